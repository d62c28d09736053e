/** Prices of a feed are carried wherever they hang in it, and what is lost of them is told and counted. */

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { NOW } from '../../support/data-directory.ts';
import { roundTrip } from './roundtrip/round-trip.ts';
import { brief, documentOf, outcome, smallConnector, smallEvse, smallLocation, smallTariff } from './support.ts';

const component = { type: 'ENERGY', price: 0.45, vat: 21, step_size: 1 };
const dearer = smallTariff({ elements: [{ price_components: [{ ...component, price: 0.9 }] }] });
const plugs = (location: JsonObject | undefined) =>
  ((location?.evses ?? []) as JsonObject[]).flatMap(({ connectors }) => connectors as JsonObject[]);
const priced = (locations: readonly JsonObject[]) => plugs(locations[0]).map(({ tariff_ids }) => tariff_ids);

describe('whole tariffs inside of an EVSE', () => {
  test.each(['tariffs', 'tariff', 'tariff_ids', 'Tariffs', 'ad_hoc_prices'])(
    '%s: its plugs get their ids',
    async (name) => {
      const connectors = [smallConnector(), smallConnector({ id: '2' })];
      const given = name === 'tariff' ? smallTariff() : [smallTariff()];
      const site = smallLocation({ evses: [smallEvse({ [name]: given, connectors })] });
      const { locations, tariffs, findings, summary } = await outcome([site]);
      expect(tariffs).toEqual([smallTariff()]);
      expect(priced(locations)).toEqual([['T-1'], ['T-1']]);
      expect(brief(findings).filter((line) => !line.startsWith('renamed '))).toEqual([
        'repaired /0/evses/0/connectors/0/tariff_ids',
      ]);
      expect(findings.find(({ code }) => code === 'repaired')?.related).toHaveLength(1);
      expect(summary.tariffs).toMatchObject({ inFeed: 1, imported: 1, lost: 0 });
      const trip = await roundTrip(documentOf([site]), undefined, NOW);
      expect(trip.unexplained).toEqual([]);
    },
  );

  test('ids of an EVSE are those of its plugs', async () => {
    const site = smallLocation({ evses: [smallEvse({ tariff_ids: ['T-1'] })] });
    const { locations, findings } = await outcome([site], [smallTariff()]);
    expect(priced(locations)).toEqual([['T-1']]);
    expect(brief(findings)).toEqual(['repaired /0/evses/0/connectors/0/tariff_ids']);
  });

  test('a plug with tariffs of its own keeps them', async () => {
    const connectors = [smallConnector({ tariff_ids: ['T-2'] }), smallConnector({ id: '2', tariff_ids: [] })];
    const evse = smallEvse({ tariffs: [smallTariff()], connectors });
    const { locations } = await outcome([smallLocation({ evses: [evse] })], [smallTariff({ id: 'T-2' })]);
    expect(priced(locations)).toEqual([['T-2'], ['T-1']]);
  });
});

test.each(['tariffs', 'price_list'])('whole tariffs inside of a plug, under %s', async (name) => {
  const connectors = [smallConnector({ tariff_ids: null, [name]: [smallTariff()] })];
  const { locations, tariffs } = await outcome([smallLocation({ evses: [smallEvse({ connectors })] })]);
  expect(tariffs).toEqual([smallTariff()]);
  expect(priced(locations)).toEqual([['T-1']]);
});

test('a site has tariffs, and no plug names one: nobody knows which is whose', async () => {
  const { locations, tariffs, findings } = await outcome([smallLocation({ tariffs: [smallTariff()] })]);
  expect(tariffs).toEqual([smallTariff()]);
  expect(priced(locations)).toEqual([undefined]);
  expect(brief(findings)).toEqual(['left-out /0/tariffs']);
});

describe('two tariffs with one id', () => {
  const withTariffs = (...given: JsonObject[]) =>
    smallLocation({
      evses: given.map((tariff, i) => smallEvse({ uid: `E-${i}`, tariffs: [tariff] })),
    });

  test('that say different things at the same time are both left out', async () => {
    const { locations, tariffs, findings, summary } = await outcome([withTariffs(smallTariff(), dearer)]);
    expect(tariffs).toEqual([]);
    expect(priced(locations)).toEqual([undefined, undefined]);
    expect(findings.filter(({ code }) => code === 'duplicate-object')).toMatchObject([
      {
        pointer: '/0/evses/1/tariffs/0',
        message:
          'Tariff "T-1" is here again, but is different at /0/evses/0/tariffs/0. Nothing says which of them is right, so all were left out.',
      },
    ]);
    expect(summary.tariffs).toMatchObject({ inFeed: 2, imported: 0, lost: 2 });
  });

  test('of which one is newer are that one', async () => {
    const newer = { ...dearer, last_updated: '2025-06-01T00:00:00Z' };
    const { tariffs } = await outcome([withTariffs(smallTariff(), newer)]);
    expect(tariffs).toEqual([newer]);
  });

  test('that are equal but for their order of members are one', async () => {
    const turned = Object.fromEntries(Object.entries(smallTariff()).reverse());
    const { tariffs, summary } = await outcome([withTariffs(smallTariff(), turned)]);
    expect(tariffs).toEqual([smallTariff()]);
    expect(summary.tariffs).toMatchObject({ inFeed: 2, imported: 1, merged: 1, lost: 0 });
  });
});

describe('times of a tariff', () => {
  const within = (restrictions: JsonObject) => [
    smallTariff({ elements: [{ price_components: [component], restrictions }] }),
  ];

  test.each([
    [
      { start_time: '07:00:00', end_time: '19:59:59' },
      { start_time: '07:00', end_time: '20:00' },
    ],
    [
      { start_time: '20:00:00', end_time: '06:59:59.999' },
      { start_time: '20:00', end_time: '07:00' },
    ],
    [
      { start_time: '18:00', end_time: '23:59:59' },
      { start_time: '18:00', end_time: '00:00' },
    ],
    [
      { start_time: '18:00', end_time: '23:59' },
      { start_time: '18:00', end_time: '23:59' },
    ],
  ])('%j', async (given, restrictions) => {
    const { tariffs } = await outcome([smallLocation()], within(given));
    expect(tariffs).toEqual(within(restrictions));
  });

  test('the last second before an end is the end, and a finding says so', async () => {
    const { findings } = await outcome([smallLocation()], within({ start_time: '07:00', end_time: '19:59:59' }));
    expect(findings).toMatchObject([
      {
        code: 'repaired',
        pointer: '/0/elements/0/restrictions/end_time',
        message:
          'end_time is the last second before the end, which OCPI does not count in, so it was converted ("19:59:59" became 20:00).',
      },
    ]);
  });

  test.each([{ start_time: '07:00:30' }, { end_time: '19:59:30' }, { start_time: 'morning' }, { Max_Soc: 80 }])(
    '%j cannot be kept, so the whole tariff is left out and counted',
    async (restrictions) => {
      const connectors = [smallConnector({ tariff_ids: ['T-1'] })];
      const [tariff] = within(restrictions);
      const capitals = JSON.parse(JSON.stringify(tariff).replace('"restrictions"', '"Restrictions"'));
      for (const given of [tariff, capitals]) {
        const site = smallLocation({ evses: [smallEvse({ connectors })] });
        const { locations, tariffs, findings, summary } = await outcome([site], [given]);
        expect(tariffs).toEqual([]);
        expect(priced(locations)).toEqual([undefined]);
        expect(findings.map(({ code }) => code)).toContain('object-left-out');
        expect(findings.find(({ code }) => code === 'undefined-tariff')?.message).toBe(
          'Tariffs of 1 connector were left out: "T-1".',
        );
        expect(summary.tariffs).toMatchObject({ inFeed: 1, lost: 1 });
      }
    },
  );
});

describe('tariffs that the feed does not define', () => {
  const naming = (...ids: string[]) =>
    smallLocation({
      evses: [smallEvse({ connectors: ids.map((id, i) => smallConnector({ id: `${i}`, tariff_ids: [id] })) })],
    });

  test('are one finding', async () => {
    const { findings } = await outcome([naming('T-1', 'T-2', 'T-2', 'T-3')]);
    expect(findings).toMatchObject([
      {
        code: 'undefined-tariff',
        pointer: '/0/evses/0/connectors/0/tariff_ids',
        message: 'The feed does not define tariffs of 4 connectors: "T-1", "T-2", "T-3".',
        hint: 'Import the tariffs too, with --tariffs.',
      },
    ]);
    expect(findings[0]?.related).toHaveLength(2);
  });

  test('beside others that it does', async () => {
    const { findings, locations } = await outcome([naming('T-1', 'T-2')], [smallTariff()]);
    expect(priced(locations)).toEqual([['T-1'], undefined]);
    expect(findings).toMatchObject([
      {
        message: 'The feed does not define tariffs of 1 connector: "T-2".',
        hint: 'Add them to tariffs.csv, and then to tariff_ids of the connectors.',
      },
    ]);
  });
});

describe('restrictions that are a list', () => {
  const element = (restrictions: unknown) => ({ elements: [{ price_components: [component], restrictions }] });
  const two = (restrictions: unknown) => ({
    elements: [...element(restrictions).elements, ...element({ max_kwh: 9 }).elements],
  });

  test.each<readonly [restrictions: unknown]>([[[]], [[{}]], [[null]], [[{ day_of_week: [] }, {}]]])(
    '%j restricts nothing',
    async (restrictions) => {
      for (const members of [element(restrictions), two(restrictions)]) {
        const { tariffs, findings } = await outcome([smallLocation()], [smallTariff(members)]);
        expect(tariffs).toEqual([smallTariff(withoutEmpty(members))]);
        expect(brief(findings)).toEqual([]);
      }
    },
  );

  test('with one object are that object, and it is said', async () => {
    const members = element([{}, { min_kwh: 5, day_of_week: ['MONDAY'] }]);
    const { tariffs, findings } = await outcome([smallLocation()], [smallTariff(members)]);
    expect(tariffs).toEqual([smallTariff(element({ min_kwh: 5, day_of_week: ['MONDAY'] }))]);
    expect(brief(findings)).toEqual(['repaired /0/elements/0/restrictions']);
  });
});

/** The elements without restrictions that say nothing. */
function withoutEmpty({ elements }: { elements: { price_components: unknown; restrictions: unknown }[] }): JsonObject {
  return {
    elements: elements.map(({ price_components, restrictions }) =>
      Array.isArray(restrictions) ? { price_components } : { price_components, restrictions },
    ),
  };
}
