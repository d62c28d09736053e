/**
 * What a command leaves for the next one, on a disk: the tables as they were checked and rendered, and digests of what was published. So
 * a status that changes costs no check of tables that did not.
 *
 * Nothing in it is believed unless this very program wrote it, and not a byte of it has changed since; what is missing is worked out
 * again. What of it belongs to the data at hand, build-memory.ts decides.
 */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeAside } from '../../read/files/write-aside.ts';
import type { BuildMemory } from '../build-memory.ts';
import type { Draft } from '../render/draft.ts';
import type { DraftedVersion } from '../render/render-drafts.ts';
import type { VolatileValues } from '../render/template.ts';
import type { StaticData } from '../validate/static-data.ts';

/** The files, each of what changes by itself: statuses change all day, tables do not. */
const NAMES = ['tables', 'published'] as const;

export interface KeptMemory {
  readonly memory: BuildMemory;
  /** Writes what has changed in it. What cannot be written is no error: it would only have saved time. */
  readonly keep: () => Promise<void>;
}

/**
 * @param directory undefined if nothing is to be kept
 * @param program the file that is all of the program; undefined if it is many, its sources: then nothing is kept either
 */
export async function openMemory(directory: string | undefined, program: string | undefined): Promise<KeptMemory> {
  if (directory === undefined || program === undefined) return { memory: {}, keep: async () => {} };
  const author = sumOf(await readFile(program), Buffer.from(JSON.stringify(process.versions)));
  const [tables, published] = await Promise.all(NAMES.map((name) => readKept(join(directory, name), author)));
  const memory = { ...revivedTables(tables), snapshot: published?.[0] as BuildMemory['snapshot'] };
  const [before, snapshot] = [memory.staticData, memory.snapshot];
  const write = (name: (typeof NAMES)[number], values: Iterable<unknown>) =>
    writeAside(join(directory, name), signed(author, values));
  const keep = async () => {
    try {
      if (memory.staticData && memory.staticData.value !== before?.value) await write('tables', keptTables(memory));
      if (memory.snapshot && memory.snapshot !== snapshot) await write('published', [memory.snapshot]);
    } catch {
      // A full disk, or one that is read-only.
    }
  };
  return { memory, keep };
}

function sumOf(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

const [LENGTH_BYTES, SUM_BYTES] = [4, 32];

/** Values one after the other, so that a large network is not in memory twice: each behind its length, and the sum of all. */
function* signed(author: Uint8Array, values: Iterable<unknown>): Iterable<Uint8Array> {
  const hash = createHash('sha256').update(author);
  for (const value of values) {
    const body = serialize(value);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32LE(body.length);
    hash.update(length).update(body);
    yield length;
    yield body;
  }
  yield hash.digest();
}

/** What the same program has kept in a file; undefined if that is damaged, foreign or not there. */
async function readKept(path: string, author: Uint8Array): Promise<readonly unknown[] | undefined> {
  const bytes = (await readFile(path).catch(() => undefined)) ?? Buffer.alloc(0);
  const end = Math.max(0, bytes.length - SUM_BYTES);
  if (!sumOf(author, bytes.subarray(0, end)).equals(bytes.subarray(end))) return undefined;
  const values: unknown[] = [];
  for (let at = 0; at < end; ) {
    const begin = at + LENGTH_BYTES;
    at = begin + bytes.readUInt32LE(at);
    values.push(deserialize(bytes.subarray(begin, at)));
  }
  return values;
}

/** A draft without functions. */
interface KeptDraft extends Omit<Draft, 'template' | 'volatile' | 'held' | 'older'> {
  readonly template: string;
  /** As JSON, which most of them stay. */
  readonly volatile: string;
  readonly held?: { readonly json: string; readonly hash: string };
  readonly older?: KeptDraft;
}

/** Tables without their drafts: these come behind it, and versions say which are theirs. */
type KeptTables = Omit<BuildMemory, 'staticData' | 'snapshot'> & {
  readonly key: string;
  readonly value: Omit<StaticData, 'versions'> & { readonly versions: readonly Version<number>[] };
};

type Version<D> = Omit<DraftedVersion, 'locations' | 'tariffs'> & {
  readonly [list in 'locations' | 'tariffs']: readonly D[];
};

function withDrafts<A, B>(versions: readonly Version<A>[], to: (draft: A) => B): Version<B>[] {
  return versions.map((version) => {
    return { ...version, locations: version.locations.map(to), tariffs: version.tariffs.map(to) };
  });
}

/** Drafts that are kept as one value. */
const TOGETHER = 1000;

function* keptTables({ staticData, snapshot: _, ...rest }: BuildMemory): Iterable<unknown> {
  if (staticData === undefined) return;
  const { key, value } = staticData;
  // Versions share drafts.
  const numbers = new Map<Draft, number>();
  const versions = withDrafts(value.versions, (draft) => {
    const number = numbers.get(draft) ?? numbers.size;
    numbers.set(draft, number);
    return number;
  });
  yield { ...rest, key, value: { ...value, versions } } satisfies KeptTables;
  const drafts = [...numbers.keys()];
  for (let at = 0; at < drafts.length; at += TOGETHER) yield drafts.slice(at, at + TOGETHER).map(keptDraft);
}

function revivedTables(kept: readonly unknown[] = []): BuildMemory {
  const [head, ...groups] = kept as [KeptTables?, ...KeptDraft[][]];
  if (head === undefined) return {};
  const { key, value, ...rest } = head;
  const drafts = groups.flatMap((group) => group.map(revivedDraft));
  const versions = withDrafts(value.versions, (number) => {
    const draft = drafts[number];
    if (draft === undefined) throw new RangeError(`There is no draft ${number}.`);
    return draft;
  });
  return { ...rest, staticData: { key, value: { ...value, versions } } };
}

function keptDraft({ template, volatile, held, older, ...draft }: Draft): KeptDraft {
  return {
    ...draft,
    template: template(),
    volatile: JSON.stringify(volatile()),
    ...(held && { held: { json: held.json(), hash: held.hash } }),
    ...(older && { older: keptDraft(older) }),
  };
}

function revivedDraft({ template, volatile: json, held, older, ...draft }: KeptDraft): Draft {
  let volatile: VolatileValues | undefined;
  return {
    ...draft,
    template: () => template,
    volatile: () => {
      volatile ??= JSON.parse(json) as VolatileValues;
      return volatile;
    },
    ...(held && { held: { json: () => held.json, hash: held.hash } }),
    ...(older && { older: revivedDraft(older) }),
  };
}
