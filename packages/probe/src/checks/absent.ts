/**
 * Tells apart why some checks of objects were never made: the server has no such objects, which is no fault, or a list could
 * not be read.
 */

import { type CheckId, checksIn } from '../results/check-catalogue.ts';
import type { CheckResults } from '../results/results.ts';
import type { Crawl } from './crawl.ts';
import type { Module } from './versions.ts';

const OF_OBJECTS = checksIn('Objects');
const OF_LOCATIONS = [
  ...checksIn('Single objects'),
  'last-updated-order',
  'periods-order',
  'unique-ids',
  'tariffs-resolve',
] as const;

/** What an object must have for a check, and what it is called if no object has it. */
const PARTS: readonly (readonly [CheckId, string])[] = [
  ['last-updated-order', 'no Location has an EVSE'],
  ['unique-ids', 'no Location has an EVSE'],
  ['periods-order', 'no Location has opening hours with periods'],
  ['tariffs-resolve', 'no Connector refers to a tariff'],
];

/** @param absent the modules that the server does not offer */
export function noteAbsent(crawls: ReadonlyMap<Module, Crawl>, absent: readonly Module[], results: CheckResults): void {
  if (absent.includes('locations')) results.doesNotApply(OF_LOCATIONS, 'the server offers no Locations');
  else if (!isWhole(crawls.get('locations'))) results.skip(OF_LOCATIONS, 'the Locations were not crawled to the end');
  if (absent.includes('tariffs')) results.doesNotApply('tariffs-resolve', 'the server offers no tariffs');
  else if (!isWhole(crawls.get('tariffs'))) results.skip('tariffs-resolve', 'the tariffs were not crawled to the end');
  const all = [...crawls.values()];
  if (absent.length + all.length < 2 || !all.every(isWhole))
    results.skip(OF_OBJECTS, 'not all lists were crawled to the end');
  else if (all.every(({ found }) => found === 0)) results.doesNotApply(OF_OBJECTS, 'the lists are empty');
  // An EVSE of which nothing can be read was there all the same.
  else if (results.failed('objects-conform')) results.skip(OF_OBJECTS, 'objects are not as OCPI says');
  else for (const [id, reason] of PARTS) results.doesNotApply(id, reason);
}

function isWhole(crawl: Crawl | undefined): boolean {
  return crawl !== undefined && crawl.broken === undefined;
}
