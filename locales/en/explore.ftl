# akhet explore: how games of a set began.

explore-command = how games began, how often, and how well it went
explore-records = records, or folders of records (default: games of strong bots that come with Akhet)
explore-players = only games of so many players
explore-order = only the first turns of this seat, counted from 0 for the player who begins
explore-option = only games with this option, such as monuments or variant; without it, games without any (can be given several times)
explore-title = { $game }: first turns of { $games } games
explore-column-turn = First turn
explore-column-games = Turns
explore-column-share = How often
explore-column-won = Wins
explore-column-interval = 95 % interval
explore-percent = { $value } %
explore-interval = { $low } to { $high } %
explore-caution = Who has strong cards or tiles can choose differently: how well a turn went does not say what it is worth.
explore-nothing = There is no game of this kind in the set.
explore-left-out = { $file } is left out. { $why }
openings-none = There is no explorer of openings for { $game }.
openings-not-over = This game is not over, so it cannot be counted.
openings-too-many = More than { $most } records cannot be counted at once.
nile-opening-turn = { $plots ->
    [0] { $speculation ->
        [0] pass
        [one] speculate with one card
       *[other] speculate with { $speculation } cards
     }
    [one] plant { $cards ->
        [one] one card
       *[other] { $cards } cards
     } on one field
   *[other] plant { $cards } cards on { $plots } fields
 }{ $market ->
    [0] {""}
   *[other] {""}, after a Market
 }{ $offering ->
    [0] {""}
   *[other] {""}, after an Offering
 }
fertility-opening-turn = earn { $goods ->
    [0] nothing
    [one] one resource
   *[other] { $goods } resources
 }{ $built ->
    [0] {""}
   *[other] {""}, build a District
 }{ $supplied ->
    [0] {""}
    [one] {""}, supply one resource
   *[other] {""}, supply { $supplied } resources
 }
