/**
 * `start --live`: a live network on this machine, as it would run on Cloudflare: workerd with a bucket. Each changed status is
 * published in the bucket, without a build.
 */

import { join } from 'node:path';
import type { BuildOptions } from '../../command/options.ts';
import type { ExitCode, Terminal } from '../../command/terminal.ts';
import { createR2Store } from '../../live/store/r2.ts';
import { logLine } from '../../watch/log-lines.ts';
import { freePort } from '../../watch/serve/take-port.ts';
import { watchAndPublish } from '../../watch/watch-and-publish.ts';
import { runBuild } from './build.ts';
import { quietBuilder } from './build-quietly.ts';
import { livePublisher } from './live-publisher.ts';
import { firstSignal } from './stop-signal.ts';
import { liveOutcomes } from './watch-live.ts';
import { startWorker } from './workerd-here.ts';

/** The options of a build, but for those that follow from the port. */
export interface StartLiveOptions extends Omit<BuildOptions, 'out' | 'baseUrl'> {
  /** By default a directory for this port alone, so that several of us can run side by side. */
  readonly out: string | undefined;
  readonly port: number;
  /** How often sources behind URLs are asked, in s. A change of the data is published at once. */
  readonly every: number;
}

const HOST = '127.0.0.1';

/** For how long a head is promised to be the newest, in ms. */
const PROMISE_MS = 60_000;

export async function startLive(
  { port: wanted, every, ...options }: StartLiveOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const port = await freePort({ host: HOST, port: wanted });
  const out = options.out ?? join('.local', `start-${port}`);
  const own: BuildOptions = { ...options, out, baseUrl: `http://localhost:${port}` };
  // The page and the snapshot to fall back to are those of this build, as after a deployment.
  const first = await runBuild({ ...own, now: Date.now() }, terminal);
  if (first.kind === 'invalid') return 1;
  const stopSignal = firstSignal();
  const worker = await startWorker(out, `${out}.bucket`, { host: HOST, port, companions: options.companions });
  const note = (text: string) => terminal.note(logLine(Date.now(), text));
  try {
    const store = createR2Store(worker.bucket, 'LIVE');
    const builder = quietBuilder(terminal, note);
    const publisher = livePublisher({
      options: { ...own, out: `${out}-live` },
      store,
      promiseMs: PROMISE_MS,
      builder,
      note,
    });
    const watcher = await watchAndPublish({
      declared: options.companions,
      data: options.data,
      publish: liveOutcomes(publisher, note, () => {}),
      every: every * 1000,
      shortest: 0,
      longest: PROMISE_MS / 3,
      done: 'published',
      note: terminal.note,
    });
    watcher.start();
    terminal.note(
      `\nOpen http://localhost:${port} (Ctrl+C ends it). A changed status is public within a second or two, without a build.\n`,
    );
    await stopSignal;
    await watcher.stop();
    return 0;
  } finally {
    await worker.stop();
  }
}
