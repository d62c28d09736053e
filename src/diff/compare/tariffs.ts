/** Compares tariffs. A price is identified by its dimension and its restrictions. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Change, PricePart, PublishedNetwork } from './change.ts';
import { canonical, compareFields, isEqual, toJson } from './fields.ts';

/** A tariff of any version. */
type Tariff = PublishedNetwork['tariffs'][number];

export function* tariffChanges(before: readonly Tariff[], after: readonly Tariff[]): Iterable<Change> {
  const [old, now] = [byId(before), byId(after)];
  for (const [key, tariff] of now) {
    const earlier = old.get(key);
    const { id, currency } = tariff;
    if (earlier === undefined) yield { kind: 'tariff-added', id, currency, prices: pricesOf(tariff) };
    else {
      for (const edit of compareFields(earlier, tariff, ['elements', 'last_updated'])) {
        yield { kind: 'field-changed', of: 'Tariff', ...edit, objects: [{ id }] };
      }
      yield* priceChanges(earlier, tariff);
    }
  }
  for (const [key, { id }] of old) if (!now.has(key)) yield { kind: 'tariff-removed', id };
}

function* priceChanges(before: Tariff, after: Tariff): Iterable<Change> {
  if (isEqual(toJson(before.elements), toJson(after.elements), 'elements')) return;
  const { id, currency } = after;
  const [old, now] = [byUse(before), byUse(after)];
  const objects = [{ id }];
  for (const key of new Set([...now.keys(), ...old.keys()])) {
    const [was, is] = [old.get(key), now.get(key)];
    const { component, restrictions } = is ?? was ?? NO_PRICE;
    if (was && is && isEqual(toJson(was.component), toJson(is.component), '')) continue;
    const sides = { before: was?.component, after: is?.component };
    const taxes = { ...(was?.isTaxed && { wasTaxed: was.isTaxed }), ...(is?.isTaxed && { isTaxed: is.isTaxed }) };
    yield { kind: 'price-changed', currency, dimension: component.type, restrictions, ...sides, ...taxes, objects };
  }
  if (isRearranged(before, after, old, now)) yield { kind: 'prices-rearranged', objects };
}

const NO_PRICE: PricePart = { component: { type: 'FLAT', price: 0, step_size: 1 } };

type Prices = ReadonlyMap<string, PricePart>;

/** Whether the common prices are in a different order, or all prices are the same but in different elements. */
function isRearranged(before: Tariff, after: Tariff, old: Prices, now: Prices): boolean {
  const common = (these: Prices, those: Prices) => [...these.keys()].filter((key) => those.has(key)).join();
  if (common(old, now) !== common(now, old)) return true;
  const sameUses = old.size === now.size && [...old.keys()].every((key) => now.has(key));
  return sameUses && !isEqual(shapeOf(before), shapeOf(after), 'elements');
}

/** The elements without the details of each price. */
function shapeOf({ elements }: Tariff) {
  return elements.map(({ price_components, restrictions }) => ({
    price_components: price_components.map(({ type }) => type),
    restrictions: toJson(restrictions ?? {}),
  }));
}

/** Prices by dimension and restrictions. Repetitions of the same key are numbered. */
function byUse(tariff: Tariff): Prices {
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
    price_components.map((component) => ({ component, restrictions, ...taxes })),
  );
}

function byId(tariffs: readonly Tariff[]): ReadonlyMap<string, Tariff> {
  return new Map(tariffs.map((tariff) => [foldCase(tariff.id), tariff]));
}
