/** Imports a feed, builds it, and compares: the result must equal the feed, except for what normalisations.ts lists. */

import { isDeepStrictEqual } from 'node:util';
import { buildInMemory } from '../../build/build-in-memory.ts';
import { draftWaivers, withWaivers } from '../../build/draft-waivers.ts';
import { type Finding, isError } from '../../findings/finding.ts';
import { isObject, type JsonObject } from './feed-values.ts';
import { type Document, importFeeds } from './import.ts';
import { normaliseLocation, normaliseTariff } from './normalise.ts';

export interface RoundTrip {
  /** Public locations and tariffs in the feed. */
  readonly total: number;
  /** Published exactly as in the feed, except for normalisations. */
  readonly equal: number;
  /** Changed or left out, in part or whole, with a finding that says so. Nothing else of these objects is compared. */
  readonly explained: number;
  /** Places of objects that differ without a finding: a bug. */
  readonly unexplained: readonly string[];
  readonly findings: readonly Finding[];
}

/** What a build of the imported feed publishes. */
export interface PublishedFeed {
  readonly locations: readonly JsonObject[];
  readonly tariffs: readonly JsonObject[];
  /** Ids of all tariffs in the tables. */
  readonly tariffIds: ReadonlySet<string>;
  /** Those that are not public, because only locations that are not public use them. */
  readonly hiddenTariffs: ReadonlySet<string>;
}

/** Findings that explain why a published object differs. */
const LOSSES = new Set(['left-out', 'object-left-out', 'assumed', 'renamed', 'unknown-publisher']);

/** Imports, builds and compares documents. @param now ms since 1970 */
export async function roundTrip(feed: Document, tariffs: Document | undefined, now: number): Promise<RoundTrip> {
  const { files, findings } = importFeeds(feed, tariffs, now);
  if (findings.some(isError)) return { total: 0, equal: 0, explained: 0, unexplained: [], findings };
  const published = await publish(files, now);
  const { tariffIds } = published;
  const counts = { equal: 0, explained: 0 };
  const unexplained = [
    ...compare(feed, published.locations, findings, counts, {
      normalise: (location) => normaliseLocation(location, tariffIds),
      isHidden: ({ publish }) => publish === false || publish === 'false',
    }),
    ...compare(tariffs ?? NO_TARIFFS, published.tariffs, findings, counts, {
      normalise: normaliseTariff,
      isHidden: ({ id }) => typeof id === 'string' && published.hiddenTariffs.has(id),
    }),
  ];
  return { total: counts.equal + counts.explained + unexplained.length, ...counts, unexplained, findings };
}

const NO_TARIFFS: Document = { path: '', bytes: Buffer.from('[]') };

interface Kind {
  readonly normalise: (object: JsonObject) => JsonObject;
  /** Whether the object must not be published. */
  readonly isHidden: (object: JsonObject) => boolean;
}

/** Counts the objects of a document, and yields the places of those that differ without a finding. */
function* compare(
  document: Document,
  published: readonly JsonObject[],
  findings: readonly Finding[],
  counts: { equal: number; explained: number },
  { normalise, isHidden }: Kind,
): Iterable<string> {
  const { list, prefix } = objectsOf(document);
  const byId = new Map(published.map((object) => [object.id, object]));
  const lossy = new Set(lossyObjects(findings, document.path, prefix));
  for (const [i, object] of list.entries()) {
    if (!isObject(object)) continue;
    const place = `${document.path}#${prefix}/${i}`;
    if (isHidden(object)) {
      if (byId.has(object.id)) yield place;
    } else if (lossy.has(String(i)) || lossy.has('')) counts.explained++;
    else {
      const expected = normalise(object);
      if (isDeepStrictEqual(byId.get(expected.id), expected)) counts.equal++;
      else yield place;
    }
  }
}

/** What a build of imported files publishes, parsed. @throws Error if the files have errors */
export async function publish(files: ReadonlyMap<string, string>, now: number): Promise<PublishedFeed> {
  const settings = { country_code: 'NL', party_id: 'XXX', ...JSON.parse(files.get('network.json') ?? '{}') };
  const dataFiles = {
    settingsFile: { path: 'network.json', bytes: Buffer.from(JSON.stringify(settings)) },
    tables: [...files].flatMap(([path, text]) => (path.endsWith('.csv') ? [{ path, bytes: Buffer.from(text) }] : [])),
  };
  let built = await buildInMemory(dataFiles, { now });
  if (built.kind === 'invalid' && !built.findings.some(isError)) {
    // A round trip asks whether anything is lost, so doubts about the feed's own data must not stop it.
    const everywhere = built.findings.map(({ key: _, ...found }) => found);
    const text = withWaivers(undefined, draftWaivers(everywhere, 'round trip', '')) ?? '';
    const waivers = { path: 'waivers.csv', bytes: Buffer.from(text) };
    built = await buildInMemory({ ...dataFiles, tables: [...dataFiles.tables, waivers] }, { now });
  }
  if (built.kind === 'invalid')
    throw new Error(`The imported tables have errors: ${built.findings.find(isError)?.message}`);
  const newest = built.publication.versions.at(-1);
  const parsed = (objects: readonly { text(): string }[] = []) =>
    objects.map(({ text }) => JSON.parse(text()) as JsonObject);
  const tariffs = parsed(newest?.tariffs);
  const tariffIds = new Set(built.data.tariffIds);
  const hiddenTariffs = tariffIds.difference(new Set(tariffs.map(({ id }) => id)));
  return { locations: parsed(newest?.locations), tariffs, tariffIds, hiddenTariffs };
}

function objectsOf({ bytes }: Document): { list: readonly unknown[]; prefix: string } {
  const document: unknown = JSON.parse(new TextDecoder().decode(bytes));
  const [list, prefix] = isObject(document) ? [document.data, '/data'] : [document, ''];
  return { list: Array.isArray(list) ? list : [], prefix };
}

/** Indexes of the objects that a finding says were changed; '' means all of them. */
function* lossyObjects(findings: readonly Finding[], path: string, prefix: string): Iterable<string> {
  for (const { code, file, pointer, related = [] } of findings) {
    if (!LOSSES.has(code) || file !== path) continue;
    for (const place of [pointer ?? '', ...related.map((other) => other.pointer ?? '')]) {
      yield place.slice(prefix.length + 1).split('/')[0] ?? '';
    }
  }
}
