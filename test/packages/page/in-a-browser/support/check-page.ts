/** The check page in a browser: folders on a disk, dropped as a person drops them, and what the page shows then. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { SETTINGS, SMALLEST, type Tables } from '../../../../support/network-of.ts';

/** A folder with the smallest network, these tables in place of its own, and these settings besides. It goes with the test. */
export function folderOf(tables: Tables, settings: object = {}): string {
  const all = { ...SMALLEST, ...tables };
  return folderWith({
    'network.json': `${JSON.stringify({ ...SETTINGS, ...settings }, null, 2)}\n`,
    ...Object.fromEntries(Object.entries(all).map(([name, text]) => [`${name}.csv`, text])),
  });
}

export function folderWith(files: { readonly [path: string]: string | Uint8Array }): string {
  const root = mkdtempSync(join(tmpdir(), 'ocpi-check-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'mine');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Drops a folder or files, as a file manager does. */
export async function drop(page: Page, ...paths: readonly string[]): Promise<void> {
  const box = await page.locator('.drop').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x, y, data });
  }
  await browser.detach();
}

/** What is said above the causes, such as `2 errors`, once a check has ended. */
export async function counted(page: Page): Promise<string[]> {
  await page.locator('.verdict').waitFor();
  return page.locator('.counts > *').allInnerTexts();
}

/** The causes as people read them: code and message. */
export async function causesOn(page: Page): Promise<string[]> {
  const causes = await page.locator('.cause').all();
  return Promise.all(
    causes.map(
      async (cause) =>
        `${await cause.locator('.cause-kind code').innerText()}: ${await cause.locator('.said').innerText()}`,
    ),
  );
}
