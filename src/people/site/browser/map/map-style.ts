/** The map under the sites: the outlines of the world's countries, in the colours of the page (map.css). */

import type { StyleSpecification } from 'maplibre-gl';
import { feature, mesh } from 'topojson-client';
import type { WorldOutline } from './world-outline.bundled.ts';

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
