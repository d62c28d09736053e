import { expect, test } from 'vitest';
import { allChecks } from '../../../packages/probe/src/results/check-catalogue.ts';
import type { Result } from '../../../packages/probe/src/results/results.ts';
import { FAULTS } from './support/faults.ts';
import { idsOf, probeWith, resultOf } from './support/run.ts';

test.for(FAULTS)('$name: $check', async (fault) => {
  const report = await probeWith(fault, { timeout: fault.check === 'answer-time' ? 200 : 5000 });
  const { check, result = 'fail', also = [], warns = [], inapplicable = [], says } = fault;
  const ids = (wanted: Result) => idsOf(report, wanted).toSorted();
  expect({ fail: ids('fail'), warn: ids('warn'), inapplicable: ids('not-applicable') }).toEqual({
    fail: [...(result === 'fail' ? [check] : []), ...also].toSorted(),
    warn: [...(result === 'warn' ? [check] : []), ...warns].toSorted(),
    inapplicable: ['tls', 'token-base64', ...inapplicable].toSorted(),
  });
  if (ids('fail').length === 0) expect(ids('skipped')).toEqual([]);
  expect(JSON.stringify(resultOf(report, check).examples)).toMatch(says);
});

test('every check has a fault that it notices', () => {
  const noticed = new Set(FAULTS.map(({ check }) => check));
  // Those two are not about a server on this machine, or about one without a token: see client.test.ts.
  expect(allChecks().flatMap(({ id }) => (noticed.has(id) ? [] : [id]))).toEqual(['tls', 'token-base64']);
});

test('no two faults have one name', () => {
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
});
