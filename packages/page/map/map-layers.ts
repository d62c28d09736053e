/** Draws the sites, and the one that is selected, above the ground. */

import type { GeoJSONSource, Map as LibreMap, SymbolLayerSpecification } from 'maplibre-gl';
import { drawMark, MARK_OF_SEVERAL } from './map-marks.ts';
import type { MapSite } from './map-sites.ts';
import { pointsOf, sitesSource } from './map-sites.ts';

/** Names of sources and of the layers that readers can press. */
export const SITES = 'ocpi-sites';
export const SITE_NAMES = 'ocpi-site-names';
const SELECTED = 'ocpi-selected';

/** From this zoom on, sites have their names. */
const CLOSE = 10;

/**
 * @param locale for the numbers in the marks
 * @param withNames whether sites that stand alone have their names: an operator's style may have no letters for them
 */
export function drawSites(map: LibreMap, sites: readonly MapSite[], locale: string, withNames: boolean): void {
  map.setMissingStyleImageResolver((id) => {
    const mark = drawMark(id, locale);
    if (mark && !map.hasImage(id)) map.addImage(id, mark.image, { pixelRatio: mark.pixelRatio });
  });
  map.addSource(SITES, sitesSource(sites));
  if (withNames) map.addLayer(NAMES);
  map.addLayer({
    id: SITES,
    type: 'symbol',
    source: SITES,
    layout: {
      'icon-image': ['case', ['has', 'point_count'], MARK_OF_SEVERAL, ['get', 'mark']],
      'icon-allow-overlap': true,
    },
  });
}

/** Beside the marks, where there is room: marks are placed first, because their layer is above. */
const NAMES: SymbolLayerSpecification = {
  id: SITE_NAMES,
  type: 'symbol',
  source: SITES,
  minzoom: CLOSE,
  filter: ['!', ['has', 'point_count']],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': ['system-ui', 'sans-serif'],
    'text-size': 12,
    'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
    'text-radial-offset': 1.4,
    'text-max-width': 9,
  },
  paint: { 'text-halo-width': 1.5 },
};

export function setSites(map: LibreMap, sites: readonly MapSite[]): void {
  void map.getSource<GeoJSONSource>(SITES)?.setData(pointsOf(sites));
}

/** The selected site is drawn once more above the others: it may be one of several that share a mark. */
export function drawSelected(map: LibreMap): void {
  map.addSource(SELECTED, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  map.addLayer({
    id: `${SELECTED}-ring`,
    type: 'circle',
    source: SELECTED,
    paint: {
      'circle-radius': 19,
      'circle-color': '#ffffff',
      'circle-stroke-color': '#1d5fd1',
      'circle-stroke-width': 4,
    },
  });
  map.addLayer({
    id: SELECTED,
    type: 'symbol',
    source: SELECTED,
    layout: { 'icon-image': ['get', 'mark'], 'icon-allow-overlap': true, 'icon-ignore-placement': true },
  });
}

/** @param chosen undefined if no site is selected */
export function setSelected(map: LibreMap, chosen: MapSite | undefined): void {
  const features = chosen ? pointsOf([chosen]).features : [];
  void map.getSource<GeoJSONSource>(SELECTED)?.setData({ type: 'FeatureCollection', features });
}
