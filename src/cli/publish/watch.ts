/**
 * `watch`: publishes on every change of the data and the status sources, until it is stopped. For operators who need
 * seconds rather than the minutes that a run of GitHub Actions takes.
 */

import { defineCommand } from '../../command/command.ts';
import { BASE_URL, BUILDING, EVERY, toBuildOptions, toEvery } from '../../command/options.ts';
import type { ExitCode, Terminal } from '../../command/terminal.ts';
import type { Built } from '../../publish/build-request.ts';
import { findStatusFiles, soonStale } from '../../watch/find-status-files.ts';
import { logLine } from '../../watch/log-lines.ts';
import { type BuildOutcome, createPublisher } from '../../watch/publisher.ts';
import { watchAndPublish } from '../../watch/watch-and-publish.ts';
import { notRemoved } from './build.ts';
import { quietBuilder } from './build-quietly.ts';
import { lateUpload } from './deploy.ts';
import { mayWatch, type WatchOptions } from './may-watch.ts';
import { endWithShell, firstSignal } from './stop-signal.ts';
import { watchLive } from './watch-live.ts';
import { deployQuietly } from './wrangler.ts';

/** Runs until SIGINT or SIGTERM, unless a replacement of tables is unfinished. A publish in progress is finished first. */
export async function watch(options: WatchOptions, terminal: Terminal): Promise<ExitCode> {
  const { data, out, every, noDeploy } = options;
  if (!(await mayWatch(options, terminal))) return 1;
  // Before the first publish, so that none is interrupted.
  const stopSignal = firstSignal();
  const note = (text: string) => terminal.note(logLine(Date.now(), text));
  let newest: Built | undefined;
  const reported = new Set<string>();
  const deploy = async () => {
    await deployQuietly(out);
    const late = newest && lateUpload(Date.now(), newest);
    if (late !== undefined) note(late);
  };
  const publish = createPublisher({
    build: buildsOf(options, terminal, note, (built) => {
      newest = built;
      for (const text of built.left) if (!reported.has(text)) note(notRemoved(text));
      for (const text of built.left) reported.add(text);
    }),
    deploy: noDeploy ? undefined : deploy,
  });
  const done = noDeploy ? 'built' : 'published';
  const watcher = await watchAndPublish({
    declared: options.companions,
    data,
    publish,
    every: every * 1000,
    done,
    note: terminal.note,
  });
  note(`watching ${data} and its status sources; ${done} at most every ${every} s (Ctrl+C ends it)`);
  for (const text of soonStale(await findStatusFiles(data, options.companions), every)) note(text);
  watcher.start();
  await stopSignal;
  note('ending after the publish in progress (Ctrl+C again ends at once)');
  await watcher.stop();
  note('ended');
  return 0;
}

/**
 * The builds of `watch`, without a log; of findings, errors are told, where they differ from those of the build before. The
 * ages of status sources alone count as a change once they are half as old as the first source may become: otherwise
 * `/_health.json` would call it stale.
 */
function buildsOf(
  { every: _, noDeploy, ...options }: WatchOptions,
  terminal: Terminal,
  note: (text: string) => void,
  onBuilt: (built: Built) => void,
): (isLiveUnknown: boolean) => Promise<BuildOutcome> {
  const builder = quietBuilder(terminal, note);
  let hasBegun = false;
  let lastChange = Number.NEGATIVE_INFINITY;
  return async (isLiveUnknown) => {
    // The options for the first build apply until the first successful upload; with noDeploy, until the first valid
    // build.
    if (!isLiveUnknown) hasBegun = true;
    const first = hasBegun ? ({ previous: { kind: 'default' }, allowsRemovals: false } as const) : {};
    const now = Date.now();
    const isForPublishing = isLiveUnknown && !noDeploy;
    const own = { isForPublishing, isUploaded: !noDeploy, isThorough: !hasBegun, now };
    const { built, report } = await builder.next({ ...options, ...first, ...own });
    builder.tell(built.kind === 'invalid' ? report : '');
    if (built.kind === 'invalid') return 'invalid';
    onBuilt(built);
    if (noDeploy) hasBegun = true;
    const patience = Math.min(...built.data.readings.map(({ maxAgeSeconds }) => maxAgeSeconds)) * 500;
    if (!built.isChanged && now - lastChange < patience) return 'unchanged';
    lastChange = now;
    return 'changed';
  };
}

export const command = defineCommand({
  name: 'watch',
  summary: 'Publish whenever the data or a status source changes, until it is stopped.',
  options: {
    ...BUILDING,
    ...BASE_URL,
    ...EVERY,
    live: { summary: 'Publish each changed status at once in the store of network.json, without a deployment.' },
    'no-deploy': { summary: 'Build only; do not upload. With --live, publish in the store only.' },
  },
  examples: ['', '--no-deploy --every 1', '--live --every 5'],
  run: ({ values, environment, companions }, terminal) => {
    endWithShell(environment);
    const { every, live, 'no-deploy': noDeploy } = values;
    const options = { ...toBuildOptions(values, companions), every: toEvery(every), noDeploy };
    return live ? watchLive(options, terminal) : watch(options, terminal);
  },
});
