/**
 * Another network in the place of one: after the demo, somebody's own network builds at once, whatever its party and ids. What
 * is published is never replaced by another network unless somebody says so.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDataFiles } from '../../../src/publish/disk/data-directory.ts';
import { NoHistory } from '../../../src/publish/previous/no-history.ts';
import type { DataFiles } from '../../../src/read/load/data-files.ts';
import { NOW } from '../../support/data-directory.ts';
import { csv, EVSE_WITH_ID, networkOf, ofHistory, sourcesOf } from '../../support/network-of.ts';
import { type BuildSettings, buildInto, filesIn, siteOf } from './support/disk-builds.ts';

const SITE = 'https://ocpi.example-charging.nl';
const NOWHERE = siteOf(new Map());

/** As CONTRIBUTING.md shows it, shortened: its party and one of its sites are those of the demo. */
const own = (party: string) => ({
  chargers: csv(
    'location_id,name,address,city,latitude,longitude,evse_uid,evse_id,standard,format,power_kw',
    'AMS-01,Market Square,Market Square 1,Amsterdam,52.374921,4.898312,AMS-01-A,NL*EXA*EAMS01A,Type 2,socket,22'.replace(
      'EXA',
      party,
    ),
    'UTR-01,Canal Street,Canal Street 9,Utrecht,52.090737,5.121420,UTR-01-A,NL*EXA*EUTR01A,Type 2,socket,11'.replace(
      'EXA',
      party,
    ),
  ),
});

const OWN = own('EXA');

let directory = '';
let out = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-other-'));
  out = join(directory, 'dist');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

let second = 0;

async function build(dataFiles: DataFiles, settings: BuildSettings = {}) {
  const { built } = await buildInto(out, dataFiles, NOW + 60_000 * second++, { allowsRemovals: false, ...settings });
  const codes = ofHistory(built.findings).map(({ code }) => code);
  const { message = '', hint = '' } = built.findings.find(({ code }) => code === 'too-many-removals') ?? {};
  return { kind: built.kind, codes, message, hint };
}

describe('after the demo', () => {
  beforeEach(async () => {
    expect(await build(await readDataFiles('test/fixtures/demo/data'))).toMatchObject({ kind: 'built' });
  });

  test.each([
    ['of another party', { party_id: 'ABC' }, {}],
    ['of the same party with other chargers', {}, {}],
    ['for an address that nobody can reach', { base_url: 'http://127.0.0.1:9000' }, {}],
    ['that is only looked at', { base_url: SITE }, { baseUrl: 'http://localhost:8787' }],
  ])('a network %s builds at once, and says that the demo is not its history', async (_, settings, around) => {
    const tables = 'party_id' in settings ? own(settings.party_id) : OWN;
    const first = await build(sourcesOf(tables, settings), around);
    expect(first).toMatchObject({ kind: 'built', codes: ['previous-foreign'] });
    const list = filesIn(out).get('api/ocpi/2.2/locations')?.toString();
    expect(list).not.toContain('REMOVED');
    expect(await build(sourcesOf(tables, settings), around)).toMatchObject({ kind: 'built', codes: [] });
  });

  test('it is built for an address at which nothing is published yet, without a word about the demo', async () => {
    const request = [sourcesOf(OWN, { base_url: SITE }), { fetch: NOWHERE }] as const;
    expect(await build(...request)).toMatchObject({ kind: 'built', codes: [] });
    expect(filesIn(out).get('api/ocpi/2.2/locations')?.toString()).not.toContain('REMOVED');
  });

  test('it can be published at once', async () => {
    const publishing = { fetch: NOWHERE, isForPublishing: true };
    expect(await build(sourcesOf(OWN, { base_url: SITE }), publishing)).toMatchObject({ kind: 'built', codes: [] });
  });

  test('a preview whose last charger was removed before the first new one came is still that of its network', async () => {
    const only = (...uids: string[]) =>
      csv('uid,location_id,evse_id', ...uids.map((uid) => `${uid},L-1,NL*EXA*${uid.replace('-', '')}`));
    const plugs = (...uids: string[]) =>
      csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage',
        ...uids.map((uid) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
      );
    const preview = { allowsRemovals: true, previous: { kind: 'default' } } as const;
    rmSync(out, { recursive: true });
    rmSync(join(directory, '.dist'), { recursive: true, force: true });
    await build(networkOf({ evses: only('E-1'), connectors: plugs('E-1') }), preview);
    await build(networkOf({ evses: only(), connectors: plugs() }), preview);
    expect(await build(networkOf({ evses: only('E-2'), connectors: plugs('E-2') }), preview)).toMatchObject({
      kind: 'built',
      codes: [],
    });
    expect(filesIn(out).get('api/ocpi/2.2/locations')?.toString()).toContain('REMOVED');
  });

  test('the demo without most of its rows is still the demo: that is an error', async () => {
    const { tables, ...rest } = await readDataFiles('test/fixtures/demo/data');
    const cut = tables.map((table) => {
      if (!/demo.data.(evses|connectors).csv$/.test(table.path)) return table;
      return { ...table, bytes: Buffer.from(Buffer.from(table.bytes).toString().split('\n').slice(0, 3).join('\n')) };
    });
    const { kind, codes } = await build({ ...rest, tables: cut.filter(({ path }) => !/status|images/.test(path)) });
    expect([kind, codes]).toEqual(['invalid', expect.arrayContaining(['too-many-removals'])]);
  });
});

describe('where a network is published', () => {
  const published = networkOf(EVSE_WITH_ID, { base_url: SITE });
  const other = (settings: object = {}) => sourcesOf(OWN, { base_url: SITE, ...settings });

  beforeEach(async () => {
    expect(await build(published, { fetch: NOWHERE })).toMatchObject({ kind: 'built', codes: [] });
  });

  test('another one with the same party is an error that says how to go on', async () => {
    for (const isForPublishing of [false, true]) {
      const live = siteOf(filesIn(out));
      const { kind, codes, message, hint } = await build(other(), { fetch: live, isForPublishing });
      expect([kind, codes]).toEqual(['invalid', ['too-many-removals']]);
      expect(message).toContain('1 of 1 EVSE would disappear at once');
      expect(hint).toContain('--allow-removals, which tells clients that the old chargers are gone');
      expect(hint).toContain('--previous none');
    }
  });

  test('it is published with --allow-removals, and the old chargers are REMOVED', async () => {
    const live = siteOf(filesIn(out));
    await build(other(), { fetch: live, isForPublishing: true, allowsRemovals: true });
    expect(filesIn(out).get('api/ocpi/2.2/locations')?.toString()).toMatch(/"uid":"E-1","status":"REMOVED"/);
  });

  test('or with --previous none, and nothing is left of them', async () => {
    await build(other(), { previous: { kind: 'none' }, isForPublishing: true });
    expect(filesIn(out).get('api/ocpi/2.2/locations')?.toString()).not.toContain('E-1"');
  });

  test('another party stops the publication: with other ids, and with the same ones', async () => {
    const live = siteOf(filesIn(out));
    const before = filesIn(out);
    for (const dataFiles of [other({ party_id: 'ABC' }), networkOf({}, { base_url: SITE, party_id: 'ABC' })]) {
      const publishing = build(dataFiles, { fetch: live, isForPublishing: true });
      await expect(publishing).rejects.toThrow(NoHistory);
      await expect(publishing).rejects.toThrow(`${SITE} holds a snapshot of NL*EXA, and this network is NL*ABC.`);
      await expect(publishing).rejects.toThrow('pass --previous none');
      expect(filesIn(out)).toEqual(before);
    }
  });

  test('a site of another party in the same network is compared like all others', async () => {
    const header = 'id,address,city,latitude,longitude,party_id';
    const sites = (...parties: readonly string[]) =>
      networkOf(
        {
          locations: csv(
            header,
            ...parties.map((party, i) => `L-${i + 1},Quay ${i},Utrecht,52.09073${i},5.121420,${party}`),
          ),
          evses: csv(
            'uid,location_id,evse_id',
            ...parties.map((party, i) => `E-${i + 1},L-${i + 1},NL*${party}*E${i + 1}`),
          ),
          connectors: csv(
            'evse_uid,standard,format,power_type,max_voltage,max_amperage',
            ...parties.map((_, i) => `E-${i + 1},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
          ),
        },
        { base_url: SITE },
      );
    await build(sites('EXA', 'EXB'), { previous: { kind: 'none' } });
    expect(await build(sites('EXA', 'EXB'))).toMatchObject({ kind: 'built', codes: [] });
    expect(await build(sites('EXB', 'EXB'))).toMatchObject({ kind: 'built', codes: ['id-changed'] });
    const gone = await build(sites('EXB'));
    expect([gone.kind, gone.codes]).toEqual(['invalid', ['too-many-removals']]);
  });
});
