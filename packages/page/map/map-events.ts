/** Listens to the reader, who presses marks, points at them, and moves the map. */

import {
  type GeoJSONSource,
  type Map as LibreMap,
  type MapGeoJSONFeature,
  type MapMouseEvent,
  Popup,
} from 'maplibre-gl';
import { SITES } from './map-layers.ts';
import type { MapSite } from './map-sites.ts';
import { CLOSEST } from './map-sites.ts';

interface Reader {
  /** As they are now. */
  readonly sites: () => readonly MapSite[];
  readonly onSelect: (id: string) => void;
  readonly onMove: (centre: { readonly latitude: number; readonly longitude: number }) => void;
}

/** How many sites of one place are named to choose from. */
const MOST_NAMED = 20;
/** Between a mark and what is said about it, in pixels. */
const OFFSET = 16;

export function listenToReader(map: LibreMap, reader: Reader): void {
  map.on('click', SITES, (event) => void press(map, event, reader));
  // Only what the reader does: when the page moves the map, the list stays as it is.
  map.on('moveend', ({ originalEvent }) => {
    const { lat: latitude, lng: longitude } = map.getCenter();
    if (originalEvent !== undefined) reader.onMove({ latitude, longitude });
  });
  nameWherePointed(map, reader);
}

async function press(map: LibreMap, event: MapMouseEvent, reader: Reader): Promise<void> {
  const pressed = map.queryRenderedFeatures(event.point, { layers: [SITES] });
  const [first] = pressed;
  if (first === undefined) return;
  const cluster = first.properties.cluster_id;
  if (typeof cluster === 'number') {
    const zoom = (await map.getSource<GeoJSONSource>(SITES)?.getClusterExpansionZoom(cluster)) ?? map.getZoom() + 1;
    // A little further, so that the marks are apart and not just two.
    map.easeTo(
      { center: placeOf(first), zoom: Math.min(zoom + 0.5, CLOSEST + 1) },
      { originalEvent: event.originalEvent },
    );
    return;
  }
  const found = sitesOf(pressed, reader);
  const [only] = found;
  if (found.length > 1) choose(map, placeOf(first), found, reader.onSelect);
  else if (only) reader.onSelect(only.site.id);
}

function placeOf({ geometry }: MapGeoJSONFeature): [number, number] {
  const [longitude = 0, latitude = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
  return [longitude, latitude];
}

function sitesOf(features: readonly MapGeoJSONFeature[], { sites }: Reader): MapSite[] {
  const known = sites();
  const numbers = new Set(features.map(({ properties }) => Number(properties.site)));
  return [...numbers].map((number) => known[number]).filter((site) => site !== undefined);
}

/** Several sites at the same place: their names, to press one. */
function choose(map: LibreMap, place: [number, number], sites: readonly MapSite[], onSelect: Reader['onSelect']): void {
  const popup = new Popup({ offset: OFFSET, closeButton: false });
  const list = document.createElement('ul');
  list.className = 'map-choice';
  for (const { site } of sites.slice(0, MOST_NAMED)) {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: site.name,
      dir: 'auto',
    });
    button.addEventListener('click', () => {
      popup.remove();
      onSelect(site.id);
    });
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
  }
  popup.setLngLat(place).setDOMContent(list).addTo(map);
}

function nameWherePointed(map: LibreMap, reader: Reader): void {
  const popup = new Popup({ offset: OFFSET, closeButton: false, closeOnClick: false, focusAfterOpen: false });
  map.on('mousemove', SITES, ({ features = [] }) => {
    const [pointed] = features;
    map.getCanvas().style.cursor = 'pointer';
    const [site] = pointed ? sitesOf([pointed], reader) : [];
    if (pointed && site) popup.setLngLat(placeOf(pointed)).setText(site.site.name).addTo(map);
    else popup.remove();
  });
  map.on('mouseleave', SITES, () => {
    map.getCanvas().style.cursor = '';
    popup.remove();
  });
}
