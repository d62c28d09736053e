/** The snapshot that is published at this moment, read from its site. */

import { MANIFEST_PATH } from '../../format/manifest.ts';
import { errorCode } from '../../source/files/error-code.ts';
import { listPaths, type ReadFile, readManifest, SnapshotDamaged } from '../snapshot/read-snapshot.ts';

/** The site did not answer, or not with the file that was asked for. The message ends a sentence. */
export class SiteUnreachable extends Error {}

/** As the global fetch; tests give one of their own. */
export type Fetch = (
  url: string,
  init: { readonly signal: AbortSignal; readonly redirect: 'error' },
) => Promise<Response>;

/** For one file, in ms. */
const TIMEOUT_MS = 20_000;

/** At the same time. */
const REQUESTS = 8;

/** Of one file, in bytes: no snapshot of ours has larger ones, and a site may be somebody else's by now. */
const LARGEST_FILE = 25 * 1024 * 1024;

/** Files that tell what is published; ours have some 400 a list at most. */
const MOST_FILES = 10_000;

/** The bytes of the manifest; undefined where the site says that there is none, as before the first publication. */
export function fetchManifest(baseUrl: string, fetch: Fetch): Promise<Uint8Array | undefined> {
  return fetchFile(baseUrl + MANIFEST_PATH, fetch);
}

/**
 * All files that tell what is published.
 *
 * @throws SiteUnreachable, SnapshotDamaged
 */
export async function fetchSnapshot(baseUrl: string, manifest: Uint8Array, fetch: Fetch): Promise<ReadFile> {
  const files = new Map<string, Uint8Array>([[MANIFEST_PATH, manifest]]);
  const waiting = [...new Set(listPaths(readManifest(manifest)))];
  if (waiting.length > MOST_FILES) throw new SnapshotDamaged('its manifest names too many files');
  const next = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const bytes = await fetchFile(baseUrl + path, fetch);
      if (bytes !== undefined) files.set(path, bytes);
    }
  };
  await Promise.all(Array.from({ length: REQUESTS }, next));
  return (path) => files.get(path);
}

async function fetchFile(url: string, fetch: Fetch): Promise<Uint8Array | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (answer.status === 404) return undefined;
    if (answer.status !== 200) throw new SiteUnreachable(`${url} answers ${answer.status}`);
    return await readBounded(answer);
  } catch (error) {
    if (error instanceof SiteUnreachable || error instanceof SnapshotDamaged) throw error;
    throw new SiteUnreachable(`${url} does not answer (${reasonOf(error)})`);
  }
}

/** The body of an answer. Leaving the loop ends the transfer. @throws SnapshotDamaged if it is larger than any file of ours */
async function readBounded({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > LARGEST_FILE) throw new SnapshotDamaged('one of its files is too large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** `fetch failed` says nothing; what lies beneath does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  const { cause } = error;
  if (cause instanceof Error) return errorCode(cause) || cause.message;
  return error.message;
}
