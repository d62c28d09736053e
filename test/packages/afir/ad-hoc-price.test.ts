/** F3: a point has a price without a contract if every plug has a tariff for it that is valid now. Report, check and page agree. */

import { describe, expect, test } from 'vitest';
import { networkScorecard } from '../../../packages/afir/files/network-scorecard.ts';
import type { Unchecked } from '../../../packages/afir/measure/measured.ts';
import type { Tariff } from '../../../src/ocpi/types.ts';
import { NOW } from '../../support/data-directory.ts';
import { check, csv, networkOf } from '../../support/network-of.ts';
import { scorecardOf } from './scorecard-of.ts';

const HOUR = 3_600_000;
const time = (at: number) => new Date(at).toISOString();

/** A point with plugs that have these tariffs. */
const siteOf = (...plugs: readonly (readonly string[])[]) => ({
  location: {
    id: 'L-1',
    evses: [
      { uid: 'E-1', status: 'AVAILABLE', connectors: plugs.map((tariff_ids, i) => ({ id: `${i}`, tariff_ids })) },
    ],
  },
});

const shareWith = (site: ReturnType<typeof siteOf>, ...tariffs: readonly Unchecked<Tariff>[]) =>
  scorecardOf([site], tariffs, NOW).items.find(({ item }) => item === 'F3')?.share;

const adHoc = (times: object = {}) => ({ id: 'A', type: 'AD_HOC_PAYMENT', ...times });

describe('a point', () => {
  test.each<readonly [what: string, plugs: readonly (readonly string[])[], share: number]>([
    ['has it at both plugs', [['A'], ['R', 'A']], 1],
    ['has it at one of two plugs', [['A'], ['R']], 0],
    ['has a plug without tariffs', [['A'], []], 0],
    ['has no plugs', [], 0],
  ])('%s', (_, plugs, share) => {
    expect(shareWith(siteOf(...plugs), adHoc(), { id: 'R', type: 'REGULAR' })).toBe(share);
  });
});

describe('a tariff', () => {
  test.each<readonly [what: string, times: object, share: number]>([
    ['that ended an hour ago', { end_date_time: time(NOW - HOUR) }, 0],
    ['that ends now', { end_date_time: time(NOW) }, 0],
    ['that ends in an hour', { end_date_time: time(NOW + HOUR) }, 1],
    ['that begins in an hour', { start_date_time: time(NOW + HOUR) }, 0],
    ['that begins now', { start_date_time: time(NOW) }, 1],
    ['that began an hour ago, in UTC without a Z', { start_date_time: time(NOW - HOUR).replace('Z', '') }, 1],
    ['whose times nobody can read', { start_date_time: 'soon', end_date_time: 7 }, 1],
  ])('%s', (_, times, share) => expect(shareWith(siteOf(['A']), adHoc(times))).toBe(share));
});

test('report, check and page say the same, before and after a tariff has ended', () => {
  const end = NOW + HOUR;
  const network = networkOf(
    {
      tariffs: csv('id,type,price_per_session,end_date_time', `T-1,AD_HOC_PAYMENT,0,${time(end)}`),
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
        'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1',
      ),
    },
    { profiles: ['afir'] },
  );
  const { data, findings } = check(network);
  const versions = data?.staticData().versions ?? [];
  const cardAt = (at: number) => networkScorecard(versions, new Map(), at).items.find(({ item }) => item === 'F3');
  // The same drafts, which a process keeps for all its builds.
  expect([NOW, end - 1, end, NOW].map((at) => cardAt(at)?.share)).toEqual([1, 1, 0, 1]);
  const told = (all: typeof findings) => all.filter(({ message }) => message.includes('(F3')).length;
  expect([told(findings), told(check(network, end).findings)]).toEqual([0, 1]);
});
