/** Notes whatever a page should not do: complain in its console, ask other hosts, ask in vain, or leave something behind. */

import type { ConsoleMessage, Page, Request } from 'playwright-core';

export interface PageWatch {
  /** Everything that was noted so far, and what lies in the browser's storage. Empty if all is well. */
  complaints(): Promise<readonly string[]>;
}

/**
 * Must be called before the page opens anything.
 *
 * @param origin the only one that the page may ask
 * @param runsScripts whether the browser runs the page's scripts
 */
export function watchPage(page: Page, origin: string, runsScripts: boolean): PageWatch {
  const noted: string[] = [];
  page.on('console', (message) => {
    if (!OF_THE_BROWSER.test(message.text())) noted.push(inWords(message));
  });
  page.on('pageerror', (error) => noted.push(`uncaught: ${error.message}`));
  page.on('crash', () => noted.push('the page crashed'));
  page.on('dialog', (dialog) => {
    noted.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on('request', (request) => {
    if (!isOwn(request, origin)) noted.push(`asked elsewhere: ${request.url()}`);
  });
  page.context().on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // Asked, and no longer wanted: the reader went on.
    if (reason !== 'net::ERR_ABORTED') noted.push(`${reason}: ${request.url()}`);
  });
  return { complaints: async () => [...noted, ...(await leftBehind(page, runsScripts))] };
}

/** In place of a service worker that a visit does not allow; and that WebGL is slow where there is no graphics card. */
const OF_THE_BROWSER = /^Service Worker registration blocked|^\[\.WebGL-\w+\]GL Driver Message \(OpenGL, Performance, /;

function inWords(message: ConsoleMessage): string {
  const { url } = message.location();
  return `console ${message.type()}: ${message.text()}${url === '' ? '' : ` (${url})`}`;
}

function isOwn(request: Request, origin: string): boolean {
  const { protocol, origin: asked } = new URL(request.url());
  return asked === origin || protocol === 'data:' || protocol === 'blob:';
}

/**
 * Run in the page. Text, because it is of the browser's world and not of ours. A cookie is written some time after a script said so;
 * whoever reads them there waits for it.
 */
const STORED = `(async () => [
  ...document.cookie.split('; ').filter(Boolean).map((cookie) => 'cookie ' + cookie.split('=')[0]),
  ...Object.keys(localStorage).map((key) => 'localStorage ' + key),
  ...Object.keys(sessionStorage).map((key) => 'sessionStorage ' + key),
  ...(await indexedDB.databases()).map(({ name }) => 'indexedDB ' + name),
  ...(await caches.keys()).map((key) => 'cache ' + key),
  ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => 'service worker ' + scope),
])()`;

async function leftBehind(page: Page, runsScripts: boolean): Promise<readonly string[]> {
  // Without scripts a page cannot store anything, and an empty one has nowhere to store it.
  const stored = runsScripts && page.url().startsWith('http') ? await page.evaluate<string[]>(STORED) : [];
  // Those that no script may read, too.
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  return [...new Set([...cookies, ...stored])];
}
