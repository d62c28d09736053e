/** What packages may use of this room. */

export { compiledCheck } from './compiled/locations.js';
export { type Contract, compileContract, type Violation } from './json-schema.ts';
export { SCHEMAS } from './schemas.ts';
