/** Which versions of OCPI a new network publishes, and the line that the access point of its country asks for. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROFILES } from '../../../packages/afir/profiles/profiles.ts';
import { ACCESS_POINTS, adviceOnVersions } from '../../../packages/init/repository/write-repository.ts';
import { alpha3Of } from '../../../src/cells/places/country-codes.ts';
import { OCPI_VERSION } from '../../../src/ocpi/enums.ts';
import { filesIn, GIVEN, inDirectory, runInit } from './support/directory.ts';

/** What is said with 2.2 alone; docs/regimes/ has the reasons. */
const PAGES = 'https://github.com/ocpi-snapshot/ocpi-snapshot/blob/main/docs/regimes';
const SENTENCES: { readonly [country: string]: string } = {
  BE: `At the access point of Belgium, operators register OCPI 2.2.1: for it, write "versions": ["2.2", "2.2.1"] into data/network.json (${PAGES}/belgium.md).`,
  DK: `The access point of Denmark takes OCPI 2.3.0 or 2.2.1: for it, write "versions": ["2.2", "2.2.1", "2.3.0"] into data/network.json (${PAGES}/denmark.md).`,
  GB: `The law of the United Kingdom names OCPI 2.2.1: for it, write "versions": ["2.2", "2.2.1"] into data/network.json (${PAGES}/united-kingdom.md).`,
  NL: `The access point of the Netherlands takes OCPI 2.2.1: for it, write "versions": ["2.2", "2.2.1"] into data/network.json (${PAGES}/netherlands.md).`,
};

test('init leaves 2.2, as a comment', () =>
  inDirectory(async (directory) => {
    await runInit(directory);
    expect(filesIn(directory)['data/network.json']).toContain('\n  // "versions": ["2.2"],\n');
  }));

describe('what the country asks for', () => {
  const noteOf = (given: object) =>
    inDirectory(async (directory) => (await runInit(directory, { given: { ...GIVEN, ...given } })).note);

  test('is said at the end, with its page', async () => {
    expect(await noteOf({ country: 'NL' })).toMatch(
      /OCPI 2\.2\.1: for it, write "versions": \["2\.2", "2\.2\.1"\] into data\/network\.json \(https:.*\/docs\/regimes\/netherlands\.md\)\.$/m,
    );
  });

  test('is not said where nothing is asked for', async () => {
    expect(await noteOf({ country: 'FR' })).not.toContain('"versions"');
  });

  test.each([
    ['NL', '"versions": ["2.2.1"]'],
    ['DK', '"versions": ["2.2", "2.3.0"]'],
    ['DK', undefined],
  ])('%s: is said again wherever init writes something, as long as the line is missing; not with %j', (country, line) =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: { ...GIVEN, country } });
      const path = join(directory, 'data/network.json');
      const text = readFileSync(path, 'utf8');
      if (line !== undefined) writeFileSync(path, text.replace('// "versions": ["2.2"]', line));
      const { note } = await runInit(directory, { given: { ci: 'gitlab' } });
      expect(note.includes('"versions": ["2.2", "2.2.1", "2.3.0"]')).toBe(line === undefined);
      expect(note.includes('for it, write')).toBe(line === undefined);
    }),
  );

  test.each(Object.entries(ACCESS_POINTS))('%s: its page and the table of all pages say the same', (_, point) => {
    const [page, , versions] = point;
    const read = (name: string) => readFileSync(`docs/regimes/${name}`, 'utf8');
    expect(read(page)).toContain(`"versions": ${JSON.stringify(versions).replaceAll(',', ', ')}`);
    const [row = ''] = read('README.md').match(new RegExp(`^\\|.*\\(${page}\\).*$`, 'm')) ?? [];
    expect(row).toContain(`| ${versions.map((version) => `\`${version}\``).join(', ')} |`);
  });

  test('all pages: what they set is what is said, or 2.2 does', () => {
    const said = new Set(Object.values(ACCESS_POINTS).map(([page]) => page));
    const table = readFileSync('docs/regimes/README.md', 'utf8').matchAll(/^\| \[[^\]]+\]\((\S+\.md)\)(.*)$/gm);
    for (const [, page = '', row = ''] of table) expect(/`2\.2\.1`|`2\.3\.0`/.test(row), page).toBe(said.has(page));
  });

  test.each(Object.entries(PROFILES))('the profile %s is content with it', (_, { country, versions }) => {
    const [, point] = Object.entries(ACCESS_POINTS).find(([code]) => alpha3Of(code) === country) ?? [];
    if (versions === undefined) return;
    expect(point?.[2].filter((one) => versions.anyOf.includes(one))).not.toEqual([]);
  });

  test.each(Object.keys(ACCESS_POINTS))('%s: what is obeyed is not said again', (country) => {
    expect(adviceOnVersions(country, ['2.2'])).toBe(SENTENCES[country]);
    expect(adviceOnVersions(country, ACCESS_POINTS[country]?.[2] ?? [])).toBeUndefined();
    expect(adviceOnVersions(country, OCPI_VERSION)).toBeUndefined();
  });
});
