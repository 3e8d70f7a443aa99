"""Routes: whether a device is told of its person's turns by web push."""

from fastapi import APIRouter, Request

from akhet.kernel.refusal import refuse
from akhet.server.http.context import context_of
from akhet.server.http.lobby.guests import CurrentSession
from akhet.server.http.lobby.options import locale_of
from akhet.server.http.previews import origin_of
from akhet.server.lobby_messages import PushInfo, PushSubscriptionRequest
from akhet.server.push.delivery import read_endpoint
from akhet.server.push.encryption import is_public_key
from akhet.server.push.vapid import from_text
from akhet.server.storage.push import Subscription, is_subscribed, subscribe, unsubscribe_session
from akhet.server.tables import play_time

MOST_ORIGIN = 300  # characters

router = APIRouter()


@router.get("/api/push")
async def push(request: Request, session: CurrentSession) -> PushInfo:
    """Whether this device is told of your turns, and the key with which a browser subscribes."""
    context = context_of(request)
    return PushInfo(key=context.turn_messages.key, subscribed=await context.store.read(is_subscribed, session.id))


@router.post("/api/push")
async def subscribe_device(request: Request, session: CurrentSession, body: PushSubscriptionRequest) -> PushInfo:
    """Tell this device of your turns, in the language of this request. It replaces what the browser sent before."""
    context = context_of(request)
    if context.turn_messages.key is None:
        raise refuse("server.no_push")
    context.push_requests.must(session.person)
    key, auth = from_text(body.keys.p256dh), from_text(body.keys.auth)
    if read_endpoint(body.endpoint) is None or not is_public_key(key):
        raise refuse("server.push_subscription")
    origin = origin_of(request)
    subscription = Subscription(
        body.endpoint, key, auth, locale_of(request), origin if len(origin) <= MOST_ORIGIN else ""
    )
    if not await context.store.write(subscribe, session.id, session.person, subscription, play_time.now()):
        raise refuse("server.no_guest")  # it was revoked meanwhile
    return PushInfo(key=context.turn_messages.key, subscribed=True)


@router.delete("/api/push")
async def unsubscribe_device(request: Request, session: CurrentSession) -> PushInfo:
    """Tell this device of your turns no longer."""
    context = context_of(request)
    await context.store.write(unsubscribe_session, session.id)
    return PushInfo(key=context.turn_messages.key, subscribed=False)
