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
  /** Length of the answer as it is sent, in bytes. */
  readonly sent: number;
}

export interface Asking {
  /** The Accept-Encoding of the requests. */
  readonly coding: string;
  /** Per turn. */
  readonly requests?: number;
  readonly turns?: number;
}

/** CPU time is counted in steps of 10 ms, so a turn has many requests. The best turn counts, so that a pause of the machine favours none. */
export async function compareServers(
  servers: readonly Server[],
  { coding, requests = 300, turns = 3 }: Asking,
): Promise<readonly Cost[]> {
  const best = servers.map((): Cost => ({ cpu: Number.POSITIVE_INFINITY, p50: Number.POSITIVE_INFINITY, sent: 0 }));
  for (let turn = 0; turn < turns; turn++) {
    for (const [i, server] of servers.entries()) {
      const { cpu, p50, sent } = await measure(server, coding, requests);
      const own = best[i] ?? { cpu, p50 };
      best[i] = { cpu: Math.min(own.cpu, cpu), p50: Math.min(own.p50, p50), sent };
    }
  }
  return best;
}

async function measure({ url, path, ids }: Server, coding: string, requests: number): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let i = 0; i < Math.min(20, requests); i++) await readAnswer(url, path, coding, agent);
  const times: number[] = [];
  let sent = 0;
  const before = cpuOf(ids);
  while (times.length < requests) {
    const started = performance.now();
    sent = await readAnswer(url, path, coding, agent);
    times.push(performance.now() - started);
  }
  const cpu = (cpuOf(ids) - before) / times.length;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { cpu, p50: times[times.length >> 1] ?? 0, sent };
}

/** Sends a request, and reads the answer to its end. @returns its length as it is sent, in bytes */
function readAnswer({ hostname, port }: URL, path: string, coding: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': coding };
    const outgoing = request({ hostname, port, path, headers, agent }, (incoming) => {
      if (incoming.statusCode !== 200) reject(new Error(`${path} answered ${incoming.statusCode}`));
      let bytes = 0;
      incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
      incoming.on('end', () => resolve(bytes)).on('error', reject);
    });
    outgoing.on('error', reject).end();
  });
}
