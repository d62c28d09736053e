/**
 * An unfinished envelope -> its stored bodies, which the edge rule finishes (stored-format/manifest.ts, edge/rule/tail.ts).
 *
 * Compressed bodies are flushed to a full byte, not ended, so that more can be appended. With the zlib of one Node version,
 * the same input gives the same bytes. The bodies of a list are its packs (list.ts). Brotli streams cannot be joined, so a
 * list in brotli is stored as a whole, and only if it is small.
 */

import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';
import { GZIP_HEADER } from '../stored-format/gzip.ts';
import type { StoredEnvelope } from '../stored-format/manifest.ts';
import type { StoredBody } from '../stored-format/stored-file.ts';
import { type BlobStore, named } from './blob-store.ts';
import { hashOf } from './content-hash.ts';

const deflate = promisify(deflateRaw);
const compressBrotli = promisify(brotliCompress);

/** A stored envelope without the time of its last change. */
export type StoredBodies = Omit<StoredEnvelope, 'changed'>;

/** Texts up to this many bytes are stored in brotli too, which takes some 60 ms. */
export const LARGEST_BROTLI = 1 << 20;

/**
 * Stores an envelope in its codings, which are computed in parallel on the thread pool.
 *
 * @param unfinished UTF-8 up to and including `"timestamp":"`
 * @param previous the envelope in a snapshot by the same generator, whose files can be carried over
 */
export async function storeEnvelope(
  unfinished: Uint8Array,
  blobs: BlobStore,
  previous?: StoredBodies,
): Promise<StoredBodies> {
  const etag = hashOf(unfinished);
  const sums = { etag, size: unfinished.length, crc32: crc32(unfinished) };
  if (previous?.etag === etag) {
    const [identity, gzip] = [blobs.carry(previous.identity), blobs.carry(previous.gzip)];
    return { ...sums, identity, gzip, ...(previous.br && { br: blobs.carry(previous.br) }) };
  }
  const isSmall = unfinished.length <= LARGEST_BROTLI;
  const [gzip, br] = await Promise.all([toGzip(unfinished), isSmall ? storeBrotli(unfinished, blobs) : undefined]);
  return {
    ...sums,
    identity: store(unfinished, 'identity', blobs),
    gzip: store(gzip, 'gzip', blobs),
    ...(br && { br }),
  };
}

/** Stores a text of up to LARGEST_BROTLI bytes in brotli. */
export async function storeBrotli(unfinished: Uint8Array, blobs: BlobStore): Promise<StoredBody> {
  const bytes = await compressBrotli(unfinished, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: unfinished.length,
    },
  });
  return store(bytes, 'br', blobs);
}

/**
 * The whole envelope, for the plain file at the OCPI path.
 *
 * @param unfinished as for `storeEnvelope`
 * @param closing from `closingText`
 */
export function finishIdentity(unfinished: Uint8Array, closing: string): Uint8Array {
  return Buffer.concat([unfinished, Buffer.from(closing)]);
}

async function toGzip(bytes: Uint8Array): Promise<Uint8Array> {
  const blocks = await deflate(bytes, { level: 6, finishFlush: constants.Z_SYNC_FLUSH });
  return Buffer.concat([GZIP_HEADER, blocks]);
}

function store(file: Uint8Array, ending: string, blobs: BlobStore): StoredBody {
  return [blobs.put(named(file), ending)];
}
