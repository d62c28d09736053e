/** What a command leaves on a disk is believed whole or not at all. */

import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isError } from '../../../src/findings/finding.ts';
import { openMemory } from '../../../src/publish/disk/kept-memory.ts';
import type { Draft } from '../../../src/publish/render/draft.ts';
import { jsonText } from '../../../src/stored-format/stored-body.ts';
import { NOW } from '../../support/data-directory.ts';
import { networkOf, SMALLEST } from '../../support/network-of.ts';
import { buildInto } from '../history/support/disk-builds.ts';

const PROGRAM = fileURLToPath(new URL('../../../bin/ocpi-snapshot.cjs', import.meta.url));
const VERSIONS = { versions: ['2.2', '2.2.1', '2.3.0'] };
const TABLES = {
  ...SMALLEST,
  tariffs: 'id,price_per_kwh,vat,prices_include_vat\nT-1,0.50,21,true\n',
  locations: `${SMALLEST.locations}`.replace('\n', ',roofed\n').replace(/(?<=.)\n$/, ',true\n'),
};

let directory = '';
let place = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-kept-'));
  place = join(directory, 'memory');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Builds as a command does, with what the one before has kept. */
async function build(status: string, program = PROGRAM) {
  const { memory, keep } = await openMemory(place, program);
  const before = memory.staticData?.value;
  const sources = networkOf({ ...TABLES, status: `evse_uid,status\nE-1,${status}\n` }, VERSIONS);
  const { reported, built } = await buildInto(join(directory, 'dist'), sources, NOW, { memory });
  expect(built.findings.filter(isError)).toEqual([]);
  await keep();
  return { before, memory, checked: reported.get('check') };
}

test('a command knows what the one before has kept, draft by draft', async () => {
  const { memory } = await build('AVAILABLE');
  const { before, checked } = await build('CHARGING');
  expect(checked).toContain('the other tables have not changed');
  const known = memory.staticData?.value;
  const { versions, ...rest } = before ?? { versions: [] };
  const { versions: _, ...others } = known ?? { versions: [] };
  expect(rest).toEqual(others);
  expect(versions.map(toldBy)).toEqual(known?.versions.map(toldBy));
  expect(versions[0]?.locations[0]).toBe(versions[1]?.locations[0]);
});

type Lists = { readonly locations: readonly Draft[]; readonly tariffs: readonly Draft[] };

function toldBy({ locations, tariffs, ...version }: Lists): unknown {
  const told = ({ template, volatile, held, older, ...draft }: Draft): unknown => [
    draft,
    jsonText(template),
    volatile(),
    held && [held.hash, jsonText(held.json)],
    older && told(older),
  ];
  return [version, locations.map(told), tariffs.map(told)];
}

test('a byte that changed, an end that is missing and a file of another kind are as nothing', async () => {
  await build('AVAILABLE');
  for (const name of readdirSync(place)) {
    const path = join(place, name);
    const whole = readFileSync(path);
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 50)) {
      for (const bytes of [
        whole.subarray(0, at),
        Buffer.concat([whole.subarray(0, at), Buffer.of(~(whole[at] ?? 0)), whole.subarray(at + 1)]),
      ]) {
        writeFileSync(path, bytes);
        const { memory } = await openMemory(place, PROGRAM);
        expect(name === 'tables' ? memory.staticData : memory.snapshot, `${name} at ${at}`).toBeUndefined();
      }
    }
    writeFileSync(path, whole);
  }
  expect((await build('CHARGING')).checked).toContain('the other tables have not changed');
});

test('another program believes nothing of it, and sources that are not bundled keep nothing', async () => {
  await build('AVAILABLE');
  const other = join(directory, 'other.cjs');
  copyFileSync(PROGRAM, other);
  writeFileSync(other, '\n', { flag: 'a' });
  expect((await openMemory(place, other)).memory).toEqual({ snapshot: undefined });
  expect((await openMemory(place, undefined)).memory).toEqual({});
  expect((await build('CHARGING', other)).checked).toBe('all tables');
});
