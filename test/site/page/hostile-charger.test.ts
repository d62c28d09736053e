/** Whatever stands in the fields of a site: nothing of it becomes markup, a script or a link that runs. */

import { expect, test } from 'vitest';
import { LOCATION, pageOf, SETTINGS, TARIFFS } from './a-charger.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '&lt;script&gt;',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '\u202egnp.exe\u202d\u2066',
  '\u05d0\u05d1\u05d2 \u0627\u0644\u0639',
  'x'.repeat(255),
  '🔌'.repeat(120),
  '</bdi></p></article><h1>',
  '=cmd|"/c calc"!A1',
  '{{constructor.constructor("alert(1)")()}}',
];

/** Fields whose values OCPI closes; the build checks them, so no other text can be in them. */
const CLOSED =
  /^(standard|format|power_type|capabilities|parking_type|parking_restrictions|facilities|category|source|status|type|time_zone|currency|country|country_code|party_id|latitude|longitude|period_begin|period_end|publish)$/;

/** The value with every open text in it replaced. */
function poisoned<T>(value: T, text: string, name = ''): T {
  if (CLOSED.test(name)) return value;
  if (typeof value === 'string') return text as T;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, text, name)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, poisoned(item, text, key)])) as T;
}

const TAGS =
  /^\/?(article|header|section|h[123]|p|ul|li|dl|div|dt|dd|table|thead|tbody|tr|th|td|a|bdi|span|small|time|img)$/;
const SCHEMES = /^(https?:\/\/|mailto:|tel:|geo:|maps:|#\/|\/)/;

test.each(HOSTILE)('%j in every text', (text) => {
  const html = pageOf({
    location: poisoned(LOCATION, text),
    // A Connector finds its tariff, whatever its id.
    tariffs: poisoned(TARIFFS, text),
    settings: { ...SETTINGS, operator: { name: text, phone: '+31 20 123 4567' }, contact: { name: text } },
  });
  const tags = [...html.matchAll(/<([^\s>"]+)((?:"[^"]*"|[^>"])*)>/g)];
  expect(tags.map(([, tag = '']) => tag).filter((tag) => !TAGS.test(tag))).toEqual([]);
  expect(
    tags.filter(([, , attributes = '']) => /\son\w+=|\sstyle=/.test(attributes.replace(/"[^"]*"/g, '""'))),
  ).toEqual([]);
  const links = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !SCHEMES.test(link))).toEqual([]);
  const alone = html.replace(/<bdi(?:"[^"]*"|[^>"])*>[^<]*<\/bdi>|<(?:"[^"]*"|[^>"])*>/g, '');
  expect(alone).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u05d0-\u06ff]/);
});

test('a link of every kind is replaced by hostile ones, and is gone', () => {
  const links = [...pageOf({ location: poisoned(LOCATION, 'javascript:alert(1)') }).matchAll(/href="([^"]*)"/g)];
  expect(links.map(([, href]) => href).filter((href) => /script/i.test(href ?? ''))).toEqual([
    '#/javascript%3Aalert(1)',
    'mailto:data@example.org?subject=Mistake%20in%20the%20data%20of%20javascript%3Aalert(1)',
    '/api/ocpi/2.2/locations/javascript%3Aalert(1)?pretty',
  ]);
});
