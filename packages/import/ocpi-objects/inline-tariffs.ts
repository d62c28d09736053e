/**
 * Imports tariffs that stand inside of a location, an EVSE or a connector, under whatever name. Every connector repeats them, so
 * a tariff that is equal to one that was imported from another place is not imported again. The tariffs of an EVSE are those of
 * its connectors, as far as these have none of their own.
 */

import { joinList } from '../../../src/cells/index.ts';
import { connectors } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-tables.ts';
import { at, cell, isObject, type JsonObject, member, type Source, sourceOf } from './feed-values.ts';
import { listCell } from './lists.ts';

export interface InlineTariffs {
  /** The ids of the tariffs of an EVSE, for its connectors. Whole tariffs are imported. */
  ofEvse(evse: Source): ImportedCell | undefined;
  /** The cell tariff_ids of a connector. Whole tariffs are imported. @param ofEvse the ids of its EVSE */
  ofConnector(connector: Source, ofEvse: ImportedCell | undefined): ImportedCell | undefined;
  /** Imports the whole tariffs of a location. @param evses its EVSEs, some of which name them */
  ofLocation(location: Source, evses: readonly Source[]): void;
}

/** @param importOne adds the rows of one tariff */
export function inlineTariffs(importOne: (tariff: Source) => void): InlineTariffs {
  const known = new Set<string>();
  const importIn = (holder: Source): Source[] => {
    const tariffs = wholeTariffNames(holder).flatMap((name) => objectsIn(holder, name).filter(isWhole));
    for (const tariff of tariffs) {
      const content = contentOf(tariff);
      if (content !== undefined && known.has(content)) continue;
      if (content !== undefined) known.add(content);
      importOne(tariff);
    }
    return tariffs;
  };
  return {
    ofEvse: (evse) => ids(evse, importIn(evse)).cell,
    ofConnector(connector, ofEvse) {
      const { cell: own, areRead } = ids(connector, importIn(connector));
      const { place: pointer } = member(connector, 'tariff_ids');
      if (areRead) connector.record.report('repaired', pointer, { says: 'whole tariffs' });
      if (ofEvse === undefined || hasTariffs(connector)) return own;
      const named = at(connector.pointer, 'tariff_ids');
      connector.record.report('repaired', named, { says: 'tariffs of EVSE' });
      return { text: ofEvse.text, pointer: named };
    },
    ofLocation(location, evses) {
      importIn(location);
      const [name] = wholeTariffNames(location);
      if (name === undefined || evses.some(hasTariffsWithin)) return;
      location.record.report('left-out', member(location, name).place, { says: 'tariffs of site' });
    },
  };
}

/** The ids that an object names, and whether they were read from whole tariffs. */
function ids(holder: Source, whole: readonly Source[]): { readonly cell: ImportedCell | undefined; areRead: boolean } {
  const { value, place } = member(holder, 'tariff_ids');
  const given = isEmpty(value) ? whole : objectsIn(holder, 'tariff_ids');
  const texts = given.flatMap((tariff) => cell(tariff, 'id')?.text ?? []);
  // Anything else among them is reported by the reader of a plain list.
  const areRead = texts.length > 0 && (isEmpty(value) || texts.length === [value].flat().length);
  if (!areRead) return { cell: listCell(holder, 'tariff_ids', connectors.columns.tariff_ids), areRead };
  return { cell: { text: joinList([...new Set(texts)]), pointer: place }, areRead };
}

/** Whether an EVSE or a connector has tariffs, whole or by their ids. */
export function hasTariffs(holder: Source): boolean {
  return !isEmpty(member(holder, 'tariff_ids').value) || wholeTariffNames(holder).length > 0;
}

function hasTariffsWithin(evse: Source): boolean {
  return hasTariffs(evse) || objectsIn(evse, 'connectors').some(hasTariffs);
}

/** The members of an object that have whole tariffs, whatever they are called. */
export function wholeTariffNames({ object }: Source): string[] {
  return Object.keys(object).filter((name) => {
    const value = object[name];
    return Array.isArray(value) ? value.some(hasElements) : hasElements(value);
  });
}

/** The names under which feeds have the tariffs of an EVSE, which OCPI has only at connectors. */
export const EVSE_TARIFF_NAMES = ['tariff_ids', 'tariff_id', 'tariffs', 'tariff'] as const;

/** Members of a connector with tariffs, besides its tariff_ids. */
export function inlineTariffNames(connector: Source): readonly string[] {
  const names = wholeTariffNames(connector);
  const isRenamed = !Object.hasOwn(connector.object, 'tariff_ids');
  return isRenamed ? names.filter((name) => !EVSE_TARIFF_NAMES.some((known) => known === name)) : names;
}

/** Only a tariff has elements, in whatever letter case. */
function hasElements(value: unknown): boolean {
  return isObject(value) && Object.keys(value).some((name) => name.length === 8 && name.toLowerCase() === 'elements');
}

function isWhole({ object }: Source): boolean {
  return Object.hasOwn(object, 'elements');
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
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

function objectsIn(source: Source, name: string): Source[] {
  const { value, place } = member(source, name);
  if (isObject(value)) return [sourceOf(value, place, source.record)];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, i) => (isObject(item) ? [sourceOf(item, at(place, i), source.record)] : []));
}
