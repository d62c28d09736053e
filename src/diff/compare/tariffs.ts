/** Compares tariffs. A price is identified by its dimension and its restrictions. */

import { foldCase } from '../../ocpi/ci-string.ts';
import {
  type PricePart,
  priceChangeWords,
  reorderedWords,
  tariffAddedWords,
  tariffRemovedWords,
} from '../describe/prices.ts';
import type { Change, PublishedNetwork } from './change.ts';
import { fieldChanges } from './field-changes.ts';
import { canonical, isEqual, toJson } from './fields.ts';

/** A tariff of any version. */
type Tariff = PublishedNetwork['tariffs'][number];

export function* tariffChanges(before: readonly Tariff[], after: readonly Tariff[]): Iterable<Change> {
  const [old, now] = [byId(before), byId(after)];
  for (const [key, tariff] of now) {
    const earlier = old.get(key);
    const ids = [tariff.id];
    if (earlier) {
      yield* fieldChanges('Tariff', [earlier, tariff], { ids }, ['elements', 'last_updated']);
      yield* priceChanges(earlier, tariff);
    } else {
      const prices = pricesOf(tariff);
      yield { kind: 'added', class: 'Tariff', ids, after: toJson(prices), words: tariffAddedWords(prices) };
    }
  }
  for (const [key, { id }] of old)
    if (!now.has(key)) yield { kind: 'removed', class: 'Tariff', ids: [id], words: tariffRemovedWords };
}

/** Prices that came, went or changed. */
function* priceChanges(before: Tariff, after: Tariff): Iterable<Change> {
  if (isEqual(toJson(before.elements), toJson(after.elements), 'elements')) return;
  const [old, now] = [byUse(before), byUse(after)];
  const inBoth = (one: typeof now, other: typeof now) => [...one.keys()].filter((key) => other.has(key)).join();
  const ids = [after.id];
  let isSame = true;
  for (const key of new Set([...now.keys(), ...old.keys()])) {
    const [was, is] = [old.get(key), now.get(key)];
    if (was && is && isEqual(toJson(was.component), toJson(is.component), '')) continue;
    const sides = { field: 'price', before: was && toJson(was), after: is && toJson(is) };
    yield { kind: 'changed', class: 'price', ids, ...sides, words: priceChangeWords(was, is) };
    isSame = false;
  }
  // The order decides which price applies (OCPI 11.4.4).
  if (isSame || inBoth(old, now) !== inBoth(now, old))
    yield { kind: 'changed', class: 'Tariff', ids, field: 'elements', words: reorderedWords };
}

/** Prices by dimension and restrictions. Repetitions of the same key are numbered. */
function byUse(tariff: Tariff): ReadonlyMap<string, PricePart> {
  const prices = new Map<string, PricePart>();
  for (const price of pricesOf(tariff)) {
    const use = `${price.component.type} ${canonical(toJson(price.restrictions ?? {}))}`;
    let number = 1;
    while (prices.has(`${use} ${number}`)) number++;
    prices.set(`${use} ${number}`, price);
  }
  return prices;
}

function pricesOf(tariff: Tariff): PricePart[] {
  const taxes = 'tax_included' in tariff && tariff.tax_included === 'YES' ? { isTaxed: true as const } : {};
  return tariff.elements.flatMap(({ price_components, restrictions }) =>
    price_components.map((component) => ({ currency: tariff.currency, component, restrictions, ...taxes })),
  );
}

function byId(tariffs: readonly Tariff[]): ReadonlyMap<string, Tariff> {
  return new Map(tariffs.map((tariff) => [foldCase(tariff.id), tariff]));
}
