/** A byte of a stored file is not what it was, and the file is as long as before: what is published is right all the same. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf } from '../../src/content-hash.ts';
import { buildInto } from '../history/support/disk-builds.ts';
import { NOW } from '../support/data-directory.ts';
import { csv, networkOf } from '../support/network-of.ts';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-flipped-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const HOUR = 3_600_000;
const sources = (status: string) => networkOf({ status: csv('evse_uid,status', `E-1,${status}`) });

/** Stored files whose content is not what their name says. */
function wrongFiles(out: string): string[] {
  const stored = join(out, '_snapshot');
  return readdirSync(stored).filter((name) => {
    const hash = /^([0-9a-f]{32})\.(gzip|identity|br|index)$/.exec(name)?.[1];
    return hash !== undefined && hash !== hashOf(readFileSync(join(stored, name)));
  });
}

test.each(['gzip', 'identity', 'br'])('a flipped byte in a file of the kind %s', async (kind) => {
  const out = join(directory, 'dist');
  await buildInto(out, sources('AVAILABLE'), NOW);
  const name = readdirSync(join(out, '_snapshot')).find((one) => one.endsWith(`.${kind}`)) ?? '';
  const path = join(out, '_snapshot', name);
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  expect(wrongFiles(out)).toEqual([name]);
  await buildInto(out, sources('AVAILABLE'), NOW + HOUR);
  expect(wrongFiles(out)).toEqual([]);
});
