/** `diff A B`: what a user sees, on directories as builds write them. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { command } from '../../src/cli/diff.ts';
import { type Terminal, UsageError } from '../../src/command/terminal.ts';
import { compileContract } from '../../src/contract/json-schema.ts';
import type { DiffReport } from '../../src/diff/report-markdown.ts';
import type { OcpiVersion } from '../../src/ocpi/enums.ts';
import { healthOf } from '../../src/publish/files/status-health.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { hashOf } from '../../src/snapshot/blob-store.ts';
import { type ListItem, packSnapshot } from '../../src/snapshot/snapshot.ts';
import { writeSnapshot } from '../snapshot/support/write-snapshot.ts';
import { COMPANIONS } from '../support/companions.ts';
import { NOW } from '../support/data-directory.ts';
import { csv, networkOf, readSettings, SETTINGS, snapshotOf, type Tables } from '../support/network-of.ts';
import { energy, location, tariff } from './support.ts';

let directory: string;
let said: string[];
const terminal: Terminal = {
  out: (text) => void said.push(text),
  note: () => {},
  colour: false,
  callOf: (name, rest) => `ocpi-snapshot ${name} ${rest}`,
  summaryFile: undefined,
};

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'diff-'));
  said = [];
});
afterEach(() => rm(directory, { recursive: true }));

const run = (names: readonly string[], options: { format?: string; limit?: string } = {}) => {
  const given = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const places = names.map((name) => join(directory, name));
  return command.call([...places, ...given], terminal, { environment: {}, companions: COMPANIONS });
};

describe('two builds', () => {
  const tariffs = (price: string) => csv('id,price_per_kwh', `T-1,${price}`);
  const connectors = csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
    'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1',
  );

  async function build(name: string, tables: Tables, settings: object = {}, now = NOW): Promise<void> {
    const dataFiles = networkOf(tables, { base_url: 'https://ocpi.charging.nl', ...settings });
    await writeSnapshot(join(directory, name), await snapshotOf(dataFiles, { now }));
  }

  test('differ in what was changed between them', async () => {
    await build('A', { connectors, tariffs: tariffs('0.39') });
    await build('B', {
      connectors,
      tariffs: tariffs('0.45'),
      evses: csv('uid,location_id,status', 'E-1,L-1,AVAILABLE'),
    });
    expect(await run(['A', 'B'])).toBe(0);
    expect(said.join('\n').split('\n')).toEqual([
      '1 tariff changed, 1 status changed',
      '',
      '  tariff T-1 now 0.45 EUR/kWh (was 0.39)',
      '  status: E-1 UNKNOWN -> AVAILABLE',
    ]);
  });

  test('of the same data at two times do not differ', async () => {
    await build('A', { connectors, tariffs: tariffs('0.39') });
    await build('B', { connectors, tariffs: tariffs('0.39') }, {}, NOW + 86_400_000);
    expect(await run(['A', 'B'])).toBe(0);
    expect(said).toEqual(['Nothing changed in the published data.']);
  });
});

describe('two directories', () => {
  const contract = compileContract('2.2.1');
  const { settings } = readSettings(JSON.stringify({ ...SETTINGS, base_url: 'https://ocpi.charging.nl' })) as {
    settings: Settings;
  };

  /** Writes a snapshot of these objects, which need not conform. */
  async function saveObjects(
    name: string,
    locations: readonly { id: string }[],
    tariffs: readonly { id: string }[] = [],
    { version = '2.2', ...more }: { version?: OcpiVersion; max_limit?: number } = {},
  ): Promise<void> {
    const items = (objects: readonly { id: string }[]): ListItem[] =>
      objects.map((object) => {
        const text = JSON.stringify(object);
        return { id: object.id, created: 0, lastUpdated: 0, hash: hashOf(text), bytes: () => Buffer.from(text) };
      });
    const versions = [{ version, locations: items(locations), tariffs: items(tariffs) }];
    const none = { locations: 0, evses: 0, connectors: 0, tariffs: 0 };
    const report = {
      reportedAt: -Infinity,
      statuses: new Map(),
      changed: [],
      readings: [],
      sources: 0,
      before: undefined,
    };
    const health = healthOf({ ...report, counts: none, codes: [], findings: {}, program: 'test', builtAt: NOW });
    const input = {
      settings: { ...settings, ...more },
      versions,
      pages: new Map(),
      health,
      generator: 'test',
      publishedAt: NOW,
    };
    await writeSnapshot(join(directory, name), await packSnapshot({ declared: COMPANIONS, ...input }));
  }

  async function save(name: string, price: number, sites: readonly string[], settings = {}): Promise<void> {
    const locations = sites.map((id) => location(id));
    const tariffs = [tariff('T-1', { elements: [{ price_components: [energy(price)] }] })];
    expect([...locations.flatMap(contract.location), ...tariffs.flatMap(contract.tariff)]).toEqual([]);
    await saveObjects(name, locations, tariffs, settings);
  }

  async function saveText(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }

  beforeEach(async () => {
    await save('A', 0.39, ['L-1']);
    await save('B', 0.45, ['L-1', 'L-2', 'L-3']);
  });

  test('in text, with the command that shows all', async () => {
    expect(await run(['A', 'B'], { limit: '1' })).toBe(0);
    const [a, b] = [join(directory, 'A'), join(directory, 'B')];
    expect(said.join().split('\n').at(-1)).toBe(
      `  and 2 more changes; ocpi-snapshot diff ${a} ${b} --limit 0 shows all`,
    );
    await run(['A', 'B'], { limit: '0' });
    expect(said.at(-1)?.split('\n')).toHaveLength(2 + 3);
  });

  test('in Markdown and JSON', async () => {
    await run(['A', 'B'], { format: 'markdown' });
    expect(said.join()).toContain('\n* tariff `T-1` now 0.45 EUR/kWh (was 0.39)');
    await run(['A', 'B'], { format: 'json' });
    expect(JSON.parse(said.at(-1) ?? '')).toMatchObject({ counts: { 'location added': 2, 'EVSE added': 4 }, more: 0 });
  });

  test('as a report, in which what comes from the data is marked', async () => {
    await run(['A', 'B'], { format: 'report', limit: '1' });
    expect(said[0]).not.toContain('\n');
    const { summary, changes, more } = JSON.parse(said[0] ?? '') as DiffReport;
    expect(summary).toEqual(['2 locations added, 4 EVSEs added, 1 tariff changed']);
    expect(changes).toEqual([expect.arrayContaining(['Location ', { value: 'L-2' }])]);
    expect(more).toBe(2);
  });

  test('are compared in the highest version that both have', async () => {
    await save('B', 0.99, ['L-1'], { version: '2.2.1' });
    await expect(run(['A', 'B'])).rejects.toThrow('have no OCPI version in common');
    await save('A', 0.39, ['L-1'], { version: '2.2.1' });
    await run(['A', 'B']);
    expect(said.at(-1)).toContain('now 0.99 EUR/kWh');
  });

  test('settings in the manifests count, what only concerns their form does not', async () => {
    await save('A', 0.39, ['L-1'], { max_limit: 100 });
    await save('B', 0.39, ['L-1'], { max_limit: 50 });
    await run(['A', 'B']);
    expect(said.join()).toContain('\n  max_limit of network settings: 100 -> 50');
    expect(said.join()).not.toContain('versions');
  });

  const WRONG: readonly (readonly [string, string])[] = [
    ['C/readme.txt', 'is not a snapshot: it has no manifest'],
    ['B/_snapshot/manifest.json', 'is not a snapshot: its manifest is not JSON'],
  ];

  test.each(WRONG)('%s is a mistake in the call', async (path, message) => {
    await saveText(path, '{"data":[');
    await expect(run(['A', path.slice(0, 1)])).rejects.toThrow(UsageError);
    await expect(run(['A', path.slice(0, 1)])).rejects.toThrow(message);
    expect(said).toEqual([]);
  });

  test('an object that OCPI does not allow is not compared', async () => {
    await saveObjects('B', [location('L-1'), { ...location('L-2'), evses: 5 } as { id: string }]);
    await expect(run(['A', 'B'])).rejects.toThrow('it has an object that OCPI does not allow');
  });

  test('a directory that is missing, too few, too many, a format or a limit that does not exist', async () => {
    await expect(run(['A', 'Z'])).rejects.toThrow('There is no directory');
    for (const operands of [[], ['A'], ['A', 'B', 'A']]) {
      await expect(run(operands)).rejects.toThrow(UsageError);
    }
    await expect(run(['A', 'B'], { format: 'github' })).rejects.toThrow(
      '--format must be text or markdown or json or report',
    );
    for (const limit of ['-1', '1.5', 'all', '', '99999999']) {
      await expect(run(['A', 'B'], { limit })).rejects.toThrow('--limit must be a whole number');
    }
  });
});
