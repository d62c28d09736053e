/** `start`: builds, serves what was built on this machine, and builds again when the data changes. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AnswerFrom, answerFromDirectory } from '../hosts/directory.ts';
import { serverOf } from '../hosts/node.ts';
import { freePort, prepareEnd, takePort } from '../serve/take-port.ts';
import { MANIFEST_PATH } from '../stored-format/manifest.ts';
import { watchAndPublish } from '../watch/watch-and-publish.ts';
import { build } from './build.ts';
import { defineCommand } from './command.ts';
import type { BuildOptions } from './options.ts';
import { BUILDING, PORT, toBuildOptions, toPort } from './options.ts';
import { endWithShell, firstSignal } from './stop-signal.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';
import { requireWrangler, runWrangler, STOPPED } from './wrangler.ts';

/** The options of a build, but for those that follow from the port. */
export interface StartOptions extends Omit<BuildOptions, 'out' | 'baseUrl'> {
  /** By default a directory for this port alone, so that several of us can run side by side. */
  readonly out: string | undefined;
  readonly port: number;
  /** Whether `wrangler dev` serves it, in the runtime of Cloudflare. */
  readonly workers: boolean;
}

/** Other machines are not let in: what is built here may never be published. */
const HOST = '127.0.0.1';

/** How long answers under way may take after it was stopped, in ms. */
const PATIENCE = 1000;

/** Runs until it is stopped, or the first build fails. The port is tried before anything is built. */
export async function start(
  { port: wanted, workers, ...options }: StartOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const port = await freePort({ host: HOST, port: wanted });
  if (workers) requireWrangler();
  const [out, baseUrl] = [options.out ?? join('.local', `start-${port}`), `http://localhost:${port}`];
  const server = workers ? undefined : serverOf(answerOnceBuilt(out));
  const end = server && prepareEnd(server);
  const { data } = options;
  let request: BuildOptions = { ...options, out, baseUrl };
  const rebuild = async () => {
    const code = await build({ ...request, now: Date.now() }, terminal);
    // These options are meant for the first build only.
    if (code === 0) request = { ...request, previous: { kind: 'default' }, allowsRemovals: false };
    return code;
  };
  let first: Promise<ExitCode> | undefined;
  const publish = async () => {
    await first;
    return (await rebuild()) === 0 ? 'published' : 'invalid';
  };
  // Starts to watch before the first build, so that no change is missed.
  const watcher = await watchAndPublish({ data, publish, every: 0, done: 'built', note: terminal.note });
  try {
    if (server) await takePort(server, { host: HOST, port });
    first = rebuild();
    const ended = await first;
    if (ended !== 0) return ended;
    terminal.note(`\nOpen ${baseUrl} (Ctrl+C ends it). A change in ${data} starts a new build.\n`);
    await (server ? firstSignal() : serveByWrangler(out, port));
    return 0;
  } finally {
    await watcher.stop();
    await end?.(PATIENCE);
  }
}

const BEING_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>Being built</title><p>The network is being built for the first time. This page loads again by itself.</p></html>
`;

/** Answers from a directory; before anything was built there, that this takes a moment. */
export function answerOnceBuilt(directory: string): AnswerFrom {
  const answer = answerFromDirectory(directory);
  let isBuilt = false;
  return async (request) => {
    isBuilt ||= existsSync(join(directory, MANIFEST_PATH));
    if (isBuilt) return answer(request);
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '1' };
    return new Response(BEING_BUILT, { status: 503, headers });
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
    workers: { summary: 'Serve with wrangler dev, which runs what Cloudflare runs.' },
  },
  examples: ['', '--data mine --port 8788'],
  run: ({ values, environment }, terminal) => {
    endWithShell(environment);
    const { out, workers } = values;
    const options = { ...toBuildOptions({ ...values, out: out ?? 'dist' }), out };
    return start({ ...options, port: toPort(values.port, environment.PORT), workers }, terminal);
  },
});
