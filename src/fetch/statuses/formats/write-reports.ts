/** Writes reports as the content of a status source, to be kept where the content itself repeats a secret. */

import { formatTimestamp } from '../../../source/cells/timestamp.ts';
import type { StatusReport } from './status-report.ts';

/** Content in CSV or JSON that says the same of the same EVSEs, and nothing else. */
export function writeReports(format: 'csv' | 'json', reports: readonly StatusReport[]): Uint8Array {
  const rows = reports.map(({ evse_uid, status, unreadable, last_updated }) => ({
    evse_uid,
    status: unreadable ? '' : status,
    ...(last_updated === undefined ? {} : { last_updated: formatTimestamp(last_updated) }),
  }));
  if (format === 'json') return Buffer.from(JSON.stringify(rows));
  const lines = rows.map(
    ({ evse_uid, status, last_updated = '' }) => `"${evse_uid.replaceAll('"', '""')}",${status},${last_updated}`,
  );
  return Buffer.from(`${['evse_uid,status,last_updated', ...lines].join('\n')}\n`);
}
