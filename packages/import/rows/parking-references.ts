/** Leaves out the links of EVSEs to parking places that their site does not have, or that were left out. */

import { joinList, quoted, splitList } from '../../../src/cells/index.ts';
import { parkingLinks, reading } from '../../../src/tables/index.ts';
import { cellOf } from './imported-row.ts';
import { type ImportedTables, recorder } from './imported-tables.ts';
import { keyOfPlace } from './row-keys.ts';

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
