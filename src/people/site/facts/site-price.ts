/** What a kWh costs at a site, or at some of its EVSEs, of what it costs at their plugs. */

import type { EnergyPrice, SiteIndex, SiteRecord } from '../records/site-index.ts';

/** Undefined if no plug has a known price, or if they are in different currencies. */
export function sitePrice(
  { evses }: Pick<SiteRecord, 'evses'>,
  { prices }: Pick<SiteIndex, 'prices'>,
): EnergyPrice | undefined {
  const numbers = new Set(evses.flatMap(({ plugs }) => plugs.flatMap(([, , price]) => price ?? [])));
  const [first, ...others] = [...numbers].flatMap((number) => prices[number] ?? []);
  if (first === undefined || others.some(({ currency }) => currency !== first.currency)) return undefined;
  return others.reduce(together, first);
}

function together(one: EnergyPrice, other: EnergyPrice): EnergyPrice {
  return {
    currency: one.currency,
    from: Math.min(one.from, other.from),
    to: Math.max(one.to, other.to),
    ...(one.free && other.free && { free: true }),
    ...((one.excl_vat ?? other.excl_vat) && { excl_vat: true }),
  };
}
