/** A name means one thing: no two files of src/ export a type, class or function of the same name. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const EXPORTED = /^export (?:async |abstract )?(?:function\*?|const|class|interface|type|enum) (\w+)/gm;

/** Every rule, command and list of findings exports its declaration under the same name, which their lists rely on. */
const DECLARATIONS = new Set(['rule', 'command', 'finding']);

/** The files in which each exported name is declared. */
function filesByName(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = [...files].flatMap(([path, text]) =>
    [...text.matchAll(EXPORTED)].map(([, name = '']) => ({ name, path })),
  );
  const groups = Map.groupBy(found, ({ name }) => name);
  return new Map([...groups].map(([name, places]) => [name, [...new Set(places.map(({ path }) => path))]]));
}

function doubles(files: ReadonlyMap<string, string>): string[] {
  return [...filesByName(files)]
    .filter(([name, paths]) => paths.length > 1 && !DECLARATIONS.has(name))
    .map(([name, paths]) => `${name}: ${paths.sort().join(', ')}`);
}

test('no exported name stands in two files', () => {
  const all = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  // What browsers get in the place of a file has its names (bin/bundle-page.cjs).
  const paths = all.filter((path) => !path.endsWith('.browser.ts'));
  const files = new Map(paths.map((path) => [path, readFileSync(`src/${path}`, 'utf8')]));
  expect(filesByName(files).size).toBeGreaterThan(500);
  expect(doubles(files)).toEqual([]);
});

test('a name that stands twice is told with its files', () => {
  const text = 'export interface Draft {\n}\n';
  expect(
    doubles(
      new Map([
        ['a.ts', text],
        ['b.ts', text],
      ]),
    ),
  ).toEqual(['Draft: a.ts, b.ts']);
});
