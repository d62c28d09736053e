/**
 * The step of a build that makes plain files: /status.json, and those of companions, all from the version that leaves out least.
 * Files are made only if something in them has changed: after a changed status, those are /status.json and what changes with it.
 */

import { crc32 } from 'node:zlib';
import type { DetailedTariff } from '../../ocpi/detailed.ts';
import { LARGEST_ASSET } from '../../read/files/limits.ts';
import type { ListedFile } from '../../settings/declared.ts';
import type { Settings } from '../../settings/settings.ts';
import { hashOf } from '../../snapshot/blob-store.ts';
import { GENERATOR } from '../../snapshot/generator.ts';
import type { PreviousFiles, SnapshotFile, SnapshotInput, WriteEarly } from '../../snapshot/snapshot.ts';
import type { SourceReading } from '../../sources/statuses/source-life.ts';
import { STATUS_PATH } from '../../stored-format/status-file.ts';
import type { StoredSum } from '../../stored-format/stored-body.ts';
import type { Companion, EndedFiles, PlainFile, Published, ToBeStepped } from '../companion.ts';
import type { Publication } from '../history/carry-forward.ts';
import { fullestVersion } from '../render/counts.ts';
import type { CurrentStatuses } from '../render/draft.ts';
import type { StaticData } from '../validate/static-data.ts';
import { carried, type MadeFile, type MadeFrom, previouslyMade, writeMadeFrom } from './carried-files.ts';
import { startReading } from './detailed-locations.ts';
import { orderOf, saysStatuses, tariffKey, toDetailedTariff, toLiveLocation } from './live-location.ts';
import { statusFile } from './status-file.ts';
import { statusTtl } from './status-head.ts';

export interface PlainInput {
  readonly companions: readonly Companion[];
  readonly settings: Settings;
  readonly staticData: Pick<StaticData, 'versions'>;
  readonly statuses: CurrentStatuses;
  readonly readings: readonly SourceReading[];
  readonly publication: Publication;
  /** ms since 1970. */
  readonly publishedAt: number;
  readonly previousFiles?: PreviousFiles | undefined;
  /** Pictures of one's own, by their path below dist/. */
  readonly pictures?: ReadonlyMap<string, Uint8Array> | undefined;
  /** Writes files while others are made. */
  readonly writeEarly?: WriteEarly | undefined;
}

export interface MadePlainFiles extends Required<Pick<SnapshotInput, 'pages' | 'plainFiles'>> {
  /** Paths of files that are too large to be uploaded, with a leading slash. */
  readonly leftOut: readonly string[];
  /** What companions say of their files. */
  readonly notes: readonly string[];
}

export function plainFiles(input: PlainInput): MadePlainFiles {
  const { companions, previousFiles } = input;
  const { status, stepped, published } = withStatuses(input);
  const key = networkKey(published, companions, input.pictures);
  const made = previouslyMade(previousFiles, GENERATOR);
  const making = startMaking(key, made, input.writeEarly);
  const isSame = made?.key === key && input.publishedAt < (made.until ?? Number.POSITIVE_INFINITY);
  const ofNetwork = isSame ? carryAll(made, making) : makeAll(published, input, making);
  for (const { filesOfNow } of companions) for (const file of filesOfNow?.(published, key) ?? []) making.add(file);
  const pages = new Map([...making.pages, ...stepped]);
  if (status) pages.set(STATUS_PATH.slice(1), status);
  const madeFrom: MadeFrom = { key, until: ofNetwork.until, files: making.files, leftOut: making.leftOut };
  return {
    pages,
    plainFiles: { madeFrom: writeMadeFrom(madeFrom), ...(status && { status: sumOf(status) }) },
    leftOut: [...(status ? [] : [STATUS_PATH]), ...making.leftOut],
    notes: ofNetwork.notes,
  };
}

/** Makes what changes with a status, and says what all others are made from. */
function withStatuses(input: PlainInput) {
  const { companions, settings, staticData, publication, publishedAt, statuses } = input;
  const { locations: drafts, tariffs } = fullestVersion(staticData.versions) ?? { locations: [], tariffs: [] };
  const locations = drafts.map((draft) => toLiveLocation(draft, statuses));
  const inAll = fullestVersion(publication.versions) ?? { locations: [], tariffs: [] };
  const known: ToBeStepped = {
    ...{ settings, locations, order: orderOf(locations), statuses, publishedAt },
    ...{ versions: staticData.versions, drafts: tariffs },
    tariffs: new Map(tariffs.map((draft) => [draft.id, toDetailedTariff(draft)])),
    tariffTimes: new Map(inAll.tariffs.map(({ id, lastUpdated }) => [id, lastUpdated])),
    hasStatuses: saysStatuses(settings, locations),
    largest: LARGEST_ASSET,
    listed: companions.flatMap(({ listed }) => listed?.(settings) ?? []),
  };
  const begun = companions.flatMap(({ steps }) => steps?.begin?.(known) ?? []);
  const { bytes, head } = statusFile(
    {
      ...input,
      locations,
      published: inAll.locations,
      before: previousStatusFile(input.previousFiles),
    },
    (...evse) => {
      for (const { add } of begun) add(...evse);
    },
  );
  const status = bytes.length <= LARGEST_ASSET ? bytes : undefined;
  const published: Published = { ...known, statusTtl: status && statusTtl(settings) };
  return { status, stepped: begun.flatMap(({ end }) => [...end(head)]), published };
}

/** Hash of everything that files depend on which change with the network, but for the time at which a tariff begins or ends. */
function networkKey(
  { settings, locations, drafts, statusTtl: ttl, hasStatuses }: Published,
  companions: readonly Companion[],
  pictures: PlainInput['pictures'] = new Map(),
): string {
  const ofPictures = [...pictures].map(([path, bytes]) => [path, hashOf(bytes)]);
  const head = JSON.stringify([settings, ttl, hasStatuses, companions.map(({ name, key }) => [name, key]), ofPictures]);
  return hashOf([head, ...locations.map(({ key }) => key), '', ...drafts.map(tariffKey)].join('\n'));
}

/** Plain files by their paths without a leading slash, and what is noted of them by their paths with one. */
interface Making {
  readonly pages: Map<string, SnapshotFile>;
  readonly files: Map<string, MadeFile>;
  readonly leftOut: string[];
  readonly carry: (path: string, file: MadeFile) => void;
  /** Carries the file over if it is the same, or makes it. */
  readonly add: (file: PlainFile) => void;
}

/** @param key of a file that has none of its own */
function startMaking(key: string, made: MadeFrom | undefined, writeEarly: WriteEarly | undefined): Making {
  const pages: Making['pages'] = new Map();
  const files: Making['files'] = new Map();
  const leftOut: string[] = [];
  const put = (path: string, page: SnapshotFile, file: MadeFile) => {
    pages.set(path.slice(1), page);
    files.set(path, file);
  };
  const carry: Making['carry'] = (path, file) => put(path, carried(file), file);
  const add = ({ path, key: own, bytes: make }: PlainFile) => {
    const known = made?.files.get(path);
    if (own !== undefined && known?.key === own) return carry(path, known);
    const bytes = make();
    if (bytes === undefined || bytes.length > LARGEST_ASSET) return void leftOut.push(path);
    put(path, writeEarly?.(path.slice(1), bytes) ?? bytes, { key: own ?? key, ...sumOf(bytes) });
  };
  return { pages, files, leftOut, carry, add };
}

interface OfNetwork {
  /** When files must be made again although nothing has changed, in ms since 1970. */
  readonly until: number | undefined;
  readonly notes: readonly string[];
}

function carryAll({ files, leftOut, until }: MadeFrom, making: Making): OfNetwork {
  for (const [path, file] of files) making.carry(path, file);
  making.leftOut.push(...leftOut);
  return { until, notes: [] };
}

/** Looks at one Location after the other, because a large network has more of them than fit into memory together. */
function makeAll(published: Published, { companions, pictures = new Map() }: PlainInput, making: Making): OfNetwork {
  const { locations, tariffs, publishedAt } = published;
  const begun = companions.flatMap(({ files }) => files?.(published) ?? []);
  const seeing = begun.flatMap(({ location }) => location ?? []);
  const read = startReading();
  for (const live of seeing.length === 0 ? [] : locations) {
    const location = read(live);
    for (const see of seeing) see(location, live);
  }
  const notes: string[] = [];
  let listed: readonly ListedFile[] = published.listed;
  for (const { end } of begun) {
    const ended: EndedFiles = end(listed);
    for (const file of ended.files) making.add(file);
    if (ended.note !== undefined) notes.push(ended.note);
    listed = ended.listed ?? listed;
  }
  for (const [path, bytes] of pictures) making.add({ path: `/${path}`, bytes: () => bytes });
  return { until: nextTurn([...tariffs.values()], publishedAt), notes };
}

/** When the next tariff begins or ends, in ms since 1970. */
function nextTurn(tariffs: readonly DetailedTariff[], now: number): number | undefined {
  const turns = tariffs.flatMap(({ start_date_time, end_date_time }) => [start_date_time, end_date_time]);
  const coming = turns.map((time) => Date.parse(time ?? '')).filter((time) => time > now);
  return coming.length === 0 ? undefined : Math.min(...coming);
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
