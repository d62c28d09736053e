/**
 * Answers with the plain files that change with a status (stored-format/live-head.ts), much as hosts answer with plain files: with
 * the headers that the build declares for those.
 */

import { JSON_CLOSING, LIVE_CONFIRMED, LIVE_EXPIRES, type StoredJson } from '../../stored-format/live-head.ts';
import type { Manifest } from '../../stored-format/manifest.ts';
import { STATUS_PATH } from '../../stored-format/status-file.ts';
import { bytesOfPart, concatenate, GZIP_HEADER } from '../../stored-format/stored-body.ts';
import { type ComposedBody, composeBody } from './compose-body.ts';
import { logFailure } from './failure.ts';
import { addLicence, answerPreflight, answerWith, clientHas } from './headers.ts';
import type { AnswerHeaders, EdgeAnswer, EdgeRequest, Host } from './host.ts';
import { openKept } from './kept-files.ts';
import { type ApiCoding, chooseApiCoding } from './negotiation.ts';
import { fromSnapshot } from './snapshot.ts';

/**
 * Answers a request for such a file. Undefined if the host is to answer with the plain file of its site, because there is no head,
 * because the head does not name it, or because it cannot be had. It never rejects.
 *
 * @param pathname may be one of the files that change with a status
 * @param now the time of the answer, in ms since 1970
 */
export async function answerLiveFile(
  request: EdgeRequest,
  pathname: string,
  host: Host,
  now: number,
): Promise<EdgeAnswer | undefined> {
  try {
    return await fromSnapshot(host, now, async ({ manifest }) => {
      const files = manifest.live?.files ?? {};
      const stored = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
      return stored && answerStored(request, host, stored, headersOf(pathname, manifest));
    });
  } catch (failure) {
    logFailure(host, failure, now);
    return undefined;
  }
}

/** @throws FileMissing */
async function answerStored(
  request: EdgeRequest,
  host: Host,
  stored: StoredJson,
  headers: AnswerHeaders,
): Promise<EdgeAnswer> {
  if (request.method === 'OPTIONS') return answerPreflight(headers);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    headers.set('Allow', 'GET, HEAD, OPTIONS');
    return { status: 405, headers, body: null };
  }
  if (clientHas(request, stored.etag, headers)) return { status: 304, headers, body: null };
  return answerWith(request, await bodyOf(host, stored, chooseApiCoding(host.acceptEncoding(request))), headers);
}

/** @throws FileMissing */
async function bodyOf(host: Host, { gzip, size, crc32 }: StoredJson, coding: ApiCoding): Promise<ComposedBody> {
  const read = async (path: string) => new Uint8Array(await openKept(host, path));
  const parts = await Promise.all(gzip.map((part) => bytesOfPart(part, read)));
  const blocks = concatenate(parts).subarray(GZIP_HEADER.length);
  return composeBody([{ blocks, textBytes: size, crc32 }], coding, JSON_CLOSING);
}

/** As in `_headers` (snapshot/headers-file.ts). The policy is for whoever looks at a file alone. */
function headersOf(pathname: string, manifest: Manifest): AnswerHeaders {
  const headers: AnswerHeaders = new Map([
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
    [LIVE_EXPIRES, manifest.live?.expires ?? ''],
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Vary', 'Accept-Encoding'],
    ['X-Content-Type-Options', 'nosniff'],
  ]);
  const fresh = manifest.health.status_sources.filter(({ state }) => state === 'fresh');
  const [confirmed] = fresh.flatMap(({ updated_at }) => updated_at ?? []).sort();
  if (confirmed !== undefined) headers.set(LIVE_CONFIRMED, confirmed);
  if (pathname !== STATUS_PATH) return headers;
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('Access-Control-Expose-Headers', 'ETag, Link');
  addLicence(headers, manifest);
  return headers;
}
