/**
 * Prices in words: `0.45 EUR/kWh`, `now 0.45 EUR/kWh (was 0.39)`. OCPI's prices are without VAT (11.4.2), but for those of 2.3.0 that
 * say that they include taxes: `0.45 EUR/kWh with VAT`.
 */

import { Big } from 'big.js';
import type { PriceComponent, TariffRestrictions } from '../../ocpi/types.ts';
import type { Change } from '../compare/change.ts';
import { describeObjects } from './objects.ts';
import { joinSome, own, type Phrase, say } from './phrase.ts';
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

type Words = Change['words'];

/** How many prices a line shows. */
const NAMED = 5;

export function tariffAddedWords(prices: readonly PricePart[]): Words {
  return (change) => say`${describeObjects(change)} added: ${joinSome(prices.map(priceWords), NAMED)}`;
}

export const tariffRemovedWords: Words = (change) => say`${describeObjects(change)} removed`;

export const reorderedWords: Words = (change) =>
  say`${describeObjects(change)}: the same prices in a different order, which decides which price applies`;

/** `0.45 EUR/kWh (Mo-Fr 08:00-20:00)`. */
function priceWords(price: PricePart): Phrase {
  const { component, restrictions, isTaxed } = price;
  return say`${own(amount(component.price))} ${unit(price)}${own(isTaxed ? WITH_VAT : '')}${when(restrictions)}`;
}

const WITH_VAT = ' with VAT';

/** `tariff T-2 now 0.45 EUR/kWh (was 0.39)`, and what else changed of that price. */
export function priceChangeWords(was: PricePart | undefined, is: PricePart | undefined): Words {
  return (change) => say`${describeObjects(change)} ${editWords(was, is)}`;
}

function editWords(was: PricePart | undefined, is: PricePart | undefined): Phrase {
  if (is === undefined) return was === undefined ? [] : say`no longer ${priceWords(was)}`;
  if (was === undefined) return say`now also ${priceWords(is)}${vatWords(is)}`;
  const [before, after] = [was.component, is.component];
  const now = before.price === after.price ? 'still' : 'now';
  const turned = was.isTaxed === is.isTaxed ? '' : was.isTaxed ? WITH_VAT : ' without';
  const old = before.price === after.price ? '' : ` (was ${amount(before.price)}${turned})`;
  const gross = was.isTaxed || is.isTaxed ? rates(before, after) : details(before, after);
  const price = say`${own(`${now} ${amount(after.price)}`)} ${unit(is)}`;
  return say`${price}${own(`${is.isTaxed ? WITH_VAT : ''}${old}`)}${when(is.restrictions)}${own(gross)}`;
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

function vatWords({ component, isTaxed }: PricePart): Phrase {
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

function unit({ currency, component, restrictions = {} }: PricePart): Phrase {
  const reserved = restrictions.reservation !== undefined;
  switch (component.type) {
    case 'ENERGY':
      return say`${own(`${currency}/kWh`)}`;
    case 'TIME':
      return own(reserved ? `${currency}/h reserved` : `${currency}/h charging`);
    case 'PARKING_TIME':
      return own(`${currency}/h parking`);
    case 'FLAT':
      return own(reserved ? `${currency}/reservation` : `${currency}/session`);
    default:
      return component.type satisfies never;
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
