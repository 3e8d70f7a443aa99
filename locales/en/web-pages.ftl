# The browser app's pages: tables, you, rules, replay, the guided first game, and the app on one's own device.

web-pages-loading = Loading …
web-pages-settings = Settings
web-pages-offline = You are offline. Everything that needs the server waits until the connection is back.
web-pages-copy-failed = The link could not be copied. Select it and copy it yourself.

## Tables

web-pages-tables-title = Tables
web-pages-tables-mine = Your games
web-pages-tables-waiting-for-you = { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
 }
web-pages-tables-none-mine = You have no games yet. Open a table, or join one below.
web-pages-tables-open-one = Open a table
web-pages-tables-over = Finished games
web-pages-tables-more = Show older games
web-pages-tables-to-join = Tables to join
web-pages-tables-none-to-join = No public table waits for players right now. Open one yourself and let anybody join: it will be listed here.
web-pages-tables-to-watch = Games to watch
web-pages-tables-none-to-watch = No public game is being played right now.
web-pages-tables-your-turn = It is your turn.
web-pages-tables-turn-of = { $name } is to move.
web-pages-tables-turn-of-guest = It is the turn of { $name } on this device.
web-pages-tables-waits = { $count ->
    [one] Waits for one more player.
   *[other] Waits for { $count } more players.
 }
web-pages-tables-won = { $name } won.
web-pages-tables-you-won = You won.
web-pages-tables-place = You came in at place { $place } of { $players }.
web-pages-tables-shared = { $names } share the first place.
web-pages-tables-with = With { $names }
web-pages-tables-go-on = Go on
web-pages-tables-look = Open the table
web-pages-tables-join = Join
web-pages-tables-watch = Watch
web-pages-tables-result = Result
web-pages-tables-of = { $action }: { $game } { $who }
web-pages-tables-clock-days = { $days ->
    [one] One day for a turn
   *[other] { $days } days for a turn
 }
web-pages-tables-clock-seconds = { $seconds } seconds for a turn
web-pages-tables-changed = Last change { $when }
web-pages-tables-stale = The list could not be brought up to date. Trying again soon.

## You

web-pages-me-title = You
web-pages-me-stranger = You have no name here yet. Choose one to begin; there is no password and no account.
web-pages-me-name = Your name
web-pages-me-name-more = Others see it at the table. You can take another one at any time.
web-pages-me-save = Save the name
web-pages-me-saved = Saved. You are { $name }.
web-pages-me-device = Play on another device
web-pages-me-device-more = Open this link on your phone or another computer, and you are yourself there too, with all your games. It works once, and for { $minutes } minutes.
web-pages-me-device-make = Make a link
web-pages-me-device-again = Make a new link
web-pages-me-device-link = The link for your other device
web-pages-me-device-left = { $minutes ->
    [0] Good for less than a minute.
    [one] Good for one more minute.
   *[other] Good for { $minutes } more minutes.
 }
web-pages-me-device-expired = This link is no longer good. Make a new one.
web-pages-me-code = Recovery code
web-pages-me-code-more = This browser remembers who you are. Should it forget, a recovery code brings back your name and your games. Write it down: it is shown only once.
web-pages-me-code-make = Make a recovery code
web-pages-me-code-again = Make a new recovery code
web-pages-me-code-again-more = A new code makes the one before worthless.
web-pages-me-code-yours = Your recovery code
web-pages-me-code-keep = Keep it like a key: whoever has it can play in your name.
web-pages-me-copy-code = Copy the code
web-pages-me-signin = You have a code?
web-pages-me-signin-more = Type your recovery code to be here who you are elsewhere. Capital letters and dashes do not matter.
web-pages-me-signin-code = Recovery code
web-pages-me-signin-go = Sign in
web-pages-me-signin-lose = You are { $name } in this browser now. Without a recovery code, the games of { $name } cannot be found again after you sign in as somebody else.

web-pages-rejoin-title = Signing you in
web-pages-rejoin-wait = One moment …
web-pages-rejoin-empty = This link has no code in it. Open the whole link, or make a new one on your other device.
web-pages-rejoin-ask = Be yourself on this device?
web-pages-rejoin-now = You are { $name } in this browser now. Sign in by the link, and you are whoever made it; without a recovery code the games of { $name } cannot be found again.
web-pages-rejoin-go = Sign in by this link
web-pages-rejoin-stay = Stay { $name }

## Rules

web-pages-rules-title = Rules of { $game }
web-pages-rules-contents = Contents
web-pages-rules-games = The rules of which game
web-pages-rules-table = Table under “{ $heading }”

## Replay

web-pages-replay-title = Replay of { $game }
web-pages-replay-scrubber = Step of the game
web-pages-replay-step = Step { $ply } of { $plies }
web-pages-replay-deal = The deal
web-pages-replay-first = To the deal
web-pages-replay-back = One step back
web-pages-replay-play = Play
web-pages-replay-pause = Pause
web-pages-replay-forward = One step forward
web-pages-replay-last = To the end
web-pages-replay-keys = Keys: left and right arrow for a step, up and down arrow for a turn, Home and End, space to play and pause.
web-pages-replay-speed = Speed
web-pages-replay-speed-slow = Slow
web-pages-replay-speed-normal = Normal
web-pages-replay-speed-fast = Fast
web-pages-replay-look-from = Look from the seat of
web-pages-replay-look-from-mover = whoever moves
web-pages-replay-share = Copy a link to this step
web-pages-replay-link = Link to this step
web-pages-replay-table = The table at this step
web-pages-replay-log = What happened
web-pages-replay-log-hint = Choose a sentence to go to that step.
web-pages-replay-branch = Play on from here
web-pages-replay-branch-more = Opens a new table where this game stood at this step. You take one seat, bots take the others; the dice are new.
web-pages-replay-branch-seat = Your seat
web-pages-replay-branch-level = Play against
web-pages-replay-branch-over = The game is over at this step. Go back to one where somebody has to move.
web-pages-replay-standing = How it stands
web-pages-replay-standing-nile = { $name }: place { $place }, piles of { $piles }
web-pages-replay-standing-fertility = { $name }: place { $place }, { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 }
web-pages-replay-to-tables = To your games

## The guided first game

web-pages-learn-title = Learn { $game } by playing
web-pages-learn-how = You play a real game against an easy bot. A coach tells you what to look at and what to do next. You can leave at any time.
web-pages-learn-begin = Begin
web-pages-learn-rules = Read the rules first
web-pages-learn-coach = Your coach
web-pages-learn-next = Got it
web-pages-learn-skip = Another time
web-pages-learn-fold = Fold up
web-pages-learn-unfold = Show the coach
web-pages-learn-leave = Play on alone
web-pages-learn-progress = { $count ->
    [0] Nothing learnt yet: this is the beginning.
    [one] One thing learnt.
   *[other] { $count } things learnt.
 }
web-pages-learn-your-turn = It is your turn. Do what seems best to you.
web-pages-learn-watch = { $rival } plays. Watch what happens.

web-pages-learn-nile-intro = NILE is a game of cards. You plant crops, the river floods, and what is flooded is harvested. Whoever has stored all crops evenly wins. Here you learn it in the course of one game, in about fifteen minutes.
web-pages-learn-nile-goal-title = What it is about
web-pages-learn-nile-goal = Harvested cards go into your storage. At the end, players compare the crop they have stored least of: the higher number wins. So gather a little of everything, not much of one.
web-pages-learn-nile-flood-title = The flood
web-pages-learn-nile-flood = Every turn begins with a Flood card. Now it shows { $card }: every field of a flooded crop gives one card to its owner's storage. Nothing that is flooded can be planted this turn.
web-pages-learn-nile-hand-title = Your hand
web-pages-learn-nile-hand = These cards are yours alone. Most show one crop and can be planted. A card with two crops is for Speculation: a bet on the next flood.
web-pages-learn-nile-plant-title = Plant a field
web-pages-learn-nile-plant = A new field needs two cards or more of the same crop, or you plant one card each of two different crops. Choose cards from your hand now.
web-pages-learn-nile-nothing-title = Nothing to plant
web-pages-learn-nile-nothing = Your hand has nothing that can be planted this turn. That happens: end the turn, and you draw two new cards.
web-pages-learn-nile-finish-title = Finish the planting
web-pages-learn-nile-finish = Your cards are laid out. Add more if you like, or take a step back. When it is as you want it, say that the planting is done: you draw two cards and your turn ends.
web-pages-learn-nile-rival-title = The other player's turn
web-pages-learn-nile-rival = Every turn of { $rival } begins with a flood as well. It does not matter whose turn it is: a flood harvests everybody's fields.
web-pages-learn-nile-harvest-title = Your first harvest
web-pages-learn-nile-harvest = The river flooded { $card }, and one card went from your field into your storage. That is what counts at the end. A field without cards is gone, so plant again in time.
web-pages-learn-nile-speculate-title = A bet on the river
web-pages-learn-nile-speculate = You hold { $card }. Instead of planting you may play one or two such cards. If the next Flood card shows one of its crops, you draw three cards. You need not do it now.
web-pages-learn-nile-outplant-title = Drive a rival out
web-pages-learn-nile-outplant = { $rival } grows { $card } with { $count ->
    [one] one card
   *[other] { $count } cards
 }. A crop has only one field at a time. To take it you plant more at once, here { $needed } cards; the old field is discarded. The same can happen to you.
web-pages-learn-nile-add-title = Let a field grow
web-pages-learn-nile-add = You own a field of { $card } and hold more of it. To your own fields you may add as many cards as you like, of several crops at once. Larger fields feed you longer and are harder to take.
web-pages-learn-nile-trade-title = Market and Offering
web-pages-learn-nile-trade = Before you plant you may trade, as often as you like. The Market takes two cards from your hand or storage for one new card. An Offering takes two cards and brings another flood at once.
web-pages-learn-nile-plague-title = The locusts
web-pages-learn-nile-plague = The Plague of Locusts destroys the largest field in play, and all that are just as large. It comes once in every season: think of it before you build one huge field.
web-pages-learn-nile-season-title = A new season
web-pages-learn-nile-season = The pile ran out and was shuffled again. There are as many seasons as players; when the last card of the last one is gone, the game is over.
web-pages-learn-nile-balance-title = Keep the balance
web-pages-learn-nile-balance = Look at your storage: which crop do you have least of? One card of that is worth more than ten of another. Plant what you lack.
web-pages-learn-nile-free-title = You can play NILE
web-pages-learn-nile-free = That is all you need. Play on as you like; I speak up only if something new happens.
web-pages-learn-nile-end-title = The game is over
web-pages-learn-nile-end = Both storages are open now: compare the smallest piles. In the replay you can go through the game again, step by step, and play on from any of them.

web-pages-learn-fertility-intro = Fertility is a game of tiles. You lay them in a valley that all share, earn goods for it, and supply the shops of your own city. Here you learn it in the course of one game, in about fifteen minutes.
web-pages-learn-fertility-goal-title = What it is about
web-pages-learn-fertility-goal = The most Debens win. They come from shops that are full, from statues of different gods, from Monuments and from wheat. Everybody has nine turns.
web-pages-learn-fertility-valley-title = The valley
web-pages-learn-fertility-valley = Tiles go on two empty desert squares side by side, never on water or wheat. At least one scene of your tile must lie along a scene of the same kind.
web-pages-learn-fertility-place-title = Lay a tile
web-pages-learn-fertility-place = Choose one of your three tiles and a place for it. You earn one good for every neighbouring scene of the same kind, for every good printed on a square you cover, and one wheat for every wheat square beside it.
web-pages-learn-fertility-quarry-title = A Quarry
web-pages-learn-fertility-quarry = Your tile has closed in an empty square. Such a Quarry gives you one good of your choice, or a place for one of your Monuments.
web-pages-learn-fertility-earned-title = Your goods
web-pages-learn-fertility-earned = What you earned lies beside your board. Use it in this turn: what is left at its end goes back to the Stock. Only wheat is kept.
web-pages-learn-fertility-build-title = Build a District
web-pages-learn-fertility-build = Once in a turn, before you supply, you may buy a District for your city. It brings new shops. Do not open more of them than you can fill: a shop that is short of a good pays nothing.
web-pages-learn-fertility-pay-title = Pay for it
web-pages-learn-fertility-pay = Choose which goods you give for the District. Any will do, so give what your shops need least.
web-pages-learn-fertility-supply-title = Supply a shop
web-pages-learn-fertility-supply = Put goods on the icons of your shops. A shop pays when every icon has its good.
web-pages-learn-fertility-exchange-title = An exchange
web-pages-learn-fertility-exchange = This shop gives you one of the goods it shows. Choose one, and the other shop it goes to.
web-pages-learn-fertility-filled-title = A full shop
web-pages-learn-fertility-filled = A shop of yours is full. Some pay Debens at the end, some count the goods in your city, some bring statues, wheat or an exchange.
web-pages-learn-fertility-done-title = End the turn
web-pages-learn-fertility-done = When there is nothing more to build or supply, end the turn. Goods that are left go back to the Stock.
web-pages-learn-fertility-take-title = Take a tile
web-pages-learn-fertility-take = Take one of the tiles from the Common Pool, so that you have three again. Think of where it could lie.
web-pages-learn-fertility-rival-title = The other player's turn
web-pages-learn-fertility-rival = { $rival } lays tiles in the same valley. Watch where: what lies there earns for you too when you lay a tile beside it.
web-pages-learn-fertility-wheat-title = Wheat
web-pages-learn-fertility-wheat = Wheat is kept in your Storehouse, up to ten. The more you have, the more each is worth. You may also pay for Districts with it.
web-pages-learn-fertility-monuments-title = Monuments
web-pages-learn-fertility-monuments = Close in single empty squares to make Quarries, and put Monuments there. At the end, those with the most Monuments earn Debens for them.
web-pages-learn-fertility-last-title = The last turns
web-pages-learn-fertility-last = The Common Pool has run dry: everybody has one more turn. Fill the shops that are almost full.
web-pages-learn-fertility-free-title = You can play Fertility
web-pages-learn-fertility-free = That is all you need. Play on as you like; I speak up only if something new happens.
web-pages-learn-fertility-end-title = The game is over
web-pages-learn-fertility-end = Compare where the Debens came from. In the replay you can go through the game again, step by step, and play on from any of them.
