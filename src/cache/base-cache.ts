/**
 * What the tables say (base.ts), kept from one build to the next under a hash of everything that it follows from. The
 * texts of the templates lie in a file of their own, from which only those that are needed are read.
 */

import { deserialize, serialize } from 'node:v8';
import type { Base } from '../base.ts';
import type { Draft } from '../ocpi/draft.ts';
import { hashTemplate, type Slots } from '../ocpi/template.ts';
import type { CacheStore } from './store.ts';

/** A file of the cache is not what it was when it was written. The build begins again without the cache. */
export class CacheDamaged extends Error {}

/** Bases of two states of the tables are kept, so that going back and forth between two costs nothing. */
const KEPT = 2;

/** A list of drafts in columns; texts that hold no line break are joined by them. */
interface Columns {
  readonly ids: string;
  readonly hashes: string;
  readonly statuses: string;
  /** Of each draft its uids, joined by tabs. */
  readonly uids: string;
  /** Of each draft its slots (slotsText). */
  readonly slots: string;
  /** Where each template lies in the file of texts. */
  readonly at: Float64Array;
  readonly bytes: Float64Array;
}

interface Kept extends Omit<Base, 'versions'> {
  readonly versions: readonly {
    version: Base['versions'][number]['version'];
    listing: string;
    locations: Columns;
    tariffs: Columns;
  }[];
}

export async function keepBase(cache: CacheStore, key: string, base: Base): Promise<void> {
  const texts: Buffer[] = [];
  const known = new Map<string, { at: number; bytes: number }>();
  let end = 0;
  const place = (draft: Draft) => {
    const found = known.get(draft.hash);
    if (found) return found;
    const text = Buffer.from(draft.template());
    const placed = { at: end, bytes: text.length };
    texts.push(text);
    end += text.length;
    known.set(draft.hash, placed);
    return placed;
  };
  const toColumns = (drafts: readonly Draft[]): Columns => {
    const places = drafts.map(place);
    const column = (of: (draft: Draft) => string) => drafts.map(of).join('\n');
    return {
      ids: column(({ id }) => id),
      hashes: column(({ hash }) => hash),
      statuses: column(({ statuses }) => statuses),
      uids: column(({ uids }) => uids.join('\t')),
      slots: column(({ slots }) => slotsText(slots())),
      at: Float64Array.from(places, ({ at }) => at),
      bytes: Float64Array.from(places, ({ bytes }) => bytes),
    };
  };
  const versions = base.versions.map(({ version, listing, locations, tariffs }) => ({
    version,
    listing,
    locations: toColumns(locations),
    tariffs: toColumns(tariffs),
  }));
  await cache.put('texts-', key, Buffer.concat(texts), KEPT);
  await cache.put('base-', key, serialize({ ...base, versions } satisfies Kept), KEPT);
}

/** The base of that key, if it is there and whole. */
export async function findBase(cache: CacheStore, key: string): Promise<Base | undefined> {
  const bytes = await cache.get(`base-${key}`);
  if (bytes === undefined) return undefined;
  const kept = deserialize(bytes) as Kept;
  const textAt = (at: number, length: number, hash: string): string => {
    const text = Buffer.from(cache.getPart(`texts-${key}`, at, length) ?? []).toString();
    if (hashTemplate(text) !== hash) throw new CacheDamaged('The texts of the cache are damaged.');
    return text;
  };
  return {
    ...kept,
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
  const [uids, slots] = [split(columns.uids), split(columns.slots)];
  return ids.map((id, i) => {
    const hash = hashes[i] ?? '';
    return {
      id,
      hash,
      statuses: statuses[i] ?? '',
      uids: uids[i] ? uids[i].split('\t') : [],
      template: () => textAt(columns.at[i] ?? 0, columns.bytes[i] ?? 0, hash),
      slots: () => readSlots(slots[i] ?? ''),
    };
  });
}

/** The moment of the object, then those of each EVSE, separated by tabs: its status, its own moment, its connectors'. */
function slotsText({ evses, lastUpdated }: Slots): string {
  const ofEvses = evses.map((evse) => [evse.status, evse.lastUpdated, ...evse.connectors].join(','));
  return [lastUpdated, ...ofEvses].join('\t');
}

function readSlots(text: string): Slots {
  const [lastUpdated = '', ...evses] = text.split('\t');
  return {
    evses: evses.map((evse) => {
      const [status = '', own = '', ...connectors] = evse.split(',');
      return { status, connectors, lastUpdated: own };
    }),
    lastUpdated,
  };
}
