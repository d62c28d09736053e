/** What runs until it is stopped, where it cannot begin. */

import { expect, test } from 'vitest';
import { run } from '../../src/cli/publish/run.ts';
import { freePort, HOST } from '../../src/watch/serve/take-port.ts';
import { COMPANIONS } from '../support/companions.ts';

test('without a data directory, no server is left that would keep the process alive', async () => {
  const port = await freePort({ host: HOST, port: 0 });
  const terminal = { out: () => {}, note: () => {}, colour: false, summaryFile: undefined, callOf: () => '' };
  const build = {
    ...{ companions: COMPANIONS, data: '/nowhere/data', out: '/nowhere/dist', now: 0 },
    format: 'text',
    ...{ baseUrl: `http://localhost:${port}`, cache: undefined, allowsRemovals: false, asksStatusSources: true },
    previous: { kind: 'none' },
  } as const;
  const started = run({ build, every: 60, shortest: 0, uploads: false, port }, terminal);
  await expect(started).rejects.toThrow('There is no directory');
  expect(await freePort({ host: HOST, port })).toBe(port);
});
