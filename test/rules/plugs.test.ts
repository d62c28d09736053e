/** What is found about a plug, and what is not: ratings, power types and formats that exist. */

import { describe, expect, test } from 'vitest';
import { check, csv, networkOf } from '../support/network-of.ts';

/** The findings about one plug: code and column. */
function found(plug: string): string[] {
  const header = 'evse_uid,standard,format,power_type,max_voltage,max_amperage,max_electric_power';
  const { findings } = check(networkOf({ connectors: csv(header, `E-1,${plug}`) }));
  return findings.map(({ code, field }) => `${code} ${field}`);
}

describe('plugs that exist', () => {
  test.each([
    'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,22000',
    'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,3700',
    'IEC_62196_T2,CABLE,AC_3_PHASE,230,63,43000',
    'IEC_62196_T2,SOCKET,AC_3_PHASE,230,6,',
    'IEC_62196_T2,SOCKET,AC_1_PHASE,240,40,9600',
    'IEC_62196_T1,CABLE,AC_1_PHASE,240,80,19200',
    'IEC_62196_T1,CABLE,AC_2_PHASE_SPLIT,120,40,9600',
    'IEC_60309_2_three_32,SOCKET,AC_3_PHASE,230,32,',
    'DOMESTIC_F,SOCKET,AC_1_PHASE,230,10,',
    'DOMESTIC_J,SOCKET,AC_3_PHASE,230,16,',
    'IEC_62196_T2,CABLE,DC,400,350,140000',
    'IEC_62196_T2_COMBO,CABLE,DC,1000,500,50000',
    'IEC_62196_T2_COMBO,CABLE,DC,920,500,400000',
    'CHADEMO,CABLE,DC,500,60,24000',
    'GBT_DC,CABLE,DC,48,50,',
    'GBT_DC,CABLE,DC,48,50,2400',
    'TESLA_S,CABLE,AC_1_PHASE,240,48,11500',
    'TESLA_S,CABLE,DC,500,500,250000',
    'PANTOGRAPH_TOP_DOWN,CABLE,DC,750,800,600000',
    'NEMA_14_50,SOCKET,AC_2_PHASE_SPLIT,120,40,9600',
  ])('%s', (plug) => {
    expect(found(plug).filter((text) => !text.startsWith('left-out-of-2.2'))).toEqual([]);
  });
});

describe('plugs that do not', () => {
  test.each([
    ['IEC_62196_T2_COMBO,SOCKET,DC,920,500,', 'format-of-plug format'],
    ['CHADEMO,SOCKET,DC,500,125,50000', 'format-of-plug format'],
    ['DOMESTIC_F,CABLE,AC_1_PHASE,230,16,', 'format-of-plug format'],
    ['IEC_62196_T2_COMBO,SOCKET,AC_3_PHASE,230,32,22000', 'power-type-of-plug power_type'],
    ['IEC_62196_T2,SOCKET,DC,400,32,', 'power-type-of-plug power_type'],
    ['DOMESTIC_F,SOCKET,DC,230,16,', 'power-type-of-plug power_type'],
    ['IEC_62196_T1,CABLE,AC_3_PHASE,230,32,', 'phases-of-plug power_type'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,22,32,', 'implausible-rating max_voltage'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,2300,32,22000', 'implausible-rating max_voltage'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,320,22000', 'implausible-rating max_amperage'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,3,22000', 'implausible-rating max_amperage'],
    ['IEC_62196_T2_COMBO,CABLE,DC,920,4000,', 'implausible-rating max_amperage'],
    ['IEC_62196_T2_COMBO,CABLE,DC,920,500,3000000', 'implausible-rating max_electric_power'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,22', 'power-in-kw max_electric_power'],
    ['IEC_62196_T2_COMBO,CABLE,DC,920,500,150', 'power-in-kw max_electric_power'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,2200', 'power-digits max_electric_power'],
    ['IEC_62196_T2_COMBO,CABLE,DC,920,500,15000', 'power-digits max_electric_power'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,16,22000', 'power-above-rating max_electric_power'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,80,50000', 'ac-above-43-kw max_electric_power'],
    ['IEC_62196_T2,SOCKET,AC_1_PHASE,230,48,11000', 'single-phase-power max_electric_power'],
    ['IEC_62196_T2,SOCKET,AC_1_PHASE,400,32,', 'line-voltage max_voltage'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,400,32,22000', 'line-voltage max_voltage'],
    ['CHADEMO,CABLE,DC,500,125,3700', 'dc-below-5-kw max_electric_power'],
    ['CHADEMO,CABLE,DC,230,16,', 'dc-below-5-kw max_amperage'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,0,22000', 'zero-rating max_amperage'],
  ])('%s is %s, and nothing else', (plug, expected) => {
    expect(found(plug)).toEqual([expected]);
  });
});

test.each([
  ['IEC_62196_T2,SOCKET,AC_3_PHASE,2300,32,22000', '230'],
  ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,320,22000', '32'],
  ['IEC_62196_T2,SOCKET,AC_3_PHASE,2300,32,', undefined],
  ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,220000', '22000'],
  ['IEC_62196_T2_COMBO,CABLE,DC,920,500,15000', undefined],
  // Between two phases, in four systems.
  ['IEC_62196_T2,SOCKET,AC_3_PHASE,380,32,21000', '220'],
  ['IEC_62196_T2,SOCKET,AC_3_PHASE,400,32,22000', '230'],
  ['IEC_62196_T2,SOCKET,AC_3_PHASE,416,32,23000', '240'],
  ['IEC_62196_T2,SOCKET,AC_3_PHASE,480,32,26500', '277'],
])('%s is mended by %s', (plug, expected) => {
  const header = 'evse_uid,standard,format,power_type,max_voltage,max_amperage,max_electric_power';
  const [first] = check(networkOf({ connectors: csv(header, `E-1,${plug}`) })).findings;
  expect(first?.replacement).toBe(expected);
});
