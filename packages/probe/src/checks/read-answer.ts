/** Bytes from the network -> an answer, with checks of its coding, size and TLS. */

import { decodeBody, type Failure, type WireAnswer } from '../../../../src/sources/index.ts';
import { parseJson } from '../http/body.ts';
import type { Answer } from '../http/exchange.ts';
import { WORTH_COMPRESSING } from '../results/check-catalogue.ts';
import type { CheckResults } from '../results/results.ts';

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
  if (wire.tls !== undefined)
    results.record('tls', ['TLSv1.2', 'TLSv1.3'].includes(wire.tls), answer, 'TLSv1.2 or later', wire.tls);
  if ('problem' in decoded) {
    const expected = decoded.problem === 'size' ? `at most ${maxBytes} bytes` : 'the coding that the header names';
    const id = decoded.problem === 'size' ? 'answer-size' : 'coding';
    results.record(id, false, answer, expected, decoded.message, 'Content-Encoding');
    if (!decoded.bytes) return decoded.message;
  } else {
    const isEncoded = coding !== undefined && wire.body.length > 0;
    const isWanted = !isEncoded || accepted.includes(coding.trim().toLowerCase());
    results.record('coding', isWanted, answer, accepted, coding ?? '', 'Content-Encoding');
    if (isEncoded && !/^(|identity)$/i.test(coding.trim())) checkEncoded(answer, coding, results);
  }
  for (const id of ['answer-time', 'answer-whole', 'answer-size'] as const) results.pass(id);
  return answer;
}

/** Whether an encoded body is smaller, if it is not small anyway, and caches know that it is encoded. */
function checkEncoded(answer: Answer, coding: string, results: CheckResults): void {
  const { body, plainSize, headers } = answer;
  if (plainSize >= WORTH_COMPRESSING) {
    const expected = `at most ${plainSize} bytes, as without ${coding}`;
    const got = `${body.length} bytes`;
    results.record('compression', body.length <= plainSize, answer, expected, got, 'Content-Encoding');
  }
  // A cache that is not told gives compressed answers to clients that cannot read them.
  const vary = headers.get('vary') ?? 'nothing';
  const isTold = /(^|,)\s*(accept-encoding|\*)\s*(,|$)/i.test(vary);
  if (!isTold && /\b(no-store|private)\b/i.test(headers.get('cache-control') ?? ''))
    results.doesNotApply('vary', 'compressed answers are not for shared caches');
  else results.record('vary', isTold || 'warn', answer, 'Accept-Encoding', vary, 'Vary');
}

/** Records that no complete answer came. */
export function checkFailure(
  { failure, message, status = 0 }: Failure,
  asked: Pick<Answer, 'method' | 'url'>,
  results: CheckResults,
): void {
  const id = failure === 'time' ? 'answer-time' : failure === 'size' ? 'answer-size' : 'answer-whole';
  results.record(id, false, { ...asked, status }, 'a complete answer', message);
}

/** Why no more requests may be sent, if the server asks for that (RFC 6585, 4; RFC 9110, 15.6.4). */
export function checkThrottling(
  answer: Pick<Answer, 'method' | 'url' | 'status' | 'headers'>,
  results: CheckResults,
): string | undefined {
  const { status, headers } = answer;
  const wait = headers.get('retry-after');
  const isAsked = status === 429 || (status === 503 && wait !== undefined);
  const got = `the server asked to stop (HTTP ${status}${wait === undefined ? '' : `, Retry-After ${wait}`})`;
  const expected = 'answers to a few requests, sent one after the other';
  results.record('not-throttled', !isAsked, answer, expected, got);
  return isAsked ? got : undefined;
}
