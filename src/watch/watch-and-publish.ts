/** Connects the parts of `watch`: the file watcher starts the scheduler, and every event becomes a line of the log. */

import { demandDirectory } from '../publish/disk/data-directory.ts';
import type { Declared } from '../settings/declared.ts';
import { findStatusFiles, type StatusFiles } from './find-status-files.ts';
import { clockJumps, describeEvent, logLine } from './log-lines.ts';
import { createScheduler, MACHINE_CLOCK, type SchedulerParts } from './scheduler.ts';
import { watchFiles } from './watch-files.ts';

export interface Watching {
  /** What companions declare of network.json. */
  readonly declared: readonly Declared[];
  readonly data: string;
  readonly publish: SchedulerParts['publish'];
  /** How often sources behind URLs are asked, in ms. */
  readonly every: number;
  /** Shortest time from the start of one publish to the start of the next, in ms. */
  readonly shortest: number;
  /** Longest time between publishes when nothing changes, in ms, if something has to be confirmed. */
  readonly longest?: number;
  /** What a publish does, as the log puts it: `published` or `built`. */
  readonly done: string;
  readonly note: (text: string) => void;
}

/** Editors save a file in several steps. The data is read when the files have been quiet for this long. */
const QUIET_MS = 150;

/** How often the files are checked when the system reports no change. */
const POLL_MS = 2000;

/** How often to publish when no file changes: statuses go stale as time passes. */
const IDLE_MS = 300_000;

/** How long to wait after the first failure, and at most, in ms. */
export const [RETRY_FIRST_MS, RETRY_MOST_MS] = [5000, 300_000];

export interface Watcher {
  /** Publishes at once. */
  start(): void;
  /** Something was published just now by other means. */
  published(): void;
  /** Starts nothing new. Resolves when the running publish has ended. */
  stop(): Promise<void>;
}

/** Resolves once it is watching. From then on every change leads to a publish. */
export async function watchAndPublish({
  declared,
  data,
  publish,
  every,
  shortest,
  longest = Number.POSITIVE_INFINITY,
  done,
  note,
}: Watching): Promise<Watcher> {
  await demandDirectory(data);
  let statusFiles: StatusFiles = { files: [], urls: false };
  const log = (text: string) => note(logLine(Date.now(), text));
  const others = async () => {
    statusFiles = (await findStatusFiles(data, declared)) ?? statusFiles;
    return statusFiles.files;
  };
  let wasInvalid = false;
  const jump = clockJumps();
  const scheduler = createScheduler({
    publish,
    clock: MACHINE_CLOCK,
    // A source behind a URL does not announce its changes, so every publish fetches it.
    pace: () => ({
      everyMs: shortest,
      quietMs: QUIET_MS,
      idleMs: Math.min(longest, idleTime(statusFiles, every)),
      retryFirstMs: RETRY_FIRST_MS,
      retryMostMs: Math.min(RETRY_MOST_MS, longest),
    }),
    report(event) {
      const jumped = jump(Date.now(), MACHINE_CLOCK.now());
      if (jumped !== undefined) log(jumped);
      const text = describeEvent(event, done, wasInvalid);
      if (text !== undefined) log(text);
      if (event.kind === 'ended') wasInvalid = event.outcome === 'invalid';
    },
  });
  const files = await watchFiles({ directory: data, others, pollMs: POLL_MS }, scheduler.change, log);
  return {
    start: scheduler.start,
    published: scheduler.published,
    stop() {
      files.close();
      return scheduler.stop();
    },
  };
}

/**
 * The longest time between publishes when no file changes, in ms. A file that is no longer written causes no event, so a
 * publish is due before it goes stale.
 */
export function idleTime({ urls, maxAge = IDLE_MS }: Pick<StatusFiles, 'urls' | 'maxAge'>, every: number): number {
  return urls ? every : Math.max(POLL_MS, Math.min(IDLE_MS, maxAge));
}
