/** Whatever OCPI allows goes in and comes out the same, and the check has no error about the tables in between. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importFeeds } from '../../../packages/import/ocpi/import.ts';
import { isError } from '../../../src/findings/finding.ts';
import { validate } from '../../../src/publish/validate/validate.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { runs } from '../../support/sampled.ts';
import { feeds } from './arbitrary-feeds.ts';
import { completeFiles, roundTrip } from './roundtrip/round-trip.ts';
import { documentOf } from './support.ts';

test('random locations and tariffs are published as they are', async () => {
  await fc.assert(
    fc.asyncProperty(feeds, async ({ locations, tariffs }) => {
      const trip = await roundTrip(documentOf(locations), documentOf(tariffs, 'tariffs.json'), NOW);
      expect(trip.findings).toEqual([]);
      expect(trip).toMatchObject({ equal: locations.length + tariffs.length, unexplained: [] });
    }),
    runs(10, 100),
  );
});

/** A value of a feed becomes any other JSON value. */
const damaged = fc
  .tuple(feeds, fc.integer({ min: 0, max: 10_000 }), fc.jsonValue({ maxDepth: 2 }))
  .map(([made, at, value]) => {
    let count = 0;
    const size = JSON.stringify(made).split(/[:,]/).length;
    const hit = (_: string, member: unknown) => (count++ === 3 + (at % size) ? value : member);
    return JSON.parse(JSON.stringify(made, hit) ?? '{}') as { locations?: unknown; tariffs?: unknown };
  });

test('the check finds no error in what is imported from a damaged feed, but for cells to fill in', () => {
  fc.assert(
    fc.property(damaged, ({ locations, tariffs }) => {
      const [feed, prices] = [documentOf(locations ?? null), documentOf(tariffs ?? null, 'tariffs.json')];
      const imported = importFeeds(feed, prices, NOW);
      const codes = errorsIn(imported.files).map(({ code }) => code);
      // A row with a gap whose id begins as comments do is taken for a comment, whatever else is wrong in it.
      const isTakenForComment = codes.includes('comment-row');
      expect(codes.filter((code) => code !== 'comment-row' && code !== 'missing-value')).toEqual([]);
      if (!isTakenForComment) expect(codes).toHaveLength(imported.cellsToFillIn);
      expect(errorsIn(completeFiles(feed, prices, NOW)).filter(({ code }) => code !== 'no-tables')).toEqual([]);
      for (const { inFeed, imported: kept, merged, lost } of Object.values(imported.summary))
        expect(kept + merged + lost).toBe(inFeed);
    }),
    runs(20, 200),
  );
});

/** What is wrong with the files of an import. */
function errorsIn(files: ReadonlyMap<string, string>) {
  const network = { country_code: 'NL', party_id: 'EXA', ...JSON.parse(files.get('network.json') ?? '{}') };
  const { findings } = validate(
    {
      settingsFile: { path: 'network.json', bytes: Buffer.from(JSON.stringify(network)) },
      tables: [...files]
        .filter(([name]) => name.endsWith('.csv'))
        .map(([path, content]) => ({ path, bytes: Buffer.from(content) })),
    },
    { companions: COMPANIONS, now: NOW },
  );
  return findings.filter((found) => isError(found) && files.size > 0);
}
