/**
 * The whole Locations and Tariffs among the official examples of OCPI 2.3.0: in through the import, and out again as we publish them.
 * Every difference is listed here with its reason. Where the examples are not there, a feed of our own covers the same ground
 * (newest.test.ts).
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../packages/import/ocpi-objects/feed-values.ts';
import { isLocation, isTariff } from '../../../../src/sources/feeds/document-lists.ts';
import { NOW } from '../../../support/data-directory.ts';
import { REGIMES } from '../../../support/shared-regimes.ts';
import { outcome, smallLocation } from '../support.ts';
import { differences } from './json-differences.ts';

const DIRECTORY = REGIMES && join(REGIMES, 'ocpi-2.3.0/examples');

const HIDDEN = 'publish is false, so drivers may not see it, and nothing of it is published';
const NO_TARIFF = 'the tariff is not among the tariffs that came with the location, so nobody could look it up';
const OLD = 'the status is more than ten years old, the most that a network may set in max_status_hours';
const ORDER = 'the order of the components of an element has no meaning, and the same prices must give the same bytes';

/** Every difference, with its reason. */
const DIFFERENCES: readonly (readonly [example: string, difference: string, reason: string])[] = [
  ['location_example', '/evses/0/status: "AVAILABLE" -> "UNKNOWN"', OLD],
  ['location_example', '/evses/0/connectors/0/tariff_ids: ["11"] -> absent', NO_TARIFF],
  ['location_example', '/evses/0/connectors/1/tariff_ids: ["13"] -> absent', NO_TARIFF],
  ['location_example', '/evses/0/last_updated: "2015-06-28T08:12:01Z" -> "2026-01-01T00:00:00Z"', OLD],
  ['location_example', '/evses/1/status: "RESERVED" -> "UNKNOWN"', OLD],
  ['location_example', '/evses/1/connectors/0/tariff_ids: ["12"] -> absent', NO_TARIFF],
  ['location_example', '/evses/1/last_updated: "2015-06-29T20:39:09Z" -> "2026-01-01T00:00:00Z"', OLD],
  ['location_example', '/last_updated: "2015-06-29T20:39:09Z" -> "2026-01-01T00:00:00Z"', OLD],
  ['location_example_uc3_destination_charger_not_published', 'left out', HIDDEN],
  ['location_example_uc4_limited_visibility', 'left out', HIDDEN],
  ['location_example_uc5_home_charge_point', 'left out', HIDDEN],
  ['tariff_10_025kwh_parking_start', '/elements/0/price_components: in another order', ORDER],
  ['tariff_13_simple_3hour_5parking', '/elements/0/price_components: in another order', ORDER],
  ['tariff_14_step_size', '/elements/0/price_components: in another order', ORDER],
  ['tariff_14_step_size', '/elements/1/price_components: in another order', ORDER],
  ['tariff_15_reservation_5_euro_per_hour', '/elements/1/price_components: in another order', ORDER],
  ['tariff_16_reservation_2_euro_fee_5_euro_per_hour', '/elements/1/price_components: in another order', ORDER],
  ['tariff_17_reservation_with_expire_fee', '/elements/2/price_components: in another order', ORDER],
  ['tariff_18_reservation_with_expire_time', '/elements/2/price_components: in another order', ORDER],
  ['tariff_20_simple_north_american_inclusive', 'left out', 'its prices include taxes at a rate that it does not say'],
  ['tariff_3_alt_url', '/elements/0/price_components: in another order', ORDER],
  ['tariff_6_025kwh_start_max_price', '/elements/0/price_components: in another order', ORDER],
  ['tariff_9_025kwh_start', '/elements/0/price_components: in another order', ORDER],
  [
    'tariff_put_example',
    `/last_updated: absent -> "${new Date(NOW).toISOString().replace('.000Z', 'Z')}"`,
    'the example lacks a mandatory field, so the time of the publication is written',
  ],
];

test.skipIf(DIRECTORY === undefined)(
  'the official examples come out as they went in, but for what is listed (skipped where ../shared is absent)',
  async () => {
    const examples = wholeExamples(DIRECTORY ?? '').map(([name, object], i) => [name, withOwnIds(object, i)] as const);
    const objects = examples.map(([, object]) => object);
    const [tariffs, locations] = [objects.filter(isTariff), objects.filter((object) => !isTariff(object))];
    expect([locations.length, tariffs.length]).toEqual([6, 22]);
    const published = new Map(
      [
        ...(await outcome(locations, undefined, '2.3.0')).locations,
        ...(await outcome([smallLocation()], tariffs, '2.3.0')).tariffs,
      ].map((object) => [object.id, object]),
    );
    const found = examples.flatMap(([name, object]) => {
      const own = published.get(object.id);
      return (own === undefined ? ['left out'] : [...differences(object, own)]).map((one) => [name, one]);
    });
    expect(found).toEqual(DIFFERENCES.map(([name, difference]) => [name, difference]));
  },
);

/** Examples that are objects with an id, and not parts of one. */
function wholeExamples(directory: string): [name: string, object: JsonObject][] {
  return readdirSync(directory).flatMap((file) => {
    const object = JSON.parse(readFileSync(join(directory, file), 'utf8')) as JsonObject;
    const isWhole = 'country_code' in object && (isTariff(object) || isLocation(object));
    return isWhole ? [[file.replace('.json', ''), object]] : [];
  });
}

/** The examples share ids. With ids of their own, they can be imported together. */
function withOwnIds(object: JsonObject, i: number): JsonObject {
  const { evses } = object;
  const own = (evses as JsonObject[] | undefined)?.map((evse) => ({ ...evse, uid: `${i}-${evse.uid}`.slice(0, 36) }));
  return { ...object, id: `example-${i}`, ...(own && { evses: own }) };
}
