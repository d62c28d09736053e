/**
 * One folder for each finding code of a sync: test/fixtures/findings/<code>/synced is a data directory with what it remembers of
 * the last import, feed-now.json is the feed now; expected.txt is all that the sync says about it.
 *
 *     UPDATE_FIXTURES=1 npx vitest run test/packages/import/sync/fixtures.test.ts
 */

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importOcpi } from '../../../../packages/import/commands/import-ocpi.ts';
import { SYNCS } from '../../../../packages/import/sync/finding-codes.ts';
import type { Finding } from '../../../../src/findings/finding.ts';
import { COMPANIONS } from '../../../support/companions.ts';
import { NOW } from '../../../support/data-directory.ts';
import { FINDINGS, fixturesWith, testFixtures } from '../../../support/fixtures.ts';
import { recordedTerminal } from '../../../support/recorded-terminal.ts';
import { worded } from '../../../support/worded.ts';

test('every code of a sync has a directory', () => {
  expect(fixturesWith('synced')).toEqual(Object.keys(SYNCS).sort());
});

describe('what a sync says about', () => {
  testFixtures(fixturesWith('synced'), async (code) => {
    const folder = `${FINDINGS}/${code}`;
    const out = join(await mkdtemp(join(tmpdir(), 'synced-')), 'synced');
    await cp(`${folder}/synced`, out, { recursive: true });
    const terminal = recordedTerminal();
    const sync = { keep: new Set<string>(), takesFeed: false };
    const locations = `${folder}/feed-now.json`;
    await importOcpi(
      { companions: COMPANIONS, locations, tariffs: undefined, out, format: 'json', now: NOW, sync },
      terminal,
    );
    await rm(join(out, '..'), { recursive: true });
    const said = terminal.said.out.join('\n').replaceAll(out, 'synced').replaceAll(locations, 'feed-now.json');
    return (JSON.parse(said) as { findings: Finding[] }).findings.map(worded);
  });
});
