/** Documents that are no feeds, or broken ones: each is refused with a finding at its place, and nothing is imported. */

import { expect, test } from 'vitest';
import { importFeeds } from '../../../packages/import/ocpi/import.ts';
import { NOW } from '../../support/data-directory.ts';
import { brief, outcomeOf, smallLocation, textDocument } from './support.ts';

const LEVELS = 100_000;
const nested = (inner: string) => '['.repeat(LEVELS) + inner + ']'.repeat(LEVELS);
const utf16 = Buffer.from(`\uFEFF${JSON.stringify([smallLocation()])}`, 'utf16le');

const REFUSED: readonly (readonly [what: string, text: string | Uint8Array, finding: string])[] = [
  ['an empty file', '', 'invalid-json 1:1'],
  ['blank lines', '\n \n', 'invalid-json 3:1'],
  ['null', 'null', 'not-a-feed '],
  ['a text', '"locations"', 'not-a-feed '],
  ['a number', '1e400', 'not-a-feed '],
  ['an empty object', '{}', 'not-a-feed '],
  ['an envelope without data', '{"status_code":1000}', 'not-a-feed '],
  ['an envelope whose data is null', '{"data":null}', 'not-a-feed '],
  ['an envelope whose data is an object', '{"data":{"id":"L-1"}}', 'not-a-feed '],
  ['a member called __proto__', '{"__proto__":{"data":[]}}', 'not-a-feed '],
  ['an empty list', '[]', 'nothing-imported '],
  ['an envelope with an empty list', '{"data":[]}', 'nothing-imported '],
  ['a page of a website', '<!doctype html>\n<title>Login</title>', 'invalid-json 1:1'],
  ['a list that breaks off', '{\n  "data": [\n    {"id": "L-1"', 'invalid-json 3:17'],
  ['a comma too many', '[\n  1,\n]', 'invalid-json 3:1'],
  ['NaN', '[\n  {"id": NaN}]', 'invalid-json 2:10'],
  ['single quotation marks', "[{'id': 1}]", 'invalid-json 1:3'],
  ['text behind the list', '[] []', 'invalid-json 1:4'],
  ['UTF-16', utf16, 'not-utf8 1:1'],
  ['Windows-1252', Buffer.from('[{"city":"Z\xfcrich"}]', 'latin1'), 'not-utf8 1:12'],
  ['a NUL byte', '[\0]', 'nul-byte 1:2'],
  ['100,000 levels that break off', '['.repeat(LEVELS), 'invalid-json'],
];

test.each(REFUSED)('%s', (_, text, expected) => {
  const { files, findings } = importFeeds(textDocument(text), undefined, NOW);
  expect(files.size).toBe(0);
  expect(findings).toHaveLength(1);
  expect(brief(findings)[0]).toMatch(new RegExp(`^${expected}`));
  expect(findings[0]?.severity).toBe('error');
});

test('no document gets the hint to save it as CSV', () => {
  for (const [, text] of REFUSED) {
    for (const { hint } of importFeeds(textDocument(text), undefined, NOW).findings) expect(hint).not.toContain('CSV');
  }
});

test('tariffs that cannot be read stop the import of the locations too', async () => {
  const { files, findings } = await outcomeOf(
    textDocument(JSON.stringify([smallLocation()])),
    textDocument('[', 'tariffs.json'),
  );
  expect(files.size).toBe(0);
  expect(findings).toMatchObject([{ code: 'invalid-json', file: 'tariffs.json', line: 1, column: 2 }]);
});

test('tariffs in the place of locations are recognised', async () => {
  const { findings } = await outcomeOf(textDocument('[{"id":"T-1","elements":[]}]'));
  expect(findings.find(({ code }) => code === 'nothing-imported')?.hint).toContain('--tariffs');
});

test.each([
  ['a byte order mark', `\uFEFF${JSON.stringify([smallLocation()])}`],
  ['a bare list', JSON.stringify([smallLocation()])],
  ['lines that end as on Windows', JSON.stringify({ data: [smallLocation()] }, undefined, 2).replaceAll('\n', '\r\n')],
])('%s is understood', async (_, text) => {
  const { findings, locations } = await outcomeOf(textDocument(text));
  expect(findings).toEqual([]);
  expect(locations).toHaveLength(1);
});

test.each(['null', '1', '"L-2"', '[]', nested('')])(
  'an item of the list that is no object is left out',
  async (item) => {
    const { findings, locations } = await outcomeOf(textDocument(`[${JSON.stringify(smallLocation())},${item}]`));
    expect(brief(findings)).toEqual(['object-left-out /1']);
    expect(locations).toHaveLength(1);
  },
);

test.each(['__proto__', 'constructor', 'toString', 'x'.repeat(1_000_000)])(
  'a member with a strange name is not carried',
  async (name) => {
    const text = JSON.stringify([smallLocation()]).replace('{', `{${JSON.stringify(name)}:${nested('1')},`);
    const { findings, locations } = await outcomeOf(textDocument(text));
    expect(brief(findings)).toEqual([name.length > 100 ? 'not-carried /0' : `not-carried /0/${name}`]);
    expect(locations).toHaveLength(1);
  },
);
