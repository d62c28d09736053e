/** Picks the objects of a list that changed last, and compresses their texts (stored-format/recent-objects.ts). */

import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRawSync } from 'node:zlib';
import { nameAt } from '../../stored-format/list-index.ts';
import { BATCH, type RecentObjects, recentText } from '../../stored-format/recent-objects.ts';
import type { ListItem } from './pack.ts';

const deflate = promisify(deflateRaw);

/** How many objects are recent: at least so many, and of a large list this share, but not so many that the index grows too large. */
const RECENT = { least: 1024, share: 1 / 16, most: 8192 };

/**
 * The recent objects of a list. Compression runs on the thread pool.
 *
 * @param previous those of the previous snapshot, if its texts were asserted. They are returned if they would be the same.
 * Otherwise texts are taken from them, since that of an object that did not change would be read from its pack.
 */
export async function packRecent(items: readonly ListItem[], previous?: RecentObjects): Promise<RecentObjects> {
  const recent = newestFirst(items);
  const positions = Uint32Array.from(recent, ({ position }) => position);
  const hashes = Buffer.from(recent.map(({ item }) => item.hash).join(''), 'hex');
  if (previous && hashes.equals(previous.hashes) && positions.join() === previous.positions.join()) return previous;
  const known = previous ? textsByHash(previous) : new Map<string, Uint8Array>();
  const texts = recent.map(({ item }) => known.get(item.hash) ?? Buffer.from(item.text()));
  const textEnd = endsOf(texts);
  const batches = await compressBatches(Buffer.concat(texts), textEnd);
  return { positions, textEnd, batchEnd: endsOf(batches), hashes, blocks: Buffer.concat(batches) };
}

/** The texts of recent objects by their hash in hexadecimal digits; none if they are damaged. */
function textsByHash(recent: RecentObjects): ReadonlyMap<string, Uint8Array> {
  const { textEnd, hashes, blocks } = recent;
  const bytes = textEnd.at(-1) ?? 0;
  let text: Buffer;
  try {
    text = inflateRawSync(blocks, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(bytes, 1) });
  } catch {
    return new Map();
  }
  if (text.length !== bytes) return new Map();
  return new Map(Array.from(textEnd, (_, slot) => [nameAt(hashes, slot), recentText(recent, text, slot)]));
}

/** The newest first; equally new ones in the order of the list, as sorting is stable. */
function newestFirst(items: readonly ListItem[]): { readonly position: number; readonly item: ListItem }[] {
  const share = Math.min(RECENT.most, Math.ceil(items.length * RECENT.share));
  const count = Math.min(items.length, Math.max(RECENT.least, share));
  const oldest = Float64Array.from(items, ({ lastUpdated }) => lastUpdated).sort()[items.length - count] ?? 0;
  return items
    .map((item, position) => ({ position, item }))
    .filter(({ item }) => item.lastUpdated >= oldest)
    .sort((a, b) => b.item.lastUpdated - a.item.lastUpdated)
    .slice(0, count);
}

/** Where each part ends in all of them joined. */
function endsOf(parts: readonly Uint8Array[]): Uint32Array {
  let end = 0;
  return Uint32Array.from(parts, ({ length }) => {
    end += length;
    return end;
  });
}

/** How far back deflate refers, in bytes (RFC 1951, 2). */
const WINDOW = 32 * 1024;

/** The stream, batch by batch: each has the text before it as its dictionary, so all can be compressed at the same time. */
function compressBatches(text: Buffer, textEnd: Uint32Array): Promise<Buffer[]> {
  const firsts = Array.from({ length: Math.ceil(textEnd.length / BATCH) }, (_, i) => BATCH * i);
  return Promise.all(
    firsts.map((first) => {
      const [begin, end] = [textEnd[first - 1] ?? 0, textEnd[Math.min(first + BATCH, textEnd.length) - 1]];
      const dictionary = text.subarray(Math.max(0, begin - WINDOW), begin);
      return deflate(text.subarray(begin, end), {
        level: LEVEL,
        finishFlush: constants.Z_SYNC_FLUSH,
        ...(dictionary.length > 0 && { dictionary }),
      });
    }),
  );
}

/** Of zlib. The stream is made again for every change: level 6 would take twice the time for a sixteenth fewer bytes. */
const LEVEL = 4;
