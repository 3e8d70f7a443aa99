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
web-haptics = Vibration
web-pace = Pace of others’ turns
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = Instant
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
web-level-fisher = Fisher: learning the game
web-level-farmer = Farmer: plays by instinct
web-level-scribe = Scribe: sound, with slips
web-level-vizier = Vizier: sees what matters
web-level-pharaoh = Pharaoh: looks ahead
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
web-tournaments = Tournaments
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
web-waiting-meanwhile = Meanwhile
web-waiting-away = The game begins by itself as soon as every seat is taken. You can leave this page in the background: the title of its tab says when it is your turn.
web-waiting-how-to = How to play, on one page
web-waiting-lessons = Learn with the coach
web-waiting-invited = { $name } invites you to this table.
web-waiting-answer = Waiting for { $names } to answer.
web-notice = From the operator of this server: { $text }
web-closed = { $why ->
    [unused] This table was closed because its game did not begin in time.
    [idle] This game was closed because nobody continued it.
    [late] This game was closed because the time of its match is over.
    [operator] The operator of this server has closed this table.
   *[none] This table was closed before its game began.
 }
web-seat-open = free seat
web-seat-kept = reserved
web-seat-asked = has not answered yet
web-seat-yours = kept for you
web-seat-you = you
web-seat-here = here
web-invite = Send this link to the people you want to play with:
web-copy = Copy the link
web-copied = Copied
web-leave = Leave the table
web-close-table = Close the table
web-share = Share
web-sit = Sit down
web-connection-lost = Connection lost. Trying again …
web-notify = Notify me when it is my turn
web-notify-blocked = Your browser blocks notifications from this page.
web-notify-offer = Shall we notify you when it is your turn?
web-notify-yes = Yes, please
web-notify-no = No, thanks
web-notify-body = { $game }: the table is waiting for you.
web-players = Players
web-bot = bot
web-resigned = resigned
web-away = away
web-away-you = You were away: a bot is playing for you.
web-your-turn = Your turn.
web-turn-yours = Your turn
web-to-move = to move
web-thinking = thinking
web-not-connected = not connected
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
web-menu = Menu
web-resign = Resign
web-resign-sure = Resign this game?
web-resign-yes = Yes, resign
web-resign-no = No, keep playing
web-result = The result
web-result-counting = The score is being counted …
web-result-at-once = Show the result now
web-result-order = Final ranking: { $order }.
web-rematch = Rematch
web-rematch-offer = { $name } would like to play again.
web-rematch-accept = Play again
web-rematch-decline = Not now
web-replay = Replay
web-review = Review
web-review-any = Review any game from its record
web-record = Download the record
web-new-game = New game
web-news = News
web-news-skip = Skip
web-news-waiting = { $count } more
web-recap = Since your last turn
web-recap-dismiss = Got it
web-recap-nothing = Nothing has happened yet.
web-log = Game log
web-log-opened = The table is open.
web-log-sat = { $you ->
    [name] You sit
   *[other] { $name } sits
 } down.
web-log-rose = A player left: the seat is open again.
web-log-declined = { $name } does not want to play now: the seat is free.
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
web-log-hint = { $name } asked for a hint.
web-log-rematch = A rematch has been opened.
web-log-closed = The table is closed.
web-chat = Say something to the table
web-chat-send = Send
web-report = Report a player
web-report-who = Who?
web-report-text = What happened? (optional)
web-report-why = Report { $name } for:
web-report-reason = { $kind ->
    [insults] Insults or threats
    [spam] Spam or advertising
    [name] An offensive name
    [unfair] Unfair play
   *[other] Something else
 }
web-report-more = Only the operator of this server reads your report, together with the last messages of this table. The player is not told.
web-report-done = Thank you. Your report about { $name } is with the operator of this server.
web-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
 }

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

# The first start on a machine
web-preparing = Akhet is preparing the games on this computer
web-preparing-once = This happens once.
web-preparing-bots = The bots are almost ready
web-preparing-bots-more = You can already play against people; bots move when they are ready.
web-preparing-left = About { $seconds } s left

# The start page
web-home-start = Start now
web-home-against = You against { $names }
web-home-somebody = someone you invite
web-home-invite = Invite a friend
web-home-learn-on = Continue your first game
web-home-new = Set up a game
web-home-continue = Continue playing
web-home-public = Tables you can join
web-home-all = All { $count } tables
web-home-suggestion = Today’s suggestion
web-home-suggestion-go = Try it
web-home-suggestion-learn = Learn { $game } with a coach, in about ten minutes.
web-home-suggestion-nile-monuments = NILE with Monuments: Stone becomes the Sphinx, the Obelisk or the Wall. Against the Scribe.
web-home-suggestion-nile-crowd = NILE for five: a lively table with two Farmers and two Scribes.
web-home-suggestion-nile-classic = NILE with the Classic deck of five crops, against two Scribes.
web-home-suggestion-nile-duel = NILE against the Pharaoh. Nobody said it would be easy.
web-home-suggestion-fertility-four = Fertility for four: a crowded Valley, and the row of Districts changes fast.
web-home-suggestion-fertility-duel = Fertility against the Pharaoh. Choose your tiles well.
web-home-suggestion-fertility-three = Fertility for three, against two Scribes.
web-hints = Hints
web-hints-usual = As usual: on unless you play against other people or by the clock
web-hints-on = On
web-hints-off = Off

## The end of a game

web-ending-won = You win with { $score }!
web-ending-wins = { $name } wins with { $score }.
web-ending-shared-you = You share the win with { $names }: { $score }.
web-ending-shared = { $names } share the win: { $score }.
web-ending-resigned-won = { $resigned } resigned: you win.
web-ending-resigned-you = You resigned. { $names } { $count ->
    [one] wins
   *[other] win
 }.
web-ending-resigned = { $resigned } resigned: { $names } { $count ->
    [one] wins
   *[other] win
 }.
web-ending-place = You finish in place { $place } of { $players }.
web-ending-next = The Nile rises again: the next game is another one.
web-ending-counted = How the score came about
web-ending-again = Count again
web-ending-score = Score
web-ending-race = The race
web-ending-race-how = What everyone would have scored if the game had ended after each turn.
web-ending-turns = Turn
web-ending-start = Start
web-ending-turn-of = Turn { $turn }: { $name }
web-ending-show = Show it in the replay
web-ending-table = As a table
web-ending-turning = Turning points
web-ending-lead-changes = { $count ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
 }
web-ending-led-since = { $you ->
    [name] You led
   *[other] { $name } led
 } from turn { $turn } to the end.
web-ending-takes-lead = Turn { $turn }: { $you ->
    [name] you take
   *[other] { $name } takes
 } the lead
web-ending-gains = Turn { $turn }: { $you ->
    [name] you gain
   *[other] { $name } gains
 } ground
web-ending-replay = Replay and study
web-ending-harder = Try the { $name }
web-ending-easier = Play the { $name }
web-ending-other = Play { $game }
web-ending-share = Share the result
web-ending-send = Send the picture
web-ending-save = Save the picture
web-ending-link = Link to the replay
web-shuffle-title = Check the shuffle
web-shuffle-own = The shuffle is as committed, and your random number is in it.
web-shuffle-unseen = Everything fits together. But this browser did not take part when the table was opened, so it can’t tell whether the commitment was the same then.
web-shuffle-alone = The shuffle is as committed. But nobody contributed a random number, so the server alone drew it.
web-shuffle-exchanged = Something is wrong: the commitment is not the one that this browser saw before the game.
web-shuffle-secret = Something is wrong: the server’s secret is not the one it committed to.
web-shuffle-missing = Something is wrong: your random number is not in the shuffle.
web-shuffle-key = Something is wrong: the key is not the one that the secret and the random numbers give.
web-shuffle-how = The server fixes its part before it knows the players’ random numbers, so nobody alone can choose what comes up. Whether everything came from this key can be checked with the record of the game.
web-shuffle-parts = Show the numbers
web-shuffle-commitment-before = Commitment, as this browser first saw it
web-shuffle-commitment = Commitment of the server
web-shuffle-server-part = Secret of the server
web-shuffle-of = Random number: { $name }
web-shuffle-mine = Your random number, as this browser sent it
web-shuffle-result = Key of the shuffle
web-shuffle-none = none

## A hint

web-hint = Hint
web-hint-key = Hint (H)
web-hint-thinking = Looking ahead …
web-hint-only = There is only one thing to do.
web-hint-why = Why?
web-hint-chance = { $percent } % chance to win
web-hint-next-best = Next best: { $plan }
web-hint-close-call = Nearly as strong: { $plan }
web-hint-step = Do this step
web-hint-step-of = Step { $step } of { $steps }
web-hint-do = Do it
web-hint-rest = Do the rest
web-hint-then = Something is revealed next: ask again then.
web-hint-shut = Close the hint

web-hint-look = Several moves are worth considering.
web-hint-about = Think about this: { $topic }.
web-hint-candidates = These are worth a look. One of them is best.
web-hint-show-candidates = Show what is worth a look
web-hint-show-move = Show the move, and why

web-mistakes = Learn from your mistakes
web-mistakes-due = { $count ->
    [one] Try one mistake again
   *[other] Try { $count } mistakes again
 }
web-statistics = Your statistics
