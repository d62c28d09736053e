/** A power without a unit is in watts or in kilowatts. That is known before it is rounded, and never guessed. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importFeeds } from '../../../packages/import/ocpi/import.ts';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { NOW } from '../../support/data-directory.ts';
import { runs } from '../../support/sampled.ts';
import { documentOf, smallConnector, smallEvse, smallLocation } from './support.ts';

const dc = { standard: 'IEC_62196_T2_COMBO', format: 'CABLE', power_type: 'DC' };

/** The powers in the tables, and the findings, of a feed with these plugs. */
function imported(plugs: readonly JsonObject[]) {
  const connectors = plugs.map((members, i) => smallConnector({ id: `${i + 1}`, ...members }));
  const { tables, findings } = importFeeds(
    documentOf([smallLocation({ evses: [smallEvse({ connectors })] })]),
    undefined,
    NOW,
  );
  const rows = tables.files.find(({ table }) => table === 'connectors')?.rows ?? [];
  return { powers: rows.map(({ cells }) => cells.max_electric_power), findings };
}

describe('in kW, as voltage and current prove', () => {
  test.each<readonly [what: string, members: JsonObject, watts: string]>([
    ['7.4 of one phase', { max_electric_power: 7.4, power_type: 'AC_1_PHASE' }, '7400'],
    ['7.4 of a plug that could do 38 kW', { max_electric_power: 7.4, max_voltage: 400 }, '7400'],
    ['3.7, whose fraction is too small to round', { max_electric_power: 3.7 }, '3700'],
    ['with a decimal comma', { max_electric_power: '7,4', max_voltage: 400 }, '7400'],
    ['as text', { max_electric_power: '7.36', power_type: 'AC_1_PHASE' }, '7360'],
    ['60 of a plug of 150 kW', { ...dc, max_voltage: 500, max_amperage: 300, max_electric_power: 60 }, '60000'],
    ['60 of a plug of 500 kW', { ...dc, max_voltage: 1000, max_amperage: 500, max_electric_power: 60 }, '60000'],
    ['1.8 of 8 A', { power_type: 'AC_1_PHASE', max_amperage: 8, max_electric_power: 1.8 }, '1800'],
  ])('%s', (_, members, watts) => {
    const { powers, findings } = imported([members]);
    expect(powers).toEqual([watts]);
    expect(findings).toMatchObject([
      {
        code: 'repaired',
        message: expect.stringContaining('max_electric_power is in kW, as voltage and current prove'),
      },
    ]);
  });
});

test('in kW, as all others of the feed that can be told are', () => {
  const unknown = { max_voltage: 0, max_amperage: 0 };
  const { powers, findings } = imported([
    { max_electric_power: 22 },
    { ...unknown, max_electric_power: 7.4 },
    { ...unknown, max_electric_power: 150 },
    { power_type: 'AC_1_PHASE', max_electric_power: 22 },
  ]);
  expect(powers).toEqual(['22000', '7400', '150000', '22000']);
  expect(findings.map(({ code, message }) => `${code} ${message}`)).toContainEqual(
    'repaired max_electric_power is in kW, as the others of the feed are, so it was converted ("7.4" became 7400). (Also in 2 more places.)',
  );
});

describe('left out where the unit is not certain', () => {
  const without = 'max_electric_power is below 1,000, and nothing says whether that is W or kW, so it was left out.';
  test.each<readonly [what: string, plugs: readonly JsonObject[], powers: readonly (string | undefined)[]]>([
    ['nothing else is known', [{ max_voltage: 0, max_electric_power: 7.4 }], [undefined]],
    ['voltage and current contradict it', [{ max_electric_power: 150 }], [undefined]],
    [
      'others of the feed are in W',
      [{ max_electric_power: 22_000 }, { max_electric_power: 11 }, { max_voltage: 0, max_electric_power: 22 }],
      ['22000', '11000', undefined],
    ],
  ])('%s', (_, plugs, powers) => {
    const { powers: made, findings } = imported(plugs);
    expect(made).toEqual(powers);
    expect(findings.filter(({ code }) => code === 'left-out')).toMatchObject([
      { field: 'max_electric_power', message: without },
    ]);
  });
});

describe('in W', () => {
  test.each<readonly [what: string, members: JsonObject, watts: string]>([
    ['from 1,000 on', { max_electric_power: 3680.5 }, '3681'],
    ['of a plug that can do no more', { max_voltage: 48, max_amperage: 15, ...dc, max_electric_power: 700 }, '700'],
    ['0, which is told by the check', { max_electric_power: 0 }, '0'],
  ])('%s', (_, members, watts) => {
    expect(imported([members]).powers).toEqual([watts]);
  });
});

/** What is published is what the plug has: whatever unit a feed is in, and whatever its other plugs are. */
test('a power is published in W, or not at all', () => {
  const plug = fc
    .record({
      watts: fc.integer({ min: 20, max: 3500 }).map((n) => n * 100),
      share: fc.double({ min: 0.05, max: 1, noNaN: true }),
      isKnown: fc.boolean(),
    })
    .map(({ watts, share, isKnown }) => ({
      ...dc,
      watts,
      max_voltage: 1000,
      max_amperage: isKnown ? Math.ceil(watts / share / 1000) : 0,
    }));
  fc.assert(
    fc.property(fc.array(plug, { minLength: 1, maxLength: 4 }), fc.boolean(), (plugs, isInKilowatts) => {
      const { powers } = imported(
        plugs.map(({ watts, ...members }) => ({
          ...members,
          max_electric_power: isInKilowatts ? watts / 1000 : watts,
        })),
      );
      for (const [i, power] of powers.entries()) expect([undefined, String(plugs[i]?.watts)]).toContain(power);
      if (isInKilowatts && plugs.some(({ max_amperage }) => max_amperage > 0)) expect(powers).not.toContain(undefined);
      if (!isInKilowatts) expect(powers).not.toContain(undefined);
    }),
    runs(20, 120),
  );
});
