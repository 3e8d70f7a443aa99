// SHA-256 (FIPS 180-4). Not `crypto.subtle`: browsers offer that over HTTPS only, and people play over plain HTTP on a
// home network.

// The first 32 bits of the fractional parts of the square roots of the first 8 primes, and of the cube roots of 64.
const PRIMES = firstPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The bytes of hex digits. */
export const bytesOf = (hex: string): number[] => (hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16));

/** The HMAC (RFC 2104) of a text under a key of at most 64 bytes in hex digits, as hex digits. */
export function hmac(key: string, text: string): string {
  const bytes = bytesOf(key);
  const block = (mask: number) => Array.from({ length: 64 }, (_, n) => (bytes[n] ?? 0) ^ mask);
  const inner = sha256(new Uint8Array([...block(0x36), ...new TextEncoder().encode(text)]));
  return sha256(new Uint8Array([...block(0x5c), ...bytesOf(inner)]));
}

/** The hash of these bytes, as hex digits. */
export function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 4, bytes.length * 8);
  const hash = [...START];
  for (let block = 0; block < padded.length; block += 64) mix(hash, words, block);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Mix one block of 64 bytes into the hash. */
function mix(hash: number[], words: DataView, block: number): void {
  const schedule: number[] = [];
  for (let n = 0; n < 64; n++) {
    if (n < 16) {
      schedule.push(words.getInt32(block + 4 * n));
      continue;
    }
    const [early, late] = [schedule[n - 15]!, schedule[n - 2]!];
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule.push((schedule[n - 16]! + small + schedule[n - 7]! + large) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n++) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND[n]! + schedule[n]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] = (hash[n]! + word) | 0));
}
