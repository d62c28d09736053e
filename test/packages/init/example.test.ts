/** The example is never published, whatever became of its file; and the settings of wrangler are those of the project. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TABLE_CHOICES } from '../../../packages/init/repository/templates.ts';
import { checkBeforeUpload, deploy } from '../../../src/cli/publish/deploy.ts';
import { toBuildOptions } from '../../../src/command/options.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { recordedTerminal } from '../../support/recorded-terminal.ts';
import { GIVEN, inDirectory, runInit } from './support/directory.ts';

const PUBLIC = { ...GIVEN, 'base-url': 'https://ocpi.laden.nl' };

const upload = (directory: string) =>
  checkBeforeUpload({ companions: COMPANIONS, data: join(directory, 'data'), baseUrl: undefined });

describe('a deployment', () => {
  test.each(TABLE_CHOICES)('refuses the example (%s)', (tables) =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: PUBLIC, tables });
      await expect(upload(directory)).rejects.toThrow('it has the example site EXAMPLE-1. Delete its rows');
    }),
  );

  test('refuses an address that only this machine has, which init writes unless it is told another', () =>
    inDirectory(async (directory) => {
      await runInit(directory);
      await expect(upload(directory)).rejects.toThrow('http://localhost:8787, which clients cannot reach');
    }));

  test.each([
    ['a spreadsheet saved it', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a program wrote it', (text: string) => text.replace('\uFEFF', '').replaceAll(',', '.').replaceAll(';', ',')],
    ['it is in quotation marks', (text: string) => text.replaceAll('EXAMPLE-1;', '"EXAMPLE-1";')],
    [
      'sites of its own are before it',
      (text: string) => text.replace('\n', '\nAMS-01;A;B 1;;C;52,37316;4,89337;;A-1;Type 2;socket;22;;;;;;;\n'),
    ],
  ])('refuses it also if %s', (_, change) =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: PUBLIC });
      const path = join(directory, 'data/chargers.csv');
      writeFileSync(path, change(readFileSync(path, 'utf8')));
      await expect(upload(directory)).rejects.toThrow('EXAMPLE-1');
    }),
  );

  /** Whether it goes on, and what it says. */
  const tryOut = async (directory: string) => {
    const places = { data: join(directory, 'data'), out: join(directory, 'dist'), cache: 'none', previous: 'none' };
    const switches = { 'allow-removals': false, 'no-status': false, 'no-table-sources': false };
    const terminal = recordedTerminal();
    const code = await deploy({ ...toBuildOptions({ ...places, ...switches }, COMPANIONS), dryRun: true }, terminal);
    return { code, out: terminal.said.out.join('\n'), note: terminal.said.note.join('\n') };
  };

  test('that is only tried out goes on, and says what is in the way of a real one', { tags: ['slow'] }, () =>
    inDirectory(async (directory) => {
      await runInit(directory);
      const { code, note } = await tryOut(directory);
      expect(code).toBe(0);
      expect(note).toMatch(/^Without --dry-run, nothing would be deployed\./);
    }),
  );

  test('that is only tried out stops at the example where it would be published', () =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: PUBLIC });
      const { code, out } = await tryOut(directory);
      expect(code).toBe(1);
      expect(out).toContain('doubt    example-site');
    }));

  test('refuses the party_id that init writes, although nothing else is left of it', () =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: PUBLIC });
      withoutExample(directory);
      await expect(upload(directory)).rejects.toThrow('data/network.json: its party_id is XXX, which stands for an id');
      const { code, out } = await tryOut(directory);
      expect(code).toBe(1);
      expect(out).toContain('doubt    example-party');
    }));

  test('takes a network without it, also one that speaks of it', () =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: PUBLIC });
      withoutExample(directory);
      const path = join(directory, 'data/network.json');
      writeFileSync(path, readFileSync(path, 'utf8').replace('"XXX"', '"ABC"'));
      await upload(directory);
    }));
});

/** Another id for the site, which speaks of the example. */
function withoutExample(directory: string): void {
  const path = join(directory, 'data/chargers.csv');
  const text = readFileSync(path, 'utf8').replaceAll('EXAMPLE-1', 'EXAMPLE-10');
  writeFileSync(path, text.replace('verwijder', 'EXAMPLE-1'));
}

/** Lines that mean something. */
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('wrangler is told the same as in the project, but for the name, and the program that comes with the package', () =>
  inDirectory(async (directory) => {
    await runInit(directory);
    const ofProject = linesOf(readFileSync('wrangler.toml', 'utf8')).filter((line) => !/^(?:name|main) =/.test(line));
    const ofNetwork = linesOf(readFileSync(join(directory, 'wrangler.toml'), 'utf8'));
    expect(ofNetwork.filter((line) => !line.startsWith('name ='))).toEqual(ofProject);
  }));
