"""`--ray`: what is said while a command connects to a cluster."""

import sys

from akhet.arena.cluster import Cluster
from akhet.language import say


def connect(cluster: Cluster) -> None:
    """Say that the connection is being made, and make it, before anything else is shown."""
    print(say("lab-connecting", address=cluster.address), file=sys.stderr)
    cluster.cores()
