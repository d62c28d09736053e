/** The tour in ARCHITECTURE.md names functions that are there, in the files that it names, and its examples are pieces of files. */

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPANIONS } from '../support/companions.ts';

const text = readFileSync('ARCHITECTURE.md', 'utf8');
const [tour = '', behind = ''] = text.split('\n## The rooms\n');

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

/** How to add something: each block of code stands behind the path of the file that it is a piece of. */
const EXAMPLES = [...behind.matchAll(/`([\w./-]+)`[^`\n]*(?:`[^`/]+`[^`\n]*)*:\n\n```\w+\n([\s\S]*?)^```$/gm)].map(
  ([, path = '', piece = '']) => ({ path, piece }),
);

test('each block of code is one of them, but for those of the rule, which are generated', () => {
  expect(EXAMPLES).toHaveLength([...behind.matchAll(/^```\w+$/gm)].length - 3);
});

test.each(EXAMPLES)('the example of $path', ({ path, piece }) => {
  expect(readFileSync(path, 'utf8')).toContain(piece);
});

test('the paths that it names are there', () => {
  const [, chapters = ''] = behind.split('\nBeside them: ');
  const named = [...chapters.matchAll(/`((?:src|packages|test|tools|schemas)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

/** The tree of dist/: who writes what. */
const WRITERS = [
  ...new Set([...tour.matchAll(/^ {2}\S.*? {2,}((?:src|packages)\/[\w-]+)/gm)].map(([, room = '']) => room)),
];

test('every companion that makes files is in the tree of dist/', () => {
  const making = COMPANIONS.filter(({ headers }) => headers !== undefined);
  expect(WRITERS.toSorted()).toEqual(
    ['src/publish', 'src/snapshot', ...making.map(({ name }) => `packages/${name}`)].toSorted(),
  );
});
