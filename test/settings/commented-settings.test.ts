/**
 * A new network.json shows every setting: what it shows as a comment is what holds without it, or an example, and right as it stands there.
 *
 * @module-tag pure
 */

import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { isError } from '../../src/findings/finding.ts';
import { commentedSettings } from '../../src/settings/commented-settings.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { settingsSchema } from '../../src/settings/settings.ts';
import { COMPANIONS } from '../support/companions.ts';

const CHOSEN = {
  name: 'Example',
  country_code: 'NL',
  party_id: 'EXA',
  operator: { name: 'Example' },
  licence: undefined,
};
const TEXT = commentedSettings(CHOSEN, COMPANIONS, { party_id: 'A note.' });

const held = (text: string): { readonly [name: string]: unknown } => parse(text, [], { allowTrailingComma: true });
const settingsOf = (text: string) => readSettings('network.json', Buffer.from(text), COMPANIONS);

/** A line that is a setting, and no sentence. */
const COMMENTED = /^( *)\/\/ (?="[\w$]+": )/gm;

/** As after deleting the slashes before one setting at the top. */
const written = (name: string) => TEXT.replace(`\n  // "${name}": `, `\n  "${name}": `);

test('what is chosen is what it holds', () => {
  const { licence: _, ...chosen } = CHOSEN;
  expect(held(TEXT)).toEqual(chosen);
  const bare = settingsOf(JSON.stringify(chosen));
  expect(settingsOf(TEXT)).toEqual(bare);
  expect(bare.settings).toBeDefined();
});

test('every setting is there once, chosen or as a comment', () => {
  const names = TEXT.match(/(?<=^ {2}(?:\/\/ )?")[\w$]+(?=": )/gm) ?? [];
  expect([...names].sort()).toEqual(
    Object.keys(settingsSchema(COMPANIONS).shape)
      .filter((one) => one !== '$schema')
      .sort(),
  );
});

test('below the first heading, a line changes nothing when its slashes are gone; below the second, it does', () => {
  const [, holding = '', silent = ''] = TEXT.split(/^ {2}\/\/ These .*$/m);
  const namesIn = (text: string) => [...text.matchAll(/^ {2}\/\/ "(\w+)"/gm)].map(([, name = '']) => name);
  const before = settingsOf(TEXT).settings;
  expect(namesIn(holding)).toContain('cache_seconds');
  for (const name of namesIn(holding)) expect(settingsOf(written(name)).settings, name).toEqual(before);
  expect(namesIn(silent)).toEqual(expect.arrayContaining(['live', 'status_sources', 'profiles']));
  for (const name of namesIn(silent)) {
    const { settings, findings } = settingsOf(written(name));
    expect(findings.filter(isError), name).toEqual([]);
    expect(settings, name).not.toEqual(before);
  }
});

test('all slashes can be deleted at once, those in a group too', () => {
  const { settings, findings } = settingsOf(TEXT.replaceAll(COMMENTED, '$1'));
  expect(findings.filter(isError)).toEqual([]);
  expect(settings).toMatchObject({ operator: { website: 'https://example.com' }, page: { colour: '#0a6847' } });
});

test('a sentence stands above each: the first of its declaration, or a note', () => {
  expect(TEXT).toContain('\n  // A note.\n  "party_id": "EXA",\n');
  expect(TEXT).toContain('\n  // Largest page size that a client can ask for.\n  // "max_limit": 1000,\n');
  expect(TEXT).toContain('\n  // How long caches may reuse an answer, in seconds.\n  // "cache_seconds": 30,\n');
  const lines = TEXT.split('\n');
  for (const [at, line] of lines.entries())
    if (/^ +(?:\/\/ )?"/.test(line)) expect(lines[at - 1]).toMatch(/^ +\/\/ [A-Z].*\.$/);
});
