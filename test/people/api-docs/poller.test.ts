/** The poller of the cookbook over several builds: it hears of every change once, moves on when it has all pages, and is told 304. */

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSiteServer } from '../../../src/edge/hosts/node.ts';
import { recipesFor } from '../../../src/people/api-docs/cookbook/recipes.ts';
import { buildInto } from '../../publish/history/support/disk-builds.ts';
import { csv, networkOf } from '../../support/network-of.ts';

/** Where it says that it is. It is on a server of this machine, each build on another. */
const BASE = 'http://localhost:8787';
const START = Date.parse('2026-01-01T00:00:00Z');

const program = recipesFor({ base: BASE, version: '2.2', copies: [] })
  .find(({ id }) => id === 'changes')
  ?.examples.find(({ language }) => language === 'JavaScript')?.code;

let folder: string;
let server: Server | undefined;
let origin: string;
let builds: number;
/** Queries and statuses of what the poller has asked. */
let asked: string[];
/** A query that fails, if any. */
let failing: string | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ocpi-poller-'));
  builds = 0;
  asked = [];
  failing = undefined;
});

afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

function stop(): void {
  server?.close();
  server?.closeAllConnections();
}

/** Builds three sites in pages of two, of which the second has this status, and serves them. */
async function publish(status: string, previous?: 'none'): Promise<void> {
  stop();
  const network = networkOf(
    {
      locations: csv(
        'id,address,city,latitude,longitude',
        ...['L-1', 'L-2', 'L-3'].map((id) => `${id},Main Street 1,Amsterdam,52.373169,4.893379`),
      ),
      evses: csv('uid,location_id,status', 'E-1,L-1,AVAILABLE', `E-2,L-2,${status}`, 'E-3,L-3,AVAILABLE'),
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage',
        ...['E-1', 'E-2', 'E-3'].map((uid) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
      ),
    },
    { default_limit: 2 },
  );
  const { built } = await buildInto(join(folder, 'dist'), network, START + builds++ * 3_600_000, {
    baseUrl: BASE,
    ...(previous && { previous: { kind: previous } }),
  });
  if (built.kind === 'invalid') throw new Error(JSON.stringify(built.findings));
  // Another server, because the first would know the last manifest for a second.
  server = createSiteServer(join(folder, 'dist'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  const query = new URL(url).search.replace(/date_from=[^&]+/, 'date_from');
  if (query === failing) return Response.json({ status_code: 3000, status_message: 'Not now.' }, { status: 503 });
  const answer = await fetch(url.replace(BASE, origin), init);
  asked.push(`${query} ${answer.status}`);
  return answer;
}

/** The function of the program, which calls it three times at its end. */
function startPoller(): () => Promise<string> {
  const [functions = ''] = program?.split('\nconsole.log') ?? [];
  return compileFunction(`${functions}\nreturn update;`, ['fetch'])(ask) as () => Promise<string>;
}

test('all, the newest once more, nothing; then a change, and nothing again', async () => {
  await publish('AVAILABLE');
  const update = startPoller();
  expect([await update(), await update(), await update()]).toEqual(['3 of 3', '0 of 3', 'nothing']);
  expect(asked).toEqual([
    ' 200',
    '?offset=2&limit=2 200',
    '?date_from 200',
    '?offset=2&limit=2&date_from 200',
    '?date_from 304',
  ]);
  await publish('CHARGING');
  expect([await update(), await update(), await update()]).toEqual(['1 of 3', '0 of 3', 'nothing']);
});

test('a build that changes nothing is 304; one without the history is everything once', async () => {
  await publish('AVAILABLE');
  const update = startPoller();
  await update();
  await update();
  await publish('AVAILABLE');
  expect(await update()).toBe('nothing');
  await publish('AVAILABLE', 'none');
  expect([await update(), await update(), await update()]).toEqual(['3 of 3', '0 of 3', 'nothing']);
});

test('a page that fails is asked for again, with all of the answer that it belongs to', async () => {
  await publish('AVAILABLE');
  const update = startPoller();
  failing = '?offset=2&limit=2';
  await expect(update()).rejects.toThrow('Not now.');
  failing = undefined;
  expect(await update()).toBe('1 of 3');
  expect(asked.filter((line) => line === ' 200')).toHaveLength(2);
});
