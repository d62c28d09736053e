/**
 * `watch`: publishes on every change of the data and the status sources, until it is told to end. For operators who need
 * seconds rather than the minutes that a run of GitHub Actions takes.
 */

import type { DirectoryBuildResult } from '../build/build-directory.ts';
import { logLine } from '../watch/log-lines.ts';
import { createPublisher, type PublishOutcome } from '../watch/publisher.ts';
import { watchAndPublish } from '../watch/watch-and-publish.ts';
import { leftBehind, runBuild } from './build.ts';
import { defineCommand } from './command.ts';
import { checkBaseUrl, lateUpload } from './deploy.ts';
import type { BuildOptions } from './options.ts';
import { BASE_URL, BUILDING, toBuildOptions } from './options.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';
import { deployQuietly } from './wrangler.ts';

/** `previous` and `allowsRemovals` are for what is there at the beginning: only the first build goes by them. */
export interface WatchOptions extends BuildOptions {
  /** s from one publish to the next, at least. */
  readonly every: number;
  /** Only builds: somebody else serves the built directory. */
  readonly noDeploy: boolean;
}

/** Runs until SIGINT or SIGTERM; a publish that is at work then is finished first. */
export async function watch(options: WatchOptions, terminal: Terminal): Promise<ExitCode> {
  const { data, out, every, noDeploy } = options;
  if (!noDeploy) await checkBaseUrl(options);
  // From here on, so that nothing that was begun is broken off.
  const end = toldToEnd();
  const note = (text: string) => terminal.note(logLine(Date.now(), text));
  let newest: DirectoryBuildResult | undefined;
  const left = new Set<string>();
  const deploy = async () => {
    await deployQuietly(out);
    const late = newest?.kind === 'built' ? lateUpload(Date.now(), newest) : undefined;
    if (late !== undefined) note(late);
  };
  const publish = createPublisher({
    build: buildQuietly(options, terminal, (built) => {
      newest = built;
      for (const text of built.left) if (!left.has(text)) note(leftBehind(text));
      for (const text of built.left) left.add(text);
    }),
    deploy: noDeploy ? undefined : deploy,
  });
  const done = noDeploy ? 'built' : 'published';
  const watcher = await watchAndPublish({ data, publish, every: every * 1000, done, note: terminal.note });
  note(`watching ${data} and its status sources; ${done} at most every ${every} s (Ctrl+C ends it)`);
  watcher.start();
  await end;
  note('ending; what is being published is finished first (Ctrl+C again ends at once)');
  await watcher.stop();
  note('ended');
  return 0;
}

type OnBuilt = (built: Extract<DirectoryBuildResult, { kind: 'built' }>) => void;

/** Builds, and shows the report of a build only where it says something new: errors, or other errors than before. */
function buildQuietly(
  { every: _, noDeploy, ...options }: WatchOptions,
  terminal: Terminal,
  onBuilt: OnBuilt,
): (isLiveUnknown: boolean) => Promise<PublishOutcome> {
  const buildOnce = buildsOf(onBuilt);
  let shown = '';
  let hasBegun = false;
  return async (isLiveUnknown) => {
    const isForPublishing = isLiveUnknown && !noDeploy;
    // With an upload each build up to the first that succeeded is the first one, else it is the first good one.
    if (!isLiveUnknown) hasBegun = true;
    const first = hasBegun ? ({ previous: { kind: 'default' }, allowsRemovals: false } as const) : {};
    const report: string[] = [];
    const quiet = { ...terminal, out: (text: string) => report.push(text), note: () => {} };
    const built = await buildOnce(
      { ...options, ...first, isForPublishing, isUploaded: !noDeploy, isThorough: !hasBegun, now: Date.now() },
      quiet,
    );
    if (built !== 'invalid' && noDeploy) hasBegun = true;
    const text = built === 'invalid' ? report.join('\n') : '';
    if (text !== '' && text !== shown) terminal.out(text);
    shown = text;
    return built;
  };
}

/**
 * What a build did, as the watcher needs to know it. Where nothing but the ages of status sources changed for half of the
 * time after which the first of them counts as stale, that is a change too: `/_health.json` must not call it stale.
 */
function buildsOf(onBuilt: OnBuilt): (request: BuildOptions, terminal: Terminal) => Promise<PublishOutcome> {
  let reported = Number.NEGATIVE_INFINITY;
  return async (request, terminal) => {
    const built = await runBuild(request, terminal);
    if (built.kind === 'invalid') return 'invalid';
    onBuilt(built);
    const patience = Math.min(...built.data.readings.map(({ maxAgeSeconds }) => maxAgeSeconds)) * 500;
    if (!built.isChanged && request.now - reported < patience) return 'unchanged';
    reported = request.now;
    return 'changed';
  };
}

/** One Ctrl+C may come several times: from the terminal, and once more from npm, which passes it on. */
const SAME_SIGNAL = 1000;

/** Resolves at the first SIGINT or SIGTERM. A later one ends the process at once. */
function toldToEnd(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const end = (signal: NodeJS.Signals) => {
      first ??= performance.now();
      resolve();
      if (performance.now() - first < SAME_SIGNAL) return;
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
      process.kill(process.pid, signal);
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
  });
}

/** Shorter times would only queue up behind wrangler, longer ones are a mistake in the unit. */
const SECONDS = { least: 1, most: 86_400 };

/** `--every` in s. */
function toEvery(text: string): number {
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (seconds >= SECONDS.least && seconds <= SECONDS.most) return seconds;
  throw new UsageError(`--every must be a number of seconds from ${SECONDS.least} to ${SECONDS.most}, not "${text}".`);
}

export const command = defineCommand({
  name: 'watch',
  summary: 'Publish whenever the data or a status source changes, until it is stopped.',
  options: {
    ...BUILDING,
    ...BASE_URL,
    every: { value: 'SECONDS', default: '30', summary: 'Publish at most this often.' },
    'no-deploy': { summary: 'Build only; do not upload.' },
  },
  examples: ['', '--no-deploy --every 1'],
  run: ({ values }, terminal) =>
    watch({ ...toBuildOptions(values), every: toEvery(values.every), noDeploy: values['no-deploy'] }, terminal),
});
