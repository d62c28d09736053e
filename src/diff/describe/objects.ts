/** Names the objects of a change: a few by their ids, many by their number. */

import { formatCount } from '../../findings/text/format.ts';
import type { Change, ClassName } from '../compare/change.ts';
import { own, ownTexts, type Phrase, say } from './phrase.ts';

/** The word for an object of each class. */
export const NAMES: { readonly [C in ClassName]: string } = {
  Location: 'Location',
  EVSE: 'EVSE',
  Connector: 'connector',
  Tariff: 'tariff',
  price: 'tariff',
  status: 'EVSE',
  settings: 'network setting',
  other: 'item',
};

/** How many ids a line names. */
const FEW = 3;

/** Whether there are few enough to name each. */
export function areFew({ length }: { readonly length: number }): boolean {
  return length <= FEW;
}

/** `tariff T-2`, `EVSEs AMS-01-A, AMS-01-B`, `40 connectors at 10 locations`. */
export function describeObjects({ class: of, ids, locations }: Pick<Change, 'class' | 'ids' | 'locations'>): Phrase {
  if (of === 'settings') return own('network settings');
  const name = NAMES[of];
  const first = ownTexts(ids.slice(0, FEW));
  if (areFew(ids)) return say`${own(ids.length === 1 ? name : `${name}s`)} ${first}`;
  if (locations === undefined) return say`${own(formatCount(ids.length, name))} (${first}, …)`;
  return own(`${formatCount(ids.length, name)} at ${formatCount(locations.length, 'location')}`);
}
