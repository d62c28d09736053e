/** Whatever stands in the fields of a site: nothing of it becomes markup, a script or a link that runs. */

import { expect, test } from 'vitest';
import { HELD_OF_EVSE, LOCATION, pageOf, SETTINGS, TARIFFS } from './a-charger.ts';
import { HOSTILE, poisoned } from './hostile-texts.ts';

const TAGS =
  /^\/?(article|header|section|h[123]|p|ul|li|dl|div|dt|dd|table|thead|tbody|tr|th|td|a|bdi|span|small|time|img)$/;
const SCHEMES = /^(https?:\/\/|mailto:|tel:|geo:|maps:|#\/|\/)/;

test.each(HOSTILE)('%j in every text', (text) => {
  const location = poisoned(LOCATION, text);
  const html = pageOf({
    location: { ...location, held: { ...location.held, evses: { [text]: poisoned(HELD_OF_EVSE, text) } } },
    // A Connector finds its tariff, whatever its id.
    tariffs: poisoned(TARIFFS, text),
    settings: { ...SETTINGS, contact: { name: text } },
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
    'mailto:data@example.org?subject=Mistake%20in%20the%20data%20of%20javascript%3Aalert(1)',
  ]);
});
