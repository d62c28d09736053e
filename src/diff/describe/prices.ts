/**
 * Prices in words: `0.45 EUR/kWh`, `now 0.45 EUR/kWh (was 0.39)`. OCPI's prices are without VAT (11.4.2), but for those of 2.3.0 that
 * say that they include taxes: `0.45 EUR/kWh with VAT`.
 */

import { Big } from 'big.js';
import type { PriceComponent, TariffRestrictions } from '../../ocpi/types.ts';
import { own, type Phrase, say } from './phrase.ts';
import { restrictionWords } from './restrictions.ts';
import { amount } from './values.ts';

/** One price of a tariff, and when it applies. */
export interface PricePart {
  readonly currency: string;
  readonly component: PriceComponent;
  readonly restrictions?: TariffRestrictions | undefined;
  /** Whether the price includes taxes, which only OCPI 2.3.0 has. */
  readonly isTaxed?: true;
}

const WITH_VAT = ' with VAT';

/** `0.45 EUR/kWh (Mo-Fr 08:00-20:00)`. */
export function priceWords(price: PricePart): Phrase {
  const { component, isTaxed } = price;
  return say`${own(amount(component.price))} ${unit(price)}${own(isTaxed ? WITH_VAT : '')}${when(price)}`;
}

/** `now 0.45 EUR/kWh (was 0.39)`, and what else changed of that price. */
export function editWords(was: PricePart | undefined, is: PricePart | undefined): Phrase {
  if (is === undefined) return was === undefined ? [] : say`no longer ${priceWords(was)}`;
  const after = is.component;
  const withVat = `, with ${vat(after)} ${amount(gross(after))}`;
  if (was === undefined) return say`now also ${priceWords(is)}${own(after.vat && !is.isTaxed ? withVat : '')}`;
  const before = was.component;
  const isSame = before.price === after.price;
  const turned = was.isTaxed === is.isTaxed ? '' : was.isTaxed ? WITH_VAT : ' without';
  const old = isSame ? '' : ` (was ${amount(before.price)}${turned})`;
  const price = say`${own(`${isSame ? 'still' : 'now'} ${amount(after.price)}`)} ${unit(is)}`;
  // Both prices with VAT, if they are without.
  const isTold = !was.isTaxed && !is.isTaxed && before.vat === after.vat && !isSame && after.vat;
  const also = [
    isTold ? `${withVat} (was ${amount(gross(before))})` : '',
    before.vat === after.vat ? '' : `, ${vat(after)} (was ${vat(before)})`,
    before.step_size === after.step_size ? '' : `, ${step(after)} (was ${before.step_size})`,
  ].join('');
  return say`${price}${own(`${is.isTaxed ? WITH_VAT : ''}${old}`)}${when(is)}${own(also)}`;
}

/** No rate is not the same as 0 % (OCPI 11.4.2). */
function vat({ vat: percent }: PriceComponent): string {
  return percent === undefined ? 'no VAT' : `${percent} % VAT`;
}

function step({ type, step_size }: PriceComponent): string {
  if (type === 'FLAT') return `step_size ${step_size}`;
  return `in steps of ${step_size} ${type === 'ENERGY' ? 'Wh' : 's'}`;
}

function unit({ currency, component, restrictions }: PricePart): Phrase {
  const isReserved = restrictions?.reservation !== undefined;
  const per = {
    ENERGY: 'kWh',
    TIME: isReserved ? 'h reserved' : 'h charging',
    PARKING_TIME: 'h parking',
    FLAT: isReserved ? 'reservation' : 'session',
  }[component.type];
  return own(`${currency}/${per}`);
}

function when({ restrictions }: PricePart): Phrase {
  const words = restrictions === undefined ? '' : restrictionWords(restrictions);
  return words === '' ? [] : say` (${words})`;
}

const MOST_DECIMALS = 4;

function gross({ price, vat: percent = 0 }: PriceComponent): number {
  return new Big(price).times(new Big(100).plus(percent)).div(100).round(MOST_DECIMALS, Big.roundHalfUp).toNumber();
}
