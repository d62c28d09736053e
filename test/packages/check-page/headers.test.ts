/** The check page has a policy of its own: it may ask what a person pasted. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPagePolicy } from '../../../packages/check-page/declares.ts';
import { headersFile, pagePolicy } from '../../../src/snapshot/headers-file.ts';
import { addHeaders, readHeaderRules } from '../../../src/stored-format/header-rules.ts';
import { NETWORK } from '../../snapshot/support/small-snapshots.ts';
import { COMPANIONS } from '../../support/companions.ts';

function headersOf(path: string): Headers {
  const headers = new Headers();
  addHeaders(headers, readHeaderRules(headersFile(NETWORK, COMPANIONS)), path);
  return headers;
}

test('the check page has its own policy, which its HTML says too', () => {
  for (const path of ['/check/', '/check/worker-12345678.js']) {
    expect(headersOf(path).get('Content-Security-Policy')).toBe(checkPagePolicy());
    expect(headersOf(path).get('Referrer-Policy')).toBe('no-referrer');
    expect(headersOf(path).get('X-Content-Type-Options')).toBe('nosniff');
  }
  expect(headersOf('/checked').get('Content-Security-Policy')).toBe(pagePolicy());
  const html = readFileSync('packages/check-page/index.html', 'utf8');
  // Browsers read no frame-ancestors there.
  expect(html).toContain(`content="${checkPagePolicy().replace(/; frame-ancestors.*/, '')}"`);
});
