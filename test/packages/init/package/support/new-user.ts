/** A new user: an empty directory, a clone in it, an environment that knows nothing of this checkout, and a shell. */

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { PROJECT } from './packed.ts';

/** Prints a line of the report. */
export type Say = (text: string) => void;

/**
 * Nothing in it tells of the npm script that runs this, nor of the packages of the checkout.
 *
 * @param first directories whose programs come before all others
 */
export function environmentOf(place: string, port: number, first: readonly string[]): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_(?:command|execpath|node_execpath|lifecycle_.*|package_.*|config_local_prefix)|INIT_CWD|NODE_ENV|VITEST.*)$/.test(
        name,
      ),
  );
  const path = (process.env.PATH ?? '').split(delimiter).filter((one) => !one.includes('node_modules'));
  return {
    ...Object.fromEntries(own),
    PATH: [...first, ...path].join(delimiter),
    npm_config_cache: join(place, 'cache'),
    // Nobody is here to answer npx, which asks before it installs the file that it was given.
    npm_config_yes: 'true',
    WRANGLER_SEND_METRICS: 'false',
    NO_COLOR: '1',
    PORT: String(port),
  };
}

/** What a clone would have, as the files are now. */
export function cloneTo(directory: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT,
  });
  for (const file of new Set(listed.toString().split('\0'))) {
    if (file !== '' && existsSync(join(PROJECT, file))) cpSync(join(PROJECT, file), join(directory, file));
  }
}

/** A free port below those that a system gives to whoever asks for any: it is taken minutes later, and must be free then, too. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

/** What commands print on both streams. */
export function runIn(directory: string, commands: string, environment: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', commands], {
    cwd: directory,
    env: environment,
    encoding: 'utf8',
  });
  return { status, stdout, text: stdout + stderr };
}

export interface Serving {
  /**
   * Resolves when it has printed these words.
   *
   * @param before words that may only come later
   * @throws Error if it ends before, or has printed a stack trace
   */
  printed(words: string, before?: string): Promise<void>;
  stop(): Promise<void>;
}

/** Runs commands in a shell, the last of which serves until it is stopped. */
export function serveIn(directory: string, commands: string, environment: NodeJS.ProcessEnv, say: Say): Serving {
  say(`\n$ ${commands.replaceAll('\n', '\n$ ')}`);
  const shell = spawn('sh', ['-ec', commands], {
    cwd: directory,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise<void>((done) => shell.once('close', () => done()));
  const output = collect(shell, say);
  return {
    printed: (words, before) => output(ended, words, before),
    async stop() {
      if (shell.exitCode === null && shell.pid !== undefined) process.kill(-shell.pid, 'SIGTERM');
      await ended;
    },
  };
}

function collect(shell: ChildProcess, say: Say) {
  let text = '';
  let look = () => {};
  for (const stream of [shell.stdout, shell.stderr]) {
    stream?.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      say(more.trimEnd());
      look();
    });
  }
  return (ended: Promise<void>, words: string, before?: string) =>
    new Promise<void>((done, reject) => {
      look = () => {
        if (/^ {4}at /m.test(text)) reject(new Error(`it printed a stack trace:\n${text}`));
        else if (text.includes(words)) done();
        else if (before !== undefined && text.includes(before))
          reject(new Error(`"${words}" did not come first:\n${text}`));
      };
      look();
      void ended.then(() => reject(new Error(`it ended without "${words}":\n${text}`)));
    });
}
