/** Imports the static IRVE file: the files of a data directory, and findings about what was lost or assumed. */

import { type Finding, isError, mergeEqual } from '../../../src/findings/index.ts';
import { EXAMPLE_PARTY } from '../../../src/settings/index.ts';
import type { CommuneNames } from '../irve-schema/communes.ts';
import { type Party, partyOf } from '../irve-schema/ids.ts';
import { finishImport, type Imported, missingPublisher, nothingImported } from '../rows/finish-import.ts';
import { leaveOutUnused } from '../rows/gone-objects.ts';
import { emptyImport, type ImportedTables, type Incomplete, recorder } from '../rows/imported-tables.ts';
import { leaveOutInvalid } from '../rows/leave-out-invalid.ts';
import { noNumbers, type ObjectNumbers } from '../rows/losses.ts';
import { mostFrequent, takeSettings } from '../rows/network-settings.ts';
import { summaryOf } from '../rows/summary.ts';
import { importedBusinesses } from './businesses.ts';
import { importPoint } from './evses.ts';
import { importStation } from './locations.ts';
import { withPlace } from './places.ts';
import { type ChargingPoint, chargingPoints, stationsOf } from './points.ts';
import { type IrveDocument, isUnreadable, readStaticFile, type StaticFile, type StaticRow } from './read-file.ts';

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
    return nothingImported(summaryOf(draft, noNumbers()), mergeEqual(draft.findings));
  // A broken row is left out, and the others are imported.
  for (const [at, found] of draft.findings.entries())
    if (isError(found)) draft.findings[at] = { ...found, code: 'object-left-out', severity: 'warning' };
  const inFeed = importStatic(file, draft, { now, communes });
  leaveOutInvalid(draft, NOBODY, now);
  const told = (findings: readonly Finding[]) => mergeEqual(findings.map((found) => withPlace(found, file.csv)));
  if (!draft.rows.some(({ table }) => table === 'locations')) {
    file.reportColumn('nothing-imported', 'id_pdc_itinerance', { says: 'points' });
    return nothingImported(summaryOf(draft, inFeed), told(draft.findings));
  }
  leaveOutUnused(draft);
  const settings = { ...takeSettings(draft), language: 'fr' };
  const missing = missingPublisher(settings);
  if (missing !== undefined)
    file.reportColumn('unknown-publisher', 'id_pdc_itinerance', { says: 'points', params: { settings: missing } });
  const { tables: _, ...finished } = finishImport(draft, { settings, nobody: NOBODY, inFeed, now });
  return { ...finished, findings: told([...draft.findings, ...finished.findings]) };
}

/** Adds the rows of the static file, and counts its objects: it has no tariffs. */
function importStatic(file: StaticFile, draft: ImportedTables, { now, communes }: IrveSurroundings): ObjectNumbers {
  const record = recorder(draft, file.csv.path);
  const points = chargingPoints(file);
  draft.merged.evses = file.csv.rows.length - points.length;
  const stations = stationsOf(file, points);
  const around = {
    ...{ file, record, communes, now, uids: new Set<string>(), free: new Set<string>() },
    business: importedBusinesses(record),
    partyOfOperator: partiesOfOperators(file, points),
  };
  const used = new Set<string>();
  for (const station of stations) {
    const rows = station.points.map((point) => file.row(point.record));
    const location = importStation(station, rows, around);
    for (const [i, point] of station.points.entries()) {
      const row = rows[i];
      if (location === undefined || row === undefined)
        file.report('object-left-out', point.record, 'coordonneesXY', { says: 'no coordinates' });
      else if (importPoint(point, row, location, around)) used.add(location.id);
      else file.report('object-left-out', point.record, 'prise_type_ef', { says: 'no plug' });
    }
  }
  // Without a charging point, a station is none.
  draft.rows = draft.rows.filter(({ table, cells }) => table !== 'locations' || used.has(cells.id ?? ''));
  if (used.size > 0) file.reportColumn('assumed', 'puissance_nominale', { says: 'voltage' });
  const connectors = draft.rows.filter(({ table }) => table === 'connectors').length;
  return { locations: stations.length, evses: file.csv.rows.length, connectors, tariffs: 0 };
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
