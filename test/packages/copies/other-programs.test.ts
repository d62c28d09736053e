/**
 * /chargers.csv in programs that are not ours: LibreOffice and Python's csv module. They are no packages of the project, so a
 * test is skipped, and its name says why, where one is missing (`apt-get install --no-install-recommends libreoffice-calc python3`).
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHARGER_COLUMNS } from '../../../packages/copies/charger-columns.ts';
import { protectFromFormulas } from '../../../src/csv/formulas.ts';
import { copiesOf, HOSTILE_PLUGS, HOSTILE_TEXTS, hostileLocations } from './support/made-copies.ts';

const hasProgram = (name: string) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;
const [hasOffice, hasPython] = [hasProgram('soffice'), hasProgram('python3')];

let folder: string;
let csv: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ocpi-copies-'));
  csv = join(folder, 'chargers.csv');
  writeFileSync(csv, copiesOf(hostileLocations()).get('/chargers.csv') ?? '');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe(`LibreOffice${hasOffice ? '' : ' (skipped: there is no soffice here)'}`, () => {
  /** The table as it is in the program, with what it makes of every cell. */
  function opened(): string {
    const own = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const options = ['--headless', '--infilter=CSV:44,34,UTF8', '--convert-to', 'fods', '--outdir', folder];
    execFileSync('soffice', [own, ...options, csv], { stdio: 'ignore' });
    return readFileSync(join(folder, 'chargers.fods'), 'utf8');
  }

  test.skipIf(!hasOffice)('has as many rows as plugs, runs nothing, and reads numbers as numbers', () => {
    const table = opened();
    expect(table.match(/<table:table-row\b/g)).toHaveLength(1 + HOSTILE_PLUGS);
    expect(table).not.toContain('table:formula');
    expect(table.match(/office:value="-179\.638975"/g)).toHaveLength(HOSTILE_PLUGS);
    expect(table).toContain('Zürich, &quot;P+R&quot; &lt;b&gt;');
    expect(table).not.toContain('\ufeff');
  });
});

describe(`Python's csv module${hasPython ? '' : ' (skipped: there is no python3 here)'}`, () => {
  const PROGRAM = `
import csv, json, sys
with open(sys.argv[1], encoding='utf-8-sig', newline='') as file:
    print(json.dumps(list(csv.reader(file))))
`;

  test.skipIf(!hasPython)('reads the header, as many rows as plugs, and every text', () => {
    const out = execFileSync('python3', ['-c', PROGRAM, csv], { encoding: 'utf8', maxBuffer: 1e8 });
    const [header = [], ...rows] = JSON.parse(out) as string[][];
    expect(header).toEqual(CHARGER_COLUMNS.map(({ name }) => name));
    expect(rows).toHaveLength(HOSTILE_PLUGS);
    const expected = HOSTILE_TEXTS.map(protectFromFormulas).flatMap((text) => [text, text, text]);
    expect(rows.map((row) => row[header.indexOf('address')])).toEqual(expected);
  });
});
