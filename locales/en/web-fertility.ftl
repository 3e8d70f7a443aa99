# The browser app: Fertility's table.

web-fertility-valley = The Valley
web-fertility-valley-help = The arrow keys move from square to square, 1 to 3 or T choose a tile, R turns it, Enter places it, D finishes building, U takes a step back, V switches between the Valley and the city on a small screen.
web-fertility-square = row { $row }, column { $column }
web-fertility-at = Row { $row }, column { $column }: { $what }.
web-fertility-desert = desert
web-fertility-printed = desert with a resource icon: { $good }
web-fertility-water = water
web-fertility-wheat = wheat
web-fertility-scene = { $good ->
    [Alabaster] an Alabaster scene
   *[other] a { $good } scene
 }
web-fertility-monument-of = { $you ->
    [name] your Monument
   *[other] { $name }’s Monument
 } ({ $piece })
web-fertility-quarry-here = an empty Quarry
web-fertility-water-tip = Water: no tile can lie here, but it helps to enclose a Quarry.
web-fertility-print-tip = A resource icon: covering it earns 1 { $good }, whatever the scene.
web-fertility-monument-tip = { $you ->
    [name] Your Monument
   *[other] { $name }’s Monument
 } ({ $piece }). Whoever has the most in the Valley gets 15 Debens, second place 7.
web-fertility-preview = { $one } on { $first }, { $other } on { $second }.
web-fertility-no-fit = Your tile doesn’t fit here.
web-fertility-earns = You would earn { $goods }.
web-fertility-earns-nothing = You would earn nothing.
web-fertility-earns-quarries = This creates { $count ->
    [one] a Quarry
   *[other] { $count } Quarries
 }.
web-fertility-count = { $count } { $good_id ->
    [wheat] Wheat
    [any] { $count ->
        [one] resource of any kind
       *[other] resources of any kind
     }
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
     }
 }
web-fertility-last-placed = This tile was placed last.

## What can be done now

web-fertility-now = Now
web-fertility-now-place = Place a tile
web-fertility-now-place-more = Choose one of your tiles and a square that lights up.
web-fertility-now-touch = Tap a square, turn the tile if you like, then place it.
web-fertility-now-discard = Discard a tile
web-fertility-now-discard-more = None of your tiles can be placed. Choose one to discard.
web-fertility-now-quarry = Quarry: choose your reward
web-fertility-now-quarry-more = You’ve enclosed the square in { $square }.
web-fertility-now-city = Build and supply
web-fertility-now-city-both = You may build one District, and then supply your Shops.
web-fertility-now-city-supply = You may supply your Shops: pick a resource, then a Shop that lights up.
web-fertility-now-city-build = You may build one District.
web-fertility-now-city-nothing = There is nothing left to do here.
web-fertility-now-city-left = Resources that you don’t use go back to the Stock.
web-fertility-now-pay = Pay { $count } more for District { $district }
web-fertility-now-pay-more = Any resources beside your board will do, and Wheat counts too.
web-fertility-now-exchange = Exchange: choose what you get
web-fertility-now-exchange-more = Pick a resource, then another Shop that lights up.
web-fertility-now-take = Take a tile from the Common Pool
web-fertility-now-take-more = You keep it for a later turn. This ends your turn.
web-fertility-now-remove = Remove a tile from the Common Pool
web-fertility-now-remove-more = It leaves the game. This ends your turn.
web-fertility-now-wait = { $name }’s turn
web-fertility-now-over = The game is over
web-fertility-which-good = Which resource goes to { $shop }?
web-fertility-turn = Turn the tile
web-fertility-turn-key = Turn the tile (R, or the wheel)
web-fertility-place = Place it here
web-fertility-done = { $ends ->
    [yes] End your turn
   *[no] Done: take a tile
 }
web-fertility-done-lost = { $ends ->
    [yes] End your turn
   *[no] Done
 }: { $goods } { $count ->
    [one] is lost
   *[other] are lost
 }
web-fertility-done-lost-many = { $ends ->
    [yes] End your turn
   *[no] Done
 }: { $count } resources are lost
web-fertility-done-anyway = Lose them and go on
web-fertility-lost = You lose { $goods }: unused resources go back to the Stock.
web-fertility-wasted-shop = A Shop could still take { $goods }.
web-fertility-wasted-build = You could still build a District with them.
web-fertility-wasted-sure = Press again to lose them anyway.
web-fertility-now-held = { $good }: press a Shop that lights up, or drag it there.
web-fertility-side = What is shown
web-fertility-side-valley = Valley
web-fertility-side-city = City
web-fertility-side-tip = Switch between the Valley and the city (V, or a swipe).
web-fertility-city-show = Press to see this Metropolis.
web-fertility-undo = Take back
web-fertility-undo-key = Take back (U, or Ctrl+Z)
web-fertility-last-turn = This is everyone’s last turn.
web-fertility-choices = { $count ->
    [one] List the only move
   *[other] List all { $count } moves
 }

## Tiles and goods

web-fertility-your-tiles = Your tiles
web-fertility-tiles-of = { $name }’s tiles
web-fertility-tile-choose = { $tile }, tile { $number }: choose it, or turn it if it is already chosen.
web-fertility-tile-fits-nowhere = { $tile } can’t be placed anywhere now.
web-fertility-tile-tip = A tile with two scenes. Place it on two empty desert squares, next to a matching scene. Each connection between two matching scenes earns a resource.
web-fertility-common = Common Pool
web-fertility-common-tip = At the end of their turn, a player takes one of these tiles, and one from the pile replaces it.
web-fertility-pile = { $count ->
    [one] { $count } tile in the pile
   *[other] { $count } tiles in the pile
 }
web-fertility-pile-tip = When the pile can no longer refill the Common Pool, everyone has one last turn.
web-fertility-stock = Stock
web-fertility-stock-tip = The resources that are left. What you pay comes back here.
web-fertility-goods = Beside your board
web-fertility-goods-of = Beside { $name }’s board
web-fertility-goods-none = Nothing
web-fertility-good-pick = { $count } { $good ->
    [Wheat] Wheat
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
     }
 }: pick one up
web-fertility-good-alabaster-tip = Alabaster: earned by connecting Alabaster scenes.
web-fertility-good-bovine-tip = Bovine: earned by connecting Bovine scenes.
web-fertility-good-papyrus-tip = Papyrus flower: earned by connecting Papyrus flower scenes.
web-fertility-good-grape-tip = Grape: earned by connecting Grape scenes.
web-fertility-good-wheat-tip = Wheat: earned beside Wheat squares. It pays for Districts and is worth Debens at the end.
web-fertility-good-pays = Press to pay with it.
web-fertility-good-takers = { $count ->
    [0] No Shop of yours takes it now.
    [one] One of your Shops takes it now.
   *[other] { $count } of your Shops take it now.
 }
web-fertility-almost-quarry = One more side, and this square becomes a Quarry.
web-fertility-quarry-tip = A Quarry: an empty square, enclosed on all four sides. It gives a resource, or a place for a Monument.
web-fertility-quarry-monument = Place a Monument

## Districts, Shops, the city

web-fertility-districts = Districts to build
web-fertility-districts-tip = Four Districts lie open. You may build one per turn.
web-fertility-district = District { $district }
web-fertility-cost = { $cost ->
    [0] Costs nothing.
    [one] Costs 1 resource of any kind (Wheat counts).
   *[other] Costs { $cost } resources of any kind (Wheat counts).
 }
web-fertility-price = { $cost ->
    [0] Free
   *[other] Cost: { $cost }
 }
web-fertility-build = Build { $district }
web-fertility-build-free = Free
web-fertility-build-now = Press it, or drag it into your Metropolis, to build it now.
web-fertility-build-lacks = You are { $count ->
    [one] 1 resource
   *[other] { $count } resources
 } short.
web-fertility-city = Your Metropolis
web-fertility-city-of = { $name }’s Metropolis
web-fertility-cities = The players and their Metropolises
web-fertility-spots-left = { $count ->
    [0] All seven spots are taken.
    [one] { $count } spot is free.
   *[other] { $count } spots are free.
 }
web-fertility-spot-tip = Each District that you build takes one of these spots.
web-fertility-shop-start = starting Shop { $number }
web-fertility-shop-district = Shop { $number } of District { $district }
web-fertility-shop-wants = Needs: { $goods }.
web-fertility-any = any resource
web-fertility-pays-debens = When fully supplied: { $value ->
    [one] { $value } Deben
   *[other] { $value } Debens
 }.
web-fertility-pays-wheat = When fully supplied: 1 Wheat at once.
web-fertility-pays-god = When fully supplied: the statue of { $god }.
web-fertility-pays-gods = When fully supplied: the statues of { $one } and { $other }.
web-fertility-pays-any-god = When fully supplied: the statue of a god of your choice.
web-fertility-pays-each = When fully supplied: { $value ->
    [one] { $value } Deben
   *[other] { $value } Debens
 } for each { $good } in your Metropolis.
web-fertility-pays-exchange = When fully supplied: { $goods } at once, to put on another Shop.
web-fertility-shop-filled = { $filled } of { $icons } icons supplied.
web-fertility-shop-full = Fully supplied.
web-fertility-shop-takes = Takes { $goods } now.
web-fertility-shop-fills = One more resource completes it.
web-fertility-shop-each-now = With { $goods } as of now: { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 }.
web-fertility-supply = 1 { $good } to { $shop }
web-fertility-storehouse = Wheat Storehouse
web-fertility-storehouse-holds = { $wheat } Wheat in the Storehouse, worth { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 } at the end.
web-fertility-statues = Statues
web-fertility-statues-hold = { $gods ->
    [0] No statues yet.
    [one] { $gods } god, worth { $debens } { $debens ->
        [one] Deben
       *[other] Debens
     }.
   *[other] { $gods } different gods, worth { $debens } { $debens ->
        [one] Deben
       *[other] Debens
     }.
 }
web-fertility-scale-tip = Top number: how many you have. Bottom number: what they are worth.
web-fertility-scale-next = One more would be worth { $debens } more.
web-fertility-monuments-left = { $raised } of 4 Monuments { $raised ->
    [one] stands
   *[other] stand
 } in the Valley. Whoever has the most gets 15 Debens, second place 7.
web-fertility-monuments-now = As it stands: { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 }.
web-fertility-monuments-of-type = Monuments in the Valley ({ $piece })
web-fertility-shops-full = { $full } of { $all } Shops { $full ->
    [one] is
   *[other] are
 } fully supplied.
web-fertility-tally = { $what }: { $count }

## The score

web-fertility-score = Current score
web-fertility-score-heading = Category
web-fertility-heading-generic = Generic Shops
web-fertility-heading-generic-tip = Fully supplied Shops that are worth a fixed number of Debens.
web-fertility-heading-specialised = Specialized Shops
web-fertility-heading-specialised-tip = Fully supplied Shops that pay for each token of one resource in the Metropolis.
web-fertility-heading-statues = Statues of Gods
web-fertility-heading-statues-tip = Different gods of fully supplied Shops, looked up on the scale.
web-fertility-heading-monuments = Monuments
web-fertility-heading-monuments-tip = 15 Debens for the most Monuments in the Valley, 7 for second place.
web-fertility-heading-wheat = Wheat Storehouse
web-fertility-heading-wheat-tip = The Wheat in the Storehouse, looked up on the track.
web-fertility-heading-debens = Debens
web-fertility-heading-debens-tip = All categories together.
web-fertility-ending-tie = { $debens } and fewer resources on the Metropolis ({ $fewer } : { $more })
web-fertility-ending-last-turns = Last turns
web-fertility-ending-close = Only { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 } behind { $name }!
web-fertility-ending-best = Nobody earned as much as you with { $heading }: { $debens }.
web-fertility-final-of = { $name } has { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 }.

# What is open: the window behind the piles
web-fertility-gone = { $count } out of the game
web-fertility-gone-tip = Tiles that were discarded or removed.
web-fertility-districts-pile = { $count } in the pile
web-fertility-districts-pile-tip = The pile of Districts. It never runs out.
web-fertility-open = Tiles and Districts
web-fertility-open-press = Press to look through them.
web-fertility-open-gone = Out of the game: { $count }
web-fertility-open-unseen = Not drawn yet: { $count } in the pile and the box, of which { $pile } will still be drawn
web-fertility-open-districts = Districts in the pile: { $count }
web-fertility-open-tile = { $count } × { $tile }
web-fertility-open-none = None.

# Writing down an owner’s set
web-fertility-set-intro = If you own the printed game, write down what is in the box: boards, tiles, gods, starting Shops and Districts. You see a picture of everything. What you write is kept in this browser; allow about half an hour.
web-fertility-set-begin = Where do you want to begin?
web-fertility-set-blank = Begin with an empty set
web-fertility-set-copy = Begin with a copy of “{ $name }”
web-fertility-set-title = Name of the set
web-fertility-set-boards = Valley boards
web-fertility-set-boards-more = Choose what is on a square, then press the squares, or draw over them. The start symbol covers two squares by two.
web-fertility-set-brush = What is on the square
web-fertility-set-board = Board
web-fertility-set-square = Row { $row }, column { $column }: { $what }
web-fertility-set-square-desert = Desert
web-fertility-set-square-water = Water
web-fertility-set-square-wheat = Wheat
web-fertility-set-square-symbol = Start symbol
web-fertility-set-square-print = Desert with a resource icon: { $good }
web-fertility-set-tiles = Valley tiles
web-fertility-set-tiles-sum = { $count } of { $all } tiles
web-fertility-set-start = Starting tile
web-fertility-set-start-more = Its four scenes, clockwise from the top left.
web-fertility-set-gods = Gods
web-fertility-set-gods-more = Each god, and beside it what so many different gods are worth: in the first row one god, in the second two, and so on.
web-fertility-set-god = God { $number }
web-fertility-set-god-debens = { $count ->
    [one] Debens for one god
   *[other] Debens for { $count } different gods
}
web-fertility-set-god-add = Add a god
web-fertility-set-god-remove = Remove the last god
web-fertility-set-starting = Starting Shops
web-fertility-set-alike = All players have the same starting Shops
web-fertility-set-player = Metropolis { $number }
web-fertility-set-shop = Shop { $number }
web-fertility-set-needs = Which resources does it need?
web-fertility-set-add-icon = Needs one more: { $good }
web-fertility-set-remove-icon = Take away: { $good }
web-fertility-set-pays = What does it pay?
web-fertility-set-pays-debens = Debens
web-fertility-set-pays-wheat = Wheat
web-fertility-set-pays-gods = One or two named gods
web-fertility-set-pays-any_god = A god of your choice
web-fertility-set-pays-each = Debens for each resource of a kind
web-fertility-set-pays-exchange = One of three resources
web-fertility-set-debens = How many Debens
web-fertility-set-each = For each
web-fertility-set-not = All but
web-fertility-districts-all = Districts
web-fertility-set-districts-sum = { $count } of { $all } Districts filled in
web-fertility-set-name = Name
web-fertility-set-cost = Cost
web-fertility-set-add-shop = Add a Shop
web-fertility-set-remove-shop = Remove the last Shop
web-fertility-set-right = The set is complete and fits the rules.
web-fertility-set-save = Save the set
web-fertility-set-saved = “{ $name }” is saved. You can choose it under “More options” when you open a table.
web-fertility-set-play = Open a table
web-fertility-set-again = Start again

# What happened: the log, the news above the table
web-fertility-log-placed = { $you ->
    [seat] You place
   *[other] { $seat } places
 } { $tile }.
web-fertility-log-placed-earned = { $you ->
    [seat] You place
   *[other] { $seat } places
 } { $tile } and { $you ->
    [seat] earn
   *[other] earns
 } { $goods }.
web-fertility-log-built = { $you ->
    [seat] You build
   *[other] { $seat } builds
 } District { $district } for { $goods }.
web-fertility-log-filled = { $you ->
    [seat] You fully supply
   *[other] { $seat } fully supplies
 } a Shop with { $goods }.
web-fertility-log-filled-wheat = { $you ->
    [seat] You fully supply
   *[other] { $seat } fully supplies
 } a Shop with { $goods } and { $you ->
    [seat] get
   *[other] gets
 } 1 Wheat.
web-fertility-log-quarry = { $you ->
    [seat] You create a Quarry and get
   *[other] { $seat } creates a Quarry and gets
 } { $goods }.
web-fertility-log-monument = { $you ->
    [seat] You create a Quarry and place
   *[other] { $seat } creates a Quarry and places
 } a Monument.
web-fertility-offers = New on offer: { $what }.

# Big moments
web-fertility-moment-quarry = A Quarry!
web-fertility-moment-monument = A Monument!
web-fertility-moment-monuments = { $you ->
    [seat] You have
   *[other] { $seat } has
 } { $count } { $count ->
    [one] Monument
   *[other] Monuments
 } in the Valley now.
web-fertility-moment-last = The last turns
web-fertility-moment-your-last = Your last turn

# Since your last turn: “$did” is a list of the parts below
web-fertility-recap-did = { $seat } { $did }.
web-fertility-recap-placed = placed { $tile }
web-fertility-recap-discarded = discarded { $tile }
web-fertility-recap-quarry = created a Quarry ({ $goods })
web-fertility-recap-monument = placed { $count ->
    [one] a Monument
   *[other] { $count } Monuments
 }
web-fertility-recap-built = built a District
web-fertility-recap-district = { $count ->
    [one] a District
   *[other] { $count } Districts
 }
web-fertility-recap-filled = fully supplied { $count ->
    [one] a Shop
   *[other] { $count } Shops
 }
web-fertility-recap-supplied = supplied { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 }
web-fertility-recap-took = took { $tile }
web-fertility-recap-removed = removed { $tile }
web-fertility-recap-monuments = { $seat } now has { $count } { $count ->
    [one] Monument
   *[other] Monuments
 } in the Valley, you have { $own }.
web-fertility-recap-stock = The Stock has no { $good_id ->
    [alabaster] Alabaster
    [bovine] Bovines
    [papyrus] Papyrus flowers
   *[grape] Grapes
 } left.
web-fertility-recap-near-quarry = One more side, and the empty square beside that tile becomes a Quarry.
web-fertility-recap-last = This is your last turn.

## What a decision is about, and where a nudge points
web-fertility-topic-place = placing a tile
web-fertility-topic-quarry = the Quarry
web-fertility-topic-build = building a District
web-fertility-topic-supply = supplying Shops
web-fertility-topic-take = taking a tile
web-fertility-topic-remove = removing a tile
web-fertility-nudge-earns = Look for a place that earns what your Shops still need.
web-fertility-nudge-quarry = Look for a Quarry that can be enclosed.
web-fertility-nudge-monument = Count the Monuments of everybody in the Valley.
web-fertility-nudge-fills = Look for Shops that can be fully supplied now.
web-fertility-nudge-wheat = Look at your Wheat.
web-fertility-nudge-district = Which District suits what you have?
web-fertility-nudge-take = Which tile could you use best in the Valley as it is?
web-fertility-nudge-remove = Which tile could the next player use best?
web-fertility-nudge-wasted = Mind what would go back to the Stock.
web-fertility-nudge-heading = Think of what your Shops can bring in the end.
