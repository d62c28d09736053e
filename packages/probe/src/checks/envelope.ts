/** Checks of every answer: the envelope (OCPI 4.1.7) and the request ids (OCPI 4.2). */

import { type Answer, isRecord, outlineOf, show } from '../http/exchange.ts';
import type { CheckResults } from '../results/results.ts';

/** Checks the envelope of successful answers and the ids of all. Other checks look at the envelopes of errors. */
export function checkEnvelope(answer: Answer, results: CheckResults): void {
  if (answer.status >= 400) checkIds(answer, 'request-ids-errors', results);
  if (answer.status !== 200 || answer.method !== 'GET') return;
  checkIds(answer, 'request-ids', results);
  results.record('json', answer.notJson === undefined, answer, 'JSON', answer.notJson ?? '');
  if (answer.notJson !== undefined) return;
  const type = answer.headers.get('content-type') ?? 'nothing';
  results.record('content-type', isJsonType(type), answer, 'application/json', type, 'Content-Type');
  const problem = shapeProblem(answer.json);
  const expected = 'an object with data, status_code, timestamp';
  results.record('envelope', problem === undefined, answer, expected, problem ?? '');
}

/** What is wrong with the envelope of an error; undefined if nothing is. */
export function errorProblem({ status, headers, json, notJson }: Answer): string | undefined {
  const problem = notJson ?? shapeProblem(json);
  if (problem !== undefined) return problem;
  const code = isRecord(json) ? json.status_code : undefined;
  if (typeof code === 'number' && code >= 1000 && code < 2000) return `status_code ${code}, which means success`;
  const type = headers.get('content-type') ?? 'missing';
  return isJsonType(type) || status === 200 ? undefined : `Content-Type ${type}`;
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

function isJsonType(type: string): boolean {
  return /^application\/json\s*(;|$)/i.test(type);
}

function checkIds(answer: Answer, id: 'request-ids' | 'request-ids-errors', results: CheckResults): void {
  for (const [name, sent] of Object.entries(answer.ids)) {
    const got = answer.headers.get(name.toLowerCase());
    results.record(id, got === sent, answer, sent, got ?? `nothing (${outlineOf(answer)})`, name);
  }
}
