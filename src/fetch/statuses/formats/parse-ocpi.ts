/** Reads a status source in OCPI: Locations of any version, in whatever envelope, each with its EVSEs. */

import { type Failed, failed } from '../../urls/source-answer.ts';
import { type KeptLocation, keptLocations } from './kept-locations.ts';
import { parseDocument } from './parse-json.ts';
import { readJsonRow } from './read-json-row.ts';
import type { ContentOf, ReportedStatuses } from './reported-statuses.ts';
import { RowFindings } from './row-findings.ts';
import { tooManyRows } from './row-limit.ts';

/** Reads the EVSEs of a source, each as a row. */
export function readOcpiReports(of: ContentOf, bytes: Uint8Array): ReportedStatuses | Failed {
  const document = parseDocument(of, bytes);
  if ('kind' in document) return document;
  const locations = keptLocations(document.value);
  const evses = locations.reduce((sum, location) => sum + location.evses.length, 0);
  const tooMany = tooManyRows(evses);
  if (tooMany) return tooMany;
  if (evses === 0)
    return failed('It has no Locations with EVSEs.', 'Give the URL of its versions, or of its list of Locations.');
  const findings = new RowFindings(of.address);
  const reports = locations.flatMap((location) => ofLocation(location, of, findings));
  return { kind: 'reported', reports, findings: findings.all() };
}

/** A page is gone when its rows are read, so the place of a row is its Location and its number there. */
function ofLocation({ id, evses }: KeptLocation, of: ContentOf, findings: RowFindings) {
  const uidName = of.match === 'evse_id' ? 'evse_id' : 'uid';
  return evses.flatMap((evse, i) => {
    const pointer = () => `/${String(id ?? '').slice(0, 60)}/evses/${i}`;
    const object = { [uidName]: evse[uidName], status: evse.status, last_updated: evse.last_updated };
    return readJsonRow({ object, pointer, uidName }, of, findings);
  });
}
