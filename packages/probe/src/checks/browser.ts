/**
 * Checks whether web pages of other origins can read the API (Fetch standard). OCPI does not require it, so a server without
 * CORS gets a warning. One that lets pages read lists but not errors, a 304 or the paging headers fails.
 */

import { below, withQuery } from '../http/addresses.ts';
import type { Answer } from '../http/exchange.ts';
import type { CheckId } from '../results/check-catalogue.ts';
import { ORIGIN } from './caching.ts';
import type { Probing } from './context.ts';
import type { List } from './versions.ts';

/** @param notModified a 304 of the list */
export async function checkBrowser({ url }: List, notModified: Answer | undefined, probing: Probing): Promise<void> {
  const { results } = probing;
  const headers = { Origin: ORIGIN };
  const list = await probing.ask('cors', withQuery(url, { limit: 1 }), { headers });
  if (!list) return;
  if (!checkReadable('cors', list, probing, 'warn'))
    return results.doesNotApply(
      ['cors-expose', 'cors-errors', 'cors-not-modified', 'cors-preflight'],
      'web pages cannot read lists either',
    );
  const exposed = namesIn(list, 'access-control-expose-headers');
  const isExposed = exposed.includes('*') || ['link', 'x-total-count'].every((name) => exposed.includes(name));
  const got = exposed.join(', ') || 'nothing';
  results.record('cors-expose', isExposed, list, 'Link and X-Total-Count', got, 'Access-Control-Expose-Headers');
  const error = await probing.ask('cors-errors', below(url, 'probe-unknown-id', 'probe', 'probe', 'probe'), {
    headers,
  });
  if (error) checkReadable('cors-errors', error, probing);
  if (notModified) checkReadable('cors-not-modified', notModified, probing);
  await checkPreflight(url, probing);
}

function checkReadable(id: CheckId, answer: Answer, { results }: Probing, otherwise?: 'warn'): boolean {
  const allowed = answer.headers.get('access-control-allow-origin') ?? 'nothing';
  const isReadable = ['*', ORIGIN].includes(allowed);
  const verdict = isReadable || (otherwise ?? false);
  results.record(id, verdict, answer, `* or ${ORIGIN}`, allowed, 'Access-Control-Allow-Origin');
  return isReadable;
}

async function checkPreflight(url: URL, probing: Probing): Promise<void> {
  const headers = {
    Origin: ORIGIN,
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'authorization',
  };
  const options = { method: 'OPTIONS', anonymous: true, keepRedirect: true, headers } as const;
  const answer = await probing.ask('cors-preflight', url, options);
  if (!answer) return;
  const { status } = answer;
  const origin = answer.headers.get('access-control-allow-origin') ?? '';
  // The asterisk does not cover Authorization (Fetch 4.8).
  const allowed = namesIn(answer, 'access-control-allow-headers').includes('authorization');
  const isAllowed = status >= 200 && status < 300 && ['*', ORIGIN].includes(origin) && allowed;
  const got = `HTTP ${status}, ${answer.headers.get('access-control-allow-headers') ?? 'nothing'}`;
  const expected = 'HTTP 2xx, and Authorization among the headers';
  probing.results.record('cors-preflight', isAllowed, answer, expected, got, 'Access-Control-Allow-Headers');
}

function namesIn({ headers }: Answer, name: string): string[] {
  const names = (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());
  return names.filter((one) => one !== '');
}
