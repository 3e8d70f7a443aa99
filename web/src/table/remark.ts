// What was said at the table: a preset message in the reader's language, anything else as it was written.
import { hasMessage, say } from "../lib/localization.svelte";
import type { EntryInfo, PresetName } from "../lib/protocol";

/** In the order of a game. */
export const PRESETS: readonly PresetName[] = [
  "hello",
  "luck",
  "good-move",
  "close",
  "thanks",
  "sorry",
  "moment",
  "no-hurry",
  "well-played",
  "rematch",
  "bye",
];

type Said = Pick<EntryInfo, "kind" | "text" | "preset" | "hidden">;

/** Whether an entry is a chat message that the reader wants to see. */
export function isRemark({ kind, hidden }: Said): boolean {
  return kind === "chat" && !hidden;
}

export function remarkText({ text, preset }: Said): string {
  const id = `chat-preset-${preset}`;
  return preset && hasMessage(id) ? say(id) : (text ?? "");
}
