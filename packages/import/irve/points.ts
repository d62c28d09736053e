/** The charging points of a static file, one row for each although files have some of them twice; and the stations that they make up. */

import { withoutControls } from '../../../src/findings/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import { type Party, partyOf, registeredId } from '../irve-schema/ids.ts';
import { IRVE_PLUGS } from '../irve-schema/plugs.ts';
import { OF_STATION, type StationField, type StationTexts } from '../irve-schema/to-read.ts';
import { freeId, shortHash, withinLength } from '../rows/short-ids.ts';
import type { StaticFile, StaticRow } from './read-file.ts';
import { readDay, readItems, readPoint, readTruth, type WrittenPoint } from './values.ts';

/** A row, as far as it is kept while stations are put together. */
export interface ChargingPoint {
  readonly record: number;
  /** The registered id; undefined if there is none. */
  readonly evseId: string | undefined;
  /** The id in the file, as people know it. */
  readonly name: string;
  /** Equal for all points of a station. */
  readonly station: string;
  readonly party: Party | undefined;
  /** When the row was changed, as comparable text; empty if it does not say. */
  readonly updated: string;
}

interface Candidate extends ChargingPoint {
  /** Whether it has coordinates and a plug. */
  readonly isComplete: boolean;
}

/** The points in the order of the file. Of several rows of one point, one counts, and the others are findings. */
export function chargingPoints(file: StaticFile): ChargingPoint[] {
  const byId = new Map<string, Candidate>();
  for (const record of file.csv.rows) {
    const point = toCandidate(file.row(record));
    const key = foldCase(point.evseId ?? `${point.station}\n${point.name || record}`);
    const other = byId.get(key);
    if (other === undefined) {
      byId.set(key, point);
      continue;
    }
    const isBetter = compare(point, other) > 0;
    if (isBetter) byId.set(key, point);
    const lost = isBetter ? other : point;
    file.report('repeated-point', lost.record, 'id_pdc_itinerance', {});
  }
  return [...byId.values()];
}

function compare(a: Candidate, b: Candidate): number {
  if (a.isComplete !== b.isComplete) return a.isComplete ? 1 : -1;
  return a.updated === b.updated ? 0 : a.updated > b.updated ? 1 : -1;
}

function toCandidate(row: StaticRow): Candidate {
  const evseId = registeredId(row.text('id_pdc_itinerance'));
  const stationId = registeredId(row.text('id_station_itinerance'));
  return {
    record: row.record,
    evseId,
    name: evseId ?? row.text('id_pdc_local'),
    station: stationId ?? ownStation(row),
    party: partyOf(stationId ?? evseId),
    updated: `${readDay(row.text('date_maj')) ?? ''} ${row.text('last_modified')}`.trim(),
    isComplete: pointOf(row) !== undefined && plugsOf(row).length > 0,
  };
}

/** A station without a registered id: its own id within its operator, otherwise where it is and what it is called. */
function ownStation(row: StaticRow): string {
  const local = row.text('id_station_local');
  const parts =
    local === ''
      ? ['place', row.text('nom_station'), row.text('adresse_station'), row.text('coordonneesXY')]
      : ['local', row.text('nom_operateur') || row.text('nom_enseigne'), local];
  return parts.join('\n');
}

/** Where the row says that the point is. */
export function pointOf(row: StaticRow): WrittenPoint | undefined {
  const point = readPoint(row.text('coordonneesXY'));
  if (point !== undefined) return point;
  return readPoint(
    `${row.text('station_longitude').replace(',', '.')},${row.text('station_latitude').replace(',', '.')}`,
  );
}

/** The ids of the plugs (packages/import/irve-schema/plugs.ts), and OCPI's names of other plugs. */
export function plugsOf(row: StaticRow): string[] {
  const known = IRVE_PLUGS.filter(({ field }) => readTruth(row.text(field)));
  const others = readItems(row.text('prise_type_autre')).filter((item) => readTruth(item) === undefined);
  return [...known.map(({ id }) => id), ...others];
}

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
