/**
 * Imports tariffs that stand inside of a location, an EVSE or a connector, under whatever name. Every connector repeats them, so
 * a tariff that is equal to one that was imported from another place is not imported again. The tariffs of an EVSE are those of
 * its connectors, as far as these have none of their own.
 */

import { joinList } from '../../../src/cells/index.ts';
import { connectors } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-tables.ts';
import { hasWholeTariffs } from './check-fields.ts';
import { at, cell, isObject, type JsonObject, member, type Source, sourceOf } from './feed-values.ts';
import { listCell } from './lists.ts';

/** Imports the whole tariffs in an object. */
export type WholeTariffs = (holder: Source) => void;

/** @param importOne adds the rows of one tariff */
export function wholeTariffs(importOne: (tariff: Source) => void): WholeTariffs {
  const known = new Set<string>();
  return (holder) => {
    for (const tariff of tariffsIn(holder)) {
      const content = contentOf(tariff);
      if (content === undefined || !known.has(content)) importOne(tariff);
      if (content !== undefined) known.add(content);
    }
  };
}

/** The cell tariff_ids of a connector. @param ofEvse that of its EVSE */
export function tariffIdsCell(connector: Source, ofEvse: ImportedCell | undefined): ImportedCell | undefined {
  const { cell: own, areWhole } = tariffIdsIn(connector);
  if (own && areWhole) connector.record.report('repaired', own.pointer, { says: 'whole tariffs' });
  if (ofEvse === undefined || hasTariffs(connector)) return own;
  const pointer = at(connector.pointer, 'tariff_ids');
  connector.record.report('repaired', pointer, { says: 'tariffs of EVSE' });
  return { ...ofEvse, pointer };
}

/** The tariff_ids of an EVSE or a connector, and whether they were read from whole tariffs. */
export function tariffIdsIn(holder: Source): { cell: ImportedCell | undefined; areWhole: boolean } {
  const { value, place: pointer } = member(holder, 'tariff_ids');
  const given = isEmpty(value) ? tariffsIn(holder) : objectsIn(holder, 'tariff_ids');
  const ids = given.flatMap((tariff) => cell(tariff, 'id')?.text ?? []);
  // Anything else among them is reported by the reader of a plain list.
  if (ids.length === 0 || (!isEmpty(value) && ids.length < [value].flat().length))
    return { cell: listCell(holder, 'tariff_ids', connectors.columns.tariff_ids), areWhole: false };
  return { cell: { text: joinList([...new Set(ids)]), pointer }, areWhole: true };
}

/** Reports tariffs of a site if nothing says whose they are. */
export function reportUnnamed(location: Source, evses: readonly Source[]): void {
  const { object, record } = location;
  const name = Object.keys(object).find((one) => hasWholeTariffs(object[one]));
  if (name === undefined || evses.some((evse) => [evse, ...objectsIn(evse, 'connectors')].some(hasTariffs))) return;
  record.report('left-out', member(location, name).place, { says: 'tariffs of site' });
}

function hasTariffs(holder: Source): boolean {
  return !isEmpty(member(holder, 'tariff_ids').value) || tariffsIn(holder).length > 0;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || [value].flat().every((one) => one === '');
}

function tariffsIn(holder: Source): Source[] {
  return Object.entries(holder.object).flatMap(([name, value]) =>
    hasWholeTariffs(value) ? objectsIn(holder, name).filter(({ object }) => Object.hasOwn(object, 'elements')) : [],
  );
}

function objectsIn(source: Source, name: string): Source[] {
  const { value, place } = member(source, name);
  return [value]
    .flat()
    .flatMap((item, i) =>
      isObject(item) ? sourceOf(item, Array.isArray(value) ? at(place, i) : place, source.record) : [],
    );
}

/** The content of a tariff, to recognise it; nothing for one that is nested so deep that it is none. */
function contentOf({ object }: { readonly object: JsonObject }): string | undefined {
  try {
    return JSON.stringify(object);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}
