# The browser app: what is the same for both games.

web-skip = Skip to the content
web-nav = Main pages
web-nav-tables = Tables
web-nav-rules = Rules
web-nav-me = You
web-language = Language
web-theme = Light or dark
web-theme-system = Auto
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-sound = Sound
web-volume = Volume
web-nothing-here = There is nothing at this address.
web-page-not-loaded = This page couldn’t be loaded. Check your connection and try again.
web-to-home = Go to the start page
web-server-silent = The server can’t be reached. Check your connection and try again.
web-no-answer = The server has not answered. You’ll see whether it worked once you’re back online.

web-welcome = The board games of the Nile
web-welcome-more = Play solo against bots, pass-and-play with friends, or send a link to play online.
web-pick-game = Pick a game
web-game-nile = NILE
web-game-nile-more = Plant before the flood, harvest after it. A card game for 2–6 players.
web-game-fertility = Fertility
web-game-fertility-more = Lay out the Valley and supply the Shops of your Metropolis. A tile-laying game for 2–4 players.
web-who-plays = Who’s playing?
web-your-name = Your name
web-guest = Guest
web-friend = Friend { $number }
web-friend-name = Name of friend { $number }
web-rival = Opponent { $number }
web-rival-open = Someone with an invite link
web-rival-here = A friend on this device
web-add-rival = Add an opponent
web-remove-rival = Remove opponent { $number }
web-level-farmer = Farmer: a friendly start
web-level-scribe = Scribe: sound and quick
web-level-vizier = Vizier: thinks ahead
web-level-pharaoh = Pharaoh: thinks hard
web-more-choices = More options
web-option-public = Public: anyone can join
web-option-chance = random
web-option-chosen = chosen here
web-option-turned = upside down
web-option-place = { $option }, { $number }
web-piece-any = Any that is free
web-piece-of = { $what }: { $name }
web-set = Set of components
web-set-upload = Upload a file …
web-set-file = Download the file
web-set-write = Write down your own set
web-set-faults = { $count ->
    [one] { $file } cannot be used. One entry is wrong:
   *[other] { $file } cannot be used. { $count } entries are wrong:
 }
web-set-line = Set of components: { $name }
web-set-reconstruction = The set is a reconstruction.
web-set-reconstruction-more = What this means
web-clock = Time per turn
web-clock-off = No limit
web-clock-seconds = { $seconds } seconds
web-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
web-play = Play
web-open-table = Open a table
web-learn = Learn by playing
web-rules = Rules

web-opening = Opening the table …
web-waiting = The game begins when every seat is taken.
web-closed = This table was closed before its game began.
web-seat-open = free seat
web-seat-kept = reserved
web-invite = Send this link to the people you want to play with:
web-copy = Copy the link
web-copied = Copied
web-leave = Leave the table
web-sit = Sit down
web-connection-lost = Connection lost. Trying again …
web-players = Players
web-bot = bot
web-resigned = resigned
web-away = away
web-your-turn = Your turn.
web-to-move = to move
web-left-days = { $count } { $count ->
    [one] day
   *[other] days
 } left
web-left-hours = { $count } { $count ->
    [one] hour
   *[other] hours
 } left
web-cover = { $name }’s turn
web-cover-more = Pass the device to { $name }. The cards stay hidden until then.
web-cover-ready = I’m { $name }
web-undo = Take back
web-back = I’m back
web-resign = Resign
web-resign-sure = Resign this game?
web-resign-yes = Yes, resign
web-resign-no = No, keep playing
web-result = The result
web-result-counting = The score is being counted …
web-result-at-once = Show the result now
web-result-order = Final ranking: { $order }.
web-rematch = Rematch
web-replay = Replay
web-record = Download the record
web-new-game = New game
web-log = Game log
web-log-opened = The table is open.
web-log-sat = { $you ->
    [name] You sit
   *[other] { $name } sits
 } down.
web-log-rose = A player left: the seat is open again.
web-log-started = The game begins.
web-log-resigned = { $you ->
    [name] You resign
   *[other] { $name } resigns
 }.
web-log-ended = The game is over.
web-log-back = { $you ->
    [name] You are
   *[other] { $name } is
 } back.
web-log-rematch = A rematch has been opened.
web-log-closed = The table is closed.
web-chat = Say something to the table
web-chat-send = Send

web-standing = { $name }: place { $place } ({ $counts })
web-generic-over = The game is over
web-generic-moves = Your moves
web-generic-waiting = { $name }’s turn
web-generic-search = Search { $count } moves
web-generic-view = What you see
web-generic-nothing = none
web-generic-yes = yes
web-generic-no = no

web-close = Close
web-ruling = { $game }: ruling { $ruling }
web-ruling-page = Read it on the rules page
