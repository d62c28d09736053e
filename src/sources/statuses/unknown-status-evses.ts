/** Rule: status sources report only EVSEs that are in evses.csv. Each source has at most one finding. */

import type { Finding } from '../../findings/finding.ts';
import { askFor } from '../../findings/text/advice.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Target } from '../../read/load/references.ts';
import { finding } from '../../tables/finding-codes.ts';
import type { SourceReading } from './source-life.ts';

/** How many uids a finding names. */
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
  const count = uids.length.toLocaleString('en');
  const named = uids.slice(0, NAMED).map((uid) => `"${uid}"`);
  const more = uids.length > NAMED ? ` and ${(uids.length - NAMED).toLocaleString('en')} more` : '';
  const meant = uids.length === 1 ? evses.suggest(first) : undefined;
  const none = `None of the ${count} EVSEs that the status source "${name}" reports is in ${evses.where}`;
  const some = `The status source "${name}" reports ${count} EVSEs that are not in ${evses.where}, and they are ignored`;
  const [message, hint] =
    uids.length === 1
      ? [
          `The status source "${name}" reports "${first}", which is not in ${evses.where}. The report is ignored.`,
          meant === undefined ? `Add it to ${evses.where}, or correct the uid in the source.` : askFor(meant).hint,
        ]
      : [
          `${state === 'unmatched' ? none : some}: ${named.join(', ')}${more}.`,
          state === 'unmatched'
            ? `Let the source name them by the uid or the evse_id that they have in ${evses.where}.`
            : `Add them to ${evses.where}, or correct the uids in the source.`,
        ];
  return finding('unknown-status-evse', placeOf?.(first) ?? { file: address }, {
    field: 'evse_uid',
    key: name,
    message,
    hint,
  });
}
