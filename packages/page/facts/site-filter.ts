/** The filter of a reader, and whether a site passes it. */

import { Big } from 'big.js';
import type { ConnectorType } from '../../../src/ocpi/browser.ts';
import {
  type EnergyPrice,
  EVSE_TRAIT,
  type EvseRecord,
  type EvseTraits,
  type PlugRecord,
  type SiteIndex,
  type SiteRecord,
} from '../records/site-index.ts';
import { roundedPrice } from './money.ts';

/** An absent field asks for nothing. Of the traits of EVSEs, `card` asks for what takes bank cards. */
export interface SiteFilter extends EvseTraits {
  /** Words that a site must have, each somewhere in its texts. */
  readonly q?: string;
  /** One of these plugs. */
  readonly plugs?: readonly ConnectorType[];
  /** Power of such a plug, in kW. */
  readonly from?: number;
  readonly to?: number;
  /** Only what is free now, and not at sites that are closed. */
  readonly free?: true;
  /** Only sites that are open now. */
  readonly open?: true;
  /** The most that a kWh may cost at such a plug, in `currency`. */
  readonly price?: number;
  readonly currency?: string;
}

/** The present, as far as it is known. */
export interface Present {
  readonly isFree: (evse: EvseRecord) => boolean;
  /** Undefined if nobody knows. */
  readonly isOpen: (site: SiteRecord) => boolean | undefined;
}

/**
 * Finds the EVSEs of a site that have all that the filter asks of one EVSE at once: a plug of the type, the power and the price,
 * paid by card, at a place with a roof. Each has only the plugs that match. Where something free is looked for, they are none unless
 * one of them is free. Undefined if the site itself is not what the filter asks for, such as one that is closed then. The words of
 * `q` are left to site-search.ts.
 */
export function evseMatcher(filter: SiteFilter, index: SiteIndex, present: Present) {
  const isPlug = plugMatcher(filter, index);
  const { free, open } = filter;
  const traits = EVSE_TRAIT.filter((trait) => filter[trait]);
  return (site: SiteRecord): readonly EvseRecord[] | undefined => {
    if (open && present.isOpen(site) !== true) return undefined;
    if (free && present.isOpen(site) === false) return undefined;
    if (!isPlug && !free && traits.length === 0) return site.evses;
    const matching: EvseRecord[] = [];
    let isSomeFree = false;
    for (const evse of site.evses) {
      if (!traits.every((trait) => evse[trait])) continue;
      const found = isPlug ? withPlugs(evse, isPlug) : evse;
      if (found === undefined) continue;
      matching.push(found);
      if (free && present.isFree(evse)) isSomeFree = true;
    }
    return free && !isSomeFree ? [] : matching;
  };
}

function withPlugs(evse: EvseRecord, isPlug: (plug: PlugRecord) => boolean): EvseRecord | undefined {
  const plugs = evse.plugs.filter(isPlug);
  if (plugs.length === 0) return undefined;
  return plugs.length === evse.plugs.length ? evse : { ...evse, plugs };
}

/** Whether a filter asks something of single EVSEs, so that a site without any cannot have it. */
export function asksEvses(filter: SiteFilter): boolean {
  return asksPlugs(filter) || filter.free === true || EVSE_TRAIT.some((trait) => filter[trait]);
}

/** Whether a filter asks for nothing but words, so that the texts of sites decide. */
export function asksOnlyWords({ open, ...filter }: SiteFilter): boolean {
  return !asksEvses(filter) && open !== true;
}

function asksPlugs({ plugs, from, to, price }: SiteFilter): boolean {
  return [plugs, from, to, price].some((asked) => asked !== undefined);
}

function plugMatcher(filter: SiteFilter, { standards, prices }: SiteIndex) {
  if (!asksPlugs(filter)) return undefined;
  const { plugs, from, to } = filter;
  const wanted = standards.map((standard) => plugs === undefined || plugs.includes(standard));
  const cheap = prices.map((price) => isCheapEnough(filter, price));
  const least = from === undefined ? 0 : from * 1000;
  const most = to === undefined ? Number.POSITIVE_INFINITY : to * 1000;
  const isPowerAsked = from !== undefined || to !== undefined;
  const isPriceAsked = filter.price !== undefined;
  return ([standard, watts, price]: PlugRecord): boolean => {
    if (wanted[standard] !== true || watts < least || watts > most) return false;
    if (isPowerAsked && watts === 0) return false;
    // A plug without a price is not known to be cheap.
    return !isPriceAsked || (price !== undefined && cheap[price] === true);
  };
}

function isCheapEnough({ price, currency }: SiteFilter, asked: EnergyPrice): boolean {
  if (price === undefined) return true;
  // What a card says counts: whoever asks for 0.47 means a site that shows 0.47. What may cost more at another hour is not promised.
  const shown = Math.min(asked.to, roundedPrice(new Big(asked.to), asked.currency).toNumber());
  return shown <= price && (currency === undefined || asked.currency === currency);
}
