/** For tests: documents, what an import makes of them, and what would be published. */

import { readFileSync } from 'node:fs';
import { type Document, importFeeds } from '../../../packages/import/ocpi/import.ts';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import type { Imported } from '../../../packages/import/rows/finish-import.ts';
import type { Finding } from '../../../src/findings/finding.ts';
import { OCPI_VERSION, type OcpiVersion } from '../../../src/ocpi/enums.ts';
import { NOW } from '../../support/data-directory.ts';
import { completeFiles, type PublishedFeed, publish } from './roundtrip/round-trip.ts';

export const FEEDS = 'test/fixtures/feeds';

/** A list of the committed feeds. */
export function feed(
  name:
    | 'complete-locations'
    | 'complete-tariffs'
    | 'untidy-locations'
    | 'untidy-tariffs'
    | 'newest-locations'
    | 'newest-tariffs',
) {
  const { data } = JSON.parse(readFileSync(`${FEEDS}/${name}.json`, 'utf8')) as { data: JsonObject[] };
  return data;
}

/** A value as the document that it came in. */
export function documentOf(value: unknown, path = 'feed.json'): Document {
  return textDocument(JSON.stringify(value), path);
}

export function textDocument(text: string | Uint8Array, path = 'feed.json'): Document {
  return { path, bytes: Buffer.from(text) };
}

export interface Outcome extends PublishedFeed, Pick<Imported, 'files' | 'findings' | 'summary'> {}

/** Imports, and builds what needs no filling in. What is published is asserted against the contract; a violation throws. */
export async function outcome(locations: unknown, tariffs?: unknown, version?: OcpiVersion): Promise<Outcome> {
  return await outcomeOf(
    documentOf(locations),
    tariffs === undefined ? undefined : documentOf(tariffs, 'tariffs.json'),
    version,
  );
}

/** @param version in which version objects are published */
export async function outcomeOf(
  locations: Document,
  tariffs?: Document,
  version: OcpiVersion = '2.2.1',
): Promise<Outcome> {
  const { files, findings, summary } = importFeeds(locations, tariffs, NOW, { versions: OCPI_VERSION });
  if (files.size === 0) {
    return { files, findings, summary, locations: [], tariffs: [], tariffIds: new Set(), hiddenTariffs: new Set() };
  }
  return { files, findings, summary, ...(await publish(completeFiles(locations, tariffs, NOW), NOW, version)) };
}

/** Findings as `code pointer`, which is what most tests are about. */
export function brief(findings: readonly Finding[]): string[] {
  return findings.map(({ code, pointer, line, column }) => `${code} ${pointer ?? `${line}:${column}`}`);
}

/** The smallest location that is complete; tests add what they are about. */
export function smallLocation(members: JsonObject = {}): JsonObject {
  return {
    country_code: 'NL',
    party_id: 'EXA',
    id: 'L-1',
    publish: true,
    address: 'Main Street 1',
    city: 'Amsterdam',
    country: 'NLD',
    coordinates: { latitude: '52.373169', longitude: '4.893379' },
    time_zone: 'Europe/Amsterdam',
    evses: [smallEvse()],
    operator: { name: 'Example Charging' },
    last_updated: '2025-01-01T00:00:00Z',
    ...members,
  };
}

export function smallEvse(members: JsonObject = {}): JsonObject {
  const connectors = [smallConnector()];
  return { uid: 'E-1', status: 'AVAILABLE', connectors, last_updated: '2025-01-01T00:00:00Z', ...members };
}

export function smallConnector(members: JsonObject = {}): JsonObject {
  return {
    id: '1',
    standard: 'IEC_62196_T2',
    format: 'SOCKET',
    power_type: 'AC_3_PHASE',
    max_voltage: 230,
    max_amperage: 32,
    last_updated: '2025-01-01T00:00:00Z',
    ...members,
  };
}

export function smallTariff(members: JsonObject = {}): JsonObject {
  return {
    country_code: 'NL',
    party_id: 'EXA',
    id: 'T-1',
    currency: 'EUR',
    elements: [{ price_components: [{ type: 'ENERGY', price: 0.45, vat: 21, step_size: 1 }] }],
    last_updated: '2025-01-01T00:00:00Z',
    ...members,
  };
}
