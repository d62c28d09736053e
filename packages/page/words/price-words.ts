/** The prices of a tariff, in words: `0.60 €/kWh incl. VAT + 0.10 €/min after 4 h`. */

import { Big } from 'big.js';
import { decimalsOf } from '../facts/price-with-vat.ts';
import type { PriceBound, PriceLine, TariffPrice } from '../facts/tariff-price.ts';
import { amountInWords, roundedInWords } from './amount-words.ts';
import { durationInWords, energyInWords } from './unit-words.ts';
import { restrictionsInWords } from './when-words.ts';
import type { PageWords } from './words.ts';

export interface PriceInWords {
  /** In one line: `Free of charge`, `No price given`, or the prices as people read them; several of one kind as a range. */
  readonly summary: string;
  /** The prices of the summary that were rounded, as they are; absent if none was, or if the details name each. */
  readonly exact?: string;
  /** Each price with its conditions, if the summary does not say everything; then the bounds and what a reservation costs. */
  readonly details: readonly string[];
}

export function priceInWords(price: TariffPrice, words: PageWords): PriceInWords {
  const { kind, lines } = price;
  const reservation = price.reservation.map((line) => reservationInWords(line, price, words));
  if (kind === 'free') return { summary: words.say('price.free'), details: reservation };
  if (kind === 'unknown') return { summary: words.say('price.unknown'), details: reservation };
  const groups = groupByDimension(lines);
  const isWhole =
    groups.every(({ length }) => length === 1) && lines.every(({ step, dimension }) => !tells(step, dimension));
  const exact = isWhole ? roundedPrices(groups, price, words) : [];
  return {
    summary: summaryOf(groups, price, words),
    ...(exact.length > 0 && { exact: words.say('price.exact', { price: exact.join(' + ') }) }),
    details: [
      ...(isWhole ? [] : lines.map((line) => lineInWords(line, price, words))),
      ...bounds(price, words),
      ...reservation,
    ],
  };
}

/** The prices of all dimensions; after the first one, whether they are with VAT if any applies. */
function summaryOf(groups: readonly (readonly PriceLine[])[], price: TariffPrice, words: PageWords): string {
  const vat = vatInWords(price, words);
  const list = groups.map((group, i) => {
    const [line] = group;
    if (group.length === 1 && line && isNothing(line, price)) return lineInWords(line, price, words);
    const said = unitPrice(group, price, rounded(words));
    const when = group.length === 1 && line ? whenInWords(line, words) : '';
    return line === undefined ? said : joinWhen(i === 0 ? `${said}${vat}` : said, when, line, price);
  });
  return `${list.join(' + ')}${price.vat === 'not stated' ? ` (${words.say('price.vat_not_stated')})` : ''}`;
}

/** With a space before it. Where no VAT applies, there is nothing to say. */
function vatInWords({ vat }: TariffPrice, words: PageWords): string {
  if (vat === 'none') return '';
  return ` ${words.say(vat === 'included' ? 'price.incl_vat' : 'price.excl_vat')}`;
}

/** The prices that a summary rounds. */
function roundedPrices(
  groups: readonly (readonly PriceLine[])[],
  price: TariffPrice,
  words: PageWords,
): readonly string[] {
  return groups.flatMap((group) => {
    const exact = unitPrice(group, price, { words });
    return exact === unitPrice(group, price, rounded(words)) ? [] : [exact];
  });
}

/** How amounts are written. */
interface Writing {
  readonly words: PageWords;
  readonly isRounded?: true;
}

function rounded(words: PageWords): Writing {
  return { words, isRounded: true };
}

function groupByDimension(lines: readonly PriceLine[]): PriceLine[][] {
  const groups: PriceLine[][] = [];
  for (const line of lines) {
    const group = groups.find(([first]) => first?.dimension === line.dimension);
    if (group === undefined) groups.push([line]);
    else group.push(line);
  }
  return groups;
}

function lineInWords(line: PriceLine, price: TariffPrice, words: PageWords): string {
  const amount = isNothing(line, price) ? words.say('price.nothing') : unitPrice([line], price, { words });
  const said = joinWhen(amount, whenInWords(line, words), line, price);
  return [said, stepInWords(line, words)].filter(Boolean).join(', ');
}

/** Whether a part of a session costs nothing at all: nothing else is paid by other units, nor at least. */
function isNothing({ amount, dimension }: PriceLine, { lines, least }: TariffPrice): boolean {
  return amount.eq(0) && least === undefined && lines.every((line) => line.dimension === dimension);
}

/** `0.10 €/min after 4 h`, but `0.10 €/min parking without charging, after 4 h`. */
function joinWhen(said: string, when: string, line: PriceLine, { lines }: TariffPrice): string {
  if (when === '') return said;
  return `${said}${isLabelled(line, lines) ? ',' : ''} ${when}`;
}

/** Whether the kind of time is said: always for parking, and for charging where a tariff has a price of both. */
function isLabelled({ dimension }: PriceLine, lines: readonly PriceLine[]): boolean {
  const hasParking = lines.some((line) => line.dimension === 'PARKING_TIME');
  return dimension === 'PARKING_TIME' || (dimension === 'TIME' && hasParking);
}

function whenInWords({ restrictions, otherwise }: PriceLine, words: PageWords): string {
  return otherwise ? words.say('price.otherwise') : restrictionsInWords(restrictions, words).join(', ');
}

/** The price of one unit, or the range of several. */
function unitPrice(lines: readonly PriceLine[], { currency, lines: all }: TariffPrice, writing: Writing): string {
  const { words } = writing;
  const [first] = lines;
  if (first === undefined) return '';
  const { dimension } = first;
  switch (dimension) {
    case 'ENERGY':
      return words.say('price.energy', { amount: range(lines, currency, writing) });
    case 'FLAT':
      return words.say('price.session', { amount: range(lines, currency, writing) });
    case 'STAY':
      return timePrice(lines, all, currency, writing);
    case 'TIME': {
      const price = timePrice(lines, all, currency, writing);
      return isLabelled(first, all) ? words.say('price.charging', { price }) : price;
    }
    case 'PARKING_TIME':
      return words.say('price.parking', { price: timePrice(lines, all, currency, writing) });
    default:
      return dimension satisfies never;
  }
}

const CENTS = 2;
const MINUTES = 60;

/**
 * By the minute, as drivers are used to, if every price of time of a tariff divides without more decimals than cents have; else
 * by the hour.
 */
function timePrice(lines: readonly PriceLine[], all: readonly PriceLine[], currency: string, writing: Writing): string {
  const isMinutely = all.filter(({ dimension }) => isTime(dimension)).every(({ amount }) => dividesIntoMinutes(amount));
  const priced = isMinutely ? lines.map(({ amount }) => ({ amount: amount.div(MINUTES) })) : lines;
  return writing.words.say(isMinutely ? 'price.minute' : 'price.hour', { amount: range(priced, currency, writing) });
}

function isTime(dimension: PriceLine['dimension']): boolean {
  return dimension === 'TIME' || dimension === 'PARKING_TIME' || dimension === 'STAY';
}

function dividesIntoMinutes(hourly: Big): boolean {
  const minutely = hourly.div(MINUTES);
  return decimalsOf(minutely) <= CENTS && minutely.times(MINUTES).eq(hourly);
}

function range(lines: readonly Pick<PriceLine, 'amount'>[], currency: string, { words, isRounded }: Writing): string {
  const amounts = lines.map(({ amount }) => amount).sort((a, b) => a.cmp(b));
  const [least = new Big(0)] = amounts;
  const say = isRounded ? roundedInWords : amountInWords;
  return say(least, currency, words, amounts.at(-1));
}

/** Units that are so small that nobody sees them. */
const UNSEEN_S = 60;
const UNSEEN_WH = 10;

function tells(step: number, dimension: PriceLine['dimension']): boolean {
  if (dimension === 'FLAT') return false;
  return step > (dimension === 'ENERGY' ? UNSEEN_WH : UNSEEN_S);
}

function stepInWords({ step, dimension }: PriceLine, words: PageWords): string {
  if (!tells(step, dimension)) return '';
  const unit = dimension === 'ENERGY' ? energyInWords(step / 1000, words) : durationInWords(step, words);
  return words.say('price.step', { step: unit });
}

function bounds({ least, most, currency, vat }: TariffPrice, words: PageWords): string[] {
  const say = (bound: PriceBound) => {
    const amount = amountInWords(bound.amount, currency, words);
    return bound.includesVat === (vat === 'included') ? amount : `${amount} ${words.say('price.excl_vat')}`;
  };
  return [
    ...(least?.amount.gt(0) ? [words.say('price.least', { amount: say(least) })] : []),
    ...(most ? [words.say('price.most', { amount: say(most) })] : []),
  ];
}

function reservationInWords(line: PriceLine, { currency, reservation }: TariffPrice, words: PageWords): string {
  const amount =
    line.dimension === 'FLAT'
      ? amountInWords(line.amount, currency, words)
      : timePrice([line], reservation, currency, { words });
  const when = restrictionsInWords(line.restrictions, words).join(', ');
  const price = [`${amount}${when === '' ? '' : ` ${when}`}`, stepInWords(line, words)].filter(Boolean).join(', ');
  const unused = line.restrictions.reservation === 'RESERVATION_EXPIRES';
  return words.say(unused ? 'price.unused_reservation' : 'price.reservation', { price });
}
