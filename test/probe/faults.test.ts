import { expect, test } from 'vitest';
import { allChecks } from '../../src/probe/results/check-catalogue.ts';
import { FAULTS } from './support/faults.ts';
import { idsOf, resultOf, run } from './support/run.ts';
import { serve } from './support/server.ts';

test.for(FAULTS)('$name: $check', async (fault) => {
  const server = await serve(fault);
  try {
    const report = await run(server.url, { timeout: fault.check === 'answer-time' ? 200 : 5000 });
    const { check, result = 'fail', says } = fault;
    expect({ fail: idsOf(report, 'fail'), warn: idsOf(report, 'warn') }).toEqual({
      fail: [],
      warn: [],
      [result]: [check],
    });
    expect(JSON.stringify(resultOf(report, check).examples)).toMatch(says);
  } finally {
    await server.close();
  }
});

test('every check has a fault that it notices', () => {
  const noticed = new Set(FAULTS.map(({ check }) => check));
  // Those two are not about a server on this machine, or about one without a token: see client.test.ts.
  expect(allChecks().flatMap(({ id }) => (noticed.has(id) ? [] : [id]))).toEqual(['tls', 'token-base64']);
});

test('no two faults have one name', () => {
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
});
