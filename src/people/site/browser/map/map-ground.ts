/** The ground under the sites: the operator's own style, or the outline of the world. */

import type { Map as LibreMap, StyleSpecification } from 'maplibre-gl';
import { feature, mesh } from 'topojson-client';
import type { WorldOutline } from './world-outline.bundled.ts';

/**
 * Ends when sites can be drawn. Where the operator's style cannot be had, the outline stands in.
 *
 * @param url of a style; absent: the outline
 */
export async function openGround(map: LibreMap, element: Element, url: string | undefined): Promise<void> {
  if (url !== undefined && (await isOpened(map, url))) return;
  const { default: outline } = await import('./world-outline.bundled.ts');
  await isOpened(map, outlineStyle(outline, element));
  followColours(map, element);
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

/** Light and dark as the reader has it, also if that changes. */
function followColours(map: LibreMap, element: Element): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    for (const { layer, property, colour } of coloursOf(element)) map.setPaintProperty(layer, property, colour);
  };
  isDark.addEventListener('change', paint);
  map.once('remove', () => isDark.removeEventListener('change', paint));
}

/** The colours of the outline, by the layer that has them. */
const COLOURS = [
  { layer: 'water', property: 'background-color', variable: '--map-water' },
  { layer: 'land', property: 'fill-color', variable: '--map-land' },
  { layer: 'borders', property: 'line-color', variable: '--map-border' },
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
