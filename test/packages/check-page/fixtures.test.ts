/** The check page says of the files of a directory what the command says of them, and names what it does not look for. */

import { expect, test } from 'vitest';
import { NOT_LOOKED_FOR } from '../../../packages/check-page/engine/not-looked-for.ts';
import { catalogueOf } from '../../../src/publish/validate/catalogue.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { DEMO, FINDINGS, fixturesWith, SHEETS, VALID } from '../../support/fixtures.ts';
import { checkedOn, commandSays, dropped, findingsIn } from './support/drop.ts';

const NETWORKS = [
  // What a killed command left is seen on a disk only.
  ...fixturesWith('data')
    .filter((code) => code !== 'unfinished-replacement')
    .map((code) => `${FINDINGS}/${code}/data`),
  `${VALID}/data`,
  `${DEMO}/data`,
  `${SHEETS}/beside/data`,
];

const found = new Set<string>();

test.each(NETWORKS)('of %s, it says what the command says', async (directory) => {
  const findings = findingsIn(await checkedOn(dropped(directory)));
  expect(findings).toEqual(await commandSays(directory));
  for (const { code } of findings) found.add(code);
});

test('what it does not look for and what it finds are all findings that there are', () => {
  expect(NOT_LOOKED_FOR.filter((code) => found.has(code))).toEqual([]);
  expect([...found, ...NOT_LOOKED_FOR].sort()).toEqual(Object.keys(catalogueOf(COMPANIONS)).sort());
});
