/** The catalogue is complete: every code is declared once, documented and has a fixture, and every rule is seen at work. */

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALL_FINDINGS, ALL_GROUPS, type FindingCode } from '../../src/commands/command/finding-catalogue.ts';
import type { Entry } from '../../src/findings/entry.ts';
import { findingOf } from '../../src/findings/finding.ts';
import { readDataFiles } from '../../src/publish/disk/data-directory.ts';
import type { Rule } from '../../src/rules/rule/rule.ts';
import { RULES } from '../../src/rules/rules.ts';
import { explainReferences } from '../../src/source/load/explain-references.ts';
import { joinTables } from '../../src/source/load/join.ts';
import { readTables } from '../../src/source/load/read-tables.ts';
import { readSettings } from '../../src/source/settings/read-settings.ts';
import { rowFindingOf } from '../../src/source/tables/row-finding.ts';
import { NOW } from '../support/data-directory.ts';
import { FINDINGS, fixtureCodes, fixturesWith, INPUTS, VALID } from '../support/fixtures.ts';

const ENTRIES = Object.entries<Entry>(ALL_FINDINGS);

test('every code has a folder with a report, and every folder is of a code', () => {
  expect(fixturesWith('expected.txt')).toEqual(Object.keys(ALL_FINDINGS).sort());
  expect(INPUTS.flatMap(fixturesWith).sort()).toEqual(fixtureCodes());
});

test('every code is in exactly one group', () => {
  const grouped = ALL_GROUPS.flatMap(({ entries }) => Object.keys(entries));
  expect(grouped.sort()).toEqual(Object.keys(ALL_FINDINGS).sort());
});

test('a code that nobody declared does not compile, and neither does one of another rule', () => {
  const finding = findingOf(ALL_FINDINGS);
  const rowFinding = rowFindingOf(RULES[0].findings);
  // @ts-expect-error: there is no such code
  expect(() => finding('unknown-code', { file: 'x' }, { message: 'x' })).toThrow(TypeError);
  // @ts-expect-error: there is no such code
  const unknown: FindingCode = 'unknown-code';
  // @ts-expect-error: another rule declares it
  const foreign: Parameters<typeof rowFinding>[0] = 'unused-tariff';
  expect([unknown, foreign].map((code) => Object.hasOwn(ALL_FINDINGS, code))).toEqual([false, true]);
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

/** The rules by the names of their files. */
const FILES = await rulesInFiles();

async function rulesInFiles(): Promise<(readonly [file: string, rule: Rule])[]> {
  const names = readdirSync('src/rules', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(names.map((name) => import(/* @vite-ignore */ `../../src/rules/${name}`)));
  return names.flatMap((name, i) => ('rule' in modules[i] ? [[name, modules[i].rule as Rule] as const] : []));
}

test('every rule in src/rules is in the list, once', () => {
  const listed: readonly Rule[] = RULES;
  expect(new Set(listed)).toEqual(new Set(FILES.map(([, rule]) => rule)));
  expect(listed).toHaveLength(FILES.length);
});

test('a code is declared by one rule only', () => {
  const codes = RULES.flatMap(({ findings }) => Object.keys(findings));
  expect(codes).toHaveLength(new Set(codes).size);
});

describe.each(FILES)('the rule %s', (_, rule) => {
  test('is silent about the valid network', async () => {
    expect(await codesOf(rule, VALID)).toEqual([]);
  });

  test.each(Object.keys(rule.findings))('is heard in the fixture of %s, which it declares', async (code) => {
    expect(await codesOf(rule, `${FINDINGS}/${code}`)).toContain(code);
  });

  test('is heard in no fixture of another code', async () => {
    for (const code of fixturesWith('data')) {
      const codes = await codesOf(rule, `${FINDINGS}/${code}`);
      expect(codes.filter((given) => given !== code)).toEqual([]);
    }
  });
});

/** What a rule looks at, by the directories that were read. Each rule is asked about every one of them. */
const inputs = new Map<string, Promise<Parameters<Rule['check']>[0] | undefined>>();

/** The codes that one rule gives about a directory, without what waivers silence. */
async function codesOf(rule: Rule, folder: string): Promise<string[]> {
  const reading = inputs.get(folder) ?? readInput(folder);
  inputs.set(folder, reading);
  const input = await reading;
  return input === undefined ? [] : [...rule.check(input)].map(({ code }) => code);
}

/** Undefined where the settings cannot be read. */
async function readInput(folder: string): Promise<Parameters<Rule['check']>[0] | undefined> {
  const { settingsFile: file, tables, findings = [] } = await readDataFiles(`${folder}/data`);
  const { settings, known } = file ? readSettings(file.path, file.bytes) : {};
  if (settings === undefined || known === undefined) return undefined;
  const unopened = findings.map((found) => found.file);
  const paths = tables.map(({ path }) => path);
  const dataset = joinTables(explainReferences(readTables(tables, settings, unopened), paths).contents);
  return { dataset, settings: known, now: NOW };
}
