# Studies: a question about a game, answered by many games of bots.

cli-study = answer questions about a game by many games of bots, and write a report
study-out = the folder for the report and its data; a study in it is continued
study-ask = only these questions, any of: { $questions } (default: all)
study-players = with these numbers of players, separated by commas (default: 2,3,4)
study-bot-help = the bot in every seat: learned, greedy or a level that does not search (default: learned)
study-games-help = games for each number of players and question (default: { $games })
study-none = There is no study of { $game }.
study-bot = A study needs a bot that does not search, any of { $known } with its options, and not “{ $bot }”.
study-question = There is no question “{ $question }”. A study answers: { $known }.
study-numbers = “{ $number }” is not a number of players from { $least } to { $most }.
study-written = The report is in { $file }.

study-title = Study: { $game }
study-facts = { $games } games with { $players } players, { $bot } in every seat unless a table says otherwise. Set: { $set } ({ $hash }). { $options ->
    [none] {""}
   *[other] Options: { $options }.{" "}
 }Seed { $seed }.
study-short = In short
study-seat-even = With { $players } players, no place in the order of play is clearly favoured: the shares of wins run from { $least } to { $share }; even is { $even }.
study-seat-favoured = With { $players } players, the order of play matters: place { $place } wins most, { $share } of the games ({ $low } to { $high }), and the least is { $least }; even is { $even }.
study-strong = { $group ->
    [district] Too strong among the Districts
    [monument] Too strong among the Monuments
    [crop] Too strong among the crops
   *[other] Stand out as strong
 }: { $names }. Whoever takes one wins clearly more often than with the others.
study-weak = { $group ->
    [district] Too weak among the Districts
    [monument] Too weak among the Monuments
    [crop] Too weak among the crops
   *[other] Stand out as weak
 }: { $names }. Whoever takes one wins clearly less often than with the others.
study-none-stands-out = { $what }: none stands out from the others by what it is worth. These games would show differences of about { $points } points of winning chance; more games show smaller ones.
study-too-few-pairs = { $what }: too few games to say whether any stands out. Ask for more with --games.
study-never = { $what } that strong players almost never take: { $names }.
study-always = { $what } that strong players almost always take: { $names }.
study-luck-short = With { $players } players, who plays how well explains { $share } of the variance of winning; the rest is luck and the rivals.
study-group = { $group ->
    [district] Districts
    [quarry] What a Quarry gives
    [good] Wheat
    [crop] Crops
    [monument] Monuments
    [trade] Trades
    [move] Other moves
    [card] Cards
   *[other] Others
 }
study-of-group = { $title }: { $what }
study-seats = Is a seat favoured?
study-seats-about = The same bot sits in every seat, so only the order of play and the parts of a seat can make a difference. Place 1 begins.
study-above-even = Wins above an even share, in points
study-place = { $players } players, place { $place }
study-who = Who
study-wins = Share of wins
study-interval = 95 % interval
study-even = Even share
study-games = Games
study-course = How games go
study-what = What
study-turns = Turns of a player
study-changes = How often the lead changes
study-unchanged = Games in which the first to lead always stays ahead
study-settled = Part of the game after which the lead no longer changes
study-winner = The winner’s score
study-margin = Lead over the second
study-shared = Games with a shared first place
study-sources = Where the points come from
study-choices = What choices are worth
study-choices-about = Each pair of games has the same deal and is the same game up to the moment at which a player could take the thing for the first time. In one game the player must take it, in the other never may. The difference is what it causes, the price that was paid included. The thing is taken at the first chance, whether the moment is right or not.
study-gifts = What gifts are worth
study-gifts-about = Each pair of games has the same deal. In one a player gets the thing at the start for nothing. The difference is what it causes, without a price. It shows what a thing is worth to somebody who has it for the whole game.
study-win-effect = Winning chance, points
study-score-effect = Score
study-pairs = Pairs
study-verdict-head = Finding
study-verdict = { $verdict ->
    [strong] strong
    [weak] weak
    [never] never taken
    [always] always taken
   *[none] {""}
 }
study-elements = What the parts of a gift are worth
study-elements-about = Gifts are made of several parts, and every gift is given equally often, on the same deals. So a regression says what one part adds, all else equal.
study-uses = What strong players take
study-uses-about = Of the games in which somebody could take a thing: in how many somebody did. Of the decisions at which it was possible: at how many it was taken.
study-of-games = Share of games
study-of-decisions = Share of decisions
study-luck = How much is luck?
study-luck-about = Here every seat is held by a bot of a level drawn by lot. The share of variance says how well the result of a game can be foretold from the levels alone. In a game of pure luck it is 0 %. A single game between more players is always harder to foretell.
study-skill-wins = Variance of winning that the level explains
study-skill-score = Variance of the score that the level explains
study-seat-wins = Variance of winning that the order of play explains
study-levels = Share of wins by level, all levels mixed
study-steps = Each level against the next one below, { $players } players
study-step = { $upper } against { $lower }
study-reading = How to read this
study-reading-interval = An interval of 95 % holds the true value in 95 of 100 studies. If it contains 0, or the even share, the games do not show a difference.
study-reading-chance = A point of winning chance is one more win in a hundred games.
study-reading-verdict = “Strong” and “weak” compare a thing with the others of its kind: it must differ by at least 4 points of winning chance or a quarter of the usual spread of scores, and by more than chance explains although many things are compared at once.
study-reading-bots = All of this holds for the bots that played. People may play otherwise.
study-command = Made by: { $command }
study-span = { $low } to { $high }
study-nile-market = Market
study-nile-offering = Offering
study-nile-speculate = Speculate
study-nile-pass = Plant and play nothing
study-fertility-district = { $name }: { $shops }; costs { $cost }
study-fertility-one-shop = { $needs } → { $pays }
study-fertility-shop = Shop that pays { $pays }
