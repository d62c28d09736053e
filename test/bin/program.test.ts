/** The bundle of the real program does what its sources do. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesIn } from '../publish/history/support/disk-builds.ts';

const BUNDLE = ['bin/ocpi-snapshot.cjs'];
const SOURCES = ['--import', 'tsx', 'src/cli.ts'];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Builds the network of all fields; returns its files as texts. */
function build(program: readonly string[], out: string): Map<string, string> {
  const options = ['--out', out, '--previous', 'none', '--cache', 'none', '--now', '2026-11-21T00:00:00Z'];
  execFileSync(process.execPath, [...program, 'build', '--data', 'test/fixtures/valid/data', ...options], {
    stdio: 'ignore',
  });
  return new Map([...filesIn(out)].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]));
}

test('it builds the same bytes', () => {
  const built = build(BUNDLE, join(root, 'a'));
  expect(built.size).toBeGreaterThan(20);
  expect(built).toEqual(build(SOURCES, join(root, 'b')));
});

test('the packages outside of it are found from its place', () => {
  const pattern = 'createRequire(import.meta.url)';
  const lines = execFileSync('git', ['grep', '-hF', pattern, '--', 'src'], { encoding: 'utf8' });
  const names = [...lines.matchAll(/url\)(?:\.resolve)?\('([^']+)'\)/g)].map(([, name = '']) => name);
  expect(names.sort()).toEqual(['@rapideditor/country-coder', 'ajv/dist/2020.js']);
  const { resolve } = createRequire(join(process.cwd(), '.local/program/program.cjs'));
  for (const name of names) expect(resolve(name)).toContain('node_modules');
});

/** Each of these files finds something by its own place. In a bundle, that is the place of the bundle. */
const PLACED = [
  // Finds the package that it is in.
  'src/commands/command/own-package.ts',
  // Loads a package that is outside of the bundle, as countries.ts does.
  'src/contract/json-schema.ts',
  // Hashes itself: the bundle, or all sources.
  'src/publish/validate/cache-key.ts',
  'src/source/cells/countries.ts',
];

test('no other file relies on its own place', () => {
  const files = execFileSync('git', ['grep', '-l', 'import\\.meta', '--', 'src'], { encoding: 'utf8' });
  expect(files.trim().split('\n')).toEqual(PLACED);
});

test('no bundle is part of the repository, where it would run in the place of the sources', () => {
  const tracked = existsSync('.git') ? execFileSync('git', ['ls-files', '.local'], { encoding: 'utf8' }) : '';
  expect(tracked).toBe('');
});
