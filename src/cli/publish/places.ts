/** Where rounds publish: in a store (`watch --live`), or in the directory that a build writes (`watch`, `start`). */

import type { BuildOptions } from '../../command/options.ts';
import { isKnownTo } from '../../live/feed/known-in-store.ts';
import { readPushed } from '../../live/feed/pushed-in-store.ts';
import { headInDirectory, NO_PROMISE } from '../../live/publish/head-in-directory.ts';
import { snapshotReader } from '../../live/publish/head-in-store.ts';
import { publishBuild } from '../../live/publish/publish-build.ts';
import { statusPublisher } from '../../live/publish/publish-statuses.ts';
import type { Store } from '../../live/store/store.ts';
import type { BuildResult } from '../../publish/build-request.ts';
import { seenAfter } from '../../publish/publish-on.ts';
import { readIn } from '../../snapshot/read-snapshot.ts';
import type { QuietBuilder } from './build-quietly.ts';
import type { OpenedLive } from './open-live.ts';
import { createRounds, liveProgram, type Rounds } from './rounds.ts';

const clock = () => Date.now();

export interface InStore extends OpenedLive {
  readonly options: BuildOptions;
  readonly builder: QuietBuilder;
  readonly note: (text: string) => void;
  /** Waits for whoever still reads what the last build has written. */
  readonly beforeBuild?: () => Promise<void>;
}

export function roundsInStore({ options: given, store, promiseMs, builder, note, beforeBuild }: InStore): Rounds {
  const options = withPushes(given, store);
  const live = { store, promiseMs };
  let hasBuilt = false;
  const build = async (): Promise<BuildResult> => {
    const own = { ...options, ...(hasBuilt ? LATER : {}), isForPublishing: true, isUploaded: true };
    await beforeBuild?.();
    const result = await buildInStore(own, live, note, async (next) => {
      const { built, report } = await builder.next({ ...next, now: clock() });
      builder.tell(built.kind === 'invalid' ? report : '');
      return built;
    });
    hasBuilt ||= result.kind === 'built';
    return result;
  };
  const context = { ...liveProgram(options.companions), ...live, clock };
  const statuses = statusPublisher({ ...context, reader: snapshotReader(store) });
  const place = { statuses, build, goesOnWhileBlocked: true, buildsAtOnce: false };
  return createRounds({ options, place, ...told(builder), note });
}

/** What was pushed to a store counts as what a source says. */
export function withPushes(options: BuildOptions, store: Store): BuildOptions {
  return { ...options, pushed: (known) => readPushed(store, clock, known && isKnownTo(known)) };
}

/** Builds on what a store has, and publishes that there. @param run builds once */
export function buildInStore(
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

/** How to find the history, and that much may go, is meant for the first build only. */
export const LATER = { previous: { kind: 'default' }, allowsRemovals: false } as const;

/** What people see of statuses that a step does not change, such as the scorecard of AFIR, is at most so old, in ms. */
const REBUILD_MS = 600_000;

export interface InDirectory {
  readonly options: BuildOptions;
  readonly builder: QuietBuilder;
  readonly build: () => Promise<BuildResult>;
  /** Whether it is uploaded after each change: then nobody sees it before that. */
  readonly isUploaded: boolean;
  readonly note: (text: string) => void;
}

export function roundsInDirectory({ options, builder, build, isUploaded, note }: InDirectory): Rounds {
  const { companions, out } = options;
  const head = headInDirectory(out, !isUploaded);
  const program = liveProgram(companions);
  let [uploadMs, isToldOfOthers] = [0, false];
  const statuses = statusPublisher({
    ...{ ...program, store: head, reader: snapshotReader(head), clock, promiseMs: NO_PROMISE },
    leadMs: () => seenAfter(uploadMs),
  });
  const buildHere = async (): Promise<BuildResult> => {
    if (!isToldOfOthers && (await head.isOfAnother())) {
      isToldOfOthers = true;
      note(`another process has written ${out} meanwhile: end one of the two, or give each an --out of its own`);
    }
    const built = await build();
    if (built.kind === 'invalid') return built;
    uploadMs = isUploaded ? built.data.settings.upload_seconds * 1000 : 0;
    await head.goOnFrom(built, program.steps);
    return built;
  };
  const place = {
    statuses,
    build: buildHere,
    goesOnWhileBlocked: !isUploaded,
    buildsAtOnce: true,
    rebuildMs: REBUILD_MS,
  };
  return createRounds({ options, place, ...told(builder) });
}

/** What rounds share with builds, and tell as these do. */
function told({ memory, sources, tell }: QuietBuilder) {
  return { memory, sources, recovered: () => tell('') };
}
