/**
 * Reports that cannot be read. They still say which EVSEs they are about: these are UNKNOWN, and must not have the status that
 * the tables gave them on some other day.
 */

import { formatTimestamp } from '../../cells/times/timestamp.ts';
import { readAsWritten } from '../../cells/written.ts';
import { STATUS_OF_EVSE, UID } from './notations.ts';
import type { ContentOf, StatusReport } from './reported-statuses.ts';

/**
 * The report of a row: about the EVSE in its column, and also about that in the column of the status if the two are exchanged.
 *
 * @param time in ms since 1970, if that can be read
 */
export function unreadableReports(uid: string, word: string, time: number | undefined, source: string): StatusReport[] {
  const isStatus = (text: string) => text !== '' && 'value' in readAsWritten(STATUS_OF_EVSE, text);
  const uids = [uid, ...(isStatus(uid) && !isStatus(word) ? [word] : [])].flatMap(toUid);
  return uids.map((evse_uid) => toReport(evse_uid, source, time));
}

const BETWEEN_CELLS = /[\r\n\t,;"|]+/;
const BETWEEN_WORDS = /[\s{}[\]:'=<>()]+/;

/** More than the largest networks have EVSEs. */
const MOST_NAMES = 1_000_000;

/**
 * Reports about everything that may be the uid of an EVSE in content that cannot be read as a whole. Most of it is none.
 *
 * @param at when the content was updated, in ms since 1970, if known
 */
export function reportsOnNames(bytes: Uint8Array, { name }: Pick<ContentOf, 'name'>, at?: number): StatusReport[] {
  const uids = new Set<string>();
  for (const cell of new TextDecoder().decode(bytes).split(BETWEEN_CELLS)) {
    for (const text of [cell, ...cell.split(BETWEEN_WORDS)]) for (const uid of toUid(text)) uids.add(uid);
    if (uids.size > MOST_NAMES) break;
  }
  return [...uids].map((uid) => toReport(uid, name, at));
}

function toUid(text: string): string[] {
  const uid = text.trim();
  return uid !== '' && UID.read(uid).ok ? [uid] : [];
}

function toReport(evse_uid: string, source: string, time: number | undefined): StatusReport {
  const dated = time === undefined ? {} : { last_updated: time };
  return { evse_uid, status: 'UNKNOWN', unreadable: true, source, ...dated };
}

/** Reports as rows that say the same of the same EVSEs. */
export function rowsOf(reports: readonly StatusReport[]) {
  return reports.map(({ evse_uid, status, unreadable, last_updated }) => ({
    evse_uid,
    status: unreadable ? '' : status,
    ...(last_updated === undefined ? {} : { last_updated: formatTimestamp(last_updated) }),
  }));
}
