/** Names the charging points that the check of the tables refused, together by what is wrong with them. */

import type { Finding } from '../../findings/finding.ts';
import type { ImportedTables } from '../imported-tables.ts';
import { lostPoints } from './lost-points.ts';
import { recordOf, rowPointer } from './places.ts';
import type { ChargingPoint, StaticFile } from './points.ts';

/** The pointers of the EVSEs in the tables, by the records of their points. */
export function evsePointers({ rows }: ImportedTables): Map<number, string> {
  return new Map(rows.flatMap(({ table, pointer }) => (table === 'evses' ? [[recordOf(pointer), pointer]] : [])));
}

/**
 * The findings, with those about objects that took charging points with them replaced by findings that name the points.
 *
 * @param before the EVSEs that were there before anything was left out
 */
export function withNamedPoints(
  draft: ImportedTables,
  file: StaticFile,
  points: readonly ChargingPoint[],
  before: ReadonlyMap<number, string>,
): readonly Finding[] {
  const after = evsePointers(draft);
  const gone = points.filter(({ record }) => before.has(record) && !after.has(record));
  if (gone.length === 0) return draft.findings;
  const causes = causesByEvse(draft, file);
  const lost = lostPoints(file);
  const replaced = new Set<Finding>();
  for (const point of gone) {
    const pointer = before.get(point.record) ?? '';
    const cause = causes.get(pointer) ?? causes.get(pointer.replace(/\/[^/]*$/, ''));
    if (cause) replaced.add(cause);
    const message = cause?.message.replace(/ So [^."]*(?:".*" )?was left out\.$/, '') ?? 'It cannot be published.';
    lost.add([point], message, cause?.hint, cause?.field ?? 'id_pdc_itinerance');
  }
  return [...draft.findings.filter((found) => !replaced.has(found)), ...lost.findings()];
}

/** The findings about objects that were left out, by the pointer of the location or EVSE that they are or belong to. */
function causesByEvse({ findings }: ImportedTables, { csv }: StaticFile): Map<string, Finding> {
  const causes = new Map<string, Finding>();
  for (const found of findings) {
    if (found.code !== 'object-left-out' || found.file !== csv.path || found.pointer === undefined) continue;
    const [, location, evse] = rowPointer(found.pointer).split('/');
    // Below a location, there are its EVSEs by their records, and its cells by their names.
    const isOfLocation = evse === undefined || !/^\d+$/.test(evse);
    causes.set(isOfLocation ? `/${location}` : `/${location}/${evse}`, found);
  }
  return causes;
}
