/** Decodes Windows-1252, in any Node (https://encoding.spec.whatwg.org/#windows-1252). */

/** What Windows-1252 has where Latin-1 has controls, from 0x80 on. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Some versions of Node decode Latin-1 under this name (https://github.com/nodejs/node/issues/56542). */
export function decode1252(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replace(/[\u0080-\u009f]/g, (control) => FROM_0X80[control.charCodeAt(0) - 0x80] ?? control);
}
