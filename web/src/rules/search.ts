// Finding rulings on a rules page by words or by number.

export type Ruling = { number: string; text: string };
/** A found ruling: its number, and a piece of its text around the first word that was looked for. */
export type Result = { number: string; before: string; match: string; after: string };

const AROUND = 50; // characters shown before and after the found word

/** Every ruling of a page with its text. */
export function rulingsOf(html: string): Ruling[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  return Array.from(page.querySelectorAll("a.ruling"), (anchor) => {
    const whole = (anchor.closest("li") ?? anchor.parentElement)?.cloneNode(true) as Element;
    whole.querySelector("a.ruling")?.remove();
    for (const inner of whole.querySelectorAll("li:has(a.ruling)")) inner.remove(); // a ruling of its own
    return { number: anchor.id, text: (whole.textContent ?? "").replaceAll(/\s+/g, " ").trim() };
  });
}

/** Small letters without accents, as many as before: a place in the one text is the same place in the other. */
function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter
      .normalize("NFD")
      .replaceAll(/\p{Mn}/gu, "")
      .toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join("");
}

/** The rulings that have all the words; those whose number begins with them come first. */
export function found(rulings: readonly Ruling[], words: string): Result[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const results: Result[] = [];
  const numbered: Result[] = [];
  for (const { number, text } of rulings) {
    const searched = folded(text);
    if (wanted.length === 1 && number.toLowerCase().startsWith(wanted[0]!)) {
      numbered.push({ number, before: "", match: "", after: cut(text, 2 * AROUND) });
    } else if (wanted.every((word) => searched.includes(word))) {
      const at = searched.indexOf(wanted[0]!);
      const end = at + wanted[0]!.length;
      const start = Math.max(0, at - AROUND);
      results.push({
        number,
        before: (start > 0 ? "…" : "") + text.slice(start, at),
        match: text.slice(at, end),
        after: cut(text.slice(end), AROUND),
      });
    }
  }
  return [...numbered, ...results];
}

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);
