/**
 * SHA-256, as hexadecimal digits: the browser's own is there only behind https, and friends meet in a house without
 * it. It exports `sha256`, `hex` and `bytes`.
 */

const turn = (x, n) => (x >>> n) | (x << (32 - n));
const primes = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((each) => n % each)) primes.push(n);
const part = (x) => ((x - Math.floor(x)) * 2 ** 32) | 0; // the first 32 bits of a fraction
const START = primes.slice(0, 8).map((each) => part(Math.sqrt(each)));
const ROUNDS = primes.map((each) => part(Math.cbrt(each)));

/** The digest of a text or of bytes. */
export function sha256(data) {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  const all = new DataView(padded.buffer);
  const sum = [...START];
  const w = [];
  padded.set(bytes);
  padded[bytes.length] = 128;
  all.setUint32(padded.length - 4, bytes.length * 8);
  for (let at = 0; at < padded.length; at += 64) {
    let [a, b, c, d, e, f, g, h] = sum;
    for (let n = 0; n < 64; n++) {
      const x = w[n - 15];
      const y = w[n - 2];
      w[n] =
        n < 16
          ? all.getInt32(at + 4 * n)
          : (w[n - 16] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[n - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))) |
            0;
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n] + w[n]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((each, n) => (sum[n] = (sum[n] + each) | 0));
  }
  return sum.map((each) => (each >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Bytes as hexadecimal digits. */
export const hex = (bytes) => [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");

/** The bytes that hexadecimal digits say. */
export const bytes = (text) => Uint8Array.from(text.match(/../g) || [], (each) => parseInt(each, 16));
