/**
 * Obeys the hint of every finding of every fixture: whoever does what a hint says gets no finding there any more, no other
 * one, and what the cell meant.
 */

import { expect, test } from 'vitest';
import { HISTORY } from '../../src/build/history/finding-codes.ts';
import { validate } from '../../src/build/validate.ts';
import type { Finding } from '../../src/findings/finding.ts';
import type { DataFiles } from '../../src/source/load/data-files.ts';
import { NOW, readDirectory } from '../support/data-directory.ts';
import { FINDINGS, fixturesWith } from '../support/fixtures.ts';
import { identity, namedValue, obeyed } from '../support/obeyed.ts';

/** What the cells of the fixtures mean, for people: the value of the finding, and what it has to become. */
const MEANINGS: { readonly [code: string]: { readonly [written: string]: string } } = {};

const CODES = fixturesWith('data').filter((code) => !Object.hasOwn(HISTORY, code));

test.each(CODES)('%s', async (code) => {
  const { dataFiles, readings } = await readDirectory(`${FINDINGS}/${code}`);
  const findings = (files: DataFiles) => validate(files, { now: NOW, readings }).findings;
  const before = findings(dataFiles);
  const known = new Set(before.map(identity));
  const became: { [written: string]: string } = {};
  for (const found of before) {
    const text = namedValue(found);
    if (text === undefined) continue;
    expect(found.replacement, `${identity(found)} names ${text} for people only`).toBe(text);
    const after = findings(obeyed(dataFiles, found, text)).map(identity);
    expect(after, `obeyed: ${found.message} ${found.hint}`).not.toContain(identity(found));
    expect(
      after.filter((finding) => !known.has(finding)),
      `new after: ${found.message} ${found.hint}`,
    ).toEqual([]);
    became[found.value ?? writtenName(found)] = text;
  }
  expect(became).toEqual(MEANINGS[code] ?? {});
});

/** The name of a column or setting that is misspelt. */
function writtenName({ field = '' }: Finding): string {
  return field;
}
