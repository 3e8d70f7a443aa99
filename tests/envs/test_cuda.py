"""`CudaBatchEnv` in numba-cuda's simulator, in a separate process: there the kernels run in Python, thread by thread.

`make bench-gpu` compares a real GPU with the CPU, on thousands of games of every variant.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from akhet.envs.batch import BatchEnv
from tests.envs.variants import VARIANTS
from tests.fertility.own_set import write_own_set

SMALL = [variant for variant in VARIANTS if variant[1] in (2, 4)]  # larger ones take too long in Python
GAMES, STEPS, SEED = 2, 8, 11
ARRAYS = ("states", "seats", "masks", "observations", "rewards", "ended")

SIMULATED = """
import hashlib, json, sys
from akhet.envs.cuda import CudaBatchEnv

games, steps, seed, arrays, variants = json.load(sys.stdin)
for game, players, options in variants:
    env = CudaBatchEnv(game, games, players, seed=seed, **options)
    for _ in range(steps):
        env.step(env.sample())
    digest = hashlib.sha256()
    for name in arrays:
        digest.update(getattr(env, name).copy_to_host().tobytes())
    digest.update(env.greedy().copy_to_host().tobytes())
    digest.update(env.learned().copy_to_host().tobytes())
    if players == 2:
        for array in env.playouts():
            digest.update(array.copy_to_host().tobytes())
    print(digest.hexdigest())
"""
REFUSALS = """
import numpy as np
from akhet.envs.cuda import CudaBatchEnv

env = CudaBatchEnv("nile", 3, seed=1)
before = env.states.copy_to_host().tobytes()
for actions in ([0, 0, 69], [0, 0], [0.0, 0.0, 0.0]):
    try:
        env.step(np.array(actions))
    except ValueError as error:
        print(error)
print(env.states.copy_to_host().tobytes() == before)
"""
CACHED = """
from numba.cuda.core import config
from akhet.envs.cuda_loop import cuda_loop
from akhet.envs.observation import observations_of

for game in ("nile", "fertility"):
    for kernel in vars(cuda_loop(game, len(observations_of(game)))).values():
        print(kernel.stats.cache_path)
print(repr(config.CACHE_DIR))
"""


def run(program: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        input=given,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def simulated(program: str, given: str = "") -> list[str]:
    """The simulator runs kernels as Python, so the rules must be interpreted too."""
    done = run(program, given, NUMBA_ENABLE_CUDASIM="1", AKHET_RULES="interpreted")
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_simulated_gpu_gives_the_same_bytes_as_the_compiled_rules():
    found = simulated(SIMULATED, json.dumps([GAMES, STEPS, SEED, ARRAYS, SMALL]))
    assert found == [digest(*variant) for variant in SMALL]


def test_an_owners_set_gives_the_same_bytes_too(tmp_path: Path):
    variant = ("fertility", 4, {"components": str(write_own_set(tmp_path))})
    assert simulated(SIMULATED, json.dumps([GAMES, STEPS, SEED, ARRAYS, [variant]])) == [digest(*variant)]


def digest(game: str, players: int, options: dict[str, Any]) -> str:
    env = BatchEnv(game, GAMES, players, seed=SEED, cores=1, **options)
    for _ in range(STEPS):
        env.step(env.sample())
    found = hashlib.sha256()
    for name in ARRAYS:
        found.update(getattr(env, name).tobytes())
    found.update(env.greedy().tobytes())
    found.update(env.learned().tobytes())
    if players == 2:
        for array in env.playouts():
            found.update(array.tobytes())
    return found.hexdigest()


def test_an_illegal_action_is_refused_and_nothing_changes():
    said = simulated(REFUSALS)
    assert said[0] == "action 69 is not legal in game 2; `masks[2]` says which are"
    assert said[1].startswith("actions are int64 of shape (2,)") and said[2].startswith("actions are float64")
    assert said[3] == "True"


@pytest.mark.parametrize(
    ("environment", "says"),
    [
        ({"CUDA_VISIBLE_DEVICES": "-1"}, "There is no NVIDIA GPU here that CUDA can use"),
        ({"AKHET_RULES": "interpreted"}, "AKHET_RULES=interpreted leaves nothing for a GPU to run"),
    ],
)
def test_without_a_gpu_the_error_says_what_to_do(environment: dict[str, str], says: str):
    done = run("from akhet.envs.cuda import CudaBatchEnv; CudaBatchEnv('nile', 8)", **environment)
    last = done.stderr.splitlines()[-1]
    assert last.startswith(f"RuntimeError: {says}")
    assert last.endswith("`akhet.envs.batch.BatchEnv` does the same on the CPU.")


def test_kernels_are_cached_beside_compiled_rules_and_other_packages_kernels_are_not(tmp_path: Path):
    done = run(CACHED, AKHET_CACHE_DIR=str(tmp_path), NUMBA_CACHE_DIR="")
    *folders, others = done.stdout.splitlines()
    assert others == "''" and folders, done.stderr
    assert {Path(folder).relative_to(tmp_path).parts[0].partition("-")[0] for folder in folders} == {"envs"}


def test_another_version_of_numba_cuda_is_refused():
    """Its private parts are used, so only the versions that were checked are accepted."""
    program = """
import importlib.metadata
importlib.metadata.version = lambda name: "0.99.1"
from akhet.envs.cuda import CudaBatchEnv
CudaBatchEnv("nile", 1)
"""
    last = run(program).stderr.splitlines()[-1]
    assert last.startswith("RuntimeError: numba-cuda cannot be used (numba-cuda is 0.99.1, but akhet needs 0.30.x)")
