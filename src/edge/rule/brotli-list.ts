/**
 * A whole list in brotli that is stored without it, for clients that accept brotli and not gzip: the texts of its packs,
 * compressed by the host.
 */

import type { StoredEnvelope, StoredList } from '../../stored-format/manifest.ts';
import { FileMissing } from './error-answer.ts';
import type { SharedParts } from './exchange.ts';
import type { Host } from './host.ts';
import { textsOf } from './inflated-list.ts';
import { chooseCoding } from './negotiation.ts';
import { openIndex } from './stored-files.ts';
import { tailOf } from './tail.ts';

/** A body with its length in bytes. */
export interface BrotliList extends SharedParts {
  readonly bytes: number;
}

/**
 * The list in brotli, ending with `closing`; undefined if it is to be sent plain, or is no list.
 *
 * @param accepted Accept-Encoding of a client that would get it plain otherwise
 * @throws SnapshotUnreadable if a file is not on the site (any more)
 */
export async function openBrotliList(
  host: Host,
  list: StoredEnvelope | StoredList,
  accepted: string | null,
  closing: string,
): Promise<BrotliList | undefined> {
  if (host.brotli === false || !('index' in list) || list.br !== undefined) return undefined;
  if (chooseCoding(accepted, ['br', 'identity']) !== 'br') return undefined;
  const body = await host.brotli(list, () => allTexts(host, list));
  if (body === undefined || body.length > list.size) return undefined;
  const parts = [body, tailOf('br', closing, list)];
  return { parts, bytes: parts.reduce((sum, { length }) => sum + length, 0) };
}

/** @throws FileMissing */
async function* allTexts(host: Host, list: StoredList): AsyncGenerator<Uint8Array, void> {
  const index = await openIndex(host, list.index);
  if (index === undefined) throw new FileMissing();
  yield* textsOf(host, list, index);
}
