"""Simulate on a Ray cluster of two nodes, one of which is killed in the middle; write what happened as JSON."""

import json
import sys
import time
from dataclasses import asdict
from pathlib import Path

from akhet.arena.cluster import Cluster
from akhet.arena.schedule import Setting
from akhet.lab.simulate import simulate
from tools.local_cluster import LocalCluster


def main(folder: Path, out: Path, games: int, seed: int) -> None:
    nodes = LocalCluster(2)
    import ray  # after its settings are in the environment

    def alive() -> int:
        return sum(node["Alive"] for node in ray.nodes())

    done: list[int] = []

    def progress(count: int) -> None:
        done.append(count)
        if len(done) == 2:
            nodes.kill()
            while alive() > 1:  # until Ray knows that the node's pieces are lost
                time.sleep(0.2)

    cluster = Cluster(nodes.address)
    cores = cluster.cores()
    report = simulate(
        Setting("nile", 3), "random", games=games, seed=seed, cores=cluster, results=folder, progress=progress
    )
    found = {"report": asdict(report), "cores": cores, "pieces": len(done), "nodes": alive()}
    out.write_text(json.dumps(found), "utf-8")  # Ray's processes write to stdout
    nodes.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
