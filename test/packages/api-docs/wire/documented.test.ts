/** The documents of all versions beside what a running edge answers: every documented status is provoked, and every answer is as documented. */

import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorAnswer } from '../../../../src/edge/rule/failure.ts';
import { OCPI_VERSION } from '../../../../src/ocpi/enums.ts';
import { HEALTH_PATH } from '../../../../src/stored-format/health.ts';
import { MANIFEST_PATH, type Manifest } from '../../../../src/stored-format/manifest.ts';
import { type Ask, ask, type Exchange } from '../../../edge/support/http.ts';
import { type RunningEdge, startWithAssets, startWithFolder } from '../../../edge/support/running-edge.ts';
import { type Site, siteOf, writeSite } from '../../../edge/support/site.ts';
import { csv, networkOf, snapshotOf } from '../../../support/network-of.ts';
import { DocumentedAnswers, type OpenApi } from '../support/documented-answers.ts';

const NETWORK = networkOf(
  {
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
      'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1',
      'E-2,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-2',
    ),
    tariffs: csv('id,price_per_kwh,vat,prices_include_vat', 'T-1,0.60,21,false', 'T-2,0.70,21,false'),
    locations: csv(
      'id,address,city,latitude,longitude',
      'L-1,Main Street 1,Amsterdam,52.373169,4.893379',
      'L-2,Main Street 2,Amsterdam,52.373170,4.893380',
    ),
    evses: csv('uid,location_id', 'E-1,L-1', 'E-2,L-2'),
  },
  {
    versions: [...OCPI_VERSION],
    licence: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  },
);

const IDS: Readonly<Record<string, string>> = {
  location_id: 'L-1',
  evse_uid: 'E-1',
  connector_id: '1',
  tariff_id: 'T-1',
};

const site: Site = siteOf(await snapshotOf(NETWORK));
const documents = OCPI_VERSION.map(
  (version) => JSON.parse(Buffer.from(site.get(`/openapi-${version}.json`) ?? []).toString()) as OpenApi,
);
const [first = { paths: {}, components: {} }] = documents;
const documentsOfPaths = new Map(
  documents
    .map((document) => new DocumentedAnswers(document))
    .flatMap((documented) => documented.paths.map((path) => [path, documented])),
);
const paths = [...documentsOfPaths.keys()];

/** The document that has a path. What is in no version is in all of them, and the same there. */
function documented(path: string): DocumentedAnswers {
  return documentsOfPaths.get(path) ?? new DocumentedAnswers(first);
}
/** What the edge rule answers; the others are plain files. */
const edgePaths = paths.filter((path) => /^\/(api\/|_health)/.test(path));

let folder: string;
let edge: RunningEdge;
/** Its manifest is of another format. */
let faulty: RunningEdge;
/** A source of its statuses is stale. */
let stale: RunningEdge;
/** Its files cannot be read. */
let unreadable: RunningEdge;

beforeAll(async () => {
  folder = await writeSite(site);
  const manifest = JSON.parse(Buffer.from(site.get(MANIFEST_PATH) ?? []).toString()) as Manifest;
  const other = Buffer.from(JSON.stringify({ ...manifest, format: -1 }));
  const source = { name: 'status.csv', max_age_seconds: 60, state: 'failed' };
  const old = Buffer.from(JSON.stringify({ ...manifest, health: { ...manifest.health, status_sources: [source] } }));
  [edge, stale, faulty, unreadable] = await Promise.all([
    startWithFolder(folder),
    startWithAssets((path) => (path === MANIFEST_PATH ? old : 404)),
    startWithAssets((path) => (path === MANIFEST_PATH ? other : 404)),
    startWithAssets(() => 500),
  ]);
});

afterAll(async () => {
  await Promise.all([edge, stale, faulty, unreadable].map((one) => one?.stop()));
  await rm(folder, { recursive: true });
});

/** A path with the ids of things that are there, or without the last of them. */
function filled(path: string, last?: string): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return path.replace(/\{(\w+)\}/g, (_, name: string) => (name === names.at(-1) && last) || (IDS[name] ?? name));
}

async function answered(path: string, query = '', request: Ask = {}, from: RunningEdge = edge): Promise<Exchange> {
  const exchange = await ask(from.url, `${filled(path)}${query}`, request);
  expect(
    documented(path).complaints(path, exchange, request.method),
    `${request.method ?? 'GET'} ${path}${query}`,
  ).toEqual([]);
  return exchange;
}

const LISTS = paths.filter((path) => documented(path).parameters(path, 'query').includes('limit'));

/** How a client comes to each status. */
const PROVOKE: Readonly<Record<number, (path: string) => Promise<Exchange>>> = {
  200: (path) => answered(path),
  304: async (path) => {
    const { etag } = (await answered(path)).headers;
    return answered(path, '', { headers: { 'If-None-Match': String(etag) } });
  },
  404: async (path) => {
    const exchange = await ask(edge.url, filled(path, 'NO-SUCH'));
    expect(documented(path).complaints(path, exchange)).toEqual([]);
    return exchange;
  },
  405: (path) => answered(path, '', { method: 'POST' }),
  500: (path) => answered(path, '', {}, faulty),
  503: (path) => answered(path, '', {}, unreadable),
};

const STATUSES = paths.flatMap((path) =>
  documented(path)
    .statuses(path)
    .map((status) => [path, status] as const),
);

test.each(STATUSES)('%s answers %i as documented', async (path, status) => {
  const provoke = PROVOKE[status];
  if (provoke === undefined) throw new Error(`the test knows no way to ${status}`);
  expect((await provoke(path)).status).toBe(status);
});

test.each(paths)('HEAD %s has the headers of GET, and the edge answers a preflight', async (path) => {
  expect((await answered(path, '', { method: 'HEAD' })).status).toBe(200);
  if (!edgePaths.includes(path)) return;
  const preflight = await ask(edge.url, filled(path), { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers['access-control-allow-headers']).toContain('If-None-Match');
});

describe.each(LISTS)('%s', (path) => {
  test.each(['?offset=1', '?limit=1', '?date_from=2025-01-01T00:00:00Z', '?date_to=2031-01-01T00:00:00Z&limit=1'])(
    'with %s',
    async (query) => {
      expect((await answered(path, query)).status).toBe(200);
    },
  );

  test.each(['?offset=-1', '?limit=0', '?date_from=yesterday', '?date_to=2026-02-30T00:00:00Z', '?limit=1&limit=2'])(
    'with %s is the documented error',
    async (query) => {
      expect(JSON.parse((await answered(path, query)).body.toString())).toMatchObject({ status_code: 2001 });
    },
  );
});

test('each documented header was sent by an answer of that path and status, if the request asks for it', async () => {
  const asks: Record<string, string> = {
    'Accept-Encoding': 'gzip',
    'X-Request-ID': 'r-1',
    'X-Correlation-ID': 'c-1',
    'OCPI-from-country-code': 'DE',
    'OCPI-from-party-id': 'ABC',
  };
  for (const path of paths.filter((one) => !edgePaths.includes(one))) {
    const { headers } = await answered(path, '', { headers: asks });
    await answered(path, '', { headers: { ...asks, 'If-None-Match': String(headers.etag) } });
  }
  for (const path of edgePaths) {
    const { headers } = await answered(path, LISTS.includes(path) ? '?limit=1' : '', { headers: asks });
    await answered(path, LISTS.includes(path) ? '?limit=1' : '', {
      headers: { ...asks, 'If-None-Match': String(headers.etag) },
    });
    await answered(path, '', { method: 'POST', headers: asks });
    await answered(path, '', { headers: asks }, faulty);
    await answered(path, '', { headers: asks }, unreadable);
    if (path === HEALTH_PATH) expect((await answered(path, '?strict', { headers: asks }, stale)).status).toBe(503);
    const none = await ask(edge.url, filled(path, 'NO-SUCH'), { headers: asks });
    if (none.status === 404 && path.includes('{')) expect(documented(path).complaints(path, none)).toEqual([]);
  }
  const never = STATUSES.flatMap(([path, status]) =>
    Object.keys(documented(path).responseOf(path, status)?.headers ?? {})
      .map((name) => `${path} ${status} ${name.toLowerCase()}`)
      .filter((line) => !documented(path).seen.has(line)),
  );
  expect(never.filter((line) => !dependsOnHost(line))).toEqual([]);
});

/** Answers as short as those of the test are not compressed. Hosts of plain files differ in what they say of them. */
function dependsOnHost(line: string): boolean {
  const [path = '', status, header] = line.split(' ');
  if (header === 'content-encoding') return status === '200';
  if (edgePaths.includes(path)) return false;
  return status === '405' || header === 'vary' || (header === 'link' && path.includes('well-known'));
}

test('every status of an error is documented', () => {
  const statuses: Readonly<Record<ErrorAnswer['httpStatus'], true>> = {
    200: true,
    404: true,
    405: true,
    500: true,
    503: true,
  };
  const known = new Set(STATUSES.map(([, status]) => status));
  expect(Object.keys(statuses).filter((status) => !known.has(Number(status)))).toEqual([]);
});

test.each(['/api/ocpi/2.2/sessions', '/api/ocpi/2.1.1/locations', '/api/ocpi/2.2/locations/L-1/E-1/1/more'])(
  '%s, which is nowhere, answers the documented error',
  async (path) => {
    const exchange = await ask(edge.url, path);
    expect(exchange.status).toBe(404);
    expect(
      documented(path).misfits({ $ref: '#/components/schemas/ErrorResponse' }, JSON.parse(exchange.body.toString())),
    ).toEqual([]);
  },
);
