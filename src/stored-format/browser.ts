/** What packages may use of this room in a browser. */

export { LIVE_CONFIRMED, LIVE_EXPIRES } from './live-head.ts';
