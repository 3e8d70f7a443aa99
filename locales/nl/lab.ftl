# Simulaties en studies: waar ze draaien, en wat ze bewaren.

lab-ray = op het Ray-cluster met dit adres, in plaats van op deze machine: auto, HOST:6379 of ray://HOST:10001
lab-results = elk stuk als Parquet-bestand in deze map bewaren, en verdergaan met wat erin staat
lab-piece = { $file } is geen stuk dat Akhet heeft geschreven. Verwijder het, dan wordt het opnieuw gemaakt.
arena-ray = Voor een Ray-cluster ontbreekt een pakket. Installeer het met: { $command }
arena-cluster = Het Ray-cluster { $address } is niet te bereiken: { $reason }
arena-cluster-version = Een machine van het cluster heeft een andere versie van Akhet, die andere partijen kan spelen. Installeer op alle machines dezelfde versie.
