"""Routes: a player reports another one to the operator."""

from fastapi import APIRouter, Request

from akhet.kernel.refusal import refuse
from akhet.server.http.context import address_of, context_of
from akhet.server.http.lobby.guests import Guest
from akhet.server.lobby_messages import MAX_REPORT, ReportAnswer, ReportRequest
from akhet.server.messages import TableId
from akhet.server.storage.reports import MOST_OPEN, Report, add_report
from akhet.server.storage.seats import PERSON

router = APIRouter()


@router.post("/api/tables/{id}/reports")
async def report(request: Request, person: Guest, id: TableId, body: ReportRequest) -> ReportAnswer:
    """Report a person at your table to the operator. Nobody else learns of it."""
    context = context_of(request)
    context.reports.must(person.id)
    context.reports.must(address_of(request, context.settings))
    row = await context.service.row(id)
    if not row.may_look(person.id, None):
        raise refuse("server.no_table")
    if not row.seats_of(person.id):
        raise refuse("server.not_seated")
    seat = row.seats[body.seat] if body.seat < len(row.seats) else None
    if seat is None or seat.kind != PERSON or seat.person in (None, person.id):
        raise refuse("server.no_report")
    text = " ".join(body.text.split())
    if not text.isprintable():
        raise refuse("server.report_text", None, most=MAX_REPORT)
    about = Report(person.id, seat.person or "", seat.name or "", id, body.reason, text)
    match await context.store.write(add_report, about):
        case "already":
            raise refuse("server.reported_already")
        case "too_many":
            raise refuse("server.too_many_reports", None, most=MOST_OPEN)
        case "added":
            pass
    return ReportAnswer(received=True)
