/**
 * A report that cannot be read makes nothing AVAILABLE: what is not understood is UNKNOWN, whatever the tables say.
 *
 * @module-tag pure
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LastGood, lastGoodInMemory } from '../../../src/sources/statuses/last-good.ts';
import { mergeStatuses } from '../../../src/sources/statuses/merge-statuses.ts';
import { readWritten } from '../../../src/tables/cell-types/read-cell.ts';
import { TABLES } from '../../../src/tables/tables.ts';
import { NOW } from '../../support/data-directory.ts';
import { check, csv, networkOf } from '../../support/network-of.ts';
import { answering, content, HOUR, keptFrom, offline, readOne } from './support/read.ts';

const UIDS = ['E-1', 'E-2', 'E-3'];
const TYPE_2 = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';

/** Three EVSEs that the tables call AVAILABLE. */
const TABLES_SAY_AVAILABLE = {
  evses: csv('uid,location_id,status', ...UIDS.map((uid) => `${uid},L-1,AVAILABLE`)),
  connectors: csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage',
    ...UIDS.map((uid) => `${uid},${TYPE_2}`),
  ),
};

/** What a source makes of the EVSEs; without a status of its own, an EVSE has that of the tables. */
async function reported(text: string, format: 'csv' | 'json' = 'csv', lastGood: LastGood = lastGoodInMemory()) {
  const live = () => new Set(UIDS);
  const reading = await readOne(offline({ lastGood, live, ...answering(content(text)) }), { format });
  return statusesOf(mergeStatuses([], [reading]));
}

/** What status.csv makes of them. */
function inTable(text: string) {
  const { data } = check(networkOf({ ...TABLES_SAY_AVAILABLE, status: text }));
  if (data === undefined) throw new Error('The network is not published.');
  return statusesOf(data.statuses);
}

function statusesOf(merged: ReadonlyMap<string, { readonly status: string }>) {
  return UIDS.map((uid) => merged.get(uid)?.status ?? 'as the tables say');
}

describe('the words of OCPP', () => {
  test.each([
    ['Available', 'AVAILABLE'],
    ['Preparing', 'CHARGING'],
    ['Charging', 'CHARGING'],
    ['SuspendedEV', 'CHARGING'],
    ['SuspendedEVSE', 'CHARGING'],
    ['Finishing', 'CHARGING'],
    ['Occupied', 'CHARGING'],
    ['Reserved', 'RESERVED'],
    ['Unavailable', 'INOPERATIVE'],
    ['Faulted', 'OUTOFORDER'],
  ])('%s is %s', (word, status) => {
    expect(readWritten(TABLES.status.columns.status.type, word)).toMatchObject({ value: status });
  });
});

const ROWS: readonly [what: string, row: string][] = [
  ['an unknown status', 'E-1,GREEN,'],
  ['no status', 'E-1,,'],
  ['a status that may be two', 'E-1,closed,'],
  ['a time that cannot be read', 'E-1,AVAILABLE,yesterday'],
  ['a time in a spreadsheet format', 'E-1,AVAILABLE,03/04/2026'],
  ['exchanged cells', 'AVAILABLE,E-1,'],
  ['a cell too few', 'E-1,AVAILABLE'],
  ['a cell too many', 'E-1,AVAILABLE,,x'],
];
const HEADER = 'evse_uid,status,last_updated';

describe.each(ROWS)('a row with %s makes its EVSE UNKNOWN', (_, row) => {
  test.each([
    ['beside rows that can be read', [row, 'E-2,CHARGING,'], ['UNKNOWN', 'CHARGING', 'as the tables say']],
    ['alone', [row], ['UNKNOWN', 'as the tables say', 'as the tables say']],
    ['after an older one', ['E-1,AVAILABLE,', row, 'E-2,CHARGING,'], ['UNKNOWN', 'CHARGING', 'as the tables say']],
  ])('%s', async (__, rows, statuses) => {
    expect(await reported(csv(HEADER, ...rows))).toEqual(statuses);
    expect(inTable(csv(HEADER, ...rows))).toEqual(statuses);
  });
});

describe('content of which nothing can be read', () => {
  const EXCHANGED = csv('status,evse_uid', 'E-1,AVAILABLE', 'E-2,CHARGING');
  const UNKNOWN = ['UNKNOWN', 'UNKNOWN', 'as the tables say'];

  test.each([
    ['exchanged columns', EXCHANGED],
    ['a column that is called otherwise', csv('evse_uid,state', 'E-1,AVAILABLE', 'E-2,CHARGING')],
    ['a quotation mark that is not closed', `${csv('evse_uid,status', 'E-1,AVAILABLE')}"E-2,CHAR`],
  ])('%s: its EVSEs are UNKNOWN', async (_, text) => {
    expect(await reported(text)).toEqual(UNKNOWN);
    expect(inTable(text)).toEqual(UNKNOWN);
  });

  test('in JSON: its EVSEs are UNKNOWN', async () => {
    expect(await reported('[{"id":"E-1","state":"free"},{"id":"E-2"', 'json')).toEqual(UNKNOWN);
    expect(await reported('[{"id":"E-1","status":"AVAILABLE"},{"id":"E-2"}]', 'json')).toEqual(UNKNOWN);
  });

  test('the last good copy stands in until it is stale', async () => {
    const copyOf = (age: number) => keptFrom(csv('evse_uid,status', 'E-1,CHARGING'), NOW - age);
    expect(await reported(EXCHANGED, 'csv', await copyOf(HOUR))).toEqual(['CHARGING', 'UNKNOWN', 'as the tables say']);
    expect(await reported(EXCHANGED, 'csv', await copyOf(2 * HOUR))).toEqual(UNKNOWN);
  });
});

describe('another source', () => {
  const hub = async (text: string, modified: number) =>
    readOne(offline(answering(content(csv(HEADER, text), { modified }))));
  const merged = async (row: string, at: number) => {
    const unread = await hub(`${row}\nE-2,CHARGING,`, NOW - 10_000);
    return statusesOf(mergeStatuses([], [await hub('E-1,AVAILABLE,', at), unread]))[0];
  };

  test('counts if it can be read and is later', async () => {
    expect(await merged('E-1,GREEN,', NOW - 9000)).toBe('AVAILABLE');
    expect(await merged('E-1,GREEN,2025-12-31T23:00:00Z', NOW - 11_000)).toBe('AVAILABLE');
  });

  test('does not count if it is older', async () => {
    expect(await merged('E-1,GREEN,', NOW - 11_000)).toBe('UNKNOWN');
  });
});

const cell = (...texts: readonly string[]) => fc.constantFrom(...texts);
const ROW = fc.record({
  uid: cell(...UIDS),
  status: cell('CHARGING', 'Preparing', 'INOPERATIVE', '', '?', 'GREEN', 'closed', 'frei?', '#N/A', '0'),
  time: cell('', '2025-12-31T22:00:00Z', '2030-01-01T00:00:00Z', 'yesterday', '12:00', '45000'),
  isExchanged: fc.boolean(),
  isCut: fc.boolean(),
});

test('no rows make an EVSE AVAILABLE of which none says so', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(ROW, { minLength: 1, maxLength: 5 }), fc.boolean(), async (rows, hasCopy) => {
      const lines = rows.map(({ uid, status, time, isExchanged, isCut }) => {
        const cells = isExchanged ? ['AVAILABLE', uid, time] : [uid, status, time];
        return (isCut ? cells.slice(0, 2) : cells).join(',');
      });
      const text = csv(HEADER, ...lines);
      const objects = rows.map(({ uid, status, time, isExchanged }) =>
        isExchanged ? { uid: 'AVAILABLE', status: uid } : { uid, status, last_updated: time },
      );
      const copy = hasCopy ? await keptFrom(csv('evse_uid,status', 'E-1,CHARGING'), NOW - HOUR) : lastGoodInMemory();
      const results = [
        inTable(text),
        await reported(text, 'csv', copy),
        await reported(JSON.stringify(objects), 'json', copy),
      ];
      const named = new Set(rows.map(({ uid }) => uid));
      for (const statuses of results) {
        for (const [i, uid] of UIDS.entries()) {
          if (named.has(uid)) expect(statuses[i], uid).toMatch(/^(CHARGING|INOPERATIVE|UNKNOWN)$/);
        }
      }
    }),
    { numRuns: 60 },
  );
});
