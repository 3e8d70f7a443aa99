// What was done, to be undone and done again.

const MOST = 200; // states that are kept

export interface History<State> {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
}

export const begin = <State>(now: State): History<State> => ({ past: [], now, future: [] });

export function change<State>(history: History<State>, now: State): History<State> {
  return { past: [...history.past, history.now].slice(-MOST), now, future: [] };
}

export function undo<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redo<State>(history: History<State>): History<State> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.now], now: after, future };
}
