/**
 * The one sequence of a build: validate and render -> carry forward -> assert and pack -> write. A rehearsal (rehearse.ts)
 * ends after the second step.
 *
 * The cache, the status sources, the history, the clock and the place for the result come in as dependencies.
 * build-directory.ts supplies those of a disk, build-in-memory.ts none.
 */

import { type KnownEvses, once, uidsByEvseId } from '../fetch/statuses/known-evses.ts';
import { mergeStatuses } from '../fetch/statuses/merge-statuses.ts';
import type { SourceReading } from '../fetch/statuses/source-life.ts';
import { type Finding, isBlocking } from '../findings/finding.ts';
import { formatSize } from '../findings/text/format.ts';
import type { SiteAssets } from '../people/site/site-assets.ts';
import type { DataFiles } from '../source/load/data-files.ts';
import { ownPictures } from '../source/load/own-pictures.ts';
import type { Settings } from '../source/settings/settings.ts';
import type { SnapshotPlace } from './disk/write-dist.ts';
import type { Written } from './disk/write-files.ts';
import { packAndAssert } from './pack-publication.ts';
import type { FoundPrevious } from './previous/find-previous.ts';
import { carryAndReport } from './publication/carry-and-report.ts';
import type { Publication } from './publication/publication.ts';
import { guessWork, publishInTime } from './publish-in-time.ts';
import { fullestVersion, liveEvses } from './render/counts.ts';
import { LARGEST_ASSET } from './snapshot/blob-store.ts';
import { GENERATOR } from './snapshot/generator.ts';
import type { SnapshotFiles } from './snapshot/snapshot.ts';
import type { StaticDataStore } from './validate/static-data-store.ts';
import { checkDynamic, checkStatic, openSettings, readDynamicTables, type ValidData } from './validate/validate.ts';

export interface BuildRequest {
  readonly dataFiles: DataFiles;
  /** Replaces the base_url of network.json. */
  readonly baseUrl?: string | undefined;
  /** ms since 1970. */
  readonly now: number;
  /** Whether more than max_removal_share of the network may disappear at once. */
  readonly allowsRemovals: boolean;
  /** Ids of locations and tariffs to drop without a trace (history/purge.ts). */
  readonly purge?: readonly string[];
  /** Whether the result will be uploaded, which takes upload_seconds of network.json. */
  readonly isUploaded?: boolean;
  /** Whether everything is asserted and compared, as before an upload, or only what changed. */
  readonly isThorough?: boolean;
}

/** What a build needs besides its request. */
export interface BuildDependencies {
  readonly staticData: StaticDataStore;
  /**
   * Asks the status sources of network.json.
   *
   * @param known what the tables say of EVSEs; undefined if they have errors
   */
  readonly readStatuses: (
    settings: Settings,
    dataFiles: DataFiles,
    known: KnownEvses | undefined,
  ) => Promise<readonly SourceReading[]>;
  /** @param uids those of all EVSEs in the tables */
  readonly findPrevious: (settings: Settings, uids: () => readonly string[]) => Promise<FoundPrevious>;
  readonly openPlace: () => Promise<SnapshotPlace>;
  /** Scripts and styles of the page; undefined where none can be bundled. */
  readonly assets?: SiteAssets | undefined;
  /**
   * ms since 1970. Read after the sources and the history, which can take minutes while clients keep asking. Absent if the
   * time was given (--now).
   */
  readonly clock?: (() => number) | undefined;
  /** Called at the end of each stage with its name and its result. */
  readonly stage: (name: string, what: string) => void;
}

export interface Built {
  readonly kind: 'built';
  readonly findings: readonly Finding[];
  readonly data: ValidData;
  readonly publication: Publication;
  readonly history: FoundPrevious;
  readonly files: SnapshotFiles;
  readonly written: Written;
  /** `last_updated` of what changed, in ms since 1970. */
  readonly publishedAt: number;
  /** Old snapshots that could not be removed, and why. */
  readonly left: readonly string[];
}

export type BuildResult = { readonly kind: 'invalid'; readonly findings: readonly Finding[] } | Built;

/** @throws NoHistory, AddressChanged, CannotPurge, ContractBroken */
export async function buildSnapshot(request: BuildRequest, dependencies: BuildDependencies): Promise<BuildResult> {
  const { stage } = dependencies;
  const { findings, data, isNew, kept } = await validateWithStore(request, dependencies);
  try {
    if (data === undefined) return { kind: 'invalid', findings };
    stage('check', isNew ? 'all tables' : 'statuses and waivers; the other tables have not changed');
    return await buildValid(request, dependencies, data, isNew);
  } finally {
    await kept;
  }
}

async function buildValid(
  request: BuildRequest,
  dependencies: BuildDependencies,
  data: ValidData,
  isNew: boolean,
): Promise<BuildResult> {
  const { stage } = dependencies;
  const history = await dependencies.findPrevious(data.settings, () => data.staticData().uids);
  stage('history', history.words);
  const place = await dependencies.openPlace();
  let left: readonly string[] = [];
  let result: BuildResult;
  try {
    result = await publish({ request, dependencies, data, isNew, history, place });
  } finally {
    left = await place.close();
  }
  return result.kind === 'built' ? { ...result, left } : result;
}

/** Validates tables and status sources. If the tables have not changed, the static data comes from the store. */
async function validateWithStore(request: BuildRequest, { staticData, readStatuses }: BuildDependencies) {
  const opened = openSettings(request.dataFiles, request.baseUrl);
  const kept = opened.settings && (await staticData.find(opened.dataFiles, request.now, request.baseUrl));
  const known = kept?.known;
  const checked = checkStatic(opened, request.now, known);
  const tables = readDynamicTables(checked);
  const { settings, dataFiles } = checked;
  const rendered = checked.staticData?.();
  // Written while the build goes on.
  const keeping = rendered && known === undefined ? kept?.keep(rendered) : undefined;
  keeping?.catch(() => {});
  const evses: KnownEvses | undefined = rendered && {
    live: once(() =>
      liveEvses(
        fullestVersion(rendered.versions)?.locations ?? [],
        mergeStatuses(tables.statuses, [], tables.unreadable),
      ),
    ),
    uidsByEvseId: once(() => uidsByEvseId(rendered.uids, rendered.evseIds)),
  };
  const readings = settings ? await readStatuses(settings, dataFiles, evses) : [];
  return { ...checkDynamic(checked, tables, readings), isNew: known === undefined, kept: keeping };
}

/** One build whose inputs have all been read. */
interface Job {
  readonly request: BuildRequest;
  readonly dependencies: BuildDependencies;
  readonly data: ValidData;
  /** Whether the tables were checked just now. */
  readonly isNew: boolean;
  readonly history: FoundPrevious;
  readonly place: SnapshotPlace;
}

/** Puts the snapshot in place before its publishedAt, unless a finding blocks. */
async function publish(job: Job): Promise<BuildResult> {
  const { request, dependencies, data, history } = job;
  let findings: readonly Finding[] = [];
  const result = await publishInTime(
    async (lead) => {
      const before = { ...history, previous: history.snapshot?.previous };
      const carried = carryAndReport({ request, data, before, clock: dependencies.clock }, lead);
      findings = carried.findings;
      if (findings.some(isBlocking)) return undefined;
      const aside = await write(job, carried);
      const { publishedAt, publication } = carried;
      const putInPlace = async () => {
        await aside.putInPlace();
        return { files: aside.files, publication, publishedAt, written: aside.written };
      };
      return { publishedAt, putInPlace, discard: aside.discard };
    },
    {
      clock: dependencies.clock,
      uploadMs: request.isUploaded ? data.settings.upload_seconds * 1000 : 0,
      workMs: guessWork(mayRenderAll(job) ? data.staticData().drafted.connectors : 0),
      onLate: () => dependencies.stage('again', 'it was ready only after its own timestamp'),
    },
  );
  if (result === undefined) return { kind: 'invalid', findings };
  return { kind: 'built', findings, data, history, left: [], ...result };
}

/** Whether everything may have to be rendered, not only what changed since the build before. */
function mayRenderAll({ isNew, history }: Job): boolean {
  const previous = history.snapshot?.previousFiles;
  return isNew || previous?.elsewhere === true || previous?.manifest.generator !== GENERATOR;
}

/** Packs, asserts, and writes aside. */
function write(
  { request, dependencies, data, isNew, history, place }: Job,
  carried: ReturnType<typeof carryAndReport>,
) {
  const { settings, statuses, readings } = data;
  const { pictures } = ownPictures(data.dataFiles.pictures ?? []);
  const isThorough = isNew || request.isThorough === true;
  // An unchanged object needs no check only if this very code asserted the previous snapshot.
  const scope = isThorough || history.snapshot?.isAsserted !== true ? 'all' : 'changes';
  const previousFiles = history.snapshot?.previousFiles;
  const staticData = data.staticData();
  const { assets } = dependencies;
  const input = { settings, staticData, statuses, readings, previousFiles, assets, pictures, ...carried };
  const onLeftOut = (paths: readonly string[]) => dependencies.stage('site', tooLarge(paths));
  return place.write(async (writeEarly) => {
    const files = await packAndAssert({ ...input, writeEarly, onLeftOut }, scope);
    dependencies.stage('pack', `OCPI ${settings.versions.join(' and ')} for ${settings.base_url}`);
    return files;
  }, isThorough);
}

function tooLarge(paths: readonly string[]): string {
  const [them, files] = paths.length === 1 ? ['it is', 'A file'] : ['they are', 'Files'];
  return `without ${paths.join(', ')}: ${them} too large. ${files} of more than ${formatSize(LARGEST_ASSET)} cannot be uploaded`;
}
