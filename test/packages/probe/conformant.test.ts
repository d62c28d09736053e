import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProbeReport } from '../../../packages/probe/src/probe.ts';
import { idsOf, resultOf, run } from './support/run.ts';
import { type Running, serve } from './support/server.ts';

let server: Running;
let report: ProbeReport;

beforeAll(async () => {
  server = await serve();
  report = await run(server.url, { version: undefined });
});
afterAll(() => server.close());

test('a conformant server passes every check that can be made of it', () => {
  expect(report.results.filter(({ result }) => result === 'fail' || result === 'warn')).toEqual([]);
  expect(idsOf(report, 'skipped')).toEqual([]);
  expect(idsOf(report, 'not-applicable')).toEqual(['tls', 'token-base64']);
  expect(report.notes).toEqual([]);
});

test('all versions and both lists are probed', () => {
  for (const path of [
    '2.2/locations',
    '2.2/tariffs',
    '2.2.1/locations',
    '2.2.1/tariffs',
    '2.3.0/locations',
    '2.3.0/tariffs',
  ])
    expect(server.log).toContain(`GET /ocpi/${path}`);
  expect(resultOf(report, 'objects-conform').checked).toBe(39);
  expect(report.requests).toBe(server.log.length);
});

test('it takes a moderate number of requests, and none that could change anything', () => {
  // Of three versions.
  expect(server.log.length).toBeLessThan(350);
  expect(new Set(server.log.map((line) => line.split(' ')[0]))).toEqual(new Set(['GET', 'HEAD', 'OPTIONS', 'POST']));
});
