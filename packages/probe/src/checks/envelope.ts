/** Checks of every answer: the envelope (OCPI 4.1.7) and the request ids (OCPI 4.2). */

import { type Answer, evidenceOf, isRecord, outlineOf, show } from '../http/exchange.ts';
import type { CheckResults } from '../results/results.ts';

/** Checks the envelope of successful answers and the ids of all. Other checks look at the envelopes of errors. */
export function checkEnvelope(answer: Answer, results: CheckResults): void {
  if (answer.status >= 400) checkIds(answer, 'request-ids-errors', results);
  if (answer.status !== 200 || answer.method !== 'GET') return;
  checkIds(answer, 'request-ids', results);
  if (answer.notJson !== undefined) {
    results.fail('json', evidenceOf(answer, 'JSON', answer.notJson));
    return;
  }
  results.pass('json');
  checkContentType(answer, results);
  const problem = shapeProblem(answer.json);
  if (problem === undefined) results.pass('envelope');
  else results.fail('envelope', evidenceOf(answer, 'an object with data, status_code, timestamp', problem));
}

/** What is wrong with the envelope of an error; undefined if nothing is. */
export function errorProblem(answer: Answer): string | undefined {
  if (answer.notJson !== undefined) return answer.notJson;
  const problem = shapeProblem(answer.json);
  if (problem !== undefined) return problem;
  const code = isRecord(answer.json) ? answer.json.status_code : undefined;
  if (typeof code === 'number' && code >= 1000 && code < 2000) return `status_code ${code}, which means success`;
  return isJsonType(answer) || answer.status === 200
    ? undefined
    : `Content-Type ${answer.headers.get('content-type') ?? 'missing'}`;
}

/** Whether both statuses say success. Another check reports a status_code in quotes. */
export function succeeded(answer: Answer): boolean {
  return answer.status === 200 && isRecord(answer.json) && String(answer.json.status_code) === '1000';
}

/** The data of an envelope. */
export function dataOf({ json }: Answer): unknown {
  return isRecord(json) ? json.data : undefined;
}

/** The server's own words about an answer, in brackets; empty if there are none. */
export function wordsOf({ json }: Answer): string {
  const message = isRecord(json) ? json.status_message : undefined;
  return typeof message === 'string' && message.trim() !== '' ? ` (${show(message)})` : '';
}

function shapeProblem(json: unknown): string | undefined {
  if (!isRecord(json)) return `${show(json)}, not an envelope`;
  const { status_code, status_message, timestamp } = json;
  if (typeof status_code !== 'number' || !/^\d{4}$/.test(String(status_code)))
    return `status_code ${show(status_code)}`;
  // One of another type is reported by the check of its form.
  if (timestamp === undefined || timestamp === null) return `timestamp ${show(timestamp)}`;
  if (status_message !== undefined && status_message !== null && typeof status_message !== 'string')
    return `status_message ${show(status_message)}`;
  return undefined;
}

function checkContentType(answer: Answer, results: CheckResults): void {
  if (isJsonType(answer)) results.pass('content-type');
  else {
    const got = answer.headers.get('content-type') ?? 'nothing';
    results.fail('content-type', evidenceOf(answer, 'application/json', got, 'Content-Type'));
  }
}

function isJsonType({ headers }: Answer): boolean {
  return /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');
}

function checkIds(answer: Answer, id: 'request-ids' | 'request-ids-errors', results: CheckResults): void {
  for (const [name, sent] of Object.entries(answer.ids)) {
    const got = answer.headers.get(name.toLowerCase());
    if (got === sent) results.pass(id);
    else results.fail(id, evidenceOf(answer, sent, got ?? `nothing (${outlineOf(answer)})`, name));
  }
}
