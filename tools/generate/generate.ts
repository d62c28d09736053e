/**
 * `npm run generate` writes the files that are generated from the code, and the generated parts of pages. With `--check` it writes
 * nothing, and fails if one of them is out of date.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { formatCount } from '../../src/findings/text/format.ts';
import { generatedCode } from './code.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
// The rest is made by the code, which needs these: they are written before it is loaded.
const code = generatedCode();
const staleCode = staleIn(code);
if (!values.check) writeFiles(code, staleCode);
const { generatedFiles, TABLE_SCHEMAS } = await import('./files.ts');
const files = await generatedFiles();
const stale = staleIn(files);
const surplus = filesIn(TABLE_SCHEMAS).filter((path) => !files.has(path));

if (values.check) reportStale([...staleCode, ...stale, ...surplus]);
else writeAll();

function reportStale(paths: readonly string[]): void {
  if (paths.length === 0) say('all generated files are up to date');
  else say(`${paths.join('\n')}\nThese files are out of date. Run: npm run generate`);
  process.exitCode = Math.min(paths.length, 1);
}

function writeAll(): void {
  writeFiles(files, stale);
  for (const path of surplus) rmSync(path);
  const removed = surplus.length === 0 ? '' : `, removed ${surplus.length}`;
  const all = formatCount(files.size + code.size, 'generated file');
  say(`wrote ${stale.length + staleCode.length} of ${all}${removed}`);
}

function writeFiles(texts: ReadonlyMap<string, string>, paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, texts.get(path) ?? '');
  }
}

function staleIn(texts: ReadonlyMap<string, string>): string[] {
  return [...texts.keys()].filter((path) => currentText(path) !== texts.get(path));
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
