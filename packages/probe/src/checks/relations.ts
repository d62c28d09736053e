/**
 * Checks of relations: between the parts of a Location, and between Locations and tariffs. Like `contract/invariants.ts`,
 * but for objects that nobody has validated: values of an unexpected type are skipped.
 */

import { foldCase } from '../../../../src/ocpi/index.ts';
import { type Answer, isRecord, type JsonRecord, show, withoutBody } from '../http/exchange.ts';
import type { CheckResults } from '../results/results.ts';
import { parseDateTime } from './date-time.ts';

/** The ids seen in a whole list, by `foldCase`, and where each was seen first. */
export interface Seen {
  readonly evseUids: Map<string, string>;
  readonly tariffIds: Map<string, { readonly answer: Answer; readonly at: string; readonly id: string }>;
}

/** Checks the relations within a Location, and records ids for those between Locations. */
export function checkLocationParts(
  location: unknown,
  pointer: string,
  answer: Answer,
  seen: Seen,
  results: CheckResults,
): void {
  if (!isRecord(location)) return;
  const context = { answer, results };
  checkHours(location.opening_times, `${pointer}/opening_times`, context);
  for (const [evse, at] of recordsIn(location, 'evses', pointer)) {
    checkId(evse.uid, `${at}/uid`, seen.evseUids, context);
    checkNotNewer(evse, location, at, context);
    const connectorIds = new Map<string, string>();
    for (const [connector, place] of recordsIn(evse, 'connectors', at)) {
      checkId(connector.id, `${place}/id`, connectorIds, context);
      checkNotNewer(connector, evse, place, context);
      noteTariffs(connector, place, answer, seen);
    }
  }
}

/** Whether the tariffs of connectors are published (OCPI 8.3.3). OCPI does not require it, so a missing one is a warning. */
export function checkTariffIds({ tariffIds }: Seen, isPublished: (id: string) => boolean, results: CheckResults): void {
  for (const [key, { answer, at, id }] of tariffIds) {
    const verdict = isPublished(key) || 'warn';
    results.record('tariffs-resolve', verdict, answer, `a tariff "${id}" in the list of tariffs`, 'none', at);
  }
}

interface Context {
  readonly answer: Answer;
  readonly results: CheckResults;
}

function recordsIn(object: JsonRecord, name: string, pointer: string): [JsonRecord, string][] {
  const list = object[name];
  if (!Array.isArray(list)) return [];
  return list.flatMap((item, i): [JsonRecord, string][] => (isRecord(item) ? [[item, `${pointer}/${name}/${i}`]] : []));
}

function checkId(id: unknown, at: string, ids: Map<string, string>, { answer, results }: Context): void {
  if (typeof id !== 'string') return;
  const first = ids.get(foldCase(id));
  if (first === undefined) ids.set(foldCase(id), `${answer.url.href} ${at}`);
  const got = `"${id}", which is also at ${first}`;
  results.record('unique-ids', first === undefined, answer, 'a unique id', got, at);
}

function checkNotNewer(part: JsonRecord, whole: JsonRecord, at: string, { answer, results }: Context): void {
  const [changed, wholeChanged] = [parseDateTime(part.last_updated), parseDateTime(whole.last_updated)];
  if (changed === undefined || wholeChanged === undefined) return;
  const expected = `not later than ${show(whole.last_updated)}, that of its parent`;
  const got = show(part.last_updated);
  results.record('last-updated-order', changed <= wholeChanged, answer, expected, got, `${at}/last_updated`);
}

function checkHours(hours: unknown, pointer: string, { answer, results }: Context): void {
  if (!isRecord(hours)) return;
  for (const name of ['regular_hours', 'exceptional_openings', 'exceptional_closings']) {
    for (const [{ period_begin, period_end }, at] of recordsIn(hours, name, pointer)) {
      if (typeof period_begin !== 'string' || typeof period_end !== 'string') continue;
      const order = name === 'regular_hours' ? period_end > period_begin : isLater(period_end, period_begin);
      if (order === undefined) continue;
      // `00:00` is not later than any time, so it breaks OCPI, which has no way to write the end of a day.
      const midnight = name === 'regular_hours' && period_end === '00:00';
      const verdict = order || (midnight ? 'warn' : 'fail');
      const expected = midnight ? '23:59, the last time that OCPI has' : `later than ${show(period_begin)}`;
      results.record('periods-order', verdict, answer, expected, show(period_end), `${at}/period_end`);
    }
  }
}

/** Undefined if one of them cannot be read, which another check reports. */
function isLater(end: string, begin: string): boolean | undefined {
  const [a, b] = [parseDateTime(end), parseDateTime(begin)];
  return a === undefined || b === undefined ? undefined : a > b;
}

function noteTariffs({ tariff_ids }: JsonRecord, pointer: string, answer: Answer, { tariffIds }: Seen): void {
  if (!Array.isArray(tariff_ids)) return;
  const light = withoutBody(answer);
  for (const [i, id] of tariff_ids.entries()) {
    if (typeof id !== 'string' || tariffIds.has(foldCase(id))) continue;
    tariffIds.set(foldCase(id), { answer: light, at: `${pointer}/tariff_ids/${i}`, id });
  }
}
