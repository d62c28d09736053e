/** Rule: no sites at one place, EVSEs or stations of a site have ids that differ only in spelling. */

import { distance } from '../../cells/places/distance.ts';
import { placeInRow } from '../../tables/row-finding.ts';
import type { FileRow } from '../../tables/table.ts';
import type { LocationRow } from '../../tables/tables.ts';
import { foldWord } from '../../words/fold-word.ts';
import { pointOf } from '../places/coordinates.ts';
import { defineRule } from '../rule/rule.ts';
import { alikeIds } from './alike-ids.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'doubled-id': {
      severity: 'doubt',
      wrong:
        'Two sites at one address or point, or two EVSEs or stations of a site, have ids that differ only in case, blanks, dashes or zeros.',
      why: 'It is probably one, whose id was written in two ways. Drivers would see it twice, with some of its plugs each.',
      fix: 'Write the id in one way in all rows. If there are two, accept it in waivers.csv.',
      message: {
        site: '{field} "{id}" is another way to write "{other}", which is a site at the same place.',
        EVSE: '{field} "{id}" is another way to write "{other}", which is an EVSE of the same site.',
        station: '{field} "{id}" is another way to write "{other}", which is a station of the same site.',
      },
      hint: {
        'site in sheet': 'If it is one site, write {other} in all its rows.',
        site: 'If it is one site, delete one of the two rows, and write {other} in the rows that refer to it.',
        'EVSE in sheet':
          'If it is one charger with several plugs, write {other} in all its rows, and 1 and 2 in {#connector_id}.',
        EVSE: 'If it is one charger, delete one of the two rows, and write {other} in the rows that refer to it.',
        station: 'If it is one station, write {other} here.',
      },
    },
  },
  /** What is REMOVED or hidden may be what the id was before. */
  network({ dataset, tell }) {
    const sites = dataset.contents.locations.rows.filter(({ values }) => values.publish);
    for (const [first, row] of doubles(sites, ({ values }) => values.id)) {
      if (!areAtOnePlace(first, row)) continue;
      const advises = row.sheet ? 'site in sheet' : 'site';
      const params = { id: row.values.id, other: first.values.id };
      tell('doubled-id', 'locations', row, 'id', { says: 'site', advises, params, related: [placeInRow(first, 'id')] });
    }
    for (const { evses } of dataset.locations) {
      if (evses.length < 2) continue;
      const rows = evses.flatMap(({ evse }) => (evse.values.status === 'REMOVED' ? [] : [evse]));
      for (const [first, row] of doubles(rows, ({ values }) => values.uid)) {
        const advises = row.sheet ? 'EVSE in sheet' : 'EVSE';
        const params = { id: row.values.uid, other: first.values.uid };
        tell('doubled-id', 'evses', row, 'uid', { says: 'EVSE', advises, params, related: [placeInRow(first, 'uid')] });
      }
      const ofStations = rows.filter(({ values }) => values.station !== undefined);
      for (const [first, row] of doubles(ofStations, ({ values }) => values.station ?? '')) {
        const [id = '', other = ''] = [row, first].map(({ values }) => values.station);
        if (id === other) continue;
        const said = { says: 'station', advises: 'station', params: { id, other } } as const;
        tell('doubled-id', 'evses', row, 'station', { ...said, related: [placeInRow(first, 'station')] });
      }
    }
  },
});

/** Each row whose id is written like that of a row before it, with the first of them. */
function doubles<R extends FileRow>(rows: readonly R[], idOf: (row: R) => string): (readonly [first: R, row: R])[] {
  return alikeIds(rows, idOf, isInOneWay, spellingOf).flatMap((alike) => {
    const [first, ...others] = alike.sort((a, b) => a.record - b.record);
    return first === undefined ? [] : others.map((row) => [first, row] as const);
  });
}

/** Whether a sign is in an id however people write it: a letter or a digit, but no 0. */
function isInOneWay(code: number): boolean {
  return (code >= 0x31 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);
}

/** An id without what people write in different ways. */
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
