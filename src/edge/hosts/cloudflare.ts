/**
 * The edge rule in Cloudflare's Workers (wrangler.toml): the site is a binding, and plain files never come here. A Worker that is
 * bound to a bucket `LIVE`, too, serves a live network.
 */

import { env, waitUntil } from 'cloudflare:workers';
import { mayBeLive } from '../../stored-format/live-head.ts';
import { answerRequest } from '../rule/answer-request.ts';
import type { EdgeAnswer, Host, ReadStore, SharedParts } from '../rule/host.ts';
import { answerLiveFile } from '../rule/live-file.ts';
import { pour } from '../rule/whole-list.ts';
import { liveHost } from './live-host.ts';

const { ASSETS, LIVE } = env as { readonly ASSETS: Fetcher; readonly LIVE?: R2Bucket };
const SITE = 'https://snapshot.invalid'; // Any origin will do.

/** The answer of the site with a file. Undefined if there is none. */
async function fetchFile(path: string): Promise<Response | undefined> {
  const asset = await ASSETS.fetch(SITE + path);
  if (asset.status === 200) return asset;
  await asset.body?.cancel();
  if (asset.status === 404) return undefined;
  throw new Error(`The site answered with ${asset.status}.`);
}

const site: Host = {
  open: async (path) => (await fetchFile(path))?.body ?? undefined,
  read: async (path) => (await fetchFile(path))?.arrayBuffer(),
  async has(path) {
    const asset = await ASSETS.fetch(SITE + path, { method: 'HEAD' });
    await asset.body?.cancel();
    return asset.status !== 404;
  },
  isReplaceable: false, // The files of a Worker version stay.
  // From one native stream into another, so no script runs for the bytes.
  passage: (bytes) => new FixedLengthStream(bytes),
  perClient: 3 * 1024 * 1024,
  // The header is replaced with `br, gzip` (developers.cloudflare.com/fundamentals/reference/http-headers).
  acceptEncoding(request) {
    const original = (request as Request).cf?.clientAcceptEncoding;
    return typeof original === 'string' ? original : request.headers.get('Accept-Encoding');
  },
  sha256: async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  keepAlive: waitUntil,
};

const host = LIVE ? liveHost(site, readFrom(LIVE)) : site;

/** In a bucket, no path begins with a slash. */
function readFrom(bucket: R2Bucket): ReadStore {
  return async (path) => {
    const object = await bucket.get(path.slice(1));
    return object === null ? undefined : { bytes: new Uint8Array(await object.arrayBuffer()), version: object.etag };
  };
}

/** The runtime sends a length only with a stream that has one. */
function streamOf({ parts }: SharedParts): ReadableStream<Uint8Array> {
  const { readable, writable } = host.passage(parts.reduce((sum, { length }) => sum + length, 0));
  // The client left.
  pour(parts, writable).catch(() => {});
  return readable;
}

function toResponse({ body, status, headers }: EdgeAnswer): Response {
  const sent = body !== null && 'parts' in body ? streamOf(body) : body;
  // The cache in front is emptied by a new version of the Worker. A new head is none, and must not wait (docs/decisions.md).
  if (LIVE) headers.set('Cloudflare-CDN-Cache-Control', 'no-store');
  return new Response(sent, { status, headers: [...headers], encodeBody: 'manual' });
}

/** The page that says so: Cloudflare by itself would answer with it as with any other page (run_worker_first in wrangler.toml). */
async function notFound(request: Request): Promise<Response> {
  const { body, headers } = await ASSETS.fetch(`${SITE}/404`, { method: request.method });
  return new Response(body, { status: 404, headers });
}

export default {
  async fetch(request) {
    const { pathname } = new URL(request.url);
    if (/^\/404(\.html)?$/.test(pathname)) return notFound(request);
    if (!mayBeLive(pathname)) return toResponse(await answerRequest(request, host, Date.now()));
    const answer = LIVE && (await answerLiveFile(request, pathname, host, Date.now()));
    return answer ? toResponse(answer) : ASSETS.fetch(request);
  },
} satisfies ExportedHandler;
