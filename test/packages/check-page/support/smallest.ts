/** For tests: the smallest network, as the check page has it in memory. */

import type { Files } from '../../../../packages/check-page/messages.ts';
import { SETTINGS, SMALLEST } from '../../../support/network-of.ts';
import { textFiles } from './drop.ts';

type Entry = readonly [path: string, bytes: Uint8Array<ArrayBuffer>];

/** With other files in the place of some. */
export function network(...others: readonly Entry[]): Files {
  const tables = Object.entries(SMALLEST).map(([table, text]) => [`mine/${table}.csv`, text]);
  const own = textFiles({ 'mine/network.json': JSON.stringify(SETTINGS), ...Object.fromEntries(tables) });
  return new Map([...own, ...others]);
}

/** @param text whose letters stand for bytes */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, 'latin1'));
}
