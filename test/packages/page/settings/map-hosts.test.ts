/** The settings of the map, and the hosts that a browser may ask for it. */

import { describe, expect, test } from 'vitest';
import { hostsOfMap } from '../../../../packages/page/settings/map-hosts.ts';
import { withPage } from '../../../../packages/page/settings/settings.ts';
import { headersFile, pagePolicy } from '../../../../src/snapshot/headers-file.ts';
import { NETWORK } from '../../../snapshot/support/small-snapshots.ts';
import { COMPANIONS } from '../../../support/companions.ts';
import { readSettings } from '../../../support/network-of.ts';

const REQUIRED = { country_code: 'NL', party_id: 'EXA' };

describe('map_style and map_hosts', () => {
  const style = 'https://Tiles.example.com:8443/styles/a b.json'.replace(' ', '%20');
  const read = (settings: object) => readSettings(JSON.stringify({ ...REQUIRED, ...settings }));

  test('the hosts of a map are those of its style and those that are named', () => {
    const { settings, findings } = read({
      map_style: style,
      map_hosts: ['https://*.Fonts.example.com/', ' https://a.example.com '],
    });
    expect(findings).toEqual([]);
    expect(settings && hostsOfMap(withPage(settings))).toEqual([
      'https://tiles.example.com:8443',
      'https://*.fonts.example.com',
      'https://a.example.com',
    ]);
  });

  test('without a style no host is asked', () => {
    for (const more of [{}, { map_hosts: ['https://a.example.com'] }]) {
      const { settings, findings } = read(more);
      expect(findings).toEqual([]);
      expect(settings && hostsOfMap(withPage(settings))).toEqual([]);
    }
  });

  test.each<[string, string]>([
    ['tiles.example.com', 'Write https://tiles.example.com'],
    ['https://a.example.com/{z}/{x}/{y}.pbf', 'Write https://a.example.com'],
    ['http://a.example.com', 'Write https:// and the name'],
    ["https://a.example.com; script-src 'unsafe-inline'", 'Write https:// and the name'],
    ["https://a.example.com 'self'", 'Write https:// and the name'],
    ['https://user:secret@a.example.com', 'Write https:// and the name'],
    ['https://*', 'Write https:// and the name'],
    ['https://a.example.com\nX: y', 'Write https:// and the name'],
    ['*', 'Write https:// and the name'],
  ])('%j is no host of a map', (host, hint) => {
    const { findings } = read({ map_style: style, map_hosts: [host] });
    expect(findings).toMatchObject([{ code: 'invalid-setting', field: 'map_hosts.0' }]);
    expect(findings[0]?.hint).toContain(hint);
  });

  test.each([
    'https://a.example.com;sandbox/style.json',
    'https://a.example.com,default-src/style.json',
    "https://a'.example.com/style.json",
  ])('%s would end its place in the policy', (address) => {
    expect(read({ map_style: address }).findings).toMatchObject([{ code: 'not-a-url', field: 'map_style' }]);
  });

  test.each(['https://xn--mnchen-3ya.example.com/s', 'https://[2001:db8::1]:8443/s', 'https://10_a.example.com/s'])(
    '%s is a style',
    (address) => expect(read({ map_style: address }).settings).toMatchObject({ map_style: address }),
  );

  test('one word stands for a style that needs no key, and all that it loads is on its host', () => {
    const { settings, findings } = read({ map_style: 'openfreemap' });
    expect(findings).toEqual([]);
    expect(settings && hostsOfMap(withPage(settings))).toEqual(['https://tiles.openfreemap.org']);
    expect(read({ map_style: 'mapbox' }).findings).toMatchObject([{ code: 'not-a-url', field: 'map_style' }]);
  });

  test('browsers may ask the host of a style', () => {
    const settings = { ...NETWORK, map_style: 'https://tiles.example.com/style.json' };
    expect(headersFile(settings, COMPANIONS)).toContain(pagePolicy(['https://tiles.example.com']));
  });

  test('a style that is no URL, or leads nowhere', () => {
    expect(read({ map_style: 'style.json' }).findings).toMatchObject([{ code: 'not-a-url', field: 'map_style' }]);
    expect(read({ map_style: 'http://localhost/style.json' }).findings).toMatchObject([{ code: 'local-link' }]);
  });
});
