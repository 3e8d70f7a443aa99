# Ratings in de app: aan tafels die meetellen, na de partij en op de pagina ‘Jij’.

web-ratings = Ratings
web-ratings-rated = Telt mee
web-ratings-choice = Telt mee: de uitslag verandert je rating
web-ratings-choice-more = Een partij die meetelt heeft bedenktijd en geen hints, en iedereen speelt op een eigen apparaat.
web-ratings-value = { $rating } ± { $margin }
web-ratings-uncertain = { $rating } ± { $margin } ?
web-ratings-changed = { $rating } ({ $change })
web-ratings-more = Met 95% zekerheid zit een rating er niet verder naast dan het getal na ±. Een vraagteken betekent dat er nog te weinig is gespeeld.
web-ratings-stakes = Voor jou staat op het spel
web-ratings-place = { $place }e plaats
web-ratings-place-of = { $place }e van { $players }
web-ratings-equal = Wie nog moet komen, telt als even sterk als jij.
web-ratings-uncounted = Tegen { $names } heb je vandaag genoeg partijen gespeeld die meetellen: nog een verandert je rating niet.
web-ratings-left = heeft de partij verlaten en is daarom laatste
web-ratings-games = { $count ->
    [one] Eén partij die meetelt
   *[other] { $count } partijen die meetellen
 }
web-ratings-none = Je hebt nog geen rating. Kies daarvoor ‘Telt mee’ onder ‘Meer opties’ als je een partij begint.
web-ratings-graph = Je rating na elk van je laatste partijen die meetellen: van { $low } tot { $high }, nu { $now }.
web-ratings-latest = Je laatste partijen die meetellen
web-ratings-date = Datum
web-ratings-result = Plaats
web-ratings-change = Verschil
web-ratings-boards = Ranglijsten
web-ratings-board = Ranglijst van { $game }
web-ratings-board-empty = Nog niemand staat op de lijst.
web-ratings-board-more = Op de lijst staat wie dat wil en van wie de rating geen vraagteken heeft. De volgorde is die van de onderkant van het interval: de rating die iemand minstens heeft. Bots hebben een vaste rating en geen plaats.
web-ratings-board-own = Jouw rating, en of je op de lijst staat
web-ratings-list-me = Ranglijsten mogen mijn naam en mijn rating tonen
web-ratings-player = Wie
web-ratings-one = Rating
web-ratings-played = Partijen
