/** Every folder of fixtures is of a finding code, of the core or of a package. */

import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allFindings } from '../../src/publish/validate/catalogue.ts';
import { COMPANIONS } from '../support/companions.ts';
import { FINDINGS } from '../support/fixtures.ts';

test('every folder is of a code', () => {
  expect(readdirSync(FINDINGS).sort()).toEqual(Object.keys(allFindings(COMPANIONS)).sort());
});
