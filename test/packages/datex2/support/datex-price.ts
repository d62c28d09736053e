/**
 * What a session costs by a rate of DATEX II, from the descriptions of its model: all prices of a rate apply together, each where its
 * period, minutes and kWh hold; a cap bounds one price, the delivery fees bound the sum, and taxes come on top where they are not included.
 * It knows nothing of OCPI, nor of what makes rates.
 */

export interface DatexPrice {
  readonly priceType: { readonly value: string };
  readonly value: number;
  readonly priceCap?: number;
  readonly taxIncluded?: boolean;
  readonly taxRate?: number;
  readonly additionalInformation?: { readonly values: readonly { readonly lang: string; readonly value: string }[] };
  readonly overallPeriod?: OverallPeriod;
  readonly timeBasedApplicability?: { readonly fromMinute?: number; readonly toMinute?: number };
  readonly energyBasedApplicability?: { readonly fromKWh?: number; readonly toKWh?: number };
}

interface OverallPeriod {
  readonly overallStartTime: string;
  readonly overallEndTime?: string;
  readonly validPeriod?: readonly Period[];
  readonly exceptionPeriod?: readonly Period[];
}

interface Period {
  readonly startOfPeriod?: string;
  readonly endOfPeriod?: string;
  readonly recurringTimePeriodOfDay?: readonly {
    readonly startTimeOfPeriod: string;
    readonly endTimeOfPeriod: string;
  }[];
  readonly recurringDayWeekMonthPeriod?: readonly {
    readonly comDayWeekMonth: { readonly applicableDay: readonly { readonly value: string }[] };
  }[];
}

export interface DatexRate {
  readonly energyPrice: readonly DatexPrice[];
  readonly minimumDeliveryFee?: number;
  readonly maximumDeliveryFee?: number;
}

/** Minute by minute as a driver would count, and finer where something begins: all in minutes. */
export interface Stay {
  /** The local clock, as if it were UTC, in ms since 1970. */
  readonly clock: number;
  /** From the local clock to the instant, both in ms since 1970. */
  readonly toInstant: (clock: number) => number;
  readonly phases: readonly { readonly minutes: number; readonly kWh: number }[];
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MINUTE = 60_000;
const DAY = 1440;

/** Before taxes that are not included, and with them. */
export function priceOfStay(rate: DatexRate, stay: Stay): { readonly asPriced: number; readonly toPay: number } {
  const amounts = rate.energyPrice.map((price) => {
    const amount = Math.min(price.priceCap ?? Number.POSITIVE_INFINITY, price.value * unitsOf(price, stay));
    const isExtra = price.taxIncluded === false;
    return {
      amount,
      toPay: isExtra ? amount * (1 + (price.taxRate ?? 0) / 100) : amount,
      rate: price.taxRate ?? 0,
      isExtra,
    };
  });
  const sum = amounts.reduce((all, { amount }) => all + amount, 0);
  const bounded = Math.max(
    rate.minimumDeliveryFee ?? 0,
    Math.min(rate.maximumDeliveryFee ?? Number.POSITIVE_INFINITY, sum),
  );
  if (bounded === sum) return { asPriced: sum, toPay: amounts.reduce((all, { toPay }) => all + toPay, 0) };
  const extra = amounts.find(({ isExtra }) => isExtra)?.rate ?? 0;
  return { asPriced: bounded, toPay: bounded * (1 + extra / 100) };
}

function unitsOf(price: DatexPrice, stay: Stay): number {
  if (price.priceType.value === 'free') return 0;
  if (price.priceType.value === 'basePrice' || price.priceType.value === 'flatRate') {
    if (price.overallPeriod || price.timeBasedApplicability || price.energyBasedApplicability) {
      throw new RangeError('Nobody knows when such a fee falls due.');
    }
    return 1;
  }
  const isBlocking =
    price.additionalInformation?.values.some(({ value }) => value.startsWith('Blockadegebühr')) ?? false;
  const { fromMinute = 0, toMinute = Number.POSITIVE_INFINITY } = price.timeBasedApplicability ?? {};
  const { fromKWh = 0, toKWh = Number.POSITIVE_INFINITY } = price.energyBasedApplicability ?? {};
  let [units, minute, energy] = [0, 0, 0];
  for (const { minutes, kWh } of stay.phases) {
    const isCharging = kWh > 0;
    const counts = price.priceType.value === 'pricePerKWh' ? isCharging : isCharging !== isBlocking;
    if (counts) {
      const perMinute = kWh / minutes;
      // The minutes of this phase that are in both ranges.
      let begin = Math.max(minute, fromMinute);
      let end = Math.min(minute + minutes, toMinute);
      if (isCharging) {
        begin = Math.max(begin, minute + (fromKWh - energy) / perMinute);
        end = Math.min(end, minute + (toKWh - energy) / perMinute);
      } else if (energy < fromKWh || energy >= toKWh) end = begin;
      const valid = begin < end ? minutesWithin(price.overallPeriod, stay, begin, end) : 0;
      units += price.priceType.value === 'pricePerKWh' ? valid * perMinute : valid;
    }
    [minute, energy] = [minute + minutes, energy + kWh];
  }
  return units;
}

/** How many of these minutes of the stay are in the period. */
function minutesWithin(period: OverallPeriod | undefined, stay: Stay, begin: number, end: number): number {
  if (period === undefined) return end - begin;
  const cuts = cutsOf(period);
  let [valid, at] = [0, begin];
  const first = stay.clock / MINUTE;
  while (at < end) {
    const ofDay = (first + at + 1e-9) % DAY;
    const next = Math.min(end, at + (cuts.find((cut) => cut > ofDay) ?? DAY) - ofDay + 1e-9);
    const middle = stay.clock + ((at + next) / 2) * MINUTE;
    if (isIn(period, middle, () => stay.toInstant(middle))) valid += next - at;
    at = next;
  }
  return valid;
}

/** Minutes of a day at which a period may begin or end, sorted; days and what an instant bounds do at midnight. */
function cutsOf({ validPeriod = [], exceptionPeriod = [] }: OverallPeriod): readonly number[] {
  const times = [...validPeriod, ...exceptionPeriod].flatMap(
    ({ recurringTimePeriodOfDay = [] }) => recurringTimePeriodOfDay,
  );
  const cuts = times.flatMap((time) => [minuteOf(time.startTimeOfPeriod), minuteOf(time.endTimeOfPeriod)]);
  return [...new Set([...cuts, DAY])].sort((a, b) => a - b);
}

type Instant = () => number;

function isIn(
  { overallStartTime, overallEndTime, validPeriod, exceptionPeriod = [] }: OverallPeriod,
  clock: number,
  instant: Instant,
) {
  // Long before anybody charges: a period that has no beginning.
  if (overallStartTime > '2001' && instant() < Date.parse(overallStartTime)) return false;
  if (overallEndTime !== undefined && instant() >= Date.parse(overallEndTime)) return false;
  const within = (one: Period) => isInOne(one, clock, instant);
  return (validPeriod === undefined || validPeriod.some(within)) && !exceptionPeriod.some(within);
}

function isInOne(period: Period, clock: number, instant: Instant): boolean {
  const { startOfPeriod, endOfPeriod, recurringTimePeriodOfDay: times, recurringDayWeekMonthPeriod: days } = period;
  if (startOfPeriod !== undefined && instant() < Date.parse(startOfPeriod)) return false;
  if (endOfPeriod !== undefined && instant() >= Date.parse(endOfPeriod)) return false;
  const date = new Date(clock);
  const day = DAYS[date.getUTCDay()];
  if (days && !days.some(({ comDayWeekMonth }) => comDayWeekMonth.applicableDay.some(({ value }) => value === day)))
    return false;
  const minute = date.getUTCHours() * 60 + date.getUTCMinutes();
  return (
    times === undefined ||
    times.some(({ startTimeOfPeriod, endTimeOfPeriod }) => {
      const [from, until] = [minuteOf(startTimeOfPeriod), minuteOf(endTimeOfPeriod) || DAY];
      return from < until ? from <= minute && minute < until : from <= minute || minute < until;
    })
  );
}

function minuteOf(time: string): number {
  const [, hours, minutes] = /^(\d\d):(\d\d):00Z$/.exec(time) ?? [];
  if (hours === undefined) throw new RangeError(`Not a time of day: ${time}`);
  return Number(hours) * 60 + Number(minutes);
}
