/**
 * A tariff -> a rate of DATEX II, by its meaning. Prices per hour become prices per minute, elements of which the first one counts become
 * prices that apply together (first-fit.ts), and what cannot be said is said in words (`lacks`).
 */

import type { DetailedElement, DetailedTariff, TariffRestrictions } from '../../../src/ocpi/index.ts';
import { word } from '../mapping/form.ts';
import { type Box, disjoint, NO_DAYS, type Priced, type Span } from './first-fit.ts';
import { beginOfDay, overallPeriod, weekly } from './periods.ts';

/** Why a rate does not say all of a tariff. The first ones leave no price, for one that is said in part would be wrong. */
export const LACKS = {
  power: 'a price depends on the power or the current',
  fraction: 'a price begins or ends within a kWh or a minute',
  fee: 'a fee for the session does not always apply',
  cases: 'it has too many cases',
  none: 'it has no price that can apply',
  steps: 'amounts are billed in steps',
  reservation: 'a reservation costs something',
} as const;

export type Lack = keyof typeof LACKS;

/** What leaves the prices as they are. */
const BESIDES: readonly Lack[] = ['steps', 'reservation'];

export interface Rate {
  /** EnergyPrice of the profile; none if the tariff cannot be said. */
  readonly prices: readonly object[];
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly lacks: readonly Lack[];
}

const DIMENSIONS = ['ENERGY', 'TIME', 'PARKING_TIME', 'FLAT'] as const;

type Dimension = (typeof DIMENSIONS)[number];

/** @param timeZone of the site, in which days begin */
export function toRate(tariff: DetailedTariff, timeZone: string): Rate {
  const lacks = new Set<Lack>();
  const charging = tariff.elements.filter(({ restrictions }) => restrictions?.reservation === undefined);
  if (charging.length < tariff.elements.length) lacks.add('reservation');
  const found = DIMENSIONS.flatMap((dimension) =>
    boxesOf(charging, dimension, lacks).map((box) => ({ dimension, box })),
  );
  const [first] = found;
  if (first === undefined && !lacks.has('cases')) lacks.add('none');
  // Limits are typed as the prices are: with taxes or without (src/publish/render/tariff.ts).
  const isIncluded = charging.every((one) => one.price_components.every(({ incl_vat }) => incl_vat !== undefined));
  const [least, most] = [tariff.min_price, tariff.max_price].map((one) => one?.[isIncluded ? 'incl_vat' : 'excl_vat']);
  if (first === undefined || [...lacks].some((lack) => !BESIDES.includes(lack)))
    return { prices: [], lacks: [...lacks] };
  const paid = found.filter(({ box }) => box.price.price !== 0);
  const isFeeAlone = paid.every(({ dimension }) => dimension === 'FLAT');
  const prices = paid.map(({ dimension, box }) => ({
    priceType: word(dimension === 'FLAT' && isFeeAlone ? 'flatRate' : TYPE[dimension]),
    value: amountOf(box, dimension),
    ...taxesOf(box, tariff),
    additionalInformation: dimension === 'PARKING_TIME' ? BLOCKING : undefined,
    ...whenOf(box, timeZone),
  }));
  const nothing = { priceType: word(least ? TYPE.ENERGY : 'free'), value: 0, ...taxesOf(first.box, tariff) };
  return { prices: prices.length > 0 ? prices : [nothing], least, most, lacks: [...lacks] };
}

const TYPE = { ENERGY: 'pricePerKWh', TIME: 'pricePerMinute', PARKING_TIME: 'pricePerMinute', FLAT: 'basePrice' };

/** The profile has no word for it. Its makers want it said in words (MobilithekDE/AFIR-DATEX-II-Recharging-Profil, issue 16). */
const BLOCKING = {
  values: [
    { lang: 'de', value: 'Blockadegebühr: nur für Minuten, in denen nicht geladen wird' },
    { lang: 'en', value: 'Blocking fee: only for minutes without charging' },
  ],
};

/** Where a dimension has which price; what cannot be said is added to the lacks. */
function boxesOf(elements: readonly DetailedElement[], dimension: Dimension, lacks: Set<Lack>): readonly Box[] {
  const reachable = reachableOf(elements, dimension);
  const restricted = reachable.map(({ restrictions = {} }) => restrictions);
  if (restricted.some(dependsOnPower)) lacks.add('power');
  if (restricted.some(hasFraction)) lacks.add('fraction');
  const isPaid = ({ price }: { readonly price: Priced['price'] }) => price.price !== 0;
  if (dimension !== 'FLAT' && reachable.some((one) => isPaid(one) && one.price.step_size > 1)) lacks.add('steps');
  const boxes = disjoint(reachable);
  if (boxes === undefined) lacks.add('cases');
  // When a fee for the session falls due, neither specification says.
  const isFee = dimension === 'FLAT' && boxes?.some(isPaid);
  if (isFee && (boxes?.length !== 1 || boxes.some(isBounded))) lacks.add('fee');
  return boxes ?? [];
}

/** Those that can apply: none behind one without restrictions. */
function reachableOf(elements: readonly DetailedElement[], dimension: Dimension): Priced[] {
  const found = elements.flatMap(({ price_components, restrictions }) => {
    const price = price_components.find(({ type }) => type === dimension);
    return price ? [{ price, ...(restrictions && { restrictions }) }] : [];
  });
  const last = found.findIndex(({ restrictions = {} }) => Object.keys(restrictions).length === 0);
  return last === -1 ? found : found.slice(0, last + 1);
}

function dependsOnPower({ min_current, max_current, min_power, max_power }: TariffRestrictions): boolean {
  return [min_current, max_current, min_power, max_power].some((bound) => bound !== undefined);
}

/** Bounds of DATEX II are whole kWh and minutes. */
function hasFraction({ min_kwh = 0, max_kwh = 0, min_duration = 0, max_duration = 0 }: TariffRestrictions): boolean {
  return [min_kwh, max_kwh, min_duration / 60, max_duration / 60].some((bound) => !Number.isInteger(bound));
}

function isBounded({ dates, energy, duration, week }: Box): boolean {
  return week !== undefined || dates.join() !== NO_DAYS.join() || hasBounds(energy) || hasBounds(duration);
}

function hasBounds([from, until]: Span<number>): boolean {
  return from > 0 || Number.isFinite(until);
}

/** More would be lost on nobody, and a third of a cent has no end. */
const DECIMALS = 10;

/** As somebody wrote it: with taxes, if they did. */
function amountOf({ price: { price, incl_vat = price } }: Box, dimension: Dimension): number {
  return TYPE[dimension] === TYPE.TIME ? Number((incl_vat / 60).toFixed(DECIMALS)) : incl_vat;
}

/** What the tariff says of taxes. Nothing, if none apply. */
function taxesOf({ price: { vat, incl_vat } }: Box, { excl_vat }: DetailedTariff) {
  const isSaid = incl_vat !== undefined || vat !== undefined || excl_vat === true;
  return { taxIncluded: isSaid ? incl_vat !== undefined : undefined, taxRate: vat };
}

function whenOf({ dates, energy, duration, week }: Box, timeZone: string) {
  const [begin, end] = dates.map((date) => beginOfDay(date, timeZone));
  const isAlways = (begin ?? end ?? week) === undefined;
  const until = (bound: number) => (Number.isFinite(bound) ? bound : undefined);
  const minutes = { fromMinute: duration[0] / 60 || undefined, toMinute: until(duration[1] / 60) };
  return {
    overallPeriod: isAlways ? undefined : overallPeriod([begin, end], week && weekly(week)),
    timeBasedApplicability: hasBounds(duration) ? minutes : undefined,
    energyBasedApplicability: hasBounds(energy)
      ? { fromKWh: energy[0] || undefined, toKWh: until(energy[1]) }
      : undefined,
  };
}
