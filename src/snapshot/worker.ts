/** What a Worker may use of this room. */

export { hashOf } from './content-hash.ts';
export { SnapshotDamaged } from './read-manifest.ts';
export { PROGRAM } from './release.ts';
