/**
 * Reads a status source in JSON: a list of objects with `evse_uid` (or `uid`), `status` and optionally `last_updated`, such
 * as OCPI EVSEs; an envelope with such a list in `data`; or an object with statuses by uid. Other members are ignored. One in
 * OCPI has Locations of any version, in whatever envelope, each with its EVSEs.
 */

import { quoted } from '../../cells/cell.ts';
import { isObject } from '../feeds/json-values.ts';
import { type Failed, failed } from '../urls/source-answer.ts';
import { type JsonRow, readJsonRow } from './read-json-row.ts';
import type { ContentOf, FileFormats, ReportedStatuses } from './reported-statuses.ts';
import { RowFindings, tooManyRows } from './rows.ts';
import { type StatusLocation, statusLocations } from './status-locations.ts';

/** Reads the rows of a source in JSON. */
export function readJsonReports(of: ContentOf, bytes: Uint8Array, formats?: FileFormats): ReportedStatuses | Failed {
  const document = parseDocument(bytes, formats);
  if ('kind' in document) return document;
  const rows = rowsOf(document.value);
  if (!Array.isArray(rows)) return rows;
  const findings = new RowFindings(of.address);
  const reports = rows.flatMap((row) => readJsonRow(row, of, findings));
  return { kind: 'reported', reports, findings: findings.all() };
}

function parseDocument(bytes: Uint8Array, formats?: FileFormats): { value: unknown } | Failed {
  const text = decodeUtf8(bytes);
  if (text === undefined) return failed('It is not text in UTF-8.', 'JSON must be in UTF-8.');
  try {
    return { value: JSON.parse(text) };
  } catch {
    if (text.trim() === '') return failed('It is empty.');
    const at = formats?.errorInJson(text);
    return failed(`It is not JSON${at ? ` (line ${at.line}, column ${at.column})` : ''}, or part of it is missing.`);
  }
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads the EVSEs of a source in OCPI, each as a row. */
export function readOcpiReports(of: ContentOf, bytes: Uint8Array, formats?: FileFormats): ReportedStatuses | Failed {
  const document = parseDocument(bytes, formats);
  if ('kind' in document) return document;
  const locations = statusLocations(document.value);
  const evses = locations.reduce((sum, location) => sum + location.evses.length, 0);
  const tooMany = tooManyRows(evses);
  if (tooMany) return tooMany;
  if (evses === 0)
    return failed('It has no Locations with EVSEs.', 'Give the URL of its versions, or of its list of Locations.');
  const findings = new RowFindings(of.address);
  const reports = locations.flatMap((location) =>
    rowsOfLocation(location, of).flatMap((row) => readJsonRow(row, of, findings)),
  );
  return { kind: 'reported', reports, findings: findings.all() };
}

/** A page is gone when its rows are read, so the place of a row is its Location and its number there. */
function rowsOfLocation({ id, evses }: StatusLocation, { match }: ContentOf): JsonRow[] {
  const uidName = match === 'evse_id' ? 'evse_id' : 'uid';
  return evses.map((evse, i) => ({
    object: { [uidName]: evse[uidName], status: evse.status, last_updated: evse.last_updated },
    pointer: () => `/${String(id ?? '').slice(0, 60)}/evses/${i}`,
    uidName,
  }));
}

function rowsOf(document: unknown): JsonRow[] | Failed {
  if (Array.isArray(document)) return listed(document, '');
  if (!isObject(document)) return failed('It is neither a list nor an object.');
  const { data, status_code: code, status_message: statusMessage } = document;
  if (Array.isArray(data)) return listed(data, '/data');
  if (typeof code === 'number') {
    const said = typeof statusMessage === 'string' ? `${quoted(statusMessage)} (${code})` : String(code);
    return failed(`It is an envelope without a list in "data"; its server said ${said}.`);
  }
  const uids = Object.keys(document);
  return (
    tooManyRows(uids.length) ??
    uids.map((uid) => ({
      object: { uid, status: document[uid] },
      pointer: () => `/${uid.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    }))
  );
}

function listed(objects: readonly unknown[], pointer: string): JsonRow[] | Failed {
  return tooManyRows(objects.length) ?? objects.map((object, i) => ({ object, pointer: () => `${pointer}/${i}` }));
}
