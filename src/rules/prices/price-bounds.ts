/** Rule: a lowest price is not above the highest, and a price with VAT not below the one without. */

import type { Big } from 'big.js';
import type { Finding } from '../../findings/finding.ts';
import type { TariffRow } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { isForReservation, type PriceCell, priceCells } from './price-cells.ts';
import { isPlausible } from './price-ranges.ts';

export const rule = defineRule('tariffs', check, {
  'bounds-reversed': {
    severity: 'doubt',
    wrong:
      'The lowest price of a session is above the highest, or a price with VAT is below the one without, or a third above it.',
    why: 'No session can have a price that keeps both.',
    fix: 'Swap the two, or correct one of them.',
  },
  'max-price-too-low': {
    severity: 'doubt',
    wrong: 'The highest price of a session is less than three kWh or the start of a session costs.',
    why: 'Every session would cost the same, and next to nothing.',
    fix: 'Correct max_price; it is for a whole session. If there is no highest price, leave it empty.',
  },
  'min-price-per-kwh': {
    severity: 'doubt',
    wrong: 'The lowest price of a session is the price of one kWh.',
    why: 'It is for a whole session, and every session would be above it.',
    fix: 'Write what the smallest session costs at least. If there is no lowest price, leave min_price empty.',
  },
});

/** No VAT is higher than a third of the price, and nobody caps a session at what so many kWh cost. */
const MOST_WITH_VAT = '1.35';
const CAPPED_KWH = 3;

const PAIRS = [
  ['min_price', 'max_price'],
  ['min_price_incl_vat', 'max_price_incl_vat'],
  ['min_price', 'min_price_incl_vat'],
  ['max_price', 'max_price_incl_vat'],
] as const;
type Bound = (typeof PAIRS)[number][number];

function* check({ dataset }: RuleInput): Findings {
  for (const data of dataset.tariffs) {
    const { tariff } = data;
    const { values } = tariff;
    const mismatch = PAIRS.map(([low, high]) => mismatchOf(tariff, low, high)).find((found) => found !== undefined);
    if (mismatch !== undefined) {
      yield mismatch;
      continue;
    }
    const { max_price: most, min_price: least } = values;
    const cells = priceCells(data).filter(isInEverySession);
    if (least?.gt(0) && cells.some(({ type, price }) => type === 'ENERGY' && price.eq(least))) {
      yield rule.finding('min-price-per-kwh', 'tariffs', tariff, 'min_price', {
        message: `min_price ${least.toFixed()} is the price of one kWh.`,
        hint: 'It is the lowest price of a whole session. If there is none, leave it empty.',
      });
    }
    if (most === undefined || !isPlausible(most, 'max', values.currency)) continue;
    const dearer = cells.find(({ type, price }) => price.times(type === 'ENERGY' ? CAPPED_KWH : 1).gt(most));
    if (dearer === undefined) continue;
    yield rule.finding('max-price-too-low', 'tariffs', tariff, 'max_price', {
      message: `max_price ${most.toFixed()} is too low for a session with ${dearer.field} ${dearer.price.toFixed()}.`,
      hint: 'It is the highest price of a whole session. If there is none, leave it empty.',
    });
  }
}

/** Two bounds of which one must be too high or too low. */
function mismatchOf(tariff: TariffRow, low: Bound, high: Bound): Finding | undefined {
  const [less, more] = [tariff.values[low], tariff.values[high]];
  if (!less || !more) return undefined;
  const isOfVat = high === `${low}_incl_vat`;
  const isFar = (one: Big, other: Big) => isOfVat && other.gt(one.times(MOST_WITH_VAT));
  if (!less.gt(more) && !isFar(less, more)) return undefined;
  const than = less.gt(more) ? 'less than' : 'more than a third above';
  const noVat = 'No VAT is so high. Correct one of the two.';
  return rule.finding('bounds-reversed', 'tariffs', tariff, high, {
    message: `${high} ${more.toFixed()} is ${than} ${low} ${less.toFixed()}.`,
    // Prices that are far from each other are so in either order.
    hint: isFar(less, more) || isFar(more, less) ? noVat : 'Swap the two, or correct one of them.',
  });
}

/** Whether it is paid from the start of a session, and not for staying too long or reserving. */
function isInEverySession(cell: PriceCell): boolean {
  if (isForReservation(cell) || cell.element?.values.min_duration) return false;
  return cell.type === 'ENERGY' || cell.type === 'FLAT';
}
