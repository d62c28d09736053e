/** A program for Deno: the edge rule over files that it gets by HTTP, so that a test decides what it gets. */

import { answerRequest } from '../../../src/edge/answer-request.ts';
import type { Host } from '../../../src/edge/host.ts';
import { passage } from '../../../src/edge/hosts/directory.ts';

const [site = ''] = Deno.args;

const host: Host = {
  async open(path) {
    const answer = await fetch(site + path);
    if (answer.status === 200) return answer.body ?? undefined;
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw new Error(`The site answered with ${answer.status}.`);
  },
  async has(path) {
    const answer = await fetch(site + path);
    await answer.body?.cancel();
    return answer.status !== 404;
  },
  isReplaceable: false,
  hasPlainLists: true,
  passage,
  perClient: 64 * 1024,
  acceptEncoding: ({ headers }) => headers.get('Accept-Encoding'),
  keepAlive: () => {},
};

Deno.serve({ hostname: '127.0.0.1', port: 0 }, (request) => answerRequest(request, host, Date.now()));
