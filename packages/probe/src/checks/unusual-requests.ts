/** Checks of requests outside the interface: unknown paths, other methods, a trailing slash. */

import { below } from '../http/addresses.ts';
import { outlineOf, succeeded } from '../http/exchange.ts';
import { redirectOf } from './client.ts';
import type { Probing } from './context.ts';
import { errorProblem } from './envelope.ts';
import type { List, OfferedVersion } from './versions.ts';

/** A path below the version that belongs to no module. */
export async function checkUnknownPath({ url }: OfferedVersion, probing: Probing): Promise<void> {
  const answer = await probing.ask('unknown-path', below(url, 'probe-unknown-module'));
  if (!answer) return;
  const problem = errorProblem(answer);
  const got = problem === undefined ? outlineOf(answer) : `HTTP ${answer.status}, ${problem}`;
  const verdict = problem === undefined && (answer.status === 404 || 'warn');
  probing.results.record('unknown-path', verdict, answer, 'HTTP 404 and an envelope', got);
}

/** The interface has no POST. A server that has one anyway gets no body, so it does no harm. */
export async function checkWrongMethod({ url }: List, probing: Probing): Promise<void> {
  const answer = await probing.ask('wrong-method', url, { method: 'POST', keepRedirect: true });
  if (!answer) return;
  const problem = errorProblem(answer);
  const allow = answer.headers.get('allow') ?? 'missing';
  const got = `${outlineOf(answer)}, Allow ${allow}${problem === undefined ? '' : `, ${problem}`}`;
  const verdict = problem === undefined && (answer.status === 405 ? /\bGET\b/.test(allow) : 'warn');
  probing.results.record('wrong-method', verdict, answer, 'HTTP 405, Allow with GET, and an envelope', got);
}

/** Clients build URLs with and without a trailing slash, and lose their Authorization in a redirect. */
export async function checkTrailingSlash({ url }: List, probing: Probing): Promise<void> {
  const other = new URL(url);
  other.pathname = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : `${url.pathname}/`;
  other.searchParams.set('limit', '1');
  const answer = await probing.ask('trailing-slash', other, { keepRedirect: true });
  if (!answer) return;
  const verdict = succeeded(answer) || (redirectOf(answer) ? 'fail' : 'warn');
  probing.results.record('trailing-slash', verdict, answer, 'the list', outlineOf(answer));
}
