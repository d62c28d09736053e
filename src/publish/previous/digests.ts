/**
 * Digests of all objects of a snapshot, in columns: about a hundred bytes per object, so that the next build need not read
 * their texts. They can be computed from the snapshot; a process that builds all day keeps those of the last one.
 */

import { isUtf8 } from 'node:buffer';
import { foldCase } from '../../ocpi/ci-string.ts';
import { type ReadList, SnapshotDamaged } from '../../snapshot/read-snapshot.ts';
import { jsonText } from '../../stored-format/stored-body.ts';
import { readPublished } from '../history/parse-published.ts';
import type { PreviousList, PreviousObject } from '../history/previous.ts';
import type { PublishedObject } from '../history/published-object.ts';
import { digestText } from '../render/template.ts';

/** Objects in the order of the list. Texts are joined by line breaks, which none of them contains. */
export interface ListDigests {
  readonly created: Float64Array;
  readonly lastUpdated: Float64Array;
  readonly ids: string;
  readonly hashes: string;
  readonly statuses: string;
  readonly wholeHashes: string;
  readonly from?: string;
}

/** The digests of one version of a snapshot. */
export interface VersionDigests {
  readonly locations: ListDigests;
  readonly tariffs: ListDigests;
  readonly listing?: string;
}

/** By version number. */
export type SnapshotDigests = { readonly [version: string]: VersionDigests };

/** Computes the digests of a list from the texts of its objects. @throws SnapshotDamaged */
export function digestList({ index, created, bytes }: ReadList): ListDigests {
  const objects = Array.from({ length: index.objects }, (_, position): Listed => {
    const json = readUtf8(bytes(position));
    const object = readPublished(json);
    const { volatile: _volatile, ...digest } = digestText(json, object);
    const [since = 0, lastUpdated = 0] = [created[position], index.lastUpdated[position]];
    return { ...digest, id: object.id, created: since, lastUpdated };
  });
  return columnsOf(objects);
}

/** Somebody else may have written it, and it may be published again as it is. @throws SnapshotDamaged */
function readUtf8(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new SnapshotDamaged('an object in it is not UTF-8');
  return jsonText(bytes);
}

/** The digests of a list that is about to be published. */
export function digestsOf(list: readonly PublishedObject[]): ListDigests {
  return { ...columnsOf(list), from: list.map(({ from }) => from ?? '').join('\n') };
}

type Listed = Omit<PreviousObject, 'from' | 'bytes'>;

function columnsOf(list: readonly Listed[]): ListDigests {
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

/** The objects of a list from their digests. Their texts come from the snapshot. */
export function toPreviousList(digests: ListDigests, list: ReadList): PreviousList {
  const split = (column: string) => (digests.created.length === 0 ? [] : column.split('\n'));
  const [ids, hashes, statuses] = [split(digests.ids), split(digests.hashes), split(digests.statuses)];
  const [wholeHashes, from] = [
    split(digests.wholeHashes),
    digests.from === undefined ? undefined : split(digests.from),
  ];
  const objects = new Map<string, PreviousObject>();
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] ?? '';
    objects.set(foldCase(id), {
      id,
      created: digests.created[i] ?? 0,
      lastUpdated: digests.lastUpdated[i] ?? 0,
      hash: hashes[i] ?? '',
      statuses: statuses[i] ?? '',
      wholeHash: wholeHashes[i] ?? '',
      ...(from === undefined ? {} : { from: from[i] ?? '' }),
      bytes: () => list.bytes(i),
    });
  }
  return objects;
}
