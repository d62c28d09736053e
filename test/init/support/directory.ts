/** For tests: directories in which init runs, without a terminal to ask at. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type InitOptions, init } from '../../../src/commands/init.ts';
import { NOW } from '../../support/data-directory.ts';
import { recordedTerminal } from '../../support/recorded-terminal.ts';

export const GIVEN = { name: 'Example Charging', country: 'NL', party: 'EXA' };

/** An empty directory; it is removed with everything in it. */
export async function inDirectory<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'init-'));
  try {
    return await work(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Runs init, and returns what it said. */
export async function runInit(directory: string, options: Partial<InitOptions> = {}) {
  const terminal = recordedTerminal();
  const code = await init({ directory, given: GIVEN, tables: 'sheet', now: NOW, ask: undefined, ...options }, terminal);
  return { code, out: terminal.said.out.join('\n'), note: terminal.said.note.join('\n') };
}

/** The text of every file below a directory, by path. */
export function filesIn(directory: string): { [path: string]: string } {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => statSync(join(directory, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(directory, path), 'utf8')]));
}
