/**
 * What a session costs by a Tariff, as OCPI 2.2.1 and 2.3.0 say (11.3 and 11.4; steps: 10.4.2). A session is followed from its beginning to
 * its end; wherever a restriction may begin or cease to match, it is cut.
 */

import type { DetailedElement, DetailedPrice } from '../../../../src/ocpi/detailed.ts';
import { DAY_OF_WEEK, type TariffDimensionType } from '../../../../src/ocpi/enums.ts';
import type { Price, TariffRestrictions } from '../../../../src/ocpi/types.ts';

/** A part of a session with one power. */
export interface SessionPart {
  readonly seconds: number;
  /** Evenly over the part. Without any, the vehicle stands there and does not charge. */
  readonly kwh: number;
  /** Of all phases together, if that is known. */
  readonly amperes?: number;
}

export interface ChargingSession {
  /** What the clock of the Location shows when it begins, as if that were UTC, in ms since 1970. */
  readonly begin: number;
  readonly parts: readonly SessionPart[];
}

/** Of a Tariff, whatever its version. */
export interface Pricing {
  readonly elements: readonly DetailedElement[];
  readonly min_price?: Price;
  readonly max_price?: Price;
}

export interface SessionPrice {
  readonly beforeTaxes: number;
  readonly afterTaxes: number;
}

/** A piece of a part in which the same elements match. */
interface Slice {
  /** Since the beginning of the session, in s. */
  readonly from: number;
  readonly seconds: number;
  /** Charged before it, and in it. */
  readonly before: number;
  readonly kwh: number;
  readonly isCharging: boolean;
  /** kW */
  readonly power: number;
  readonly amperes: number;
}

/** A session without a reservation, of which a tariff's elements for reservations say nothing. */
export function sessionPrice({ elements, min_price, max_price }: Pricing, session: ChargingSession): SessionPrice {
  const own = elements.filter(({ restrictions }) => restrictions?.reservation === undefined);
  const bill = new Bill();
  for (const slice of slicesOf(session, own)) {
    const matching = own.filter(({ restrictions = {} }) => matches(restrictions, slice, session.begin));
    const first = (dimension: TariffDimensionType) =>
      matching.flatMap((one) => one.price_components.find(({ type }) => type === dimension) ?? [])[0];
    bill.addFee(first('FLAT'));
    bill.add(first('ENERGY'), slice.kwh * 1000);
    bill.add(first(slice.isCharging ? 'TIME' : 'PARKING_TIME'), slice.seconds);
  }
  const { beforeTaxes, afterTaxes } = bill.total();
  return {
    beforeTaxes: within(beforeTaxes, min_price?.excl_vat, max_price?.excl_vat),
    afterTaxes: within(afterTaxes, min_price && withTaxes(min_price), max_price && withTaxes(max_price)),
  };
}

/** Without VAT, both are the same. */
const withTaxes = ({ excl_vat, incl_vat = excl_vat }: Price) => incl_vat;

function within(amount: number, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): number {
  return Math.max(least, Math.min(most, amount));
}

/** In Wh or s, the units of steps, and how many of them a price is for. */
const UNITS = { ENERGY: 1000, TIME: 3600, PARKING_TIME: 3600, FLAT: 1 } as const;

class Bill {
  #beforeTaxes = 0;
  #afterTaxes = 0;
  #hasFee = false;
  readonly #amounts = new Map<TariffDimensionType, { amount: number; last: DetailedPrice }>();
  #lastTime: TariffDimensionType | undefined;

  /** Once for the session. */
  addFee(price: DetailedPrice | undefined): void {
    if (price === undefined || this.#hasFee) return;
    this.#hasFee = true;
    this.#pay(price, 1);
  }

  /** @param amount in Wh or s */
  add(price: DetailedPrice | undefined, amount: number): void {
    if (price === undefined || amount === 0) return;
    this.#pay(price, amount);
    const sum = this.#amounts.get(price.type)?.amount ?? 0;
    this.#amounts.set(price.type, { amount: sum + amount, last: price });
    if (price.type !== 'ENERGY') this.#lastTime = price.type;
  }

  #pay({ type, price, vat = 0, incl_vat }: DetailedPrice, amount: number): void {
    const units = amount / UNITS[type];
    this.#beforeTaxes += units * price;
    this.#afterTaxes += units * (incl_vat ?? price * (1 + vat / 100));
  }

  /** What is begun of a step is paid by the last price: of energy, and of what time was paid last. */
  total(): SessionPrice {
    for (const dimension of ['ENERGY', this.#lastTime] as const) {
      const used = dimension && this.#amounts.get(dimension);
      if (used === undefined) continue;
      const step = Math.max(1, used.last.step_size);
      // A thousandth of a Wh or of a second is what sums of fractions lose.
      const whole = Math.ceil(used.amount / step - 1e-6) * step;
      if (step > 1) this.#pay(used.last, Math.max(0, whole - used.amount));
    }
    return { beforeTaxes: this.#beforeTaxes, afterTaxes: this.#afterTaxes };
  }
}

const DAY_S = 86_400;

function* slicesOf({ begin, parts }: ChargingSession, elements: readonly DetailedElement[]): Iterable<Slice> {
  const all = elements.flatMap(({ restrictions }) => restrictions ?? []);
  const energies = all.flatMap(({ min_kwh, max_kwh }) => [min_kwh, max_kwh]).filter(isThere);
  const durations = all.flatMap(({ min_duration, max_duration }) => [min_duration, max_duration]).filter(isThere);
  const clocks = ['00:00', ...all.flatMap(({ start_time, end_time }) => [start_time, end_time])].filter(isThere);
  let [from, before] = [0, 0];
  for (const { seconds, kwh, amperes = 0 } of parts) {
    const perSecond = kwh / seconds;
    const cuts = [
      ...durations,
      ...energies.map((bound) => from + (bound - before) / perSecond),
      ...clocks.flatMap((clock) => [...timesOfClock(clock, begin / 1000, from, from + seconds)]),
    ].filter((cut) => cut > from && cut < from + seconds);
    const ends = [...new Set(cuts), from + seconds].sort((a, b) => a - b);
    let [at, charged] = [from, before];
    for (const end of ends) {
      const own = (end - at) * perSecond;
      yield {
        ...{ from: at, seconds: end - at, before: charged, kwh: own },
        ...{ isCharging: kwh > 0, power: perSecond * 3600, amperes },
      };
      [at, charged] = [end, charged + own];
    }
    [from, before] = [from + seconds, before + kwh];
  }
}

const isThere = <T>(value: T | undefined): value is T => value !== undefined;

/** When a clock shows a time, in s since the beginning of a session. @param begin of the session, in s */
function* timesOfClock(clock: string, begin: number, from: number, until: number): Iterable<number> {
  const ofDay = secondsOf(clock);
  for (let day = Math.floor((begin + from) / DAY_S); day * DAY_S <= begin + until; day++) {
    yield day * DAY_S + ofDay - begin;
  }
}

function secondsOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 3600 + minutes * 60;
}

/** Whether all restrictions match in the middle of a slice, and so in all of it. */
function matches(restrictions: TariffRestrictions, slice: Slice, begin: number): boolean {
  const { from, seconds, before, kwh, power, amperes } = slice;
  const at = begin + (from + seconds / 2) * 1000;
  return (
    isWithin(before + kwh / 2, restrictions.min_kwh, restrictions.max_kwh) &&
    isWithin(from + seconds / 2, restrictions.min_duration, restrictions.max_duration) &&
    isWithin(power, restrictions.min_power, restrictions.max_power) &&
    isWithin(amperes, restrictions.min_current, restrictions.max_current) &&
    isOnDay(restrictions, at) &&
    isInTime(restrictions, at)
  );
}

function isWithin(value: number, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): boolean {
  return least <= value && value < most;
}

function isOnDay({ day_of_week, start_date, end_date }: TariffRestrictions, at: number): boolean {
  const date = new Date(at);
  const text = date.toISOString().slice(0, 10);
  const day = DAY_OF_WEEK[(date.getUTCDay() + 6) % 7];
  const isListed = day_of_week === undefined || (day !== undefined && day_of_week.includes(day));
  return isListed && (start_date === undefined || start_date <= text) && (end_date === undefined || text < end_date);
}

/** An end before the start is on the next day; 00:00 is the end of a day. */
function isInTime({ start_time = '00:00', end_time = '00:00' }: TariffRestrictions, at: number): boolean {
  const time = Math.floor(at / 1000) % DAY_S;
  const [from, until] = [secondsOf(start_time), secondsOf(end_time) || DAY_S];
  return from < until ? from <= time && time < until : from <= time || time < until;
}
