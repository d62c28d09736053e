/**
 * `watch`: publishes on every change of the data and the status sources, until it is stopped. For operators who need
 * seconds rather than the minutes that a run of GitHub Actions takes.
 */

import { defineCommand } from '../../command/command.ts';
import { BASE_URL, BUILDING, EVERY, toBuildOptions, toEvery } from '../../command/options.ts';
import type { ExitCode, Terminal } from '../../command/terminal.ts';
import { findStatusFiles, soonStale } from '../../watch/find-status-files.ts';
import { logLine } from '../../watch/log-lines.ts';
import { createPublisher } from '../../watch/publisher.ts';
import { watchAndPublish } from '../../watch/watch-and-publish.ts';
import { mayWatch, type WatchOptions } from './may-watch.ts';
import { endWithShell, firstSignal } from './stop-signal.ts';
import { watchLive } from './watch-live.ts';
import { watchRounds } from './watch-rounds.ts';
import { deployQuietly } from './wrangler.ts';

/** From the start of one publish to the next in a directory, in ms. */
const SHORTEST_MS = 1000;

/** Runs until SIGINT or SIGTERM, unless a replacement of tables is unfinished. A publish in progress is finished first. */
export async function watch(options: WatchOptions, terminal: Terminal): Promise<ExitCode> {
  const { data, out, every, noDeploy } = options;
  if (!(await mayWatch(options, terminal))) return 1;
  // Before the first publish, so that none is interrupted.
  const stopSignal = firstSignal();
  const note = (text: string) => terminal.note(logLine(Date.now(), text));
  const made = watchRounds(options, terminal, note);
  const deploy = async () => {
    await deployQuietly(out);
    const late = made.lateAt(Date.now());
    if (late !== undefined) note(late);
  };
  const publish = createPublisher({ build: made.make, deploy: noDeploy ? undefined : deploy });
  const done = noDeploy ? 'built' : 'published';
  const watcher = await watchAndPublish({
    declared: options.companions,
    data,
    publish,
    every: every * 1000,
    // Nothing waits for an upload.
    ...(noDeploy && { shortest: SHORTEST_MS }),
    done,
    note: terminal.note,
  });
  const pace = noDeploy ? `URLs are asked every ${every} s` : `published at most every ${every} s`;
  note(`watching ${data} and its status sources; ${pace} (Ctrl+C ends it)`);
  for (const text of soonStale(await findStatusFiles(data, options.companions), every)) note(text);
  watcher.start();
  await stopSignal;
  note('ending after the publish in progress (Ctrl+C again ends at once)');
  await watcher.stop();
  note('ended');
  return 0;
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
