/**
 * Measures small answers of the edge rule, on Node beside a plain Express server and in workerd: versions, their details, the
 * tariffs, one object, and an answer that has not changed.
 */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DETAILS, makeSite, VERSIONS, writeSite } from '../../test/edge/support/site.ts';
import { startWithFolder } from '../../test/edge/support/workerd.ts';
import { countLocations } from './locations.ts';
import { startNodeHost } from './node-host.ts';
import { howToInstall, peerDirectory } from './peers.ts';
import { processesBelow } from './processes.ts';
import { compareServers, type Server } from './servers.ts';
import type { Table } from './table.ts';

const LOCATIONS = 3000;
const TARIFFS = 40;

const REQUESTS: readonly (readonly [name: string, path: string])[] = [
  ['versions', '/api/ocpi/versions'],
  ['details of a version', '/api/ocpi/2.2'],
  ['tariffs', '/api/ocpi/2.2/tariffs'],
  ['one location', '/api/ocpi/2.2/locations/LOC-1234'],
];

/** Takes a minute. */
export async function benchAnswers(): Promise<Table[]> {
  const data = {
    versions: VERSIONS,
    details: DETAILS,
    locations: countLocations(LOCATIONS, '3.2 kB'),
    tariffs: tariffs(),
  };
  const folder = await writeSite((await makeSite({ locations: data.locations, tariffs: data.tariffs })).site);
  const edge = await startWithFolder(folder);
  const runtime = processesBelow('workerd');
  const node = await startNodeHost(folder);
  const express = await startExpress(folder, data);
  const names = ['node', 'workerd', ...(express ? ['Express'] : [])];
  const rows: string[][] = [];
  try {
    for (const [name, path] of REQUESTS) {
      const servers: Server[] = [
        { url: node.url, ids: node.ids, path },
        { url: edge.url, ids: runtime, path },
        ...(express ? [{ url: express.url, ids: express.ids, path }] : []),
      ];
      // Express compresses nothing of itself, so the others do not either.
      const costs = await compareServers(servers, { coding: 'identity', requests: 2000 });
      const [own, , peer] = costs;
      const ratio = own && peer ? (own.cpu / peer.cpu).toFixed(2) : '';
      rows.push([name, ...costs.map(({ cpu }) => cpu.toFixed(3)), ...costs.map(({ p50 }) => p50.toFixed(3)), ratio]);
    }
  } finally {
    await edge.stop();
    node.stop();
    express?.stop();
    await rm(folder, { recursive: true });
  }
  const columns = ['answer', ...names.map((name) => `CPU ms, ${name}`), ...names.map((name) => `p50 ms, ${name}`)];
  return [
    {
      title: 'Small answers without compression, CPU time per answer and median time of one client',
      columns: [...columns, 'CPU, node / Express'],
      rows,
      notes: express
        ? ['Express 5 has the objects in memory and answers with `res.json` (tools/bench/express-peer.ts).']
        : [howToInstall('express', 'answers')],
    },
  ];
}

function tariffs(): object[] {
  return Array.from({ length: TARIFFS }, (_, i) => ({
    country_code: 'GB',
    party_id: 'ABC',
    id: `T-${i}`,
    currency: 'GBP',
    elements: [{ price_components: [{ type: 'ENERGY', price: 0.25 + i / 100, vat: 20, step_size: 1 }] }],
    last_updated: '2026-01-01T00:00:00Z',
  }));
}

/** Undefined if it is not installed. */
async function startExpress(folder: string, data: object) {
  const installed = peerDirectory('express');
  if (installed === undefined) return undefined;
  const file = join(folder, 'express.json');
  await writeFile(file, JSON.stringify(data));
  const child = fork(new URL('express-peer.ts', import.meta.url), [installed, file]);
  const [port] = await once(child, 'message');
  return { url: new URL(`http://127.0.0.1:${port}`), ids: [child.pid ?? 0], stop: () => child.kill() };
}
