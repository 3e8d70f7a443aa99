# akhet explore: hoe partijen uit een verzameling begonnen.

explore-command = hoe partijen begonnen, hoe vaak, en hoe goed het afliep
explore-records = verslagen, of mappen met verslagen (standaard: partijen van sterke bots die bij Akhet horen)
explore-players = alleen partijen met zoveel spelers
explore-order = alleen de eerste beurten van deze stoel, geteld vanaf 0 voor de speler die begint
explore-option = alleen partijen met deze optie, zoals monuments of variant; zonder optie partijen zonder opties (mag vaker)
explore-title = { $game }: eerste beurten uit { $games } partijen
explore-column-turn = Eerste beurt
explore-column-games = Beurten
explore-column-share = Hoe vaak
explore-column-won = Winst
explore-column-interval = 95%-interval
explore-percent = { $value }%
explore-interval = { $low } tot { $high }%
explore-caution = Wie goede kaarten of tegels heeft, kan anders kiezen: hoe goed een beurt afliep, is niet hoe goed hij is.
explore-nothing = Er is geen zulke partij in de verzameling.
explore-left-out = { $file } telt niet mee. { $why }
openings-none = Er is geen verzameling openingen voor { $game }.
openings-not-over = Deze partij is niet afgelopen, dus telt niet mee.
openings-too-many = Meer dan { $most } verslagen kunnen niet in één keer worden geteld.
nile-opening-turn = { $plots ->
    [0] { $speculation ->
        [0] passen
        [one] met één kaart speculeren
       *[other] met { $speculation } kaarten speculeren
     }
    [one] { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
     } op één veld planten
   *[other] { $cards } kaarten op { $plots } velden planten
 }{ $market ->
    [0] {""}
   *[other] {""}, na een Markt
 }{ $offering ->
    [0] {""}
   *[other] {""}, na een Offer
 }
fertility-opening-turn = { $goods ->
    [0] niets
    [one] één grondstof
   *[other] { $goods } grondstoffen
 } verdienen{ $built ->
    [0] {""}
   *[other] {""}, een District bouwen
 }{ $supplied ->
    [0] {""}
    [one] {""}, één grondstof leveren
   *[other] {""}, { $supplied } grondstoffen leveren
 }
