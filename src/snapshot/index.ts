/** What packages may use of this room. */

export { hashOf } from './blob-store.ts';
export { policyWith } from './headers-file.ts';
export { PROGRAM, RELEASE } from './release.ts';
