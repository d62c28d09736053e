/** For tests: the Worker that feeds itself, in the real runtime, with a bucket of the runtime's emulator. */

import { join } from 'node:path';
import { build } from 'esbuild';
import { Response as Answer, type Miniflare } from 'miniflare';
import type { PublishedNetwork } from '../../../live/support/published-network.ts';
import { moduleOf, startEmulator } from '../../../support/emulator.ts';

const PROJECT = join(import.meta.dirname, '../../../..');

export interface RunningWorker extends AsyncDisposable {
  readonly bucket: Awaited<ReturnType<Miniflare['getR2Bucket']>>;
  readonly logged: string[];
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Has the trigger come, and waits for the round. */
  round(): Promise<void>;
}

/** @param secrets variables of the Worker, by name */
export async function startWorker(
  network: PublishedNetwork,
  secrets: Readonly<Record<string, string>>,
): Promise<RunningWorker> {
  const logged: string[] = [];
  const runtime = startEmulator({
    ...moduleOf(await bundleWorker()),
    handleStructuredLogs: ({ message }: { readonly message: string }) => logged.push(message),
    r2Buckets: ['LIVE'],
    durableObjects: { FEEDER: { className: 'LiveFeeder', useSQLite: true } },
    bindings: secrets,
    serviceBindings: {
      ASSETS: async (request: { readonly url: string }) => {
        const file = network.deployed(new URL(request.url).pathname);
        return file ? new Answer(Buffer.from(file)) : new Answer('not here', { status: 404 });
      },
    },
  });
  const url = await runtime.ready;
  const bucket = await runtime.getR2Bucket('LIVE');
  for (const [path, bytes] of network.objects) await bucket.put(path.slice(1), bytes);
  return {
    bucket,
    logged,
    ask: (path, init) => fetch(new URL(path, url), init),
    async round() {
      const worker = await runtime.getWorker();
      const { outcome } = await worker.scheduled();
      if (outcome !== 'ok') throw new Error(`the trigger ended with ${outcome}: ${logged.join('\n')}`);
    },
    [Symbol.asyncDispose]: () => runtime.dispose(),
  };
}

let bundled: Promise<string> | undefined;

/** As bin/prepack.cjs bundles the edge rule, minified. */
export function bundleWorker(): Promise<string> {
  bundled ??= build({
    absWorkingDir: PROJECT,
    entryPoints: ['packages/live-worker/live-worker.ts'],
    bundle: true,
    write: false,
    minify: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2024',
    format: 'esm',
    external: ['node:*', 'cloudflare:*'],
    logLevel: 'silent',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return bundled;
}
