/** The catalogue is complete: every code is documented, has a fixture, and every rule is seen at work. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/findings/catalogue/entry.ts';
import { CATALOGUE, GROUPS } from '../../src/findings/catalogue.ts';
import { readNetwork } from '../../src/network.ts';
import { completeObjects } from '../../src/rules/complete-objects.ts';
import { connectorRatings } from '../../src/rules/connector-ratings.ts';
import { energySources } from '../../src/rules/energy-sources.ts';
import { futureTimestamps } from '../../src/rules/future-timestamps.ts';
import { overlappingTariffs } from '../../src/rules/overlapping-tariffs.ts';
import { pairedCells } from '../../src/rules/paired-cells.ts';
import { periods } from '../../src/rules/periods.ts';
import { places } from '../../src/rules/places.ts';
import type { Rule } from '../../src/rules/rule.ts';
import { strictReaders } from '../../src/rules/strict-readers.ts';
import { tariffPrices } from '../../src/rules/tariff-prices.ts';
import { unusedTariffs } from '../../src/rules/unused-tariffs.ts';
import { vat } from '../../src/rules/vat.ts';
import { version22 } from '../../src/rules/version-2.2.ts';
import { readSources } from '../../src/sources.ts';
import { joinTables } from '../../src/tables/dataset.ts';
import { readTables } from '../../src/tables/read-tables.ts';
import { NOW } from '../support/data-directory.ts';
import { FINDINGS, fixtureCodes, fixturesWith, VALID } from '../support/fixtures.ts';

const ENTRIES = Object.entries<Entry>(CATALOGUE);

test('every code has a folder with a report, and every folder is of a code', () => {
  expect(fixturesWith('expected.txt')).toEqual(Object.keys(CATALOGUE).sort());
  expect([...fixturesWith('data'), ...fixturesWith('feed.json')].sort()).toEqual(fixtureCodes());
});

test('every code is in exactly one group', () => {
  const grouped = GROUPS.flatMap(({ entries }) => Object.keys(entries));
  expect(grouped.sort()).toEqual(Object.keys(CATALOGUE).sort());
});

describe.each(ENTRIES)('%s', (code, entry) => {
  test('is in kebab case', () => expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9.]+)*$/));

  test('says what is wrong, why it matters and how to fix it', () => {
    for (const sentence of [entry.wrong, entry.why, entry.fix]) expect(sentence).toMatch(/^\S.{9,}\.$/);
    expect(entry.bad).not.toBe('');
    expect(entry.good).not.toBe('');
    expect(entry.good).not.toBe(entry.bad);
  });
});

/** Rules by the name of their file in src/rules. */
const RULES: { readonly [file: string]: Rule } = {
  'complete-objects': completeObjects,
  'connector-ratings': connectorRatings,
  'energy-sources': energySources,
  'future-timestamps': futureTimestamps,
  'overlapping-tariffs': overlappingTariffs,
  'paired-cells': pairedCells,
  periods,
  places,
  'strict-readers': strictReaders,
  'tariff-prices': tariffPrices,
  'unused-tariffs': unusedTariffs,
  vat,
  'version-2.2': version22,
};

/** Files in src/rules that are no rules themselves. */
const NO_RULES = ['rule', 'rules', 'waivers'];

test('every file in src/rules is known here and used in rules.ts', () => {
  const files = readdirSync('src/rules').map((name) => name.replace(/\.ts$/, ''));
  expect(files.filter((name) => !NO_RULES.includes(name)).sort()).toEqual(Object.keys(RULES).sort());
  const imported = readFileSync('src/rules/rules.ts', 'utf8');
  for (const name of Object.keys(RULES)) expect(imported).toContain(`from './${name}.ts'`);
});

describe.each(Object.entries(RULES))('the rule %s', (_, rule) => {
  test('is silent about the valid network', async () => {
    expect(await codesOf(rule, VALID)).toEqual([]);
  });

  test('is heard in a fixture, and in none of another code', async () => {
    const heard: string[] = [];
    for (const code of fixturesWith('data')) {
      const codes = await codesOf(rule, `${FINDINGS}/${code}`);
      expect(codes.filter((given) => given !== code)).toEqual([]);
      heard.push(...codes);
    }
    expect(heard).not.toEqual([]);
  });
});

/** The codes that one rule gives about a directory, without what waivers silence. */
async function codesOf(rule: Rule, folder: string): Promise<string[]> {
  const { network: file, tables, findings = [] } = await readSources(`${folder}/data`);
  const { network } = file ? readNetwork(file.path, file.bytes) : {};
  if (network === undefined) return [];
  const unopened = findings.map((found) => found.file);
  const dataset = joinTables(readTables(tables, network, unopened).contents);
  return [...rule({ dataset, network, now: NOW })].map(({ code }) => code);
}
