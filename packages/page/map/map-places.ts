/** The names of towns, and the coasts and borders near the sites, on top of the outline of the world. */

import type { LayerSpecification, Map as LibreMap } from 'maplibre-gl';
import { readSteps, type Steps } from '../records/ground-lines.ts';
import type { NearGround, Town } from '../records/places-file.ts';
import { SITE_NAMES } from './map-layers.ts';
import { metresAt, onGround } from './map-reader.ts';

/** Layers, each with the names of its colours in styles/map.css. */
export const NEAR_COLOURS = [
  { layer: 'near-water', property: 'fill-color', variable: '--map-water' },
  { layer: 'near-land', property: 'fill-color', variable: '--map-land' },
  { layer: 'near-borders', property: 'line-color', variable: '--map-border' },
  { layer: 'towns', property: 'text-color', variable: '--map-text' },
  { layer: 'towns', property: 'text-halo-color', variable: '--map-halo' },
  { layer: 'built-up', property: 'circle-color', variable: '--map-built-up' },
  // The names of sites, whose layer comes later (map-layers.ts).
  { layer: SITE_NAMES, property: 'text-color', variable: '--map-text' },
  { layer: SITE_NAMES, property: 'text-halo-color', variable: '--map-halo' },
] as const;

type Feature = GeoJSON.Feature<GeoJSON.Geometry, Record<string, string | number>>;

const featureOf = (geometry: GeoJSON.Geometry, properties: Feature['properties'] = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

/** Credits of the towns (CC BY 4.0). */
const TOWNS_BY = '<a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames</a> (CC BY 4.0)';

export function drawSurroundings(map: LibreMap, places: readonly Town[], ground: NearGround | undefined): void {
  if (ground) drawGround(map, ground);
  if (places.length > 0) drawTowns(map, places);
}

function drawGround(map: LibreMap, { box: [west, south, east, north], land, borders }: NearGround): void {
  const edge: [number, number][] = [[west, south], [east, south], [east, north], [west, north], [west, south]]; // biome-ignore format: a box
  const parts = {
    water: [featureOf({ type: 'Polygon', coordinates: [edge] })],
    land: land.map((rings) => featureOf({ type: 'Polygon', coordinates: rings.map(closed) })),
    borders: borders.map((line) => featureOf({ type: 'LineString', coordinates: pointsOf(line) })),
  };
  for (const [name, features] of Object.entries(parts)) {
    map.addSource(`near-${name}`, { type: 'geojson', data: { type: 'FeatureCollection', features } });
  }
  map.addLayer({ id: 'near-water', type: 'fill', source: 'near-water' });
  map.addLayer({ id: 'near-land', type: 'fill', source: 'near-land' });
  map.addLayer({
    id: 'near-borders',
    type: 'line',
    source: 'near-borders',
    paint: { 'line-width': 1.5, 'line-dasharray': [4, 2] },
  });
}

const pointsOf = (line: Steps) => readSteps(line).map(([longitude, latitude]) => [longitude, latitude]);

function closed(ring: Steps): number[][] {
  const points = pointsOf(ring);
  const [first] = points;
  return first ? [...points, first] : points;
}

/**
 * Where two names want the same place, the larger town has it. No name hides a mark, as marks are placed first; a town whose middle is
 * taken has its name above or below, or none where that would be another town, if not the sea. The browser's own letters are drawn: the style names no `glyphs`, so no font is loaded.
 */
function drawTowns(map: LibreMap, places: readonly Town[]): void {
  const features = places.map(({ name, latitude, longitude, thousands }) =>
    featureOf(
      { type: 'Point', coordinates: [longitude, latitude] },
      { name, thousands, radius: metresAt(latitude, radiusOf(thousands)) },
    ),
  );
  const source = { type: 'geojson', data: { type: 'FeatureCollection', features }, attribution: TOWNS_BY } as const;
  map.addSource('towns', source);
  map.addLayer(BUILT_UP);
  map.addLayer(TOWNS);
}

/** People of a town on a square kilometre, about. */
const DENSITY = 4000;

/** Of a circle in which the people of a town find room, in m. */
const radiusOf = (thousands: number) => 1000 * Math.sqrt((thousands * 1000) / DENSITY / Math.PI);

/** Nobody knows the edges of a town here, so it has none. */
const BUILT_UP: LayerSpecification = {
  id: 'built-up',
  type: 'circle',
  source: 'towns',
  paint: { 'circle-radius': onGround('radius'), 'circle-blur': 0.6, 'circle-pitch-alignment': 'map' },
};

/** From this zoom on, what is right above or below the middle of a town is still the town: 40 pixels are 4 km or less. */
const IN_TOWN = 9;

const TOWNS: LayerSpecification = {
  id: 'towns',
  type: 'symbol',
  source: 'towns',
  layout: {
    'text-field': ['get', 'name'],
    'text-font': ['system-ui', 'sans-serif'],
    'text-size': ['interpolate', ['linear'], ['get', 'thousands'], 1, 11, 20, 12, 100, 13, 500, 15, 2000, 17],
    'symbol-sort-key': ['-', ['get', 'thousands']],
    'text-variable-anchor': [
      'step',
      ['zoom'],
      ['literal', ['center']],
      IN_TOWN,
      ['literal', ['center', 'bottom', 'top']],
    ],
    'text-radial-offset': 1.8,
    // Above and below, it moves a name away as well.
    'text-padding': ['interpolate', ['linear'], ['zoom'], 4, 16, IN_TOWN, 4],
    'text-max-width': 8,
  },
  paint: { 'text-halo-width': 1.5 },
};
