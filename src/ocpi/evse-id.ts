/** The registered id of an EVSE (eMI3, ISO 15118): country, operator, E, number. */

import { foldCase } from './ci-string.ts';

/** Up to 30 letters, digits and stars; the separators before them may be missing. */
export const EVSE_ID = /^([A-Z]{2})\*?([A-Z0-9]{3})\*?E([A-Z0-9*]{1,30})$/i;

/** An id as it is written with the usual separator: `NL-EXA-E7` is `NL*EXA*E7`. */
export function withStars(id: string): string {
  return id.trim().replace(/[\s._/-]+/g, '*');
}

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
