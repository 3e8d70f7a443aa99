# Toernooien in de browserapp: hun lijst, hun pagina's, en wat een tafel van zijn toernooi toont.

web-tournaments-more = Zwitserse toernooien en arena’s lopen vanzelf: als je speelt, kom je automatisch aan je tafel.
web-tournaments-none = Er is op dit moment geen toernooi. Open er een en stuur de link aan iedereen die moet komen.
web-tournaments-running = Bezig
web-tournaments-open = Binnenkort
web-tournaments-over = Afgelopen
web-tournaments-mine = Jouw toernooien
web-tournament-title = { $format ->
    [arena] Arena
   *[swiss] Zwitsers toernooi
 }: { $game }
web-tournament-format = { $format ->
    [arena] Arena
   *[swiss] Zwitsers
 }
web-tournament-rounds = { $count ->
    [one] één ronde
   *[other] { $count } ronden
 }
web-tournament-minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
 }
web-tournament-size = { $count } aan een tafel
web-tournament-clock = { $clock } per beurt
web-tournament-bots = bots nemen lege plaatsen
web-tournament-people = { $count ->
    [0] nog niemand
    [one] één deelnemer
   *[other] { $count } deelnemers
 }
web-tournament-stage = { $stage ->
    [open] Nog niet begonnen
    [running] Bezig
    [over] Afgelopen
   *[cancelled] Afgelast
 }
web-tournament-cancelled = { $reason ->
    [operator] De beheerder van deze server heeft het afgelast.
    [few] Het is afgelast: er kwamen minder dan { $least } mensen.
   *[opener] Wie het heeft geopend, heeft het afgelast.
 }
web-tournament-starts = Begint over { $time }
web-tournament-starts-on = Begint op { $when }
web-tournament-starting = Begint zo
web-tournament-ends = Nog { $time }
web-tournament-ending = De laatste partijen worden gespeeld.
web-tournament-round = Ronde { $round } van { $rounds }
web-tournament-next = De volgende ronde begint over { $time }
web-tournament-wait = Je wacht op je volgende partij. Je komt dan automatisch aan je tafel.
web-tournament-bye = Je bent deze ronde vrij: dat telt als winst.
web-tournament-playing = Je speelt nu.
web-tournament-to-table = Naar mijn tafel
web-tournament-back = Terug naar het toernooi
web-tournament-brought = Je volgende partij is begonnen.
web-tournament-join = Meedoen
web-tournament-join-again = Weer meedoen
web-tournament-withdraw = Stoppen
web-tournament-withdrawn = gestopt
web-tournament-start = Nu beginnen
web-tournament-cancel = Toernooi afgelasten
web-tournament-share = Link naar het toernooi
web-tournament-standings = Stand
web-tournament-player = Naam
web-tournament-points = Punten
web-tournament-opponents = Tegenstanders
web-tournament-opponents-more = Beslist als eerste bij gelijke punten: de punten van de tegenstanders.
web-tournament-wins = Gewonnen
web-tournament-games = Partijen
web-tournament-results = Partijen
web-tournament-results-round = Partijen van ronde { $round }
web-tournament-which-round = Ronde
web-tournament-own = Jouw partijen
web-tournament-watch = Tafel { $board }
web-tournament-has-bye = { $name } is vrij
web-tournament-nobody = Er doet nog niemand mee.
web-tournament-you = jij
web-tournament-bot = bot
web-tournament-new = Een toernooi openen
web-tournament-name = Naam (als je wilt)
web-tournament-game = Spel
web-tournament-how = Vorm
web-tournament-how-swiss = Zwitsers: een aantal ronden, iedereen speelt elke ronde
web-tournament-how-arena = Arena: een aantal minuten, wie vrij is speelt
web-tournament-how-many-rounds = Ronden
web-tournament-how-many-minutes = Minuten
web-tournament-seats = Mensen aan een tafel
web-tournament-when = Begin
web-tournament-bots-choice = Bots nemen de plaatsen die leeg blijven
web-tournament-open = Toernooi openen
web-tournament-least = Minstens zoveel mensen
web-tournament-most = Hoogstens zoveel mensen
web-tournament-at-most = hoogstens { $count } mensen
web-tournament-pause = Pauze tussen de partijen
web-tournament-shuffle-before = Verzegeling van het toernooi, zoals deze browser die bij het meedoen zag
web-tournament-shuffle-secret = Geheim van het toernooi
web-tournament-shuffle-later = Het geheim van deze tafel volgt uit dat van het toernooi, dat bekend wordt als het toernooi voorbij is. Vanaf dan vergelijkt deze controle het ook.
web-tournament-home = { $stage ->
    [running] Je speelt nu mee
   *[open] Je doet mee
 }
web-tournament-seconds = { $count ->
    [one] één seconde
   *[other] { $count } seconden
 }
web-tournament-hours = { $count ->
    [one] één uur
   *[other] { $count } uur
 }
web-tournament-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
 }
