/**
 * Whether a site is public. One without `publish` is taken as public, since the feed shows it. One with a value that says
 * neither yes nor no may be private, so it is imported as hidden: nothing is lost, and nothing is published by mistake.
 */

import { quoted } from '../../../source/cells/cell.ts';
import { locations } from '../../../source/tables/locations.ts';
import type { ImportedCell } from '../../imported-tables.ts';
import { repairOf } from '../../repairs.ts';
import { member, type Source, toText } from './feed-values.ts';

export function assumedPublish(source: Source): ImportedCell | undefined {
  const { value: given, place: pointer } = member(source, 'publish');
  const { record } = source;
  if (given === undefined || given === null) {
    const hint = 'Write false if the site is not public.';
    record.report('assumed', pointer, 'publish is missing, so true was written.', hint);
    return { text: 'true', pointer };
  }
  const text = toText(given) ?? '';
  const { type } = locations.columns.publish;
  if (type.read(text).ok || repairOf(type, 'publish', text)) return { text, pointer };
  const problem = text === '' ? 'publish has no value' : `publish ${quoted(text)} is neither true nor false`;
  record.report('assumed', pointer, `${problem}, so false was written.`, 'Write true if the site is public.');
  return { text: 'false', pointer };
}
