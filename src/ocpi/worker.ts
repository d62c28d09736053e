/** What a Worker may use of this room. */

export { STATUS } from './enums.ts';
