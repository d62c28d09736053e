/** Paths as the system writes them. Browsers have no system: paths.browser.ts. */

export { dirname, join, relative, resolve } from 'node:path';
