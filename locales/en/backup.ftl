# Backups of the server's database: akhet backup, akhet restore.

cli-backup = copy the server’s database to a file, also while the server is running
cli-backup-file = the file to write, or a folder, in which the file is named by the time
cli-backup-keep = keep only the newest N backups in that folder
cli-restore = make the server’s database what it was when a backup was made
cli-restore-file = a file that “akhet backup” wrote
cli-restore-replace = replace a database that has content, which is lost

backup-done = The database is saved in { $file } ({ $size } MB). The file contains secrets: keep it like a password.
backup-restored = The database is now as it was when { $file } was written.
backup-progress = { $share } done
backup-progress-size = { $size } MB written so far
backup-checking = checking the backup

backup-nothing = There is nothing to back up: the database is empty.
backup-keep-needs-folder = --keep needs a folder, which { $file } is not.
backup-target-exists = { $file } exists and is not a backup, so it is not overwritten. Name another file.
backup-target-is-database = { $file } is the database itself. Name another file.
backup-not-written = { $file } cannot be written: { $reason }.
backup-unusable = { $file } cannot be restored: { $reason }. The database was not changed.
backup-kind = { $kind ->
    [sqlite] { $file } is a backup of an SQLite database, but AKHET_DATABASE_URL names PostgreSQL.
    [postgresql] { $file } is a backup of a PostgreSQL database. Name one in AKHET_DATABASE_URL.
   *[none] { $file } is not a backup that “akhet backup” wrote.
 }
backup-newer = { $file } was written by a newer version of Akhet. Install that version first.
backup-not-empty = The database has content, which would be lost. If that is what you want, add --replace.
backup-in-use = A server is using the database. Stop it first.
backup-no-program = “{ $command }” is not installed. Install the client programs of PostgreSQL { $wanted } or newer.
backup-old-program = “{ $command }” is of PostgreSQL { $found }, but the server is of { $wanted }. Install the client programs of PostgreSQL { $wanted } or newer.
backup-program-failed = “{ $command }” failed: { $reason }. Nothing was changed.
