/** The input of an export, which of its locations and EVSEs are exported, and under which ids. */

import type { Dataset, EvseData, LocationData } from '../../../src/read/index.ts';
import type { Settings } from '../../../src/settings/index.ts';
import type { AnyRow, EvseRow, LocationRow } from '../../../src/tables/index.ts';
import { WORDS_OF_STATUS } from '../irve-schema/dynamic-fields.ts';
import { registeredId } from '../irve-schema/ids.ts';
import type { ExportCode, SaidOfExport } from './finding-codes.ts';

export interface ExportOptions {
  /** E-mail address of the operator, which the schema demands. */
  readonly contact: string;
  /** ms since 1970. */
  readonly now: number;
}

/** Adds a finding at a cell of a row. */
export type ReportAtCell = <C extends ExportCode>(code: C, row: AnyRow, column: string, said: SaidOfExport<C>) => void;

export interface ExportInput extends ExportOptions {
  readonly settings: Settings;
  readonly dataset: Dataset;
  readonly report: ReportAtCell;
}

/** The EVSEs of a location that the files have; none if it is not public. */
export function exportedEvses({ location, evses }: LocationData): readonly EvseData[] {
  if (!location.values.publish) return [];
  return evses.filter(
    ({ evse: { values } }) => values.status === undefined || WORDS_OF_STATUS[values.status] !== undefined,
  );
}

/** Ids that the schema allows. */
const IRVE_ID = /^[A-Z]{2}[A-Z0-9]{4,33}$/;

/** The id of a station, if it is a registered one: it begins with the party. */
export function stationIdOf({ values: { id, country_code, party_id } }: LocationRow): string | undefined {
  const plain = registeredId(id);
  const isOwn = plain?.startsWith(`${country_code}${party_id}`.toUpperCase()) === true;
  return plain !== undefined && isOwn && IRVE_ID.test(plain) ? plain : undefined;
}

/** The registered id of an EVSE. */
export function pointIdOf({ values: { evse_id } }: EvseRow): string | undefined {
  const plain = evse_id === undefined ? undefined : registeredId(evse_id);
  return plain !== undefined && IRVE_ID.test(plain) ? plain : undefined;
}
