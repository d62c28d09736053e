/** The statuses of a network as an export writes them: a row of the dynamic file for each registered EVSE whose status is known. */

import { foldCase } from '../../../src/ocpi/index.ts';
import { ageingSince, hoursInMs } from '../../../src/read/index.ts';
import type { StatusRow } from '../../../src/tables/index.ts';
import { type StateToWrite, WORDS_OF_STATUS } from '../irve-schema/dynamic-fields.ts';
import { type ExportInput, exportedEvses, pointIdOf } from './export-input.ts';

/** @param newest the status of each EVSE, by its folded uid */
export function statesToWrite(
  { settings, dataset, report, now }: ExportInput,
  newest: ReadonlyMap<string, StatusRow>,
): StateToWrite[] {
  return dataset.locations.flatMap(exportedEvses).flatMap(({ evse }): StateToWrite[] => {
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
    const changed = isOld ? undefined : (row?.values.last_updated ?? evse.values.last_updated);
    return [{ id, words, time: changed ?? now }];
  });
}
