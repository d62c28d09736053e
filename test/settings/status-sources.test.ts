/** status_sources in network.json: what is filled in, and what is refused at which place. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import schema from '../../schemas/network.schema.json' with { type: 'json' };
import { brief, only, readSettings, SETTINGS } from '../support/network-of.ts';

const URL_OF_HUB = 'https://status.test/live.csv';

const judge = new Ajv2020({ strict: false, logger: false }).compile(schema);

/** network.json with these sources, each on a line of its own from line 10 on. */
function read(...sources: readonly unknown[]) {
  const lines = sources.map((source) => `    ${JSON.stringify(source)}`).join(',\n');
  const settings = JSON.stringify({ ...SETTINGS }, null, 2).replace(/\n\}$/, '');
  return readSettings(`${settings},\n  "status_sources": [\n${lines}\n  ]\n}`);
}

/** schemas/network.schema.json, which editors use, and what the build says of the same source. */
test.each<[object, boolean]>([
  [{ name: 'hub', url: URL_OF_HUB }, true],
  [{ name: 'hub', file: 'live.json', max_age_seconds: 60 }, true],
  [{ name: 'hub' }, false],
  [{ name: 'hub', url: URL_OF_HUB, file: 'live.csv' }, false],
  [{ name: 'hub', url: 'http://status.test/live.csv' }, false],
  [{ name: 'hub', url: 'http://cpms.internal/live.csv', allow_private_address: true }, true],
  [{ name: 'hub', url: URL_OF_HUB, max_age: 60 }, false],
  [{ name: 'hub', url: `${URL_OF_HUB}?key=\${KEY}`, headers: { Authorization: `Token \${TOKEN}` } }, true],
  [{ name: 'hub', url: 'https://cpms.test/ocpi/versions', format: 'ocpi', token: `\${TOKEN}`, match: 'evse_id' }, true],
])('the schema and the build agree about %j', (source, valid) => {
  const document = { ...SETTINGS, status_sources: [source] };
  expect(judge(document)).toBe(valid);
  expect(read(source).settings !== undefined).toBe(valid);
});

test('without the setting there are none', () => {
  expect(readSettings(JSON.stringify(SETTINGS)).settings?.status_sources).toEqual([]);
});

test('name and address are enough', () => {
  const { settings } = read({ name: 'hub', url: URL_OF_HUB }, { name: 'file', file: 'live.JSON' });
  const defaults = {
    timeout_seconds: 10,
    max_bytes: 50_000_000,
    max_age_seconds: 3600,
    allow_private_address: false,
    headers: {},
    match: 'uid',
    full_list_seconds: 900,
  };
  expect(settings?.status_sources).toEqual([
    { name: 'hub', url: URL_OF_HUB, format: 'csv', ...defaults },
    { name: 'file', file: 'live.JSON', format: 'json', ...defaults },
  ]);
});

test('the format is told, or what the path ends in, whatever the query', () => {
  const { settings } = read(
    { name: 'a', url: 'https://status.test/live.json?as=.csv' },
    { name: 'b', url: 'https://status.test/', format: 'json' },
    { name: 'c', file: 'live.txt', format: 'csv' },
  );
  expect(settings?.status_sources.map(({ format }) => format)).toEqual(['json', 'json', 'csv']);
});

describe('a finding at its place', () => {
  const hub = { name: 'hub', url: URL_OF_HUB };
  test.each<[object, string, string]>([
    [
      { name: 'hub' },
      'invalid-setting data/network.json:11:5',
      'item 1 of "status_sources" must have a "file" or a "url"',
    ],
    [{ ...hub, file: 'x.csv' }, 'invalid-setting data/network.json:11:5', 'must have either "file" or "url", not both'],
    [{ url: URL_OF_HUB }, 'missing-setting data/network.json:11:5', '"name" of item 1 of "status_sources" is missing'],
    [
      { ...hub, url: 'https://status.test/' },
      'missing-setting data/network.json:11:5',
      '"format" of item 1 of "status_sources" is missing',
    ],
    [
      { ...hub, url: 'http://status.test/live.csv' },
      'invalid-setting data/network.json:11:25',
      'http is only for a system in your own network, with "allow_private_address": true',
    ],
    [{ ...hub, url: 'https://' }, 'invalid-setting data/network.json:11:25', 'must be a complete URL with https://'],
    [
      { ...hub, url: 'https://a:b@c.test/live.csv' },
      'invalid-setting data/network.json:11:25',
      'must not contain a user name or password',
    ],
    [
      { ...hub, timeout_seconds: 601 },
      'invalid-setting data/network.json:11:74',
      '"timeout_seconds" of item 1 of "status_sources" must be at most 600',
    ],
    [{ ...hub, timeout_seconds: 0 }, 'invalid-setting data/network.json:11:74', 'must be at least 1'],
    [{ ...hub, max_age_seconds: 1.5 }, 'invalid-setting data/network.json:11:74', 'must be a whole number'],
    [{ ...hub, format: 'xml' }, 'invalid-setting data/network.json:11:65', 'must be one of "csv", "json"'],
    [{ name: '<b>', url: URL_OF_HUB }, 'invalid-setting data/network.json:11:13', 'must be up to 60 letters'],
    [
      { ...hub, url: `https://\${HOST}/live.csv` },
      'invalid-setting data/network.json:11:25',
      'must not have a variable before its path',
    ],
    [{ ...hub, url: `${URL_OF_HUB}?key=\${key}` }, 'invalid-setting data/network.json:11:25', 'must name variables as'],
    [{ ...hub, headers: { 'X-Key': `\${` } }, 'invalid-setting data/network.json:11:75', 'must name variables as'],
    [{ ...hub, headers: { 'X-Key': 'a\nb' } }, 'invalid-setting data/network.json:11:75', 'must be visible ASCII'],
    [{ ...hub, headers: { 'X-Key': '' } }, 'invalid-setting data/network.json:11:75', 'must be visible'],
    [{ ...hub, headers: { 'X Key': '1' } }, 'invalid-setting data/network.json:11:75', 'must be the name of a header'],
    [{ ...hub, headers: { Host: 'x' } }, 'invalid-setting data/network.json:11:74', 'must not be set'],
    [
      { ...hub, headers: { 'X-Key': 'a', 'x-key': 'b' } },
      'invalid-setting data/network.json:11:87',
      'must be there once',
    ],
    [
      { name: 'file', file: 'x.csv', headers: { 'X-Key': 'a' } },
      'invalid-setting data/network.json:11:45',
      'must not be set for a file',
    ],
    [
      { ...hub, token: `\${TOKEN}` },
      'invalid-setting data/network.json:11:64',
      `"token" of item 1 of "status_sources" must only be set with "format": "ocpi"; else write "headers": {"Authorization": "Token \${NAME}"}`,
    ],
    [
      { name: 'file', file: 'x', format: 'ocpi', token: `\${TOKEN}` },
      'invalid-setting data/network.json:11:55',
      '"token" of item 1 of "status_sources" must not be set for a file',
    ],
    [{ ...hub, max_bytes: 100_000_001 }, 'invalid-setting data/network.json:11:68', 'must be at most 100000000'],
    [
      { ...hub, max_age: 60 },
      'unknown-setting data/network.json:11:56',
      'There is no setting "max_age" of item 1 of "status_sources".',
    ],
  ])('%j', (source, place, message) => {
    const { settings, findings } = read(source);
    expect(settings).toBeUndefined();
    expect(brief(findings)).toEqual([place]);
    expect(only(findings).message).toContain(message);
  });

  test('a header that is not valid is not repeated, since it may be secret', () => {
    const found = read({ ...hub, headers: { Authorization: 'Token s3cr3t\n' } }).findings;
    expect(JSON.stringify(found)).not.toContain('s3cr3t');
  });

  test('a misspelt setting gets a suggestion', () => {
    expect(only(read({ ...hub, timeout_second: 3 }).findings).hint).toBe('Did you mean "timeout_seconds"?');
  });

  test('two sources of one name', () => {
    const found = only(read(hub, { ...hub, url: 'https://status.test/2.csv' }).findings);
    expect(brief([found])).toEqual(['invalid-setting data/network.json:12:13']);
    expect(found.message).toBe('"name" of item 2 of "status_sources" must not be the name of another source.');
  });
});

describe('a secret that is written out', () => {
  const hub = { name: 'hub', url: URL_OF_HUB };
  test.each<[object, string]>([
    [{ ...hub, headers: { Authorization: 'Token s3cr3t' } }, 'headers.Authorization'],
    [{ ...hub, headers: { 'X-API-Key': 's3cr3t' } }, 'headers.X-API-Key'],
    [{ ...hub, url: `${URL_OF_HUB}?gid=0&access_token=s3cr3t` }, 'url'],
    [{ ...hub, url: `${URL_OF_HUB}?key=s3cr3t#x` }, 'url'],
    [{ ...hub, format: 'ocpi', token: 's3cr3t' }, 'token'],
  ])('%j is a warning that does not repeat it', (source, setting) => {
    const { settings, findings } = read(source);
    expect(settings).toBeDefined();
    expect(only(findings)).toMatchObject({ code: 'secret-in-settings', field: `status_sources.0.${setting}` });
    expect(JSON.stringify(findings)).not.toContain('s3cr3t');
  });

  test.each<[object]>([
    [{ ...hub, headers: { Authorization: `Token \${CPMS_TOKEN}`, Accept: 'text/csv', 'X-Author': 'me' } }],
    [{ ...hub, url: `${URL_OF_HUB}?key=\${CPMS_KEY}` }],
    [{ ...hub, url: `${URL_OF_HUB}?gid=0&single=true&output=csv` }],
  ])('%j has none', (source) => {
    expect(read(source).findings).toEqual([]);
  });
});

test('plain http is for a private network', () => {
  const { settings } = read({ name: 'hub', url: 'http://cpms.internal/live.csv', allow_private_address: true });
  expect(settings?.status_sources).toHaveLength(1);
});

test.each(['removed_location_days', 'removed_tariff_days'])('%s 0 would keep from clients what is gone', (name) => {
  const found = only(readSettings(JSON.stringify({ ...SETTINGS, [name]: 0 })).findings);
  expect(found).toMatchObject({ code: 'invalid-setting', field: name });
  expect(found.message).toContain('must be at least 1');
});

test.each([
  ['max_removal_share', 0.2, [0, 0.5, 1], [-0.1, 1.1, '20 %']],
  ['removed_location_days', 30, [1, 3650], [0, -1, 3651, 1.5]],
  ['removed_tariff_days', 30, [1, 3650], [0, -1, 3651, 1.5]],
  ['plain_lists', true, [false], ['no', 0]],
] as const)('%s is %j by default', (name, byDefault, allowed, refused) => {
  const value = (more: object) => readSettings(JSON.stringify({ ...SETTINGS, ...more })).settings?.[name];
  expect(value({})).toBe(byDefault);
  for (const one of allowed) expect(value({ [name]: one })).toBe(one);
  for (const one of refused) expect(value({ [name]: one })).toBeUndefined();
});
