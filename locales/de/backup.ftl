# Sicherungen der Datenbank des Servers: akhet backup, akhet restore.

cli-backup = die Datenbank des Servers in eine Datei sichern, auch während er läuft
cli-backup-file = die Datei, die geschrieben wird, oder ein Ordner, in dem sie nach der Zeit benannt wird
cli-backup-keep = in diesem Ordner nur die neuesten N Sicherungen behalten
cli-restore = die Datenbank des Servers auf den Stand einer Sicherung bringen
cli-restore-file = eine Datei, die „akhet backup“ geschrieben hat
cli-restore-replace = eine Datenbank mit Inhalt ersetzen; dieser geht verloren

backup-done = Die Datenbank ist in { $file } gesichert ({ $size } MB). Die Datei enthält Geheimnisse: Bewahre sie auf wie ein Passwort.
backup-restored = Die Datenbank ist jetzt auf dem Stand von { $file }.
backup-progress = { $share } erledigt
backup-progress-size = bisher { $size } MB geschrieben
backup-checking = die Sicherung wird geprüft

backup-nothing = Es gibt nichts zu sichern: Die Datenbank ist leer.
backup-keep-needs-folder = --keep braucht einen Ordner, und { $file } ist keiner.
backup-target-exists = { $file } gibt es schon, und es ist keine Sicherung; deshalb wird es nicht überschrieben. Nenne eine andere Datei.
backup-target-is-database = { $file } ist die Datenbank selbst. Nenne eine andere Datei.
backup-not-written = { $file } kann nicht geschrieben werden: { $reason }.
backup-unusable = { $file } kann nicht wiederhergestellt werden: { $reason }. Die Datenbank wurde nicht verändert.
backup-kind = { $kind ->
    [sqlite] { $file } ist die Sicherung einer SQLite-Datenbank, aber AKHET_DATABASE_URL nennt PostgreSQL.
    [postgresql] { $file } ist die Sicherung einer PostgreSQL-Datenbank. Nenne eine in AKHET_DATABASE_URL.
   *[none] { $file } ist keine Sicherung, die „akhet backup“ geschrieben hat.
 }
backup-newer = { $file } wurde von einer neueren Version von Akhet geschrieben. Installiere zuerst diese.
backup-not-empty = Die Datenbank hat Inhalt, der verloren ginge. Wenn du das willst, füge --replace hinzu.
backup-in-use = Ein Server benutzt die Datenbank. Halte ihn zuerst an.
backup-no-program = „{ $command }“ ist nicht installiert. Installiere die Client-Programme von PostgreSQL { $wanted } oder neuer.
backup-old-program = „{ $command }“ gehört zu PostgreSQL { $found }, der Server aber zu { $wanted }. Installiere die Client-Programme von PostgreSQL { $wanted } oder neuer.
backup-program-failed = „{ $command }“ ist gescheitert: { $reason }. Nichts wurde verändert.
