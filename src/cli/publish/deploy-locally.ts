/** `deploy --local`: the Worker on this machine, as Cloudflare would run it, with a bucket that is a directory. Nothing is uploaded. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BuildOptions } from '../../command/options.ts';
import { type ExitCode, type Terminal, UsageError } from '../../command/terminal.ts';
import { unfitForWorker } from '../../live/feed/unfit-for-worker.ts';
import { type BoundBucket, createR2Store } from '../../live/store/r2.ts';
import type { BuildResult } from '../../publish/build-request.ts';
import { hasNoSnapshot } from '../../publish/previous/find-previous.ts';
import type { Settings } from '../../settings/settings.ts';
import { freePort, HOST } from '../../watch/serve/take-port.ts';
import { edgeRuleArguments, isFedByWorker, wranglerProgram } from './find-wrangler.ts';
import { settingsIn } from './open-live.ts';
import { buildOnce } from './publish-in-store.ts';
import { requireWrangler, runWrangler, STOPPED } from './wrangler.ts';

/** Where wrangler keeps buckets and objects of this machine, and finds its settings. */
const STATE = join('.local', 'worker');

/** How often Cloudflare's trigger comes, and how often it is tried until the Worker runs, in ms. */
const [TRIGGER_MS, TRY_MS] = [60_000, 1000];

/** Builds, publishes that in the bucket of a live network, and runs the Worker until it is stopped. @throws UsageError */
export async function deployLocally(options: BuildOptions, wanted: number, terminal: Terminal): Promise<ExitCode> {
  requireWrangler();
  const known = await settingsIn(options.data, options.companions);
  const unfit = known && unfitHere(known);
  if (unfit !== undefined) throw new UsageError(unfit);
  // wrangler would ask Cloudflare where this machine is.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false';
  const port = await freePort({ host: HOST, port: wanted });
  const url = `http://localhost:${port}`;
  const isFirst = options.previous.kind === 'default' && hasNoSnapshot(options.out);
  const previous = isFirst ? ({ kind: 'none' } as const) : options.previous;
  const wrangler = createRequire(wranglerProgram(process.cwd()))('wrangler') as Wrangler;
  const asked = { ...options, baseUrl: options.baseUrl ?? url, previous };
  const built = await buildHere(asked, known?.live, wrangler, terminal);
  if (built.kind === 'invalid') return 1;
  terminal.note(`\nThe Worker will answer at ${url}; it takes its secrets from .dev.vars (Ctrl+C ends it).\n`);
  const ended = new AbortController();
  if (isFedByWorker(process.cwd())) void trigger(`http://${HOST}:${port}/cdn-cgi/handler/scheduled`, ended.signal);
  const settings = writeSettings(settingsHere(options.out, wrangler));
  const where = ['--config', settings, '--persist-to', STATE, '--ip', HOST, '--port', String(port)];
  const code = await runWrangler(['dev', ...where, '--local', '--show-interactive-dev-session=false']);
  ended.abort();
  if (code !== 0 && code !== STOPPED)
    throw new UsageError(`wrangler dev ended with code ${code}; its message is above.`);
  return 0;
}

async function buildHere(
  options: BuildOptions,
  live: Settings['live'],
  wrangler: Wrangler,
  terminal: Terminal,
): Promise<BuildResult> {
  if (live === undefined) return buildOnce(options, undefined, terminal);
  const { r2_buckets } = wrangler.experimental_readRawConfig({}).rawConfig;
  const persist = { path: join(STATE, 'v3') };
  // Of all else in the settings, wrangler would say that it does not work here.
  const configPath = writeSettings({ r2_buckets });
  const { env, dispose } = await wrangler.getPlatformProxy({
    configPath,
    persist,
    envFiles: [],
    remoteBindings: false,
  });
  try {
    if (env.LIVE === undefined)
      throw new UsageError('network.json has "live", but the settings of wrangler bind no bucket as LIVE.');
    const bucket = { store: createR2Store(env.LIVE, 'LIVE'), promiseMs: live.fresh_seconds * 1000 };
    return await buildOnce(options, bucket, terminal);
  } finally {
    await dispose();
  }
}

/** What the Worker of this directory cannot do of what the settings ask of it; undefined if it can, or if it feeds nothing. */
export function unfitHere(settings: Settings): string | undefined {
  const unfit = isFedByWorker(process.cwd()) ? unfitForWorker(settings) : [];
  return unfit.length === 0 ? undefined : unfit.join('\n');
}

/** What is used of the module `wrangler`. */
interface Wrangler {
  experimental_readRawConfig(options: object): { readonly rawConfig: WorkerSettings; readonly configPath: string };
  getPlatformProxy(options: object): Promise<LocalBucket>;
}

interface WorkerSettings {
  readonly main?: string;
  readonly assets?: object;
  readonly [name: string]: unknown;
}

interface LocalBucket {
  readonly env: { readonly LIVE?: BoundBucket };
  readonly dispose: () => Promise<void>;
}

/** The settings of wrangler with the script in them: where they have routes, wrangler 4.156 forgets one that it is told. */
function settingsHere(out: string, wrangler: Wrangler): WorkerSettings {
  const { rawConfig, configPath } = wrangler.experimental_readRawConfig({});
  const { route, routes, main = '', assets, ...rest } = rawConfig;
  const [script = resolve(dirname(configPath), main)] = edgeRuleArguments(process.cwd());
  return { ...rest, main: script, assets: { ...assets, directory: resolve(out) } };
}

function writeSettings(settings: WorkerSettings): string {
  const path = join(STATE, 'wrangler.json');
  mkdirSync(STATE, { recursive: true });
  writeFileSync(path, JSON.stringify(settings));
  return path;
}

/** wrangler dev has no clock for triggers. */
async function trigger(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // Whatever it answers: a round that fails is no reason to ask the sources of others again at once.
    const hasCome = await fetch(url, { signal }).then(
      () => true,
      () => false,
    );
    await setTimeout(hasCome ? TRIGGER_MS : TRY_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}
