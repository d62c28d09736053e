/** Objects with the same id: the good twin always stays, and nothing moves to another object. */

import { describe, expect, test } from 'vitest';
import { importFeeds } from '../../../packages/import/ocpi/import.ts';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { NOW } from '../../support/data-directory.ts';
import { brief, documentOf, outcome, smallConnector, smallEvse, smallLocation, smallTariff } from './support.ts';

const connectorsIn = (location: JsonObject | undefined) =>
  (location?.evses as JsonObject[] | undefined)?.map(({ uid, connectors }) => [
    uid,
    (connectors as JsonObject[]).map(({ id, standard }) => `${id} ${standard}`),
  ]);
const T2 = 'IEC_62196_T2';
const LATER = '2025-06-01T00:00:00Z';

describe('EVSEs', () => {
  const at = (...evses: JsonObject[]) => smallLocation({ evses });

  test.each([
    ['at one site', [at(smallEvse(), smallEvse())]],
    ['in another letter case', [at(smallEvse(), smallEvse({ uid: 'e-1' }))]],
    ['at another time', [at(smallEvse(), smallEvse({ last_updated: LATER }))]],
  ])('that are equal are imported once: %s', async (_, sites) => {
    const { locations, findings, summary } = await outcome(sites);
    expect(connectorsIn(locations[0])).toEqual([[expect.stringMatching(/e-1/i), [`1 ${T2}`]]]);
    expect(findings.map(({ code }) => code)).toEqual(['duplicate-object']);
    expect(summary.evses).toMatchObject({ inFeed: 2, imported: 1, merged: 1, lost: 0 });
    expect(summary.connectors).toMatchObject({ inFeed: 2, imported: 1, merged: 1, lost: 0 });
  });

  test.each([['without connectors', { connectors: [], physical_reference: 'B' }]])(
    'one %s does not take its good twin along',
    async (_, members) => {
      for (const evses of [
        [smallEvse({ ...members, last_updated: LATER }), smallEvse()],
        [smallEvse(), smallEvse(members)],
      ]) {
        const { locations, findings, summary } = await outcome([at(...evses)]);
        expect(connectorsIn(locations[0])).toEqual([['E-1', [`1 ${T2}`]]]);
        expect(findings.map(({ code }) => code)).toEqual(['duplicate-object']);
        expect(findings[0]?.message).toContain('because it has connectors');
        expect(summary.evses).toMatchObject({ imported: 1, lost: 1 });
      }
    },
  );

  test('of two sound ones the newer stays, and the finding names both places', async () => {
    const later = smallEvse({ physical_reference: 'B', last_updated: LATER });
    const { locations, findings } = await outcome([at(smallEvse({ physical_reference: 'A' }), later)]);
    expect(locations).toMatchObject([{ evses: [{ physical_reference: 'B' }] }]);
    expect(findings).toMatchObject([
      {
        pointer: '/0/evses/0',
        message:
          'EVSE "E-1" is here again, but is different at /0/evses/1. That one is kept, because it changed later; this one was left out.',
      },
    ]);
  });

  test('of two of the same age the first stays', async () => {
    const evses = [smallEvse({ physical_reference: 'A' }), smallEvse({ physical_reference: 'B' })];
    expect((await outcome([at(...evses)])).locations).toMatchObject([{ evses: [{ physical_reference: 'A' }] }]);
  });

  test('REMOVED at a site which it left, the one at the other site stays, whatever changed later', async () => {
    const sites = [
      at(smallEvse({ status: 'REMOVED', last_updated: LATER })),
      smallLocation({ id: 'L-2', address: 'Elsewhere 9', evses: [smallEvse()] }),
    ];
    for (const feed of [sites, sites.toReversed()]) {
      const { locations, findings } = await outcome(feed);
      const withEvses = locations.filter(({ evses }) => evses !== undefined);
      expect(withEvses).toMatchObject([{ id: 'L-2', evses: [{ uid: 'E-1', status: 'AVAILABLE' }] }]);
      expect(findings).toMatchObject([{ message: expect.stringContaining('because it is not REMOVED') }]);
    }
  });

  test('REMOVED at the same site, the later one stays', async () => {
    const removed = smallEvse({ status: 'REMOVED', last_updated: LATER });
    const { findings } = await outcome([at(smallEvse({ physical_reference: 'A' }), removed)]);
    expect(findings[0]?.message).toContain('because it changed later');
  });

  test('at two sites: one keeps it, the other is told', async () => {
    const { locations, findings } = await outcome([
      at(smallEvse()),
      smallLocation({ id: 'L-2', address: 'Elsewhere 9' }),
    ]);
    expect(locations.map((location) => connectorsIn(location))).toEqual([[['E-1', [`1 ${T2}`]]], undefined]);
    expect(brief(findings)).toEqual(['duplicate-object /1/evses/0']);
  });
});

describe('sites', () => {
  const second = (members: JsonObject = {}) =>
    smallLocation({ id: 'l-1', evses: [smallEvse({ uid: 'E-9' })], ...members });

  test('at two places stay apart: the EVSEs of one do not move to the other', async () => {
    const { locations, findings, summary } = await outcome([smallLocation(), second({ address: 'Elsewhere 9' })]);
    expect(connectorsIn(locations[0])).toEqual([['E-1', [`1 ${T2}`]]]);
    expect(brief(findings)).toEqual(['duplicate-object /1']);
    expect(summary.evses).toMatchObject({ inFeed: 2, imported: 1, lost: 1 });
  });

  test('ids that differ only in spaces are the same', async () => {
    expect(brief((await outcome([smallLocation(), second({ id: ' L-1\n', address: 'b' })])).findings)).toEqual([
      'duplicate-object /1',
    ]);
  });
});

describe('connectors of one EVSE', () => {
  const plugs = (...connectors: JsonObject[]) => outcome([smallLocation({ evses: [smallEvse({ connectors })] })]);
  const combo = smallConnector({ standard: 'IEC_62196_T2_COMBO', format: 'CABLE', power_type: 'DC' });

  test('with one id get ids of their own', async () => {
    const { locations, findings } = await plugs(
      smallConnector(),
      combo,
      smallConnector({ id: '2', standard: 'CHADEMO', power_type: 'DC' }),
    );
    expect(connectorsIn(locations[0])).toEqual([['E-1', [`1 ${T2}`, '2 CHADEMO', '3 IEC_62196_T2_COMBO']]]);
    expect(findings).toMatchObject([
      { pointer: '/0/evses/0/connectors/1/id', message: expect.stringContaining('so it got 3.') },
    ]);
  });

  test('that are equal are one', async () => {
    const { locations, summary } = await plugs(smallConnector(), smallConnector({ last_updated: LATER }));
    expect(connectorsIn(locations[0])).toEqual([['E-1', [`1 ${T2}`]]]);
    expect(summary.connectors).toMatchObject({ inFeed: 2, imported: 1, merged: 1, lost: 0 });
  });

  test('without ids are all kept, even if they are equal', async () => {
    const { locations } = await plugs(smallConnector({ id: null }), smallConnector({ id: null }));
    expect(connectorsIn(locations[0])).toEqual([['E-1', [`1 ${T2}`, `2 ${T2}`]]]);
  });
});

test('of two tariffs the newer one stays, and the prices of the other do not move to it', async () => {
  const elements = [{ price_components: [{ type: 'TIME', price: 9, step_size: 60 }] }];
  const { tariffs, findings } = await outcome(
    [smallLocation()],
    [smallTariff({ elements, last_updated: '2025-06-01T00:00:00Z' }), smallTariff({ id: 't-1' })],
  );
  expect(brief(findings)).toEqual(['duplicate-object /1']);
  expect(tariffs).toEqual([smallTariff({ elements, last_updated: '2025-06-01T00:00:00Z' })]);
});

test('an EVSE without uid goes by its evse_id', async () => {
  const { locations, findings } = await outcome([
    smallLocation({ evses: [smallEvse({ uid: null, evse_id: 'NL*EXA*E1' })] }),
  ]);
  expect(locations[0]?.evses).toMatchObject([{ uid: 'NL*EXA*E1', evse_id: 'NL*EXA*E1' }]);
  expect(brief(findings)).toEqual(['assumed /0/evses/0/uid']);
});

test('20,000 times the same EVSE', () => {
  const evses = Array.from({ length: 20_000 }, (_, i) => smallEvse({ physical_reference: `${i % 7}` }));
  const { summary, findings } = importFeeds(documentOf([smallLocation({ evses })]), undefined, NOW);
  expect(summary.evses).toMatchObject({ inFeed: 20_000, imported: 1 });
  expect(findings).toHaveLength(2);
});
