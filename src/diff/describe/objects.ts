/** Names the objects of a change: a few by their ids, many by their number. */

import type { ClassName, ObjectId } from '../compare/change.ts';
import { count, join, own, type Phrase, say } from './phrase.ts';

/** The word for an object of each class. */
const NAMES: { readonly [C in ClassName]: string } = {
  Location: 'Location',
  EVSE: 'EVSE',
  Connector: 'connector',
  Tariff: 'tariff',
  settings: 'network setting',
};

/** How many ids a line names. */
const FEW = 3;

/** Whether there are few enough to name each. */
export function areFew({ length }: { readonly length: number }): boolean {
  return length <= FEW;
}

/** `tariff T-2`, `EVSEs AMS-01-A, AMS-01-B`, `40 connectors at 10 locations`. */
export function describeObjects(of: ClassName, objects: readonly ObjectId[]): Phrase {
  if (of === 'settings') return own('network settings');
  const name = NAMES[of];
  const ids = objects.slice(0, FEW).map(({ id }) => say`${id}`);
  if (areFew(objects)) return say`${own(objects.length === 1 ? name : `${name}s`)} ${join(ids, ', ')}`;
  const locations = new Set(objects.flatMap(({ location }) => (location === undefined ? [] : [location])));
  const first = say` (${join(ids, ', ')}, …)`;
  if (locations.size === 0) return say`${own(count(objects.length, name))}${first}`;
  return say`${own(`${count(objects.length, name)} at ${count(locations.size, 'location')}`)}`;
}
