# The browser app's pages: tables, you, rules, replay, the guided first game, and the app on one's own device.

web-pages-loading = Laden …
web-pages-settings = Instellingen
web-pages-offline = Je bent offline. Alles waarvoor de server nodig is, wacht tot de verbinding terug is.
web-pages-copy-failed = De link kon niet worden gekopieerd. Selecteer hem en kopieer hem zelf.

## Tables

web-pages-tables-title = Tafels
web-pages-tables-mine = Jouw partijen
web-pages-tables-waiting-for-you = { $count ->
    [one] In één partij ben jij aan de beurt
   *[other] In { $count } partijen ben jij aan de beurt
 }
web-pages-tables-none-mine = Je hebt nog geen partijen. Open een tafel, of doe hieronder ergens mee.
web-pages-tables-open-one = Tafel openen
web-pages-tables-over = Afgelopen partijen
web-pages-tables-more = Oudere partijen tonen
web-pages-tables-to-join = Tafels waar je kunt meedoen
web-pages-tables-none-to-join = Er wacht nu geen openbare tafel op spelers. Open er zelf een die openbaar is: dan staat die hier.
web-pages-tables-to-watch = Partijen om naar te kijken
web-pages-tables-none-to-watch = Er is nu geen openbare partij bezig.
web-pages-tables-your-turn = Jij bent aan de beurt.
web-pages-tables-turn-of = { $name } is aan de beurt.
web-pages-tables-turn-of-guest = { $name } is aan de beurt, op dit apparaat.
web-pages-tables-waits = { $count ->
    [one] Wacht nog op één speler.
   *[other] Wacht nog op { $count } spelers.
 }
web-pages-tables-won = { $name } heeft gewonnen.
web-pages-tables-you-won = Je hebt gewonnen.
web-pages-tables-place = Je bent { $place }e van de { $players } geworden.
web-pages-tables-shared = { $names } delen de eerste plaats.
web-pages-tables-with = Met { $names }
web-pages-tables-go-on = Verder spelen
web-pages-tables-look = Tafel bekijken
web-pages-tables-join = Meedoen
web-pages-tables-watch = Toekijken
web-pages-tables-result = Uitslag
web-pages-tables-of = { $action }: { $game } { $who }
web-pages-tables-clock-days = { $days ->
    [one] Eén dag per beurt
   *[other] { $days } dagen per beurt
 }
web-pages-tables-clock-seconds = { $seconds } seconden per beurt
web-pages-tables-changed = Laatste zet: { $when }
web-pages-tables-stale = De lijst kon niet worden bijgewerkt. We proberen het zo opnieuw.

## You

web-pages-me-title = Jij
web-pages-me-stranger = Je hebt hier nog geen naam. Kies er een om te beginnen; een wachtwoord of account is niet nodig.
web-pages-me-name = Je naam
web-pages-me-name-more = Anderen zien die aan tafel. Je kunt je naam altijd wijzigen.
web-pages-me-save = Naam opslaan
web-pages-me-saved = Opgeslagen. Je bent { $name }.
web-pages-me-device = Spelen op een ander apparaat
web-pages-me-device-more = Open deze link op je telefoon of een andere computer om je daar met al je partijen aan te melden. De link werkt één keer en verloopt na { $minutes } { $minutes ->
    [one] minuut
   *[other] minuten
 }.
web-pages-me-device-make = Link maken
web-pages-me-device-again = Nieuwe link maken
web-pages-me-device-link = De link voor je andere apparaat
web-pages-me-device-left = { $minutes ->
    [0] Verloopt binnen een minuut.
    [one] Verloopt over één minuut.
   *[other] Verloopt over { $minutes } minuten.
 }
web-pages-me-device-expired = Deze link is verlopen. Maak een nieuwe.
web-pages-me-code = Herstelcode
web-pages-me-code-more = Deze browser onthoudt wie je bent. Mocht hij het vergeten, dan krijg je met een herstelcode je naam en je partijen terug. Schrijf de code op: je ziet hem maar één keer.
web-pages-me-code-make = Herstelcode maken
web-pages-me-code-again = Nieuwe herstelcode maken
web-pages-me-code-again-more = Een nieuwe code vervangt de vorige.
web-pages-me-code-yours = Jouw herstelcode
web-pages-me-code-keep = Houd hem geheim: wie hem heeft, kan onder jouw naam spelen.
web-pages-me-copy-code = Code kopiëren
web-pages-me-signin = Heb je een code?
web-pages-me-signin-more = Vul je herstelcode in om je hier aan te melden. Hoofdletters en streepjes maken niet uit.
web-pages-me-signin-code = Herstelcode
web-pages-me-signin-go = Aanmelden
web-pages-me-signin-lose = In deze browser ben je nu { $name }. Meld je je aan als iemand anders, dan zijn de partijen van { $name } zonder herstelcode niet meer terug te vinden.

web-pages-rejoin-title = Aanmelden
web-pages-rejoin-wait = Een ogenblik …
web-pages-rejoin-empty = In deze link zit geen code. Open de hele link, of maak een nieuwe op je andere apparaat.
web-pages-rejoin-ask = Aanmelden op dit apparaat?
web-pages-rejoin-now = In deze browser ben je nu { $name }. Meld je je aan met de link, dan ga je verder als degene die hem gemaakt heeft; zonder herstelcode zijn de partijen van { $name } niet meer terug te vinden.
web-pages-rejoin-go = Aanmelden met deze link
web-pages-rejoin-stay = { $name } blijven

## Rules

web-pages-rules-title = Spelregels van { $game }
web-pages-rules-contents = Inhoud
web-pages-rules-games = De regels van welk spel
web-pages-rules-table = Tabel onder ‘{ $heading }’
web-pages-rules-how-to = Zo speel je
web-pages-rules-search = Zoeken in de regels
web-pages-rules-found = { $count ->
    [0] Geen regel bevat deze woorden.
    [one] { $count } regel gevonden
   *[other] { $count } regels gevonden
}

## Replay

web-pages-replay-title = Een partij { $game } terugkijken
web-pages-replay-scrubber = Stap van de partij
web-pages-replay-step = Stap { $ply } van { $plies }
web-pages-replay-deal = Het uitdelen
web-pages-replay-first = Naar het begin
web-pages-replay-back = Een stap terug
web-pages-replay-play = Afspelen
web-pages-replay-pause = Pauze
web-pages-replay-forward = Een stap vooruit
web-pages-replay-last = Naar het eind
web-pages-replay-keys = Toetsen: pijl links en rechts voor een stap, pijl omhoog en omlaag voor een beurt, Home en End, spatie voor afspelen en pauze.
web-pages-replay-speed = Snelheid
web-pages-replay-speed-slow = Langzaam
web-pages-replay-speed-normal = Normaal
web-pages-replay-speed-fast = Snel
web-pages-replay-look-from = Gezien vanuit
web-pages-replay-look-from-mover = de speler die aan de beurt is
web-pages-replay-share = Link naar deze stap kopiëren
web-pages-replay-link = Link naar deze stap
web-pages-replay-table = De tafel bij deze stap
web-pages-replay-log = Spelverloop
web-pages-replay-log-hint = Kies een zin om naar die stap te gaan.
web-pages-replay-branch = Vanaf hier verder spelen
web-pages-replay-branch-more = Opent een nieuwe tafel met de stand van deze stap. Jij neemt één stoel, bots nemen de andere; er wordt opnieuw getrokken.
web-pages-replay-branch-seat = Jouw stoel
web-pages-replay-branch-level = Speel tegen
web-pages-replay-branch-over = Bij deze stap is de partij afgelopen. Ga terug naar een stap waar iemand aan de beurt is.
web-pages-replay-standing = Tussenstand
web-pages-replay-standing-nile = { $name }: plaats { $place }, stapels van { $piles }
web-pages-replay-standing-fertility = { $name }: plaats { $place }, { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }
web-pages-replay-to-tables = Naar je partijen

## The guided first game

web-pages-learn-title = Leer { $game } al spelend
web-pages-learn-how = Je speelt een echte partij tegen een makkelijke bot. Een coach vertelt je waar je op moet letten en wat je nu kunt doen. Stoppen kan altijd.
web-pages-learn-begin = Beginnen
web-pages-learn-rules = Eerst de regels lezen
web-pages-learn-coach = Je coach
web-pages-learn-next = Begrepen
web-pages-learn-skip = Nu niet
web-pages-learn-fold = Inklappen
web-pages-learn-unfold = Coach tonen
web-pages-learn-leave = Verder zonder coach
web-pages-learn-progress = { $count ->
    [0] Nog niets geleerd: dit is het begin.
    [one] Eén ding geleerd.
   *[other] { $count } dingen geleerd.
 }
web-pages-learn-your-turn = Jij bent aan de beurt. Doe wat jou het beste lijkt.
web-pages-learn-watch = { $rival } speelt. Kijk wat er gebeurt.

web-pages-learn-nile-intro = NILE is een kaartspel. Je plant gewassen, de rivier overstroomt, en wat overstroomd is, wordt geoogst. Wie de best gespreide opslag heeft, wint. Hier leer je het in de loop van één partij, in ongeveer een kwartier.
web-pages-learn-nile-goal-title = Het doel
web-pages-learn-nile-goal = Geoogste kaarten gaan naar je opslag. Aan het eind vergelijken de spelers het gewas waarvan ze het minst hebben opgeslagen: het hoogste aantal wint. Verzamel dus van alles een beetje, niet veel van één gewas.
web-pages-learn-nile-flood-title = De overstroming
web-pages-learn-nile-flood = Elke beurt begint met een Overstromingskaart. Nu staat er { $card } op: elk veld met een overstroomd gewas geeft één kaart aan de opslag van de eigenaar. Wat overstroomd is, kun je deze beurt niet planten.
web-pages-learn-nile-hand-title = Jouw hand
web-pages-learn-nile-hand = Alleen jij ziet deze kaarten. Op de meeste staat één gewas; die kun je planten. Een kaart met twee gewassen is voor Speculatie: een gok op de volgende overstroming.
web-pages-learn-nile-plant-title = Plant een veld
web-pages-learn-nile-plant = Voor een nieuw veld heb je twee of meer kaarten van hetzelfde gewas nodig, of je plant van twee verschillende gewassen elk één kaart. Kies nu kaarten uit je hand.
web-pages-learn-nile-nothing-title = Niets te planten
web-pages-learn-nile-nothing = In je hand zit niets wat je deze beurt kunt planten. Dat kan gebeuren: beëindig je beurt, dan trek je twee nieuwe kaarten.
web-pages-learn-nile-finish-title = Rond het planten af
web-pages-learn-nile-finish = Je kaarten zijn gekozen. Leg er nog meer bij als je wilt, of neem een stap terug. Ben je tevreden, rond het planten dan af: je trekt twee kaarten en je beurt is voorbij.
web-pages-learn-nile-rival-title = De beurt van je tegenstander
web-pages-learn-nile-rival = Ook elke beurt van { $rival } begint met een overstroming. Het maakt niet uit wie aan de beurt is: bij een overstroming oogst iedereen.
web-pages-learn-nile-harvest-title = Je eerste oogst
web-pages-learn-nile-harvest = De rivier zette { $card } onder water, en één kaart ging van je veld naar je opslag. Dat is wat aan het eind telt. Een veld zonder kaarten is weg, dus plant op tijd weer bij.
web-pages-learn-nile-speculate-title = Een gok op de rivier
web-pages-learn-nile-speculate = Je hebt { $card } in je hand. In plaats van te planten mag je één of twee van zulke kaarten spelen. Staat een van de gewassen op de volgende Overstromingskaart, dan trek je drie kaarten. Het hoeft niet nu.
web-pages-learn-nile-outplant-title = Verdring een tegenstander
web-pages-learn-nile-outplant = { $rival } heeft een veld { $card } van { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }. Een gewas heeft maar één veld tegelijk. Om het over te nemen plant je er in één keer meer, hier { $needed } kaarten; het oude veld wordt afgelegd. Dat kan jou ook gebeuren.
web-pages-learn-nile-add-title = Laat een veld groeien
web-pages-learn-nile-add = Je hebt een veld { $card } en nog meer van die kaarten in je hand. Op je eigen velden mag je zoveel kaarten bijleggen als je wilt, ook van meer gewassen tegelijk. Van grote velden oogst je langer, en ze zijn moeilijker over te nemen.
web-pages-learn-nile-trade-title = Markt en Offer
web-pages-learn-nile-trade = Voordat je plant, mag je ruilen, zo vaak je wilt. Op de Markt geef je twee kaarten uit je hand of opslag voor één nieuwe. Een Offer kost twee kaarten en brengt meteen een nieuwe overstroming.
web-pages-learn-nile-plague-title = De sprinkhanen
web-pages-learn-nile-plague = De Sprinkhanenplaag vernietigt het grootste veld dat er ligt, en alle velden die even groot zijn. De Plaag komt één keer per seizoen: denk daaraan voordat je één reusachtig veld plant.
web-pages-learn-nile-season-title = Een nieuw seizoen
web-pages-learn-nile-season = De stapel was op en is opnieuw geschud. Er zijn evenveel seizoenen als spelers; is de laatste kaart van het laatste seizoen op, dan is de partij afgelopen.
web-pages-learn-nile-balance-title = Bewaar het evenwicht
web-pages-learn-nile-balance = Kijk naar je opslag: van welk gewas heb je het minst? Daarvan is één kaart meer waard dan tien van een ander. Plant wat je mist.
web-pages-learn-nile-free-title = Je kunt NILE spelen
web-pages-learn-nile-free = Meer heb je niet nodig. Speel verder zoals je wilt; ik meld me alleen nog als er iets nieuws is.
web-pages-learn-nile-end-title = De partij is afgelopen
web-pages-learn-nile-end = Nu is ieders opslag open: vergelijk de kleinste stapels. Je kunt de partij stap voor stap terugkijken, en vanaf elke stap verder spelen.

web-pages-learn-fertility-intro = Fertility is een tegellegspel. Je legt tegels in een Vallei die iedereen deelt, verzamelt daar grondstoffen en bevoorraadt de Winkels van je eigen Metropolis. Hier leer je het in de loop van één partij, in ongeveer een kwartier.
web-pages-learn-fertility-goal-title = Het doel
web-pages-learn-fertility-goal = Wie de meeste Debens heeft, wint. Die komen van volledig bevoorrade Winkels, van Standbeelden van verschillende Goden, van Monumenten en van Tarwe. Iedereen heeft negen beurten.
web-pages-learn-fertility-valley-title = De Vallei
web-pages-learn-fertility-valley = Een tegel komt op twee lege woestijnvelden naast elkaar, nooit op water of Tarwe. Minstens één tafereel van je tegel moet verbonden zijn met een gelijk tafereel.
web-pages-learn-fertility-place-title = Leg een tegel
web-pages-learn-fertility-place = Kies een van je drie tegels en een plek ervoor. Je verdient één grondstof voor elk gelijk tafereel waarmee je tegel verbonden is, de grondstof van elk icoon dat je bedekt, en één Tarwe voor elk Tarweveld ernaast.
web-pages-learn-fertility-quarry-title = Een Groeve
web-pages-learn-fertility-quarry = Je tegel heeft een leeg veld omsloten: je hebt een Groeve gemaakt. Die levert je een grondstof naar keuze op, of een plek voor een van je Monumenten.
web-pages-learn-fertility-earned-title = Jouw grondstoffen
web-pages-learn-fertility-earned = Wat je verdiend hebt, ligt naast je bord. Gebruik het deze beurt: wat er aan het eind over is, gaat terug naar de Voorraad. Alleen Tarwe houd je.
web-pages-learn-fertility-build-title = Bouw een District
web-pages-learn-fertility-build = Eén keer per beurt, voordat je bevoorraadt, mag je een District in je Metropolis bouwen. Dat brengt nieuwe Winkels. Bouw er niet meer dan je kunt bevoorraden: een Winkel die nog een grondstof mist, levert niets op.
web-pages-learn-fertility-pay-title = Betaal het District
web-pages-learn-fertility-pay = Kies welke grondstoffen je voor het District betaalt. Je mag met alles betalen, dus geef wat je Winkels het minst nodig hebben.
web-pages-learn-fertility-supply-title = Bevoorraad een Winkel
web-pages-learn-fertility-supply = Leg grondstoffen op de iconen van je Winkels. Een Winkel levert iets op zodra op elk icoon een fiche ligt.
web-pages-learn-fertility-exchange-title = Een ruil
web-pages-learn-fertility-exchange = Deze Winkel geeft je een van de grondstoffen die erop staan. Kies er een, en de andere Winkel waar die op komt.
web-pages-learn-fertility-filled-title = Een volledig bevoorrade Winkel
web-pages-learn-fertility-filled = Een van je Winkels is volledig bevoorraad. Sommige leveren aan het eind Debens op, sommige tellen de grondstoffen in je Metropolis, en sommige brengen Standbeelden, Tarwe of een ruil.
web-pages-learn-fertility-done-title = Beëindig je beurt
web-pages-learn-fertility-done = Valt er niets meer te bouwen of te bevoorraden, beëindig dan je beurt. Grondstoffen die over zijn, gaan terug naar de Voorraad.
web-pages-learn-fertility-take-title = Neem een tegel
web-pages-learn-fertility-take = Neem een van de tegels uit de Gemeenschappelijke Voorraad, zodat je er weer drie hebt. Bedenk waar je die zou kunnen leggen.
web-pages-learn-fertility-rival-title = De beurt van je tegenstander
web-pages-learn-fertility-rival = { $rival } legt tegels in dezelfde Vallei. Let op waar: wat daar ligt, levert ook jou iets op als je er een tegel naast legt.
web-pages-learn-fertility-wheat-title = Tarwe
web-pages-learn-fertility-wheat = Tarwe bewaar je in je Tarweschuur, tot tien. Hoe meer je hebt, hoe meer elke Tarwe waard is. Je kunt er ook Districten mee betalen.
web-pages-learn-fertility-monuments-title = Monumenten
web-pages-learn-fertility-monuments = Omsluit lege velden één voor één om Groeven te maken, en zet daar Monumenten neer. Wie er aan het eind de meeste heeft, krijgt 15 Debens, de tweede 7.
web-pages-learn-fertility-last-title = De laatste beurten
web-pages-learn-fertility-last = De Gemeenschappelijke Voorraad kan niet meer worden aangevuld: iedereen heeft nog één beurt. Maak de Winkels af die bijna volledig bevoorraad zijn.
web-pages-learn-fertility-free-title = Je kunt Fertility spelen
web-pages-learn-fertility-free = Meer heb je niet nodig. Speel verder zoals je wilt; ik meld me alleen nog als er iets nieuws is.
web-pages-learn-fertility-end-title = De partij is afgelopen
web-pages-learn-fertility-end = Vergelijk waar de Debens vandaan komen. Je kunt de partij stap voor stap terugkijken, en vanaf elke stap verder spelen.
