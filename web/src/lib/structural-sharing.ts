// Every scene arrives whole, though a step changes little of it. Parts that are equal to before keep their identity, so
// that only what changed is put into words and drawn again.

/** `now`, with every part that equals its counterpart in `before` taken from there. Both are plain JSON data. */
export function shareUnchanged<T>(before: unknown, now: T): T {
  if (before === now || !isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  const merged: object = Array.isArray(now) ? [] : {};
  for (const key of keys) {
    const part = shareUnchanged(before[key], now[key]);
    Reflect.set(merged, key, part);
    same &&= key in before && part === before[key];
  }
  return (same ? before : merged) as T;
}

/** For a `$derived` that is computed anew at each step: its result keeps its identity as long as it is equal. */
export function keepUnchanged<T>(): (now: T) => T {
  let kept: T | undefined;
  return (now) => (kept = shareUnchanged(kept, now));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
