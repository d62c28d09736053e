/** The body of a push -> reports. A charging system is told at once what is wrong with it, so nothing of a wrong body counts. */

import { readContent } from '../../sources/status-formats/parse.ts';
import type { StatusReport } from '../../sources/status-formats/reported-statuses.ts';

/** What pushed statuses are called where status sources have names. */
export const PUSHED = 'pushed';

/** Where they are pushed. */
export const PUSH_PATH = '/_live/statuses';

/** Larger than the statuses of 50,000 EVSEs, in bytes. */
export const LARGEST_PUSH = 5_000_000;

/** Why nothing of a body counts, in words for the charging system. */
export interface WrongPush {
  readonly problem: string;
}

/** @param now in ms since 1970: the time of a report that says none, or one in the future */
export function readPush(bytes: Uint8Array, now: number): readonly StatusReport[] | WrongPush {
  // No time is in the future of this one, so whatever is found is wrong.
  const read = readContent({ name: PUSHED, address: PUSH_PATH, format: 'json', now: Number.POSITIVE_INFINITY }, bytes);
  if (read.kind === 'failed') return wrong(read);
  const [first] = read.findings;
  if (first) return wrong({ message: `${first.pointer ?? ''} ${first.message}`.trim(), hint: first.hint });
  const removed = read.reports.find(({ status }) => status === 'REMOVED');
  if (removed === undefined) return read.reports.map((report) => withoutFuture(report, now));
  return wrong({
    message: `"${removed.evse_uid}" is reported as REMOVED, which cannot be pushed.`,
    hint: 'Delete its row from evses.csv, or write REMOVED there.',
  });
}

function withoutFuture({ last_updated, ...report }: StatusReport, now: number): StatusReport {
  return last_updated === undefined ? report : { ...report, last_updated: Math.min(last_updated, now) };
}

/** A PATCH of one EVSE, as OCPI has it (8.2.2.3): an object with its new status. Other members are ignored. */
export function readPatch(uid: string, bytes: Uint8Array, now: number): readonly StatusReport[] | WrongPush {
  const patch = parsed(bytes);
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch))
    return wrong({ message: 'The body is not an object in JSON.', hint: 'Write {"status": "AVAILABLE"}.' });
  const { status, last_updated } = patch as { readonly status?: unknown; readonly last_updated?: unknown };
  return readPush(new TextEncoder().encode(JSON.stringify([{ evse_uid: uid, status, last_updated }])), now);
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    return undefined;
  }
}

function wrong({ message, hint = '' }: { readonly message: string; readonly hint?: string | undefined }): WrongPush {
  return { problem: `${message} ${hint}`.trim() };
}
