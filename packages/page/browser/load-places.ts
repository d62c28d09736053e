/** Loads what is around the sites, once, for whoever asks first: the map, or a search that found no site. */

import type { Language } from '../locales/languages.ts';
import { type NearGround, PLACES_PATH, type PlacesFile, readPlaces, type Town } from '../records/places-file.ts';
import { loadJson } from './load-json.ts';

export interface LoadedSurroundings {
  /** The largest first. */
  readonly places: readonly Town[];
  readonly ground?: NearGround | undefined;
}

let coming: Promise<LoadedSurroundings> | undefined;

/** Nothing, if the file cannot be had: the page does without. The next call tries again then. */
export function loadSurroundings(language: Language): Promise<LoadedSurroundings> {
  coming ??= loadJson<PlacesFile>(PLACES_PATH)
    .then((file) => ({ places: readPlaces(file, language), ground: file.ground }))
    .catch(() => {
      coming = undefined;
      return { places: [] };
    });
  return coming;
}

/** The largest first. */
export async function loadPlaces(language: Language): Promise<readonly Town[]> {
  return (await loadSurroundings(language)).places;
}
