/**
 * Prices in words: `0.45 EUR/kWh`, `now 0.45 EUR/kWh (was 0.39)`. OCPI's prices are without VAT (11.4.2), but for those of 2.3.0 that
 * say that they include taxes: `0.45 EUR/kWh with VAT`.
 */

import { Big } from 'big.js';
import type { PriceComponent, TariffRestrictions } from '../../ocpi/types.ts';
import type { ChangeOf, PricePart } from '../compare/change.ts';
import { describeObjects } from './objects.ts';
import { own, type Phrase, say } from './phrase.ts';
import { restrictionWords } from './restrictions.ts';
import { amount } from './values.ts';

/** `0.45 EUR/kWh (Mo-Fr 08:00-20:00)`. */
export function priceWords(currency: string, { component, restrictions, isTaxed }: PricePart): Phrase {
  const price = say`${own(amount(component.price))} ${unit(currency, component, restrictions)}`;
  return say`${price}${own(isTaxed ? WITH_VAT : '')}${when(restrictions)}`;
}

const WITH_VAT = ' with VAT';

/** `tariff T-2 now 0.45 EUR/kWh (was 0.39)`, and what else changed of that price. */
export function priceChangeWords({
  currency,
  restrictions,
  before,
  after,
  wasTaxed,
  isTaxed,
  objects,
}: ChangeOf<'price-changed'>): Phrase {
  const who = describeObjects('Tariff', objects);
  if (before === undefined && after === undefined) return who;
  const all = (component: PriceComponent, taxed: true | undefined) =>
    priceWords(currency, { component, restrictions, ...(taxed && { isTaxed: taxed }) });
  if (before === undefined)
    return after === undefined ? who : say`${who} now also ${all(after, isTaxed)}${vatWords(after, isTaxed)}`;
  if (after === undefined) return say`${who} no longer ${all(before, wasTaxed)}`;
  const now = before.price === after.price ? 'still' : 'now';
  const turned = wasTaxed === isTaxed ? '' : wasTaxed ? WITH_VAT : ' without';
  const was = before.price === after.price ? '' : ` (was ${amount(before.price)}${turned})`;
  const price = say`${own(`${now} ${amount(after.price)}`)} ${unit(currency, after, restrictions)}`;
  const gross = wasTaxed || isTaxed ? rates(before, after) : details(before, after);
  return say`${who} ${price}${own(`${isTaxed ? WITH_VAT : ''}${was}`)}${when(restrictions)}${own(gross)}`;
}

/** What else changed, and both prices with VAT if they are without. */
function details(before: PriceComponent, after: PriceComponent): string {
  if (before.vat !== after.vat || before.price === after.price || !after.vat) return rates(before, after);
  return `, with ${vat(after)} ${amount(gross(after))} (was ${amount(gross(before))})${rates(before, after)}`;
}

/** What changed besides the price. */
function rates(before: PriceComponent, after: PriceComponent): string {
  const parts: string[] = [];
  if (before.vat !== after.vat) parts.push(`${vat(after)} (was ${vat(before)})`);
  if (before.step_size !== after.step_size) parts.push(`${step(after)} (was ${before.step_size})`);
  return parts.map((part) => `, ${part}`).join('');
}

/** @param isTaxed whether the price is with VAT already */
function vatWords(component: PriceComponent, isTaxed: true | undefined): Phrase {
  return own(component.vat && !isTaxed ? `, with ${vat(component)} ${amount(gross(component))}` : '');
}

/** No rate is not the same as 0 % (OCPI 11.4.2). */
function vat({ vat: percent }: PriceComponent): string {
  return percent === undefined ? 'no VAT' : `${percent} % VAT`;
}

function step({ type, step_size }: PriceComponent): string {
  switch (type) {
    case 'ENERGY':
      return `in steps of ${step_size} Wh`;
    case 'TIME':
    case 'PARKING_TIME':
      return `in steps of ${step_size} s`;
    case 'FLAT':
      return `step_size ${step_size}`;
    default:
      return type satisfies never;
  }
}

function unit(currency: string, { type }: PriceComponent, restrictions: TariffRestrictions = {}): Phrase {
  const reserved = restrictions.reservation !== undefined;
  switch (type) {
    case 'ENERGY':
      return say`${own(`${currency}/kWh`)}`;
    case 'TIME':
      return own(reserved ? `${currency}/h reserved` : `${currency}/h charging`);
    case 'PARKING_TIME':
      return own(`${currency}/h parking`);
    case 'FLAT':
      return own(reserved ? `${currency}/reservation` : `${currency}/session`);
    default:
      return type satisfies never;
  }
}

function when(restrictions: TariffRestrictions | undefined): Phrase {
  const words = restrictions === undefined ? '' : restrictionWords(restrictions);
  return words === '' ? [] : say` (${words})`;
}

const MOST_DECIMALS = 4;

function gross({ price, vat: percent = 0 }: PriceComponent): number {
  return new Big(price).times(new Big(100).plus(percent)).div(100).round(MOST_DECIMALS, Big.roundHalfUp).toNumber();
}
