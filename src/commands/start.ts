/** `start`: build, serve with `wrangler dev`, and build again when the data changes. */

import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from './build.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';

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
    const code = await serve(out, port);
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

/** `wrangler dev` on this port, with its log on our terminal, until it ends. */
function serve(out: string, port: number): Promise<number> {
  const wrangler = join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin', 'wrangler.js');
  const args = [
    wrangler,
    'dev',
    '--port',
    String(port),
    '--ip',
    '127.0.0.1',
    '--assets',
    out,
    '--show-interactive-dev-session=false',
  ];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  const stop = () => child.kill('SIGTERM');
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal === null ? (code ?? 0) : 0));
  });
}
