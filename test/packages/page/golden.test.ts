/**
 * The files of the page of the valid network, as they were. After a change on purpose, write them anew and read every difference:
 *
 *     UPDATE_GOLDEN=1 npx vitest run test/packages/page/golden.test.ts
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDataFiles } from '../../../src/publish/disk/data-directory.ts';
import { readFrom } from '../../publish/history/support/builds.ts';
import { NOW } from '../../support/data-directory.ts';
import { VALID } from '../../support/fixtures.ts';
import { build } from '../../support/network-of.ts';

const { files } = await build(await readDataFiles(`${VALID}/data`), { now: NOW });

/** Golden file, and the path in the snapshot. */
test.each([
  ['sites', '/_site/sites.json'],
  ['plugs', '/_site/plugs.json'],
  ['ids', '/_site/ids.json'],
  ['statuses', '/_site/statuses.json'],
  ['site-statuses', '/_site/statuses-0.json'],
])('%s is as it was', (name, path) => {
  const made = JSON.parse(Buffer.from(readFrom(files)(path) ?? []).toString());
  const golden = `test/packages/page/golden/${name}.json`;
  const text = `${JSON.stringify(made, undefined, 2)}\n`;
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(golden, text);
  expect(text).toBe(readFileSync(golden, 'utf8'));
});
