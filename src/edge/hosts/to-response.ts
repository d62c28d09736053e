/** An answer as a `Response`, for those who read it in this process. */

import { concatenate } from '../../stored-format/gzip.ts';
import type { EdgeAnswer } from '../rule/exchange.ts';

export function toResponse({ status, headers, body }: EdgeAnswer): Response {
  const sent = body !== null && 'parts' in body ? concatenate(body.parts) : body;
  return new Response(sent, { status, headers: [...headers] });
}
