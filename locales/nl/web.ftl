# The browser app: what is the same for both games.

web-skip = Naar de inhoud
web-nav = Hoofdpagina’s
web-nav-tables = Tafels
web-nav-rules = Spelregels
web-nav-me = Jij
web-language = Taal
web-theme = Licht of donker
web-theme-system = Auto
web-theme-light = Licht
web-theme-dark = Donker
web-motion = Beweging
web-sound = Geluid
web-volume = Volume
web-haptics = Trillen
web-pace = Tempo van de beurten van anderen
web-pace-slow = Langzaam
web-pace-normal = Normaal
web-pace-fast = Snel
web-pace-instant = Direct
web-nothing-here = Op dit adres is niets te vinden.
web-page-not-loaded = Deze pagina kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.
web-to-home = Naar de startpagina
web-server-silent = De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.
web-no-answer = De server heeft niet geantwoord. Of het gelukt is, zie je zodra de verbinding terug is.

web-welcome = De bordspellen van de Nijl
web-welcome-more = Speel alleen tegen bots, met vrienden op één apparaat, of online met een link.
web-pick-game = Kies een spel
web-game-nile = NILE
web-game-nile-more = Plant vóór de overstroming, oogst erna. Een kaartspel voor 2 tot 6 spelers.
web-game-fertility = Fertility
web-game-fertility-more = Leg tegels in de Vallei, bevoorraad de Winkels van je Metropolis. Een tegellegspel voor 2 tot 4 spelers.
web-who-plays = Wie speelt er mee?
web-your-name = Je naam
web-guest = Gast
web-friend = Vriend { $number }
web-friend-name = Naam van vriend { $number }
web-rival = Tegenstander { $number }
web-rival-open = Iemand die je met een link uitnodigt
web-rival-here = Een vriend op dit apparaat
web-add-rival = Tegenstander toevoegen
web-remove-rival = Tegenstander { $number } verwijderen
web-level-fisher = Visser: leert het spel nog
web-level-farmer = Boer: speelt op gevoel
web-level-scribe = Schrijver: degelijk, soms slordig
web-level-vizier = Vizier: ziet waar het om gaat
web-level-pharaoh = Farao: denkt vooruit
web-more-choices = Meer opties
web-option-public = Openbaar: iedereen kan meedoen
web-option-chance = willekeurig
web-option-chosen = hier gekozen
web-option-turned = ondersteboven
web-option-place = { $option }, { $number }
web-piece-any = Wat vrij is
web-piece-of = { $what }: { $name }
web-set = Spelmateriaal
web-set-upload = Bestand uploaden…
web-set-file = Bestand downloaden
web-set-write = Je eigen set opschrijven
web-set-faults = { $count ->
    [one] { $file } is niet bruikbaar. Eén onderdeel klopt niet:
   *[other] { $file } is niet bruikbaar. { $count } onderdelen kloppen niet:
 }
web-set-line = Spelmateriaal: { $name }
web-set-reconstruction = Het spelmateriaal is een reconstructie.
web-set-reconstruction-more = Wat dit betekent
web-tournaments = Toernooien
web-clock = Tijd per beurt
web-clock-off = Geen limiet
web-clock-seconds = { $seconds } seconden
web-clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
 }
web-play = Spelen
web-open-table = Tafel openen
web-learn = Al spelend leren
web-rules = Spelregels

web-opening = De tafel wordt geopend …
web-waiting = De partij begint zodra elke stoel bezet is.
web-waiting-meanwhile = Intussen
web-waiting-away = De partij begint vanzelf zodra elke stoel bezet is. Je kunt deze pagina op de achtergrond laten staan: de titel van het tabblad zegt wanneer je aan de beurt bent.
web-waiting-how-to = Zo speel je, op één pagina
web-waiting-lessons = Leren met de coach
web-waiting-invited = { $name } nodigt je uit aan deze tafel.
web-waiting-answer = Wachten op het antwoord van { $names }.
web-notice = Van de beheerder van deze server: { $text }
web-closed = { $why ->
    [unused] Deze tafel is gesloten omdat de partij niet op tijd begon.
    [idle] Deze partij is gesloten omdat niemand verderspeelde.
    [late] Deze partij is gesloten omdat de tijd van de match voorbij is.
    [operator] De beheerder van deze server heeft deze tafel gesloten.
   *[none] Deze tafel is gesloten voordat de partij begon.
 }
web-seat-open = vrije stoel
web-seat-kept = gereserveerd
web-seat-asked = heeft nog niet geantwoord
web-seat-yours = voor jou vrijgehouden
web-seat-you = jij
web-seat-here = aanwezig
web-invite = Stuur deze link naar de mensen met wie je wilt spelen:
web-copy = Link kopiëren
web-copied = Gekopieerd
web-leave = Tafel verlaten
web-close-table = Tafel sluiten
web-share = Delen
web-sit = Gaan zitten
web-connection-lost = De verbinding is verbroken. We proberen het opnieuw …
web-notify = Waarschuw me als ik aan de beurt ben
web-notify-blocked = Je browser blokkeert meldingen van deze pagina.
web-notify-offer = Zullen we je waarschuwen als je aan de beurt bent?
web-notify-yes = Ja, graag
web-notify-no = Nee, dank je
web-notify-body = { $game }: de tafel wacht op je.
web-players = Spelers
web-bot = bot
web-resigned = heeft opgegeven
web-away = afwezig
web-away-you = Je was weg: een bot speelt voor je.
web-your-turn = Jij bent aan de beurt.
web-turn-yours = Jouw beurt
web-to-move = aan de beurt
web-thinking = denkt na
web-not-connected = niet verbonden
web-left-days = nog { $count } { $count ->
    [one] dag
   *[other] dagen
 }
web-left-hours = nog { $count } uur
web-cover = Nu is { $name } aan de beurt
web-cover-more = Geef het apparaat aan { $name }. Tot dan blijven de kaarten verborgen.
web-cover-ready = Ik ben { $name }
web-undo = Terugnemen
web-back = Ik ben er weer
web-menu = Menu
web-resign = Opgeven
web-resign-sure = Deze partij opgeven?
web-resign-yes = Ja, opgeven
web-resign-no = Nee, doorspelen
web-result = Uitslag
web-result-counting = De punten worden geteld …
web-result-at-once = Meteen de uitslag tonen
web-result-order = Eindstand: { $order }.
web-rematch = Revanche
web-rematch-offer = { $name } wil graag nog een keer spelen.
web-rematch-accept = Nog een keer spelen
web-rematch-decline = Nu niet
web-replay = Terugkijken
web-review = Nabespreking
web-review-any = Een willekeurige partij nabespreken vanuit het verslag
web-record = Verslag downloaden
web-new-game = Nieuwe partij
web-news = Wat er gebeurt
web-news-skip = Overslaan
web-news-waiting = nog { $count }
web-recap = Sinds je laatste beurt
web-recap-dismiss = Begrepen
web-recap-nothing = Er is nog niets gebeurd.
web-log = Spelverloop
web-log-opened = De tafel is open.
web-log-sat = { $you ->
    [name] Je gaat
   *[other] { $name } gaat
 } zitten.
web-log-rose = Een speler is weggegaan: de stoel is weer vrij.
web-log-declined = { $name } wil nu niet spelen: de stoel is vrij.
web-log-started = De partij begint.
web-log-resigned = { $you ->
    [name] Je geeft
   *[other] { $name } geeft
 } op.
web-log-ended = De partij is afgelopen.
web-log-back = { $you ->
    [name] Je bent
   *[other] { $name } is
 } er weer.
web-log-hint = { $name } vroeg om een hint.
web-log-rematch = Er is een tafel voor de revanche geopend.
web-log-closed = De tafel is gesloten.
web-chat = Zeg iets tegen de tafel
web-chat-send = Versturen
web-report = Een speler melden
web-report-who = Wie?
web-report-text = Wat is er gebeurd? (mag leeg blijven)
web-report-why = { $name } melden wegens:
web-report-reason = { $kind ->
    [insults] Beledigingen of bedreigingen
    [spam] Spam of reclame
    [name] Een aanstootgevende naam
    [unfair] Oneerlijk spel
   *[other] Iets anders
 }
web-report-more = Alleen de beheerder van deze server leest je melding, samen met de laatste berichten aan deze tafel. De speler hoort er niets van.
web-report-done = Dank je. Je melding over { $name } is bij de beheerder van deze server.
web-chat-unread = { $count ->
    [one] 1 nieuw bericht
   *[other] { $count } nieuwe berichten
 }

web-standing = { $name }: plaats { $place } ({ $counts })
web-generic-over = De partij is afgelopen
web-generic-moves = Jouw zetten
web-generic-waiting = { $name } is aan de beurt
web-generic-search = Zoeken in { $count } zetten
web-generic-view = Wat je ziet
web-generic-nothing = niets
web-generic-yes = ja
web-generic-no = nee

web-close = Sluiten
web-ruling = { $game }: regel { $ruling }
web-ruling-page = Lees hem op de regelpagina

# The first start on a machine
web-preparing = Akhet bereidt de spellen voor op deze computer
web-preparing-once = Dit gebeurt maar één keer.
web-preparing-bots = De bots zijn bijna klaar
web-preparing-bots-more = Tegen mensen kun je al spelen; bots zetten zodra ze klaar zijn.
web-preparing-left = Nog ongeveer { $seconds } s

# The start page
web-home-start = Direct beginnen
web-home-against = Jij tegen { $names }
web-home-somebody = iemand die je uitnodigt
web-home-invite = Iemand uitnodigen
web-home-learn-on = Verder met je eerste spel
web-home-new = Een spel opzetten
web-home-continue = Verder spelen
web-home-public = Tafels waar je kunt aanschuiven
web-home-all = Alle { $count } tafels
web-home-suggestion = Tip van de dag
web-home-suggestion-go = Proberen
web-home-suggestion-learn = Leer { $game } met een coach, in ongeveer tien minuten.
web-home-suggestion-nile-monuments = NILE met Monumenten: Steen wordt de Sfinx, de Obelisk of de Muur. Tegen de Schrijver.
web-home-suggestion-nile-crowd = NILE met vijf: een levendige tafel met twee Boeren en twee Schrijvers.
web-home-suggestion-nile-classic = NILE met het klassieke deck van vijf gewassen, tegen twee Schrijvers.
web-home-suggestion-nile-duel = NILE tegen de Farao. Makkelijk wordt het niet.
web-home-suggestion-fertility-four = Fertility met vier: een volle Vallei en een rij Districten die snel wisselt.
web-home-suggestion-fertility-duel = Fertility tegen de Farao. Kies je tegels goed.
web-home-suggestion-fertility-three = Fertility met drie, tegen twee Schrijvers.
web-hints = Hints
web-hints-usual = Zoals gewoonlijk: aan, behalve tegen andere mensen of met een klok
web-hints-on = Aan
web-hints-off = Uit

## Het einde van een partij

web-ending-won = Je wint met { $score }!
web-ending-wins = { $name } wint met { $score }.
web-ending-shared-you = Je deelt de winst met { $names }: { $score }.
web-ending-shared = { $names } delen de winst: { $score }.
web-ending-resigned-won = { $resigned } heeft opgegeven: jij wint.
web-ending-resigned-you = Je hebt opgegeven. { $names } { $count ->
    [one] wint
   *[other] winnen
 }.
web-ending-resigned = { $resigned } heeft opgegeven: { $names } { $count ->
    [one] wint
   *[other] winnen
 }.
web-ending-place = Je eindigt op plaats { $place } van { $players }.
web-ending-next = De Nijl stijgt weer: de volgende partij is een nieuwe.
web-ending-counted = Hoe de punten zijn behaald
web-ending-again = Opnieuw tellen
web-ending-score = Punten
web-ending-race = De race
web-ending-race-how = Wat iedereen had gehaald als de partij na die beurt was afgelopen.
web-ending-turns = Beurt
web-ending-start = Begin
web-ending-turn-of = Beurt { $turn }: { $name }
web-ending-show = Deze beurt terugkijken
web-ending-table = Als tabel
web-ending-turning = Keerpunten
web-ending-lead-changes = { $count ->
    [0] De leiding is nooit gewisseld.
    [one] De leiding is één keer gewisseld.
   *[other] De leiding is { $count } keer gewisseld.
 }
web-ending-led-since = { $you ->
    [name] Jij had
   *[other] { $name } had
 } van beurt { $turn } tot het einde de leiding.
web-ending-takes-lead = Beurt { $turn }: { $you ->
    [name] jij neemt
   *[other] { $name } neemt
 } de leiding
web-ending-gains = Beurt { $turn }: { $you ->
    [name] jij maakt
   *[other] { $name } maakt
 } een sprong
web-ending-replay = Terugkijken
web-ending-harder = { $name } proberen
web-ending-easier = Tegen { $name } spelen
web-ending-other = { $game } spelen
web-ending-share = Uitslag delen
web-ending-send = Plaatje versturen
web-ending-save = Plaatje opslaan
web-ending-link = Link om terug te kijken
web-shuffle-title = Schudden controleren
web-shuffle-own = Er is geschud zoals verzegeld, en jouw willekeurige getal zit erin.
web-shuffle-unseen = Alles klopt met elkaar. Maar deze browser was er niet bij toen de tafel werd geopend, dus weet hij niet of de verzegeling toen dezelfde was.
web-shuffle-alone = Er is geschud zoals verzegeld. Maar niemand heeft een willekeurig getal bijgedragen, dus heeft de server alleen geschud.
web-shuffle-exchanged = Er klopt iets niet: de verzegeling is niet die welke deze browser voor de partij zag.
web-shuffle-secret = Er klopt iets niet: het geheim van de server past niet bij zijn verzegeling.
web-shuffle-missing = Er klopt iets niet: jouw willekeurige getal zit er niet in.
web-shuffle-key = Er klopt iets niet: de sleutel is niet wat het geheim en de willekeurige getallen opleveren.
web-shuffle-how = De server legt zijn deel vast voordat hij de willekeurige getallen van de spelers kent, dus niemand kan alleen kiezen wat er komt. Of alles van deze sleutel komt, kun je controleren met het verslag van de partij.
web-shuffle-parts = Getallen tonen
web-shuffle-commitment-before = Verzegeling, zoals deze browser die het eerst zag
web-shuffle-commitment = Verzegeling van de server
web-shuffle-server-part = Geheim van de server
web-shuffle-of = Willekeurig getal: { $name }
web-shuffle-mine = Jouw willekeurige getal, zoals deze browser het heeft verstuurd
web-shuffle-result = Sleutel van het schudden
web-shuffle-none = geen

## Een hint

web-hint = Hint
web-hint-key = Hint (H)
web-hint-thinking = Even vooruitkijken …
web-hint-only = Er is maar één ding te doen.
web-hint-why = Waarom?
web-hint-chance = { $percent } % kans om te winnen
web-hint-next-best = Op een na beste plan: { $plan }
web-hint-close-call = Ongeveer even goed: { $plan }
web-hint-step = Doe deze stap
web-hint-step-of = Stap { $step } van { $steps }
web-hint-do = Doe het
web-hint-rest = Doe de rest
web-hint-then = Daarna wordt er iets onthuld: vraag dan opnieuw.
web-hint-shut = Hint sluiten

web-hint-look = Meer dan één zet komt in aanmerking.
web-hint-about = Denk hierover na: { $topic }.
web-hint-candidates = Deze zijn een blik waard. Eén ervan is de beste.
web-hint-show-candidates = Laat zien wat een blik waard is
web-hint-show-move = Laat de zet zien, en waarom

web-mistakes = Leren van je fouten
web-mistakes-due = { $count ->
    [one] Probeer één fout opnieuw
   *[other] Probeer { $count } fouten opnieuw
 }
web-statistics = Jouw statistieken
