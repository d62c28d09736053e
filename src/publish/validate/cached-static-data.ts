/**
 * The form of static data (static-data.ts) in the cache. The texts of the templates are in a separate file, of which only
 * the parts that are needed are read.
 */

import * as z from 'zod';
import { foldCase } from '../../ocpi/ci-string.ts';
import { OCPI_VERSION } from '../../ocpi/enums.ts';
import type { CacheStore } from '../disk/cache-store.ts';
import { fromJson, longList } from '../disk/from-json.ts';
import type { Draft } from '../render/draft.ts';
import { hashTemplate, type VolatileValues } from '../render/template.ts';
import { CATALOGUE, isCode } from './catalogue.ts';
import type { StaticData } from './static-data.ts';

/** A file of the cache is damaged. The build starts again without the cache. */
export class CacheDamaged extends Error {}

/** The static data of two states of the tables is kept, so switching between two costs nothing. */
const KEPT = 2;

const count = z.int().min(0);
const manyCounts = longList((item): item is number => Number.isSafeInteger(item) && Number(item) >= 0);
const manyTexts = longList((item): item is string => typeof item === 'string');
const place = z.object({
  file: z.string(),
  line: count.optional(),
  column: count.optional(),
  cell: z.string().optional(),
  pointer: z.string().optional(),
});

/** A warning. Data with errors is never kept. */
const warning = place
  .extend({
    code: z.string().refine(isCode),
    severity: z.enum(['doubt', 'warning']),
    field: z.string().optional(),
    key: z.string().optional(),
    value: z.string().optional(),
    message: z.string(),
    hint: z.string().optional(),
    replacement: z.string().optional(),
    related: z.array(place).optional(),
    site: z.string().optional(),
  })
  .refine(({ code, severity }) => isCode(code) && CATALOGUE[code].severity === severity);

const lines = (text: string, of: number): boolean => (of === 0 ? text === '' : text.split('\n').length === of);

/** A list of drafts in columns. Texts are joined by line breaks, which none of them contains. */
const columns = z
  .object({
    ids: z.string(),
    hashes: z.string(),
    statuses: z.string(),
    /** Per draft, its uids as they are published, joined by tabs. */
    uids: z.string(),
    /** Per draft, its volatile values (volatileText). */
    volatile: z.string(),
    /** Per draft, the prices with VAT as they were written, if it has any. */
    typed: z.string(),
    /** Where each template begins in the file of texts, in bytes. */
    at: manyCounts,
    bytes: manyCounts,
  })
  .refine(({ ids, hashes, statuses, uids, volatile, typed, at, bytes }) => {
    return (
      bytes.length === at.length &&
      [ids, hashes, statuses, uids, volatile, typed].every((text) => lines(text, at.length))
    );
  });

const counts = z.object({ locations: count, evses: count, connectors: count, tariffs: count });

/** What is kept. A cache may come from elsewhere, so its form is checked before anything in it is used. */
const keptSchema = z.object({
  checkedAt: z.number().optional(),
  findings: z.array(warning),
  versions: z.array(
    z.object({ version: z.enum(OCPI_VERSION), listing: z.string(), locations: columns, tariffs: columns }),
  ),
  rows: counts,
  drafted: counts,
  uids: manyTexts,
  evseIds: manyTexts,
  hidden: z.array(z.tuple([z.string(), place])),
});

type Columns = z.output<typeof columns>;

export async function storeStaticData(cache: CacheStore, key: string, staticData: StaticData): Promise<void> {
  const { texts, placeOf } = placeTexts(staticData);
  await cache.put('texts-', key, () => inBlocks(texts), KEPT);
  let kept: Uint8Array | undefined;
  const keptOnce = () => {
    kept ??= Buffer.from(toKept(staticData, placeOf));
    return [kept];
  };
  await cache.put('static-', key, keptOnce, KEPT);
}

interface TextPlace {
  readonly at: number;
  readonly bytes: number;
}

/** The different templates, and where each is in the file of texts. Versions often have the same. */
function placeTexts({ versions }: StaticData) {
  const texts: (() => Uint8Array)[] = [];
  const places = new Map<string, TextPlace>();
  let at = 0;
  for (const { hash, templateBytes } of versions.flatMap(({ locations, tariffs }) => [...locations, ...tariffs])) {
    if (places.has(hash)) continue;
    const bytes = templateBytes().length;
    places.set(hash, { at, bytes });
    texts.push(templateBytes);
    at += bytes;
  }
  const placeOf = ({ hash }: Draft): TextPlace => places.get(hash) ?? { at: 0, bytes: 0 };
  return { texts, placeOf };
}

const BLOCK_BYTES = 1 << 20;

/** The texts one after the other, in few pieces, because each piece is written on its own. */
function* inBlocks(texts: readonly (() => Uint8Array)[]): Iterable<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for (const text of texts) {
    const piece = text();
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < BLOCK_BYTES) continue;
    yield Buffer.concat(waiting, bytes);
    [waiting, bytes] = [[], 0];
  }
  yield Buffer.concat(waiting, bytes);
}

function toKept(staticData: StaticData, placeOf: (draft: Draft) => TextPlace): string {
  const toColumns = (drafts: readonly Draft[]): Columns => {
    const places = drafts.map(placeOf);
    const column = (of: (draft: Draft) => string) => drafts.map(of).join('\n');
    return {
      ids: column(({ id }) => id),
      hashes: column(({ hash }) => hash),
      statuses: column(({ statuses }) => statuses),
      uids: column(({ ownUids }) => ownUids.join('\t')),
      typed: column(({ typed }) => typed ?? ''),
      volatile: column(({ volatile }) => volatileText(volatile())),
      at: places.map(({ at }) => at),
      bytes: places.map(({ bytes }) => bytes),
    };
  };
  const versions = staticData.versions.map(({ version, listing, locations, tariffs }) => ({
    version,
    listing,
    locations: toColumns(locations),
    tariffs: toColumns(tariffs),
  }));
  return JSON.stringify({ ...staticData, hidden: [...staticData.hidden], versions });
}

/** The static data of a key, if it is there and undamaged. */
export async function loadStaticData(cache: CacheStore, key: string): Promise<StaticData | undefined> {
  const bytes = await cache.get(`static-${key}`);
  if (bytes === undefined) return undefined;
  const kept = fromJson(keptSchema, bytes);
  if (kept === undefined) return undefined;
  const textAt = (at: number, length: number, hash: string): string => {
    const text = Buffer.from(cache.getPart(`texts-${key}`, at, length) ?? []).toString();
    if (hashTemplate(text) !== hash) throw new CacheDamaged('The texts of the cache are damaged.');
    return text;
  };
  return {
    ...(kept as Omit<StaticData, 'hidden' | 'versions'>),
    hidden: new Map(kept.hidden) as StaticData['hidden'],
    versions: kept.versions.map(({ version, listing, locations, tariffs }) => ({
      version,
      listing,
      locations: toDrafts(locations, textAt),
      tariffs: toDrafts(tariffs, textAt),
    })),
  };
}

function toDrafts(columns: Columns, textAt: (at: number, length: number, hash: string) => string): Draft[] {
  const count = columns.at.length;
  const split = (column: string) => (count === 0 ? [] : column.split('\n'));
  const [ids, hashes, statuses] = [split(columns.ids), split(columns.hashes), split(columns.statuses)];
  const [uids, volatile, typed] = [split(columns.uids), split(columns.volatile), split(columns.typed)];
  return ids.map((id, i) => {
    const hash = hashes[i] ?? '';
    const ownUids = uids[i] ? uids[i].split('\t') : [];
    const template = () => textAt(columns.at[i] ?? 0, columns.bytes[i] ?? 0, hash);
    return {
      id,
      hash,
      statuses: statuses[i] ?? '',
      uids: ownUids.map(foldCase),
      ownUids,
      ...(typed[i] && { typed: typed[i] }),
      template,
      templateBytes: () => Buffer.from(template()),
      volatile: () => readVolatile(volatile[i] ?? ''),
    };
  });
}

/** `last_updated` of the object, then per EVSE, after a tab: its status, its `last_updated`, those of its connectors. */
function volatileText({ evses, lastUpdated }: VolatileValues): string {
  const ofEvses = evses.map((evse) => [evse.status, evse.lastUpdated, ...evse.connectors].join(','));
  return [lastUpdated, ...ofEvses].join('\t');
}

function readVolatile(text: string): VolatileValues {
  const [lastUpdated = '', ...evses] = text.split('\t');
  return {
    evses: evses.map((evse) => {
      const [status = '', own = '', ...connectors] = evse.split(',');
      return { status, connectors, lastUpdated: own };
    }),
    lastUpdated,
  };
}
