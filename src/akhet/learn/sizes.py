"""The usual sizes of a training, by the device it learns on."""

# A lesson on a GPU is long, because only large products of matrices keep it busy.
SIZES = {
    "cuda": {"games": 8192, "decisions": 40, "minibatch": 16384, "judged": 1000},
    "cpu": {"games": 512, "decisions": 40, "minibatch": 2048, "judged": 200},
}


def sizes_by_device(name: str) -> str:
    """One of the sizes on each kind of device, for the help of a command."""
    return f"GPU {SIZES['cuda'][name]}, CPU {SIZES['cpu'][name]}"
