/** Of several processes that need the same thing at once, one makes it, and what others find is whole. */

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { madeOnce } from './made-once.ts';

let directory = '';
let thing = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'made-once-'));
  thing = join(directory, 'thing');
});

afterEach(() => rmSync(directory, { recursive: true }));

/** Makes it slowly, and says whether it was made here. */
const SCRIPT = `
import { writeFileSync } from 'node:fs';
import { madeOnce } from ${JSON.stringify(new URL('./made-once.ts', import.meta.url).href)};
let made = '';
const path = madeOnce(process.argv[1], (aside) => {
  writeFileSync(aside, 'half');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  writeFileSync(aside, 'whole');
  made = 'made';
});
console.log(made + ' ' + (await import('node:fs')).readFileSync(path, 'utf8'));
`;

test('three at once', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT, thing];
  const said = await Promise.all([1, 2, 3].map(() => promisify(execFile)(process.execPath, args)));
  expect(said.map(({ stdout }) => stdout.trim()).sort()).toEqual(['made whole', 'whole', 'whole']);
  expect(readdirSync(directory)).toEqual(['thing']);
});

test('what could not be made is made by the next one', () => {
  const failing = (aside: string) => {
    writeFileSync(aside, 'half');
    throw new Error('no');
  };
  expect(() => madeOnce(thing, failing)).toThrow('no');
  expect(existsSync(thing)).toBe(false);
  expect(
    readFileSync(
      madeOnce(thing, (aside) => writeFileSync(aside, 'whole', { flag: 'wx' })),
      'utf8',
    ),
  ).toBe('whole');
});
