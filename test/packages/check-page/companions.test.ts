/** The check page knows what companions declare in data, as the command does: the two lists are held against each other. */

import { expect, test } from 'vitest';
import { COMPANIONS as ON_THE_PAGE } from '../../../packages/check-page/engine/companions.ts';
import { COMPANIONS } from '../../support/companions.ts';

test('each setting of a companion', () => {
  const settingsOf = (all: typeof COMPANIONS) => all.flatMap(({ settings = {} }) => Object.keys(settings)).sort();
  expect(settingsOf(ON_THE_PAGE)).toEqual(settingsOf(COMPANIONS));
});

test('each finding of a companion in data', () => {
  const codesIn = (all: typeof COMPANIONS) =>
    all.flatMap(({ findings = [] }) =>
      findings.filter(({ ofData }) => ofData).flatMap(({ entries }) => Object.keys(entries)),
    );
  expect(codesIn(ON_THE_PAGE).sort()).toEqual(codesIn(COMPANIONS).sort());
});
