# Profils : ce qu’une personne a fait dans des parties terminées, et des succès qui apprennent chacun une règle.

web-profile-since = Joue ici depuis le { $day }
web-profile-games = { $count ->
    [0] Aucune partie terminée
    [one] Une partie terminée
   *[other] { $count } parties terminées
 }
web-profile-won = { $percent } % gagnées
web-profile-favourite = Le plus souvent à { $count } : { $variant }
web-profile-usual = règles habituelles
web-profile-graph = Classement après chacune des dernières parties classées : de { $low } à { $high }, maintenant { $now }.
web-profile-rating = Classement
web-profile-unrated = Aucune partie classée
web-profile-quality = Points perdus pour 100 décisions
web-profile-quality-none = Aucune partie analysée
web-profile-interval = 95 % : de { $low } à { $high }
web-profile-adjusted = Gagné sans la chance
web-profile-adjusted-more = { $count ->
    [one] Une partie analysée ; { $percent } % avec la chance
   *[other] { $count } parties analysées ; { $percent } % avec la chance
 }
web-profile-together = Contre vous
web-profile-together-more = { $count ->
    [one] Une partie ensemble : { $ahead } fois devant vous, { $behind } fois derrière vous
   *[other] { $count } parties ensemble : { $ahead } fois devant vous, { $behind } fois derrière vous
 }
web-profile-achievements = Succès : { $count } sur { $all }
web-profile-table = La partie du { $day }
web-profile-open = pas encore
web-profile-hidden = Ce profil ne peut pas être affiché

web-profile-achieved-nile-out-planting = Évincé
web-profile-achieved-nile-out-planting-more = Prenez une culture à un adversaire. Plantez plus de cartes que son champ n’en a : il est entièrement défaussé (N3.13).
web-profile-achieved-nile-two-harvests = Deux à la fois
web-profile-achieved-nile-two-harvests-more = Récoltez deux cultures avec une seule crue. Une carte Spéculation comme carte Crue inonde ses deux cultures (N3.1).
web-profile-achieved-nile-speculation-six = Six cartes
web-profile-achieved-nile-speculation-six-more = Gagnez avec deux cartes Spéculation sur la même crue. Chacune qui partage une culture avec elle rapporte trois cartes (N5.1).
web-profile-achieved-nile-surplus = Surplus
web-profile-achieved-nile-surplus-more = Payez au Marché avec une carte de votre grenier. Les plus petites piles comptent d’abord : une grande pile peut en céder une (N3.7).
web-profile-achieved-nile-paid-flood = Hâpy vous écoute
web-profile-achieved-nile-paid-flood-more = Récoltez grâce à la crue de votre propre Offrande. Elle coûte deux cartes et inonde de nouveau, pour tout le monde (N3.8).
web-profile-achieved-nile-plague-survived = Épargné
web-profile-achieved-nile-plague-survived-more = Gardez vos champs quand la Nuée de sauterelles frappe un autre. Elle dévore le plus grand champ et ceux de même taille (N6.1).
web-profile-achieved-nile-monument = Bâtisseur
web-profile-achieved-nile-monument-more = Posez de la Pierre sur un Monument. Dès qu’il est à vous, son pouvoir l’est aussi (N7.9).
web-profile-achieved-nile-adding = Champs soignés
web-profile-achieved-nile-adding-more = Complétez trois de vos champs à la fois. Sur vos propres champs, vous plantez autant de cartes que vous voulez (N3.12).
web-profile-achieved-nile-every-crop = Un peu de tout
web-profile-achieved-nile-every-crop-more = Finissez avec au moins une carte de chaque culture au grenier. La plus petite pile est comparée en premier (N8.1).
web-profile-achieved-nile-smaller-store = Moins, c’est plus
web-profile-achieved-nile-smaller-store-more = Gagnez alors qu’un autre a engrangé plus de cartes. Le total ne compte pas, seul l’équilibre compte (N8.4).
web-profile-achieved-fertility-quarry = Première Carrière
web-profile-achieved-fertility-quarry-more = Créez une Carrière : fermez une case vide sur ses quatre côtés. Vous prenez une ressource au choix ou placez un Monument (F3.7).
web-profile-achieved-fertility-monument = Gravé dans la pierre
web-profile-achieved-fertility-monument-more = Placez un Monument dans une Carrière au lieu de prendre une ressource (F3.10).
web-profile-achieved-fertility-most-monuments = Premier dans la Vallée
web-profile-achieved-fertility-most-monuments-more = Finissez avec le plus de Monuments dans la Vallée : 15 Debens, même à égalité (F8.5).
web-profile-achieved-fertility-rich-tile = Une tuile généreuse
web-profile-achieved-fertility-rich-tile-more = Récoltez au moins quatre ressources et Blés en un tour. Une tuile paie à la fois connexions, blé, icônes et Carrières (F3.8).
web-profile-achieved-fertility-nothing-wasted = Rien de perdu
web-profile-achieved-fertility-nothing-wasted-more = Récoltez au moins trois ressources en un tour et employez-les toutes. Ce qui reste retourne au Stock (F6.1).
web-profile-achieved-fertility-paid-in-wheat = Payé en Blé
web-profile-achieved-fertility-paid-in-wheat-more = Payez un Quartier avec du Blé seulement, et gardez vos ressources pour les Boutiques (F4.2).
web-profile-achieved-fertility-exchange = En chaîne
web-profile-achieved-fertility-exchange-more = Complétez une Boutique avec la ressource d’une Boutique d’échange, que vous recevez aussitôt (F5.5).
web-profile-achieved-fertility-five-gods = Cinq dieux
web-profile-achieved-fertility-five-gods-more = Finissez avec les Statues de cinq dieux différents. Seuls les dieux différents comptent, et chacun de plus vaut davantage (F8.3).
web-profile-achieved-fertility-specialised = Spécialiste
web-profile-achieved-fertility-specialised-more = Gagnez au moins 10 Debens avec des Boutiques spécialisées. Elles comptent leur ressource dans toute votre Métropole (F8.2).
web-profile-achieved-fertility-full-storehouse = Plein à craquer
web-profile-achieved-fertility-full-storehouse-more = Finissez avec 10 Blés. Chacun vaut plus que le précédent, et au-delà de 10 il est perdu (F1.8, F3.11).
