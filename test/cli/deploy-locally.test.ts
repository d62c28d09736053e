/**
 * `deploy --local`, where it cannot begin: nothing is built then, and no Worker runs.
 *
 * @module-tag alone: it changes the directory.
 */

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { command } from '../../src/cli/publish/deploy.ts';
import { UsageError } from '../../src/command/terminal.ts';
import { COMPANIONS } from '../support/companions.ts';
import { SETTINGS } from '../support/network-of.ts';
import { recordedTerminal } from '../support/recorded-terminal.ts';

const HERE = process.cwd();

const SOURCE = { name: 'hub', file: 'hub.csv' };
const LIVE = { url: 'https://bucket.example.com/network' };
const FEEDS_ITSELF = '[[durable_objects.bindings]]\nname = "FEEDER"\nclass_name = "LiveFeeder"\n';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-local-'));
  process.chdir(directory);
});

afterEach(() => {
  process.chdir(HERE);
  rmSync(directory, { recursive: true, force: true });
});

/** What is said of a network with these settings, beside these of wrangler. It has no tables: what is not refused ends at the build. */
async function refusal(args: readonly string[], settings: object = {}, wrangler = ''): Promise<string> {
  mkdirSync('data');
  writeFileSync('data/network.json', JSON.stringify({ ...SETTINGS, ...settings }));
  writeFileSync('wrangler.toml', `name = "mine"\n${wrangler}`);
  const environment = {};
  const ended = Promise.resolve(command.call(args, recordedTerminal(), { companions: COMPANIONS, environment }));
  const error = await ended.then(
    (code) => new Error(`it ended with ${code}`),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(UsageError);
  expect([join('.local', 'deploy'), 'dist'].filter((path) => existsSync(path))).toEqual([]);
  return String((error as UsageError).message);
}

test.each([
  ['--local --dry-run', '--local uploads nothing, so it goes without --dry-run.'],
  ['--port 8788', '--port goes with --local alone.'],
  ['--dry-run --port 8788', '--port goes with --local alone.'],
])('%s is refused', async (args, message) => {
  expect(await refusal(args.split(' '))).toBe(message);
});

test('what a Worker that feeds its network cannot do is refused before it runs', async () => {
  const settings = { live: LIVE, status_sources: [SOURCE] };
  expect(await refusal(['--local', '--port', '0'], settings, FEEDS_ITSELF)).toMatch(
    /^The status source "hub" is the file hub\.csv, and a Worker has no files\./,
  );
});

test('a live network needs a bucket in the settings of wrangler', { tags: ['slow'] }, async () => {
  expect(await refusal(['--local', '--port', '0'], { live: LIVE })).toBe(
    'network.json has "live", but the settings of wrangler bind no bucket as LIVE.',
  );
});
