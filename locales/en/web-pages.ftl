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
web-pages-tables-none-mine = No game is going on. Play one against a bot, or open a table for your friends.
web-pages-tables-play = Play { $game }
web-pages-tables-open-one = Open a table
web-pages-tables-over = Finished games
web-pages-tables-more = Show older games
web-pages-tables-to-join = Tables to join
web-pages-tables-none-to-join = No public table is waiting for players. Open one, and anybody here can sit down at it.
web-pages-tables-open-public = Open a table for { $game }
web-pages-tables-to-watch = Games to watch
web-pages-tables-none-to-watch = No public game is being played. Meanwhile you can learn a game, or practise in short lessons.
web-pages-tables-learn = Learn { $game }
web-pages-tables-your-turn = It’s your turn.
web-pages-tables-reserved = A seat is reserved for you.
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
web-pages-tables-finished = Finished { $when }
web-pages-tables-opened = Opened { $when }
web-pages-tables-preview = The position now
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
web-pages-me-sessions = Where you are signed in
web-pages-me-session-unknown = Unknown device
web-pages-me-session-here = This device
web-pages-me-session-seen = last used { $when }
web-pages-me-session-out = Sign out this device
web-pages-me-session-lose = Without a passkey or a recovery code you cannot come back as { $name }.
web-pages-me-session-sure = Sign out anyway
web-pages-me-sessions-others = Sign out all other devices
web-pages-me-delete = Delete your data
web-pages-me-delete-more = Deletes your name, your devices, your codes and your messages. You leave your games: those against bots are deleted, and those with others stay, without your name. This cannot be undone.
web-pages-me-delete-go = Delete my data
web-pages-me-delete-sure = Yes, delete everything
web-pages-me-delete-no = Keep it
web-pages-me-delete-ask = Really delete everything of { $name }?
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

web-which-game = Which game?
web-pages-rules-title = Rules of { $game }
web-pages-rules-contents = Contents
web-pages-rules-games = The rules of which game
web-pages-rules-table = Table under “{ $heading }”
web-pages-rules-how-to = How to play
web-pages-rules-unfold = Open all parts
web-pages-rules-fold = Close all parts
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
web-pages-learn-how = You play a real game against an easy bot, in about ten to twelve minutes. A coach points at what matters, suggests moves and explains each rule when it comes up. You can leave and come back at any time.
web-pages-learn-begin = Begin your first game
web-pages-learn-begin-again = Begin a new guided game
web-pages-learn-continue = Continue your first game
web-pages-learn-told = { $number } of { $total } lessons done
web-pages-learn-rules = Read the rules
web-pages-learn-coach = Your coach
web-pages-learn-next = Got it
web-pages-learn-forward = Forward
web-pages-learn-back = Back
web-pages-learn-skip = Not now
web-pages-learn-fold = Collapse the coach
web-pages-learn-unfold = Show the coach
web-pages-learn-leave = Play on without the coach
web-pages-learn-more = To the short lessons
web-pages-learn-suggest = Suggest a move
web-pages-learn-suggestion = My suggestion: { $move }. Do something else if you prefer.
web-pages-learn-progress = Lesson { $number } of { $total }
web-pages-learn-your-turn = It’s your turn. Do what seems best to you.
web-pages-learn-watch = { $rival }’s turn. Watch what happens.
web-pages-learn-short = Short lessons
web-pages-learn-short-how = One position, one task, one minute. For what may not come up in your first game.
web-pages-learn-all = All lessons
web-pages-learn-next-lesson = Next lesson
web-pages-learn-again = Try again
web-pages-learn-well-done = Well done!
web-pages-learn-not-yet = Not quite
web-pages-learn-solved = done
web-pages-learn-not-here = That is not possible in a lesson.

web-pages-learn-nile-intro = NILE is a card game. You plant crops, the river floods, and flooded crops are harvested. The best-balanced storage wins.
web-pages-learn-nile-chapter-turn = Your turn
web-pages-learn-nile-chapter-fields = Fields
web-pages-learn-nile-chapter-choices = Trade and bets
web-pages-learn-nile-chapter-game = The whole game
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
web-pages-learn-nile-finish = Pick cards until the planting is complete; you may also take one back. When you are happy, press the main button: the cards are planted, you draw two new ones and your turn is over.
web-pages-learn-nile-rival-title = The other player’s turn
web-pages-learn-nile-rival = Now { $rival } plays, in the same order as you: flood, harvest, plant, draw two cards. Watch the flood: it doesn’t matter whose turn it is, a flood harvests everyone’s fields.
web-pages-learn-nile-harvest-title = Your first harvest
web-pages-learn-nile-harvest = The river flooded { $card }, and one card went from your field into your storage. That is what counts at the end. A field without cards is gone, so replant in time.
web-pages-learn-nile-kinds-title = Three ways to plant
web-pages-learn-nile-kinds = You may plant two or more cards of one crop, or one card each of two different crops, or any number of cards on fields that you already have. One of the three in a turn, never mixed.
web-pages-learn-nile-add-title = Let a field grow
web-pages-learn-nile-add = You own a { $card } field and hold more { $card }. You may add as many cards as you like to your own fields, of several crops at once. Larger fields last longer and are harder to take.
web-pages-learn-nile-outplant-title = Out-plant an opponent
web-pages-learn-nile-outplant = { $rival } has a { $card } field with { $count ->
    [one] one card
   *[other] { $count } cards
 }. Each crop has only one field at a time. To take it, plant more at once, here { $needed } cards; the old field is discarded. The same can happen to you.
web-pages-learn-nile-market-title = The Market
web-pages-learn-nile-market = Before you plant you may trade, as often as you like. The Market takes any two cards from your hand or storage and gives you one new card. Good for what you have too much of.
web-pages-learn-nile-offering-title = The Offering
web-pages-learn-nile-offering = An Offering also costs two cards from your hand or storage. It brings a new flood at once: those fields are harvested, and what was flooded before can be planted again.
web-pages-learn-nile-speculate-title = A bet on the river
web-pages-learn-nile-speculate = A card with two crops is a bet. Instead of planting, play one or two of them: if the next Flood card shows one of its crops, you draw three cards. If not, the card is simply gone.
web-pages-learn-nile-balance-title = Keep the balance
web-pages-learn-nile-balance = Look at your storage: which crop do you have least of? One card of that crop is worth more than ten of another. If the smallest piles are equal, the next smallest decide. Plant what you lack.
web-pages-learn-nile-plague-title = The locusts
web-pages-learn-nile-plague = Somewhere in the pile wait the locusts. When they come, the largest field on the table is lost, and every other field of that size. They come once a season: beware of one huge field.
web-pages-learn-nile-season-title = Seasons and the end
web-pages-learn-nile-season = When the pile runs out, everything is shuffled again and a new season begins. There are as many seasons as players. With the last card of the last season, the game is over at once.
web-pages-learn-nile-free-title = You can play NILE
web-pages-learn-nile-free = That is all you need. Play as you like; I’ll only speak up when something new comes along. When you are unsure, press the lamp: it suggests a move and says why.
web-pages-learn-nile-end-title = The game is over
web-pages-learn-nile-end = Both storages are open now: compare the smallest piles. There are short lessons on what you may not have met: Speculation, Offerings, Monuments.
web-pages-learn-nile-short-outplant-title = Out-plant an opponent
web-pages-learn-nile-short-outplant-about = Take over a field with more cards.
web-pages-learn-nile-short-outplant-task = Your opponent grows Castor: a field of two. A crop has only one field, but more cards at once drive theirs out. Take the Castor field over.
web-pages-learn-nile-short-outplant-praise = Three beat two: their field is discarded, and the Castor is yours. Remember that it works the other way round, too: a field of one or two is easily taken.
web-pages-learn-nile-short-outplant-again = The Castor field is still theirs. You need more cards there than they have: plant all three Castor at once.
web-pages-learn-nile-short-market-title = The Market
web-pages-learn-nile-short-market-about = Turn surplus into what you need.
web-pages-learn-nile-short-market-task = Four Papyrus in your storage are more than you need, and a single Castor can’t be planted. Trade two Papyrus at the Market, then plant.
web-pages-learn-nile-short-market-praise = Two surplus cards became a field. Only the smallest pile in your storage decides, so what lies on the largest is there to be traded.
web-pages-learn-nile-short-market-again = Try this: open the Market, give two Papyrus from your storage, and plant what you then have.
web-pages-learn-nile-short-offering-title = The Offering
web-pages-learn-nile-short-offering-about = Pay for another flood at the right moment.
web-pages-learn-nile-short-offering-task = You have large fields of Lettuce and Flax, and the pile holds almost nothing else. Give Hapi two cards that you can’t use, and harvest now.
web-pages-learn-nile-short-offering-praise = A harvest for two useless cards! An Offering pays when your fields show what the pile still holds.
web-pages-learn-nile-short-offering-again = Your fields wait for a flood. Make an Offering with the two Speculation cards.
web-pages-learn-nile-short-speculation-title = Speculation
web-pages-learn-nile-short-speculation-about = Bet on what the pile still holds.
web-pages-learn-nile-short-speculation-task = Only Wheat and Lettuce are left in the pile. You hold two Speculation cards. Play the one that can’t fail.
web-pages-learn-nile-short-speculation-praise = The flood showed one of your two crops, and you drew three cards. What lies open tells you what is left: bet when the odds favour you.
web-pages-learn-nile-short-speculation-again = That bet could not succeed. Which Speculation card shows Wheat or Lettuce? Play that one.
web-pages-learn-nile-short-plague-title = The locusts
web-pages-learn-nile-short-plague-about = Don’t own the largest field when they come.
web-pages-learn-nile-short-plague-task = Four cards are left in the pile, and one of them is the Plague. It eats the largest field on the table. Plant so that yours are spared.
web-pages-learn-nile-short-plague-praise = The locusts ate your opponent’s field and spared yours. While they are in the pile, many small fields are safer than a large one.
web-pages-learn-nile-short-plague-again = The locusts eat the largest field and all that are equal. Leave your Wheat at three cards and plant something else.
web-pages-learn-nile-short-monuments-title = Monuments
web-pages-learn-nile-short-monuments-about = An expansion: Stone builds Monuments with powers.
web-pages-learn-nile-short-monuments-task = With this expansion there is Stone. It is planted like a crop, but on a Monument. Build the Obelisk with your two Stone: it draws more cards.
web-pages-learn-nile-short-monuments-praise = With the Obelisk you draw three cards a turn, this turn already. A flood of Stone takes one away, and others can out-build you. At the end Monuments count nothing.
web-pages-learn-nile-short-monuments-again = That also works, but the task was the Obelisk: pick both Stone and choose the Obelisk.

web-pages-learn-fertility-intro = Fertility is a tile-laying game. You place tiles in a Valley that all players share, earn resources, and supply the Shops of your own Metropolis. The most Debens win.
web-pages-learn-fertility-chapter-valley = The Valley
web-pages-learn-fertility-chapter-city = Your Metropolis
web-pages-learn-fertility-chapter-shops = What Shops pay
web-pages-learn-fertility-chapter-game = The whole game
web-pages-learn-fertility-goal-title = The goal
web-pages-learn-fertility-goal = Everyone builds a Metropolis of their own, in nine turns. Whoever has the most Debens at the end wins. They come from fully supplied Shops, from statues of different gods, from Monuments and from Wheat.
web-pages-learn-fertility-valley-title = The Valley
web-pages-learn-fertility-valley = Tiles go on two empty desert squares side by side, never on Water or Wheat. At least one scene of your tile must be connected to an identical scene.
web-pages-learn-fertility-place-title = Place a tile
web-pages-learn-fertility-place = Choose one of your three tiles and a place for it. You earn one resource for each connection to an identical scene and for each resource icon you cover, and one Wheat for each Wheat square beside the tile.
web-pages-learn-fertility-discard-title = No tile fits
web-pages-learn-fertility-discard = None of your tiles can be placed. That happens: choose one to discard. It earns nothing, but then you build, supply and take a new tile as usual.
web-pages-learn-fertility-quarry-title = A Quarry
web-pages-learn-fertility-quarry = Your tile has enclosed an empty square and created a Quarry. It gives you one resource of your choice, or a place for one of your Monuments.
web-pages-learn-fertility-earned-title = Your resources
web-pages-learn-fertility-earned = What you earned lies beside your board. Use it this turn: whatever is left at the end goes back to the Stock. Only Wheat is kept.
web-pages-learn-fertility-shops-title = Your Shops
web-pages-learn-fertility-shops = Each Shop shows the resources it needs (the four-coloured disc is any resource) and what it pays once all are there: Debens, a statue, Wheat, an exchange, or Debens for every token of one resource. Point at a Shop or tap it to read it.
web-pages-learn-fertility-build-title = Build a District
web-pages-learn-fertility-build = Once per turn, before you supply, you may build one of these Districts. Its cost is paid with any resources or Wheat. It brings new Shops, but a Shop that is not fully supplied pays nothing.
web-pages-learn-fertility-pay-title = Pay for it
web-pages-learn-fertility-pay = Choose what you pay for the District. Any resource will do, and Wheat too, so give what your Shops need least.
web-pages-learn-fertility-supply-title = Supply a Shop
web-pages-learn-fertility-supply = Put resources on the icons of your Shops, as many as you like. A Shop may be filled over several turns, and it pays when every icon has its resource.
web-pages-learn-fertility-exchanging-title = Choose your exchange
web-pages-learn-fertility-exchanging = This Shop gives you one of the resources it shows. Choose one, and the other Shop it goes to.
web-pages-learn-fertility-filled-title = A fully supplied Shop
web-pages-learn-fertility-filled = This Shop is fully supplied. Wheat and an exchange come at once; Debens and statues are counted at the end. What lies on a Shop never moves again.
web-pages-learn-fertility-done-title = End your turn
web-pages-learn-fertility-done = When there is nothing more to build or supply, end your turn. Leftover resources go back to the Stock.
web-pages-learn-fertility-take-title = Take a tile
web-pages-learn-fertility-take = Take one of the tiles from the Common Pool, so that you have three again. Think about where it could go.
web-pages-learn-fertility-rival-title = The other player’s turn
web-pages-learn-fertility-rival = Now { $rival } has a turn like yours: place, build, supply, take a tile. Watch where the tile goes: the Valley is shared, and you can connect to it too.
web-pages-learn-fertility-wheat-title = Wheat
web-pages-learn-fertility-wheat = Wheat is kept in your Storehouse, up to ten. The more you have, the more each is worth: ten are 40 Debens. You can also pay for Districts with it.
web-pages-learn-fertility-specialised-title = A Shop that counts
web-pages-learn-fertility-specialised = Once supplied, this Shop pays 1 Deben for every Bovine in your whole Metropolis, wherever it lies. Districts bring such Shops for other resources, some with 3 Debens each: worth building a city around.
web-pages-learn-fertility-exchange-title = A Shop that exchanges
web-pages-learn-fertility-exchange = Supply this Shop with a Papyrus flower, and you get one of the resources it shows at once, straight onto another Shop. It turns what you have into what you need.
web-pages-learn-fertility-gods-title = Statues of the gods
web-pages-learn-fertility-gods = Shops with a god bring a statue. Only different gods count: 3 Debens for one, 6 for two, then 10, 15 and 21 for all five. So look for gods you don’t have yet.
web-pages-learn-fertility-monuments-title = Quarries and Monuments
web-pages-learn-fertility-monuments = An empty desert square enclosed on all four sides becomes a Quarry. Whoever encloses it takes a resource or places a Monument there. The most Monuments bring 15 Debens at the end, second place 7.
web-pages-learn-fertility-last-title = The last turns
web-pages-learn-fertility-last = The Common Pool can no longer be refilled: everyone has one last turn. Supply the Shops that are almost full, for a Shop that lacks something pays nothing.
web-pages-learn-fertility-free-title = You can play Fertility
web-pages-learn-fertility-free = That is all you need. Play as you like; I’ll only speak up when something new comes along. When you are unsure, press the lamp: it suggests a move and says why.
web-pages-learn-fertility-end-title = The game is over
web-pages-learn-fertility-end = Compare where the Debens came from. There are short lessons on what you may not have met: Quarries, exchanges, Shops that count.
web-pages-learn-fertility-short-quarry-title = A Quarry
web-pages-learn-fertility-short-quarry-about = Enclose a square and place a Monument.
web-pages-learn-fertility-short-quarry-task = The marked square is almost enclosed. Place a tile so that it becomes a Quarry, and put a Monument there.
web-pages-learn-fertility-short-quarry-praise = A tile, Wheat, Water or the edge on all four sides: that makes a Quarry. The Monument counts at the end: 15 Debens for the most, 7 for second place.
web-pages-learn-fertility-short-quarry-again = No Monument stands there yet. One side of the marked square is still open: cover it with one half of a tile, then choose the Monument.
web-pages-learn-fertility-short-specialised-title = A Shop that counts
web-pages-learn-fertility-short-specialised-about = One Grape that makes every Grape worth more.
web-pages-learn-fertility-short-specialised-task = You have one Grape and two Shops for it. One pays 4 Debens, the other 3 Debens for every Grape in your Metropolis. Supply the better one.
web-pages-learn-fertility-short-specialised-praise = Four Grapes lie in your Metropolis, so that Shop pays 12 Debens, and 3 more for every Grape to come, on whatever Shop.
web-pages-learn-fertility-short-specialised-again = That brings 4 Debens. Count the Grapes in your Metropolis and look at the other Shop.
web-pages-learn-fertility-short-exchange-title = An exchange
web-pages-learn-fertility-short-exchange-about = Turn a Papyrus flower into what you lack.
web-pages-learn-fertility-short-exchange-task = All you have is a Papyrus flower, but a Shop worth 9 Debens only lacks an Alabaster. Use the exchange to supply it.
web-pages-learn-fertility-short-exchange-praise = The Papyrus flower became an Alabaster, and two Shops are full at once. The Papyrus still counts as a token of your Metropolis.
web-pages-learn-fertility-short-exchange-again = The 9 Debens still lack their Alabaster. Put the Papyrus flower on the marked Shop and choose Alabaster for the other one.
web-pages-learn-fertility-short-gods-title = Different gods
web-pages-learn-fertility-short-gods-about = The next statue is worth more than the last.
web-pages-learn-fertility-short-gods-task = You have three different gods and one Alabaster. It fills a Shop for 4 Debens, or one with a god of your choice. Take what brings more.
web-pages-learn-fertility-short-gods-praise = Four different gods are worth 15 Debens instead of 10. A god of your choice always counts as one that you don’t have.
web-pages-learn-fertility-short-gods-again = That brings 4 Debens. A fourth god brings 5, and the fifth would bring 6 more.

# You: what you played
web-pages-me-games = Your games
web-pages-me-played = { $played ->
    [0] Not played yet.
    [one] One game played, { $won ->
        [0] not won.
       *[other] and won.
     }
   *[other] { $played } games played, { $won } won.
 }
web-pages-me-streak = { $count } wins in a row
web-pages-me-learned = Learned. Practise the short lessons
web-pages-me-all-games = All your games
web-pages-me-stats-players = { $count } players
web-pages-me-stats-against = Against { $name }
web-pages-me-stats-games = Games
web-pages-me-stats-won = Won
web-pages-me-stats-favourite = Your favourite opponent: { $name }.
web-pages-me-stats-latest = Last games: { $won } of { $count } won, the latest first.
web-pages-me-stats-counted = Counted are your latest { $count } tables.
