# The browser app's pages: tables, you, rules, replay, the guided first game, and the app on one's own device.

web-pages-loading = Loading …
web-pages-settings = Settings
web-pages-offline = You’re offline. Anything that needs the server will wait until you’re back online.
web-pages-copy-failed = The link couldn’t be copied. Select it and copy it yourself.

## Tables

web-pages-tables-title = Tables
web-pages-tables-mine = Your games
web-pages-tables-waiting-for-you = { $count ->
    [one] It’s your turn in one game
   *[other] It’s your turn in { $count } games
 }
web-pages-tables-none-mine = You have no games yet. Open a table, or join one below.
web-pages-tables-open-one = Open a table
web-pages-tables-over = Finished games
web-pages-tables-more = Show older games
web-pages-tables-to-join = Tables to join
web-pages-tables-none-to-join = No public table is waiting for players right now. Open one yourself and make it public: it will be listed here.
web-pages-tables-to-watch = Games to watch
web-pages-tables-none-to-watch = No public game is being played right now.
web-pages-tables-your-turn = It’s your turn.
web-pages-tables-turn-of = { $name }’s turn.
web-pages-tables-turn-of-guest = { $name }’s turn on this device.
web-pages-tables-waits = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
 }
web-pages-tables-won = { $name } won.
web-pages-tables-you-won = You won.
web-pages-tables-place = You finished { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } of { $players }.
web-pages-tables-shared = { $names } share first place.
web-pages-tables-with = With { $names }
web-pages-tables-go-on = Continue
web-pages-tables-look = Open the table
web-pages-tables-join = Join
web-pages-tables-watch = Watch
web-pages-tables-result = Result
web-pages-tables-of = { $action }: { $game } { $who }
web-pages-tables-clock-days = { $days ->
    [one] One day per turn
   *[other] { $days } days per turn
 }
web-pages-tables-clock-seconds = { $seconds } seconds per turn
web-pages-tables-changed = Last move { $when }
web-pages-tables-stale = Couldn’t refresh the list. Trying again soon.

## You

web-pages-me-title = You
web-pages-me-stranger = You have no name here yet. Choose one to begin; you need no password and no account.
web-pages-me-name = Your name
web-pages-me-name-more = Others see it at the table. You can change it at any time.
web-pages-me-save = Save the name
web-pages-me-saved = Saved. You are { $name }.
web-pages-me-device = Play on another device
web-pages-me-device-more = Open this link on your phone or another computer to sign in there with all your games. It works once and expires in { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 }.
web-pages-me-device-make = Make a link
web-pages-me-device-again = Make a new link
web-pages-me-device-link = The link for your other device
web-pages-me-device-left = { $minutes ->
    [0] Expires in less than a minute.
    [one] Expires in one minute.
   *[other] Expires in { $minutes } minutes.
 }
web-pages-me-device-expired = This link has expired. Make a new one.
web-pages-me-code = Recovery code
web-pages-me-code-more = This browser remembers who you are. If it ever forgets, a recovery code brings back your name and your games. Write it down: it is shown only once.
web-pages-me-code-make = Make a recovery code
web-pages-me-code-again = Make a new recovery code
web-pages-me-code-again-more = A new code replaces the old one.
web-pages-me-code-yours = Your recovery code
web-pages-me-code-keep = Keep it secret: anyone who has it can play as you.
web-pages-me-copy-code = Copy the code
web-pages-me-signin = Have a recovery code?
web-pages-me-signin-more = Enter your recovery code to sign in on this device. Capital letters and dashes do not matter.
web-pages-me-signin-code = Recovery code
web-pages-me-signin-go = Sign in
web-pages-me-signin-lose = You are { $name } in this browser now. Without a recovery code, { $name }’s games can’t be found again after you sign in as someone else.

web-pages-rejoin-title = Signing you in
web-pages-rejoin-wait = One moment …
web-pages-rejoin-empty = This link has no code in it. Open the whole link, or make a new one on your other device.
web-pages-rejoin-ask = Sign in on this device?
web-pages-rejoin-now = You are { $name } in this browser now. If you sign in with the link, you play under the name it was made for; without a recovery code, { $name }’s games can’t be found again.
web-pages-rejoin-go = Sign in with this link
web-pages-rejoin-stay = Stay { $name }

## Rules

web-pages-rules-title = Rules of { $game }
web-pages-rules-contents = Contents
web-pages-rules-games = The rules of which game
web-pages-rules-table = Table under “{ $heading }”
web-pages-rules-how-to = How to play
web-pages-rules-search = Search the rules
web-pages-rules-found = { $count ->
    [0] No ruling has these words.
    [one] { $count } ruling found
   *[other] { $count } rulings found
}

## Replay

web-pages-replay-title = Replay of { $game }
web-pages-replay-scrubber = Step of the game
web-pages-replay-step = Step { $ply } of { $plies }
web-pages-replay-deal = The deal
web-pages-replay-first = Go to the deal
web-pages-replay-back = One step back
web-pages-replay-play = Play
web-pages-replay-pause = Pause
web-pages-replay-forward = One step forward
web-pages-replay-last = Go to the end
web-pages-replay-keys = Keys: left and right arrow for a step, up and down arrow for a turn, Home and End, space to play and pause.
web-pages-replay-speed = Speed
web-pages-replay-speed-slow = Slow
web-pages-replay-speed-normal = Normal
web-pages-replay-speed-fast = Fast
web-pages-replay-look-from = View as
web-pages-replay-look-from-mover = the player to move
web-pages-replay-share = Copy a link to this step
web-pages-replay-link = Link to this step
web-pages-replay-table = The table at this step
web-pages-replay-log = Game log
web-pages-replay-log-hint = Choose a sentence to go to that step.
web-pages-replay-branch = Play on from here
web-pages-replay-branch-more = Opens a new table with the position of this step. You take one seat, bots take the others; cards and tiles are drawn afresh.
web-pages-replay-branch-seat = Your seat
web-pages-replay-branch-level = Play against
web-pages-replay-branch-over = The game is over at this step. Go back to one where a player has to move.
web-pages-replay-standing = Standings
web-pages-replay-standing-nile = { $name }: place { $place }, piles of { $piles }
web-pages-replay-standing-fertility = { $name }: place { $place }, { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 }
web-pages-replay-to-tables = Go to your games

## The guided first game

web-pages-learn-title = Learn { $game } by playing
web-pages-learn-how = You play a real game against an easy bot. A coach tells you what to look at and what to do next. You can leave at any time.
web-pages-learn-begin = Begin
web-pages-learn-rules = Read the rules first
web-pages-learn-coach = Your coach
web-pages-learn-next = Got it
web-pages-learn-skip = Not now
web-pages-learn-fold = Collapse
web-pages-learn-unfold = Show the coach
web-pages-learn-leave = Continue without the coach
web-pages-learn-progress = { $count ->
    [0] Nothing learned yet: this is the beginning.
    [one] One thing learned.
   *[other] { $count } things learned.
 }
web-pages-learn-your-turn = It’s your turn. Do what seems best to you.
web-pages-learn-watch = { $rival }’s turn. Watch what happens.

web-pages-learn-nile-intro = NILE is a card game. You plant crops, the river floods, and flooded crops are harvested. The best-balanced storage wins. You learn it here in one game of about fifteen minutes.
web-pages-learn-nile-goal-title = The goal
web-pages-learn-nile-goal = Harvested cards go into your storage. At the end, players compare the crop of which they have stored least: the higher number wins. So gather a little of everything, not much of one crop.
web-pages-learn-nile-flood-title = The flood
web-pages-learn-nile-flood = Every turn begins with a Flood card. Now it shows { $card }: every field of a flooded crop gives one card to its owner’s storage. Flooded crops can’t be planted now.
web-pages-learn-nile-hand-title = Your hand
web-pages-learn-nile-hand = These cards are yours alone. Most show one crop and can be planted. A card with two crops is for Speculation: a bet on the next flood.
web-pages-learn-nile-plant-title = Plant a field
web-pages-learn-nile-plant = A new field needs two cards or more of the same crop, or you plant one card each of two different crops. Choose cards from your hand now.
web-pages-learn-nile-nothing-title = Nothing to plant
web-pages-learn-nile-nothing = Your hand has nothing that can be planted this turn. That happens: end the turn, and you draw two new cards.
web-pages-learn-nile-finish-title = Finish the planting
web-pages-learn-nile-finish = Your cards are laid out. Add more if you like, or take a step back. When you are happy with it, confirm the planting: you draw two cards and your turn ends.
web-pages-learn-nile-rival-title = The other player’s turn
web-pages-learn-nile-rival = Every turn of { $rival } begins with a flood as well. It doesn’t matter whose turn it is: a flood harvests everyone’s fields.
web-pages-learn-nile-harvest-title = Your first harvest
web-pages-learn-nile-harvest = The river flooded { $card }, and one card went from your field into your storage. That is what counts at the end. A field without cards is gone, so replant in time.
web-pages-learn-nile-speculate-title = A bet on the river
web-pages-learn-nile-speculate = You hold { $card }. Instead of planting, you may play one or two such cards. If the next Flood card shows one of its crops, you draw three cards. You don’t have to do it now.
web-pages-learn-nile-outplant-title = Out-plant an opponent
web-pages-learn-nile-outplant = { $rival } has a { $card } field with { $count ->
    [one] one card
   *[other] { $count } cards
 }. Each crop has only one field at a time. To take it, plant more at once, here { $needed } cards; the old field is discarded. The same can happen to you.
web-pages-learn-nile-add-title = Let a field grow
web-pages-learn-nile-add = You own a { $card } field and hold more { $card }. You may add as many cards as you like to your own fields, of several crops at once. Larger fields last longer and are harder to take.
web-pages-learn-nile-trade-title = Market and Offering
web-pages-learn-nile-trade = Before you plant you may trade, as often as you like. The Market takes two cards from your hand or storage for one new card. An Offering takes two cards and brings another flood at once.
web-pages-learn-nile-plague-title = The locusts
web-pages-learn-nile-plague = The Plague of Locusts destroys the largest field in play, and every other field of the same size. It comes once in every season: think of it before you build one huge field.
web-pages-learn-nile-season-title = A new season
web-pages-learn-nile-season = The pile ran out and was shuffled again. There are as many seasons as players; after the last card of the last season, the game is over.
web-pages-learn-nile-balance-title = Keep the balance
web-pages-learn-nile-balance = Look at your storage: which crop do you have least of? One card of that crop is worth more than ten of another. Plant what you lack.
web-pages-learn-nile-free-title = You can play NILE
web-pages-learn-nile-free = That is all you need. Play as you like; I’ll only speak up when something new comes along.
web-pages-learn-nile-end-title = The game is over
web-pages-learn-nile-end = Both storages are open now: compare the smallest piles. In the replay you can go through the game again step by step, and play on from any step.

web-pages-learn-fertility-intro = Fertility is a tile-laying game. You place tiles in a Valley that all players share, earn resources, and supply the Shops of your own Metropolis. You learn it here in one game of about fifteen minutes.
web-pages-learn-fertility-goal-title = The goal
web-pages-learn-fertility-goal = Whoever has the most Debens wins. They come from fully supplied Shops, from statues of different gods, from Monuments and from Wheat. Everyone has nine turns.
web-pages-learn-fertility-valley-title = The Valley
web-pages-learn-fertility-valley = Tiles go on two empty desert squares side by side, never on Water or Wheat. At least one scene of your tile must be connected to an identical scene.
web-pages-learn-fertility-place-title = Place a tile
web-pages-learn-fertility-place = Choose one of your three tiles and a place for it. You earn one resource for each connection to an identical scene and for each resource icon you cover, and one Wheat for each Wheat square beside the tile.
web-pages-learn-fertility-quarry-title = A Quarry
web-pages-learn-fertility-quarry = Your tile has enclosed an empty square and created a Quarry. It gives you one resource of your choice, or a place for one of your Monuments.
web-pages-learn-fertility-earned-title = Your resources
web-pages-learn-fertility-earned = What you earned lies beside your board. Use it this turn: whatever is left at the end goes back to the Stock. Only Wheat is kept.
web-pages-learn-fertility-build-title = Build a District
web-pages-learn-fertility-build = Once per turn, before you supply, you may buy a District for your Metropolis. It brings new Shops. Don’t open more Shops than you can supply: a Shop that is not fully supplied pays nothing.
web-pages-learn-fertility-pay-title = Pay for it
web-pages-learn-fertility-pay = Choose which resources you pay for the District. Any will do, so give what your Shops need least.
web-pages-learn-fertility-supply-title = Supply a Shop
web-pages-learn-fertility-supply = Put resources on the icons of your Shops. A Shop pays when every icon has its resource.
web-pages-learn-fertility-exchange-title = An exchange
web-pages-learn-fertility-exchange = This Shop gives you one of the resources it shows. Choose one, and the other Shop it goes to.
web-pages-learn-fertility-filled-title = A fully supplied Shop
web-pages-learn-fertility-filled = One of your Shops is fully supplied. Some pay Debens at the end, some count the resources in your Metropolis, some bring statues, Wheat or an exchange.
web-pages-learn-fertility-done-title = End your turn
web-pages-learn-fertility-done = When there is nothing more to build or supply, end your turn. Leftover resources go back to the Stock.
web-pages-learn-fertility-take-title = Take a tile
web-pages-learn-fertility-take = Take one of the tiles from the Common Pool, so that you have three again. Think about where it could go.
web-pages-learn-fertility-rival-title = The other player’s turn
web-pages-learn-fertility-rival = { $rival } places tiles in the same Valley. Watch where: you can connect your tiles to them too.
web-pages-learn-fertility-wheat-title = Wheat
web-pages-learn-fertility-wheat = Wheat is kept in your Storehouse, up to ten. The more you have, the more each is worth. You can also pay for Districts with it.
web-pages-learn-fertility-monuments-title = Monuments
web-pages-learn-fertility-monuments = Enclose single empty squares to create Quarries, and place Monuments there. At the end, whoever has the most Monuments gets 15 Debens, and second place 7.
web-pages-learn-fertility-last-title = The last turns
web-pages-learn-fertility-last = The Common Pool can no longer be refilled: everyone has one more turn. Supply the Shops that are almost full.
web-pages-learn-fertility-free-title = You can play Fertility
web-pages-learn-fertility-free = That is all you need. Play as you like; I’ll only speak up when something new comes along.
web-pages-learn-fertility-end-title = The game is over
web-pages-learn-fertility-end = Compare where the Debens came from. In the replay you can go through the game again step by step, and play on from any step.
