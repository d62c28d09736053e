/** What known readers of public feeds need to get a whole network, each with its own way of asking for it. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBlobStore } from '../../../src/snapshot/blob-store.ts';
import { MANIFEST_PATH, type Manifest } from '../../../src/stored-format/manifest.ts';
import {
  type Consumer,
  evMap,
  evMapSingle,
  izivia,
  ocpiTool,
  openChargeMap,
  type PublishedObject,
  wholeFile,
} from '../support/consumers.ts';
import { type RunningEdge, startWithAssets } from '../support/running-edge.ts';
import { makeSite, type Site, siteOf, textOf } from '../support/site.ts';

const PARTY = { country_code: 'NL', party_id: 'EXA' };
const CHANGED_SINCE = '2026-03-01T00:00:00.000Z';

const tariffIdOf = (i: number) => `T-${i % 40}`;
const dayOf = (i: number) => new Date(Date.UTC(2026, i % 6, 1 + (i % 28))).toISOString().replace('.000Z', 'Z');

const TARIFFS = Array.from({ length: 40 }, (_, i) => ({
  ...PARTY,
  id: tariffIdOf(i),
  currency: 'EUR',
  elements: [{ price_components: [{ type: 'ENERGY', price: 0.3 + i / 100, step_size: 1 }] }],
  last_updated: dayOf(i),
}));

interface Location extends PublishedObject {
  readonly operator: { readonly name: string };
  readonly evses: readonly { readonly connectors: readonly { readonly tariff_ids: readonly string[] }[] }[];
}

const makeLocations = (count: number): readonly Location[] =>
  Array.from({ length: count }, (_, i) => ({
    ...PARTY,
    id: `LOC-${String(i).padStart(4, '0')}`,
    publish: true,
    name: `Zürich "${i}" <P+R>`,
    operator: { name: 'Example Charging' },
    evses: [
      {
        uid: `${i}*1`,
        evse_id: `NL*EXA*E${i}*1`,
        status: 'AVAILABLE',
        connectors: [{ id: '1', max_electric_power: 22_000, tariff_ids: [tariffIdOf(i)], last_updated: dayOf(i) }],
        last_updated: dayOf(i),
      },
    ],
    last_updated: dayOf(i),
  }));

/** The same as OCPI 2.3.0 has them: with more than older versions can say. */
const inNewest = (locations: readonly Location[]) =>
  locations.map((location, i) => ({ ...location, help_phone: `+31 20 ${100 + i} 0000` }));

/**
 * The lists in 2.2 and, for readers that know nothing else, in 2.2.1, with absolute URLs below the origin; and in 2.3.0 for those that
 * take the newest version that they know.
 */
async function publish(origin: string, locations: readonly Location[], own: Partial<Manifest>): Promise<Site> {
  const settings = {
    base_url: origin,
    // A link to a licence must not mislead anybody who looks for the next page.
    licence_url: 'https://example.com/licence',
    ...own,
  };
  const { site, manifest } = await makeSite({ locations, tariffs: TARIFFS }, settings);
  const newest = await makeSite(
    { locations: inNewest(locations), tariffs: TARIFFS.map((tariff) => ({ ...tariff, tax_included: 'NO' })) },
    settings,
  );
  const lists = manifest.by_version['2.2'];
  const newestLists = newest.manifest.by_version['2.2'];
  if (lists === undefined || newestLists === undefined) throw new Error('The site is without 2.2.');
  const blobs = createBlobStore();
  const urlOf = (version: string) => `${origin}/api/ocpi/${version}`;
  const detailsOf = (version: string) => ({
    version,
    endpoints: ['locations', 'tariffs'].map((identifier) => ({
      identifier,
      role: 'SENDER',
      url: `${urlOf(version)}/${identifier}`,
    })),
  });
  const all: Manifest = {
    ...manifest,
    versions: textOf(['2.2', '2.2.1', '2.3.0'].map((version) => ({ version, url: urlOf(version) }))),
    by_version: {
      '2.2': { ...lists, details: textOf(detailsOf('2.2')) },
      '2.2.1': { ...lists, details: textOf(detailsOf('2.2.1')) },
      '2.3.0': { ...newestLists, details: textOf(detailsOf('2.3.0')) },
    },
  };
  return new Map([...site, ...newest.site, ...siteOf(blobs.files), [MANIFEST_PATH, Buffer.from(JSON.stringify(all))]]);
}

/** They follow the pages, and do not mind how much there is in an answer that was asked for without a limit. */
const FOLLOWING: readonly [string, Consumer, 'newest'?][] = [
  ['EVMap, which takes 2.3.0', evMap, 'newest'],
  ['ocpi-tool', ocpiTool()],
  ['IZIVIA, 50 at a time', izivia(50)],
  ['IZIVIA, more at a time than there may be', izivia(5000)],
];
const WHOLE: readonly [string, Consumer, 'newest'?][] = [
  ['EVMap for a feed in one piece', evMapSingle],
  ['a reader of the whole file', (origin) => wholeFile(origin, 'locations')],
];
const IN_HUNDREDS: readonly [string, Consumer, 'newest'?][] = [['Open Charge Map', openChargeMap]];

// 800 objects end with a full page at 16, 50 and 100 a page.
describe.each([
  [730, {}, [...FOLLOWING, ...WHOLE]],
  [800, {}, [...FOLLOWING, ...WHOLE]],
  [730, { default_limit: 100 }, [...FOLLOWING, ...IN_HUNDREDS]],
  [800, { default_limit: 100 }, [...FOLLOWING, ...IN_HUNDREDS]],
  [730, { default_limit: 100, max_limit: 100 }, [...FOLLOWING, ...IN_HUNDREDS]],
] as const)('%i locations, published with %o', (count, settings, consumers) => {
  const locations = makeLocations(count);
  let edge: RunningEdge;
  let origin: string;
  let site: Site;

  beforeAll(async () => {
    edge = await startWithAssets((path) => site.get(path) ?? 404);
    origin = edge.url.origin;
    site = await publish(origin, locations, settings);
  });

  afterAll(() => edge?.stop());

  test.each(consumers)('%s gets each of them once', async (_, consumer, version) => {
    expect(await consumer(origin)).toEqual(version === 'newest' ? inNewest(locations) : locations);
  });

  test('ocpi-tool gets each that has changed since a day once', async () => {
    const changed = locations.filter(({ last_updated }) => Date.parse(last_updated) >= Date.parse(CHANGED_SINCE));
    expect(changed.length).toBeGreaterThan(400);
    expect(await ocpiTool(CHANGED_SINCE)(origin)).toEqual(changed);
  });
});

describe('a network as one file', () => {
  const locations = makeLocations(730);
  let edge: RunningEdge;
  let site: Site;

  beforeAll(async () => {
    edge = await startWithAssets((path) => site.get(path) ?? 404);
    site = await publish(edge.url.origin, locations, {});
  });

  afterAll(() => edge?.stop());

  test('every tariff that a connector names is in the file of tariffs', async () => {
    const read = (await wholeFile(edge.url.origin, 'locations')) as readonly Location[];
    const tariffs = new Set((await wholeFile(edge.url.origin, 'tariffs')).map(({ id }) => id));
    const named = read.flatMap(({ evses }) => evses.flatMap((evse) => evse.connectors.flatMap((c) => c.tariff_ids)));
    expect(named).toHaveLength(730);
    expect(named.filter((id) => !tariffs.has(id))).toEqual([]);
  });
});
