/**
 * Imports tariffs that stand inside of a location or a connector. Every connector repeats them, so a tariff that is equal to
 * one that was imported from another place is not imported again.
 */

import { joinList } from '../../source/cells/list.ts';
import { connectors } from '../../source/tables/connectors.ts';
import type { ImportedCell } from '../imported-tables.ts';
import { at, cell, isObject, member, type Source, sourceOf } from './feed-values.ts';
import { listCell } from './lists.ts';

export interface InlineTariffs {
  /** The cell tariff_ids of a connector; tariffs that are given in place of their ids are imported. */
  idsCell(connector: Source): ImportedCell | undefined;
  /** Imports the tariffs in a member. Returns its name if it has any. */
  importFrom(source: Source, name: string): readonly string[];
}

/** @param importOne adds the rows of one tariff */
export function inlineTariffs(importOne: (tariff: Source) => void): InlineTariffs {
  const known = new Set<string>();
  const importTariffs = (tariffs: readonly Source[]) => {
    for (const tariff of tariffs) {
      const content = contentOf(tariff);
      if (!isTariff(tariff) || (content !== undefined && known.has(content))) continue;
      if (content !== undefined) known.add(content);
      importOne(tariff);
    }
  };
  return {
    importFrom(source, name) {
      const tariffs = objectsIn(source, name).filter(isTariff);
      importTariffs(tariffs);
      return tariffs.length === 0 ? [] : [name];
    },
    idsCell(connector) {
      for (const name of inlineTariffNames(connector)) importTariffs(objectsIn(connector, name));
      const given = objectsIn(connector, 'tariff_ids');
      importTariffs(given);
      const { value, place } = member(connector, 'tariff_ids');
      const ids = given.flatMap((tariff) => cell(tariff, 'id')?.text ?? []);
      // Anything else among them is reported by the reader of a plain list.
      const areTariffs = ids.length > 0 && ids.length === [value].flat().length;
      if (!areTariffs) return listCell(connector, 'tariff_ids', connectors.columns.tariff_ids);
      connector.record.report(
        'repaired',
        place,
        'Tariffs stand in place of their ids, so the ids were read from them.',
      );
      return { text: joinList([...new Set(ids)]), pointer: place };
    },
  };
}

const NAMES = ['tariffs', 'tariff'] as const;

/** Members of a connector with tariffs, besides its tariff_ids. */
export function inlineTariffNames(connector: Source): readonly string[] {
  return Object.hasOwn(connector.object, 'tariff_ids') ? NAMES : [];
}

/** What a tariff says, to recognise it; nothing for one that is nested so deep that it is none. */
function contentOf({ object }: Source): string | undefined {
  try {
    return JSON.stringify(object);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

function isTariff({ object }: Source): boolean {
  return Object.hasOwn(object, 'elements');
}

function objectsIn(source: Source, name: string): Source[] {
  const { value, place } = member(source, name);
  if (isObject(value)) return [sourceOf(value, place, source.record)];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, i) => (isObject(item) ? [sourceOf(item, at(place, i), source.record)] : []));
}
