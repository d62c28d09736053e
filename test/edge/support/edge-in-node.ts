/** For tests: the edge rule in this process, where its clock can be set, over the files of a directory. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The edge rule, as far as tests here need it; its own types are those of workerd. */
interface Worker {
  fetch(request: Request, env: object, ctx: object): Promise<Response>;
}

/** An edge rule that has kept nothing yet. `directory` is asked at each reading of a file. */
export async function edgeInNode(directory: () => string): Promise<(path: string) => Promise<Response>> {
  const worker = await loadWorker();
  const assets = {
    async fetch(address: string): Promise<Response> {
      try {
        return new Response(readFileSync(join(directory(), new URL(address).pathname)));
      } catch {
        return new Response(null, { status: 404 });
      }
    },
  };
  const context = { waitUntil: () => {} };
  return (path) => worker.fetch(new Request(`https://ocpi.test${path}`), { ASSETS: assets }, context);
}

async function loadWorker(): Promise<Worker> {
  // A name that the type checker does not follow, since it would read the edge rule with the types of Node.
  const path = new URL('../../../src/edge/worker.ts', import.meta.url).href;
  return ((await import(path)) as { default: Worker }).default;
}
