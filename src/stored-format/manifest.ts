/**
 * The manifest of a snapshot, `_snapshot/manifest.json`: the contract between the build and the edge.
 *
 * A list is stored as an envelope that ends right before the text of its `timestamp`, the last member:
 * `{"data":[…],"status_code":1000,"status_message":"Success","timestamp":"`. The edge appends the time and `"}` in the coding
 * of the answer (edge/rule/compose-body.ts), so an answer costs the same however long the list is.
 */

import type { Health } from './health.ts';
import type { RecentList } from './list-index.ts';
import type { LiveHead } from './live-head.ts';
import type { StoredBody, StoredSum } from './stored-body.ts';

/** The path of the manifest, below the root of the published site. */
export const MANIFEST_PATH = '/_snapshot/manifest.json';

/**
 * Must change if the next build could not read the manifest of a site that is live. The edge rule is uploaded with the manifest; heads of a
 * live network, which may come later, it reads as long as they have this format.
 */
export const MANIFEST_FORMAT = 3;

/** An answer that is small and the same for everybody: the versions, the details of a version. */
export interface StoredText {
  /** The JSON of its data. */
  readonly data: string;
  /** Hash of the data: 32 hexadecimal digits. */
  readonly etag: string;
  /** When this content was first published (OCPI DateTime, whole seconds): the timestamp of the plain file. */
  readonly changed: string;
}

/** A list: its packs, whose concatenation is its unfinished envelope, and the files with which pages and single objects are made. */
export interface StoredList extends StoredSum {
  /** Hash of its objects: 32 hexadecimal digits. */
  readonly etag: string;
  /** As of a StoredText. */
  readonly changed: string;
  /** Number of objects. */
  readonly total: number;
  /** gzip header and deflate blocks, flushed to a byte boundary, without a final block and trailer. */
  readonly gzip: StoredBody;
  /** Path of the index of the list (list-index.ts), with a leading slash. */
  readonly index: string;
  /** Path of the ids of the list (list-index.ts), with a leading slash. */
  readonly ids: string;
  /** Whether the list is also a plain file at its OCPI path, for hosts that do not run the edge rule. */
  readonly plain: boolean;
  /** What changed last, the shortest first. */
  readonly recent: readonly RecentList[];
}

/** What is stored of one OCPI version. */
export interface VersionManifest {
  readonly details: StoredText;
  readonly locations: StoredList;
  readonly tariffs: StoredList;
}

/** All lists of a snapshot. */
export function listsOf({ by_version }: Pick<Manifest, 'by_version'>): StoredList[] {
  return Object.values(by_version).flatMap(({ locations, tariffs }) => [locations, tariffs]);
}

export interface Manifest {
  readonly format: typeof MANIFEST_FORMAT;
  /** Name and versions of everything that the bytes depend on besides the data. */
  readonly generator: string;
  /** publishedAt of the snapshot (OCPI DateTime). */
  readonly moment: string;
  /** Public origin without a trailing slash, such as `https://ocpi.example.com`. */
  readonly base_url: string;
  /** Who publishes, for the routing headers (OCPI 4.1.5). */
  readonly country_code: string;
  readonly party_id: string;
  /** Where the text of the licence is; absent if none is stated. */
  readonly licence_url?: string;
  /** Page size if a request has no `limit`; absent if it then gets the whole list. */
  readonly default_limit?: number;
  /** The largest page. */
  readonly max_limit: number;
  /** How long an answer may be cached, in seconds (`max-age`). */
  readonly cache_seconds: number;
  readonly versions: StoredText;
  /** By OCPI version number, such as `2.2`. */
  readonly by_version: { readonly [version: string]: VersionManifest };
  readonly health: Health;
  /** What the next build needs to know of the plain files for people. */
  readonly plain_files?: PlainFiles;
  /** Only in the head of a live network, which is in a store. */
  readonly live?: LiveHead;
}

export interface PlainFiles {
  /** Path of the file that says what they were made from, with a leading slash (publish/files/carried-files.ts). */
  readonly made_from: string;
  /** Of /status.json; absent if there is none. */
  readonly status?: StoredSum;
}

/**
 * How long the edge keeps a manifest that it has read, in ms. For this long, clients may get answers from a snapshot that was
 * replaced, so publishedAt of the new one must be later (publish/publish-on.ts).
 */
export const MANIFEST_KEPT_MS = 1000;

/** How long the edge goes on with a head that it knows while it reads the next one, in ms, after the time for which it keeps it (MANIFEST_KEPT_MS). */
export const HEAD_AWAITED_MS = 2000;

/**
 * How long after a head was swapped the edge may still answer from the one before, in ms. The moment of the new one must be later by
 * that (publish/publish-on.ts).
 */
export const LIVE_LEAD_MS = MANIFEST_KEPT_MS + HEAD_AWAITED_MS;
