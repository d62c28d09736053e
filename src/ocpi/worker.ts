/** What a Worker may use of this room. */

export { STATUS, type Status } from './enums.ts';
export type { DateTime } from './types.ts';
