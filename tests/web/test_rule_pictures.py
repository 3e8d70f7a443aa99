"""The pictures of the rules pages: each is loaded shortly before it is seen, and then kept for use offline."""

WHOLE = "() => [...document.querySelectorAll('img.picture')].every((one) => one.complete && one.naturalWidth > 0)"


def test_a_picture_is_loaded_shortly_before_it_is_seen_and_its_space_is_reserved(visit) -> None:
    visitor = visit()
    loaded: list[str] = []
    visitor.page.on("response", lambda one: loaded.append(one.url) if "/assets/nile-" in one.url else None)
    visitor.go("/rules/nile")
    visitor.press("Open all parts")
    visitor.page.wait_for_load_state("networkidle")
    pictures = visitor.page.locator("img.picture")
    height = visitor.page.evaluate("document.documentElement.scrollHeight")
    assert len(loaded) < pictures.count() // 2
    for number in range(pictures.count()):
        pictures.nth(number).scroll_into_view_if_needed()
    visitor.page.wait_for_function(WHOLE)
    assert visitor.page.evaluate("document.documentElement.scrollHeight") == height


def test_a_picture_that_was_seen_is_shown_offline(visit) -> None:
    visitor = visit()
    visitor.go("/rules/fertility")
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    visitor.page.reload()  # now through the service worker
    first = visitor.page.locator("img.picture").first
    first.scroll_into_view_if_needed()
    visitor.page.wait_for_function(
        "async () => (await caches.match(document.querySelector('img.picture').src)) !== undefined"
    )
    visitor.page.wait_for_load_state("networkidle")
    visitor.context.set_offline(True)
    visitor.page.reload()
    first.scroll_into_view_if_needed()
    visitor.page.wait_for_function("() => document.querySelector('img.picture').naturalWidth > 0")
    visitor.context.set_offline(False)
    lost = "console: Failed to load resource: net::ERR_FAILED"  # the requests that fail offline
    visitor.problems = [problem for problem in visitor.problems if lost not in problem]
