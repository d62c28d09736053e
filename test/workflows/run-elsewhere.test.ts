/** The workflows in the repository of a network, which has only data: its own, not in data/, and no package.json. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readReport } from '../../.github/scripts/read-report.ts';
import { report } from './support/fake-github.ts';
import { GitHubServer } from './support/github-server.ts';
import { git, openPullRequest } from './support/scratch.ts';
import { writeNetwork, writeWorkflows } from './support/small-network.ts';
import { failuresOf, logOf, resultsOf, Workplace } from './support/workplace.ts';

const DATA = 'networks/nl';
const HANDED_OVER = 'artifacts/published-data+networks+nl/published-data.json';

let source: string;
let place: Workplace;

beforeAll(() => {
  source = mkdtempSync(join(tmpdir(), 'network-'));
  writeWorkflows(source, DATA);
  writeNetwork(source, DATA);
  writeFileSync(join(source, 'networks/wrangler.toml'), 'name = "network-nl"\ncompatibility_date = "2026-10-20"\n');
  place = new Workplace({ from: source });
});

afterAll(() => {
  place.remove();
  rmSync(source, { recursive: true });
});

const check = (environment = {}) => place.run('check.yml', 'refs/pull/1/merge', { environment });

describe('check', () => {
  test('passes the first pull request, which brings the data', async () => {
    const good = git(place.origin, 'rev-parse', 'main');
    git(place.origin, 'rm', '--quiet', '-r', DATA);
    git(place.origin, 'commit', '--quiet', '--message', 'No data');
    openPullRequest(place.origin, () => writeNetwork(place.origin, DATA));
    const result = await check();
    git(place.origin, 'reset', '--quiet', '--hard', good);
    expect(failuresOf(result), logOf(result)).toEqual([]);
    expect(result.summary).toContain('cannot be compared: one of the two cannot be built here');
    expect(readReport(readFileSync(join(result.store, HANDED_OVER), 'utf8'))).toBe('incomparable');
  });

  test('runs the code of the action, in its own directory, and leaves nothing behind', { tags: ['slow'] }, async () => {
    openPullRequest(place.origin, () => {
      writeFileSync(
        join(place.origin, 'package.json'),
        '{"scripts":{"preinstall":"touch pwned","check":"touch pwned"}}',
      );
      writeFileSync(join(place.origin, '.npmrc'), 'ignore-scripts=false\nnode-options=--require ./pwn.cjs\n');
      const path = join(place.origin, DATA, 'chargers.csv');
      writeFileSync(path, readFileSync(path, 'utf8').replace('Market Square,', 'Market Place,'));
    });
    const result = await check({ REAL_PROGRAM: 'yes' });
    expect(failuresOf(result), logOf(result)).toEqual([]);
    expect(result.summary).toContain('Market Place');
    expect(result.calls[0]).toMatch(/^npm ci .*in \$ACTION \(token: none\)$/);
    for (const call of result.calls.slice(1))
      expect(call).toMatch(/^node \$ACTION\/bin\/ocpi-snapshot\.cjs .*\(token: none\)$/);
    expect(git(result.workspace, 'status', '--porcelain', '--ignored')).toBe('');
  });

  test('names the lines from the root of the repository', async () => {
    openPullRequest(place.origin, () => {
      const path = join(place.origin, DATA, 'chargers.csv');
      writeFileSync(path, readFileSync(path, 'utf8').replace('Type 2', 'Tipe 7'));
    });
    const result = await check();
    expect(resultsOf(result)).toMatchObject({ 'Check the data': 'failure' });
    expect(logOf(result)).toContain(`::error file=${DATA}/chargers.csv,line=2`);
  });

  test('asks somebody who may set labels whether much of the network may go', { tags: ['slow'] }, async () => {
    openPullRequest(place.origin, () => {
      const path = join(place.origin, DATA, 'chargers.csv');
      writeFileSync(path, readFileSync(path, 'utf8').replace(/^UTR-01.*\n/m, ''));
    });
    const refused = await check();
    expect(resultsOf(refused)).toMatchObject({ 'Check the data': 'failure' });
    expect(logOf(refused)).toContain('title=too-many-removals::1 of 2 EVSEs would disappear at once');
    const labels = { 'github.event.pull_request.labels.*.name': 'data\nallow-removals' };
    const accepted = await place.run('check.yml', 'refs/pull/1/merge', { expressions: labels });
    expect(failuresOf(accepted), logOf(accepted)).toEqual([]);
  });

  test('does without the sources whose tokens it does not have', { tags: ['slow'] }, async () => {
    const headers = { Authorization: `Token \${CPMS_TOKEN}` };
    const status_sources = [{ name: 'CPMS', url: 'https://cpms.example.com/status.json', headers }];
    openPullRequest(place.origin, () => writeNetwork(place.origin, DATA, { status_sources }));
    const withStatuses = await check();
    expect(failuresOf(withStatuses), logOf(withStatuses)).toEqual([]);
    expect(withStatuses.summary).toContain('Changes in the published data');

    const table_sources = [{ name: 'Pictures', table: 'images', url: 'https://cpms.example.com/images.csv', headers }];
    openPullRequest(place.origin, () => writeNetwork(place.origin, DATA, { table_sources }));
    const withTable = await check();
    expect(failuresOf(withTable), logOf(withTable)).toEqual([]);
    expect(withTable.summary).toContain('cannot be compared: one of the two cannot be built here');
  });

  test('says how to fetch the commit before, if that is missing', async () => {
    openPullRequest(place.origin, () => writeFileSync(join(place.origin, 'README.md'), '# A network\n'));
    const path = join(place.origin, '.github/workflows/check.yml');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('fetch-depth: 2', 'fetch-depth: 1'));
    const result = await check();
    writeFileSync(path, text);
    expect(failuresOf(result), logOf(result)).toEqual([]);
    expect(logOf(result)).toContain('Give actions/checkout fetch-depth: 2.');
    expect(existsSync(join(result.store, 'artifacts'))).toBe(false);
  });

  test('writes no command into the log for names and values that look like one', async () => {
    const command = '\n::warning::pwned';
    openPullRequest(place.origin, () => {
      writeFileSync(join(place.origin, DATA, `images${command}.csv`), 'url\n');
      const path = join(place.origin, DATA, 'chargers.csv');
      writeFileSync(path, readFileSync(path, 'utf8').replace('Market Square,', `"Market${command}",`));
    });
    const result = await check();
    expect(logOf(result)).not.toMatch(/^::warning::pwned/m);
  });
});

describe('comment', () => {
  let github: GitHubServer;
  beforeEach(async () => {
    github = await GitHubServer.start();
  });
  afterEach(() => github.stop());

  test('needs no checkout, and finds the report of its own network', async () => {
    github.handOver(report('1 location added'));
    github.handOver(report('1 EVSE added'), 'published-data+networks+nl');
    const event = join(place.root, 'event.json');
    writeFileSync(event, JSON.stringify(github.event()));
    const result = await place.run('comment.yml', 'main', {
      environment: { GITHUB_EVENT_PATH: event, GITHUB_API_URL: github.address, GITHUB_REPOSITORY: 'o/r' },
      expressions: { 'github.token': github.token },
    });
    expect(failuresOf(result), logOf(result)).toEqual([]);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('<!-- ocpi-snapshot: published-data+networks+nl -->\n');
    expect(github.comments[0]?.body).toContain('1 EVSE added');
    expect(github.comments[0]?.body).toContain(', `networks/nl`, [check 42]');
    expect(result.calls).toEqual([
      'node $ACTION/bin/with-pinned-node.cjs $ACTION/.github/scripts/comment.ts (token: a-token)',
    ]);
    expect(existsSync(join(result.workspace, '.git'))).toBe(false);
  });
});

describe('publish', () => {
  const expressions = (token: string) => ({
    ...{ 'secrets.CLOUDFLARE_ACCOUNT_ID': 'account', 'secrets.CLOUDFLARE_API_TOKEN': token },
    ...{ 'inputs.allow_removals': '', 'inputs.first': 'true', 'inputs.purge': '' },
  });

  test('runs wrangler where wrangler.toml is', { tags: ['slow'] }, async () => {
    const result = await place.run('publish.yml', 'main', {
      environment: { REAL_WRANGLER: 'yes' },
      expressions: expressions('secret'),
    });
    expect(failuresOf(result), logOf(result)).toEqual([]);
    expect(result.calls).toEqual([
      expect.stringMatching(/^npm ci .*in \$ACTION \(token: none\)$/),
      'node $ACTION/bin/ocpi-snapshot.cjs deploy --data nl --format github --previous none (token: secret)',
      'wrangler deploy in $WORKSPACE/networks (token: secret, account: account)',
    ]);
    expect(existsSync(join(result.workspace, 'networks/dist/_headers'))).toBe(true);
  });

  test.each(['wrangler.json', '.env', '.env.production'])(
    'refuses %s, which could lead wrangler astray',
    async (file) => {
      const good = git(place.origin, 'rev-parse', 'main');
      writeFileSync(join(place.origin, 'networks', file), 'CLOUDFLARE_API_BASE_URL=https://evil.example\n');
      git(place.origin, 'add', '--all', '--force');
      git(place.origin, 'commit', '--quiet', '--message', file);
      const result = await place.run('publish.yml', 'main', { expressions: expressions('secret') });
      git(place.origin, 'reset', '--quiet', '--hard', good);
      expect(failuresOf(result)).toEqual(['Build and deploy']);
      expect(logOf(result)).toContain(`Nothing is published while ${file} is in the repository.`);
      expect(result.calls).toHaveLength(1);
    },
  );

  test('without its secrets says which are missing', async () => {
    const result = await place.run('publish.yml', 'main', { expressions: expressions('') });
    expect(failuresOf(result)).toEqual(['Build and deploy']);
    expect(logOf(result)).toContain(
      '::error title=ocpi-snapshot::The inputs cloudflare-api-token and cloudflare-account-id',
    );
    expect(result.calls).toHaveLength(1);
  });
});
