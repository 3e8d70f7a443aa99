# Simulationen und Studien: wo sie laufen und was sie behalten.

lab-ray = auf dem Ray-Cluster mit dieser Adresse statt auf diesem Rechner: auto, HOST:6379 oder ray://HOST:10001
lab-connecting = Verbinde mit dem Ray-Cluster { $address } …
lab-results = jedes Stück als Parquet-Datei in diesem Ordner behalten und mit dem fortfahren, was darin ist
lab-piece = { $file } ist kein Stück, das Akhet geschrieben hat. Lösche die Datei, dann wird sie neu gemacht.
arena-ray = Für einen Ray-Cluster fehlt ein Paket. Installiere es mit: { $command }
arena-cluster = Der Ray-Cluster { $address } ist nicht zu erreichen: { $reason }
arena-cluster-address = „{ $address }“ ist keine Adresse eines Ray-Clusters. Schreib auto, HOST:6379 oder ray://HOST:10001.
arena-cluster-none = Auf diesem Rechner läuft kein Ray-Cluster. Starte einen mit „{ $command }“ oder gib die Adresse eines anderen an.
arena-cluster-other = Unter { $address } antwortet etwas, das nicht Ray ist. Ray benutzt meist den Port 6379, mit ray:// den Port 10001.
arena-cluster-version = Ein Rechner des Clusters hat eine andere Version von Akhet, die andere Partien spielen kann. Installiere auf allen Rechnern dieselbe Version.
