/**
 * Reads the content of a status source. Content that cannot be read is refused as a whole, and the last good copy is used
 * instead. The EVSE of a single row that cannot be read is UNKNOWN, with a warning.
 */

import { webPage } from '../http/web-page.ts';
import { type Failed, failed } from '../urls/source-answer.ts';
import { readJsonReports, readOcpiReports } from './parse-json.ts';
import type { ContentOf, FileFormats, ReportedStatuses, ReportFormat } from './reported-statuses.ts';

/** Where CSV cannot be read: in a Worker. */
const noCsv: ReportFormat['read'] = () =>
  failed(
    'It is CSV, and a Worker reads JSON alone.',
    'Offer JSON, or feed the network from a machine: ocpi-snapshot watch --live.',
  );

/**
 * Reads the content of a source.
 *
 * @param formats FILE_FORMATS, on a machine
 */
export function readContent(of: ContentOf, bytes: Uint8Array, formats?: FileFormats): ReportedStatuses | Failed {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  const page = webPage(start);
  if (page !== undefined) return failed(`It is a web page${page} instead of ${of.format.toUpperCase()}.`, SIGN_IN);
  if (of.format === 'csv' && /^\s*[{[]/.test(start)) return failed('It is JSON, not CSV.', 'Set "format": "json".');
  const readers = { csv: formats?.csv.read ?? noCsv, json: readJsonReports, ocpi: readOcpiReports };
  const reported = readers[of.format](of, bytes, formats);
  if (reported.kind === 'failed' || reported.reports.some(({ unreadable }) => !unreadable)) return reported;
  const [first] = reported.findings.filter(({ code }) => code === 'status-source-row');
  if (first === undefined) return failed('It has no statuses.', 'Make it report the statuses of all EVSEs.');
  return failed(`None of its rows can be read. The first says: ${first.message}`, first.hint);
}

const SIGN_IN = 'It is often a sign-in page or an error page. Open the URL in a browser.';
