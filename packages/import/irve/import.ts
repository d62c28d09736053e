/** Imports IRVE files: the files of a data directory, and findings about what was lost or assumed. */

import { isError, mergeEqual } from '../../../src/findings/index.ts';
import type { CommuneNames } from '../irve-schema/communes.ts';
import { type Party, partyOf } from '../irve-schema/ids.ts';
import { STATIC_FIELDS } from '../irve-schema/static-fields.ts';
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
import { type ChargingPoint, chargingPoints, type StaticFile, type StaticRow } from './points.ts';
import { type IrveDocument, isUnreadable, readIrveFile } from './read-file.ts';
import { stationsOf } from './stations.ts';
import { type DynamicFile, importStatuses, readDynamicFile } from './statuses.ts';
import { importTariffs, readTariffFile, type TariffFile } from './tariffs.ts';

export interface IrveDocuments {
  readonly static: IrveDocument;
  readonly dynamic?: IrveDocument | undefined;
  readonly tariffs?: IrveDocument | undefined;
}

/** The publisher for the checks of a file that names none. It is never written. */
const NOBODY = { country_code: 'FR', party_id: 'XXX' };

const PLUG_COLUMNS = [
  'prise_type_ef',
  'prise_type_2',
  'prise_type_combo_ccs',
  'prise_type_chademo',
  'prise_type_autre',
  'type_prise',
] as const;

const NEEDED = [
  ['id_pdc_itinerance'],
  ['coordonneesXY', 'station_longitude'],
  ['adresse_station'],
  PLUG_COLUMNS,
] as const;

/** An import takes this from outside of its documents. */
export interface IrveSurroundings {
  /** ms since 1970 */
  readonly now: number;
  readonly communes: CommuneNames;
  /** If what lacks a mandatory value is to be left out; otherwise its cells stay empty. */
  readonly incomplete?: Incomplete | undefined;
}

/** Imports a static file, and optionally the statuses and tariffs of the same network. */
export function importIrve(documents: IrveDocuments, { now, communes, incomplete }: IrveSurroundings): Imported {
  const draft = emptyImport(incomplete);
  const file = readIrveFile<keyof typeof STATIC_FIELDS>(documents.static, STATIC_FIELDS, NEEDED, draft.findings);
  const dynamic = documents.dynamic && readDynamicFile(documents.dynamic, draft.findings);
  const tariffs = documents.tariffs && readTariffFile(documents.tariffs, draft.findings);
  if (file === undefined || draft.findings.some(isUnreadable))
    return nothingImported(summaryOf(draft, { ...noNumbers(), priced: 0 }), mergeEqual(draft.findings));
  // A broken row is left out, and the others are imported.
  for (const [at, found] of draft.findings.entries())
    if (isError(found)) draft.findings[at] = { ...found, code: 'object-left-out', severity: 'warning' };
  const files = [file, dynamic, tariffs].flatMap((one) => one?.csv ?? []);
  const changed = new Set<string>();
  const points = importStatic(file, draft, changed, { now, communes });
  return finish(draft, { file, dynamic, tariffs, points, changed }, files, now);
}

interface Opened {
  readonly file: StaticFile;
  readonly dynamic: DynamicFile | undefined;
  readonly tariffs: TariffFile | undefined;
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
  const used = new Set(
    draft.rows.flatMap(({ table, cells }) => (table === 'evses' ? [cells.textOf('location_id')] : [])),
  );
  dropRows(draft, ({ table, cells }) =>
    table === 'locations' && !used.has(cells.textOf('id')) ? { cause: 'no charging points' } : undefined,
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

function finish(draft: ImportedTables, opened: Opened, files: Parameters<typeof withPlace>[1], now: number): Imported {
  const { file, dynamic, tariffs, points } = opened;
  if (tariffs) importTariffs(tariffs, draft);
  const before = evsePointers(draft);
  const inFeed = numbersOf(draft, opened);
  leaveOutInvalid(draft, NOBODY, now);
  if (!draft.rows.some(({ table }) => table === 'locations')) {
    file.reportColumn('nothing-imported', 'id_pdc_itinerance', { says: 'points' });
    const findings = withNamedPoints(draft, file, points, before).map((found) => withPlace(found, files));
    return nothingImported(summaryOf(draft, inFeed), mergeEqual(findings));
  }
  if (dynamic) importStatuses(dynamic, draft, now);
  leaveOutUnused(draft);
  const settings = { ...takeSettings(draft), language: 'fr' };
  const missing = missingPublisher(settings);
  if (missing !== undefined)
    file.reportColumn('unknown-publisher', 'id_pdc_itinerance', { says: 'points', params: { settings: missing } });
  const { tables: _, ...finished } = finishImport(draft, { settings, nobody: NOBODY, inFeed, now });
  const findings = [...withNamedPoints(draft, file, points, before), ...finished.findings];
  return {
    ...finished,
    findings: mergeEqual(findings.map((found) => withPlace(found, files))),
    summary: withChanges(finished.summary, draft, opened.changed),
  };
}

/** The objects in the files: every row of a charging point, and what became rows of tables. */
function numbersOf(draft: ImportedTables, { file, tariffs }: Opened): FeedNumbers {
  const rows = (table: string) => draft.rows.filter((row) => row.table === table).length;
  const lost = (table: 'locations') => [...draft.losses.lost[table].values()].reduce((sum, count) => sum + count, 0);
  const ids = new Set([...(tariffs?.csv.rows ?? [])].map((record) => tariffs?.row(record).text('tarif_id')));
  return {
    locations: rows('locations') + lost('locations'),
    evses: file.csv.rows.length,
    connectors: rows('connectors'),
    tariffs: ids.size,
    priced: draft.rows.filter(({ table, cells }) => table === 'connectors' && cells.has('tariff_ids')).length,
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
