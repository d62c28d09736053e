/** What a host answers to the requests that tell hosts apart, in a few words each: the cells of the table in docs/publishing.md. */

import { gunzipSync } from 'node:zlib';
import type { Exchange } from '../../../edge/support/http.ts';
import type { Ask } from './ask-on-socket.ts';

const LIST = '/api/ocpi/2.2/locations';

/** By what was asked, in the order of the table. The network must have more than two locations. */
export async function measureHost(ask: Ask): Promise<ReadonlyMap<string, string>> {
  const whole = await ask(LIST);
  const [{ id = '' } = {}, { id: second = '' } = {}] = objectsIn(whole) ?? [];
  const changed = timestampOf(whole);
  const tag = whole.headers.etag ?? '';
  const words = async (path: string, options?: Parameters<Ask>[1]) => inWords(await ask(path, options));
  return new Map([
    ['`/api/ocpi/versions`', await words('/api/ocpi/versions')],
    ['`/api/ocpi/2.2`', await words('/api/ocpi/2.2')],
    ['`/api/ocpi/2.2/locations`, the whole list', inWords(whole)],
    ['the same with a slash at the end', await words(`${LIST}/`)],
    ['`timestamp` of the list', changed === lastChangeIn(whole) ? 'time of the last change' : 'time of the answer'],
    ['gzip', compression(await ask(LIST, { headers: { 'Accept-Encoding': 'gzip' } }))],
    ['`ETag` in `If-None-Match`', await words(LIST, { headers: { 'If-None-Match': tag || '"none"' } })],
    ['`Cache-Control`', whole.headers['cache-control']?.replace(/^.*(max-age=\d+).*$/, '`$1`') ?? 'none'],
    ['`X-Total-Count`, `X-Limit`', has(whole, 'x-total-count', 'x-limit')],
    ['`?offset=1&limit=1`', pageInWords(await ask(`${LIST}?offset=1&limit=1`), whole, second)],
    ['`?offset=9999`', pageInWords(await ask(`${LIST}?offset=9999`), whole, second)],
    ['`?date_from=` of tomorrow', pageInWords(await ask(`${LIST}?date_from=${TOMORROW}`), whole, second)],
    ['`?limit=many`', pageInWords(await ask(`${LIST}?limit=many`), whole, second)],
    ['one location', await words(`${LIST}/${id}`)],
    ['an id that is not there', await words(`${LIST}/NO-SUCH-ID`)],
    ['`POST`', await words(LIST, { method: 'POST' })],
    ['CORS on the list', has(whole, 'access-control-allow-origin')],
    ['CORS on a 404', has(await ask(`${LIST}/NO-SUCH-ID`), 'access-control-allow-origin')],
    ['CORS preflight for `Authorization`', preflight(await ask(LIST, { method: 'OPTIONS', headers: PREFLIGHT }))],
    ['`X-Request-ID`', has(await ask(LIST, { headers: { 'X-Request-ID': 'one' } }), 'x-request-id')],
    ['`/_health.json`', await words('/_health.json')],
    ['the front page', await words('/')],
    ['what a page may load (`Content-Security-Policy`)', has(await ask('/'), 'content-security-policy')],
    ['`/favicon.svg`', await words('/favicon.svg')],
    ['`/status.json`', await words('/status.json')],
    ['`/locations.geojson`', typeOf(await ask('/locations.geojson'))],
    ['`/chargers.csv`', typeOf(await ask('/chargers.csv'))],
    ['`/.well-known/ocpi-snapshot.json`', await words('/.well-known/ocpi-snapshot.json')],
    ['gzip of `/openapi.json`', coding(await ask('/openapi.json', { headers: { 'Accept-Encoding': 'gzip' } }))],
    ['CORS on these', has(await ask('/locations.geojson'), 'access-control-allow-origin')],
    ['CORS preflight for these', preflight(await ask('/status.json', { method: 'OPTIONS', headers: PREFLIGHT }))],
    ['`/404`, `/404.html`', [await words('/404'), await words('/404.html')].join(', ')],
    ['a page that is not there', await words('/no-such-page')],
  ]);
}

/** Far enough that no object of a test is newer. */
const TOMORROW = '2100-01-01T00:00:00Z';

const PREFLIGHT = {
  Origin: 'https://map.example.com',
  'Access-Control-Request-Method': 'GET',
  'Access-Control-Request-Headers': 'authorization',
};

/** `200 JSON`, `200 JSON, as text/html`, `404 a page`, `301 to …`, `405 OCPI error 2000`. */
function inWords({ status, headers, body }: Exchange): string {
  if (status >= 300 && status < 400 && headers.location !== undefined) {
    return `${status} to \`${new URL(headers.location, 'http://host').pathname}\``;
  }
  const text = body.toString();
  if (text === '') return String(status);
  const type = headers['content-type']?.replace(/;.*/, '') || 'no type';
  if (!text.startsWith('{')) return `${status} ${type === 'text/html' ? 'a page' : type}`;
  if (type !== 'application/json') return `${status} JSON, as ${type}`;
  const { status_code: code = 1000 } = JSON.parse(text) as { status_code?: number };
  return code < 2000 ? `${status} JSON` : `${status} OCPI error ${code}`;
}

function pageInWords(answer: Exchange, whole: Exchange, second: string): string {
  const objects = answer.status === 200 ? objectsIn(answer) : undefined;
  if (objects === undefined) return inWords(answer);
  if (objects.length === 0) return 'no objects';
  if (objects.length === objectsIn(whole)?.length) return 'the whole list';
  const isRight = objects.length === 1 && objects[0]?.id === second && answer.headers.link?.includes('rel="next"');
  return isRight ? 'that page, with `Link`' : 'another page';
}

interface Listed {
  readonly id: string;
  readonly last_updated: string;
}

/** The objects of a list; undefined if it is none. */
function objectsIn({ body }: Exchange): readonly Listed[] | undefined {
  try {
    const { data } = JSON.parse(body.toString()) as { data?: unknown };
    return Array.isArray(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

function timestampOf({ body }: Exchange): string | undefined {
  return /"timestamp":"([^"]*)"\}$/.exec(body.toString())?.[1]?.replace(/\.\d+Z$/, 'Z');
}

function lastChangeIn(list: Exchange): string | undefined {
  return objectsIn(list)
    ?.map(({ last_updated }) => last_updated)
    .sort()
    .at(-1);
}

function compression({ headers, body }: Exchange): string {
  if (headers['content-encoding'] !== 'gzip') return 'not compressed';
  return JSON.parse(gunzipSync(body).toString()).status_code === 1000 ? 'compressed' : 'broken';
}

function typeOf({ status, headers }: Exchange): string {
  return `${status} as ${headers['content-type'] ?? 'no type'}`;
}

function coding({ headers }: Exchange): string {
  return headers['content-encoding'] === 'gzip' ? 'compressed' : 'not compressed';
}

function has({ headers }: Exchange, ...names: readonly string[]): string {
  return names.every((name) => headers[name] !== undefined) ? 'yes' : 'no';
}

function preflight({ status, headers }: Exchange): string {
  const allowed = headers['access-control-allow-headers']?.toLowerCase().includes('authorization') ?? false;
  return status < 300 && allowed ? `${status}, allowed` : `${status}, refused`;
}
