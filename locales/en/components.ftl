# `akhet components`: a set of components checked, drawn in the terminal, and as a sheet to print.

components-new-none = There is only one set of components for { $game }.
components-new-no-blank = The cards of { $game } are known, so there is nothing to fill in. Begin with the shipped set: --from shipped.
components-new-exists = { $file } already exists, and nothing was written. Use --force to overwrite it.
components-new-written = Written: { $file }. Change what differs in your game, then check it with “akhet components check { $file }”.

components-check-which-game = It is not clear which game { $file } is for. Name the game with --game: { $games }.
components-check-fits = { $file }: a set that fits { $game }, { $hash }
components-check-remarks = { $count ->
    [one] One remark, no error
   *[other] { $count } remarks, no errors
 }: here the set differs from what is known of the printed game or from the reconstruction’s brief (F1).
components-check-still-reconstruction = The set calls itself a reconstruction. If you wrote it down from the printed game, set reconstruction = false.
components-check-water = Board { $board } has { $count ->
    [one] one water square
   *[other] { $count } water squares
 }; in the reconstruction each board has 3 or 4.
components-check-wheat = Board { $board } has { $count ->
    [one] one wheat square
   *[other] { $count } wheat squares
 }; in the reconstruction each board has 3 or 4.
components-check-printed = Board { $board } has these resource icons: { $printed ->
    [none] none
   *[some] { $letters }
 }; in the reconstruction each board has one of each: a b p g.
components-check-desert-split = In { $count } of { $all } arrangements of the boards the desert is in several pieces; in the reconstruction it is always one.
components-check-quarry-ready = In { $count } of { $all } arrangements of the boards there is a Quarry before the first tile is placed; in the reconstruction there never is.
components-check-wheat-shut = In { $count } of { $all } arrangements of the boards a wheat square touches no free desert; in the reconstruction each always does.
components-check-start-shut = In { $count } of { $all } arrangements of the boards a scene of the starting tile has no free desert beside it; in the reconstruction each always has.
components-check-tiles = Not five of each tile: { $tiles }. In the reconstruction there are five of each pair.
components-check-cost = Cost above 2: { $districts }. Reviews speak of 0, 1 and 2.
components-check-leading = { $good } is the first icon of { $count ->
    [0] no District
    [one] one District
   *[other] { $count } Districts
 }; in the reconstruction each resource leads ten.
components-check-starting = The starting Shops are { $shops }; in the reconstruction they are A for one god, B for 1 each B, P for an exchange A B G, and G for wheat.
components-check-starting-tile = The scenes of the starting tile are { $scenes } clockwise from its top left; in the reconstruction they are { $known }.
components-check-starting-differ = The players have different starting Shops; in the reconstruction all have the same.
components-check-god-scale = The statue scale is { $scale }; the rulebooks give 10 for three gods, and the reconstruction has { $known }.
components-check-any = A wildcard other than any one resource for 2 Debens, the only one the rulebooks name: { $shops }.
components-check-shop = { $needs } → { $pays }
components-check-kind = No District has { $kind ->
    [generic] a generic Shop, given resources for Debens
    [wildcard] the wildcard, any one resource for 2 Debens
    [wheat] a Shop that pays Wheat
    [one-god] a statue Shop with one named god
    [two-gods] a statue Shop with two named gods
    [any-god] a statue Shop with a god of your choice
    [each-1] a specialized Shop with 1 Deben per token
    [each-3] a specialized Shop with 3 Debens per token
   *[exchange] an exchange Shop
 }; in the reconstruction every kind of Shop is there.
components-check-god = { $god } is on { $count ->
    [0] no District
    [one] one District
   *[other] { $count } Districts
 }; in the reconstruction each god is on two or more.

components-show-reconstruction = This set is a reconstruction: these are not the printed components of the game.
components-show-own = If you own the game, copy the file of the set, write in what is printed, and check it with “akhet components check FILE”.
components-show-boards = Valley boards
components-show-board = Board { $name }
components-show-desert = desert
components-show-start = start symbol
components-show-water = water
components-show-wheat = wheat
components-show-printed = desert with a resource icon: { $good }
components-show-tiles = Valley tiles, { $count } in all
components-show-scales = Debens at the end
components-show-wheat-held = Wheat in the Storehouse
components-show-gods-held = Different gods
components-show-debens = Debens
components-show-gods = The gods: { $gods }.
components-show-starting = Starting Shops of every Metropolis
components-show-starting-of = Starting Shops of player { $player }
components-show-starting-tile = The starting tile, clockwise from its top left:
components-show-districts = Districts
components-show-districts-key = The cost, then each Shop: what it needs → what it pays when fully supplied; * is any resource.
components-show-cost = cost { $cost }
components-show-pays-debens = { $value } { $value ->
    [one] Deben
   *[other] Debens
 }
components-show-pays-wheat = 1 Wheat
components-show-pays-gods = { $gods }
components-show-pays-any-god = any god
components-show-pays-each = { $value } each { $letter }
components-show-pays-exchange = exchange { $letters }
components-show-sheet-written = The sheet to print is in { $file }.

components-show-nile = The cards of NILE
components-show-nile-crops = { $crop } of each crop in play ({ $classic } in the Classic deck), { $stone } Stone with the Monuments, one Plague of Locusts, and a Speculation card for each pair of crops in play.
components-show-nile-hand = { $count ->
    [one] One card is
   *[other] { $count } cards are
 } dealt to each player; the Plague never is.
components-show-nile-column-players = Players
components-show-nile-column-crops = Crops
components-show-nile-column-crop = Crop cards
components-show-nile-column-speculation = Speculation
components-show-nile-column-plague = Plague
components-show-nile-column-all = All
components-show-nile-column-monuments = With Stone
components-show-nile-classic = Classic, { $least }–{ $most }
components-show-nile-never = never

components-measure-none = Sets of { $game } cannot be measured.
components-measure-title = { $game }, “{ $name }”: { $games } games of each setting with the bot greedy in all seats, seed { $seed }
components-measure-sources = Where the score comes from
components-measure-wins = Wins by order of play, with 95 % intervals
components-measure-seats = Wins by player, with 95 % intervals
components-measure-score = Mean score
components-measure-players = { $players } players
components-measure-parts = Districts, all settings together
components-measure-column-part = District
components-measure-column-cost = Cost
components-measure-column-contents = Shops
components-measure-column-taken = Built
components-measure-column-filled = Full
components-measure-column-lift = Wins
components-measure-note = Built: the share of the games that show the District. Full: the share of its Shops. Wins: of the players who built it, relative to an even share, so that 1 is average, with the 95 % interval; it shows correlation, not cause. Each player weighs the headings of the score a little differently.
fertility-source-generic = Shops
fertility-source-specialised = Specialised Shops
fertility-source-statues = Statues
fertility-source-monuments = Monuments
fertility-source-wheat = Wheat

components-sheet-none = There is no sheet to print for { $game }.
components-sheet-name = The file name of a sheet ends in .svg; “{ $file }” does not, and nothing was written.
components-sheet-reconstruction = A RECONSTRUCTION, not the printed components of the game, which are not in the texts it was made from.
components-sheet-key = Key
components-sheet-desert = Desert
components-sheet-start = Start symbol
components-sheet-water = Water
components-sheet-wheat = Wheat
components-sheet-printed = Resource icon
components-sheet-good = { $good } ({ $letter })
components-sheet-any = Any (*)
components-sheet-starting = Starting Shops
components-sheet-starting-tile = Starting tile
components-sheet-tiles = Valley tiles ({ $count } in all)
components-sheet-count = × { $count }
components-sheet-wheat-scale = Wheat in the Storehouse, and the Debens it is worth
components-sheet-god-scale = Different gods, and Debens
components-sheet-districts = Districts: what a Shop needs → what it pays when fully supplied
components-sheet-each = each
components-sheet-or = or
components-sheet-foot = { $name } · { $hash }

## Why a set does not fit

components-entry-toml = TOML
components-entry-board = board { $name }
components-entry-row = { $of }, row { $number }
components-entry-district = District { $name }
components-entry-shop = { $of }, Shop { $number }
components-entry-part = { $of }, { $key }
components-entry-starting = starting Shops
components-entry-starting-of = starting Shops of player { $player }
components-entry-tiles = tiles
components-entry-tile = tiles { $tile }

set-toml = { $fault ->
    [utf-8] byte { $byte } is not UTF-8
    [depth] it is nested too deeply
    [number] a number in it has too many digits
    [end] at the end of the file: { $words }
   *[syntax] line { $line }, column { $column }: { $words }
 }

set-blank = not filled in yet
set-starting-tile = must be the letters A, B, P and G, each once
set-tile-twice = this tile is counted twice
set-row = must have { $columns } squares, not { $found }
set-metropolises = must be one list of Shops for all players, or { $count } lists, one for each player
set-no-table = there is no such table
set-no-tile = there is no such tile; the tiles are { $tiles }
set-tables = must be a list of tables
set-counts = must be a table of counts
set-shops = must be a list of Shops
set-scale = must be { $count } whole numbers from 0 to { $most } that begin with 0 and never fall
set-wheat-scale = must be { $scale }
set-gods = must be the names of 1 to { $most } gods, one word each
set-gods-differ = must be different names
set-in-all = must be { $all } in all, not { $found }
set-word = must be one word of letters and digits
set-rows = must be { $rows } rows of { $columns } squares
set-square = “{ $letter }” is not a square; the squares are { $squares }
set-symbol = must show one start symbol of two by two squares
set-boards = must be four different boards
set-needs = must be 1 to { $most } of A, B, P, G and * for any
set-pays = “{ $pays }” is not one of these: “4 debens”, “wheat”, one or two gods, “any god”, “3 each G” (or 1), “exchange A B P”
set-wild = only a generic Shop, which pays Debens, takes any resource
set-shops-number = must be 1 to { $most } Shops
set-same-name = two have the same name
set-number = must be { $count }, not { $found }
set-too-many = { $cards } cards with { $players } players; at most { $most } are allowed
set-too-few-classic = { $cards } cards of the Classic deck are too few to deal to { $players } players
set-too-few = { $cards } cards are too few to deal to { $players } players
