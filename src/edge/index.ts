/** What packages may use of this room. */

export { STATUS_CODES } from './rule/failure.ts';
