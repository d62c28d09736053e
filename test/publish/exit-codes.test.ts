/** How the command ends where the history decides: 0 done, 1 the data has errors, 2 somebody has to say what to do. */

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPublishedNetwork } from '../../src/diff/read-published.ts';
import { csv, SETTINGS, SMALLEST } from '../support/network-of.ts';
import { callBuild, runBuildCommand } from './support/command.ts';

let directory = '';
let out = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-exit-'));
  out = join(directory, 'dist');
  mkdirSync(join(directory, 'data'));
  writeFileSync(join(directory, 'data', 'network.json'), JSON.stringify(SETTINGS));
  for (const [table, text] of Object.entries(SMALLEST)) write(table, text);
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

function write(table: string, text: string): void {
  writeFileSync(join(directory, 'data', `${table}.csv`), text);
}

const argv = (...more: readonly string[]) => [
  '--data',
  join(directory, 'data'),
  '--out',
  out,
  '--cache',
  'none',
  ...more,
];
const build = (...more: readonly string[]) => callBuild(argv(...more));

test('a history that was asked for and is not there: 2, and nothing is written', async () => {
  // In a process of its own; what stands below is the same command, called here.
  const { code, stderr } = await runBuildCommand(argv('--previous', join(directory, 'nowhere')));
  expect(code).toBe(2);
  expect(stderr).toMatch(/^ocpi-snapshot: .*nowhere holds no snapshot, so what was published before is unknown/m);
  expect(existsSync(out)).toBe(false);
});

test('a build that is refused leaves nothing behind, not even a directory', async () => {
  const place = join(directory, 'new', 'place', 'dist');
  write('evses', csv('uid,location_id', 'E-1,L-9'));
  expect(await build('--out', place)).toMatchObject({ code: 1 });
  expect(await build('--out', place, '--data', join(directory, 'nowhere'))).toMatchObject({ code: 2 });
  expect(existsSync(join(directory, 'new'))).toBe(false);
});

test('a damaged one in the place: 0, with a warning', async () => {
  expect(await build()).toMatchObject({ code: 0 });
  writeFileSync(join(out, '_snapshot/manifest.json'), '{');
  const { code, stderr } = await build();
  expect(code).toBe(0);
  expect(stderr).toMatch(/^history +none: .+/m);
});

test('too much that is gone: 1, until --allow-removals', async () => {
  const [header = '', row = ''] = (SMALLEST.connectors ?? '').split('\n');
  write('evses', csv('uid,location_id', 'E-1,L-1', 'E-2,L-1'));
  write('connectors', csv(header, row, row.replace('E-1', 'E-2')));
  expect(await build()).toMatchObject({ code: 0 });
  write('evses', csv('uid,location_id', 'E-1,L-1'));
  write('connectors', csv(header, row));
  const { code, stderr } = await build();
  expect(code).toBe(1);
  expect(stderr).toContain('was left as it was: correct the errors above first.');
  expect(await build('--allow-removals')).toMatchObject({ code: 0 });
});

test('what is to be purged: 2 while it is public or unknown, 0 when it is hidden', { timeout: 40_000 }, async () => {
  expect(await build()).toMatchObject({ code: 0 });
  expect(await build('--purge', 'L-1')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('L-1: this location is'),
  });
  write('locations', csv('id,publish,address,city,latitude,longitude', 'L-1,false,Main Street 1,Amsterdam,52.3,4.8'));
  const wrong = await build('--allow-removals', '--purge', 'L-1,L-9');
  expect(wrong).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^ocpi-snapshot: --purge L-9: nothing with this id/m),
  });
  expect(await build('--allow-removals', '--purge', ', ')).toMatchObject({ code: 2 });
  expect(await build('--allow-removals', '--purge', 'L-1')).toMatchObject({ code: 0 });
  expect(readPublishedNetwork(out).locations).toEqual([]);
});
