/** What the page declares: its settings, what may be wrong with them, and how its files are answered. */

import type { Declared } from '../../src/settings/index.ts';
import { LIVE_PATH } from './records/live-statuses.ts';
import { aboutPageSettings } from './settings/about-settings.ts';
import { PAGE_LOOK } from './settings/finding-codes.ts';
import { hostsOfMap } from './settings/map-hosts.ts';
import { PAGE_SETTINGS, withPage } from './settings/settings.ts';

export const declares: Declared = {
  name: 'page',
  settings: PAGE_SETTINGS,
  aboutSettings: aboutPageSettings,
  findings: [{ title: 'Settings and waivers', ofData: true, entries: PAGE_LOOK }],
  stepped: [LIVE_PATH, '/_site/availability-*.json', '/_site/statuses-*.json'],
  headers: {
    // Bundled files have a hash in their names (bin/bundle-page.cjs), so what a browser has of them stays right.
    hashed: ['/_site/*.js', '/_site/*.mjs', '/_site/*.css'],
    // A browser must not go on with an old one (service-worker/).
    rules: [{ path: '/service-worker.js', headers: { 'Cache-Control': 'no-cache' } }],
    connects: (settings) => hostsOfMap(withPage(settings)),
  },
};
