/** What the build writes, served by the edge: two versions side by side, a page size of one's own, an empty network. */

import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { compileContract } from '../../../src/contract/json-schema.ts';
import { API_CODINGS } from '../../../src/edge/rule/negotiation.ts';
import { csv, networkOf, snapshotOf, type Tables } from '../../support/network-of.ts';
import { ask, envelopeOf } from '../support/http.ts';
import { type RunningEdge, startWithFolder } from '../support/running-edge.ts';
import { siteOf, writeSite } from '../support/site.ts';

/** One EVSE that 2.2 knows, one whose only plug it does not. */
const MIXED: Tables = {
  evses: csv('uid,location_id', 'E-1,L-1', 'E-2,L-1'),
  connectors: csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage',
    'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32',
    'E-2,CHAOJI,CABLE,DC,1000,500',
  ),
};

const SITES = Array.from({ length: 250 }, (_, i) => `L-${i},Main Street ${i},Amsterdam,52.373169,4.893379`);

async function withEdge(tables: Tables, settings: object, use: (edge: RunningEdge) => Promise<void>): Promise<void> {
  const tree = await snapshotOf(networkOf(tables, settings));
  const folder = await writeSite(siteOf(tree));
  const edge = await startWithFolder(folder);
  try {
    await use(edge);
  } finally {
    await edge.stop();
    await rm(folder, { recursive: true });
  }
}

test('2.2 and 2.2.1 side by side, each valid, 2.2 without what it lacks', async () => {
  await withEdge(MIXED, { versions: ['2.2', '2.2.1'] }, async ({ url }) => {
    const versions = envelopeOf(await ask(url, '/api/ocpi/versions')).data;
    expect(versions).toMatchObject([{ version: '2.2' }, { version: '2.2.1' }]);
    for (const [version, uids] of [
      ['2.2', ['E-1']],
      ['2.2.1', ['E-1', 'E-2']],
    ] as const) {
      for (const query of ['', '?limit=1']) {
        const { data } = envelopeOf(await ask(url, `/api/ocpi/${version}/locations${query}`));
        const [location] = data as { evses: { uid: string }[] }[];
        expect(location?.evses.map(({ uid }) => uid)).toEqual(uids);
        expect(compileContract(version).location(location)).toEqual([]);
      }
    }
    expect((await ask(url, '/api/ocpi/2.2/locations/L-1/E-2')).status).toBe(404);
    expect((await ask(url, '/api/ocpi/2.2.1/locations/L-1/E-2')).status).toBe(200);
    expect((await ask(url, '/api/ocpi/2.1.1')).status).toBe(404);
  });
});

test('without default_limit, a list for which nothing is asked comes whole, in one answer that leads to no other', async () => {
  const tables = { locations: csv('id,address,city,latitude,longitude', ...SITES) };
  await withEdge(tables, { max_limit: 120 }, async ({ url }) => {
    const answer = await ask(url, '/api/ocpi/2.2/locations');
    expect(envelopeOf(answer).data).toHaveLength(SITES.length);
    expect(answer.headers.link).toBeUndefined();
    expect(answer.headers['x-total-count']).toBe(String(SITES.length));
  });
});

test('default_limit pages a list for which nothing is asked, max_limit caps it', async () => {
  const tables = { locations: csv('id,address,city,latitude,longitude', ...SITES) };
  await withEdge(tables, { default_limit: 100, max_limit: 120 }, async ({ url }) => {
    for (const [query, count, limit, next] of [
      ['', 100, '100', 'offset=100&limit=100'],
      ['?limit=999', 120, '120', 'offset=120&limit=120'],
      ['?offset=200', 50, '100', undefined],
    ] as const) {
      const answer = await ask(url, `/api/ocpi/2.2/locations${query}`);
      expect(envelopeOf(answer).data).toHaveLength(count);
      expect(answer.headers).toMatchObject({ 'x-limit': limit, 'x-total-count': '250' });
      if (next === undefined) expect(answer.headers).not.toHaveProperty('link');
      else expect(answer.headers.link).toContain(next);
    }
  });
});

test('the whole list is the same in every coding, though gzip is made of segments', async () => {
  const tables = { locations: csv('id,address,city,latitude,longitude', ...SITES) };
  await withEdge(tables, {}, async ({ url }) => {
    const answers = await Promise.all(
      API_CODINGS.map((coding) => ask(url, '/api/ocpi/2.2/locations', { headers: { 'Accept-Encoding': coding } })),
    );
    const lists = answers.map((answer) => envelopeOf(answer).data);
    expect(lists[0]).toHaveLength(250);
    for (const list of lists) expect(list).toEqual(lists[0]);
  });
});

test('an empty network has empty lists and pages', async () => {
  const tables = { locations: csv('id,address,city,latitude,longitude,publish', 'L-1,A,B,52.373169,4.893379,false') };
  await withEdge(tables, {}, async ({ url }) => {
    for (const query of ['', '?limit=10', '?offset=5', '?date_from=2020-01-01T00:00:00Z']) {
      const answer = await ask(url, `/api/ocpi/2.2/locations${query}`);
      expect([answer.status, envelopeOf(answer).data]).toEqual([200, []]);
      expect(answer.headers['x-total-count']).toBe('0');
      expect(answer.headers).not.toHaveProperty('link');
    }
    expect((await ask(url, '/api/ocpi/2.2/locations/L-1')).status).toBe(404);
  });
});
