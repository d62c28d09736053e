/**
 * A build by other code, which renders the same rows in another way: that moves what it changes, and nothing else.
 *
 * @module-tag pure
 */

import { expect, test } from 'vitest';
import { foldCase } from '../../../src/ocpi/ci-string.ts';
import type { Location, Tariff } from '../../../src/ocpi/types.ts';
import { carryVersion, type PublishedVersion } from '../../../src/publish/history/carry-forward.ts';
import { noEvents } from '../../../src/publish/history/history-events.ts';
import type { PreviousVersion } from '../../../src/publish/history/previous.ts';
import { toDraft } from '../../../src/publish/render/draft.ts';
import { textStore } from '../../../src/publish/render/text-store.ts';
import { jsonIn, jsonText } from '../../../src/stored-format/stored-body.ts';
import { completeConnector, completeEvse, completeLocation, completeTariff } from '../../support/complete-objects.ts';

const [BEFORE, NOW] = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2026-05-01T00:00:00Z')];

/** Objects as the tables give them, without times. */
function site(id: string, more: Partial<Location> = {}): Location {
  const connectors = [{ ...completeConnector(), last_updated: '' }];
  const evses = [1, 2].map((n) => ({ ...completeEvse(), uid: `${id}-${n}`, connectors, last_updated: '' }));
  return { ...completeLocation(), id, evses, last_updated: '', ...more };
}

function tariff(id: string, more: Partial<Tariff> = {}): Tariff {
  return { ...completeTariff(), id, last_updated: '', ...more };
}

function follow(
  locations: Location[],
  tariffs: Tariff[],
  publishedAt: number,
  before?: PublishedVersion,
): PublishedVersion {
  const byId = (list: PublishedVersion['locations']) => new Map(list.map((object) => [foldCase(object.id), object]));
  const previous: PreviousVersion | undefined = before && {
    locations: byId(before.locations),
    tariffs: byId(before.tariffs),
    listing: before.listing,
  };
  const drafted = {
    version: '2.2.1' as const,
    locations: locations.map((one) => toDraft(one, textStore())),
    tariffs: tariffs.map((one) => toDraft(one, textStore())),
    listing: 'the same',
  };
  return carryVersion(drafted, previous, {
    publishedAt,
    statuses: new Map(),
    keptLocationsMs: 0,
    keptTariffsMs: 0,
    purged: new Set(),
    events: noEvents(),
  });
}

test('other members, and another order of them, move the objects in which they are', () => {
  const before = follow([site('L-1'), site('L-2'), site('L-3')], [tariff('T-1'), tariff('T-2')], BEFORE);
  const { time_zone, last_updated, ...rest } = site('L-3');
  const { tariffs, locations } = follow(
    [site('L-1'), site('L-2', { name: 'rendered otherwise' }), { time_zone, ...rest, last_updated }],
    [tariff('T-1', { currency: 'DKK' }), tariff('T-2')],
    NOW,
    before,
  );
  const changed = [...locations, ...tariffs].filter(({ isChanged }) => isChanged);
  expect(changed.map(({ id, lastUpdated }) => [id, lastUpdated])).toEqual([
    ['L-2', NOW],
    ['L-3', NOW],
    ['T-1', NOW],
  ]);
  expect(locations[0]?.bytes()).toEqual(before.locations[0]?.bytes());
  const parts = locations[1] ? (jsonIn<Location>(locations[1].bytes()).evses ?? []) : [];
  expect(parts.map((evse) => Date.parse(evse.last_updated))).toEqual([BEFORE, BEFORE]);
});

test('the texts of two builds of one state are the same, byte for byte', () => {
  const before = follow([site('L-1')], [tariff('T-1')], BEFORE);
  const after = follow([site('L-1')], [tariff('T-1')], NOW, before);
  expect(after.locations.map(({ bytes }) => jsonText(bytes()))).toEqual(
    before.locations.map(({ bytes }) => jsonText(bytes())),
  );
  expect(after.tariffs.map(({ bytes }) => jsonText(bytes()))).toEqual(
    before.tariffs.map(({ bytes }) => jsonText(bytes())),
  );
});
