# Simulations and studies: where they run, and what they keep.

lab-ray = on the Ray cluster with this address, instead of this machine: auto, HOST:6379 or ray://HOST:10001
lab-connecting = Connecting to the Ray cluster { $address } …
lab-results = keep every piece in this folder as a Parquet file, and resume from what is in it
lab-piece = { $file } is not a piece that Akhet wrote. Delete it, and it is made again.
arena-ray = A Ray cluster needs a package that is not installed. Install it with: { $command }
arena-cluster = The Ray cluster { $address } cannot be reached: { $reason }
arena-cluster-address = “{ $address }” is not the address of a Ray cluster. Write auto, HOST:6379 or ray://HOST:10001.
arena-cluster-none = No Ray cluster is running on this machine. Start one with “{ $command }”, or give the address of another one.
arena-cluster-other = At { $address } something answers that is not Ray. Ray’s usual port is 6379, and 10001 with ray://.
arena-cluster-version = A machine of the cluster has another version of Akhet, which may play other games. Install the same version on all machines.
