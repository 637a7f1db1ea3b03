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
# As in English: card-excavation card-mine card-scriptorium card-temple card-bazar card-palace card-fortifications
# As in English: picture-points button-options button-table button-score pad-line-counted thread-name options-title
# As in English: worth-science topic-manneken-pis topic-duel topic-architects score-scientific score-commercial
# As in English: score-total poster-points duel-score-scientific duel-score-commercial architects-button-deck-central
# As in English: person-places stats-wonder-points-figures

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
cost-nothing = Ne coûte rien.
cost-of-the-copied-stage = Coûte ce que coûte l’étape copiée.
effect-produce = Produit { $resource-some }.
effect-produce-one-of = Produit { $resources-some } : un seul par tour.
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
effect-produce-one-of-alone = Produit { $resources-some } : un seul par tour, pour { $owner } seulement.
effect-victory-points = { $count ->
    [one] Vaut { $count } point.
   *[other] Vaut { $count } points.
}
effect-shields = { $count ->
    [one] Ajoute { $count } bouclier.
   *[other] Ajoute { $count } boucliers.
}
effect-coins = { $count ->
    [one] Donne tout de suite { $count } pièce.
   *[other] Donne tout de suite { $count } pièces.
}
effect-science = Symbole scientifique : { $symbol }.
effect-science-any = Un symbole scientifique au choix, compté à la fin comme ce qui rapporte le plus.
effect-discount-raw = { $side ->
    [left] Bois, pierre, minerai et argile { $owner-cost } { $price } pièce l’unité chez { $owner-ton } voisin de gauche.
    [right] Bois, pierre, minerai et argile { $owner-cost } { $price } pièce l’unité chez { $owner-ton } voisin de droite.
   *[both] Bois, pierre, minerai et argile { $owner-cost } { $price } pièce l’unité chez { $owner-tes } deux voisins.
}
effect-discount-manufactured = { $side ->
    [left] Verre, textile et papyrus { $owner-cost } { $price } pièce l’unité chez { $owner-ton } voisin de gauche.
    [right] Verre, textile et papyrus { $owner-cost } { $price } pièce l’unité chez { $owner-ton } voisin de droite.
   *[both] Verre, textile et papyrus { $owner-cost } { $price } pièce l’unité chez { $owner-tes } deux voisins.
}
counted-cards = carte { $colours-fem }
counted-wonder-stages = étape de Merveille
counted-defeat-tokens = jeton Défaite
effect-per-coins = { $scope ->
    [self] { $coins ->
        [one] Donne tout de suite { $coins } pièce par { $counted } de { $owner-city }.
       *[other] Donne tout de suite { $coins } pièces par { $counted } de { $owner-city }.
    }
    [neighbours] { $coins ->
        [one] Donne tout de suite { $coins } pièce par { $counted } de { $owner-tes } deux voisins.
       *[other] Donne tout de suite { $coins } pièces par { $counted } de { $owner-tes } deux voisins.
    }
   *[other] { $coins ->
        [one] Donne tout de suite { $coins } pièce par { $counted } de { $owner-city } et de { $owner-tes } deux voisins.
       *[other] Donne tout de suite { $coins } pièces par { $counted } de { $owner-city } et de { $owner-tes } deux voisins.
    }
}
effect-per-points = { $scope ->
    [self] { $points ->
        [one] Vaut { $points } point par { $counted } de { $owner-city }.
       *[other] Vaut { $points } points par { $counted } de { $owner-city }.
    }
    [neighbours] { $points ->
        [one] Vaut { $points } point par { $counted } de { $owner-tes } deux voisins.
       *[other] Vaut { $points } points par { $counted } de { $owner-tes } deux voisins.
    }
   *[other] { $points ->
        [one] Vaut { $points } point par { $counted } de { $owner-city } et de { $owner-tes } deux voisins.
       *[other] Vaut { $points } points par { $counted } de { $owner-city } et de { $owner-tes } deux voisins.
    }
}
effect-per-both = { $points ->
    [one] Par { $counted } de { $owner-city } : { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        } tout de suite et { $points } point à la fin.
   *[other] Par { $counted } de { $owner-city } : { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        } tout de suite et { $points } points à la fin.
}
effect-free-build-once-per-age = Une fois par Âge, { $owner-builds } gratuitement une carte au choix.
effect-play-seventh-card = Au tour 6 d’un Âge, { $owner-plays } deux dernières cartes.
effect-build-from-discard = À la fin du tour, { $owner-builds } gratuitement une carte de la défausse.
effect-copy-neighbour-guild = À la fin, une guilde d’un voisin compte aussi pour { $owner } : d’office celle qui rapporte le plus.
effect-copy-stage = { $side ->
    [left] A l’effet de l’étape { $stage } de la Merveille { $owner-left }.
    [right] A l’effet de l’étape { $stage } de la Merveille { $owner-right }.
   *[both] A l’effet de l’étape { $stage } de la Merveille { $owner-either }.
}

## Mots dans les images

# Où se coupent les longs mots des noms de cartes, dans les images.
picture-word-breaks = Baraque-ments Caravan-sérail Fortifi-cations Commer-çants
picture-round = Tour { $round } sur { $rounds }
picture-gets-hand = la reçoit
picture-sells-nothing = ne vend rien
picture-next-stage = Étape { $stage } à bâtir
picture-next-stage-of = { $city } : { $stage }
picture-wonder-complete = Merveille achevée
picture-so-far = jusqu’ici
picture-points = points
picture-seat-name = Joueur { $seat }
picture-city = { $city } · { $side }
picture-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
picture-no-production = Ne produit rien
picture-no-buildings = Aucun bâtiment
bar-free = Gratuit
bar-need = Manque
bar-not-sold = Aucune offre
bar-too-few-sold = { $sale } sur { $missing } en vente
bar-have-it = Déjà là
bar-complete = Achevée
bar-must-build = À construire

## Les images en mots

words-round = Âge { $age }, tour { $round } sur { $rounds }.
words-hand-coins = { $own ->
    [yes] Tu as { $coins }.
   *[no] Ces cartes sont pour la Cité franche, qui a { $coins }.
}
words-hand-shields = Boucliers : { $count }.
words-hand-no-science = Science : aucun symbole.
words-hand-next = La main va ensuite à { $name }.
words-neighbour-sells = { $side ->
    [left] À gauche, { $name } : { $shields }, vend { $resources-some }.
   *[right] À droite, { $name } : { $shields }, vend { $resources-some }.
}
words-produces = Production : { $resources }.
words-produces-alone = Pas à vendre : { $resources }.
words-nothing = rien
    .some = rien
words-discount-raw = { $side ->
    [left] Les matières premières coûtent { $price } chez le voisin de gauche.
    [right] Les matières premières coûtent { $price } chez le voisin de droite.
   *[both] Les matières premières coûtent { $price } chez les deux voisins.
}
words-discount-manufactured = { $side ->
    [left] Les produits manufacturés coûtent { $price } chez le voisin de gauche.
    [right] Les produits manufacturés coûtent { $price } chez le voisin de droite.
   *[both] Les produits manufacturés coûtent { $price } chez les deux voisins.
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
shortage = il faut { $needed-some } : { $own ->
    [yes] tu en produis
   *[no] la Cité franche en produit
} { $made }, { $sale ->
    [0] rien n’est en vente
    [one] { $sale } seulement est en vente
   *[other] { $sale } seulement sont en vente
}
words-obstacle-coins = Impossible : cela coûterait { $coins }.
words-obstacle-complete = Il n’y a plus d’étape.
words-obstacle-chain = Impossible : la Cité franche doit construire ce qu’un chaînage rend gratuit.
words-stage = { $whose ->
    [own] Prochaine étape de ta Merveille, { $stage } sur { $stages } :
    [copy] Étape { $stage } sur { $stages }, copiée { FIRST($name) ->
            [vowel] d’{ $name }
           *[other] de { $name }
    } :
   *[other] Prochaine étape pour { $name-the }, { $stage } sur { $stages } :
}
words-wonder-complete = { $own ->
    [yes] Ta Merveille est achevée.
   *[no] { $name-begins } a achevé sa Merveille.
}
words-city = { $over ->
    [yes] { $name } : { $city }, face { $side }, { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
   *[no] { $name } : { $city }, face { $side }, { $points ->
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
words-city-stages = Étapes de la Merveille construites : { $built } sur { $stages }.
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
    [left] passe à gauche
    [swap] échange des mains
   *[right] passe à droite
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
    [one] La défausse a { $count } carte.
   *[other] La défausse a { $count } cartes.
}
table-words-over = La partie est terminée. { $count ->
    [one] La défausse a { $count } carte.
   *[other] La défausse a { $count } cartes.
}
table-words-city = { $name }, { $wonder } : étapes { $built } sur { $stages }, { $coins }, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}, { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}, { $points }{ $pick ->
    [picked] , a choisi.
    [waiting] , choisit encore.
   *[none] .
}

## Commandes

command-join = Ouvrir une table dans ce salon, ou s’asseoir à celle qui est ouverte
command-join-game = Quel jeu ; 7 Wonders si tu n’en nommes aucun
command-mine = Voir quelles parties t’attendent, sur tous les serveurs ; personne d’autre ne le voit
command-score = Compter une partie jouée à une vraie table ; le carnet reste à toi tant que tu ne le montres pas
command-score-players = Qui a joué, dans l’ordre des places, avec des virgules : Nessi, @Tobias, Vreneli
command-score-game = Quel jeu ; 7 Wonders si tu n’en nommes aucun
command-help = Voir ce que tu peux faire ici ; personne d’autre ne le voit
command-leave = Quitter la table ou la partie de ce salon
command-start = Commencer la partie de ce salon ; pour l’hôte
command-options = Régler les plateaux, le rythme et le reste ; pour l’hôte
command-end = Arrêter la partie ou la table de ce salon ; pour l’hôte et les modérateurs
command-replace = Confier la cité d’un joueur à l’ordinateur ; pour l’hôte et les modérateurs
command-replace-player = La cité de qui l’ordinateur reprend
command-hand = Voir tes cartes et choisir où elles arrivent ; personne d’autre ne les voit
command-table = Voir toute la table en image
command-city = Voir une cité en image ; la tienne si tu ne nommes personne
command-city-player = La cité de qui
command-cities = Voir toutes les cités en images
command-cities-public = Les montrer à tous dans le salon
command-status = Voir où en est la partie et qui elle attend
command-log = Lire ce qui s’est passé dernièrement
command-card = Voir une carte ou un jeton Progrès : coût, effet et ce qu’il rend gratuit
command-card-name = Son nom
command-wonder = Voir une Merveille de près : ce qu’elle coûte et ce qu’elle fait
command-wonder-name = Le nom de la Merveille
command-record = Recevoir la dernière partie terminée de ce salon en fichier
command-replay = Revoir la dernière partie de ce salon, tour par tour, ou une partie enregistrée
command-replay-record = Le fichier donné par /record ; sans lui, la dernière partie de ce salon
command-stats = Ce que donnent les parties terminées
command-stats-games = Lister les parties terminées du serveur ou d’un joueur, et en ouvrir une
command-stats-games-player = Les parties de qui ; celles du serveur si tu ne nommes personne
command-stats-player = Voir ce que quelqu’un a fait : places, points, Merveilles, adversaires
command-stats-player-player = Qui ; toi si tu ne nommes personne
command-stats-ranking = Voir le classement d’un jeu sur ce serveur, et s’il est sûr
command-stats-wonders = Voir combien de fois chaque Merveille a été jouée et a gagné ici
command-stats-records = Voir les meilleurs scores d’un jeu sur ce serveur
command-stats-game = Quel jeu ; le dernier joué ici si tu n’en nommes aucun
command-stats-game-most = Quel jeu ; le plus joué si tu n’en nommes aucun
command-stats-players = Combien de joueurs avaient les parties ; n’importe quel nombre si tu n’en donnes pas
command-stats-season = Quel trimestre ; celui en cours si tu n’en nommes aucun
command-language = Choisir la langue dans laquelle tu lis, ou celle de ce serveur ou de cette table
command-language-me = Ta langue à toi ; sans choix, celle de ton Discord
command-language-server = Ce que tous lisent ici ; pour qui peut gérer le serveur
command-language-table = Ce que tous lisent de la table de ce salon ; pour son hôte et les modérateurs
command-privacy = Lire ce que je garde de toi, pourquoi et combien de temps ; personne d’autre ne le voit
command-forget = Faire effacer ce que je garde de toi ; je demande d’abord
command-rules = Apprendre à jouer, voir le sens des signes, lire les règles
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
    [strong] { $name } (fort)
   *[normal] { $name }
}
computer-name-in-full = { $level ->
    [easy] { $name } (ordinateur, facile)
    [strong] { $name } (ordinateur, fort)
   *[normal] { $name } (ordinateur, normal)
}

## Ce qu’un joueur ordinateur dit à la fin

farewell-won = { $level ->
    [easy] { $name } dit : « J’ai vraiment gagné ? J’aimais juste les couleurs. »
    [strong] { $name } dit : « Celle-là, j’y pensais depuis trois tours. Bien joué quand même. »
   *[normal] { $name } dit : « Ma cité s’en est bien sortie. Merci pour la partie. »
}
farewell-won-close = { $name } dit : « C’était serré ! Une carte de plus et c’était ta fête. »
farewell-shared = { $name } dit : « Côte à côte tout en haut. Ça me va. »
farewell-lost-close = { $name } dit : « J’y touchais presque. On recommence ? »
farewell-lost = { $level ->
    [easy] { $name } dit : « J’apprends encore. Tu me remontreras ça un jour. »
    [strong] { $name } dit : « Je ne l’ai pas vu venir, et pourtant je regardais. Bien joué. »
   *[normal] { $name } dit : « Ta cité est la plus belle. Bien joué. »
}
farewell-won-at-once = { $name } dit : « Ça a fini plus vite que prévu. Surveille les deux façons de gagner d’un coup. »
farewell-lost-at-once = { $name } dit : « Et moi qui comptais encore mes points ! Bravo. »

## Boutons

button-join = Jouer
button-leave = Quitter
button-add-computer = Ajouter un ordinateur
button-fill-with-computers = Compléter par l’ordinateur
button-levels = Niveaux
button-hints = { $hints ->
    [on] Conseils : oui
   *[off] Conseils : non
}
button-hint = Conseil
button-remove-computer = Retirer un ordinateur
button-options = Options
button-choose-wonder = Choisir ma Merveille
button-start = Commencer
button-my-hand = Ma main
button-hands-in-channel = Mains dans le salon
button-hands-by-message = Mains en message privé
button-my-city = Ma cité
button-show-to-all = Montrer à tous
button-table = Table
button-cities = Cités
button-rules = Règles
button-how-to-play = Comment jouer
button-all-signs = Tous les signes
button-next-page = Suite
button-nudge = Relancer
button-text = Texte
button-play-on = On continue
button-admit = Laisser revenir
button-back = Je suis là
button-take-seat = Prendre cette place
button-take-seat-of = Prendre la place { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
button-stay = Rester
button-replace = Remplacer
button-end = Arrêter la partie
button-keep-playing = Continuer à jouer
button-age = Âge { $age }
button-draft = Les Merveilles
button-turn = Dès { $number }
button-score = Score
button-play-again = Rejouer
button-play-again-turned = { $side ->
    [A] Mêmes places, face A
    [B] Mêmes places, face B
   *[other] Mêmes places, autres faces
}
button-start-with-computers = Commencer avec l’ordinateur
button-details = Mes détails
button-build = Construire
button-build-cost = { $cost ->
    [one] Construire · { $cost } pièce
   *[other] Construire · { $cost } pièces
}
button-unsold = Personne ne vend { $resources-some }
button-short = Il manque { $missing ->
    [one] { $missing } { $resources }
   *[other] { $missing } { $resources-plural }
}, { $sale } en vente
button-build-none = Ne rien construire
button-stage = Merveille
button-stage-cost = { $cost ->
    [one] Merveille · { $cost } pièce
   *[other] Merveille · { $cost } pièces
}
button-stage-unsold = Merveille : personne ne vend { $resources-some }
button-stage-short = Merveille : il manque { $missing ->
    [one] { $missing } { $resources }
   *[other] { $missing } { $resources-plural }
}, { $sale } en vente
button-stage-no = Merveille : le chaînage d’abord
button-stage-complete = Merveille achevée
button-stage-copy = { $cost ->
    [0] Merveille : copier { $name }
    [one] Merveille : copier { $name } · { $cost } pièce
   *[other] Merveille : copier { $name } · { $cost } pièces
}
button-sell = Défausser +{ $coins }
button-free = Gratuit avec Olympie
button-start-again = Recommencer
button-sure = { $action ->
    [none] Ne rien prendre
   *[revive] Prendre
}
button-not-sure = Retour
button-unasked = Ne plus demander
button-asked = Demander d’abord

## Jeux

game-base = 7 Wonders
game-duel = 7 Wonders Duel
game-architects = 7 Wonders Architects
name-in-game = { $name } ({ $game })

## Ce que le bot répond à qui lui parle

greeting =
    Je suis une table pour 7 Wonders, 7 Wonders Duel et 7 Wonders Architects, entre amis ou contre l’ordinateur.
    Tape `/join` pour jouer ici, `/rules` pour apprendre, `/help` pour tout le reste.
greeting-directly =
    Je suis une table pour 7 Wonders, 7 Wonders Duel et 7 Wonders Architects. Tape `/practice` pour essayer une partie ici ; avec des amis, c’est `/join` dans un salon d’un serveur.
    Ici, `/mine` montre quelles parties t’attendent, `/rules` comment jouer, `/help` tout le reste.

## La table avant la partie

lobby-heading =
    ## { $game }
    { $free ->
        [0] La table est complète : **{ $count } places sur { $most } sont prises.** { $host } peut commencer.
       *[other] { $host } cherche des joueurs. **{ $count ->
            [one] { $count } place sur { $most } est prise.
           *[other] { $count } places sur { $most } sont prises.
        }**
    }
pad-heading = ## Carnet de score · { $game }
pad-how = Touche un joueur et remplis le formulaire, je fais le total. Touche encore pour changer. Personne d’autre ne voit ce carnet ; il est gardé un mois ou jusqu’au prochain.
pad-how-counted = Tout le monde est compté. Touche un joueur pour changer quelque chose, ou **Compter** pour voir la feuille.
pad-line-open = { $number }. { $name }
pad-line-filled = { $number }. { $name } · rempli
pad-line-counted = { $number }. { $name } · { $count ->
    [one] **{ $points } point**
   *[other] **{ $points } points**
}
pad-line-wrong = { $number }. { $name } · à corriger : { $fields }
pad-limits = { $field } ({ $limits })
pad-others-how = { $count } nombres : { $field }, puis { $others }.
pad-shared-board = { $board } se trouve devant deux joueurs : change l’un des deux.
pad-board = { $city } { $side }
pad-real-table = -# Une partie jouée à une vraie table, comptée sur un carnet de score.
pad-entered = La partie est dans l’historique de ce serveur, marquée comme venant d’un carnet. Elle ne compte dans aucun classement.
pad-dropped = La partie n’est plus dans l’historique. Le carnet est gardé.
button-pad-count = Compter
button-pad-enter = Dans l’historique
button-pad-drop = L’en retirer
pad-base-does-not-add-up = Ces points militaires ne peuvent pas venir d’une même partie : chaque victoire est la défaite d’un voisin, donc la somme de tous est un nombre pair, de 0 à 6 par joueur.
pad-base-boards = Merveille et face
pad-base-war = Points militaires et pièces
pad-base-war-how = Deux nombres, comme -1 14 : jetons Conflit (-6 à 18), puis les pièces qui restent.
pad-base-wonder = Points de la Merveille et des cartes bleues
pad-base-wonder-how = Deux nombres, comme 10 21.
pad-base-science = Tablettes, compas, rouages
pad-base-science-how = Trois nombres, comme 2 1 3 ; ajoute les symboles au choix là où ils comptent le plus.
pad-base-trade = Points des cartes jaunes et violettes
pad-base-trade-how = Deux nombres, comme 4 9.
pad-duel-does-not-add-up = Le pion Conflit n’est que d’un côté : un seul joueur en a des points, l’autre a 0.
pad-duel-boards = Merveilles construites
pad-duel-cards = Points des cartes bleues et vertes
pad-duel-cards-how = Deux nombres, comme 18 7.
pad-duel-more = Points des cartes jaunes et violettes
pad-duel-more-how = Deux nombres, comme 3 6.
pad-duel-wonders = Points des Merveilles et des jetons Progrès
pad-duel-wonders-how = Deux nombres, comme 9 4.
pad-duel-war = Pièces, et points du pion Conflit
pad-duel-war-how = Deux nombres, comme 11 5 : les pièces qui restent, puis 0, 2, 5 ou 10.
pad-duel-settle = Comment le duel a été gagné
pad-duel-by-points = Gagné aux points
pad-duel-military = { $name } a gagné par la force
pad-duel-scientific = { $name } a gagné par la science
pad-architects-boards = Merveille
pad-architects-wonder = Points de la Merveille et étapes
pad-architects-wonder-how = Deux nombres, comme 14 4 : les points, puis combien d’étapes sont construites (0 à 5).
pad-architects-blue = Points des cartes bleues
pad-architects-blue-how = Un nombre ; le Chat se compte sous le carnet.
pad-architects-war = Jetons Victoire Militaire
pad-architects-war-how = Combien ; chacun vaut 3 points.
pad-architects-progress = Points des jetons Progrès
pad-architects-progress-how = Un nombre.
pad-architects-settle = Qui a le Chat
pad-architects-no-cat = Personne n’a le Chat
pad-architects-cat = { $name } a le Chat
mine-awaited = ## On t’attend
mine-not-awaited = ## Personne ne t’attend
mine-nothing = Tu n’as de place dans aucune partie. `/join` ouvre une table dans un salon, ou t’assied à celle qui est ouverte.
mine-game = **{ $game }** · { $place }
mine-place = { $place } sur { $server }
mine-since = Ton tour a commencé { $since } ; il n’y a pas d’horloge.
mine-since-until = Ton tour a commencé { $since } ; ton temps finit { $until }.
mine-others-too = On attend aussi { $names }.
mine-only-you = On n’attend que toi.
mine-kept = Ta place pour une autre partie est gardée ; elle se libère { $until }.
mine-others = **Tes autres tables**
mine-quiet = { $game } · { $place } attend { $names }.
mine-away = { $game } · { $place } : l’ordinateur joue pour toi jusqu’à ce que tu appuies sur **{ $button-back }**.
mine-goes-on = { $game } · { $place } avance sans que tu aies à répondre.
mine-lobby = { $game } · { $place } n’a pas encore commencé.
mine-more = { $count ->
    [one] Il y en a encore { $count }.
   *[other] Il y en a encore { $count }.
}
button-go-there = Y aller
help-intro =
    ## Ce que tu peux faire
    7 Wonders, 7 Wonders Duel et 7 Wonders Architects, entre amis ou contre l’ordinateur. Tu débutes ? Commence par `/practice`.
help-play = **Jouer maintenant**
help-game = **Pendant une partie**
help-look-up = **Chercher quelque chose**
help-afterwards = **Après la partie**
help-together = **Ensemble sur ce serveur**
help-me = **Ta langue et tes données**
help-line = `/{ $command }` { $does }
help-elsewhere = -# Tout le reste est un bouton, là où il faut : jouer une carte, regarder la table, rejouer.
lobby-heading-again =
    ## { $game }
    { $host } veut rejouer. { $count ->
        [one] **{ $count } joueur est là.**
       *[other] **{ $count } joueurs sont là.**
    }
lobby-seat-kept = { $number }. { $name } · place gardée
lobby-kept = Les places gardées se libèrent { $until }. **Jouer** prend la tienne, **Quitter** la rend. Quand tout le monde est là, la partie commence ; { $host } peut commencer avant, et l’ordinateur prend les places qui restent.
lobby-seat = { $number }. { $name }
levels = Les ordinateurs doivent jouer à quel niveau ? Tu peux encore changer jusqu’au début de la partie.
levels-none = Il n’y a plus d’ordinateur à cette table.
levels-choose = Choisir un niveau
levels-of-all = { $level ->
    [easy] Tous faciles
    [strong] Tous forts
   *[normal] Tous normaux
}
level-easy = Joue comme quelqu’un qui découvre le jeu
level-normal = Joue bien et surveille les autres
level-strong = Pense à l’avance et pardonne peu
lobby-seat-board = { $seat } · { $city } { $side }
lobby-options = -# { $options }
lobby-side-b = La face B a des effets plus longs. Pour une première partie, la face A est plus simple.
lobby-two-players = À deux, vous jouez aussi à tour de rôle une troisième cité, la Cité franche : la variante « experte ». Pour le jeu habituel, ajoutez un ordinateur.
lobby-hints = Les **conseils** sont permis : d’une touche, chacun apprend pour lui seul ce que ferait un joueur fort, et pourquoi. Cette partie ne comptera pas au classement.
lobby-footer-duel = Tout est sur la table : chaque tour est un message ici, avec ses boutons pour qui doit jouer. C’est nouveau pour toi ? **Comment jouer** l’explique en cinq pages.
lobby-footer-base = Chaque joueur reçoit ses cartes en message privé. Les tiens sont fermés ? Pas grave, appuie sur **Ma main** pendant la partie.
lobby-changed = C’est fait.
lobby-seated = Tu as une place à cette table : { $place }
lobby-started-in-thread =
    ## Tout le monde est assis
    On joue dans { $thread }.
lobby-closed = Cette table est fermée. `/join` en ouvre une nouvelle.
lobby-expired = Personne n’est venu depuis un moment, cette table est donc fermée. `/join` en ouvre une nouvelle.
lobby-everyone-left = Tout le monde est parti, cette table est donc fermée. `/join` en ouvre une nouvelle.
thread-name = 7 Wonders · { $names }
no-thread = Je ne peux pas ouvrir de fil ici, nous jouons donc dans ce salon.
seat-taken-hello = Tu as une place sur **{ $server }**. Tes cartes arriveront ici. Si tu préfères les voir dans le salon, tapes-y `/hand`.
seat-hand-sent = La place est à toi. Tes cartes sont dans tes messages privés ; `/hand` change leur destination.
direct-messages-closed = Je ne peux pas t’écrire. Ce n’est pas grave : appuie sur **{ $button-my-hand }** pendant la partie et tu verras tes cartes là-bas. Si tu préfères les messages, autorise les messages privés des membres de ce serveur dans ses paramètres de confidentialité, puis quitte la table et reviens.
direct-messages-enough = Tes cartes t’attendent dans le salon : appuie sur **{ $button-my-hand }** pendant la partie, personne d’autre ne les verra. J’écris à peu de gens nouveaux par jour, parce que Discord bloque les bots qui écrivent à beaucoup ; avec `/hand` tu peux demander des messages un autre jour.
hand-settings = **Réglages pour 7 Wonders**
hands-in-channel = Tes cartes t’attendent dans le salon : appuies-y sur **{ $button-my-hand }**. Je ne t’en envoie pas en message privé.
hands-in-channel-now = Dès le prochain tour, tes cartes t’attendent dans le salon : appuies-y sur **{ $button-my-hand }**. `/hand` change cela de nouveau.
hands-by-no-message-now = Pour l’instant je ne t’envoie pas de message privé : les tiens sont fermés, ou je n’ai pas encore essayé. J’essaie la prochaine fois que tu t’assieds à une table de 7 Wonders. Où veux-tu tes cartes ?
hands-by-message = Tes cartes arrivent en message privé. **{ $button-my-hand }**, dans le salon, les montre aussi.
hands-by-message-now = Dès le prochain tour, tes cartes arrivent en message privé. `/hand` change cela de nouveau.
choices-asked = Quand tu joues seulement contre des ordinateurs, je demande confirmation avant que ton choix compte.
choices-unasked = Quand tu joues seulement contre des ordinateurs, ton choix compte tout de suite : je ne demande rien.
boards-heading = Plateaux, face { $side }
boards-city = { $city } :
choose-board = Choisis un plateau pour ta cité. Tout le monde voit ton choix.
choose-board-shown = Voici la Merveille que tu as choisie :
start-not-chosen = { $count ->
    [one] { $names } n’a pas encore choisi de Merveille et en recevra une au hasard si tu commences maintenant.
   *[other] { $names } n’ont pas encore choisi de Merveille et en recevront une au hasard si tu commences maintenant.
}
button-start-anyway = Commencer quand même
choose-board-list = Choisir un plateau
board = { $wonder }, face { $side }
board-dealt = N’importe quel plateau

## Options

options-title = Options
option-sides = Plateaux
option-sides-a = Face A
option-sides-b = Face B
option-sides-a-b = Faces A et B mélangées
option-wonders = Merveilles
option-wonders-dealt = Merveilles au hasard
option-wonders-chosen = Merveilles choisies par les joueurs
option-wonders-dealt-with-manneken-pis = Merveilles au hasard, avec Manneken Pis
option-wonders-chosen-with-manneken-pis = Merveilles choisies, avec Manneken Pis
option-pace = Rythme
option-pace-live = En direct : 90 secondes par tour
option-pace-relaxed = Tranquille : 10 minutes par tour
option-pace-slow = Lent : 24 heures par tour
option-pace-none = Sans horloge
option-pictures = Images après un tour
option-pictures-strip = Une petite image de chaque cité à chaque tour
option-pictures-round = Les cités entières à chaque tour
option-pictures-age = Les cités entières seulement après chaque Âge
option-pause = Pause avant le tour d’un ordinateur
option-pause-short = Courte pause avant le tour d’un ordinateur
option-pause-long = Longue pause avant le tour d’un ordinateur
option-pause-none = Pas de pause avant le tour d’un ordinateur
option-place = Où l’on joue
option-place-channel = Dans ce salon
option-place-thread = Dans un fil à part

## Permissions

right-view-channel = Voir le salon
right-send-messages = Envoyer des messages
right-send-messages-in-threads = Envoyer des messages dans les fils
right-attach-files = Joindre des fichiers
right-read-message-history = Voir les anciens messages

## La partie commence

opening =
    ## La partie commence
    { $boards }.
    { $passing ->
        [left] **Âge I** · on passe à gauche :
        [swap] **Âge I** · on échange les mains :
       *[right] **Âge I** · on passe à droite :
    } { $circle }
    Chaque cité commence avec { $coins } pièces.
opening-rich = { $city } commence avec { $coins } pièces.
opening-board = { $name } : **{ $city } { $side }**
free-city = Cité franche
    .the = la Cité franche
    .begins = La Cité franche

## Un tour, en public

heading-round = **Âge { $age }, tour { $round } sur { $rounds }**
heading-free-city = **Âge { $age }, tour { $round } sur { $rounds }** · { $name } joue aussi la Cité franche
heading-seventh-card = **Âge { $age }, la septième carte**
heading-revive = **Âge { $age }, tour { $round } sur { $rounds } : la défausse**
status-time = { $heading } · se termine { $until }
status-nobody-awaited = Tout le monde a choisi.
status-awaited = { $count ->
    [one] ⏳ On attend { $names }.
   *[other] { $ready ->
        [one] ⏳ On attend { $names }. { $ready } sur { $count } est prêt.
       *[other] ⏳ On attend { $names }. { $ready } sur { $count } sont prêts.
    }
}
shown-by = -# Montré par { $name }
shown-to-all = -# Tout le monde dans le salon le voit maintenant.
nudge = { $persons } { $name } te relance : la partie attend.
nudged = Tu as relancé { $names } : un nouveau message de la partie les appelle. Personne n’est relancé deux fois en une heure.
nudged-but = Tu as relancé { $names } : un nouveau message de la partie les appelle. Personne n’est relancé deux fois en une heure, il n’appelle donc pas { $others }.
status-resumed = -# Je me suis absenté un instant. Rien n’est perdu ; on continue.
status-closed = { $person } : appuie sur **Ma main** pour voir tes cartes.
status = { $heading }. On attend { $names }.
status-all-picked = { $heading }. Tout le monde a choisi ; la suite arrive dans un instant.
status-abandoned = La dernière partie ici s’est arrêtée sans score, parce que plus personne ne la jouait. `/table` et `/city` la montrent encore, `/record` la donne en fichier ; `/join` ouvre une nouvelle table.
status-over = La dernière partie ici est terminée. `/table` et `/city` la montrent encore ; `/join` ouvre une nouvelle table.
status-lobby = { $count ->
    [one] Une table est ouverte ici, { $count } place est prise. `/join` prend la suivante.
   *[other] Une table est ouverte ici, { $count } places sont prises. `/join` prend la suivante.
}
reminder = Ton tour sur **{ $server }** t’attend. Ton temps finit { $until }.
reminder-turns = C’est à toi de jouer sur **{ $server }**. Ton temps finit { $until }.
reminder-public-turns = { $person } : la moitié de ton temps est passée. Les boutons sont sous l’image du tour.
reminder-public = { $person } : la moitié de ton temps est passée. Appuie sur **Ma main** dans le message du tour.
computer-thinks = { $name } réfléchit.
late-computer-played = ⏱ Le temps { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} est écoulé : l’ordinateur a joué ce tour. Le prochain revient à { $name }.
late-away = { $name } ne répond plus. L’ordinateur joue jusqu’à ce { FIRST($name) ->
    [vowel] qu’{ $name }
   *[other] que { $name }
} appuie sur **Je suis là**.

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
bought-from = { $resources } chez { $name }
the-bank = la banque
told-built = { $name-begins } construit **{ $card }**
told-built-paid = { $name-begins } construit **{ $card }** ({ $payment })
told-built-chain = { $name-begins } construit **{ $card }**, gratuit par chaînage ({ $source })
told-built-power = { $name-begins } construit **{ $card }**, gratuit grâce à Olympie
told-built-seventh = { $name-begins } construit aussi la septième carte, **{ $card }**
told-built-seventh-paid = { $name-begins } construit aussi la septième carte, **{ $card }** ({ $payment })
told-stage = { $name-begins } construit **l’étape { $stage } { $city-of }**
told-stage-paid = { $name-begins } construit **l’étape { $stage } { $city-of }** ({ $payment })
told-stage-copied = { $name-begins } construit **l’étape { $stage } { $city-of }**, copie { $copied-of }
told-stage-copied-paid = { $name-begins } construit **l’étape { $stage } { $city-of }**, copie { $copied-of } ({ $payment })
told-sold = { $name-begins } défausse une carte pour { $coins } pièces
told-sold-seventh = { $name-begins } défausse la septième carte pour { $coins } pièces
told-coins = { $count ->
    [one] { $name } prend { $count } pièce à la banque
   *[other] { $name } prend { $count } pièces à la banque
}
told-revived = { $name-begins } prend **{ $card }** dans la défausse
told-revived-nothing = { $name-begins } ne prend rien dans la défausse
told-discard-empty = La défausse n’a rien { FIRST($name) ->
    [vowel] qu’{ $name }
   *[other] que { $name }
} puisse construire.
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
   *[put-away] **Âge { $age }, tour { $round } sur { $rounds }** · { $money } · la dernière carte est défaussée
}
practice-heading = **Entraînement** · { $heading }
hand-free-city = **au tour de la Cité franche**, elle a { $money }
news-of = { $name } : { $done }
news-of-you = toi : { $done }
news-of-neighbours = { $own ->
    [yes] Tes voisins au tour précédent – { $news }
   *[no] Ses voisins au tour précédent – { $news }
}
free-city-played-by = { $name } joue aussi la Cité franche ce tour-ci.
news-stage = étape { $stage } de la Merveille
news-sold = une carte défaussée
news-revived-nothing = rien dans la défausse
hand-away = L’ordinateur joue pour toi jusqu’à ce que tu appuies sur **Je suis là**.
hand-reserve = Tu gardes pour plus tard : { $cards }.
hand-place = -# { $place }
choose-card = Choisis une carte.
choose-both = **Tu joues les deux cartes.** D’abord, choisis-en une.
choose-own-first = **Ce tour-ci, tu joues aussi la Cité franche.** Choisis d’abord une carte pour ta propre cité.
choose-free-city = { $count ->
    [one] **Choisis maintenant pour la Cité franche.** Il reste { $count } carte. Elle ne peut la défausser que si rien d’autre n’est possible.
   *[other] **Choisis maintenant pour la Cité franche.** Il reste { $count } cartes. Elle ne peut en défausser une que si rien d’autre n’est possible.
}
choose-seventh = **Tu joues aussi la septième carte.** Construis-la, utilise-la pour la Merveille ou défausse-la.
choose-discard = { $count ->
    [one] **Construis gratuitement une carte de la défausse.** Il y en a { $count } que tu peux construire.
   *[other] **Construis gratuitement une carte de la défausse.** Il y en a { $count } que tu peux construire.
}
choose-discard-free-city = { $count ->
    [one] **La Cité franche construit gratuitement une carte de la défausse.** Elle peut en construire { $count }.
   *[other] **La Cité franche construit gratuitement une carte de la défausse.** Elle peut en construire { $count }.
}
choose-discard-age = { $number ->
    [0] Cartes sans âge
   *[other] Cartes de l’Âge { $age }
}
discard-option = { $number }. { $card }
question-other = { $name }, choisis.
question-list = Choisir
button-number = { $number } { $name }
nothing-to-choose = Tu n’as rien à choisir pour l’instant. On attend { $names }.
offer-card = **{ $card }** : { $effects }
offer-free = Cela ne coûte rien.
offer-own = { $own ->
    [yes] Tu as tout ce que cela coûte.
   *[no] La Cité franche a tout ce que cela coûte.
}
offer-chain = { $own ->
    [yes] C’est gratuit par chaînage : tu as { $source }.
   *[no] C’est gratuit par chaînage : la Cité franche a { $source }, elle doit donc le construire.
}
offer-power = Avec Olympie, tu peux le construire gratuitement, une fois dans cet Âge.
offer-paid = { $own ->
    [yes] Tu paies { $payment }.
   *[no] La Cité franche paie { $payment }.
}
offer-or-power = Ou construis-le gratuitement avec Olympie, une fois dans cet Âge.
offer-owned = { $own ->
    [yes] Tu as déjà { $card }. Le même bâtiment ne peut pas être construit deux fois.
   *[no] La Cité franche a déjà { $card }. Le même bâtiment ne peut pas être construit deux fois.
}
offer-too-dear = { $own ->
    [yes] Tu ne peux pas le construire : il faut { $need ->
            [one] { $need } pièce
           *[other] { $need } pièces
        }, tu en as { $have }.
   *[no] Impossible de le construire : il faut { $need ->
            [one] { $need } pièce
           *[other] { $need } pièces
        }, la Cité franche en a { $have }.
}
offer-not-sold =
    { $own ->
        [yes] Tu ne peux pas le construire
       *[no] La Cité franche ne peut pas le construire
    } – { $shortages }.
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
offer-stage-not-sold = La prochaine étape de la Merveille ne peut pas être construite – { $shortages }.
offer-free-from = Avec { $cards } dans la cité, elle serait gratuite.
worth = Au point où en sont les choses : **{ $figures }**.
worth-points = { $count ->
    [one] = { $count } point
   *[other] = { $count } points
}
worth-coins = { $count ->
    [one] +{ $count } pièce
   *[other] +{ $count } pièces
}
worth-science = science +{ $count }
worth-beats = bat { $names-the }
worth-level = à égalité avec { $names-the }
offer-free-later = Rend gratuit plus tard : { $cards }.
hand-line = { $number }. { $line }
picked-build = { $own ->
    [yes] ✔ Tu construis **{ $card }**.
   *[no] ✔ Elle construit **{ $card }**.
}
picked-build-paid = { $own ->
    [yes] ✔ Tu construis **{ $card }** : { $payment }.
   *[no] ✔ Elle construit **{ $card }** : { $payment }.
}
picked-stage = { $own ->
    [yes] ✔ Tu construis **la prochaine étape de ta Merveille** avec { $card }.
   *[no] ✔ Elle construit **la prochaine étape de sa Merveille** avec { $card }.
}
picked-stage-paid = { $own ->
    [yes] ✔ Tu construis **la prochaine étape de ta Merveille** avec { $card } : { $payment }.
   *[no] ✔ Elle construit **la prochaine étape de sa Merveille** avec { $card } : { $payment }.
}
picked-sell = { $own ->
    [yes] ✔ Tu défausses **{ $card }** pour { $coins }.
   *[no] ✔ Elle défausse **{ $card }** pour { $coins }.
}
picked-revive = ✔ Tu prends **{ $card }** dans la défausse.
picked-none = ✔ Tu ne prends rien dans la défausse.
picked-other = ✔ { $choice }.
picked-for-free-city = { $own } Pour la Cité franche : { $free_city }
picked-until = Tant que tu n’appuies pas sur un bouton ci-dessous : { $picked }
picked-last = { $picked } Tout le monde a choisi.
picked-waiting = { $picked } On attend { $names }. Tu peux encore changer : choisis simplement à nouveau.
picked-computers = { $picked } On attend { $names }.
sure = { $question } Tu ne pourras plus changer d’avis.
sure-unasked = { $question } Je ne demanderai plus : dès le prochain choix, un appui compte tout de suite, et `/hand` change cela de nouveau.
sure-build = { $own ->
    [yes] Construire **{ $card }** ?
   *[no] Construire **{ $card }** dans la Cité franche ?
}
sure-build-paid = { $own ->
    [yes] Construire **{ $card }** et payer { $payment } ?
   *[no] Construire **{ $card }** dans la Cité franche, qui paie { $payment } ?
}
sure-build-power = Construire **{ $card }** gratuitement avec Olympie ?
sure-stage = { $own ->
    [yes] Construire **l’étape { $stage } de ta Merveille** avec { $card } ?
   *[no] Construire **l’étape { $stage } de la Merveille de la Cité franche** avec { $card } ?
}
sure-stage-paid = { $own ->
    [yes] Construire **l’étape { $stage } de ta Merveille** avec { $card } et payer { $payment } ?
   *[no] Construire **l’étape { $stage } de la Merveille de la Cité franche**, qui paie { $payment }, avec { $card } ?
}
sure-stage-copied = Construire **l’étape { $stage } de ta Merveille**, copie { $copied-of }, avec { $card } ?
sure-stage-copied-paid = Construire **l’étape { $stage } de ta Merveille**, copie { $copied-of }, avec { $card } et payer { $payment } ?
sure-sell = { $own ->
    [yes] Défausser **{ $card }** pour { $coins } ?
   *[no] Défausser **{ $card }** pour la Cité franche, qui reçoit { $coins } ?
}
sure-revive = Prendre **{ $card }** dans la défausse ?
sure-none = Ne rien prendre dans la défausse ?
sure-other = { $choice } ?
pay-build = Qui paies-tu pour le bâtiment ?
pay-stage = Qui paies-tu pour la Merveille ?
pay-for = { $what ->
    [build] Bâtiment · { $paid }
   *[stage] Merveille · { $paid }
}
pay-for-copy = Merveille : copier { $name } · { $paid }
pay-one = { $payment }
pay-one-cheapest = { $payment } (le moins cher)
pay-several = { $count } pièces : { $payment }
pay-several-cheapest = { $count } pièces : { $payment } (le moins cher)
remembered = Âge { $age }, tour { $round } : { $what }
remembered-late = Âge { $age }, tour { $round } : le temps était écoulé, l’ordinateur a choisi pour toi : { $what }
remembered-nothing = Tu n’avais rien à choisir.
remembered-build = tu as construit { $card }.
remembered-stage = tu as construit une étape de ta Merveille avec { $card }.
remembered-sell = tu as défaussé { $card }.
remembered-revive = tu as pris { $card } dans la défausse.
remembered-free-city = { $action ->
    [build] La Cité franche a construit { $card }.
    [stage] La Cité franche a construit une étape de sa Merveille avec { $card }.
    [revive] La Cité franche a pris { $card } dans la défausse.
    [none] La Cité franche n’a rien pris dans la défausse.
   *[sell] La Cité franche a défaussé { $card }.
}
remembered-none = tu n’as rien pris dans la défausse.
remembered-other = { $choice }.
hand-put-away = Ces cartes sont rangées.
picture-late = L’image est en retard. Voici ce qu’elle montre :
which-game = Quelle partie ?
hand-none = Tu n’as pas de cartes : aucune partie à toi n’est en cours.

## La fin de la partie

winner = ## { $headline }
other-totals = { $count ->
    [one] Points de l’autre
   *[other] Points des autres
} : { $totals }
other-total = { $coins ->
    [one] { $name } { $points } ({ $coins } pièce)
   *[other] { $name } { $points } ({ $coins } pièces)
}
moment-led-only-at-the-end = { $name } n’est en tête que depuis le décompte final.
moment-free-city-on-top = La Cité franche a le plus de points de tous : { $points }.
moment-won-without-a-shield = { $name } a gagné sans le moindre bouclier.
moment-won-without-a-stage = { $name } a gagné sans la moindre étape de Merveille.
moment-led-in-vain = { $name } a mené pendant { $rounds } tours, et { $winner } a gagné.
moment-lost-every-conflict = { $name } a perdu tous ses conflits.
moment-won-every-conflict = { $name } a gagné tous ses conflits.
moment-came-from-behind = { $rounds ->
    [one] À { $rounds } tour de la fin, { $name } avait la dernière place, et a gagné.
   *[other] À { $rounds } tours de la fin, { $name } avait la dernière place, et a gagné.
}
moment-close-together = { $points ->
    [0] Le premier et le dernier ont autant de points.
    [one] Un seul point sépare le premier du dernier.
   *[other] Seuls { $points } points séparent le premier du dernier.
}
moment-led-for-long = { $name } a mené pendant { $rounds } tours.
moment-much-civilian = { $name } a { $points } points rien qu’avec des cartes bleues.
moment-peaceful-age = À la fin de l’Âge { $age }, personne ne s’est battu : la paix partout.
moment-science-in-vain = { $short ->
    [one] Aux { $points } points de science { FIRST($name) ->
            [vowel] d’{ $name }
           *[other] de { $name }
    }, il manquait un seul point.
   *[other] Aux { $points } points de science { FIRST($name) ->
           [vowel] d’{ $name }
          *[other] de { $name }
   }, il manquait { $short } points.
}
moment-lead-changed-hands = La tête a changé { $times } fois.
moment-early-wonder = La Merveille { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} était achevée dès le tour { $round } de l’Âge { $age }.
moment-full-purse = { $name } a fini avec { $coins } pièces.
moment-chains = { $name } a construit { $buildings } bâtiments par chaînage.
moment-science-won = { $name } a gagné avec { $points } points de science.
moment-much-from-guilds = { $name } a { $points } points de guildes.
moment-sales = { $name } a défaussé { $cards } cartes.
moment-every-colour = Seule la cité { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} a toutes les couleurs.
moment-earned-by-trade = { $name } a reçu { $coins } pièces de ses voisins.
moment-spent-on-trade = { $name } a payé { $coins } pièces à ses voisins.
honour-record-total = { $name } a le meilleur score de ce serveur : { $points }, avant c’était { $before }.
honour-many-wonders = { $name } a maintenant gagné avec { $wonders } Merveilles différentes.
honour-won-no-wonder = { $name } a gagné sans rien construire de sa Merveille.
honour-won-early-wonder = { $name } a gagné avec toute la Merveille construite avant la fin de l’Âge II.
honour-won-no-trade = { $name } a gagné sans acheter une seule ressource.
honour-won-no-red = { $name } a gagné sans carte rouge.
honour-won-no-yellow = { $name } a gagné sans carte jaune.
honour-leads = { $name } prend la tête du classement de ce serveur.
honour-round-number-of-games = C’était la partie numéro { $games } { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} sur ce serveur.
honour-round-number-of-wins = C’était la victoire numéro { $wins } { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} à ce jeu sur ce serveur.
honour-streak = { $name } a gagné { $wins } parties de suite.
honour-record-category = { $category ->
    [military] { $name } a plus de points militaires que quiconque avant sur ce serveur : { $points }.
    [treasury] { $name } a plus de points de pièces que quiconque avant sur ce serveur : { $points }.
    [wonder] { $name } a plus de points de Merveille que quiconque avant sur ce serveur : { $points }.
    [wonders] { $name } a plus de points de Merveilles que quiconque avant sur ce serveur : { $points }.
    [stages] { $name } a plus de points d’étapes que quiconque avant sur ce serveur : { $points }.
    [civilian] { $name } a plus de points de cartes bleues que quiconque avant sur ce serveur : { $points }.
    [blue] { $name } a plus de points de cartes bleues que quiconque avant sur ce serveur : { $points }.
    [scientific] { $name } a plus de points de science que quiconque avant sur ce serveur : { $points }.
    [commercial] { $name } a plus de points de cartes jaunes que quiconque avant sur ce serveur : { $points }.
    [guilds] { $name } a plus de points de guildes que quiconque avant sur ce serveur : { $points }.
    [progress] { $name } a plus de points de jetons Progrès que quiconque avant sur ce serveur : { $points }.
   *[other] { $name } a plus de points d’une sorte que quiconque avant sur ce serveur : { $points }.
}
honour-streak-ended = { $name } a mis fin à la série { FIRST($other) ->
    [vowel] d’{ $other }
   *[other] de { $other }
}, qui en était à { $wins } victoires de suite.
honour-ahead-at-last = { $name } finit pour la première fois devant { $other }, à leur partie numéro { $games } ensemble.
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
} avec { $wonder-the }, face { $side }.
honour-own-best = { $more ->
    [one] { $name } a battu son meilleur score d’un point.
   *[other] { $name } a battu son meilleur score de { $more } points.
}
honour-settled = La cote { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} n’est plus provisoire.
honour-first-game = C’était la première partie terminée { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} sur ce serveur.
moment-duel-early = C’était fini dès l’Âge { $age }.
moment-duel-behind-in-points = { $points ->
    [one] { $name } avait un point de retard et a gagné quand même.
   *[other] { $name } avait { $points } points de retard et a gagné quand même.
}
moment-duel-nearly-at-the-capital = { $spaces ->
    [one] { $name } a eu le pion à une seule case de la capitale { FIRST($other) ->
            [vowel] d’{ $other }
           *[other] de { $other }
    }.
   *[other] { $name } a eu le pion à { $spaces } cases de la capitale { FIRST($other) ->
           [vowel] d’{ $other }
          *[other] de { $other }
   }.
}
moment-duel-one-symbol-short = À { $name }, il a manqué un symbole pour gagner par la science.
moment-duel-pawn-crossed = Le pion a franchi le milieu { $times } fois.
moment-duel-calm-front = { $spaces ->
    [one] Le pion n’est jamais allé plus loin qu’une case.
   *[other] Le pion n’est jamais allé plus loin que { $spaces } cases.
}
moment-duel-every-wonder = { $wonders ->
    [0] { $name } a construit ses quatre Merveilles, { $other } aucune.
    [one] { $name } a construit ses quatre Merveilles, { $other } une seule.
   *[other] { $name } a construit ses quatre Merveilles, { $other } seulement { $wonders }.
}
moment-duel-ahead-in-vain = { $name } a mené aux points pendant { $rounds } tours, et { $winner } a gagné.
moment-duel-turns-again = { $name } a rejoué { $times } fois.
moment-duel-many-tokens = { $name } a pris { $tokens } jetons Progrès.
moment-duel-much-looted = { $name } a dû rendre { $coins } pièces à la banque.
moment-architects-won-with-few-stages = { $stages ->
    [0] { $name } a gagné sans une étape.
    [one] { $name } a gagné avec une seule étape.
   *[other] { $name } a gagné avec seulement { $stages } étapes.
}
moment-architects-no-battle = Il n’y a pas eu une seule Bataille.
moment-architects-many-tokens = { $name } a pris { $tokens } jetons Progrès.
moment-architects-finished-in-vain = { $name } a achevé sa Merveille, et { $winner } a gagné.
moment-architects-wandering-cat = Le Chat a changé de camp { $times } fois.
moment-architects-many-battles = Il y a eu { $battles } Batailles.
moment-architects-many-victories = { $name } a { $tokens } jetons Victoire Militaire.
result-won = **Tu as gagné.** { $headline }.
result-other = { ORDINAL($place) ->
    [one] **{ $headline } ; tu finis à la { $place }re place avec { $points }.**
   *[other] **{ $headline } ; tu finis à la { $place }e place avec { $points }.**
}
play-again-there = Une table est ouverte : { $place }.
seated-game-has-begun = Tu as ta place, et la partie a déjà commencé.
note-symbols = Symbole au choix pour { $name } : { $symbols }, +{ $points }.
note-guild = { $name } copie { $guild } { FIRST($owner) ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}, +{ $points }.
note-costs-unknown = Nous ne connaissons pas les coûts imprimés sur la face A. Nous prenons la règle publiée en 2013 : une étape coûte ce que coûte l’étape qu’elle copie.
note-beer = { $name } doit à Bruxelles une bonne bière bien fraîche.
details-total = **{ $name } : { $points } points**
details-line = { $category ->
    [military] Conflits militaires : **{ $points }** ({ $what })
    [treasury] Trésor : **{ $points }** ({ $what })
    [wonder] Merveille : **{ $points }** ({ $what })
    [civilian] Bâtiments civils : **{ $points }** ({ $what })
    [scientific] Bâtiments scientifiques : **{ $points }** ({ $what })
    [commercial] Bâtiments commerciaux : **{ $points }** ({ $what })
    [wonders] Merveilles : **{ $points }** ({ $what })
    [progress] Jetons Progrès : **{ $points }** ({ $what })
    [track] Piste Conflit : **{ $points }** ({ $what })
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
    [track] Piste Conflit : **{ $points }**
   *[guilds] Guildes : **{ $points }**
}
details-line-row = { $row } : **{ $points }**
details-stages = étapes : { $built } sur { $stages }
details-card = { $card } { $points }
details-guild-copied = { $card }, copiée { FIRST($owner) ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}, { $points }
details-symbols-chosen = { $symbols } ; choisi : { $chosen }

## Enregistrements

rehearsal-taps = { $person } Ceci est une répétition : tout est effacé à la fin. Appuie sur **Ma main** ci-dessus. { $open ->
        [yes] Touche ensuite **{ $number }** dans mon dernier message privé
       *[no] Touche ensuite **{ $number }** sous la main qui s’ouvre
    }, et choisis une ligne de la liste qui apparaît là.
rehearsal-form = { $person } Encore une chose, si tu veux : appuie sur **Options** ci-dessus, change ce que tu veux et envoie le formulaire. Rien n’en dépend.
record-file = La dernière partie de ce salon. `/replay` la montre de nouveau ; avec ce fichier, ailleurs aussi.
record-file-abandoned = La dernière partie de ce salon. Elle s’est arrêtée sans score, parce que plus personne ne la jouait ; `/replay` la montre jusque-là, avec ce fichier ailleurs aussi.
record-shown = Tout le monde dans le salon peut la feuilleter.
record-page = -# { $page } sur { $pages }
record-list = Aller à …
record-step = { $page } · { $step }
step-round = Âge { $age }, tour { $round }
step-seventh-card = Âge { $age }, la septième carte
step-revive = Âge { $age }, tour { $round }, la défausse
duel-step-draft = Les Merveilles : { $name }
duel-step = Âge { $age } : { $name }
architects-step = { $name }
player = Joueur { $number }

## Places

leave-question = Quitter cette partie ? L’ordinateur prend ta cité.
end-question = Arrêter la partie { FIRST($names) ->
    [vowel] d’{ $names }
   *[other] de { $names }
} pour tout le monde ? Il n’y aura pas de score.
leave-question-last = Quitter cette partie ? Personne d’autre ne joue, elle s’arrête donc pour tous sans score.
replace-question = Remplacer { $name } par un ordinateur ? Il joue désormais { $city }. { $name } l’apprend et ne retrouve une place que si l’hôte ou un modérateur le permet.
replace-question-last = Remplacer { $name } par un ordinateur ? Personne d’autre ne joue, la partie s’arrête donc pour tous sans score.
question-replaced = C’est fait : l’ordinateur joue, et le salon le sait.
question-keep = La partie continue. Rien n’a changé.
question-stay = Tu restes. Rien n’a changé.
question-left = Tu as quitté la partie.
question-ended = Tu as arrêté la partie.
seat-left = { $name } a quitté la partie. { $computer } (ordinateur) joue maintenant { $city }.
seat-replaced = { $computer } (ordinateur) remplace { $name } et joue maintenant { $city }.
seat-replaced-called = { $computer } (ordinateur) remplace { $name } ({ $person }) et joue maintenant { $city }.
seat-replaced-you = L’ordinateur a pris ta place dans la partie de { $place } : son hôte, ou quelqu’un qui peut gérer le salon, a confié { $city } à l’ordinateur. Si tu veux continuer, appuies-y sur **{ $button-take-seat }** : je demanderai à l’hôte.
seats-free = Une partie se joue ici. Regarde-la avec `/table`, ou prends la place d’un ordinateur :
seat-free = { $game ->
    [duel] { $points ->
        [one] - { $name } : { $points } point jusqu’ici
       *[other] - { $name } : { $points } points jusqu’ici
    }
   *[other] { $points ->
        [one] - { $name } : { $city }, { $points } point jusqu’ici
       *[other] - { $name } : { $city }, { $points } points jusqu’ici
    }
}
seat-taken-over = { $name } reprend { $city }.
seat-asked-for = { $host }, un ordinateur a remplacé { $name }, qui voudrait une place. Cela n’est possible qu’avec ton accord.
seat-may-be-taken = { $person } peut reprendre une place.
seat-back = { $name } est de retour.
seat-no-longer-alone = { $name }, tu n’es plus en solo : tes choix comptent tout de suite, et tu peux les changer tant que tout le monde n’a pas choisi.
lobby-lost = Désolé : je ne peux plus lire cette table, elle est donc fermée ; une version plus ancienne de moi l’a peut-être ouverte. `/join` en ouvre une nouvelle.
game-lost = Désolé : je ne peux plus lire la partie de ce salon ; une version plus ancienne de moi l’a peut-être commencée. `/join` ouvre une nouvelle table.
game-waits-for-right = { $rights ->
    [none] La partie de { $place } attend : je ne peux plus y écrire comme avant. Rien n’est perdu ; quand quelqu’un qui gère le serveur me rend ce droit, elle reprend d’elle-même en quelques minutes.
   *[other] La partie de { $place } attend : j’y ai perdu { $rights }. Rien n’est perdu ; quand quelqu’un qui gère le serveur me le rend, elle reprend d’elle-même en quelques minutes.
}
game-rests = La partie de { $place } se repose : quelque chose m’empêche de continuer, et j’ai essayé un moment. Rien n’est perdu ; elle reprend quand un de ses joueurs y appuie sur un bouton ou tape une commande.
game-broken = Un bug dans les règles a bloqué la partie de { $place }. Rien n’est perdu : elle reprendra une fois le bug corrigé, et `/end` l’arrête tout de suite, sans score.
game-expires = { $persons } Personne n’a rien fait dans cette partie depuis longtemps. Elle s’arrête le { $end }, sauf si un de ses joueurs fait quelque chose avant : n’importe quel bouton ou commande dans ce salon compte.
game-abandoned = Plus personne ne jouait cette partie, elle s’est donc arrêtée sans score, et ce salon est libre. `/record` la donne en fichier ; `/join` ouvre une nouvelle table.
game-expires-direct = Personne n’a rien fait depuis longtemps dans ta partie de { $place }, où je ne peux plus écrire. Elle s’arrête le { $end }, sauf si un de ses joueurs fait quelque chose avant : tout bouton et toute commande là-bas comptent, et le bouton ci-dessous.
game-stopped = Cette partie a été arrêtée. `/join` ouvre une nouvelle table.
table-asleep = Tout le monde est absent, la partie attend donc. Elle reprend dès qu’un de ses joueurs appuie sur **Je suis là**.
everyone-left = Tout le monde est parti. La partie est fermée.
game-ended-by = { $name } a arrêté cette partie. `/join` ouvre une nouvelle table.
done = C’est fait.

## Ce qui est gardé des gens

privacy = **Ce que je garde des gens**
    De tous ceux qui tapent une de mes commandes ou appuient sur un de mes boutons : la langue de leur Discord, ou celle que tu choisis avec `/language`, pour répondre dans celle-ci, jusqu’à ce que tu tapes `/forget`.
    De tous ceux qui s’asseyent : si je peux t’écrire en privé et où, et si tu préfères tes cartes dans le salon, pour qu’elles t’arrivent, jusqu’à ce que tu tapes `/forget`.
    De chaque table : qui l’a ouverte, qui avait quelle place sous quel nom, chaque choix, le résultat, quand elle a commencé et fini et qui l’a arrêtée, pour que la partie survive à une panne et que son résultat puisse être montré. Ton nom y reste jusqu’à ce que tu tapes `/forget` ; les fichiers donnés par `/record` avant le gardent. Qui a quitté une place est gardé jusqu’à la fin de la partie, pour que personne ne change de place pour voir des cartes, et de même quand quelqu’un a été relancé ou appelé, pour ne pas l’appeler sans cesse.
    D’une partie que quelqu’un montre avec `/replay` : la donne, chaque choix, le résultat et les noms du fichier, pour que ses boutons marchent, pendant { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }. `/forget` en retire tous les noms que tu as eus à mes tables.
    De tous ceux qui tapent `/score` : le carnet, avec les noms dessus, jusqu’au suivant, un mois au plus ; et si tu le mets dans l’historique du serveur, ce qu’il dit et que c’était toi, jusqu’à ce que tu tapes `/forget`.
    Des parties terminées : ce qu’elles donnent pour toi, sur chaque serveur à part : places, scores, Merveilles, records, qui tu as rencontré et ta cote ; si tu veux rester en dehors de ce qui est montré. `/forget` l’efface ; dans les parties des autres, un joueur sans nom a alors tes places, pour que leurs chiffres restent. Les parties finies sous une version plus ancienne de moi sont comptées en arrière-plan, pendant que d’autres jouent.
    De tous ceux qui jouent une sorte de jeu pour la première fois : quelle astuce j’ai donnée à quel tour, pour n’en répéter aucune, jusqu’à la fin de cette partie ; et si tu ne veux pas d’astuces, jusqu’à ce que tu tapes `/forget`.
    Discord ne me montre le texte que de deux sortes de messages : ceux qu’on m’envoie en privé et ceux qui me mentionnent. J’y réponds en me présentant, sans rien en garder. Je ne donne rien à personne sauf aux gens de ta table, qui voient ton nom et ce que tu joues, et à ceux de ton serveur, qui peuvent voir l’historique, les chiffres et le classement de ses parties.
kept-language = De toi, je sais la langue de ton Discord : { $language }.
kept-own-language = De toi, je sais dans quelle langue tu veux lire : { $language }.
kept-no-language = De toi, je ne sais aucune langue.
kept-direct = Je sais où t’écrire en privé.
kept-no-direct = Je ne connais aucun endroit où t’écrire en privé.
kept-hands-in-channel = Tu veux tes mains dans le salon, pas en message privé.
kept-seats = Tu as une place à { $lobbies ->
    [one] { $lobbies } table ouverte
   *[other] { $lobbies } tables ouvertes
} et dans { $running ->
    [one] { $running } partie en cours
   *[other] { $running } parties en cours
}, et tu en avais une à { $ended ->
    [one] { $ended } table terminée
   *[other] { $ended } tables terminées
}.
kept-finished = Ce que { $count ->
    [one] { $count } partie terminée donne
   *[other] { $count } parties terminées donnent
} pour toi est gardé : chiffres, cotes, records.
kept-left-out = Tu ne veux être dans aucun classement ni détenir de record.
kept-pad = Tu as un carnet de `/score`.
kept-tips = Je sais quelles astuces je t’ai données dans tes parties en cours, pour n’en répéter aucune ; je les oublie à la fin de la partie.
kept-without-tips = Tu ne veux pas d’astuces.
kept-without-confirmation = Tu veux que tes choix contre des ordinateurs comptent sans confirmation.
privacy-forget = `/forget` efface tout cela ; je demande avant.
forget-question = **Dois-je effacer ce que je garde de toi ?** On ne peut pas revenir en arrière.
forget-settings = J’oublie ta langue et où t’écrire en privé.
forget-lobbies = { $count ->
    [one] Tu quittes la table ouverte où tu es.
   *[other] Tu quittes les { $count } tables ouvertes où tu es.
}
forget-running = { $count ->
    [one] Tu quittes la partie en cours où tu as une place : l’ordinateur continue pour toi.
   *[other] Tu quittes les { $count } parties en cours où tu as une place : l’ordinateur continue pour toi.
}
forget-ended = { $count ->
    [one] { $count } table terminée garde ce qui a été joué et le résultat, sans toi : ta place n’a plus de nom.
   *[other] { $count } tables terminées gardent ce qui a été joué et les résultats, sans toi : tes places n’ont plus de nom.
}
forget-finished = Tes chiffres, cotes et records de { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
} disparaissent pour de bon.
forget-left-out = Ton souhait de rester hors des classements et des records est effacé aussi : les parties finies plus tard compteront de nouveau.
forget-pad = Ton carnet de score est effacé.
button-forget = Effacer
button-keep = Garder
forget-nothing-done = Rien n’a été effacé.
forgotten = **Effacé : ce que je gardais de toi.**
forgotten-settings = Ta langue et où t’écrire en privé sont effacés.
forgotten-lobbies = { $count ->
    [one] Tu as quitté la table ouverte où tu étais.
   *[other] Tu as quitté les { $count } tables ouvertes où tu étais.
}
forgotten-running = { $count ->
    [one] Tu as quitté la partie en cours ; l’ordinateur joue maintenant ta place.
   *[other] Tu as quitté les { $count } parties en cours ; l’ordinateur joue maintenant tes places.
}
forgotten-ended = { $count ->
    [one] Ton nom est effacé de { $count } table terminée.
   *[other] Ton nom est effacé de { $count } tables terminées.
}
forgotten-finished = Tes chiffres, cotes et records de { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
} sont effacés.
forgotten-remains = Ce que j’ai écrit dans les salons y reste ; qui les gère peut l’effacer. Que tu as quitté une partie en cours est gardé jusqu’à la fin de celle-ci. Les sauvegardes faites avant par qui m’héberge ont encore ton nom. Si tu te sers encore de moi, je note de nouveau ta langue.
forgotten-name = Ancien joueur

## Languages

language-me = Ce que toi seul lis : { $language }.
language-server = Ce que tous lisent sur ce serveur : { $public }.
language-server-chosen = Ce que tous lisent sur ce serveur est désormais : { $public }. Les tables ouvertes gardent leur langue ; `/language` la change aussi.
language-table-chosen = Cette table continue dans la langue que tu as choisie.
language-how = `/language moi:` change la tienne, `serveur:` celle du serveur, `table:` celle de la table de ce salon.
language-like-discord = Comme Discord

## Ce qui n’est pas possible, et ce qui l’est

something-went-wrong = Quelque chose a mal tourné chez moi. Ta partie est sauvée ; appuie encore une fois.
store-failed = Je ne peux pas utiliser la base de données des parties en ce moment, ceci n’est donc pas fait, et tout ce qui était gardé l’est encore : essaie dans une minute, et si rien n’y fait, dis-le à qui m’héberge.
refusal-not-allowed = Tu ne peux pas utiliser cela ici ; rien n’a changé.
refusal-lobby-closed = Cette table est fermée. `/join` en ouvre une nouvelle.
refusal-game-has-begun = La partie a déjà commencé. Les joueurs trouvent leurs cartes sous **{ $button-my-hand }**, et `/table` montre la table à tous.
game-of-other-rules = Cette partie a été jouée avec d’autres règles que celles que je connais, je ne peux donc pas montrer ses cités et ses tours ; son résultat est gardé :
record-of-other-rules = Cette partie a été jouée avec d’autres règles que celles que je connais, je ne peux donc ni montrer ses cités et ses tours, ni vérifier le résultat que donne son fichier :
kept-outcome-line = { $rank }. { $name } : { $points }
kept-outcome-victory = { $victory ->
    [military] C’était une suprématie militaire.
    [scientific] C’était une suprématie scientifique.
   *[civilian] C’était une victoire civile.
}
kept-outcome-ended = Elle s’est terminée le { $when }.
refusal-game-of-other-rules = Cette partie a été jouée avec d’autres règles que celles que je connais, je ne peux donc pas la montrer.
refusal-stopping = On m’arrête en ce moment, ceci n’est donc pas fait ; toutes les parties sont gardées : réessaie quand je suis de retour.
refusal-your-pictures = Tu attends déjà beaucoup d’images : quand elles seront là, redemande celle-ci ; rien d’autre n’est perdu.
refusal-pictures-of-server = Sur ce serveur, tant d’images sont attendues qu’il n’y a plus de place pour une autre : les parties continuent, et tu pourras redemander dans un instant.
refusal-moving = Une autre partie de moi reprend ceci en ce moment, ce n’est donc pas fait ; toutes les parties sont gardées : réessaie dans dix secondes.
refusal-game-over = Cette partie est terminée. `/practice` en commence une autre tout de suite, et `/join` ouvre une nouvelle table dans un salon.
refusal-game-here = Une partie se joue ici. Regarde-la avec `/table` ; `/join` te trouve une place quand quelqu’un s’en va.
refusal-channel-taken = Il y a déjà une table dans ce salon. Appuies-y sur **{ $button-join }**. Son hôte ou un modérateur peut l’arrêter avec `/end`.
refusal-other-game = Une table pour { $game } est ouverte ici. Appuies-y sur **{ $button-join }**. Son hôte ou un modérateur peut l’arrêter avec `/end`.
refusal-other-game-here = Une partie de { $game } est en cours ici. Joue à autre chose dans un autre salon ou un fil. L’hôte ou un modérateur peut arrêter celle-ci avec `/end`.
already-playing = Tu joues déjà à { $game } ici.
refusal-already-seated = Tu as déjà la place { $number } à cette table. Appuie sur **{ $button-leave }** pour la libérer.
refusal-already-playing = Tu joues déjà ici. `/leave` libère ta place.
refusal-not-seated = Tu n’as pas de place à cette table. Appuie sur **{ $button-join }** pour en prendre une.
refusal-table-full = La table est pleine. Tu peux regarder la partie avec `/table`.
refusal-no-free-seat = Toutes les places sont déjà prises, rien n’a changé. Appuie sur **{ $button-start }** quand vous êtes prêts.
refusal-pad-players = Ce jeu est pour { $least ->
    [2] { $most ->
        [2] 2 joueurs
       *[other] { $least } à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
} : nomme-les tous après `joueurs:`, avec des virgules, et réessaie.
refusal-pad-names = Deux joueurs ont le même nom ici : nomme-les autrement et réessaie.
refusal-pad-member = Une des personnes mentionnées n’est pas sur ce serveur : écris plutôt son nom et réessaie.
refusal-pad-not-filled = Il manque quelque chose au carnet, ou c’est faux : corrige ce qu’il indique, puis compte de nouveau.
refusal-no-pad = Ce carnet de score n’est plus gardé, ou n’est pas à toi. Tape `/score` pour en commencer un.
refusal-seats-kept = Les places libres sont gardées pour ceux qui ont joué la dernière partie. Celles qui restent se libèrent { $until } ; prends-en une alors.
refusal-again-for-players = Il faut avoir joué cette partie pour rappeler ses joueurs. Tape `/join` pour ouvrir ta propre table.
refusal-not-on-this-server = Tu n’es plus sur le serveur de cette partie, ou tu n’en vois plus le salon : tu n’y rejoueras que si quelqu’un t’y laisse entrer.
refusal-too-many-tables = Il y a { $count } tables ouvertes sur ce serveur. Finissez-en d’abord une.
refusal-host-only = Cela revient à { $host }, l’hôte de la table.
refusal-host-or-moderator = Cela revient à l’hôte de la table ou à quelqu’un qui peut gérer ce salon.
refusal-no-computer = Il n’y a pas d’ordinateur à cette table.
refusal-too-few-players-duel = 7 Wonders Duel se joue à 2. Attends quelqu’un, ou ajoute un ordinateur.
refusal-too-few-players-base = 7 Wonders se joue de 2 à 7. Attends d’autres joueurs, ou ajoute un ordinateur.
refusal-no-such-game = Aucun jeu ne porte ce nom. Choisis parmi ceux qui apparaissent pendant que tu tapes.
refusal-no-hands = Il n’y a pas de mains dans ce jeu : tout est sur la table.
refusal-no-lobby = Aucune table n’est ouverte ici. `/join` en ouvre une.
refusal-no-game = Aucune partie ne se joue ici. `/join` ouvre une table.
refusal-no-game-direct = Aucune partie ne se joue ici. `/practice` en commence une, et `/mine` montre les tiennes sur tous les serveurs.
refusal-wonders-dealt = Dans cette partie, les Merveilles sont distribuées au hasard. L’hôte peut changer cela sous **{ $button-options }**.
refusal-wonder-taken = Quelqu’un vient de prendre cette Merveille. Choisis-en une autre.
refusal-rights-missing = Il me faut d’abord ces permissions dans ce salon : { $rights }. Qui gère le serveur peut me les donner ; réessaie ensuite.
refusal-not-shown = Je ne peux pas écrire ici, personne d’autre ne l’a donc vu ; qui gère le serveur peut m’autoriser à écrire dans ce salon.
refusal-may-not-write = Tu ne peux pas écrire dans ce salon, je n’y montre donc rien en ton nom ; toi, tu le vois toujours.
refusal-round-over = C’était un tour passé. Voici ta main de maintenant.
refusal-everyone-has-picked = Trop tard : tout le monde a choisi. Ton choix a compté tel quel.
refusal-not-your-turn = C’est à { $name } de jouer. Ton tour vient bientôt.
refusal-no-hints = Il n’y a pas de conseils dans cette partie. L’hôte peut les permettre avant qu’une partie commence.
refusal-nothing-to-advise = On ne te demande rien en ce moment, il n’y a donc rien à conseiller. Rien n’a changé.
refusal-hint-over = C’est décidé entre-temps. Appuie sur **Conseil** sous la prochaine question.
refusal-hint-over-at-the-table = C’est décidé entre-temps. Appuie sur **{ $button-hint }** sous la prochaine question.
refusal-seat-changed = Cette place a changé de mains entre-temps, et rien n’a été fait.
refusal-offer-changed = L’offre a changé, et rien n’a été choisi. Choisis de nouveau.
refusal-seat-taken = { $name } a déjà cette place.
refusal-spectator = Tu ne joues pas dans cette partie. `/table` te la montre.
refusal-replaced = Un ordinateur a pris ta place dans cette partie ; tu ne peux y prendre une place que si { $host } le permet. J’ai demandé dans le salon de la partie ; rien ne change jusque-là.
refusal-has-seen-a-hand = Tu as vu les cartes d’une autre place pendant ce tour. Reprends la tienne, ou celle-ci au prochain tour.
refusal-nobody-to-nudge = Il n’y a personne à relancer : la partie n’attend personne d’autre.
refusal-nudge-yourself = Tout le monde t’attend : il n’y a personne d’autre à relancer.
refusal-nudged-already = Tous ceux que la partie attend ont été relancés il y a moins d’une heure, et personne n’a été appelé. Tu pourras relancer { $until }.
refusal-own-word = Seul l’hôte de la table, ou un autre modérateur, peut te laisser revenir.
refusal-spectator-details = Tu n’as pas joué cette partie. Le score ci-dessus montre chaque point.
refusal-foreign-hand = Ce sont les cartes { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}. Les tiennes sont sous **{ $button-my-hand }**.
refusal-not-at-this-table = { $name } n’est pas à cette table. Choisis un des noms qui apparaissent pendant que tu tapes.
refusal-not-away = Personne ne joue pour toi : ta place est à toi. Tes cartes sont sous **{ $button-my-hand }**.
refusal-no-finished-game = Aucune partie n’a encore été jouée jusqu’au bout ici.
refusal-record-too-large = Ce fichier est trop grand pour l’enregistrement d’une partie. Joins le fichier donné par `/record`.
refusal-no-such-finished-game = Je ne peux pas montrer cette partie ici : elle a été jouée sur un autre serveur, ou n’est plus gardée.
refusal-stats-server = Classements, Merveilles et records sont ceux d’un serveur : tape cela dans un de ses salons.
refusal-stats-oneself = En message privé, je ne montre que tes propres parties ; demande celles des autres sur un serveur.
refusal-stats-not-played = { $name } n’a terminé aucune partie de { $game } ici. Choisis un autre jeu.
refusal-no-such-season = Aucune partie n’a été cotée dans une saison de ce nom. Choisis parmi celles qui apparaissent pendant que tu tapes.
refusal-manage-server = Il faut pouvoir gérer ce serveur pour activer ou désactiver ses classements ; rien n’a changé.
refusal-record = Ce fichier n’est pas une partie que j’ai écrite, ou quelqu’un l’a changé, je ne peux donc pas la montrer. Joins le fichier donné par `/record`.
refusal-no-finished-game-of-number = Cette partie n’est pas encore terminée, ou rien n’en a été joué. Quand elle sera finie, on pourra la regarder ici.
refusal-no-such-language = Cette langue n’existe pas ici, et rien n’a changé. Choisis parmi celles qui apparaissent pendant que tu tapes.
refusal-language-server = Il faut pouvoir gérer ce serveur pour choisir sa langue ; rien n’a changé. Pour toi-même, prends `moi:`.
refusal-language-server-here = La langue d’un serveur se choisit dans un de ses salons ; rien n’a changé.
refusal-no-record = Je n’ai plus cet enregistrement. Joins-le de nouveau avec `/replay`.
refusal-no-such-card = Aucune carte ni jeton Progrès ne porte ce nom. Choisis parmi ceux qui apparaissent pendant que tu tapes.
refusal-no-such-wonder = Aucune Merveille ne porte ce nom. Choisis parmi celles qui apparaissent pendant que tu tapes.
refusal-no-such-topic = Aucun sujet ne porte ce nom. Choisis parmi ceux qui apparaissent pendant que tu tapes.

## Règles

rules-list = Un autre sujet
topic-round = Un tour
topic-colours = Couleurs des cartes
topic-trade = Commerce
topic-chains = Constructions gratuites
topic-wonder = La Merveille
topic-military = Militaire
topic-science = Sciences
topic-guilds = Guildes
topic-end = La fin de la partie
topic-two-players = Une partie à deux
topic-free-city = La Cité franche
topic-manneken-pis = Manneken Pis
topic-clock = Horloges et absences
topic-ratings = Cotes et statistiques
topic-duel = 7 Wonders Duel
topic-architects = 7 Wonders Architects
rules-colours =
    ## Couleurs des cartes
    { "" }Les cartes **marron** produisent des matières premières, les **grises** du verre, du textile et du papyrus. Elles paient d’autres cartes, et tes voisins peuvent t’en acheter. L’Âge III n’en a pas.
    { "" }Les cartes **bleues** sont des points. Les **vertes** ont des symboles scientifiques, qui comptent d’autant plus que tu en as.
    { "" }Les cartes **jaunes** donnent des pièces ou des ressources, ou rendent le commerce moins cher, et des points à l’Âge III. Ce qu’elles produisent n’est pas à vendre.
    { "" }Les cartes **rouges** sont des boucliers, comparés avec tes deux voisins à la fin de chaque Âge.
    { "" }Les cartes **violettes** sont des guildes, à l’Âge III seulement : la plupart comptent ce que tes voisins ont construit.
rules-two-players =
    ## Une partie à deux
    Entre vous deux se trouve une troisième cité, la **Cité franche**, qui n’est à personne. Elle est votre voisine à tous les deux : elle vend, achète et se bat. Les cartes sont celles d’une partie à trois.
    Vous jouez pour elle à tour de rôle, un tour chacun : prends une carte de sa pioche en main, choisis-en une pour ta propre cité, puis une pour la Cité franche. L’autre joueur choisit une carte. Ensuite vous échangez vos mains.
    Seul l’un de vous deux peut gagner. Pour le jeu habituel, ajoutez un ordinateur à la table.
rules-free-city =
    ## La Cité franche
    Quand tu joues pour elle, tu choisis sa carte juste après la tienne. La Cité franche construit, ou met une carte sous sa Merveille, avec ce qu’elle produit, ses propres pièces et ce qu’elle vous achète à tous les deux ; tu choisis comment elle paie, même plus cher que nécessaire.
    Ce qu’un chaînage rend gratuit pour elle doit être construit. Elle ne défausse que si elle ne peut rien jouer de ce qui reste en main.
    Ses pouvoirs, comme construire depuis la défausse, sont utilisés par qui joue alors pour elle. Elle n’a pas de septième carte, et elle ne peut pas gagner.
rules-manneken-pis =
    ## Manneken Pis
    Un plateau de Bruxelles avec 7 pièces au départ, et sans ressource. **Options** avant la partie l’ajoute aux autres.
    { "" }La **face A** copie : sa première étape est la première de ton voisin de gauche, la deuxième la deuxième de ton voisin de droite, la troisième la troisième de l’un des deux, à ton choix. Chacune coûte ce que coûte l’étape copiée. Un voisin sans troisième étape ne peut pas y être copié.
    { "" }La **face B** a une étape qui coûte une unité de chacune des sept ressources : 7 pièces, 7 points et un bouclier.
rules-round =
    ## Un tour
    Une partie a trois Âges de six tours. À chaque tour, chacun choisit en même temps une carte de sa main et en fait une chose :
    { "" }**Construire** : paie son coût avec ce que ta cité produit et ce que tu achètes. Une cité n’a jamais deux fois le même bâtiment.
    { "" }**Merveille** : mets-la face cachée sous ta Merveille et paie à la place le coût de la prochaine étape.
    { "" }**Défausser** : défausse-la face cachée pour 3 pièces.
    Puis les mains passent : à gauche aux Âges I et III, à droite à l’Âge II. Au sixième tour, tu choisis une de tes deux dernières cartes, et l’autre est défaussée.
rules-trade =
    ## Commerce
    Ce que ta cité ne produit pas, tu l’achètes à tes deux voisins pour 2 pièces l’unité, qui leur reviennent. Ils ne peuvent pas refuser, et ils ne perdent rien.
    Est à vendre ce que produisent leurs cartes marron et grises et leur plateau, une unité par symbole et par tour. Les cartes jaunes et les étapes ne vendent jamais.
    Dès le tour après sa construction, un comptoir ramène les matières premières à 1 pièce chez le voisin qu’il montre, et le marché le verre, le textile et le papyrus chez les deux.
    Tu paies avec les pièces que tu avais au début du tour.
rules-chains =
    ## Constructions gratuites
    Certaines cartes sont gratuites pour une cité qui a un certain bâtiment d’un Âge d’avant : les Bains rendent l’Aqueduc gratuit. On ne paie alors rien du tout. `/card` montre ce qu’une carte rend gratuit.
rules-wonder =
    ## La Merveille
    Ton plateau a de deux à quatre étapes, construites dans l’ordre, une fois chacune, à n’importe quel Âge. La carte sous une étape reste cachée et ne fait rien d’autre. `/wonder` montre les deux faces d’un plateau.
rules-military =
    ## Militaire
    À la fin de chaque Âge, tu compares tes boucliers avec tes deux voisins. Si tu en as plus, tu gagnes un jeton : 1 point à l’Âge I, 3 à l’Âge II, 5 à l’Âge III. Si tu en as moins, tu perds 1 point. À égalité, rien ne se passe.
rules-science =
    ## Sciences
    Pour chacun des trois symboles : le nombre que tu en as, multiplié par lui-même. Et 7 points par groupe des trois. Un symbole au choix compte comme ce qui te rapporte le plus.
rules-guilds =
    ## Guildes
    L’Âge III a autant de guildes qu’il y a de joueurs, plus deux. La plupart donnent des points pour ce que tes voisins ont construit.
rules-end =
    ## La fin de la partie
    Après l’Âge III, on additionne : jetons Conflit, 1 point par 3 pièces, Merveille, cartes bleues, sciences, cartes jaunes, guildes. Celui qui a le plus de points gagne ; à égalité, qui a le plus de pièces ; sinon la victoire est partagée.
rules-clock =
    ## Horloges et absences
    L’hôte choisit le rythme avant la partie : 90 secondes, 10 minutes ou 24 heures par tour, ou pas d’horloge.
    À la moitié du temps, je rappelle ceux qui n’ont pas choisi. Quand le temps est écoulé, un ordinateur joue ce tour pour eux, et le suivant leur revient. Après trois de suite, il joue jusqu’à ce qu’ils appuient sur **Je suis là**. `/leave` abandonne une place pour de bon, **Prendre cette place** la donne à quelqu’un d’autre. Quand je ne tourne pas, aucune horloge ne tourne.
rules-ratings =
    ## Cotes et statistiques
    Un résultat compte pour qui a la place à la fin, si d’autres, ordinateur compris, y ont choisi au plus trois fois : remplacement, retard et absence comptent tous. Qui commence une partie et la quitte pour de bon l’a abandonnée : au classement, c’est la dernière place, et cela met fin à une série. Une place reprise plus tard ne compte pour personne.
    Chaque serveur a un classement par jeu, avec une saison par trimestre (UTC). Une partie est cotée avec son dernier coup, une seule fois ; les places comptent, pas les points, et une place égale est un match nul. Les ordinateurs sont cotés aussi, par niveau. Tout le monde commence à 1000 points ; le nombre après ± dit à quelle distance peut se trouver la vraie force. Jusqu’à dix parties cotées, une cote est provisoire et se trouve sous les autres. Une nouvelle saison commence avec la cote de la dernière, moins sûre. Une partie avec **conseils** n’est pas cotée : l’hôte les permet avant la partie, sinon il n’y en a pas.
    Moyennes et meilleurs scores laissent de côté les duels gagnés d’un coup, par la force ou la science. Les parties d’un carnet sont dans l’historique et ne comptent nulle part ailleurs. Un serveur peut ne pas coter ses parties, et qui ne veut pas être montré n’est dans aucun classement et ne détient aucun record.
    Pour recalculer une cote : c’est le modèle Plackett-Luce de Weng et Lin (openskill), avec β = 25/6, τ = 1/12 et κ = 0,0001. Tout le monde commence avec μ = 25 et σ = 25/3. Les points affichés sont 40 × μ, et ± vaut 1,96 × 40 × σ. Une nouvelle saison garde μ et porte σ à √(σ² + (25/6)²), 25/3 au plus. Un niveau qui a plusieurs places reçoit la moyenne de leurs μ et de leurs σ².
rules-duel =
    ## 7 Wonders Duel
    D’abord la sélection : quatre Merveilles chacun. Puis viennent trois Âges, et à ton tour tu prends une carte que rien ne recouvre et tu en fais une chose :
    { "" }**La construire** : ce que ta cité ne produit pas, tu l’achètes à la banque pour 2 pièces l’unité, et 1 de plus pour chaque unité que produisent les cartes marron et grises de ton adversaire. Une carte est gratuite si tu as celle qui porte son symbole de chaînage.
    { "" }**La défausser** pour 2 pièces, et 1 de plus par carte jaune que tu as.
    { "" }**Une Merveille** : mets la carte dessous et paie la Merveille à la place. Sept sur huit au plus sont construites.
    Les cartes rouges avancent le pion Conflit vers la capitale de ton adversaire. Les zones avec un jeton Saccage lui coûtent 2 ou 5 pièces ; à la capitale, tu **gagnes par la force** tout de suite.
    Deux symboles identiques donnent un jeton Progrès ; six symboles différents **gagnent par la science** tout de suite.
    Sinon les points décident après l’Âge III : cartes, Merveilles, jetons, la zone du pion et 1 par 3 pièces ; à égalité, le plus de points de cartes bleues.
    C’est le joueur mené militairement qui commence l’Âge suivant ; si le pion est au milieu, qui a joué en dernier dit qui commence.
rules-architects =
    ## 7 Wonders Architects
    À ton tour, tu prends **une carte** : de la pioche à ta gauche (la tienne), de la pioche cachée du centre ou de la pioche à ta droite. Tout le reste en découle :
    { "" }Les **étapes** se construisent dès que tu peux payer : 2, 3 ou 4 ressources, toutes identiques ou toutes différentes. Une pièce remplace une ressource qui manque. Tu ne peux pas attendre.
    { "" }**Vert** : deux symboles identiques ou les trois donnent un jeton Progrès, un des trois visibles ou le caché. Les jetons qui donnent des cartes ou aident à payer servent une fois par tour, et tu peux renoncer aux cartes.
    { "" }**Bleu**, ce sont des points ; un chat dessus t’apporte le Chat, 2 points tant que tu l’as. Avec lui, tu peux regarder la carte du centre (**Regarder**) avant d’en prendre une.
    { "" }**Rouge**, c’est un bouclier. Les cors retournent des jetons Conflit, et quand tous montrent la Bataille, chacun se bat contre ses deux voisins à la fin du tour : plus de boucliers, un jeton Victoire de 3 points. Les cartes rouges avec cor s’en vont ensuite. À deux joueurs, deux fois plus de boucliers donnent deux jetons, mais 1 contre 0 en donne un.
    { "" }**La fin** vient avec le tour où quelqu’un achève une Merveille. Étapes, Chat, cartes bleues, victoires et jetons comptent ; à égalité, le plus d’étapes.

## Comment jouer : des pages avec des images

lesson-place = **Comment jouer à { $game }** · page { $number } sur { $pages }
lesson-legend-place = **Tous les signes de { $game }**
lesson-base-goal = Comment jouer : le but
lesson-base-goal-1 = Tu commences avec 3 pièces. À chacun des trois Âges, tu reçois sept cartes. Six fois, chacun en choisit une en même temps et passe le reste. La dernière carte est défaussée.
lesson-base-goal-2 = Avec les cartes tu construis ta cité, jamais deux fois le même bâtiment. Après l’Âge III, celui qui a le plus de points gagne. Une couronne montre des points : cette carte en vaut 2.
lesson-base-goal-3 = Les points viennent des guerres, des pièces, de ta Merveille et des cartes bleues, vertes, jaunes et violettes.
lesson-base-hand = Ta main et ses couleurs
lesson-base-hand-1 = Marron : matières premières, qui paient d’autres cartes
lesson-base-hand-2 = Gris : verre, textile, papyrus, pour la même chose
lesson-base-hand-3 = Bleu : des points, rien d’autre
lesson-base-hand-4 = Jaune : pièces, commerce moins cher, plus tard points
lesson-base-hand-5 = Rouge : boucliers pour la guerre
lesson-base-hand-6 = Vert : symboles scientifiques
lesson-base-hand-7 = Violet : guildes, à l’Âge III. La plupart comptent ce qu’ont bâti les voisins
lesson-base-hand-8 = Construis la carte, mets-la sous ta Merveille ou défausse-la pour 3 pièces
lesson-base-cost = Ce que coûte une carte
lesson-base-cost-1 = Le coût est en bas, ici 1 argile. Ce que ta cité produit paie de nouveau à chaque tour : rien ne s’use.
lesson-base-cost-2 = Ce qui manque, tu l’achètes à tes deux voisins pour 2 pièces l’unité. Ils ne perdent rien et ne peuvent pas refuser.
lesson-base-cost-3 = Un comptoir rend cela moins cher : 1 pièce l’unité pour les ressources qu’il montre, chez le voisin que désigne sa flèche.
lesson-base-cost-4 = Un chaînage : une fois les Bains construits, l’Aqueduc est gratuit à l’Âge II.
lesson-base-wonder = Ta Merveille
lesson-base-wonder-1 = Ton plateau est une Merveille de deux à quatre étapes. Tu les construis dans l’ordre, à n’importe quel Âge, une fois chacune.
lesson-base-wonder-2 = Pour construire une étape, mets une carte de ta main dessous, face cachée. Elle ne fait alors rien d’autre.
lesson-base-wonder-3 = Tu paies ce que coûte l’étape, pas la carte. La première étape de Gizeh coûte 2 pierres et donne 3 points.
lesson-base-wonder-4 = Ce que tu ne prends pas, ton voisin le reçoit. Une carte sous ta Merveille ou défaussée ne va à personne.
lesson-base-end = Guerre, sciences et fin
lesson-base-end-1 = Guerre : à la fin d’un Âge, tes boucliers sont comparés à ceux de chaque voisin. En avoir plus donne 1 point à l’Âge I, 3 à l’Âge II, 5 à l’Âge III.
lesson-base-end-2 = En avoir moins coûte 1 point, à tout Âge. À égalité, rien ne se passe.
lesson-base-end-3 = Sciences : le nombre d’un même symbole se multiplie par lui-même : 2 font 4 points, 3 font 9. Chaque groupe des trois en donne 7 de plus.
lesson-base-end-4 = Après l’Âge III tout est compté, 3 pièces font 1 point. Celui qui a le plus de points gagne ; à égalité, qui a le plus de pièces.
lesson-base-legend = Tous les signes : cartes et Merveilles
lesson-base-legend-1 = Bois, pierre, minerai, argile : cartes marron
lesson-base-legend-2 = Verre, textile, papyrus : cartes grises
lesson-base-legend-3 = L’un des deux par tour, pas les deux
lesson-base-legend-4 = Pièces
lesson-base-legend-5 = Points de victoire
lesson-base-legend-6 = Un bouclier, pour la guerre
lesson-base-legend-7 = Tablette, compas, rouage : science
lesson-base-legend-8 = Un symbole, choisi à la fin
lesson-base-legend-9 = Cartes d’une couleur : marron, gris, bleu
lesson-base-legend-10 = 1 pièce par carte marron
lesson-base-legend-11 = Les deux voisins
lesson-base-legend-12 = Toi et tes deux voisins
lesson-base-legend-13 = Matières premières à gauche : 1 pièce
lesson-base-legend-14 = Rend une carte bleue gratuite : chaînage
lesson-base-legend-15 = Une étape de la Merveille
lesson-base-legend-16 = Une guerre gagnée, une perdue
lesson-base-legend-17 = Tu peux payer ; tu ne peux pas
lesson-base-legend-18 = Une fois par Âge, une carte gratuite
lesson-base-legend-19 = La septième carte est jouée aussi
lesson-base-legend-20 = Une carte de la défausse, gratuite
lesson-base-legend-21 = Copie une guilde d’un voisin
lesson-base-legend-22 = 2 pièces, au voisin qui a cette Merveille
lesson-base-table-signs = Tous les signes : la table
lesson-base-table-signs-1 = Choisit encore ; a choisi
lesson-base-table-signs-2 = Où vont les mains : à droite, à gauche
lesson-base-table-signs-3 = La défausse
lesson-base-table-signs-4 = Une carte défaussée, face cachée
lesson-base-table-signs-5 = Pour son propriétaire seul, pas en vente
lesson-base-table-signs-6 = Ton voisin de gauche, ton voisin de droite
lesson-base-table-signs-7 = Points actuels ; en or : seul en tête
lesson-base-table-signs-8 = Points de guerre actuels
lesson-base-table-signs-9 = Boucliers des voisins : vert moins, rouge plus que toi
lesson-base-table-signs-10 = Boucliers à égalité : pas de guerre
lesson-base-table-signs-11 = Étapes construites et à construire
lesson-base-table-signs-12 = Ce que recommande un conseil
lesson-base-table-signs-13 = Gratuit par chaînage ou par une Merveille
lesson-base-table-signs-14 = La Cité franche, à deux joueurs
lesson-base-table-signs-15 = Deux fois dans le paquet à 3 joueurs
lesson-base-table-signs-16 = Copie l’étape du voisin de gauche ou de droite
lesson-duel-goal = Comment jouer : trois façons
lesson-duel-goal-1 = Par la force : tes boucliers poussent le pion Conflit. S’il atteint la capitale de ton adversaire, tu gagnes tout de suite.
lesson-duel-goal-2 = Par la science : avec six symboles différents, tu gagnes tout de suite.
lesson-duel-goal-3 = Sinon aux points : le plus après l’Âge III. Une couronne montre des points ; cette carte en vaut 3.
lesson-duel-turn = Ton tour, et les couleurs
lesson-duel-turn-1 = Marron : bois, pierre, argile
lesson-duel-turn-2 = Gris : verre, papyrus
lesson-duel-turn-3 = Bleu : des points
lesson-duel-turn-4 = Jaune : pièces, achats moins chers
lesson-duel-turn-5 = Rouge : boucliers qui poussent le pion
lesson-duel-turn-6 = Vert : symboles scientifiques
lesson-duel-turn-7 = Violet : guildes, à l’Âge III. Elles regardent la cité qui en a le plus
lesson-duel-turn-8 = Prends une carte que rien ne recouvre : pour la construire, la défausser ou pour une Merveille
lesson-duel-cost = Ce que coûte une carte
lesson-duel-cost-1 = Le coût est sous le nom, ici 1 pierre. Ce que ta cité produit paie de nouveau à chaque tour : rien ne s’use.
lesson-duel-cost-2 = Ce qui manque, tu l’achètes à la banque pour 2 pièces l’unité.
lesson-duel-cost-3 = Une unité coûte 1 pièce de plus pour chacune de son genre que produisent les cartes marron et grises de ton adversaire.
lesson-duel-cost-4 = Un chaînage : qui a construit les Bains, avec la goutte, construit l’Aqueduc gratuitement à l’Âge II.
lesson-duel-cost-5 = Défaussée, une carte donne 2 pièces, et 1 de plus par carte jaune que tu as construite.
lesson-duel-wonder = Tes Merveilles
lesson-duel-wonder-1 = Avant l’Âge I, chacun prend quatre Merveilles. Sous l’image se trouve ce qu’elle coûte, et dessous ce qu’elle donne.
lesson-duel-wonder-2 = Pour en construire une, mets la carte prise dessous et paie la Merveille, pas la carte. Elle ne fait alors rien d’autre. Sept sur huit au plus sont construites.
lesson-duel-wonder-3 = Ce signe veut dire : tu rejoues tout de suite.
lesson-duel-war = Guerre, sciences et fin
lesson-duel-war-1 = Chaque bouclier pousse le pion d’une case vers la capitale de ton adversaire ; le nombre sous elle dit combien il en reste. Si le pion est de son côté à la fin, tu as les points de la zone.
lesson-duel-war-2 = La première fois que le pion arrive à un tel jeton, le joueur de ce côté perd autant de pièces.
lesson-duel-war-3 = Dès que tu as deux symboles identiques, tu choisis un jeton Progrès.
lesson-duel-war-4 = Après l’Âge III tout est compté, 3 pièces font 1 point. À égalité, ce sont les points de cartes bleues qui décident.
lesson-duel-legend = Tous les signes : cartes et Merveilles
lesson-duel-legend-1 = Bois, pierre, argile : cartes marron
lesson-duel-legend-2 = Verre, papyrus : cartes grises
lesson-duel-legend-3 = L’un des deux à chaque construction
lesson-duel-legend-4 = Pièces
lesson-duel-legend-5 = Points de victoire
lesson-duel-legend-6 = Un bouclier : le pion avance d’une case
lesson-duel-legend-7 = Symboles scientifiques : six différents gagnent
lesson-duel-legend-8 = Chaînage : le signe rend gratuite la carte qui le demande
lesson-duel-legend-9 = Cartes d’une couleur : marron, gris, bleu
lesson-duel-legend-10 = 1 pièce par carte marron
lesson-duel-legend-11 = Compté dans la cité qui en a le plus
lesson-duel-legend-12 = La pierre te coûte toujours 1 pièce
lesson-duel-legend-13 = Tu rejoues
lesson-duel-legend-14 = Ton adversaire perd 3 pièces
lesson-duel-legend-15 = Ton adversaire perd une carte marron
lesson-duel-legend-16 = Une carte de la défausse, gratuite
lesson-duel-legend-17 = Un jeton Progrès
lesson-duel-legend-18 = Tes Merveilles coûtent 2 ressources de moins
lesson-duel-legend-19 = Une Merveille
lesson-duel-legend-20 = Le pion Conflit, une capitale
lesson-duel-legend-21 = Une victoire immédiate est proche
lesson-duel-legend-22 = Tu peux payer ; tu ne peux pas
lesson-duel-table-signs = Tous les signes : la table
lesson-duel-table-signs-1 = C’est à ce joueur
lesson-duel-table-signs-2 = Seul en tête, dès l’Âge II
lesson-duel-table-signs-3 = Ce qu’une Merveille te coûte maintenant
lesson-duel-table-signs-4 = Symboles différents sur six : ici 3
lesson-duel-table-signs-5 = Le bouton qui prend cette carte
lesson-duel-table-signs-6 = Gratuit par chaînage
lesson-duel-table-signs-7 = Ce que recommande un conseil
lesson-duel-table-signs-8 = Une Merveille construite
lesson-duel-table-signs-9 = Une guilde, face cachée
lesson-duel-table-signs-10 = Choisis un des trois jetons écartés
lesson-duel-table-signs-11 = Tu reçois ce que l’adversaire paie en commerce
lesson-duel-table-signs-12 = 1 bouclier de plus par carte rouge
lesson-duel-table-signs-13 = Tes Merveilles te font rejouer
lesson-duel-table-signs-14 = 4 pièces par carte prise par chaînage
lesson-duel-table-signs-15 = Cartes bleues : 2 ressources de moins
lesson-architects-goal = Comment jouer : le but
lesson-architects-goal-1 = À ton tour, tu prends une carte. Presque tout le reste suit de lui-même.
lesson-architects-goal-2 = Ta Merveille a cinq étapes. La partie finit avec le tour où quelqu’un construit sa cinquième.
lesson-architects-goal-3 = Alors celui qui a le plus de points gagne : Merveille, cartes bleues, Chat, guerres gagnées et jetons Progrès.
lesson-architects-turn = Ton tour, et les couleurs
lesson-architects-turn-1 = Gris : ressources pour les étapes
lesson-architects-turn-2 = Jaune : une pièce remplace toute ressource
lesson-architects-turn-3 = Vert : symboles pour jetons Progrès
lesson-architects-turn-4 = Rouge : boucliers ; un cor approche la guerre
lesson-architects-turn-5 = Bleu : des points
lesson-architects-turn-6 = Avec un chat : le Chat vient chez toi, 2 points tant qu’il reste
lesson-architects-turn-7 = La pioche du centre est cachée. Le Chat permet de regarder
lesson-architects-turn-8 = A est la pioche à ta gauche, B le centre, C celle à ta droite
lesson-architects-cost = Étapes
lesson-architects-cost-1 = Formes différentes : que des ressources différentes.
lesson-architects-cost-2 = Mêmes formes : que des ressources identiques.
lesson-architects-cost-3 = Une étape se construit dès que tu peux payer : tu ne peux pas attendre. Une pièce remplace toute ressource. Les cartes qui paient s’en vont.
lesson-architects-science = Vert et bleu
lesson-architects-science-1 = Deux symboles identiques, ou les trois, partent tout de suite contre un jeton Progrès.
lesson-architects-science-2 = Tu choisis un des trois visibles, ou le caché. Il t’aide dès lors, ou donne des points à la fin.
lesson-architects-science-3 = Les cartes bleues sont des points. Le Chat va à qui a pris la dernière carte avec un chat.
lesson-architects-war = Guerre et fin
lesson-architects-war-1 = Chaque cor retourne un jeton Conflit. Quand tous montrent des épées, c’est la guerre à la fin du tour.
lesson-architects-war-2 = Chacun se bat contre ses deux voisins : plus de boucliers, et c’est un jeton de 3 points. Personne ne perd de points. À deux joueurs, le double de boucliers en prend deux.
lesson-architects-war-3 = Après la guerre, les cartes rouges avec cor s’en vont. Celles sans cor restent.
lesson-architects-war-4 = La cinquième étape d’une Merveille finit la partie avec ce tour. À égalité, ce sont les étapes qui décident.
lesson-architects-legend = Tous les signes
lesson-architects-legend-1 = Bois, pierre, argile, verre, papyrus
lesson-architects-legend-2 = Une pièce : remplace toute ressource
lesson-architects-legend-3 = Deux ressources différentes
lesson-architects-legend-4 = Trois ressources identiques
lesson-architects-legend-5 = Symboles scientifiques
lesson-architects-legend-6 = Points de victoire
lesson-architects-legend-7 = Le Chat : 2 points, et tu peux regarder
lesson-architects-legend-8 = Un bouclier, pour la guerre
lesson-architects-legend-9 = Un cor : retourne un jeton Conflit
lesson-architects-legend-10 = Jetons Conflit : paix, Bataille
lesson-architects-legend-11 = Une guerre gagnée : 3 points
lesson-architects-legend-12 = Un jeton Progrès, face cachée
lesson-architects-legend-13 = Une étape de la Merveille
lesson-architects-legend-14 = Prends une carte de n’importe quelle pioche
lesson-architects-legend-15 = Prends la première carte de cette pioche
lesson-architects-legend-16 = Regarde 5 cartes, gardes-en une
lesson-architects-legend-17 = C’est à ce joueur
lesson-architects-legend-18 = Points actuels ; en or : seul en tête
lesson-architects-legend-19 = Une étape construite
lesson-architects-legend-20 = Étapes construites : ici 3
lesson-architects-legend-21 = Cartes restant dans une pioche
lesson-architects-legend-22 = Ce que recommande un conseil

## Bandes d’une cité après un tour

strip-stage = Étape { $stage }
strip-sells = défausse 1
strip-nothing = ne prend rien
strip-empty = La défausse est vide
strip-bank = Banque
strip-seventh = Septième carte
strip-from-discard = Défausse
words-advised = Une étoile marque ce qu’un joueur fort choisirait : { $card }.
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
    [power] , gratuit grâce à Olympie
    [trade] { $left ->
        [0] {""} pour { $paid }, dont { $right } à { $right_name-the }
       *[other] { $right ->
            [0] {""} pour { $paid }, dont { $left } à { $left_name-the }
           *[other] {""} pour { $paid }, dont { $left } à { $left_name-the } et { $right } à { $right_name-the }
        }
    }
   *[own] { $bank ->
        [0] {""}
       *[other] {""} pour { $paid }
    }
}{ $gained ->
    [0] .
   *[other] {""} et prend { $gained } à la banque.
}
play-words-stage = { $name-begins } construit l’étape { $stage } : { $wonder }{ $copy ->
    [yes] , copie de l’étape { FIRST($copied) ->
            [vowel] d’{ $copied }
           *[other] de { $copied }
    }
   *[no] {""}
}{ $left ->
    [0] { $right ->
        [0] {""}
       *[other] {""} pour { $paid }, dont { $right } à { $right_name-the }
    }
   *[other] { $right ->
        [0] {""} pour { $paid }, dont { $left } à { $left_name-the }
       *[other] {""} pour { $paid }, dont { $left } à { $left_name-the } et { $right } à { $right_name-the }
    }
}{ $gained ->
    [0] .
   *[other] {""} et prend { $gained } à la banque.
}
play-words-sells = { $seventh ->
    [yes] { $name-begins } défausse la septième carte pour { $coins }.
   *[no] { $name-begins } défausse une carte pour { $coins }.
}
play-words-revives = { $gained ->
    [0] { $name } prend { $card } dans la défausse.
   *[other] { $name-begins } prend { $card } dans la défausse et { $gained } à la banque.
}
play-words-nothing = { $name-begins } ne prend rien dans la défausse.
play-words-empty = La défausse est vide, { $name } ne prend rien.

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
    [one] { $names } mène avec { $points } points
   *[other] { $names } mènent ensemble avec { $points } points
}
score-headline-sentence = { $headline }.
score-leader-sentence = { score-leader }.
headline-ahead = { $ahead ->
    [one] { $names } gagne avec { $points } points, { $ahead } de plus { FIRST($others) ->
            [vowel] qu’{ $others }
           *[other] que { $others }
    }
   *[other] { $names } gagne avec { $points } points, { $ahead } de plus { FIRST($others) ->
           [vowel] qu’{ $others }
          *[other] que { $others }
   }
}
headline-tie-break = { $by ->
    [coins] { $names } gagne avec { $points } points comme { $others }, mais plus de pièces : { $mine } contre { $theirs }
   *[stages] { $names } gagne avec { $points } points comme { $others }, mais plus d’étapes : { $mine } contre { $theirs }
}
headline-together = { $by ->
    [coins] { $names } gagnent ensemble avec { $points } points et autant de pièces
   *[stages] { $names } gagnent ensemble avec { $points } points et autant d’étapes
}
headline-together-tie-break = { $by ->
    [coins] { $names } gagnent ensemble avec { $points } points et plus de pièces { FIRST($others) ->
        [vowel] qu’{ $others }
       *[other] { FIRST($others) ->
               [vowel] qu’{ $others }
              *[other] que { $others }
       }
    }
   *[stages] { $names } gagnent ensemble avec { $points } points et plus d’étapes { FIRST($others) ->
        [vowel] qu’{ $others }
       *[other] { FIRST($others) ->
               [vowel] qu’{ $others }
              *[other] que { $others }
       }
    }
}
decided-others = { $count } autres
decided-ahead = { $ahead } de plus { FIRST($others) ->
    [vowel] qu’{ $others }
   *[other] que { $others }
}
decided-tie-break = { $by ->
    [coins] comme { $others }, mais avec plus de pièces : { $mine } contre { $theirs }
   *[stages] comme { $others }, mais avec plus d’étapes : { $mine } contre { $theirs }
}
decided-together = { $by ->
    [coins] chacun, et autant de pièces
   *[stages] chacun, et autant d’étapes
}
decided-together-tie-break = { $by ->
    [coins] chacun, avec plus de pièces { FIRST($others) ->
        [vowel] qu’{ $others }
       *[other] { FIRST($others) ->
               [vowel] qu’{ $others }
              *[other] que { $others }
       }
    }
   *[stages] chacun, avec plus d’étapes { FIRST($others) ->
        [vowel] qu’{ $others }
       *[other] { FIRST($others) ->
               [vowel] qu’{ $others }
              *[other] que { $others }
       }
    }
}
poster-victory = Victoire
poster-winners = { $count } vainqueurs
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
architects-story-words = { $name } : { $half } points à mi-partie, { $points } à la fin ; { $stages ->
    [0] aucune étape
    [one] { $stages } étape
   *[other] { $stages } étapes
}, { $military } points de Bataille.
duel-story-words = { $name } : { $points } points, { $wonders ->
    [0] aucune Merveille
    [one] { $wonders } Merveille
   *[other] { $wonders } Merveilles
}, le pion au mieux { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} en avant.
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
score-words = { score-place } : { $total } points. Militaire { $military }, trésor { $treasury }, Merveille { $wonder }, civil { $civilian }, science { $scientific }, commerce { $commercial }, guildes { $guilds } ; { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
score-words-brief = { score-place } : { $total } points. Militaire { $military }, trésor { $treasury }, Merveille { $wonder }, civil { $civilian }, science { $scientific }, commerce { $commercial }, guildes { $guilds }.
score-words-row = { $row } : { $points }.
score-words-total = { score-place } : { $total } points.

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
    [yes] { $name } et { $left_name } gardent la paix avec { $shields ->
        [one] { $shields } bouclier.
       *[other] { $shields } boucliers.
    }
   *[no] { $winner } bat { $loser }, { $most } contre { $least }, pour +{ $token }.
}

## Images de la défausse

discard-title = La défausse
discard-task = Construis une carte gratuitement
discard-age = { $number ->
    [0] Sans âge
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
wonder-words-side = Face { $side } :
wonder-words-stage = Étape { $stage } : { $cost } { $effect }
duel-card-deck-in-play = { $count } des { $all } cartes de cet Âge sont tirées au hasard pour une partie.
duel-card-guilds-in-play = { $count } des { $all } guildes sont tirées au hasard pour une partie.
duel-tokens-in-play = { $count } des { $all } jetons Progrès sont sur le plateau pendant une partie, les autres à côté.
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

duel-effect-produce-one-of = Produit { $resources-some } : un seul par construction.
duel-effect-trade-price = { $price ->
    [one] Désormais, acheter { $resources-some } te coûte { $price } pièce l’unité.
   *[other] Désormais, acheter { $resources-some } te coûte { $price } pièces l’unité.
}
duel-effect-science = Un symbole de science : { $symbol }.
duel-effect-play-again = Tu rejoues.
duel-effect-opponent-loses-coins = { $count ->
    [one] Ton adversaire perd { $count } pièce.
   *[other] Ton adversaire perd { $count } pièces.
}
duel-effect-discard-opponent-card = Ton adversaire perd une carte { $colour-fem } de ton choix.
duel-effect-build-from-discard = Tu construis gratuitement une carte de la défausse.
duel-effect-choose-aside-token = Tu regardes { $count } jetons Progrès inutilisés et en gardes un.
duel-effect-cost-reduction = { $target ->
    [wonders] Désormais, tes Merveilles coûtent { $count } ressources de moins.
   *[blue] Désormais, tes cartes bleues coûtent { $count } ressources de moins.
}
duel-effect-extra-shields = { $count ->
    [one] Chaque carte rouge que tu construis désormais a { $count } bouclier de plus.
   *[other] Chaque carte rouge que tu construis désormais a { $count } boucliers de plus.
}
duel-effect-wonders-play-again = Après chaque Merveille que tu construis désormais, tu rejoues.
duel-effect-coins-on-chain-build = Chaque construction par chaînage te donne désormais { $count } pièces.
duel-effect-gain-opponent-trade-coins = Ce que ton adversaire paie pour des ressources qui manquent te revient.
duel-counted-wonders = Merveille
duel-counted-progress_tokens = jeton Progrès
duel-counted-coins = lot de { $each } pièces
duel-counted-cards = carte { $colours-fem }
duel-effect-per-coins = { $coins ->
    [one] Donne tout de suite { $coins } pièce par { $counted } de ta cité.
   *[other] Donne tout de suite { $coins } pièces par { $counted } de ta cité.
}
duel-effect-per-points = { $city ->
    [own] { $points ->
        [one] Vaut { $points } point par { $counted } de ta cité.
       *[other] Vaut { $points } points par { $counted } de ta cité.
    }
   *[most] { $points ->
        [one] Vaut { $points } point par { $counted } de la cité qui en a le plus.
       *[other] Vaut { $points } points par { $counted } de la cité qui en a le plus.
    }
}
duel-effect-per-both = Par { $counted } de la cité qui en a le plus : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} tout de suite et { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.

## Duel : mots dans les images

duel-title = Duel
duel-to-play = { $name } doit jouer
duel-to-choose = { $name } doit choisir
duel-over = La partie est terminée
duel-tokens-title = Jetons Progrès
duel-tokens-line = { $name } en prend un
duel-opponent-card-title = Cartes { FIRST($opponent) ->
    [vowel] d’{ $opponent }
   *[other] de { $opponent }
}
duel-opponent-card-line = { $name } choisit celle qui s’en va
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
duel-score-points = Points alors
duel-headline-ahead = { $ahead ->
    [one] { $names } gagne avec { $points } points, { $ahead } de plus { FIRST($other) ->
            [vowel] qu’{ $other }
           *[other] que { $other }
    }
   *[other] { $names } gagne avec { $points } points, { $ahead } de plus { FIRST($other) ->
           [vowel] qu’{ $other }
          *[other] que { $other }
   }
}
duel-headline-tie-break = { $names } gagne avec { $points } points comme { $other }, mais plus de cartes bleues : { $mine } contre { $theirs }
duel-headline-together = { $names } gagnent ensemble avec { $points } points, dont autant de cartes bleues
duel-headline-military = { $names } atteint la capitale { FIRST($other) ->
    [vowel] d’{ $other }
   *[other] de { $other }
} et gagne par la force
duel-headline-scientific = { $names } a six symboles différents et gagne par la science
duel-decided-ahead = { $ahead } de plus { FIRST($other) ->
    [vowel] qu’{ $other }
   *[other] que { $other }
}
duel-decided-tie-break = comme { $other }, mais avec plus de cartes bleues : { $mine } contre { $theirs }
duel-decided-together = chacun, et autant de cartes bleues
duel-decided-military = Le pion a atteint la capitale { FIRST($other) ->
    [vowel] d’{ $other }
   *[other] de { $other }
}
duel-decided-scientific = Six symboles scientifiques différents
duel-poster-civilian = Victoire
duel-poster-military = Victoire militaire
duel-poster-scientific = Victoire scientifique
duel-poster-points = Les points à ce moment-là
duel-story-pawn = pion, et points de sa zone
duel-story-lead = avance en points
duel-story-wonder = Merveille
duel-story-capital = capitale { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}

## Duel : les images en mots

duel-words-age = Âge { $age }.
duel-words-to-play = C’est à { $name } de jouer.
duel-words-to-choose = C’est à { $name } de choisir.
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
    }, { $name } mène.
}
duel-words-city = { $name } : { $coins }, { $points }.
duel-words-produces = Produit { $resources-some }.
duel-words-symbols = Symboles : { $symbols }.
duel-words-different = { $count } des six symboles différents qui gagnent.
duel-words-chains = Gratuit par chaînage : { $cards }.
duel-words-near-capital = Attention : { $name } gagne avec { $spaces ->
    [one] { $spaces } case de plus
   *[other] { $spaces } cases de plus
} vers la capitale { FIRST($loser) ->
    [vowel] d’{ $loser }
   *[other] de { $loser }
}.
duel-words-near-science = Attention : { $name } gagne avec un symbole différent de plus.
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
duel-words-price-free = ne coûte rien
duel-words-price-chain = gratuit par chaînage
duel-words-price-own = avec ses propres ressources
duel-words-price-coins = { $coins }
duel-words-price-too-dear = trop cher avec { $coins }
duel-words-covered = Encore recouvertes : { $cards }.
duel-words-face-down = { $count ->
    [one] { $count } carte est face cachée.
   *[other] { $count } cartes sont face cachée.
}
duel-words-face-down-guilds = { $count ->
    [one] { $count } d’entre elles est une guilde.
   *[other] { $count } d’entre elles sont des guildes.
}
duel-words-numbered = { $number }. { $name } : { $effects }
duel-words-numbered-name = { $number }. { $name }.
duel-words-numbered-cost = { $number }. { $name } : { $cost } { $effects }
duel-words-score = { $name } : { $total } points. Civil { $civilian }, science { $scientific }, commerce { $commercial }, guildes { $guilds }, Merveilles { $wonders }, progrès { $progress }, trésor { $treasury }, militaire { $military }.

## Duel : la partie en public

duel-opening =
    ## Le duel commence
    { $first } contre { $second }. Chacun prend quatre Merveilles sur huit ; { $beginner } choisit en premier.
duel-heading-draft = **Les Merveilles, { $number } sur 8** · { $name } doit choisir
duel-heading-turn = **Âge { $age }** · { $name } doit jouer
duel-heading-choose = **Âge { $age }** · { $name } doit choisir
duel-heading-over = **La partie est terminée**
duel-ask-turn = { $name }, choisis une carte.
duel-ask-draft = { $name }, choisis une Merveille.
duel-ask-token = { $name }, choisis un jeton Progrès pour ta paire de symboles.
duel-ask-opponent-card = { $name }, quelle carte { $colour-fem } { FIRST($opponent) ->
    [vowel] d’{ $opponent }
   *[other] de { $opponent }
} va à la défausse ?
duel-ask-revive = { $name }, quelle carte de la défausse construis-tu gratuitement ?
duel-ask-library = { $name }, regarde trois jetons Progrès inutilisés et gardes-en un. Personne d’autre ne les voit.
duel-ask-begin = Le pion Conflit est au milieu et tu as joué en dernier, { $name }. Qui commence l’Âge { $age } ?
duel-list-card = Choisir une carte
duel-wonder-line = -# { $wonder } : { $effects }
duel-library-private = Voici les trois jetons Progrès. Personne d’autre ne les voit. Lequel gardes-tu ?
duel-library-kept = Tu gardes **{ $token }**.
duel-card-line = **{ $card }** : { $effects }
duel-card-symbol-pair = Cela fait une paire de symboles : un jeton Progrès.
duel-card-free-later = Rend gratuit plus tard : { $card }.
duel-price-free = Cela ne coûte rien.
duel-price-chain = C’est gratuit par chaînage : { $name } a { $source }.
duel-price-own = { $name } a tout ce que cela coûte.
duel-price-coins = { $coins } à la banque.
duel-price-bought = { $coins } à la banque{ $printed ->
    [0] {" "}pour acheter : { $resources }
   *[other] , dont { $trade } pour acheter : { $resources }
}.
duel-price-too-dear = Cela coûterait { $coins }, et { $name } a { $have }.
duel-button-wonder = { $wonder } · { $cost ->
    [0] gratuit
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
duel-button-sell = Défausser +{ $coins }
duel-button-look = Regarder les jetons
duel-late = ⏱ Le temps { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} est écoulé : l’ordinateur a joué ce tour. Le prochain revient à { $name }.
duel-stale = Cette carte est déjà prise. Voici la table telle qu’elle est maintenant.
duel-city = la cité { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}

## Duel : ce qui s’est passé

duel-told-drafted = { $name } prend **{ $wonder-the }**.
duel-told-drafted-last = { $name } reçoit **{ $wonder-the }**, la dernière.
duel-told-shown = Quatre autres Merveilles sont sur la table ; { $name } choisit en premier.
duel-told-built = { $name } construit **{ $card }**.
duel-told-built-chain = { $name } construit **{ $card }**, gratuit par chaînage.
duel-told-built-paid = { $name } construit **{ $card }** pour { $coins }.
duel-told-built-bought = { $printed ->
    [0] { $name } achète { $resources } pour { $coins } et construit **{ $card }**.
   *[other] { $name } construit **{ $card }** pour { $coins }, dont { $trade } d’achats ({ $resources }).
}
duel-told-wonder = { $name } construit **{ $wonder-the }**.
duel-told-wonder-bought = { $name } achète { $resources } pour { $coins } et construit **{ $wonder-the }**.
duel-told-sold = { $name } défausse { $card } pour { $coins }.
duel-told-trade-coins = Économie : { $coins } de cette somme vont à { $name }.
duel-told-coins = { $name } prend { $coins } à la banque.
duel-told-coins-lost = { $name } perd { $coins }.
duel-told-looted = Le pion Conflit atteint un jeton Saccage : { $name } perd { $coins }.
duel-told-nothing-to-lose = { $name } n’a pas de pièces à perdre.
duel-told-pawn = { $shields ->
    [one] { $name } avance le pion Conflit de { $shields } case vers la capitale
   *[other] { $name } avance le pion Conflit de { $shields } cases vers la capitale
} { FIRST($other) ->
    [vowel] d’{ $other }
   *[other] de { $other }
}.
duel-told-pair = { $name } complète une paire de symboles : { $symbol }.
duel-told-pair-nothing = { $name } complète une paire de symboles, { $symbol }, mais il ne reste aucun jeton Progrès.
duel-told-token = { $name } prend le jeton Progrès **{ $token }**.
duel-told-token-library = { $name } garde **{ $token }** de la Grande Bibliothèque.
duel-told-opponent-card = { $opponent } perd **{ $card }**, qui va à la défausse.
duel-told-revived = { $name } construit gratuitement **{ $card }** depuis la défausse.
duel-told-nothing-card = { $opponent } n’a pas de carte { $colour-fem } à perdre.
duel-told-nothing-discard = La défausse est vide, il n’y a rien à en construire.
duel-told-nothing-token = Il ne reste aucun jeton Progrès inutilisé.
duel-told-wonder-removed = Sept Merveilles sont construites. **{ $wonder }** { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} ne peut plus l’être.
duel-told-turned-up = Dévoilé : { $cards }.
duel-told-plays-again = **{ $name } rejoue.**
duel-told-replay-lost = Il ne reste aucune carte de l’Âge, { $name } ne rejoue donc pas.
duel-told-age = ### L’Âge { $age } commence
duel-told-age-begins = { $name } commence.
duel-told-age-weaker = { $name } a le dessous militairement et commence.
duel-told-beginner = { $name } laisse { $beginner } commencer.

## Duel : la fin

duel-lost-total = { $name } a { $points }.
duel-instant-points = Les points à ce moment-là : { $points }.
duel-military-points = Les points à ce moment-là, sans la Piste Conflit, qui ne compte pas dans une capitale : { $points }.
duel-instant-point = { $name } { $points }
duel-details-moment = { $won } À ce moment-là, **{ $name }** avait **{ $points } points** :

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
    .some = 3 points
architects-card-laurel2cat = 2 points avec un chat
    .some = 2 points avec un chat
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
architects-effect-economy = Par tour, une pièce vaut deux ressources
architects-effect-engineering = Par tour, une étape accepte toute ressource
architects-effect-tactics = Deux boucliers de plus à chaque Bataille
architects-effect-decor = 4 points à la fin, 6 si la Merveille est achevée
architects-effect-politics = 1 point à la fin par chat sur les cartes bleues
architects-effect-strategy = 1 point à la fin par jeton Victoire Militaire
architects-effect-education = 2 points à la fin par jeton Progrès
architects-effect-culture = 4 points à la fin, 12 pour les deux Cultures
architects-stack = { $count ->
    [one] Le dernier de la pile
   *[other] Le premier de { $count } que personne ne connaît
}

## Architects : images

architects-title = Architects
architects-to-play = { $name } doit jouer
architects-over = La partie est terminée
architects-deck-left = Pioche de gauche
architects-deck-central = Pioche centrale
architects-deck-right = Pioche de droite
architects-deck-of = { FIRST($name) ->
    [vowel] D’{ $name }
   *[other] De { $name }
}
architects-face-down = Face cachée
architects-empty = Vide
architects-may-peek = le Chat permet de regarder
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
architects-words-begin = C’est à { $name } de jouer.
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
architects-words-conflict = { $battle } jetons Conflit sur { $total } montrent la Bataille.
architects-words-tokens = Jetons Progrès : { $tokens }.
architects-words-stack = { $count } cachés
architects-words-token-explained = { $token } : { $effect }.
architects-words-next-stages = { $city } : { $stages }
architects-words-city-effect = { $city } : { $effect }
architects-explains-grey = Les cartes grises paient les étapes.
architects-explains-yellow = Une pièce remplace toute ressource.
architects-explains-green = Deux symboles identiques, ou les trois, donnent un jeton Progrès.
architects-explains-blue = Les cartes bleues sont des points, et celles avec un chat donnent le Chat.
architects-explains-cat = Le Chat vaut 2 points à la fin pour qui l’a alors, et permet de regarder la carte du centre avant d’en prendre une.
architects-explains-red = Un bouclier compte dans une Bataille, et chaque cor la rapproche.
architects-words-no-tokens = Il ne reste aucun jeton Progrès.
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

lobby-footer-architects = Tout est sur la table : chaque tour est un message ici, avec ses boutons pour qui doit jouer. C’est nouveau pour toi ? **Comment jouer** l’explique en cinq pages.
refusal-too-few-players-architects = 7 Wonders Architects se joue de 2 à 7. Attends d’autres joueurs, ou ajoute un ordinateur.
architects-opening =
    ## La partie commence
    On joue vers la gauche : { $circle }
    { $cities }.
    { $name } commence. Qui achève d’abord une Merveille met fin à la partie ; celui qui a le plus de points gagne.
architects-opening-city = { $name } : **{ $city }**
architects-heading = **{ $name } doit jouer**
architects-pile = **{ $letter }** : { $card }
architects-hidden-card = face cachée
architects-ask-take = { $name }, prends une carte. { $piles }
architects-ask-extra = { $name }, { $token } te permet de prendre une carte de plus. { $piles }
architects-ask-turn-extra = { $name }, que fais-tu d’abord ? { $token } te permet de prendre une carte de plus. { $piles }
architects-ask-turn = { $name }, que fais-tu d’abord ?
architects-ask-optional = { $name }, tu peux construire avec un jeton Progrès ou finir ton tour.
architects-ask-payment = { $name }, que paies-tu pour l’étape { $stage } ?
architects-ask-token = { $name }, prends un jeton Progrès.
architects-ask-alexandria = { $name }, prends la première carte d’une pioche de ton choix.
architects-ask-halicarnassus = { $name }, de quelle pioche regardes-tu cinq cartes ?
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
architects-button-build = Étape { $stage } : { $payment }
architects-button-build-helped = Étape { $stage } : { $payment } avec { $tokens }
architects-button-exchange = { $symbols } pour un jeton
architects-button-end = Finir le tour
architects-list-payments = Construire une étape
architects-peeked = La carte du centre est **{ $card }**. Personne d’autre ne le sait.
architects-searched = { $count ->
    [one] C’est la seule carte. Garde-la :
   *[other] Voici les { $count } premières cartes ; personne d’autre ne les voit. Laquelle gardes-tu ?
}
architects-search-later = Ton choix est enregistré, mais la suite se fait attendre. Dès que les cartes sont là, appuie sur **{ $button }** sous le message du tour.
architects-kept = Tu gardes **{ $card-some }**. Les autres sont mélangées dans leur pioche.
architects-stale = C’est déjà décidé. Voici la table telle qu’elle est maintenant.
architects-refusal-peek = Tu ne peux regarder la carte du centre qu’avec le Chat, et avant de prendre une carte.
architects-late = ⏱ Le temps { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} est écoulé : l’ordinateur a décidé. Le prochain tour revient à { $name }.
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
architects-told-take = **{ $name }** prend **{ $card-some }** { $deck-from }.
architects-told-extra = Avec { $token }, { $name } prend aussi **{ $card-some }** { $deck-from }.
architects-told-gift = Grâce à la Merveille, { $name } prend aussi **{ $card-some }** { $deck-from }.
architects-told-cat = Le Chat vient chez { $name }.
architects-told-cat-from = Le Chat quitte { $previous } pour { $name }.
architects-told-horns = { $count ->
    [one] Un cor sonne : { $battle } jetons Conflit sur { $total } montrent la Bataille.
   *[other] Des cors sonnent : { $battle } jetons Conflit sur { $total } montrent la Bataille.
}
architects-told-stage = **L’étape { $stage } { $city-of }** est construite pour { $payment }.
architects-told-stage-helped = **L’étape { $stage } { $city-of }** est construite pour { $payment } avec { $tokens }.
architects-told-effect-failed = Son effet ne trouve rien à prendre.
architects-told-finished = **La Merveille { $city-of } est achevée : la partie finit avec ce tour.**
architects-told-exchange = { $count ->
    [2] Deux symboles identiques, { $symbol }, partent contre un jeton Progrès.
   *[other] Trois symboles différents partent contre un jeton Progrès.
}
architects-told-token = { $name } prend le jeton **{ $token }** : { $effect }.
architects-told-token-next = { $name } prend le jeton **{ $token }** : { $effect }. { $next } prend sa place.
architects-told-hidden-token = { $name } prend le jeton caché. C’est **{ $token }** : { $effect }.
architects-told-search = { $count ->
    [one] { $name } regarde la seule carte { $deck-from }.
   *[other] { $name } regarde les { $count } premières cartes { $deck-from }.
}
architects-told-shuffle = { $left ->
    [yes] Les autres sont mélangées, et la première est maintenant : { $card }.
   *[no] Il ne reste rien dans cette pioche.
}
architects-told-pass = **{ $name }** n’a pas de carte à prendre.
architects-told-battle = ⚔ **Bataille !** Tous les jetons Conflit sont retournés.
architects-told-fight = { $count ->
    [one] **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } prend un jeton Victoire
   *[other] **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } prend { $count } jetons Victoire
}
architects-told-horned = { $name } { $count }
architects-told-discarded = Les cartes rouges avec cor s’en vont : { $cards }.
architects-other-total = { $name } { $points }
architects-score-details =
    { "" }**{ $name } : { $total } points**
    Merveille : **{ $stage_points }** (étapes : { $built } sur { $stages })
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
    [keep_one_of_five] Étapes 2 et 4 : garde une de cinq cartes de la pioche de gauche ou de droite
    [take_from_left_and_right_decks] Étapes 2 et 4 : prends les premières cartes à gauche et à droite
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
architects-score-words = { $rank }. { $name } : { $total } points. Merveille { $stages }, Chat { $cat }, cartes bleues { $blue }, militaire { $military }, progrès { $progress } ; { $built } étapes.
architects-words-stage = Étape { $stage } : { $built ->
    [yes] construite, { $points } points.
    [open] la prochaine, pour { $count } { $rule ->
        [identical] ressources identiques
       *[different] ressources différentes
    }, { $points } points.
   *[no] { $count } { $rule ->
        [identical] ressources identiques
       *[different] ressources différentes
    }, { $points } points.
}
architects-words-neighbours = Voisin de gauche : { $left }, { $left_shields }. Voisin de droite : { $right }, { $right_shields }.

## Statistiques : l’image d’un joueur

person-heading = { $game } · { $where }
person-somebody = Quelqu’un
person-server = ce serveur
person-games = { $count ->
    [one] partie
   *[other] parties
}
person-wins = { $count ->
    [one] gain, { $share } %
   *[other] gains, { $share } %
}
person-average = en moyenne
person-best = meilleur
person-streak = { $count ->
    [one] de suite
   *[other] de suite
}
person-categories = Points en moyenne
person-mine-everybody = joueur · tous
person-tables = Par nombre de joueurs
person-places = Places
person-boards = Victoires par Merveille
person-opponents = Face à face
person-before-behind = devant · derrière
person-column-games = parties
person-column-wins = gains
person-column-average = moyenne
person-column-best = meilleur
person-players = { $count } joueurs
person-share = { $wins } sur { $games }
person-words = { $name }, { $game }, { $where } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins } gagnées ({ $share } %) ; { $average } points en moyenne, { $best } au mieux{ $streak ->
    [none] {""}
    [0]  ; pas encore de victoire
    [one]  ; jamais deux victoires de suite
   *[other]  ; jusqu’à { $streak } victoires de suite
}.
person-words-places = Places : { $places }.
person-words-categories = Points en moyenne, entre parenthèses ceux de tous ici : { $categories }.
person-words-category = { $category } { $mine } ({ $everybody })
person-words-table = À { $count } joueurs : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins } gagnées ; { $average } points en moyenne, { $best } au mieux.
person-words-share = { $name } : { $wins } gagnées sur { $games }.
person-words-opponent = Contre { $name } : { $ahead } fois devant, { $behind } fois derrière.

## Statistiques : parties, un joueur

stats-games = **Parties terminées de ce serveur**, les plus récentes d’abord
stats-games-of = **Parties terminées { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}**, les plus récentes d’abord
stats-no-games = Aucune partie n’a encore été terminée sur ce serveur. Ensuite, elle apparaît ici avec ses scores et peut être revue tour par tour ; `/join` ouvre une table.
stats-no-games-of = { $name } n’a encore terminé aucune partie ici. Ensuite, elle apparaît ici avec ses scores et peut être revue tour par tour.
stats-game = **{ $number }** · { $when } · **{ $game }**{ $origin ->
    [score-pad] {" "}(à une vraie table)
   *[bot] {""}
}
    -# { $players }
stats-game-seat = { $place }. { $name } { $points }
stats-game-seat-board = { $place }. { $name } { $points } ({ $board })
stats-seat-line = { $seat }
stats-uncounted = –
stats-board = { $city } { $side }
stats-computer = { $level ->
    [easy] Ordinateur (facile)
    [strong] Ordinateur (fort)
   *[normal] Ordinateur (normal)
}
stats-open = Ouvrir une partie …
stats-game-option = { $number } · { $game } : { $names }
stats-game-heading = **{ $game }**, { $when }
stats-victory-civilian = Gagné aux points.
stats-victory-scientific = Gagné par la science, quels que soient les points.
stats-victory-military = Gagné par la force, quels que soient les points.
stats-seat-changed = Place { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} : { $tenures }
stats-tenure = { $name } (jusqu’à : { $until })
stats-turn = tour { $number }
stats-score-pad = Quelqu’un a noté cette partie d’une vraie table, il n’y a donc pas de tours à regarder.
stats-no-pictures = Elle a été notée avant que je garde le détail d’un carnet, je ne peux donc dessiner ni feuille ni affiche ; ce qui en est gardé est ici.
stats-kept-points = **{ $name }** : { $points }
stats-kept-category = { $category } { $points }
stats-other-rules = Elle a été jouée avec d’autres règles que celles que je connais, je ne peux donc pas montrer ses cités et ses tours.
stats-record-file = L’enregistrement de cette partie. `/replay` la montre de nouveau, ici ou ailleurs, là où ses règles sont connues.
button-newer = ◀ Plus récentes
button-older = Plus anciennes ▶
button-replay = Revoir
button-record = Enregistrement
stats-all-servers = tous les serveurs
stats-no-figures = Tu n’as encore terminé aucune partie ici. Ensuite, tu trouveras ici tes places, tes points et tes Merveilles ; `/join` ouvre une table.
stats-no-figures-of = { $name } n’a encore terminé aucune partie ici. Ensuite, ses places, points et Merveilles seront ici.
stats-standing = Place { $place } du classement de cette saison, cote **{ $points }** ± { $margin }.
stats-standing-provisional = Cote **{ $points }** ± { $margin } cette saison, provisoire : trop peu de parties l’appuient.
stats-computer-seats = Quand l’ordinateur a plusieurs places dans une partie, chacune compte.
stats-columns = -# Points : le premier nombre est la moyenne du joueur, le second celle de tout le monde, sans les ordinateurs.
stats-opponents-mean = -# Face à face : chaque adversaire d’une partie compte, chaque ordinateur aussi. Une place où d’autres ont choisi plus de trois fois ne compte pas.
stats-games-left = { $count ->
    [one] { $count } partie a été commencée puis quittée.
   *[other] { $count } parties ont été commencées puis quittées.
}

## Statistiques : classement, Merveilles, records d’un serveur

stats-season = Trimestre { $quarter } de { $year }
stats-choose-season = Une autre saison …
stats-ranking = **Classement · { $game } · { $season }**
stats-standing-line = { $place ->
    [0] –
   *[other] { $place }.
} **{ $name }** { $points } ± { $margin } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins } gagnées
stats-provisional = *Provisoire, avec moins de dix parties cotées dans cette saison et les précédentes :*
stats-ranking-means = -# Tout le monde commence à 1000. ± dit de combien une cote peut encore se tromper ; plus on joue, plus il diminue. Si deux cotes se recouvrent, les joueurs sont peut-être de même force. Les ordinateurs sont cotés comme les gens.
hinted-not-rated = -# Une partie avec conseils n’est pas classée.
stats-ranking-off = -# Les classements sont désactivés sur ce serveur : les parties qui finissent maintenant n’y changent rien.
stats-no-ranking = Aucune partie de { $game } n’a encore été cotée cette saison. Dès qu’il y en a une, tous ceux qui l’ont jouée ont leur cote ici.
stats-rated = -# Une partie est cotée quand au moins deux joueurs différents la finissent sans **conseils** : deux personnes, ou une personne et des ordinateurs. Une place ne compte pas si d’autres, ordinateur compris, y ont choisi plus de trois fois. L’entraînement n’est pas coté.
stats-unrated = { $why ->
    [hints] Ta dernière partie de { $game } ici n’a pas été cotée : les **conseils** étaient activés.
    [rankings-off] Ta dernière partie de { $game } ici n’a pas été cotée : les classements étaient désactivés.
    [seat-changed] Ta dernière partie de { $game } ici n’a pas été cotée pour toi : d’autres, ordinateur compris, ont choisi plus de trois fois à ta place.
   *[nobody-else] Ta dernière partie de { $game } ici n’a pas été cotée : toutes les autres places avaient changé de joueur.
}
stats-no-ranking-off = Les classements sont désactivés sur ce serveur, aucune partie n’est donc cotée. Qui gère le serveur peut les activer sous **Réglages**.
stats-wonders = **Merveilles · { $game }**
stats-wonders-players = **Merveilles · { $game } · { $players } joueurs**
stats-any-players = Tous les nombres de joueurs
stats-choose-players = Nombre de joueurs …
stats-wonder = **{ $board }** · { $wins } sur { $games } gagnées{ $luck ->
    [unknown] {""}
    [more] , plus que prévu
    [less] , moins que prévu
   *[usual] , à peu près comme prévu
} · { $points }
stats-wonder-drafted = **{ $board }** · choisie { $games } fois, construite { $built } fois, { $wins } sur { $games } gagnées{ $luck ->
    [unknown] {""}
    [more] , plus que prévu
    [less] , moins que prévu
   *[usual] , à peu près comme prévu
} · { $points }
stats-wonder-figures = **{ $board }** · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins } gagnées, { $expected } attendues, { $share } % ({ $between }) · { $points }
stats-wonder-drafted-figures = **{ $board }** · choisie { $games } fois, construite { $built } fois, { $wins } gagnées, { $expected } attendues, { $share } % ({ $between }) · { $points }
stats-wonder-points = { $average } points en moyenne
stats-wonder-points-figures = { $average } points ({ $between })
stats-wonder-no-points = points non comptés
stats-between = { $low } à { $high }
stats-wonders-expected = -# « Prévu » : chacun à la table gagne aussi souvent que les autres. Sur peu de parties, le hasard joue beaucoup.
stats-wonders-few = -# Sur peu de parties, le hasard joue beaucoup.
stats-wonders-mean = -# Attendues : autant de ces parties seraient gagnées si chaque place gagnait aussi souvent. Entre parenthèses : où se trouve la vraie valeur dans 95 cas sur 100. Tant que deux de ces plages se recouvrent, le hasard peut faire toute la différence.
stats-no-wonders = Aucune partie de { $game } n’a encore été terminée sur ce serveur. Ensuite, chaque Merveille est ici, avec combien de fois elle a été jouée et a gagné.
stats-no-wonders-players = Aucune partie de { $game } à { $players } joueurs n’a encore été terminée sur ce serveur. Ensuite, chaque Merveille est ici, avec combien de fois elle a été jouée et a gagné.
stats-still-counting = -# Je compte encore les parties d’avant la dernière mise à jour : jusque-là, il en manque ici.
stats-records = **Records · { $game }** · meilleurs scores des joueurs humains
stats-records-mean = -# Le meilleur score d’une personne dans une partie terminée ici, contre des IA aussi. Les points des IA ne comptent pas, ni les parties d’un carnet de score.
stats-record = { $category } : **{ $name }** { $points }
stats-record-streak = Victoires de suite
stats-record-option = { $category } : { $name }
stats-no-records = Aucune partie de { $game } n’a encore été terminée sur ce serveur. Ensuite, tu verras ici le meilleur score de chaque sorte, et qui l’a fait.
stats-rankings-on = Les parties de ce serveur sont cotées.
stats-rankings-off = Les parties de ce serveur ne sont pas cotées ; les cotes d’avant sont gardées.
stats-not-left-out = Tu es dans ses classements et peux détenir ses records.
stats-left-out = Tu es hors de tous les classements et records ; tes parties comptent encore pour les autres.
stats-everything = **{ $name } · { $game }**
stats-everything-opponents = **Face à face**
stats-meeting = **{ $name }** · { $met } parties ensemble, { $ahead } fois devant, { $behind } fois derrière
button-everything = Merveilles et adversaires
button-figures = Chiffres
button-plain-words = En clair
button-ranking-settings = Réglages
button-leave-me-out = Me laisser en dehors
button-show-me = Me montrer de nouveau
button-rankings-off = Désactiver les classements
button-rankings-on = Activer les classements
tip-line = 💡 { $tip }
tip-base-brown = Les cartes marron comme { $card } paient d’autres cartes, de nouveau à chaque tour. Une ou deux sont un bon début.
tip-base-age-two =
    À l’Âge II, les cartes donnent plus et coûtent plus.{ $players ->
        [2] {""}
       *[other] {" "}Les mains passent maintenant à droite.
    }
tip-base-age-three = À l’Âge III, il n’y a plus de cartes marron ni grises, mais des guildes. Ce qui compte maintenant, ce sont les points, et la dernière guerre en donne 5 pour chaque voisin battu.
tip-base-last-card = C’est le dernier tour de la partie. Prends ce qui rapporte le plus de points, ou défausse : 3 pièces font 1 point.
tip-base-last-round = L’Âge finit avec ce tour. Tu joues une de ces deux cartes, l’autre est défaussée.
tip-base-war-to-win = Les conflits militaires arrivent à la fin de cet Âge, et { $name-the } a { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}.
tip-base-war-to-level = Les conflits militaires arrivent à la fin de cet Âge. Une égalité ne coûte rien.
tip-base-war-to-lose = La guerre vient à la fin de cet Âge : { $name-the } a plus de boucliers que toi, { $shields } contre { $own }. Une défaite te coûte 1 point, pas plus.
tip-base-war-ahead = Tu as plus de boucliers que tes deux voisins. Si cela reste ainsi, la guerre à la fin de cet Âge te rapporte { $points } points.
tip-base-red = Les cartes rouges comme { $card } sont des boucliers pour la guerre. Seuls comptent tes deux voisins : { $name-the } en a { $left }, { $other-the } en a { $right }.
tip-base-science-set = { $card } complète un groupe des trois symboles scientifiques : { $points } points de plus pour la science, dont 7 pour le groupe.
tip-base-science-again = { $card } porte un symbole que tu as déjà. Les symboles identiques valent leur nombre au carré.
tip-base-green = Les cartes vertes comme { $card } sont des sciences. Une seule vaut 1 point, beaucoup ensemble valent plus que tout le reste.
tip-base-chain = Un chaînage : tu as construit { $before }, donc { $card } est à toi gratuitement.
tip-base-neighbour-sells = { $name-the } vend ce qui te manque. Appuie sur **Construire** : tu l’achètes et tu construis { $card }.
tip-base-nobody-sells =
    { $card } demande { $needed } { $resources } : tu en produis { $made }, { $sale ->
        [0] rien n’est en vente.
        [one] { $sale } seulement est en vente.
       *[other] { $sale } seulement sont en vente.
    } Une autre carte qui en produit ouvrirait la voie.
tip-base-built-already = { $card } est déjà dans ta cité. Le même bâtiment ne peut pas être construit deux fois.
tip-base-few-coins = { $coins ->
    [0] Tu n’as pas de pièces.
    [one] Tu as { $coins } pièce.
   *[other] Tu as { $coins } pièces.
} Une carte défaussée en donne 3, et certaines cartes jaunes davantage.
tip-base-many-coins = Tu as { $coins } pièces, qui valent { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin. D’ici là, elles achètent ce que tes voisins produisent.
tip-base-trading-post = Certaines cartes jaunes rendent les achats moins chers jusqu’à la fin : 1 pièce au lieu de 2.
tip-base-stage = Tu peux payer l’étape { $stage } de ta Merveille{ $coins ->
    [0] {""}
    [one] {" "}avec { $coins } pièce
   *[other] {" "}avec { $coins } pièces
}. Si tu la construis, mets dessous la carte qui t’aide le moins : elle ne compte que comme étape.
tip-base-wonder-complete = Ta Merveille est achevée. Désormais, une carte se construit ou se défausse.
tip-base-stage-missing =
    L’étape { $stage } de ta Merveille demande { $needed } { $resources } : tu en produis { $made }, { $sale ->
        [0] rien n’est en vente.
        [one] { $sale } seulement est en vente.
       *[other] { $sale } seulement sont en vente.
    }
tip-base-guild = Les cartes violettes sont des guildes. La plupart comptent ce que tes voisins ont construit.
tip-base-grey = Les cartes grises comme { $card } donnent du verre, du textile ou du papyrus. Les cartes vertes et les Merveilles en demandent souvent.
tip-base-blue = Les cartes bleues sont des points sûrs : personne ne peut te les prendre.
tip-base-yellow = Les cartes jaunes servent au commerce et donnent des pièces. Certaines rapportent aussi des points.
tip-base-brown-later = { $card } est marron. Les cartes marron ne rapportent pas de points : une ressource que tu as déjà t’aide peu.
tip-base-chain-to-come = Certaines cartes ouvrent un chaînage : quand tu en as une, tu construis gratuitement la carte suivante.
tip-base-passed-on = Ce que tu ne prends pas, { $name } le reçoit ensuite. Ce qui aiderait beaucoup { $name }, tu peux aussi le défausser ou le mettre sous ta Merveille.
tip-base-nothing-used-up = Ce que ta cité produit ne s’use pas : cela paie à chaque tour, et pour plusieurs cartes.
tip-base-goal = Celui qui a le plus de points après l’Âge III gagne la partie. Les points viennent des cartes bleues et jaunes, des conflits, de la science, de ta Merveille, des guildes et de tes pièces.
tip-base-points = Celui qui a le plus de points à la fin gagne. Maintenant, tu en aurais { $points }, et { $name } { $best }.
tip-base-points-first = Celui qui a le plus de points à la fin gagne. Maintenant, tu en aurais { $points }, et personne n’en a plus.
tip-base-neighbours = Tes voisins sont { $name-the } et { $other-the }. Ce que produisent leurs cartes marron et grises, tu peux l’acheter ; **Table** le montre.
tip-base-three-ways = Aucune carte ne t’aide ? Toute carte se défausse pour 3 pièces, ou se met sous ta Merveille.
tip-base-few-things-well = Personne ne peut tout faire. Qui fait bien deux choses, comme les sciences et les cartes bleues, gagne le plus souvent.
tip-duel-draft = Voici des Merveilles. Tu en choisis une maintenant ; plus tard, tu la paies et mets une carte dessous pour la construire.
tip-duel-draft-again = Après certaines Merveilles, comme { $wonder-the }, tu rejoues tout de suite : deux tours de suite, c’est fort.
tip-duel-draft-costs = Regarde aussi les coûts : une Merveille que tu ne peux pas payer ne vaut rien.
tip-duel-draft-seven = Sept des huit Merveilles au plus sont construites. Qui traîne en perd une.
tip-duel-begin = Qui commence prend la première carte. Qui vient en second voit ce qui est alors découvert.
tip-duel-token = Un jeton Progrès t’aide jusqu’à la fin, ou vaut des points. Personne ne peut te le prendre.
tip-duel-first-turn = Tu prends une carte que rien ne recouvre : pour la construire, la défausser ou pour une Merveille. Ce que tu découvres peut être pris ensuite.
tip-duel-age-two = À l’Âge II, les cartes donnent plus et coûtent plus. Certaines sont gratuites pour qui a la bonne carte de l’Âge I.
tip-duel-age-three = C’est le dernier Âge : plus de cartes marron ni grises, mais des guildes. À sa fin, celui qui a le plus de points gagne.
tip-duel-force-threatens = Attention : { $name } est à { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de ta capitale, et gagnerait tout de suite. Les cartes rouges repoussent le pion.
tip-duel-force-near = Le pion est à { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de la capitale { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}. Si tu l’y amènes, tu gagnes tout de suite.
tip-duel-science-threatens = Attention : { $name } a { $count } symboles différents. Six gagnent tout de suite, ne laisse donc pas le prochain.
tip-duel-science-near = Tu as { $count } symboles scientifiques différents. Avec six, tu gagnes tout de suite.
tip-duel-pair = Avec { $card }, tu as deux symboles identiques. Une paire donne un jeton Progrès.
tip-duel-loot = Quand tes boucliers amènent le pion sur un jeton Militaire, ton adversaire perd des pièces.
tip-duel-chain = Un chaînage : tu as construit { $before }, donc { $card } est à toi gratuitement.
tip-duel-wonder = Tu peux payer { $wonder-the }{ $coins ->
    [0] {""}
    [one] {" "}avec { $coins } pièce
   *[other] {" "}avec { $coins } pièces
}. Touche une carte, puis la Merveille : la carte va dessous et ne fait rien d’autre.
tip-duel-few-coins = { $coins ->
    [0] Tu n’as pas de pièces.
    [one] Tu as { $coins } pièce.
   *[other] Tu as { $coins } pièces.
} Une carte défaussée t’en donne { $gain }.
tip-duel-guild = Une guilde compte dans la cité qui en a le plus. { $coins ->
    [yes] Celle-ci donne des pièces maintenant et des points à la fin.
   *[no] Celle-ci donne des points à la fin.
}
tip-duel-fixed-price = Certaines cartes jaunes fixent le prix de ressources jusqu’à la fin, quoi qu’ait ton adversaire.
tip-duel-trade = La banque vend ce qui te manque pour { $card }. Appuie sur **{ $button-build }** et tu l’achètes.
tip-duel-goods = { $card } produit de nouveau à chaque tour, et rend ces ressources plus chères pour ton adversaire.
tip-duel-many-coins = Tu as { $coins } pièces. À la fin, 3 pièces font 1 point ; d’ici là, elles paient des cartes et des Merveilles.
tip-duel-red = Chaque bouclier d’une carte rouge comme { $card } pousse le pion d’une case vers la capitale de ton adversaire.
tip-duel-green = Les cartes vertes comme { $card } sont des sciences : deux symboles identiques donnent un jeton Progrès, six différents gagnent tout de suite.
tip-duel-blue = Les cartes bleues sont des points sûrs : personne ne peut les prendre.
tip-duel-yellow = Les cartes jaunes comme { $card } donnent des pièces, des ressources, ou les rendent moins chères. Avec chacune, une carte défaussée te donne 1 pièce de plus.
tip-duel-chain-to-come = Certaines cartes ouvrent un chaînage : quand tu en as une, tu construis gratuitement la carte suivante.
tip-duel-few-cards = Il ne reste que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à cet Âge. Le joueur mené militairement commence le suivant ; si le pion est au milieu, celui qui a joué en dernier décide.
tip-duel-uncovered = Regarde ce que ta carte découvre : { $name } peut le prendre ensuite.
tip-duel-take-away = Une carte dont { $name } a besoin peut lui être prise : défausse-la, ou mets-la sous une Merveille.
tip-duel-zone-own = Là où se trouve le pion, tu recevrais { $points } points pour la guerre à la fin.
tip-duel-zone-theirs = Là où se trouve le pion, { $name } recevrait { $points } points pour la guerre à la fin. Tes boucliers le repoussent.
tip-duel-selling = Une carte défaussée te donne maintenant { $coins } pièces : 2, et 1 par carte jaune de ta cité.
tip-duel-prices = Ce que tu ne produis pas, tu l’achètes : 2 pièces l’unité, et 1 de plus pour chacune de son genre que produisent les cartes marron et grises { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}.
tip-duel-wonders-wait = { $count ->
    [one] Une de tes Merveilles attend
   *[other] { $count } de tes Merveilles attendent
} d’être construites. Elles rapportent souvent plus qu’une carte.
tip-duel-goal = Celui qui a le plus de points après l’Âge III gagne, sauf si le pion atteint avant une capitale, ou si quelqu’un a six symboles scientifiques différents.
tip-duel-stop-now = Surveille cela à chaque tour : atteindre ta capitale ou réunir six symboles différents fait gagner sur-le-champ.
tip-duel-win-now = Atteindre la capitale adverse ou réunir six symboles différents finit la partie sur-le-champ : les points ne comptent plus.
tip-duel-points = Si personne ne gagne d’un coup, celui qui a le plus de points gagne. Maintenant, tu en aurais { $points }, et { $name } { $theirs }.
tip-architects-first-turn = Tu prends une carte : **A** est la pioche à ta gauche, **C** celle à ta droite, **B** est cachée. Tout le reste se fait de soi-même.
tip-architects-end-near = Il manque une étape à { $name }. La partie finit alors avec ce tour, prends donc des points maintenant.
tip-architects-end-near-own = Il te manque une étape. La partie finit avec le tour où tu la construis, et tu dois la construire dès que tu peux payer : regarde d’abord les points.
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
tip-architects-token = Un jeton Progrès t’aide jusqu’à la fin, ou vaut des points. Le quatrième est caché.
tip-architects-war-to-lose = La guerre est proche, et { $name } a plus de boucliers que toi, { $shields } contre { $own }. Tu ne perds pas de points, mais { $name } en gagne au moins 3.
tip-architects-war-ahead = La guerre est proche, et tu as plus de boucliers { FIRST($name) ->
    [vowel] qu’{ $name }
   *[other] que { $name }
}. Une carte avec cor la déclenche : au moins { $points } points pour toi.
tip-architects-cat = **{ $place }** t’apporte { $card }. Tant que le Chat reste chez toi, il vaut 2 points de plus et tu peux regarder la carte du centre.
tip-architects-peek = Tu as le Chat : **{ $button-peek }** te montre la carte du centre avant que tu choisisses.
tip-architects-coin = Une pièce (ici { $place }) remplace n’importe quelle ressource qui manque.
tip-architects-horn = Une carte rouge avec cor (ici { $place }) est un bouclier et approche la guerre. Après la guerre, elle s’en va.
tip-architects-shield = Une carte rouge sans cor (ici { $place }) est un bouclier pour toutes les guerres : elle ne s’en va jamais.
tip-architects-green = Les cartes vertes (ici { $place }) sont des symboles : deux identiques, ou les trois, donnent un jeton Progrès.
tip-architects-blue = Les cartes bleues (ici { $place }) sont des points, et personne ne les prend.
tip-architects-grey = Les cartes grises (ici { $place }) sont des ressources pour tes étapes. Elles partent quand une étape est construite.
tip-architects-next-stage = Ta prochaine étape demande { $demand ->
    [different] { $count } ressources différentes
   *[identical] { $count } ressources identiques
}. Elle se construit d’elle-même dès que tu les as.
tip-architects-centre = Rien de bon en **A** et **C** ? Le centre **B** a un peu de tout, et personne ne sait quoi.
tip-architects-decks = La pioche à ta gauche est à toi et à { $name }, celle à ta droite sert aussi à { $other }. Ce que tu laisses, ils peuvent le prendre.
tip-architects-war = { $count ->
    [one] Encore { $count } cor
   *[other] Encore { $count } cors
} et c’est la guerre : chaque voisin avec moins de boucliers que toi te rapporte au moins 3 points.
tip-architects-points = À la fin, ce sont les points qui comptent, pas la vitesse. Maintenant, tu en aurais { $points }, et { $name } { $best }.
tip-architects-points-first = À la fin, ce sont les points qui comptent, pas la vitesse. Maintenant, tu en aurais { $points }, et personne n’en a plus.
tip-architects-race = Quand quelqu’un construit la cinquième étape de sa Merveille, la partie finit, et celui qui a le plus de points gagne. Les étapes sont les points les plus sûrs.
button-tips-off = Sans astuces
tips-off = Tu ne verras plus d’astuces. **{ $button-how-to-play }** et `/rules` restent où ils sont.
why = **{ $what }** : { $why }.
why-but = { $why }, mais { $but }
why-and = { $whys }, et { $why }
why-printed = **{ $what }.** { $printed }
why-sentence = { CAPITAL($why) }.
why-games = **{ $what }** : c’est ce qui a donné le meilleur résultat dans les parties simulées.
why-little = **{ $what }** : cela ne te rapporte rien dans l’immédiat.
why-close = **{ $what }** : c’est serré : { $other-inside } serait à peu près aussi bon.
compared-close = C’est serré : { $other-inside } serait à peu près aussi bon.
compared-games = { $better ->
    [one] C’était mieux que de { $other-inside } dans { $better } partie simulée sur { $games }.
   *[other] C’était mieux que de { $other-inside } dans { $better } parties simulées sur { $games }.
}
compared-mean = Dans les parties simulées, c’était mieux en moyenne que de { $other-inside }.
hint-long-shot = { $behind ->
    [0] {""}
    [one] Tu as { $behind } point de retard pour l’instant.{" "}
   *[other] Tu as { $behind } points de retard pour l’instant.{" "}
}{ $won ->
    [0] Aucune des { $games } parties simulées n’a été gagnée : c’est ce qui limite le plus l’écart.
    [one] Les chances sont minces : { $won } partie simulée gagnée sur { $games }{ $how ->
        [at_once] , par la force ou la science
       *[points] {""}
    }.
   *[other] Les chances sont minces : { $won } parties simulées gagnées sur { $games }{ $how ->
        [at_once] , toutes par la force ou la science
       *[points] {""}
    }.
}
gain-points = { $sure ->
    [yes] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] { $points ->
        [one] { $points } point en l’état actuel
       *[other] { $points } points en l’état actuel
    }
}
gain-science = { $points ->
    [one] { $points } point de science
   *[other] { $points } points de science
}{ $more ->
    [yes] {" "}(plus avec chaque nouveau symbole)
   *[no] {""}
}
reason-gains = cela rapporte { $gains }
reason-points-later = cela rapportera des points à la fin pour ce qui se construit d’ici là
reason-points-given = { $points ->
    [one] cela rapporte { $points } point à { $name-the }
   *[other] cela rapporte { $points } points à { $name-the }
}
reason-science-set = cela complète un groupe de trois symboles (+{ $points })
reason-symbol = { $symbols ->
    [one] c’est ton premier des six symboles différents qui font gagner sur-le-champ
   *[other] tu as ainsi { $symbols } des six symboles différents qui font gagner sur-le-champ
}
reason-beats = { $instead ->
    [0] { $count ->
        [one] tu bats { $names-the } (+{ $points })
       *[other] tu bats { $names-the } (+{ $points } chaque fois)
    }
   *[other] { $count ->
        [one] tu bats { $names-the } (+{ $points } au lieu de −1)
       *[other] tu bats { $names-the } (+{ $points } chaque fois au lieu de −1)
    }
}
reason-conflicts = en l’état actuel, { $conflicts }
reason-levels = tu es à égalité avec { $names-the } au lieu de perdre
reason-shields = { $standing ->
    [ahead] { $shields ->
        [one] cela ajoute { $shields } bouclier à ton avance sur { $names-the }
       *[other] cela ajoute { $shields } boucliers à ton avance sur { $names-the }
    }
   *[behind] { $shields ->
        [one] cela fait { $shields } bouclier de plus contre { $names-the } (pas encore assez)
       *[other] cela fait { $shields } boucliers de plus contre { $names-the } (pas encore assez)
    }
}
reason-armed = { $shields ->
    [one] cela te donne { $shields } bouclier de plus
   *[other] cela te donne { $shields } boucliers de plus
}{ $beaten ->
    [0] {""}
   *[other] {""}, et en l’état actuel tu battrais { $names } à la prochaine Bataille
}
reason-free-city-arms = { $points ->
    [0] en l’état actuel, la Cité franche est alors à égalité avec { $name }
   *[other] en l’état actuel, la Cité franche bat alors { $name }
}
reason-free-city-beats-you = { $points ->
    [0] en l’état actuel, elle est alors à égalité avec toi
   *[other] en l’état actuel, elle te bat alors
}
reason-free-city-sells = { $name } et toi pourrez acheter { $resources-some } à la Cité franche
reason-harmless = cela ne donne rien à { $name }
reason-nothing-builds = tu ne peux rien construire maintenant
reason-looted = { $coins ->
    [one] { $name } perd { $coins } pièce
   *[other] { $name } perd { $coins } pièces
}
reason-no-cost = c’est gratuit
reason-own-resources = tes propres ressources suffisent à payer
reason-chain = c’est gratuit par chaînage avec { $card }
reason-power-free = le pouvoir de ta Merveille le rend gratuit
reason-paid-bank = { $coins ->
    [one] cela coûte { $coins } pièce
   *[other] cela coûte { $coins } pièces
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
    [one] tu gagnes { $coins } pièce sur ce que la Cité franche achète
   *[other] tu gagnes { $coins } pièces sur ce que la Cité franche achète
}
reason-earns-other = { $coins ->
    [one] { $name } gagne { $coins } pièce sur ce que la Cité franche achète
   *[other] { $name } gagne { $coins } pièces sur ce que la Cité franche achète
}
reason-frees = tu pourras construire { $cards } gratuitement plus tard
reason-denies = { $under ->
    [yes] { $points ->
        [one] sinon { $name } pourrait prendre { $card } pour { $points } point
       *[other] sinon { $name } pourrait prendre { $card } pour { $points } points
    }
   *[no] { $points ->
        [one] sinon { $name } pourrait la prendre pour { $points } point
       *[other] sinon { $name } pourrait la prendre pour { $points } points
    }
}
reason-denies-arms = { $under ->
    [yes] sinon { $name } pourrait construire { $card } et te battre
   *[no] sinon { $name } pourrait la construire et te battre
}
reason-stops-military = cela empêche { $name } de gagner par la force au prochain tour
reason-stops-science = cela empêche { $name } de gagner par la science au prochain tour
reason-makes = cela produit { $resources-some } à chaque tour{ $new ->
    [yes] { $game ->
        [base] { $need ->
            [all] {" "}(aucun voisin n’en vend, et c’est tout ce qui manque encore à l’étape { $stage } de ta Merveille)
            [some] {" "}(aucun voisin n’en vend, et l’étape { $stage } de ta Merveille en demande)
           *[no] {" "}(aucun voisin n’en vend)
        }
       *[other] {" "}(tu n’en produisais pas)
    }
   *[no] { $need ->
        [all] {" "}(c’est tout ce qui manque encore à l’étape { $stage } de ta Merveille)
        [some] {" "}(l’étape { $stage } de ta Merveille en demande)
       *[no] {""}
    }
}
reason-cheaper =
    désormais, tu achètes { $resources-some } { $side ->
        [left] à ton voisin de gauche
        [right] à ton voisin de droite
        [both] à tes deux voisins
       *[bank] à la banque
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } l’unité
reason-power-free_build_once_per_age = une fois par Âge, ta Merveille te laisse construire une carte gratuitement
reason-power-play_seventh_card = tu peux jouer aussi ta dernière carte de chaque Âge
reason-power-build_from_discard = tu construis gratuitement une carte de la défausse
reason-power-copy_neighbour_guild = à la fin, tu copies une guilde d’un voisin
reason-power-token = tu prends un jeton Progrès
reason-power-opponent_card = tu défausses une carte de ton adversaire
reason-power-revive = tu construis gratuitement une carte de la défausse
reason-power-library = tu gardes un de trois jetons Progrès de la boîte
reason-power-keep_one_of_five = tu vois cinq cartes et gardes la meilleure
reason-power-stage = l’effet de ta Merveille vient avec
reason-later = cela paiera plus tard
reason-wins-military = cela gagne la partie d’un coup, par la force
reason-wins-science = cela gagne la partie d’un coup, par la science
reason-pawn = { $spaces ->
    [one] le pion Conflit avance de { $spaces } case vers la capitale { FIRST($name) ->
            [vowel] d’{ $name }
           *[other] de { $name }
    }
   *[other] le pion Conflit avance de { $spaces } cases vers la capitale { FIRST($name) ->
           [vowel] d’{ $name }
          *[other] de { $name }
   }
} (encore { $left })
reason-pair = cela fait une paire de symboles, qui donne un jeton Progrès
reason-again = tu rejoues tout de suite
reason-uncovers = { $cards ->
    [one] cela découvre { $cards } carte pour { $name }
   *[other] cela découvre { $cards } cartes pour { $name }
}
reason-robs = { $name } produit { $resources-some } de moins
reason-begins = { $whose ->
    [own] tu prends la première carte de l’Âge
   *[other] { $name } prend la première carte de l’Âge
}
reason-resource = cela te donne { $resources-some } pour une étape à venir
reason-any-resource = une pièce remplace n’importe quelle ressource d’une étape
reason-cat = le Chat vient chez toi (+{ $points })
reason-stage-ready = cela complète ce que demande l’étape { $stage } de ta Merveille{ $points ->
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
    [one] il ne manque alors plus que { $cards } carte à ta prochaine étape
   *[other] il ne manque alors plus que { $cards } cartes à ta prochaine étape
}
reason-token-ready = tes cartes vertes donnent un jeton Progrès
reason-token-nearer = { $symbols ->
    [one] c’est le premier des trois symboles verts différents qui donnent un jeton Progrès
   *[other] cela fait { $symbols } des trois symboles verts différents qui donnent un jeton Progrès
}
reason-battle-won = dans la Bataille que cela déclenche, tu bats { $beaten }
beaten-in-battle = { $name } (+{ $points })
reason-battle-lost = dans la Bataille que cela déclenche, { $name } te bat
reason-ends-game = { $standing ->
    [ahead] cela finit la partie, et tu mènes
    [behind] cela finit la partie, et tu n’es pas en tête
   *[level] cela finit la partie à égalité
}
reason-unseen = { $what ->
    [token] { $better ->
        [mostly] les jetons cachés rapportent en moyenne plus que ceux qui sont visibles
       *[maybe] il peut rapporter plus que les jetons visibles
    }
   *[card] { $better ->
        [mostly] sa pioche rapporte en moyenne plus que les cartes visibles
       *[maybe] elle peut rapporter plus que les cartes visibles
    }
}
choice-power = { $card }, grâce au pouvoir de ta Merveille
    .inside = construire { $card } grâce au pouvoir de ta Merveille
    .done = tu as construit { $card } grâce au pouvoir de ta Merveille
choice-stage = Ta Merveille, avec { $card } dessous
    .inside = bâtir ta Merveille avec { $card } dessous
    .done = tu as bâti une étape de ta Merveille avec { $card } dessous
choice-sell = Défausser { $card }
    .inside = défausser { $card }
    .done = tu as défaussé { $card }
choice-none = Ne rien prendre
    .inside = ne rien prendre
    .done = tu n’as rien pris
choice-wonder = { $wonder }, avec { $card } dessous
    .inside = bâtir { $wonder-the } avec { $card } dessous
    .done = tu as bâti { $wonder-the } avec { $card } dessous
choice-opponent-card = Défausser { $card } de ton adversaire
    .inside = défausser { $card } de ton adversaire
    .done = tu as défaussé { $card } de ton adversaire
choice-begin = { $name } commence
    .inside = laisser { $name } commencer
    .done = tu as laissé { $name } commencer
choice-begin-oneself = Tu commences
    .inside = commencer toi-même
    .done = tu as choisi de commencer
choice-search = Regarder cinq cartes { $deck-from }
    .inside = regarder cinq cartes { $deck-from }
    .done = tu as regardé cinq cartes { $deck-from }
choice-build-stage = Étape { $stage }
    .inside = bâtir l’étape { $stage }
    .done = tu as bâti l’étape { $stage }
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
command-practice = S’entraîner tout de suite contre des ordinateurs faciles, sans horloge ; rien ne compte
command-practice-game = Quel jeu ; 7 Wonders si tu n’en nommes aucun
command-practice-here = Jouer dans ce salon, où d’autres peuvent regarder, plutôt qu’en message privé
practice-hello = **Entraînement : { $game }.** Tu joues contre des ordinateurs faciles. Il n’y a pas d’horloge et rien ne compte.
    { $goal }
    Sous tes cartes, **Pourquoi ?** dit un mot de chaque choix, **Conseil** ce que ferait un joueur fort, et **Un pas en arrière** reprend ton dernier choix, aussi souvent que tu veux. `/end` l’arrête.
practice-goal-base = À chaque tour, tu choisis une carte de ta main. Celui qui a le plus de points après trois Âges de six tours gagne.
practice-goal-duel = À ton tour, tu prends une carte de la table. Qui a le plus de points après trois Âges gagne, sauf si quelqu’un gagne avant par la force ou la science.
practice-goal-architects = À ton tour, tu prends une carte. Quand une Merveille est achevée, la partie finit, et celui qui a le plus de points gagne.
practice-begun = Ta partie d’entraînement a commencé. **Y aller** t’y mène.
practice-begun-closed = Je ne peux pas t’écrire en privé pour l’instant, ta partie d’entraînement a donc commencé ici.
practice-goes-on = Tu as déjà une partie d’entraînement là-bas : continue-la ou recommence.
practice-ended = La partie d’entraînement est terminée, sans score. `/practice` en commence une autre.
button-practise-anew = Recommencer
button-why = Pourquoi ?
practice-why = Ce que tu peux faire maintenant. D’abord ce que ferait un joueur fort, puis ce qui rapporte le plus tout de suite :
practice-why-card = Ce que tu peux faire de cette carte :
practice-why-rather = Un joueur fort choisirait ici autre chose : **{ $what }**.
button-step-back = Un pas en arrière
mine-direct = nos messages privés
refusal-no-practice = Un choix ne peut être repris que dans une partie d’entraînement. Rien n’a changé.
refusal-first-choice = Tu n’as encore rien choisi qui puisse être repris.
refusal-practice-of = { $host } s’entraîne ici contre l’ordinateur, sans personne d’autre. `/practice` commence ta propre partie.
hindsight-begins = ⏳ Je revois tes choix avec un ordinateur fort : où as-tu perdu le plus ?
hindsight-far = ⏳ Je revois tes choix avec un ordinateur fort : { $done } sur { $of }.
hindsight-title = **Tes choix les plus coûteux**
hindsight-draft = Le choix des Merveilles
hindsight-turn = Ton tour { $number }
hindsight-turn-of-age = Ton tour { $number }, à l’Âge { $age }
hindsight-moment =
    { "" }**{ $when } :** { $chosen-done }. { $game ->
        [duel] { CAPITAL($better-inside) } aurait augmenté tes chances de gagner d’environ { $loss } %.
       *[other] { $loss ->
            [one] { CAPITAL($better-inside) } aurait valu environ { $loss } point de plus.
           *[other] { CAPITAL($better-inside) } aurait valu environ { $loss } points de plus.
        }
    }
hindsight-why = -# { $why }
hindsight-note = -# Raisons et estimations valent pour ce moment-là : ce que tu pouvais voir, joué jusqu’au bout de nombreuses fois. Personne d’autre ne voit ceci.
hindsight-nothing = { $count ->
    [0] Tu n’as eu aucun choix dans cette partie, rien n’a donc été perdu.
   *[other] J’ai revu tes { $count } choix, et un ordinateur fort ne trouve rien de notable qui aurait été meilleur. Bien joué !
}
hindsight-failed = Je ne peux pas revoir tes choix en ce moment. Tes points ci-dessus sont justes ; appuie plus tard encore sur **{ $button-details }**.
