/** A copy of the working tree, and a wrong change in it. */

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Mutant } from './list.ts';

const HOME = resolve(import.meta.dirname, '../..');

/** A copy of everything that git knows or does not ignore, with the packages that are installed. */
export function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: HOME, encoding: 'utf8' });
  for (const name of listed.split('\0')) {
    if (name === '' || !existsSync(join(HOME, name))) continue;
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(join(HOME, name), join(copy, name));
  }
  symlinkSync(join(HOME, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

export async function withChange<T>(tree: string, { file, from, to }: Mutant, act: () => Promise<T>): Promise<T> {
  const path = join(tree, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} must have this piece once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    return await act();
  } finally {
    writeFileSync(path, text);
  }
}
