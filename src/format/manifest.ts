/**
 * What the build tells the edge rule about a snapshot: `_snapshot/manifest.json`.
 *
 * A stored body is an envelope that ends right before the text of its `timestamp`, the last member:
 * `{"data":…,"status_code":1000,"status_message":"Success","timestamp":"`. The edge appends the moment and `"}` in the
 * body's own coding (tail.ts), so an answer costs the same however long the list is.
 */

import type { Health } from './health.ts';

/** Where the manifest is, below the root of the published site. */
export const MANIFEST_PATH = '/_snapshot/manifest.json';

/** Raised when an edge rule could not read the manifest of an older or newer build. */
export const MANIFEST_FORMAT = 2;

/**
 * How long the edge answers from a manifest that it has read, in ms. So after a snapshot was replaced, clients may still be
 * answered from it for as long; the moments of changes lie behind that (build/publish-in-time.ts).
 */
export const MANIFEST_KEPT_MS = 1000;

/** A file of the snapshot. */
export interface StoredFile {
  /** Path below the root of the site, with a leading slash; named after the content, so it never changes meaning. */
  readonly path: string;
  /** Length of the file in bytes. */
  readonly bytes: number;
}

/** The files that make up an unfinished body, one behind the other: one, or the packs of a list (list-index.ts). */
export type StoredBody = readonly StoredFile[];

/** One envelope in its codings. All decode to the same bytes. */
export interface StoredEnvelope {
  /** Hash of the content without the moving timestamp: 32 hexadecimal digits. */
  readonly etag: string;
  /** Length in bytes of the uncompressed unfinished body. */
  readonly size: number;
  /** CRC-32 (RFC 1952) of the uncompressed unfinished body, as an unsigned number. */
  readonly crc32: number;
  /** When this content was built first (OCPI DateTime, whole seconds): the moment in the plain file. */
  readonly changed: string;
  /** Number of objects in `data`, for lists; absent for versions and version details. */
  readonly total?: number;
  readonly identity: StoredBody;
  /** gzip header and deflate blocks, flushed to a byte boundary, without a final block and trailer. */
  readonly gzip: StoredBody;
  /** brotli meta-blocks, flushed to a byte boundary, without a last one. Large lists have none. */
  readonly br?: StoredBody;
}

/** A list: the envelope of all of it, and what pages and single objects are cut from. */
export interface StoredList extends StoredEnvelope {
  readonly total: number;
  /** Path of the index of the list (list-index.ts), with a leading slash. */
  readonly index: string;
  /** Path of the ids of the list (id-index.ts), with a leading slash. */
  readonly ids: string;
  /** Whether the list is a plain file at its OCPI path too. */
  readonly plain: boolean;
}

/** The stored envelopes of one OCPI version. */
export interface VersionManifest {
  readonly details: StoredEnvelope;
  readonly locations: StoredList;
  readonly tariffs: StoredList;
}

export interface Manifest {
  readonly format: typeof MANIFEST_FORMAT;
  /** Who made the snapshot, with all that its bytes depend on beside the data. */
  readonly generator: string;
  /** When the snapshot was made (OCPI DateTime). */
  readonly moment: string;
  /** Public origin and path prefix without a trailing slash, such as `https://ocpi.example.com`. */
  readonly base_url: string;
  /** Who publishes, for the routing headers (OCPI 4.1.5). */
  readonly country_code: string;
  readonly party_id: string;
  /** Page size of a list for which none is asked; absent where that means the whole list. */
  readonly default_limit?: number;
  /** The largest page. */
  readonly max_limit: number;
  /** How long an answer may be reused, in seconds (`max-age`). */
  readonly cache_seconds: number;
  readonly versions: StoredEnvelope;
  /** By OCPI version number, such as `2.2`. */
  readonly by_version: { readonly [version: string]: VersionManifest };
  readonly health: Health;
}

/** What has to be known of stored bytes to put more behind them. */
export type StoredSum = Pick<StoredEnvelope, 'crc32' | 'size'>;
