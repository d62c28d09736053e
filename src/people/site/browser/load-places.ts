/** Loads the towns around the sites, once, for whoever asks first: the map, or a search that found no site. */

import { PLACES_PATH, type Place, type PlacesFile, readPlaces } from '../records/places-file.ts';
import { loadJson } from './load-json.ts';

let coming: Promise<readonly Place[]> | undefined;

/** The largest first. None if they cannot be had: the page does without. The next call tries again then. */
export function loadPlaces(): Promise<readonly Place[]> {
  coming ??= loadJson<PlacesFile>(PLACES_PATH)
    .then(readPlaces)
    .catch(() => {
      coming = undefined;
      return [];
    });
  return coming;
}
