/** The steps of publish.yml, run here as GitHub would run them, up to the upload. */

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { git } from './support/scratch.ts';
import { failuresOf, logOf, resultsOf, Workplace } from './support/workplace.ts';

let place: Workplace;

beforeAll(() => {
  place = new Workplace();
});

afterAll(() => place.remove());

describe('publish', () => {
  type Ticked = '' | 'true' | 'false';
  const expressions = (allowRemovals: Ticked, first: Ticked = '', purge = '') => ({
    'secrets.CLOUDFLARE_ACCOUNT_ID': 'account',
    'secrets.CLOUDFLARE_API_TOKEN': 'secret',
    'inputs.allow_removals': allowRemovals,
    'inputs.first': first,
    'inputs.purge': purge,
  });

  test('builds and deploys the main branch, and only there is the token', { tags: ['slow'] }, async () => {
    const result = await place.run('publish.yml', 'refs/pull/1/merge', {
      environment: { REAL_WRANGLER: 'yes' },
      expressions: expressions(''),
    });
    expect(failuresOf(result), logOf(result)).toEqual([]);
    expect(result.calls).toEqual([
      'npm ci --ignore-scripts --no-workspaces in $WORKSPACE (token: none)',
      'node $WORKSPACE/bin/ocpi-snapshot.cjs deploy --data data --format github (token: secret)',
      'wrangler deploy in $WORKSPACE (token: secret, account: account)',
    ]);
    expect(git(result.workspace, 'rev-parse', 'HEAD')).toBe(git(place.origin, 'rev-parse', 'main'));
    expect(existsSync(join(result.workspace, 'dist/_headers'))).toBe(true);
    expect(result.summary).toContain('    --dry-run: exiting now.');
    expect(result.summary).not.toContain('secret');
  });

  test.each([
    ['true', 'false', '', 'deploy --data data --format github --allow-removals (token: secret)'],
    ['false', 'true', '', 'deploy --data data --format github --previous none (token: secret)'],
    ['false', 'false', '', 'deploy --data data --format github (token: secret)'],
  ] as const)(
    'by hand with allow-removals %s, first %s and purge "%s"',
    { tags: ['slow'] },
    async (allowed, first, purge, call) => {
      const result = await place.run('publish.yml', 'main', { expressions: expressions(allowed, first, purge) });
      expect(failuresOf(result), logOf(result)).toEqual([]);
      expect(result.calls[1]).toBe(`node $WORKSPACE/bin/ocpi-snapshot.cjs ${call}`);
    },
  );

  test('by hand with ids to purge, which are one text to the shell; an id that is not there stops it', async () => {
    const purge = 'NO-1, $(touch pwned)';
    const result = await place.run('publish.yml', 'main', { expressions: expressions('false', 'false', purge) });
    expect(result.calls[1]).toContain(`--purge=${purge}`);
    expect(resultsOf(result), logOf(result)).toMatchObject({ 'Build and deploy': 'failure' });
    expect(result.summary).toContain('--purge NO-1: nothing with this id is published.');
    expect(existsSync(join(result.workspace, 'pwned'))).toBe(false);
  });

  test('hands its cache on to the next run, which keeps it even if the data has errors', {
    tags: ['slow'],
  }, async () => {
    place.edit('network.json', '{', '{ "status_sources": [{ "name": "hub", "file": "../live.csv" }],');
    writeFileSync(join(place.origin, 'live.csv'), 'uid,status\nAMS-01-1,CHARGING\n');
    git(place.origin, 'add', '--all');
    git(place.origin, 'commit', '--quiet', '--message', 'A status source');
    const store = join(place.root, 'store-of-caches');
    const publish = () => place.run('publish.yml', 'main', { expressions: expressions(''), store });
    const first = await publish();
    expect(first.wasCacheRestored).toBe(false);
    expect(readdirSync(join(first.workspace, '.cache'))).not.toEqual([]);

    const second = await place.withBrokenData(publish);
    expect(second.wasCacheRestored).toBe(true);
    expect(resultsOf(second), logOf(second)).toMatchObject({
      'Build and deploy': 'failure',
      'actions/cache/save': 'success',
    });
    expect(second.summary).toContain('unknown-column');
  });
});
