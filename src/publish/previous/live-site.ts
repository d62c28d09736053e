/** Reads the live snapshot from its site. */

import { errorCode } from '../../read/files/file-errors.ts';
import { LARGEST_ASSET } from '../../read/files/limits.ts';
import { type ReadFile, readManifest, SnapshotDamaged } from '../../snapshot/read-snapshot.ts';
import { readUpTo } from '../../sources/http/read-up-to.ts';
import { MANIFEST_PATH } from '../../stored-format/manifest.ts';
import { STATUS_PATH } from '../../stored-format/status-file.ts';
import { gatherFiles } from './open-previous.ts';

/** The site did not respond, or not with the requested file. The message has no full stop. */
export class SiteUnreachable extends Error {}

/** The global fetch, or a replacement in tests. */
export type Fetch = (
  url: string,
  init: { readonly signal: AbortSignal; readonly redirect: 'error' },
) => Promise<Response>;

/** Timeout for one file, in ms. */
const TIMEOUT_MS = 20_000;

/** The bytes of the manifest; undefined if the site answers 404, as before the first publication. */
export function fetchManifest(baseUrl: string, fetch: Fetch): Promise<Uint8Array | undefined> {
  return fetchFile(baseUrl + MANIFEST_PATH, fetch);
}

/** @throws SiteUnreachable, SnapshotDamaged */
export function fetchSnapshot(baseUrl: string, manifest: Uint8Array, fetch: Fetch): Promise<ReadFile> {
  const { plain_files } = readManifest(manifest);
  const get = (path: string) => fetchFile(baseUrl + path, fetch);
  return gatherFiles(manifest, get, async () => plain_files?.status && get(STATUS_PATH).catch(() => undefined));
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
