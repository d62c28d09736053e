/**
 * openapi.yaml beside the edge rule, both ways: what the edge answers has a text, and each text is of something that it answers. So with
 * what it reads of a request, and with the codings that it sends.
 */

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { directoryHost } from '../../../src/edge/hosts/directory.ts';
import { answerRequest } from '../../../src/edge/rule/answer-request.ts';
import { STATUS_CODES } from '../../../src/edge/rule/failure.ts';
import type { EdgeAnswer, Host } from '../../../src/edge/rule/host.ts';
import { MODULES } from '../../../src/edge/rule/intent.ts';
import { OCPI_VERSION, STATUS } from '../../../src/ocpi/enums.ts';
import { HEALTH_PATH } from '../../../src/stored-format/health.ts';
import { siteOf, writeSite } from '../../edge/support/site.ts';
import { csv, networkOf, snapshotOf } from '../../support/network-of.ts';
import { DocumentedAnswers, type OpenApi } from './support/documented-answers.ts';

const VERSION = '2.3.0';

/** Everything has the id 1. */
const NETWORK = networkOf(
  {
    locations: csv('id,address,city,latitude,longitude', '1,Main Street 1,Amsterdam,52.373169,4.893379'),
    evses: csv('uid,location_id', '1,1'),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
      '1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,1',
    ),
    tariffs: csv('id,price_per_kwh,vat,prices_include_vat', '1,0.60,21,false'),
  },
  { versions: [...OCPI_VERSION] },
);

let folder: string;
let host: Host;
let document: OpenApi;
let documented: DocumentedAnswers;

beforeAll(async () => {
  const site = siteOf(await snapshotOf(NETWORK));
  document = JSON.parse(Buffer.from(site.get('/openapi.json') ?? []).toString()) as OpenApi;
  documented = new DocumentedAnswers(document);
  folder = await writeSite(site);
  host = { ...directoryHost(folder), acceptEncoding: () => 'gzip' };
});

afterAll(() => rmSync(folder, { recursive: true }));

/** An answer, and the names of headers that were looked at for it. */
async function asked(path: string): Promise<EdgeAnswer & { readonly headersRead: ReadonlySet<string> }> {
  const headersRead = new Set<string>();
  const get = (name: string) => {
    headersRead.add(name);
    return null;
  };
  const request = { method: 'GET', url: `https://ocpi.test${path}`, headers: { get } };
  return { ...(await answerRequest(request, host, Date.now())), headersRead };
}

const filled = (path: string) => path.replace(/\{\w+\}/g, '1');

/** What the edge rule answers; the others are plain files. */
const edgePaths = () => documented.paths.filter((path) => /^\/(api\/|_health)/.test(path));

/** Modules of OCPI, of which the edge may know more than it does now, and ids behind them. */
const OCPI_MODULES = [
  'credentials',
  'cdrs',
  'chargingprofiles',
  'commands',
  'hubclientinfo',
  'payments',
  'sessions',
  'tokens',
];

test('each path that the edge answers has a text, and each text a path that it answers', async () => {
  const modules = [...new Set([...MODULES, ...OCPI_MODULES])];
  const below = ['', ...modules].flatMap((module) =>
    [0, 1, 2, 3, 4].map((ids) => [VERSION, module, ...Array<string>(ids).fill('1')].filter(Boolean).join('/')),
  );
  const tried = [HEALTH_PATH, ...['versions', ...below].map((path) => `/api/ocpi/${path}`)];
  const answered: string[] = [];
  for (const path of tried) if ((await asked(path)).status === 200) answered.push(path);
  expect([...new Set(answered)].sort()).toEqual(edgePaths().map(filled).sort());
});

describe('what is read of a request', () => {
  test('is each parameter of the query that has a text, and no other', async () => {
    for (const path of edgePaths()) {
      const spies = [vi.spyOn(URLSearchParams.prototype, 'get'), vi.spyOn(URLSearchParams.prototype, 'getAll')];
      await asked(filled(path));
      const read = new Set(spies.flatMap(({ mock }) => mock.calls.map(([name]) => name)));
      for (const spy of spies) spy.mockRestore();
      expect([...read].sort(), path).toEqual(documented.parameters(path, 'query').toSorted());
    }
  });

  test('is each header that has a text, and no other', async () => {
    for (const path of edgePaths()) {
      const { headersRead } = await asked(filled(path));
      // Of the codings, hosts are asked at once, whatever becomes of it.
      const told = documented.parameters(path, 'header').filter((name) => name !== 'Accept-Encoding');
      expect([...headersRead].sort(), path).toEqual(told.toSorted());
    }
  });
});

test('what comes compressed has a text that says so, and nothing else has', async () => {
  for (const path of edgePaths()) {
    const { headers } = await asked(filled(path));
    const says = 'Content-Encoding' in (documented.responseOf(path, 200)?.headers ?? {});
    const asks = documented.parameters(path, 'header').includes('Accept-Encoding');
    expect({ path, says, asks }).toEqual({ path, says: headers.has('Content-Encoding'), asks: says });
  }
});

test('the codes of errors, and the statuses of EVSEs, are those that there are', () => {
  const { info, components } = document as OpenApi & { readonly info: { readonly description: string } };
  const told = [...info.description.matchAll(/^\* `(\d+)`: (.+)$/gm)].map(([, code, meaning]) => [code, meaning]);
  expect(Object.fromEntries(told)).toEqual({ 1000: 'success', ...STATUS_CODES });
  const lists = [...JSON.stringify(components.schemas).matchAll(/"enum":(\["AVAILABLE"[^\]]*\])/g)];
  expect(lists.length).toBeGreaterThan(2);
  for (const [, list = ''] of lists) expect(JSON.parse(list)).toEqual([...STATUS]);
});
