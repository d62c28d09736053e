/** The steps of publish.yml, run here as GitHub would run them, up to the upload. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { git } from './support/scratch.ts';
import { logOf, resultsOf, Workplace } from './support/workplace.ts';

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
    'github.run_id': '1',
    'github.run_attempt': '1',
  });

  test('builds and deploys the main branch, and only there is the token', async () => {
    const result = await place.run('publish.yml', 'refs/pull/1/merge', { expressions: expressions('') });
    expect(new Set(Object.values(resultsOf(result))), logOf(result)).toEqual(new Set(['success']));
    expect(result.npmCalls).toEqual([
      'ci (token: none, cache: none)',
      'run deploy -- --format github (token: secret, cache: none)',
    ]);
    expect(git(result.workspace, 'rev-parse', 'HEAD')).toBe(git(place.origin, 'rev-parse', 'main'));
    expect(existsSync(join(result.workspace, 'dist/_headers'))).toBe(true);
    expect(result.summary).toContain('    --dry-run: exiting now.');
    expect(result.summary).not.toContain('secret');
  });

  test.each([
    ['true', 'false', '', 'run deploy -- --format github --allow-removals (token: secret, cache: none)'],
    ['false', 'true', '', 'run deploy -- --format github --previous none (token: secret, cache: none)'],
    ['false', 'false', '', 'run deploy -- --format github (token: secret, cache: none)'],
  ] as const)('by hand with allow_removals %s, first %s and purge "%s"', async (allowed, first, purge, call) => {
    const result = await place.run('publish.yml', 'main', { expressions: expressions(allowed, first, purge) });
    expect(new Set(Object.values(resultsOf(result))), logOf(result)).toEqual(new Set(['success']));
    expect(result.npmCalls[1]).toBe(call);
  });

  test('by hand with ids to purge, which are one text to the shell; an id that is not there stops it', async () => {
    const purge = 'NO-1, $(touch pwned)';
    const result = await place.run('publish.yml', 'main', { expressions: expressions('false', 'false', purge) });
    expect(result.npmCalls[1]).toContain(`--purge=${purge}`);
    expect(resultsOf(result), logOf(result)).toMatchObject({ 'Build and deploy': 'failure' });
    expect(result.summary).toContain('--purge NO-1: nothing with this id is published.');
    expect(existsSync(join(result.workspace, 'pwned'))).toBe(false);
  });

  test('hands its cache on to the next run, which keeps it even if the data has errors', async () => {
    const store = join(place.root, 'store-of-caches');
    const publish = () => place.run('publish.yml', 'main', { expressions: expressions(''), store });
    const first = await publish();
    expect(first.npmCalls[1]).toContain('cache: none');
    expect(readdirSync(join(first.workspace, '.cache'))).not.toEqual([]);

    const second = await place.withBrokenData(publish);
    expect(second.npmCalls[1]).toContain('cache: restored');
    expect(resultsOf(second), logOf(second)).toMatchObject({
      'Build and deploy': 'failure',
      'Write the summary': 'success',
      'actions/cache/save': 'success',
    });
    expect(second.summary).toContain('unknown-column');
  });
});
