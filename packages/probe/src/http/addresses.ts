/** URLs in the answers of a server. The probe never leaves the host that it was asked to probe. */

import { isThisMachine } from '../../../../src/cells/index.ts';

interface UrlProblem {
  readonly result: 'fail' | 'warn';
  readonly expected: string;
}

/** What is wrong with a URL from the server (OCPI 16.6); undefined if nothing is. */
export function urlProblem(given: unknown, asked: URL): UrlProblem | undefined {
  if (typeof given !== 'string' || !/^https?:\/\//i.test(given) || !URL.canParse(given))
    return { result: 'fail', expected: 'an absolute URL with http or https' };
  if (given.length > 255) return { result: 'fail', expected: 'a URL of at most 255 characters' };
  const { protocol, hostname } = new URL(given);
  if (isSameServer(given, asked)) return undefined;
  if (asked.protocol === 'https:' && protocol === 'http:') return { result: 'fail', expected: 'https, as was asked' };
  if (isInternal(hostname))
    return { result: 'fail', expected: `${asked.host}, or another host that clients can reach` };
  return { result: 'warn', expected: `${asked.origin} (the probe asks no other host)` };
}

/** Whether a URL leads to the server that was asked: by the same origin, or by another name of this machine. */
export function isSameServer(given: string, asked: URL): boolean {
  const { origin, protocol, port, hostname } = new URL(given, asked);
  if (origin === asked.origin) return true;
  const isLocal = isThisMachine(hostname) && isThisMachine(asked.hostname);
  return isLocal && protocol === asked.protocol && port === asked.port;
}

/** The same path and query on the origin that is probed. */
export function onOrigin(given: string, asked: URL): URL {
  const { pathname, search } = new URL(given, asked);
  return new URL(`${asked.origin}${pathname}${search}`);
}

/** The URL with these parts appended to its path as clients do it: each after a `/`, percent-encoded. */
export function below(url: URL, ...parts: readonly string[]): URL {
  const result = new URL(url);
  result.pathname = [url.pathname.replace(/\/+$/, ''), ...parts.map(encodeURIComponent)].join('/');
  return result;
}

/** The URL with these parameters added to its own. */
export function withQuery(url: URL, query: Readonly<Record<string, string | number>>): URL {
  const result = new URL(url);
  for (const [name, value] of Object.entries(query)) result.searchParams.set(name, String(value));
  result.search = result.search.replaceAll('%3A', ':');
  return result;
}

function isInternal(hostname: string): boolean {
  if (isThisMachine(hostname) || /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/.test(hostname)) return true;
  return !hostname.includes('.') || /\.(internal|local|localdomain|svc|lan)$/.test(hostname);
}
