"""A device is told of its reader's turns while the app is closed: the switch on the page "You", and the worker."""

import json

import pytest
from playwright.sync_api import expect

from tests.server.clients import Guest
from tests.server.push_services import SubscribedBrowser
from tests.server.servers import RunningServer
from tests.web.visitor import DESKTOP, PHONE

# A Chromium of the tests has no push service.
PUSH_SERVICE = """
    let made = null;
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
        if (!userVisibleOnly || applicationServerKey.length !== 87) throw new DOMException("", "InvalidAccessError");
        if (window.broken) throw new DOMException("", "AbortError");
        const { endpoint, keys } = SUBSCRIPTION;
        const unsubscribe = async () => { made = null; return true; };
        return (made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe });
    };
"""


@pytest.mark.parametrize(("size", "language"), [(PHONE, "en"), (DESKTOP, "de")])
def test_a_device_is_told_of_turns_as_long_as_its_reader_wants(
    visit, web_server: RunningServer, size: dict[str, int], language: str
) -> None:
    mia = Guest(web_server, "Mia")
    visitor = visit(size=size, language=language)
    page, subscription = visitor.page, SubscribedBrowser().subscription
    visitor.context.grant_permissions(["notifications"], origin=web_server.url)
    visitor.context.add_init_script(PUSH_SERVICE.replace("SUBSCRIPTION", json.dumps(subscription)))
    visitor.context.add_cookies(
        [{"name": name, "value": value, "url": web_server.url} for name, value in mia.http.cookies.items()]
    )
    visitor.go("/me")
    switch = page.locator("section:has(#turns)").get_by_role("checkbox")
    expect(switch).not_to_be_checked()
    page.evaluate("window.broken = true")
    switch.click()
    page.locator("section:has(#turns) [role=alert]").wait_for()
    expect(switch).not_to_be_checked()
    assert not mia.get("/api/push")["subscribed"]
    page.evaluate("window.broken = false")
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).to_be_checked()
    expect(page.locator("section:has(#turns) [role=alert]")).to_have_count(0)
    assert mia.get("/api/push")["subscribed"]
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways() and visitor.untranslated() == []
    visitor.screenshot(f"push-{language}")
    if language == "en":
        switch.click()
    else:  # whoever wants no notifications at all is told nothing
        page.locator("header [popovertarget=settings]").locator("visible=true").click()
        page.locator("#settings").get_by_role("checkbox", name="Benachrichtige mich").uncheck()
    page.wait_for_function("async () => !(await (await fetch('/api/push')).json()).subscribed")
    page.reload()
    expect(switch).not_to_be_checked()


def test_a_message_is_shown_once_per_table_by_the_worker(visit, web_server: RunningServer) -> None:
    visitor = visit()
    visitor.context.grant_permissions(["notifications"], origin=web_server.url)
    visitor.go("/")
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    devtools = visitor.context.new_cdp_session(visitor.page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda found: registrations.extend(one["registrationId"] for one in found["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    visitor.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    for body in ("NILE mit Ben", "NILE mit Ben und Ana"):
        text = json.dumps({"table": "t1", "title": "Du bist am Zug", "body": body, "language": "de"})
        message = {"origin": web_server.url, "registrationId": registrations[0], "data": text}
        devtools.send("ServiceWorker.deliverPushMessage", message)
        visitor.page.wait_for_function(
            """async (body) => {
                const worker = await navigator.serviceWorker.ready;
                const [only, ...more] = await worker.getNotifications();
                return !more.length && only?.title === "Du bist am Zug" && only.body === body && only.lang === "de" &&
                    only.data === `${location.origin}/table/t1`;
            }""",
            arg=body,
        )
