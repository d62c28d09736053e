const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes as lowercase hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  let digits = '';
  for (const byte of bytes) digits += DIGITS[byte];
  return digits;
}
