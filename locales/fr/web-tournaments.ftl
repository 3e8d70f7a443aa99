# Les tournois dans l’application : leur liste, leurs pages, et ce qu’une table montre de son tournoi.

web-tournaments-more = Les tournois suisses et les arènes se déroulent d’eux-mêmes : vous êtes conduit à votre table quand vient votre tour de jouer.
web-tournaments-none = Il n’y a pas de tournoi pour le moment. Ouvrez-en un et envoyez son lien à celles et ceux qui doivent venir.
web-tournaments-running = En cours
web-tournaments-open = À venir
web-tournaments-over = Terminés
web-tournaments-mine = Vos tournois
web-tournament-title = { $format ->
    [arena] Arène
   *[swiss] Tournoi suisse
 } : { $game }
web-tournament-format = { $format ->
    [arena] Arène
   *[swiss] Système suisse
 }
web-tournament-rounds = { $count ->
    [one] une ronde
   *[other] { $count } rondes
 }
web-tournament-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
 }
web-tournament-size = { $count } par table
web-tournament-clock = { $clock } par tour
web-tournament-bots = des bots prennent les places vides
web-tournament-people = { $count ->
    [0] personne pour l’instant
    [one] un participant
   *[other] { $count } participants
 }
web-tournament-stage = { $stage ->
    [open] Pas encore commencé
    [running] En cours
    [over] Terminé
   *[cancelled] Annulé
 }
web-tournament-cancelled = { $reason ->
    [operator] La personne responsable de ce serveur l’a annulé.
    [few] Il a été annulé : moins de { $least } personnes sont venues.
   *[opener] La personne qui l’a ouvert l’a annulé.
 }
web-tournament-starts = Commence dans { $time }
web-tournament-starts-on = Commence le { $when }
web-tournament-starting = Commence dans un instant
web-tournament-ends = Encore { $time }
web-tournament-ending = Les dernières parties se jouent.
web-tournament-round = Ronde { $round } sur { $rounds }
web-tournament-next = La ronde suivante commence dans { $time }
web-tournament-wait = Vous attendez votre prochaine partie. Vous serez conduit à votre table automatiquement.
web-tournament-bye = Vous êtes exempt de cette ronde : cela compte comme une victoire.
web-tournament-playing = Vous jouez en ce moment.
web-tournament-to-table = À ma table
web-tournament-back = Retour au tournoi
web-tournament-brought = Votre prochaine partie a commencé.
web-tournament-join = Participer
web-tournament-join-again = Participer de nouveau
web-tournament-withdraw = Se retirer
web-tournament-withdrawn = retiré
web-tournament-start = Commencer maintenant
web-tournament-cancel = Annuler le tournoi
web-tournament-share = Lien du tournoi
web-tournament-standings = Classement
web-tournament-player = Nom
web-tournament-points = Points
web-tournament-opponents = Adversaires
web-tournament-opponents-more = Départage d’abord à égalité de points : les points des adversaires rencontrés.
web-tournament-wins = Victoires
web-tournament-games = Parties
web-tournament-results = Parties
web-tournament-results-round = Parties de la ronde { $round }
web-tournament-which-round = Ronde
web-tournament-own = Vos parties
web-tournament-watch = Table { $board }
web-tournament-has-bye = { $name } est exempt
web-tournament-nobody = Personne ne participe pour l’instant.
web-tournament-you = vous
web-tournament-bot = bot
web-tournament-new = Ouvrir un tournoi
web-tournament-name = Nom (facultatif)
web-tournament-game = Jeu
web-tournament-how = Formule
web-tournament-how-swiss = Suisse : un nombre de rondes, tout le monde joue chacune
web-tournament-how-arena = Arène : un nombre de minutes, joue qui est libre
web-tournament-how-many-rounds = Rondes
web-tournament-how-many-minutes = Minutes
web-tournament-seats = Personnes par table
web-tournament-when = Début
web-tournament-bots-choice = Des bots prennent les places qui restent vides
web-tournament-open = Ouvrir le tournoi
web-tournament-least = Nombre minimal de personnes
web-tournament-most = Nombre maximal de personnes
web-tournament-at-most = { $count } personnes au plus
web-tournament-pause = Pause entre les parties
web-tournament-shuffle-before = Engagement du tournoi, tel que ce navigateur l’a vu à l’inscription
web-tournament-shuffle-secret = Secret du tournoi
web-tournament-shuffle-later = Le secret de cette table découle de celui du tournoi, publié à la fin du tournoi. À partir de là, cette vérification le compare aussi.
web-tournament-home = { $stage ->
    [running] Vous y jouez en ce moment
   *[open] Vous participez
 }
web-tournament-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
 }
web-tournament-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
 }
web-tournament-days = { $count ->
    [one] un jour
   *[other] { $count } jours
 }
