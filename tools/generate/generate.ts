/**
 * `npm run generate` writes the files that are generated from the code, and the generated parts of pages. With `--check` it writes
 * nothing, and fails if one of them is out of date.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { formatCount } from '../../src/findings/text/format.ts';
import { generatedFiles, TABLE_SCHEMAS } from './files.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const files = await generatedFiles();
const stale = [...files.keys()].filter((path) => currentText(path) !== files.get(path));
const surplus = filesIn(TABLE_SCHEMAS).filter((path) => !files.has(path));

if (values.check) reportStale([...stale, ...surplus]);
else writeFiles();

function reportStale(paths: readonly string[]): void {
  if (paths.length === 0) say('all generated files are up to date');
  else say(`${paths.join('\n')}\nThese files are out of date. Run: npm run generate`);
  process.exitCode = Math.min(paths.length, 1);
}

function writeFiles(): void {
  for (const path of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, files.get(path) ?? '');
  }
  for (const path of surplus) rmSync(path);
  const removed = surplus.length === 0 ? '' : `, removed ${surplus.length}`;
  say(`wrote ${stale.length} of ${formatCount(files.size, 'generated file')}${removed}`);
}

function currentText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function filesIn(directory: string): string[] {
  return readdirSync(directory).map((name) => `${directory}/${name}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
