/** How a charger's own page lies on small screens and on paper, whatever its data is: the component and its look alone. */

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCATION, pageOf } from '../page/a-charger.ts';
import { HOSTILE, poisoned } from '../page/hostile-texts.ts';
import { findBarriers } from './support/accessibility.ts';
import { takePicture, visit } from './support/visit.ts';

/** The look of the page without its bundler. */
const LOOK = ['base', 'sites', 'charger', 'print']
  .map((name) => readFileSync(`packages/page/styles/${name}.css`, 'utf8'))
  .join('\n');

let server: Server;
let body = '';

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    const page = `<!doctype html><html lang="en"><title>A</title><link rel="icon" href="data:,"><style>${LOOK}</style><body class="page"><main>${body}</main>`;
    response.writeHead(200, { 'Content-Type': url === '/' ? 'text/html; charset=utf-8' : 'image/jpeg' });
    response.end(url === '/' ? page : '');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  server.close().closeAllConnections();
});

async function open(html: string, use: Parameters<typeof visit>[2], options: Parameters<typeof visit>[3] = {}) {
  body = html;
  await visit({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, '/', use, options);
}

const WIDTH = 'document.documentElement.scrollWidth';

const SCREENS = [
  [320, 'light'],
  [320, 'dark'],
  [400, 'light'],
  [1280, 'dark'],
] as const;

test('on small and wide screens, light and dark, nothing scrolls sideways and nobody is kept out', async () => {
  await open(pageOf(), async (page) => {
    for (const [width, colorScheme] of SCREENS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(WIDTH)).toBe(width);
      expect(await findBarriers(page), `${width} px, ${colorScheme}`).toEqual([]);
      await takePicture(page, `charger-${width}-${colorScheme}`);
    }
  });
});

test('no text of others breaks the layout at 320 px', async () => {
  const pages = HOSTILE.map((text) => [text, pageOf({ location: poisoned(LOCATION, text) })] as const);
  await open(
    pageOf(),
    async (page) => {
      for (const [text, html] of pages) {
        body = html;
        await page.reload();
        expect([text, await page.evaluate(WIDTH)]).toEqual([text, 320]);
      }
    },
    { viewport: { width: 320, height: 900 } },
  );
});

test('on paper it is one page, with the number of the help line and without what is of no use there', async () => {
  await open(pageOf(), async (page) => {
    const paper = await page.pdf({
      format: 'A4',
      margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' },
    });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Call +31 (20) 123 45 67').isVisible()).toBe(true);
    for (const gone of ['Route: OpenStreetMap', 'Report a mistake', '1 of 2 free now', 'Closed until 08:00'])
      expect([gone, await page.getByText(gone).isVisible()]).toEqual([gone, false]);
  });
});
