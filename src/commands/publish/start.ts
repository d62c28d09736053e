/** `start`: builds, serves what was built on this machine, and builds again when the data changes. */

import { join } from 'node:path';
import { serverOf } from '../../edge/hosts/node.ts';
import type { Outcome } from '../../watch/next-publish.ts';
import { answerOnceBuilt } from '../../watch/serve/once-built.ts';
import { freePort, prepareEnd, takePort } from '../../watch/serve/take-port.ts';
import { withNotice } from '../../watch/serve/with-notice.ts';
import { watchAndPublish } from '../../watch/watch-and-publish.ts';
import { defineCommand } from '../command/command.ts';
import type { BuildOptions } from '../command/options.ts';
import { BUILDING, EVERY, PORT, toBuildOptions, toEvery, toPort } from '../command/options.ts';
import { type ExitCode, type Terminal, UsageError } from '../command/terminal.ts';
import { runBuild } from './build.ts';
import { sourceNotes } from './source-notes.ts';
import { endWithShell, firstSignal } from './stop-signal.ts';
import { requireWrangler, runWrangler, STOPPED } from './wrangler.ts';

/** The options of a build, but for those that follow from the port. */
export interface StartOptions extends Omit<BuildOptions, 'out' | 'baseUrl'> {
  /** By default a directory for this port alone, so that several of us can run side by side. */
  readonly out: string | undefined;
  readonly port: number;
  /** Whether `wrangler dev` serves it, in the runtime of Cloudflare. */
  readonly workers: boolean;
  /** How often sources behind URLs are asked, in s. A change of the data is built at once. */
  readonly every: number;
}

/** Other machines are not let in: what is built here may never be published. */
const HOST = '127.0.0.1';

/** How long answers under way may take after it was stopped, in ms. */
const PATIENCE = 1000;

/** Runs until it is stopped, or the first build fails. The port is tried before anything is built. */
export async function start(
  { port: wanted, workers, every, ...options }: StartOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const port = await freePort({ host: HOST, port: wanted });
  if (workers) requireWrangler();
  const [out, baseUrl] = [options.out ?? join('.local', `start-${port}`), `http://localhost:${port}`];
  const builds = buildsOf({ ...options, out, baseUrl }, terminal);
  const server = workers ? undefined : serverOf(withNotice(answerOnceBuilt(out), builds.errors));
  const end = server && prepareEnd(server);
  const { data } = options;
  let first: Promise<ExitCode> | undefined;
  const publish = async (cause: string): Promise<Outcome> => {
    await first;
    return builds.again(cause === 'idle');
  };
  // Starts to watch before the first build, so that no change is missed.
  const watcher = await watchAndPublish({
    data,
    publish,
    every: every * 1000,
    shortest: 0,
    done: 'built',
    note: terminal.note,
  });
  try {
    if (server) await takePort(server, { host: HOST, port });
    first = builds.first();
    const ended = await first;
    if (ended !== 0) return ended;
    watcher.published();
    terminal.note(`\nOpen ${baseUrl} (Ctrl+C ends it). A change in ${data} starts a new build.\n`);
    await (server ? firstSignal() : serveByWrangler(out, port));
    return 0;
  } finally {
    await watcher.stop();
    await end?.(PATIENCE);
  }
}

/** The first build is told in full. Of the others, only what is new is told. */
function buildsOf(options: BuildOptions, terminal: Terminal) {
  const notesOnSources = sourceNotes();
  const notice = { errors: '' };
  let shown = '';
  return {
    /** What is wrong with the data, as it was told; empty if nothing is. */
    errors: () => notice.errors,
    async first(): Promise<ExitCode> {
      const built = await runBuild({ ...options, now: Date.now() }, terminal);
      notesOnSources(built.findings);
      return built.kind === 'invalid' ? 1 : 0;
    },
    async again(isIdle: boolean): Promise<Outcome> {
      const said: string[] = [];
      const quiet = { ...terminal, out: (text: string) => said.push(text), note: () => {} };
      // How to find the history, and that much may go, is meant for the first build only.
      const later = { previous: { kind: 'default' }, allowsRemovals: false, now: Date.now() } as const;
      const built = await runBuild({ ...options, ...later }, quiet);
      const report = said.join('\n');
      notice.errors = built.kind === 'invalid' ? report : '';
      for (const text of notesOnSources(built.findings)) terminal.note(text);
      if ((built.kind === 'invalid' || !isIdle) && report !== shown) {
        if (report !== '') terminal.out(report);
        shown = report;
      }
      if (built.kind === 'invalid') return 'invalid';
      return built.isChanged ? 'published' : 'unchanged';
    },
  };
}

/** Resolves when it was stopped. @throws UsageError if it ended by itself */
async function serveByWrangler(out: string, port: number): Promise<void> {
  const code = await runWrangler([
    'dev',
    ...['--port', String(port), '--ip', HOST, '--assets', out],
    '--show-interactive-dev-session=false',
  ]);
  if (code !== 0 && code !== STOPPED)
    throw new UsageError(`wrangler dev ended with code ${code}; its message is above.`);
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
    workers: { summary: 'Serve with wrangler dev, which runs what Cloudflare runs.' },
  },
  examples: ['', '--data mine --port 8788'],
  run: ({ values, environment }, terminal) => {
    endWithShell(environment);
    const { out, workers, every } = values;
    const options = { ...toBuildOptions({ ...values, out: out ?? 'dist' }), out };
    const port = toPort(values.port, environment.PORT);
    return start({ ...options, port, every: toEvery(every), workers }, terminal);
  },
});
