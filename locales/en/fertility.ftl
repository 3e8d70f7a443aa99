# Fertility: its words, its refusals, what happened. Words as the English rulebook has them.

fertility-good-alabaster = Alabaster
fertility-good-bovine = Bovine
fertility-good-papyrus = Papyrus flower
fertility-good-grape = Grape
fertility-good-wheat = Wheat
fertility-good-monument = Monument
fertility-tile-alabaster-alabaster = Alabaster/Alabaster
fertility-tile-alabaster-bovine = Alabaster/Bovine
fertility-tile-alabaster-papyrus = Alabaster/Papyrus
fertility-tile-alabaster-grape = Alabaster/Grape
fertility-tile-bovine-bovine = Bovine/Bovine
fertility-tile-bovine-papyrus = Bovine/Papyrus
fertility-tile-bovine-grape = Bovine/Grape
fertility-tile-papyrus-papyrus = Papyrus/Papyrus
fertility-tile-papyrus-grape = Papyrus/Grape
fertility-tile-grape-grape = Grape/Grape

fertility-step-board = laying the boards
fertility-step-symbol = choosing the start symbol
fertility-step-start_turn = turning the starting tile
fertility-step-first = drawing for the first player
fertility-step-deal = dealing tiles
fertility-step-common = filling the Common Pool
fertility-step-row = laying out Districts
fertility-step-refill = refilling the Common Pool
fertility-step-replace = replacing a District
fertility-step-place = placing a tile
fertility-step-quarry = a Quarry: choose what it gives
fertility-step-city = your Metropolis: build, supply or end your turn
fertility-step-pay = paying for a District
fertility-step-exchange = an exchange: choose a resource and where it goes
fertility-step-take = taking a tile from the Common Pool
fertility-step-remove = removing a tile from the Common Pool

fertility-set-reconstruction = Boards, tiles, Districts and scales are a reconstruction, not the printed set.

## Opening a table

fertility-open-players = Fertility is for 2 to { $most } players, not { $players }.
fertility-open-variant = The two-player variant is for two players, not { $players }.
fertility-open-number = “{ $option }” must be a whole number from 0 to { $last }.
fertility-open-boards = “boards” must be a list of { $count } of these: { $known }.
fertility-open-boards-twice = Each board can be laid only once.
fertility-open-symbol-without-boards = A start symbol can be chosen only if the boards are given too.
fertility-open-symbol-not-nearest = The start symbol of board { $symbol }, counted from the left, is not the nearest to the centre.
fertility-open-pieces = “pieces” must be a list of { $players } different ones of these: { $known }.

## Refusals

fertility-over = The game is over.
fertility-not-your-turn = It is another player’s turn.
fertility-wrong-step = Not now. The current step: { $step }.
fertility-place-not-in-pool = You have no { $tile } tile in your Personal Pool.
fertility-place-not-desert = A tile must lie on two neighbouring empty desert squares; { $first } and { $second } are not.
fertility-place-taken = A tile must lie on two empty desert squares, but there is { $taken } on { $square }.
fertility-taken-water = Water
fertility-taken-wheat = Wheat
fertility-taken-tile = a tile
fertility-taken-monument = a Monument
fertility-place-no-match = At least one scene must be connected to an identical scene of another tile. Neither { $one } on { $first } nor { $other } on { $second } is.
fertility-discard-one-fits = You may discard a tile only if none of your tiles can be placed.
fertility-discard-not-in-pool = You have no { $tile } tile to discard.
fertility-quarry-not-offered = A Quarry gives one of the four resources, or you place one of your Monuments in it.
fertility-quarry-cannot-give = { $good ->
    [Monument] You have no Monuments left
   *[other] The Stock has no { $good }s left
 }.
fertility-build-after-supply = You can’t build any more this turn: you have already supplied a Shop.
fertility-build-twice = You can build only one District per turn.
fertility-build-no-spot = All seven spots of your Metropolis are taken.
fertility-build-not-shown = District { $district } is not in the row.
fertility-build-cannot-pay = District { $district } costs { $cost }, and you have { $held }.
fertility-pay-not-there = You have no { $good ->
    [Wheat] Wheat
   *[other] { $good }s
 } to pay with.
fertility-supply-wheat = Wheat cannot supply a Shop.
fertility-supply-not-there = You have no { $good }s beside your board.
fertility-supply-no-icon = Shop { $shop } has no free { $good } icon.
fertility-exchange-same-shop = An exchanged resource must go onto another Shop.
fertility-exchange-not-offered = This Shop does not offer { $good }s, or the Stock has none left.
fertility-exchange-no-icon = Shop { $shop } has no free { $good } icon.
fertility-take-not-there = There is no { $tile } tile in the Common Pool to take.
fertility-remove-not-there = There is no { $tile } tile in the Common Pool to remove.

## What one can do

fertility-action-done = End your turn
fertility-action-place = { $one } on { $first }, { $other } on { $second }
fertility-action-discard = Discard { $tile }
fertility-action-quarry = Take 1 { $good } from the Quarry
fertility-action-quarry-monument = Place a Monument in the Quarry
fertility-action-build = Build { $district }, cost { $cost }
fertility-action-pay = Pay 1 { $good }
fertility-action-supply = Supply 1 { $good } to Shop { $shop }
fertility-action-exchange = Put 1 { $good } onto Shop { $shop }
fertility-action-take = Take { $tile }
fertility-action-remove = Remove { $tile }

## What happened

fertility-event-board = Board { $board } is laid at place { $place }{ $turned ->
    [1] {" "}upside down
   *[0] {""}
 }.
fertility-event-start = The starting tile is laid at { $square }.
fertility-event-begins = { $you ->
    [seat] You begin
   *[other] { $seat } begins
 }.
fertility-event-dealt = { $you ->
    [seat] You get
   *[other] { $seat } gets
 } { $tile }.
fertility-event-tile = { $tile } joins the Common Pool.
fertility-event-district = District { $district } joins the row.
fertility-event-turn = { $you ->
    [seat] Your turn
   *[other] { $seat }’s turn
 }.
fertility-event-placed = { $you ->
    [seat] You place
   *[other] { $seat } places
 } { $tile } on { $squares }.
fertility-event-discarded = { $you ->
    [seat] None of your tiles
   *[other] None of { $seat }’s tiles
 } can be placed: { $tile } is discarded.
fertility-event-earned = { $you ->
    [seat] You earn
   *[other] { $seat } earns
 } { $count } { $good ->
    [Wheat] Wheat
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
     }
 }.
fertility-event-missed = { $count } { $good ->
    [Wheat] Wheat
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
     }
 } for { $you ->
    [seat] you
   *[other] { $seat }
 } { $count ->
    [one] is
   *[other] are
 } lost.
fertility-event-quarried = { $you ->
    [seat] You create
   *[other] { $seat } creates
 } a Quarry at { $square }: 1 { $good }.
fertility-event-empty_quarry = { $you ->
    [seat] You create
   *[other] { $seat } creates
 } a Quarry at { $square }, but it has nothing to give.
fertility-event-built = { $you ->
    [seat] You build
   *[other] { $seat } builds
 } District { $district }.
fertility-event-paid = { $you ->
    [seat] You pay
   *[other] { $seat } pays
 } 1 { $good }.
fertility-event-supplied = { $you ->
    [seat] You supply
   *[other] { $seat } supplies
 } a Shop with 1 { $good }.
fertility-event-filled = { $you ->
    [seat] One of your Shops
   *[other] One of { $seat }’s Shops
 } is fully supplied.
fertility-event-exchanged = { $you ->
    [seat] You get
   *[other] { $seat } gets
 } 1 { $good } from an exchange.
fertility-event-exchange_lost = { $you ->
    [seat] You have
   *[other] { $seat } has
 } nowhere to put an exchanged resource, so it is lost.
fertility-event-returned = { $you ->
    [seat] You return
   *[other] { $seat } returns
 } { $count } { $good ->
    [Wheat] Wheat
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
     }
 } to the Stock.
fertility-event-took = { $you ->
    [seat] You take
   *[other] { $seat } takes
 } { $tile }.
fertility-event-removed = { $you ->
    [seat] You remove
   *[other] { $seat } removes
 } { $tile } from the game.
fertility-event-last_turns = The Common Pool can no longer be refilled: everyone has one more turn, starting with { $you ->
    [seat] you
   *[other] { $seat }
 }.
fertility-event-ended = The last turn is over.

fertility-result-first = { $you ->
    [seat] You are
   *[other] { $seat } is
 } first with { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }.
fertility-result-behind = { $you ->
    [seat] You are
   *[other] { $seat } is
 } { $place ->
    [2] second
    [3] third
   *[other] fourth
 } with { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }{ $decider ->
    [1] {" "}against { $you ->
        [rival] your
       *[other] { $rival }’s
     } { $rival_debens }
   *[other] , { $you ->
        [rival] like you
       *[other] like { $rival }
     }, but with { $resources } { $resources ->
        [one] resource
       *[other] resources
     } on the Metropolis against { $rival_resources }: fewer wins
 }.
fertility-result-shared = { $you ->
    [seat] You share
   *[other] { $seat } shares
 } { $place ->
    [1] first
    [2] second
   *[other] third
 } place with { $you ->
    [rival] you
   *[other] { $rival }
 }: { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 } and { $resources } { $resources ->
    [one] resource
   *[other] resources
 } each.

## Why a hint suggests something

fertility-hint-earns = It earns { $count } { $good_id ->
    [wheat] Wheat
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
     }
 }{ $needed ->
    [0] .
    [one] ; your Shops still need one.
   *[other] ; your Shops still need { $needed }.
 }
fertility-hint-quarry = It encloses a Quarry, which gives 1 { $good }.
fertility-hint-monument = You then have { $count ->
    [one] one Monument
   *[other] { $count } Monuments
 } in the Valley; the others have { $rivals ->
    [0] none
    [one] at most one
   *[other] at most { $rivals }
 }.
fertility-hint-fills = { $district ->
    [none] A starting Shop
   *[other] A Shop of District { $district }
 } is fully supplied{ $debens ->
    [0] {""}
    [one] : { $debens } Deben
   *[other] : { $debens } Debens
 }.
fertility-hint-wheat = { $count } Wheat in the Storehouse: { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 } more than now.
fertility-hint-district = The Shops of District { $district } can bring about { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 }.
fertility-hint-take = { $tile } could earn { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 } in the Valley as it is.
fertility-hint-remove = With { $tile }, { $owner } could earn { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 }.
fertility-hint-wasted = { $count ->
    [0] Everything you earn is used
    [one] One resource goes back to the Stock
   *[other] { $count } resources go back to the Stock
 }; with the next best plan { $others ->
    [one] one would go back.
   *[other] { $others } would go back.
 }
fertility-hint-ends = { $heading ->
    [generic] Your Generic Shops
    [specialised] Your Specialized Shops
    [statues] Your Statues
    [monuments] Your Monuments
   *[wheat] Your Wheat
 } bring { $better } Debens on average in the end, instead of { $played }: about { $points } points.
fertility-hint-rival-ends = { $owner } ends with { $better } Debens on average, instead of { $played }: about { $points } points for you.
fertility-hint-heading = { $heading ->
    [generic] Your Generic Shops
    [specialised] Your Specialized Shops
   *[statues] Your Statues
 } can bring about { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 } more than with the next best plan.

fertility-simulate-counts = Mean number of Debens, and of resources on the Metropolis (negative)
fertility-score = Debens

fertility-option-variant = Two-player variant
fertility-option-boards = Boards from left to right
fertility-option-boards-written = such as I,III turned,II
fertility-option-symbol = Board of the starting tile
fertility-option-symbol-written = counted from 0 on the left, only with --boards
fertility-option-start_turn = Turn of the starting tile
fertility-option-start_turn-written = in quarter turns, 0 to 3
fertility-option-first = First player
fertility-option-first-hint = By the printed rules, the youngest player begins.
fertility-option-board = Board { $board }
fertility-option-place = Board { $board }, place { $place } from the left
fertility-option-turn = { $turn ->
    [0] Not turned
    [1] A quarter turn clockwise
    [2] A half turn
   *[other] A quarter turn anticlockwise
 }
fertility-option-pieces = Type of the Monuments
fertility-option-pieces-written = one per seat, the first is yours; seats without one get one of the rest
fertility-piece-obelisk = Obelisk
fertility-piece-pyramid = Pyramid
fertility-piece-sphinx = Sphinx
fertility-piece-temple = Temple
