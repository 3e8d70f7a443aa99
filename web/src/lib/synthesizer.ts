// Sounds made of a few tones, not loaded from files: struck wood, a card, water, and a plucked key as of a kalimba. All
// of them ring in the same small room, so that they belong together.

/** A tone that dies away, gliding from one pitch to another, in hertz and seconds. "noise" is filtered around the pitch. */
export interface Tone {
  wave: "sine" | "triangle" | "noise";
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud: number;
  /** Seconds until it is at its loudest; water rises slowly. */
  rise?: number;
}

const strike = (pitch: number, loud: number, at = 0): Tone[] => [
  { wave: "sine", from: pitch, to: pitch * 0.94, at, long: 0.1, loud },
  { wave: "sine", from: pitch * 2.32, at, long: 0.06, loud: loud * 0.5 },
  { wave: "sine", from: pitch * 4.25, at, long: 0.035, loud: loud * 0.25 },
  { wave: "noise", from: 2600, at, long: 0.018, loud: loud * 0.5 },
];
const pluck = (pitch: number, loud: number, at = 0): Tone[] => [
  { wave: "triangle", from: pitch, at, long: 0.75, loud },
  { wave: "sine", from: pitch * 5.4, at, long: 0.09, loud: loud * 0.16 },
];
const bubble = (at: number): Tone => ({ wave: "sine", from: 330 + 90 * at, to: 540, at, long: 0.07, loud: 0.14 });

// The pitches are those of one scale on D.
const SOUNDS = {
  lay: strike(220, 0.75),
  draw: [
    { wave: "noise", from: 2400, to: 5200, long: 0.1, loud: 0.3, rise: 0.05 },
    { wave: "noise", from: 1300, at: 0.1, long: 0.03, loud: 0.25 },
  ],
  flood: [
    { wave: "noise", from: 260, to: 720, long: 1.1, loud: 0.75, rise: 0.4 },
    { wave: "noise", from: 900, to: 420, at: 0.35, long: 0.8, loud: 0.3, rise: 0.3 },
    ...[0.3, 0.47, 0.58, 0.8].map(bubble),
  ],
  earn: [...pluck(587, 0.34), ...pluck(880, 0.3, 0.09)],
  turn: [...pluck(440, 0.36), ...pluck(587, 0.34, 0.15)],
  refused: [...strike(147, 0.6), ...strike(131, 0.5, 0.13)],
  over: [...pluck(294, 0.36), ...pluck(440, 0.34, 0.17), ...pluck(587, 0.34, 0.34), ...pluck(740, 0.36, 0.54)],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

const QUIET = 0.3; // of the device's loudness, at full volume
const APART = 0.16; // seconds from one sound to the next
const BEHIND = 1; // seconds that a sound waits at most for earlier ones; quick bots are not all heard
const ROOM = 0.28; // seconds that the room rings
const ECHO = 0.22; // of the room, compared with the sound itself

/** Plays sounds one after the other. The browser's audio is not touched before the first. */
export class Synthesizer {
  #context: AudioContext | undefined;
  #noise: AudioBuffer | undefined;
  #out: AudioNode | undefined;
  #next = 0; // when the next sound may begin, in seconds of the context's clock

  play(sound: Sound, volume: number): void {
    const context = (this.#context ??= new AudioContext());
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime;
    if (this.#next > now + BEHIND) return;
    const begin = Math.max(now, this.#next);
    this.#next = begin + APART;
    const loudness = QUIET * volume ** 2; // perceived loudness is not linear
    for (const tone of SOUNDS[sound] as Tone[]) this.#playTone(context, tone, begin + (tone.at ?? 0), loudness);
  }

  #playTone(context: AudioContext, tone: Tone, begin: number, loudness: number): void {
    const { wave, from, to = from, long, loud, rise = 0.006 } = tone;
    const end = begin + long;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(Math.max(loud * loudness, 0.0002), begin + rise);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    volume.connect((this.#out ??= makeRoom(context)));
    const glide = (pitch: AudioParam) => {
      pitch.setValueAtTime(from, begin);
      pitch.exponentialRampToValueAtTime(to, end);
    };
    if (wave === "noise") {
      const source = context.createBufferSource();
      source.buffer = this.#noise ??= makeNoise(context, 1, () => 1);
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

/** Where all sounds end: straight to the loudspeaker, and a little through a room. */
function makeRoom(context: AudioContext): AudioNode {
  const out = context.createGain();
  const room = context.createConvolver();
  room.buffer = makeNoise(context, ROOM, (part) => (1 - part) ** 3);
  const echo = context.createGain();
  echo.gain.value = ECHO;
  out.connect(context.destination);
  out.connect(room).connect(echo).connect(context.destination);
  return out;
}

function makeNoise(context: AudioContext, seconds: number, loudness: (part: number) => number): AudioBuffer {
  const length = Math.round(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * loudness(n / length);
  return buffer;
}
