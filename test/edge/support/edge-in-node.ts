/** For tests: the edge rule in this process, where its clock can be set, over the files of a directory. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The edge rule, as far as tests here need it; its own types are those of workerd. */
interface Worker {
  fetch(request: Request, env: object, ctx: object): Promise<Response>;
}

/** An edge rule with nothing in memory. `directory` is called for each file that is read. */
export async function edgeInNode(directory: () => string): Promise<(path: string) => Promise<Response>> {
  const worker = await loadWorker();
  const assets = {
    async fetch(url: string): Promise<Response> {
      try {
        return new Response(readFileSync(join(directory(), new URL(url).pathname)));
      } catch {
        return new Response(null, { status: 404 });
      }
    },
  };
  const context = { waitUntil: () => {} };
  return (path) => worker.fetch(new Request(`https://ocpi.test${path}`), { ASSETS: assets }, context);
}

async function loadWorker(): Promise<Worker> {
  // Not a literal, so that tsc does not check the edge rule with the types of Node.
  const path = new URL('../../../src/edge/worker.ts', import.meta.url).href;
  return ((await import(path)) as { default: Worker }).default;
}
