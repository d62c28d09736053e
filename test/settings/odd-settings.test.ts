/** No setting that the check accepts makes the build fail: each in turn gets odd values. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toBaseUrl } from '../../src/command/options.ts';
import { UsageError } from '../../src/command/terminal.ts';
import { compileContract } from '../../src/contract/json-schema.ts';
import { validate } from '../../src/publish/validate/validate.ts';
import { baseUrl } from '../../src/settings/base-url.ts';
import type { SnapshotFiles } from '../../src/snapshot/snapshot.ts';
import { reading } from '../../src/tables/cell-types/column-type.ts';
import { COMPANIONS } from '../support/companions.ts';
import { NOW } from '../support/data-directory.ts';
import { DEMO } from '../support/fixtures.ts';
import { networkOf, snapshotOf } from '../support/network-of.ts';
import { often, sampled } from '../support/sampled.ts';

/** The demo's settings, and those that it leaves out. */
const SETTINGS = {
  ...(JSON.parse(readFileSync(`${DEMO}/data/network.json`, 'utf8')) as object),
  versions: ['2.2', '2.2.1'],
  default_limit: 100,
  max_limit: 1000,
  cache_seconds: 30,
  status_sources: [{ name: 'hub', url: 'https://example.com/status.csv', timeout_seconds: 5 }],
  max_removal_share: 0.2,
  removed_tariff_days: 30,
  upload_seconds: 20,
  plain_lists: true,
};

type Path = readonly (string | number)[];

/** Where every value within another is. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const within = Object.entries(value).flatMap(([name, one]) =>
    pathsIn(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length === 0 ? within : [path, ...within];
}

function at(value: unknown, [name, ...rest]: Path): unknown {
  return name === undefined ? value : at((value as { [name: string]: unknown })[name], rest);
}

/** A copy with another value at a path. */
function withValue(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const inner = (whole as { [name: string]: unknown })[name];
  const copy: { [name: string]: unknown } = Array.isArray(whole) ? ([...whole] as never) : { ...(whole as object) };
  copy[name] = withValue(inner, rest, value);
  return copy;
}

/** What people and programs write by mistake. */
function oddValues(value: unknown): unknown[] {
  const strange = [
    null,
    '',
    ' ',
    'NaN',
    'undefined',
    '\u0000',
    '\ud800',
    '🔌',
    'é',
    '__proto__',
    '<b>&amp;',
    '-1',
    '1e3',
    'x'.repeat(300),
  ];
  const odd: unknown[] = [
    ...strange,
    0,
    -1,
    -0,
    0.5,
    1.5,
    1e21,
    1e308,
    Number.MAX_SAFE_INTEGER,
    true,
    false,
    [],
    {},
    [null],
    { a: 1 },
  ];
  if (typeof value === 'string')
    odd.push(
      value.toLowerCase(),
      value.toUpperCase(),
      ` ${value}\t`,
      `${value}\n`,
      `${value}${value}`,
      `\u00a0${value}`,
      `${value}/`,
      `${value}?a#b`,
      `${value}\u0301`,
      [value],
    );
  if (typeof value === 'number') odd.push(String(value), value * 100, -value, [value]);
  if (Array.isArray(value)) odd.push([...value].reverse(), [...value, ...value], value[0]);
  return odd;
}

const CASES = pathsIn(SETTINGS).flatMap((path) => oddValues(at(SETTINGS, path)).map((value) => ({ path, value })));

const JUDGES = { '2.2': compileContract('2.2'), '2.2.1': compileContract('2.2.1'), '2.3.0': compileContract('2.3.0') };

/** The JSON of an envelope as a reader gets it. */
function envelopeIn(tree: SnapshotFiles, path: string): unknown {
  const file = tree.get(path);
  if (!(file instanceof Uint8Array)) throw new Error(`${path} is missing`);
  return JSON.parse(Buffer.from(file).toString());
}

test('each setting with odd values is an error, or what is built is valid', async () => {
  const built = new Set<string>();
  for (const { path, value } of sampled('odd settings', CASES, 150)) {
    const settings = withValue(SETTINGS, path, value) as object;
    const reported = `${path.join('.')}: ${JSON.stringify(value)}`;
    const dataFiles = networkOf({}, settings);
    const { data, findings } = validate(dataFiles, { companions: COMPANIONS, now: NOW });
    if (data === undefined) {
      expect(
        findings.some(({ severity, line }) => severity === 'error' && line !== undefined),
        reported,
      ).toBe(true);
      continue;
    }
    const read = JSON.stringify(data.settings);
    if (built.has(read)) continue;
    built.add(read);
    // It judges every object itself, and throws where one is not valid.
    const tree = await snapshotOf(dataFiles).catch((error) => expect.fail(`${reported}: ${error}`));
    for (const version of data.settings.versions) {
      const judge = JUDGES[version];
      expect(judge.versionsResponse(envelopeIn(tree, 'api/ocpi/versions')), reported).toEqual([]);
      expect(judge.versionDetailsResponse(envelopeIn(tree, `api/ocpi/${version}/index.html`)), reported).toEqual([]);
      if (!data.settings.plain_lists) continue;
      expect(judge.locationsResponse(envelopeIn(tree, `api/ocpi/${version}/locations`)), reported).toEqual([]);
    }
  }
  expect(CASES.length).toBeGreaterThan(1000);
  expect(built.size).toBeGreaterThan(often(5, 100));
});

test.each([
  'https://example.com/ev',
  'https://example.com?a',
  'https://me:secret@example.com',
  'http://example.com',
  'ftp://example.com',
  'example.com',
  '',
])('--base-url %s is refused as it is in network.json', (text) => {
  expect(reading(baseUrl(), text).ok).toBe(false);
  expect(() => toBaseUrl(text)).toThrow(UsageError);
});

test('--base-url is the address without a slash at its end', () => {
  expect(toBaseUrl('https://Example.com/')).toBe('https://example.com');
  expect(toBaseUrl('http://localhost:8787')).toBe('http://localhost:8787');
  expect(toBaseUrl(undefined)).toBeUndefined();
});
