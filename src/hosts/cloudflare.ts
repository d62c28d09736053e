/** The edge rule in Cloudflare's Workers (wrangler.toml): the site is a binding, and plain files never come here. */

import { env, waitUntil } from 'cloudflare:workers';
import { answerRequest } from '../edge/answer-request.ts';
import type { Host } from '../edge/host.ts';

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
  // The files of a Worker version stay.
  isReplaceable: false,
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

export default {
  async fetch(request) {
    const { body, status, headers } = await answerRequest(request, host, Date.now());
    return new Response(body, { status, headers, encodeBody: 'manual' });
  },
} satisfies ExportedHandler;
