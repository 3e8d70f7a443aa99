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
web-level-farmer = Boer: een vriendelijk begin
web-level-scribe = Schrijver: degelijk en snel
web-level-vizier = Vizier: denkt vooruit
web-level-pharaoh = Farao: denkt diep na
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
web-closed = Deze tafel is gesloten voordat de partij begon.
web-seat-open = vrije stoel
web-seat-kept = gereserveerd
web-invite = Stuur deze link naar de mensen met wie je wilt spelen:
web-copy = Link kopiëren
web-copied = Gekopieerd
web-leave = Tafel verlaten
web-sit = Gaan zitten
web-connection-lost = De verbinding is verbroken. We proberen het opnieuw …
web-players = Spelers
web-bot = bot
web-resigned = heeft opgegeven
web-away = afwezig
web-your-turn = Jij bent aan de beurt.
web-to-move = aan de beurt
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
web-resign = Opgeven
web-resign-sure = Deze partij opgeven?
web-resign-yes = Ja, opgeven
web-resign-no = Nee, doorspelen
web-result = Uitslag
web-result-counting = De punten worden geteld …
web-result-at-once = Meteen de uitslag tonen
web-result-order = Eindstand: { $order }.
web-rematch = Revanche
web-replay = Terugkijken
web-record = Verslag downloaden
web-new-game = Nieuwe partij
web-log = Spelverloop
web-log-opened = De tafel is open.
web-log-sat = { $you ->
    [name] Je gaat
   *[other] { $name } gaat
 } zitten.
web-log-rose = Een speler is weggegaan: de stoel is weer vrij.
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
web-log-rematch = Er is een tafel voor de revanche geopend.
web-log-closed = De tafel is gesloten.
web-chat = Zeg iets tegen de tafel
web-chat-send = Versturen

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
