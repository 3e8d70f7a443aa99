"""Tells people on their devices that it is their turn, if they are not at the table.

Each process looks for such turns every few seconds, in the database: so none is lost with a process. One that has the
person connected writes that nobody need be told; otherwise the first process that writes the turn sends the message.
"""

import asyncio
import json
import logging
import time
from hashlib import sha256

from akhet.games import manifests
from akhet.language import say
from akhet.server.push.delivery import NotDelivered, post, read_endpoint
from akhet.server.push.encryption import encrypt
from akhet.server.push.vapid import authorization, public_text, server_key
from akhet.server.storage.push import DAY, DueTurn, claim, due_turns, finish, skip, unsubscribe_endpoint
from akhet.server.tables import play_time
from akhet.server.tables.refusal_sentences import seat_names
from akhet.server.tables.service import TableService

ROUNDS = 4  # in which this process looks for a turn before it is told; a person at the table is noticed in two of them
SHORTEST_ROUND = 0.1  # seconds
LATE = 60.0  # seconds that a round may be late without missing a turn
MOST_AT_ONCE = 20  # requests to push services
GONE = (404, 410)  # the answers for a browser that is no longer subscribed

log = logging.getLogger(__name__)


class TurnMessages:
    def __init__(self, service: TableService) -> None:
        self._service = service
        self._delay = service.settings.push_delay
        self._key = server_key(service.store.secret)
        self._since: float | None = None  # tables that changed before were looked at
        self._sending: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self._failing = False

    @property
    def key(self) -> str | None:
        """The public key with which browsers subscribe; None if the operator wants no messages to be sent."""
        return public_text(self._key) if self._service.settings.push else None

    def open(self) -> None:
        if self._service.settings.push:
            self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Stop. What was being sent is sent again by the next process."""
        tasks = [task for task in (self._task, *self._sending) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(max(self._delay / ROUNDS, SHORTEST_ROUND))
            if self._service.paused:
                continue
            try:
                await self._round(play_time.now())
            except Exception:
                log.exception("turns not told")

    async def _round(self, now: float) -> None:
        since = now - DAY if self._since is None else self._since
        store = self._service.store
        turns = await store.read(due_turns, since, now - self._delay / 2, now)
        connected = self._service.presence.connected_people()
        full = False
        for turn in turns:
            try:
                if (turn.table, turn.person) in connected:
                    await store.write(skip, turn, now)
                elif len(self._sending) >= MOST_AT_ONCE:
                    full = True
                elif turn.began <= now - self._delay and await store.write(claim, turn, now):
                    task = asyncio.create_task(self._send(turn))
                    self._sending.add(task)
                    task.add_done_callback(self._sending.discard)
            except Exception as error:  # the other turns must not wait for this one
                log.warning("turn not told", extra={"table": turn.table, "error": repr(error)[:500]})
        if not full:
            self._since = now - self._delay - LATE

    async def _send(self, turn: DueTurn) -> None:
        store, subscription = self._service.store, turn.subscription
        try:
            endpoint = read_endpoint(subscription.endpoint)
            if endpoint is None:  # it was written with other settings
                status = GONE[0]
            else:
                headers = {
                    "Authorization": authorization(self._key, endpoint.origin, subscription.origin, time.time()),
                    "Content-Encoding": "aes128gcm",
                    "Content-Type": "application/octet-stream",
                    "TTL": str(int(DAY)),
                    # A message that was not delivered yet is replaced by the next one of the same table.
                    "Topic": sha256(turn.table.encode()).hexdigest()[:32],
                }
                body = encrypt(message_text(turn), subscription.browser_key, subscription.auth)
                status = await post(endpoint, headers, body)
            if status in GONE:
                await store.write(unsubscribe_endpoint, subscription.endpoint)
            elif 200 <= status < 300:
                await store.write(finish, turn)
                self._failing = False
            else:
                raise NotDelivered(f"status {status}")
        except Exception as error:  # it is sent again later
            if not self._failing:  # once, until it works again
                log.warning("push message not delivered", extra={"table": turn.table, "error": repr(error)[:300]})
            self._failing = True


def message_text(turn: DueTurn) -> bytes:
    """What a device is told: no more than everybody at the table may see."""
    locale = turn.subscription.locale
    names = [
        name
        for name, seat in zip(seat_names(turn.seats, locale), turn.seats, strict=True)
        if seat.person != turn.person
    ]
    manifest = manifests().get(turn.game)
    game = turn.game if manifest is None else manifest.title
    message = {
        "table": turn.table,
        "title": say("server-push", locale),
        "body": say("server-push-game", locale, game=game, names=", ".join(names)),
        "language": locale,
    }
    return json.dumps(message).encode()
