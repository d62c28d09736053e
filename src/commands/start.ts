/** `start`: build, serve with `wrangler dev`, and build again when the data changes. */

import { watch } from 'node:fs';
import { build } from './build.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';
import { runWrangler } from './wrangler.ts';

export interface StartOptions {
  readonly data: string;
  readonly out: string;
  readonly port: number;
}

/** Runs until wrangler ends or the first build fails. */
export async function start({ data, out, port }: StartOptions, terminal: Terminal): Promise<ExitCode> {
  const baseUrl = `http://localhost:${port}`;
  const rebuild = () => build({ data, out, baseUrl, now: wholeSeconds(), format: 'text' }, terminal);
  const first = await rebuild();
  if (first !== 0) return first;
  const watcher = rebuildOnChange(data, rebuild, terminal);
  terminal.note(`\nOpen ${baseUrl}/api/ocpi/versions (Ctrl+C ends it; a change in ${data} builds again)\n`);
  try {
    const code = await runWrangler([
      'dev',
      ...['--port', String(port), '--ip', '127.0.0.1', '--assets', out],
      '--show-interactive-dev-session=false',
    ]);
    if (code !== 0)
      throw new UsageError(`wrangler dev ended with code ${code}. Is port ${port} in use? PORT=8788 npm start`);
    return 0;
  } finally {
    watcher.close();
  }
}

function wholeSeconds(): number {
  return Math.floor(Date.now() / 1000) * 1000;
}

/** Editors write a file in several steps; this long after the last of them the data is read, in ms. */
const SETTLE = 150;

/** One build at a time; a change during a build starts another one after it. */
function rebuildOnChange(data: string, rebuild: () => Promise<ExitCode>, terminal: Terminal): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      terminal.note(`\n${data} changed`);
      await rebuild();
    } catch (error) {
      terminal.note(`The build failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    running = false;
    if (again) {
      again = false;
      await run();
    }
  };
  const watcher = watch(data, { recursive: true }, (_, name) => {
    if (name !== null && !/\.(csv|json)$/i.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), SETTLE);
  });
  return {
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
