// Every scene comes whole, though a step changes little of it. What says the same as before stays the same object, so that
// only what really changed is put into words and drawn again.

/** `now`, with every part that is as it was in `before` taken from there. Both are plain data, as JSON holds it. */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || !isData(before) || !isData(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  const made: Data = Array.isArray(now) ? ([] as unknown as Data) : {};
  for (const key of keys) {
    made[key] = shared(before[key], now[key]);
    same &&= key in before && made[key] === before[key];
  }
  return (same ? before : made) as T;
}

/** For a `$derived` that is made anew at each step: what it gives is the same as long as it says the same. */
export function steady<T>(): (now: T) => T {
  let kept: T | undefined;
  return (now) => (kept = shared(kept, now));
}

type Data = Record<string, unknown>;

function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null;
}
