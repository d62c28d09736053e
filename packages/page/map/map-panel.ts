/** The map beside the list. This file and the library that it needs are loaded only when the reader wants a map. */

import 'maplibre-gl/dist/maplibre-gl.css';
import '../styles/map.css';
import { Map as LibreMap, type LngLat, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { SiteIndex } from '../records/site-index.ts';
import type { PageWords } from '../words/words.ts';
import { listenToReader } from './map-events.ts';
import { followColours, type Ground, openGround } from './map-ground.ts';
import { drawSelected, drawSites, setSelected, setSites } from './map-layers.ts';
import { legendOf } from './map-marks.ts';
import { drawReader, type ReaderPlace, setReader } from './map-reader.ts';
import type { MapSite } from './map-sites.ts';
import { boundsOf } from './map-sites.ts';
import { boundsAround, bringIntoView, fitting, showAround, showSome } from './map-view.ts';

export interface MapOptions extends Ground {
  readonly index: SiteIndex;
  /** Those that the list has too. */
  readonly sites: readonly MapSite[];
  /** Id of the site whose page is open. */
  readonly selected?: string | undefined;
  /** Where the reader is, if they told their browser to say so. */
  readonly reader?: ReaderPlace | undefined;
  /** Where to look first if no site is selected: around this point, in WGS 84 degrees, or at all sites if absent. */
  readonly around?: { readonly latitude: number; readonly longitude: number } | undefined;
  /** The reader presses a site. */
  readonly onSelect: (id: string) => void;
  /** The reader moved the map; its centre. */
  readonly onMove: (centre: { readonly latitude: number; readonly longitude: number }) => void;
  readonly words: PageWords;
}

/** A map that is shown. */
export interface MapPanel {
  update(sites: readonly MapSite[]): void;
  select(id: string | undefined): void;
  /** Goes to the reader and the nearest sites. */
  showReader(reader: ReaderPlace): void;
  /** Takes the map out of its element. */
  close(): void;
}

/** The closest look by itself, when all sites are in one place or one site is looked for: at streets, or at villages where there are no streets. */
const STREETS = 13;
const VILLAGES = 11;
/** New sites are drawn a little later, so that the list comes first and a reader who types is not held up; in ms. */
const AFTER_LIST = 120;

/** Shows a map in an element, which has a size already. @throws if the browser cannot draw one */
export async function showMap(element: HTMLElement, options: MapOptions): Promise<MapPanel> {
  if (new OffscreenCanvas(1, 1).getContext('webgl2') === null) throw new Error('This browser has no WebGL 2.');
  const canvas = element.ownerDocument.createElement('div');
  canvas.className = 'map-canvas';
  // Where nobody says what is free, numbers on marks need no words.
  element.replaceChildren(canvas, ...(options.sites.some(({ isSilent }) => isSilent) ? [] : [legendOf(options.words)]));
  const map = createMap(canvas, options);
  const isOwnStyle = await openGround(map, canvas, options);
  let { sites, selected } = options;
  drawSites(map, sites, options.words.locale, !isOwnStyle);
  // Above the marks: the reader may stand at a charger.
  drawReader(map);
  setReader(map, options.reader);
  drawSelected(map);
  if (!isOwnStyle) followColours(map, canvas);
  listenToReader(map, { ...options, sites: () => sites });
  let later: ReturnType<typeof setTimeout> | undefined;
  const siteOf = (id: string | undefined) => sites.find(({ site }) => site.id === id);
  const panel: MapPanel = {
    update(next) {
      const isOther = next.length !== sites.length || next.some(({ site }, index) => site !== sites[index]?.site);
      sites = next;
      clearTimeout(later);
      later = setTimeout(() => {
        setSites(map, sites);
        // Its mark says what is free there, too.
        setSelected(map, siteOf(selected));
        if (isOther) showSome(map, sites, closestOf(options));
      }, AFTER_LIST);
    },
    select(id) {
      selected = id;
      const chosen = siteOf(id);
      setSelected(map, chosen);
      if (chosen) bringIntoView(map, chosen, closestOf(options));
    },
    showReader(reader) {
      setReader(map, reader);
      showAround(map, reader.at, sites, closestOf(options));
    },
    close() {
      clearTimeout(later);
      lastView = { center: map.getCenter(), zoom: map.getZoom() };
      map.remove();
      element.replaceChildren();
    },
  };
  panel.select(selected);
  if (selected === undefined) showSome(map, sites, closestOf(options));
  return panel;
}

/** Where the map looked when it was closed last: there it opens again. */
let lastView: { readonly center: LngLat; readonly zoom: number } | undefined;

const closestOf = ({ style }: MapOptions) => (style === undefined ? VILLAGES : STREETS);

function createMap(container: HTMLElement, options: MapOptions): LibreMap {
  const { sites, selected, words } = options;
  const around = sites.find(({ site }) => site.id === selected)?.site ?? options.around;
  const closest = closestOf(options);
  setWorkerUrl(workerUrl);
  const bounds = around ? boundsAround(around, sites) : boundsOf(sites);
  const map = new LibreMap({
    container,
    ...(lastView ?? (bounds && { bounds, fitBoundsOptions: fitting(closest) })),
    maxZoom: 18,
    // North is up and the ground is flat: one thing less to get lost in.
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: {
      // What is on it; the frame around it is the map.
      'Map.Title': words.say('list.label'),
      'NavigationControl.ZoomIn': words.say('map.zoom_in'),
      'NavigationControl.ZoomOut': words.say('map.zoom_out'),
      'AttributionControl.ToggleAttribution': words.say('map.sources'),
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }));
  return map.addControl(new ScaleControl({ maxWidth: 96 }));
}
