/** README begins with commands that work on a fresh machine; `npm run try-package` runs them. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandsUnder } from './support/readme-commands.ts';

test('one line shows the demo, three begin a network, and one runs the tests', () => {
  expect(commandsUnder('Look at it')).toEqual(['npm ci && npm start']);
  expect(commandsUnder('Where to read on')).toEqual(['npm ci && npm test']);
  const [own = '', ...others] = commandsUnder('Your network');
  expect(others).toEqual([]);
  expect(own).toMatch(/^npm run init -- \.\.\/my-network .*\ncd \.\.\/my-network\nnpm ci && npm start$/);
});

test('these are the first that it has, and none of them needs a registry to know us', () => {
  const [first = '', second = ''] = readFileSync('README.md', 'utf8').match(/^## .+$/gm) ?? [];
  expect([first, second]).toEqual(['## Look at it', '## Your network']);
  const all = [...commandsUnder('Look at it'), ...commandsUnder('Your network')].join('\n');
  expect(all).not.toMatch(/\bnpx\b|npm (?:install|i|exec)\b/);
});
