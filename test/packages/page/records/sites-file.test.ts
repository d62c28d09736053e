/** The list of sites in the form in which it travels. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeSites } from '../../../../packages/page/files/write-sites.ts';
import type { EnergyPrice, EvseRecord, SiteIndex, SiteRecord } from '../../../../packages/page/records/site-index.ts';
import {
  type IdsFile,
  namedSite,
  type PlugsFile,
  type SitesFile,
  withPlugs,
} from '../../../../packages/page/records/sites-file.ts';
import { readSites } from '../support/published-sites.ts';

const LARGEST_ASSET = 25 * 1024 * 1024;

const [standard, watts] = [fc.nat(2), fc.constantFrom(0, 22_000, 150_000)];
const plug = fc.oneof(fc.tuple(standard, watts), fc.tuple(standard, watts, fc.nat(3)));
const plugs = fc.array(plug, { maxLength: 2 });
const has = fc.constant(true as const);
const evse: fc.Arbitrary<EvseRecord> = fc.oneof(
  fc.record(
    { uid: fc.string(), evse_id: fc.string(), plugs, card: has, trailer: has, disabled: has, roofed: has },
    { requiredKeys: ['uid', 'plugs'] },
  ),
  fc.record({ uid: fc.constant('NLEXAE1'), evse_id: fc.constantFrom('NL*EXA*E1', '*', 'NL*EXAE1'), plugs }),
);
const price: fc.Arbitrary<EnergyPrice> = fc.oneof(
  fc.record({
    currency: fc.constantFrom('EUR', 'GBP'),
    from: fc.constantFrom(0, 0.3),
    to: fc.constantFrom(0.3, 0.605),
  }),
  fc.constant({ currency: 'EUR', from: 0, to: 0, free: true as const }),
);
const site: fc.Arbitrary<SiteRecord> = fc.record(
  {
    id: fc.string(),
    name: fc.string({ unit: 'binary' }),
    address: fc.string(),
    postal_code: fc.string(),
    city: fc.constantFrom('', 'Utrecht', '__proto__'),
    latitude: fc.constantFrom(-0.000001, 52.09),
    longitude: fc.constantFrom(5.12, 180),
    time_zone: fc.nat(3),
    hours: fc.nat(3),
    evses: fc.array(evse, { maxLength: 3 }),
  },
  { requiredKeys: ['id', 'name', 'address', 'city', 'latitude', 'longitude', 'time_zone', 'evses'] },
);
const index: fc.Arbitrary<SiteIndex> = fc.record({
  detail_files: fc.constant(4),
  standards: fc.constant(['CHADEMO' as const]),
  time_zones: fc.constant(['Europe/Amsterdam']),
  hours: fc.constant([{ twentyfourseven: true }]),
  prices: fc.array(price, { maxLength: 4 }),
  sites: fc.array(site, { maxLength: 5 }),
});

const written = (list: SiteIndex) => writeSites(list, 'order');
const text = (files: ReturnType<typeof written>) => (path: string) => `${files.get(`/${path}`)}`;

test('what is read is what was written', () => {
  fc.assert(
    fc.property(index, (list) => {
      expect(readSites(text(written(list)))).toEqual(list);
    }),
  );
});

test('the first file alone has names and towns, the second all but the ids of EVSEs; all say which network they are of', () => {
  fc.assert(
    fc.property(index, (list) => {
      const [sites, plugs, ids] = [...written(list).values()].map((bytes) => JSON.parse(`${bytes}`) as unknown);
      const texts = sites as SitesFile;
      const named = list.sites.map(({ name, city }) => expect.objectContaining({ name, city, evses: [] }));
      expect(list.sites.map((_, i) => namedSite(texts, i))).toEqual(named);
      const shown = withPlugs(texts, plugs as PlugsFile);
      expect(shown.lacks).toBe('ids');
      const evsesOf = ({ evses }: SiteRecord) => evses.map(({ evse_id: _, ...evse }) => ({ ...evse, uid: '' }));
      expect(shown.sites).toEqual(list.sites.map((site) => ({ ...site, evses: evsesOf(site) })));
      const networks = [sites, plugs, ids].map((file) => (file as IdsFile).network);
      expect(new Set(networks).size).toBe(1);
    }),
  );
});

test('another price makes all files of another network', () => {
  const list: SiteIndex = { detail_files: 1, standards: [], time_zones: [], hours: [], prices: [], sites: [] };
  const free = { currency: 'EUR', from: 0, to: 0, free: true } as const;
  const [before, after] = [list, { ...list, prices: [free] }].map((one) => text(written(one))('_site/sites.json'));
  expect(after).not.toBe(before);
});

test('50,000 sites with four charging points each fit into one file of a host', () => {
  const evses = Array.from({ length: 4 }, (_, i) => ({
    uid: `NLEXAE00000${i}0`,
    evse_id: `NL*EXA*E00000*${i}0`,
    plugs: [[0, 22_000]] as const,
  }));
  const site: SiteRecord = {
    id: '',
    name: 'Q-Park Centraal Station',
    address: 'Burgemeester de Vlugtlaan 125',
    postal_code: '1063 BJ',
    city: 'Amsterdam',
    latitude: 52.373169,
    longitude: 4.893379,
    time_zone: 0,
    hours: 3,
    evses,
  };
  const sites = Array.from({ length: 50_000 }, (_, i) => ({ ...site, id: `NLEXAL${i}` }));
  const list: SiteIndex = { detail_files: 1, standards: ['CHADEMO'], time_zones: [], hours: [], prices: [], sites };
  const files = written(list);
  expect(readSites(text(files)).sites.map(({ id }) => id)).toEqual(sites.map(({ id }) => id));
  for (const bytes of files.values()) expect(bytes.length).toBeLessThan(LARGEST_ASSET / 2);
});
