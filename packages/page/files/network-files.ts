/** Makes the plain files that change only when the network does: the site with its records, and the copies. */

import { carryFile, type MadeFile, type MadeFrom, madeFile } from '../../../src/publish/files/carried-files.ts';
import { startReading } from '../../../src/publish/files/detailed-locations.ts';
import {
  type LiveLocation,
  saysStatuses,
  tariffKey,
  toDetailedTariff,
} from '../../../src/publish/files/live-location.ts';
import type { Draft } from '../../../src/publish/render/draft.ts';
import { LARGEST_ASSET } from '../../../src/read/files/limits.ts';
import type { Settings } from '../../../src/settings/settings.ts';
import { hashOf } from '../../../src/snapshot/content-hash.ts';
import { PROGRAM, RELEASE } from '../../../src/snapshot/release.ts';
import type { SnapshotFile, SnapshotFiles, WriteEarly } from '../../../src/snapshot/snapshot.ts';
import { renderApiDocuments } from '../../api-docs/api-documents.ts';
import { missingCopies, startCopies } from '../../copies/copies.ts';
import { MOST_SITE_PAGES, type PageSettings } from '../records/page-settings.ts';
import type { DetailedTariff } from '../records/site-details.ts';
import { writeSurroundings } from '../surroundings/write-surroundings.ts';
import { detailFileCount, startDetails } from './details-files.ts';
import { iconFiles } from './icons.ts';
import { collectSites } from './list-sites.ts';
import { pageSettingsOf } from './page-settings-of.ts';
import type { SiteAssets } from './site-assets.ts';
import { renderSite } from './site-files.ts';
import { startSitePageFiles, tariffIdsOf } from './site-page-files.ts';
import { writeSites } from './write-sites.ts';

/** What the files are made from. */
export interface Network {
  readonly settings: Settings;
  /** In the order of their ids. */
  readonly locations: readonly LiveLocation[];
  /** Of their EVSEs (live-status-files.ts). */
  readonly order: string;
  readonly tariffs: readonly Draft[];
  /** ms since 1970. */
  readonly publishedAt: number;
  /** The file with the statuses, and its ttl in seconds; undefined if it is too large. */
  readonly status: { readonly path: string; readonly ttl: number } | undefined;
  readonly assets: SiteAssets | undefined;
  /** Pictures of one's own, by their path below dist/. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

export interface NetworkFiles {
  /** By path without a leading slash. */
  readonly pages: SnapshotFiles;
  readonly madeFrom: MadeFrom;
}

interface MakeOptions {
  /** Files of the previous snapshot that can be carried over. */
  readonly made?: MadeFrom | undefined;
  readonly writeEarly?: WriteEarly | undefined;
}

/** Hash of everything that the files depend on, but for the time at which a tariff begins or ends. */
export function networkKey(network: Network): string {
  const { settings, locations, tariffs, status, assets, pictures } = network;
  // An asset is named after its content, but for the page that people open by its name.
  const bundled = assets && { ...assets, files: [...assets.files].map(nameOrHash), world: hashOf(assets.world) };
  const head = JSON.stringify([settings, status, saysStatuses(settings, locations), bundled, namesAndHashes(pictures)]);
  return hashOf([head, ...locations.map(({ key }) => key), '', ...tariffs.map(tariffKey)].join('\n'));
}

function nameOrHash([path, bytes]: readonly [path: string, bytes: Uint8Array]): string {
  return path.endsWith('.html') ? hashOf(bytes) : path;
}

function namesAndHashes(pictures: Network['pictures']): readonly (readonly [name: string, hash: string])[] {
  return [...pictures].map(([path, bytes]) => [path, hashOf(bytes)]);
}

/** @param key from `networkKey` */
export function makeNetworkFiles(network: Network, key: string, { made, writeEarly }: MakeOptions): NetworkFiles {
  const { settings, assets, publishedAt } = network;
  const pages = new Map<string, SnapshotFile>();
  const files = new Map<string, MadeFile>();
  const leftOut: string[] = [];
  const add = (path: string, own: string, bytes: Uint8Array | undefined, write = false) => {
    if (bytes === undefined || bytes.length > LARGEST_ASSET) return void leftOut.push(path);
    pages.set(path.slice(1), write && writeEarly ? writeEarly(path.slice(1), bytes) : bytes);
    files.set(path, madeFile(own, bytes));
  };
  const tariffs = network.tariffs.map(toDetailedTariff);
  const { index, details, copies, tariffIds } = lookAtAll(
    network,
    new Map(tariffs.map((tariff) => [tariff.id, tariff])),
  );
  for (const [path, bytes] of writeSites(index, network.order)) add(path, key, bytes);
  if (assets) for (const [path, bytes] of writeSurroundings(assets.world, index)) add(path, key, bytes);
  const copied = copies.end(network.status?.ttl);
  const shown = pageSettingsOf(settings, {
    index,
    files: copied.listed,
    hasStatuses: saysStatuses(settings, network.locations),
  });
  const texts = [
    ...renderSite(shown, index, assets),
    ...renderApiDocuments({ ...settings, copies: copied.listed }, RELEASE, assets?.docs),
  ];
  for (const [path, text] of texts) add(`/${path}`, key, Buffer.from(text));
  const asTheyAre = [...(assets?.files ?? []), ...iconFiles(shown), ...network.pictures];
  for (const [path, bytes] of asTheyAre) add(`/${path}`, key, Buffer.from(bytes));
  for (const { path, key: own, bytes } of details.end(network.tariffs)) {
    if (!carryFile({ pages, files }, path, own, made)) add(path, own, bytes(), true);
  }
  for (const { path, key: own, bytes } of shown.site_pages ? sitePages(network, shown, tariffIds) : []) {
    if (!carryFile({ pages, files }, path, own, made)) add(path, own, bytes(), true);
  }
  for (const path of [...copied.files.keys(), ...missingCopies(copied.files)]) add(path, key, copied.files.get(path));
  return { pages, madeFrom: { key, until: nextTurn(tariffs, publishedAt), files, leftOut } };
}

/** Looks at one Location after the other, because a large network has more of them than fit into memory together. */
function lookAtAll({ settings, locations, publishedAt: at }: Network, tariffs: ReadonlyMap<string, DetailedTariff>) {
  const detailFiles = detailFileCount(locations.length);
  const sites = collectSites({ detailFiles, tariffs, at });
  const details = startDetails(detailFiles);
  const copies = startCopies({ settings, largest: LARGEST_ASSET, tariffs, at, generator: PROGRAM });
  const tariffIds: (readonly string[])[] = [];
  const read = startReading();
  for (const live of locations) {
    const location = read(live);
    sites.add(location);
    copies.location(location);
    details.add(live, location);
    if (locations.length <= MOST_SITE_PAGES) tariffIds.push(tariffIdsOf(location));
  }
  return { index: sites.end(), details, copies, tariffIds };
}

/** @param tariffIds those of each Location */
function* sitePages(
  { assets, tariffs, locations, publishedAt }: Network,
  settings: PageSettings,
  tariffIds: readonly (readonly string[])[],
) {
  const pageOf = startSitePageFiles({ settings, assets, tariffs, at: publishedAt });
  const read = startReading();
  for (const [i, live] of locations.entries()) {
    const { path, key, bytes } = pageOf(live, tariffIds[i] ?? []);
    yield { path, key, bytes: () => bytes(read(live)) };
  }
}

/** When the next tariff begins or ends, in ms since 1970. */
function nextTurn(tariffs: readonly DetailedTariff[], now: number): number | undefined {
  const turns = tariffs.flatMap(({ start_date_time, end_date_time }) => [start_date_time, end_date_time]);
  const coming = turns.map((time) => Date.parse(time ?? '')).filter((time) => time > now);
  return coming.length === 0 ? undefined : Math.min(...coming);
}
