"""Routes: whom you follow, mute and block, who is online, and how you want to be found and spoken to."""

from fastapi import APIRouter, Request
from sqlalchemy import Connection

from akhet.kernel.refusal import refuse
from akhet.server.http.context import Context, address_of, context_of
from akhet.server.http.lobby.guests import Guest
from akhet.server.lobby_messages import (
    FriendCode,
    FriendCodeRequest,
    FriendSettingsInfo,
    FriendSettingsRequest,
    FriendsInfo,
    PersonHandle,
    PersonInfo,
    RelationRequest,
    TablePeople,
)
from akhet.server.messages import TableId
from akhet.server.people.accounts import new_code, normal_code
from akhet.server.people.handles import handle_of, read_handle
from akhet.server.storage.friends import (
    Known,
    Relation,
    change_settings,
    find_by_code,
    known_people,
    people_met,
    relate,
    related_people,
    set_friend_code,
    settings_of,
)
from akhet.server.storage.seats import PERSON

CODE_LENGTH = 12  # characters: 60 bits

router = APIRouter()


@router.get("/api/friends")
async def friends(request: Request, person: Guest) -> FriendsInfo:
    """Your friends and the others whom you know here. Who asks for them is online."""
    context = context_of(request)
    context.online.note(person.id)

    def read(connection: Connection) -> FriendsInfo:
        own = settings_of(connection, person.id)
        related = related_people(connection, person.id)
        met = people_met(connection, person.id)
        for known in related:
            met.pop(known.person, None)
        found = known_people(connection, person.id, list(met))
        return FriendsInfo(
            code=own.code,
            settings=FriendSettingsInfo(shows_online=own.shows_online, quiet=own.quiet),
            people=[_shown(context, person.id, known) for known in related],
            met=[_shown(context, person.id, found[id], name) for id, name in met.items() if id in found],
        )

    return await context.store.read(read)


@router.post("/api/friends/settings")
async def change_my_settings(request: Request, person: Guest, body: FriendSettingsRequest) -> FriendSettingsInfo:
    """Change how you are seen and spoken to."""
    context = context_of(request)
    context.relations.must(person.id)
    await context.store.write(change_settings, person.id, body.shows_online, body.quiet)
    context.online.forget(person.id)
    await context.service.chat_filters.heard(person.id)
    own = await context.store.read(settings_of, person.id)
    return FriendSettingsInfo(shows_online=own.shows_online, quiet=own.quiet)


@router.post("/api/friends/code")
async def new_friend_code(request: Request, person: Guest) -> FriendCode:
    """Make a code by which others find you. It replaces the one before."""
    context = context_of(request)
    context.relations.must(person.id)
    code = normal_code(new_code())[:CODE_LENGTH]
    await context.store.write(set_friend_code, person.id, code)
    return FriendCode(code=code)


@router.post("/api/friends/find")
async def find_person(request: Request, person: Guest, body: FriendCodeRequest) -> PersonInfo:
    """The person with a code. They are not told that you looked."""
    context = context_of(request)
    context.friend_codes.must(person.id)
    context.friend_codes.must(address_of(request, context.settings))
    found = await context.store.read(find_by_code, normal_code(body.code))
    if found is None:
        raise refuse("server.no_friend_code")
    if found == person.id:
        raise refuse("server.own_code")
    return await _person(context, person.id, found)


@router.post("/api/people/{id}")
async def relate_to(request: Request, person: Guest, id: PersonHandle, body: RelationRequest) -> PersonInfo:
    """Follow, mute or block a person, or no longer. They are told only that you follow them."""
    context = context_of(request)
    context.relations.must(person.id)
    other = known_handle(context, person.id, id)
    before = await _person(context, person.id, other)
    await context.store.write(relate, person.id, other, before.name, body.following, body.muted, body.blocked)
    for one in (person.id, other):
        await context.service.chat_filters.heard(one)
    context.online.forget(person.id)
    return await _person(context, person.id, other)


@router.get("/api/tables/{id}/people")
async def people_at(request: Request, person: Guest, id: TableId) -> TablePeople:
    """The people in the other seats of your table."""
    context = context_of(request)
    row = await context.service.row(id)
    if not row.may_look(person.id, None):
        raise refuse("server.no_table")
    if not row.seats_of(person.id):
        raise refuse("server.not_seated")
    others = [seat.person if seat.kind == PERSON and seat.person != person.id else None for seat in row.seats]

    def read(connection: Connection) -> TablePeople:
        found = known_people(connection, person.id, [other for other in others if other is not None])
        return TablePeople(
            quiet=settings_of(connection, person.id).quiet,
            seats=[
                _shown(context, person.id, found[other], seat.name) if other in found else None
                for other, seat in zip(others, row.seats, strict=True)
            ],
        )

    return await context.store.read(read)


def known_handle(context: Context, viewer: str, handle: str) -> str:
    """The id of the person whom a handle names; refused if it is none that the viewer was sent."""
    person = read_handle(context.store.secret, viewer, handle)
    if person is None:
        raise refuse("server.no_person")
    return person


async def _person(context: Context, viewer: str, id: str) -> PersonInfo:
    known = (await context.store.read(known_people, viewer, [id])).get(id)
    if known is None:
        raise refuse("server.no_person")
    return _shown(context, viewer, known)


def _shown(context: Context, viewer: str, known: Known, name: str | None = None) -> PersonInfo:
    """A person as the viewer is shown them; with `name`, as they are called at a table."""
    relation: Relation = known.relation
    return PersonInfo(
        person=handle_of(context.store.secret, viewer, known.person),
        name=name or known.name,
        following=relation.following,
        follows_you=known.follows,
        online=known.online,
        muted=relation.muted,
        blocked=relation.blocked,
    )
