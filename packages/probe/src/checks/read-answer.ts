/** Bytes from the network -> an answer, with checks of its coding, size and TLS. */

import { decodeBody, type Failure, type WireAnswer } from '../../../../src/sources/index.ts';
import { parseJson } from '../http/body.ts';
import { type Answer, evidenceOf } from '../http/exchange.ts';
import { WORTH_COMPRESSING } from '../results/check-catalogue.ts';
import type { CheckResults, Evidence } from '../results/results.ts';

interface Asked extends Pick<Answer, 'method' | 'url' | 'ids'> {
  /** The codings that were asked for. */
  readonly accepted: string;
}

/** Reads an answer. Returns the reason as text if the body cannot be read at all. */
export async function readAnswer(
  wire: WireAnswer,
  { accepted, ...asked }: Asked,
  maxBytes: number,
  results: CheckResults,
): Promise<Answer | string> {
  const coding = wire.headers.get('content-encoding');
  const decoded = await decodeBody(wire.body, coding, maxBytes);
  const parsed = parseJson(decoded.bytes ?? Buffer.alloc(0));
  const content = 'value' in parsed ? { json: parsed.value } : { json: undefined, notJson: parsed.problem };
  const answer: Answer = { ...wire, ...asked, ...content, plainSize: decoded.bytes?.length ?? 0 };
  if (wire.tls !== undefined) checkTls(answer, wire.tls, results);
  if ('problem' in decoded) {
    const expected = decoded.problem === 'size' ? `at most ${maxBytes} bytes` : 'the coding that the header names';
    const id = decoded.problem === 'size' ? 'answer-size' : 'coding';
    results.fail(id, evidenceOf(answer, expected, decoded.message, 'Content-Encoding'));
    if (!decoded.bytes) return decoded.message;
  } else {
    if (coding === undefined || wire.body.length === 0 || accepted.includes(coding.trim().toLowerCase()))
      results.pass('coding');
    else results.fail('coding', evidenceOf(answer, accepted, coding, 'Content-Encoding'));
    checkSize(answer, coding, results);
    checkVary(answer, coding, results);
  }
  for (const id of ['answer-time', 'answer-whole', 'answer-size'] as const) results.pass(id);
  return answer;
}

/** Answers to HEAD and 304 have no body, and small ones may grow. */
function checkSize(answer: Answer, coding: string | undefined, results: CheckResults): void {
  const { body, plainSize } = answer;
  if (coding === undefined || body.length === 0 || plainSize < WORTH_COMPRESSING) return;
  if (/^(|identity)$/i.test(coding.trim())) return;
  if (body.length <= plainSize) results.pass('compression');
  else {
    const expected = `at most ${plainSize} bytes, as without ${coding}`;
    results.fail('compression', evidenceOf(answer, expected, `${body.length} bytes`, 'Content-Encoding'));
  }
}

/** A cache that is not told gives compressed answers to clients that cannot read them. */
function checkVary(answer: Answer, coding: string | undefined, results: CheckResults): void {
  if (coding === undefined || answer.body.length === 0 || /^(|identity)$/i.test(coding.trim())) return;
  const vary = answer.headers.get('vary') ?? 'nothing';
  if (/(^|,)\s*(accept-encoding|\*)\s*(,|$)/i.test(vary)) results.pass('vary');
  else if (/\b(no-store|private)\b/i.test(answer.headers.get('cache-control') ?? ''))
    results.doesNotApply('vary', 'compressed answers are not for shared caches');
  else results.warn('vary', evidenceOf(answer, 'Accept-Encoding', vary, 'Vary'));
}

/** Records that no complete answer came. */
export function checkFailure({ failure, message, status = 0 }: Failure, request: string, results: CheckResults): void {
  const id = failure === 'time' ? 'answer-time' : failure === 'size' ? 'answer-size' : 'answer-whole';
  results.fail(id, { request, status, expected: 'a complete answer', got: message });
}

/** Why no more requests may be sent, if the server asks for that (RFC 6585, 4; RFC 9110, 15.6.4). */
export function checkThrottling(
  { status, headers }: WireAnswer,
  request: string,
  results: CheckResults,
): string | undefined {
  const wait = headers.get('retry-after');
  if (status !== 429 && (status !== 503 || wait === undefined)) {
    results.pass('not-throttled');
    return undefined;
  }
  const reason = `the server asked to stop (HTTP ${status}${wait === undefined ? '' : `, Retry-After ${wait}`})`;
  const evidence: Evidence = {
    request,
    status,
    expected: 'answers to a few requests, sent one after the other',
    got: reason,
  };
  results.fail('not-throttled', evidence);
  return reason;
}

function checkTls(answer: Answer, version: string, results: CheckResults): void {
  if (['TLSv1.2', 'TLSv1.3'].includes(version)) results.pass('tls');
  else results.fail('tls', evidenceOf(answer, 'TLSv1.2 or later', version));
}
