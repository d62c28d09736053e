/** Puts the parts together: files are watched, the scheduler publishes, and every event is a line of the log. */

import { demandDirectory } from '../build/disk/data-directory.ts';
import { describeEvent, logLine } from './log-lines.ts';
import type { Outcome } from './next-publish.ts';
import { createScheduler, MACHINE_CLOCK } from './scheduler.ts';
import { findStatusFiles, type StatusFiles } from './status-files.ts';
import { watchFiles } from './watch-files.ts';

export interface Watching {
  readonly data: string;
  readonly publish: () => Promise<Outcome>;
  /** From one publish to the next, at least, in ms. */
  readonly every: number;
  /** What a publish does, as the log puts it: `published` or `built`. */
  readonly done: string;
  readonly note: (text: string) => void;
}

/** Editors write a file in several steps; this long after the last of them the data is read, in ms. */
const SETTLE = 150;

/** How often files are looked at without a notice of the system, in ms. */
const POLL = 2000;

/** How often to publish without a change of the files, in ms: statuses go stale by time alone. */
const IDLE = 300_000;

const RETRY_FIRST = 5000;
const RETRY_MOST = 300_000;

export interface Watcher {
  /** Publishes at once. */
  start(): void;
  /** Begins nothing more; resolves when the publish at work has ended. */
  stop(): Promise<void>;
}

/** Resolves when it watches; from then on every change leads to a publish. */
export async function watchAndPublish({ data, publish, every, done, note }: Watching): Promise<Watcher> {
  await demandDirectory(data);
  let places: StatusFiles = { files: [], urls: false };
  const log = (text: string) => note(logLine(Date.now(), text));
  const others = async () => {
    places = (await findStatusFiles(data)) ?? places;
    return places.files;
  };
  const scheduler = createScheduler({
    publish,
    clock: MACHINE_CLOCK,
    // A source behind a URL tells nobody of its changes: every publish asks it.
    pace: () => ({
      every,
      settle: SETTLE,
      idle: idleTime(places, every),
      retryFirst: RETRY_FIRST,
      retryMost: RETRY_MOST,
    }),
    tell(event) {
      const text = describeEvent(event, done);
      if (text !== undefined) log(text);
    },
  });
  const files = await watchFiles({ directory: data, others, poll: POLL }, scheduler.change, log);
  return {
    start: scheduler.start,
    stop() {
      files.close();
      return scheduler.stop();
    },
  };
}

/** A source that nobody writes any more gives no notice of it, so its age decides when to look at the latest. */
export function idleTime({ urls, maxAge = IDLE }: Pick<StatusFiles, 'urls' | 'maxAge'>, every: number): number {
  return urls ? Math.max(every, POLL) : Math.max(POLL, Math.min(IDLE, maxAge));
}
