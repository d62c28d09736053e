/** The sites as the map wants them: points with the name of the mark that stands for them (map-marks.ts). */

import type { GeoJSONSourceSpecification } from 'maplibre-gl';
import type { SiteRecord } from '../records/site-index.ts';
import { markOf, type SiteOfMark } from './map-marks.ts';

/** A site on the map. */
export interface MapSite extends SiteOfMark {
  readonly site: SiteRecord;
}

/** The properties of a point on the map. */
export interface PointFacts {
  /** Where the site is in the list that was given. */
  readonly site: number;
  readonly mark: string;
  /** Empty in a large network, whose names would take longer than its marks. */
  readonly name: string;
  /** How many EVSEs are free, and of how many sites anything is known, to be summed up. */
  readonly free: number;
  readonly known: number;
  /** 1 where nobody says what is free. */
  readonly silent: number;
}

/** Up to so many sites, the map knows their names. */
const FEW = 2000;

export function pointsOf(sites: readonly MapSite[]): GeoJSON.FeatureCollection<GeoJSON.Point, PointFacts> {
  return {
    type: 'FeatureCollection',
    features: sites.map(({ site: { latitude, longitude, name }, ...marked }, index) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: {
        site: index,
        mark: markOf(marked),
        name: sites.length > FEW ? '' : name,
        free: marked.free ?? 0,
        known: marked.free === undefined ? 0 : 1,
        silent: marked.isSilent ? 1 : 0,
      },
    })),
  };
}

/** Sites that are closer to each other than this are one mark, in pixels. */
const CLUSTER_RADIUS = 60;
/** From this zoom on, only sites at the very same place are one mark. */
export const CLOSEST = 17;

export function sitesSource(sites: readonly MapSite[]): GeoJSONSourceSpecification {
  return {
    type: 'geojson',
    data: pointsOf(sites),
    cluster: true,
    clusterRadius: CLUSTER_RADIUS,
    clusterMaxZoom: CLOSEST,
    clusterProperties: {
      free: ['+', ['get', 'free']],
      known: ['+', ['get', 'known']],
      silent: ['+', ['get', 'silent']],
    },
  };
}

/** South-west and north-east of some places, on the shorter way around the earth; undefined if there are none. */
export function boundsOf(places: readonly Placed[]): [[number, number], [number, number]] | undefined {
  if (places.length === 0) return undefined;
  const [bounds, overDateLine] = [ends(places, 0), ends(places, 360)];
  const [[west], [east]] = bounds;
  const [[otherWest], [otherEast]] = overDateLine;
  return otherEast - otherWest < east - west ? overDateLine : bounds;
}

interface Placed {
  readonly site: Pick<SiteRecord, 'latitude' | 'longitude'>;
}

/** @param shift of what is west of Greenwich, in degrees */
function ends(places: readonly Placed[], shift: number): [[number, number], [number, number]] {
  let [west, south, east, north] = [360, 90, -180, -90];
  for (const { site } of places) {
    const longitude = site.longitude < 0 ? site.longitude + shift : site.longitude;
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, site.latitude);
    north = Math.max(north, site.latitude);
  }
  return [
    [west, south],
    [east, north],
  ];
}
