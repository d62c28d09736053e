/** What is found about a plug, and what is not: ratings, power types and formats that exist. */

import { describe, expect, test } from 'vitest';
import { brief, checkFor, csv, networkOf, SMALLEST } from '../support/network-of.ts';

const check = checkFor(
  'ac-above-43-kw dc-below-5-kw format-of-plug implausible-rating left-out-of-2.2 line-voltage ' +
    'phases-of-plug plug-of-elsewhere power-above-rating power-digits power-in-kw power-of-one-phase ' +
    'power-of-plug power-type-of-plug single-phase-power swapped-ratings zero-rating',
);

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
    'IEC_62196_T2_COMBO,CABLE,DC,400,500,200000',
    'IEC_62196_T2_COMBO,CABLE,DC,500,600,250000',
    'IEC_62196_T2,CABLE,DC,410,370,150000',
    'CHADEMO,CABLE,DC,500,60,24000',
    'GBT_DC,CABLE,DC,48,50,',
    'GBT_DC,CABLE,DC,48,50,2400',
    'TESLA_S,CABLE,AC_1_PHASE,240,48,11500',
    'TESLA_S,CABLE,DC,500,500,250000',
    'PANTOGRAPH_TOP_DOWN,CABLE,DC,750,800,600000',
    'NEMA_14_50,SOCKET,AC_2_PHASE_SPLIT,120,40,9600',
    'IEC_62196_T2,SOCKET,AC_3_PHASE,230,11,7400',
    'IEC_62196_T2,SOCKET,AC_3_PHASE,230,16,4000',
    'IEC_62196_T2,CABLE,DC,410,200,72000',
    'CHADEMO,CABLE,DC,1000,400,200000',
    'DOMESTIC_F,SOCKET,AC_1_PHASE,230,16,3700',
    'IEC_60309_2_three_64,SOCKET,AC_3_PHASE,230,63,43000',
    'TESLA_S,CABLE,DC,1000,500,500000',
    'IEC_62196_T2_COMBO,CABLE,DC,1000,300,300000',
    'IEC_62196_T2_COMBO,CABLE,DC,1000,160,160000',
  ])('%s', (plug) => {
    expect(found(plug).filter((text) => !/^(?:left-out-of-2.2|plug-of-elsewhere) /.test(text))).toEqual([]);
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
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,22,32000', 'swapped-ratings max_amperage'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,11,16000', 'swapped-ratings max_amperage'],
    ['IEC_62196_T2,SOCKET,AC_1_PHASE,230,7,32000', 'swapped-ratings max_amperage'],
    ['IEC_62196_T2_COMBO,CABLE,DC,500,50,125000', 'swapped-ratings max_amperage'],
    ['IEC_62196_T2_COMBO,CABLE,DC,920,300,500000', 'swapped-ratings max_amperage'],
    ['IEC_62196_T2_COMBO,CABLE,DC,200,500,', 'swapped-ratings max_voltage'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,32,230,22000', 'swapped-ratings max_voltage'],
    ['IEC_62196_T2,SOCKET,AC_1_PHASE,16,240,', 'swapped-ratings max_voltage'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,16,22000', 'power-above-rating max_electric_power'],
    ['IEC_62196_T2_COMBO,CABLE,DC,920,200,300000', 'power-above-rating max_electric_power'],
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
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,0,230,22000', 'zero-rating max_voltage'],
    ['IEC_62196_T2,CABLE,DC,400,125,50000', 'power-type-of-plug power_type'],
    ['IEC_62196_T2,CABLE,DC,920,500,300000', 'power-type-of-plug power_type'],
    ['IEC_62196_T2_COMBO,CABLE,DC,500,920,300000', 'swapped-ratings max_voltage'],
    ['IEC_62196_T2_COMBO,CABLE,DC,375,920,150000', 'swapped-ratings max_voltage'],
    ['IEC_62196_T2,SOCKET,DC,400,350,140000', 'power-type-of-plug power_type'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,7400', 'power-of-one-phase max_electric_power'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,16,3700', 'power-of-one-phase max_electric_power'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,240,30,7200', 'power-of-one-phase max_electric_power'],
    ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,16,7400', 'power-of-one-phase max_electric_power'],
    ['CHADEMO,CABLE,DC,1000,400,350000', 'power-of-plug max_electric_power'],
    ['IEC_62196_T2_COMBO,CABLE,DC,1500,1000,1300000', 'power-of-plug max_electric_power'],
    ['DOMESTIC_F,SOCKET,AC_1_PHASE,230,32,', 'power-of-plug max_amperage'],
    ['DOMESTIC_J,SOCKET,AC_3_PHASE,230,32,22000', 'power-of-plug max_electric_power'],
    ['IEC_62196_T3A,SOCKET,AC_1_PHASE,230,32,7400', 'power-of-plug max_electric_power'],
    ['IEC_60309_2_single_16,SOCKET,AC_1_PHASE,230,32,7400', 'power-of-plug max_electric_power'],
    ['IEC_60309_2_three_16,SOCKET,AC_3_PHASE,230,32,22000', 'power-of-plug max_electric_power'],
  ])('%s is %s, and nothing else', (plug, expected) => {
    expect(found(plug)).toEqual([expected]);
  });
});

test.each([
  ['IEC_62196_T2,SOCKET,AC_3_PHASE,2300,32,22000', '230'],
  ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,320,22000', '32'],
  ['IEC_62196_T2,SOCKET,AC_3_PHASE,2300,32,', undefined],
  // The currents of all phases together.
  ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,96,22000', '32'],
  ['IEC_62196_T2,SOCKET,AC_3_PHASE,230,100,22000', undefined],
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

test('a plug of Type 2 with more direct current than any Tesla may have another standard', () => {
  const header = 'evse_uid,standard,format,power_type,max_voltage,max_amperage,max_electric_power';
  const plug = 'E-1,IEC_62196_T2,CABLE,DC,920,500,300000';
  const [first] = check(networkOf({ connectors: csv(header, plug) })).findings;
  expect(first?.hint).toContain('Or correct the standard.');
});

describe('a plug of another part of the world', () => {
  /** The codes about a plug at a site there. */
  function foundIn(country: string, plug: string): string[] {
    const places: { readonly [country: string]: string } = {
      NLD: 'NLD,Europe/Amsterdam,52.373169,4.893379',
      GBR: 'GBR,Europe/London,51.507412,-0.127812',
      UKR: 'UKR,Europe/Kyiv,50.450112,30.523412',
      AUS: 'AUS,Australia/Sydney,-33.868812,151.209312',
      USA: 'USA,America/New_York,40.712812,-74.006012',
      BRA: 'BRA,America/Sao_Paulo,-23.550512,-46.633312',
    };
    const locations = csv(
      'id,address,city,country,time_zone,latitude,longitude',
      `L-1,Main Street 1,Town,${places[country]}`,
    );
    const header = SMALLEST.connectors?.split('\n')[0] ?? '';
    const { findings } = check(networkOf({ locations, connectors: csv(header, `E-1,${plug}`) }));
    return findings.map(({ code, field }) => `${code} ${field}`);
  }

  const CCS1 = 'IEC_62196_T1_COMBO,CABLE,DC,500,125';
  const [SOCKET_F, SOCKET_G] = ['F', 'G'].map((letter) => `DOMESTIC_${letter},SOCKET,AC_1_PHASE,230,13`);
  const FOREIGN = ['plug-of-elsewhere standard'];

  test.each([
    ['CCS1 in the Netherlands', 'NLD', CCS1, FOREIGN],
    ['CCS1 in the United States', 'USA', CCS1, []],
    ['CCS1 in Brazil, where both are', 'BRA', CCS1, []],
    ['CCS2 in the United States', 'USA', 'IEC_62196_T2_COMBO,CABLE,DC,500,125', FOREIGN],
    ['Type 2 in the United States', 'USA', 'IEC_62196_T2,SOCKET,AC_1_PHASE,240,30', FOREIGN],
    ['a cable with Type 1 in the Netherlands, for old cars', 'NLD', 'IEC_62196_T1,CABLE,AC_1_PHASE,230,32', []],
    ['GB/T in the Netherlands', 'NLD', 'GBT_DC,CABLE,DC,750,250', FOREIGN],
    ['GB/T in Ukraine', 'UKR', 'GBT_DC,CABLE,DC,750,250', []],
    ['a socket of homes of America in the Netherlands', 'NLD', 'NEMA_14_50,SOCKET,AC_1_PHASE,240,40', FOREIGN],
    ['a British socket in the Netherlands', 'NLD', SOCKET_G ?? '', FOREIGN],
    ['a British socket in Britain', 'GBR', SOCKET_G ?? '', []],
    ['a German socket in Britain', 'GBR', SOCKET_F ?? '', FOREIGN],
    ['a German socket in the Netherlands', 'NLD', SOCKET_F ?? '', []],
    ['an Australian socket in Australia', 'AUS', 'DOMESTIC_I,SOCKET,AC_1_PHASE,230,10', []],
    ['CHAdeMO in Australia', 'AUS', 'CHADEMO,CABLE,DC,500,125', []],
  ])('%s', (_, country, plug, expected) => {
    expect(foundIn(country, plug).filter((text) => !text.startsWith('left-out-of-2.2'))).toEqual(expected);
  });
});

test('the same mistake is found at each of the plugs that have it', () => {
  const [wrong, right] = ['IEC_62196_T2,SOCKET,AC_3_PHASE,400,32', 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32'];
  const evses = csv('uid,location_id', ...[1, 2, 3, 4].map((number) => `E-${number},L-1`));
  const header = 'evse_uid,standard,format,power_type,max_voltage,max_amperage';
  const plugs = [`E-1,${right}`, `E-2,${wrong}`, `E-3,${right}`, `E-4,${wrong}`];
  const { findings } = check(networkOf({ evses, connectors: csv(header, ...plugs) }));
  expect(brief(findings)).toEqual(['line-voltage data/connectors.csv:3:36', 'line-voltage data/connectors.csv:5:36']);
});

test.each([
  ['500,920', 'max_voltage is 500 V and max_amperage 920 A'],
  ['200,630', 'max_voltage is 200 V and max_amperage 630 A'],
])('voltage and current of %s are probably swapped', (ratings, message) => {
  const connectors = csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage',
    `E-1,IEC_62196_T2_COMBO,CABLE,DC,${ratings}`,
  );
  const found = check(networkOf({ connectors })).findings.find(({ code }) => code === 'swapped-ratings');
  expect(found?.message).toContain(message);
  expect(found?.hint).toContain('Write the voltage into max_voltage, the current into max_amperage');
});

test.each([
  [
    'of a Type 2 plug on a cable, which is called CCS',
    'IEC_62196_T2_COMBO,CABLE,AC_3_PHASE,230,32,',
    'AC_3_PHASE or AC_1_PHASE for Type 2. Or correct the standard.',
    undefined,
  ],
  ['of CCS', 'IEC_62196_T2_COMBO,CABLE,AC_3_PHASE,400,125,50000', 'DC', 'DC'],
])('ratings %s decide what is advised', (_, plug, hint, replacement) => {
  const header = 'evse_uid,standard,format,power_type,max_voltage,max_amperage,max_electric_power';
  const [first] = check(networkOf({ connectors: csv(header, `E-1,${plug}`) })).findings;
  expect(first).toMatchObject({ code: 'power-type-of-plug' });
  expect(first?.hint).toContain(hint);
  expect(first?.replacement).toBe(replacement);
});
