/** What an answer costs several servers that get the same request in turns. */

import { Agent, request } from 'node:http';
import { cpuOf } from './processes.ts';

export interface Server {
  readonly url: URL;
  readonly path: string;
  /** The processes that answer. */
  readonly ids: readonly number[];
}

export interface Cost {
  /** CPU time of the server per answer, in ms. */
  readonly cpu: number;
  /** Median time until the answer is read, in ms. */
  readonly p50: number;
}

/** Requests of one server, before it is the turn of the next. CPU time is counted in steps of 10 ms, so they are many. */
const REQUESTS = 300;
const TURNS = 3;

type Headers = { readonly [name: string]: string };

/** The best turn counts, so that a pause of the machine favours none. @param headers of each request */
export async function compareServers(servers: readonly Server[], headers: Headers): Promise<readonly Cost[]> {
  const turns: Cost[][] = servers.map(() => []);
  for (let turn = 0; turn < TURNS; turn++)
    for (const [i, server] of servers.entries()) turns[i]?.push(await measure(server, headers));
  const least = (costs: readonly Cost[], of: keyof Cost) => Math.min(...costs.map((cost) => cost[of]));
  return turns.map((costs) => ({ cpu: least(costs, 'cpu'), p50: least(costs, 'p50') }));
}

async function measure({ url, path, ids }: Server, headers: Headers): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let i = 0; i < 20; i++) await readAnswer(url, path, headers, agent);
  const times: number[] = [];
  const before = cpuOf(ids);
  while (times.length < REQUESTS) {
    const started = performance.now();
    await readAnswer(url, path, headers, agent);
    times.push(performance.now() - started);
  }
  const cpu = (cpuOf(ids) - before) / times.length;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { cpu, p50: times[times.length >> 1] ?? 0 };
}

/** Sends a request, and reads the answer to its end. */
function readAnswer({ hostname, port }: URL, path: string, headers: Headers, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, headers, agent }, (incoming) => {
      if (![200, 304].includes(incoming.statusCode ?? 0)) reject(new Error(`${path} answered ${incoming.statusCode}`));
      incoming.resume().on('end', resolve).on('error', reject);
    });
    outgoing.on('error', reject).end();
  });
}
