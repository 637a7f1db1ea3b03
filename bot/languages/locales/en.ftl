# Texts of the bot in English: whole sentences with named placeholders.
choice-build = { $card }
    .inside = building { $card }
    .done = you built { $card }
choice-take = { $thing }
    .inside = taking { $thing-the }
    .done = you took { $thing-the }
# A new language is a copy of this file named after it; whatever it lacks is shown in English.

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
card-well = Well
card-ludus = Ludus
card-castrum = Castrum
card-decorators_guild = Decorators Guild
card-shipowners_guild = Shipowners Guild
card-scientists_guild = Scientists Guild
card-magistrates_guild = Magistrates Guild
card-builders_guild = Builders Guild

## Wonders

wonder-rhodes = The Colossus of Rhodes
    .the = the Colossus of Rhodes
wonder-alexandria = The Lighthouse of Alexandria
    .the = the Lighthouse of Alexandria
wonder-ephesus = The Temple of Artemis in Ephesus
    .the = the Temple of Artemis in Ephesus
wonder-babylon = The Hanging Gardens of Babylon
    .the = the Hanging Gardens of Babylon
wonder-olympia = The Statue of Zeus in Olympia
    .the = the Statue of Zeus in Olympia
wonder-halicarnassus = The Mausoleum of Halicarnassus
    .the = the Mausoleum of Halicarnassus
wonder-giza = The Pyramids of Giza
    .the = the Pyramids of Giza
wonder-manneken_pis = Manneken Pis
    .the = Manneken Pis

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
symbol-count = { $symbol ->
    [tablet] { $count ->
            [one] 1 tablet
           *[other] { $count } tablets
        }
    [compass] { $count ->
            [one] 1 compass
           *[other] { $count } compasses
        }
   *[gear] { $count ->
            [one] 1 gear
           *[other] { $count } gears
        }
}

colour-brown = brown
colour-grey = grey
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red
colour-purple = purple

## Lists, costs and effects

resource-count = { $count } { $resource }
colour-count = { $count } { $colour }
# A number with one decimal place, such as 12.5.
number-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
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
cost-of-the-copied-stage = Costs the same as the copied stage.
effect-produce = Produces { $resource }.
effect-produce-one-of = Produces { $resources }, one per round.
# Whose city an effect is about: the reader’s, or the Free City.
owner-yes = you
    .its = your
    .whose = your
    .city = your city
    .plays = you play
owner-no = the Free City
    .its = its
    .whose = the Free City’s
    .city = the Free City
    .plays = the Free City plays
effect-produce-one-of-alone = Produces { $resources }, one per round, for { $owner } only.
effect-victory-points = { $count ->
    [one] Worth 1 point.
   *[other] Worth { $count } points.
}
effect-shields = { $count ->
    [one] Adds 1 shield.
   *[other] Adds { $count } shields.
}
effect-coins = { $count ->
    [one] Gives 1 coin.
   *[other] Gives { $count } coins.
}
effect-science = Science symbol: { $symbol }.
effect-science-any = A science symbol of choice: the one that scores most.
effect-discount-raw = Wood, stone, ore and clay cost { $owner } { $price ->
    [one] 1 coin
   *[other] { $price } coins
} each from { $side ->
    [left] { $owner-its } left neighbour.
    [right] { $owner-its } right neighbour.
   *[both] both neighbours.
}
effect-discount-manufactured = Glass, cloth and papyrus cost { $owner } { $price ->
    [one] 1 coin
   *[other] { $price } coins
} each from { $side ->
    [left] { $owner-its } left neighbour.
    [right] { $owner-its } right neighbour.
   *[both] both neighbours.
}
counted-cards = { $colours } card
counted-wonder-stages = wonder stage
counted-defeat-tokens = defeat token
effect-per-coins = { $scope ->
    [self] { $coins ->
        [one] Gives 1 coin right away for each { $counted } in { $owner-city }.
       *[other] Gives { $coins } coins right away for each { $counted } in { $owner-city }.
    }
    [neighbours] { $coins ->
        [one] Gives 1 coin right away for each { $counted } in both neighbours’ cities.
       *[other] Gives { $coins } coins right away for each { $counted } in both neighbours’ cities.
    }
   *[other] { $coins ->
        [one] Gives 1 coin right away for each { $counted } in { $owner-city } and both neighbours’ cities.
       *[other] Gives { $coins } coins right away for each { $counted } in { $owner-city } and both neighbours’ cities.
    }
}
effect-per-points = { $scope ->
    [self] { $points ->
        [one] Worth 1 point for each { $counted } in { $owner-city }.
       *[other] Worth { $points } points for each { $counted } in { $owner-city }.
    }
    [neighbours] { $points ->
        [one] Worth 1 point for each { $counted } in both neighbours’ cities.
       *[other] Worth { $points } points for each { $counted } in both neighbours’ cities.
    }
   *[other] { $points ->
        [one] Worth 1 point for each { $counted } in { $owner-city } and both neighbours’ cities.
       *[other] Worth { $points } points for each { $counted } in { $owner-city } and both neighbours’ cities.
    }
}
effect-per-both = { $points ->
    [one] For each { $counted } in { $owner-city }: { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } right away and 1 point at the end.
   *[other] For each { $counted } in { $owner-city }: { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } right away and { $points } points at the end.
}
effect-free-build-once-per-age = Once per age, { $owner } can build a card for free.
effect-play-seventh-card = In round 6 of each age, { $owner-plays } both of { $owner-its } last two cards.
effect-build-from-discard = At the end of the round, { $owner } can build a card from the discard pile for free.
effect-copy-neighbour-guild = At the end, a neighbour’s best guild counts for { $owner } too.
effect-first-card-free = The first card you play in each age is free.
effect-last-card-free = The last card you play in each age is free.
effect-new-colour-free = The first card of each colour in your city is free.
effect-points-if-wonder-complete = { $points ->
    [one] Worth 1 point
   *[other] Worth { $points } points
} if your wonder is complete.
effect-copy-stage = { $side ->
    [left] Copies stage { $stage } of { $owner-whose } left neighbour’s wonder.
    [right] Copies stage { $stage } of { $owner-whose } right neighbour’s wonder.
   *[both] Copies stage { $stage } of one of { $owner-whose } neighbours’ wonders.
}

## Words in pictures

# Where long words in card names break, in pictures.
picture-word-breaks = Forti-fications Money-lenders
picture-round = Round { $round } of { $rounds }
picture-gets-hand = gets this hand
picture-sells-nothing = sells nothing
picture-next-stage = Next: stage { $stage }
picture-next-stage-of = { $city }: { $stage }
picture-wonder-complete = Wonder complete
picture-so-far = so far
picture-points = points
picture-seat-name = Player { $seat }
side-in-full = side { $side }
side-in-full-second_edition-a = day side
side-in-full-second_edition-b = night side
side-second_edition-a = day
side-second_edition-b = night
picture-city = { $city } · { $side }
picture-points-short = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
picture-no-production = Produces nothing
picture-no-buildings = No buildings yet
bar-free = Free
bar-need = Need
bar-not-sold = No seller
bar-too-few-sold = { $sale } of { $missing } for sale
bar-have-it = Owned
bar-complete = Complete
bar-must-build = Must build

## Pictures in words

words-round = Age { $age }, round { $round } of { $rounds }.
words-hand-coins = { $own ->
    [yes] You have { $coins }.
   *[no] These cards are for the Free City, which has { $coins }.
}
words-hand-shields = Shields: { $count }.
words-hand-no-science = No science symbols.
words-hand-next = This hand goes to { $name } next.
words-neighbour-sells = { $side ->
    [left] Left, { $name }: { $shields }, sells { $resources }.
   *[right] Right, { $name }: { $shields }, sells { $resources }.
}
words-produces = Production: { $resources }.
words-produces-alone = Not for sale: { $resources }.
words-nothing = nothing
words-discount-raw = Raw materials cost { $price ->
    [one] 1 coin
   *[other] { $price } coins
} each from { $side ->
    [left] the left neighbour.
    [right] the right neighbour.
   *[both] both neighbours.
}
words-discount-manufactured = Manufactured goods cost { $price ->
    [one] 1 coin
   *[other] { $price } coins
} each from { $side ->
    [left] the left neighbour.
    [right] the right neighbour.
   *[both] both neighbours.
}
words-card = { $number }. { $card }:
words-price = { $own ->
    [yes] You pay { $payments }.
   *[no] It pays { $payments }.
}
words-price-bank = { $coins } to the bank
words-price-neighbour = { $coins } to { $name-the }
words-price-own = { $own ->
    [yes] You have everything it needs.
   *[no] It has everything it needs.
}
words-price-chain = { $own ->
    [yes] Free: you have { $source }.
   *[no] Free: it has { $source }.
}
words-price-power = Free with your wonder’s power.
words-price-power-too = Or free with your wonder’s power.
words-obstacle-owned = { $own ->
    [yes] You already have this building.
   *[no] It already has this building.
}
words-obstacle-unsold = Not possible – { $shortages }.
shortage = { $needed } needed: { $own ->
    [yes] you make
   *[no] the Free City makes
} { $made ->
    [0] none
   *[other] { $made }
}, { $sale ->
    [0] none
   *[other] only { $sale }
} for sale
words-obstacle-coins = Not possible: it costs { $coins }.
words-obstacle-complete = No stages left.
words-obstacle-chain = Not possible: the Free City must build a card that’s free through a chain.
words-stage = { $whose ->
    [own] Next stage of your wonder, { $stage } of { $stages }:
    [copy] Stage { $stage } of { $stages }, copied from { $name }:
   *[other] Next stage for { $name-the }, { $stage } of { $stages }:
}
words-wonder-complete = { $own ->
    [yes] Your wonder is complete.
   *[no] { $name-begins }’s wonder is complete.
}
words-city = { $over ->
    [yes] { $name }: { $city }, { $side }, { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
   *[no] { $name }: { $city }, { $side }, { $points ->
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
words-city-stages = Wonder stages built: { $built } of { $stages }.
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
    [purple] Purple: { $cards }.
   *[other] { CAPITAL($name) }: { $cards }.
}
words-city-no-buildings = No buildings yet.

## Pictures of the whole table

table-title = The Table
table-over = The game is over
table-passing = { $passing ->
    [left] pass left
    [swap] swap hands
   *[right] pass right
}
table-side = { $side ->
    [left] left
   *[right] right
}
table-discard = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-words = Age { $age }, round { $round } of { $rounds }. Hands go { $passing ->
    [left] to the left
    [swap] to the other player
   *[right] to the right
}. { $count ->
    [one] 1 card in the discard pile.
   *[other] { $count } cards in the discard pile.
}
table-words-over = The game is over. { $count ->
    [one] 1 card in the discard pile.
   *[other] { $count } cards in the discard pile.
}
table-words-city = { $name }, { $wonder }: { $built } of { $stages ->
    [one] 1 stage
   *[other] { $stages } stages
}, { $coins }, { $shields ->
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
## Commands

command-join = Open a table in this channel, or join the open one
command-join-game = Which game (default: 7 Wonders)
command-mine = See which games are waiting for you, on every server (only you see it)
command-score = Score a game you played in real life (only you see the pad until you share it)
command-score-players = Who played, in seat order, separated by commas: Nessi, @Tobias, Vreneli
command-score-game = Which game (default: 7 Wonders)
command-help = See everything you can do here (only you see it)
command-leave = Leave the lobby or game in this channel
command-start = Start the game in this channel (host only)
command-options = Set the boards, the pace and more (host only)
command-end = End the game or close the lobby in this channel (host and moderators)
command-replace = Replace a player with a computer player (host and moderators)
command-replace-player = Who to replace
command-hand = See your cards, and choose where you get them (only you see them)
command-table = See the whole table
command-city = See a city
command-city-player = Whose city (default: yours)
command-cities = See every city
command-cities-public = Show them to everyone in the channel
command-status = See how far along the game is and who it’s waiting for
command-log = See what happened recently
command-card = Look up a card or progress token: cost, effect and chains
command-card-name = Its name
command-wonder = Look up a wonder: what it costs and does
command-wonder-name = Its name
command-record = Download the last finished game in this channel
command-replay = Replay this channel’s last game round by round, or one from a file
command-replay-record = A file from /record (default: this channel’s last game)
command-stats = See statistics of finished games
command-stats-games = List finished games, of this server or one player, and open one
command-stats-games-player = Whose games (default: everyone’s on this server)
command-stats-player = See a player’s places, points, wonders and opponents
command-stats-player-player = Which player (default: you)
command-stats-ranking = See this server’s ranking for a game
command-stats-wonders = See how often each wonder was played and won on this server
command-stats-records = See the highest scores on this server
command-stats-game = Which game (default: the last one played here)
command-stats-game-most = Which game (default: the one played most)
command-stats-players = How many players (default: any number)
command-stats-season = Which season, a quarter of a year (default: the current one)
command-language = Choose your language, or this server’s or table’s
command-language-me = Your own language (until you choose: your Discord language)
command-language-server = The language for everyone on this server (needs Manage Server)
command-language-table = The language of this channel’s table (host and moderators)
command-edition = See or choose which edition of 7 Wonders this server plays
command-edition-server = The edition for new tables on this server (needs Manage Server)
command-privacy = See what the bot stores about you, why and for how long (only you see it)
command-forget = Delete what the bot stores about you (you’ll be asked to confirm)
command-rules = Learn to play, look up the symbols or read the rules
command-rules-topic = What you want to know

## Names of command options, in lower case, as in player: Ann

parameter-game = game
parameter-here = here
parameter-me = me
parameter-name = name
parameter-player = player
parameter-players = players
parameter-public = public
parameter-record = record
parameter-season = season
parameter-server = server
parameter-table = table
parameter-topic = topic

## Names of computer players; the first free one is used

computer-names = Hera, Apollo, Athena, Hermes, Artemis, Ares, Demeter, Dionysus, Hestia, Poseidon, Iris, Pan, Nike, Selene

computer-name = { $level ->
    [easy] { $name } (easy)
    [strong] { $name } (strong)
   *[normal] { $name }
}
computer-name-in-full = { $level ->
    [easy] { $name } (computer, easy)
    [strong] { $name } (computer, strong)
   *[normal] { $name } (computer, normal)
}

## What a computer player says at the end

farewell-won = { $level ->
    [easy] { $name } says: “Did I really win? I just liked the colours.”
    [strong] { $name } says: “I saw that coming a while ago. Well played, though.”
   *[normal] { $name } says: “That went well for my city. Thanks for the game!”
}
farewell-won-close = { $name } says: “So close! One different card and you’d be the one cheering.”
farewell-shared = { $name } says: “Sharing the top spot? I can live with that.”
farewell-lost-close = { $name } says: “I could almost touch it. Again?”
farewell-lost = { $level ->
    [easy] { $name } says: “I’m still learning. Show me again sometime.”
    [strong] { $name } says: “I didn’t see that coming, and I looked. Well played.”
   *[normal] { $name } says: “You built the better city. Well played.”
}
farewell-won-at-once = { $name } says: “Over already! Next time, watch both ways to win early.”
farewell-lost-at-once = { $name } says: “And I was still counting my points! Well done.”

## Buttons

button-join = Join
button-leave = Leave
button-add-computer = Add computer
button-fill-with-computers = Fill seats
button-levels = Difficulty
button-edition = { $edition ->
    [base] Play the second edition
   *[other] Play the first edition
}
button-hints = { $hints ->
    [on] Hints: on
   *[off] Hints: off
}
button-hint = Hint
button-remove-computer = Remove computer
button-options = Options
button-choose-wonder = Choose wonder
button-start = Start
button-my-hand = My hand
button-hands-in-channel = Show in channel
button-hands-by-message = Send as DM
button-my-city = My city
button-show-to-all = Show everyone
button-table = Table
button-cities = Cities
button-rules = Rules
button-how-to-play = How to play
button-all-signs = All symbols
button-next-page = Next
button-nudge = Nudge
button-text = Text
button-play-on = Keep going
button-admit = Let back in
button-back = I’m back
button-take-seat = Take seat
button-take-seat-of = Take { $name }’s seat
button-stay = Stay
button-replace = Replace
button-end = End game
button-keep-playing = Keep playing
button-age = Age { $age }
button-draft = Draft
button-turn = Turn { $number }
button-score = Score
button-play-again = Play again
button-play-again-turned = { $mixed ->
    [yes] Switch sides
   *[no] Play { $side }
}
button-start-with-computers = Start with computers
button-details = My score
button-build = Build
button-build-cost = { $cost ->
    [0] { button-build }
    [one] Build · 1 coin
   *[other] Build · { $cost } coins
}
button-unsold = No { $resources } for sale
button-short = Need { $missing } { $resources }, { $sale } for sale
button-build-none = Build nothing
button-stage = Wonder
button-stage-cost = { $cost ->
    [0] { button-stage }
    [one] Wonder · 1 coin
   *[other] Wonder · { $cost } coins
}
button-stage-unsold = Wonder: no { $resources } for sale
button-stage-short = Wonder: need { $missing } { $resources }, { $sale } for sale
button-stage-no = Wonder: chain first
button-stage-complete = Wonder complete
button-stage-copy = { $cost ->
    [0] Wonder: copy { $name }
    [one] Wonder: copy { $name } · 1 coin
   *[other] Wonder: copy { $name } · { $cost } coins
}
button-sell = Sell +{ $coins }
button-free = Free with Olympia
button-start-again = Start over
button-sure = { $action ->
    [none] Build nothing
   *[revive] Build
}
button-not-sure = Back
button-unasked = Don’t ask again
button-asked = Ask me first

## Games

game-base = 7 Wonders
game-second-edition = 7 Wonders (second edition)
game-base-in-full = 7 Wonders (first edition)
edition-base = first edition
edition-second-edition = second edition
edition-base-in-full = First edition
edition-second-edition-in-full = Second edition
edition-host-in-full = The host’s last choice
game-duel = 7 Wonders Duel
game-architects = 7 Wonders Architects
name-in-game = { $name } ({ $game })

## What the bot answers to a message

greeting =
    Play 7 Wonders, 7 Wonders Duel or 7 Wonders Architects here, with friends or against the computer.
    Type `/join` to play, `/rules` to learn how, `/help` for everything else.
greeting-directly =
    Play 7 Wonders, 7 Wonders Duel or 7 Wonders Architects: type `/practice` to try one here, or `/join` in a server’s channel to play with friends.
    `/mine` shows which games are waiting for you, `/rules` how to play, `/help` everything else.

## Lobby

lobby-heading =
    ## { $game }
    { $free ->
        [0] The table is full: **{ $count } of { $most } seats taken.** { $host } can start.
       *[other] { $host } is looking for players. **{ $count } of { $most } seats taken.**
    }
pad-heading = ## Score pad · { $game }
pad-how = Tap a player and fill in the form; the bot does the maths. Tap again to change it. Only you see this pad. It’s kept for a month, or until you start a new one.
pad-how-counted = Everyone’s filled in. Tap a player to change something, or press **Add up** to see the score sheet.
pad-line-open = { $number }. { $name }
pad-line-filled = { $number }. { $name } · filled in
pad-line-counted = { $number }. { $name } · { $count ->
    [one] **{ $points } point**
   *[other] **{ $points } points**
}
pad-line-wrong = { $number }. { $name } · needs fixing: { $fields }
pad-limits = { $field } ({ $limits })
pad-others-how = { $count } numbers: { $field }, then { $others }.
pad-shared-board = Two players have { $board }: change one of them.
pad-board = { $city } { $side }
pad-real-table = -# Played at a real table, scored with a score pad.
pad-entered = Saved to this server’s history, marked as a score pad game. It doesn’t count for rankings.
pad-dropped = Removed from the history. You still have the pad.
button-pad-count = Add up
button-pad-enter = Save to history
button-pad-drop = Remove
pad-base-does-not-add-up = Those military points can’t come from one game: every victory is a neighbour’s defeat, so everyone’s points add up to an even number, from 0 to 6 per player. Check the conflict tokens again.
pad-base-boards = Wonder and side
pad-base-war = Military points and coins
pad-base-war-how = Two numbers, like -1 14: conflict tokens (-6 to 18), then coins left.
pad-base-wonder = Points from the wonder and blue cards
pad-base-wonder-how = Two numbers, like 10 21.
pad-base-science = Tablets, compasses, gears
pad-base-science-how = Three numbers, like 2 1 3. Add symbols of choice where they score most.
pad-base-trade = Points from yellow and purple cards
pad-base-trade-how = Two numbers, like 4 9.
pad-duel-does-not-add-up = The conflict pawn is on one side, so only one player scores for it. Enter 0 for the other.
pad-duel-boards = Wonders built
pad-duel-cards = Points from blue and green cards
pad-duel-cards-how = Two numbers, like 18 7.
pad-duel-more = Points from yellow and purple cards
pad-duel-more-how = Two numbers, like 3 6.
pad-duel-wonders = Points from wonders and progress tokens
pad-duel-wonders-how = Two numbers, like 9 4.
pad-duel-war = Coins, and points from the conflict pawn
pad-duel-war-how = Two numbers, like 11 5: coins left, then 0, 2, 5 or 10.
pad-duel-settle = How it was won
pad-duel-by-points = Won on points
pad-duel-military = { $name } won by military supremacy
pad-duel-scientific = { $name } won by scientific supremacy
pad-architects-boards = Wonder
pad-architects-wonder = Points from the wonder, stages built
pad-architects-wonder-how = Two numbers, like 14 4: points, then stages built (0 to 5).
pad-architects-blue = Points from blue cards
pad-architects-blue-how = One number. Set the cat’s owner below the pad.
pad-architects-war = Military victory tokens
pad-architects-war-how = How many (3 points each).
pad-architects-progress = Points from progress tokens
pad-architects-progress-how = One number.
pad-architects-settle = The cat
pad-architects-no-cat = Nobody has the cat
pad-architects-cat = { $name } has the cat

mine-your-turn = ## It’s your turn
mine-all-done = ## You’re all caught up
mine-nothing = You aren’t in any game. Type `/join` in a channel to open a table or join the open one.
mine-game = **{ $game }** · { $place }
mine-place = { $place } on { $server }
mine-since = Your turn started { $since }. No time limit.
mine-since-until = Your turn started { $since } and ends { $until }.
mine-others-too = Also waiting on { $names }.
mine-only-you = Everyone’s waiting on you.
mine-kept = Your seat for the next game is reserved. It opens up { $until }.
mine-others = **Your other tables**
mine-quiet = { $game } · { $place }: waiting on { $names }.
mine-away = { $game } · { $place }: the computer plays for you until you press **{ $button-back }**.
mine-goes-on = { $game } · { $place } is running fine without you.
mine-lobby = { $game } · { $place } hasn’t started yet.
mine-more = { $count ->
    [one] And 1 more.
   *[other] And { $count } more.
}
button-go-there = Go there

help-intro =
    ## What you can do
    7 Wonders, 7 Wonders Duel and 7 Wonders Architects, with friends or against the computer. New here? Start with `/practice`.
help-intro-guest =
    ## What you can do here
    The bot isn’t here, but you added the app: you can practise, look things up and add up scores. To play with friends, add the bot to a server.
help-play = **Play now**
help-game = **During a game**
help-look-up = **Look things up**
help-afterwards = **After a game**
help-together = **On this server**
help-me = **Your language and data**
help-line = `/{ $command }` { $does }
help-elsewhere = -# Everything else is a button right where you need it: playing cards, looking at the table, playing again.
help-version = -# Version { $version }
button-add-to-server = Add to a server
button-add-to-person = Add for yourself

lobby-heading-again =
    ## { $game }
    { $host } wants to play again. { $count ->
        [one] **1 player is here.**
       *[other] **{ $count } players are here.**
    }
lobby-seat-kept = { $number }. { $name } · seat reserved
lobby-kept = Reserved seats open up { $until }. Press **Join** to take yours or **Leave** to give it up. The game starts once everyone’s here; { $host } can start earlier, with computers in the empty seats.
lobby-seat = { $number }. { $name }
levels = How tough should the computer players be? You can change this until the game starts.
levels-none = There are no computer players at this table any more.
levels-choose = Choose a difficulty
levels-of-all = { $level ->
    [easy] All easy
    [strong] All strong
   *[normal] All normal
}
level-easy = Plays like a beginner
level-normal = Plays solidly and watches the others
level-strong = Thinks ahead and rarely slips up
lobby-seat-board = { $seat } · { $city } { $side }
lobby-options = -# { $options }
lobby-side-b = { $edition ->
    [second-edition] The night side is more complex. For your first game, play the day side.
   *[other] Side B is more complex. For your first game, play side A.
}
lobby-two-players = With two players, you take turns playing a third city, the Free City (the expert variant). For the regular game, add a computer player.
lobby-not-for-two = The second edition needs 3 to 7 players and has no two-player variant. Add a computer player, or switch to the first edition.
lobby-hints = **Hints** are on: players can privately see what a strong player would do, and why. This game won’t count in the ranking.
lobby-footer-duel = Everything’s on the table: each turn is one message here, with buttons for the player whose turn it is. New to it? **How to play** teaches you in five pages.
lobby-footer-base = You’ll get your cards by DM. Are your DMs blocked? No problem: press **My hand** in the game.
lobby-changed = Done.
lobby-seated = You have a seat here: { $place }
lobby-started-in-thread =
    ## Everyone’s seated
    The game is in { $thread }.
lobby-closed = This table is closed. `/join` opens a new one.
lobby-expired = Nobody joined for a while, so this table closed. `/join` opens a new one.
lobby-everyone-left = Everyone left, so this table closed. `/join` opens a new one.
thread-name = 7 Wonders · { $names }
no-thread = The bot can’t open a thread here, so the game is in this channel.
seat-taken-hello = You have a seat on **{ $server }**. Your cards will arrive here. Rather see them in the channel? Type `/hand` there.
seat-hand-sent = You have the seat. Your cards are in your DMs; `/hand` changes that.
direct-messages-closed = The bot can’t DM you. That’s fine: press **{ $button-my-hand }** in the game to see your cards. If you’d rather get DMs, allow them in this server’s privacy settings, then leave and join again.
direct-messages-enough = Your cards are in the channel: press **{ $button-my-hand }** in the game, and only you see them. Discord limits how many new people a bot can DM each day; use `/hand` to ask for DMs another day.
hand-settings = **7 Wonders settings**
hands-in-channel = Your cards are in the channel: press **{ $button-my-hand }** there. You don’t get DMs.
hands-in-channel-now = From the next round, your cards are in the channel: press **{ $button-my-hand }** there. `/hand` changes that.
hands-by-no-message-now = You aren’t getting DMs from this bot: they’re blocked, or it hasn’t tried yet. It’ll try the next time you join a table. Where do you want your cards?
hands-by-message = You get your cards by DM. **{ $button-my-hand }** in the channel shows them too.
hands-by-message-now = From the next round, you get your cards by DM. `/hand` changes that.
choices-asked = When you play only against computers, you confirm each choice before it counts.
choices-unasked = When you play only against computers, your choices count right away.
boards-heading = Boards, { $side }
boards-city = { $city }:
choose-board = Choose a board for your city. Everyone sees your choice in the lobby.
choose-board-shown = This is your wonder:
start-not-chosen = { $count ->
    [one] { $names } hasn’t picked a wonder. Start now and they’ll get a random one.
   *[other] { $names } haven’t picked a wonder. Start now and they’ll get random ones.
}
button-start-anyway = Start anyway
choose-board-list = Choose a board
board = { $wonder }, { $side }
board-dealt = Random board

## Options

options-title = Options
option-sides = Boards
option-sides-a = { $edition ->
    [second-edition] Day side
   *[other] Side A
}
option-sides-b = { $edition ->
    [second-edition] Night side
   *[other] Side B
}
option-sides-a-b = { $edition ->
    [second-edition] Day and night, mixed
   *[other] Sides A and B, mixed
}
option-wonders = Wonders
option-wonders-dealt = Random wonders
option-wonders-chosen = Players choose their wonders
option-wonders-dealt-with-manneken-pis = Random wonders, with Manneken Pis
option-wonders-chosen-with-manneken-pis = Players choose, with Manneken Pis
option-pace = Pace
option-pace-live = { $game ->
    [base] Live: 90 seconds per round
   *[other] Live: 90 seconds per turn
}
option-pace-relaxed = { $game ->
    [base] Relaxed: 10 minutes per round
   *[other] Relaxed: 10 minutes per turn
}
option-pace-slow = { $game ->
    [base] Slow: 24 hours per round
   *[other] Slow: 24 hours per turn
}
option-pace-none = No time limit
option-pictures = Pictures after each round
option-pictures-strip = A small picture of each city every round
option-pictures-round = Full cities every round
option-pictures-age = Full cities after each age only
option-pause = Pause before computer turns
option-pause-short = Short pause before computer turns
option-pause-long = Long pause before computer turns
option-pause-none = No pause before computer turns
option-place = Where to play
option-place-channel = In this channel
option-place-thread = In a new thread

## Permissions

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## The game begins

opening =
    ## The game begins! { $edition ->
        [second-edition] (second edition)
       *[other] (first edition)
    }
    { $boards }.
    { $passing ->
        [left] **Age I** · pass left:
        [swap] **Age I** · swap hands:
       *[right] **Age I** · pass right:
    } { $circle }
    Cities start with { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
opening-rich = { $coins ->
    [one] { $city } starts with 1 coin.
   *[other] { $city } starts with { $coins } coins.
}
opening-board = { $name }: **{ $city } { $side }**
free-city = Free City
    .the = the Free City
    .begins = The Free City

## A round in public

heading-round = **Age { $age }, round { $round } of { $rounds }**
heading-free-city = **Age { $age }, round { $round } of { $rounds }** · { $name } also plays the Free City
heading-seventh-card = **Age { $age }, the seventh card**
heading-revive = **Age { $age }, round { $round } of { $rounds }: the discard pile**
status-time = { $heading } · ends { $until }
status-everyone-has-picked = Everyone has picked.
status-waiting-for = { $count ->
    [one] ⏳ Waiting for { $names }.
   *[other] ⏳ Waiting for { $names }. { $ready } of { $count } ready.
}
shown-by = -# Shown by { $name }
shown-to-all = -# Everyone in the channel can see it now.
nudge = { $persons } It’s your turn! ({ $name } nudged you.)
nudged = You nudged { $names } with a message in the game. Each player can be nudged once an hour.
nudged-but = You nudged { $names } with a message in the game, but not { $others }: each player can be nudged once an hour.
status-resumed = -# The bot was away for a moment. Nothing is lost – play on.
status-closed = { $person }: press **My hand** to see your cards.
status = { $heading }. Waiting for { $names }.
status-all-picked = { $heading }. Everyone has picked – here it comes.
status-abandoned = The last game here was abandoned and ended without a score. `/table` and `/city` still show it, `/record` saves it as a file; `/join` opens a new table.
status-over = The last game here is over. `/table` and `/city` still show it; `/join` opens a new table.
status-lobby = { $count ->
    [one] A table is open here with 1 seat taken. `/join` gets you the next one.
   *[other] A table is open here with { $count } seats taken. `/join` gets you the next one.
}
reminder = You haven’t picked yet on **{ $server }**. Your time runs out { $until }.
reminder-turns = It’s your turn on **{ $server }**. Your time runs out { $until }.
reminder-public-turns = { $person }, half your time is up. The buttons are below the picture of this turn.
reminder-public = { $person }, half your time is up. Press **My hand** in this round’s message.
computer-thinks = { $name } is thinking.
late-computer-played = ⏱ { $name } ran out of time, so the computer played this round. { $name } is back in control next round.
late-away = { $name } seems to be away. The computer plays until they press **I’m back**.

## What happened

told-heading = **Age { $age }, round { $round } of { $rounds }**
paid-to-left = { $count ->
    [one] 1 coin to { $name-the }
   *[other] { $count } coins to { $name-the }
}
paid-to-right = { $count ->
    [one] 1 coin to { $name-the }
   *[other] { $count } coins to { $name-the }
}
paid-to-bank = { $count ->
    [one] 1 coin to the bank
   *[other] { $count } coins to the bank
}
bought-from = { $resources } from { $name-the }
the-bank = the bank
told-built = { $how ->
    [chain] { $name-begins } builds **{ $card }**, free with { $source }
    [power] { $name-begins } builds **{ $card }**, free with Olympia
   *[other] { $seventh ->
        [yes] { $payment ->
            [none] { $name-begins } also builds the seventh card, **{ $card }**
           *[other] { $name-begins } also builds the seventh card, **{ $card }** ({ $payment })
        }
       *[no] { $payment ->
            [none] { $name-begins } builds **{ $card }**
           *[other] { $name-begins } builds **{ $card }** ({ $payment })
        }
    }
}
told-stage-built = { $copy ->
    [none] { $payment ->
        [none] { $name-begins } builds **stage { $stage } of { $city }**
       *[other] { $name-begins } builds **stage { $stage } of { $city }** ({ $payment })
    }
   *[other] { $payment ->
        [none] { $name-begins } builds **stage { $stage } of { $city }**, copying { $copied }
       *[other] { $name-begins } builds **stage { $stage } of { $city }**, copying { $copied } ({ $payment })
    }
}
told-sold = { $seventh ->
    [yes] { $name-begins } sells the seventh card for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
   *[no] { $name-begins } sells a card for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
}
told-coins-taken = { $coins ->
    [one] { $name } takes 1 coin from the bank
   *[other] { $name } takes { $coins } coins from the bank
}
told-revived = { $card ->
    [none] { $name-begins } builds nothing from the discard pile
   *[other] { $name-begins } builds **{ $card }** from the discard pile
}
told-discard-empty = { $name } finds nothing to build in the discard pile.
age-ended = ## End of Age { $age }
conflict-won = **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } +{ $token }, { $loser } { $loss }
conflict-peace = **{ $name } { $shields } ⚔ { $left_shields } { $left }** · peace
age-begins = { $passing ->
    [left] **Age { $age }** · pass left: { $circle }
    [swap] **Age { $age }** · swap hands: { $circle }
   *[right] **Age { $age }** · pass right: { $circle }
}
log-empty = Nothing has happened yet.

## The private hand

hand-heading = { $following ->
    [left] **Age { $age }, round { $round } of { $rounds }** · { $money } · pass left → { $name }
    [swap] **Age { $age }, round { $round } of { $rounds }** · { $money } · swap hands with { $name }
    [right] **Age { $age }, round { $round } of { $rounds }** · { $money } · pass right → { $name }
    [seventh] **Age { $age }, the seventh card** · { $money }
    [discard] **Age { $age }, round { $round } of { $rounds }: the discard pile**
    [seventh-next] **Age { $age }, round { $round } of { $rounds }** · { $money } · you also play the last card
   *[put-away] **Age { $age }, round { $round } of { $rounds }** · { $money } · the last card is discarded
}
practice-heading = **Practice** · { $heading }
hand-free-city = **The Free City’s turn** ({ $money })
news-of = { $name }: { $done }
news-of-you = you: { $done }
news-of-neighbours = { $own ->
    [yes] Your neighbours last round – { $news }
   *[no] Its neighbours last round – { $news }
}
free-city-played-by = { $name } also plays the Free City this round.
news-stage-built = wonder stage { $stage }
news-sold = sold a card
news-built = { $card }
news-revived = { $card ->
    [none] nothing from the discard pile
   *[other] { $card }
}
hand-away = The computer plays for you until you press **I’m back**.
hand-reserve = Saved for later: { $cards }.
hand-place = -# { $place }
choose-card = Choose a card.
choose-both = **You play both cards.** Choose the first one.
choose-own-first = **You also play the Free City this round.** First choose a card for your own city.
choose-free-city = { $count ->
    [one] **Now choose for the Free City.** 1 card left. It can sell only if it can’t do anything else.
   *[other] **Now choose for the Free City.** { $count } cards left. It can sell only if it can’t do anything else.
}
choose-seventh = **You also play the seventh card.** Build it, tuck it under your wonder or sell it.
choose-discard = { $count ->
    [one] **Build a discarded card for free.** There’s 1 you can build.
   *[other] **Build a discarded card for free.** There are { $count } you can build.
}
choose-discard-free-city = { $count ->
    [one] **The Free City builds a discarded card for free.** There’s 1 it can build.
   *[other] **The Free City builds a discarded card for free.** There are { $count } it can build.
}
choose-discard-age = { $number ->
    [0] Cards without an age
   *[other] Cards of Age { $age }
}
discard-option = { $number }. { $card }
question-other = { $name }, it’s your choice.
question-list = Choose
button-number = { $number } { $name }
nothing-to-choose = You have nothing to decide right now. Waiting for { $names }.
offer-card = **{ $card }**: { $effects }
offer-build = { $how ->
    [owned] { $own ->
        [yes] You already have { $card }. You can’t build the same building twice.
       *[no] The Free City already has { $card }. It can’t build the same building twice.
    }
    [coins] { $own ->
        [yes] You can’t build it: it costs { $need ->
                [one] 1 coin
               *[other] { $need } coins
            }, and you have { $have }.
       *[no] The Free City can’t build it: it costs { $need ->
                [one] 1 coin
               *[other] { $need } coins
            }, and it has { $have }.
    }
    [unsold] { $own ->
        [yes] You can’t build it
       *[no] The Free City can’t build it
    } – { $shortages }.
    [free] It’s free.
    [chain] { $own ->
        [yes] Free: you have { $source }.
       *[no] Free: the Free City has { $source }, so it must build it.
    }
    [power] { $once ->
        [yes] You can build it for free with Olympia, once this age.
       *[no] Olympia makes it free.
    }
    [own] { $own ->
        [yes] You have everything it needs.
       *[no] The Free City has everything it needs.
    }
   *[trade] { $own ->
        [yes] You pay { $payment }.
       *[no] The Free City pays { $payment }.
    }
}
offer-or-power = { $once ->
    [yes] Or build it for free with Olympia, once this age.
   *[no] Or build it for free with Olympia.
}
offer-stage-too-dear = { $own ->
    [yes] Your wonder’s next stage costs { $need ->
            [one] 1 coin
           *[other] { $need } coins
        }, and you have { $have }.
   *[no] The next stage of the Free City’s wonder costs { $need ->
            [one] 1 coin
           *[other] { $need } coins
        }, and it has { $have }.
}
offer-stage-not-sold = The wonder’s next stage can’t be built – { $shortages }.
offer-free-from = It would be free with { $cards }.
worth = As things stand: **{ $figures }**.
worth-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
worth-coins = { $count ->
    [one] +1 coin
   *[other] +{ $count } coins
}
worth-science = science +{ $count }
worth-beats = beats { $names-the }
worth-level = ties with { $names-the }
offer-free-later = Makes { $cards } free later.
hand-line = { $number }. { $line }
picked-build = { $payment ->
    [none] { $own ->
        [yes] ✔ You build **{ $card }**.
       *[no] ✔ It builds **{ $card }**.
    }
   *[other] { $own ->
        [yes] ✔ You build **{ $card }**: { $payment }.
       *[no] ✔ It builds **{ $card }**: { $payment }.
    }
}
picked-stage = { $payment ->
    [none] { $own ->
        [yes] ✔ You build **the next stage of your wonder** with { $card }.
       *[no] ✔ It builds **the next stage of its wonder** with { $card }.
    }
   *[other] { $own ->
        [yes] ✔ You build **the next stage of your wonder** with { $card }: { $payment }.
       *[no] ✔ It builds **the next stage of its wonder** with { $card }: { $payment }.
    }
}
picked-sell = { $own ->
    [yes] ✔ You sell **{ $card }** for { $coins }.
   *[no] ✔ It sells **{ $card }** for { $coins }.
}
picked-revive = ✔ You build **{ $card }** from the discard pile.
picked-none = ✔ You build nothing from the discard pile.
picked-other = ✔ { $choice }.
picked-for-free-city = { $own } For the Free City: { $free_city }
picked-until = Your pick, until you press a button below: { $picked }
picked-last = { $picked } Everyone has picked.
picked-waiting = { $picked } Waiting for { $names }. Changed your mind? Just choose again.
picked-computers = { $picked } Waiting for { $names }.
sure = { $question } You can’t undo this.
sure-unasked = { $question } After this, your taps count right away. `/hand` changes that.
sure-build = { $how ->
    [power] Build **{ $card }** for free with Olympia?
   *[other] { $payment ->
        [none] { $own ->
            [yes] Build **{ $card }**?
           *[no] Build **{ $card }** for the Free City?
        }
       *[other] { $own ->
            [yes] Build **{ $card }** and pay { $payment }?
           *[no] Build **{ $card }** for the Free City, which pays { $payment }?
        }
    }
}
sure-stage = { $copied ->
    [none] { $payment ->
        [none] { $own ->
            [yes] Build **stage { $stage } of your wonder** with { $card }?
           *[no] Build **stage { $stage } of the Free City’s wonder** with { $card }?
        }
       *[other] { $own ->
            [yes] Build **stage { $stage } of your wonder** with { $card } and pay { $payment }?
           *[no] Build **stage { $stage } of the Free City’s wonder** with { $card }? It pays { $payment }.
        }
    }
   *[other] { $payment ->
        [none] Build **stage { $stage } of your wonder** with { $card }, copying { $copied }?
       *[other] Build **stage { $stage } of your wonder** with { $card }, copying { $copied }, and pay { $payment }?
    }
}
sure-sell = { $own ->
    [yes] Sell **{ $card }** for { $coins }?
   *[no] Sell **{ $card }** for the Free City, which gets { $coins }?
}
sure-revive = Build **{ $card }** from the discard pile?
sure-none = Build nothing from the discard pile?
sure-other = { $choice }?
pay-build = Who do you pay for the building?
pay-stage = Who do you pay for the wonder?
pay-for = { $copied ->
    [none] { $what ->
        [build] Building · { pay-paid }
       *[stage] Wonder · { pay-paid }
    }
   *[other] Wonder: copy { $copied } · { pay-paid }
}
pay-paid = { $several ->
    [yes] { $cheapest ->
        [yes] { $count ->
            [one] 1 coin: { $payment } (cheapest)
           *[other] { $count } coins: { $payment } (cheapest)
        }
       *[no] { $count ->
            [one] 1 coin: { $payment }
           *[other] { $count } coins: { $payment }
        }
    }
   *[no] { $cheapest ->
        [yes] { $payment } (cheapest)
       *[no] { $payment }
    }
}
remembered = Age { $age }, round { $round }: { $what }
remembered-late = Age { $age }, round { $round }: you ran out of time, so the computer chose for you: { $what }
remembered-nothing = You had nothing to decide.
remembered-build = you built { $card }.
remembered-stage = you built a stage of your wonder with { $card }.
remembered-sell = you sold { $card }.
remembered-revive = you built { $card } from the discard pile.
remembered-free-city = { $action ->
    [build] The Free City built { $card }.
    [stage] The Free City built a stage of its wonder with { $card }.
    [revive] The Free City built { $card } from the discard pile.
    [none] The Free City built nothing from the discard pile.
   *[sell] The Free City sold { $card }.
}
remembered-none = you built nothing from the discard pile.
remembered-other = { $choice }.
hand-put-away = This hand is closed.
picture-late = The picture is taking a while. Here’s what it shows:
which-game = Which game?
hand-none = You have no cards: you aren’t in a running game.

## The end of the game

winner = ## { $headline }
other-totals = { $count ->
    [one] Other score
   *[other] Other scores
}: { $totals }
other-total = { $coins ->
    [one] { $name } { $points } (1 coin)
   *[other] { $name } { $points } ({ $coins } coins)
}
moment-led-only-at-the-end = { $name } took the lead only at the very end.
moment-free-city-on-top = The Free City has the most points of all: { $points }.
moment-won-without-a-shield = { $name } won without a single shield.
moment-won-without-a-stage = { $name } won without a single wonder stage.
moment-led-in-vain = { $game ->
    [base] { $name } led for { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, but { $winner } won.
   *[other] { $name } led for { $rounds ->
        [one] 1 turn
       *[other] { $rounds } turns
    }, but { $winner } won.
}
moment-lost-every-conflict = { $name } lost every single conflict.
moment-won-every-conflict = { $name } won every single conflict.
moment-came-from-behind = { $game ->
    [base] { $rounds ->
        [one] With one round to go, { $name } was last – and won.
       *[other] With { $rounds } rounds to go, { $name } was last – and won.
    }
   *[other] { $rounds ->
        [one] With one turn to go, { $name } was last – and won.
       *[other] With { $rounds } turns to go, { $name } was last – and won.
    }
}
moment-close-together = { $points ->
    [0] First and last place have the same points.
    [one] Just 1 point separates first and last place.
   *[other] Just { $points } points separate first and last place.
}
moment-led-for-long = { $game ->
    [base] { $name } led for { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.
   *[other] { $name } led for { $rounds ->
        [one] 1 turn
       *[other] { $rounds } turns
    }.
}
moment-much-civilian = { $name } has { $points ->
    [one] 1 point
   *[other] { $points } points
} from blue cards alone.
moment-peaceful-age = Age { $age } ended in peace: nobody won a single conflict.
moment-science-in-vain = { $name } scored { $points ->
    [one] 1 point
   *[other] { $points } points
} from science and fell { $short ->
    [one] 1 point
   *[other] { $short } points
} short of winning.
moment-lead-changed-hands = The lead changed hands { $times ->
    [one] once
   *[other] { $times } times
}.
moment-early-wonder = { $name } completed the wonder as early as round { $round } of Age { $age }.
moment-full-purse = { $name } ended with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
moment-chains = { $name } built { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
} for free through chains.
moment-science-won = { $name } won with { $points ->
    [one] 1 point
   *[other] { $points } points
} from science.
moment-much-from-guilds = { $name } has { $points ->
    [one] 1 point
   *[other] { $points } points
} from guilds.
moment-sales = { $name } sold { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
moment-every-colour = Only { $name } built something in every colour.
moment-earned-by-trade = { $name } earned { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} from neighbours.
moment-spent-on-trade = { $name } paid neighbours { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
honour-record-total = { $name } set a new high score on this server: { $points }, up from { $before }.
honour-many-wonders = { $name } has now won with { $wonders ->
    [one] 1 wonder
   *[other] { $wonders } different wonders
}.
honour-won-no-wonder = { $name } won without building any of the wonder.
honour-won-early-wonder = { $name } won with the whole wonder built by the end of Age II.
honour-won-no-trade = { $name } won without buying a single resource.
honour-won-no-red = { $name } won without a single red card.
honour-won-no-yellow = { $name } won without a single yellow card.
honour-leads = { $name } now leads this server’s ranking.
honour-round-number-of-games = That was { $name }’s { ORDINAL($games) ->
    [one] { $games }st game
    [two] { $games }nd game
    [few] { $games }rd game
   *[other] { $games }th game
} on this server.
honour-round-number-of-wins = That was { $name }’s { ORDINAL($wins) ->
    [one] { $wins }st win
    [two] { $wins }nd win
    [few] { $wins }rd win
   *[other] { $wins }th win
} in this game on this server.
honour-streak = { $name } has won { $wins ->
    [one] 1 game
   *[other] { $wins } games
} in a row.
honour-record-category = { $category ->
    [military] { $name } set this server’s record for military points: { $points }.
    [treasury] { $name } set this server’s record for points from coins: { $points }.
    [wonder] { $name } set this server’s record for points from the wonder: { $points }.
    [wonders] { $name } set this server’s record for points from wonders: { $points }.
    [stages] { $name } set this server’s record for points from stages: { $points }.
    [civilian] { $name } set this server’s record for points from blue cards: { $points }.
    [blue] { $name } set this server’s record for points from blue cards: { $points }.
    [scientific] { $name } set this server’s record for points from science: { $points }.
    [commercial] { $name } set this server’s record for points from yellow cards: { $points }.
    [guilds] { $name } set this server’s record for points from guilds: { $points }.
    [progress] { $name } set this server’s record for points from progress tokens: { $points }.
   *[other] { $name } set a record on this server in one category: { $points }.
}
honour-streak-ended = { $name } ended { $other }’s streak of { $wins ->
    [one] 1 win
   *[other] { $wins } wins in a row
}.
honour-ahead-at-last = { $name } finished ahead of { $other } for the first time, in their { ORDINAL($games) ->
    [one] { $games }st game
    [two] { $games }nd game
    [few] { $games }rd game
   *[other] { $games }th game
} together.
honour-first-win = That’s { $name }’s first win in this game on this server.
honour-first-win-with-wonder = That’s { $name }’s first win with { $wonder-the }.
honour-first-win-with-side = That’s { $name }’s first win with { $wonder-the }, { $side }.
honour-own-best = { $name } beat their personal best by { $more ->
    [one] 1 point
   *[other] { $more } points
}.
honour-settled = { $name }’s rating is no longer provisional.
honour-first-game = That was { $name }’s first finished game on this server.
moment-duel-early = It was over as early as Age { $age }.
moment-duel-behind-in-points = { $name } was { $points ->
    [one] 1 point
   *[other] { $points } points
} behind and won anyway.
moment-duel-nearly-at-the-capital = { $name } had the pawn just { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} from { $other }’s capital.
moment-duel-one-symbol-short = { $name } was one symbol short of scientific supremacy.
moment-duel-pawn-crossed = The pawn crossed the middle { $times ->
    [one] once
   *[other] { $times } times
}.
moment-duel-calm-front = The pawn never got more than { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} from the middle.
moment-duel-every-wonder = { $wonders ->
    [0] { $name } built all four wonders, { $other } none.
    [one] { $name } built all four wonders, { $other } only one.
   *[other] { $name } built all four wonders, { $other } only { $wonders }.
}
moment-duel-ahead-in-vain = { $name } was ahead on points for { $rounds ->
    [one] 1 turn
   *[other] { $rounds } turns
}, but { $winner } won.
moment-duel-turns-again = { $name } played again { $times ->
    [one] once
   *[other] { $times } times
}.
moment-duel-many-tokens = { $name } took { $tokens ->
    [one] 1 progress token
   *[other] { $tokens } progress tokens
}.
moment-duel-much-looted = { $name } was robbed of { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
moment-architects-won-with-few-stages = { $stages ->
    [0] { $name } won without a stage.
    [one] { $name } won with a single stage.
   *[other] { $name } won with only { $stages } stages.
}
moment-architects-no-battle = Not a single battle was fought.
moment-architects-many-tokens = { $name } took { $tokens ->
    [one] 1 progress token
   *[other] { $tokens } progress tokens
}.
moment-architects-finished-in-vain = { $name } completed the wonder, but { $winner } won.
moment-architects-wandering-cat = The cat changed owners { $times ->
    [one] once
   *[other] { $times } times
}.
moment-architects-many-battles = { $battles ->
    [one] There was 1 battle
   *[other] There were { $battles } battles
}.
moment-architects-many-victories = { $name } has { $tokens ->
    [one] 1 military victory token
   *[other] { $tokens } military victory tokens
}.
result-won = **You won!** { $headline }.
result-other = { ORDINAL($place) ->
    [one] **{ $headline }; you’re { $place }st with { $points }.**
    [two] **{ $headline }; you’re { $place }nd with { $points }.**
    [few] **{ $headline }; you’re { $place }rd with { $points }.**
   *[other] **{ $headline }; you’re { $place }th with { $points }.**
}
play-again-there = A table is open in { $place }.
seated-game-has-begun = You have your seat, and the game has already started.
note-symbols = { $name }’s choice of science symbol: { $symbols }, +{ $points }.
note-guild = { $name } copies { $owner }’s { $card }, +{ $points }.
note-costs-unknown = The bot doesn’t know the costs printed on side A, so it uses the 2013 rule: a stage costs the same as the stage it copies.
note-not-in-edition = { $edition ->
    [base] Only in the second edition.
   *[other] Only in the first edition.
}
note-in-edition = { $edition ->
    [base] **In the first edition:**
   *[other] **In the second edition:**
} { $facts }
note-called = Called { $card }.
note-produces = Produces { $resource }.
note-free-with-none = No card makes it free.
note-makes-none-free = Makes no card free.
note-beer = { $name } owes Brussels a nice cold beer.
details-total = **{ $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}**
details-line = { $category ->
    [military] Military conflicts: **{ $points }** ({ $what })
    [treasury] Treasury: **{ $points }** ({ $what })
    [wonder] Wonder: **{ $points }** ({ $what })
    [civilian] Civilian structures: **{ $points }** ({ $what })
    [scientific] Scientific structures: **{ $points }** ({ $what })
    [commercial] Commercial structures: **{ $points }** ({ $what })
    [wonders] Wonders: **{ $points }** ({ $what })
    [progress] Progress tokens: **{ $points }** ({ $what })
    [track] Conflict track: **{ $points }** ({ $what })
   *[guilds] Guilds: **{ $points }** ({ $what })
}
details-line-alone = { $category ->
    [military] Military conflicts: **{ $points }**
    [treasury] Treasury: **{ $points }**
    [wonder] Wonder: **{ $points }**
    [civilian] Civilian structures: **{ $points }**
    [scientific] Scientific structures: **{ $points }**
    [commercial] Commercial structures: **{ $points }**
    [wonders] Wonders: **{ $points }**
    [progress] Progress tokens: **{ $points }**
    [track] Conflict track: **{ $points }**
   *[guilds] Guilds: **{ $points }**
}
details-line-row = { $row }: **{ $points }**
details-stages = { $built } of { $stages ->
    [one] 1 stage
   *[other] { $stages } stages
}
details-card = { $card } { $points }
details-guild-copied = { $card } copied from { $owner } { $points }
details-symbols-chosen = { $symbols }; chosen: { $chosen }

## Records

rehearsal-taps = { $person } This is a rehearsal: everything is deleted at the end. Press **My hand** above. { $open ->
        [yes] Then tap **{ $number }** in the bot’s last DM to you
       *[no] Then tap **{ $number }** below the hand that opens
    }, and choose something from the list that appears.
rehearsal-form = { $person } One more tap, if you like: press **Options** above, change anything and submit the form. It’s optional.
record-file = The last game in this channel. `/replay` shows it again, and with this file it works anywhere.
record-file-abandoned = The last game in this channel. It was abandoned and ended without a score. `/replay` shows it as far as it got, and with this file it works anywhere.
record-shown = Everyone in the channel can page through it.
record-page = -# { $page } of { $pages }
record-list = Go to
record-step = { $page } · { $step }
step-round = Age { $age }, round { $round }
step-seventh-card = Age { $age }, the seventh card
step-revive = Age { $age }, round { $round }, the discard pile
duel-step-draft = Draft: { $name }
duel-step = Age { $age }: { $name }
architects-step = { $name }
player = Player { $number }

## Seats

leave-question = Leave this game? The computer takes over your city.
end-question = End this game for { $names }? There won’t be a score.
leave-question-last = Leave this game? Nobody else is playing, so it ends without a score.
replace-question = Replace { $name } with a computer player? It takes over { $city }. { $name } will be notified and can only rejoin if the host or a moderator allows it.
replace-question-last = Replace { $name } with a computer player? Nobody else is playing, so the game ends without a score.
question-replaced = The player was replaced, and the channel was told.
question-keep = The game goes on.
question-stay = You’re still in the game.
question-left = You left the game.
question-ended = You ended the game.
seat-left = { $name } left. { $computer } (computer) now plays { $city }.
seat-replaced = { $name } was replaced. { $computer } (computer) now plays { $city }.
seat-replaced-called = { $name } ({ $person }) was replaced. { $computer } (computer) now plays { $city }.
seat-replaced-you = You were replaced in the game in { $place }: the host or a moderator had the computer take over { $city }. Want back in? Press **{ $button-take-seat }** there, and the host will be asked.
seats-free = A game is running here. Watch it with `/table`, or take over from a computer player:
seat-free = { $game ->
    [duel] { $points ->
        [one] - { $name }: 1 point so far
       *[other] - { $name }: { $points } points so far
    }
   *[other] { $points ->
        [one] - { $name }: { $city }, 1 point so far
       *[other] - { $name }: { $city }, { $points } points so far
    }
}
seat-taken-over = { $name } takes over { $city }.
seat-asked-for = { $host }, { $name } was replaced and wants to rejoin. Only you or a moderator can let { $name } back in.
seat-may-be-taken = { $person } can take a seat again.
seat-back = { $name } is back.
seat-no-longer-alone = { $name }, you’re no longer playing alone: your taps count right away, and you can change them until everyone has picked.
lobby-lost = This table can’t be opened any more, probably because of an update, so it’s closed. `/join` opens a new one.
game-lost = This channel’s game can’t be opened any more, probably because of an update. `/join` opens a new table.
game-on-hold = { $permissions ->
    [none] The game in { $place } is on hold: the bot can’t post there any more. Nothing is lost. Once someone who manages the server gives it permission again, the game goes on within a few minutes.
   *[other] The game in { $place } is on hold: the bot lost these permissions there: { $permissions }. Nothing is lost. Once someone who manages the server restores them, the game goes on within a few minutes.
}
game-rests = The game in { $place } is stuck, and retrying hasn’t helped so far. Nothing is lost: it goes on when a player presses a button or types a command there.
game-broken = A bug in the rules stopped the game in { $place }. Nothing is lost: it goes on once the bug is fixed. `/end` ends it now without a score.
game-expires = { $persons } Nobody has played here for a long time. The game ends on { $end } unless one of you does something: any button or command in this channel counts.
game-abandoned = This game was abandoned and ended without a score, so the channel is free. `/record` saves it as a file; `/join` opens a new table.
game-expires-direct = Nobody has played for a long time in your game in { $place }, where the bot can’t post any more. The game ends on { $end } unless a player does something: any button or command there counts, and so does the button below.
game-stopped = This game was ended. `/join` opens a new table.
table-asleep = Everyone’s away, so the game is paused. It goes on once a player presses **I’m back**.
everyone-left = Everyone left. The game is closed.
game-ended-by = { $name } ended this game. `/join` opens a new table.
done = Done.

## Privacy

privacy = **What the bot stores about you**, until you type `/forget` unless noted
    { "" }**When you use a command or button**: your Discord language, or the one you set with `/language`, to answer in it. Also the edition of 7 Wonders you last chose, for your next table.
    { "" }**When you take a seat**: whether and where the bot can DM you, and whether you want your cards in the channel instead, so they reach you.
    { "" }**For every table**: who opened it, who had which seat under which name, every choice, the result, when it started and ended and who ended it, so games survive a crash and results can be shown later. `/forget` removes your name, but files from `/record` keep it. Until the game is over, also who left a seat (so nobody swaps seats to see cards) and when someone was nudged or pinged (so nobody gets pinged over and over).
    { "" }**For a game file** shown with `/replay`: the deal, every choice, the result and the names in it, for { $days ->
        [one] a day
       *[other] { $days } days
    }, so its buttons work. `/forget` removes every name you had at this bot’s tables.
    { "" }**For a score pad** (`/score`): the pad with its names, until your next one, for a month at most. Once you save it to the server’s history: what’s on it and that you saved it.
    { "" }**From finished games**: your statistics on each server (places, scores, wonders, records, opponents, rating), and whether you opted out of rankings and records. After `/forget`, your seats belong to a nameless player, so the others’ statistics stay. Games from an older version of the bot are counted in the background.
    { "" }**In your first game of a kind**: which tip you got in which round, so you don’t get the same one twice, until that game is over. Also whether you turned tips off.
    { "" }**Messages**: Discord shows the bot the text of only two kinds, DMs to it and messages that mention it. It answers with a short introduction and stores nothing of them.
    { "" }**Who sees it**: the people at your table, who see your name and what you play, and the people on your server, who can see its games’ history, statistics and ranking. Nobody else.
kept-language = Your Discord language is { $language }.
kept-own-language = You chose { $language } as your language.
kept-no-language = Your language isn’t stored.
kept-edition = You last chose the { $edition } of 7 Wonders.
kept-direct = Your DM channel with the bot is stored.
kept-no-direct = No DM channel with you is stored.
kept-hands-in-channel = You chose to get your cards in the channel, not by DM.
kept-seats = Your seats: { $lobbies } at { $lobbies ->
    [one] an open table
   *[other] open tables
}, { $running } in { $running ->
    [one] a running game
   *[other] running games
}, { $ended } at { $ended ->
    [one] a table that has ended
   *[other] tables that have ended
}.
kept-finished = Your statistics, ratings and records from { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
} are stored.
kept-left-out = You opted out of rankings and records.
kept-pad = You have a score pad from `/score`.
kept-tips = The tips you got in your current games are stored, so you don’t get the same one twice. They’re deleted when the games are over.
kept-without-tips = You turned tips off.
kept-without-confirmation = You turned off “Are you sure?” for games against computers.
privacy-forget = `/forget` deletes all of this. You’ll be asked to confirm.
forget-question = **Delete everything the bot stores about you?** You can’t undo this.
forget-settings = Your language and DM settings will be deleted.
forget-lobbies = { $count ->
    [one] You’ll leave the open table you’re at.
   *[other] You’ll leave the { $count } open tables you’re at.
}
forget-running = { $count ->
    [one] You’ll leave the game you’re in: the computer takes over.
   *[other] You’ll leave the { $count } games you’re in: the computer takes over.
}
forget-ended = { $count ->
    [one] 1 finished table keeps its moves and result, without your name.
   *[other] { $count } finished tables keep their moves and results, without your name.
}
forget-finished = Your statistics, ratings and records from { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
} will be gone for good.
forget-left-out = Your opt-out from rankings and records will be deleted too: later games will count again.
forget-pad = Your score pad will be deleted.
button-forget = Delete
button-keep = Keep
forget-nothing-done = Nothing was deleted.
forgotten = **Your data was deleted.**
forgotten-settings = Your language and DM settings were deleted.
forgotten-lobbies = { $count ->
    [one] You left the open table you were at.
   *[other] You left the { $count } open tables you were at.
}
forgotten-running = { $count ->
    [one] You left the game you were in; the computer plays your seat now.
   *[other] You left the { $count } games you were in; the computer plays your seats now.
}
forgotten-ended = Your name was deleted from { $count ->
    [one] 1 finished table
   *[other] { $count } finished tables
}.
forgotten-finished = Your statistics, ratings and records from { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
} were deleted.
forgotten-remains = The bot’s messages in channels stay until a moderator deletes them. The fact that you left a running game is kept until that game is over. Older backups made by the bot’s owner still have your name. If you use the bot again, it stores your language again.
forgotten-name = Former player

## Languages

language-me = Your language is { $language }.
language-server = This server’s language is { $public }.
language-server-chosen = This server’s language is now { $public }. Open tables keep theirs; `/language` changes that too.
language-table-chosen = This table now uses the language you chose.
language-how = `/language me:` changes your language, `server:` the server’s, `table:` the language of this channel’s table.
language-like-discord = Same as Discord
edition-here = Here, 7 Wonders means the **{ $edition }**. The host can switch in the lobby. Anyone with Manage Server can set the edition for new tables with `/edition server:`.
edition-server-chosen = { $edition ->
    [base] New tables on this server now play the **first edition**. The host can still switch in the lobby.
    [second-edition] New tables on this server now play the **second edition**. The host can still switch in the lobby.
   *[host] New tables on this server now play the edition their host last chose.
}

## Errors

something-went-wrong = Something went wrong. Your game is saved – try again.
store-failed = The database isn’t responding, so that didn’t work. Everything from before is safe. Try again in a minute; if it still fails, tell the bot’s owner.
refusal-not-allowed = You can’t use this here.
refusal-lobby-closed = This table is closed. `/join` opens a new one.
refusal-game-has-begun = The game has already started. Players: press **{ $button-my-hand }** for your cards. `/table` shows everyone the table.
game-of-other-rules = This game used an older version of the rules, so its cities and rounds can’t be shown. The result is still saved:
record-of-other-rules = This game used an older version of the rules, so its cities and rounds can’t be shown. According to its file, this was the result (the bot can’t check it):
kept-outcome-line = { $rank }. { $name }: { $points }
kept-outcome-victory = { $victory ->
    [military] It was a military victory.
    [scientific] It was a scientific victory.
   *[civilian] It was a civilian victory.
}
kept-outcome-ended = It ended on { $when }.
refusal-game-of-other-rules = This game used an older version of the rules, so it can’t be shown.
refusal-stopping = The bot is restarting, so that didn’t work. Every game is saved – try again in a moment.
refusal-your-pictures = You’re already waiting for several pictures. Ask again once they’re here.
refusal-pictures-of-server = Too many pictures are being drawn for this server right now. Games go on – ask again in a moment.
refusal-moving = The bot is switching to a new version right now, so that didn’t work. Every game is saved – try again in ten seconds.
refusal-game-over = That game is over. `/practice` starts another one right away; `/join` opens a new table in a channel.
refusal-game-here = A game is running here. Watch it with `/table`; `/join` gets you a seat when someone leaves.
refusal-channel-taken = This channel already has a table. Press **{ $button-join }** there. Its host or a moderator can end it with `/end`.
refusal-other-game = A table for { $game } is open here. Press **{ $button-join }** there. Its host or a moderator can end it with `/end`.
refusal-other-game-here = A game of { $game } is running here. Play in another channel or a thread, or have the host or a moderator end this one with `/end`.
already-playing = You’re already playing { $game } here.
refusal-already-seated = Seat { $number } at this table is already yours. Press **{ $button-leave }** to give it up.
refusal-already-playing = You’re already playing here. `/leave` gives up your seat.
refusal-not-seated = You don’t have a seat at this table. Press **{ $button-join }** to take one.
refusal-table-full = The table is full. Watch the game with `/table`.
refusal-no-free-seat = All seats are taken. Press **{ $button-start }** when you’re ready.
refusal-pad-players = This game is for { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] { $least } to { $most } players
    }
   *[other] { $least } to { $most } players
}: list them all after `players:`, separated by commas.
refusal-pad-names = Two players have the same name. Change one and try again.
refusal-pad-member = Someone you mentioned isn’t on this server. Type their name instead and try again.
refusal-pad-not-filled = The score pad isn’t complete. Fix the fields listed below, then try again.
refusal-no-pad = This score pad is gone, or it isn’t yours. `/score` starts a new one.
refusal-seats-kept = The free seats are reserved for players of the last game. They open up { $until }: take one then.
refusal-again-for-players = Only players of this game can start a rematch. `/join` opens a table of your own.
refusal-not-on-this-server = You’re no longer on this game’s server, or you can’t see its channel. Ask someone there to let you in.
refusal-too-many-tables = { $count ->
    [one] There’s already 1 table open on this server. Finish it first.
   *[other] There are already { $count } tables open on this server. Finish one first.
}
refusal-host-only = Only { $host }, the host, can do this.
refusal-host-or-moderator = Only the host or a moderator can do this.
refusal-no-computer = There’s no computer player at this table.
refusal-too-few-players-duel = 7 Wonders Duel needs 2 players. Wait for someone, or add a computer player.
refusal-too-few-players-base = 7 Wonders needs 2 to 7 players. Wait for more, or add a computer player.
refusal-too-few-players-second-edition = The second edition of 7 Wonders needs 3 to 7 players and has no two-player variant. Wait for more, add a computer player, or switch to the first edition.
refusal-no-such-game = There’s no game by that name. Choose one from the list that appears as you type.
refusal-no-hands = This game has no hands: everything’s on the table.
refusal-no-lobby = No table is open here. `/join` opens one.
refusal-no-game = No game is running here. `/join` opens a table.
refusal-no-game-direct = No game is running here. `/practice` starts one, and `/mine` shows yours on all servers.
refusal-wonders-dealt = Wonders are random in this game. The host can change that under **{ $button-options }**.
refusal-wonder-taken = Someone just took that wonder. Choose another one.
refusal-permissions-missing = The bot needs these permissions in this channel: { $permissions }. Ask someone who manages the server, then try again.
refusal-bot-not-here = This works only where the bot has been added. Add it to a server, then try again there: <{ $invite }>
refusal-external-apps = This server lets external apps answer only privately, so only you can see this.
refusal-not-shown = The bot can’t post here, so only you can see this. Someone who manages the server can give it permission.
refusal-may-not-write = You can’t post in this channel, so only you can see this.
refusal-round-over = That was an earlier round. Here’s your hand now.
refusal-everyone-has-picked = Too late: everyone has picked. Your pick counted as it was.
refusal-not-your-turn = It’s { $name }’s turn. You’re up soon.
refusal-no-hints = Hints are off in this game. The host can turn them on in the lobby, before the game starts.
refusal-nothing-to-advise = You have nothing to decide right now, so there’s no hint.
refusal-hint-over = That’s already decided. Press **Hint** below your next choice.
refusal-hint-over-at-the-table = That’s already decided. Press **{ $button-hint }** below your next choice.
refusal-seat-changed = That seat just changed hands, so your tap didn’t count.
refusal-offer-changed = Your options have changed. Choose again.
refusal-seat-taken = { $name } already has that seat.
refusal-spectator = You aren’t playing in this game. `/table` shows it to you.
refusal-replaced = You were replaced in this game, so { $host } has to let you back in. They’ve been asked in the game’s channel.
refusal-has-seen-a-hand = You’ve seen another seat’s cards this round. Take your own seat back, or this one next round.
refusal-nobody-to-nudge = There’s nobody to nudge: the game isn’t waiting for anyone else.
refusal-nudge-yourself = Everyone’s waiting on you, so there’s nobody else to nudge.
refusal-nudged-already = Everyone the game is waiting for was nudged less than an hour ago. You can nudge again { $until }.
refusal-own-word = Only the host or another moderator can let you back in.
refusal-spectator-details = You didn’t play in this game. The score above shows every point.
refusal-foreign-hand = These are { $name }’s cards. Press **{ $button-my-hand }** for yours.
refusal-not-at-this-table = { $name } isn’t at this table. Choose a name from the list that appears as you type.
refusal-not-away = You aren’t away: your seat is yours. Press **{ $button-my-hand }** for your cards.
refusal-no-finished-game = No game has been finished here yet.
refusal-record-too-large = This file is too large to be a game. Attach a file from `/record`.
refusal-no-such-finished-game = This game can’t be shown here: it was played on another server, or it’s no longer saved.
refusal-stats-server = Rankings, wonders and records belong to a server. Type this in one of its channels.
refusal-stats-oneself = In DMs, you see only your own games. Ask for other players’ games on a server.
refusal-stats-not-played = { $name } hasn’t finished a game of { $game } here. Choose another game.
refusal-no-such-season = No games were rated in a season by that name. Choose one from the list that appears as you type.
refusal-manage-server = You need the Manage Server permission to turn this server’s rankings on or off.
refusal-record = This file isn’t a game from this bot, or it was changed. Attach a file from `/record`.
refusal-no-finished-game-of-number = That game isn’t over yet, or nothing was played. You can look at it once it has ended.
refusal-no-such-language = There’s no such language. Choose one from the list that appears as you type.
refusal-language-server = You need the Manage Server permission to choose this server’s language. To change yours, use `me:`.
refusal-language-server-here = A server’s language can only be chosen in one of its channels.
refusal-edition-server = You need the Manage Server permission to choose this server’s edition. For a single table, the host can switch in the lobby.
refusal-no-such-edition = There’s no edition by that name. Choose one from the list that appears as you type.
refusal-no-manneken-pis = Manneken Pis isn’t in the second edition. Take it out under **{ $button-options }** first.
refusal-no-record = This file is no longer saved. Attach it again with `/replay`.
refusal-no-such-card = There’s no card or progress token by that name. Choose one from the list that appears as you type.
refusal-no-such-wonder = There’s no wonder by that name. Choose one from the list that appears as you type.
refusal-no-such-topic = There’s no topic by that name. Choose one from the list that appears as you type.

## Rules

rules-list = Another topic
topic-round = A round
topic-colours = Card colours
topic-trade = Trade
topic-chains = Chains
topic-wonder = Wonders
topic-military = Military conflicts
topic-science = Science
topic-guilds = Guilds
topic-end = End of the game
topic-two-players = Two players
topic-free-city = The Free City
topic-manneken-pis = Manneken Pis
topic-second-edition = First or second edition?
topic-clock = Time limits and absence
topic-ratings = Ratings and statistics
topic-duel = 7 Wonders Duel
topic-architects = 7 Wonders Architects
rules-colours =
    ## Card colours
    { "" }**Brown** cards produce raw materials, **grey** ones glass, cloth and papyrus. They pay for other cards, and your neighbours can buy from them. There are none in Age III.
    { "" }**Blue** cards are points. **Green** cards are science symbols, worth more the more you have.
    { "" }**Yellow** cards give coins or resources or make trade cheaper; in Age III, points too. What they produce isn’t for sale.
    { "" }**Red** cards are shields, compared with both neighbours’ at the end of each age.
    { "" }**Purple** cards are guilds, in Age III only. Most score for what your neighbours have built.
rules-two-players =
    ## Two players
    Between the two of you is a third city, the **Free City**. It belongs to nobody and is everyone’s neighbour: it sells, buys and fights. You play with the cards for three players.
    You take turns playing it, a round each. On your round, add a card from its pile to your hand, choose one for your own city, then one for the Free City. The other player chooses one card. Then you swap hands.
    Only the two of you can win. For the regular game, add a computer player in the lobby.
rules-free-city =
    ## The Free City
    On your round, you choose its card right after your own. The Free City builds it, or tucks it under its wonder, with its own production and coins and what it buys from the two of you. You choose how it pays, even if it could pay less.
    If a chain makes the card free, it must be built. The Free City sells only if it can’t do anything else with the cards left in the hand.
    On your round, you also use its powers, such as building from the discard pile. It has no seventh card, and it can’t win.
rules-manneken-pis =
    ## Manneken Pis
    A board from Brussels that starts with 7 coins but produces nothing. Add it under **Options** in the lobby.
    { "" }**Side A** copies: stage 1 is your left neighbour’s first, stage 2 your right neighbour’s second, stage 3 the third of either one, your choice. Each costs the same as the copied stage. A neighbour without a third stage can’t be copied there.
    { "" }**Side B** has one stage. It costs one of each of the seven resources and gives 7 coins, 7 points and a shield.
rules-first-edition-only = -# Only in the first edition: the second has no two-player variant and no Manneken Pis.
rules-second-edition =
    ## First or second edition?
    The second edition is the box sold since 2020. It’s for 3 to 7 players, with no two-player variant and no Manneken Pis. The host can switch editions in the lobby.
    { "" }**Boards** have a day side and a night side instead of A and B. Most stages have new costs. Olympia makes cards free: on the day side the first of each colour in your city, on the night side your first and last card of each age. Babylon plays the seventh card on the night side.
    { "" }**Chains** can skip an age: the Altar makes the Pantheon free, the Theater the Gardens.
    { "" }**Cards**: Ludus, Castrum and the Decorators Guild are new, the Well replaces the Pawnshop, and the Strategists Guild is gone. A few others have changed: `/card` and `/wonder` show how.
    Each edition has its own statistics and rankings.
rules-round =
    ## A round
    A game has three ages of six rounds. Each round, everyone picks a card from their hand at the same time and does one thing with it:
    { "" }**Build** it: pay its cost with what your city produces and what you buy. A city never has the same building twice.
    { "" }**Wonder**: tuck it face down under your wonder and pay for the next stage instead.
    { "" }**Sell** it: discard it face down for 3 coins.
    Then hands are passed on: left in Ages I and III, right in Age II. In the sixth round, you choose one of your last two cards; the other is discarded.
rules-trade =
    ## Trade
    What your city doesn’t produce, you buy from your two neighbours for 2 coins each, paid to them. They can’t refuse, and they lose nothing.
    They sell what their brown and grey cards and their board produce, one resource per symbol each round. What yellow cards and wonder stages produce is never for sale.
    From the round after you build it, a trading post makes raw materials cost 1 coin from the neighbour it points to, and the marketplace does the same for glass, cloth and papyrus from both.
    You can spend only the coins you had at the start of the round.
rules-chains =
    ## Chains
    Some cards are free if you have a certain building from an earlier age: the Baths make the Aqueduct free. Then you pay nothing at all. `/card` shows what a card makes free.
rules-wonder =
    ## Wonders
    Your board has two to four stages. Build them in order, each once, in any age. The card under a stage stays hidden and does nothing else. `/wonder` shows both sides of a board.
rules-military =
    ## Military conflicts
    At the end of each age, compare shields with both neighbours. More shields win a conflict token: 1 point in Age I, 3 in Age II, 5 in Age III. Fewer cost 1 point. Equal shields: nothing happens.
rules-science =
    ## Science
    Each of the three symbols scores its number squared. Every set of all three adds 7 points. A symbol of choice counts as the one that scores most.
rules-guilds =
    ## Guilds
    Age III has two more guilds than there are players. Most score for what your neighbours have built.
rules-end =
    ## End of the game
    After Age III, add up conflict tokens, 1 point for every 3 coins, the wonder, blue cards, science, yellow cards and guilds. Most points wins. If tied, most coins wins; if still tied, you share the win.
rules-clock =
    ## Time limits and absence
    The host sets the pace in the lobby: 90 seconds, 10 minutes or 24 hours per round or turn, or no time limit.
    When half the time is up, you get a reminder. When it runs out, a computer player plays that round or turn for you, and you’re back in control for the next. After three in a row, it keeps playing until you press **I’m back**. `/leave` gives up your seat for good, and **Take seat** lets someone else have it. While the bot is offline, time limits pause.
rules-ratings =
    ## Ratings and statistics
    { "" }**Rankings**: each server has one per game and edition, with a season for each quarter of the year (UTC). A game is rated once, when it ends. Places count, not points; a shared place is a draw. Everyone starts at 1,000; ± is the margin of error. Until you have ten rated games, yours is provisional and listed below the others. A new season starts with your last rating, a little less certain. Computer players are rated too, by level.
    { "" }**What counts**: a result counts for the player in the seat at the end, unless others, including the computer, made more than three of its choices, for whatever reason. If you start a game and leave for good, you get last place and your streak ends. A seat that someone took over later counts for nobody. Games with **Hints** aren’t rated.
    { "" }**Statistics**: average and best scores leave out duels won by supremacy. Score pad games are in the history and count nowhere else. A server can turn ratings off, and you can opt out of rankings and records.
    { "" }**The maths**: it’s the Plackett-Luce model of Weng and Lin (openskill) with β = 25/6, τ = 1/12 and κ = 0.0001. Everyone starts with μ = 25 and σ = 25/3. The points shown are 40 × μ, and ± is 1.96 × 40 × σ. A new season keeps μ and raises σ to √(σ² + (25/6)²), 25/3 at most. A level with several seats gets the mean of their μ and of their σ².
rules-duel =
    ## 7 Wonders Duel
    First, you draft four wonders each. Then you play three ages. On your turn, take an uncovered card and do one thing with it:
    { "" }**Build** it: what your city doesn’t produce, you buy from the bank for 2 coins each, plus 1 for each one your opponent’s brown and grey cards produce. A card is free if you have the one with its chain symbol.
    { "" }**Sell** it for 2 coins, plus 1 for each of your yellow cards.
    { "" }**A wonder**: tuck the card under it and pay for the wonder instead. At most seven of the eight get built.
    Red cards move the conflict pawn towards your opponent’s capital. When it reaches a military token, your opponent loses 2 or 5 coins. At the capital, you win right away by **military supremacy**.
    A pair of science symbols gets you a progress token. Six different symbols win right away by **scientific supremacy**.
    Otherwise, most points after Age III wins: cards, wonders, tokens, the pawn’s zone, and 1 for every 3 coins. If tied, most points from blue cards wins.
    The player behind on the conflict track starts the next age. With the pawn in the middle, the last player to go chooses who starts.
rules-architects =
    ## 7 Wonders Architects
    On your turn, take **one card**: from your own deck on your left, the face-down deck in the centre, or the deck on your right. Everything else follows from that:
    { "" }**Stages** get built as soon as you can pay: 2, 3 or 4 resources, all identical or all different. A coin replaces any resource. You can’t wait.
    { "" }**Green**: two of the same symbol, or all three, get you a progress token: one of the three face-up ones or the hidden one. Tokens that give cards or help you pay work once per turn; extra cards are optional.
    { "" }**Blue** is points. A cat on it gets you the cat: 2 points while you have it, and you can **Peek** at the centre card before you take one.
    { "" }**Red** is shields. Horns turn over conflict tokens. When all show battle, everyone fights both neighbours at the end of the turn: more shields win a military victory token (3 points). Then red cards with horns are discarded. With two players, twice the shields win two tokens, but 1 to 0 wins one.
    { "" }**The end** comes with the turn in which someone completes their wonder. Stages, cat, blue cards, military victory tokens and progress tokens score. If tied, most stages wins.

## How to play: pages with pictures

lesson-place = **How to play { $game }** · page { $number } of { $pages }
lesson-legend-place = **All symbols of { $game }**
lesson-base-goal = How to play: the goal
lesson-base-goal-1 = You start with 3 coins. In each of three ages you’re dealt seven cards. Six times, everyone picks one card at the same time and passes the rest on. The last card is discarded.
lesson-base-goal-2 = Build your city with cards, never the same building twice. Most points after Age III wins. A wreath shows points: this card is worth { $worth }.
lesson-base-goal-3 = Points come from military conflicts, coins, your wonder, and blue, green, yellow and purple cards.
lesson-base-hand = Your hand and its colours
lesson-base-hand-1 = Brown: raw materials, to pay for other cards
lesson-base-hand-2 = Grey: glass, cloth, papyrus, used the same way
lesson-base-hand-3 = Blue: points, nothing else
lesson-base-hand-4 = Yellow: coins, cheaper trade, points later
lesson-base-hand-5 = Red: shields for military conflicts
lesson-base-hand-6 = Green: science symbols
lesson-base-hand-7 = Purple: guilds, in Age III only. Most score for what neighbours built
lesson-base-hand-8 = Build the card, tuck it under your wonder, or sell it for 3 coins
lesson-base-cost = What a card costs
lesson-base-cost-1 = The cost is at the bottom, here 1 clay. Your city produces its resources every round: you never use them up.
lesson-base-cost-2 = Buy what’s missing from your two neighbours for 2 coins each, paid to them. They lose nothing and can’t refuse.
lesson-base-cost-3 = A trading post makes that cheaper: 1 coin each for the goods it shows, from the neighbour it points to.
lesson-base-cost-4 = A chain: once you’ve built the Baths, the Aqueduct is free in Age II.
lesson-base-wonder = Your wonder
lesson-base-wonder-1 = Your board is a wonder with two to four stages. Build them in order, in any age, each once.
lesson-base-wonder-2 = To build a stage, tuck any card from your hand under it, face down. That card does nothing else.
lesson-base-wonder-3 = Pay what the stage costs, not the card. Giza’s first stage costs { $cost } and gives { $points }.
lesson-base-wonder-4 = What you don’t take, your neighbour gets next. A card you tuck or sell goes to nobody.
lesson-base-end = Military, science and the end
lesson-base-end-1 = Military conflicts: at the end of each age, compare shields with each neighbour. More shields win 1 point in Age I, 3 in Age II, 5 in Age III.
lesson-base-end-2 = Fewer shields cost 1 point, in any age. Equal shields: nothing happens.
lesson-base-end-3 = Science: matching symbols score their number squared: 2 are 4 points, 3 are 9. Each set of all three adds 7.
lesson-base-end-4 = After Age III, everything is added up, and every 3 coins = 1 point. Most points wins; if tied, most coins.
lesson-base-legend = All symbols: cards and wonders
lesson-base-legend-1 = Wood, stone, ore, clay: from brown cards
lesson-base-legend-2 = Glass, cloth, papyrus: from grey cards
lesson-base-legend-3 = One of the two per round
lesson-base-legend-4 = Coins
lesson-base-legend-5 = Victory points
lesson-base-legend-6 = A shield, for military conflicts
lesson-base-legend-7 = Tablet, compass, gear: science
lesson-base-legend-8 = One symbol, chosen at the end
lesson-base-legend-9 = Cards of a colour: brown, grey, blue
lesson-base-legend-10 = 1 coin for each brown card
lesson-base-legend-11 = Both neighbours
lesson-base-legend-12 = You and both neighbours
lesson-base-legend-13 = Left neighbour’s raw materials: 1 coin
lesson-base-legend-14 = Makes a blue card free later: a chain
lesson-base-legend-15 = A stage of the wonder
lesson-base-legend-16 = A conflict won, a conflict lost
lesson-base-legend-17 = You can pay for it; you can’t
lesson-base-legend-18 = Once per age, a card is free
lesson-base-legend-19 = You play the seventh card too
lesson-base-legend-20 = Build a discarded card for free
lesson-base-legend-21 = Copies a neighbour’s guild
lesson-base-legend-22 = 2 coins, to the neighbour with this wonder
lesson-base-legend-23 = Your first card of each age is free
lesson-base-legend-24 = Your last card of each age is free
lesson-base-legend-25 = Your first card of each colour is free
lesson-base-legend-26 = Points if your wonder is complete
lesson-base-legend-27 = A chain: later cards that need this are free
lesson-base-table-signs = All symbols: the table
lesson-base-table-signs-1 = Still choosing; has picked
lesson-base-table-signs-2 = Where hands go: right, left
lesson-base-table-signs-3 = The discard pile
lesson-base-table-signs-4 = A sold card, face down
lesson-base-table-signs-5 = Only for its owner, not for sale
lesson-base-table-signs-6 = Your left neighbour, your right neighbour
lesson-base-table-signs-7 = Points so far; gold: sole leader
lesson-base-table-signs-8 = Military points so far
lesson-base-table-signs-9 = Neighbours’ shields: green fewer, red more than yours
lesson-base-table-signs-10 = Equal shields: peace
lesson-base-table-signs-11 = Stages built, stages to go
lesson-base-table-signs-12 = What a hint suggests
lesson-base-table-signs-13 = Free through a chain or wonder
lesson-base-table-signs-14 = The Free City, with two players
lesson-base-table-signs-15 = With 3 players: two in the deck
lesson-base-table-signs-16 = Copies the left or right neighbour’s stage
lesson-duel-goal = How to play: three ways to win
lesson-duel-goal-1 = Military supremacy: your shields push the conflict pawn. Reach your opponent’s capital and you win right away.
lesson-duel-goal-2 = Scientific supremacy: six different symbols win right away.
lesson-duel-goal-3 = Otherwise, most points after Age III wins. A wreath shows points; this card is worth 3.
lesson-duel-turn = Your turn, and the colours of cards
lesson-duel-turn-1 = Brown: wood, stone, clay
lesson-duel-turn-2 = Grey: glass, papyrus
lesson-duel-turn-3 = Blue: points
lesson-duel-turn-4 = Yellow: coins, cheaper goods
lesson-duel-turn-5 = Red: shields that push the pawn
lesson-duel-turn-6 = Green: science symbols
lesson-duel-turn-7 = Purple: guilds, in Age III. They look at the city with the most
lesson-duel-turn-8 = Take an uncovered card: build it, sell it, or use it for a wonder
lesson-duel-cost = What a card costs
lesson-duel-cost-1 = The cost is below the name, here 1 stone. Your city produces its resources every turn: you never use them up.
lesson-duel-cost-2 = Buy what’s missing from the bank for 2 coins each.
lesson-duel-cost-3 = Add 1 coin for each one your opponent’s brown and grey cards produce.
lesson-duel-cost-4 = A chain: once you’ve built the Baths, with the drop, the Aqueduct is free in Age II.
lesson-duel-cost-5 = A sold card gives 2 coins, plus 1 for each yellow card you’ve built.
lesson-duel-wonder = Your wonders
lesson-duel-wonder-1 = Before Age I, you each draft four wonders. Below the picture is the cost, and below that what it gives.
lesson-duel-wonder-2 = To build one, tuck the card you take under it and pay for the wonder, not the card. The card does nothing else. At most seven of the eight get built.
lesson-duel-wonder-3 = This symbol means: play again right away.
lesson-duel-war = Military, science and the end
lesson-duel-war-1 = Each shield pushes the pawn 1 space towards your opponent’s capital; the number below shows how many are left. If it’s on their side at the end, you get its zone’s points.
lesson-duel-war-2 = The first time the pawn reaches a military token like this, the player on that side loses that many coins.
lesson-duel-war-3 = As soon as you have a pair of symbols, choose a progress token.
lesson-duel-war-4 = After Age III, everything is added up, and every 3 coins = 1 point. If tied, most points from blue cards wins.
lesson-duel-legend = All symbols: cards and wonders
lesson-duel-legend-1 = Wood, stone, clay: from brown cards
lesson-duel-legend-2 = Glass, papyrus: from grey cards
lesson-duel-legend-3 = One of the two per build
lesson-duel-legend-4 = Coins
lesson-duel-legend-5 = Victory points
lesson-duel-legend-6 = A shield: the pawn moves 1 space
lesson-duel-legend-7 = Science symbols: six different ones win
lesson-duel-legend-8 = A chain: with this symbol, the card that asks for it is free
lesson-duel-legend-9 = Cards of a colour: brown, grey, blue
lesson-duel-legend-10 = 1 coin for each brown card
lesson-duel-legend-11 = Looks at the city that has the most
lesson-duel-legend-12 = Stone always costs you 1 coin
lesson-duel-legend-13 = Play again
lesson-duel-legend-14 = Your opponent loses 3 coins
lesson-duel-legend-15 = Your opponent loses a brown card
lesson-duel-legend-16 = Build a discarded card for free
lesson-duel-legend-17 = A progress token
lesson-duel-legend-18 = Your wonders cost 2 fewer resources
lesson-duel-legend-19 = A wonder
lesson-duel-legend-20 = The conflict pawn, a capital
lesson-duel-legend-21 = Close to an early win
lesson-duel-legend-22 = You can pay for it; you can’t
lesson-duel-table-signs = All symbols: the table
lesson-duel-table-signs-1 = This player’s turn
lesson-duel-table-signs-2 = Sole leader, from Age II on
lesson-duel-table-signs-3 = What a wonder costs you now
lesson-duel-table-signs-4 = Different symbols out of six: here 3
lesson-duel-table-signs-5 = The button for this card
lesson-duel-table-signs-6 = Free through a chain
lesson-duel-table-signs-7 = What a hint suggests
lesson-duel-table-signs-8 = A built wonder
lesson-duel-table-signs-9 = A guild, face down
lesson-duel-table-signs-10 = Choose one of three tokens from the box
lesson-duel-table-signs-11 = You get what your opponent pays for goods
lesson-duel-table-signs-12 = 1 more shield on each red card
lesson-duel-table-signs-13 = Your wonders: play again
lesson-duel-table-signs-14 = 4 coins for each card built through a chain
lesson-duel-table-signs-15 = Blue cards cost 2 fewer resources
lesson-architects-goal = How to play: the goal
lesson-architects-goal-1 = On your turn, take one card. Nearly everything else happens by itself.
lesson-architects-goal-2 = Your wonder has five stages. The game ends with the turn in which someone builds their fifth.
lesson-architects-goal-3 = Then most points wins: wonder, blue cards, cat, battles won and progress tokens.
lesson-architects-turn = Your turn, and the colours of cards
lesson-architects-turn-1 = Grey: resources for the stages
lesson-architects-turn-2 = Yellow: a coin replaces any resource
lesson-architects-turn-3 = Green: symbols for progress tokens
lesson-architects-turn-4 = Red: shields; a horn brings a battle closer
lesson-architects-turn-5 = Blue: points
lesson-architects-turn-6 = With a cat: you get the cat, worth 2 points while you have it
lesson-architects-turn-7 = The centre deck is face down. The cat lets you peek
lesson-architects-turn-8 = A is the deck on your left, B the centre, C the deck on your right
lesson-architects-cost = Stages
lesson-architects-cost-1 = Different shapes: all resources must be different.
lesson-architects-cost-2 = Same shapes: all resources must be the same.
lesson-architects-cost-3 = A stage gets built as soon as you can pay for it: you can’t wait. A coin replaces any resource. The cards you pay with are discarded.
lesson-architects-science = Green and blue
lesson-architects-science-1 = Two of the same symbol, or all three, are discarded right away for a progress token.
lesson-architects-science-2 = Choose one of the three face-up tokens or the hidden one. It helps you from then on, or scores at the end.
lesson-architects-science-3 = Blue cards are points. The cat goes to the last player to take a card with a cat.
lesson-architects-war = Battles and the end
lesson-architects-war-1 = Each horn turns over a conflict token. When all of them show swords, there’s a battle at the end of the turn.
lesson-architects-war-2 = Everyone fights both neighbours: more shields win a token worth 3 points. Nobody loses points. With two players, twice the shields win two.
lesson-architects-war-3 = After the battle, red cards with horns are discarded. Those without stay.
lesson-architects-war-4 = The fifth stage of a wonder ends the game with that turn. If tied, most stages wins.
lesson-architects-legend = All symbols
lesson-architects-legend-1 = Wood, stone, clay, glass, papyrus
lesson-architects-legend-2 = A coin: replaces any resource
lesson-architects-legend-3 = Two different resources
lesson-architects-legend-4 = Three of the same resource
lesson-architects-legend-5 = Science symbols
lesson-architects-legend-6 = Victory points
lesson-architects-legend-7 = The cat: 2 points, and you can peek
lesson-architects-legend-8 = A shield, for battles
lesson-architects-legend-9 = A horn: turns over a conflict token
lesson-architects-legend-10 = Conflict tokens: peace, battle
lesson-architects-legend-11 = A military victory token: 3 points
lesson-architects-legend-12 = A progress token, face down
lesson-architects-legend-13 = A stage of the wonder
lesson-architects-legend-14 = Take a card from any deck
lesson-architects-legend-15 = Take the top card of that deck
lesson-architects-legend-16 = Look at 5 cards, keep one
lesson-architects-legend-17 = This player’s turn
lesson-architects-legend-18 = Points so far; gold: sole leader
lesson-architects-legend-19 = A built stage
lesson-architects-legend-20 = Stages built: here 3
lesson-architects-legend-21 = Cards left in a deck
lesson-architects-legend-22 = What a hint suggests

## Strips of a city after a round

strip-stage = Stage { $stage }
strip-sells = sells a card
strip-nothing = builds nothing
strip-empty = The discard pile is empty
strip-bank = Bank
strip-seventh = Seventh card
strip-from-discard = Discard pile
words-advised = A star marks what a strong player would pick: { $card }.
words-picked = A check marks your pick: { $card }.
words-leads = { $name } has the most points.
strip-words-means = { $changed ->
    [0] { $coins }, { $shields }.
   *[other] { $coins } ({ $change } this round), { $shields }.
}
strip-words-colours = Buildings: { $counts }.
play-words-builds = { $name-begins } builds { $card }{ $seventh ->
    [yes] {""} as a seventh card
   *[no] {""}
}{ $how ->
    [chain] , free through a chain
    [power] , free with Olympia
    [trade] { $left ->
        [0] { $bank ->
            [0] {""} for { $paid } to { $right_name-the }
           *[other] {""} for { $paid }, { $right } to { $right_name-the }
        }
       *[other] { $right ->
            [0] { $bank ->
                [0] {""} for { $paid } to { $left_name-the }
               *[other] {""} for { $paid }, { $left } to { $left_name-the }
            }
           *[other] {""} for { $paid }, { $left } to { $left_name-the } and { $right } to { $right_name-the }
        }
    }
   *[own] { $bank ->
        [0] {""}
       *[other] {""} for { $paid }
    }
}{ $gained ->
    [0] .
    [one] {""} and takes 1 coin from the bank.
   *[other] {""} and takes { $gained } coins from the bank.
}
play-words-stage = { $name-begins } builds stage { $stage } of { $wonder }{ $copy ->
    [yes] , copying { $copied }’s
   *[no] {""}
}{ $left ->
    [0] { $right ->
        [0] {""}
       *[other] {""} for { $paid } to { $right_name-the }
    }
   *[other] { $right ->
        [0] {""} for { $paid } to { $left_name-the }
       *[other] {""} for { $paid }, { $left } to { $left_name-the } and { $right } to { $right_name-the }
    }
}{ $gained ->
    [0] .
    [one] {""} and takes 1 coin from the bank.
   *[other] {""} and takes { $gained } coins from the bank.
}
play-words-sells = { $seventh ->
    [yes] { $name-begins } sells the seventh card for { $coins }.
   *[no] { $name-begins } sells a card for { $coins }.
}
play-words-revives = { $gained ->
    [0] { $name } builds { $card } from the discard pile.
    [one] { $name-begins } builds { $card } from the discard pile and takes 1 coin from the bank.
   *[other] { $name-begins } builds { $card } from the discard pile and takes { $gained } coins from the bank.
}
play-words-nothing = { $name-begins } builds nothing from the discard pile.
play-words-empty = The discard pile is empty, so { $name } builds nothing.

## Pictures of the score

score-title = Final Score
score-title-so-far = Score so far
score-military = Military
score-treasury = Treasury
score-wonder = Wonder
score-civilian = Civilian
score-scientific = Science
score-commercial = Commerce
score-guilds = Guilds
score-total = Total
score-tie-break = Tie: coins
score-leader = { $count ->
    [one] { $names } leads with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $names } lead together with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
score-headline-sentence = { $headline }.
score-leader-sentence = { score-leader }.
headline-ahead = { $names } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $ahead } more than { $others }
headline-tie-break = { $names } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}, tied with { $others } but with more { $by ->
    [coins] coins
   *[stages] stages
}: { $mine } to { $theirs }
headline-together = { $names } win together with { $points ->
    [one] 1 point
   *[other] { $points } points
} and the same number of { $by ->
    [coins] coins
   *[stages] stages
}
headline-together-tie-break = { $names } win together with { $points ->
    [one] 1 point
   *[other] { $points } points
} and more { $by ->
    [coins] coins
   *[stages] stages
} than { $others }
decided-others = { $count ->
    [one] 1 other
   *[other] { $count } others
}
decided-ahead = { $ahead } ahead of { $others }
decided-tie-break = { $by ->
    [coins] tied with { $others }, but with more coins: { $mine } to { $theirs }
   *[stages] tied with { $others }, but with more stages: { $mine } to { $theirs }
}
decided-together = { $by ->
    [coins] each, and the same number of coins
   *[stages] each, and the same number of stages
}
decided-together-tie-break = { $by ->
    [coins] each, with more coins than { $others }
   *[stages] each, with more stages than { $others }
}
poster-victory = Victory
poster-winners = { $count ->
    [one] 1 winner
   *[other] { $count } winners
}
poster-points = { $count ->
    [one] point
   *[other] points
}
poster-words = The victory poster: { $headline }.
story-words = The story of the game: { $headline }.
story-words-line = { $name }: { $points } points after Ages I, II and III; conflicts { $conflicts }; { $stages ->
    [0] no stage
    [one] 1 stage
   *[other] { $stages } stages
}.
story-words-brief = { $name }: { $points }; conflicts { $conflicts }.
architects-story-words = { $name }: { $half ->
    [one] 1 point
   *[other] { $half } points
} at half time, { $points } at the end; { $stages ->
    [0] no stage
    [one] 1 stage
   *[other] { $stages } stages
}, { $military ->
    [one] 1 point
   *[other] { $military } points
} in battles.
duel-story-words = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $wonders ->
    [0] no wonder
    [one] 1 wonder
   *[other] { $wonders } wonders
}, { $spaces ->
    [0] the pawn never ahead
    [one] the pawn at most 1 space ahead
   *[other] the pawn at most { $spaces } spaces ahead
}.
story-title = The Story of the Game
story-ahead = compared with the average
story-stage = stage
story-progress = progress token
story-battles = battles
story-conflicts = conflicts
score-symbols = { $count ->
    [one] { $name }’s symbol of choice: +{ $points }
   *[other] { $name }’s symbols of choice: +{ $points }
}
score-guild = { $name } copies { $owner }’s { $guild }: +{ $points }
score-place = { $rank ->
    [0] { $name }
   *[other] { $rank }. { $name }
}
score-words = { score-place }: { $total ->
    [one] 1 point
   *[other] { $total } points
}. Military { $military }, treasury { $treasury }, wonder { $wonder }, civilian { $civilian }, science { $scientific }, commerce { $commercial }, guilds { $guilds }; { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
score-words-brief = { score-place }: { $total ->
    [one] 1 point
   *[other] { $total } points
}. Military { $military }, treasury { $treasury }, wonder { $wonder }, civilian { $civilian }, science { $scientific }, commerce { $commercial }, guilds { $guilds }.
score-words-row = { $row }: { $points }.
score-words-total = { score-place }: { $total ->
    [one] 1 point
   *[other] { $total } points
}.

## Pictures of the conflicts

conflicts-title = Conflicts
conflicts-age-ended = End of Age { $age }
conflicts-words = Age { $age } is over.
conflicts-words-pair = { $name } with { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
} against { $left_name } with { $left_shields }: { $peace ->
    [yes] peace.
   *[no] { $winner } takes +{ $token }, { $loser } takes { $loss }.
}
conflicts-words-pair-brief = { $peace ->
    [yes] { $name } and { $left_name } keep the peace with { $shields ->
        [one] 1 shield.
       *[other] { $shields } shields.
    }
   *[no] { $winner } beats { $loser }, { $most } to { $least }, for +{ $token }.
}

## Pictures of the discard pile

discard-title = The discard pile
discard-task = Build a card for free
discard-age = { $number ->
    [0] Without an age
   *[other] Age { $age }
}
discard-words = { $count ->
    [one] 1 card in the discard pile can be built for free.
   *[other] { $count } cards in the discard pile can be built for free.
}
discard-words-card = { $number }. { $card }: { $effect }
discard-words-name = { $number }. { $card }.

## Close-ups of cards and wonders

card-type-brown = Raw material
card-type-grey = Manufactured good
card-type-blue = Civilian structure
card-type-green = Scientific structure
card-type-yellow = Commercial structure
card-type-red = Military structure
card-type-purple = Guild
card-free-with = Free with
card-makes-free = Makes free
card-guild-deck = Guilds are drawn at random: two more than there are players.
card-words = { $card }: { $type }{ $number ->
    [0] .
   *[other] , Age { $age }.
}
card-words-free-with = Free with { $cards }.
card-words-makes-free = Makes { $cards } free.
card-words-copies = { $count ->
    [0] Not used with { $players ->
        [one] 1 player
       *[other] { $players } players
    }.
   *[other] { $count }× with { $players ->
        [one] 1 player
       *[other] { $players } players
    }.
}
wonder-words = { $wonder }. Starts with { $coins }{ $produces ->
    [yes] {""} and produces { $resource }.
   *[no] {""} and produces nothing.
}
wonder-words-side = { CAPITAL($side) }:
wonder-words-stage = Stage { $stage }: { $cost } { $effect }
duel-card-deck-in-play = { $count } of this age’s { $all } cards are drawn at random for each game.
duel-card-guilds-in-play = { $count } of the { $all } guilds are drawn at random for each game.
duel-tokens-in-play = { $count } of the { $all } progress tokens are on the board in each game; the others stay in the box.
duel-words-token = { $token }, a progress token. { $effects } { $board }
duel-words-wonder = { $wonder }. { $cost } { $effects }
architects-token-copies = { $count ->
    [one] There is 1 of these among the { $all } progress tokens.
   *[other] There are { $count } of these among the { $all } progress tokens.
}
architects-words-token = { $token }, a progress token. { $effect }. { $copies }
architects-words-wonder = { $wonder }. { $effect }.

## Duel: cards

duel-card-lumber_yard = { card-lumber_yard }
duel-card-logging_camp = Logging Camp
duel-card-clay_pool = { card-clay_pool }
duel-card-clay_pit = { card-clay_pit }
duel-card-quarry = { card-quarry }
duel-card-stone_pit = { card-stone_pit }
duel-card-glassworks = Glassworks
duel-card-press = Press
duel-card-guard_tower = { card-guard_tower }
duel-card-stable = Stable
duel-card-garrison = Garrison
duel-card-palisade = Palisade
duel-card-workshop = { card-workshop }
duel-card-apothecary = { card-apothecary }
duel-card-scriptorium = { card-scriptorium }
duel-card-pharmacist = Pharmacist
duel-card-theater = { card-theater }
duel-card-altar = { card-altar }
duel-card-baths = { card-baths }
duel-card-stone_reserve = Stone Reserve
duel-card-clay_reserve = Clay Reserve
duel-card-wood_reserve = Wood Reserve
duel-card-tavern = { card-tavern }
duel-card-sawmill = { card-sawmill }
duel-card-brickyard = { card-brickyard }
duel-card-shelf_quarry = Shelf Quarry
duel-card-glassblower = Glassblower
duel-card-drying_room = Drying Room
duel-card-walls = { card-walls }
duel-card-horse_breeders = Horse Breeders
duel-card-barracks = { card-barracks }
duel-card-archery_range = { card-archery_range }
duel-card-parade_ground = Parade Ground
duel-card-library = { card-library }
duel-card-dispensary = { card-dispensary }
duel-card-school = { card-school }
duel-card-laboratory = { card-laboratory }
duel-card-courthouse = { card-courthouse }
duel-card-statue = { card-statue }
duel-card-temple = { card-temple }
duel-card-aqueduct = { card-aqueduct }
duel-card-rostrum = Rostrum
duel-card-forum = { card-forum }
duel-card-caravansery = { card-caravansery }
duel-card-customs_house = Customs House
duel-card-brewery = Brewery
duel-card-arsenal = { card-arsenal }
duel-card-pretorium = Pretorium
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
duel-card-port = Port
duel-card-armory = Armory
duel-card-lighthouse = { card-lighthouse }
duel-card-arena = { card-arena }
duel-card-merchants_guild = Merchants Guild
duel-card-shipowners_guild = { card-shipowners_guild }
duel-card-builders_guild = { card-builders_guild }
duel-card-magistrates_guild = { card-magistrates_guild }
duel-card-scientists_guild = { card-scientists_guild }
duel-card-moneylenders_guild = Moneylenders Guild
duel-card-tacticians_guild = Tacticians Guild

## Duel: wonders (short is for buttons and small tiles), progress tokens, symbols

duel-wonder-circus_maximus = Circus Maximus
    .the = Circus Maximus
duel-wonder-the_colossus = The Colossus
    .the = the Colossus
duel-wonder-the_great_lighthouse = The Great Lighthouse
    .the = the Great Lighthouse
duel-wonder-the_hanging_gardens = The Hanging Gardens
    .the = the Hanging Gardens
duel-wonder-the_great_library = The Great Library
    .the = the Great Library
duel-wonder-the_mausoleum = The Mausoleum
    .the = the Mausoleum
duel-wonder-piraeus = Piraeus
    .the = Piraeus
duel-wonder-the_pyramids = The Pyramids
    .the = the Pyramids
duel-wonder-the_sphinx = The Sphinx
    .the = the Sphinx
duel-wonder-the_statue_of_zeus = The Statue of Zeus
    .the = the Statue of Zeus
duel-wonder-the_temple_of_artemis = The Temple of Artemis
    .the = the Temple of Artemis
duel-wonder-the_appian_way = The Appian Way
    .the = the Appian Way
duel-wonder-short-circus_maximus = Circus Maximus
duel-wonder-short-the_colossus = Colossus
duel-wonder-short-the_great_lighthouse = Great Lighthouse
duel-wonder-short-the_hanging_gardens = Hanging Gardens
duel-wonder-short-the_great_library = Great Library
duel-wonder-short-the_mausoleum = Mausoleum
duel-wonder-short-piraeus = Piraeus
duel-wonder-short-the_pyramids = Pyramids
duel-wonder-short-the_sphinx = Sphinx
duel-wonder-short-the_statue_of_zeus = Zeus
duel-wonder-short-the_temple_of_artemis = Artemis
duel-wonder-short-the_appian_way = Appian Way

duel-token-agriculture = Agriculture
duel-token-architecture = Architecture
duel-token-economy = Economy
duel-token-law = Law
duel-token-masonry = Masonry
duel-token-mathematics = Mathematics
duel-token-philosophy = Philosophy
duel-token-strategy = Strategy
duel-token-theology = Theology
duel-token-urbanism = Urbanism

duel-symbol-quill = quill
duel-symbol-mortar = mortar
duel-symbol-wheel = wheel
duel-symbol-plumb_bob = plumb bob
duel-symbol-armillary_sphere = armillary sphere
duel-symbol-sundial = sundial
duel-symbol-scales = scales
duel-symbol-count = { $symbol ->
    [quill] { $count ->
            [one] 1 quill
           *[other] { $count } quills
        }
    [mortar] { $count ->
            [one] 1 mortar
           *[other] { $count } mortars
        }
    [wheel] { $count ->
            [one] 1 wheel
           *[other] { $count } wheels
        }
    [plumb_bob] { $count ->
            [one] 1 plumb bob
           *[other] { $count } plumb bobs
        }
    [armillary_sphere] { $count ->
            [one] 1 armillary sphere
           *[other] { $count } armillary spheres
        }
    [sundial] { $count ->
            [one] 1 sundial
           *[other] { $count } sundials
        }
   *[scales] { $count } scales
}

## Duel: what cards, wonders and tokens do

duel-effect-produce-one-of = Produces { $resources }, one per build.
duel-effect-trade-price = { $count ->
    [one] From now on, { $resources } costs you { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }.
   *[other] From now on, { $resources } cost you { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } each.
}
duel-effect-science = Science symbol: { $symbol }.
duel-effect-play-again = Play again.
duel-effect-opponent-loses-coins = { $count ->
    [one] Your opponent loses 1 coin.
   *[other] Your opponent loses { $count } coins.
}
duel-effect-discard-opponent-card = Discard one of your opponent’s { $colour } cards.
duel-effect-build-from-discard = Build a card from the discard pile for free.
duel-effect-choose-aside-token = { $count ->
    [one] Look at 1 progress token from the box and keep it.
   *[other] Look at { $count } progress tokens from the box and keep one.
}
duel-effect-cost-reduction = { $target ->
    [wonders] From now on, your wonders cost { $count ->
        [one] 1 resource less
       *[other] { $count } fewer resources
    }.
   *[blue] From now on, your blue cards cost { $count ->
        [one] 1 resource less
       *[other] { $count } fewer resources
    }.
}
duel-effect-extra-shields = From now on, each red card you build has { $count ->
    [one] 1 more shield
   *[other] { $count } more shields
}.
duel-effect-wonders-play-again = From now on, you play again after each wonder you build.
duel-effect-coins-on-chain-build = From now on, each card you build through a chain gives you { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
duel-effect-gain-opponent-trade-coins = You get the coins your opponent pays for missing resources.
duel-counted-wonders = wonder
duel-counted-progress_tokens = progress token
duel-counted-coins = { $each ->
    [one] coin
   *[other] { $each } coins
}
duel-counted-cards = { $colours } card
duel-effect-per-coins = { $coins ->
    [one] Gives 1 coin right away for every { $counted } in your city.
   *[other] Gives { $coins } coins right away for every { $counted } in your city.
}
duel-effect-per-points = { $city ->
    [own] { $points ->
        [one] Worth 1 point for every { $counted } in your city.
       *[other] Worth { $points } points for every { $counted } in your city.
    }
   *[most] { $points ->
        [one] Worth 1 point for every { $counted } in the city that has the most.
       *[other] Worth { $points } points for every { $counted } in the city that has the most.
    }
}
duel-effect-per-both = For every { $counted } in the city that has the most: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} right away and { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.

## Duel: words in pictures

duel-title = Duel
duel-to-play = { $name } to play
duel-to-choose = { $name } to choose
duel-over = The game is over
duel-tokens-title = Progress tokens
duel-tokens-line = { $name } takes one
duel-opponent-card-title = { $opponent }’s cards
duel-opponent-card-line = { $name } chooses one to discard
duel-discard-title = The discard pile
duel-discard-line = { $name } builds one for free
duel-score-civilian = Civilian
duel-score-scientific = Science
duel-score-commercial = Commerce
duel-score-guilds = Guilds
duel-score-wonders = Wonders
duel-score-progress = Progress
duel-score-treasury = Treasury
duel-score-military = Military
duel-score-tie-break = Tie: blue cards
duel-score-points = Points then
duel-headline-ahead = { $names } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $ahead } more than { $other }
duel-headline-tie-break = { $names } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}, tied with { $other } but with more from blue cards: { $mine } to { $theirs }
duel-headline-together = { $names } win together with { $points ->
    [one] 1 point
   *[other] { $points } points
} and the same from blue cards
duel-headline-military = { $names } reaches { $other }’s capital and wins by military supremacy
duel-headline-scientific = { $names } has six different symbols and wins by scientific supremacy
duel-decided-ahead = { $ahead } ahead of { $other }
duel-decided-tie-break = tied with { $other }, but with more from blue cards: { $mine } to { $theirs }
duel-decided-together = each, and the same from blue cards
duel-decided-military = The pawn reached { $other }’s capital
duel-decided-scientific = Six different science symbols
duel-poster-civilian = Victory
duel-poster-military = Military Supremacy
duel-poster-scientific = Scientific Supremacy
duel-poster-points = Points at that moment
duel-story-pawn = pawn and its zone’s points
duel-story-lead = points ahead
duel-story-wonder = wonder
duel-story-capital = { $name }’s capital

## Duel: pictures in words

duel-words-age = Age { $age }.
duel-words-to-play = { $name } to play.
duel-words-to-choose = { $name } to choose.
duel-words-over = The game is over.
duel-words-board-tokens = Progress tokens on the board: { $tokens }.
duel-words-pawn = { $lead ->
    [0] The conflict pawn is in the middle.
   *[other] The conflict pawn is { $lead ->
        [one] 1 space
       *[other] { $lead } spaces
    } from the middle on { $loser }’s side; { $name } leads.
}
duel-words-city = { $name }: { $coins }, { $points }.
duel-words-produces = Produces { $resources }.
duel-words-symbols = Symbols: { $symbols }.
duel-words-different = { $count } of the six different symbols needed to win.
duel-words-chains = Free through chains: { $cards }.
duel-words-near-capital = Warning: { $name } wins with { $spaces ->
    [one] 1 more space
   *[other] { $spaces } more spaces
} towards { $loser }’s capital.
duel-words-near-science = Warning: { $name } wins with one more different symbol.
duel-words-tokens = Progress tokens: { $tokens }.
duel-words-wonders-built = Wonders built: { $wonders }.
duel-words-wonders-open = Wonders to build: { $wonders }.
duel-words-wonder-price = { $wonder } ({ $coins })
duel-words-discard = Discard pile: { $cards }.
duel-words-taken = { $name } has { $wonders-the }.
duel-words-buildings = Cards: { $cards }.
duel-words-free-card = { $letter }: { $card }, { $price }.
duel-words-free-card-explained = { $letter }: { $card }, { $price }. { $effects }
duel-words-thing-explained = { $thing }: { $effects }
duel-words-price-free = free
duel-words-price-chain = free through a chain
duel-words-price-own = own resources
duel-words-price-coins = { $coins }
duel-words-price-too-dear = too expensive: { $coins }
duel-words-covered = Still covered: { $cards }.
duel-words-face-down = { $count ->
    [one] 1 card is face down.
   *[other] { $count } cards are face down.
}
duel-words-face-down-guilds = { $count ->
    [one] 1 face-down card is a guild.
   *[other] { $count } face-down cards are guilds.
}
duel-words-numbered = { $number }. { $name }: { $effects }
duel-words-numbered-name = { $number }. { $name }.
duel-words-numbered-cost = { $number }. { $name }: { $cost } { $effects }
duel-words-score = { $name }: { $total ->
    [one] 1 point
   *[other] { $total } points
}. Civilian { $civilian }, science { $scientific }, commerce { $commercial }, guilds { $guilds }, wonders { $wonders }, progress { $progress }, treasury { $treasury }, military { $military }.

## Duel: the game in public

duel-opening =
    ## The duel begins!
    { $first } against { $second }. You each draft four wonders; { $beginner } chooses first.
duel-heading-draft = **Wonder draft, pick { $number } of 8** · { $name } to choose
duel-heading-turn = **Age { $age }** · { $name } to play
duel-heading-choose = **Age { $age }** · { $name } to choose
duel-heading-over = **The game is over**
duel-ask-turn = { $name }, choose a card.
duel-ask-draft = { $name }, choose a wonder.
duel-ask-token = { $name }, choose a progress token for your pair of symbols.
duel-ask-opponent-card = { $name }, which { $colour } card must { $opponent } discard?
duel-ask-revive = { $name }, which discarded card do you build for free?
duel-ask-library = { $name }, look at three progress tokens from the box and keep one. Only you see them.
duel-ask-begin = { $name }, the conflict pawn is in the middle and you went last. Who starts Age { $age }?
duel-list-card = Choose a card
duel-wonder-line = -# { $wonder }: { $effects }
duel-library-private = Only you see these three progress tokens. Which one do you keep?
duel-library-kept = You keep **{ $token }**.
duel-card-line = **{ $card }**: { $effects }
duel-card-symbol-pair = It makes a pair of symbols, for a progress token.
duel-card-free-later = Makes { $card } free later.
duel-price = { $how ->
    [too-dear] It costs { $coins }, but { $name } has { $have }.
    [chain] Free: { $name } has the { $source }.
    [trade] It costs { $coins }, { $printed ->
        [0] for { $resources } from the bank
       *[other] { $trade } of them for { $resources } from the bank
    }.
    [own] { $total ->
        [0] { $name } has everything it needs.
       *[other] It costs { $coins }.
    }
   *[free] It’s free.
}
duel-button-wonder = { $wonder } · { $cost ->
    [0] free
    [one] 1 coin
   *[other] { $cost } coins
}
duel-button-sell = Sell +{ $coins }
duel-button-look = Look at the tokens
duel-late = ⏱ { $name } ran out of time, so the computer played this turn. { $name } is back in control next turn.
duel-stale = That card is already taken. Here’s the table now.
duel-city = { $name }’s city

## Duel: what happened

duel-told-wonder-drafted = { $last ->
    [yes] { $name } gets **{ $wonder-the }**, the last one.
   *[no] { $name } takes **{ $wonder-the }**.
}
duel-told-wonders-shown = Four more wonders are on the table; { $name } chooses first.
duel-told-built = { $how ->
    [chain] { $name } builds **{ $card }**, free through a chain.
    [trade] { $printed ->
        [0] { $name } buys { $resources } for { $coins } and builds **{ $card }**.
       *[other] { $name } builds **{ $card }** for { $coins }, { $trade } of them for { $resources }.
    }
   *[other] { $printed ->
        [0] { $name } builds **{ $card }**.
       *[other] { $name } builds **{ $card }** for { $coins }.
    }
}
duel-told-wonder-built = { $how ->
    [trade] { $name } buys { $resources } for { $coins } and builds **{ $wonder-the }**.
   *[other] { $name } builds **{ $wonder-the }**.
}
duel-told-discarded = { $name } sells { $card } for { $coins }.
duel-told-trade-coins-gained = Economy: { $name } gets { $coins } of that.
duel-told-coins-taken = { $name } takes { $coins } from the bank.
duel-told-coins-lost = { $printed ->
    [0] { $name } has no coins to lose.
   *[other] { $token ->
        [none] { $name } loses { $coins }.
       *[other] The conflict pawn reaches a military token: { $name } loses { $coins }.
    }
}
duel-told-pawn-moved = { $shields ->
    [one] { $name } moves the conflict pawn 1 space towards { $other }’s capital.
   *[other] { $name } moves the conflict pawn { $shields } spaces towards { $other }’s capital.
}
duel-told-pair-completed = { $token ->
    [yes] { $name } completes a pair of symbols: { $symbol }.
   *[no] { $name } completes a pair of symbols, { $symbol }, but there’s no progress token left.
}
duel-told-token-taken = { $from_library ->
    [yes] { $name } keeps **{ $token }** from the Great Library.
   *[no] { $name } takes the progress token **{ $token }**.
}
duel-told-opponent-card-discarded = { $other } discards **{ $card }**.
duel-told-revived = { $name } builds **{ $card }** from the discard pile for free.
duel-told-nothing-to-choose = { $effect ->
    [discard-opponent-card] { $other } has no { $colour } card to discard.
    [build-from-discard] The discard pile is empty, so there’s nothing to build.
    [choose-aside-token] There are no progress tokens left in the box.
   *[other] { "" }
}
duel-told-wonder-removed = Seven wonders are built. { $name } can no longer build **{ $wonder-the }**.
duel-told-turned-up = Revealed: { $cards }.
duel-told-plays-again = **{ $name } plays again.**
duel-told-replay-lost = There are no cards left in this age, so { $name } doesn’t play again.
duel-told-age = ### Age { $age } begins
duel-told-age-begins = { $name } starts.
duel-told-age-weaker = { $name } is behind on the conflict track and starts.
duel-told-beginner-chosen = { $own ->
    [yes] { duel-told-age-begins }
   *[no] { $name } lets { $beginner } start.
}

## Duel: the end

duel-lost-total = { $name } has { $points }.
duel-instant-points = Points at that moment: { $points }.
duel-military-points = Points at that moment (the conflict track scores nothing at a capital): { $points }.
duel-instant-point = { $name } { $points }
duel-details-moment = { $won } At that moment, **{ $name }** had **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**:

## Architects: cards, tokens

architects-title-wood = Wood
architects-title-stone = Stone
architects-title-clay = Clay
architects-title-glass = Glass
architects-title-papyrus = Papyrus
architects-title-coin = Coin
architects-title-compass = Compass
architects-title-gear = Gear
architects-title-tablet = Tablet
architects-title-laurel3 = 3 points
architects-title-laurel2cat = 2 points and the cat
architects-title-shield0 = Shield
architects-title-shield1 = Shield, one horn
architects-title-shield2 = Shield, two horns
architects-card-wood = wood
    .counted = wood
architects-card-stone = stone
    .counted = stone
architects-card-clay = clay
    .counted = clay
architects-card-glass = glass
    .counted = glass
architects-card-papyrus = papyrus
    .counted = papyrus
architects-card-coin = a coin
    .counted = coin
architects-card-compass = a compass
    .counted = compass
architects-card-gear = a gear
    .counted = gear
architects-card-tablet = a tablet
    .counted = tablet
architects-card-laurel3 = a 3-point card
    .counted = 3-point card
architects-card-laurel2cat = a 2-point card with a cat
    .counted = 2-point card with a cat
architects-card-shield0 = a shield without a horn
    .counted = shield without a horn
architects-card-shield1 = a shield with one horn
    .counted = shield with one horn
architects-card-shield2 = a shield with two horns
    .counted = shield with two horns
architects-token-urbanism = Urbanism
architects-token-crafts = Crafts
architects-token-jewellery = Jewellery
architects-token-science = Science
architects-token-propaganda = Propaganda
architects-token-architecture = Architecture
architects-token-economy = Economy
architects-token-engineering = Engineering
architects-token-tactics = Tactics
architects-token-decor = Decor
architects-token-politics = Politics
architects-token-strategy = Strategy
architects-token-education = Education
architects-token-culture = Culture
architects-token-hidden = The hidden one
architects-effect-urbanism = Extra card after wood or clay
architects-effect-crafts = Extra card after papyrus or glass
architects-effect-jewellery = Extra card after stone or a coin
architects-effect-science = Extra card after a green card
architects-effect-propaganda = Extra card after a card with horns
architects-effect-architecture = Extra card after a stage is built
architects-effect-economy = Each turn, one coin counts as two resources
architects-effect-engineering = Each turn, any resources pay for one stage
architects-effect-tactics = 2 more shields in every battle
architects-effect-decor = 4 points at the end, 6 if your wonder is complete
architects-effect-politics = 1 point at the end per cat on your blue cards
architects-effect-strategy = 1 point at the end per military victory token
architects-effect-education = 2 points at the end per progress token
architects-effect-culture = 4 points at the end, 12 for both Cultures
architects-stack = { $count ->
    [one] The last hidden token
   *[other] The top one of { $count } hidden tokens
}

## Architects: pictures

architects-title = Architects
architects-to-play = { $name } to play
architects-over = The game is over
architects-deck-left = Left deck
architects-deck-central = Centre deck
architects-deck-right = Right deck
architects-deck-of = { $name }’s deck
architects-face-down = Face down
architects-empty = Empty
architects-may-peek = the cat can peek
architects-promise-stage = builds stage { $stage }
architects-promise-token = gets a progress token
architects-promise-cat = gets the cat
architects-promise-lasting = stays after battles
architects-promise-battle = starts the battle
architects-promise-horns = { $count ->
    [one] turns 1 conflict token
   *[other] turns { $count } conflict tokens
}
architects-words-over = The game is over.
architects-words-begin = { $name } to play.
architects-words-pile = { $state ->
    [empty] { $letter }: { $deck }, empty.
    [hidden] { $letter }: { $deck }, face down, { $count ->
            [one] 1 card.
           *[other] { $count } cards.
        }
   *[open] { $letter }: { $deck }, { $card }, { $count ->
            [one] 1 card.
           *[other] { $count } cards.
        }
}
architects-words-conflict = { $battle } of { $total } conflict tokens show battle.
architects-words-tokens = Progress tokens: { $tokens }.
architects-words-stack = { $count } hidden
architects-words-token-explained = { $token }: { $effect }.
architects-words-next-stages = { $city }: { $stages }
architects-words-city-effect = { $city }: { $effect }
architects-explains-grey = Grey cards pay for stages.
architects-explains-yellow = A coin replaces any resource.
architects-explains-green = Two of the same symbol, or all three, get you a progress token.
architects-explains-blue = Blue cards are points; one with a cat gets you the cat.
architects-explains-cat = The cat is worth 2 points at the end. While you have it, you can look at the centre card before you take one.
architects-explains-red = A shield counts in battles, and each horn brings the next one closer.
architects-words-no-tokens = No progress tokens left.
architects-words-city = { $name }, { $city }: { $built } of { $stages } stages; { $cards }; tokens: { $tokens }{ $shields ->
    [0] {""}
    [one] ; 1 shield
   *[other] ; { $shields } shields
}{ $victories ->
    [0] {""}
    [one] ; 1 victory
   *[other] ; { $victories } victories
}{ $cat ->
    [yes] ; the cat
   *[no] {""}
}; { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
architects-words-city-brief = { $name }: { $built } of { $stages } stages; { $cards }{ $shields ->
    [0] {""}
    [one] ; 1 shield
   *[other] ; { $shields } shields
}{ $victories ->
    [0] {""}
    [one] ; 1 victory
   *[other] ; { $victories } victories
}{ $cat ->
    [yes] ; the cat
   *[no] {""}
}; { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
architects-words-city-least = { $name }: { $built } of { $stages } stages{ $shields ->
    [0] {""}
    [one] ; 1 shield
   *[other] ; { $shields } shields
}; { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

## Architects: the game in words

lobby-footer-architects = Everything’s on the table: each turn is one message here, with buttons for the player whose turn it is. New to it? **How to play** teaches you in five pages.
refusal-too-few-players-architects = 7 Wonders Architects needs 2 to 7 players. Wait for more, or add a computer player.
architects-opening =
    ## The game begins!
    Play passes left: { $circle }
    { $cities }.
    { $name } starts. The first complete wonder ends the game; most points wins.
architects-opening-city = { $name }: **{ $city }**
architects-heading = **{ $name } to play**
architects-pile = **{ $letter }**: { $card }
architects-hidden-card = face down
architects-ask-take = { $name }, take a card. { $piles }
architects-ask-turn = { $token ->
    [none] { $optional ->
        [yes] { $name }, you can build with a progress token or end your turn.
       *[no] { $stage ->
            [none] { $name }, what’s first?
           *[other] { $name }, what do you pay for stage { $stage }?
        }
    }
   *[other] { $optional ->
        [yes] { $name }, { $token } gives you an extra card. { $piles }
       *[no] { $name }, what’s first? { $token } gives you an extra card. { $piles }
    }
}
architects-ask-token = { $name }, take a progress token.
architects-ask-alexandria = { $name }, take the top card of any deck.
architects-ask-halicarnassus = { $name }, choose a deck to look at its top five cards.
architects-ask-keep = { $name }, keep one of the cards you see.
architects-button-deck-left = { $letter } · left deck
architects-button-deck-central = { $letter } · centre
architects-button-deck-right = { $letter } · right deck
architects-button-deck-of = { $letter } · { $name }’s deck
architects-button-centre = Centre deck
architects-button-effect = { $name }’s deck: { $card }
button-peek = Peek
architects-button-search = See the cards
architects-button-build = { $tokens ->
    [none] Stage { $stage }: { $payment }
   *[other] Stage { $stage }: { $payment } with { $tokens }
}
architects-button-exchange = { $symbols } for a token
architects-button-end = End turn
architects-list-payments = Build a stage
architects-peeked = The centre card is **{ $card }**. Only you know.
architects-searched = { $count ->
    [one] This is the only card. Keep it:
   *[other] These are the top { $count } cards; only you see them. Which one do you keep?
}
architects-search-later = Your choice counts, but the turn is taking a while. Once the cards are here, press **{ $button }** below the turn.
architects-kept = You keep **{ $card }**. The others are shuffled into their deck.
architects-stale = That’s already decided. Here’s the table now.
architects-refusal-peek = You can look at the centre card only if you have the cat, and before you take a card.
architects-late = ⏱ { $name } ran out of time, so the computer decided. { $name } is back in control next turn.
architects-the-deck-left = the left deck
architects-the-deck-central = the centre
architects-the-deck-right = the right deck
architects-the-deck-of = { $name }’s deck
architects-told-card-taken = { $token ->
    [none] { $cause ->
        [wonder] Thanks to the wonder, { $name } also takes **{ $card }** from { $deck }.
       *[other] **{ $name }** takes **{ $card }** from { $deck }.
    }
   *[other] With { $token }, { $name } also takes **{ $card }** from { $deck }.
}
architects-told-cat-taken = { $moved ->
    [yes] The cat moves from { $previous } to { $name }.
   *[no] { $name } gets the cat.
}
architects-told-conflict-tokens-turned = { $turned ->
    [one] A horn sounds: { $battle } of { $total } conflict tokens show battle.
   *[other] Horns sound: { $battle } of { $total } conflict tokens show battle.
}
architects-told-stage-built = { $tokens ->
    [none] **Stage { $stage } of { $city }** is built for { $payment }.
   *[other] **Stage { $stage } of { $city }** is built for { $payment } with { $tokens }.
}
architects-told-effect-failed = Its effect finds nothing to take.
architects-told-wonder-finished = **{ $city } is complete: the game ends with this turn.**
architects-told-symbols-exchanged = { $count ->
    [2] Two matching symbols ({ $symbol }) are discarded for a progress token.
   *[other] Three different symbols are discarded for a progress token.
}
architects-told-token-taken = { $hidden ->
    [yes] { $name } takes the hidden token. It’s **{ $token }**: { $effect }.
   *[no] { $revealed ->
        [none] { $name } takes the token **{ $token }**: { $effect }.
       *[other] { $name } takes the token **{ $token }**: { $effect }. { $revealed } takes its place.
    }
}
architects-told-deck-searched = { $count ->
    [one] { $name } looks at the only card of { $deck }.
   *[other] { $name } looks at the top { $count } cards of { $deck }.
}
architects-told-shuffle = { $left ->
    [yes] The others are shuffled, and { $card } is on top.
   *[no] That deck is now empty.
}
architects-told-passed = **{ $name }** has no card to take.
architects-told-battle = ⚔ **Battle!** All conflict tokens are turned over.
architects-told-fight = { $count ->
    [one] **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } takes a military victory token
   *[other] **{ $name } { $shields } ⚔ { $left_shields } { $left }** · { $winner } takes { $count } military victory tokens
}
architects-told-horned = { $name } { $count }
architects-told-discarded = Red cards with horns are discarded: { $cards }.
architects-other-total = { $name } { $points }
architects-score-details =
    { "" }**{ $name }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }**
    Wonder: **{ $stage_points }** ({ $built } of { $stages ->
        [one] 1 stage
       *[other] { $stages } stages
    })
    Cat: **{ $cat }**
    Blue cards: **{ $blue }**{ $blue_cards ->
        [none] {""}
       *[other] {" "}({ $blue_cards })
    }
    Military victories: **{ $military }** ({ $victories ->
        [one] 1 token
       *[other] { $victories } tokens
    })
    Progress tokens: **{ $progress }**{ $tokens ->
        [none] {""}
       *[other] {" "}({ $tokens })
    }
architects-score-cards = { $count } × { $card-counted }

## Architects: pictures of a city and of the score

architects-wonder-effect = { $effect ->
    [take_from_any_deck] Stages 2 and 4: take the top card of any deck
    [take_progress_token] Stages 2 and 4: take a progress token
    [take_from_central_deck] Stages 2, 3 and 4: take the top card of the centre deck
    [keep_one_of_five] Stages 2 and 4: keep one of five cards from the left or right deck
    [take_from_left_and_right_decks] Stages 2 and 4: take the top cards of the left and right decks
    [shield] Stages 2 and 4: a shield that stays
   *[none] More points than the other wonders, and no effect
}
architects-wonder-effect-sentence = { architects-wonder-effect }.
architects-city-cards = no resources
architects-city-symbols = no science
architects-city-counts = no shields, no victories, no blue cards
architects-city-no-tokens = No progress token yet
architects-score-wonder = Wonder
architects-score-cat = Cat
architects-score-blue = Blue cards
architects-score-military = Military
architects-score-progress = Progress
architects-score-stages = Tie: stages
architects-score-words = { $rank }. { $name }: { $total ->
    [one] 1 point
   *[other] { $total } points
}. Wonder { $stages }, cat { $cat }, blue cards { $blue }, military { $military }, progress { $progress }; { $built ->
    [one] 1 stage
   *[other] { $built } stages
}.
architects-words-stage = Stage { $stage }: { $built ->
    [yes] built
    [open] next, for { $count } { $rule ->
        [identical] identical resources
       *[different] different resources
    }
   *[no] { $count } { $rule ->
        [identical] identical resources
       *[different] different resources
    }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
architects-words-neighbours = Left neighbour: { $left } with { $left_shields }. Right neighbour: { $right } with { $right_shields }.

## Statistics: the picture of a person

person-heading = { $game } · { $where }
person-somebody = Someone
person-server = this server
person-games = { $count ->
    [one] game
   *[other] games
}
person-wins = { $count ->
    [one] win, { $share }%
   *[other] wins, { $share }%
}
person-average = on average
person-best = best score
person-streak = { $count ->
    [one] win in a row
   *[other] wins in a row
}
person-categories = Average points
person-mine-everybody = player · everyone
person-tables = By number of players
person-places = Places
person-boards = Wins by wonder
person-opponents = Head to head
person-before-behind = ahead · behind
person-column-games = games
person-column-wins = wins
person-column-average = average
person-column-best = best
person-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
person-share = { $wins } of { $games }
person-words = { $name }, { $game }, { $where }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won ({ $share }%); { $average } points on average, best { $best }{ $streak ->
    [none] {""}
    [0] ; no wins yet
    [one] ; never two wins in a row
   *[other] ; up to { $streak } wins in a row
}.
person-words-places = Places: { $places }.
person-words-categories = Average points, with everyone’s here in brackets: { $categories }.
person-words-category = { $category } { $mine } ({ $everybody })
person-words-table = With { $count ->
    [one] 1 player
   *[other] { $count } players
}: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won; { $average } points on average, best { $best }.
person-words-share = { $name }: won { $wins } of { $games }.
person-words-opponent = Against { $name }: ahead { $ahead ->
    [one] once
   *[other] { $ahead } times
}, behind { $behind ->
    [one] once
   *[other] { $behind } times
}.

## Statistics: games, a person

stats-games = **Finished games on this server**, newest first
stats-games-of = **{ $name }’s finished games**, newest first
stats-no-games = No game has been finished on this server yet. Finished games will be listed here, with scores and replays; `/join` opens a table.
stats-no-games-of = { $name } hasn’t finished a game here yet. Finished games will be listed here, with scores and replays.
stats-game = **{ $number }** · { $when } · **{ $game }**{ $origin ->
    [score-pad] {" "}(at a real table)
   *[bot] {""}
}
    -# { $players }
stats-game-seat = { $place }. { $name } { $points }
stats-game-seat-board = { $place }. { $name } { $points } ({ $board })
stats-uncounted = –
stats-board = { $city } { $side }
stats-computer = { $level ->
    [easy] Computer (easy)
    [strong] Computer (strong)
   *[normal] Computer (normal)
}
stats-open = Open a game
stats-game-option = { $number } · { $game }: { $names }
stats-game-heading = **{ $game }**, { $when }
stats-victory-civilian = Won on points.
stats-victory-scientific = Won by scientific supremacy, whatever the points.
stats-victory-military = Won by military supremacy, whatever the points.
stats-seat-changed = { $name }’s seat: { $tenures }
stats-tenure = { $name } (until { $until })
stats-turn = turn { $number }
stats-score-pad = This game was played at a real table and entered by hand, so there are no rounds to look at.
stats-no-pictures = It was entered before score pads were saved in full, so there’s no score sheet or poster, only this.
stats-kept-points = **{ $name }**: { $points }
stats-kept-category = { $category } { $points }
stats-other-rules = It used an older version of the rules, so its cities and rounds can’t be shown.
stats-record-file = This game as a file. `/replay` shows it again, here or anywhere its rules are known.
button-newer = ◀ Newer
button-older = Older ▶
button-replay = Replay
button-record = Download
stats-all-servers = all servers
stats-no-figures = You haven’t finished a game here yet. Once you have, your places, points and wonders will be here; `/join` opens a table.
stats-no-figures-of = { $name } hasn’t finished a game here yet. Once they have, their places, points and wonders will be here.
stats-standing = Place { $place } in this season’s ranking, rated **{ $points }** ± { $margin }.
stats-standing-provisional = Rated **{ $points }** ± { $margin } this season, provisional until there are more games.
stats-computer-seats = If the computer has several seats in a game, each one counts.
stats-columns = -# Points: first this player’s average, then everyone’s.
stats-opponents-mean = -# Head to head: every opponent in a game counts, each computer too. Seats where others made more than three of the choices are left out.
stats-games-left = { $count ->
    [one] Started and left 1 game.
   *[other] Started and left { $count } games.
}

## Statistics: ranking, wonders, records of a server

stats-season = Q{ $quarter } { $year }
stats-choose-season = Another season
stats-ranking = **Ranking · { $game } · { $season }**
stats-standing-line = { $place ->
    [0] –
   *[other] { $place }.
} **{ $name }** { $points } ± { $margin } · { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won
stats-provisional = *Provisional, with fewer than ten rated games so far:*
stats-ranking-means = -# Everyone starts at 1,000. ± is the margin of error; it shrinks the more you play. If two ratings’ ranges overlap, the players may be equally strong. Computers are rated too.
hinted-not-rated = -# A game with hints isn’t rated.
stats-ranking-off = -# Rankings are off on this server: new games change nothing here.
stats-no-ranking = No game of { $game } has been rated this season yet. Once one is, everyone who played it will have a rating here.
stats-rated = -# A game is rated if at least two different players finish it without **Hints**: two people, or one person and computers. A seat doesn’t count if others, including the computer, made more than three of its choices. Practice isn’t rated.
stats-unrated = { $why ->
    [hints] Your last game of { $game } here wasn’t rated, because **Hints** were on.
    [rankings-off] Your last game of { $game } here wasn’t rated, because rankings were off.
    [seat-changed] Your last game of { $game } here wasn’t rated for you: others, including the computer, made more than three of your seat’s choices.
   *[nobody-else] Your last game of { $game } here wasn’t rated: every other seat had changed hands.
}
stats-no-ranking-off = Rankings are off on this server, so games aren’t rated. Anyone who manages the server can turn them on under **Settings**.
stats-wonders = **Wonders · { $game }**
stats-wonders-players = **Wonders · { $game } · { $players ->
    [one] 1 player
   *[other] { $players } players
}**
stats-any-players = Any number of players
stats-choose-players = Number of players
stats-wonder = **{ $board }** · won { $wins } of { $games }{ $luck ->
    [unknown] {""}
    [more] , more than you’d expect
    [less] , less than you’d expect
   *[usual] , about what you’d expect
} · { $points }
stats-wonder-drafted = **{ $board }** · drafted { $games ->
    [one] once
    [2] twice
   *[other] { $games } times
}, built { $built ->
    [0] never
    [one] once
    [2] twice
   *[other] { $built } times
}, won { $wins } of { $games }{ $luck ->
    [unknown] {""}
    [more] , more than you’d expect
    [less] , less than you’d expect
   *[usual] , about what you’d expect
} · { $points }
stats-wonder-figures = **{ $board }** · { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won, { $expected } expected, { $share }% ({ $between }) · { $points }
stats-wonder-drafted-figures = **{ $board }** · drafted { $games ->
    [one] once
    [2] twice
   *[other] { $games } times
}, built { $built ->
    [0] never
    [one] once
    [2] twice
   *[other] { $built } times
}, { $wins } won, { $expected } expected, { $share }% ({ $between }) · { $points }
stats-wonder-points = { $average } points on average
stats-wonder-points-figures = { $average } points ({ $between })
stats-wonder-no-points = no points counted
stats-between = { $low } to { $high }
stats-wonders-expected = -# “What you’d expect”: if every player at the table won equally often. With few games, luck plays a big part.
stats-wonders-few = -# With few games, luck plays a big part.
stats-wonders-mean = -# Expected: how many of these games would be won if every seat won equally often. In brackets: the 95% confidence interval. If two intervals overlap, the difference may just be luck.
stats-no-wonders = No game of { $game } has been finished on this server yet. Once one has, you’ll see here how often each wonder was played and won.
stats-no-wonders-players = No game of { $game } with { $players ->
    [one] 1 player
   *[other] { $players } players
} has been finished on this server yet. Once one has, you’ll see here how often each wonder was played and won.
stats-still-counting = -# Games from before the last update are still being counted, so some are missing here.
stats-records = **Records · { $game }** · people only
stats-records-mean = -# The best results by people in games finished here, including games against computers. Computers’ own results and score pad games don’t count.
stats-record = { $category }: **{ $name }** { $points }
stats-record-streak = Wins in a row
stats-record-option = { $category }: { $name }
stats-no-records = No game of { $game } has been finished on this server yet. Once one has, the highest scores of each kind will be here.
stats-rankings-on = Games on this server are rated.
stats-rankings-off = Games on this server aren’t rated; earlier ratings are kept.
stats-not-left-out = You’re in this server’s rankings and can hold its records.
stats-left-out = You opted out of all rankings and records; your games still count for the others.
stats-everything = **{ $name } · { $game }**
stats-everything-opponents = **Head to head**
stats-meeting = **{ $name }** · met { $met ->
    [one] once
   *[other] { $met } times
}, ahead { $ahead ->
    [one] once
   *[other] { $ahead } times
}, behind { $behind ->
    [one] once
   *[other] { $behind } times
}
button-everything = More stats
button-figures = Numbers
button-plain-words = Plain words
button-ranking-settings = Settings
button-leave-me-out = Opt out
button-show-me = Opt back in
button-rankings-off = Turn rankings off
button-rankings-on = Turn rankings on

# -- first game: one tip per round for new players --

tip-line = 💡 { $tip }
tip-base-brown = Brown cards such as { $card } pay for other cards, every round. One or two are a good start.
tip-base-goal = Most points after Age III wins. Points come from blue and yellow cards, military conflicts, science, your wonder, guilds and coins.
tip-base-age-two =
    In Age II, cards give more and cost more.{ $players ->
        [2] {""}
       *[other] {" "}Hands now go to the right.
    }
tip-base-age-three = In Age III, there are guilds instead of brown and grey cards. Now points count, and the last military conflicts are worth 5 for each neighbour you beat.
tip-base-last-card = This is the last round. Take what scores most, or sell: every 3 coins = 1 point.
tip-base-last-round = The age ends with this round. You play one of these two cards; the other is discarded.
tip-base-war-to-win = Military conflicts come when this age ends, and { $name-the } has { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}.
tip-base-war-to-level = Military conflicts come when this age ends. A tie costs nothing.
tip-base-war-to-lose = Military conflicts come when this age ends: { $name-the } has more shields than you, { $shields } to { $own }. But losing costs you only 1 point.
tip-base-war-ahead = You have more shields than both neighbours. If it stays that way, the military conflicts at the end of this age get you { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tip-base-red = Red cards such as { $card } are shields for military conflicts. Only your two neighbours count: { $name-the } has { $left }, { $other-the } has { $right }.
tip-base-science-set = { $card } completes a set of all three science symbols: { $points ->
    [one] 1 more point
   *[other] { $points } more points
} for science, 7 of them for the set.
tip-base-science-again = { $card } has a symbol you already have. Matching symbols score their number squared.
tip-base-green = Green cards such as { $card } are science. One alone is worth 1 point, but many together are worth more than anything else.
tip-base-chain = A chain: you’ve built { $before }, so { $card } is free.
tip-base-neighbour-sells = { $name-the } sells what you’re missing. Press **Build** to buy it and build { $card }.
tip-base-nobody-sells =
    { $card } needs { $needed } { $resources }: you make { $made ->
        [0] none
       *[other] { $made }
    }, { $sale ->
        [0] none
       *[other] only { $sale }
    } for sale. Another card that makes it would help.
tip-base-built-already = You already have { $card }. You can’t build the same building twice.
tip-base-few-coins = { $coins ->
    [0] You have no coins.
    [one] You have 1 coin.
   *[other] You have { $coins } coins.
} Selling a card gets you 3, and some yellow cards give more.
tip-base-many-coins = You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end. Until then, they buy what your neighbours make.
tip-base-trading-post = Some yellow cards make buying cheaper for the rest of the game: 1 coin instead of 2.
tip-base-stage = You can pay for stage { $stage } of your wonder{ $coins ->
    [0] {""}
    [one] {" "}with 1 coin
   *[other] {" "}with { $coins } coins
}. Tuck your least useful card under it: it only marks the stage.
tip-base-wonder-complete = Your wonder is complete. From now on, you build or sell your cards.
tip-base-stage-missing =
    Stage { $stage } of your wonder needs { $needed } { $resources }: you make { $made ->
        [0] none
       *[other] { $made }
    }, { $sale ->
        [0] none
       *[other] only { $sale }
    } for sale.
tip-base-guild = Purple cards are guilds. Most score for what your neighbours have built.
tip-base-grey = Grey cards such as { $card } make glass, cloth or papyrus. Green cards and wonders often ask for them.
tip-base-blue = Blue cards are safe points: nobody can take them away.
tip-base-yellow = Yellow cards are for trade and coins. Some give points too.
tip-base-brown-later = { $card } is brown. Brown cards give no points, so more of what you already make won’t help much.
tip-base-chain-to-come = Some cards start a chain: once you have one, you can build the next card of its chain for free.
tip-base-passed-on = { $name } gets the cards you leave. If one would help { $name } a lot, you can sell it or tuck it under your wonder.
tip-base-nothing-used-up = What your city makes, it makes every round, for as many cards as you like: you never use it up.
tip-base-points = Most points at the end wins. Right now you’d have { $points }, and { $name } { $best }.
tip-base-points-first = Most points at the end wins. Right now you’d have { $points }, and nobody has more.
tip-base-neighbours = Your neighbours are { $name-the } and { $other-the }. You can buy what their brown and grey cards make; **Table** shows it.
tip-base-three-ways = No card here helps? You can sell any card for 3 coins or tuck it under your wonder.
tip-base-few-things-well = Nobody can do everything. Two things done well, such as science and blue cards, usually win.
tip-duel-draft = These are wonders. Choose one now; to build it later, you pay for it and tuck a card under it.
tip-duel-draft-again = After some wonders, such as { $wonder-the }, you play again right away: two turns in a row are strong.
tip-duel-draft-costs = Look at the costs too: a wonder you can’t pay for is worth nothing.
tip-duel-draft-seven = At most seven of the eight wonders get built. If you’re slow, you lose one.
tip-duel-begin = Go first and you pick the first card. Go second and you see what that uncovers.
tip-duel-token = A progress token helps you for the rest of the game, or is worth points. Nobody can take it away.
tip-duel-first-turn = Take an uncovered card: build it, sell it, or use it for a wonder. What you uncover can be taken next.
tip-duel-goal = Most points after Age III wins, unless the pawn reaches a capital or someone gets six different science symbols first.
tip-duel-stop-now = Watch out for that every turn: reaching your capital or getting six different symbols wins right away.
tip-duel-win-now = Reaching the capital or getting six different symbols ends the game right away. Points don’t count then.
tip-duel-age-two = In Age II, cards give more and cost more. Some are free if you have the right card from Age I.
tip-duel-age-three = This is the last age, with guilds instead of brown and grey cards. At its end, most points wins.
tip-duel-force-threatens = Careful: { $name } needs { $spaces ->
    [one] 1 more space
   *[other] { $spaces } more spaces
} to your capital, and then wins right away. Red cards push the pawn back.
tip-duel-force-near = The pawn is { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} from { $name }’s capital. Get it there and you win right away.
tip-duel-science-threatens = Careful: { $name } has { $count ->
    [one] 1 symbol
   *[other] { $count } different symbols
}. With six, { $name } wins right away, so don’t leave the next one.
tip-duel-science-near = You have { $count ->
    [one] 1 science symbol
   *[other] { $count } different science symbols
}. With six, you win right away.
tip-duel-pair = With { $card }, you have two matching symbols. A pair gets you a progress token.
tip-duel-loot = When your shields push the pawn onto a military token, your opponent loses coins.
tip-duel-chain = A chain: you’ve built { $before }, so { $card } is free.
tip-duel-wonder = You can pay for { $wonder-the }{ $coins ->
    [0] {""}
    [one] {" "}with 1 coin
   *[other] {" "}with { $coins } coins
}. Tap any card, then the wonder: the card goes under it and does nothing else.
tip-duel-few-coins = { $coins ->
    [0] You have no coins.
    [one] You have 1 coin.
   *[other] You have { $coins } coins.
} Selling a card gets you { $gain }.
tip-duel-guild = A guild looks at both cities and counts what it names in the one that has more. { $coins ->
    [yes] This one gives coins now and points at the end.
   *[no] This one gives points at the end.
}
tip-duel-fixed-price = Some yellow cards fix the price of goods for the rest of the game, whatever your opponent has.
tip-duel-trade = The bank sells what you’re missing for { $card }. Press **{ $button-build }** to buy it.
tip-duel-goods = { $card } makes goods every turn, and they get more expensive for your opponent.
tip-duel-many-coins = You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}. At the end, every 3 coins = 1 point; until then, they pay for cards and wonders.
tip-duel-red = Each shield on a red card such as { $card } pushes the pawn 1 space towards your opponent’s capital.
tip-duel-green = Green cards such as { $card } are science: a pair of symbols gets you a progress token, six different ones win right away.
tip-duel-blue = Blue cards are safe points: nobody can take them away.
tip-duel-yellow = Yellow cards such as { $card } give coins, goods or cheaper goods. Each one also makes cards you sell worth 1 coin more.
tip-duel-chain-to-come = Some cards start a chain: once you have one, you can build the next card of its chain for free.
tip-duel-few-cards = Only { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} left in this age. The player behind on the conflict track starts the next one. With the pawn in the middle, the last player to go chooses who starts.
tip-duel-uncovered = Look at what your card uncovers: { $name } can take it next.
tip-duel-take-away = If { $name } needs a card, you can take it away: sell it, or tuck it under a wonder.
tip-duel-zone-own = With the pawn where it is now, you’d get { $points ->
    [one] 1 military point
   *[other] { $points } military points
} at the end.
tip-duel-zone-theirs = With the pawn where it is now, { $name } would get { $points ->
    [one] 1 military point
   *[other] { $points } military points
} at the end. Your shields push it back.
tip-duel-selling = Right now, selling a card gets you { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: always 2, plus 1 for each yellow card in your city.
tip-duel-prices = You buy what you don’t make: 2 coins each, plus 1 for each one { $name }’s brown and grey cards make.
tip-duel-wonders-wait = { $count ->
    [one] One of your wonders isn’t built yet.
   *[other] { $count } of your wonders aren’t built yet.
} A wonder often gives more than a card.
tip-duel-points = If nobody wins early, most points wins. Right now you’d have { $points }, and { $name } { $theirs }.
tip-architects-first-turn = Take one card: **A** is the deck on your left, **C** the one on your right, **B** is face down. Everything else happens by itself.
tip-architects-end-near = { $name } needs one more stage. The game ends with that turn, so take points now.
tip-architects-end-near-own = You need one more stage. The game ends with the turn you build it, and you must build it as soon as you can pay. Check the points first.
tip-architects-stage = Take **{ $place }** ({ $card }) and you build stage { $stage } of your wonder right away{ $points ->
    [0] { $effect ->
        [yes] {" "}(with its effect)
       *[no] {""}
    }
    [one] { $effect ->
        [yes] {" "}(+1 point and its effect)
       *[no] {" "}(+1 point)
    }
   *[other] { $effect ->
        [yes] {" "}(+{ $points } points and its effect)
       *[no] {" "}(+{ $points } points)
    }
}.
tip-architects-token-near = Take **{ $place }** ({ $card }) and your green cards get you a progress token.
tip-architects-token = A progress token helps you for the rest of the game, or is worth points. The fourth one is face down.
tip-architects-war-to-lose = A battle is near, and { $name } has more shields than you, { $shields } to { $own }. You lose no points, but { $name } wins at least 3.
tip-architects-war-ahead = A battle is near, and you have more shields than { $name }. A card with a horn starts it: at least { $points ->
    [one] 1 point
   *[other] { $points } points
} for you.
tip-architects-cat = **{ $place }** gets you { $card }. While you have the cat, it’s worth 2 more points, and you can look at the centre card.
tip-architects-peek = You have the cat: **{ $button-peek }** shows you the centre card before you choose.
tip-architects-coin = A coin (here { $place }) replaces any one missing resource.
tip-architects-horn = A red card with a horn (here { $place }) is a shield and brings a battle closer. After the battle, it’s discarded.
tip-architects-shield = A red card without a horn (here { $place }) is a shield for every battle: it’s never discarded.
tip-architects-green = Green cards (here { $place }) are symbols: a pair, or all three, gets you a progress token.
tip-architects-blue = Blue cards (here { $place }) are points, and nobody can take them away.
tip-architects-grey = Grey cards (here { $place }) are resources for your stages. You spend them when a stage is built.
tip-architects-next-stage = Your next stage needs { $demand ->
    [different] { $count } different resources
   *[identical] { $count } of the same resource
}. It gets built as soon as you have them.
tip-architects-centre = Nothing good on **A** or **C**? The centre, **B**, has a bit of everything, but it’s a surprise.
tip-architects-decks = You share the deck on your left with { $name } and the one on your right with { $other }. What you leave, they can take.
tip-architects-war = { $count ->
    [one] One more horn
   *[other] { $count } more horns
} and there’s a battle: each neighbour with fewer shields than you gets you at least 3 points.
tip-architects-points = Most points wins, not the fastest builder. Right now you’d have { $points }, and { $name } { $best }.
tip-architects-points-first = Most points wins, not the fastest builder. Right now you’d have { $points }, and nobody has more.
tip-architects-race = The game ends when someone builds the fifth stage of their wonder, and most points wins. Stages are the safest points.
button-tips-off = Stop tips
tips-off = No more tips. **{ $button-how-to-play }** and `/rules` are still here for you.

# -- why a choice is good or not: each reason is a clause of one sentence --

why = **{ $what }**: { $why }.
why-but = { $why }, but { $but }
why-and = { $whys }, and { $why }
why-printed = **{ $what }.** { $printed }
why-sentence = { CAPITAL($why) }.
why-games = **{ $what }**: it did best in simulated games.
why-little = **{ $what }**: it gives you nothing right away.
why-close = **{ $what }**: it’s a close call – { $other-inside } is about as good.
compared-close = It’s a close call – { $other-inside } is about as good.
compared-games = It did better than { $other-inside } in { $better } of { $games ->
    [one] 1 simulated game
   *[other] { $games } simulated games
}.
compared-mean = On average, it did better than { $other-inside } in simulated games.
gain-points = { $sure ->
    [yes] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[no] { $points ->
        [one] 1 point as things stand
       *[other] { $points } points as things stand
    }
}
gain-science = { $points ->
    [one] 1 point for science
   *[other] { $points } points for science
}{ $more ->
    [yes] {" "}(more with each new symbol)
   *[no] {""}
}
reason-gains = it gives you { $gains }
reason-points-later = it’ll score at the end for what’s built by then
reason-points-if-complete = { $can ->
    [yes] it’s worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } if you complete your wonder ({ $stages ->
        [one] 1 stage to go
       *[other] { $stages } stages to go
    })
   *[no] there’s no time left to complete your wonder, so it’s worth nothing
}
reason-points-given = { $points ->
    [one] it gives { $name-the } 1 point
   *[other] it gives { $name-the } { $points } points
}
reason-science-set = it completes a set of three symbols (+{ $points })
reason-symbol = { $symbols ->
    [one] it’s the first of the six different symbols that win right away
   *[other] with it you have { $symbols } of the six different symbols that win right away
}
reason-beats = { $instead ->
    [0] { $count ->
        [one] it beats { $names-the } (+{ $points })
       *[other] it beats { $names-the } (+{ $points } each)
    }
   *[other] { $count ->
        [one] it beats { $names-the } (+{ $points } instead of −1)
       *[other] it beats { $names-the } (+{ $points } each instead of −1)
    }
}
reason-conflicts = as things stand { $conflicts }
reason-levels = it ties with { $names-the } instead of losing
reason-shields = { $standing ->
    [ahead] { $shields ->
        [one] it adds a shield to your lead over { $names-the }
       *[other] it adds { $shields } shields to your lead over { $names-the }
    }
   *[behind] { $shields ->
        [one] it adds a shield against { $names-the } (not enough yet)
       *[other] it adds { $shields } shields against { $names-the } (not enough yet)
    }
}
reason-armed = { $shields ->
    [one] it adds a shield
   *[other] it adds { $shields } shields
}{ $beaten ->
    [0] {""}
   *[other] {""}, and as things stand you’d beat { $names } in the next battle
}
reason-free-city-arms = { $points ->
    [0] as things stand, the Free City then ties with { $name }
   *[other] as things stand, the Free City then beats { $name }
}
reason-free-city-beats-you = { $points ->
    [0] as things stand, it then ties with you
   *[other] as things stand, it then beats you
}
reason-free-city-sells = you and { $name } can then buy { $resources } from the Free City
reason-harmless = it gives { $name } nothing
reason-nothing-builds = you can’t build anything right now anyway
reason-looted = { $coins ->
    [one] { $name } loses 1 coin
   *[other] { $name } loses { $coins } coins
}
reason-no-cost = it’s free
reason-own-resources = your own resources pay for it
reason-chain = { $card } makes it free
reason-power-free = your wonder’s power makes it free
reason-paid-bank = { $coins ->
    [one] it costs 1 coin
   *[other] it costs { $coins } coins
}
reason-paid-to = { $coins ->
    [one] you pay { $name-the } 1 coin
   *[other] you pay { $name-the } { $coins } coins
}
reason-paid-together = you pay { $payees }
reason-payee = { $coins ->
    [one] { $name-the } 1 coin
   *[other] { $name-the } { $coins } coins
}
reason-earns = { $coins ->
    [one] you earn 1 coin from what the Free City buys
   *[other] you earn { $coins } coins from what the Free City buys
}
reason-earns-other = { $coins ->
    [one] { $name } earns 1 coin from what the Free City buys
   *[other] { $name } earns { $coins } coins from what the Free City buys
}
reason-frees = it makes { $cards } free later
reason-denies = { $under ->
    [yes] { $points ->
        [one] otherwise { $name } could take { $card } and get 1 point
       *[other] otherwise { $name } could take { $card } and get { $points } points
    }
   *[no] { $points ->
        [one] otherwise { $name } could take it and get 1 point
       *[other] otherwise { $name } could take it and get { $points } points
    }
}
reason-denies-arms = { $under ->
    [yes] otherwise { $name } could build { $card } and beat you
   *[no] otherwise { $name } could build it and beat you
}
reason-stops-military = it stops { $name } from winning by military supremacy next turn
reason-stops-science = it stops { $name } from winning by scientific supremacy next turn
reason-makes =
    { $game ->
        [base] it makes { $resources } every round
       *[other] it makes { $resources } every turn
    }{ $new ->
        [yes] { $game ->
            [base] { $need ->
                [all] {" "}(neither neighbour sells it, and it’s all you still need for stage { $stage } of your wonder)
                [some] {" "}(neither neighbour sells it, and stage { $stage } of your wonder needs it)
               *[no] {" "}(neither neighbour sells it)
            }
           *[other] {" "}(you made none before)
        }
       *[no] { $need ->
            [all] {" "}(it’s all you still need for stage { $stage } of your wonder)
            [some] {" "}(stage { $stage } of your wonder needs it)
           *[no] {""}
        }
    }
reason-cheaper =
    from now on you buy { $resources } { $side ->
        [left] from your left neighbour
        [right] from your right neighbour
        [both] from both neighbours
       *[bank] from the bank
    } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } each
reason-power-free_build_once_per_age = once per age, your wonder lets you build a card for free
reason-power-play_seventh_card = you can play your last card of each age too
reason-power-build_from_discard = you build a card from the discard pile for free
reason-power-copy_neighbour_guild = at the end you copy a neighbour’s guild
reason-power-first_card_free = from the next age on, your first card of each age is free
reason-power-last_card_free = your last card of each age is free
reason-power-new_colour_free = the first card of each colour you don’t have yet is free
reason-power-token = you take a progress token
reason-power-opponent_card = you discard one of your opponent’s cards
reason-power-revive = you build a card from the discard pile for free
reason-power-library = you keep one of three progress tokens from the box
reason-power-keep_one_of_five = you see five cards and keep one
reason-power-stage = you get your wonder’s effect too
reason-later = it pays off later
reason-wins-military = it wins the game right away, by military supremacy
reason-wins-science = it wins the game right away, by scientific supremacy
reason-pawn = { $spaces ->
    [one] the conflict pawn moves 1 space towards { $name }’s capital
   *[other] the conflict pawn moves { $spaces } spaces towards { $name }’s capital
} ({ $left } to go)
reason-pair = it makes a pair of symbols, which gets you a progress token
reason-again = you play again right away
reason-uncovers = { $cards ->
    [one] it uncovers a card for { $name }
   *[other] it uncovers { $cards } cards for { $name }
}
reason-robs = { $name } no longer makes { $resources }
reason-begins = { $whose ->
    [own] you take the first card of the age
   *[other] { $name } takes the first card of the age
}
reason-resource = it gives you { $resources } for a later stage
reason-any-resource = a coin replaces any resource for a stage
reason-cat = you get the cat (+{ $points })
reason-stage-ready = it completes what stage { $stage } of your wonder needs{ $points ->
    [0] { $effect ->
        [yes] {" "}(with its effect)
       *[no] {""}
    }
    [one] { $effect ->
        [yes] {" "}(+1 point and its effect)
       *[no] {" "}(+1 point)
    }
   *[other] { $effect ->
        [yes] {" "}(+{ $points } points and its effect)
       *[no] {" "}(+{ $points } points)
    }
}
reason-stage-nearer = { $cards ->
    [one] your next stage will need only 1 more card
   *[other] your next stage will need only { $cards } more cards
}
reason-token-ready = your green cards get you a progress token
reason-token-nearer = { $symbols ->
    [one] it’s the first of the three different symbols that get you a progress token
   *[other] with it you have { $symbols } of the three different symbols that get you a progress token
}
reason-battle-won = in the battle it starts, you beat { $beaten }
beaten-in-battle = { $name } (+{ $points })
reason-battle-lost = in the battle it starts, { $name } beats you
reason-ends-game = { $standing ->
    [ahead] it ends the game with you ahead
    [behind] it ends the game with you behind
   *[level] it ends the game with you tied
}
reason-unseen = { $what ->
    [token] { $better ->
        [mostly] the face-down tokens are better on average than the face-up ones
       *[maybe] it may be better than the face-up tokens
    }
   *[card] { $better ->
        [mostly] the cards in its deck are better on average than the face-up ones
       *[maybe] it may be better than the face-up cards
    }
}
choice-power = { $card }, with your wonder’s power
    .inside = building { $card } with your wonder’s power
    .done = you built { $card } with your wonder’s power
choice-stage = Your wonder, with { $card } under it
    .inside = building your wonder with { $card } under it
    .done = you built a stage of your wonder with { $card } under it
choice-sell = Selling { $card }
    .inside = selling { $card }
    .done = you sold { $card }
choice-discard = { choice-sell }
choice-revive = { choice-build }
choice-none = Building nothing
    .inside = building nothing
    .done = you built nothing
choice-wonder = { $wonder }, with { $card } under it
    .inside = building { $wonder-the } with { $card } under it
    .done = you built { $wonder-the } with { $card } under it
choice-opponent-card = Discarding your opponent’s { $card }
    .inside = discarding your opponent’s { $card }
    .done = you discarded your opponent’s { $card }
choice-begin = { $name } starts
    .inside = letting { $name } start
    .done = you let { $name } start
choice-begin-oneself = You start
    .inside = going first
    .done = you chose to start
choice-search = Looking at five cards from { $deck }
    .inside = looking at five cards from { $deck }
    .done = you looked at five cards from { $deck }
architects-choice-build = Stage { $stage }
    .inside = building stage { $stage }
    .done = you built stage { $stage }
choice-exchange = A progress token for { $symbols }
    .inside = taking a progress token for { $symbols }
    .done = you took a progress token for { $symbols }
choice-end = Ending the turn
    .inside = ending the turn
    .done = you ended your turn
choice-other = { $card ->
    [none] { CAPITAL($action) }
   *[other] { CAPITAL($action) } { $card }
}
choice-hidden-card = The hidden card from { $deck }
    .inside = taking the hidden card from { $deck }
    .done = you took the hidden card from { $deck }
choice-hidden-token = The hidden one
    .inside = taking the hidden token
    .done = you took the hidden token
choice-card = { CAPITAL($card) } from { $deck }
    .inside = taking { $card } from { $deck }
    .done = you took { $card } from { $deck }

# -- practice --

command-practice = Practise right away against the computer on easy: no time limit, nothing counts
command-practice-game = Which game (default: 7 Wonders)
command-practice-here = Play in this channel, where others can watch, instead of in DMs
practice-hello = **Practice: { $game }.** You’re playing against the computer on easy. There’s no time limit, and nothing counts.
    { $goal }
    Below your cards, **Why?** explains each choice, **Hint** shows what a strong player would do, and **Undo** takes back your last choice, as often as you like. `/end` stops the game.
practice-goal-base = Each round, you choose one card from your hand. Most points after three ages of six rounds wins.
practice-goal-duel = On your turn, you take one card from the table. Most points after three ages wins, unless someone wins early by military or scientific supremacy.
practice-goal-architects = On your turn, you take one card. The game ends when someone completes their wonder, and most points wins.
practice-begun = Your practice game has started. Press **Go there** to play.
practice-begun-closed = The bot can’t DM you right now, so your practice game has started here.
practice-goes-on = You already have a practice game going. Keep playing it, or start over.
practice-hello-alone = **Practice: { $game }.** You’re playing against the computer on easy, with no time limit, and nothing counts.
    { $goal }
    Below your cards, **Why?** explains each choice, **Hint** shows what a strong player would do, and **Undo** takes back your last choice, as often as you like.
    The bot isn’t here, so the whole game stays in this one message that only you can see. If it disappears, `/practice` brings your game back, in any channel.
practice-goes-on-here = Your practice game goes on here.
practice-page-expires = -# ⏳ It’s been quiet for a while. Discord lets the bot update this message until { $until }. After that, `/practice` brings your game back.
practice-ended = The practice game ended without a score. `/practice` starts another one.
button-practice-again = Start over
button-why = Why?
practice-why = Your options: the best move first, then the biggest immediate gains.
practice-why-card = Here’s what you can do with this card.
practice-why-rather = A strong player would choose something else: **{ $what }**.
button-step-back = Undo
mine-direct = your DMs with the bot
mine-ephemeral = only you can see it; `/practice` brings it back where the bot isn’t
refusal-no-practice = You can undo a choice only in a practice game.
refusal-first-choice = There’s nothing to undo yet.
refusal-practice-of = This is { $host }’s own practice game against computers. `/practice` starts one of your own.

# -- after a game: a player’s costliest picks --

hindsight-begins = ⏳ A strong computer player is looking for your costliest picks…
hindsight-far = ⏳ A strong computer player is looking for your costliest picks: { $done } of { $of }.
hindsight-title = **Your costliest picks**
hindsight-draft = The draft
hindsight-turn = Your { ORDINAL($number) ->
    [one] { $number }st turn
    [two] { $number }nd turn
    [few] { $number }rd turn
   *[other] { $number }th turn
}
hindsight-turn-of-age = Your { ORDINAL($number) ->
    [one] { $number }st turn
    [two] { $number }nd turn
    [few] { $number }rd turn
   *[other] { $number }th turn
}, in Age { $age }
hindsight-moment =
    { "" }**{ $when }:** { $chosen-done }. { $game ->
        [duel] { CAPITAL($better-inside) } would have made you about { $loss }% more likely to win.
       *[other] { $loss ->
            [one] { CAPITAL($better-inside) } would have been worth about 1 point more.
           *[other] { CAPITAL($better-inside) } would have been worth about { $loss } points more.
        }
    }
hindsight-why = -# { $why }
hindsight-note = -# From many simulated games, using only what you could see at the time. Only you see this.
hindsight-nothing = { $count ->
    [0] You had no choices in this game, so nothing was lost.
    [one] A strong computer player went through your 1 choice and found nothing much better. Well played!
   *[other] A strong computer player went through your { $count } choices and found nothing much better. Well played!
}
hindsight-failed = Your choices can’t be checked right now. Your points above are right; press **{ $button-details }** again later.
