/** What packages may use of this room in a browser. */

export { type Coordinates, distance } from './places/distance.ts';
