# Fertility: its words, its refusals, what happened. Words as the English rulebook has them.

fertility-good-alabaster = Alabaster
fertility-good-bovine = Bovine
fertility-good-papyrus = Papyrus
fertility-good-grape = Grape
fertility-good-wheat = Wheat
fertility-good-monument = a Monument
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

fertility-step-board = the laying of the boards
fertility-step-symbol = the choice of the start symbol
fertility-step-start_turn = the turn of the starting tile
fertility-step-first = the draw for who begins
fertility-step-deal = the dealing of tiles
fertility-step-common = the filling of the Common Pool
fertility-step-row = the laying out of Districts
fertility-step-refill = the refilling of the Common Pool
fertility-step-replace = the replacing of a District
fertility-step-place = placing a tile
fertility-step-quarry = a Quarry: choose what it gives
fertility-step-city = your Metropolis: build, supply or be done
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
fertility-open-symbol-without-boards = A start symbol can be chosen only where the boards are given too.
fertility-open-symbol-not-nearest = The symbol of board { $symbol } from the left is not the nearest to the centre.

## Refusals

fertility-over = The game is over.
fertility-not-your-turn = It is another player's turn.
fertility-wrong-step = Not now. The game is at { $step }.
fertility-place-not-in-pool = You have no { $tile } tile in your Personal Pool.
fertility-place-not-desert = A tile goes on two neighbouring empty desert squares; { $first } and { $second } are not.
fertility-place-no-match = At least one scene must lie along the same scene of another tile. { $one } on { $first } and { $other } on { $second } do not.
fertility-discard-one-fits = A tile may be discarded only when none of yours fits anywhere.
fertility-discard-not-in-pool = You have no { $tile } tile to discard.
fertility-quarry-not-offered = A Quarry gives one of the four resources, or you place one of your Monuments in it.
fertility-quarry-cannot-give = { $good } is not to be had any more.
fertility-build-after-supply = It is too late to build this turn: you have supplied already.
fertility-build-twice = Only one District can be built in a turn.
fertility-build-no-spot = All seven spots of your Metropolis are taken.
fertility-build-not-shown = District { $district } does not lie in the row.
fertility-build-cannot-pay = District { $district } costs { $cost }, and you have less.
fertility-pay-not-there = You have no { $good } to pay with.
fertility-supply-wheat = Wheat cannot supply a Shop.
fertility-supply-not-there = You have no { $good } beside your board.
fertility-supply-no-icon = Shop { $shop } has no free icon for { $good }.
fertility-exchange-same-shop = An exchange goes onto another Shop.
fertility-exchange-not-offered = This Shop does not offer { $good }, or the Stock has none.
fertility-exchange-no-icon = Shop { $shop } has no free icon for { $good }.
fertility-take-not-there = There is no { $tile } tile in the Common Pool to take.
fertility-remove-not-there = There is no { $tile } tile in the Common Pool to remove.

## What one can do

fertility-action-done = End the turn
fertility-action-place = { $one } on { $first }, { $other } on { $second }
fertility-action-discard = Discard { $tile }
fertility-action-quarry = The Quarry gives { $good }
fertility-action-quarry-monument = Place a Monument in the Quarry
fertility-action-build = Build { $district }, cost { $cost }
fertility-action-pay = Pay with { $good }
fertility-action-supply = Supply { $good } to Shop { $shop }
fertility-action-exchange = Put { $good } onto Shop { $shop }
fertility-action-take = Take { $tile }
fertility-action-remove = Remove { $tile }

## What happened

fertility-event-board = Board { $board } is laid at place { $place }{ $turned ->
    [1] {" "}upside down
   *[0] {""}
 }.
fertility-event-start = The starting tile is laid at { $square }.
fertility-event-begins = { $seat } begins.
fertility-event-dealt = { $seat } gets { $tile }.
fertility-event-tile = { $tile } joins the Common Pool.
fertility-event-district = District { $district } joins the row.
fertility-event-turn = { $seat }'s turn.
fertility-event-placed = { $seat } places { $tile } on { $squares }.
fertility-event-discarded = No tile of { $seat } fits: { $tile } is discarded.
fertility-event-earned = { $seat } earns { $count } { $good }.
fertility-event-missed = { $count } { $good } cannot be given to { $seat }.
fertility-event-quarried = { $seat } closes a Quarry at { $square }: { $good }.
fertility-event-empty_quarry = { $seat } closes a Quarry at { $square }; it has nothing to give.
fertility-event-built = { $seat } builds District { $district }.
fertility-event-paid = { $seat } pays { $good }.
fertility-event-supplied = { $seat } supplies { $good }.
fertility-event-filled = A Shop of { $seat } is full.
fertility-event-exchanged = { $seat } exchanges for { $good }.
fertility-event-exchange_lost = { $seat } has nowhere to put an exchanged resource: it is lost.
fertility-event-returned = { $count } { $good } of { $seat } { $count ->
    [one] goes
   *[other] go
 } back to the Stock.
fertility-event-took = { $seat } takes { $tile }.
fertility-event-removed = { $seat } removes { $tile } from the game.
fertility-event-last_turns = The Common Pool runs dry: everybody has one more turn, from { $seat } on.
fertility-event-ended = The last turn is over.

fertility-result-first = { $seat } is first with { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }.
fertility-result-behind = { $seat } is { $place ->
    [2] second
    [3] third
   *[other] number { $place }
 } with { $debens } Debens{ $decider ->
    [1] {" "}against { $rival }'s { $rival_debens }
   *[other] {" "}as { $rival } has, but { $resources } resources on the Metropolis against { $rival_resources }: fewer wins
 }.
fertility-result-shared = { $seat } shares place { $place } with { $rival }: { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 } and { $resources } { $resources ->
    [one] resource
   *[other] resources
 } each.

fertility-simulate-counts = Mean of Debens, and of resources on the Metropolis (as a minus)
fertility-score = Debens

fertility-option-variant = The variant for two
fertility-option-boards = Boards from left to right, such as I,III turned,II
fertility-option-symbol = Board of the starting tile, from 0 on the left
fertility-option-start_turn = Quarter turns of the starting tile, 0 to 3
fertility-option-first = Who begins
