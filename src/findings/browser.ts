/** What packages may use of this room in a browser. */

export type { Severity } from './entry.ts';
export type { Finding } from './finding.ts';
export { DAY_MS } from './text/day.ts';
export { documentation } from './text/documentation.ts';
export { visible } from './text/visible.ts';
