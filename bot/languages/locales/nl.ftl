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
# Steden en Wonderen heten zoals in de gedrukte spelregels, ook waar die verschillen: Rhodos, maar de Kolossus van Rodos.
#
# As in English: card-ludus card-castrum card-theater card-scriptorium card-school card-haven button-stage pad-architects-boards thread-name
# As in English: button-draft button-hint duel-step-draft topic-manneken-pis topic-duel topic-architects strip-bank score-wonder
# As in English: duel-wonder-short-the_mausoleum architects-score-wonder

## Kaarten

card-lumber_yard = Houtwerf
card-stone_pit = Steenput
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
card-well = Put
card-ludus = Ludus
card-castrum = Castrum
card-decorators_guild = Decorateursgilde
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
city-rhodes = Rhodos
city-alexandria = Alexandria
city-ephesus = Ephesos
city-babylon = Babylon
city-olympia = Olympia
city-halicarnassus = Halikarnassos
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
cost-nothing = Gratis.
cost-of-the-copied-stage = Kost hetzelfde als de gekopieerde fase.
effect-produce = Produceert { $resource }.
effect-produce-one-of = Produceert { $resources }, één per ronde.
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
effect-produce-one-of-alone = Produceert { $resources }, één per ronde, alleen voor { $owner }.
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
effect-science-any = Een wetenschapssymbool naar keuze: telt aan het eind als het symbool dat het meest oplevert.
effect-discount-raw = Hout, steen, erts en klei kosten { $owner-cost } { $price ->
    [one] { $price } munt
   *[other] { $price } munten
} per stuk bij { $side ->
    [left] { $owner-its } linkerbuur.
    [right] { $owner-its } rechterbuur.
   *[both] beide buren.
}
effect-discount-manufactured = Glas, stof en papier kosten { $owner-cost } { $price ->
    [one] { $price } munt
   *[other] { $price } munten
} per stuk bij { $side ->
    [left] { $owner-its } linkerbuur.
    [right] { $owner-its } rechterbuur.
   *[both] beide buren.
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
effect-free-build-once-per-age = Eén keer per Tijdperk { $owner-builds } een kaart gratis.
effect-play-seventh-card = In ronde 6 van elk Tijdperk { $owner-plays } laatste twee kaarten allebei.
effect-build-from-discard = Aan het eind van de ronde { $owner-builds } een kaart uit de aflegstapel gratis.
effect-copy-neighbour-guild = Aan het eind telt het beste gilde van een buur ook voor { $owner }.
effect-first-card-free = De eerste kaart die je in een Tijdperk speelt, is gratis.
effect-last-card-free = De laatste kaart die je in een Tijdperk speelt, is gratis.
effect-new-colour-free = De eerste kaart van elke kleur in je stad is gratis.
effect-points-if-wonder-complete = { $points ->
    [one] 1 punt waard
   *[other] { $points } punten waard
} als je Wonder af is.
effect-copy-stage = { $side ->
    [left] Kopieert fase { $stage } van het Wonder { $owner-left }.
    [right] Kopieert fase { $stage } van het Wonder { $owner-right }.
   *[both] Kopieert fase { $stage } van het Wonder { $owner-either }.
}

## Woorden in plaatjes

# Waar lange woorden in namen van kaarten worden afgebroken, in plaatjes.
picture-word-breaks = Houthakkers-kamp Steen-voorraad Hout-voorraad Boogschiet-veld Exercitie-plein Spreek-gestoelte Laborato-rium Vesting-werken Beleg-werkplaats Studeer-kamer Observato-rium Gemeente-huis Wapen-smederij
picture-round = Ronde { $round } van { $rounds }
picture-gets-hand = krijgt deze hand
picture-sells-nothing = verkoopt niets
picture-next-stage = Fase { $stage }
picture-next-stage-of = { $city }: { $stage }
picture-wonder-complete = Wonder voltooid
picture-so-far = tot nu toe
picture-points = punten
picture-seat-name = Speler { $seat }
side-in-full = kant { $side }
side-in-full-second_edition-a = dagzijde
side-in-full-second_edition-b = nachtzijde
side-second_edition-a = dag
side-second_edition-b = nacht
picture-city = { $city } · { $side }
picture-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pt
}
picture-no-production = Produceert niets
picture-no-buildings = Nog geen gebouwen
bar-free = Gratis
bar-need = Nodig
bar-not-sold = Niet te koop
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
words-hand-no-science = Geen wetenschapssymbolen.
words-hand-next = Deze hand gaat hierna naar { $name }.
words-neighbour-sells = { $side ->
    [left] Links, { $name }: { $shields }, verkoopt { $resources }.
   *[right] Rechts, { $name }: { $shields }, verkoopt { $resources }.
}
words-produces = Productie: { $resources }.
words-produces-alone = Alleen voor de eigen stad: { $resources }.
words-nothing = niets
words-discount-raw = Ruwe grondstoffen kosten { $price ->
    [one] { $price } munt
   *[other] { $price } munten
} per stuk bij { $side ->
    [left] de linkerbuur.
    [right] de rechterbuur.
   *[both] beide buren.
}
words-discount-manufactured = Goederen kosten { $price ->
    [one] { $price } munt
   *[other] { $price } munten
} per stuk bij { $side ->
    [left] de linkerbuur.
    [right] de rechterbuur.
   *[both] beide buren.
}
words-card = { $number }. { $card }:
words-price = { $own ->
    [yes] Je betaalt { $payments }.
   *[no] Zij betaalt { $payments }.
}
words-price-bank = { $coins } aan de bank
words-price-neighbour = { $coins } aan { $name-the }
words-price-own = { $own ->
    [yes] Je hebt alles wat nodig is.
   *[no] Zij heeft alles wat nodig is.
}
words-price-chain = { $own ->
    [yes] Gratis: je hebt { $source }.
   *[no] Gratis: zij heeft { $source }.
}
words-price-power = Gratis met je Wonder.
words-price-power-too = Of gratis met je Wonder.
words-obstacle-owned = { $own ->
    [yes] Je hebt dit gebouw al.
   *[no] Zij heeft dit gebouw al.
}
words-obstacle-unsold = Kan niet – { $shortages }.
shortage = { $needed } nodig: { $own ->
    [yes] je maakt er
   *[no] de Vrije Stad maakt er
} { $made ->
    [0] geen
   *[other] { $made }
}, { $sale ->
    [0] niets te koop
    [one] er is er maar { $sale } te koop
   *[other] er zijn er maar { $sale } te koop
}
words-obstacle-coins = Kan niet: het kost { $coins }.
words-obstacle-complete = Er zijn geen fasen meer.
words-obstacle-chain = Kan niet: een kaart die door een keten gratis is, moet de Vrije Stad bouwen.
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
    [yes] { $name }: { $city }, { $side }, { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
   *[no] { $name }: { $city }, { $side }, { $points ->
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
words-city-stages = Fasen gebouwd: { $built } van { $stages }.
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
table-over = Het potje is afgelopen
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
    [one] { $count } kaart op de aflegstapel.
   *[other] { $count } kaarten op de aflegstapel.
}
table-words-over = Het potje is afgelopen. { $count ->
    [one] { $count } kaart op de aflegstapel.
   *[other] { $count } kaarten op de aflegstapel.
}
table-words-city = { $name }, { $wonder }: { $built } van { $stages ->
    [one] { $stages } fase
   *[other] { $stages } fasen
}, { $coins }, { $shields ->
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

command-join = Open een tafel in dit kanaal of schuif aan bij de tafel die open is
command-join-game = Welk spel (standaard: 7 Wonders)
command-mine = Bekijk welke potjes op je wachten, op al je servers (alleen jij ziet het)
command-score = Tel de punten van een potje aan een echte tafel (alleen jij ziet het blok tot je het deelt)
command-score-players = De spelers op zitvolgorde, met komma’s ertussen: Nessi, @Tobias, Vreneli
command-score-game = Welk spel (standaard: 7 Wonders)
command-help = Bekijk wat je hier allemaal kunt doen (alleen jij ziet het)
command-leave = Verlaat de lobby of het potje in dit kanaal
command-start = Begin het potje in dit kanaal (alleen de host)
command-options = Stel borden, tempo en meer in (alleen de host)
command-end = Stop het potje of sluit de lobby in dit kanaal (host en moderators)
command-replace = Vervang een speler door een computerspeler (host en moderators)
command-replace-player = Wie je vervangt
command-hand = Bekijk je kaarten en kies waar je ze krijgt (alleen jij ziet ze)
command-table = Bekijk de hele tafel
command-city = Bekijk een stad
command-city-player = Wiens stad (standaard: die van jou)
command-cities = Bekijk alle steden
command-cities-public = Laat ze aan iedereen in het kanaal zien
command-status = Bekijk hoever het potje is en op wie het wacht
command-log = Bekijk wat er net is gebeurd
command-card = Zoek een kaart of vooruitgangsfiche op: kosten, effect en ketens
command-card-name = De naam
command-wonder = Zoek een Wonder op: wat het kost en doet
command-wonder-name = De naam
command-record = Download het laatste afgelopen potje van dit kanaal
command-replay = Bekijk het laatste potje van dit kanaal ronde voor ronde terug, of een potje uit een bestand
command-replay-record = Een bestand van /record (standaard: het laatste potje van dit kanaal)
command-stats = Bekijk statistieken van afgelopen potjes
command-stats-games = Bekijk de afgelopen potjes van deze server of van één speler
command-stats-games-player = Wiens potjes (standaard: die van de hele server)
command-stats-player = Bekijk hoe een speler het doet: uitslagen, punten, Wonderen en tegenstanders
command-stats-player-player = Welke speler (standaard: jij)
command-stats-ranking = Bekijk de ranglijst van deze server voor een spel
command-stats-wonders = Bekijk hoe vaak elk Wonder hier is gespeeld en heeft gewonnen
command-stats-records = Bekijk de hoogste scores op deze server
command-stats-game = Welk spel (standaard: het laatste dat hier is gespeeld)
command-stats-game-most = Welk spel (standaard: het meest gespeelde)
command-stats-players = Met hoeveel spelers (standaard: elk aantal)
command-stats-season = Welk seizoen, één per kwartaal (standaard: het huidige)
command-language = Kies je taal, of die van deze server of tafel
command-language-me = Je eigen taal (tot je kiest: die van je Discord)
command-language-server = De taal voor iedereen op deze server (met de machtiging Server beheren)
command-language-table = De taal van de tafel in dit kanaal (host en moderators)
command-edition = Bekijk of kies welke editie van 7 Wonders deze server speelt
command-edition-server = De editie voor nieuwe tafels op deze server (met de machtiging Server beheren)
command-privacy = Bekijk wat de bot over je bewaart, waarom en hoelang (alleen jij ziet het)
command-forget = Wis wat de bot over je bewaart (je moet het nog bevestigen)
command-rules = Leer spelen, zoek symbolen op of lees de regels
command-rules-topic = Wat je wilt weten

## What stands before what one types, in small letters, as in player: Ann

parameter-game = spel
parameter-here = hier
parameter-me = ik
parameter-name = naam
parameter-player = speler
parameter-players = spelers
parameter-public = openbaar
parameter-record = bestand
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
    [easy] { $name } zegt: “Heb ik echt gewonnen? Ik vond de kleuren gewoon mooi.”
    [strong] { $name } zegt: “Dat zag ik al een tijdje aankomen. Toch goed gespeeld.”
   *[normal] { $name } zegt: “Dat ging lekker met mijn stad. Leuk potje!”
}
farewell-won-close = { $name } zegt: “Wat spannend! Eén andere kaart en jij had staan juichen.”
farewell-shared = { $name } zegt: “Samen op één? Daar kan ik mee leven.”
farewell-lost-close = { $name } zegt: “Ik had hem bijna. Nog een keer?”
farewell-lost = { $level ->
    [easy] { $name } zegt: “Ik leer het nog. Doe het me gerust nog eens voor.”
    [strong] { $name } zegt: “Die zag ik niet aankomen, en ik lette wél op. Goed gespeeld.”
   *[normal] { $name } zegt: “Jouw stad was beter. Goed gespeeld.”
}
farewell-won-at-once = { $name } zegt: “Nu al klaar! Let volgende keer op allebei de manieren om meteen te winnen.”
farewell-lost-at-once = { $name } zegt: “En ik zat mijn punten nog te tellen! Knap gedaan.”

## Knoppen

button-join = Meedoen
button-leave = Verlaten
button-add-computer = Computer erbij
button-fill-with-computers = Plaatsen vullen
button-levels = Niveau
button-edition = { $edition ->
    [base] Tweede editie spelen
   *[other] Eerste editie spelen
}
button-hints = { $hints ->
    [on] Hints: aan
   *[off] Hints: uit
}
button-hint = Hint
button-remove-computer = Computer weg
button-options = Opties
button-choose-wonder = Wonder kiezen
button-start = Beginnen
button-my-hand = Mijn hand
button-hands-in-channel = In het kanaal
button-hands-by-message = Als privébericht
button-my-city = Mijn stad
button-show-to-all = Aan iedereen tonen
button-table = Tafel
button-cities = Steden
button-rules = Regels
button-how-to-play = Zo speel je
button-all-signs = Alle symbolen
button-next-page = Verder
button-nudge = Pingen
button-text = Tekst
button-play-on = We spelen door
button-admit = Weer toelaten
button-back = Ik ben terug
button-take-seat = Plaats innemen
button-take-seat-of = Plaats van { $name }
button-stay = Blijven
button-replace = Vervangen
button-end = Potje stoppen
button-keep-playing = Doorspelen
button-age = Tijdperk { $age }
button-draft = Draft
button-turn = Beurt { $number }
button-score = Eindstand
button-play-again = Nog eens
button-play-again-turned = { $mixed ->
    [yes] Andere kant
   *[no] { CAPITAL($side) } spelen
}
button-start-with-computers = Beginnen met computers
button-details = Mijn score
button-build = Bouwen
button-build-cost = { $cost ->
    [0] { button-build }
    [one] Bouwen · { $cost } munt
   *[other] Bouwen · { $cost } munten
}
button-unsold = Geen { $resources } te koop
button-short = { $missing } { $resources } nodig, { $sale } te koop
button-build-none = Niets bouwen
button-stage = Wonder
button-stage-cost = { $cost ->
    [0] { button-stage }
    [one] Wonder · { $cost } munt
   *[other] Wonder · { $cost } munten
}
button-stage-unsold = Wonder: geen { $resources } te koop
button-stage-short = Wonder: { $missing } { $resources } nodig, { $sale } te koop
button-stage-no = Wonder: keten gaat voor
button-stage-complete = Wonder voltooid
button-stage-copy = { $cost ->
    [0] Wonder: kopie van { $name }
    [one] Wonder: kopie van { $name } · { $cost } munt
   *[other] Wonder: kopie van { $name } · { $cost } munten
}
button-sell = Afleggen +{ $coins }
button-free = Gratis met Olympia
button-start-again = Opnieuw beginnen
button-sure = { $action ->
    [none] Niets bouwen
   *[revive] Bouwen
}
button-not-sure = Terug
button-unasked = Niet meer vragen
button-asked = Eerst vragen

## Spellen

game-base = 7 Wonders
game-second-edition = 7 Wonders (tweede editie)
game-base-in-full = 7 Wonders (eerste editie)
edition-base = eerste editie
edition-second-edition = tweede editie
edition-base-in-full = Eerste editie
edition-second-edition-in-full = Tweede editie
edition-host-in-full = De laatste keuze van de host
game-duel = 7 Wonders Duel
game-architects = 7 Wonders Architects
name-in-game = { $name } ({ $game })

## Wat de bot antwoordt aan wie hem aanspreekt

greeting =
    Hier speel je 7 Wonders, 7 Wonders Duel en 7 Wonders Architects, met vrienden of tegen de computer.
    Typ `/join` om te spelen, `/rules` om het te leren, `/help` voor de rest.
greeting-directly =
    Hier speel je 7 Wonders, 7 Wonders Duel en 7 Wonders Architects: typ `/practice` om er hier een uit te proberen, of `/join` in een kanaal van een server om met vrienden te spelen.
    `/mine` laat zien welke potjes op je wachten, `/rules` hoe je speelt, `/help` de rest.

## Lobby

lobby-heading =
    ## { $game }
    { $free ->
        [0] De tafel is vol: **{ $count } van de { $most } plaatsen bezet.** { $host } kan beginnen.
       *[other] { $host } zoekt medespelers. **{ $count } van de { $most } plaatsen bezet.**
    }
pad-heading = ## Scoreblok · { $game }
pad-how = Tik op een speler en vul het formulier in; de bot telt alles op. Foutje? Tik nog eens. Alleen jij ziet dit blok. Het blijft een maand bewaard, of tot je een nieuw blok begint.
pad-how-counted = Iedereen is ingevuld. Tik op een speler om iets te veranderen, of druk op **Optellen** voor het scoreblad.
pad-line-open = { $number }. { $name }
pad-line-filled = { $number }. { $name } · ingevuld
pad-line-counted = { $number }. { $name } · { $count ->
    [one] **{ $points } punt**
   *[other] **{ $points } punten**
}
pad-line-wrong = { $number }. { $name } · klopt niet: { $fields }
pad-limits = { $field } ({ $limits })
pad-others-how = { $count } getallen: { $field }, dan { $others }.
pad-shared-board = Twee spelers hebben { $board }: verander er een.
pad-board = { $city } { $side }
pad-real-table = -# Gespeeld aan een echte tafel, geteld met het scoreblok.
pad-entered = Het potje staat in de geschiedenis van deze server, als potje van een scoreblok. Het telt niet mee voor de ranglijst.
pad-dropped = Het potje is uit de geschiedenis gehaald. Je scoreblok heb je nog.
button-pad-count = Optellen
button-pad-enter = Opslaan
button-pad-drop = Verwijderen
pad-base-does-not-add-up = Die militaire punten kunnen niet uit één potje komen: elke overwinning is een nederlaag voor een buur, dus alles samen is een even getal, van 0 tot 6 per speler. Kijk de conflictfiches nog eens na.
pad-base-boards = Wonder en kant
pad-base-war = Militaire punten en munten
pad-base-war-how = Twee getallen, zoals -1 14: conflictfiches (-6 tot 18), dan de munten die je overhebt.
pad-base-wonder = Punten van het Wonder en blauwe kaarten
pad-base-wonder-how = Twee getallen, zoals 10 21.
pad-base-science = Kleitabletten, passers, tandwielen
pad-base-science-how = Drie getallen, zoals 2 1 3. Tel symbolen naar keuze waar ze het meest opleveren.
pad-base-trade = Punten van gele en paarse kaarten
pad-base-trade-how = Twee getallen, zoals 4 9.
pad-duel-does-not-add-up = De conflictpion staat aan één kant, dus maar één speler krijgt er punten voor. Vul bij de ander 0 in.
pad-duel-boards = Gebouwde Wonderen
pad-duel-cards = Punten van blauwe en groene kaarten
pad-duel-cards-how = Twee getallen, zoals 18 7.
pad-duel-more = Punten van gele en paarse kaarten
pad-duel-more-how = Twee getallen, zoals 3 6.
pad-duel-wonders = Punten van Wonderen en vooruitgangsfiches
pad-duel-wonders-how = Twee getallen, zoals 9 4.
pad-duel-war = Munten, en punten van de conflictpion
pad-duel-war-how = Twee getallen, zoals 11 5: de munten die je overhebt, dan 0, 2, 5 of 10.
pad-duel-settle = Hoe het gewonnen is
pad-duel-by-points = Gewonnen op punten
pad-duel-military = { $name } won militair
pad-duel-scientific = { $name } won met wetenschap
pad-architects-boards = Wonder
pad-architects-wonder = Punten van het Wonder en gebouwde fasen
pad-architects-wonder-how = Twee getallen, zoals 14 4: de punten, dan de gebouwde fasen (0 tot 5).
pad-architects-blue = Punten van blauwe kaarten
pad-architects-blue-how = Eén getal. Wie de kat heeft, kies je onder het blok.
pad-architects-war = Overwinningsfiches
pad-architects-war-how = Hoeveel (3 punten per stuk).
pad-architects-progress = Punten van vooruitgangsfiches
pad-architects-progress-how = Eén getal.
pad-architects-settle = De kat
pad-architects-no-cat = Niemand heeft de kat
pad-architects-cat = { $name } heeft de kat
mine-your-turn = ## Jij bent aan de beurt
mine-all-done = ## Je bent helemaal bij
mine-nothing = Je zit nu niet in een potje. Typ `/join` in een kanaal om een tafel te openen of aan te schuiven.
mine-game = **{ $game }** · { $place }
mine-place = { $place } op { $server }
mine-since = Je beurt begon { $since }. Geen tijdslimiet.
mine-since-until = Je beurt begon { $since } en loopt { $until } af.
mine-others-too = Ook nog wachten op { $names }.
mine-only-you = Iedereen wacht op jou.
mine-kept = Je plaats voor het volgende potje is gereserveerd. Hij komt { $until } vrij.
mine-others = **Je andere tafels**
mine-quiet = { $game } · { $place }: wachten op { $names }.
mine-away = { $game } · { $place }: de computer speelt voor je tot je op **{ $button-back }** drukt.
mine-goes-on = { $game } · { $place } loopt lekker door zonder jou.
mine-lobby = { $game } · { $place } is nog niet begonnen.
mine-more = { $count ->
    [one] En nog { $count }.
   *[other] En nog { $count }.
}
button-go-there = Ga erheen
help-intro =
    ## Wat je kunt doen
    7 Wonders, 7 Wonders Duel en 7 Wonders Architects, met vrienden of tegen de computer. Nieuw hier? Begin met `/practice`.
help-intro-guest =
    ## Wat je hier kunt doen
    De bot zit hier niet, maar jij hebt de app: je kunt oefenen, dingen opzoeken en punten tellen. Wil je met vrienden spelen, voeg de bot dan toe aan een server.
help-play = **Nu spelen**
help-game = **Tijdens een potje**
help-look-up = **Iets opzoeken**
help-afterwards = **Na een potje**
help-together = **Op deze server**
help-me = **Je taal en je gegevens**
help-line = `/{ $command }` { $does }
help-elsewhere = -# De rest doe je met knoppen, precies waar je ze nodig hebt: kaarten spelen, de tafel bekijken, nog een potje.
help-version = -# Versie { $version }
button-add-to-server = Toevoegen aan een server
button-add-to-person = Voor jezelf toevoegen
lobby-heading-again =
    ## { $game }
    { $host } wil nog een potje. { $count ->
        [one] **{ $count } speler doet mee.**
       *[other] **{ $count } spelers doen mee.**
    }
lobby-seat-kept = { $number }. { $name } · gereserveerd
lobby-kept = Gereserveerde plaatsen komen { $until } vrij. Druk op **Meedoen** om je plaats te nemen of op **Verlaten** om hem op te geven. Als iedereen er is, begint het potje; { $host } kan eerder beginnen, met computers op de lege plaatsen.
lobby-seat = { $number }. { $name }
levels = Hoe sterk moeten de computerspelers zijn? Tot het potje begint kun je dit nog veranderen.
levels-none = Er zitten geen computerspelers meer aan deze tafel.
levels-choose = Kies een niveau
levels-of-all = { $level ->
    [easy] Allemaal makkelijk
    [strong] Allemaal sterk
   *[normal] Allemaal normaal
}
level-easy = Speelt als een beginner
level-normal = Speelt degelijk en let op de anderen
level-strong = Denkt vooruit en maakt zelden fouten
lobby-seat-board = { $seat } · { $city } { $side }
lobby-options = -# { $options }
lobby-side-b = { $edition ->
    [second-edition] De nachtzijde is ingewikkelder. Speel je eerste potje met de dagzijde.
   *[other] Kant B is ingewikkelder. Speel je eerste potje met kant A.
}
lobby-two-players = Met z’n tweeën spelen jullie om de beurt ook voor een derde stad, de Vrije Stad (de variant voor ervaren spelers). Liever het gewone spel? Voeg een computerspeler toe.
lobby-not-for-two = De tweede editie speel je met 3 tot 7 spelers; een variant voor twee is er niet. Voeg een computerspeler toe of kies de eerste editie.
lobby-hints = **Hints** staan aan: spelers kunnen zelf opvragen wat een sterke speler zou doen, en waarom. Dit potje telt niet mee voor de ranglijst.
lobby-footer-duel = Alles ligt open op tafel: elke beurt is één bericht hier, met knoppen voor wie aan de beurt is. Nieuw voor je? **Zo speel je** legt het uit in vijf pagina’s.
lobby-footer-base = Je krijgt je kaarten als privébericht. Staan die bij jou uit? Geen probleem: druk in het potje op **Mijn hand**.
lobby-changed = Geregeld.
lobby-seated = Je hebt hier een plaats: { $place }
lobby-started-in-thread =
    ## Iedereen zit!
    We spelen in { $thread }.
lobby-closed = Deze tafel is gesloten. `/join` opent een nieuwe.
lobby-expired = Er kwam een tijdje niemand bij, dus deze tafel is gesloten. `/join` opent een nieuwe.
lobby-everyone-left = Iedereen is weg, dus deze tafel is gesloten. `/join` opent een nieuwe.
thread-name = 7 Wonders · { $names }
no-thread = De bot kan hier geen thread openen, dus we spelen in dit kanaal.
seat-taken-hello = Je hebt een plaats op **{ $server }**. Je kaarten komen hier binnen. Zie je ze liever in het kanaal? Typ daar `/hand`.
seat-hand-sent = De plaats is van jou. Je kaarten staan in je privéberichten; met `/hand` verander je dat.
direct-messages-closed = De bot kan je geen privébericht sturen. Geen punt: druk in het potje op **{ $button-my-hand }** om je kaarten te zien. Wil je toch privéberichten? Sta ze toe in de privacyinstellingen van deze server, verlaat de tafel en doe opnieuw mee.
direct-messages-enough = Je kaarten staan in het kanaal: druk in het potje op **{ $button-my-hand }**, alleen jij ziet ze. Een bot mag van Discord maar een beperkt aantal nieuwe mensen per dag een privébericht sturen; vraag er een andere dag om met `/hand`.
hand-settings = **Instellingen voor 7 Wonders**
hands-in-channel = Je kaarten staan in het kanaal: druk daar op **{ $button-my-hand }**. Je krijgt geen privéberichten.
hands-in-channel-now = Vanaf de volgende ronde staan je kaarten in het kanaal: druk daar op **{ $button-my-hand }**. Met `/hand` verander je dat.
hands-by-no-message-now = Je krijgt geen privéberichten van deze bot: ze staan bij jou uit, of de bot heeft het nog niet geprobeerd. Hij probeert het als je weer aan een tafel gaat zitten. Waar wil je je kaarten?
hands-by-message = Je krijgt je kaarten als privébericht. Met **{ $button-my-hand }** zie je ze ook in het kanaal.
hands-by-message-now = Vanaf de volgende ronde krijg je je kaarten als privébericht. Met `/hand` verander je dat.
choices-asked = Speel je alleen tegen computers, dan bevestig je elke keuze voordat die telt.
choices-unasked = Speel je alleen tegen computers, dan telt je keuze meteen.
boards-heading = Borden, { $side }
boards-city = { $city }:
choose-board = Kies een bord voor je stad. Iedereen ziet je keuze in de lobby.
choose-board-shown = Dit is je Wonder:
start-not-chosen = { $count ->
    [one] { $names } heeft nog geen Wonder gekozen. Begin je nu, dan wordt het een willekeurig.
   *[other] { $names } hebben nog geen Wonder gekozen. Begin je nu, dan worden het willekeurige.
}
button-start-anyway = Toch beginnen
choose-board-list = Kies een bord
board = { $wonder }, { $side }
board-dealt = Willekeurig bord

## Opties

options-title = Opties
option-sides = Borden
option-sides-a = { $edition ->
    [second-edition] Dagzijde
   *[other] Kant A
}
option-sides-b = { $edition ->
    [second-edition] Nachtzijde
   *[other] Kant B
}
option-sides-a-b = { $edition ->
    [second-edition] Dag en nacht door elkaar
   *[other] Kant A en B door elkaar
}
option-wonders = Wonderen
option-wonders-dealt = Willekeurige Wonderen
option-wonders-chosen = Spelers kiezen hun Wonder
option-wonders-dealt-with-manneken-pis = Willekeurige Wonderen, met Manneken Pis
option-wonders-chosen-with-manneken-pis = Spelers kiezen, met Manneken Pis
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
option-pace-none = Geen tijdslimiet
option-pictures = Plaatjes na elke ronde
option-pictures-strip = Elke ronde een klein plaatje van elke stad
option-pictures-round = Elke ronde de volledige steden
option-pictures-age = Volledige steden alleen na elk Tijdperk
option-pause = Pauze voordat de computer speelt
option-pause-short = Korte pauze voordat de computer speelt
option-pause-long = Lange pauze voordat de computer speelt
option-pause-none = Geen pauze voordat de computer speelt
option-place = Waar we spelen
option-place-channel = In dit kanaal
option-place-thread = In een nieuwe thread

## Rechten

permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten versturen
permission-send-messages-in-threads = Berichten versturen in threads
permission-attach-files = Bestanden bijvoegen
permission-read-message-history = Berichtgeschiedenis lezen

## Het spel begint

opening =
    ## We beginnen! { $edition ->
        [second-edition] (tweede editie)
       *[other] (eerste editie)
    }
    { $boards }.
    { $passing ->
        [left] **Tijdperk I** · doorgeven naar links:
        [swap] **Tijdperk I** · handen ruilen:
       *[right] **Tijdperk I** · doorgeven naar rechts:
    } { $circle }
    Iedereen begint met { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }.
opening-rich = { $coins ->
    [one] { $city } begint met { $coins } munt.
   *[other] { $city } begint met { $coins } munten.
}
opening-board = { $name }: **{ $city } { $side }**
free-city = Vrije Stad
    .the = de Vrije Stad
    .begins = De Vrije Stad

## Een ronde voor iedereen

heading-round = **Tijdperk { $age }, ronde { $round } van { $rounds }**
heading-free-city = **Tijdperk { $age }, ronde { $round } van { $rounds }** · { $name } speelt ook voor de Vrije Stad
heading-seventh-card = **Tijdperk { $age }, de zevende kaart**
heading-revive = **Tijdperk { $age }, ronde { $round } van { $rounds }: de aflegstapel**
status-time = { $heading } · loopt { $until } af
status-everyone-has-picked = Iedereen heeft gekozen.
status-waiting-for = { $count ->
    [one] ⏳ Wachten op { $names }.
   *[other] ⏳ Wachten op { $names }. { $ready } van { $count } klaar.
}
shown-by = -# Gedeeld door { $name }
shown-to-all = -# Iedereen in het kanaal ziet het nu.
nudge = { $persons } Jij bent aan de beurt! ({ $name } heeft je gepingd.)
nudged = Je hebt { $names } gepingd met een bericht in het potje. Je kunt iemand één keer per uur pingen.
nudged-but = Je hebt { $names } gepingd met een bericht in het potje, maar { $others } niet: je kunt iemand één keer per uur pingen.
status-resumed = -# De bot was even weg. Er is niets verloren, speel maar verder.
status-closed = { $person }: druk op **Mijn hand** om je kaarten te zien.
status = { $heading }. Wachten op { $names }.
status-all-picked = { $heading }. Iedereen heeft gekozen, daar gaan we.
status-abandoned = Het laatste potje hier is niet uitgespeeld en eindigde zonder score. `/table` en `/city` laten het nog zien, met `/record` krijg je het als bestand; `/join` opent een nieuwe tafel.
status-over = Het laatste potje hier is afgelopen. `/table` en `/city` laten het nog zien; `/join` opent een nieuwe tafel.
status-lobby = { $count ->
    [one] Hier is een tafel open, met { $count } plaats bezet. Met `/join` neem je de volgende.
   *[other] Hier is een tafel open, met { $count } plaatsen bezet. Met `/join` neem je de volgende.
}
reminder = Je hebt nog niet gekozen op **{ $server }**. Je tijd loopt { $until } af.
reminder-turns = Je bent aan de beurt op **{ $server }**. Je tijd loopt { $until } af.
reminder-public-turns = { $person }, de helft van je tijd is om. De knoppen staan onder het plaatje van deze beurt.
reminder-public = { $person }, de helft van je tijd is om. Druk op **Mijn hand** in het bericht van deze ronde.
computer-thinks = { $name } denkt na.
late-computer-played = ⏱ { $name } was te laat, dus de computer speelde deze ronde. De volgende speelt { $name } weer zelf.
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
bought-from = { $resources } van { $name-the }
the-bank = de bank
told-built = { $how ->
    [chain] { $name-begins } bouwt **{ $card }**, gratis met { $source }
    [power] { $name-begins } bouwt **{ $card }**, gratis met Olympia
   *[other] { $seventh ->
        [yes] { $payment ->
            [none] { $name-begins } bouwt ook de zevende kaart, **{ $card }**
           *[other] { $name-begins } bouwt ook de zevende kaart, **{ $card }** ({ $payment })
        }
       *[no] { $payment ->
            [none] { $name-begins } bouwt **{ $card }**
           *[other] { $name-begins } bouwt **{ $card }** ({ $payment })
        }
    }
}
told-stage-built = { $copy ->
    [none] { $payment ->
        [none] { $name-begins } bouwt **fase { $stage } van { $city }**
       *[other] { $name-begins } bouwt **fase { $stage } van { $city }** ({ $payment })
    }
   *[other] { $payment ->
        [none] { $name-begins } bouwt **fase { $stage } van { $city }** als kopie van { $copied }
       *[other] { $name-begins } bouwt **fase { $stage } van { $city }** als kopie van { $copied } ({ $payment })
    }
}
told-sold = { $seventh ->
    [yes] { $name-begins } legt de zevende kaart af voor { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }
   *[no] { $name-begins } legt een kaart af voor { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }
}
told-coins-taken = { $coins ->
    [one] { $name } pakt { $coins } munt van de bank
   *[other] { $name } pakt { $coins } munten van de bank
}
told-revived = { $card ->
    [none] { $name-begins } bouwt niets uit de aflegstapel
   *[other] { $name-begins } bouwt **{ $card }** uit de aflegstapel
}
told-discard-empty = { $name } kan niets bouwen uit de aflegstapel.
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
    [seventh-next] **Tijdperk { $age }, ronde { $round } van { $rounds }** · { $money } · je speelt ook de laatste kaart
   *[put-away] **Tijdperk { $age }, ronde { $round } van { $rounds }** · { $money } · de laatste kaart wordt afgelegd
}
practice-heading = **Oefenen** · { $heading }
hand-free-city = **de Vrije Stad is aan de beurt**, met { $money }
news-of = { $name }: { $done }
news-of-you = jij: { $done }
news-of-neighbours = { $own ->
    [yes] Je buren vorige ronde – { $news }
   *[no] Haar buren vorige ronde – { $news }
}
free-city-played-by = { $name } speelt deze ronde ook voor de Vrije Stad.
news-stage-built = fase { $stage } van het Wonder
news-sold = een kaart afgelegd
news-built = { $card }
news-revived = { $card ->
    [none] niets uit de aflegstapel
   *[other] { $card }
}
hand-away = De computer speelt voor je tot je op **Ik ben terug** drukt.
hand-reserve = Voor later: { $cards }.
hand-place = -# { $place }
choose-card = Kies een kaart.
choose-both = **Je speelt beide kaarten.** Kies er eerst één.
choose-own-first = **Je speelt deze ronde ook voor de Vrije Stad.** Kies eerst een kaart voor je eigen stad.
choose-free-city = { $count ->
    [one] **Kies nu voor de Vrije Stad.** Nog { $count } kaart. Afleggen mag alleen als er niets anders kan.
   *[other] **Kies nu voor de Vrije Stad.** Nog { $count } kaarten. Afleggen mag alleen als er niets anders kan.
}
choose-seventh = **Je speelt ook de zevende kaart.** Bouw hem, leg hem onder je Wonder of leg hem af.
choose-discard = { $count ->
    [one] **Bouw een afgelegde kaart gratis.** Je hebt keus uit { $count } kaart.
   *[other] **Bouw een afgelegde kaart gratis.** Je hebt keus uit { $count } kaarten.
}
choose-discard-free-city = { $count ->
    [one] **De Vrije Stad bouwt een afgelegde kaart gratis.** Keus uit { $count } kaart.
   *[other] **De Vrije Stad bouwt een afgelegde kaart gratis.** Keus uit { $count } kaarten.
}
choose-discard-age = { $number ->
    [0] Kaarten zonder tijdperk
   *[other] Kaarten van Tijdperk { $age }
}
discard-option = { $number }. { $card }
question-other = { $name }, jij mag kiezen.
question-list = Kies
button-number = { $number } { $name }
nothing-to-choose = Je hoeft nu niets te kiezen. Wachten op { $names }.
offer-card = **{ $card }**: { $effects }
offer-build = { $how ->
    [owned] { $own ->
        [yes] Je hebt { $card } al, en elk gebouw mag maar één keer.
       *[no] De Vrije Stad heeft { $card } al, en elk gebouw mag maar één keer.
    }
    [coins] { $own ->
        [yes] Te duur: het kost { $need ->
                [one] { $need } munt
               *[other] { $need } munten
            } en je hebt { $have }.
       *[no] Te duur: het kost { $need ->
                [one] { $need } munt
               *[other] { $need } munten
            } en de Vrije Stad heeft { $have }.
    }
    [unsold] { $own ->
        [yes] Je kunt het niet bouwen
       *[no] De Vrije Stad kan het niet bouwen
    } – { $shortages }.
    [free] Gratis.
    [chain] { $own ->
        [yes] Gratis: je hebt { $source }.
       *[no] Gratis: de Vrije Stad heeft { $source }, dus ze moet het bouwen.
    }
    [power] { $once ->
        [yes] Je kunt het gratis bouwen met Olympia, één keer dit Tijdperk.
       *[no] Gratis met Olympia.
    }
    [own] { $own ->
        [yes] Je hebt alles wat nodig is.
       *[no] De Vrije Stad heeft alles wat nodig is.
    }
   *[trade] { $own ->
        [yes] Je betaalt { $payment }.
       *[no] De Vrije Stad betaalt { $payment }.
    }
}
offer-or-power = { $once ->
    [yes] Of bouw het gratis met Olympia, één keer dit Tijdperk.
   *[no] Of bouw het gratis met Olympia.
}
offer-stage-too-dear = { $own ->
    [yes] De volgende fase van je Wonder kost { $need ->
            [one] { $need } munt
           *[other] { $need } munten
        } en je hebt { $have }.
   *[no] De volgende fase van de Vrije Stad kost { $need ->
            [one] { $need } munt
           *[other] { $need } munten
        } en ze heeft { $have }.
}
offer-stage-not-sold = De volgende fase van het Wonder kan niet – { $shortages }.
offer-free-from = Gratis voor een stad met { $cards }.
worth = Zoals het nu staat: **{ $figures }**.
worth-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
worth-coins = { $count ->
    [one] +{ $count } munt
   *[other] +{ $count } munten
}
worth-science = wetenschap +{ $count }
worth-beats = meer schilden dan { $names-the }
worth-level = evenveel schilden als { $names-the }
offer-free-later = Maakt later gratis: { $cards }.
hand-line = { $number }. { $line }
picked-build = { $payment ->
    [none] { $own ->
        [yes] ✔ Je bouwt **{ $card }**.
       *[no] ✔ Zij bouwt **{ $card }**.
    }
   *[other] { $own ->
        [yes] ✔ Je bouwt **{ $card }**: { $payment }.
       *[no] ✔ Zij bouwt **{ $card }**: { $payment }.
    }
}
picked-stage = { $payment ->
    [none] { $own ->
        [yes] ✔ Je bouwt **de volgende fase van je Wonder** met { $card }.
       *[no] ✔ Zij bouwt **de volgende fase van haar Wonder** met { $card }.
    }
   *[other] { $own ->
        [yes] ✔ Je bouwt **de volgende fase van je Wonder** met { $card }: { $payment }.
       *[no] ✔ Zij bouwt **de volgende fase van haar Wonder** met { $card }: { $payment }.
    }
}
picked-sell = { $own ->
    [yes] ✔ Je legt **{ $card }** af voor { $coins }.
   *[no] ✔ Zij legt **{ $card }** af voor { $coins }.
}
picked-revive = ✔ Je bouwt **{ $card }** uit de aflegstapel.
picked-none = ✔ Je bouwt niets uit de aflegstapel.
picked-other = ✔ { $choice }.
picked-for-free-city = { $own } Voor de Vrije Stad: { $free_city }
picked-until = Je keuze, tot je hieronder op een knop drukt: { $picked }
picked-last = { $picked } Iedereen heeft gekozen.
picked-waiting = { $picked } Wachten op { $names }. Toch anders? Kies gewoon opnieuw.
picked-computers = { $picked } Wachten op { $names }.
sure = { $question } Daarna kun je niet meer terug.
sure-unasked = { $question } Hierna telt elke tik meteen. Met `/hand` verander je dat.
sure-build = { $how ->
    [power] **{ $card }** gratis bouwen met Olympia?
   *[other] { $payment ->
        [none] { $own ->
            [yes] **{ $card }** bouwen?
           *[no] **{ $card }** bouwen voor de Vrije Stad?
        }
       *[other] { $own ->
            [yes] **{ $card }** bouwen en { $payment } betalen?
           *[no] **{ $card }** bouwen voor de Vrije Stad? Zij betaalt { $payment }.
        }
    }
}
sure-stage = { $copied ->
    [none] { $payment ->
        [none] { $own ->
            [yes] **Fase { $stage } van je Wonder** bouwen met { $card }?
           *[no] **Fase { $stage } van het Wonder van de Vrije Stad** bouwen met { $card }?
        }
       *[other] { $own ->
            [yes] **Fase { $stage } van je Wonder** bouwen met { $card } en { $payment } betalen?
           *[no] **Fase { $stage } van het Wonder van de Vrije Stad** bouwen met { $card }? Zij betaalt { $payment }.
        }
    }
   *[other] { $payment ->
        [none] **Fase { $stage } van je Wonder** bouwen met { $card }, als kopie van { $copied }?
       *[other] **Fase { $stage } van je Wonder** bouwen met { $card }, als kopie van { $copied }, en { $payment } betalen?
    }
}
sure-sell = { $own ->
    [yes] **{ $card }** afleggen voor { $coins }?
   *[no] **{ $card }** afleggen voor de Vrije Stad? Zij krijgt { $coins }.
}
sure-revive = **{ $card }** bouwen uit de aflegstapel?
sure-none = Niets bouwen uit de aflegstapel?
sure-other = { $choice }?
pay-build = Wie betaal je voor het gebouw?
pay-stage = Wie betaal je voor het Wonder?
pay-for = { $copied ->
    [none] { $what ->
        [build] Gebouw · { pay-paid }
       *[stage] Wonder · { pay-paid }
    }
   *[other] Wonder: kopie van { $copied } · { pay-paid }
}
pay-paid = { $several ->
    [yes] { $cheapest ->
        [yes] { $count ->
            [one] { $count } munt: { $payment } (goedkoopst)
           *[other] { $count } munten: { $payment } (goedkoopst)
        }
       *[no] { $count ->
            [one] { $count } munt: { $payment }
           *[other] { $count } munten: { $payment }
        }
    }
   *[no] { $cheapest ->
        [yes] { $payment } (goedkoopst)
       *[no] { $payment }
    }
}
remembered = Tijdperk { $age }, ronde { $round }: { $what }
remembered-late = Tijdperk { $age }, ronde { $round }: je was te laat, dus de computer koos voor je: { $what }
remembered-nothing = Je hoefde niets te kiezen.
remembered-build = je bouwde { $card }.
remembered-stage = je bouwde een fase van je Wonder met { $card }.
remembered-sell = je legde { $card } af.
remembered-revive = je bouwde { $card } uit de aflegstapel.
remembered-free-city = { $action ->
    [build] De Vrije Stad bouwde { $card }.
    [stage] De Vrije Stad bouwde een fase van haar Wonder met { $card }.
    [revive] De Vrije Stad bouwde { $card } uit de aflegstapel.
    [none] De Vrije Stad bouwde niets uit de aflegstapel.
   *[sell] De Vrije Stad legde { $card } af.
}
remembered-none = je bouwde niets uit de aflegstapel.
remembered-other = { $choice }.
hand-put-away = Deze hand is gesloten.
picture-late = Het plaatje laat op zich wachten. Dit staat erop:
which-game = Welk spel?
hand-none = Je hebt geen kaarten: je zit nu niet in een potje.

## Het einde van het spel

winner = ## { $headline }
other-totals = { $count ->
    [one] Score van de ander
   *[other] Score van de anderen
}: { $totals }
other-total = { $coins ->
    [one] { $name } { $points } ({ $coins } munt)
   *[other] { $name } { $points } ({ $coins } munten)
}
moment-led-only-at-the-end = { $name } kwam pas helemaal op het eind aan kop.
moment-free-city-on-top = De Vrije Stad heeft de meeste punten van allemaal: { $points }.
moment-won-without-a-shield = { $name } won zonder ook maar één schild.
moment-won-without-a-stage = { $name } won zonder één fase van het Wonder.
moment-led-in-vain = { $game ->
    [base] { $name } stond { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    } op kop, maar { $winner } won.
   *[other] { $name } stond { $rounds ->
        [one] { $rounds } beurt
       *[other] { $rounds } beurten
    } op kop, maar { $winner } won.
}
moment-lost-every-conflict = { $name } verloor echt elk conflict.
moment-won-every-conflict = { $name } won echt elk conflict.
moment-came-from-behind = { $game ->
    [base] { $rounds ->
        [one] Met nog één ronde te gaan stond { $name } laatste – en won toch.
       *[other] Met nog { $rounds } ronden te gaan stond { $name } laatste – en won toch.
    }
   *[other] { $rounds ->
        [one] Met nog één beurt te gaan stond { $name } laatste – en won toch.
       *[other] Met nog { $rounds } beurten te gaan stond { $name } laatste – en won toch.
    }
}
moment-close-together = { $points ->
    [0] De eerste en de laatste hebben evenveel punten.
    [one] Tussen de eerste en de laatste zit maar { $points } punt.
   *[other] Tussen de eerste en de laatste zitten maar { $points } punten.
}
moment-led-for-long = { $game ->
    [base] { $name } stond { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    } op kop.
   *[other] { $name } stond { $rounds ->
        [one] { $rounds } beurt
       *[other] { $rounds } beurten
    } op kop.
}
moment-much-civilian = { $name } haalde alleen al met blauwe kaarten { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
moment-peaceful-age = Tijdperk { $age } eindigde in vrede: niemand won een militair conflict.
moment-science-in-vain = { $name } haalde { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} met wetenschap en kwam { $short ->
    [one] { $short } punt
   *[other] { $short } punten
} tekort voor de winst.
moment-lead-changed-hands = De koppositie wisselde { $times ->
    [one] één keer
   *[other] { $times } keer
}.
moment-early-wonder = { $name } had het Wonder al in ronde { $round } van Tijdperk { $age } af.
moment-full-purse = { $name } hield { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} over.
moment-chains = { $name } bouwde { $buildings ->
    [one] { $buildings } gebouw
   *[other] { $buildings } gebouwen
} gratis door ketens.
moment-science-won = { $name } won met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor wetenschap.
moment-much-from-guilds = { $name } heeft { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} van gilden.
moment-sales = { $name } legde { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} af voor munten.
moment-every-colour = Alleen { $name } heeft iets van elke kleur gebouwd.
moment-earned-by-trade = { $name } verdiende { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} aan de buren.
moment-spent-on-trade = { $name } betaalde de buren { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}.
honour-record-total = { $name } vestigt een nieuw record op deze server: { $points }, was { $before }.
honour-many-wonders = { $name } heeft nu met { $wonders ->
    [one] { $wonders } Wonder
   *[other] { $wonders } verschillende Wonderen
} gewonnen.
honour-won-no-wonder = { $name } won zonder iets aan het Wonder te bouwen.
honour-won-early-wonder = { $name } won en had aan het eind van Tijdperk II het hele Wonder al af.
honour-won-no-trade = { $name } won zonder één grondstof te kopen.
honour-won-no-red = { $name } won zonder één rode kaart.
honour-won-no-yellow = { $name } won zonder één gele kaart.
honour-leads = { $name } staat nu bovenaan de ranglijst van deze server.
honour-round-number-of-games = Dit was het { $games }e potje van { $name } op deze server.
honour-round-number-of-wins = Dit was de { $wins }e overwinning van { $name } in dit spel op deze server.
honour-streak = { $name } heeft { $wins ->
    [one] { $wins } potje
   *[other] { $wins } potjes
} op rij gewonnen.
honour-record-category = { $category ->
    [military] { $name } vestigt een serverrecord voor militaire punten: { $points }.
    [treasury] { $name } vestigt een serverrecord voor punten van munten: { $points }.
    [wonder] { $name } vestigt een serverrecord voor punten van het Wonder: { $points }.
    [wonders] { $name } vestigt een serverrecord voor punten van Wonderen: { $points }.
    [stages] { $name } vestigt een serverrecord voor punten van fasen: { $points }.
    [civilian] { $name } vestigt een serverrecord voor punten van blauwe kaarten: { $points }.
    [blue] { $name } vestigt een serverrecord voor punten van blauwe kaarten: { $points }.
    [scientific] { $name } vestigt een serverrecord voor punten van wetenschap: { $points }.
    [commercial] { $name } vestigt een serverrecord voor punten van gele kaarten: { $points }.
    [guilds] { $name } vestigt een serverrecord voor punten van gilden: { $points }.
    [progress] { $name } vestigt een serverrecord voor punten van vooruitgangsfiches: { $points }.
   *[other] { $name } vestigt een serverrecord voor punten van één soort: { $points }.
}
honour-streak-ended = { $name } breekt de reeks van { $other }: { $wins ->
    [one] { $wins } overwinning
   *[other] { $wins } overwinningen op rij
}.
honour-ahead-at-last = { $name } eindigt voor het eerst boven { $other }, in hun { $games }e potje samen.
honour-first-win = Dit is de eerste overwinning van { $name } in dit spel op deze server.
honour-first-win-with-wonder = Dit is de eerste overwinning van { $name } met { $wonder-the }.
honour-first-win-with-side = Dit is de eerste overwinning van { $name } met { $wonder-the }, { $side }.
honour-own-best = { $name } verbetert het eigen record met { $more ->
    [one] { $more } punt
   *[other] { $more } punten
}.
honour-settled = De rating van { $name } is niet meer voorlopig.
honour-first-game = Dit was het eerste potje dat { $name } op deze server uitspeelde.
moment-duel-early = Het was al in Tijdperk { $age } klaar.
moment-duel-behind-in-points = { $name } stond { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} achter en won toch.
moment-duel-nearly-at-the-capital = { $name } had de pion op { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} van de hoofdstad van { $other }.
moment-duel-one-symbol-short = { $name } kwam één symbool tekort voor een wetenschappelijke overwinning.
moment-duel-pawn-crossed = De pion ging { $times ->
    [one] één keer
   *[other] { $times } keer
} over het midden.
moment-duel-calm-front = De pion kwam nooit verder dan { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} van het midden.
moment-duel-every-wonder = { $wonders ->
    [0] { $name } bouwde alle vier de Wonderen, { $other } geen.
    [one] { $name } bouwde alle vier de Wonderen, { $other } maar één.
   *[other] { $name } bouwde alle vier de Wonderen, { $other } maar { $wonders }.
}
moment-duel-ahead-in-vain = { $name } stond { $rounds ->
    [one] { $rounds } beurt
   *[other] { $rounds } beurten
} voor op punten, maar { $winner } won.
moment-duel-turns-again = { $name } had { $times ->
    [one] { $times } extra beurt
   *[other] { $times } extra beurten
}.
moment-duel-many-tokens = { $name } pakte { $tokens ->
    [one] { $tokens } vooruitgangsfiche
   *[other] { $tokens } vooruitgangsfiches
}.
moment-duel-much-looted = { $name } raakte { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} kwijt.
moment-architects-won-with-few-stages = { $stages ->
    [0] { $name } won zonder één fase.
    [one] { $name } won met maar { $stages } fase.
   *[other] { $name } won met maar { $stages } fasen.
}
moment-architects-no-battle = Er was geen enkele veldslag.
moment-architects-many-tokens = { $name } pakte { $tokens ->
    [one] { $tokens } vooruitgangsfiche
   *[other] { $tokens } vooruitgangsfiches
}.
moment-architects-finished-in-vain = { $name } voltooide het Wonder, maar { $winner } won.
moment-architects-wandering-cat = De kat wisselde { $times ->
    [one] één keer
   *[other] { $times } keer
} van baas.
moment-architects-many-battles = { $battles ->
    [one] Er was { $battles } veldslag
   *[other] Er waren { $battles } veldslagen
}.
moment-architects-many-victories = { $name } heeft { $tokens ->
    [one] { $tokens } overwinningsfiche
   *[other] { $tokens } overwinningsfiches
}.
result-won = **Gewonnen!** { $headline }.
result-other = **{ $headline }; jij wordt { $place }e met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.**
play-again-there = Er is een tafel open in { $place }.
seated-game-has-begun = Je hebt een plaats, en het potje is al begonnen.
note-symbols = Symbool naar keuze voor { $name }: { $symbols }, +{ $points }.
note-guild = { $name } kopieert { $card } van { $owner }, +{ $points }.
note-costs-unknown = De kosten op kant A zijn niet bekend, dus geldt de regel uit 2013: een fase kost hetzelfde als de fase die ze kopieert.
note-not-in-edition = { $edition ->
    [base] Alleen in de tweede editie.
   *[other] Alleen in de eerste editie.
}
note-in-edition = { $edition ->
    [base] **In de eerste editie:**
   *[other] **In de tweede editie:**
} { $facts }
note-called = Heet { $card }.
note-produces = Produceert { $resource }.
note-free-with-none = Met geen enkele kaart gratis.
note-makes-none-free = Maakt geen kaart gratis.
note-beer = { $name } is Brussel een lekker koud biertje schuldig.
details-total = **{ $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}**
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
details-stages = { $built } van { $stages ->
    [one] { $stages } fase
   *[other] { $stages } fasen
}
details-card = { $card } { $points }
details-guild-copied = { $card }, gekopieerd van { $owner }, { $points }
details-symbols-chosen = { $symbols }; gekozen: { $chosen }

## Opnamen

rehearsal-taps = { $person } Dit is een repetitie: aan het eind wordt alles gewist. Druk hierboven op **Mijn hand**. { $open ->
        [yes] Tik dan op **{ $number }** in het laatste privébericht van de bot
       *[no] Tik dan op **{ $number }** onder de hand die opengaat
    } en kies iets uit de lijst die verschijnt.
rehearsal-form = { $person } Nog één tik, als je wilt: druk hierboven op **Opties**, verander iets en verstuur het formulier. Het hoeft niet.
record-file = Het laatste potje van dit kanaal. `/replay` laat het nog eens zien, met dit bestand ook ergens anders.
record-file-abandoned = Het laatste potje van dit kanaal. Het is niet uitgespeeld en eindigde zonder score. `/replay` laat zien hoever het kwam, met dit bestand ook ergens anders.
record-shown = Iedereen in het kanaal kan erdoorheen bladeren.
record-page = -# { $page } van { $pages }
record-list = Ga naar
record-step = { $page } · { $step }
step-round = Tijdperk { $age }, ronde { $round }
step-seventh-card = Tijdperk { $age }, de zevende kaart
step-revive = Tijdperk { $age }, ronde { $round }, de aflegstapel
duel-step-draft = Draft: { $name }
duel-step = Tijdperk { $age }: { $name }
architects-step = { $name }
player = Speler { $number }

## Plaatsen

leave-question = Dit potje verlaten? De computer neemt je stad over.
end-question = Het potje van { $names } stoppen? Er komt dan geen score.
leave-question-last = Dit potje verlaten? Verder speelt er niemand, dus het eindigt zonder score.
replace-question = { $name } vervangen door een computerspeler? Die neemt { $city } over. { $name } krijgt bericht en kan alleen terugkomen als de host of een moderator dat goedvindt.
replace-question-last = { $name } vervangen door een computerspeler? Verder speelt er niemand, dus het potje eindigt zonder score.
question-replaced = De speler is vervangen. Iedereen in het kanaal kan het zien.
question-keep = Het potje gaat door.
question-stay = Je speelt gewoon verder.
question-left = Je hebt het potje verlaten.
question-ended = Je hebt het potje gestopt.
seat-left = { $name } is weg. { $computer } (computer) speelt nu { $city }.
seat-replaced = { $name } is vervangen. { $computer } (computer) speelt nu { $city }.
seat-replaced-called = { $name } ({ $person }) is vervangen. { $computer } (computer) speelt nu { $city }.
seat-replaced-you = Je bent vervangen in het potje in { $place }: de host of een moderator laat de computer { $city } spelen. Wil je terug? Druk daar op **{ $button-take-seat }**, dan krijgt de host de vraag.
seats-free = Hier is een potje bezig. Kijk mee met `/table` of neem het over van een computerspeler:
seat-free = { $game ->
    [duel] { $points ->
        [one] - { $name }: { $points } punt tot nu toe
       *[other] - { $name }: { $points } punten tot nu toe
    }
   *[other] { $points ->
        [one] - { $name }: { $city }, { $points } punt tot nu toe
       *[other] - { $name }: { $city }, { $points } punten tot nu toe
    }
}
seat-taken-over = { $name } neemt { $city } over.
seat-asked-for = { $host }, { $name } is vervangen en wil weer meedoen. Alleen jij of een moderator kan { $name } weer toelaten.
seat-may-be-taken = { $person } mag weer een plaats nemen.
seat-back = { $name } is terug.
seat-no-longer-alone = { $name }, je speelt niet meer alleen: wat je aantikt telt meteen, en je kunt het veranderen tot iedereen heeft gekozen.
lobby-lost = Deze tafel kan niet meer worden geopend, waarschijnlijk door een update, dus hij is gesloten. `/join` opent een nieuwe.
game-lost = Het potje van dit kanaal kan niet meer worden geopend, waarschijnlijk door een update. `/join` opent een nieuwe tafel.
game-on-hold = { $permissions ->
    [none] Het potje in { $place } ligt stil: de bot kan daar niet meer schrijven. Er is niets verloren. Zodra iemand die de server beheert dat weer toestaat, gaat het binnen een paar minuten verder.
   *[other] Het potje in { $place } ligt stil: de bot is daar deze machtigingen kwijt: { $permissions }. Er gaat niets verloren. Zodra iemand die de server beheert ze teruggeeft, gaat het binnen een paar minuten verder.
}
game-rests = Het potje in { $place } zit vast, en opnieuw proberen hielp nog niet. Er is niets verloren: het gaat verder als een speler daar op een knop drukt of een commando typt.
game-broken = Een bug in de spelregels heeft het potje in { $place } stilgelegd. Er is niets verloren: het gaat verder zodra de bug is opgelost. Met `/end` stop je het nu, zonder score.
game-expires = { $persons } Hier is al lang niet meer gespeeld. Het potje eindigt op { $end }, tenzij een van jullie iets doet: elke knop en elk commando in dit kanaal telt.
game-abandoned = Dit potje is niet uitgespeeld en eindigde zonder score, dus het kanaal is vrij. Met `/record` krijg je het als bestand; `/join` opent een nieuwe tafel.
game-expires-direct = In je potje in { $place } is al lang niet meer gespeeld, en de bot kan daar niet meer schrijven. Het eindigt op { $end }, tenzij een speler iets doet: elke knop en elk commando daar telt, en ook de knop hieronder.
game-stopped = Dit potje is gestopt. `/join` opent een nieuwe tafel.
table-asleep = Iedereen is weg, dus het potje ligt stil. Het gaat verder zodra een speler op **Ik ben terug** drukt.
everyone-left = Iedereen is weg. Het potje is gesloten.
game-ended-by = { $name } heeft dit potje gestopt. `/join` opent een nieuwe tafel.
done = Geregeld.

## Wat van mensen wordt bewaard

privacy = **Wat de bot over je bewaart**, tot je `/forget` typt, tenzij er iets anders bij staat
    { "" }**Als je een commando of knop gebruikt**: de taal van je Discord, of die je met `/language` kiest, om je daarin te antwoorden. Ook de editie van 7 Wonders die je het laatst koos, voor je volgende tafel.
    { "" }**Als je gaat zitten**: of en waar de bot je een privébericht kan sturen, en of je je kaarten liever in het kanaal wilt, zodat ze je bereiken.
    { "" }**Van elke tafel**: wie hem opende, wie waar zat en onder welke naam, elke keuze, de uitslag, wanneer het begon en eindigde en wie het stopte, zodat potjes een crash overleven en uitslagen later te zien zijn. `/forget` haalt je naam weg, maar in bestanden van `/record` blijft hij staan. Tot het potje is afgelopen ook wie zijn plaats verliet (zodat niemand van plaats wisselt om kaarten te zien) en wanneer iemand gepingd is (zodat dat niet aan één stuk door gebeurt).
    { "" }**Van een bestand** dat je met `/replay` toont: hoe de kaarten zijn gedeeld, elke keuze, de uitslag en de namen, { $days ->
        [one] een dag
       *[other] { $days } dagen
    } lang, zodat de knoppen werken. `/forget` haalt elke naam weg die je aan tafels van deze bot had.
    { "" }**Van een scoreblok** (`/score`): het blok met de namen, tot je volgende, hooguit een maand. Sla je het op in de geschiedenis van de server: wat erop staat en dat jij dat deed.
    { "" }**Van afgelopen potjes**: je statistieken per server (plaatsen, scores, Wonderen, records, tegenstanders, rating) en of je liever niet getoond wordt. Na `/forget` zijn je plaatsen van een naamloze speler, zodat de statistieken van de anderen blijven kloppen. Potjes van een oudere versie van de bot worden op de achtergrond geteld.
    { "" }**In je eerste potje van een spel**: welke tip je in welke ronde kreeg, zodat je er geen twee keer krijgt, tot het potje is afgelopen. Ook of je tips hebt uitgezet.
    { "" }**Berichten**: Discord laat de bot maar twee soorten lezen, privéberichten aan de bot en berichten die hem vermelden. Hij antwoordt met een korte uitleg en bewaart er niets van.
    { "" }**Wie het ziet**: de mensen aan je tafel, die je naam zien en wat je speelt, en de mensen op je server, die de geschiedenis, statistieken en ranglijst ervan kunnen bekijken. Verder niemand.
kept-language = De taal van je Discord is { $language }.
kept-own-language = Je koos { $language } als taal.
kept-no-language = Je taal is niet opgeslagen.
kept-edition = Je koos het laatst de { $edition } van 7 Wonders.
kept-direct = De bot weet waar hij je een privébericht kan sturen.
kept-no-direct = De bot weet niet waar hij je een privébericht kan sturen.
kept-hands-in-channel = Je wilt je kaarten in het kanaal, niet als privébericht.
kept-seats = Je zit aan { $lobbies ->
    [one] { $lobbies } open tafel
   *[other] { $lobbies } open tafels
} en in { $running ->
    [one] { $running } lopend potje
   *[other] { $running } lopende potjes
}, en je zat aan { $ended ->
    [one] { $ended } tafel die gesloten is
   *[other] { $ended } tafels die gesloten zijn
}.
kept-finished = Je statistieken, ratings en records uit { $count ->
    [one] { $count } afgelopen potje
   *[other] { $count } afgelopen potjes
} zijn opgeslagen.
kept-left-out = Je staat niet in ranglijsten en records.
kept-pad = Je hebt een scoreblok van `/score`.
kept-tips = De tips die je in je lopende potjes kreeg zijn opgeslagen, zodat je er geen twee keer krijgt. Na afloop worden ze gewist.
kept-without-tips = Je hebt tips uitgezet.
kept-without-confirmation = Je hebt “Weet je het zeker?” uitgezet voor potjes tegen computers.
privacy-forget = `/forget` wist dit allemaal. Je moet het nog bevestigen.
forget-question = **Alles wissen wat de bot over je bewaart?** Daarna kun je niet meer terug.
forget-settings = Je taal wordt gewist, en ook waar de bot je privéberichten stuurt.
forget-lobbies = { $count ->
    [one] Je verlaat de open tafel waaraan je zit.
   *[other] Je verlaat de { $count } open tafels waaraan je zit.
}
forget-running = { $count ->
    [one] Je verlaat het potje waarin je zit: de computer neemt het over.
   *[other] Je verlaat de { $count } potjes waarin je zit: de computer neemt het over.
}
forget-ended = { $count ->
    [one] Van { $count } gesloten tafel blijven de zetten en de uitslag bewaard, maar je plaats heeft geen naam meer.
   *[other] Van { $count } gesloten tafels blijven de zetten en de uitslagen bewaard, maar je plaatsen hebben geen naam meer.
}
forget-finished = Je statistieken, ratings en records uit { $count ->
    [one] { $count } afgelopen potje
   *[other] { $count } afgelopen potjes
} zijn dan voorgoed weg.
forget-left-out = Ook je wens om buiten ranglijsten en records te blijven wordt gewist: latere potjes tellen weer mee.
forget-pad = Je scoreblok wordt gewist.
button-forget = Wissen
button-keep = Bewaren
forget-nothing-done = Er is niets gewist.
forgotten = **Je gegevens zijn gewist.**
forgotten-settings = Je taal is gewist, en ook waar de bot je privéberichten stuurt.
forgotten-lobbies = { $count ->
    [one] Je hebt de open tafel verlaten waaraan je zat.
   *[other] Je hebt de { $count } open tafels verlaten waaraan je zat.
}
forgotten-running = { $count ->
    [one] Je hebt het potje verlaten waarin je zat; de computer speelt nu op je plaats.
   *[other] Je hebt de { $count } potjes verlaten waarin je zat; de computer speelt nu op je plaatsen.
}
forgotten-ended = Je naam is gewist van { $count ->
    [one] { $count } gesloten tafel
   *[other] { $count } gesloten tafels
}.
forgotten-finished = Je statistieken, ratings en records uit { $count ->
    [one] { $count } afgelopen potje
   *[other] { $count } afgelopen potjes
} zijn gewist.
forgotten-remains = Berichten van de bot in kanalen blijven staan tot iemand die het kanaal beheert ze wist. Dat je een lopend potje hebt verlaten, blijft bewaard tot het is afgelopen. In oudere back-ups van de eigenaar van de bot staat je naam nog. Gebruik je de bot weer, dan slaat hij je taal weer op.
forgotten-name = Oud-speler

## Languages

language-me = Je taal is { $language }.
language-server = De taal van deze server is { $public }.
language-server-chosen = De taal van deze server is nu { $public }. Open tafels houden hun eigen taal; ook die verander je met `/language`.
language-table-chosen = Deze tafel gaat verder in de taal die je koos.
language-how = `/language ik:` verandert je eigen taal, `server:` die van de server, `tafel:` die van de tafel in dit kanaal.
language-like-discord = Zoals Discord
edition-here = Hier speel je de **{ $edition }** van 7 Wonders. De host kan in de lobby wisselen. Met de machtiging Server beheren kies je de editie voor nieuwe tafels: `/edition server:`.
edition-server-chosen = { $edition ->
    [base] Aan nieuwe tafels op deze server speel je nu de **eerste editie**. De host kan in de lobby nog wisselen.
    [second-edition] Aan nieuwe tafels op deze server speel je nu de **tweede editie**. De host kan in de lobby nog wisselen.
   *[host] Aan nieuwe tafels op deze server speel je nu de editie die de host het laatst koos.
}

## Wat niet kan, en wat wel

something-went-wrong = Er ging iets mis. Je potje is opgeslagen, probeer het nog eens.
store-failed = De database reageert niet, dus dat lukte niet. Wat er al was, is veilig. Probeer het over een minuut nog eens; lukt het dan nog niet, zeg het dan tegen de eigenaar van de bot.
refusal-not-allowed = Dit kun je hier niet gebruiken.
refusal-lobby-closed = Deze tafel is gesloten. `/join` opent een nieuwe.
refusal-game-has-begun = Het potje is al begonnen. Speel je mee? Druk op **{ $button-my-hand }** voor je kaarten. Met `/table` ziet iedereen de tafel.
game-of-other-rules = Dit potje is met een oudere versie van de regels gespeeld, dus de steden en ronden zijn niet meer te zien. De uitslag wel:
record-of-other-rules = Dit potje is met een oudere versie van de regels gespeeld, dus de steden en ronden zijn niet meer te zien. Volgens het bestand was dit de uitslag, maar dat is niet te controleren:
kept-outcome-line = { $rank }. { $name }: { $points }
kept-outcome-victory = { $victory ->
    [military] Het was een militaire overwinning.
    [scientific] Het was een wetenschappelijke overwinning.
   *[civilian] Het was een overwinning op punten.
}
kept-outcome-ended = Het potje eindigde op { $when }.
refusal-game-of-other-rules = Dit potje is met een oudere versie van de regels gespeeld, dus het is niet meer te zien.
refusal-stopping = De bot start opnieuw op, dus dat lukte niet. Alle potjes zijn opgeslagen, probeer het zo nog eens.
refusal-your-pictures = Je wacht al op een stapel plaatjes. Vraag het nog eens als die er zijn.
refusal-pictures-of-server = Er worden nu te veel plaatjes voor deze server getekend. De potjes gaan gewoon door, vraag het zo nog eens.
refusal-moving = De bot schakelt net over, dus dat lukte niet. Alle potjes zijn opgeslagen, probeer het over tien seconden nog eens.
refusal-game-over = Dat potje is afgelopen. Met `/practice` speel je meteen weer; `/join` opent een nieuwe tafel in een kanaal.
refusal-game-here = Hier is een potje bezig. Kijk mee met `/table`; met `/join` krijg je een plaats als er iemand weggaat.
refusal-channel-taken = Dit kanaal heeft al een tafel. Druk daar op **{ $button-join }**. De host of een moderator kan hem sluiten met `/end`.
refusal-other-game = Hier is een tafel voor { $game } open. Druk daar op **{ $button-join }**. De host of een moderator kan hem sluiten met `/end`.
refusal-other-game-here = Hier is al een potje { $game } bezig. Speel in een ander kanaal of een thread, of laat de host of een moderator dit stoppen met `/end`.
already-playing = Je speelt hier al { $game }.
refusal-already-seated = Plaats { $number } aan deze tafel is al van jou. Druk op **{ $button-leave }** om hem op te geven.
refusal-already-playing = Je speelt hier al mee. Met `/leave` geef je je plaats op.
refusal-not-seated = Je hebt geen plaats aan deze tafel. Druk op **{ $button-join }** om mee te doen.
refusal-table-full = De tafel is vol. Kijk mee met `/table`.
refusal-no-free-seat = Alle plaatsen zijn bezet. Druk op **{ $button-start }** als jullie klaar zijn.
refusal-pad-players = Dit spel is voor { $least ->
    [2] { $most ->
        [2] 2 spelers
       *[other] { $least } tot { $most } spelers
    }
   *[other] { $least } tot { $most } spelers
}: noem ze allemaal na `spelers:`, met komma’s ertussen.
refusal-pad-names = Twee spelers hebben dezelfde naam. Verander er een en probeer het nog eens.
refusal-pad-member = Iemand die je vermeldt zit niet op deze server. Typ gewoon de naam en probeer het nog eens.
refusal-pad-not-filled = Het scoreblok klopt nog niet. Verbeter wat hieronder staat en probeer het nog eens.
refusal-no-pad = Dit scoreblok bestaat niet meer, of het is niet van jou. `/score` begint een nieuw blok.
refusal-seats-kept = De vrije plaatsen zijn gereserveerd voor de spelers van het vorige potje. Ze komen { $until } vrij: neem er dan een.
refusal-again-for-players = Alleen spelers van dit potje kunnen een revanche beginnen. `/join` opent een eigen tafel.
refusal-not-on-this-server = Je zit niet meer op de server van dit potje, of je kunt het kanaal niet zien. Vraag daar of iemand je binnenlaat.
refusal-too-many-tables = { $count ->
    [one] Er is al { $count } tafel open op deze server. Speel die eerst uit.
   *[other] Er zijn al { $count } tafels open op deze server. Speel er eerst een uit.
}
refusal-host-only = Dit kan alleen { $host }, de host.
refusal-host-or-moderator = Dit kan alleen de host of een moderator.
refusal-no-computer = Er zit geen computerspeler aan deze tafel.
refusal-too-few-players-duel = 7 Wonders Duel speel je met 2 spelers. Wacht op iemand, of voeg een computerspeler toe.
refusal-too-few-players-base = 7 Wonders speel je met 2 tot 7 spelers. Wacht op meer spelers, of voeg een computerspeler toe.
refusal-too-few-players-second-edition = De tweede editie van 7 Wonders speel je met 3 tot 7 spelers; een variant voor twee is er niet. Wacht op meer spelers, voeg een computerspeler toe of kies de eerste editie.
refusal-no-such-game = Dat spel bestaat niet. Kies er een uit de lijst die verschijnt terwijl je typt.
refusal-no-hands = In dit spel heb je geen handkaarten: alles ligt open op tafel.
refusal-no-lobby = Hier is geen tafel open. `/join` opent er een.
refusal-no-game = Hier is geen potje bezig. `/join` opent een tafel.
refusal-no-game-direct = Hier is geen potje bezig. `/practice` begint er een, en met `/mine` zie je jouw potjes op alle servers.
refusal-wonders-dealt = De Wonderen zijn willekeurig in dit potje. De host kan dat veranderen bij **{ $button-options }**.
refusal-wonder-taken = Dat Wonder is net door iemand anders genomen. Kies een ander.
refusal-permissions-missing = De bot heeft in dit kanaal deze machtigingen nodig: { $permissions }. Vraag het aan iemand die de server beheert en probeer het dan nog eens.
refusal-bot-not-here = Daarvoor moet de bot erbij zijn, en hier zit hij niet. Voeg hem toe aan een server en probeer het daar: <{ $invite }>
refusal-external-apps = Op deze server mogen externe apps alleen privé antwoorden, dus alleen jij ziet dit.
refusal-not-shown = De bot kan hier niet schrijven, dus alleen jij ziet dit. Iemand die de server beheert kan hem die machtiging geven.
refusal-may-not-write = Jij kunt in dit kanaal niet schrijven, dus alleen jij ziet dit.
refusal-round-over = Dat was een eerdere ronde. Dit is je hand nu.
refusal-everyone-has-picked = Te laat: iedereen heeft gekozen. Je eerdere keuze telt.
refusal-not-your-turn = { $name } is aan de beurt. Jij mag zo.
refusal-no-hints = Hints staan uit in dit potje. De host kan ze in de lobby aanzetten, voor het begint.
refusal-nothing-to-advise = Je hoeft nu niets te kiezen, dus er is geen hint.
refusal-hint-over = Dat is al beslist. Druk op **Hint** onder je volgende keuze.
refusal-hint-over-at-the-table = Dat is al beslist. Druk op **{ $button-hint }** onder je volgende keuze.
refusal-seat-changed = Op die plaats zit net iemand anders, dus je tik telde niet.
refusal-offer-changed = Je mogelijkheden zijn veranderd. Kies opnieuw.
refusal-seat-taken = { $name } heeft die plaats al.
refusal-spectator = Je speelt niet mee in dit potje. Met `/table` kijk je mee.
refusal-replaced = Je bent vervangen in dit potje, dus { $host } moet je weer toelaten. De vraag staat in het kanaal van het potje.
refusal-has-seen-a-hand = Je hebt deze ronde de kaarten van een andere plaats gezien. Neem je eigen plaats terug, of deze in de volgende ronde.
refusal-nobody-to-nudge = Er is niemand om te pingen: het potje wacht op niemand anders.
refusal-nudge-yourself = Iedereen wacht op jou, dus er is niemand anders om te pingen.
refusal-nudged-already = Iedereen op wie het potje wacht, is het afgelopen uur al gepingd. Je kunt { $until } weer pingen.
refusal-own-word = Alleen de host of een andere moderator kan je weer toelaten.
refusal-spectator-details = Je speelde niet mee in dit potje. In de eindstand hierboven staat elk punt.
refusal-foreign-hand = Dit zijn de kaarten van { $name }. Druk op **{ $button-my-hand }** voor die van jou.
refusal-not-at-this-table = { $name } zit niet aan deze tafel. Kies een naam uit de lijst die verschijnt terwijl je typt.
refusal-not-away = Je bent niet weg: je plaats is van jou. Druk op **{ $button-my-hand }** voor je kaarten.
refusal-no-finished-game = Hier is nog geen potje uitgespeeld.
refusal-record-too-large = Dit bestand is te groot voor een potje. Voeg een bestand van `/record` bij.
refusal-no-such-finished-game = Dit potje is hier niet te zien: het is op een andere server gespeeld, of het is niet meer opgeslagen.
refusal-stats-server = Ranglijsten, Wonderen en records horen bij een server. Typ dit in een kanaal daarvan.
refusal-stats-oneself = In privéberichten zie je alleen je eigen potjes. Die van anderen vraag je op een server op.
refusal-stats-not-played = { $name } heeft hier nog geen potje { $game } uitgespeeld. Kies een ander spel.
refusal-no-such-season = Dat seizoen heeft geen ranglijst. Kies er een uit de lijst die verschijnt terwijl je typt.
refusal-manage-server = Je hebt de machtiging Server beheren nodig om de ranglijsten van deze server aan of uit te zetten.
refusal-record = Dit bestand is geen potje van deze bot, of het is veranderd. Voeg een bestand van `/record` bij.
refusal-no-finished-game-of-number = Dat potje is nog niet afgelopen, of er is niets gespeeld. Na afloop kun je het bekijken.
refusal-no-such-language = Die taal is er niet. Kies er een uit de lijst die verschijnt terwijl je typt.
refusal-language-server = Je hebt de machtiging Server beheren nodig om de taal van deze server te kiezen. Je eigen taal verander je met `ik:`.
refusal-language-server-here = De taal van een server kun je alleen in een kanaal daarvan kiezen.
refusal-edition-server = Je hebt de machtiging Server beheren nodig om de editie van deze server te kiezen. Voor één tafel kan de host in de lobby wisselen.
refusal-no-such-edition = Die editie bestaat niet. Kies er een uit de lijst die verschijnt terwijl je typt.
refusal-no-manneken-pis = Manneken Pis zit niet in de tweede editie. Haal hem er eerst uit onder **{ $button-options }**.
refusal-no-record = Dit bestand is niet meer opgeslagen. Voeg het nog eens bij met `/replay`.
refusal-no-such-card = Die kaart of dat vooruitgangsfiche bestaat niet. Kies er een uit de lijst die verschijnt terwijl je typt.
refusal-no-such-wonder = Dat Wonder bestaat niet. Kies er een uit de lijst die verschijnt terwijl je typt.
refusal-no-such-topic = Dat onderwerp bestaat niet. Kies er een uit de lijst die verschijnt terwijl je typt.

## Regels

rules-list = Een ander onderwerp
topic-round = Een ronde
topic-colours = Kleuren van kaarten
topic-trade = Handel
topic-chains = Ketens
topic-wonder = Wonderen
topic-military = Militaire conflicten
topic-science = Wetenschap
topic-guilds = Gilden
topic-end = Einde van het spel
topic-two-players = Met z’n tweeën
topic-free-city = De Vrije Stad
topic-manneken-pis = Manneken Pis
topic-second-edition = Eerste of tweede editie?
topic-clock = Tijdslimiet en afwezigheid
topic-ratings = Ratings en statistieken
topic-duel = 7 Wonders Duel
topic-architects = 7 Wonders Architects
rules-colours =
    ## Kleuren van kaarten
    { "" }**Bruine** kaarten maken ruwe grondstoffen, **grijze** glas, stof en papier. Daarmee betaal je andere kaarten, en je buren kunnen ervan kopen. In Tijdperk III zijn ze er niet.
    { "" }**Blauwe** kaarten geven punten. **Groene** geven wetenschapssymbolen: hoe meer je er hebt, hoe meer ze waard zijn.
    { "" }**Gele** kaarten geven munten of grondstoffen of maken handel goedkoper, in Tijdperk III ook punten. Wat ze maken, is niet te koop.
    { "" }**Rode** kaarten geven schilden. Die vergelijk je aan het eind van elk Tijdperk met beide buren.
    { "" }**Paarse** kaarten zijn gilden, alleen in Tijdperk III. De meeste tellen wat je buren hebben gebouwd.
rules-two-players =
    ## Met z’n tweeën
    Tussen jullie in ligt een derde stad, de **Vrije Stad**. Die is van niemand en de buur van jullie allebei: ze verkoopt, koopt en vecht. Je speelt met de kaarten voor drie spelers.
    Jullie spelen om de beurt een ronde voor haar. Is het jouw ronde, pak dan een kaart van haar stapel erbij, kies er een voor je eigen stad en dan een voor de Vrije Stad. De ander kiest één kaart. Daarna ruilen jullie van hand.
    Alleen een van jullie tweeën kan winnen. Liever het gewone spel? Voeg in de lobby een computerspeler toe.
rules-free-city =
    ## De Vrije Stad
    In jouw ronde kies je haar kaart meteen na die van jezelf. De Vrije Stad bouwt de kaart of legt hem onder haar Wonder, met wat ze zelf maakt, haar eigen munten en wat ze bij jullie koopt. Jij kiest hoe ze betaalt, ook duurder dan nodig.
    Is de kaart gratis door een keten, dan moet ze hem bouwen. Afleggen mag alleen als ze geen enkele kaart uit de hand kan spelen.
    Haar krachten, zoals bouwen uit de aflegstapel, gebruikt wie die ronde voor haar speelt. Ze heeft geen zevende kaart en kan niet winnen.
rules-manneken-pis =
    ## Manneken Pis
    Een bord uit Brussel dat met 7 munten begint, maar zonder grondstof. Voeg het in de lobby toe bij **Opties**.
    { "" }**Kant A** kopieert: fase 1 de eerste fase van je linkerbuur, fase 2 de tweede van je rechterbuur, fase 3 de derde van een van de twee, naar keuze. Elke fase kost hetzelfde als de gekopieerde. Heeft een buur geen derde fase, dan valt er niets te kopiëren.
    { "" }**Kant B** heeft één fase. Die kost één van elk van de zeven grondstoffen en geeft 7 munten, 7 punten en een schild.
rules-first-edition-only = -# Alleen in de eerste editie: de tweede heeft geen variant voor twee en geen Manneken Pis.
rules-second-edition =
    ## Eerste of tweede editie?
    De tweede editie is sinds 2020 te koop, voor 3 tot 7 spelers, zonder variant voor twee en zonder Manneken Pis. De host kan in de lobby van editie wisselen.
    { "" }**Borden** hebben een dagzijde en een nachtzijde in plaats van A en B. De meeste fasen kosten iets anders. Olympia maakt kaarten gratis: op de dagzijde de eerste van elke kleur in je stad, op de nachtzijde je eerste en je laatste kaart van elk Tijdperk. Babylon speelt de zevende kaart op de nachtzijde.
    { "" }**Ketens** kunnen een Tijdperk overslaan: het Altaar maakt het Pantheon gratis, het Theater de Tuinen.
    { "" }**Kaarten**: Ludus, Castrum en het Decorateursgilde zijn nieuw, de Put vervangt het Pandjeshuis en het Strategengilde is weg. Een paar andere zijn veranderd: `/card` en `/wonder` laten zien hoe.
    Elke editie heeft eigen statistieken en ranglijsten.
rules-round =
    ## Een ronde
    Je speelt drie Tijdperken van zes ronden. Elke ronde kiest iedereen tegelijk een kaart uit de hand en doet er één ding mee:
    { "" }**Bouwen**: betaal de kosten met wat je stad maakt en wat je koopt. Hetzelfde gebouw mag maar één keer in je stad.
    { "" }**Wonder**: leg de kaart gesloten onder je Wonder en betaal de volgende fase.
    { "" }**Afleggen**: leg de kaart gesloten af voor 3 munten.
    Daarna geef je je hand door: in Tijdperk I en III naar links, in Tijdperk II naar rechts. In ronde zes kies je een van je laatste twee kaarten; de andere gaat op de aflegstapel.
rules-trade =
    ## Handel
    Wat je stad niet maakt, koop je bij je twee buren voor 2 munten per stuk. Dat geld gaat naar hen. Ze kunnen niet weigeren en raken niets kwijt.
    Te koop is wat hun bruine en grijze kaarten en hun bord maken, één per symbool per ronde. Van gele kaarten en fasen kun je nooit kopen.
    Met een handelspost kosten ruwe grondstoffen 1 munt bij de buur waar de pijl naar wijst, vanaf de ronde nadat je hem bouwt. De marktplaats doet dat voor glas, stof en papier bij beide buren.
    Je betaalt met de munten die je aan het begin van de ronde had.
rules-chains =
    ## Ketens
    Sommige kaarten zijn gratis als je een bepaald gebouw uit een eerder Tijdperk hebt: met het Badhuis is het Aquaduct gratis. Je betaalt dan helemaal niets. `/card` laat zien wat een kaart gratis maakt.
rules-wonder =
    ## Wonderen
    Je bord heeft twee tot vier fasen. Bouw ze op volgorde, elk één keer, in welk Tijdperk je wilt. De kaart onder een fase blijft gesloten en doet verder niets. `/wonder` laat beide kanten van een bord zien.
rules-military =
    ## Militaire conflicten
    Aan het eind van elk Tijdperk vergelijk je je schilden met beide buren. Heb jij er meer, dan krijg je een conflictfiche: 1 punt in Tijdperk I, 3 in Tijdperk II, 5 in Tijdperk III. Heb je er minder, dan kost dat 1 punt. Evenveel: er gebeurt niets.
rules-science =
    ## Wetenschap
    Van elk van de drie symbolen tel je het aantal in het kwadraat. Elke set van alle drie geeft nog eens 7 punten. Een symbool naar keuze telt als het symbool dat het meest oplevert.
rules-guilds =
    ## Gilden
    In Tijdperk III zitten er twee gilden meer in de stapel dan er spelers zijn. De meeste tellen wat je buren hebben gebouwd.
rules-end =
    ## Einde van het spel
    Na Tijdperk III tel je alles op: conflictfiches, 1 punt per 3 munten, het Wonder, blauwe kaarten, wetenschap, gele kaarten en gilden. Wie de meeste punten heeft, wint. Bij gelijke stand wint wie de meeste munten heeft; is ook dat gelijk, dan deel je de winst.
rules-clock =
    ## Tijdslimiet en afwezigheid
    De host kiest in de lobby het tempo: 90 seconden, 10 minuten of 24 uur per ronde of beurt, of geen tijdslimiet.
    Is de helft van je tijd om, dan krijg je een herinnering. Is alles om, dan speelt de computer die ronde of beurt voor je; de volgende speel je weer zelf. Na drie keer op rij speelt de computer door tot je op **Ik ben terug** drukt. Met `/leave` geef je je plaats voorgoed op, met **Plaats innemen** neemt iemand anders hem. Is de bot offline, dan staat de tijd stil.
rules-ratings =
    ## Ratings en statistieken
    { "" }**Ranglijst**: elke server heeft er een per spel en editie, met een seizoen per kwartaal (UTC). Een potje telt één keer mee, zodra het is afgelopen. Het gaat om op welke plaats je eindigt, niet om je punten; een gedeelde plaats is gelijkspel. Iedereen begint met 1.000; ± geeft aan hoever een rating er nog naast kan zitten. Tot je tien potjes hebt, is je rating voorlopig en staat hij onder de andere. Een nieuw seizoen begint met je laatste rating, iets minder zeker. Ook computerspelers krijgen een rating, per niveau.
    { "" }**Wat telt**: een uitslag telt voor wie er aan het eind zit, tenzij anderen, ook de computer, op die plaats meer dan drie zetten deden, om welke reden dan ook. Ga je midden in een potje voorgoed weg, dan word je laatste en is je reeks voorbij. Een plaats die iemand later overnam, telt voor niemand. Potjes met **Hints** tellen niet mee.
    { "" }**Statistieken**: gemiddelden en beste scores laten duels weg die militair of met wetenschap zijn gewonnen. Potjes van een scoreblok staan in de geschiedenis en tellen verder nergens mee. Een server kan ratings uitzetten, en je kunt zelf buiten ranglijsten en records blijven.
    { "" }**De formule**: het is het Plackett-Luce-model van Weng en Lin (openskill) met β = 25/6, τ = 1/12 en κ = 0,0001. Iedereen begint met μ = 25 en σ = 25/3. De getoonde punten zijn 40 × μ, en ± is 1,96 × 40 × σ. Een nieuw seizoen houdt μ en verhoogt σ tot √(σ² + (25/6)²), hooguit 25/3. Een niveau met meerdere plaatsen krijgt het gemiddelde van hun μ en van hun σ².
rules-duel =
    ## 7 Wonders Duel
    Eerst draften jullie elk vier Wonderen. Dan spelen jullie drie Tijdperken. In je beurt neem je een kaart waar niets op ligt en doe je er één ding mee:
    { "" }**Bouwen**: wat je stad niet maakt, koop je van de bank voor 2 munten per stuk, plus 1 voor elk stuk dat de bruine en grijze kaarten van je tegenstander maken. Een kaart is gratis als je de kaart met hetzelfde ketensymbool hebt.
    { "" }**Afleggen** voor 2 munten, plus 1 voor elk van je gele kaarten.
    { "" }**Een Wonder**: leg de kaart eronder en betaal het Wonder. Van de acht worden er hooguit zeven gebouwd.
    Rode kaarten duwen de conflictpion naar de hoofdstad van je tegenstander. Komt hij bij een militair fiche, dan verliest je tegenstander 2 of 5 munten. Komt hij bij de hoofdstad, dan heb je meteen een **militaire overwinning**.
    Met twee gelijke symbolen krijg je een vooruitgangsfiche. Met zes verschillende symbolen heb je meteen een **wetenschappelijke overwinning**.
    Anders wint wie na Tijdperk III de meeste punten heeft: kaarten, Wonderen, fiches, de zone van de pion en 1 per 3 munten. Bij gelijke stand wint wie meer punten van blauwe kaarten heeft.
    Wie op het conflictspoor achterstaat, begint het volgende Tijdperk. Staat de pion in het midden, dan kiest wie het laatst speelde.
rules-architects =
    ## 7 Wonders Architects
    In je beurt neem je **één kaart**: van je eigen stapel links van je, van de gesloten stapel in het midden of van de stapel rechts van je. De rest volgt daaruit:
    { "" }**Fasen** worden gebouwd zodra je kunt betalen: 2, 3 of 4 grondstoffen, allemaal gelijk of allemaal verschillend. Een munt telt als grondstof naar keuze. Wachten mag niet.
    { "" }**Groen**: twee gelijke symbolen, of alle drie, leveren een vooruitgangsfiche op: een van de drie die openliggen of het verborgen fiche. Fiches die kaarten geven of helpen betalen, werken één keer per beurt; extra kaarten hoef je niet te nemen.
    { "" }**Blauw**: punten. Met een kat erop krijg je de kat: 2 punten zolang je hem hebt, en je mag de middelste kaart bekijken (**Gluren**) voor je er een neemt.
    { "" }**Rood**: schilden. Hoorns draaien conflictfiches om. Staan ze allemaal op veldslag, dan vecht iedereen aan het eind van de beurt tegen beide buren: wie meer schilden heeft, krijgt een overwinningsfiche (3 punten). Daarna gaan rode kaarten met hoorns weg. Met z’n tweeën krijg je er twee bij dubbel zoveel schilden, maar 1 tegen 0 levert er één op.
    { "" }**Het einde** komt met de beurt waarin iemand zijn Wonder voltooit. Fasen, kat, blauwe kaarten, overwinningsfiches en vooruitgangsfiches tellen. Bij gelijke stand wint wie de meeste fasen heeft.

## Zo speel je: bladzijden met plaatjes

lesson-place = **Zo speel je { $game }** · pagina { $number } van { $pages }
lesson-legend-place = **Alle symbolen van { $game }**
lesson-base-goal = Zo speel je: het doel
lesson-base-goal-1 = Je begint met 3 munten. In elk van de drie Tijdperken krijg je zeven kaarten. Zes keer kiest iedereen tegelijk één kaart en geeft de rest door. De laatste kaart leg je af.
lesson-base-goal-2 = Bouw je stad met kaarten, nooit twee keer hetzelfde gebouw. Wie na Tijdperk III de meeste punten heeft, wint. Een krans geeft punten: deze kaart is er { $worth } waard.
lesson-base-goal-3 = Punten komen van conflicten, munten, je Wonder en van blauwe, groene, gele en paarse kaarten.
lesson-base-hand = Je hand en de kleuren
lesson-base-hand-1 = Bruin: ruwe grondstoffen om andere kaarten te betalen
lesson-base-hand-2 = Grijs: glas, stof en papier, ook om te betalen
lesson-base-hand-3 = Blauw: gewoon punten
lesson-base-hand-4 = Geel: munten, goedkopere handel, later punten
lesson-base-hand-5 = Rood: schilden voor conflicten
lesson-base-hand-6 = Groen: symbolen voor wetenschap
lesson-base-hand-7 = Paars: gilden, alleen in Tijdperk III. De meeste tellen wat buren bouwden
lesson-base-hand-8 = Bouw de kaart, leg hem onder je Wonder of leg hem af voor 3 munten
lesson-base-cost = Wat een kaart kost
lesson-base-cost-1 = De kosten staan onderaan, hier 1 klei. Wat je stad maakt, heb je elke ronde weer: het raakt nooit op.
lesson-base-cost-2 = Wat je mist, koop je bij je twee buren voor 2 munten per stuk. Ze raken niets kwijt en kunnen niet weigeren.
lesson-base-cost-3 = Met een handelspost is dat goedkoper: 1 munt voor elke grondstof die erop staat, bij de buur waar de pijl naar wijst.
lesson-base-cost-4 = Een keten: heb je het Badhuis, dan is het Aquaduct in Tijdperk II gratis.
lesson-base-wonder = Je Wonder
lesson-base-wonder-1 = Je bord is een Wonder met twee tot vier fasen. Bouw ze op volgorde, elk één keer, in welk Tijdperk je wilt.
lesson-base-wonder-2 = Om een fase te bouwen, leg je een kaart uit je hand er gesloten onder. Die kaart doet verder niets.
lesson-base-wonder-3 = Je betaalt de fase, niet de kaart. De eerste fase van Gizeh kost { $cost } en geeft { $points }.
lesson-base-wonder-4 = Wat je niet neemt, krijgt je buur. Een kaart die je aflegt of onder je Wonder legt, krijgt niemand.
lesson-base-end = Conflicten, wetenschap en einde
lesson-base-end-1 = Conflicten: aan het eind van een Tijdperk vergelijk je schilden met elke buur. Heb je er meer, dan krijg je 1 punt in Tijdperk I, 3 in II, 5 in III.
lesson-base-end-2 = Heb je minder schilden, dan kost dat 1 punt, in elk Tijdperk. Evenveel: er gebeurt niets.
lesson-base-end-3 = Wetenschap: gelijke symbolen tellen in het kwadraat: 2 zijn 4 punten, 3 zijn er 9. Elke set van alle drie geeft er 7 bij.
lesson-base-end-4 = Na Tijdperk III tel je alles op; elke 3 munten zijn 1 punt. Wie de meeste punten heeft, wint; bij gelijke stand wie de meeste munten heeft.
lesson-base-legend = Alle symbolen: kaarten en Wonderen
lesson-base-legend-1 = Hout, steen, erts, klei: van bruine kaarten
lesson-base-legend-2 = Glas, stof, papier: van grijze kaarten
lesson-base-legend-3 = Een van de twee per ronde
lesson-base-legend-4 = Munten
lesson-base-legend-5 = Overwinningspunten
lesson-base-legend-6 = Een schild, voor conflicten
lesson-base-legend-7 = Kleitablet, passer, tandwiel: wetenschap
lesson-base-legend-8 = Eén symbool, aan het eind gekozen
lesson-base-legend-9 = Kaarten van een kleur: bruin, grijs, blauw
lesson-base-legend-10 = 1 munt voor elke bruine kaart
lesson-base-legend-11 = Beide buren
lesson-base-legend-12 = Jij en beide buren
lesson-base-legend-13 = Grondstoffen van je linkerbuur: 1 munt
lesson-base-legend-14 = Keten: maakt later een blauwe kaart gratis
lesson-base-legend-15 = Een fase van het Wonder
lesson-base-legend-16 = Een conflict gewonnen, een conflict verloren
lesson-base-legend-17 = Betaalbaar; niet betaalbaar
lesson-base-legend-18 = Eén keer per Tijdperk een kaart gratis
lesson-base-legend-19 = Je speelt ook de zevende kaart
lesson-base-legend-20 = Een afgelegde kaart gratis bouwen
lesson-base-legend-21 = Kopieert een gilde van een buur
lesson-base-legend-22 = 2 munten voor de buur met dit Wonder
lesson-base-legend-23 = Eerste kaart van het Tijdperk gratis
lesson-base-legend-24 = Laatste kaart van het Tijdperk gratis
lesson-base-legend-25 = Eerste kaart van elke kleur gratis
lesson-base-legend-26 = Punten als je Wonder af is
lesson-base-legend-27 = Keten: kaarten die dit nodig hebben, zijn gratis
lesson-base-table-signs = Alle symbolen: de tafel
lesson-base-table-signs-1 = Kiest nog; heeft gekozen
lesson-base-table-signs-2 = Waar de handen heen gaan: rechts, links
lesson-base-table-signs-3 = De aflegstapel
lesson-base-table-signs-4 = Een afgelegde kaart, gesloten
lesson-base-table-signs-5 = Alleen voor de eigen stad, niet te koop
lesson-base-table-signs-6 = Je linkerbuur, je rechterbuur
lesson-base-table-signs-7 = Punten tot nu toe; goud: de koploper
lesson-base-table-signs-8 = Militaire punten tot nu toe
lesson-base-table-signs-9 = Schilden van buren: groen minder, rood meer dan jij
lesson-base-table-signs-10 = Evenveel schilden: vrede
lesson-base-table-signs-11 = Gebouwde fasen en wat er nog komt
lesson-base-table-signs-12 = Wat een hint aanraadt
lesson-base-table-signs-13 = Gratis, door een keten of Wonder
lesson-base-table-signs-14 = De Vrije Stad, met z’n tweeën
lesson-base-table-signs-15 = Met 3 spelers twee keer in de stapel
lesson-base-table-signs-16 = Kopieert de fase van de linker- of rechterbuur
lesson-duel-goal = Zo speel je: drie manieren om te winnen
lesson-duel-goal-1 = Militair: je schilden duwen de conflictpion. Bereikt hij de hoofdstad van je tegenstander, dan win je meteen.
lesson-duel-goal-2 = Wetenschappelijk: met zes verschillende symbolen win je meteen.
lesson-duel-goal-3 = Anders wint wie na Tijdperk III de meeste punten heeft. Een krans geeft punten: deze kaart is er 3 waard.
lesson-duel-turn = Je beurt en de kleuren
lesson-duel-turn-1 = Bruin: hout, steen, klei
lesson-duel-turn-2 = Grijs: glas, papier
lesson-duel-turn-3 = Blauw: punten
lesson-duel-turn-4 = Geel: munten, goedkoper kopen
lesson-duel-turn-5 = Rood: schilden die de pion duwen
lesson-duel-turn-6 = Groen: symbolen voor wetenschap
lesson-duel-turn-7 = Paars: gilden, in Tijdperk III. Ze tellen iets in de stad die er het meest van heeft
lesson-duel-turn-8 = Neem een kaart waar niets op ligt: bouw hem, leg hem af of leg hem onder een Wonder
lesson-duel-cost = Wat een kaart kost
lesson-duel-cost-1 = De kosten staan onder de naam, hier 1 steen. Wat je stad maakt, heb je elke beurt weer: het raakt nooit op.
lesson-duel-cost-2 = Wat je mist, koop je van de bank voor 2 munten per stuk.
lesson-duel-cost-3 = Het wordt 1 munt duurder per stuk dat bruine en grijze kaarten van je tegenstander maken.
lesson-duel-cost-4 = Een keten: heb je het Badhuis, met de druppel, dan is het Aquaduct in Tijdperk II gratis.
lesson-duel-cost-5 = Een kaart afleggen levert 2 munten op, plus 1 voor elke gele kaart die je hebt.
lesson-duel-wonder = Je Wonderen
lesson-duel-wonder-1 = Voor Tijdperk I draft ieder vier Wonderen. Onder het plaatje staat wat het kost, daaronder wat het geeft.
lesson-duel-wonder-2 = Om er een te bouwen, leg je de kaart die je neemt eronder en betaal je het Wonder, niet de kaart. De kaart doet verder niets. Van de acht worden er hooguit zeven gebouwd.
lesson-duel-wonder-3 = Dit symbool betekent: meteen een extra beurt.
lesson-duel-war = Militair, wetenschap en einde
lesson-duel-war-1 = Elk schild duwt de pion één vak richting de hoofdstad van je tegenstander; het getal eronder zegt hoeveel vakken het nog is. Staat hij aan het eind aan die kant, dan krijg jij de punten van de zone.
lesson-duel-war-2 = Komt de pion voor het eerst bij zo’n militair fiche, dan verliest de speler aan die kant zoveel munten.
lesson-duel-war-3 = Zodra je twee gelijke symbolen hebt, kies je een vooruitgangsfiche.
lesson-duel-war-4 = Na Tijdperk III tel je alles op; elke 3 munten zijn 1 punt. Bij gelijke stand wint wie meer punten van blauwe kaarten heeft.
lesson-duel-legend = Alle symbolen: kaarten en Wonderen
lesson-duel-legend-1 = Hout, steen, klei: van bruine kaarten
lesson-duel-legend-2 = Glas, papier: van grijze kaarten
lesson-duel-legend-3 = Een van de twee per keer dat je bouwt
lesson-duel-legend-4 = Munten
lesson-duel-legend-5 = Overwinningspunten
lesson-duel-legend-6 = Een schild: de pion gaat één vak verder
lesson-duel-legend-7 = Wetenschap: met zes verschillende win je
lesson-duel-legend-8 = Keten: met dit symbool is de kaart die erom vraagt gratis
lesson-duel-legend-9 = Kaarten van een kleur: bruin, grijs, blauw
lesson-duel-legend-10 = 1 munt voor elke bruine kaart
lesson-duel-legend-11 = Telt in de stad die er het meest van heeft
lesson-duel-legend-12 = Steen kost je altijd 1 munt
lesson-duel-legend-13 = Een extra beurt
lesson-duel-legend-14 = Je tegenstander verliest 3 munten
lesson-duel-legend-15 = Je tegenstander verliest een bruine kaart
lesson-duel-legend-16 = Een afgelegde kaart gratis bouwen
lesson-duel-legend-17 = Een vooruitgangsfiche
lesson-duel-legend-18 = Je Wonderen kosten 2 grondstoffen minder
lesson-duel-legend-19 = Een Wonder
lesson-duel-legend-20 = De conflictpion, een hoofdstad
lesson-duel-legend-21 = Iemand is dicht bij een directe overwinning
lesson-duel-legend-22 = Betaalbaar; niet betaalbaar
lesson-duel-table-signs = Alle symbolen: de tafel
lesson-duel-table-signs-1 = Deze speler is aan de beurt
lesson-duel-table-signs-2 = De koploper, vanaf Tijdperk II
lesson-duel-table-signs-3 = Wat een Wonder je nu kost
lesson-duel-table-signs-4 = Verschillende symbolen, van zes: hier 3
lesson-duel-table-signs-5 = De knop voor deze kaart
lesson-duel-table-signs-6 = Gratis door een keten
lesson-duel-table-signs-7 = Wat een hint aanraadt
lesson-duel-table-signs-8 = Een gebouwd Wonder
lesson-duel-table-signs-9 = Een gilde, gesloten
lesson-duel-table-signs-10 = Kies een van drie fiches uit de doos
lesson-duel-table-signs-11 = Jij krijgt wat je tegenstander voor grondstoffen betaalt
lesson-duel-table-signs-12 = 1 schild meer op elke rode kaart
lesson-duel-table-signs-13 = Je Wonderen: een extra beurt
lesson-duel-table-signs-14 = 4 munten als je gratis bouwt door een keten
lesson-duel-table-signs-15 = Blauwe kaarten kosten 2 grondstoffen minder
lesson-architects-goal = Zo speel je: het doel
lesson-architects-goal-1 = In je beurt neem je één kaart. Bijna al het andere gaat vanzelf.
lesson-architects-goal-2 = Je Wonder heeft vijf fasen. Bouwt iemand de vijfde, dan is het spel na die beurt afgelopen.
lesson-architects-goal-3 = Dan wint wie de meeste punten heeft: van Wonder, blauwe kaarten, kat, gewonnen veldslagen en vooruitgangsfiches.
lesson-architects-turn = Je beurt en de kleuren
lesson-architects-turn-1 = Grijs: grondstoffen voor de fasen
lesson-architects-turn-2 = Geel: een munt telt als grondstof naar keuze
lesson-architects-turn-3 = Groen: symbolen voor vooruitgangsfiches
lesson-architects-turn-4 = Rood: schilden; een hoorn brengt de veldslag dichterbij
lesson-architects-turn-5 = Blauw: punten
lesson-architects-turn-6 = Met een kat: je krijgt de kat, 2 punten zolang hij blijft
lesson-architects-turn-7 = De middelste stapel ligt gesloten. Met de kat mag je gluren
lesson-architects-turn-8 = A is de stapel links van je, B de middelste, C de stapel rechts van je
lesson-architects-cost = Fasen
lesson-architects-cost-1 = Verschillende vormen: alle grondstoffen moeten anders zijn.
lesson-architects-cost-2 = Gelijke vormen: alle grondstoffen moeten hetzelfde zijn.
lesson-architects-cost-3 = Een fase wordt gebouwd zodra je kunt betalen: wachten mag niet. Een munt telt als grondstof naar keuze. De kaarten waarmee je betaalt, leg je af.
lesson-architects-science = Groen en blauw
lesson-architects-science-1 = Twee gelijke symbolen, of alle drie, leg je meteen af voor een vooruitgangsfiche.
lesson-architects-science-2 = Kies een van de drie die openliggen, of het verborgen fiche. Het helpt je vanaf dan, of geeft punten aan het eind.
lesson-architects-science-3 = Blauwe kaarten geven punten. De kat gaat naar wie het laatst een kaart met een kat nam.
lesson-architects-war = Veldslagen en einde
lesson-architects-war-1 = Elke hoorn draait een conflictfiche om. Tonen ze allemaal zwaarden, dan is er aan het eind van de beurt een veldslag.
lesson-architects-war-2 = Iedereen vecht tegen beide buren: wie meer schilden heeft, krijgt een fiche van 3 punten. Niemand verliest punten. Met z’n tweeën krijg je er twee bij dubbel zoveel schilden.
lesson-architects-war-3 = Na de veldslag gaan rode kaarten met hoorns weg. Die zonder blijven.
lesson-architects-war-4 = Bouwt iemand de vijfde fase van zijn Wonder, dan eindigt het spel na die beurt. Bij gelijke stand wint wie de meeste fasen heeft.
lesson-architects-legend = Alle symbolen
lesson-architects-legend-1 = Hout, steen, klei, glas, papier
lesson-architects-legend-2 = Een munt: telt als grondstof naar keuze
lesson-architects-legend-3 = Twee verschillende grondstoffen
lesson-architects-legend-4 = Drie gelijke grondstoffen
lesson-architects-legend-5 = Wetenschapssymbolen
lesson-architects-legend-6 = Overwinningspunten
lesson-architects-legend-7 = De kat: 2 punten, en je mag gluren
lesson-architects-legend-8 = Een schild, voor veldslagen
lesson-architects-legend-9 = Een hoorn: draait een conflictfiche om
lesson-architects-legend-10 = Conflictfiches: vrede, veldslag
lesson-architects-legend-11 = Een overwinningsfiche: 3 punten
lesson-architects-legend-12 = Een vooruitgangsfiche, gesloten
lesson-architects-legend-13 = Een fase van het Wonder
lesson-architects-legend-14 = Neem een kaart van een stapel naar keuze
lesson-architects-legend-15 = Neem de bovenste kaart van die stapel
lesson-architects-legend-16 = Bekijk 5 kaarten, houd er een
lesson-architects-legend-17 = Deze speler is aan de beurt
lesson-architects-legend-18 = Punten tot nu toe; goud: de koploper
lesson-architects-legend-19 = Een gebouwde fase
lesson-architects-legend-20 = Gebouwde fasen: hier 3
lesson-architects-legend-21 = Kaarten in een stapel
lesson-architects-legend-22 = Wat een hint aanraadt

## Stroken van een stad na een ronde

strip-stage = Fase { $stage }
strip-sells = legt af
strip-nothing = bouwt niets
strip-empty = De aflegstapel is leeg
strip-bank = Bank
strip-seventh = Zevende kaart
strip-from-discard = Aflegstapel
words-advised = De ster is wat een sterke speler zou kiezen: { $card }.
words-picked = Het vinkje is jouw keuze: { $card }.
words-leads = { $name } heeft de meeste punten.
strip-words-means = { $changed ->
    [0] { $coins }, { $shields }.
   *[other] { $coins } ({ $change } deze ronde), { $shields }.
}
strip-words-colours = Gebouwen: { $counts }.
play-words-builds = { $name-begins } bouwt { $card }{ $seventh ->
    [yes] {""} als zevende kaart
   *[no] {""}
}{ $how ->
    [chain] , gratis door een keten
    [power] , gratis met Olympia
    [trade] { $left ->
        [0] {""} voor { $paid }: { $right } aan { $right_name-the }
       *[other] { $right ->
            [0] {""} voor { $paid }: { $left } aan { $left_name-the }
           *[other] {""} voor { $paid }: { $left } aan { $left_name-the } en { $right } aan { $right_name-the }
        }
    }
   *[own] { $bank ->
        [0] {""}
       *[other] {""} voor { $paid }
    }
}{ $gained ->
    [0] .
   *[other] {""} en pakt { $gained } van de bank.
}
play-words-stage = { $name-begins } bouwt fase { $stage } van { $wonder }{ $copy ->
    [yes] {""} als kopie van { $copied }
   *[no] {""}
}{ $left ->
    [0] { $right ->
        [0] {""}
       *[other] {""} voor { $paid }: { $right } aan { $right_name-the }
    }
   *[other] { $right ->
        [0] {""} voor { $paid }: { $left } aan { $left_name-the }
       *[other] {""} voor { $paid }: { $left } aan { $left_name-the } en { $right } aan { $right_name-the }
    }
}{ $gained ->
    [0] .
   *[other] {""} en pakt { $gained } van de bank.
}
play-words-sells = { $seventh ->
    [yes] { $name-begins } legt de zevende kaart af voor { $coins }.
   *[no] { $name-begins } legt een kaart af voor { $coins }.
}
play-words-revives = { $gained ->
    [0] { $name } bouwt { $card } uit de aflegstapel.
   *[other] { $name-begins } bouwt { $card } uit de aflegstapel en pakt { $gained } van de bank.
}
play-words-nothing = { $name-begins } bouwt niets uit de aflegstapel.
play-words-empty = De aflegstapel is leeg, dus { $name } bouwt niets.

## Plaatjes van de stand

score-title = Eindstand
score-title-so-far = Stand tot nu toe
score-military = Militair
score-treasury = Schatkist
score-wonder = Wonder
score-civilian = Civiel
score-scientific = Wetensch.
score-commercial = Handel
score-guilds = Gilden
score-total = Totaal
score-tie-break = Gelijk: munten
score-leader = { $count ->
    [one] { $names } staat op kop met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[other] { $names } staan samen op kop met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
}
score-headline-sentence = { $headline }.
score-leader-sentence = { score-leader }.
headline-ahead = { $names } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $ahead } meer dan { $others }
headline-tie-break = { $names } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} en meer { $by ->
    [coins] munten
   *[stages] fasen
} dan { $others }: { $mine } tegen { $theirs }
headline-together = { $names } winnen samen met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} en evenveel { $by ->
    [coins] munten
   *[stages] fasen
}
headline-together-tie-break = { $names } winnen samen met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} en meer { $by ->
    [coins] munten
   *[stages] fasen
} dan { $others }
decided-others = { $count ->
    [one] { $count } ander
   *[other] { $count } anderen
}
decided-ahead = { $ahead } meer dan { $others }
decided-tie-break = { $by ->
    [coins] gelijk met { $others }, maar met meer munten: { $mine } tegen { $theirs }
   *[stages] gelijk met { $others }, maar met meer fasen: { $mine } tegen { $theirs }
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
poster-winners = { $count ->
    [one] { $count } winnaar
   *[other] { $count } winnaars
}
poster-points = { $count ->
    [one] punt
   *[other] punten
}
poster-words = De overwinningsposter: { $headline }.
story-words = Het verloop van het potje: { $headline }.
story-words-line = { $name }: { $points } punten na Tijdperk I, II en III; conflicten { $conflicts }; { $stages ->
    [0] geen fase
    [one] { $stages } fase
   *[other] { $stages } fasen
}.
story-words-brief = { $name }: { $points }; conflicten { $conflicts }.
architects-story-words = { $name }: { $half ->
    [one] { $half } punt
   *[other] { $half } punten
} halverwege, { $points } aan het eind; { $stages ->
    [0] geen fase
    [one] { $stages } fase
   *[other] { $stages } fasen
}, { $military ->
    [one] { $military } punt
   *[other] { $military } punten
} in veldslagen.
duel-story-words = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $wonders ->
    [0] geen Wonder
    [one] { $wonders } Wonder
   *[other] { $wonders } Wonderen
}, de pion hooguit { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} vooruit.
story-title = Het verloop van het potje
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
score-words = { score-place }: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}. Militair { $military }, schatkist { $treasury }, Wonder { $wonder }, civiel { $civilian }, wetenschap { $scientific }, handel { $commercial }, gilden { $guilds }; { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}.
score-words-brief = { score-place }: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}. Militair { $military }, schatkist { $treasury }, Wonder { $wonder }, civiel { $civilian }, wetenschap { $scientific }, handel { $commercial }, gilden { $guilds }.
score-words-row = { $row }: { $points }.
score-words-total = { score-place }: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}.

## Plaatjes van de conflicten

conflicts-title = Conflicten
conflicts-age-ended = Einde van Tijdperk { $age }
conflicts-words = Tijdperk { $age } is voorbij.
conflicts-words-pair = { $name } met { $shields ->
    [one] { $shields } schild
   *[other] { $shields } schilden
} tegen { $left_name } met { $left_shields }: { $peace ->
    [yes] vrede.
   *[no] { $winner } krijgt +{ $token }, { $loser } krijgt { $loss }.
}
conflicts-words-pair-brief = { $peace ->
    [yes] { $name } en { $left_name } houden vrede met { $shields ->
        [one] { $shields } schild.
       *[other] { $shields } schilden.
    }
   *[no] { $winner } verslaat { $loser }, { $most } tegen { $least }: +{ $token }.
}

## Plaatjes van de aflegstapel

discard-title = De aflegstapel
discard-task = Bouw één kaart gratis
discard-age = { $number ->
    [0] Zonder tijdperk
   *[other] Tijdperk { $age }
}
discard-words = { $count ->
    [one] { $count } kaart uit de aflegstapel kan gratis gebouwd worden.
   *[other] { $count } kaarten uit de aflegstapel kunnen gratis gebouwd worden.
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
card-guild-deck = Willekeurige gilden: twee meer dan er spelers zijn.
card-words = { $card }: { $type }{ $number ->
    [0] .
   *[other] , Tijdperk { $age }.
}
card-words-free-with = Gratis met { $cards }.
card-words-makes-free = Maakt gratis: { $cards }.
card-words-copies = { $count ->
    [0] Niet in potjes met { $players }.
   *[other] { $count }× in potjes met { $players }.
}
wonder-words = { $wonder }. Begint met { $coins }{ $produces ->
    [yes] {""} en produceert { $resource }.
   *[no] {""} en produceert niets.
}
wonder-words-side = { CAPITAL($side) }:
wonder-words-stage = Fase { $stage }: { $cost } { $effect }
duel-card-deck-in-play = Per potje doen { $count } van de { $all } kaarten van dit Tijdperk mee.
duel-card-guilds-in-play = Per potje doen { $count } van de { $all } gilden mee.
duel-tokens-in-play = Per potje liggen { $count } van de { $all } vooruitgangsfiches op het bord; de rest blijft in de doos.
duel-words-token = { $token }, een vooruitgangsfiche. { $effects } { $board }
duel-words-wonder = { $wonder }. { $cost } { $effects }
architects-token-copies = { $count ->
    [one] Hiervan zit er { $count } bij de { $all } vooruitgangsfiches.
   *[other] Hiervan zitten er { $count } bij de { $all } vooruitgangsfiches.
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

duel-effect-produce-one-of = Produceert { $resources }, één per keer dat je bouwt.
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
duel-effect-science = Wetenschapssymbool: { $symbol }.
duel-effect-play-again = Je krijgt een extra beurt.
duel-effect-opponent-loses-coins = { $count ->
    [one] Je tegenstander verliest { $count } munt.
   *[other] Je tegenstander verliest { $count } munten.
}
duel-effect-discard-opponent-card = Je tegenstander legt een { $colour-adj } kaart af die jij kiest.
duel-effect-build-from-discard = Bouw een kaart uit de aflegstapel gratis.
duel-effect-choose-aside-token = { $count ->
    [one] Bekijk { $count } vooruitgangsfiche uit de doos en houd het.
   *[other] Bekijk { $count } vooruitgangsfiches uit de doos en houd er een.
}
duel-effect-cost-reduction = { $target ->
    [wonders] Je Wonderen kosten voortaan { $count ->
        [one] { $count } grondstof minder
       *[other] { $count } grondstoffen minder
    }.
   *[blue] Je blauwe kaarten kosten voortaan { $count ->
        [one] { $count } grondstof minder
       *[other] { $count } grondstoffen minder
    }.
}
duel-effect-extra-shields = Elke rode kaart die je voortaan bouwt, heeft { $count ->
    [one] { $count } schild meer
   *[other] { $count } schilden meer
}.
duel-effect-wonders-play-again = Na elk Wonder dat je voortaan bouwt, krijg je een extra beurt.
duel-effect-coins-on-chain-build = Elke kaart die je voortaan door een keten bouwt, levert je { $count ->
    [one] { $count } munt
   *[other] { $count } munten
} op.
duel-effect-gain-opponent-trade-coins = Jij krijgt de munten die je tegenstander voor grondstoffen betaalt.
duel-counted-wonders = Wonder
duel-counted-progress_tokens = vooruitgangsfiche
duel-counted-coins = { $each ->
    [one] munt
   *[other] { $each } munten
}
duel-counted-cards = { $colours-adj } kaart
duel-effect-per-coins = { $coins ->
    [one] Geeft meteen { $coins } munt per { $counted } in je stad.
   *[other] Geeft meteen { $coins } munten per { $counted } in je stad.
}
duel-effect-per-points = { $city ->
    [own] { $points ->
        [one] { $points } punt waard per { $counted } in je stad.
       *[other] { $points } punten waard per { $counted } in je stad.
    }
   *[most] { $points ->
        [one] { $points } punt waard per { $counted } in de stad die er de meeste heeft.
       *[other] { $points } punten waard per { $counted } in de stad die er de meeste heeft.
    }
}
duel-effect-per-both = Per { $counted } in de stad die er de meeste heeft: meteen { $coins ->
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
duel-over = Het potje is afgelopen
duel-tokens-title = Vooruitgangsfiches
duel-tokens-line = { $name } pakt er een
duel-opponent-card-title = Kaarten van { $opponent }
duel-opponent-card-line = { $name } kiest welke weg moet
duel-discard-title = De aflegstapel
duel-discard-line = { $name } bouwt er een gratis
duel-score-civilian = Civiel
duel-score-scientific = Wetenschap
duel-score-commercial = Handel
duel-score-guilds = Gilden
duel-score-wonders = Wonderen
duel-score-progress = Vooruitgang
duel-score-treasury = Schatkist
duel-score-military = Militair
duel-score-tie-break = Gelijk: blauwe kaarten
duel-score-points = Punten toen
duel-headline-ahead = { $names } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $ahead } meer dan { $other }
duel-headline-tie-break = { $names } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} en meer voor blauwe kaarten dan { $other }: { $mine } tegen { $theirs }
duel-headline-together = { $names } winnen samen met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} en evenveel voor blauwe kaarten
duel-headline-military = { $names } bereikt de hoofdstad van { $other } en wint militair
duel-headline-scientific = { $names } heeft zes verschillende symbolen en wint met wetenschap
duel-decided-ahead = { $ahead } meer dan { $other }
duel-decided-tie-break = gelijk met { $other }, maar met meer voor blauwe kaarten: { $mine } tegen { $theirs }
duel-decided-together = elk, en evenveel voor blauwe kaarten
duel-decided-military = De pion heeft de hoofdstad van { $other } bereikt
duel-decided-scientific = Zes verschillende wetenschapssymbolen
duel-poster-civilian = Overwinning
duel-poster-military = Militaire overwinning
duel-poster-scientific = Wetenschappelijke overwinning
duel-poster-points = De punten op dat moment
duel-story-pawn = pion en punten van zijn zone
duel-story-lead = punten voorsprong
duel-story-wonder = Wonder
duel-story-capital = hoofdstad van { $name }

## Duel: plaatjes in woorden

duel-words-age = Tijdperk { $age }.
duel-words-to-play = { $name } is aan de beurt.
duel-words-to-choose = { $name } kiest.
duel-words-over = Het potje is afgelopen.
duel-words-board-tokens = Vooruitgangsfiches op het bord: { $tokens }.
duel-words-pawn = { $lead ->
    [0] De conflictpion staat in het midden.
   *[other] De conflictpion staat { $lead ->
        [one] { $lead } vak
       *[other] { $lead } vakken
    } van het midden aan de kant van { $loser }; { $name } staat voor.
}
duel-words-city = { $name }: { $coins }, { $points }.
duel-words-produces = Produceert { $resources }.
duel-words-symbols = Symbolen: { $symbols }.
duel-words-different = { $count } van de zes verschillende symbolen om te winnen.
duel-words-chains = Gratis door ketens: { $cards }.
duel-words-near-capital = Let op: nog { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} tot de hoofdstad van { $loser }, dan wint { $name }.
duel-words-near-science = Let op: nog één ander symbool, dan wint { $name }.
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
duel-words-price-free = gratis
duel-words-price-chain = gratis door een keten
duel-words-price-own = eigen grondstoffen
duel-words-price-coins = { $coins }
duel-words-price-too-dear = te duur: { $coins }
duel-words-covered = Nog bedekt: { $cards }.
duel-words-face-down = { $count ->
    [one] { $count } kaart ligt gesloten.
   *[other] { $count } kaarten liggen gesloten.
}
duel-words-face-down-guilds = { $count ->
    [one] { $count } gesloten kaart is een gilde.
   *[other] { $count } gesloten kaarten zijn gilden.
}
duel-words-numbered = { $number }. { $name }: { $effects }
duel-words-numbered-name = { $number }. { $name }.
duel-words-numbered-cost = { $number }. { $name }: { $cost } { $effects }
duel-words-score = { $name }: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}. Civiel { $civilian }, wetenschap { $scientific }, handel { $commercial }, gilden { $guilds }, Wonderen { $wonders }, vooruitgang { $progress }, schatkist { $treasury }, militair { $military }.

## Duel: het spel voor iedereen

duel-opening =
    ## Het duel begint!
    { $first } tegen { $second }. Jullie draften elk vier Wonderen; { $beginner } kiest eerst.
duel-heading-draft = **De Wonderen, { $number } van 8** · { $name } kiest
duel-heading-turn = **Tijdperk { $age }** · { $name } is aan de beurt
duel-heading-choose = **Tijdperk { $age }** · { $name } kiest
duel-heading-over = **Het potje is afgelopen**
duel-ask-turn = { $name }, kies een kaart.
duel-ask-draft = { $name }, kies een Wonder.
duel-ask-token = { $name }, kies een vooruitgangsfiche voor je twee gelijke symbolen.
duel-ask-opponent-card = { $name }, welke { $colour-adj } kaart moet { $opponent } afleggen?
duel-ask-revive = { $name }, welke afgelegde kaart bouw je gratis?
duel-ask-library = { $name }, bekijk drie vooruitgangsfiches uit de doos en houd er een. Alleen jij ziet ze.
duel-ask-begin = { $name }, de conflictpion staat in het midden en jij speelde het laatst. Wie begint Tijdperk { $age }?
duel-list-card = Kies een kaart
duel-wonder-line = -# { $wonder }: { $effects }
duel-library-private = Alleen jij ziet deze drie vooruitgangsfiches. Welk houd je?
duel-library-kept = Je houdt **{ $token }**.
duel-card-line = **{ $card }**: { $effects }
duel-card-symbol-pair = Daarmee heb je twee gelijke symbolen: goed voor een vooruitgangsfiche.
duel-card-free-later = Maakt later gratis: { $card }.
duel-price = { $how ->
    [too-dear] Te duur: het kost { $coins } en { $name } heeft { $have }.
    [chain] Gratis: { $name } heeft { $source }.
    [trade] { $coins } aan de bank{ $printed ->
        [0] {" "}voor { $resources }
       *[other] , waarvan { $trade } voor { $resources }
    }.
    [own] { $total ->
        [0] { $name } heeft alles wat nodig is.
       *[other] { $coins } aan de bank.
    }
   *[free] Gratis.
}
duel-button-wonder = { $wonder } · { $cost ->
    [0] gratis
    [one] { $cost } munt
   *[other] { $cost } munten
}
duel-button-sell = Afleggen +{ $coins }
duel-button-look = Fiches bekijken
duel-late = ⏱ { $name } was te laat, dus de computer speelde deze beurt. De volgende speelt { $name } weer zelf.
duel-stale = Die kaart is al weg. Dit is de tafel nu.
duel-city = de stad van { $name }

## Duel: wat er is gebeurd

duel-told-wonder-drafted = { $last ->
    [yes] { $name } krijgt **{ $wonder-the }**, het laatste Wonder.
   *[no] { $name } neemt **{ $wonder-the }**.
}
duel-told-wonders-shown = Er liggen vier nieuwe Wonderen op tafel; { $name } kiest eerst.
duel-told-built = { $how ->
    [chain] { $name } bouwt **{ $card }**, gratis door een keten.
    [trade] { $printed ->
        [0] { $name } koopt { $resources } voor { $coins } en bouwt **{ $card }**.
       *[other] { $name } bouwt **{ $card }** voor { $coins }, waarvan { $trade } voor { $resources }.
    }
   *[other] { $printed ->
        [0] { $name } bouwt **{ $card }**.
       *[other] { $name } bouwt **{ $card }** voor { $coins }.
    }
}
duel-told-wonder-built = { $how ->
    [trade] { $name } koopt { $resources } voor { $coins } en bouwt **{ $wonder-the }**.
   *[other] { $name } bouwt **{ $wonder-the }**.
}
duel-told-discarded = { $name } legt { $card } af voor { $coins }.
duel-told-trade-coins-gained = Economie: { $name } krijgt daarvan { $coins }.
duel-told-coins-taken = { $name } pakt { $coins } van de bank.
duel-told-coins-lost = { $printed ->
    [0] { $name } heeft geen munten te verliezen.
   *[other] { $token ->
        [none] { $name } verliest { $coins }.
       *[other] De conflictpion komt bij een militair fiche: { $name } verliest { $coins }.
    }
}
duel-told-pawn-moved = { $shields ->
    [one] { $name } duwt de conflictpion { $shields } vak richting de hoofdstad van { $other }.
   *[other] { $name } duwt de conflictpion { $shields } vakken richting de hoofdstad van { $other }.
}
duel-told-pair-completed = { $token ->
    [yes] { $name } heeft twee gelijke symbolen: { $symbol }.
   *[no] { $name } heeft twee gelijke symbolen, { $symbol }, maar er zijn geen vooruitgangsfiches meer.
}
duel-told-token-taken = { $from_library ->
    [yes] { $name } houdt **{ $token }**, dankzij de Grote Bibliotheek.
   *[no] { $name } pakt het vooruitgangsfiche **{ $token }**.
}
duel-told-opponent-card-discarded = { $other } moet **{ $card }** afleggen.
duel-told-revived = { $name } bouwt **{ $card }** gratis uit de aflegstapel.
duel-told-nothing-to-choose = { $effect ->
    [discard-opponent-card] { $other } heeft geen { $colour-adj } kaart om af te leggen.
    [build-from-discard] De aflegstapel is leeg, dus er valt niets te bouwen.
    [choose-aside-token] Er zitten geen vooruitgangsfiches meer in de doos.
   *[other] { "" }
}
duel-told-wonder-removed = Er zijn zeven Wonderen gebouwd. { $name } kan **{ $wonder-the }** niet meer bouwen.
duel-told-turned-up = Omgedraaid: { $cards }.
duel-told-plays-again = **{ $name } heeft een extra beurt.**
duel-told-replay-lost = Er zijn geen kaarten meer in dit Tijdperk, dus { $name } krijgt geen extra beurt.
duel-told-age = ### Tijdperk { $age } begint
duel-told-age-begins = { $name } begint.
duel-told-age-weaker = { $name } staat achter op het conflictspoor en begint.
duel-told-beginner-chosen = { $own ->
    [yes] { duel-told-age-begins }
   *[no] { $name } laat { $beginner } beginnen.
}

## Duel: het einde

duel-lost-total = { $name } heeft { $points }.
duel-instant-points = De punten op dat moment: { $points }.
duel-military-points = De punten op dat moment (bij een hoofdstad telt het conflictspoor niet): { $points }.
duel-instant-point = { $name } { $points }
duel-details-moment = { $won } Op dat moment had **{ $name }** **{ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}**:

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
architects-effect-urbanism = Extra kaart na hout of klei
architects-effect-crafts = Extra kaart na papier of glas
architects-effect-jewellery = Extra kaart na steen of een munt
architects-effect-science = Extra kaart na een groene kaart
architects-effect-propaganda = Extra kaart na een kaart met hoorns
architects-effect-architecture = Extra kaart na het bouwen van een fase
architects-effect-economy = Elke beurt telt één munt voor twee grondstoffen
architects-effect-engineering = Elke beurt betaal je één fase met willekeurige grondstoffen
architects-effect-tactics = 2 schilden meer in elke veldslag
architects-effect-decor = 4 punten aan het eind, 6 als je Wonder af is
architects-effect-politics = 1 punt aan het eind per kat op je blauwe kaarten
architects-effect-strategy = 1 punt aan het eind per overwinningsfiche
architects-effect-education = 2 punten aan het eind per vooruitgangsfiche
architects-effect-culture = 4 punten aan het eind, 12 voor beide Cultuurfiches
architects-stack = { $count ->
    [one] Het laatste verborgen fiche
   *[other] Het bovenste van { $count } verborgen fiches
}

## Architects: plaatjes

architects-title = Architects
architects-to-play = { $name } is aan de beurt
architects-over = Het potje is afgelopen
architects-deck-left = Linkerstapel
architects-deck-central = Middelste stapel
architects-deck-right = Rechterstapel
architects-deck-of = Van { $name }
architects-face-down = Gesloten
architects-empty = Leeg
architects-may-peek = de kat mag gluren
architects-promise-stage = bouwt fase { $stage }
architects-promise-token = levert een fiche op
architects-promise-cat = levert de kat op
architects-promise-lasting = blijft na veldslagen
architects-promise-battle = begint de veldslag
architects-promise-horns = { $count ->
    [one] draait { $count } conflictfiche om
   *[other] draait { $count } conflictfiches om
}
architects-words-over = Het potje is afgelopen.
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
architects-words-conflict = Conflictfiches op veldslag: { $battle } van { $total }.
architects-words-tokens = Vooruitgangsfiches: { $tokens }.
architects-words-stack = { $count } verborgen
architects-words-token-explained = { $token }: { $effect }.
architects-words-next-stages = { $city }: { $stages }
architects-words-city-effect = { $city }: { $effect }
architects-explains-grey = Met grijze kaarten betaal je fasen.
architects-explains-yellow = Een munt telt als grondstof naar keuze.
architects-explains-green = Twee gelijke symbolen, of alle drie, leveren een vooruitgangsfiche op.
architects-explains-blue = Blauwe kaarten geven punten; met een kat erop krijg je de kat.
architects-explains-cat = De kat is aan het eind 2 punten waard. Zolang je hem hebt, mag je naar de middelste kaart gluren voor je een kaart neemt.
architects-explains-red = Een schild telt in veldslagen, en elke hoorn brengt de volgende dichterbij.
architects-words-no-tokens = Er zijn geen vooruitgangsfiches meer.
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

lobby-footer-architects = Alles ligt open op tafel: elke beurt is één bericht hier, met knoppen voor wie aan de beurt is. Nieuw voor je? **Zo speel je** legt het uit in vijf pagina’s.
refusal-too-few-players-architects = 7 Wonders Architects speel je met 2 tot 7 spelers. Wacht op meer spelers, of voeg een computerspeler toe.
architects-opening =
    ## We beginnen!
    De beurt gaat naar links: { $circle }
    { $cities }.
    { $name } begint. Zodra er een Wonder af is, eindigt het spel en wint wie de meeste punten heeft.
architects-opening-city = { $name }: **{ $city }**
architects-heading = **{ $name } is aan de beurt**
architects-pile = **{ $letter }**: { $card }
architects-hidden-card = gesloten
architects-ask-take = { $name }, neem een kaart. { $piles }
architects-ask-turn = { $token ->
    [none] { $optional ->
        [yes] { $name }, je kunt bouwen met een vooruitgangsfiche of je beurt beëindigen.
       *[no] { $stage ->
            [none] { $name }, wat doe je eerst?
           *[other] { $name }, waarmee betaal je fase { $stage }?
        }
    }
   *[other] { $optional ->
        [yes] { $name }, met { $token } krijg je een extra kaart. { $piles }
       *[no] { $name }, wat doe je eerst? Met { $token } krijg je een extra kaart. { $piles }
    }
}
architects-ask-token = { $name }, pak een vooruitgangsfiche.
architects-ask-alexandria = { $name }, neem de bovenste kaart van een stapel naar keuze.
architects-ask-halicarnassus = { $name }, van welke stapel bekijk je de bovenste vijf kaarten?
architects-ask-keep = { $name }, houd een van de kaarten die je ziet.
architects-button-deck-left = { $letter } · links
architects-button-deck-central = { $letter } · midden
architects-button-deck-right = { $letter } · rechts
architects-button-deck-of = { $letter } · stapel van { $name }
architects-button-centre = Middelste stapel
architects-button-effect = Stapel van { $name }: { $card }
button-peek = Gluren
architects-button-search = Kaarten bekijken
architects-button-build = { $tokens ->
    [none] Fase { $stage }: { $payment }
   *[other] Fase { $stage }: { $payment } met { $tokens }
}
architects-button-exchange = { $symbols } voor een fiche
architects-button-end = Beurt beëindigen
architects-list-payments = Bouw een fase
architects-peeked = De middelste kaart is **{ $card }**. Dat weet alleen jij.
architects-searched = { $count ->
    [one] Dit is de enige kaart. Houd hem:
   *[other] Dit zijn de bovenste { $count } kaarten; alleen jij ziet ze. Welke houd je?
}
architects-search-later = Je keuze telt, maar de beurt duurt even. Zijn de kaarten er, druk dan onder de beurt op **{ $button }**.
architects-kept = Je houdt **{ $card }**. De rest gaat geschud terug in de stapel.
architects-stale = Dat is al beslist. Dit is de tafel nu.
architects-refusal-peek = Naar de middelste kaart kijken mag alleen als je de kat hebt, en voor je een kaart neemt.
architects-late = ⏱ { $name } was te laat, dus de computer koos. De volgende beurt speelt { $name } weer zelf.
architects-the-deck-left = de linkerstapel
architects-the-deck-central = de middelste stapel
architects-the-deck-right = de rechterstapel
architects-the-deck-of = de stapel van { $name }
architects-told-card-taken = { $token ->
    [none] { $cause ->
        [wonder] Dankzij het Wonder neemt { $name } ook **{ $card }** van { $deck }.
       *[other] **{ $name }** neemt **{ $card }** van { $deck }.
    }
   *[other] Met { $token } neemt { $name } ook **{ $card }** van { $deck }.
}
architects-told-cat-taken = { $moved ->
    [yes] De kat verhuist van { $previous } naar { $name }.
   *[no] { $name } krijgt de kat.
}
architects-told-conflict-tokens-turned = { $turned ->
    [one] Een hoorn klinkt. Conflictfiches op veldslag: { $battle } van { $total }.
   *[other] Hoorns klinken. Conflictfiches op veldslag: { $battle } van { $total }.
}
architects-told-stage-built = { $tokens ->
    [none] **Fase { $stage } van { $city }** is gebouwd voor { $payment }.
   *[other] **Fase { $stage } van { $city }** is gebouwd voor { $payment } met { $tokens }.
}
architects-told-effect-failed = Het effect levert niets op: er ligt niets meer.
architects-told-wonder-finished = **{ $city } is voltooid: na deze beurt is het afgelopen.**
architects-told-symbols-exchanged = { $count ->
    [2] Twee gelijke symbolen ({ $symbol }) worden afgelegd voor een vooruitgangsfiche.
   *[other] Drie verschillende symbolen worden afgelegd voor een vooruitgangsfiche.
}
architects-told-token-taken = { $hidden ->
    [yes] { $name } pakt het verborgen fiche. Het is **{ $token }**: { $effect }.
   *[no] { $revealed ->
        [none] { $name } pakt het fiche **{ $token }**: { $effect }.
       *[other] { $name } pakt het fiche **{ $token }**: { $effect }. { $revealed } komt ervoor in de plaats.
    }
}
architects-told-deck-searched = { $count ->
    [one] { $name } bekijkt de enige kaart van { $deck }.
   *[other] { $name } bekijkt de bovenste { $count } kaarten van { $deck }.
}
architects-told-shuffle = { $left ->
    [yes] De rest wordt geschud, met { $card } bovenop.
   *[no] Die stapel is nu leeg.
}
architects-told-passed = Voor **{ $name }** is er geen kaart meer over.
architects-told-battle = ⚔ **Veldslag!** Alle conflictfiches zijn omgedraaid.
architects-told-fight = { $count ->
    [one] **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } krijgt een overwinningsfiche
   *[other] **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } krijgt { $count } overwinningsfiches
}
architects-told-horned = { $name } { $count }
architects-told-discarded = Rode kaarten met hoorns worden afgelegd: { $cards }.
architects-other-total = { $name } { $points }
architects-score-details =
    { "" }**{ $name }: { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }**
    Wonder: **{ $stage_points }** ({ $built } van { $stages ->
        [one] { $stages } fase
       *[other] { $stages } fasen
    })
    Kat: **{ $cat }**
    Blauwe kaarten: **{ $blue }**{ $blue_cards ->
        [none] {""}
       *[other] {" "}({ $blue_cards })
    }
    Gewonnen veldslagen: **{ $military }** ({ $victories ->
        [one] { $victories } fiche
       *[other] { $victories } fiches
    })
    Vooruitgangsfiches: **{ $progress }**{ $tokens ->
        [none] {""}
       *[other] {" "}({ $tokens })
    }
architects-score-cards = { $count } × { $card }

## Architects: plaatjes van een stad en van de stand

architects-wonder-effect = { $effect ->
    [take_from_any_deck] Fase 2 en 4: neem de bovenste kaart van een stapel naar keuze
    [take_progress_token] Fase 2 en 4: pak een vooruitgangsfiche
    [take_from_central_deck] Fase 2, 3 en 4: neem de bovenste kaart van de middelste stapel
    [keep_one_of_five] Fase 2 en 4: houd een van vijf kaarten van de linker- of rechterstapel
    [take_from_left_and_right_decks] Fase 2 en 4: neem de bovenste kaart van links en van rechts
    [shield] Fase 2 en 4: een schild dat blijft
   *[none] Meer punten dan de andere Wonderen, maar geen effect
}
architects-wonder-effect-sentence = { architects-wonder-effect }.
architects-city-cards = geen grondstoffen
architects-city-symbols = geen wetenschap
architects-city-counts = geen schilden, geen overwinningen, geen blauwe kaarten
architects-city-no-tokens = Nog geen vooruitgangsfiche
architects-score-wonder = Wonder
architects-score-cat = Kat
architects-score-blue = Blauw
architects-score-military = Militair
architects-score-progress = Fiches
architects-score-stages = Gelijk: fasen
architects-score-words = { $rank }. { $name }: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}. Wonder { $stages }, kat { $cat }, blauwe kaarten { $blue }, militair { $military }, vooruitgang { $progress }; { $built ->
    [one] { $built } fase
   *[other] { $built } fasen
}.
architects-words-stage = Fase { $stage }: { $built ->
    [yes] gebouwd
    [open] nu te bouwen, voor { $count } { $rule ->
        [identical] gelijke grondstoffen
       *[different] verschillende grondstoffen
    }
   *[no] { $count } { $rule ->
        [identical] gelijke grondstoffen
       *[different] verschillende grondstoffen
    }
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
architects-words-neighbours = Linkerbuur: { $left } met { $left_shields }. Rechterbuur: { $right } met { $right_shields }.

## Statistiek: het plaatje van een speler

person-heading = { $game } · { $where }
person-somebody = Iemand
person-server = deze server
person-games = { $count ->
    [one] potje
   *[other] potjes
}
person-wins = { $count ->
    [one] zege, { $share }%
   *[other] zeges, { $share }%
}
person-average = gemiddeld
person-best = beste score
person-streak = { $count ->
    [one] zege op rij
   *[other] zeges op rij
}
person-categories = Gemiddelde punten
person-mine-everybody = speler · iedereen
person-tables = Naar aantal spelers
person-places = Plaatsen
person-boards = Zeges per Wonder
person-opponents = Onderling
person-before-behind = voor · achter
person-column-games = potjes
person-column-wins = zeges
person-column-average = gemiddeld
person-column-best = beste
person-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
person-share = { $wins } van { $games }
person-words = { $name }, { $game }, { $where }: { $games ->
    [one] { $games } potje
   *[other] { $games } potjes
}, { $wins } gewonnen ({ $share }%); gemiddeld { $average } punten, beste { $best }{ $streak ->
    [none] {""}
    [0] ; nog nooit gewonnen
    [one] ; nooit twee keer op rij gewonnen
   *[other] ; tot { $streak } keer op rij gewonnen
}.
person-words-places = Plaatsen: { $places }.
person-words-categories = Gemiddelde punten, tussen haakjes die van iedereen hier: { $categories }.
person-words-category = { $category } { $mine } ({ $everybody })
person-words-table = Met { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}: { $games ->
    [one] { $games } potje
   *[other] { $games } potjes
}, { $wins } gewonnen; gemiddeld { $average } punten, beste { $best }.
person-words-share = { $name }: { $wins } van { $games } gewonnen.
person-words-opponent = Tegen { $name }: { $ahead ->
    [one] één keer
   *[other] { $ahead } keer
} voor, { $behind ->
    [one] één keer
   *[other] { $behind } keer
} achter.

## Statistiek: spellen, een speler

stats-games = **Afgelopen potjes op deze server**, de nieuwste eerst
stats-games-of = **Afgelopen potjes van { $name }**, de nieuwste eerst
stats-no-games = Op deze server is nog geen potje uitgespeeld. Afgelopen potjes komen hier te staan: je ziet de score en kunt ze terugkijken; `/join` opent een tafel.
stats-no-games-of = { $name } heeft hier nog geen potje uitgespeeld. Afgelopen potjes komen hier te staan: je ziet de score en kunt ze terugkijken.
stats-game = **{ $number }** · { $when } · **{ $game }**{ $origin ->
    [score-pad] {" "}(aan een echte tafel)
   *[bot] {""}
}
    -# { $players }
stats-game-seat = { $place }. { $name } { $points }
stats-game-seat-board = { $place }. { $name } { $points } ({ $board })
stats-uncounted = –
stats-board = { $city } { $side }
stats-computer = { $level ->
    [easy] Computer (makkelijk)
    [strong] Computer (sterk)
   *[normal] Computer (normaal)
}
stats-open = Open een potje
stats-game-option = { $number } · { $game }: { $names }
stats-game-heading = **{ $game }**, { $when }
stats-victory-civilian = Gewonnen op punten.
stats-victory-scientific = Een wetenschappelijke overwinning, los van de punten.
stats-victory-military = Een militaire overwinning, los van de punten.
stats-seat-changed = Plaats van { $name }: { $tenures }
stats-tenure = { $name } (tot { $until })
stats-turn = beurt { $number }
stats-score-pad = Dit potje is aan een echte tafel gespeeld en met de hand ingevoerd, dus er zijn geen ronden om te bekijken.
stats-no-pictures = Het is ingevoerd toen scoreblokken nog niet helemaal werden opgeslagen, dus er is geen scoreblad of poster, alleen dit.
stats-kept-points = **{ $name }**: { $points }
stats-kept-category = { $category } { $points }
stats-other-rules = Het is met een oudere versie van de regels gespeeld, dus de steden en ronden zijn niet meer te zien.
stats-record-file = Dit potje als bestand. `/replay` laat het nog eens zien, hier of waar de bot dezelfde regels kent.
button-newer = ◀ Nieuwer
button-older = Ouder ▶
button-replay = Terugkijken
button-record = Downloaden
stats-all-servers = alle servers
stats-no-figures = Je hebt hier nog geen potje uitgespeeld. Zodra er een klaar is, vind je hier je plaatsen, punten en Wonderen; `/join` opent een tafel.
stats-no-figures-of = { $name } heeft hier nog geen potje uitgespeeld. Zodra er een klaar is, staan hier plaatsen, punten en Wonderen.
stats-standing = Plaats { $place } op de ranglijst van dit seizoen, rating **{ $points }** ± { $margin }.
stats-standing-provisional = Rating **{ $points }** ± { $margin } dit seizoen, voorlopig tot er meer potjes zijn.
stats-computer-seats = Heeft de computer meerdere plaatsen in een potje, dan tellen ze allemaal.
stats-columns = -# Punten: eerst het gemiddelde van deze speler, dan dat van iedereen.
stats-opponents-mean = -# Onderling: elke tegenstander in een potje telt, ook elke computer. Plaatsen waar anderen meer dan drie zetten deden, tellen niet.
stats-games-left = { $count ->
    [one] { $count } potje begonnen en verlaten.
   *[other] { $count } potjes begonnen en verlaten.
}

## Statistiek: ranglijst, Wonderen, records van een server

stats-season = { $quarter }e kwartaal { $year }
stats-choose-season = Een ander seizoen
stats-ranking = **Ranglijst · { $game } · { $season }**
stats-standing-line = { $place ->
    [0] –
   *[other] { $place }.
} **{ $name }** { $points } ± { $margin } · { $games ->
    [one] { $games } potje
   *[other] { $games } potjes
}, { $wins } gewonnen
stats-provisional = *Voorlopig, met minder dan tien potjes tot nu toe:*
stats-ranking-means = -# Iedereen begint met 1.000. ± is hoever een rating er nog naast kan zitten; hoe meer je speelt, hoe kleiner. Overlappen twee ratings, dan zijn de spelers misschien even sterk. Ook computers krijgen een rating.
hinted-not-rated = -# Een potje met hints telt niet mee voor de ranglijst.
stats-ranking-off = -# De ranglijst staat uit op deze server: nieuwe potjes veranderen hier niets.
stats-no-ranking = Dit seizoen is er nog geen potje { $game } voor de ranglijst gespeeld. Zodra er een klaar is, heeft iedereen die meedeed hier een rating.
stats-rated = -# Een potje telt mee voor de ranglijst als minstens twee verschillende spelers het zonder **Hints** uitspelen: twee mensen, of één mens en computers. Een plaats telt niet als anderen, ook de computer, er meer dan drie zetten deden. Oefenpotjes tellen niet.
stats-unrated = { $why ->
    [hints] Je laatste potje { $game } hier telde niet mee, omdat **Hints** aanstonden.
    [rankings-off] Je laatste potje { $game } hier telde niet mee, omdat de ranglijst uitstond.
    [seat-changed] Je laatste potje { $game } hier telde voor jou niet mee: anderen, ook de computer, deden meer dan drie zetten op jouw plaats.
   *[nobody-else] Je laatste potje { $game } hier telde niet mee: alle andere plaatsen waren van speler gewisseld.
}
stats-no-ranking-off = De ranglijst staat uit op deze server, dus potjes tellen niet mee. Wie de server beheert, kan hem aanzetten bij **Instellingen**.
stats-wonders = **Wonderen · { $game }**
stats-wonders-players = **Wonderen · { $game } · { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}**
stats-any-players = Elk aantal spelers
stats-choose-players = Aantal spelers
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
    [one] { $games } potje
   *[other] { $games } potjes
}, { $wins } gewonnen, { $expected } verwacht, { $share }% ({ $between }) · { $points }
stats-wonder-drafted-figures = **{ $board }** · { $games } keer gekozen, { $built ->
    [0] nooit gebouwd
   *[other] { $built } keer gebouwd
}, { $wins } gewonnen, { $expected } verwacht, { $share }% ({ $between }) · { $points }
stats-wonder-points = gemiddeld { $average } punten
stats-wonder-points-figures = { $average } punten ({ $between })
stats-wonder-no-points = geen punten geteld
stats-between = { $low } tot { $high }
stats-wonders-expected = -# “Verwachten”: alsof iedereen aan tafel even vaak wint. Bij weinig potjes speelt toeval een grote rol.
stats-wonders-few = -# Bij weinig potjes speelt toeval een grote rol.
stats-wonders-mean = -# Verwacht: hoeveel van deze potjes er gewonnen zouden zijn als elke plaats even vaak won. Tussen haakjes: het bereik waar de echte waarde in 95 van de 100 gevallen in ligt. Overlappen twee bereiken, dan kan het verschil toeval zijn.
stats-no-wonders = Op deze server is nog geen potje { $game } uitgespeeld. Zodra er een klaar is, zie je hier hoe vaak elk Wonder is gespeeld en heeft gewonnen.
stats-no-wonders-players = Op deze server is nog geen potje { $game } met { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
} uitgespeeld. Zodra er een klaar is, zie je hier hoe vaak elk Wonder is gespeeld en heeft gewonnen.
stats-still-counting = -# Potjes van voor de laatste update worden nog geteld, dus er ontbreken er hier een paar.
stats-records = **Records · { $game }** · alleen mensen
stats-records-mean = -# Het beste dat een mens haalde in een potje dat hier is uitgespeeld, ook tegen computers. Punten van de computer en potjes van een scoreblok tellen niet.
stats-record = { $category }: **{ $name }** { $points }
stats-record-streak = Zeges op rij
stats-record-option = { $category }: { $name }
stats-no-records = Op deze server is nog geen potje { $game } uitgespeeld. Zodra er een klaar is, staan hier de hoogste scores van elke soort.
stats-rankings-on = Potjes op deze server tellen mee voor de ranglijst.
stats-rankings-off = Potjes op deze server tellen niet mee voor de ranglijst; eerdere ratings blijven.
stats-not-left-out = Je telt mee voor de ranglijst en de records.
stats-left-out = Je staat op geen enkele ranglijst en hebt geen records; voor de anderen tellen je potjes gewoon mee.
stats-everything = **{ $name } · { $game }**
stats-everything-opponents = **Onderling**
stats-meeting = **{ $name }** · { $met ->
    [one] één keer
   *[other] { $met } keer
} tegen elkaar, { $ahead ->
    [one] één keer
   *[other] { $ahead } keer
} voor, { $behind ->
    [one] één keer
   *[other] { $behind } keer
} achter
button-everything = Meer cijfers
button-figures = In cijfers
button-plain-words = In woorden
button-ranking-settings = Instellingen
button-leave-me-out = Mij weglaten
button-show-me = Mij weer tonen
button-rankings-off = Ranglijst uit
button-rankings-on = Ranglijst aan
tip-line = 💡 { $tip }
tip-base-brown = Met bruine kaarten zoals { $card } betaal je andere kaarten, elke ronde weer. Een of twee is een goed begin.
tip-base-age-two =
    In Tijdperk II geven kaarten meer, maar ze kosten ook meer.{ $players ->
        [2] {""}
       *[other] {" "}De handen gaan nu naar rechts.
    }
tip-base-age-three = In Tijdperk III zijn er gilden in plaats van bruine en grijze kaarten. Nu tellen punten, en bij de laatste conflicten krijg je er 5 voor elke buur die je verslaat.
tip-base-last-card = Dit is de laatste ronde. Neem wat de meeste punten oplevert, of leg een kaart af: 3 munten zijn 1 punt.
tip-base-last-round = Na deze ronde is het Tijdperk voorbij. Je speelt een van deze twee kaarten; de andere gaat op de aflegstapel.
tip-base-war-to-win = Aan het eind van dit Tijdperk volgen de militaire conflicten, en { $name-the } heeft { $shields ->
    [one] { $shields } schild
   *[other] { $shields } schilden
}.
tip-base-war-to-level = Aan het eind van dit Tijdperk volgen de militaire conflicten. Gelijk staan kost niets.
tip-base-war-to-lose = Aan het eind van dit Tijdperk volgen de militaire conflicten: { $name-the } heeft meer schilden dan jij, { $shields } tegen { $own }. Verliezen kost je trouwens maar 1 punt.
tip-base-war-ahead = Je hebt meer schilden dan allebei je buren. Blijft dat zo, dan leveren de conflicten aan het eind van dit Tijdperk je { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op.
tip-base-red = Rode kaarten zoals { $card } zijn schilden voor militaire conflicten. Alleen je twee buren tellen: { $name-the } heeft er { $left }, { $other-the } heeft er { $right }.
tip-base-science-set = Met { $card } heb je een set van alle drie de wetenschapssymbolen: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} erbij voor wetenschap, waarvan 7 voor de set.
tip-base-science-again = { $card } is een symbool dat je al hebt. Gelijke symbolen tellen in het kwadraat.
tip-base-green = Groene kaarten zoals { $card } zijn wetenschap. Eén is maar 1 punt waard, maar veel bij elkaar leveren meer op dan wat ook.
tip-base-chain = Een keten: je hebt { $before } gebouwd, dus { $card } is gratis.
tip-base-neighbour-sells = { $name-begins } verkoopt wat je mist. Druk op **Bouwen** om het te kopen en { $card } te bouwen.
tip-base-nobody-sells =
    Voor { $card } heb je { $needed } { $resources } nodig: je maakt er { $made ->
        [0] geen
       *[other] { $made }
    }, { $sale ->
        [0] niets
        [one] er is er maar { $sale }
       *[other] er zijn er maar { $sale }
    } te koop. Nog een kaart die het maakt zou helpen.
tip-base-built-already = Je hebt { $card } al, en elk gebouw mag maar één keer.
tip-base-few-coins = { $coins ->
    [0] Je hebt geen munten.
    [one] Je hebt { $coins } munt.
   *[other] Je hebt { $coins } munten.
} Een kaart afleggen levert er 3 op, en sommige gele kaarten geven meer.
tip-base-many-coins = Je hebt { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}, aan het eind { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard. Tot dan koop je er grondstoffen van je buren mee.
tip-base-trading-post = Met sommige gele kaarten koop je de rest van het potje goedkoper: voor 1 munt in plaats van 2.
tip-base-stage = Je kunt fase { $stage } van je Wonder betalen{ $coins ->
    [0] {""}
    [one] {" "}met { $coins } munt
   *[other] {" "}met { $coins } munten
}. Leg er de kaart onder waar je het minst aan hebt: die telt verder niet.
tip-base-wonder-complete = Je Wonder is voltooid. Vanaf nu kun je kaarten alleen nog bouwen of afleggen.
tip-base-stage-missing =
    Voor fase { $stage } van je Wonder heb je { $needed } { $resources } nodig: je maakt er { $made ->
        [0] geen
       *[other] { $made }
    }, { $sale ->
        [0] niets
        [one] er is er maar { $sale }
       *[other] er zijn er maar { $sale }
    } te koop.
tip-base-guild = Paarse kaarten zijn gilden. De meeste tellen wat je buren hebben gebouwd.
tip-base-grey = Grijze kaarten zoals { $card } maken glas, stof of papier. Dat heb je vaak nodig voor groene kaarten en Wonderen.
tip-base-blue = Blauwe kaarten zijn zekere punten: niemand pakt ze je af.
tip-base-yellow = Gele kaarten zijn voor handel en munten. Sommige geven ook punten.
tip-base-brown-later = { $card } is bruin. Bruine kaarten geven geen punten, dus aan meer van hetzelfde heb je weinig.
tip-base-chain-to-come = Met sommige kaarten begint een keten: heb je er een, dan is de volgende kaart van die keten gratis.
tip-base-passed-on = Wat jij laat liggen, krijgt { $name }. Heeft { $name } veel aan een kaart? Leg hem dan zelf af, of onder je Wonder.
tip-base-nothing-used-up = Wat je stad maakt, heb je elke ronde weer, voor zoveel kaarten als je wilt: het raakt nooit op.
tip-base-goal = Wie na Tijdperk III de meeste punten heeft, wint. Die komen van blauwe en gele kaarten, militaire conflicten, wetenschap, je Wonder, gilden en munten.
tip-base-points = Wie aan het eind de meeste punten heeft, wint. Nu zou jij er { $points } hebben en { $name } { $best }.
tip-base-points-first = Wie aan het eind de meeste punten heeft, wint. Nu zou jij er { $points } hebben, en niemand meer.
tip-base-neighbours = Je buren zijn { $name-the } en { $other-the }. Wat hun bruine en grijze kaarten maken, kun je kopen; kijk bij **Tafel**.
tip-base-three-ways = Heb je aan geen kaart iets? Je kunt er altijd een afleggen voor 3 munten, of onder je Wonder leggen.
tip-base-few-things-well = Niemand kan alles. Meestal win je door twee dingen goed te doen, zoals wetenschap en blauwe kaarten.
tip-duel-draft = Dit zijn Wonderen. Kies er nu een; om het later te bouwen, betaal je het en leg je er een kaart onder.
tip-duel-draft-again = Na sommige Wonderen, zoals { $wonder-the }, krijg je meteen een extra beurt. Twee beurten op rij zijn sterk.
tip-duel-draft-costs = Let ook op de kosten: aan een Wonder dat je niet kunt betalen, heb je niets.
tip-duel-draft-seven = Van de acht Wonderen worden er hooguit zeven gebouwd. Ben je te traag, dan ben je er een kwijt.
tip-duel-begin = Begin je, dan kies je de eerste kaart. Begin je niet, dan zie je wat er vrijkomt.
tip-duel-token = Aan een vooruitgangsfiche heb je de rest van het potje iets, of het is punten waard. Niemand pakt het je af.
tip-duel-first-turn = Neem een kaart waar niets op ligt: bouw hem, leg hem af of leg hem onder een Wonder. Wat je vrijmaakt, kan hierna genomen worden.
tip-duel-age-two = In Tijdperk II geven kaarten meer, maar ze kosten ook meer. Sommige zijn gratis als je de juiste kaart uit Tijdperk I hebt.
tip-duel-age-three = Dit is het laatste Tijdperk, met gilden in plaats van bruine en grijze kaarten. Wie daarna de meeste punten heeft, wint.
tip-duel-force-threatens = Pas op: { $name } heeft nog maar { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} te gaan tot je hoofdstad, en wint dan meteen. Met rode kaarten duw je de pion terug.
tip-duel-force-near = De pion is { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} van de hoofdstad van { $name }. Krijg je hem daar, dan win je meteen.
tip-duel-science-threatens = Pas op: { $name } heeft { $count ->
    [one] { $count } symbool
   *[other] { $count } verschillende symbolen
}. Met zes wint { $name } meteen, dus laat het volgende niet liggen.
tip-duel-science-near = Je hebt { $count ->
    [one] { $count } wetenschapssymbool
   *[other] { $count } verschillende wetenschapssymbolen
}. Met zes win je meteen.
tip-duel-pair = Met { $card } heb je twee gelijke symbolen. Daarvoor krijg je een vooruitgangsfiche.
tip-duel-loot = Duwen je schilden de pion op een militair fiche, dan verliest je tegenstander munten.
tip-duel-chain = Een keten: je hebt { $before } gebouwd, dus { $card } is gratis.
tip-duel-wonder = Je kunt { $wonder-the } betalen{ $coins ->
    [0] {""}
    [one] {" "}met { $coins } munt
   *[other] {" "}met { $coins } munten
}. Tik op een kaart en dan op het Wonder: de kaart gaat eronder en doet verder niets.
tip-duel-few-coins = { $coins ->
    [0] Je hebt geen munten.
    [one] Je hebt { $coins } munt.
   *[other] Je hebt { $coins } munten.
} Een kaart afleggen levert je { $gain } op.
tip-duel-guild = Een gilde telt iets in de stad die er het meest van heeft. { $coins ->
    [yes] Dit gilde geeft nu munten en aan het eind punten.
   *[no] Dit gilde geeft aan het eind punten.
}
tip-duel-fixed-price = Met sommige gele kaarten heb je de rest van het potje een vaste prijs, wat je tegenstander ook heeft.
tip-duel-trade = De bank verkoopt wat je voor { $card } mist. Druk op **{ $button-build }** om het te kopen.
tip-duel-goods = { $card } geeft je elke beurt grondstoffen, en maakt ze duurder voor je tegenstander.
tip-duel-many-coins = Je hebt { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}. Aan het eind zijn 3 munten 1 punt; tot dan betaal je er kaarten en Wonderen mee.
tip-duel-red = Elk schild op een rode kaart zoals { $card } duwt de pion één vak richting de hoofdstad van je tegenstander.
tip-duel-green = Groene kaarten zoals { $card } zijn wetenschap: met twee gelijke symbolen krijg je een vooruitgangsfiche, met zes verschillende win je meteen.
tip-duel-blue = Blauwe kaarten zijn zekere punten: niemand pakt ze je af.
tip-duel-yellow = Gele kaarten zoals { $card } geven munten of grondstoffen, of maken die goedkoper. Per gele kaart levert afleggen ook 1 munt meer op.
tip-duel-chain-to-come = Met sommige kaarten begint een keten: heb je er een, dan is de volgende kaart van die keten gratis.
tip-duel-few-cards = Er { $count ->
    [one] is nog maar { $count } kaart
   *[other] zijn nog maar { $count } kaarten
} in dit Tijdperk. Wie op het conflictspoor achterstaat, begint het volgende. Staat de pion in het midden, dan kiest wie het laatst speelde.
tip-duel-uncovered = Kijk wat je vrijmaakt met je kaart: { $name } kan het hierna nemen.
tip-duel-take-away = Heeft { $name } een kaart nodig? Neem hem zelf, en leg hem af of onder een Wonder.
tip-duel-zone-own = Zoals de pion nu staat, zou je aan het eind { $points ->
    [one] { $points } militair punt
   *[other] { $points } militaire punten
} krijgen.
tip-duel-zone-theirs = Zoals de pion nu staat, zou { $name } aan het eind { $points ->
    [one] { $points } militair punt
   *[other] { $points } militaire punten
} krijgen. Je schilden duwen hem terug.
tip-duel-selling = Een kaart afleggen levert je nu { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} op: 2, plus 1 voor elke gele kaart in je stad.
tip-duel-prices = Wat je niet maakt, koop je: 2 munten per stuk, plus 1 voor elk stuk dat de bruine en grijze kaarten van { $name } maken.
tip-duel-wonders-wait = { $count ->
    [one] Een van je Wonderen is nog niet gebouwd.
   *[other] { $count } van je Wonderen zijn nog niet gebouwd.
} Een Wonder levert vaak meer op dan een kaart.
tip-duel-goal = Wie na Tijdperk III de meeste punten heeft, wint, tenzij de pion eerder een hoofdstad bereikt of iemand zes verschillende symbolen heeft.
tip-duel-stop-now = Let daar elke beurt op: bij jouw hoofdstad of met zes verschillende symbolen is het meteen afgelopen.
tip-duel-win-now = Bij de hoofdstad of met zes verschillende symbolen is het meteen afgelopen. Punten tellen dan niet.
tip-duel-points = Wint niemand eerder, dan wint wie de meeste punten heeft. Nu zou jij er { $points } hebben en { $name } { $theirs }.
tip-architects-first-turn = Neem één kaart: **A** is de stapel links van je, **C** die rechts, **B** ligt gesloten. De rest gaat vanzelf.
tip-architects-end-near = { $name } heeft nog één fase nodig. Na die beurt is het afgelopen, dus pak nu punten.
tip-architects-end-near-own = Je hebt nog één fase nodig. Na de beurt waarin je die bouwt is het afgelopen, en je móét bouwen zodra je kunt betalen. Kijk dus eerst naar de punten.
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
tip-architects-token-near = Neem **{ $place }** ({ $card }) en je krijgt een vooruitgangsfiche voor je groene kaarten.
tip-architects-token = Aan een vooruitgangsfiche heb je de rest van het potje iets, of het is punten waard. Het vierde ligt gesloten.
tip-architects-war-to-lose = Er komt een veldslag aan, en { $name } heeft meer schilden dan jij, { $shields } tegen { $own }. Je verliest geen punten, maar { $name } wint er minstens 3.
tip-architects-war-ahead = Er komt een veldslag aan, en je hebt meer schilden dan { $name }. Met een hoorn barst hij los: minstens { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor jou.
tip-architects-cat = **{ $place }** geeft je { $card }. Zolang je de kat hebt, is die nog eens 2 punten waard en mag je naar de middelste kaart kijken.
tip-architects-peek = Je hebt de kat: met **{ $button-peek }** zie je de middelste kaart voor je kiest.
tip-architects-coin = Een munt (hier { $place }) vervangt één grondstof die je mist.
tip-architects-horn = Een rode kaart met een hoorn (hier { $place }) is een schild en brengt de veldslag dichterbij. Na de veldslag gaat hij weg.
tip-architects-shield = Een rode kaart zonder hoorn (hier { $place }) is een schild voor alle veldslagen: hij gaat nooit weg.
tip-architects-green = Groene kaarten (hier { $place }) zijn symbolen: met twee gelijke, of alle drie, krijg je een vooruitgangsfiche.
tip-architects-blue = Blauwe kaarten (hier { $place }) geven punten, en niemand pakt ze je af.
tip-architects-grey = Grijze kaarten (hier { $place }) zijn grondstoffen voor je fasen. Bouw je een fase, dan ben je ze kwijt.
tip-architects-next-stage = Voor je volgende fase heb je { $demand ->
    [different] { $count } verschillende grondstoffen
   *[identical] { $count } gelijke grondstoffen
} nodig. Zodra je ze hebt, wordt hij gebouwd.
tip-architects-centre = Niets goeds bij **A** of **C**? In het midden, **B**, zit van alles, maar het is een verrassing.
tip-architects-decks = De stapel links deel je met { $name }, die rechts met { $other }. Wat jij laat liggen, kunnen zij nemen.
tip-architects-war = { $count ->
    [one] Nog één hoorn
   *[other] Nog { $count } hoorns
} en er is een veldslag: elke buur met minder schilden dan jij levert je minstens 3 punten op.
tip-architects-points = Wie de meeste punten heeft, wint, niet wie het snelst bouwt. Nu zou jij er { $points } hebben en { $name } { $best }.
tip-architects-points-first = Wie de meeste punten heeft, wint, niet wie het snelst bouwt. Nu zou jij er { $points } hebben, en niemand meer.
tip-architects-race = Bouwt iemand de vijfde fase van zijn Wonder, dan is het afgelopen en wint wie de meeste punten heeft. Fasen zijn de zekerste punten.
button-tips-off = Geen tips meer
tips-off = Geen tips meer. **{ $button-how-to-play }** en `/rules` blijven gewoon staan.
why = **{ $what }**: { $why }.
why-but = { $why }, maar { $but }
why-and = { $whys }, en { $why }
why-printed = **{ $what }.** { $printed }
why-sentence = { CAPITAL($why) }.
why-games = **{ $what }**: dat deed het het best in gesimuleerde potjes.
why-little = **{ $what }**: dat levert je nu niets op.
why-close = **{ $what }**: het scheelt weinig – { $other-inside } is ongeveer even goed.
compared-close = Het scheelt weinig – { $other-inside } is ongeveer even goed.
compared-games = In { $better } van { $games ->
    [one] { $games } gesimuleerd potje
   *[other] { $games } gesimuleerde potjes
} ging dat beter dan { $other-inside }.
compared-mean = In gesimuleerde potjes ging dat gemiddeld beter dan { $other-inside }.
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
    [yes] {" "}(en meer met elk nieuw symbool)
   *[no] {""}
}
reason-gains = je krijgt { $gains }
reason-points-later = je krijgt er aan het eind punten voor wat er dan gebouwd is
reason-points-if-complete = { $can ->
    [yes] je krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } als je je Wonder voltooit (nog { $stages ->
        [one] { $stages } fase
       *[other] { $stages } fasen
    })
   *[no] je krijgt je Wonder niet meer af, dus het levert niets op
}
reason-points-given = { $points ->
    [one] het geeft { $name-the } { $points } punt
   *[other] het geeft { $name-the } { $points } punten
}
reason-science-set = het maakt een set van drie symbolen compleet (+{ $points })
reason-symbol = { $symbols ->
    [one] het is je eerste symbool (met zes verschillende win je meteen)
   *[other] je hebt dan { $symbols } verschillende symbolen (met zes win je meteen)
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
        [one] je voorsprong op { $names-the } groeit met { $shields } schild
       *[other] je voorsprong op { $names-the } groeit met { $shields } schilden
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
reason-harmless = in de Vrije Stad heeft { $name } er niets aan
reason-nothing-builds = je kunt nu niets bouwen
reason-looted = { $coins ->
    [one] { $name } verliest { $coins } munt
   *[other] { $name } verliest { $coins } munten
}
reason-no-cost = het is gratis
reason-own-resources = je betaalt het met je eigen grondstoffen
reason-chain = { $card } maakt het gratis
reason-power-free = je Wonder maakt het gratis
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
reason-frees = het maakt later { $cards } gratis
reason-denies = { $under ->
    [yes] { $points ->
        [one] anders pakt { $name } misschien { $card }, goed voor { $points } punt
       *[other] anders pakt { $name } misschien { $card }, goed voor { $points } punten
    }
   *[no] { $points ->
        [one] anders pakt { $name } misschien die kaart, goed voor { $points } punt
       *[other] anders pakt { $name } misschien die kaart, goed voor { $points } punten
    }
}
reason-denies-arms = { $under ->
    [yes] anders kan { $name } { $card } bouwen en je verslaan
   *[no] anders kan { $name } die kaart bouwen en je verslaan
}
reason-stops-military = anders wint { $name } volgende beurt militair
reason-stops-science = anders wint { $name } volgende beurt met wetenschap
reason-makes =
    { $game ->
        [base] het levert elke ronde { $resources } op
       *[other] het levert elke beurt { $resources } op
    }{ $new ->
        [yes] { $game ->
            [base] { $need ->
                [all] {" "}(geen buur verkoopt het, en meer heb je niet nodig voor fase { $stage } van je Wonder)
                [some] {" "}(geen buur verkoopt het, en fase { $stage } van je Wonder heeft het nodig)
               *[no] {" "}(geen buur verkoopt het)
            }
           *[other] {" "}(dat had je nog niet)
        }
       *[no] { $need ->
            [all] {" "}(meer heb je niet nodig voor fase { $stage } van je Wonder)
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
reason-power-free_build_once_per_age = met je Wonder bouw je één kaart per Tijdperk gratis
reason-power-play_seventh_card = je mag ook je laatste kaart van elk Tijdperk spelen
reason-power-build_from_discard = je bouwt een kaart uit de aflegstapel gratis
reason-power-copy_neighbour_guild = aan het eind kopieer je een gilde van een buur
reason-power-first_card_free = vanaf het volgende Tijdperk is je eerste kaart van elk Tijdperk gratis
reason-power-last_card_free = je laatste kaart van elk Tijdperk is gratis
reason-power-new_colour_free = de eerste kaart van elke kleur die je nog niet hebt, is gratis
reason-power-token = je pakt een vooruitgangsfiche
reason-power-opponent_card = je tegenstander moet een kaart afleggen
reason-power-revive = je bouwt een kaart uit de aflegstapel gratis
reason-power-library = je houdt een van drie vooruitgangsfiches uit de doos
reason-power-keep_one_of_five = je ziet vijf kaarten en houdt er een
reason-power-stage = je krijgt ook het effect van je Wonder
reason-later = later heb je er iets aan
reason-wins-military = je wint er meteen mee, militair
reason-wins-science = je wint er meteen mee, met wetenschap
reason-pawn = { $spaces ->
    [one] de conflictpion gaat { $spaces } vak richting de hoofdstad van { $name }
   *[other] de conflictpion gaat { $spaces } vakken richting de hoofdstad van { $name }
} (nog { $left } te gaan)
reason-pair = je hebt dan twee gelijke symbolen, goed voor een vooruitgangsfiche
reason-again = je krijgt meteen een extra beurt
reason-uncovers = { $cards ->
    [one] het maakt { $cards } kaart vrij voor { $name }
   *[other] het maakt { $cards } kaarten vrij voor { $name }
}
reason-robs = { $name } maakt dan geen { $resources } meer
reason-begins = { $whose ->
    [own] je neemt de eerste kaart van het Tijdperk
   *[other] { $name } neemt de eerste kaart van het Tijdperk
}
reason-resource = het geeft je { $resources } voor een latere fase
reason-any-resource = een munt telt voor een fase als grondstof naar keuze
reason-cat = je krijgt de kat (+{ $points })
reason-stage-ready = je hebt dan alles voor fase { $stage } van je Wonder{ $points ->
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
    [one] voor je volgende fase heb je dan nog maar { $cards } kaart nodig
   *[other] voor je volgende fase heb je dan nog maar { $cards } kaarten nodig
}
reason-token-ready = je krijgt een vooruitgangsfiche voor je groene kaarten
reason-token-nearer = { $symbols ->
    [one] het is het eerste van de drie verschillende symbolen voor een vooruitgangsfiche
   *[other] je hebt dan { $symbols } van de drie verschillende symbolen voor een vooruitgangsfiche
}
reason-battle-won = in de veldslag die dan begint, versla je { $beaten }
beaten-in-battle = { $name } (+{ $points })
reason-battle-lost = in de veldslag die dan begint, verslaat { $name } je
reason-ends-game = { $standing ->
    [ahead] het is dan afgelopen terwijl jij voorstaat
    [behind] het is dan afgelopen terwijl jij achterstaat
   *[level] het is dan afgelopen terwijl jullie gelijkstaan
}
reason-unseen = { $what ->
    [token] { $better ->
        [mostly] de verborgen fiches zijn gemiddeld beter dan de open fiches
       *[maybe] het kan beter zijn dan de open fiches
    }
   *[card] { $better ->
        [mostly] de kaarten in die stapel zijn gemiddeld beter dan de open kaarten
       *[maybe] hij kan beter zijn dan de open kaarten
    }
}
choice-power = { $card }, gratis met je Wonder
    .inside = { $card } bouwen met de kracht van je Wonder
    .done = je bouwde { $card } met de kracht van je Wonder
choice-stage = Je Wonder, met { $card } eronder
    .inside = je Wonder bouwen met { $card } eronder
    .done = je bouwde een fase van je Wonder met { $card } eronder
choice-sell = { $card } afleggen
    .inside = { $card } afleggen
    .done = je legde { $card } af
choice-discard = { choice-sell }
choice-revive = { choice-build }
choice-none = Niets bouwen
    .inside = niets bouwen
    .done = je bouwde niets
choice-wonder = { $wonder }, met { $card } eronder
    .inside = { $wonder-the } bouwen met { $card } eronder
    .done = je bouwde { $wonder-the } met { $card } eronder
choice-opponent-card = { $card } van je tegenstander
    .inside = { $card } van je tegenstander laten afleggen
    .done = je liet je tegenstander { $card } afleggen
choice-begin = { $name } begint
    .inside = { $name } laten beginnen
    .done = je liet { $name } beginnen
choice-begin-oneself = Jij begint
    .inside = zelf beginnen
    .done = je begon zelf
choice-search = Vijf kaarten van { $deck } bekijken
    .inside = vijf kaarten van { $deck } bekijken
    .done = je bekeek vijf kaarten van { $deck }
architects-choice-build = Fase { $stage }
    .inside = fase { $stage } bouwen
    .done = je bouwde fase { $stage }
choice-exchange = Een vooruitgangsfiche voor { $symbols }
    .inside = een vooruitgangsfiche pakken voor { $symbols }
    .done = je pakte een vooruitgangsfiche voor { $symbols }
choice-end = Beurt beëindigen
    .inside = je beurt beëindigen
    .done = je beëindigde je beurt
choice-other = { $card ->
    [none] { CAPITAL($action) }
   *[other] { CAPITAL($action) } { $card }
}
choice-hidden-card = De gesloten kaart van { $deck }
    .inside = de gesloten kaart van { $deck } nemen
    .done = je nam de gesloten kaart van { $deck }
choice-hidden-token = Het verborgen fiche
    .inside = het verborgen fiche pakken
    .done = je pakte het verborgen fiche
choice-card = { CAPITAL($card) } van { $deck }
    .inside = { $card } van { $deck } nemen
    .done = je nam { $card } van { $deck }
command-practice = Oefen meteen tegen makkelijke computers: geen tijdslimiet, en het telt niet mee
command-practice-game = Welk spel (standaard: 7 Wonders)
command-practice-here = Speel in dit kanaal, waar anderen mee kunnen kijken, in plaats van in privéberichten
practice-hello = **Oefenen: { $game }.** Je speelt tegen makkelijke computers, zonder tijdslimiet, en het potje telt nergens voor mee.
    { $goal }
    Onder de kaarten vind je hulp: **Waarom?** legt elke keuze uit, **Hint** laat zien wat een sterke speler zou doen en met **Terugnemen** neem je je laatste keuze terug, zo vaak je wilt. Met `/end` stop je.
practice-goal-base = Elke ronde kies je één kaart uit je hand. Wie na drie Tijdperken van zes ronden de meeste punten heeft, wint.
practice-goal-duel = In je beurt neem je één kaart van de tafel. Wie na drie Tijdperken de meeste punten heeft, wint, tenzij iemand eerder militair of met wetenschap wint.
practice-goal-architects = In je beurt neem je één kaart. Is er een Wonder voltooid, dan is het afgelopen en wint wie de meeste punten heeft.
practice-begun = Je oefenpotje is begonnen. Druk op **Ga erheen** om te spelen.
practice-begun-closed = De bot kan je nu geen privébericht sturen, dus je oefenpotje is hier begonnen.
practice-goes-on = Je hebt daar al een oefenpotje: speel door of begin opnieuw.
practice-hello-alone = **Oefenen: { $game }.** Je speelt tegen makkelijke computers, zonder tijdslimiet, en het potje telt nergens voor mee.
    { $goal }
    Onder je kaarten vind je hulp: **Waarom?** legt elke keuze uit, **Hint** laat zien wat een sterke speler zou doen en met **Ongedaan** neem je je laatste keuze terug, zo vaak je wilt.
    De bot zit hier niet, dus het hele potje blijft in dit ene bericht, dat alleen jij ziet. Is het weg, dan haalt `/practice` je potje terug, in elk kanaal.
practice-goes-on-here = Je oefenpotje gaat hier verder.
practice-page-expires = -# ⏳ Het is hier al even stil. Van Discord mag de bot dit bericht tot { $until } aanpassen. Daarna haalt `/practice` je potje terug.
practice-ended = Je oefenpotje is zonder score gestopt. Met `/practice` begin je een nieuw potje.
button-practice-again = Opnieuw beginnen
button-why = Waarom?
practice-why = Je opties: de beste zet eerst, dan wat meteen het meest oplevert.
practice-why-card = Wat je met deze kaart kunt doen:
practice-why-rather = Een sterke speler zou iets anders kiezen: **{ $what }**.
button-step-back = Terugnemen
mine-direct = je privéberichten met de bot
mine-ephemeral = alleen jij ziet het; `/practice` laat het zien waar de bot niet zit
refusal-no-practice = Alleen in een oefenpotje kun je een keuze terugnemen.
refusal-first-choice = Er is nog niets om terug te nemen.
refusal-practice-of = Dit is het oefenpotje van { $host } tegen computers. Met `/practice` begin je er zelf een.
hindsight-begins = ⏳ Een sterke computerspeler zoekt je duurste keuzes…
hindsight-far = ⏳ Een sterke computerspeler zoekt je duurste keuzes: { $done } van { $of }.
hindsight-title = **Je duurste keuzes**
hindsight-draft = De draft
hindsight-turn = Je { $number }e beurt
hindsight-turn-of-age = Je { $number }e beurt, in Tijdperk { $age }
hindsight-moment =
    { "" }**{ $when }:** { $chosen-done }. { $game ->
        [duel] Met { $better-inside } was je winkans ongeveer { $loss }% hoger geweest.
       *[other] { $loss ->
            [one] { CAPITAL($better-inside) } had ongeveer { $loss } punt meer opgeleverd.
           *[other] { CAPITAL($better-inside) } had ongeveer { $loss } punten meer opgeleverd.
        }
    }
hindsight-why = -# { $why }
hindsight-note = -# Redenen en schattingen komen uit gesimuleerde potjes, met alleen wat je toen kon zien. Alleen jij ziet dit.
hindsight-nothing = { $count ->
    [0] Je had niets te kiezen in dit potje, dus er ging niets verloren.
    [one] Een sterke computerspeler bekeek je { $count } keuze en vond niets dat veel beter was. Goed gespeeld!
   *[other] Een sterke computerspeler bekeek je { $count } keuzes en vond niets dat veel beter was. Goed gespeeld!
}
hindsight-failed = Je keuzes kunnen nu niet bekeken worden. Je punten hierboven kloppen; druk later nog eens op **{ $button-details }**.
