/**
 * An unfinished envelope -> the three stored bodies of it that the edge rule finishes (edge/manifest.ts, edge/tail.ts).
 *
 * The compressed ones are flushed, not ended: their last byte is full, and any coder may go on behind it. The same
 * bytes in give the same bytes out, with the zlib of one Node version.
 */

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';
import type { StoredBody, StoredEnvelope } from '../edge/manifest.ts';
import { GZIP_HEADER, storedHeader } from '../edge/page-body.ts';

const deflate = promisify(deflateRaw);
const compressBrotli = promisify(brotliCompress);

/** An envelope for the manifest, and the files it names by their path below dist/, without a leading slash. */
export interface StoredFiles {
  readonly envelope: StoredEnvelope;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Output buffers as large as this, so that a large list is not cut into thousands of turns on the thread pool. */
const CHUNK = 1 << 20;

/** Up to this size brotli takes its time: some 60 ms. Above, quality 5 is 4 % larger and six times as fast. */
const SMALL = 1 << 20;

/**
 * Makes the stored bodies of an envelope. The codings are made at the same time, on the thread pool.
 *
 * @param unfinished UTF-8 up to and with `"timestamp":"`
 * @param total number of objects in `data`, for lists
 * @param gzip the gzip body, if it is made of parts (gzipOfParts)
 */
export async function storeEnvelope(
  unfinished: Uint8Array,
  total?: number,
  gzip?: Promise<Uint8Array>,
): Promise<StoredFiles> {
  const codings = Promise.all([toBrotli(unfinished), gzip ?? toGzip(unfinished)]);
  const identity = { etag: hashOf(unfinished), crc32: crc32(unfinished) };
  const [br, gz] = await codings;
  const files = new Map<string, Uint8Array>();
  const store = (bytes: Uint8Array, extension: string, hash = hashOf(bytes)): StoredBody => {
    const path = `_snapshot/${hash}.${extension}`;
    files.set(path, bytes);
    return { path: `/${path}`, bytes: bytes.length };
  };
  const envelope: StoredEnvelope = {
    etag: identity.etag,
    size: unfinished.length,
    crc32: identity.crc32,
    ...(total === undefined ? {} : { total }),
    identity: store(unfinished, 'identity', identity.etag),
    gzip: store(gz, 'gzip'),
    br: store(br, 'br'),
  };
  return { envelope, files };
}

/**
 * The whole envelope, for the plain file at the OCPI path.
 *
 * @param unfinished as for `storeEnvelope`
 * @param moment OCPI DateTime
 */
export function finishIdentity(unfinished: Uint8Array, moment: string): Uint8Array {
  return Buffer.concat([unfinished, Buffer.from(`${moment}"}`)]);
}

async function toGzip(bytes: Uint8Array): Promise<Uint8Array> {
  const blocks = await deflate(bytes, { level: 6, chunkSize: CHUNK, finishFlush: constants.Z_SYNC_FLUSH });
  return Buffer.concat([GZIP_HEADER, blocks]);
}

/**
 * A gzip body from parts that follow each other: texts, and deflate blocks that stand alone (segments.ts). It is a few
 * per cent larger than one that was compressed as a whole, and costs nothing but copying.
 */
export function gzipOfParts(
  parts: readonly ({ readonly text: string } | { readonly blocks: Uint8Array })[],
): Uint8Array {
  const coded = parts.flatMap((part) => {
    if ('blocks' in part) return [part.blocks];
    const text = Buffer.from(part.text);
    return [storedHeader(text.length), text];
  });
  return Buffer.concat([GZIP_HEADER, ...coded]);
}

function toBrotli(bytes: Uint8Array): Promise<Uint8Array> {
  return compressBrotli(bytes, {
    chunkSize: CHUNK,
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: bytes.length <= SMALL ? 9 : 5,
      // 4 MiB: a larger window was slower and saved nothing on lists of Locations.
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** 32 hexadecimal digits of SHA-256: half of it, and still without a chance of two contents with one name. */
function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
