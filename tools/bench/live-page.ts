/** What pages cost a Worker with a live head, beside one without: the same list, deployed, and then published in a bucket. */

import { rm } from 'node:fs/promises';
import { makeHead } from '../../test/edge/support/live-site.ts';
import { makeSite, writeSite } from '../../test/edge/support/site.ts';
import { startLive, startWithFolder } from '../../test/edge/support/workerd.ts';
import { countLocations } from './locations.ts';
import { processesBelow } from './processes.ts';
import { compareServers } from './servers.ts';
import type { Table } from './table.ts';

const COUNT = 3000;
const PATHS = ['?limit=100', '?limit=100&offset=1500', '', '?date_from=2020-01-01T00:00:00Z&limit=100'];

/** Takes half a minute. */
export async function benchLivePages(): Promise<Table> {
  const lists = { locations: countLocations(COUNT, '3.2 kB'), tariffs: [] };
  const folder = await writeSite((await makeSite(lists, { moment: '2026-01-01T00:00:00Z' })).site);
  const deployed = await startWithFolder(folder);
  const ids = [processesBelow('workerd')];
  const live = await startLive(folder);
  ids.push(processesBelow('workerd').filter((id) => !ids[0]?.includes(id)));
  try {
    const { files } = await makeHead(lists, { moment: '2026-01-02T00:00:00Z', expires: '2099-01-01T00:00:00Z' });
    for (const [path, bytes] of files) await live.bucket.put(path.slice(1), bytes);
    const rows: string[][] = [];
    for (const query of PATHS) {
      const path = `/api/ocpi/2.2/locations${query}`;
      const servers = [deployed, live].map(({ url }, i) => ({ url, path, ids: ids[i] ?? [] }));
      const [one, other] = await compareServers(servers, { coding: 'gzip', requests: 600 });
      const [plain, own] = [one?.cpu ?? 0, other?.cpu ?? 0];
      rows.push([`locations${query}`, plain.toFixed(2), own.toFixed(2), (own / plain).toFixed(2)]);
    }
    const title = `CPU of workerd for an answer, ms: ${COUNT.toLocaleString('en')} locations of 3.2 kB`;
    return { title, columns: ['request', 'deployed', 'live', 'live / deployed'], rows };
  } finally {
    await Promise.all([deployed.stop(), live.stop()]);
    await rm(folder, { recursive: true });
  }
}
