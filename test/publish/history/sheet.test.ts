/** The history of a network that is one sheet: ids stay, and findings are at the rows of the sheet. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Finding } from '../../../src/findings/finding.ts';
import { brief, csv, sourcesOf } from '../../support/network-of.ts';
import { buildAfter, crawl } from './support/builds.ts';
import { buildInto } from './support/disk-builds.ts';

const NOON = Date.parse('2026-05-01T12:00:00Z');
const HEADER =
  'location_id,address,city,latitude,longitude,evse_uid,evse_id,standard,format,power_kw,status,price_per_kwh,vat,prices_include_vat';
const PLUG = 'IEC_62196_T2,SOCKET,22';
const AMSTERDAM = 'L-1,Market Square 1,Amsterdam,52.373169,4.893379';
const UTRECHT = 'L-2,Canal Street 9,Utrecht,52.090737,5.121420';

const sheet = (...rows: readonly string[]) => sourcesOf({ chargers: csv(HEADER, ...rows) });
const row = (site: string, uid: string, status = '', price = '0.49') =>
  `${site},${uid},NL*EXA*${uid.replace('-', '')},${PLUG},${status},${price},21,no`;

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-sheet-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

async function findingsAfter(
  before: ReturnType<typeof sheet>,
  after: ReturnType<typeof sheet>,
): Promise<readonly Finding[]> {
  const out = join(directory, 'dist');
  expect((await buildInto(out, before, NOON)).built.kind).toBe('built');
  return (await buildInto(out, after, NOON + 60_000, { allowsRemovals: false })).built.findings;
}

const FOUR = [row(AMSTERDAM, 'E-1'), row('L-1,,,,', 'E-2'), row(UTRECHT, 'E-3'), row('L-2,,,,', 'E-4')];

test('rows that are sorted or inserted change no object', async () => {
  const before = await buildAfter(sheet(...FOUR), NOON);
  const after = await buildAfter(sheet(...FOUR.toReversed(), row('L-1,,,,', 'E-0')), NOON + 60_000, before);
  const [first, second] = crawl(after).locations;
  expect(crawl(before).locations).toContainEqual(second);
  expect(first?.evses?.map(({ uid, status }) => `${uid} ${status}`)).toEqual([
    'E-0 UNKNOWN',
    'E-1 UNKNOWN',
    'E-2 UNKNOWN',
  ]);
  expect(crawl(after).tariffs).toEqual(crawl(before).tariffs);
});

test('another price is the same tariff', async () => {
  const before = await buildAfter(sheet(...FOUR), NOON);
  const dearer = FOUR.map((cells) => cells.replace('0.49', '0.52'));
  const after = await buildAfter(sheet(...dearer), NOON + 60_000, before);
  expect(crawl(after).locations).toEqual(crawl(before).locations);
  expect(crawl(after).tariffs.map(({ id }) => id)).toEqual(['STANDARD']);
});

test('too many rows that are gone are told at the sheet', async () => {
  const findings = await findingsAfter(sheet(...FOUR), sheet(...FOUR.slice(0, 2)));
  expect(brief(findings.filter(({ code }) => code === 'too-many-removals'))).toEqual([
    'too-many-removals data/chargers.csv',
  ]);
});

test('too many that are called REMOVED are told at the first cell', async () => {
  const removed = FOUR.map((cells, i) => (i < 2 ? cells : cells.replace(`${PLUG},`, `${PLUG},REMOVED`)));
  const findings = await findingsAfter(sheet(...FOUR), sheet(...removed));
  const [found] = findings.filter(({ code }) => code === 'too-many-removals');
  expect(brief(found ? [found] : [])).toEqual(['too-many-removals data/chargers.csv:4:84']);
  expect(found?.message).toContain('chargers.csv calls 2 of them REMOVED.');
});

test('a charger at another site is told at its uid', async () => {
  const moved = FOUR.with(1, row('L-2,,,,', 'E-2'));
  const [found, ...others] = await findingsAfter(sheet(...FOUR), sheet(...moved));
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'evse-moved', file: 'data/chargers.csv', line: 3, column: 9, field: 'evse_uid' });
});
