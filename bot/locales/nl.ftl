# Teksten van de bot in het Nederlands: hele zinnen met benoemde gaten.
choice-build = { $card }
    .inside = { $card } bouwen
    .done = je bouwde { $card }
choice-take = { $thing }
    .inside = { $thing-the } nemen
    .done = je nam { $thing-the }
#
# Overal je en jij. Aanhalingstekens “…” en ‘…’. Getallen en opsommingen schrijft Babel.
#
# De namen van de kaarten zijn die van het basisspel; bij Duel en Architects zijn alle namen gekozen die daar niet voorkomen.
#
# As in English: card-theater card-scriptorium card-school card-haven button-stage pad-architects-boards thread-name
# As in English: topic-manneken-pis topic-duel topic-architects strip-bank score-wonder
# As in English: duel-wonder-short-the_mausoleum architects-score-wonder

## Kaarten

card-lumber_yard = Houtwerf
card-stone_pit = Steengroeve
card-clay_pool = Kleipoel
card-ore_vein = Ertsader
card-tree_farm = Boomkwekerij
card-excavation = Uitgraving
card-clay_pit = Kleiput
card-timber_yard = Plantage
card-forest_cave = Bosgrot
card-mine = Mijn
card-loom_age_1 = Weverij
card-glassworks_age_1 = Glasmakerij
card-press_age_1 = Drukkerij
card-pawnshop = Pandjeshuis
card-baths = Badhuis
card-altar = Altaar
card-theater = Theater
card-tavern = Taverne
card-east_trading_post = Handelspost Oost
card-west_trading_post = Handelspost West
card-marketplace = Marktplaats
card-stockade = Palissade
card-barracks = Barakken
card-guard_tower = Wachttoren
card-apothecary = Apotheker
card-workshop = Werkplaats
card-scriptorium = Scriptorium
card-sawmill = Houtzagerij
card-quarry = Steengroeve
card-brickyard = Steenfabriek
card-foundry = Gieterij
card-loom_age_2 = Weverij
card-glassworks_age_2 = Glasmakerij
card-press_age_2 = Drukkerij
card-aqueduct = Aquaduct
card-temple = Tempel
card-statue = Beeld
card-courthouse = Rechtszaal
card-forum = Forum
card-caravansery = Karavanserai
card-vineyard = Wijngaard
card-bazar = Bazaar
card-walls = Muren
card-training_ground = Trainingsveld
card-stables = Stallen
card-archery_range = Boogschietveld
card-dispensary = Apotheek
card-laboratory = Laboratorium
card-library = Bibliotheek
card-school = School
card-pantheon = Pantheon
card-gardens = Tuinen
card-town_hall = Gemeentehuis
card-palace = Paleis
card-senate = Senaat
card-haven = Haven
card-lighthouse = Vuurtoren
card-chamber_of_commerce = Kamer van Koophandel
card-arena = Arena
card-fortifications = Vestingwerken
card-circus = Circus
card-arsenal = Arsenaal
card-siege_workshop = Belegwerkplaats
card-lodge = Herberg
card-observatory = Observatorium
card-university = Universiteit
card-academy = Academie
card-study = Studeerkamer
card-workers_guild = Arbeidersgilde
card-craftsmens_guild = Ambachtsgilde
card-traders_guild = Handelarengilde
card-philosophers_guild = Filosofengilde
card-spies_guild = Spionnengilde
card-strategists_guild = Strategengilde
card-shipowners_guild = Redersgilde
card-scientists_guild = Wetenschappersgilde
card-magistrates_guild = Magistratengilde
card-builders_guild = Bouwersgilde

## Wonderen

wonder-rhodes = De Kolossus van Rodos
    .the = de Kolossus van Rodos
wonder-alexandria = De Pharos van Alexandrië
    .the = de Pharos van Alexandrië
wonder-ephesus = De Tempel van Artemis in Efeze
    .the = de Tempel van Artemis in Efeze
wonder-babylon = De Hangende Tuinen van Babylon
    .the = de Hangende Tuinen van Babylon
wonder-olympia = Het Beeld van Zeus te Olympia
    .the = het Beeld van Zeus te Olympia
wonder-halicarnassus = Het Mausoleum van Halicarnassus
    .the = het Mausoleum van Halicarnassus
wonder-giza = De Piramides van Gizeh
    .the = de Piramides van Gizeh
wonder-manneken_pis = Manneken Pis
    .the = Manneken Pis
city-rhodes = Rodos
city-alexandria = Alexandrië
city-ephesus = Efeze
city-babylon = Babylon
city-olympia = Olympia
city-halicarnassus = Halicarnassus
city-giza = Gizeh
city-manneken_pis = Brussel

## Grondstoffen, symbolen, kleuren

resource-wood = hout
resource-stone = steen
resource-ore = erts
resource-clay = klei
resource-glass = glas
resource-cloth = stof
resource-papyrus = papier
symbol-tablet = kleitablet
symbol-compass = passer
symbol-gear = tandwiel
symbol-count = { $symbol ->
    [tablet] { $count ->
            [one] { $count } kleitablet
           *[other] { $count } kleitabletten
        }
    [compass] { $count ->
            [one] { $count } passer
           *[other] { $count } passers
        }
   *[gear] { $count ->
            [one] { $count } tandwiel
           *[other] { $count } tandwielen
        }
}
# De vorm “adj” staat voor “kaart” en “kaarten”: een bruine kaart.
colour-brown = bruin
    .adj = bruine
colour-grey = grijs
    .adj = grijze
colour-blue = blauw
    .adj = blauwe
colour-green = groen
    .adj = groene
colour-yellow = geel
    .adj = gele
colour-red = rood
    .adj = rode
colour-purple = paars
    .adj = paarse

## Opsommingen, kosten en effecten

resource-count = { $count } { $resource }
colour-count = { $count } { $colour-adj }
# A number with one decimal place, such as 12.5.
number-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coins = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
cost = Kost { $cost }.
cost-nothing = Kost niets.
cost-of-the-copied-stage = Kost wat de gekopieerde fase kost.
effect-produce = Produceert { $resource }.
effect-produce-one-of = Produceert { $resources }: één daarvan per ronde.
# Van wie de stad met het effect is: die van de lezer of de Vrije Stad.
owner-yes = jou
    .cost = je
    .its = je
    .city = je stad
    .builds = bouw je
    .plays = speel je je
    .left = van je linkerbuur
    .right = van je rechterbuur
    .either = van een van je buren
owner-no = de Vrije Stad
    .cost = de Vrije Stad
    .its = haar
    .city = de Vrije Stad
    .builds = bouwt de Vrije Stad
    .plays = speelt de Vrije Stad haar
    .left = van de linkerbuur van de Vrije Stad
    .right = van de rechterbuur van de Vrije Stad
    .either = van een buur van de Vrije Stad
effect-produce-one-of-alone = Produceert { $resources }: één daarvan per ronde, voor { $owner } alleen.
effect-victory-points = { $count ->
    [one] { $count } punt waard.
   *[other] { $count } punten waard.
}
effect-shields = { $count ->
    [one] Geeft { $count } schild.
   *[other] Geeft { $count } schilden.
}
effect-coins = { $count ->
    [one] Geeft meteen { $count } munt.
   *[other] Geeft meteen { $count } munten.
}
effect-science = Wetenschapssymbool: { $symbol }.
effect-science-any = Een wetenschapssymbool naar keuze; het telt aan het eind vanzelf als wat het meest oplevert.
effect-discount-raw = { $side ->
    [left] Hout, steen, erts en klei kosten { $owner-cost } { $price } munt per stuk bij { $owner-its } linkerbuur.
    [right] Hout, steen, erts en klei kosten { $owner-cost } { $price } munt per stuk bij { $owner-its } rechterbuur.
   *[both] Hout, steen, erts en klei kosten { $owner-cost } { $price } munt per stuk bij beide buren.
}
effect-discount-manufactured = { $side ->
    [left] Glas, stof en papier kosten { $owner-cost } { $price } munt per stuk bij { $owner-its } linkerbuur.
    [right] Glas, stof en papier kosten { $owner-cost } { $price } munt per stuk bij { $owner-its } rechterbuur.
   *[both] Glas, stof en papier kosten { $owner-cost } { $price } munt per stuk bij beide buren.
}
counted-cards = { $colours-adj } kaart
counted-wonder-stages = fase
counted-defeat-tokens = nederlaagfiche
effect-per-coins = { $scope ->
    [self] { $coins ->
        [one] Geeft meteen { $coins } munt per { $counted } in { $owner-city }.
       *[other] Geeft meteen { $coins } munten per { $counted } in { $owner-city }.
    }
    [neighbours] { $coins ->
        [one] Geeft meteen { $coins } munt per { $counted } van beide buren.
       *[other] Geeft meteen { $coins } munten per { $counted } van beide buren.
    }
   *[other] { $coins ->
        [one] Geeft meteen { $coins } munt per { $counted } van { $owner } en van beide buren.
       *[other] Geeft meteen { $coins } munten per { $counted } van { $owner } en van beide buren.
    }
}
effect-per-points = { $scope ->
    [self] { $points ->
        [one] { $points } punt waard per { $counted } in { $owner-city }.
       *[other] { $points } punten waard per { $counted } in { $owner-city }.
    }
    [neighbours] { $points ->
        [one] { $points } punt waard per { $counted } van beide buren.
       *[other] { $points } punten waard per { $counted } van beide buren.
    }
   *[other] { $points ->
        [one] { $points } punt waard per { $counted } van { $owner } en van beide buren.
       *[other] { $points } punten waard per { $counted } van { $owner } en van beide buren.
    }
}
effect-per-both = { $points ->
    [one] Per { $counted } in { $owner-city }: meteen { $coins ->
            [one] { $coins } munt
           *[other] { $coins } munten
        } en aan het eind { $points } punt.
   *[other] Per { $counted } in { $owner-city }: meteen { $coins ->
            [one] { $coins } munt
           *[other] { $coins } munten
        } en aan het eind { $points } punten.
}
effect-free-build-once-per-age = Eens per Tijdperk { $owner-builds } een kaart naar keuze gratis.
effect-play-seventh-card = In ronde 6 van een Tijdperk { $owner-plays } laatste twee kaarten allebei.
effect-build-from-discard = Aan het eind van de ronde { $owner-builds } een kaart uit de aflegstapel gratis.
effect-copy-neighbour-guild = Aan het eind telt een gilde van een buur ook voor { $owner }; vanzelf die het meest oplevert.
effect-copy-stage = { $side ->
    [left] Heeft het effect van fase { $stage } van het Wonder { $owner-left }.
    [right] Heeft het effect van fase { $stage } van het Wonder { $owner-right }.
   *[both] Heeft het effect van fase { $stage } van het Wonder { $owner-either }.
}

## Woorden in plaatjes

# Waar lange woorden in namen van kaarten worden afgebroken, in plaatjes.
picture-word-breaks = Houthakkers-kamp Steen-voorraad Hout-voorraad Boogschiet-veld Exercitie-plein Spreek-gestoelte Laborato-rium Vesting-werken Beleg-werkplaats Studeer-kamer Observato-rium Gemeente-huis Wapen-smederij
picture-round = Ronde { $round } van { $rounds }
picture-gets-hand = krijgt deze hand
picture-sells-nothing = verkoopt niets
picture-next-stage = Volgende fase: { $stage }
picture-next-stage-of = { $city }: { $stage }
picture-wonder-complete = Wonder voltooid
picture-so-far = tot nu toe
picture-points = punten
picture-seat-name = Speler { $seat }
picture-city = { $city } · { $side }
picture-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pt
}
picture-no-production = Produceert niets
picture-no-buildings = Nog geen gebouwen
bar-free = Gratis
bar-need = Nodig
bar-not-sold = Geen aanbod
bar-too-few-sold = { $sale } van { $missing } te koop
bar-have-it = Heb je al
bar-complete = Voltooid
bar-must-build = Moet bouwen

## Plaatjes in woorden

words-round = Tijdperk { $age }, ronde { $round } van { $rounds }.
words-hand-coins = { $own ->
    [yes] Je hebt { $coins }.
   *[no] Deze kaarten zijn voor de Vrije Stad, die { $coins } heeft.
}
words-hand-shields = Schilden: { $count }.
words-hand-no-science = Wetenschap: geen symbolen.
words-hand-next = De hand gaat daarna naar { $name }.
words-neighbour-sells = { $side ->
    [left] Links, { $name }: { $shields }, verkoopt { $resources }.
   *[right] Rechts, { $name }: { $shields }, verkoopt { $resources }.
}
words-produces = Productie: { $resources }.
words-produces-alone = Niet te koop: { $resources }.
words-nothing = niets
words-discount-raw = { $side ->
    [left] Ruwe grondstoffen kosten { $price } bij de linkerbuur.
    [right] Ruwe grondstoffen kosten { $price } bij de rechterbuur.
   *[both] Ruwe grondstoffen kosten { $price } bij beide buren.
}
words-discount-manufactured = { $side ->
    [left] Goederen kosten { $price } bij de linkerbuur.
    [right] Goederen kosten { $price } bij de rechterbuur.
   *[both] Goederen kosten { $price } bij beide buren.
}
words-card = { $number }. { $card }:
words-price = { $own ->
    [yes] Je betaalt { $payments }.
   *[no] Zij betaalt { $payments }.
}
words-price-bank = { $coins } aan de bank
words-price-neighbour = { $coins } aan { $name-the }
words-price-own = { $own ->
    [yes] Je hebt er alles voor.
   *[no] Zij heeft er alles voor.
}
words-price-chain = { $own ->
    [yes] Gratis: je hebt { $source }.
   *[no] Gratis: zij heeft { $source }.
}
words-price-power = Gratis door de kracht van je Wonder.
words-price-power-too = Of gratis door de kracht van je Wonder.
words-obstacle-owned = { $own ->
    [yes] Je hebt dit gebouw al.
   *[no] Zij heeft dit gebouw al.
}
words-obstacle-unsold = Niet mogelijk – { $shortages }.
shortage = { $needed } nodig: { $own ->
    [yes] je produceert er
   *[no] de Vrije Stad produceert er
} { $made ->
    [0] geen
   *[other] { $made }
}, { $sale ->
    [0] er is niets te koop
    [one] er is er maar { $sale } te koop
   *[other] er zijn er maar { $sale } te koop
}
words-obstacle-coins = Niet mogelijk: het zou { $coins } kosten.
words-obstacle-complete = Er is geen volgende fase.
words-obstacle-chain = Niet mogelijk: de Vrije Stad moet bouwen wat een keten gratis maakt.
words-stage = { $whose ->
    [own] Volgende fase van je Wonder, { $stage } van { $stages }:
    [copy] Fase { $stage } van { $stages }, gekopieerd van { $name }:
   *[other] Volgende fase voor { $name-the }, { $stage } van { $stages }:
}
words-wonder-complete = { $own ->
    [yes] Je Wonder is voltooid.
   *[no] Het Wonder van { $name-the } is voltooid.
}
words-city = { $over ->
    [yes] { $name }: { $city }, kant { $side }, { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
   *[no] { $name }: { $city }, kant { $side }, { $points ->
            [one] { $points } punt tot nu toe.
           *[other] { $points } punten tot nu toe.
        }
}
words-city-neighbour = { $side ->
    [left] Linkerbuur: { $name } met { $shields }.
   *[right] Rechterbuur: { $name } met { $shields }.
}
words-shields = { $count ->
    [one] { $count } schild
   *[other] { $count } schilden
}
words-city-stages = Gebouwde fasen van het Wonder: { $built } van { $stages }.
words-city-means = { $coins }, { $shields }.
words-city-tokens = Conflictfiches: { $tokens }.
words-city-science = Wetenschap: { $symbols }, { $points } waard.
words-symbols-of-choice = { $count ->
    [one] { $count } symbool naar keuze
   *[other] { $count } symbolen naar keuze
}
words-city-buildings = { $colour ->
    [brown] Bruin: { $cards }.
    [grey] Grijs: { $cards }.
    [blue] Blauw: { $cards }.
    [green] Groen: { $cards }.
    [yellow] Geel: { $cards }.
    [red] Rood: { $cards }.
    [purple] Paars: { $cards }.
   *[other] { CAPITAL($name) }: { $cards }.
}
words-city-no-buildings = Nog geen gebouwen.

## Plaatjes van de hele tafel

table-title = De tafel
table-over = Het spel is afgelopen
table-passing = { $passing ->
    [left] naar links
    [swap] handen ruilen
   *[right] naar rechts
}
table-side = { $side ->
    [left] links
   *[right] rechts
}
table-discard = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
table-words = Tijdperk { $age }, ronde { $round } van { $rounds }. De handen gaan { $passing ->
    [left] naar links
    [swap] naar de ander
   *[right] naar rechts
}. { $count ->
    [one] Op de aflegstapel ligt { $count } kaart.
   *[other] Op de aflegstapel liggen { $count } kaarten.
}
table-words-over = Het spel is afgelopen. { $count ->
    [one] Op de aflegstapel ligt { $count } kaart.
   *[other] Op de aflegstapel liggen { $count } kaarten.
}
table-words-city = { $name }, { $wonder }: { $built } van { $stages } fasen, { $coins }, { $shields ->
    [one] { $shields } schild
   *[other] { $shields } schilden
}, { $buildings ->
    [one] { $buildings } gebouw
   *[other] { $buildings } gebouwen
}, { $points }{ $pick ->
    [picked] , heeft gekozen.
    [waiting] , kiest nog.
   *[none] .
}

## Opdrachten

command-join = Open een tafel in dit kanaal, of ga aan de tafel zitten die open is
command-join-game = Welk spel; 7 Wonders als je er geen noemt
command-mine = Zie welke spellen op je wachten, op alle servers; alleen jij ziet het
command-score = Tel de punten van een spel aan een echte tafel; alleen jij ziet het scoreblok tot je het toont
command-score-players = Wie er speelden, op volgorde van zitten, met komma’s: Nessi, @Tobias, Vreneli
command-score-game = Welk spel; 7 Wonders als je er geen noemt
command-help = Zie wat je hier kunt doen; alleen jij ziet het
command-leave = Verlaat de lobby of het spel van dit kanaal
command-start = Begin het spel van dit kanaal; voor de gastheer van de lobby
command-options = Stel borden, tempo en de rest in; voor de gastheer van de lobby
command-end = Beëindig het spel of de lobby van dit kanaal; voor gastheer en moderators
command-replace = Laat de computer de stad van een speler spelen; voor gastheer en moderators
command-replace-player = Wiens stad de computer overneemt
command-hand = Zie je kaarten en kies waar je ze krijgt; alleen jij ziet ze
command-table = Zie de hele tafel als plaatje
command-city = Zie één stad als plaatje; je eigen stad als je niemand noemt
command-city-player = Wiens stad
command-cities = Zie alle steden als plaatjes
command-cities-public = Toon ze aan iedereen in het kanaal
command-status = Zie hoever het spel is en op wie het wacht
command-log = Lees wat er het laatst is gebeurd
command-card = Zie een kaart of vooruitgangsfiche: kosten, effect en wat erdoor gratis wordt
command-card-name = De naam
command-wonder = Zie een Wonder van dichtbij: wat het kost en doet
command-wonder-name = De naam van het Wonder
command-record = Krijg het laatst afgelopen spel van dit kanaal als bestand
command-replay = Zie het laatste spel van dit kanaal terug, ronde voor ronde, of een opgenomen spel
command-replay-record = Het bestand van /record; zonder bestand het laatste spel van dit kanaal
command-stats = Wat afgelopen spellen bij elkaar opleveren
command-stats-games = Toon de afgelopen spellen van deze server of van één speler, en open er een
command-stats-games-player = Wiens spellen; die van de hele server als je niemand noemt
command-stats-player = Zie wat iemand heeft bereikt: plaatsen, punten, Wonderen, tegenstanders
command-stats-player-player = Wie; jijzelf als je niemand noemt
command-stats-ranking = Zie de ranglijst van een spel op deze server, en hoe zeker die is
command-stats-wonders = Zie hoe vaak elk Wonder hier is gespeeld en heeft gewonnen
command-stats-records = Zie de hoogste scores van een spel op deze server
command-stats-game = Welk spel; het laatst hier gespeelde als je er geen noemt
command-stats-game-most = Welk spel; het meest gespeelde als je er geen noemt
command-stats-players = Hoeveel spelers de spellen hadden; elk aantal als je er geen noemt
command-stats-season = Welk kwartaal; het huidige als je er geen noemt
command-language = Kies de taal waarin je leest, of die van deze server of tafel
command-language-me = Jouw eigen taal; zonder keuze die van je Discord
command-language-server = Wat iedereen hier leest; voor wie de server mag beheren
command-language-table = Wat iedereen leest van de tafel van dit kanaal; voor gastheer en moderators
command-privacy = Lees wat ik van je bewaar, waarom en hoelang; alleen jij ziet het
command-forget = Laat wissen wat ik van je bewaar; ik vraag het eerst
command-rules = Leer spelen, zie wat de tekens betekenen, lees de regels
command-rules-topic = Wat je wilt weten

## What stands before what one types, in small letters, as in player: Ann

parameter-game = spel
parameter-here = hier
parameter-me = ik
parameter-name = naam
parameter-player = speler
parameter-players = spelers
parameter-public = openbaar
parameter-record = opname
parameter-season = seizoen
parameter-server = server
parameter-table = tafel
parameter-topic = onderwerp

## Namen van computerspelers; de eerste die vrij is wordt genomen

computer-names = Hera, Apollo, Athena, Hermes, Artemis, Ares, Demeter, Dionysus, Hestia, Poseidon, Iris, Pan, Nike, Selene
computer-name = { $level ->
    [easy] { $name } (makkelijk)
    [strong] { $name } (sterk)
   *[normal] { $name }
}
computer-name-in-full = { $level ->
    [easy] { $name } (computer, makkelijk)
    [strong] { $name } (computer, sterk)
   *[normal] { $name } (computer, normaal)
}

## Wat een computerspeler aan het eind zegt

farewell-won = { $level ->
    [easy] { $name } zegt: “Heb ik echt gewonnen? Ik vond alleen de kleuren mooi.”
    [strong] { $name } zegt: “Daar dacht ik drie ronden geleden al aan. Toch goed gespeeld.”
   *[normal] { $name } zegt: “Dat ging goed voor mijn stad. Bedankt voor het spel.”
}
farewell-won-close = { $name } zegt: “Dat scheelde weinig! Eén kaart anders en jij stond nu te juichen.”
farewell-shared = { $name } zegt: “Zij aan zij bovenaan. Daar kan ik mee leven.”
farewell-lost-close = { $name } zegt: “Ik kon er bijna bij. Doen we het nog eens?”
farewell-lost = { $level ->
    [easy] { $name } zegt: “Ik leer nog. Laat het me ooit nog eens zien.”
    [strong] { $name } zegt: “Dat zag ik niet aankomen, en ik keek wel. Goed gespeeld.”
   *[normal] { $name } zegt: “Jij hebt de betere stad gebouwd. Goed gespeeld.”
}
farewell-won-at-once = { $name } zegt: “Het was sneller voorbij dan ik dacht. Let op de twee manieren om meteen te winnen.”
farewell-lost-at-once = { $name } zegt: “En ik zat mijn punten nog te tellen! Goed gedaan.”

## Knoppen

button-join = Meedoen
button-leave = Weggaan
button-add-computer = Computer erbij
button-fill-with-computers = Aanvullen met computers
button-levels = Niveaus
button-hints = { $hints ->
    [on] Hints: aan
   *[off] Hints: uit
}
button-hint = Hint vragen
button-remove-computer = Computer weg
button-options = Opties
button-choose-wonder = Mijn Wonder kiezen
button-start = Beginnen
button-my-hand = Mijn hand
button-hands-in-channel = Kaarten in het kanaal
button-hands-by-message = Kaarten als privébericht
button-my-city = Mijn stad
button-show-to-all = Aan allen tonen
button-table = Tafel
button-cities = Steden
button-rules = Regels
button-how-to-play = Zo speel je
button-all-signs = Alle tekens
button-next-page = Verder
button-nudge = Aansporen
button-text = Als tekst
button-play-on = We spelen door
button-admit = Weer toelaten
button-back = Ik ben terug
button-take-seat = Deze plaats nemen
button-take-seat-of = Plaats van { $name } nemen
button-stay = Blijven
button-replace = Vervangen
button-end = Spel beëindigen
button-keep-playing = Doorspelen
button-age = Tijdperk { $age }
button-draft = De Wonderen
button-turn = Vanaf { $number }
button-score = Eindstand
button-play-again = Nog eens
button-play-again-turned = { $side ->
    [A] Zelfde plaatsen, kant A
    [B] Zelfde plaatsen, kant B
   *[other] Zelfde plaatsen, andere kanten
}
button-start-with-computers = Beginnen met computers
button-details = Mijn details
button-build = Bouwen
button-build-cost = { $cost ->
    [one] Bouwen · { $cost } munt
   *[other] Bouwen · { $cost } munten
}
button-unsold = Geen { $resources } te koop
button-short = { $missing } { $resources } tekort, { $sale } te koop
button-build-none = Niets bouwen
button-stage = Wonder
button-stage-cost = { $cost ->
    [one] Wonder · { $cost } munt
   *[other] Wonder · { $cost } munten
}
button-stage-unsold = Wonder: geen { $resources } te koop
button-stage-short = Wonder: { $missing } { $resources } tekort, { $sale } te koop
button-stage-no = Wonder: eerst de keten
button-stage-complete = Wonder voltooid
button-stage-copy = { $cost ->
    [0] Wonder: kopie van { $name }
    [one] Wonder: kopie van { $name } · { $cost } munt
   *[other] Wonder: kopie van { $name } · { $cost } munten
}
button-sell = Verkopen +{ $coins }
button-free = Gratis met Olympia
button-start-again = Opnieuw beginnen
button-sure = { $action ->
    [none] Niets nemen
   *[revive] Nemen
}
button-not-sure = Terug
button-unasked = Niet meer vragen
button-asked = Eerst vragen

## Spellen

game-base = 7 Wonders
game-duel = 7 Wonders Duel
game-architects = 7 Wonders Architects
name-in-game = { $name } ({ $game })

## Wat de bot antwoordt aan wie hem aanspreekt

greeting =
    Ik ben een tafel voor 7 Wonders, 7 Wonders Duel en 7 Wonders Architects, met vrienden of tegen de computer.
    Typ `/join` om hier te spelen, `/rules` om het te leren, `/help` voor al het andere.
greeting-directly =
    Ik ben een tafel voor 7 Wonders, 7 Wonders Duel en 7 Wonders Architects. Typ `/practice` om hier een spel te proberen; met vrienden is het `/join` in een kanaal van een server.
    Hier toont `/mine` welke spellen op je wachten, `/rules` hoe je speelt, `/help` al het andere.

## Lobby

lobby-heading =
    ## { $game }
    { $free ->
        [0] De tafel is vol: **{ $count } van de { $most } plaatsen zijn bezet.** { $host } kan beginnen.
       *[other] { $host } zoekt spelers. **{ $count ->
            [one] { $count } van de { $most } plaatsen is bezet.
           *[other] { $count } van de { $most } plaatsen zijn bezet.
        }**
    }
pad-heading = ## Scoreblok · { $game }
pad-how = Tik op een speler en vul het formulier in, ik tel alles op. Tik nog eens om het te veranderen. Alleen jij ziet dit blok; het blijft een maand of tot je een nieuw blok begint.
pad-how-counted = Iedereen is geteld. Tik op een speler om iets te veranderen, of op **Tellen** voor het scoreblad.
pad-line-open = { $number }. { $name }
pad-line-filled = { $number }. { $name } · ingevuld
pad-line-counted = { $number }. { $name } · { $count ->
    [one] **{ $points } punt**
   *[other] **{ $points } punten**
}
pad-line-wrong = { $number }. { $name } · klopt nog niet: { $fields }
pad-limits = { $field } ({ $limits })
pad-others-how = { $count } getallen: { $field }, dan { $others }.
pad-shared-board = { $board } ligt voor twee spelers: verander er een.
pad-board = { $city } { $side }
pad-real-table = -# Een spel aan een echte tafel, geteld op een scoreblok.
pad-entered = Het spel staat in de geschiedenis van deze server, gemerkt als van een scoreblok. Het telt in geen ranglijst.
pad-dropped = Het spel staat niet meer in de geschiedenis. Het blok blijft.
button-pad-count = Tellen
button-pad-enter = In de geschiedenis
button-pad-drop = Er weer uit
pad-base-does-not-add-up = Die militaire punten kunnen niet uit één potje komen: elke overwinning is de nederlaag van een buur, dus alle punten samen zijn een even getal van 0 tot 6 per speler.
pad-base-boards = Wonder en kant
pad-base-war = Militaire punten en munten
pad-base-war-how = Twee getallen, zoals -1 14: conflictfiches (-6 tot 18), dan de munten die over zijn.
pad-base-wonder = Punten van het Wonder en blauwe kaarten
pad-base-wonder-how = Twee getallen, zoals 10 21.
pad-base-science = Kleitabletten, passers, tandwielen
pad-base-science-how = Drie getallen, zoals 2 1 3; tel symbolen naar keuze waar ze het meest opleveren.
pad-base-trade = Punten van gele en paarse kaarten
pad-base-trade-how = Twee getallen, zoals 4 9.
pad-duel-does-not-add-up = De conflictpion staat aan één kant: maar één speler krijgt er punten voor, de ander heeft 0.
pad-duel-boards = Gebouwde Wonderen
pad-duel-cards = Punten van blauwe en groene kaarten
pad-duel-cards-how = Twee getallen, zoals 18 7.
pad-duel-more = Punten van gele en paarse kaarten
pad-duel-more-how = Twee getallen, zoals 3 6.
pad-duel-wonders = Punten: Wonderen en vooruitgangsfiches
pad-duel-wonders-how = Twee getallen, zoals 9 4.
pad-duel-war = Munten, en punten van de conflictpion
pad-duel-war-how = Twee getallen, zoals 11 5: de munten die over zijn, dan 0, 2, 5 of 10.
pad-duel-settle = Hoe het duel is gewonnen
pad-duel-by-points = Gewonnen op punten
pad-duel-military = { $name } won door militaire overmacht
pad-duel-scientific = { $name } won door wetenschap
pad-architects-boards = Wonder
pad-architects-wonder = Punten van het Wonder, en gebouwde fasen
pad-architects-wonder-how = Twee getallen, zoals 14 4: de punten, dan hoeveel fasen er staan (0 tot 5).
pad-architects-blue = Punten van blauwe kaarten
pad-architects-blue-how = Eén getal; de kat wordt onder het blok geteld.
pad-architects-war = Overwinningsfiches
pad-architects-war-how = Hoeveel; elk is 3 punten waard.
pad-architects-progress = Punten van vooruitgangsfiches
pad-architects-progress-how = Eén getal.
pad-architects-settle = Wie de kat heeft
pad-architects-no-cat = Niemand heeft de kat
pad-architects-cat = { $name } heeft de kat
mine-awaited = ## Er wordt op je gewacht
mine-not-awaited = ## Niemand wacht op je
mine-nothing = Je hebt in geen enkel spel een plaats. `/join` opent een tafel in een kanaal, of zet je aan de tafel die open is.
mine-game = **{ $game }** · { $place }
mine-place = { $place } op { $server }
mine-since = Je bent { $since } gevraagd; er loopt geen klok.
mine-since-until = Je bent { $since } gevraagd; je tijd eindigt { $until }.
mine-others-too = Er wordt ook gewacht op { $names }.
mine-only-you = Er wordt alleen op jou gewacht.
mine-kept = Je plaats voor een volgend spel wordt bewaard; hij komt vrij { $until }.
mine-others = **Je andere tafels**
mine-quiet = { $game } · { $place } wacht op { $names }.
mine-away = { $game } · { $place }: de computer speelt voor je tot je op **{ $button-back }** drukt.
mine-goes-on = { $game } · { $place } gaat verder zonder dat je iets hoeft te doen.
mine-lobby = { $game } · { $place } is nog niet begonnen.
mine-more = { $count ->
    [one] Er is er nog { $count }.
   *[other] Er zijn er nog { $count }.
}
button-go-there = Erheen
help-intro =
    ## Wat je kunt doen
    7 Wonders, 7 Wonders Duel en 7 Wonders Architects, met vrienden of tegen de computer. Nieuw hier? Begin met `/practice`.
help-play = **Nu spelen**
help-game = **In een lopend spel**
help-look-up = **Iets opzoeken**
help-afterwards = **Achteraf**
help-together = **Samen op deze server**
help-me = **Je taal en je gegevens**
help-line = `/{ $command }` { $does }
help-elsewhere = -# Al het andere is een knop, waar je hem nodig hebt: een kaart spelen, naar de tafel kijken, nog eens spelen.
lobby-heading-again =
    ## { $game }
    { $host } wil nog eens spelen. { $count ->
        [one] **{ $count } speler is er.**
       *[other] **{ $count } spelers zijn er.**
    }
lobby-seat-kept = { $number }. { $name } · plaats bewaard
lobby-kept = Bewaarde plaatsen komen vrij { $until }. **Meedoen** neemt de jouwe, **Weggaan** geeft hem op. Als iedereen er is begint het spel; { $host } kan eerder beginnen, en computers nemen de plaatsen die over zijn.
lobby-seat = { $number }. { $name }
levels = Hoe sterk moeten de computerspelers zijn? Je kunt dit veranderen tot het spel begint.
levels-none = Er zit geen computerspeler meer aan deze tafel.
levels-choose = Kies een niveau
levels-of-all = { $level ->
    [easy] Allemaal makkelijk
    [strong] Allemaal sterk
   *[normal] Allemaal normaal
}
level-easy = Speelt als iemand die het spel net leert
level-normal = Speelt degelijk en let op de anderen
level-strong = Denkt vooruit en vergeeft weinig
lobby-seat-board = { $seat } · { $city } { $side }
lobby-options = -# { $options }
lobby-side-b = Kant B heeft langere effecten. Voor een eerste spel is kant A makkelijker.
lobby-two-players = Met twee spelers speel je om beurten ook een derde stad, de Vrije Stad: de variant voor ervaren spelers. Voor het gewone spel: neem er een computer bij.
lobby-hints = **Hints** staan aan: met een tik krijgt een speler alleen te lezen wat een sterke speler zou doen, en waarom. Dit spel telt niet voor de ranglijst.
lobby-footer-duel = Alles ligt op tafel: elke beurt is één bericht hier, met knoppen voor wie aan de beurt is. Is het nieuw voor je? **Zo speel je** legt het uit op vijf pagina’s.
lobby-footer-base = Elke speler krijgt de kaarten als privébericht. Staan die bij jou dicht? Geen probleem, druk in het spel op **Mijn hand**.
lobby-changed = Gedaan.
lobby-seated = Je hebt een plaats aan deze tafel: { $place }
lobby-started-in-thread =
    ## Iedereen zit
    Er wordt gespeeld in { $thread }.
lobby-closed = Deze tafel is gesloten. `/join` opent een nieuwe.
lobby-expired = Er is een tijd niemand gekomen, dus deze tafel is gesloten. `/join` opent een nieuwe.
lobby-everyone-left = Iedereen is weg, dus deze tafel is gesloten. `/join` opent een nieuwe.
thread-name = 7 Wonders · { $names }
no-thread = Ik kan hier geen thread openen, dus we spelen in dit kanaal.
seat-taken-hello = Je hebt een plaats op **{ $server }**. Je kaarten komen hier. Zie je ze liever in het kanaal, typ daar dan `/hand`.
seat-hand-sent = De plaats is van jou. Je kaarten staan in je privéberichten; met `/hand` kies je waar ze komen.
direct-messages-closed = Ik kan je niet schrijven. Dat geeft niet: druk in het spel op **{ $button-my-hand }** en je ziet je kaarten daar. Heb je liever berichten, sta dan in de privacy-instellingen van deze server privéberichten van leden toe, ga weg en doe opnieuw mee.
direct-messages-enough = Je kaarten wachten in het kanaal: druk in het spel op **{ $button-my-hand }** en alleen jij ziet ze. Ik schrijf per dag aan weinig nieuwe mensen, omdat Discord bots blokkeert die er velen schrijven; met `/hand` kun je op een andere dag om berichten vragen.
hand-settings = **Instellingen voor 7 Wonders**
hands-in-channel = Je kaarten wachten in het kanaal: druk daar op **{ $button-my-hand }**. Ik stuur je er geen als privébericht.
hands-in-channel-now = Vanaf de volgende ronde wachten je kaarten in het kanaal: druk daar op **{ $button-my-hand }**. `/hand` verandert dat weer.
hands-by-no-message-now = Ik stuur je nu geen privéberichten: die staan bij jou dicht, of ik heb het nog niet geprobeerd. Ik probeer het als je weer aan een tafel voor 7 Wonders gaat zitten. Waar wil je je kaarten?
hands-by-message = Je kaarten komen als privébericht. **{ $button-my-hand }** in het kanaal laat ze ook zien.
hands-by-message-now = Vanaf de volgende ronde komen je kaarten als privébericht. `/hand` verandert dat weer.
choices-asked = Tegen alleen computers vraag ik het nog eens voordat je keuze telt.
choices-unasked = Tegen alleen computers telt je keuze meteen: ik vraag niets.
boards-heading = Borden, kant { $side }
boards-city = { $city }:
choose-board = Kies een bord voor je stad. Iedereen ziet je keuze in de lobby.
choose-board-shown = Dit Wonder heb je gekozen:
start-not-chosen = { $count ->
    [one] { $names } heeft nog geen Wonder gekozen en krijgt er zomaar een als je nu begint.
   *[other] { $names } hebben nog geen Wonder gekozen en krijgen er zomaar een als je nu begint.
}
button-start-anyway = Toch beginnen
choose-board-list = Kies een bord
board = { $wonder }, kant { $side }
board-dealt = Geef me een willekeurig bord

## Opties

options-title = Opties
option-sides = Borden
option-sides-a = Kant A
option-sides-b = Kant B
option-sides-a-b = Kanten A en B door elkaar
option-wonders = Wonderen
option-wonders-dealt = Wonderen door het lot
option-wonders-chosen = Wonderen door de spelers gekozen
option-wonders-dealt-with-manneken-pis = Wonderen door het lot, met Manneken Pis
option-wonders-chosen-with-manneken-pis = Wonderen gekozen, met Manneken Pis
option-pace = Tempo
option-pace-live = { $game ->
    [base] Live: 90 seconden per ronde
   *[other] Live: 90 seconden per beurt
}
option-pace-relaxed = { $game ->
    [base] Rustig: 10 minuten per ronde
   *[other] Rustig: 10 minuten per beurt
}
option-pace-slow = { $game ->
    [base] Langzaam: 24 uur per ronde
   *[other] Langzaam: 24 uur per beurt
}
option-pace-none = Geen klok
option-pictures = Plaatjes na een ronde
option-pictures-strip = Elke ronde een klein plaatje van elke stad
option-pictures-round = Elke ronde de hele steden
option-pictures-age = De hele steden alleen na elk Tijdperk
option-pause = Pauze voor een beurt van de computer
option-pause-short = Een korte pauze voor een beurt van de computer
option-pause-long = Een lange pauze voor een beurt van de computer
option-pause-none = Geen pauze voor een beurt van de computer
option-place = Waar wordt gespeeld
option-place-channel = In dit kanaal
option-place-thread = In een eigen thread

## Rechten

right-view-channel = Kanaal bekijken
right-send-messages = Berichten versturen
right-send-messages-in-threads = Berichten versturen in threads
right-attach-files = Bestanden bijvoegen
right-read-message-history = Berichtgeschiedenis lezen

## Het spel begint

opening =
    ## Het spel begint
    { $boards }.
    { $passing ->
        [left] **Tijdperk I** · doorgeven naar links:
        [swap] **Tijdperk I** · handen ruilen:
       *[right] **Tijdperk I** · doorgeven naar rechts:
    } { $circle }
    De steden beginnen met { $coins } munten.
opening-rich = { $city } begint met { $coins } munten.
opening-board = { $name }: **{ $city } { $side }**
free-city = Vrije Stad
    .the = de Vrije Stad
    .begins = De Vrije Stad

## Een ronde voor iedereen

heading-round = **Tijdperk { $age }, ronde { $round } van { $rounds }**
heading-free-city = **Tijdperk { $age }, ronde { $round } van { $rounds }** · { $name } speelt ook de Vrije Stad
heading-seventh-card = **Tijdperk { $age }, de zevende kaart**
heading-revive = **Tijdperk { $age }, ronde { $round } van { $rounds }: de aflegstapel**
status-time = { $heading } · eindigt { $until }
status-nobody-awaited = Iedereen heeft gekozen.
status-awaited = { $count ->
    [one] ⏳ Wachten op { $names }.
   *[other] { $ready ->
        [one] ⏳ Wachten op { $names }. { $ready } van { $count } is klaar.
       *[other] ⏳ Wachten op { $names }. { $ready } van { $count } zijn klaar.
    }
}
shown-by = -# Getoond door { $name }
shown-to-all = -# Iedereen in het kanaal ziet het nu.
nudge = { $persons } { $name } spoort aan: het spel wacht.
nudged = Je hebt { $names } aangespoord met een nieuw bericht in het spel. Niemand wordt binnen een uur twee keer aangespoord.
nudged-but = Je hebt { $names } aangespoord met een nieuw bericht in het spel. Niemand wordt binnen een uur twee keer aangespoord, dus dit bericht roept { $others } niet.
status-resumed = -# Ik was even weg. Er is niets verloren; speel verder.
status-closed = { $person }: druk op **Mijn hand** om je kaarten te zien.
status = { $heading }. Wachten op { $names }.
status-all-picked = { $heading }. Iedereen heeft gekozen; zo meteen staat hier wat er gebeurt.
status-abandoned = Het laatste spel hier eindigde zonder score, omdat niemand het nog speelde. `/table` en `/city` tonen het nog, `/record` geeft het als bestand; `/join` opent een nieuwe tafel.
status-over = Het laatste spel hier is afgelopen. `/table` en `/city` tonen het nog; `/join` opent een nieuwe tafel.
status-lobby = { $count ->
    [one] Hier is een tafel open met { $count } bezette plaats. `/join` neemt de volgende.
   *[other] Hier is een tafel open met { $count } bezette plaatsen. `/join` neemt de volgende.
}
reminder = Je ronde op **{ $server }** wacht op je. Je tijd is om { $until }.
reminder-turns = Je beurt op **{ $server }** wacht op je. Je tijd is om { $until }.
reminder-public-turns = { $person }: de helft van je tijd is om. De knoppen staan onder het plaatje van de beurt.
reminder-public = { $person }: de helft van je tijd is om. Druk op **Mijn hand** in het bericht van de ronde.
computer-thinks = { $name } denkt na.
late-computer-played = ⏱ De tijd van { $name } was om: de computer heeft deze ronde gespeeld. De volgende is weer voor { $name }.
late-away = { $name } lijkt weg te zijn. De computer speelt tot { $name } op **Ik ben terug** drukt.

## Wat er is gebeurd

told-heading = **Tijdperk { $age }, ronde { $round } van { $rounds }**
paid-to-left = { $count ->
    [one] { $count } munt aan { $name-the }
   *[other] { $count } munten aan { $name-the }
}
paid-to-right = { $count ->
    [one] { $count } munt aan { $name-the }
   *[other] { $count } munten aan { $name-the }
}
paid-to-bank = { $count ->
    [one] { $count } munt aan de bank
   *[other] { $count } munten aan de bank
}
bought-from = { $resources } van { $name }
the-bank = de bank
told-built = { $name-begins } bouwt **{ $card }**
told-built-paid = { $name-begins } bouwt **{ $card }** ({ $payment })
told-built-chain = { $name-begins } bouwt **{ $card }**, gratis door { $source }
told-built-power = { $name-begins } bouwt **{ $card }**, gratis door Olympia
told-built-seventh = { $name-begins } bouwt ook de zevende kaart, **{ $card }**
told-built-seventh-paid = { $name-begins } bouwt ook de zevende kaart, **{ $card }** ({ $payment })
told-stage = { $name-begins } bouwt **fase { $stage } van { $city }**
told-stage-paid = { $name-begins } bouwt **fase { $stage } van { $city }** ({ $payment })
told-stage-copied = { $name-begins } bouwt **fase { $stage } van { $city }**, een kopie van { $copied }
told-stage-copied-paid = { $name-begins } bouwt **fase { $stage } van { $city }**, een kopie van { $copied } ({ $payment })
told-sold = { $name-begins } verkoopt een kaart voor { $coins } munten
told-sold-seventh = { $name-begins } verkoopt de zevende kaart voor { $coins } munten
told-coins = { $count ->
    [one] { $name } neemt { $count } munt van de bank
   *[other] { $name } neemt { $count } munten van de bank
}
told-revived = { $name-begins } neemt **{ $card }** uit de aflegstapel
told-revived-nothing = { $name-begins } neemt niets uit de aflegstapel
told-discard-empty = In de aflegstapel ligt niets wat { $name } kan bouwen.
age-ended = ## Einde van Tijdperk { $age }
conflict-won = **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } +{ $token }, { $loser } { $loss }
conflict-peace = **{ $name } { $shields } ⚔ { $left_shields } { $left }** · vrede
age-begins = { $passing ->
    [left] **Tijdperk { $age }** · doorgeven naar links: { $circle }
    [swap] **Tijdperk { $age }** · handen ruilen: { $circle }
   *[right] **Tijdperk { $age }** · doorgeven naar rechts: { $circle }
}
log-empty = Er is nog niets gebeurd.

## De eigen hand

hand-heading = { $following ->
    [left] **Tijdperk { $age }, ronde { $round } van { $rounds }** · { $money } · doorgeven naar links → { $name }
    [swap] **Tijdperk { $age }, ronde { $round } van { $rounds }** · { $money } · handen ruilen met { $name }
    [right] **Tijdperk { $age }, ronde { $round } van { $rounds }** · { $money } · doorgeven naar rechts → { $name }
    [seventh] **Tijdperk { $age }, de zevende kaart** · { $money }
    [discard] **Tijdperk { $age }, ronde { $round } van { $rounds }: de aflegstapel**
   *[put-away] **Tijdperk { $age }, ronde { $round } van { $rounds }** · { $money } · de laatste kaart wordt afgelegd
}
practice-heading = **Oefenen** · { $heading }
hand-free-city = **de Vrije Stad is aan de beurt**, ze heeft { $money }
news-of = { $name }: { $done }
news-of-you = jij: { $done }
news-of-neighbours = { $own ->
    [yes] Je buren in de vorige ronde – { $news }
   *[no] Haar buren in de vorige ronde – { $news }
}
free-city-played-by = { $name } speelt deze ronde ook de Vrije Stad.
news-stage = fase { $stage } van het Wonder
news-sold = een kaart verkocht
news-revived-nothing = niets uit de aflegstapel
hand-away = De computer speelt voor je tot je op **Ik ben terug** drukt.
hand-reserve = Je bewaart voor later: { $cards }.
hand-place = -# { $place }
choose-card = Kies een kaart.
choose-both = **Je speelt beide kaarten.** Kies er eerst een.
choose-own-first = **Je speelt deze ronde ook de Vrije Stad.** Kies eerst een kaart voor je eigen stad.
choose-free-city = { $count ->
    [one] **Kies nu voor de Vrije Stad.** Nog { $count } kaart. Zij mag die alleen verkopen als er niets anders kan.
   *[other] **Kies nu voor de Vrije Stad.** Nog { $count } kaarten. Zij mag er alleen een verkopen als er niets anders kan.
}
choose-seventh = **Je speelt ook de zevende kaart.** Bouw hem, gebruik hem voor het Wonder of verkoop hem.
choose-discard = { $count ->
    [one] **Bouw één afgelegde kaart gratis.** Er is er { $count } die je kunt bouwen.
   *[other] **Bouw één afgelegde kaart gratis.** Er zijn er { $count } die je kunt bouwen.
}
choose-discard-free-city = { $count ->
    [one] **De Vrije Stad bouwt één afgelegde kaart gratis.** Er is er { $count } die zij kan bouwen.
   *[other] **De Vrije Stad bouwt één afgelegde kaart gratis.** Er zijn er { $count } die zij kan bouwen.
}
choose-discard-age = { $number ->
    [0] Kaarten zonder tijdperk
   *[other] Kaarten van Tijdperk { $age }
}
discard-option = { $number }. { $card }
question-other = { $name }, kies.
question-list = Kies
button-number = { $number } { $name }
nothing-to-choose = Je hebt nu niets te kiezen. Wachten op { $names }.
offer-card = **{ $card }**: { $effects }
offer-free = Het kost niets.
offer-own = { $own ->
    [yes] Je hebt alles wat het kost.
   *[no] De Vrije Stad heeft alles wat het kost.
}
offer-chain = { $own ->
    [yes] Het is gratis: je hebt { $source }.
   *[no] Het is gratis: de Vrije Stad heeft { $source }, dus ze moet het bouwen.
}
offer-power = Met Olympia kun je het gratis bouwen, eens in dit Tijdperk.
offer-paid = { $own ->
    [yes] Je betaalt { $payment }.
   *[no] De Vrije Stad betaalt { $payment }.
}
offer-or-power = Of bouw het gratis met Olympia, eens in dit Tijdperk.
offer-owned = { $own ->
    [yes] Je hebt { $card } al. Hetzelfde gebouw mag niet twee keer worden gebouwd.
   *[no] De Vrije Stad heeft { $card } al. Hetzelfde gebouw mag niet twee keer worden gebouwd.
}
offer-too-dear = { $own ->
    [yes] Je kunt het niet bouwen: het kost { $need ->
            [one] { $need } munt
           *[other] { $need } munten
        }, je hebt { $have }.
   *[no] Het kan niet worden gebouwd: het kost { $need ->
            [one] { $need } munt
           *[other] { $need } munten
        }, de Vrije Stad heeft { $have }.
}
offer-not-sold =
    { $own ->
        [yes] Je kunt het niet bouwen
       *[no] De Vrije Stad kan het niet bouwen
    } – { $shortages }.
offer-stage-too-dear = { $own ->
    [yes] De volgende fase van je Wonder kost { $need ->
            [one] { $need } munt
           *[other] { $need } munten
        }, je hebt { $have }.
   *[no] De volgende fase van haar Wonder kost { $need ->
            [one] { $need } munt
           *[other] { $need } munten
        }, de Vrije Stad heeft { $have }.
}
offer-stage-not-sold = De volgende fase van het Wonder kan niet worden gebouwd – { $shortages }.
offer-free-from = Met { $cards } in de stad zou deze kaart gratis zijn.
worth = Zoals het nu staat: **{ $figures }**.
worth-points = { $count ->
    [one] = { $count } punt
   *[other] = { $count } punten
}
worth-coins = { $count ->
    [one] +{ $count } munt
   *[other] +{ $count } munten
}
worth-science = wetenschap +{ $count }
worth-beats = verslaat { $names-the }
worth-level = gelijk met { $names-the }
offer-free-later = Daarmee later gratis: { $cards }.
hand-line = { $number }. { $line }
picked-build = { $own ->
    [yes] ✔ Je bouwt **{ $card }**.
   *[no] ✔ Zij bouwt **{ $card }**.
}
picked-build-paid = { $own ->
    [yes] ✔ Je bouwt **{ $card }**: { $payment }.
   *[no] ✔ Zij bouwt **{ $card }**: { $payment }.
}
picked-stage = { $own ->
    [yes] ✔ Je bouwt **de volgende fase van je Wonder** met { $card }.
   *[no] ✔ Zij bouwt **de volgende fase van haar Wonder** met { $card }.
}
picked-stage-paid = { $own ->
    [yes] ✔ Je bouwt **de volgende fase van je Wonder** met { $card }: { $payment }.
   *[no] ✔ Zij bouwt **de volgende fase van haar Wonder** met { $card }: { $payment }.
}
picked-sell = { $own ->
    [yes] ✔ Je verkoopt **{ $card }** voor { $coins }.
   *[no] ✔ Zij verkoopt **{ $card }** voor { $coins }.
}
picked-revive = ✔ Je neemt **{ $card }** uit de aflegstapel.
picked-none = ✔ Je neemt niets uit de aflegstapel.
picked-other = ✔ { $choice }.
picked-for-free-city = { $own } Voor de Vrije Stad: { $free_city }
picked-until = Tot je op een van de knoppen hieronder drukt: { $picked }
picked-last = { $picked } Iedereen heeft gekozen.
picked-waiting = { $picked } Wachten op { $names }. Je kunt nog veranderen: kies gewoon opnieuw.
picked-computers = { $picked } Wachten op { $names }.
sure = { $question } Daarna kun je niet meer terug.
sure-unasked = { $question } Ik vraag het niet meer: vanaf de volgende keuze telt meteen wat je drukt, en `/hand` verandert dat weer.
sure-build = { $own ->
    [yes] **{ $card }** bouwen?
   *[no] **{ $card }** in de Vrije Stad bouwen?
}
sure-build-paid = { $own ->
    [yes] **{ $card }** bouwen en { $payment } betalen?
   *[no] **{ $card }** in de Vrije Stad bouwen, die { $payment } betaalt?
}
sure-build-power = **{ $card }** gratis bouwen met Olympia?
sure-stage = { $own ->
    [yes] **Fase { $stage } van je Wonder** bouwen met { $card }?
   *[no] **Fase { $stage } van het Wonder van de Vrije Stad** bouwen met { $card }?
}
sure-stage-paid = { $own ->
    [yes] **Fase { $stage } van je Wonder** bouwen met { $card } en { $payment } betalen?
   *[no] **Fase { $stage } van het Wonder van de Vrije Stad**, die { $payment } betaalt, bouwen met { $card }?
}
sure-stage-copied = **Fase { $stage } van je Wonder**, een kopie van { $copied }, bouwen met { $card }?
sure-stage-copied-paid = **Fase { $stage } van je Wonder**, een kopie van { $copied }, bouwen met { $card } en { $payment } betalen?
sure-sell = { $own ->
    [yes] **{ $card }** verkopen voor { $coins }?
   *[no] **{ $card }** verkopen voor de Vrije Stad, die { $coins } krijgt?
}
sure-revive = **{ $card }** uit de aflegstapel nemen?
sure-none = Niets uit de aflegstapel nemen?
sure-other = { $choice }?
pay-build = Wie betaal je voor het gebouw?
pay-stage = Wie betaal je voor het Wonder?
pay-for = { $what ->
    [build] Gebouw · { $paid }
   *[stage] Wonder · { $paid }
}
pay-for-copy = Wonder: kopie van { $name } · { $paid }
pay-one = { $payment }
pay-one-cheapest = { $payment } (het goedkoopst)
pay-several = { $count } munten: { $payment }
pay-several-cheapest = { $count } munten: { $payment } (het goedkoopst)
remembered = Tijdperk { $age }, ronde { $round }: { $what }
remembered-late = Tijdperk { $age }, ronde { $round }: de tijd was om, en de computer koos voor je: { $what }
remembered-nothing = Je had niets te kiezen.
remembered-build = je bouwde { $card }.
remembered-stage = je bouwde een fase van je Wonder met { $card }.
remembered-sell = je verkocht { $card }.
remembered-revive = je nam { $card } uit de aflegstapel.
remembered-free-city = { $action ->
    [build] De Vrije Stad bouwde { $card }.
    [stage] De Vrije Stad bouwde een fase van haar Wonder met { $card }.
    [revive] De Vrije Stad nam { $card } uit de aflegstapel.
    [none] De Vrije Stad nam niets uit de aflegstapel.
   *[sell] De Vrije Stad verkocht { $card }.
}
remembered-none = je nam niets uit de aflegstapel.
remembered-other = { $choice }.
hand-put-away = Deze kaarten zijn weggelegd.
picture-late = Het plaatje komt later. Dit staat erop:
which-game = Welk spel?
hand-none = Je hebt nu geen kaarten: er loopt geen spel van je.

## Het einde van het spel

winner = ## { $headline }
other-totals = { $count ->
    [one] Punten van de ander
   *[other] Punten van de anderen
}: { $totals }
other-total = { $coins ->
    [one] { $name } { $points } ({ $coins } munt)
   *[other] { $name } { $points } ({ $coins } munten)
}
moment-led-only-at-the-end = { $name } stond pas voor het eerst vooraan toen alles voorbij was.
moment-free-city-on-top = De Vrije Stad heeft de meeste punten van allemaal: { $points }.
moment-won-without-a-shield = { $name } won zonder één enkel schild.
moment-won-without-a-stage = { $name } won zonder één enkele fase van het Wonder.
moment-led-in-vain = { $game ->
    [base] { $name } stond { $rounds } ronden lang voor, maar { $winner } won.
   *[other] { $name } stond { $rounds } beurten lang voor, maar { $winner } won.
}
moment-lost-every-conflict = { $name } verloor elk conflict.
moment-won-every-conflict = { $name } won elk conflict.
moment-came-from-behind = { $game ->
    [base] { $rounds ->
        [one] Met nog één ronde te gaan stond { $name } nog laatste, en won toch.
       *[other] Met nog { $rounds } ronden te gaan stond { $name } nog laatste, en won toch.
    }
   *[other] { $rounds ->
        [one] Met nog één beurt te gaan stond { $name } nog laatste, en won toch.
       *[other] Met nog { $rounds } beurten te gaan stond { $name } nog laatste, en won toch.
    }
}
moment-close-together = { $points ->
    [0] De eerste en de laatste hebben evenveel punten.
    [one] Er zit één punt tussen de eerste en de laatste.
   *[other] Er zitten maar { $points } punten tussen de eerste en de laatste.
}
moment-led-for-long = { $game ->
    [base] { $name } stond { $rounds } ronden lang voor.
   *[other] { $name } stond { $rounds } beurten lang voor.
}
moment-much-civilian = { $name } heeft alleen al voor blauwe kaarten { $points } punten.
moment-peaceful-age = Aan het eind van Tijdperk { $age } vocht niemand: vrede aan alle kanten.
moment-science-in-vain = { $short ->
    [one] De { $points } punten van { $name } voor wetenschap kwamen één punt tekort.
   *[other] De { $points } punten van { $name } voor wetenschap kwamen { $short } punten tekort.
}
moment-lead-changed-hands = De leiding wisselde { $times } keer.
moment-early-wonder = Het Wonder van { $name } was al in ronde { $round } van Tijdperk { $age } voltooid.
moment-full-purse = { $name } eindigde met { $coins } munten.
moment-chains = { $name } bouwde { $buildings } gebouwen door ketens.
moment-science-won = { $name } won met { $points } punten voor wetenschap.
moment-much-from-guilds = { $name } heeft { $points } punten voor gilden.
moment-sales = { $name } verkocht { $cards } kaarten.
moment-every-colour = Alleen { $name } heeft in elke kleur iets gebouwd.
moment-earned-by-trade = { $name } kreeg { $coins } munten van de buren.
moment-spent-on-trade = { $name } betaalde { $coins } munten aan de buren.
honour-record-total = { $name } heeft de hoogste score van deze server: { $points }, eerst was het { $before }.
honour-many-wonders = { $name } heeft nu met { $wonders } verschillende Wonderen gewonnen.
honour-won-no-wonder = { $name } won zonder iets van het Wonder te bouwen.
honour-won-early-wonder = { $name } won en had het hele Wonder aan het eind van Tijdperk II gebouwd.
honour-won-no-trade = { $name } won zonder één grondstof te kopen.
honour-won-no-red = { $name } won zonder rode kaart.
honour-won-no-yellow = { $name } won zonder gele kaart.
honour-leads = { $name } staat nu bovenaan de ranglijst van deze server.
honour-round-number-of-games = Dit was spel nummer { $games } van { $name } op deze server.
honour-round-number-of-wins = Dit was overwinning nummer { $wins } van { $name } in dit spel op deze server.
honour-streak = { $name } heeft { $wins } spellen op rij gewonnen.
honour-record-category = { $category ->
    [military] { $name } heeft meer militaire punten dan iemand ooit op deze server: { $points }.
    [treasury] { $name } heeft meer punten voor munten dan iemand ooit op deze server: { $points }.
    [wonder] { $name } heeft meer punten voor het Wonder dan iemand ooit op deze server: { $points }.
    [wonders] { $name } heeft meer punten voor Wonderen dan iemand ooit op deze server: { $points }.
    [stages] { $name } heeft meer punten voor fasen dan iemand ooit op deze server: { $points }.
    [civilian] { $name } heeft meer punten voor blauwe kaarten dan iemand ooit op deze server: { $points }.
    [blue] { $name } heeft meer punten voor blauwe kaarten dan iemand ooit op deze server: { $points }.
    [scientific] { $name } heeft meer punten voor wetenschap dan iemand ooit op deze server: { $points }.
    [commercial] { $name } heeft meer punten voor gele kaarten dan iemand ooit op deze server: { $points }.
    [guilds] { $name } heeft meer punten voor gilden dan iemand ooit op deze server: { $points }.
    [progress] { $name } heeft meer punten voor vooruitgangsfiches dan iemand ooit op deze server: { $points }.
   *[other] { $name } heeft meer punten van één soort dan iemand ooit op deze server: { $points }.
}
honour-streak-ended = { $name } maakte een eind aan de reeks van { $other }: { $wins } overwinningen op rij.
honour-ahead-at-last = { $name } eindigde voor het eerst voor { $other }, in hun spel nummer { $games } samen.
honour-first-win = Dit is de eerste overwinning van { $name } in dit spel op deze server.
honour-first-win-with-wonder = Dit is de eerste overwinning van { $name } met { $wonder-the }.
honour-first-win-with-side = Dit is de eerste overwinning van { $name } met { $wonder-the }, kant { $side }.
honour-own-best = { $more ->
    [one] { $name } verbeterde de eigen beste score met één punt.
   *[other] { $name } verbeterde de eigen beste score met { $more } punten.
}
honour-settled = De rating van { $name } is niet langer voorlopig.
honour-first-game = Dit was het eerste afgelopen spel van { $name } op deze server.
moment-duel-early = Het was al in Tijdperk { $age } voorbij.
moment-duel-behind-in-points = { $points ->
    [one] { $name } stond één punt achter en won toch.
   *[other] { $name } stond { $points } punten achter en won toch.
}
moment-duel-nearly-at-the-capital = { $spaces ->
    [one] { $name } had de pion één enkel vak voor de hoofdstad van { $other }.
   *[other] { $name } had de pion { $spaces } vakken voor de hoofdstad van { $other }.
}
moment-duel-one-symbol-short = { $name } kwam één symbool tekort om door wetenschap te winnen.
moment-duel-pawn-crossed = De pion ging { $times } keer over het midden.
moment-duel-calm-front = { $spaces ->
    [one] De pion kwam nooit verder dan één vak.
   *[other] De pion kwam nooit verder dan { $spaces } vakken.
}
moment-duel-every-wonder = { $wonders ->
    [0] { $name } bouwde alle vier de Wonderen, { $other } geen.
    [one] { $name } bouwde alle vier de Wonderen, { $other } maar één.
   *[other] { $name } bouwde alle vier de Wonderen, { $other } maar { $wonders }.
}
moment-duel-ahead-in-vain = { $name } stond { $rounds } beurten lang op punten voor, maar { $winner } won.
moment-duel-turns-again = { $name } was { $times } keer nog eens aan de beurt.
moment-duel-many-tokens = { $name } nam { $tokens } vooruitgangsfiches.
moment-duel-much-looted = { $name } moest { $coins } munten inleveren.
moment-architects-won-with-few-stages = { $stages ->
    [0] { $name } won zonder fase.
    [one] { $name } won met één enkele fase.
   *[other] { $name } won met maar { $stages } fasen.
}
moment-architects-no-battle = Er was geen enkele veldslag.
moment-architects-many-tokens = { $name } nam { $tokens } vooruitgangsfiches.
moment-architects-finished-in-vain = { $name } voltooide het Wonder, maar { $winner } won.
moment-architects-wandering-cat = De kat wisselde { $times } keer van kant.
moment-architects-many-battles = Er waren { $battles } veldslagen.
moment-architects-many-victories = { $name } heeft { $tokens } overwinningsfiches.
result-won = **Je hebt gewonnen.** { $headline }.
result-other = **{ $headline }; jij wordt { $place }e met { $points } punten.**
play-again-there = Er is een tafel open: { $place }.
seated-game-has-begun = Je hebt je plaats, en het spel is al begonnen.
note-symbols = Symbool naar keuze voor { $name }: { $symbols }, +{ $points }.
note-guild = { $name } kopieert { $guild } van { $owner }, +{ $points }.
note-costs-unknown = De kosten die op kant A staan kennen we niet. We gebruiken de regel uit 2013: een fase kost wat de fase kost die hij kopieert.
note-beer = { $name } is Brussel een goed gekoeld biertje schuldig.
details-total = **{ $name }: { $points } punten**
details-line = { $category ->
    [military] Militaire conflicten: **{ $points }** ({ $what })
    [treasury] Schatkist: **{ $points }** ({ $what })
    [wonder] Wonder: **{ $points }** ({ $what })
    [civilian] Civiele gebouwen: **{ $points }** ({ $what })
    [scientific] Wetenschappelijke gebouwen: **{ $points }** ({ $what })
    [commercial] Commerciële gebouwen: **{ $points }** ({ $what })
    [wonders] Wonderen: **{ $points }** ({ $what })
    [progress] Vooruitgangsfiches: **{ $points }** ({ $what })
    [track] Conflictspoor: **{ $points }** ({ $what })
   *[guilds] Gilden: **{ $points }** ({ $what })
}
details-line-alone = { $category ->
    [military] Militaire conflicten: **{ $points }**
    [treasury] Schatkist: **{ $points }**
    [wonder] Wonder: **{ $points }**
    [civilian] Civiele gebouwen: **{ $points }**
    [scientific] Wetenschappelijke gebouwen: **{ $points }**
    [commercial] Commerciële gebouwen: **{ $points }**
    [wonders] Wonderen: **{ $points }**
    [progress] Vooruitgangsfiches: **{ $points }**
    [track] Conflictspoor: **{ $points }**
   *[guilds] Gilden: **{ $points }**
}
details-line-row = { $row }: **{ $points }**
details-stages = { $built } van { $stages } fasen
details-card = { $card } { $points }
details-guild-copied = { $card }, gekopieerd van { $owner }, { $points }
details-symbols-chosen = { $symbols }; gekozen: { $chosen }

## Opnamen

rehearsal-taps = { $person } Dit is een repetitie: alles wordt aan het eind gewist. Druk hierboven op **Mijn hand**. { $open ->
        [yes] Tik dan op **{ $number }** in mijn laatste privébericht aan jou
       *[no] Tik dan op **{ $number }** onder de hand die opengaat
    }, en kies een regel van de lijst die daar verschijnt.
rehearsal-form = { $person } Nog één tik, als je wilt: druk hierboven op **Opties**, verander wat je wilt en verstuur het formulier. Er hangt niets van af.
record-file = Het laatste spel van dit kanaal. `/replay` toont het nog eens; met dit bestand ook elders.
record-file-abandoned = Het laatste spel van dit kanaal. Het eindigde zonder score, omdat niemand het nog speelde; `/replay` toont het zover het kwam, met dit bestand ook elders.
record-shown = Iedereen in het kanaal kan erin bladeren.
record-page = -# { $page } van { $pages }
record-list = Ga naar …
record-step = { $page } · { $step }
step-round = Tijdperk { $age }, ronde { $round }
step-seventh-card = Tijdperk { $age }, de zevende kaart
step-revive = Tijdperk { $age }, ronde { $round }, de aflegstapel
duel-step-draft = De Wonderen: { $name }
duel-step = Tijdperk { $age }: { $name }
architects-step = { $name }
player = Speler { $number }

## Plaatsen

leave-question = Dit spel verlaten? De computer neemt je stad over.
end-question = Het spel van { $names } voor iedereen beëindigen? Er komt dan geen score.
leave-question-last = Dit spel verlaten? Er speelt niemand anders, dus het eindigt voor iedereen zonder score.
replace-question = { $name } door een computerspeler vervangen? Die speelt vanaf nu { $city }. { $name } krijgt bericht en heeft pas weer een plaats als gastheer of moderator dat zegt.
replace-question-last = { $name } door een computerspeler vervangen? Er speelt niemand anders, dus het spel eindigt voor iedereen zonder score.
question-replaced = De speler is vervangen, en het kanaal weet het.
question-keep = Het spel gaat door. Er is niets veranderd.
question-stay = Je blijft. Er is niets veranderd.
question-left = Je hebt het spel verlaten.
question-ended = Je hebt het spel beëindigd.
seat-left = { $name } is weg. { $computer } (computer) speelt nu { $city }.
seat-replaced = { $name } is vervangen. { $computer } (computer) speelt nu { $city }.
seat-replaced-called = { $name } ({ $person }) is vervangen. { $computer } (computer) speelt nu { $city }.
seat-replaced-you = Je bent vervangen in het spel in { $place }: de gastheer, of iemand die het kanaal mag beheren, laat de computer { $city } spelen. Wil je verder spelen, druk daar dan op **{ $button-take-seat }**, dan vraag ik het de gastheer.
seats-free = Hier wordt een spel gespeeld. Kijk mee met `/table`, of neem de plaats van een computerspeler:
seat-free = { $game ->
    [duel] { $points ->
        [one] - { $name }: tot nu toe 1 punt
       *[other] - { $name }: tot nu toe { $points } punten
    }
   *[other] { $points ->
        [one] - { $name }: { $city }, tot nu toe 1 punt
       *[other] - { $name }: { $city }, tot nu toe { $points } punten
    }
}
seat-taken-over = { $name } neemt { $city } over.
seat-asked-for = { $host }, { $name } is vervangen en wil graag weer een plaats. Dat kan alleen als jij het zegt.
seat-may-be-taken = { $person } mag weer een plaats nemen.
seat-back = { $name } is terug.
seat-no-longer-alone = { $name }, je speelt niet meer alleen: wat je aantikt telt meteen, en je kunt het veranderen tot iedereen gekozen heeft.
lobby-lost = Het spijt me: ik kan deze tafel niet meer lezen, dus hij is gesloten; misschien is hij door een oudere versie van mij geopend. `/join` opent een nieuwe.
game-lost = Het spijt me: ik kan het spel van dit kanaal niet meer lezen; misschien is het door een oudere versie van mij begonnen. `/join` opent een nieuwe tafel.
game-waits-for-right = { $rights ->
    [none] Het spel in { $place } wacht: ik mag daar niet meer schrijven zoals eerst. Er is niets verloren; als iemand die de server beheert me dat recht weer geeft, gaat het binnen een paar minuten vanzelf verder.
   *[other] Het spel in { $place } wacht: daar ben ik dit kwijt: { $rights }. Er is niets verloren; als iemand die de server beheert het me weer geeft, gaat het binnen een paar minuten vanzelf verder.
}
game-rests = Het spel in { $place } rust: iets houdt me tegen, en ik heb het een tijd geprobeerd. Er is niets verloren; het gaat verder als een van de spelers daar op een knop drukt of een opdracht typt.
game-broken = Een bug in de spelregels heeft het potje in { $place } stilgelegd. Er is niets verloren: het gaat verder zodra de bug is opgelost, en `/end` stopt het nu, zonder score.
game-expires = { $persons } In dit spel heeft lang niemand iets gedaan. Het eindigt op { $end }, tenzij een van de spelers eerder iets doet: elke knop en elke opdracht in dit kanaal telt.
game-abandoned = Niemand speelde dit spel nog, dus het is zonder score beëindigd, en dit kanaal is vrij. `/record` geeft het als bestand; `/join` opent een nieuwe tafel.
game-expires-direct = In je spel in { $place }, waar ik niet meer mag schrijven, heeft lang niemand iets gedaan. Het eindigt op { $end }, tenzij een van de spelers eerder iets doet: elke knop en elke opdracht daar telt, en de knop hieronder.
game-stopped = Dit spel is beëindigd. `/join` opent een nieuwe tafel.
table-asleep = Iedereen is weg, dus het spel wacht. Het gaat verder zodra een van de spelers op **Ik ben terug** drukt.
everyone-left = Iedereen is weg. Het spel is gesloten.
game-ended-by = { $name } heeft dit spel beëindigd. `/join` opent een nieuwe tafel.
done = Gedaan.

## Wat van mensen wordt bewaard

privacy = **Wat ik van mensen bewaar**
    Van iedereen die een van mijn opdrachten typt of op een van mijn knoppen drukt: de taal van je Discord, of die je met `/language` kiest, zodat ik daarin antwoord, tot je `/forget` typt.
    Van iedereen die gaat zitten: of ik je privéberichten kan schrijven en waar, en of je je kaarten liever in het kanaal wilt, zodat ze je bereiken, tot je `/forget` typt.
    Van elke tafel: wie hem opende, wie welke plaats had onder welke naam, elke keuze, de uitslag, wanneer hij begon en eindigde en wie hem beëindigde, zodat het spel een storing overleeft en de uitslag later te zien is. Je naam blijft erbij tot je `/forget` typt; bestanden die `/record` eerder gaf houden hem. Wie een plaats heeft verlaten, bewaar ik tot dat spel is afgelopen, zodat niemand van plaats wisselt om kaarten te zien, en ook wanneer iemand is aangespoord of geroepen, zodat dat niet steeds weer gebeurt.
    Van een spel dat iemand met `/replay` toont: de deling, elke keuze, de uitslag en de namen in het bestand, zodat de knoppen werken, { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    } lang. `/forget` haalt er elke naam uit die je aan mijn tafels had.
    Van iedereen die `/score` typt: het scoreblok, met de namen erop, tot je volgende, hooguit een maand; en als je het in de geschiedenis van de server zet, wat erop staat en dat jij het was, tot je `/forget` typt.
    Van afgelopen spellen: wat ze voor jou opleveren, op elke server apart: plaatsen, scores, Wonderen, records, wie je trof en je rating; of je niet getoond wilt worden. `/forget` wist het; in de spellen van de anderen heeft een naamloze speler dan jouw plaatsen, zodat hun cijfers blijven. Spellen die onder een oudere versie van mij eindigden worden op de achtergrond geteld, terwijl anderen spelen.
    Van iedereen die een soort spel voor het eerst speelt: welk tip ik in welke ronde gaf, zodat ik er geen herhaal, tot dat spel is afgelopen; en of je geen tips wilt, tot je `/forget` typt.
    Discord toont mij alleen de tekst van twee soorten berichten: privéberichten aan mij en berichten die mij vermelden. Ik antwoord met wat ik ben en bewaar er niets van. Ik geef aan niemand iets door, behalve aan de mensen aan je tafel, die je naam zien en wat je speelt, en aan die van je server, die de geschiedenis, cijfers en ranglijst van zijn spellen kunnen zien.
kept-language = Van jou weet ik welke taal je Discord spreekt: { $language }.
kept-own-language = Van jou weet ik in welke taal je wilt lezen: { $language }.
kept-no-language = Van jou weet ik geen taal.
kept-direct = Ik weet waar ik je privéberichten kan schrijven.
kept-no-direct = Ik weet niet waar ik je privéberichten kan schrijven.
kept-hands-in-channel = Je wilt je kaarten in het kanaal, niet als privébericht.
kept-seats = Je hebt plaatsen aan { $lobbies ->
    [one] { $lobbies } open tafel
   *[other] { $lobbies } open tafels
} en in { $running ->
    [one] { $running } lopend spel
   *[other] { $running } lopende spellen
}, en had plaatsen aan { $ended ->
    [one] { $ended } tafel die is afgelopen
   *[other] { $ended } tafels die zijn afgelopen
}.
kept-finished = Wat { $count ->
    [one] { $count } afgelopen spel voor jou oplevert, wordt
   *[other] { $count } afgelopen spellen voor jou opleveren, wordt
} bewaard: cijfers, ratings, records.
kept-left-out = Je wilt in geen ranglijst staan en geen record op je naam hebben.
kept-pad = Je hebt een scoreblok van `/score`.
kept-tips = Ik weet welke tips ik je gaf in de spellen die je nu speelt, zodat ik er geen herhaal; na het spel vergeet ik ze.
kept-without-tips = Je wilt geen tips.
kept-without-confirmation = Je wilt dat je keuzes tegen computers tellen zonder dat ik het vraag.
privacy-forget = `/forget` wist dit alles; ik vraag het eerst.
forget-question = **Zal ik wissen wat ik van je bewaar?** Het is niet terug te halen.
forget-settings = Ik vergeet je taal en waar ik je privéberichten schrijf.
forget-lobbies = { $count ->
    [one] Je verlaat de open tafel waaraan je zit.
   *[other] Je verlaat de { $count } open tafels waaraan je zit.
}
forget-running = { $count ->
    [one] Je verlaat het lopende spel waarin je een plaats hebt: de computer speelt voor je verder.
   *[other] Je verlaat de { $count } lopende spellen waarin je een plaats hebt: de computer speelt voor je verder.
}
forget-ended = { $count ->
    [one] { $count } afgelopen tafel bewaart wat er is gespeeld en de uitslag, zonder jou: je plaats heeft geen naam.
   *[other] { $count } afgelopen tafels bewaren wat er is gespeeld en de uitslagen, zonder jou: je plaatsen hebben geen naam.
}
forget-finished = Je cijfers, ratings en records uit { $count ->
    [one] { $count } afgelopen spel
   *[other] { $count } afgelopen spellen
} zijn voorgoed weg.
forget-left-out = Dat je buiten ranglijsten en records wilt blijven wordt ook gewist: spellen die later eindigen tellen weer.
forget-pad = Je scoreblok wordt gewist.
button-forget = Wissen
button-keep = Bewaren
forget-nothing-done = Er is niets gewist.
forgotten = **Gewist: wat ik van je bewaarde.**
forgotten-settings = Je taal en waar ik je privéberichten schrijf zijn gewist.
forgotten-lobbies = { $count ->
    [one] Je hebt de open tafel verlaten waaraan je zat.
   *[other] Je hebt de { $count } open tafels verlaten waaraan je zat.
}
forgotten-running = { $count ->
    [one] Je hebt het lopende spel verlaten; de computer speelt nu je plaats.
   *[other] Je hebt de { $count } lopende spellen verlaten; de computer speelt nu je plaatsen.
}
forgotten-ended = { $count ->
    [one] Je naam is gewist van { $count } afgelopen tafel.
   *[other] Je naam is gewist van { $count } afgelopen tafels.
}
forgotten-finished = Je cijfers, ratings en records uit { $count ->
    [one] { $count } afgelopen spel
   *[other] { $count } afgelopen spellen
} zijn gewist.
forgotten-remains = Wat ik in kanalen heb geschreven blijft daar; wie ze beheert kan het wissen. Dat je een lopend spel hebt verlaten bewaar ik tot dat spel is afgelopen. Reservekopieën die mijn beheerder eerder maakte hebben je naam nog. Als je me weer gebruikt, noteer ik je taal weer.
forgotten-name = Vroegere speler

## Languages

language-me = Wat alleen jij leest: { $language }.
language-server = Wat iedereen op deze server leest: { $public }.
language-server-chosen = Wat iedereen op deze server leest is vanaf nu: { $public }. Tafels die open zijn houden hun taal; `/language` verandert ook die.
language-table-chosen = Deze tafel gaat verder in de taal die je hebt gekozen.
language-how = `/language ik:` verandert de jouwe, `server:` die van de server, `tafel:` die van de tafel in dit kanaal.
language-like-discord = Zoals Discord

## Wat niet kan, en wat wel

something-went-wrong = Er ging bij mij iets mis. Je spel is bewaard; druk nog eens.
store-failed = Ik kan de database met de spellen nu niet gebruiken, dus dit is niet gedaan, en alles van eerder is er nog: probeer het over een minuut nog eens, en helpt dat niet, zeg het dan tegen mijn beheerder.
refusal-not-allowed = Dit kun je hier niet gebruiken; er is niets veranderd.
refusal-lobby-closed = Deze tafel is gesloten. `/join` opent een nieuwe.
refusal-game-has-begun = Het spel is al begonnen. Spelers vinden hun kaarten onder **{ $button-my-hand }**, en `/table` toont iedereen de tafel.
game-of-other-rules = Dat spel is met andere regels gespeeld dan ik nu ken, dus ik kan de steden en ronden niet tonen; de uitslag is bewaard:
record-of-other-rules = Dat spel is met andere regels gespeeld dan ik nu ken, dus ik kan de steden en ronden niet tonen, en ook niet nagaan wat er volgens het bestand uitkwam:
kept-outcome-line = { $rank }. { $name }: { $points }
kept-outcome-victory = { $victory ->
    [military] Het was een militaire overwinning.
    [scientific] Het was een wetenschappelijke overwinning.
   *[civilian] Het was een overwinning op punten.
}
kept-outcome-ended = Het eindigde op { $when }.
refusal-game-of-other-rules = Dat spel is met andere regels gespeeld dan ik nu ken, dus ik kan het niet tonen.
refusal-stopping = Ik word op dit moment gestopt, dus dit is niet gedaan; elk spel is bewaard: probeer het nog eens als ik terug ben.
refusal-your-pictures = Je wacht al op veel plaatjes: vraag dit nog eens als ze er zijn; verder is er niets verloren.
refusal-pictures-of-server = Op deze server wachten nu zo velen op plaatjes dat er voor nog een geen plaats is: de spellen gaan door, en zo meteen kun je het nog eens vragen.
refusal-moving = Een ander deel van mij neemt dit op dit moment over, dus dit is niet gedaan; elk spel is bewaard: probeer het over tien seconden nog eens.
refusal-game-over = Dat spel is afgelopen. Met `/practice` speel je meteen verder, en `/join` opent een nieuwe tafel in een kanaal.
refusal-game-here = Hier wordt een spel gespeeld. Kijk mee met `/table`; `/join` vindt een plaats als er iemand weggaat.
refusal-channel-taken = In dit kanaal is al een tafel. Druk daar op **{ $button-join }**. De gastheer of een moderator kan hem beëindigen met `/end`.
refusal-other-game = Hier is een tafel voor { $game } open. Druk daar op **{ $button-join }**. De gastheer of een moderator kan hem beëindigen met `/end`.
refusal-other-game-here = Hier wordt al { $game } gespeeld. Speel iets anders in een ander kanaal of een thread. De gastheer of een moderator kan dit potje beëindigen met `/end`.
already-playing = Je speelt hier al { $game }.
refusal-already-seated = Plaats { $number } aan deze tafel is al van jou. Druk op **{ $button-leave }** om die vrij te geven.
refusal-already-playing = Je speelt hier al mee. Met `/leave` geef je je plaats op.
refusal-not-seated = Je hebt geen plaats aan deze tafel. Druk op **{ $button-join }** om er een te nemen.
refusal-table-full = De tafel is vol. Je kunt meekijken met `/table`.
refusal-no-free-seat = Alle plaatsen zijn al bezet, er is niets veranderd. Druk op **{ $button-start }** als jullie klaar zijn.
refusal-pad-players = Dit spel is voor { $least ->
    [2] { $most ->
        [2] 2 spelers
       *[other] { $least } tot { $most } spelers
    }
   *[other] { $least } tot { $most } spelers
}: noem ze allemaal na `spelers:`, met komma’s, en probeer het nog eens.
refusal-pad-names = Twee spelers heten hier hetzelfde: noem ze anders en probeer het nog eens.
refusal-pad-member = Iemand die je noemde is niet op deze server: schrijf in plaats daarvan de naam en probeer het nog eens.
refusal-pad-not-filled = Op het blok ontbreekt iets of het klopt niet: verbeter wat het noemt, en tel dan nog eens.
refusal-no-pad = Dit scoreblok is niet meer bewaard, of niet van jou. Typ `/score` om een nieuw blok te beginnen.
refusal-seats-kept = De vrije plaatsen worden bewaard voor de spelers van het laatste spel. Wat overblijft komt vrij { $until }; neem er dan een.
refusal-again-for-players = Alleen wie dit spel speelde kan de spelers weer bij elkaar roepen. Typ `/join` om een eigen tafel te openen.
refusal-not-on-this-server = Je bent niet meer op de server van dit spel, of kunt het kanaal niet meer zien, dus je speelt daar pas weer als iemand je binnenlaat.
refusal-too-many-tables = Er zijn { $count } tafels open op deze server. Maak er eerst een af.
refusal-host-only = Dit kan alleen { $host }, de gastheer van de tafel.
refusal-host-or-moderator = Dit kan alleen de gastheer van de tafel of iemand die dit kanaal mag beheren.
refusal-no-computer = Er zit geen computerspeler aan deze tafel.
refusal-too-few-players-duel = Voor 7 Wonders Duel zijn 2 spelers nodig. Wacht op iemand, of neem er een computer bij.
refusal-too-few-players-base = Voor 7 Wonders zijn 2 tot 7 spelers nodig. Wacht op meer spelers, of neem er een computer bij.
refusal-no-such-game = Er is geen spel met deze naam. Kies er een uit de lijst die verschijnt terwijl je typt.
refusal-no-hands = Dit spel heeft geen handkaarten: alles ligt open op tafel.
refusal-no-lobby = Hier is geen tafel open. `/join` opent er een.
refusal-no-game = Hier loopt geen spel. `/join` opent een tafel.
refusal-no-game-direct = Hier loopt geen spel. `/practice` begint er een, en `/mine` toont jouw potjes op alle servers.
refusal-wonders-dealt = In dit spel beslist het lot over de Wonderen. De gastheer kan dat onder **{ $button-options }** veranderen.
refusal-wonder-taken = Iemand anders heeft dat Wonder net genomen. Kies een ander.
refusal-rights-missing = Ik heb in dit kanaal eerst deze rechten nodig: { $rights }. Wie de server beheert kan ze me geven; probeer het dan nog eens.
refusal-not-shown = Ik mag hier niet schrijven, dus verder heeft niemand het gezien; wie de server beheert kan me toestaan in dit kanaal te schrijven.
refusal-may-not-write = Je mag in dit kanaal niet schrijven, dus ik toon niets uit jouw naam; jij ziet het nog steeds.
refusal-round-over = Dat was een eerdere ronde. Hier is je hand van nu.
refusal-everyone-has-picked = Te laat: iedereen heeft gekozen. Je keuze telde zoals hij was.
refusal-not-your-turn = { $name } is aan de beurt. Jij komt zo.
refusal-no-hints = In dit spel zijn er geen hints. De gastheer kan ze in een lobby aanzetten, voor een spel begint.
refusal-nothing-to-advise = Er wordt je nu niets gevraagd, dus er valt niets aan te raden. Er is niets veranderd.
refusal-hint-over = Dat is intussen beslist. Druk op **Hint vragen** onder wat je hierna wordt gevraagd.
refusal-hint-over-at-the-table = Dat is intussen beslist. Druk op **{ $button-hint }** onder wat je hierna wordt gevraagd.
refusal-seat-changed = Die plaats is intussen van iemand anders, en er is niets gedaan.
refusal-offer-changed = Het aanbod is veranderd, en er is niets gekozen. Kies opnieuw.
refusal-seat-taken = { $name } heeft die plaats al.
refusal-spectator = Je speelt niet mee in dit spel. `/table` toont het je.
refusal-replaced = Je bent in dit spel vervangen, dus je kunt alleen een plaats nemen als { $host } het goedvindt. Ik heb het in het kanaal van het spel gevraagd; tot dan verandert er niets.
refusal-has-seen-a-hand = Je hebt in deze ronde de kaarten van een andere plaats gezien. Neem je eigen plaats weer, of deze in de volgende ronde.
refusal-nobody-to-nudge = Er is niemand om aan te sporen: het spel wacht nu op niemand anders.
refusal-nudge-yourself = Iedereen wacht op jou, dus er is niemand anders om aan te sporen.
refusal-nudged-already = Iedereen op wie het spel wacht is minder dan een uur geleden aangespoord, en nu is niemand geroepen. Je kunt weer aansporen { $until }.
refusal-own-word = Alleen de gastheer van de tafel, of een andere moderator, kan je weer toelaten.
refusal-spectator-details = Je speelde niet mee in dit spel. De eindstand hierboven toont elk punt.
refusal-foreign-hand = Dit zijn de kaarten van { $name }. De jouwe staan onder **{ $button-my-hand }**.
refusal-not-at-this-table = { $name } zit niet aan deze tafel. Kies een van de namen die verschijnen terwijl je typt.
refusal-not-away = Je bent niet weg: je plaats is van jou. Je kaarten staan onder **{ $button-my-hand }**.
refusal-no-finished-game = Hier is nog geen spel uitgespeeld.
refusal-record-too-large = Dit bestand is te groot voor de opname van een spel. Voeg het bestand bij dat `/record` gaf.
refusal-no-such-finished-game = Ik kan dit spel hier niet tonen: het is op een andere server gespeeld, of het is niet meer bewaard.
refusal-stats-server = Ranglijsten, Wonderen en records horen bij een server: typ dit in een van zijn kanalen.
refusal-stats-oneself = In privéberichten toon ik alleen je eigen spellen; vraag op een server naar die van anderen.
refusal-stats-not-played = { $name } heeft hier geen spel { $game } uitgespeeld. Kies een ander spel.
refusal-no-such-season = In een seizoen met deze naam is geen spel gewaardeerd. Kies er een uit de lijst die verschijnt terwijl je typt.
refusal-manage-server = Alleen wie deze server mag beheren kan de ranglijsten aan- of uitzetten; er is niets veranderd.
refusal-record = Dit bestand is geen spel dat ik heb geschreven, of iemand heeft het veranderd, dus ik kan het niet tonen. Voeg het bestand bij dat `/record` gaf.
refusal-no-finished-game-of-number = Dat spel is nog niet afgelopen, of er is niets van gespeeld. Als het is afgelopen, kan het hier worden bekeken.
refusal-no-such-language = Die taal is er hier niet, en er is niets veranderd. Kies er een uit de lijst die verschijnt terwijl je typt.
refusal-language-server = Alleen wie deze server mag beheren kan de taal ervan kiezen; er is niets veranderd. Neem voor jezelf `ik:`.
refusal-language-server-here = De taal van een server kies je in een van zijn kanalen; er is niets veranderd.
refusal-no-record = Deze opname heb ik niet meer. Voeg hem nog eens bij met `/replay`.
refusal-no-such-card = Er is geen kaart of vooruitgangsfiche met deze naam. Kies er een uit de lijst die verschijnt terwijl je typt.
refusal-no-such-wonder = Er is geen Wonder met deze naam. Kies er een uit de lijst die verschijnt terwijl je typt.
refusal-no-such-topic = Er is geen onderwerp met deze naam. Kies er een uit de lijst die verschijnt terwijl je typt.

## Regels

rules-list = Een ander onderwerp
topic-round = Een ronde
topic-colours = Kleuren van de kaarten
topic-trade = Handel
topic-chains = Gratis gebouwen
topic-wonder = Het Wonder
topic-military = Leger
topic-science = Wetenschap
topic-guilds = Gilden
topic-end = Het einde van het spel
topic-two-players = Een spel voor twee
topic-free-city = De Vrije Stad
topic-manneken-pis = Manneken Pis
topic-clock = Klokken en afwezigheid
topic-ratings = Ratings en statistiek
topic-duel = 7 Wonders Duel
topic-architects = 7 Wonders Architects
rules-colours =
    ## Kleuren van de kaarten
    { "" }**Bruine** kaarten produceren ruwe grondstoffen, **grijze** glas, stof en papier. Daarmee betaal je andere kaarten, en je buren mogen ervan kopen. Tijdperk III heeft er geen.
    { "" }**Blauwe** kaarten zijn punten. **Groene** hebben wetenschapssymbolen, die meer tellen naarmate je er meer hebt.
    { "" }**Gele** kaarten leveren munten of grondstoffen op of maken handel goedkoper, in Tijdperk III ook punten. Wat ze produceren is niet te koop.
    { "" }**Rode** kaarten zijn schilden, die aan het eind van elk Tijdperk met beide buren worden vergeleken.
    { "" }**Paarse** kaarten zijn gilden, alleen in Tijdperk III: de meeste tellen wat je buren hebben gebouwd.
rules-two-players =
    ## Een spel voor twee
    Tussen jullie tweeën ligt een derde stad, de **Vrije Stad**, die van niemand is. Ze is de buur van jullie allebei: ze verkoopt, koopt en vecht. De kaarten zijn die van een spel voor drie.
    Jullie spelen om beurten voor haar, elk een ronde: neem een kaart van haar stapel op de hand, kies er een voor je eigen stad en dan een voor de Vrije Stad. De andere speler kiest één kaart. Daarna ruilen jullie van hand.
    Alleen een van jullie tweeën kan winnen. Voor het gewone spel: neem er in de lobby een computer bij.
rules-free-city =
    ## De Vrije Stad
    Speel je voor haar, dan kies je haar kaart meteen na die van jezelf. De Vrije Stad bouwt, of legt een kaart onder haar Wonder, met wat ze produceert, haar eigen munten en wat ze bij jullie beiden koopt; jij kiest hoe ze betaalt, ook duurder dan nodig.
    Een kaart die een keten voor haar gratis maakt moet worden gebouwd. Ze verkoopt alleen als ze niets kan spelen van wat er in de hand over is.
    Haar krachten, zoals bouwen uit de aflegstapel, worden gebruikt door wie dan voor haar speelt. Ze heeft geen zevende kaart, en ze kan niet winnen.
rules-manneken-pis =
    ## Manneken Pis
    Een bord uit Brussel met 7 munten om mee te beginnen, en zonder grondstof. **Opties** in de lobby doet het bij de andere.
    { "" }**Kant A** kopieert: de eerste fase is de eerste van je linkerbuur, de tweede de tweede van je rechterbuur, de derde de derde van een van beiden, naar keuze. Elke fase kost wat de gekopieerde fase kost. Een buur zonder derde fase kan daar niet worden gekopieerd.
    { "" }**Kant B** heeft één fase die van elk van de zeven grondstoffen één kost: 7 munten, 7 punten en een schild.
rules-round =
    ## Een ronde
    Een spel heeft drie Tijdperken van zes ronden. In een ronde kiest iedereen tegelijk één kaart van de hand en doet er één ding mee:
    { "" }**Bouwen**: betaal de kosten met wat je stad produceert en wat je koopt. Een stad heeft nooit tweemaal hetzelfde gebouw.
    { "" }**Wonder**: leg de kaart gesloten onder je Wonder en betaal in plaats daarvan de volgende fase.
    { "" }**Verkopen**: leg de kaart gesloten af voor 3 munten.
    Dan gaan de handen verder: in Tijdperk I en III naar links, in Tijdperk II naar rechts. In de zesde ronde kies je een van je laatste twee kaarten, en de andere wordt afgelegd.
rules-trade =
    ## Handel
    Wat je stad niet produceert koop je van je twee buren voor 2 munten per stuk, aan hen betaald. Ze kunnen niet weigeren, en ze verliezen niets.
    Te koop is wat hun bruine en grijze kaarten en hun bord produceren, één stuk per symbool in een ronde. Gele kaarten en fasen verkopen nooit.
    Vanaf de ronde nadat je hem bouwt, maakt een handelspost ruwe grondstoffen 1 munt bij de buur waarnaar hij wijst, en de marktplaats glas, stof en papier bij beide buren.
    Je betaalt met de munten die je aan het begin van de ronde had.
rules-chains =
    ## Gratis gebouwen
    Sommige kaarten zijn gratis voor een stad met een bepaald gebouw uit een eerder Tijdperk: het Badhuis maakt het Aquaduct gratis. Dan wordt er helemaal niets betaald. `/card` toont wat een kaart gratis maakt.
rules-wonder =
    ## Het Wonder
    Je bord heeft twee tot vier fasen, op volgorde te bouwen, elk één keer, in welk Tijdperk dan ook. De kaart onder een fase blijft gesloten en doet verder niets. `/wonder` toont beide kanten van een bord.
rules-military =
    ## Leger
    Aan het eind van elk Tijdperk vergelijk je schilden met beide buren. Meer schilden winnen een fiche: 1 punt in Tijdperk I, 3 in Tijdperk II, 5 in Tijdperk III. Minder kosten een punt. Evenveel: er gebeurt niets.
rules-science =
    ## Wetenschap
    Voor elk van de drie symbolen: het aantal dat je hebt, maal zichzelf. En 7 punten voor elke set van alle drie. Een symbool naar keuze telt als wat je het meest oplevert.
rules-guilds =
    ## Gilden
    Tijdperk III heeft twee gilden meer dan er spelers zijn. De meeste geven punten voor wat je buren hebben gebouwd.
rules-end =
    ## Het einde van het spel
    Na Tijdperk III wordt opgeteld: conflictfiches, 1 punt per 3 munten, het Wonder, blauwe kaarten, wetenschap, gele kaarten, gilden. Wie de meeste punten heeft, wint; bij gelijke stand meer munten; dan nog gelijk: de overwinning wordt gedeeld.
rules-clock =
    ## Klokken en afwezigheid
    De gastheer kiest het tempo in de lobby: 90 seconden, 10 minuten of 24 uur voor een ronde of beurt, of geen klok.
    Halverwege stuur ik een herinnering aan wie nog niet heeft gekozen. Als de tijd om is, speelt een computer deze ronde of beurt voor hen, en de volgende is weer van hen. Na drie keer op rij speelt hij door tot ze op **Ik ben terug** drukken. `/leave` geeft een plaats voorgoed op, en **Deze plaats nemen** geeft hem aan iemand anders. Terwijl ik niet draai, loopt er geen klok.
rules-ratings =
    ## Ratings en statistiek
    Een uitslag telt voor wie aan het eind de plaats heeft, als anderen, de computer inbegrepen, daar hooguit drie keer hebben gekozen: vervangen, te laat en weg tellen allemaal mee. Wie een spel begint en voorgoed weggaat heeft het verlaten: in de ranglijst is dat de laatste plaats, en het beëindigt een reeks. Een plaats die iemand later overnam telt voor niemand.
    Elke server heeft voor elk spel een ranglijst, met een seizoen per kwartaal (UTC). Een spel wordt met zijn laatste stap gewaardeerd en daarna niet meer; plaatsen tellen, niet punten, en een gelijke plaats is een gelijkspel. Ook computerspelers krijgen een rating, per niveau. Iedereen begint met 1000 punten; het getal achter ± zegt hoever de ware sterkte ervan af kan liggen. Tot tien gewaardeerde spellen is een rating voorlopig en staat hij onder de andere. Een nieuw seizoen begint met de rating van het vorige, minder zeker. Een spel met **hints** krijgt geen rating: de gastheer zet ze in de lobby aan, anders staan ze uit.
    Gemiddelden en beste scores laten duels weg die meteen zijn gewonnen, militair of door wetenschap. Spellen van een scoreblok staan in de geschiedenis en tellen verder nergens. Een server mag zijn spellen zonder rating laten, en wie niet getoond wil worden staat in geen ranglijst en heeft geen record op zijn naam.
    Zelf een rating narekenen: het is het Plackett-Luce-model van Weng en Lin (openskill) met β = 25/6, τ = 1/12 en κ = 0,0001. Iedereen begint met μ = 25 en σ = 25/3. De getoonde punten zijn 40 × μ, en ± is 1,96 × 40 × σ. Een nieuw seizoen houdt μ en verhoogt σ tot √(σ² + (25/6)²), hooguit 25/3. Een niveau met meerdere plaatsen krijgt het gemiddelde van hun μ en van hun σ².
rules-duel =
    ## 7 Wonders Duel
    Eerst kiezen jullie Wonderen: elk vier. Dan volgen drie Tijdperken, en in je beurt neem je één kaart waar niets op ligt en doe je er één ding mee:
    { "" }**Bouwen**: wat je stad niet produceert koop je van de bank voor 2 munten per stuk, en 1 meer voor elk stuk dat bruine en grijze kaarten van je tegenstander maken. Een kaart is gratis als je die met zijn ketensymbool hebt.
    { "" }**Verkopen** voor 2 munten, en 1 meer voor elk van je gele kaarten.
    { "" }**Een Wonder**: leg de kaart eronder en betaal het Wonder in plaats daarvan. Van de acht worden er hooguit zeven gebouwd.
    Rode kaarten bewegen de conflictpion naar de hoofdstad van je tegenstander. Zones met een plunderfiche kosten hem 2 of 5 munten; bij de hoofdstad **win je militair**, meteen.
    Twee gelijke symbolen leveren een vooruitgangsfiche op; zes verschillende symbolen **winnen door wetenschap**, meteen.
    Anders beslissen na Tijdperk III de punten: kaarten, Wonderen, fiches, de zone van de pion, en 1 per 3 munten; bij gelijke stand meer voor blauwe kaarten.
    Het volgende Tijdperk begint wie in het conflict achterstaat; staat de pion in het midden, dan zegt wie het laatst speelde wie begint.
rules-architects =
    ## 7 Wonders Architects
    In je beurt neem je **één kaart**: van de stapel links van je (je eigen), van de gesloten stapel in het midden, of van de stapel rechts van je. Al het andere volgt daaruit:
    { "" }**Fasen** worden gebouwd zodra je kunt betalen: 2, 3 of 4 grondstoffen, allemaal gelijk of allemaal verschillend. Een munt vervangt een ontbrekende grondstof. Je mag niet wachten.
    { "" }**Groen**: twee gelijke symbolen of alle drie brengen een vooruitgangsfiche, een van de drie die je ziet of het verborgen fiche. Fiches die kaarten brengen of helpen betalen werken één keer per beurt, en je mag de kaarten laten liggen.
    { "" }**Blauw** is punten; een kat erop brengt je de kat, 2 punten zolang je hem hebt. Met de kat mag je de kaart in het midden bekijken (**Gluren**) voor je er een neemt.
    { "" }**Rood** is een schild. Hoorns draaien conflictfiches om, en als ze allemaal een veldslag tonen, vecht aan het eind van de beurt iedereen tegen beide buren: meer schilden, een overwinningsfiche van 3 punten. Rode kaarten met hoorns worden dan weggelegd. Met twee spelers brengen dubbel zoveel schilden twee fiches, maar 1 tegen 0 brengt er een.
    { "" }**Het einde** komt met de beurt waarin iemand een Wonder voltooit. Fasen, kat, blauwe kaarten, overwinningen en fiches tellen; bij gelijke stand meer fasen.

## Zo speel je: bladzijden met plaatjes

lesson-place = **Zo speel je { $game }** · bladzijde { $number } van { $pages }
lesson-legend-place = **Alle tekens van { $game }**
lesson-base-goal = Zo speel je: het doel
lesson-base-goal-1 = Je begint met 3 munten. In elk van de drie Tijdperken krijg je zeven kaarten. Zes keer kiest iedereen tegelijk één kaart en geeft de rest door. De laatste kaart wordt afgelegd.
lesson-base-goal-2 = Met kaarten bouw je je stad, geen gebouw twee keer. Wie na Tijdperk III de meeste punten heeft, wint. Een krans toont punten: deze kaart is er 2 waard.
lesson-base-goal-3 = Punten komen van oorlogen, munten, je Wonder en van blauwe, groene, gele en paarse kaarten.
lesson-base-hand = Je hand en de kleuren
lesson-base-hand-1 = Bruin: ruwe grondstoffen, waarmee je andere kaarten betaalt
lesson-base-hand-2 = Grijs: glas, stof, papier, voor hetzelfde
lesson-base-hand-3 = Blauw: punten, verder niets
lesson-base-hand-4 = Geel: munten, goedkopere handel, later punten
lesson-base-hand-5 = Rood: schilden voor de oorlog
lesson-base-hand-6 = Groen: symbolen van wetenschap
lesson-base-hand-7 = Paars: gilden, alleen in Tijdperk III. De meeste tellen wat buren bouwden
lesson-base-hand-8 = Bouw de kaart, leg hem onder je Wonder of verkoop hem voor 3 munten
lesson-base-cost = Wat een kaart kost
lesson-base-cost-1 = De kosten staan onderaan, hier 1 klei. Wat je stad produceert betaalt elke ronde opnieuw: er raakt niets op.
lesson-base-cost-2 = Wat ontbreekt koop je van je twee buren voor 2 munten per stuk. Ze verliezen niets en kunnen niet weigeren.
lesson-base-cost-3 = Een handelspost maakt dat goedkoper: 1 munt per stuk voor de grondstoffen die erop staan, bij de buur waarnaar hij wijst.
lesson-base-cost-4 = Een keten: wie het Badhuis heeft gebouwd, bouwt in Tijdperk II het Aquaduct gratis.
lesson-base-wonder = Je Wonder
lesson-base-wonder-1 = Je bord is een Wonder met twee tot vier fasen. Je bouwt ze op volgorde, in welk Tijdperk ook, elk één keer.
lesson-base-wonder-2 = Voor een fase leg je een kaart uit je hand er gesloten onder. Die kaart doet dan verder niets.
lesson-base-wonder-3 = Je betaalt wat de fase kost, niet wat de kaart kost. De eerste fase van Gizeh kost 2 steen en geeft 3 punten.
lesson-base-wonder-4 = Wat je niet neemt krijgt je buur. Een kaart onder je Wonder of een verkochte kaart krijgt niemand.
lesson-base-end = Oorlog, wetenschap en einde
lesson-base-end-1 = Oorlog: aan het eind van een Tijdperk vergelijk je schilden met elke buur. Meer levert 1 punt op in Tijdperk I, 3 in II, 5 in III.
lesson-base-end-2 = Minder schilden kosten 1 punt, in elk Tijdperk. Evenveel: er gebeurt niets.
lesson-base-end-3 = Wetenschap: wat je van een symbool hebt telt maal zichzelf: 2 zijn 4 punten, 3 zijn er 9. Elke set van alle drie geeft 7 meer.
lesson-base-end-4 = Na Tijdperk III wordt alles geteld, elke 3 munten zijn 1 punt. Wie de meeste punten heeft, wint; bij gelijke stand meer munten.
lesson-base-legend = Alle tekens: kaarten en Wonderen
lesson-base-legend-1 = Hout, steen, erts, klei: bruine kaarten
lesson-base-legend-2 = Glas, stof, papier: grijze kaarten
lesson-base-legend-3 = Een van de twee per ronde, niet beide
lesson-base-legend-4 = Munten
lesson-base-legend-5 = Winstpunten
lesson-base-legend-6 = Een schild, voor de oorlog
lesson-base-legend-7 = Kleitablet, passer, tandwiel
lesson-base-legend-8 = Eén symbool, aan het eind gekozen
lesson-base-legend-9 = Kaarten van een kleur: bruin, grijs, blauw
lesson-base-legend-10 = 1 munt voor elke bruine kaart
lesson-base-legend-11 = Beide buren
lesson-base-legend-12 = Jij en beide buren
lesson-base-legend-13 = Ruwe grondstoffen van links: 1 munt
lesson-base-legend-14 = Maakt later een blauwe kaart gratis: keten
lesson-base-legend-15 = Een fase van het Wonder
lesson-base-legend-16 = Een oorlog gewonnen, een verloren
lesson-base-legend-17 = Je kunt het betalen; je kunt het niet
lesson-base-legend-18 = Eens per Tijdperk is een kaart gratis
lesson-base-legend-19 = Ook de zevende kaart wordt gespeeld
lesson-base-legend-20 = Een afgelegde kaart gratis bouwen
lesson-base-legend-21 = Kopieert een gilde van een buur
lesson-base-legend-22 = 2 munten, voor de buur met dit Wonder
lesson-base-table-signs = Alle tekens: de tafel
lesson-base-table-signs-1 = Kiest nog; heeft gekozen
lesson-base-table-signs-2 = Waar de kaarten heen gaan: rechts, links
lesson-base-table-signs-3 = De aflegstapel
lesson-base-table-signs-4 = Een verkochte kaart, gesloten
lesson-base-table-signs-5 = Alleen voor de eigenaar, niet te koop
lesson-base-table-signs-6 = Je linkerbuur, je rechterbuur
lesson-base-table-signs-7 = Punten tot nu toe; goud: alleen aan kop
lesson-base-table-signs-8 = Punten uit oorlogen tot nu toe
lesson-base-table-signs-9 = Schilden van buren: groen minder, rood meer dan jij
lesson-base-table-signs-10 = Evenveel schilden: geen oorlog
lesson-base-table-signs-11 = Gebouwde fasen, en wat nog komt
lesson-base-table-signs-12 = Wat een hint aanraadt
lesson-base-table-signs-13 = Gratis door een keten of een Wonder
lesson-base-table-signs-14 = De Vrije Stad, met z’n tweeën
lesson-base-table-signs-15 = Met 3 spelers twee keer in de stapel
lesson-base-table-signs-16 = Kopieert de fase van de linker- of rechterbuur
lesson-duel-goal = Zo speel je: drie manieren
lesson-duel-goal-1 = Militair: je schilden duwen de conflictpion. Bereikt hij de hoofdstad van je tegenstander, dan win je meteen.
lesson-duel-goal-2 = Door wetenschap: met zes verschillende symbolen win je meteen.
lesson-duel-goal-3 = Anders op punten: de meeste na Tijdperk III. Een krans toont punten; deze kaart is er 3 waard.
lesson-duel-turn = Je beurt, en de kleuren
lesson-duel-turn-1 = Bruin: hout, steen, klei
lesson-duel-turn-2 = Grijs: glas, papier
lesson-duel-turn-3 = Blauw: punten
lesson-duel-turn-4 = Geel: munten, goedkopere inkoop
lesson-duel-turn-5 = Rood: schilden die de pion duwen
lesson-duel-turn-6 = Groen: symbolen van wetenschap
lesson-duel-turn-7 = Paars: gilden, in Tijdperk III. Ze kijken naar de stad die het meest heeft
lesson-duel-turn-8 = Neem een kaart waar geen andere op ligt: om te bouwen, te verkopen, of voor een Wonder
lesson-duel-cost = Wat een kaart kost
lesson-duel-cost-1 = De kosten staan onder de naam, hier 1 steen. Wat je stad produceert betaalt elke beurt opnieuw: er raakt niets op.
lesson-duel-cost-2 = Wat ontbreekt koop je van de bank voor 2 munten per stuk.
lesson-duel-cost-3 = Een stuk kost 1 munt meer voor elk van zijn soort dat bruine en grijze kaarten van je tegenstander produceren.
lesson-duel-cost-4 = Een keten: wie het Badhuis met de druppel heeft gebouwd, bouwt in Tijdperk II het Aquaduct gratis.
lesson-duel-cost-5 = Verkocht brengt een kaart 2 munten op, en 1 meer voor elke gele kaart die je hebt gebouwd.
lesson-duel-wonder = Je Wonderen
lesson-duel-wonder-1 = Voor Tijdperk I neemt ieder vier Wonderen. Onder het plaatje staat wat het kost, en daaronder wat het geeft.
lesson-duel-wonder-2 = Om er een te bouwen leg je de genomen kaart eronder en betaal je het Wonder, niet de kaart. De kaart doet dan verder niets. Van de acht worden er hooguit zeven gebouwd.
lesson-duel-wonder-3 = Dit teken betekent: je bent meteen nog eens aan de beurt.
lesson-duel-war = Oorlog, wetenschap en einde
lesson-duel-war-1 = Elk schild duwt de pion een vak naar de hoofdstad van je tegenstander; hoeveel er nog te gaan zijn, staat eronder. Staat de pion aan het eind aan die kant, dan krijg jij de punten van de zone.
lesson-duel-war-2 = Komt de pion voor het eerst bij zo’n fiche, dan verliest de speler aan die kant zoveel munten.
lesson-duel-war-3 = Zodra je twee gelijke symbolen hebt, kies je een vooruitgangsfiche.
lesson-duel-war-4 = Na Tijdperk III wordt alles geteld, elke 3 munten zijn 1 punt. Bij gelijke stand winnen meer punten voor blauwe kaarten.
lesson-duel-legend = Alle tekens: kaarten en Wonderen
lesson-duel-legend-1 = Hout, steen, klei: bruine kaarten
lesson-duel-legend-2 = Glas, papier: grijze kaarten
lesson-duel-legend-3 = Een van de twee bij elke bouw
lesson-duel-legend-4 = Munten
lesson-duel-legend-5 = Winstpunten
lesson-duel-legend-6 = Een schild: de pion gaat een vak
lesson-duel-legend-7 = Wetenschap: zes verschillende winnen
lesson-duel-legend-8 = Keten: het teken maakt de kaart gratis die erom vraagt
lesson-duel-legend-9 = Kaarten van een kleur: bruin, grijs, blauw
lesson-duel-legend-10 = 1 munt voor elke bruine kaart
lesson-duel-legend-11 = Geteld in de stad die het meest heeft
lesson-duel-legend-12 = Steen kost je altijd 1 munt
lesson-duel-legend-13 = Je bent nog eens aan de beurt
lesson-duel-legend-14 = Je tegenstander verliest 3 munten
lesson-duel-legend-15 = Je tegenstander verliest een bruine kaart
lesson-duel-legend-16 = Een afgelegde kaart gratis bouwen
lesson-duel-legend-17 = Een vooruitgangsfiche
lesson-duel-legend-18 = Je Wonderen kosten 2 grondstoffen minder
lesson-duel-legend-19 = Een Wonder
lesson-duel-legend-20 = De conflictpion, een hoofdstad
lesson-duel-legend-21 = Een directe overwinning is nabij
lesson-duel-legend-22 = Je kunt het betalen; je kunt het niet
lesson-duel-table-signs = Alle tekens: de tafel
lesson-duel-table-signs-1 = Is aan de beurt
lesson-duel-table-signs-2 = Alleen aan kop, vanaf Tijdperk II
lesson-duel-table-signs-3 = Wat een Wonder je nu kost
lesson-duel-table-signs-4 = Verschillende symbolen van zes: hier 3
lesson-duel-table-signs-5 = De knop die deze kaart neemt
lesson-duel-table-signs-6 = Gratis door een keten
lesson-duel-table-signs-7 = Wat een hint aanraadt
lesson-duel-table-signs-8 = Een gebouwd Wonder
lesson-duel-table-signs-9 = Een gilde, gesloten
lesson-duel-table-signs-10 = Kies een van drie fiches die opzij liggen
lesson-duel-table-signs-11 = Jij krijgt wat je tegenstander voor inkoop betaalt
lesson-duel-table-signs-12 = 1 schild extra op elke rode kaart
lesson-duel-table-signs-13 = Je Wonderen: nog eens aan de beurt
lesson-duel-table-signs-14 = 4 munten voor elke kaart via een keten
lesson-duel-table-signs-15 = Blauwe kaarten kosten 2 grondstoffen minder
lesson-architects-goal = Zo speel je: het doel
lesson-architects-goal-1 = In je beurt neem je één kaart. Bijna al het andere volgt vanzelf.
lesson-architects-goal-2 = Je Wonder heeft vijf fasen. Het spel eindigt met de beurt waarin iemand de vijfde bouwt.
lesson-architects-goal-3 = Dan wint wie de meeste punten heeft: van Wonder, blauwe kaarten, kat, gewonnen oorlogen en vooruitgangsfiches.
lesson-architects-turn = Je beurt, en de kleuren
lesson-architects-turn-1 = Grijs: grondstoffen voor de fasen
lesson-architects-turn-2 = Geel: een munt vervangt elke grondstof
lesson-architects-turn-3 = Groen: symbolen voor vooruitgangsfiches
lesson-architects-turn-4 = Rood: schilden; een hoorn brengt oorlog nader
lesson-architects-turn-5 = Blauw: punten
lesson-architects-turn-6 = Met een kat: de kat komt bij jou, 2 punten zolang hij blijft
lesson-architects-turn-7 = De stapel in het midden ligt gesloten. Met de kat mag je gluren
lesson-architects-turn-8 = A is de stapel links van je, B het midden, C de stapel rechts van je
lesson-architects-cost = Fasen
lesson-architects-cost-1 = Verschillende vormen: allemaal verschillende grondstoffen.
lesson-architects-cost-2 = Gelijke vormen: allemaal dezelfde grondstof.
lesson-architects-cost-3 = Een fase wordt gebouwd zodra je kunt betalen: je mag niet wachten. Een munt vervangt elke grondstof. Waarmee je betaalt, wordt weggelegd.
lesson-architects-science = Groen en blauw
lesson-architects-science-1 = Twee gelijke symbolen, of alle drie, worden meteen ingeruild voor een vooruitgangsfiche.
lesson-architects-science-2 = Je kiest een van de drie die openliggen, of het verborgen fiche. Het helpt je vanaf dan, of geeft aan het eind punten.
lesson-architects-science-3 = Blauwe kaarten zijn punten. De kat gaat naar wie het laatst een kaart met een kat nam.
lesson-architects-war = Oorlog en einde
lesson-architects-war-1 = Elke hoorn draait een conflictfiche om. Als ze allemaal zwaarden tonen, is het aan het eind van de beurt oorlog.
lesson-architects-war-2 = Iedereen vecht tegen beide buren: meer schilden winnen een fiche van 3 punten. Niemand verliest punten. Met z’n tweeën winnen dubbel zoveel schilden er twee.
lesson-architects-war-3 = Na de oorlog worden rode kaarten met hoorns weggelegd. Die zonder blijven.
lesson-architects-war-4 = De vijfde fase van een Wonder beëindigt het spel met die beurt. Bij gelijke stand winnen meer fasen.
lesson-architects-legend = Alle tekens
lesson-architects-legend-1 = Hout, steen, klei, glas, papier
lesson-architects-legend-2 = Een munt: vervangt elke grondstof
lesson-architects-legend-3 = Twee verschillende grondstoffen
lesson-architects-legend-4 = Drie gelijke grondstoffen
lesson-architects-legend-5 = Wetenschapssymbolen
lesson-architects-legend-6 = Winstpunten
lesson-architects-legend-7 = De kat: 2 punten, en je mag gluren
lesson-architects-legend-8 = Een schild, voor de oorlog
lesson-architects-legend-9 = Een hoorn: draait een conflictfiche om
lesson-architects-legend-10 = Conflictfiches: vrede, veldslag
lesson-architects-legend-11 = Een gewonnen oorlog: 3 punten
lesson-architects-legend-12 = Een vooruitgangsfiche, gesloten
lesson-architects-legend-13 = Een fase van het Wonder
lesson-architects-legend-14 = Neem een kaart van een stapel naar keuze
lesson-architects-legend-15 = Neem de bovenste kaart van die stapel
lesson-architects-legend-16 = Bekijk 5 kaarten, houd er een
lesson-architects-legend-17 = Is aan de beurt
lesson-architects-legend-18 = Punten tot nu toe; goud: alleen aan kop
lesson-architects-legend-19 = Een gebouwde fase
lesson-architects-legend-20 = Zoveel fasen staan er: hier 3
lesson-architects-legend-21 = Kaarten in een stapel
lesson-architects-legend-22 = Wat een hint aanraadt

## Stroken van een stad na een ronde

strip-stage = Fase { $stage }
strip-sells = verkoopt een
strip-nothing = neemt niets
strip-empty = De aflegstapel is leeg
strip-bank = Bank
strip-seventh = Zevende kaart
strip-from-discard = Aflegstapel
words-advised = Een ster markeert wat een sterke speler zou kiezen: { $card }.
words-picked = Een vinkje markeert je keuze: { $card }.
words-leads = { $name } heeft de meeste punten.
strip-words-means = { $changed ->
    [0] { $coins }, { $shields }.
   *[other] { $coins } ({ $change } in deze ronde), { $shields }.
}
strip-words-colours = Gebouwen: { $counts }.
play-words-builds = { $name-begins } bouwt { $card }{ $seventh ->
    [yes] {""} als zevende kaart
   *[no] {""}
}{ $how ->
    [chain] , gratis door een gebouw van de stad
    [power] , gratis door de kracht van Olympia
    [trade] { $left ->
        [0] {""} voor { $paid }, waarvan { $right } aan { $right_name-the }
       *[other] { $right ->
            [0] {""} voor { $paid }, waarvan { $left } aan { $left_name-the }
           *[other] {""} voor { $paid }, waarvan { $left } aan { $left_name-the } en { $right } aan { $right_name-the }
        }
    }
   *[own] { $bank ->
        [0] {""}
       *[other] {""} voor { $paid }
    }
}{ $gained ->
    [0] .
   *[other] {""} en neemt { $gained } van de bank.
}
play-words-stage = { $name-begins } bouwt fase { $stage }: { $wonder }{ $copy ->
    [yes] , een kopie van { $copied }
   *[no] {""}
}{ $left ->
    [0] { $right ->
        [0] {""}
       *[other] {""} voor { $paid }, waarvan { $right } aan { $right_name-the }
    }
   *[other] { $right ->
        [0] {""} voor { $paid }, waarvan { $left } aan { $left_name-the }
       *[other] {""} voor { $paid }, waarvan { $left } aan { $left_name-the } en { $right } aan { $right_name-the }
    }
}{ $gained ->
    [0] .
   *[other] {""} en neemt { $gained } van de bank.
}
play-words-sells = { $seventh ->
    [yes] { $name-begins } verkoopt de zevende kaart voor { $coins }.
   *[no] { $name-begins } verkoopt een kaart voor { $coins }.
}
play-words-revives = { $gained ->
    [0] { $name } neemt { $card } uit de aflegstapel.
   *[other] { $name-begins } neemt { $card } uit de aflegstapel en { $gained } van de bank.
}
play-words-nothing = { $name-begins } neemt niets uit de aflegstapel.
play-words-empty = De aflegstapel is leeg, { $name } neemt niets.

## Plaatjes van de stand

score-title = Eindstand
score-title-so-far = Stand tot nu toe
score-military = Leger
score-treasury = Schatkist
score-wonder = Wonder
score-civilian = Civiel
score-scientific = Kennis
score-commercial = Handel
score-guilds = Gilden
score-total = Totaal
score-tie-break = Gelijk: munten
score-leader = { $count ->
    [one] { $names } staat voor met { $points } punten
   *[other] { $names } staan samen voor met { $points } punten
}
score-headline-sentence = { $headline }.
score-leader-sentence = { score-leader }.
headline-ahead = { $ahead ->
    [one] { $names } wint met { $points } punten, { $ahead } meer dan { $others }
   *[other] { $names } wint met { $points } punten, { $ahead } meer dan { $others }
}
headline-tie-break = { $by ->
    [coins] { $names } wint met { $points } punten net als { $others }, maar met meer munten: { $mine } tegen { $theirs }
   *[stages] { $names } wint met { $points } punten net als { $others }, maar met meer fasen: { $mine } tegen { $theirs }
}
headline-together = { $by ->
    [coins] { $names } winnen samen met { $points } punten en evenveel munten
   *[stages] { $names } winnen samen met { $points } punten en evenveel fasen
}
headline-together-tie-break = { $by ->
    [coins] { $names } winnen samen met { $points } punten en meer munten dan { $others }
   *[stages] { $names } winnen samen met { $points } punten en meer fasen dan { $others }
}
decided-others = { $count } anderen
decided-ahead = { $ahead } meer dan { $others }
decided-tie-break = { $by ->
    [coins] net als { $others }, maar met meer munten: { $mine } tegen { $theirs }
   *[stages] net als { $others }, maar met meer fasen: { $mine } tegen { $theirs }
}
decided-together = { $by ->
    [coins] elk, en evenveel munten
   *[stages] elk, en evenveel fasen
}
decided-together-tie-break = { $by ->
    [coins] elk, met meer munten dan { $others }
   *[stages] elk, met meer fasen dan { $others }
}
poster-victory = Overwinning
poster-winners = { $count } winnaars
poster-points = { $count ->
    [one] punt
   *[other] punten
}
poster-words = De overwinningsposter: { $headline }.
story-words = Het verhaal van het spel: { $headline }.
story-words-line = { $name }: { $points } punten na Tijdperk I, II en III; conflicten { $conflicts }; { $stages ->
    [0] geen fase
    [one] { $stages } fase
   *[other] { $stages } fasen
}.
story-words-brief = { $name }: { $points }; conflicten { $conflicts }.
architects-story-words = { $name }: { $half } punten halverwege, { $points } aan het eind; { $stages ->
    [0] geen fase
    [one] { $stages } fase
   *[other] { $stages } fasen
}, { $military } punten in veldslagen.
duel-story-words = { $name }: { $points } punten, { $wonders ->
    [0] geen Wonder
    [one] { $wonders } Wonder
   *[other] { $wonders } Wonderen
}, de pion hooguit { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} vooruit.
story-title = Het verhaal van het spel
story-ahead = vergeleken met het gemiddelde
story-stage = fase
story-progress = vooruitgangsfiche
story-battles = veldslagen
story-conflicts = conflicten
score-symbols = { $count ->
    [one] Symbool naar keuze van { $name }: +{ $points }
   *[other] Symbolen naar keuze van { $name }: +{ $points }
}
score-guild = { $name } kopieert { $guild } van { $owner }: +{ $points }
score-place = { $rank ->
    [0] { $name }
   *[other] { $rank }. { $name }
}
score-words = { score-place }: { $total } punten. Leger { $military }, schatkist { $treasury }, Wonder { $wonder }, civiel { $civilian }, wetenschap { $scientific }, handel { $commercial }, gilden { $guilds }; { $coins ->
    [one] { $coins } munt.
   *[other] { $coins } munten.
}
score-words-brief = { score-place }: { $total } punten. Leger { $military }, schatkist { $treasury }, Wonder { $wonder }, civiel { $civilian }, wetenschap { $scientific }, handel { $commercial }, gilden { $guilds }.
score-words-row = { $row }: { $points }.
score-words-total = { score-place }: { $total } punten.

## Plaatjes van de conflicten

conflicts-title = Conflicten
conflicts-age-ended = Einde van Tijdperk { $age }
conflicts-words = Tijdperk { $age } is voorbij.
conflicts-words-pair = { $name } met { $shields ->
    [one] { $shields } schild
   *[other] { $shields } schilden
} tegen { $left_name } met { $left_shields }: { $peace ->
    [yes] vrede.
   *[no] { $winner } neemt +{ $token }, { $loser } neemt { $loss }.
}
conflicts-words-pair-brief = { $peace ->
    [yes] { $name } en { $left_name } bewaren de vrede met { $shields ->
        [one] { $shields } schild.
       *[other] { $shields } schilden.
    }
   *[no] { $winner } verslaat { $loser }, { $most } tegen { $least }, voor +{ $token }.
}

## Plaatjes van de aflegstapel

discard-title = De aflegstapel
discard-task = Bouw één kaart gratis
discard-age = { $number ->
    [0] Zonder tijdperk
   *[other] Tijdperk { $age }
}
discard-words = { $count ->
    [one] { $count } kaart van de aflegstapel kan gratis worden gebouwd.
   *[other] { $count } kaarten van de aflegstapel kunnen gratis worden gebouwd.
}
discard-words-card = { $number }. { $card }: { $effect }
discard-words-name = { $number }. { $card }.

## Kaarten en Wonderen van dichtbij

card-type-brown = Ruwe grondstof
card-type-grey = Goederen
card-type-blue = Civiel gebouw
card-type-green = Wetenschappelijk gebouw
card-type-yellow = Commercieel gebouw
card-type-red = Militair gebouw
card-type-purple = Gilde
card-free-with = Gratis met
card-makes-free = Maakt gratis
card-guild-deck = Gilden worden door het lot getrokken: twee meer dan er spelers zijn.
card-words = { $card }: { $type }{ $number ->
    [0] .
   *[other] , Tijdperk { $age }.
}
card-words-free-with = Gratis met { $cards }.
card-words-makes-free = Maakt gratis: { $cards }.
card-words-copies = { $count ->
    [0] Niet in spellen met { $players }.
   *[other] { $count }× in spellen met { $players }.
}
wonder-words = { $wonder }. Begint met { $coins }{ $produces ->
    [yes] {""} en produceert { $resource }.
   *[no] {""} en produceert niets.
}
wonder-words-side = Kant { $side }:
wonder-words-stage = Fase { $stage }: { $cost } { $effect }
duel-card-deck-in-play = Van de { $all } kaarten van dit Tijdperk worden er { $count } voor een spel door het lot getrokken.
duel-card-guilds-in-play = Van de { $all } gilden worden er { $count } voor een spel door het lot getrokken.
duel-tokens-in-play = Van de { $all } vooruitgangsfiches liggen er in een spel { $count } op het bord, de andere ernaast.
duel-words-token = { $token }, een vooruitgangsfiche. { $effects } { $board }
duel-words-wonder = { $wonder }. { $cost } { $effects }
architects-token-copies = { $count ->
    [one] Hiervan is er { $count } onder de { $all } vooruitgangsfiches.
   *[other] Hiervan zijn er { $count } onder de { $all } vooruitgangsfiches.
}
architects-words-token = { $token }, een vooruitgangsfiche. { $effect }. { $copies }
architects-words-wonder = { $wonder }. { $effect }.

## Duel: kaarten

duel-card-lumber_yard = { card-lumber_yard }
duel-card-logging_camp = Houthakkerskamp
duel-card-clay_pool = { card-clay_pool }
duel-card-clay_pit = { card-clay_pit }
duel-card-quarry = { card-quarry }
duel-card-stone_pit = { card-stone_pit }
duel-card-glassworks = Glasmakerij
duel-card-press = Drukkerij
duel-card-guard_tower = { card-guard_tower }
duel-card-stable = Stal
duel-card-garrison = Garnizoen
duel-card-palisade = Palissade
duel-card-workshop = { card-workshop }
duel-card-apothecary = { card-apothecary }
duel-card-scriptorium = { card-scriptorium }
duel-card-pharmacist = Drogist
duel-card-theater = { card-theater }
duel-card-altar = { card-altar }
duel-card-baths = { card-baths }
duel-card-stone_reserve = Steenvoorraad
duel-card-clay_reserve = Kleivoorraad
duel-card-wood_reserve = Houtvoorraad
duel-card-tavern = { card-tavern }
duel-card-sawmill = { card-sawmill }
duel-card-brickyard = { card-brickyard }
duel-card-shelf_quarry = Groeve
duel-card-glassblower = Glasblazerij
duel-card-drying_room = Droogkamer
duel-card-walls = { card-walls }
duel-card-horse_breeders = Stoeterij
duel-card-barracks = { card-barracks }
duel-card-archery_range = { card-archery_range }
duel-card-parade_ground = Exercitieplein
duel-card-library = { card-library }
duel-card-dispensary = { card-dispensary }
duel-card-school = { card-school }
duel-card-laboratory = { card-laboratory }
duel-card-courthouse = { card-courthouse }
duel-card-statue = { card-statue }
duel-card-temple = { card-temple }
duel-card-aqueduct = { card-aqueduct }
duel-card-rostrum = Spreekgestoelte
duel-card-forum = { card-forum }
duel-card-caravansery = { card-caravansery }
duel-card-customs_house = Douanehuis
duel-card-brewery = Brouwerij
duel-card-arsenal = { card-arsenal }
duel-card-pretorium = Praetorium
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
duel-card-port = Zeehaven
duel-card-armory = Wapensmederij
duel-card-lighthouse = { card-lighthouse }
duel-card-arena = { card-arena }
duel-card-merchants_guild = Koopliedengilde
duel-card-shipowners_guild = { card-shipowners_guild }
duel-card-builders_guild = { card-builders_guild }
duel-card-magistrates_guild = { card-magistrates_guild }
duel-card-scientists_guild = { card-scientists_guild }
duel-card-moneylenders_guild = Geldschietersgilde
duel-card-tacticians_guild = Tacticigilde

## Duel: Wonderen (kort voor knoppen en kleine vakken), vooruitgangsfiches, symbolen

duel-wonder-circus_maximus = Circus Maximus
    .the = Circus Maximus
duel-wonder-the_colossus = De Kolossus
    .the = de Kolossus
duel-wonder-the_great_lighthouse = De Grote Vuurtoren
    .the = de Grote Vuurtoren
duel-wonder-the_hanging_gardens = De Hangende Tuinen
    .the = de Hangende Tuinen
duel-wonder-the_great_library = De Grote Bibliotheek
    .the = de Grote Bibliotheek
duel-wonder-the_mausoleum = Het Mausoleum
    .the = het Mausoleum
duel-wonder-piraeus = Piraeus
    .the = Piraeus
duel-wonder-the_pyramids = De Piramides
    .the = de Piramides
duel-wonder-the_sphinx = De Sfinx
    .the = de Sfinx
duel-wonder-the_statue_of_zeus = Het Beeld van Zeus
    .the = het Beeld van Zeus
duel-wonder-the_temple_of_artemis = De Tempel van Artemis
    .the = de Tempel van Artemis
duel-wonder-the_appian_way = De Via Appia
    .the = de Via Appia
duel-wonder-short-circus_maximus = Circus Maximus
duel-wonder-short-the_colossus = Kolossus
duel-wonder-short-the_great_lighthouse = Grote Vuurtoren
duel-wonder-short-the_hanging_gardens = Hangende Tuinen
duel-wonder-short-the_great_library = Grote Bibliotheek
duel-wonder-short-the_mausoleum = Mausoleum
duel-wonder-short-piraeus = Piraeus
duel-wonder-short-the_pyramids = Piramides
duel-wonder-short-the_sphinx = Sfinx
duel-wonder-short-the_statue_of_zeus = Zeus
duel-wonder-short-the_temple_of_artemis = Artemis
duel-wonder-short-the_appian_way = Via Appia
duel-token-agriculture = Landbouw
duel-token-architecture = Architectuur
duel-token-economy = Economie
duel-token-law = Recht
duel-token-masonry = Metselwerk
duel-token-mathematics = Wiskunde
duel-token-philosophy = Filosofie
duel-token-strategy = Strategie
duel-token-theology = Theologie
duel-token-urbanism = Stedenbouw
duel-symbol-quill = veer
duel-symbol-mortar = vijzel
duel-symbol-wheel = wiel
duel-symbol-plumb_bob = schietlood
duel-symbol-armillary_sphere = armillairsfeer
duel-symbol-sundial = zonnewijzer
duel-symbol-scales = weegschaal
duel-symbol-count = { $symbol ->
    [quill] { $count ->
            [one] { $count } veer
           *[other] { $count } veren
        }
    [mortar] { $count ->
            [one] { $count } vijzel
           *[other] { $count } vijzels
        }
    [wheel] { $count ->
            [one] { $count } wiel
           *[other] { $count } wielen
        }
    [plumb_bob] { $count ->
            [one] { $count } schietlood
           *[other] { $count } schietloden
        }
    [armillary_sphere] { $count ->
            [one] { $count } armillairsfeer
           *[other] { $count } armillairsferen
        }
    [sundial] { $count ->
            [one] { $count } zonnewijzer
           *[other] { $count } zonnewijzers
        }
   *[scales] { $count ->
            [one] { $count } weegschaal
           *[other] { $count } weegschalen
        }
}

## Duel: wat kaarten, Wonderen en fiches doen

duel-effect-produce-one-of = Produceert { $resources }: één daarvan bij elke bouw.
duel-effect-trade-price = { $count ->
    [one] { $price ->
        [one] Voortaan kost { $resources } je { $price } munt per stuk.
       *[other] Voortaan kost { $resources } je { $price } munten per stuk.
    }
   *[other] { $price ->
        [one] Voortaan kosten { $resources } je { $price } munt per stuk.
       *[other] Voortaan kosten { $resources } je { $price } munten per stuk.
    }
}
duel-effect-science = Een symbool van wetenschap: { $symbol }.
duel-effect-play-again = Je bent nog eens aan de beurt.
duel-effect-opponent-loses-coins = { $count ->
    [one] Je tegenstander verliest { $count } munt.
   *[other] Je tegenstander verliest { $count } munten.
}
duel-effect-discard-opponent-card = Je tegenstander verliest een { $colour-adj } kaart die jij kiest.
duel-effect-build-from-discard = Je bouwt een kaart uit de aflegstapel gratis.
duel-effect-choose-aside-token = Je bekijkt { $count } ongebruikte vooruitgangsfiches en houdt er een.
duel-effect-cost-reduction = { $target ->
    [wonders] Je Wonderen kosten voortaan { $count } grondstoffen minder.
   *[blue] Je blauwe kaarten kosten voortaan { $count } grondstoffen minder.
}
duel-effect-extra-shields = { $count ->
    [one] Elke rode kaart die je voortaan bouwt heeft { $count } schild meer.
   *[other] Elke rode kaart die je voortaan bouwt heeft { $count } schilden meer.
}
duel-effect-wonders-play-again = Na elk Wonder dat je voortaan bouwt ben je nog eens aan de beurt.
duel-effect-coins-on-chain-build = Elke kaart die je voortaan door een keten gratis bouwt geeft je { $count } munten.
duel-effect-gain-opponent-trade-coins = Wat je tegenstander voor ontbrekende grondstoffen betaalt gaat naar jou.
duel-counted-wonders = Wonder
duel-counted-progress_tokens = vooruitgangsfiche
duel-counted-coins = { $each } munten
duel-counted-cards = { $colours-adj } kaart
duel-effect-per-coins = { $coins ->
    [one] Geeft meteen { $coins } munt per { $counted } van je stad.
   *[other] Geeft meteen { $coins } munten per { $counted } van je stad.
}
duel-effect-per-points = { $city ->
    [own] { $points ->
        [one] { $points } punt waard per { $counted } van je stad.
       *[other] { $points } punten waard per { $counted } van je stad.
    }
   *[most] { $points ->
        [one] { $points } punt waard per { $counted } van de stad die het meest heeft.
       *[other] { $points } punten waard per { $counted } van de stad die het meest heeft.
    }
}
duel-effect-per-both = Per { $counted } van de stad die het meest heeft: meteen { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} en aan het eind { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.

## Duel: woorden in plaatjes

duel-title = Duel
duel-to-play = { $name } is aan de beurt
duel-to-choose = { $name } kiest
duel-over = Het spel is afgelopen
duel-tokens-title = Vooruitgangsfiches
duel-tokens-line = { $name } neemt er een
duel-opponent-card-title = Kaarten van { $opponent }
duel-opponent-card-line = { $name } kiest welke weggaat
duel-discard-title = De aflegstapel
duel-discard-line = { $name } bouwt er een gratis
duel-score-civilian = Civiel
duel-score-scientific = Kennis
duel-score-commercial = Handel
duel-score-guilds = Gilden
duel-score-wonders = Wonderen
duel-score-progress = Vooruitgang
duel-score-treasury = Schatkist
duel-score-military = Leger
duel-score-tie-break = Gelijk: blauwe kaarten
duel-score-points = Puntenstand
duel-headline-ahead = { $ahead ->
    [one] { $names } wint met { $points } punten, { $ahead } meer dan { $other }
   *[other] { $names } wint met { $points } punten, { $ahead } meer dan { $other }
}
duel-headline-tie-break = { $names } wint met { $points } punten net als { $other }, maar meer voor blauwe kaarten: { $mine } tegen { $theirs }
duel-headline-together = { $names } winnen samen met { $points } punten, waarvan evenveel voor blauwe kaarten
duel-headline-military = { $names } bereikt de hoofdstad van { $other } en wint militair
duel-headline-scientific = { $names } heeft zes verschillende symbolen en wint door wetenschap
duel-decided-ahead = { $ahead } meer dan { $other }
duel-decided-tie-break = net als { $other }, maar met meer voor blauwe kaarten: { $mine } tegen { $theirs }
duel-decided-together = elk, en evenveel voor blauwe kaarten
duel-decided-military = De pion heeft de hoofdstad van { $other } bereikt
duel-decided-scientific = Zes verschillende wetenschapssymbolen
duel-poster-civilian = Overwinning
duel-poster-military = Militaire overwinning
duel-poster-scientific = Wetenschappelijke overwinning
duel-poster-points = De punten op dat moment
duel-story-pawn = pion, en punten van zijn zone
duel-story-lead = punten voorsprong
duel-story-wonder = Wonder
duel-story-capital = hoofdstad van { $name }

## Duel: plaatjes in woorden

duel-words-age = Tijdperk { $age }.
duel-words-to-play = { $name } is aan de beurt.
duel-words-to-choose = { $name } kiest.
duel-words-over = Het spel is afgelopen.
duel-words-board-tokens = Vooruitgangsfiches op het bord: { $tokens }.
duel-words-pawn = { $lead ->
    [0] De conflictpion staat in het midden.
   *[other] De conflictpion staat { $lead ->
        [one] { $lead } vak
       *[other] { $lead } vakken
    } van het midden aan de kant van { $loser }, { $name } staat voor.
}
duel-words-city = { $name }: { $coins }, { $points }.
duel-words-produces = Produceert { $resources }.
duel-words-symbols = Symbolen: { $symbols }.
duel-words-different = { $count } van de zes verschillende symbolen die winnen.
duel-words-chains = Gratis door ketens: { $cards }.
duel-words-near-capital = Let op: { $name } wint met nog { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} naar de hoofdstad van { $loser }.
duel-words-near-science = Let op: { $name } wint met nog één ander symbool.
duel-words-tokens = Vooruitgangsfiches: { $tokens }.
duel-words-wonders-built = Gebouwde Wonderen: { $wonders }.
duel-words-wonders-open = Wonderen om te bouwen: { $wonders }.
duel-words-wonder-price = { $wonder } ({ $coins })
duel-words-discard = Aflegstapel: { $cards }.
duel-words-taken = { $name } heeft { $wonders-the }.
duel-words-buildings = Kaarten: { $cards }.
duel-words-free-card = { $letter }: { $card }, { $price }.
duel-words-free-card-explained = { $letter }: { $card }, { $price }. { $effects }
duel-words-thing-explained = { $thing }: { $effects }
duel-words-price-free = kost niets
duel-words-price-chain = gratis door een keten
duel-words-price-own = met eigen grondstoffen
duel-words-price-coins = { $coins }
duel-words-price-too-dear = te duur met { $coins }
duel-words-covered = Nog bedekt: { $cards }.
duel-words-face-down = { $count ->
    [one] { $count } kaart ligt gesloten.
   *[other] { $count } kaarten liggen gesloten.
}
duel-words-face-down-guilds = { $count ->
    [one] { $count } van de gesloten kaarten is een gilde.
   *[other] { $count } van de gesloten kaarten zijn gilden.
}
duel-words-numbered = { $number }. { $name }: { $effects }
duel-words-numbered-name = { $number }. { $name }.
duel-words-numbered-cost = { $number }. { $name }: { $cost } { $effects }
duel-words-score = { $name }: { $total } punten. Civiel { $civilian }, wetenschap { $scientific }, handel { $commercial }, gilden { $guilds }, Wonderen { $wonders }, vooruitgang { $progress }, schatkist { $treasury }, leger { $military }.

## Duel: het spel voor iedereen

duel-opening =
    ## Het duel begint
    { $first } tegen { $second }. Elk neemt vier van de acht Wonderen; { $beginner } kiest eerst.
duel-heading-draft = **De Wonderen, { $number } van 8** · { $name } kiest
duel-heading-turn = **Tijdperk { $age }** · { $name } is aan de beurt
duel-heading-choose = **Tijdperk { $age }** · { $name } kiest
duel-heading-over = **Het spel is afgelopen**
duel-ask-turn = { $name }, kies een kaart.
duel-ask-draft = { $name }, kies een Wonder.
duel-ask-token = { $name }, kies een vooruitgangsfiche voor je paar symbolen.
duel-ask-opponent-card = { $name }, welke { $colour-adj } kaart verliest { $opponent }?
duel-ask-revive = { $name }, welke kaart van de aflegstapel bouw je gratis?
duel-ask-library = { $name }, bekijk drie ongebruikte vooruitgangsfiches en houd er een. Alleen jij ziet ze.
duel-ask-begin = De conflictpion staat in het midden en jij speelde het laatst, { $name }. Wie begint Tijdperk { $age }?
duel-list-card = Kies een kaart
duel-wonder-line = -# { $wonder }: { $effects }
duel-library-private = Dit zijn de drie vooruitgangsfiches. Alleen jij ziet ze. Welk houd je?
duel-library-kept = Je houdt **{ $token }**.
duel-card-line = **{ $card }**: { $effects }
duel-card-symbol-pair = Dat maakt een paar symbolen: een vooruitgangsfiche.
duel-card-free-later = Daarmee later gratis: { $card }.
duel-price-free = Het kost niets.
duel-price-chain = Het is gratis: { $name } heeft { $source }.
duel-price-own = { $name } heeft alles wat het kost.
duel-price-coins = { $coins } aan de bank.
duel-price-bought = { $coins } aan de bank{ $printed ->
    [0] {" "}voor { $resources }
   *[other] , waarvan { $trade } voor { $resources }
}.
duel-price-too-dear = Het zou { $coins } kosten, en { $name } heeft { $have }.
duel-button-wonder = { $wonder } · { $cost ->
    [0] gratis
    [one] { $cost } munt
   *[other] { $cost } munten
}
duel-button-sell = Verkopen +{ $coins }
duel-button-look = De fiches bekijken
duel-late = ⏱ De tijd van { $name } was om: de computer heeft deze beurt gespeeld. De volgende is weer voor { $name }.
duel-stale = Die kaart is al weg. Hier is de tafel zoals hij nu is.
duel-city = de stad van { $name }

## Duel: wat er is gebeurd

duel-told-drafted = { $name } neemt **{ $wonder-the }**.
duel-told-drafted-last = { $name } krijgt **{ $wonder-the }**, het laatste.
duel-told-shown = Er liggen nog vier Wonderen op tafel; { $name } kiest eerst.
duel-told-built = { $name } bouwt **{ $card }**.
duel-told-built-chain = { $name } bouwt **{ $card }**, gratis door de keten.
duel-told-built-paid = { $name } bouwt **{ $card }** voor { $coins }.
duel-told-built-bought = { $printed ->
    [0] { $name } koopt { $resources } voor { $coins } en bouwt **{ $card }**.
   *[other] { $name } bouwt **{ $card }** voor { $coins }, waarvan { $trade } voor { $resources }.
}
duel-told-wonder = { $name } bouwt **{ $wonder-the }**.
duel-told-wonder-bought = { $name } koopt { $resources } voor { $coins } en bouwt **{ $wonder-the }**.
duel-told-sold = { $name } verkoopt { $card } voor { $coins }.
duel-told-trade-coins = Economie: { $name } krijgt daarvan { $coins }.
duel-told-coins = { $name } neemt { $coins } van de bank.
duel-told-coins-lost = { $name } verliest { $coins }.
duel-told-looted = De conflictpion bereikt een plunderfiche: { $name } verliest { $coins }.
duel-told-nothing-to-lose = { $name } heeft geen munten te verliezen.
duel-told-pawn = { $shields ->
    [one] { $name } verplaatst de conflictpion { $shields } vak naar de hoofdstad van { $other }.
   *[other] { $name } verplaatst de conflictpion { $shields } vakken naar de hoofdstad van { $other }.
}
duel-told-pair = { $name } maakt een paar symbolen: { $symbol }.
duel-told-pair-nothing = { $name } maakt een paar symbolen, { $symbol }, maar er is geen vooruitgangsfiche meer.
duel-told-token = { $name } neemt het vooruitgangsfiche **{ $token }**.
duel-told-token-library = { $name } houdt **{ $token }** uit de Grote Bibliotheek.
duel-told-opponent-card = { $opponent } verliest **{ $card }** aan de aflegstapel.
duel-told-revived = { $name } bouwt **{ $card }** gratis uit de aflegstapel.
duel-told-nothing-card = { $opponent } heeft geen { $colour-adj } kaart te verliezen.
duel-told-nothing-discard = De aflegstapel is leeg, er is niets uit te bouwen.
duel-told-nothing-token = Er is geen ongebruikt vooruitgangsfiche meer.
duel-told-wonder-removed = Er staan zeven Wonderen. **{ $wonder }** van { $name } kan niet meer worden gebouwd.
duel-told-turned-up = Opengelegd: { $cards }.
duel-told-plays-again = **{ $name } is nog eens aan de beurt.**
duel-told-replay-lost = Er is geen kaart van het Tijdperk over, dus { $name } is niet nog eens aan de beurt.
duel-told-age = ### Tijdperk { $age } begint
duel-told-age-begins = { $name } begint.
duel-told-age-weaker = { $name } staat in het conflict achter en begint.
duel-told-beginner = { $name } laat { $beginner } beginnen.

## Duel: het einde

duel-lost-total = { $name } heeft { $points }.
duel-instant-points = De punten op dat moment: { $points }.
duel-military-points = De punten op dat moment, zonder het conflictspoor, dat bij een hoofdstad niet telt: { $points }.
duel-instant-point = { $name } { $points }
duel-details-moment = { $won } Op dat moment had **{ $name }** **{ $points } punten**:

## Architects: kaarten, fiches

architects-title-wood = Hout
architects-title-stone = Steen
architects-title-clay = Klei
architects-title-glass = Glas
architects-title-papyrus = Papier
architects-title-coin = Munt
architects-title-compass = Passer
architects-title-gear = Tandwiel
architects-title-tablet = Kleitablet
architects-title-laurel3 = 3 punten
architects-title-laurel2cat = 2 punten en de kat
architects-title-shield0 = Schild
architects-title-shield1 = Schild, één hoorn
architects-title-shield2 = Schild, twee hoorns
architects-card-wood = hout
architects-card-stone = steen
architects-card-clay = klei
architects-card-glass = glas
architects-card-papyrus = papier
architects-card-coin = een munt
architects-card-compass = een passer
architects-card-gear = een tandwiel
architects-card-tablet = een kleitablet
architects-card-laurel3 = een kaart van 3 punten
architects-card-laurel2cat = een kaart van 2 punten met een kat
architects-card-shield0 = een schild zonder hoorn
architects-card-shield1 = een schild met één hoorn
architects-card-shield2 = een schild met twee hoorns
architects-token-urbanism = Stedenbouw
architects-token-crafts = Ambachten
architects-token-jewellery = Edelsmeedkunst
architects-token-science = Wetenschap
architects-token-propaganda = Propaganda
architects-token-architecture = Architectuur
architects-token-economy = Economie
architects-token-engineering = Techniek
architects-token-tactics = Tactiek
architects-token-decor = Versiering
architects-token-politics = Politiek
architects-token-strategy = Strategie
architects-token-education = Onderwijs
architects-token-culture = Cultuur
architects-token-hidden = Het verborgen fiche
architects-effect-urbanism = Nog een kaart na hout of klei
architects-effect-crafts = Nog een kaart na papier of glas
architects-effect-jewellery = Nog een kaart na steen of een munt
architects-effect-science = Nog een kaart na een groene kaart
architects-effect-propaganda = Nog een kaart na een kaart met hoorns
architects-effect-architecture = Nog een kaart nadat er een fase is gebouwd
architects-effect-economy = Elke beurt telt één munt als twee grondstoffen
architects-effect-engineering = Elke beurt zijn voor één fase alle grondstoffen goed
architects-effect-tactics = Twee schilden meer in elke veldslag
architects-effect-decor = 4 punten aan het eind, 6 met het Wonder voltooid
architects-effect-politics = 1 punt aan het eind voor elke kat op blauwe kaarten
architects-effect-strategy = 1 punt aan het eind voor elk overwinningsfiche
architects-effect-education = 2 punten aan het eind voor elk vooruitgangsfiche
architects-effect-culture = 4 punten aan het eind, 12 voor beide fiches Cultuur
architects-stack = { $count ->
    [one] Het laatste van de stapel
   *[other] Het bovenste van { $count } die niemand kent
}

## Architects: plaatjes

architects-title = Architects
architects-to-play = { $name } is aan de beurt
architects-over = Het spel is afgelopen
architects-deck-left = Linkerstapel
architects-deck-central = Middelste stapel
architects-deck-right = Rechterstapel
architects-deck-of = Van { $name }
architects-face-down = Gesloten
architects-empty = Leeg
architects-may-peek = de kat mag gluren
architects-promise-stage = bouwt fase { $stage }
architects-promise-token = brengt een fiche
architects-promise-cat = brengt de kat
architects-promise-lasting = blijft na veldslagen
architects-promise-battle = brengt de veldslag
architects-promise-horns = { $count ->
    [one] draait { $count } conflictfiche om
   *[other] draait { $count } conflictfiches om
}
architects-words-over = Het spel is afgelopen.
architects-words-begin = { $name } is aan de beurt.
architects-words-pile = { $state ->
    [empty] { $letter }: { $deck }, leeg.
    [hidden] { $letter }: { $deck }, gesloten, { $count ->
            [one] { $count } kaart.
           *[other] { $count } kaarten.
        }
   *[open] { $letter }: { $deck }, { $card }, { $count ->
            [one] { $count } kaart.
           *[other] { $count } kaarten.
        }
}
architects-words-conflict = Conflictfiches met veldslag: { $battle } van { $total }.
architects-words-tokens = Vooruitgangsfiches: { $tokens }.
architects-words-stack = { $count } verborgen
architects-words-token-explained = { $token }: { $effect }.
architects-words-next-stages = { $city }: { $stages }
architects-words-city-effect = { $city }: { $effect }
architects-explains-grey = Met grijze kaarten betaal je fasen.
architects-explains-yellow = Een munt vervangt elke grondstof.
architects-explains-green = Twee gelijke symbolen, of alle drie, leveren een vooruitgangsfiche op.
architects-explains-blue = Blauwe kaarten zijn punten, en die met een kat brengen de kat.
architects-explains-cat = De kat is aan het eind 2 punten voor wie hem dan heeft; wie hem heeft mag de kaart in het midden bekijken voor hij een kaart neemt.
architects-explains-red = Een schild telt in een veldslag, en elke hoorn brengt die nader.
architects-words-no-tokens = Er is geen vooruitgangsfiche meer.
architects-words-city = { $name }, { $city }: { $built } van { $stages } fasen; { $cards }; fiches: { $tokens }{ $shields ->
    [0] {""}
    [one] ; { $shields } schild
   *[other] ; { $shields } schilden
}{ $victories ->
    [0] {""}
    [one] ; { $victories } overwinning
   *[other] ; { $victories } overwinningen
}{ $cat ->
    [yes] ; de kat
   *[no] {""}
}; { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
architects-words-city-brief = { $name }: { $built } van { $stages } fasen; { $cards }{ $shields ->
    [0] {""}
    [one] ; { $shields } schild
   *[other] ; { $shields } schilden
}{ $victories ->
    [0] {""}
    [one] ; { $victories } overwinning
   *[other] ; { $victories } overwinningen
}{ $cat ->
    [yes] ; de kat
   *[no] {""}
}; { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
architects-words-city-least = { $name }: { $built } van { $stages } fasen{ $shields ->
    [0] {""}
    [one] ; { $shields } schild
   *[other] ; { $shields } schilden
}; { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}

## Architects: het spel in woorden

lobby-footer-architects = Alles ligt op tafel: elke beurt is één bericht hier, met knoppen voor wie aan de beurt is. Is het nieuw voor je? **Zo speel je** legt het uit op vijf pagina’s.
refusal-too-few-players-architects = Voor 7 Wonders Architects zijn 2 tot 7 spelers nodig. Wacht op meer spelers, of neem er een computer bij.
architects-opening =
    ## Het spel begint
    De beurt gaat naar links: { $circle }
    { $cities }.
    { $name } begint. Wie het eerst een Wonder voltooit beëindigt het spel; wie de meeste punten heeft, wint.
architects-opening-city = { $name }: **{ $city }**
architects-heading = **{ $name } is aan de beurt**
architects-pile = **{ $letter }**: { $card }
architects-hidden-card = gesloten
architects-ask-take = { $name }, neem een kaart. { $piles }
architects-ask-extra = { $name }, door { $token } neem je nog een kaart. { $piles }
architects-ask-turn-extra = { $name }, wat komt eerst? Door { $token } neem je nog een kaart. { $piles }
architects-ask-turn = { $name }, wat komt eerst?
architects-ask-optional = { $name }, je kunt met een vooruitgangsfiche bouwen, of je beurt beëindigen.
architects-ask-payment = { $name }, waarmee betaal je fase { $stage }?
architects-ask-token = { $name }, neem een vooruitgangsfiche.
architects-ask-alexandria = { $name }, neem de bovenste kaart van een stapel naar keuze.
architects-ask-halicarnassus = { $name }, van welke stapel bekijk je vijf kaarten?
architects-ask-keep = { $name }, houd een van de kaarten die je ziet.
architects-button-deck-left = { $letter } · links
architects-button-deck-central = { $letter } · midden
architects-button-deck-right = { $letter } · rechts
architects-button-deck-of = { $letter } · stapel van { $name }
architects-button-centre = Middelste stapel
architects-button-effect = Stapel van { $name }: { $card }
button-peek = Gluren
architects-button-search = De kaarten zien
architects-button-build = Fase { $stage }: { $payment }
architects-button-build-helped = Fase { $stage }: { $payment } met { $tokens }
architects-button-exchange = { $symbols } voor een fiche
architects-button-end = Beurt beëindigen
architects-list-payments = Bouw een fase
architects-peeked = In het midden ligt **{ $card }**. Alleen jij weet het.
architects-searched = { $count ->
    [one] Dit is de enige kaart. Houd hem:
   *[other] Dit zijn de bovenste { $count } kaarten; alleen jij ziet ze. Welke houd je?
}
architects-search-later = Je keuze telt, maar het duurt even. Druk onder het bericht van de beurt op **{ $button }** zodra die knop er staat.
architects-kept = Je houdt **{ $card }**. De andere worden in hun stapel geschud.
architects-stale = Dat is al beslist. Hier is de tafel zoals hij nu is.
architects-refusal-peek = Je mag de kaart in het midden alleen met de kat bekijken, en voor je een kaart neemt.
architects-late = ⏱ De tijd van { $name } was om: de computer heeft beslist. De volgende beurt is weer voor { $name }.
architects-the-deck-left = de linkerstapel
architects-the-deck-central = de middelste stapel
architects-the-deck-right = de rechterstapel
architects-the-deck-of = de stapel van { $name }
architects-told-take = **{ $name }** neemt **{ $card }** van { $deck }.
architects-told-extra = Met { $token } neemt { $name } ook nog **{ $card }** van { $deck }.
architects-told-gift = Door het Wonder neemt { $name } ook nog **{ $card }** van { $deck }.
architects-told-cat = De kat komt bij { $name }.
architects-told-cat-from = De kat verlaat { $previous } voor { $name }.
architects-told-horns = { $count ->
    [one] Een hoorn klinkt. Conflictfiches met veldslag: { $battle } van { $total }.
   *[other] Hoorns klinken. Conflictfiches met veldslag: { $battle } van { $total }.
}
architects-told-stage = **Fase { $stage } van { $city }** is gebouwd voor { $payment }.
architects-told-stage-helped = **Fase { $stage } van { $city }** is gebouwd voor { $payment } met { $tokens }.
architects-told-effect-failed = Voor het effect is er niets meer.
architects-told-finished = **{ $city } is voltooid: het spel eindigt met deze beurt.**
architects-told-exchange = { $count ->
    [2] Twee gelijke symbolen, { $symbol }, gaan weg voor een vooruitgangsfiche.
   *[other] Drie verschillende symbolen gaan weg voor een vooruitgangsfiche.
}
architects-told-token = { $name } neemt het fiche **{ $token }**: { $effect }.
architects-told-token-next = { $name } neemt het fiche **{ $token }**: { $effect }. { $next } komt op zijn plaats.
architects-told-hidden-token = { $name } neemt het verborgen fiche. Het is **{ $token }**: { $effect }.
architects-told-search = { $count ->
    [one] { $name } bekijkt de enige kaart van { $deck }.
   *[other] { $name } bekijkt de bovenste { $count } kaarten van { $deck }.
}
architects-told-shuffle = { $left ->
    [yes] De andere worden geschud, en bovenop ligt { $card }.
   *[no] In die stapel is niets meer over.
}
architects-told-pass = **{ $name }** kan geen kaart nemen.
architects-told-battle = ⚔ **Veldslag!** Alle conflictfiches zijn omgedraaid.
architects-told-fight = { $count ->
    [one] **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } krijgt een overwinningsfiche
   *[other] **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } krijgt { $count } overwinningsfiches
}
architects-told-horned = { $name } { $count }
architects-told-discarded = Rode kaarten met hoorns worden weggelegd: { $cards }.
architects-other-total = { $name } { $points }
architects-score-details =
    { "" }**{ $name }: { $total } punten**
    Wonder: **{ $stage_points }** ({ $built } van { $stages } fasen)
    Kat: **{ $cat }**
    Blauwe kaarten: **{ $blue }**{ $blue_cards ->
        [none] {""}
       *[other] {" "}({ $blue_cards })
    }
    Overwinningsfiches: **{ $military }** ({ $victories } stuks)
    Vooruitgangsfiches: **{ $progress }**{ $tokens ->
        [none] {""}
       *[other] {" "}({ $tokens })
    }
architects-score-cards = { $count } × { $card }

## Architects: plaatjes van een stad en van de stand

architects-wonder-effect = { $effect ->
    [take_from_any_deck] Fasen 2 en 4: neem de bovenste kaart van een stapel naar keuze
    [take_progress_token] Fasen 2 en 4: neem een vooruitgangsfiche
    [take_from_central_deck] Fasen 2, 3 en 4: neem de bovenste kaart van de middelste stapel
    [keep_one_of_five] Fasen 2 en 4: houd een van vijf kaarten van de linker- of rechterstapel
    [take_from_left_and_right_decks] Fasen 2 en 4: neem de bovenste kaarten van links en rechts
    [shield] Fasen 2 en 4: een schild dat blijft
   *[none] Meer punten dan de andere Wonderen, en geen effect
}
architects-wonder-effect-sentence = { architects-wonder-effect }.
architects-city-cards = geen grondstoffen
architects-city-symbols = geen wetenschap
architects-city-counts = geen schilden, geen overwinningen, geen blauwe kaarten
architects-city-no-tokens = Nog geen vooruitgangsfiche
architects-score-wonder = Wonder
architects-score-cat = Kat
architects-score-blue = Blauw
architects-score-military = Leger
architects-score-progress = Fiches
architects-score-stages = Gelijk: fasen
architects-score-words = { $rank }. { $name }: { $total } punten. Wonder { $stages }, kat { $cat }, blauwe kaarten { $blue }, leger { $military }, vooruitgang { $progress }; { $built } fasen.
architects-words-stage = Fase { $stage }: { $built ->
    [yes] gebouwd, { $points } punten.
    [open] als volgende te bouwen voor { $count } { $rule ->
        [identical] gelijke grondstoffen
       *[different] verschillende grondstoffen
    }, { $points } punten.
   *[no] { $count } { $rule ->
        [identical] gelijke grondstoffen
       *[different] verschillende grondstoffen
    }, { $points } punten.
}
architects-words-neighbours = Linkerbuur: { $left } met { $left_shields }. Rechterbuur: { $right } met { $right_shields }.

## Statistiek: het plaatje van een speler

person-heading = { $game } · { $where }
person-somebody = Iemand
person-server = deze server
person-games = { $count ->
    [one] spel
   *[other] spellen
}
person-wins = { $count ->
    [one] winst, { $share }%
   *[other] winst, { $share }%
}
person-average = gemiddeld
person-best = beste score
person-streak = { $count ->
    [one] op rij
   *[other] op rij
}
person-categories = Punten per spel
person-mine-everybody = speler · iedereen
person-tables = Naar aantal spelers
person-places = Plaatsen
person-boards = Winst per Wonder
person-opponents = Onderling
person-before-behind = ervoor · erachter
person-column-games = spellen
person-column-wins = winst
person-column-average = gemiddeld
person-column-best = beste
person-players = { $count } spelers
person-share = { $wins } van { $games }
person-words = { $name }, { $game }, { $where }: { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, { $wins } gewonnen ({ $share }%); gemiddeld { $average } punten, { $best } als beste{ $streak ->
    [none] {""}
    [0] ; nog niet gewonnen
    [one] ; nooit twee keer op rij gewonnen
   *[other] ; tot { $streak } keer op rij gewonnen
}.
person-words-places = Plaatsen: { $places }.
person-words-categories = Punten gemiddeld, tussen haakjes die van iedereen hier: { $categories }.
person-words-category = { $category } { $mine } ({ $everybody })
person-words-table = Met { $count } spelers: { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, { $wins } gewonnen; gemiddeld { $average } punten, { $best } als beste.
person-words-share = { $name }: { $wins } van { $games } gewonnen.
person-words-opponent = Tegen { $name }: { $ahead } keer ervoor, { $behind } keer erachter.

## Statistiek: spellen, een speler

stats-games = **Afgelopen spellen van deze server**, de nieuwste eerst
stats-games-of = **Afgelopen spellen van { $name }**, de nieuwste eerst
stats-no-games = Op deze server is nog geen spel uitgespeeld. Zodra er een klaar is, staat het hier met de stand, en is het ronde voor ronde terug te zien; `/join` opent een tafel.
stats-no-games-of = { $name } heeft hier nog geen spel uitgespeeld. Zodra er een klaar is, staat het hier met de stand, en is het ronde voor ronde terug te zien.
stats-game = **{ $number }** · { $when } · **{ $game }**{ $origin ->
    [score-pad] {" "}(aan een echte tafel)
   *[bot] {""}
}
    -# { $players }
stats-game-seat = { $place }. { $name } { $points }
stats-game-seat-board = { $place }. { $name } { $points } ({ $board })
stats-seat-line = { $seat }
stats-uncounted = –
stats-board = { $city } { $side }
stats-computer = { $level ->
    [easy] Computer (makkelijk)
    [strong] Computer (sterk)
   *[normal] Computer (normaal)
}
stats-open = Open een spel …
stats-game-option = { $number } · { $game }: { $names }
stats-game-heading = **{ $game }**, { $when }
stats-victory-civilian = Gewonnen op punten.
stats-victory-scientific = Gewonnen door wetenschap, wat de punten ook zijn.
stats-victory-military = Militair gewonnen, wat de punten ook zijn.
stats-seat-changed = Plaats van { $name }: { $tenures }
stats-tenure = { $name } (tot en met { $until })
stats-turn = beurt { $number }
stats-score-pad = Iemand heeft dit spel van een echte tafel ingevoerd, dus er zijn geen ronden te zien.
stats-no-pictures = Het is ingevoerd voordat ik bewaarde waaruit een scoreblok is geteld, dus ik kan geen blad of poster tekenen; wat bewaard is staat hier.
stats-kept-points = **{ $name }**: { $points }
stats-kept-category = { $category } { $points }
stats-other-rules = Het is met andere regels gespeeld dan ik nu ken, dus ik kan de steden en ronden niet tonen.
stats-record-file = De opname van dit spel. `/replay` toont het nog eens, hier of elders waar de regels bekend zijn.
button-newer = ◀ Nieuwer
button-older = Ouder ▶
button-replay = Terugzien
button-record = Opname
stats-all-servers = alle servers
stats-no-figures = Je hebt hier nog geen spel uitgespeeld. Zodra er een klaar is, vind je hier je plaatsen, punten en Wonderen; `/join` opent een tafel.
stats-no-figures-of = { $name } heeft hier nog geen spel uitgespeeld. Zodra er een klaar is, staan hier plaatsen, punten en Wonderen.
stats-standing = Plaats { $place } van de ranglijst van dit seizoen, rating **{ $points }** ± { $margin }.
stats-standing-provisional = Rating **{ $points }** ± { $margin } dit seizoen, voorlopig: er zitten te weinig spellen achter.
stats-computer-seats = Heeft de computer in een spel meer plaatsen, dan telt elk ervan.
stats-columns = -# Punten: het eerste getal is het eigen gemiddelde, het tweede dat van alle mensen samen.
stats-opponents-mean = -# Onderling: elke tegenstander in een potje telt, ook elke computer. Een plaats waar anderen meer dan drie keer kozen, telt niet.
stats-games-left = { $count ->
    [one] { $count } spel is begonnen en verlaten.
   *[other] { $count } spellen zijn begonnen en verlaten.
}

## Statistiek: ranglijst, Wonderen, records van een server

stats-season = Kwartaal { $quarter } van { $year }
stats-choose-season = Een ander seizoen …
stats-ranking = **Ranglijst · { $game } · { $season }**
stats-standing-line = { $place ->
    [0] –
   *[other] { $place }.
} **{ $name }** { $points } ± { $margin } · { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, { $wins } gewonnen
stats-provisional = *Voorlopig, met minder dan tien gewaardeerde spellen in dit seizoen en eerdere:*
stats-ranking-means = -# Iedereen begint met 1000. ± zegt hoeveel een rating er nog naast kan zitten; hoe meer je speelt, hoe kleiner het wordt. Overlappen twee ratings, dan zijn de spelers misschien even sterk. Computers krijgen een rating zoals mensen.
hinted-not-rated = -# Een potje met hints telt niet voor de ranglijst.
stats-ranking-off = -# Ranglijsten staan op deze server uit: spellen die nu eindigen veranderen hier niets.
stats-no-ranking = Dit seizoen is er nog geen potje { $game } gewaardeerd. Zodra dat zo is, heeft iedereen die meespeelde hier een rating.
stats-rated = -# Een potje telt voor de ranglijst als minstens twee verschillende spelers het zonder **hints** uitspelen: twee mensen, of één mens en computers. Een plaats telt niet als anderen, de computer inbegrepen, daar meer dan drie keer kozen. Oefenpotjes tellen niet.
stats-unrated = { $why ->
    [hints] Je laatste potje { $game } hier telde niet voor de ranglijst, omdat **hints** aan stonden.
    [rankings-off] Je laatste potje { $game } hier telde niet, omdat de ranglijsten uit stonden.
    [seat-changed] Je laatste potje { $game } hier telde voor jou niet: anderen, de computer inbegrepen, kozen meer dan drie keer op jouw plaats.
   *[nobody-else] Je laatste potje { $game } hier telde niet: alle andere plaatsen waren van speler gewisseld.
}
stats-no-ranking-off = Ranglijsten staan op deze server uit, dus geen spel wordt gewaardeerd. Wie de server beheert kan ze onder **Instellingen** aanzetten.
stats-wonders = **Wonderen · { $game }**
stats-wonders-players = **Wonderen · { $game } · { $players } spelers**
stats-any-players = Elk aantal spelers
stats-choose-players = Aantal spelers …
stats-wonder = **{ $board }** · { $wins } van { $games } gewonnen{ $luck ->
    [unknown] {""}
    [more] , meer dan je zou verwachten
    [less] , minder dan je zou verwachten
   *[usual] , ongeveer wat je zou verwachten
} · { $points }
stats-wonder-drafted = **{ $board }** · { $games } keer gekozen, { $built ->
    [0] nooit gebouwd
   *[other] { $built } keer gebouwd
}, { $wins } van { $games } gewonnen{ $luck ->
    [unknown] {""}
    [more] , meer dan je zou verwachten
    [less] , minder dan je zou verwachten
   *[usual] , ongeveer wat je zou verwachten
} · { $points }
stats-wonder-figures = **{ $board }** · { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, { $wins } gewonnen, { $expected } verwacht, { $share }% ({ $between }) · { $points }
stats-wonder-drafted-figures = **{ $board }** · { $games } keer gekozen, { $built ->
    [0] nooit gebouwd
   *[other] { $built } keer gebouwd
}, { $wins } gewonnen, { $expected } verwacht, { $share }% ({ $between }) · { $points }
stats-wonder-points = gemiddeld { $average } punten
stats-wonder-points-figures = { $average } punten ({ $between })
stats-wonder-no-points = geen punten geteld
stats-between = { $low } tot { $high }
stats-wonders-expected = -# “Verwachten”: iedereen aan tafel wint even vaak. Bij weinig potjes speelt toeval een grote rol.
stats-wonders-few = -# Bij weinig potjes speelt toeval een grote rol.
stats-wonders-mean = -# Verwacht: zoveel van deze spellen zouden gewonnen zijn als elke plaats even vaak won. Tussen haakjes: waar de ware waarde in 95 van de 100 gevallen ligt. Zolang twee van die bereiken overlappen, kan het verschil puur toeval zijn.
stats-no-wonders = Op deze server is nog geen spel { $game } uitgespeeld. Zodra er een klaar is, staat elk Wonder hier, met hoe vaak het is gespeeld en heeft gewonnen.
stats-no-wonders-players = Op deze server is nog geen spel { $game } met { $players } spelers uitgespeeld. Zodra er een klaar is, staat elk Wonder hier, met hoe vaak het is gespeeld en heeft gewonnen.
stats-still-counting = -# Ik tel nog de spellen van voor de laatste update: tot dat klaar is ontbreken er hier een paar.
stats-records = **Records · { $game }** · beste van een mens
stats-records-mean = -# Het beste van een mens in een potje dat hier is uitgespeeld, ook tegen computers. Punten van de computers zelf tellen niet mee, potjes van een scoreblok ook niet.
stats-record = { $category }: **{ $name }** { $points }
stats-record-streak = Winst op rij
stats-record-option = { $category }: { $name }
stats-no-records = Op deze server is nog geen spel { $game } uitgespeeld. Zodra er een klaar is, staan de meeste punten van elke soort hier, en wie ze haalde.
stats-rankings-on = Spellen op deze server krijgen een rating.
stats-rankings-off = Spellen op deze server krijgen geen rating; ratings van eerder blijven.
stats-not-left-out = Je staat in de ranglijsten en kunt er records op je naam hebben.
stats-left-out = Je staat buiten alle ranglijsten en records; voor de anderen tellen je spellen nog.
stats-everything = **{ $name } · { $game }**
stats-everything-opponents = **Onderling**
stats-meeting = **{ $name }** · { $met } keer getroffen, { $ahead } keer ervoor, { $behind } keer erachter
button-everything = Alle Wonderen en tegenstanders
button-figures = Cijfers
button-plain-words = In gewone woorden
button-ranking-settings = Instellingen
button-leave-me-out = Laat mij weg
button-show-me = Toon mij weer
button-rankings-off = Ranglijsten uitzetten
button-rankings-on = Ranglijsten aanzetten
tip-line = 💡 { $tip }
tip-base-brown = Met bruine kaarten zoals { $card } betaal je andere kaarten, elke ronde opnieuw. Een of twee ervan zijn een goed begin.
tip-base-age-two =
    In Tijdperk II geven kaarten meer en kosten ze meer.{ $players ->
        [2] {""}
       *[other] {" "}De handen gaan nu naar rechts.
    }
tip-base-age-three = In Tijdperk III zijn er geen bruine en grijze kaarten meer, wel gilden. Nu tellen punten, en de laatste oorlog levert 5 punten op voor elke buur die je verslaat.
tip-base-last-card = Dit is de laatste ronde van het spel. Neem wat de meeste punten oplevert, of verkoop: 3 munten zijn 1 punt.
tip-base-last-round = Met deze ronde eindigt het Tijdperk. Je speelt een van deze twee kaarten, de andere wordt afgelegd.
tip-base-war-to-win = Aan het eind van dit Tijdperk wordt er gevochten, en { $name-the } heeft { $shields ->
    [one] { $shields } schild
   *[other] { $shields } schilden
}.
tip-base-war-to-level = Aan het eind van dit Tijdperk wordt er gevochten. Gelijk staan kost niets.
tip-base-war-to-lose = Aan het eind van dit Tijdperk is het oorlog: { $name-the } heeft meer schilden dan jij, { $shields } tegen { $own }. Een nederlaag kost je 1 punt, niet meer.
tip-base-war-ahead = Je hebt meer schilden dan beide buren. Blijft dat zo, dan levert de oorlog aan het eind van dit Tijdperk je { $points } punten op.
tip-base-red = Rode kaarten zoals { $card } zijn schilden voor de oorlog. Alleen je twee buren tellen: { $name-the } heeft er { $left }, { $other-the } heeft er { $right }.
tip-base-science-set = { $card } maakt een set van alle drie de wetenschapssymbolen compleet: { $points } punten meer voor wetenschap, waarvan 7 voor de set.
tip-base-science-again = { $card } geeft een symbool dat je al hebt. Gelijke symbolen tellen hun aantal in het kwadraat.
tip-base-green = Groene kaarten zoals { $card } zijn wetenschap. Eén alleen is 1 punt waard, veel samen zijn meer waard dan al het andere.
tip-base-chain = Een keten: je hebt { $before } gebouwd, dus { $card } is gratis.
tip-base-neighbour-sells = { $name-the } verkoopt wat je mist. Druk op **Bouwen**: je koopt het en bouwt { $card }.
tip-base-nobody-sells =
    Voor { $card } is { $needed } { $resources } nodig: je produceert er { $made ->
        [0] geen
       *[other] { $made }
    }, { $sale ->
        [0] er is niets te koop.
        [one] er is er maar { $sale } te koop.
       *[other] er zijn er maar { $sale } te koop.
    } Nog een kaart die het produceert zou de weg openen.
tip-base-built-already = { $card } staat al in je stad. Hetzelfde gebouw mag niet twee keer worden gebouwd.
tip-base-few-coins = { $coins ->
    [0] Je hebt geen munten.
    [one] Je hebt { $coins } munt.
   *[other] Je hebt { $coins } munten.
} Een verkochte kaart levert er 3 op, en sommige gele kaarten meer.
tip-base-many-coins = Je hebt { $coins } munten, aan het eind { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard. Tot dan koop je ermee wat je buren produceren.
tip-base-trading-post = Sommige gele kaarten maken kopen de rest van het potje goedkoper: 1 munt in plaats van 2.
tip-base-stage = Je kunt fase { $stage } van je Wonder betalen{ $coins ->
    [0] {""}
    [one] {" "}met { $coins } munt
   *[other] {" "}met { $coins } munten
}. Als je die bouwt, leg er dan de kaart onder die je het minst helpt: ze telt dan alleen als fase.
tip-base-wonder-complete = Je Wonder is voltooid. Vanaf nu wordt een kaart gebouwd of verkocht.
tip-base-stage-missing =
    Voor fase { $stage } van je Wonder is { $needed } { $resources } nodig: je produceert er { $made ->
        [0] geen
       *[other] { $made }
    }, { $sale ->
        [0] er is niets te koop.
        [one] er is er maar { $sale } te koop.
       *[other] er zijn er maar { $sale } te koop.
    }
tip-base-guild = Paarse kaarten zijn gilden. De meeste tellen wat je buren hebben gebouwd.
tip-base-grey = Grijze kaarten zoals { $card } geven glas, stof of papier. Groene kaarten en Wonderen vragen daar vaak om.
tip-base-blue = Blauwe kaarten zijn zekere punten: niemand kan ze je afnemen.
tip-base-yellow = Gele kaarten zijn voor handel en munten. Sommige leveren ook punten op.
tip-base-brown-later = { $card } is bruin. Bruine kaarten leveren geen punten op: wat je al hebt, helpt je weinig.
tip-base-chain-to-come = Sommige kaarten zijn het begin van een keten: heb je er een, dan bouw je de volgende kaart van die keten gratis.
tip-base-passed-on = Wat je niet neemt krijgt { $name } hierna. Wat { $name } veel zou helpen kun je ook verkopen, of onder je Wonder leggen.
tip-base-nothing-used-up = Wat je stad produceert raakt niet op: het betaalt in elke ronde, en voor meer kaarten.
tip-base-goal = Wie na Tijdperk III de meeste punten heeft, wint. Ze komen van blauwe en gele kaarten, oorlog, wetenschap, je Wonder, gilden en munten.
tip-base-points = Wie aan het eind de meeste punten heeft, wint. Nu zou jij er { $points } hebben, en { $name } { $best }.
tip-base-points-first = Wie aan het eind de meeste punten heeft, wint. Nu zou jij er { $points } hebben, en niemand heeft er meer.
tip-base-neighbours = Je buren zijn { $name-the } en { $other-the }. Wat hun bruine en grijze kaarten produceren kun je kopen; **Tafel** toont het.
tip-base-three-ways = Geen kaart die helpt? Elke kaart kan voor 3 munten worden verkocht, of onder je Wonder worden gelegd.
tip-base-few-things-well = Niemand kan alles. Wie twee dingen goed doet, zoals wetenschap en blauwe kaarten, wint meestal.
tip-duel-draft = Dit zijn Wonderen. Je kiest er nu een; later betaal je het en leg je er een kaart onder om het te bouwen.
tip-duel-draft-again = Na sommige Wonderen, zoals { $wonder-the }, ben je meteen nog eens aan de beurt: twee beurten op rij zijn sterk.
tip-duel-draft-costs = Kijk ook naar de kosten: een Wonder dat je niet kunt betalen is niets waard.
tip-duel-draft-seven = Van de acht Wonderen worden er hooguit zeven gebouwd. Wie traag is, verliest er een.
tip-duel-begin = Wie begint, neemt de eerste kaart. Wie tweede is, ziet wat er dan openligt.
tip-duel-token = Een vooruitgangsfiche helpt je de rest van het spel, of is punten waard. Niemand kan het afpakken.
tip-duel-first-turn = Je neemt één kaart waar geen andere op ligt: om te bouwen, te verkopen, of voor een Wonder. Wat je vrijmaakt kan hierna worden genomen.
tip-duel-age-two = In Tijdperk II geven kaarten meer en kosten ze meer. Sommige zijn gratis voor wie de juiste kaart van Tijdperk I heeft.
tip-duel-age-three = Dit is het laatste Tijdperk: geen bruine en grijze kaarten meer, wel gilden. Aan het eind wint wie de meeste punten heeft.
tip-duel-force-threatens = Pas op: { $name } heeft nog { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} nodig tot je hoofdstad, en wint dan meteen. Rode kaarten duwen de pion terug.
tip-duel-force-near = De pion is { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} van de hoofdstad van { $name }. Breng je hem daar, dan win je meteen.
tip-duel-science-threatens = Pas op: { $name } heeft { $count } verschillende symbolen. Met zes wint { $name } meteen, dus laat het volgende niet liggen.
tip-duel-science-near = Je hebt { $count } verschillende wetenschapssymbolen. Met zes win je meteen.
tip-duel-pair = Met { $card } heb je twee gelijke symbolen. Een paar levert een vooruitgangsfiche op.
tip-duel-loot = Duwen je schilden de pion op een militair fiche, dan verliest je tegenstander munten.
tip-duel-chain = Een keten: je hebt { $before } gebouwd, dus { $card } is gratis.
tip-duel-wonder = Je kunt { $wonder-the } betalen{ $coins ->
    [0] {""}
    [one] {" "}met { $coins } munt
   *[other] {" "}met { $coins } munten
}. Tik op een kaart en dan op het Wonder: de kaart ligt eronder en doet verder niets.
tip-duel-few-coins = { $coins ->
    [0] Je hebt geen munten.
    [one] Je hebt { $coins } munt.
   *[other] Je hebt { $coins } munten.
} Een verkochte kaart levert je { $gain } op.
tip-duel-guild = Een gilde telt in de stad die het meest heeft. { $coins ->
    [yes] Deze levert nu munten op en aan het eind punten.
   *[no] Deze levert aan het eind punten op.
}
tip-duel-fixed-price = Sommige gele kaarten zetten prijzen de rest van het potje vast, wat je tegenstander ook heeft.
tip-duel-trade = De bank verkoopt wat je voor { $card } mist. Druk op **{ $button-build }** en je koopt het.
tip-duel-goods = { $card } produceert elke beurt opnieuw, en maakt het voor je tegenstander duurder.
tip-duel-many-coins = Je hebt { $coins } munten. Aan het eind zijn 3 munten 1 punt; tot dan betaal je er kaarten en Wonderen mee.
tip-duel-red = Elk schild van een rode kaart zoals { $card } duwt de pion een vak naar de hoofdstad van je tegenstander.
tip-duel-green = Groene kaarten zoals { $card } zijn wetenschap: twee gelijke symbolen leveren een vooruitgangsfiche op, zes verschillende winnen meteen.
tip-duel-blue = Blauwe kaarten zijn zekere punten: niemand kan ze afpakken.
tip-duel-yellow = Gele kaarten zoals { $card } leveren munten of grondstoffen op of maken die goedkoper. Elk ervan maakt een verkochte kaart 1 munt meer waard.
tip-duel-chain-to-come = Sommige kaarten zijn het begin van een keten: heb je er een, dan bouw je de volgende kaart van die keten gratis.
tip-duel-few-cards = In dit Tijdperk { $count ->
    [one] is nog maar { $count } kaart
   *[other] zijn nog maar { $count } kaarten
} over. Het volgende begint wie in het conflict achterstaat; staat de pion in het midden, dan beslist wie het laatst speelde.
tip-duel-uncovered = Kijk wat je kaart vrijmaakt: { $name } kan het hierna nemen.
tip-duel-take-away = Een kaart die { $name } nodig heeft kun je wegnemen: verkoop hem, of leg hem onder een Wonder.
tip-duel-zone-own = Waar de pion nu staat zou je aan het eind { $points } punten voor oorlog krijgen.
tip-duel-zone-theirs = Waar de pion nu staat zou { $name } aan het eind { $points } punten voor oorlog krijgen. Je schilden duwen hem terug.
tip-duel-selling = Een verkochte kaart levert je nu { $coins } munten op: 2, en 1 voor elke gele kaart in je stad.
tip-duel-prices = Wat je niet produceert koop je: 2 munten per stuk, en 1 meer voor elk van zijn soort dat de bruine en grijze kaarten van { $name } produceren.
tip-duel-wonders-wait = { $count ->
    [one] Een van je Wonderen wacht
   *[other] { $count } van je Wonderen wachten
} om gebouwd te worden. Ze leveren vaak meer op dan een kaart.
tip-duel-goal = Wie na Tijdperk III de meeste punten heeft, wint, tenzij de pion eerder een hoofdstad bereikt, of iemand zes verschillende wetenschapssymbolen heeft.
tip-duel-stop-now = Let daar elke beurt op: wie jouw hoofdstad bereikt of zes verschillende symbolen heeft, wint meteen.
tip-duel-win-now = Wie de hoofdstad bereikt of zes verschillende symbolen heeft, wint meteen: punten tellen dan niet meer.
tip-duel-points = Als niemand meteen wint, wint wie de meeste punten heeft. Nu zou jij er { $points } hebben, en { $name } { $theirs }.
tip-architects-first-turn = Je neemt één kaart: **A** is de stapel links van je, **C** die rechts, **B** ligt gesloten. De rest gaat vanzelf.
tip-architects-end-near = { $name } heeft nog één fase nodig. Dan eindigt het spel met die beurt, dus neem nu punten.
tip-architects-end-near-own = Je hebt nog één fase nodig. Het spel eindigt met de beurt waarin je die bouwt, en je moet bouwen zodra je kunt betalen: kijk eerst naar de punten.
tip-architects-stage = Neem **{ $place }** ({ $card }) en je bouwt meteen fase { $stage } van je Wonder{ $points ->
    [0] { $effect ->
        [yes] {" "}(met zijn effect)
       *[no] {""}
    }
    [one] { $effect ->
        [yes] {" "}(+{ $points } punt en zijn effect)
       *[no] {" "}(+{ $points } punt)
    }
   *[other] { $effect ->
        [yes] {" "}(+{ $points } punten en zijn effect)
       *[no] {" "}(+{ $points } punten)
    }
}.
tip-architects-token-near = Neem **{ $place }** ({ $card }) en je groene kaarten leveren je een vooruitgangsfiche op.
tip-architects-token = Een vooruitgangsfiche helpt je de rest van het spel, of is punten waard. Het vierde ligt gesloten.
tip-architects-war-to-lose = Oorlog is nabij, en { $name } heeft meer schilden dan jij, { $shields } tegen { $own }. Je verliest geen punten, maar { $name } wint er minstens 3.
tip-architects-war-ahead = Oorlog is nabij, en je hebt meer schilden dan { $name }. Nog een kaart met een hoorn en het is oorlog: minstens { $points } punten voor jou.
tip-architects-cat = **{ $place }** levert je { $card } op. Zolang de kat bij je blijft, is ze nog eens 2 punten waard, en mag je de middelste kaart bekijken.
tip-architects-peek = Je hebt de kat: **{ $button-peek }** toont je de kaart in het midden voor je kiest.
tip-architects-coin = Een munt (hier { $place }) vervangt elke grondstof die ontbreekt.
tip-architects-horn = Een rode kaart met een hoorn (hier { $place }) is een schild en brengt oorlog nader. Na de oorlog wordt hij weggelegd.
tip-architects-shield = Een rode kaart zonder hoorn (hier { $place }) is een schild voor alle oorlogen: hij wordt nooit weggelegd.
tip-architects-green = Groene kaarten (hier { $place }) zijn symbolen: twee gelijke, of alle drie, leveren een vooruitgangsfiche op.
tip-architects-blue = Blauwe kaarten (hier { $place }) zijn punten, en niemand pakt ze af.
tip-architects-grey = Grijze kaarten (hier { $place }) zijn grondstoffen voor je fasen. Ze gaan op als een fase wordt gebouwd.
tip-architects-next-stage = Je volgende fase vraagt { $demand ->
    [different] { $count } verschillende grondstoffen
   *[identical] { $count } gelijke grondstoffen
}. Hij wordt vanzelf gebouwd zodra je ze hebt.
tip-architects-centre = Niets goeds op **A** en **C**? Het midden **B** heeft van alles wat, en niemand weet wat.
tip-architects-decks = De stapel links is van jou en { $name }, die rechts gebruikt ook { $other }. Wat jij laat liggen kunnen zij nemen.
tip-architects-war = { $count ->
    [one] Nog één hoorn
   *[other] Nog { $count } hoorns
} en het is oorlog: elke buur met minder schilden dan jij levert je minstens 3 punten op.
tip-architects-points = Aan het eind wint wie de meeste punten heeft, niet wie het snelst is. Nu zou jij er { $points } hebben, en { $name } { $best }.
tip-architects-points-first = Aan het eind wint wie de meeste punten heeft, niet wie het snelst is. Nu zou jij er { $points } hebben, en niemand heeft er meer.
tip-architects-race = Als iemand de vijfde fase van het eigen Wonder bouwt eindigt het spel, en wie de meeste punten heeft, wint. Fasen zijn de zekerste punten.
button-tips-off = Geen tips meer
tips-off = Geen tips meer. **{ $button-how-to-play }** en `/rules` blijven waar ze zijn.
why = **{ $what }**: { $why }.
why-but = { $why }, maar { $but }
why-and = { $whys }, en { $why }
why-printed = **{ $what }.** { $printed }
why-sentence = { CAPITAL($why) }.
why-games = **{ $what }**: in gesimuleerde potjes pakte dat het best uit.
why-little = **{ $what }**: het levert je nu niets op.
why-close = **{ $what }**: het scheelt weinig: { $other-inside } is ongeveer even goed.
compared-close = Het scheelt weinig: { $other-inside } is ongeveer even goed.
compared-games = In { $better } van de { $games } gesimuleerde potjes was dat beter dan { $other-inside }.
compared-mean = In gesimuleerde potjes was dat gemiddeld beter dan { $other-inside }.
hint-long-shot = { $behind ->
    [0] {""}
    [one] Je staat nu { $behind } punt achter.{" "}
   *[other] Je staat nu { $behind } punten achter.{" "}
}{ $won ->
    [0] Geen van de { $games } gesimuleerde potjes werd gewonnen: zo blijft de achterstand het kleinst.
    [one] De kans is klein: { $won } van de { $games } gesimuleerde potjes werd gewonnen{ $how ->
        [at_once] , militair of door wetenschap
       *[points] {""}
    }.
   *[other] De kans is klein: { $won } van de { $games } gesimuleerde potjes werden gewonnen{ $how ->
        [at_once] , allemaal militair of door wetenschap
       *[points] {""}
    }.
}
gain-points = { $sure ->
    [yes] { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[no] { $points ->
        [one] zoals het nu staat { $points } punt
       *[other] zoals het nu staat { $points } punten
    }
}
gain-science = { $points ->
    [one] { $points } punt voor wetenschap
   *[other] { $points } punten voor wetenschap
}{ $more ->
    [yes] {" "}(meer met elk volgend symbool)
   *[no] {""}
}
reason-gains = het levert { $gains } op
reason-points-later = het levert aan het eind punten op voor alles wat tot dan wordt gebouwd
reason-points-given = { $points ->
    [one] het levert { $name-the } { $points } punt op
   *[other] het levert { $name-the } { $points } punten op
}
reason-science-set = het maakt een set van drie symbolen vol (+{ $points })
reason-symbol = { $symbols ->
    [one] het is je eerste van de zes verschillende symbolen waarmee je meteen wint
   *[other] daarmee heb je { $symbols } van de zes verschillende symbolen waarmee je meteen wint
}
reason-beats = { $instead ->
    [0] { $count ->
        [one] versla je { $names-the } (+{ $points })
       *[other] versla je { $names-the } (elk +{ $points })
    }
   *[other] { $count ->
        [one] versla je { $names-the } (+{ $points } in plaats van −1)
       *[other] versla je { $names-the } (elk +{ $points } in plaats van −1)
    }
}
reason-conflicts = zoals het nu staat { $conflicts }
reason-levels = kom je gelijk met { $names-the } in plaats van te verliezen
reason-shields = { $standing ->
    [ahead] { $shields ->
        [one] het vergroot je voorsprong op { $names-the } met { $shields } schild
       *[other] het vergroot je voorsprong op { $names-the } met { $shields } schilden
    }
   *[behind] { $shields ->
        [one] het geeft { $shields } schild tegen { $names-the } (nog niet genoeg)
       *[other] het geeft { $shields } schilden tegen { $names-the } (nog niet genoeg)
    }
}
reason-armed = { $shields ->
    [one] het geeft je { $shields } schild
   *[other] het geeft je { $shields } schilden
}{ $beaten ->
    [0] {""}
   *[other] {""}, en zoals het nu staat versla je { $names } in de volgende veldslag
}
reason-free-city-arms = { $points ->
    [0] zoals het nu staat komt de Vrije Stad dan gelijk met { $name }
   *[other] zoals het nu staat verslaat de Vrije Stad dan { $name }
}
reason-free-city-beats-you = { $points ->
    [0] zoals het nu staat komt ze dan ook gelijk met jou
   *[other] zoals het nu staat verslaat ze jou dan
}
reason-free-city-sells = { $name } en jij kunnen dan { $resources } kopen bij de Vrije Stad
reason-harmless = { $name } heeft er niets aan
reason-nothing-builds = je kunt nu niets bouwen
reason-looted = { $coins ->
    [one] { $name } verliest { $coins } munt
   *[other] { $name } verliest { $coins } munten
}
reason-no-cost = het kost niets
reason-own-resources = je eigen grondstoffen zijn genoeg
reason-chain = { $card } maakt het gratis
reason-power-free = de kracht van je Wonder maakt het gratis
reason-paid-bank = { $coins ->
    [one] het kost { $coins } munt
   *[other] het kost { $coins } munten
}
reason-paid-to = { $coins ->
    [one] je betaalt { $name-the } { $coins } munt
   *[other] je betaalt { $name-the } { $coins } munten
}
reason-paid-together = je betaalt { $payees }
reason-payee = { $coins ->
    [one] { $name-the } { $coins } munt
   *[other] { $name-the } { $coins } munten
}
reason-earns = { $coins ->
    [one] je verdient { $coins } munt aan wat de Vrije Stad koopt
   *[other] je verdient { $coins } munten aan wat de Vrije Stad koopt
}
reason-earns-other = { $coins ->
    [one] { $name } verdient { $coins } munt aan wat de Vrije Stad koopt
   *[other] { $name } verdient { $coins } munten aan wat de Vrije Stad koopt
}
reason-frees = later kun je { $cards } gratis bouwen
reason-denies = { $under ->
    [yes] { $points ->
        [one] anders kan { $name } { $card } nemen voor { $points } punt
       *[other] anders kan { $name } { $card } nemen voor { $points } punten
    }
   *[no] { $points ->
        [one] anders kan { $name } de kaart nemen voor { $points } punt
       *[other] anders kan { $name } de kaart nemen voor { $points } punten
    }
}
reason-denies-arms = { $under ->
    [yes] anders kan { $name } { $card } bouwen en jou verslaan
   *[no] anders kan { $name } de kaart bouwen en jou verslaan
}
reason-stops-military = zo voorkom je dat { $name } in de volgende beurt militair wint
reason-stops-science = zo voorkom je dat { $name } in de volgende beurt door wetenschap wint
reason-makes =
    { $game ->
        [base] het levert elke ronde { $resources } op
       *[other] het levert elke beurt { $resources } op
    }{ $new ->
        [yes] { $game ->
            [base] { $need ->
                [all] {" "}(geen buur verkoopt het, en meer ontbreekt er niet voor fase { $stage } van je Wonder)
                [some] {" "}(geen buur verkoopt het, en fase { $stage } van je Wonder heeft het nodig)
               *[no] {" "}(geen buur verkoopt het)
            }
           *[other] {" "}(dat produceerde je nog niet)
        }
       *[no] { $need ->
            [all] {" "}(meer ontbreekt er niet voor fase { $stage } van je Wonder)
            [some] {" "}(fase { $stage } van je Wonder heeft het nodig)
           *[no] {""}
        }
    }
reason-cheaper =
    voortaan koop je { $resources } { $side ->
        [left] bij je linkerbuur
        [right] bij je rechterbuur
        [both] bij beide buren
       *[bank] bij de bank
    } voor { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    } per stuk
reason-power-free_build_once_per_age = je Wonder laat je eens per Tijdperk een kaart gratis bouwen
reason-power-play_seventh_card = je mag ook je laatste kaart van elk Tijdperk spelen
reason-power-build_from_discard = je bouwt een kaart uit de aflegstapel gratis
reason-power-copy_neighbour_guild = aan het eind kopieer je een gilde van een buur
reason-power-token = je neemt een vooruitgangsfiche
reason-power-opponent_card = je legt een kaart van je tegenstander af
reason-power-revive = je bouwt een kaart uit de aflegstapel gratis
reason-power-library = je houdt een van drie vooruitgangsfiches uit de doos
reason-power-keep_one_of_five = je ziet vijf kaarten en houdt de beste
reason-power-stage = het effect van je Wonder komt erbij
reason-later = het betaalt zich later uit
reason-wins-military = daarmee win je meteen, militair
reason-wins-science = daarmee win je meteen, door wetenschap
reason-pawn = { $spaces ->
    [one] de conflictpion gaat { $spaces } vak naar de hoofdstad van { $name }
   *[other] de conflictpion gaat { $spaces } vakken naar de hoofdstad van { $name }
} (nog { $left })
reason-pair = daarmee heb je een paar symbolen, wat een vooruitgangsfiche oplevert
reason-again = je bent meteen nog eens aan de beurt
reason-uncovers = { $cards ->
    [one] het maakt { $cards } kaart vrij voor { $name }
   *[other] het maakt { $cards } kaarten vrij voor { $name }
}
reason-robs = { $name } produceert dan niet langer { $resources }
reason-begins = { $whose ->
    [own] je neemt de eerste kaart van het Tijdperk
   *[other] { $name } neemt de eerste kaart van het Tijdperk
}
reason-resource = het geeft je { $resources } voor een latere fase
reason-any-resource = een munt vervangt elke grondstof van een fase
reason-cat = de kat komt bij je (+{ $points })
reason-stage-ready = daarmee heb je alles voor fase { $stage } van je Wonder{ $points ->
    [0] { $effect ->
        [yes] {" "}(met zijn effect)
       *[no] {""}
    }
    [one] { $effect ->
        [yes] {" "}(+{ $points } punt en zijn effect)
       *[no] {" "}(+{ $points } punt)
    }
   *[other] { $effect ->
        [yes] {" "}(+{ $points } punten en zijn effect)
       *[no] {" "}(+{ $points } punten)
    }
}
reason-stage-nearer = { $cards ->
    [one] je volgende fase mist dan nog maar { $cards } kaart
   *[other] je volgende fase mist dan nog maar { $cards } kaarten
}
reason-token-ready = je groene kaarten leveren een vooruitgangsfiche op
reason-token-nearer = { $symbols ->
    [one] het is het eerste van de drie verschillende groene symbolen die een vooruitgangsfiche opleveren
   *[other] daarmee heb je { $symbols } van de drie verschillende groene symbolen die een vooruitgangsfiche opleveren
}
reason-battle-won = in de veldslag die hierdoor begint, versla je { $beaten }
beaten-in-battle = { $name } (+{ $points })
reason-battle-lost = in de veldslag die hierdoor begint, verslaat { $name } je
reason-ends-game = { $standing ->
    [ahead] het beëindigt het spel terwijl je voorstaat
    [behind] het beëindigt het spel terwijl je achterstaat
   *[level] het beëindigt het spel bij gelijke stand
}
reason-unseen = { $what ->
    [token] { $better ->
        [mostly] de verborgen fiches leveren gemiddeld meer op dan de open fiches
       *[maybe] dat fiche kan meer opleveren dan de open fiches
    }
   *[card] { $better ->
        [mostly] wat die stapel heeft levert gemiddeld meer op dan de open kaarten
       *[maybe] die kaart kan meer opleveren dan de open kaarten
    }
}
choice-power = { $card }, met de kracht van je Wonder
    .inside = { $card } bouwen met de kracht van je Wonder
    .done = je bouwde { $card } met de kracht van je Wonder
choice-stage = Je Wonder, met { $card } eronder
    .inside = aan je Wonder bouwen met { $card } eronder
    .done = je bouwde aan je Wonder met { $card } eronder
choice-sell = { $card } verkopen
    .inside = { $card } verkopen
    .done = je verkocht { $card }
choice-none = Niets nemen
    .inside = niets nemen
    .done = je nam niets
choice-wonder = { $wonder }, met { $card } eronder
    .inside = { $wonder-the } bouwen met { $card } eronder
    .done = je bouwde { $wonder-the } met { $card } eronder
choice-opponent-card = { $card } van je tegenstander afleggen
    .inside = { $card } van je tegenstander afleggen
    .done = je legde { $card } van je tegenstander af
choice-begin = { $name } begint
    .inside = { $name } laten beginnen
    .done = je liet { $name } beginnen
choice-begin-oneself = Je begint
    .inside = zelf beginnen
    .done = je begon zelf
choice-search = Vijf kaarten van { $deck } bekijken
    .inside = vijf kaarten van { $deck } bekijken
    .done = je bekeek vijf kaarten van { $deck }
choice-build-stage = Fase { $stage }
    .inside = fase { $stage } bouwen
    .done = je bouwde fase { $stage }
choice-exchange = Een vooruitgangsfiche voor { $symbols }
    .inside = een vooruitgangsfiche nemen voor { $symbols }
    .done = je nam een vooruitgangsfiche voor { $symbols }
choice-end = De beurt beëindigen
    .inside = de beurt beëindigen
    .done = je beëindigde je beurt
choice-other = { $card ->
    [none] { CAPITAL($action) }
   *[other] { CAPITAL($action) } { $card }
}
choice-hidden-card = De gesloten kaart van { $deck }
    .inside = de gesloten kaart van { $deck } nemen
    .done = je nam de gesloten kaart van { $deck }
choice-hidden-token = Het verborgen fiche
    .inside = het verborgen fiche nemen
    .done = je nam het verborgen fiche
choice-card = { CAPITAL($card) } van { $deck }
    .inside = { $card } van { $deck } nemen
    .done = je nam { $card } van { $deck }
command-practice = Oefen meteen tegen makkelijke computers, zonder klok; niets telt
command-practice-game = Welk spel; 7 Wonders als je er geen noemt
command-practice-here = Speel in dit kanaal, waar anderen kunnen meekijken, in plaats van in privéberichten
practice-hello = **Oefenen: { $game }.** Je speelt tegen makkelijke computers. Er is geen klok en niets telt.
    { $goal }
    Onder je kaarten zegt **Waarom?** iets over elke keuze, **Hint vragen** wat een sterke speler zou doen, en **Stap terug** neemt je laatste keuze terug, zo vaak je wilt. Met `/end` stop je.
practice-goal-base = Elke ronde kies je één kaart van je hand. Wie na drie Tijdperken van zes ronden de meeste punten heeft, wint.
practice-goal-duel = In je beurt neem je één kaart van de tafel. Wie na drie Tijdperken de meeste punten heeft, wint, tenzij iemand eerder militair of door wetenschap wint.
practice-goal-architects = In je beurt neem je één kaart. Als iemands Wonder is voltooid eindigt het spel, en wie de meeste punten heeft, wint.
practice-begun = Je oefenspel is begonnen. **Erheen** brengt je erheen.
practice-begun-closed = Ik kan je nu geen privéberichten schrijven, dus je oefenspel is hier begonnen.
practice-goes-on = Je hebt daar al een oefenspel: ga ermee door of begin opnieuw.
practice-ended = Het oefenspel is afgelopen, zonder score. `/practice` begint een ander.
button-practise-anew = Opnieuw oefenen
button-why = Waarom?
practice-why = Dit kun je nu doen: eerst wat een sterke speler zou doen, dan wat meteen het meest oplevert:
practice-why-card = Wat je met deze kaart kunt doen:
practice-why-rather = Een sterke speler zou hier iets anders kiezen: **{ $what }**.
button-step-back = Stap terug
mine-direct = onze privéberichten
refusal-no-practice = Alleen in een oefenspel kan een keuze worden teruggenomen. Er is niets veranderd.
refusal-first-choice = Je hebt nog niets gekozen dat teruggenomen kan worden.
refusal-practice-of = { $host } oefent hier tegen computers, alleen. `/practice` begint een eigen spel.
hindsight-begins = ⏳ Ik loop je keuzes na met een sterke computerspeler: waar ging het meest verloren?
hindsight-far = ⏳ Ik loop je keuzes na met een sterke computerspeler: { $done } van { $of }.
hindsight-title = **Je duurste keuzes**
hindsight-draft = De keuze van de Wonderen
hindsight-turn = Je beurt { $number }
hindsight-turn-of-age = Je beurt { $number }, in Tijdperk { $age }
hindsight-moment =
    { "" }**{ $when }:** { $chosen-done }. { $game ->
        [duel] Met { $better-inside } was je kans om te winnen ongeveer { $loss }% groter geweest.
       *[other] { $loss ->
            [one] { CAPITAL($better-inside) } had ongeveer { $loss } punt meer opgeleverd.
           *[other] { CAPITAL($better-inside) } had ongeveer { $loss } punten meer opgeleverd.
        }
    }
hindsight-why = -# { $why }
hindsight-note = -# Redenen en schattingen gelden voor dat moment: wat je toen kon zien, vele malen verder gespeeld. Alleen jij ziet dit.
hindsight-nothing = { $count ->
    [0] Je had in dit spel geen keuze, dus er ging niets verloren.
   *[other] Ik heb je { $count } keuzes nagelopen, en een sterke computerspeler vindt niets noemenswaardigs dat beter was geweest. Goed gespeeld!
}
hindsight-failed = Ik kan je keuzes op dit moment niet nalopen. Je punten hierboven kloppen; druk later nog eens op **{ $button-details }**.
