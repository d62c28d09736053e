/** A network of `init` is deployed as this project is: by the same version of the runtime, with the same requests for the edge rule. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [ours = '', template = ''] = ['wrangler.toml', 'packages/init/template/wrangler.toml'].map((path) =>
  readFileSync(path, 'utf8'),
);

test.each([
  ['compatibility_date', /^compatibility_date = "(.+)"$/m],
  ['run_worker_first of every network', /^run_worker_first = \[("\/api".*?)\]$/m],
])('%s', (_, setting) => {
  const [, value] = setting.exec(ours) ?? [];
  expect(value).toBeDefined();
  expect(setting.exec(template)?.[1]).toBe(value);
});
