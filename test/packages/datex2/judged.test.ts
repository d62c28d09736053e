/**
 * What we publish in DATEX II is valid: by the schemas of the German profile where they stand beside the project, and everywhere by one of
 * our own. Both say the same of networks that are right, and of objects that are broken.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../support/data-directory.ts';
import { csv, networkOf } from '../../support/network-of.ts';
import { runs, sampled } from '../../support/sampled.ts';
import { REGIMES } from '../../support/shared-regimes.ts';
import { feeds } from '../import/arbitrary-feeds.ts';
import { buildImported, completeFiles } from '../import/roundtrip/round-trip.ts';
import { documentOf } from '../import/support.ts';
import { type Judge, OFFICIAL, OWN, type Publications } from './support/judges.ts';
import { builtIn, builtWith, publicationsOf } from './support/published.ts';

const JUDGES: readonly (readonly [string, Judge])[] = [
  ['our own', OWN],
  ...(OFFICIAL ? [['the official', OFFICIAL] as const] : []),
];

const expectValid = (publications: Publications) => {
  for (const [name, judge] of JUDGES) expect(judge(publications), name).toEqual([]);
};

test.each(['demo', 'valid', 'afir'])('the network "%s"', async (name) => {
  const own = publicationsOf(await builtIn(`test/fixtures/${name}`));
  expect(own.table).toBeDefined();
  expectValid(own);
});

test('a network without sites has statuses of none, and no table', async () => {
  const tables = {
    locations: 'id,address,city,latitude,longitude\n',
    evses: 'uid,location_id\n',
    connectors: csv('evse_uid,standard,format,power_type,max_voltage,max_amperage'),
  };
  const own = publicationsOf(await builtWith(networkOf(tables)));
  expect(own.table).toBeUndefined();
  expectValid(own);
});

const NETWORKS = runs(8, 120);

test('random networks', async () => {
  let tables = 0;
  await fc.assert(
    fc.asyncProperty(feeds, async ({ locations, tariffs }) => {
      const document = { path: 'feed.json', bytes: Buffer.from(JSON.stringify(locations)) };
      const files = completeFiles(document, documentOf(tariffs, 'tariffs.json'), NOW);
      if (!files.has('locations.csv')) return;
      const own = publicationsOf(await buildImported(files, NOW, { datex2: true }));
      if (own.table !== undefined) tables++;
      expectValid(own);
    }),
    NETWORKS,
  );
  expect(tables).toBeGreaterThan(NETWORKS.numRuns / 2);
});

const FEEDS = REGIMES && join(dirname(REGIMES), 'feeds');
const feedNames = FEEDS === undefined ? [] : readdirSync(FEEDS).filter((name) => name.includes('locations'));

describe.skipIf(FEEDS === undefined)('feeds of operators (skipped without ../shared)', () => {
  test.each(sampled('feeds', feedNames, 4))('%s', async (name) => {
    const document = { path: 'feed.json', bytes: readFileSync(join(FEEDS ?? '', name)) };
    const files = completeFiles(document, undefined, NOW);
    expectValid(publicationsOf(await buildImported(files, NOW, { datex2: true })));
  });
});

/** A change of the first object that has such a member. */
function broken(
  publications: Publications,
  member: string,
  change: (object: Record<string, unknown>) => void,
): Publications {
  const copy = structuredClone(publications);
  const walk = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    if (Object.hasOwn(value, member)) {
      change(value as Record<string, unknown>);
      return true;
    }
    return Object.values(value).some(walk);
  };
  expect(walk(copy)).toBe(true);
  return copy;
}

let demo: Publications | undefined;

test.each<[string, string, (object: Record<string, unknown>) => void]>([
  ['a station that does not say how it is served', 'totalMaximumPower', (station) => delete station.serviceType],
  [
    'a plug of a word that nobody knows',
    'connectorType',
    (plug) => Object.assign(plug, { connectorType: { value: 'schuko' } }),
  ],
  ['a rate that does not say since when', 'ratePolicy', (rate) => delete rate.lastUpdated],
  ['a status without a point', 'energyRateUpdate', (status) => delete status.reference],
])('%s is refused', async (_, member, change) => {
  demo ??= publicationsOf(await builtIn('test/fixtures/demo'));
  const changed = broken(demo, member, change);
  for (const [name, judge] of JUDGES) expect(judge(changed).length, name).toBeGreaterThan(0);
});
