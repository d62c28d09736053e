/** What a Worker may use of this room. */

export { createFeeder, type Feeder } from './feed/feeder.ts';
export { knownInStore } from './feed/known-in-store.ts';
export { lastGoodInStore } from './feed/last-good-in-store.ts';
export { LARGEST_PUSH, PUSH_PATH, readPatch, readPush, type WrongPush } from './feed/push-body.ts';
export { putPush } from './feed/pushed-in-store.ts';
export type { IsKnown } from './feed/pushed-statuses.ts';
export { NeedsBuild, statusPublisher } from './publish/publish-statuses.ts';
export { snapshotReader } from './step/head-in-store.ts';
export type { StepContext } from './step/live-step.ts';
export { type BoundBucket, createR2Store } from './store/r2.ts';
export { REMOVE_EVERY_MS, removeOld } from './store/remove-old.ts';
export { type Store, StoreFault } from './store/store.ts';
