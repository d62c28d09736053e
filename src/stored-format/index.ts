/** What packages may use of this room. */

export { HEALTH_PATH, HEALTH_SECONDS } from './health.ts';
export { STATUS_PATH } from './status-file.ts';
export { jsonIn } from './stored-body.ts';
