# The akhet command.

cli-akhet = Play and study the board games of the Nile.
cli-commands = commands
cli-play = play in the terminal against bots
cli-simulate = let a bot play itself many times, and report
cli-arena = let bots play each other, and rate them
cli-bots = two bots or more: a name, then options, then a budget, as in random, search@1s, search@500
cli-arena-games = how many games of every pairing, made up to whole mirrored sets (default: 100)
cli-results = save every game in this file, and resume from what is in it
cli-report = write a page with plots to this file
cli-on-fault = what a move that a bot does not make in time costs: forfeit (the game) or random (only the move); default: forfeit
cli-leaderboard = let the bots of a folder play each other, and write a page with their ratings; resumes where it was
cli-leaderboard-folder = a folder with leaderboard.toml and a file for each bot
cli-learn = train the network of the bot “learned” by letting it play against itself
cli-learn-out = the folder for the checkpoint, the learning curve and the network; a training in it is continued
cli-learn-minutes = minutes of this run (default: { $minutes })
cli-learn-of-minutes = minutes of the whole training over all runs, after which it makes only small changes (default: those of this run and of all before it)
cli-learn-seed = a number from which the network and its games begin (default: { $seed })
cli-learn-games = how many games are played at a time (default: { $numbers })
cli-learn-decisions = decisions of each game in a lesson (default: { $numbers })
cli-learn-minibatch = decisions in a step of the optimizer (default: { $numbers })
cli-learn-judged = games of each variant by which the strength is judged (default: { $numbers })
cli-learn-device = where the network learns: on a GPU with CUDA, on the processor, or on a GPU if there is one (default: auto)
cli-not-minutes = “{ $text }” is not a number of minutes above 0, at most { $most }
cli-serve = start the server: tables online, for browsers and other programs
cli-serve-host = the address to listen on; default: 127.0.0.1, which only this machine reaches
cli-serve-port = the port to listen on (default: 8000)
cli-serve-workers = processes (default: 1); several need PostgreSQL
cli-serve-components = files with sets of components that everyone on this server may use
cli-serve-open = open it in a browser
cli-serve-packages = The server needs packages that are not installed: { $packages }. Install them with: { $command }
cli-serve-system = The server runs only on systems with POSIX file locks, such as Linux and macOS.
cli-serving = Akhet is running at { $address }. Ctrl+C stops it.
cli-not-port = “{ $text }” is not a port from 0 to 65535.
cli-admin = look after a running server: tables, people, bans, notices
cli-referee = play with JSON lines on stdin and stdout, for other programs
cli-record = check or show a game record
cli-record-verify = replay a record and check it
cli-commitment = the commitment to the random key, published when the game began; refuse a record with another key or none
cli-record-show = print a recorded game as text
cli-export = games as Parquet files, one row for each decision, for analysis and training
cli-export-records = write records into a Parquet file
cli-export-unpack = write the games of a Parquet file back as records
cli-export-games = let a bot play games with itself, and write them as a data set with a card; resumes where it was
cli-export-file = the Parquet file
cli-export-folder = the folder to write to
cli-export-evaluate = a bot that says how likely each choice wins, such as search@500
cli-export-bot = the bot in all seats, written as for “akhet arena” (default: { $bot })
cli-export-count = how many games (default: { $count })
cli-schema = print the JSON schema of what programs send and receive
cli-schema-game = only this game, one of: { $games } (default: all, and the server)
cli-game = one of: { $games }
cli-players = how many players (default: { $numbers })
cli-group = { $title }
cli-option = { $label }{ $kind ->
    [flag] {""}
    [list] {" "}(separated by commas)
    [list-of] : any of { $choices }, separated by commas
    [seat] : a seat from 0, in “play” also a name (default: random)
   *[number] {" "}(default: random)
 }
cli-seed = a number that makes the game repeatable
cli-seed-default = a number that makes the games repeatable (default: { $seed })
cli-components = a file with another set of components
cli-name = your name at the table
cli-level = how strong your opponents are: fisher, farmer, scribe, vizier or pharaoh (default: you are asked)
cli-play-bot = a bot for each opponent in turn, written as for “akhet arena”; the last one takes all seats that are left
cli-watch = let bots play all seats, and watch
cli-record-to = write the record of the game to this file
cli-no-colour = no colours
cli-games = how many games (default: 10000, or 100 with a bot that is asked move by move)
cli-simulate-bot = the bot in all seats, written as for “akhet arena” (default: greedy)
cli-cores = on how many cores (default: all)
cli-json = print the report as JSON
cli-not-positive = “{ $text }” is not a whole number from 1 to { $most }
cli-stopped = stopped.
cli-record-over = { $file }: a lawful game of { $game }, { $plies } { $plies ->
    [one] ply
   *[other] plies
 }, over, { $hash }
cli-record-unfinished = { $file }: a lawful game of { $game }, { $plies } { $plies ->
    [one] ply
   *[other] plies
 }, not over, { $hash }
cli-record-rolled = The chance results were checked: the random key gives all of them, and the key fits its commitment.
cli-record-mixed = The chance results were checked: the random key gives all of them. The key is made from the server’s secret, which fits its commitment, and from what the players contributed.
cli-record-undiced = The chance results were not checked: the record has no random key.
cli-components-command = begin, check or show a set of components
cli-components-new = start a set of components: write a file that explains every entry
cli-components-new-file = the file to write (default: print it)
cli-components-new-from = start from the shipped set, or from a blank one to fill in (default: shipped)
cli-components-new-force = overwrite an existing file
cli-components-check = check whether a set of components fits, and where it differs from what is known
cli-components-show = draw a set of components
cli-components-measure = measure a set of components by simulation: what players take, where the score comes from, who wins
cli-components-measure-games = games of each setting (default: { $games })
cli-components-game = the game the set is for, one of: { $games } (default: recognized by its entries)
cli-components-svg = also write the set as a sheet to print

## argparse's own words, with its % signs

usage-usage = usage:{" "}
usage-positional = positional arguments
usage-options = options
usage-help = show this help message and exit
usage-version = show the program’s version and exit
usage-error = %(prog)s: error: %(message)s{"\u000A"}
usage-argument = argument %(argument_name)s: %(message)s
usage-required = the following arguments are required: %s
usage-one-required = one of the arguments %s is required
usage-unrecognised = unrecognized arguments: %s
usage-expected-one = expected one argument
usage-expected-some = expected at least one argument
usage-not-with = not allowed with argument %s
usage-ignored = ignored explicit argument %r
usage-ambiguous = ambiguous option: %(option)s could match %(matches)s
usage-choice = invalid choice: %(value)r (choose from %(choices)s)
usage-value = invalid %(type)s value: %(value)r
