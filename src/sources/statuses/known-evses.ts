/**
 * EVSEs of the tables, as status sources need them; and which of them an OCPI server means by an evse_id, which people write with
 * or without separators.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import { plainEvseId } from '../../ocpi/evse-id.ts';
import type { StatusReport } from '../status-formats/reported-statuses.ts';

/** EVSEs of the tables. Worked out when it is first called (`once`). */
export interface KnownEvses {
  /**
   * Folded uids (foldCase) of the public EVSEs that are not REMOVED in the tables. Sources may report no more than
   * max_removal_share of them as REMOVED; where they are not known, there is no limit.
   */
  readonly live: () => ReadonlySet<string>;
  /** Folded uids of all EVSEs of the tables. Where they are not known, ids are taken as they are. */
  readonly listed: () => ReadonlySet<string>;
  /** The uid of each EVSE by its evse_id (plainEvseId). */
  readonly uidsByEvseId: () => ReadonlyMap<string, string>;
}

/** Does some work when its result is asked for the first time. */
export function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | undefined;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
}

/**
 * Reports with the uid of the tables in place of an id that is an evse_id there. Any other id stays.
 *
 * @param match whether an id may be a uid of the tables, which stays, or is an evse_id in any case
 */
export function withOwnUids(
  reports: readonly StatusReport[],
  { listed, uidsByEvseId }: Partial<KnownEvses>,
  match: 'uid' | 'evse_id' = 'uid',
): readonly StatusReport[] {
  // Without the tables, nobody knows which EVSEs are meant by their evse_ids.
  if (uidsByEvseId === undefined) return match === 'uid' ? reports : [];
  const own = match === 'uid' ? listed?.() : new Set<string>();
  const isOwn = ({ evse_uid }: StatusReport) => own === undefined || own.has(foldCase(evse_uid));
  if (reports.every(isOwn)) return reports;
  const uids = uidsByEvseId();
  return reports.map((report) => {
    const evse_uid = isOwn(report) ? undefined : uids.get(plainEvseId(report.evse_uid));
    return evse_uid === undefined ? report : { ...report, evse_uid };
  });
}

/** Whether the tables have an EVSE of this uid or evse_id. */
export function isKnownEvse(id: string, { live, uidsByEvseId: byEvseId }: Partial<KnownEvses>): boolean {
  return live?.().has(foldCase(id)) === true || byEvseId?.().has(plainEvseId(id)) === true;
}
