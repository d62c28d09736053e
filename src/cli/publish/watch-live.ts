/**
 * `watch --live`: publishes each changed status in a store within a second or two, without a build and without a deployment. Where
 * tables have changed, it builds, publishes the API in the store, and deploys the page.
 */

import type { ExitCode, Terminal } from '../../command/terminal.ts';
import { formatDuration } from '../../findings/text/format.ts';
import { REMOVE_EVERY_MS, removeOld } from '../../live/store/remove-old.ts';
import type { Store } from '../../live/store/store.ts';
import { logLine, messageOf } from '../../watch/log-lines.ts';
import type { Outcome } from '../../watch/next-publish.ts';
import { RETRY_FIRST_MS, RETRY_MOST_MS, watchAndPublish } from '../../watch/watch-and-publish.ts';
import { quietBuilder } from './build-quietly.ts';
import { mayWatch, type WatchOptions } from './may-watch.ts';
import { demandLive, openPatiently } from './open-live.ts';
import { roundsInStore } from './places.ts';
import type { Rounds } from './rounds.ts';
import { firstSignal } from './stop-signal.ts';
import { deployQuietly } from './wrangler.ts';

/** A bucket takes one write a second to one object: the head. */
const SHORTEST_MS = 1000;

const FIRST_REMOVAL_MS = 600_000;

export async function watchLive(options: WatchOptions, terminal: Terminal): Promise<ExitCode> {
  const { data, out, every, noDeploy } = options;
  if (!(await mayWatch(options, terminal))) return 1;
  const note = (text: string) => terminal.note(logLine(Date.now(), text));
  const { store, promiseMs } = await openPatiently(() => demandLive(data, options.companions), note);
  const stopSignal = firstSignal();
  const builder = quietBuilder(terminal, note);
  const uploads = noDeploy ? undefined : uploader(() => deployQuietly(out), note);
  const beforeBuild = async () => uploads?.idle();
  const rounds = roundsInStore({ options, store, promiseMs, builder, note, beforeBuild });
  const publish = liveOutcomes(rounds, note, () => uploads?.due());
  const watcher = await watchAndPublish({
    declared: options.companions,
    data,
    publish,
    every: every * 1000,
    shortest: SHORTEST_MS,
    // A head is renewed in the middle of the time for which it is promised.
    longest: promiseMs / 3,
    done: 'published',
    note: terminal.note,
  });
  note(`watching ${data} and its status sources; each change is published in ${store.words} (Ctrl+C ends it)`);
  watcher.start();
  const remove = () => void removeAndTell(store, note);
  // A process that is started again each day removes something, too.
  const removals = [setTimeout(remove, FIRST_REMOVAL_MS), setInterval(remove, REMOVE_EVERY_MS)];
  await stopSignal;
  for (const removal of removals) clearInterval(removal);
  note('ending after the publish in progress (Ctrl+C again ends at once)');
  await watcher.stop();
  await uploads?.end();
  note('ended');
  return 0;
}

/** Rounds as the log and the loop want them. @param built called after each build */
function liveOutcomes(rounds: Rounds, note: (text: string) => void, built: () => void): () => Promise<Outcome> {
  return async () => {
    const round = await rounds.publish();
    if (round.kind === 'invalid') return 'invalid';
    if (round.kind === 'built') built();
    if (round.changed > 0) note(`${round.changed} ${round.changed === 1 ? 'EVSE has' : 'EVSEs have'} another status`);
    return round.kind === 'built' || round.isChanged ? 'published' : 'unchanged';
  };
}

/** Uploads beside the loop, so that statuses go on while it takes its time, or fails. */
function uploader(upload: () => Promise<void>, note: (text: string) => void) {
  let under: Promise<void> | undefined;
  let [isDue, failures] = [false, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    if (under !== undefined || !isDue) return;
    isDue = false;
    under = upload()
      .then(() => {
        failures = 0;
      })
      .catch((error: unknown) => {
        isDue = true;
        const wait = Math.min(RETRY_MOST_MS, RETRY_FIRST_MS * 2 ** failures++);
        note(`the page was not uploaded, trying again in ${formatDuration(wait)}: ${messageOf(error)}`);
        timer = setTimeout(begin, wait);
      })
      .finally(() => {
        under = undefined;
        if (failures === 0) begin();
      });
  };
  return {
    due() {
      isDue = true;
      failures = 0;
      begin();
    },
    /** Waits for an upload that reads the built directory. */
    idle: async () => under,
    async end() {
      clearTimeout(timer);
      await under;
      clearTimeout(timer);
    },
  };
}

async function removeAndTell(store: Store, note: (text: string) => void): Promise<void> {
  try {
    const removed = await removeOld(store, Date.now);
    if (removed) note(`removed ${removed} old files from ${store.words}`);
  } catch (error) {
    note(`old files could not be removed from ${store.words}: ${messageOf(error)}`);
  }
}
