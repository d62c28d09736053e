/** For tests: small networks written as texts, and what the check and the build make of them. */

import { expect } from 'vitest';
import { type RenderedObjects, renderObjects } from '../../src/build/render/render.ts';
import { type Checked, checkSources } from '../../src/build/validate.ts';
import { checkInvariants } from '../../src/contract/invariants.ts';
import { compileContract } from '../../src/contract/json-schema.ts';
import type { Finding } from '../../src/findings/finding.ts';
import type { Connector, Evse, Location, Tariff } from '../../src/ocpi/types.ts';
import type { DataFiles } from '../../src/source/load/data-files.ts';
import { readNetwork } from '../../src/source/settings/settings.ts';
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

/** Lines as the text of a file. */
export function csv(...lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** Source files: the smallest network with these tables in place of its own, and these settings beside its own. */
export function networkOf(tables: Tables, settings: object = {}): DataFiles {
  return sourcesOf({ ...SMALLEST, ...tables }, settings);
}

/** Source files: these tables and no others. */
export function sourcesOf(tables: Tables, settings: object = {}): DataFiles {
  return {
    network: { path: 'data/network.json', bytes: Buffer.from(JSON.stringify({ ...SETTINGS, ...settings }, null, 2)) },
    tables: Object.entries(tables).map(([name, text]) => ({ path: `data/${name}.csv`, bytes: Buffer.from(text) })),
  };
}

export function check(sources: DataFiles, now = NOW): Checked {
  return checkSources(sources, { now });
}

/** Findings as `code file:line:column`, which is what most tests are about. */
export function brief(findings: readonly Finding[]): string[] {
  return findings.map(({ code, file, line, column }) =>
    [`${code} ${file}`, line, column].filter((part) => part !== undefined).join(':'),
  );
}

/** What a network without errors publishes; it keeps to the contract of OCPI. */
export function render(sources: DataFiles, now = NOW): RenderedObjects {
  const { publishable, findings } = check(sources, now);
  if (publishable === undefined) throw new Error(`not publishable: ${JSON.stringify(findings, null, 2)}`);
  const rendered = renderObjects({ ...publishable, now });
  const judge = compileContract('2.2.1');
  expect(rendered.locations.flatMap(judge.location)).toEqual([]);
  expect(rendered.tariffs.flatMap(judge.tariff)).toEqual([]);
  expect(checkInvariants(rendered)).toEqual([]);
  return rendered;
}

/** The only location, tariff, EVSE or connector of what was rendered. */
export function onlyLocation({ locations }: Pick<RenderedObjects, 'locations'>): Location {
  return only(locations);
}

export function onlyTariff({ tariffs }: Pick<RenderedObjects, 'tariffs'>): Tariff {
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
export function readSettings(text: string): ReturnType<typeof readNetwork> {
  return readNetwork('data/network.json', Buffer.from(text));
}
