/**
 * The edge rule in the real runtime: bundled by wrangler as for a deployment, run by workerd on 127.0.0.1.
 *
 * Not behind `wrangler dev`: its proxy compresses answers again, and these tests look at the very bytes.
 */

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Miniflare, Response, type V4ServiceDesignator, type V4WorkerOptionsShape } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { LIVE_FILES } from '../../support/companions.ts';
import { moduleOf, startEmulator } from '../../support/emulator.ts';
import type { AssetSource, RunningEdge } from './running-edge.ts';
import { makeSite, writeSite } from './site.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const CONFIG = join(PROJECT, 'wrangler.toml');

/** What a worker is bound to, in the terms of the runtime's emulator. */
type Bindings = Pick<V4WorkerOptionsShape, 'assets' | 'serviceBindings' | 'r2Buckets'>;

/** Runs wrangler.toml with the files of a folder as the published site. */
export async function startWithFolder(folder: string): Promise<RunningEdge> {
  const overrides = { assets: { directory: folder } };
  const { assets } = unstable_getMiniflareWorkerOptions(CONFIG, undefined, { overrides }).workerOptions;
  // The two packages belong together, but wrangler does not repeat the type.
  return start({ assets } as Bindings);
}

/** A live network: a site as it was deployed, and a bucket. */
export interface LiveEdge extends RunningEdge {
  readonly bucket: Awaited<ReturnType<Miniflare['getR2Bucket']>>;
}

/** Runs wrangler.toml as that of a live network: with a bucket, and asked before the files that change with a status. */
export async function startLive(folder: string): Promise<LiveEdge> {
  const settings = readFileSync(CONFIG, 'utf8')
    .replace(/^main = "(.+)"$/m, (_, path: string) => `main = "${join(PROJECT, path)}"`)
    .replace(/^run_worker_first = \[(.+)\]$/m, (_, list: string) => {
      return `run_worker_first = [${[list, ...LIVE_FILES.map((pattern) => `"${pattern}"`)].join(', ')}]`;
    });
  const place = await mkdtemp(join(tmpdir(), 'ocpi-live-'));
  const config = join(place, 'wrangler.toml');
  await writeFile(config, settings);
  const overrides = { assets: { directory: folder } };
  const { assets } = unstable_getMiniflareWorkerOptions(config, undefined, { overrides }).workerOptions;
  await rm(place, { recursive: true });
  const { runtime, ...edge } = await startRuntime({ assets, r2Buckets: ['LIVE'] } as Bindings);
  return { ...edge, bucket: await runtime.getR2Bucket('LIVE') };
}

/** Runs the edge rule alone, with a site that the test can change and watch while it runs. */
export async function startWithAssets(source: AssetSource): Promise<RunningEdge> {
  const serve: V4ServiceDesignator = async (request) => {
    const found = await source(new URL(request.url).pathname);
    return typeof found === 'number' ? new Response('<html>', { status: found }) : new Response(Buffer.from(found));
  };
  return start({ serviceBindings: { ASSETS: serve } });
}

async function start(bindings: Bindings): Promise<RunningEdge> {
  const { runtime: _, ...edge } = await startRuntime(bindings);
  return edge;
}

async function startRuntime(bindings: Bindings): Promise<RunningEdge & { readonly runtime: Miniflare }> {
  const logged: string[] = [];
  const runtime = startEmulator({
    ...bindings,
    ...moduleOf(await bundle()),
    handleStructuredLogs: ({ message }: { readonly message: string }) => logged.push(message),
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  });
  const [url, frontUrl] = [await runtime.unsafeGetDirectURL(), await runtime.ready];
  return { url, frontUrl, logged, stop: () => runtime.dispose(), runtime };
}

/** The code of src/edge/rule as `wrangler deploy --dry-run` bundles and minifies it. That takes seconds, so it is done once. */
export function bundle(): Promise<string> {
  bundled ??= bundleAnew();
  return bundled;
}

let bundled: Promise<string> | undefined;

async function bundleAnew(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ocpi-edge-'));
  const site = await writeSite((await makeSite({ locations: [], tariffs: [] })).site);
  const wrangler = join(PROJECT, 'node_modules/wrangler/bin/wrangler.js');
  const options = ['deploy', '--dry-run', '--minify', '--config', CONFIG, '--assets', site, '--outdir', folder];
  // Neither a question, nor a message home, nor a log outside the temporary folder.
  const quiet = { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', WRANGLER_LOG_PATH: folder, CI: '1' };
  await promisify(execFile)(process.execPath, [wrangler, ...options], {
    cwd: PROJECT,
    env: { ...process.env, ...quiet },
  });
  const script = await readFile(join(folder, 'cloudflare.js'), 'utf8');
  await Promise.all([folder, site].map((path) => rm(path, { recursive: true })));
  return script;
}
