/**
 * Large and hostile files: quick, and with short messages.
 *
 * @module-tag alone: it counts time of the processor.
 */

import { describe, expect, test } from 'vitest';
import { readCsv } from '../../src/csv/read-csv.ts';
import type { Finding } from '../../src/findings/finding.ts';
import { brief, checkFor, csv, networkOf, type Tables } from '../support/network-of.ts';
import { processorSeconds } from '../support/processor-time.ts';

const check = checkFor('duplicate-column not-a-number too-long unknown-column unknown-location unnamed-column');

const TEN_MB = 'x'.repeat(10_000_000);
/** Generous for slow machines; one pass over the text takes a tenth of it. */
const SECONDS = 3;

describe.each([
  ['a cell', `a,b\n1,${TEN_MB}\n`, 0],
  ['a quoted cell', `a,b\n1,"${TEN_MB}"\n`, 0],
  ['a quoted cell of line ends', `a,b\n1,"${'\n'.repeat(10_000_000)}"\n3\n`, 1],
  ['a cell that is never closed', `a,b\n1,"${TEN_MB}\n`, 1],
  ['a cell of quotation marks', `a,b\n1,${'"'.repeat(10_000_000)}x\n`, 1],
  ['a name in the header', `${TEN_MB},b\n1,2\n`, 0],
  ['blanks and nothing else', ' '.repeat(10_000_000), 1],
  ['blanks around a cell', `a,b\n1,${' '.repeat(10_000_000)}2\n`, 0],
])('%s of 10 MB', (_, text, count) => {
  test('is read in time', () => {
    let findings: readonly Finding[] = [];
    const seconds = processorSeconds(() => {
      findings = readCsv('t.csv', Buffer.from(text)).findings;
    });
    expect(seconds).toBeLessThan(SECONDS);
    expect(findings).toHaveLength(count);
    expect(JSON.stringify(findings).length).toBeLessThan(1000);
  });
});

test('what is said about a long cell is short', { tags: ['slow'] }, () => {
  const row = `L-1,${TEN_MB},Amsterdam,52.373169,${TEN_MB}`;
  const { findings } = check(networkOf({ locations: csv('id,address,city,latitude,longitude', row) }));
  expect(brief(findings)).toEqual([
    'too-long data/locations.csv:2:5',
    `not-a-number data/locations.csv:2:${row.lastIndexOf(',') + 2}`,
  ]);
  expect(JSON.stringify(findings).length).toBeLessThan(2000);
});

test('100,000 rows with an error each are placed in time', { tags: ['slow'] }, () => {
  const rows = Array.from({ length: 100_000 }, (_, i) => `E-${i},L-9`);
  const { findings, seconds } = checkTimed({ evses: csv('uid,location_id', ...rows), connectors: csv('evse_uid') });
  expect(seconds).toBeLessThan(3 * SECONDS);
  expect(findings.filter(({ code }) => code === 'unknown-location')).toHaveLength(100_000);
  expect(findings.find(({ line }) => line === 50_000)?.column).toBe('E-49998,'.length + 1);
});

describe('a header of a million columns is looked at in time, and told in short', { tags: ['slow'] }, () => {
  const names = Array.from({ length: 1_000_000 }, (_, i) => `column${i}`).join();
  const blanks = ','.repeat(1_000_000);
  test.each([
    ['all unknown', `id,${names}\n`, 'unknown-column', 1, '999,980 more'],
    [
      'all of one name',
      `id,${'name,'.repeat(1_000_001)}`,
      'duplicate-column',
      100,
      'And 999,9\\d\\d more findings of this kind',
    ],
    ['none with a name', `id,name${blanks}x\nB-1,B${',1'.repeat(1_000_000)}\n`, 'unnamed-column', 1, '999,979 more'],
  ])('%s', (_, text, code, count, rest) => {
    const { findings, seconds } = checkTimed({ businesses: text });
    expect(seconds).toBeLessThan(3 * SECONDS);
    const about = findings.filter((found) => found.code === code);
    expect(about).toHaveLength(count);
    expect(findings.length).toBeLessThan(110);
    expect(about.some(({ message }) => new RegExp(rest).test(message))).toBe(true);
  });

  test('none with a name or a content is none at all', () => {
    const { findings, seconds } = checkTimed({ status: `evse_uid,status${blanks}\nE-1,AVAILABLE${blanks}\n` });
    expect(seconds).toBeLessThan(3 * SECONDS);
    expect(findings).toEqual([]);
  });
});

/** What is found in these tables, and how long the processor took. */
function checkTimed(tables: Tables): { findings: readonly Finding[]; seconds: number } {
  const sources = networkOf(tables);
  let findings: readonly Finding[] = [];
  const seconds = processorSeconds(() => {
    findings = check(sources).findings;
  });
  return { findings, seconds };
}
