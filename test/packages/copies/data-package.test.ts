/** /datapackage.json describes the files that are there, as they are. */

import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { completeHeld } from '../../support/complete-held.ts';
import { completeLocation } from '../../support/complete-objects.ts';
import { copiesOf, hostileLocations, settingsWith, TARIFFS, textAt } from './support/made-copies.ts';

interface Field {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly constraints?: { readonly required?: boolean; readonly enum?: readonly string[] };
}

interface Package {
  readonly resources: readonly {
    readonly name: string;
    readonly path: string;
    readonly bytes?: number;
    readonly hash?: string;
    readonly schema?: { readonly fields: readonly Field[]; readonly primaryKey: readonly string[] };
  }[];
}

const packageOf = (files: ReadonlyMap<string, Uint8Array>) => JSON.parse(textAt(files, '/datapackage.json')) as Package;

test('whose data it is, and under which licence', () => {
  const settings = settingsWith({
    name: 'A network',
    operator: { name: 'Example Charging', website: 'https://example.com' },
    licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    contact: { name: 'Data desk', email: 'data@example.com', url: 'https://example.com/contact' },
  });
  expect(packageOf(copiesOf([completeLocation()], { settings }))).toMatchObject({
    name: 'ocpi-nl-exa',
    title: 'A network',
    homepage: 'https://ocpi.example.com/',
    licenses: [{ name: 'CC-BY-4.0', path: 'https://creativecommons.org/licenses/by/4.0/', title: 'CC BY 4.0' }],
    contributors: [
      { title: 'Example Charging', path: 'https://example.com', roles: ['publisher'] },
      { title: 'Data desk', email: 'data@example.com', path: 'https://example.com/contact', roles: ['contact'] },
    ],
  });
});

test('a licence that is not in the list of the Open Definition has its title and place alone; without one there is none', () => {
  const settings = settingsWith({ licence: { name: 'Our terms', url: 'https://example.com/terms' } });
  expect(packageOf(copiesOf([], { settings }))).toMatchObject({
    licenses: [{ path: 'https://example.com/terms', title: 'Our terms' }],
  });
  expect(packageOf(copiesOf([]))).not.toHaveProperty('licenses');
});

test('length and hash are those of the files, and the file with the statuses has neither', () => {
  const files = copiesOf(hostileLocations());
  const { resources } = packageOf(files);
  expect(resources.map(({ path }) => path)).toEqual(['chargers.csv', 'locations.geojson', 'status.json']);
  for (const { path, bytes, hash } of resources) {
    const file = files.get(`/${path}`);
    const sum = file && createHash('sha256').update(file).digest('hex');
    expect([path, bytes, hash]).toEqual([path, file?.length, sum && `sha256:${sum}`]);
  }
});

describe('the table of plugs is as its schema says', () => {
  const files = copiesOf([{ ...completeLocation(), held: completeHeld() }, ...hostileLocations()], {
    tariffs: TARIFFS,
  });
  const schema = packageOf(files).resources[0]?.schema;
  const rows: Readonly<Record<string, string>>[] = parse(textAt(files, '/chargers.csv'), { bom: true, columns: true });

  test('its columns, in their order, each with words', () => {
    expect(schema?.fields.map(({ name }) => name)).toEqual(Object.keys(rows[0] ?? {}));
    expect(schema?.fields.filter(({ description }) => !/^[A-Z].*\.$/.test(description))).toEqual([]);
  });

  test.each(schema?.fields ?? [])('$name', ({ name, type, constraints }) => {
    const cells = rows.map((row) => row[name] ?? '');
    const form = { string: /^/, number: /^(-?\d+(\.\d+)?)?$/, integer: /^(-?\d+)?$/, boolean: /^(true|false)?$/ }[type];
    // Every column has a value somewhere, or nothing would be tested.
    expect(cells.filter((cell) => cell !== '').length).toBeGreaterThan(0);
    expect(cells.filter((cell) => form?.test(cell) !== true)).toEqual([]);
    if (constraints?.required) expect(cells).not.toContain('');
    const allowed = constraints?.enum ?? cells;
    expect(cells.filter((cell) => cell !== '' && !allowed.includes(cell))).toEqual([]);
  });

  test('its key is different in every row', () => {
    const keys = rows.map((row) => (schema?.primaryKey ?? []).map((name) => row[name]).join(' '));
    expect(new Set(keys).size).toBe(rows.length);
  });
});
