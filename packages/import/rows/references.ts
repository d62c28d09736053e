/** Leaves out references to what does not exist: of connectors to tariffs, told once whatever their number, and of EVSEs to parking places. */

import { joinList, quoted, splitList } from '../../../src/cells/index.ts';
import { type Finding, listed } from '../../../src/findings/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import { parkingLinks, reading } from '../../../src/tables/index.ts';
import { finding } from './finding-codes.ts';
import { cellOf } from './imported-row.ts';
import { type ImportedTables, type MissingTariff, recorder } from './imported-tables.ts';
import { keyOfPlace } from './row-keys.ts';

/** To be called when all locations and tariffs are in the draft, and again after tariffs were left out. */
export function leaveOutUndefinedTariffs(draft: ImportedTables): void {
  const defined = new Set(draft.rows.flatMap(({ table, cells }) => (table === 'tariffs' ? [foldCase(cells.id)] : [])));
  for (const id of defined) draft.tariffsOfFeed.add(id);
  for (const row of draft.rows) {
    const cell = row.table === 'connectors' ? cellOf(row, 'tariff_ids') : undefined;
    if (cell === undefined) continue;
    const ids = splitList(cell.text);
    const [known, unknown] = partition(ids.ok ? ids.value : [], (id) => defined.has(foldCase(id)));
    for (const id of unknown) {
      const missing = draft.missingTariffs.get(foldCase(id));
      if (missing) missing.connectors.push(row);
      else {
        const place = { file: row.document, pointer: cell.pointer };
        draft.missingTariffs.set(foldCase(id), { id, place, connectors: [row] });
      }
    }
    row.cells.tariff_ids = known.length === 0 ? undefined : joinList(withoutDuplicates(known));
  }
}

/** At most two findings: about the tariffs that the feed does not define, and about those that were left out. */
export function undefinedTariffFindings(draft: ImportedTables): Finding[] {
  if (draft.missingTariffs.size === 0) return [];
  const rows = new Set(draft.rows);
  const [leftOut, unknown] = partition(
    [...draft.missingTariffs.values()]
      .map((missing) => ({ ...missing, connectors: missing.connectors.filter((row) => rows.has(row)) }))
      .filter(({ connectors }) => connectors.length > 0),
    ({ id }) => draft.tariffsOfFeed.has(foldCase(id)),
  );
  const advises = draft.tariffsOfFeed.size === 0 ? 'import' : 'add';
  return [...told(unknown, { says: 'undefined', advises }), ...told(leftOut, { says: 'lost' })];
}

/** How many tariffs are named. */
const NAMED = 10;

type Fate = { readonly says: 'undefined'; readonly advises: 'import' | 'add' } | { readonly says: 'lost' };

function told(missing: readonly MissingTariff[], fate: Fate): Finding[] {
  const [first, ...others] = missing.map(({ place }) => place);
  if (first === undefined) return [];
  const count = new Set(missing.flatMap(({ connectors }) => connectors)).size;
  const names = missing.map(({ id }) => quoted(id));
  const said = { ...fate, params: { count, tariffs: listed(names, NAMED) } };
  return [finding('undefined-tariff', first, { ...said, ...(others.length > 0 && { related: others }) })];
}

/** Ids that differ only in case are the same id. */
function withoutDuplicates(ids: readonly string[]): string[] {
  return [...new Map(ids.toReversed().map((id) => [foldCase(id), id])).values()].toReversed();
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

const LINKS = parkingLinks();

/** To be called when all locations are in the draft, and again after parking places were left out. */
export function leaveOutUndefinedPlaces(draft: ImportedTables): void {
  const places = new Set(
    draft.rows.flatMap(({ table, cells }) =>
      table === 'parking_places' ? [keyOfPlace(cells.location_id, cells.id)] : [],
    ),
  );
  for (const row of draft.rows) {
    const cell = row.table === 'evses' ? cellOf(row, 'parking') : undefined;
    const links = cell && reading(LINKS, cell.text);
    const items = cell && splitList(cell.text);
    if (cell === undefined || !links?.ok || !items?.ok) continue;
    const isKnown = links.value.map(({ parking_id }) => places.has(keyOfPlace(row.cells.location_id, parking_id)));
    if (isKnown.every(Boolean)) continue;
    for (const [i, { parking_id }] of links.value.entries()) {
      if (isKnown[i]) continue;
      const said = { says: 'parking place', params: { place: quoted(parking_id) } } as const;
      recorder(draft, row.document).report('left-out', cell.pointer, said);
    }
    const kept = items.value.filter((_, i) => isKnown[i]);
    row.cells.parking = kept.length === 0 ? undefined : joinList(kept);
  }
}
