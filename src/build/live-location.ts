/**
 * The public Locations of the tables as people look for them: without EVSEs that are REMOVED, and without statuses and times,
 * which change all day. What left the tables and stays published for the sake of OCPI clients is not among them.
 */

import type { DetailedLocation, DetailedTariff } from '../site/records/site-details.ts';
import { type CurrentStatuses, currentStatuses, type Draft } from './render/draft.ts';
import { codeOfStatus, withoutVolatile } from './render/template.ts';

export interface LiveLocation {
  readonly draft: Draft;
  /** The status of each EVSE of the draft, REMOVED or not, as a code (render/template.ts). */
  readonly codes: string;
  /** Equal for equal content, apart from statuses and times. */
  readonly key: string;
}

/** The code of EVSEs that are not live. */
export const REMOVED_CODE = codeOfStatus('REMOVED');

export function toLiveLocation(draft: Draft, statuses: CurrentStatuses): LiveLocation {
  const codes = currentStatuses(draft, statuses);
  if (!codes.includes(REMOVED_CODE)) return { draft, codes, key: draft.hash };
  const removed = [...codes].map((code) => (code === REMOVED_CODE ? '-' : '+')).join('');
  return { draft, codes, key: draft.hash + removed };
}

/** The JSON of a DetailedLocation. */
export function detailedJson({ draft, codes }: LiveLocation): string {
  const json = withoutVolatile(draft.template());
  if (!codes.includes(REMOVED_CODE)) return json;
  const { evses = [], ...location } = JSON.parse(json) as DetailedLocation;
  const live = evses.filter((_, i) => codes[i] !== REMOVED_CODE);
  return JSON.stringify(live.length === 0 ? location : { ...location, evses: live });
}

export function toDetailedTariff(draft: Draft): DetailedTariff {
  return JSON.parse(withoutVolatile(draft.template())) as DetailedTariff;
}
