// Short, quiet sounds for what happens at the table, made here and not loaded. They are off until somebody switches them on,
// and a page that nobody has touched yet makes none.
import type { Line } from "./line.svelte";
import { settings } from "./settings.svelte";

export type Sound = "lay" | "draw" | "flood" | "earn" | "turn" | "refused" | "over";

/** A tone that dies away, gliding from one pitch to another, in hertz and seconds. "rush" is water, or a card on a table. */
type Tone = { wave: OscillatorType | "rush"; from: number; to?: number; at?: number; long: number; loud: number };

const SOUNDS: Record<Sound, Tone[]> = {
  lay: [
    { wave: "triangle", from: 190, to: 110, long: 0.11, loud: 0.8 },
    { wave: "rush", from: 1800, to: 900, long: 0.04, loud: 0.35 },
  ],
  draw: [{ wave: "rush", from: 1400, to: 3800, long: 0.13, loud: 0.4 }],
  flood: [
    { wave: "rush", from: 300, to: 900, long: 0.75, loud: 0.8 },
    { wave: "sine", from: 147, to: 110, long: 0.6, loud: 0.35 },
  ],
  earn: [
    { wave: "sine", from: 659, long: 0.2, loud: 0.4 },
    { wave: "sine", from: 988, at: 0.08, long: 0.32, loud: 0.35 },
  ],
  turn: [
    { wave: "triangle", from: 440, long: 0.35, loud: 0.45 },
    { wave: "triangle", from: 587, at: 0.14, long: 0.5, loud: 0.4 },
  ],
  refused: [
    { wave: "triangle", from: 185, to: 175, long: 0.14, loud: 0.6 },
    { wave: "triangle", from: 156, to: 147, at: 0.13, long: 0.22, loud: 0.55 },
  ],
  over: [
    { wave: "triangle", from: 392, long: 0.5, loud: 0.4 },
    { wave: "triangle", from: 494, at: 0.16, long: 0.55, loud: 0.4 },
    { wave: "triangle", from: 587, at: 0.32, long: 0.6, loud: 0.4 },
    { wave: "sine", from: 784, at: 0.5, long: 1.2, loud: 0.4 },
  ],
};

// What the events of both games sound like; one that is not here is silent.
const HEARD: Record<string, Sound> = {
  ...each("lay", "planted", "speculated", "gave", "placed", "discarded", "supplied", "built", "paid"),
  ...each("draw", "drew", "took", "removed", "reshuffled"),
  ...each("flood", "flooded", "locusts"),
  ...each("earn", "harvested", "succeeded", "earned", "quarried", "filled"),
  ...each("over", "ended"),
};
function each(sound: Sound, ...events: string[]): Record<string, Sound> {
  return Object.fromEntries(events.map((event) => [event, sound]));
}

const QUIET = 0.3; // of what a device can do, at full volume
const APART = 0.16; // seconds from one sound to the next
const BEHIND = 1; // seconds that sounds wait at most for earlier ones; quick bots are not all heard

let context: AudioContext | undefined;
let rushing: AudioBuffer | undefined;
let free = 0; // when the last sound has begun and the next may

/** Hear what happens at a table, and one step of a replay; returns how to stop. */
export function listen(line: Line): () => void {
  return line.onNews((entries) => {
    const found = new Set<Sound>();
    for (const event of entries.flatMap((entry) => entry.events ?? [])) {
      const sound = HEARD[event.event as string];
      if (sound) found.add(sound);
      if (event.event === "turn" && isOurs(line, event.seat as number)) found.add("turn");
    }
    if (found.has("over")) found.delete("turn");
    // Whoever looks at something else wants to know only when it is their turn again.
    for (const sound of found) if (!document.hidden || sound === "turn" || sound === "over") play(sound);
  });
}

/** Whether a seat is played from here: one's own, or a friend's on this device. */
function isOurs(line: Line, number: number): boolean {
  const seat = line.table?.seats[number];
  return line.seat !== null && seat?.kind === "person" && seat.yours;
}

export function play(sound: Sound): void {
  if (!settings.sound || !(navigator.userActivation?.hasBeenActive ?? true)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  if (free > now + BEHIND) return;
  const begin = Math.max(now, free);
  free = begin + APART;
  for (const tone of SOUNDS[sound]) sing(context, tone, begin + (tone.at ?? 0));
}

function sing(on: AudioContext, { wave, from, to = from, long, loud }: Tone, begin: number): void {
  const end = begin + long;
  const volume = on.createGain();
  const most = loud * QUIET * settings.volume ** 2; // ears hear loudness in steps like that
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(Math.max(most, 0.0002), begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(on.destination);
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(from, begin);
    pitch.exponentialRampToValueAtTime(to, end);
  };
  if (wave === "rush") {
    const source = on.createBufferSource();
    source.buffer = rushing ??= noise(on);
    const filter = on.createBiquadFilter();
    filter.type = "bandpass";
    glide(filter.frequency);
    source.connect(filter).connect(volume);
    source.start(begin);
    source.stop(end);
  } else {
    const source = on.createOscillator();
    source.type = wave;
    glide(source.frequency);
    source.connect(volume);
    source.start(begin);
    source.stop(end);
  }
}

function noise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
