/** Tariffs that are called AC and DC, at plugs of one current or the other. */

import { describe, expect, test } from 'vitest';
import { brief, checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor('overlapping-tariffs tariff-of-other-current');

const AC = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';
const DC = 'IEC_62196_T2_COMBO,CABLE,DC,500,125';

/** What is said where these tariffs are at these plugs. */
function found(tariffs: readonly (readonly [id: string, text?: string])[], plugs: readonly string[]): string[] {
  const { findings } = check(
    networkOf({
      tariffs: csv(
        'id,price_per_kwh,vat,prices_include_vat,tariff_alt_text',
        ...tariffs.map(([id, text = '']) => `${id},0.45,21,false,${text}`),
      ),
      evses: csv('uid,location_id', ...plugs.map((_, i) => `E-${i},L-1`)),
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
        ...plugs.map((plug, i) => `E-${i},${plug}`),
      ),
    }),
  );
  return brief(findings).map((text) => text.replace(/:\d+$/, ''));
}

describe('there is nothing to say about', () => {
  test.each([
    ['each at its plug', [['T-AC'], ['T-DC']], [`${AC},T-AC`, `${DC},T-DC`]],
    ['one name alone, which may be short for something else', [['T-DC'], ['T-1']], [`${AC},T-DC`, `${DC},T-1`]],
    ['letters within a word', [['T-BACK'], ['T-DCX']], [`${AC},T-DCX`, `${DC},T-BACK`]],
    ['both in one name', [['AC-DC'], ['T-AC'], ['T-DC']], [`${AC},AC-DC`, `${DC},AC-DC`, `${AC},T-AC`, `${DC},T-DC`]],
    [
      'an id that says the one, and a text that says the other',
      [['AC1', 'No DC'], ['DC1']],
      [`${AC},AC1`, `${DC},DC1`],
    ],
  ] as const)('%s', (_, tariffs, plugs) => {
    expect(found(tariffs, plugs)).toEqual([]);
  });
});

describe('a doubt is', () => {
  test.each([
    ['a tariff by its id', [['T-AC'], ['t_dc50']], [`${AC},t_dc50`, `${DC},t_dc50`, `${AC},T-AC`], 2],
    [
      'a tariff by its text',
      [
        ['T-1', 'AC charging'],
        ['T-2', 'DC charging'],
      ],
      [`${AC},T-1`, `${DC},T-1`, `${DC},T-2`],
      3,
    ],
    ['one of two tariffs', [['T-AC'], ['T-DC']], [`${AC},T-AC`, `${DC},T-DC`, `${DC},T-DC|T-AC`], 4],
  ] as const)('%s', (_, tariffs, plugs, line) => {
    expect(found(tariffs, plugs).filter((text) => !text.startsWith('overlapping-tariffs'))).toEqual([
      `tariff-of-other-current data/connectors.csv:${line}`,
    ]);
  });
});
