/** What packages may use of this room. */

export { type ErrorAnswer, STATUS_CODES } from './rule/error-answer.ts';
export type { REQUEST_IDS, ROUTING } from './rule/headers.ts';
export type { LIST_PARAMETERS } from './rule/query.ts';
