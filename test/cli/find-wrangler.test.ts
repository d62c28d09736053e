/** How a checkout calls wrangler. test/packages/init/package tells how an installed package does. */

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { edgeRuleArguments, wranglerProgram } from '../../src/cli/publish/find-wrangler.ts';

const PROJECT = resolve(import.meta.dirname, '../..');

let network: string;

beforeEach(() => {
  network = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-'));
});

afterEach(() => rmSync(network, { recursive: true }));

test('a checkout runs its own wrangler, never one in the repository of a network', () => {
  const wrangler = join(network, 'node_modules/wrangler');
  mkdirSync(join(wrangler, 'bin'), { recursive: true });
  writeFileSync(join(wrangler, 'package.json'), '{"name":"wrangler","version":"4.0.0"}');
  writeFileSync(join(wrangler, 'bin/wrangler.js'), '');
  expect(wranglerProgram(network)).toBe(join(realpathSync(join(PROJECT, 'node_modules/wrangler')), 'bin/wrangler.js'));
});

test('a checkout hands over the source of the edge rule to the repository of a network', () => {
  const settings = join(network, 'wrangler.toml');
  writeFileSync(settings, '# main = "no"\nname = "mine"\n');
  const expected = [join(PROJECT, 'src/edge/hosts/cloudflare.ts'), '--config', settings];
  expect(edgeRuleArguments(network)).toEqual(expected);
  const below = join(network, 'a/b');
  mkdirSync(below, { recursive: true });
  expect(edgeRuleArguments(below)).toEqual(expected);
});

test('in the checkout itself, wrangler needs to be told nothing', () => {
  expect(edgeRuleArguments(PROJECT)).toEqual([]);
});
