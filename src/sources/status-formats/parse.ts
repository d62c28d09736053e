/**
 * Reads the content of a status source. Content that cannot be read is refused as a whole, and the last good copy is used
 * instead. The EVSE of a single row that cannot be read is UNKNOWN, with a warning.
 *
 * JSON is a list of objects with `evse_uid` (or `uid`), `status` and optionally `last_updated`, such as OCPI EVSEs; an envelope with
 * such a list in `data`; or an object with statuses by uid. Other members are ignored. OCPI is Locations of any version, in whatever
 * envelope, each with its EVSEs.
 */

import { quoted } from '../../cells/cell.ts';
import { at, isObject } from '../feeds/json-values.ts';
import { webPage } from '../http/web-page.ts';
import { type Failed, failed } from '../urls/source-answer.ts';
import { type JsonRow, readJsonRow } from './read-json-row.ts';
import type { ContentOf, FileFormats, ReportedStatuses } from './reported-statuses.ts';
import { rowFindings, tooManyRows } from './rows.ts';
import { type StatusLocation, statusLocations } from './status-locations.ts';

/** @param formats FILE_FORMATS, on a machine */
export function readContent(of: ContentOf, bytes: Uint8Array, formats?: FileFormats): ReportedStatuses | Failed {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  const page = webPage(start);
  if (page !== undefined)
    return failed(
      `It is a web page${page} instead of ${of.format.toUpperCase()}.`,
      'It is often a sign-in page or an error page. Open the URL in a browser.',
    );
  if (of.format === 'csv' && /^\s*[{[]/.test(start)) return failed('It is JSON, not CSV.', 'Set "format": "json".');
  const reported = of.format === 'csv' ? (formats?.readCsv(of, bytes) ?? NO_CSV) : readJson(of, bytes, formats);
  if (reported.kind === 'failed' || reported.reports.some(({ unreadable }) => !unreadable)) return reported;
  const [first] = reported.findings.filter(({ code }) => code === 'status-source-row');
  if (first === undefined) return failed('It has no statuses.', 'Make it report the statuses of all EVSEs.');
  return failed(`None of its rows can be read. The first says: ${first.message}`, first.hint);
}

/** In a Worker. */
const NO_CSV = failed(
  'It is CSV, and a Worker reads JSON alone.',
  'Offer JSON, or feed the network from a machine: ocpi-snapshot watch --live.',
);

function readJson(of: ContentOf, bytes: Uint8Array, formats?: FileFormats): ReportedStatuses | Failed {
  const document = parseDocument(bytes, formats);
  if ('kind' in document) return document;
  const rows = of.format === 'ocpi' ? rowsOfLocations(document.value, of) : rowsOf(document.value);
  if ('kind' in rows) return rows;
  const findings = rowFindings(of.address);
  const reports = rows.flatMap((row) => readJsonRow(row, of, findings));
  return { kind: 'reported', reports, findings: findings.all() };
}

function parseDocument(bytes: Uint8Array, formats?: FileFormats): { readonly value: unknown } | Failed {
  let text: string | undefined;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
    return { value: JSON.parse(text) };
  } catch {
    if (text === undefined) return failed('It is not text in UTF-8.', 'JSON must be in UTF-8.');
    if (text.trim() === '') return failed('It is empty.');
    const place = formats?.errorInJson(text);
    const where = place ? ` (line ${place.line}, column ${place.column})` : '';
    return failed(`It is not JSON${where}, or part of it is missing.`);
  }
}

/** A page is gone when its rows are read, so the place of a row is its Location and its number there. */
function rowsOfLocations(document: unknown, { match }: ContentOf): readonly JsonRow[] | Failed {
  const locations = statusLocations(document);
  const evses = locations.reduce((sum, location) => sum + location.evses.length, 0);
  if (evses === 0)
    return failed('It has no Locations with EVSEs.', 'Give the URL of its versions, or of its list of Locations.');
  const uidName = match === 'evse_id' ? 'evse_id' : 'uid';
  const rowsIn = ({ id, evses }: StatusLocation) =>
    evses.map(
      (evse, i): JsonRow => ({
        object: { [uidName]: evse[uidName], status: evse.status, last_updated: evse.last_updated },
        pointer: () => `/${String(id ?? '').slice(0, 60)}/evses/${i}`,
        uidName,
      }),
    );
  return tooManyRows(evses) ?? locations.flatMap(rowsIn);
}

function rowsOf(document: unknown): readonly JsonRow[] | Failed {
  if (Array.isArray(document)) return listed(document, '');
  if (!isObject(document)) return failed('It is neither a list nor an object.');
  const { data, status_code: code, status_message: statusMessage } = document;
  if (Array.isArray(data)) return listed(data, '/data');
  if (typeof code === 'number') {
    const said = typeof statusMessage === 'string' ? `${quoted(statusMessage)} (${code})` : String(code);
    return failed(`It is an envelope without a list in "data"; its server said ${said}.`);
  }
  const uids = Object.keys(document);
  const rowOf = (uid: string) => ({ object: { uid, status: document[uid] }, pointer: () => at('', uid) });
  return tooManyRows(uids.length) ?? uids.map(rowOf);
}

function listed(objects: readonly unknown[], pointer: string): readonly JsonRow[] | Failed {
  return tooManyRows(objects.length) ?? objects.map((object, i) => ({ object, pointer: () => `${pointer}/${i}` }));
}
