# Why a position set up by hand, or a view, is not lawful: the reasons of `position-unlawful`. What has a name in JSON,
# such as a card, a tile or a step, is called by it here.

unlawful-step = dit hoort alleen bij { $count ->
    [one] de stap
   *[other] deze stappen:
 } { $steps }
unlawful-needed = dit is nodig bij de stap { $step }
unlawful-tile = bij de stap { $step } moet hier een tegel liggen
unlawful-list = hier hoort een lijst van { $least ->
    [0] hoogstens { $most }
   *[other] { $least } tot { $most }
 } { $of ->
    [districts] Districten
    [squares] velden
   *[speculation] Speculatiekaarten
 }
unlawful-count = { $found } × { $name } { $where ->
    [drawn] getrokken of in de stapel
    [shown] getoond, in handen, in de stapel of in de Overstromingsstapel
    [face-up] open
    [goods] naast het bord en op Winkels
   *[all] op alle plekken samen
 }; er zijn er { $all }
unlawful-at-most = { $found } { $of ->
    [monuments] Monumenten van één speler
    [face-up] open tegels
   *[tiles] tegels
 } is te veel; hoogstens { $most } is mogelijk
unlawful-rest = hier hoort { $rest }: dat is wat al het andere overlaat
unlawful-none = { $kind ->
    [district] District
   *[shop] Winkel
 } ‘{ $name }’ bestaat niet
unlawful-twice = District { $name } staat er twee keer

## NILE

unlawful-pile-end = de stapel is precies dan leeg als het spel is afgelopen, in het laatste seizoen
unlawful-deck = { $card } zit niet in dit deck
unlawful-flood = de nieuwste Overstromingskaart ligt in de Overstromingsstapel, tenzij die leeg is
unlawful-no-speculation = er ligt geen Speculatie op tafel
unlawful-speculation = Speculatie ligt alleen op tafel nadat er gespeculeerd is en vóór de Overstromingskaart van de volgende speler
unlawful-drawer = wie aan de beurt is, trekt, of bij een Speculatie wie heeft gespeculeerd
unlawful-pick = ‘{ $move }’ mag daar niet
unlawful-view = zo ziet geen enkele stelling er van daaruit uit
unlawful-sizes = het moeten { $wanted } kaarten zijn, evenveel als er in de stapel zitten en de anderen { $others ->
    [hold] in hun hand hebben
   *[drew] hebben getrokken
 }, niet { $found }
unlawful-bound = zo blijft er geen stapel van die grootte over
unlawful-drawn = { $found } × { $name } getrokken, maar slechts { $had } in de hand of sindsdien getoond
unlawful-shown = past niet bij wat de anderen in hun hand hebben en sinds het schudden hebben getrokken

## Fertility

unlawful-symbol = dit moet erbij staan, want twee startsymbolen liggen even dicht bij het midden
unlawful-square = ‘{ $letter }’ op { $square }, waar op de borden ‘{ $board }’ staat
unlawful-start = de starttegel ligt niet waar de opties zeggen
unlawful-scenes = de taferelen in de Vallei zijn niet die van de gelegde tegels en de starttegel
unlawful-quarry = { $there ->
    [monument] het Monument op { $square } staat niet in een Groeve
   *[nothing] { $square } is geen Groeve
 }
unlawful-squares = een veld is een rij en een kolom van de Vallei
unlawful-order = de velden staan van boven naar beneden en van links naar rechts, elk één keer
unlawful-icon = hiervoor zijn niet genoeg iconen vrij: { $good }
unlawful-owed = dit mag hoogstens { $most } zijn: niet meer dan het District kost en dan er is om te betalen
unlawful-spot = er is geen plaats vrij voor dit District
unlawful-exchange = dit is geen volle ruilwinkel
unlawful-variant = tegels worden alleen in de variant voor twee verwijderd
unlawful-not-yet = er is deze beurt nog niets gebeurd
