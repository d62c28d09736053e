/** Charging points that cannot be published, also those that the check refuses: all are named, together by what is wrong with them. */

import { placeOf } from '../../../src/csv/index.ts';
import { asHint, type Finding, formatCount, type Place } from '../../../src/findings/index.ts';
import type { ImportedTables } from '../rows/imported-tables.ts';
import { OBJECT_LEFT_OUT } from '../rows/wordings.ts';
import { finding, type SaidAt } from './finding-codes.ts';
import { recordOf, rowPointer } from './places.ts';
import type { ChargingPoint } from './points.ts';
import type { StaticFile } from './read-file.ts';

/** How many are named in the message. The places of all of them are in the report. */
const MOST_NAMES = 10;

/** What is said of points with one mistake, whichever and however many they are. */
type Cause = (points: { readonly names: string; readonly count: number }) => SaidAt<'object-left-out'>;

interface PointsOfCause {
  readonly cause: Cause;
  readonly places: Place[];
  readonly names: string[];
}

interface LostPoints {
  /** @param column name in the header of the cell at fault */
  add(points: readonly ChargingPoint[], cause: Cause, column: string): void;
  findings(): Finding[];
}

export function lostPoints({ csv }: StaticFile): LostPoints {
  const causes = new Map<string, PointsOfCause>();
  return {
    add(points, cause, column) {
      const key = JSON.stringify(cause({ names: '', count: 0 }));
      const { places, names } = causes.get(key) ?? { cause, places: [], names: [] };
      causes.set(key, { cause, places, names });
      for (const { record, name } of points) {
        places.push(placeOf(csv, { record }, Math.max(csv.header.indexOf(column), 0)));
        names.push(name);
      }
    },
    findings: () => [...causes.values()].flatMap(toFinding),
  };
}

function toFinding({ cause, places, names }: PointsOfCause): Finding[] {
  const [first, ...others] = places;
  if (first === undefined) return [];
  const named = names
    .slice(0, MOST_NAMES)
    .map((name) => name || '(no id)')
    .join(', ');
  const more = names.length > MOST_NAMES ? ` and ${formatCount(names.length - MOST_NAMES, 'other')}` : '';
  const said = cause({ names: named + more, count: names.length });
  return [finding('object-left-out', first, { ...said, ...(others.length > 0 && { related: others }) })];
}

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
  const causes = causesByEvse(draft);
  const lost = lostPoints(file);
  const replaced = new Set<Finding>();
  for (const point of gone) {
    const pointer = before.get(point.record) ?? '';
    const cause = causes.get(pointer) ?? causes.get(pointer.replace(/\/[^/]*$/, ''));
    if (cause) replaced.add(cause);
    lost.add([point], causeIn(cause), cause?.field ?? 'id_pdc_itinerance');
  }
  return [...draft.findings.filter((found) => !replaced.has(found)), ...lost.findings()];
}

function causeIn({ field = '', params: { problem } = {}, wording, hint }: Partial<Finding> = {}): Cause {
  const advice = asHint(hint);
  if (problem !== undefined) return (points) => ({ says: 'refused points', params: { problem, ...points }, advice });
  return wording?.message === OBJECT_LEFT_OUT.message.missing
    ? (points) => ({ says: 'points with a gap', params: { column: field, ...points }, advice })
    : (points) => ({ says: 'other points', params: points });
}

/** The findings about objects that were left out, by the pointer of the location or EVSE that they are or belong to. */
function causesByEvse({ findings }: ImportedTables): Map<string, Finding> {
  const causes = new Map<string, Finding>();
  for (const found of findings) {
    if (found.code !== 'object-left-out' || found.pointer === undefined) continue;
    const [, location, evse] = rowPointer(found.pointer).split('/');
    // Below a location, there are its EVSEs by their records, and its cells by their names.
    const isOfLocation = evse === undefined || !/^\d+$/.test(evse);
    causes.set(isOfLocation ? `/${location}` : `/${location}/${evse}`, found);
  }
  return causes;
}
