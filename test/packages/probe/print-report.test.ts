import { expect, test } from 'vitest';

import { printReport, printReportJson } from '../../../packages/probe/src/print-report.ts';
import type { ProbeReport } from '../../../packages/probe/src/probe.ts';
import { allChecks } from '../../../packages/probe/src/results/check-catalogue.ts';
import { CheckResults } from '../../../packages/probe/src/results/results.ts';

const evidence = {
  request: 'GET https://example.com/ocpi/2.2/locations?limit=3',
  status: 200,
  at: 'Link',
  expected: 'a Link',
  got: 'nothing',
};

const answer = { method: 'GET', url: new URL('https://example.com/ocpi/2.2/locations?limit=3'), status: 200 } as const;

function reportOf(fill: (results: CheckResults) => void, notes: string[] = []): ProbeReport {
  const results = new CheckResults();
  fill(results);
  return {
    url: 'https://example.com/ocpi/versions',
    requests: 1,
    notes,
    results: results.results('nothing was asked'),
  };
}

test('a failure shows what was asked, expected and got, and a check that was not made why', () => {
  const report = reportOf((results) => {
    for (let i = 0; i < 5; i++) results.record('link-present', false, answer, 'a Link', 'nothing', 'Link');
    results.pass('link-present');
    results.skip('etag', 'a list was not answered');
    results.doesNotApply('etag', 'of another list, which counts less');
    results.doesNotApply('tls', 'the server is on this machine');
  });
  const text = printReport(report, { colour: false });
  expect(text).toContain(`
  ✗ FAIL  link-present        Link is there while objects remain
          OCPI 4.1.4.1
          GET https://example.com/ocpi/2.2/locations?limit=3  HTTP 200  Link
            expected a Link
            got      nothing
`);
  expect(text).toContain('… and 2 more\n');
  expect(text).toContain('  ? skip  etag                Lists have an ETag\n          a list was not answered\n');
  expect(text).toMatch(/ {2}- n\/a {3}tls .*\n {10}the server is on this machine\n/);
  expect(text.split('\n')[0]).toBe('https://example.com/ocpi/versions: 1 request');
  expect(text.split('\n').at(-1)).toBe(
    `1 failed, 0 warnings, 0 passed, ${allChecks().length - 2} skipped, 1 not applicable`,
  );
});

test('nothing that a server says can move the cursor, turn the writing or fill the screen', () => {
  const nasty = `\u001b[2J\u202e\n${'x'.repeat(100_000)}`;
  const report = reportOf(
    (results) =>
      results.record('json', false, { ...answer, url: new URL(`https://example.com/${nasty}`) }, nasty, nasty, nasty),
    [nasty],
  );
  const text = printReport({ ...report, notes: ['\u001b[31m'] }, { colour: false });
  for (const character of ['\u001b', '\u202e']) expect(text).not.toContain(character);
  expect(text).toContain('\\u{1b}[2J\\u{202e}\\u{a}xxx');
  expect(text.length).toBeLessThan(12_000);
});

test('colour is for screens only', () => {
  const report = reportOf((results) => results.pass('json'));
  expect(printReport(report, { colour: true })).toContain('\u001b[32m✓ pass\u001b[0m');
});

test('long texts are broken into lines, and long words too', () => {
  const report = reportOf((results) =>
    results.record('json', false, answer, 'y'.repeat(190), 'word '.repeat(30), 'Link'),
  );
  for (const line of printReport(report, { colour: false }).split('\n')) expect(line.length).toBeLessThanOrEqual(110);
});

test('the JSON has counts and every check with its source', () => {
  const report = reportOf((results) => {
    results.record('cors', 'warn', answer, 'a Link', 'nothing', 'Link');
    results.doesNotApply('tls', 'the server is on this machine');
  });
  const parsed = JSON.parse(printReportJson(report));
  const skipped = allChecks().length - 2;
  expect(parsed).toMatchObject({ url: 'https://example.com/ocpi/versions', failed: 0, warned: 1, passed: 0 });
  expect(parsed).toMatchObject({ skipped, notApplicable: 1 });
  const [first] = parsed.results;
  expect(first).toMatchObject({ id: 'tls', result: 'not-applicable', reason: 'the server is on this machine' });
  expect(parsed.results.find(({ id }: { id: string }) => id === 'cors')).toMatchObject({
    group: 'Web pages as readers',
    source: 'Fetch 3.3',
    result: 'warn',
    warnings: 1,
    examples: [evidence],
  });
});
