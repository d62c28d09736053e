/** The edge rule in Cloudflare's Workers (wrangler.toml): the site is a binding, and plain files never come here. */

import { env, waitUntil } from 'cloudflare:workers';
import { answerRequest } from '../answer-request.ts';
import type { SharedParts } from '../exchange.ts';
import type { Host } from '../host.ts';
import { pour } from '../pour.ts';

const { ASSETS } = env as { readonly ASSETS: Fetcher };
const SITE = 'https://snapshot.invalid'; // Any origin will do.

/** The answer of the site with a file. Undefined if there is none. */
async function fetchFile(path: string): Promise<Response | undefined> {
  const asset = await ASSETS.fetch(SITE + path);
  if (asset.status === 200) return asset;
  await asset.body?.cancel();
  if (asset.status === 404) return undefined;
  throw new Error(`The site answered with ${asset.status}.`);
}

const host: Host = {
  open: async (path) => (await fetchFile(path))?.body ?? undefined,
  read: async (path) => (await fetchFile(path))?.arrayBuffer(),
  async has(path) {
    const asset = await ASSETS.fetch(SITE + path, { method: 'HEAD' });
    await asset.body?.cancel();
    return asset.status !== 404;
  },
  isReplaceable: false, // The files of a Worker version stay.
  hasPlainLists: false, // They are not uploaded.
  brotli: false, // A request may take 10 ms of CPU. What is sent plain, Cloudflare compresses by itself (docs/decisions.md).
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

/** The runtime sends a length only with a stream that has one. */
function streamOf({ parts }: SharedParts): ReadableStream<Uint8Array> {
  const { readable, writable } = host.passage(parts.reduce((sum, { length }) => sum + length, 0));
  // The client left.
  pour(parts, writable).catch(() => {});
  return readable;
}

/** The page that says so: Cloudflare by itself would answer with it as with any other page (run_worker_first in wrangler.toml). */
async function notFound(request: Request): Promise<Response> {
  const { body, headers } = await ASSETS.fetch(`${SITE}/404`, { method: request.method });
  return new Response(body, { status: 404, headers });
}

export default {
  async fetch(request) {
    if (/^\/404(\.html)?$/.test(new URL(request.url).pathname)) return notFound(request);
    const { body, status, headers } = await answerRequest(request, host, Date.now());
    const sent = body !== null && 'parts' in body ? streamOf(body) : body;
    return new Response(sent, { status, headers: [...headers], encodeBody: 'manual' });
  },
} satisfies ExportedHandler;
