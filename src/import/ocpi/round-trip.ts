/** Import, build, compare: does a feed come out of our path as it went in, but for what normalisations.ts lists? */

import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../../findings/finding.ts';
import { isError } from '../../findings/finding.ts';
import { judge } from '../../ocpi/judge.ts';
import { renderObjects } from '../../ocpi/render.ts';
import { checkSources } from '../../pipeline.ts';
import { type Document, importFeeds } from './import.ts';
import { isObject, type JsonObject } from './json.ts';
import { normaliseLocation } from './normalisations.ts';

export interface RoundTrip {
  /** Public locations in the feed. */
  readonly total: number;
  /** Published exactly as in the feed, but for the normalisations. */
  readonly equal: number;
  /** Changed or left out in part or whole, with a finding that says so. */
  readonly explained: number;
  /** Pointers of locations that differ without a finding: a fault of ours. */
  readonly unexplained: readonly string[];
  readonly findings: readonly Finding[];
}

/** Findings that say that something of an object was not taken as it is. */
const LOSSES = new Set(['left-out', 'object-left-out', 'assumed', 'renamed', 'unknown-publisher']);

/** Sends one document through the whole path; `now` in ms since 1970. Without the settings that only a person knows. */
export function roundTrip(feed: Document, now: number): RoundTrip {
  const { files, findings } = importFeeds(feed, undefined, now);
  if (findings.some(isError)) return { total: 0, equal: 0, explained: 0, unexplained: [], findings };
  const published = new Map(publish(files, now).map((location) => [String(location.id), location]));
  const { locations, prefix } = locationsOf(feed);
  const lossy = [...lossyLocations(findings, prefix)];
  let equal = 0;
  let explained = 0;
  const unexplained: string[] = [];
  for (const [i, location] of locations.entries()) {
    if (location.publish === false) {
      if (published.has(String(location.id))) unexplained.push(`${prefix}/${i}`);
      continue;
    }
    const hasLoss = lossy.includes(i);
    if (!hasLoss && isDeepStrictEqual(published.get(String(location.id)), normaliseLocation(location, new Set())))
      equal++;
    else if (hasLoss) explained++;
    else unexplained.push(`${prefix}/${i}`);
  }
  return { total: equal + explained + unexplained.length, equal, explained, unexplained, findings };
}

/** The published locations, parsed from the text that would be published. */
function publish(files: ReadonlyMap<string, string>, now: number): JsonObject[] {
  if (!files.has('locations.csv')) return [];
  const bytesOf = (text: string) => Buffer.from(text);
  const settings = { country_code: 'NL', party_id: 'XXX', ...JSON.parse(files.get('network.json') ?? '{}') };
  const { publishable, findings } = checkSources(
    {
      network: { path: 'network.json', bytes: bytesOf(JSON.stringify(settings)) },
      tables: [...files].flatMap(([path, text]) => (path.endsWith('.csv') ? [{ path, bytes: bytesOf(text) }] : [])),
      findings: [],
    },
    { now },
  );
  if (publishable === undefined) throw new Error(`The imported tables have errors: ${findings.find(isError)?.message}`);
  const newest = renderObjects({ ...publishable, now }).versions.at(-1);
  if (newest) judge(newest.version, newest.objects);
  return newest?.locations.map((text) => JSON.parse(text) as JsonObject) ?? [];
}

function locationsOf({ bytes }: Document): { locations: readonly JsonObject[]; prefix: string } {
  const document: unknown = JSON.parse(new TextDecoder().decode(bytes));
  const [list, prefix] = isObject(document) ? [document.data, '/data'] : [document, ''];
  return { locations: Array.isArray(list) ? list.filter(isObject) : [], prefix };
}

function* lossyLocations(findings: readonly Finding[], prefix: string): Iterable<number> {
  for (const { code, pointer, related = [] } of findings) {
    if (!LOSSES.has(code)) continue;
    for (const place of [pointer, ...related.map((other) => other.pointer)]) {
      const index = place?.slice(prefix.length + 1).split('/')[0];
      if (index !== undefined && index !== '') yield Number(index);
    }
  }
}
