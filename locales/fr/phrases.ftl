# Reasons that come in English from elsewhere: from the operating system and from Python. The English text is what is
# looked for, so it must be theirs to the letter; the first that fits counts. What fits none is shown as it came.

phrase-system-none = ce fichier ou ce dossier n’existe pas
phrase-system-none-at = { $file } : ce fichier ou ce dossier n’existe pas
phrase-system-denied = accès refusé
phrase-system-denied-at = { $file } : accès refusé
phrase-system-folder = c’est un dossier
phrase-system-no-folder = une partie du chemin n’est pas un dossier
phrase-system-full = le disque est plein
phrase-system-read-only = ce disque est en lecture seule
phrase-system-long = le nom du fichier est trop long
phrase-system-null = le nom contient un octet nul
phrase-system-port = ce port est déjà pris
phrase-system-address = cette adresse n’est pas celle de cette machine
phrase-system-host = ce nom est inconnu sur le réseau
phrase-system-refused = aucun programme n’y accepte de connexion
phrase-system-timed-out = pas de réponse à temps
phrase-system-route = aucune route vers cette machine
phrase-system-unreachable = le réseau est injoignable
phrase-system-lookup = les noms ne peuvent pas être résolus pour l’instant
