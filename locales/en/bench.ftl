# Measuring how fast the bots think.

bench-command = measure speed on this machine
bench-bots = how fast the bots think, on one core
bench-game = one of: { $games } (default: all)
bench-seconds = how long each figure is measured, in seconds (default: { $seconds })
bench-not-seconds = “{ $text }” is not a number of seconds above 0, at most { $most }

bench-measuring = Measuring
bench-title = { $game }: per second on one core, the best of { $rounds } rounds
bench-players = { $players } players
bench-explained = A search is counted in iterations. Playouts go to the end of the game; as the bot searches, they may stop earlier. “All positions” are those of one game in which there was more than one plan.
bench-positions = Number of all positions
bench-random-playouts-first = Search, random playouts, first position
bench-random-playouts = Search, random playouts, all positions
bench-search-first = Search as the bot does, first position
bench-search = Search as the bot does, all positions
bench-greedy-playouts-first = Search, greedy playouts, first position
bench-greedy-playouts = Search, greedy playouts, all positions
bench-greedy-choices = Choices of the greedy bot, all positions
bench-greedy-games = Whole games of greedy, compiled
bench-greedy-moves = Moves in them
bench-random-games = Whole games of random, compiled
bench-random-moves = Moves in them
