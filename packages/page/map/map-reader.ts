/** Shows the reader where they are: a dot, and around it how far it may be wrong. Nothing of it leaves the map. */

import type { ExpressionSpecification, GeoJSONSource, Map as LibreMap } from 'maplibre-gl';

/** Where the reader is. */
export interface ReaderPlace {
  /** WGS 84, degrees. */
  readonly at: { readonly latitude: number; readonly longitude: number };
  /** In m. */
  readonly accuracy?: number | undefined;
}

const READER = 'ocpi-reader';

/** m that a pixel is wide at the equator, at the zoom 0. */
const WIDEST_PIXEL = 78_271.484;

/** A length on the ground in pixels, whatever the zoom. @param property with it, in m of the equator (`metresAt`) */
export function onGround(property: string): ExpressionSpecification {
  const pixelsAt = (zoom: number): ExpressionSpecification => ['/', ['get', property], WIDEST_PIXEL / 2 ** zoom];
  return ['interpolate', ['exponential', 2], ['zoom'], 0, pixelsAt(0), 22, pixelsAt(22)];
}

/** The projection widens everything towards the poles. */
export function metresAt(latitude: number, metres: number): number {
  return metres / Math.cos((latitude * Math.PI) / 180);
}

export function drawReader(map: LibreMap): void {
  map.addSource(READER, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  map.addLayer({
    id: `${READER}-accuracy`,
    type: 'circle',
    source: READER,
    paint: { 'circle-radius': onGround('accuracy'), 'circle-color': '#1d5fd1', 'circle-opacity': 0.15 },
  });
  map.addLayer({
    id: READER,
    type: 'circle',
    source: READER,
    paint: {
      'circle-radius': 8,
      'circle-color': '#1d5fd1',
      'circle-stroke-color': '#ffffff',
      'circle-stroke-width': 3,
    },
  });
}

/** @param reader undefined if the reader did not say */
export function setReader(map: LibreMap, reader: ReaderPlace | undefined): void {
  const features = reader ? [featureOf(reader)] : [];
  void map.getSource<GeoJSONSource>(READER)?.setData({ type: 'FeatureCollection', features });
}

function featureOf({ at: { latitude, longitude }, accuracy = 0 }: ReaderPlace): GeoJSON.Feature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { accuracy: metresAt(latitude, accuracy) },
  };
}
