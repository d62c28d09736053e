/** The profile `afir`: the items of Article 20(2), so far as people can state each. */

import { ITEMS } from '../items/items.ts';
import { hasAdHocPrice } from '../items/of-payment.ts';
import { articleOf, type Item } from '../measure/item.ts';
import type { Demand, Profile } from './profile.ts';

/**
 * Items that are not told by themselves. Of a site in a street there may be no more to say about where it is (A8), and no cell can
 * say so. Every network in Europe is told of B1 (evse-id-missing). One table fills A16 to A19, and one status F1 and F2.
 */
const UNTOLD: ReadonlySet<string> = new Set(['A8', 'B1', 'A17', 'A18', 'A19', 'F2']);

const TOGETHER: { readonly [id: string]: string } = {
  A16: 'parking places and the vehicles that fit (A16 to A19)',
  F1: 'a status (F1, F2)',
};

const AD_HOC =
  'A tariff without a type is legal OCPI and means everybody, but access points count it as no ad hoc price: write AD_HOC_PAYMENT into type. If contracts have this price too, add a second tariff of type REGULAR.';

export const AFIR: Profile = {
  title: 'AFIR',
  verb: 'asks for',
  demands: ITEMS.filter(({ id }) => !UNTOLD.has(id)).map(toDemand),
};

function toDemand(item: Item): Demand {
  const { id, title, typedIn, level, measure } = item;
  // But for words in capitals, such as EVSE.
  const named = `(${id}, ${title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())})`;
  const about = { id, source: articleOf(item), typedIn };
  if (id === 'F3') {
    const asks = `a tariff of type AD_HOC_PAYMENT that is valid now ${named}`;
    return { ...about, asks, level: 'plug', measure: hasAdHocPrice, hint: AD_HOC };
  }
  const asks = TOGETHER[id] ?? `${typedIn.columns.join(', ')} ${named}`;
  return { ...about, asks, level, measure };
}
