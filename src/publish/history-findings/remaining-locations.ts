/** Findings about locations that are hidden or left the tables, and of which something stays published for a while. */

import { formatTimestamp } from '../../cells/times/timestamp.ts';
import type { Finding } from '../../findings/finding.ts';
import { formatCount } from '../../findings/text/format.ts';
import { type Clause, clause } from '../../findings/words.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Settings } from '../../settings/settings.ts';
import { finding } from '../history/finding-codes.ts';
import type { RemovedLocation } from '../history/history-events.ts';
import { type FindingsContext, firstIds } from './findings-context.ts';

/** More locations than this that left the tables at once have one cause, and are one finding. */
const MOST_SINGLE = 3;

/** Hidden locations are reported in every build until they are dropped; those that left the tables, only once. */
export function remaining(
  locations: readonly RemovedLocation[],
  settings: Settings,
  context: FindingsContext,
): Finding[] {
  const { hidden, isRehearsal } = context;
  const isHidden = ({ id }: RemovedLocation) => hidden.has(foldCase(id));
  // To a rehearsal, what was hidden before is not news.
  const news = locations.filter((location) => location.isNew || (isHidden(location) && !isRehearsal));
  const gone = news.filter((location) => !isHidden(location));
  const single = gone.length > MOST_SINGLE ? news.filter(isHidden) : news;
  const [first] = gone;
  return [
    ...(first && gone.length > MOST_SINGLE ? [manyRemain(first, gone, settings, context)] : []),
    ...single.map((location) => remains(location, settings, context)),
  ];
}

function remains(location: RemovedLocation, settings: Settings, context: FindingsContext): Finding {
  const { id } = location;
  const place = context.hidden.get(foldCase(id));
  const about = { key: id, value: id, params: { howLong: howLong(location, settings, context) } };
  return place
    ? finding('location-stays', place, { field: 'publish', ...about, says: 'hidden' })
    : finding('location-stays', context.placeOf('locations', ''), { ...about, says: 'gone' });
}

function manyRemain(
  first: RemovedLocation,
  gone: readonly RemovedLocation[],
  settings: Settings,
  context: FindingsContext,
): Finding {
  const ids = firstIds(gone.map(({ id }) => id));
  const params = { count: gone.length, ids, howLong: howLong(first, settings, context) };
  return finding('location-stays', context.placeOf('locations', ''), { says: 'many', params });
}

function howLong({ until }: RemovedLocation, settings: Settings, { isRehearsal }: FindingsContext): Clause {
  const days = formatCount(settings.removed_location_days, 'day');
  return isRehearsal
    ? clause`for ${{ days }} once this is published`
    : clause`until ${{ until: formatTimestamp(until) }}`;
}
