/** network.json: settings with their defaults, and what is wrong with them, at the line and column of each. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brief, csv, networkOf, readSettings, render, SETTINGS } from './support/network-of.ts';

const REQUIRED = { country_code: 'NL', party_id: 'EXA' };

/** The settings in network.json with these beside the required ones. */
function settings(more: object) {
  const { network, findings } = readSettings(JSON.stringify({ ...REQUIRED, ...more }));
  expect(findings).toEqual([]);
  return network;
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
  ['https://ocpi.example.com', 'https://ocpi.example.com'],
  ['https://ocpi.example.com/', 'https://ocpi.example.com'],
  ['https://example.com/ev//', 'https://example.com/ev'],
])('the base_url %s is %s', (base_url, expected) => {
  expect(settings({ base_url })?.base_url).toBe(expected);
});

describe('a value that a setting cannot have', () => {
  test.each<[string, unknown, string]>([
    ['country_code', 'NLD', '"country_code" must be'],
    ['country_code', 'nl', '"country_code" must be'],
    ['party_id', 'EXAMPLE', '"party_id" must be three letters or digits, such as "EXA".'],
    ['party_id', 7, '"party_id" must be text in quotation marks.'],
    ['base_url', 'example.com', '"base_url" must be a complete web address with https://.'],
    ['base_url', 'https://example.com/?a', '"base_url" must have no ? and no #.'],
    ['operator', 'Example', '"operator" must be an object.'],
    ['country', 'NL', '"country" must be three letters of ISO 3166-1, such as "NLD".'],
    ['time_zone', 'CET', '"time_zone" must be an IANA time zone, such as "Europe/Amsterdam".'],
    ['currency', 'EURO', '"currency" must be a code of ISO 4217, such as "EUR".'],
    ['versions', '2.2', '"versions" must be a list.'],
    ['versions', [], '"versions" must not be empty.'],
    ['versions', ['2.2', '2.2'], '"versions" must name each version once.'],
    ['versions', ['2.2', '2.3'], 'item 2 of "versions" must be one of "2.2", "2.2.1".'],
    ['cache_seconds', '30', '"cache_seconds" must be a number without quotation marks.'],
    ['cache_seconds', -1, '"cache_seconds" must be at least 0.'],
    ['cache_seconds', 100_000, '"cache_seconds" must be at most 86400.'],
    ['country', null, '"country" must be text in quotation marks.'],
  ])('%s: %j', (name, value, message) => {
    const { network, findings } = readSettings(JSON.stringify({ ...REQUIRED, [name]: value }));
    expect(network).toBeUndefined();
    expect(findings.map(({ code }) => code)).toEqual(['invalid-setting']);
    expect(findings[0]?.message).toContain(message);
    expect(findings[0]?.field).toBe(findings[0]?.message.startsWith('item') ? 'versions.1' : name);
  });
});

describe('the place of a mistake', () => {
  test.each([
    [
      'a setting in a line of its own',
      csv('{', '  "country_code": "NL",', '  "party_id": "?"', '}'),
      'invalid-setting',
      3,
      3,
    ],
    ['an item of a list', '{"country_code":"NL","party_id":"EXA","versions":["2.2","3"]}', 'invalid-setting', 1, 57],
    [
      'behind letters of four bytes',
      '{"country_code":"NL","party_id":"🔌🔌🔌🔌","country":"x"}',
      'invalid-setting',
      1,
      22,
    ],
    ['behind CRLF', '{\r\n"country_code": "NL",\r\n  "party_id": "?"}', 'invalid-setting', 3, 3],
    ['behind a byte order mark', '\ufeff{"country_code":"NL","party_id":"?"}', 'invalid-setting', 1, 22],
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
    ['no object', ' []', 'invalid-setting', 1, 2],
    ['a word without quotation marks', csv('{', '  "party_id": EXA', '}'), 'invalid-json', 2, 15],
    ['a comma too many', csv('{', '  "party_id": "EXA",', '}'), 'invalid-json', 3, 1],
    ['a comma that is missing', csv('{"country_code": "NL"', ' "party_id": "EXA"}'), 'invalid-json', 2, 2],
    ['a comment', '{"country_code": "NL", // x\n "party_id": "EXA"}', 'invalid-json', 1, 24],
    ['an end that is missing', '{"country_code": "NL"', 'invalid-json', 1, 22],
    ['an empty file', '', 'invalid-json', 1, 1],
    ['two documents', '{} {}', 'invalid-json', 1, 4],
  ])('%s', (_, text, code, line, column) => {
    const { findings } = readSettings(text);
    expect(brief(findings.slice(0, 1))).toEqual([`${code} data/network.json:${line}:${column}`]);
  });
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
    [{ operator: { name: 'E', countri: 'x' } }, 'The settings are listed in schemas/network.schema.json.'],
    [{ colour: 'red' }, 'The settings are listed in schemas/network.schema.json.'],
  ])('%j', (more, hint) => {
    const { findings } = readSettings(JSON.stringify({ ...REQUIRED, ...more }));
    expect(findings.map(({ code, hint: given }) => [code, given])).toEqual([['unknown-setting', hint]]);
  });
});

test('no text makes it throw, and it has settings or findings', () => {
  const almostJson = fc
    .array(fc.constantFrom('{', '}', '[', ']', ':', ',', '"', '"party_id"', '"EXA"', '1', 'null', ' ', '\n', '\\', 'é'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(almostJson, fc.json(), fc.string({ unit: 'binary' })), (text) => {
      const { network, findings } = readSettings(text);
      expect(network === undefined).toBe(findings.length > 0);
    }),
    { numRuns: 2000 },
  );
});

test('each version is published once, in the order of the setting', () => {
  const { versions } = render(networkOf({}, { ...SETTINGS, versions: ['2.2.1', '2.2'] }));
  expect(versions.map(({ version }) => version)).toEqual(['2.2.1', '2.2']);
});
