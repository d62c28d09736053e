/** What a reader looks for, and whether a site has it. */

import type { ConnectorType } from '../../ocpi/enums.ts';
import type { EvseRecord, SiteIndex, SiteRecord } from '../records/site-index.ts';

/** An absent field asks for nothing. */
export interface SiteFilter {
  /** Words that a site must have, each somewhere in its texts. */
  readonly q?: string;
  /** One of these plugs. */
  readonly plugs?: readonly ConnectorType[];
  /** Power of such a plug, in kW. */
  readonly from?: number;
  readonly to?: number;
  /** Only what is free now. */
  readonly free?: true;
  /** Only sites that are open now. */
  readonly open?: true;
  /** Only what takes bank cards. */
  readonly card?: true;
  /** The most that a kWh may cost, in `currency`. */
  readonly price?: number;
  readonly currency?: string;
}

/** What is known right now. */
export interface Present {
  readonly isFree: (evse: EvseRecord) => boolean;
  readonly isOpen: (site: SiteRecord) => boolean;
}

/**
 * Finds how many EVSEs of a site have all that the filter asks of one EVSE at once: a plug of the type and the power, free
 * now, paid by card. Undefined if the site itself is not what the filter asks for. The words of `q` are left to site-search.ts.
 */
export function evseMatcher(filter: SiteFilter, index: SiteIndex, present: Present) {
  const isPlug = plugMatcher(filter, index);
  const { free, open, card } = filter;
  return (site: SiteRecord): number | undefined => {
    if (!isCheapEnough(filter, site) || (open && !present.isOpen(site))) return undefined;
    let matching = 0;
    for (const evse of site.evses) {
      if (card && !evse.card) continue;
      if (isPlug && !evse.plugs.some(isPlug)) continue;
      if (free && !present.isFree(evse)) continue;
      matching++;
    }
    return matching;
  };
}

/** Whether a filter asks something of single EVSEs, so that a site without any cannot have it. */
export function asksEvses({ plugs, from, to, free, card }: SiteFilter): boolean {
  return plugs !== undefined || from !== undefined || to !== undefined || free === true || card === true;
}

/** Whether it asks for anything. */
export function isEmptyFilter(filter: SiteFilter): boolean {
  return Object.keys(filter).length === 0;
}

function plugMatcher({ plugs, from, to }: SiteFilter, { standards }: SiteIndex) {
  if (plugs === undefined && from === undefined && to === undefined) return undefined;
  const wanted = standards.map((standard) => plugs === undefined || plugs.includes(standard));
  const least = from === undefined ? 0 : from * 1000;
  const most = to === undefined ? Number.POSITIVE_INFINITY : to * 1000;
  const isPowerAsked = from !== undefined || to !== undefined;
  return ([standard, watts]: readonly [number, number]): boolean =>
    wanted[standard] === true && watts >= least && watts <= most && !(isPowerAsked && watts === 0);
}

/** A site without a price is not known to be cheap. */
function isCheapEnough({ price, currency }: SiteFilter, { price: asked }: SiteRecord): boolean {
  if (price === undefined) return true;
  if (asked === undefined) return false;
  return asked.from <= price && (currency === undefined || asked.currency === currency);
}
