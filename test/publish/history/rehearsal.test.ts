/**
 * A rehearsal compares data with data, or with a snapshot, and says what a build would say.
 *
 * @module-tag pure
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/findings/finding.ts';
import type { Previous } from '../../../src/publish/history/previous.ts';
import { rehearseBuild } from '../../../src/publish/history-findings/rehearse-build.ts';
import { openPrevious } from '../../../src/publish/previous/open-previous.ts';
import { previousOfData } from '../../../src/publish/previous/previous-of-data.ts';
import type { DataFiles } from '../../../src/read/load/data-files.ts';
import { buildInMemory } from '../../support/build-in-memory.ts';
import { COMPANIONS, OPENED } from '../../support/companions.ts';
import { check, checkFor, csv, EVSE_WITH_ID, findingsOf, networkOf, ofHistory } from '../../support/network-of.ts';
import { runs } from '../../support/sampled.ts';
import { buildAfter, readFrom } from './support/builds.ts';
import { apply, edits, firstState, type State, sourcesIn } from './support/edits.ts';

const NOON = Date.parse('2026-05-01T12:00:00Z');
const AN_HOUR_MS = 3_600_000;

async function rehearse(dataFiles: DataFiles, previous: Previous, place?: string): Promise<readonly Finding[]> {
  const before = { previous, findings: [], ...(place === undefined ? {} : { place }) };
  const request = { dataFiles, now: NOON + AN_HOUR_MS, allowsRemovals: false };
  return (await rehearseBuild({ companions: COMPANIONS, ...request }, async () => before)).findings;
}

function ofData(dataFiles: DataFiles): Previous {
  const { data, findings } = check(dataFiles, NOON);
  if (data === undefined) throw new Error(JSON.stringify(findings));
  return previousOfData(data, NOON + AN_HOUR_MS);
}

async function ofSnapshot(dataFiles: DataFiles): Promise<Previous> {
  const { tree } = await buildAfter(dataFiles, NOON);
  return openPrevious(readFrom(tree), undefined, true).previous;
}

/** Only how long something stays is said in other words. */
const inOneWay = (findings: readonly Finding[]) =>
  findings.map(({ message, params: { howLong: _, ...params } = {}, ...found }) => ({
    ...found,
    params,
    message: message.replace(/(?<=stay published ).*/, ''),
  }));

const KINDS = ['locations', 'evses', 'connectors', 'tariffs'] as const;

/** Gives the first object of each of these kinds another id. */
function rename(state: State, kinds: readonly (typeof KINDS)[number][]): void {
  const has = (kind: (typeof KINDS)[number]) => kinds.includes(kind);
  const other = <T extends { readonly id: string }>(list: readonly T[]) =>
    list.map((one, i) => (i === 0 ? { ...one, id: `${one.id}0` } : one));
  const [tariff] = has('tariffs') ? state.tariffs : [];
  if (tariff) state.tariffs = other(state.tariffs);
  const tariffsOf = (ids: readonly string[]) => ids.map((id) => (id === tariff?.id ? `${id}0` : id));
  const locations = state.locations.map((location) => ({
    ...location,
    evses: location.evses.map((evse, i) => {
      const connectors = evse.connectors.map((one) => ({ ...one, tariffs: tariffsOf(one.tariffs) }));
      const uid = has('evses') && i === 0 ? `${evse.uid}0` : evse.uid;
      return { ...evse, uid, connectors: has('connectors') ? other(connectors) : connectors };
    }),
  }));
  state.locations = has('locations') ? other(locations) : locations;
}

test('what is compared with the base is what a build says that goes on from it', { timeout: 300_000 }, async () => {
  const story = fc.array(edits, { minLength: 1, maxLength: 6 });
  const share = fc.constantFrom(0.2, 0.5, 1);
  await fc.assert(
    fc.asyncProperty(story, story, share, fc.subarray([...KINDS]), async (earlier, later, max_removal_share, kinds) => {
      const state = firstState();
      for (const edit of earlier) apply(state, edit);
      const base = sourcesIn(state, { max_removal_share });
      for (const edit of later) apply(state, edit);
      rename(state, kinds);
      const now = sourcesIn(state, { max_removal_share });
      const before = check(base, NOON).data;
      fc.pre(before !== undefined);
      const { tree } = await buildAfter(base, NOON);
      const snapshot = openPrevious(readFrom(tree), undefined, true);
      const history = { words: 'of the test', findings: [], snapshot };
      const built = await buildInMemory(now, {
        companions: OPENED,
        now: NOON + AN_HOUR_MS,
        history,
        allowsRemovals: false,
      });
      expect(inOneWay(await rehearse(now, ofData(base)))).toEqual(inOneWay(built.findings));
      expect(inOneWay(await rehearse(now, snapshot.previous, 'dist'))).toEqual(inOneWay(built.findings));
    }),
    runs(8, 120),
  );
});

describe('a rehearsal', () => {
  const two = {
    locations: csv(
      'id,address,city,latitude,longitude,publish',
      'L-1,Main Street 1,Amsterdam,52.373169,4.893379,true',
      'L-2,Main Street 2,Amsterdam,52.373369,4.893379,true',
    ),
  };
  const allGo = { max_removal_share: 1 };

  test('says how long a site stays once it is published, and not until when', async () => {
    const hidden = { locations: two.locations.replace('4.893379,true\n', '4.893379,false\n') };
    const findings = await rehearse(networkOf(hidden, allGo), ofData(networkOf(two, allGo)));
    const [stays] = findings.filter(({ code }) => code === 'location-stays');
    expect(stays?.message).toContain('stay published for 30 days once this is published. Nothing else does.');
  });

  test('does not repeat what was hidden before', async () => {
    const hidden = networkOf({ locations: two.locations.replace('379,true\n', '379,false\n') }, allGo);
    const shown = await buildAfter(networkOf(two, allGo), NOON - AN_HOUR_MS);
    const { tree } = await buildAfter(hidden, NOON, shown);
    const { previous } = openPrevious(readFrom(tree), undefined, true);
    for (const before of [previous, ofData(hidden)]) {
      const findings = await rehearse(hidden, before, 'dist');
      expect(findings.filter(({ code }) => code === 'location-stays')).toEqual([]);
    }
  });

  test('says of many sites that left the tables only once that they stay', async () => {
    const sites = Array.from({ length: 6 }, (_, i) => `L-${i},Quay ${i},Utrecht,52.09073${i},5.121420`);
    const header = 'id,address,city,latitude,longitude';
    const [base, now] = [sites, sites.slice(0, 1)].map((rows) =>
      networkOf(
        {
          locations: csv(header, ...rows),
          evses: csv('uid,location_id', ...rows.map((_, i) => `E-${i},L-${i}`)),
          connectors: csv(
            'evse_uid,standard,format,power_type,max_voltage,max_amperage',
            ...rows.map((_, i) => `E-${i},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
          ),
        },
        allGo,
      ),
    );
    if (base === undefined || now === undefined) throw new Error('no networks');
    const findings = ofHistory(await rehearse(now, ofData(base)));
    expect(findings.map(({ code }) => code)).toEqual(['location-stays']);
    expect(findings[0]?.message).toContain('5 locations are no longer in the tables: "L-1", "L-2", "L-3" and 2 more.');
  });

  test('calls no EVSE returned that a status source may have called REMOVED', async () => {
    const status = { status: csv('evse_uid,status', 'E-1,REMOVED') };
    const codes = async (settings: object, previous: Previous, place?: string) =>
      (await rehearse(networkOf({}, settings), previous, place)).map(({ code }) => code);
    const source = { status_sources: [{ name: 'hub', url: 'https://hub.example.com/status.json' }] };
    const [live, base] = [await ofSnapshot(networkOf(status)), ofData(networkOf(status))];
    expect(await codes({}, live, 'dist')).toContain('evse-returned');
    expect(await codes(source, live, 'dist')).not.toContain('evse-returned');
    expect(await codes(source, base)).toContain('evse-returned');
  });
});

test('a waiver of what only a comparison finds counts as unused only after one', async () => {
  const waivers = csv('code,file,key,reason', 'id-changed,evses.csv,E-7,Another charger');
  const waived = networkOf({ ...EVSE_WITH_ID, waivers });
  const codes = 'unused-waiver location-stays';
  expect(checkFor(codes)(waived, NOON).findings).toEqual([]);
  const findings = findingsOf(codes, await rehearse(waived, ofData(networkOf({}))));
  expect(findings.map(({ code }) => code)).toEqual(['unused-waiver']);
});
