/** What is chosen on the check page reaches the check whole: of every folder, it says what the command says. */

import { expect, test } from 'vitest';
import type { Files } from '../../../../packages/check-page/messages.ts';
import { loadCheckWords } from '../../../../packages/check-page/page/check-words.ts';
import { takeChosen } from '../../../../packages/check-page/page/taken-files.ts';
import { DEMO, FINDINGS, fixturesWith, VALID } from '../../../support/fixtures.ts';
import { csv, SETTINGS } from '../../../support/network-of.ts';
import { checkedOn, commandSays, dropped, findingsIn, textFiles } from '../support/drop.ts';

const FOLDERS = [
  // What a killed command left is seen on a disk only, and a folder named as a table only if it holds what is not hidden.
  ...fixturesWith('data')
    .filter((code) => code !== 'unfinished-replacement' && code !== 'unreadable-file')
    .map((code) => `${FINDINGS}/${code}/data`),
  ...[VALID, DEMO, 'test/fixtures/afir'].map((parent) => `${parent}/data`),
];

/** As the input for folders gives it. */
function chosen(path: string, bytes: Uint8Array<ArrayBuffer>): File {
  const file = new File([bytes], path.replace(/^.*\//, ''));
  return Object.defineProperty(file, 'webkitRelativePath', { value: path });
}

async function take(files: Files): Promise<Files> {
  const taken = await takeChosen([...files].map(([path, bytes]) => chosen(path, bytes)));
  return taken.kind === 'files' ? taken.files : new Map();
}

test.each(FOLDERS)('of %s, a chosen folder has all that the command looks at', async (directory) => {
  const files = await take(dropped(directory));
  expect(findingsIn(await checkedOn(files))).toEqual(await commandSays(directory));
});

const named = (...paths: readonly string[]) => textFiles(Object.fromEntries(paths.map((path) => [path, 'x'])));

test('pictures are taken beside network.json alone, and what is hidden or installed is not', async () => {
  const wanted = ['images/2026/b.png', 'images/a.jpg', 'network.json', 'sites.csv'].map((name) => `net/data/${name}`);
  const others = ['web/images/c.jpg', 'data/photo.jpg', '.git/images/d.jpg', 'node_modules/x/network.json'];
  const taken = await take(named(...wanted, ...others.map((name) => `net/${name}`)));
  expect([...taken.keys()]).toEqual(wanted);
});

test('a workbook alone is not checked: its reader is told, in words of the page, how it becomes tables', async () => {
  const taken = await takeChosen([new File(['PK'], 'chargers.xlsx')]);
  const words = await loadCheckWords('de');
  expect(taken.kind === 'none' && taken.why(words)).toContain('als „CSV UTF-8“');
  // Beside tables, the finding not-csv says it.
  expect((await take(named('chargers.csv', 'chargers.xlsx'))).size).toBe(2);
});

test('no path leads out of what was dropped', async () => {
  const taken = await take(named('..\\..\\locations.csv', '/etc//__proto__.csv', 'a\\..\\b/c.csv'));
  expect([...taken.keys()]).toEqual(['a/b/c.csv', 'etc/__proto__.csv', 'locations.csv']);
});

test('a logo and the picture of a site are no findings', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const texts = {
    'mine/network.json': JSON.stringify({ ...SETTINGS, page: { logo: 'images/logo.svg' } }),
    'mine/images.csv': csv('location_id,url,category,type', 'L-1,images/front.svg,ENTRANCE,svg'),
    'mine/images/front.svg': svg,
  };
  const missing = async (more: { readonly [path: string]: string }) => {
    const { causes } = await checkedOn(await take(textFiles({ ...texts, ...more })));
    return causes.flatMap(({ first }) => (first.code === 'missing-picture' ? [first.message] : []));
  };
  expect(await missing({})).toEqual([expect.stringContaining('images/logo.svg')]);
  expect(await missing({ 'mine/images/logo.svg': svg })).toEqual([]);
});
