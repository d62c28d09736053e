/** Rule: no sites at one place, EVSEs or stations of a site have ids that differ only in spelling. */

import { distance } from '../../cells/places/distance.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { repeatedRows } from '../../read/load/rows-by-id.ts';
import { placeInRow } from '../../tables/row-finding.ts';
import type { Row } from '../../tables/table.ts';
import type { LocationRow } from '../../tables/tables.ts';
import { foldWord } from '../../words/fold-word.ts';
import { pointOf } from '../places/coordinates.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'doubled-id': {
      severity: 'doubt',
      wrong:
        'Two sites at one address or point, or two EVSEs or stations of a site, have ids that differ only in case, blanks, dashes or zeros.',
      why: 'It is probably one, whose id was written in two ways. Drivers would see it twice, with some of its plugs each.',
      fix: 'Write the id in one way in all rows. If there are two, accept it in waivers.csv.',
      message: '{field} "{id}" is another way to write "{other}", which is at the same place.',
      hint: 'If it is one, write {other} in all rows that name it, and delete a row that describes it twice.',
    },
  },
  /** What is REMOVED or hidden may be what the id was before. */
  network({ dataset, tell }) {
    const told = <C extends string>(table: 'locations' | 'evses', column: C, [first, row]: Pair<RowWith<C>>) => {
      const params = { id: row.values[column] ?? '', other: first.values[column] ?? '' };
      tell('doubled-id', table, row, column, { params, related: [placeInRow(first, column)] });
    };
    const sites = dataset.contents.locations.rows.filter(({ values }) => values.publish);
    for (const pair of doubles(sites, 'id')) if (areAtOnePlace(...pair)) told('locations', 'id', pair);
    for (const { evses } of dataset.locations) {
      if (evses.length < 2) continue;
      const rows = evses.flatMap(({ evse }) => (evse.values.status === 'REMOVED' ? [] : [evse]));
      for (const pair of doubles(rows, 'uid')) told('evses', 'uid', pair);
      const ofStations = rows.filter(({ values }) => values.station !== undefined);
      for (const pair of doubles(ofStations, 'station')) {
        if (pair[0].values.station !== pair[1].values.station) told('evses', 'station', pair);
      }
    }
  },
});

type Pair<R> = readonly [first: R, row: R];

type RowWith<C extends string> = Row<{ readonly [column in C]: string | undefined }>;

/** Each row whose id is written like that of a row before it, with the first of them. */
function doubles<C extends string, R extends RowWith<C>>(rows: readonly R[], column: C): Pair<R>[] {
  return alikeIds(rows, ({ values }) => values[column] ?? '', isInOneWay, spellingOf).flatMap((alike) => {
    const [first, ...others] = alike.sort((a, b) => a.record - b.record);
    return first === undefined ? [] : others.map((row) => [first, row] as const);
  });
}

/** Whether a sign is in an id however people write it: a letter or a digit, but no 0. */
function isInOneWay(code: number): boolean {
  return (code >= 0x31 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);
}

function spellingOf(id: string): string {
  return (foldWord(id) ?? id).replaceAll(/\b0+(?=\d)/g, '');
}

/** One car park is not larger. */
const NEAR_METRES = 200;

function areAtOnePlace(a: LocationRow, b: LocationRow): boolean {
  const [address, other] = [a, b].map(({ values }) => foldWord(`${values.address} ${values.city}`));
  if (address !== undefined && address === other) return true;
  return distance(pointOf(a), pointOf(b)) <= NEAR_METRES;
}

/**
 * The rows whose ids are one but for signs that people write in different ways, in groups.
 *
 * @param counts whether a sign is in an id however people write it
 * @param spellingOf an id without what people write in different ways
 */
export function alikeIds<R>(
  rows: readonly R[],
  idOf: (row: R) => string,
  counts: (code: number) => boolean,
  spellingOf: (id: string) => string,
): R[][] {
  const alike = repeatedRows(rows, (row) => numberOf(foldCase(idOf(row)), counts));
  return alike.flatMap((group) => repeatedRows(group, (row) => spellingOf(idOf(row))));
}

/**
 * Ids that differ only in signs that do not count have the same number. Others rarely do, and a number is much cheaper to make
 * and to keep than a spelling.
 */
function numberOf(id: string, counts: (code: number) => boolean): number {
  let number = 0;
  for (let at = 0; at < id.length; at++) {
    const code = id.charCodeAt(at);
    if (counts(code)) number = (Math.imul(number, 31) + code) & LARGEST_NUMBER;
  }
  return number;
}

/** Numbers up to this one take no memory of their own. */
const LARGEST_NUMBER = 0x3fffffff;
