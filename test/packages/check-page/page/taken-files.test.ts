/** What is chosen on the check page reaches the check whole: of every folder, it says what the command says. */

import { expect, test } from 'vitest';
import { takeChosen } from '../../../../packages/check-page/page/taken-files.ts';
import { DEMO, FINDINGS, fixturesWith, VALID } from '../../../support/fixtures.ts';
import { csv, SETTINGS } from '../../../support/network-of.ts';
import { commandSays, dropped, findingsIn, lastChecked, tellSession, textFile } from '../support/drop.ts';

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

async function take(files: ReturnType<typeof dropped>) {
  const taken = await takeChosen(files.map(({ path, bytes }) => chosen(path, bytes)));
  return taken.kind === 'files' ? taken.files : [];
}

test.each(FOLDERS)('of %s, a chosen folder has all that the command looks at', async (directory) => {
  const files = await take(dropped(directory));
  const checked = lastChecked(await tellSession([{ kind: 'open', files }]));
  expect(findingsIn(checked)).toEqual(await commandSays(directory));
});

test('pictures are taken beside network.json alone, and what is hidden or installed is not', async () => {
  const paths = [
    ...['net/data/network.json', 'net/data/images/a.jpg', 'net/data/images/2026/b.png', 'net/data/sites.csv'],
    ...['net/web/images/c.jpg', 'net/data/photo.jpg', 'net/.git/images/d.jpg', 'net/node_modules/x/network.json'],
  ];
  const taken = await take(paths.map((path) => textFile(path, 'x')));
  expect(taken.map(({ path }) => path)).toEqual(paths.slice(0, 4));
});

test('a logo and the picture of a site are no findings', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const files = [
    textFile('mine/network.json', JSON.stringify({ ...SETTINGS, page: { logo: 'images/logo.svg' } })),
    textFile('mine/images.csv', csv('location_id,url,category,type', 'L-1,images/front.svg,ENTRANCE,svg')),
    textFile('mine/images/front.svg', svg),
  ];
  const codesOf = async (more: typeof files) =>
    lastChecked(await tellSession([{ kind: 'open', files: await take([...files, ...more]) }])).causes.flatMap(
      ({ code, first }) => (code === 'missing-picture' ? [first.message] : []),
    );
  expect(await codesOf([])).toEqual([expect.stringContaining('images/logo.svg')]);
  expect(await codesOf([textFile('mine/images/logo.svg', svg)])).toEqual([]);
});
