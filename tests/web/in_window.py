"""What a page shows without scrolling: whether elements lie in the window, whole and uncovered, and whether words do.

One page is looked at in every window and language, without loading it again.
"""

from collections.abc import Iterable, Mapping

from playwright.sync_api import Page

from tests.web.visitor import resize

# Width and height of the windows in which a table must show everything that a step needs.
SIZES = [(1920, 1080), (1440, 900), (1280, 720), (1180, 820), (820, 1180), (844, 390), (390, 844), (360, 640)]
LANGUAGES = ["en", "de", "fr", "nl"]

LOOK = r"""async ({ languages, needed, buttons, inside }) => {
  const frame = () => new Promise(requestAnimationFrame);
  const visible = selector => [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length > 0);
  const brief = one => one?.outerHTML.slice(0, 90) ?? 'nothing';
  const within = (box, frame) => box.left >= frame.left - 1 && box.top >= frame.top - 1
    && box.right <= frame.right + 1 && box.bottom <= frame.bottom + 1;

  // The settings need not be open for this: their list of languages is there all the time.
  async function speak(language) {
    if (document.documentElement.lang === language) return;
    const list = [...document.querySelectorAll('select')].find(one => one.querySelector('option[lang=nl]'));
    list.value = language;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    while (document.documentElement.lang !== language) await frame();
    await rest();
  }

  // Parts that measure themselves take some frames until they have found their size.
  async function rest() {
    const box = one => Object.values(one.getBoundingClientRect().toJSON()).join(' ');
    for (let before = '', same = 0, frames = 0; same < 2 && frames < 60; frames++) {
      await frame();
      const now = needed.flatMap(visible).map(box).join();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  }

  // It is missing, outside the window, cut off by something that scrolls or clips, or covered in its middle.
  function outOfSight(selector) {
    const all = visible(selector);
    if (all.length === 0) return [`${selector} is missing`];
    return all.flatMap(one => {
      const box = one.getBoundingClientRect();
      const edges = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
      if (!within(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }))
        return [`outside the window, ${edges}: ${brief(one)}`];
      for (let around = one.parentElement; around && around !== document.body; around = around.parentElement)
        if (getComputedStyle(around).overflow !== 'visible' && !within(box, around.getBoundingClientRect()))
          return [`cut off, ${edges}: ${brief(one)}`];
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return hit !== null && one.contains(hit) ? [] : [`covered by ${brief(hit)}: ${brief(one)}`];
    }).map(what => `${selector} is ${what}`);
  }

  // Words that stand on two lines or stick out of their button. Text for screen readers only, text inside drawings and
  // names that are truncated on purpose do not count.
  function brokenWords(button) {
    const frame = button.getBoundingClientRect();
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const broken = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (around.closest('.visually-hidden, svg') || getComputedStyle(around).textOverflow === 'ellipsis') continue;
      for (const word of text.data.matchAll(/[^\s\u2010-\u2015/-]+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const boxes = [...range.getClientRects()].filter(box => box.width > 0);
        const lines = new Set(boxes.map(box => Math.round(box.top)));
        if (lines.size > 1) broken.push(`"${word[0]}" is broken in two`);
        else if (boxes.some(box => box.left < frame.left - 1 || box.right > frame.right + 1))
          broken.push(`"${word[0]}" is wider than its button`);
      }
    }
    return broken;
  }

  const wrong = [];
  for (const language of languages) {
    await speak(language);
    const page = document.documentElement;
    const found = [
      ...needed.flatMap(outOfSight),
      ...visible(buttons).flatMap(brokenWords),
      ...Object.entries(inside).flatMap(([selector, frame]) => visible(selector)
        .filter(one => !within(one.getBoundingClientRect(), one.closest(frame).getBoundingClientRect()))
        .map(one => `${selector} is not inside ${frame}: ${brief(one)}`)),
    ];
    if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) found.push('the page scrolls');
    wrong.push(...found.map(what => `${language} ${innerWidth}x${innerHeight}: ${what}`));
  }
  return wrong;
}"""


# The app lays itself out anew in the frames after a change of the window's size, and some of it moves there.
SETTLED = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(moving.map(one => one.finished));
}"""


def faults(
    page: Page,
    needed: Iterable[str],
    *,
    buttons: str = "main button",
    inside: Mapping[str, str] | None = None,
    sizes: Iterable[tuple[int, int]] = SIZES,
    languages: Iterable[str] = LANGUAGES,
) -> list[str]:
    """What is wrong with the page as it is now, in all windows and languages. A page without settings has one language.

    Everything that matches one of the selectors `needed` must be in sight. The words of `buttons` must not be broken.
    `inside` names elements that must lie wholly inside another around them: `{".coin": ".purse"}`.
    """
    look = {"languages": list(languages), "needed": list(needed), "buttons": buttons, "inside": dict(inside or {})}
    wrong: list[str] = []
    page.mouse.move(0, 0)  # no tip opens
    for width, height in sizes:
        resize(page, {"width": width, "height": height})
        page.evaluate(SETTLED)
        wrong += page.evaluate(LOOK, look)
    return wrong
