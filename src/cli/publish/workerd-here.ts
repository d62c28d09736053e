/**
 * Cloudflare's runtime on this machine, with a bucket: what `start --live` runs. wrangler brings the runtime and its emulator, and
 * bundles the edge rule as for a deployment.
 */

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Miniflare as Emulator } from 'miniflare';
import type { BoundBucket } from '../../live/store/r2.ts';
import type { Declared } from '../../settings/declared.ts';
import { STATUS_PATH } from '../../stored-format/status-file.ts';
import { wranglerProgram } from './find-wrangler.ts';
import { wranglerCall } from './wrangler.ts';

/** What is used of the emulator and of wrangler. */
interface Runtime {
  readonly Miniflare: new (options: unknown) => Emulator;
  readonly convertV4MiniflareOptions: (options: unknown) => unknown;
  readonly Log: new (level: number) => unknown;
}

export interface RunningWorker {
  readonly bucket: BoundBucket;
  stop(): Promise<void>;
}

/** Requests that the edge rule answers, and not the assets (wrangler.toml). */
export function forTheEdge(declared: readonly Declared[]): readonly string[] {
  const stepped = declared.flatMap((one) => one.stepped ?? []);
  return ['/api', '/api/*', '/_health.json', '/404', '/404.html', STATUS_PATH, ...stepped];
}

/** @param out the built directory @param persist where the bucket is kept @throws UsageError if wrangler is missing */
export async function startWorker(
  out: string,
  persist: string,
  { host, port, companions }: { host: string; port: number; companions: readonly Declared[] },
): Promise<RunningWorker> {
  const ofEdge = forTheEdge(companions);
  const { Miniflare, convertV4MiniflareOptions, Log } = await emulator();
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      host,
      port,
      cf: false,
      log: new Log(0),
      modules: [{ type: 'ESModule', path: 'worker.js', contents: await bundle(out) }],
      compatibilityDate: COMPATIBILITY_DATE,
      assets: {
        directory: out,
        binding: 'ASSETS',
        run_worker_first: ofEdge,
        routerConfig: { has_user_worker: true, static_routing: { asset_worker: [], user_worker: ofEdge } },
        assetConfig: { html_handling: 'auto-trailing-slash', not_found_handling: '404-page' },
      },
      r2Buckets: ['LIVE'],
      r2Persist: persist,
    }),
  );
  await worker.ready;
  return { bucket: (await worker.getR2Bucket('LIVE')) as unknown as BoundBucket, stop: () => worker.dispose() };
}

/** As in wrangler.toml. */
export const COMPATIBILITY_DATE = '2026-10-20';

async function emulator(): Promise<Runtime> {
  const path = createRequire(wranglerProgram(process.cwd())).resolve('miniflare');
  const loaded = (await import(pathToFileURL(path).href)) as Runtime & { readonly default?: Runtime };
  return loaded.default ?? loaded;
}

async function bundle(out: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ocpi-worker-'));
  try {
    const quiet = { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', WRANGLER_LOG_PATH: folder, CI: '1' };
    const call = wranglerCall(['deploy', '--dry-run', '--assets', out, '--outdir', folder]);
    await promisify(execFile)(process.execPath, call, { env: { ...process.env, ...quiet } });
    const script = (await readdir(folder)).find((name) => name.endsWith('.js')) ?? '';
    return await readFile(join(folder, script), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
