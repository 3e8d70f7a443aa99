// What happens at the table, to hear and to feel. Sounds are off until the reader switches them on, and a page that
// nobody has touched yet makes none.
import { gameApp } from "../games/registry";
import { settings } from "./settings.svelte";
import { Synthesizer, type Sound } from "./synthesizer";
import type { TableSource } from "./table-source";

/** How a phone vibrates: milliseconds on, off, on … A step of one's own is felt more than heard. */
const PULSES: Partial<Record<Sound | "step", number[]>> = {
  step: [8],
  turn: [35, 60, 35],
  refused: [20, 40, 20],
  over: [60],
};

const synthesizer = new Synthesizer();

/** Play the sounds of what happens at a table or at one step of a replay. Returns a function that stops it. */
export function playSounds(source: TableSource): () => void {
  return source.onUpdate((entries) => {
    const sounds = gameApp(source.table?.game)?.sounds ?? {};
    const found = new Set<Sound>();
    for (const event of entries.flatMap((entry) => entry.events ?? [])) {
      const sound = sounds[event.event];
      if (sound) found.add(sound);
      if (event.event === "turn" && isPlayedHere(source, event.seat)) found.add("turn");
    }
    if (found.has("over")) found.delete("turn");
    // A reader who looks at something else only wants to know when it is their turn again.
    for (const sound of found) if (!document.hidden || sound === "turn" || sound === "over") play(sound);
  });
}

/** Whether a seat is played from here: by the reader, or by a friend on this device. */
function isPlayedHere(source: TableSource, number: number | null | undefined): boolean {
  const seat = source.table?.seats[number ?? -1];
  return source.seat !== null && seat?.kind === "person" && seat.yours;
}

/** Play a sound and let the device vibrate, as far as the reader wants that. */
export function play(sound: Sound): void {
  feel(sound);
  if (settings.sound && isTouched()) synthesizer.play(sound, settings.volume);
}

/** Let the device vibrate, where it can and the reader wants it. */
export function feel(what: Sound | "step"): void {
  const pulses = PULSES[what];
  if (pulses && settings.haptics && canVibrate() && isTouched()) navigator.vibrate(pulses);
}

/** A desktop browser may know the function without having anything that vibrates. */
export const canVibrate = (): boolean =>
  "vibrate" in (globalThis.navigator ?? {}) && matchMedia("(pointer: coarse)").matches;

const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;
