/** Which EVSE of the tables an evse_id means. People write it with or without separators. */

import { foldCase } from '../../ocpi/ci-string.ts';

/** An evse_id without case and separators: NL*EXA*E7 is NLEXAE7. */
export function plainEvseId(id: string): string {
  return foldCase(id).replace(/[*-]/g, '');
}

/** The uids of EVSEs by their evse_ids (plainEvseId). @param evseIds that of each uid, or '' */
export function uidsByEvseId(uids: readonly string[], evseIds: readonly string[]): ReadonlyMap<string, string> {
  return new Map(evseIds.flatMap((id, i) => (id === '' ? [] : [[plainEvseId(id), uids[i] ?? '']])));
}

/** The uid of the EVSE that an evse_id means. The ids are compared only once somebody asks. */
export function uidOfEvseId(uids: readonly string[], evseIds: readonly string[]): (id: string) => string | undefined {
  let known: ReadonlyMap<string, string> | undefined;
  return (id) => {
    known ??= uidsByEvseId(uids, evseIds);
    return known.get(plainEvseId(id));
  };
}
