/** For tests: small networks written as texts, and what the check and the build make of them. */

import { expect } from 'vitest';
import { compileContract } from '../../src/contract/json-schema.ts';
import type { Finding } from '../../src/findings/finding.ts';
import { OCPI_VERSION } from '../../src/ocpi/enums.ts';
import type { Connector, Evse, Location, Tariff } from '../../src/ocpi/types.ts';
import type { Built } from '../../src/publish/build-request.ts';
import { HISTORY } from '../../src/publish/history/finding-codes.ts';
import { catalogueOf } from '../../src/publish/validate/catalogue.ts';
import { type Validated, validate } from '../../src/publish/validate/validate.ts';
import type { DataFiles } from '../../src/read/load/data-files.ts';
import { readSettings as readSettingsFile } from '../../src/settings/read-settings.ts';
import type { ListItem, SnapshotFiles } from '../../src/snapshot/snapshot.ts';
import { jsonIn } from '../../src/stored-format/stored-body.ts';
import { buildInMemory, type MemoryBuildOptions } from './build-in-memory.ts';
import { COMPANIONS, OPENED } from './companions.ts';
import { NOW } from './data-directory.ts';

/** Texts of tables by their name: `locations`, `connectors-north`. */
export type Tables = { readonly [name: string]: string };

export const SETTINGS = {
  country_code: 'NL',
  party_id: 'EXA',
  operator: { name: 'Example Charging' },
  country: 'NLD',
  time_zone: 'Europe/Amsterdam',
  currency: 'EUR',
};

/** The smallest network: one site, one EVSE, one plug. Tests replace the tables that they are about. */
export const SMALLEST: Tables = {
  locations: csv('id,address,city,latitude,longitude', 'L-1,Main Street 1,Amsterdam,52.373169,4.893379'),
  evses: csv('uid,location_id', 'E-1,L-1'),
  connectors: csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage',
    'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32',
  ),
};

/** The table evses of the smallest network with an evse_id, for tests that count every finding of a whole build. */
export const EVSE_WITH_ID: Tables = { evses: csv('uid,location_id,evse_id', 'E-1,L-1,NL*EXA*E1') };

/** Lines as the text of a file. */
export function csv(...lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** Source files: the smallest network with these tables in place of its own, and these settings besides its own. */
export function networkOf(tables: Tables, settings: object = {}): DataFiles {
  return sourcesOf({ ...SMALLEST, ...tables }, settings);
}

/** Source files: these tables and no others. */
export function sourcesOf(tables: Tables, settings: object = {}): DataFiles {
  return {
    settingsFile: {
      path: 'data/network.json',
      bytes: Buffer.from(JSON.stringify({ ...SETTINGS, ...settings }, null, 2)),
    },
    tables: Object.entries(tables).map(([name, text]) => ({ path: `data/${name}.csv`, bytes: Buffer.from(text) })),
  };
}

/** What the check finds, but for what nearly every small network of a test lacks: evse_ids, which missing-evse-ids.test.ts is about. */
export function check(dataFiles: DataFiles, now = NOW): Validated {
  const validated = validate(dataFiles, { companions: COMPANIONS, now });
  return { ...validated, findings: besideEvseIds(validated.findings) };
}

/**
 * The check of a test of a rule: it looks at the codes that the test is about, so that a rule elsewhere may say more. That it says nothing
 * of a network with one other mistake is the subject of test/findings/fixtures.test.ts.
 *
 * @param codes separated by blanks
 */
export function checkFor(codes: string): typeof check {
  return (dataFiles, now = NOW) => {
    const validated = validate(dataFiles, { companions: COMPANIONS, now });
    return { ...validated, findings: findingsOf(codes, validated.findings) };
  };
}

/** Of these findings those with one of the codes, which are separated by blanks. A code that is misspelt would be found nowhere. */
export function findingsOf(codes: string, findings: readonly Finding[]): Finding[] {
  const own = codes.split(' ');
  const unknown = own.filter((code) => !Object.hasOwn(catalogueOf(COMPANIONS), code));
  if (unknown.length > 0) throw new Error(`No finding has the code ${unknown.join(', ')}.`);
  return findings.filter(({ code }) => own.includes(code));
}

/** What a build says of what was published before. What it says of the tables has tests of its own. */
export function ofHistory(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ code }) => Object.hasOwn(HISTORY, code));
}

/** What a test about something else is about: its EVSEs have no evse_ids. */
export function besideEvseIds(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ code }) => code !== 'evse-id-missing');
}

const ABOUT_VAT = ['vat-unsaid', 'no-vat', 'vat-of-country'];

/** What a test about something else is about: its small tariffs say little of VAT. */
export function besideVat(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ code }) => !ABOUT_VAT.includes(code));
}

/** Findings as `code file:line:column`, which is what most tests are about. */
export function brief(findings: readonly Finding[]): string[] {
  return findings.map(({ code, file, line, column }) =>
    [`${code} ${file}`, line, column].filter((part) => part !== undefined).join(':'),
  );
}

/** Builds a network without errors. */
export async function build(dataFiles: DataFiles, options: Partial<MemoryBuildOptions> = {}): Promise<Built> {
  const built = await buildInMemory(dataFiles, { companions: OPENED, now: NOW, ...options });
  if (built.kind === 'invalid') throw new Error(`not publishable: ${JSON.stringify(built.findings, null, 2)}`);
  return built;
}

/** The files of the first snapshot of a network without errors. */
export async function snapshotOf(
  dataFiles: DataFiles,
  options: Partial<MemoryBuildOptions> = {},
): Promise<SnapshotFiles> {
  return (await build(dataFiles, options)).files;
}

export interface Rendered {
  readonly locations: readonly Location[];
  readonly tariffs: readonly Tariff[];
}

/** What a network without errors publishes at first, in 2.2.1. */
export async function render(dataFiles: DataFiles, options: Partial<MemoryBuildOptions> = {}): Promise<Rendered> {
  const rendered = (await renderVersions(dataFiles, options)).get('2.2.1');
  if (rendered === undefined) throw new Error('2.2.1 is not published');
  const { location, tariff } = compileContract('2.2.1');
  expect(rendered.locations.flatMap(location)).toEqual([]);
  expect(rendered.tariffs.flatMap(tariff)).toEqual([]);
  return rendered;
}

/** What a network without errors publishes at first in each version. */
export async function renderVersions(
  dataFiles: DataFiles,
  options: Partial<MemoryBuildOptions> = {},
): Promise<ReadonlyMap<string, Rendered>> {
  const settings = JSON.parse(Buffer.from(dataFiles.settingsFile?.bytes ?? '{}').toString());
  const bytes = Buffer.from(JSON.stringify({ ...settings, versions: OCPI_VERSION }));
  const settingsFile = { path: 'data/network.json', bytes };
  const { publication } = await build({ ...dataFiles, settingsFile }, options);
  const parsed = <T>(objects: readonly ListItem[]) => objects.map(({ bytes }) => jsonIn<T>(bytes()));
  return new Map(
    publication.versions.map(({ version, locations, tariffs }) => [
      version,
      { locations: parsed<Location>(locations), tariffs: parsed<Tariff>(tariffs) },
    ]),
  );
}

/** The only location, tariff, EVSE or connector of what was rendered. */
export function onlyLocation({ locations }: Pick<Rendered, 'locations'>): Location {
  return only(locations);
}

export function onlyTariff({ tariffs }: Pick<Rendered, 'tariffs'>): Tariff {
  return only(tariffs);
}

export function onlyEvse({ evses = [] }: Location): Evse {
  return only(evses);
}

export function onlyConnector({ connectors }: Evse): Connector {
  return only(connectors);
}

export function only<T>(list: readonly T[]): T {
  const [first] = list;
  expect(list).toHaveLength(1);
  if (first === undefined) throw new Error('nothing there');
  return first;
}

/** network.json of this text. */
export function readSettings(text: string): ReturnType<typeof readSettingsFile> {
  return readSettingsFile('data/network.json', Buffer.from(text), COMPANIONS);
}
