/** SHA-256 (FIPS 180-4, section 6.2). Browsers have only one that answers later (`crypto.subtle`). */

/** In bytes. */
const BLOCK = 64;

const encoder = new TextEncoder();

export function sha256(parts: readonly (string | Uint8Array)[]): string {
  const bytes = padded(parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part)));
  const state = Int32Array.from(INITIAL);
  const words = new Int32Array(BLOCK);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length; at += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
    addBlock(state, words);
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The parts, a bit that is set, zeros up to whole blocks, and the length in bits (section 5.1.1). */
function padded(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const whole = new Uint8Array(Math.ceil((length + 9) / BLOCK) * BLOCK);
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  whole[end] = 0x80;
  new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(length) * 8n);
  return whole;
}

/** 32 bits behind the point of the roots of the first 64 primes (sections 4.2.2 and 5.3.3). */
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(isPrime);
const CONSTANTS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const INITIAL = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return n > 1;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** Written out, without lists: this runs for every 64 bytes of a network. */
function addBlock(state: Int32Array, words: Int32Array): void {
  for (let i = 16; i < BLOCK; i++) {
    const early = words[i - 15] ?? 0;
    const late = words[i - 2] ?? 0;
    const first = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const second = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[i] = (words[i - 16] ?? 0) + first + (words[i - 7] ?? 0) + second;
  }
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let i = 0; i < BLOCK; i++) {
    const ofE = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const more = (h + ofE + ((e & f) ^ (~e & g)) + (CONSTANTS[i] ?? 0) + (words[i] ?? 0)) | 0;
    const ofA = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const most = (ofA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + more) | 0;
    d = c;
    c = b;
    b = a;
    a = (more + most) | 0;
  }
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
  state[5] = (state[5] ?? 0) + f;
  state[6] = (state[6] ?? 0) + g;
  state[7] = (state[7] ?? 0) + h;
}
