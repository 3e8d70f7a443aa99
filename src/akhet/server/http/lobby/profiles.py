"""Routes: profiles, yours and those of others who let you see theirs."""

from fastapi import APIRouter, Request

from akhet.kernel.refusal import refuse
from akhet.server.http.context import context_of
from akhet.server.http.lobby.finished_games import finished_table
from akhet.server.http.lobby.guests import Guest
from akhet.server.lobby_messages import OwnProfile, PersonId, ProfileInfo, ProfileSetting
from akhet.server.messages import TableId, Token
from akhet.server.storage.profiles import audience_of, find_visible, set_audience, visible_among
from akhet.server.storage.seats import PERSON
from akhet.server.tables.profiles import profile_of

router = APIRouter()


@router.get("/api/me/profile")
async def my_profile(request: Request, person: Guest) -> OwnProfile:
    """Your id, and who may see your profile."""
    return OwnProfile(id=person.id, visible_to=await context_of(request).store.read(audience_of, person.id))


@router.post("/api/me/profile")
async def set_profile(request: Request, person: Guest, body: ProfileSetting) -> OwnProfile:
    """Say who may see your profile."""
    await context_of(request).store.write(set_audience, person.id, body.visible_to)
    return OwnProfile(id=person.id, visible_to=body.visible_to)


@router.get("/api/profiles/{person}")
async def profile(request: Request, person: PersonId) -> ProfileInfo:
    """A person's profile, if you may see it; otherwise it is refused as if there were no such person."""
    context = context_of(request)
    reader = await context.person_id(request)
    found = await context.store.read(find_visible, person, reader)
    if found is None:
        raise refuse("server.no_profile")
    context.achievements.catch_up(person)
    return ProfileInfo(**await context.store.read(profile_of, found, reader))


@router.get("/api/tables/{id}/profiles")
async def people_at_table(request: Request, id: TableId, invite: Token | None = None) -> list[PersonId | None]:
    """The people in the seats of a finished game, as far as you may see their profiles."""
    row = await finished_table(request, id, invite)
    context = context_of(request)
    holders = [seat.person if seat.kind == PERSON else None for seat in row.seats]
    some = sorted({one for one in holders if one is not None})
    visible = await context.store.read(visible_among, some, await context.person_id(request))
    return [one if one in visible else None for one in holders]
