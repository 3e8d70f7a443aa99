# Simulaties en studies: waar ze draaien, en wat ze bewaren.

lab-ray = op het Ray-cluster met dit adres, in plaats van op deze machine: auto, HOST:6379 of ray://HOST:10001
lab-connecting = Verbinding maken met het Ray-cluster { $address } …
lab-results = elk stuk als Parquet-bestand in deze map bewaren, en verdergaan met wat erin staat
lab-piece = { $file } is geen stuk dat Akhet heeft geschreven. Verwijder het, dan wordt het opnieuw gemaakt.
arena-ray = Voor een Ray-cluster ontbreekt een pakket. Installeer het met: { $command }
arena-cluster = Het Ray-cluster { $address } is niet te bereiken: { $reason }
arena-cluster-address = “{ $address }” is niet het adres van een Ray-cluster. Schrijf auto, HOST:6379 of ray://HOST:10001.
arena-cluster-none = Op deze computer draait geen Ray-cluster. Start er een met “{ $command }”, of geef het adres van een ander.
arena-cluster-other = Op { $address } antwoordt iets anders dan Ray. Ray gebruikt meestal poort 6379, en met ray:// poort 10001.
arena-cluster-version = Een machine van het cluster heeft een andere versie van Akhet, die andere partijen kan spelen. Installeer op alle machines dezelfde versie.
