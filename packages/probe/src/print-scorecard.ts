/** Prints the scorecard of a server of anybody: every item with its share, then of what it is unknown. */

import { formatCount, listed, visible } from '../../../src/findings/index.ts';
import { publicScorecard } from '../../afir/public-scorecard.ts';
import { scoreLine } from '../../afir/report/print-text.ts';
import type { ItemScore } from '../../afir/scorecard.ts';
import type { ServerScorecard } from './probe-scorecard.ts';

/** How many sites or EVSEs are named for each item. */
const NAMED = 5;

/** Without a final line break. Nothing that the server sent can control the terminal. */
export function printServerScorecard({ url, version, notes, scorecard }: ServerScorecard): string {
  const { points, sites, items, moment = '' } = scorecard;
  const lacking = items.filter(({ lacking_count }) => lacking_count > 0);
  const met = publicScorecard(scorecard).filter(({ isMet }) => isMet);
  const read = version === undefined ? 'a list of locations' : `OCPI ${version}`;
  return [
    `AFIR, Article 20(2): ${visible(url)}, ${read}, ${moment}: ${formatCount(points, 'point')} at ${formatCount(sites, 'site')}.`,
    'Shares are of points; REMOVED and PLANNED ones do not count.',
    '',
    ...items.map(scoreLine),
    '',
    `${items.length - lacking.length} of ${items.length} items are said of every point. By the rules of the public scorecard (parkingnetherlands.com/afir-scorecard), ${met.length} of 10 have 90 %.`,
    ...(lacking.length === 0 ? [] : ['', 'Unknown', '', ...lacking.flatMap(unknownOf)]),
    ...(notes.length === 0 ? [] : ['', ...notes.map((note) => `note: ${visible(note)}`)]),
  ].join('\n');
}

function unknownOf({ item, title, level, lacking, lacking_count, counts }: ItemScore): string[] {
  const names = listed(lacking.map(visible), NAMED, lacking_count);
  return [
    `${item.padEnd(3)}  ${title}: of ${formatCount(lacking_count, level === 'site' ? 'site' : 'EVSE')}: ${names}`,
    `     counts: ${counts}`,
  ];
}

/** `{ url, version, requests, notes, points, sites, items, … }` as indented JSON. */
export function printServerScorecardJson({ scorecard, ...read }: ServerScorecard): string {
  return JSON.stringify({ ...read, ...scorecard }, undefined, 2);
}
