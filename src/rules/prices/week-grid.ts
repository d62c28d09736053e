/**
 * The minutes of a week and the kWh of a session, as a grid of cells that tariff elements cover. It is cut only where an
 * element begins or ends, and no cell is covered twice, so many elements take little more time than few.
 */

import { DAY_OF_WEEK } from '../../ocpi/enums.ts';
import type { TariffElementRow } from '../../tables/tables.ts';

type Restrictions = Pick<TariffElementRow['values'], 'start_time' | 'end_time' | 'day_of_week' | 'min_kwh' | 'max_kwh'>;

/** From, and until before. */
export type Stretch = readonly [from: number, until: number];

/** A part of the week and of the kWh. */
export interface Area {
  /** Minutes since Monday 00:00. */
  readonly minutes: Stretch;
  readonly kwh: Stretch;
}

const DAY = 1440;

/** With more different amounts of kWh than this, the grid does not look at kWh. Real tariffs have three or four. */
const MOST_AMOUNTS = 64;

/**
 * How `day_of_week` and a period over midnight go together is not clear: the hours after midnight may belong to the day
 * before. `widest` is every minute that one reading has, `surest` what both have.
 */
export type Certainty = 'widest' | 'surest';

export class WeekGrid {
  readonly #minutes: readonly number[];
  readonly #amounts: readonly number[];
  /** For each cell, itself or a later one in its row: all before that are covered. Rows have one cell more, as an end. */
  readonly #next: Int32Array;
  readonly #width: number;

  /** A grid with cuts for these elements, of which nothing is covered yet. */
  constructor(elements: readonly Restrictions[]) {
    const minutes = new Set([0, 7 * DAY]);
    const amounts = new Set([0, Number.POSITIVE_INFINITY]);
    for (const element of elements) {
      for (const stretch of weekStretches(element, 'widest')) for (const minute of stretch) minutes.add(minute);
      for (const amount of kwhStretch(element)) amounts.add(amount);
    }
    this.#minutes = [...minutes].sort((a, b) => a - b);
    this.#amounts = amounts.size > MOST_AMOUNTS ? [0, Number.POSITIVE_INFINITY] : [...amounts].sort((a, b) => a - b);
    this.#width = this.#minutes.length;
    this.#next = Int32Array.from({ length: this.#width * (this.#amounts.length - 1) }, (_, i) => i);
  }

  /** Whether the grid can say exactly which kWh an element covers. */
  get hasAmounts(): boolean {
    return this.#amounts.length > 2;
  }

  /** Whether all of the element is covered. One that is empty by mistake is not. */
  isCovered(element: Restrictions): boolean {
    const stretches = this.#stretches(element, 'widest');
    return stretches.length > 0 && stretches.every(([from, until]) => this.#first(from) >= until);
  }

  cover(element: Restrictions, certainty: Certainty): void {
    for (const [from, until] of this.#stretches(element, certainty)) {
      for (let cell = this.#first(from); cell < until; cell = this.#first(cell)) this.#next[cell] = cell + 1;
    }
  }

  /** The first part that nothing covers. */
  firstHole(): Area | undefined {
    for (let row = 0; row < this.#amounts.length - 1; row++) {
      const cell = this.#first(row * this.#width) - row * this.#width;
      if (cell >= this.#width - 1) continue;
      let end = cell + 1;
      while (end < this.#width - 1 && this.#first(row * this.#width + end) === row * this.#width + end) end++;
      return {
        minutes: [this.#minutes[cell] ?? 0, this.#minutes[end] ?? 0],
        kwh: [this.#amounts[row] ?? 0, this.#amounts[row + 1] ?? 0],
      };
    }
    return undefined;
  }

  /** The cells of an element: from, and until before. */
  #stretches(element: Restrictions, certainty: Certainty): Stretch[] {
    const [low, high] = kwhStretch(element);
    const rows = this.hasAmounts
      ? this.#amounts.slice(0, -1).flatMap((amount, row) => (amount >= low && amount < high ? [row] : []))
      : [0];
    const stretches = weekStretches(element, certainty).map((stretch) =>
      stretch.map((minute) => indexOf(this.#minutes, minute)),
    );
    return rows.flatMap((row) =>
      stretches.map(([from = 0, until = 0]): Stretch => [row * this.#width + from, row * this.#width + until]),
    );
  }

  /** The first cell at or after this one that is not covered. Shortens the way there for the next time. */
  #first(cell: number): number {
    let at = cell;
    for (let next = this.#next[at] ?? at; next !== at; next = this.#next[at] ?? at) {
      this.#next[at] = this.#next[next] ?? next;
      at = next;
    }
    return at;
  }
}

/** The minutes of the week in which an element may apply. Equal times may be the whole day (element-ends.ts). */
function weekStretches({ start_time, end_time, day_of_week }: Restrictions, certainty: Certainty): Stretch[] {
  const start = start_time === undefined ? 0 : minuteOf(start_time);
  const end = end_time === undefined || isEndOfDay(end_time) ? DAY : minuteOf(end_time);
  const isListed = DAY_OF_WEEK.map((day) => day_of_week?.includes(day) ?? true);
  return DAY_OF_WEEK.flatMap((_, day): Stretch[] => {
    const at = day * DAY;
    const today = isListed[day] ?? false;
    if (start === end) return today && certainty === 'widest' ? [[at, at + DAY]] : [];
    if (start < end) return today ? [[at + start, at + end]] : [];
    const yesterday = isListed[(day + 6) % 7] ?? false;
    const isMorning = certainty === 'widest' ? today || yesterday : today && yesterday;
    return [...(isMorning ? [[at, at + end] as const] : []), ...(today ? [[at + start, at + DAY] as const] : [])];
  });
}

/** People let the day end at 23:59 (element-ends.ts). */
function isEndOfDay(time: string): boolean {
  return time === '00:00' || time === '23:59';
}

function kwhStretch({ min_kwh, max_kwh }: Restrictions): Stretch {
  return [min_kwh?.toNumber() ?? 0, max_kwh?.toNumber() ?? Number.POSITIVE_INFINITY];
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The place of a value in a sorted list that has it. */
function indexOf(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
