/** The forms in which lists of locations and tariffs reach people: answers, exports, pages, with tariffs inside or apart. */

import { describe, expect, test } from 'vitest';
import { importFeeds } from '../../../packages/import/ocpi/import.ts';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { NOW } from '../../support/data-directory.ts';
import { publish } from './roundtrip/round-trip.ts';
import {
  brief,
  documentOf,
  outcome,
  outcomeOf,
  smallConnector,
  smallEvse,
  smallLocation,
  smallTariff,
  textDocument,
} from './support.ts';

const location = (n: number, members: JsonObject = {}) =>
  smallLocation({ id: `L-${n}`, evses: [smallEvse({ uid: `E-${n}` })], ...members });
const withConnector = (members: JsonObject) =>
  smallLocation({ evses: [smallEvse({ connectors: [smallConnector(members)] })] });
const ids = (objects: readonly JsonObject[]) => objects.map(({ id }) => id);

describe('one document', () => {
  const locations = [location(1), location(2)];
  const envelope = { status_code: 1000, timestamp: '2026-01-01T00:00:00Z' };
  test.each<readonly [what: string, document: unknown, pointer: string]>([
    ['an envelope', { data: locations, ...envelope }, '/data/1'],
    ['a bare list', locations, '/1'],
    ['items', { items: locations, total_count: 2 }, '/items/1'],
    ['locations', { locations }, '/locations/1'],
    ['an envelope in capitals', { Data: locations, Status_Code: 1000 }, '/Data/1'],
    ['data.locations', { data: { locations } }, '/data/locations/1'],
    ['data.locations.data', { data: { locations: { data: locations } } }, '/data/locations/data/1'],
    ['pages one behind the other', [{ data: [locations[0]] }, { data: [locations[1]] }], '/1/data/0'],
  ])('%s', async (_, document, pointer) => {
    const { locations: published, findings } = await outcome(document);
    expect(ids(published)).toEqual(['L-1', 'L-2']);
    expect(findings).toEqual([]);
    const broken = JSON.parse(JSON.stringify(document).replace('"id":"L-2"', '"id":"L-2","mood":1')) as unknown;
    expect(brief((await outcome(broken)).findings)).toEqual([`not-carried ${pointer}/mood`]);
  });

  test.each<readonly [what: string, document: unknown]>([
    ['a location', location(1)],
    ['an envelope with a location', { data: location(1), status_code: 1000 }],
  ])('%s', async (_, document) => {
    expect(ids((await outcome(document)).locations)).toEqual(['L-1']);
  });

  test.each<readonly [what: string, document: unknown]>([
    ['locations and tariffs', { locations: [withConnector({ tariff_ids: ['T-1'] })], tariffs: [smallTariff()] }],
    ['both below data', { data: { tariffs: [smallTariff()], locations: [withConnector({ tariff_ids: ['T-1'] })] } }],
    ['both in one list', [smallTariff(), withConnector({ tariff_ids: ['T-1'] })]],
  ])('%s', async (_, document) => {
    const { locations: published, tariffs, findings } = await outcome(document);
    expect(published).toEqual([withConnector({ tariff_ids: ['T-1'] })]);
    expect(tariffs).toEqual([smallTariff()]);
    expect(findings).toEqual([]);
  });

  test('a location among tariffs is left out, and the tariffs stay', async () => {
    const { tariffs, findings } = await outcome([location(1)], [smallTariff(), location(2)]);
    expect(tariffs).toEqual([smallTariff()]);
    expect(brief(findings)).toEqual(['object-left-out /1']);
  });

  test.each([
    { result: [location(1)] },
    { data: { data: { data: { data: { data: { data: [location(1)] } } } } } },
    { id: 'L-1' },
  ])('a list where nobody looks for one is no feed', (document) => {
    expect(brief(importFeeds(documentOf(document), undefined, NOW).findings)).toEqual(['not-a-feed ']);
  });
});

test('several documents are one list', async () => {
  const pages = [
    documentOf([location(1)], 'page-1.json'),
    documentOf({ data: [location(2, { mood: 1 })] }, 'page-2.json'),
  ];
  const { files, findings } = importFeeds(pages, [documentOf([smallTariff()], 'tariffs.json')], NOW);
  expect(findings).toMatchObject([{ code: 'not-carried', file: 'page-2.json', pointer: '/data/0/mood' }]);
  expect(ids((await publish(files, NOW)).locations)).toEqual(['L-1', 'L-2']);
});

test('one document of several that is no feed stops the import', () => {
  const { files, findings } = importFeeds(
    [documentOf([location(1)]), documentOf({ status_code: 2001 }, 'page-2.json')],
    undefined,
    NOW,
  );
  expect(files.size).toBe(0);
  expect(findings).toMatchObject([{ code: 'not-a-feed', file: 'page-2.json' }]);
});

describe('tariffs inside of locations', () => {
  const given = smallTariff({ elements: [{ price_components: [{ type: 'ENERGY', price: 0.3, step_size: 1 }] }] });
  const told = (name: string) => `renamed /0/evses/0/connectors/0/${name}`;
  test.each<readonly [what: string, members: JsonObject, findings: readonly string[]]>([
    ['a list in place of ids', { tariff_ids: [given] }, ['repaired /0/evses/0/connectors/0/tariff_ids']],
    ['tariffs', { tariffs: [given] }, [told('tariffs'), 'repaired /0/evses/0/connectors/0/tariffs']],
    ['a tariff', { tariff: given }, [told('tariff'), 'repaired /0/evses/0/connectors/0/tariff']],
    ['beside the ids', { tariff_ids: ['T-1'], tariffs: [given] }, []],
  ])('%s', async (_, members, expected) => {
    const { locations, tariffs, findings } = await outcome([withConnector(members)]);
    expect(locations).toEqual([withConnector({ tariff_ids: ['T-1'] })]);
    expect(tariffs).toEqual([given]);
    expect(brief(findings).sort()).toEqual([...expected].sort());
  });

  test('of a location, and the same again at every connector', async () => {
    const connectors = ['1', '2'].map((id) => smallConnector({ id, tariff_ids: ['T-1'], tariffs: [given] }));
    const { tariffs, findings } = await outcome([
      smallLocation({ tariffs: [given], evses: [smallEvse({ connectors })] }),
    ]);
    expect(tariffs).toEqual([given]);
    expect(findings).toEqual([]);
  });

  test('that are nested without end are left out, and the rest stays', async () => {
    const levels = 50_000;
    const text = JSON.stringify([withConnector({ tariffs: [{ ...given, elements: ['deep'] }] })]);
    const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const { locations, tariffs } = await outcomeOf(textDocument(text.replace('"deep"', deep)));
    expect(ids(locations)).toEqual(['L-1']);
    expect(tariffs).toEqual([]);
  });
});
