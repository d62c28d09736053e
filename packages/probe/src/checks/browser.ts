/**
 * Checks whether web pages of other origins can read the API (Fetch standard). OCPI does not require it, so a server without
 * CORS gets a warning. One that lets pages read lists but not errors, a 304 or the paging headers fails.
 */

import { below, withQuery } from '../http/addresses.ts';
import { type Answer, evidenceOf } from '../http/exchange.ts';
import type { CheckId } from '../results/check-catalogue.ts';
import { ORIGIN } from './caching.ts';
import type { Probing } from './context.ts';
import type { List } from './versions.ts';

const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';

/** @param notModified a 304 of the list */
export async function checkBrowser({ url }: List, notModified: Answer | undefined, probing: Probing): Promise<void> {
  const { client, results } = probing;
  const headers = { Origin: ORIGIN };
  const list = await client.ask(withQuery(url, { limit: 1 }), { headers });
  if (!list) return results.skip('cors', client.reason);
  if (!isReadable(list)) {
    results.warn(
      'cors',
      evidenceOf(list, `* or ${ORIGIN}`, list.headers.get('access-control-allow-origin') ?? 'nothing', ALLOW_ORIGIN),
    );
    results.doesNotApply(
      ['cors-expose', 'cors-errors', 'cors-not-modified', 'cors-preflight'],
      'web pages cannot read lists either',
    );
    return;
  }
  results.pass('cors');
  checkExposed(list, probing);
  const error = await client.ask(below(url, 'probe-unknown-id', 'probe', 'probe', 'probe'), { headers });
  if (error) checkReadable('cors-errors', error, probing);
  else results.skip('cors-errors', client.reason);
  if (notModified) checkReadable('cors-not-modified', notModified, probing);
  await checkPreflight(url, probing);
}

function isReadable({ headers }: Answer): boolean {
  return ['*', ORIGIN].includes(headers.get('access-control-allow-origin') ?? '');
}

function checkReadable(id: CheckId, answer: Answer, { results }: Probing): void {
  if (isReadable(answer)) results.pass(id);
  else
    results.fail(
      id,
      evidenceOf(
        answer,
        `* or ${ORIGIN}`,
        answer.headers.get('access-control-allow-origin') ?? 'nothing',
        ALLOW_ORIGIN,
      ),
    );
}

function checkExposed(list: Answer, { results }: Probing): void {
  const exposed = namesIn(list, 'access-control-expose-headers');
  const missing = ['Link', 'X-Total-Count'].filter(
    (name) => !exposed.includes(name.toLowerCase()) && !exposed.includes('*'),
  );
  if (missing.length === 0) results.pass('cors-expose');
  else
    results.fail(
      'cors-expose',
      evidenceOf(list, 'Link and X-Total-Count', exposed.join(', ') || 'nothing', 'Access-Control-Expose-Headers'),
    );
}

async function checkPreflight(url: URL, { client, results }: Probing): Promise<void> {
  const headers = {
    Origin: ORIGIN,
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'authorization',
  };
  const answer = await client.ask(url, { method: 'OPTIONS', anonymous: true, keepRedirect: true, headers });
  if (!answer) return results.skip('cors-preflight', client.reason);
  // The asterisk does not cover Authorization (Fetch 4.8).
  const allowed = namesIn(answer, 'access-control-allow-headers').includes('authorization');
  const isSuccess = answer.status >= 200 && answer.status < 300;
  if (isSuccess && isReadable(answer) && allowed) results.pass('cors-preflight');
  else {
    const got = `HTTP ${answer.status}, ${answer.headers.get('access-control-allow-headers') ?? 'nothing'}`;
    results.fail(
      'cors-preflight',
      evidenceOf(answer, 'HTTP 2xx, and Authorization among the headers', got, 'Access-Control-Allow-Headers'),
    );
  }
}

function namesIn({ headers }: Answer, name: string): string[] {
  return (headers.get(name) ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '');
}
