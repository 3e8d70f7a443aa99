# Het duplicaat van de dag in de app: één verdeling voor iedereen.

web-duplicate = Duplicaat
web-ending-compare = Resultaten vergelijken
web-duplicate-title = Duplicaat van de dag: { $game }
web-duplicate-intro = Iedereen speelt dezelfde verdeling één keer, op dezelfde plaats tegen dezelfde bots. De kaarten of tegels die op jouw plaats komen, zijn voor iedereen gelijk: het verschil maakt hoe je speelt.
web-duplicate-day = Verdeling van { $day }
web-duplicate-seat = Je hebt plaats { $seat } van { $players } tegen { $name }.
web-duplicate-began = { $count ->
    [0] Nog niemand is aan deze verdeling begonnen.
    [one] Eén speler is aan deze verdeling begonnen.
   *[other] { $count } spelers zijn aan deze verdeling begonnen.
 }
web-duplicate-fair = Daarna zie je de resultaten en partijen van iedereen, en wie ook klaar is, ziet jouw naam, jouw resultaat en jouw partij. Daarvoor krijgt niemand iets van de verdeling te zien.
web-duplicate-play = Verdeling spelen
web-duplicate-continue = Verder spelen
web-duplicate-missed = Deze verdeling kan niet meer gespeeld worden.
web-duplicate-late = Je ziet de resultaten van deze dag zodra je je partij hebt uitgespeeld.
web-duplicate-yours = Jouw resultaat
web-duplicate-score = Score { $score }
web-duplicate-against = { $deviation } tegenover het gemiddelde
web-duplicate-rank = Plaats { $rank } van { $finished } in het veld
web-duplicate-uncounted = telt niet
web-duplicate-mean = De gemiddelde score op jouw plaats is { $mean }.
web-duplicate-field = Het veld
web-duplicate-field-how = Hoeveel spelers welke score haalden. De niveaus speelden dezelfde verdeling op dezelfde plaats.
web-duplicate-levels-soon = De niveaus spelen deze verdeling nog. Hun resultaten verschijnen hier.
web-duplicate-count = Spelers
web-duplicate-levels = Niveaus
web-duplicate-players-at = { $count ->
    [one] Eén speler
   *[other] { $count } spelers
 }
web-duplicate-results = Resultaten
web-duplicate-deviation = Tegen het gemiddelde
web-duplicate-score-heading = Score
web-duplicate-replay = Bekijken
web-duplicate-replay-of = De partij van { $name } bekijken
web-duplicate-days = Eerdere dagen
web-duplicate-check = Hoe de verdeling gecontroleerd kan worden
web-duplicate-commitment = Vastlegging van de verdeling, gepubliceerd voordat iemand haar speelde:
web-duplicate-secret = Het geheim van de verdeling:
web-duplicate-secret-later = Het geheim wordt gepubliceerd zodra niemand de verdeling meer kan spelen. Dan kan elk verslag ervan gecontroleerd worden.
