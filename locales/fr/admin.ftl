# akhet admin: what the operator of a server does.

admin-json = afficher en JSON
admin-tables = lister les tables, la dernière modifiée d’abord
admin-tournaments = lister les tournois, le plus récent d’abord
admin-people = lister les personnes, la plus récente d’abord
admin-sessions = lister les appareils sur lesquels une personne est connectée
admin-bans = lister qui est banni ou privé de discussion
admin-reports = lister ce que des joueurs ont signalé et qui n’est pas traité, le plus récent d’abord
admin-all-reports = aussi les signalements traités
admin-chat = lister ce qui a été dit à la table avant un signalement
admin-log = lister ce qui a été fait avec « akhet admin »
admin-close = fermer une table dont la partie n’est pas finie
admin-delete = supprimer une table avec son journal et son enregistrement
admin-restore = rétablir une table supprimée
admin-cancel = annuler un tournoi qui n’est pas fini ; les parties commencées continuent
admin-settle = traiter un signalement
admin-forget = supprimer définitivement une personne, ses sessions et son nom
admin-revoke = déconnecter une personne sur un appareil
admin-broadcast = envoyer un avis à tous ceux qui sont connectés à une table
admin-ban = bannir une personne, ou tout un réseau
admin-unban = lever un bannissement
admin-mute = priver une personne de discussion
admin-unmute = rendre la discussion à une personne
admin-read-only = suspendre le jeu pour une maintenance, ou le laisser reprendre
admin-page = créer un code qui ouvre une fois la page /admin dans un navigateur
admin-stage = seulement les tables à ce stade
admin-game = seulement les tables de ce jeu
admin-person = seulement les tables de la personne qui a cet identifiant
admin-name = seulement les personnes dont le nom contient ceci
admin-limit = au plus autant de lignes (par défaut : { $most })
admin-network = une adresse ou un réseau, comme 203.0.113.7 ou 2001:db8::/64
admin-days = pour autant de jours (par défaut : jusqu’à ce que ce soit levé)
admin-reason-help = pourquoi ; c’est noté dans le journal

admin-closed = La table { $what } est fermée.
admin-deleted = La table { $what } est supprimée.
admin-restored = La table { $what } est rétablie.
admin-cancelled = Le tournoi { $what } est annulé.
admin-settled = Le signalement { $what } est traité.
admin-forgotten = { $who } est supprimé. Les parties avec d’autres restent, sans le nom.
admin-revoked = La session { $what } est révoquée.
admin-sent = L’avis est en route.
admin-code = Ouvrez /admin sur votre serveur et saisissez-y { $code } dans les { $minutes } minutes.
admin-stopped = Le jeu est suspendu : on ne peut ni ouvrir de table ni jouer.
admin-continues = Le jeu reprend.
admin-muted = { $who } n’a plus accès à la discussion { $days ->
    [0] jusqu’à ce que vous le rendiez.
    [one] pendant un jour.
   *[other] pendant { $days } jours.
 }
admin-unmuted = { $who } a de nouveau accès à la discussion.
admin-banned = { $who } ne peut plus venir { $days ->
    [0] jusqu’à ce que vous leviez le bannissement.
    [one] pendant un jour.
   *[other] pendant { $days } jours.
 }
admin-unbanned = { $who } peut revenir.
admin-none = Il n’y a rien à lister.

admin-no-database = Il n’y a pas de base de données { $file }. Définissez AKHET_DATABASE_URL ou AKHET_DATA_DIR comme pour « akhet serve ».
admin-other-version = La base de données est celle d’une autre version d’Akhet. Lancez une fois « akhet serve » dans cette version, ou utilisez la version qui sert.
admin-no-person = Personne n’a l’identifiant { $who }. « akhet admin people » liste les identifiants.
admin-no-table = Il n’y a pas de table { $what }. « akhet admin tables » liste les identifiants.
admin-not-deleted = Il n’y a pas de table supprimée { $what } à rétablir. « akhet admin tables --stage deleted » les liste.
admin-no-report = Il n’y a pas de signalement { $what }, ou il est déjà traité. « akhet admin reports » liste ceux qui attendent.
admin-table-over = La table { $what } est déjà finie ou fermée.
admin-table-busy = Il vient de se passer quelque chose à la table { $what }. Réessayez.
admin-no-tournament = Il n’y a pas de tournoi { $what }. « akhet admin tournaments » liste les identifiants.
admin-tournament-over = Le tournoi { $what } est déjà fini ou annulé.
admin-no-session = Il n’y a pas de session { $what }, ou elle est déjà révoquée. « akhet admin sessions » liste celles d’une personne.
admin-no-restriction = Rien de tel ne s’applique à { $who }.
admin-address = « { $text } » n’est ni une adresse ni un réseau, comme 203.0.113.7 ou 2001:db8::/64.
admin-text = Un avis a de 1 à { $most } caractères, sans caractères de contrôle.
admin-reason = Un motif a au plus { $most } caractères, sans caractères de contrôle.
admin-why = Indiquez un motif : il est noté dans le journal.
admin-no-page = La page /admin est désactivée. Définissez AKHET_ADMIN_PAGE=yes pour « akhet serve » et pour cette commande.

# The heads of lists

admin-column-id = identifiant
admin-column-game = jeu
admin-column-stage = stade
admin-column-host = hôte
admin-column-public = publique
admin-column-seats = sièges
admin-column-created = créé
admin-column-changed = modifié
admin-column-name = nom
admin-column-seen = vu pour la dernière fois
admin-column-restrictions = restrictions
admin-column-device = appareil
admin-column-kind = genre
admin-column-target = cible
admin-column-until = jusqu’à
admin-column-at = heure
admin-column-action = action
admin-column-reason = motif
admin-column-text = texte
admin-column-person = personne
admin-column-reporter = signalé par
admin-column-table = table
admin-column-seat = siège
admin-column-settled = traité
admin-column-deleted = supprimé
admin-column-format = formule
admin-column-players = joueurs
admin-column-starts = début

# The page /admin

admin-page-title = S’occuper de ce serveur
admin-page-list = { $kind ->
    [reports] Signalements
    [tables] Tables
    [tournaments] Tournois
    [people] Personnes
    [sessions] Appareils
    [chat] Discussion
    [bans] Bannissements
    [log] Journal
   *[server] Serveur
 }
admin-page-action = { $kind ->
    [close] Fermer la table
    [delete] Supprimer la table
    [restore] Rétablir la table
    [cancel] Annuler le tournoi
    [settle] Traiter le signalement
    [forget] Supprimer les données
    [mute] Priver de discussion
    [unmute] Rendre la discussion
    [ban] Bannir la personne
    [ban-address] Bannir un réseau
    [unban] Lever le bannissement
    [unban-address] Lever le bannissement du réseau
    [revoke] Déconnecter l’appareil
    [broadcast] Envoyer un avis
   *[read-only] Maintenance
 }
admin-page-switch = { $kind ->
    [off] Laisser le jeu reprendre
   *[on] Suspendre le jeu
 }
admin-page-stage = { $kind ->
    [open] En attente de joueurs
    [playing] En cours
    [over] Finie
    [closed] Fermée
    [deleted] Supprimée
   *[all] Toutes
 }
admin-page-reports = { $kind ->
    [yes] Aussi ceux traités
   *[no] Ceux qui attendent
 }
admin-page-code = Code
admin-page-code-more = « akhet admin page », sur la machine du serveur, affiche un code. Il est valable une fois, pendant 15 minutes ; la page reste ensuite ouverte 8 heures.
admin-page-enter = Se connecter
admin-page-leave = Se déconnecter
admin-page-show = Afficher
admin-page-reason = Pourquoi ? (noté dans le journal)
admin-page-days = Jours (vide : jusqu’à ce que vous le leviez)
admin-page-text = Avis à tous ceux qui sont à une table
admin-page-network = Adresse ou réseau
