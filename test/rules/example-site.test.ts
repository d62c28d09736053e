/** What is left of the example with which a network begins: its site, and an address that is reserved for examples. */

import { describe, expect, test } from 'vitest';
import { validate } from '../../src/publish/validate/validate.ts';
import { EXAMPLE_NAMES, exampleCoordinate } from '../../src/rules/completeness/example-site.ts';
import { COMPANIONS } from '../support/companions.ts';
import { NOW } from '../support/data-directory.ts';
import { checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor('example-address example-coordinates example-site');

const site = (id: string, name: string) => ({
  locations: csv('id,name,address,city,latitude,longitude', `${id},${name},Main Street 1,Amsterdam,52.373169,4.893379`),
  evses: csv('uid,location_id', `E-1,${id}`),
});

function found(id: string, name: string, base_url: string, baseUrl?: string) {
  const { findings } = validate(networkOf(site(id, name), { base_url }), { companions: COMPANIONS, now: NOW, baseUrl });
  return findings.flatMap(({ code, severity, field }) =>
    code.startsWith('example-') ? [`${severity} ${code} ${field}`] : [],
  );
}

const [PUBLIC, LOCAL, EXAMPLE] = ['https://ocpi.laden.nl', 'http://localhost:8787', 'https://ocpi.example.com'];

describe('the example site', () => {
  test.each<[string, string, string]>([
    ['EXAMPLE-1', 'Square', 'id'],
    ...Object.values(EXAMPLE_NAMES).map((name) => ['AMS-01', name, 'name'] as [string, string, string]),
  ])('%s, %s is a doubt where it would be published', (id, name, field) => {
    expect(found(id, name, PUBLIC ?? '')).toEqual([`doubt example-site ${field}`]);
    expect(found(id, name, LOCAL ?? '')).toEqual([]);
    expect(found(id, name, PUBLIC ?? '', LOCAL)).toEqual([]);
  });

  test.each([
    ['EXAMPLE-10', 'Square'],
    ['AMS-01', 'Example site'],
  ])('%s, %s is none', (id, name) => {
    expect(found(id, name, PUBLIC ?? '')).toEqual([]);
  });
});

describe('the coordinates of the example', () => {
  const at = (id: string, [latitude, longitude]: readonly [string, string]) => {
    const row = `${id},Square,Main Street 1,Amsterdam,${latitude},${longitude}`;
    const locations = csv('id,name,address,city,latitude,longitude', row);
    const { findings } = check(networkOf({ locations, evses: csv('uid,location_id', `E-1,${id}`) }));
    return findings.flatMap(({ code, severity, field }) =>
      code.startsWith('example-') ? [`${severity} ${code} ${field}`] : [],
    );
  };
  const OF_EXAMPLE = [exampleCoordinate(52 + 22 / 60), exampleCoordinate(4 + 54 / 60)] as const;

  test('are a doubt under another id, wherever it would be published', () => {
    expect(at('AMS-01', OF_EXAMPLE)).toEqual(['doubt example-coordinates latitude']);
    expect(at('EXAMPLE-1', OF_EXAMPLE)).toEqual([]);
  });

  test.each([
    ['52.367900', '4.901240'],
    ['52.367900', '4.893379'],
    ['52.366667', '4.900000'],
  ])('are not %s, %s', (latitude, longitude) => {
    expect(at('AMS-01', [latitude, longitude])).toEqual([]);
  });
});

describe('an address that is reserved for examples', () => {
  test('is a doubt, and is published nowhere', () => {
    expect(found('AMS-01', 'Square', EXAMPLE ?? '')).toEqual(['doubt example-address base_url']);
    expect(found('EXAMPLE-1', 'Square', EXAMPLE ?? '')).toEqual([
      'doubt example-site id',
      'doubt example-address base_url',
    ]);
  });

  test('is none in a preview on this machine', () => {
    expect(found('AMS-01', 'Square', EXAMPLE ?? '', LOCAL)).toEqual([]);
  });
});
