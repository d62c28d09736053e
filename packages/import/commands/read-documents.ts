/** Gets the documents of an import: files, all files of a directory, or lists from a server. */

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isThisMachine } from '../../../src/cells/index.ts';
import { UsageError } from '../../../src/command/index.ts';
import { visible } from '../../../src/findings/index.ts';
import { readRegularFile } from '../../../src/read/index.ts';
import {
  CouldNotFetch,
  type FetchedLists,
  type FetchLimits,
  fetchLists,
  type ListName,
  openConnection,
  shown,
} from '../../../src/sources/index.ts';
import type { Document } from '../ocpi/import.ts';
import { mostBytes, tooLarge } from '../rows/size-limit.ts';

/** Where documents are: paths of files or directories, and URLs. */
export interface DocumentPlaces {
  readonly locations: readonly string[];
  /** Undefined if only the places of the locations are searched for tariffs. */
  readonly tariffs: readonly string[] | undefined;
}

export interface DocumentAccess {
  readonly token: string | undefined;
  /** Memory that the process may use, in bytes. */
  readonly memory: number;
  /** Says what is being fetched. */
  readonly note: (text: string) => void;
}

/** Lists of locations and of tariffs. */
export interface FoundDocuments {
  readonly locations: readonly Document[];
  readonly tariffs: readonly Document[];
}

/** @throws UsageError if a place cannot be read, or not as a whole */
export async function readDocuments(places: DocumentPlaces, access: DocumentAccess): Promise<FoundDocuments> {
  const { locations, tariffs } = places;
  const given = [...locations, ...(tariffs ?? [])];
  const files = await Promise.all(given.filter((place) => !isUrl(place)).map(filesAt));
  const sizes = files
    .flat()
    .map(async (path) => ({ path, bytes: (await stat(path).catch(() => undefined))?.size ?? 0 }));
  const problem = tooLarge(await Promise.all(sizes), access.memory);
  if (problem !== undefined) throw new UsageError(problem);
  const found = { locations: [] as Document[], tariffs: [] as Document[] };
  const collect = async (place: string, wanted: readonly [ListName, ...ListName[]]) => {
    const lists = isUrl(place)
      ? await fetched(place, wanted, access)
      : { [wanted[0]]: await readAll(await filesAt(place)) };
    for (const name of wanted) found[name].push(...(lists[name] ?? []));
  };
  for (const place of locations) await collect(place, tariffs === undefined ? ['locations', 'tariffs'] : ['locations']);
  for (const place of tariffs ?? []) await collect(place, ['tariffs']);
  return found;
}

function isUrl(place: string): boolean {
  return /^https?:\/\//i.test(place);
}

/** The file itself, or the JSON files of a directory: page-2 before page-10. */
async function filesAt(place: string): Promise<readonly string[]> {
  if (!(await stat(place).catch(() => undefined))?.isDirectory()) return [place];
  const names = (await readdir(place)).filter((name) => /\.json$/i.test(name) && !name.startsWith('.'));
  if (names.length === 0) throw new UsageError(`The directory "${place}" has no file whose name ends in .json.`);
  return names.sort(new Intl.Collator('en', { numeric: true }).compare).map((name) => join(place, name));
}

async function readAll(paths: readonly string[]): Promise<Document[]> {
  const documents: Document[] = [];
  for (const path of paths) documents.push({ path, bytes: await readOne(path) });
  return documents;
}

async function readOne(path: string): Promise<Uint8Array> {
  try {
    return await readRegularFile(path, Number.MAX_SAFE_INTEGER);
  } catch {
    throw new UsageError(`The file "${path}" cannot be read. Check its name and who may read it.`);
  }
}

const LIMITS: Omit<FetchLimits, 'maxBytes'> = { timeout: 600_000, maxRequests: 10_000 };

async function fetched(
  place: string,
  wanted: readonly [ListName, ...ListName[]],
  access: DocumentAccess,
): Promise<FetchedLists> {
  const { token, memory, note } = access;
  const url = toUrl(place, token);
  note(`fetching ${shown(url)}`);
  const connection = openConnection();
  try {
    const limits = { ...LIMITS, maxBytes: mostBytes(memory) };
    const credentials = { token, advice: 'If it needs a token, put it into the environment as OCPI_TOKEN.' };
    return await fetchLists({ url, wanted, credentials, limits }, { send: connection.send, now: Date.now });
  } catch (error) {
    if (error instanceof CouldNotFetch) throw new UsageError(`Nothing was imported. ${visible(error.message)}`);
    throw error;
  } finally {
    connection.close();
  }
}

function toUrl(place: string, token: string | undefined): URL {
  if (!URL.canParse(place)) throw new UsageError('The address of the locations or tariffs is not a complete URL.');
  const url = new URL(place);
  url.hash = '';
  if (url.username !== '' || url.password !== '')
    throw new UsageError(`Write ${url.origin} without a name and a password. A token belongs into the environment.`);
  if (token !== undefined && url.protocol === 'http:' && !isThisMachine(url.hostname))
    throw new UsageError(`The token would be sent to ${url.origin} for everybody to read. Use https.`);
  return url;
}
