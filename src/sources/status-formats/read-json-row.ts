/** Reads one row of a status source in JSON: the uid of an EVSE, its status, and when that changed. */

import { cited, type Unreadable } from '../../cells/cell.ts';
import { adviceFor, type Notation, readAsWritten } from '../../cells/written.ts';
import { asHint } from '../../findings/text/advice.ts';
import { type Clause, clause } from '../../findings/words.ts';
import { isObject, type JsonObject } from '../feeds/json-values.ts';
import { STATUS_OF_EVSE, TIME, UID } from './notations.ts';
import type { ContentOf, StatusReport } from './reported-statuses.ts';
import { inFuture, type RowFindings } from './rows.ts';
import { unreadableReports } from './unreadable-report.ts';

/** One row of a document, and its place. */
export interface JsonRow {
  readonly object: unknown;
  readonly pointer: () => string;
  /** The member that says which EVSE it is; found out if not given. */
  readonly uidName?: 'uid' | 'evse_uid' | 'evse_id';
}

function uidNameIn(object: unknown): NonNullable<JsonRow['uidName']> {
  const names = ['evse_uid', 'uid', 'evse_id'] as const;
  return names.find((name) => isObject(object) && object[name] !== undefined) ?? 'uid';
}

/** The report in a row. What is wrong with it becomes a finding, and its EVSE is UNKNOWN if the row still says which one it is. */
export function readJsonRow(
  { object, pointer, uidName = uidNameIn(object) }: JsonRow,
  of: ContentOf,
  findings: RowFindings,
): readonly StatusReport[] {
  const place = () => ({ file: of.address, pointer: pointer() });
  const report = (field: string | undefined, problem: Clause, hint?: string) => {
    const said = { says: 'row', params: { problem }, advice: asHint(hint) } as const;
    findings.add(place, { ...(field ? { field } : {}), ...said });
    return isObject(object) ? unreadableRow(object, uidName, of) : [];
  };
  if (!isObject(object)) return report(undefined, clause`This is not an object.`);
  const uid = textOf(object[uidName]);
  if (uid === undefined) {
    const isOcpi = of.format === 'ocpi';
    if (isOcpi && uidName === 'evse_id')
      return report(uidName, clause`The evse_id of the EVSE is missing, or is not a text.`, FILL_IN);
    const hint = `Write "${isOcpi ? 'uid' : 'evse_uid'}": "…".`;
    return report(uidName, clause`The uid of the EVSE is missing, or is not a text.`, hint);
  }
  const word = textOf(object.status);
  if (word === undefined)
    return report('status', clause`The status of ${cited({ uid })} is missing, or is not a text.`);
  const time = object.last_updated ?? undefined;
  const written = time === undefined ? undefined : textOf(time);
  if (time !== undefined && written === undefined)
    return report('last_updated', clause`last_updated is not a text.`, UTC);
  const evse_uid = readAsWritten(UID, uid);
  const status = readAsWritten(STATUS_OF_EVSE, word);
  const updated = written === undefined ? { value: undefined } : readAsWritten(TIME, written);
  const refused = (name: string, notation: Notation<unknown>, cell: Unreadable) =>
    report(name, clause`${{ name }}: ${cell.problem}`, adviceFor(notation, cell).hint);
  if ('refused' in evse_uid) return refused(uidName, UID, evse_uid.refused);
  if ('refused' in status) return refused('status', STATUS_OF_EVSE, status.refused);
  if ('refused' in updated) return refused('last_updated', TIME, updated.refused);
  const ahead = inFuture(updated.value, of.now);
  if (ahead) findings.add(place, { ...ahead, key: evse_uid.value });
  const last_updated = updated.value === undefined || ahead ? {} : { last_updated: updated.value };
  return [{ evse_uid: evse_uid.value, status: status.value, source: of.name, ...last_updated }];
}

function unreadableRow(object: JsonObject, uidName: string, { name, now }: ContentOf): readonly StatusReport[] {
  const given = object[uidName];
  const uid = typeof given === 'number' ? String(given) : (textOf(given) ?? '');
  const time = TIME.read(textOf(object.last_updated) ?? '');
  const last_updated = time.ok && !inFuture(time.value, now) ? time.value : undefined;
  return unreadableReports(uid, textOf(object.status) ?? '', last_updated, name);
}

const FILL_IN = 'Fill it in, or set "match": "uid".';
const UTC = 'Write it in UTC: "2026-11-21T14:30:00Z".';

/** A text without the spaces around it; nothing if it is empty. */
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}
