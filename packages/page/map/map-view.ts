/** Where the map looks. */

import type { Map as LibreMap } from 'maplibre-gl';
import type { MapSite } from './map-sites.ts';
import { boundsOf } from './map-sites.ts';

interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Between marks and the edges, where the legend, the buttons and the credits are, which have two lines on a phone; in pixels. */
const FREE = { top: 64, bottom: 76, left: 48, right: 64 };

/** The sites near the reader that come into view with them. */
const NEAREST = 3;

/** How the map is fitted to what it should show. @param closest the closest zoom that it takes by itself */
export const fitting = (closest: number) => ({ padding: FREE, maxZoom: closest });

/** A reader who filters should see a site; one who sees some of them already is not moved. */
export function showSome(map: LibreMap, sites: readonly MapSite[], closest: number): void {
  const view = map.getBounds();
  // The other side of 180° may be in view, too.
  const isSeen = ({ site: { latitude, longitude } }: MapSite) =>
    [longitude, longitude + 360, longitude - 360].some((one) => view.contains([one, latitude]));
  const bounds = boundsOf(sites);
  if (bounds && !sites.some(isSeen)) map.fitBounds(bounds, fitting(closest));
}

/** Moves the map only if the mark is not to be seen, or is under what lies on the map. */
export function bringIntoView(map: LibreMap, { site: { longitude, latitude } }: MapSite, closest: number): void {
  const { x, y } = map.project([longitude, latitude]);
  const { clientWidth, clientHeight } = map.getContainer();
  const isFree = x >= FREE.left && x <= clientWidth - FREE.right && y >= FREE.top && y <= clientHeight - FREE.bottom;
  if (!isFree) map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), closest) });
}

/** The reader in the middle, and the nearest sites with them. */
export function showAround(map: LibreMap, at: Coordinates, sites: readonly MapSite[], closest: number): void {
  map.fitBounds(boundsAround(at, sites), fitting(closest));
}

export function boundsAround(at: Coordinates, sites: readonly MapSite[]): [[number, number], [number, number]] {
  const narrow = Math.cos((at.latitude * Math.PI) / 180);
  const away = ({ site }: MapSite) =>
    Math.hypot(site.latitude - at.latitude, eastward(site.longitude - at.longitude) * narrow);
  const nearest = sites
    .map((one) => [away(one), one.site] as const)
    .sort(([one], [other]) => one - other)
    .slice(0, NEAREST)
    .map(([, site]) => site);
  const wide = Math.max(0, ...nearest.map(({ longitude }) => Math.abs(eastward(longitude - at.longitude))));
  const high = Math.max(0, ...nearest.map(({ latitude }) => Math.abs(latitude - at.latitude)));
  const { longitude } = at;
  return [
    [longitude - wide, Math.max(-MOST_NORTH, at.latitude - high)],
    [longitude + wide, Math.min(MOST_NORTH, at.latitude + high)],
  ];
}

/** In degrees: where a map of this projection ends. */
const MOST_NORTH = 85;

/** A way around the earth in degrees, by its shorter side. */
function eastward(degrees: number): number {
  return ((degrees + 540) % 360) - 180;
}
