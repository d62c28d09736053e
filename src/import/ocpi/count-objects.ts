/** Counts the objects of a feed, whatever state they are in. */

import { hasKnownMember } from '../../feed/names.ts';
import { SILENT_RECORDER } from '../imported-tables.ts';
import type { ObjectTable } from '../losses.ts';
import { isObject, member, type Source, sourceOf } from './feed-values.ts';

/** Adds a Location and its parts. */
export function countLocation(source: Source, counts: { [T in ObjectTable]: number }): void {
  counts.locations++;
  const evses = listOf(source, 'evses');
  counts.evses += evses.length;
  for (const evse of evses) {
    if (isObject(evse)) counts.connectors += listOf(sourceOf(evse, '', SILENT_RECORDER), 'connectors').length;
  }
}

function listOf(source: Source, name: string): readonly unknown[] {
  const { value } = member(source, name);
  // One object in place of a list is read as a list of one.
  if (isObject(value) && hasKnownMember(value)) return [value];
  return Array.isArray(value) ? value : [];
}
