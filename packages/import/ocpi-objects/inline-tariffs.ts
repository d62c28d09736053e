/**
 * Imports tariffs that stand inside of a location, an EVSE or a connector, under whatever name. Every connector repeats them, so
 * a tariff that is equal to one that was imported from another place is not imported again.
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

/** The cell tariff_ids of a connector, which may have whole tariffs in the place of their ids. */
export function tariffIdsCell(connector: Source): ImportedCell | undefined {
  const { value, place: pointer } = member(connector, 'tariff_ids');
  const isEmpty = value === undefined || value === null || [value].flat().every((one) => one === '');
  const given = isEmpty ? tariffsIn(connector) : objectsIn(connector, 'tariff_ids', value);
  const ids = given.flatMap((tariff) => cell(tariff, 'id')?.text ?? []);
  // Anything else among them is reported by the reader of a plain list.
  if (ids.length === 0 || (!isEmpty && ids.length < [value].flat().length))
    return listCell(connector, 'tariff_ids', connectors.columns.tariff_ids);
  connector.record.report('repaired', pointer, { says: 'whole tariffs' });
  return { text: joinList([...new Set(ids)]), pointer };
}

function tariffsIn(holder: Source): Source[] {
  return Object.entries(holder.object).flatMap(([name, value]) =>
    hasWholeTariffs(value)
      ? objectsIn(holder, name, value).filter(({ object }) => Object.hasOwn(object, 'elements'))
      : [],
  );
}

function objectsIn(source: Source, name: string, value: unknown): Source[] {
  const { place } = member(source, name);
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
