/** What packages may use of this room. */

export { hashOf } from './content-hash.ts';
export { policyWith } from './headers-file.ts';
export { PROGRAM, RELEASE } from './release.ts';
