/** Each value of each list, in an object that is complete otherwise: a version accepts its own values and no others. */

import { describe, expect, test } from 'vitest';
import { type Contract, compileContract } from '../../src/contract/json-schema.ts';
import { completeConnector, completeEvse, completeLocation, completeTariff } from '../support/complete-objects.ts';
import model from './model.json' with { type: 'json' };
import { edited } from './support/pointer.ts';

type Part = 'location' | 'evse' | 'connector' | 'tariff';

/** Where a value of each list is found. */
const PLACES: Record<string, [part: Part, pointer: string]> = {
  Status: ['evse', '/status'],
  Capability: ['evse', '/capabilities/0'],
  ParkingRestriction: ['evse', '/parking_restrictions/0'],
  ConnectorType: ['connector', '/standard'],
  ConnectorFormat: ['connector', '/format'],
  PowerType: ['connector', '/power_type'],
  ParkingType: ['location', '/parking_type'],
  Facility: ['location', '/facilities/0'],
  ImageCategory: ['location', '/images/0/category'],
  EnergySourceCategory: ['location', '/energy_mix/energy_sources/0/source'],
  EnvironmentalImpactCategory: ['location', '/energy_mix/environ_impact/0/category'],
  TariffType: ['tariff', '/type'],
  TariffDimensionType: ['tariff', '/elements/1/price_components/0/type'],
  DayOfWeek: ['tariff', '/elements/1/restrictions/day_of_week'],
  ReservationRestrictionType: ['tariff', '/elements/0/restrictions/reservation'],
};
const NOT_IN_AN_OBJECT = ['InterfaceRole', 'VersionNumber', 'ModuleID', 'TokenType'];

const COMPLETE: Record<Part, object> = {
  location: completeLocation(),
  evse: { ...completeEvse(), capabilities: ['RESERVABLE'], parking_restrictions: ['PLUGGED'] },
  connector: completeConnector(),
  tariff: completeTariff(),
};
// One item each, so that the value that is put there is not a second one of its kind.
COMPLETE.location = edited(COMPLETE.location, '/facilities', ['HOTEL']) as object;

const newest: Record<string, string[]> = model['2.2.1'].enums;
const CASES = Object.entries(newest).flatMap(([list, values]) =>
  NOT_IN_AN_OBJECT.includes(list) ? [] : values.map((value) => [list, value] as const),
);

describe.each(['2.2', '2.2.1'] as const)('the judge of %s', (version) => {
  const judge: Contract = compileContract(version);
  const allowed: Record<string, string[]> = model[version].enums;

  test.each(CASES)('%s %s', (list, value) => {
    const [part, pointer] = PLACES[list] ?? [];
    if (!part || pointer === undefined) throw new Error(`no place for ${list}`);
    const placed = pointer.endsWith('day_of_week') ? [value] : value;
    const rules = judge[part](edited(COMPLETE[part], pointer, placed)).map((found) => `${found.pointer} ${found.rule}`);
    expect(rules).toEqual(allowed[list]?.includes(value) ? [] : [`${pointer} enum`]);
    const small = pointer.endsWith('day_of_week') ? [value.toLowerCase()] : value.toLowerCase();
    expect(judge[part](edited(COMPLETE[part], pointer, small))).toHaveLength(1);
  });
});

test('a value of 2.2.1 is found wherever it is', () => {
  const chaoji = edited(completeLocation(), '/evses/0/connectors/0/standard', 'CHAOJI');
  const response = { data: [chaoji], status_code: 1000, timestamp: '2026-01-31T08:00:00.000Z' };
  expect(compileContract('2.2.1').locationsResponse(response)).toEqual([]);
  expect(compileContract('2.2').location(chaoji)).toMatchObject([{ pointer: '/evses/0/connectors/0/standard' }]);
  expect(compileContract('2.2').locationsResponse(response)).toEqual([
    {
      pointer: '/data/0/evses/0/connectors/0/standard',
      rule: 'enum',
      message: '"CHAOJI" is not a value of ConnectorType in OCPI 2.2',
    },
  ]);
});

test('a value of no version is one violation, not one a list', () => {
  const wrong = edited(completeConnector(), '/power_type', 'AC');
  expect(compileContract('2.2').connector(wrong)).toHaveLength(1);
});
