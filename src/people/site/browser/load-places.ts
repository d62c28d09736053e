/** Loads what is around the sites, once, for whoever asks first: the map, or a search that found no site. */

import { type NearGround, PLACES_PATH, type Place, type PlacesFile, readPlaces } from '../records/places-file.ts';
import { loadJson } from './load-json.ts';

export interface Surroundings {
  /** The largest first. */
  readonly places: readonly Place[];
  readonly ground?: NearGround | undefined;
}

let coming: Promise<Surroundings> | undefined;

/** Nothing, if the file cannot be had: the page does without. The next call tries again then. */
export function loadSurroundings(): Promise<Surroundings> {
  coming ??= loadJson<PlacesFile>(PLACES_PATH)
    .then((file) => ({ places: readPlaces(file), ground: file.ground }))
    .catch(() => {
      coming = undefined;
      return { places: [] };
    });
  return coming;
}

/** The largest first. */
export async function loadPlaces(): Promise<readonly Place[]> {
  return (await loadSurroundings()).places;
}
