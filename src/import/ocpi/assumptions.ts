/** A site without `publish` is taken as public, since the feed shows it. */

import type { ImportedCell } from '../imported-tables.ts';
import { member, type Source, toText } from './feed-values.ts';

export function assumedPublish(source: Source): ImportedCell | undefined {
  const { value: given, place: pointer } = member(source, 'publish');
  if (given !== undefined && given !== null) return { text: toText(given) || 'not a boolean', pointer };
  source.record.report(
    'assumed',
    pointer,
    'publish is missing, so true was written.',
    'Write false if the site is not public.',
  );
  return { text: 'true', pointer };
}
