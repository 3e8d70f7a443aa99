# Messages of all games and programs.

seat = Seat { $number }
bot-name = { $level ->
    [fisher] Fisher
    [farmer] Farmer
    [scribe] Scribe
    [vizier] Vizier
   *[pharaoh] Pharaoh
 }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
 }
level-fisher-about = Takes whatever looks nice and lets better chances slip through the net. For your first games.
level-farmer-about = Sows with confidence and overlooks things now and then. A friendly opponent for beginners.
level-scribe-about = Knows the rules by heart and plays soundly, but a line goes wrong now and then.
level-vizier-about = Has seen millions of games and knows at a glance what matters.
level-pharaoh-about = Thinks ahead, turn after turn. Nobody at court plays better.
seat-forgotten = Former player
decimal = { $number }
percent = { $number } %

game-unknown = There is no game “{ $game }”. The games are: { $games }.
lesson-unknown = There is no lesson “{ $lesson }”.

open-unknown-option = There is no option “{ $option }”. The options are: { $known }.
open-not-true-or-false = The option “{ $option }” is either true or false.
open-seed = The seed must be a whole number from 0 to { $most }.
open-names = Give one name of 1 to { $most } characters for each of the { $players } players.
open-duplicate = This game has no duplicate deals.
open-piece-unknown = There are no pieces “{ $piece }”. The pieces are: { $known }.
open-piece-taken = Another player has these pieces: { $piece }. Still free: { $free }.

components-faults = { $file } does not fit. { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
 }{ $more ->
    [0] :
   *[other] {""}, the first ones:
 }
components-wrong = { $entry }: { $reason }.
components-only-own = This game has only its own set of components; { $file } cannot be used.

move-unknown-number = There is no action number { $move }: they go from 0 to { $most }.
move-not-understood = I don’t understand “{ $words }”. Ask for the legal moves to see what you can say.
move-neither = A move is an action’s number or its words.
play-stand-in = “{ $why }” is not a reason for a stand-in. The reasons are: { $reasons }.

chance-not-pending = There is no chance result to draw now: it is a player’s turn, or the game is over.
chance-impossible = Chance result { $number }: “{ $outcome }” cannot come up now.
chance-missing = Fewer chance results were given than the move needs.
chance-left-over = { $count } { $count ->
    [one] chance result was
   *[other] chance results were
 } given that this move does not need.

undo-nothing = There is nothing to take back: you have made no step since something was last turned up or your turn began.

seat-unknown = There is no seat { $seat }: they go from 0 to { $last }.

position-faults = This position is not lawful: no game can come to it.
position-fault = { $entry }: { $reason }.
position-unlawful = This position is not lawful. { $entry }: { $reason }.
entry-object = must be an object
entry-unknown = there is no such entry
entry-whole = must be a whole number from { $least } to { $most }
entry-exactly = must be { $value }
entry-true-or-false = must be true or false
entry-choice = must be one of: { $names }
entry-seats = must be a list of { $players }, one per seat
entry-missing = is missing
entry-json = is not valid JSON
entry-text = must be a text
entry-whole-number = must be a whole number
entry-number = must be a number
entry-list = must be a list
entry-least = must be at least { $limit }
entry-most = must be at most { $limit }
entry-above = must be more than { $limit }
entry-short = is too short: at least { $limit }
entry-long = is too long: at most { $limit }
entry-signs = has the wrong length or wrong characters
entry-seats-once = must be seats, each once
entry-key = is not a key
entry-contributions = must have one random number per seat or null, and at least one number
entry-networks = must have the hash of a network per seat or null, and at least one hash
entry-hint = must name a seat, a ply of the game, and a depth of hints
entry-secret = is not a key and stream
entry-said = is already given by the position
entry-duplicate = is a way to deal that is not known here
entry-otherwise = contradicts the position
entry-set = is not the name of the set
entry-kind = has the wrong type
entry-wrong = is not valid
json-wrong = { $fault ->
    [utf-8] byte { $byte } is not UTF-8
    [depth] it is nested too deeply
    [number] a number in it has too many digits
    [constant] { $name } is not valid JSON
   *[syntax] line { $line }, column { $column }: { $words }
 }

record-unreadable = This is not a readable record: { $reason }.
record-field = This is not a game record. { $entry }: { $reason }.
record-format = This record has the format “{ $format }”; only “{ $known }” can be read here.
record-rules = This record was made by version { $found } of the rules; these are version { $rules }.
record-components = This record was played with another set of components: { $named ->
    [yes] “{ $set }”, hash { $hash }
   *[no] hash { $hash }
 }. Name its file with --components.
record-ply = Ply { $ply }: { $reason }
record-setup = The set-up: { $reason }
record-reason-seat = it is seat { $turn }’s turn here, not seat { $seat }’s.
record-reason-check = the position that follows is not the one recorded: this ply or its chance results were changed.
record-reason-start = the position that follows is not the one recorded: the set-up was changed.
record-reason-words = number { $move } is “{ $say }”, not “{ $words }”.
record-hash = The last position is not the one recorded: the record was cut short or changed.
record-commitment = The random key is not the one that was committed to when the game began.
record-mixed-key = The random key is not the one that the server’s secret and the players’ random numbers give.
record-other-commitment = The commitment is not the one given: this is another game, or its random key was exchanged.
record-no-dice = The record has no random key, so there is nothing to check against a commitment.
record-dice-start = The set-up is not what the random key gives.
record-dice = Ply { $ply }: the chance results are not what the random key gives.
record-result = The result is not the one that the last position gives.

referee-too-long = A request is one line of at most { $most } bytes.
referee-not-json = This is not valid JSON: { $reason }.
referee-not-object = A request is one JSON object on one line.
referee-no-verb = A request names what to do: { $verbs }.
referee-unknown-verb = There is no verb “{ $verb }”. The verbs are: { $verbs }.
referee-unknown-entry = “{ $verb }” has no entry “{ $entry }”. It has: { $known ->
    [none] none
   *[other] { $known }
 }.
referee-no-option = “{ $entry }” is an entry of the request itself, not one of its options.
referee-no-game = No game is open: begin with “new” or “set”.
referee-type = The entry “{ $entry }” must be { $kind ->
    [game] a game’s name
    [object] an object
    [true-or-false] true or false
    [seat] a seat’s number, or null for a spectator
    [count] a whole number, 0 or more
    [path] the path of a file
    [chance] a list of chance results
    [seconds] a number above 0, at most { $most }
   *[iterations] a whole number, 1 to { $most }
 }.

bot-unknown = There is no bot “{ $bot }”. The bots are: { $bots }.
bot-spec = “{ $bot }” does not name a bot. Write a name, then options, then a budget: greedy, search@1s, search:cut=2@500.
bot-budget = The budget of “{ $bot }” must be seconds up to { $seconds }, like @1s, or iterations up to { $iterations }, like @500.
bot-option = There is no option “{ $option }”. The options are: { $options }.
bot-option-value = The option “{ $option }” cannot be “{ $value }”: it is a number.
bot-nobody-to-move = No player has to move now.
bot-outside = The bot “{ $bot }” ({ $entry }) could not be made. { $reason }
bot-no-choose = { $kind } has no “choose”.
bot-command = “{ $command }” is not the command of a program. Write it like this: program:./mybot --fast@1s
bot-program = The program { $command } cannot be started: { $reason }.
bot-answer = Its answer is not valid JSON: { $reason }.

bot-fault-raised = It raised { $error }
bot-fault-late = It did not answer within { $seconds } s.
bot-fault-busy = It is still busy with an earlier move.
bot-fault-stalled-often = It stalled { $count ->
    [one] once
   *[other] { $count } times
 } and is out for this game.
bot-fault-ended = It ended with status { $status }.
bot-fault-closed = It closed its output.
bot-fault-started-often = It was started { $count ->
    [one] once
   *[other] { $count } times
 } and is out for this game.
bot-fault-too-long = Its answer is longer than { $most } bytes.
bot-fault-no-object = Its answer is not a JSON object: { $answer }
bot-fault-not-ok = Its answer does not say “ok”: { $answer }
bot-fault-not-legal = Its answer is not a legal move: { $answer }
bot-fault-said = { $fault } Its last output: { $line }
network-none = There is no network for { $game }, so the bot “learned” cannot play it.
network-not-one = { $file } is not a network of Akhet.
network-other-game = The network in { $file } is not for { $game }.
network-other-version = The network in { $file } was made for another version of Akhet. Train it again: akhet learn
network-damaged = The network in { $file } is damaged.

event-stood_in = A stand-in moves for { $you ->
    [seat] you
   *[other] { $seat }
 }: { $why ->
    [crashed] the bot has crashed
    [stalled] the bot did not answer in time
    [nonsense] the bot’s answer was not a legal move
    [clock] the time is up
    [resigned] { $you ->
        [seat] you have resigned
       *[other] this player has resigned
     }
   *[gone] there is no answer any more
 }.

file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.
file-too-large = { $file } is larger than { $most } bytes.
file-folder = is a folder
file-none = there is no such file

# For games of other packages that have no messages of their own.
result-first = { $you ->
    [seat] You are
   *[other] { $seat } is
 } first with { $counts }.
result-behind = { $you ->
    [seat] You are
   *[other] { $seat } is
 } in place { $place } with { $counts }, behind { $you ->
    [rival] you
   *[other] { $rival }
 }: number { $decider } is { $count } against { $more }.
result-shared = { $you ->
    [seat] You share
   *[other] { $seat } shares
 } place { $place } with { $you ->
    [rival] you
   *[other] { $rival }
 }: both have { $counts }.
score = Score
simulate-counts = Mean of what the ranking compares, in that order
event-generic = { $event }{ $details ->
    [none] {""}
   *[other] {""}: { $details }
 }
refusal-generic = Refused: { $code }{ $details ->
    [none] {""}
   *[other] {" "}({ $details })
 }.

# Preset messages at a table: each reader gets them in their own language.
chat-preset-hello = Hello!
chat-preset-luck = Good luck, and have fun!
chat-preset-good-move = Good move!
chat-preset-close = That was close!
chat-preset-thanks = Thank you!
chat-preset-sorry = Sorry!
chat-preset-moment = One moment, please.
chat-preset-no-hurry = Take your time.
chat-preset-well-played = Well played!
chat-preset-rematch = Shall we play again?
chat-preset-bye = Goodbye!
