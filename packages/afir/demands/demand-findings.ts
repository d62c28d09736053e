/** Makes the findings of one demand: at each row that lacks it; or one at the header, where the file has no column for it. */

import { placeOfHeader } from '../../../src/csv/index.ts';
import { type Clause, clause, type Finding, findingOf, formatCount } from '../../../src/findings/index.ts';
import type { CheckedTables } from '../../../src/publish/index.ts';
import type { Dataset } from '../../../src/read/index.ts';
import type { Settings } from '../../../src/settings/index.ts';
import { cellOf, columnName, rowFindingOf, TABLES } from '../../../src/tables/index.ts';
import { type TypedIn, typedInWords } from '../measure/item.ts';
import type { Demand, Profile } from '../profiles/profile.ts';
import type { DemandEntries } from './finding-codes.ts';
import { canHaveColumn, hasColumn, type LackingCell, lackingCells, type WhatLacks } from './lacking-cells.ts';

/** A profile, and its finding. */
export interface Asking {
  readonly profile: Profile;
  readonly code: string;
  readonly entries: DemandEntries;
}

/** A finding if no version is published that the profile takes. */
export function versionFinding(
  asking: Asking,
  settings: Settings,
  placeOf: CheckedTables['placeOfSetting'],
): Finding | undefined {
  const { title, versions } = asking.profile;
  if (versions === undefined || versions.anyOf.some((version) => settings.versions.includes(version))) return undefined;
  const [best = ''] = versions.anyOf;
  return findingOf(asking.entries)(asking.code, placeOf(['profiles']), {
    ...{ field: 'versions', key: 'versions', says: 'versions' },
    params: {
      ...{ title, taken: versions.anyOf.join(' or '), named: settings.versions.join(', ') },
      ...{ best, source: versions.source },
    },
  });
}

/** Columns that a file does not have, and how many lack what would stand there. */
interface MissingColumns {
  readonly cell: LackingCell;
  readonly columns: Set<string>;
  readonly lacking: Set<WhatLacks>;
}

/** A demand of which more is missing in a file is told of so many cells, and of the others together: nobody reads a million findings. */
const MOST_TOLD = 200;

/** @param lacking what lacks the demand, in the order of ids */
export function* demandFindings(
  asking: Asking,
  demand: Demand,
  lacking: readonly WhatLacks[],
  { dataset, placeOfSetting }: { readonly dataset: Dataset; readonly placeOfSetting: CheckedTables['placeOfSetting'] },
): Iterable<Finding> {
  const missing = new Map<string, MissingColumns>();
  const told = new Set<string>();
  const inFile = new Map<string, number>();
  const untold = new Map<string, MissingColumns>();
  let ofNetwork = 0;
  for (const one of lacking) {
    const cells = lackingCells(demand, one, dataset);
    if (cells.length === 0) ofNetwork++;
    for (const cell of cells) {
      const { path } = cell.row.file;
      if (!hasColumn(cell) || isOfNewTable(demand, dataset)) {
        addTo(missing, path, cell, one);
        continue;
      }
      // Several plugs can have one tariff, and several sites one operator.
      const key = `${path} ${cellOf(cell.row, cell.column).record} ${cell.column}`;
      if (told.has(key)) continue;
      told.add(key);
      const before = inFile.get(path) ?? 0;
      inFile.set(path, before + 1);
      if (before < MOST_TOLD) yield atCell(asking, demand, cell, one);
      else addTo(untold, path, cell, one);
    }
  }
  for (const ofFile of missing.values()) yield atHeader(asking, demand, ofFile, whyMissing(demand, ofFile));
  for (const ofFile of untold.values()) yield atHeader(asking, demand, ofFile, clause`beside those that are named`);
  if (ofNetwork > 0) yield atSetting(asking, demand, ofNetwork, placeOfSetting);
}

function addTo(files: Map<string, MissingColumns>, path: string, cell: LackingCell, one: WhatLacks): void {
  const ofFile = files.get(path) ?? { cell, columns: new Set(), lacking: new Set() };
  files.set(path, ofFile);
  ofFile.columns.add(cell.column);
  ofFile.lacking.add(one);
}

/** Whether what is demanded is rows of a table that has none at all. */
function isOfNewTable({ typedIn: { table } }: Demand, { contents }: Dataset): boolean {
  return table === 'parking_places' && contents.parking_places.rows.length === 0;
}

function atCell(asking: Asking, demand: Demand, cell: LackingCell, { data }: WhatLacks): Finding {
  const { table, row, column } = cell;
  const whose = { locations: 'site', evses: 'EVSE', connectors: 'connector' }[table as string] ?? 'business';
  const params = { asked: askedBy(asking, demand), ...howToMend(demand, cell) };
  const said =
    table === 'tariffs'
      ? ({ says: 'tariff', advises: 'fill', params } as const)
      : ({ says: 'cell', advises: 'fill', params: { ...params, whose } } as const);
  const found = rowFindingOf(asking.entries)(asking.code, TABLES[table], row, column, said);
  return table === 'tariffs' || table === 'businesses' ? found : { ...found, site: data.location.values.id };
}

/** Its key is the demand: a waiver of it must not silence all others in the file. */
function atHeader(asking: Asking, demand: Demand, { cell, columns, lacking }: MissingColumns, why: Clause): Finding {
  const names = [...columns].sort().join(', ');
  return findingOf(asking.entries)(asking.code, placeOfHeader(cell.row.file, 0), {
    ...{ field: names, key: demand.id, says: 'column', advises: 'fill' },
    params: { asked: askedBy(asking, demand), count: countOf(demand, lacking.size), why, ...howToMend(demand, cell) },
  });
}

function whyMissing({ typedIn }: Demand, { columns: lacking }: MissingColumns): Clause {
  if (typedIn.table === 'parking_places') return clause`since parking_places.csv has no row`;
  const columns = [...lacking].sort().join(', ');
  return lacking.size === 1
    ? clause`since there is no column ${{ columns }}`
    : clause`since there are no columns ${{ columns }}`;
}

function atSetting(asking: Asking, demand: Demand, count: number, placeOf: CheckedTables['placeOfSetting']): Finding {
  const { setting = '' } = demand.typedIn;
  return findingOf(asking.entries)(asking.code, placeOf(setting.split('.').slice(0, 1)), {
    ...{ field: setting, key: demand.id, says: 'setting', advises: 'fill' },
    params: { asked: askedBy(asking, demand), count: countOf(demand, count), ...howToMend(demand) },
  });
}

const UNITS = { site: 'site', point: 'EVSE', plug: 'connector' } as const satisfies { [L in Demand['level']]: string };

/** `1 site has`, `23 sites have` */
function countOf({ level }: Demand, count: number): Clause {
  const those = formatCount(count, UNITS[level]);
  return count === 1 ? clause`${{ those }} has` : clause`${{ those }} have`;
}

/** `DOT-NL demands energy_mix` */
function askedBy(asking: Asking, { asks }: Demand): string {
  const { title, verb } = asking.profile;
  return `${title} ${verb} ${asks}`;
}

/** @param cell where it is missing, if it is in a table */
function howToMend(
  { typedIn, hint, source }: Demand,
  cell?: LackingCell,
): { readonly fill: string; readonly source: string } {
  return { fill: `${placeToFill(typedIn, cell)}.${hint === undefined ? '' : ` ${hint}`}`, source };
}

function placeToFill(typedIn: TypedIn, cell: LackingCell | undefined): string {
  const usual = `Fill in ${typedInWords(typedIn)}`;
  // A plug may lack a tariff, and a tariff its type.
  if (cell?.table === 'connectors' && typedIn.table === 'tariffs') return 'Add one to tariff_ids';
  if (cell?.row.sheet === undefined || typedIn.table === 'parking_places') return usual;
  const { table, row, column } = cell;
  if (canHaveColumn(cell) && !typedIn.needsAll) return `Fill in ${columnName(row, column)} in chargers.csv`;
  const about = { locations: 'sites', tariffs: 'tariffs' }[table as string];
  const where = about
    ? `describe the ${about} in ${table}.csv, so that only their ids stand here`
    : `${table}.csv has it`;
  return `chargers.csv cannot have it: ${where}. ${usual}`;
}
