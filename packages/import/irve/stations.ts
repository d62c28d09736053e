/** Puts the charging points of a file together to stations, and finds what their rows say differently. */

import { withoutControls } from '../../../src/findings/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import { OF_STATION, type StationField, type StationTexts } from '../irve-schema/to-read.ts';
import { freeId, shortHash, withinLength } from '../rows/short-ids.ts';
import { type ChargingPoint, pointOf } from './points.ts';
import type { StaticFile, StaticRow } from './read-file.ts';

export interface Station {
  readonly id: string;
  /** The newest row with coordinates first. */
  readonly points: readonly ChargingPoint[];
}

/** The stations in the order of the file. Ids are those of the file as far as they are different. */
export function stationsOf(file: StaticFile, points: readonly ChargingPoint[]): Station[] {
  const taken = new Set<string>();
  const groups = Map.groupBy(points, ({ station }) => station);
  return [...groups].map(([key, group]) => {
    // Ids that differ only in case are the same id.
    const id = freeId({ has: (one) => taken.has(foldCase(one)) }, stationId(key));
    taken.add(foldCase(id));
    return { id, points: sorted(file, group) };
  });
}

/** An id that is equal in every import of the same station. */
function stationId(key: string): string {
  const [kind = '', , last = ''] = key.split('\n');
  if (!key.includes('\n')) return withinLength(key);
  return kind === 'local' ? withinLength(last) : `S-${shortHash(key, 16)}`;
}

function sorted(file: StaticFile, points: readonly ChargingPoint[]): ChargingPoint[] {
  if (points.length === 1) return [...points];
  const hasPoint = new Map(points.map((point) => [point, pointOf(file.row(point.record)) !== undefined]));
  return [...points].sort(
    (a, b) =>
      Number(hasPoint.get(b)) - Number(hasPoint.get(a)) ||
      (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : a.record - b.record),
  );
}

export function stationTexts(file: StaticFile, rows: readonly StaticRow[]): StationTexts {
  const pick = (field: StationField) => {
    const first = rows.find((row) => row.text(field) !== '') ?? rows[0];
    const text = first?.text(field) ?? '';
    const other = rows.find((row) => row.text(field) !== '' && foldCase(row.text(field)) !== foldCase(text));
    if (other !== undefined) file.report('contradicting-rows', other.record, field, {});
    const read = withoutControls(text);
    const record = first?.record ?? 0;
    if (read?.isCertain) file.report('repaired', record, field, { says: 'letters of station' });
    else if (read) file.report('left-out', record, field, { says: 'letters', params: { member: field } });
    return { text: read?.text ?? text, record };
  };
  return Object.fromEntries(OF_STATION.map((field) => [field, pick(field)])) as StationTexts;
}
