/** `start`: builds, serves with `wrangler dev`, and builds again when the data changes. */

import { watchAndPublish } from '../watch/watch-and-publish.ts';
import { build } from './build.ts';
import { defineCommand } from './command.ts';
import type { BuildOptions } from './options.ts';
import { BUILDING, toBuildOptions, toPort } from './options.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';
import { runWrangler, STOPPED } from './wrangler.ts';

export interface StartOptions extends BuildOptions {
  readonly port: number;
}

/** Runs until wrangler ends or the first build fails. */
export async function start({ port, ...options }: StartOptions, terminal: Terminal): Promise<ExitCode> {
  const baseUrl = `http://localhost:${port}`;
  const { data, out } = options;
  let request: BuildOptions = { ...options, baseUrl };
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
    first = rebuild();
    const ended = await first;
    if (ended !== 0) return ended;
    terminal.note(`\nOpen ${baseUrl}/api/ocpi/versions (Ctrl+C ends it). A change in ${data} starts a new build.\n`);
    const code = await runWrangler([
      'dev',
      ...['--port', String(port), '--ip', '127.0.0.1', '--assets', out],
      '--show-interactive-dev-session=false',
    ]);
    if (code !== 0 && code !== STOPPED)
      throw new UsageError(`wrangler dev ended with code ${code}. Is port ${port} in use? PORT=8788 npm start`);
    return 0;
  } finally {
    await watcher.stop();
  }
}

/** Not dist/, because looking at the data must not replace what was published, nor its history. */
const OUT = { ...BUILDING.out, default: '.local/dist' } as const;

export const command = defineCommand({
  name: 'start',
  summary: 'Build, serve on http://localhost:8787 (PORT=8788 changes the port), and build again when the data changes.',
  options: { ...BUILDING, out: OUT },
  examples: ['', '--data mine'],
  run: ({ values, environment }, terminal) =>
    start({ ...toBuildOptions(values), port: toPort(environment.PORT) }, terminal),
});
