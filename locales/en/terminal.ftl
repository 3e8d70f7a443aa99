# The terminal.

compiling = compiling the rules for this machine, once …
compiling-functions = compiling the rules for this machine, once … { $functions ->
    [one] one function
   *[other] { $functions } functions
 }

terminal-welcome = Welcome to the Nile.
terminal-how = Type a number from the list, or a move in words. “help” explains, “hint” advises.
terminal-you = Ani
terminal-levels = Who do you want to play against?
terminal-which-level = Number or name (Enter: { $usual })
terminal-which-level-again = Type a number from 1 to { $most } or a name from the list; Enter takes the { $usual }.
terminal-level = There is no level “{ $level }”. The levels are: { $levels }. For any other bot use --bot.
terminal-too-many-bots = { $bots } bots were given for { $seats } { $seats ->
    [one] seat
   *[other] seats
 }.
terminal-rivals = At the table: { $names }.
terminal-thinking = { $name } is thinking …
terminal-goodbye = Maybe another time.
terminal-river = The river
terminal-own = Your cards
terminal-flood = Flooded:
terminal-dry = nothing yet
terminal-pile = Season { $season } of { $seasons }, { $cards } { $cards ->
    [one] card
   *[other] cards
 } in the pile.
terminal-plague-pile = The Plague is still in it.
terminal-plague-aside = The Plague is set aside.
terminal-fields = Fields and Monuments
terminal-free = free
terminal-none = none
terminal-city = Your Metropolis
terminal-valley-legend =
    A B P G scenes   a b p g resource icons   . desert
    ~ water   w Wheat   ↑▲Ω⌂ Monument
terminal-pool = Your Pool
terminal-common = Common Pool
terminal-pile-left = Tiles to come
terminal-stock = Stock
terminal-beside = Beside your board
terminal-districts = Districts
terminal-cost = (cost { $cost })
terminal-goods = { $count } { $good ->
    [Wheat] Wheat
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
     }
 }
terminal-quarries = { $count } { $count ->
    [one] Quarry
   *[other] Quarries
 }
terminal-column-wheat = Wheat
terminal-column-monuments-left = Monuments left
terminal-column-districts = Districts
terminal-column-debens = Debens now
terminal-debens-legend = Debens now: Generic Shops + Specialized Shops + Statues + Monuments + Wheat
terminal-storage = Storage:
terminal-picked = Picked:
terminal-column-player = Player
terminal-column-hand = Hand
terminal-column-storage = Storage
terminal-column-speculation = Speculation
terminal-no-such-number = The list goes from 1 to { $most }.
terminal-help = Type a number from the list, or a move in words. “hint” shows what a strong player would do, “undo” takes back a step, “quit” leaves the table.
terminal-help-nile =
    Your smallest storage pile decides, so store a little of every crop.
    Your turn: the flood has come and the harvest is in. Trade as often as you like, then plant or speculate; at the end you draw two cards.
    {"  "}plant 2 wheat                     two or more of one crop
    {"  "}plant wheat flax                  two different crops, at least one of them new
    {"  "}plant 1 wheat 3 flax              any number into fields you have
    {"  "}plant 2 stone on sphinx           with the Monuments
    {"  "}market wheat flax                 give two cards from your hand, draw one
    {"  "}offering wheat from storage, flax from hand     give two cards for a new flood
    {"  "}speculate wheat-flax              bet on the next flood; one or two cards
    {"  "}done                              plant nothing more; draw and end your turn
terminal-help-fertility =
    The most Debens win: from fully supplied Shops, statues, Monuments and Wheat. You have nine turns.
    Your turn: connect a tile to an identical scene and collect; build a District if you like; supply Shops; take a tile.
    {"  "}place ab 3,4 3,5        the tile with Alabaster on row 3, column 4 and Bovine on 3,5
    {"  "}quarry g                what a Quarry gives: a, b, p, g or monument
    {"  "}build A9, then pay wheat  a District of the row, and what you pay with
    {"  "}supply g to A9          onto a free icon of that District
    {"  "}supply bovine to shop 1  onto a starting Shop
    {"  "}take ab, then done        a tile of the Common Pool; the end of your turn
terminal-rematch = Play again? (y/n)
terminal-yes = y yes
terminal-left = You leave the table. The game is not over.
terminal-end = The harvest is counted:
terminal-recorded = The record of the game is in { $file }.

hint-thinking = Looking ahead …
hint-searched = Looked ahead { $iterations } { $iterations ->
    [one] time
   *[other] times
 } from what you know ({ $seconds } s). The best plans:
hint-only = Only one plan is worth considering: { $plan }
hint-then = Then: { $plan }
hint-close = The first two are too close to call.
hint-plan = Plan
hint-chance = Chance to win
hint-visits = Tries

simulate-playing = Playing
simulate-title = { $games } { $games ->
    [one] game
   *[other] games
 } of { $game } with { $players } players, { $bot } in every seat
simulate-speed = { $games } games/s, { $decisions } decisions/s: { $seconds } s on { $cores } { $cores ->
    [one] core
   *[other] cores
 }, without compiling.
simulate-length = { $mean } decisions per game, from { $shortest } to { $longest }.
simulate-faults = { $count } { $count ->
    [one] move was
   *[other] moves were
 } made by a stand-in: the bot failed. “akhet arena” says how.
simulate-wins = Wins by seat
simulate-column-seat = Seat
simulate-column-share = Wins
simulate-column-interval = 95 % interval
simulate-shared = The first place is shared in { $share } of the games.
simulate-all = all players
simulate-winners = winners

export-packages = Parquet files need a package that is not installed. Install it with: { $command }
export-file = { $file } is not a Parquet file of games that Akhet wrote.
export-mixed = { $file } is the record of another game. A file holds games of one kind, here of { $game }.
export-other = { $file } holds another data set: its { $entry } is { $found }, not { $wanted }. Give another folder.
export-written = { $rows } { $rows ->
    [one] row
   *[other] rows
 }, one for each decision: { $file }
export-unpacked = { $count } { $count ->
    [one] record
   *[other] records
 } in { $file }, all verified.
