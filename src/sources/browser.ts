/** What packages may use of this room in a browser. */

export { nextLink } from './http/link.ts';
export { webPage } from './http/web-page.ts';
