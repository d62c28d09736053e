/** What a Worker may use of this room. */

export { compiledCheck } from './compiled/locations.js';
