/** Checks of requests outside the interface: unknown paths, other methods, a trailing slash. */

import { below } from '../http/addresses.ts';
import { evidenceOf, outlineOf } from '../http/exchange.ts';
import { redirectOf } from './client.ts';
import type { Probing } from './context.ts';
import { errorProblem, succeeded } from './envelope.ts';
import type { List, OfferedVersion } from './versions.ts';

/** A path below the version that belongs to no module. */
export async function checkUnknownPath({ url }: OfferedVersion, { client, results }: Probing): Promise<void> {
  const answer = await client.ask(below(url, 'probe-unknown-module'));
  if (!answer) return results.skip('unknown-path', client.reason);
  const problem = errorProblem(answer);
  const got = problem === undefined ? outlineOf(answer) : `HTTP ${answer.status}, ${problem}`;
  const evidence = evidenceOf(answer, 'HTTP 404 and an envelope', got);
  if (problem !== undefined) results.fail('unknown-path', evidence);
  else if (answer.status === 404) results.pass('unknown-path');
  else results.warn('unknown-path', evidence);
}

/** The interface has no POST. A server that has one anyway gets no body, so it does no harm. */
export async function checkWrongMethod({ url }: List, { client, results }: Probing): Promise<void> {
  const answer = await client.ask(url, { method: 'POST', keepRedirect: true });
  if (!answer) return results.skip('wrong-method', client.reason);
  const problem = errorProblem(answer);
  const allow = answer.headers.get('allow');
  const got = `${outlineOf(answer)}, Allow ${allow ?? 'missing'}${problem === undefined ? '' : `, ${problem}`}`;
  const evidence = evidenceOf(answer, 'HTTP 405, Allow with GET, and an envelope', got);
  if (problem === undefined && answer.status === 405 && /\bGET\b/.test(allow ?? '')) results.pass('wrong-method');
  else if (problem === undefined && answer.status !== 405) results.warn('wrong-method', evidence);
  else results.fail('wrong-method', evidence);
}

/** Clients build URLs with and without a trailing slash, and lose their Authorization in a redirect. */
export async function checkTrailingSlash({ url }: List, { client, results }: Probing): Promise<void> {
  const other = new URL(url);
  other.pathname = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : `${url.pathname}/`;
  other.searchParams.set('limit', '1');
  const answer = await client.ask(other, { keepRedirect: true });
  if (!answer) return results.skip('trailing-slash', client.reason);
  const evidence = evidenceOf(answer, 'the list', outlineOf(answer));
  if (succeeded(answer)) results.pass('trailing-slash');
  else if (redirectOf(answer)) results.fail('trailing-slash', evidence);
  else results.warn('trailing-slash', evidence);
}
