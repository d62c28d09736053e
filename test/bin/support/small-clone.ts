/** A clone of the project with a small program in its src/: the real bin/ starts it. */

import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '../../..');

/** Prints a word and its arguments, and fails when it is told to. */
const SOURCES = {
  'src/cli.ts': `import { WORD } from './word.ts';
process.stdout.write([WORD, ...process.argv.slice(2)].join(' ') + '\\n');
if (process.argv.includes('--other')) later();
if (process.argv.includes('--fail')) process.exitCode = 1;
if (process.argv.includes('--throw')) {
  const shown: number = 1;
  throw new Error(\`thrown \${shown}\`);
}
function later() { import('./other.ts').then(({ OTHER }) => process.stdout.write(OTHER + '\\n')); }
`,
  'src/word.ts': "export const WORD: string = 'before';\n",
  'src/other.ts': "export const OTHER: string = 'other';\n",
};

export interface SmallClone {
  readonly root: string;
  /** Where its bundle is. */
  readonly place: string;
  readonly write: (path: string, text: string) => void;
  readonly remove: () => void;
  readonly run: (...args: readonly string[]) => SpawnSyncReturns<string>;
  /** Runs it as often as this at the same time. */
  readonly runAtOnce: (times: number) => Promise<{ code: number | null; out: string }[]>;
  /** The files of its bundle: name -> text. */
  readonly bundle: () => Map<string, string>;
}

/** @param name of its directory */
export function smallClone(name = 'clone'): SmallClone {
  const parent = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-'));
  const root = join(parent, name);
  const place = join(root, '.local/program');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(SOURCES)) write(path, text);
  cpSync(join(PROJECT, 'bin'), join(root, 'bin'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(PROJECT, file), join(root, file));
  symlinkSync(resolve(PROJECT, 'node_modules'), join(root, 'node_modules'));
  const command = join(root, 'bin/ocpi-snapshot.cjs');
  return {
    root,
    place,
    write,
    remove: () => rmSync(parent, { recursive: true }),
    run: (...args) => spawnSync(process.execPath, [command, ...args], { cwd: root, encoding: 'utf8' }),
    runAtOnce: (times) => Promise.all(Array.from({ length: times }, () => outcome(command))),
    bundle: () => {
      const names = readdirSync(place).filter((file) => file !== 'compiled');
      return new Map(names.map((file) => [file, readFileSync(join(place, file), 'utf8')]));
    },
  };
}

function outcome(command: string): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, [command], { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  return new Promise((done, reject) => {
    child.once('error', reject);
    child.once('close', (code) => done({ code, out }));
  });
}
