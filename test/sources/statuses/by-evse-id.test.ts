/**
 * Statuses of EVSEs that are named by their evse_id, and sources of which no id is known.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import { uidsByEvseId } from '../../../src/ocpi/evse-id.ts';
import { targetOfIds } from '../../../src/read/load/references.ts';
import { lastGoodInMemory } from '../../../src/sources/statuses/last-good.ts';
import { ON_MACHINE } from '../../../src/sources/statuses/on-machine.ts';
import { readStatusSources } from '../../../src/sources/statuses/read-sources.ts';
import { unknownStatusEvses } from '../../../src/sources/statuses/unknown-status-evses.ts';
import { NOW } from '../../support/data-directory.ts';
import { brief, build, checkFor, csv, networkOf } from '../../support/network-of.ts';
import { settingsWith } from './support/read.ts';

const check = checkFor('status-source-column status-source-failed status-source-row unknown-status-evse');

const UIDS = ['E-1', 'E-2'];
const EVSE_IDS = ['NL*EXA*E001', 'NL*EXA*E002'];

const tables = {
  evses: csv('uid,location_id,evse_id,status', ...UIDS.map((uid, i) => `${uid},L-1,${EVSE_IDS[i]},AVAILABLE`)),
  connectors: csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage',
    ...UIDS.map((uid) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
  ),
};

describe('status.csv', () => {
  test.each([
    ['with evse_id in place of evse_uid', csv('evse_id,status', 'NL*EXA*E001,CHARGING')],
    ['with the name as people write it', csv('EVSE-ID;Status', 'NL*EXA*E001;CHARGING')],
    ['without separators, in small letters', csv('evse_id,status', 'nlexae001,CHARGING')],
    ['with evse_ids in the column evse_uid', csv('evse_uid,status', 'NL*EXA*E001,CHARGING')],
    ['with both columns', csv('evse_uid,evse_id,status', 'E-1,NL*EXA*E001,CHARGING')],
  ])('%s', async (_, status) => {
    const { data, findings } = check(networkOf({ ...tables, status }));
    expect(brief(findings).filter((one) => !one.startsWith('status-source-column'))).toEqual([]);
    expect([...(data?.statuses ?? [])].map(([uid, { status: now }]) => [uid, now])).toEqual([['E-1', 'CHARGING']]);
  });

  test('of an EVSE that nobody knows, and of a row that cannot be read', () => {
    const status = csv('evse_id,status', 'NL*EXA*E009,CHARGING', 'NL*EXA*E002,green');
    const { data, findings } = check(networkOf({ ...tables, status }));
    expect(brief(findings)).toEqual([
      'unknown-status-evse data/status.csv:2:1',
      'status-source-row data/status.csv:3:13',
    ]);
    expect(data?.statuses.get('E-2')).toMatchObject({ status: 'UNKNOWN' });
  });
});

const LISTED = new Set(UIDS);

/** What a source with this content is read as. */
async function reading(path: string, content: string, about = { listed: () => LISTED }) {
  const { settings } = settingsWith({ name: 'hub', file: path });
  const bytes = Buffer.from(content);
  const [one] = await readStatusSources(settings, {
    now: NOW,
    dataDirectory: 'data',
    ...ON_MACHINE,
    lastGood: lastGoodInMemory(),
    readFile: async () => ({ kind: 'content', bytes, whole: true, modified: NOW }),
    live: () => LISTED,
    uidsByEvseId: () => uidsByEvseId(UIDS, EVSE_IDS),
    ...about,
  });
  if (one === undefined) throw new Error('no source');
  return one;
}

describe('a status source', () => {
  test.each([
    ['in CSV with evse_id in place of evse_uid', 'hub.csv', csv('evse_id,status', 'NL*EXA*E001,CHARGING')],
    ['in CSV with the name as people write it', 'hub.csv', csv('EVSE-ID,status', 'NLEXAE001,CHARGING')],
    ['in JSON with evse_id', 'hub.json', '[{"evse_id":"NL*EXA*E001","status":"CHARGING"}]'],
    ['in JSON by evse_id', 'hub.json', '{"NL*EXA*E001":"CHARGING"}'],
    ['by uid, as ever', 'hub.json', '{"e-1":"CHARGING"}'],
  ])('%s', async (_, path, content) => {
    const { state, reports } = await reading(path, content);
    expect(state).toBe('fresh');
    expect(reports.map(({ evse_uid, status }) => [evse_uid.toUpperCase(), status])).toEqual([['E-1', 'CHARGING']]);
  });

  test('of which no id is known counts as that, and one of which some are as fresh', async () => {
    const foreign = await reading('hub.json', '{"X-1":"CHARGING","X-2":"AVAILABLE"}');
    expect(foreign.state).toBe('unmatched');
    expect((await reading('hub.json', '{"X-1":"CHARGING","E-2":"AVAILABLE"}')).state).toBe('fresh');
    const [found] = unknownStatusEvses([foreign], targetOfIds(UIDS, 'evses.csv'));
    expect(found?.message).toMatch(/^None of the 2 EVSEs that the status source "hub" reports is in evses\.csv/);
  });

  test('is not healthy then, and what the tables say is published', async () => {
    const foreign = await reading('hub.json', '{"X-1":"CHARGING"}');
    const sources = networkOf(tables, { status_sources: [{ name: 'hub', file: 'hub.json' }] });
    const { files } = await build(sources, { readings: [foreign] });
    const manifest = JSON.parse(Buffer.from(files.get('_snapshot/manifest.json') as Uint8Array).toString());
    expect(manifest.health.status_sources).toMatchObject([{ name: 'hub', state: 'unmatched' }]);
    expect(manifest.health.counts.evses_by_status).toEqual({ AVAILABLE: 2 });
  });
});
