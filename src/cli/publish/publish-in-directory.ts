/** Rounds in the directory that a build writes (`start`, `watch`). */

import type { BuildOptions } from '../../command/options.ts';
import { headInDirectory, NO_PROMISE } from '../../live/publish/head-in-directory.ts';
import { statusPublisher } from '../../live/publish/publish-statuses.ts';
import { snapshotReader } from '../../live/step/head-in-store.ts';
import type { BuildResult, Built } from '../../publish/build-request.ts';
import { seenAfter } from '../../publish/publish-on.ts';
import { notRemoved } from './build.ts';
import type { QuietBuilder } from './build-quietly.ts';
import { lateUpload } from './deploy.ts';
import { createRounds, LATER, liveProgram, type PublishingPlace, type Rounds } from './rounds.ts';
import { deployQuietly } from './wrangler.ts';

interface InDirectory {
  readonly options: BuildOptions;
  readonly builder: QuietBuilder;
  /** Whether it is uploaded after each change: then nobody sees it before that. */
  readonly uploads: boolean;
  readonly note: (text: string) => void;
}

/**
 * What is live at the start and after an upload that failed is not known, so it is uploaded whatever the round finds. The ages of status
 * sources alone count as a change once they are half as old as the first source may become: otherwise `/_health.json` would call it
 * stale.
 */
export function publishInDirectory(
  { options, builder, uploads, note }: InDirectory,
  upload: () => Promise<void> = () => deployQuietly(options.out),
): PublishingPlace {
  const reported = new Set<string>();
  let [isUploadDue, hasBegun] = [uploads, false];
  let told: Partial<BuildOptions> = {};
  let newest: Built | undefined;
  let lastChange = Number.NEGATIVE_INFINITY;
  const build = async (): Promise<BuildResult> => {
    const first = { isThorough: !hasBegun, ...(hasBegun && LATER) };
    const own = { isForPublishing: isUploadDue, isUploaded: uploads, now: Date.now() };
    const built = await builder.build({ ...options, ...first, ...own, ...told });
    if (built.kind === 'invalid') return built;
    newest = built;
    for (const text of built.left) if (!reported.has(text)) note(notRemoved(text));
    for (const text of built.left) reported.add(text);
    hasBegun ||= !uploads;
    return built;
  };
  const rounds = roundsInDirectory({ options, builder, build, uploads, note });
  return {
    end: async () => {},
    async publish(forced) {
      told = forced ?? {};
      const now = Date.now();
      const round = await rounds.publish(forced !== undefined || isUploadDue);
      if (round.kind === 'invalid') return 'invalid';
      if (!uploads) return round.isChanged ? 'published' : 'unchanged';
      const ages = newest?.data.readings.map(({ maxAgeSeconds }) => maxAgeSeconds) ?? [];
      if (round.isChanged || now - lastChange >= Math.min(...ages) * 500) [isUploadDue, lastChange] = [true, now];
      if (!isUploadDue) return 'unchanged';
      await upload();
      [isUploadDue, hasBegun] = [false, true];
      const late = newest && lateUpload(Date.now(), { ...newest, publishedAt: round.publishedAt });
      if (late !== undefined) note(late);
      return 'published';
    },
  };
}

/** What people see of statuses that a step does not change, such as the scorecard of AFIR, is at most so old, in ms. */
const REBUILD_MS = 600_000;

export function roundsInDirectory({
  options,
  builder,
  build,
  uploads,
  note,
}: InDirectory & { readonly build: () => Promise<BuildResult> }): Rounds {
  const { companions, out } = options;
  const head = headInDirectory(out, !uploads);
  const program = liveProgram(companions);
  let [uploadMs, isToldOfOthers] = [0, false];
  const statuses = statusPublisher({
    ...{ ...program, store: head, reader: snapshotReader(head), clock: () => Date.now(), promiseMs: NO_PROMISE },
    leadMs: () => seenAfter(uploadMs),
  });
  const buildHere = async (): Promise<BuildResult> => {
    if (!isToldOfOthers && (await head.isOfAnother())) {
      isToldOfOthers = true;
      note(`another process has written ${out} meanwhile: end one of the two, or give each an --out of its own`);
    }
    const built = await build();
    if (built.kind === 'invalid') return built;
    uploadMs = uploads ? built.data.settings.upload_seconds * 1000 : 0;
    await head.goOnFrom(built, program.steps);
    return built;
  };
  const how = { goesOnWhileBlocked: !uploads, buildsAtOnce: true, rebuildMs: REBUILD_MS };
  return createRounds({ options, builder, statuses, build: buildHere, ...how });
}
