# The table of NILE in the browser. There is no Dutch rulebook: the words are our own.

web-nile-monument-sphinx = Sfinx
web-nile-monument-obelisk = Obelisk
web-nile-monument-wall = Muur
web-nile-power-sphinx = De Sfinx: wie hem heeft, verdringt een tegenstander al met evenveel kaarten.
web-nile-power-obelisk = De Obelisk: wie hem heeft, trekt aan het eind van zijn beurt drie kaarten, en vier voor elke Speculatiekaart die slaagt.
web-nile-power-wall = De Muur: om te verdringen wie hem heeft, is één kaart meer nodig dan anders.
web-nile-monuments-free = Monumenten in het midden
web-nile-monument-free = { $plot }: nog van niemand.

## The other players

web-nile-place = Speelgebied van { $name }
web-nile-in-hand = { $count } in de hand
web-nile-stored = { $count } in de opslag
web-nile-hand-size = { $count ->
    [one] { $name } heeft { $count } kaart in de hand.
   *[other] { $name } heeft { $count } kaarten in de hand.
 }
web-nile-storage-size = { $count ->
    [one] { $name } heeft { $count } kaart in de opslag. Welke dat is, blijft tot het eind verborgen.
   *[other] { $name } heeft { $count } kaarten in de opslag. Welke dat zijn, blijft tot het eind verborgen.
 }
web-nile-no-fields = Nog geen velden
web-nile-plot-field = { $count ->
    [one] { $owner } heeft een { $plot }veld van { $count } kaart.
   *[other] { $owner } heeft een { $plot }veld van { $count } kaarten.
 }
web-nile-plot-field-yours = { $count ->
    [one] Jouw { $plot }veld heeft { $count } kaart.
   *[other] Jouw { $plot }veld heeft { $count } kaarten.
 }
web-nile-plot-monument = { $owner } heeft de { $plot }, met { $count } { $count ->
    [one] Steen
   *[other] Stenen
 }.
web-nile-plot-monument-yours = Jij hebt de { $plot }, met { $count } { $count ->
    [one] Steen
   *[other] Stenen
 }.
web-nile-plot-safe = Om het over te nemen hebben anderen minstens { $needed } × { $card } tegelijk nodig.
web-nile-flooded-now = Nu overstroomd.

## The river

web-nile-river = De rivier
web-nile-flood-one = { $card } { $card ->
    [Druiven] zijn
    [Uien] zijn
   *[other] is
 } overstroomd.
web-nile-flood-two = { $first } en { $second } zijn overstroomd.
web-nile-flood-none = Er is niets overstroomd.
web-nile-flood-more = Elk veld met een overstroomd gewas geeft één kaart aan de opslag van de eigenaar. Overstroomde kaarten kun je niet planten of spelen.
web-nile-flood-stone-more = Elk Monument verliest één Steen, en Stenen kun je niet planten.
web-nile-pile = { $count } in de trekstapel
web-nile-pile-more = { $count ->
    [one] De trekstapel: nog { $count } kaart in dit seizoen.
   *[other] De trekstapel: nog { $count } kaarten in dit seizoen.
 }
web-nile-season = Seizoen { $season } van { $seasons }
web-nile-season-more = Seizoen { $season } van { $seasons }: in elk seizoen wordt de stapel één keer doorgespeeld. { $left ->
    [0] Met de laatste kaart van dit seizoen is de partij afgelopen.
    [one] Hierna komt er nog { $left }.
   *[other] Hierna komen er nog { $left }.
 }
web-nile-seasons-left = { $left ->
    [0] het laatste seizoen
    [one] nog { $left } seizoen
   *[other] nog { $left } seizoenen
 }
web-nile-discards = { $count } afgelegd
web-nile-discards-more = { $count ->
    [one] Afgelegd: { $count } kaart. Die komt terug in het volgende seizoen.
   *[other] Afgelegd: { $count } kaarten. Die komen terug in het volgende seizoen.
 }
web-nile-plague-aside = apart gelegd
web-nile-plague-more = De Sprinkhanenplaag heeft toegeslagen en de grootste velden vernietigd. In het volgende seizoen doet de Plaag weer mee.
web-nile-speculation = van { $name }
web-nile-speculation-more = { $name } speculeert op { $cards }. Staat op de volgende Overstromingskaart een van de twee gewassen van een kaart, dan levert die drie kaarten op.

## One's own side

web-nile-own-fields = Jouw velden
web-nile-own-no-fields = Je hebt geen velden. Plant twee kaarten van één gewas, of van twee gewassen elk één.
web-nile-storage = Jouw opslag
web-nile-storage-order = Vergeleken vanaf de kleinste stapel: { $piles }
web-nile-storage-pile = { $count ->
    [0] Geen kaart { $card } in je opslag.
    [one] { $count } kaart { $card } in je opslag.
   *[other] { $count } kaarten { $card } in je opslag.
 }
web-nile-storage-lowest-more = Dit is je kleinste stapel: die wordt het eerst vergeleken.
web-nile-storage-more = Wat je van dit gewas hebt geoogst. Aan het eind worden de kleinste stapels het eerst vergeleken.
web-nile-hand = Jouw hand
web-nile-hand-empty = Je hand is leeg.
web-nile-hand-card = { $count ->
    [one] { $card }: { $count } kaart in je hand.
   *[other] { $card }: { $count } kaarten in je hand.
 }
web-nile-field-free = Niemand heeft een veld van dit gewas.
web-nile-field-yours = { $count ->
    [one] Jouw veld heeft { $count } kaart.
   *[other] Jouw veld heeft { $count } kaarten.
 }
web-nile-field-theirs = { $count ->
    [one] { $name } heeft een veld van { $count } kaart.
   *[other] { $name } heeft een veld van { $count } kaarten.
 }
web-nile-speculation-card = Als Speculatie gespeeld levert deze kaart er drie op als een van de twee gewassen op de volgende Overstromingskaart staat.
web-nile-stone-card = Met Stenen bouw je de Monumenten.
web-nile-flooded-card = Overstroomd: nu niet te planten of te spelen.
web-nile-picked = { $count ->
    [one] { $count } gekozen.
   *[other] { $count } gekozen.
 }
web-nile-pick-put = Kies deze kaart om er een te planten.
web-nile-pick-play = Kies deze kaart om te speculeren.
web-nile-pick-give = Kies deze kaart om er een te geven.
web-nile-pick-not = Kun je nu niet kiezen. Druk erop om te zien waarom.
web-nile-caption-free = vrij
web-nile-caption-yours = van jou
web-nile-caption-stone = om te bouwen

## Choosing

web-nile-choices = Wat je kunt doen
web-nile-now-choose = Jouw beurt
web-nile-now-market = Markt: { $count } van 2 kaarten
web-nile-now-offering = Offer: { $count } van 2 kaarten
web-nile-now-plant = Planten: { $count } gekozen
web-nile-now-speculate = Speculeren: 1 gekozen
web-nile-now-waiting = { $name } is aan de beurt
web-nile-now-over = De partij is afgelopen
web-nile-choice-market = Markt
web-nile-choice-market-more = Geef twee kaarten uit je hand of opslag en trek er een, zo vaak je wilt. Toets: { $key }
web-nile-choice-market-not = De Markt kost twee kaarten, en je hebt er minder.
web-nile-choice-offering = Offer
web-nile-choice-offering-more = Geef twee kaarten uit je hand of opslag voor een nieuwe overstroming, zo vaak je wilt. Toets: { $key }
web-nile-choice-offering-not = Een Offer kost twee kaarten, en je hebt er minder.
web-nile-choice-plant = Planten
web-nile-choice-plant-more = Kies kaarten uit je hand om te planten: twee of meer van één gewas, van twee gewassen elk één, of zoveel je wilt op je eigen velden. Toets: { $key }
web-nile-choice-plant-not = Je kunt nu niets uit je hand planten.
web-nile-choice-speculate = Speculeren
web-nile-choice-speculate-more = Speel één of twee Speculatiekaarten: elke kaart levert er drie op als een van de gewassen erop op de volgende Overstromingskaart staat. Toets: { $key }
web-nile-choice-speculate-not = Je hebt geen Speculatiekaart die je nu kunt spelen.
web-nile-choice-done = Passen
web-nile-choice-done-more = Plant niets: trek kaarten en beëindig je beurt. Toets: { $key }
web-nile-about-plant = Kies in je hand de kaarten die je wilt planten.
web-nile-about-speculate = Kies in je hand één of twee Speculatiekaarten.
web-nile-lay-where = Welk Monument?
web-nile-cards = { $count } × { $card }
web-nile-drives-out = Je neemt { $plot_id ->
    [sphinx] de Sfinx
    [obelisk] de Obelisk
    [wall] de Muur
   *[other] het { $plot }veld
 } over van { $name }, die { $count } { $count ->
    [one] kaart
   *[other] kaarten
 } verliest.
web-nile-do-plant = { $cards } planten
web-nile-do-speculate = Speculeren: { $card }
web-nile-back-all = Alles terugnemen
web-nile-take-over = { $held ->
    [0] Om het over te nemen heb je { $needed } × { $card } nodig.
   *[other] Om het over te nemen heb je { $needed } × { $card } nodig; je hebt er { $held }.
 }
web-nile-about-choose = Ruil zo vaak je wilt; plant, speculeer of pas daarna.
web-nile-about-nothing = Je kunt niets uit je hand planten of spelen. Ruil, of pas en trek kaarten.
web-nile-about-market = Kies twee kaarten uit je hand of opslag. Je trekt er één nieuwe voor.
web-nile-about-offering = Kies twee kaarten uit je hand of opslag. Er wordt een nieuwe Overstromingskaart voor omgedraaid.
web-nile-about-given = Je geeft { $card } uit je { $from ->
    [storage] opslag
   *[hand] hand
 }. Kies nog één kaart uit je hand of opslag.
web-nile-about-second = Speel er een tweede Speculatiekaart bij, of stop.
web-nile-about-more = Nog niet klaar: kies nog één kaart, { $cards }.
web-nile-need = Je hebt { $needed } kaarten nodig: { $name } heeft er daar { $count }.
web-nile-lay-where-more = Kies waar de Steen op komt.
web-nile-will-found = { $count ->
    [one] Een nieuw { $plot }veld van { $count } kaart.
   *[other] Een nieuw { $plot }veld van { $count } kaarten.
 }
web-nile-will-found-monument = Je bouwt: { $plot }, Stenen: { $count }.
web-nile-will-grow = Jouw { $plot }veld groeit tot { $count } kaarten.
web-nile-will-grow-monument = { $plot } groeit tot { $count } Stenen.
web-nile-do-plant-many = { $count } kaarten planten
web-nile-ends = { $count } trekken, beurt voorbij
web-nile-picks = { $count ->
    [one] kies nog één kaart
   *[other] kies twee kaarten
 }
web-nile-unfinished = nog niet klaar
web-nile-leave-market = Markt verlaten
web-nile-leave-offering = Geen Offer
web-nile-ask-done = Passen zonder te planten?
web-nile-ask-done-more = Je kunt deze beurt nog planten.
web-nile-ask-done-yes = Ja, passen
web-nile-ask-offering = Nu een Offer?
web-nile-ask-offering-more = Je hebt geen veld: een nieuwe overstroming levert je niets op.
web-nile-ask-offering-yes = Ja, twee kaarten offeren
web-nile-ask-no = Nee, verder

## The end

web-nile-ranking-how = Eerst worden de kleinste stapels vergeleken, dan de volgende, tot er verschil is.
web-nile-ending-margin = { $more } : { $count } in de { $pile ->
    [0] grootste
    [1] kleinste
    [2] op één na kleinste
    [3] op twee na kleinste
    [4] op drie na kleinste
    [5] op vier na kleinste
   *[other] op vijf na kleinste
 } stapel
web-nile-ending-axis = Kaarten in de kleinste stapel
web-nile-ending-season = Seizoen { $season }
web-nile-ending-close = Nog één kaart { $crop } en je was { $name } voorbij geweest.
web-nile-ending-best = Niemand heeft zoveel { $crop } opgeslagen als jij: { $count }.

## Signs and keys

web-nile-help = Symbolen en sneltoetsen
web-nile-sign-hand = Hoeveel kaarten iemand in de hand heeft
web-nile-sign-storage = Hoeveel kaarten iemand in de opslag heeft
web-nile-sign-flood = Wat er nu overstroomd is
web-nile-sign-season = Een seizoen: de trekstapel één keer doorgespeeld
web-nile-sign-market = Markt: twee kaarten voor een nieuwe
web-nile-sign-offering = Offer aan Hapi: twee kaarten voor een nieuwe overstroming
web-nile-sign-plant = Planten
web-nile-sign-speculate = Speculatie op de volgende overstroming
web-nile-sign-done = Passen: trek kaarten en beëindig je beurt
web-nile-key-numbers = Kies een kaart van die soort in je hand
web-nile-key-hand = Ga naar je hand; met de pijltoetsen ga je van kaart naar kaart
web-nile-key-market = Ga naar de Markt
web-nile-key-offering = Breng een Offer
web-nile-key-plant = Ga naar de eerste kaart die je kunt planten
web-nile-key-speculate = Ga naar de eerste kaart die je kunt spelen
web-nile-key-done = Doe de zet, of beëindig je beurt
web-nile-key-back = Neem de laatst gekozen kaart terug
web-nile-keys-when = De sneltoetsen werken zolang de focus op de tafel ligt.

# Wat open ligt: het venster achter de stapels
web-nile-open = Open kaarten
web-nile-open-press = Druk erop om ze te bekijken.
web-nile-open-discards = Afgelegd: { $count }
web-nile-open-floods = Eerdere Overstromingskaarten: { $count }
web-nile-open-unseen = Nog niet gezien: { $count }, waarvan { $pile } in de trekstapel, de andere in de handen van tegenstanders
web-nile-open-card = { $count } × { $card }
web-nile-open-limit = in de stapel hoogstens { $count }
web-nile-open-none = Geen.

## While others play, and since your last turn

web-nile-recap-line = { $name }: { $actions }.
web-nile-recap-cards = { $count } × { $card }
web-nile-recap-stone = { $count } × Steen voor { $plot }
web-nile-recap-planted = { $cards } geplant
web-nile-recap-passed = niets geplant
web-nile-recap-speculated = gespeculeerd op { $cards }
web-nile-recap-market = naar de Markt geweest
web-nile-recap-offering = Hapi een Offer gebracht
web-nile-recap-harvested = { $cards } geoogst
web-nile-recap-harvest = De overstroming bracht je { $cards }.
web-nile-recap-failed = Je speculatie op { $card } is mislukt.
web-nile-moment-lost-field = Je verliest een veld
web-nile-moment-lost-monument = Je verliest een Monument
web-nile-moment-success = Speculatie geslaagd
web-nile-moment-last-season = Het laatste seizoen

# Een hint
web-nile-hint-plant = Plant { $count } { $count ->
    [one] kaart
   *[other] kaarten
 } { $card }
web-nile-hint-build = Leg { $count } { $count ->
    [one] Steen
   *[other] Stenen
 } op { $plot }

## What a decision is about, and where a nudge points
web-nile-topic-plant = planten
web-nile-topic-speculate = speculeren
web-nile-topic-market = de Markt
web-nile-topic-offering = het Offer
web-nile-topic-pass = kaarten houden
web-nile-nudge-floods = Zoek gewassen die veel van de nog niet geziene kaarten zouden overstromen.
web-nile-nudge-harvest = Hoeveel kaarten van een veld kunnen nog geoogst worden?
web-nile-nudge-smallest = Kijk naar je kleinste stapel.
web-nile-nudge-ousts = Kijk naar de velden van de anderen: één ervan kun je innemen.
web-nile-nudge-monument = Kijk naar je Stenen.
web-nile-nudge-speculation = Tel de nog niet geziene kaarten: zou een Speculatiekaart iets opleveren?
web-nile-nudge-flooded = Sommige kaarten helpen niet bij deze overstroming.
web-nile-nudge-well-stocked = Van één gewas heb je meer dan je nodig hebt.
web-nile-nudge-long-shot = Eén van je Speculatiekaarten levert bijna nooit iets op.
web-nile-nudge-offering = Helpt een extra overstromingskaart jou meer dan de anderen?
web-nile-nudge-market = Helpt een nieuwe kaart je meer dan twee van jouw kaarten?
web-nile-nudge-flooded-hand = Kijk wat je door de overstroming niet mag planten.
web-nile-nudge-keep = Je hoeft niet alles nu te gebruiken.
