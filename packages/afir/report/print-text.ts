/** Prints a scorecard for people: every item with its share, then what to type where, then the demands on time. */

import { formatCount, listed } from '../../../src/findings/index.ts';
import { publicScorecard } from '../public-scorecard.ts';
import type { ItemScore, Scorecard } from '../scorecard.ts';
import type { OnTime } from './on-time.ts';
import { percentOf } from './percent-of.ts';

/** How many sites or EVSEs are named for each item. */
const NAMED = 5;

export function printScorecard(scorecard: Scorecard, onTime: readonly OnTime[] = []): string {
  const { points, sites, items, moment } = scorecard;
  const lacking = items.filter(({ lacking_count }) => lacking_count > 0);
  const met = publicScorecard(scorecard).filter(({ isMet }) => isMet);
  const when = moment === undefined ? '' : `, ${moment}`;
  return [
    `AFIR, Article 20(2): ${formatCount(points, 'point')} at ${formatCount(sites, 'site')}${when}. Shares are of points; REMOVED and PLANNED ones do not count.`,
    '',
    ...items.map(scoreLine),
    '',
    `${items.length - lacking.length} of ${items.length} items are said of every point. By the rules of the public scorecard (parkingnetherlands.com/afir-scorecard), ${met.length} of 10 have 90 %.`,
    ...(lacking.length === 0 ? [] : ['', 'What to type', '']),
    ...lacking.flatMap(adviceOf),
    ...(onTime.length === 0 ? [] : ['', 'On time', '']),
    ...onTime.flatMap(({ demand, source, can_keep, why }) => [
      `${can_keep.toUpperCase().padEnd(8)} ${demand} (${source}).`,
      `         ${why}`,
    ]),
  ].join('\n');
}

/** One line: the share, the item, and what is said with a no. */
export function scoreLine({ item, title, share, stated_share, formats }: ItemScore): string {
  const noes = stated_share > share ? `, ${percentOf(stated_share)} with those that say no` : '';
  const held = formats.includes('held, no OCPI field') ? ' (held, no OCPI field)' : '';
  return `${percentOf(share).padStart(7)}  ${item.padEnd(3)}  ${title}${held}${noes}`;
}

function adviceOf({ item, title, level, lacking, lacking_count, where, counts, formats }: ItemScore): string[] {
  const names = listed(lacking, NAMED, lacking_count);
  return [
    `${item.padEnd(3)}  ${title}: unknown of ${formatCount(lacking_count, level === 'site' ? 'site' : 'EVSE')}: ${names}`,
    `     type:   ${where}`,
    `     counts: ${counts}`,
    `     is in:  ${formats.join('; ')}`,
  ];
}
