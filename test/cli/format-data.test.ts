/** The command that writes tables in one form: which files it writes, what it says, and how it ends. */

import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatData } from '../../src/cli/check/format-data.ts';
import { COMPANIONS } from '../support/companions.ts';
import { csv, SETTINGS, SMALLEST } from '../support/network-of.ts';

let directory = '';
let data = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-format-'));
  data = join(directory, 'data');
  mkdirSync(join(data, 'north'), { recursive: true });
  write('network.json', JSON.stringify(SETTINGS));
  for (const [table, text] of Object.entries(SMALLEST)) write(`${table}.csv`, text);
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(data, name), text);
const textOf = (name: string) => readFileSync(join(data, name), 'utf8');

async function run(isCheck = false) {
  const out: string[] = [];
  const keep = (text: string) => out.push(text.replaceAll(`${data}/`, ''));
  const terminal = { out: keep, note: keep, colour: false, callOf: (name: string) => name, summaryFile: undefined };
  const code = await formatData({ companions: COMPANIONS, data, isCheck }, terminal);
  return { code, out };
}

const MESSY = 'uid;location_id;status\r\nE-2;L-1;frei\r\n';
const PLAIN = 'uid,location_id,status\nE-2,L-1,AVAILABLE\n';

test('files in the one form are not written again', async () => {
  const written = () => {
    const { ino, mtimeNs } = statSync(join(data, 'evses.csv'), { bigint: true });
    return { ino, mtimeNs };
  };
  const before = written();
  expect(await run()).toEqual({ code: 0, out: ['No file changes.'] });
  expect(written()).toEqual(before);
});

test('files below the directory are written, once', async () => {
  write('north/evses-north.csv', MESSY);
  expect(await run()).toEqual({ code: 0, out: ['north/evses-north.csv: formatted', '1 file formatted.'] });
  expect(textOf('north/evses-north.csv')).toBe(PLAIN);
  expect(await run()).toEqual({ code: 0, out: ['No file changes.'] });
});

test('with --check nothing is written, and the files are named', async () => {
  write('evses-more.csv', MESSY);
  expect(await run(true)).toEqual({ code: 1, out: ['evses-more.csv: would change', '1 file would change.'] });
  expect(textOf('evses-more.csv')).toBe(MESSY);
});

test('a file with an error stays, and the others are written', async () => {
  const broken = `${MESSY}E-3\r\n`;
  write('evses-broken.csv', broken);
  write('evses-more.csv', MESSY);
  const { code, out } = await run();
  expect(code).toBe(1);
  expect(out[0]).toMatch(
    /^evses-broken\.csv:3:1 \(A3\): not formatted\. The row has 1 cell, but the header has 3 columns\. /,
  );
  expect(textOf('evses-broken.csv')).toBe(broken);
  expect(textOf('evses-more.csv')).toBe(PLAIN);
});

test('a cell with an error stays, and the rest of the file is written', async () => {
  write('evses-more.csv', MESSY.replace('frei', 'vielleicht'));
  expect(await run()).toMatchObject({ code: 0 });
  expect(textOf('evses-more.csv')).toBe(PLAIN.replace('AVAILABLE', 'vielleicht'));
});

test('nothing is written without settings', async () => {
  write('network.json', '{');
  write('evses-more.csv', MESSY);
  expect(await run()).toMatchObject({ code: 1 });
  expect(textOf('evses-more.csv')).toBe(MESSY);
});

test('the file of a status source is not ours', async () => {
  const source = { name: 'live', file: 'status-live.csv', max_age_seconds: 300 };
  write('network.json', JSON.stringify({ ...SETTINGS, status_sources: [source] }));
  write('status-live.csv', 'evse_uid;status\nE-1;frei\n');
  expect(await run()).toEqual({ code: 0, out: ['No file changes.'] });
});

test('permissions stay', async () => {
  write('evses-more.csv', MESSY);
  chmodSync(join(data, 'evses-more.csv'), 0o640);
  expect(await run()).toMatchObject({ code: 0 });
  expect(statSync(join(data, 'evses-more.csv')).mode & 0o777).toBe(0o640);
});

test('nothing is written through a link, which may lead to a file of somebody else', async () => {
  const target = join(directory, 'elsewhere.csv');
  writeFileSync(target, MESSY);
  symlinkSync(target, join(data, 'evses-link.csv'));
  write('evses-more.csv', MESSY.replace('E-2', 'E-3'));
  const { code, out } = await run();
  expect(code).toBe(1);
  expect(out[0]).toContain('evses-link.csv: not formatted. It is a link');
  expect(lstatSync(join(data, 'evses-link.csv')).isSymbolicLink()).toBe(true);
  expect(readFileSync(target, 'utf8')).toBe(MESSY);
  expect(textOf('evses-more.csv')).toBe(PLAIN.replace('E-2', 'E-3'));
});

test('notes of the maintainers and blank lines between rows stay', async () => {
  const notes = csv('uid,location_id,_note', 'E-2,L-1,"Frei, laut Wirt"', '', 'E-3,L-1,');
  write('evses-more.csv', notes);
  expect(await run()).toMatchObject({ code: 0, out: ['No file changes.'] });
});
