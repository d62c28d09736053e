/**
 * The ten items of the public scorecard at parkingnetherlands.com/afir-scorecard, in its order, with its line: an item is met where
 * at least 90.0 % of the points have it. Of F3 it asks less: such a tariff at one plug of the point.
 */

import type { Scorecard } from './scorecard.ts';

/** One of the ten. */
export interface PublicItem {
  readonly name: string;
  readonly items: string;
  readonly share: number;
  readonly isMet: boolean;
}

const TEN = [
  ['Ad hoc price named', 'F3', 'F3'],
  ['Any tariff attached', 'F3', undefined],
  ['Bank card reader', 'A20', 'A20'],
  ['Contactless payment', 'A21', 'A21'],
  ['Point maximum power published', 'B6', 'B6'],
  ['Operational status known', 'F1', 'F1'],
  ['Opening hours', 'A14', 'A14'],
  ['Renewable share declared', 'B10', 'B10'],
  ['Helpdesk telephone', 'A5', 'A5'],
  ['Parking spaces and vehicle limits', 'A16 to A19', 'A16'],
] as const;

/** Its percentages have one decimal, by which it judges. */
const MET = 90;

export function publicScorecard({ items, any_tariff, points }: Scorecard): PublicItem[] {
  return TEN.map(([name, named, id]) => {
    const { share, present } = id === undefined ? any_tariff : (items.find(({ item }) => item === id) ?? any_tariff);
    const percent = points === 0 ? 0 : Math.round((1000 * present) / points) / 10;
    return { name, items: named, share, isMet: percent >= MET };
  });
}
