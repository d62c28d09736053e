/** `init` writes a whole repository, again and again, and never takes anything away. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { command } from '../../../packages/init/commands/init.ts';
import { TABLE_CHOICES } from '../../../packages/init/repository/templates.ts';
import { check } from '../../../src/cli/check/check.ts';
import { withSetting } from '../../../src/settings/write-settings.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { recordedTerminal } from '../../support/recorded-terminal.ts';
import { runs } from '../../support/sampled.ts';
import { filesIn, GIVEN, inDirectory, ownStandIn, runInit, settingsIn } from './support/directory.ts';

const OF_PROGRAM = [
  '.github/workflows/check.yml',
  '.github/workflows/comment.yml',
  '.github/workflows/publish.yml',
  '.gitignore',
  '.npmrc',
  'README.md',
  'package-lock.json',
  'package.json',
  'program/ocpi-snapshot-0.2.0.tgz',
  'wrangler.toml',
];
const OF_SHEET = [...OF_PROGRAM, 'data/chargers.csv', 'data/network.json'].sort();

/** What a check says of the data there. */
async function findingsIn(directory: string): Promise<string> {
  const terminal = recordedTerminal();
  await check({ companions: COMPANIONS, data: join(directory, 'data'), format: 'text', now: NOW }, terminal);
  return terminal.said.out.join('\n');
}

describe('an empty directory', () => {
  test('gets everything, and the check finds nothing', () =>
    inDirectory(async (directory) => {
      const { code, out, note } = await runInit(directory);
      expect(code).toBe(0);
      expect(Object.keys(filesIn(directory)).sort()).toEqual(OF_SHEET);
      expect(out.split('\n')).toHaveLength(OF_SHEET.length);
      expect(note).toContain('follows from the country');
      expect(note).toMatch(/Next:\n.*cd .*\n {2}npm ci\n {2}npm start\nThen replace the rows of EXAMPLE-1/);
      expect(await findingsIn(directory)).toContain('no findings');
    }));

  test('gets several tables if they are asked for', () =>
    inDirectory(async (directory) => {
      await runInit(directory, { tables: 'tables' });
      const tables = ['connectors', 'evses', 'locations', 'status', 'tariffs'].map((name) => `data/${name}.csv`);
      expect(Object.keys(filesIn(directory)).filter((path) => path.endsWith('.csv'))).toEqual(tables);
      expect(await findingsIn(directory)).toContain('no findings');
    }));

  test.each([
    ...TABLE_CHOICES.map((tables) => [tables, 'GB'] as const),
    ...['DE', 'FR', 'NL', 'UA'].map((country) => ['sheet', country] as const),
  ])('has a README that shows what the check says (%s, %s)', (tables, country) =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: { ...GIVEN, country }, tables });
      const { 'README.md': readme = '', ...files } = filesIn(directory);
      const path = tables === 'sheet' ? 'data/chargers.csv' : 'data/connectors.csv';
      writeFileSync(join(directory, path), files[path]?.replace(/CCS2|IEC_62196_T2_COMBO/, 'Tpye 2') ?? '');
      const said = (await findingsIn(directory)).replaceAll(`${directory}/`, '');
      expect(said).toContain('Tpye 2');
      expect(readme).toContain(`\n\`\`\`\n${said.split('\n')[0]}\n\`\`\`\n`);
    }),
  );

  test('shows the mistake that the README of the project makes in it', () =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: { country: 'GB', name: 'Example Charging' } });
      const path = join(directory, 'data/chargers.csv');
      writeFileSync(path, readFileSync(path, 'utf8').replace('socket', 'sokcet'));
      const said = (await findingsIn(directory)).replaceAll(`${directory}/`, '');
      expect(said).toContain('"sokcet"');
      expect(readFileSync('README.md', 'utf8')).toContain(`\n$ npx ocpi-snapshot check\n${said}\n\`\`\`\n`);
    }));

  test('leaves no place in a file that nothing fills', () =>
    inDirectory(async (directory) => {
      await runInit(directory);
      for (const text of Object.values(filesIn(directory))) expect(text).not.toMatch(/(?<!\$)\{\{/);
    }));

  test('need not exist, and can be the one below several that do not', () =>
    inDirectory(async (directory) => {
      await runInit(join(directory, 'a/b'));
      expect(Object.keys(filesIn(join(directory, 'a/b'))).sort()).toEqual(OF_SHEET);
    }));
});

describe('a second run', () => {
  test('changes nothing, names what it keeps, and asks nothing', () =>
    inDirectory(async (directory) => {
      await runInit(directory);
      const before = filesIn(directory);
      const { code, out, note } = await runInit(directory, { given: {} });
      expect(code).toBe(0);
      expect(filesIn(directory)).toEqual(before);
      expect(out.split('\n').sort()).toEqual([...OF_PROGRAM, 'data/network.json'].map((path) => `kept ${path}`).sort());
      expect(note).toBe('Everything was there, so nothing was changed.');
    }));

  test('says which options it made nothing of', () =>
    inDirectory(async (directory) => {
      await runInit(directory);
      expect((await runInit(directory)).note).toContain('nothing was made of --name, --country.');
    }));

  test('brings back a file that is gone, but no example into data that people work on', () =>
    inDirectory(async (directory) => {
      await runInit(directory);
      const before = filesIn(directory);
      rmSync(join(directory, 'README.md'));
      rmSync(join(directory, 'data/chargers.csv'));
      expect((await runInit(directory)).out).toContain('wrote README.md');
      const { 'data/chargers.csv': _, ...rest } = before;
      expect(filesIn(directory)).toEqual(rest);
    }));

  test('completes one that was killed, wherever that was', () =>
    inDirectory(async (directory) => {
      await runInit(join(directory, 'whole'), { tables: 'tables' });
      const whole = filesIn(join(directory, 'whole'));
      // In the order in which they are written: the settings last.
      const paths = Object.keys(whole).sort((a, b) => Number(b.endsWith('.csv')) - Number(a.endsWith('.csv')));
      const order = [...paths.filter((path) => path !== 'data/network.json'), 'data/network.json'];
      for (let count = 0; count <= order.length; count++) {
        const place = join(directory, `killed-${count}`);
        mkdirSync(place);
        for (const path of order.slice(0, count)) put(place, path, whole[path] ?? '');
        for (const path of ABANDONED) put(place, path, 'half');
        const { note } = await runInit(place, { tables: 'tables' });
        expect(filesIn(place)).toEqual(whole);
        // One that wrote nothing is no different from none, and one that wrote the settings had come to its end.
        expect(note.includes('An earlier run did not come to its end')).toBe(count > 0 && count < order.length);
      }
    }));
});

/** What a process was writing when it was killed; no system gives a process such a number. */
const ABANDONED = ['', 'data/', '.github/workflows/'].map((path) => `${path}.999999999-0123456789ab`);

function put(directory: string, path: string, text: string): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), text);
}

describe('a newer version', () => {
  const newer = ownStandIn('a newer program', '9.0.0');

  test('leaves what is there, and says how to install it', () =>
    inDirectory(async (directory) => {
      await runInit(directory);
      const before = filesIn(directory);
      const { note } = await runInit(directory, { own: newer });
      expect(note).toContain('  npm install ./program/ocpi-snapshot-9.0.0.tgz\n');
      expect(filesIn(directory)).toMatchObject(before);
    }));

  test('writes anew what was deleted first, and that can be installed', () =>
    inDirectory(async (directory) => {
      await runInit(directory, { tables: 'tables' });
      const { 'README.md': readme } = filesIn(directory);
      for (const path of ['package.json', 'package-lock.json', 'program', 'README.md'])
        rmSync(join(directory, path), { recursive: true });
      const { note } = await runInit(directory, { given: {}, own: newer });
      expect(note).toContain('  npm ci\n');
      const { [ARCHIVE]: archive = '', 'package-lock.json': lock = '', ...files } = filesIn(directory);
      expect(archive).not.toBe('');
      const hash = createHash('sha512')
        .update(readFileSync(join(directory, ARCHIVE)))
        .digest('base64');
      expect(lock).toContain(`"sha512-${hash}"`);
      // It knows by the tables what to say of them.
      expect(files['README.md']).toBe(readme);
    }));
});

const ARCHIVE = 'program/ocpi-snapshot-9.0.0.tgz';

describe('what is there', () => {
  test('survives byte for byte, whatever it is', () =>
    fc.assert(
      fc.asyncProperty(
        fc.subarray([...OF_PROGRAM, 'data/chargers-old.csv', 'data/notes.txt', '.git/HEAD', 'LICENSE']),
        fc.string(),
        (paths, text) =>
          inDirectory(async (directory) => {
            for (const path of paths) put(directory, path, text);
            const before = filesIn(directory);
            const { out } = await runInit(directory);
            const after = filesIn(directory);
            for (const [path, bytes] of Object.entries(before)) expect(after[path]).toBe(bytes);
            for (const path of paths) if (OF_PROGRAM.includes(path)) expect(out).toContain(`kept ${path}`);
            // Tables are somebody's network, into which no example belongs.
            expect(after['data/chargers.csv'] === undefined).toBe(paths.includes('data/chargers-old.csv'));
          }),
      ),
      runs(8, 60),
    ));

  test('is completed by hand if it is a .gitignore that knows nothing of what is built', () =>
    inDirectory(async (directory) => {
      put(directory, '.gitignore', 'node_modules\n/dist/\n');
      expect((await runInit(directory)).note).toContain('Add to .gitignore what is built: /.dist /.local /.cache\n');
    }));

  test('decides the name and the country if it is a network.json', () =>
    inDirectory(async (directory) => {
      const settings = JSON.stringify({ name: 'Київ Заряд', country_code: 'UA', party_id: 'KYZ' });
      put(directory, 'data/network.json', settings);
      await runInit(directory, { given: {} });
      const files = filesIn(directory);
      expect(files['data/network.json']).toBe(settings);
      expect(files['data/chargers.csv']).toBeUndefined();
      expect(files['wrangler.toml']).toContain('name = "ocpi-ua"');
      expect(files['README.md']).toMatch(/^# Київ Заряд:/);
    }));

  test('stops everything if it is a network.json with errors', () =>
    inDirectory(async (directory) => {
      put(directory, 'data/network.json', '{ "party_id": 5 }');
      const before = filesIn(directory);
      await expect(runInit(directory)).rejects.toThrow(/network\.json has errors: .*Nothing was written/);
      expect(filesIn(directory)).toEqual(before);
    }));

  test.each(['data', '.github', '.github/workflows'])('stops everything if %s is a file', (path) =>
    inDirectory(async (directory) => {
      put(directory, path, 'x');
      const before = filesIn(directory);
      await expect(runInit(directory)).rejects.toThrow(`/${path}" is a file, but "${directory}/`);
      expect(filesIn(directory)).toEqual(before);
    }),
  );

  test('is not left through a link', () =>
    inDirectory(async (directory) => {
      const [inside, outside] = [join(directory, 'inside'), join(directory, 'outside')];
      mkdirSync(inside);
      mkdirSync(outside);
      symlinkSync(outside, join(inside, '.github'));
      await expect(runInit(inside)).rejects.toThrow(/"\S+\/\.github" is a link that leads out of/);
      expect(filesIn(directory)).toEqual({});
    }));

  test('is not left through a link to a directory beside it whose name begins alike', () =>
    inDirectory(async (directory) => {
      const [inside, outside] = [join(directory, 'network'), join(directory, 'network-2')];
      mkdirSync(inside);
      mkdirSync(outside);
      symlinkSync(outside, join(inside, 'data'));
      await expect(runInit(inside)).rejects.toThrow(/"\S+\/data" is a link that leads out of/);
      expect(filesIn(directory)).toEqual({});
    }));

  test('may have a link to a directory of its own', () =>
    inDirectory(async (directory) => {
      mkdirSync(join(directory, 'tables'));
      symlinkSync('tables', join(directory, 'data'));
      expect((await runInit(directory)).code).toBe(0);
      expect(Object.keys(filesIn(join(directory, 'tables'))).sort()).toEqual(['chargers.csv', 'network.json']);
    }));

  test('is not written to through a link in the place of a file', () =>
    inDirectory(async (directory) => {
      const [inside, victim] = [join(directory, 'inside'), join(directory, 'victim')];
      await runInit(inside);
      for (const path of OF_PROGRAM) {
        writeFileSync(victim, 'somebody else');
        rmSync(join(inside, path));
        symlinkSync(victim, join(inside, path));
        await runInit(inside);
        expect(readFileSync(victim, 'utf8'), path).toBe('somebody else');
        rmSync(join(inside, path));
      }
    }));

  test('is joined by neither of two files that npm compares, if there is one of them', () =>
    inDirectory(async (directory) => {
      put(directory, 'package.json', '{"private":true}');
      const { out, note } = await runInit(directory);
      expect(filesIn(directory)).toMatchObject({ 'package.json': '{"private":true}' });
      expect(existsSync(join(directory, 'package-lock.json'))).toBe(false);
      expect(out).toContain('wrote program/ocpi-snapshot-0.2.0.tgz');
      expect(note).toContain('  npm install ./program/ocpi-snapshot-0.2.0.tgz\n  npx ocpi-snapshot start\n');
    }));

  test('is kept if it is a link that leads nowhere', () =>
    inDirectory(async (directory) => {
      symlinkSync('/nowhere/at/all', join(directory, 'README.md'));
      expect((await runInit(directory)).out).toContain('kept README.md');
      expect(existsSync('/nowhere')).toBe(false);
    }));

  test('may be a directory that is reached by a link', () =>
    inDirectory(async (directory) => {
      mkdirSync(join(directory, 'real'));
      symlinkSync(join(directory, 'real'), join(directory, 'link'));
      await runInit(join(directory, 'link'));
      expect(Object.keys(filesIn(join(directory, 'real'))).sort()).toEqual(OF_SHEET);
    }));

  test('is no place for a repository if it is a file', () =>
    inDirectory(async (directory) => {
      put(directory, 'x', 'text');
      await expect(runInit(join(directory, 'x'))).rejects.toThrow('is a file');
      await expect(runInit(join(directory, 'x/y'))).rejects.toThrow(
        `${directory}/x/y cannot be written: a part of the path is a file, and not a directory.`,
      );
      expect(readFileSync(join(directory, 'x'), 'utf8')).toBe('text');
    }));
});

describe('network.json', () => {
  test('has what was answered and what follows, and everything else as a comment', () =>
    inDirectory(async (directory) => {
      const given = { ...GIVEN, country: 'DE', 'base-url': 'https://ocpi.laden.de' };
      await runInit(directory, { given });
      expect(settingsIn(directory)).toEqual({
        $schema: '../node_modules/ocpi-snapshot/schemas/network.schema.json',
        ...{ name: 'Example Charging', country_code: 'DE', party_id: 'XXX', base_url: 'https://ocpi.laden.de' },
        ...{ operator: { name: 'Example Charging' }, country: 'DEU' },
        ...{ time_zone: 'Europe/Berlin', currency: 'EUR', language: 'de' },
      });
      const { 'data/network.json': text = '' } = filesIn(directory);
      expect(text).toMatch(/\n {2}\/\/ Registered id .*party-id\.md\)\.\n {2}"party_id": "XXX",\n/);
      for (const line of ['"versions": ["2.2"],', '"cache_seconds": 30,', '  "website": "https://example.com",'])
        expect(text).toContain(`\n  ${line.replace(/^ */, '$&// ')}\n`);
    }));

  test('names all time zones of a country that has several', () =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: { ...GIVEN, country: 'ES' }, here: 'Atlantic/Canary' });
      expect(settingsIn(directory)).toMatchObject({ time_zone: 'Atlantic/Canary' });
      expect(filesIn(directory)['data/network.json']).toContain('another one: Europe/Madrid, Atlantic/Canary.\n');
    }));

  test('gets the address of the first deployment, and its comments stay', () =>
    inDirectory(async (directory) => {
      await runInit(directory);
      const { 'data/network.json': text = '' } = filesIn(directory);
      const after = withSetting(text, ['base_url'], 'https://example-charging.city.workers.dev');
      expect(after).toBe(text.replace('http://localhost:8787', 'https://example-charging.city.workers.dev'));
    }));
});

describe('names', () => {
  test.each([
    ['Stadtwerke Müller & Söhne', 'stadtwerke-muller-sohne'],
    ['E', 'ocpi-nl'],
    ['Київ Заряд 24', 'ocpi-nl'],
    ['x'.repeat(80), 'x'.repeat(63)],
    ['"quotes" and \\ back', 'quotes-and-back'],
  ])('%s becomes the Worker %s', (name, worker) =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: { name, country: 'NL' } });
      expect(readFileSync(join(directory, 'wrangler.toml'), 'utf8')).toContain(`\nname = "${worker}"\n`);
      expect(settingsIn(directory)).toMatchObject({
        name,
        operator: { name },
      });
    }),
  );

  test('are no markup in the README', () =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: { name: '<b>[x](y)', country: 'GB' } });
      expect(readFileSync(join(directory, 'README.md'), 'utf8')).toMatch(/^# \\<b\\>\\\[x\\\]\(y\):/);
    }));
});

test('the directory of the program is no place for a network, and none is written there where nobody names another', async () => {
  const shell = { companions: COMPANIONS, environment: {} };
  await expect(command.call([], recordedTerminal(), shell)).rejects.toThrow('This is the directory of the program.');
  expect(existsSync('program')).toBe(false);
});

test('no file is left beside those that were written', () =>
  inDirectory(async (directory) => {
    await runInit(directory);
    for (const path of Object.keys(filesIn(directory))) expect(basename(path)).not.toMatch(/^\.\d/);
  }));
