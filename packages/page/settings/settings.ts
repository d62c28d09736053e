/** The settings of the page in network.json. */

import * as z from 'zod';
import { documentation } from '../../../src/findings/index.ts';
import { type Settings, setting } from '../../../src/settings/index.ts';
import { mapHost, mapStyle } from './map-hosts.ts';
import { pageLook } from './page-look.ts';

export const PAGE_SETTINGS = {
  page: setting(pageLook.optional(), 'How the page for drivers looks.'),
  offline: setting(
    z.boolean().default(true),
    'Whether browsers keep the page, its list and its last statuses for a time without a network. With false, those that have kept them remove them at their next visit.',
    false,
  ),
  map_style: setting(
    mapStyle().optional(),
    `Style of the map on the page (MapLibre), instead of the quiet map with names of towns that is part of it: a URL, or \`openfreemap\` for the streets of openfreemap.org, which ask for no key (${documentation('map.md')}). Whoever opens the map then asks the hosts of this style, and these see it. A key in the URL is public.`,
    'openfreemap',
  ),
  map_hosts: setting(
    z.array(mapHost()).max(10).default([]),
    'Hosts that map_style refers to for tiles, fonts and pictures, if they are others than its own. Browsers ask no host that is not named: what is missing stands in their console. Without map_style, no host is asked.',
    ['https://tiles.example.com', 'https://*.fonts.example.com'],
  ),
};

export type SettingsOfPage = z.output<z.ZodObject<typeof PAGE_SETTINGS>>;

/** Settings that were read with those of the page. */
export function withPage<S extends Partial<Settings>>(settings: S): S & SettingsOfPage {
  return settings as S & SettingsOfPage;
}
