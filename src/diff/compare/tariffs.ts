/** Compares tariffs. A price is identified by its dimension and its restrictions. */

import { fieldChanges } from '../describe/fields.ts';
import { describeObjects } from '../describe/objects.ts';
import { joinSome, say } from '../describe/phrase.ts';
import { editWords, type PricePart, priceWords } from '../describe/prices.ts';
import type { Change, PublishedNetwork } from './change.ts';
import { canonical, isEqual, pairsById, toJson } from './fields.ts';

/** A tariff of any version. */
type Tariff = PublishedNetwork['tariffs'][number];

/** How many prices a line shows. */
const NAMED = 5;

export function* tariffChanges(before: readonly Tariff[], after: readonly Tariff[]): Iterable<Change> {
  for (const [was, is] of pairsById(before, after)) {
    if (was && is) {
      yield* fieldChanges('Tariff', [was, is], { ids: [is.id] }, ['elements', 'last_updated']);
      yield* priceChanges(was, is);
    } else if (is) {
      const prices = pricesOf(is);
      const words: Change['words'] = (change) =>
        say`${describeObjects(change)} added: ${joinSome(prices.map(priceWords), NAMED)}`;
      yield { kind: 'added', class: 'Tariff', ids: [is.id], after: toJson(prices), words };
    } else if (was) {
      const words: Change['words'] = (change) => say`${describeObjects(change)} removed`;
      yield { kind: 'removed', class: 'Tariff', ids: [was.id], words };
    }
  }
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
    const words: Change['words'] = (change) => say`${describeObjects(change)} ${editWords(was, is)}`;
    const sides = { field: 'price', before: was && toJson(was), after: is && toJson(is) };
    yield { kind: 'changed', class: 'price', ids, ...sides, words };
    isSame = false;
  }
  // The order decides which price applies (OCPI 11.4.4).
  if (!isSame && inBoth(old, now) === inBoth(now, old)) return;
  const words: Change['words'] = (change) =>
    say`${describeObjects(change)}: the same prices in a different order, which decides which price applies`;
  yield { kind: 'changed', class: 'Tariff', ids, field: 'elements', words };
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
