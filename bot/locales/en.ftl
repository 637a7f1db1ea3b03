# Texts of the bot in English: whole sentences with named holes.
# A new language is a copy of this file with its name; what it lacks is shown in English.

## Cards

card-lumber_yard = Lumber Yard
card-stone_pit = Stone Pit
card-clay_pool = Clay Pool
card-ore_vein = Ore Vein
card-tree_farm = Tree Farm
card-excavation = Excavation
card-clay_pit = Clay Pit
card-timber_yard = Timber Yard
card-forest_cave = Forest Cave
card-mine = Mine
card-loom_age_1 = Loom
card-glassworks_age_1 = Glassworks
card-press_age_1 = Press
card-pawnshop = Pawnshop
card-baths = Baths
card-altar = Altar
card-theater = Theater
card-tavern = Tavern
card-east_trading_post = East Trading Post
card-west_trading_post = West Trading Post
card-marketplace = Marketplace
card-stockade = Stockade
card-barracks = Barracks
card-guard_tower = Guard Tower
card-apothecary = Apothecary
card-workshop = Workshop
card-scriptorium = Scriptorium
card-sawmill = Sawmill
card-quarry = Quarry
card-brickyard = Brickyard
card-foundry = Foundry
card-loom_age_2 = Loom
card-glassworks_age_2 = Glassworks
card-press_age_2 = Press
card-aqueduct = Aqueduct
card-temple = Temple
card-statue = Statue
card-courthouse = Courthouse
card-forum = Forum
card-caravansery = Caravansery
card-vineyard = Vineyard
card-bazar = Bazar
card-walls = Walls
card-training_ground = Training Ground
card-stables = Stables
card-archery_range = Archery Range
card-dispensary = Dispensary
card-laboratory = Laboratory
card-library = Library
card-school = School
card-pantheon = Pantheon
card-gardens = Gardens
card-town_hall = Town Hall
card-palace = Palace
card-senate = Senate
card-haven = Haven
card-lighthouse = Lighthouse
card-chamber_of_commerce = Chamber of Commerce
card-arena = Arena
card-fortifications = Fortifications
card-circus = Circus
card-arsenal = Arsenal
card-siege_workshop = Siege Workshop
card-lodge = Lodge
card-observatory = Observatory
card-university = University
card-academy = Academy
card-study = Study
card-workers_guild = Workers Guild
card-craftsmens_guild = Craftsmens Guild
card-traders_guild = Traders Guild
card-philosophers_guild = Philosophers Guild
card-spies_guild = Spies Guild
card-strategists_guild = Strategists Guild
card-shipowners_guild = Shipowners Guild
card-scientists_guild = Scientists Guild
card-magistrates_guild = Magistrates Guild
card-builders_guild = Builders Guild

## Wonders

wonder-rhodes = The Colossus of Rhodes
wonder-alexandria = The Lighthouse of Alexandria
wonder-ephesus = The Temple of Artemis in Ephesus
wonder-babylon = The Hanging Gardens of Babylon
wonder-olympia = The Statue of Zeus in Olympia
wonder-halicarnassus = The Mausoleum of Halicarnassus
wonder-giza = The Pyramids of Giza
wonder-manneken_pis = Manneken Pis

city-rhodes = Rhodes
city-alexandria = Alexandria
city-ephesus = Ephesus
city-babylon = Babylon
city-olympia = Olympia
city-halicarnassus = Halicarnassus
city-giza = Giza
city-manneken_pis = Brussels

## Resources, symbols, colours

resource-wood = wood
resource-stone = stone
resource-ore = ore
resource-clay = clay
resource-glass = glass
resource-cloth = cloth
resource-papyrus = papyrus

symbol-tablet = tablet
symbol-compass = compass
symbol-gear = gear

colour-brown = brown
colour-grey = grey
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red
colour-purple = purple

## Lists, costs and effects

list-comma = { $start }, { $word }
list-and = { $start } and { $word }
list-or = { $start } or { $word }
resource-count = { $count } { $resource }
coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
cost = Costs { $cost }.
cost-nothing = Costs nothing.
cost-of-the-copied-stage = Costs what the copied stage costs.
effect-produce = Produces { $resource }.
effect-produce-one-of = Produces { $resources }, one a round.
effect-produce-one-of-alone = Produces { $resources }, one a round, for you alone.
effect-points = { $count ->
    [one] Worth 1 point.
   *[other] Worth { $count } points.
}
effect-shields = { $count ->
    [one] Adds 1 shield.
   *[other] Adds { $count } shields.
}
effect-coins = { $count ->
    [one] Gives 1 coin at once.
   *[other] Gives { $count } coins at once.
}
effect-science = Scientific symbol: { $symbol }.
effect-science-any = A scientific symbol of your choice, picked for you at the end as it counts best.
effect-discount-raw = { $side ->
    [left] Wood, stone, ore and clay cost you { $price } a piece from your left neighbour.
    [right] Wood, stone, ore and clay cost you { $price } a piece from your right neighbour.
   *[both] Wood, stone, ore and clay cost you { $price } a piece from both neighbours.
}
effect-discount-manufactured = { $side ->
    [left] Glass, cloth and papyrus cost you { $price } a piece from your left neighbour.
    [right] Glass, cloth and papyrus cost you { $price } a piece from your right neighbour.
   *[both] Glass, cloth and papyrus cost you { $price } a piece from both neighbours.
}
counted-cards = { $colours } card
counted-wonder-stages = wonder stage
counted-defeat-tokens = defeat token
effect-per-coins = { $scope ->
    [self] { $coins ->
        [one] Gives 1 coin at once for each { $counted } in your city.
       *[other] Gives { $coins } coins at once for each { $counted } in your city.
    }
    [neighbours] { $coins ->
        [one] Gives 1 coin at once for each { $counted } of both neighbours.
       *[other] Gives { $coins } coins at once for each { $counted } of both neighbours.
    }
   *[other] { $coins ->
        [one] Gives 1 coin at once for each { $counted } in your city and of both neighbours.
       *[other] Gives { $coins } coins at once for each { $counted } in your city and of both neighbours.
    }
}
effect-per-points = { $scope ->
    [self] { $points ->
        [one] Worth 1 point for each { $counted } in your city.
       *[other] Worth { $points } points for each { $counted } in your city.
    }
    [neighbours] { $points ->
        [one] Worth 1 point for each { $counted } of both neighbours.
       *[other] Worth { $points } points for each { $counted } of both neighbours.
    }
   *[other] { $points ->
        [one] Worth 1 point for each { $counted } in your city and of both neighbours.
       *[other] Worth { $points } points for each { $counted } in your city and of both neighbours.
    }
}
effect-per-both = { $points ->
    [one] For each { $counted } in your city: { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } at once and 1 point at the end.
   *[other] For each { $counted } in your city: { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } at once and { $points } points at the end.
}
effect-free-build-once-per-age = Once in each age, build any one card for nothing.
effect-play-seventh-card = In round 6 of an age you play both of your last two cards.
effect-build-from-discard = At the end of the round, build one card from the discard pile for nothing.
effect-copy-neighbour-guild = At the end, a guild of a neighbour counts for you as well, picked for you as it counts best.
effect-copy-stage = { $side ->
    [left] Has the effect of stage { $stage } of your left neighbour's wonder.
    [right] Has the effect of stage { $stage } of your right neighbour's wonder.
   *[both] Has the effect of stage { $stage } of the wonder of one of your neighbours.
}

## Words in pictures

picture-round = Round { $round } of { $rounds }
picture-next-stage = Wonder { $stage }/{ $stages }
picture-wonder-complete = Wonder complete
picture-so-far = so far
picture-points = points
picture-seat-name = Player { $seat }
picture-city = { $city } · { $side }
picture-points-short = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
picture-no-buildings = No buildings yet
bar-build = Build
bar-free = Free
bar-need = Need
bar-not-sold = Not sold
bar-have-it = Have it
bar-complete = Complete

## Pictures in words

words-round = Age { $age }, round { $round } of { $rounds }.
words-hand-coins = You have { $coins }.
words-produces = Production: { $resources }.
words-produces-alone = Not for sale: { $resources }.
words-nothing = nothing
words-discount-raw = { $side ->
    [left] Raw materials cost { $price } from the left neighbour.
    [right] Raw materials cost { $price } from the right neighbour.
   *[both] Raw materials cost { $price } from both neighbours.
}
words-discount-manufactured = { $side ->
    [left] Manufactured goods cost { $price } from the left neighbour.
    [right] Manufactured goods cost { $price } from the right neighbour.
   *[both] Manufactured goods cost { $price } from both neighbours.
}
words-card = { $number }. { $card }:
words-price = You pay { $payments }.
words-price-bank = { $coins } to the bank
words-price-neighbour = { $coins } to { $name }
words-price-own = You have everything for it.
words-price-chain = Free, because of a building you have.
words-price-power = Free by the power of your wonder.
words-price-power-too = Or free by the power of your wonder.
words-obstacle-owned = You have this building already.
words-obstacle-unsold = Not possible: { $resources } missing, and nobody sells it.
words-obstacle-coins = Not possible: it would cost { $coins }.
words-obstacle-complete = There is no further stage.
words-stage = { $kind ->
    [own] Next stage of your wonder, { $stage } of { $stages }:
    [copy] Stage { $stage } of { $stages }, copied from { $name }:
   *[other] Next stage for { $name }, { $stage } of { $stages }:
}
words-wonder-complete = { $own ->
    [yes] Your wonder is complete.
   *[no] The wonder of { $name } is complete.
}
words-city = { $over ->
    [yes] { $name }: { $city }, side { $side }, { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
   *[no] { $name }: { $city }, side { $side }, { $points ->
            [one] 1 point so far.
           *[other] { $points } points so far.
        }
}
words-city-neighbour = { $side ->
    [left] Left neighbour: { $name } with { $shields }.
   *[right] Right neighbour: { $name } with { $shields }.
}
words-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
words-city-stages = Stages of the wonder: { $built } of { $stages }.
words-city-means = { $coins }, { $shields }.
words-city-tokens = Conflict tokens: { $tokens }.
words-city-science = Science: { $symbols }, worth { $points }.
words-symbols-of-choice = { $count ->
    [one] 1 symbol of choice
   *[other] { $count } symbols of choice
}
words-city-buildings = { $colour ->
    [brown] Brown: { $cards }.
    [grey] Grey: { $cards }.
    [blue] Blue: { $cards }.
    [green] Green: { $cards }.
    [yellow] Yellow: { $cards }.
    [red] Red: { $cards }.
   *[purple] Purple: { $cards }.
}
words-city-no-buildings = No buildings yet.

## Pictures of the whole table

table-title = The Table
table-over = The game is over
table-passing = { $passing ->
    [left] pass down
   *[right] pass up
}
table-discard = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-words = Age { $age }, round { $round } of { $rounds }. Hands go { $passing ->
    [left] to the left
   *[right] to the right
}. { $count ->
    [one] 1 card lies on the discard pile.
   *[other] { $count } cards lie on the discard pile.
}
table-words-over = The game is over. { $count ->
    [one] 1 card lies on the discard pile.
   *[other] { $count } cards lie on the discard pile.
}
table-words-city = { $name }, { $wonder }: { $built } of { $stages } stages, { $coins }, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}, { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, { $points }{ $pick ->
    [picked] , has picked.
    [waiting] , still choosing.
   *[none] .
}
