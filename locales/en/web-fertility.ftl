# The browser app: Fertility's table.

web-fertility-valley = The Valley
web-fertility-valley-help = Arrow keys move from square to square, 1 to 3 or T choose a tile, R turns it, Enter places it, Control and Z take a step back.
web-fertility-square = row { $row }, column { $column }
web-fertility-at = Row { $row }, column { $column }: { $what }.
web-fertility-desert = desert
web-fertility-printed = desert with { $good } printed on it
web-fertility-water = water
web-fertility-wheat = wheat
web-fertility-scene = a scene of { $good }
web-fertility-monument-of = a Monument of { $name }
web-fertility-quarry-here = an open Quarry
web-fertility-water-tip = Water: no tile can lie here, but it helps to shut in a Quarry.
web-fertility-print-tip = A print: covering it earns 1 { $good }, with any scene.
web-fertility-monument-tip = A Monument of { $name }. Most in the Valley are worth 15 Debens, second most 7.
web-fertility-preview = { $one } on { $first }, { $other } on { $second }.
web-fertility-no-fit = Your tile does not fit here.
web-fertility-earns = It would earn { $goods }.
web-fertility-earns-nothing = It would earn nothing.
web-fertility-earns-quarries = It closes { $count ->
    [one] a Quarry
   *[other] { $count } Quarries
 }.
web-fertility-count = { $count } { $good }
web-fertility-last-placed = This tile was placed last.

## What can be done now

web-fertility-now = Now
web-fertility-now-place = Place a tile
web-fertility-now-place-more = Choose one of your tiles and a square that lights up.
web-fertility-now-touch = Tap a square, turn the tile if you like, then place it.
web-fertility-now-discard = Discard a tile
web-fertility-now-discard-more = None of your tiles fits anywhere. Choose the one that leaves the game.
web-fertility-now-quarry = A Quarry: choose its gift
web-fertility-now-quarry-more = You have shut in the square in { $square }.
web-fertility-now-city = Build and supply
web-fertility-now-city-both = You may build one District, and then supply your Shops.
web-fertility-now-city-supply = You may supply your Shops: pick a good, then a Shop that lights up.
web-fertility-now-city-build = You may build one District.
web-fertility-now-city-nothing = There is nothing left to do here.
web-fertility-now-city-left = Goods that you do not use go back to the Stock.
web-fertility-now-pay = { $count ->
    [one] Pay one good more for { $district }
   *[other] Pay { $count } goods more for { $district }
 }
web-fertility-now-pay-more = Any resources beside your board and Wheat will do.
web-fertility-now-exchange = An exchange: choose what you get
web-fertility-now-exchange-more = Pick a good, then another Shop that lights up.
web-fertility-now-take = Take a tile from the Common Pool
web-fertility-now-take-more = It is yours for a later turn.
web-fertility-now-remove = Remove a tile from the Common Pool
web-fertility-now-remove-more = It leaves the game.
web-fertility-now-wait = { $name } is playing
web-fertility-now-over = The game is over
web-fertility-which-good = Which good goes to { $shop }?
web-fertility-turn = Turn the tile
web-fertility-turn-key = Turn the tile (R, or the wheel)
web-fertility-place = Place it here
web-fertility-done = End the turn
web-fertility-undo = Take back
web-fertility-undo-key = Take back (Control and Z)
web-fertility-last-turn = This is everybody's last turn.
web-fertility-choices = { $count ->
    [one] The one choice in words
   *[other] All { $count } choices in words
 }

## Tiles and goods

web-fertility-your-tiles = Your tiles
web-fertility-tiles-of = Tiles of { $name }
web-fertility-tile-choose = { $tile }, tile { $number }: choose it, or turn it when it is chosen.
web-fertility-tile-fits-nowhere = { $tile } fits nowhere now.
web-fertility-tile-tip = A tile with two scenes. It lies on two empty desert squares, beside a like scene, and each edge that two like scenes share earns a resource.
web-fertility-common = Common Pool
web-fertility-common-tip = At the end of a turn a player takes one of these tiles, and one from the pile makes up the number.
web-fertility-pile = { $count ->
    [one] { $count } tile in the pile
   *[other] { $count } tiles in the pile
 }
web-fertility-pile-tip = When the pile can no longer fill up the Common Pool, everybody has one last turn.
web-fertility-stock = Stock
web-fertility-stock-tip = The resources still to be had. What you pay comes back here.
web-fertility-goods = Beside your board
web-fertility-goods-of = Beside the board of { $name }
web-fertility-goods-none = Nothing
web-fertility-good-pick = { $count } { $good }: pick one up
web-fertility-good-alabaster-tip = Alabaster: earned by Alabaster scenes side by side.
web-fertility-good-bovine-tip = Bovine: earned by Bovine scenes side by side.
web-fertility-good-papyrus-tip = Papyrus: earned by Papyrus scenes side by side.
web-fertility-good-grape-tip = Grape: earned by Grape scenes side by side.
web-fertility-good-wheat-tip = Wheat: earned beside wheat squares. It pays for Districts and is worth Debens in the end.
web-fertility-quarry-tip = A Quarry: an empty square you have shut in on all four sides. It gives a resource, or room for a Monument.
web-fertility-quarry-monument = Raise a Monument

## Districts, Shops, the city

web-fertility-districts = Districts to build
web-fertility-districts-tip = Four Districts lie open. You may build one in a turn.
web-fertility-district = District { $district }
web-fertility-cost = { $cost ->
    [0] It costs nothing.
    [one] It costs { $cost } good of any kind.
   *[other] It costs { $cost } goods of any kind.
 }
web-fertility-price = { $cost ->
    [0] Free
   *[other] Cost: { $cost }
 }
web-fertility-build = Build { $district }
web-fertility-build-free = Free
web-fertility-city = Your Metropolis
web-fertility-city-of = Metropolis of { $name }
web-fertility-cities = The other cities
web-fertility-spots-left = { $count ->
    [0] All seven spots are taken.
    [one] { $count } spot is free.
   *[other] { $count } spots are free.
 }
web-fertility-spot-tip = Each District that you build takes one of these spots.
web-fertility-shop-start = starting Shop { $number }
web-fertility-shop-district = Shop { $number } of District { $district }
web-fertility-shop-wants = This Shop wants { $goods }.
web-fertility-any = any resource
web-fertility-pays-debens = Full, it is worth { $value ->
    [one] { $value } Deben
   *[other] { $value } Debens
 }.
web-fertility-pays-wheat = Full, it gives 1 Wheat at once.
web-fertility-pays-god = Full, it brings the statue of { $god }.
web-fertility-pays-gods = Full, it brings the statues of { $one } and { $other }.
web-fertility-pays-any-god = Full, it brings the statue of a god of your choice.
web-fertility-pays-each = Full, it is worth { $value ->
    [one] { $value } Deben
   *[other] { $value } Debens
 } for each { $good } in the Metropolis.
web-fertility-pays-exchange = Full, it gives at once { $goods }, to be put on another Shop.
web-fertility-shop-filled = { $filled } of { $icons } filled.
web-fertility-shop-full = It is full.
web-fertility-shop-takes = It can take { $goods } now.
web-fertility-supply = { $good } to { $shop }
web-fertility-storehouse = Wheat Storehouse
web-fertility-storehouse-holds = { $wheat } Wheat in the Storehouse, worth { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 } at the end.
web-fertility-statues = Statues
web-fertility-statues-hold = { $gods ->
    [0] No god yet, worth nothing.
    [one] { $gods } god, worth { $debens } Debens.
   *[other] { $gods } different gods, worth { $debens } Debens.
 }
web-fertility-scale-tip = On the track, the upper number is how many you have, the lower one what they are worth.
web-fertility-monuments-left = { $raised } of 4 Monuments stand in the Valley. Most are worth 15 Debens, second most 7.
web-fertility-shops-full = { $full } of { $all } Shops are full.
web-fertility-tally = { $what }: { $count }

## The score

web-fertility-score = The score as it stands
web-fertility-score-final = The final score
web-fertility-score-heading = Heading
web-fertility-score-again = Count again
web-fertility-heading-generic = Shops
web-fertility-heading-generic-tip = Full Shops that pay a fixed number of Debens.
web-fertility-heading-specialised = Specialised
web-fertility-heading-specialised-tip = Full Shops that pay for every token of one resource in the Metropolis.
web-fertility-heading-statues = Statues
web-fertility-heading-statues-tip = Different gods that full Shops bring, looked up on the scale.
web-fertility-heading-monuments = Monuments
web-fertility-heading-monuments-tip = 15 Debens for most Monuments in the Valley, 7 for second most.
web-fertility-heading-wheat = Wheat
web-fertility-heading-wheat-tip = What the Storehouse holds, looked up on the track.
web-fertility-heading-debens = Debens
web-fertility-heading-debens-tip = All headings together.
web-fertility-final-of = { $name } has { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 }.
