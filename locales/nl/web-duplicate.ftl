# Het duplicaat van de dag in de app: één verdeling voor iedereen.

web-duplicate = Duplicaat
web-ending-compare = Resultaten vergelijken
web-ending-match = Naar de match
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

# Matches: twee mensen spelen dezelfde verdelingen, ieder aan een eigen tafel.

web-match-title = Match: { $game }
web-match-heading = Een match tegen iemand
web-match-how = Jullie spelen allebei dezelfde verdelingen, op dezelfde plaats tegen dezelfde bots, ieder wanneer het uitkomt binnen zeven dagen. Wie een verdeling beter speelt, krijgt het punt ervan.
web-match-boards = Verdelingen
web-match-players = Spelers aan elke tafel
web-match-level = De bots
web-match-open = Match openen
web-match-own = Jouw matches
web-match-against = Match tegen { $name }
web-match-nobody = Match, nog niet aangenomen
web-match-settings = { $game } · { $boards } verdelingen · { $players } aan elke tafel · { $level }
web-match-invites = { $name } nodigt je uit voor een match.
web-match-accept = Match aannemen
web-match-link = Link naar de match
web-match-send = Stuur deze link naar degene tegen wie je wilt spelen. Wie hem het eerst opent, kan de match aannemen, tot { $day }.
web-match-until = Verdelingen die niet vóór { $day } zijn uitgespeeld, zijn verloren.
web-match-other-finished = { $name } heeft { $count } van de { $boards } verdelingen uitgespeeld.
web-match-play = Verdeling { $number } spelen
web-match-continue = Verder met verdeling { $number }
web-match-waits = Je hebt al je verdelingen uitgespeeld. Nu moet { $name } spelen.
web-match-fair = Je ziet het andere resultaat van een verdeling zodra jullie haar allebei hebben uitgespeeld.
web-match-score = { $own } : { $other }
web-match-score-read = { $own } tegen { $other } punten
web-match-you-win = Je wint de match
web-match-other-wins = { $name } wint de match
web-match-drawn = De match eindigt onbeslist
web-match-gone = De andere speler heeft zijn gegevens gewist, en daarmee de resultaten.
web-match-sum = Som van de verschillen: { $difference }
web-match-again = Revanche
web-match-to-rematch = Naar de revanche
web-match-deals = De verdelingen
web-match-deal = Verdeling
web-match-difference = Verschil
web-match-points = Punten
web-match-lost = verloren
web-match-seat = Plaats { $seat }
web-match-score-of = De partij van { $name } bekijken: { $score }
