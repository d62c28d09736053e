/** The poller of the cookbook over several builds: it hears of every change once, moves on when it has all pages, and is told 304. */

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recipesFor } from '../../../packages/api-docs/cookbook/recipes.ts';
import { createSiteServer } from '../../../src/edge/hosts/node.ts';
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
/** What happens once, before this query is answered. */
let landing: { before: string; publish: () => Promise<void> } | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ocpi-poller-'));
  builds = 0;
  asked = [];
  failing = undefined;
  landing = undefined;
});

afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

function stop(): void {
  server?.close();
  server?.closeAllConnections();
}

interface Build {
  readonly previous?: 'none';
  /** Of the three. */
  readonly sites?: readonly string[];
  /** Of the EVSE of the third. */
  readonly third?: string;
}

/** Builds three sites in pages of two, of which the second has this status, and serves them. */
async function publish(status: string, { previous, sites = ['1', '2', '3'], third }: Build = {}): Promise<void> {
  stop();
  const network = networkOf(
    {
      locations: csv(
        'id,address,city,latitude,longitude',
        ...sites.map((n) => `L-${n},Main Street 1,Amsterdam,52.373169,4.893379`),
      ),
      evses: csv(
        'uid,location_id,status',
        ...sites.map((n) => `E-${n},L-${n},${{ 2: status, 3: third }[n] ?? 'AVAILABLE'}`),
      ),
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage',
        ...sites.map((n) => `E-${n},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
      ),
    },
    // A third of the sites may go at once.
    { default_limit: 2, max_removal_share: 1 },
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
  if (query === landing?.before) {
    const { publish: land } = landing;
    landing = undefined;
    await land();
  }
  const answer = await fetch(url.replace(BASE, origin), init);
  asked.push(`${query} ${answer.status}`);
  return answer;
}

/** What it knows, by id. */
type Known = ReadonlyMap<string, { readonly evses: readonly { readonly status: string }[] }>;

interface Poller {
  readonly update: (whole?: boolean) => Promise<string>;
  readonly known: Known;
}

/** The function of the program, which calls it four times at its end, and its copy. */
function startPoller(): Poller {
  const [functions = ''] = program?.split('\nconsole.log') ?? [];
  return compileFunction(`${functions}\nreturn { update, known };`, ['fetch'])(ask) as Poller;
}

const statusesIn = (known: Known) => [...known].map(([id, { evses }]) => `${id} ${evses[0]?.status}`).sort();

test('all, the newest once more, nothing; then a change, and nothing again', async () => {
  await publish('AVAILABLE');
  const { update } = startPoller();
  expect([await update(), await update(), await update()]).toEqual(['3 of 3', '0 of 3', 'nothing']);
  expect(asked).toEqual([
    ' 200',
    '?offset=2&limit=2 200',
    '?date_from 200',
    '?offset=2&limit=2&date_from 200',
    '?date_from 304',
    '?date_from 304',
  ]);
  await publish('CHARGING');
  expect([await update(), await update(), await update()]).toEqual(['1 of 3', '0 of 3', 'nothing']);
});

test('a build that changes nothing is 304; one without the history is everything once', async () => {
  await publish('AVAILABLE');
  const { update } = startPoller();
  await update();
  await update();
  await publish('AVAILABLE');
  expect(await update()).toBe('nothing');
  await publish('AVAILABLE', { previous: 'none' });
  expect([await update(), await update(), await update()]).toEqual(['3 of 3', '0 of 3', 'nothing']);
});

test('a page that fails is asked for again, with all of the answer that it belongs to', async () => {
  await publish('AVAILABLE');
  const { update } = startPoller();
  failing = '?offset=2&limit=2';
  await expect(update()).rejects.toThrow('Not now.');
  failing = undefined;
  expect(await update()).toBe('3 of 3');
  expect(asked.filter((line) => line === ' 200')).toHaveLength(2);
});

test.each([
  ['the whole list', '?offset=2&limit=2', 1],
  ['what has changed', '?offset=2&limit=2&date_from', 2],
])('a change that lands between two pages of %s is not lost', async (_, before, readings) => {
  await publish('AVAILABLE');
  const { update, known } = startPoller();
  landing = {
    before,
    // The second site changes on a page that was read, then the third on one that was not.
    publish: async () => {
      await publish('CHARGING');
      await publish('CHARGING', { third: 'CHARGING' });
    },
  };
  for (let i = 0; i < readings; i++) await update();
  expect(statusesIn(known)).toEqual(['L-1 AVAILABLE', 'L-2 AVAILABLE', 'L-3 CHARGING']);
  await update();
  expect(statusesIn(known)).toEqual(['L-1 AVAILABLE', 'L-2 CHARGING', 'L-3 CHARGING']);
});

test('a site that is removed leaves the copy', async () => {
  await publish('AVAILABLE');
  const { update, known } = startPoller();
  await update();
  await publish('AVAILABLE', { sites: ['1', '2'] });
  expect(await update()).toBe('1 of 2');
  expect(statusesIn(known)).toEqual(['L-1 AVAILABLE', 'L-2 AVAILABLE']);
});

test('what went without a word, as a lost history has it, goes with the next whole reading', async () => {
  await publish('AVAILABLE');
  const { update, known } = startPoller();
  await update();
  await publish('AVAILABLE', { sites: ['1', '2'], previous: 'none' });
  await update();
  expect(known.has('L-3')).toBe(true);
  expect(await update(true)).toBe('1 of 2');
  expect(known.has('L-3')).toBe(false);
});
