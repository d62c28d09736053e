/** Whatever a tariff says, its words are whole: no gaps, no places that were not filled in, no digits that nobody wrote. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerOf } from '../../../../packages/page/facts/offer.ts';
import { plugPrice } from '../../../../packages/page/facts/price-of-energy.ts';
import { LANGUAGES } from '../../../../packages/page/locales/languages.ts';
import { pageWordsOf } from '../../../../packages/page/words/every-language.ts';
import { offerInWords } from '../../../../packages/page/words/offer-words.ts';
import { DAY_OF_WEEK, RESERVATION_RESTRICTION_TYPE, TARIFF_DIMENSION_TYPE } from '../../../../src/ocpi/enums.ts';
import type { PriceComponent, TariffElement, TariffRestrictions } from '../../../../src/ocpi/types.ts';
import { runs } from '../../../support/sampled.ts';

const amount = fc.integer({ min: 0, max: 200_000 }).map((tenThousandths) => tenThousandths / 10_000);
const clock = fc.constantFrom('00:00', '06:00', '22:30', '23:59');
const day = fc.constantFrom('2026-01-01', '2027-03-28', '2028-02-29');
const number = fc.constantFrom(0, 0.5, 10, 32, 3600, 15_000);

/** Fields that are left out are absent, as in what we publish. */
function some<T extends object>(fields: { [K in keyof T]-?: fc.Arbitrary<NonNullable<T[K]>> }) {
  return fc.record(fields as { [K in keyof T]: fc.Arbitrary<T[K]> }, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>;
}

const restrictions = some<TariffRestrictions>({
  ...{ start_time: clock, end_time: clock, start_date: day, end_date: day },
  ...{ min_kwh: number, max_kwh: number, min_current: number, max_current: number },
  ...{ min_power: number, max_power: number, min_duration: number, max_duration: number },
  day_of_week: fc.subarray([...DAY_OF_WEEK]),
  reservation: fc.constantFrom(...RESERVATION_RESTRICTION_TYPE),
});
const component: fc.Arbitrary<PriceComponent> = fc
  .tuple(fc.constantFrom(...TARIFF_DIMENSION_TYPE), amount, fc.constantFrom(undefined, 0, 5.5, 20, 21), number)
  .map(([type, price, vat, step]) => ({ type, price, ...(vat !== undefined && { vat }), step_size: Math.floor(step) }));
const element: fc.Arbitrary<TariffElement> = fc
  .tuple(fc.array(component, { minLength: 1, maxLength: 3 }), fc.option(restrictions, { nil: undefined }))
  .map(([price_components, restricted]) => ({ price_components, ...(restricted && { restrictions: restricted }) }));
const tariff = fc
  .tuple(fc.array(element, { minLength: 1, maxLength: 4 }), fc.constantFrom('EUR', 'JPY', 'UAH', 'KWD'), amount)
  .map(([elements, currency, least]) => ({
    ...{ country_code: 'NL', party_id: 'EXA', id: 'T', currency, elements },
    ...(least > 10 && { min_price: { excl_vat: least } }),
  }));

test('in five languages', () => {
  fc.assert(
    fc.property(tariff, (any) => {
      const offer = offerOf(any);
      const known = plugPrice([any], 0)?.energy;
      expect(known === undefined || known.from <= known.to).toBe(true);
      expect(known?.free ?? false).toBe(offer.kind === 'free');
      for (const language of LANGUAGES) {
        const { summary, details } = offerInWords(offer, pageWordsOf(language));
        for (const text of [summary, ...details]) {
          expect(text).not.toMatch(/undefined|NaN|null|[{}]|^[^\p{L}\d]*$| {2}|^ | $| ,|,,|\+ *$|[.,]\d{7,}/u);
        }
      }
    }),
    runs(200, 4000),
  );
});
