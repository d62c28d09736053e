/**
 * A build that others were quicker than: while it was made, statuses were published. It is not made again, which a busy feeder would
 * make useless once more, but a live step brings those statuses onto it.
 */

import { formatTimestamp } from '../../cells/times/timestamp.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Status } from '../../ocpi/enums.ts';
import type { DateTime, Location } from '../../ocpi/types.ts';
import type { Built } from '../../publish/build-request.ts';
import { countOfData } from '../../publish/history/finding-codes.ts';
import { nextPublishedAt } from '../../publish/publish-on.ts';
import { fullestVersion } from '../../publish/render/counts.ts';
import { objectReader, parseIndex } from '../../snapshot/read-snapshot.ts';
import { jsonIn } from '../../stored-format/stored-body.ts';
import { type Head, readFrom } from '../step/head-in-store.ts';
import { liveStep, type StepContext } from '../step/live-step.ts';
import { readPacks } from '../step/next-list.ts';
import type { Read } from '../step/stored-parts.ts';
import type { BuiltHead } from './head-of-build.ts';

export interface Overtaken {
  readonly built: Built;
  readonly made: BuiltHead;
  /** What the build went on from, and what is published by now. */
  readonly from: Head;
  readonly now: Head;
  /** Reads what is published. */
  readonly read: Read;
}

/**
 * What is to be published then, with the files that are new beside those of the build; undefined if another build was published, so
 * that only a new build is right.
 *
 * @throws SnapshotDamaged
 */
export async function ontoNewHead(
  { built, made, from, now, read: readPublished }: Overtaken,
  context: Omit<StepContext, 'publishedAt' | 'again'>,
  leadMs: number,
): Promise<Pick<BuiltHead, 'head' | 'files'> | undefined> {
  if (from.live.base !== now.live.base) return undefined;
  const statuses = new Map(built.data.statuses);
  const again = new Set<string>();
  for (const [uid, status] of await steppedSince(from.moment, now, readPublished)) {
    const known = statuses.get(uid);
    // Of another status, the report that the build has says nothing of when this one began.
    statuses.set(uid, known?.status === status ? known : { ...known, status, lastUpdated: undefined });
    again.add(uid);
  }
  const { head, base, statuses: own, files } = made;
  const before = Math.max(Date.parse(head.moment), Date.parse(now.moment));
  const read = readFrom({
    read: async (path) => {
      const bytes = files.get(path);
      return bytes && { bytes, version: path };
    },
  });
  const { readings, report } = built.data;
  const known = { statuses, readings, findings: countOfData(report([])) };
  const publishedAt = nextPublishedAt(context.builtAt, before, leadMs);
  const change = await liveStep({ head, base, statuses: own, read }, known, { ...context, publishedAt, again });
  if (change) return { head: change.head, files: change.files };
  // A head whose moment goes back is taken for an old one.
  return { head: { ...head, moment: formatTimestamp(publishedAt) }, files: new Map() };
}

/** The status of each EVSE that live steps have published later than this moment, by uid (foldCase): they gave it their time. */
async function steppedSince(moment: DateTime, head: Head, read: Read): Promise<ReadonlyMap<string, Status>> {
  const versions = Object.entries(head.by_version).map(([version, { locations }]) => ({ version, locations }));
  const path = fullestVersion(versions)?.locations.index ?? '';
  const index = parseIndex(await read(path));
  const positions = [...index.lastUpdated.keys()].filter((at) => (index.lastUpdated[at] ?? 0) > Date.parse(moment));
  const packs = await readPacks(index, positions, read);
  const object = objectReader(index, (pack) => packs.get(pack));
  const evses = positions.flatMap((at) => jsonIn<Location>(object(at)).evses ?? []);
  const stepped = evses.filter(({ last_updated }) => last_updated > moment);
  return new Map(stepped.map(({ uid, status }) => [foldCase(uid), status]));
}
