/** Which rows of waivers.csv are drafted for findings. */

import { expect, test } from 'vitest';
import type { Finding } from '../../src/findings/finding.ts';
import { draftWaivers, withWaivers } from '../../src/publish/validate/draft-waivers.ts';
import { worded } from '../support/worded.ts';

const doubt = (key: string | undefined, more: Partial<Finding> = {}): Finding =>
  worded({
    code: 'null-island',
    severity: 'doubt',
    file: 'data/locations.csv',
    message: 'The coordinates are 0, 0.',
    ...(key === undefined ? {} : { key }),
    ...more,
  });

const TEXTS = { reason: 'Buoys', until: '' };

/** File and key of each row. */
const drafted = (findings: readonly Finding[], existing?: string) =>
  draftWaivers(
    findings,
    TEXTS,
    existing === undefined ? undefined : { path: 'data/waivers.csv', bytes: Buffer.from(existing) },
  ).rows.map(({ file, key }) => `${file} ${key}`);

test('one row for a code in a file names all keys once', () => {
  expect(drafted([doubt('A'), doubt('B|C'), doubt('A')])).toEqual(['locations.csv A|B\\|C']);
});

test('another code, another file, and what is about a file as a whole have rows of their own', () => {
  const findings = [
    doubt('A'),
    doubt('A', { code: 'placeholder' }),
    doubt('A', { file: 'evses.csv' }),
    doubt(undefined),
  ];
  expect(drafted(findings)).toEqual(['locations.csv A', 'locations.csv A', 'evses.csv A', 'locations.csv ']);
});

test('what a row is there for is left out, wherever it stands in a list', () => {
  const existing = 'code,file,key,reason,until\nnull-island,locations.csv,A|B,,\n';
  expect(drafted([doubt('A'), doubt('B'), doubt('C')], existing)).toEqual(['locations.csv C']);
});

test('no cell is longer than a spreadsheet keeps', () => {
  const keys = Array.from({ length: 2000 }, (_, i) => `${'k'.repeat(30)}${i}`);
  const { rows, accepted } = draftWaivers(
    keys.map((key) => doubt(key)),
    TEXTS,
  );
  expect(rows.length).toBe(3);
  expect(Math.max(...rows.map(({ key }) => key.length))).toBeLessThanOrEqual(30_000);
  expect(rows.flatMap(({ key }) => key.split('|'))).toEqual(keys);
  expect(accepted.size).toBe(2000);
  expect(withWaivers(undefined, rows)?.split('\n')).toHaveLength(5);
});
