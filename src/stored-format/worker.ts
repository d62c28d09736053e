/** What a Worker may use of this room. */

export type { LiveHead } from './live-head.ts';
