# akhet admin: what the operator of a server does.

admin-json = print JSON
admin-tables = list tables, the latest change first
admin-tournaments = list tournaments, the latest first
admin-people = list people, the newest first
admin-sessions = list the devices on which a person is signed in
admin-bans = list who is banned or may not chat
admin-reports = list what players have reported and is not settled, the latest first
admin-all-reports = settled reports too
admin-chat = list what was said at the table before a report
admin-log = list what was done with “akhet admin”
admin-close = close a table that is not over
admin-delete = delete a table with its log and its record
admin-restore = restore a table that was deleted
admin-cancel = cancel a tournament that is not over; games that have begun are played on
admin-settle = settle a report
admin-forget = delete a person with their sessions and their name, for ever
admin-revoke = sign a person out on one device
admin-broadcast = send a notice to everybody who is connected to a table
admin-ban = ban a person, or everybody in a network
admin-unban = lift a ban
admin-mute = let a person no longer chat
admin-unmute = let a person chat again
admin-read-only = stop play for maintenance, or let it continue
admin-page = make a code that opens the page /admin in a browser, once
admin-stage = only tables of this stage
admin-game = only tables of this game
admin-person = only tables of the person with this id
admin-name = only people whose name contains this
admin-limit = at most this many rows (default: { $most })
admin-network = an address or a network, such as 203.0.113.7 or 2001:db8::/64
admin-days = for so many days (default: until it is lifted)
admin-reason-help = why; it is written to the log

admin-closed = Table { $what } is closed.
admin-deleted = Table { $what } is deleted.
admin-restored = Table { $what } is restored.
admin-cancelled = Tournament { $what } is cancelled.
admin-settled = Report { $what } is settled.
admin-forgotten = { $who } is deleted. Games with others stay, without the name.
admin-revoked = Session { $what } is revoked.
admin-sent = The notice is on its way.
admin-code = Open /admin on your server and enter { $code } there, within { $minutes } minutes.
admin-stopped = Play is stopped: no table can be opened and no move made.
admin-continues = Play continues.
admin-muted = { $who } may not chat { $days ->
    [0] until you lift it.
    [one] for one day.
   *[other] for { $days } days.
 }
admin-unmuted = { $who } may chat again.
admin-banned = { $who } is banned { $days ->
    [0] until you lift it.
    [one] for one day.
   *[other] for { $days } days.
 }
admin-unbanned = The ban of { $who } is lifted.
admin-none = There is nothing to list.

admin-no-database = There is no database { $file }. Set AKHET_DATABASE_URL or AKHET_DATA_DIR as for “akhet serve”.
admin-other-version = The database belongs to another version of Akhet. Start this version of “akhet serve” once, or use the version that serves.
admin-no-person = There is no person { $who }. “akhet admin people” lists their ids.
admin-no-table = There is no table { $what }. “akhet admin tables” lists their ids.
admin-not-deleted = There is no deleted table { $what } that can be restored. “akhet admin tables --stage deleted” lists them.
admin-no-report = There is no report { $what }, or it is settled already. “akhet admin reports” lists those that are open.
admin-table-over = Table { $what } is already over or closed.
admin-table-busy = Something has just happened at table { $what }. Try again.
admin-no-tournament = There is no tournament { $what }. “akhet admin tournaments” lists their ids.
admin-tournament-over = Tournament { $what } is already over or cancelled.
admin-no-session = There is no session { $what }, or it is revoked already. “akhet admin sessions” lists those of a person.
admin-no-restriction = { $who } is not restricted in this way.
admin-address = “{ $text }” is not an address and not a network, such as 203.0.113.7 or 2001:db8::/64.
admin-text = A notice has 1 to { $most } characters, and no control characters.
admin-reason = A reason has at most { $most } characters, and no control characters.
admin-why = Give a reason: it is written to the log.
admin-no-page = The page /admin is switched off. Set AKHET_ADMIN_PAGE=yes for “akhet serve” and for this command.

# The heads of lists

admin-column-id = id
admin-column-game = game
admin-column-stage = stage
admin-column-host = host
admin-column-public = public
admin-column-seats = seats
admin-column-created = created
admin-column-changed = changed
admin-column-name = name
admin-column-seen = last seen
admin-column-restrictions = restrictions
admin-column-device = device
admin-column-kind = kind
admin-column-target = target
admin-column-until = until
admin-column-at = time
admin-column-action = action
admin-column-reason = reason
admin-column-text = text
admin-column-person = person
admin-column-reporter = reported by
admin-column-table = table
admin-column-seat = seat
admin-column-settled = settled
admin-column-deleted = deleted
admin-column-format = format
admin-column-players = players
admin-column-starts = starts

# The page /admin

admin-page-title = Looking after this server
admin-page-list = { $kind ->
    [reports] Reports
    [tables] Tables
    [tournaments] Tournaments
    [people] People
    [sessions] Devices
    [chat] Chat
    [bans] Bans
    [log] Log
   *[server] Server
 }
admin-page-action = { $kind ->
    [close] Close the table
    [delete] Delete the table
    [restore] Restore the table
    [cancel] Cancel the tournament
    [settle] Settle the report
    [forget] Delete the person’s data
    [mute] Mute the person
    [unmute] Let the person chat
    [ban] Ban the person
    [ban-address] Ban a network
    [unban] Lift the ban
    [unban-address] Lift the ban of the network
    [revoke] Sign out the device
    [broadcast] Send a notice
   *[read-only] Maintenance
 }
admin-page-switch = { $kind ->
    [off] Let play continue
   *[on] Stop play
 }
admin-page-stage = { $kind ->
    [open] Waiting for players
    [playing] Being played
    [over] Over
    [closed] Closed
    [deleted] Deleted
   *[all] All
 }
admin-page-reports = { $kind ->
    [yes] Settled ones too
   *[no] Open ones
 }
admin-page-code = Code
admin-page-code-more = “akhet admin page”, on the machine of the server, prints a code. It is valid once, for 15 minutes; the page then stays open for 8 hours.
admin-page-enter = Sign in
admin-page-leave = Sign out
admin-page-show = Show
admin-page-reason = Why? (written to the log)
admin-page-days = Days (empty: until you lift it)
admin-page-text = Notice to everybody at a table
admin-page-network = Address or network
