/** Writes the first line of every report: `2 locations added, 3 EVSEs added, 1 tariff changed, 12 statuses changed`. */

import type { Change, Diff } from './compare/change.ts';
import { NAMES } from './describe/objects.ts';
import { count } from './describe/phrase.ts';

/** How many objects changed, by what and how: `EVSE added`. Those of Locations that came or left are among them. */
export type ChangeCounts = { readonly [what: string]: number };

/** What is counted, in the order of the line. Existing objects count once, however many of their fields have another value. */
const COUNTED = [
  ...['location added', 'location removed', 'EVSE added', 'EVSE removed', 'EVSE moved to another location'],
  ...['connector added', 'connector removed', 'tariff added', 'tariff removed', 'tariff changed', 'location changed'],
  ...['EVSE changed', 'connector changed', 'network setting changed'],
];

/** Only what changed is there. */
export function countChanges({ changes }: Diff): ChangeCounts {
  const ids = new Map<string, Set<string>>(COUNTED.map((what) => [what, new Set()]));
  const idsOf = (what: string) => ids.get(what) ?? ids.set(what, new Set()).get(what);
  const evses = new Map<string, number>();
  for (const change of changes) {
    const what = whatOf(change);
    for (const id of change.class === 'settings' ? [change.field ?? ''] : change.ids) idsOf(what)?.add(id);
    if (change.class === 'Location' && change.evses)
      evses.set(`EVSE ${change.kind}`, (evses.get(`EVSE ${change.kind}`) ?? 0) + change.evses);
  }
  const counts = [...ids].map(([what, { size }]) => [what, size + (evses.get(what) ?? 0)] as const);
  return Object.fromEntries(counts.filter(([, number]) => number > 0));
}

function whatOf({ class: of, kind, field }: Change): string {
  if (of === 'other') return `${field} changed`;
  if (of === 'status') return 'status changed';
  const name = of === 'Location' ? 'location' : NAMES[of];
  return `${name} ${kind}${kind === 'moved' ? ' to another location' : ''}`;
}

/** One line, with none of the data in it. */
export function summariseChanges(diff: Diff): string {
  const words = Object.entries(countChanges(diff)).map(([what, number]) => {
    const [one = '', how] = what.split(/ (?=added|removed|moved|changed)/);
    const many =
      one === 'status' ? `${number.toLocaleString('en')} ${number === 1 ? one : 'statuses'}` : count(number, one);
    return `${many} ${how}`;
  });
  return words.length === 0 ? 'Nothing changed in the published data.' : words.join(', ');
}
