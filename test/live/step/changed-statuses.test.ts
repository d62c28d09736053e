/**
 * What a live step compares and changes, without files: statuses of now beside those that are published.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import type { LiveSnapshot } from '../../../src/live/step/head-in-store.ts';
import { compareStatuses, someBecomeRemovedOrReturn } from '../../../src/live/step/live-step.ts';
import { withNewStatuses } from '../../../src/live/step/next-list.ts';
import type { Status } from '../../../src/ocpi/enums.ts';
import type { Location } from '../../../src/ocpi/types.ts';
import type { CurrentStatuses } from '../../../src/publish/render/draft.ts';
import { codeOfStatus, statusOfCode } from '../../../src/publish/render/template.ts';
import { SnapshotDamaged } from '../../../src/snapshot/read-snapshot.ts';
import { completeConnector, completeEvse, completeLocation } from '../../support/complete-objects.ts';

const codes = (statuses: readonly Status[]) => statuses.map(codeOfStatus).join('');

/** A snapshot of two sites, as far as it is compared: E-1 and E-2, then E-3. The tables call all of them UNKNOWN. */
function published(...statuses: Status[]): LiveSnapshot {
  const locations = [
    { id: 'L-1', ownUids: ['E-1', 'e-2'], uids: ['E-1', 'E-2'], statuses: codes(['UNKNOWN', 'UNKNOWN']) },
    { id: 'L-2', ownUids: ['E-3'], uids: ['E-3'], statuses: codes(['UNKNOWN']) },
  ];
  return { base: { locations }, statuses: { codes: codes(statuses) } } as unknown as LiveSnapshot;
}

const now = (...statuses: (readonly [uid: string, status: Status, at?: number])[]): CurrentStatuses =>
  new Map(statuses.map(([uid, status, at]) => [uid, { status, ...(at && { reportedAt: at, lastUpdated: at }) }]));

describe('statuses of now beside those that are published', () => {
  const before = published('AVAILABLE', 'AVAILABLE', 'UNKNOWN');
  const compared = (current: CurrentStatuses, again?: ReadonlySet<string>, of = before) => {
    const { codes: after, evses, ...more } = compareStatuses(of, current, again);
    return { after: [...after].map(statusOfCode), evses: evses.map(({ uid, number }) => `${number} ${uid}`), ...more };
  };

  test('the one that changed', () => {
    expect(compared(now(['E-1', 'AVAILABLE', 5], ['E-2', 'CHARGING', 7]))).toEqual({
      after: ['AVAILABLE', 'CHARGING', 'UNKNOWN'],
      evses: ['1 e-2'],
      reportedAt: 7,
    });
  });

  test('one that nobody reports any more has that of the tables', () => {
    const current = now(['E-2', 'AVAILABLE'], ['E-3', 'BLOCKED']);
    expect(compared(current)).toMatchObject({ after: ['UNKNOWN', 'AVAILABLE', 'BLOCKED'], evses: ['0 E-1', '2 E-3'] });
  });

  test('one that is published again', () => {
    const same = now(['E-1', 'AVAILABLE'], ['E-2', 'AVAILABLE']);
    expect(compared(same)).toMatchObject({ evses: [] });
    expect(compared(same, new Set(['E-2']))).toMatchObject({ evses: ['1 e-2'] });
  });

  test.each<[string, Status, Status]>([
    ['become REMOVED', 'AVAILABLE', 'REMOVED'],
    ['return', 'REMOVED', 'AVAILABLE'],
  ])('EVSEs that %s are left to a build', (_, is, becomes) => {
    const [of, current] = [published(is, 'AVAILABLE', 'UNKNOWN'), now(['E-1', becomes], ['E-2', 'AVAILABLE'])];
    expect(compared(current, undefined, of)).toMatchObject({ after: [is, 'AVAILABLE', 'UNKNOWN'], evses: [] });
    expect(someBecomeRemovedOrReturn(of, current)).toBe(true);
  });

  test('no build is asked for where those that are REMOVED stay that', () => {
    const of = published('REMOVED', 'AVAILABLE', 'UNKNOWN');
    expect(someBecomeRemovedOrReturn(of, now(['E-1', 'REMOVED'], ['E-2', 'CHARGING']))).toBe(false);
    expect(someBecomeRemovedOrReturn(before, now(['E-2', 'CHARGING']))).toBe(false);
    expect(someBecomeRemovedOrReturn(before, now(['E-9', 'REMOVED']))).toBe(false);
  });

  test('of another base are refused', () => {
    for (const count of [1, 4]) {
      const of = published(...Array<Status>(count).fill('AVAILABLE'));
      expect(() => compareStatuses(of, now()), `${count}`).toThrow(SnapshotDamaged);
    }
  });
});

describe('a Location with a new status', () => {
  const [EARLY, NOW, LATE] = ['2026-01-01T00:00:00Z', '2026-05-01T00:00:00Z', '2030-01-01T00:00:00Z'];
  const site = (first: string, of = EARLY): Location => ({
    ...completeLocation(),
    last_updated: of,
    evses: ['e-1', 'E-2', 'E-3'].map((uid, i) => ({
      ...completeEvse(),
      uid,
      status: i === 2 ? 'REMOVED' : 'AVAILABLE',
      connectors: [{ ...completeConnector(), last_updated: EARLY }],
      last_updated: i === 0 ? first : EARLY,
    })),
  });
  const told = ({ evses = [], last_updated }: Location) => [
    last_updated,
    ...evses.map((evse) => `${evse.status} ${evse.last_updated}`),
  ];

  test('has the new time, as its EVSE does, and its connectors do not', () => {
    const after = withNewStatuses(site(EARLY), new Map([['E-1', 'CHARGING']]), NOW);
    expect(told(after)).toEqual([NOW, `CHARGING ${NOW}`, `AVAILABLE ${EARLY}`, `REMOVED ${EARLY}`]);
    expect(after.evses?.[0]?.connectors[0]?.last_updated).toBe(EARLY);
  });

  test('keeps a time that is in the future', () => {
    const after = withNewStatuses(site(LATE, LATE), new Map([['E-1', 'CHARGING']]), NOW);
    expect(told(after)).toEqual([LATE, `CHARGING ${LATE}`, `AVAILABLE ${EARLY}`, `REMOVED ${EARLY}`]);
  });

  test('is the same one where it has none of these EVSEs, or only one that is REMOVED', () => {
    const before = site(EARLY);
    expect(withNewStatuses(before, new Map([['E-9', 'CHARGING']]), NOW)).toBe(before);
    expect(withNewStatuses(before, new Map([['E-3', 'CHARGING']]), NOW)).toBe(before);
  });
});
