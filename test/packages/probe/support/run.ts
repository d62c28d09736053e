/** Runs the probe against a server of the tests, with a clock that does not wait. */

import type { ProbeOptions } from '../../../../packages/probe/src/checks/context.ts';
import { sendOnSocket } from '../../../../packages/probe/src/http/socket.ts';
import { type ProbeReport, probe } from '../../../../packages/probe/src/probe.ts';
import type { CheckResult, Result } from '../../../../packages/probe/src/results/results.ts';
import { openConnection } from '../../../../src/sources/http/connection.ts';
import { type Fault, serve } from './server.ts';

export const defaults = {
  token: undefined,
  version: '2.2',
  limit: undefined,
  maxRequests: 500,
  timeout: 5000,
  maxBytes: 1_000_000,
} as const;

export async function run(url: URL, options: Partial<ProbeOptions> = {}): Promise<ProbeReport> {
  const connection = openConnection();
  let waited = 0;
  const pause = async (milliseconds: number) => {
    waited += milliseconds;
  };
  const dependencies = { send: connection.send, sendOnSocket, now: () => Date.now() + waited, pause };
  try {
    return await probe({ ...defaults, url, ...options }, dependencies);
  } finally {
    connection.close();
  }
}

/** Runs the probe against a server with a fault. */
export async function probeWith(fault: Fault, options: Partial<ProbeOptions> = {}): Promise<ProbeReport> {
  const server = await serve(fault);
  try {
    return await run(server.url, options);
  } finally {
    await server.close();
  }
}

/** The ids of the checks that had a result. */
export function idsOf({ results }: ProbeReport, wanted: Result): string[] {
  return results.filter(({ result }) => result === wanted).map(({ id }) => id);
}

export function resultOf({ results }: ProbeReport, id: string): CheckResult {
  const found = results.find((one) => one.id === id);
  if (!found) throw new Error(`there is no check ${id}`);
  return found;
}
