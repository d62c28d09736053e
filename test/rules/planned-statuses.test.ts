/** The status of an EVSE beside what was planned for it. */

import { expect, test } from 'vitest';
import { checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor('old-status status-against-plan');

/** Codes and places of what is found on 2026-11-21. */
function found(status: string, ...schedules: readonly string[]): string[] {
  const evses = csv('uid,location_id,status', `E-1,L-1,${status}`);
  const status_schedules = csv('evse_uid,period_begin,period_end,status', ...schedules.map((cells) => `E-1,${cells}`));
  const { findings } = check(networkOf({ evses, status_schedules }), Date.parse('2026-11-21T12:00:00Z'));
  return findings.map(({ code, file, field }) => `${code} ${file.replace('data/', '')} ${field}`);
}

const AGAINST = ['status-against-plan evses.csv status'];

test.each([
  ['AVAILABLE', ['2026-11-02T07:00:00Z,2027-06-01T05:00:00Z,INOPERATIVE'], AGAINST],
  ['CHARGING', ['2026-11-02T07:00:00Z,,OUTOFORDER'], AGAINST],
  ['AVAILABLE', ['2026-11-02T07:00:00Z,,REMOVED'], AGAINST],
  ['PLANNED', ['2026-10-01T06:00:00Z,,AVAILABLE'], AGAINST],
  ['PLANNED', ['2026-10-25T06:00:00Z,2026-11-15T06:00:00Z,PLANNED'], AGAINST],
  ['INOPERATIVE', ['2026-11-02T07:00:00Z,,AVAILABLE'], AGAINST],
  ['INOPERATIVE', ['2026-11-02T07:00:00Z,2027-06-01T05:00:00Z,INOPERATIVE'], []],
  ['OUTOFORDER', ['2026-11-02T07:00:00Z,,INOPERATIVE'], []],
  ['CHARGING', ['2026-11-02T07:00:00Z,,AVAILABLE'], []],
  ['OUTOFORDER', ['2026-11-02T07:00:00Z,,AVAILABLE'], []],
  ['UNKNOWN', ['2026-11-02T07:00:00Z,,INOPERATIVE'], []],
  ['', ['2026-11-02T07:00:00Z,,INOPERATIVE'], []],
  ['AVAILABLE', ['2026-11-21T07:00:00Z,2026-11-21T18:00:00Z,INOPERATIVE'], []],
  ['AVAILABLE', ['2026-11-02T07:00:00Z,2026-11-10T05:00:00Z,INOPERATIVE'], []],
  ['PLANNED', ['2027-10-01T06:00:00Z,,AVAILABLE'], []],
  ['PLANNED', ['2026-10-25T06:00:00Z,2026-11-15T06:00:00Z,PLANNED', '2026-11-15T06:00:00Z,,PLANNED'], []],
])('%s, with %s', (status, schedules, expected) => {
  expect(found(status, ...schedules)).toEqual(expected);
});
