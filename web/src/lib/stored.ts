// What this browser keeps from one visit to the next.

/** What is kept under a key. Storage can be blocked or hold something else; then it is the fallback. */
export function readStored<Value>(key: string, fallback: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as Value | null) ?? fallback;
  } catch {
    return fallback;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // storage is blocked: the value holds for this visit
  }
}
