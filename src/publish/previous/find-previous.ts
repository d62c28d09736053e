/**
 * Finds the previous snapshot. A local build uses the one in its place, or else the live one. A build that will be
 * published uses the live one, because that is what clients know. Every failure is reported, and a publication never
 * loses its history unless somebody asked for that.
 */

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Finding } from '../../findings/finding.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Location } from '../../ocpi/types.ts';
import { partyText } from '../../settings/network.ts';
import type { Settings } from '../../settings/settings.ts';
import { type ReadFile, readIn, SnapshotDamaged } from '../../snapshot/read-snapshot.ts';
import { MANIFEST_PATH } from '../../stored-format/manifest.ts';
import { jsonIn } from '../../stored-format/stored-body.ts';
import { finding } from '../history/finding-codes.ts';
import type { Previous } from '../history/previous.ts';
import { type Fetch, fetchManifest, fetchSnapshot, SiteUnreachable } from './live-site.ts';
import { AddressChanged, NoHistory, type WhyNoHistory } from './no-history.ts';
import { type KnownSnapshot, type OpenedSnapshot, openPrevious } from './open-previous.ts';

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
  /** Uids of all EVSEs in the tables. */
  readonly uids: () => readonly string[];
  /** What this process wrote last. */
  readonly known?: KnownSnapshot | undefined;
  readonly fetch: Fetch;
}

export interface FoundPrevious {
  readonly snapshot?: OpenedSnapshot;
  /** The directory or URL of the snapshot. */
  readonly place?: string;
  /** Where it is from, or why there is none, for the log. */
  readonly words: string;
  readonly findings: readonly Finding[];
  /**
   * Set if nobody can have an answer from an earlier snapshot: dist/ has none, and the address itself said that it has none, or
   * somebody who builds into a directory says that there is nothing to go on from.
   */
  readonly isFirst?: true;
}

/** The same history, but no file of its snapshot is carried over. */
export function withoutFiles(found: FoundPrevious): FoundPrevious {
  const { snapshot } = found;
  if (snapshot === undefined) return found;
  return { ...found, snapshot: { ...snapshot, previousFiles: { ...snapshot.previousFiles, elsewhere: true } } };
}

export async function findPrevious(options: FindOptions): Promise<FoundPrevious> {
  const { choice } = options;
  const { kind } = choice;
  switch (kind) {
    case 'none':
      return { ...none('', [], !options.isForPublishing && hasNoSnapshot(options.out)), words: 'none, as asked for' };
    case 'directory':
    case 'url': {
      const found = await tryPlace(kind, choice.place, options);
      if ('snapshot' in found) return { ...found, findings: [] };
      throw new NoHistory(found);
    }
    case 'default':
      // Where nothing can be published, it is a preview, as in `deploy --dry-run`.
      return options.isForPublishing && isPublic(options.settings.base_url)
        ? findPublished(options)
        : findNearest(options);
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
  if (hasNoSnapshot(out)) return findLive(options, []);
  const found = await tryPlace('directory', out, options);
  if (!('snapshot' in found)) return findLive(options, [found.finding]);
  const { base_url } = found.snapshot.manifest;
  const elsewhere = `(${out} was built for ${base_url})`;
  if (base_url !== settings.base_url && isPublic(settings.base_url)) {
    const live = await findLive(options, []);
    if (live.snapshot === undefined && isPublic(base_url)) throw new AddressChanged(out, base_url, settings.base_url);
    return { ...live, words: `${live.words} ${elsewhere}` };
  }
  if (!isPublic(base_url) && !hasChargerOf(found.snapshot.previous, options.uids)) {
    const why = `${out} holds a preview of another network: none of its chargers is in the tables`;
    return findLive(options, [failed('previous-foreign', out, { why }).finding]);
  }
  return base_url === settings.base_url
    ? { ...found, findings: [] }
    : { ...found, words: `${found.words} ${elsewhere}`, findings: [] };
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

/** Whether any EVSE that was published is in the tables, or none was left in the end. */
function hasChargerOf({ byVersion }: Previous, uids: () => readonly string[]): boolean {
  const locations = [...byVersion.values()].flatMap((version) => [...version.locations.values()]);
  let listed: ReadonlySet<string> | undefined;
  let hasNone = true;
  for (const { bytes } of locations) {
    const { evses = [] } = jsonIn<Location>(bytes());
    listed ??= new Set(uids().map(foldCase));
    for (const { uid } of evses) if (listed.has(foldCase(uid))) return true;
    hasNone &&= evses.every(({ status }) => status === 'REMOVED');
  }
  return hasNone || listed?.size === 0;
}

async function findLive(options: FindOptions, findings: readonly Finding[]): Promise<FoundPrevious> {
  const { base_url } = options.settings;
  if (!isPublic(base_url)) return none(`${base_url} is not an address to publish at`, findings);
  const found = await tryPlace('url', base_url, options);
  if ('snapshot' in found) return { ...found, findings };
  if (found.isFirst) return none(`nothing is published at ${base_url} yet`, findings, hasNoSnapshot(options.out));
  if (options.isForPublishing) throw new NoHistory(found);
  return none(found.why, [...findings, found.finding]);
}

function none(why: string, findings: readonly Finding[], isFirst = false): FoundPrevious {
  return { words: `none: ${why}`, findings, ...(isFirst && { isFirst }) };
}

/** Whether there is no snapshot in a directory, not even a damaged one. */
export function hasNoSnapshot(out: string): boolean {
  return !existsSync(join(out, dirname(MANIFEST_PATH)));
}

type Tried = { readonly snapshot: OpenedSnapshot; readonly place: string; readonly words: string } | Failed;

interface Failed extends WhyNoHistory {
  readonly finding: Finding;
  /** Whether there is nothing yet. */
  readonly isFirst?: boolean;
}

async function tryPlace(kind: 'directory' | 'url', place: string, options: FindOptions): Promise<Tried> {
  try {
    const opened = kind === 'directory' ? openDirectory(place, options) : await openSite(place, options);
    if (opened === undefined)
      return { ...failed('previous-damaged', place, { why: `${place} holds no snapshot` }), isFirst: true };
    const [before, now] = [partyText(opened.manifest), partyText(options.settings)];
    if (before !== now) {
      const why = `${place} holds a snapshot of ${before}`;
      return failed('previous-foreign', place, { why, party: { before, now } });
    }
    return { snapshot: opened, place, words: `${place}, built ${opened.manifest.moment}` };
  } catch (error) {
    if (error instanceof SnapshotDamaged)
      return failed('previous-damaged', place, { why: `the snapshot in ${place} cannot be read: ${error.message}` });
    if (error instanceof SiteUnreachable) return failed('previous-unreachable', place, { why: error.message });
    throw error;
  }
}

function openDirectory(place: string, { out, known }: FindOptions): OpenedSnapshot | undefined {
  const read = readPinned(place);
  return read(MANIFEST_PATH) && openPrevious(read, known, place !== out);
}

/** The files of the snapshot that is in place now, even after another one replaces it. */
function readPinned(place: string): ReadFile {
  return readIn(existsSync(place) ? realpathSync(place) : place);
}

/** If dist/ is the live snapshot, its files need not be fetched, and can be carried over. */
async function openSite(place: string, { out, known, fetch }: FindOptions): Promise<OpenedSnapshot | undefined> {
  const manifest = await fetchManifest(place, fetch);
  if (manifest === undefined) return undefined;
  const here = readPinned(out);
  if (Buffer.from(here(MANIFEST_PATH) ?? []).equals(manifest)) {
    try {
      return openPrevious(here, known, false);
    } catch (error) {
      if (!(error instanceof SnapshotDamaged)) throw error;
    }
  }
  return openPrevious(await fetchSnapshot(place, manifest, fetch), known, true);
}

function failed(
  code: 'previous-damaged' | 'previous-foreign' | 'previous-unreachable',
  place: string,
  { why, party }: WhyNoHistory,
): Failed {
  const params = { why: why.startsWith(place) ? why : `${why.charAt(0).toUpperCase()}${why.slice(1)}` };
  const found =
    code === 'previous-foreign'
      ? finding(code, { file: place }, { says: 'snapshot', params })
      : finding(code, { file: place }, { params });
  return { why, finding: found, ...(party ? { party } : {}) };
}

/** Data of another party, which cannot be the history of this one. @param file network.json */
export function otherParty(before: Settings, after: Settings, file: string): Finding | undefined {
  const params = { before: partyText(before), now: partyText(after) };
  if (params.before === params.now) return undefined;
  return finding('previous-foreign', { file }, { field: 'party_id', says: 'party', params });
}

/** Hosts that others cannot reach (RFC 2606, RFC 6761, and this machine). */
const NOT_PUBLIC = /(^|\.)(localhost|example|test|invalid|example\.(com|net|org))$|^127\.|^\[::1\]$/;

/** Whether others can reach the API at this URL. */
export function isPublic(baseUrl: string): boolean {
  const { hostname, protocol } = new URL(baseUrl);
  return protocol === 'https:' && !NOT_PUBLIC.test(hostname);
}
