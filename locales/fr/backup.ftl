# Les sauvegardes de la base de données du serveur : akhet backup, akhet restore.

cli-backup = copier la base de données du serveur dans un fichier, même pendant qu’il tourne
cli-backup-file = le fichier à écrire, ou un dossier, dans lequel le fichier est nommé d’après l’heure
cli-backup-keep = ne garder que les N dernières sauvegardes de ce dossier
cli-restore = remettre la base de données du serveur dans l’état d’une sauvegarde
cli-restore-file = un fichier écrit par « akhet backup »
cli-restore-replace = remplacer une base de données non vide, dont le contenu est perdu

backup-done = La base de données est enregistrée dans { $file } ({ $size } Mo). Ce fichier contient des secrets : gardez-le comme un mot de passe.
backup-restored = La base de données est de nouveau dans l’état de { $file }.
backup-progress = { $share } effectués
backup-progress-size = { $size } Mo écrits jusqu’ici
backup-checking = vérification de la sauvegarde

backup-nothing = Il n’y a rien à sauvegarder : la base de données est vide.
backup-keep-needs-folder = --keep demande un dossier, et { $file } n’en est pas un.
backup-target-exists = { $file } existe et n’est pas une sauvegarde ; il n’est donc pas remplacé. Indiquez un autre fichier.
backup-target-is-database = { $file } est la base de données elle-même. Indiquez un autre fichier.
backup-not-written = Impossible d’écrire { $file } : { $reason }.
backup-unusable = Impossible de restaurer { $file } : { $reason }. La base de données n’a pas été modifiée.
backup-kind = { $kind ->
    [sqlite] { $file } est la sauvegarde d’une base SQLite, mais AKHET_DATABASE_URL désigne PostgreSQL.
    [postgresql] { $file } est la sauvegarde d’une base PostgreSQL. Indiquez-en une dans AKHET_DATABASE_URL.
   *[none] { $file } n’est pas une sauvegarde écrite par « akhet backup ».
 }
backup-newer = { $file } a été écrit par une version plus récente d’Akhet. Installez-la d’abord.
backup-not-empty = La base de données n’est pas vide, et son contenu serait perdu. Si c’est ce que vous voulez, ajoutez --replace.
backup-in-use = Un serveur utilise la base de données. Arrêtez-le d’abord.
backup-no-program = « { $command } » n’est pas installé. Installez les programmes clients de PostgreSQL { $wanted } ou plus récents.
backup-old-program = « { $command } » est de PostgreSQL { $found }, mais le serveur est de la version { $wanted }. Installez les programmes clients de PostgreSQL { $wanted } ou plus récents.
backup-program-failed = « { $command } » a échoué : { $reason }. Rien n’a été modifié.
