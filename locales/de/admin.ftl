# akhet admin: what the operator of a server does.

admin-json = JSON ausgeben
admin-tables = Tische auflisten, die zuletzt geänderten zuerst
admin-tournaments = Turniere auflisten, die neuesten zuerst
admin-people = Gäste auflisten, die neuesten zuerst
admin-sessions = die Geräte auflisten, auf denen ein Gast angemeldet ist
admin-bans = auflisten, wer gesperrt ist oder nicht chatten darf
admin-reports = auflisten, was Gäste gemeldet haben und nicht erledigt ist, das Neueste zuerst
admin-all-reports = auch erledigte Meldungen
admin-chat = auflisten, was am Tisch vor einer Meldung gesagt wurde
admin-log = auflisten, was mit „akhet admin“ getan wurde
admin-close = einen Tisch schließen, dessen Partie nicht zu Ende ist
admin-delete = einen Tisch mit Protokoll und Aufzeichnung löschen
admin-restore = einen gelöschten Tisch wiederherstellen
admin-cancel = ein Turnier absagen, das nicht zu Ende ist; begonnene Partien gehen weiter
admin-settle = eine Meldung erledigen
admin-forget = einen Gast mit Sitzungen und Namen endgültig löschen
admin-revoke = einen Gast auf einem Gerät abmelden
admin-broadcast = allen, die mit einem Tisch verbunden sind, eine Mitteilung schicken
admin-ban = einen Gast oder ein ganzes Netz sperren
admin-unban = eine Sperre aufheben
admin-mute = einen Gast nicht mehr chatten lassen
admin-unmute = einen Gast wieder chatten lassen
admin-read-only = das Spielen für Wartung anhalten oder weitergehen lassen
admin-page = einen Code machen, der einmal die Seite /admin im Browser öffnet
admin-stage = nur Tische in diesem Stadium
admin-game = nur Tische dieses Spiels
admin-person = nur Tische des Gastes mit dieser Kennung
admin-name = nur Gäste, deren Name dies enthält
admin-limit = höchstens so viele Zeilen (Vorgabe: { $most })
admin-network = eine Adresse oder ein Netz wie 203.0.113.7 oder 2001:db8::/64
admin-days = für so viele Tage (Vorgabe: bis die Sperre aufgehoben wird)
admin-reason-help = warum; es steht dann im Protokoll

admin-closed = Tisch { $what } ist geschlossen.
admin-deleted = Tisch { $what } ist gelöscht.
admin-restored = Tisch { $what } ist wiederhergestellt.
admin-cancelled = Turnier { $what } ist abgesagt.
admin-settled = Meldung { $what } ist erledigt.
admin-forgotten = { $who } ist gelöscht. Partien mit anderen bleiben, ohne den Namen.
admin-revoked = Sitzung { $what } ist beendet.
admin-sent = Die Mitteilung ist unterwegs.
admin-code = Öffne /admin auf deinem Server und gib dort innerhalb von { $minutes } Minuten { $code } ein.
admin-stopped = Das Spielen ist angehalten: Niemand kann einen Tisch öffnen oder einen Zug machen.
admin-continues = Es kann weitergespielt werden.
admin-muted = { $who } darf { $days ->
    [0] nicht mehr chatten, bis du es wieder erlaubst.
    [one] einen Tag lang nicht chatten.
   *[other] { $days } Tage lang nicht chatten.
 }
admin-unmuted = { $who } darf wieder chatten.
admin-banned = { $who } ist { $days ->
    [0] gesperrt, bis du die Sperre aufhebst.
    [one] für einen Tag gesperrt.
   *[other] für { $days } Tage gesperrt.
 }
admin-unbanned = { $who } ist nicht mehr gesperrt.
admin-none = Es gibt nichts aufzulisten.

admin-no-database = Es gibt keine Datenbank { $file }. Setz AKHET_DATABASE_URL oder AKHET_DATA_DIR wie für „akhet serve“.
admin-other-version = Die Datenbank gehört zu einer anderen Version von Akhet. Starte „akhet serve“ einmal in dieser Version, oder nimm die Version, die läuft.
admin-no-person = Es gibt keinen Gast { $who }. „akhet admin people“ zeigt die Kennungen.
admin-no-table = Es gibt keinen Tisch { $what }. „akhet admin tables“ zeigt die Kennungen.
admin-not-deleted = Es gibt keinen gelöschten Tisch { $what }, der sich wiederherstellen ließe. „akhet admin tables --stage deleted“ zeigt sie.
admin-no-report = Es gibt keine Meldung { $what }, oder sie ist schon erledigt. „akhet admin reports“ zeigt die offenen.
admin-table-over = Tisch { $what } ist schon zu Ende oder geschlossen.
admin-table-busy = An Tisch { $what } ist gerade etwas geschehen. Versuch es noch einmal.
admin-no-tournament = Es gibt kein Turnier { $what }. „akhet admin tournaments“ zeigt die Kennungen.
admin-tournament-over = Turnier { $what } ist schon zu Ende oder abgesagt.
admin-no-session = Es gibt keine Sitzung { $what }, oder sie ist schon beendet. „akhet admin sessions“ zeigt die eines Gastes.
admin-no-restriction = Für { $who } gilt das nicht.
admin-address = „{ $text }“ ist keine Adresse und kein Netz wie 203.0.113.7 oder 2001:db8::/64.
admin-text = Eine Mitteilung hat 1 bis { $most } Zeichen und keine Steuerzeichen.
admin-reason = Eine Begründung hat höchstens { $most } Zeichen und keine Steuerzeichen.
admin-why = Gib eine Begründung an: Sie steht dann im Protokoll.
admin-no-page = Die Seite /admin ist abgeschaltet. Setz AKHET_ADMIN_PAGE=yes für „akhet serve“ und für diesen Befehl.

# The heads of lists

admin-column-id = Kennung
admin-column-game = Spiel
admin-column-stage = Stadium
admin-column-host = Gastgeber
admin-column-public = öffentlich
admin-column-seats = Plätze
admin-column-created = angelegt
admin-column-changed = geändert
admin-column-name = Name
admin-column-seen = zuletzt da
admin-column-restrictions = Einschränkungen
admin-column-device = Gerät
admin-column-kind = Art
admin-column-target = Ziel
admin-column-until = bis
admin-column-at = Zeit
admin-column-action = Handlung
admin-column-reason = Begründung
admin-column-text = Text
admin-column-person = Gast
admin-column-reporter = gemeldet von
admin-column-table = Tisch
admin-column-seat = Platz
admin-column-settled = erledigt
admin-column-deleted = gelöscht
admin-column-format = Form
admin-column-players = Leute
admin-column-starts = Beginn

# The page /admin

admin-page-title = Diesen Server betreuen
admin-page-list = { $kind ->
    [reports] Meldungen
    [tables] Tische
    [tournaments] Turniere
    [people] Gäste
    [sessions] Geräte
    [chat] Chat
    [bans] Sperren
    [log] Protokoll
   *[server] Server
 }
admin-page-action = { $kind ->
    [close] Tisch schließen
    [delete] Tisch löschen
    [restore] Tisch wiederherstellen
    [cancel] Turnier absagen
    [settle] Meldung erledigen
    [forget] Daten des Gastes löschen
    [mute] Gast nicht chatten lassen
    [unmute] Gast chatten lassen
    [ban] Gast sperren
    [ban-address] Netz sperren
    [unban] Sperre aufheben
    [unban-address] Sperre des Netzes aufheben
    [revoke] Gerät abmelden
    [broadcast] Mitteilung senden
   *[read-only] Wartung
 }
admin-page-switch = { $kind ->
    [off] Weiterspielen lassen
   *[on] Spielen anhalten
 }
admin-page-stage = { $kind ->
    [open] Wartet auf Gäste
    [playing] Im Spiel
    [over] Zu Ende
    [closed] Geschlossen
    [deleted] Gelöscht
   *[all] Alle
 }
admin-page-reports = { $kind ->
    [yes] Auch erledigte
   *[no] Offene
 }
admin-page-code = Code
admin-page-code-more = „akhet admin page“ gibt auf dem Rechner des Servers einen Code aus. Er gilt einmal, 15 Minuten lang; danach bleibt die Seite 8 Stunden offen.
admin-page-enter = Anmelden
admin-page-leave = Abmelden
admin-page-show = Anzeigen
admin-page-reason = Warum? (steht dann im Protokoll)
admin-page-days = Tage (leer: bis du es aufhebst)
admin-page-text = Mitteilung an alle, die an einem Tisch sind
admin-page-network = Adresse oder Netz
