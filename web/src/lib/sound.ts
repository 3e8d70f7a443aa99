// Short, quiet sounds for what happens at the table, synthesised and not loaded. They are off until the reader switches
// them on, and a page that nobody has touched yet makes none.
import { gameApp } from "../games/registry";
import { settings } from "./settings.svelte";
import type { TableSource } from "./table-source";

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

const QUIET = 0.3; // of the device's loudness, at full volume
const APART = 0.16; // seconds from one sound to the next
const BEHIND = 1; // seconds that a sound waits at most for earlier ones; quick bots are not all heard

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

/** Plays sounds one after the other. The browser's audio is not touched before the first. */
class Synthesizer {
  #context: AudioContext | undefined;
  #noise: AudioBuffer | undefined;
  #next = 0; // when the next sound may begin, in seconds of the context's clock

  play(sound: Sound): void {
    const context = (this.#context ??= new AudioContext());
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime;
    if (this.#next > now + BEHIND) return;
    const begin = Math.max(now, this.#next);
    this.#next = begin + APART;
    for (const tone of SOUNDS[sound]) this.#playTone(context, tone, begin + (tone.at ?? 0));
  }

  #playTone(context: AudioContext, { wave, from, to = from, long, loud }: Tone, begin: number): void {
    const end = begin + long;
    const volume = context.createGain();
    const most = loud * QUIET * settings.volume ** 2; // perceived loudness is not linear
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(Math.max(most, 0.0002), begin + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    volume.connect(context.destination);
    const glide = (pitch: AudioParam) => {
      pitch.setValueAtTime(from, begin);
      pitch.exponentialRampToValueAtTime(to, end);
    };
    if (wave === "rush") {
      const source = context.createBufferSource();
      source.buffer = this.#noise ??= makeNoise(context);
      const filter = context.createBiquadFilter();
      filter.type = "bandpass";
      glide(filter.frequency);
      source.connect(filter).connect(volume);
      source.start(begin);
      source.stop(end);
    } else {
      const source = context.createOscillator();
      source.type = wave;
      glide(source.frequency);
      source.connect(volume);
      source.start(begin);
      source.stop(end);
    }
  }
}

const synthesizer = new Synthesizer();

/** Play a sound, if the reader has switched sounds on. */
export function play(sound: Sound): void {
  if (settings.sound && (navigator.userActivation?.hasBeenActive ?? true)) synthesizer.play(sound);
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
