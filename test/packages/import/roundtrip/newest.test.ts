/** A feed that uses all that OCPI 2.3.0 brought comes out as it went in. */

import { expect, test } from 'vitest';
import { importFeeds } from '../../../../packages/import/ocpi/import.ts';
import type { JsonObject } from '../../../../packages/import/ocpi-objects/feed-values.ts';
import { OCPI_VERSION } from '../../../../src/ocpi/enums.ts';
import { isPlugIn, NEW_IN_VERSION } from '../../../../src/ocpi/version-differences.ts';
import { NOW } from '../../../support/data-directory.ts';
import { brief, documentOf, feed, outcome } from '../support.ts';
import { differences } from './json-differences.ts';
import { roundTrip } from './round-trip.ts';

const [locations, tariffs] = [feed('newest-locations'), feed('newest-tariffs')];
const documents = [documentOf(locations), documentOf(tariffs, 'tariffs.json')] as const;

test('the feed uses everything that is new', () => {
  const { fields, plugs, values } = NEW_IN_VERSION['2.3.0'];
  const text = JSON.stringify(locations);
  for (const name of [...Object.values(fields).flat(), ...plugs, ...values]) expect(text).toContain(`"${name}"`);
  expect(locations.flatMap(connectorsOf).filter((connector) => !isPlugIn('2.2.1', connector))).toHaveLength(2);
});

test('nothing is lost, and nothing needs to be said', () => {
  expect(importFeeds(...documents, NOW, { versions: OCPI_VERSION }).findings).toEqual([]);
});

test('what is published is the feed', async () => {
  const published = await outcome(locations, tariffs, '2.3.0');
  expect([...differences(locations, published.locations)]).toEqual([]);
  expect([...differences(tariffs, published.tariffs)]).toEqual([]);
});

test('the round trip finds it equal', async () => {
  expect(await roundTrip(...documents, NOW)).toMatchObject({ total: 4, equal: 4, explained: 0, unexplained: [] });
});

test('the round trip sees a lost field', async () => {
  const [site] = locations;
  const trip = await roundTrip(documentOf([{ ...site, help_phone: 'call us' }]), documents[1], NOW);
  expect(trip).toMatchObject({ equal: 3, explained: 1, unexplained: [] });
  expect(brief(trip.findings)).toEqual(['left-out /0/help_phone']);
});

test('an older feed keeps its place in older versions', async () => {
  const { locations: older } = await outcome(locations, tariffs, '2.2.1');
  expect(older.flatMap(connectorsOf).map(({ standard }) => standard)).toEqual(['IEC_62196_T2_COMBO', 'IEC_62196_T2']);
});

function connectorsOf({ evses }: JsonObject) {
  return (evses as { connectors: { standard: 'MCS'; power_type: 'DC' }[] }[]).flatMap(({ connectors }) => connectors);
}
