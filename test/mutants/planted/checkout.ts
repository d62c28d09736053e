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
  readFileSync,
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

/** What is committed there, with the packages that are installed, and with what CI reads beside a checkout. */
export function copyCheckout(commit: string): Checkout {
  const place = mkdtempSync(join(tmpdir(), 'planted-'));
  const root = join(place, 'checkout');
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: HOME, stdio: 'ignore' });
  git('worktree', 'add', '--detach', root, commit);
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
  let why: 'late' | 'stopped' | undefined;
  const kill = (reason: 'late' | 'stopped') => {
    why = reason;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const stop = () => kill('stopped');
  const killer = setTimeout(() => kill('late'), minutes * 60_000);
  for (const signal of SIGNALS) process.on(signal, stop);
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  clearTimeout(killer);
  for (const signal of SIGNALS) process.off(signal, stop);
  closeSync(said);
  if (why === 'stopped') throw new Error('stopped');
  return { code: why === 'late' ? 'no end' : (code ?? 1), seconds: (performance.now() - began) / 1000 };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does something while files have other texts, by their paths from the root. */
export async function withTexts<T>(
  root: string,
  texts: ReadonlyMap<string, string>,
  act: () => Promise<T>,
): Promise<T> {
  const old = [...texts.keys()].map((file) => [join(root, file), readFileSync(join(root, file))] as const);
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
  try {
    return await act();
  } finally {
    for (const [path, text] of old) writeFileSync(path, text);
  }
}
