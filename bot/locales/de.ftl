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
# Die Namen der Karten sind die der ersten Ausgabe; bei Duel und Architects sind außer Steinlager, Tonlager, Holzlager, Zollstelle und
# Mathematik alle gewählt, die nicht auch im Grundspiel vorkommen.
#
# As in English: card-mine card-theater button-start button-text thread-name topic-manneken-pis topic-duel
# As in English: topic-architects strip-bank duel-wonder-short-the_mausoleum

## Karten

card-lumber_yard = Holzplatz
card-stone_pit = Steinbruch
card-clay_pool = Ziegelei
card-ore_vein = Erzbergwerk
card-tree_farm = Baumschule
card-excavation = Ausgrabungsstätte
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
card-west_trading_post = Kontor West
card-marketplace = Markt
card-stockade = Befestigungsanlage
card-barracks = Kaserne
card-guard_tower = Wachturm
card-apothecary = Apotheke
card-workshop = Werkstatt
card-scriptorium = Skriptorium
card-sawmill = Sägewerk
card-quarry = Bildhauerei
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
card-training_ground = Trainingsgelände
card-stables = Ställe
card-archery_range = Schießplatz
card-dispensary = Arzneiausgabe
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
card-circus = Zirkus
card-arsenal = Waffenlager
card-siege_workshop = Belagerungsmaschinen
card-lodge = Loge
card-observatory = Observatorium
card-university = Universität
card-academy = Akademie
card-study = Studierzimmer
card-workers_guild = Gilde der Arbeiter
card-craftsmens_guild = Gilde der Künstler
card-traders_guild = Gilde der Händler
card-philosophers_guild = Gilde der Philosophen
card-spies_guild = Gilde der Spione
card-strategists_guild = Gilde der Strategen
card-shipowners_guild = Gilde der Reeder
card-scientists_guild = Gilde der Wissenschaftler
card-magistrates_guild = Gilde der Beamten
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
effect-produce-one-of = Produziert { $resources }: eins davon je Runde.
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
effect-produce-one-of-alone = Produziert { $resources }: eins davon je Runde, für { $owner } allein.
effect-victory-points = { $count ->
    [one] { $count } Punkt wert.
   *[other] { $count } Punkte wert.
}
effect-shields = { $count ->
    [one] Bringt { $count } Schild.
   *[other] Bringt { $count } Schilde.
}
effect-coins = { $count ->
    [one] Gibt sofort { $count } Münze.
   *[other] Gibt sofort { $count } Münzen.
}
effect-science = Forschungssymbol: { $symbol }.
effect-science-any = Ein Forschungssymbol nach Wahl; es zählt am Ende von selbst als das, was am meisten bringt.
effect-discount-raw = { $side ->
    [left] Holz, Stein, Erz und Lehm kosten { $owner } bei { $owner-dat } linken Nachbarn je { $price } Münze.
    [right] Holz, Stein, Erz und Lehm kosten { $owner } bei { $owner-dat } rechten Nachbarn je { $price } Münze.
   *[both] Holz, Stein, Erz und Lehm kosten { $owner } bei beiden Nachbarn je { $price } Münze.
}
effect-discount-manufactured = { $side ->
    [left] Glas, Stoff und Papyrus kosten { $owner } bei { $owner-dat } linken Nachbarn je { $price } Münze.
    [right] Glas, Stoff und Papyrus kosten { $owner } bei { $owner-dat } rechten Nachbarn je { $price } Münze.
   *[both] Glas, Stoff und Papyrus kosten { $owner } bei beiden Nachbarn je { $price } Münze.
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
effect-free-build-once-per-age = Einmal in jedem Zeitalter { $owner-builds } eine beliebige Karte kostenlos.
effect-play-seventh-card = In Runde 6 eines Zeitalters { $owner-plays } beiden letzten Karten.
effect-build-from-discard = Am Ende der Runde { $owner-builds } eine Karte aus dem Ablagestapel kostenlos.
effect-copy-neighbour-guild = Am Ende zählt eine Gilde eines Nachbarn auch für { $owner }; von selbst die, die am meisten bringt.
effect-copy-stage = { $side ->
    [left] Wirkt wie Bauabschnitt { $stage } des Weltwunders { $owner-left }.
    [right] Wirkt wie Bauabschnitt { $stage } des Weltwunders { $owner-right }.
   *[both] Wirkt wie Bauabschnitt { $stage } des Weltwunders { $owner-either }.
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
picture-city = { $city } · { $side }
picture-points-short = { $points ->
    [one] { $points } Pkt.
   *[other] { $points } Pkt.
}
picture-no-production = Produziert nichts
picture-no-buildings = Noch keine Gebäude
bar-free = Gratis
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
words-hand-no-science = Wissenschaft: keine Symbole.
words-hand-next = Diese Hand geht danach an { $name }.
words-neighbour-sells = { $side ->
    [left] Links { $name }: { $shields }, verkauft { $resources }.
   *[right] Rechts { $name }: { $shields }, verkauft { $resources }.
}
words-produces = Produktion: { $resources }.
words-produces-alone = Nicht zu verkaufen: { $resources }.
words-nothing = nichts
words-discount-raw = { $side ->
    [left] Rohstoffe kosten beim linken Nachbarn { $price }.
    [right] Rohstoffe kosten beim rechten Nachbarn { $price }.
   *[both] Rohstoffe kosten bei beiden Nachbarn { $price }.
}
words-discount-manufactured = { $side ->
    [left] Manufakturwaren kosten beim linken Nachbarn { $price }.
    [right] Manufakturwaren kosten beim rechten Nachbarn { $price }.
   *[both] Manufakturwaren kosten bei beiden Nachbarn { $price }.
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
    [yes] Gratis: Du hast { $source }.
   *[no] Gratis: Sie hat { $source }.
}
words-price-power = Gratis durch die Kraft deines Weltwunders.
words-price-power-too = Oder gratis durch die Kraft deines Weltwunders.
words-obstacle-owned = { $own ->
    [yes] Du hast dieses Gebäude schon.
   *[no] Sie hat dieses Gebäude schon.
}
words-obstacle-unsold = Nicht möglich – { $shortages }.
shortage = { $needed } nötig: { $own ->
    [yes] Du produzierst davon
   *[no] Die Freie Stadt produziert davon
} { $made ->
    [0] nichts
   *[other] { $made }
}, zu kaufen { $sale ->
    [0] ist nichts
    [one] ist nur { $sale }
   *[other] sind nur { $sale }
}
words-obstacle-coins = Nicht möglich: Es würde { $coins } kosten.
words-obstacle-complete = Es gibt keinen weiteren Bauabschnitt.
words-obstacle-chain = Nicht möglich: Die Freie Stadt muss bauen, was eine Kette gratis macht.
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
    [yes] { $name }: { $city }, Seite { $side }, { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
   *[no] { $name }: { $city }, Seite { $side }, { $points ->
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
words-city-stages = Fertige Bauabschnitte des Weltwunders: { $built } von { $stages }.
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
table-over = Das Spiel ist vorbei
table-passing = { $passing ->
    [left] nach links
    [swap] Hände tauschen
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
table-words = Zeitalter { $age }, Runde { $round } von { $rounds }. Die Hände gehen { $passing ->
    [left] nach links
    [swap] zur anderen Person
   *[right] nach rechts
}. { $count ->
    [one] Auf dem Ablagestapel liegt { $count } Karte.
   *[other] Auf dem Ablagestapel liegen { $count } Karten.
}
table-words-over = Das Spiel ist vorbei. { $count ->
    [one] Auf dem Ablagestapel liegt { $count } Karte.
   *[other] Auf dem Ablagestapel liegen { $count } Karten.
}
table-words-city = { $name }, { $wonder }: { $built } von { $stages } Bauabschnitten, { $coins }, { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
}, { $buildings ->
    [one] { $buildings } Gebäude
   *[other] { $buildings } Gebäude
}, { $points }{ $pick ->
    [picked] , hat gewählt.
    [waiting] , wählt noch.
   *[none] .
}

## Befehle

command-join = Einen Tisch in diesem Kanal eröffnen oder sich an den offenen setzen
command-join-game = Welches Spiel; ohne Angabe 7 Wonders
command-mine = Zeigen, welche Spiele auf dich warten, auf allen Servern; nur du siehst es
command-score = Ein Spiel am echten Tisch auszählen; nur du siehst den Block, bis du ihn zeigst
command-score-players = Wer gespielt hat, in der Sitzordnung, mit Kommas: Nessi, @Tobias, Vreneli
command-score-game = Welches Spiel; ohne Angabe 7 Wonders
command-help = Zeigen, was du hier tun kannst; nur du siehst es
command-leave = Die Lobby oder das Spiel dieses Kanals verlassen
command-start = Das Spiel dieses Kanals beginnen; für den Gastgeber der Lobby
command-options = Pläne, Tempo und anderes einstellen; für den Gastgeber der Lobby
command-end = Spiel oder Lobby dieses Kanals beenden; für Gastgeber und Moderatoren
command-replace = Eine Stadt vom Computer spielen lassen; für Gastgeber und Moderatoren
command-replace-player = Wessen Stadt der Computer übernimmt
command-hand = Deine Karten sehen und wählen, wohin sie kommen; nur du siehst sie
command-table = Den ganzen Tisch als Bild sehen
command-city = Eine Stadt als Bild sehen; deine eigene, wenn du niemanden nennst
command-city-player = Wessen Stadt
command-cities = Alle Städte als Bilder sehen
command-cities-public = Allen im Kanal zeigen
command-status = Sehen, wie weit das Spiel ist und auf wen es wartet
command-log = Lesen, was zuletzt geschehen ist
command-card = Eine Karte oder einen Fortschrittsmarker sehen: Kosten, Wirkung, was dadurch gratis wird
command-card-name = Ihr Name
command-wonder = Ein Weltwunder aus der Nähe sehen: was es kostet und kann
command-wonder-name = Der Name des Weltwunders
command-record = Das letzte beendete Spiel dieses Kanals als Datei bekommen
command-replay = Das letzte Spiel dieses Kanals noch einmal sehen, Runde für Runde, oder ein aufgezeichnetes
command-replay-record = Die Datei von /record; ohne sie ist es das letzte Spiel dieses Kanals
command-stats = Was aus beendeten Spielen zusammenkommt
command-stats-games = Die beendeten Spiele des Servers oder eines Spielers auflisten und eines davon öffnen
command-stats-games-player = Wessen Spiele; ohne Angabe die des ganzen Servers
command-stats-player = Sehen, was jemand erreicht hat: Plätze, Punkte, Weltwunder, Gegner
command-stats-player-player = Wer; ohne Angabe du selbst
command-stats-ranking = Die Rangliste eines Spiels auf diesem Server sehen und wie sicher sie ist
command-stats-wonders = Sehen, wie oft jedes Weltwunder hier gespielt wurde und gewonnen hat
command-stats-records = Die höchsten Wertungen eines Spiels auf diesem Server sehen
command-stats-game = Welches Spiel; ohne Angabe das zuletzt hier gespielte
command-stats-game-most = Welches Spiel; ohne Angabe das am meisten gespielte
command-stats-players = Wie viele Spieler die Spiele hatten; ohne Angabe jede Zahl
command-stats-season = Welches Quartal; ohne Angabe das laufende
command-language = Die Sprache wählen, in der du liest, oder die dieses Servers oder Tisches
command-language-me = Deine eigene Sprache; ohne Wahl die von deinem Discord
command-language-server = Was hier alle lesen; für alle, die den Server verwalten dürfen
command-language-table = Was alle vom Tisch dieses Kanals lesen; für Gastgeber und Moderatoren
command-privacy = Lesen, was ich von dir behalte, warum und wie lange; nur du siehst es
command-forget = Löschen lassen, was ich von dir behalte; ich frage vorher
command-rules = Spielen lernen, Zeichen verstehen, die Regeln lesen
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
    [easy] { $name } sagt: „Hab ich wirklich gewonnen? Ich mochte nur die Farben.“
    [strong] { $name } sagt: „Daran hatte ich schon vor drei Runden gedacht. Trotzdem gut gespielt.“
   *[normal] { $name } sagt: „Das lief gut für meine Stadt. Danke für das Spiel.“
}
farewell-won-close = { $name } sagt: „So knapp! Eine Karte anders, und jetzt würdest du jubeln.“
farewell-shared = { $name } sagt: „Seite an Seite ganz oben. Damit kann ich leben.“
farewell-lost-close = { $name } sagt: „Ich konnte den Sieg fast greifen. Machen wir das noch einmal?“
farewell-lost = { $level ->
    [easy] { $name } sagt: „Ich lerne noch. Zeig mir das irgendwann noch einmal.“
    [strong] { $name } sagt: „Das habe ich nicht kommen sehen, und ich habe hingeschaut. Gut gespielt.“
   *[normal] { $name } sagt: „Du hast die bessere Stadt gebaut. Gut gespielt.“
}
farewell-won-at-once = { $name } sagt: „Das war schneller vorbei, als ich dachte. Behalte beide Wege im Auge, sofort zu gewinnen.“
farewell-lost-at-once = { $name } sagt: „Und ich habe noch meine Punkte gezählt! Gut gemacht.“

## Knöpfe

button-join = Mitspielen
button-leave = Verlassen
button-add-computer = Computer dazu
button-fill-with-computers = Mit Computern auffüllen
button-levels = Stärken
button-hints = { $hints ->
    [on] Hinweise: an
   *[off] Hinweise: aus
}
button-hint = Hinweis
button-remove-computer = Computer weg
button-options = Optionen
button-choose-wonder = Mein Weltwunder wählen
button-start = Start
button-my-hand = Meine Hand
button-hands-in-channel = Karten im Kanal
button-hands-by-message = Karten als Direktnachricht
button-my-city = Meine Stadt
button-show-to-all = Allen zeigen
button-table = Tisch
button-cities = Städte
button-rules = Regeln
button-how-to-play = So wird gespielt
button-all-signs = Alle Zeichen
button-next-page = Weiter
button-nudge = Anstupsen
button-text = Text
button-play-on = Wir spielen weiter
button-admit = Wieder zulassen
button-back = Ich bin zurück
button-take-seat = Diesen Platz nehmen
button-take-seat-of = Platz von { $name } nehmen
button-stay = Bleiben
button-replace = Ersetzen
button-end = Spiel beenden
button-keep-playing = Weiterspielen
button-age = Zeitalter { $age }
button-draft = Die Weltwunder
button-turn = Ab { $number }
button-score = Wertung
button-play-again = Noch einmal
button-play-again-turned = { $side ->
    [A] Gleiche Plätze, Seite A
    [B] Gleiche Plätze, Seite B
   *[other] Gleiche Plätze, andere Seiten
}
button-start-with-computers = Start mit Computern
button-details = Meine Punkte
button-build = Bauen
button-build-cost = { $cost ->
    [one] Bauen · { $cost } Münze
   *[other] Bauen · { $cost } Münzen
}
button-unsold = Niemand verkauft { $resources }
button-short = { $missing } { $resources } fehlen, { $sale } zu kaufen
button-build-none = Nichts bauen
button-stage = Weltwunder
button-stage-cost = { $cost ->
    [one] Weltwunder · { $cost } Münze
   *[other] Weltwunder · { $cost } Münzen
}
button-stage-unsold = Weltwunder: niemand verkauft { $resources }
button-stage-short = Weltwunder: { $missing } { $resources } fehlen, { $sale } zu kaufen
button-stage-no = Weltwunder: erst die Kette
button-stage-complete = Weltwunder fertig
button-stage-copy = { $cost ->
    [0] Weltwunder: von { $name }
    [one] Weltwunder: von { $name } · { $cost } Münze
   *[other] Weltwunder: von { $name } · { $cost } Münzen
}
button-sell = Verkaufen +{ $coins }
button-free = Gratis mit Olympia
button-start-again = Neu beginnen
button-sure = { $action ->
    [none] Nichts nehmen
   *[revive] Nehmen
}
button-not-sure = Zurück
button-unasked = Nicht mehr fragen
button-asked = Vorher fragen

## Spiele

game-base = 7 Wonders
game-duel = 7 Wonders Duel
game-architects = 7 Wonders Architects
name-in-game = { $name } ({ $game })

## Was der Bot antwortet, wenn jemand ihn anspricht

greeting =
    Ich bin ein Tisch für 7 Wonders, 7 Wonders Duel und 7 Wonders Architects, mit Freunden oder gegen den Computer.
    Tippe `/join`, um hier zu spielen, `/rules`, um es zu lernen, `/help` für alles andere.
greeting-directly =
    Ich bin ein Tisch für 7 Wonders, 7 Wonders Duel und 7 Wonders Architects. Tippe `/practice`, um hier ein Spiel auszuprobieren; mit Freunden ist es `/join` in einem Kanal eines Servers.
    Hier zeigt `/mine`, welche Spiele auf dich warten, `/rules`, wie man spielt, `/help` alles andere.

## Lobby

lobby-heading =
    ## { $game }
    { $free ->
        [0] Der Tisch ist voll: **{ $count } von { $most } Plätzen sind besetzt.** { $host } kann starten.
       *[other] { $host } sucht Mitspieler. **{ $count ->
            [one] { $count } von { $most } Plätzen ist besetzt.
           *[other] { $count } von { $most } Plätzen sind besetzt.
        }**
    }
pad-heading = ## Wertungsblock · { $game }
pad-how = Tippe auf einen Spieler und fülle das Formular aus, ich zähle zusammen. Tippe noch einmal, um es zu ändern. Nur du siehst diesen Block; er bleibt einen Monat oder bis du einen neuen beginnst.
pad-how-counted = Alle sind gezählt. Tippe auf einen Spieler, um etwas zu ändern, oder auf **Auszählen** für den Bogen.
pad-line-open = { $number }. { $name }
pad-line-filled = { $number }. { $name } · ausgefüllt
pad-line-counted = { $number }. { $name } · { $count ->
    [one] **{ $points } Punkt**
   *[other] **{ $points } Punkte**
}
pad-line-wrong = { $number }. { $name } · stimmt noch nicht: { $fields }
pad-limits = { $field } ({ $limits })
pad-others-how = { $count } Zahlen: { $field }, dann { $others }.
pad-shared-board = { $board } liegt vor zwei Spielern: Ändere einen davon.
pad-board = { $city } { $side }
pad-real-table = -# Ein Spiel am echten Tisch, auf einem Wertungsblock gezählt.
pad-entered = Das Spiel steht in der Geschichte dieses Servers, als eines vom Wertungsblock. Es zählt in keiner Rangliste.
pad-dropped = Das Spiel steht nicht mehr in der Geschichte. Der Block bleibt.
button-pad-count = Auszählen
button-pad-enter = In die Geschichte
button-pad-drop = Wieder herausnehmen
pad-base-does-not-add-up = Diese militärischen Punkte können nicht aus einer Partie stammen: Jeder Sieg ist die Niederlage eines Nachbarn, also ergeben alle zusammen eine gerade Zahl von 0 bis 6 je Spieler.
pad-base-boards = Weltwunder und Seite
pad-base-war = Militärpunkte und Münzen
pad-base-war-how = Zwei Zahlen, etwa -1 14: Konfliktmarker (-6 bis 18), dann die Münzen, die übrig sind.
pad-base-wonder = Punkte für Weltwunder und blaue Karten
pad-base-wonder-how = Zwei Zahlen, etwa 10 21.
pad-base-science = Tontafeln, Zirkel, Zahnräder
pad-base-science-how = Drei Zahlen, etwa 2 1 3; Symbole nach Wahl dort dazu, wo sie am meisten zählen.
pad-base-trade = Punkte für gelbe und violette Karten
pad-base-trade-how = Zwei Zahlen, etwa 4 9.
pad-duel-does-not-add-up = Der Konfliktmarker steht auf einer Seite: Nur einer bekommt Punkte dafür, der andere hat 0.
pad-duel-boards = Gebaute Weltwunder
pad-duel-cards = Punkte für blaue und grüne Karten
pad-duel-cards-how = Zwei Zahlen, etwa 18 7.
pad-duel-more = Punkte für gelbe und violette Karten
pad-duel-more-how = Zwei Zahlen, etwa 3 6.
pad-duel-wonders = Punkte: Weltwunder, Fortschrittsmarker
pad-duel-wonders-how = Zwei Zahlen, etwa 9 4.
pad-duel-war = Münzen, Punkte der Konfliktfigur
pad-duel-war-how = Zwei Zahlen, etwa 11 5: die Münzen, die übrig sind, dann 0, 2, 5 oder 10.
pad-duel-settle = Wie das Duell gewonnen wurde
pad-duel-by-points = Nach Punkten gewonnen
pad-duel-military = { $name } hat militärisch gewonnen
pad-duel-scientific = { $name } hat durch Wissenschaft gewonnen
pad-architects-boards = Weltwunder
pad-architects-wonder = Weltwunder: Punkte und Bauabschnitte
pad-architects-wonder-how = Zwei Zahlen, etwa 14 4: die Punkte, dann wie viele Bauabschnitte stehen (0 bis 5).
pad-architects-blue = Punkte für blaue Karten
pad-architects-blue-how = Eine Zahl; die Katze wird unter dem Block gezählt.
pad-architects-war = Siegmarker
pad-architects-war-how = Wie viele; jeder ist 3 Punkte wert.
pad-architects-progress = Punkte für Fortschrittsmarker
pad-architects-progress-how = Eine Zahl.
pad-architects-settle = Wer die Katze hat
pad-architects-no-cat = Niemand hat die Katze
pad-architects-cat = { $name } hat die Katze
mine-awaited = ## Auf dich wird gewartet
mine-not-awaited = ## Niemand wartet auf dich
mine-nothing = Du hast in keinem Spiel einen Platz. `/join` eröffnet einen Tisch in einem Kanal oder setzt dich an den, der offen ist.
mine-game = **{ $game }** · { $place }
mine-place = { $place } auf { $server }
mine-since = Du wurdest { $since } gefragt; eine Uhr läuft nicht.
mine-since-until = Du wurdest { $since } gefragt; deine Zeit endet { $until }.
mine-others-too = Gewartet wird auch auf { $names }.
mine-only-you = Nur auf dich wird gewartet.
mine-kept = Dein Platz für ein weiteres Spiel ist reserviert; frei wird er { $until }.
mine-others = **Deine anderen Tische**
mine-quiet = { $game } · { $place } wartet auf { $names }.
mine-away = { $game } · { $place }: Der Computer spielt für dich, bis du **{ $button-back }** drückst.
mine-goes-on = { $game } · { $place } geht ohne dein Zutun weiter.
mine-lobby = { $game } · { $place } hat noch nicht begonnen.
mine-more = { $count ->
    [one] Es gibt noch { $count } weiteres.
   *[other] Es gibt noch { $count } weitere.
}
button-go-there = Dorthin
help-intro =
    ## Was du tun kannst
    7 Wonders, 7 Wonders Duel und 7 Wonders Architects, mit Freunden oder gegen den Computer. Neu hier? Fang mit `/practice` an.
help-play = **Jetzt spielen**
help-game = **In einem laufenden Spiel**
help-look-up = **Etwas nachschlagen**
help-afterwards = **Danach**
help-together = **Zusammen auf diesem Server**
help-me = **Deine Sprache und deine Daten**
help-line = `/{ $command }` { $does }
help-elsewhere = -# Alles andere ist ein Knopf, dort, wo man ihn braucht: eine Karte spielen, den Tisch ansehen, noch einmal spielen.
lobby-heading-again =
    ## { $game }
    { $host } will noch einmal spielen. { $count ->
        [one] **{ $count } Spieler ist da.**
       *[other] **{ $count } Spieler sind da.**
    }
lobby-seat-kept = { $number }. { $name } · Platz reserviert
lobby-kept = Reservierte Plätze werden { $until } frei. **Mitspielen** nimmt deinen, **Verlassen** gibt ihn auf. Sind alle da, beginnt das Spiel; { $host } kann vorher starten, dann nehmen Computer die übrigen Plätze.
lobby-seat = { $number }. { $name }
levels = Wie stark sollen die Computerspieler sein? Bis zum Start kannst du das ändern.
levels-none = An diesem Tisch sitzt kein Computerspieler mehr.
levels-choose = Stärke wählen
levels-of-all = { $level ->
    [easy] Alle leicht
    [strong] Alle stark
   *[normal] Alle normal
}
level-easy = Spielt wie jemand, der das Spiel gerade lernt
level-normal = Spielt solide und achtet auf die anderen
level-strong = Denkt voraus und verzeiht wenig
lobby-seat-board = { $seat } · { $city } { $side }
lobby-options = -# { $options }
lobby-side-b = Seite B hat längere Wirkungen. Für ein erstes Spiel ist Seite A leichter.
lobby-two-players = Zu zweit spielt ihr abwechselnd auch eine dritte Stadt, die Freie Stadt: die Variante für Erfahrene. Für das übliche Spiel nehmt einen Computer dazu.
lobby-hints = **Hinweise** sind an: Ein Druck auf den Knopf sagt jedem für sich, was ein starker Spieler tun würde und warum. Diese Partie zählt nicht für die Rangliste.
lobby-footer-duel = Alles liegt offen: Jeder Zug ist eine Nachricht hier, mit Buttons für den, der dran ist. Ist es neu für dich? **So wird gespielt** zeigt es auf fünf Seiten.
lobby-footer-base = Alle bekommen ihre Karten als Direktnachricht. Sind deine Direktnachrichten geschlossen? Kein Problem, drücke im Spiel **Meine Hand**.
lobby-changed = Erledigt.
lobby-seated = Du hast einen Platz an diesem Tisch: { $place }
lobby-started-in-thread =
    ## Alle sitzen
    Gespielt wird in { $thread }.
lobby-closed = Dieser Tisch ist geschlossen. `/join` eröffnet einen neuen.
lobby-expired = Eine Weile ist niemand gekommen, darum ist dieser Tisch geschlossen. `/join` eröffnet einen neuen.
lobby-everyone-left = Alle sind gegangen, darum ist dieser Tisch geschlossen. `/join` eröffnet einen neuen.
thread-name = 7 Wonders · { $names }
no-thread = Ich kann hier keinen Thread öffnen, also spielen wir in diesem Kanal.
seat-taken-hello = Du hast einen Platz auf **{ $server }**. Deine Karten kommen hierher. Willst du sie lieber im Kanal sehen, tippe dort `/hand`.
seat-hand-sent = Der Platz gehört dir. Deine Karten sind in deinen Direktnachrichten; mit `/hand` änderst du, wohin sie kommen.
direct-messages-closed = Ich kann dir nicht schreiben. Das macht nichts: Drücke im Spiel **{ $button-my-hand }**, dann siehst du deine Karten dort. Sind dir Nachrichten lieber, erlaube in den Privatsphäre-Einstellungen des Servers Direktnachrichten von Mitgliedern, verlasse dann den Tisch und setz dich wieder.
direct-messages-enough = Deine Karten warten im Kanal: Drücke im Spiel **{ $button-my-hand }**, und nur du siehst sie. Ich schreibe am Tag wenigen Leuten zum ersten Mal, weil Discord Bots sperrt, die vielen schreiben; mit `/hand` kannst du an einem anderen Tag um Nachrichten bitten.
hand-settings = **Einstellungen für 7 Wonders**
hands-in-channel = Deine Karten warten im Kanal: Drücke dort **{ $button-my-hand }**. Ich schicke dir keine als Direktnachricht.
hands-in-channel-now = Ab der nächsten Runde warten deine Karten im Kanal: Drücke dort **{ $button-my-hand }**. `/hand` ändert das wieder.
hands-by-no-message-now = Zurzeit schicke ich dir keine Direktnachrichten: Deine sind geschlossen, oder ich habe es noch nicht versucht. Ich versuche es, wenn du dich das nächste Mal an einen Tisch für 7 Wonders setzt. Wo willst du deine Karten haben?
hands-by-message = Deine Karten kommen als Direktnachricht. **{ $button-my-hand }** im Kanal zeigt sie auch.
hands-by-message-now = Ab der nächsten Runde kommen deine Karten als Direktnachricht. `/hand` ändert das wieder.
choices-asked = Nur gegen Computer frage ich noch einmal nach, bevor deine Wahl gilt.
choices-unasked = Nur gegen Computer gilt deine Wahl sofort: Ich frage nicht nach.
boards-heading = Pläne, Seite { $side }
boards-city = { $city }:
choose-board = Wähle einen Plan für deine Stadt. Alle sehen deine Wahl in der Lobby.
choose-board-shown = Dieses Weltwunder hast du gewählt:
start-not-chosen = { $count ->
    [one] { $names } hat noch kein Weltwunder gewählt und bekommt irgendeines, wenn du jetzt beginnst.
   *[other] { $names } haben noch kein Weltwunder gewählt und bekommen irgendeines, wenn du jetzt beginnst.
}
button-start-anyway = Trotzdem starten
choose-board-list = Plan wählen
board = { $wonder }, Seite { $side }
board-dealt = Irgendeinen Plan

## Optionen

options-title = Optionen
option-sides = Pläne
option-sides-a = Seite A
option-sides-b = Seite B
option-sides-a-b = Seiten A und B gemischt
option-wonders = Weltwunder
option-wonders-dealt = Weltwunder zufällig verteilt
option-wonders-chosen = Weltwunder von den Spielern gewählt
option-wonders-dealt-with-manneken-pis = Weltwunder verteilt, mit Manneken Pis
option-wonders-chosen-with-manneken-pis = Weltwunder gewählt, mit Manneken Pis
option-pace = Tempo
option-pace-live = { $game ->
    [base] Live: 90 Sekunden je Runde
   *[other] Live: 90 Sekunden je Zug
}
option-pace-relaxed = { $game ->
    [base] Gemütlich: 10 Minuten je Runde
   *[other] Gemütlich: 10 Minuten je Zug
}
option-pace-slow = { $game ->
    [base] Langsam: 24 Stunden je Runde
   *[other] Langsam: 24 Stunden je Zug
}
option-pace-none = Keine Uhr
option-pictures = Bilder nach einer Runde
option-pictures-strip = Jede Runde ein kleines Bild jeder Stadt
option-pictures-round = Jede Runde die ganzen Städte
option-pictures-age = Die ganzen Städte nur nach jedem Zeitalter
option-pause = Pause vor einem Computerzug
option-pause-short = Eine kurze Pause vor jedem Computerzug
option-pause-long = Eine lange Pause vor jedem Computerzug
option-pause-none = Keine Pause vor Computerzügen
option-place = Wo gespielt wird
option-place-channel = In diesem Kanal
option-place-thread = In einem eigenen Thread

## Rechte

right-view-channel = Kanal anzeigen
right-send-messages = Nachrichten senden
right-send-messages-in-threads = Nachrichten in Threads senden
right-attach-files = Dateien anhängen
right-read-message-history = Nachrichtenverlauf anzeigen

## Das Spiel beginnt

opening =
    ## Das Spiel beginnt
    { $boards }.
    { $passing ->
        [left] **Zeitalter I** · nach links weitergeben:
        [swap] **Zeitalter I** · Hände tauschen:
       *[right] **Zeitalter I** · nach rechts weitergeben:
    } { $circle }
    Jede Stadt beginnt mit { $coins } Münzen.
opening-rich = { $city } beginnt mit { $coins } Münzen.
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
status-nobody-awaited = Alle haben gewählt.
status-awaited = { $count ->
    [one] ⏳ Gewartet wird auf { $names }.
   *[other] { $ready ->
        [one] ⏳ Gewartet wird auf { $names }. { $ready } von { $count } ist bereit.
       *[other] ⏳ Gewartet wird auf { $names }. { $ready } von { $count } sind bereit.
    }
}
shown-by = -# Gezeigt von { $name }
shown-to-all = -# Jetzt sehen es alle im Kanal.
nudge = { $persons } Ein Stups von { $name }: Das Spiel wartet.
nudged = Du hast { $names } mit einer neuen Nachricht im Spiel angestupst. Niemand wird zweimal in einer Stunde angestupst.
nudged-but = Du hast { $names } mit einer neuen Nachricht im Spiel angestupst. Niemand wird zweimal in einer Stunde angestupst, darum ruft diese Nachricht { $others } nicht.
status-resumed = -# Ich war kurz weg. Nichts ist verloren; es geht weiter.
status-closed = { $person }: Drücke **Meine Hand**, um deine Karten zu sehen.
status = { $heading }. Gewartet wird auf { $names }.
status-all-picked = { $heading }. Alle haben gewählt; gleich steht hier, was geschieht.
status-abandoned = Das letzte Spiel hier endete ohne Wertung, weil niemand mehr spielte. `/table` und `/city` zeigen es noch, `/record` gibt es als Datei; `/join` eröffnet einen neuen Tisch.
status-over = Das letzte Spiel hier ist vorbei. `/table` und `/city` zeigen es noch; `/join` eröffnet einen neuen Tisch.
status-lobby = { $count ->
    [one] Hier ist ein Tisch offen, { $count } Platz ist besetzt. `/join` nimmt den nächsten.
   *[other] Hier ist ein Tisch offen, { $count } Plätze sind besetzt. `/join` nimmt den nächsten.
}
reminder = Deine Runde auf **{ $server }** wartet auf dich. Deine Zeit endet { $until }.
reminder-turns = Dein Zug auf **{ $server }** wartet auf dich. Deine Zeit endet { $until }.
reminder-public-turns = { $person }: Die Hälfte deiner Zeit ist um. Die Knöpfe sind unter dem Bild des Zuges.
reminder-public = { $person }: Die Hälfte deiner Zeit ist um. Drücke **Meine Hand** in der Nachricht der Runde.
computer-thinks = { $name } überlegt.
late-computer-played = ⏱ Für { $name } war die Zeit um: Der Computer hat diese Runde gespielt. Die nächste spielt { $name } wieder selbst.
late-away = { $name } ist anscheinend nicht da. Der Computer spielt, bis { $name } **Ich bin zurück** drückt.

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
bought-from = { $resources } von { $name }
the-bank = der Bank
told-built = { $name-begins } baut **{ $card }**
told-built-paid = { $name-begins } baut **{ $card }** ({ $payment })
told-built-chain = { $name-begins } baut **{ $card }**, gratis durch { $source }
told-built-power = { $name-begins } baut **{ $card }**, gratis durch Olympia
told-built-seventh = { $name-begins } baut auch die siebte Karte, **{ $card }**
told-built-seventh-paid = { $name-begins } baut auch die siebte Karte, **{ $card }** ({ $payment })
told-stage = { $name-begins } baut **Bauabschnitt { $stage } von { $city }**
told-stage-paid = { $name-begins } baut **Bauabschnitt { $stage } von { $city }** ({ $payment })
told-stage-copied = { $name-begins } baut **Bauabschnitt { $stage } von { $city }**, kopiert von { $copied }
told-stage-copied-paid = { $name-begins } baut **Bauabschnitt { $stage } von { $city }**, kopiert von { $copied } ({ $payment })
told-sold = { $name-begins } verkauft eine Karte für { $coins } Münzen
told-sold-seventh = { $name-begins } verkauft die siebte Karte für { $coins } Münzen
told-coins = { $count ->
    [one] { $name } nimmt { $count } Münze aus der Bank
   *[other] { $name } nimmt { $count } Münzen aus der Bank
}
told-revived = { $name-begins } nimmt **{ $card }** aus dem Ablagestapel
told-revived-nothing = { $name-begins } nimmt nichts aus dem Ablagestapel
told-discard-empty = Im Ablagestapel liegt nichts, was { $name } bauen könnte.
age-ended = ## Ende von Zeitalter { $age }
conflict-won = **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } +{ $token }, { $loser } { $loss }
conflict-peace = **{ $name } { $shields } ⚔ { $left_shields } { $left }** · Frieden
age-begins = { $passing ->
    [left] **Zeitalter { $age }** · nach links weitergeben: { $circle }
    [swap] **Zeitalter { $age }** · Hände tauschen: { $circle }
   *[right] **Zeitalter { $age }** · nach rechts weitergeben: { $circle }
}
log-empty = Es ist noch nichts geschehen.

## Die eigene Hand

hand-heading = { $following ->
    [left] **Zeitalter { $age }, Runde { $round } von { $rounds }** · { $money } · nach links weitergeben → { $name }
    [swap] **Zeitalter { $age }, Runde { $round } von { $rounds }** · { $money } · Hände tauschen mit { $name }
    [right] **Zeitalter { $age }, Runde { $round } von { $rounds }** · { $money } · nach rechts weitergeben → { $name }
    [seventh] **Zeitalter { $age }, die siebte Karte** · { $money }
    [discard] **Zeitalter { $age }, Runde { $round } von { $rounds }: der Ablagestapel**
   *[put-away] **Zeitalter { $age }, Runde { $round } von { $rounds }** · { $money } · die letzte Karte wird abgelegt
}
practice-heading = **Übung** · { $heading }
hand-free-city = **die Freie Stadt ist dran**, sie hat { $money }
news-of = { $name }: { $done }
news-of-you = du: { $done }
news-of-neighbours = { $own ->
    [yes] Deine Nachbarn in der letzten Runde – { $news }
   *[no] Ihre Nachbarn in der letzten Runde – { $news }
}
free-city-played-by = { $name } spielt in dieser Runde auch die Freie Stadt.
news-stage = Bauabschnitt { $stage } des Weltwunders
news-sold = eine Karte verkauft
news-revived-nothing = nichts aus dem Ablagestapel
hand-away = Der Computer spielt für dich, bis du **Ich bin zurück** drückst.
hand-reserve = Du hast für später aufgehoben: { $cards }.
hand-place = -# { $place }
choose-card = Wähle eine Karte.
choose-both = **Du spielst beide Karten.** Zuerst: Wähle eine.
choose-own-first = **Du spielst in dieser Runde auch die Freie Stadt.** Wähle zuerst eine Karte für deine eigene Stadt.
choose-free-city = { $count ->
    [one] **Wähle jetzt für die Freie Stadt.** Noch { $count } Karte. Sie darf sie nur verkaufen, wenn nichts anderes geht.
   *[other] **Wähle jetzt für die Freie Stadt.** Noch { $count } Karten. Sie darf nur verkaufen, wenn nichts anderes geht.
}
choose-seventh = **Du spielst auch die siebte Karte.** Baue sie, nimm sie fürs Weltwunder oder verkaufe sie.
choose-discard = { $count ->
    [one] **Baue eine abgelegte Karte kostenlos.** Eine kannst du bauen.
   *[other] **Baue eine abgelegte Karte kostenlos.** Du kannst { $count } davon bauen.
}
choose-discard-free-city = { $count ->
    [one] **Die Freie Stadt baut eine abgelegte Karte kostenlos.** Sie kann nur eine davon bauen.
   *[other] **Die Freie Stadt baut eine abgelegte Karte kostenlos.** Sie kann { $count } davon bauen.
}
choose-discard-age = { $number ->
    [0] Karten ohne Zeitalter
   *[other] Karten aus Zeitalter { $age }
}
discard-option = { $number }. { $card }
question-other = { $name }, wähle.
question-list = Wählen
button-number = { $number } { $name }
nothing-to-choose = Im Moment hast du nichts zu wählen. Gewartet wird auf { $names }.
offer-card = **{ $card }**: { $effects }
offer-free = Das kostet nichts.
offer-own = { $own ->
    [yes] Du hast alles, was das kostet.
   *[no] Die Freie Stadt hat alles, was das kostet.
}
offer-chain = { $own ->
    [yes] Das ist gratis: Du hast { $source }.
   *[no] Das ist gratis: Die Freie Stadt hat { $source }, darum muss sie es bauen.
}
offer-power = Mit Olympia kannst du das kostenlos bauen, einmal in diesem Zeitalter.
offer-paid = { $own ->
    [yes] Du zahlst { $payment }.
   *[no] Die Freie Stadt zahlt { $payment }.
}
offer-or-power = Oder baue es kostenlos mit Olympia, einmal in diesem Zeitalter.
offer-owned = { $own ->
    [yes] Du hast { $card } schon. Dasselbe Gebäude kann man nicht zweimal bauen.
   *[no] Die Freie Stadt hat { $card } schon. Dasselbe Gebäude kann man nicht zweimal bauen.
}
offer-too-dear = { $own ->
    [yes] Du kannst das nicht bauen: { $need ->
            [one] Es kostet { $need } Münze
           *[other] Es kostet { $need } Münzen
        }, du hast { $have }.
   *[no] Das lässt sich nicht bauen: { $need ->
            [one] Es kostet { $need } Münze
           *[other] Es kostet { $need } Münzen
        }, die Freie Stadt hat { $have }.
}
offer-not-sold =
    { $own ->
        [yes] Du kannst das nicht bauen
       *[no] Die Freie Stadt kann das nicht bauen
    } – { $shortages }.
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
offer-stage-not-sold = Der nächste Bauabschnitt lässt sich nicht bauen – { $shortages }.
offer-free-from = Mit { $cards } in der Stadt wäre sie kostenlos.
worth = Nach jetzigem Stand: **{ $figures }**.
worth-points = { $count ->
    [one] = { $count } Punkt
   *[other] = { $count } Punkte
}
worth-coins = { $count ->
    [one] +{ $count } Münze
   *[other] +{ $count } Münzen
}
worth-science = Wissenschaft +{ $count }
worth-beats = schlägt { $names-the }
worth-level = gleichauf mit { $names-dat }
offer-free-later = Dadurch später gratis: { $cards }.
hand-line = { $number }. { $line }
picked-build = { $own ->
    [yes] ✔ Du baust **{ $card }**.
   *[no] ✔ Sie baut **{ $card }**.
}
picked-build-paid = { $own ->
    [yes] ✔ Du baust **{ $card }**: { $payment }.
   *[no] ✔ Sie baut **{ $card }**: { $payment }.
}
picked-stage = { $own ->
    [yes] ✔ Du baust **den nächsten Bauabschnitt** mit der Karte { $card }.
   *[no] ✔ Sie baut **den nächsten Bauabschnitt** mit der Karte { $card }.
}
picked-stage-paid = { $own ->
    [yes] ✔ Du baust **den nächsten Bauabschnitt** mit der Karte { $card }: { $payment }.
   *[no] ✔ Sie baut **den nächsten Bauabschnitt** mit der Karte { $card }: { $payment }.
}
picked-sell = { $own ->
    [yes] ✔ Du verkaufst **{ $card }** für { $coins }.
   *[no] ✔ Sie verkauft **{ $card }** für { $coins }.
}
picked-revive = ✔ Du nimmst **{ $card }** aus dem Ablagestapel.
picked-none = ✔ Du nimmst nichts aus dem Ablagestapel.
picked-other = ✔ { $choice }.
picked-for-free-city = { $own } Für die Freie Stadt: { $free_city }
picked-until = Bis du unten einen Knopf drückst, gilt: { $picked }
picked-last = { $picked } Alle haben gewählt.
picked-waiting = { $picked } Gewartet wird auf { $names }. Du kannst noch ändern: Wähle einfach neu.
picked-computers = { $picked } Gewartet wird auf { $names }.
sure = { $question } Das lässt sich danach nicht mehr ändern.
sure-unasked = { $question } Ich frage nicht mehr nach: Ab der nächsten Wahl gilt sofort, was du drückst, und `/hand` ändert das wieder.
sure-build = { $own ->
    [yes] **{ $card }** bauen?
   *[no] **{ $card }** in der Freien Stadt bauen?
}
sure-build-paid = { $own ->
    [yes] **{ $card }** bauen und { $payment } zahlen?
   *[no] **{ $card }** in der Freien Stadt bauen, die { $payment } zahlt?
}
sure-build-power = **{ $card }** gratis bauen, mit der Kraft von Olympia?
sure-stage = { $own ->
    [yes] **Bauabschnitt { $stage } deines Weltwunders** mit der Karte { $card } bauen?
   *[no] **Bauabschnitt { $stage } der Freien Stadt** mit der Karte { $card } bauen?
}
sure-stage-paid = { $own ->
    [yes] **Bauabschnitt { $stage } deines Weltwunders** mit der Karte { $card } bauen und { $payment } zahlen?
   *[no] **Bauabschnitt { $stage } der Freien Stadt**, die { $payment } zahlt, mit der Karte { $card } bauen?
}
sure-stage-copied = **Bauabschnitt { $stage } deines Weltwunders**, kopiert von { $copied }, mit der Karte { $card } bauen?
sure-stage-copied-paid = **Bauabschnitt { $stage } deines Weltwunders**, kopiert von { $copied }, mit der Karte { $card } bauen und { $payment } zahlen?
sure-sell = { $own ->
    [yes] **{ $card }** für { $coins } verkaufen?
   *[no] **{ $card }** der Freien Stadt für { $coins } verkaufen?
}
sure-revive = **{ $card }** aus dem Ablagestapel nehmen?
sure-none = Nichts aus dem Ablagestapel nehmen?
sure-other = { $choice }?
pay-build = An wen zahlst du für das Gebäude?
pay-stage = An wen zahlst du für das Weltwunder?
pay-for = { $what ->
    [build] Gebäude · { $paid }
   *[stage] Weltwunder · { $paid }
}
pay-for-copy = Weltwunder: von { $name } · { $paid }
pay-one = { $payment }
pay-one-cheapest = { $payment } (am billigsten)
pay-several = { $count } Münzen: { $payment }
pay-several-cheapest = { $count } Münzen: { $payment } (am billigsten)
remembered = Zeitalter { $age }, Runde { $round }: { $what }
remembered-late = Zeitalter { $age }, Runde { $round }: Die Zeit war um, der Computer hat für dich gewählt: { $what }
remembered-nothing = Du hattest nichts zu wählen.
remembered-build = { $card } gebaut.
remembered-stage = einen Bauabschnitt gebaut, mit der Karte { $card }.
remembered-sell = { $card } verkauft.
remembered-revive = { $card } aus dem Ablagestapel genommen.
remembered-free-city = { $action ->
    [build] Die Freie Stadt hat { $card } gebaut.
    [stage] Die Freie Stadt hat einen Bauabschnitt gebaut, mit der Karte { $card }.
    [revive] Die Freie Stadt hat { $card } aus dem Ablagestapel genommen.
    [none] Die Freie Stadt hat nichts aus dem Ablagestapel genommen.
   *[sell] Die Freie Stadt hat { $card } verkauft.
}
remembered-none = nichts aus dem Ablagestapel genommen.
remembered-other = { $choice }.
hand-put-away = Diese Karten sind weggelegt.
picture-late = Das Bild kommt später. Das zeigt es:
which-game = Welches Spiel?
hand-none = Du hast jetzt keine Karten: Keines deiner Spiele läuft.

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
moment-led-only-at-the-end = { $name } lag erst vorn, als alles vorbei war.
moment-free-city-on-top = Die Freie Stadt hat die meisten Punkte von allen: { $points }.
moment-won-without-a-shield = { $name } hat ohne einen einzigen Schild gewonnen.
moment-won-without-a-stage = { $name } hat ohne einen einzigen Bauabschnitt gewonnen.
moment-led-in-vain = { $game ->
    [base] { $name } lag { $rounds } Runden lang vorn, gewonnen hat { $winner }.
   *[other] { $name } lag { $rounds } Züge lang vorn, gewonnen hat { $winner }.
}
moment-lost-every-conflict = { $name } hat jeden einzelnen Konflikt verloren.
moment-won-every-conflict = { $name } hat jeden einzelnen Konflikt gewonnen.
moment-came-from-behind = { $game ->
    [base] { $rounds ->
        [one] Eine Runde vor Schluss lag { $name } noch auf dem letzten Platz und hat doch gewonnen.
       *[other] { $rounds } Runden vor Schluss lag { $name } noch auf dem letzten Platz und hat doch gewonnen.
    }
   *[other] { $rounds ->
        [one] Einen Zug vor Schluss lag { $name } noch auf dem letzten Platz und hat doch gewonnen.
       *[other] { $rounds } Züge vor Schluss lag { $name } noch auf dem letzten Platz und hat doch gewonnen.
    }
}
moment-close-together = { $points ->
    [0] Erster und Letzter haben gleich viele Punkte.
    [one] Ein einziger Punkt liegt zwischen Erstem und Letztem.
   *[other] Nur { $points } Punkte liegen zwischen Erstem und Letztem.
}
moment-led-for-long = { $game ->
    [base] { $name } lag { $rounds } Runden lang vorn.
   *[other] { $name } lag { $rounds } Züge lang vorn.
}
moment-much-civilian = { $name } hat allein für blaue Karten { $points } Punkte.
moment-peaceful-age = Am Ende von Zeitalter { $age } hat niemand gekämpft: Frieden auf allen Seiten.
moment-science-in-vain = { $short ->
    [one] Den { $points } Punkten von { $name } für Wissenschaft fehlte ein einziger Punkt.
   *[other] Den { $points } Punkten von { $name } für Wissenschaft fehlten { $short } Punkte.
}
moment-lead-changed-hands = Die Führung hat { $times } Mal gewechselt.
moment-early-wonder = Das Weltwunder von { $name } war schon in Runde { $round } von Zeitalter { $age } fertig.
moment-full-purse = { $name } hat am Ende { $coins } Münzen.
moment-chains = { $name } hat { $buildings } Gebäude durch Ketten gebaut.
moment-science-won = { $name } hat mit { $points } Punkten für Wissenschaft gewonnen.
moment-much-from-guilds = { $name } hat { $points } Punkte für Gilden.
moment-sales = { $name } hat { $cards } Karten verkauft.
moment-every-colour = Nur { $name } hat in jeder Farbe etwas gebaut.
moment-earned-by-trade = { $name } hat von den Nachbarn { $coins } Münzen bekommen.
moment-spent-on-trade = { $name } hat den Nachbarn { $coins } Münzen gezahlt.
honour-record-total = { $name } hat die höchste Wertung dieses Servers: { $points }, vorher waren es { $before }.
honour-many-wonders = { $name } hat jetzt mit { $wonders } verschiedenen Weltwundern gewonnen.
honour-won-no-wonder = { $name } hat gewonnen, ohne etwas am Weltwunder zu bauen.
honour-won-early-wonder = { $name } hat gewonnen und das ganze Weltwunder bis zum Ende von Zeitalter II gebaut.
honour-won-no-trade = { $name } hat gewonnen, ohne eine einzige Ressource zu kaufen.
honour-won-no-red = { $name } hat ohne eine rote Karte gewonnen.
honour-won-no-yellow = { $name } hat ohne eine gelbe Karte gewonnen.
honour-leads = { $name } führt jetzt die Rangliste dieses Servers an.
honour-round-number-of-games = Das war Spiel Nummer { $games } von { $name } auf diesem Server.
honour-round-number-of-wins = Das war Sieg Nummer { $wins } von { $name } in diesem Spiel auf diesem Server.
honour-streak = { $name } hat { $wins } Spiele nacheinander gewonnen.
honour-record-category = { $category ->
    [military] { $name } hat mehr Militärpunkte als je jemand auf diesem Server: { $points }.
    [treasury] { $name } hat mehr Punkte für Münzen als je jemand auf diesem Server: { $points }.
    [wonder] { $name } hat mehr Punkte für das Weltwunder als je jemand auf diesem Server: { $points }.
    [wonders] { $name } hat mehr Punkte für Weltwunder als je jemand auf diesem Server: { $points }.
    [stages] { $name } hat mehr Punkte für Bauabschnitte als je jemand auf diesem Server: { $points }.
    [civilian] { $name } hat mehr Punkte für blaue Karten als je jemand auf diesem Server: { $points }.
    [blue] { $name } hat mehr Punkte für blaue Karten als je jemand auf diesem Server: { $points }.
    [scientific] { $name } hat mehr Punkte für Wissenschaft als je jemand auf diesem Server: { $points }.
    [commercial] { $name } hat mehr Punkte für gelbe Karten als je jemand auf diesem Server: { $points }.
    [guilds] { $name } hat mehr Punkte für Gilden als je jemand auf diesem Server: { $points }.
    [progress] { $name } hat mehr Punkte für Fortschrittsmarker als je jemand auf diesem Server: { $points }.
   *[other] { $name } hat mehr Punkte einer Art als je jemand auf diesem Server: { $points }.
}
honour-streak-ended = { $name } hat die Serie von { $other } nach { $wins } Siegen beendet.
honour-ahead-at-last = { $name } lag zum ersten Mal vor { $other }, im gemeinsamen Spiel Nummer { $games }.
honour-first-win = Das ist der erste Sieg von { $name } in diesem Spiel auf diesem Server.
honour-first-win-with-wonder = Das ist der erste Sieg von { $name } mit { $wonder-dat }.
honour-first-win-with-side = Das ist der erste Sieg von { $name } mit { $wonder-dat }, Seite { $side }.
honour-own-best = { $more ->
    [one] { $name } hat die eigene Bestleistung um einen Punkt übertroffen.
   *[other] { $name } hat die eigene Bestleistung um { $more } Punkte übertroffen.
}
honour-settled = Die Wertungszahl von { $name } ist nicht mehr vorläufig.
honour-first-game = Das war das erste beendete Spiel von { $name } auf diesem Server.
moment-duel-early = Schon in Zeitalter { $age } war es vorbei.
moment-duel-behind-in-points = { $points ->
    [one] { $name } lag einen Punkt zurück und hat trotzdem gewonnen.
   *[other] { $name } lag { $points } Punkte zurück und hat trotzdem gewonnen.
}
moment-duel-nearly-at-the-capital = { $spaces ->
    [one] { $name } hatte die Konfliktfigur ein einziges Feld vor der Hauptstadt von { $other }.
   *[other] { $name } hatte die Konfliktfigur { $spaces } Felder vor der Hauptstadt von { $other }.
}
moment-duel-one-symbol-short = { $name } fehlte ein Symbol zum Sieg durch Wissenschaft.
moment-duel-pawn-crossed = Die Konfliktfigur hat die Mitte { $times } Mal überquert.
moment-duel-calm-front = { $spaces ->
    [one] Die Konfliktfigur kam nie weiter als ein Feld.
   *[other] Die Konfliktfigur kam nie weiter als { $spaces } Felder.
}
moment-duel-every-wonder = { $wonders ->
    [0] { $name } hat alle vier Weltwunder gebaut, { $other } keines.
    [one] { $name } hat alle vier Weltwunder gebaut, { $other } nur eines.
   *[other] { $name } hat alle vier Weltwunder gebaut, { $other } nur { $wonders }.
}
moment-duel-ahead-in-vain = { $name } lag { $rounds } Züge lang nach Punkten vorn, gewonnen hat { $winner }.
moment-duel-turns-again = { $name } war { $times } Mal noch einmal am Zug.
moment-duel-many-tokens = { $name } hat { $tokens } Fortschrittsmarker genommen.
moment-duel-much-looted = { $name } musste { $coins } Münzen abgeben.
moment-architects-won-with-few-stages = { $stages ->
    [0] { $name } hat ohne einen Bauabschnitt gewonnen.
    [one] { $name } hat mit einem einzigen Bauabschnitt gewonnen.
   *[other] { $name } hat mit nur { $stages } Bauabschnitten gewonnen.
}
moment-architects-no-battle = Es gab keine einzige Schlacht.
moment-architects-many-tokens = { $name } hat { $tokens } Fortschrittsmarker genommen.
moment-architects-finished-in-vain = { $name } hat das Weltwunder vollendet, gewonnen hat { $winner }.
moment-architects-wandering-cat = Die Katze hat { $times } Mal die Seite gewechselt.
moment-architects-many-battles = Es gab { $battles } Schlachten.
moment-architects-many-victories = { $name } hat { $tokens } Siegmarker.
result-won = **Du hast gewonnen.** { $headline }.
result-other = **{ $headline }; du bist { $place }. mit { $points } Punkten.**
play-again-there = Ein Tisch ist offen: { $place }.
seated-game-has-begun = Du hast deinen Platz, und das Spiel hat schon begonnen.
note-symbols = Forschungssymbol nach Wahl für { $name }: { $symbols }, +{ $points }.
note-guild = { $name } kopiert { $guild } von { $owner }, +{ $points }.
note-costs-unknown = Die Kosten, die auf Seite A stehen, kennen wir nicht. Wir nehmen die Regel von 2013: Ein Bauabschnitt kostet so viel wie der, den er kopiert.
note-beer = { $name } schuldet Brüssel ein frisch gezapftes Bier.
details-total = **{ $name }: { $points } Punkte**
details-line = { $category ->
    [military] Militärische Konflikte: **{ $points }** ({ $what })
    [treasury] Schatz: **{ $points }** ({ $what })
    [wonder] Weltwunder: **{ $points }** ({ $what })
    [civilian] Profanbauten: **{ $points }** ({ $what })
    [scientific] Forschungsgebäude: **{ $points }** ({ $what })
    [commercial] Handelsgebäude: **{ $points }** ({ $what })
    [wonders] Weltwunder: **{ $points }** ({ $what })
    [progress] Fortschrittsmarker: **{ $points }** ({ $what })
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
    [progress] Fortschrittsmarker: **{ $points }**
    [track] Konfliktleiste: **{ $points }**
   *[guilds] Gilden: **{ $points }**
}
details-line-row = { $row }: **{ $points }**
details-stages = { $built } von { $stages } Bauabschnitten
details-card = { $card } { $points }
details-guild-copied = { $card }, kopiert von { $owner }, { $points }
details-symbols-chosen = { $symbols }; gewählt: { $chosen }

## Aufzeichnungen

rehearsal-taps = { $person } Das ist eine Probe: Am Ende wird alles gelöscht. Drücke oben **Meine Hand**. { $open ->
        [yes] Dann tippe auf **{ $number }** in meiner letzten Direktnachricht an dich
       *[no] Dann tippe auf **{ $number }** unter der Hand, die sich öffnet
    }, und wähle einen Eintrag der Liste, die dort erscheint.
rehearsal-form = { $person } Noch eins, wenn du magst: Drücke oben **Optionen**, ändere, was du willst, und sende das Formular ab. Davon hängt nichts ab.
record-file = Das letzte Spiel dieses Kanals. `/replay` zeigt es noch einmal; mit dieser Datei auch anderswo.
record-file-abandoned = Das letzte Spiel dieses Kanals. Es endete ohne Wertung, weil niemand mehr spielte; `/replay` zeigt es, so weit es kam, mit dieser Datei auch anderswo.
record-shown = Alle im Kanal können darin blättern.
record-page = -# { $page } von { $pages }
record-list = Gehe zu …
record-step = { $page } · { $step }
step-round = Zeitalter { $age }, Runde { $round }
step-seventh-card = Zeitalter { $age }, die siebte Karte
step-revive = Zeitalter { $age }, Runde { $round }, der Ablagestapel
duel-step-draft = Die Weltwunder: { $name }
duel-step = Zeitalter { $age }: { $name }
architects-step = { $name }
player = Spieler { $number }

## Plätze

leave-question = Dieses Spiel verlassen? Der Computer übernimmt deine Stadt.
end-question = Das Spiel von { $names } für alle beenden? Es gibt dann keine Wertung.
leave-question-last = Dieses Spiel verlassen? Sonst spielt niemand mehr, also endet es für alle ohne Wertung.
replace-question = { $name } durch einen Computerspieler ersetzen? Er spielt von jetzt an { $city }. { $name } erfährt davon und bekommt erst wieder einen Platz, wenn der Gastgeber oder ein Moderator es erlaubt.
replace-question-last = { $name } durch einen Computerspieler ersetzen? Sonst spielt niemand mehr, also endet das Spiel für alle ohne Wertung.
question-replaced = Der Spieler ist ersetzt, und im Kanal steht es.
question-keep = Das Spiel geht weiter. Nichts hat sich geändert.
question-stay = Du bleibst. Nichts hat sich geändert.
question-left = Du hast das Spiel verlassen.
question-ended = Du hast das Spiel beendet.
seat-left = { $name } ist gegangen. { $computer } (Computer) spielt jetzt { $city }.
seat-replaced = { $name } wurde ersetzt. { $computer } (Computer) spielt jetzt { $city }.
seat-replaced-called = { $name } ({ $person }) wurde ersetzt. { $computer } (Computer) spielt jetzt { $city }.
seat-replaced-you = Du wurdest im Spiel in { $place } ersetzt: Der Gastgeber oder jemand, der den Kanal verwalten darf, lässt den Computer { $city } spielen. Willst du weiterspielen, drücke dort **{ $button-take-seat }**, dann wird der Gastgeber gefragt.
seats-free = Hier läuft ein Spiel. Sieh mit `/table` zu oder nimm den Platz eines Computerspielers:
seat-free = { $game ->
    [duel] { $points ->
        [one] - { $name }: bisher 1 Punkt
       *[other] - { $name }: bisher { $points } Punkte
    }
   *[other] { $points ->
        [one] - { $name }: { $city }, bisher 1 Punkt
       *[other] - { $name }: { $city }, bisher { $points } Punkte
    }
}
seat-taken-over = { $name } übernimmt { $city }.
seat-asked-for = { $host }, { $name } wurde ersetzt und möchte wieder einen Platz. Das geht nur mit deinem Wort.
seat-may-be-taken = { $person } darf wieder einen Platz nehmen.
seat-back = { $name } ist zurück.
seat-no-longer-alone = { $name }, du spielst nicht mehr allein: Was du antippst, zählt sofort, und du kannst es ändern, bis alle gewählt haben.
lobby-lost = Es tut mir leid: Diesen Tisch kann ich nicht mehr lesen, also ist er geschlossen; vielleicht hat ihn eine ältere Version von mir eröffnet. `/join` eröffnet einen neuen.
game-lost = Es tut mir leid: Das Spiel dieses Kanals kann ich nicht mehr lesen; vielleicht hat es eine ältere Version von mir begonnen. `/join` eröffnet einen neuen Tisch.
game-waits-for-right = { $rights ->
    [none] Das Spiel in { $place } wartet: Ich darf dort nicht mehr schreiben wie zuvor. Nichts ist verloren; wenn mir jemand, der den Server verwaltet, das Recht zurückgibt, geht es in ein paar Minuten von selbst weiter.
   *[other] Das Spiel in { $place } wartet: Dort fehlt mir jetzt „{ $rights }“. Nichts ist verloren; wenn mir jemand, der den Server verwaltet, das zurückgibt, geht es in ein paar Minuten von selbst weiter.
}
game-rests = Das Spiel in { $place } ruht: Etwas hält mich auf, und ich habe es eine Weile versucht. Nichts ist verloren; es geht weiter, wenn einer der Spieler dort einen Knopf drückt oder einen Befehl tippt.
game-broken = Ein Fehler in den Spielregeln hat die Partie in { $place } angehalten. Nichts ist verloren: Sie geht weiter, sobald der Fehler behoben ist, und `/end` beendet sie sofort, ohne Wertung.
game-expires = { $persons } In diesem Spiel hat lange niemand etwas getan. Es endet am { $end }, wenn vorher keiner der Spieler etwas tut: Jeder Knopf und jeder Befehl in diesem Kanal zählt.
game-abandoned = Dieses Spiel hat niemand mehr gespielt, darum ist es ohne Wertung beendet, und der Kanal ist frei. `/record` gibt es als Datei; `/join` eröffnet einen neuen Tisch.
game-expires-direct = In deinem Spiel in { $place }, wo ich nicht mehr schreiben darf, hat lange niemand etwas getan. Es endet am { $end }, wenn vorher keiner der Spieler etwas tut: Jeder Knopf und jeder Befehl dort zählt, und der Knopf hier unten.
game-stopped = Dieses Spiel wurde beendet. `/join` eröffnet einen neuen Tisch.
table-asleep = Niemand ist da, also wartet das Spiel. Es geht weiter, sobald einer der Spieler **Ich bin zurück** drückt.
everyone-left = Alle sind gegangen. Das Spiel ist geschlossen.
game-ended-by = { $name } hat dieses Spiel beendet. `/join` eröffnet einen neuen Tisch.
done = Erledigt.

## Was von Menschen behalten wird

privacy = **Was ich von Menschen behalte**
    Von allen, die einen meiner Befehle tippen oder einen meiner Knöpfe drücken: die Sprache deines Discord oder die, die du mit `/language` wählst, damit ich in ihr antworte, bis du `/forget` tippst.
    Von allen, die sich setzen: ob und wo ich dir Direktnachrichten schreiben kann und ob du deine Karten stattdessen im Kanal willst, damit sie dich erreichen, bis du `/forget` tippst.
    Von jedem Tisch: wer ihn eröffnet hat, wer unter welchem Namen welchen Platz hatte, jede Wahl, das Ergebnis, wann er begann und endete und wer ihn beendet hat, damit das Spiel einen Absturz übersteht und sein Ergebnis später zu sehen ist. Dein Name bleibt dabei, bis du `/forget` tippst; Dateien, die `/record` vorher gegeben hat, behalten ihn. Wer einen Platz verlassen hat, weiß ich bis zum Ende des Spiels, damit niemand durch Platzwechsel Karten sieht; ebenso, wann jemand angestupst oder gerufen wurde, damit das nicht immer wieder geschieht.
    Von einem Spiel, das jemand mit `/replay` zeigt: was ausgeteilt wurde, jede Wahl, das Ergebnis und die Namen in der Datei, damit die Knöpfe gehen, { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } lang. `/forget` nimmt jeden Namen heraus, den du an meinen Tischen hattest.
    Von allen, die `/score` tippen: den Wertungsblock mit den Namen darauf, bis zu deinem nächsten, höchstens einen Monat; und wenn du ihn in die Geschichte des Servers stellst, was darauf steht und dass du es warst, bis du `/forget` tippst.
    Von beendeten Spielen: was sie für dich ergeben, auf jedem Server für sich: Plätze, Wertungen, Weltwunder, Rekorde, wen du getroffen hast und deine Wertungszahl; ob du in dem, was gezeigt wird, fehlen willst. `/forget` löscht das; in den Spielen der anderen sitzt dann ein namenloser Spieler auf deinen Plätzen, damit ihre Zahlen bleiben. Spiele, die unter einer älteren Version von mir endeten, werden nebenher gezählt, während andere spielen.
    Von allen, die eine Art Spiel zum ersten Mal spielen: welchen Tipp ich in welcher Runde gegeben habe, damit ich keinen wiederhole, bis dieses Spiel vorbei ist; und ob du keine Tipps willst, bis du `/forget` tippst.
    Discord zeigt mir nur von zweierlei Nachrichten den Text: von Direktnachrichten an mich und von solchen, die mich erwähnen. Ich antworte, was ich bin, und behalte nichts davon. Ich gebe niemandem etwas außer den Leuten an deinem Tisch, die deinen Namen sehen und was du spielst, und denen deines Servers, die Geschichte, Zahlen und Rangliste seiner Spiele sehen können.
kept-language = Von dir weiß ich, welche Sprache dein Discord spricht: { $language }.
kept-own-language = Von dir weiß ich, in welcher Sprache du lesen willst: { $language }.
kept-no-language = Von dir weiß ich keine Sprache.
kept-direct = Ich weiß, wo ich dir Direktnachrichten schreiben kann.
kept-no-direct = Ich weiß nicht, wo ich dir Direktnachrichten schreiben kann.
kept-hands-in-channel = Du willst deine Karten im Kanal, nicht als Direktnachricht.
kept-seats = Du hast Plätze an { $lobbies ->
    [one] { $lobbies } offenen Tisch
   *[other] { $lobbies } offenen Tischen
} und in { $running ->
    [one] { $running } laufenden Spiel
   *[other] { $running } laufenden Spielen
} und hattest Plätze an { $ended ->
    [one] { $ended } Tisch, der beendet ist
   *[other] { $ended } Tischen, die beendet sind
}.
kept-finished = Behalten wird, was für dich zusammenkommt, aus { $count ->
    [one] { $count } beendeten Spiel
   *[other] { $count } beendeten Spielen
}: Zahlen, Wertungszahlen, Rekorde.
kept-left-out = Du willst in keiner Rangliste stehen und keinen Rekord halten.
kept-pad = Du hast einen Wertungsblock von `/score`.
kept-tips = Ich weiß, welche Tipps ich dir in deinen laufenden Spielen gegeben habe, damit ich keinen wiederhole; nach dem Spiel vergesse ich sie.
kept-without-tips = Du willst keine Tipps.
kept-without-confirmation = Du willst, dass deine Wahl gegen Computer ohne Nachfrage gilt.
privacy-forget = `/forget` löscht das alles; ich frage vorher.
forget-question = **Soll ich löschen, was ich von dir behalte?** Das lässt sich nicht zurückholen.
forget-settings = Ich vergesse deine Sprache und wo ich dir Direktnachrichten schreiben kann.
forget-lobbies = { $count ->
    [one] Du verlässt den offenen Tisch, an dem du sitzt.
   *[other] Du verlässt die { $count } offenen Tische, an denen du sitzt.
}
forget-running = { $count ->
    [one] Du verlässt das laufende Spiel, in dem du einen Platz hast: Der Computer spielt für dich weiter.
   *[other] Du verlässt die { $count } laufenden Spiele, in denen du einen Platz hast: Der Computer spielt für dich weiter.
}
forget-ended = { $count ->
    [one] { $count } beendeter Tisch behält, was gespielt wurde und das Ergebnis, ohne dich: Dein Platz hat keinen Namen.
   *[other] { $count } beendete Tische behalten, was gespielt wurde und die Ergebnisse, ohne dich: Deine Plätze haben keinen Namen.
}
forget-finished = Deine Zahlen, Wertungszahlen und Rekorde aus { $count ->
    [one] { $count } beendeten Spiel
   *[other] { $count } beendeten Spielen
} sind für immer weg.
forget-left-out = Dass du in Ranglisten und Rekorden fehlen willst, wird auch gelöscht: Spiele, die später enden, zählen wieder.
forget-pad = Dein Wertungsblock wird gelöscht.
button-forget = Löschen
button-keep = Behalten
forget-nothing-done = Nichts wurde gelöscht.
forgotten = **Gelöscht ist, was ich von dir behalten hatte.**
forgotten-settings = Deine Sprache und wo ich dir Direktnachrichten schreiben kann, sind gelöscht.
forgotten-lobbies = { $count ->
    [one] Du hast den offenen Tisch verlassen, an dem du saßt.
   *[other] Du hast die { $count } offenen Tische verlassen, an denen du saßt.
}
forgotten-running = { $count ->
    [one] Du hast das laufende Spiel verlassen; deinen Platz spielt jetzt der Computer.
   *[other] Du hast die { $count } laufenden Spiele verlassen; deine Plätze spielt jetzt der Computer.
}
forgotten-ended = { $count ->
    [one] Dein Name ist von { $count } beendeten Tisch gelöscht.
   *[other] Dein Name ist von { $count } beendeten Tischen gelöscht.
}
forgotten-finished = Deine Zahlen, Wertungszahlen und Rekorde aus { $count ->
    [one] { $count } beendeten Spiel
   *[other] { $count } beendeten Spielen
} sind gelöscht.
forgotten-remains = Was ich in Kanälen geschrieben habe, bleibt dort; wer sie verwaltet, kann es löschen. Dass du ein laufendes Spiel verlassen hast, weiß ich bis zu dessen Ende. Sicherungen, die mein Betreiber vorher gemacht hat, enthalten deinen Namen noch. Benutzt du mich wieder, merke ich mir deine Sprache wieder.
forgotten-name = Früherer Spieler

## Languages

language-me = Was nur du liest: { $language }.
language-server = Was auf diesem Server alle lesen: { $public }.
language-server-chosen = Was auf diesem Server alle lesen, ist von jetzt an so: { $public }. Offene Tische behalten ihre Sprache; auch das ändert `/language`.
language-table-chosen = Dieser Tisch geht in der Sprache weiter, die du gewählt hast.
language-how = `/language ich:` ändert deine, `server:` die des Servers, `tisch:` die des Tisches in diesem Kanal.
language-like-discord = Wie Discord

## Was nicht geht, und was geht

something-went-wrong = Bei mir ist etwas schiefgegangen. Dein Spiel ist gespeichert; bitte drücke noch einmal.
store-failed = Ich kann die Datenbank mit den Spielen gerade nicht benutzen, darum ist das nicht geschehen, und alles von vorher ist noch da: Versuche es in einer Minute noch einmal, und hilft das nicht, sag es meinem Betreiber.
refusal-not-allowed = Das kannst du hier nicht benutzen; nichts hat sich geändert.
refusal-lobby-closed = Dieser Tisch ist geschlossen. `/join` eröffnet einen neuen.
refusal-game-has-begun = Das Spiel hat schon begonnen. Spieler finden ihre Karten unter **{ $button-my-hand }**, und `/table` zeigt allen den Tisch.
game-of-other-rules = Dieses Spiel wurde nach anderen Regeln gespielt, als ich heute kenne, darum kann ich seine Städte und Runden nicht zeigen; was dabei herauskam, ist aufbewahrt:
record-of-other-rules = Dieses Spiel wurde nach anderen Regeln gespielt, als ich heute kenne, darum kann ich seine Städte und Runden nicht zeigen und auch nicht prüfen, was laut seiner Datei dabei herauskam:
kept-outcome-line = { $rank }. { $name }: { $points }
kept-outcome-victory = { $victory ->
    [military] Es war ein militärischer Sieg.
    [scientific] Es war ein Sieg durch Wissenschaft.
   *[civilian] Es war ein Sieg nach Punkten.
}
kept-outcome-ended = Zu Ende war es am { $when }.
refusal-game-of-other-rules = Dieses Spiel wurde nach anderen Regeln gespielt, als ich heute kenne, darum kann ich es nicht zeigen.
refusal-stopping = Ich werde gerade angehalten, darum ist das nicht geschehen; jedes Spiel ist aufbewahrt: Versuche es, wenn ich wieder da bin.
refusal-your-pictures = Du wartest schon auf viele Bilder: Sind sie da, frag nach diesem noch einmal; sonst ist nichts verloren.
refusal-pictures-of-server = Auf diesem Server warten gerade so viele auf Bilder, dass für ein weiteres kein Platz ist: Die Spiele gehen weiter, und gleich kannst du noch einmal fragen.
refusal-moving = Ein anderer Teil von mir übernimmt das gerade, darum ist das nicht geschehen; jedes Spiel ist aufbewahrt: Versuche es in zehn Sekunden noch einmal.
refusal-game-over = Dieses Spiel ist vorbei. Mit `/practice` spielst du sofort weiter, und `/join` eröffnet in einem Kanal einen neuen Tisch.
refusal-game-here = Hier läuft ein Spiel. Sieh mit `/table` zu; `/join` gibt dir einen Platz, wenn jemand geht.
refusal-channel-taken = In diesem Kanal ist schon ein Tisch. Drücke dort **{ $button-join }**. Der Gastgeber oder ein Moderator kann ihn mit `/end` beenden.
refusal-other-game = Hier ist ein Tisch für { $game } offen. Drücke dort **{ $button-join }**. Der Gastgeber oder ein Moderator kann ihn mit `/end` beenden.
refusal-other-game-here = Hier läuft schon eine Partie { $game }. Spielt etwas anderes in einem anderen Kanal oder Thread. Der Gastgeber oder ein Moderator kann sie mit `/end` beenden.
already-playing = Du spielst hier schon { $game }.
refusal-already-seated = Platz { $number } an diesem Tisch gehört schon dir. Drücke **{ $button-leave }**, um ihn freizugeben.
refusal-already-playing = Du spielst hier schon mit. Mit `/leave` gibst du deinen Platz ab.
refusal-not-seated = Du hast an diesem Tisch keinen Platz. Drücke **{ $button-join }**, um einen zu nehmen.
refusal-table-full = Der Tisch ist voll. Zusehen kannst du mit `/table`.
refusal-no-free-seat = Alle Plätze sind schon besetzt, es hat sich nichts geändert. Drück **{ $button-start }**, wenn ihr so weit seid.
refusal-pad-players = Dieses Spiel ist für { $least ->
    [2] { $most ->
        [2] 2 Spieler
       *[other] { $least } bis { $most } Spieler
    }
   *[other] { $least } bis { $most } Spieler
}: Nenne alle nach `mitspieler:`, mit Kommas, und versuche es noch einmal.
refusal-pad-names = Zwei Spieler heißen hier gleich: Nenne sie verschieden und versuche es noch einmal.
refusal-pad-member = Jemand, den du erwähnt hast, ist nicht auf diesem Server: Schreibe stattdessen den Namen und versuche es noch einmal.
refusal-pad-not-filled = Auf dem Block fehlt etwas oder ist falsch: Verbessere, was er nennt, und zähle dann noch einmal.
refusal-no-pad = Dieser Wertungsblock ist nicht mehr da oder nicht deiner. Tippe `/score`, um einen neuen zu beginnen.
refusal-seats-kept = Die freien Plätze sind für die reserviert, die das letzte Spiel gespielt haben. Was übrig bleibt, wird { $until } frei; nimm dann einen.
refusal-again-for-players = Nur wer dieses Spiel gespielt hat, kann seine Spieler wieder zusammenrufen. Tippe `/join`, um einen eigenen Tisch zu eröffnen.
refusal-not-on-this-server = Du bist nicht mehr auf dem Server dieses Spiels oder siehst seinen Kanal nicht mehr; dort spielst du erst wieder, wenn dich jemand hereinlässt.
refusal-too-many-tables = Auf diesem Server sind { $count } Tische offen. Spielt erst einen zu Ende.
refusal-host-only = Das kann nur { $host }, der Gastgeber des Tisches.
refusal-host-or-moderator = Das kann nur der Gastgeber des Tisches oder jemand, der diesen Kanal verwalten darf.
refusal-no-computer = An diesem Tisch sitzt kein Computerspieler.
refusal-too-few-players-duel = 7 Wonders Duel braucht 2 Spieler. Warte auf jemanden oder nimm einen Computer dazu.
refusal-too-few-players-base = 7 Wonders braucht 2 bis 7 Spieler. Warte auf mehr oder nimm einen Computer dazu.
refusal-no-such-game = Ein Spiel mit diesem Namen gibt es nicht. Wähle eines von denen, die beim Tippen erscheinen.
refusal-no-hands = In diesem Spiel gibt es keine Handkarten: Alles liegt offen auf dem Tisch.
refusal-no-lobby = Hier ist kein Tisch offen. `/join` eröffnet einen.
refusal-no-game = Hier läuft kein Spiel. `/join` eröffnet einen Tisch.
refusal-no-game-direct = Hier läuft kein Spiel. `/practice` beginnt eines, und `/mine` zeigt deine Partien auf allen Servern.
refusal-wonders-dealt = In diesem Spiel werden die Weltwunder verteilt. Der Gastgeber kann das unter **{ $button-options }** ändern.
refusal-wonder-taken = Jemand anders hat dieses Weltwunder eben genommen. Wähle ein anderes.
refusal-rights-missing = In diesem Kanal brauche ich zuerst diese Rechte: { $rights }. Wer den Server verwaltet, kann sie mir geben; versuche es dann noch einmal.
refusal-not-shown = Ich darf hier nicht schreiben, darum hat es sonst niemand gesehen; wer den Server verwaltet, kann mir das Schreiben in diesem Kanal erlauben.
refusal-may-not-write = Du darfst in diesem Kanal nicht schreiben, darum zeige ich in deinem Namen nichts; du selbst siehst es weiter.
refusal-round-over = Das war eine frühere Runde. Hier ist deine jetzige Hand.
refusal-everyone-has-picked = Zu spät: Alle haben gewählt. Deine Wahl galt, wie sie war.
refusal-not-your-turn = { $name } ist am Zug. Du bist bald dran.
refusal-no-hints = In diesem Spiel gibt es keine Hinweise. Der Gastgeber kann sie in einer Lobby einschalten, bevor ein Spiel beginnt.
refusal-nothing-to-advise = Du wirst jetzt nichts gefragt, also gibt es nichts zu raten. Nichts hat sich geändert.
refusal-hint-over = Das ist inzwischen entschieden. Drücke **Hinweis** unter dem, was du als Nächstes gefragt wirst.
refusal-hint-over-at-the-table = Das ist inzwischen entschieden. Drücke **{ $button-hint }** unter dem, was du als Nächstes gefragt wirst.
refusal-seat-changed = Auf diesem Platz sitzt inzwischen jemand anders, und nichts ist geschehen.
refusal-offer-changed = Das Angebot hat sich geändert, und nichts wurde gewählt. Wähle neu.
refusal-seat-taken = Diesen Platz hat schon { $name }.
refusal-spectator = Du spielst in diesem Spiel nicht mit. `/table` zeigt es dir.
refusal-replaced = Du wurdest in diesem Spiel ersetzt und bekommst einen Platz nur, wenn { $host } es erlaubt. Ich habe im Kanal des Spiels gefragt; bis dahin ändert sich nichts.
refusal-has-seen-a-hand = Du hast in dieser Runde die Karten eines anderen Platzes gesehen. Nimm wieder deinen eigenen, oder diesen in der nächsten Runde.
refusal-nobody-to-nudge = Es gibt niemanden zum Anstupsen: Das Spiel wartet jetzt auf niemand anderen.
refusal-nudge-yourself = Alle warten auf dich, also gibt es sonst niemanden zum Anstupsen.
refusal-nudged-already = Alle, auf die das Spiel wartet, wurden vor weniger als einer Stunde angestupst, und jetzt wurde niemand gerufen. Wieder anstupsen kannst du { $until }.
refusal-own-word = Nur der Gastgeber des Tisches oder ein anderer Moderator kann dich wieder zulassen.
refusal-spectator-details = Du hast in diesem Spiel nicht mitgespielt. Die Wertung oben zeigt jeden Punkt.
refusal-foreign-hand = Das sind die Karten von { $name }. Deine sind unter **{ $button-my-hand }**.
refusal-not-at-this-table = { $name } sitzt nicht an diesem Tisch. Wähle einen der Namen, die beim Tippen erscheinen.
refusal-not-away = Du bist nicht weg: Dein Platz gehört dir. Deine Karten sind unter **{ $button-my-hand }**.
refusal-no-finished-game = Hier wurde noch kein Spiel zu Ende gespielt.
refusal-record-too-large = Diese Datei ist zu groß für die Aufzeichnung eines Spiels. Hänge die Datei an, die `/record` gegeben hat.
refusal-no-such-finished-game = Dieses Spiel kann ich hier nicht zeigen: Es wurde auf einem anderen Server gespielt oder ist nicht mehr da.
refusal-stats-server = Ranglisten, Weltwunder und Rekorde gehören zu einem Server: Tippe das in einem seiner Kanäle.
refusal-stats-oneself = In Direktnachrichten zeige ich nur deine eigenen Spiele; nach denen anderer frage auf einem Server.
refusal-stats-not-played = { $name } hat hier kein Spiel { $game } beendet. Wähle ein anderes Spiel.
refusal-no-such-season = In einer Saison mit diesem Namen wurde kein Spiel gewertet. Wähle eine von denen, die beim Tippen erscheinen.
refusal-manage-server = Nur wer diesen Server verwalten darf, kann seine Ranglisten ein- und ausschalten; nichts hat sich geändert.
refusal-record = Diese Datei ist kein Spiel, das ich geschrieben habe, oder jemand hat sie geändert, darum kann ich es nicht zeigen. Hänge die Datei an, die `/record` gegeben hat.
refusal-no-finished-game-of-number = Dieses Spiel ist noch nicht vorbei, oder es wurde nichts davon gespielt. Wenn es beendet ist, kann man es hier ansehen.
refusal-no-such-language = Diese Sprache gibt es hier nicht, und nichts hat sich geändert. Wähle eine von denen, die beim Tippen erscheinen.
refusal-language-server = Nur wer diesen Server verwalten darf, kann seine Sprache wählen; nichts hat sich geändert. Für dich selbst nimm `ich:`.
refusal-language-server-here = Die Sprache eines Servers wählt man in einem seiner Kanäle; nichts hat sich geändert.
refusal-no-record = Diese Aufzeichnung habe ich nicht mehr. Hänge sie mit `/replay` noch einmal an.
refusal-no-such-card = Eine Karte oder einen Fortschrittsmarker mit diesem Namen gibt es nicht. Wähle aus denen, die beim Tippen erscheinen.
refusal-no-such-wonder = Ein Weltwunder mit diesem Namen gibt es nicht. Wähle eines von denen, die beim Tippen erscheinen.
refusal-no-such-topic = Ein Thema mit diesem Namen gibt es nicht. Wähle eines von denen, die beim Tippen erscheinen.

## Regeln

rules-list = Ein anderes Thema
topic-round = Eine Runde
topic-colours = Farben der Karten
topic-trade = Handel
topic-chains = Kostenlose Gebäude
topic-wonder = Das Weltwunder
topic-military = Militär
topic-science = Wissenschaft
topic-guilds = Gilden
topic-end = Das Ende des Spiels
topic-two-players = Ein Spiel zu zweit
topic-free-city = Die Freie Stadt
topic-manneken-pis = Manneken Pis
topic-clock = Uhren und Abwesenheit
topic-ratings = Wertungszahlen und Statistik
topic-duel = 7 Wonders Duel
topic-architects = 7 Wonders Architects
rules-colours =
    ## Farben der Karten
    { "" }**Braune** Karten produzieren Rohstoffe, **graue** Glas, Stoff und Papyrus. Damit bezahlst du andere Karten, und deine Nachbarn dürfen davon kaufen. In Zeitalter III gibt es keine.
    { "" }**Blaue** Karten sind Punkte. **Grüne** haben Forschungssymbole, die umso mehr zählen, je mehr du davon hast.
    { "" }**Gelbe** Karten bringen Münzen oder Ressourcen oder machen den Handel billiger, in Zeitalter III auch Punkte. Was sie produzieren, ist nicht zu verkaufen.
    { "" }**Rote** Karten sind Schilde, die am Ende jedes Zeitalters mit beiden Nachbarn verglichen werden.
    { "" }**Violette** Karten sind Gilden, nur in Zeitalter III: Die meisten zählen, was deine Nachbarn gebaut haben.
rules-two-players =
    ## Ein Spiel zu zweit
    Zwischen euch beiden liegt eine dritte Stadt, die **Freie Stadt**, die niemandem gehört. Sie liegt neben euch beiden: Sie verkauft, kauft und kämpft. Die Karten sind die eines Spiels zu dritt.
    Ihr spielt abwechselnd für sie, je eine Runde: Nimm eine Karte von ihrem Stapel auf die Hand, wähle eine für deine eigene Stadt und dann eine für die Freie Stadt. Der andere Spieler wählt eine Karte. Dann tauscht ihr die Hände.
    Gewinnen kann nur einer von euch beiden. Für das übliche Spiel nehmt in der Lobby einen Computer dazu.
rules-free-city =
    ## Die Freie Stadt
    Spielst du für sie, wählst du ihre Karte gleich nach deiner eigenen. Die Freie Stadt baut oder legt eine Karte unter ihr Weltwunder, mit dem, was sie produziert, mit eigenen Münzen und mit dem, was sie bei euch beiden kauft; du wählst, wie sie bezahlt, auch teurer als nötig.
    Was eine Kette für sie gratis macht, muss gebaut werden. Sie verkauft nur, wenn sie nichts spielen kann, was in der Hand noch übrig ist.
    Ihre Kräfte, etwa aus dem Ablagestapel zu bauen, nutzt, wer dann für sie spielt. Sie hat keine siebte Karte, und gewinnen kann sie nicht.
rules-manneken-pis =
    ## Manneken Pis
    Ein Plan aus Brüssel mit 7 Münzen zu Beginn und ohne Ressource. **Optionen** in der Lobby nimmt ihn zu den anderen.
    { "" }**Seite A** kopiert: ihr erster Bauabschnitt den ersten deines linken Nachbarn, ihr zweiter den zweiten deines rechten, ihr dritter den dritten von einem der beiden, wie du willst. Jeder kostet so viel wie der kopierte. Ein Nachbar ohne dritten Bauabschnitt lässt sich dort nicht kopieren.
    { "" }**Seite B** hat einen Bauabschnitt, der jede der sieben Ressourcen einmal kostet: 7 Münzen, 7 Punkte und ein Schild.
rules-round =
    ## Eine Runde
    Ein Spiel hat drei Zeitalter mit je sechs Runden. In einer Runde wählen alle gleichzeitig eine Karte ihrer Hand und tun eins davon:
    { "" }**Bauen**: Bezahle sie mit dem, was deine Stadt produziert, und dem, was du kaufst. Eine Stadt hat nie zweimal dasselbe Gebäude.
    { "" }**Weltwunder**: Lege sie verdeckt unter dein Weltwunder und bezahle stattdessen den nächsten Bauabschnitt.
    { "" }**Verkaufen**: Lege sie verdeckt ab und nimm 3 Münzen.
    Dann gehen die Hände weiter: in Zeitalter I und III nach links, in Zeitalter II nach rechts. In der sechsten Runde wählst du eine von deinen letzten zwei Karten, die andere wird abgelegt.
rules-trade =
    ## Handel
    Was deine Stadt nicht produziert, kaufst du bei deinen beiden Nachbarn, für 2 Münzen das Stück, an sie gezahlt. Sie können nicht ablehnen, und sie verlieren nichts.
    Zu kaufen ist, was ihre braunen und grauen Karten und ihr Plan produzieren, je Symbol ein Stück in der Runde. Gelbe Karten und Bauabschnitte verkaufen nie.
    Ab der Runde nach dem Bau kosten Rohstoffe mit einem Kontor 1 Münze bei dem Nachbarn, auf den es zeigt, und Glas, Stoff und Papyrus mit dem Markt bei beiden.
    Du zahlst mit den Münzen, die du zu Beginn der Runde hattest.
rules-chains =
    ## Kostenlose Gebäude
    Manche Karten sind gratis für eine Stadt, die ein bestimmtes Gebäude aus einem Zeitalter davor hat: Mit den Bädern ist das Aquädukt gratis. Dann zahlst du gar nichts. `/card` zeigt, was eine Karte gratis macht.
rules-wonder =
    ## Das Weltwunder
    Dein Plan hat zwei bis vier Bauabschnitte, die der Reihe nach gebaut werden, jeder einmal, in irgendeinem Zeitalter. Die Karte unter einem Bauabschnitt bleibt verdeckt und tut sonst nichts. `/wonder` zeigt beide Seiten eines Plans.
rules-military =
    ## Militär
    Am Ende jedes Zeitalters vergleichst du deine Schilde mit beiden Nachbarn. Mehr Schilde gewinnen einen Marker: 1 Punkt in Zeitalter I, 3 in II, 5 in III. Weniger kosten einen Punkt. Gleich viele: Nichts geschieht.
rules-science =
    ## Wissenschaft
    Für jedes der drei Symbole: die Anzahl, die du hast, mal sich selbst. Und 7 Punkte für jeden Satz aus allen dreien. Ein Symbol nach Wahl zählt als das, was dir am meisten bringt.
rules-guilds =
    ## Gilden
    Zeitalter III hat zwei Gilden mehr, als Spieler am Tisch sitzen. Die meisten geben Punkte für das, was deine Nachbarn gebaut haben.
rules-end =
    ## Das Ende des Spiels
    Nach Zeitalter III wird zusammengezählt: Konfliktmarker, 1 Punkt für je 3 Münzen, das Weltwunder, blaue Karten, Wissenschaft, gelbe Karten, Gilden. Die meisten Punkte gewinnen; bei Gleichstand mehr Münzen; bleibt es gleich, wird der Sieg geteilt.
rules-clock =
    ## Uhren und Abwesenheit
    Der Gastgeber wählt in der Lobby das Tempo: 90 Sekunden, 10 Minuten oder 24 Stunden für eine Runde oder einen Zug, oder keine Uhr.
    Zur Halbzeit erinnere ich alle, die noch nicht gewählt haben. Ist die Zeit um, spielt ein Computer diese Runde oder diesen Zug für sie, und der nächste gehört wieder ihnen. Nach drei in Folge spielt er weiter, bis sie **Ich bin zurück** drücken. `/leave` gibt einen Platz für immer ab, **Diesen Platz nehmen** gibt ihn jemand anderem. Solange ich nicht laufe, läuft auch keine Uhr.
rules-ratings =
    ## Wertungszahlen und Statistik
    Ein Ergebnis zählt für den, der am Ende den Platz hat, wenn andere, auch der Computer, dort höchstens dreimal gewählt haben: ersetzt, zu spät und abwesend zählen alle. Wer ein Spiel beginnt und für immer geht, hat es verlassen: In der Rangliste ist das der letzte Platz, und es beendet eine Serie. Ein Platz, den jemand später übernommen hat, zählt für niemanden.
    Jeder Server hat für jedes Spiel eine Rangliste, mit einer Saison je Quartal (UTC). Ein Spiel wird mit seinem letzten Schritt gewertet und danach nicht mehr; es zählen Plätze, nicht Punkte, und ein gleicher Platz ist ein Unentschieden. Auch Computerspieler werden gewertet, nach ihrer Stärke. Alle beginnen mit 1000 Punkten; die Zahl nach ± sagt, wie weit die wahre Stärke entfernt sein kann. Bis zu zehn gewerteten Spielen ist eine Wertungszahl vorläufig und steht unter den anderen. Eine neue Saison beginnt mit der Zahl der letzten, weniger sicher. Ein Spiel mit **Hinweisen** wird nicht gewertet: Der Gastgeber schaltet sie in der Lobby ein, sonst sind sie aus.
    Durchschnitt und Bestleistung lassen Duelle aus, die sofort gewonnen wurden, militärisch oder durch Wissenschaft. Spiele vom Wertungsblock stehen in der Geschichte und zählen sonst nirgends. Ein Server kann seine Spiele ungewertet lassen, und wer nicht gezeigt werden will, steht in keiner Rangliste und hält keinen Rekord.
    Zum Nachrechnen: Es ist das Plackett-Luce-Modell von Weng und Lin (openskill) mit β = 25/6, τ = 1/12 und κ = 0,0001. Alle beginnen mit μ = 25 und σ = 25/3. Die gezeigten Punkte sind 40 × μ, und ± ist 1,96 × 40 × σ. Eine neue Saison behält μ und hebt σ auf √(σ² + (25/6)²), höchstens 25/3. Eine Stärke mit mehreren Plätzen bekommt den Mittelwert ihrer μ und ihrer σ².
rules-duel =
    ## 7 Wonders Duel
    Zuerst wählt ihr eure Weltwunder: je vier. Dann folgen drei Zeitalter, und in deinem Zug nimmst du eine Karte, auf der keine andere liegt, und tust eins davon:
    { "" }**Bauen**: Was deine Stadt nicht produziert, kaufst du bei der Bank für 2 Münzen das Stück, und 1 mehr für jedes Stück, das braune und graue Karten deines Gegners herstellen. Eine Karte ist gratis, wenn du die mit ihrem Kettensymbol hast.
    { "" }**Verkaufen** für 2 Münzen, und 1 mehr für jede deiner gelben Karten.
    { "" }**Ein Weltwunder**: Lege die Karte darunter und bezahle stattdessen das Weltwunder. Von den acht werden höchstens sieben gebaut.
    Rote Karten bewegen die Konfliktfigur auf die Hauptstadt deines Gegners zu. Bereiche mit einem Beutemarker kosten ihn 2 oder 5 Münzen; an der Hauptstadt **gewinnst du militärisch**, sofort.
    Zwei gleiche Symbole bringen einen Fortschrittsmarker; sechs verschiedene Symbole **gewinnen durch Wissenschaft**, sofort.
    Sonst entscheiden nach Zeitalter III die Punkte: Karten, Weltwunder, Marker, der Bereich der Figur und 1 für je 3 Münzen; bei Gleichstand mehr für blaue Karten.
    Das nächste Zeitalter beginnt, wer im Konflikt zurückliegt; steht die Figur in der Mitte, bestimmt, wer zuletzt am Zug war, wer beginnt.
rules-architects =
    ## 7 Wonders Architects
    In deinem Zug nimmst du **eine Karte**: vom Stapel links von dir (deinem eigenen), vom verdeckten Stapel in der Mitte oder vom Stapel rechts von dir. Alles Weitere folgt daraus:
    { "" }**Bauabschnitte** werden gebaut, sobald du zahlen kannst: 2, 3 oder 4 Ressourcen, alle gleich oder alle verschieden. Eine Münze ersetzt eine fehlende Ressource. Warten darfst du nicht.
    { "" }**Grün**: Zwei gleiche Symbole oder alle drei bringen einen Fortschrittsmarker, einen der drei, die du siehst, oder den verdeckten. Marker, die Karten bringen oder beim Bezahlen helfen, wirken einmal je Zug, und auf die Karten darfst du verzichten.
    { "" }**Blau** sind Punkte; eine Katze darauf bringt dir die Katze, 2 Punkte, solange du sie hast. Mit ihr darfst du die Karte der Mitte ansehen (**Nachsehen**), bevor du eine nimmst.
    { "" }**Rot** ist ein Schild. Hörner drehen Konfliktmarker um, und wenn alle eine Schlacht zeigen, kämpfen am Ende des Zuges alle gegen beide Nachbarn: Mehr Schilde gewinnen einen Siegmarker zu 3 Punkten. Rote Karten mit Hörnern werden danach weggelegt. Zu zweit bringen doppelt so viele Schilde zwei Marker, 1 zu 0 aber einen.
    { "" }**Das Ende** kommt mit dem Zug, in dem jemand ein Weltwunder vollendet. Bauabschnitte, Katze, blaue Karten, Siege und Marker zählen; bei Gleichstand mehr Bauabschnitte.

## So wird gespielt: Seiten mit Bildern

lesson-place = **So wird { $game } gespielt** · Seite { $number } von { $pages }
lesson-legend-place = **Alle Zeichen von { $game }**
lesson-base-goal = So wird gespielt: das Ziel
lesson-base-goal-1 = Du beginnst mit 3 Münzen. In jedem der drei Zeitalter bekommst du sieben Karten. Sechsmal wählen alle gleichzeitig eine Karte und geben den Rest weiter. Die letzte Karte wird abgelegt.
lesson-base-goal-2 = Mit den Karten baust du deine Stadt, kein Gebäude zweimal. Wer nach Zeitalter III die meisten Punkte hat, gewinnt. Ein Kranz zeigt Punkte: Diese Karte ist 2 wert.
lesson-base-goal-3 = Punkte kommen aus Kriegen, Münzen, deinem Weltwunder und aus blauen, grünen, gelben und violetten Karten.
lesson-base-hand = Deine Hand und ihre Farben
lesson-base-hand-1 = Braun: Rohstoffe, mit denen du andere Karten bezahlst
lesson-base-hand-2 = Grau: Glas, Stoff, Papyrus, für dasselbe
lesson-base-hand-3 = Blau: Punkte, sonst nichts
lesson-base-hand-4 = Gelb: Münzen, billigerer Handel, später Punkte
lesson-base-hand-5 = Rot: Schilde für den Krieg
lesson-base-hand-6 = Grün: Forschungssymbole
lesson-base-hand-7 = Violett: Gilden, nur in Zeitalter III. Meist zählt, was Nachbarn bauten
lesson-base-hand-8 = Baue die Karte, lege sie unter dein Weltwunder oder verkaufe sie für 3 Münzen
lesson-base-cost = Was eine Karte kostet
lesson-base-cost-1 = Die Kosten stehen unten, hier 1 Lehm. Was deine Stadt produziert, zahlt in jeder Runde neu: Nichts wird verbraucht.
lesson-base-cost-2 = Was fehlt, kaufst du bei deinen beiden Nachbarn für 2 Münzen das Stück. Sie verlieren nichts und können nicht ablehnen.
lesson-base-cost-3 = Ein Kontor macht das billiger: 1 Münze das Stück für die Waren, die es zeigt, bei dem Nachbarn, auf den es zeigt.
lesson-base-cost-4 = Eine Kette: Wer die Bäder gebaut hat, baut in Zeitalter II das Aquädukt kostenlos.
lesson-base-wonder = Dein Weltwunder
lesson-base-wonder-1 = Dein Plan ist ein Weltwunder mit zwei bis vier Bauabschnitten. Du baust sie der Reihe nach, wann du willst, jeden einmal.
lesson-base-wonder-2 = Für einen Bauabschnitt legst du irgendeine Karte deiner Hand verdeckt darunter. Sie tut dann sonst nichts.
lesson-base-wonder-3 = Du zahlst, was der Bauabschnitt kostet, nicht die Karte. Der erste von Gizeh kostet 2 Stein und gibt 3 Punkte.
lesson-base-wonder-4 = Was du nicht nimmst, bekommt dein Nachbar. Eine Karte unter dem Weltwunder oder eine verkaufte bekommt niemand.
lesson-base-end = Krieg, Wissenschaft und Ende
lesson-base-end-1 = Krieg: Am Ende eines Zeitalters vergleichst du deine Schilde mit jedem Nachbarn. Mehr bringen 1 Punkt in Zeitalter I, 3 in II, 5 in III.
lesson-base-end-2 = Weniger Schilde kosten 1 Punkt, in jedem Zeitalter. Gleich viele: Nichts geschieht.
lesson-base-end-3 = Wissenschaft: Was du von einem Symbol hast, zählt mal sich selbst: 2 sind 4 Punkte, 3 sind 9. Jeder Satz aus allen dreien bringt 7 mehr.
lesson-base-end-4 = Nach Zeitalter III wird alles gezählt, je 3 Münzen sind 1 Punkt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand mehr Münzen.
lesson-base-legend = Alle Zeichen: Karten und Wunder
lesson-base-legend-1 = Holz, Stein, Erz, Lehm: von braunen Karten
lesson-base-legend-2 = Glas, Stoff, Papyrus: von grauen Karten
lesson-base-legend-3 = Eins von beiden in einer Runde
lesson-base-legend-4 = Münzen
lesson-base-legend-5 = Siegpunkte
lesson-base-legend-6 = Ein Schild, für den Krieg
lesson-base-legend-7 = Tontafel, Zirkel, Zahnrad
lesson-base-legend-8 = Ein Symbol, am Ende gewählt
lesson-base-legend-9 = Karten einer Farbe: braun, grau, blau
lesson-base-legend-10 = 1 Münze für jede braune Karte
lesson-base-legend-11 = Beide Nachbarn
lesson-base-legend-12 = Du und beide Nachbarn
lesson-base-legend-13 = Rohstoffe vom linken Nachbarn: 1 Münze
lesson-base-legend-14 = Macht später eine blaue Karte gratis: Kette
lesson-base-legend-15 = Ein Bauabschnitt des Weltwunders
lesson-base-legend-16 = Ein Krieg gewonnen, einer verloren
lesson-base-legend-17 = Du kannst es bezahlen; du kannst es nicht
lesson-base-legend-18 = Einmal im Zeitalter eine Karte gratis
lesson-base-legend-19 = Auch die siebte Karte wird gespielt
lesson-base-legend-20 = Eine abgelegte Karte kostenlos bauen
lesson-base-legend-21 = Kopiert eine Gilde eines Nachbarn
lesson-base-legend-22 = 2 Münzen, an den Nachbarn mit diesem Wunder
lesson-base-table-signs = Alle Zeichen: der Tisch
lesson-base-table-signs-1 = Wählt noch; hat gewählt
lesson-base-table-signs-2 = Wohin die Karten gehen: rechts, links
lesson-base-table-signs-3 = Der Ablagestapel
lesson-base-table-signs-4 = Eine verkaufte Karte, verdeckt
lesson-base-table-signs-5 = Nur für den Besitzer, nicht zu kaufen
lesson-base-table-signs-6 = Linker Nachbar, rechter Nachbar
lesson-base-table-signs-7 = Punkte bisher; golden: allein vorn
lesson-base-table-signs-8 = Punkte aus Kriegen bisher
lesson-base-table-signs-9 = Schilde der Nachbarn: grün weniger, rot mehr als du
lesson-base-table-signs-10 = Gleich viele Schilde: kein Krieg
lesson-base-table-signs-11 = Gebaute Bauabschnitte, und was noch fehlt
lesson-base-table-signs-12 = Was ein Hinweis empfiehlt
lesson-base-table-signs-13 = Gratis durch eine Kette oder ein Weltwunder
lesson-base-table-signs-14 = Die Freie Stadt, zu zweit
lesson-base-table-signs-15 = Zu dritt zweimal im Stapel
lesson-base-table-signs-16 = Kopiert den Bauabschnitt links oder rechts
lesson-duel-goal = So wird gespielt: drei Wege
lesson-duel-goal-1 = Militärisch: Deine Schilde schieben die Konfliktfigur. Erreicht sie die Hauptstadt deines Gegners, gewinnst du sofort.
lesson-duel-goal-2 = Durch Wissenschaft: Mit sechs verschiedenen Symbolen gewinnst du sofort.
lesson-duel-goal-3 = Sonst nach Punkten: die meisten nach Zeitalter III. Ein Kranz zeigt Punkte; diese Karte ist 3 wert.
lesson-duel-turn = Dein Zug und die Farben
lesson-duel-turn-1 = Braun: Holz, Stein, Lehm
lesson-duel-turn-2 = Grau: Glas, Papyrus
lesson-duel-turn-3 = Blau: Punkte
lesson-duel-turn-4 = Gelb: Münzen, billigere Waren
lesson-duel-turn-5 = Rot: Schilde, die die Figur schieben
lesson-duel-turn-6 = Grün: Forschungssymbole
lesson-duel-turn-7 = Violett: Gilden, in Zeitalter III. Sie sehen auf die Stadt, die am meisten hat
lesson-duel-turn-8 = Nimm eine Karte, auf der keine andere liegt: zum Bauen, Verkaufen oder für ein Weltwunder
lesson-duel-cost = Was eine Karte kostet
lesson-duel-cost-1 = Die Kosten stehen unter dem Namen, hier 1 Stein. Was deine Stadt produziert, zahlt in jedem Zug neu: Nichts wird verbraucht.
lesson-duel-cost-2 = Was fehlt, kaufst du bei der Bank für 2 Münzen das Stück.
lesson-duel-cost-3 = Ein Stück kostet 1 Münze mehr für jedes seiner Art, das braune und graue Karten deines Gegners produzieren.
lesson-duel-cost-4 = Eine Kette: Wer die Bäder mit dem Tropfen gebaut hat, baut in Zeitalter II das Aquädukt kostenlos.
lesson-duel-cost-5 = Verkauft bringt eine Karte 2 Münzen, und 1 mehr für jede gelbe Karte, die du gebaut hast.
lesson-duel-wonder = Deine Weltwunder
lesson-duel-wonder-1 = Vor Zeitalter I nimmt jeder vier Weltwunder. Unter dem Bild steht, was eines kostet, und darunter, was es gibt.
lesson-duel-wonder-2 = Um eines zu bauen, lege die genommene Karte darunter und bezahle das Weltwunder, nicht die Karte. Sie tut dann sonst nichts. Höchstens sieben von acht werden gebaut.
lesson-duel-wonder-3 = Dieses Zeichen heißt: Du bist sofort noch einmal am Zug.
lesson-duel-war = Krieg, Wissenschaft und Ende
lesson-duel-war-1 = Jeder Schild schiebt die Figur ein Feld auf die Hauptstadt deines Gegners zu; wie viele noch fehlen, steht unter ihr. Steht die Figur am Ende auf seiner Seite, bekommst du die Punkte des Bereichs.
lesson-duel-war-2 = Kommt die Figur zum ersten Mal an so einen Marker, verliert der Spieler auf dieser Seite so viele Münzen.
lesson-duel-war-3 = Sobald du zwei gleiche Symbole hast, wählst du einen Fortschrittsmarker.
lesson-duel-war-4 = Nach Zeitalter III wird alles gezählt, je 3 Münzen sind 1 Punkt. Bei Gleichstand gewinnen mehr Punkte für blaue Karten.
lesson-duel-legend = Alle Zeichen: Karten und Wunder
lesson-duel-legend-1 = Holz, Stein, Lehm: von braunen Karten
lesson-duel-legend-2 = Glas, Papyrus: von grauen Karten
lesson-duel-legend-3 = Eins von beiden für jeden Bau
lesson-duel-legend-4 = Münzen
lesson-duel-legend-5 = Siegpunkte
lesson-duel-legend-6 = Ein Schild: Die Figur rückt ein Feld
lesson-duel-legend-7 = Forschungssymbole: Sechs verschiedene gewinnen
lesson-duel-legend-8 = Kette: Das Zeichen macht die Karte gratis, die es verlangt
lesson-duel-legend-9 = Karten einer Farbe: braun, grau, blau
lesson-duel-legend-10 = 1 Münze für jede braune Karte
lesson-duel-legend-11 = Gezählt, wo am meisten ist
lesson-duel-legend-12 = Stein kostet dich immer 1 Münze
lesson-duel-legend-13 = Du bist noch einmal am Zug
lesson-duel-legend-14 = Dein Gegner verliert 3 Münzen
lesson-duel-legend-15 = Dein Gegner verliert eine braune Karte
lesson-duel-legend-16 = Eine abgelegte Karte kostenlos bauen
lesson-duel-legend-17 = Ein Fortschrittsmarker
lesson-duel-legend-18 = Deine Weltwunder kosten 2 weniger
lesson-duel-legend-19 = Ein Weltwunder
lesson-duel-legend-20 = Die Konfliktfigur, eine Hauptstadt
lesson-duel-legend-21 = Ein sofortiger Sieg ist nah
lesson-duel-legend-22 = Du kannst es bezahlen; du kannst es nicht
lesson-duel-table-signs = Alle Zeichen: der Tisch
lesson-duel-table-signs-1 = Ist am Zug
lesson-duel-table-signs-2 = Allein vorn, ab Zeitalter II
lesson-duel-table-signs-3 = Was ein Weltwunder dich jetzt kostet
lesson-duel-table-signs-4 = Verschiedene Symbole von sechs: hier 3
lesson-duel-table-signs-5 = Der Knopf, der diese Karte nimmt
lesson-duel-table-signs-6 = Gratis durch eine Kette
lesson-duel-table-signs-7 = Was ein Hinweis empfiehlt
lesson-duel-table-signs-8 = Ein gebautes Weltwunder
lesson-duel-table-signs-9 = Eine Gilde, verdeckt
lesson-duel-table-signs-10 = Wähle einen von drei beiseitegelegten Markern
lesson-duel-table-signs-11 = Du bekommst, was dein Gegner beim Kaufen zahlt
lesson-duel-table-signs-12 = 1 Schild mehr auf jeder roten Karte
lesson-duel-table-signs-13 = Deine Weltwunder: noch ein Zug
lesson-duel-table-signs-14 = 4 Münzen für jede Karte durch eine Kette
lesson-duel-table-signs-15 = Blaue Karten kosten 2 Rohstoffe weniger
lesson-architects-goal = So wird gespielt: das Ziel
lesson-architects-goal-1 = In deinem Zug nimmst du eine Karte. Fast alles Weitere folgt von selbst.
lesson-architects-goal-2 = Dein Weltwunder hat fünf Bauabschnitte. Das Spiel endet mit dem Zug, in dem jemand den fünften baut.
lesson-architects-goal-3 = Dann gewinnt, wer die meisten Punkte hat: aus Weltwunder, blauen Karten, Katze, Kriegen und Fortschrittsmarkern.
lesson-architects-turn = Dein Zug und die Farben
lesson-architects-turn-1 = Grau: Ressourcen für die Bauabschnitte
lesson-architects-turn-2 = Gelb: Eine Münze ersetzt jede Ressource
lesson-architects-turn-3 = Grün: Symbole für Fortschrittsmarker
lesson-architects-turn-4 = Rot: Schilde; ein Horn bringt Krieg näher
lesson-architects-turn-5 = Blau: Punkte
lesson-architects-turn-6 = Mit Katze: Sie kommt zu dir, 2 Punkte, solange sie bleibt
lesson-architects-turn-7 = Der Stapel der Mitte liegt verdeckt. Die Katze darf nachsehen
lesson-architects-turn-8 = A ist der Stapel links von dir, B die Mitte, C der Stapel rechts
lesson-architects-cost = Bauabschnitte
lesson-architects-cost-1 = Verschiedene Formen: lauter verschiedene Ressourcen.
lesson-architects-cost-2 = Gleiche Formen: lauter gleiche Ressourcen.
lesson-architects-cost-3 = Gebaut wird, sobald du zahlen kannst: Warten darfst du nicht. Eine Münze ersetzt jede Ressource. Womit du zahlst, wird weggelegt.
lesson-architects-science = Grün und Blau
lesson-architects-science-1 = Zwei gleiche Symbole oder alle drei werden sofort für einen Fortschrittsmarker weggelegt.
lesson-architects-science-2 = Du wählst einen der drei offenen oder den verdeckten. Er hilft dir von da an oder gibt am Ende Punkte.
lesson-architects-science-3 = Blaue Karten sind Punkte. Die Katze geht zu dem, der zuletzt eine Karte mit Katze nahm.
lesson-architects-war = Krieg und Ende
lesson-architects-war-1 = Jedes Horn dreht einen Konfliktmarker um. Zeigen alle Schwerter, ist am Ende des Zuges Krieg.
lesson-architects-war-2 = Alle kämpfen gegen beide Nachbarn: Mehr Schilde gewinnen einen Marker zu 3 Punkten. Niemand verliert Punkte. Zu zweit gewinnen doppelt so viele Schilde zwei.
lesson-architects-war-3 = Nach dem Krieg werden rote Karten mit Hörnern weggelegt. Die ohne bleiben.
lesson-architects-war-4 = Der fünfte Bauabschnitt eines Weltwunders beendet das Spiel mit diesem Zug. Bei Gleichstand gewinnen mehr Bauabschnitte.
lesson-architects-legend = Alle Zeichen
lesson-architects-legend-1 = Holz, Stein, Lehm, Glas, Papyrus
lesson-architects-legend-2 = Eine Münze: ersetzt jede Ressource
lesson-architects-legend-3 = Zwei verschiedene Ressourcen
lesson-architects-legend-4 = Drei gleiche Ressourcen
lesson-architects-legend-5 = Forschungssymbole
lesson-architects-legend-6 = Siegpunkte
lesson-architects-legend-7 = Die Katze: 2 Punkte, und du siehst nach
lesson-architects-legend-8 = Ein Schild, für den Krieg
lesson-architects-legend-9 = Ein Horn: dreht einen Konfliktmarker
lesson-architects-legend-10 = Konfliktmarker: Frieden, Schlacht
lesson-architects-legend-11 = Ein gewonnener Krieg: 3 Punkte
lesson-architects-legend-12 = Ein Fortschrittsmarker, verdeckt
lesson-architects-legend-13 = Ein Bauabschnitt des Weltwunders
lesson-architects-legend-14 = Nimm eine Karte von irgendeinem Stapel
lesson-architects-legend-15 = Nimm die oberste Karte dieses Stapels
lesson-architects-legend-16 = Sieh 5 Karten an, behalte eine
lesson-architects-legend-17 = Ist am Zug
lesson-architects-legend-18 = Punkte bisher; golden: allein vorn
lesson-architects-legend-19 = Ein gebauter Bauabschnitt
lesson-architects-legend-20 = So viele Bauabschnitte stehen: hier 3
lesson-architects-legend-21 = Karten in einem Stapel
lesson-architects-legend-22 = Was ein Hinweis empfiehlt

## Streifen einer Stadt nach einer Runde

strip-stage = Bauabschnitt { $stage }
strip-sells = verkauft eine
strip-nothing = nimmt nichts
strip-empty = Der Ablagestapel ist leer
strip-bank = Bank
strip-seventh = Siebte Karte
strip-from-discard = Ablagestapel
words-advised = Ein Stern markiert, was ein starker Spieler wählen würde: { $card }.
words-picked = Ein Haken markiert deine Wahl: { $card }.
words-leads = { $name } hat die meisten Punkte.
strip-words-means = { $changed ->
    [0] { $coins }, { $shields }.
   *[other] { $coins } ({ $change } in dieser Runde), { $shields }.
}
strip-words-colours = Gebäude: { $counts }.
play-words-builds = { $name-begins } baut { $card }{ $seventh ->
    [yes] {""} als siebte Karte
   *[no] {""}
}{ $how ->
    [chain] , gratis durch ein Gebäude der Stadt
    [power] , gratis durch die Kraft von Olympia
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
   *[other] {""} und nimmt { $gained } aus der Bank.
}
play-words-stage = { $name-begins } baut Bauabschnitt { $stage }: { $wonder }{ $copy ->
    [yes] , eine Kopie von { $copied }
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
   *[other] {""} und nimmt { $gained } aus der Bank.
}
play-words-sells = { $seventh ->
    [yes] { $name-begins } verkauft die siebte Karte für { $coins }.
   *[no] { $name-begins } verkauft eine Karte für { $coins }.
}
play-words-revives = { $gained ->
    [0] { $name } nimmt { $card } aus dem Ablagestapel.
   *[other] { $name-begins } nimmt { $card } aus dem Ablagestapel und { $gained } aus der Bank.
}
play-words-nothing = { $name-begins } nimmt nichts aus dem Ablagestapel.
play-words-empty = Der Ablagestapel ist leer, { $name } nimmt nichts.

## Bilder der Wertung

score-title = Wertung
score-title-so-far = Wertung bisher
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
    [one] { $names } führt mit { $points } Punkten
   *[other] { $names } führen zusammen mit { $points } Punkten
}
score-headline-sentence = { $headline }.
score-leader-sentence = { score-leader }.
headline-ahead = { $ahead ->
    [one] { $names } gewinnt mit { $points } Punkten, 1 mehr als { $others }
   *[other] { $names } gewinnt mit { $points } Punkten, { $ahead } mehr als { $others }
}
headline-tie-break = { $by ->
    [coins] { $names } gewinnt mit { $points } Punkten wie { $others }, aber mit mehr Münzen: { $mine } zu { $theirs }
   *[stages] { $names } gewinnt mit { $points } Punkten wie { $others }, aber mit mehr Bauabschnitten: { $mine } zu { $theirs }
}
headline-together = { $by ->
    [coins] { $names } gewinnen gemeinsam mit { $points } Punkten und gleich vielen Münzen
   *[stages] { $names } gewinnen gemeinsam mit { $points } Punkten und gleich vielen Bauabschnitten
}
headline-together-tie-break = { $by ->
    [coins] { $names } gewinnen gemeinsam mit { $points } Punkten und mehr Münzen als { $others }
   *[stages] { $names } gewinnen gemeinsam mit { $points } Punkten und mehr Bauabschnitten als { $others }
}
decided-others = { $count } andere
decided-ahead = { $ahead } mehr als { $others }
decided-tie-break = { $by ->
    [coins] wie { $others }, aber mit mehr Münzen: { $mine } zu { $theirs }
   *[stages] wie { $others }, aber mit mehr Bauabschnitten: { $mine } zu { $theirs }
}
decided-together = { $by ->
    [coins] jeder, und gleich viele Münzen
   *[stages] jeder, und gleich viele Bauabschnitte
}
decided-together-tie-break = { $by ->
    [coins] jeder, mit mehr Münzen als { $others }
   *[stages] jeder, mit mehr Bauabschnitten als { $others }
}
poster-victory = Sieg
poster-winners = { $count } Sieger
poster-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
poster-words = Das Siegesplakat: { $headline }.
story-words = Die Geschichte des Spiels: { $headline }.
story-words-line = { $name }: { $points } Punkte nach Zeitalter I, II und III; Konflikte { $conflicts }; { $stages ->
    [0] kein Bauabschnitt
    [one] { $stages } Bauabschnitt
   *[other] { $stages } Bauabschnitte
}.
story-words-brief = { $name }: { $points }; Konflikte { $conflicts }.
architects-story-words = { $name }: { $half } Punkte zur Halbzeit, { $points } am Ende; { $stages ->
    [0] kein Bauabschnitt
    [one] { $stages } Bauabschnitt
   *[other] { $stages } Bauabschnitte
}, { $military } Punkte in Schlachten.
duel-story-words = { $name }: { $points } Punkte, { $wonders ->
    [0] kein Weltwunder
    [one] { $wonders } Weltwunder
   *[other] { $wonders } Weltwunder
}, die Konfliktfigur höchstens { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} vorn.
story-title = Die Geschichte des Spiels
story-ahead = verglichen mit dem Schnitt
story-stage = Bauabschnitt
story-progress = Fortschrittsmarker
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
score-words = { score-place }: { $total } Punkte. Militär { $military }, Schatz { $treasury }, Weltwunder { $wonder }, Profanbauten { $civilian }, Forschung { $scientific }, Handel { $commercial }, Gilden { $guilds }; { $coins ->
    [one] { $coins } Münze.
   *[other] { $coins } Münzen.
}
score-words-brief = { score-place }: { $total } Punkte. Militär { $military }, Schatz { $treasury }, Weltwunder { $wonder }, Profanbauten { $civilian }, Forschung { $scientific }, Handel { $commercial }, Gilden { $guilds }.
score-words-row = { $row }: { $points }.
score-words-total = { score-place }: { $total } Punkte.

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
discard-task = Baue eine Karte kostenlos
discard-age = { $number ->
    [0] Ohne Zeitalter
   *[other] Zeitalter { $age }
}
discard-words = { $count ->
    [one] { $count } Karte des Ablagestapels lässt sich kostenlos bauen.
   *[other] { $count } Karten des Ablagestapels lassen sich kostenlos bauen.
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
card-free-with = Gratis durch
card-makes-free = Macht gratis
card-guild-deck = Gilden werden zufällig gezogen: zwei mehr, als Spieler da sind.
card-words = { $card }: { $type }{ $number ->
    [0] .
   *[other] , Zeitalter { $age }.
}
card-words-free-with = Gratis durch { $cards }.
card-words-makes-free = Macht gratis: { $cards }.
card-words-copies = { $count ->
    [0] Nicht in Spielen zu { $players }.
   *[other] { $count }× in Spielen zu { $players }.
}
wonder-words = { $wonder }. Beginnt mit { $coins }{ $produces ->
    [yes] {""} und produziert { $resource }.
   *[no] {""} und produziert nichts.
}
wonder-words-side = Seite { $side }:
wonder-words-stage = Bauabschnitt { $stage }: { $cost } { $effect }
duel-card-deck-in-play = Von den { $all } Karten dieses Zeitalters werden { $count } für ein Spiel zufällig gezogen.
duel-card-guilds-in-play = Von den { $all } Gilden werden { $count } für ein Spiel zufällig gezogen.
duel-tokens-in-play = Von den { $all } Fortschrittsmarkern liegen in einem Spiel { $count } auf dem Brett, die anderen daneben.
duel-words-token = { $token }, ein Fortschrittsmarker. { $effects } { $board }
duel-words-wonder = { $wonder }. { $cost } { $effects }
architects-token-copies = { $count ->
    [one] Unter den { $all } Fortschrittsmarkern gibt es { $count } davon.
   *[other] Unter den { $all } Fortschrittsmarkern gibt es { $count } davon.
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

## Duel: Weltwunder (kurz für Knöpfe und kleine Felder), Fortschrittsmarker, Symbole

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

duel-effect-produce-one-of = Produziert { $resources }: eins davon für jeden Bau.
duel-effect-trade-price = { $count ->
    [one] { $price ->
        [one] { $resources } kostet dich ab jetzt { $price } Münze das Stück.
       *[other] { $resources } kostet dich ab jetzt { $price } Münzen das Stück.
    }
   *[other] { $price ->
        [one] { $resources } kosten dich ab jetzt { $price } Münze das Stück.
       *[other] { $resources } kosten dich ab jetzt { $price } Münzen das Stück.
    }
}
duel-effect-science = Ein Symbol der Wissenschaft: { $symbol }.
duel-effect-play-again = Du bist noch einmal am Zug.
duel-effect-opponent-loses-coins = { $count ->
    [one] Dein Gegner verliert { $count } Münze.
   *[other] Dein Gegner verliert { $count } Münzen.
}
duel-effect-discard-opponent-card = Dein Gegner verliert eine { $colour-fem } Karte, die du wählst.
duel-effect-build-from-discard = Du baust eine Karte aus dem Ablagestapel kostenlos.
duel-effect-choose-aside-token = Du siehst { $count } unbenutzte Fortschrittsmarker an und behältst einen.
duel-effect-cost-reduction = { $target ->
    [wonders] Deine Weltwunder kosten ab jetzt { $count } Ressourcen weniger.
   *[blue] Deine blauen Karten kosten ab jetzt { $count } Ressourcen weniger.
}
duel-effect-extra-shields = { $count ->
    [one] Jede rote Karte, die du ab jetzt baust, hat { $count } Schild mehr.
   *[other] Jede rote Karte, die du ab jetzt baust, hat { $count } Schilde mehr.
}
duel-effect-wonders-play-again = Nach jedem Weltwunder, das du ab jetzt baust, bist du noch einmal am Zug.
duel-effect-coins-on-chain-build = Jede Karte, die du ab jetzt durch eine Kette gratis baust, gibt dir { $count } Münzen.
duel-effect-gain-opponent-trade-coins = Was dein Gegner für fehlende Ressourcen zahlt, geht an dich.
# Sie stehen nach „für“: jedes Weltwunder, jeden Fortschrittsmarker.
duel-counted-wonders = jedes Weltwunder
duel-counted-progress_tokens = jeden Fortschrittsmarker
duel-counted-coins = je { $each } Münzen
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
        [one] { $points } Punkt wert für { $counted } der Stadt, die am meisten hat.
       *[other] { $points } Punkte wert für { $counted } der Stadt, die am meisten hat.
    }
}
duel-effect-per-both = Für { $counted } der Stadt, die am meisten hat: sofort { $coins ->
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
duel-over = Das Spiel ist vorbei
duel-tokens-title = Fortschrittsmarker
duel-tokens-line = { $name } nimmt einen
duel-opponent-card-title = Karten von { $opponent }
duel-opponent-card-line = { $name } wählt, welche geht
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
duel-score-points = Punktestand
duel-headline-ahead = { $ahead ->
    [one] { $names } gewinnt mit { $points } Punkten, 1 mehr als { $other }
   *[other] { $names } gewinnt mit { $points } Punkten, { $ahead } mehr als { $other }
}
duel-headline-tie-break = { $names } gewinnt mit { $points } Punkten wie { $other }, aber mehr für blaue Karten: { $mine } zu { $theirs }
duel-headline-together = { $names } gewinnen gemeinsam mit { $points } Punkten, gleich viele davon für blaue Karten
duel-headline-military = { $names } erreicht die Hauptstadt von { $other } und gewinnt militärisch
duel-headline-scientific = { $names } hat sechs verschiedene Symbole und gewinnt durch Wissenschaft
duel-decided-ahead = { $ahead } mehr als { $other }
duel-decided-tie-break = wie { $other }, aber mit mehr für blaue Karten: { $mine } zu { $theirs }
duel-decided-together = jeder, und gleich viele für blaue Karten
duel-decided-military = Die Hauptstadt von { $other } ist erreicht
duel-decided-scientific = Sechs verschiedene Forschungssymbole
duel-poster-civilian = Sieg
duel-poster-military = Militärischer Sieg
duel-poster-scientific = Wissenschaftssieg
duel-poster-points = Die Punkte in diesem Augenblick
duel-story-pawn = Figur, Punkte des Bereichs
duel-story-lead = Vorsprung in Punkten
duel-story-wonder = Weltwunder
duel-story-capital = Hauptstadt von { $name }

## Duel: Bilder in Worten

duel-words-age = Zeitalter { $age }.
duel-words-to-play = { $name } ist am Zug.
duel-words-to-choose = { $name } wählt.
duel-words-over = Das Spiel ist vorbei.
duel-words-board-tokens = Fortschrittsmarker auf dem Brett: { $tokens }.
duel-words-pawn = { $lead ->
    [0] Die Konfliktfigur steht in der Mitte.
   *[other] Die Konfliktfigur steht { $lead ->
        [one] { $lead } Feld
       *[other] { $lead } Felder
    } von der Mitte auf der Seite von { $loser }, { $name } führt.
}
duel-words-city = { $name }: { $coins }, { $points }.
duel-words-produces = Produziert { $resources }.
duel-words-symbols = Symbole: { $symbols }.
duel-words-different = { $count } der sechs verschiedenen Symbole, die gewinnen.
duel-words-chains = Durch Ketten gratis: { $cards }.
duel-words-near-capital = Achtung: { $name } gewinnt nach { $spaces ->
    [one] { $spaces } weiteren Feld
   *[other] { $spaces } weiteren Feldern
} auf die Hauptstadt von { $loser } zu.
duel-words-near-science = Achtung: { $name } gewinnt mit einem weiteren verschiedenen Symbol.
duel-words-tokens = Fortschrittsmarker: { $tokens }.
duel-words-wonders-built = Gebaute Weltwunder: { $wonders }.
duel-words-wonders-open = Noch zu bauende Weltwunder: { $wonders }.
duel-words-wonder-price = { $wonder } ({ $coins })
duel-words-discard = Ablagestapel: { $cards }.
duel-words-taken = { $name } hat { $wonders-acc }.
duel-words-buildings = Karten: { $cards }.
duel-words-free-card = { $letter }: { $card }, { $price }.
duel-words-free-card-explained = { $letter }: { $card }, { $price }. { $effects }
duel-words-thing-explained = { $thing }: { $effects }
duel-words-price-free = kostet nichts
duel-words-price-chain = gratis durch eine Kette
duel-words-price-own = mit eigenen Ressourcen
duel-words-price-coins = { $coins }
duel-words-price-too-dear = zu teuer mit { $coins }
duel-words-covered = Noch nicht frei: { $cards }.
duel-words-face-down = { $count ->
    [one] { $count } Karte liegt verdeckt.
   *[other] { $count } Karten liegen verdeckt.
}
duel-words-face-down-guilds = { $count ->
    [one] { $count } davon ist eine Gilde.
   *[other] { $count } davon sind Gilden.
}
duel-words-numbered = { $number }. { $name }: { $effects }
duel-words-numbered-name = { $number }. { $name }.
duel-words-numbered-cost = { $number }. { $name }: { $cost } { $effects }
duel-words-score = { $name }: { $total } Punkte. Profanbauten { $civilian }, Forschung { $scientific }, Handel { $commercial }, Gilden { $guilds }, Weltwunder { $wonders }, Fortschritt { $progress }, Schatz { $treasury }, Militär { $military }.

## Duel: das Spiel vor allen

duel-opening =
    ## Das Duell beginnt
    { $first } gegen { $second }. Beide nehmen vier von acht Weltwundern; { $beginner } wählt zuerst.
duel-heading-draft = **Die Weltwunder, { $number } von 8** · { $name } wählt
duel-heading-turn = **Zeitalter { $age }** · { $name } ist am Zug
duel-heading-choose = **Zeitalter { $age }** · { $name } wählt
duel-heading-over = **Das Spiel ist vorbei**
duel-ask-turn = { $name }, wähle eine Karte.
duel-ask-draft = { $name }, wähle ein Weltwunder.
duel-ask-token = { $name }, wähle einen Fortschrittsmarker für dein Symbolpaar.
duel-ask-opponent-card = { $name }, welche { $colour-fem } Karte verliert { $opponent }?
duel-ask-revive = { $name }, welche Karte des Ablagestapels baust du kostenlos?
duel-ask-library = { $name }, sieh drei unbenutzte Fortschrittsmarker an und behalte einen. Nur du siehst sie.
duel-ask-begin = Die Konfliktfigur steht in der Mitte, und du warst zuletzt am Zug, { $name }. Wer beginnt Zeitalter { $age }?
duel-list-card = Karte wählen
duel-wonder-line = -# { $wonder }: { $effects }
duel-library-private = Das sind die drei Fortschrittsmarker. Nur du siehst sie. Welchen behältst du?
duel-library-kept = Du behältst **{ $token }**.
duel-card-line = **{ $card }**: { $effects }
duel-card-symbol-pair = Damit wird es ein Symbolpaar: ein Fortschrittsmarker.
duel-card-free-later = Dadurch später gratis: { $card }.
duel-price-free = Das kostet nichts.
duel-price-chain = Das ist gratis: { $name } hat { $source }.
duel-price-own = { $name } hat alles, was das kostet.
duel-price-coins = { $coins } an die Bank.
duel-price-bought = { $coins } an die Bank{ $printed ->
    [0] {" "}für { $resources }
   *[other] , davon { $trade } für { $resources }
}.
duel-price-too-dear = Das würde { $coins } kosten, und { $name } hat { $have }.
duel-button-wonder = { $wonder } · { $cost ->
    [0] kostenlos
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}
duel-button-sell = Verkaufen +{ $coins }
duel-button-look = Marker ansehen
duel-late = ⏱ Für { $name } war die Zeit um: Der Computer hat diesen Zug gespielt. Der nächste gehört wieder { $name }.
duel-stale = Diese Karte ist schon weg. Hier ist der Tisch, wie er jetzt ist.
duel-city = die Stadt von { $name }

## Duel: was geschehen ist

duel-told-drafted = { $name } nimmt **{ $wonder-acc }**.
duel-told-drafted-last = { $name } bekommt **{ $wonder-acc }**, das letzte.
duel-told-shown = Vier weitere Weltwunder liegen aus; { $name } wählt zuerst.
duel-told-built = { $name } baut **{ $card }**.
duel-told-built-chain = { $name } baut **{ $card }**, gratis durch die Kette.
duel-told-built-paid = { $name } baut **{ $card }** für { $coins }.
duel-told-built-bought = { $printed ->
    [0] { $name } kauft { $resources } für { $coins } und baut **{ $card }**.
   *[other] { $name } baut **{ $card }** für { $coins }, davon { $trade } für { $resources }.
}
duel-told-wonder = { $name } baut **{ $wonder-acc }**.
duel-told-wonder-bought = { $name } kauft { $resources } für { $coins } und baut **{ $wonder-acc }**.
duel-told-sold = { $name } verkauft { $card } für { $coins }.
duel-told-trade-coins = Wirtschaft: { $name } bekommt davon { $coins }.
duel-told-coins = { $name } nimmt { $coins } aus der Bank.
duel-told-coins-lost = { $name } verliert { $coins }.
duel-told-looted = Die Konfliktfigur erreicht einen Beutemarker: { $name } verliert { $coins }.
duel-told-nothing-to-lose = { $name } hat keine Münzen zu verlieren.
duel-told-pawn = { $shields ->
    [one] { $name } bewegt die Konfliktfigur { $shields } Feld auf die Hauptstadt von { $other } zu.
   *[other] { $name } bewegt die Konfliktfigur { $shields } Felder auf die Hauptstadt von { $other } zu.
}
duel-told-pair = { $name } hat ein Symbolpaar: { $symbol }.
duel-told-pair-nothing = { $name } hat ein Symbolpaar, { $symbol }, aber es ist kein Fortschrittsmarker mehr da.
duel-told-token = { $name } nimmt den Fortschrittsmarker **{ $token }**.
duel-told-token-library = { $name } behält **{ $token }** aus der großen Bibliothek.
duel-told-opponent-card = { $opponent } verliert **{ $card }** an den Ablagestapel.
duel-told-revived = { $name } baut **{ $card }** aus dem Ablagestapel kostenlos.
duel-told-nothing-card = { $opponent } hat keine { $colour-fem } Karte zu verlieren.
duel-told-nothing-discard = Der Ablagestapel ist leer, daraus gibt es nichts zu bauen.
duel-told-nothing-token = Es ist kein unbenutzter Fortschrittsmarker mehr da.
duel-told-wonder-removed = Sieben Weltwunder stehen. **{ $wonder }** von { $name } lässt sich nicht mehr bauen.
duel-told-turned-up = Aufgedeckt: { $cards }.
duel-told-plays-again = **{ $name } ist noch einmal am Zug.**
duel-told-replay-lost = Vom Zeitalter ist keine Karte mehr da, darum ist { $name } nicht noch einmal am Zug.
duel-told-age = ### Zeitalter { $age } beginnt
duel-told-age-begins = { $name } beginnt.
duel-told-age-weaker = { $name } liegt im Konflikt zurück und beginnt.
duel-told-beginner = { $name } lässt { $beginner } beginnen.

## Duel: das Ende

duel-lost-total = { $name } hat { $points }.
duel-instant-points = Die Punkte in diesem Augenblick: { $points }.
duel-military-points = Die Punkte in diesem Augenblick, ohne die Konfliktleiste, die an einer Hauptstadt nicht zählt: { $points }.
duel-instant-point = { $name } { $points }
duel-details-moment = { $won } In diesem Augenblick hatte **{ $name }** **{ $points } Punkte**:

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
architects-title-laurel3 = 3 Siegpunkte
architects-title-laurel2cat = 2 Punkte, Katze
architects-title-shield0 = Schild
architects-title-shield1 = Schild, ein Horn
architects-title-shield2 = Schild, zwei Hörner
# Die Form „acc“ steht nach „nimmt“, „bringt“ und „behältst“.
architects-card-wood = Holz
    .acc = Holz
architects-card-stone = Stein
    .acc = Stein
architects-card-clay = Lehm
    .acc = Lehm
architects-card-glass = Glas
    .acc = Glas
architects-card-papyrus = Papyrus
    .acc = Papyrus
architects-card-coin = eine Münze
    .acc = eine Münze
architects-card-compass = ein Zirkel
    .acc = einen Zirkel
architects-card-gear = ein Zahnrad
    .acc = ein Zahnrad
architects-card-tablet = eine Tontafel
    .acc = eine Tontafel
architects-card-laurel3 = eine Karte mit 3 Punkten
    .acc = eine Karte mit 3 Punkten
architects-card-laurel2cat = eine Karte mit 2 Punkten und Katze
    .acc = eine Karte mit 2 Punkten und Katze
architects-card-shield0 = ein Schild ohne Horn
    .acc = einen Schild ohne Horn
architects-card-shield1 = ein Schild mit einem Horn
    .acc = einen Schild mit einem Horn
architects-card-shield2 = ein Schild mit zwei Hörnern
    .acc = einen Schild mit zwei Hörnern
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
architects-effect-urbanism = Noch eine Karte nach Holz oder Lehm
architects-effect-crafts = Noch eine Karte nach Papyrus oder Glas
architects-effect-jewellery = Noch eine Karte nach Stein oder einer Münze
architects-effect-science = Noch eine Karte nach einer grünen Karte
architects-effect-propaganda = Noch eine Karte nach einer Karte mit Horn
architects-effect-architecture = Noch eine Karte nach einem Bauabschnitt
architects-effect-economy = In jedem Zug zählt eine Münze als zwei Ressourcen
architects-effect-engineering = In jedem Zug genügen für einen Bauabschnitt beliebige Ressourcen
architects-effect-tactics = Zwei Schilde mehr in jeder Schlacht
architects-effect-decor = Am Ende 4 Punkte, mit fertigem Weltwunder 6
architects-effect-politics = Am Ende 1 Punkt für jede Katze auf blauen Karten
architects-effect-strategy = Am Ende 1 Punkt für jeden Siegmarker
architects-effect-education = Am Ende 2 Punkte für jeden Fortschrittsmarker
architects-effect-culture = Am Ende 4 Punkte, für beide Marker Kultur 12
architects-stack = { $count ->
    [one] Der letzte des Stapels
   *[other] Der oberste von { $count }, die niemand kennt
}

## Architects: Bilder

architects-title = Architects
architects-to-play = { $name } ist am Zug
architects-over = Das Spiel ist vorbei
architects-deck-left = Linker Stapel
architects-deck-central = Stapel der Mitte
architects-deck-right = Rechter Stapel
architects-deck-of = Von { $name }
architects-face-down = Verdeckt
architects-empty = Leer
architects-may-peek = die Katze darf nachsehen
architects-promise-stage = baut Bauabschnitt { $stage }
architects-promise-token = bringt einen Marker
architects-promise-cat = bringt die Katze
architects-promise-lasting = bleibt nach Schlachten
architects-promise-battle = bringt die Schlacht
architects-promise-horns = { $count ->
    [one] dreht { $count } Marker um
   *[other] dreht { $count } Marker um
}
architects-words-over = Das Spiel ist vorbei.
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
architects-words-conflict = Konfliktmarker auf Schlacht: { $battle } von { $total }.
architects-words-tokens = Fortschrittsmarker: { $tokens }.
architects-words-stack = { $count } verdeckt
architects-words-token-explained = { $token }: { $effect }.
architects-words-next-stages = { $city }: { $stages }
architects-words-city-effect = { $city }: { $effect }
architects-explains-grey = Mit grauen Karten bezahlst du Bauabschnitte.
architects-explains-yellow = Eine Münze ersetzt jede Ressource.
architects-explains-green = Zwei gleiche Symbole oder alle drei bringen einen Fortschrittsmarker.
architects-explains-blue = Blaue Karten sind Punkte, und die mit einer Katze bringen die Katze.
architects-explains-cat = Die Katze zählt am Ende 2 Punkte für den, der sie dann hat; wer sie hat, darf die Karte der Mitte ansehen, bevor er eine Karte nimmt.
architects-explains-red = Ein Schild zählt in einer Schlacht, und jedes Horn bringt sie näher.
architects-words-no-tokens = Es ist kein Fortschrittsmarker mehr da.
architects-words-city = { $name }, { $city }: { $built } von { $stages } Bauabschnitten; { $cards }; Marker: { $tokens }{ $shields ->
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

lobby-footer-architects = Alles liegt offen: Jeder Zug ist eine Nachricht hier, mit Buttons für den, der dran ist. Ist es neu für dich? **So wird gespielt** zeigt es auf fünf Seiten.
refusal-too-few-players-architects = 7 Wonders Architects braucht 2 bis 7 Spieler. Warte auf mehr oder nimm einen Computer dazu.
architects-opening =
    ## Das Spiel beginnt
    Gespielt wird nach links: { $circle }
    { $cities }.
    { $name } beginnt. Wer zuerst ein Weltwunder vollendet, beendet das Spiel; es gewinnt, wer die meisten Punkte hat.
architects-opening-city = { $name }: **{ $city }**
architects-heading = **{ $name } ist am Zug**
architects-pile = **{ $letter }**: { $card }
architects-hidden-card = verdeckt
architects-ask-take = { $name }, nimm eine Karte. { $piles }
architects-ask-extra = { $name }, durch { $token } nimmst du noch eine Karte. { $piles }
architects-ask-turn-extra = { $name }, was kommt zuerst? Durch { $token } nimmst du noch eine Karte. { $piles }
architects-ask-turn = { $name }, was kommt zuerst?
architects-ask-optional = { $name }, du kannst mit einem Fortschrittsmarker bauen oder deinen Zug beenden.
architects-ask-payment = { $name }, womit bezahlst du Bauabschnitt { $stage }?
architects-ask-token = { $name }, nimm einen Fortschrittsmarker.
architects-ask-alexandria = { $name }, nimm die oberste Karte irgendeines Stapels.
architects-ask-halicarnassus = { $name }, von welchem Stapel siehst du fünf Karten an?
architects-ask-keep = { $name }, behalte eine der Karten, die du siehst.
architects-button-deck-left = { $letter } · links
architects-button-deck-central = { $letter } · Mitte
architects-button-deck-right = { $letter } · rechts
architects-button-deck-of = { $letter } · von { $name }
architects-button-centre = Stapel der Mitte
architects-button-effect = Stapel von { $name }: { $card }
button-peek = Nachsehen
architects-button-search = Karten ansehen
architects-button-build = Bauabschnitt { $stage }: { $payment }
architects-button-build-helped = Bauabschnitt { $stage }: { $payment } mit { $tokens }
architects-button-exchange = { $symbols } für einen Marker
architects-button-end = Zug beenden
architects-list-payments = Bauabschnitt bauen
architects-peeked = In der Mitte liegt **{ $card }**. Nur du weißt es.
architects-searched = { $count ->
    [one] Das ist die einzige Karte. Behalte sie:
   *[other] Das sind die obersten { $count } Karten; nur du siehst sie. Welche behältst du?
}
architects-search-later = Deine Wahl zählt, aber es dauert gerade etwas. Sobald die Karten da sind, drücke unter der Nachricht zum Zug auf **{ $button }**.
architects-kept = Du behältst **{ $card-acc }**. Die anderen werden in ihren Stapel gemischt.
architects-stale = Das ist schon entschieden. Hier ist der Tisch, wie er jetzt ist.
architects-refusal-peek = Die Karte der Mitte darfst du nur mit der Katze ansehen, und bevor du eine Karte nimmst.
architects-late = ⏱ Für { $name } war die Zeit um: Der Computer hat entschieden. Der nächste Zug gehört wieder { $name }.
# Die Form „from“ steht nach „nimmt … vom“, „of“ nach „Karten“.
architects-the-deck-left = der linke Stapel
    .from = vom linken Stapel
    .of = des linken Stapels
architects-the-deck-central = der Stapel der Mitte
    .from = vom Stapel der Mitte
    .of = des Stapels der Mitte
architects-the-deck-right = der rechte Stapel
    .from = vom rechten Stapel
    .of = des rechten Stapels
architects-the-deck-of = der Stapel von { $name }
    .from = vom Stapel von { $name }
    .of = des Stapels von { $name }
architects-told-take = **{ $name }** nimmt **{ $card-acc }** { $deck-from }.
architects-told-extra = Mit { $token } nimmt { $name } außerdem **{ $card-acc }** { $deck-from }.
architects-told-gift = Dank des Weltwunders nimmt { $name } außerdem **{ $card-acc }** { $deck-from }.
architects-told-cat = Die Katze kommt zu { $name }.
architects-told-cat-from = Die Katze verlässt { $previous } und geht zu { $name }.
architects-told-horns = { $count ->
    [one] Ein Horn ertönt. Konfliktmarker auf Schlacht: { $battle } von { $total }.
   *[other] Hörner ertönen. Konfliktmarker auf Schlacht: { $battle } von { $total }.
}
architects-told-stage = **Bauabschnitt { $stage } von { $city }** ist gebaut, für { $payment }.
architects-told-stage-helped = **Bauabschnitt { $stage } von { $city }** ist gebaut, für { $payment } mit { $tokens }.
architects-told-effect-failed = Für seine Wirkung ist nichts mehr da.
architects-told-finished = **{ $city } ist vollendet: Das Spiel endet mit diesem Zug.**
architects-told-exchange = { $count ->
    [2] Zwei gleiche Symbole, { $symbol }, werden zu einem Fortschrittsmarker.
   *[other] Drei verschiedene Symbole werden zu einem Fortschrittsmarker.
}
architects-told-token = { $name } nimmt den Marker **{ $token }**: { $effect }.
architects-told-token-next = { $name } nimmt den Marker **{ $token }**: { $effect }. An seine Stelle kommt { $next }.
architects-told-hidden-token = { $name } nimmt den verdeckten Marker. Es ist **{ $token }**: { $effect }.
architects-told-search = { $count ->
    [one] { $name } sieht die einzige Karte { $deck-of } an.
   *[other] { $name } sieht die obersten { $count } Karten { $deck-of } an.
}
architects-told-shuffle = { $left ->
    [yes] Die anderen werden gemischt, und oben liegt { $card }.
   *[no] In diesem Stapel ist nichts mehr.
}
architects-told-pass = **{ $name }** kann keine Karte nehmen.
architects-told-battle = ⚔ **Schlacht!** Alle Konfliktmarker sind umgedreht.
architects-told-fight = { $count ->
    [one] **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } bekommt einen Siegmarker
   *[other] **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } bekommt { $count } Siegmarker
}
architects-told-horned = { $name } { $count }
architects-told-discarded = Rote Karten mit Hörnern werden weggelegt: { $cards }.
architects-other-total = { $name } { $points }
architects-score-details =
    { "" }**{ $name }: { $total } Punkte**
    Weltwunder: **{ $stage_points }** ({ $built } von { $stages } Bauabschnitten)
    Katze: **{ $cat }**
    Blaue Karten: **{ $blue }**{ $blue_cards ->
        [none] {""}
       *[other] {" "}({ $blue_cards })
    }
    Siegmarker: **{ $military }** ({ $victories } Stück)
    Fortschrittsmarker: **{ $progress }**{ $tokens ->
        [none] {""}
       *[other] {" "}({ $tokens })
    }
architects-score-cards = { $count } × { $card }

## Architects: Bilder einer Stadt und der Wertung

architects-wonder-effect = { $effect ->
    [take_from_any_deck] Bauabschnitte 2 und 4: Nimm die oberste Karte irgendeines Stapels
    [take_progress_token] Bauabschnitte 2 und 4: Nimm einen Fortschrittsmarker
    [take_from_central_deck] Bauabschnitte 2, 3 und 4: Nimm die oberste Karte der Mitte
    [keep_one_of_five] Bauabschnitte 2 und 4: Behalte eine von fünf Karten links oder rechts
    [take_from_left_and_right_decks] Bauabschnitte 2 und 4: Nimm die obersten Karten links und rechts
    [shield] Bauabschnitte 2 und 4: ein Schild, der bleibt
   *[none] Mehr Punkte als die anderen Weltwunder, und keine Wirkung
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
architects-score-words = { $rank }. { $name }: { $total } Punkte. Weltwunder { $stages }, Katze { $cat }, blaue Karten { $blue }, Militär { $military }, Fortschritt { $progress }; { $built } Bauabschnitte.
architects-words-stage = Bauabschnitt { $stage }: { $built ->
    [yes] gebaut, { $points } Punkte.
    [open] als nächster zu bauen für { $count } { $rule ->
        [identical] gleiche Ressourcen
       *[different] verschiedene Ressourcen
    }, { $points } Punkte.
   *[no] { $count } { $rule ->
        [identical] gleiche Ressourcen
       *[different] verschiedene Ressourcen
    }, { $points } Punkte.
}
architects-words-neighbours = Linker Nachbar: { $left }, { $left_shields }. Rechter Nachbar: { $right }, { $right_shields }.

## Statistik: das Bild eines Spielers

person-heading = { $game } · { $where }
person-somebody = Jemand
person-server = dieser Server
person-games = { $count ->
    [one] Spiel
   *[other] Spiele
}
person-wins = { $count ->
    [one] Sieg, { $share } %
   *[other] Siege, { $share } %
}
person-average = Schnitt
person-best = Bestleistung
person-streak = { $count ->
    [one] in Folge
   *[other] in Folge
}
person-categories = Punkte im Schnitt
person-mine-everybody = Spieler · alle
person-tables = Nach Zahl der Spieler
person-places = Plätze
person-boards = Siege nach Weltwunder
person-opponents = Gegeneinander
person-before-behind = davor · dahinter
person-column-games = Spiele
person-column-wins = Siege
person-column-average = Schnitt
person-column-best = beste
person-players = { $count } Spieler
person-share = { $wins } von { $games }
person-words = { $name }, { $game }, { $where }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen ({ $share } %); { $average } Punkte im Durchschnitt, { $best } als Bestleistung{ $streak ->
    [none] {""}
    [0] ; noch kein Sieg
    [one] ; nie zwei Siege in Folge
   *[other] ; bis zu { $streak } Siege in Folge
}.
person-words-places = Plätze: { $places }.
person-words-categories = Punkte im Durchschnitt, in Klammern die aller hier: { $categories }.
person-words-category = { $category } { $mine } ({ $everybody })
person-words-table = Zu { $count } Spielern: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen; { $average } Punkte im Durchschnitt, { $best } als Bestleistung.
person-words-share = { $name }: { $wins } von { $games } gewonnen.
person-words-opponent = Gegen { $name }: { $ahead ->
    [one] { $ahead } Mal davor
   *[other] { $ahead } Mal davor
}, { $behind ->
    [one] { $behind } Mal dahinter
   *[other] { $behind } Mal dahinter
}.

## Statistik: Spiele, ein Spieler

stats-games = **Beendete Spiele dieses Servers**, die neuesten zuerst
stats-games-of = **Beendete Spiele von { $name }**, die neuesten zuerst
stats-no-games = Auf diesem Server ist noch kein Spiel zu Ende gespielt. Sobald eines zu Ende ist, steht es hier mit seiner Wertung und lässt sich Runde für Runde noch einmal ansehen; `/join` eröffnet einen Tisch.
stats-no-games-of = { $name } hat hier noch kein Spiel zu Ende gespielt. Sobald eines zu Ende ist, steht es hier mit seiner Wertung und lässt sich Runde für Runde noch einmal ansehen.
stats-game = **{ $number }** · { $when } · **{ $game }**{ $origin ->
    [score-pad] {" "}(am echten Tisch)
   *[bot] {""}
}
    -# { $players }
stats-game-seat = { $place }. { $name } { $points }
stats-game-seat-board = { $place }. { $name } { $points } ({ $board })
stats-seat-line = { $seat }
stats-uncounted = –
stats-board = { $city } { $side }
stats-computer = { $level ->
    [easy] Computer (leicht)
    [strong] Computer (stark)
   *[normal] Computer (normal)
}
stats-open = Spiel öffnen …
stats-game-option = { $number } · { $game }: { $names }
stats-game-heading = **{ $game }**, { $when }
stats-victory-civilian = Nach Punkten gewonnen.
stats-victory-scientific = Durch Wissenschaft gewonnen, gleich, wie die Punkte stehen.
stats-victory-military = Militärisch gewonnen, gleich, wie die Punkte stehen.
stats-seat-changed = Platz von { $name }: { $tenures }
stats-tenure = { $name } (bis { $until })
stats-turn = Zug { $number }
stats-score-pad = Jemand hat dieses Spiel vom echten Tisch eingetragen, darum gibt es keine Runden zu sehen.
stats-no-pictures = Es wurde eingetragen, bevor ich behalten habe, woraus ein Wertungsblock gezählt ist, darum kann ich weder Bogen noch Plakat zeichnen; was behalten ist, steht hier.
stats-kept-points = **{ $name }**: { $points }
stats-kept-category = { $category } { $points }
stats-other-rules = Es wurde nach anderen Regeln gespielt, als ich heute kenne, darum kann ich seine Städte und Runden nicht zeigen.
stats-record-file = Die Aufzeichnung dieses Spiels. `/replay` zeigt es noch einmal, hier oder anderswo, wo man seine Regeln kennt.
button-newer = ◀ Neuere
button-older = Ältere ▶
button-replay = Nachspielen
button-record = Aufzeichnung
stats-all-servers = alle Server
stats-no-figures = Du hast hier noch kein Spiel zu Ende gespielt. Sobald eines zu Ende ist, findest du hier deine Plätze, Punkte und Weltwunder; `/join` eröffnet einen Tisch.
stats-no-figures-of = { $name } hat hier noch kein Spiel zu Ende gespielt. Sobald eines zu Ende ist, stehen hier Plätze, Punkte und Weltwunder.
stats-standing = Platz { $place } der Rangliste dieser Saison, Wertungszahl **{ $points }** ± { $margin }.
stats-standing-provisional = Wertungszahl **{ $points }** ± { $margin } in dieser Saison, vorläufig: Dahinter stehen zu wenige Spiele.
stats-computer-seats = Hat der Computer in einem Spiel mehrere Plätze, zählt jeder davon.
stats-columns = -# Punkte: Die erste Zahl ist der eigene Durchschnitt, die zweite der aller Menschen zusammen.
stats-opponents-mean = -# Gegeneinander: Jeder Gegner einer Partie zählt, auch jeder Computer. Ein Platz, auf dem andere mehr als dreimal gewählt haben, zählt nicht.
stats-games-left = { $count ->
    [one] { $count } Spiel wurde begonnen und verlassen.
   *[other] { $count } Spiele wurden begonnen und verlassen.
}

## Statistik: Rangliste, Weltwunder, Rekorde eines Servers

stats-season = { $quarter }. Quartal { $year }
stats-choose-season = Eine andere Saison …
stats-ranking = **Rangliste · { $game } · { $season }**
stats-standing-line = { $place ->
    [0] –
   *[other] { $place }.
} **{ $name }** { $points } ± { $margin } · { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen
stats-provisional = *Vorläufig, mit weniger als zehn gewerteten Spielen in dieser und früheren Saisons:*
stats-ranking-means = -# Alle beginnen mit 1000. ± sagt, wie weit eine Wertung noch danebenliegen kann; je mehr du spielst, desto kleiner wird es. Überschneiden sich zwei, sind die Spieler vielleicht gleich stark. Computer werden gewertet wie Menschen.
hinted-not-rated = -# Eine Partie mit Hinweisen wird nicht gewertet.
stats-ranking-off = -# Auf diesem Server sind Ranglisten ausgeschaltet: Spiele, die jetzt enden, ändern hier nichts.
stats-no-ranking = In dieser Saison wurde noch keine Partie { $game } gewertet. Sobald es eine gibt, haben alle, die sie gespielt haben, hier eine Wertungszahl.
stats-rated = -# Eine Partie wird gewertet, wenn mindestens zwei verschiedene Spieler sie ohne **Hinweise** zu Ende spielen: zwei Menschen oder ein Mensch und Computer. Ein Platz zählt nicht, wenn dort andere, auch der Computer, mehr als dreimal gewählt haben. Übungspartien werden nicht gewertet.
stats-unrated = { $why ->
    [hints] Deine letzte Partie { $game } hier wurde nicht gewertet, weil **Hinweise** eingeschaltet waren.
    [rankings-off] Deine letzte Partie { $game } hier wurde nicht gewertet, weil die Ranglisten ausgeschaltet waren.
    [seat-changed] Deine letzte Partie { $game } hier wurde für dich nicht gewertet: Andere, auch der Computer, haben auf deinem Platz mehr als dreimal gewählt.
   *[nobody-else] Deine letzte Partie { $game } hier wurde nicht gewertet: Alle anderen Plätze hatten den Spieler gewechselt.
}
stats-no-ranking-off = Auf diesem Server sind Ranglisten ausgeschaltet, darum wird kein Spiel gewertet. Wer den Server verwaltet, kann sie unter **Einstellungen** einschalten.
stats-wonders = **Weltwunder · { $game }**
stats-wonders-players = **Weltwunder · { $game } · { $players } Spieler**
stats-any-players = Jede Zahl von Spielern
stats-choose-players = Zahl der Spieler …
stats-wonder = **{ $board }** · { $wins } von { $games } gewonnen{ $luck ->
    [unknown] {""}
    [more] , mehr als zu erwarten
    [less] , weniger als zu erwarten
   *[usual] , ungefähr wie zu erwarten
} · { $points }
stats-wonder-drafted = **{ $board }** · { $games ->
    [one] einmal
    [2] zweimal
   *[other] { $games } Mal
} gewählt, { $built ->
    [0] nie
    [one] einmal
    [2] zweimal
   *[other] { $built } Mal
} gebaut, { $wins } von { $games } gewonnen{ $luck ->
    [unknown] {""}
    [more] , mehr als zu erwarten
    [less] , weniger als zu erwarten
   *[usual] , ungefähr wie zu erwarten
} · { $points }
stats-wonder-figures = **{ $board }** · { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen, { $expected } erwartet, { $share } % ({ $between }) · { $points }
stats-wonder-drafted-figures = **{ $board }** · { $games ->
    [one] einmal
    [2] zweimal
   *[other] { $games } Mal
} gewählt, { $built ->
    [0] nie
    [one] einmal
    [2] zweimal
   *[other] { $built } Mal
} gebaut, { $wins } gewonnen, { $expected } erwartet, { $share } % ({ $between }) · { $points }
stats-wonder-points = im Schnitt { $average } Punkte
stats-wonder-points-figures = { $average } Punkte ({ $between })
stats-wonder-no-points = keine Punkte gezählt
stats-between = { $low } bis { $high }
stats-wonders-expected = -# „Zu erwarten“: Alle am Tisch gewinnen gleich oft. Bei wenigen Partien entscheidet viel der Zufall.
stats-wonders-few = -# Bei wenigen Partien entscheidet viel der Zufall.
stats-wonders-mean = -# Erwartet: So viele dieser Spiele wären gewonnen, wenn jeder Platz gleich oft gewänne. In Klammern: wo in 95 von 100 Fällen der wahre Wert liegt. Solange sich zwei dieser Bereiche überschneiden, kann der Unterschied reiner Zufall sein.
stats-no-wonders = Auf diesem Server ist noch kein Spiel { $game } zu Ende gespielt. Sobald eines zu Ende ist, steht hier jedes Weltwunder, wie oft es gespielt wurde und gewonnen hat.
stats-no-wonders-players = Auf diesem Server ist noch kein Spiel { $game } zu { $players } zu Ende gespielt. Sobald eines zu Ende ist, steht hier jedes Weltwunder, wie oft es gespielt wurde und gewonnen hat.
stats-still-counting = -# Ich zähle noch die Spiele von vor der letzten Aktualisierung: Bis das fertig ist, fehlen hier einige.
stats-records = **Rekorde · { $game }** · Bestleistungen von Menschen
stats-records-mean = -# Das Beste, was ein Mensch in einer hier beendeten Partie geschafft hat, auch gegen Computer. Die Punkte der Computer selbst zählen nicht, Partien vom Wertungsblock auch nicht.
stats-record = { $category }: **{ $name }** { $points }
stats-record-streak = Siege in Folge
stats-record-option = { $category }: { $name }
stats-no-records = Auf diesem Server ist noch kein Spiel { $game } zu Ende gespielt. Sobald eines zu Ende ist, stehen hier die meisten Punkte jeder Art und wer sie gemacht hat.
stats-rankings-on = Spiele auf diesem Server werden gewertet.
stats-rankings-off = Spiele auf diesem Server werden nicht gewertet; Wertungszahlen von vorher bleiben.
stats-not-left-out = Du stehst in seinen Ranglisten und kannst seine Rekorde halten.
stats-left-out = Du fehlst in allen Ranglisten und Rekorden; für die anderen zählen deine Spiele weiter.
stats-everything = **{ $name } · { $game }**
stats-everything-opponents = **Gegeneinander**
stats-meeting = **{ $name }** · { $met ->
    [one] einmal getroffen
   *[other] { $met } Mal getroffen
}, { $ahead ->
    [one] { $ahead } Mal davor
   *[other] { $ahead } Mal davor
}, { $behind ->
    [one] { $behind } Mal dahinter
   *[other] { $behind } Mal dahinter
}
button-everything = Alle Weltwunder und Gegner
button-figures = Zahlen
button-plain-words = In einfachen Worten
button-ranking-settings = Einstellungen
button-leave-me-out = Mich weglassen
button-show-me = Mich wieder zeigen
button-rankings-off = Ranglisten ausschalten
button-rankings-on = Ranglisten einschalten
tip-line = 💡 { $tip }
tip-base-brown = Mit braunen Karten wie { $card } bezahlst du andere Karten, in jeder Runde neu. Eine oder zwei davon sind ein guter Anfang.
tip-base-age-two =
    In Zeitalter II geben die Karten mehr und kosten mehr.{ $players ->
        [2] {""}
       *[other] {" "}Die Handkarten gehen jetzt nach rechts weiter.
    }
tip-base-age-three = In Zeitalter III gibt es keine braunen und grauen Karten mehr, dafür Gilden. Jetzt zählen Punkte, und der letzte Krieg bringt 5 für jeden Nachbarn, den du schlägst.
tip-base-last-card = Das ist die letzte Runde des Spiels. Nimm, was am meisten Punkte bringt, oder verkaufe: 3 Münzen sind 1 Punkt.
tip-base-last-round = Mit dieser Runde endet das Zeitalter. Du spielst eine der beiden Karten, die andere wird abgelegt.
tip-base-war-to-win = Am Ende dieses Zeitalters wird gekämpft, und { $name-the } hat { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
}.
tip-base-war-to-level = Am Ende dieses Zeitalters wird gekämpft. Gleichstand kostet nichts.
tip-base-war-to-lose = Am Ende dieses Zeitalters ist Krieg: { $name-the } hat mehr Schilde als du, { $shields } zu { $own }. Eine Niederlage kostet dich 1 Punkt, mehr nicht.
tip-base-war-ahead = Du hast mehr Schilde als beide Nachbarn. Bleibt es so, bringt dir der Krieg am Ende dieses Zeitalters { $points } Punkte.
tip-base-red = Rote Karten wie { $card } sind Schilde für den Krieg. Es zählen nur deine beiden Nachbarn: { $name-the } hat { $left }, { $other-the } hat { $right }.
tip-base-science-set = { $card } vervollständigt einen Satz aus allen drei Forschungssymbolen: { $points } Punkte mehr für Wissenschaft, davon 7 für den Satz.
tip-base-science-again = { $card } bringt ein Symbol, das du schon hast. Gleiche Symbole zählen ihre Anzahl mal sich selbst.
tip-base-green = Grüne Karten wie { $card } sind Wissenschaft. Eine allein ist 1 Punkt wert, viele zusammen mehr als alles andere.
tip-base-chain = Eine Kette: Du hast { $before } gebaut, also ist { $card } gratis.
tip-base-neighbour-sells = { $name-the } verkauft, was dir fehlt. Drück **Bauen**: Du kaufst es und baust { $card }.
tip-base-nobody-sells =
    { $card } braucht { $needed } { $resources }: Du produzierst davon { $made ->
        [0] nichts
       *[other] { $made }
    }, zu kaufen { $sale ->
        [0] ist nichts.
        [one] ist nur { $sale }.
       *[other] sind nur { $sale }.
    } Noch eine Karte, die das produziert, würde den Weg öffnen.
tip-base-built-already = { $card } steht schon in deiner Stadt. Dasselbe Gebäude kann man nicht zweimal bauen.
tip-base-few-coins = { $coins ->
    [0] Du hast keine Münzen.
    [one] Du hast { $coins } Münze.
   *[other] Du hast { $coins } Münzen.
} Eine verkaufte Karte bringt 3, manche gelben Karten bringen mehr.
tip-base-many-coins = Du hast { $coins } Münzen, am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert. Bis dahin kaufst du damit, was deine Nachbarn produzieren.
tip-base-trading-post = Manche gelben Karten machen das Kaufen für den Rest der Partie billiger: 1 Münze statt 2.
tip-base-stage = Du kannst Bauabschnitt { $stage } deines Weltwunders bezahlen{ $coins ->
    [0] {""}
    [one] , mit { $coins } Münze
   *[other] , mit { $coins } Münzen
}. Wenn du ihn baust, lege die Karte darunter, die dir am wenigsten hilft: Sie zählt dann nur als Bauabschnitt.
tip-base-wonder-complete = Dein Weltwunder ist fertig. Von jetzt an wird eine Karte gebaut oder verkauft.
tip-base-stage-missing =
    Bauabschnitt { $stage } deines Weltwunders braucht { $needed } { $resources }: Du produzierst davon { $made ->
        [0] nichts
       *[other] { $made }
    }, zu kaufen { $sale ->
        [0] ist nichts.
        [one] ist nur { $sale }.
       *[other] sind nur { $sale }.
    }
tip-base-guild = Violette Karten sind Gilden. Die meisten zählen, was deine Nachbarn gebaut haben.
tip-base-grey = Graue Karten wie { $card } produzieren Glas, Stoff oder Papyrus. Grüne Karten und Weltwunder verlangen das oft.
tip-base-blue = Blaue Karten sind sichere Punkte: Niemand kann sie dir nehmen.
tip-base-yellow = Gelbe Karten sind für Handel und Münzen. Manche bringen auch Punkte.
tip-base-brown-later = { $card } ist braun. Braune Karten bringen keine Punkte: Was du schon hast, hilft dir wenig.
tip-base-chain-to-come = Manche Karten sind der Anfang einer Kette: Hast du eine davon, baust du die nächste Karte der Kette kostenlos.
tip-base-passed-on = Was du nicht nimmst, bekommt { $name } als Nächstes. Was dort viel helfen würde, kannst du auch verkaufen oder unter dein Weltwunder legen.
tip-base-nothing-used-up = Was deine Stadt produziert, wird nicht verbraucht: Es zahlt in jeder Runde, und für mehrere Karten.
tip-base-goal = Wer nach Zeitalter III die meisten Punkte hat, gewinnt. Sie kommen aus blauen und gelben Karten, Krieg, Wissenschaft, deinem Weltwunder, Gilden und Münzen.
tip-base-points = Wer am Ende die meisten Punkte hat, gewinnt. Jetzt hättest du { $points }, und { $name } { $best }.
tip-base-points-first = Wer am Ende die meisten Punkte hat, gewinnt. Jetzt hättest du { $points }, und niemand hat mehr.
tip-base-neighbours = Deine Nachbarn sind { $name-the } und { $other-the }. Was ihre braunen und grauen Karten produzieren, kannst du kaufen; **Tisch** zeigt es.
tip-base-three-ways = Keine Karte hilft dir? Jede lässt sich für 3 Münzen verkaufen oder unter dein Weltwunder legen.
tip-base-few-things-well = Niemand kann alles. Wer zwei Dinge gut macht, etwa Wissenschaft und blaue Karten, gewinnt meistens.
tip-duel-draft = Das sind Weltwunder. Du wählst jetzt eines; später bezahlst du es und legst eine Karte darunter, um es zu bauen.
tip-duel-draft-again = Nach manchen Weltwundern wie { $wonder-dat } bist du sofort noch einmal am Zug: Zwei Züge hintereinander sind stark.
tip-duel-draft-costs = Sieh auch auf die Kosten: Ein Weltwunder, das du nicht bezahlen kannst, ist nichts wert.
tip-duel-draft-seven = Von den acht Weltwundern werden höchstens sieben gebaut. Wer langsam ist, verliert eines.
tip-duel-begin = Wer beginnt, nimmt die erste Karte. Wer als Zweiter kommt, sieht, was dann aufgedeckt ist.
tip-duel-token = Ein Fortschrittsmarker hilft dir für den Rest des Spiels oder ist Punkte wert. Niemand kann ihn wegnehmen.
tip-duel-first-turn = Du nimmst eine Karte, auf der keine andere liegt: zum Bauen, Verkaufen oder für ein Weltwunder. Was du aufdeckst, kann danach genommen werden.
tip-duel-age-two = In Zeitalter II geben die Karten mehr und kosten mehr. Manche sind gratis für den, der die richtige Karte aus Zeitalter I hat.
tip-duel-age-three = Das ist das letzte Zeitalter: keine braunen und grauen Karten mehr, dafür Gilden. An seinem Ende gewinnt, wer die meisten Punkte hat.
tip-duel-force-threatens = Achtung: Noch { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} bis zu deiner Hauptstadt, dann hat { $name } sofort gewonnen. Rote Karten schieben die Figur zurück.
tip-duel-force-near = Die Konfliktfigur ist { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} von der Hauptstadt von { $name } entfernt. Bringst du sie hin, gewinnst du sofort.
tip-duel-science-threatens = Achtung: { $name } hat { $count } verschiedene Symbole. Sechs gewinnen sofort, also lass das nächste nicht liegen.
tip-duel-science-near = Du hast { $count } verschiedene Forschungssymbole. Mit sechs gewinnst du sofort.
tip-duel-pair = Mit { $card } hast du zwei gleiche Symbole. Ein Paar bringt einen Fortschrittsmarker.
tip-duel-loot = Schieben deine Schilde die Figur auf einen Beutemarker, verliert dein Gegner Münzen.
tip-duel-chain = Eine Kette: Du hast { $before } gebaut, also ist { $card } gratis.
tip-duel-wonder = Du kannst { $wonder-acc } bezahlen{ $coins ->
    [0] {""}
    [one] , mit { $coins } Münze
   *[other] , mit { $coins } Münzen
}. Tippe auf irgendeine Karte und dann auf das Weltwunder: Die Karte liegt darunter und tut sonst nichts.
tip-duel-few-coins = { $coins ->
    [0] Du hast keine Münzen.
    [one] Du hast { $coins } Münze.
   *[other] Du hast { $coins } Münzen.
} Eine verkaufte Karte bringt dir { $gain }.
tip-duel-guild = Eine Gilde zählt in der Stadt, die am meisten hat. { $coins ->
    [yes] Diese bringt jetzt Münzen und am Ende Punkte.
   *[no] Diese bringt am Ende Punkte.
}
tip-duel-fixed-price = Manche gelben Karten legen Preise für den Rest der Partie fest, egal was dein Gegner hat.
tip-duel-trade = Die Bank verkauft, was dir für { $card } fehlt. Drück **{ $button-build }**, und du kaufst es.
tip-duel-goods = { $card } produziert in jedem Zug neu und macht diese Waren für deinen Gegner teurer.
tip-duel-many-coins = Du hast { $coins } Münzen. Am Ende sind 3 Münzen 1 Punkt; bis dahin bezahlst du damit Karten und Weltwunder.
tip-duel-red = Jeder Schild einer roten Karte wie { $card } schiebt die Figur ein Feld auf die Hauptstadt deines Gegners zu.
tip-duel-green = Grüne Karten wie { $card } sind Wissenschaft: Zwei gleiche Symbole bringen einen Fortschrittsmarker, sechs verschiedene gewinnen sofort.
tip-duel-blue = Blaue Karten sind sichere Punkte: Niemand kann sie dir wegnehmen.
tip-duel-yellow = Gelbe Karten wie { $card } bringen Münzen, Waren oder billigere Waren. Jede macht eine verkaufte Karte 1 Münze mehr wert.
tip-duel-chain-to-come = Manche Karten sind der Anfang einer Kette: Hast du eine davon, baust du die nächste Karte der Kette kostenlos.
tip-duel-few-cards = In diesem Zeitalter { $count ->
    [one] ist nur noch { $count } Karte
   *[other] sind nur noch { $count } Karten
} da. Das nächste beginnt, wer im Konflikt zurückliegt; steht die Figur in der Mitte, entscheidet, wer zuletzt am Zug war.
tip-duel-uncovered = Sieh, was deine Karte aufdeckt: { $name } kann es als Nächstes nehmen.
tip-duel-take-away = Eine Karte, die { $name } braucht, kannst du wegnehmen: Verkaufe sie oder lege sie unter ein Weltwunder.
tip-duel-zone-own = Wo die Figur jetzt steht, bekämst du am Ende { $points } Punkte für den Krieg.
tip-duel-zone-theirs = Wo die Figur jetzt steht, bekäme { $name } am Ende { $points } Punkte für den Krieg. Deine Schilde schieben sie zurück.
tip-duel-selling = Eine verkaufte Karte bringt dir jetzt { $coins } Münzen: 2, und 1 für jede gelbe Karte in deiner Stadt.
tip-duel-prices = Was du nicht produzierst, kaufst du: 2 Münzen das Stück, und 1 mehr für jedes seiner Art, das die braunen und grauen Karten von { $name } produzieren.
tip-duel-wonders-wait = { $count ->
    [one] Eines deiner Weltwunder wartet
   *[other] { $count } deiner Weltwunder warten
} darauf, gebaut zu werden. Sie bringen oft mehr als eine Karte.
tip-duel-goal = Wer nach Zeitalter III die meisten Punkte hat, gewinnt, wenn nicht vorher die Figur eine Hauptstadt erreicht oder jemand sechs verschiedene Forschungssymbole hat.
tip-duel-stop-now = Achte in jedem Zug darauf: Wer deine Hauptstadt erreicht oder sechs verschiedene Symbole hat, gewinnt sofort.
tip-duel-win-now = Wer die Hauptstadt des Gegners erreicht oder sechs verschiedene Symbole hat, gewinnt sofort: Punkte zählen dann nicht mehr.
tip-duel-points = Gewinnt niemand sofort, gewinnt am Ende, wer die meisten Punkte hat. Jetzt hättest du { $points }, und { $name } { $theirs }.
tip-architects-first-turn = Du nimmst eine Karte: **A** ist der Stapel links von dir, **C** der rechts, **B** liegt verdeckt. Alles andere geschieht von selbst.
tip-architects-end-near = { $name } fehlt noch ein Bauabschnitt. Ist er gebaut, endet das Spiel mit diesem Zug, also nimm jetzt Punkte.
tip-architects-end-near-own = Dir fehlt noch ein Bauabschnitt. Das Spiel endet mit dem Zug, in dem du ihn baust, und bauen musst du ihn, sobald du zahlen kannst: Sieh zuerst auf die Punkte.
tip-architects-stage = Nimm **{ $place }** ({ $card }), und du baust sofort Bauabschnitt { $stage } deines Weltwunders{ $points ->
    [0] { $effect ->
        [yes] {" "}(mit seiner Wirkung)
       *[no] {""}
    }
    [one] { $effect ->
        [yes] {" "}(+{ $points } Punkt und seine Wirkung)
       *[no] {" "}(+{ $points } Punkt)
    }
   *[other] { $effect ->
        [yes] {" "}(+{ $points } Punkte und seine Wirkung)
       *[no] {" "}(+{ $points } Punkte)
    }
}.
tip-architects-token-near = Nimm **{ $place }** ({ $card }), und deine grünen Karten bringen dir einen Fortschrittsmarker.
tip-architects-token = Ein Fortschrittsmarker hilft dir für den Rest des Spiels oder ist Punkte wert. Der vierte liegt verdeckt.
tip-architects-war-to-lose = Krieg ist nah, und { $name } hat mehr Schilde als du, { $shields } zu { $own }. Du verlierst keine Punkte, aber { $name } gewinnt mindestens 3.
tip-architects-war-ahead = Krieg ist nah, und du hast mehr Schilde als { $name }. Eine Karte mit Horn bringt ihn: mindestens { $points } Punkte für dich.
tip-architects-cat = **{ $place }** bringt dir { $card-acc }. Solange die Katze bei dir bleibt, ist sie noch einmal 2 Punkte wert, und du darfst die mittlere Karte ansehen.
tip-architects-peek = Du hast die Katze: **{ $button-peek }** zeigt dir die Karte der Mitte, bevor du wählst.
tip-architects-coin = Eine Münze (hier { $place }) ersetzt irgendeine Ressource, die fehlt.
tip-architects-horn = Eine rote Karte mit Horn (hier { $place }) ist ein Schild und bringt den Krieg näher. Danach wird sie weggelegt.
tip-architects-shield = Eine rote Karte ohne Horn (hier { $place }) ist ein Schild für alle Kriege: Sie wird nie weggelegt.
tip-architects-green = Grüne Karten (hier { $place }) sind Symbole: Zwei gleiche oder alle drei bringen einen Fortschrittsmarker.
tip-architects-blue = Blaue Karten (hier { $place }) sind Punkte, und niemand nimmt sie weg.
tip-architects-grey = Graue Karten (hier { $place }) sind Ressourcen für deine Bauabschnitte. Wird einer gebaut, sind sie weg.
tip-architects-next-stage = Dein nächster Bauabschnitt braucht { $demand ->
    [different] { $count } verschiedene Ressourcen
   *[identical] { $count } gleiche Ressourcen
}. Er wird von selbst gebaut, sobald du sie hast.
tip-architects-centre = Nichts Gutes auf **A** und **C**? Die Mitte **B** hat von allem etwas, und niemand weiß, was.
tip-architects-decks = Der Stapel links gehört dir und { $name }, den rechts nutzt auch { $other }. Was du liegen lässt, können sie nehmen.
tip-architects-war = { $count ->
    [one] Noch ein Horn
   *[other] Noch { $count } Hörner
}, dann ist Krieg: Jeder Nachbar mit weniger Schilden als du bringt dir mindestens 3 Punkte.
tip-architects-points = Am Ende gewinnt, wer die meisten Punkte hat, nicht, wer am schnellsten ist. Jetzt hättest du { $points }, und { $name } { $best }.
tip-architects-points-first = Am Ende gewinnt, wer die meisten Punkte hat, nicht, wer am schnellsten ist. Jetzt hättest du { $points }, und niemand hat mehr.
tip-architects-race = Baut jemand den fünften Abschnitt des eigenen Weltwunders, endet das Spiel, und wer die meisten Punkte hat, gewinnt. Bauabschnitte sind die sichersten Punkte.
button-tips-off = Keine Tipps mehr
tips-off = Keine Tipps mehr. **{ $button-how-to-play }** und `/rules` bleiben, wo sie sind.
why = **{ $what }**: { $why }.
why-but = { $why }, aber { $but }
why-and = { $whys }, und { $why }
why-printed = **{ $what }.** { $printed }
why-sentence = { CAPITAL($why) }.
why-games = **{ $what }**: In simulierten Partien schnitt das am besten ab.
why-little = **{ $what }**: Das bringt dir im Moment nichts.
why-close = **{ $what }**: es ist knapp – etwa genauso gut wäre es, { $other-inside }.
compared-close = Es ist knapp – etwa genauso gut wäre es, { $other-inside }.
compared-games = In { $better } von { $games } simulierten Partien war das besser, als { $other-inside }.
compared-mean = In simulierten Partien war das im Schnitt besser, als { $other-inside }.
hint-long-shot = { $behind ->
    [0] {""}
    [one] Du liegst im Moment { $behind } Punkt zurück.{" "}
   *[other] Du liegst im Moment { $behind } Punkte zurück.{" "}
}{ $won ->
    [0] Keine von { $games } simulierten Partien wurde gewonnen: So bleibt der Rückstand am kleinsten.
    [one] Die Chance ist klein: { $won } von { $games } simulierten Partien wurde gewonnen{ $how ->
        [at_once] , militärisch oder durch Wissenschaft
       *[points] {""}
    }.
   *[other] Die Chance ist klein: { $won } von { $games } simulierten Partien wurden gewonnen{ $how ->
        [at_once] , alle militärisch oder durch Wissenschaft
       *[points] {""}
    }.
}
gain-points = { $sure ->
    [yes] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[no] { $points ->
        [one] nach jetzigem Stand { $points } Punkt
       *[other] nach jetzigem Stand { $points } Punkte
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
reason-points-later = das bringt am Ende Punkte für alles, was bis dahin gebaut wird
reason-points-given = { $points ->
    [one] das bringt { $name-dat } { $points } Punkt
   *[other] das bringt { $name-dat } { $points } Punkte
}
reason-science-set = damit ist ein Satz aus drei Symbolen voll (+{ $points })
reason-symbol = { $symbols ->
    [one] das ist dein erstes der sechs verschiedenen Symbole, mit denen man sofort gewinnt
   *[other] damit hast du { $symbols } der sechs verschiedenen Symbole, mit denen man sofort gewinnt
}
reason-beats = { $instead ->
    [0] { $count ->
        [one] schlägst du { $names-the } (+{ $points })
       *[other] schlägst du { $names-the } (je +{ $points })
    }
   *[other] { $count ->
        [one] schlägst du { $names-the } (+{ $points } statt −1)
       *[other] schlägst du { $names-the } (je +{ $points } statt −1)
    }
}
reason-conflicts = nach jetzigem Stand { $conflicts }
reason-levels = liegst du gleichauf mit { $names-dat }, statt zu verlieren
reason-shields = { $standing ->
    [ahead] { $shields ->
        [one] das vergrößert deinen Vorsprung vor { $names-dat } um { $shields } Schild
       *[other] das vergrößert deinen Vorsprung vor { $names-dat } um { $shields } Schilde
    }
   *[behind] { $shields ->
        [one] das ist { $shields } Schild mehr gegen { $names-the } (noch nicht genug)
       *[other] das sind { $shields } Schilde mehr gegen { $names-the } (noch nicht genug)
    }
}
reason-armed = { $shields ->
    [one] das gibt dir { $shields } Schild
   *[other] das gibt dir { $shields } Schilde
}{ $beaten ->
    [0] {""}
   *[other] {""}, und nach jetzigem Stand schlägst du { $names } in der nächsten Schlacht
}
reason-free-city-arms = { $points ->
    [0] nach jetzigem Stand liegt die Freie Stadt dann gleichauf mit { $name }
   *[other] nach jetzigem Stand schlägt die Freie Stadt dann { $name }
}
reason-free-city-beats-you = { $points ->
    [0] nach jetzigem Stand liegt sie dann auch mit dir gleichauf
   *[other] nach jetzigem Stand schlägt sie dann dich
}
reason-free-city-sells = { $name } und du könnt dann { $resources } bei der Freien Stadt kaufen
reason-harmless = { $name } hat davon nichts
reason-nothing-builds = du kannst gerade nichts bauen
reason-looted = { $coins ->
    [one] { $name } verliert { $coins } Münze
   *[other] { $name } verliert { $coins } Münzen
}
reason-no-cost = es kostet nichts
reason-own-resources = deine eigenen Ressourcen reichen dafür
reason-chain = durch { $card } ist es gratis
reason-power-free = die Kraft deines Weltwunders macht es gratis
reason-paid-bank = { $coins ->
    [one] es kostet { $coins } Münze
   *[other] es kostet { $coins } Münzen
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
reason-frees = du kannst { $cards } später gratis bauen
reason-denies = { $under ->
    [yes] { $points ->
        [one] sonst könnte { $name } { $card } für { $points } Punkt nehmen
       *[other] sonst könnte { $name } { $card } für { $points } Punkte nehmen
    }
   *[no] { $points ->
        [one] sonst könnte { $name } die Karte für { $points } Punkt nehmen
       *[other] sonst könnte { $name } die Karte für { $points } Punkte nehmen
    }
}
reason-denies-arms = { $under ->
    [yes] sonst könnte { $name } { $card } bauen und dich schlagen
   *[no] sonst könnte { $name } die Karte bauen und dich schlagen
}
reason-stops-military = damit verhinderst du, dass { $name } im nächsten Zug militärisch gewinnt
reason-stops-science = damit verhinderst du, dass { $name } im nächsten Zug durch Wissenschaft gewinnt
reason-makes =
    { $game ->
        [base] das bringt jede Runde { $resources }
       *[other] das bringt jeden Zug { $resources }
    }{ $new ->
        [yes] { $game ->
            [base] { $need ->
                [all] {" "}(kein Nachbar verkauft das, und mehr fehlt für Bauabschnitt { $stage } deines Weltwunders nicht)
                [some] {" "}(kein Nachbar verkauft das, und Bauabschnitt { $stage } deines Weltwunders braucht es)
               *[no] {" "}(kein Nachbar verkauft das)
            }
           *[other] {" "}(das hast du bisher nicht produziert)
        }
       *[no] { $need ->
            [all] {" "}(mehr fehlt für Bauabschnitt { $stage } deines Weltwunders nicht)
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
reason-power-free_build_once_per_age = dank deines Weltwunders baust du einmal in jedem Zeitalter eine Karte gratis
reason-power-play_seventh_card = du darfst in jedem Zeitalter auch deine letzte Karte spielen
reason-power-build_from_discard = du baust eine Karte aus dem Ablagestapel gratis
reason-power-copy_neighbour_guild = am Ende kopierst du eine Gilde eines Nachbarn
reason-power-token = du nimmst einen Fortschrittsmarker
reason-power-opponent_card = du legst eine Karte deines Gegners ab
reason-power-revive = du baust eine Karte aus dem Ablagestapel gratis
reason-power-library = du behältst einen von drei Fortschrittsmarkern aus der Schachtel
reason-power-keep_one_of_five = du siehst fünf Karten und behältst die beste
reason-power-stage = die Wirkung deines Weltwunders kommt dazu
reason-later = das zahlt sich später aus
reason-wins-military = das gewinnt das Spiel sofort, militärisch
reason-wins-science = das gewinnt das Spiel sofort, durch Wissenschaft
reason-pawn = { $spaces ->
    [one] die Konfliktfigur rückt { $spaces } Feld auf die Hauptstadt von { $name } zu
   *[other] die Konfliktfigur rückt { $spaces } Felder auf die Hauptstadt von { $name } zu
} (noch { $left })
reason-pair = damit hast du ein Symbolpaar, das einen Fortschrittsmarker bringt
reason-again = du bist sofort noch einmal am Zug
reason-uncovers = { $cards ->
    [one] das deckt { $cards } Karte für { $name } auf
   *[other] das deckt { $cards } Karten für { $name } auf
}
reason-robs = { $name } produziert dann weniger: { $resources }
reason-begins = { $whose ->
    [own] du nimmst die erste Karte des Zeitalters
   *[other] { $name } nimmt die erste Karte des Zeitalters
}
reason-resource = das gibt dir { $resources } für einen späteren Bauabschnitt
reason-any-resource = eine Münze ersetzt jede Ressource eines Bauabschnitts
reason-cat = die Katze kommt zu dir (+{ $points })
reason-stage-ready = damit hast du alles für Bauabschnitt { $stage } deines Weltwunders{ $points ->
    [0] { $effect ->
        [yes] {" "}(mit seiner Wirkung)
       *[no] {""}
    }
    [one] { $effect ->
        [yes] {" "}(+{ $points } Punkt und seine Wirkung)
       *[no] {" "}(+{ $points } Punkt)
    }
   *[other] { $effect ->
        [yes] {" "}(+{ $points } Punkte und seine Wirkung)
       *[no] {" "}(+{ $points } Punkte)
    }
}
reason-stage-nearer = { $cards ->
    [one] dann fehlt deinem nächsten Bauabschnitt nur noch { $cards } Karte
   *[other] dann fehlen deinem nächsten Bauabschnitt nur noch { $cards } Karten
}
reason-token-ready = deine grünen Karten bringen einen Fortschrittsmarker
reason-token-nearer = { $symbols ->
    [one] das ist das erste der drei verschiedenen grünen Symbole, die einen Fortschrittsmarker bringen
   *[other] damit hast du { $symbols } der drei verschiedenen grünen Symbole, die einen Fortschrittsmarker bringen
}
reason-battle-won = in der Schlacht, die das auslöst, schlägst du { $beaten }
beaten-in-battle = { $name } (+{ $points })
reason-battle-lost = in der Schlacht, die das auslöst, schlägt { $name } dich
reason-ends-game = { $standing ->
    [ahead] das beendet das Spiel, und du liegst vorn
    [behind] das beendet das Spiel, und du liegst zurück
   *[level] das beendet das Spiel bei Gleichstand
}
reason-unseen = { $what ->
    [token] { $better ->
        [mostly] die verdeckten Marker bringen im Durchschnitt mehr als die offenen
       *[maybe] der Marker kann mehr bringen als die offenen
    }
   *[card] { $better ->
        [mostly] was in diesem Stapel liegt, bringt im Durchschnitt mehr als die offenen Karten
       *[maybe] die Karte kann mehr bringen als die offenen
    }
}
choice-power = { $card }, mit der Kraft deines Weltwunders
    .inside = { $card } mit der Kraft deines Weltwunders zu bauen
    .done = du hast { $card } mit der Kraft deines Weltwunders gebaut
choice-stage = Dein Weltwunder, darunter { $card }
    .inside = mit { $card } darunter an deinem Weltwunder zu bauen
    .done = du hast an deinem Weltwunder gebaut, darunter liegt { $card }
choice-sell = { $card } verkaufen
    .inside = { $card } zu verkaufen
    .done = du hast { $card } verkauft
choice-none = Nichts nehmen
    .inside = nichts zu nehmen
    .done = du hast nichts genommen
choice-wonder = { $wonder }, darunter { $card }
    .inside = { $wonder-acc } mit { $card } darunter zu bauen
    .done = du hast { $wonder-acc } gebaut, darunter liegt { $card }
choice-opponent-card = { $card } deines Gegners ablegen
    .inside = { $card } deines Gegners abzulegen
    .done = du hast { $card } deines Gegners abgelegt
choice-begin = { $name } beginnt
    .inside = { $name } beginnen zu lassen
    .done = du hast { $name } beginnen lassen
choice-begin-oneself = Du beginnst
    .inside = selbst zu beginnen
    .done = du hast selbst begonnen
choice-search = Fünf Karten { $deck-of } ansehen
    .inside = fünf Karten { $deck-of } anzusehen
    .done = du hast fünf Karten { $deck-of } angesehen
choice-build-stage = Bauabschnitt { $stage }
    .inside = Bauabschnitt { $stage } zu bauen
    .done = du hast Bauabschnitt { $stage } gebaut
choice-exchange = Ein Fortschrittsmarker für { $symbols }
    .inside = einen Fortschrittsmarker für { $symbols } zu nehmen
    .done = du hast einen Fortschrittsmarker für { $symbols } genommen
choice-end = Den Zug beenden
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
    .inside = den verdeckten Marker zu nehmen
    .done = du hast den verdeckten Marker genommen
choice-card = { CAPITAL($card) } { $deck-from }
    .inside = { $card-acc } { $deck-from } zu nehmen
    .done = du hast { $card-acc } { $deck-from } genommen
command-practice = Sofort gegen leichte Computer üben, ohne Uhr; nichts zählt
command-practice-game = Welches Spiel; ohne Angabe 7 Wonders
command-practice-here = In diesem Kanal spielen, wo andere zusehen können, statt in Direktnachrichten
practice-hello = **Übung: { $game }.** Du spielst gegen leichte Computer. Es gibt keine Uhr, und nichts zählt.
    { $goal }
    Unter deinen Karten sagt **Warum?** etwas zu jeder Wahl, **Hinweis**, was ein starker Spieler tun würde, und **Schritt zurück** nimmt deine letzte Wahl zurück, so oft du willst. `/end` beendet die Übung.
practice-goal-base = In jeder Runde wählst du eine Karte deiner Hand. Wer nach drei Zeitaltern mit je sechs Runden die meisten Punkte hat, gewinnt.
practice-goal-duel = In deinem Zug nimmst du eine Karte vom Tisch. Wer nach drei Zeitaltern die meisten Punkte hat, gewinnt, wenn nicht vorher jemand militärisch oder durch Wissenschaft gewinnt.
practice-goal-architects = In deinem Zug nimmst du eine Karte. Ist ein Weltwunder vollendet, endet das Spiel, und wer die meisten Punkte hat, gewinnt.
practice-begun = Dein Übungsspiel hat begonnen. **Dorthin** führt dich hin.
practice-begun-closed = Ich kann dir zurzeit keine Direktnachrichten schreiben, darum hat dein Übungsspiel hier begonnen.
practice-goes-on = Du hast dort schon ein Übungsspiel: Spiele es weiter oder beginne neu.
practice-ended = Das Übungsspiel ist zu Ende, ohne Wertung. `/practice` beginnt ein neues.
button-practise-anew = Neu üben
button-why = Warum?
practice-why = Das kannst du jetzt tun: zuerst, was ein starker Spieler tun würde, dann, was sofort am meisten bringt:
practice-why-card = Was du mit dieser Karte tun kannst:
practice-why-rather = Ein starker Spieler würde hier etwas anderes wählen: **{ $what }**.
button-step-back = Schritt zurück
mine-direct = unsere Direktnachrichten
refusal-no-practice = Nur in einem Übungsspiel lässt sich eine Wahl zurücknehmen. Nichts hat sich geändert.
refusal-first-choice = Du hast noch nichts gewählt, was sich zurücknehmen ließe.
refusal-practice-of = { $host } übt hier gegen Computer, allein. `/practice` beginnt dein eigenes Spiel.
hindsight-begins = ⏳ Ich gehe deine Entscheidungen mit einem starken Computerspieler durch: Wo ging am meisten verloren?
hindsight-far = ⏳ Ich gehe deine Entscheidungen mit einem starken Computerspieler durch: { $done } von { $of }.
hindsight-title = **Deine teuersten Entscheidungen**
hindsight-draft = Die Wahl der Weltwunder
hindsight-turn = Dein Zug { $number }
hindsight-turn-of-age = Dein Zug { $number }, in Zeitalter { $age }
hindsight-moment =
    { "" }**{ $when }:** { CAPITAL($chosen-done) }. { $game ->
        [duel] Deine Siegchance wäre etwa { $loss } % höher gewesen, wenn du dich dafür entschieden hättest, { $better-inside }.
       *[other] { $loss ->
            [one] Etwa { $loss } Punkt mehr hätte es gebracht, { $better-inside }.
           *[other] Etwa { $loss } Punkte mehr hätte es gebracht, { $better-inside }.
        }
    }
hindsight-why = -# { $why }
hindsight-note = -# Gründe und Schätzungen gelten für den damaligen Moment: was du sehen konntest, viele Male weitergespielt. Nur du siehst das.
hindsight-nothing = { $count ->
    [0] Du hattest in diesem Spiel keine Wahl, also ging nichts verloren.
   *[other] Ich habe deine { $count } Entscheidungen durchgesehen, und ein starker Computerspieler findet nichts Nennenswertes, was besser gewesen wäre. Gut gespielt!
}
hindsight-failed = Ich kann deine Entscheidungen im Augenblick nicht durchsehen. Deine Punkte oben stimmen; drücke später noch einmal **{ $button-details }**.
