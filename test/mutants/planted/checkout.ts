/** A copy of the checkout in a directory of its own, in which faults are planted. Nobody's tree is touched. */

import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const HOME = resolve(import.meta.dirname, '../../..');

export interface Checkout {
  readonly root: string;
  remove(): void;
}

/** What is committed, with the packages that are installed, and with what CI reads beside a checkout. */
export function copyCheckout(): Checkout {
  const place = mkdtempSync(join(tmpdir(), 'planted-'));
  const root = join(place, 'checkout');
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: HOME, stdio: 'ignore' });
  git('worktree', 'add', '--detach', root, 'HEAD');
  linkPackages(join(HOME, 'node_modules'), join(root, 'node_modules'));
  if (existsSync(join(HOME, '../shared'))) symlinkSync(join(HOME, '../shared'), join(place, 'shared'));
  const remove = () => {
    git('worktree', 'remove', '--force', root);
    rmSync(place, { recursive: true, force: true });
  };
  return { root, remove };
}

/** Links each package. One that npm linked is a workspace: the copy has that itself, in the same place. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const path = join(from, name);
    if (/^\.(vite|cache)/.test(name)) continue;
    if (name.startsWith('@')) linkPackages(path, join(to, name));
    else symlinkSync(lstatSync(path).isSymbolicLink() ? readlinkSync(path) : path, join(to, name));
  }
}

export interface Run {
  readonly code: number | 'no end';
  readonly seconds: number;
}

/** Runs a command in the copy; what it says is added to `log`. What does not end is killed, with all that it started. */
export async function run(root: string, argv: readonly string[], log: string, minutes: number): Promise<Run> {
  appendFileSync(log, `\n== ${argv.join(' ')}\n`);
  const said = openSync(log, 'a');
  const began = performance.now();
  const [command = '', ...args] = argv;
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', said, said], detached: true });
  let isLate = false;
  const killer = setTimeout(() => {
    isLate = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, minutes * 60_000);
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  clearTimeout(killer);
  closeSync(said);
  return { code: isLate ? 'no end' : (code ?? 1), seconds: (performance.now() - began) / 1000 };
}

/** Does something while a file has another text. */
export async function withText<T>(path: string, old: string, text: string, act: () => Promise<T>): Promise<T> {
  writeFileSync(path, text);
  try {
    return await act();
  } finally {
    writeFileSync(path, old);
  }
}
