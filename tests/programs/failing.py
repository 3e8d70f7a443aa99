"""A program that greets, and then fails in the way that its argument names. It writes its process id to a file."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

way, pids = sys.argv[1], Path(sys.argv[2])
with pids.open("a") as file:
    file.write(f"{os.getpid()}\n")


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


if way == "exits":
    sys.exit(3)
if way == "sleeps":
    time.sleep(600)
if way == "has a child":  # the child outlives the program unless it is ended too, and holds the lock until then
    lock = "import fcntl, sys, time; f = open(sys.argv[1]); fcntl.flock(f, fcntl.LOCK_EX); time.sleep(600)"
    child = subprocess.Popen(
        [sys.executable, "-c", lock, str(pids)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
for line in sys.stdin:
    request = json.loads(line)
    if request["do"] == "new":
        say('{"ok": true}\n')
        continue
    if request["do"] == "end":
        break
    if way == "crashes":
        raise ZeroDivisionError("a very bad day")
    if way == "hangs" or way == "has a child":
        time.sleep(600)
    if way == "does not read":  # and only ends when it is killed
        say(json.dumps({"ok": True, "move": request["moves"][0]["id"]}) + "\n")
        time.sleep(600)
    if way == "garbage":
        say("I would rather plant wheat\n")
    if way == "list":
        say("[0]\n")
    if way == "not ok":
        say('{"ok": false, "why": "no idea \\u001b[31m"}\n')
    if way == "illegal":
        say('{"ok": true, "move": 999999}\n')
    if way == "true":
        say('{"ok": true, "move": true}\n')
    if way == "words":
        say('{"ok": true, "move": "dance"}\n')
    if way == "nothing":
        say('{"ok": true}\n')
    if way == "endless":
        while True:
            say("wheat " * 10_000)
    if way == "closes":
        os.close(1)
        time.sleep(600)
    if way == "floods":  # writes more to stderr than any pipe holds, and then answers
        for _ in range(100):
            sys.stderr.write("help! " * 10_000)
        sys.stderr.write("\nlast words\n")
        sys.stderr.flush()
        say('{"ok": true, "move": null}\n')
