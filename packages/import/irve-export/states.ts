/** The rows of the dynamic file: one for each registered EVSE whose status the tables have. */

import { formatTimestamp } from '../../../src/cells/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import { ageingSince, hoursInMs } from '../../../src/read/index.ts';
import type { StatusRow } from '../../../src/tables/index.ts';
import { type DYNAMIC_FIELDS, WORDS_OF_STATUS } from '../irve-schema/dynamic-fields.ts';
import type { ExportedCells } from '../irve-schema/field.ts';
import { type ExportInput, exportedEvses, pointIdOf } from './export-input.ts';

type DynamicCells = ExportedCells<typeof DYNAMIC_FIELDS>;

/** @param newest the status of each EVSE, by its folded uid */
export function stateRows(
  { settings, dataset, report, now }: ExportInput,
  newest: ReadonlyMap<string, StatusRow>,
): DynamicCells[] {
  return dataset.locations.flatMap(exportedEvses).flatMap(({ evse }): DynamicCells[] => {
    const row = newest.get(foldCase(evse.values.uid));
    const told = row?.values ?? evse.values;
    const time = ageingSince(told.status, told.last_updated);
    const isOld = time !== undefined && time < now - hoursInMs(settings.max_status_hours);
    const status = isOld ? 'UNKNOWN' : told.status;
    const id = pointIdOf(evse);
    if (status === undefined) return [];
    const words = WORDS_OF_STATUS[status];
    if (words === undefined || id === undefined) {
      const said =
        id === undefined ? ({ says: 'status without id' } as const) : ({ says: 'status', params: { status } } as const);
      report('not-exported', evse, 'evse_id', said);
      return [];
    }
    const instant = (isOld ? undefined : (row?.values.last_updated ?? evse.values.last_updated)) ?? now;
    return [
      {
        id_pdc_itinerance: id,
        etat_pdc: words[0],
        occupation_pdc: words[1],
        // The schema has no fractions of a second.
        horodatage: formatTimestamp(Math.floor(instant / 1000) * 1000),
        etat_prise_type_2: '',
        etat_prise_type_combo_ccs: '',
        etat_prise_type_chademo: '',
        etat_prise_type_ef: '',
      },
    ];
  });
}
