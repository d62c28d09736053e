/** What profiles of network.json find, and where; and that nothing is looked for without them. */

import { describe, expect, test } from 'vitest';
import { PROFILE_NAME } from '../../../../packages/afir/profiles/profile.ts';
import { PROFILES } from '../../../../packages/afir/profiles/profiles.ts';
import type { Finding } from '../../../../src/findings/finding.ts';
import { readDataFiles } from '../../../../src/publish/disk/data-directory.ts';
import { TABLES } from '../../../../src/tables/tables.ts';
import { brief, check, checkFor, csv, networkOf, type Tables } from '../../../support/network-of.ts';

/** Two plugs at two points of one site, about which DOT-NL has nothing to say. */
const DUTCH: Tables = {
  locations: csv(
    'id,address,city,latitude,longitude,opening_times,energy_mix',
    'L-1,Damrak 1,Amsterdam,52.376712,4.899431,24/7,grey',
  ),
  evses: csv('uid,location_id,parking_restrictions', 'E-1,L-1,EV_ONLY', 'E-2,L-1,EV_ONLY'),
  connectors: csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage,max_electric_power,tariff_ids',
    'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,22000,T-1',
    'E-2,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,22000,T-1',
  ),
  tariffs: csv('id,price_per_kwh,vat,type,prices_include_vat', 'T-1,0.45,21,AD_HOC_PAYMENT,false'),
  energy_mixes: csv('id,is_green_energy', 'grey,false'),
};

const SETTINGS = { base_url: 'https://ocpi.test-network.nl', versions: ['2.2.1'] };

const findings = (tables: Tables, profiles: readonly string[], settings: object = {}): readonly Finding[] =>
  checkFor('afir-demands dk-demands dotnl-demands')(
    networkOf({ ...DUTCH, ...tables }, { ...SETTINGS, profiles, ...settings }),
  ).findings;

/** Findings of profiles, by demand where the whole file lacks it, and by row where a cell is empty. */
const found = (tables: Tables, profiles: readonly string[], settings: object = {}) =>
  brief(findings(tables, profiles, settings).filter(({ code }) => code.endsWith('-demands')));

describe.each(PROFILE_NAME)('the profile %s', (name) => {
  const { demands } = PROFILES[name];

  test('names a source for each demand, and a column that exists', () => {
    for (const { id, source, typedIn } of demands) {
      expect(source, id).not.toBe('');
      expect(Object.keys(TABLES[typedIn.table].columns), id).toEqual(expect.arrayContaining([...typedIn.columns]));
    }
    expect(new Set(demands.map(({ id }) => id)).size).toBe(demands.length);
  });

  test('asks for columns by their names', () => {
    const named = demands.flatMap(({ asks, typedIn }) => {
      const [column] = /^[a-z]+_[a-z_]+/.exec(asks) ?? [];
      return column === undefined ? [] : [{ column, of: Object.keys(TABLES[typedIn.table].columns) }];
    });
    for (const { column, of } of named) expect(of).toContain(column);
  });
});

test('without the setting, nothing is looked for; a network that lacks nothing is silent', () => {
  const bare = {
    energy_mixes: '',
    locations: csv('id,address,city,latitude,longitude', 'L-1,Damrak 1,Amsterdam,52.376712,4.899431'),
  };
  expect(found({ ...DUTCH, ...bare }, [])).toEqual([]);
  expect(findings({}, ['dotnl'])).toEqual([]);
});

describe('a finding is', () => {
  const connectors = csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage,max_electric_power,tariff_ids',
    'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,22000,T-1',
    'E-2,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,,T-1',
  );

  test('at the cell that is empty', () =>
    expect(found({ connectors }, ['dotnl'])).toEqual(['dotnl-demands data/connectors.csv:3:43']));

  test('one at the header, if there is no such column', () => {
    const evses = csv('uid,location_id', 'E-1,L-1', 'E-2,L-1');
    const [first, ...others] = findings({ evses }, ['dotnl']);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      ...{
        code: 'dotnl-demands',
        severity: 'warning',
        line: 1,
        field: 'parking_restrictions',
        key: 'parking_restrictions',
      },
      message: 'DOT-NL demands parking_restrictions: 2 EVSEs have none, since there is no column parking_restrictions.',
    });
  });

  test('at network.json, if no version is published that the receiver takes', () => {
    expect(found({}, ['dotnl'], { versions: ['2.2', '2.3.0'] })).toEqual(['dotnl-demands data/network.json:15:15']);
    expect(found({}, ['dk'], { versions: ['2.2'] })).toEqual(['dk-demands data/network.json:14:15']);
    expect(found({}, ['dk'], { versions: ['2.3.0'] })).toEqual([]);
  });

  test('at the operator in network.json, if that has no legal name', () => {
    const legal = (settings: object) =>
      findings({}, ['afir'], settings).filter(({ field }) => field === 'operator.legal_name');
    expect(brief(legal({}))).toEqual(['afir-demands data/network.json:4:15']);
    expect(legal({ operator: { name: 'X', legal_name: 'X B.V.' } })).toEqual([]);
  });

  test('silenced by a waiver of this demand, which silences no other', () => {
    const tables = {
      evses: csv('uid,location_id', 'E-1,L-1', 'E-2,L-1'),
      locations: csv('id,address,city,latitude,longitude', 'L-1,Damrak 1,Amsterdam,52.376712,4.899431'),
      energy_mixes: csv('id,is_green_energy'),
      waivers: csv('code,file,key,reason,until', 'dotnl-demands,locations.csv,energy_mix,not known yet,'),
    };
    const named = findings(tables, ['dotnl']).flatMap(({ code, key }) => (code === 'dotnl-demands' ? key : []));
    expect(named).toEqual(['parking_restrictions', 'opening_times']);
  });
});

test('of a sheet: its own columns, or the table that has what it cannot have', async () => {
  const { settingsFile, tables } = await readDataFiles('test/fixtures/sheet/english/data');
  const settings = JSON.parse(Buffer.from(settingsFile?.bytes ?? []).toString());
  const bytes = Buffer.from(JSON.stringify({ ...settings, profiles: ['afir'] }));
  const hints = new Map(
    check({ settingsFile: { path: 'data/network.json', bytes }, tables }).findings.map(({ key, hint }) => [key, hint]),
  );
  expect(hints.get('A20')).toMatch(/^Fill in capabilities in chargers\.csv\. /);
  expect(hints.get('F3')).toMatch(/^Fill in tariff_type in chargers\.csv\. /);
  expect(hints.get('B10')).toMatch(/^chargers\.csv cannot have it: describe the sites in locations\.csv, so that only/);
  expect(hints.get('B7')).toMatch(/^chargers\.csv cannot have it: evses\.csv has it\. Fill in accepted_service_/);
});

test('of a large network, 200 rows of a file are named, and the others together', () => {
  const uids = Array.from({ length: 250 }, (_, i) => `E-${i}`);
  const told = findings(
    {
      evses: csv('uid,location_id,parking_restrictions', ...uids.map((uid) => `${uid},L-1,`)),
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage,max_electric_power,tariff_ids',
        ...uids.map((uid) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,22000,T-1`),
      ),
    },
    ['dotnl'],
  ).filter(({ code }) => code === 'dotnl-demands');
  expect(told).toHaveLength(201);
  expect(told.map(({ message }) => message)).toContain(
    'DOT-NL demands parking_restrictions: 50 EVSEs have none, beside those that are named.',
  );
});

describe('nothing is demanded', () => {
  const evses = (status: string) =>
    csv('uid,location_id,parking_restrictions,status', 'E-1,L-1,EV_ONLY,AVAILABLE', `E-2,L-1,,${status}`);

  test.each([
    ['PLANNED', 0],
    ['REMOVED', 0],
    ['INOPERATIVE', 1],
  ])('of a point that is %s: %i', (status, count) =>
    expect(found({ evses: evses(status) }, ['dotnl'])).toHaveLength(count),
  );

  test('of sites in other countries, by a national profile', () => {
    const locations = csv(
      'id,address,city,latitude,longitude,country,time_zone',
      'L-1,Am Ostbahnhof 9,Berlin,52.510312,13.434823,DEU,Europe/Berlin',
    );
    const energy_mixes = csv('id,is_green_energy');
    expect(found({ locations, energy_mixes }, ['dotnl'])).toEqual([]);
    expect(found({ locations, energy_mixes }, ['afir'])).not.toEqual([]);
  });

  test('of sites that are hidden', () => {
    const locations = csv(
      'id,address,city,latitude,longitude,publish',
      'L-1,Damrak 1,Amsterdam,52.376712,4.899431,false',
    );
    expect(found({ locations, energy_mixes: csv('id,is_green_energy') }, ['dotnl', 'afir'])).toEqual([]);
  });

  test('of data with errors: those come first', () => {
    const locations = csv('id,address,city,latitude,longitude', 'L-1,Damrak 1,Amsterdam,north,4.899431');
    const { findings: all } = check(networkOf({ ...DUTCH, locations }, { ...SETTINGS, profiles: ['dotnl'] }));
    expect(all.map(({ severity }) => severity)).toContain('error');
    expect(found({ locations }, ['dotnl'])).toEqual([]);
  });
});

describe('an ad hoc price', () => {
  const ofPrice = (tables: Tables) =>
    brief(findings(tables, ['afir']).filter(({ message }) => message.includes('(F3'))).map((one) =>
      one.replace('afir-demands ', ''),
    );

  test('is one tariff of that type at each plug', () => expect(ofPrice({})).toEqual([]));

  test('is no tariff without a type: it is told once, at the tariff', () => {
    expect(ofPrice({ tariffs: csv('id,price_per_kwh,vat,type,prices_include_vat', 'T-1,0.45,21,,false') })).toEqual([
      'data/tariffs.csv:2:13',
    ]);
    expect(ofPrice({ tariffs: csv('id,price_per_kwh,vat,prices_include_vat', 'T-1,0.45,21,false') })).toEqual([
      'data/tariffs.csv:1:1',
    ]);
  });

  test('is no tariff for contracts: the plug lacks one', () =>
    expect(
      ofPrice({ tariffs: csv('id,price_per_kwh,vat,type,prices_include_vat', 'T-1,0.45,21,REGULAR,false') }),
    ).toEqual(['data/connectors.csv:2:49', 'data/connectors.csv:3:49']));
});

describe('a status', () => {
  const ofStatus = (tables: Tables, settings: object = {}) =>
    findings(tables, ['afir'], settings).filter(({ message }) => message.includes('a status'));

  test('is missing where nothing says any', () => expect(ofStatus({})).toHaveLength(1));

  test('is not missed where status.csv or a source may say it', () => {
    expect(ofStatus({ status: csv('evse_uid,status', 'E-1,AVAILABLE') })).toEqual([]);
    const status_sources = [{ name: 'hub', url: 'https://hub.test-network.nl/status.csv' }];
    expect(ofStatus({}, { status_sources })).toEqual([]);
  });
});
