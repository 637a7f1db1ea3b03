# Textes du bot en français : des phrases entières avec des trous nommés.
choice-build = { $card }
    .inside = construire { $card }
    .done = tu as construit { $card }
choice-take = { $thing }
    .inside = prendre { $thing-the }
    .done = tu as pris { $thing-the }
#
# On tutoie partout. Guillemets « … » ; une espace fine insécable se trouve devant ! ? ; : et avant le guillemet fermant. Nombres et listes
# sont écrits par Babel.
#
# As in English: card-ludus card-castrum card-excavation card-mine card-scriptorium card-temple card-bazar card-palace card-fortifications
# As in English: picture-points button-options button-table button-score pad-line-counted thread-name options-title
# As in English: worth-science topic-manneken-pis topic-duel topic-architects score-scientific score-commercial
# As in English: score-total poster-points duel-score-scientific duel-score-commercial architects-button-deck-central
# As in English: person-places stats-wonder-points-figures topic-science help-version

## Cartes

card-lumber_yard = Chantier
card-stone_pit = Cavité
card-clay_pool = Bassin argileux
card-ore_vein = Filon
card-tree_farm = Friche
card-excavation = Excavation
card-clay_pit = Fosse argileuse
card-timber_yard = Exploitation forestière
card-forest_cave = Gisement
card-mine = Mine
card-loom_age_1 = Métier à tisser
card-glassworks_age_1 = Verrerie
card-press_age_1 = Presse
card-pawnshop = Prêteur sur gages
card-baths = Bains
card-altar = Autel
card-theater = Théâtre
card-tavern = Taverne
card-east_trading_post = Comptoir Est
card-west_trading_post = Comptoir Ouest
card-marketplace = Marché
card-stockade = Palissade
card-barracks = Caserne
card-guard_tower = Tour de garde
card-apothecary = Officine
card-workshop = Atelier
card-scriptorium = Scriptorium
card-sawmill = Scierie
card-quarry = Carrière
card-brickyard = Briqueterie
card-foundry = Fonderie
card-loom_age_2 = Métier à tisser
card-glassworks_age_2 = Verrerie
card-press_age_2 = Presse
card-aqueduct = Aqueduc
card-temple = Temple
card-statue = Statue
card-courthouse = Tribunal
card-forum = Forum
card-caravansery = Caravansérail
card-vineyard = Vignoble
card-bazar = Bazar
card-walls = Muraille
card-training_ground = Place d’armes
card-stables = Écuries
card-archery_range = Champs de tir
card-dispensary = Dispensaire
card-laboratory = Laboratoire
card-library = Bibliothèque
card-school = École
card-pantheon = Panthéon
card-gardens = Jardins
card-town_hall = Hôtel de ville
card-palace = Palace
card-senate = Sénat
card-haven = Port
card-lighthouse = Phare
card-chamber_of_commerce = Chambre de Commerce
card-arena = Arène
card-fortifications = Fortifications
card-circus = Cirque
card-arsenal = Arsenal
card-siege_workshop = Atelier de siège
card-lodge = Loge
card-observatory = Observatoire
card-university = Université
card-academy = Académie
card-study = Étude
card-workers_guild = Guilde des Travailleurs
card-craftsmens_guild = Guilde des Artisans
card-traders_guild = Guilde des Commerçants
card-philosophers_guild = Guilde des Philosophes
card-spies_guild = Guilde des Espions
card-strategists_guild = Guilde des Stratèges
card-well = Puits
card-ludus = Ludus
card-castrum = Castrum
card-decorators_guild = Guilde des Décorateurs
card-shipowners_guild = Guilde des Armateurs
card-scientists_guild = Guilde des Scientifiques
card-magistrates_guild = Guilde des Magistrats
card-builders_guild = Guilde des Bâtisseurs

## Merveilles

wonder-rhodes = Le Colosse de Rhodes
    .the = le Colosse de Rhodes
wonder-alexandria = Le Phare d’Alexandrie
    .the = le Phare d’Alexandrie
wonder-ephesus = Le Temple d’Artémis à Éphèse
    .the = le Temple d’Artémis à Éphèse
wonder-babylon = Les Jardins suspendus de Babylone
    .the = les Jardins suspendus de Babylone
wonder-olympia = La Statue de Zeus à Olympie
    .the = la Statue de Zeus à Olympie
wonder-halicarnassus = Le Mausolée d’Halicarnasse
    .the = le Mausolée d’Halicarnasse
wonder-giza = La Grande Pyramide de Gizeh
    .the = la Grande Pyramide de Gizeh
wonder-manneken_pis = Manneken Pis
    .the = Manneken Pis
# La forme « of » suit « l’étape 2 ».
city-rhodes = Rhodes
    .of = de Rhodes
city-alexandria = Alexandrie
    .of = d’Alexandrie
city-ephesus = Éphèse
    .of = d’Éphèse
city-babylon = Babylone
    .of = de Babylone
city-olympia = Olympie
    .of = d’Olympie
city-halicarnassus = Halicarnasse
    .of = d’Halicarnasse
city-giza = Gizeh
    .of = de Gizeh
city-manneken_pis = Bruxelles
    .of = de Bruxelles

## Ressources, symboles, couleurs

# La forme « some » suit un verbe : produit du bois.
resource-wood = bois
    .some = du bois
    .plural = bois
resource-stone = pierre
    .some = de la pierre
    .plural = pierres
resource-ore = minerai
    .some = du minerai
    .plural = minerais
resource-clay = argile
    .some = de l’argile
    .plural = argiles
resource-glass = verre
    .some = du verre
    .plural = verres
resource-cloth = textile
    .some = du textile
    .plural = textiles
resource-papyrus = papyrus
    .some = du papyrus
    .plural = papyrus
symbol-tablet = tablette
symbol-compass = compas
symbol-gear = rouage
symbol-count = { $symbol ->
    [tablet] { $count ->
            [one] { $count } tablette
           *[other] { $count } tablettes
        }
    [compass] { $count } compas
   *[gear] { $count ->
            [one] { $count } rouage
           *[other] { $count } rouages
        }
}
# La forme « fem » accompagne « carte », « plural » accompagne « cartes ».
colour-brown = marron
    .fem = marron
    .plural = marron
colour-grey = gris
    .fem = grise
    .plural = grises
colour-blue = bleu
    .fem = bleue
    .plural = bleues
colour-green = vert
    .fem = verte
    .plural = vertes
colour-yellow = jaune
    .fem = jaune
    .plural = jaunes
colour-red = rouge
    .fem = rouge
    .plural = rouges
colour-purple = violet
    .fem = violette
    .plural = violettes

## Listes, coûts et effets

resource-count = { $count ->
    [one] { $count } { $resource }
   *[other] { $count } { $resource-plural }
}
    .some = { $count ->
        [one] { $count } { $resource }
       *[other] { $count } { $resource-plural }
    }
colour-count = { $count ->
    [one] { $count } { $colour-fem }
   *[other] { $count } { $colour-plural }
}
# A number with one decimal place, such as 12.5.
number-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cost = Coûte { $cost-some }.
cost-nothing = Gratuit.
cost-of-the-copied-stage = Même coût que l’étape copiée.
effect-produce = Produit { $resource-some }.
effect-produce-one-of = Produit { $resources-some }, au choix à chaque tour.
# La cité qui a l’effet : celle du lecteur ou la Cité franche.
owner-yes = toi
    .cost = te coûtent
    .ton = ton
    .tes = tes
    .city = ta cité
    .builds = tu construis
    .plays = tu joues tes
    .left = de ton voisin de gauche
    .right = de ton voisin de droite
    .either = d’un de tes voisins
owner-no = la Cité franche
    .cost = coûtent à la Cité franche
    .ton = son
    .tes = ses
    .city = la Cité franche
    .builds = la Cité franche construit
    .plays = la Cité franche joue ses
    .left = du voisin de gauche de la Cité franche
    .right = du voisin de droite de la Cité franche
    .either = d’un voisin de la Cité franche
effect-produce-one-of-alone = Produit { $resources-some }, au choix à chaque tour, pour { $owner } uniquement.
effect-victory-points = { $count ->
    [one] Vaut { $count } point.
   *[other] Vaut { $count } points.
}
effect-shields = { $count ->
    [one] Ajoute { $count } bouclier.
   *[other] Ajoute { $count } boucliers.
}
effect-coins = { $count ->
    [one] Rapporte { $count } pièce.
   *[other] Rapporte { $count } pièces.
}
effect-science = Symbole scientifique : { $symbol }.
effect-science-any = Un symbole scientifique au choix, celui qui rapporte le plus à la fin.
effect-discount-raw = Bois, pierre, minerai et argile { $owner-cost } { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} l’unité chez { $side ->
    [left] { $owner-ton } voisin de gauche.
    [right] { $owner-ton } voisin de droite.
   *[both] { $owner-tes } deux voisins.
}
effect-discount-manufactured = Verre, textile et papyrus { $owner-cost } { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} l’unité chez { $side ->
    [left] { $owner-ton } voisin de gauche.
    [right] { $owner-ton } voisin de droite.
   *[both] { $owner-tes } deux voisins.
}
counted-cards = carte { $colours-fem }
counted-wonder-stages = étape de Merveille
counted-defeat-tokens = jeton Défaite
effect-per-coins = { $scope ->
    [self] { $coins ->
        [one] Rapporte tout de suite { $coins } pièce par { $counted } dans { $owner-city }.
       *[other] Rapporte tout de suite { $coins } pièces par { $counted } dans { $owner-city }.
    }
    [neighbours] { $coins ->
        [one] Rapporte tout de suite { $coins } pièce par { $counted } chez { $owner-tes } deux voisins.
       *[other] Rapporte tout de suite { $coins } pièces par { $counted } chez { $owner-tes } deux voisins.
    }
   *[other] { $coins ->
        [one] Rapporte tout de suite { $coins } pièce par { $counted } dans { $owner-city } et chez { $owner-tes } deux voisins.
       *[other] Rapporte tout de suite { $coins } pièces par { $counted } dans { $owner-city } et chez { $owner-tes } deux voisins.
    }
}
effect-per-points = { $scope ->
    [self] { $points ->
        [one] Vaut { $points } point par { $counted } dans { $owner-city }.
       *[other] Vaut { $points } points par { $counted } dans { $owner-city }.
    }
    [neighbours] { $points ->
        [one] Vaut { $points } point par { $counted } chez { $owner-tes } deux voisins.
       *[other] Vaut { $points } points par { $counted } chez { $owner-tes } deux voisins.
    }
   *[other] { $points ->
        [one] Vaut { $points } point par { $counted } dans { $owner-city } et chez { $owner-tes } deux voisins.
       *[other] Vaut { $points } points par { $counted } dans { $owner-city } et chez { $owner-tes } deux voisins.
    }
}
effect-per-both = { $points ->
    [one] Par { $counted } dans { $owner-city } : { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        } tout de suite et { $points } point à la fin.
   *[other] Par { $counted } dans { $owner-city } : { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        } tout de suite et { $points } points à la fin.
}
effect-free-build-once-per-age = Une fois par Âge, { $owner-builds } une carte gratuitement.
effect-play-seventh-card = Au tour 6 de chaque Âge, { $owner-plays } deux dernières cartes.
effect-build-from-discard = À la fin du tour, { $owner-builds } gratuitement une carte de la défausse.
effect-copy-neighbour-guild = À la fin, la meilleure guilde d’un voisin compte aussi pour { $owner }.
effect-first-card-free = La première carte que tu joues à chaque Âge est gratuite.
effect-last-card-free = La dernière carte que tu joues à chaque Âge est gratuite.
effect-new-colour-free = La première carte de chaque couleur dans ta cité est gratuite.
effect-points-if-wonder-complete = { $points ->
    [one] Vaut { $points } point
   *[other] Vaut { $points } points
} si ta Merveille est terminée.
effect-copy-stage = { $side ->
    [left] Copie l’étape { $stage } de la Merveille { $owner-left }.
    [right] Copie l’étape { $stage } de la Merveille { $owner-right }.
   *[both] Copie l’étape { $stage } de la Merveille { $owner-either }.
}

## Mots dans les images

# Où se coupent les longs mots des noms de cartes, dans les images.
picture-word-breaks = Baraque-ments Caravan-sérail Fortifi-cations Commer-çants
picture-round = Tour { $round } sur { $rounds }
picture-gets-hand = reçoit la main
picture-sells-nothing = ne vend rien
picture-next-stage = Étape { $stage } à venir
picture-next-stage-of = { $city } : { $stage }
picture-wonder-complete = Merveille terminée
picture-so-far = jusqu’ici
picture-points = points
picture-seat-name = Joueur { $seat }
side-in-full = face { $side }
side-in-full-second_edition-a = face Jour
side-in-full-second_edition-b = face Nuit
side-second_edition-a = Jour
side-second_edition-b = Nuit
picture-city = { $city } · { $side }
picture-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
picture-no-production = Ne produit rien
picture-no-buildings = Aucun bâtiment
bar-free = Gratuit
bar-need = Manque
bar-not-sold = Pas en vente
bar-too-few-sold = { $sale } sur { $missing } en vente
bar-have-it = Déjà construit
bar-complete = Terminée
bar-must-build = Obligatoire

## Les images en mots

words-round = Âge { $age }, tour { $round } sur { $rounds }.
words-hand-coins = { $own ->
    [yes] Tu as { $coins }.
   *[no] Ces cartes sont pour la Cité franche, qui a { $coins }.
}
words-hand-shields = Boucliers : { $count }.
words-hand-no-science = Aucun symbole scientifique.
words-hand-next = Cette main passe ensuite à { $name }.
words-neighbour-sells = { $side ->
    [left] À gauche, { $name } : { $shields }, vend { $resources-some }.
   *[right] À droite, { $name } : { $shields }, vend { $resources-some }.
}
words-produces = Production : { $resources }.
words-produces-alone = Pas en vente : { $resources }.
words-nothing = rien
    .some = rien
words-discount-raw = Les matières premières coûtent { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} l’unité chez { $side ->
    [left] le voisin de gauche.
    [right] le voisin de droite.
   *[both] les deux voisins.
}
words-discount-manufactured = Les produits manufacturés coûtent { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} l’unité chez { $side ->
    [left] le voisin de gauche.
    [right] le voisin de droite.
   *[both] les deux voisins.
}
words-card = { $number }. { $card } :
words-price = { $own ->
    [yes] Tu paies { $payments }.
   *[no] Elle paie { $payments }.
}
words-price-bank = { $coins } à la banque
words-price-neighbour = { $coins } à { $name-the }
words-price-own = { $own ->
    [yes] Tu as tout ce qu’il faut.
   *[no] Elle a tout ce qu’il faut.
}
words-price-chain = { $own ->
    [yes] Gratuit par chaînage : tu as { $source }.
   *[no] Gratuit par chaînage : elle a { $source }.
}
words-price-power = Gratuit grâce au pouvoir de ta Merveille.
words-price-power-too = Ou gratuit grâce au pouvoir de ta Merveille.
words-obstacle-owned = { $own ->
    [yes] Tu as déjà ce bâtiment.
   *[no] Elle a déjà ce bâtiment.
}
words-obstacle-unsold = Impossible : { $shortages }.
shortage = il faut { $needed-some } ({ $own ->
    [yes] { $made ->
        [0] tu n’en produis pas
       *[other] tu en produis { $made }
    }
   *[no] { $made ->
        [0] la Cité franche n’en produit pas
       *[other] la Cité franche en produit { $made }
    }
} et { $sale ->
    [0] aucun voisin n’en vend
   *[other] il y en a seulement { $sale } en vente
})
words-obstacle-coins = Impossible : ça coûte { $coins }.
words-obstacle-complete = Plus d’étape à construire.
words-obstacle-chain = Impossible : la Cité franche doit construire une carte gratuite par chaînage.
words-stage = { $whose ->
    [own] Prochaine étape de ta Merveille, { $stage } sur { $stages } :
    [copy] Étape { $stage } sur { $stages }, copiée { FIRST($name) ->
            [vowel] d’{ $name }
           *[other] de { $name }
    } :
   *[other] Prochaine étape pour { $name-the }, { $stage } sur { $stages } :
}
words-wonder-complete = { $own ->
    [yes] Ta Merveille est terminée.
   *[no] { $name-begins } a terminé sa Merveille.
}
words-city = { $over ->
    [yes] { $name } : { $city }, { $side }, { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
   *[no] { $name } : { $city }, { $side }, { $points ->
            [one] { $points } point pour l’instant.
           *[other] { $points } points pour l’instant.
        }
}
words-city-neighbour = { $side ->
    [left] Voisin de gauche : { $name }, { $shields }.
   *[right] Voisin de droite : { $name }, { $shields }.
}
words-shields = { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}
words-city-stages = Étapes construites : { $built } sur { $stages }.
words-city-means = { $coins }, { $shields }.
words-city-tokens = Jetons Conflit : { $tokens }.
words-city-science = Science : { $symbols }, pour { $points }.
words-symbols-of-choice = { $count ->
    [one] { $count } symbole au choix
   *[other] { $count } symboles au choix
}
words-city-buildings = { $colour ->
    [brown] Marron : { $cards }.
    [grey] Gris : { $cards }.
    [blue] Bleu : { $cards }.
    [green] Vert : { $cards }.
    [yellow] Jaune : { $cards }.
    [red] Rouge : { $cards }.
    [purple] Violet : { $cards }.
   *[other] { CAPITAL($name) } : { $cards }.
}
words-city-no-buildings = Aucun bâtiment pour l’instant.

## Images de toute la table

table-title = La table
table-over = La partie est terminée
table-passing = { $passing ->
    [left] on passe à gauche
    [swap] on échange
   *[right] on passe à droite
}
table-side = { $side ->
    [left] gauche
   *[right] droite
}
table-discard = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-words = Âge { $age }, tour { $round } sur { $rounds }. Les mains passent { $passing ->
    [left] à gauche
    [swap] à l’adversaire
   *[right] à droite
}. { $count ->
    [one] { $count } carte dans la défausse.
   *[other] { $count } cartes dans la défausse.
}
table-words-over = La partie est terminée. { $count ->
    [one] { $count } carte dans la défausse.
   *[other] { $count } cartes dans la défausse.
}
table-words-city = { $name }, { $wonder } : étapes { $built } sur { $stages }, { $coins }, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}, { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}, { $points }{ $pick ->
    [picked] , a choisi.
    [waiting] , n’a pas encore choisi.
   *[none] .
}

## Commandes

command-join = Ouvrir une table dans ce salon, ou rejoindre celle qui est ouverte
command-join-game = Quel jeu (par défaut : 7 Wonders)
command-mine = Voir quelles parties t’attendent, sur tous les serveurs (visible par toi uniquement)
command-score = Compter les points d’une partie jouée en vrai (visible par toi uniquement avant partage)
command-score-players = Les joueurs, dans l’ordre des places, séparés par des virgules : Nessi, @Tobias, Vreneli
command-score-game = Quel jeu (par défaut : 7 Wonders)
command-help = Voir tout ce que tu peux faire ici (visible par toi uniquement)
command-leave = Quitter la table ou la partie de ce salon
command-start = Lancer la partie de ce salon (hôte uniquement)
command-options = Régler les plateaux, le rythme et le reste (hôte uniquement)
command-end = Arrêter la partie ou fermer la table de ce salon (hôte et modérateurs)
command-replace = Remplacer quelqu’un par une IA (hôte et modérateurs)
command-replace-player = Qui remplacer
command-hand = Voir tes cartes et choisir où les recevoir (visible par toi uniquement)
command-table = Voir toute la table
command-city = Voir une cité
command-city-player = La cité de qui (par défaut : la tienne)
command-cities = Voir toutes les cités
command-cities-public = Les montrer à tout le salon
command-status = Voir où en est la partie et qui on attend
command-log = Voir ce qui vient de se passer
command-card = Voir une carte ou un jeton Progrès : coût, effet et chaînages
command-card-name = Son nom
command-wonder = Voir une Merveille : son coût et ses effets
command-wonder-name = Son nom
command-record = Télécharger la dernière partie terminée de ce salon
command-replay = Revoir tour par tour la dernière partie de ce salon, ou celle d’un fichier
command-replay-record = Un fichier de /record (par défaut : la dernière partie de ce salon)
command-stats = Voir les statistiques des parties terminées
command-stats-games = Lister les parties terminées, du serveur ou d’un joueur, et en ouvrir une
command-stats-games-player = Les parties de qui (par défaut : tout le serveur)
command-stats-player = Voir les places, points, Merveilles et adversaires d’un joueur
command-stats-player-player = Quel joueur (par défaut : toi)
command-stats-ranking = Voir le classement du serveur pour un jeu
command-stats-wonders = Voir combien de fois chaque Merveille a été jouée et a gagné sur ce serveur
command-stats-records = Voir les meilleurs scores du serveur
command-stats-game = Quel jeu (par défaut : le dernier joué ici)
command-stats-game-most = Quel jeu (par défaut : le plus joué)
command-stats-players = À combien de joueurs (par défaut : peu importe)
command-stats-season = Quelle saison, d’un trimestre chacune (par défaut : celle en cours)
command-language = Choisir ta langue, celle du serveur ou celle de la table
command-language-me = Ta langue à toi (sinon : celle de ton Discord)
command-language-server = La langue de tout le serveur (il faut la permission Gérer le serveur)
command-language-table = La langue de la table de ce salon (hôte et modérateurs)
command-edition = Voir ou choisir l’édition de 7 Wonders du serveur
command-edition-server = L’édition des nouvelles tables du serveur (il faut la permission Gérer le serveur)
command-privacy = Voir ce que le bot garde sur toi, pourquoi et combien de temps (visible par toi uniquement)
command-forget = Supprimer ce que le bot garde sur toi (avec confirmation)
command-rules = Apprendre à jouer, voir les symboles ou lire les règles
command-rules-topic = Ce que tu veux savoir

## What stands before what one types, in small letters, as in player: Ann

parameter-game = jeu
parameter-here = ici
parameter-me = moi
parameter-name = nom
parameter-player = joueur
parameter-players = joueurs
parameter-public = public
parameter-record = enregistrement
parameter-season = saison
parameter-server = serveur
parameter-table = table
parameter-topic = sujet

## Noms des joueurs ordinateurs ; le premier libre est pris

computer-names = Hera, Apollo, Athena, Hermes, Artemis, Ares, Demeter, Dionysus, Hestia, Poseidon, Iris, Pan, Nike, Selene
computer-name = { $level ->
    [easy] { $name } (facile)
    [strong] { $name } (expert)
   *[normal] { $name }
}
computer-name-in-full = { $level ->
    [easy] { $name } (IA, facile)
    [strong] { $name } (IA, expert)
   *[normal] { $name } (IA, normal)
}

## Ce qu’un joueur ordinateur dit à la fin

farewell-won = { $level ->
    [easy] { $name } dit : « J’ai gagné, moi ? J’aimais juste les couleurs. »
    [strong] { $name } dit : « Je l’avais vu venir. Bien joué quand même. »
   *[normal] { $name } dit : « Ma cité s’en sort bien. Merci pour la partie ! »
}
farewell-won-close = { $name } dit : « C’était serré ! À une carte près, c’était toi. »
farewell-shared = { $name } dit : « Ex æquo tout en haut ? Ça me va. »
farewell-lost-close = { $name } dit : « J’y étais presque. On remet ça ? »
farewell-lost = { $level ->
    [easy] { $name } dit : « J’apprends encore. Tu me remontreras à l’occasion. »
    [strong] { $name } dit : « Pas vu venir, et pourtant j’ai cherché. Bien joué. »
   *[normal] { $name } dit : « Ta cité était la plus belle. Bien joué. »
}
farewell-won-at-once = { $name } dit : « Déjà fini ! La prochaine fois, surveille les deux victoires immédiates. »
farewell-lost-at-once = { $name } dit : « Et moi qui comptais encore mes points ! Bravo. »

## Boutons

button-join = Rejoindre
button-leave = Quitter
button-add-computer = Ajouter une IA
button-fill-with-computers = Compléter
button-levels = Difficulté
button-edition = { $edition ->
    [base] Jouer à la 2e édition
   *[other] Jouer à la 1re édition
}
button-hints = { $hints ->
    [on] Conseils : oui
   *[off] Conseils : non
}
button-hint = Conseil
button-remove-computer = Retirer une IA
button-options = Options
button-choose-wonder = Choisir ma Merveille
button-start = Lancer
button-my-hand = Ma main
button-hands-in-channel = Dans le salon
button-hands-by-message = En MP
button-my-city = Ma cité
button-show-to-all = Montrer à tous
button-table = Table
button-cities = Cités
button-rules = Règles
button-how-to-play = Comment jouer
button-all-signs = Tous les symboles
button-next-page = Suivant
button-nudge = Relancer
button-text = Texte
button-play-on = On continue
button-admit = Laisser revenir
button-back = Me revoilà
button-take-seat = Prendre la place
button-take-seat-of = Prendre la place { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
button-stay = Rester
button-replace = Remplacer
button-end = Arrêter la partie
button-keep-playing = Continuer
button-age = Âge { $age }
button-draft = Sélection
button-turn = Tour { $number }
button-score = Score
button-play-again = Rejouer
button-play-again-turned = { $mixed ->
    [yes] Changer de face
   *[no] Jouer la { $side }
}
button-start-with-computers = Lancer avec des IA
button-details = Mon score
button-build = Construire
button-build-cost = { $cost ->
    [0] { button-build }
    [one] Construire · { $cost } pièce
   *[other] Construire · { $cost } pièces
}
button-unsold = Pas en vente : { $resources }
button-short = Il manque { $missing ->
    [one] { $missing } { $resources }
   *[other] { $missing } { $resources-plural }
}, { $sale } en vente
button-build-none = Ne rien construire
button-stage = Merveille
button-stage-cost = { $cost ->
    [0] { button-stage }
    [one] Merveille · { $cost } pièce
   *[other] Merveille · { $cost } pièces
}
button-stage-unsold = Merveille : pas en vente ({ $resources })
button-stage-short = Merveille : il manque { $missing ->
    [one] { $missing } { $resources }
   *[other] { $missing } { $resources-plural }
}, { $sale } en vente
button-stage-no = Merveille : chaînage d’abord
button-stage-complete = Merveille terminée
button-stage-copy = { $cost ->
    [0] Merveille : copier { $name }
    [one] Merveille : copier { $name } · { $cost } pièce
   *[other] Merveille : copier { $name } · { $cost } pièces
}
button-sell = Défausser +{ $coins }
button-free = Gratuit (Olympie)
button-start-again = Recommencer
button-sure = { $action ->
    [none] Ne rien récupérer
   *[revive] Récupérer
}
button-not-sure = Retour
button-unasked = Ne plus demander
button-asked = Demander avant

## Jeux

game-base = 7 Wonders
game-second-edition = 7 Wonders (2e édition)
game-base-in-full = 7 Wonders (1re édition)
edition-base = 1re édition
edition-second-edition = 2e édition
edition-base-in-full = 1re édition
edition-second-edition-in-full = 2e édition
edition-host-in-full = Le dernier choix de l’hôte
game-duel = 7 Wonders Duel
game-architects = 7 Wonders Architects
name-in-game = { $name } ({ $game })

## Ce que le bot répond à qui lui parle

greeting =
    Joue ici à 7 Wonders, 7 Wonders Duel ou 7 Wonders Architects, entre amis ou contre des IA.
    Tape `/join` pour jouer, `/rules` pour apprendre, `/help` pour tout le reste.
greeting-directly =
    Joue à 7 Wonders, 7 Wonders Duel ou 7 Wonders Architects : tape `/practice` pour essayer ici, ou `/join` dans le salon d’un serveur pour jouer entre amis.
    `/mine` montre les parties qui t’attendent, `/rules` explique les règles, `/help` tout le reste.

## La table avant la partie

lobby-heading =
    ## { $game }
    { $free ->
        [0] La table est complète : **{ $count } places prises sur { $most }.** { $host } peut lancer la partie.
       *[other] { $host } cherche du monde. **{ $count ->
            [one] { $count } place prise sur { $most }.
           *[other] { $count } places prises sur { $most }.
        }**
    }
pad-heading = ## Carnet de score · { $game }
pad-how = Touche un joueur et remplis le formulaire : le bot fait le calcul. Touche-le de nouveau pour corriger. Ce carnet est visible par toi uniquement. Il est gardé un mois, ou jusqu’au prochain.
pad-how-counted = Tout est rempli. Touche un joueur pour corriger, ou **Calculer** pour voir la feuille de score.
pad-line-open = { $number }. { $name }
pad-line-filled = { $number }. { $name } · rempli
pad-line-counted = { $number }. { $name } · { $count ->
    [one] **{ $points } point**
   *[other] **{ $points } points**
}
pad-line-wrong = { $number }. { $name } · à corriger : { $fields }
pad-limits = { $field } ({ $limits })
pad-others-how = { $count } nombres : { $field }, puis { $others }.
pad-shared-board = { $board } est pris deux fois : change l’un des deux.
pad-board = { $city } { $side }
pad-real-table = -# Partie jouée en vrai, comptée sur un carnet de score.
pad-entered = Partie ajoutée à l’historique du serveur, avec la mention « jouée en vrai ». Elle ne compte dans aucun classement.
pad-dropped = Partie retirée de l’historique. Tu as toujours le carnet.
button-pad-count = Calculer
button-pad-enter = Garder dans l’historique
button-pad-drop = Retirer
pad-base-does-not-add-up = Ces points militaires sont impossibles : chaque victoire est la défaite d’un voisin, donc le total de la table est un nombre pair, de 0 à 6 par joueur. Revérifie les jetons Conflit.
pad-base-boards = Merveille et face
pad-base-war = Points militaires et pièces
pad-base-war-how = Deux nombres, comme -1 14 : jetons Conflit (-6 à 18), puis pièces restantes.
pad-base-wonder = Points de Merveille et de cartes bleues
pad-base-wonder-how = Deux nombres, comme 10 21.
pad-base-science = Tablettes, compas, rouages
pad-base-science-how = Trois nombres, comme 2 1 3. Ajoute les symboles au choix là où ils rapportent le plus.
pad-base-trade = Points de cartes jaunes et violettes
pad-base-trade-how = Deux nombres, comme 4 9.
pad-duel-does-not-add-up = Le pion Conflit est d’un seul côté : un seul joueur marque des points avec. Mets 0 pour l’autre.
pad-duel-boards = Merveilles construites
pad-duel-cards = Points de cartes bleues et vertes
pad-duel-cards-how = Deux nombres, comme 18 7.
pad-duel-more = Points de cartes jaunes et violettes
pad-duel-more-how = Deux nombres, comme 3 6.
pad-duel-wonders = Points de Merveilles et de jetons Progrès
pad-duel-wonders-how = Deux nombres, comme 9 4.
pad-duel-war = Pièces, et points du pion Conflit
pad-duel-war-how = Deux nombres, comme 11 5 : pièces restantes, puis 0, 2, 5 ou 10.
pad-duel-settle = Type de victoire
pad-duel-by-points = Victoire aux points
pad-duel-military = Victoire militaire : { $name }
pad-duel-scientific = Victoire scientifique : { $name }
pad-architects-boards = Merveille
pad-architects-wonder = Points de Merveille, étapes construites
pad-architects-wonder-how = Deux nombres, comme 14 4 : points, puis étapes construites (0 à 5).
pad-architects-blue = Points de cartes bleues
pad-architects-blue-how = Un nombre. Le Chat se règle sous le carnet.
pad-architects-war = Jetons Victoire Militaire
pad-architects-war-how = Combien (3 points chacun).
pad-architects-progress = Points de jetons Progrès
pad-architects-progress-how = Un nombre.
pad-architects-settle = Le Chat
pad-architects-no-cat = Personne n’a le Chat
pad-architects-cat = { $name } a le Chat
mine-your-turn = ## C’est ton tour
mine-all-done = ## Tu es à jour
mine-nothing = Tu n’es dans aucune partie. Tape `/join` dans un salon pour ouvrir une table ou rejoindre celle qui est ouverte.
mine-game = **{ $game }** · { $place }
mine-place = { $place } sur { $server }
mine-since = Ton tour a commencé { $since }. Pas de limite de temps.
mine-since-until = Ton tour a commencé { $since } et finit { $until }.
mine-others-too = On attend aussi { $names }.
mine-only-you = On n’attend plus que toi.
mine-kept = Ta place pour la prochaine partie est réservée. Elle se libère { $until }.
mine-others = **Tes autres tables**
mine-quiet = { $game } · { $place } : on attend { $names }.
mine-away = { $game } · { $place } : une IA joue pour toi. Appuie sur **{ $button-back }** pour reprendre.
mine-goes-on = { $game } · { $place } avance sans toi pour l’instant.
mine-lobby = { $game } · { $place } n’a pas encore commencé.
mine-more = { $count ->
    [one] Et { $count } autre.
   *[other] Et { $count } autres.
}
button-go-there = Y aller
help-intro =
    ## Ce que tu peux faire
    7 Wonders, 7 Wonders Duel et 7 Wonders Architects, entre amis ou contre des IA. Tu débutes ? Commence par `/practice`.
help-intro-guest =
    ## Ce que tu peux faire ici
    Le bot n’est pas présent ici, mais tu as l’appli : tu peux t’entraîner, te renseigner et compter les points. Pour jouer entre amis, ajoute le bot à un serveur.
help-play = **Jouer maintenant**
help-game = **Pendant une partie**
help-look-up = **Se renseigner**
help-afterwards = **Après une partie**
help-together = **Sur ce serveur**
help-me = **Ta langue et tes données**
help-line = `/{ $command }` { $does }
help-elsewhere = -# Pour tout le reste, il y a des boutons là où il faut : jouer une carte, voir la table, rejouer.
help-version = -# Version { $version }
button-add-to-server = Ajouter à un serveur
button-add-to-person = Ajouter pour toi
lobby-heading-again =
    ## { $game }
    { $host } veut rejouer. { $count ->
        [one] **{ $count } joueur présent.**
       *[other] **{ $count } joueurs présents.**
    }
lobby-seat-kept = { $number }. { $name } · place réservée
lobby-kept = Les places réservées se libèrent { $until }. **Rejoindre** pour prendre la tienne, **Quitter** pour la laisser. La partie démarre quand tout le monde est là ; { $host } peut la lancer avant, avec des IA aux places vides.
lobby-seat = { $number }. { $name }
levels = Quel niveau pour les IA ? Tu peux changer jusqu’au début de la partie.
levels-none = Il n’y a plus d’IA à cette table.
levels-choose = Choisir la difficulté
levels-of-all = { $level ->
    [easy] Toutes en facile
    [strong] Toutes en expert
   *[normal] Toutes en normal
}
level-easy = Joue comme un débutant
level-normal = Joue bien et surveille les autres
level-strong = Anticipe et se trompe rarement
lobby-seat-board = { $seat } · { $city } { $side }
lobby-options = -# { $options }
lobby-side-b = { $edition ->
    [second-edition] La face Nuit est plus complexe. Pour une première partie, prends la face Jour.
   *[other] La face B est plus complexe. Pour une première partie, prends la face A.
}
lobby-two-players = À deux, vous jouez à tour de rôle une troisième cité, la Cité franche (la variante experte). Pour une partie normale, ajoute une IA.
lobby-not-for-two = La 2e édition se joue de 3 à 7 joueurs, sans variante à deux. Ajoute une IA ou passe à la 1re édition.
lobby-hints = Les **conseils** sont activés : chacun peut voir en privé ce que ferait un bon joueur, et pourquoi. Cette partie ne comptera pas au classement.
lobby-footer-duel = Tout est sur la table : chaque tour est un message ici, avec les boutons pour jouer. Première fois ? **Comment jouer** t’explique tout en cinq pages.
lobby-footer-base = Tu reçois tes cartes en MP. Tes MP sont bloqués ? Pas grave : appuie sur **Ma main** pendant la partie.
lobby-changed = C’est fait.
lobby-seated = Tu as une place ici : { $place }
lobby-started-in-thread =
    ## Tout le monde est là
    La partie se joue dans { $thread }.
lobby-closed = Cette table est fermée. `/join` en ouvre une nouvelle.
lobby-expired = Personne n’est venu depuis un moment : la table est fermée. `/join` en ouvre une nouvelle.
lobby-everyone-left = Tout le monde est parti : la table est fermée. `/join` en ouvre une nouvelle.
thread-name = 7 Wonders · { $names }
no-thread = Le bot ne peut pas ouvrir de fil ici : la partie se joue dans ce salon.
seat-taken-hello = Tu as une place sur **{ $server }**. Tes cartes arriveront ici. Tu préfères les voir dans le salon ? Alors tape `/hand` là-bas.
seat-hand-sent = La place est à toi. Tes cartes sont dans tes MP ; `/hand` pour changer.
direct-messages-closed = Le bot ne peut pas t’écrire en MP. Pas grave : appuie sur **{ $button-my-hand }** pendant la partie pour voir tes cartes. Si tu préfères les MP, autorise-les dans les paramètres de confidentialité du serveur, puis quitte la table et reviens.
direct-messages-enough = Tes cartes sont dans le salon : appuie sur **{ $button-my-hand }** pendant la partie, et personne d’autre ne les voit. Discord limite le nombre de nouvelles personnes à qui un bot peut écrire chaque jour ; avec `/hand`, tu peux redemander des MP un autre jour.
hand-settings = **Paramètres de 7 Wonders**
hands-in-channel = Tes cartes sont dans le salon, sous **{ $button-my-hand }**. Tu ne reçois pas de MP.
hands-in-channel-now = Dès le prochain tour, tes cartes sont dans le salon, sous **{ $button-my-hand }**. `/hand` pour changer.
hands-by-no-message-now = Tu ne reçois pas de MP de ce bot : ils sont bloqués, ou il n’a pas encore essayé. Il essaiera la prochaine fois que tu rejoins une table. Où veux-tu tes cartes ?
hands-by-message = Tu reçois tes cartes en MP. **{ $button-my-hand }**, dans le salon, les montre aussi.
hands-by-message-now = Dès le prochain tour, tu reçois tes cartes en MP. `/hand` pour changer.
choices-asked = Quand tu joues seulement contre des IA, tu confirmes chaque choix.
choices-unasked = Quand tu joues seulement contre des IA, tes choix comptent tout de suite.
boards-heading = Plateaux, { $side }
boards-city = { $city } :
choose-board = Choisis un plateau pour ta cité. Toute la table voit ton choix.
choose-board-shown = Voici ta Merveille :
start-not-chosen = { $count ->
    [one] { $names } n’a pas choisi de Merveille et en aura une au hasard si tu lances maintenant.
   *[other] { $names } n’ont pas choisi de Merveille et en auront une au hasard si tu lances maintenant.
}
button-start-anyway = Lancer quand même
choose-board-list = Choisir un plateau
board = { $wonder }, { $side }
board-dealt = Plateau au hasard

## Options

options-title = Options
option-sides = Plateaux
option-sides-a = { $edition ->
    [second-edition] Face Jour
   *[other] Face A
}
option-sides-b = { $edition ->
    [second-edition] Face Nuit
   *[other] Face B
}
option-sides-a-b = { $edition ->
    [second-edition] Faces Jour et Nuit, mélangées
   *[other] Faces A et B, mélangées
}
option-wonders = Merveilles
option-wonders-dealt = Merveilles au hasard
option-wonders-chosen = Merveilles au choix des joueurs
option-wonders-dealt-with-manneken-pis = Merveilles au hasard, avec Manneken Pis
option-wonders-chosen-with-manneken-pis = Merveilles au choix, avec Manneken Pis
option-pace = Rythme
option-pace-live = Rapide : 90 secondes par tour
option-pace-relaxed = Tranquille : 10 minutes par tour
option-pace-slow = Lent : 24 heures par tour
option-pace-none = Sans limite de temps
option-pictures = Images après chaque tour
option-pictures-strip = Une petite image par cité à chaque tour
option-pictures-round = Les cités entières à chaque tour
option-pictures-age = Les cités entières, une fois par Âge
option-pause = Pause avant le tour des IA
option-pause-short = Courte pause avant le tour des IA
option-pause-long = Longue pause avant le tour des IA
option-pause-none = Pas de pause avant le tour des IA
option-place = Où jouer
option-place-channel = Dans ce salon
option-place-thread = Dans un nouveau fil

## Permissions

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages

## La partie commence

opening =
    ## La partie commence ! { $edition ->
        [second-edition] (2e édition)
       *[other] (1re édition)
    }
    { $boards }.
    { $passing ->
        [left] **Âge I** · on passe à gauche :
        [swap] **Âge I** · on échange les mains :
       *[right] **Âge I** · on passe à droite :
    } { $circle }
    Chaque cité commence avec { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
opening-rich = { $coins ->
    [one] { $city } commence avec { $coins } pièce.
   *[other] { $city } commence avec { $coins } pièces.
}
opening-board = { $name } : **{ $city } { $side }**
free-city = Cité franche
    .the = la Cité franche
    .begins = La Cité franche

## Un tour, en public

heading-round = **Âge { $age }, tour { $round } sur { $rounds }**
heading-free-city = **Âge { $age }, tour { $round } sur { $rounds }** · { $name } joue aussi la Cité franche
heading-seventh-card = **Âge { $age }, la septième carte**
heading-revive = **Âge { $age }, tour { $round } sur { $rounds } : la défausse**
status-time = { $heading } · finit { $until }
status-everyone-has-picked = Tout le monde a choisi.
status-waiting-for = { $count ->
    [one] ⏳ On attend { $names }.
   *[other] { $ready ->
        [one] ⏳ On attend { $names }. { $ready } sur { $count } a choisi.
       *[other] ⏳ On attend { $names }. { $ready } sur { $count } ont choisi.
    }
}
shown-by = -# Montré par { $name }
shown-to-all = -# Tout le salon le voit maintenant.
nudge = { $persons } Toc toc, la partie attend ! (Relance { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
})
nudged = Relance envoyée à { $names } dans la partie. On peut relancer chacun une fois par heure.
nudged-but = Relance envoyée à { $names } dans la partie, mais pas à { $others } : on peut relancer chacun une fois par heure.
status-resumed = -# Le bot s’est absenté un instant. Rien n’est perdu, on reprend.
status-closed = { $person } : appuie sur **Ma main** pour voir tes cartes.
status = { $heading }. On attend { $names }.
status-all-picked = { $heading }. Tout le monde a choisi, la suite arrive.
status-abandoned = La dernière partie ici a été abandonnée, sans score. `/table` et `/city` la montrent encore, `/record` la donne en fichier ; `/join` ouvre une nouvelle table.
status-over = La dernière partie ici est terminée. `/table` et `/city` la montrent encore ; `/join` ouvre une nouvelle table.
status-lobby = { $count ->
    [one] Une table est ouverte ici, { $count } place prise. `/join` te donne la suivante.
   *[other] Une table est ouverte ici, { $count } places prises. `/join` te donne la suivante.
}
reminder = Tu n’as pas encore choisi sur **{ $server }**. Ton tour finit { $until }.
reminder-turns = C’est ton tour sur **{ $server }**. Il finit { $until }.
reminder-public-turns = { $person }, la moitié de ton temps est passée. Les boutons sont sous l’image du tour.
reminder-public = { $person }, la moitié de ton temps est passée. Appuie sur **Ma main** dans le message du tour.
computer-thinks = { $name } réfléchit.
late-computer-played = ⏱ Temps écoulé pour { $name } : une IA a joué ce tour. { $name } reprend la main au prochain.
late-away = Pas de nouvelles { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} : une IA joue jusqu’au prochain **Me revoilà**.

## Ce qui s’est passé

told-heading = **Âge { $age }, tour { $round } sur { $rounds }**
paid-to-left = { $count ->
    [one] { $count } pièce à { $name-the }
   *[other] { $count } pièces à { $name-the }
}
paid-to-right = { $count ->
    [one] { $count } pièce à { $name-the }
   *[other] { $count } pièces à { $name-the }
}
paid-to-bank = { $count ->
    [one] { $count } pièce à la banque
   *[other] { $count } pièces à la banque
}
bought-from = { $resources } chez { $name-the }
the-bank = la banque
told-built = { $how ->
    [chain] { $name-begins } construit **{ $card }**, gratuit par chaînage avec { $source }
    [power] { $name-begins } construit **{ $card }**, gratuit avec Olympie
   *[other] { $seventh ->
        [yes] { $payment ->
            [none] { $name-begins } construit aussi la septième carte, **{ $card }**
           *[other] { $name-begins } construit aussi la septième carte, **{ $card }** ({ $payment })
        }
       *[no] { $payment ->
            [none] { $name-begins } construit **{ $card }**
           *[other] { $name-begins } construit **{ $card }** ({ $payment })
        }
    }
}
told-stage-built = { $copy ->
    [none] { $payment ->
        [none] { $name-begins } construit **l’étape { $stage } { $city-of }**
       *[other] { $name-begins } construit **l’étape { $stage } { $city-of }** ({ $payment })
    }
   *[other] { $payment ->
        [none] { $name-begins } construit **l’étape { $stage } { $city-of }**, copiée { $copied-of }
       *[other] { $name-begins } construit **l’étape { $stage } { $city-of }**, copiée { $copied-of } ({ $payment })
    }
}
told-sold = { $seventh ->
    [yes] { $name-begins } défausse la septième carte pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
   *[no] { $name-begins } défausse une carte pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
}
told-coins-taken = { $coins ->
    [one] { $name-begins } prend { $coins } pièce à la banque
   *[other] { $name-begins } prend { $coins } pièces à la banque
}
told-revived = { $card ->
    [none] { $name-begins } ne récupère rien dans la défausse
   *[other] { $name-begins } récupère **{ $card }** dans la défausse
}
told-discard-empty = Rien à construire dans la défausse pour { $name-the }.
age-ended = ## Fin de l’Âge { $age }
conflict-won = **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } +{ $token }, { $loser } { $loss }
conflict-peace = **{ $name } { $shields } ⚔ { $left_shields } { $left }** · paix
age-begins = { $passing ->
    [left] **Âge { $age }** · on passe à gauche : { $circle }
    [swap] **Âge { $age }** · on échange les mains : { $circle }
   *[right] **Âge { $age }** · on passe à droite : { $circle }
}
log-empty = Il ne s’est encore rien passé.

## La main de chacun

hand-heading = { $following ->
    [left] **Âge { $age }, tour { $round } sur { $rounds }** · { $money } · on passe à gauche → { $name }
    [swap] **Âge { $age }, tour { $round } sur { $rounds }** · { $money } · on échange les mains avec { $name }
    [right] **Âge { $age }, tour { $round } sur { $rounds }** · { $money } · on passe à droite → { $name }
    [seventh] **Âge { $age }, la septième carte** · { $money }
    [discard] **Âge { $age }, tour { $round } sur { $rounds } : la défausse**
    [seventh-next] **Âge { $age }, tour { $round } sur { $rounds }** · { $money } · tu joues aussi la dernière carte
   *[put-away] **Âge { $age }, tour { $round } sur { $rounds }** · { $money } · la dernière carte est défaussée
}
practice-heading = **Entraînement** · { $heading }
hand-free-city = **au tour de la Cité franche** ({ $money })
news-of = { $name } : { $done }
news-of-you = toi : { $done }
news-of-neighbours = { $own ->
    [yes] Tes voisins au tour d’avant – { $news }
   *[no] Ses voisins au tour d’avant – { $news }
}
free-city-played-by = { $name } joue aussi la Cité franche ce tour-ci.
news-stage-built = étape { $stage } de la Merveille
news-sold = une carte défaussée
news-built = { $card }
news-revived = { $card ->
    [none] rien dans la défausse
   *[other] { $card }
}
hand-away = Une IA joue pour toi. Appuie sur **Me revoilà** pour reprendre.
hand-reserve = Gardé pour plus tard : { $cards }.
hand-place = -# { $place }
choose-card = Choisis une carte.
choose-both = **Tu joues les deux cartes.** Choisis la première.
choose-own-first = **Ce tour-ci, tu joues aussi la Cité franche.** Choisis d’abord une carte pour ta cité.
choose-free-city = { $count ->
    [one] **Maintenant, choisis pour la Cité franche.** Il reste { $count } carte. Elle ne défausse que si elle ne peut rien faire d’autre.
   *[other] **Maintenant, choisis pour la Cité franche.** Il reste { $count } cartes. Elle ne défausse que si elle ne peut rien faire d’autre.
}
choose-seventh = **Tu joues aussi la septième carte.** Construis-la, glisse-la sous ta Merveille ou défausse-la.
choose-discard = { $count ->
    [one] **Construis gratuitement une carte de la défausse.** { $count } carte possible.
   *[other] **Construis gratuitement une carte de la défausse.** { $count } cartes possibles.
}
choose-discard-free-city = { $count ->
    [one] **La Cité franche construit gratuitement une carte de la défausse.** { $count } carte possible.
   *[other] **La Cité franche construit gratuitement une carte de la défausse.** { $count } cartes possibles.
}
choose-discard-age = { $number ->
    [0] Cartes sans Âge
   *[other] Cartes de l’Âge { $age }
}
discard-option = { $number }. { $card }
question-other = { $name }, à toi de choisir.
question-list = Choisir
button-number = { $number } { $name }
nothing-to-choose = Tu n’as rien à décider pour l’instant. On attend { $names }.
offer-card = **{ $card }** : { $effects }
offer-build = { $how ->
    [owned] { $own ->
        [yes] Tu as déjà { $card }. On ne construit pas deux fois le même bâtiment.
       *[no] La Cité franche a déjà { $card }. On ne construit pas deux fois le même bâtiment.
    }
    [coins] { $own ->
        [yes] Trop cher : il faut { $need ->
                [one] { $need } pièce
               *[other] { $need } pièces
            }, tu en as { $have }.
       *[no] Trop cher : il faut { $need ->
                [one] { $need } pièce
               *[other] { $need } pièces
            }, la Cité franche en a { $have }.
    }
    [unsold] Impossible : { $shortages }.
    [free] C’est gratuit.
    [chain] { $own ->
        [yes] Gratuit par chaînage : tu as { $source }.
       *[no] Gratuit par chaînage : la Cité franche a { $source }, elle doit donc la construire.
    }
    [power] { $once ->
        [yes] Avec Olympie, tu peux la construire gratuitement, une fois par Âge.
       *[no] Gratuite avec Olympie.
    }
    [own] { $own ->
        [yes] Tu as tout ce qu’il faut.
       *[no] La Cité franche a tout ce qu’il faut.
    }
   *[trade] { $own ->
        [yes] Tu paies { $payment }.
       *[no] La Cité franche paie { $payment }.
    }
}
offer-or-power = { $once ->
    [yes] Ou construis-la gratuitement avec Olympie, une fois par Âge.
   *[no] Ou construis-la gratuitement avec Olympie.
}
offer-stage-too-dear = { $own ->
    [yes] La prochaine étape de ta Merveille coûte { $need ->
            [one] { $need } pièce
           *[other] { $need } pièces
        }, tu en as { $have }.
   *[no] La prochaine étape de sa Merveille coûte { $need ->
            [one] { $need } pièce
           *[other] { $need } pièces
        }, la Cité franche en a { $have }.
}
offer-stage-not-sold = Prochaine étape impossible : { $shortages }.
offer-free-from = Elle serait gratuite avec { $cards }.
worth = Pour l’instant : **{ $figures }**.
worth-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
worth-coins = { $count ->
    [one] +{ $count } pièce
   *[other] +{ $count } pièces
}
worth-science = science +{ $count }
worth-beats = victoire contre { $names-the }
worth-level = égalité avec { $names-the }
offer-free-later = Rend gratuit plus tard : { $cards }.
hand-line = { $number }. { $line }
picked-build = { $payment ->
    [none] { $own ->
        [yes] ✔ Tu construis **{ $card }**.
       *[no] ✔ Elle construit **{ $card }**.
    }
   *[other] { $own ->
        [yes] ✔ Tu construis **{ $card }** : { $payment }.
       *[no] ✔ Elle construit **{ $card }** : { $payment }.
    }
}
picked-stage = { $payment ->
    [none] { $own ->
        [yes] ✔ Tu construis **la prochaine étape de ta Merveille** avec { $card }.
       *[no] ✔ Elle construit **la prochaine étape de sa Merveille** avec { $card }.
    }
   *[other] { $own ->
        [yes] ✔ Tu construis **la prochaine étape de ta Merveille** avec { $card } : { $payment }.
       *[no] ✔ Elle construit **la prochaine étape de sa Merveille** avec { $card } : { $payment }.
    }
}
picked-sell = { $own ->
    [yes] ✔ Tu défausses **{ $card }** pour { $coins }.
   *[no] ✔ Elle défausse **{ $card }** pour { $coins }.
}
picked-revive = ✔ Tu récupères **{ $card }** dans la défausse.
picked-none = ✔ Tu ne récupères rien dans la défausse.
picked-other = ✔ { $choice }.
picked-for-free-city = { $own } Pour la Cité franche : { $free_city }
picked-until = Ton choix, modifiable ci-dessous : { $picked }
picked-last = { $picked } Tout le monde a choisi.
picked-waiting = { $picked } On attend { $names }. Tu as changé d’avis ? Choisis autre chose.
picked-computers = { $picked } On attend { $names }.
sure = { $question } Tu ne pourras pas revenir en arrière.
sure-unasked = { $question } Ensuite, tes choix compteront sans confirmation. `/hand` pour changer.
sure-build = { $how ->
    [power] Construire **{ $card }** gratuitement avec Olympie ?
   *[other] { $payment ->
        [none] { $own ->
            [yes] Construire **{ $card }** ?
           *[no] Construire **{ $card }** pour la Cité franche ?
        }
       *[other] { $own ->
            [yes] Construire **{ $card }** et payer { $payment } ?
           *[no] Construire **{ $card }** pour la Cité franche, qui paie { $payment } ?
        }
    }
}
sure-stage = { $copied ->
    [none] { $payment ->
        [none] { $own ->
            [yes] Construire **l’étape { $stage } de ta Merveille** avec { $card } ?
           *[no] Construire **l’étape { $stage } de la Merveille de la Cité franche** avec { $card } ?
        }
       *[other] { $own ->
            [yes] Construire **l’étape { $stage } de ta Merveille** avec { $card } et payer { $payment } ?
           *[no] Construire **l’étape { $stage } de la Merveille de la Cité franche** avec { $card } ? Elle paie { $payment }.
        }
    }
   *[other] { $payment ->
        [none] Construire **l’étape { $stage } de ta Merveille**, copiée { $copied-of }, avec { $card } ?
       *[other] Construire **l’étape { $stage } de ta Merveille**, copiée { $copied-of }, avec { $card } et payer { $payment } ?
    }
}
sure-sell = { $own ->
    [yes] Défausser **{ $card }** pour { $coins } ?
   *[no] Défausser **{ $card }** pour la Cité franche, qui reçoit { $coins } ?
}
sure-revive = Récupérer **{ $card }** dans la défausse ?
sure-none = Ne rien récupérer dans la défausse ?
sure-other = { $choice } ?
pay-build = Tu paies qui pour le bâtiment ?
pay-stage = Tu paies qui pour la Merveille ?
pay-for = { $copied ->
    [none] { $what ->
        [build] Bâtiment · { pay-paid }
       *[stage] Merveille · { pay-paid }
    }
   *[other] Merveille : copier { $copied } · { pay-paid }
}
pay-paid = { $several ->
    [yes] { $cheapest ->
        [yes] { $count ->
            [one] { $count } pièce : { $payment } (le moins cher)
           *[other] { $count } pièces : { $payment } (le moins cher)
        }
       *[no] { $count ->
            [one] { $count } pièce : { $payment }
           *[other] { $count } pièces : { $payment }
        }
    }
   *[no] { $cheapest ->
        [yes] { $payment } (le moins cher)
       *[no] { $payment }
    }
}
remembered = Âge { $age }, tour { $round } : { $what }
remembered-late = Âge { $age }, tour { $round } : temps écoulé, une IA a choisi pour toi : { $what }
remembered-nothing = Tu n’avais rien à décider.
remembered-build = tu as construit { $card }.
remembered-stage = tu as construit une étape de ta Merveille avec { $card }.
remembered-sell = tu as défaussé { $card }.
remembered-revive = tu as récupéré { $card } dans la défausse.
remembered-free-city = { $action ->
    [build] La Cité franche a construit { $card }.
    [stage] La Cité franche a construit une étape de sa Merveille avec { $card }.
    [revive] La Cité franche a récupéré { $card } dans la défausse.
    [none] La Cité franche n’a rien récupéré dans la défausse.
   *[sell] La Cité franche a défaussé { $card }.
}
remembered-none = tu n’as rien récupéré dans la défausse.
remembered-other = { $choice }.
hand-put-away = Cette main est fermée.
picture-late = L’image se fait attendre. Voici ce qu’elle montre :
which-game = Quelle partie ?
hand-none = Pas de cartes : tu ne joues dans aucune partie en cours.

## La fin de la partie

winner = ## { $headline }
other-totals = { $count ->
    [one] Autre score
   *[other] Autres scores
} : { $totals }
other-total = { $coins ->
    [one] { $name } { $points } ({ $coins } pièce)
   *[other] { $name } { $points } ({ $coins } pièces)
}
moment-led-only-at-the-end = { $name } n’a pris la tête qu’à la toute fin.
moment-free-city-on-top = La Cité franche finit devant tout le monde : { $points }.
moment-won-without-a-shield = { $name } a gagné sans un seul bouclier.
moment-won-without-a-stage = { $name } a gagné sans une seule étape de Merveille.
moment-led-in-vain = { $name } a mené pendant { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}, mais c’est { $winner } qui gagne.
moment-lost-every-conflict = { $name } a perdu tous ses conflits, sans exception.
moment-won-every-conflict = { $name } a gagné tous ses conflits, sans exception.
moment-came-from-behind = { $rounds ->
    [one] À { $rounds } tour de la fin, { $name } était à la dernière place… et a gagné.
   *[other] À { $rounds } tours de la fin, { $name } était à la dernière place… et a gagné.
}
moment-close-together = { $points ->
    [0] Tout le monde finit avec le même score.
    [one] Un tout petit point sépare la première place de la dernière.
   *[other] À peine { $points } points séparent la première place de la dernière.
}
moment-led-for-long = { $name } a mené pendant { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}.
moment-much-civilian = { $name } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} rien qu’en cartes bleues.
moment-peaceful-age = Paix totale à la fin de l’Âge { $age } : personne n’a gagné le moindre conflit.
moment-science-in-vain = { $name } a fait { $points ->
    [one] { $points } point
   *[other] { $points } points
} en science, mais rate la victoire { $short ->
    [one] d’un point.
   *[other] de { $short } points.
}
moment-lead-changed-hands = La première place a changé { $times } fois de mains.
moment-early-wonder = { $name } a terminé sa Merveille dès le tour { $round } de l’Âge { $age }.
moment-full-purse = { $name } a fini avec { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} en poche.
moment-chains = { $name } a construit { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
} gratuitement par chaînage.
moment-science-won = { $name } a gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de science.
moment-much-from-guilds = { $name } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} de guildes.
moment-sales = { $name } a défaussé { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
moment-every-colour = Seule la cité { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} a toutes les couleurs.
moment-earned-by-trade = { $name } a vendu pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à ses voisins.
moment-spent-on-trade = { $name } a acheté pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à ses voisins.
honour-record-total = Nouveau record du serveur pour { $name } : { $points }, contre { $before } avant.
honour-many-wonders = { $name } a maintenant gagné avec { $wonders ->
    [one] { $wonders } Merveille
   *[other] { $wonders } Merveilles différentes
}.
honour-won-no-wonder = { $name } a gagné sans toucher à sa Merveille.
honour-won-early-wonder = { $name } a gagné, avec une Merveille terminée dès l’Âge II.
honour-won-no-trade = { $name } a gagné sans acheter une seule ressource.
honour-won-no-red = { $name } a gagné sans une seule carte rouge.
honour-won-no-yellow = { $name } a gagné sans une seule carte jaune.
honour-leads = { $name } prend la tête du classement du serveur.
honour-round-number-of-games = C’était la { ORDINAL($games) ->
    [one] { $games }re
   *[other] { $games }e
} partie { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} sur ce serveur.
honour-round-number-of-wins = C’était la { ORDINAL($wins) ->
    [one] { $wins }re
   *[other] { $wins }e
} victoire { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} à ce jeu sur ce serveur.
honour-streak = { $name } vient de gagner { $wins ->
    [one] { $wins } partie
   *[other] { $wins } parties
} de suite.
honour-record-category = { $category ->
    [military] Record du serveur pour { $name } en points militaires : { $points }.
    [treasury] Record du serveur pour { $name } en points de trésor : { $points }.
    [wonder] Record du serveur pour { $name } en points de Merveille : { $points }.
    [wonders] Record du serveur pour { $name } en points de Merveilles : { $points }.
    [stages] Record du serveur pour { $name } en points d’étapes : { $points }.
    [civilian] Record du serveur pour { $name } en cartes bleues : { $points }.
    [blue] Record du serveur pour { $name } en cartes bleues : { $points }.
    [scientific] Record du serveur pour { $name } en science : { $points }.
    [commercial] Record du serveur pour { $name } en cartes jaunes : { $points }.
    [guilds] Record du serveur pour { $name } en guildes : { $points }.
    [progress] Record du serveur pour { $name } en jetons Progrès : { $points }.
   *[other] Record du serveur pour { $name } dans une catégorie : { $points }.
}
honour-streak-ended = { $name } met fin à la série { FIRST($other) ->
    [vowel] d’{ $other }
   *[other] de { $other }
} : { $wins ->
    [one] { $wins } victoire.
   *[other] { $wins } victoires de suite.
}
honour-ahead-at-last = { $name } finit devant { $other } pour la première fois, à leur { ORDINAL($games) ->
    [one] { $games }re
   *[other] { $games }e
} partie ensemble.
honour-first-win = C’est la première victoire { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} à ce jeu sur ce serveur.
honour-first-win-with-wonder = C’est la première victoire { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} avec { $wonder-the }.
honour-first-win-with-side = C’est la première victoire { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} avec { $wonder-the }, { $side }.
honour-own-best = { $more ->
    [one] { $name } bat son record personnel d’un point.
   *[other] { $name } bat son record personnel de { $more } points.
}
honour-settled = La cote { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} n’est plus provisoire.
honour-first-game = Première partie terminée sur ce serveur pour { $name }.
moment-duel-early = C’était plié dès l’Âge { $age }.
moment-duel-behind-in-points = { $name } avait { $points ->
    [one] { $points } point
   *[other] { $points } points
} de retard et a gagné quand même.
moment-duel-nearly-at-the-capital = { $name } a amené le pion à { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de la capitale { FIRST($other) ->
    [vowel] d’{ $other }
   *[other] de { $other }
}.
moment-duel-one-symbol-short = Il manquait un seul symbole à { $name } pour la victoire scientifique.
moment-duel-pawn-crossed = Le pion a passé le milieu { $times } fois.
moment-duel-calm-front = Le pion ne s’est jamais éloigné de plus { $spaces ->
    [one] d’une case
   *[other] de { $spaces } cases
} du milieu.
moment-duel-every-wonder = { $wonders ->
    [0] { $name } a construit ses quatre Merveilles, { $other } aucune.
    [one] { $name } a construit ses quatre Merveilles, { $other } une seule.
   *[other] { $name } a construit ses quatre Merveilles, { $other } seulement { $wonders }.
}
moment-duel-ahead-in-vain = { $name } a mené aux points pendant { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}, mais c’est { $winner } qui gagne.
moment-duel-turns-again = { $name } a rejoué { $times } fois.
moment-duel-many-tokens = { $name } a pris { $tokens ->
    [one] { $tokens } jeton Progrès
   *[other] { $tokens } jetons Progrès
}.
moment-duel-much-looted = { $name } a perdu { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
moment-architects-won-with-few-stages = { $stages ->
    [0] { $name } a gagné sans une seule étape.
    [one] { $name } a gagné avec une seule étape.
   *[other] { $name } a gagné avec seulement { $stages } étapes.
}
moment-architects-no-battle = Pas une seule Bataille de toute la partie.
moment-architects-many-tokens = { $name } a pris { $tokens ->
    [one] { $tokens } jeton Progrès
   *[other] { $tokens } jetons Progrès
}.
moment-architects-finished-in-vain = { $name } a terminé sa Merveille, mais c’est { $winner } qui gagne.
moment-architects-wandering-cat = Le Chat a changé { $times } fois de mains.
moment-architects-many-battles = Il y a eu { $battles ->
    [one] { $battles } Bataille
   *[other] { $battles } Batailles
}.
moment-architects-many-victories = { $name } a { $tokens ->
    [one] { $tokens } jeton Victoire Militaire
   *[other] { $tokens } jetons Victoire Militaire
}.
result-won = **Tu as gagné !** { $headline }.
result-other = { ORDINAL($place) ->
    [one] **{ $headline } ; tu finis à la { $place }re place avec { $points }.**
   *[other] **{ $headline } ; tu finis à la { $place }e place avec { $points }.**
}
play-again-there = Une table est ouverte dans { $place }.
seated-game-has-begun = Tu as ta place, et la partie a déjà commencé.
note-symbols = Symbole scientifique au choix { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} : { $symbols }, +{ $points }.
note-guild = { $name } copie { $card } { FIRST($owner) ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}, +{ $points }.
note-costs-unknown = Les coûts imprimés sur la face A ne sont pas connus, donc la règle de 2013 s’applique : une étape coûte autant que l’étape copiée.
note-not-in-edition = { $edition ->
    [base] Seulement dans la 2e édition.
   *[other] Seulement dans la 1re édition.
}
note-in-edition = { $edition ->
    [base] **Dans la 1re édition :**
   *[other] **Dans la 2e édition :**
} { $facts }
note-called = S’appelle { $card }.
note-produces = Produit { $resource-some }.
note-free-with-none = Aucune carte ne la rend gratuite.
note-makes-none-free = Ne rend aucune carte gratuite.
note-beer = { $name } doit à Bruxelles une bonne bière bien fraîche.
details-total = **{ $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}**
details-line = { $category ->
    [military] Conflits militaires : **{ $points }** ({ $what })
    [treasury] Trésor : **{ $points }** ({ $what })
    [wonder] Merveille : **{ $points }** ({ $what })
    [civilian] Bâtiments civils : **{ $points }** ({ $what })
    [scientific] Bâtiments scientifiques : **{ $points }** ({ $what })
    [commercial] Bâtiments commerciaux : **{ $points }** ({ $what })
    [wonders] Merveilles : **{ $points }** ({ $what })
    [progress] Jetons Progrès : **{ $points }** ({ $what })
    [track] Pion Conflit : **{ $points }** ({ $what })
   *[guilds] Guildes : **{ $points }** ({ $what })
}
details-line-alone = { $category ->
    [military] Conflits militaires : **{ $points }**
    [treasury] Trésor : **{ $points }**
    [wonder] Merveille : **{ $points }**
    [civilian] Bâtiments civils : **{ $points }**
    [scientific] Bâtiments scientifiques : **{ $points }**
    [commercial] Bâtiments commerciaux : **{ $points }**
    [wonders] Merveilles : **{ $points }**
    [progress] Jetons Progrès : **{ $points }**
    [track] Pion Conflit : **{ $points }**
   *[guilds] Guildes : **{ $points }**
}
details-line-row = { $row } : **{ $points }**
details-stages = { $built ->
    [one] { $built } étape
   *[other] { $built } étapes
} sur { $stages }
details-card = { $card } { $points }
details-guild-copied = { $card }, copiée { FIRST($owner) ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}, { $points }
details-symbols-chosen = { $symbols } ; au choix : { $chosen }

## Enregistrements

rehearsal-taps = { $person } C’est un essai : tout sera effacé à la fin. Appuie sur **Ma main** ci-dessus. { $open ->
        [yes] Touche ensuite **{ $number }** dans le dernier MP du bot
       *[no] Touche ensuite **{ $number }** sous la main qui s’ouvre
    }, puis choisis quelque chose dans la liste qui apparaît.
rehearsal-form = { $person } Encore un appui, si tu veux bien : **Options** ci-dessus, change ce que tu veux et envoie le formulaire. C’est facultatif.
record-file = La dernière partie de ce salon. `/replay` la montre tour par tour ; avec ce fichier, ailleurs aussi.
record-file-abandoned = La dernière partie de ce salon, abandonnée sans score. `/replay` la montre jusque-là ; avec ce fichier, ailleurs aussi.
record-shown = Tout le salon peut la feuilleter.
record-page = -# { $page } sur { $pages }
record-list = Aller à
record-step = { $page } · { $step }
step-round = Âge { $age }, tour { $round }
step-seventh-card = Âge { $age }, la septième carte
step-revive = Âge { $age }, tour { $round }, la défausse
duel-step-draft = Sélection : { $name }
duel-step = Âge { $age } : { $name }
architects-step = { $name }
player = Joueur { $number }

## Places

leave-question = Quitter cette partie ? Une IA reprend ta cité.
end-question = Arrêter la partie { FIRST($names) ->
    [vowel] d’{ $names }
   *[other] de { $names }
} pour tout le monde ? Il n’y aura pas de score.
leave-question-last = Quitter cette partie ? Personne d’autre ne joue : elle s’arrête sans score.
replace-question = Remplacer { $name } par une IA ? Elle reprend { $city }. { $name } recevra un message et ne pourra revenir que si l’hôte ou un modérateur l’autorise.
replace-question-last = Remplacer { $name } par une IA ? Personne d’autre ne joue : la partie s’arrête sans score.
question-replaced = C’est fait. Le remplacement est annoncé dans le salon.
question-keep = La partie continue.
question-stay = Tu restes dans la partie.
question-left = Tu as quitté la partie.
question-ended = Tu as arrêté la partie.
seat-left = { $name } a quitté la partie. { $computer } (IA) joue maintenant { $city }.
seat-replaced = { $computer } (IA) remplace { $name } et joue maintenant { $city }.
seat-replaced-called = { $computer } (IA) remplace { $name } ({ $person }) et joue maintenant { $city }.
seat-replaced-you = Une IA a pris ta place dans la partie de { $place } : l’hôte ou un modérateur lui a confié { $city }. Tu veux revenir ? Appuie là-bas sur **{ $button-take-seat }**, et l’hôte recevra ta demande.
seats-free = Une partie est en cours ici. Regarde-la avec `/table`, ou prends la place d’une IA :
seat-free = { $game ->
    [duel] { $points ->
        [one] - { $name } : { $points } point pour l’instant
       *[other] - { $name } : { $points } points pour l’instant
    }
   *[other] { $points ->
        [one] - { $name } : { $city }, { $points } point pour l’instant
       *[other] - { $name } : { $city }, { $points } points pour l’instant
    }
}
seat-taken-over = { $name } reprend { $city }.
seat-asked-for = { $host }, une IA a remplacé { $name }, qui veut revenir. Il faut ton accord, ou celui d’un modérateur.
seat-may-be-taken = { $person } peut de nouveau prendre une place.
seat-back = { $name } est de retour.
seat-no-longer-alone = { $name }, tu ne joues plus en solo : tes choix comptent tout de suite, et tu peux en changer tant que tout le monde n’a pas choisi.
lobby-lost = Cette table ne s’ouvre plus, sans doute à cause d’une mise à jour : elle est fermée. `/join` en ouvre une nouvelle.
game-lost = La partie de ce salon ne s’ouvre plus, sans doute à cause d’une mise à jour. `/join` ouvre une nouvelle table.
game-on-hold = { $permissions ->
    [none] La partie de { $place } est en pause : le bot ne peut plus y écrire. Rien n’est perdu. Dès que quelqu’un qui gère le serveur lui rend la permission, elle reprend en quelques minutes.
   *[other] La partie de { $place } est en pause : le bot y a perdu ces permissions : { $permissions }. Rien n’est perdu. Dès que quelqu’un qui gère le serveur les lui rend, elle reprend en quelques minutes.
}
game-rests = La partie de { $place } est bloquée malgré plusieurs essais. Rien n’est perdu : elle reprend quand un joueur y appuie sur un bouton ou tape une commande.
game-broken = Un bug dans les règles a bloqué la partie de { $place }. Rien n’est perdu : elle reprend une fois le bug corrigé. `/end` l’arrête maintenant, sans score.
game-expires = { $persons } Personne n’a joué ici depuis longtemps. La partie s’arrête le { $end }, sauf si l’un de vous fait quelque chose : n’importe quel bouton ou commande dans ce salon suffit.
game-abandoned = Partie abandonnée : elle s’arrête sans score, et le salon est libre. `/record` la donne en fichier ; `/join` ouvre une nouvelle table.
game-expires-direct = Personne n’a joué depuis longtemps dans ta partie de { $place }, où le bot ne peut plus écrire. Elle s’arrête le { $end }, sauf si un joueur fait quelque chose : un bouton ou une commande là-bas suffit, ou le bouton ci-dessous.
game-stopped = Cette partie a été arrêtée. `/join` ouvre une nouvelle table.
table-asleep = Tout le monde est absent : la partie est en pause. Elle reprend dès qu’un joueur appuie sur **Me revoilà**.
everyone-left = Tout le monde est parti. La partie est fermée.
game-ended-by = { $name } a arrêté cette partie. `/join` ouvre une nouvelle table.
done = C’est fait.

## Ce qui est gardé des gens

privacy = **Ce que le bot garde sur toi**, jusqu’à ce que tu tapes `/forget`, sauf indication contraire
    { "" }**Quand tu utilises une commande ou un bouton** : la langue de ton Discord, ou celle choisie avec `/language`, pour te répondre dans cette langue. Et la dernière édition de 7 Wonders que tu as choisie, pour ta prochaine table.
    { "" }**Quand tu prends une place** : si le bot peut t’écrire en MP et où, et si tu préfères tes cartes dans le salon, pour te les montrer au bon endroit.
    { "" }**Pour chaque table** : qui l’a ouverte, qui avait quelle place sous quel nom, chaque choix, le résultat, quand elle a commencé et fini et qui l’a arrêtée, pour que la partie survive à une panne et que le résultat reste visible. `/forget` retire ton nom, mais les fichiers de `/record` le gardent. Et jusqu’à la fin de la partie : qui a quitté une place (pour que personne n’en change pour voir des cartes), et quand quelqu’un a été relancé ou mentionné (pour ne pas le faire sans arrêt).
    { "" }**Pour un fichier de partie** montré avec `/replay` : la donne, chaque choix, le résultat et les noms du fichier, pendant { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }, pour que les boutons marchent. `/forget` retire tous les noms que tu as eus aux tables de ce bot.
    { "" }**Pour un carnet de score** (`/score`) : le carnet et ses noms, jusqu’au suivant, un mois au plus. Si tu l’ajoutes à l’historique du serveur : son contenu, et que c’était toi.
    { "" }**Des parties terminées** : tes statistiques sur chaque serveur (places, scores, Merveilles, records, adversaires, cote), et si tu ne veux pas y apparaître. Après `/forget`, tes places passent à un joueur sans nom, pour que les statistiques des autres restent justes. Les parties d’une ancienne version du bot sont comptées en arrière-plan.
    { "" }**À ta première partie d’un jeu** : quelle astuce tu as eue à quel tour, pour ne pas la répéter, jusqu’à la fin de la partie. Et si tu as coupé les astuces.
    { "" }**Messages** : Discord ne montre au bot que le texte des MP qu’on lui envoie et des messages qui le mentionnent. Il y répond par une courte présentation et n’en garde rien.
    { "" }**Qui le voit** : les gens de ta table, qui voient ton nom et ce que tu joues, et ceux de ton serveur, qui voient l’historique, les statistiques et le classement de ses parties. Personne d’autre.
kept-language = Ton Discord est en { $language }.
kept-own-language = Tu as choisi ta langue : { $language }.
kept-no-language = Ta langue n’est pas enregistrée.
kept-edition = La dernière fois, tu as choisi la { $edition } de 7 Wonders.
kept-direct = Le bot sait où t’écrire en MP.
kept-no-direct = Le bot ne sait pas où t’écrire en MP.
kept-hands-in-channel = Tu veux tes cartes dans le salon, pas en MP.
kept-seats = Tes places : { $lobbies ->
    [one] { $lobbies } table ouverte
   *[other] { $lobbies } tables ouvertes
}, { $running ->
    [one] { $running } partie en cours
   *[other] { $running } parties en cours
}, { $ended ->
    [one] { $ended } table terminée
   *[other] { $ended } tables terminées
}.
kept-finished = Le bot garde tes statistiques, cotes et records { $count ->
    [one] d’une partie terminée
   *[other] de { $count } parties terminées
}.
kept-left-out = Tu n’apparais ni dans les classements ni dans les records.
kept-pad = Tu as un carnet de score (`/score`).
kept-tips = Le bot garde les astuces de tes parties en cours, pour ne pas en répéter, et les efface à la fin des parties.
kept-without-tips = Tu as coupé les astuces.
kept-without-confirmation = Contre des IA, tes choix comptent sans confirmation.
privacy-forget = `/forget` supprime tout ça, après confirmation.
forget-question = **Supprimer tout ce que le bot garde sur toi ?** C’est définitif.
forget-settings = Le bot oublie ta langue et où t’écrire en MP.
forget-lobbies = { $count ->
    [one] Tu quittes la table ouverte où tu es.
   *[other] Tu quittes les { $count } tables ouvertes où tu es.
}
forget-running = { $count ->
    [one] Tu quittes ta partie en cours : une IA prend la suite.
   *[other] Tu quittes tes { $count } parties en cours : une IA prend la suite.
}
forget-ended = { $count ->
    [one] { $count } table terminée garde ses coups et son résultat, mais ta place n’a plus de nom.
   *[other] { $count } tables terminées gardent leurs coups et leurs résultats, mais tes places n’ont plus de nom.
}
forget-finished = Tes statistiques, cotes et records { $count ->
    [one] d’une partie terminée
   *[other] de { $count } parties terminées
} disparaissent pour de bon.
forget-left-out = Ton choix de ne pas apparaître dans les classements et records est supprimé aussi : tes prochaines parties y compteront.
forget-pad = Ton carnet de score est supprimé.
button-forget = Supprimer
button-keep = Garder
forget-nothing-done = Rien n’a été supprimé.
forgotten = **Tes données sont supprimées.**
forgotten-settings = Le bot a oublié ta langue et où t’écrire en MP.
forgotten-lobbies = { $count ->
    [one] Tu as quitté la table ouverte où tu étais.
   *[other] Tu as quitté les { $count } tables ouvertes où tu étais.
}
forgotten-running = { $count ->
    [one] Tu as quitté ta partie en cours ; une IA joue à ta place.
   *[other] Tu as quitté tes { $count } parties en cours ; une IA joue à ta place.
}
forgotten-ended = { $count ->
    [one] Ton nom est retiré d’une table terminée.
   *[other] Ton nom est retiré de { $count } tables terminées.
}
forgotten-finished = Tes statistiques, cotes et records { $count ->
    [one] d’une partie terminée
   *[other] de { $count } parties terminées
} sont supprimés.
forgotten-remains = Les messages du bot restent dans les salons, sauf si quelqu’un qui les gère les supprime. Si tu as quitté une partie en cours, le bot le retient jusqu’à sa fin. Les sauvegardes déjà faites par l’hébergeur du bot ont encore ton nom. Si tu te ressers du bot, il enregistre de nouveau ta langue.
forgotten-name = Ancien joueur

## Languages

language-me = Ta langue : { $language }.
language-server = La langue de ce serveur : { $public }.
language-server-chosen = Nouvelle langue du serveur : { $public }. Les tables ouvertes gardent la leur ; `/language` la change aussi.
language-table-chosen = C’est fait : cette table passe à la langue choisie.
language-how = `/language moi:` change ta langue, `serveur:` celle du serveur, `table:` celle de la table de ce salon.
language-like-discord = Comme Discord
edition-here = Ici, on joue à la **{ $edition }** de 7 Wonders. L’hôte peut en changer avant la partie. La permission Gérer le serveur permet de choisir celle des nouvelles tables avec `/edition serveur:`.
edition-server-chosen = { $edition ->
    [base] Aux nouvelles tables du serveur, on joue maintenant à la **1re édition**. L’hôte peut toujours en changer avant la partie.
    [second-edition] Aux nouvelles tables du serveur, on joue maintenant à la **2e édition**. L’hôte peut toujours en changer avant la partie.
   *[host] Aux nouvelles tables du serveur, on joue maintenant à la dernière édition choisie par l’hôte.
}

## Ce qui n’est pas possible, et ce qui l’est

something-went-wrong = Quelque chose a planté. Ta partie est sauvegardée : réessaie.
store-failed = La base de données ne répond pas, donc ça n’a pas marché. Tout ce qui était sauvegardé l’est encore. Réessaie dans une minute ; si ça ne marche toujours pas, préviens l’hébergeur du bot.
refusal-not-allowed = Tu ne peux pas utiliser ça ici.
refusal-lobby-closed = Cette table est fermée. `/join` en ouvre une nouvelle.
refusal-game-has-begun = La partie a déjà commencé. Tu joues ? Tes cartes sont sous **{ $button-my-hand }**. `/table` montre la table à tout le monde.
game-of-other-rules = Cette partie s’est jouée avec une ancienne version des règles : ses cités et ses tours ne peuvent plus être affichés. Le résultat est toujours là :
record-of-other-rules = Cette partie s’est jouée avec une ancienne version des règles : ses cités et ses tours ne peuvent plus être affichés. Voici le résultat d’après son fichier, impossible à vérifier :
kept-outcome-line = { $rank }. { $name } : { $points }
kept-outcome-victory = { $victory ->
    [military] C’était une victoire militaire.
    [scientific] C’était une victoire scientifique.
   *[civilian] C’était une victoire civile.
}
kept-outcome-ended = Elle s’est finie le { $when }.
refusal-game-of-other-rules = Cette partie s’est jouée avec une ancienne version des règles : elle ne peut plus être affichée.
refusal-stopping = Le bot redémarre, donc ça n’a pas marché. Toutes les parties sont sauvegardées : réessaie dans un instant.
refusal-your-pictures = Tu attends déjà plusieurs images. Redemande quand elles seront là.
refusal-pictures-of-server = Trop d’images sont en préparation sur ce serveur. Les parties continuent : redemande dans un instant.
refusal-moving = Le bot passe le relais à sa nouvelle version, donc ça n’a pas marché. Toutes les parties sont sauvegardées : réessaie dans dix secondes.
refusal-game-over = Cette partie est terminée. `/practice` en lance une autre tout de suite ; `/join` ouvre une nouvelle table dans un salon.
refusal-game-here = Une partie est en cours ici. Regarde-la avec `/table` ; `/join` te donne une place dès que quelqu’un part.
refusal-channel-taken = Il y a déjà une table dans ce salon : appuie sur son bouton **{ $button-join }**. L’hôte ou un modérateur peut l’arrêter avec `/end`.
refusal-other-game = Une table de { $game } est ouverte ici : appuie sur son bouton **{ $button-join }**. L’hôte ou un modérateur peut l’arrêter avec `/end`.
refusal-other-game-here = Une partie de { $game } est en cours ici. Joue dans un autre salon ou un fil, ou demande à l’hôte ou à un modérateur de l’arrêter avec `/end`.
already-playing = Tu joues déjà à { $game } ici.
refusal-already-seated = Tu as déjà la place { $number } à cette table. Appuie sur **{ $button-leave }** pour la laisser.
refusal-already-playing = Tu joues déjà ici. `/leave` pour laisser ta place.
refusal-not-seated = Tu n’as pas de place à cette table. Appuie sur **{ $button-join }** pour en prendre une.
refusal-table-full = La table est complète. Regarde la partie avec `/table`.
refusal-no-free-seat = Toutes les places sont prises. Appuie sur **{ $button-start }** quand tout le monde est prêt.
refusal-pad-players = Ce jeu se joue { $least ->
    [2] { $most ->
        [2] à 2
       *[other] de { $least } à { $most }
    }
   *[other] de { $least } à { $most }
} joueurs : cite-les tous après `joueurs:`, séparés par des virgules.
refusal-pad-names = Deux joueurs ont le même nom. Change l’un des deux et réessaie.
refusal-pad-member = Tu ne peux mentionner que des membres de ce serveur. Écris plutôt son nom et réessaie.
refusal-pad-not-filled = Le carnet n’est pas complet. Corrige les champs indiqués ci-dessous, puis réessaie.
refusal-no-pad = Ce carnet n’existe plus, ou n’est pas à toi. `/score` en commence un nouveau.
refusal-seats-kept = Les places libres sont réservées aux joueurs de la dernière partie. Elles se libèrent { $until } : prends-en une à ce moment-là.
refusal-again-for-players = Seuls les joueurs de cette partie peuvent lancer la revanche. `/join` ouvre ta propre table.
refusal-not-on-this-server = Tu n’es plus sur le serveur de cette partie, ou tu n’en vois plus le salon. Demande à quelqu’un là-bas de t’y laisser entrer.
refusal-too-many-tables = { $count ->
    [one] Il y a déjà { $count } table ouverte sur ce serveur. Finissez-la d’abord.
   *[other] Il y a déjà { $count } tables ouvertes sur ce serveur. Finissez-en une d’abord.
}
refusal-host-only = C’est réservé à l’hôte, { $host }.
refusal-host-or-moderator = C’est réservé à l’hôte ou à un modérateur.
refusal-no-computer = Il n’y a pas d’IA à cette table.
refusal-too-few-players-duel = 7 Wonders Duel se joue à 2. Attends quelqu’un, ou ajoute une IA.
refusal-too-few-players-base = 7 Wonders se joue de 2 à 7 joueurs. Attends du monde, ou ajoute une IA.
refusal-too-few-players-second-edition = La 2e édition de 7 Wonders se joue de 3 à 7 joueurs, sans variante à deux. Attends du monde, ajoute une IA, ou passe à la 1re édition.
refusal-no-such-game = Aucun jeu de ce nom. Choisis dans la liste qui apparaît quand tu tapes.
refusal-no-hands = Pas de main dans ce jeu : tout est sur la table.
refusal-no-lobby = Aucune table n’est ouverte ici. `/join` en ouvre une.
refusal-no-game = Aucune partie en cours ici. `/join` ouvre une table.
refusal-no-game-direct = Aucune partie en cours ici. `/practice` en lance une, et `/mine` montre les tiennes sur tous les serveurs.
refusal-wonders-dealt = Les Merveilles sont au hasard dans cette partie. L’hôte peut changer ça sous **{ $button-options }**.
refusal-wonder-taken = Quelqu’un vient de prendre cette Merveille. Choisis-en une autre.
refusal-permissions-missing = Il manque au bot ces permissions dans ce salon : { $permissions }. Demande à quelqu’un qui gère le serveur, puis réessaie.
refusal-bot-not-here = Il faut que le bot soit présent pour ça, et il ne l’est pas ici. Ajoute-le à un serveur, puis réessaie là-bas : <{ $invite }>
refusal-external-apps = Sur ce serveur, les applis externes ne répondent qu’en privé : ce message n’est visible que par toi.
refusal-not-shown = Le bot ne peut pas écrire ici : ce message n’est visible que par toi. Quelqu’un qui gère le serveur peut lui donner la permission.
refusal-may-not-write = Tu ne peux pas écrire dans ce salon : ce message n’est visible que par toi.
refusal-round-over = Ce tour est déjà passé. Voici ta main actuelle.
refusal-everyone-has-picked = Trop tard : tout le monde a choisi. C’est ton choix précédent qui compte.
refusal-not-your-turn = C’est le tour { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}. Le tien vient bientôt.
refusal-no-hints = Les conseils sont désactivés dans cette partie. L’hôte peut les activer à la table, avant le début.
refusal-nothing-to-advise = Tu n’as rien à décider pour l’instant, donc pas de conseil.
refusal-hint-over = C’est déjà décidé. Appuie sur **Conseil** à ton prochain choix.
refusal-hint-over-at-the-table = C’est déjà décidé. Appuie sur **{ $button-hint }** à ton prochain choix.
refusal-seat-changed = Cette place vient de changer de joueur : ton choix n’a pas compté.
refusal-offer-changed = Tes options ont changé. Choisis de nouveau.
refusal-seat-taken = { $name } a déjà cette place.
refusal-spectator = Tu ne joues pas dans cette partie. `/table` te la montre.
refusal-replaced = Une IA a pris ta place dans cette partie : c’est à { $host } de te laisser revenir. La demande est dans le salon de la partie.
refusal-has-seen-a-hand = Tu as vu les cartes d’une autre place ce tour-ci. Reprends la tienne, ou celle-ci au prochain tour.
refusal-nobody-to-nudge = Personne à relancer : la partie n’attend personne d’autre.
refusal-nudge-yourself = On n’attend que toi : personne d’autre à relancer.
refusal-nudged-already = Tous ceux qu’on attend ont déjà été relancés il y a moins d’une heure. Nouvelle relance possible { $until }.
refusal-own-word = Seul l’hôte ou un autre modérateur peut te laisser revenir.
refusal-spectator-details = Tu n’as pas joué cette partie. Tous les points sont dans le score ci-dessus.
refusal-foreign-hand = Ce sont les cartes { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}. Les tiennes sont sous **{ $button-my-hand }**.
refusal-not-at-this-table = { $name } n’est pas à cette table. Choisis un nom dans la liste qui apparaît quand tu tapes.
refusal-not-away = Ta place est déjà à toi. Tes cartes sont sous **{ $button-my-hand }**.
refusal-no-finished-game = Aucune partie n’a encore été terminée ici.
refusal-record-too-large = Ce fichier est trop gros pour être une partie. Joins un fichier de `/record`.
refusal-no-such-finished-game = Cette partie ne peut pas être montrée ici : elle vient d’un autre serveur, ou n’est plus gardée.
refusal-stats-server = Les classements, Merveilles et records sont propres à chaque serveur. Tape ça dans un de ses salons.
refusal-stats-oneself = En MP, tu ne vois que tes propres parties. Demande celles des autres sur un serveur.
refusal-stats-not-played = { $name } n’a terminé aucune partie de { $game } ici. Choisis un autre jeu.
refusal-no-such-season = Aucune partie cotée dans une saison de ce nom. Choisis dans la liste qui apparaît quand tu tapes.
refusal-manage-server = Il te faut la permission Gérer le serveur pour activer ou désactiver ses classements.
refusal-record = Ce fichier n’est pas une partie de ce bot, ou il a été modifié. Joins un fichier de `/record`.
refusal-no-finished-game-of-number = Cette partie n’est pas finie, ou rien n’y a été joué. Tu pourras la voir une fois terminée.
refusal-no-such-language = Aucune langue de ce nom. Choisis dans la liste qui apparaît quand tu tapes.
refusal-language-server = Il te faut la permission Gérer le serveur pour choisir sa langue. Pour la tienne, utilise `moi:`.
refusal-language-server-here = La langue d’un serveur se choisit dans un de ses salons.
refusal-edition-server = Il te faut la permission Gérer le serveur pour choisir l’édition du serveur. Pour une seule table, l’hôte peut en changer avant la partie.
refusal-no-such-edition = Aucune édition de ce nom. Choisis dans la liste qui apparaît quand tu tapes.
refusal-no-manneken-pis = Manneken Pis n’existe pas dans la 2e édition. Retire-le d’abord sous **{ $button-options }**.
refusal-no-record = Ce fichier n’est plus gardé. Joins-le de nouveau avec `/replay`.
refusal-no-such-card = Aucune carte ni jeton Progrès de ce nom. Choisis dans la liste qui apparaît quand tu tapes.
refusal-no-such-wonder = Aucune Merveille de ce nom. Choisis dans la liste qui apparaît quand tu tapes.
refusal-no-such-topic = Aucun sujet de ce nom. Choisis dans la liste qui apparaît quand tu tapes.

## Règles

rules-list = Un autre sujet
topic-round = Un tour
topic-colours = Couleurs des cartes
topic-trade = Commerce
topic-chains = Chaînages
topic-wonder = Les Merveilles
topic-military = Conflits militaires
topic-science = Science
topic-guilds = Guildes
topic-end = Fin de la partie
topic-two-players = À deux joueurs
topic-free-city = La Cité franche
topic-manneken-pis = Manneken Pis
topic-second-edition = 1re ou 2e édition ?
topic-clock = Limite de temps et absences
topic-ratings = Cotes et statistiques
topic-duel = 7 Wonders Duel
topic-architects = 7 Wonders Architects
rules-colours =
    ## Couleurs des cartes
    { "" }Les cartes **marron** produisent des matières premières, les **grises** du verre, du textile et du papyrus. Elles servent à payer d’autres cartes, et tes voisins peuvent t’en acheter. Il n’y en a pas à l’Âge III.
    { "" }Les cartes **bleues** donnent des points. Les **vertes** sont des symboles scientifiques : plus tu en as, plus ils rapportent.
    { "" }Les cartes **jaunes** donnent des pièces ou des ressources, ou rendent le commerce moins cher ; à l’Âge III, des points aussi. Ce qu’elles produisent ne se vend pas.
    { "" }Les cartes **rouges** sont des boucliers, comparés à ceux de tes deux voisins à la fin de chaque Âge.
    { "" }Les cartes **violettes** sont des guildes, à l’Âge III seulement. La plupart rapportent des points selon ce que tes voisins ont construit.
rules-two-players =
    ## À deux joueurs
    Entre vous deux, il y a une troisième cité, la **Cité franche**. Elle n’appartient à personne et elle est votre voisine à tous les deux : elle vend, achète et se bat. On joue avec les cartes d’une partie à trois.
    Vous la jouez à tour de rôle, un tour chacun. À ton tour, pioche une carte de sa pioche, choisis une carte pour ta cité, puis une pour la Cité franche. L’autre joueur choisit une carte. Ensuite, vous échangez vos mains.
    Seul l’un de vous deux peut gagner. Pour une partie normale, ajoute une IA à la table.
rules-free-city =
    ## La Cité franche
    Quand c’est à toi de la jouer, tu choisis sa carte juste après la tienne. Elle la construit, ou la glisse sous sa Merveille, avec sa production, ses pièces et ce qu’elle vous achète. Tu choisis comment elle paie, même plus que nécessaire.
    Si un chaînage rend la carte gratuite, il faut la construire. La Cité franche ne défausse que si elle ne peut jouer aucune carte de la main.
    Le joueur qui la joue ce tour-là utilise ses pouvoirs, comme construire depuis la défausse. Elle n’a pas de septième carte, et elle ne peut pas gagner.
rules-manneken-pis =
    ## Manneken Pis
    Un plateau de Bruxelles, avec 7 pièces au départ mais sans ressource. Ajoute-le sous **Options**, avant la partie.
    { "" }La **face A** copie : l’étape 1 est la première de ton voisin de gauche, l’étape 2 la deuxième de ton voisin de droite, l’étape 3 la troisième de l’un ou de l’autre, au choix. Chacune coûte autant que l’étape copiée. On ne peut pas copier un voisin sans troisième étape.
    { "" }La **face B** a une seule étape. Elle coûte une unité de chacune des sept ressources et donne 7 pièces, 7 points et un bouclier.
rules-first-edition-only = -# Seulement dans la 1re édition : la 2e n’a ni variante à deux ni Manneken Pis.
rules-second-edition =
    ## 1re ou 2e édition ?
    La 2e édition est la boîte vendue depuis 2020. Elle se joue de 3 à 7 joueurs, sans variante à deux ni Manneken Pis. L’hôte peut changer d’édition avant la partie.
    { "" }**Plateaux** : une face Jour et une face Nuit au lieu de A et B. La plupart des étapes ont un nouveau coût. Olympie rend des cartes gratuites : sur la face Jour, la première de chaque couleur dans ta cité ; sur la face Nuit, ta première et ta dernière carte de chaque Âge. Babylone joue la septième carte sur la face Nuit.
    { "" }**Chaînages** : ils peuvent sauter un Âge. Le Panthéon est gratuit avec l’Autel, les Jardins avec le Théâtre.
    { "" }**Cartes** : le Ludus, le Castrum et la Guilde des Décorateurs sont nouveaux, le Puits remplace le Prêteur sur gages et la Guilde des Stratèges disparaît. Quelques autres ont changé : `/card` et `/wonder` te montrent comment.
    Chaque édition a ses statistiques et ses classements.
rules-round =
    ## Un tour
    Une partie compte trois Âges de six tours. À chaque tour, tout le monde choisit en même temps une carte de sa main, puis ce qu’il en fait :
    { "" }**Construire** : paie son coût avec ce que ta cité produit et ce que tu achètes. Jamais deux fois le même bâtiment.
    { "" }**Merveille** : glisse-la face cachée sous ta Merveille et paie la prochaine étape à la place.
    { "" }**Défausser** : mets-la face cachée à la défausse et gagne 3 pièces.
    Ensuite, les mains passent : à gauche aux Âges I et III, à droite à l’Âge II. Au sixième tour, tu choisis une de tes deux dernières cartes ; l’autre est défaussée.
rules-trade =
    ## Commerce
    Ce que ta cité ne produit pas, tu l’achètes à un de tes deux voisins : tu lui paies 2 pièces l’unité. Il ne peut pas refuser et ne perd rien.
    Tu peux acheter ce que produisent leurs cartes marron et grises et leur plateau, une unité par symbole et par tour. Ce que produisent les cartes jaunes et les étapes de Merveille ne se vend jamais.
    Dès le tour suivant sa construction, un comptoir fait passer les matières premières à 1 pièce chez le voisin indiqué ; le marché fait pareil pour le verre, le textile et le papyrus, chez les deux.
    Tu ne peux dépenser que les pièces que tu avais au début du tour.
rules-chains =
    ## Chaînages
    Certaines cartes sont gratuites si tu as le bon bâtiment d’un Âge précédent : avec les Bains, l’Aqueduc est gratuit. Tu ne paies alors rien du tout. `/card` montre ce qu’une carte rend gratuit.
rules-wonder =
    ## Les Merveilles
    Ton plateau a de deux à quatre étapes. Construis-les dans l’ordre, une fois chacune, à n’importe quel Âge. La carte glissée sous une étape reste cachée et ne fait rien d’autre. `/wonder` montre les deux faces d’un plateau.
rules-military =
    ## Conflits militaires
    À la fin de chaque Âge, compare tes boucliers avec ceux de tes deux voisins. Si tu en as plus, tu gagnes un jeton Conflit : 1 point à l’Âge I, 3 à l’Âge II, 5 à l’Âge III. Si tu en as moins, tu perds 1 point. À égalité, rien ne se passe.
rules-science =
    ## Science
    Les symboles identiques rapportent leur nombre au carré : 2 font 4 points, 3 en font 9. Chaque groupe de trois symboles différents ajoute 7 points. Un symbole au choix compte à la fin comme celui qui rapporte le plus.
rules-guilds =
    ## Guildes
    À l’Âge III, il y a deux guildes de plus que de joueurs. La plupart rapportent des points selon ce que tes voisins ont construit.
rules-end =
    ## Fin de la partie
    Après l’Âge III, on additionne les jetons Conflit, 1 point par lot de 3 pièces, la Merveille, les cartes bleues, la science, les cartes jaunes et les guildes. Celui qui a le plus de points gagne. À égalité, celui qui a le plus de pièces ; sinon, la victoire est partagée.
rules-clock =
    ## Limite de temps et absences
    L’hôte choisit le rythme avant la partie : 90 secondes, 10 minutes ou 24 heures par tour, ou pas de limite.
    À la moitié du temps, tu reçois un rappel. Quand il est écoulé, une IA joue ce tour pour toi, et tu reprends la main au suivant. Après trois de suite, elle joue jusqu’à ce que tu appuies sur **Me revoilà**. `/leave` abandonne ta place pour de bon, et **Prendre la place** permet à quelqu’un d’autre de la reprendre. Quand le bot est hors ligne, le temps s’arrête.
rules-ratings =
    ## Cotes et statistiques
    { "" }**Classements** : chaque serveur en a un par jeu et par édition, avec une saison par trimestre (UTC). Une partie est cotée une seule fois, à la fin. C’est la place qui compte, pas les points ; une place partagée est un match nul. Tout le monde commence à 1 000 ; ± donne la marge d’erreur d’une cote. Avant dix parties cotées, la tienne est provisoire et affichée sous les autres. Une nouvelle saison repart de ta dernière cote, un peu moins sûre. Les IA sont cotées aussi, par niveau.
    { "" }**Ce qui compte** : un résultat compte pour le joueur en place à la fin, sauf si d’autres, IA comprises, ont fait plus de trois choix à sa place, peu importe pourquoi. Si tu commences une partie et la quittes pour de bon, tu finis à la dernière place et ta série s’arrête. Une place reprise plus tard ne compte pour personne. Les parties avec **conseils** ne sont pas cotées.
    { "" }**Statistiques** : moyennes et meilleurs scores ignorent les victoires militaires et scientifiques de Duel. Les parties d’un carnet de score sont dans l’historique et ne comptent nulle part ailleurs. Un serveur peut désactiver les cotes, et tu peux choisir de ne pas apparaître dans les classements et records.
    { "" }**Le calcul** : c’est le modèle Plackett-Luce de Weng et Lin (openskill) avec β = 25/6, τ = 1/12 et κ = 0,0001. Tout le monde commence avec μ = 25 et σ = 25/3. Les points affichés valent 40 × μ, et ± vaut 1,96 × 40 × σ. Une nouvelle saison garde μ et porte σ à √(σ² + (25/6)²), 25/3 au plus. Un niveau qui a plusieurs places reçoit la moyenne de leurs μ et de leurs σ².
rules-duel =
    ## 7 Wonders Duel
    D’abord la sélection : quatre Merveilles chacun. Puis trois Âges. À ton tour, prends une carte que rien ne recouvre et choisis quoi en faire :
    { "" }**La construire** : ce que ta cité ne produit pas, la banque le vend 2 pièces l’unité, plus 1 par ressource du même type que produisent les cartes marron et grises de ton adversaire. Une carte est gratuite si tu as celle qui porte son symbole de chaînage.
    { "" }**La défausser** pour 2 pièces, plus 1 par carte jaune que tu as.
    { "" }**Une Merveille** : glisse la carte dessous et paie la Merveille à la place. On en construit sept sur huit au maximum.
    Les cartes rouges poussent le pion Conflit vers la capitale adverse. Quand il atteint un jeton Militaire, ton adversaire perd 2 ou 5 pièces. À la capitale, c’est la **victoire militaire** immédiate.
    Une paire de symboles scientifiques donne un jeton Progrès. Six symboles différents, et c’est la **victoire scientifique** immédiate.
    Sinon, celui qui a le plus de points après l’Âge III gagne : cartes, Merveilles, jetons, zone du pion et 1 point par lot de 3 pièces. À égalité, on compare les points de cartes bleues.
    Le joueur mené militairement commence l’Âge suivant. Si le pion est au milieu, le dernier à avoir joué choisit qui commence.
rules-architects =
    ## 7 Wonders Architects
    À ton tour, prends **une carte** : dans la pioche à ta gauche, dans la pioche cachée du centre ou dans la pioche à ta droite. Le reste en découle :
    { "" }Les **étapes** se construisent dès que tu peux payer : 2, 3 ou 4 ressources, toutes identiques ou toutes différentes. Une pièce remplace n’importe quelle ressource. Impossible d’attendre.
    { "" }**Vert** : deux symboles identiques, ou les trois, donnent un jeton Progrès : un des trois visibles ou le caché. Les jetons qui donnent des cartes ou aident à payer servent une fois par tour ; les cartes en plus sont facultatives.
    { "" }**Bleu** : des points. Un chat dessus t’apporte le Chat : 2 points tant que tu l’as, et tu peux **Regarder** la carte du centre avant d’en prendre une.
    { "" }**Rouge** : des boucliers. Les cors retournent des jetons Conflit. Quand tous montrent la Bataille, chacun affronte ses deux voisins à la fin du tour : plus de boucliers, et c’est un jeton Victoire Militaire (3 points). Ensuite, les cartes rouges avec cor sont défaussées. À deux joueurs, le double de boucliers donne deux jetons, mais 1 à 0 n’en donne qu’un.
    { "" }**La fin** vient avec le tour où quelqu’un termine sa Merveille. On compte étapes, Chat, cartes bleues, jetons Victoire Militaire et jetons Progrès. À égalité, celui qui a le plus d’étapes gagne.

## Comment jouer : des pages avec des images

lesson-place = **Comment jouer à { $game }** · page { $number } sur { $pages }
lesson-legend-place = **Tous les symboles de { $game }**
lesson-base-goal = Comment jouer : le but
lesson-base-goal-1 = Tu commences avec 3 pièces. À chacun des trois Âges, tu reçois sept cartes. Six fois, tout le monde en choisit une en même temps et passe les autres. La dernière est défaussée.
lesson-base-goal-2 = Avec ces cartes, tu construis ta cité, jamais deux fois le même bâtiment. Le meilleur score après l’Âge III gagne. La couronne indique des points : cette carte en vaut { $worth }.
lesson-base-goal-3 = Les points viennent des conflits militaires, des pièces, de ta Merveille et des cartes bleues, vertes, jaunes et violettes.
lesson-base-hand = Ta main et ses couleurs
lesson-base-hand-1 = Marron : matières premières, pour payer d’autres cartes
lesson-base-hand-2 = Gris : verre, textile, papyrus, pour payer aussi
lesson-base-hand-3 = Bleu : des points, c’est tout
lesson-base-hand-4 = Jaune : pièces, commerce moins cher, puis des points
lesson-base-hand-5 = Rouge : boucliers pour les conflits militaires
lesson-base-hand-6 = Vert : symboles scientifiques
lesson-base-hand-7 = Violet : guildes, à l’Âge III. La plupart rapportent selon tes voisins
lesson-base-hand-8 = Construis la carte, glisse-la sous ta Merveille ou défausse-la pour 3 pièces
lesson-base-cost = Ce que coûte une carte
lesson-base-cost-1 = Le coût est en bas, ici 1 argile. Tes ressources resservent à chaque tour : elles ne se dépensent pas.
lesson-base-cost-2 = Ce qui te manque, tu l’achètes à un voisin : tu lui paies 2 pièces l’unité. Il ne perd rien et ne peut pas refuser.
lesson-base-cost-3 = Un comptoir fait baisser le prix : 1 pièce l’unité pour les ressources indiquées, chez le voisin que montre la flèche.
lesson-base-cost-4 = Un chaînage : si tu as construit les Bains, l’Aqueduc est gratuit à l’Âge II.
lesson-base-wonder = Ta Merveille
lesson-base-wonder-1 = Ton plateau est une Merveille de deux à quatre étapes. Construis-les dans l’ordre, à n’importe quel Âge, une fois chacune.
lesson-base-wonder-2 = Pour construire une étape, glisse dessous une carte de ta main, face cachée. Cette carte ne fait rien d’autre.
lesson-base-wonder-3 = Tu paies le coût de l’étape, pas celui de la carte. La première étape de Gizeh coûte { $cost } et donne { $points }.
lesson-base-wonder-4 = Les cartes que tu laisses passent à ton voisin. Celle que tu glisses sous ta Merveille ou défausses ne va à personne.
lesson-base-end = Conflits, science et fin
lesson-base-end-1 = Conflits militaires : à la fin de chaque Âge, compare tes boucliers avec chaque voisin. En avoir plus rapporte 1 point à l’Âge I, 3 à l’Âge II, 5 à l’Âge III.
lesson-base-end-2 = En avoir moins coûte 1 point, à tous les Âges. À égalité, rien ne se passe.
lesson-base-end-3 = Science : les symboles identiques rapportent leur nombre au carré : 2 font 4 points, 3 en font 9. Chaque groupe de trois différents ajoute 7 points.
lesson-base-end-4 = Après l’Âge III, on compte tout, et 3 pièces = 1 point. Le meilleur score gagne ; à égalité, on compare les pièces.
lesson-base-legend = Tous les symboles : cartes et Merveilles
lesson-base-legend-1 = Bois, pierre, minerai, argile : cartes marron
lesson-base-legend-2 = Verre, textile, papyrus : cartes grises
lesson-base-legend-3 = L’un des deux, à chaque tour
lesson-base-legend-4 = Pièces
lesson-base-legend-5 = Points de victoire
lesson-base-legend-6 = Un bouclier, pour les conflits
lesson-base-legend-7 = Tablette, compas, rouage : science
lesson-base-legend-8 = Un symbole, choisi à la fin
lesson-base-legend-9 = Cartes d’une couleur : marron, gris, bleu
lesson-base-legend-10 = 1 pièce par carte marron
lesson-base-legend-11 = Les deux voisins
lesson-base-legend-12 = Toi et tes deux voisins
lesson-base-legend-13 = Matières premières à gauche : 1 pièce
lesson-base-legend-14 = Rend une carte bleue gratuite : chaînage
lesson-base-legend-15 = Une étape de la Merveille
lesson-base-legend-16 = Un conflit gagné, un conflit perdu
lesson-base-legend-17 = Tu peux payer ; tu ne peux pas
lesson-base-legend-18 = Une carte gratuite par Âge
lesson-base-legend-19 = Tu joues aussi la septième carte
lesson-base-legend-20 = Une carte de la défausse, gratuite
lesson-base-legend-21 = Copie une guilde d’un voisin
lesson-base-legend-22 = 2 pièces, pour le voisin qui a cette Merveille
lesson-base-legend-23 = Première carte de l’Âge gratuite
lesson-base-legend-24 = Dernière carte de l’Âge gratuite
lesson-base-legend-25 = Première carte de chaque couleur gratuite
lesson-base-legend-26 = Points si ta Merveille est terminée
lesson-base-legend-27 = Chaînage : gratuit pour les cartes qui le demandent
lesson-base-table-signs = Tous les symboles : la table
lesson-base-table-signs-1 = N’a pas encore choisi ; a choisi
lesson-base-table-signs-2 = Où passent les mains : à droite, à gauche
lesson-base-table-signs-3 = La défausse
lesson-base-table-signs-4 = Une carte défaussée, face cachée
lesson-base-table-signs-5 = Pour son propriétaire uniquement
lesson-base-table-signs-6 = Ton voisin de gauche, ton voisin de droite
lesson-base-table-signs-7 = Points actuels ; en or : seul en tête
lesson-base-table-signs-8 = Points militaires actuels
lesson-base-table-signs-9 = Boucliers des voisins : en vert moins que toi, en rouge plus
lesson-base-table-signs-10 = Boucliers à égalité : la paix
lesson-base-table-signs-11 = Étapes construites, étapes restantes
lesson-base-table-signs-12 = Le coup conseillé
lesson-base-table-signs-13 = Gratuit, par chaînage ou Merveille
lesson-base-table-signs-14 = La Cité franche, à deux joueurs
lesson-base-table-signs-15 = Deux exemplaires à 3 joueurs
lesson-base-table-signs-16 = Copie l’étape du voisin de gauche ou de droite
lesson-duel-goal = Trois façons de gagner
lesson-duel-goal-1 = Victoire militaire : tes boucliers poussent le pion Conflit. S’il atteint la capitale adverse, tu gagnes tout de suite.
lesson-duel-goal-2 = Victoire scientifique : avec six symboles différents, tu gagnes tout de suite.
lesson-duel-goal-3 = Sinon, le meilleur score après l’Âge III gagne. La couronne indique des points : cette carte en vaut 3.
lesson-duel-turn = Ton tour, et les couleurs
lesson-duel-turn-1 = Marron : bois, pierre, argile
lesson-duel-turn-2 = Gris : verre, papyrus
lesson-duel-turn-3 = Bleu : des points
lesson-duel-turn-4 = Jaune : pièces, achats moins chers
lesson-duel-turn-5 = Rouge : boucliers qui poussent le pion
lesson-duel-turn-6 = Vert : symboles scientifiques
lesson-duel-turn-7 = Violet : guildes, à l’Âge III. Chacune compte ce qu’elle montre dans la cité qui en a le plus
lesson-duel-turn-8 = Prends une carte que rien ne recouvre : construis-la, défausse-la ou glisse-la sous une Merveille
lesson-duel-cost = Ce que coûte une carte
lesson-duel-cost-1 = Le coût est sous le nom, ici 1 pierre. Tes ressources resservent à chaque tour : elles ne se dépensent pas.
lesson-duel-cost-2 = Ce qui te manque, tu l’achètes à la banque : 2 pièces l’unité.
lesson-duel-cost-3 = Ajoute 1 pièce par ressource du même type que produisent les cartes marron et grises de ton adversaire.
lesson-duel-cost-4 = Un chaînage : si tu as construit les Bains, avec la goutte, l’Aqueduc est gratuit à l’Âge II.
lesson-duel-cost-5 = Une carte défaussée rapporte 2 pièces, plus 1 par carte jaune construite.
lesson-duel-wonder = Tes Merveilles
lesson-duel-wonder-1 = Avant l’Âge I, chacun choisit quatre Merveilles. Sous l’image, il y a le coût, et en dessous ce qu’elle donne.
lesson-duel-wonder-2 = Pour en construire une, glisse dessous la carte prise et paie la Merveille, pas la carte, qui ne fait rien d’autre. On en construit sept sur huit au maximum.
lesson-duel-wonder-3 = Ce symbole veut dire : rejoue tout de suite.
lesson-duel-war = Conflits, science et fin
lesson-duel-war-1 = Chaque bouclier pousse le pion d’une case vers la capitale adverse ; le nombre sous la capitale dit combien il en reste. S’il est chez l’adversaire à la fin, tu marques les points de la zone.
lesson-duel-war-2 = La première fois que le pion atteint un jeton Militaire comme celui-ci, le joueur de ce côté perd les pièces indiquées.
lesson-duel-war-3 = Dès que tu as une paire de symboles, choisis un jeton Progrès.
lesson-duel-war-4 = Après l’Âge III, on compte tout, et 3 pièces = 1 point. À égalité, on compare les points de cartes bleues.
lesson-duel-legend = Tous les symboles : cartes et Merveilles
lesson-duel-legend-1 = Bois, pierre, argile : cartes marron
lesson-duel-legend-2 = Verre, papyrus : cartes grises
lesson-duel-legend-3 = L’un des deux à chaque construction
lesson-duel-legend-4 = Pièces
lesson-duel-legend-5 = Points de victoire
lesson-duel-legend-6 = Un bouclier : le pion avance d’une case
lesson-duel-legend-7 = Symboles scientifiques : six différents, c’est gagné
lesson-duel-legend-8 = Chaînage : avec ce symbole, la carte qui le demande est gratuite
lesson-duel-legend-9 = Cartes d’une couleur : marron, gris, bleu
lesson-duel-legend-10 = 1 pièce par carte marron
lesson-duel-legend-11 = Compte dans la cité qui en a le plus
lesson-duel-legend-12 = La pierre te coûte toujours 1 pièce
lesson-duel-legend-13 = Rejoue
lesson-duel-legend-14 = Ton adversaire perd 3 pièces
lesson-duel-legend-15 = Ton adversaire perd une carte marron
lesson-duel-legend-16 = Une carte de la défausse, gratuite
lesson-duel-legend-17 = Un jeton Progrès
lesson-duel-legend-18 = Tes Merveilles coûtent 2 ressources de moins
lesson-duel-legend-19 = Une Merveille
lesson-duel-legend-20 = Le pion Conflit, une capitale
lesson-duel-legend-21 = Une victoire immédiate est proche
lesson-duel-legend-22 = Tu peux payer ; tu ne peux pas
lesson-duel-table-signs = Tous les symboles : la table
lesson-duel-table-signs-1 = C’est son tour
lesson-duel-table-signs-2 = Seul en tête, dès l’Âge II
lesson-duel-table-signs-3 = Ce que te coûte une Merveille
lesson-duel-table-signs-4 = Symboles différents sur six : ici 3
lesson-duel-table-signs-5 = Le bouton de cette carte
lesson-duel-table-signs-6 = Gratuit par chaînage
lesson-duel-table-signs-7 = Le coup conseillé
lesson-duel-table-signs-8 = Une Merveille construite
lesson-duel-table-signs-9 = Une guilde, face cachée
lesson-duel-table-signs-10 = Choisis parmi trois jetons de la boîte
lesson-duel-table-signs-11 = Tu reçois ce que l’adversaire paie en ressources
lesson-duel-table-signs-12 = 1 bouclier de plus par carte rouge
lesson-duel-table-signs-13 = Tes Merveilles font rejouer
lesson-duel-table-signs-14 = 4 pièces par carte construite par chaînage
lesson-duel-table-signs-15 = Cartes bleues : 2 ressources de moins
lesson-architects-goal = Comment jouer : le but
lesson-architects-goal-1 = À ton tour, prends une carte. Presque tout le reste se fait tout seul.
lesson-architects-goal-2 = Ta Merveille a cinq étapes. La partie finit avec le tour où quelqu’un construit sa cinquième.
lesson-architects-goal-3 = Le meilleur score gagne : Merveille, cartes bleues, Chat, Batailles gagnées et jetons Progrès.
lesson-architects-turn = Ton tour, et les couleurs
lesson-architects-turn-1 = Gris : ressources pour les étapes
lesson-architects-turn-2 = Jaune : une pièce remplace toute ressource
lesson-architects-turn-3 = Vert : symboles pour les jetons Progrès
lesson-architects-turn-4 = Rouge : boucliers ; un cor rapproche la Bataille
lesson-architects-turn-5 = Bleu : des points
lesson-architects-turn-6 = Avec un chat : tu prends le Chat, 2 points tant que tu l’as
lesson-architects-turn-7 = La pioche centrale est cachée. Le Chat permet d’y regarder
lesson-architects-turn-8 = A : la pioche à ta gauche, B : le centre, C : celle à ta droite
lesson-architects-cost = Étapes
lesson-architects-cost-1 = Formes différentes : toutes les ressources doivent être différentes.
lesson-architects-cost-2 = Formes identiques : toutes les ressources doivent être identiques.
lesson-architects-cost-3 = Une étape se construit dès que tu peux payer : impossible d’attendre. Une pièce remplace n’importe quelle ressource. Les cartes qui paient sont défaussées.
lesson-architects-science = Vert et bleu
lesson-architects-science-1 = Deux symboles identiques, ou les trois, sont défaussés tout de suite contre un jeton Progrès.
lesson-architects-science-2 = Choisis un des trois visibles, ou le caché. Il t’aide jusqu’à la fin, ou rapporte des points.
lesson-architects-science-3 = Les cartes bleues sont des points. Le Chat va au dernier à avoir pris une carte avec un chat.
lesson-architects-war = Batailles et fin
lesson-architects-war-1 = Chaque cor retourne un jeton Conflit. Quand tous montrent des épées, il y a une Bataille à la fin du tour.
lesson-architects-war-2 = Chacun affronte ses deux voisins : plus de boucliers, et c’est un jeton à 3 points. Personne ne perd de points. À deux joueurs, le double de boucliers en donne deux.
lesson-architects-war-3 = Après la Bataille, les cartes rouges avec cor sont défaussées. Les autres restent.
lesson-architects-war-4 = La cinquième étape d’une Merveille finit la partie avec ce tour. À égalité, on compare les étapes.
lesson-architects-legend = Tous les symboles
lesson-architects-legend-1 = Bois, pierre, argile, verre, papyrus
lesson-architects-legend-2 = Une pièce : remplace toute ressource
lesson-architects-legend-3 = Deux ressources différentes
lesson-architects-legend-4 = Trois ressources identiques
lesson-architects-legend-5 = Symboles scientifiques
lesson-architects-legend-6 = Points de victoire
lesson-architects-legend-7 = Le Chat : 2 points, et tu peux regarder
lesson-architects-legend-8 = Un bouclier, pour les Batailles
lesson-architects-legend-9 = Un cor : retourne un jeton Conflit
lesson-architects-legend-10 = Jetons Conflit : paix, Bataille
lesson-architects-legend-11 = Un jeton Victoire Militaire : 3 points
lesson-architects-legend-12 = Un jeton Progrès, face cachée
lesson-architects-legend-13 = Une étape de la Merveille
lesson-architects-legend-14 = Prends une carte de n’importe quelle pioche
lesson-architects-legend-15 = Prends la première carte de cette pioche
lesson-architects-legend-16 = Regarde 5 cartes, gardes-en une
lesson-architects-legend-17 = C’est son tour
lesson-architects-legend-18 = Points actuels ; en or : seul en tête
lesson-architects-legend-19 = Une étape construite
lesson-architects-legend-20 = Étapes construites : ici 3
lesson-architects-legend-21 = Cartes restant dans une pioche
lesson-architects-legend-22 = Le coup conseillé

## Bandes d’une cité après un tour

strip-stage = Étape { $stage }
strip-sells = défausse
strip-nothing = ne construit rien
strip-empty = La défausse est vide
strip-bank = Banque
strip-seventh = Septième carte
strip-from-discard = Défausse
words-advised = Une étoile marque le choix d’un bon joueur : { $card }.
words-picked = Une coche marque ton choix : { $card }.
words-leads = { $name } a le plus de points.
strip-words-means = { $changed ->
    [0] { $coins }, { $shields }.
   *[other] { $coins } ({ $change } ce tour-ci), { $shields }.
}
strip-words-colours = Bâtiments : { $counts }.
play-words-builds = { $name-begins } construit { $card }{ $seventh ->
    [yes] {""} comme septième carte
   *[no] {""}
}{ $how ->
    [chain] , gratuit par chaînage
    [power] , gratuit avec Olympie
    [trade] { $left ->
        [0] {""} pour { $paid }, { $right } à { $right_name-the }
       *[other] { $right ->
            [0] {""} pour { $paid }, { $left } à { $left_name-the }
           *[other] {""} pour { $paid }, { $left } à { $left_name-the } et { $right } à { $right_name-the }
        }
    }
   *[own] { $bank ->
        [0] {""}
       *[other] {""} pour { $paid }
    }
}{ $gained ->
    [0] .
   *[other] , et prend { $gained } à la banque.
}
play-words-stage = { $name-begins } construit l’étape { $stage } { $wonder-of }{ $copy ->
    [yes] , copiée { FIRST($copied) ->
            [vowel] d’{ $copied }
           *[other] de { $copied }
    }
   *[no] {""}
}{ $left ->
    [0] { $right ->
        [0] {""}
       *[other] {""} pour { $paid }, { $right } à { $right_name-the }
    }
   *[other] { $right ->
        [0] {""} pour { $paid }, { $left } à { $left_name-the }
       *[other] {""} pour { $paid }, { $left } à { $left_name-the } et { $right } à { $right_name-the }
    }
}{ $gained ->
    [0] .
   *[other] , et prend { $gained } à la banque.
}
play-words-sells = { $seventh ->
    [yes] { $name-begins } défausse la septième carte pour { $coins }.
   *[no] { $name-begins } défausse une carte pour { $coins }.
}
play-words-revives = { $gained ->
    [0] { $name-begins } récupère { $card } dans la défausse.
   *[other] { $name-begins } récupère { $card } dans la défausse et prend { $gained } à la banque.
}
play-words-nothing = { $name-begins } ne récupère rien dans la défausse.
play-words-empty = La défausse est vide : rien à construire pour { $name-the }.

## Images du score

score-title = Score final
score-title-so-far = Score actuel
score-military = Militaire
score-treasury = Trésor
score-wonder = Merveille
score-civilian = Civil
score-scientific = Science
score-commercial = Commerce
score-guilds = Guildes
score-total = Total
score-tie-break = Égalité : pièces
score-leader = { $count ->
    [one] { $names } mène avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $names } mènent à égalité avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
score-headline-sentence = { $headline }.
score-leader-sentence = { score-leader }.
headline-ahead = { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } de plus { FIRST($others) ->
    [vowel] qu’{ $others }
   *[other] que { $others }
}
headline-tie-break = { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} comme { $others }, mais { $by ->
    [coins] { $mine ->
        [one] { $mine } pièce
       *[other] { $mine } pièces
    }
   *[stages] { $mine ->
        [one] { $mine } étape
       *[other] { $mine } étapes
    }
} contre { $theirs }
headline-together = { $names } gagnent ex æquo avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et autant { $by ->
    [coins] de pièces
   *[stages] d’étapes
}
headline-together-tie-break = { $names } gagnent ex æquo avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et plus { $by ->
    [coins] de pièces
   *[stages] d’étapes
} { FIRST($others) ->
    [vowel] qu’{ $others }
   *[other] que { $others }
}
decided-others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
decided-ahead = { $ahead } de plus { FIRST($others) ->
    [vowel] qu’{ $others }
   *[other] que { $others }
}
decided-tie-break = à égalité avec { $others }, mais { $by ->
    [coins] { $mine ->
        [one] { $mine } pièce
       *[other] { $mine } pièces
    }
   *[stages] { $mine ->
        [one] { $mine } étape
       *[other] { $mine } étapes
    }
} contre { $theirs }
decided-together = { $by ->
    [coins] chacun, et autant de pièces
   *[stages] chacun, et autant d’étapes
}
decided-together-tie-break = chacun, avec plus { $by ->
    [coins] de pièces
   *[stages] d’étapes
} { FIRST($others) ->
    [vowel] qu’{ $others }
   *[other] que { $others }
}
poster-victory = Victoire
poster-winners = { $count ->
    [one] { $count } vainqueur
   *[other] { $count } vainqueurs
}
poster-points = { $count ->
    [one] point
   *[other] points
}
poster-words = L’affiche de la victoire : { $headline }.
story-words = L’histoire de la partie : { $headline }.
story-words-line = { $name } : { $points } points après les Âges I, II et III ; conflits { $conflicts } ; { $stages ->
    [0] aucune étape
    [one] { $stages } étape
   *[other] { $stages } étapes
}.
story-words-brief = { $name } : { $points } ; conflits { $conflicts }.
architects-story-words = { $name } : { $half ->
    [one] { $half } point
   *[other] { $half } points
} à mi-partie, { $points } à la fin ; { $stages ->
    [0] aucune étape
    [one] { $stages } étape
   *[other] { $stages } étapes
}, { $military ->
    [one] { $military } point
   *[other] { $military } points
} de Bataille.
duel-story-words = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $wonders ->
    [0] aucune Merveille
    [one] { $wonders } Merveille
   *[other] { $wonders } Merveilles
}, le pion avancé au mieux { $spaces ->
    [one] d’une case
   *[other] de { $spaces } cases
}.
story-title = L’histoire de la partie
story-ahead = par rapport à la moyenne
story-stage = étape
story-progress = jeton Progrès
story-battles = Batailles
story-conflicts = conflits
score-symbols = { $count ->
    [one] Symbole au choix { FIRST($name) ->
            [vowel] d’{ $name }
           *[other] de { $name }
    } : +{ $points }
   *[other] Symboles au choix { FIRST($name) ->
           [vowel] d’{ $name }
          *[other] de { $name }
   } : +{ $points }
}
score-guild = { $name } copie { $guild } { FIRST($owner) ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
} : +{ $points }
score-place = { $rank ->
    [0] { $name }
   *[other] { $rank }. { $name }
}
score-words = { score-place } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Militaire { $military }, trésor { $treasury }, Merveille { $wonder }, civil { $civilian }, science { $scientific }, commerce { $commercial }, guildes { $guilds } ; { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
score-words-brief = { score-place } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Militaire { $military }, trésor { $treasury }, Merveille { $wonder }, civil { $civilian }, science { $scientific }, commerce { $commercial }, guildes { $guilds }.
score-words-row = { $row } : { $points }.
score-words-total = { score-place } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

## Images des conflits

conflicts-title = Conflits
conflicts-age-ended = Fin de l’Âge { $age }
conflicts-words = L’Âge { $age } est terminé.
conflicts-words-pair = { $name } avec { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
} contre { $left_name } avec { $left_shields } : { $peace ->
    [yes] paix.
   *[no] { $winner } prend +{ $token }, { $loser } prend { $loss }.
}
conflicts-words-pair-brief = { $peace ->
    [yes] Paix entre { $name } et { $left_name } avec { $shields ->
        [one] { $shields } bouclier.
       *[other] { $shields } boucliers.
    }
   *[no] { $winner } bat { $loser }, { $most } à { $least }, pour +{ $token }.
}

## Images de la défausse

discard-title = La défausse
discard-task = Construis une carte gratuitement
discard-age = { $number ->
    [0] Sans Âge
   *[other] Âge { $age }
}
discard-words = { $count ->
    [one] { $count } carte de la défausse peut être construite gratuitement.
   *[other] { $count } cartes de la défausse peuvent être construites gratuitement.
}
discard-words-card = { $number }. { $card } : { $effect }
discard-words-name = { $number }. { $card }.

## Cartes et Merveilles de près

card-type-brown = Matière première
card-type-grey = Produit manufacturé
card-type-blue = Bâtiment civil
card-type-green = Bâtiment scientifique
card-type-yellow = Bâtiment commercial
card-type-red = Bâtiment militaire
card-type-purple = Guilde
card-free-with = Gratuit avec
card-makes-free = Rend gratuit
card-guild-deck = Les guildes sont tirées au hasard : deux de plus que de joueurs.
card-words = { $card } : { $type }{ $number ->
    [0] .
   *[other] , Âge { $age }.
}
card-words-free-with = Gratuit avec { $cards }.
card-words-makes-free = Rend gratuit : { $cards }.
card-words-copies = { $count ->
    [0] Pas dans les parties à { $players }.
   *[other] { $count }× dans les parties à { $players }.
}
wonder-words = { $wonder }. Commence avec { $coins }{ $produces ->
    [yes] {""} et produit { $resource-some }.
   *[no] {""} et ne produit rien.
}
wonder-words-side = { CAPITAL($side) } :
wonder-words-stage = Étape { $stage } : { $cost } { $effect }
duel-card-deck-in-play = { $count } des { $all } cartes de cet Âge sont tirées au hasard à chaque partie.
duel-card-guilds-in-play = { $count } des { $all } guildes sont tirées au hasard à chaque partie.
duel-tokens-in-play = { $count } des { $all } jetons Progrès sont sur le plateau à chaque partie ; les autres restent dans la boîte.
duel-words-token = { $token }, un jeton Progrès. { $effects } { $board }
duel-words-wonder = { $wonder }. { $cost } { $effects }
architects-token-copies = { $count ->
    [one] Il y en a { $count } parmi les { $all } jetons Progrès.
   *[other] Il y en a { $count } parmi les { $all } jetons Progrès.
}
architects-words-token = { $token }, un jeton Progrès. { $effect }. { $copies }
architects-words-wonder = { $wonder }. { $effect }.

## Duel : cartes

duel-card-lumber_yard = Chantier
duel-card-logging_camp = Exploitation
duel-card-clay_pool = Bassin argileux
duel-card-clay_pit = Cavité
duel-card-quarry = Gisement
duel-card-stone_pit = Mine
duel-card-glassworks = Verrerie
duel-card-press = Presse
duel-card-guard_tower = Tour de Garde
duel-card-stable = Écuries
duel-card-garrison = Caserne
duel-card-palisade = Palissade
duel-card-workshop = Atelier
duel-card-apothecary = Apothicaire
duel-card-scriptorium = Scriptorium
duel-card-pharmacist = Officine
duel-card-theater = Théâtre
duel-card-altar = Autel
duel-card-baths = Bains
duel-card-stone_reserve = Dépôt de Pierre
duel-card-clay_reserve = Dépôt d’Argile
duel-card-wood_reserve = Dépôt de Bois
duel-card-tavern = Taverne
duel-card-sawmill = Scierie
duel-card-brickyard = Briqueterie
duel-card-shelf_quarry = Carrière
duel-card-glassblower = Soufflerie
duel-card-drying_room = Séchoir
duel-card-walls = Muraille
duel-card-horse_breeders = Haras
duel-card-barracks = Baraquements
duel-card-archery_range = Champ de Tir
duel-card-parade_ground = Place d’Armes
duel-card-library = Bibliothèque
duel-card-dispensary = Dispensaire
duel-card-school = École
duel-card-laboratory = Laboratoire
duel-card-courthouse = Tribunal
duel-card-statue = Statue
duel-card-temple = Temple
duel-card-aqueduct = Aqueduc
duel-card-rostrum = Rostres
duel-card-forum = Forum
duel-card-caravansery = Caravansérail
duel-card-customs_house = Douanes
duel-card-brewery = Brasserie
duel-card-arsenal = Arsenal
duel-card-pretorium = Prétoire
duel-card-fortifications = Fortifications
duel-card-siege_workshop = Atelier de Siège
duel-card-circus = Cirque
duel-card-academy = Académie
duel-card-study = Étude
duel-card-university = Université
duel-card-observatory = Observatoire
duel-card-palace = Palace
duel-card-town_hall = Hôtel de Ville
duel-card-obelisk = Obélisque
duel-card-gardens = Jardins
duel-card-pantheon = Panthéon
duel-card-senate = Sénat
duel-card-chamber_of_commerce = Chambre de Commerce
duel-card-port = Port
duel-card-armory = Armurerie
duel-card-lighthouse = Phare
duel-card-arena = Arène
duel-card-merchants_guild = Guilde des Commerçants
duel-card-shipowners_guild = Guilde des Armateurs
duel-card-builders_guild = Guilde des Bâtisseurs
duel-card-magistrates_guild = Guilde des Magistrats
duel-card-scientists_guild = Guilde des Scientifiques
duel-card-moneylenders_guild = Guilde des Usuriers
duel-card-tacticians_guild = Guilde des Tacticiens

## Duel : Merveilles (la forme courte est pour les boutons), jetons Progrès, symboles

duel-wonder-circus_maximus = Le Circus Maximus
    .the = le Circus Maximus
duel-wonder-the_colossus = Le Colosse
    .the = le Colosse
duel-wonder-the_great_lighthouse = Le Grand Phare
    .the = le Grand Phare
duel-wonder-the_hanging_gardens = Les Jardins Suspendus
    .the = les Jardins Suspendus
duel-wonder-the_great_library = La Grande Bibliothèque
    .the = la Grande Bibliothèque
duel-wonder-the_mausoleum = Le Mausolée
    .the = le Mausolée
duel-wonder-piraeus = Le Pirée
    .the = le Pirée
duel-wonder-the_pyramids = Les Pyramides
    .the = les Pyramides
duel-wonder-the_sphinx = Le Sphinx
    .the = le Sphinx
duel-wonder-the_statue_of_zeus = La Statue de Zeus
    .the = la Statue de Zeus
duel-wonder-the_temple_of_artemis = Le Temple d’Artémis
    .the = le Temple d’Artémis
duel-wonder-the_appian_way = La Via Appia
    .the = la Via Appia
duel-wonder-short-circus_maximus = Circus Maximus
duel-wonder-short-the_colossus = Colosse
duel-wonder-short-the_great_lighthouse = Grand Phare
duel-wonder-short-the_hanging_gardens = Jardins Suspendus
duel-wonder-short-the_great_library = Grande Bibliothèque
duel-wonder-short-the_mausoleum = Mausolée
duel-wonder-short-piraeus = Pirée
duel-wonder-short-the_pyramids = Pyramides
duel-wonder-short-the_sphinx = Sphinx
duel-wonder-short-the_statue_of_zeus = Zeus
duel-wonder-short-the_temple_of_artemis = Artémis
duel-wonder-short-the_appian_way = Via Appia
duel-token-agriculture = Agriculture
duel-token-architecture = Architecture
duel-token-economy = Économie
duel-token-law = Loi
duel-token-masonry = Maçonnerie
duel-token-mathematics = Mathématiques
duel-token-philosophy = Philosophie
duel-token-strategy = Stratégie
duel-token-theology = Théologie
duel-token-urbanism = Urbanisme
duel-symbol-quill = plume
duel-symbol-mortar = mortier
duel-symbol-wheel = roue
duel-symbol-plumb_bob = fil à plomb
duel-symbol-armillary_sphere = sphère armillaire
duel-symbol-sundial = cadran solaire
duel-symbol-scales = balance
duel-symbol-count = { $symbol ->
    [quill] { $count ->
            [one] { $count } plume
           *[other] { $count } plumes
        }
    [mortar] { $count ->
            [one] { $count } mortier
           *[other] { $count } mortiers
        }
    [wheel] { $count ->
            [one] { $count } roue
           *[other] { $count } roues
        }
    [plumb_bob] { $count ->
            [one] { $count } fil à plomb
           *[other] { $count } fils à plomb
        }
    [armillary_sphere] { $count ->
            [one] { $count } sphère armillaire
           *[other] { $count } sphères armillaires
        }
    [sundial] { $count ->
            [one] { $count } cadran solaire
           *[other] { $count } cadrans solaires
        }
   *[scales] { $count ->
            [one] { $count } balance
           *[other] { $count } balances
        }
}

## Duel : ce que font cartes, Merveilles et jetons

duel-effect-produce-one-of = Produit { $resources-some }, au choix à chaque construction.
duel-effect-trade-price = { $price ->
    [one] Désormais, tu achètes { $resources-some } à { $price } pièce l’unité.
   *[other] Désormais, tu achètes { $resources-some } à { $price } pièces l’unité.
}
duel-effect-science = Symbole scientifique : { $symbol }.
duel-effect-play-again = Rejoue.
duel-effect-opponent-loses-coins = { $count ->
    [one] Ton adversaire perd { $count } pièce.
   *[other] Ton adversaire perd { $count } pièces.
}
duel-effect-discard-opponent-card = Défausse une carte { $colour-fem } de ton adversaire.
duel-effect-build-from-discard = Construis gratuitement une carte de la défausse.
duel-effect-choose-aside-token = { $count ->
    [one] Regarde { $count } jeton Progrès de la boîte et garde-le.
   *[other] Regarde { $count } jetons Progrès de la boîte et gardes-en un.
}
duel-effect-cost-reduction = { $target ->
    [wonders] Désormais, tes Merveilles coûtent { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    } de moins.
   *[blue] Désormais, tes cartes bleues coûtent { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    } de moins.
}
duel-effect-extra-shields = { $count ->
    [one] Désormais, chaque carte rouge construite a { $count } bouclier de plus.
   *[other] Désormais, chaque carte rouge construite a { $count } boucliers de plus.
}
duel-effect-wonders-play-again = Désormais, tu rejoues après chaque Merveille construite.
duel-effect-coins-on-chain-build = Désormais, chaque carte construite par chaînage te rapporte { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
duel-effect-gain-opponent-trade-coins = Tu reçois les pièces que ton adversaire paie pour les ressources qui lui manquent.
duel-counted-wonders = Merveille
duel-counted-progress_tokens = jeton Progrès
duel-counted-coins = { $each ->
    [one] pièce
   *[other] lot de { $each } pièces
}
duel-counted-cards = carte { $colours-fem }
duel-effect-per-coins = { $coins ->
    [one] Rapporte tout de suite { $coins } pièce par { $counted } dans ta cité.
   *[other] Rapporte tout de suite { $coins } pièces par { $counted } dans ta cité.
}
duel-effect-per-points = { $city ->
    [own] { $points ->
        [one] Vaut { $points } point par { $counted } dans ta cité.
       *[other] Vaut { $points } points par { $counted } dans ta cité.
    }
   *[most] { $points ->
        [one] Vaut { $points } point par { $counted } dans la cité qui en a le plus.
       *[other] Vaut { $points } points par { $counted } dans la cité qui en a le plus.
    }
}
duel-effect-per-both = Par { $counted } dans la cité qui en a le plus : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} tout de suite et { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.

## Duel : mots dans les images

duel-title = Duel
duel-to-play = À { $name } de jouer
duel-to-choose = À { $name } de choisir
duel-over = La partie est terminée
duel-tokens-title = Jetons Progrès
duel-tokens-line = { $name } en prend un
duel-opponent-card-title = Cartes { FIRST($opponent) ->
    [vowel] d’{ $opponent }
   *[other] de { $opponent }
}
duel-opponent-card-line = { $name } en choisit une à défausser
duel-discard-title = La défausse
duel-discard-line = { $name } en construit une gratuitement
duel-score-civilian = Civil
duel-score-scientific = Science
duel-score-commercial = Commerce
duel-score-guilds = Guildes
duel-score-wonders = Merveilles
duel-score-progress = Progrès
duel-score-treasury = Trésor
duel-score-military = Militaire
duel-score-tie-break = Égalité : cartes bleues
duel-score-points = Points acquis
duel-headline-ahead = { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } de plus { FIRST($other) ->
    [vowel] qu’{ $other }
   *[other] que { $other }
}
duel-headline-tie-break = { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} comme { $other }, mais { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
} de cartes bleues contre { $theirs }
duel-headline-together = { $names } gagnent ex æquo avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et autant de points de cartes bleues
duel-headline-military = { $names } atteint la capitale { FIRST($other) ->
    [vowel] d’{ $other }
   *[other] de { $other }
} : victoire militaire
duel-headline-scientific = { $names } réunit six symboles différents : victoire scientifique
duel-decided-ahead = { $ahead } de plus { FIRST($other) ->
    [vowel] qu’{ $other }
   *[other] que { $other }
}
duel-decided-tie-break = à égalité avec { $other }, mais { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
} de cartes bleues contre { $theirs }
duel-decided-together = chacun, et autant de points de cartes bleues
duel-decided-military = Le pion a atteint la capitale { FIRST($other) ->
    [vowel] d’{ $other }
   *[other] de { $other }
}
duel-decided-scientific = Six symboles scientifiques différents
duel-poster-civilian = Victoire
duel-poster-military = Victoire militaire
duel-poster-scientific = Victoire scientifique
duel-poster-points = Points à ce moment-là
duel-story-pawn = pion, et points de sa zone
duel-story-lead = avance aux points
duel-story-wonder = Merveille
duel-story-capital = capitale { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}

## Duel : les images en mots

duel-words-age = Âge { $age }.
duel-words-to-play = À { $name } de jouer.
duel-words-to-choose = À { $name } de choisir.
duel-words-over = La partie est terminée.
duel-words-board-tokens = Jetons Progrès sur le plateau : { $tokens }.
duel-words-pawn = { $lead ->
    [0] Le pion Conflit est au milieu.
   *[other] Le pion Conflit est à { $lead ->
        [one] { $lead } case
       *[other] { $lead } cases
    } du milieu, du côté { FIRST($loser) ->
            [vowel] d’{ $loser }
           *[other] de { $loser }
    } ; { $name } mène.
}
duel-words-city = { $name } : { $coins }, { $points }.
duel-words-produces = Produit { $resources-some }.
duel-words-symbols = Symboles : { $symbols }.
duel-words-different = { $count ->
    [one] { $count } symbole différent sur les six qu’il faut pour gagner.
   *[other] { $count } symboles différents sur les six qu’il faut pour gagner.
}
duel-words-chains = Gratuit par chaînage : { $cards }.
duel-words-near-capital = Attention : encore { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} vers la capitale { FIRST($loser) ->
    [vowel] d’{ $loser }
   *[other] de { $loser }
}, et { $name } gagne.
duel-words-near-science = Attention : encore un symbole différent, et { $name } gagne.
duel-words-tokens = Jetons Progrès : { $tokens }.
duel-words-wonders-built = Merveilles construites : { $wonders }.
duel-words-wonders-open = Merveilles à construire : { $wonders }.
duel-words-wonder-price = { $wonder } ({ $coins })
duel-words-discard = Défausse : { $cards }.
duel-words-taken = { $name } a { $wonders-the }.
duel-words-buildings = Cartes : { $cards }.
duel-words-free-card = { $letter } : { $card }, { $price }.
duel-words-free-card-explained = { $letter } : { $card }, { $price }. { $effects }
duel-words-thing-explained = { $thing } : { $effects }
duel-words-price-free = gratuit
duel-words-price-chain = gratuit par chaînage
duel-words-price-own = avec ses ressources
duel-words-price-coins = { $coins }
duel-words-price-too-dear = trop cher : { $coins }
duel-words-covered = Encore recouvertes : { $cards }.
duel-words-face-down = { $count ->
    [one] { $count } carte est face cachée.
   *[other] { $count } cartes sont face cachée.
}
duel-words-face-down-guilds = { $count ->
    [one] { $count } carte face cachée est une guilde.
   *[other] { $count } cartes face cachée sont des guildes.
}
duel-words-numbered = { $number }. { $name } : { $effects }
duel-words-numbered-name = { $number }. { $name }.
duel-words-numbered-cost = { $number }. { $name } : { $cost } { $effects }
duel-words-score = { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Civil { $civilian }, science { $scientific }, commerce { $commercial }, guildes { $guilds }, Merveilles { $wonders }, Progrès { $progress }, trésor { $treasury }, militaire { $military }.

## Duel : la partie en public

duel-opening =
    ## Le duel commence !
    { $first } contre { $second }. Vous choisissez quatre Merveilles chacun ; { $beginner } choisit en premier.
duel-heading-draft = **Les Merveilles, { $number } sur 8** · à { $name } de choisir
duel-heading-turn = **Âge { $age }** · à { $name } de jouer
duel-heading-choose = **Âge { $age }** · à { $name } de choisir
duel-heading-over = **La partie est terminée**
duel-ask-turn = { $name }, choisis une carte.
duel-ask-draft = { $name }, choisis une Merveille.
duel-ask-token = { $name }, choisis un jeton Progrès pour ta paire de symboles.
duel-ask-opponent-card = { $name }, quelle carte { $colour-fem } { FIRST($opponent) ->
    [vowel] d’{ $opponent }
   *[other] de { $opponent }
} veux-tu défausser ?
duel-ask-revive = { $name }, quelle carte de la défausse veux-tu construire gratuitement ?
duel-ask-library = { $name }, regarde trois jetons Progrès de la boîte et gardes-en un. Personne d’autre ne les voit.
duel-ask-begin = { $name }, le pion Conflit est au milieu et c’est toi qui as joué en dernier. Qui commence l’Âge { $age } ?
duel-list-card = Choisir une carte
duel-wonder-line = -# { $wonder } : { $effects }
duel-library-private = Personne d’autre que toi ne voit ces trois jetons Progrès. Tu gardes lequel ?
duel-library-kept = Tu gardes **{ $token }**.
duel-card-line = **{ $card }** : { $effects }
duel-card-symbol-pair = Elle complète une paire de symboles : un jeton Progrès pour toi.
duel-card-free-later = Rend { $card } gratuit plus tard.
duel-price = { $how ->
    [too-dear] Trop cher : il faut { $coins }, { $name } en a { $have }.
    [chain] Gratuit par chaînage : { $name } a { $source }.
    [trade] Prix : { $coins } à la banque{ $printed ->
        [0] {" "}pour acheter { $resources-some }
       *[other] , dont { $trade } pour acheter { $resources-some }
    }.
    [own] { $total ->
        [0] { $name } a tout ce qu’il faut.
       *[other] Prix : { $coins } à la banque.
    }
   *[free] C’est gratuit.
}
duel-button-wonder = { $wonder } · { $cost ->
    [0] gratuit
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
duel-button-sell = Défausser +{ $coins }
duel-button-look = Regarder les jetons
duel-late = ⏱ Temps écoulé pour { $name } : une IA a joué ce tour. { $name } reprend la main au prochain.
duel-stale = Cette carte est déjà prise. Voici la table maintenant.
duel-city = la cité { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}

## Duel : ce qui s’est passé

duel-told-wonder-drafted = { $last ->
    [yes] { $name } reçoit **{ $wonder-the }**, la dernière.
   *[no] { $name } prend **{ $wonder-the }**.
}
duel-told-wonders-shown = Quatre autres Merveilles arrivent sur la table ; { $name } choisit en premier.
duel-told-built = { $how ->
    [chain] { $name } construit **{ $card }**, gratuit par chaînage.
    [trade] { $printed ->
        [0] { $name } achète { $resources-some } pour { $coins } et construit **{ $card }**.
       *[other] { $name } construit **{ $card }** pour { $coins }, dont { $trade } pour acheter { $resources-some }.
    }
   *[other] { $printed ->
        [0] { $name } construit **{ $card }**.
       *[other] { $name } construit **{ $card }** pour { $coins }.
    }
}
duel-told-wonder-built = { $how ->
    [trade] { $name } achète { $resources-some } pour { $coins } et construit **{ $wonder-the }**.
   *[other] { $name } construit **{ $wonder-the }**.
}
duel-told-discarded = { $name } défausse { $card } pour { $coins }.
duel-told-trade-coins-gained = Économie : { $name } récupère { $coins }.
duel-told-coins-taken = { $name } prend { $coins } à la banque.
duel-told-coins-lost = { $printed ->
    [0] { $name } n’a pas de pièces à perdre.
   *[other] { $token ->
        [none] { $name } perd { $coins }.
       *[other] Le pion Conflit atteint un jeton Militaire : { $name } perd { $coins }.
    }
}
duel-told-pawn-moved = { $name } avance le pion Conflit { $shields ->
    [one] d’une case
   *[other] de { $shields } cases
} vers la capitale { FIRST($other) ->
    [vowel] d’{ $other }
   *[other] de { $other }
}.
duel-told-pair-completed = { $token ->
    [yes] { $name } complète une paire de symboles : { $symbol }.
   *[no] { $name } complète une paire de symboles, { $symbol }, mais il n’y a plus de jeton Progrès.
}
duel-told-token-taken = { $from_library ->
    [yes] { $name } garde **{ $token }** grâce à la Grande Bibliothèque.
   *[no] { $name } prend le jeton Progrès **{ $token }**.
}
duel-told-opponent-card-discarded = { $other } défausse **{ $card }**.
duel-told-revived = { $name } récupère **{ $card }** gratuitement dans la défausse.
duel-told-nothing-to-choose = { $effect ->
    [discard-opponent-card] { $other } n’a pas de carte { $colour-fem } à défausser.
    [build-from-discard] La défausse est vide : rien à construire.
    [choose-aside-token] Il n’y a plus de jeton Progrès dans la boîte.
   *[other] { "" }
}
duel-told-wonder-removed = Sept Merveilles sont construites. { $name } ne peut plus construire **{ $wonder-the }**.
duel-told-turned-up = Cartes révélées : { $cards }.
duel-told-plays-again = **{ $name } rejoue.**
duel-told-replay-lost = Plus de carte à cet Âge : { $name } ne rejoue pas.
duel-told-age = ### L’Âge { $age } commence
duel-told-age-begins = { $name } commence.
duel-told-age-weaker = { $name } a du retard côté militaire et commence.
duel-told-beginner-chosen = { $own ->
    [yes] { duel-told-age-begins }
   *[no] { $name } laisse { $beginner } commencer.
}

## Duel : la fin

duel-lost-total = { $name } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
duel-instant-points = Points à ce moment-là : { $points }.
duel-military-points = Points à ce moment-là (à la capitale, le pion n’en donne pas) : { $points }.
duel-instant-point = { $name } { $points }
duel-details-moment = { $won } À ce moment-là, **{ $name }** avait **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}** :

## Architects : cartes, jetons

architects-title-wood = Bois
architects-title-stone = Pierre
architects-title-clay = Argile
architects-title-glass = Verre
architects-title-papyrus = Papyrus
architects-title-coin = Pièce
architects-title-compass = Compas
architects-title-gear = Rouage
architects-title-tablet = Tablette
architects-title-laurel3 = 3 points
architects-title-laurel2cat = 2 points et le Chat
architects-title-shield0 = Bouclier
architects-title-shield1 = Bouclier, un cor
architects-title-shield2 = Bouclier, deux cors
# La forme « some » suit un verbe : prend du bois.
architects-card-wood = bois
    .some = du bois
architects-card-stone = pierre
    .some = de la pierre
architects-card-clay = argile
    .some = de l’argile
architects-card-glass = verre
    .some = du verre
architects-card-papyrus = papyrus
    .some = du papyrus
architects-card-coin = une pièce
    .some = une pièce
architects-card-compass = un compas
    .some = un compas
architects-card-gear = un rouage
    .some = un rouage
architects-card-tablet = une tablette
    .some = une tablette
architects-card-laurel3 = 3 points
    .some = une carte à 3 points
architects-card-laurel2cat = 2 points avec un chat
    .some = une carte à 2 points avec un chat
architects-card-shield0 = un bouclier sans cor
    .some = un bouclier sans cor
architects-card-shield1 = un bouclier avec un cor
    .some = un bouclier avec un cor
architects-card-shield2 = un bouclier avec deux cors
    .some = un bouclier avec deux cors
architects-token-urbanism = Urbanisme
architects-token-crafts = Artisanat
architects-token-jewellery = Joaillerie
architects-token-science = Science
architects-token-propaganda = Propagande
architects-token-architecture = Architecture
architects-token-economy = Économie
architects-token-engineering = Ingénierie
architects-token-tactics = Tactique
architects-token-decor = Décoration
architects-token-politics = Politique
architects-token-strategy = Stratégie
architects-token-education = Éducation
architects-token-culture = Culture
architects-token-hidden = Le jeton caché
architects-effect-urbanism = Une carte de plus après du bois ou de l’argile
architects-effect-crafts = Une carte de plus après du papyrus ou du verre
architects-effect-jewellery = Une carte de plus après de la pierre ou une pièce
architects-effect-science = Une carte de plus après une carte verte
architects-effect-propaganda = Une carte de plus après une carte avec cor
architects-effect-architecture = Une carte de plus après la construction d’une étape
architects-effect-economy = À chaque tour, une pièce vaut deux ressources
architects-effect-engineering = Une étape par tour accepte toute ressource
architects-effect-tactics = 2 boucliers de plus à chaque Bataille
architects-effect-decor = 4 points à la fin, 6 si ta Merveille est terminée
architects-effect-politics = 1 point à la fin par chat sur tes cartes bleues
architects-effect-strategy = 1 point à la fin par jeton Victoire Militaire
architects-effect-education = 2 points à la fin par jeton Progrès
architects-effect-culture = 4 points à la fin, 12 pour les deux Cultures
architects-stack = { $count ->
    [one] Le dernier jeton caché
   *[other] Le premier de { $count } jetons cachés
}

## Architects : images

architects-title = Architects
architects-to-play = À { $name } de jouer
architects-over = La partie est terminée
architects-deck-left = Pioche de gauche
architects-deck-central = Pioche centrale
architects-deck-right = Pioche de droite
architects-deck-of = Chez { $name }
architects-face-down = Face cachée
architects-empty = Vide
architects-may-peek = le Chat peut regarder
architects-promise-stage = construit l’étape { $stage }
architects-promise-token = donne un jeton Progrès
architects-promise-cat = donne le Chat
architects-promise-lasting = reste après les Batailles
architects-promise-battle = déclenche la Bataille
architects-promise-horns = { $count ->
    [one] retourne { $count } jeton Conflit
   *[other] retourne { $count } jetons Conflit
}
architects-words-over = La partie est terminée.
architects-words-begin = À { $name } de jouer.
architects-words-pile = { $state ->
    [empty] { $letter } : { $deck }, vide.
    [hidden] { $letter } : { $deck }, face cachée, { $count ->
            [one] { $count } carte.
           *[other] { $count } cartes.
        }
   *[open] { $letter } : { $deck }, { $card }, { $count ->
            [one] { $count } carte.
           *[other] { $count } cartes.
        }
}
architects-words-conflict = { $battle ->
    [one] { $battle } jeton Conflit sur { $total } montre la Bataille.
   *[other] { $battle } jetons Conflit sur { $total } montrent la Bataille.
}
architects-words-tokens = Jetons Progrès : { $tokens }.
architects-words-stack = { $count ->
    [one] { $count } caché
   *[other] { $count } cachés
}
architects-words-token-explained = { $token } : { $effect }.
architects-words-next-stages = { $city } : { $stages }
architects-words-city-effect = { $city } : { $effect }
architects-explains-grey = Les cartes grises paient les étapes.
architects-explains-yellow = Une pièce remplace n’importe quelle ressource.
architects-explains-green = Deux symboles identiques, ou les trois, donnent un jeton Progrès.
architects-explains-blue = Les cartes bleues sont des points ; avec un chat, tu prends le Chat.
architects-explains-cat = Le Chat vaut 2 points à la fin. Tant que tu l’as, tu peux regarder la carte du centre avant d’en prendre une.
architects-explains-red = Un bouclier compte dans les Batailles, et chaque cor rapproche la prochaine.
architects-words-no-tokens = Plus de jeton Progrès.
architects-words-city = { $name }, { $city } : étapes { $built } sur { $stages } ; { $cards } ; jetons : { $tokens }{ $shields ->
    [0] {""}
    [one]  ; { $shields } bouclier
   *[other]  ; { $shields } boucliers
}{ $victories ->
    [0] {""}
    [one]  ; { $victories } victoire
   *[other]  ; { $victories } victoires
}{ $cat ->
    [yes]  ; le Chat
   *[no] {""}
} ; { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
architects-words-city-brief = { $name } : étapes { $built } sur { $stages } ; { $cards }{ $shields ->
    [0] {""}
    [one]  ; { $shields } bouclier
   *[other]  ; { $shields } boucliers
}{ $victories ->
    [0] {""}
    [one]  ; { $victories } victoire
   *[other]  ; { $victories } victoires
}{ $cat ->
    [yes]  ; le Chat
   *[no] {""}
} ; { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
architects-words-city-least = { $name } : étapes { $built } sur { $stages }{ $shields ->
    [0] {""}
    [one]  ; { $shields } bouclier
   *[other]  ; { $shields } boucliers
} ; { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## Architects : la partie en mots

lobby-footer-architects = Tout est sur la table : chaque tour est un message ici, avec les boutons pour jouer. Première fois ? **Comment jouer** t’explique tout en cinq pages.
refusal-too-few-players-architects = 7 Wonders Architects se joue de 2 à 7 joueurs. Attends du monde, ou ajoute une IA.
architects-opening =
    ## La partie commence !
    On joue vers la gauche : { $circle }
    { $cities }.
    { $name } commence. La première Merveille terminée met fin à la partie ; le meilleur score gagne.
architects-opening-city = { $name } : **{ $city }**
architects-heading = **À { $name } de jouer**
architects-pile = **{ $letter }** : { $card }
architects-hidden-card = face cachée
architects-ask-take = { $name }, prends une carte. { $piles }
architects-ask-turn = { $token ->
    [none] { $optional ->
        [yes] { $name }, tu peux construire avec un jeton Progrès ou finir ton tour.
       *[no] { $stage ->
            [none] { $name }, tu fais quoi d’abord ?
           *[other] { $name }, tu paies l’étape { $stage } avec quoi ?
        }
    }
   *[other] { $optional ->
        [yes] { $name }, { $token } te donne une carte de plus. { $piles }
       *[no] { $name }, tu fais quoi d’abord ? { $token } te donne une carte de plus. { $piles }
    }
}
architects-ask-token = { $name }, prends un jeton Progrès.
architects-ask-alexandria = { $name }, prends la première carte d’une pioche au choix.
architects-ask-halicarnassus = { $name }, choisis une pioche pour en regarder les cinq premières cartes.
architects-ask-keep = { $name }, garde une des cartes que tu vois.
architects-button-deck-left = { $letter } · gauche
architects-button-deck-central = { $letter } · centre
architects-button-deck-right = { $letter } · droite
architects-button-deck-of = { $letter } · pioche { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
architects-button-centre = Pioche centrale
architects-button-effect = Pioche { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} : { $card }
button-peek = Regarder
architects-button-search = Voir les cartes
architects-button-build = { $tokens ->
    [none] Étape { $stage } : { $payment }
   *[other] Étape { $stage } : { $payment } avec { $tokens }
}
architects-button-exchange = { $symbols } pour un jeton
architects-button-end = Finir mon tour
architects-list-payments = Construire une étape
architects-peeked = La carte du centre : **{ $card }**. Personne d’autre ne le sait.
architects-searched = { $count ->
    [one] C’est la seule carte. Garde-la :
   *[other] Voici les { $count } premières cartes, que personne d’autre ne voit. Tu gardes laquelle ?
}
architects-search-later = Ton choix compte, mais la suite se fait attendre. Quand les cartes seront là, appuie sur **{ $button }** sous le message du tour.
architects-kept = Tu gardes **{ $card-some }**. Les autres sont mélangées dans leur pioche.
architects-stale = C’est déjà décidé. Voici la table maintenant.
architects-refusal-peek = Tu ne peux regarder la carte du centre que si tu as le Chat, et avant de prendre une carte.
architects-late = ⏱ Temps écoulé pour { $name } : une IA a décidé. { $name } reprend la main au prochain tour.
# La forme « from » suit « prend du bois ».
architects-the-deck-left = la pioche de gauche
    .from = de la pioche de gauche
architects-the-deck-central = la pioche centrale
    .from = de la pioche centrale
architects-the-deck-right = la pioche de droite
    .from = de la pioche de droite
architects-the-deck-of = la pioche { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
    .from = de la pioche { FIRST($name) ->
            [vowel] d’{ $name }
           *[other] de { $name }
    }
architects-told-card-taken = { $token ->
    [none] { $cause ->
        [wonder] Grâce à sa Merveille, { $name } prend aussi **{ $card-some }** dans { $deck }.
       *[other] **{ $name }** prend **{ $card-some }** dans { $deck }.
    }
   *[other] Avec { $token }, { $name } prend aussi **{ $card-some }** dans { $deck }.
}
architects-told-cat-taken = { $moved ->
    [yes] Le Chat passe { FIRST($previous) ->
        [vowel] d’{ $previous }
       *[other] de { $previous }
    } à { $name }.
   *[no] { $name } prend le Chat.
}
architects-told-conflict-tokens-turned = { $turned ->
    [one] Un cor sonne
   *[other] Des cors sonnent
} : { $battle ->
    [one] { $battle } jeton Conflit sur { $total } montre la Bataille.
   *[other] { $battle } jetons Conflit sur { $total } montrent la Bataille.
}
architects-told-stage-built = { $tokens ->
    [none] **L’étape { $stage } { $city-of }** est construite avec { $payment-some }.
   *[other] **L’étape { $stage } { $city-of }** est construite avec { $payment-some }, grâce à { $tokens }.
}
architects-told-effect-failed = Son effet tombe à plat : rien à prendre.
architects-told-wonder-finished = **La Merveille { $city-of } est terminée : la partie finit avec ce tour.**
architects-told-symbols-exchanged = { $count ->
    [2] Deux symboles identiques ({ $symbol }) sont défaussés contre un jeton Progrès.
   *[other] Trois symboles différents sont défaussés contre un jeton Progrès.
}
architects-told-token-taken = { $hidden ->
    [yes] { $name } prend le jeton caché. C’est **{ $token }** : { $effect }.
   *[no] { $revealed ->
        [none] { $name } prend le jeton **{ $token }** : { $effect }.
       *[other] { $name } prend le jeton **{ $token }** : { $effect }. { $revealed } prend sa place.
    }
}
architects-told-deck-searched = { $count ->
    [one] { $name } regarde la seule carte { $deck-from }.
   *[other] { $name } regarde les { $count } premières cartes { $deck-from }.
}
architects-told-shuffle = { $left ->
    [yes] Les autres sont mélangées ; sur le dessus, il y a maintenant { $card-some }.
   *[no] Cette pioche est maintenant vide.
}
architects-told-passed = **{ $name }** n’a pas de carte à prendre.
architects-told-battle = ⚔ **Bataille !** Tous les jetons Conflit sont retournés.
architects-told-fight = { $count ->
    [one] **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } prend un jeton Victoire Militaire
   *[other] **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } prend { $count } jetons Victoire Militaire
}
architects-told-horned = { $name } { $count }
architects-told-discarded = Les cartes rouges avec cor sont défaussées : { $cards }.
architects-other-total = { $name } { $points }
architects-score-details =
    { "" }**{ $name } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }**
    Merveille : **{ $stage_points }** ({ $built ->
        [one] { $built } étape
       *[other] { $built } étapes
    } sur { $stages })
    Chat : **{ $cat }**
    Cartes bleues : **{ $blue }**{ $blue_cards ->
        [none] {""}
       *[other] {" "}({ $blue_cards })
    }
    Victoires militaires : **{ $military }** ({ $victories ->
        [one] { $victories } jeton
       *[other] { $victories } jetons
    })
    Jetons Progrès : **{ $progress }**{ $tokens ->
        [none] {""}
       *[other] {" "}({ $tokens })
    }
architects-score-cards = { $count } × { $card }

## Architects : images d’une cité et du score

architects-wonder-effect = { $effect ->
    [take_from_any_deck] Étapes 2 et 4 : prends la première carte d’une pioche au choix
    [take_progress_token] Étapes 2 et 4 : prends un jeton Progrès
    [take_from_central_deck] Étapes 2, 3 et 4 : prends la première carte de la pioche centrale
    [keep_one_of_five] Étapes 2 et 4 : garde une carte parmi cinq de la pioche de gauche ou de droite
    [take_from_left_and_right_decks] Étapes 2 et 4 : prends la première carte à gauche et à droite
    [shield] Étapes 2 et 4 : un bouclier qui reste
   *[none] Plus de points que les autres Merveilles, et aucun effet
}
architects-wonder-effect-sentence = { architects-wonder-effect }.
architects-city-cards = aucune ressource
architects-city-symbols = aucun symbole
architects-city-counts = ni bouclier, ni victoire, ni carte bleue
architects-city-no-tokens = Aucun jeton Progrès
architects-score-wonder = Merveille
architects-score-cat = Chat
architects-score-blue = Bleues
architects-score-military = Militaire
architects-score-progress = Progrès
architects-score-stages = Égalité : étapes
architects-score-words = { $rank }. { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Merveille { $stages }, Chat { $cat }, cartes bleues { $blue }, militaire { $military }, Progrès { $progress } ; { $built ->
    [one] { $built } étape
   *[other] { $built } étapes
}.
architects-words-stage = Étape { $stage } : { $built ->
    [yes] construite
    [open] la prochaine, pour { $count } { $rule ->
        [identical] ressources identiques
       *[different] ressources différentes
    }
   *[no] { $count } { $rule ->
        [identical] ressources identiques
       *[different] ressources différentes
    }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
architects-words-neighbours = Voisin de gauche : { $left }, { $left_shields }. Voisin de droite : { $right }, { $right_shields }.

## Statistiques : l’image d’un joueur

person-heading = { $game } · { $where }
person-somebody = Quelqu’un
person-server = ce serveur
person-games = { $count ->
    [one] partie
   *[other] parties
}
person-wins = vict. { $share } %
person-average = en moyenne
person-best = record
person-streak = { $count ->
    [one] d’affilée
   *[other] d’affilée
}
person-categories = Points en moyenne
person-mine-everybody = joueur · tous
person-tables = Par nombre de joueurs
person-places = Places
person-boards = Victoires par Merveille
person-opponents = Face à face
person-before-behind = devant · derrière
person-column-games = parties
person-column-wins = vict.
person-column-average = moyenne
person-column-best = record
person-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
person-share = { $wins } sur { $games }
person-words = { $name }, { $game }, { $where } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} ({ $share } %) ; { $average } points en moyenne, record { $best }{ $streak ->
    [none] {""}
    [0]  ; pas encore de victoire
    [one]  ; jamais deux victoires de suite
   *[other]  ; jusqu’à { $streak } victoires de suite
}.
person-words-places = Places : { $places }.
person-words-categories = Points en moyenne (ceux de tout le monde ici) : { $categories }.
person-words-category = { $category } { $mine } ({ $everybody })
person-words-table = À { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
} : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} ; { $average } points en moyenne, record { $best }.
person-words-share = { $name } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} sur { $games }.
person-words-opponent = Contre { $name } : { $ahead } fois devant, { $behind } fois derrière.

## Statistiques : parties, un joueur

stats-games = **Parties terminées sur ce serveur**, les plus récentes d’abord
stats-games-of = **Parties terminées { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}**, les plus récentes d’abord
stats-no-games = Aucune partie terminée sur ce serveur pour l’instant. Les parties terminées apparaîtront ici, avec scores et replays ; `/join` ouvre une table.
stats-no-games-of = { $name } n’a pas encore terminé de partie ici. Ses parties terminées apparaîtront ici, avec scores et replays.
stats-game = **{ $number }** · { $when } · **{ $game }**{ $origin ->
    [score-pad] {" "}(jouée en vrai)
   *[bot] {""}
}
    -# { $players }
stats-game-seat = { $place }. { $name } { $points }
stats-game-seat-board = { $place }. { $name } { $points } ({ $board })
stats-uncounted = –
stats-board = { $city } { $side }
stats-computer = { $level ->
    [easy] IA (facile)
    [strong] IA (expert)
   *[normal] IA (normal)
}
stats-open = Ouvrir une partie
stats-game-option = { $number } · { $game } : { $names }
stats-game-heading = **{ $game }**, { $when }
stats-victory-civilian = Victoire aux points.
stats-victory-scientific = Victoire scientifique, quels que soient les points.
stats-victory-military = Victoire militaire, quels que soient les points.
stats-seat-changed = Place { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} : { $tenures }
stats-tenure = { $name } (jusqu’à : { $until })
stats-turn = tour { $number }
stats-score-pad = Cette partie a été jouée en vrai et saisie à la main : pas de tours à revoir.
stats-no-pictures = À l’époque, les carnets n’étaient pas gardés en entier : ni feuille de score ni affiche, juste les points.
stats-kept-points = **{ $name }** : { $points }
stats-kept-category = { $category } { $points }
stats-other-rules = Elle s’est jouée avec une ancienne version des règles : ses cités et ses tours ne peuvent plus être affichés.
stats-record-file = Cette partie en fichier. `/replay` la montre, ici ou partout où ses règles sont connues.
button-newer = ◀ Plus récentes
button-older = Plus anciennes ▶
button-replay = Revoir
button-record = Télécharger
stats-all-servers = tous les serveurs
stats-no-figures = Tu n’as pas encore terminé de partie ici. Après la première, tu verras tes places, points et Merveilles ; `/join` ouvre une table.
stats-no-figures-of = { $name } n’a pas encore terminé de partie ici. Après la première, tu verras ses places, points et Merveilles.
stats-standing = Place { $place } au classement de la saison, cote **{ $points }** ± { $margin }.
stats-standing-provisional = Cote **{ $points }** ± { $margin } cette saison, provisoire tant qu’il y a peu de parties.
stats-computer-seats = Si l’IA a plusieurs places dans une partie, chacune compte.
stats-columns = -# Points : la moyenne du joueur, puis celle de tout le monde.
stats-opponents-mean = -# Face à face : tous les adversaires comptent, chaque IA aussi. Les places où d’autres ont fait plus de trois choix ne comptent pas.
stats-games-left = { $count ->
    [one] { $count } partie commencée puis quittée.
   *[other] { $count } parties commencées puis quittées.
}

## Statistiques : classement, Merveilles, records d’un serveur

stats-season = T{ $quarter } { $year }
stats-choose-season = Une autre saison
stats-ranking = **Classement · { $game } · { $season }**
stats-standing-line = { $place ->
    [0] –
   *[other] { $place }.
} **{ $name }** { $points } ± { $margin } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
stats-provisional = *Provisoire, moins de dix parties cotées pour l’instant :*
stats-ranking-means = -# Tout le monde commence à 1 000. ± donne la marge d’erreur d’une cote ; plus tu joues, plus elle diminue. Si deux fourchettes se recouvrent, les joueurs se valent peut-être. Les IA sont cotées comme tout le monde.
hinted-not-rated = -# Une partie avec conseils n’est pas cotée.
stats-ranking-off = -# Les classements sont désactivés sur ce serveur : les nouvelles parties n’y changent rien.
stats-no-ranking = Aucune partie de { $game } cotée cette saison pour l’instant. Dès la première, tous ses joueurs auront leur cote ici.
stats-rated = -# Une partie est cotée si au moins deux joueurs différents la finissent sans **conseils** : deux personnes, ou une personne et des IA. Une place ne compte pas si d’autres, IA comprises, y ont fait plus de trois choix. L’entraînement n’est pas coté.
stats-unrated = { $why ->
    [hints] Ta dernière partie de { $game } ici n’a pas été cotée : les **conseils** étaient activés.
    [rankings-off] Ta dernière partie de { $game } ici n’a pas été cotée : les classements étaient désactivés.
    [seat-changed] Ta dernière partie de { $game } ici n’a pas été cotée pour toi : d’autres, IA comprises, ont fait plus de trois choix à ta place.
   *[nobody-else] Ta dernière partie de { $game } ici n’a pas été cotée : toutes les autres places avaient changé de joueur.
}
stats-no-ranking-off = Les classements sont désactivés sur ce serveur : aucune partie n’est cotée. Quelqu’un qui gère le serveur peut les activer sous **Paramètres**.
stats-wonders = **Merveilles · { $game }**
stats-wonders-players = **Merveilles · { $game } · { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}**
stats-any-players = Peu importe le nombre de joueurs
stats-choose-players = Nombre de joueurs
stats-wonder = **{ $board }** · { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} sur { $games }{ $luck ->
    [unknown] {""}
    [more] , plus que prévu
    [less] , moins que prévu
   *[usual] , à peu près comme prévu
} · { $points }
stats-wonder-drafted = **{ $board }** · choisie { $games } fois, construite { $built } fois, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} sur { $games }{ $luck ->
    [unknown] {""}
    [more] , plus que prévu
    [less] , moins que prévu
   *[usual] , à peu près comme prévu
} · { $points }
stats-wonder-figures = **{ $board }** · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}, { $expected } attendues, { $share } % ({ $between }) · { $points }
stats-wonder-drafted-figures = **{ $board }** · choisie { $games } fois, construite { $built } fois, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $expected } attendues, { $share } % ({ $between }) · { $points }
stats-wonder-points = { $average } points en moyenne
stats-wonder-points-figures = { $average } points ({ $between })
stats-wonder-no-points = pas de points comptés
stats-between = { $low } à { $high }
stats-wonders-expected = -# « Prévu » : ce qu’on attendrait si tout le monde à la table gagnait aussi souvent. Avec peu de parties, c’est surtout du hasard.
stats-wonders-few = -# Avec peu de parties, c’est surtout du hasard.
stats-wonders-mean = -# Attendues : le nombre de victoires si chaque place gagnait aussi souvent. Entre parenthèses : la fourchette où se trouve la vraie valeur dans 95 cas sur 100. Si deux fourchettes se recouvrent, ce n’est peut-être que du hasard.
stats-no-wonders = Aucune partie de { $game } terminée sur ce serveur pour l’instant. Après la première, tu verras combien de fois chaque Merveille a été jouée et a gagné.
stats-no-wonders-players = Aucune partie de { $game } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} terminée sur ce serveur pour l’instant. Après la première, tu verras combien de fois chaque Merveille a été jouée et a gagné.
stats-still-counting = -# Les parties d’avant la dernière mise à jour sont encore en cours de calcul : il en manque ici.
stats-records = **Records · { $game }** · joueurs humains
stats-records-mean = -# Les meilleurs scores d’une personne dans une partie terminée ici, contre des IA aussi. Les points des IA et les carnets de score ne comptent pas.
stats-record = { $category } : **{ $name }** { $points }
stats-record-streak = Victoires de suite
stats-record-option = { $category } : { $name }
stats-no-records = Aucune partie de { $game } terminée sur ce serveur pour l’instant. Après la première, tu verras les meilleurs scores de chaque catégorie.
stats-rankings-on = Les parties de ce serveur sont cotées.
stats-rankings-off = Les parties de ce serveur ne sont pas cotées ; les anciennes cotes sont gardées.
stats-not-left-out = Tu es dans ses classements et tu peux détenir ses records.
stats-left-out = Tu n’apparais dans aucun classement ni record ; tes parties comptent quand même pour les autres.
stats-everything = **{ $name } · { $game }**
stats-everything-opponents = **Face à face**
stats-meeting = **{ $name }** · { $met ->
    [one] { $met } partie ensemble
   *[other] { $met } parties ensemble
}, { $ahead } fois devant, { $behind } fois derrière
button-everything = Plus de stats
button-figures = Chiffres
button-plain-words = En clair
button-ranking-settings = Paramètres
button-leave-me-out = Ne pas m’afficher
button-show-me = M’afficher
button-rankings-off = Désactiver les classements
button-rankings-on = Activer les classements
tip-line = 💡 { $tip }
tip-base-brown = Les cartes marron comme { $card } servent à payer les autres, à chaque tour. Une ou deux, c’est un bon début.
tip-base-age-two =
    À l’Âge II, les cartes rapportent plus et coûtent plus.{ $players ->
        [2] {""}
       *[other] {" "}Les mains passent maintenant à droite.
    }
tip-base-age-three = À l’Âge III, des guildes remplacent les cartes marron et grises. Place aux points ! Les derniers conflits militaires en rapportent 5 par voisin battu.
tip-base-last-card = C’est le dernier tour. Prends ce qui rapporte le plus, ou défausse : 3 pièces = 1 point.
tip-base-last-round = L’Âge finit avec ce tour. Tu joues une de ces deux cartes ; l’autre est défaussée.
tip-base-war-to-win = Les conflits militaires arrivent à la fin de cet Âge, et { $name-the } a { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}.
tip-base-war-to-level = Les conflits militaires arrivent à la fin de cet Âge. Être à égalité ne coûte rien.
tip-base-war-to-lose = Les conflits militaires arrivent à la fin de cet Âge : { $name-the } a plus de boucliers que toi, { $shields } contre { $own }. Mais perdre ne te coûte qu’un point.
tip-base-war-ahead = Tu as plus de boucliers que tes deux voisins. Si ça reste comme ça, les conflits militaires à la fin de cet Âge te rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tip-base-red = Les cartes rouges comme { $card } sont des boucliers pour les conflits militaires. Seuls tes deux voisins comptent : { $name-the } en a { $left }, { $other-the } en a { $right }.
tip-base-science-set = { $card } complète un groupe de trois symboles différents : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus en science, dont 7 pour le groupe.
tip-base-science-again = { $card } porte un symbole que tu as déjà. Les symboles identiques rapportent leur nombre au carré.
tip-base-green = Les cartes vertes comme { $card }, c’est la science. Une seule vaut 1 point, mais beaucoup ensemble valent plus que tout le reste.
tip-base-chain = Un chaînage : tu as construit { $before }, donc la carte { $card } est gratuite.
tip-base-neighbour-sells = { $name-the } vend ce qui te manque. Appuie sur **Construire** pour l’acheter et construire { $card }.
tip-base-nobody-sells =
    Pour { $card }, il faut { $needed ->
        [one] { $needed } { $resources }
       *[other] { $needed } { $resources-plural }
    } : { $made ->
        [0] tu n’en produis pas
       *[other] tu en produis { $made }
    } et { $sale ->
        [0] aucun voisin n’en vend
       *[other] il y en a seulement { $sale } en vente
    }. Une carte qui en produit t’aiderait.
tip-base-built-already = Tu as déjà { $card }. On ne construit pas deux fois le même bâtiment.
tip-base-few-coins = { $coins ->
    [0] Tu n’as pas de pièces.
    [one] Tu as { $coins } pièce.
   *[other] Tu as { $coins } pièces.
} Une carte défaussée en rapporte 3, et certaines cartes jaunes davantage.
tip-base-many-coins = Tu as { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin. D’ici là, elles te servent à acheter à tes voisins.
tip-base-trading-post = Certaines cartes jaunes font baisser les prix jusqu’à la fin de la partie : 1 pièce au lieu de 2.
tip-base-stage = Tu peux payer l’étape { $stage } de ta Merveille{ $coins ->
    [0] {""}
    [one] {" "}avec { $coins } pièce
   *[other] {" "}avec { $coins } pièces
}. Glisse dessous ta carte la moins utile : elle marque juste l’étape.
tip-base-wonder-complete = Ta Merveille est terminée. Désormais, tu construis ou défausses tes cartes.
tip-base-stage-missing =
    Pour l’étape { $stage } de ta Merveille, il faut { $needed ->
        [one] { $needed } { $resources }
       *[other] { $needed } { $resources-plural }
    } : { $made ->
        [0] tu n’en produis pas
       *[other] tu en produis { $made }
    } et { $sale ->
        [0] aucun voisin n’en vend
       *[other] il y en a seulement { $sale } en vente
    }.
tip-base-guild = Les cartes violettes sont des guildes. La plupart rapportent des points selon ce que tes voisins ont construit.
tip-base-grey = Les cartes grises comme { $card } produisent du verre, du textile ou du papyrus. Les cartes vertes et les Merveilles en demandent souvent.
tip-base-blue = Les cartes bleues sont des points sûrs : personne ne peut te les prendre.
tip-base-yellow = Les cartes jaunes servent au commerce et aux pièces. Certaines rapportent aussi des points.
tip-base-brown-later = { $card } est une carte marron : pas de points. Produire davantage de ce que tu as déjà n’aide plus beaucoup.
tip-base-chain-to-come = Certaines cartes ouvrent un chaînage : si tu en as une, tu construis la suivante gratuitement.
tip-base-passed-on = { $name } reçoit les cartes que tu laisses. S’il y en a une qui l’aiderait beaucoup, défausse-la ou glisse-la sous ta Merveille.
tip-base-nothing-used-up = Tes ressources resservent à chaque tour, pour autant de cartes que tu veux : elles ne se dépensent pas.
tip-base-goal = Le meilleur score après l’Âge III gagne. Les points viennent des cartes bleues et jaunes, des conflits militaires, de la science, de ta Merveille, des guildes et des pièces.
tip-base-points = Le meilleur score à la fin gagne. Là, tu aurais { $points }, et { $name } { $best }.
tip-base-points-first = Le meilleur score à la fin gagne. Là, tu aurais { $points }, et personne n’a plus.
tip-base-neighbours = Tes voisins sont { $name-the } et { $other-the }. Tu peux acheter ce que produisent leurs cartes marron et grises ; **Table** te le montre.
tip-base-three-ways = Aucune carte ne t’aide ? Tu peux en défausser une pour 3 pièces, ou la glisser sous ta Merveille.
tip-base-few-things-well = On ne peut pas tout faire. Deux choses bien faites, comme la science et les cartes bleues, suffisent souvent pour gagner.
tip-duel-draft = Voici des Merveilles. Choisis-en une ; plus tard, pour la construire, tu la paies et tu glisses une carte dessous.
tip-duel-draft-again = Après certaines Merveilles, comme { $wonder-the }, tu rejoues tout de suite : deux tours de suite, c’est fort.
tip-duel-draft-costs = Regarde aussi les coûts : une Merveille que tu ne peux pas payer ne vaut rien.
tip-duel-draft-seven = On construit sept Merveilles sur huit au maximum. Si tu traînes, tu en perds une.
tip-duel-begin = Si tu commences, tu as le choix de la première carte. Sinon, tu profites de ce qu’elle découvre.
tip-duel-token = Un jeton Progrès t’aide jusqu’à la fin de la partie, ou vaut des points. Personne ne peut te le prendre.
tip-duel-first-turn = Prends une carte que rien ne recouvre : construis-la, défausse-la ou glisse-la sous une Merveille. Ce que tu découvres, on pourra le prendre ensuite.
tip-duel-age-two = À l’Âge II, les cartes rapportent plus et coûtent plus. Certaines sont gratuites si tu as la bonne carte de l’Âge I.
tip-duel-age-three = C’est le dernier Âge : des guildes remplacent les cartes marron et grises. À la fin, le meilleur score gagne.
tip-duel-force-threatens = Attention : plus que { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} avant ta capitale, et { $name } gagne tout de suite. Les cartes rouges repoussent le pion.
tip-duel-force-near = Le pion est à { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de la capitale { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}. Si tu l’y amènes, tu gagnes tout de suite.
tip-duel-science-threatens = Attention : { $name } a { $count ->
    [one] { $count } symbole différent
   *[other] { $count } symboles différents
}. À six, c’est gagné tout de suite : ne laisse pas passer le prochain.
tip-duel-science-near = Tu as { $count ->
    [one] { $count } symbole scientifique différent
   *[other] { $count } symboles scientifiques différents
}. À six, tu gagnes tout de suite.
tip-duel-pair = Avec { $card }, tu as deux symboles identiques. Une paire te donne un jeton Progrès.
tip-duel-loot = Quand tes boucliers poussent le pion sur un jeton Militaire, ton adversaire perd des pièces.
tip-duel-chain = Un chaînage : tu as construit { $before }, donc la carte { $card } est gratuite.
tip-duel-wonder = Tu peux payer { $wonder-the }{ $coins ->
    [0] {""}
    [one] {" "}avec { $coins } pièce
   *[other] {" "}avec { $coins } pièces
}. Touche une carte, puis la Merveille : la carte va dessous et ne fait rien d’autre.
tip-duel-few-coins = { $coins ->
    [0] Tu n’as pas de pièces.
    [one] Tu as { $coins } pièce.
   *[other] Tu as { $coins } pièces.
} Une carte défaussée t’en rapporte { $gain }.
tip-duel-guild = Une guilde compte ce qu’elle montre dans la cité qui en a le plus. { $coins ->
    [yes] Celle-ci rapporte des pièces maintenant et des points à la fin.
   *[no] Celle-ci rapporte des points à la fin.
}
tip-duel-fixed-price = Certaines cartes jaunes fixent le prix de certaines ressources jusqu’à la fin, peu importe ce qu’a ton adversaire.
tip-duel-trade = La banque vend ce qui te manque pour { $card }. Appuie sur **{ $button-build }** pour l’acheter.
tip-duel-goods = Ce que produit { $card } te sert à chaque tour, et coûte plus cher à ton adversaire.
tip-duel-many-coins = Tu as { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}. À la fin, 3 pièces = 1 point ; d’ici là, elles paient cartes et Merveilles.
tip-duel-red = Chaque bouclier d’une carte rouge comme { $card } pousse le pion d’une case vers la capitale adverse.
tip-duel-green = Les cartes vertes comme { $card }, c’est la science : une paire de symboles donne un jeton Progrès, six différents font gagner tout de suite.
tip-duel-blue = Les cartes bleues sont des points sûrs : personne ne peut te les prendre.
tip-duel-yellow = Les cartes jaunes comme { $card } donnent des pièces, des ressources, ou de meilleurs prix. Chacune fait aussi gagner 1 pièce de plus par carte défaussée.
tip-duel-chain-to-come = Certaines cartes ouvrent un chaînage : si tu en as une, tu construis la suivante gratuitement.
tip-duel-few-cards = Plus que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à cet Âge. Le joueur mené militairement commence le suivant. Si le pion est au milieu, le dernier à avoir joué choisit qui commence.
tip-duel-uncovered = Regarde ce que ta carte découvre : { $name } peut le prendre juste après.
tip-duel-take-away = Si { $name } a besoin d’une carte, prends-la toi-même : défausse-la, ou glisse-la sous une Merveille.
tip-duel-zone-own = Si le pion reste là, tu marques { $points ->
    [one] { $points } point militaire
   *[other] { $points } points militaires
} à la fin.
tip-duel-zone-theirs = Si le pion reste là, { $name } marque { $points ->
    [one] { $points } point militaire
   *[other] { $points } points militaires
} à la fin. Tes boucliers le repoussent.
tip-duel-selling = Une carte défaussée te rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} : 2, plus 1 par carte jaune de ta cité.
tip-duel-prices = Ce que tu ne produis pas, tu l’achètes : 2 pièces l’unité, plus 1 par ressource du même type que produisent les cartes marron et grises { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}.
tip-duel-wonders-wait = { $count ->
    [one] Il te reste { $count } Merveille à construire.
   *[other] Il te reste { $count } Merveilles à construire.
} Une Merveille rapporte souvent plus qu’une carte.
tip-duel-goal = Le meilleur score après l’Âge III gagne, sauf si le pion atteint une capitale ou si quelqu’un réunit six symboles scientifiques différents avant.
tip-duel-stop-now = Surveille ça à chaque tour : atteindre ta capitale ou réunir six symboles différents fait gagner tout de suite.
tip-duel-win-now = Atteindre la capitale ou réunir six symboles différents met fin à la partie tout de suite. Les points ne comptent plus.
tip-duel-points = Sans victoire immédiate, le meilleur score gagne. Là, tu aurais { $points }, et { $name } { $theirs }.
tip-architects-first-turn = Prends une carte : **A** est la pioche à ta gauche, **C** celle à ta droite, **B** est cachée. Le reste se fait tout seul.
tip-architects-end-near = Il ne manque qu’une étape à { $name }. La partie finira avec ce tour-là : prends des points maintenant.
tip-architects-end-near-own = Il ne te manque qu’une étape. La partie finit avec le tour où tu la construis, et tu dois la construire dès que tu peux payer. Regarde d’abord les points.
tip-architects-stage = Prends **{ $place }** ({ $card }) et tu construis tout de suite l’étape { $stage } de ta Merveille{ $points ->
    [0] { $effect ->
        [yes] {" "}(avec son effet)
       *[no] {""}
    }
    [one] { $effect ->
        [yes] {" "}(+{ $points } point et son effet)
       *[no] {" "}(+{ $points } point)
    }
   *[other] { $effect ->
        [yes] {" "}(+{ $points } points et son effet)
       *[no] {" "}(+{ $points } points)
    }
}.
tip-architects-token-near = Prends **{ $place }** ({ $card }) et tes cartes vertes te donnent un jeton Progrès.
tip-architects-token = Un jeton Progrès t’aide jusqu’à la fin de la partie, ou vaut des points. Le quatrième est caché.
tip-architects-war-to-lose = La Bataille approche, et { $name } a plus de boucliers que toi, { $shields } contre { $own }. Tu ne perds pas de points, mais { $name } en gagne au moins 3.
tip-architects-war-ahead = La Bataille approche, et tu as plus de boucliers { FIRST($name) ->
    [vowel] qu’{ $name }
   *[other] que { $name }
}. Une carte avec cor la déclenche : au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour toi.
tip-architects-cat = **{ $place }** te donne { $card }. Tant que tu as le Chat, il vaut 2 points de plus, et tu peux regarder la carte du centre.
tip-architects-peek = Tu as le Chat : **{ $button-peek }** te montre la carte du centre avant que tu choisisses.
tip-architects-coin = Une pièce (ici { $place }) remplace n’importe quelle ressource.
tip-architects-horn = Une carte rouge avec cor (ici { $place }) est un bouclier et rapproche la Bataille. Après la Bataille, elle est défaussée.
tip-architects-shield = Une carte rouge sans cor (ici { $place }) est un bouclier pour toutes les Batailles : elle reste.
tip-architects-green = Les cartes vertes (ici { $place }) sont des symboles : une paire, ou les trois, donne un jeton Progrès.
tip-architects-blue = Les cartes bleues (ici { $place }) sont des points, et personne ne peut te les prendre.
tip-architects-grey = Les cartes grises (ici { $place }) sont des ressources pour tes étapes. Tu les dépenses quand une étape se construit.
tip-architects-next-stage = Pour ta prochaine étape, il faut { $demand ->
    [different] { $count } ressources différentes
   *[identical] { $count } ressources identiques
}. Elle se construit dès que tu les as.
tip-architects-centre = Rien de bien en **A** ni en **C** ? Au centre, **B**, il y a un peu de tout, mais c’est la surprise.
tip-architects-decks = Tu partages la pioche de gauche avec { $name } et celle de droite avec { $other }. Ce que tu laisses, ils peuvent le prendre.
tip-architects-war = { $count ->
    [one] Encore { $count } cor
   *[other] Encore { $count } cors
} et c’est la Bataille : chaque voisin avec moins de boucliers que toi te rapporte au moins 3 points.
tip-architects-points = C’est le meilleur score qui gagne, pas la vitesse. Là, tu aurais { $points }, et { $name } { $best }.
tip-architects-points-first = C’est le meilleur score qui gagne, pas la vitesse. Là, tu aurais { $points }, et personne n’a plus.
tip-architects-race = La partie finit quand quelqu’un construit la cinquième étape de sa Merveille, et le meilleur score gagne. Les étapes sont les points les plus sûrs.
button-tips-off = Couper les astuces
tips-off = Les astuces sont coupées. **{ $button-how-to-play }** et `/rules` restent là si besoin.
why = **{ $what }** : { $why }.
why-but = { $why }, mais { $but }
why-and = { $whys }, et { $why }
why-printed = **{ $what }.** { $printed }
why-sentence = { CAPITAL($why) }.
why-games = **{ $what }** : c’est le meilleur résultat dans les parties simulées.
why-little = **{ $what }** : ça ne te rapporte rien tout de suite.
why-close = **{ $what }** : ça se joue à peu – { $other-inside } est presque aussi bien.
compared-close = Ça se joue à peu – { $other-inside } est presque aussi bien.
compared-games = Mieux que { $other-inside } dans { $better ->
    [one] { $better } partie simulée
   *[other] { $better } parties simulées
} sur { $games }.
compared-mean = En moyenne, dans les parties simulées, c’est mieux que { $other-inside }.
gain-points = { $sure ->
    [yes] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] { $points ->
        [one] { $points } point pour l’instant
       *[other] { $points } points pour l’instant
    }
}
gain-science = { $points ->
    [one] { $points } point de science
   *[other] { $points } points de science
}{ $more ->
    [yes] {" "}(et plus à chaque nouveau symbole)
   *[no] {""}
}
reason-gains = ça rapporte { $gains }
reason-points-later = ça rapportera à la fin selon ce qui sera construit d’ici là
reason-points-if-complete = { $can ->
    [yes] ça rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } si tu termines ta Merveille (encore { $stages ->
        [one] { $stages } étape
       *[other] { $stages } étapes
    })
   *[no] il est trop tard pour terminer ta Merveille, donc ça ne rapporte rien
}
reason-points-given = { $points ->
    [one] ça donne { $points } point à { $name-the }
   *[other] ça donne { $points } points à { $name-the }
}
reason-science-set = ça complète un groupe de trois symboles différents (+{ $points })
reason-symbol = { $symbols ->
    [one] c’est ton premier symbole sur les six différents qui font gagner tout de suite
   *[other] ça te fait { $symbols } symboles sur les six différents qui font gagner tout de suite
}
reason-beats = { $instead ->
    [0] { $count ->
        [one] tu bats { $names-the } (+{ $points })
       *[other] tu bats { $names-the } (+{ $points } à chaque fois)
    }
   *[other] { $count ->
        [one] tu bats { $names-the } (+{ $points } au lieu de −1)
       *[other] tu bats { $names-the } (+{ $points } à chaque fois au lieu de −1)
    }
}
reason-conflicts = pour l’instant { $conflicts }
reason-levels = tu fais égalité avec { $names-the } au lieu de perdre
reason-shields = { $standing ->
    [ahead] { $shields ->
        [one] ça ajoute { $shields } bouclier à ton avance sur { $names-the }
       *[other] ça ajoute { $shields } boucliers à ton avance sur { $names-the }
    }
   *[behind] { $shields ->
        [one] ça fait { $shields } bouclier de plus contre { $names-the } (pas encore assez)
       *[other] ça fait { $shields } boucliers de plus contre { $names-the } (pas encore assez)
    }
}
reason-armed = { $shields ->
    [one] ça te donne { $shields } bouclier de plus
   *[other] ça te donne { $shields } boucliers de plus
}{ $beaten ->
    [0] {""}
   *[other] {""}, et tu battrais { $names } si la Bataille avait lieu maintenant
}
reason-free-city-arms = { $points ->
    [0] la Cité franche ferait alors égalité avec { $name }
   *[other] la Cité franche battrait alors { $name }
}
reason-free-city-beats-you = { $points ->
    [0] elle ferait alors égalité avec toi
   *[other] elle te battrait alors
}
reason-free-city-sells = { $name } et toi pourrez acheter { $resources-some } à la Cité franche
reason-harmless = ça ne donne rien à { $name }
reason-nothing-builds = tu ne peux rien construire pour l’instant
reason-looted = { $coins ->
    [one] { $name } perd { $coins } pièce
   *[other] { $name } perd { $coins } pièces
}
reason-no-cost = c’est gratuit
reason-own-resources = tes ressources suffisent à payer
reason-chain = c’est gratuit par chaînage avec { $card }
reason-power-free = c’est gratuit avec le pouvoir de ta Merveille
reason-paid-bank = { $coins ->
    [one] ça coûte { $coins } pièce
   *[other] ça coûte { $coins } pièces
}
reason-paid-to = { $coins ->
    [one] tu paies { $coins } pièce à { $name-the }
   *[other] tu paies { $coins } pièces à { $name-the }
}
reason-paid-together = tu paies { $payees }
reason-payee = { $coins ->
    [one] { $coins } pièce à { $name-the }
   *[other] { $coins } pièces à { $name-the }
}
reason-earns = { $coins ->
    [one] tu gagnes { $coins } pièce sur les achats de la Cité franche
   *[other] tu gagnes { $coins } pièces sur les achats de la Cité franche
}
reason-earns-other = { $coins ->
    [one] { $name } gagne { $coins } pièce sur les achats de la Cité franche
   *[other] { $name } gagne { $coins } pièces sur les achats de la Cité franche
}
reason-frees = tu pourras construire { $cards } gratuitement plus tard
reason-denies = { $under ->
    [yes] { $points ->
        [one] sinon { $name } pourrait prendre { $card } et marquer { $points } point
       *[other] sinon { $name } pourrait prendre { $card } et marquer { $points } points
    }
   *[no] { $points ->
        [one] sinon { $name } pourrait la prendre et marquer { $points } point
       *[other] sinon { $name } pourrait la prendre et marquer { $points } points
    }
}
reason-denies-arms = { $under ->
    [yes] sinon { $name } pourrait construire { $card } et te battre
   *[no] sinon { $name } pourrait la construire et te battre
}
reason-stops-military = ça empêche une victoire militaire { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} au prochain tour
reason-stops-science = ça empêche une victoire scientifique { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} au prochain tour
reason-makes = ça produit { $resources-some } à chaque tour{ $new ->
    [yes] { $game ->
        [base] { $need ->
            [all] {" "}(aucun voisin n’en vend, et c’est tout ce qui manque à l’étape { $stage } de ta Merveille)
            [some] {" "}(aucun voisin n’en vend, et il en faut pour l’étape { $stage } de ta Merveille)
           *[no] {" "}(aucun voisin n’en vend)
        }
       *[other] {" "}(tu n’en produisais pas)
    }
   *[no] { $need ->
        [all] {" "}(c’est tout ce qui manque à l’étape { $stage } de ta Merveille)
        [some] {" "}(il en faut pour l’étape { $stage } de ta Merveille)
       *[no] {""}
    }
}
reason-cheaper =
    désormais, tu achètes { $resources-some } à { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } l’unité { $side ->
        [left] chez ton voisin de gauche
        [right] chez ton voisin de droite
        [both] chez tes deux voisins
       *[bank] à la banque
    }
reason-power-free_build_once_per_age = une fois par Âge, ta Merveille te fait construire une carte gratuitement
reason-power-play_seventh_card = tu joues aussi ta dernière carte de chaque Âge
reason-power-build_from_discard = tu construis gratuitement une carte de la défausse
reason-power-copy_neighbour_guild = à la fin, tu copies une guilde d’un voisin
reason-power-first_card_free = dès le prochain Âge, ta première carte de chaque Âge est gratuite
reason-power-last_card_free = ta dernière carte de chaque Âge est gratuite
reason-power-new_colour_free = la première carte de chaque couleur que tu n’as pas encore est gratuite
reason-power-token = tu prends un jeton Progrès
reason-power-opponent_card = tu défausses une carte de ton adversaire
reason-power-revive = tu construis gratuitement une carte de la défausse
reason-power-library = tu gardes un jeton Progrès parmi trois de la boîte
reason-power-keep_one_of_five = tu vois cinq cartes et tu en gardes une
reason-power-stage = tu as aussi l’effet de ta Merveille
reason-later = ça rapportera plus tard
reason-wins-military = ça gagne la partie tout de suite : victoire militaire
reason-wins-science = ça gagne la partie tout de suite : victoire scientifique
reason-pawn = le pion Conflit avance { $spaces ->
    [one] d’une case
   *[other] de { $spaces } cases
} vers la capitale { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} (encore { $left })
reason-pair = ça complète une paire de symboles, donc un jeton Progrès
reason-again = tu rejoues tout de suite
reason-uncovers = { $cards ->
    [one] ça découvre { $cards } carte pour { $name }
   *[other] ça découvre { $cards } cartes pour { $name }
}
reason-robs = { $name } perd sa production ({ $resources })
reason-begins = { $whose ->
    [own] tu prends la première carte de l’Âge
   *[other] { $name } prend la première carte de l’Âge
}
reason-resource = ça te donne { $resources-some } pour une étape à venir
reason-any-resource = une pièce remplace n’importe quelle ressource pour une étape
reason-cat = tu prends le Chat (+{ $points })
reason-stage-ready = ça complète ce qu’il faut pour l’étape { $stage } de ta Merveille{ $points ->
    [0] { $effect ->
        [yes] {" "}(avec son effet)
       *[no] {""}
    }
    [one] { $effect ->
        [yes] {" "}(+{ $points } point et son effet)
       *[no] {" "}(+{ $points } point)
    }
   *[other] { $effect ->
        [yes] {" "}(+{ $points } points et son effet)
       *[no] {" "}(+{ $points } points)
    }
}
reason-stage-nearer = { $cards ->
    [one] il ne manque plus qu’une carte pour ta prochaine étape
   *[other] il ne manque plus que { $cards } cartes pour ta prochaine étape
}
reason-token-ready = tes cartes vertes te donnent un jeton Progrès
reason-token-nearer = { $symbols ->
    [one] c’est le premier des trois symboles différents qui donnent un jeton Progrès
   *[other] ça te fait { $symbols } des trois symboles différents qui donnent un jeton Progrès
}
reason-battle-won = dans la Bataille que ça déclenche, tu bats { $beaten }
beaten-in-battle = { $name } (+{ $points })
reason-battle-lost = dans la Bataille que ça déclenche, { $name } te bat
reason-ends-game = { $standing ->
    [ahead] ça finit la partie, et tu mènes
    [behind] ça finit la partie alors que tu es derrière
   *[level] ça finit la partie à égalité
}
reason-unseen = { $what ->
    [token] { $better ->
        [mostly] en moyenne, les jetons cachés valent mieux que les visibles
       *[maybe] il vaut peut-être mieux que les jetons visibles
    }
   *[card] { $better ->
        [mostly] en moyenne, les cartes de sa pioche valent mieux que les visibles
       *[maybe] elle vaut peut-être mieux que les cartes visibles
    }
}
choice-power = { $card }, avec le pouvoir de ta Merveille
    .inside = construire { $card } avec le pouvoir de ta Merveille
    .done = tu as construit { $card } avec le pouvoir de ta Merveille
choice-stage = Ta Merveille, avec { $card } dessous
    .inside = construire ta Merveille avec { $card } dessous
    .done = tu as construit une étape de ta Merveille avec { $card } dessous
choice-sell = Défausser { $card }
    .inside = défausser { $card }
    .done = tu as défaussé { $card }
choice-discard = { choice-sell }
choice-revive = { choice-build }
choice-none = Ne rien construire
    .inside = ne rien construire
    .done = tu n’as rien construit
choice-wonder = { $wonder }, avec { $card } dessous
    .inside = construire { $wonder-the } avec { $card } dessous
    .done = tu as construit { $wonder-the } avec { $card } dessous
choice-opponent-card = Défausser la carte adverse : { $card }
    .inside = défausser { $card } chez ton adversaire
    .done = tu as défaussé { $card } chez ton adversaire
choice-begin = { $name } commence
    .inside = laisser { $name } commencer
    .done = tu as laissé { $name } commencer
choice-begin-oneself = Tu commences
    .inside = commencer toi-même
    .done = tu as choisi de commencer
choice-search = Regarder cinq cartes { $deck-from }
    .inside = regarder cinq cartes { $deck-from }
    .done = tu as regardé cinq cartes { $deck-from }
architects-choice-build = Étape { $stage }
    .inside = construire l’étape { $stage }
    .done = tu as construit l’étape { $stage }
choice-exchange = Un jeton Progrès pour { $symbols }
    .inside = prendre un jeton Progrès pour { $symbols }
    .done = tu as pris un jeton Progrès pour { $symbols }
choice-end = Finir le tour
    .inside = finir le tour
    .done = tu as fini ton tour
choice-other = { $card ->
    [none] { CAPITAL($action) }
   *[other] { CAPITAL($action) } { $card }
}
choice-hidden-card = La carte cachée { $deck-from }
    .inside = prendre la carte cachée { $deck-from }
    .done = tu as pris la carte cachée { $deck-from }
choice-hidden-token = Le jeton caché
    .inside = prendre le jeton caché
    .done = tu as pris le jeton caché
choice-card = { CAPITAL($card) } { $deck-from }
    .inside = prendre { $card-some } { $deck-from }
    .done = tu as pris { $card-some } { $deck-from }
command-practice = S’entraîner tout de suite contre des IA faciles, sans limite de temps et hors statistiques
command-practice-game = Quel jeu (par défaut : 7 Wonders)
command-practice-here = Jouer dans ce salon, où d’autres peuvent regarder, plutôt qu’en MP
practice-hello = **Entraînement : { $game }.** Tu joues contre des IA faciles, sans limite de temps et hors statistiques.
    { $goal }
    Sous tes cartes, **Pourquoi ?** explique chaque choix, **Conseil** montre ce que ferait un bon joueur, et **Annuler** revient sur ton dernier choix, autant de fois que tu veux. `/end` arrête la partie.
practice-goal-base = À chaque tour, choisis une carte de ta main. Le meilleur score après trois Âges de six tours gagne.
practice-goal-duel = À ton tour, prends une carte sur la table. Le meilleur score après trois Âges gagne, sauf victoire militaire ou scientifique avant.
practice-goal-architects = À ton tour, prends une carte. La partie finit quand quelqu’un termine sa Merveille, et le meilleur score gagne.
practice-begun = Ta partie d’entraînement a commencé. Appuie sur **Y aller** pour jouer.
practice-begun-closed = Le bot ne peut pas t’écrire en MP pour l’instant : ta partie d’entraînement a commencé ici.
practice-goes-on = Tu as déjà une partie d’entraînement là-bas : continue-la, ou recommence.
practice-hello-alone = **Entraînement : { $game }.** Tu joues contre des IA faciles, sans limite de temps et hors statistiques.
    { $goal }
    Sous tes cartes, **Pourquoi ?** explique chaque choix, **Conseil** montre ce que ferait un bon joueur, et **Annuler** revient sur ton dernier choix, autant de fois que tu veux.
    Le bot n’est pas présent ici : toute la partie tient dans ce message, visible uniquement par toi. S’il disparaît, `/practice` ramène ta partie, dans n’importe quel salon.
practice-goes-on-here = Ta partie d’entraînement continue ici.
practice-page-expires = -# ⏳ C’est calme depuis un moment. Discord laisse le bot modifier ce message jusqu’à { $until }. Ensuite, `/practice` ramène ta partie.
practice-ended = La partie d’entraînement s’est arrêtée sans score. `/practice` en lance une autre.
button-practice-again = Recommencer
button-why = Pourquoi ?
practice-why = Tes options : le meilleur coup d’abord, puis ce qui rapporte le plus tout de suite.
practice-why-card = Ce que tu peux faire avec cette carte :
practice-why-rather = Un bon joueur ferait un autre choix : **{ $what }**.
button-step-back = Annuler
mine-direct = tes MP avec le bot
mine-ephemeral = visible uniquement par toi ; `/practice` la montre là où le bot n’est pas
refusal-no-practice = Tu ne peux annuler un choix que dans une partie d’entraînement.
refusal-first-choice = Rien à annuler pour l’instant.
refusal-practice-of = C’est la partie d’entraînement { FIRST($host) ->
    [vowel] d’{ $host }
   *[other] de { $host }
} contre des IA. `/practice` lance la tienne.
hindsight-begins = ⏳ Une IA experte cherche tes choix les plus coûteux…
hindsight-far = ⏳ Une IA experte cherche tes choix les plus coûteux : { $done } sur { $of }.
hindsight-title = **Tes choix les plus coûteux**
hindsight-draft = La sélection
hindsight-turn = Ton { ORDINAL($number) ->
    [one] { $number }er
   *[other] { $number }e
} tour
hindsight-turn-of-age = Ton { ORDINAL($number) ->
    [one] { $number }er
   *[other] { $number }e
} tour, à l’Âge { $age }
hindsight-moment =
    { "" }**{ $when } :** { $chosen-done }. { $game ->
        [duel] { CAPITAL($better-inside) } t’aurait donné environ { $loss } % de chances de gagner en plus.
       *[other] { $loss ->
            [one] { CAPITAL($better-inside) } aurait rapporté environ { $loss } point de plus.
           *[other] { CAPITAL($better-inside) } aurait rapporté environ { $loss } points de plus.
        }
    }
hindsight-why = -# { $why }
hindsight-note = -# L’IA part de ce que tu pouvais voir à ce moment-là et rejoue la suite de nombreuses fois. Visible par toi uniquement.
hindsight-nothing = { $count ->
    [0] Tu n’as eu aucun choix à faire dans cette partie : rien de perdu.
    [one] Une IA experte a revu ton seul choix et n’a rien trouvé de nettement mieux. Bien joué !
   *[other] Une IA experte a revu tes { $count } choix et n’a rien trouvé de nettement mieux. Bien joué !
}
hindsight-failed = Tes choix ne peuvent pas être analysés pour l’instant. Tes points ci-dessus sont bons ; appuie de nouveau sur **{ $button-details }** plus tard.
