/** Rule: a lowest price is not above the highest, and a price with VAT not below the one without. */

import { clause } from '../../findings/words.ts';
import type { TariffRow } from '../../tables/tables.ts';
import { defineRule } from '../rule/rule.ts';
import { isForReservation, type PriceCell, priceCells } from './price-cells.ts';
import { isPlausible } from './price-ranges.ts';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'bounds-reversed': {
      severity: 'doubt',
      wrong:
        'The lowest price of a session is above the highest, or a price with VAT is below the one without, or a third above it.',
      why: 'No session can have a price that keeps both.',
      fix: 'Correct one of the two. Perhaps they are swapped.',
      message: '{field} {price} is {than} {low#} {other}.',
    },
    'max-price-too-low': {
      severity: 'doubt',
      wrong: 'The highest price of a session is less than three kWh or the start of a session costs.',
      why: 'Every session would cost the same, and next to nothing.',
      fix: 'Correct max_price; it is for a whole session. If there is no highest price, leave it empty.',
      message: '{field} {most} is too low for a session with {column#} {price}.',
    },
    'min-price-per-kwh': {
      severity: 'doubt',
      wrong: 'The lowest price of a session is the price of one kWh.',
      why: 'It is for a whole session, and every session would be above it.',
      fix: 'Write what the smallest session costs at least. If there is no lowest price, leave min_price empty.',
      message: '{field} {price} is the price of one kWh.',
    },
  },
  tariffs(data, say) {
    const { tariff } = data;
    const { max_price: most, min_price: least, currency } = tariff.values;
    const [reversed] = PAIRS.flatMap(([low, high]) => mismatch(tariff, low, high) ?? []);
    if (reversed !== undefined) return say('bounds-reversed', reversed.high, { params: reversed.params });
    const cells = priceCells(data).filter(isInEverySession);
    if (least?.gt(0) && cells.some(({ type, price }) => type === 'ENERGY' && price.eq(least))) {
      say('min-price-per-kwh', 'min_price', { params: { price: least.toFixed() } });
    }
    if (most === undefined || !isPlausible(most, 'max', currency)) return;
    const dearer = cells.find(({ type, price }) => price.times(type === 'ENERGY' ? CAPPED_KWH : 1).gt(most));
    if (dearer === undefined) return;
    const params = { most: most.toFixed(), column: dearer.field, price: dearer.price.toFixed() };
    say('max-price-too-low', 'max_price', { params });
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

/** Two bounds of which one must be too high or too low. */
function mismatch({ values }: TariffRow, low: Bound, high: Bound) {
  const [less, more] = [values[low], values[high]];
  if (!less || !more) return undefined;
  const isFar = high === `${low}_incl_vat` && more.gt(less.times(MOST_WITH_VAT));
  if (!less.gt(more) && !isFar) return undefined;
  const than = isFar ? clause`more than a third above` : clause`less than`;
  return { high, params: { price: more.toFixed(), than, low, other: less.toFixed() } };
}

/** Whether it is paid from the start of a session, and not for staying too long or reserving. */
function isInEverySession(cell: PriceCell): boolean {
  if (isForReservation(cell) || cell.element?.values.min_duration) return false;
  return cell.type === 'ENERGY' || cell.type === 'FLAT';
}
