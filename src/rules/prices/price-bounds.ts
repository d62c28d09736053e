/** Rule: a lowest price is not above the highest, and a price with VAT not below the one without. */

import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { isForReservation, type PriceCell, priceCells } from './price-cells.ts';
import { isPlausible } from './price-ranges.ts';

export const rule = defineRule('tariffs', check, {
  'bounds-reversed': {
    severity: 'doubt',
    wrong: 'The lowest price of a session is above the highest, or a price with VAT is below the one without.',
    why: 'No session can have a price that keeps both.',
    fix: 'Swap the two, or correct one of them.',
    bad: 'min_price: 60, max_price: 1',
    good: 'min_price: 1, max_price: 60',
  },
  'max-price-too-low': {
    severity: 'doubt',
    wrong: 'The highest price of a session is less than one kWh or the start of a session costs.',
    why: 'Every session would cost the same, and next to nothing.',
    fix: 'Correct max_price; it is for a whole session. If there is no highest price, leave it empty.',
    bad: 'price_per_kwh: 0.45, max_price: 0.40',
    good: 'price_per_kwh: 0.45, max_price: 40',
  },
});

const PAIRS = [
  ['min_price', 'max_price'],
  ['min_price_incl_vat', 'max_price_incl_vat'],
  ['min_price', 'min_price_incl_vat'],
  ['max_price', 'max_price_incl_vat'],
] as const;

function* check({ dataset }: RuleInput): Findings {
  for (const data of dataset.tariffs) {
    const { tariff } = data;
    const { values } = tariff;
    const pair = PAIRS.find(([low, high]) => values[low] && values[high] && values[low].gt(values[high]));
    if (pair !== undefined) {
      const [low, high] = pair;
      yield rule.finding('bounds-reversed', 'tariffs', tariff, high, {
        message: `${high} ${values[high]?.toFixed()} is less than ${low} ${values[low]?.toFixed()}.`,
        hint: 'Swap the two, or correct one of them.',
      });
      continue;
    }
    const most = values.max_price;
    if (most === undefined || !isPlausible(most, 'max', values.currency)) continue;
    const dearer = priceCells(data).find((cell) => isInEverySession(cell) && cell.price.gt(most));
    if (dearer === undefined) continue;
    yield rule.finding('max-price-too-low', 'tariffs', tariff, 'max_price', {
      message: `max_price ${most.toFixed()} is less than ${dearer.field} ${dearer.price.toFixed()}.`,
      hint: 'It is the highest price of a whole session. If there is none, leave it empty.',
    });
  }
}

/** Whether it is paid from the start of a session, and not for staying too long or reserving. */
function isInEverySession(cell: PriceCell): boolean {
  if (isForReservation(cell) || cell.element?.values.min_duration) return false;
  return cell.type === 'ENERGY' || cell.type === 'FLAT';
}
