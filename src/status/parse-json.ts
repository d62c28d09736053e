/**
 * Reads a status source in JSON: a list of objects with `evse_uid` (or `uid`), `status` and optionally `last_updated`, such
 * as OCPI EVSEs; an envelope with such a list in `data`; or an object with statuses by uid. Other members are ignored.
 */

import { visit } from 'jsonc-parser';
import { quoted } from '../source/cells/cell.ts';
import { decodeText } from '../source/csv/decode.ts';
import { lineAndColumn } from '../source/csv/position.ts';
import { type Failed, failed } from '../source/fetch/source-answer.ts';
import { readWritten } from '../source/tables/cell-types/cell-type.ts';
import { TABLES } from '../source/tables/tables.ts';
import { inFuture } from './future-status.ts';
import type { ContentOf, ReportedStatuses } from './reported-statuses.ts';
import { RowFindings } from './row-findings.ts';
import { tooManyRows } from './row-limit.ts';
import type { StatusReport } from './status-report.ts';

type JsonObject = { readonly [name: string]: unknown };

/** One row of the document, and its place. */
interface JsonRow {
  readonly object: unknown;
  readonly pointer: () => string;
}

/** Reads the rows of a source. */
export function readJsonReports(of: ContentOf, bytes: Uint8Array): ReportedStatuses | Failed {
  const { text, finding: notText } = decodeText(of.address, bytes);
  if (notText) return failed(notText.message, 'JSON must be in UTF-8.');
  const document = parse(text);
  if (isFailed(document)) return document;
  const rows = rowsOf(document.value);
  if (!Array.isArray(rows)) return rows;
  const findings = new RowFindings(of.address);
  const reports = rows.flatMap((row) => toReport(row, of, findings) ?? []);
  return { kind: 'reported', reports, findings: findings.all() };
}

function parse(text: string): { value: unknown } | Failed {
  try {
    return { value: JSON.parse(text) };
  } catch {
    if (text.trim() === '') return failed('It is empty.');
    const { line, column } = lineAndColumn(text, errorOffset(text));
    return failed(`It is not JSON (line ${line}, column ${column}), or part of it is missing.`);
  }
}

function isFailed(value: { value: unknown } | Failed): value is Failed {
  return 'kind' in value;
}

function errorOffset(text: string): number {
  const offsets: number[] = [];
  try {
    visit(text, { onError: (_, offset) => offsets.push(offset) }, { disallowComments: true });
  } catch (error) {
    // The parser is recursive, and a hostile document can be nested deeper than the stack allows.
    if (!(error instanceof RangeError)) throw error;
  }
  return offsets[0] ?? 0;
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

function toReport({ object, pointer }: JsonRow, of: ContentOf, findings: RowFindings): StatusReport | undefined {
  const place = () => ({ file: of.address, pointer: pointer() });
  const report = (field: string | undefined, message: string, hint?: string) => {
    findings.add(place, { ...(field ? { field } : {}), message, hint });
    return undefined;
  };
  if (!isObject(object)) return report(undefined, 'This is not an object.');
  const { columns } = TABLES.status;
  const uidName = object.evse_uid === undefined ? 'uid' : 'evse_uid';
  const uid = textOf(object[uidName]);
  if (uid === undefined)
    return report(uidName, 'The uid of the EVSE is missing, or is not a text.', 'Write "evse_uid": "…".');
  const word = textOf(object.status);
  if (word === undefined) return report('status', `The status of ${quoted(uid)} is missing, or is not a text.`);
  const time = object.last_updated ?? undefined;
  const written = time === undefined ? undefined : textOf(time);
  if (time !== undefined && written === undefined) return report('last_updated', 'last_updated is not a text.', UTC);
  const evse_uid = readWritten(columns.evse_uid.type, uid);
  const status = readWritten(columns.status.type, word);
  const updated = written === undefined ? { value: undefined } : readWritten(columns.last_updated.type, written);
  if ('problem' in evse_uid) return report(uidName, `${uidName}: ${evse_uid.problem.message}`, evse_uid.problem.hint);
  if ('problem' in status) return report('status', `status: ${status.problem.message}`, status.problem.hint);
  if ('problem' in updated)
    return report('last_updated', `last_updated: ${updated.problem.message}`, updated.problem.hint);
  const ahead = inFuture(updated.value, of.now);
  if (ahead) findings.add(place, { ...ahead, key: evse_uid.value });
  const last_updated = updated.value === undefined || ahead ? {} : { last_updated: updated.value };
  return { evse_uid: evse_uid.value, status: status.value, source: of.name, ...last_updated };
}

const UTC = 'Write it in UTC: "2026-11-21T14:30:00Z".';

/** A text without the spaces around it; nothing if it is empty. */
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
