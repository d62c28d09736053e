/** A program for Deno: the edge rule over files that it gets by HTTP, so that a test decides what it gets. */

import { compressLists } from '../../../src/edge/hosts/compressed-lists.ts';
import { passage } from '../../../src/edge/hosts/directory.ts';
import { toResponse } from '../../../src/edge/hosts/to-response.ts';
import { answerRequest } from '../../../src/edge/rule/answer-request.ts';
import type { Host } from '../../../src/edge/rule/host.ts';

const [site = ''] = Deno.args;

async function fetchFile(path: string): Promise<Response | undefined> {
  const answer = await fetch(site + path);
  if (answer.status === 200) return answer;
  await answer.body?.cancel();
  if (answer.status === 404) return undefined;
  throw new Error(`The site answered with ${answer.status}.`);
}

const host: Host = {
  open: async (path) => (await fetchFile(path))?.body ?? undefined,
  read: async (path) => (await fetchFile(path))?.arrayBuffer(),
  async has(path) {
    const answer = await fetch(site + path);
    await answer.body?.cancel();
    return answer.status !== 404;
  },
  isReplaceable: false,
  hasPlainLists: true,
  brotli: compressLists(),
  passage,
  perClient: 64 * 1024,
  acceptEncoding: ({ headers }) => headers.get('Accept-Encoding'),
  sha256: async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  keepAlive: () => {},
};

Deno.serve({ hostname: '127.0.0.1', port: 0 }, async (request) =>
  toResponse(await answerRequest(request, host, Date.now())),
);
