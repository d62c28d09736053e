/** The program can be bundled, as prepack.cjs does. */

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Each of these files finds something by its own place. In a bundle, that is the place of the bundle. */
const PLACED = [
  // Begins its worker, in browsers.
  'packages/check-page/page/main.ts',
  // Finds the package that it is in.
  'src/command/own-package.ts',
  // Loads a package when it is needed, as borders.ts does.
  'src/contract/new-ajv.ts',
  // Finds docs/cookbook.md and the programs that it names, which are in the package too.
  'packages/api-docs/cookbook/recipes.ts',
  // The bundle has the text in its place.
  'packages/api-docs/openapi/text.bundled.ts',
  'src/cells/places/borders.ts',
];

test('no other file relies on its own place', () => {
  const files = execFileSync('git', ['grep', '-l', 'import\\.meta', '--', 'src', 'packages/*.ts', ':!packages/probe'], {
    encoding: 'utf8',
  });
  expect(files.trim().split('\n')).toEqual(PLACED.toSorted());
});
