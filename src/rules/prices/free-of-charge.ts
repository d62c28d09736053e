/** Rule: a tariff whose prices are all 0 says that charging is free. */

import type { TariffRow } from '../../tables/tables.ts';
import { areReadInFull, defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { isForReservation, priceCells } from './price-cells.ts';

export const rule = defineRule('tariffs', check, {
  'zero-price': {
    severity: 'warning',
    wrong: 'All prices of charging are 0, and the tariff does not say that charging is free.',
    why: 'Many systems write 0 where they do not know the price. Nobody can tell whether drivers pay.',
    fix: 'If charging is free, write 0 in price_per_session, or say so in tariff_alt_text. Otherwise fill in the price.',
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

function* check({ dataset }: RuleInput): Findings {
  if (!areReadInFull(dataset.contents.tariff_elements)) return;
  for (const data of dataset.tariffs) {
    const charging = priceCells(data).filter((cell) => cell.type !== 'PARKING_TIME' && !isForReservation(cell));
    const [first] = charging;
    if (first === undefined || charging.some(({ type, price }) => price.gt(0) || type === 'FLAT')) continue;
    if (saysFree(data.tariff)) continue;
    yield rule.finding('zero-price', first.table, first.row, first.field, {
      message: `${first.field} is 0, and tariff "${data.tariff.values.id}" does not say that charging is free.`,
      hint:
        first.element === undefined
          ? 'If charging is free, write 0 in price_per_session. Otherwise fill in the price.'
          : 'If charging is free, add a FLAT price of 0. Otherwise fill in the price.',
    });
  }
}

/** Whether a note for drivers says so. */
export function saysFree({ values }: TariffRow): boolean {
  return values.tariff_alt_text?.some(({ text }) => FREE.test(text)) ?? false;
}
