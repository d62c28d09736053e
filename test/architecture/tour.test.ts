/** The tour in ARCHITECTURE.md names functions that are there, in the files that it names. */

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('ARCHITECTURE.md', 'utf8');
const tour = text.slice(0, text.indexOf('## The rooms'));

/** `name` (`file.ts`), or `name` of `file.ts`. */
const NAMED = [...tour.matchAll(/`(\w+)` (?:\(|of )`([\w./-]+\.ts)`/g)].map(([, name = '', file = '']) => ({
  name,
  file,
}));

test('there are two dozen of them', () => {
  expect(NAMED.length).toBeGreaterThan(23);
});

test.each(NAMED)('$name is in $file', ({ name, file }) => {
  const path = `src/${file}`;
  expect(existsSync(path), path).toBe(true);
  expect(readFileSync(path, 'utf8')).toMatch(
    new RegExp(`^(?:export )?(?:(?:async )?function|const|type|interface) ${name}\\b|^  (?:async )?${name}\\(`, 'm'),
  );
});
