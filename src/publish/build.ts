/**
 * The one sequence of a build: validate and render -> carry forward -> assert and pack -> write. A rehearsal (rehearse-build.ts)
 * ends after the second step.
 *
 * It is tried in several ways, one after the other: with what table sources say now; where that is refused, with their last
 * good copies; and where something that earlier builds left is damaged, without it. These attempts are a list, and one loop walks
 * it. What was ready too late is made again with a later time (publish-on.ts).
 *
 * The status sources, the history, the clock and the place for the result come in as dependencies. build-directory.ts
 * supplies those of a disk.
 */

import { ContractBroken } from '../contract/assert-conforms.ts';
import { isBlocking } from '../findings/finding.ts';
import { formatSize } from '../findings/text/format.ts';
import { LARGEST_ASSET } from '../read/files/limits.ts';
import type { DataFiles } from '../read/load/data-files.ts';
import { GENERATOR } from '../snapshot/generator.ts';
import { readManifest, SnapshotDamaged } from '../snapshot/read-snapshot.ts';
import { MANIFEST_PATH, type Manifest } from '../stored-format/manifest.ts';
import { forget, keepSnapshot } from './build-memory.ts';
import type { BuildDependencies, BuildRequest, BuildResult, Built, Invalid } from './build-request.ts';
import type { Aside, SnapshotPlace } from './disk/write-dist.ts';
import { CarriedFileMissing } from './disk/write-files.ts';
import { packAndAssert } from './files/pack-publication.ts';
import { carryAndReport } from './history-findings/carry-and-report.ts';
import { type FoundPrevious, withoutFiles } from './previous/find-previous.ts';
import { guessAfter, guessWork, type Made, type Missed, publishOn, type SwapPlace, seenAfter } from './publish-on.ts';
import type { ValidData } from './validate/validate.ts';
import { validateToBuild } from './validate/validate-to-build.ts';

/** One way to build. */
interface Attempt {
  readonly dataFiles: DataFiles;
  /** Whether nothing is used that earlier builds left, except for what they published. */
  readonly isAnew?: boolean;
}

/** Data that can be published, and what was published before. */
interface Ready {
  readonly kind: 'ready';
  readonly dataFiles: DataFiles;
  readonly data: ValidData;
  /** Whether the tables were checked just now. */
  readonly isNew: boolean;
  /** How long it took to check all tables, in ms. */
  readonly checkingMs: number;
  readonly history: FoundPrevious;
}

/** This attempt came to nothing, and there is another way. */
interface Again {
  readonly kind: 'again';
  readonly why: string;
  readonly next: Attempt;
}

/** What no attempt changes. */
interface Job {
  readonly request: BuildRequest;
  readonly dependencies: BuildDependencies;
  /** The place of the result, which is opened once. Data that cannot be published never touches it. */
  readonly openPlace: () => Promise<SnapshotPlace>;
}

type Placed = Omit<Built, 'left'>;

/**
 * Builds, and puts the snapshot in place unless a finding blocks.
 *
 * @throws NoHistory, AddressChanged, CannotPurge, ContractBroken, PlaceTaken
 */
export async function buildSnapshot(request: BuildRequest, dependencies: BuildDependencies): Promise<BuildResult> {
  let place: SnapshotPlace | undefined;
  const openPlace = async () => {
    place ??= await dependencies.openPlace();
    return place;
  };
  let result: Placed | Invalid;
  let left: readonly string[] = [];
  try {
    result = await tryAll({ request, dependencies, openPlace });
  } finally {
    left = (await place?.close()) ?? [];
  }
  return result.kind === 'built' ? { ...result, left } : result;
}

/** Walks the list of attempts until one succeeds. If none does, the findings of the first one count. */
async function tryAll(job: Job): Promise<Placed | Invalid> {
  const { request, dependencies } = job;
  const { olderData = () => [], stage } = dependencies;
  const waiting: Attempt[] = [{ dataFiles: request.dataFiles }];
  let first: Invalid | undefined;
  for (let attempt = waiting.shift(); attempt !== undefined; attempt = waiting.shift()) {
    const ended = await tryOnce(attempt, job);
    if (ended.kind === 'built') return ended;
    if (ended.kind === 'again') {
      stage('again', ended.why);
      waiting.unshift(ended.next);
    } else if (first === undefined) {
      first = ended;
      waiting.push(...olderData(ended.findings.filter(isBlocking)).map((dataFiles) => ({ dataFiles })));
    }
  }
  return first ?? { kind: 'invalid', findings: [] };
}

/**
 * The errors of a build that used something damaged: files of the previous snapshot, what this process kept in memory, or,
 * the last three, a snapshot that somebody else wrote.
 */
const DAMAGED = [CarriedFileMissing, SnapshotDamaged, ContractBroken, SyntaxError, TypeError, RangeError];

async function tryOnce(attempt: Attempt, job: Job): Promise<Placed | Invalid | Again> {
  try {
    const ready = await makeReady(attempt, job);
    return ready.kind === 'ready' ? await publish(ready, job) : ready;
  } catch (error) {
    if (attempt.isAnew || !(error instanceof Error) || !DAMAGED.some((kind) => error instanceof kind)) throw error;
    const { memory } = job.dependencies;
    if (memory) forget(memory);
    const why = `without the files of earlier builds: ${error.message}`;
    return { kind: 'again', why, next: { dataFiles: attempt.dataFiles, isAnew: true } };
  }
}

/** Validates the data and finds what was published before. */
async function makeReady({ dataFiles, isAnew = false }: Attempt, job: Job): Promise<Ready | Invalid> {
  const { request, dependencies } = job;
  const { findings, data, isNew, checkingMs } = await validateToBuild(dataFiles, request, dependencies);
  if (data === undefined) return { kind: 'invalid', findings };
  dependencies.stage('check', isNew ? 'all tables' : 'statuses and waivers; the other tables have not changed');
  const found = await dependencies.findPrevious(data.settings, () => data.staticData().uids);
  dependencies.stage('history', found.words);
  return { kind: 'ready', dataFiles, data, isNew, checkingMs, history: isAnew ? withoutFiles(found) : found };
}

/** Where a snapshot lies that was written aside. */
const ASIDE: SwapPlace<void, Aside> = {
  find: async () => {},
  put: async () => {},
  swap: ({ putInPlace }) => putInPlace().then(() => true),
  discard: ({ discard }) => discard(),
};

/** Carries forward, writes aside, and puts that in place before its publishedAt. */
async function publish(ready: Ready, job: Job): Promise<Placed | Invalid> {
  const { request, dependencies } = job;
  const { clock, memory, stage } = dependencies;
  const { data, history } = ready;
  const uploadMs = request.leadMs ?? (request.isUploaded ? data.settings.upload_seconds * 1000 : 0);
  const before = { ...history, previous: history.snapshot?.previous };
  let workMs = guessWork(mayRenderAll(ready) ? ready.checkingMs : 0);
  const make = async (_: unknown, missed?: Missed): Promise<Made<Aside, Placed | Invalid>> => {
    if (missed !== undefined) stage('again', 'it was ready only after its own timestamp');
    const begun = clock?.() ?? 0;
    const lead = clock === undefined ? uploadMs : seenAfter(uploadMs) + workMs;
    const carried = carryAndReport({ request, data, before, clock }, lead);
    const { findings, publication, publishedAt } = carried;
    if (findings.some(isBlocking)) return { result: { kind: 'invalid', findings } };
    const next = await writeAside(ready, carried, job);
    const { files, written } = next;
    const built = { findings, dataFiles: ready.dataFiles, data, publication, history, files, written, publishedAt };
    return {
      next,
      // Where nothing was published yet, no client can have asked too early.
      publishedAt: history.isFirst ? undefined : publishedAt,
      result: { kind: 'built', ...built, isChanged: hasChanged(built) },
      ended: () => {
        workMs = guessAfter(workMs, (clock?.() ?? 0) - begun);
      },
    };
  };
  const result = await publishOn(ASIDE, make, { clock, leadMs: () => seenAfter(uploadMs) });
  if (result.kind === 'invalid') return result;
  const manifest = result.files.get(MANIFEST_PATH.slice(1));
  if (memory && manifest instanceof Uint8Array) keepSnapshot(memory, manifest, result.publication);
  return result;
}

/** Whether everything may have to be rendered, not only what changed since the build before. */
function mayRenderAll({ isNew, history }: Ready): boolean {
  const previous = history.snapshot?.previousFiles;
  return isNew || previous?.elsewhere === true || previous?.manifest.generator !== GENERATOR;
}

/** Packs, asserts, and writes aside. */
async function writeAside(
  { data, isNew, history }: Ready,
  carried: ReturnType<typeof carryAndReport>,
  { request, dependencies, openPlace }: Job,
) {
  const place = await openPlace();
  const { settings } = data;
  const { stage, opened: companions = request.companions } = dependencies;
  const isThorough = isNew || request.isThorough === true;
  const previousFiles = history.snapshot?.previousFiles;
  // An unchanged object needs no check only if this very code built the previous snapshot, and so asserted it.
  const scope = isThorough || previousFiles?.isOwn !== true ? 'all' : 'changes';
  const input = { ...data, staticData: data.staticData(), previousFiles, companions, ...carried };
  const onLeftOut = (paths: readonly string[]) => stage('site', tooLarge(paths));
  const onNote = (note: string) => stage('site', note);
  return place.write(async (writeEarly) => {
    const files = await packAndAssert({ ...input, writeEarly, onLeftOut, onNote }, scope);
    stage('pack', `OCPI ${settings.versions.join(' and ')} for ${settings.base_url}`);
    return files;
  }, isThorough);
}

function tooLarge(paths: readonly string[]): string {
  const [them, files] = paths.length === 1 ? ['it is', 'A file'] : ['they are', 'Files'];
  return `without ${paths.join(', ')}: ${them} too large. ${files} of more than ${formatSize(LARGEST_ASSET)} cannot be uploaded`;
}

function hasChanged({ files, written, history }: Pick<Built, 'files' | 'written' | 'history'>): boolean {
  const path = MANIFEST_PATH.slice(1);
  if ([...written.changed.keys()].some((one) => one !== path)) return true;
  const bytes = files.get(path);
  if (history.snapshot?.previousFiles.elsewhere || !(bytes instanceof Uint8Array)) return true;
  return lasting(readManifest(bytes)) !== lasting(history.snapshot?.manifest);
}

/** The manifest without the members that differ after every build. */
function lasting(manifest: Manifest | undefined): string {
  return JSON.stringify({ ...manifest, moment: '', health: {} });
}
