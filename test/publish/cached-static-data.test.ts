/** What the tables say comes back from the cache as it was put there. */

import { describe, expect, test } from 'vitest';
import type { CacheStore } from '../../src/publish/disk/cache-store.ts';
import type { Draft } from '../../src/publish/render/draft.ts';
import { CacheDamaged, loadStaticData, storeStaticData } from '../../src/publish/validate/cached-static-data.ts';
import type { StaticData } from '../../src/publish/validate/static-data.ts';
import { check, csv, networkOf } from '../support/network-of.ts';

function memoryCache(): CacheStore & { readonly files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    get: async (name) => files.get(name),
    getPart: (name, at, length) => files.get(name)?.subarray(at, at + length),
    put: async (prefix, key, content) => {
      files.set(prefix + key, Buffer.concat([...content()]));
    },
  };
}

function baseOf(tables: Parameters<typeof networkOf>[0], settings = {}): StaticData {
  const { data, findings } = check(networkOf(tables, settings));
  if (data === undefined) throw new Error(JSON.stringify(findings));
  return data.staticData();
}

const PLUGS = csv(
  'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
  'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1',
  'E-2,NEMA_5_20,CABLE,AC_1_PHASE,120,16,',
);

const BASES: [name: string, base: StaticData][] = [
  ['the smallest network', baseOf({})],
  [
    'two versions that differ, tariffs, and texts beyond ASCII',
    baseOf(
      {
        locations: csv(
          'id,address,city,latitude,longitude',
          'L-1,Straße 1 🔌,Amsterdam,52.373169,4.893379',
          'L-2,Rue @ 2,Amsterdam,52.373169,4.893379',
        ),
        evses: csv('uid,location_id,last_updated', 'E-1,L-1,2026-01-01T00:00:00Z', 'E-2,L-1,'),
        connectors: PLUGS,
        tariffs: csv('id,price_per_kwh,vat', 'T-1,0.50,21'),
      },
      { versions: ['2.2', '2.2.1'] },
    ),
  ],
];

/** A draft with its texts, to be compared. */
function unfold({ template, templateBytes, volatile, ...rest }: Draft) {
  return { ...rest, template: template(), bytes: Buffer.from(templateBytes()), volatile: volatile() };
}

function unfoldAll({ versions, ...rest }: StaticData) {
  const lists = versions.map(({ locations, tariffs, ...own }) => ({
    ...own,
    locations: locations.map(unfold),
    tariffs: tariffs.map(unfold),
  }));
  return { ...rest, versions: lists };
}

describe.each(BASES)('%s', (_, base) => {
  test('comes back as it was', async () => {
    const cache = memoryCache();
    await storeStaticData(cache, 'key', base);
    const found = await loadStaticData(cache, 'key');
    expect(found && unfoldAll(found)).toEqual(unfoldAll(base));
  });

  test('never comes back with another text', async () => {
    const cache = memoryCache();
    await storeStaticData(cache, 'key', base);
    const texts = cache.files.get('texts-key') ?? new Uint8Array();
    const found = await loadStaticData(cache, 'key');
    texts.fill(0x40);
    for (const { template } of found?.versions[0]?.locations ?? []) expect(template).toThrow(CacheDamaged);
    cache.files.delete('texts-key');
    for (const { template } of found?.versions[0]?.locations ?? []) expect(template).toThrow(CacheDamaged);
  });
});

test('what was not kept is not found', async () => {
  expect(await loadStaticData(memoryCache(), 'key')).toBeUndefined();
});
