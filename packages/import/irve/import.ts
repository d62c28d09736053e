/** Imports the static IRVE file: the files of a data directory, and findings about what was lost or assumed. */

import { isError, mergeEqual } from '../../../src/findings/index.ts';
import { EXAMPLE_PARTY } from '../../../src/settings/index.ts';
import type { CommuneNames } from '../irve-schema/communes.ts';
import { type Party, partyOf } from '../irve-schema/ids.ts';
import { finishImport, type Imported, missingPublisher, nothingImported } from '../rows/finish-import.ts';
import { dropRows, leaveOutUnused } from '../rows/gone-objects.ts';
import { emptyImport, type ImportedTables, type Incomplete, recorder } from '../rows/imported-tables.ts';
import { leaveOutInvalid } from '../rows/leave-out-invalid.ts';
import { mostFrequent, takeSettings } from '../rows/network-settings.ts';
import { type FeedNumbers, noNumbers, type Summary, summaryOf } from '../rows/summary.ts';
import { importedBusinesses } from './businesses.ts';
import { importPoint } from './evses.ts';
import { importStation } from './locations.ts';
import { evsePointers, lostPoints, withNamedPoints } from './lost-points.ts';
import { rowPointer, withPlace } from './places.ts';
import { type ChargingPoint, chargingPoints } from './points.ts';
import { type IrveDocument, isUnreadable, readStaticFile, type StaticFile, type StaticRow } from './read-file.ts';
import { stationsOf } from './stations.ts';

/** The publisher for the checks of a file that names none. It is never written. */
const NOBODY = { country_code: 'FR', party_id: EXAMPLE_PARTY };

/** An import takes this from outside of its document. */
export interface IrveSurroundings {
  /** ms since 1970 */
  readonly now: number;
  readonly communes: CommuneNames;
  /** If what lacks a mandatory value is to be left out; otherwise its cells stay empty. */
  readonly incomplete?: Incomplete | undefined;
}

export function importIrve(document: IrveDocument, { now, communes, incomplete }: IrveSurroundings): Imported {
  const draft = emptyImport(incomplete);
  const file = readStaticFile(document, draft.findings);
  if (file === undefined || draft.findings.some(isUnreadable))
    return nothingImported(summaryOf(draft, { ...noNumbers(), priced: 0 }), mergeEqual(draft.findings));
  // A broken row is left out, and the others are imported.
  for (const [at, found] of draft.findings.entries())
    if (isError(found)) draft.findings[at] = { ...found, code: 'object-left-out', severity: 'warning' };
  const changed = new Set<string>();
  const points = importStatic(file, draft, changed, { now, communes });
  return finish(draft, { file, points, changed }, now);
}

interface Opened {
  readonly file: StaticFile;
  readonly points: readonly ChargingPoint[];
  /** Pointers of rows of which a value was assumed or left out. */
  readonly changed: Set<string>;
}

/** Adds the rows of the static file, and returns its points that have been added. */
function importStatic(
  file: StaticFile,
  draft: ImportedTables,
  changed: Set<string>,
  { now, communes }: IrveSurroundings,
): readonly ChargingPoint[] {
  const record = recorder(draft, file.csv.path);
  const points = chargingPoints(file);
  for (let i = points.length; i < file.csv.rows.length; i++) draft.losses.merge('evses');
  const stations = stationsOf(file, points);
  const around = {
    file,
    record,
    business: importedBusinesses(record),
    communes,
    partyOfOperator: partiesOfOperators(file, points),
  };
  const ofPoints = { file, record, uids: new Set<string>(), free: new Set<string>(), now };
  const lost = lostPoints(file);
  const added: ChargingPoint[] = [];
  for (const station of stations) {
    const rows = station.points.map((point) => file.row(point.record));
    const before = file.changes();
    const location = importStation(station, rows, around);
    if (location !== undefined && file.changes() > before) changed.add(location.pointer);
    if (location === undefined) {
      lost.add(station.points, (params) => ({ says: 'points without coordinates', params }), 'coordonneesXY');
      draft.losses.lose('locations', 'no coordinates');
      for (const _ of station.points) draft.losses.lose('evses', 'no coordinates');
      continue;
    }
    for (const [i, point] of station.points.entries()) {
      const row = rows[i];
      if (row === undefined) continue;
      const beforePoint = file.changes();
      const isAdded = importPoint(point, row, location, ofPoints);
      if (file.changes() > beforePoint) changed.add(`${location.pointer}/${point.record}`);
      if (isAdded) added.push(point);
      else {
        lost.add([point], (params) => ({ says: 'points without plug', params }), 'prise_type_ef');
        draft.losses.lose('evses', 'no plug');
      }
    }
  }
  dropEmptyLocations(draft);
  draft.findings.push(...lost.findings());
  if (added.length > 0) file.reportColumn('assumed', 'puissance_nominale', { says: 'voltage' });
  return added;
}

/** Removes the rows of stations of which no point could be added. */
function dropEmptyLocations(draft: ImportedTables): void {
  const used = new Set(draft.rows.flatMap(({ table, cells }) => (table === 'evses' ? [cells.location_id] : [])));
  dropRows(draft, ({ table, cells }) =>
    table === 'locations' && !used.has(cells.id) ? { cause: 'no charging points' } : undefined,
  );
}

/** The party that most points of an operator have. */
function partiesOfOperators(file: StaticFile, points: readonly ChargingPoint[]): (row: StaticRow) => Party | undefined {
  // Only a file that has both kinds of points needs it.
  if (!points.some(({ party }) => party === undefined)) return () => undefined;
  const operatorOf = ({ text }: StaticRow) => text('nom_operateur');
  const registered = points.filter(({ party }) => party !== undefined);
  const groups = Map.groupBy(registered, ({ record }) => operatorOf(file.row(record)));
  const partyIn = (own: readonly ChargingPoint[]) =>
    partyOf(mostFrequent(own.map(({ party }) => party && `${party.country_code}${party.party_id}`)));
  const parties = new Map([...groups].map(([operator, own]) => [operator, partyIn(own)]));
  return (row) => (operatorOf(row) === '' ? undefined : parties.get(operatorOf(row)));
}

function finish(draft: ImportedTables, { file, points, changed }: Opened, now: number): Imported {
  const before = evsePointers(draft);
  const inFeed = numbersOf(draft, file);
  leaveOutInvalid(draft, NOBODY, now);
  if (!draft.rows.some(({ table }) => table === 'locations')) {
    file.reportColumn('nothing-imported', 'id_pdc_itinerance', { says: 'points' });
    const findings = withNamedPoints(draft, file, points, before).map((found) => withPlace(found, file.csv));
    return nothingImported(summaryOf(draft, inFeed), mergeEqual(findings));
  }
  leaveOutUnused(draft);
  const settings = { ...takeSettings(draft), language: 'fr' };
  const missing = missingPublisher(settings);
  if (missing !== undefined)
    file.reportColumn('unknown-publisher', 'id_pdc_itinerance', { says: 'points', params: { settings: missing } });
  const { tables: _, ...finished } = finishImport(draft, { settings, nobody: NOBODY, inFeed, now });
  const findings = [...withNamedPoints(draft, file, points, before), ...finished.findings];
  return {
    ...finished,
    findings: mergeEqual(findings.map((found) => withPlace(found, file.csv))),
    summary: withChanges(finished.summary, draft, changed),
  };
}

/** The objects in the file: every row of a charging point, and what became rows of tables. It has no tariffs. */
function numbersOf(draft: ImportedTables, file: StaticFile): FeedNumbers {
  const rows = (table: string) => draft.rows.filter((row) => row.table === table).length;
  const lost = (table: 'locations') => [...draft.losses.lost[table].values()].reduce((sum, count) => sum + count, 0);
  return {
    locations: rows('locations') + lost('locations'),
    evses: file.csv.rows.length,
    connectors: rows('connectors'),
    tariffs: 0,
    priced: draft.rows.filter(({ table, cells }) => table === 'connectors' && cells.tariff_ids !== undefined).length,
  };
}

/** Findings at lines have no pointers, so the rows that they are about were noted. Voltage and current of every plug are assumed. */
function withChanges(summary: Summary, { rows, findings }: ImportedTables, noted: ReadonlySet<string>): Summary {
  const left = findings.flatMap(({ code, pointer }) => (code === 'left-out' && pointer ? rowPointer(pointer) : []));
  const changed = new Set([...noted, ...left]);
  const count = (table: string) => rows.filter((row) => row.table === table && changed.has(row.pointer)).length;
  const { locations, evses, connectors } = summary;
  return {
    ...summary,
    locations: { ...locations, changed: count('locations') },
    evses: { ...evses, changed: count('evses') },
    connectors: { ...connectors, changed: connectors.imported },
  };
}
