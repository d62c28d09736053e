/**
 * `explain CODE` says of each code what docs/findings.md says.
 *
 * @module-tag pure
 */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { command } from '../../src/cli/check/explain.ts';
import { callOf } from '../../src/command/how-called.ts';
import type { Terminal } from '../../src/command/terminal.ts';
import { allFindings } from '../../src/publish/validate/catalogue.ts';
import { COMPANIONS } from '../support/companions.ts';

async function explain(...argv: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const terminal: Terminal = {
    out: (line) => lines.push(line),
    note: () => {},
    colour: false,
    callOf: (name, rest) => callOf('command', name, rest),
    summaryFile: undefined,
  };
  expect(await command.call(argv, terminal, { environment: {}, companions: COMPANIONS })).toBe(0);
  return lines;
}

test('three lines, and those of the page', async () => {
  const page = readFileSync('docs/findings.md', 'utf8');
  for (const code of Object.keys(allFindings(COMPANIONS))) {
    const lines = await explain(code);
    expect(lines).toHaveLength(3);
    expect(page).toContain(`\n### ${code}\n\n${lines.map((line) => `* ${line}`).join('\n')}\n`);
  }
});

describe('is refused', () => {
  test('without a code', () => expect(explain()).rejects.toThrow('CODE'));

  test('with a code that is none, and the nearest one is named', () =>
    expect(explain('unknown-tarif')).rejects.toThrow('Did you mean "unknown-tariff"?'));
});
