# Texte des Bots auf Deutsch: ganze Sätze mit benannten Lücken.
choice-build = { $card }
    .inside = { $card } zu bauen
    .done = du hast { $card } gebaut
choice-take = { $thing }
    .inside = „{ $thing }“ zu nehmen
    .done = du hast „{ $thing }“ genommen
#
# Anrede: du, überall. Anführungszeichen: „…“ und ‚…‘. Zahlen und Aufzählungen schreibt Babel.
#
# Die Namen der Karten sind die der 1. Edition, mit -second_edition die der 2., wo sie anders heißen. Bei Duel und Architects
# sind außer Steinlager, Tonlager, Holzlager, Zollstelle und Mathematik alle gewählt, die nicht auch im Grundspiel vorkommen.
#
# As in English: card-mine card-theater button-start button-text thread-name topic-manneken-pis topic-duel
# As in English: topic-architects strip-bank duel-wonder-short-the_mausoleum help-version

## Karten

card-lumber_yard = Holzplatz
card-stone_pit = Steinbruch
card-clay_pool = Ziegelei
card-ore_vein = Erzbergwerk
card-tree_farm = Baumschule
card-excavation = Ausgrabungsstätte
card-excavation-second_edition = Abbaustollen
card-clay_pit = Tongrube
card-timber_yard = Forstwirtschaft
card-forest_cave = Waldhöhle
card-mine = Mine
card-loom_age_1 = Webstuhl
card-glassworks_age_1 = Glashütte
card-press_age_1 = Presse
card-pawnshop = Pfandhaus
card-baths = Bäder
card-altar = Altar
card-theater = Theater
card-tavern = Taverne
card-east_trading_post = Kontor Ost
card-east_trading_post-second_edition = Handelsposten Ost
card-west_trading_post = Kontor West
card-west_trading_post-second_edition = Handelsposten West
card-marketplace = Markt
card-stockade = Befestigungsanlage
card-stockade-second_edition = Palisade
card-barracks = Kaserne
card-guard_tower = Wachturm
card-apothecary = Apotheke
card-workshop = Werkstatt
card-scriptorium = Skriptorium
card-sawmill = Sägewerk
card-quarry = Bildhauerei
card-quarry-second_edition = Kalksteinbruch
card-brickyard = Ziegelbrennerei
card-foundry = Gießerei
card-loom_age_2 = Webstuhl
card-glassworks_age_2 = Glashütte
card-press_age_2 = Presse
card-aqueduct = Aquädukt
card-temple = Tempel
card-statue = Statue
card-courthouse = Gericht
card-forum = Forum
card-caravansery = Karawanserei
card-vineyard = Weinberg
card-bazar = Basar
card-walls = Mauern
card-walls-second_edition = Wall
card-training_ground = Trainingsgelände
card-training_ground-second_edition = Übungsplatz
card-stables = Ställe
card-archery_range = Schießplatz
card-dispensary = Arzneiausgabe
card-dispensary-second_edition = Krankenhaus
card-laboratory = Laboratorium
card-library = Bibliothek
card-school = Schule
card-pantheon = Pantheon
card-gardens = Gärten
card-town_hall = Rathaus
card-palace = Palast
card-senate = Senat
card-haven = Hafen
card-lighthouse = Leuchtturm
card-chamber_of_commerce = Handelskammer
card-arena = Arena
card-fortifications = Verteidigungsanlage
card-fortifications-second_edition = Festungsanlagen
card-circus = Zirkus
card-circus-second_edition = Circus
card-arsenal = Waffenlager
card-arsenal-second_edition = Arsenal
card-siege_workshop = Belagerungsmaschinen
card-lodge = Loge
card-observatory = Observatorium
card-university = Universität
card-academy = Akademie
card-study = Studierzimmer
card-workers_guild = Gilde der Arbeiter
card-craftsmens_guild = Gilde der Künstler
card-craftsmens_guild-second_edition = Gilde der Handwerker
card-traders_guild = Gilde der Händler
card-philosophers_guild = Gilde der Philosophen
card-spies_guild = Gilde der Spione
card-strategists_guild = Gilde der Strategen
card-well = Brunnen
card-ludus = Gladiatorenschule
card-castrum = Militärlager
card-decorators_guild = Gilde der Dekorateure
card-shipowners_guild = Gilde der Reeder
card-scientists_guild = Gilde der Wissenschaftler
card-magistrates_guild = Gilde der Beamten
card-magistrates_guild-second_edition = Gilde der Magistraten
card-builders_guild = Gilde der Baumeister

## Weltwunder

wonder-rhodes = Der Koloss von Rhodos
    .dat = dem Koloss von Rhodos
wonder-alexandria = Der Leuchtturm von Alexandria
    .dat = dem Leuchtturm von Alexandria
wonder-ephesus = Der Tempel der Artemis in Ephesos
    .dat = dem Tempel der Artemis in Ephesos
wonder-babylon = Die hängenden Gärten von Babylon
    .dat = den hängenden Gärten von Babylon
wonder-olympia = Die Zeusstatue in Olympia
    .dat = der Zeusstatue in Olympia
wonder-halicarnassus = Das Mausoleum in Halikarnassos
    .dat = dem Mausoleum in Halikarnassos
wonder-giza = Die Pyramiden von Gizeh
    .dat = den Pyramiden von Gizeh
wonder-manneken_pis = Manneken Pis
    .dat = Manneken Pis
city-rhodes = Rhodos
city-alexandria = Alexandria
city-ephesus = Ephesos
city-babylon = Babylon
city-olympia = Olympia
city-halicarnassus = Halikarnassos
city-giza = Gizeh
city-manneken_pis = Brüssel

## Ressourcen, Symbole, Farben

resource-wood = Holz
resource-stone = Stein
resource-ore = Erz
resource-clay = Lehm
resource-glass = Glas
resource-cloth = Stoff
resource-papyrus = Papyrus
symbol-tablet = Tontafel
symbol-compass = Zirkel
symbol-gear = Zahnrad
symbol-count = { $symbol ->
    [tablet] { $count ->
            [one] { $count } Tontafel
           *[other] { $count } Tontafeln
        }
    [compass] { $count } Zirkel
   *[gear] { $count ->
            [one] { $count } Zahnrad
           *[other] { $count } Zahnräder
        }
}
# Die Form „fem“ steht vor „Karte“ und „Karten“: eine braune Karte.
colour-brown = Braun
    .fem = braune
colour-grey = Grau
    .fem = graue
colour-blue = Blau
    .fem = blaue
colour-green = Grün
    .fem = grüne
colour-yellow = Gelb
    .fem = gelbe
colour-red = Rot
    .fem = rote
colour-purple = Violett
    .fem = violette

## Aufzählungen, Kosten und Wirkungen

resource-count = { $count } { $resource }
colour-count = { $count } { $colour-fem }
# A number with one decimal place, such as 12.5.
number-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
cost = Kostet { $cost }.
cost-nothing = Kostet nichts.
cost-of-the-copied-stage = Kostet so viel wie der kopierte Bauabschnitt.
effect-produce = Produziert { $resource }.
effect-produce-one-of = Produziert { $resources }: eins davon pro Runde.
# Wessen Stadt die Wirkung hat: die eigene oder die Freie Stadt.
owner-yes = dich
    .dat = deinem
    .city = deiner Stadt
    .builds = baust du
    .plays = spielst du deine
    .left = deines linken Nachbarn
    .right = deines rechten Nachbarn
    .either = eines deiner Nachbarn
owner-no = die Freie Stadt
    .dat = ihrem
    .city = der Freien Stadt
    .builds = baut die Freie Stadt
    .plays = spielt die Freie Stadt ihre
    .left = des linken Nachbarn der Freien Stadt
    .right = des rechten Nachbarn der Freien Stadt
    .either = eines Nachbarn der Freien Stadt
effect-produce-one-of-alone = Produziert { $resources }: eins davon pro Runde, nur für { $owner }.
effect-victory-points = { $count ->
    [one] { $count } Punkt wert.
   *[other] { $count } Punkte wert.
}
effect-shields = { $count ->
    [one] Bringt { $count } Schild.
   *[other] Bringt { $count } Schilde.
}
effect-coins = { $count ->
    [one] Gibt { $count } Münze.
   *[other] Gibt { $count } Münzen.
}
effect-science = Wissenschaftssymbol: { $symbol }.
effect-science-any = Ein Wissenschaftssymbol nach Wahl: Am Ende zählt es als das, was am meisten bringt.
effect-discount-raw = { $side ->
    [left] Holz, Stein, Erz und Lehm kosten { $owner } bei { $owner-dat } linken Nachbarn je { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        }.
    [right] Holz, Stein, Erz und Lehm kosten { $owner } bei { $owner-dat } rechten Nachbarn je { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        }.
   *[both] Holz, Stein, Erz und Lehm kosten { $owner } bei beiden Nachbarn je { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        }.
}
effect-discount-manufactured = { $side ->
    [left] Glas, Stoff und Papyrus kosten { $owner } bei { $owner-dat } linken Nachbarn je { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        }.
    [right] Glas, Stoff und Papyrus kosten { $owner } bei { $owner-dat } rechten Nachbarn je { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        }.
   *[both] Glas, Stoff und Papyrus kosten { $owner } bei beiden Nachbarn je { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        }.
}
# Sie stehen nach „für“: jede braune Karte, jeden Bauabschnitt.
counted-cards = jede { $colours-fem } Karte
counted-wonder-stages = jeden Bauabschnitt
counted-defeat-tokens = jeden Niederlagenmarker
effect-per-coins = { $scope ->
    [self] { $coins ->
        [one] Gibt sofort { $coins } Münze für { $counted } { $owner-city }.
       *[other] Gibt sofort { $coins } Münzen für { $counted } { $owner-city }.
    }
    [neighbours] { $coins ->
        [one] Gibt sofort { $coins } Münze für { $counted } beider Nachbarn.
       *[other] Gibt sofort { $coins } Münzen für { $counted } beider Nachbarn.
    }
   *[other] { $coins ->
        [one] Gibt sofort { $coins } Münze für { $counted } { $owner-city } und beider Nachbarn.
       *[other] Gibt sofort { $coins } Münzen für { $counted } { $owner-city } und beider Nachbarn.
    }
}
effect-per-points = { $scope ->
    [self] { $points ->
        [one] { $points } Punkt wert für { $counted } { $owner-city }.
       *[other] { $points } Punkte wert für { $counted } { $owner-city }.
    }
    [neighbours] { $points ->
        [one] { $points } Punkt wert für { $counted } beider Nachbarn.
       *[other] { $points } Punkte wert für { $counted } beider Nachbarn.
    }
   *[other] { $points ->
        [one] { $points } Punkt wert für { $counted } { $owner-city } und beider Nachbarn.
       *[other] { $points } Punkte wert für { $counted } { $owner-city } und beider Nachbarn.
    }
}
effect-per-both = { $points ->
    [one] Für { $counted } { $owner-city }: sofort { $coins ->
            [one] { $coins } Münze
           *[other] { $coins } Münzen
        } und am Ende { $points } Punkt.
   *[other] Für { $counted } { $owner-city }: sofort { $coins ->
            [one] { $coins } Münze
           *[other] { $coins } Münzen
        } und am Ende { $points } Punkte.
}
effect-free-build-once-per-age = Einmal pro Zeitalter { $owner-builds } eine Karte kostenlos.
effect-play-seventh-card = In Runde 6 eines Zeitalters { $owner-plays } beiden letzten Karten.
effect-build-from-discard = Am Ende der Runde { $owner-builds } eine Karte aus dem Ablagestapel kostenlos.
effect-copy-neighbour-guild = Am Ende zählt die beste Gilde eines Nachbarn auch für { $owner }.
effect-first-card-free = Die erste Karte, die du in einem Zeitalter spielst, ist kostenlos.
effect-last-card-free = Die letzte Karte, die du in einem Zeitalter spielst, ist kostenlos.
effect-new-colour-free = Die erste Karte jeder Farbe in deiner Stadt ist kostenlos.
effect-points-if-wonder-complete = { $points ->
    [one] 1 Punkt wert
   *[other] { $points } Punkte wert
}, wenn dein Weltwunder fertig ist.
effect-copy-stage = { $side ->
    [left] Kopiert Bauabschnitt { $stage } vom Weltwunder { $owner-left }.
    [right] Kopiert Bauabschnitt { $stage } vom Weltwunder { $owner-right }.
   *[both] Kopiert Bauabschnitt { $stage } vom Weltwunder { $owner-either }.
}

## Wörter in Bildern

# Wo lange Wörter in Namen von Karten getrennt werden, in Bildern.
picture-word-breaks = Holzfäller-lager Kräuter-handlung Ziegel-brennerei Arznei-ausgabe Redner-tribüne Laborato-rium Karawan-serei Handels-kammer Belagerungs-maschinen Verteidigungs-anlage Studier-zimmer Observato-rium Wissen-schaftler
picture-round = Runde { $round } von { $rounds }
picture-gets-hand = erhält Karten
picture-sells-nothing = verkauft nichts
picture-next-stage = Bauabschnitt { $stage }
picture-next-stage-of = { $city }: { $stage }
picture-wonder-complete = Weltwunder fertig
picture-so-far = bisher
picture-points = Punkte
picture-seat-name = Spieler { $seat }
side-in-full = Seite { $side }
side-in-full-second_edition-a = Tagseite
side-in-full-second_edition-b = Nachtseite
side-second_edition-a = Tag
side-second_edition-b = Nacht
picture-city = { $city } · { $side }
picture-points-short = { $points ->
    [one] { $points } Pkt.
   *[other] { $points } Pkt.
}
picture-no-production = Produziert nichts
picture-no-buildings = Noch keine Gebäude
bar-free = Kostenlos
bar-need = Fehlt
bar-not-sold = Kein Angebot
bar-too-few-sold = Nur { $sale } von { $missing }
bar-have-it = Schon da
bar-complete = Fertig
bar-must-build = Muss bauen

## Bilder in Worten

words-round = Zeitalter { $age }, Runde { $round } von { $rounds }.
words-hand-coins = { $own ->
    [yes] Du hast { $coins }.
   *[no] Diese Karten sind für die Freie Stadt, sie hat { $coins }.
}
words-hand-shields = Schilde: { $count }.
words-hand-no-science = Keine Wissenschaftssymbole.
words-hand-next = Diese Handkarten gehen danach an { $name }.
words-neighbour-sells = { $side ->
    [left] Links { $name }: { $shields }, verkauft { $resources }.
   *[right] Rechts { $name }: { $shields }, verkauft { $resources }.
}
words-produces = Produktion: { $resources }.
words-produces-alone = Unverkäuflich: { $resources }.
words-nothing = nichts
words-discount-raw = { $side ->
    [left] Rohstoffe kosten beim linken Nachbarn je { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        }.
    [right] Rohstoffe kosten beim rechten Nachbarn je { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        }.
   *[both] Rohstoffe kosten bei beiden Nachbarn je { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        }.
}
words-discount-manufactured = { $side ->
    [left] Manufakturwaren kosten beim linken Nachbarn je { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        }.
    [right] Manufakturwaren kosten beim rechten Nachbarn je { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        }.
   *[both] Manufakturwaren kosten bei beiden Nachbarn je { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        }.
}
words-card = { $number }. { $card }:
words-price = { $own ->
    [yes] Du zahlst { $payments }.
   *[no] Sie zahlt { $payments }.
}
words-price-bank = { $coins } an die Bank
words-price-neighbour = { $coins } an { $name-the }
words-price-own = { $own ->
    [yes] Du hast alles dafür.
   *[no] Sie hat alles dafür.
}
words-price-chain = { $own ->
    [yes] Kostenlos: Du hast { $source }.
   *[no] Kostenlos: Sie hat { $source }.
}
words-price-power = Kostenlos dank deines Weltwunders.
words-price-power-too = Oder kostenlos dank deines Weltwunders.
words-obstacle-owned = { $own ->
    [yes] Du hast dieses Gebäude schon.
   *[no] Sie hat dieses Gebäude schon.
}
words-obstacle-unsold = Nicht möglich – { $shortages }.
shortage = { $needed } nötig: { $own ->
    [yes] Du produzierst
   *[no] Die Freie Stadt produziert
} { $made ->
    [0] nichts davon
   *[other] { $made }
}, zu kaufen gibt es { $sale ->
    [0] nichts
   *[other] nur { $sale }
}
words-obstacle-coins = Nicht möglich: Das kostet { $coins }.
words-obstacle-complete = Alle Bauabschnitte sind gebaut.
words-obstacle-chain = Nicht möglich: Die Freie Stadt muss eine Karte bauen, die sie durch eine Kette kostenlos bekommt.
words-stage = { $whose ->
    [own] Nächster Bauabschnitt deines Weltwunders, { $stage } von { $stages }:
    [copy] Bauabschnitt { $stage } von { $stages }, kopiert von { $name }:
   *[other] Nächster Bauabschnitt für { $name-the }, { $stage } von { $stages }:
}
words-wonder-complete = { $own ->
    [yes] Dein Weltwunder ist fertig.
   *[no] Das Weltwunder von { $name } ist fertig.
}
words-city = { $over ->
    [yes] { $name }: { $city }, { $side }, { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
   *[no] { $name }: { $city }, { $side }, { $points ->
            [one] bisher { $points } Punkt.
           *[other] bisher { $points } Punkte.
        }
}
words-city-neighbour = { $side ->
    [left] Linker Nachbar: { $name }, { $shields }.
   *[right] Rechter Nachbar: { $name }, { $shields }.
}
words-shields = { $count ->
    [one] { $count } Schild
   *[other] { $count } Schilde
}
words-city-stages = Gebaute Bauabschnitte: { $built } von { $stages }.
words-city-means = { $coins }, { $shields }.
words-city-tokens = Konfliktmarker: { $tokens }.
words-city-science = Wissenschaft: { $symbols }, { $points } wert.
words-symbols-of-choice = { $count ->
    [one] { $count } Symbol nach Wahl
   *[other] { $count } Symbole nach Wahl
}
words-city-buildings = { $colour ->
    [brown] Braun: { $cards }.
    [grey] Grau: { $cards }.
    [blue] Blau: { $cards }.
    [green] Grün: { $cards }.
    [yellow] Gelb: { $cards }.
    [red] Rot: { $cards }.
    [purple] Violett: { $cards }.
   *[other] { CAPITAL($name) }: { $cards }.
}
words-city-no-buildings = Noch keine Gebäude.

## Bilder des ganzen Tisches

table-title = Der Tisch
table-over = Die Partie ist vorbei
table-passing = { $passing ->
    [left] nach links
    [swap] Karten tauschen
   *[right] nach rechts
}
table-side = { $side ->
    [left] links
   *[right] rechts
}
table-discard = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-words = Zeitalter { $age }, Runde { $round } von { $rounds }. Handkarten gehen { $passing ->
    [left] nach links
    [swap] zum anderen Spieler
   *[right] nach rechts
}. { $count ->
    [one] { $count } Karte im Ablagestapel.
   *[other] { $count } Karten im Ablagestapel.
}
table-words-over = Die Partie ist vorbei. { $count ->
    [one] { $count } Karte im Ablagestapel.
   *[other] { $count } Karten im Ablagestapel.
}
table-words-city = { $name }, { $wonder }: { $built } von { $stages ->
    [one] { $stages } Bauabschnitt
   *[other] { $stages } Bauabschnitten
}, { $coins }, { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
}, { $buildings } Gebäude, { $points }{ $pick ->
    [picked] , hat gewählt.
    [waiting] , überlegt noch.
   *[none] .
}

## Befehle

command-join = Einen Tisch in diesem Kanal aufmachen oder am offenen Tisch mitspielen
command-join-game = Welches Spiel (Standard: 7 Wonders)
command-mine = Sehen, in welchen Partien du dran bist, auf allen Servern (nur du siehst es)
command-score = Eine Partie vom echten Tisch auswerten (nur du siehst den Block, bis du ihn teilst)
command-score-players = Wer mitgespielt hat, der Sitzordnung nach, mit Kommas: Nessi, @Tobias, Vreneli
command-score-game = Welches Spiel (Standard: 7 Wonders)
command-help = Sehen, was du hier alles machen kannst (nur du siehst es)
command-leave = Die Lobby oder Partie in diesem Kanal verlassen
command-start = Die Partie in diesem Kanal starten (nur Host)
command-options = Pläne, Tempo und mehr einstellen (nur Host)
command-end = Die Partie beenden oder die Lobby schließen (Host und Moderatoren)
command-replace = Einen Spieler durch einen Computerspieler ersetzen (Host und Moderatoren)
command-replace-player = Wen der Computer ersetzt
command-hand = Deine Karten ansehen und festlegen, wo du sie bekommst (nur du siehst sie)
command-table = Den ganzen Tisch ansehen
command-city = Eine Stadt ansehen
command-city-player = Wessen Stadt (Standard: deine)
command-cities = Alle Städte ansehen
command-cities-public = Allen im Kanal zeigen
command-status = Sehen, wie weit die Partie ist und wer noch dran ist
command-log = Nachlesen, was zuletzt passiert ist
command-card = Eine Karte oder einen Fortschritt nachschlagen: Kosten, Wirkung, Ketten
command-card-name = Der Name
command-wonder = Ein Weltwunder nachschlagen: was es kostet und kann
command-wonder-name = Der Name
command-record = Die letzte beendete Partie dieses Kanals herunterladen
command-replay = Die letzte Partie dieses Kanals Runde für Runde ansehen, oder eine aus einer Datei
command-replay-record = Eine Datei von /record (Standard: die letzte Partie dieses Kanals)
command-stats = Statistiken beendeter Partien
command-stats-games = Beendete Partien des Servers oder eines Spielers auflisten und eine öffnen
command-stats-games-player = Wessen Partien (Standard: alle auf diesem Server)
command-stats-player = Plätze, Punkte, Weltwunder und Gegner eines Spielers ansehen
command-stats-player-player = Welcher Spieler (Standard: du)
command-stats-ranking = Die Rangliste eines Spiels auf diesem Server ansehen
command-stats-wonders = Sehen, wie oft jedes Weltwunder hier gespielt wurde und gewonnen hat
command-stats-records = Die Bestwerte auf diesem Server ansehen
command-stats-game = Welches Spiel (Standard: das zuletzt hier gespielte)
command-stats-game-most = Welches Spiel (Standard: das meistgespielte)
command-stats-players = Wie viele Spieler (Standard: beliebig viele)
command-stats-season = Welche Saison, je ein Quartal (Standard: die laufende)
command-language = Deine Sprache wählen, oder die des Servers oder Tisches
command-language-me = Deine eigene Sprache (Standard: die deines Discord)
command-language-server = Die Sprache für alle auf diesem Server (braucht „Server verwalten“)
command-language-table = Die Sprache am Tisch dieses Kanals (Host und Moderatoren)
command-edition = Sehen oder festlegen, welche Edition von 7 Wonders hier gespielt wird
command-edition-server = Die Edition für neue Tische auf diesem Server (braucht „Server verwalten“)
command-privacy = Sehen, was der Bot über dich speichert, warum und wie lange (nur du siehst es)
command-forget = Löschen, was der Bot über dich speichert (mit Rückfrage)
command-rules = Spielen lernen, Symbole nachschlagen, Regeln lesen
command-rules-topic = Was du wissen willst

## What stands before what one types, in small letters, as in player: Ann

parameter-game = spiel
parameter-here = hier
parameter-me = ich
parameter-name = name
parameter-player = spieler
parameter-players = mitspieler
parameter-public = öffentlich
parameter-record = aufzeichnung
parameter-season = saison
parameter-server = server
parameter-table = tisch
parameter-topic = thema

## Namen von Computerspielern; der erste freie wird genommen

computer-names = Hera, Apollo, Athena, Hermes, Artemis, Ares, Demeter, Dionysus, Hestia, Poseidon, Iris, Pan, Nike, Selene
computer-name = { $level ->
    [easy] { $name } (leicht)
    [strong] { $name } (stark)
   *[normal] { $name }
}
computer-name-in-full = { $level ->
    [easy] { $name } (Computer, leicht)
    [strong] { $name } (Computer, stark)
   *[normal] { $name } (Computer, normal)
}

## Was ein Computerspieler am Ende sagt

farewell-won = { $level ->
    [easy] { $name } sagt: „Echt, ich hab gewonnen? Ich fand nur die Farben schön.“
    [strong] { $name } sagt: „Das hat sich schon länger abgezeichnet. Trotzdem gut gespielt.“
   *[normal] { $name } sagt: „Lief gut für meine Stadt. Danke für die Partie!“
}
farewell-won-close = { $name } sagt: „So knapp! Eine andere Karte, und du hättest gewonnen.“
farewell-shared = { $name } sagt: „Zusammen auf Platz eins? Damit kann ich leben.“
farewell-lost-close = { $name } sagt: „Ich war so nah dran. Revanche?“
farewell-lost = { $level ->
    [easy] { $name } sagt: „Ich übe noch. Zeigst du mir das irgendwann nochmal?“
    [strong] { $name } sagt: „Das hab ich nicht kommen sehen, dabei hab ich aufgepasst. Gut gespielt.“
   *[normal] { $name } sagt: „Deine Stadt war einfach besser. Gut gespielt.“
}
farewell-won-at-once = { $name } sagt: „Schon vorbei! Achte nächstes Mal auf beide Wege zum schnellen Sieg.“
farewell-lost-at-once = { $name } sagt: „Und ich hab noch meine Punkte gezählt! Stark gespielt.“

## Buttons

button-join = Mitspielen
button-leave = Verlassen
button-add-computer = Computer dazu
button-fill-with-computers = Auffüllen
button-levels = Schwierigkeit
button-edition = { $edition ->
    [base] 2. Edition spielen
   *[other] 1. Edition spielen
}
button-hints = { $hints ->
    [on] Hinweise: an
   *[off] Hinweise: aus
}
button-hint = Hinweis
button-remove-computer = Computer weg
button-options = Optionen
button-choose-wonder = Weltwunder wählen
button-start = Start
button-my-hand = Meine Karten
button-hands-in-channel = Im Kanal zeigen
button-hands-by-message = Als Direktnachricht
button-my-city = Meine Stadt
button-show-to-all = Allen zeigen
button-table = Tisch
button-cities = Städte
button-rules = Regeln
button-how-to-play = Spielanleitung
button-all-signs = Alle Symbole
button-next-page = Weiter
button-nudge = Anstupsen
button-text = Text
button-play-on = Weiter geht’s
button-admit = Wieder reinlassen
button-back = Bin wieder da
button-take-seat = Platz übernehmen
button-take-seat-of = Platz von { $name } übernehmen
button-stay = Bleiben
button-replace = Ersetzen
button-end = Partie beenden
button-keep-playing = Weiterspielen
button-age = Zeitalter { $age }
button-draft = Auswahl
button-turn = Zug { $number }
button-score = Wertung
button-play-again = Nochmal spielen
button-play-again-turned = { $mixed ->
    [yes] Seiten wechseln
   *[no] { $side } spielen
}
button-start-with-computers = Mit Computern starten
button-details = Meine Punkte
button-build = Bauen
button-build-cost = { $cost ->
    [0] { button-build }
    [one] Bauen · { $cost } Münze
   *[other] Bauen · { $cost } Münzen
}
button-unsold = Niemand verkauft { $resources }
button-short = { $missing } { $resources } fehlen, { $sale } zu kaufen
button-build-none = Nichts bauen
button-stage = Weltwunder
button-stage-cost = { $cost ->
    [0] { button-stage }
    [one] Weltwunder · { $cost } Münze
   *[other] Weltwunder · { $cost } Münzen
}
button-stage-unsold = Weltwunder: niemand verkauft { $resources }
button-stage-short = Weltwunder: { $missing } { $resources } fehlen, { $sale } zu kaufen
button-stage-no = Weltwunder: erst die Kette
button-stage-complete = Weltwunder fertig
button-stage-copy = { $cost ->
    [0] Weltwunder: wie { $name }
    [one] Weltwunder: wie { $name } · { $cost } Münze
   *[other] Weltwunder: wie { $name } · { $cost } Münzen
}
button-sell = Ablegen +{ $coins }
button-free = Kostenlos (Olympia)
button-start-again = Von vorn
button-sure = { $action ->
    [none] Nichts bauen
   *[revive] Bauen
}
button-not-sure = Zurück
button-unasked = Nicht mehr fragen
button-asked = Vorher fragen

## Spiele

game-base = 7 Wonders
game-second-edition = 7 Wonders (2. Edition)
game-base-in-full = 7 Wonders (1. Edition)
edition-base = 1. Edition
edition-second-edition = 2. Edition
edition-base-in-full = 1. Edition
edition-second-edition-in-full = 2. Edition
edition-host-in-full = Die letzte Wahl des Hosts
game-duel = 7 Wonders Duel
game-architects = 7 Wonders Architects
name-in-game = { $name } ({ $game })

## Was der Bot antwortet, wenn jemand ihn anspricht

greeting =
    Hier spielst du 7 Wonders, 7 Wonders Duel oder 7 Wonders Architects, mit Freunden oder gegen den Computer.
    Tippe `/join` zum Spielen, `/rules` zum Lernen und `/help` für alles andere.
greeting-directly =
    Hier spielst du 7 Wonders, 7 Wonders Duel oder 7 Wonders Architects: Tippe `/practice`, um eins auszuprobieren, oder `/join` in einem Kanal auf einem Server, um mit Freunden zu spielen.
    `/mine` zeigt, wo du dran bist, `/rules`, wie man spielt, `/help` alles andere.

## Lobby

lobby-heading =
    ## { $game }
    { $free ->
        [0] Der Tisch ist voll: **{ $count } von { $most } Plätzen besetzt.** { $host } kann starten.
       *[other] { $host } sucht Mitspieler. **{ $count } von { $most } Plätzen besetzt.**
    }
pad-heading = ## Wertungsblock · { $game }
pad-how = Tippe einen Spieler an und fülle das Formular aus, der Bot rechnet. Tippe nochmal, um etwas zu ändern. Nur du siehst diesen Block. Er bleibt einen Monat, oder bis du einen neuen anfängst.
pad-how-counted = Alle sind eingetragen. Tippe einen Spieler an, um etwas zu ändern, oder drücke **Auswerten** für die Wertung.
pad-line-open = { $number }. { $name }
pad-line-filled = { $number }. { $name } · ausgefüllt
pad-line-counted = { $number }. { $name } · { $count ->
    [one] **{ $points } Punkt**
   *[other] **{ $points } Punkte**
}
pad-line-wrong = { $number }. { $name } · bitte korrigieren: { $fields }
pad-limits = { $field } ({ $limits })
pad-others-how = { $count } Zahlen: { $field }, dann { $others }.
pad-shared-board = Zwei Spieler haben { $board }: Ändere einen davon.
pad-board = { $city } { $side }
pad-real-table = -# Am echten Tisch gespielt, auf dem Wertungsblock gezählt.
pad-entered = Im Verlauf dieses Servers gespeichert, als Partie vom Wertungsblock. Für die Rangliste zählt sie nicht.
pad-dropped = Aus dem Verlauf entfernt. Den Block hast du noch.
button-pad-count = Auswerten
button-pad-enter = Speichern
button-pad-drop = Entfernen
pad-base-does-not-add-up = Diese Militärpunkte passen nicht zusammen: Jeder Sieg ist die Niederlage eines Nachbarn, also ergeben alle zusammen eine gerade Zahl, 0 bis 6 pro Spieler. Prüfe die Konfliktmarker nochmal.
pad-base-boards = Weltwunder und Seite
pad-base-war = Militärpunkte und Münzen
pad-base-war-how = Zwei Zahlen, zum Beispiel -1 14: Konfliktmarker (-6 bis 18), dann übrige Münzen.
pad-base-wonder = Punkte für Weltwunder und blaue Karten
pad-base-wonder-how = Zwei Zahlen, zum Beispiel 10 21.
pad-base-science = Tontafeln, Zirkel, Zahnräder
pad-base-science-how = Drei Zahlen, zum Beispiel 2 1 3. Symbole nach Wahl dort, wo sie am meisten bringen.
pad-base-trade = Punkte für gelbe und violette Karten
pad-base-trade-how = Zwei Zahlen, zum Beispiel 4 9.
pad-duel-does-not-add-up = Die Konfliktfigur steht auf einer Seite, also bekommt nur einer Punkte dafür. Trag beim anderen 0 ein.
pad-duel-boards = Gebaute Weltwunder
pad-duel-cards = Punkte für blaue und grüne Karten
pad-duel-cards-how = Zwei Zahlen, zum Beispiel 18 7.
pad-duel-more = Punkte für gelbe und violette Karten
pad-duel-more-how = Zwei Zahlen, zum Beispiel 3 6.
pad-duel-wonders = Punkte: Weltwunder, Fortschritts-Plättchen
pad-duel-wonders-how = Zwei Zahlen, zum Beispiel 9 4.
pad-duel-war = Münzen und Punkte der Konfliktfigur
pad-duel-war-how = Zwei Zahlen, zum Beispiel 11 5: übrige Münzen, dann 0, 2, 5 oder 10.
pad-duel-settle = Wie gewonnen wurde
pad-duel-by-points = Sieg nach Punkten
pad-duel-military = Militärischer Sieg für { $name }
pad-duel-scientific = Wissenschaftlicher Sieg für { $name }
pad-architects-boards = Weltwunder
pad-architects-wonder = Weltwunder: Punkte und Bauabschnitte
pad-architects-wonder-how = Zwei Zahlen, zum Beispiel 14 4: Punkte, dann gebaute Bauabschnitte (0 bis 5).
pad-architects-blue = Punkte für blaue Karten
pad-architects-blue-how = Eine Zahl. Wer die Katze hat, stellst du unter dem Block ein.
pad-architects-war = Militär-Siegmarker
pad-architects-war-how = Wie viele (je 3 Punkte).
pad-architects-progress = Punkte für Fortschrittsmarker
pad-architects-progress-how = Eine Zahl.
pad-architects-settle = Die Katze
pad-architects-no-cat = Niemand hat die Katze
pad-architects-cat = { $name } hat die Katze
mine-your-turn = ## Du bist dran
mine-all-done = ## Alles erledigt
mine-nothing = Du spielst gerade nirgends mit. Tippe `/join` in einem Kanal, um einen Tisch aufzumachen oder am offenen mitzuspielen.
mine-game = **{ $game }** · { $place }
mine-place = { $place } auf { $server }
mine-since = Dein Zug begann { $since }; kein Zeitlimit.
mine-since-until = Dein Zug begann { $since } und endet { $until }.
mine-others-too = Auch noch dran: { $names }.
mine-only-you = Alle warten auf dich.
mine-kept = Dein Platz für die nächste Partie ist reserviert. Er wird { $until } frei.
mine-others = **Deine anderen Tische**
mine-quiet = { $game } · { $place }: warten auf { $names }.
mine-away = { $game } · { $place }: Der Computer spielt für dich, bis du **{ $button-back }** drückst.
mine-goes-on = { $game } · { $place } läuft gerade ohne dich.
mine-lobby = { $game } · { $place } hat noch nicht angefangen.
mine-more = { $count ->
    [one] Und { $count } weitere.
   *[other] Und { $count } weitere.
}
button-go-there = Hingehen
help-intro =
    ## Das kannst du machen
    7 Wonders, 7 Wonders Duel und 7 Wonders Architects, mit Freunden oder gegen den Computer. Neu hier? Fang mit `/practice` an.
help-intro-guest =
    ## Das kannst du hier machen
    Der Bot ist hier nicht dabei, aber du hast die App: Du kannst üben, nachschlagen und Punkte zusammenzählen. Um mit Freunden zu spielen, füg den Bot einem Server hinzu.
help-play = **Jetzt spielen**
help-game = **Während einer Partie**
help-look-up = **Nachschlagen**
help-afterwards = **Nach einer Partie**
help-together = **Auf diesem Server**
help-me = **Deine Sprache und deine Daten**
help-line = `/{ $command }` { $does }
help-elsewhere = -# Alles andere sind Buttons, genau da, wo du sie brauchst: Karten spielen, den Tisch ansehen, nochmal spielen.
help-version = -# Version { $version }
button-add-to-server = Zu einem Server hinzufügen
button-add-to-person = Für dich hinzufügen
lobby-heading-again =
    ## { $game }
    { $host } will nochmal spielen. { $count ->
        [one] **{ $count } Spieler ist da.**
       *[other] **{ $count } Spieler sind da.**
    }
lobby-seat-kept = { $number }. { $name } · Platz reserviert
lobby-kept = Reservierte Plätze werden { $until } frei. **Mitspielen** sichert dir deinen, **Verlassen** gibt ihn frei. Sobald alle da sind, geht’s los. { $host } kann auch früher starten, dann füllen Computer die leeren Plätze.
lobby-seat = { $number }. { $name }
levels = Wie stark sollen die Computerspieler sein? Bis zum Start kannst du das ändern.
levels-none = An diesem Tisch sind keine Computerspieler mehr.
levels-choose = Schwierigkeit wählen
levels-of-all = { $level ->
    [easy] Alle leicht
    [strong] Alle stark
   *[normal] Alle normal
}
level-easy = Spielt wie ein Anfänger
level-normal = Spielt solide und behält die anderen im Blick
level-strong = Denkt voraus und macht kaum Fehler
lobby-seat-board = { $seat } · { $city } { $side }
lobby-options = -# { $options }
lobby-side-b = { $edition ->
    [second-edition] Die Nachtseite ist kniffliger. Spielt beim ersten Mal die Tagseite.
   *[other] Seite B ist kniffliger. Spielt beim ersten Mal Seite A.
}
lobby-two-players = Zu zweit spielt ihr abwechselnd eine dritte Stadt mit, die Freie Stadt (die Expertenvariante). Lieber normal? Nehmt einen Computerspieler dazu.
lobby-not-for-two = Die 2. Edition braucht 3 bis 7 Spieler, eine Variante für zwei hat sie nicht. Nehmt einen Computerspieler dazu oder wechselt zur 1. Edition.
lobby-hints = **Hinweise** sind an: Jeder kann sich privat zeigen lassen, was ein starker Spieler tun würde und warum. Diese Partie zählt nicht für die Rangliste.
lobby-footer-duel = Alles liegt offen: Jeder Zug ist eine Nachricht hier, und wer dran ist, nutzt die Buttons darunter. Neu dabei? **Spielanleitung** erklärt’s auf fünf Seiten.
lobby-footer-base = Deine Karten kommen als Direktnachricht. Blockierst du Direktnachrichten? Kein Problem: Drück in der Partie auf **Meine Karten**.
lobby-changed = Erledigt.
lobby-seated = Du sitzt mit am Tisch: { $place }
lobby-started-in-thread =
    ## Alle da
    Gespielt wird in { $thread }.
lobby-closed = Dieser Tisch ist zu. `/join` macht einen neuen auf.
lobby-expired = Eine Weile kam niemand dazu, deshalb ist dieser Tisch zu. `/join` macht einen neuen auf.
lobby-everyone-left = Alle sind weg, deshalb ist dieser Tisch zu. `/join` macht einen neuen auf.
thread-name = 7 Wonders · { $names }
no-thread = Der Bot kann hier keinen Thread erstellen, deshalb wird in diesem Kanal gespielt.
seat-taken-hello = Du spielst auf **{ $server }** mit. Deine Karten kommen hierher. Lieber im Kanal? Tippe dort `/hand`.
seat-hand-sent = Der Platz gehört dir. Deine Karten findest du in deinen Direktnachrichten; `/hand` ändert das.
direct-messages-closed = Der Bot kann dir keine Direktnachricht schicken. Kein Problem: Drück in der Partie auf **{ $button-my-hand }**. Willst du sie doch als Direktnachricht, erlaube das in den Privatsphäre-Einstellungen dieses Servers, verlasse dann den Tisch und komm wieder dazu.
direct-messages-enough = Deine Karten sind im Kanal: Drück in der Partie auf **{ $button-my-hand }**, nur du siehst sie. Discord begrenzt, wie vielen neuen Leuten ein Bot am Tag schreiben kann; mit `/hand` kannst du es an einem anderen Tag nochmal versuchen.
hand-settings = **Einstellungen für 7 Wonders**
hands-in-channel = Deine Karten sind im Kanal: Drück dort auf **{ $button-my-hand }**. Direktnachrichten bekommst du nicht.
hands-in-channel-now = Ab der nächsten Runde sind deine Karten im Kanal: Drück dort auf **{ $button-my-hand }**. `/hand` ändert das.
hands-by-no-message-now = Du bekommst vom Bot gerade keine Direktnachrichten: Sie sind blockiert, oder er hat es noch nicht versucht. Er versucht es, wenn du das nächste Mal irgendwo mitspielst. Wo willst du deine Karten haben?
hands-by-message = Deine Karten kommen als Direktnachricht. **{ $button-my-hand }** im Kanal zeigt sie auch.
hands-by-message-now = Ab der nächsten Runde kommen deine Karten als Direktnachricht. `/hand` ändert das.
choices-asked = Spielst du nur gegen Computer, bestätigst du jede Wahl.
choices-unasked = Spielst du nur gegen Computer, gilt jede Wahl sofort.
boards-heading = Pläne, { $side }
boards-city = { $city }:
choose-board = Wähle einen Plan für deine Stadt. Alle sehen ihn in der Lobby.
choose-board-shown = Das ist dein Weltwunder:
start-not-chosen = { $count ->
    [one] { $names } hat noch kein Weltwunder gewählt. Startest du jetzt, entscheidet der Zufall.
   *[other] { $names } haben noch kein Weltwunder gewählt. Startest du jetzt, entscheidet der Zufall.
}
button-start-anyway = Trotzdem starten
choose-board-list = Plan wählen
board = { $wonder }, { $side }
board-dealt = Zufälliger Plan

## Optionen

options-title = Optionen
option-sides = Pläne
option-sides-a = { $edition ->
    [second-edition] Tagseite
   *[other] Seite A
}
option-sides-b = { $edition ->
    [second-edition] Nachtseite
   *[other] Seite B
}
option-sides-a-b = { $edition ->
    [second-edition] Tag und Nacht gemischt
   *[other] Seiten A und B gemischt
}
option-wonders = Weltwunder
option-wonders-dealt = Zufällige Weltwunder
option-wonders-chosen = Spieler wählen ihr Weltwunder
option-wonders-dealt-with-manneken-pis = Zufällige Weltwunder, mit Manneken Pis
option-wonders-chosen-with-manneken-pis = Spieler wählen, mit Manneken Pis
option-pace = Tempo
option-pace-live = { $game ->
    [base] Live: 90 Sekunden pro Runde
   *[other] Live: 90 Sekunden pro Zug
}
option-pace-relaxed = { $game ->
    [base] Entspannt: 10 Minuten pro Runde
   *[other] Entspannt: 10 Minuten pro Zug
}
option-pace-slow = { $game ->
    [base] Langsam: 24 Stunden pro Runde
   *[other] Langsam: 24 Stunden pro Zug
}
option-pace-none = Kein Zeitlimit
option-pictures = Bilder nach jeder Runde
option-pictures-strip = Jede Runde ein kleines Bild pro Stadt
option-pictures-round = Jede Runde die ganzen Städte
option-pictures-age = Ganze Städte nur nach jedem Zeitalter
option-pause = Pause vor Computerzügen
option-pause-short = Kurze Pause vor Computerzügen
option-pause-long = Lange Pause vor Computerzügen
option-pause-none = Keine Pause vor Computerzügen
option-place = Wo gespielt wird
option-place-channel = In diesem Kanal
option-place-thread = In einem neuen Thread

## Berechtigungen

permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen

## Das Spiel beginnt

opening =
    ## Die Partie beginnt! { $edition ->
        [second-edition] (2. Edition)
       *[other] (1. Edition)
    }
    { $boards }.
    { $passing ->
        [left] **Zeitalter I** · nach links weitergeben:
        [swap] **Zeitalter I** · Karten tauschen:
       *[right] **Zeitalter I** · nach rechts weitergeben:
    } { $circle }
    Jede Stadt startet mit { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
opening-rich = { $city } startet mit { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
opening-board = { $name }: **{ $city } { $side }**
free-city = Freie Stadt
    .the = die Freie Stadt
    .dat = der Freien Stadt
    .begins = Die Freie Stadt

## Eine Runde vor allen

heading-round = **Zeitalter { $age }, Runde { $round } von { $rounds }**
heading-free-city = **Zeitalter { $age }, Runde { $round } von { $rounds }** · { $name } spielt auch die Freie Stadt
heading-seventh-card = **Zeitalter { $age }, die siebte Karte**
heading-revive = **Zeitalter { $age }, Runde { $round } von { $rounds }: der Ablagestapel**
status-time = { $heading } · endet { $until }
status-everyone-has-picked = Alle haben gewählt.
status-waiting-for = { $count ->
    [one] ⏳ Warten auf { $names }.
   *[other] ⏳ Warten auf { $names }. { $ready } von { $count } fertig.
}
shown-by = -# Gezeigt von { $name }
shown-to-all = -# Das sehen jetzt alle im Kanal.
nudge = { $persons } Du bist dran! ({ $name } hat dich angestupst.)
nudged = Du hast { $names } mit einer Nachricht in der Partie angestupst. Das geht pro Spieler einmal in der Stunde.
nudged-but = Du hast { $names } mit einer Nachricht in der Partie angestupst, { $others } aber nicht: Das geht pro Spieler nur einmal in der Stunde.
status-resumed = -# Der Bot war kurz weg. Es ist nichts verloren – spielt weiter.
status-closed = { $person }: Drück auf **Meine Karten**, um deine Karten zu sehen.
status = { $heading }. Warten auf { $names }.
status-all-picked = { $heading }. Alle haben gewählt – gleich geht’s weiter.
status-abandoned = Die letzte Partie hier wurde abgebrochen und endete ohne Wertung. `/table` und `/city` zeigen sie noch, `/record` gibt sie dir als Datei; `/join` macht einen neuen Tisch auf.
status-over = Die letzte Partie hier ist vorbei. `/table` und `/city` zeigen sie noch; `/join` macht einen neuen Tisch auf.
status-lobby = { $count ->
    [one] Hier ist ein Tisch offen, { $count } Platz ist besetzt. Mit `/join` bist du dabei.
   *[other] Hier ist ein Tisch offen, { $count } Plätze sind besetzt. Mit `/join` bist du dabei.
}
reminder = Auf **{ $server }** hast du noch nicht gewählt. Deine Zeit endet { $until }.
reminder-turns = Du bist dran auf **{ $server }**. Deine Zeit endet { $until }.
reminder-public-turns = { $person }, die Hälfte deiner Zeit ist um. Die Buttons sind unter dem Bild dieses Zugs.
reminder-public = { $person }, die Hälfte deiner Zeit ist um. Drück auf **Meine Karten** in der Nachricht dieser Runde.
computer-thinks = { $name } überlegt.
late-computer-played = ⏱ Zeit abgelaufen: Der Computer hat diese Runde für { $name } gespielt. Ab der nächsten spielt { $name } wieder selbst.
late-away = { $name } ist wohl nicht da. Der Computer spielt, bis { $name } auf **Bin wieder da** drückt.

## Was geschehen ist

told-heading = **Zeitalter { $age }, Runde { $round } von { $rounds }**
paid-to-left = { $count ->
    [one] { $count } Münze an { $name-the }
   *[other] { $count } Münzen an { $name-the }
}
paid-to-right = { $count ->
    [one] { $count } Münze an { $name-the }
   *[other] { $count } Münzen an { $name-the }
}
paid-to-bank = { $count ->
    [one] { $count } Münze an die Bank
   *[other] { $count } Münzen an die Bank
}
bought-from = { $resources } ({ $name })
the-bank = Bank
told-built = { $how ->
    [chain] { $name-begins } baut **{ $card }**, kostenlos durch { $source }
    [power] { $name-begins } baut **{ $card }**, kostenlos durch Olympia
   *[other] { $seventh ->
        [yes] { $payment ->
            [none] { $name-begins } baut auch die siebte Karte, **{ $card }**
           *[other] { $name-begins } baut auch die siebte Karte, **{ $card }** ({ $payment })
        }
       *[no] { $payment ->
            [none] { $name-begins } baut **{ $card }**
           *[other] { $name-begins } baut **{ $card }** ({ $payment })
        }
    }
}
told-stage-built = { $copy ->
    [none] { $payment ->
        [none] { $name-begins } baut **Bauabschnitt { $stage } von { $city }**
       *[other] { $name-begins } baut **Bauabschnitt { $stage } von { $city }** ({ $payment })
    }
   *[other] { $payment ->
        [none] { $name-begins } baut **Bauabschnitt { $stage } von { $city }**, kopiert von { $copied }
       *[other] { $name-begins } baut **Bauabschnitt { $stage } von { $city }**, kopiert von { $copied } ({ $payment })
    }
}
told-sold = { $seventh ->
    [yes] { $name-begins } legt die siebte Karte für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } ab
   *[no] { $name-begins } legt eine Karte für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } ab
}
told-coins-taken = { $coins ->
    [one] { $name } nimmt { $coins } Münze aus der Bank
   *[other] { $name } nimmt { $coins } Münzen aus der Bank
}
told-revived = { $card ->
    [none] { $name-begins } baut nichts aus dem Ablagestapel
   *[other] { $name-begins } baut **{ $card }** aus dem Ablagestapel
}
told-discard-empty = { $name } findet im Ablagestapel nichts zum Bauen.
age-ended = ## Ende von Zeitalter { $age }
conflict-won = **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } +{ $token }, { $loser } { $loss }
conflict-peace = **{ $name } { $shields } ⚔ { $left_shields } { $left }** · Frieden
age-begins = { $passing ->
    [left] **Zeitalter { $age }** · nach links weitergeben: { $circle }
    [swap] **Zeitalter { $age }** · Karten tauschen: { $circle }
   *[right] **Zeitalter { $age }** · nach rechts weitergeben: { $circle }
}
log-empty = Bisher ist nichts passiert.

## Die eigene Hand

hand-heading = { $following ->
    [left] **Zeitalter { $age }, Runde { $round } von { $rounds }** · { $money } · nach links weitergeben → { $name }
    [swap] **Zeitalter { $age }, Runde { $round } von { $rounds }** · { $money } · Karten tauschen mit { $name }
    [right] **Zeitalter { $age }, Runde { $round } von { $rounds }** · { $money } · nach rechts weitergeben → { $name }
    [seventh] **Zeitalter { $age }, die siebte Karte** · { $money }
    [discard] **Zeitalter { $age }, Runde { $round } von { $rounds }: der Ablagestapel**
    [seventh-next] **Zeitalter { $age }, Runde { $round } von { $rounds }** · { $money } · du spielst auch die letzte Karte
   *[put-away] **Zeitalter { $age }, Runde { $round } von { $rounds }** · { $money } · die letzte Karte kommt auf den Ablagestapel
}
practice-heading = **Übung** · { $heading }
hand-free-city = **die Freie Stadt ist dran** mit { $money }
news-of = { $name }: { $done }
news-of-you = du: { $done }
news-of-neighbours = { $own ->
    [yes] Zuletzt bei deinen Nachbarn – { $news }
   *[no] Zuletzt bei ihren Nachbarn – { $news }
}
free-city-played-by = { $name } spielt diese Runde auch die Freie Stadt.
news-stage-built = Bauabschnitt { $stage } des Weltwunders
news-sold = eine Karte abgelegt
news-built = { $card }
news-revived = { $card ->
    [none] nichts aus dem Ablagestapel
   *[other] { $card }
}
hand-away = Der Computer spielt für dich, bis du auf **Bin wieder da** drückst.
hand-reserve = Für später aufgehoben: { $cards }.
hand-place = -# { $place }
choose-card = Wähle eine Karte.
choose-both = **Du spielst beide Karten.** Wähle zuerst eine.
choose-own-first = **Du spielst diese Runde auch die Freie Stadt.** Wähle zuerst eine Karte für deine eigene Stadt.
choose-free-city = { $count ->
    [one] **Jetzt für die Freie Stadt.** Noch { $count } Karte. Ablegen kann sie nur, wenn sonst nichts geht.
   *[other] **Jetzt für die Freie Stadt.** Noch { $count } Karten. Ablegen kann sie nur, wenn sonst nichts geht.
}
choose-seventh = **Du spielst auch die siebte Karte.** Bau sie, schieb sie unter dein Weltwunder oder leg sie ab.
choose-discard = { $count ->
    [one] **Bau eine abgelegte Karte kostenlos.** { $count } davon kannst du bauen.
   *[other] **Bau eine abgelegte Karte kostenlos.** { $count } davon kannst du bauen.
}
choose-discard-free-city = { $count ->
    [one] **Die Freie Stadt baut eine abgelegte Karte kostenlos.** { $count } davon kann sie bauen.
   *[other] **Die Freie Stadt baut eine abgelegte Karte kostenlos.** { $count } davon kann sie bauen.
}
choose-discard-age = { $number ->
    [0] Karten ohne Zeitalter
   *[other] Karten aus Zeitalter { $age }
}
discard-option = { $number }. { $card }
question-other = { $name }, du hast die Wahl.
question-list = Wählen
button-number = { $number } { $name }
nothing-to-choose = Du hast gerade nichts zu entscheiden. Warten auf { $names }.
offer-card = **{ $card }**: { $effects }
offer-build = { $how ->
    [owned] { $own ->
        [yes] Du hast { $card } schon. Jedes Gebäude kannst du nur einmal bauen.
       *[no] Die Freie Stadt hat { $card } schon. Jedes Gebäude kann sie nur einmal bauen.
    }
    [coins] { $own ->
        [yes] Zu teuer: Das kostet { $need ->
                [one] { $need } Münze
               *[other] { $need } Münzen
            }, du hast { $have }.
       *[no] Zu teuer: Das kostet { $need ->
                [one] { $need } Münze
               *[other] { $need } Münzen
            }, die Freie Stadt hat { $have }.
    }
    [unsold] { $own ->
        [yes] Du kannst das nicht bauen
       *[no] Die Freie Stadt kann das nicht bauen
    } – { $shortages }.
    [free] Das ist kostenlos.
    [chain] { $own ->
        [yes] Kostenlos: Du hast { $source }.
       *[no] Kostenlos: Die Freie Stadt hat { $source }, also muss sie diese Karte bauen.
    }
    [power] { $once ->
        [yes] Mit Olympia baust du das kostenlos, einmal in diesem Zeitalter.
       *[no] Mit Olympia kostenlos.
    }
    [own] { $own ->
        [yes] Du hast alles dafür.
       *[no] Die Freie Stadt hat alles dafür.
    }
   *[trade] { $own ->
        [yes] Du zahlst { $payment }.
       *[no] Die Freie Stadt zahlt { $payment }.
    }
}
offer-or-power = { $once ->
    [yes] Oder bau es kostenlos mit Olympia, einmal in diesem Zeitalter.
   *[no] Oder bau es kostenlos mit Olympia.
}
offer-stage-too-dear = { $own ->
    [yes] Der nächste Bauabschnitt deines Weltwunders kostet { $need ->
            [one] { $need } Münze
           *[other] { $need } Münzen
        }, du hast { $have }.
   *[no] Der nächste Bauabschnitt ihres Weltwunders kostet { $need ->
            [one] { $need } Münze
           *[other] { $need } Münzen
        }, die Freie Stadt hat { $have }.
}
offer-stage-not-sold = Den nächsten Bauabschnitt kannst du nicht bauen – { $shortages }.
offer-free-from = Kostenlos durch: { $cards }.
worth = Stand jetzt: **{ $figures }**.
worth-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
worth-coins = { $count ->
    [one] +{ $count } Münze
   *[other] +{ $count } Münzen
}
worth-science = Wissenschaft +{ $count }
worth-beats = Sieg gegen { $names-the }
worth-level = Gleichstand mit { $names-dat }
offer-free-later = Macht später kostenlos: { $cards }.
hand-line = { $number }. { $line }
picked-build = { $payment ->
    [none] { $own ->
        [yes] ✔ Du baust **{ $card }**.
       *[no] ✔ Sie baut **{ $card }**.
    }
   *[other] { $own ->
        [yes] ✔ Du baust **{ $card }**: { $payment }.
       *[no] ✔ Sie baut **{ $card }**: { $payment }.
    }
}
picked-stage = { $payment ->
    [none] { $own ->
        [yes] ✔ Du baust **den nächsten Bauabschnitt** mit { $card }.
       *[no] ✔ Sie baut **den nächsten Bauabschnitt** mit { $card }.
    }
   *[other] { $own ->
        [yes] ✔ Du baust **den nächsten Bauabschnitt** mit { $card }: { $payment }.
       *[no] ✔ Sie baut **den nächsten Bauabschnitt** mit { $card }: { $payment }.
    }
}
picked-sell = { $own ->
    [yes] ✔ Du legst **{ $card }** für { $coins } ab.
   *[no] ✔ Sie legt **{ $card }** für { $coins } ab.
}
picked-revive = ✔ Du baust **{ $card }** aus dem Ablagestapel.
picked-none = ✔ Du baust nichts aus dem Ablagestapel.
picked-other = ✔ { $choice }.
picked-for-free-city = { $own } Für die Freie Stadt: { $free_city }
picked-until = Deine Wahl, bis du unten einen Button drückst: { $picked }
picked-last = { $picked } Alle haben gewählt.
picked-waiting = { $picked } Warten auf { $names }. Anders überlegt? Wähl einfach neu.
picked-computers = { $picked } Warten auf { $names }.
sure = { $question } Das kannst du nicht rückgängig machen.
sure-unasked = { $question } Danach gilt jeder Klick sofort. `/hand` ändert das.
sure-build = { $how ->
    [power] **{ $card }** kostenlos mit Olympia bauen?
   *[other] { $payment ->
        [none] { $own ->
            [yes] **{ $card }** bauen?
           *[no] **{ $card }** für die Freie Stadt bauen?
        }
       *[other] { $own ->
            [yes] **{ $card }** bauen? Du zahlst { $payment }.
           *[no] **{ $card }** für die Freie Stadt bauen? Sie zahlt { $payment }.
        }
    }
}
sure-stage = { $copied ->
    [none] { $payment ->
        [none] { $own ->
            [yes] **Bauabschnitt { $stage } deines Weltwunders** mit { $card } bauen?
           *[no] **Bauabschnitt { $stage } der Freien Stadt** mit { $card } bauen?
        }
       *[other] { $own ->
            [yes] **Bauabschnitt { $stage } deines Weltwunders** mit { $card } bauen? Du zahlst { $payment }.
           *[no] **Bauabschnitt { $stage } der Freien Stadt** mit { $card } bauen? Sie zahlt { $payment }.
        }
    }
   *[other] { $payment ->
        [none] **Bauabschnitt { $stage } deines Weltwunders** mit { $card } bauen und { $copied } kopieren?
       *[other] **Bauabschnitt { $stage } deines Weltwunders** mit { $card } bauen und { $copied } kopieren? Du zahlst { $payment }.
    }
}
sure-sell = { $own ->
    [yes] **{ $card }** für { $coins } ablegen?
   *[no] **{ $card }** der Freien Stadt für { $coins } ablegen?
}
sure-revive = **{ $card }** aus dem Ablagestapel bauen?
sure-none = Nichts aus dem Ablagestapel bauen?
sure-other = { $choice }?
pay-build = Bei wem kaufst du fürs Gebäude?
pay-stage = Bei wem kaufst du fürs Weltwunder?
pay-for = { $copied ->
    [none] { $what ->
        [build] Gebäude · { pay-paid }
       *[stage] Weltwunder · { pay-paid }
    }
   *[other] Weltwunder: wie { $copied } · { pay-paid }
}
pay-paid = { $several ->
    [yes] { $cheapest ->
        [yes] { $count ->
            [one] { $count } Münze
           *[other] { $count } Münzen
        }: { $payment } (am günstigsten)
       *[no] { $count ->
            [one] { $count } Münze
           *[other] { $count } Münzen
        }: { $payment }
    }
   *[no] { $cheapest ->
        [yes] { $payment } (am günstigsten)
       *[no] { $payment }
    }
}
remembered = Zeitalter { $age }, Runde { $round }: { $what }
remembered-late = Zeitalter { $age }, Runde { $round }: Deine Zeit war um, der Computer hat für dich gewählt: { $what }
remembered-nothing = Du hattest nichts zu entscheiden.
remembered-build = { $card } gebaut.
remembered-stage = einen Bauabschnitt mit { $card } gebaut.
remembered-sell = { $card } abgelegt.
remembered-revive = { $card } aus dem Ablagestapel gebaut.
remembered-free-city = { $action ->
    [build] Die Freie Stadt hat { $card } gebaut.
    [stage] Die Freie Stadt hat einen Bauabschnitt mit { $card } gebaut.
    [revive] Die Freie Stadt hat { $card } aus dem Ablagestapel gebaut.
    [none] Die Freie Stadt hat nichts aus dem Ablagestapel gebaut.
   *[sell] Die Freie Stadt hat { $card } abgelegt.
}
remembered-none = nichts aus dem Ablagestapel gebaut.
remembered-other = { $choice }.
hand-put-away = Diese Ansicht ist geschlossen.
picture-late = Das Bild braucht noch etwas. Darauf ist zu sehen:
which-game = Welche Partie?
hand-none = Du hast keine Karten: Du spielst gerade in keiner Partie mit.

## Das Ende des Spiels

winner = ## { $headline }
other-totals = { $count ->
    [one] Punkte des anderen
   *[other] Punkte der anderen
}: { $totals }
other-total = { $coins ->
    [one] { $name } { $points } ({ $coins } Münze)
   *[other] { $name } { $points } ({ $coins } Münzen)
}
moment-led-only-at-the-end = { $name } lag erst ganz am Ende vorn.
moment-free-city-on-top = Die meisten Punkte hat die Freie Stadt: { $points }.
moment-won-without-a-shield = { $name } hat ohne einen einzigen Schild gewonnen.
moment-won-without-a-stage = { $name } hat ohne einen einzigen Bauabschnitt gewonnen.
moment-led-in-vain = { $game ->
    [base] { $name } lag { $rounds ->
            [one] { $rounds } Runde
           *[other] { $rounds } Runden
        } lang vorn, aber { $winner } hat gewonnen.
   *[other] { $name } lag { $rounds ->
            [one] { $rounds } Zug
           *[other] { $rounds } Züge
        } lang vorn, aber { $winner } hat gewonnen.
}
moment-lost-every-conflict = { $name } hat jeden einzelnen Konflikt verloren.
moment-won-every-conflict = { $name } hat jeden einzelnen Konflikt gewonnen.
moment-came-from-behind = { $game ->
    [base] { $rounds ->
        [one] Eine Runde vor Schluss lag { $name } noch auf dem letzten Platz – und hat gewonnen.
       *[other] { $rounds } Runden vor Schluss lag { $name } noch auf dem letzten Platz – und hat gewonnen.
    }
   *[other] { $rounds ->
        [one] Einen Zug vor Schluss lag { $name } noch auf dem letzten Platz – und hat gewonnen.
       *[other] { $rounds } Züge vor Schluss lag { $name } noch auf dem letzten Platz – und hat gewonnen.
    }
}
moment-close-together = { $points ->
    [0] Der erste und der letzte Platz haben gleich viele Punkte.
    [one] Zwischen erstem und letztem Platz liegt nur ein Punkt.
   *[other] Zwischen erstem und letztem Platz liegen nur { $points } Punkte.
}
moment-led-for-long = { $game ->
    [base] { $name } lag { $rounds ->
            [one] { $rounds } Runde
           *[other] { $rounds } Runden
        } lang vorn.
   *[other] { $name } lag { $rounds ->
            [one] { $rounds } Zug
           *[other] { $rounds } Züge
        } lang vorn.
}
moment-much-civilian = { $name } hat allein mit blauen Karten { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
moment-peaceful-age = Zeitalter { $age } endete friedlich: Niemand hat einen Konflikt gewonnen.
moment-science-in-vain = { $name } holt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mit Wissenschaft, aber zum Sieg { $short ->
    [one] fehlt { $short } Punkt
   *[other] fehlen { $short } Punkte
}.
moment-lead-changed-hands = Die Führung hat { $times ->
    [one] einmal
   *[other] { $times }-mal
} gewechselt.
moment-early-wonder = Schon in Runde { $round } von Zeitalter { $age } war das Weltwunder von { $name } fertig.
moment-full-purse = { $name } hat am Ende { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} übrig.
moment-chains = { $name } hat { $buildings ->
    [one] { $buildings } Gebäude
   *[other] { $buildings } Gebäude
} kostenlos durch Ketten gebaut.
moment-science-won = { $name } hat dank { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} aus Wissenschaft gewonnen.
moment-much-from-guilds = { $name } hat mit Gilden { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} geholt.
moment-sales = { $name } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} abgelegt.
moment-every-colour = Nur { $name } hat in jeder Farbe gebaut.
moment-earned-by-trade = { $name } hat mit Verkäufen an Nachbarn { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} verdient.
moment-spent-on-trade = { $name } hat bei Nachbarn { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} gelassen.
honour-record-total = Neuer Serverrekord für { $name }: { $points }, bisher waren es { $before }.
honour-many-wonders = { $name } hat jetzt mit { $wonders ->
    [one] einem Weltwunder
   *[other] { $wonders } verschiedenen Weltwundern
} gewonnen.
honour-won-no-wonder = { $name } hat gewonnen, ohne am Weltwunder zu bauen.
honour-won-early-wonder = { $name } hat gewonnen und das Weltwunder schon in Zeitalter II fertig gebaut.
honour-won-no-trade = { $name } hat gewonnen, ohne eine einzige Ressource zu kaufen.
honour-won-no-red = { $name } hat ganz ohne rote Karten gewonnen.
honour-won-no-yellow = { $name } hat ganz ohne gelbe Karten gewonnen.
honour-leads = { $name } führt jetzt die Rangliste dieses Servers an.
honour-round-number-of-games = Das war die { $games }. Partie von { $name } auf diesem Server.
honour-round-number-of-wins = Das war der { $wins }. Sieg von { $name } in diesem Spiel auf diesem Server.
honour-streak = { $name } hat { $wins ->
    [one] { $wins } Partie
   *[other] { $wins } Partien
} in Folge gewonnen.
honour-record-category = { $category ->
    [military] Serverrekord für { $name } bei Militärpunkten: { $points }.
    [treasury] Serverrekord für { $name } bei Punkten für Münzen: { $points }.
    [wonder] Serverrekord für { $name } bei Punkten fürs Weltwunder: { $points }.
    [wonders] Serverrekord für { $name } bei Punkten für Weltwunder: { $points }.
    [stages] Serverrekord für { $name } bei Punkten für Bauabschnitte: { $points }.
    [civilian] Serverrekord für { $name } bei Punkten für blaue Karten: { $points }.
    [blue] Serverrekord für { $name } bei Punkten für blaue Karten: { $points }.
    [scientific] Serverrekord für { $name } bei Punkten für Wissenschaft: { $points }.
    [commercial] Serverrekord für { $name } bei Punkten für gelbe Karten: { $points }.
    [guilds] Serverrekord für { $name } bei Punkten für Gilden: { $points }.
    [progress] Serverrekord für { $name } bei Punkten für Fortschritte: { $points }.
   *[other] Serverrekord für { $name } in einer Wertung: { $points }.
}
honour-streak-ended = { $name } hat die Serie von { $other } nach { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siegen
} beendet.
honour-ahead-at-last = { $name } lag zum ersten Mal vor { $other }, in der { $games }. gemeinsamen Partie.
honour-first-win = Das ist der erste Sieg von { $name } in diesem Spiel auf diesem Server.
honour-first-win-with-wonder = Das ist der erste Sieg von { $name } mit { $wonder-dat }.
honour-first-win-with-side = Das ist der erste Sieg von { $name } mit { $wonder-dat }, { $side }.
honour-own-best = { $more ->
    [one] { $name } hat die eigene Bestmarke um einen Punkt übertroffen.
   *[other] { $name } hat die eigene Bestmarke um { $more } Punkte übertroffen.
}
honour-settled = Die Wertungszahl von { $name } ist nicht mehr vorläufig.
honour-first-game = Das war die erste beendete Partie von { $name } auf diesem Server.
moment-duel-early = Schon in Zeitalter { $age } war alles vorbei.
moment-duel-behind-in-points = { $points ->
    [one] { $name } lag einen Punkt zurück und hat trotzdem gewonnen.
   *[other] { $name } lag { $points } Punkte zurück und hat trotzdem gewonnen.
}
moment-duel-nearly-at-the-capital = { $spaces ->
    [one] { $name } fehlte nur noch { $spaces } Feld bis zur Hauptstadt von { $other }.
   *[other] { $name } fehlten nur noch { $spaces } Felder bis zur Hauptstadt von { $other }.
}
moment-duel-one-symbol-short = { $name } fehlte nur ein Symbol zum wissenschaftlichen Sieg.
moment-duel-pawn-crossed = Die Konfliktfigur ist { $times ->
    [one] einmal
   *[other] { $times }-mal
} über die Mitte gewandert.
moment-duel-calm-front = { $spaces ->
    [one] Die Konfliktfigur kam nie weiter als { $spaces } Feld von der Mitte weg.
   *[other] Die Konfliktfigur kam nie weiter als { $spaces } Felder von der Mitte weg.
}
moment-duel-every-wonder = { $wonders ->
    [0] { $name } hat alle vier Weltwunder gebaut, { $other } keins.
    [one] { $name } hat alle vier Weltwunder gebaut, { $other } nur eins.
   *[other] { $name } hat alle vier Weltwunder gebaut, { $other } nur { $wonders }.
}
moment-duel-ahead-in-vain = { $name } lag { $rounds ->
    [one] { $rounds } Zug
   *[other] { $rounds } Züge
} lang nach Punkten vorn, aber { $winner } hat gewonnen.
moment-duel-turns-again = { $name } war { $times ->
    [one] einmal
   *[other] { $times }-mal
} gleich noch einmal am Zug.
moment-duel-many-tokens = { $name } hat sich { $tokens } Fortschritts-Plättchen geholt.
moment-duel-much-looted = { $name } hat { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} verloren.
moment-architects-won-with-few-stages = { $stages ->
    [0] { $name } hat ganz ohne Bauabschnitt gewonnen.
    [one] { $name } hat mit einem einzigen Bauabschnitt gewonnen.
   *[other] { $name } hat mit nur { $stages } Bauabschnitten gewonnen.
}
moment-architects-no-battle = Es gab keine einzige Schlacht.
moment-architects-many-tokens = { $name } hat sich { $tokens } Fortschrittsmarker geholt.
moment-architects-finished-in-vain = { $name } hat das Weltwunder fertig gebaut, aber { $winner } hat gewonnen.
moment-architects-wandering-cat = Die Katze ist { $times ->
    [one] einmal
   *[other] { $times }-mal
} umgezogen.
moment-architects-many-battles = Es gab { $battles ->
    [one] { $battles } Schlacht
   *[other] { $battles } Schlachten
}.
moment-architects-many-victories = { $name } hat { $tokens } Militär-Siegmarker.
result-won = **Du hast gewonnen!** { $headline }.
result-other = **{ $headline }; du bist auf Platz { $place } mit { $points }.**
play-again-there = In { $place } ist ein Tisch offen.
seated-game-has-begun = Du hast deinen Platz, und die Partie läuft schon.
note-symbols = Wissenschaftssymbol nach Wahl für { $name }: { $symbols }, +{ $points }.
note-guild = { $name } kopiert { $card } von { $owner }, +{ $points }.
note-costs-unknown = Welche Kosten auf Seite A gedruckt sind, ist nicht bekannt. Deshalb gilt die Regel von 2013: Ein Bauabschnitt kostet so viel wie der kopierte.
note-not-in-edition = { $edition ->
    [base] Nur in der 2. Edition.
   *[other] Nur in der 1. Edition.
}
note-in-edition = { $edition ->
    [base] **In der 1. Edition:**
   *[other] **In der 2. Edition:**
} { $facts }
note-called = Heißt { $card }.
note-produces = Produziert { $resource }.
note-free-with-none = Durch keine Karte kostenlos.
note-makes-none-free = Macht keine Karte kostenlos.
note-beer = { $name } schuldet Brüssel ein schönes kühles Bier.
details-total = **{ $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}**
details-line = { $category ->
    [military] Militärische Konflikte: **{ $points }** ({ $what })
    [treasury] Schatz: **{ $points }** ({ $what })
    [wonder] Weltwunder: **{ $points }** ({ $what })
    [civilian] Profanbauten: **{ $points }** ({ $what })
    [scientific] Forschungsgebäude: **{ $points }** ({ $what })
    [commercial] Handelsgebäude: **{ $points }** ({ $what })
    [wonders] Weltwunder: **{ $points }** ({ $what })
    [progress] Fortschritts-Plättchen: **{ $points }** ({ $what })
    [track] Konfliktleiste: **{ $points }** ({ $what })
   *[guilds] Gilden: **{ $points }** ({ $what })
}
details-line-alone = { $category ->
    [military] Militärische Konflikte: **{ $points }**
    [treasury] Schatz: **{ $points }**
    [wonder] Weltwunder: **{ $points }**
    [civilian] Profanbauten: **{ $points }**
    [scientific] Forschungsgebäude: **{ $points }**
    [commercial] Handelsgebäude: **{ $points }**
    [wonders] Weltwunder: **{ $points }**
    [progress] Fortschritts-Plättchen: **{ $points }**
    [track] Konfliktleiste: **{ $points }**
   *[guilds] Gilden: **{ $points }**
}
details-line-row = { $row }: **{ $points }**
details-stages = { $built } von { $stages ->
    [one] { $stages } Bauabschnitt
   *[other] { $stages } Bauabschnitten
}
details-card = { $card } { $points }
details-guild-copied = { $card }, kopiert von { $owner }, { $points }
details-symbols-chosen = { $symbols }; gewählt: { $chosen }

## Aufzeichnungen

rehearsal-taps = { $person } Das ist eine Probe: Am Ende wird alles gelöscht. Drück oben auf **Meine Karten**. { $open ->
        [yes] Tippe dann auf **{ $number }** in der letzten Direktnachricht des Bots
       *[no] Tippe dann auf **{ $number }** unter den Karten, die sich öffnen
    }, und wähle etwas aus der Liste, die erscheint.
rehearsal-form = { $person } Noch eins, wenn du magst: Drück oben auf **Optionen**, ändere etwas und schick das Formular ab. Das ist freiwillig.
record-file = Die letzte Partie in diesem Kanal. `/replay` zeigt sie noch einmal, mit dieser Datei überall.
record-file-abandoned = Die letzte Partie in diesem Kanal. Sie wurde abgebrochen und endete ohne Wertung. `/replay` zeigt sie, so weit sie kam, mit dieser Datei überall.
record-shown = Alle im Kanal können darin blättern.
record-page = -# { $page } von { $pages }
record-list = Gehe zu
record-step = { $page } · { $step }
step-round = Zeitalter { $age }, Runde { $round }
step-seventh-card = Zeitalter { $age }, die siebte Karte
step-revive = Zeitalter { $age }, Runde { $round }, der Ablagestapel
duel-step-draft = Auswahl: { $name }
duel-step = Zeitalter { $age }: { $name }
architects-step = { $name }
player = Spieler { $number }

## Plätze

leave-question = Partie verlassen? Der Computer übernimmt deine Stadt.
end-question = Partie von { $names } beenden? Es gibt dann keine Wertung.
leave-question-last = Partie verlassen? Außer dir spielt niemand mehr, also endet sie ohne Wertung.
replace-question = { $name } durch einen Computerspieler ersetzen? Er übernimmt { $city }. { $name } bekommt Bescheid und kann nur zurück, wenn der Host oder ein Moderator es erlaubt.
replace-question-last = { $name } durch einen Computerspieler ersetzen? Außer { $name } spielt niemand mehr, also endet die Partie ohne Wertung.
question-replaced = Der Spieler ist ersetzt. Im Kanal sehen es alle.
question-keep = Die Partie geht weiter.
question-stay = Du bist weiter dabei.
question-left = Du hast die Partie verlassen.
question-ended = Du hast die Partie beendet.
seat-left = { $name } ist raus. { $computer } (Computer) spielt jetzt { $city }.
seat-replaced = { $name } wurde ersetzt. { $computer } (Computer) spielt jetzt { $city }.
seat-replaced-called = { $name } ({ $person }) wurde ersetzt. { $computer } (Computer) spielt jetzt { $city }.
seat-replaced-you = Du wurdest in der Partie in { $place } ersetzt: Der Host oder ein Moderator hat { $city } dem Computer gegeben. Willst du zurück? Drück dort auf **{ $button-take-seat }**, dann wird der Host gefragt.
seats-free = Hier läuft eine Partie. Schau mit `/table` zu oder übernimm einen Computerspieler:
seat-free = { $game ->
    [duel] { $points ->
        [one] - { $name }: bisher { $points } Punkt
       *[other] - { $name }: bisher { $points } Punkte
    }
   *[other] { $points ->
        [one] - { $name }: { $city }, bisher { $points } Punkt
       *[other] - { $name }: { $city }, bisher { $points } Punkte
    }
}
seat-taken-over = { $name } übernimmt { $city }.
seat-asked-for = { $host }, { $name } wurde ersetzt und möchte zurück. Nur du oder ein Moderator kann { $name } wieder reinlassen.
seat-may-be-taken = { $person } kann wieder einen Platz übernehmen.
seat-back = { $name } ist wieder da.
seat-no-longer-alone = { $name }, du spielst nicht mehr allein: Jeder Klick gilt sofort, und du kannst ihn ändern, bis alle gewählt haben.
lobby-lost = Dieser Tisch lässt sich nicht mehr öffnen, wahrscheinlich wegen eines Updates. Er ist jetzt zu; `/join` macht einen neuen auf.
game-lost = Die Partie in diesem Kanal lässt sich nicht mehr öffnen, wahrscheinlich wegen eines Updates. `/join` macht einen neuen Tisch auf.
game-on-hold = { $permissions ->
    [none] Die Partie in { $place } pausiert: Der Bot kann dort nicht mehr schreiben. Es ist nichts verloren. Sobald jemand, der den Server verwaltet, ihm die Berechtigung wieder gibt, geht es nach ein paar Minuten weiter.
   *[other] Die Partie in { $place } pausiert: Dem Bot fehlen dort jetzt diese Berechtigungen: { $permissions }. Es ist nichts verloren. Sobald jemand, der den Server verwaltet, sie ihm wieder gibt, geht es nach ein paar Minuten weiter.
}
game-rests = Die Partie in { $place } hängt, auch nach mehreren Versuchen. Es ist nichts verloren: Sie geht weiter, wenn dort ein Spieler einen Button drückt oder einen Befehl tippt.
game-broken = Ein Programmfehler hat die Partie in { $place } angehalten. Es ist nichts verloren: Sie geht weiter, sobald der Fehler behoben ist. `/end` beendet sie sofort ohne Wertung.
game-expires = { $persons } Hier hat lange niemand gespielt. Die Partie endet am { $end }, wenn niemand von euch etwas tut: Jeder Button und jeder Befehl in diesem Kanal zählt.
game-abandoned = Diese Partie wurde abgebrochen und endete ohne Wertung. Der Kanal ist wieder frei. `/record` gibt sie als Datei; `/join` macht einen neuen Tisch auf.
game-expires-direct = In deiner Partie in { $place } hat lange niemand gespielt, und der Bot kann dort nicht mehr schreiben. Sie endet am { $end }, wenn kein Spieler etwas tut: Jeder Button und jeder Befehl dort zählt, auch der Button hier unten.
game-stopped = Diese Partie wurde beendet. `/join` macht einen neuen Tisch auf.
table-asleep = Gerade ist niemand da, also pausiert die Partie. Sie geht weiter, sobald ein Spieler auf **Bin wieder da** drückt.
everyone-left = Alle sind weg. Die Partie ist zu Ende.
game-ended-by = { $name } hat diese Partie beendet. `/join` macht einen neuen Tisch auf.
done = Erledigt.

## Was von Menschen behalten wird

privacy = **Was der Bot über dich speichert**, bis du `/forget` tippst, sofern nicht anders angegeben
    { "" }**Wenn du einen Befehl oder Button benutzt**: deine Discord-Sprache oder die aus `/language`, um dir darin zu antworten. Außerdem die Edition von 7 Wonders, die du zuletzt gewählt hast, für deinen nächsten Tisch.
    { "" }**Wenn du einen Platz nimmst**: ob und wo der Bot dir Direktnachrichten schicken kann und ob du deine Karten lieber im Kanal willst, damit sie ankommen.
    { "" }**Zu jedem Tisch**: wer ihn aufgemacht hat, wer unter welchem Namen wo saß, jede Wahl, das Ergebnis, Beginn und Ende und wer ihn beendet hat. So übersteht die Partie einen Absturz, und das Ergebnis bleibt abrufbar. `/forget` löscht deinen Namen, Dateien aus `/record` behalten ihn. Bis zum Ende der Partie außerdem, wer gegangen ist (damit niemand durch Platzwechsel Karten sieht) und wann jemand angestupst oder erwähnt wurde (damit das nicht ständig passiert).
    { "" }**Zu einer Datei**, die mit `/replay` gezeigt wird: Kartenverteilung, jede Wahl, das Ergebnis und die Namen darin, { $days ->
            [one] einen Tag
           *[other] { $days } Tage
        } lang, damit ihre Buttons funktionieren. `/forget` löscht jeden Namen, den du an Tischen dieses Bots hattest.
    { "" }**Zu einem Wertungsblock** (`/score`): den Block mit den Namen, bis zu deinem nächsten, höchstens einen Monat. Speicherst du ihn im Verlauf des Servers: was darauf steht und dass du es warst.
    { "" }**Aus beendeten Partien**: deine Statistik auf jedem Server (Plätze, Punkte, Weltwunder, Rekorde, Gegner, Wertungszahl) und ob du darin nicht auftauchen willst. Nach `/forget` gehören deine Plätze einem namenlosen Spieler, damit die Statistik der anderen bleibt. Partien aus einer älteren Version des Bots werden nebenbei gezählt.
    { "" }**In deiner ersten Partie eines Spiels**: welchen Tipp du in welcher Runde bekommen hast (nur bis zum Ende der Partie), damit keiner doppelt kommt. Außerdem, ob du Tipps ausgeschaltet hast.
    { "" }**Nachrichten**: Discord zeigt dem Bot den Text nur von Direktnachrichten an ihn und von Nachrichten, die ihn erwähnen. Er antwortet mit einer kurzen Vorstellung und speichert nichts davon.
    { "" }**Wer das sieht**: die Leute an deinem Tisch, die deinen Namen und deine Züge sehen, und die Leute auf deinem Server, die dort Verlauf, Statistik und Rangliste sehen. Sonst niemand.
kept-language = Deine Discord-Sprache ist { $language }.
kept-own-language = Du hast { $language } als Sprache gewählt.
kept-no-language = Deine Sprache ist nicht gespeichert.
kept-edition = Du hast zuletzt die { $edition } von 7 Wonders gewählt.
kept-direct = Der Bot weiß, wo er dir Direktnachrichten schicken kann.
kept-no-direct = Der Bot weiß nicht, wo er dir Direktnachrichten schicken kann.
kept-hands-in-channel = Du willst deine Karten im Kanal, nicht als Direktnachricht.
kept-seats = Du sitzt an { $lobbies ->
    [one] { $lobbies } offenen Tisch
   *[other] { $lobbies } offenen Tischen
} und in { $running ->
    [one] { $running } laufenden Partie
   *[other] { $running } laufenden Partien
}, und du hast an { $ended ->
    [one] { $ended } beendeten Tisch
   *[other] { $ended } beendeten Tischen
} gesessen.
kept-finished = Gespeichert sind deine Statistik, Wertungszahlen und Rekorde aus { $count ->
    [one] { $count } beendeten Partie
   *[other] { $count } beendeten Partien
}.
kept-left-out = Du tauchst in Ranglisten und Rekorden nicht auf.
kept-pad = Du hast einen Wertungsblock von `/score`.
kept-tips = Gespeichert sind die Tipps in deinen laufenden Partien, damit keiner doppelt kommt. Danach werden sie gelöscht.
kept-without-tips = Du hast Tipps ausgeschaltet.
kept-without-confirmation = Du hast die Rückfrage in Partien gegen Computer ausgeschaltet.
privacy-forget = `/forget` löscht das alles, mit Rückfrage.
forget-question = **Alles löschen, was der Bot über dich speichert?** Das kannst du nicht rückgängig machen.
forget-settings = Gelöscht werden deine Sprache und wo du Direktnachrichten bekommst.
forget-lobbies = { $count ->
    [one] Du verlässt den offenen Tisch, an dem du sitzt.
   *[other] Du verlässt die { $count } offenen Tische, an denen du sitzt.
}
forget-running = { $count ->
    [one] Du verlässt deine laufende Partie: Der Computer übernimmt.
   *[other] Du verlässt deine { $count } laufenden Partien: Der Computer übernimmt.
}
forget-ended = { $count ->
    [one] { $count } beendeter Tisch behält Züge und Ergebnis, aber dein Platz hat keinen Namen mehr.
   *[other] { $count } beendete Tische behalten Züge und Ergebnisse, aber deine Plätze haben keinen Namen mehr.
}
forget-finished = Deine Statistik, Wertungszahlen und Rekorde aus { $count ->
    [one] { $count } beendeten Partie
   *[other] { $count } beendeten Partien
} sind dann endgültig weg.
forget-left-out = Auch dass du in Ranglisten und Rekorden nicht auftauchen willst, wird gelöscht: Spätere Partien zählen wieder.
forget-pad = Dein Wertungsblock wird gelöscht.
button-forget = Löschen
button-keep = Behalten
forget-nothing-done = Es wurde nichts gelöscht.
forgotten = **Deine Daten sind gelöscht.**
forgotten-settings = Deine Sprache und wo du Direktnachrichten bekommst, sind gelöscht.
forgotten-lobbies = { $count ->
    [one] Du hast den offenen Tisch verlassen, an dem du warst.
   *[other] Du hast die { $count } offenen Tische verlassen, an denen du warst.
}
forgotten-running = { $count ->
    [one] Du hast deine laufende Partie verlassen; auf deinem Platz spielt jetzt der Computer.
   *[other] Du hast deine { $count } laufenden Partien verlassen; auf deinen Plätzen spielt jetzt der Computer.
}
forgotten-ended = Dein Name ist von { $count ->
    [one] { $count } beendeten Tisch
   *[other] { $count } beendeten Tischen
} gelöscht.
forgotten-finished = Deine Statistik, Wertungszahlen und Rekorde aus { $count ->
    [one] { $count } beendeten Partie
   *[other] { $count } beendeten Partien
} sind gelöscht.
forgotten-remains = Nachrichten des Bots in Kanälen bleiben, bis sie jemand löscht, der den Kanal verwaltet. Dass du eine laufende Partie verlassen hast, bleibt bis zu deren Ende gespeichert. Ältere Backups des Bot-Betreibers enthalten deinen Namen noch. Benutzt du den Bot wieder, speichert er deine Sprache wieder.
forgotten-name = Ehemaliger Spieler

## Languages

language-me = Deine Sprache ist { $language }.
language-server = Die Sprache dieses Servers ist { $public }.
language-server-chosen = Die Sprache dieses Servers ist jetzt { $public }. Offene Tische behalten ihre; auch die ändert `/language`.
language-table-chosen = An diesem Tisch geht es in deiner gewählten Sprache weiter.
language-how = `/language ich:` ändert deine Sprache, `server:` die des Servers, `tisch:` die des Tisches in diesem Kanal.
language-like-discord = Wie Discord
edition-here = Hier wird die **{ $edition }** von 7 Wonders gespielt. Der Host kann in der Lobby wechseln. Wer die Berechtigung „Server verwalten“ hat, legt mit `/edition server:` die Edition für neue Tische fest.
edition-server-chosen = { $edition ->
    [base] An neuen Tischen auf diesem Server wird jetzt die **1. Edition** gespielt. Der Host kann in der Lobby weiterhin wechseln.
    [second-edition] An neuen Tischen auf diesem Server wird jetzt die **2. Edition** gespielt. Der Host kann in der Lobby weiterhin wechseln.
   *[host] An neuen Tischen auf diesem Server wird jetzt die Edition gespielt, die der Host zuletzt gewählt hat.
}

## Was nicht geht, und was geht

something-went-wrong = Da ist etwas schiefgegangen. Deine Partie ist gespeichert – versuch’s nochmal.
store-failed = Die Datenbank antwortet nicht, deshalb hat das nicht geklappt. Alles von vorher ist sicher. Versuch es in einer Minute nochmal; klappt es dann auch nicht, sag dem Betreiber des Bots Bescheid.
refusal-not-allowed = Das kannst du hier nicht benutzen.
refusal-lobby-closed = Dieser Tisch ist zu. `/join` macht einen neuen auf.
refusal-game-has-begun = Die Partie läuft schon. Spielst du mit? Deine Karten sind unter **{ $button-my-hand }**. `/table` zeigt allen den Tisch.
game-of-other-rules = Diese Partie lief mit einer älteren Version der Regeln, deshalb lassen sich ihre Städte und Runden nicht zeigen. Das Ergebnis ist noch gespeichert:
record-of-other-rules = Diese Partie lief mit einer älteren Version der Regeln, deshalb lassen sich ihre Städte und Runden nicht zeigen. Dieses Ergebnis steht in der Datei, prüfen lässt es sich nicht:
kept-outcome-line = { $rank }. { $name }: { $points }
kept-outcome-victory = { $victory ->
    [military] Es war ein militärischer Sieg.
    [scientific] Es war ein wissenschaftlicher Sieg.
   *[civilian] Es war ein ziviler Sieg.
}
kept-outcome-ended = Sie endete am { $when }.
refusal-game-of-other-rules = Diese Partie lief mit einer älteren Version der Regeln und lässt sich nicht mehr zeigen.
refusal-stopping = Der Bot startet gerade neu, deshalb hat das nicht geklappt. Alle Partien sind gespeichert – versuch’s gleich nochmal.
refusal-your-pictures = Du wartest schon auf mehrere Bilder. Frag nochmal, wenn sie da sind.
refusal-pictures-of-server = Für diesen Server werden gerade zu viele Bilder gezeichnet. Die Partien laufen weiter – frag gleich nochmal.
refusal-moving = Der Bot zieht gerade um, deshalb hat das nicht geklappt. Alle Partien sind gespeichert – versuch’s in zehn Sekunden nochmal.
refusal-game-over = Diese Partie ist vorbei. `/practice` startet sofort eine neue, `/join` macht in einem Kanal einen neuen Tisch auf.
refusal-game-here = Hier läuft eine Partie. Schau mit `/table` zu; mit `/join` bekommst du einen Platz, wenn jemand geht.
refusal-channel-taken = In diesem Kanal gibt es schon einen Tisch. Drück dort auf **{ $button-join }**. Der Host oder ein Moderator kann ihn mit `/end` beenden.
refusal-other-game = Hier ist ein Tisch für { $game } offen. Drück dort auf **{ $button-join }**. Der Host oder ein Moderator kann ihn mit `/end` beenden.
refusal-other-game-here = Hier läuft eine Partie { $game }. Spielt in einem anderen Kanal oder Thread, oder lasst diese vom Host oder einem Moderator mit `/end` beenden.
already-playing = Du spielst hier schon { $game }.
refusal-already-seated = Platz { $number } an diesem Tisch gehört dir schon. Mit **{ $button-leave }** gibst du ihn auf.
refusal-already-playing = Du spielst hier schon mit. Mit `/leave` gibst du deinen Platz auf.
refusal-not-seated = Du hast an diesem Tisch keinen Platz. Drück auf **{ $button-join }**, um einen zu nehmen.
refusal-table-full = Der Tisch ist voll. Mit `/table` kannst du zuschauen.
refusal-no-free-seat = Alle Plätze sind besetzt. Drück auf **{ $button-start }**, wenn ihr so weit seid.
refusal-pad-players = Dieses Spiel ist für { $least ->
    [2] { $most ->
        [2] 2 Spieler
       *[other] { $least } bis { $most } Spieler
    }
   *[other] { $least } bis { $most } Spieler
}: Gib alle bei `mitspieler:` an, mit Kommas getrennt.
refusal-pad-names = Zwei Spieler heißen gleich. Ändere einen Namen und versuch’s nochmal.
refusal-pad-member = Jemand, den du erwähnt hast, ist nicht auf diesem Server. Tippe stattdessen den Namen und versuch’s nochmal.
refusal-pad-not-filled = Der Wertungsblock ist noch nicht komplett. Korrigiere die Felder unten und versuch’s nochmal.
refusal-no-pad = Diesen Wertungsblock gibt es nicht mehr, oder er gehört dir nicht. `/score` fängt einen neuen an.
refusal-seats-kept = Die freien Plätze sind für die Spieler der letzten Partie reserviert. Sie werden { $until } frei: Nimm dann einen.
refusal-again-for-players = Nur Spieler dieser Partie können eine Revanche starten. `/join` macht einen eigenen Tisch auf.
refusal-not-on-this-server = Du bist nicht mehr auf dem Server dieser Partie oder siehst ihren Kanal nicht. Bitte dort jemanden, dich reinzulassen.
refusal-too-many-tables = { $count ->
    [one] Auf diesem Server ist schon { $count } Tisch offen. Spielt den erst zu Ende.
   *[other] Auf diesem Server sind schon { $count } Tische offen. Spielt erst einen zu Ende.
}
refusal-host-only = Das kann nur { $host } als Host.
refusal-host-or-moderator = Das kann nur der Host oder ein Moderator.
refusal-no-computer = An diesem Tisch gibt es keinen Computerspieler.
refusal-too-few-players-duel = 7 Wonders Duel braucht 2 Spieler. Warte auf jemanden oder nimm einen Computerspieler dazu.
refusal-too-few-players-base = 7 Wonders braucht 2 bis 7 Spieler. Warte auf mehr oder nimm einen Computerspieler dazu.
refusal-too-few-players-second-edition = Die 2. Edition von 7 Wonders braucht 3 bis 7 Spieler, eine Variante für zwei hat sie nicht. Warte auf mehr, nimm einen Computerspieler dazu oder wechsle zur 1. Edition.
refusal-no-such-game = Eine Partie mit diesem Namen gibt es nicht. Wähle eine aus der Liste, die beim Tippen erscheint.
refusal-no-hands = In diesem Spiel gibt es keine Handkarten: Alles liegt offen auf dem Tisch.
refusal-no-lobby = Hier ist kein Tisch offen. `/join` macht einen auf.
refusal-no-game = Hier läuft keine Partie. `/join` macht einen Tisch auf.
refusal-no-game-direct = Hier läuft keine Partie. `/practice` startet eine, `/mine` zeigt deine Partien auf allen Servern.
refusal-wonders-dealt = In dieser Partie entscheidet der Zufall über die Weltwunder. Der Host kann das unter **{ $button-options }** ändern.
refusal-wonder-taken = Dieses Weltwunder hat sich gerade jemand geschnappt. Wähle ein anderes.
refusal-permissions-missing = Der Bot braucht in diesem Kanal diese Berechtigungen: { $permissions }. Frag jemanden, der den Server verwaltet, und versuch’s nochmal.
refusal-bot-not-here = Dafür muss der Bot dabei sein, und hier ist er es nicht. Füg ihn einem Server hinzu und versuch’s dort nochmal: <{ $invite }>
refusal-external-apps = Auf diesem Server dürfen externe Apps nur privat antworten, deshalb siehst nur du das.
refusal-not-shown = Der Bot kann hier nicht schreiben, deshalb siehst nur du das. Jemand, der den Server verwaltet, kann ihm die Berechtigung geben.
refusal-may-not-write = Du kannst in diesem Kanal nicht schreiben, deshalb siehst nur du das.
refusal-round-over = Das war eine frühere Runde. Hier sind deine aktuellen Karten.
refusal-everyone-has-picked = Zu spät: Alle haben gewählt. Es gilt, was du gewählt hattest.
refusal-not-your-turn = { $name } ist am Zug. Du bist bald dran.
refusal-no-hints = In dieser Partie sind Hinweise aus. Der Host kann sie vor dem Start in der Lobby einschalten.
refusal-nothing-to-advise = Du hast gerade nichts zu entscheiden, also gibt es keinen Hinweis.
refusal-hint-over = Das ist schon entschieden. Drück bei deiner nächsten Wahl auf **Hinweis**.
refusal-hint-over-at-the-table = Das ist schon entschieden. Drück bei deiner nächsten Wahl auf **{ $button-hint }**.
refusal-seat-changed = Auf diesem Platz sitzt jetzt jemand anders, deshalb hat dein Klick nicht gezählt.
refusal-offer-changed = Deine Möglichkeiten haben sich geändert. Wähle neu.
refusal-seat-taken = Diesen Platz hat schon { $name }.
refusal-spectator = Du spielst in dieser Partie nicht mit. Mit `/table` kannst du zuschauen.
refusal-replaced = Du wurdest in dieser Partie ersetzt, deshalb muss { $host } dich wieder reinlassen. Die Anfrage steht im Kanal der Partie.
refusal-has-seen-a-hand = Du hast diese Runde die Karten eines anderen Platzes gesehen. Nimm deinen eigenen Platz wieder, oder diesen ab der nächsten Runde.
refusal-nobody-to-nudge = Es gibt niemanden zum Anstupsen: Die Partie wartet auf sonst niemanden.
refusal-nudge-yourself = Alle warten auf dich, also gibt es niemanden zum Anstupsen.
refusal-nudged-already = Alle, die noch dran sind, wurden in der letzten Stunde schon angestupst. Das geht { $until } wieder.
refusal-own-word = Nur der Host oder ein anderer Moderator kann dich wieder reinlassen.
refusal-spectator-details = Du hast in dieser Partie nicht mitgespielt. Die Wertung oben zeigt jeden Punkt.
refusal-foreign-hand = Das sind die Karten von { $name }. Deine sind unter **{ $button-my-hand }**.
refusal-not-at-this-table = { $name } sitzt nicht an diesem Tisch. Wähle einen Namen aus der Liste, die beim Tippen erscheint.
refusal-not-away = Du bist nicht weg: Dein Platz gehört dir. Deine Karten sind unter **{ $button-my-hand }**.
refusal-no-finished-game = Hier wurde noch keine Partie zu Ende gespielt.
refusal-record-too-large = Diese Datei ist zu groß für eine Partie. Häng eine Datei aus `/record` an.
refusal-no-such-finished-game = Diese Partie lässt sich hier nicht zeigen: Sie lief auf einem anderen Server oder ist nicht mehr gespeichert.
refusal-stats-server = Ranglisten, Weltwunder und Rekorde gibt es pro Server. Tippe das in einem seiner Kanäle.
refusal-stats-oneself = In Direktnachrichten siehst du nur deine eigenen Partien. Frag auf einem Server nach denen der anderen.
refusal-stats-not-played = { $name } hat hier noch keine Partie { $game } zu Ende gespielt. Wähle ein anderes Spiel.
refusal-no-such-season = In einer Saison mit diesem Namen wurde keine Partie gewertet. Wähle eine aus der Liste, die beim Tippen erscheint.
refusal-manage-server = Du brauchst die Berechtigung „Server verwalten“, um die Ranglisten dieses Servers ein- oder auszuschalten.
refusal-record = Diese Datei ist keine Partie von diesem Bot, oder sie wurde verändert. Häng eine Datei aus `/record` an.
refusal-no-finished-game-of-number = Diese Partie läuft noch, oder es wurde nichts gespielt. Wenn sie zu Ende ist, kannst du sie ansehen.
refusal-no-such-language = Diese Sprache gibt es nicht. Wähle eine aus der Liste, die beim Tippen erscheint.
refusal-language-server = Du brauchst die Berechtigung „Server verwalten“, um die Sprache dieses Servers zu wählen. Für deine eigene nimm `ich:`.
refusal-language-server-here = Die Sprache eines Servers lässt sich nur in einem seiner Kanäle wählen.
refusal-edition-server = Du brauchst die Berechtigung „Server verwalten“, um die Edition dieses Servers zu wählen. An einem einzelnen Tisch kann der Host in der Lobby wechseln.
refusal-no-such-edition = Eine Edition mit diesem Namen gibt es nicht. Wähle eine aus der Liste, die beim Tippen erscheint.
refusal-no-manneken-pis = In der 2. Edition gibt es Manneken Pis nicht. Nimm ihn zuerst unter **{ $button-options }** heraus.
refusal-no-record = Diese Datei ist nicht mehr gespeichert. Häng sie mit `/replay` nochmal an.
refusal-no-such-card = Eine Karte oder einen Fortschritt mit diesem Namen gibt es nicht. Wähle aus der Liste, die beim Tippen erscheint.
refusal-no-such-wonder = Ein Weltwunder mit diesem Namen gibt es nicht. Wähle aus der Liste, die beim Tippen erscheint.
refusal-no-such-topic = Ein Thema mit diesem Namen gibt es nicht. Wähle aus der Liste, die beim Tippen erscheint.

## Regeln

rules-list = Ein anderes Thema
topic-round = Eine Runde
topic-colours = Farben der Karten
topic-trade = Handel
topic-chains = Ketten
topic-wonder = Weltwunder
topic-military = Militärische Konflikte
topic-science = Wissenschaft
topic-guilds = Gilden
topic-end = Ende der Partie
topic-two-players = Zu zweit
topic-free-city = Die Freie Stadt
topic-manneken-pis = Manneken Pis
topic-second-edition = 1. oder 2. Edition?
topic-clock = Zeitlimit und Abwesenheit
topic-ratings = Wertungszahlen und Statistik
topic-duel = 7 Wonders Duel
topic-architects = 7 Wonders Architects
rules-colours =
    ## Farben der Karten
    { "" }**Braune** Karten produzieren Rohstoffe, **graue** Glas, Stoff und Papyrus. Damit bezahlst du andere Karten, und deine Nachbarn können davon kaufen. In Zeitalter III gibt es keine.
    { "" }**Blaue** Karten sind Punkte. **Grüne** Karten sind Wissenschaftssymbole: Je mehr du hast, desto mehr zählen sie.
    { "" }**Gelbe** Karten bringen Münzen oder Ressourcen oder machen den Handel billiger, in Zeitalter III auch Punkte. Was sie produzieren, kann niemand kaufen.
    { "" }**Rote** Karten sind Schilde. Am Ende jedes Zeitalters vergleichst du sie mit beiden Nachbarn.
    { "" }**Violette** Karten sind Gilden, nur in Zeitalter III. Die meisten geben Punkte für das, was deine Nachbarn gebaut haben.
rules-two-players =
    ## Zu zweit
    Zwischen euch liegt eine dritte Stadt, die **Freie Stadt**. Sie gehört niemandem und ist Nachbar von beiden: Sie verkauft, kauft und kämpft. Ihr spielt mit den Karten für drei Spieler.
    Ihr spielt sie abwechselnd, immer eine Runde. Bist du dran, ziehst du eine Karte von ihrem Stapel auf die Hand, wählst eine für deine eigene Stadt und dann eine für die Freie Stadt. Der andere wählt eine Karte. Dann tauscht ihr die Handkarten.
    Gewinnen könnt nur ihr zwei. Lieber normal? Nehmt in der Lobby einen Computerspieler dazu.
rules-free-city =
    ## Die Freie Stadt
    In deiner Runde wählst du ihre Karte gleich nach deiner eigenen. Die Freie Stadt baut sie oder schiebt sie unter ihr Weltwunder, mit ihrer Produktion, ihren Münzen und dem, was sie bei euch kauft. Du bestimmst, wie sie zahlt, auch teurer als nötig.
    Macht eine Kette die Karte kostenlos, muss sie gebaut werden. Ablegen darf die Freie Stadt nur, wenn sie keine der übrigen Karten spielen kann.
    Ihre Kräfte, etwa aus dem Ablagestapel zu bauen, nutzt der Spieler, der in dieser Runde für sie spielt. Sie hat keine siebte Karte und kann nicht gewinnen.
rules-manneken-pis =
    ## Manneken Pis
    Ein Plan aus Brüssel: Er startet mit 7 Münzen, aber ohne Ressource. Nimm ihn in der Lobby unter **Optionen** dazu.
    { "" }**Seite A** kopiert: Bauabschnitt 1 den ersten deines linken Nachbarn, Bauabschnitt 2 den zweiten deines rechten, Bauabschnitt 3 den dritten eines der beiden, du hast die Wahl. Jeder kostet so viel wie der kopierte. Einen Nachbarn ohne dritten Bauabschnitt kannst du dort nicht kopieren.
    { "" }**Seite B** hat einen Bauabschnitt. Er kostet alle sieben Ressourcen je einmal und bringt 7 Münzen, 7 Punkte und einen Schild.
rules-first-edition-only = -# Nur in der 1. Edition: In der 2. gibt es weder eine Variante für zwei noch Manneken Pis.
rules-second-edition =
    ## 1. oder 2. Edition?
    Die 2. Edition ist die Schachtel, die seit 2020 verkauft wird. Sie ist für 3 bis 7 Spieler, ohne Variante für zwei und ohne Manneken Pis. Der Host kann die Edition in der Lobby wechseln.
    { "" }**Pläne** haben eine Tag- und eine Nachtseite statt A und B. Die meisten Bauabschnitte kosten etwas anderes. Olympia macht Karten kostenlos: auf der Tagseite die erste jeder Farbe in deiner Stadt, auf der Nachtseite deine erste und deine letzte Karte jedes Zeitalters. Babylon spielt die siebte Karte auf der Nachtseite.
    { "" }**Ketten** können ein Zeitalter überspringen: Der Altar macht das Pantheon kostenlos, das Theater die Gärten.
    { "" }**Karten**: Gladiatorenschule, Militärlager und die Gilde der Dekorateure sind neu, der Brunnen ersetzt das Pfandhaus, die Gilde der Strategen fällt weg. Ein paar andere haben sich geändert: `/card` und `/wonder` zeigen, wie. Manche heißen nur anders, etwa Wall statt Mauern.
    Jede Edition hat ihre eigene Statistik und Rangliste.
rules-round =
    ## Eine Runde
    Eine Partie hat drei Zeitalter mit je sechs Runden. In jeder Runde wählen alle gleichzeitig eine ihrer Handkarten und machen eins davon:
    { "" }**Bauen**: Zahle, was die Karte kostet, mit dem, was deine Stadt produziert und was du kaufst. Jedes Gebäude kannst du nur einmal haben.
    { "" }**Weltwunder**: Schieb sie verdeckt unter dein Weltwunder und bezahle stattdessen den nächsten Bauabschnitt.
    { "" }**Ablegen**: Leg sie verdeckt auf den Ablagestapel und nimm 3 Münzen.
    Dann gehen die Handkarten weiter: in Zeitalter I und III nach links, in Zeitalter II nach rechts. In der sechsten Runde wählst du eine deiner letzten zwei Karten, die andere kommt auf den Ablagestapel.
rules-trade =
    ## Handel
    Was deine Stadt nicht produziert, kaufst du bei deinen beiden Nachbarn für je 2 Münzen, die sie bekommen. Ablehnen können sie nicht, und sie verlieren nichts.
    Kaufen kannst du, was ihre braunen und grauen Karten und ihr Plan produzieren, pro Symbol eine Ressource in der Runde. Von gelben Karten und Bauabschnitten kannst du nichts kaufen.
    Ab der Runde nach dem Bau kosten Rohstoffe mit einem Kontor nur 1 Münze beim Nachbarn, auf den es zeigt. Der Markt macht dasselbe mit Glas, Stoff und Papyrus bei beiden.
    Ausgeben kannst du nur Münzen, die du zu Beginn der Runde hattest.
rules-chains =
    ## Ketten
    Manche Karten sind kostenlos, wenn du ein bestimmtes Gebäude aus einem früheren Zeitalter hast: Mit den Bädern ist das Aquädukt kostenlos. Dann zahlst du gar nichts. `/card` zeigt, was eine Karte kostenlos macht.
rules-wonder =
    ## Weltwunder
    Dein Plan hat zwei bis vier Bauabschnitte. Du baust sie der Reihe nach, jeden einmal, egal in welchem Zeitalter. Die Karte unter einem Bauabschnitt bleibt verdeckt und tut sonst nichts. `/wonder` zeigt beide Seiten eines Plans.
rules-military =
    ## Militärische Konflikte
    Am Ende jedes Zeitalters vergleichst du deine Schilde mit beiden Nachbarn. Hast du mehr, gewinnst du einen Konfliktmarker: 1 Punkt in Zeitalter I, 3 in II, 5 in III. Hast du weniger, verlierst du 1 Punkt. Bei Gleichstand passiert nichts.
rules-science =
    ## Wissenschaft
    Gleiche Symbole zählen im Quadrat: 1 Punkt für eins, 4 für zwei, 9 für drei. Jeder Satz aus allen dreien bringt 7 Punkte dazu. Ein Symbol nach Wahl zählt als das, was am meisten bringt.
rules-guilds =
    ## Gilden
    In Zeitalter III gibt es zwei Gilden mehr als Spieler. Die meisten geben Punkte für das, was deine Nachbarn gebaut haben.
rules-end =
    ## Ende der Partie
    Nach Zeitalter III zählt ihr zusammen: Konfliktmarker, 1 Punkt für je 3 Münzen, Weltwunder, blaue Karten, Wissenschaft, gelbe Karten und Gilden. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die Münzen; danach teilt ihr euch den Sieg.
rules-clock =
    ## Zeitlimit und Abwesenheit
    Der Host stellt in der Lobby das Tempo ein: 90 Sekunden, 10 Minuten oder 24 Stunden pro Runde oder Zug, oder kein Zeitlimit.
    Ist die Hälfte der Zeit um, bekommst du eine Erinnerung. Ist sie ganz um, spielt ein Computerspieler diese Runde oder diesen Zug für dich; den nächsten spielst du wieder selbst. Nach drei in Folge spielt er weiter, bis du auf **Bin wieder da** drückst. `/leave` gibt deinen Platz für immer auf, mit **Platz übernehmen** bekommt ihn jemand anders. Ist der Bot offline, läuft keine Zeit.
rules-ratings =
    ## Wertungszahlen und Statistik
    { "" }**Ranglisten**: Jeder Server hat eine pro Spiel und Edition, mit einer Saison pro Quartal (UTC). Eine Partie wird einmal gewertet, wenn sie endet. Es zählen Plätze, nicht Punkte; ein geteilter Platz ist ein Unentschieden. Alle starten mit 1.000; ± zeigt, wie weit eine Wertungszahl noch danebenliegen kann. Bis zu zehn gewerteten Partien ist deine vorläufig und steht unter den anderen. Eine neue Saison startet mit deiner letzten Zahl, etwas unsicherer. Auch Computerspieler werden gewertet, je nach Stärke.
    { "" }**Was zählt**: Ein Ergebnis zählt für den Spieler, der am Ende auf dem Platz sitzt, außer andere, auch der Computer, haben mehr als drei seiner Entscheidungen getroffen, egal warum. Wenn du eine Partie anfängst und für immer gehst, bekommst du den letzten Platz, und deine Serie endet. Ein Platz, den jemand später übernommen hat, zählt für niemanden. Partien mit **Hinweisen** werden nicht gewertet.
    { "" }**Statistik**: Durchschnitt und Bestwerte lassen Duelle aus, die militärisch oder wissenschaftlich gewonnen wurden. Partien vom Wertungsblock stehen im Verlauf und zählen sonst nirgends. Ein Server kann Wertungen ausschalten, und du kannst dich aus Ranglisten und Rekorden heraushalten.
    { "" }**Die Formel**: Es ist das Plackett-Luce-Modell von Weng und Lin (openskill) mit β = 25/6, τ = 1/12 und κ = 0,0001. Alle starten mit μ = 25 und σ = 25/3. Gezeigt werden 40 × μ Punkte, ± ist 1,96 × 40 × σ. Eine neue Saison behält μ und hebt σ auf √(σ² + (25/6)²), höchstens 25/3. Eine Stärke mit mehreren Plätzen bekommt den Mittelwert ihrer μ und ihrer σ².
rules-duel =
    ## 7 Wonders Duel
    Zuerst wählt ihr je vier Weltwunder. Dann spielt ihr drei Zeitalter. In deinem Zug nimmst du eine Karte, auf der keine andere liegt, und machst eins davon:
    { "" }**Bauen**: Was deine Stadt nicht produziert, verkauft dir die Bank für je 2 Münzen, plus 1 für jedes Stück, das braune und graue Karten deines Gegners produzieren. Eine Karte ist kostenlos, wenn du die mit ihrem Kettensymbol hast.
    { "" }**Ablegen**: Das bringt 2 Münzen, plus 1 für jede deiner gelben Karten.
    { "" }**Weltwunder**: Schieb die Karte darunter und bezahle stattdessen das Weltwunder. Höchstens sieben der acht werden gebaut.
    Rote Karten schieben die Konfliktfigur auf die Hauptstadt deines Gegners zu. Erreicht sie ein Militär-Plättchen, verliert dein Gegner 2 oder 5 Münzen. Erreicht sie die Hauptstadt, ist das ein **militärischer Sieg**, sofort.
    Zwei gleiche Wissenschaftssymbole bringen dir ein Fortschritts-Plättchen. Sechs verschiedene sind ein **wissenschaftlicher Sieg**, sofort.
    Sonst gewinnt, wer nach Zeitalter III die meisten Punkte hat: Karten, Weltwunder, Plättchen, der Bereich der Konfliktfigur und 1 für je 3 Münzen. Bei Gleichstand entscheiden die Punkte für blaue Karten.
    Wer auf der Konfliktleiste hinten liegt, beginnt das nächste Zeitalter. Steht die Figur in der Mitte, entscheidet der Spieler, der zuletzt am Zug war.
rules-architects =
    ## 7 Wonders Architects
    In deinem Zug nimmst du **eine Karte**: vom eigenen Stapel links von dir, vom verdeckten mittleren Stapel oder vom Stapel rechts von dir. Der Rest ergibt sich daraus:
    { "" }**Bauabschnitte** baust du, sobald du zahlen kannst: 2, 3 oder 4 Ressourcen, alle gleich oder alle verschieden. Eine Münze ersetzt jede Ressource. Warten geht nicht.
    { "" }**Grün**: Zwei gleiche Symbole oder alle drei bringen dir einen Fortschrittsmarker, einen der drei offenen oder den verdeckten. Marker, die Karten geben oder beim Bezahlen helfen, wirken einmal pro Zug; die Extrakarten sind freiwillig.
    { "" }**Blau** sind Punkte. Mit einer Katze darauf bekommst du die Katze: 2 Punkte, solange du sie hast, und du kannst dir die oberste Karte in der Mitte ansehen (**Nachsehen**), bevor du eine nimmst.
    { "" }**Rot** sind Schilde. Hörner drehen Kampfmarker um. Zeigen alle eine Schlacht, kämpfen am Ende des Zuges alle gegen beide Nachbarn: Wer mehr Schilde hat, gewinnt einen Militär-Siegmarker (3 Punkte). Danach kommen rote Karten mit Hörnern auf den Ablagestapel. Zu zweit bringen doppelt so viele Schilde zwei Marker, 1 zu 0 aber nur einen.
    { "" }**Das Ende** kommt mit dem Zug, in dem jemand sein Weltwunder fertig baut. Es zählen Bauabschnitte, Katze, blaue Karten, Militär-Siegmarker und Fortschrittsmarker. Bei Gleichstand entscheiden die Bauabschnitte.

## So wird gespielt: Seiten mit Bildern

lesson-place = **So spielt man { $game }** · Seite { $number } von { $pages }
lesson-legend-place = **Alle Symbole von { $game }**
lesson-base-goal = So spielt man: das Ziel
lesson-base-goal-1 = Du startest mit 3 Münzen. In jedem der drei Zeitalter bekommst du sieben Karten. Sechsmal wählen alle gleichzeitig eine Karte und geben den Rest weiter. Die letzte kommt auf den Ablagestapel.
lesson-base-goal-2 = Mit den Karten baust du deine Stadt, jedes Gebäude nur einmal. Wer nach Zeitalter III die meisten Punkte hat, gewinnt. Ein Kranz zeigt Punkte: Diese Karte ist { $worth } wert.
lesson-base-goal-3 = Punkte gibt’s für militärische Konflikte, Münzen, dein Weltwunder und für blaue, grüne, gelbe und violette Karten.
lesson-base-hand = Deine Handkarten und ihre Farben
lesson-base-hand-1 = Braun: Rohstoffe, mit denen du andere Karten bezahlst
lesson-base-hand-2 = Grau: Glas, Stoff, Papyrus, für dasselbe
lesson-base-hand-3 = Blau: Punkte, sonst nichts
lesson-base-hand-4 = Gelb: Münzen, billigerer Handel, später Punkte
lesson-base-hand-5 = Rot: Schilde für militärische Konflikte
lesson-base-hand-6 = Grün: Symbole der Wissenschaft
lesson-base-hand-7 = Violett: Gilden, nur in Zeitalter III. Meist zählt, was Nachbarn gebaut haben
lesson-base-hand-8 = Bau die Karte, schieb sie unter dein Weltwunder oder leg sie für 3 Münzen ab
lesson-base-cost = Was eine Karte kostet
lesson-base-cost-1 = Die Kosten stehen unten, hier 1 Lehm. Was deine Stadt produziert, hast du jede Runde: Es wird nie verbraucht.
lesson-base-cost-2 = Was fehlt, kaufst du bei deinen beiden Nachbarn für je 2 Münzen, die sie bekommen. Sie verlieren nichts und können nicht ablehnen.
lesson-base-cost-3 = Ein Kontor macht das billiger: je 1 Münze für die Waren, die es zeigt, beim Nachbarn, auf den es zeigt.
lesson-base-cost-4 = Eine Kette: Hast du die Bäder gebaut, ist in Zeitalter II das Aquädukt kostenlos.
lesson-base-wonder = Dein Weltwunder
lesson-base-wonder-1 = Dein Plan ist ein Weltwunder mit zwei bis vier Bauabschnitten. Du baust sie der Reihe nach, jeden einmal, egal in welchem Zeitalter.
lesson-base-wonder-2 = Für einen Bauabschnitt schiebst du irgendeine Handkarte verdeckt darunter. Sie tut dann sonst nichts.
lesson-base-wonder-3 = Du zahlst den Bauabschnitt, nicht die Karte. Der erste von Gizeh kostet { $cost } und gibt { $points }.
lesson-base-wonder-4 = Was du nicht nimmst, bekommt dein Nachbar. Eine Karte unter dem Weltwunder oder eine abgelegte bekommt niemand.
lesson-base-end = Militär, Wissenschaft und Ende
lesson-base-end-1 = Militär: Am Ende jedes Zeitalters vergleichst du deine Schilde mit jedem Nachbarn. Mehr Schilde bringen 1 Punkt in Zeitalter I, 3 in II, 5 in III.
lesson-base-end-2 = Weniger Schilde kosten 1 Punkt, in jedem Zeitalter. Bei Gleichstand passiert nichts.
lesson-base-end-3 = Wissenschaft: Gleiche Symbole zählen im Quadrat: 2 sind 4 Punkte, 3 sind 9. Jeder Satz aus allen dreien bringt 7 dazu.
lesson-base-end-4 = Nach Zeitalter III wird alles gezählt, je 3 Münzen = 1 Punkt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die Münzen.
lesson-base-legend = Alle Symbole: Karten und Weltwunder
lesson-base-legend-1 = Holz, Stein, Erz, Lehm: von braunen Karten
lesson-base-legend-2 = Glas, Stoff, Papyrus: von grauen Karten
lesson-base-legend-3 = Eins von beiden pro Runde
lesson-base-legend-4 = Münzen
lesson-base-legend-5 = Siegpunkte
lesson-base-legend-6 = Ein Schild, für militärische Konflikte
lesson-base-legend-7 = Tontafel, Zirkel, Zahnrad: Wissenschaft
lesson-base-legend-8 = Ein Symbol, am Ende gewählt
lesson-base-legend-9 = Karten einer Farbe: braun, grau, blau
lesson-base-legend-10 = 1 Münze für jede braune Karte
lesson-base-legend-11 = Beide Nachbarn
lesson-base-legend-12 = Du und beide Nachbarn
lesson-base-legend-13 = Rohstoffe vom linken Nachbarn: 1 Münze
lesson-base-legend-14 = Macht später eine blaue Karte kostenlos: Kette
lesson-base-legend-15 = Ein Bauabschnitt des Weltwunders
lesson-base-legend-16 = Konflikt gewonnen, Konflikt verloren
lesson-base-legend-17 = Du kannst es bezahlen; du kannst es nicht
lesson-base-legend-18 = Einmal pro Zeitalter eine Karte kostenlos
lesson-base-legend-19 = Du spielst auch die siebte Karte
lesson-base-legend-20 = Eine abgelegte Karte kostenlos bauen
lesson-base-legend-21 = Kopiert eine Gilde eines Nachbarn
lesson-base-legend-22 = 2 Münzen an den Nachbarn mit diesem Weltwunder
lesson-base-legend-23 = Erste Karte jedes Zeitalters kostenlos
lesson-base-legend-24 = Letzte Karte jedes Zeitalters kostenlos
lesson-base-legend-25 = Erste Karte jeder Farbe kostenlos
lesson-base-legend-26 = Punkte, wenn dein Weltwunder fertig ist
lesson-base-legend-27 = Kette: Karten, die es brauchen, sind kostenlos
lesson-base-table-signs = Alle Symbole: der Tisch
lesson-base-table-signs-1 = Wählt noch; hat gewählt
lesson-base-table-signs-2 = Wohin die Handkarten gehen: rechts, links
lesson-base-table-signs-3 = Der Ablagestapel
lesson-base-table-signs-4 = Eine abgelegte Karte, verdeckt
lesson-base-table-signs-5 = Nur für den Besitzer, nicht zu kaufen
lesson-base-table-signs-6 = Linker Nachbar, rechter Nachbar
lesson-base-table-signs-7 = Punkte bisher; golden: allein vorn
lesson-base-table-signs-8 = Militärpunkte bisher
lesson-base-table-signs-9 = Schilde der Nachbarn: grün weniger, rot mehr als du
lesson-base-table-signs-10 = Gleich viele Schilde: Frieden
lesson-base-table-signs-11 = Gebaute Bauabschnitte, und was noch fehlt
lesson-base-table-signs-12 = Was ein Hinweis empfiehlt
lesson-base-table-signs-13 = Kostenlos, durch Kette oder Weltwunder
lesson-base-table-signs-14 = Die Freie Stadt, zu zweit
lesson-base-table-signs-15 = Bei 3 Spielern im Stapel: zweimal
lesson-base-table-signs-16 = Kopiert den Bauabschnitt links oder rechts
lesson-duel-goal = So spielt man: drei Wege zum Sieg
lesson-duel-goal-1 = Militärischer Sieg: Deine Schilde schieben die Konfliktfigur. Erreicht sie die Hauptstadt deines Gegners, gewinnst du sofort.
lesson-duel-goal-2 = Wissenschaftlicher Sieg: Mit sechs verschiedenen Symbolen gewinnst du sofort.
lesson-duel-goal-3 = Sonst gewinnt, wer nach Zeitalter III die meisten Punkte hat. Ein Kranz zeigt Punkte; diese Karte ist 3 wert.
lesson-duel-turn = Dein Zug und die Farben
lesson-duel-turn-1 = Braun: Holz, Stein, Lehm
lesson-duel-turn-2 = Grau: Glas, Papyrus
lesson-duel-turn-3 = Blau: Punkte
lesson-duel-turn-4 = Gelb: Münzen, billigere Waren
lesson-duel-turn-5 = Rot: Schilde, die die Figur schieben
lesson-duel-turn-6 = Grün: Symbole der Wissenschaft
lesson-duel-turn-7 = Violett: Gilden, in Zeitalter III. Es zählt die Stadt, die am meisten hat
lesson-duel-turn-8 = Nimm eine Karte, auf der keine andere liegt: zum Bauen, Ablegen oder für ein Weltwunder
lesson-duel-cost = Was eine Karte kostet
lesson-duel-cost-1 = Die Kosten stehen unter dem Namen, hier 1 Stein. Was deine Stadt produziert, hast du in jedem Zug: Es wird nie verbraucht.
lesson-duel-cost-2 = Was fehlt, kaufst du bei der Bank für je 2 Münzen.
lesson-duel-cost-3 = Dazu kommt 1 Münze für jedes Stück, das braune und graue Karten deines Gegners produzieren.
lesson-duel-cost-4 = Eine Kette: Hast du die Bäder mit dem Tropfen gebaut, ist in Zeitalter II das Aquädukt kostenlos.
lesson-duel-cost-5 = Eine abgelegte Karte bringt 2 Münzen, plus 1 für jede gelbe Karte, die du gebaut hast.
lesson-duel-wonder = Deine Weltwunder
lesson-duel-wonder-1 = Vor Zeitalter I wählt jeder vier Weltwunder. Unter dem Bild stehen die Kosten, darunter, was es bringt.
lesson-duel-wonder-2 = Um eins zu bauen, schiebst du die genommene Karte darunter und zahlst das Weltwunder, nicht die Karte. Sie tut sonst nichts. Höchstens sieben der acht werden gebaut.
lesson-duel-wonder-3 = Dieses Symbol heißt: Du bist sofort noch einmal am Zug.
lesson-duel-war = Militär, Wissenschaft und Ende
lesson-duel-war-1 = Jeder Schild schiebt die Figur 1 Feld auf die Hauptstadt deines Gegners zu; die Zahl darunter zeigt, wie viele noch fehlen. Steht sie am Ende auf seiner Seite, bekommst du die Punkte des Bereichs.
lesson-duel-war-2 = Erreicht die Figur zum ersten Mal so ein Militär-Plättchen, verliert der Spieler auf dieser Seite so viele Münzen.
lesson-duel-war-3 = Sobald du zwei gleiche Symbole hast, wählst du ein Fortschritts-Plättchen.
lesson-duel-war-4 = Nach Zeitalter III wird alles gezählt, je 3 Münzen = 1 Punkt. Bei Gleichstand entscheiden die Punkte für blaue Karten.
lesson-duel-legend = Alle Symbole: Karten und Weltwunder
lesson-duel-legend-1 = Holz, Stein, Lehm: von braunen Karten
lesson-duel-legend-2 = Glas, Papyrus: von grauen Karten
lesson-duel-legend-3 = Eins von beiden pro Bau
lesson-duel-legend-4 = Münzen
lesson-duel-legend-5 = Siegpunkte
lesson-duel-legend-6 = Ein Schild: Die Figur rückt 1 Feld
lesson-duel-legend-7 = Wissenschaft: Mit sechs verschiedenen gewinnst du
lesson-duel-legend-8 = Kette: Macht später die Karte mit diesem Symbol kostenlos
lesson-duel-legend-9 = Karten einer Farbe: braun, grau, blau
lesson-duel-legend-10 = 1 Münze für jede braune Karte
lesson-duel-legend-11 = Es zählt die Stadt, die am meisten hat
lesson-duel-legend-12 = Stein kostet dich immer 1 Münze
lesson-duel-legend-13 = Du bist noch einmal am Zug
lesson-duel-legend-14 = Dein Gegner verliert 3 Münzen
lesson-duel-legend-15 = Dein Gegner verliert eine braune Karte
lesson-duel-legend-16 = Eine abgelegte Karte kostenlos bauen
lesson-duel-legend-17 = Ein Fortschritts-Plättchen
lesson-duel-legend-18 = Deine Weltwunder kosten 2 Ressourcen weniger
lesson-duel-legend-19 = Ein Weltwunder
lesson-duel-legend-20 = Die Konfliktfigur, eine Hauptstadt
lesson-duel-legend-21 = Ein sofortiger Sieg ist nah
lesson-duel-legend-22 = Du kannst es bezahlen; du kannst es nicht
lesson-duel-table-signs = Alle Symbole: der Tisch
lesson-duel-table-signs-1 = Ist am Zug
lesson-duel-table-signs-2 = Allein vorn, ab Zeitalter II
lesson-duel-table-signs-3 = Was ein Weltwunder dich jetzt kostet
lesson-duel-table-signs-4 = Verschiedene Symbole von sechs: hier 3
lesson-duel-table-signs-5 = Der Button für diese Karte
lesson-duel-table-signs-6 = Kostenlos durch eine Kette
lesson-duel-table-signs-7 = Was ein Hinweis empfiehlt
lesson-duel-table-signs-8 = Ein gebautes Weltwunder
lesson-duel-table-signs-9 = Eine Gilde, verdeckt
lesson-duel-table-signs-10 = Wähle eins von drei Plättchen aus der Schachtel
lesson-duel-table-signs-11 = Du bekommst, was dein Gegner für Waren zahlt
lesson-duel-table-signs-12 = 1 Schild mehr auf jeder roten Karte
lesson-duel-table-signs-13 = Deine Weltwunder: noch einmal am Zug
lesson-duel-table-signs-14 = 4 Münzen für jede durch Kette gebaute Karte
lesson-duel-table-signs-15 = Blaue Karten kosten 2 Ressourcen weniger
lesson-architects-goal = So spielt man: das Ziel
lesson-architects-goal-1 = In deinem Zug nimmst du eine Karte. Fast alles andere passiert von selbst.
lesson-architects-goal-2 = Dein Weltwunder hat fünf Bauabschnitte. Die Partie endet mit dem Zug, in dem jemand seinen fünften baut.
lesson-architects-goal-3 = Dann gewinnt, wer die meisten Punkte hat: Weltwunder, blaue Karten, Katze, gewonnene Schlachten und Fortschrittsmarker.
lesson-architects-turn = Dein Zug und die Farben
lesson-architects-turn-1 = Grau: Ressourcen für die Bauabschnitte
lesson-architects-turn-2 = Gelb: Eine Münze ersetzt jede Ressource
lesson-architects-turn-3 = Grün: Symbole für Fortschritte
lesson-architects-turn-4 = Rot: Schilde; ein Horn bringt die Schlacht näher
lesson-architects-turn-5 = Blau: Punkte
lesson-architects-turn-6 = Mit Katze: Du bekommst die Katze, 2 Punkte, solange du sie hast
lesson-architects-turn-7 = Der mittlere Stapel liegt verdeckt. Mit der Katze darfst du nachsehen
lesson-architects-turn-8 = A ist der Stapel links von dir, B die Mitte, C der Stapel rechts
lesson-architects-cost = Bauabschnitte
lesson-architects-cost-1 = Verschiedene Formen: lauter verschiedene Ressourcen.
lesson-architects-cost-2 = Gleiche Formen: lauter gleiche Ressourcen.
lesson-architects-cost-3 = Gebaut wird, sobald du zahlen kannst: Warten geht nicht. Eine Münze ersetzt jede Ressource. Die Karten, mit denen du zahlst, legst du ab.
lesson-architects-science = Grün und Blau
lesson-architects-science-1 = Zwei gleiche Symbole oder alle drei legst du sofort für einen Fortschrittsmarker ab.
lesson-architects-science-2 = Wähle einen der drei offenen oder den verdeckten. Er hilft dir ab dann oder bringt am Ende Punkte.
lesson-architects-science-3 = Blaue Karten sind Punkte. Die Katze bekommt, wer zuletzt eine Karte mit Katze genommen hat.
lesson-architects-war = Schlachten und Ende
lesson-architects-war-1 = Jedes Horn dreht einen Kampfmarker um. Zeigen alle Schwerter, gibt es am Ende des Zuges eine Schlacht.
lesson-architects-war-2 = Alle kämpfen gegen beide Nachbarn: Wer mehr Schilde hat, gewinnt einen Marker für 3 Punkte. Niemand verliert Punkte. Zu zweit gewinnt man mit doppelt so vielen Schilden zwei.
lesson-architects-war-3 = Nach der Schlacht legt ihr rote Karten mit Hörnern ab. Die ohne bleiben liegen.
lesson-architects-war-4 = Der fünfte Bauabschnitt eines Weltwunders beendet die Partie mit diesem Zug. Bei Gleichstand entscheiden die Bauabschnitte.
lesson-architects-legend = Alle Symbole
lesson-architects-legend-1 = Holz, Stein, Lehm, Glas, Papyrus
lesson-architects-legend-2 = Eine Münze: ersetzt jede Ressource
lesson-architects-legend-3 = Zwei verschiedene Ressourcen
lesson-architects-legend-4 = Drei gleiche Ressourcen
lesson-architects-legend-5 = Wissenschaftssymbole
lesson-architects-legend-6 = Siegpunkte
lesson-architects-legend-7 = Die Katze: 2 Punkte und ein Blick in die Mitte
lesson-architects-legend-8 = Ein Schild, für Schlachten
lesson-architects-legend-9 = Ein Horn: dreht einen Kampfmarker um
lesson-architects-legend-10 = Kampfmarker: Frieden, Schlacht
lesson-architects-legend-11 = Ein Militär-Siegmarker: 3 Punkte
lesson-architects-legend-12 = Ein Fortschrittsmarker, verdeckt
lesson-architects-legend-13 = Ein Bauabschnitt des Weltwunders
lesson-architects-legend-14 = Nimm eine Karte von irgendeinem Stapel
lesson-architects-legend-15 = Nimm die oberste Karte dieses Stapels
lesson-architects-legend-16 = Sieh dir 5 Karten an, behalte eine
lesson-architects-legend-17 = Ist am Zug
lesson-architects-legend-18 = Punkte bisher; golden: allein vorn
lesson-architects-legend-19 = Ein gebauter Bauabschnitt
lesson-architects-legend-20 = Gebaute Bauabschnitte: hier 3
lesson-architects-legend-21 = Karten in einem Stapel
lesson-architects-legend-22 = Was ein Hinweis empfiehlt

## Streifen einer Stadt nach einer Runde

strip-stage = Bauabschnitt { $stage }
strip-sells = legt eine ab
strip-nothing = baut nichts
strip-empty = Der Ablagestapel ist leer
strip-bank = Bank
strip-seventh = Siebte Karte
strip-from-discard = Ablagestapel
words-advised = Der Stern zeigt, was ein starker Spieler wählen würde: { $card }.
words-picked = Der Haken zeigt deine Wahl: { $card }.
words-leads = { $name } hat die meisten Punkte.
strip-words-means = { $changed ->
    [0] { $coins }, { $shields }.
   *[other] { $coins } ({ $change } diese Runde), { $shields }.
}
strip-words-colours = Gebäude: { $counts }.
play-words-builds = { $name-begins } baut { $card }{ $seventh ->
    [yes] {""} als siebte Karte
   *[no] {""}
}{ $how ->
    [chain] , kostenlos durch eine Kette
    [power] , kostenlos durch Olympia
    [trade] { $left ->
        [0] {""} für { $paid }, davon { $right } an { $right_name-the }
       *[other] { $right ->
            [0] {""} für { $paid }, davon { $left } an { $left_name-the }
           *[other] {""} für { $paid }, davon { $left } an { $left_name-the } und { $right } an { $right_name-the }
        }
    }
   *[own] { $bank ->
        [0] {""}
       *[other] {""} für { $paid }
    }
}{ $gained ->
    [0] .
    [one] {""} und nimmt { $gained } Münze aus der Bank.
   *[other] {""} und nimmt { $gained } Münzen aus der Bank.
}
play-words-stage = { $name-begins } baut Bauabschnitt { $stage } von { $wonder }{ $copy ->
    [yes] , kopiert von { $copied },
   *[no] {""}
}{ $left ->
    [0] { $right ->
        [0] {""}
       *[other] {""} für { $paid }, davon { $right } an { $right_name-the }
    }
   *[other] { $right ->
        [0] {""} für { $paid }, davon { $left } an { $left_name-the }
       *[other] {""} für { $paid }, davon { $left } an { $left_name-the } und { $right } an { $right_name-the }
    }
}{ $gained ->
    [0] .
    [one] {""} und nimmt { $gained } Münze aus der Bank.
   *[other] {""} und nimmt { $gained } Münzen aus der Bank.
}
play-words-sells = { $seventh ->
    [yes] { $name-begins } legt die siebte Karte für { $coins } ab.
   *[no] { $name-begins } legt eine Karte für { $coins } ab.
}
play-words-revives = { $gained ->
    [0] { $name } baut { $card } aus dem Ablagestapel.
    [one] { $name-begins } baut { $card } aus dem Ablagestapel und nimmt { $gained } Münze aus der Bank.
   *[other] { $name-begins } baut { $card } aus dem Ablagestapel und nimmt { $gained } Münzen aus der Bank.
}
play-words-nothing = { $name-begins } baut nichts aus dem Ablagestapel.
play-words-empty = Der Ablagestapel ist leer, { $name } baut nichts.

## Bilder der Wertung

score-title = Wertung
score-title-so-far = Punkte bisher
score-military = Militär
score-treasury = Schatz
score-wonder = Wunder
score-civilian = Profanbau
score-scientific = Forschung
score-commercial = Handel
score-guilds = Gilden
score-total = Summe
score-tie-break = Gleichstand: Münzen
score-leader = { $count ->
    [one] { $names } führt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
   *[other] { $names } führen gemeinsam mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
}
score-headline-sentence = { $headline }.
score-leader-sentence = { score-leader }.
headline-ahead = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, { $ahead } mehr als { $others }
headline-tie-break = { $by ->
    [coins] { $names } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } dank mehr Münzen als { $others }: { $mine } zu { $theirs }
   *[stages] { $names } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } dank mehr Bauabschnitten als { $others }: { $mine } zu { $theirs }
}
headline-together = { $by ->
    [coins] { $names } gewinnen gemeinsam mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } und gleich vielen Münzen
   *[stages] { $names } gewinnen gemeinsam mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } und gleich vielen Bauabschnitten
}
headline-together-tie-break = { $by ->
    [coins] { $names } gewinnen gemeinsam mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } und mehr Münzen als { $others }
   *[stages] { $names } gewinnen gemeinsam mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } und mehr Bauabschnitten als { $others }
}
decided-others = { $count ->
    [one] { $count } anderer
   *[other] { $count } andere
}
decided-ahead = { $ahead } mehr als { $others }
decided-tie-break = { $by ->
    [coins] gleichauf mit { $others }, aber mehr Münzen: { $mine } zu { $theirs }
   *[stages] gleichauf mit { $others }, aber mehr Bauabschnitte: { $mine } zu { $theirs }
}
decided-together = { $by ->
    [coins] je Spieler, bei gleich vielen Münzen
   *[stages] je Spieler, bei gleich vielen Bauabschnitten
}
decided-together-tie-break = { $by ->
    [coins] je Spieler, mit mehr Münzen als { $others }
   *[stages] je Spieler, mit mehr Bauabschnitten als { $others }
}
poster-victory = Sieg
poster-winners = { $count } Sieger
poster-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
poster-words = Das Siegesplakat: { $headline }.
story-words = Der Partieverlauf: { $headline }.
story-words-line = { $name }: { $points } Punkte nach Zeitalter I, II und III; Konflikte { $conflicts }; { $stages ->
    [0] kein Bauabschnitt
    [one] { $stages } Bauabschnitt
   *[other] { $stages } Bauabschnitte
}.
story-words-brief = { $name }: { $points }; Konflikte { $conflicts }.
architects-story-words = { $name }: { $half ->
    [one] { $half } Punkt
   *[other] { $half } Punkte
} zur Halbzeit, { $points } am Ende; { $stages ->
    [0] kein Bauabschnitt
    [one] { $stages } Bauabschnitt
   *[other] { $stages } Bauabschnitte
}, { $military ->
    [one] { $military } Punkt
   *[other] { $military } Punkte
} in Schlachten.
duel-story-words = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $wonders ->
    [0] kein Weltwunder
    [one] { $wonders } Weltwunder
   *[other] { $wonders } Weltwunder
}, Konfliktfigur höchstens { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} vorn.
story-title = Der Partieverlauf
story-ahead = im Vergleich zum Schnitt
story-stage = Bauabschnitt
story-progress = Fortschritt
story-battles = Schlachten
story-conflicts = Konflikte
score-symbols = { $count ->
    [one] Symbol nach Wahl von { $name }: +{ $points }
   *[other] Symbole nach Wahl von { $name }: +{ $points }
}
score-guild = { $name } kopiert { $guild } von { $owner }: +{ $points }
score-place = { $rank ->
    [0] { $name }
   *[other] { $rank }. { $name }
}
score-words = { score-place }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Militär { $military }, Schatz { $treasury }, Weltwunder { $wonder }, Profanbauten { $civilian }, Forschung { $scientific }, Handel { $commercial }, Gilden { $guilds }; { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
score-words-brief = { score-place }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Militär { $military }, Schatz { $treasury }, Weltwunder { $wonder }, Profanbauten { $civilian }, Forschung { $scientific }, Handel { $commercial }, Gilden { $guilds }.
score-words-row = { $row }: { $points }.
score-words-total = { score-place }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.

## Bilder der Konflikte

conflicts-title = Konflikte
conflicts-age-ended = Ende von Zeitalter { $age }
conflicts-words = Zeitalter { $age } ist vorbei.
conflicts-words-pair = { $name } mit { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilden
} gegen { $left_name } mit { $left_shields }: { $peace ->
    [yes] Frieden.
   *[no] { $winner } bekommt +{ $token }, { $loser } bekommt { $loss }.
}
conflicts-words-pair-brief = { $peace ->
    [yes] { $name } und { $left_name } halten Frieden mit { $shields ->
        [one] { $shields } Schild.
       *[other] { $shields } Schilden.
    }
   *[no] { $winner } schlägt { $loser }, { $most } zu { $least }, für +{ $token }.
}

## Bilder des Ablagestapels

discard-title = Der Ablagestapel
discard-task = Bau eine Karte kostenlos
discard-age = { $number ->
    [0] Ohne Zeitalter
   *[other] Zeitalter { $age }
}
discard-words = { $count ->
    [one] { $count } Karte im Ablagestapel kannst du kostenlos bauen.
   *[other] { $count } Karten im Ablagestapel kannst du kostenlos bauen.
}
discard-words-card = { $number }. { $card }: { $effect }
discard-words-name = { $number }. { $card }.

## Karten und Weltwunder aus der Nähe

card-type-brown = Rohstoff
card-type-grey = Manufakturware
card-type-blue = Profanbau
card-type-green = Forschungsgebäude
card-type-yellow = Handelsgebäude
card-type-red = Militärgebäude
card-type-purple = Gilde
card-free-with = Kostenlos durch
card-makes-free = Macht kostenlos
card-guild-deck = Gilden werden zufällig gezogen: zwei mehr als Spieler.
card-words = { $card }: { $type }{ $number ->
    [0] .
   *[other] , Zeitalter { $age }.
}
card-words-free-with = Kostenlos durch { $cards }.
card-words-makes-free = Macht { $cards } kostenlos.
card-words-copies = { $count ->
    [0] Nicht bei { $players ->
            [one] { $players } Spieler
           *[other] { $players } Spielern
        }.
   *[other] { $count }× bei { $players ->
            [one] { $players } Spieler
           *[other] { $players } Spielern
        }.
}
wonder-words = { $wonder }. Startet mit { $coins }{ $produces ->
    [yes] {""} und produziert { $resource }.
   *[no] {""} und produziert nichts.
}
wonder-words-side = { CAPITAL($side) }:
wonder-words-stage = Bauabschnitt { $stage }: { $cost } { $effect }
duel-card-deck-in-play = Von den { $all } Karten dieses Zeitalters werden pro Partie { $count } zufällig gezogen.
duel-card-guilds-in-play = Von den { $all } Gilden werden pro Partie { $count } zufällig gezogen.
duel-tokens-in-play = Von den { $all } Fortschritts-Plättchen liegen pro Partie { $count } auf dem Spielplan, der Rest bleibt in der Schachtel.
duel-words-token = { $token }, ein Fortschritts-Plättchen. { $effects } { $board }
duel-words-wonder = { $wonder }. { $cost } { $effects }
architects-token-copies = { $count ->
    [one] Unter den { $all } Fortschrittsmarkern gibt es ihn einmal.
   *[other] Unter den { $all } Fortschrittsmarkern gibt es ihn { $count }-mal.
}
architects-words-token = { $token }, ein Fortschrittsmarker. { $effect }. { $copies }
architects-words-wonder = { $wonder }. { $effect }.

## Duel: Karten

duel-card-lumber_yard = { card-lumber_yard }
duel-card-logging_camp = Holzfällerlager
duel-card-clay_pool = { card-clay_pool }
duel-card-clay_pit = { card-clay_pit }
duel-card-quarry = { card-quarry }
duel-card-stone_pit = { card-stone_pit }
duel-card-glassworks = Glashütte
duel-card-press = Presse
duel-card-guard_tower = { card-guard_tower }
duel-card-stable = Stall
duel-card-garrison = Garnison
duel-card-palisade = Palisade
duel-card-workshop = { card-workshop }
duel-card-apothecary = { card-apothecary }
duel-card-scriptorium = { card-scriptorium }
duel-card-pharmacist = Kräuterhandlung
duel-card-theater = { card-theater }
duel-card-altar = { card-altar }
duel-card-baths = { card-baths }
duel-card-stone_reserve = Steinlager
duel-card-clay_reserve = Tonlager
duel-card-wood_reserve = Holzlager
duel-card-tavern = { card-tavern }
duel-card-sawmill = { card-sawmill }
duel-card-brickyard = { card-brickyard }
duel-card-shelf_quarry = Tagebau
duel-card-glassblower = Glasbläserei
duel-card-drying_room = Trockenraum
duel-card-walls = { card-walls }
duel-card-horse_breeders = Pferdezucht
duel-card-barracks = { card-barracks }
duel-card-archery_range = { card-archery_range }
duel-card-parade_ground = Exerzierplatz
duel-card-library = { card-library }
duel-card-dispensary = { card-dispensary }
duel-card-school = { card-school }
duel-card-laboratory = { card-laboratory }
duel-card-courthouse = { card-courthouse }
duel-card-statue = { card-statue }
duel-card-temple = { card-temple }
duel-card-aqueduct = { card-aqueduct }
duel-card-rostrum = Rednertribüne
duel-card-forum = { card-forum }
duel-card-caravansery = { card-caravansery }
duel-card-customs_house = Zollstelle
duel-card-brewery = Brauerei
duel-card-arsenal = { card-arsenal }
duel-card-pretorium = Prätorium
duel-card-fortifications = { card-fortifications }
duel-card-siege_workshop = { card-siege_workshop }
duel-card-circus = { card-circus }
duel-card-academy = { card-academy }
duel-card-study = { card-study }
duel-card-university = { card-university }
duel-card-observatory = { card-observatory }
duel-card-palace = { card-palace }
duel-card-town_hall = { card-town_hall }
duel-card-obelisk = Obelisk
duel-card-gardens = { card-gardens }
duel-card-pantheon = { card-pantheon }
duel-card-senate = { card-senate }
duel-card-chamber_of_commerce = { card-chamber_of_commerce }
duel-card-port = Seehafen
duel-card-armory = Rüstkammer
duel-card-lighthouse = { card-lighthouse }
duel-card-arena = { card-arena }
duel-card-merchants_guild = Gilde der Kaufleute
duel-card-shipowners_guild = { card-shipowners_guild }
duel-card-builders_guild = { card-builders_guild }
duel-card-magistrates_guild = { card-magistrates_guild }
duel-card-scientists_guild = { card-scientists_guild }
duel-card-moneylenders_guild = Gilde der Geldverleiher
duel-card-tacticians_guild = Gilde der Taktiker

## Duel: Weltwunder (kurz für Buttons und kleine Felder), Fortschritts-Plättchen, Symbole

duel-wonder-circus_maximus = Circus Maximus
    .acc = Circus Maximus
    .dat = Circus Maximus
duel-wonder-the_colossus = Der Koloss
    .acc = den Koloss
    .dat = dem Koloss
duel-wonder-the_great_lighthouse = Der große Leuchtturm
    .acc = den großen Leuchtturm
    .dat = dem großen Leuchtturm
duel-wonder-the_hanging_gardens = Die hängenden Gärten
    .acc = die hängenden Gärten
    .dat = den hängenden Gärten
duel-wonder-the_great_library = Die große Bibliothek
    .acc = die große Bibliothek
    .dat = der großen Bibliothek
duel-wonder-the_mausoleum = Das Mausoleum
    .acc = das Mausoleum
    .dat = dem Mausoleum
duel-wonder-piraeus = Piräus
    .acc = Piräus
    .dat = Piräus
duel-wonder-the_pyramids = Die Pyramiden
    .acc = die Pyramiden
    .dat = den Pyramiden
duel-wonder-the_sphinx = Die Sphinx
    .acc = die Sphinx
    .dat = der Sphinx
duel-wonder-the_statue_of_zeus = Die Zeusstatue
    .acc = die Zeusstatue
    .dat = der Zeusstatue
duel-wonder-the_temple_of_artemis = Der Tempel der Artemis
    .acc = den Tempel der Artemis
    .dat = dem Tempel der Artemis
duel-wonder-the_appian_way = Die Via Appia
    .acc = die Via Appia
    .dat = der Via Appia
duel-wonder-short-circus_maximus = Circus Maximus
duel-wonder-short-the_colossus = Koloss
duel-wonder-short-the_great_lighthouse = Großer Leuchtturm
duel-wonder-short-the_hanging_gardens = Hängende Gärten
duel-wonder-short-the_great_library = Große Bibliothek
duel-wonder-short-the_mausoleum = Mausoleum
duel-wonder-short-piraeus = Piräus
duel-wonder-short-the_pyramids = Pyramiden
duel-wonder-short-the_sphinx = Sphinx
duel-wonder-short-the_statue_of_zeus = Zeus
duel-wonder-short-the_temple_of_artemis = Artemis
duel-wonder-short-the_appian_way = Via Appia
duel-token-agriculture = Ackerbau
duel-token-architecture = Architektur
duel-token-economy = Wirtschaft
duel-token-law = Recht
duel-token-masonry = Maurerhandwerk
duel-token-mathematics = Mathematik
duel-token-philosophy = Philosophie
duel-token-strategy = Strategie
duel-token-theology = Theologie
duel-token-urbanism = Städtebau
duel-symbol-quill = Feder
duel-symbol-mortar = Mörser
duel-symbol-wheel = Rad
duel-symbol-plumb_bob = Lot
duel-symbol-armillary_sphere = Armillarsphäre
duel-symbol-sundial = Sonnenuhr
duel-symbol-scales = Waage
duel-symbol-count = { $symbol ->
    [quill] { $count ->
            [one] { $count } Feder
           *[other] { $count } Federn
        }
    [mortar] { $count } Mörser
    [wheel] { $count ->
            [one] { $count } Rad
           *[other] { $count } Räder
        }
    [plumb_bob] { $count ->
            [one] { $count } Lot
           *[other] { $count } Lote
        }
    [armillary_sphere] { $count ->
            [one] { $count } Armillarsphäre
           *[other] { $count } Armillarsphären
        }
    [sundial] { $count ->
            [one] { $count } Sonnenuhr
           *[other] { $count } Sonnenuhren
        }
   *[scales] { $count ->
            [one] { $count } Waage
           *[other] { $count } Waagen
        }
}

## Duel: was Karten, Weltwunder und Marker tun

duel-effect-produce-one-of = Produziert { $resources }: eins davon pro Bau.
duel-effect-trade-price = { $count ->
    [one] { $resources } kostet dich ab jetzt nur { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        }.
   *[other] { $resources } kosten dich ab jetzt nur je { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        }.
}
duel-effect-science = Wissenschaftssymbol: { $symbol }.
duel-effect-play-again = Du bist noch einmal am Zug.
duel-effect-opponent-loses-coins = { $count ->
    [one] Dein Gegner verliert { $count } Münze.
   *[other] Dein Gegner verliert { $count } Münzen.
}
duel-effect-discard-opponent-card = Leg eine { $colour-fem } Karte deines Gegners ab.
duel-effect-build-from-discard = Bau eine Karte aus dem Ablagestapel kostenlos.
duel-effect-choose-aside-token = { $count ->
    [one] Sieh dir { $count } Fortschritts-Plättchen aus der Schachtel an und behalte es.
   *[other] Sieh dir { $count } Fortschritts-Plättchen aus der Schachtel an und behalte eins.
}
duel-effect-cost-reduction = { $target ->
    [wonders] Deine Weltwunder kosten ab jetzt { $count ->
            [one] { $count } Ressource
           *[other] { $count } Ressourcen
        } weniger.
   *[blue] Deine blauen Karten kosten ab jetzt { $count ->
            [one] { $count } Ressource
           *[other] { $count } Ressourcen
        } weniger.
}
duel-effect-extra-shields = { $count ->
    [one] Jede rote Karte, die du ab jetzt baust, hat { $count } Schild mehr.
   *[other] Jede rote Karte, die du ab jetzt baust, hat { $count } Schilde mehr.
}
duel-effect-wonders-play-again = Ab jetzt bist du nach jedem gebauten Weltwunder noch einmal am Zug.
duel-effect-coins-on-chain-build = Jede Karte, die du ab jetzt durch eine Kette baust, bringt dir { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}.
duel-effect-gain-opponent-trade-coins = Du bekommst die Münzen, die dein Gegner für fehlende Ressourcen zahlt.
# Sie stehen nach „für“: jedes Weltwunder, jedes Fortschritts-Plättchen.
duel-counted-wonders = jedes Weltwunder
duel-counted-progress_tokens = jedes Fortschritts-Plättchen
duel-counted-coins = je { $each ->
    [one] { $each } Münze
   *[other] { $each } Münzen
}
duel-counted-cards = jede { $colours-fem } Karte
duel-effect-per-coins = { $coins ->
    [one] Gibt sofort { $coins } Münze für { $counted } deiner Stadt.
   *[other] Gibt sofort { $coins } Münzen für { $counted } deiner Stadt.
}
duel-effect-per-points = { $city ->
    [own] { $points ->
        [one] { $points } Punkt wert für { $counted } deiner Stadt.
       *[other] { $points } Punkte wert für { $counted } deiner Stadt.
    }
   *[most] { $points ->
        [one] { $points } Punkt wert für { $counted } der Stadt mit den meisten.
       *[other] { $points } Punkte wert für { $counted } der Stadt mit den meisten.
    }
}
duel-effect-per-both = Für { $counted } der Stadt mit den meisten: sofort { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} und am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

## Duel: Wörter in Bildern

duel-title = Duel
duel-to-play = { $name } ist am Zug
duel-to-choose = { $name } wählt
duel-over = Die Partie ist vorbei
duel-tokens-title = Fortschritts-Plättchen
duel-tokens-line = { $name } nimmt eins
duel-opponent-card-title = Karten von { $opponent }
duel-opponent-card-line = { $name } wählt eine zum Ablegen
duel-discard-title = Der Ablagestapel
duel-discard-line = { $name } baut eine kostenlos
duel-score-civilian = Profanbau
duel-score-scientific = Forschung
duel-score-commercial = Handel
duel-score-guilds = Gilden
duel-score-wonders = Wunder
duel-score-progress = Fortschritt
duel-score-treasury = Schatz
duel-score-military = Militär
duel-score-tie-break = Gleichstand: blaue Karten
duel-score-points = Punkte dabei
duel-headline-ahead = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, { $ahead } mehr als { $other }
duel-headline-tie-break = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} dank blauer Karten: { $mine } zu { $theirs } gegen { $other }
duel-headline-together = { $names } gewinnen gemeinsam mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} und gleich vielen aus blauen Karten
duel-headline-military = { $names } erreicht die Hauptstadt von { $other }: militärischer Sieg
duel-headline-scientific = { $names } hat sechs verschiedene Symbole: wissenschaftlicher Sieg
duel-decided-ahead = { $ahead } mehr als { $other }
duel-decided-tie-break = gleichauf mit { $other }, aber mehr aus blauen Karten: { $mine } zu { $theirs }
duel-decided-together = je Spieler, gleich viele aus blauen Karten
duel-decided-military = Die Konfliktfigur steht in der Hauptstadt von { $other }
duel-decided-scientific = Sechs verschiedene Wissenschaftssymbole
duel-poster-civilian = Sieg
duel-poster-military = Militärischer Sieg
duel-poster-scientific = Wissenschaftlicher Sieg
duel-poster-points = Punkte in diesem Moment
duel-story-pawn = Konfliktfigur und ihre Punkte
duel-story-lead = Vorsprung in Punkten
duel-story-wonder = Weltwunder
duel-story-capital = Hauptstadt von { $name }

## Duel: Bilder in Worten

duel-words-age = Zeitalter { $age }.
duel-words-to-play = { $name } ist am Zug.
duel-words-to-choose = { $name } wählt.
duel-words-over = Die Partie ist vorbei.
duel-words-board-tokens = Fortschritts-Plättchen auf dem Spielplan: { $tokens }.
duel-words-pawn = { $lead ->
    [0] Die Konfliktfigur steht in der Mitte.
   *[other] Die Konfliktfigur steht { $lead ->
        [one] { $lead } Feld
       *[other] { $lead } Felder
    } von der Mitte auf der Seite von { $loser }; { $name } führt.
}
duel-words-city = { $name }: { $coins }, { $points }.
duel-words-produces = Produziert { $resources }.
duel-words-symbols = Symbole: { $symbols }.
duel-words-different = { $count } von sechs verschiedenen Symbolen für den Sieg.
duel-words-chains = Durch Ketten kostenlos: { $cards }.
duel-words-near-capital = Achtung: { $name } fehlen zum Sieg noch { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} bis zur Hauptstadt von { $loser }.
duel-words-near-science = Achtung: { $name } fehlt zum Sieg noch ein neues Symbol.
duel-words-tokens = Fortschritts-Plättchen: { $tokens }.
duel-words-wonders-built = Gebaute Weltwunder: { $wonders }.
duel-words-wonders-open = Noch offene Weltwunder: { $wonders }.
duel-words-wonder-price = { $wonder } ({ $coins })
duel-words-discard = Ablagestapel: { $cards }.
duel-words-taken = { $name } hat { $wonders-acc }.
duel-words-buildings = Karten: { $cards }.
duel-words-free-card = { $letter }: { $card }, { $price }.
duel-words-free-card-explained = { $letter }: { $card }, { $price }. { $effects }
duel-words-thing-explained = { $thing }: { $effects }
duel-words-price-free = kostenlos
duel-words-price-chain = kostenlos durch eine Kette
duel-words-price-own = mit eigenen Ressourcen
duel-words-price-coins = { $coins }
duel-words-price-too-dear = zu teuer: { $coins }
duel-words-covered = Noch nicht frei: { $cards }.
duel-words-face-down = { $count ->
    [one] { $count } Karte liegt verdeckt.
   *[other] { $count } Karten liegen verdeckt.
}
duel-words-face-down-guilds = { $count ->
    [one] { $count } verdeckte Karte ist eine Gilde.
   *[other] { $count } verdeckte Karten sind Gilden.
}
duel-words-numbered = { $number }. { $name }: { $effects }
duel-words-numbered-name = { $number }. { $name }.
duel-words-numbered-cost = { $number }. { $name }: { $cost } { $effects }
duel-words-score = { $name }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Profanbauten { $civilian }, Forschung { $scientific }, Handel { $commercial }, Gilden { $guilds }, Weltwunder { $wonders }, Fortschritt { $progress }, Schatz { $treasury }, Militär { $military }.

## Duel: das Spiel vor allen

duel-opening =
    ## Das Duell beginnt!
    { $first } gegen { $second }. Ihr wählt je vier Weltwunder; { $beginner } fängt an.
duel-heading-draft = **Auswahl der Weltwunder, { $number } von 8** · { $name } wählt
duel-heading-turn = **Zeitalter { $age }** · { $name } ist am Zug
duel-heading-choose = **Zeitalter { $age }** · { $name } wählt
duel-heading-over = **Die Partie ist vorbei**
duel-ask-turn = { $name }, wähle eine Karte.
duel-ask-draft = { $name }, wähle ein Weltwunder.
duel-ask-token = { $name }, wähle ein Fortschritts-Plättchen für dein Symbolpaar.
duel-ask-opponent-card = { $name }, welche { $colour-fem } Karte muss { $opponent } ablegen?
duel-ask-revive = { $name }, welche Karte aus dem Ablagestapel baust du kostenlos?
duel-ask-library = { $name }, sieh dir drei Fortschritts-Plättchen aus der Schachtel an und behalte eins. Nur du siehst sie.
duel-ask-begin = { $name }, die Konfliktfigur steht in der Mitte, und du warst zuletzt am Zug. Wer beginnt Zeitalter { $age }?
duel-list-card = Karte wählen
duel-wonder-line = -# { $wonder }: { $effects }
duel-library-private = Nur du siehst diese drei Fortschritts-Plättchen. Welches behältst du?
duel-library-kept = Du behältst **{ $token }**.
duel-card-line = **{ $card }**: { $effects }
duel-card-symbol-pair = Das gibt ein Symbolpaar und damit ein Fortschritts-Plättchen.
duel-card-free-later = Macht später kostenlos: { $card }.
duel-price = { $how ->
    [too-dear] Das kostet { $coins }, und { $name } hat { $have }.
    [chain] Kostenlos: { $name } hat { $source }.
    [trade] { $coins } an die Bank{ $printed ->
        [0] {" "}für { $resources }
       *[other] , davon { $trade } für { $resources }
    }.
    [own] { $total ->
        [0] { $name } hat alles dafür.
       *[other] { $coins } an die Bank.
    }
   *[free] Das ist kostenlos.
}
duel-button-wonder = { $wonder } · { $cost ->
    [0] kostenlos
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}
duel-button-sell = Ablegen +{ $coins }
duel-button-look = Plättchen ansehen
duel-late = ⏱ Zeit abgelaufen: Der Computer hat diesen Zug für { $name } gespielt. Den nächsten spielt { $name } wieder selbst.
duel-stale = Diese Karte ist schon weg. So sieht der Tisch jetzt aus.
duel-city = die Stadt von { $name }

## Duel: was geschehen ist

duel-told-wonder-drafted = { $last ->
    [yes] { $name } bekommt **{ $wonder-acc }**, das letzte.
   *[no] { $name } nimmt **{ $wonder-acc }**.
}
duel-told-wonders-shown = Vier weitere Weltwunder liegen aus; { $name } wählt zuerst.
duel-told-built = { $how ->
    [chain] { $name } baut **{ $card }**, kostenlos durch eine Kette.
    [trade] { $printed ->
        [0] { $name } kauft { $resources } für { $coins } und baut **{ $card }**.
       *[other] { $name } baut **{ $card }** für { $coins }, davon { $trade } für { $resources }.
    }
   *[other] { $printed ->
        [0] { $name } baut **{ $card }**.
       *[other] { $name } baut **{ $card }** für { $coins }.
    }
}
duel-told-wonder-built = { $how ->
    [trade] { $name } kauft { $resources } für { $coins } und baut **{ $wonder-acc }**.
   *[other] { $name } baut **{ $wonder-acc }**.
}
duel-told-discarded = { $name } legt { $card } für { $coins } ab.
duel-told-trade-coins-gained = Wirtschaft: { $name } bekommt davon { $coins }.
duel-told-coins-taken = { $name } nimmt { $coins } aus der Bank.
duel-told-coins-lost = { $printed ->
    [0] { $name } hat keine Münzen zu verlieren.
   *[other] { $token ->
        [none] { $name } verliert { $coins }.
       *[other] Die Konfliktfigur erreicht ein Militär-Plättchen: { $name } verliert { $coins }.
    }
}
duel-told-pawn-moved = { $shields ->
    [one] { $name } schiebt die Konfliktfigur { $shields } Feld auf die Hauptstadt von { $other } zu.
   *[other] { $name } schiebt die Konfliktfigur { $shields } Felder auf die Hauptstadt von { $other } zu.
}
duel-told-pair-completed = { $token ->
    [yes] { $name } hat ein Symbolpaar: { $symbol }.
   *[no] { $name } hat ein Symbolpaar, { $symbol }, aber es gibt kein Fortschritts-Plättchen mehr.
}
duel-told-token-taken = { $from_library ->
    [yes] { $name } behält **{ $token }** aus der großen Bibliothek.
   *[no] { $name } nimmt das Fortschritts-Plättchen **{ $token }**.
}
duel-told-opponent-card-discarded = { $other } muss **{ $card }** ablegen.
duel-told-revived = { $name } baut **{ $card }** kostenlos aus dem Ablagestapel.
duel-told-nothing-to-choose = { $effect ->
    [discard-opponent-card] { $other } hat keine { $colour-fem } Karte zum Ablegen.
    [build-from-discard] Der Ablagestapel ist leer, also gibt es nichts zu bauen.
    [choose-aside-token] In der Schachtel sind keine Fortschritts-Plättchen mehr.
   *[other] { "" }
}
duel-told-wonder-removed = Sieben Weltwunder sind gebaut. { $name } kann **{ $wonder-acc }** nicht mehr bauen.
duel-told-turned-up = Aufgedeckt: { $cards }.
duel-told-plays-again = **{ $name } ist noch einmal am Zug.**
duel-told-replay-lost = In diesem Zeitalter sind keine Karten mehr da, also ist { $name } nicht noch einmal am Zug.
duel-told-age = ### Zeitalter { $age } beginnt
duel-told-age-begins = { $name } beginnt.
duel-told-age-weaker = { $name } liegt auf der Konfliktleiste zurück und beginnt.
duel-told-beginner-chosen = { $own ->
    [yes] { duel-told-age-begins }
   *[no] { $name } lässt { $beginner } beginnen.
}

## Duel: das Ende

duel-lost-total = { $name } hat { $points }.
duel-instant-points = Punkte in diesem Moment: { $points }.
duel-military-points = Punkte in diesem Moment (in der Hauptstadt zählt die Konfliktleiste nicht): { $points }.
duel-instant-point = { $name } { $points }
duel-details-moment = { $won } In diesem Moment hatte **{ $name }** **{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}**:

## Architects: Karten, Marker

architects-title-wood = Holz
architects-title-stone = Stein
architects-title-clay = Lehm
architects-title-glass = Glas
architects-title-papyrus = Papyrus
architects-title-coin = Münze
architects-title-compass = Zirkel
architects-title-gear = Zahnrad
architects-title-tablet = Tontafel
architects-title-laurel3 = 3 Punkte
architects-title-laurel2cat = 2 Punkte, Katze
architects-title-shield0 = Schild
architects-title-shield1 = Schild, ein Horn
architects-title-shield2 = Schild, zwei Hörner
# Die Form „acc“ steht nach „nimmt“, „bringt“ und „behältst“, „counted“ nach einer Anzahl: 2 × 3 Punkte.
architects-card-wood = Holz
    .acc = Holz
    .counted = Holz
architects-card-stone = Stein
    .acc = Stein
    .counted = Stein
architects-card-clay = Lehm
    .acc = Lehm
    .counted = Lehm
architects-card-glass = Glas
    .acc = Glas
    .counted = Glas
architects-card-papyrus = Papyrus
    .acc = Papyrus
    .counted = Papyrus
architects-card-coin = eine Münze
    .acc = eine Münze
    .counted = Münze
architects-card-compass = ein Zirkel
    .acc = einen Zirkel
    .counted = Zirkel
architects-card-gear = ein Zahnrad
    .acc = ein Zahnrad
    .counted = Zahnrad
architects-card-tablet = eine Tontafel
    .acc = eine Tontafel
    .counted = Tontafel
architects-card-laurel3 = eine Karte mit 3 Punkten
    .acc = eine Karte mit 3 Punkten
    .counted = 3 Punkte
architects-card-laurel2cat = eine Karte mit 2 Punkten und Katze
    .acc = eine Karte mit 2 Punkten und Katze
    .counted = 2 Punkte mit Katze
architects-card-shield0 = ein Schild ohne Horn
    .acc = einen Schild ohne Horn
    .counted = Schild ohne Horn
architects-card-shield1 = ein Schild mit einem Horn
    .acc = einen Schild mit einem Horn
    .counted = Schild mit einem Horn
architects-card-shield2 = ein Schild mit zwei Hörnern
    .acc = einen Schild mit zwei Hörnern
    .counted = Schild mit zwei Hörnern
architects-token-urbanism = Städtebau
architects-token-crafts = Handwerk
architects-token-jewellery = Goldschmiede
architects-token-science = Wissenschaft
architects-token-propaganda = Propaganda
architects-token-architecture = Architektur
architects-token-economy = Wirtschaft
architects-token-engineering = Ingenieurskunst
architects-token-tactics = Taktik
architects-token-decor = Zierde
architects-token-politics = Politik
architects-token-strategy = Strategie
architects-token-education = Bildung
architects-token-culture = Kultur
architects-token-hidden = Der verdeckte
architects-effect-urbanism = Extrakarte nach Holz oder Lehm
architects-effect-crafts = Extrakarte nach Papyrus oder Glas
architects-effect-jewellery = Extrakarte nach Stein oder einer Münze
architects-effect-science = Extrakarte nach einer grünen Karte
architects-effect-propaganda = Extrakarte nach einer Karte mit Horn
architects-effect-architecture = Extrakarte nach einem Bauabschnitt
architects-effect-economy = In jedem Zug zählt eine Münze als zwei Ressourcen
architects-effect-engineering = In jedem Zug zahlst du einen Bauabschnitt mit beliebigen Ressourcen
architects-effect-tactics = 2 Schilde mehr in jeder Schlacht
architects-effect-decor = Am Ende 4 Punkte, mit fertigem Weltwunder 6
architects-effect-politics = Am Ende 1 Punkt für jede Katze auf deinen blauen Karten
architects-effect-strategy = Am Ende 1 Punkt für jeden Militär-Siegmarker
architects-effect-education = Am Ende 2 Punkte für jeden Fortschrittsmarker
architects-effect-culture = Am Ende 4 Punkte, mit beiden Kulturen 12
architects-stack = { $count ->
    [one] Der letzte verdeckte Fortschrittsmarker
   *[other] Der oberste von { $count } verdeckten Fortschrittsmarkern
}

## Architects: Bilder

architects-title = Architects
architects-to-play = { $name } ist am Zug
architects-over = Die Partie ist vorbei
architects-deck-left = Linker Stapel
architects-deck-central = Mittlerer Stapel
architects-deck-right = Rechter Stapel
architects-deck-of = Von { $name }
architects-face-down = Verdeckt
architects-empty = Leer
architects-may-peek = die Katze sieht nach
architects-promise-stage = baut Bauabschnitt { $stage }
architects-promise-token = bringt einen Fortschritt
architects-promise-cat = bringt die Katze
architects-promise-lasting = bleibt nach Schlachten
architects-promise-battle = löst die Schlacht aus
architects-promise-horns = { $count ->
    [one] dreht { $count } Marker um
   *[other] dreht { $count } Marker um
}
architects-words-over = Die Partie ist vorbei.
architects-words-begin = { $name } ist am Zug.
architects-words-pile = { $state ->
    [empty] { $letter }: { $deck }, leer.
    [hidden] { $letter }: { $deck }, verdeckt, { $count ->
            [one] { $count } Karte.
           *[other] { $count } Karten.
        }
   *[open] { $letter }: { $deck }, { $card }, { $count ->
            [one] { $count } Karte.
           *[other] { $count } Karten.
        }
}
architects-words-conflict = Kampfmarker auf Schlacht: { $battle } von { $total }.
architects-words-tokens = Fortschrittsmarker: { $tokens }.
architects-words-stack = { $count } verdeckt
architects-words-token-explained = { $token }: { $effect }.
architects-words-next-stages = { $city }: { $stages }
architects-words-city-effect = { $city }: { $effect }
architects-explains-grey = Mit grauen Karten bezahlst du Bauabschnitte.
architects-explains-yellow = Eine Münze ersetzt jede Ressource.
architects-explains-green = Zwei gleiche Symbole oder alle drei bringen dir einen Fortschrittsmarker.
architects-explains-blue = Blaue Karten sind Punkte; mit einer Katze darauf bekommst du die Katze.
architects-explains-cat = Die Katze ist am Ende 2 Punkte wert. Solange du sie hast, kannst du dir die oberste Karte in der Mitte ansehen, bevor du eine nimmst.
architects-explains-red = Ein Schild zählt in Schlachten, und jedes Horn bringt die nächste näher.
architects-words-no-tokens = Keine Fortschrittsmarker mehr.
architects-words-city = { $name }, { $city }: { $built } von { $stages } Bauabschnitten; { $cards }; Fortschrittsmarker: { $tokens }{ $shields ->
    [0] {""}
    [one] ; { $shields } Schild
   *[other] ; { $shields } Schilde
}{ $victories ->
    [0] {""}
    [one] ; { $victories } Sieg
   *[other] ; { $victories } Siege
}{ $cat ->
    [yes] ; die Katze
   *[no] {""}
}; { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
architects-words-city-brief = { $name }: { $built } von { $stages } Bauabschnitten; { $cards }{ $shields ->
    [0] {""}
    [one] ; { $shields } Schild
   *[other] ; { $shields } Schilde
}{ $victories ->
    [0] {""}
    [one] ; { $victories } Sieg
   *[other] ; { $victories } Siege
}{ $cat ->
    [yes] ; die Katze
   *[no] {""}
}; { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
architects-words-city-least = { $name }: { $built } von { $stages } Bauabschnitten{ $shields ->
    [0] {""}
    [one] ; { $shields } Schild
   *[other] ; { $shields } Schilde
}; { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}

## Architects: das Spiel in Worten

lobby-footer-architects = Alles liegt offen: Jeder Zug ist eine Nachricht hier, und wer dran ist, nutzt die Buttons darunter. Neu dabei? **Spielanleitung** erklärt’s auf fünf Seiten.
refusal-too-few-players-architects = 7 Wonders Architects braucht 2 bis 7 Spieler. Warte auf mehr oder nimm einen Computerspieler dazu.
architects-opening =
    ## Die Partie beginnt!
    Gespielt wird nach links: { $circle }
    { $cities }.
    { $name } fängt an. Das erste fertige Weltwunder beendet die Partie; dann gewinnt, wer die meisten Punkte hat.
architects-opening-city = { $name }: **{ $city }**
architects-heading = **{ $name } ist am Zug**
architects-pile = **{ $letter }**: { $card }
architects-hidden-card = verdeckt
architects-ask-take = { $name }, nimm eine Karte. { $piles }
architects-ask-turn = { $token ->
    [none] { $optional ->
        [yes] { $name }, du kannst mit einem Fortschrittsmarker bauen oder deinen Zug beenden.
       *[no] { $stage ->
            [none] { $name }, was zuerst?
           *[other] { $name }, womit zahlst du Bauabschnitt { $stage }?
        }
    }
   *[other] { $optional ->
        [yes] { $name }, { $token } gibt dir eine Extrakarte. { $piles }
       *[no] { $name }, was zuerst? { $token } gibt dir eine Extrakarte. { $piles }
    }
}
architects-ask-token = { $name }, nimm einen Fortschrittsmarker.
architects-ask-alexandria = { $name }, nimm die oberste Karte eines beliebigen Stapels.
architects-ask-halicarnassus = { $name }, von welchem Stapel willst du die obersten fünf Karten sehen?
architects-ask-keep = { $name }, behalte eine der Karten, die du siehst.
architects-button-deck-left = { $letter } · links
architects-button-deck-central = { $letter } · Mitte
architects-button-deck-right = { $letter } · rechts
architects-button-deck-of = { $letter } · von { $name }
architects-button-centre = Mittlerer Stapel
architects-button-effect = Stapel von { $name }: { $card }
button-peek = Nachsehen
architects-button-search = Karten ansehen
architects-button-build = { $tokens ->
    [none] Bauabschnitt { $stage }: { $payment }
   *[other] Bauabschnitt { $stage }: { $payment } mit { $tokens }
}
architects-button-exchange = { $symbols } gegen Fortschrittsmarker
architects-button-end = Zug beenden
architects-list-payments = Bauabschnitt bauen
architects-peeked = In der Mitte liegt **{ $card }**. Nur du weißt es.
architects-searched = { $count ->
    [one] Das ist die einzige Karte. Behalte sie:
   *[other] Das sind die obersten { $count } Karten, nur du siehst sie. Welche behältst du?
}
architects-search-later = Deine Wahl zählt, aber der Zug dauert gerade etwas. Sobald die Karten da sind, drück unter dem Zug auf **{ $button }**.
architects-kept = Du behältst **{ $card-acc }**. Der Rest wird in den Stapel gemischt.
architects-stale = Das ist schon entschieden. So sieht der Tisch jetzt aus.
architects-refusal-peek = Die Karte in der Mitte siehst du nur, wenn du die Katze hast und noch keine Karte genommen hast.
architects-late = ⏱ Zeit abgelaufen: Der Computer hat für { $name } entschieden. Den nächsten Zug spielt { $name } wieder selbst.
# Die Form „from“ steht nach „nimmt … vom“, „of“ nach „Karten“.
architects-the-deck-left = der linke Stapel
    .from = vom linken Stapel
    .of = des linken Stapels
architects-the-deck-central = der mittlere Stapel
    .from = vom mittleren Stapel
    .of = des mittleren Stapels
architects-the-deck-right = der rechte Stapel
    .from = vom rechten Stapel
    .of = des rechten Stapels
architects-the-deck-of = der Stapel von { $name }
    .from = vom Stapel von { $name }
    .of = des Stapels von { $name }
architects-told-card-taken = { $token ->
    [none] { $cause ->
        [wonder] Dank des Weltwunders nimmt { $name } außerdem **{ $card-acc }** { $deck-from }.
       *[other] **{ $name }** nimmt **{ $card-acc }** { $deck-from }.
    }
   *[other] Mit { $token } nimmt { $name } außerdem **{ $card-acc }** { $deck-from }.
}
architects-told-cat-taken = { $moved ->
    [yes] Die Katze zieht von { $previous } zu { $name }.
   *[no] { $name } bekommt die Katze.
}
architects-told-conflict-tokens-turned = { $turned ->
    [one] Ein Horn ertönt. Kampfmarker auf Schlacht: { $battle } von { $total }.
   *[other] Hörner ertönen. Kampfmarker auf Schlacht: { $battle } von { $total }.
}
architects-told-stage-built = { $tokens ->
    [none] **Bauabschnitt { $stage } von { $city }** ist gebaut, für { $payment }.
   *[other] **Bauabschnitt { $stage } von { $city }** ist gebaut, für { $payment } mit { $tokens }.
}
architects-told-effect-failed = Für die Wirkung ist nichts mehr da.
architects-told-wonder-finished = **{ $city } ist fertig: Die Partie endet mit diesem Zug.**
architects-told-symbols-exchanged = { $count ->
    [2] Zwei gleiche Symbole, { $symbol }, werden für einen Fortschrittsmarker abgelegt.
   *[other] Drei verschiedene Symbole werden für einen Fortschrittsmarker abgelegt.
}
architects-told-token-taken = { $hidden ->
    [yes] { $name } nimmt den verdeckten Fortschrittsmarker. Es ist **{ $token }**: { $effect }.
   *[no] { $revealed ->
        [none] { $name } nimmt den Fortschrittsmarker **{ $token }**: { $effect }.
       *[other] { $name } nimmt den Fortschrittsmarker **{ $token }**: { $effect }. { $revealed } rückt nach.
    }
}
architects-told-deck-searched = { $count ->
    [one] { $name } sieht sich die einzige Karte { $deck-of } an.
   *[other] { $name } sieht sich die obersten { $count } Karten { $deck-of } an.
}
architects-told-shuffle = { $left ->
    [yes] Der Rest wird gemischt, oben liegt jetzt { $card }.
   *[no] Dieser Stapel ist jetzt leer.
}
architects-told-passed = **{ $name }** kann keine Karte nehmen.
architects-told-battle = ⚔ **Schlacht!** Alle Kampfmarker sind umgedreht.
architects-told-fight = { $count ->
    [one] **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } bekommt einen Militär-Siegmarker
   *[other] **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } bekommt { $count } Militär-Siegmarker
}
architects-told-horned = { $name } { $count }
architects-told-discarded = Rote Karten mit Hörnern werden abgelegt: { $cards }.
architects-other-total = { $name } { $points }
architects-score-details =
    { "" }**{ $name }: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }**
    Weltwunder: **{ $stage_points }** ({ $built } von { $stages ->
        [one] { $stages } Bauabschnitt
       *[other] { $stages } Bauabschnitten
    })
    Katze: **{ $cat }**
    Blaue Karten: **{ $blue }**{ $blue_cards ->
        [none] {""}
       *[other] {" "}({ $blue_cards })
    }
    Schlachten: **{ $military }** ({ $victories } Militär-Siegmarker)
    Fortschrittsmarker: **{ $progress }**{ $tokens ->
        [none] {""}
       *[other] {" "}({ $tokens })
    }
architects-score-cards = { $count } × { $card-counted }

## Architects: Bilder einer Stadt und der Wertung

architects-wonder-effect = { $effect ->
    [take_from_any_deck] Bauabschnitte 2 und 4: Nimm die oberste Karte eines beliebigen Stapels
    [take_progress_token] Bauabschnitte 2 und 4: Nimm einen Fortschrittsmarker
    [take_from_central_deck] Bauabschnitte 2, 3 und 4: Nimm die oberste Karte des mittleren Stapels
    [keep_one_of_five] Bauabschnitte 2 und 4: Behalte eine von fünf Karten des linken oder rechten Stapels
    [take_from_left_and_right_decks] Bauabschnitte 2 und 4: Nimm die obersten Karten des linken und rechten Stapels
    [shield] Bauabschnitte 2 und 4: ein Schild, der bleibt
   *[none] Mehr Punkte als die anderen Weltwunder, aber keine Wirkung
}
architects-wonder-effect-sentence = { architects-wonder-effect }.
architects-city-cards = keine Ressourcen
architects-city-symbols = keine Symbole
architects-city-counts = keine Schilde, keine Siege, keine blauen Karten
architects-city-no-tokens = Noch kein Fortschrittsmarker
architects-score-wonder = Wunder
architects-score-cat = Katze
architects-score-blue = Blau
architects-score-military = Militär
architects-score-progress = Fortschritt
architects-score-stages = Gleichstand: Abschnitte
architects-score-words = { $rank }. { $name }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Weltwunder { $stages }, Katze { $cat }, blaue Karten { $blue }, Militär { $military }, Fortschritt { $progress }; { $built ->
    [one] { $built } Bauabschnitt
   *[other] { $built } Bauabschnitte
}.
architects-words-stage = Bauabschnitt { $stage }: { $built ->
    [yes] gebaut
    [open] als Nächstes, für { $count } { $rule ->
        [identical] gleiche Ressourcen
       *[different] verschiedene Ressourcen
    }
   *[no] { $count } { $rule ->
        [identical] gleiche Ressourcen
       *[different] verschiedene Ressourcen
    }
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
architects-words-neighbours = Linker Nachbar: { $left }, { $left_shields }. Rechter Nachbar: { $right }, { $right_shields }.

## Statistik: das Bild eines Spielers

person-heading = { $game } · { $where }
person-somebody = Jemand
person-server = dieser Server
person-games = { $count ->
    [one] Partie
   *[other] Partien
}
person-wins = { $count ->
    [one] Sieg, { $share } %
   *[other] Siege, { $share } %
}
person-average = Schnitt
person-best = Bestwert
person-streak = { $count ->
    [one] in Folge
   *[other] in Folge
}
person-categories = Punkte im Schnitt
person-mine-everybody = Spieler · alle
person-tables = Nach Spielerzahl
person-places = Plätze
person-boards = Siege nach Weltwunder
person-opponents = Direkter Vergleich
person-before-behind = davor · dahinter
person-column-games = Partien
person-column-wins = Siege
person-column-average = Schnitt
person-column-best = beste
person-players = { $count } Spieler
person-share = { $wins } von { $games }
person-words = { $name }, { $game }, { $where }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins } gewonnen ({ $share } %); im Schnitt { $average } Punkte, Bestwert { $best }{ $streak ->
    [none] {""}
    [0] ; noch kein Sieg
    [one] ; nie zwei Siege in Folge
   *[other] ; bis zu { $streak } Siege in Folge
}.
person-words-places = Plätze: { $places }.
person-words-categories = Punkte im Schnitt, in Klammern die von allen hier: { $categories }.
person-words-category = { $category } { $mine } ({ $everybody })
person-words-table = Mit { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spielern
}: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins } gewonnen; im Schnitt { $average } Punkte, Bestwert { $best }.
person-words-share = { $name }: { $wins } von { $games } gewonnen.
person-words-opponent = Gegen { $name }: { $ahead ->
    [one] einmal
   *[other] { $ahead }-mal
} davor, { $behind ->
    [one] einmal
   *[other] { $behind }-mal
} dahinter.

## Statistik: Spiele, ein Spieler

stats-games = **Beendete Partien auf diesem Server**, die neuesten zuerst
stats-games-of = **Beendete Partien von { $name }**, die neuesten zuerst
stats-no-games = Auf diesem Server wurde noch keine Partie zu Ende gespielt. Beendete Partien stehen hier mit Wertung und Replay; `/join` macht einen Tisch auf.
stats-no-games-of = { $name } hat hier noch keine Partie zu Ende gespielt. Beendete Partien stehen hier mit Wertung und Replay.
stats-game = **{ $number }** · { $when } · **{ $game }**{ $origin ->
    [score-pad] {" "}(am echten Tisch)
   *[bot] {""}
}
    -# { $players }
stats-game-seat = { $place }. { $name } { $points }
stats-game-seat-board = { $place }. { $name } { $points } ({ $board })
stats-uncounted = –
stats-board = { $city } { $side }
stats-computer = { $level ->
    [easy] Computer (leicht)
    [strong] Computer (stark)
   *[normal] Computer (normal)
}
stats-open = Partie öffnen
stats-game-option = { $number } · { $game }: { $names }
stats-game-heading = **{ $game }**, { $when }
stats-victory-civilian = Sieg nach Punkten.
stats-victory-scientific = Wissenschaftlicher Sieg, unabhängig von den Punkten.
stats-victory-military = Militärischer Sieg, unabhängig von den Punkten.
stats-seat-changed = Platz von { $name }: { $tenures }
stats-tenure = { $name } (bis { $until })
stats-turn = Zug { $number }
stats-score-pad = Diese Partie wurde am echten Tisch gespielt und von Hand eingetragen, deshalb gibt es keine Runden zu sehen.
stats-no-pictures = Damals wurden Wertungsblöcke noch nicht vollständig gespeichert, deshalb gibt es weder Wertungsbild noch Plakat, nur das hier.
stats-kept-points = **{ $name }**: { $points }
stats-kept-category = { $category } { $points }
stats-other-rules = Sie lief mit einer älteren Version der Regeln, deshalb lassen sich ihre Städte und Runden nicht zeigen.
stats-record-file = Diese Partie als Datei. `/replay` zeigt sie noch einmal, hier oder überall, wo ihre Regeln bekannt sind.
button-newer = ◀ Neuere
button-older = Ältere ▶
button-replay = Ansehen
button-record = Herunterladen
stats-all-servers = alle Server
stats-no-figures = Du hast hier noch keine Partie zu Ende gespielt. Nach der ersten stehen hier deine Plätze, Punkte und Weltwunder; `/join` macht einen Tisch auf.
stats-no-figures-of = { $name } hat hier noch keine Partie zu Ende gespielt. Nach der ersten stehen hier Plätze, Punkte und Weltwunder.
stats-standing = Platz { $place } der Rangliste dieser Saison, Wertungszahl **{ $points }** ± { $margin }.
stats-standing-provisional = Wertungszahl **{ $points }** ± { $margin } in dieser Saison, vorläufig, bis mehr Partien da sind.
stats-computer-seats = Hat der Computer in einer Partie mehrere Plätze, zählt jeder.
stats-columns = -# Punkte: erst der Schnitt dieses Spielers, dann der von allen.
stats-opponents-mean = -# Direkter Vergleich: Jeder Gegner einer Partie zählt, auch jeder Computer. Plätze, auf denen andere mehr als dreimal entschieden haben, zählen nicht.
stats-games-left = { $count ->
    [one] { $count } Partie angefangen und verlassen.
   *[other] { $count } Partien angefangen und verlassen.
}

## Statistik: Rangliste, Weltwunder, Rekorde eines Servers

stats-season = { $quarter }. Quartal { $year }
stats-choose-season = Andere Saison
stats-ranking = **Rangliste · { $game } · { $season }**
stats-standing-line = { $place ->
    [0] –
   *[other] { $place }.
} **{ $name }** { $points } ± { $margin } · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins } gewonnen
stats-provisional = *Vorläufig, mit weniger als zehn gewerteten Partien:*
stats-ranking-means = -# Alle starten mit 1.000. ± zeigt, wie weit eine Wertungszahl noch danebenliegen kann; je mehr du spielst, desto kleiner wird es. Überschneiden sich zwei Bereiche, sind die Spieler vielleicht gleich stark. Computer werden gewertet wie Menschen.
hinted-not-rated = -# Eine Partie mit Hinweisen wird nicht gewertet.
stats-ranking-off = -# Auf diesem Server sind Ranglisten aus: Neue Partien ändern hier nichts.
stats-no-ranking = In dieser Saison wurde noch keine Partie { $game } gewertet. Nach der ersten haben alle, die mitgespielt haben, hier eine Wertungszahl.
stats-rated = -# Eine Partie wird gewertet, wenn mindestens zwei verschiedene Spieler sie ohne **Hinweise** zu Ende spielen: zwei Menschen oder ein Mensch und Computer. Ein Platz zählt nicht, wenn andere, auch der Computer, dort mehr als dreimal entschieden haben. Übungspartien werden nicht gewertet.
stats-unrated = { $why ->
    [hints] Deine letzte Partie { $game } hier wurde nicht gewertet, weil **Hinweise** an waren.
    [rankings-off] Deine letzte Partie { $game } hier wurde nicht gewertet, weil die Ranglisten aus waren.
    [seat-changed] Deine letzte Partie { $game } hier wurde für dich nicht gewertet: Andere, auch der Computer, haben auf deinem Platz mehr als dreimal entschieden.
   *[nobody-else] Deine letzte Partie { $game } hier wurde nicht gewertet: Auf allen anderen Plätzen hat der Spieler gewechselt.
}
stats-no-ranking-off = Auf diesem Server sind Ranglisten aus, deshalb werden keine Partien gewertet. Wer den Server verwaltet, kann sie unter **Einstellungen** einschalten.
stats-wonders = **Weltwunder · { $game }**
stats-wonders-players = **Weltwunder · { $game } · { $players } Spieler**
stats-any-players = Beliebig viele Spieler
stats-choose-players = Spielerzahl
stats-wonder = **{ $board }** · { $wins } von { $games } gewonnen{ $luck ->
    [unknown] {""}
    [more] , mehr als erwartet
    [less] , weniger als erwartet
   *[usual] , etwa wie erwartet
} · { $points }
stats-wonder-drafted = **{ $board }** · { $games ->
    [one] einmal
    [2] zweimal
   *[other] { $games }-mal
} gewählt, { $built ->
    [0] nie
    [one] einmal
    [2] zweimal
   *[other] { $built }-mal
} gebaut, { $wins } von { $games } gewonnen{ $luck ->
    [unknown] {""}
    [more] , mehr als erwartet
    [less] , weniger als erwartet
   *[usual] , etwa wie erwartet
} · { $points }
stats-wonder-figures = **{ $board }** · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins } gewonnen, { $expected } erwartet, { $share } % ({ $between }) · { $points }
stats-wonder-drafted-figures = **{ $board }** · { $games ->
    [one] einmal
    [2] zweimal
   *[other] { $games }-mal
} gewählt, { $built ->
    [0] nie
    [one] einmal
    [2] zweimal
   *[other] { $built }-mal
} gebaut, { $wins } gewonnen, { $expected } erwartet, { $share } % ({ $between }) · { $points }
stats-wonder-points = im Schnitt { $average } Punkte
stats-wonder-points-figures = { $average } Punkte ({ $between })
stats-wonder-no-points = keine Punkte gezählt
stats-between = { $low } bis { $high }
stats-wonders-expected = -# „Erwartet“: Alle am Tisch gewinnen gleich oft. Bei wenigen Partien macht der Zufall viel aus.
stats-wonders-few = -# Bei wenigen Partien macht der Zufall viel aus.
stats-wonders-mean = -# Erwartet: so viele Siege, wenn jeder Platz gleich oft gewinnen würde. In Klammern: der Bereich, in dem der wahre Wert in 95 von 100 Fällen liegt. Überschneiden sich zwei Bereiche, kann der Unterschied Zufall sein.
stats-no-wonders = Auf diesem Server wurde noch keine Partie { $game } zu Ende gespielt. Nach der ersten siehst du hier, wie oft jedes Weltwunder gespielt wurde und gewonnen hat.
stats-no-wonders-players = Auf diesem Server wurde noch keine Partie { $game } mit { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
} zu Ende gespielt. Nach der ersten siehst du hier, wie oft jedes Weltwunder gespielt wurde und gewonnen hat.
stats-still-counting = -# Partien von vor dem letzten Update werden noch gezählt, deshalb fehlen hier welche.
stats-records = **Rekorde · { $game }** · nur Menschen
stats-records-mean = -# Das Beste, was ein Mensch hier in einer Partie geschafft hat, auch gegen Computer. Punkte der Computer und Partien vom Wertungsblock zählen nicht.
stats-record = { $category }: **{ $name }** { $points }
stats-record-streak = Siege in Folge
stats-record-option = { $category }: { $name }
stats-no-records = Auf diesem Server wurde noch keine Partie { $game } zu Ende gespielt. Nach der ersten stehen hier die Rekorde.
stats-rankings-on = Partien auf diesem Server werden gewertet.
stats-rankings-off = Partien auf diesem Server werden nicht gewertet; frühere Wertungszahlen bleiben.
stats-not-left-out = Du stehst in den Ranglisten und kannst Rekorde halten.
stats-left-out = Du tauchst in keiner Rangliste und keinem Rekord auf; für die anderen zählen deine Partien weiter.
stats-everything = **{ $name } · { $game }**
stats-everything-opponents = **Direkter Vergleich**
stats-meeting = **{ $name }** · { $met ->
    [one] { $met } gemeinsame Partie
   *[other] { $met } gemeinsame Partien
}, { $ahead ->
    [one] einmal
   *[other] { $ahead }-mal
} davor, { $behind ->
    [one] einmal
   *[other] { $behind }-mal
} dahinter
button-everything = Mehr Statistik
button-figures = Zahlen
button-plain-words = Einfach erklärt
button-ranking-settings = Einstellungen
button-leave-me-out = Nicht zeigen
button-show-me = Wieder zeigen
button-rankings-off = Ranglisten aus
button-rankings-on = Ranglisten an
tip-line = 💡 { $tip }
tip-base-brown = Braune Karten wie { $card } liefern jede Runde Rohstoffe, mit denen du andere Karten bezahlst. Ein oder zwei sind ein guter Start.
tip-base-age-two =
    In Zeitalter II bringen die Karten mehr und kosten mehr.{ $players ->
        [2] {""}
       *[other] {" "}Die Handkarten gehen jetzt nach rechts.
    }
tip-base-age-three = In Zeitalter III gibt es Gilden statt brauner und grauer Karten. Jetzt zählen Punkte, und jeder Nachbar, den du am Ende militärisch schlägst, bringt dir 5.
tip-base-last-card = Das ist die letzte Runde. Nimm, was die meisten Punkte bringt, oder leg ab: Je 3 Münzen sind 1 Punkt.
tip-base-last-round = Mit dieser Runde endet das Zeitalter. Du spielst eine der beiden Karten, die andere kommt auf den Ablagestapel.
tip-base-war-to-win = Am Ende des Zeitalters kommen die militärischen Konflikte, und { $name-the } hat { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
}.
tip-base-war-to-level = Am Ende des Zeitalters kommen die militärischen Konflikte. Gleichstand kostet nichts.
tip-base-war-to-lose = Am Ende des Zeitalters kommen die militärischen Konflikte: { $name-the } hat mehr Schilde als du, { $shields } zu { $own }. Verlieren kostet dich aber nur 1 Punkt.
tip-base-war-ahead = Du hast mehr Schilde als beide Nachbarn. Bleibt das so, bringen dir die militärischen Konflikte am Ende des Zeitalters { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
tip-base-red = Rote Karten wie { $card } sind Schilde für militärische Konflikte. Es zählen nur deine beiden Nachbarn: { $name-the } hat { $left }, { $other-the } hat { $right }.
tip-base-science-set = { $card } macht einen Satz aus allen drei Wissenschaftssymbolen komplett: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr für Wissenschaft, 7 davon für den Satz.
tip-base-science-again = { $card } bringt ein Symbol, das du schon hast. Gleiche Symbole zählen im Quadrat: 2 sind 4 Punkte, 3 sind 9.
tip-base-green = Grüne Karten wie { $card } sind Wissenschaft. Eine allein ist 1 Punkt wert, aber viele zusammen schlagen alles andere.
tip-base-chain = Eine Kette: Du hast { $before }, also baust du { $card } kostenlos.
tip-base-neighbour-sells = { $name-the } verkauft, was dir fehlt. Drück auf **Bauen**, um es zu kaufen und { $card } zu bauen.
tip-base-nobody-sells =
    { $card } braucht { $needed } { $resources }: Du produzierst { $made ->
        [0] nichts davon
       *[other] { $made }
    }, zu kaufen gibt es { $sale ->
        [0] nichts.
       *[other] nur { $sale }.
    } Noch eine Karte, die das produziert, würde helfen.
tip-base-built-already = { $card } hast du schon. Jedes Gebäude kannst du nur einmal bauen.
tip-base-few-coins = { $coins ->
    [0] Du hast keine Münzen.
    [one] Du hast { $coins } Münze.
   *[other] Du hast { $coins } Münzen.
} Eine Karte abzulegen bringt 3, manche gelben Karten bringen mehr.
tip-base-many-coins = Du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert. Bis dahin kaufst du damit, was deine Nachbarn produzieren.
tip-base-trading-post = Manche gelben Karten machen das Kaufen für den Rest der Partie billiger: 1 Münze statt 2.
tip-base-stage = Du kannst Bauabschnitt { $stage } deines Weltwunders bezahlen{ $coins ->
    [0] {""}
    [one] {" "}({ $coins } Münze)
   *[other] {" "}({ $coins } Münzen)
}. Schieb die Karte darunter, die dir am wenigsten bringt: Sie zählt nur als Bauabschnitt.
tip-base-wonder-complete = Dein Weltwunder ist fertig. Ab jetzt baust du Karten oder legst sie ab.
tip-base-stage-missing =
    Bauabschnitt { $stage } deines Weltwunders braucht { $needed } { $resources }: Du produzierst { $made ->
        [0] nichts davon
       *[other] { $made }
    }, zu kaufen gibt es { $sale ->
        [0] nichts.
       *[other] nur { $sale }.
    }
tip-base-guild = Violette Karten sind Gilden. Die meisten geben Punkte für das, was deine Nachbarn gebaut haben.
tip-base-grey = Graue Karten wie { $card } produzieren Glas, Stoff oder Papyrus. Das brauchst du oft für grüne Karten und Weltwunder.
tip-base-blue = Blaue Karten sind sichere Punkte: Die nimmt dir niemand weg.
tip-base-yellow = Gelbe Karten sind für Handel und Münzen. Manche bringen auch Punkte.
tip-base-brown-later = { $card } ist braun. Braune Karten geben keine Punkte, und mehr von dem, was du schon produzierst, bringt wenig.
tip-base-chain-to-come = Mit manchen Karten fängt eine Kette an: Hast du so eine, baust du die nächste Karte der Kette kostenlos.
tip-base-passed-on = { $name } bekommt die Karten, die du übrig lässt. Ist eine richtig gut für { $name }, leg sie ab oder schieb sie unter dein Weltwunder.
tip-base-nothing-used-up = Deine Ressourcen hast du jede Runde, für beliebig viele Karten: Sie werden nie verbraucht.
tip-base-goal = Wer nach Zeitalter III die meisten Punkte hat, gewinnt. Punkte gibt’s für blaue und gelbe Karten, militärische Konflikte, Wissenschaft, dein Weltwunder, Gilden und Münzen.
tip-base-points = Wer am Ende die meisten Punkte hat, gewinnt. Stand jetzt hast du { $points }, und { $name } hat { $best }.
tip-base-points-first = Wer am Ende die meisten Punkte hat, gewinnt. Stand jetzt hast du { $points }, und niemand hat mehr.
tip-base-neighbours = Deine Nachbarn sind { $name-the } und { $other-the }. Was ihre braunen und grauen Karten produzieren, kannst du kaufen; **Tisch** zeigt es.
tip-base-three-ways = Keine Karte hilft dir? Jede kannst du für 3 Münzen ablegen oder unter dein Weltwunder schieben.
tip-base-few-things-well = Alles auf einmal schafft niemand. Zwei Dinge richtig, etwa Wissenschaft und blaue Karten: Damit gewinnt man meistens.
tip-duel-draft = Das sind Weltwunder. Wähle jetzt eins; um es später zu bauen, bezahlst du es und schiebst eine Karte darunter.
tip-duel-draft-again = Nach manchen Weltwundern, etwa { $wonder-dat }, bist du sofort noch einmal am Zug: Zwei Züge am Stück sind stark.
tip-duel-draft-costs = Schau auch auf die Kosten: Ein Weltwunder, das du nicht bezahlen kannst, bringt dir nichts.
tip-duel-draft-seven = Von den acht Weltwundern werden höchstens sieben gebaut. Bist du zu langsam, verlierst du eins.
tip-duel-begin = Fängst du an, nimmst du die erste Karte. Kommst du danach, siehst du, was sie aufdeckt.
tip-duel-token = Ein Fortschritts-Plättchen hilft dir für den Rest der Partie oder ist Punkte wert. Das nimmt dir niemand weg.
tip-duel-first-turn = Nimm eine Karte, auf der keine andere liegt: zum Bauen, Ablegen oder für ein Weltwunder. Was du aufdeckst, kann danach dein Gegner nehmen.
tip-duel-age-two = In Zeitalter II bringen die Karten mehr und kosten mehr. Manche sind kostenlos, wenn du die richtige Karte aus Zeitalter I hast.
tip-duel-age-three = Das ist das letzte Zeitalter, mit Gilden statt brauner und grauer Karten. Wer danach die meisten Punkte hat, gewinnt.
tip-duel-force-threatens = Vorsicht: { $name } { $spaces ->
    [one] fehlt nur noch { $spaces } Feld
   *[other] fehlen nur noch { $spaces } Felder
} bis zu deiner Hauptstadt und damit zum sofortigen Sieg. Rote Karten schieben die Figur zurück.
tip-duel-force-near = Bis zur Hauptstadt von { $name } { $spaces ->
    [one] fehlt der Konfliktfigur nur noch { $spaces } Feld
   *[other] fehlen der Konfliktfigur nur noch { $spaces } Felder
}. Bringst du sie hin, gewinnst du sofort.
tip-duel-science-threatens = Vorsicht: { $name } hat { $count ->
    [one] { $count } Symbol
   *[other] { $count } verschiedene Symbole
}. Mit sechs hat { $name } sofort gewonnen, also lass das nächste nicht liegen.
tip-duel-science-near = Du hast { $count ->
    [one] { $count } Wissenschaftssymbol
   *[other] { $count } verschiedene Wissenschaftssymbole
}. Mit sechs gewinnst du sofort.
tip-duel-pair = Mit { $card } hast du zwei gleiche Symbole. Ein Paar bringt dir ein Fortschritts-Plättchen.
tip-duel-loot = Schieben deine Schilde die Figur auf ein Militär-Plättchen, verliert dein Gegner Münzen.
tip-duel-chain = Eine Kette: Du hast { $before }, also baust du { $card } kostenlos.
tip-duel-wonder = Du kannst { $wonder-acc } bezahlen{ $coins ->
    [0] {""}
    [one] {" "}({ $coins } Münze)
   *[other] {" "}({ $coins } Münzen)
}. Tippe irgendeine Karte an, dann das Weltwunder: Die Karte kommt darunter und tut sonst nichts.
tip-duel-few-coins = { $coins ->
    [0] Du hast keine Münzen.
    [one] Du hast { $coins } Münze.
   *[other] Du hast { $coins } Münzen.
} Eine Karte abzulegen bringt dir { $gain }.
tip-duel-guild = Bei einer Gilde zählt die Stadt, die mehr hat, auch wenn es nicht deine ist. { $coins ->
    [yes] Diese bringt jetzt Münzen und am Ende Punkte.
   *[no] Diese bringt am Ende Punkte.
}
tip-duel-fixed-price = Manche gelben Karten legen einen Preis für den Rest der Partie fest, egal was dein Gegner hat.
tip-duel-trade = Die Bank verkauft, was dir für { $card } fehlt. Drück auf **{ $button-build }**, um es zu kaufen.
tip-duel-goods = Was { $card } produziert, hast du in jedem Zug, und dein Gegner zahlt dafür mehr.
tip-duel-many-coins = Du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}. Am Ende sind je 3 Münzen 1 Punkt; bis dahin zahlst du damit Karten und Weltwunder.
tip-duel-red = Jeder Schild auf einer roten Karte wie { $card } schiebt die Figur 1 Feld auf die Hauptstadt deines Gegners zu.
tip-duel-green = Grüne Karten wie { $card } sind Wissenschaft: Ein Symbolpaar bringt ein Fortschritts-Plättchen, mit sechs verschiedenen Symbolen gewinnst du sofort.
tip-duel-blue = Blaue Karten sind sichere Punkte: Die nimmt dir niemand weg.
tip-duel-yellow = Gelbe Karten wie { $card } bringen Münzen, Waren oder billigere Waren. Mit jeder bekommst du beim Ablegen 1 Münze mehr.
tip-duel-chain-to-come = Mit manchen Karten fängt eine Kette an: Hast du so eine, baust du die nächste Karte der Kette kostenlos.
tip-duel-few-cards = In diesem Zeitalter { $count ->
    [one] ist nur noch { $count } Karte
   *[other] sind nur noch { $count } Karten
} da. Wer auf der Konfliktleiste zurückliegt, beginnt das nächste. Steht die Figur in der Mitte, entscheidet der Spieler, der zuletzt am Zug war.
tip-duel-uncovered = Schau, was deine Karte aufdeckt: { $name } kann es als Nächstes nehmen.
tip-duel-take-away = Braucht { $name } eine Karte, schnapp sie weg: Leg sie ab oder schieb sie unter ein Weltwunder.
tip-duel-zone-own = So, wie die Figur jetzt steht, bekommst du am Ende { $points ->
    [one] { $points } Militärpunkt
   *[other] { $points } Militärpunkte
}.
tip-duel-zone-theirs = So, wie die Figur jetzt steht, bekommt { $name } am Ende { $points ->
    [one] { $points } Militärpunkt
   *[other] { $points } Militärpunkte
}. Deine Schilde schieben sie zurück.
tip-duel-selling = Eine Karte abzulegen bringt dir jetzt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}: 2, plus 1 für jede gelbe Karte in deiner Stadt.
tip-duel-prices = Was du nicht produzierst, kaufst du: je 2 Münzen, plus 1 für jedes Stück, das braune und graue Karten von { $name } produzieren.
tip-duel-wonders-wait = { $count ->
    [one] Eins deiner Weltwunder ist noch nicht gebaut.
   *[other] { $count } deiner Weltwunder sind noch nicht gebaut.
} Ein Weltwunder bringt oft mehr als eine Karte.
tip-duel-goal = Wer nach Zeitalter III die meisten Punkte hat, gewinnt, außer die Figur erreicht vorher eine Hauptstadt oder jemand hat sechs verschiedene Wissenschaftssymbole.
tip-duel-stop-now = Pass jeden Zug auf: Erreicht die Figur deine Hauptstadt oder hat dein Gegner sechs verschiedene Symbole, gewinnt er sofort.
tip-duel-win-now = Erreicht die Figur eine Hauptstadt oder hat jemand sechs verschiedene Symbole, ist die Partie sofort vorbei. Punkte zählen dann nicht.
tip-duel-points = Ohne sofortigen Sieg gewinnt, wer die meisten Punkte hat. Stand jetzt hast du { $points }, und { $name } hat { $theirs }.
tip-architects-first-turn = Nimm eine Karte: **A** ist der Stapel links von dir, **C** der rechts, **B** liegt verdeckt. Alles andere passiert von selbst.
tip-architects-end-near = { $name } fehlt nur noch ein Bauabschnitt, dann ist die Partie vorbei. Hol jetzt Punkte.
tip-architects-end-near-own = Dir fehlt nur noch ein Bauabschnitt. Die Partie endet mit dem Zug, in dem du ihn baust, und das musst du, sobald du zahlen kannst. Schau vorher auf die Punkte.
tip-architects-stage = Nimm **{ $place }** ({ $card }), und du baust sofort Bauabschnitt { $stage } deines Weltwunders{ $points ->
    [0] { $effect ->
        [yes] {" "}(mit Wirkung)
       *[no] {""}
    }
    [one] { $effect ->
        [yes] {" "}(+{ $points } Punkt und Wirkung)
       *[no] {" "}(+{ $points } Punkt)
    }
   *[other] { $effect ->
        [yes] {" "}(+{ $points } Punkte und Wirkung)
       *[no] {" "}(+{ $points } Punkte)
    }
}.
tip-architects-token-near = Nimm **{ $place }** ({ $card }), und deine grünen Karten bringen dir einen Fortschrittsmarker.
tip-architects-token = Ein Fortschrittsmarker hilft dir für den Rest der Partie oder ist Punkte wert. Der vierte liegt verdeckt.
tip-architects-war-to-lose = Eine Schlacht ist nah, und { $name } hat mehr Schilde als du, { $shields } zu { $own }. Du verlierst keine Punkte, aber { $name } gewinnt mindestens 3.
tip-architects-war-ahead = Eine Schlacht ist nah, und du hast mehr Schilde als { $name }. Eine Karte mit Horn löst sie aus: mindestens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für dich.
tip-architects-cat = **{ $place }** bringt dir { $card-acc }. Die Katze bringt noch mal 2 Punkte, solange du sie hast, und du kannst dir damit die Karte in der Mitte ansehen.
tip-architects-peek = Du hast die Katze: **{ $button-peek }** zeigt dir die Karte in der Mitte, bevor du wählst.
tip-architects-coin = Eine Münze (hier { $place }) ersetzt jede fehlende Ressource.
tip-architects-horn = Eine rote Karte mit Horn (hier { $place }) ist ein Schild und bringt eine Schlacht näher. Danach wird sie abgelegt.
tip-architects-shield = Eine rote Karte ohne Horn (hier { $place }) ist ein Schild für jede Schlacht: Sie wird nie abgelegt.
tip-architects-green = Grüne Karten (hier { $place }) sind Symbole: Ein Paar oder alle drei bringen dir einen Fortschrittsmarker.
tip-architects-blue = Blaue Karten (hier { $place }) sind Punkte, und die nimmt dir niemand weg.
tip-architects-grey = Graue Karten (hier { $place }) sind Ressourcen für deine Bauabschnitte. Baust du einen, sind sie weg.
tip-architects-next-stage = Dein nächster Bauabschnitt braucht { $demand ->
    [different] { $count } verschiedene Ressourcen
   *[identical] { $count } gleiche Ressourcen
}. Er wird gebaut, sobald du sie hast.
tip-architects-centre = Nichts Gutes auf **A** und **C**? Die Mitte **B** hat von allem etwas, ist aber eine Überraschung.
tip-architects-decks = Den Stapel links teilst du dir mit { $name }, den rechts mit { $other }. Was du liegen lässt, können sie nehmen.
tip-architects-war = { $count ->
    [one] Noch ein Horn
   *[other] Noch { $count } Hörner
}, dann gibt’s eine Schlacht: Jeder Nachbar mit weniger Schilden bringt dir mindestens 3 Punkte.
tip-architects-points = Es gewinnt, wer die meisten Punkte hat, nicht, wer am schnellsten baut. Stand jetzt hast du { $points }, und { $name } hat { $best }.
tip-architects-points-first = Es gewinnt, wer die meisten Punkte hat, nicht, wer am schnellsten baut. Stand jetzt hast du { $points }, und niemand hat mehr.
tip-architects-race = Die Partie endet, wenn jemand seinen fünften Bauabschnitt baut; dann gewinnt, wer die meisten Punkte hat. Bauabschnitte sind die sichersten Punkte.
button-tips-off = Keine Tipps
tips-off = Keine Tipps mehr. **{ $button-how-to-play }** und `/rules` sind weiter für dich da.
why = **{ $what }**: { CAPITAL($why) }.
why-but = { $why }, aber { $but }
why-and = { $whys }, und { $why }
why-printed = **{ $what }.** { $printed }
why-sentence = { CAPITAL($why) }.
why-games = **{ $what }**: In simulierten Partien schnitt das am besten ab.
why-little = **{ $what }**: Das bringt dir im Moment nichts.
why-close = **{ $what }**: Es ist knapp – fast genauso gut wäre es, { $other-inside }.
compared-close = Es ist knapp – fast genauso gut wäre es, { $other-inside }.
compared-games = In { $better } von { $games ->
    [one] { $games } simulierten Partie
   *[other] { $games } simulierten Partien
} war das besser, als { $other-inside }.
compared-mean = In simulierten Partien war das im Schnitt besser, als { $other-inside }.
gain-points = { $sure ->
    [yes] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[no] { $points ->
        [one] Stand jetzt { $points } Punkt
       *[other] Stand jetzt { $points } Punkte
    }
}
gain-science = { $points ->
    [one] { $points } Punkt für Wissenschaft
   *[other] { $points } Punkte für Wissenschaft
}{ $more ->
    [yes] {" "}(mit jedem weiteren Symbol mehr)
   *[no] {""}
}
reason-gains = das bringt { $gains }
reason-points-later = das gibt am Ende Punkte für alles, was bis dahin gebaut ist
reason-points-if-complete = { $can ->
    [yes] das bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, wenn du dein Weltwunder fertig baust (noch { $stages ->
        [one] { $stages } Bauabschnitt
       *[other] { $stages } Bauabschnitte
    })
   *[no] dein Weltwunder wird nicht mehr fertig, also bringt das nichts
}
reason-points-given = { $points ->
    [one] das bringt { $name-dat } { $points } Punkt
   *[other] das bringt { $name-dat } { $points } Punkte
}
reason-science-set = damit ist ein Satz aus drei Symbolen komplett (+{ $points })
reason-symbol = { $symbols ->
    [one] das ist das erste deiner sechs verschiedenen Symbole für den sofortigen Sieg
   *[other] damit hast du { $symbols } der sechs verschiedenen Symbole für den sofortigen Sieg
}
reason-beats = { $instead ->
    [0] { $count ->
        [one] schlägst du damit { $names-the } (+{ $points })
       *[other] schlägst du damit { $names-the } (je +{ $points })
    }
   *[other] { $count ->
        [one] schlägst du damit { $names-the } (+{ $points } statt −1)
       *[other] schlägst du damit { $names-the } (je +{ $points } statt −1)
    }
}
reason-conflicts = Stand jetzt { $conflicts }
reason-levels = liegst du gleichauf mit { $names-dat }, statt zu verlieren
reason-shields = { $standing ->
    [ahead] { $shields ->
        [one] damit liegst du noch { $shields } Schild weiter vor { $names-dat }
       *[other] damit liegst du noch { $shields } Schilde weiter vor { $names-dat }
    }
   *[behind] { $shields ->
        [one] gegen { $names-the } bringt das { $shields } Schild (reicht noch nicht)
       *[other] gegen { $names-the } bringt das { $shields } Schilde (reicht noch nicht)
    }
}
reason-armed = { $shields ->
    [one] das gibt dir { $shields } Schild
   *[other] das gibt dir { $shields } Schilde
}{ $beaten ->
    [0] {""}
   *[other] {""}, und Stand jetzt schlägst du damit { $names } in der nächsten Schlacht
}
reason-free-city-arms = { $points ->
    [0] Stand jetzt liegt die Freie Stadt dann gleichauf mit { $name }
   *[other] Stand jetzt schlägt die Freie Stadt dann { $name }
}
reason-free-city-beats-you = { $points ->
    [0] Stand jetzt liegt sie dann gleichauf mit dir
   *[other] Stand jetzt schlägt sie dich dann
}
reason-free-city-sells = { $name } und du könnt dann { $resources } bei der Freien Stadt kaufen
reason-harmless = das bringt { $name } nichts
reason-nothing-builds = du kannst gerade nichts bauen
reason-looted = { $coins ->
    [one] { $name } verliert { $coins } Münze
   *[other] { $name } verliert { $coins } Münzen
}
reason-no-cost = das ist kostenlos
reason-own-resources = deine eigenen Ressourcen reichen
reason-chain = durch { $card } ist das kostenlos
reason-power-free = dank deines Weltwunders ist es kostenlos
reason-paid-bank = { $coins ->
    [one] das kostet { $coins } Münze
   *[other] das kostet { $coins } Münzen
}
reason-paid-to = { $coins ->
    [one] du zahlst { $name-dat } { $coins } Münze
   *[other] du zahlst { $name-dat } { $coins } Münzen
}
reason-paid-together = du zahlst { $payees }
reason-payee = { $coins ->
    [one] { $name-dat } { $coins } Münze
   *[other] { $name-dat } { $coins } Münzen
}
reason-earns = { $coins ->
    [one] du verdienst { $coins } Münze an dem, was die Freie Stadt kauft
   *[other] du verdienst { $coins } Münzen an dem, was die Freie Stadt kauft
}
reason-earns-other = { $coins ->
    [one] { $name } verdient { $coins } Münze an dem, was die Freie Stadt kauft
   *[other] { $name } verdient { $coins } Münzen an dem, was die Freie Stadt kauft
}
reason-frees = du kannst später { $cards } kostenlos bauen
reason-denies = { $under ->
    [yes] { $points ->
        [one] sonst könnte { $name } mit { $card } { $points } Punkt holen
       *[other] sonst könnte { $name } mit { $card } { $points } Punkte holen
    }
   *[no] { $points ->
        [one] sonst könnte { $name } mit der Karte { $points } Punkt holen
       *[other] sonst könnte { $name } mit der Karte { $points } Punkte holen
    }
}
reason-denies-arms = { $under ->
    [yes] sonst könnte { $name } { $card } bauen und dich schlagen
   *[no] sonst könnte { $name } die Karte bauen und dich schlagen
}
reason-stops-military = so verhinderst du, dass { $name } im nächsten Zug militärisch gewinnt
reason-stops-science = so verhinderst du, dass { $name } im nächsten Zug wissenschaftlich gewinnt
reason-makes =
    { $game ->
        [base] das bringt jede Runde { $resources }
       *[other] das bringt jeden Zug { $resources }
    }{ $new ->
        [yes] { $game ->
            [base] { $need ->
                [all] {" "}(kein Nachbar verkauft das, und sonst fehlt nichts für Bauabschnitt { $stage } deines Weltwunders)
                [some] {" "}(kein Nachbar verkauft das, und Bauabschnitt { $stage } deines Weltwunders braucht es)
               *[no] {" "}(kein Nachbar verkauft das)
            }
           *[other] {" "}(davon hattest du noch nichts)
        }
       *[no] { $need ->
            [all] {" "}(sonst fehlt nichts für Bauabschnitt { $stage } deines Weltwunders)
            [some] {" "}(Bauabschnitt { $stage } deines Weltwunders braucht das)
           *[no] {""}
        }
    }
reason-cheaper =
    ab jetzt kaufst du { $resources } { $side ->
        [left] bei deinem linken Nachbarn
        [right] bei deinem rechten Nachbarn
        [both] bei beiden Nachbarn
       *[bank] bei der Bank
    } für je { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
reason-power-free_build_once_per_age = einmal pro Zeitalter baust du dank deines Weltwunders eine Karte kostenlos
reason-power-play_seventh_card = du kannst in jedem Zeitalter auch deine letzte Karte spielen
reason-power-build_from_discard = du baust eine Karte aus dem Ablagestapel kostenlos
reason-power-copy_neighbour_guild = am Ende kopierst du eine Gilde eines Nachbarn
reason-power-first_card_free = ab dem nächsten Zeitalter ist deine erste Karte jedes Zeitalters kostenlos
reason-power-last_card_free = deine letzte Karte jedes Zeitalters ist kostenlos
reason-power-new_colour_free = die erste Karte jeder Farbe, die du noch nicht hast, ist kostenlos
reason-power-token = du nimmst ein Fortschritts-Plättchen
reason-power-opponent_card = dein Gegner muss eine Karte ablegen
reason-power-revive = du baust eine Karte aus dem Ablagestapel kostenlos
reason-power-library = du behältst eins von drei Fortschritts-Plättchen aus der Schachtel
reason-power-keep_one_of_five = du siehst fünf Karten und behältst eine
reason-power-stage = du bekommst auch die Wirkung deines Weltwunders
reason-later = das zahlt sich später aus
reason-wins-military = damit gewinnst du sofort militärisch
reason-wins-science = damit gewinnst du sofort wissenschaftlich
reason-pawn = { $spaces ->
    [one] die Konfliktfigur rückt { $spaces } Feld auf die Hauptstadt von { $name } zu
   *[other] die Konfliktfigur rückt { $spaces } Felder auf die Hauptstadt von { $name } zu
} (noch { $left })
reason-pair = das gibt ein Symbolpaar und damit ein Fortschritts-Plättchen
reason-again = du bist sofort noch einmal am Zug
reason-uncovers = { $cards ->
    [one] das deckt { $cards } Karte für { $name } auf
   *[other] das deckt { $cards } Karten für { $name } auf
}
reason-robs = das nimmt { $name } { $resources } weg
reason-begins = { $whose ->
    [own] du nimmst die erste Karte des Zeitalters
   *[other] { $name } nimmt die erste Karte des Zeitalters
}
reason-resource = das gibt dir { $resources } für einen späteren Bauabschnitt
reason-any-resource = eine Münze ersetzt jede Ressource eines Bauabschnitts
reason-cat = du bekommst die Katze (+{ $points })
reason-stage-ready = damit hast du alles für Bauabschnitt { $stage } deines Weltwunders{ $points ->
    [0] { $effect ->
        [yes] {" "}(mit Wirkung)
       *[no] {""}
    }
    [one] { $effect ->
        [yes] {" "}(+{ $points } Punkt und Wirkung)
       *[no] {" "}(+{ $points } Punkt)
    }
   *[other] { $effect ->
        [yes] {" "}(+{ $points } Punkte und Wirkung)
       *[no] {" "}(+{ $points } Punkte)
    }
}
reason-stage-nearer = { $cards ->
    [one] dann fehlt deinem nächsten Bauabschnitt nur noch { $cards } Karte
   *[other] dann fehlen deinem nächsten Bauabschnitt nur noch { $cards } Karten
}
reason-token-ready = deine grünen Karten bringen dir einen Fortschrittsmarker
reason-token-nearer = { $symbols ->
    [one] das ist das erste der drei verschiedenen Symbole für einen Fortschrittsmarker
   *[other] damit hast du { $symbols } der drei verschiedenen Symbole für einen Fortschrittsmarker
}
reason-battle-won = in der Schlacht, die das auslöst, schlägst du { $beaten }
beaten-in-battle = { $name } (+{ $points })
reason-battle-lost = in der Schlacht, die das auslöst, schlägt { $name } dich
reason-ends-game = { $standing ->
    [ahead] damit endet die Partie, und du liegst vorn
    [behind] damit endet die Partie, und du liegst zurück
   *[level] damit endet die Partie bei Gleichstand
}
reason-unseen = { $what ->
    [token] { $better ->
        [mostly] die verdeckten Fortschrittsmarker bringen im Schnitt mehr als die offenen
       *[maybe] er kann mehr bringen als die offenen Fortschrittsmarker
    }
   *[card] { $better ->
        [mostly] die Karten in diesem Stapel bringen im Schnitt mehr als die offenen
       *[maybe] sie kann mehr bringen als die offenen Karten
    }
}
choice-power = { $card } dank deines Weltwunders
    .inside = { $card } dank deines Weltwunders zu bauen
    .done = du hast { $card } dank deines Weltwunders gebaut
choice-stage = Weltwunder mit { $card }
    .inside = einen Bauabschnitt mit { $card } zu bauen
    .done = du hast einen Bauabschnitt mit { $card } gebaut
choice-sell = { $card } ablegen
    .inside = { $card } abzulegen
    .done = du hast { $card } abgelegt
choice-discard = { choice-sell }
choice-revive = { choice-build }
choice-none = Nichts bauen
    .inside = nichts zu bauen
    .done = du hast nichts gebaut
choice-wonder = { $wonder } mit { $card }
    .inside = { $wonder-acc } mit { $card } zu bauen
    .done = du hast { $wonder-acc } mit { $card } gebaut
choice-opponent-card = { $card } deines Gegners
    .inside = deinen Gegner { $card } ablegen zu lassen
    .done = du hast deinen Gegner { $card } ablegen lassen
choice-begin = { $name } beginnt
    .inside = { $name } anfangen zu lassen
    .done = du hast { $name } anfangen lassen
choice-begin-oneself = Du beginnst
    .inside = selbst anzufangen
    .done = du hast selbst angefangen
choice-search = Fünf Karten { $deck-of } ansehen
    .inside = dir fünf Karten { $deck-of } anzusehen
    .done = du hast dir fünf Karten { $deck-of } angesehen
architects-choice-build = Bauabschnitt { $stage }
    .inside = Bauabschnitt { $stage } zu bauen
    .done = du hast Bauabschnitt { $stage } gebaut
choice-exchange = Fortschrittsmarker für { $symbols }
    .inside = einen Fortschrittsmarker für { $symbols } zu nehmen
    .done = du hast einen Fortschrittsmarker für { $symbols } genommen
choice-end = Zug beenden
    .inside = den Zug zu beenden
    .done = du hast deinen Zug beendet
choice-other = { $card ->
    [none] { CAPITAL($action) }
   *[other] { CAPITAL($action) } { $card }
}
choice-hidden-card = Die verdeckte Karte { $deck-of }
    .inside = die verdeckte Karte { $deck-of } zu nehmen
    .done = du hast die verdeckte Karte { $deck-of } genommen
choice-hidden-token = Der verdeckte
    .inside = den verdeckten Fortschrittsmarker zu nehmen
    .done = du hast den verdeckten Fortschrittsmarker genommen
choice-card = { CAPITAL($card) } { $deck-from }
    .inside = { $card-acc } { $deck-from } zu nehmen
    .done = du hast { $card-acc } { $deck-from } genommen
command-practice = Sofort gegen leichte Computergegner üben: ohne Zeitlimit, nichts zählt
command-practice-game = Welches Spiel (Standard: 7 Wonders)
command-practice-here = In diesem Kanal spielen, mit Zuschauern, statt in Direktnachrichten
practice-hello = **Übung: { $game }.** Du spielst gegen leichte Computergegner, ohne Zeitlimit, und nichts zählt.
    { $goal }
    Unter deinen Karten erklärt **Warum?** jede Wahl, **Hinweis** zeigt, was ein starker Spieler tun würde, und **Rückgängig** nimmt deine letzte Wahl zurück, so oft du willst. `/end` beendet die Übung.
practice-goal-base = Jede Runde wählst du eine deiner Handkarten. Wer nach drei Zeitaltern mit je sechs Runden die meisten Punkte hat, gewinnt.
practice-goal-duel = In deinem Zug nimmst du eine Karte vom Tisch. Wer nach drei Zeitaltern die meisten Punkte hat, gewinnt, außer jemand gewinnt vorher militärisch oder wissenschaftlich.
practice-goal-architects = In deinem Zug nimmst du eine Karte. Die Partie endet, wenn jemand sein Weltwunder fertig baut; dann gewinnt, wer die meisten Punkte hat.
practice-begun = Deine Übungspartie läuft. Drück auf **Hingehen**, um zu spielen.
practice-begun-closed = Der Bot kann dir gerade keine Direktnachrichten schicken, deshalb läuft deine Übungspartie hier.
practice-goes-on = Du hast dort schon eine Übungspartie: Spiel weiter oder fang von vorn an.
practice-hello-alone = **Übung: { $game }.** Du spielst gegen leichte Computer, ohne Zeitlimit, und nichts zählt.
    { $goal }
    Unter deinen Karten erklärt **Warum?** jede Wahl, **Hinweis** zeigt, was ein starker Spieler tun würde, und **Rückgängig** nimmt deine letzte Wahl zurück, so oft du willst.
    Der Bot ist hier nicht dabei, deshalb bleibt die ganze Partie in dieser einen Nachricht, die nur du siehst. Ist sie weg, holt `/practice` deine Partie in jedem Kanal zurück.
practice-goes-on-here = Deine Übungspartie geht hier weiter.
practice-page-expires = -# ⏳ Hier war es eine Weile ruhig. Discord lässt den Bot diese Nachricht bis { $until } ändern. Danach holt `/practice` deine Partie zurück.
practice-ended = Die Übungspartie ist zu Ende, ohne Wertung. `/practice` startet eine neue.
button-practice-again = Von vorn
button-why = Warum?
practice-why = Deine Möglichkeiten: zuerst der beste Zug, dann, was sofort am meisten bringt.
practice-why-card = Das kannst du mit dieser Karte machen:
practice-why-rather = Ein starker Spieler würde etwas anderes wählen: **{ $what }**.
button-step-back = Rückgängig
mine-direct = deine Direktnachrichten mit dem Bot
mine-ephemeral = nur für dich sichtbar; `/practice` zeigt sie dort, wo der Bot nicht dabei ist
refusal-no-practice = Rückgängig geht nur in einer Übungspartie.
refusal-first-choice = Es gibt noch nichts rückgängig zu machen.
refusal-practice-of = Das ist die Übungspartie von { $host } gegen Computer. `/practice` startet deine eigene.
hindsight-begins = ⏳ Ein starker Computerspieler sucht deine teuersten Entscheidungen …
hindsight-far = ⏳ Ein starker Computerspieler sucht deine teuersten Entscheidungen: { $done } von { $of }.
hindsight-title = **Deine teuersten Entscheidungen**
hindsight-draft = Die Auswahl der Weltwunder
hindsight-turn = Dein { $number }. Zug
hindsight-turn-of-age = Dein { $number }. Zug, in Zeitalter { $age }
hindsight-moment =
    { "" }**{ $when }:** { CAPITAL($chosen-done) }. { $game ->
        [duel] { CAPITAL($better-inside) } hätte deine Siegchance um etwa { $loss } % erhöht.
       *[other] { $loss ->
            [one] { CAPITAL($better-inside) } hätte etwa { $loss } Punkt mehr gebracht.
           *[other] { CAPITAL($better-inside) } hätte etwa { $loss } Punkte mehr gebracht.
        }
    }
hindsight-why = -# { $why }
hindsight-note = -# Gründe und Schätzungen stammen aus vielen Simulationen und nutzen nur, was du damals sehen konntest. Nur du siehst das.
hindsight-nothing = { $count ->
    [0] Du hattest in dieser Partie nichts zu entscheiden, also ging nichts verloren.
    [one] Ein starker Computerspieler hat deine { $count } Entscheidung geprüft und nichts viel Besseres gefunden. Gut gespielt!
   *[other] Ein starker Computerspieler hat deine { $count } Entscheidungen geprüft und nichts viel Besseres gefunden. Gut gespielt!
}
hindsight-failed = Deine Entscheidungen lassen sich gerade nicht prüfen. Deine Punkte oben stimmen; drück später nochmal auf **{ $button-details }**.
