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
web-no-answer = De server heeft niet geantwoord. Of het is uitgevoerd, zie je zodra de verbinding terug is.

web-welcome = De bordspellen van de Nijl
web-welcome-more = Speel alleen tegen bots, met vrienden op één apparaat, of met wie je maar wilt via een link.
web-pick-game = Kies een spel
web-game-nile = NILE
web-game-nile-more = Plant vóór de overstroming, oogst erna. Een kaartspel voor 2 tot 6 spelers.
web-game-fertility = Fertility
web-game-fertility-more = Leg de vallei, bevoorraad de winkels van je stad. Een legspel voor 2 tot 4 spelers.
web-who-plays = Wie spelen er?
web-your-name = Je naam
web-guest = Gast
web-friend = Vriend { $number }
web-friend-name = Naam van vriend { $number }
web-rival = Tegenstander { $number }
web-rival-open = Iemand via een link
web-rival-here = Een vriend op dit apparaat
web-add-rival = Nog een tegenstander
web-remove-rival = Zonder tegenstander { $number }
web-level-farmer = Boer: een vriendelijk begin
web-level-scribe = Schrijver: degelijk en snel
web-level-vizier = Vizier: denkt vooruit
web-level-pharaoh = Farao: denkt diep na
web-more-choices = Meer keuzes
web-option-public = Iedereen mag meedoen
web-option-chance = aan het toeval overgelaten
web-clock = Tijd per beurt
web-clock-off = Zo lang als nodig
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
web-waiting = De partij begint als elke stoel bezet is.
web-closed = Deze tafel is gesloten voordat de partij begon.
web-seat-open = een vrije stoel
web-seat-kept = een stoel die voor iemand vrij blijft
web-invite = Stuur deze link naar wie je wilt uitnodigen:
web-copy = Link kopiëren
web-copied = Gekopieerd
web-leave = Tafel verlaten
web-sit = Gaan zitten
web-connection-lost = De verbinding is weg. We proberen het opnieuw …
web-players = Spelers
web-bot = bot
web-resigned = opgegeven
web-away = afwezig
web-your-turn = Jij bent aan de beurt.
web-to-move = aan zet
web-left-days = nog { $count } { $count ->
    [one] dag
   *[other] dagen
 }
web-left-hours = nog { $count } uur
web-cover = Nu is { $name } aan de beurt
web-cover-more = Geef het apparaat door. Tot dan blijven de kaarten verborgen.
web-cover-ready = Ik ben { $name }
web-undo = Terugnemen
web-back = Ik ben er weer
web-resign = Opgeven
web-resign-sure = Echt opgeven?
web-resign-yes = Ja, opgeven
web-resign-no = Nee, doorspelen
web-result = De uitslag
web-result-counting = De punten worden geteld …
web-result-at-once = Meteen de uitslag tonen
web-result-order = De volgorde: { $order }.
web-rematch = Nog een keer
web-replay = Herhaling
web-record = Verslag downloaden
web-new-game = Nieuwe partij
web-log = Wat er gebeurd is
web-log-opened = De tafel is open.
web-log-sat = { $name } gaat zitten.
web-log-rose = Er is weer een stoel vrij.
web-log-started = De partij begint.
web-log-resigned = { $name } geeft op.
web-log-ended = De partij is afgelopen.
web-log-back = { $name } is er weer.
web-log-rematch = Er is een nieuwe tafel.
web-log-closed = De tafel is gesloten.
web-chat = Zeg iets tegen de tafel
web-chat-send = Versturen

web-standing = { $name }: plaats { $place } ({ $counts })
web-generic-over = De partij is voorbij
web-generic-moves = Jouw zetten
web-generic-waiting = { $name } is aan zet
web-generic-search = Zoeken in { $count } zetten
web-generic-view = Wat je ziet
web-generic-nothing = niets
web-generic-yes = ja
web-generic-no = nee
