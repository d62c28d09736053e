/** Links that hand a place over to the reader's own maps. Nothing is asked of anybody before the reader follows one. */

import type { GeoLocation } from '../../../src/ocpi/browser.ts';

/** How the reader's machine opens a place; `none` of those whose makers have no maps, and where nothing is known of it. */
export type Navigator = 'geo' | 'apple' | 'none';

export interface RouteLink {
  /** The name of the maps; none if the machine asks which to use. */
  readonly maps?: string;
  readonly href: string;
}

/**
 * The way that works on a machine. Android opens `geo:` with the maps that its owner chose; no other system does so reliably. Apple's
 * systems open links to Apple Maps with the app. An iPad says that it is a Macintosh.
 * @param agent `navigator.userAgent`
 */
export function navigatorOf(agent: string): Navigator {
  if (/Android/.test(agent)) return 'geo';
  return /iPhone|iPad|iPod|Macintosh/.test(agent) ? 'apple' : 'none';
}

/** The way to a place, the most fitting link first (RFC 5870, and the documentation of each of the maps). */
export function routeLinks({ latitude, longitude }: GeoLocation, machine: Navigator): RouteLink[] {
  const place = `${latitude},${longitude}`;
  const encoded = encodeURIComponent(place);
  const chosen = { href: `geo:${place}?q=${place}` };
  const apple = { maps: 'Apple Maps', href: `https://maps.apple.com/?daddr=${encoded}` };
  const google = { maps: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${encoded}` };
  const open = { maps: 'OpenStreetMap', href: `https://www.openstreetmap.org/directions?to=${encoded}` };
  const inOrder = { geo: [chosen, google, open], apple: [apple, google, open], none: [open, google, apple] };
  return inOrder[machine];
}
