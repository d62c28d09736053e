/** Rule: status sources report only EVSEs that are in evses.csv. Each source has at most one finding. */

import type { Finding } from '../../findings/finding.ts';
import { asHint, askFor } from '../../findings/text/advice.ts';
import { formatWhole, listed } from '../../findings/text/format.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Target } from '../../read/load/references.ts';
import { finding } from '../../tables/finding-codes.ts';
import type { SourceReading } from './source-life.ts';

const NAMED = 5;

/** A warning for each source that reports unknown EVSEs. EVSEs whose rows could not be read are not unknown. */
export function unknownStatusEvses(readings: readonly SourceReading[], evses: Target): Finding[] {
  return readings.flatMap((reading) => {
    const unknown = new Map<string, string>();
    for (const { evse_uid, unreadable } of reading.reports) {
      if (unreadable) continue;
      const uid = foldCase(evse_uid);
      if (!evses.keys.has(uid) && !evses.mayExist(uid)) unknown.set(uid, evse_uid);
    }
    return unknown.size === 0 ? [] : [unknownIn(reading, [...unknown.values()], evses)];
  });
}

function unknownIn({ name, address, placeOf, state }: SourceReading, uids: readonly string[], evses: Target): Finding {
  const [first = ''] = uids;
  const { where } = evses;
  const place = placeOf?.(first) ?? { file: address };
  const about = { field: 'evse_uid', key: name };
  if (uids.length === 1) {
    const meant = evses.suggest(first);
    const advice = asHint(meant && askFor(meant).hint);
    const says = state === 'unmatched' ? 'only' : 'one';
    return finding('unknown-status-evse', place, {
      ...about,
      says,
      advises: says,
      params: { uid: first, where },
      advice,
    });
  }
  const named = uids.map((uid) => `"${uid}"`);
  const params = { count: formatWhole(uids.length), where, uids: listed(named, NAMED) };
  const says = state === 'unmatched' ? 'all' : 'some';
  return finding('unknown-status-evse', place, { ...about, says, advises: says, params });
}
