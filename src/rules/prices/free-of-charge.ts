/** Rule: a tariff whose prices are all 0 says that charging is free. */

import type { TariffRow } from '../../tables/tables.ts';
import { areReadInFull, defineRule } from '../rule/rule.ts';
import { isForReservation, priceCells } from './price-cells.ts';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'zero-price': {
      severity: 'warning',
      wrong: 'All prices of charging are 0, and the tariff does not say that charging is free.',
      why: 'Many systems write 0 where they do not know the price. Nobody can tell whether drivers pay.',
      fix: 'If charging is free, write 0 in price_per_session, or say so in tariff_alt_text. Otherwise fill in the price.',
      message: '{field} is 0, and tariff "{id}" does not say that charging is free.',
      hint: {
        column: 'If charging is free, write 0 in {#price_per_session}. Otherwise fill in the price.',
        element: 'If charging is free, add a FLAT price of 0. Otherwise fill in the price.',
      },
    },
  },
  tariffs(data, _, { dataset, tell }) {
    if (!areReadInFull(dataset.contents.tariff_elements)) return;
    const charging = priceCells(data).filter((cell) => cell.type !== 'PARKING_TIME' && !isForReservation(cell));
    const [first] = charging;
    if (first === undefined || charging.some(({ type, price }) => price.gt(0) || type === 'FLAT')) return;
    if (saysFree(data.tariff)) return;
    const advises = first.element === undefined ? 'column' : 'element';
    tell('zero-price', first.table, first.row, first.field, { advises, params: { id: data.tariff.values.id } });
  },
});

/** "Free" in the languages of tariffs. */
const FREE = new RegExp(
  [
    'free|no (?:charge|cost)|complimentary|gratis|gratuit|kostenlos|kostenfrei|umsonst|senza costi|grátis',
    'ilmai|maksuton|tasuta|nemokam|bezmaks|zdarma|bezplatn|zadarmo|bezpłat|darmow|ingyen|díjmentes|besplatn|brezplačn|falas',
    'ókeypis|frítt|δωρεάν|безплат|бесплат|безкоштов|ücretsiz|bedava|pulsuz|უფასო|անվճար|тегін|bepul|ฟรี|miễn phí|percuma',
    'מחינם|חינם|مجان|मुफ़्त|निःशुल्क|無料|免费|免費|무료',
  ].join('|'),
  'i',
);

/** Whether a note for drivers says so. */
export function saysFree({ values }: TariffRow): boolean {
  return values.tariff_alt_text?.some(({ text }) => FREE.test(text)) ?? false;
}
