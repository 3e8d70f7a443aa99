# Measuring how fast the bots think.

bench-command = meet de snelheid op deze computer
bench-bots = hoe snel de bots denken, op één kern
bench-game = een van: { $games } (standaard alle)
bench-seconds = hoelang elk getal gemeten wordt, in seconden (standaard { $seconds })
bench-not-seconds = ‘{ $text }’ is geen aantal seconden: meer dan 0, hoogstens { $most }

bench-measuring = Aan het meten
bench-title = { $game }: hoeveel per seconde op één kern, de beste van { $rounds } ronden
bench-players = { $players } spelers
bench-explained = Zoeken wordt geteld in iteraties. Playouts gaan door tot het einde van de partij; als de bot zelf zoekt, kunnen ze eerder stoppen. Alle stellingen zijn die van één partij waarin er meer dan één plan was.
bench-positions = Aantal stellingen
bench-random-playouts-first = Zoeken, willekeurige playouts, eerste stelling
bench-random-playouts = Zoeken, willekeurige playouts, alle stellingen
bench-search-first = Zoeken zoals de bot, eerste stelling
bench-search = Zoeken zoals de bot, alle stellingen
bench-greedy-playouts-first = Zoeken, playouts van greedy, eerste stelling
bench-greedy-playouts = Zoeken, playouts van greedy, alle stellingen
bench-greedy-choices = Keuzes van de bot greedy, alle stellingen
bench-greedy-games = Hele partijen van greedy, gecompileerd
bench-greedy-moves = Zetten daarin
bench-random-games = Hele partijen van random, gecompileerd
bench-random-moves = Zetten daarin
