/** The networks that CONTRIBUTING.md shows can be published as they stand there. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brief, check, render, sourcesOf } from './support/network-of.ts';

const PAGE = readFileSync('CONTRIBUTING.md', 'utf8');

/** The first code block of a language behind a text. */
function block(behind: string, language: string): string {
  const text = PAGE.slice(PAGE.indexOf(behind));
  expect(text).not.toBe('');
  return new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(text)?.[1] ?? '';
}

const settings = JSON.parse(block('`network.json` says', 'json'));
const chargers = block('`chargers.csv` has', 'csv');
const tables = Object.fromEntries(
  ['locations', 'evses', 'connectors', 'tariffs'].map((name) => [name, block(`\`${name}.csv\`, one row`, 'csv')]),
);

test.each([
  ['one sheet', { chargers }],
  ['several tables', tables],
  ['both', { chargers, ...tables }],
])('%s', async (_, shown) => {
  const network = sourcesOf(shown, settings);
  expect(brief(check(network).findings)).toEqual([]);
  expect((await render(network)).tariffs).toHaveLength('locations' in shown && 'chargers' in shown ? 2 : 1);
});
