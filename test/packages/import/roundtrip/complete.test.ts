/** A feed that uses every field of Location and Tariff comes out as it went in. */

import { expect, test } from 'vitest';
import { importFeeds } from '../../../../packages/import/ocpi/import.ts';
import type { JsonObject } from '../../../../packages/import/ocpi-objects/feed-values.ts';
import { NOW } from '../../../support/data-directory.ts';
import { reachableFields, UNPUBLISHED, walkObjects } from '../../../support/model.ts';
import { documentOf, feed, outcome } from '../support.ts';
import { normaliseLocation, normaliseTariff } from './normalise.ts';
import { roundTrip } from './round-trip.ts';

const locations = feed('complete-locations');
const tariffs = feed('complete-tariffs');

test('the feed uses every field', () => {
  const used = new Set<string>();
  const note = (name: string, object: object) => {
    for (const field of Object.keys(object)) used.add(`${name}.${field}`);
  };
  walkObjects('Location', locations, note);
  walkObjects('Tariff', tariffs, note);
  used.delete(UNPUBLISHED);
  expect(used).toEqual(reachableFields('Location', 'Tariff'));
});

test('nothing is lost, and nothing needs to be said', () => {
  const documents = [documentOf(locations), documentOf(tariffs, 'tariffs.json')] as const;
  expect(importFeeds(...documents, NOW, { versions: ['2.2.1'] }).findings).toEqual([]);
});

test('what is published is the feed, without the tokens that may see private sites', async () => {
  const published = await outcome(locations, tariffs);
  expect(published.locations).toEqual(locations.map(({ publish_allowed_to, ...location }) => location));
  expect(published.tariffs).toEqual(sortedById(tariffs));
});

test('the normalisations change nothing in it', async () => {
  const ids = new Set(tariffs.map(({ id }) => String(id)));
  const published = await outcome(locations, tariffs, '2.3.0');
  expect(locations.map((location) => normaliseLocation(location, ids))).toEqual(published.locations);
  expect(sortedById(tariffs.map(normaliseTariff))).toEqual(published.tariffs);
});

function sortedById(objects: readonly JsonObject[]): JsonObject[] {
  return objects.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
}

test('the round trip counts every location and tariff', async () => {
  const trip = await roundTrip(documentOf(locations), documentOf(tariffs, 'tariffs.json'), NOW);
  expect(trip).toMatchObject({ total: 5, equal: 5, explained: 0, unexplained: [] });
});

test('of two locations with one id at two places one is left out, and the round trip knows why', async () => {
  const [first, ...others] = locations;
  const document = documentOf([first, ...others, { ...first, address: 'Elsewhere 9' }]);
  expect(await roundTrip(document, undefined, NOW)).toMatchObject({ equal: 2, explained: 1, unexplained: [] });
});
