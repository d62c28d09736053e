/** What `start --live` runs on this machine is what a network of `init` deploys. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPATIBILITY_DATE, forTheEdge } from '../../../src/cli/publish/workerd-here.ts';
import { COMPANIONS, LIVE_FILES } from '../../support/companions.ts';

test('as the template of wrangler.toml has it', () => {
  const settings = readFileSync('packages/init/template/wrangler.toml', 'utf8');
  expect(settings).toContain(`compatibility_date = "${COMPATIBILITY_DATE}"`);
  const [, ofEveryNetwork = ''] = /^run_worker_first = \[("\/api".*?)\]$/m.exec(settings) ?? [];
  expect(forTheEdge(COMPANIONS)).toEqual([...(JSON.parse(`[${ofEveryNetwork}]`) as string[]), ...LIVE_FILES]);
});
