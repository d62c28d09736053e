/**
 * Measures whole lists of 3,000 and 50,000 locations in each coding, in workerd and on Node, beside a file with the same bytes
 * in workerd. The cost should grow as the bytes do.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { answerFromDirectory, toResponse } from '../../src/edge/hosts/directory.ts';
import { makeSite, writeSite } from '../../test/edge/support/site.ts';
import { withServers } from './compared.ts';
import { countLocations } from './locations.ts';
import { type Cost, compareServers } from './servers.ts';
import type { Table } from './table.ts';

const COUNTS = [3000, 50_000] as const;
/** Without gzip, the longer list is larger than what any server of files here may hold. */
const CODINGS = { 3000: ['gzip', 'identity'], 50000: ['gzip'] } as const;
const LOCATIONS = '/api/ocpi/2.2/locations';

/** So many answers of the shorter list per turn. */
const REQUESTS = 100;

interface Measured {
  readonly count: number;
  readonly coding: string;
  /** Of the body, in bytes. */
  readonly sent: number;
  readonly costs: readonly Cost[];
}

/** Takes two minutes. */
export async function benchLists(): Promise<Table[]> {
  const measured: Measured[] = [];
  let names: readonly string[] = [];
  for (const count of COUNTS) {
    const folder = await writeSite((await makeSite({ locations: countLocations(count, '1.1 kB'), tariffs: [] })).site);
    await writePlain(folder, CODINGS[count]);
    await withServers(folder, async ({ names: running, asking }) => {
      names = running;
      for (const coding of CODINGS[count]) {
        const servers = asking(LOCATIONS, `/plain/${coding}`);
        const requests = Math.max(5, Math.round((REQUESTS * COUNTS[0]) / count));
        const costs = await compareServers(servers, { coding, requests });
        measured.push({ count, coding, sent: costs[names.indexOf('node')]?.sent ?? 0, costs });
      }
    });
  }
  return [costTable(measured, names), growth(measured, names)];
}

/** The bodies as files, for servers of files. */
async function writePlain(folder: string, codings: readonly string[]): Promise<void> {
  const asked = new Request(`http://127.0.0.1${LOCATIONS}`, { headers: { 'Accept-Encoding': 'gzip' } });
  const body = await toResponse(await answerFromDirectory(folder)(asked)).bytes();
  await mkdir(join(folder, 'plain'));
  await writeFile(join(folder, 'plain/gzip'), body);
  if (codings.includes('identity')) await writeFile(join(folder, 'plain/identity'), gunzipSync(body));
}

function costTable(measured: readonly Measured[], names: readonly string[]): Table {
  const rows = measured.map(({ count, coding, sent, costs: own }) => [
    count.toLocaleString('en'),
    coding,
    sent.toLocaleString('en'),
    ...own.map(({ cpu }) => cpu.toFixed(2)),
    ...own.map(({ p50 }) => p50.toFixed(2)),
  ]);
  const columns = ['locations', 'Accept-Encoding', 'bytes sent', ...names.map((name) => `CPU ms, ${name}`)];
  const notes = [
    '`workerd` and `node` are the edge rule there; `asset` (of workerd) serves the same bytes as a file. Bytes are those of Node.',
  ];
  return {
    title: 'Whole lists, CPU time per answer and median time of one client',
    columns: [...columns, ...names.map((name) => `p50 ms, ${name}`)],
    rows,
    notes,
  };
}

function growth(measured: readonly Measured[], names: readonly string[]): Table {
  const [few, many] = COUNTS;
  const rows = CODINGS[many].map((coding) => {
    const of = (count: number) => measured.find((one) => one.count === count && one.coding === coding);
    const ratio = (value: (one: Measured) => number) => {
      const [small, large] = [of(few), of(many)];
      return small && large ? (value(large) / value(small)).toFixed(1) : '';
    };
    return [coding, ratio(({ sent }) => sent), ...names.map((_, i) => ratio(({ costs: own }) => own[i]?.cpu ?? 0))];
  });
  const columns = ['Accept-Encoding', 'bytes', ...names.map((name) => `CPU, ${name}`)];
  return { title: `${many.toLocaleString('en')} locations, times ${few.toLocaleString('en')}`, columns, rows };
}
