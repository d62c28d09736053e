/** Which pictures of one's own are published: by what they hold, and with names that are addresses. */

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listDataFiles, readDataFiles } from '../../src/publish/disk/data-directory.ts';
import { ownPictures, PICTURE_LIMITS } from '../../src/read/load/own-pictures.ts';
import { buildInto, filesIn } from '../publish/history/support/disk-builds.ts';
import { networkOf } from '../support/network-of.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n…', 'latin1');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

function judge(name: string, content: string | Uint8Array) {
  const { pictures, findings } = ownPictures([{ path: `data/images/${name}`, name, bytes: Buffer.from(content) }]);
  return { published: [...pictures.keys()], hints: findings.map(({ hint }) => hint) };
}

test.each([
  ['a.png', PNG],
  ['a.jpg', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
  ['a.jpeg', Buffer.from('\xff\xd8\xff\xe1', 'latin1')],
  ['a.gif', 'GIF89a'],
  ['a.webp', 'RIFF\0\0\0\0WEBPVP8 '],
  ['Logo_2-x.y.svg', SVG],
  [
    'a.svg',
    `\ufeff<?xml version="1.0"?>\n<!-- drawn > by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n${SVG}`,
  ],
  ['a.svg', `<!DOCTYPE svg [ <!ENTITY a "b"> <!ENTITY c "d"> ]>\n${SVG}`],
])('%s is published', (name, content) => {
  expect(judge(name, content)).toEqual({ published: [`images/${name}`], hints: [] });
});

test.each([
  ['a.jpg', PNG, 'a.png'],
  ['a', PNG, 'a.png'],
  ['a.PNG', PNG, 'a.png'],
  ['Foto – Marché (1).png', PNG, 'Foto-Marche-1.png'],
  ['..png', PNG, 'picture.png'],
  ['Київ.svg', SVG, 'picture.svg'],
  ['a%2fb.svg', SVG, 'a-2fb.svg'],
])('%s gets another name, which is then right', (name, content, better) => {
  expect(judge(name, content)).toEqual({ published: [], hints: [`Rename it to "${better}".`] });
  expect(judge(better, content).published).toEqual([`images/${better}`]);
});

test.each([
  ['page.svg', '<!doctype html><svg></svg>'],
  ['page.svg', '<html><svg/></html>'],
  ['page.svg', `<!-- ${SVG}`],
  ['page.svg', '<svgx/>'],
  ['page.svg', '<!DOCTYPE svg [ '],
  ['page.svg', '<!-- a --> '.repeat(300)],
  ['a.png', ''],
  ['a.html', '<p>'],
  ['a.js', 'alert(1)'],
])('%s with %j is no picture', (name, content) => {
  const { published, hints } = judge(name, content);
  expect([published, hints]).toEqual([[], [expect.stringContaining('Save it as SVG, PNG')]]);
});

describe('on a disk', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'ocpi-pictures-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };

  test('they are watched, and what links lead to is not published', async () => {
    write('network.json', '{}');
    write('images/a.png', PNG);
    write('images/Thumbs.db', 'x');
    write('secret.svg', SVG);
    symlinkSync(join(root, 'secret.svg'), join(root, 'images/link.svg'));
    expect(await listDataFiles(root)).toEqual(
      ['network.json', 'images/a.png', 'images/link.svg'].map((name) => join(root, name)),
    );
    const { pictures = [], findings = [] } = await readDataFiles(root);
    expect(pictures.map(({ name }) => name)).toEqual(['a.png']);
    expect(findings).toMatchObject([
      { file: join(root, 'images/link.svg'), message: 'This is a link, and links are not followed.' },
    ]);
  });

  test('a folder that is a link is not looked into', async () => {
    write('data/network.json', '{}');
    write('private/a.png', PNG);
    symlinkSync(join(root, 'private'), join(root, 'data/images'));
    const data = join(root, 'data');
    expect(await listDataFiles(data)).toEqual([join(data, 'network.json')]);
    const { pictures, findings } = await readDataFiles(data);
    expect(pictures).toBeUndefined();
    expect(findings).toMatchObject([{ file: join(data, 'images'), code: 'picture-not-published' }]);
  });

  test('one that is too large is left out', async () => {
    write('images/a.png', Buffer.concat([PNG, Buffer.alloc(PICTURE_LIMITS.bytes)]));
    const { pictures, findings = [] } = await readDataFiles(root);
    expect(pictures).toBeUndefined();
    expect(findings.filter(({ code }) => code === 'picture-not-published')).toMatchObject([
      { file: join(root, 'images/a.png'), message: 'The picture has 5.0 MB; at most 5.0 MB are published.' },
    ]);
  });

  test('of too many, the first are published, and the rest is counted', async () => {
    for (let i = 0; i < PICTURE_LIMITS.files + 3; i++) write(`images/${String(i).padStart(4, '0')}.png`, PNG);
    const { pictures = [], findings = [] } = await readDataFiles(root);
    expect(pictures).toHaveLength(PICTURE_LIMITS.files);
    expect(findings.filter(({ code }) => code === 'picture-not-published')).toMatchObject([
      {
        file: join(root, 'images/1000.png'),
        message: expect.stringMatching(/^3 pictures left out, from this one on/),
      },
    ]);
  });

  test('a new, a changed and a removed one is a change of the site', async () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    const out = join(root, 'dist');
    const build = async (minute: number, ...contents: readonly string[]) => {
      const pictures = contents.map((bytes, i) => ({ path: '', name: `${i}.svg`, bytes: Buffer.from(bytes) }));
      const { built } = await buildInto(out, { ...networkOf({}), pictures }, now + minute * 60_000);
      return built.kind === 'built' && built.isChanged;
    };
    const published = () =>
      [...filesIn(out)].filter(([path]) => path.startsWith('images/')).map(([, bytes]) => `${bytes}`);
    await build(0);
    expect(await build(1)).toBe(false);
    expect([await build(2, SVG), published()]).toEqual([true, [SVG]]);
    expect([await build(3, SVG), published()]).toEqual([false, [SVG]]);
    const other = SVG.replace('/>', ' />');
    expect([await build(4, other), published()]).toEqual([true, [other]]);
    expect([await build(5), published()]).toEqual([true, []]);
  });
});
