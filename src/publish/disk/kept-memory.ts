/**
 * What a command leaves for the next one, on a disk: the tables as they were checked and rendered, and digests of what was published. So
 * a status that changes costs no check of tables that did not.
 *
 * Nothing in it is believed unless this very program wrote it, and it is whole as far as its CRC-32 tells; what is missing is worked out
 * again. What of it belongs to the data at hand, build-memory.ts decides.
 */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { writeAside } from '../../read/files/write-aside.ts';
import { Room } from '../../snapshot/in-turns.ts';
import { jsonText } from '../../stored-format/stored-body.ts';
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
  const author = authorOf(await readFile(program));
  const [tables = [], published = []] = await Promise.all(NAMES.map((name) => readKept(join(directory, name), author)));
  const [snapshotBefore] = published;
  const memory: BuildMemory = {
    ...revivedTables(tables),
    snapshot: snapshotBefore && (deserialize(snapshotBefore) as BuildMemory['snapshot']),
  };
  const [before, snapshot] = [memory.staticData, memory.snapshot];
  const write = (name: (typeof NAMES)[number], parts: Iterable<Uint8Array>) =>
    writeAside(join(directory, name), signed(author, parts));
  const keep = async () => {
    try {
      if (memory.staticData && memory.staticData.value !== before?.value) await write('tables', keptTables(memory));
      if (memory.snapshot && memory.snapshot !== snapshot) await write('published', [serialize(memory.snapshot)]);
    } catch {
      // A full disk, or one that is read-only.
    }
  };
  return { memory, keep };
}

/** Stands for the program and the Node that it runs on. */
function authorOf(program: Uint8Array): Buffer {
  return createHash('sha256').update(program).update(JSON.stringify(process.versions)).digest();
}

/** Of the number before a part, and of the sum at the end. */
const NUMBER_BYTES = 4;

function numberBytes(number: number): Buffer {
  const bytes = Buffer.alloc(NUMBER_BYTES);
  bytes.writeUInt32LE(number);
  return bytes;
}

/** Parts one after the other, so that a large network is not in memory twice: each behind its length, and at the end the CRC-32 of all. */
function* signed(author: Uint8Array, parts: Iterable<Uint8Array>): Iterable<Uint8Array> {
  yield author;
  let sum = crc32(author);
  for (const part of parts) {
    const length = numberBytes(part.length);
    sum = crc32(part, crc32(length, sum));
    yield length;
    yield part;
  }
  yield numberBytes(sum);
}

/** The parts that the same program has kept in a file; none if that is damaged, foreign or not there. */
async function readKept(path: string, author: Uint8Array): Promise<readonly Buffer[]> {
  const bytes = (await readFile(path).catch(() => undefined)) ?? Buffer.alloc(0);
  const end = bytes.length - NUMBER_BYTES;
  if (end < author.length || crc32(bytes.subarray(0, end)) !== bytes.readUInt32LE(end)) return [];
  if (!bytes.subarray(0, author.length).equals(author)) return [];
  const parts: Buffer[] = [];
  for (let at = author.length; at < end; ) {
    const begin = at + NUMBER_BYTES;
    at = begin + bytes.readUInt32LE(at);
    parts.push(bytes.subarray(begin, at));
  }
  return parts;
}

/** A draft without functions. Its long texts, which few builds read again, stand apart: it has their lengths in bytes. */
interface KeptDraft extends Omit<Draft, 'template' | 'volatile' | 'held' | 'older'> {
  readonly held?: { readonly json: string; readonly hash: string };
  readonly older?: KeptDraft;
  readonly templateBytes: number;
  readonly volatileBytes: number;
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

/** Drafts that are kept together. */
const TOGETHER = 1000;

function* keptTables({ staticData, snapshot: _, ...rest }: BuildMemory): Iterable<Uint8Array> {
  if (staticData === undefined) return;
  const { key, value } = staticData;
  // Versions share drafts.
  const numbers = new Map<Draft, number>();
  const versions = withDrafts(value.versions, (draft) => {
    const number = numbers.get(draft) ?? numbers.size;
    numbers.set(draft, number);
    return number;
  });
  yield serialize({ ...rest, key, value: { ...value, versions } } satisfies KeptTables);
  const drafts = [...numbers.keys()];
  const room = new Room();
  for (let at = 0; at < drafts.length; at += TOGETHER) yield* keptTogether(drafts.slice(at, at + TOGETHER), room);
}

function revivedTables([head, ...groups]: readonly Buffer[]): BuildMemory {
  if (head === undefined) return {};
  const { key, value, ...rest } = deserialize(head) as KeptTables;
  const drafts: Draft[] = [];
  for (let at = 0; at < groups.length; at += PARTS) drafts.push(...revivedTogether(groups.slice(at, at + PARTS)));
  const versions = withDrafts(value.versions, (number) => {
    const draft = drafts[number];
    if (draft === undefined) throw new RangeError(`There is no draft ${number}.`);
    return draft;
  });
  return { ...rest, staticData: { key, value: { ...value, versions } } };
}

/**
 * Their small values as one JSON, which is read much faster than each by itself, then their templates, then their volatile values.
 *
 * @param room for the templates: what is in it is written before the next part is asked for
 */
function* keptTogether(drafts: readonly Draft[], room: Room): Iterable<Uint8Array> {
  room.empty();
  let volatiles = '';
  const keptDraft = ({ template, volatile, held, older, ...draft }: Draft): KeptDraft => {
    room.add(() => template);
    const values = JSON.stringify(volatile());
    volatiles += values;
    return {
      ...draft,
      templateBytes: template.length,
      volatileBytes: Buffer.byteLength(values),
      ...(held && { held: { json: jsonText(held.json), hash: held.hash } }),
      ...(older && { older: keptDraft(older) }),
    };
  };
  yield Buffer.from(JSON.stringify(drafts.map(keptDraft)));
  yield room.added;
  yield Buffer.from(volatiles);
}

/** How many parts a group has. */
const PARTS = 3;

function revivedTogether([values, templates, volatiles]: readonly Buffer[]): Draft[] {
  if (values === undefined || templates === undefined || volatiles === undefined) return [];
  let [templateEnd, volatileEnd] = [0, 0];
  const revived = ({ templateBytes, volatileBytes, held, older, ...draft }: KeptDraft): Draft => {
    const [templateBegin, begin] = [templateEnd, volatileEnd];
    templateEnd += templateBytes;
    volatileEnd += volatileBytes;
    const end = volatileEnd;
    let volatile: VolatileValues | undefined;
    return {
      ...draft,
      template: templates.subarray(templateBegin, templateEnd),
      volatile: () => {
        volatile ??= JSON.parse(volatiles.toString('utf8', begin, end)) as VolatileValues;
        return volatile;
      },
      ...(held && { held: { json: Buffer.from(held.json), hash: held.hash } }),
      ...(older && { older: revived(older) }),
    };
  };
  return (JSON.parse(values.toString()) as KeptDraft[]).map(revived);
}
