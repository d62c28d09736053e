/** What packages may use of this room. */

export { type Contract, compileContract, type Violation } from './json-schema.ts';
export { SCHEMAS } from './schemas.ts';
