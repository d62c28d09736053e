/** README begins with commands that work on a fresh machine; `npm run try-package` runs them. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROJECT, readManifestOf } from './support/packed.ts';
import { commandsUnder } from './support/readme-commands.ts';

test('three lines begin a network, one shows the demo, and one runs the tests', () => {
  expect(commandsUnder('Look at the demo')).toEqual(['npm ci && npm start']);
  expect(commandsUnder('Where to read on')).toEqual(['npm ci && npm test']);
  const [own = '', ...others] = commandsUnder('Your network');
  expect(others).toEqual([]);
  const { version } = readManifestOf(PROJECT);
  expect(own).toMatch(/^npx \.\/\S+\.tgz init my-network .*\ncd my-network\nnpm ci && npm start$/);
  expect(own).toContain(`npx ./ocpi-snapshot-${version}.tgz init`);
});

test('these are the first that it has, and none of them needs a registry to know us', () => {
  const [first = '', second = ''] = readFileSync('README.md', 'utf8').match(/^## .+$/gm) ?? [];
  expect([first, second]).toEqual(['## Your network', '## Publish']);
  const all = [...commandsUnder('Look at the demo'), ...commandsUnder('Your network')].join('\n');
  expect(all).not.toMatch(/\bnpx (?!\.\/)|npm (?:install|i|exec)\b/);
});
