/** Checks of a single Location, EVSE or Connector (OCPI 8.2.1) against the same object in the list. */

import { isDeepStrictEqual } from 'node:util';
import { below } from '../http/addresses.ts';
import { dataOf, isRecord, type JsonRecord, outlineOf, show, succeeded } from '../http/exchange.ts';
import type { CheckId } from '../results/check-catalogue.ts';
import type { Probing } from './context.ts';
import { parseDateTime } from './date-time.ts';
import { errorProblem } from './envelope.ts';
import type { List } from './versions.ts';

const ALL = ['single-location', 'single-evse', 'single-connector', 'single-case'] as const;

/** @param samples some Locations of the list */
export async function checkSingles(list: List, samples: readonly JsonRecord[], probing: Probing): Promise<void> {
  const { results } = probing;
  const named = samples.filter((one) => typeof one.id === 'string' && one.id !== '');
  if (samples.length === 0) results.doesNotApply(ALL, 'the list is empty');
  else if (named.length === 0) results.skip(ALL, 'no Location has an id');
  for (const location of named)
    await checkSingle('single-location', below(list.url, String(location.id)), location, probing);
  if (named.length > 0) {
    await checkParts(list, named, probing);
    await checkCase(list, named, probing);
  }
  await checkUnknown(list, probing);
}

/** Checks the first EVSE and its first Connector. */
async function checkParts(list: List, locations: readonly JsonRecord[], probing: Probing): Promise<void> {
  const [found] = locations.flatMap((location) => partsOf(location) ?? []);
  if (!found) {
    const reason = `none of ${locations.length} Locations has an EVSE with a connector`;
    return probing.results.doesNotApply(['single-evse', 'single-connector'], reason);
  }
  const { location, evse, connector } = found;
  const path = [String(location.id), String(evse.uid)];
  await checkSingle('single-evse', below(list.url, ...path), evse, probing);
  await checkSingle('single-connector', below(list.url, ...path, String(connector.id)), connector, probing);
}

async function checkSingle(id: CheckId, url: URL, listed: JsonRecord, probing: Probing): Promise<void> {
  const answer = await probing.ask(id, url);
  if (!answer) return;
  const data = dataOf(answer);
  // It may have been updated in between.
  const isNewer = isRecord(data) && keyOf(data) === keyOf(listed) && isUpdated(data, listed);
  const isSame = succeeded(answer) && (isNewer || isDeepStrictEqual(data, listed));
  const [got, at] = succeeded(answer) ? [differenceOf(data, listed), '/data'] : [outlineOf(answer)];
  const expected = 'HTTP 200, status_code 1000, and the object as in the list';
  probing.results.record(id, isSame, answer, expected, got, at);
}

async function checkCase(list: List, locations: readonly JsonRecord[], probing: Probing): Promise<void> {
  const { results } = probing;
  const text = locations.map(({ id }) => String(id)).find((id) => inOtherCase(id) !== id);
  if (text === undefined) return results.doesNotApply('single-case', 'the ids of the Locations have no letters');
  const answer = await probing.ask('single-case', below(list.url, inOtherCase(text)));
  if (!answer) return;
  results.record('single-case', succeeded(answer) || 'warn', answer, `the Location "${text}"`, outlineOf(answer));
}

function inOtherCase(id: string): string {
  return id === id.toLowerCase() ? id.toUpperCase() : id.toLowerCase();
}

/** 404 and an envelope (OCPI 5, 4.1.7). */
async function checkUnknown(list: List, probing: Probing): Promise<void> {
  const answer = await probing.ask('unknown-id', below(list.url, 'probe-unknown-id'));
  if (!answer) return;
  const problem = errorProblem(answer);
  const verdict = problem === undefined && (answer.status === 200 ? 'warn' : answer.status === 404);
  const expected = 'HTTP 404 and an envelope with status_code 2003';
  probing.results.record('unknown-id', verdict, answer, expected, problem ?? outlineOf(answer));
}

interface Parts {
  readonly location: JsonRecord;
  readonly evse: JsonRecord;
  readonly connector: JsonRecord;
}

function partsOf(location: JsonRecord): Parts | undefined {
  for (const evse of Array.isArray(location.evses) ? location.evses : []) {
    if (!isRecord(evse) || typeof evse.uid !== 'string' || !Array.isArray(evse.connectors)) continue;
    const connector = evse.connectors.find((one) => isRecord(one) && typeof one.id === 'string');
    if (isRecord(connector)) return { location, evse, connector };
  }
  return undefined;
}

function isUpdated(data: JsonRecord, listed: JsonRecord): boolean {
  const [now, before] = [parseDateTime(data.last_updated), parseDateTime(listed.last_updated)];
  return now !== undefined && before !== undefined && now > before;
}

/** The field that identifies the object, with its name, so that an EVSE is never taken for a Connector of the same id. */
function keyOf({ uid, id }: JsonRecord): string {
  return typeof uid === 'string' ? `uid ${uid}` : `id ${String(id)}`;
}

function differenceOf(data: unknown, listed: JsonRecord): string {
  if (!isRecord(data)) return show(data);
  if (keyOf(data) !== keyOf(listed)) return `an object with ${keyOf(data)}, but ${keyOf(listed)} was requested`;
  const names = [...new Set([...Object.keys(data), ...Object.keys(listed)])];
  const different = names.filter((name) => !isDeepStrictEqual(data[name], listed[name]));
  return `other values of ${different.slice(0, 5).join(', ')}`;
}
