/** What packages may use of this room in a browser. */

export { type Coordinates, distance, KM_OF_DEGREE } from './places/distance.ts';
