/** Every setting is explained with an example that the check accepts. */

import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/settings/read-settings.ts';
import { networkSchema, type SettingSchema } from '../../tools/generate/schemas/network-schema.ts';
import { settingSections } from '../../tools/generate/tables/settings.ts';
import { COMPANIONS } from '../support/companions.ts';

type Path = readonly string[];

/** What a group needs besides the setting that is tried. */
const REQUIRED: { readonly [group: string]: object } = {
  '': { country_code: 'NL', party_id: 'EXA' },
  operator: { name: 'Example Charging' },
  'operator.logo': { url: 'https://example.com/logo.png', type: 'png' },
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'status_sources[]': { name: 'hub' },
  'table_sources[]': { name: 'sheet', table: 'chargers' },
};

/** Of settings that need the address of a source beside them. */
const ADDRESS = { url: 'https://example.com/status.csv' };

/** Settings that only a source in OCPI has. */
const OF_OCPI = ['token', 'match', 'full_list_seconds'];

/** Every setting that is not a group, with its path; the entries of a list are below `[]`. */
function leaves(schema: SettingSchema, path: Path = []): [Path, SettingSchema][] {
  const inside = schema.properties ?? schema.items?.properties;
  if (inside === undefined) return [[path, schema]];
  const here = schema.properties === undefined ? [...path, '[]'] : path;
  return Object.entries(inside).flatMap(([name, one]) => leaves(one, [...here, name]));
}

const SETTINGS = leaves(networkSchema()).map(
  ([path, schema]) => [path.join('.').replaceAll('.[]', '[]'), path, schema] as const,
);

describe.each(SETTINGS)('%s', (name, path, schema) => {
  test('is explained, with an example', () => {
    expect(schema.description).toMatch(/^[A-Z].*\.$/);
    expect(schema.examples).toHaveLength(1);
    expect(settingSections()).toContain(`| \`${path.at(-1)}\` |`);
  });

  test('takes its example, and its default if it has one', () => {
    const values = [...(schema.examples ?? []), ...(schema.default === undefined ? [] : [schema.default])];
    for (const value of values) expect(findingsWith(path, value), `${name}: ${JSON.stringify(value)}`).toEqual([]);
  });
});

function findingsWith(path: Path, value: unknown): string[] {
  const text = JSON.stringify(withSetting(path, value));
  const { findings } = readSettings('data/network.json', Buffer.from(text), COMPANIONS);
  // The example of base_url is one, and said to be one.
  return findings.filter(({ code }) => code !== 'example-address').map(({ message }) => message);
}

/** A network.json with one setting, and what its groups need. */
function withSetting([name = '', ...rest]: Path, value: unknown, group = ''): object {
  const required = REQUIRED[group] ?? {};
  if (name === '[]') return [withSetting(rest, value, `${group}[]`)];
  const within = group === '' ? name : `${group}.${name}`;
  const needsAddress = group.endsWith('[]') || group === 'live';
  const address = needsAddress && !['url', 'file', 'directory'].includes(name) ? ADDRESS : {};
  const format = OF_OCPI.includes(name) ? { format: 'ocpi' } : {};
  return { ...required, ...address, ...format, [name]: rest.length === 0 ? value : withSetting(rest, value, within) };
}
