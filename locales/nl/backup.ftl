# Reservekopieën van de database van de server: akhet backup, akhet restore.

cli-backup = de database van de server naar een bestand kopiëren, ook terwijl hij draait
cli-backup-file = het bestand om te schrijven, of een map, waarin het bestand naar de tijd wordt genoemd
cli-backup-keep = in die map alleen de nieuwste N reservekopieën bewaren
cli-restore = de database van de server terugbrengen naar een reservekopie
cli-restore-file = een bestand dat ‘akhet backup’ heeft geschreven
cli-restore-replace = een database met inhoud vervangen; die inhoud gaat verloren

backup-done = De database is bewaard in { $file } ({ $size } MB). Het bestand bevat geheimen: bewaar het als een wachtwoord.
backup-restored = De database is nu weer zoals toen { $file } werd geschreven.
backup-progress = { $share } klaar
backup-progress-size = tot nu toe { $size } MB geschreven
backup-checking = de reservekopie wordt gecontroleerd

backup-nothing = Er is niets om te bewaren: de database is leeg.
backup-keep-needs-folder = --keep heeft een map nodig, en dat is { $file } niet.
backup-target-exists = { $file } bestaat al en is geen reservekopie; daarom wordt het niet overschreven. Noem een ander bestand.
backup-target-is-database = { $file } is de database zelf. Noem een ander bestand.
backup-not-written = { $file } kan niet worden geschreven: { $reason }.
backup-unusable = { $file } kan niet worden teruggezet: { $reason }. De database is niet veranderd.
backup-kind = { $kind ->
    [sqlite] { $file } is een reservekopie van een SQLite-database, maar AKHET_DATABASE_URL noemt PostgreSQL.
    [postgresql] { $file } is een reservekopie van een PostgreSQL-database. Noem er een in AKHET_DATABASE_URL.
   *[none] { $file } is geen reservekopie die ‘akhet backup’ heeft geschreven.
 }
backup-newer = { $file } is geschreven door een nieuwere versie van Akhet. Installeer die eerst.
backup-not-empty = De database heeft inhoud, die verloren zou gaan. Als je dat wilt, voeg dan --replace toe.
backup-in-use = Een server gebruikt de database. Stop die eerst.
backup-no-program = ‘{ $command }’ is niet geïnstalleerd. Installeer de clientprogramma’s van PostgreSQL { $wanted } of nieuwer.
backup-old-program = ‘{ $command }’ is van PostgreSQL { $found }, maar de server is van { $wanted }. Installeer de clientprogramma’s van PostgreSQL { $wanted } of nieuwer.
backup-program-failed = ‘{ $command }’ is mislukt: { $reason }. Er is niets veranderd.
