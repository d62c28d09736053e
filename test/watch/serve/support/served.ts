/** `serve` and `start` as people run them: a process of its own, and what it says. */

import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { program, programEnvironment } from '../../../support/program.ts';
import { type Ask, askAt } from './ask-on-socket.ts';

const HOME = resolve(import.meta.dirname, '../../../..');

export interface Served {
  readonly process: ChildProcess;
  /** The next line on stderr that holds the words. @throws Error if it ends before */
  line(words: string): Promise<string>;
  /** What it has said so far. */
  readonly seen: readonly string[];
  readonly ended: Promise<number | null>;
}

/** Starts the program with what npm tells its scripts, and without a process between that passes on signals in its own way. */
export function run(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  directory = HOME,
): Served {
  const child = spawn(process.execPath, [program(), ...args], {
    cwd: directory,
    env: {
      ...programEnvironment(),
      PORT: '',
      npm_command: 'run-script',
      npm_lifecycle_event: undefined,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines = createInterface({ input: child.stderr })[Symbol.asyncIterator]();
  const seen: string[] = [];
  return {
    process: child,
    seen,
    ended: new Promise((done) => child.once('exit', done)),
    async line(words) {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`It ended without "${words}". It said:\n${seen.join('\n')}`);
        seen.push(value);
        if (value.includes(words)) return value;
      }
    },
  };
}

/** The port in a line such as `serving dist on http://127.0.0.1:8787 (Ctrl+C ends it)`. */
export function portIn(line: string): number {
  return Number(/http:\/\/[^/]*:(\d+)/.exec(line)?.[1]);
}

/** Runs `serve` on any free port, and waits until it accepts connections. */
export async function serve(out: string, ...more: readonly string[]): Promise<Served & { port: number; ask: Ask }> {
  const served = run(['serve', '--out', out, '--port', '0', ...more]);
  const port = portIn(await served.line('serving'));
  return { ...served, port, ask: askAt({ port }) };
}
