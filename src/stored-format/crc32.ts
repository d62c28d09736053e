/** CRC-32 as in gzip (RFC 1952, 8), combined from the sums of two parts. That of bytes is `crc32` of node:zlib. */

const POLYNOMIAL = 0xedb88320;

/**
 * The sum of two concatenated texts, from their sums and the length of the second in bytes. Appending a zero byte multiplies
 * a sum by x^8, over GF(2) modulo the polynomial.
 */
export function combineCrc32(first: number, second: number, secondBytes: number): number {
  let factor = 0x80000000; // x^0: bits are reflected, so the highest bit is the lowest power.
  let power = 0x00800000; // x^8
  for (let rest = secondBytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) factor = multiply(factor, power);
    power = multiply(power, power);
  }
  return (multiply(first, factor) ^ second) >>> 0;
}

function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted;
    shifted = (shifted >>> 1) ^ (shifted & 1 ? POLYNOMIAL : 0);
  }
  return product >>> 0;
}
