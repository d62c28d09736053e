/**
 * The step of a build that makes plain files for people: the site with its records, the copies, and the statuses, all from the
 * version that leaves out least. Files are made only if something in them has changed: after a changed status, those are
 * /status.json and the few small files from which the page has it.
 */

import { crc32 } from 'node:zlib';
import { withScorecard } from '../../../packages/afir/files/scorecard-files.ts';
import { orderOf, startLiveStatuses } from '../../../packages/page/live/live-status-files.ts';
import { makeNetworkFiles, type NetworkFiles, networkKey } from '../../../packages/page/files/network-files.ts';
import type { SiteAssets } from '../../../packages/page/files/site-assets.ts';
import { LARGEST_ASSET } from '../../read/files/limits.ts';
import type { Settings } from '../../settings/settings.ts';
import { GENERATOR } from '../../snapshot/generator.ts';
import type { PreviousFiles, SnapshotInput, WriteEarly } from '../../snapshot/snapshot.ts';
import type { SourceReading } from '../../sources/statuses/source-life.ts';
import { STATUS_PATH } from '../../stored-format/status-file.ts';
import type { StoredSum } from '../../stored-format/stored-file.ts';
import type { Publication } from '../history/carry-forward.ts';
import { fullestVersion } from '../render/counts.ts';
import type { CurrentStatuses } from '../render/draft.ts';
import type { StaticData } from '../validate/static-data.ts';
import { carried, type MadeFrom, previouslyMade, writeMadeFrom } from './carried-files.ts';
import { toLiveLocation } from './live-location.ts';
import { statusFile, statusTtl } from './status-file.ts';

export interface PeopleInput {
  readonly settings: Settings;
  readonly staticData: Pick<StaticData, 'versions'>;
  readonly statuses: CurrentStatuses;
  readonly readings: readonly SourceReading[];
  readonly publication: Publication;
  /** ms since 1970. */
  readonly publishedAt: number;
  readonly previousFiles?: PreviousFiles | undefined;
  /** Scripts and styles of the page; undefined if it is HTML alone. */
  readonly assets?: SiteAssets | undefined;
  /** Pictures of one's own, by their path below dist/. */
  readonly pictures?: ReadonlyMap<string, Uint8Array> | undefined;
  /** Writes packs of long lists, and large files, while the others are made. */
  readonly writeEarly?: WriteEarly | undefined;
}

export interface FilesForPeople extends Required<Pick<SnapshotInput, 'pages' | 'plainFiles'>> {
  /** Paths of files that are too large to be uploaded, with a leading slash. */
  readonly leftOut: readonly string[];
}

export function filesForPeople(input: PeopleInput): FilesForPeople {
  const { settings, staticData, publication, publishedAt, previousFiles, writeEarly } = input;
  const { locations, tariffs } = fullestVersion(staticData.versions) ?? { locations: [], tariffs: [] };
  const live = locations.map((draft) => toLiveLocation(draft, input.statuses));
  const published = fullestVersion(publication.versions)?.locations ?? [];
  const before = previousStatusFile(previousFiles);
  const order = orderOf(live);
  const pageStatuses = startLiveStatuses(live, order);
  const { bytes, head } = statusFile({ ...input, locations: live, published, before }, pageStatuses);
  const status = bytes.length <= LARGEST_ASSET ? bytes : undefined;
  const network = {
    settings,
    locations: live,
    order,
    tariffs,
    publishedAt,
    status: status && { path: STATUS_PATH, ttl: statusTtl(settings) },
    assets: input.assets,
    pictures: input.pictures ?? new Map(),
  };
  const key = networkKey(network);
  const made = previouslyMade(previousFiles, GENERATOR);
  const isSame = made?.key === key && publishedAt < (made.until ?? Number.POSITIVE_INFINITY);
  const ofNetwork = isSame ? carryAll(made) : makeNetworkFiles(network, key, { made, writeEarly });
  const files = withScorecard(ofNetwork, input, made);
  const pages = new Map([...files.pages, ...pageStatuses.end(head)]);
  if (status) pages.set(STATUS_PATH.slice(1), status);
  return {
    pages,
    plainFiles: { madeFrom: writeMadeFrom(files.madeFrom), ...(status && { status: sumOf(status) }) },
    leftOut: [...(status ? [] : [STATUS_PATH]), ...files.madeFrom.leftOut],
  };
}

function carryAll(madeFrom: MadeFrom): NetworkFiles {
  return { pages: new Map([...madeFrom.files].map(([path, file]) => [path.slice(1), carried(file)])), madeFrom };
}

/** /status.json of the previous snapshot, if it is as that snapshot wrote it. A site that is live may have another one by now. */
function previousStatusFile(previous: PreviousFiles | undefined): Uint8Array | undefined {
  const sum = previous?.manifest.plain_files?.status;
  const bytes = sum && previous.read?.(STATUS_PATH);
  return bytes && bytes.length === sum.size && crc32(bytes) === sum.crc32 ? bytes : undefined;
}

function sumOf(bytes: Uint8Array): StoredSum {
  return { size: bytes.length, crc32: crc32(bytes) };
}
