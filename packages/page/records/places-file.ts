/**
 * `/_site/places.json`: towns around the sites, and larger ones farther away. The page names them on the map, and finds the sites
 * near one. Of a network that is not large, also the coasts and borders around it.
 */

import type { Language } from '../locales/languages.ts';
import type { Steps } from './ground-lines.ts';

/** Its path, below the root of the published site. */
export const PLACES_PATH = '/_site/places.json';

/** The largest first. */
export interface PlacesFile {
  readonly places: readonly (readonly [
    ...[name: string, latitude: number, longitude: number, thousands: number],
    names?: OtherNames | undefined,
  ])[];
  readonly ground?: NearGround;
}

/** Land and borders, finer than in the outline of the world. */
export interface NearGround {
  /** What it stands for: outside of it is nothing. Degrees. */
  readonly box: readonly [west: number, south: number, east: number, north: number];
  /** Areas: an outer ring, then its holes. */
  readonly land: readonly (readonly Steps[])[];
  readonly borders: readonly Steps[];
}

/** In languages in which a town has another name. */
export type OtherNames = { readonly [L in Language]?: string | undefined };

/** A town, or a part of a large one. */
export interface Town {
  readonly name: string;
  readonly names?: OtherNames | undefined;
  /** WGS 84, degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** People who live there, in thousands, to two digits. */
  readonly thousands: number;
}

/** A town as its language calls it. Readers may type any of its names. */
export interface PlaceToFind extends Omit<Town, 'names'> {
  /** All its names, if it has several. */
  readonly called?: readonly string[];
}

export function toPlacesFile(places: readonly Town[], ground?: NearGround): PlacesFile {
  return {
    places: places.map(({ name, latitude, longitude, thousands, names }) =>
      names ? [name, latitude, longitude, thousands, names] : [name, latitude, longitude, thousands],
    ),
    ...(ground && { ground }),
  };
}

export function readPlaces({ places }: PlacesFile, language: Language): PlaceToFind[] {
  return places.map(([name, latitude, longitude, thousands, names]) => {
    const place = { name: names?.[language] ?? name, latitude, longitude, thousands };
    return names ? { ...place, called: [name, ...Object.values(names).flatMap((one) => one ?? [])] } : place;
  });
}
