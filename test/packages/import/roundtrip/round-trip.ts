/** Imports a feed, builds it, and compares: the result must equal the feed, except for what docs/import.md lists. */

import { isDeepStrictEqual } from 'node:util';
import { type Document, importFeeds } from '../../../../packages/import/ocpi/import.ts';
import { isObject, type JsonObject } from '../../../../packages/import/ocpi-objects/feed-values.ts';
import type { ImportCode } from '../../../../packages/import/rows/finding-codes.ts';
import { noNumbers, type ObjectNumbers } from '../../../../packages/import/rows/losses.ts';
import type { Summary } from '../../../../packages/import/rows/summary.ts';
import { type Finding, isError } from '../../../../src/findings/finding.ts';
import { foldCase } from '../../../../src/ocpi/ci-string.ts';
import { OCPI_VERSION, type OcpiVersion } from '../../../../src/ocpi/enums.ts';
import type { Built } from '../../../../src/publish/build-request.ts';
import { draftWaivers, withWaivers } from '../../../../src/publish/validate/draft-waivers.ts';
import { readTables } from '../../../../src/read/load/read-tables.ts';
import type { ListItem } from '../../../../src/snapshot/snapshot.ts';
import { isTariff, listsIn } from '../../../../src/sources/feeds/document-lists.ts';
import { folded } from '../../../../src/sources/feeds/names.ts';
import { withOcpiNames } from '../../../../src/sources/feeds/names-of-columns.ts';
import { jsonIn } from '../../../../src/stored-format/stored-body.ts';
import { buildInMemory } from '../../../support/build-in-memory.ts';
import { OPENED } from '../../../support/companions.ts';
import { type NamedPlace, restOf } from './named-places.ts';
import { normaliseLocation, normaliseTariff } from './normalise.ts';

export interface RoundTrip {
  /** Public locations and tariffs in the feed. */
  readonly total: number;
  /** Published exactly as in the feed, except for normalisations. */
  readonly equal: number;
  /** Changed or left out, in part or whole, with a finding that says so. Their rest is as in the feed. */
  readonly explained: number;
  /** Places of objects that differ without a finding: a bug. */
  readonly unexplained: readonly string[];
  readonly findings: readonly Finding[];
  /** What became of the objects of the feed in the tables. */
  readonly summary: Summary;
  /** How many objects a build publishes, without those that a person has to complete. */
  readonly published: ObjectNumbers;
  /** How many cells a person has to fill in. */
  readonly cellsToFillIn: number;
  /** What a check of the tables says. */
  readonly ofTables: readonly Finding[];
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
const LOSSES: ReadonlySet<string> = new Set<ImportCode>([
  'left-out',
  'object-left-out',
  'assumed',
  'renamed',
  'repaired',
  'unknown-publisher',
  'to-fill-in',
  'duplicate-object',
]);

/** Imports, builds and compares documents with what is published in OCPI 2.3.0. @param now ms since 1970 */
export async function roundTrip(feed: Document, tariffs: Document | undefined, now: number): Promise<RoundTrip> {
  const { findings, summary, cellsToFillIn, ofTables } = importFeeds(feed, tariffs, now, { versions: OCPI_VERSION });
  const rest = { findings, summary, cellsToFillIn, ofTables };
  if (findings.some(isError))
    return { total: 0, equal: 0, explained: 0, unexplained: [], published: noNumbers(), ...rest };
  const published = await publish(completeFiles(feed, tariffs, now), now);
  const { tariffIds } = published;
  const counts = { equal: 0, explained: 0 };
  const kinds: Kinds = {
    location: {
      byId: byFoldedId(published.locations),
      normalise: (location) => normaliseLocation(location, tariffIds),
      isHidden: ({ publish }) => ['false', 'no', '0'].includes(scalarText(publish).toLowerCase()),
    },
    tariff: {
      byId: byFoldedId(published.tariffs),
      normalise: normaliseTariff,
      isHidden: ({ id }) => typeof id === 'string' && published.hiddenTariffs.has(id),
    },
  };
  const documents = [feed, ...(tariffs ? [tariffs] : [])];
  const unexplained = documents.flatMap((document) => [...compare(document, findings, counts, kinds)]);
  const total = counts.equal + counts.explained + unexplained.length;
  return { total, ...counts, unexplained, published: numbersOf(published), ...rest };
}

function numbersOf({ locations, tariffs }: PublishedFeed): ObjectNumbers {
  const evses = locations.flatMap((location) => (location.evses ?? []) as readonly JsonObject[]);
  const connectors = evses.reduce((sum, evse) => sum + (evse.connectors as readonly unknown[]).length, 0);
  return { locations: locations.length, evses: evses.length, connectors, tariffs: tariffs.length };
}

function byFoldedId(objects: readonly JsonObject[]): ReadonlyMap<string, JsonObject> {
  return new Map(objects.map((object) => [foldCase(object.id), object]));
}

interface Kind {
  /** What is published, by folded id. */
  readonly byId: ReadonlyMap<string, JsonObject>;
  readonly normalise: (object: JsonObject) => JsonObject;
  /** Whether the object must not be published. */
  readonly isHidden: (object: JsonObject) => boolean;
}

type Kinds = { readonly [K in 'location' | 'tariff']: Kind };

/** Counts the objects of a document, and yields the places of those that differ without a finding. */
function* compare(
  document: Document,
  findings: readonly Finding[],
  counts: { equal: number; explained: number },
  kinds: Kinds,
): Iterable<string> {
  const objects = objectsOf(document);
  const named = namedPlaces(findings, document.path, new Set(objects.keys()));
  const ofAll = named.get('') ?? [];
  for (const [pointer, written] of objects) {
    const { normalise, isHidden, byId } = kinds[isTariff(written) ? 'tariff' : 'location'];
    const { object } = withOcpiNames(written);
    const published = byId.get(foldCase(scalarText(object.id)));
    const place = `${document.path}#${pointer}`;
    if (isHidden(object)) {
      if (published !== undefined) yield place;
      continue;
    }
    const own = named.get(pointer) ?? [];
    const { feed, trim } = restOf(written, [...ofAll, ...own]);
    const wasHidden = published === undefined && (object.publish ?? null) !== null && own.some(isAboutPublish);
    if (feed === undefined || wasHidden) counts.explained++;
    else if (published === undefined || !isDeepStrictEqual(trim(published), trim(normalise(feed)))) yield place;
    else if (own.length + ofAll.length > 0) counts.explained++;
    else counts.equal++;
  }
}

/** The import hides a site if nobody can tell whether it is public. */
function isAboutPublish({ code, path }: NamedPlace): boolean {
  return code === 'assumed' && path.length === 1 && folded(path[0] ?? '') === 'publish';
}

/** A single value as it is published; empty for anything else. */
function scalarText(value: unknown): string {
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** The files of an import without what a person has to complete: what can be built. */
export function completeFiles(feed: Document, tariffs: Document | undefined, now: number): ReadonlyMap<string, string> {
  return importFeeds(feed, tariffs, now, { incomplete: {}, versions: OCPI_VERSION }).files;
}

/** What a build of imported files publishes in a version, parsed. @throws Error if the files have errors */
export async function publish(
  files: ReadonlyMap<string, string>,
  now: number,
  version: OcpiVersion = '2.3.0',
): Promise<PublishedFeed> {
  if (!files.has('locations.csv')) {
    return { locations: [], tariffs: [], tariffIds: new Set(), hiddenTariffs: new Set() };
  }
  const built = await buildImported(files, now);
  const published = built.publication.versions.find((one) => one.version === version);
  const parsedAll = (objects: readonly ListItem[] = []) => objects.map(({ bytes }) => jsonIn<JsonObject>(bytes()));
  const tariffs = parsedAll(published?.tariffs);
  const { dataFiles, settings } = built.data;
  const rows = readTables(dataFiles.tables, settings).contents.tariffs.rows;
  const tariffIds = new Set(rows.map(({ values }) => values.id));
  const hiddenTariffs = tariffIds.difference(new Set(tariffs.map(({ id }) => id)));
  return { locations: parsedAll(published?.locations), tariffs, tariffIds, hiddenTariffs };
}

/** A build of imported files. @param own settings besides theirs @throws Error if the files have errors */
export async function buildImported(files: ReadonlyMap<string, string>, now: number, own: object = {}): Promise<Built> {
  const settings = {
    country_code: 'NL',
    party_id: 'XXX',
    ...JSON.parse(files.get('network.json') ?? '{}'),
    versions: OCPI_VERSION,
    // A feed may be years old, and its statuses must come out as they went in: ten years is the most that a network may set.
    max_status_hours: 87_600,
    ...own,
  };
  const dataFiles = {
    settingsFile: { path: 'network.json', bytes: Buffer.from(JSON.stringify(settings)) },
    tables: [...files].flatMap(([path, text]) => (path.endsWith('.csv') ? [{ path, bytes: Buffer.from(text) }] : [])),
  };
  let built = await buildInMemory(dataFiles, { companions: OPENED, now });
  if (built.kind === 'invalid' && !built.findings.some(isError)) {
    // A round trip asks whether anything is lost, so doubts about the feed's own data must not stop it.
    const everywhere = built.findings.map(({ key: _, ...found }) => found);
    const text = withWaivers(undefined, draftWaivers(everywhere, { reason: 'round trip', until: '' }).rows) ?? '';
    const waivers = { path: 'waivers.csv', bytes: Buffer.from(text) };
    built = await buildInMemory({ ...dataFiles, tables: [...dataFiles.tables, waivers] }, { companions: OPENED, now });
  }
  if (built.kind === 'invalid')
    throw new Error(`The imported tables have errors: ${built.findings.find(isError)?.message}`);
  return built;
}

/** The objects of a document by their pointers. */
function objectsOf({ bytes }: Document): ReadonlyMap<string, JsonObject> {
  const lists = listsIn(JSON.parse(new TextDecoder().decode(bytes)));
  return new Map(
    lists.flatMap(({ items, pointerOf }) =>
      items.flatMap((item, i) => (isObject(item) ? [[pointerOf(i), item] as const] : [])),
    ),
  );
}

/** The places that findings say were changed, by the pointer of their object; '' for all objects. */
function namedPlaces(
  findings: readonly Finding[],
  path: string,
  objects: ReadonlySet<string>,
): ReadonlyMap<string, readonly NamedPlace[]> {
  const places = new Map<string, NamedPlace[]>();
  for (const { code, file, pointer = '', related = [] } of findings) {
    if (!LOSSES.has(code) || file !== path) continue;
    for (const place of [pointer, ...related.map((other) => other.pointer ?? '')]) {
      let owner = place;
      while (owner !== '' && !objects.has(owner)) owner = owner.slice(0, owner.lastIndexOf('/'));
      const segments = place.slice(owner.length + 1).split('/');
      const names = segments.map((text) => text.replaceAll('~1', '/').replaceAll('~0', '~'));
      const named = { code, path: place === owner ? [] : names };
      const known = places.get(owner);
      if (known) known.push(named);
      else places.set(owner, [named]);
    }
  }
  return places;
}
