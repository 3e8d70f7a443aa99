// Where the players' names stand in a sentence, so that they can be shown in the colours of their seats.
export interface Part {
  words: string;
  /** Whose name it is; null for what is not a name. */
  seat: number | null;
}

const LETTER = /[\p{L}\p{N}]/u;

/** A sentence cut into names and what stands between them. "Farmer 2" is not read as "Farmer". */
export function namesIn(sentence: string, names: readonly string[]): Part[] {
  const known = names
    .map((name, seat) => ({ name, seat }))
    .filter(({ name }) => name)
    .sort((one, other) => other.name.length - one.name.length);
  const parts: Part[] = [];
  let plain = "";
  const push = () => {
    if (plain) parts.push({ words: plain, seat: null });
    plain = "";
  };
  for (let at = 0; at < sentence.length;) {
    const inWord = at > 0 && LETTER.test(sentence[at - 1]!);
    const found = inWord
      ? undefined
      : known.find(({ name }) => sentence.startsWith(name, at) && !LETTER.test(sentence[at + name.length] ?? ""));
    if (found) {
      push();
      parts.push({ words: found.name, seat: found.seat });
      at += found.name.length;
    } else {
      plain += sentence[at];
      at++;
    }
  }
  push();
  return parts;
}
