/** `/_site/places.json`: towns around the sites, and larger ones farther away. The page names them on the map, and finds the sites near one. */

/** Its path, below the root of the published site. */
export const PLACES_PATH = '/_site/places.json';

/** The largest first. */
export interface PlacesFile {
  readonly places: readonly (readonly [name: string, latitude: number, longitude: number, thousands: number])[];
}

/** A town, or a part of a large one. */
export interface Place {
  readonly name: string;
  /** WGS 84, degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** People who live there, in thousands, to two digits. */
  readonly thousands: number;
}

export function toPlacesFile(places: readonly Place[]): PlacesFile {
  return { places: places.map(({ name, latitude, longitude, thousands }) => [name, latitude, longitude, thousands]) };
}

export function readPlaces({ places }: PlacesFile): Place[] {
  return places.map(([name, latitude, longitude, thousands]) => ({ name, latitude, longitude, thousands }));
}
