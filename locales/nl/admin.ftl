# akhet admin: what the operator of a server does.

admin-json = geef JSON
admin-tables = toon de tafels, de laatst gewijzigde eerst
admin-tournaments = toon de toernooien, het nieuwste eerst
admin-people = toon de mensen, de nieuwste eerst
admin-sessions = toon de apparaten waarop iemand is aangemeld
admin-bans = toon wie geblokkeerd is of niet mag chatten
admin-reports = toon wat spelers hebben gemeld en niet is afgehandeld, het nieuwste eerst
admin-all-reports = ook afgehandelde meldingen
admin-chat = toon wat er aan de tafel vóór een melding is gezegd
admin-log = toon wat er met “akhet admin” is gedaan
admin-close = sluit een tafel waarvan de partij niet uit is
admin-delete = verwijder een tafel met haar logboek en partijverslag
admin-restore = herstel een verwijderde tafel
admin-cancel = gelast een toernooi af dat niet voorbij is; begonnen partijen gaan door
admin-settle = handel een melding af
admin-forget = verwijder iemand voorgoed, met sessies en naam
admin-revoke = meld iemand af op één apparaat
admin-broadcast = stuur een bericht aan iedereen die met een tafel verbonden is
admin-ban = blokkeer iemand, of een heel netwerk
admin-unban = hef een blokkade op
admin-mute = laat iemand niet meer chatten
admin-unmute = laat iemand weer chatten
admin-read-only = leg het spelen stil voor onderhoud, of laat het doorgaan
admin-page = maak een code die één keer de pagina /admin in een browser opent
admin-stage = alleen tafels in dit stadium
admin-game = alleen tafels van dit spel
admin-person = alleen tafels van de persoon met deze id
admin-name = alleen mensen van wie de naam dit bevat
admin-limit = hoogstens zoveel regels (standaard: { $most })
admin-network = een adres of een netwerk, zoals 203.0.113.7 of 2001:db8::/64
admin-days = voor zoveel dagen (standaard: tot het wordt opgeheven)
admin-reason-help = waarom; het komt in het logboek

admin-closed = Tafel { $what } is gesloten.
admin-deleted = Tafel { $what } is verwijderd.
admin-restored = Tafel { $what } is hersteld.
admin-cancelled = Toernooi { $what } is afgelast.
admin-settled = Melding { $what } is afgehandeld.
admin-forgotten = { $who } is verwijderd. Partijen met anderen blijven, zonder de naam.
admin-revoked = Sessie { $what } is ingetrokken.
admin-sent = Het bericht is onderweg.
admin-code = Open /admin op je server en voer daar binnen { $minutes } minuten { $code } in.
admin-stopped = Het spelen ligt stil: niemand kan een tafel openen of een zet doen.
admin-continues = Er kan weer gespeeld worden.
admin-muted = { $who } mag niet chatten { $days ->
    [0] tot je het weer toestaat.
    [one] gedurende één dag.
   *[other] gedurende { $days } dagen.
 }
admin-unmuted = { $who } mag weer chatten.
admin-banned = { $who } is geblokkeerd { $days ->
    [0] tot je het opheft.
    [one] voor één dag.
   *[other] voor { $days } dagen.
 }
admin-unbanned = { $who } is niet meer geblokkeerd.
admin-none = Er is niets te tonen.

admin-no-database = Er is geen database { $file }. Stel AKHET_DATABASE_URL of AKHET_DATA_DIR in zoals voor “akhet serve”.
admin-other-version = De database hoort bij een andere versie van Akhet. Start “akhet serve” één keer in deze versie, of gebruik de versie die draait.
admin-no-person = Er is geen persoon { $who }. “akhet admin people” toont de id’s.
admin-no-table = Er is geen tafel { $what }. “akhet admin tables” toont de id’s.
admin-not-deleted = Er is geen verwijderde tafel { $what } om te herstellen. “akhet admin tables --stage deleted” toont ze.
admin-no-report = Er is geen melding { $what }, of ze is al afgehandeld. “akhet admin reports” toont de open meldingen.
admin-table-over = Tafel { $what } is al uit of gesloten.
admin-table-busy = Er is net iets gebeurd aan tafel { $what }. Probeer het nog eens.
admin-no-tournament = Er is geen toernooi { $what }. “akhet admin tournaments” toont de id’s.
admin-tournament-over = Toernooi { $what } is al voorbij of afgelast.
admin-no-session = Er is geen sessie { $what }, of ze is al ingetrokken. “akhet admin sessions” toont die van een persoon.
admin-no-restriction = Dit geldt niet voor { $who }.
admin-address = “{ $text }” is geen adres en geen netwerk, zoals 203.0.113.7 of 2001:db8::/64.
admin-text = Een bericht heeft 1 tot { $most } tekens, zonder stuurtekens.
admin-reason = Een reden heeft hoogstens { $most } tekens, zonder stuurtekens.
admin-why = Geef een reden: die komt in het logboek.
admin-no-page = De pagina /admin staat uit. Stel AKHET_ADMIN_PAGE=yes in voor “akhet serve” en voor deze opdracht.

# The heads of lists

admin-column-id = id
admin-column-game = spel
admin-column-stage = stadium
admin-column-host = gastheer
admin-column-public = openbaar
admin-column-seats = stoelen
admin-column-created = gemaakt
admin-column-changed = gewijzigd
admin-column-name = naam
admin-column-seen = laatst gezien
admin-column-restrictions = beperkingen
admin-column-device = apparaat
admin-column-kind = soort
admin-column-target = doel
admin-column-until = tot
admin-column-at = tijd
admin-column-action = handeling
admin-column-reason = reden
admin-column-text = tekst
admin-column-person = persoon
admin-column-reporter = gemeld door
admin-column-table = tafel
admin-column-seat = stoel
admin-column-settled = afgehandeld
admin-column-deleted = verwijderd
admin-column-format = vorm
admin-column-players = spelers
admin-column-starts = begin

# The page /admin

admin-page-title = Deze server beheren
admin-page-list = { $kind ->
    [reports] Meldingen
    [tables] Tafels
    [tournaments] Toernooien
    [people] Mensen
    [sessions] Apparaten
    [chat] Chat
    [bans] Blokkades
    [log] Logboek
   *[server] Server
 }
admin-page-action = { $kind ->
    [close] Tafel sluiten
    [delete] Tafel verwijderen
    [restore] Tafel herstellen
    [cancel] Toernooi afgelasten
    [settle] Melding afhandelen
    [forget] Gegevens verwijderen
    [mute] Niet laten chatten
    [unmute] Laten chatten
    [ban] Persoon blokkeren
    [ban-address] Netwerk blokkeren
    [unban] Blokkade opheffen
    [unban-address] Blokkade van het netwerk opheffen
    [revoke] Apparaat afmelden
    [broadcast] Bericht sturen
   *[read-only] Onderhoud
 }
admin-page-switch = { $kind ->
    [off] Verder laten spelen
   *[on] Spelen stilleggen
 }
admin-page-stage = { $kind ->
    [open] Wacht op spelers
    [playing] Bezig
    [over] Uit
    [closed] Gesloten
    [deleted] Verwijderd
   *[all] Alle
 }
admin-page-reports = { $kind ->
    [yes] Ook afgehandelde
   *[no] Open meldingen
 }
admin-page-code = Code
admin-page-code-more = “akhet admin page” toont op de machine van de server een code. Die is één keer geldig, 15 minuten lang; daarna blijft de pagina 8 uur open.
admin-page-enter = Aanmelden
admin-page-leave = Afmelden
admin-page-show = Tonen
admin-page-reason = Waarom? (komt in het logboek)
admin-page-days = Dagen (leeg: tot je het opheft)
admin-page-text = Bericht aan iedereen aan een tafel
admin-page-network = Adres of netwerk
