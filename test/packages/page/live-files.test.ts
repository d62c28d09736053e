/** The files of the page that change with a status, beside that of the core. */

import { expect, test } from 'vitest';
import { LIVE_FILES } from '../../support/companions.ts';

test('the patterns of wrangler.toml', () => {
  expect(LIVE_FILES.map((pattern) => pattern.replace('*', '7'))).toEqual([
    '/status.json',
    '/datex2/v3/status7.json',
    '/_site/statuses.json',
    '/_site/availability-7.json',
    '/_site/statuses-7.json',
  ]);
});
