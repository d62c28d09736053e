/** What has changed, from a network as a build wrote it and from one as a live step did: in both, the same number of Locations. */

import { directoryHost, toResponse } from '../../src/edge/hosts/directory.ts';
import { liveHost } from '../../src/edge/hosts/live-host.ts';
import { answerRequest } from '../../src/edge/rule/answer-request.ts';
import type { Host, ReadStore } from '../../src/edge/rule/host.ts';
import type { Location } from '../../src/ocpi/types.ts';
import { median } from './usage.ts';

/** How many Locations have changed. */
export const DELTA = 50;
const RUNS = 9;

/**
 * @param out where the build is
 * @param read reads the store that the steps wrote to
 * @returns rows of a table: what is asked, and the CPU of an answer in ms, with nothing in memory and with what is there from the last
 */
export async function measureDeltas(out: string, read: ReadStore): Promise<string[][]> {
  const hosts: readonly (readonly [string, () => Host])[] = [
    ['after a build', () => directoryHost(out)],
    ['after a live step', () => liveHost(directoryHost(out), read)],
  ];
  const rows: string[][] = [];
  for (const [name, open] of hosts) {
    const query = `date_from=${await timeOf(open())}`;
    const first: number[] = [];
    const again: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const host = open();
      first.push(await cpuOf(() => ask(host, query)));
      again.push(await cpuOf(() => ask(host, query)));
    }
    rows.push([`delta of ${DELTA}, ${name}`, median(first).toFixed(2), median(again).toFixed(2)]);
  }
  return rows;
}

/** Since when so many have changed. @throws Error if there is no such time */
async function timeOf(host: Host): Promise<string> {
  const all = (await (await ask(host, '', 'identity')).json()) as {
    readonly data: readonly Pick<Location, 'last_updated'>[];
  };
  const times = all.data.map(({ last_updated }) => last_updated).sort();
  const since = times.at(-DELTA) ?? '';
  if (times.filter((time) => time >= since).length !== DELTA)
    throw new Error(`Not ${DELTA} have changed since ${since}.`);
  return since;
}

async function ask(host: Host, query: string, coding = 'gzip'): Promise<Response> {
  const url = `https://bench.test/api/ocpi/2.2/locations?${query}`;
  return toResponse(
    await answerRequest(new Request(url, { headers: { 'Accept-Encoding': coding } }), host, Date.now()),
  );
}

async function cpuOf(work: () => Promise<Response>): Promise<number> {
  const before = process.cpuUsage();
  const response = await work();
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The delta was answered with ${response.status}.`);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
