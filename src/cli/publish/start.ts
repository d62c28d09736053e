/** `start`: builds, serves what was built on this machine, and builds again when the data changes. */

import { join } from 'node:path';
import { defineCommand } from '../../command/command.ts';
import type { BuildOptions } from '../../command/options.ts';
import { BUILDING, EVERY, PORT, toBuildOptions, toEvery, toPort } from '../../command/options.ts';
import type { ExitCode, Terminal } from '../../command/terminal.ts';
import { serverOf } from '../../edge/hosts/node.ts';
import type { BuildResult } from '../../publish/build-request.ts';
import type { Outcome } from '../../watch/next-publish.ts';
import { answerFromBuild, type BuiltNow } from '../../watch/serve/answer-from-build.ts';
import { freePort, prepareEnd, takePort } from '../../watch/serve/take-port.ts';
import { watchAndPublish } from '../../watch/watch-and-publish.ts';
import { loadInputs } from './build.ts';
import { quietBuilder } from './build-quietly.ts';
import { LATER, roundsInDirectory } from './places.ts';
import { endWithShell, firstSignal } from './stop-signal.ts';

/** The options of a build, but for those that follow from the port. */
export interface StartOptions extends Omit<BuildOptions, 'out' | 'baseUrl'> {
  /** By default a directory for this port alone, so that several of us can run side by side. */
  readonly out: string | undefined;
  readonly port: number;
  /** How often sources behind URLs are asked, in s. A change of the data is published at once. */
  readonly every: number;
}

/** Other machines are not let in: what is built here may never be published. */
const HOST = '127.0.0.1';

/** How long answers under way may take after it was stopped, in ms. */
const PATIENCE = 1000;

/** Runs until it is stopped, or the first build fails. The port is tried before anything is built. */
export async function start({ port: wanted, every, ...options }: StartOptions, terminal: Terminal): Promise<ExitCode> {
  const port = await freePort({ host: HOST, port: wanted });
  const [out, baseUrl] = [options.out ?? join('.local', `start-${port}`), `http://localhost:${port}`];
  const { data } = options;
  const rounds = startRounds({ ...options, out, baseUrl }, terminal, await isSlow(options.companions));
  const [whyOld] = options.companions.flatMap((companion) => companion.whyOld ?? []);
  const server = serverOf(answerFromBuild(out, rounds.now, whyOld));
  const end = prepareEnd(server);
  // Starts to watch before the first build, so that no change is missed.
  const watcher = await watchAndPublish({
    declared: options.companions,
    data,
    publish: rounds.again,
    every: every * 1000,
    shortest: 0,
    done: 'built',
    note: terminal.note,
  });
  try {
    await takePort(server, { host: HOST, port });
    if ((await rounds.first()) === 'invalid') return 1;
    watcher.published();
    terminal.note(`\nOpen ${baseUrl} (Ctrl+C ends it). A change in ${data} starts a new build.\n`);
    await firstSignal();
    return 0;
  } finally {
    await watcher.stop();
    await end(PATIENCE);
  }
}

/** Whether something that companions need must be made first. */
async function isSlow(companions: BuildOptions['companions']): Promise<boolean> {
  return (await Promise.all(companions.map(({ isSlowToOpen }) => isSlowToOpen?.()))).includes(true);
}

/**
 * The first build, and the rounds that follow.
 *
 * @param isApiAlone whether the scripts of the page must be bundled, which takes longer than all the rest: then the API is built,
 * and answers, before that
 */
function startRounds(request: BuildOptions, terminal: Terminal, isApiAlone: boolean) {
  const builder = quietBuilder(terminal, terminal.note);
  let now: BuiltNow = { errors: '', isApiAlone };
  let [isFirst, cause] = [true, ''];
  let firstEnds: Promise<Outcome> | undefined;
  const build = async (): Promise<BuildResult> => {
    if (isFirst) {
      isFirst = false;
      return builder.first({ ...request, now: Date.now(), isApiAlone });
    }
    const { built, report } = await builder.next({ ...request, ...LATER, now: Date.now() });
    now = { errors: built.kind === 'invalid' ? report : '', isApiAlone: false };
    if (built.kind === 'invalid' || cause !== 'idle') builder.tell(report);
    return built;
  };
  const rounds = roundsInDirectory({ options: request, builder, build, isUploaded: false, note: terminal.note });
  const next = async (why: string, mustBuild = false): Promise<Outcome> => {
    cause = why;
    const round = await rounds.publish(mustBuild);
    if (round.kind === 'invalid') return 'invalid';
    now = { ...now, errors: '' };
    return round.isChanged ? 'published' : 'unchanged';
  };
  const buildFirst = async (): Promise<Outcome> => {
    const built = await next('start', true);
    if (built === 'invalid' || !isApiAlone) return built;
    terminal.note(`\nThe API answers: ${request.baseUrl}/api/ocpi/versions. The page comes next.\n`);
    await loadInputs(request, terminal);
    await next('page', true);
    return built;
  };
  return {
    now: () => now,
    first: () => {
      firstEnds = buildFirst();
      return firstEnds;
    },
    again: async (why: string): Promise<Outcome> => {
      await firstEnds;
      return next(why);
    },
  };
}

export const command = defineCommand({
  name: 'start',
  summary: 'Build, serve on this machine (http://localhost:8787), and build again when the data changes.',
  options: {
    ...BUILDING,
    // Not dist/, because looking at the data must not replace what was published, nor its history.
    out: { value: 'DIR', summary: BUILDING.out.summary },
    ...PORT,
    ...EVERY,
  },
  examples: ['', '--data mine --port 8788'],
  run: ({ values, environment, companions }, terminal) => {
    endWithShell(environment);
    const { out, every } = values;
    const options = { ...toBuildOptions({ ...values, out: out ?? 'dist' }, companions), out };
    const port = toPort(values.port, environment.PORT);
    return start({ ...options, port, every: toEvery(every) }, terminal);
  },
});
