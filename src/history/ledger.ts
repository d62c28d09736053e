/**
 * What the next build must know of every object of a snapshot, in columns: some hundred bytes an object, so that it need
 * not read their texts. It follows from the snapshot alone, and is kept in the cache to save the work (src/cache/).
 */

import { z } from 'zod';
import { fromJson } from '../cache/from-json.ts';
import { digestText } from '../ocpi/template.ts';
import type { ReadList } from '../snapshot/read-snapshot.ts';
import { sameCase } from '../tables/tables.ts';
import type { Followed } from './followed.ts';
import type { PreviousList, PreviousObject } from './previous.ts';
import { readPublished } from './read-published.ts';

/** Objects in the order of the list; texts that hold no line break are joined by them. */
export interface Ledger {
  readonly created: Float64Array;
  readonly lastUpdated: Float64Array;
  readonly ids: string;
  readonly hashes: string;
  readonly statuses: string;
  readonly wholeHashes: string;
  readonly from?: string;
}

/** The ledgers of one version of a snapshot. */
export interface VersionLedgers {
  readonly locations: Ledger;
  readonly tariffs: Ledger;
  readonly listing?: string;
}

/** By version number. */
export type Ledgers = { readonly [version: string]: VersionLedgers };

/** Works out what a snapshot says of its objects, from their texts. @throws SnapshotDamaged */
export function deriveLedger({ index, created, text }: ReadList): Ledger {
  const objects = Array.from({ length: index.objects }, (_, position): Listed => {
    const json = text(position);
    const object = readPublished(json);
    const { slots: _slots, ...digest } = digestText(json, object);
    const [since = 0, lastUpdated = 0] = [created[position], index.lastUpdated[position]];
    return { ...digest, id: object.id, created: since, lastUpdated };
  });
  return columnsOf(objects);
}

/** The ledger of a list that is about to be published. */
export function ledgerOf(list: readonly Followed[]): Ledger {
  return { ...columnsOf(list), from: list.map(({ from }) => from ?? '').join('\n') };
}

type Listed = Omit<PreviousObject, 'from' | 'text'>;

function columnsOf(list: readonly Listed[]): Ledger {
  const column = (of: (object: Listed) => string) => list.map(of).join('\n');
  return {
    created: Float64Array.from(list, ({ created }) => created),
    lastUpdated: Float64Array.from(list, ({ lastUpdated }) => lastUpdated),
    ids: column(({ id }) => id),
    hashes: column(({ hash }) => hash),
    statuses: column(({ statuses }) => statuses),
    wholeHashes: column(({ wholeHash }) => wholeHash),
  };
}

/** The objects of a ledger; their texts come from the snapshot. */
export function toPreviousList(ledger: Ledger, list: ReadList): PreviousList {
  const split = (column: string) => (ledger.created.length === 0 ? [] : column.split('\n'));
  const [ids, hashes, statuses] = [split(ledger.ids), split(ledger.hashes), split(ledger.statuses)];
  const [wholeHashes, from] = [split(ledger.wholeHashes), ledger.from === undefined ? undefined : split(ledger.from)];
  const objects = new Map<string, PreviousObject>();
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] ?? '';
    objects.set(sameCase(id), {
      id,
      created: ledger.created[i] ?? 0,
      lastUpdated: ledger.lastUpdated[i] ?? 0,
      hash: hashes[i] ?? '',
      statuses: statuses[i] ?? '',
      wholeHash: wholeHashes[i] ?? '',
      ...(from === undefined ? {} : { from: from[i] ?? '' }),
      text: () => list.text(i),
    });
  }
  return objects;
}

export function encodeLedgers(ledgers: Ledgers): Uint8Array {
  return Buffer.from(
    JSON.stringify(ledgers, (_, value) => (ArrayBuffer.isView(value) ? [...(value as Float64Array)] : value)),
  );
}

const moments = z.array(z.number()).transform((list) => Float64Array.from(list));

const ledgerSchema = z
  .object({
    created: moments,
    lastUpdated: moments,
    ids: z.string(),
    hashes: z.string(),
    statuses: z.string(),
    wholeHashes: z.string(),
    from: z.string().optional(),
  })
  .refine(({ created, lastUpdated, ids, hashes, statuses, wholeHashes, from = statuses }) => {
    const { length } = created;
    const texts = [ids, hashes, statuses, wholeHashes, from];
    const isWhole = (text: string) => (length === 0 ? text === '' : text.split('\n').length === length);
    return lastUpdated.length === length && texts.every(isWhole);
  });

const ledgersSchema = z.record(
  z.string(),
  z.object({ locations: ledgerSchema, tariffs: ledgerSchema, listing: z.string().optional() }),
);

/** The ledgers, if the bytes are such; they may come from elsewhere. */
export function decodeLedgers(bytes: Uint8Array): Ledgers | undefined {
  return fromJson(ledgersSchema, bytes) as Ledgers | undefined;
}
