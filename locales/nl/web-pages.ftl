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
web-pages-tables-none-mine = Er is geen partij bezig. Speel er een tegen een bot, of open een tafel voor je vrienden.
web-pages-tables-play = { $game } spelen
web-pages-tables-open-one = Tafel openen
web-pages-tables-over = Afgelopen partijen
web-pages-tables-more = Oudere partijen tonen
web-pages-tables-to-join = Tafels waar je kunt meedoen
web-pages-tables-none-to-join = Er wacht geen openbare tafel op spelers. Open er een: dan kan iedereen hier aanschuiven.
web-pages-tables-open-public = Tafel voor { $game } openen
web-pages-tables-to-watch = Partijen om naar te kijken
web-pages-tables-none-to-watch = Er is geen openbare partij bezig. Intussen kun je een spel leren of oefenen met korte lessen.
web-pages-tables-learn = { $game } leren
web-pages-tables-your-turn = Jij bent aan de beurt.
web-pages-tables-reserved = Er is een stoel voor je gereserveerd.
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
web-pages-tables-finished = Uitgespeeld: { $when }
web-pages-tables-opened = Geopend { $when }
web-pages-tables-preview = De stelling nu
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
web-pages-me-sessions = Waar je bent aangemeld
web-pages-me-session-unknown = Onbekend apparaat
web-pages-me-session-here = Dit apparaat
web-pages-me-session-seen = laatst gebruikt: { $when }
web-pages-me-session-out = Dit apparaat afmelden
web-pages-me-session-lose = Zonder passkey of herstelcode kun je niet terugkomen als { $name }.
web-pages-me-session-sure = Toch afmelden
web-pages-me-sessions-others = Alle andere apparaten afmelden
web-pages-me-delete = Je gegevens verwijderen
web-pages-me-delete-more = Verwijdert je naam, je apparaten, je codes en je berichten. Je verlaat je partijen: die tegen bots worden verwijderd, en die met anderen blijven, zonder je naam. Dit kan niet ongedaan worden gemaakt.
web-pages-me-delete-go = Mijn gegevens verwijderen
web-pages-me-delete-sure = Ja, alles verwijderen
web-pages-me-delete-no = Bewaren
web-pages-me-delete-ask = Echt alles van { $name } verwijderen?
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

web-which-game = Welk spel?
web-pages-rules-title = Spelregels van { $game }
web-pages-rules-contents = Inhoud
web-pages-rules-games = De regels van welk spel
web-pages-rules-table = Tabel onder ‘{ $heading }’
web-pages-rules-how-to = Zo speel je
web-pages-rules-unfold = Alle delen openen
web-pages-rules-fold = Alle delen sluiten
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
web-pages-learn-how = Je speelt een echte partij tegen een makkelijke bot, in ongeveer tien tot twaalf minuten. Een coach wijst aan wat belangrijk is, stelt zetten voor en legt elke regel uit als die voorkomt. Je kunt altijd stoppen en later verdergaan.
web-pages-learn-begin = Begin je eerste partij
web-pages-learn-begin-again = Nieuwe partij met coach
web-pages-learn-continue = Ga verder met je eerste partij
web-pages-learn-told = { $number } van { $total } lessen gedaan
web-pages-learn-rules = De regels lezen
web-pages-learn-coach = Je coach
web-pages-learn-next = Begrepen
web-pages-learn-forward = Verder
web-pages-learn-back = Terug
web-pages-learn-skip = Nu niet
web-pages-learn-fold = Coach inklappen
web-pages-learn-unfold = Coach tonen
web-pages-learn-leave = Verder zonder coach
web-pages-learn-more = Naar de korte lessen
web-pages-learn-suggest = Zet voorstellen
web-pages-learn-suggestion = Mijn voorstel: { $move }. Iets anders doen mag ook.
web-pages-learn-progress = Les { $number } van { $total }
web-pages-learn-your-turn = Jij bent aan de beurt. Doe wat jou het beste lijkt.
web-pages-learn-watch = { $rival } speelt. Kijk wat er gebeurt.
web-pages-learn-short = Korte lessen
web-pages-learn-short-how = Eén stelling, één opdracht, één minuut. Voor wat in je eerste partij misschien niet voorkomt.
web-pages-learn-all = Alle lessen
web-pages-learn-next-lesson = Volgende les
web-pages-learn-again = Opnieuw proberen
web-pages-learn-well-done = Goed gedaan!
web-pages-learn-not-yet = Nog niet helemaal
web-pages-learn-solved = gedaan
web-pages-learn-not-here = Dat kan niet in een les.

web-pages-learn-nile-intro = NILE is een kaartspel. Je plant gewassen, de rivier overstroomt, en wat overstroomd is, wordt geoogst. Wie de best gespreide opslag heeft, wint.
web-pages-learn-nile-chapter-turn = Jouw beurt
web-pages-learn-nile-chapter-fields = Velden
web-pages-learn-nile-chapter-choices = Ruilen en gokken
web-pages-learn-nile-chapter-game = De hele partij
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
web-pages-learn-nile-finish = Kies kaarten tot het planten compleet is; je kunt er ook een terugnemen. Ben je tevreden, druk dan op de grote knop: je plant, trekt twee kaarten en je beurt is voorbij.
web-pages-learn-nile-rival-title = De beurt van je tegenstander
web-pages-learn-nile-rival = Nu speelt { $rival }, in dezelfde volgorde: overstroming, oogst, planten, twee kaarten trekken. Let op de overstroming: het maakt niet uit wie aan de beurt is, dan oogst iedereen.
web-pages-learn-nile-harvest-title = Je eerste oogst
web-pages-learn-nile-harvest = De rivier zette { $card } onder water, en één kaart ging van je veld naar je opslag. Dat is wat aan het eind telt. Een veld zonder kaarten is weg, dus plant op tijd weer bij.
web-pages-learn-nile-kinds-title = Drie manieren om te planten
web-pages-learn-nile-kinds = Je plant twee of meer kaarten van één gewas, of van twee verschillende gewassen elk één kaart, of zoveel kaarten als je wilt op velden die je al hebt. Eén van de drie per beurt, nooit gemengd.
web-pages-learn-nile-add-title = Laat een veld groeien
web-pages-learn-nile-add = Je hebt een veld { $card } en nog meer van die kaarten in je hand. Op je eigen velden mag je zoveel kaarten bijleggen als je wilt, ook van meer gewassen tegelijk. Van grote velden oogst je langer, en ze zijn moeilijker over te nemen.
web-pages-learn-nile-outplant-title = Verdring een tegenstander
web-pages-learn-nile-outplant = { $rival } heeft een veld { $card } van { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }. Een gewas heeft maar één veld tegelijk. Om het over te nemen plant je er in één keer meer, hier { $needed } kaarten; het oude veld wordt afgelegd. Dat kan jou ook gebeuren.
web-pages-learn-nile-market-title = De Markt
web-pages-learn-nile-market = Voordat je plant, mag je ruilen, zo vaak je wilt. Op de Markt geef je twee kaarten uit je hand of opslag voor één nieuwe. Handig voor waar je te veel van hebt.
web-pages-learn-nile-offering-title = Het Offer
web-pages-learn-nile-offering = Een Offer kost ook twee kaarten uit je hand of opslag. Het brengt meteen een nieuwe overstroming: die velden worden geoogst, en wat eerst overstroomd was, kun je weer planten.
web-pages-learn-nile-speculate-title = Een gok op de rivier
web-pages-learn-nile-speculate = Een kaart met twee gewassen is een gok. Speel er één of twee in plaats van te planten: staat een van de gewassen op de volgende Overstromingskaart, dan trek je drie kaarten. Zo niet, dan ben je de kaart kwijt.
web-pages-learn-nile-balance-title = Bewaar het evenwicht
web-pages-learn-nile-balance = Kijk naar je opslag: van welk gewas heb je het minst? Daarvan is één kaart meer waard dan tien van een ander. Zijn de kleinste stapels gelijk, dan beslissen de volgende. Plant wat je mist.
web-pages-learn-nile-plague-title = De sprinkhanen
web-pages-learn-nile-plague = Ergens in de stapel wachten de sprinkhanen. Ze vernietigen het grootste veld op tafel, en alle velden die even groot zijn. Ze komen één keer per seizoen: pas op met één reusachtig veld.
web-pages-learn-nile-season-title = Seizoenen en het einde
web-pages-learn-nile-season = Is de stapel op, dan wordt alles opnieuw geschud en begint een nieuw seizoen. Er zijn evenveel seizoenen als spelers. Met de laatste kaart van het laatste seizoen is de partij meteen afgelopen.
web-pages-learn-nile-free-title = Je kunt NILE spelen
web-pages-learn-nile-free = Meer heb je niet nodig. Speel verder zoals je wilt; ik meld me alleen nog als er iets nieuws is. Twijfel je, druk dan op de lamp: die stelt een zet voor en zegt waarom.
web-pages-learn-nile-end-title = De partij is afgelopen
web-pages-learn-nile-end = Nu is ieders opslag open: vergelijk de kleinste stapels. Voor wat je misschien nog niet kent, zijn er korte lessen: Speculatie, Offer, Monumenten.
web-pages-learn-nile-short-outplant-title = Verdring een tegenstander
web-pages-learn-nile-short-outplant-about = Neem een veld over met meer kaarten.
web-pages-learn-nile-short-outplant-task = Je tegenstander heeft een veld Ricinus van twee kaarten. Een gewas heeft maar één veld, maar meer kaarten tegelijk verdringen het. Neem het veld Ricinus over.
web-pages-learn-nile-short-outplant-praise = Drie is meer dan twee: het oude veld is afgelegd en de Ricinus is van jou. Andersom kan het ook: een veld van één of twee kaarten ben je zo kwijt.
web-pages-learn-nile-short-outplant-again = Het veld Ricinus is nog niet van jou. Je hebt daar meer kaarten nodig dan je tegenstander: plant alle drie de Ricinus tegelijk.
web-pages-learn-nile-short-market-title = De Markt
web-pages-learn-nile-short-market-about = Ruil wat je te veel hebt voor wat je mist.
web-pages-learn-nile-short-market-task = Vier Papyrus in je opslag is meer dan je nodig hebt, en één Ricinus kun je niet planten. Geef op de Markt twee Papyrus en plant daarna.
web-pages-learn-nile-short-market-praise = Twee overbodige kaarten werden een veld. Alleen de kleinste stapel in je opslag beslist, dus met de grootste kun je ruilen.
web-pages-learn-nile-short-market-again = Probeer het zo: open de Markt, geef twee Papyrus uit je opslag en plant wat je dan hebt.
web-pages-learn-nile-short-offering-title = Het Offer
web-pages-learn-nile-short-offering-about = Nog een overstroming op het juiste moment.
web-pages-learn-nile-short-offering-task = Je hebt grote velden Sla en Vlas, en in de stapel zit bijna niets anders. Geef Hapi twee kaarten die je niet nodig hebt, en oogst meteen.
web-pages-learn-nile-short-offering-praise = Een oogst voor twee nutteloze kaarten! Een Offer loont als op je velden staat wat nog in de stapel zit.
web-pages-learn-nile-short-offering-again = Je velden wachten op een overstroming. Breng een Offer met de twee Speculatiekaarten.
web-pages-learn-nile-short-speculation-title = Speculatie
web-pages-learn-nile-short-speculation-about = Gok op wat nog in de stapel zit.
web-pages-learn-nile-short-speculation-task = In de stapel zitten alleen nog Tarwe en Sla. Je hebt twee Speculatiekaarten. Speel de kaart die niet kan mislukken.
web-pages-learn-nile-short-speculation-praise = Op de Overstromingskaart stond een van je twee gewassen, en je trok drie kaarten. Wat open ligt, vertelt wat er nog komt: gok als de kans groot is.
web-pages-learn-nile-short-speculation-again = Die gok kon niet lukken. Op welke Speculatiekaart staat Tarwe of Sla? Speel die.
web-pages-learn-nile-short-plague-title = De sprinkhanen
web-pages-learn-nile-short-plague-about = Heb niet het grootste veld als ze komen.
web-pages-learn-nile-short-plague-task = In de stapel zitten nog vier kaarten, en één daarvan is de Sprinkhanenplaag. Die eet het grootste veld op tafel. Plant zo dat jouw velden gespaard blijven.
web-pages-learn-nile-short-plague-praise = De sprinkhanen aten het veld van je tegenstander en spaarden de jouwe. Zolang ze in de stapel zitten, zijn veel kleine velden veiliger dan één groot veld.
web-pages-learn-nile-short-plague-again = De sprinkhanen eten het grootste veld en alle even grote. Laat je Tarwe op drie kaarten en plant iets anders.
web-pages-learn-nile-short-monuments-title = Monumenten
web-pages-learn-nile-short-monuments-about = Een uitbreiding: met Steen bouw je Monumenten met krachten.
web-pages-learn-nile-short-monuments-task = In deze uitbreiding is er Steen. Je plant het als een gewas, maar op een Monument. Bouw de Obelisk met je twee Stenen: daarmee trek je meer kaarten.
web-pages-learn-nile-short-monuments-praise = Met de Obelisk trek je drie kaarten per beurt, deze beurt al. Overstroomt Steen, dan raakt hij er één kwijt, en anderen kunnen je overtreffen. Aan het eind tellen Monumenten niet.
web-pages-learn-nile-short-monuments-again = Dat kan ook, maar de opdracht was de Obelisk: kies beide Stenen en dan de Obelisk.

web-pages-learn-fertility-intro = Fertility is een tegellegspel. Je legt tegels in een Vallei die iedereen deelt, verzamelt daar grondstoffen en bevoorraadt de Winkels van je eigen Metropolis. Wie de meeste Debens heeft, wint.
web-pages-learn-fertility-chapter-valley = De Vallei
web-pages-learn-fertility-chapter-city = Jouw Metropolis
web-pages-learn-fertility-chapter-shops = Wat Winkels opleveren
web-pages-learn-fertility-chapter-game = De hele partij
web-pages-learn-fertility-goal-title = Het doel
web-pages-learn-fertility-goal = Iedereen bouwt een eigen Metropolis, in negen beurten. Wie aan het eind de meeste Debens heeft, wint. Die komen van volledig bevoorrade Winkels, van Standbeelden van verschillende Goden, van Monumenten en van Tarwe.
web-pages-learn-fertility-valley-title = De Vallei
web-pages-learn-fertility-valley = Een tegel komt op twee lege woestijnvelden naast elkaar, nooit op water of Tarwe. Minstens één tafereel van je tegel moet verbonden zijn met een gelijk tafereel.
web-pages-learn-fertility-place-title = Leg een tegel
web-pages-learn-fertility-place = Kies een van je drie tegels en een plek ervoor. Je verdient één grondstof voor elk gelijk tafereel waarmee je tegel verbonden is, de grondstof van elk icoon dat je bedekt, en één Tarwe voor elk Tarweveld ernaast.
web-pages-learn-fertility-discard-title = Geen tegel past
web-pages-learn-fertility-discard = Geen van je tegels kan gelegd worden. Dat kan gebeuren: kies er een om af te leggen. Die levert niets op, maar daarna bouw je, bevoorraad je en neem je een tegel zoals altijd.
web-pages-learn-fertility-quarry-title = Een Groeve
web-pages-learn-fertility-quarry = Je tegel heeft een leeg veld omsloten: je hebt een Groeve gemaakt. Die levert je een grondstof naar keuze op, of een plek voor een van je Monumenten.
web-pages-learn-fertility-earned-title = Jouw grondstoffen
web-pages-learn-fertility-earned = Wat je verdiend hebt, ligt naast je bord. Gebruik het deze beurt: wat er aan het eind over is, gaat terug naar de Voorraad. Alleen Tarwe houd je.
web-pages-learn-fertility-shops-title = Jouw Winkels
web-pages-learn-fertility-shops = Elke Winkel toont welke grondstoffen hij nodig heeft (de vierkleurige schijf: een grondstof naar keuze) en wat hij oplevert als ze er allemaal zijn: Debens, een Standbeeld, Tarwe, een ruil, of Debens voor elke grondstof van één soort. Wijs een Winkel aan of tik erop om hem te lezen.
web-pages-learn-fertility-build-title = Bouw een District
web-pages-learn-fertility-build = Eén keer per beurt, voordat je bevoorraadt, mag je een van deze Districten bouwen. Betalen doe je met grondstoffen of Tarwe. Het brengt nieuwe Winkels, maar een Winkel die nog iets mist, levert niets op.
web-pages-learn-fertility-pay-title = Betaal het District
web-pages-learn-fertility-pay = Kies waarmee je het District betaalt. Elke grondstof is goed, Tarwe ook, dus geef wat je Winkels het minst nodig hebben.
web-pages-learn-fertility-supply-title = Bevoorraad een Winkel
web-pages-learn-fertility-supply = Leg grondstoffen op de iconen van je Winkels, zoveel je wilt. Dat mag ook in meer beurten, en een Winkel levert iets op zodra op elk icoon een fiche ligt.
web-pages-learn-fertility-exchanging-title = Kies je ruil
web-pages-learn-fertility-exchanging = Deze Winkel geeft je een van de grondstoffen die erop staan. Kies er een, en de andere Winkel waar die op komt.
web-pages-learn-fertility-filled-title = Een volledig bevoorrade Winkel
web-pages-learn-fertility-filled = Deze Winkel is volledig bevoorraad. Tarwe en een ruil krijg je meteen; Debens en Standbeelden tellen aan het eind. Wat op een Winkel ligt, blijft daar voorgoed.
web-pages-learn-fertility-done-title = Beëindig je beurt
web-pages-learn-fertility-done = Valt er niets meer te bouwen of te bevoorraden, beëindig dan je beurt. Grondstoffen die over zijn, gaan terug naar de Voorraad.
web-pages-learn-fertility-take-title = Neem een tegel
web-pages-learn-fertility-take = Neem een van de tegels uit de Gemeenschappelijke Voorraad, zodat je er weer drie hebt. Bedenk waar je die zou kunnen leggen.
web-pages-learn-fertility-rival-title = De beurt van je tegenstander
web-pages-learn-fertility-rival = Nu heeft { $rival } een beurt zoals jij: leggen, bouwen, bevoorraden, een tegel nemen. Let op waar die komt: de Vallei is van iedereen, ook jij kunt eraan aansluiten.
web-pages-learn-fertility-wheat-title = Tarwe
web-pages-learn-fertility-wheat = Tarwe bewaar je in je Tarweschuur, tot tien. Hoe meer je hebt, hoe meer elke Tarwe waard is: tien is 40 Debens. Je kunt er ook Districten mee betalen.
web-pages-learn-fertility-specialised-title = Een Winkel die telt
web-pages-learn-fertility-specialised = Eenmaal bevoorraad levert deze Winkel 1 Deben op voor elk Rund in je hele Metropolis, waar het ook ligt. Districten brengen zulke Winkels voor andere grondstoffen, soms met 3 Debens per stuk: daar kun je een stad omheen bouwen.
web-pages-learn-fertility-exchange-title = Een Winkel die ruilt
web-pages-learn-fertility-exchange = Bevoorraad deze Winkel met een Papyrusbloem, en je krijgt meteen een van de grondstoffen die erop staan, direct op een andere Winkel. Zo wordt wat je hebt, wat je nodig hebt.
web-pages-learn-fertility-gods-title = Standbeelden van Goden
web-pages-learn-fertility-gods = Winkels met een God brengen een Standbeeld. Alleen verschillende Goden tellen: 3 Debens voor één, 6 voor twee, dan 10, 15 en 21 voor alle vijf. Zoek dus Goden die je nog niet hebt.
web-pages-learn-fertility-monuments-title = Groeven en Monumenten
web-pages-learn-fertility-monuments = Een leeg woestijnveld dat aan alle vier de kanten is ingesloten, wordt een Groeve. Wie het omsluit, neemt een grondstof of zet er een Monument. De meeste Monumenten leveren aan het eind 15 Debens op, de tweede plaats 7.
web-pages-learn-fertility-last-title = De laatste beurten
web-pages-learn-fertility-last = De Gemeenschappelijke Voorraad kan niet meer worden aangevuld: iedereen heeft nog één laatste beurt. Maak de Winkels af die bijna vol zijn, want een onvolledige Winkel levert niets op.
web-pages-learn-fertility-free-title = Je kunt Fertility spelen
web-pages-learn-fertility-free = Meer heb je niet nodig. Speel verder zoals je wilt; ik meld me alleen nog als er iets nieuws is. Twijfel je, druk dan op de lamp: die stelt een zet voor en zegt waarom.
web-pages-learn-fertility-end-title = De partij is afgelopen
web-pages-learn-fertility-end = Vergelijk waar de Debens vandaan komen. Voor wat je misschien nog niet kent, zijn er korte lessen: Groeven, ruilen, Winkels die tellen.
web-pages-learn-fertility-short-quarry-title = Een Groeve
web-pages-learn-fertility-short-quarry-about = Omsluit een veld en zet een Monument neer.
web-pages-learn-fertility-short-quarry-task = Het gemarkeerde veld is bijna omsloten. Leg een tegel zo dat het een Groeve wordt, en zet er een Monument neer.
web-pages-learn-fertility-short-quarry-praise = Een tegel, Tarwe, water of de rand aan alle vier de kanten: dat is een Groeve. Het Monument telt aan het eind: 15 Debens voor de meeste, 7 voor de tweede plaats.
web-pages-learn-fertility-short-quarry-again = Er staat nog geen Monument. Eén kant van het gemarkeerde veld is nog open: leg daar een helft van een tegel en kies dan het Monument.
web-pages-learn-fertility-short-specialised-title = Een Winkel die telt
web-pages-learn-fertility-short-specialised-about = Eén Druif die alle Druiven meer waard maakt.
web-pages-learn-fertility-short-specialised-task = Je hebt één Druif en twee Winkels ervoor. De ene levert 4 Debens op, de andere 3 Debens voor elke Druif in je Metropolis. Bevoorraad de beste.
web-pages-learn-fertility-short-specialised-praise = In je Metropolis liggen vier Druiven, dus levert deze Winkel 12 Debens op, en 3 meer voor elke Druif die nog komt, op welke Winkel ook.
web-pages-learn-fertility-short-specialised-again = Dat levert 4 Debens op. Tel de Druiven in je Metropolis en kijk naar de andere Winkel.
web-pages-learn-fertility-short-exchange-title = Een ruil
web-pages-learn-fertility-short-exchange-about = Maak van een Papyrusbloem wat je mist.
web-pages-learn-fertility-short-exchange-task = Je hebt alleen een Papyrusbloem, maar een Winkel van 9 Debens mist alleen nog Albast. Bevoorraad die met de ruil.
web-pages-learn-fertility-short-exchange-praise = De Papyrusbloem werd Albast, en twee Winkels zijn in één keer vol. De Papyrus telt nog steeds mee in je Metropolis.
web-pages-learn-fertility-short-exchange-again = De 9 Debens missen nog hun Albast. Leg de Papyrusbloem op de gemarkeerde Winkel en kies Albast voor de andere.
web-pages-learn-fertility-short-gods-title = Verschillende Goden
web-pages-learn-fertility-short-gods-about = Het volgende Standbeeld is meer waard dan het vorige.
web-pages-learn-fertility-short-gods-task = Je hebt drie verschillende Goden en één Albast. Die vult een Winkel van 4 Debens, of een met een God naar keuze. Neem wat het meest oplevert.
web-pages-learn-fertility-short-gods-praise = Vier verschillende Goden zijn 15 Debens waard in plaats van 10. Een God naar keuze telt altijd als een God die je nog niet hebt.
web-pages-learn-fertility-short-gods-again = Dat levert 4 Debens op. Een vierde God levert er 5 op, en de vijfde nog eens 6.

# You: what you played
web-pages-me-games = Je spellen
web-pages-me-played = { $played ->
    [0] Nog niet gespeeld.
    [one] Eén spel gespeeld, { $won ->
        [0] niet gewonnen.
       *[other] en gewonnen.
     }
   *[other] { $played } spellen gespeeld, { $won } gewonnen.
 }
web-pages-me-streak = { $count } keer op rij gewonnen
web-pages-me-learned = Geleerd. Oefen de korte lessen
web-pages-me-all-games = Al je spellen
web-pages-me-stats-players = Met { $count }
web-pages-me-stats-against = Tegen { $name }
web-pages-me-stats-games = Partijen
web-pages-me-stats-won = Gewonnen
web-pages-me-stats-favourite = Je favoriete tegenstander: { $name }.
web-pages-me-stats-latest = Laatste partijen: { $won } van { $count } gewonnen, de nieuwste eerst.
web-pages-me-stats-counted = Geteld zijn je laatste { $count } tafels.
