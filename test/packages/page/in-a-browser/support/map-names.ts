/** Run in the browser: a map with marks and the names of towns, as the page draws them, and where the names stand. */

import { Map as LibreMap, prewarm, setWorkerUrl } from 'maplibre-gl';
import { drawSites } from '../../../../../packages/page/map/map-layers.ts';
import { drawSurroundings } from '../../../../../packages/page/map/map-places.ts';
import type { Town } from '../../../../../packages/page/records/places-file.ts';

export interface Asked {
  readonly towns: readonly Town[];
  /** Names of the towns that have a site, right in their middle. */
  readonly withSite: readonly string[];
  /** The name of the town that is in the middle of the map. */
  readonly middle: string;
  readonly zoom: number;
}

/** How many pixels the middle of each name that is shown is above or below that of its town; no number if it is elsewhere. */
export type NamesShown = { readonly [town: string]: number | null };

/** From the middle of a town, in pixels. */
const LOOKED = 120;

export async function showNames({ towns, withSite, middle, zoom }: Asked): Promise<NamesShown> {
  setWorkerUrl(new URL('/worker.js', location.href).href);
  // Workers stay for the next map.
  prewarm();
  const container = document.querySelector<HTMLElement>('#map');
  const centre = towns.find(({ name }) => name === middle);
  if (container === null || centre === undefined) throw new Error('there is no map');
  const map = new LibreMap({
    container,
    zoom,
    center: [centre.longitude, centre.latitude],
    style: { version: 8, sources: {}, layers: [] },
    fadeDuration: 0,
  });
  await map.once('style.load');
  drawSurroundings(map, towns, undefined);
  const sites = towns.filter(({ name }) => withSite.includes(name));
  drawSites(map, sites.map(asSite), 'en', true);
  await map.once('idle');
  const shown = map.queryRenderedFeatures({ layers: ['towns'] }).map(({ properties }) => String(properties.name));
  const places = towns.filter(({ name }) => shown.includes(name)).map((town) => [town.name, offBy(map, town)] as const);
  map.remove();
  return Object.fromEntries(places);
}

function asSite({ name, latitude, longitude }: Town) {
  const site = { id: name, name: '', address: '', city: name, latitude, longitude, time_zone: 0, evses: [] };
  return { site, evses: 1, free: 1 };
}

function offBy(map: LibreMap, { name, latitude, longitude }: Town): number | null {
  const { x, y } = map.project([longitude, latitude]);
  const isName = (down: number) =>
    map.queryRenderedFeatures([x, y + down], { layers: ['towns'] }).some(({ properties }) => properties.name === name);
  const found = Array.from({ length: 2 * LOOKED + 1 }, (_, i) => i - LOOKED).filter(isName);
  return found.length === 0 ? null : (Math.min(...found) + Math.max(...found)) / 2;
}
