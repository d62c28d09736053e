/** A fault is shown first to the tests that stand nearest to it. */

import { expect, test } from 'vitest';
import { importsOf, testsOf } from './importers.ts';

test('imports are read with their paths, of values, for their effects, and at run time', () => {
  const text = `import { a } from '../b.ts';\nimport './c.ts';\nexport * from "./d/e.ts";\nawait import('../../f.ts');\nimport g from 'g';`;
  expect(importsOf('src/x/y/z.ts', text)).toEqual(['src/x/b.ts', 'src/x/y/c.ts', 'src/x/y/d/e.ts', 'src/f.ts']);
});

test('tests of its own folders come first, then those with fewer files between; a circle ends', () => {
  const importers = new Map([
    ['src/a/b/one.ts', ['test/far.test.ts', 'src/a/two.ts', 'test/a/other.test.ts', 'test/a/b/one.test.ts']],
    ['src/a/two.ts', ['src/a/b/one.ts', 'test/later.test.ts']],
  ]);
  expect(testsOf(importers, 'src/a/b/one.ts')).toEqual([
    'test/a/b/one.test.ts',
    'test/a/other.test.ts',
    'test/far.test.ts',
    'test/later.test.ts',
  ]);
  expect(testsOf(importers, 'src/none.ts')).toEqual([]);
});
