/** Feeds as servers really write them. Each is broken in one way, and what must come out of it is known. */

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import {
  brief,
  outcome,
  outcomeOf,
  smallConnector,
  smallEvse,
  smallLocation,
  smallTariff,
  textDocument,
} from './support.ts';

const withConnector = (members: JsonObject) =>
  smallLocation({ evses: [smallEvse({ connectors: [smallConnector(members)] })] });
const withEvse = (members: JsonObject) => smallLocation({ evses: [smallEvse(members)] });
const withHours = (...regular_hours: unknown[]) =>
  smallLocation({ opening_times: { twentyfourseven: false, regular_hours } });
const connectorOf = (location: JsonObject | undefined) =>
  ((location?.evses as JsonObject[] | undefined)?.[0]?.connectors as JsonObject[] | undefined)?.[0];

describe('values of connectors', () => {
  test.each<readonly [what: string, members: JsonObject, published: JsonObject]>([
    ['another case', { standard: 'iec_62196_t2', format: 'socket', power_type: 'ac_3_phase' }, {}],
    ['blanks and hyphens', { standard: 'IEC 62196-T2', power_type: 'AC-3-Phase', format: 'Socket' }, {}],
    ['the lowercase words of OCPI', { standard: 'IEC_60309_2_SINGLE_16' }, { standard: 'IEC_60309_2_single_16' }],
    [
      'units',
      { max_voltage: '400V', max_amperage: '32 A', max_electric_power: '22 kW' },
      { max_voltage: 400, max_electric_power: 22_000 },
    ],
    [
      'decimals',
      { max_voltage: 229.99, max_amperage: '15.65', max_electric_power: 3680.5 },
      { max_voltage: 230, max_amperage: 16, max_electric_power: 3681 },
    ],
    ['decimal commas with a fraction', { max_voltage: '229,7', max_amperage: '31,9' }, {}],
    ['decimal commas', { max_amperage: '32,0', max_electric_power: '22080,00' }, { max_electric_power: 22_080 }],
    ['kW', { max_electric_power: 22 }, { max_electric_power: 22_000 }],
    [
      'kW with decimals',
      { max_electric_power: 7.4, power_type: 'AC_1_PHASE' },
      { max_electric_power: 7400, power_type: 'AC_1_PHASE' },
    ],
    [
      'kW in a dialect of its own',
      { max_electric_power: '22', max_voltage: '230 V', power_type: 'ac_3_phase' },
      { max_electric_power: 22_000 },
    ],
    ['ids that are numbers', { id: 7 }, { id: '7' }],
  ])('%s', async (_, members, published) => {
    const { locations, findings } = await outcome([withConnector(members)]);
    expect(connectorOf(locations[0])).toEqual(smallConnector(published));
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(members.id === undefined ? ['repaired'] : []));
  });

  test('watts of a small plug stay', async () => {
    const { locations, findings } = await outcome([withConnector({ max_electric_power: 5000 })]);
    expect(connectorOf(locations[0])).toMatchObject({ max_electric_power: 5000 });
    expect(findings).toEqual([]);
  });

  test.each([
    ['NLD', 'IEC_62196_T2_COMBO'],
    ['USA', 'IEC_62196_T1_COMBO'],
  ])('CCS in %s is %s', async (country, standard) => {
    const coordinates = country === 'USA' ? { latitude: '40.712800', longitude: '-74.006000' } : undefined;
    const site = { country, ...(coordinates && { coordinates, time_zone: 'America/New_York' }) };
    const connectors = [smallConnector({ standard: 'CCS', power_type: 'DC', format: 'CABLE' })];
    const { locations, findings } = await outcome([smallLocation({ ...site, evses: [smallEvse({ connectors })] })]);
    expect(connectorOf(locations[0])).toMatchObject({ standard });
    expect(brief(findings)).toEqual(['repaired /0/evses/0/connectors/0/standard']);
  });

  test.each([
    ['IEC_62196_T2_COMBO', { format: 'CABLE', power_type: 'DC' }],
    ['chademo', { format: 'CABLE', power_type: 'DC' }],
    ['Schuko', { format: 'SOCKET', power_type: 'AC_1_PHASE' }],
  ])('what every %s has is known', async (standard, known) => {
    const given = { standard, format: null, power_type: known.power_type === 'DC' ? 'fast' : known.power_type };
    const { locations, findings } = await outcome([withConnector(given)]);
    expect(connectorOf(locations[0])).toMatchObject(known);
    const assumed = findings.filter(({ code }) => code === 'assumed').map(({ pointer }) => pointer?.split('/').at(-1));
    expect(assumed).toEqual(known.power_type === 'DC' ? ['format', 'power_type'] : ['format']);
  });

  test.each([
    ['NACS', ['assumed /0/evses/0/connectors/0/standard']],
    ['SAE J3400', ['repaired /0/evses/0/connectors/0/standard']],
  ])('%s is the plug that OCPI 2.3.0 has a word for', async (standard, found) => {
    const { locations, findings } = await outcome([withConnector({ standard })], undefined, '2.3.0');
    expect(connectorOf(locations[0])).toEqual(smallConnector({ standard: 'SAE_J3400' }));
    expect(brief(findings)).toEqual(found);
  });

  test('a word for several plugs is not guessed at', async () => {
    const { findings } = await outcome([
      withEvse({ connectors: [smallConnector(), smallConnector({ standard: 'Tesla', id: '2' })] }),
    ]);
    expect(brief(findings)).toEqual(['object-left-out /0/evses/0/connectors/1/standard']);
  });

  test('a connector of an unknown standard is left out, with the value', async () => {
    const connectors = [smallConnector(), smallConnector({ id: '2', standard: 'XCS' })];
    const { locations, findings } = await outcome([withEvse({ connectors })]);
    expect(findings).toMatchObject([{ code: 'object-left-out', pointer: '/0/evses/0/connectors/1/standard' }]);
    expect(findings[0]?.message).toContain('"XCS"');
    expect(locations).toEqual([smallLocation()]);
  });

  test('a misspelt word is not guessed at', async () => {
    const { findings } = await outcome([smallLocation(), withConnector({ standard: 'IEC_62196_T2_COMBI' })]);
    expect(findings.map(({ code }) => code)).not.toContain('repaired');
  });
});

describe('values of EVSEs and locations', () => {
  test('words in another case, and one that OCPI does not have', async () => {
    const { locations, findings } = await outcome([
      withEvse({ status: 'Available', capabilities: ['rfid_reader', 'Credit-Card Payable', 'TELEPATHY'] }),
    ]);
    expect(locations).toEqual([withEvse({ capabilities: ['RFID_READER', 'CREDIT_CARD_PAYABLE'] })]);
    expect(brief(findings)).toEqual([
      'repaired /0/evses/0/capabilities/0',
      'repaired /0/evses/0/capabilities/1',
      'left-out /0/evses/0/capabilities/2',
      'repaired /0/evses/0/status',
    ]);
  });

  test('an EVSE with a status that OCPI does not have stays', async () => {
    const { locations, findings } = await outcome([withEvse({ status: 'Faulted?' })]);
    expect(locations).toEqual([withEvse({ status: 'UNKNOWN' })]);
    expect(brief(findings)).toEqual(['assumed /0/evses/0/status']);
  });

  test.each<readonly [what: string, given: JsonObject, published: JsonObject]>([
    ['numbers', { latitude: 52.373169, longitude: 4.893379 }, {}],
    ['decimal commas', { latitude: '52,373169', longitude: '4,893379' }, {}],
    ['many decimals', { latitude: '52.37316900000001234', longitude: 4.8933789999999 }, {}],
    ['few decimals', { latitude: '52.3', longitude: '4.9' }, { latitude: '52.300000', longitude: '4.900000' }],
    ['degrees', { latitude: '52.373169° N', longitude: '4.893379 E' }, {}],
    ['short names', { lat: '52.373169', lng: '4.893379' }, {}],
    ['a point of GeoJSON', { type: 'Point', coordinates: [4.893379, 52.373169] }, {}],
  ])('coordinates: %s', async (_, coordinates, published) => {
    const { locations } = await outcome([smallLocation({ coordinates })]);
    expect(locations[0]?.coordinates).toEqual({ latitude: '52.373169', longitude: '4.893379', ...published });
  });

  test('coordinates beside the address', async () => {
    const { locations, findings } = await outcome([
      smallLocation({ coordinates: null, Latitude: 52.373169, Longitude: 4.893379 }),
    ]);
    expect(locations).toEqual([smallLocation()]);
    expect(brief(findings)).toEqual(['renamed ', 'repaired /0']);
  });

  test('a bare pair of numbers does not say which is which', async () => {
    const { locations, findings } = await outcome([
      smallLocation({ id: 'L-2', coordinates: [4.89, 52.37] }),
      smallLocation(),
    ]);
    expect(locations).toHaveLength(1);
    expect(brief(findings)).toContain('left-out /0/coordinates');
  });

  test.each<readonly [given: unknown, published: string]>([
    ['2025-10-27 12:45:42', '2025-10-27T12:45:42Z'],
    ['2025-10-27T14:45:42+02:00', '2025-10-27T12:45:42Z'],
    ['2025-10-27T14:45:42+0200', '2025-10-27T12:45:42Z'],
    ['2025-10-27T12:45Z', '2025-10-27T12:45:00Z'],
    ['2025-10-27T12:45', '2025-10-27T12:45:00Z'],
    ['2025-10-27 12:45:42 UTC', '2025-10-27T12:45:42Z'],
    [1761569142, '2025-10-27T12:45:42Z'],
    ['1761569142000', '2025-10-27T12:45:42Z'],
  ])('last_updated: %j', async (last_updated, published) => {
    const { locations, findings } = await outcome([smallLocation({ last_updated })]);
    expect(locations[0]?.last_updated).toBe(published);
    expect(findings.filter(({ code }) => code !== 'repaired')).toEqual([]);
  });

  test.each<readonly [given: unknown, published: unknown]>([
    ['Yes', true],
    [1, true],
    ['TRUE', true],
  ])('publish and twentyfourseven: %j', async (given, published) => {
    const { locations } = await outcome([smallLocation({ publish: given, opening_times: { twentyfourseven: given } })]);
    expect(locations[0]).toMatchObject({ publish: published, opening_times: { twentyfourseven: published } });
  });

  test('hours with names of days and times in other forms', async () => {
    const { locations, findings } = await outcome([
      withHours(
        { weekday: 'MONDAY', period_begin: '8:00', period_end: '24:00' },
        { weekday: 'Tue', period_begin: '08:00:00', period_end: '23:59:59' },
        { weekday: '3', period_begin: '8 am', period_end: '20:00' },
      ),
    ]);
    expect(locations[0]?.opening_times).toEqual({
      twentyfourseven: false,
      regular_hours: [
        { weekday: 1, period_begin: '08:00', period_end: '23:59' },
        { weekday: 2, period_begin: '08:00', period_end: '23:59' },
        { weekday: 3, period_begin: '08:00', period_end: '20:00' },
      ],
    });
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['repaired']));
  });

  test('lists and texts without content', async () => {
    const empty = {
      images: null,
      directions: '',
      facilities: [null, ''],
      related_locations: [],
      state: '',
      energy_mix: {},
    };
    const { locations, findings } = await outcome([smallLocation(empty)]);
    expect(locations).toEqual([smallLocation()]);
    expect(findings).toEqual([]);
  });

  test('a language with its region, and energy in lowercase', async () => {
    const mix = (source: string) => ({ is_green_energy: true, energy_sources: [{ source, percentage: 100 }] });
    const directions = (language: string) => [{ language, text: 'Turn left' }];
    const { locations, findings } = await outcome([
      smallLocation({ directions: directions('en-GB'), energy_mix: mix('solar') }),
    ]);
    expect(locations).toEqual([smallLocation({ directions: directions('en'), energy_mix: mix('SOLAR') })]);
    expect(brief(findings)).toEqual([
      'repaired /0/directions/0/language',
      'repaired /0/energy_mix/energy_sources/0/source',
    ]);
  });

  test('an object in the place of a list', async () => {
    const { locations, findings, summary } = await outcome([
      smallLocation({ evses: smallEvse({ connectors: smallConnector() }) }),
    ]);
    expect(locations).toEqual([smallLocation()]);
    expect([summary.evses.inFeed, summary.connectors.inFeed]).toEqual([1, 1]);
    expect(brief(findings)).toEqual(['repaired /0/evses', 'repaired /0/evses/connectors']);
  });
});

describe('names of members', () => {
  test('the EVSEs and connectors in the singular', async () => {
    const [{ evses: _, ...site }, { connectors: __, ...evse }] = [smallLocation(), smallEvse()];
    for (const connector of [[smallConnector()], smallConnector()]) {
      const { locations, findings, summary } = await outcome([{ ...site, evse: [{ ...evse, connector }] }]);
      expect(locations).toEqual([smallLocation()]);
      expect(brief(findings)).toContain('renamed /0/evse/0/connector');
      expect(summary.connectors).toMatchObject({ inFeed: 1, imported: 1, lost: 0 });
    }
  });

  const spelled = (spell: (name: string) => string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => spelled(spell, item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [spell(name), spelled(spell, member)]));
  };
  const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const feed = [
    smallLocation({
      opening_times: { twentyfourseven: true },
      evses: [smallEvse({ connectors: [smallConnector({ tariff_ids: ['T-1'] })] })],
    }),
  ];
  const tariffs = [
    smallTariff({
      elements: [{ price_components: [{ type: 'ENERGY', price: 0.3, step_size: 1 }], restrictions: { min_kwh: 5 } }],
    }),
  ];

  test.each<readonly [what: string, spell: (name: string) => string]>([
    ['camel case', camel],
    ['Pascal case', (name) => camel(`_${name}`)],
    ['capitals', (name) => name.toUpperCase()],
    ['hyphens', (name) => name.replaceAll('_', '-')],
  ])('%s is told once', async (_, spell) => {
    const { locations, tariffs: published, findings } = await outcome(spelled(spell, feed), spelled(spell, tariffs));
    expect(locations).toEqual(feed);
    expect(published).toEqual(tariffs);
    expect(brief(findings)).toEqual(['renamed ', 'renamed ']);
  });

  test('places name the member as the document spells it', async () => {
    const { findings } = await outcome([spelled(camel, withConnector({ max_electric_power: '22 kW' }))]);
    expect(brief(findings)).toEqual(['renamed ', 'repaired /0/evses/0/connectors/0/maxElectricPower']);
  });

  test.each(['__proto__', '__PROTO__', 'Constructor', 'hasOwnProperty', 'toString'])(
    'a member with the name %s beside names in capitals',
    async (name) => {
      const text = JSON.stringify([spelled((one) => one.toUpperCase(), smallLocation())]);
      const { locations, findings } = await outcomeOf(
        textDocument(text.replace('{', `{"${name}":{"city":"Elsewhere"},`)),
      );
      expect(locations).toEqual([smallLocation()]);
      expect(brief(findings)).toEqual(['renamed ', `not-carried /0/${name}`]);
    },
  );

  test('a member that is there twice counts under its own name', async () => {
    const { locations, findings } = await outcome([smallLocation({ City: 'Elsewhere', CITY: 'Nowhere' })]);
    expect(locations).toEqual([smallLocation()]);
    expect(brief(findings)).toEqual(['not-carried /0/CITY', 'not-carried /0/City']);
  });
});
