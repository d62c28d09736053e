/** Prints the scorecard of a server of anybody: every item with its share, then of what it is unknown. */

import { visible } from '../../../src/findings/index.ts';
import { scoreLines, sizeOf, WHAT_COUNTS, whoLacks } from '../../afir/report/print-text.ts';
import type { ServerScorecard } from './probe-scorecard.ts';

/** Without a final line break. Nothing that the server sent can control the terminal. */
export function printServerScorecard({ url, version, notes, scorecard }: ServerScorecard): string {
  const read = version === undefined ? 'a list of locations' : `OCPI ${version}`;
  return [
    `AFIR, Article 20(2): ${visible(url)}, ${read}, ${scorecard.moment ?? ''}: ${sizeOf(scorecard)}.`,
    WHAT_COUNTS,
    ...scoreLines(scorecard, 'Unknown', (score) => [
      `${score.item.padEnd(3)}  ${score.title}: ${whoLacks(score)}`,
      `     counts: ${score.counts}`,
    ]),
    ...(notes.length === 0 ? [] : ['', ...notes.map((note) => `note: ${visible(note)}`)]),
  ].join('\n');
}

/** `{ url, version, requests, notes, points, sites, items, … }` as indented JSON. */
export function printServerScorecardJson({ scorecard, ...read }: ServerScorecard): string {
  return JSON.stringify({ ...read, ...scorecard }, undefined, 2);
}
