/** The ground under the sites: the operator's own style, or the outline of the world with what is around the network. */

import type { Map as LibreMap, StyleSpecification } from 'maplibre-gl';
import { feature, mesh } from 'topojson-client';
import type { NearGround, Town } from '../records/places-file.ts';
import { drawSurroundings, NEAR_COLOURS } from './map-places.ts';
import type { WorldOutline } from './world-outline.bundled.ts';

export interface Ground {
  /** URL of the operator's style; absent: the outline. */
  readonly style?: string | undefined;
  readonly loadSurroundings: () => Promise<{
    readonly places: readonly Town[];
    readonly ground?: NearGround | undefined;
  }>;
}

/**
 * Ends when sites can be drawn. Where the operator's style cannot be had, the outline stands in.
 *
 * @returns whether it is the operator's style
 */
export async function openGround(
  map: LibreMap,
  element: Element,
  { style, loadSurroundings }: Ground,
): Promise<boolean> {
  if (style !== undefined && (await isOpened(map, style))) return true;
  const [{ default: outline }, { places, ground }] = await Promise.all([
    import('./world-outline.bundled.ts'),
    loadSurroundings(),
  ]);
  await isOpened(map, outlineStyle(outline, element));
  drawSurroundings(map, places, ground);
  return false;
}

/** Whether a style could be had. What goes wrong later, such as a tile that is missing, leaves the rest of the map as it is. */
function isOpened(map: LibreMap, style: string | StyleSpecification): Promise<boolean> {
  return new Promise((resolve) => {
    map.once('style.load', () => resolve(true));
    map.on('error', () => resolve(map.isStyleLoaded() === true));
    // Comparing it with one that failed would only be complained about.
    map.setStyle(style, { diff: false });
  });
}

/** Light and dark as the reader has it, also if that changes. For what is drawn by now. @param element its style says the colours */
export function followColours(map: LibreMap, element: Element): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)');
  const again = () => paint(map, element);
  again();
  isDark.addEventListener('change', again);
  map.once('remove', () => isDark.removeEventListener('change', again));
}

function paint(map: LibreMap, element: Element): void {
  for (const { layer, property, colour } of coloursOf(element)) {
    if (map.getLayer(layer)) map.setPaintProperty(layer, property, colour);
  }
}

/** The colours of the outline, by the layer that has them. */
const COLOURS = [
  { layer: 'water', property: 'background-color', variable: '--map-water' },
  { layer: 'land', property: 'fill-color', variable: '--map-land' },
  { layer: 'borders', property: 'line-color', variable: '--map-border' },
  ...NEAR_COLOURS,
] as const;

/** Beyond this zoom the outline is not cut any finer: it has no more points. */
const FINEST = 7;

/** @param element its style says the colours */
export function outlineStyle(outline: WorldOutline, element: Element): StyleSpecification {
  const [water = '', land = '', borders = ''] = coloursOf(element).map(({ colour }) => colour);
  const source = { type: 'geojson', maxzoom: FINEST } as const;
  return {
    version: 8,
    sources: {
      land: { ...source, data: feature(outline, outline.objects.countries), attribution: 'Natural Earth' },
      borders: { ...source, data: mesh(outline, outline.objects.countries, (one, other) => one !== other) },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
      { id: 'borders', type: 'line', source: 'borders', paint: { 'line-color': borders, 'line-width': 1 } },
    ],
  };
}

/** The colours as they are now: light or dark, as the reader wants it. */
export function coloursOf(element: Element) {
  const style = getComputedStyle(element);
  return COLOURS.map(({ variable, ...place }) => ({ ...place, colour: style.getPropertyValue(variable).trim() }));
}
