/** network.json: settings with their defaults, and what is wrong with them, at the line and column of each. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Location } from '../../src/ocpi/types.ts';
import { readSettings as readSettingsFile } from '../../src/settings/read-settings.ts';
import { jsonIn } from '../../src/stored-format/stored-body.ts';
import { COMPANIONS } from '../support/companions.ts';
import { brief, build, csv, networkOf, readSettings, SETTINGS } from '../support/network-of.ts';

const REQUIRED = { country_code: 'NL', party_id: 'EXA' };

/** The settings in network.json with these beside the required ones. */
function settings(more: object) {
  const { settings, findings } = readSettings(JSON.stringify({ ...REQUIRED, ...more }));
  expect(findings).toEqual([]);
  return settings;
}

test('two settings are enough', () => {
  expect(settings({})).toMatchObject({
    ...REQUIRED,
    base_url: 'http://localhost:8787',
    language: 'en',
    versions: ['2.2'],
    cache_seconds: 30,
  });
});

test.each([
  ['https://ocpi.charging-here.nl', 'https://ocpi.charging-here.nl'],
  ['https://ocpi.charging-here.nl/', 'https://ocpi.charging-here.nl'],
  [' https://Charging-Here.nl:443// ', 'https://charging-here.nl'],
  ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
  ['http://[::1]', 'http://[::1]'],
])('the base_url %s is %s', (base_url, expected) => {
  expect(settings({ base_url })?.base_url).toBe(expected);
});

describe('a misspelt name of a setting that must be there', () => {
  test.each([
    ['countrycode', { party_id: 'EXA', countrycode: 'DE' }],
    ['nme', { ...REQUIRED, operator: { nme: 'Example' } }],
    ['nam', { ...REQUIRED, status_sources: [{ nam: 'hub', url: 'https://example.com/status.csv' }] }],
  ])('%s is one finding', (_, written) => {
    const { findings } = readSettings(JSON.stringify(written));
    expect(findings.map(({ code }) => code)).toEqual(['unknown-setting']);
  });

  test('hides no other that is missing', () => {
    const { findings } = readSettings(
      JSON.stringify({ countrycode: 'DE', operator: { nme: 'Example' }, country: 'DEU' }),
    );
    expect(findings.map(({ code, field }) => `${code} ${field}`).sort()).toEqual([
      'missing-setting party_id',
      'unknown-setting countrycode',
      'unknown-setting operator.nme',
    ]);
  });
});

describe('a text in place of an object', () => {
  test.each([
    [{ contact: 'data@example.com' }, 'Write "contact": { "email": "data@example.com" }'],
    [
      { operator: { name: 'Example', logo: 'images/mark.svg' } },
      'Write "logo": { "url": "images/mark.svg", "type": "svg" }',
    ],
  ])('%j stays what it is', (written, hint) => {
    const { findings } = readSettings(JSON.stringify({ ...REQUIRED, ...written }));
    expect(findings.map((found) => found.hint)).toEqual([hint]);
  });
});

test.each([
  ['CC0-1.0', 'a line such as "licence": { "name": "CC0-1.0", "url": "…" }'],
  ['https://example.org/terms', 'a line such as "licence": { "name": "…", "url": "https://example.org/terms" }'],
])('the line to write for the licence %s names no other licence', (licence, line) => {
  const { findings } = readSettings(JSON.stringify({ ...SETTINGS, licence }));
  expect(findings.map(({ hint }) => hint)).toEqual([expect.stringContaining(line)]);
});

describe('a value that a setting cannot have', () => {
  test.each<[string, unknown, string]>([
    ['country_code', '', '"country_code" must not be empty.'],
    ['party_id', 7, '"party_id" must be text in quotation marks.'],
    [
      'base_url',
      'https://example.com/ev',
      'has a path, a ? or a #, but the API is at /api/ocpi, directly below the host.',
    ],
    ['base_url', 'https://example.com/?a', 'has a path, a ? or a #'],
    ['base_url', 'https://example.com?', 'has a path, a ? or a #'],
    ['base_url', 'https://example.com/#top', 'has a path, a ? or a #'],
    ['base_url', 'https://me:secret@example.com', 'It contains a user name or password, which would be public.'],
    ['base_url', 'http://example.com', '"http://example.com" is not encrypted. Only localhost may use http.'],
    ['base_url', 'http://localhost.example.com', 'is not encrypted'],
    ['operator', 'Example', '"operator" must be an object.'],
    ['time_zone', ' ', '"time_zone" must not be empty.'],
    ['versions', '2.2', '"versions" must be a list.'],
    ['versions', [], '"versions" must not be empty.'],
    ['versions', ['2.2', '2.2'], '"versions" must name each version once.'],
    ['versions', ['2.2', '2.3'], 'item 2 of "versions" must be one of "2.2", "2.2.1", "2.3.0".'],
    ['cache_seconds', '30', '"cache_seconds" must be a number without quotation marks.'],
    ['cache_seconds', -1, '"cache_seconds" must be at least 0.'],
    ['cache_seconds', 100_000, '"cache_seconds" must be at most 86400.'],
    ['country', null, '"country" must be text in quotation marks.'],
    ['default_limit', 5000, '"default_limit" must be at most max_limit, which is 1000.'],
  ])('%s: %j', (name, value, message) => {
    const { settings, findings } = readSettings(JSON.stringify({ ...REQUIRED, [name]: value }));
    expect(settings).toBeUndefined();
    expect(findings.map(({ code }) => code)).toEqual(['invalid-setting']);
    expect(findings[0]?.message).toContain(message);
    expect(findings[0]?.field).toBe(findings[0]?.message.startsWith('item') ? 'versions.1' : name);
  });
});

describe('operator.phone', () => {
  const read = (phone: string) => readSettings(JSON.stringify({ ...REQUIRED, operator: { name: 'Example', phone } }));

  test.each([
    '+31 20 123 4567',
    '+31201234567',
    '+49 (30) 901820',
    '+47 02400',
    '+44 800 1111-22',
    ' +1 202.555.0123 ',
  ])('%j can be called', (phone) => {
    expect(read(phone)).toMatchObject({ settings: { operator: { phone: phone.trim() } }, findings: [] });
  });

  test.each<[string, string, string]>([
    ['0031 20 123 4567', 'does not begin with + and the code of a country', 'Write +31 20 123 4567'],
    ['020 123 4567', 'does not begin with +', 'Write + and the code of the country first, such as +31 20 123 4567.'],
    ['112', 'does not begin with +', 'Write + and the code of the country first'],
    ['+31 (0)20 123 4567', 'has a (0)', 'Write +31 20 123 4567'],
    ['+39 (0)6 1234 5678', 'has a (0)', 'Write +39 06 1234 5678'],
    ['+31 20', 'is no international number: it has 4 digits.', 'Write + and the code'],
    ['+1234567890123456', 'it has 16 digits', 'Write + and the code'],
    ['+0 20 123 4567', 'is no international number', 'Write + and the code'],
    ['0800-CHARGE', 'is not a telephone number', 'Write + and the code'],
    ['tel:+31201234567', 'is not a telephone number', 'Write + and the code'],
    ['+31 20 123 4567 ext. 5', 'is not a telephone number', 'Write + and the code'],
    ['+31 - 20 - 123 - 45 - 67 - 89', 'at most 25 are allowed', 'Leave out spaces.'],
  ])('%j cannot', (phone, message, hint) => {
    const { settings, findings } = read(phone);
    expect(settings).toBeUndefined();
    expect(findings).toMatchObject([
      { code: message.includes('25') ? 'too-long' : 'not-a-phone-number', field: 'operator.phone' },
    ]);
    expect(findings[0]?.message).toContain(message);
    expect(findings[0]?.hint).toContain(hint);
  });
});

/** The same text in network.json and in a cell. */
describe('a value that a cell cannot have either gets the finding of the cell', () => {
  test.each([
    ['country_code', 'NLD', 'not-a-country', 'Write NL.'],
    ['country_code', 'nl', 'not-a-country', 'Write NL.'],
    ['party_id', 'EXAMPLE', 'not-an-id', 'Write three letters or digits, such as EXA.'],
    ['country', 'nld', 'not-a-country', 'Write NLD.'],
    [
      'time_zone',
      'CET',
      'not-a-time-zone',
      'Write the IANA name of the place, continent and city, such as Europe/Amsterdam. An offset or abbreviation says nothing certain about summer time.',
    ],
    ['currency', 'EURO', 'not-a-currency', 'Write EUR.'],
    ['currency', 'EURR', 'not-a-currency', 'Did you mean "EUR"?'],
    ['language', 'EN', 'unknown-value', 'Write en.'],
    ['language', 'xx', 'unknown-value', 'Write two lowercase letters, such as nl.'],
    ['base_url', 'ftp://example.com', 'not-a-url', 'Write the whole URL, beginning with https://.'],
    ['base_url', 'example.com', 'not-a-url', 'Write https://example.com'],
    ['base_url', `https://${'a'.repeat(240)}`, 'too-long', 'Shorten it.'],
    ['name', 'a\tb', 'not-printable', 'Write it on one line, in printable characters.'],
    ['name', '\ud800', 'not-printable', 'Type the text again.'],
  ])('%s: %j is %s', (name, value, code, hint) => {
    const { settings, findings } = readSettings(JSON.stringify({ ...REQUIRED, [name]: value }));
    expect(settings).toBeUndefined();
    expect(findings).toMatchObject([{ code, hint, field: name }]);
  });

  test.each([
    ['time_zone', 'europe/amsterdam', 'Europe/Amsterdam'],
    ['time_zone', ' Europe/Amsterdam\n', 'Europe/Amsterdam'],
    ['country', ' NLD ', 'NLD'],
    ['name', ' Example ', 'Example'],
  ])('%s: %j is understood', (name, value, expected) => {
    expect(settings({ [name]: value })).toMatchObject({ [name]: expected });
  });
});

describe('the place of a mistake', () => {
  test.each([
    [
      'a setting in a line of its own',
      csv('{', '  "country_code": "NL",', '  "party_id": "?"', '}'),
      'not-an-id',
      3,
      15,
    ],
    ['an item of a list', '{"country_code":"NL","party_id":"EXA","versions":["2.2","3"]}', 'invalid-setting', 1, 57],
    ['behind letters of four bytes', '{"country_code":"NL","party_id":"🔌🔌🔌🔌","country":"x"}', 'not-an-id', 1, 33],
    ['behind CRLF', '{\r\n"country_code": "NL",\r\n  "party_id": "?"}', 'not-an-id', 3, 15],
    ['behind a byte order mark', '\ufeff{"country_code":"NL","party_id":"?"}', 'not-an-id', 1, 33],
    ['a missing setting, at what lacks it', '\n {"country_code":"NL"}', 'missing-setting', 2, 2],
    [
      'a missing setting within another',
      csv('{"country_code":"NL","party_id":"EXA",', ' "operator": {}}'),
      'missing-setting',
      2,
      2,
    ],
    ['an unknown setting', '{"country_code":"NL","party_id":"EXA","timezone":""}', 'unknown-setting', 1, 39],
    [
      'an unknown setting within another',
      csv('{"country_code":"NL","party_id":"EXA",', '"operator":{"name":"E","web":""}}'),
      'unknown-setting',
      2,
      24,
    ],
    [
      'a setting that is there twice',
      '{"country_code":"NL",\n"party_id":"ABC", "party_id":"EXA"}',
      'duplicate-setting',
      2,
      19,
    ],
    [
      'the same within another',
      '{"country_code":"NL","party_id":"EXA","operator":{"name":"A",\n"name":"A"}}',
      'duplicate-setting',
      2,
      1,
    ],
    [
      'a name with an escape',
      '{"country_code":"NL","party_id":"EXA",\n"party\\u005fid":"EXA"}',
      'duplicate-setting',
      2,
      1,
    ],
    ['no object', ' []', 'invalid-setting', 1, 2],
    ['a word without quotation marks', csv('{', '  "party_id": EXA', '}'), 'invalid-json', 2, 15],
    ['a comma too many', csv('{', '  "party_id": "EXA",,', '}'), 'invalid-json', 2, 21],
    ['a comma that is missing', csv('{"country_code": "NL"', ' "party_id": "EXA"}'), 'invalid-json', 1, 22],
    ['a comment of another kind', '{"country_code": "NL", # x\n "party_id": "EXA"}', 'invalid-json', 1, 24],
    ['an end that is missing', '{"country_code": "NL"', 'invalid-json', 1, 22],
    ['an empty file', '', 'invalid-json', 1, 1],
    ['two documents', '{} {}', 'invalid-json', 1, 4],
  ])('%s', (_, text, code, line, column) => {
    const { findings } = readSettings(text);
    expect(brief(findings.slice(0, 1))).toEqual([`${code} data/network.json:${line}:${column}`]);
  });
});

describe('what is wrong with text that is not JSON', () => {
  test.each([
    ['', 'The file is empty.', 'Restore it, or copy network.json from the demo network.'],
    ['{"a": 1,, "b": 2}', 'There are two commas in a row.', 'Delete one of them.'],
    ['{"a": 1 "b": 2}', 'A comma is missing here, between two settings.', 'Add the comma.'],
    ['{"a": 0,5}', '"0,5" has a decimal comma.', 'Write 0.5.'],
    ['{"a": }', 'There is no value behind this colon.', 'Add the value, or delete the setting.'],
    ['{"a": 1; "b": 2}', 'There is a semicolon.', 'Write a comma.'],
    ['{"a" = 1}', 'There is an equals sign.', 'Write a colon.'],
    ['{“a”: 1}', 'The quotation mark “ is not one of JSON.', 'Write straight double quotation marks: ".'],
    ["{'a': 1}", "The quotation mark ' is not one of JSON.", 'Write straight double quotation marks: ".'],
    ['{a: 1}', '"a" has no quotation marks.', 'Put it in straight double quotation marks.'],
    ['{"a": True}', '"True" is not a word of JSON.', 'Write true.'],
    ['{"a": nein}', '"nein" is not a word of JSON.', 'Write false.'],
    ['{ # a\n"a": 1}', 'A comment does not begin with #.', 'Write // in its place.'],
    ['{ /* a', 'This comment has no end.', 'Write */ where it ends.'],
    ['{"a": 1', 'The file ends too early.', 'Add what closes it: } or ], or restore the file.'],
    ['{"a": 1}}', 'The file goes on behind its end.', 'Delete what is here.'],
    ['{"a": "b\n"}', 'The quotation mark here is not closed in its line.', 'Close it; a text is one line.'],
    ['{"a": "b\\c"}', 'The text has a backslash.', 'Write / or two backslashes in its place.'],
    ['{"a": [1}', 'This is not valid JSON.', 'Look for a missing or extra comma, or a text without quotation marks.'],
  ])('%s', (text, message, hint) => {
    const { findings } = readSettings(text);
    expect(findings).toMatchObject([{ code: 'invalid-json', message, hint }]);
  });
});

test('the advice about encodings fits an editor, not a spreadsheet', () => {
  const found = (bytes: number[]) =>
    readSettingsFile('data/network.json', Uint8Array.from(bytes), COMPANIONS).findings[0]?.hint;
  expect([found([0xff, 0xfe]), found([0x22, 0xe9, 0x22]), found([0x22, 0, 0x22])]).toEqual(
    Array(3).fill('Save the file with the encoding UTF-8.'),
  );
});

test('all that is missing is found at once', () => {
  expect(readSettings('{}').findings.map(({ message }) => message)).toEqual([
    'The setting "country_code" is missing.',
    'The setting "party_id" is missing.',
  ]);
});

describe('an unknown setting', () => {
  test.each([
    [{ timezone: 'x' }, 'Did you mean "time_zone"?'],
    [{ operator: { name: 'E', websit: 'x' } }, 'Did you mean "website"?'],
    [
      { operator: { name: 'E', countri: 'x' } },
      'All settings: https://github.com/ocpi-snapshot/ocpi-snapshot/blob/main/docs/network-json.md',
    ],
    [{ colour: 'red' }, 'All settings: https://github.com/ocpi-snapshot/ocpi-snapshot/blob/main/docs/network-json.md'],
  ])('%j', (more, hint) => {
    const { findings } = readSettings(JSON.stringify({ ...REQUIRED, ...more }));
    expect(findings.map(({ code, hint: given }) => [code, given])).toEqual([['unknown-setting', hint]]);
  });
});

describe('what has no bound takes bounded time, and few words', () => {
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`setting${i}`, 1]));
  const twice = Array.from({ length: 100_000 }, () => '"party_id":"EXA"').join();
  test.each([
    ['100,000 unknown settings', JSON.stringify({ ...REQUIRED, ...many }), 'unknown-setting', 100],
    ['a setting 100,000 times', `{"country_code":"NL",${twice}}`, 'duplicate-setting', 100],
    ['lists 100,000 deep', '['.repeat(100_000) + ']'.repeat(100_000), 'invalid-json', 1],
    ['objects 100,000 deep', '{"a":'.repeat(100_000), 'invalid-json', 1],
    ['a name of a million letters', JSON.stringify({ ...REQUIRED, ['x'.repeat(1e6)]: 1 }), 'unknown-setting', 1],
    ['a value of a million letters', JSON.stringify({ ...REQUIRED, currency: 'x'.repeat(1e6) }), 'not-a-currency', 1],
    [
      'a version 100,000 times',
      JSON.stringify({ ...REQUIRED, versions: Array(1e5).fill('3') }),
      'invalid-setting',
      100,
    ],
  ])('%s', (_, text, code, count) => {
    const { findings } = readSettings(text);
    expect(findings.map((found) => found.code)).toEqual(Array(count).fill(code));
    const told = findings.map(({ wording: _, ...found }) => found);
    expect(JSON.stringify(told).length).toBeLessThan(count * 500);
    if (count > 1) expect(findings.at(-1)?.message).toMatch(/\(And 99,[89]\d\d more findings of this kind\.\)$/);
  });

  test('brackets within a text are no depth', () => {
    expect(settings({ name: '[{'.repeat(50) })?.name).toBe('[{'.repeat(50));
  });
});

test('no text makes it throw, and it has settings or findings', () => {
  const almostJson = fc
    .array(fc.constantFrom('{', '}', '[', ']', ':', ',', '"', '"party_id"', '"EXA"', '1', 'null', ' ', '\n', '\\', 'é'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(almostJson, fc.json(), fc.string({ unit: 'binary' })), (text) => {
      const { settings, findings } = readSettings(text);
      expect(settings === undefined).toBe(findings.length > 0);
    }),
    { numRuns: 2000 },
  );
});

test('each version is published once, in the order of the setting', async () => {
  const { publication } = await build(networkOf({}, { ...SETTINGS, versions: ['2.2.1', '2.2'] }));
  expect(publication.versions.map(({ version }) => version)).toEqual(['2.2.1', '2.2']);
});

test('the help line is not in the objects of OCPI 2.2, which have no field for it', async () => {
  const operator = { name: 'Example Charging', phone: '+31 20 123 4567' };
  const { publication } = await build(networkOf({}, { ...SETTINGS, operator }));
  const objects = publication.versions.flatMap(({ locations }) =>
    locations.map(({ bytes }) => jsonIn<Location>(bytes())),
  );
  expect(objects.map((location) => location.operator)).toEqual([{ name: 'Example Charging' }]);
});
