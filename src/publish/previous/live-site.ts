/** Reads the live snapshot from its site. */

import { errorCode } from '../../read/files/file-errors.ts';
import { LARGEST_ASSET } from '../../read/files/limits.ts';
import { listPaths } from '../../snapshot/blob-store.ts';
import { type ReadFile, readManifest, SnapshotDamaged } from '../../snapshot/read-snapshot.ts';
import { readUpTo } from '../../sources/http/read-up-to.ts';
import { MANIFEST_PATH } from '../../stored-format/manifest.ts';
import { STATUS_PATH } from '../../stored-format/status-file.ts';

/** The site did not respond, or not with the requested file. The message has no full stop. */
export class SiteUnreachable extends Error {}

/** The global fetch, or a replacement in tests. */
export type Fetch = (
  url: string,
  init: { readonly signal: AbortSignal; readonly redirect: 'error' },
) => Promise<Response>;

/** Timeout for one file, in ms. */
const TIMEOUT_MS = 20_000;

/** Requests at the same time. */
const REQUESTS = 8;

/** The most files that are read. Our snapshots have at most some 400 per list. */
const MOST_FILES = 10_000;

/** The bytes of the manifest; undefined if the site answers 404, as before the first publication. */
export function fetchManifest(baseUrl: string, fetch: Fetch): Promise<Uint8Array | undefined> {
  return fetchFile(baseUrl + MANIFEST_PATH, fetch);
}

/**
 * All files that are needed to read the lists, and /status.json if it can be had.
 *
 * @throws SiteUnreachable, SnapshotDamaged
 */
export async function fetchSnapshot(baseUrl: string, manifest: Uint8Array, fetch: Fetch): Promise<ReadFile> {
  const files = new Map<string, Uint8Array>([[MANIFEST_PATH, manifest]]);
  const read = readManifest(manifest);
  const waiting = [...listPaths(read)];
  if (waiting.length > MOST_FILES) throw new SnapshotDamaged('its manifest names too many files');
  const next = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const bytes = await fetchFile(baseUrl + path, fetch);
      if (bytes !== undefined) files.set(path, bytes);
    }
  };
  const statuses = read.plain_files?.status === undefined ? undefined : fetchIfPossible(baseUrl + STATUS_PATH, fetch);
  await Promise.all(Array.from({ length: REQUESTS }, next));
  const status = await statuses;
  if (status !== undefined) files.set(STATUS_PATH, status);
  return (path) => files.get(path);
}

/** A file that a build can do without. It tells since when statuses are shown. */
function fetchIfPossible(url: string, fetch: Fetch): Promise<Uint8Array | undefined> {
  return fetchFile(url, fetch).catch(() => undefined);
}

async function fetchFile(url: string, fetch: Fetch): Promise<Uint8Array | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (answer.status === 404) return undefined;
    if (answer.status !== 200) throw new SiteUnreachable(`${url} answers ${answer.status}`);
    return await readBounded(answer);
  } catch (error) {
    if (error instanceof SiteUnreachable || error instanceof SnapshotDamaged) throw error;
    throw new SiteUnreachable(`${url} does not respond (${reasonOf(error)})`);
  }
}

/** The body of a response. The site may be somebody else's by now, and send anything. @throws SnapshotDamaged above LARGEST_ASSET */
async function readBounded({ body }: Response): Promise<Uint8Array> {
  const bytes = await readUpTo(body, LARGEST_ASSET);
  if (bytes === undefined) throw new SnapshotDamaged('one of its files is too large');
  return new Uint8Array(bytes);
}

/** The message `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no response within ${TIMEOUT_MS / 1000} s`;
  const { cause } = error;
  if (cause instanceof Error) return errorCode(cause) || cause.message;
  return error.message;
}
