/** The round trip as a command: what it says of a directory with nothing to compare. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['without JSON files', {}, 2, /There are no JSON files in "/],
  ['in which no feed can be imported', { 'a.json': '{"nope":1}' }, 1, /0 of 1 feed .*, 1 not imported/],
])('roundtrip of a directory %s fails', { timeout: 60_000 }, (_, files: Record<string, string>, status, message) => {
  const directory = mkdtempSync(join(tmpdir(), 'feeds-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  const ended = spawnSync(process.execPath, ['--import', 'tsx', 'test/packages/import/roundtrip/run.ts', directory], {
    encoding: 'utf8',
  });
  rmSync(directory, { recursive: true });
  expect({ status: ended.status, said: ended.stdout + ended.stderr }).toEqual({
    status,
    said: expect.stringMatching(message),
  });
});
