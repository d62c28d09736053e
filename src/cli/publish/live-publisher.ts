/**
 * What `watch --live` does again and again: a live step with the statuses of now; a build where the tables have
 * changed, or where only a build is right.
 */

import type { BuildOptions } from '../../command/options.ts';
import { askTableSources } from '../../command/with-table-sources.ts';
import { startAssertion } from '../../contract/assert-conforms.ts';
import { type Finding, isBlocking } from '../../findings/finding.ts';
import { isKnownTo } from '../../live/feed/known-in-store.ts';
import { readPushed } from '../../live/feed/pushed-in-store.ts';
import { knownEvsesOf, statusesNow } from '../../live/feed/statuses-now.ts';
import { snapshotReader } from '../../live/publish/head-in-store.ts';
import { publishBuild } from '../../live/publish/publish-build.ts';
import { NeedsBuild, statusPublisher } from '../../live/publish/publish-statuses.ts';
import { someBecomeRemovedOrReturn } from '../../live/step/removed-evses.ts';
import type { Judge, LiveSnapshot, StatusesNow } from '../../live/step/snapshot-and-change.ts';
import type { Store } from '../../live/store/store.ts';
import type { OcpiVersion } from '../../ocpi/enums.ts';
import type { Companion } from '../../publish/companion.ts';
import { readDataFiles, readSettingsFile } from '../../publish/disk/data-directory.ts';
import { countCodes } from '../../publish/files/health.ts';
import { validateToBuild } from '../../publish/validate/validate-to-build.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { GENERATOR } from '../../snapshot/generator.ts';
import { readIn } from '../../snapshot/read-snapshot.ts';
import { PROGRAM } from '../../snapshot/release.ts';
import type { QuietBuilder } from './build-quietly.ts';
import { readerOfStatuses } from './read-statuses.ts';

export interface LivePublisher {
  /** @throws StoreFault, and what a build throws */
  publish(): Promise<LiveRound>;
}

export type LiveRound =
  | { readonly kind: 'invalid' }
  /** `changed`: how many EVSEs have another status, if it was a live step. */
  | { readonly kind: 'built' | 'published' | 'unchanged'; readonly changed: number };

export interface LiveOptions {
  readonly options: BuildOptions;
  readonly store: Store;
  /** For how long a head is promised to be the newest, in ms. */
  readonly promiseMs: number;
  readonly builder: QuietBuilder;
  readonly note: (text: string) => void;
  /** Waits for whoever still reads what the last build has written. */
  readonly beforeBuild?: () => Promise<void>;
}

/** Holds a Location against the contract by itself: its tariffs are those that a build has published. */
export const judge: Judge = (version, location) => startAssertion(version as OcpiVersion).location(location);

/** What a live step of this program needs to know of it. */
export function liveProgram(companions: readonly Companion[]) {
  return { generator: GENERATOR, program: PROGRAM, judge, steps: companions.flatMap(({ steps }) => steps ?? []) };
}

export function livePublisher({
  options: given,
  store,
  promiseMs,
  builder,
  note,
  beforeBuild = async () => {},
}: LiveOptions): LivePublisher {
  const clock = Date.now;
  const { companions } = given;
  const options: BuildOptions = { ...given, pushed: (known) => readPushed(store, clock, known && isKnownTo(known)) };
  const context = {
    store,
    clock,
    promiseMs,
    reader: snapshotReader(store),
    ...liveProgram(companions),
  };
  const statuses = statusPublisher(context);
  const { memory } = builder;
  let isBuildDue = true;
  let hasBuilt = false;
  /** Of the tables that were built last, and the findings that were told last, if they blocked. */
  let [builtKey, blocked] = ['', ''];

  async function build(): Promise<LiveRound> {
    // How to find the history, and that much may go, is meant for the first build only.
    const first = hasBuilt ? ({ previous: { kind: 'default' }, allowsRemovals: false } as const) : {};
    const own = { ...options, ...first, isForPublishing: true, isUploaded: true };
    const isAnew = !hasBuilt && options.previous.kind === 'none';
    await beforeBuild();
    // Until it has succeeded, whatever ends it.
    isBuildDue = true;
    const built = await publishBuild({
      ...liveProgram(companions),
      ...{ store, clock, promiseMs, note, isAnew, read: (path) => readIn(options.out)(path) },
      build: async (history, leadMs) => {
        const { built: result, report } = await builder.next({ ...own, history, leadMs, now: clock() });
        builder.tell(result.kind === 'invalid' ? report : '');
        return result;
      },
    });
    isBuildDue = false;
    if (built.kind === 'invalid') {
      blocked = textOf(built.findings);
      return feedOnly();
    }
    [hasBuilt, builtKey, blocked] = [true, memory.checkedKey ?? '', ''];
    return { kind: 'built', changed: 0 };
  }

  async function validated() {
    const now = clock();
    const given = await readDataFiles(options.data);
    const { dataFiles } = await askTableSources(given, { ...options, now });
    const request = { companions, dataFiles, baseUrl: options.baseUrl, now, allowsRemovals: false };
    return validateToBuild(dataFiles, request, { memory, clock, readStatuses: readerOfStatuses(options, now) });
  }

  /** While the tables have errors, the statuses of sources go on for the network that is published. */
  async function feedOnly(): Promise<LiveRound> {
    const now = clock();
    const file = await readSettingsFile(options.data);
    const settings = file && readSettings(file.path, file.bytes, companions).settings;
    try {
      await statuses.publish(async ({ base }) => {
        const read = readerOfStatuses(options, now);
        const readings = settings ? await read(settings, { settingsFile: file, tables: [] }, knownEvsesOf(base)) : [];
        return statusesNow(base, readings, now);
      });
    } catch (error) {
      // Nothing is published yet.
      if (!(error instanceof NeedsBuild)) throw error;
    }
    return { kind: 'invalid' };
  }

  return {
    async publish() {
      if (isBuildDue) return build();
      try {
        const done = await statuses.publish(statusesOfTables);
        isBuildDue ||= done.isBuildDue;
        return { kind: done.kind === 'changed' ? 'published' : 'unchanged', changed: done.changed.length };
      } catch (error) {
        if (error instanceof TablesBlocked) return feedOnly();
        if (!(error instanceof NeedsBuild || error instanceof TablesChanged)) throw error;
        if (error instanceof NeedsBuild) note(error.message);
        return build();
      }
    },
  };

  /**
   * Asked once the head is known: of two publishers, none puts what is older in place of what is newer.
   *
   * @throws TablesChanged, TablesBlocked
   */
  async function statusesOfTables(snapshot: LiveSnapshot): Promise<StatusesNow> {
    const { data, key, findings } = await validated();
    if (data === undefined && textOf(findings) === blocked) throw new TablesBlocked();
    if (data === undefined || key !== builtKey) throw new TablesChanged();
    builder.sources(findings);
    isBuildDue ||= someBecomeRemovedOrReturn(snapshot, data.statuses);
    return { statuses: data.statuses, readings: data.readings, findings: countCodes(data.report([])) };
  }
}

function textOf(findings: readonly Finding[]): string {
  return JSON.stringify(findings.filter(isBlocking));
}

/** The tables are others than those that were built, or have errors that were not told yet. */
class TablesChanged extends Error {}

/** The tables have errors, which were told. */
class TablesBlocked extends Error {}
