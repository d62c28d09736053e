/** The package is found from the sources and from every place where a bundle of them is kept. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packageRoot, packageVersion } from '../../src/command/own-package.ts';

const PROJECT = resolve(import.meta.dirname, '../..');

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-'));
});

afterEach(() => rmSync(root, { recursive: true }));

test('from the sources', () => {
  expect(packageRoot()).toBe(PROJECT);
  expect(packageVersion()).toBe(JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')).version);
});

test('from the package, in a directory with blanks and signs', () => {
  const place = 'lib';
  const home = join(root, 'my project (1) é %41');
  mkdirSync(join(home, place), { recursive: true });
  writeFileSync(join(home, 'package.json'), '{"version":"9.8.7"}');
  const source = readFileSync(join(PROJECT, 'src/command/own-package.ts'), 'utf8');
  const { code } = transformSync(source, {
    loader: 'ts',
    format: 'cjs',
    define: { 'import.meta.url': 'bundleUrl' },
    banner: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;",
  });
  const path = join(home, place, 'program.cjs');
  writeFileSync(path, code);
  const own = createRequire(path)(path) as { packageRoot(): string; packageVersion(): string };
  expect([own.packageRoot(), own.packageVersion()]).toEqual([home, '9.8.7']);
});
