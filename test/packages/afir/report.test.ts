/** `report afir`: what it prints, and what it says of the demands on time. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reportAfir } from '../../../packages/afir/commands/report-afir.ts';
import { demandsOnTime, type Setup, slowSources } from '../../../packages/afir/report/on-time.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { recordedTerminal } from '../../support/recorded-terminal.ts';

const options = { format: 'text', now: NOW, asksTableSources: false, cache: undefined } as const;

async function report(data: string, format: 'text' | 'json' = 'text') {
  const terminal = recordedTerminal();
  const code = await reportAfir({ companions: COMPANIONS, ...options, data, format }, terminal);
  const { said } = terminal;
  return { code, printed: () => said.out.join('\n'), notes: () => said.note.join('\n') };
}

test('of a network that lacks much: every item, and what to type for what is unknown', async () => {
  const { code, printed } = await report('test/fixtures/demo/data');
  expect(code).toBe(0);
  const lines = printed().split('\n');
  expect(lines[0]).toContain('33 points at 16 sites');
  expect(lines.filter((line) => / % {2}[ABF]\d/.test(line))).toHaveLength(37);
  expect(printed()).toContain('4 of 10 have 90 %');
  expect(printed()).toContain(
    [
      'A5   Help line: unknown of 16 sites: AAR-01, AMS-01, AMS-02, ANR-01, BER-01 and 11 more',
      '     type:   help_phone in locations.csv, or operator.phone in network.json',
    ].join('\n'),
  );
  expect(printed()).toContain('A10  Region, by its NUTS-1 code (held, no OCPI field)');
});

test('of a network that has everything', async () => {
  const { printed } = await report('test/fixtures/afir/data');
  expect(printed()).toContain('37 of 37 items are said of every point');
  expect(printed()).toContain('10 of 10 have 90 %');
  expect(printed()).not.toContain('What to type');
});

test('as JSON', async () => {
  const { printed } = await report('test/fixtures/demo/data', 'json');
  const { points, items, on_time } = JSON.parse(printed());
  expect({ points, items: items.length, demands: on_time.length }).toEqual({ points: 33, items: 37, demands: 4 });
  expect(items.find(({ item }: { item: string }) => item === 'B10')).toMatchObject({
    ...{ share: 0.6969, stated_share: 0.6969, present: 23, stated: 23, level: 'site', lacking_count: 6 },
    lacking: ['AAR-01', 'CPH-01', 'EDI-01', 'LDN-01', 'MAN-01', 'MST-01'],
  });
});

test('of data with errors, there is nothing to count', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'report-afir-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'network.json'), '{}');
  const { code, printed, notes } = await report(directory);
  expect(code).toBe(1);
  expect(printed()).toContain('missing-setting');
  expect(notes()).toContain('Nothing can be counted');
});

const SETUP: Setup = {
  ...{ cache_seconds: 30, upload_seconds: 20, live: {}, table_sources: [] },
  status_sources: [{ name: 'hub', max_age_seconds: 60 }],
};

/** Whether static data, prices, statuses and those of the UK can be in time, with the seconds that the setup adds. */
const verdicts = (setup: Partial<Setup>) =>
  demandsOnTime({ ...SETUP, ...setup }).map(({ can_keep, seconds }) => [can_keep, seconds].join(' ').trim());

test.each([
  ['live, short caches', { cache_seconds: 0 }, ['yes', 'depends 14', 'yes 39', 'depends 39']],
  ['live, the usual caches', {}, ['yes', 'depends 44', 'depends 69', 'no 69']],
  ['live, long caches', { cache_seconds: 300 }, ['yes', 'no 314', 'no 339', 'no 339']],
  ['builds, the usual settings', { live: undefined }, ['yes', 'depends 51', 'depends 51', 'no 51']],
  ['builds, long caches', { live: undefined, cache_seconds: 60 }, ['yes', 'no 81', 'no 81', 'no 81']],
  ['no source of statuses', { live: undefined, status_sources: [] }, ['yes', 'depends 51', 'no', 'no']],
])('on time: %s', (_, setup, expected) => expect(verdicts(setup)).toEqual(expected));

test('a source that falls silent is told', () => {
  expect(slowSources({ ...SETUP, status_sources: [{ name: 'hub', max_age_seconds: 61 }] })).toEqual(['hub']);
  expect(slowSources(SETUP)).toEqual([]);
});
