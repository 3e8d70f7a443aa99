# The terminal.

compiling = compiling the rules for this machine, once …
compiling-functions = compiling the rules for this machine, once … { $functions ->
    [one] one function
   *[other] { $functions } functions
 }

terminal-welcome = Welcome to the Nile.
terminal-how = Type a number from the list, or say what you want. “help” explains, “hint” advises.
terminal-you = Ani
terminal-levels = Whom do you want to play?
terminal-level-farmer = plays by instinct: a friendly first opponent
terminal-level-scribe = plays soundly, and answers at once
terminal-level-vizier = thinks ahead for a moment
terminal-level-pharaoh = thinks hard, about a second a turn
terminal-which-level = Number or name (Enter: { $usual })
terminal-which-level-again = Type a number from 1 to { $most } or a name of the list; Enter takes the { $usual }.
terminal-level = There is no level “{ $level }”. There are: { $levels }. For any other bot use --bot.
terminal-too-many-bots = { $bots } bots were named for { $seats } { $seats ->
    [one] seat
   *[other] seats
 }.
terminal-rivals = At the table: { $names }.
terminal-thinking = { $name } is thinking …
terminal-goodbye = Another time, then.
terminal-river = The river
terminal-own = { $name }'s cards
terminal-flood = Flooded:
terminal-dry = nothing yet
terminal-pile = Season { $season } of { $seasons }, { $cards } { $cards ->
    [one] card
   *[other] cards
 } in the pile.
terminal-plague-pile = The Plague lurks in it.
terminal-plague-aside = The Plague lies aside.
terminal-fields = Fields and Monuments
terminal-free = free
terminal-none = none
terminal-city = { $name }'s Metropolis
terminal-valley-legend = A B P G scenes   . desert   a b p g printed   ~ water   w wheat   M Monument
terminal-pool = Your Pool
terminal-common = Common Pool
terminal-pile-left = Tiles to come
terminal-stock = Stock
terminal-beside = Beside your board
terminal-districts = Districts
terminal-cost = (cost { $cost })
terminal-goods = { $count } { $good }
terminal-quarries = { $count } { $count ->
    [one] Quarry
   *[other] Quarries
 }
terminal-column-wheat = Wheat
terminal-column-monuments-left = Monuments left
terminal-column-districts = Districts
terminal-column-debens = Debens now
terminal-debens-legend = Debens now: generic Shops + specialised Shops + statues + Monuments + Wheat
terminal-storage = Storage:
terminal-picked = Picked:
terminal-column-player = Player
terminal-column-hand = Hand
terminal-column-storage = Storage
terminal-column-speculation = Speculation
terminal-no-such-number = The list goes from 1 to { $most }.
terminal-help = Type a number from the list, or words. “hint” says what a strong player would do, “undo” takes back a step, “quit” leaves the table.
terminal-help-nile =
    You win by the crop you have stored least of, so store a little of everything.
    Your turn: the flood has come and harvests are in. Now trade as often as you like, then plant or speculate, then be done and draw two cards.
    {"  "}plant 2 wheat                     two or more of one crop
    {"  "}plant wheat flax                  two different crops, at least one of them new
    {"  "}plant 1 wheat 3 flax              any number into fields you have
    {"  "}plant 2 stone on sphinx           with the Monuments
    {"  "}market wheat flax                 give two cards from your hand, draw one
    {"  "}offering wheat from storage, flax from hand     give two cards for a new flood
    {"  "}speculate wheat-flax              bet on the next flood; one or two cards
    {"  "}done                              plant nothing more; draw and end the turn
terminal-help-fertility =
    You win by Debens: full Shops, statues, Monuments and Wheat. You have nine turns.
    Your turn: place a tile beside a like scene and collect; build a District if you like; supply Shops; take a tile.
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
terminal-recorded = The game's record is in { $file }.

hint-thinking = Looking ahead …
hint-searched = { $iterations } { $iterations ->
    [one] look
   *[other] looks
 } ahead from what you know ({ $seconds } s). The best plans:
hint-only = Only one thing is worth a thought: { $plan }
hint-plan = Plan
hint-chance = Chance to win
hint-visits = Tried

simulate-playing = Playing
simulate-title = { $games } { $games ->
    [one] game
   *[other] games
 } of { $game } with { $players } players, { $bot } in every seat
simulate-speed = { $games } games/s, { $decisions } decisions/s: { $seconds } s on { $cores } { $cores ->
    [one] core
   *[other] cores
 }, compiling not counted.
simulate-length = { $mean } decisions a game, from { $shortest } to { $longest }.
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
