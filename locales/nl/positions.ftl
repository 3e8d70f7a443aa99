# Why a position set up by hand, or a view, is not lawful: the reasons of `position-unlawful`. What has a name in JSON,
# such as a card, a tile or a step, is called by it here.

unlawful-step = dit hoort alleen bij { $count ->
    [one] de stap
   *[other] deze stappen:
 } { $steps }
unlawful-needed = dit is nodig bij de stap { $step }
unlawful-list = hier moet een lijst staan van { $least ->
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
unlawful-rest = hier moet { $rest } staan: dat is wat al het andere overlaat
unlawful-none = { $kind ->
    [district] District
   *[shop] Winkel
 } ‘{ $name }’ bestaat niet
unlawful-twice = District { $name } staat er twee keer

## NILE

unlawful-pile-end = de stapel is alleen leeg als de partij is afgelopen, in het laatste seizoen
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
unlawful-owed = dit moet minstens 1 zijn en hoogstens wat het District kost, namelijk { $cost }; het is { $owed }
unlawful-setup = wat is opgegeven leidt tot de stap { $step }
unlawful-not-begun = dit moet leeg zijn vóór de eerste beurt
unlawful-spot = er is geen plaats vrij voor dit District
unlawful-exchange = dit is geen volledig bevoorrade ruilwinkel
unlawful-variant = tegels worden alleen in de variant voor 2 spelers verwijderd
unlawful-tiles = bij de stap { $step } horen hier { $wanted } { $wanted ->
    [one] tegel
   *[other] tegels
 }, niet { $found }
unlawful-row = hier horen { $wanted } Districten, niet { $found }: { $wanted ->
    [3] het District dat deze beurt is gebouwd, is nog niet vervangen
   *[other] drie zijn het er alleen zolang het District dat deze beurt is gebouwd nog niet is vervangen
 }
unlawful-built = hier ontbreekt het District dat deze beurt is gebouwd
unlawful-last-turns = dit moet { $wanted } zijn als stoel { $first } is begonnen en stoel { $turn } aan de beurt is
unlawful-pile-left = de laatste beurten beginnen pas als de stapel leeg is; er liggen er nog { $left }
unlawful-over = de laatste beurt van het spel is die van stoel { $last }
unlawful-pile-empty = er is niets meer om de Gemeenschappelijke Voorraad mee aan te vullen
unlawful-turns = dit klopt niet: elke beurt neemt { $each } { $each ->
    [one] tegel
   *[other] tegels
 } van de stapel
unlawful-first = dit moet { $first } zijn: dit is beurt { $number } van het spel, en die van stoel { $turn }
unlawful-removed = hier horen minstens { $least } { $least ->
    [one] tegel
   *[other] tegels
 }: in de variant wordt er elke beurt één verwijderd
unlawful-closed = geen tegel in de Vallei kan precies deze Groeves hebben doen ontstaan
unlawful-no-tile = er kan deze beurt geen tegel zijn gelegd of afgelegd
unlawful-earned = geen tegel in de Vallei kan precies dit hebben opgeleverd, met wat deze beurt is betaald en geleverd
unlawful-no-choice = bij de stap { $step } valt er niets te kiezen
unlawful-supplied = er ligt geen grondstof op een Winkel van de speler die aan de beurt is
unlawful-cannot-pay = { $owed } is niet te betalen: de speler heeft { $goods }
