/** The ground under the sites: the operator's own style, or the outline of the world. */

import type { Map as LibreMap, StyleSpecification } from 'maplibre-gl';
import { coloursOf, outlineStyle } from './map-style.ts';

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
