/** Rule: the lowest and the highest price are of a session, in order, and those with VAT fit those without. */

import type { TariffData } from '../../source/load/join.ts';
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
    bad: 'min_price: 60, max_price: 1',
    good: 'min_price: 1, max_price: 60',
  },
  'max-price-too-low': {
    severity: 'doubt',
    wrong: 'The highest price of a session is less than three kWh or the start of a session costs.',
    why: 'Every session would cost the same, and next to nothing.',
    fix: 'Correct max_price; it is for a whole session. If there is no highest price, leave it empty.',
    bad: 'price_per_kwh: 0.45, max_price: 0.40',
    good: 'price_per_kwh: 0.45, max_price: 40',
  },
  'min-price-per-kwh': {
    severity: 'doubt',
    wrong: 'The lowest price of a session is the price of one kWh.',
    why: 'It is for a whole session, and every session would be above it.',
    fix: 'Write what the smallest session costs at least. If there is no lowest price, leave min_price empty.',
    bad: 'price_per_kwh: 0.45, min_price: 0.45',
    good: 'price_per_kwh: 0.45, min_price: 2',
  },
});

const PAIRS = [
  ['min_price', 'max_price'],
  ['min_price_incl_vat', 'max_price_incl_vat'],
  ['min_price', 'min_price_incl_vat'],
  ['max_price', 'max_price_incl_vat'],
] as const;

/** No VAT is higher than a third of the price. */
const MOST_WITH_VAT = '1.35';

/** Nobody caps a session at what so many kWh cost. */
const CAPPED_KWH = 3;

function* check({ dataset }: RuleInput): Findings {
  for (const data of dataset.tariffs) {
    const found = [...ofPairs(data)];
    yield* found;
    if (found.length === 0) yield* besidePrices(data);
  }
}

function* ofPairs({ tariff }: TariffData): Findings {
  const { values } = tariff;
  for (const [low, high] of PAIRS) {
    const [less, more] = [values[low], values[high]];
    if (!less || !more) continue;
    const isOfVat = high === `${low}_incl_vat`;
    const isTooFar = isOfVat && more.gt(less.times(MOST_WITH_VAT));
    if (!less.gt(more) && !isTooFar) continue;
    return yield rule.finding('bounds-reversed', 'tariffs', tariff, high, {
      message: `${high} ${more.toFixed()} is ${isTooFar ? 'much more' : 'less'} than ${low} ${less.toFixed()}.`,
      hint: isTooFar
        ? 'Correct one of them: the first is the second with VAT.'
        : 'Swap the two, or correct one of them.',
    });
  }
}

function* besidePrices(data: TariffData): Findings {
  const { tariff } = data;
  const { max_price: most, min_price: least, currency } = tariff.values;
  const cells = priceCells(data).filter(isInEverySession);
  const dearer = most && cells.find(({ type, price }) => price.times(type === 'ENERGY' ? CAPPED_KWH : 1).gt(most));
  if (most && dearer && isPlausible(most, 'max', currency)) {
    const isOfEnergy = dearer.type === 'ENERGY';
    const what = `${isOfEnergy ? `${CAPPED_KWH} kWh at ` : ''}${dearer.field} ${dearer.price.toFixed()}`;
    yield rule.finding('max-price-too-low', 'tariffs', tariff, 'max_price', {
      message: `max_price ${most.toFixed()} is less than ${what}.`,
      hint: 'It is the highest price of a whole session. If there is none, leave it empty.',
    });
  }
  if (least?.gt(0) && cells.some(({ type, price }) => type === 'ENERGY' && price.eq(least))) {
    yield rule.finding('min-price-per-kwh', 'tariffs', tariff, 'min_price', {
      message: `min_price ${least.toFixed()} is the price of one kWh.`,
      hint: 'It is the lowest price of a whole session. If there is none, leave it empty.',
    });
  }
}

/** Whether it is paid from the start of a session, and not for staying too long or reserving. */
function isInEverySession(cell: PriceCell): boolean {
  if (isForReservation(cell) || cell.element?.values.min_duration) return false;
  return cell.type === 'ENERGY' || cell.type === 'FLAT';
}
