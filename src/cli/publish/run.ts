/**
 * The plan of all that runs until it is stopped (`start`, `watch`, `watch --live`): rounds in a directory or in a store, whenever files
 * change or sources are to be asked; what they publish is served on this machine, uploaded, or left to others.
 */

import type { BuildOptions } from '../../command/options.ts';
import { reportFindings } from '../../command/report-findings.ts';
import type { ExitCode, Terminal } from '../../command/terminal.ts';
import { serverOf } from '../../edge/hosts/node.ts';
import { unfinishedFinding } from '../../publish/disk/unfinished-replacement.ts';
import { findStatusFiles, soonStale } from '../../watch/find-status-files.ts';
import { logLine } from '../../watch/log-lines.ts';
import { answerFromBuild, type BuiltNow } from '../../watch/serve/answer-from-build.ts';
import { HOST, prepareEnd, takePort } from '../../watch/serve/take-port.ts';
import { type Watcher, watchAndPublish } from '../../watch/watch-and-publish.ts';
import { quietBuilder } from './build-quietly.ts';
import { checkBeforeUpload } from './deploy.ts';
import { firstRounds } from './first-rounds.ts';
import { demandLive, openPatiently } from './open-live.ts';
import { publishInDirectory } from './publish-in-directory.ts';
import { publishInStore } from './publish-in-store.ts';
import { firstSignal } from './stop-signal.ts';
import { requireWrangler } from './wrangler.ts';

export interface RunParts {
  /** `previous` and `allowsRemovals` apply until the first upload that succeeds; where nothing is uploaded, until the first valid build. */
  readonly build: BuildOptions;
  /** How often sources behind URLs are asked, in s. */
  readonly every: number;
  /** The shortest time from one publish to the next, in ms. */
  readonly shortest: number;
  /** Whether what is published is uploaded. */
  readonly uploads: boolean;
  /** Whether it is published in the store of network.json, and not in the directory. */
  readonly isLive?: boolean;
  /** Where it is served on this machine. Then the first build must succeed, and all is told that is found in the data. */
  readonly port?: number;
}

/** How long answers under way may take after it was stopped, in ms. */
const PATIENCE = 1000;

/** Runs until SIGINT or SIGTERM. A publish in progress is finished first. */
export async function run(parts: RunParts, terminal: Terminal): Promise<ExitCode> {
  const { build, every, shortest, uploads, isLive = false, port } = parts;
  const { data, companions } = build;
  if (!(await mayRun(parts, terminal))) return 1;
  const isServed = port !== undefined;
  const note = (text: string) => terminal.note(isServed ? text : logLine(Date.now(), text));
  const live = isLive ? await openPatiently(() => demandLive(data, companions), note) : undefined;
  // Before the first publish, so that none is interrupted; but nobody waits for the first build of `start`.
  const stopSignal = isServed ? undefined : firstSignal();
  const builder = quietBuilder(terminal, note, isServed);
  const given = { options: build, builder, uploads, note };
  const place = live ? publishInStore({ ...given, ...live }) : publishInDirectory(given);
  const rounds = isServed ? await firstRounds(place, build, terminal) : undefined;
  const first = Promise.withResolvers<void>();
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  let watcher: Watcher | undefined;
  try {
    // Begins to watch before the first build, so that no change is missed.
    watcher = await watchAndPublish({
      ...{ declared: companions, data, every: every * 1000, shortest, note: terminal.note },
      // A head is renewed in the middle of the time for which it is promised.
      ...(live && { longest: live.promiseMs / 3 }),
      done: isLive || uploads ? 'published' : 'built',
      publish: async () => {
        await first.promise;
        return (rounds ?? place).publish();
      },
    });
    if (rounds && isServed) {
      const now = () => ({ errors: builder.errors(), isApiAlone: rounds.isApiAlone() });
      server = await startServer(build, now, port);
      const { published } = watcher;
      const isPublished = await rounds.begin(() => {
        first.resolve();
        published();
      });
      if (!isPublished) return 1;
    } else {
      note(`watching ${data} and its status sources; ${paceOf(parts, live?.store.words)} (Ctrl+C ends it)`);
      if (!live) for (const text of soonStale(await findStatusFiles(data, companions), every)) note(text);
      first.resolve();
      watcher.start();
    }
    await (stopSignal ?? firstSignal());
    if (!isServed) note('ending after the publish in progress (Ctrl+C again ends at once)');
  } finally {
    first.resolve();
    await watcher?.stop();
    await place.end();
    await server?.end(PATIENCE);
  }
  if (!isServed) note('ended');
  return 0;
}

/** Whether it may: not while a replacement of tables is unfinished, which is reported. @throws UsageError if nothing can be uploaded */
async function mayRun({ build, uploads }: RunParts, terminal: Terminal): Promise<boolean> {
  const unfinished = await unfinishedFinding(build.data);
  if (unfinished !== undefined) {
    await reportFindings([unfinished], build.format, { terminal, companions: build.companions });
    return false;
  }
  if (uploads) {
    await checkBeforeUpload(build);
    requireWrangler();
  }
  return true;
}

function paceOf({ every, uploads }: RunParts, store: string | undefined): string {
  if (store !== undefined) return `each change is published in ${store}`;
  return uploads ? `published at most every ${every} s` : `URLs are asked every ${every} s`;
}

/** Serves a directory, also before there is anything in it. */
async function startServer({ companions, out }: BuildOptions, now: () => BuiltNow, port: number) {
  const [whyOld] = companions.flatMap((companion) => companion.whyOld ?? []);
  const server = serverOf(answerFromBuild(out, now, whyOld));
  const end = prepareEnd(server);
  await takePort(server, { host: HOST, port });
  return { end };
}
