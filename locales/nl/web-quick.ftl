# Snel spel: anderen vinden om mee te spelen.

web-quick = Snel spel
web-quick-more = Eén tik, en je zit aan tafel met anderen die hetzelfde spel willen.
web-quick-find = Tegenstanders zoeken
web-quick-cancel = Niet meer wachten
web-quick-change = Wijzigen
web-quick-game = Spel
web-quick-players = Spelers
web-quick-players-count = { $count } spelers
web-quick-pace = Tempo
web-quick-pace-live = 1 minuut per beurt
web-quick-pace-relaxed = 5 minuten per beurt
web-quick-pace-correspondence = 1 dag per beurt
web-quick-rated = Telt mee
web-quick-unrated = Telt niet mee
web-quick-bots = Na 30 seconden met bots beginnen als er nog iemand ontbreekt
web-quick-looking = Tegenstanders worden gezocht …
web-quick-found = Tegenstanders gevonden. Je tafel wordt klaargezet …
web-quick-waited = Je wacht al { $time }.
web-quick-waiting = { $count ->
    [0] Op dit moment wacht niemand op dit spel.
    [one] Eén persoon wacht op dit spel.
   *[other] { $count } mensen wachten op dit spel.
 }
web-quick-alone = { $others ->
    [0] Je staat vooraan in de rij.
    [one] Eén ander wacht met je mee.
   *[other] { $others } anderen wachten met je mee.
 }
web-quick-bots-in = { $seconds ->
    [one] Over één seconde doen bots mee.
   *[other] Over { $seconds } seconden doen bots mee.
 }
web-quick-stay = Blijf op deze pagina: als je weggaat, verlaat je ook de rij.
web-quick-silent = De server antwoordt niet. Je plaats blijft een paar seconden vrij, en we blijven het proberen.
