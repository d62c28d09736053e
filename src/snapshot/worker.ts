/** What a Worker may use of this room. */

export { hashOf } from './blob-store.ts';
export { SnapshotDamaged } from './read-snapshot.ts';
export { PROGRAM } from './release.ts';
