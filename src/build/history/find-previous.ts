/**
 * Finds the previous snapshot. A local build uses the one in its place, or else the live one. A build that will be
 * published uses the live one, because that is what clients know. Every failure is reported, and a publication never
 * loses its history unless somebody asked for that.
 */

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Finding } from '../../findings/finding.ts';
import type { Settings } from '../../source/settings/settings.ts';
import { MANIFEST_PATH } from '../../stored-format/manifest.ts';
import type { CacheStore } from '../disk/cache-store.ts';
import { type ReadFile, readIn, SnapshotDamaged } from '../snapshot/read-snapshot.ts';
import { finding } from './finding-codes.ts';
import { type Fetch, fetchManifest, fetchSnapshot, SiteUnreachable } from './live-site.ts';
import { type OpenedSnapshot, openPrevious } from './open-previous.ts';

/** The option --previous: not given, no history, or the history of one place. */
export type PreviousChoice =
  | { readonly kind: 'default' | 'none' }
  | { readonly kind: 'directory' | 'url'; readonly place: string };

export interface FindOptions {
  readonly choice: PreviousChoice;
  /** Whether the snapshot is about to be published. */
  readonly isForPublishing: boolean;
  /** Where the new snapshot will be. */
  readonly out: string;
  readonly settings: Settings;
  readonly cache: CacheStore;
  /** Hash of the code (build/cache-key.ts). */
  readonly key: string;
  readonly fetch: Fetch;
}

export interface FoundPrevious {
  readonly snapshot?: OpenedSnapshot;
  /** The directory or URL of the snapshot. */
  readonly place?: string;
  /** Where it is from, or why there is none, for the log. */
  readonly words: string;
  readonly findings: readonly Finding[];
}

/** The requested history cannot be read, or a publication would lose its history. A usage error. */
export class NoHistory extends Error {
  constructor(why: string) {
    super(
      `${why}, so what was published before is unknown. Nothing was written. ` +
        'Try again later, or pass --previous none to build without a history: everything then counts as changed now.',
    );
  }
}

/** The snapshot in the place was built for another base_url. Only a person knows whether it is the same publication. */
export class AddressChanged extends Error {
  constructor(out: string, from: string, to: string) {
    super(
      `${out} was built for ${from}, and this build is for ${to}, where no snapshot could be read. Nothing was written. ` +
        `If the same network moved to the new URL, pass --previous ${out} to keep its history: what did not change keeps ` +
        'its last_updated, and what left the tables stays as REMOVED. To start without a history, pass --previous none: everything then counts as changed now.',
    );
  }
}

export async function findPrevious(options: FindOptions): Promise<FoundPrevious> {
  const { choice } = options;
  const { kind } = choice;
  switch (kind) {
    case 'none':
      return { words: 'none, as asked for', findings: [] };
    case 'directory':
    case 'url': {
      const found = await tryPlace(kind, choice.place, options);
      if ('snapshot' in found) return { ...found, findings: [] };
      throw new NoHistory(found.why);
    }
    case 'default':
      return options.isForPublishing ? findPublished(options) : findNearest(options);
    default:
      return kind satisfies never;
  }
}

/**
 * dist/ if it holds a snapshot of this network, else the live site. A build for a URL that only this machine can reach is a
 * preview, and uses whatever is in its place.
 *
 * @throws AddressChanged
 */
async function findNearest(options: FindOptions): Promise<FoundPrevious> {
  const { out, settings } = options;
  if (!existsSync(join(out, dirname(MANIFEST_PATH)))) return findLive(options, []);
  const found = await tryPlace('directory', out, options);
  if (!('snapshot' in found)) return findLive(options, [found.finding]);
  const { base_url } = found.snapshot.manifest;
  if (base_url === settings.base_url) return { ...found, findings: [] };
  const elsewhere = `(${out} was built for ${base_url})`;
  if (!isPublic(settings.base_url)) return { ...found, words: `${found.words} ${elsewhere}`, findings: [] };
  const live = await findLive(options, []);
  if (live.snapshot === undefined) throw new AddressChanged(out, base_url, settings.base_url);
  return { ...live, words: `${live.words} ${elsewhere}` };
}

/**
 * The live site. If that has no snapshot, dist/ may show that this network was published at another base_url.
 *
 * @throws NoHistory, AddressChanged
 */
async function findPublished(options: FindOptions): Promise<FoundPrevious> {
  const { out, settings } = options;
  const live = await findLive(options, []).catch((error) => {
    if (error instanceof NoHistory) return error;
    throw error;
  });
  if ('snapshot' in live) return live;
  const here = await tryPlace('directory', out, options);
  const from = 'snapshot' in here ? here.snapshot.manifest.base_url : settings.base_url;
  if (from !== settings.base_url && isPublic(from)) throw new AddressChanged(out, from, settings.base_url);
  if (live instanceof NoHistory) throw live;
  return live;
}

async function findLive(options: FindOptions, findings: readonly Finding[]): Promise<FoundPrevious> {
  const { base_url } = options.settings;
  if (!isPublic(base_url)) return { words: `none: ${base_url} is not an address to publish at`, findings };
  const found = await tryPlace('url', base_url, options);
  if ('snapshot' in found) return { ...found, findings };
  if (found.isFirst) return { words: `none: nothing is published at ${base_url} yet`, findings };
  if (options.isForPublishing) throw new NoHistory(found.why);
  return { words: `none: ${found.why}`, findings: [...findings, found.finding] };
}

type Tried =
  | { readonly snapshot: OpenedSnapshot; readonly place: string; readonly words: string }
  | { readonly why: string; readonly finding: Finding; readonly isFirst?: boolean };

async function tryPlace(kind: 'directory' | 'url', place: string, options: FindOptions): Promise<Tried> {
  try {
    const opened = kind === 'directory' ? await openDirectory(place, options) : await openSite(place, options);
    if (opened === undefined)
      return { ...failed('previous-damaged', place, `${place} holds no snapshot`), isFirst: true };
    const { country_code, party_id } = opened.manifest;
    if (country_code !== options.settings.country_code || party_id !== options.settings.party_id) {
      return failed('previous-foreign', place, `${place} holds a snapshot of ${country_code}*${party_id}`);
    }
    return { snapshot: opened, place, words: `${place}, built ${opened.manifest.moment}` };
  } catch (error) {
    if (error instanceof SnapshotDamaged)
      return failed('previous-damaged', place, `the snapshot in ${place} cannot be read: ${error.message}`);
    if (error instanceof SiteUnreachable) return failed('previous-unreachable', place, error.message);
    throw error;
  }
}

async function openDirectory(place: string, { out, cache, key }: FindOptions): Promise<OpenedSnapshot | undefined> {
  const read = readPinned(place);
  return read(MANIFEST_PATH) && openPrevious(read, cache, key, place !== out);
}

/** The files of the snapshot that is in place now, even after another one replaces it. */
function readPinned(place: string): ReadFile {
  return readIn(existsSync(place) ? realpathSync(place) : place);
}

/** If dist/ is the live snapshot, its files need not be fetched, and can be carried over. */
async function openSite(place: string, { out, cache, key, fetch }: FindOptions): Promise<OpenedSnapshot | undefined> {
  const manifest = await fetchManifest(place, fetch);
  if (manifest === undefined) return undefined;
  const here = readPinned(out);
  if (Buffer.from(here(MANIFEST_PATH) ?? []).equals(manifest)) {
    try {
      return await openPrevious(here, cache, key, false);
    } catch (error) {
      if (!(error instanceof SnapshotDamaged)) throw error;
    }
  }
  return openPrevious(await fetchSnapshot(place, manifest, fetch), cache, key, true);
}

function failed(
  code: 'previous-damaged' | 'previous-foreign' | 'previous-unreachable',
  place: string,
  why: string,
): { why: string; finding: Finding } {
  const message = why.startsWith(place) ? `${why}.` : `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
  const hint =
    'Without the previous snapshot, changes and removals cannot be detected. Pass --previous none to build without a history.';
  return { why, finding: finding(code, { file: place }, { message, hint }) };
}

/** Hosts that others cannot reach (RFC 2606, RFC 6761, and this machine). */
const NOT_PUBLIC = /(^|\.)(localhost|example|test|invalid|example\.(com|net|org))$|^127\.|^\[::1\]$/;

/** Whether others can reach the API at this URL. */
export function isPublic(baseUrl: string): boolean {
  const { hostname, protocol } = new URL(baseUrl);
  return protocol === 'https:' && !NOT_PUBLIC.test(hostname);
}
