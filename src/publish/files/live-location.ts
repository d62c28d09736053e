/**
 * The public Locations of the tables as people look for them: without EVSEs that are REMOVED, and without statuses and times,
 * which change all day. What left the tables and stays published for the sake of OCPI clients is not among them.
 */

import type { DetailedLocation, DetailedTariff } from '../../ocpi/detailed.ts';
import type { Settings } from '../../settings/settings.ts';
import { hashOfParts } from '../../snapshot/blob-store.ts';
import { jsonText } from '../../stored-format/stored-body.ts';
import { withoutVolatile } from '../render/cut-template.ts';
import { type CurrentStatuses, currentStatuses, type Draft } from '../render/draft.ts';
import { codeOfStatus } from '../render/template.ts';

export interface LiveLocation {
  readonly draft: Draft;
  /** The status of each EVSE of the draft, REMOVED or not, as a code (render/template.ts). */
  readonly codes: string;
  /** Equal for equal content, apart from statuses and times. */
  readonly key: string;
}

/** The code of EVSEs that are not live. */
export const REMOVED_CODE = codeOfStatus('REMOVED');
/** The code of EVSEs that are not there yet, which also those see who see no statuses. */
const PLANNED_CODE = codeOfStatus('PLANNED');

/** The statuses that change more than what is free; undefined if there are none. */
function lastingStatuses(codes: string): string | undefined {
  if (!codes.includes(REMOVED_CODE) && !codes.includes(PLANNED_CODE)) return undefined;
  return [...codes].map((code) => (code === REMOVED_CODE ? '-' : code === PLANNED_CODE ? '?' : '+')).join('');
}

export function toLiveLocation(draft: Draft, statuses: CurrentStatuses): LiveLocation {
  const codes = currentStatuses(draft, statuses);
  const hash = draft.hash + (draft.held?.hash ?? '');
  return { draft, codes, key: hash + (lastingStatuses(codes) ?? '') };
}

const UNKNOWN_CODE = codeOfStatus('UNKNOWN');

const OF_NOBODY = [UNKNOWN_CODE, REMOVED_CODE, PLANNED_CODE];

/** Whether the status of any of its EVSEs is known that are there. */
function isWithStatus({ codes }: LiveLocation): boolean {
  for (const code of codes) if (!OF_NOBODY.includes(code)) return true;
  return false;
}

/** Whether anybody says what is free, or is to say it. */
export function saysStatuses(
  { status_sources, live }: Pick<Settings, 'status_sources' | 'live'>,
  locations: readonly LiveLocation[],
): boolean {
  return status_sources.length > 0 || live !== undefined || locations.some(isWithStatus);
}

/** How many digits of a hash tell orders from each other. */
const SHORT = 12;

/** Stands for the live EVSEs, in the order of the ids of their Locations: statuses without uids are told to belong to a list by it. */
export function orderOf(locations: readonly LiveLocation[]): string {
  const lines = locations.map(({ draft, codes }) => {
    const uids = codes.includes(REMOVED_CODE)
      ? draft.ownUids.filter((_, i) => codes[i] !== REMOVED_CODE)
      : draft.ownUids;
    return `${uids.join('\t')}\n`;
  });
  return hashOfParts(lines).slice(0, SHORT);
}

/** The Location without those of its EVSEs that are REMOVED, and with a word at those that are PLANNED. */
export function withLiveEvses(whole: DetailedLocation, codes: string): DetailedLocation {
  if (lastingStatuses(codes) === undefined) return whole;
  const { evses = [], held, ...location } = whole;
  const marked = evses.map((evse, i) => (codes[i] === PLANNED_CODE ? { ...evse, planned: true as const } : evse));
  const live = marked.filter((_, i) => codes[i] !== REMOVED_CODE);
  const uids = new Set(live.map(({ uid }) => uid));
  const ofLive = held?.evses && Object.entries(held.evses).filter(([uid]) => uids.has(uid));
  return {
    ...location,
    ...(live.length > 0 && { evses: live }),
    ...(held && { held: ofLive ? { ...held, evses: Object.fromEntries(ofLive) } : held }),
  };
}

/** A Tariff with what somebody wrote about VAT: the prices with it, or that it is added. */
export function toDetailedTariff({ template, typed, isVatAdded, older }: Draft): DetailedTariff {
  if (older) return toDetailedTariff(older);
  const own = JSON.parse(withoutVolatile(jsonText(template))) as DetailedTariff;
  const hasRates = own.elements.every(({ price_components }) => price_components.every(({ vat }) => vat !== undefined));
  const tariff: DetailedTariff = isVatAdded && !hasRates ? { ...own, excl_vat: true } : own;
  if (typed === undefined) return tariff;
  const prices = JSON.parse(typed) as readonly (readonly number[])[];
  const elements = tariff.elements.map((element, i) => ({
    ...element,
    price_components: element.price_components.map((component, j) => withTyped(component, prices[i]?.[j])),
  }));
  return { ...tariff, elements };
}

function withTyped<C extends object>(component: C, incl_vat: number | undefined): C {
  return incl_vat === undefined ? component : { ...component, incl_vat };
}

/** Equal for a Tariff that people see in the same way. */
export function tariffKey({ hash, typed = '', isVatAdded, older }: Draft): string {
  return older ? tariffKey(older) : `${hash}${typed}${isVatAdded ? '+' : ''}`;
}
