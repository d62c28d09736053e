/** Rounds in a store (`watch --live`), and builds that are published there. */

import type { BuildOptions } from '../../command/options.ts';
import type { Terminal } from '../../command/terminal.ts';
import { formatDuration } from '../../findings/text/format.ts';
import { isKnownTo } from '../../live/feed/known-in-store.ts';
import { readPushed } from '../../live/feed/pushed-in-store.ts';
import { publishBuild } from '../../live/publish/publish-build.ts';
import { statusPublisher } from '../../live/publish/publish-statuses.ts';
import { snapshotReader } from '../../live/step/head-in-store.ts';
import { REMOVE_EVERY_MS, removeOld } from '../../live/store/remove-old.ts';
import type { Store } from '../../live/store/store.ts';
import type { BuildMemory } from '../../publish/build-memory.ts';
import type { BuildResult } from '../../publish/build-request.ts';
import { readIn } from '../../snapshot/read-snapshot.ts';
import { messageOf } from '../../watch/log-lines.ts';
import { RETRY_FIRST_MS, RETRY_MOST_MS } from '../../watch/watch-and-publish.ts';
import { runBuild } from './build.ts';
import type { QuietBuilder } from './build-quietly.ts';
import type { OpenedLive } from './open-live.ts';
import { createRounds, LATER, liveProgram, type PublishingPlace, type Rounds } from './rounds.ts';
import { deployQuietly } from './wrangler.ts';

interface InStore extends OpenedLive {
  readonly options: BuildOptions;
  readonly builder: QuietBuilder;
  readonly note: (text: string) => void;
  /** Waits for whoever still reads what the last build has written. */
  readonly beforeBuild?: (() => Promise<void>) | undefined;
}

/** A process that is started again each day removes something, too. */
const FIRST_REMOVAL_MS = 600_000;

/** Publishes each changed status without a build and without a deployment; after each build, the page is uploaded beside the rounds. */
export function publishInStore(given: InStore & { readonly uploads: boolean }): PublishingPlace {
  const { options, store, note } = given;
  const uploads = given.uploads ? uploader(() => deployQuietly(options.out), note) : undefined;
  const rounds = roundsInStore({ ...given, beforeBuild: uploads?.idle });
  const remove = () => void removeAndTell(store, note);
  const removals = [setTimeout(remove, FIRST_REMOVAL_MS), setInterval(remove, REMOVE_EVERY_MS)];
  return {
    async publish() {
      const round = await rounds.publish();
      if (round.kind === 'invalid') return 'invalid';
      if (round.kind === 'built') uploads?.due();
      if (round.changed > 0) note(`${round.changed} ${round.changed === 1 ? 'EVSE has' : 'EVSEs have'} another status`);
      return round.kind === 'built' || round.isChanged ? 'published' : 'unchanged';
    },
    async end() {
      for (const removal of removals) clearInterval(removal);
      await uploads?.end();
    },
  };
}

export function roundsInStore({ options: given, store, promiseMs, builder, note, beforeBuild }: InStore): Rounds {
  const options = withPushes(given, store);
  const live = { store, promiseMs };
  let hasBuilt = false;
  const build = async (): Promise<BuildResult> => {
    const own = { ...options, ...(hasBuilt ? LATER : {}), isForPublishing: true, isUploaded: true };
    await beforeBuild?.();
    const result = await buildInStore(own, live, note, (next) => builder.build({ ...next, now: Date.now() }));
    hasBuilt ||= result.kind === 'built';
    return result;
  };
  const context = { ...liveProgram(options.companions), ...live, clock: () => Date.now() };
  const statuses = statusPublisher({ ...context, reader: snapshotReader(store) });
  return createRounds({ options, builder, statuses, build, goesOnWhileBlocked: true, buildsAtOnce: false, note });
}

/** What was pushed to a store counts as what a source says. */
function withPushes(options: BuildOptions, store: Store): BuildOptions {
  return { ...options, pushed: (known) => readPushed(store, () => Date.now(), known && isKnownTo(known)) };
}

/** Builds on what a store has, and publishes that there. @param run builds once */
function buildInStore(
  options: BuildOptions,
  live: OpenedLive,
  note: (text: string) => void,
  run: (options: BuildOptions) => Promise<BuildResult>,
): Promise<BuildResult> {
  const { companions, out, previous, now } = options;
  return publishBuild({
    ...{ ...live, ...liveProgram(companions), note, clock: options.clock ?? (() => now) },
    isAnew: previous.kind === 'none',
    read: (path) => readIn(out)(path),
    build: (history = options.history, leadMs) => run({ ...options, history, leadMs }),
  });
}

/** A live network is published in its store first: a deployment that fails afterwards leaves the page of before, and no old data. */
export function buildOnce(
  options: BuildOptions,
  live: OpenedLive | undefined,
  terminal: Terminal,
): Promise<BuildResult> {
  if (live === undefined) return runBuild(options, terminal);
  const memory: BuildMemory = {};
  return buildInStore(withPushes(options, live.store), live, terminal.note, (next) => runBuild(next, terminal, memory));
}

/** Uploads beside the rounds, so that statuses go on while it takes its time, or fails. */
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
