/** What the service worker looks at, and what it leaves alone. */

import { expect, test } from 'vitest';
import { requestKind } from '../../../packages/page/service-worker/request-kind.ts';

const ORIGIN = 'https://charge.example.org';

const kindOf = (path: string, { method = 'GET', mode = 'cors' as RequestMode, origin = ORIGIN } = {}) =>
  requestKind({ method, mode, url: origin + path }, ORIGIN);

test.each([
  ['/_site/main-DgfUv4EP.js', 'asset'],
  ['/_site/main-C9-bvv_x.css', 'asset'],
  ['/_site/world-outline-DgfUv4EP.js', 'asset'],
  ['/_site/sites.json', 'data'],
  ['/_site/statuses.json', 'data'],
  ['/_site/availability-12.json', 'data'],
  ['/_site/details-511.json', 'data'],
  ['/status.json', undefined],
  ['/locations.geojson', undefined],
  ['/images/photo.jpg', undefined],
  ['/_health.json', undefined],
  ['/_snapshot/manifest.json', undefined],
  ['/api/ocpi/versions', undefined],
  ['/api/ocpi/2.2/_site/sites.json', undefined],
  ['/check/_site/main-DgfUv4EP.js', undefined],
  ['/docs/docs-DgfUv4EP.js', undefined],
])('what a page loads: %s is %s', (path, kind) => expect(kindOf(path)).toBe(kind));

test.each([
  ['/', 'page'],
  ['/?from=app', 'page'],
  ['/charger/ams-01', 'page'],
  ['/docs/', undefined],
  ['/check/', undefined],
  ['/afir/', undefined],
  ['/api/ocpi/versions', undefined],
  ['/_site/sites.json', undefined],
  ['/status.json', undefined],
])('where a reader goes: %s is %s', (path, kind) => expect(kindOf(path, { mode: 'navigate' })).toBe(kind));

test('other methods and other hosts are none of its business', () => {
  expect(kindOf('/_site/sites.json', { method: 'HEAD' })).toBeUndefined();
  expect(kindOf('/', { method: 'POST', mode: 'navigate' })).toBeUndefined();
  expect(kindOf('/_site/sites.json', { origin: 'https://elsewhere.example' })).toBeUndefined();
});
