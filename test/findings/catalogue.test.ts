/** The catalogue is complete: every code is declared once, documented and has a fixture, and every rule is seen at work. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/findings/entry.ts';
import { findingOf } from '../../src/findings/finding.ts';
import { readDataFiles } from '../../src/publish/disk/data-directory.ts';
import { allFindings, allGroups } from '../../src/publish/validate/catalogue.ts';
import { explainReferences } from '../../src/read/load/explain-references.ts';
import { joinTables } from '../../src/read/load/join.ts';
import { readTables } from '../../src/read/load/read-tables.ts';
import { rule as pairedCells } from '../../src/rules/completeness/paired-cells.ts';
import { judged, type Rule, type RuleInput } from '../../src/rules/rule/rule.ts';
import { CONTENTS, RULES } from '../../src/rules/rules.ts';
import { SETTINGS } from '../../src/settings/finding-codes.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { rowFindingOf } from '../../src/tables/row-finding.ts';
import { COMPANIONS } from '../support/companions.ts';
import { NOW } from '../support/data-directory.ts';
import { FINDINGS, fixtureCodes, fixturesWith, INPUTS, VALID } from '../support/fixtures.ts';

const ALL_FINDINGS = allFindings(COMPANIONS);
const ENTRIES = Object.entries<Entry>(ALL_FINDINGS);

test('every code has a folder with a report, and one thing to look at', () => {
  expect(fixturesWith('expected.txt')).toEqual(Object.keys(ALL_FINDINGS).sort());
  expect(INPUTS.flatMap(fixturesWith).sort()).toEqual(fixtureCodes());
});

test('every code is in exactly one group', () => {
  const grouped = allGroups(COMPANIONS).flatMap(({ entries }) => Object.keys(entries));
  expect(grouped.sort()).toEqual(Object.keys(ALL_FINDINGS).sort());
});

test('a code that nobody declared does not compile, and neither does one of another rule', () => {
  const finding = findingOf(SETTINGS);
  const rowFinding = rowFindingOf(pairedCells.findings);
  // @ts-expect-error: there is no such code
  expect(() => finding('unknown-code', { file: 'x' }, { message: 'x' })).toThrow(TypeError);
  // @ts-expect-error: there is no such code
  const unknown: Parameters<typeof finding>[0] = 'unknown-code';
  // @ts-expect-error: another rule declares it
  const foreign: Parameters<typeof rowFinding>[0] = 'unused-tariff';
  expect([unknown, foreign].map((code) => Object.hasOwn(ALL_FINDINGS, code))).toEqual([false, true]);
});

describe.each(ENTRIES)('%s', (code, entry) => {
  test('is in kebab case', () => expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9.]+)*$/));

  test('says what is wrong, why it matters and how to fix it', () => {
    for (const sentence of [entry.wrong, entry.why, entry.fix]) expect(sentence).toMatch(/^\S.{9,}\.$/);
  });
});

/** The rules by the names of their files. */
const FILES = await rulesInFiles();

async function rulesInFiles(): Promise<(readonly [file: string, rule: Rule])[]> {
  const names = readdirSync('src/rules', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(names.map((name) => import(/* @vite-ignore */ `../../src/rules/${name}`)));
  return names.flatMap((name, i) => ('rule' in modules[i] ? [[name, modules[i].rule as Rule] as const] : []));
}

test('the table of contents has every rule once, under its room, with a sentence at the top of its file', () => {
  const told = Object.entries(CONTENTS).flatMap(([room, rules]) => rules.map((rule) => ({ rule: nameOf(rule), room })));
  const there = FILES.map(([file, rule]) => ({ rule: nameOf(rule), room: dirname(file) }));
  for (const [file] of FILES) expect(readFileSync(`src/rules/${file}`, 'utf8')).toMatch(/^\/\*\* Rule: [^A-Z\s].*\.\s/);
  expect(told.sort(byRule)).toEqual(there.sort(byRule));
  expect(RULES.map(nameOf).sort()).toEqual(there.map(({ rule }) => rule));
});

/** A rule has no name of its own but its codes. */
function nameOf({ findings }: Rule): string {
  return Object.keys(findings).join(' ');
}

function byRule(a: { readonly rule: string }, b: { readonly rule: string }): number {
  return a.rule < b.rule ? -1 : 1;
}

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

/** The codes that one rule gives about a directory, without what waivers silence. */
async function codesOf(rule: Rule, folder: string): Promise<string[]> {
  const read = INPUTS_OF.get(folder) ?? inputOf(folder);
  INPUTS_OF.set(folder, read);
  const input = await read;
  return input === undefined ? [] : judged([rule], input).map(({ code }) => code);
}

/** Every rule looks at every fixture, and each is read once. */
const INPUTS_OF = new Map<string, Promise<RuleInput | undefined>>();

async function inputOf(folder: string): Promise<RuleInput | undefined> {
  const { settingsFile: file, tables, findings = [] } = await readDataFiles(`${folder}/data`);
  const { settings, known } = file ? readSettings(file.path, file.bytes, COMPANIONS) : {};
  if (settings === undefined || known === undefined) return undefined;
  const unopened = findings.map((found) => found.file);
  const paths = tables.map(({ path }) => path);
  const dataset = joinTables(explainReferences(readTables(tables, settings, unopened), paths).contents);
  return { dataset, settings: known, now: NOW };
}
