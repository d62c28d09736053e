/**
 * README.md: in which order it says what, how short it is, and that its commands work as they stand there. `npm run try-package` runs
 * them with packages from a registry; here these are linked, as support/without-registry.ts says.
 */

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { followReadme } from './support/follow-readme.ts';
import { environmentOf, freePort } from './support/new-user.ts';
import { readManifestOf } from './support/packed.ts';
import { blockUnder, readmeBlocks } from './support/readme-commands.ts';
import { npmWithoutRegistry } from './support/without-registry.ts';

const README = readFileSync('README.md', 'utf8');

test("a sentence and a picture, a clone, a network of one's own, publish, links; what no registry has comes last", () => {
  const [, sentence = '', picture = ''] = README.split('\n\n');
  expect(sentence.match(/\.(?=\s|$)/g)).toHaveLength(1);
  expect(existsSync(/^!\[[^\]]+\]\((.+)\)$/.exec(picture)?.[1] ?? '')).toBe(true);
  const headings = ['Try it', 'Your own network', 'Publish', 'Read on', 'Without a clone'];
  expect(README.match(/(?<=^## ).+$/gm)).toEqual(headings);
  expect(readmeBlocks().map(({ heading, language }) => `${heading}: ${language}`)).toEqual([
    'Try it: sh',
    'Try it: console',
    'Try it: sh',
    'Your own network: sh',
    'Your own network: console',
    'Publish: sh',
    'Without a clone: sh',
  ]);
});

test('at most 500 words and ten links', () => {
  expect(README.trim().split(/\s+/).length).toBeLessThanOrEqual(500);
  expect(README.match(/(?<!!)\[[^\]]+\]\(/g)?.length).toBeLessThanOrEqual(10);
});

test('what begins in a clone needs no registry to know us, and the archive has the name of this version', () => {
  const [archive, ...others] = ['Without a clone', 'Your own network', 'Try it'].map((at) => blockUnder(at, 'sh'));
  for (const commands of others) expect(commands).not.toMatch(/\bnpx |npm (?:install|i|exec)\b/);
  expect(archive).toMatch(new RegExp(`^npx \\./ocpi-snapshot-${readManifestOf('.').version}\\.tgz init `));
});

test('npm test is what .ci/run runs', () => {
  expect([blockUnder('Try it', 'sh'), blockUnder('Try it', 'sh', 1)]).toEqual([
    'npm ci && npm start',
    'npm ci && npm test',
  ]);
  const steps = readFileSync('.ci/run', 'utf8').match(/(?<=^step )npm .+?(?= \|\||$)/gm);
  expect(steps).toEqual(['npm ci --ignore-scripts', 'npm run install-chromium', 'npm test']);
});

test.skipIf(process.platform === 'win32')(
  'its commands and answers',
  { tags: ['slow'], timeout: 1_200_000 },
  async () => {
    const place = mkdtempSync(join(tmpdir(), 'readme-'));
    const port = await freePort();
    const { PATH = '' } = environmentOf(place, port, []);
    const environment = environmentOf(place, port, [npmWithoutRegistry(place, PATH)]);
    await followReadme({ place, environment, say: () => {} });
    rmSync(place, { recursive: true });
  },
);
