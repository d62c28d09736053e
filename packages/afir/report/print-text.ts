/** Prints a scorecard for people: every item with its share, then what to type where, then the demands on time. */

import { formatCount, listed, visible } from '../../../src/findings/index.ts';
import { publicScorecard } from '../public-scorecard.ts';
import type { ItemScore, Scorecard } from '../scorecard.ts';
import type { OnTime } from './on-time.ts';
import { percentOf } from './percent-of.ts';

/** How many sites or EVSEs are named for each item. */
const NAMED = 5;

export function printScorecard(scorecard: Scorecard, onTime: readonly OnTime[] = []): string {
  const { moment } = scorecard;
  const demands = onTime.flatMap(({ demand, source, can_keep, why }) => [
    `${can_keep.toUpperCase().padEnd(8)} ${demand} (${source}).`,
    `         ${why}`,
  ]);
  return [
    `AFIR, Article 20(2): ${sizeOf(scorecard)}${moment === undefined ? '' : `, ${moment}`}. ${WHAT_COUNTS}`,
    ...scoreLines(scorecard, 'What to type', adviceOf),
    ...(demands.length === 0 ? [] : ['', 'On time', '', ...demands]),
  ].join('\n');
}

export const WHAT_COUNTS = 'Shares are of points; REMOVED and PLANNED ones do not count.';

export function sizeOf({ points, sites }: Scorecard): string {
  return `${formatCount(points, 'point')} at ${formatCount(sites, 'site')}`;
}

/** Every item with its share, and of what it is unknown. */
export function scoreLines(
  scorecard: Scorecard,
  heading: string,
  aboutLacking: (item: ItemScore) => string[],
): string[] {
  const { items } = scorecard;
  const lacking = items.filter(({ lacking_count }) => lacking_count > 0);
  const met = publicScorecard(scorecard).filter(({ isMet }) => isMet);
  return [
    ...['', ...items.map(scoreLine), ''],
    `${items.length - lacking.length} of ${items.length} items are said of every point. By the rules of the public scorecard (parkingnetherlands.com/afir-scorecard), ${met.length} of 10 have 90 %.`,
    ...(lacking.length === 0 ? [] : ['', heading, '', ...lacking.flatMap(aboutLacking)]),
  ];
}

/** One line: the share, the item, and what is said with a no. */
function scoreLine({ item, title, share, stated_share, formats }: ItemScore): string {
  const noes = stated_share > share ? `, ${percentOf(stated_share)} with those that say no` : '';
  const held = formats.includes('held, no OCPI field') ? ' (held, no OCPI field)' : '';
  return `${percentOf(share).padStart(7)}  ${item.padEnd(3)}  ${title}${held}${noes}`;
}

function adviceOf(score: ItemScore): string[] {
  return [
    `${score.item.padEnd(3)}  ${score.title}: unknown ${whoLacks(score)}`,
    `     type:   ${score.where}`,
    `     counts: ${score.counts}`,
    `     is in:  ${score.formats.join('; ')}`,
  ];
}

/** `of 2 sites: AMS-01, AMS-02`. Nothing that a server sent can control the terminal. */
export function whoLacks({ level, lacking, lacking_count: count }: ItemScore): string {
  return `of ${formatCount(count, level === 'site' ? 'site' : 'EVSE')}: ${listed(lacking.map(visible), NAMED, count)}`;
}
