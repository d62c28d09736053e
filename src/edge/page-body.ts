/**
 * Builds the body of a page: parts of segments between the two ends of an envelope.
 *
 * In gzip, a whole segment is copied from its pack, because it has deflate blocks of its own. Only parts of segments and the
 * ends of the envelope are added as stored blocks (RFC 1951, 3.2.4). The CRC-32 of the body is combined from those of its
 * parts. So building a page costs about as much as copying it.
 */

import { combineCrc32, continueCrc32 } from '../stored-format/crc32.ts';
import { LIST_ENDS } from '../stored-format/envelope.ts';
import { concatenate, GZIP_HEADER, storedHeader } from '../stored-format/gzip.ts';
import { type ListIndex, packOf } from '../stored-format/list-index.ts';
import type { Run } from './selection.ts';

/** What a page is made of. */
interface PageSource {
  readonly index: ListIndex;
  readonly runs: readonly Run[];
  /** The deflate blocks of a pack. */
  readonly openPack: (pack: number) => Promise<Uint8Array>;
}

const HEAD = new TextEncoder().encode(LIST_ENDS[0]);
const COMMA = Uint8Array.of(0x2c);

/** Receives the parts of a body in order. */
interface Sink {
  text(bytes: Uint8Array): void;
  segment(blocks: Uint8Array, index: ListIndex, segment: number): Promise<void>;
  finish(): Uint8Array<ArrayBuffer>;
}

/** The body in gzip or plain, with `closing` at its end (tail.ts). */
export async function pageBody(
  source: PageSource,
  coding: 'gzip' | 'identity',
  closing: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const packs = await openPacks(source);
  const sink = coding === 'gzip' ? gzipSink() : plainSink();
  sink.text(HEAD);
  for (const [i, run] of source.runs.entries()) {
    if (i > 0) sink.text(COMMA);
    const pack = packs.get(packOf(source.index, run.segment));
    if (pack === undefined) throw new RangeError('A pack of the page was not opened.');
    const blocks = blocksOf(source.index, run.segment, pack);
    if (isWhole(source.index, run)) await sink.segment(blocks, source.index, run.segment);
    else sink.text(textOfRun(source.index, run, await inflate(blocks)));
  }
  sink.text(new TextEncoder().encode(LIST_ENDS[1] + closing));
  return sink.finish();
}

async function openPacks({ index, runs, openPack }: PageSource): Promise<ReadonlyMap<number, Uint8Array>> {
  const packs = [...new Set(runs.map((run) => packOf(index, run.segment)))];
  const files = await Promise.all(packs.map(openPack));
  return new Map(packs.map((pack, i) => [pack, files[i] ?? new Uint8Array()]));
}

/** The deflate blocks of a segment within those of its pack. */
export function blocksOf({ blocksAt, blocksBytes }: ListIndex, segment: number, pack: Uint8Array): Uint8Array {
  const at = blocksAt[segment] ?? 0;
  return pack.subarray(at, at + (blocksBytes[segment] ?? 0));
}

function isWhole({ firstObject }: ListIndex, { segment, first, end }: Run): boolean {
  return first === firstObject[segment] && end === firstObject[segment + 1];
}

/** The text of a run within the text of its segment. */
export function textOfRun(
  { firstObject, objectEnd }: ListIndex,
  { segment, first, end }: Run,
  text: Uint8Array,
): Uint8Array {
  const begin = first === firstObject[segment] ? 0 : (objectEnd[first - 1] ?? 0) + 1;
  return text.subarray(begin, objectEnd[end - 1]);
}

/** An empty final block with fixed codes, which raw deflate needs at its end. */
const FINAL_BLOCK = Uint8Array.of(0x03, 0x00);

/** The text of a segment from its blocks. */
export async function inflate(blocks: Uint8Array): Promise<Uint8Array> {
  const parts = new Blob([blocks as Uint8Array<ArrayBuffer>, FINAL_BLOCK]).stream();
  return new Uint8Array(await new Response(parts.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer());
}

function plainSink(): Sink {
  const parts: Uint8Array[] = [];
  return {
    text: (bytes) => void parts.push(bytes),
    segment: async (blocks) => void parts.push(await inflate(blocks)),
    finish: () => concatenate(parts),
  };
}

/** The most that a stored block holds, in bytes. */
const STORED_BYTES = 0xffff;

function gzipSink(): Sink {
  const parts: Uint8Array[] = [GZIP_HEADER];
  let [crc, size] = [0, 0];
  return {
    text(bytes) {
      for (let at = 0; at < bytes.length; at += STORED_BYTES) {
        const block = bytes.subarray(at, at + STORED_BYTES);
        parts.push(storedHeader(block.length), block);
      }
      crc = continueCrc32(crc, bytes);
      size += bytes.length;
    },
    async segment(blocks, index, segment) {
      const bytes = index.textBytes[segment] ?? 0;
      parts.push(blocks);
      crc = combineCrc32(crc, index.crc32[segment] ?? 0, bytes);
      size += bytes;
    },
    finish() {
      const trailer = new DataView(new ArrayBuffer(10));
      trailer.setUint16(0, 0x0300);
      trailer.setUint32(2, crc, true);
      trailer.setUint32(6, size, true);
      return concatenate([...parts, new Uint8Array(trailer.buffer)]);
    },
  };
}
