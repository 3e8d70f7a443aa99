# Les simulations et les études : où elles tournent, et ce qu’elles gardent.

lab-ray = sur la grappe Ray à cette adresse, au lieu de cette machine : auto, HOST:6379 ou ray://HOST:10001
lab-connecting = Connexion à la grappe Ray { $address } …
lab-results = garder chaque morceau dans ce dossier comme fichier Parquet, et reprendre avec ce qu’il contient
lab-piece = { $file } n’est pas un morceau écrit par Akhet. Supprimez-le, et il sera refait.
arena-ray = Il manque un paquet pour une grappe Ray. Installez-le avec : { $command }
arena-cluster = La grappe Ray { $address } est injoignable : { $reason }
arena-cluster-address = « { $address } » n’est pas l’adresse d’une grappe Ray. Écrivez auto, HOST:6379 ou ray://HOST:10001.
arena-cluster-none = Aucune grappe Ray ne fonctionne sur cette machine. Démarrez-en une avec « { $command } », ou donnez l’adresse d’une autre.
arena-cluster-other = À l’adresse { $address } répond autre chose que Ray. Le port habituel de Ray est 6379, ou 10001 avec ray://.
arena-cluster-version = Une machine de la grappe a une autre version d’Akhet, qui peut jouer d’autres parties. Installez la même version sur toutes les machines.
