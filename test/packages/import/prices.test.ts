/** Prices of a feed are carried wherever they hang in it, and what is lost of them is told and counted. */

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { brief, outcome, smallConnector, smallEvse, smallLocation, smallTariff } from './support.ts';

const component = { type: 'ENERGY', price: 0.45, vat: 21, step_size: 1 };
const dearer = smallTariff({ elements: [{ price_components: [{ ...component, price: 0.9 }] }] });
const plugs = (location: JsonObject | undefined) =>
  ((location?.evses ?? []) as JsonObject[]).flatMap(({ connectors }) => connectors as JsonObject[]);
const priced = (locations: readonly JsonObject[]) => plugs(locations[0]).map(({ tariff_ids }) => tariff_ids);

test('whole tariffs inside of an EVSE are imported, and that no plug names them is told', async () => {
  const { locations, tariffs, findings } = await outcome([
    smallLocation({ evses: [smallEvse({ tariffs: [smallTariff()] })] }),
  ]);
  expect(tariffs).toEqual([smallTariff()]);
  expect(priced(locations)).toEqual([undefined]);
  expect(brief(findings)).toEqual(['not-carried /0/evses/0/tariffs']);
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
  expect(brief(findings)).toEqual(['not-carried /0/tariffs']);
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

  test.each([{ start_time: '07:00:30' }, { end_time: '19:59:59' }, { start_time: 'morning' }, { Max_Soc: 80 }])(
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
});

/** The elements without restrictions that say nothing. */
function withoutEmpty({ elements }: { elements: { price_components: unknown; restrictions: unknown }[] }): JsonObject {
  return {
    elements: elements.map(({ price_components, restrictions }) =>
      Array.isArray(restrictions) ? { price_components } : { price_components, restrictions },
    ),
  };
}
