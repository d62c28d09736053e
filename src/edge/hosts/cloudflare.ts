/** The edge rule in Cloudflare's Workers (wrangler.toml): the site is a binding, and plain files never come here. */

import { env, waitUntil } from 'cloudflare:workers';
import { answerRequest } from '../answer-request.ts';
import type { Host } from '../host.ts';

const { ASSETS } = env as { readonly ASSETS: Fetcher };
const SITE = 'https://snapshot.invalid'; // Any origin will do.

const host: Host = {
  async open(path) {
    const asset = await ASSETS.fetch(SITE + path);
    if (asset.status === 200 && asset.body !== null) return asset.body;
    await asset.body?.cancel();
    if (asset.status === 404) return undefined;
    throw new Error(`The site answered with ${asset.status}.`);
  },
  async has(path) {
    const asset = await ASSETS.fetch(SITE + path, { method: 'HEAD' });
    await asset.body?.cancel();
    return asset.status !== 404;
  },
  isReplaceable: false, // The files of a Worker version stay.
  hasPlainLists: false, // They are not uploaded.
  // From one native stream into another, so no script runs for the bytes.
  passage: (bytes) => new FixedLengthStream(bytes),
  perClient: 3 * 1024 * 1024,
  // The header is replaced with `br, gzip` (developers.cloudflare.com/fundamentals/reference/http-headers).
  acceptEncoding({ cf, headers }: Request) {
    const original = cf?.clientAcceptEncoding;
    return typeof original === 'string' ? original : headers.get('Accept-Encoding');
  },
  keepAlive: waitUntil,
};

/** The page that says so: Cloudflare by itself would answer with it as with any other page (run_worker_first in wrangler.toml). */
async function notFound(request: Request): Promise<Response> {
  const { body, headers } = await ASSETS.fetch(`${SITE}/404`, { method: request.method });
  return new Response(body, { status: 404, headers });
}

export default {
  async fetch(request) {
    if (/^\/404(\.html)?$/.test(new URL(request.url).pathname)) return notFound(request);
    const { body, status, headers } = await answerRequest(request, host, Date.now());
    return new Response(body, { status, headers, encodeBody: 'manual' });
  },
} satisfies ExportedHandler;
