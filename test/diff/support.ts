/** For tests: small publications, and the lines that a comparison of two of them prints. */

import { expect, test } from 'vitest';
import type { PublishedNetwork } from '../../src/diff/compare/change.ts';
import { diffNetworks } from '../../src/diff/compare/compare.ts';
import { printDiffText } from '../../src/diff/print.ts';
import type { Connector, Evse, Location, PriceComponent, Tariff } from '../../src/ocpi/types.ts';

const TIMESTAMP = '2026-01-31T08:00:00Z';

export function connector(id: string, fields: Partial<Connector> = {}): Connector {
  return {
    id,
    standard: 'IEC_62196_T2_COMBO',
    format: 'CABLE',
    power_type: 'DC',
    max_voltage: 500,
    max_amperage: 100,
    max_electric_power: 50_000,
    last_updated: TIMESTAMP,
    ...fields,
  };
}

export function evse(uid: string, fields: Partial<Evse> = {}): Evse {
  return { uid, status: 'AVAILABLE', connectors: [connector('1')], last_updated: TIMESTAMP, ...fields };
}

/** EVSEs `AMS-01-A`, `AMS-01-B` and so on. */
export function evses(location: string, codes: string, fields: Partial<Evse> = {}): Evse[] {
  return [...codes].map((code) => evse(`${location}-${code}`, fields));
}

export function location(id: string, fields: Partial<Location> = {}): Location {
  return {
    country_code: 'NL',
    party_id: 'EXA',
    id,
    publish: true,
    name: 'Dam Square',
    address: 'Dam 1',
    city: 'Amsterdam',
    country: 'NLD',
    coordinates: { latitude: '52.373000', longitude: '4.892000' },
    evses: evses(id, 'AB'),
    time_zone: 'Europe/Amsterdam',
    opening_times: { twentyfourseven: true },
    last_updated: TIMESTAMP,
    ...fields,
  };
}

export function energy(price: number, fields: Partial<PriceComponent> = {}): PriceComponent {
  return { type: 'ENERGY', price, step_size: 1, ...fields };
}

export function tariff(id: string, fields: Partial<Tariff> = {}): Tariff {
  return {
    country_code: 'NL',
    party_id: 'EXA',
    id,
    currency: 'EUR',
    elements: [{ price_components: [energy(0.39)] }],
    last_updated: TIMESTAMP,
    ...fields,
  };
}

export function published(locations: readonly Location[], tariffs: PublishedNetwork['tariffs'] = []): PublishedNetwork {
  return { locations, tariffs };
}

/** The report in text: the summary, then the lines of the changes. */
export function report(before: PublishedNetwork, after: PublishedNetwork, limit = Number.POSITIVE_INFINITY): string[] {
  const text = printDiffText(diffNetworks(before, after), { limit, all: 'npm run diff -- A B --limit 0' });
  return text.split('\n').flatMap((line) => (line === '' ? [] : [line.trim()]));
}

/** A change in a few words, both sides, and the report of it: the summary and the lines. */
export type Case = readonly [what: string, before: PublishedNetwork, after: PublishedNetwork, ...lines: string[]];

export function testReports(cases: readonly Case[]): void {
  for (const [what, before, after, ...lines] of cases) {
    test(what, () => expect(report(before, after)).toEqual(lines));
  }
}
