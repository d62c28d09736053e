/** The rule with which "Add a rule" in ARCHITECTURE.md begins is one of ours, to the byte: its file, its line, its fixture. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [, chapter = ''] = /^## Add a rule\n([\s\S]*?)^## /m.exec(readFileSync('ARCHITECTURE.md', 'utf8')) ?? [];

/** The blocks of the chapter, in their order. */
const [file, line, table, report] = [...chapter.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, block]) => block);

const FIXTURE = 'test/fixtures/findings/plug-and-charge-of-plug';

test('its file', () => expect(file).toBe(readFileSync('src/rules/plugs/plug-and-charge.ts', 'utf8')));

test('its line in the table of contents', () => {
  expect(line).toContain('plugAndCharge');
  expect(readFileSync('src/rules/rules.ts', 'utf8')).toContain(line);
});

test('its fixture', () => {
  expect(table).toBe(readFileSync(`${FIXTURE}/data/connectors.csv`, 'utf8'));
  expect(report).toBe(readFileSync(`${FIXTURE}/expected.txt`, 'utf8'));
});

test('the paths that the chapter names', () => {
  for (const path of ['src/rules/plugs/plug-and-charge.ts', 'src/rules/rules.ts', FIXTURE]) {
    expect(chapter).toContain(`\`${path}`);
  }
});
