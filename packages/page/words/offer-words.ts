/** What an offer costs, in words: `0.60 €/kWh incl. VAT + 0.10 €/min after 4 h`. */

import type { Offer, OfferedPrice, PaidPart } from '../facts/offer.ts';
import { amountInWords, roundedInWords } from './amount-words.ts';
import { durationInWords, energyInWords } from './unit-words.ts';
import { restrictionsInWords } from './when-words.ts';
import type { PageWords } from './words.ts';

export interface OfferInWords {
  /** In one line: `Free of charge`, `No price given`, or the prices as people read them; several of one kind as a range. */
  readonly summary: string;
  /** The prices of the summary that were rounded, as they are; absent if none was, or if the details name each. */
  readonly exact?: string;
  /** Each price with its conditions, if the summary does not say everything; then the bounds and what a reservation costs. */
  readonly details: readonly string[];
}

export function offerInWords(offer: Offer, words: PageWords): OfferInWords {
  const { kind, parts } = offer;
  const reservation = offer.reservation.flatMap((part) => reservationInWords(part, words, offer));
  if (kind !== 'priced') return { summary: words.say(`price.${kind}`), details: reservation };
  const isWhole = parts.every(({ prices: [price, second] }) => second === undefined && price?.step === undefined);
  const exact = isWhole ? roundedPrices(offer, words) : [];
  const each = parts.flatMap((part) => part.prices.map((price) => priceInWords(price, part, offer, words)));
  return {
    summary: summaryOf(offer, words),
    ...(exact.length > 0 && { exact: words.say('price.exact', { price: exact.join(' + ') }) }),
    details: [...(isWhole ? [] : each), ...bounds(offer, words), ...reservation],
  };
}

/** The prices of all parts; after the first one, whether they are with VAT if any applies. */
function summaryOf(offer: Offer, words: PageWords): string {
  const list = offer.parts.map((part, i) => {
    const [price, second] = part.prices;
    const only = second === undefined ? price : undefined;
    if (only && isNothing(only, offer)) return priceInWords(only, part, offer, words);
    const said = unitPrice(part, offer, words, roundedInWords);
    return withWhen(i === 0 ? said + vatInWords(offer, words) : said, only, part, words);
  });
  return `${list.join(' + ')}${offer.vat === 'not stated' ? ` (${words.say('price.vat_not_stated')})` : ''}`;
}

/** With a space before it. Where no VAT applies, there is nothing to say. */
function vatInWords({ vat }: Offer, words: PageWords): string {
  return vat === 'none' ? '' : ` ${words.say(vat === 'included' ? 'price.incl_vat' : 'price.excl_vat')}`;
}

function roundedPrices(offer: Offer, words: PageWords): readonly string[] {
  return offer.parts.flatMap((part) => {
    const exact = unitPrice(part, offer, words);
    return exact === unitPrice(part, offer, words, roundedInWords) ? [] : [exact];
  });
}

function priceInWords(price: OfferedPrice, part: PaidPart, offer: Offer, words: PageWords): string {
  const amount = isNothing(price, offer)
    ? words.say('price.nothing')
    : unitPrice({ ...part, prices: [price] }, offer, words);
  return withStep(withWhen(amount, price, part, words), price, part, words);
}

/** Whether a part of a session costs nothing at all: nothing else is paid by other units, nor at least. */
function isNothing({ amount }: OfferedPrice, { parts, least }: Offer): boolean {
  return amount.eq(0) && least === undefined && parts.length === 1;
}

/** `0.10 €/min after 4 h`, but `0.10 €/min parking without charging, after 4 h`. */
function withWhen(said: string, price: OfferedPrice | undefined, { during }: PaidPart, words: PageWords): string {
  const conditions = price ? restrictionsInWords(price.restrictions, words).join(', ') : '';
  const when = price?.otherwise ? words.say('price.otherwise') : conditions;
  return when === '' ? said : `${said}${during ? ',' : ''} ${when}`;
}

function withStep(said: string, { step }: OfferedPrice, { per }: PaidPart, words: PageWords): string {
  if (step === undefined) return said;
  const unit = per === 'energy' ? energyInWords(step / 1000, words) : durationInWords(step, words);
  return `${said}, ${words.say('price.step', { step: unit })}`;
}

/** The price of one unit, or the range of several. */
function unitPrice(
  { per, during, prices }: PaidPart,
  { currency }: Offer,
  words: PageWords,
  write = amountInWords,
): string {
  const [least, ...more] = prices.map(({ amount }) => amount).sort((a, b) => a.cmp(b));
  const price = least ? words.say(`price.${per}`, { amount: write(least, currency, words, more.at(-1)) }) : '';
  return during ? words.say(`price.${during}`, { price }) : price;
}

function bounds({ least, most, currency, vat }: Offer, words: PageWords): string[] {
  const say = ({ amount, includesVat }: NonNullable<Offer['least']>) => {
    const said = amountInWords(amount, currency, words);
    return includesVat === (vat === 'included') ? said : `${said} ${words.say('price.excl_vat')}`;
  };
  return [
    ...(least?.amount.gt(0) ? [words.say('price.least', { amount: say(least) })] : []),
    ...(most ? [words.say('price.most', { amount: say(most) })] : []),
  ];
}

function reservationInWords(part: PaidPart, words: PageWords, offer: Offer): string[] {
  return part.prices.map((one) => {
    const amount =
      part.per === 'session' ? amountInWords(one.amount, offer.currency, words) : unitPrice(part, offer, words);
    const price = withStep(withWhen(amount, one, part, words), one, part, words);
    const isUnused = one.restrictions.reservation === 'RESERVATION_EXPIRES';
    return words.say(isUnused ? 'price.unused_reservation' : 'price.reservation', { price });
  });
}
