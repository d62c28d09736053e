/** Decodes Windows-1252, in any Node. */

import { withWindowsSigns } from '../findings/text/letters.ts';

/** Some versions of Node decode Latin-1 under this name (https://github.com/nodejs/node/issues/56542). */
export function decode1252(bytes: Uint8Array): string {
  return withWindowsSigns(new TextDecoder('windows-1252').decode(bytes));
}
