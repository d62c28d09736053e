/** A clone of the project with a small program in its src/: the real bin/ starts it. */

import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '../../..');

/** Prints a word and its arguments, and fails when it is told to. */
const SOURCES = {
  'src/cli/cli.ts': `import { WORD } from '../word.ts';
process.stdout.write([WORD, ...process.argv.slice(2)].join(' ') + '\\n');
if (process.argv.includes('--other')) later();
if (process.argv.includes('--fail')) process.exitCode = 1;
if (process.argv.includes('--throw')) {
  const shown: number = 1;
  throw new Error(\`thrown \${shown}\`);
}
function later() { import('../other.ts').then(({ OTHER }) => process.stdout.write(OTHER + '\\n')); }
`,
  'src/word.ts': "export const WORD: string = 'before';\n",
  'src/other.ts': "export const OTHER: string = 'other';\n",
};

export interface SmallClone {
  readonly root: string;
  readonly write: (path: string, text: string) => void;
  readonly remove: () => void;
  readonly run: (...args: readonly string[]) => SpawnSyncReturns<string>;
}

/** @param name of its directory */
export function smallClone(name = 'clone'): SmallClone {
  const parent = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-'));
  const root = join(parent, name);
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
    write,
    remove: () => rmSync(parent, { recursive: true }),
    run: (...args) => spawnSync(process.execPath, [command, ...args], { cwd: root, encoding: 'utf8' }),
  };
}
