/**
 * Ids that were changed: found at the row that has the new one, once for one cause, and only where nothing else can be meant.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import { rehearseBuild } from '../../../src/publish/history-findings/rehearse-build.ts';
import { previousOfData } from '../../../src/publish/previous/previous-of-data.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { besideEvseIds, brief, check, csv, networkOf, type Tables } from '../../support/network-of.ts';

const SITES = 'id,address,city,latitude,longitude';
const AMSTERDAM = 'Market Square 1,Amsterdam,52.373169,4.893379';
const ROTTERDAM = 'Quay 3,Rotterdam,51.922500,4.479170';
const PLUGS = 'evse_uid,id,standard,format,power_type,max_voltage,max_amperage,tariff_ids';
const AC = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';
const DC = 'IEC_62196_T2_COMBO,CABLE,DC,920,500';

/** `E-1,L-1` or `E-1,L-1,NL*EXA*E1,bay 4`; the plug of each is AC unless `plugs` has it. */
interface Network {
  readonly sites?: readonly string[];
  readonly evses?: readonly string[];
  readonly plugs?: { readonly [uid: string]: readonly string[] };
  readonly tariffs?: readonly string[];
}

/** With its empty cells. */
const full = (row: string) => [...row.split(','), '', ''].slice(0, 4).join(',');

function tablesOf({ sites = [`L-1,${AMSTERDAM}`], evses = ['E-1,L-1'], plugs = {}, tariffs }: Network): Tables {
  const rows = evses.flatMap((row) => {
    const [uid = ''] = row.split(',');
    return (plugs[uid] ?? [`1,${AC},`]).map((plug) => `${uid},${plug}`);
  });
  return {
    locations: csv(SITES, ...sites),
    evses: csv('uid,location_id,evse_id,physical_reference', ...evses.map(full)),
    connectors: csv(PLUGS, ...rows),
    ...(tariffs
      ? { tariffs: csv('id,price_per_kwh,vat,prices_include_vat', ...tariffs.map((row) => `${row},no`)) }
      : {}),
  };
}

/** What a check of `after` says that compares with `before`. All may go, unless `settings` say otherwise. */
async function between(before: Tables, after: Tables, settings: object = { max_removal_share: 1 }) {
  const base = check(networkOf(before, settings));
  if (base.data === undefined) throw new Error(JSON.stringify(base.findings));
  const { data } = base;
  const found = await rehearseBuild(
    { companions: COMPANIONS, dataFiles: networkOf(after, settings), now: NOW, allowsRemovals: false },
    async () => ({ previous: previousOfData(data, NOW), findings: [] }),
  );
  const known = new Set(base.findings.map(({ code }) => code));
  return besideEvseIds(found.findings).filter(({ code }) => !known.has(code));
}

const changed = (before: Network, after: Network, settings?: object) =>
  between(tablesOf(before), tablesOf(after), settings);

const FOUND: [name: string, before: Network, after: Network, places: string[], words: string][] = [
  [
    'a uid with another zero, whatever its plug is now',
    {},
    { evses: ['E-01,L-1'], plugs: { 'E-01': [`1,${DC},`] } },
    ['id-changed data/evses.csv:2:1'],
    '"E-01" is new and "E-1" is gone. The same id, only written in another way.',
  ],
  [
    'a uid of the same evse_id',
    { evses: ['E-1,L-1,NL*EXA*E1', 'E-2,L-1,NL*EXA*E2'] },
    { evses: ['A,L-1,NL*EXA*E2', 'B,L-1,NL*EXA*E1'] },
    ['id-changed data/evses.csv:2:1', 'id-changed data/evses.csv:3:1'],
    '"A" is new and "E-2" is gone, at the same site, with the same plugs. Was the id changed?',
  ],
  [
    'a uid of the same bay',
    { evses: ['E-1,L-1,,bay 1', 'E-2,L-1,,bay 2'] },
    { evses: ['A,L-1,,bay 2', 'E-1,L-1,,bay 1'] },
    ['id-changed data/evses.csv:2:1'],
    '"A" is new and "E-2" is gone',
  ],
  [
    'the only EVSE that is gone and the only new one',
    { evses: ['E-1,L-1', 'E-2,L-1'] },
    { evses: ['E-2,L-1', 'X,L-1'] },
    ['id-changed data/evses.csv:3:1'],
    '"X" is new and "E-1" is gone',
  ],
  [
    'the id of a site, once, with the EVSEs that are there',
    { sites: [`L-1,${AMSTERDAM}`, `L-2,${ROTTERDAM}`], evses: ['E-1,L-1', 'E-2,L-1', 'E-3,L-2'] },
    { sites: [`M,${AMSTERDAM}`, `L-2,${ROTTERDAM}`], evses: ['E-1,M', 'E-2,M', 'E-3,L-2'] },
    ['id-changed data/locations.csv:2:1'],
    '"M" is new and "L-1" is gone, at the same place. Was the id changed?',
  ],
  [
    'the id of a site, once, though its EVSEs have other uids too',
    { sites: [`L-1,${AMSTERDAM}`, `L-2,${ROTTERDAM}`], evses: ['L-1-A,L-1', 'L-1-B,L-1', 'E-3,L-2'] },
    { sites: [`L-01,${AMSTERDAM}`, `L-2,${ROTTERDAM}`], evses: ['L-01-A,L-01', 'L-01-B,L-01', 'E-3,L-2'] },
    ['id-changed data/locations.csv:2:1'],
    '"L-01" is new and "L-1" is gone. The same id',
  ],
  [
    'the id of a site whose coordinates were corrected',
    { sites: [`L-1,${AMSTERDAM}`] },
    { sites: ['M,Market Square 1,Amsterdam,52.373269,4.893379'], evses: ['E-1,M'] },
    ['id-changed data/locations.csv:2:1'],
    '"M" is new and "L-1" is gone, at the same place.',
  ],
  [
    'the id of a connector',
    { plugs: { 'E-1': [`1,${AC},`, `2,${DC},`] } },
    { plugs: { 'E-1': [`1,${AC},`, `3,${DC},`] } },
    ['id-changed data/connectors.csv:3:5'],
    '"3" is new and "2" is gone, at the same EVSE, with the same plug.',
  ],
  [
    'the id of a tariff',
    { plugs: { 'E-1': [`1,${AC},T-1`] }, tariffs: ['T-1,0.49,21'] },
    { plugs: { 'E-1': [`1,${AC},DAY`] }, tariffs: ['DAY,0.49,21'] },
    ['id-changed data/tariffs.csv:2:1'],
    '"DAY" is new and "T-1" is gone, with the same prices.',
  ],
];

describe('found:', () => {
  test.each(FOUND)('%s', async (_, before, after, places, words) => {
    const findings = await changed(before, after);
    expect(brief(findings)).toEqual(places);
    expect(findings[0]?.message).toContain(words);
  });

  test('the party of a site', async () => {
    const sites = (...rows: readonly string[]) => ({ locations: csv(`${SITES},party_id`, ...rows) });
    const findings = await between(sites(`L-1,${AMSTERDAM},EXA`), sites(`L-1,${AMSTERDAM},OTH`));
    expect(brief(findings)).toEqual(['id-changed data/locations.csv:2:50']);
    expect(findings[0]?.message).toContain('"L-1" belonged to NL*EXA, and now to NL*OTH.');
  });

  test('the party of many sites, once', async () => {
    const sites = (party: string) => ({
      locations: csv(
        `${SITES},party_id`,
        ...Array.from({ length: 5 }, (_, i) => `L-${i + 1},Quay ${i},Utrecht,52.09073${i},5.121420,${party}`),
      ),
    });
    const findings = await between(sites('EXA'), sites('OTH'));
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^5 locations \("L-1", "L-2", "L-3" and 2 more\) belonged to NL\*EXA, and now to NL\*OTH/),
    ]);
  });

  test('the id of a row of a sheet, in its own column', async () => {
    const sheet = (uid: string) => ({
      chargers: csv(
        'location_id,address,city,latitude,longitude,evse_uid,standard,format,power_kw',
        `L-1,${AMSTERDAM},${uid},Type 2,socket,22`,
      ),
      locations: csv(SITES, `L-2,${ROTTERDAM}`),
      evses: csv('uid,location_id', 'E-2,L-2'),
      connectors: csv('evse_uid,standard,format,power_type,max_voltage,max_amperage', `E-2,${AC}`),
    });
    const findings = await between(sheet('E-1'), sheet('E-01'));
    expect(brief(findings)).toEqual(['id-changed data/chargers.csv:2:50']);
    expect(findings[0]).toMatchObject({ field: 'evse_uid', key: 'E-01', value: 'E-01' });
  });
});

const SILENT: [name: string, before: Network, after: Network, others?: string[]][] = [
  ['a charger with other plugs', {}, { evses: ['X,L-1'], plugs: { X: [`1,${DC},`] } }],
  ['a charger in another bay', { evses: ['E-1,L-1,,1'] }, { evses: ['X,L-1,,2'] }],
  ['a charger with another evse_id', { evses: ['E-1,L-1,NL*EXA*E1'] }, { evses: ['X,L-1,NL*EXA*E9'] }],
  ['one charger for two', { evses: ['E-1,L-1', 'E-2,L-1'] }, { evses: ['X,L-1'] }],
  ['one more charger', {}, { evses: ['E-1,L-1', 'E-2,L-1'] }],
  ['one charger less', { evses: ['E-1,L-1', 'E-2,L-1'] }, { evses: ['E-1,L-1'] }],
  [
    'a charger that came from another site',
    { sites: [`L-1,${AMSTERDAM}`, `L-2,${ROTTERDAM}`], evses: ['E-1,L-1', 'E-2,L-2', 'E-3,L-2'] },
    { sites: [`L-1,${AMSTERDAM}`, `L-2,${ROTTERDAM}`], evses: ['E-2,L-1', 'E-3,L-2'] },
    ['evse-moved'],
  ],
  [
    'a site that closed, and one that opened',
    { sites: [`L-1,${AMSTERDAM}`], evses: ['E-1,L-1'] },
    { sites: [`L-2,${ROTTERDAM}`], evses: ['E-2,L-2'] },
    ['location-stays'],
  ],
  ['a plug for another one', { plugs: { 'E-1': [`1,${AC},`] } }, { plugs: { 'E-1': [`2,${DC},`] } }],
  [
    'a tariff with other prices',
    { plugs: { 'E-1': [`1,${AC},T-1`] }, tariffs: ['T-1,0.49,21'] },
    { plugs: { 'E-1': [`1,${AC},DAY`] }, tariffs: ['DAY,0.52,21'] },
  ],
  [
    'a copy of a tariff that is still there',
    { plugs: { 'E-1': [`1,${AC},T-1`] }, tariffs: ['T-1,0.49,21'] },
    { plugs: { 'E-1': [`1,${AC},T-1`] }, tariffs: ['T-1,0.49,21', 'DAY,0.49,21'] },
    ['unused-tariff'],
  ],
];

test.each(SILENT)('silent about %s', async (_, before, after, others = []) => {
  expect((await changed(before, after)).map(({ code }) => code)).toEqual(others);
});

describe('many at once', () => {
  const row = (zeros: string) => Array.from({ length: 12 }, (_, i) => `E-${zeros}${i + 1},L-1`);
  const [before, after] = [{ evses: row('') }, { evses: row('00') }];

  test('are one finding', async () => {
    const findings = await changed(before, after);
    expect(brief(findings)).toEqual(['id-changed data/evses.csv:2:1']);
    expect(findings[0]?.message).toBe(
      '12 EVSEs are new and 12 are gone. The same ids, only written in another way: "E-001" for "E-1", "E-0010" for "E-10", "E-0011" for "E-11" and 9 more.',
    );
  });

  test('are the cause of too many removals, which is the only finding', async () => {
    const findings = await changed(before, after, {});
    expect(brief(findings)).toEqual(['too-many-removals data/evses.csv:2:1']);
    expect(findings[0]?.message).toContain('The same ones seem to be there with other ids: "E-001" for "E-1"');
    expect(findings[0]?.hint).toContain('write the old ones again');
  });

  test('are named apart from removals that have another cause', async () => {
    const left = row('').slice(0, 6);
    const findings = await changed(before, { evses: ['E-01,L-1', ...left.slice(1)] }, {});
    expect(brief(findings)).toEqual(['too-many-removals data/evses.csv', 'id-changed data/evses.csv:2:1']);
    expect(findings[0]?.message).not.toContain('other ids');
  });

  test('sites are one finding too', async () => {
    const sites = (prefix: string) =>
      Array.from({ length: 6 }, (_, i) => `${prefix}${i},Quay ${i},Rotterdam,51.92${i},4.47`);
    const evses = (prefix: string) => Array.from({ length: 6 }, (_, i) => `${prefix}${i}-A,${prefix}${i}`);
    const [old, now] = ['L-', 'SITE-'].map((prefix) => ({ sites: sites(prefix), evses: evses(prefix) }));
    expect(brief(await changed(old ?? {}, now ?? {}))).toEqual(['id-changed data/locations.csv:2:1']);
    const findings = await changed(old ?? {}, now ?? {}, {});
    expect(brief(findings)).toEqual(['too-many-removals data/locations.csv:2:1']);
  });
});
