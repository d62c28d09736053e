/**
 * The one loop of what publishes all day (`watch`, `start`, `watch --live`): a live step with the statuses of now; a build where the
 * tables have changed, or where only a build is right. Where that is published is a place: a directory or a store.
 */

import { basename } from 'node:path';
import type { BuildOptions } from '../../command/options.ts';
import { askTableSources } from '../../command/with-table-sources.ts';
import { type Finding, isBlocking } from '../../findings/finding.ts';
import { knownEvsesOf, statusesNow } from '../../live/feed/statuses-now.ts';
import { NeedsBuild, type StatusPublisher } from '../../live/publish/publish-statuses.ts';
import type { LiveSnapshot } from '../../live/step/head-in-store.ts';
import { type StatusesNow, someBecomeRemovedOrReturn } from '../../live/step/live-step.ts';
import type { BuildResult } from '../../publish/build-request.ts';
import type { Companion } from '../../publish/companion.ts';
import { fingerprintOf, listDataFiles, readDataFiles, readSettingsFile } from '../../publish/disk/data-directory.ts';
import { countOfData } from '../../publish/history/finding-codes.ts';
import { validateToBuild } from '../../publish/validate/validate-to-build.ts';
import { isTable, SETTINGS_FILE } from '../../read/load/collect-data-files.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { GENERATOR } from '../../snapshot/generator.ts';
import { PROGRAM } from '../../snapshot/release.ts';
import type { Outcome } from '../../watch/next-publish.ts';
import type { QuietBuilder } from './build-quietly.ts';
import { readerOfStatuses } from './read-statuses.ts';

export interface Rounds {
  /**
   * Publishes what is new.
   *
   * @param mustBuild whether a step is not enough, whatever has changed
   * @throws StoreFault, and what a build throws
   */
  publish(mustBuild?: boolean): Promise<Round>;
}

export type Round =
  | { readonly kind: 'invalid' }
  | {
      /** `renewed`: nothing but ages. */
      readonly kind: 'built' | 'published' | 'renewed' | 'unchanged';
      /** How many EVSEs have another status, if it was a live step. */
      readonly changed: number;
      /** Whether clients see anything else than ages. */
      readonly isChanged: boolean;
      /** `last_updated` of what changed last, in ms since 1970. */
      readonly publishedAt: number;
    };

/** Where rounds publish. */
export interface PublishingPlace {
  /** @param forced given if a build is to be made, whatever has changed: what else it is told */
  readonly publish: (forced?: Partial<BuildOptions>) => Promise<Outcome>;
  /** When all that runs beside the rounds has ended. */
  readonly end: () => Promise<void>;
}

/** Where they publish, and how. */
export interface RoundsOptions {
  readonly options: BuildOptions;
  readonly builder: QuietBuilder;
  readonly statuses: StatusPublisher;
  /** Builds and publishes. */
  readonly build: () => Promise<BuildResult>;
  /** Whether statuses go on while the tables have errors. */
  readonly goesOnWhileBlocked: boolean;
  /** Whether a build that turns out to be due is made in the same round: the next one may be a while off. */
  readonly buildsAtOnce: boolean;
  /** How long after a build another one is due if statuses have changed since, in ms: some files for people are made by builds alone. */
  readonly rebuildMs?: number;
  /** Told why there is nothing that a step can go on from. */
  readonly note?: (text: string) => void;
}

/** How to find the history, and that much may go, is meant for the first build only. */
export const LATER = { previous: { kind: 'default' }, allowsRemovals: false } as const;

/** What a live step of this program needs to know of it. */
export function liveProgram(companions: readonly Companion[]) {
  return { generator: GENERATOR, program: PROGRAM, steps: companions.flatMap(({ steps }) => steps ?? []) };
}

const STEPPED = { changed: 'published', renewed: 'renewed', nothing: 'unchanged' } as const;

const NOTHING_BUILT = { pictures: '', tables: '', at: Number.NEGATIVE_INFINITY };

export function createRounds({ options, builder, statuses, note = () => {}, ...place }: RoundsOptions): Rounds {
  const clock = () => Date.now();
  const { memory } = builder;
  const { companions } = options;
  let isBuildDue = true;
  let hasStepped = false;
  /** What was built last: its pictures as the disk has them, the hash of its tables, and when. */
  let built = NOTHING_BUILT;
  /** The findings that were told last, if they blocked. */
  let blocked = '';
  /** As network.json could be read last. */
  let sound: Settings | undefined;

  async function build(): Promise<Round> {
    // Until it has succeeded, whatever ends it.
    isBuildDue = true;
    const pictures = await picturesIn(options.data);
    const result = await place.build();
    isBuildDue = false;
    if (result.kind === 'invalid') {
      blocked = textOf(result.findings);
      return goOnBlocked();
    }
    sound = result.data.settings;
    [built, hasStepped, blocked] = [{ pictures, tables: memory.checkedKey ?? '', at: clock() }, false, ''];
    const { isChanged, publishedAt } = result;
    return { kind: 'built', changed: 0, isChanged, publishedAt };
  }

  /** @throws TablesChanged before a source of statuses is asked in vain */
  async function validated() {
    const now = clock();
    const given = await readDataFiles(options.data);
    const { dataFiles } = await askTableSources(given, { ...options, now });
    const request = { companions, dataFiles, baseUrl: options.baseUrl, now, allowsRemovals: false };
    const onKey = (key: string) => {
      if (blocked === '' && key !== built.tables) throw new TablesChanged();
    };
    return validateToBuild(dataFiles, request, { memory, clock, onKey, readStatuses: readerOfStatuses(options, now) });
  }

  /** While the tables have errors, the statuses of sources go on for the network that is published. */
  async function goOnBlocked(): Promise<Round> {
    if (!place.goesOnWhileBlocked) return { kind: 'invalid' };
    const now = clock();
    const file = await readSettingsFile(options.data);
    // What cannot be read names no sources, but those that are known do not stop for that.
    sound = (file && readSettings(file.path, file.bytes, companions).settings) ?? sound;
    const settings = sound;
    if (settings === undefined) return { kind: 'invalid' };
    try {
      const { kind } = await statuses.publish(async ({ base }) => {
        const read = readerOfStatuses(options, now);
        const readings = await read(settings, { ...(file && { settingsFile: file }), tables: [] }, knownEvsesOf(base));
        return statusesNow(base, readings, now);
      });
      hasStepped ||= kind === 'changed';
    } catch (error) {
      // Nothing is published yet.
      if (!(error instanceof NeedsBuild)) throw error;
    }
    return { kind: 'invalid' };
  }

  /**
   * Asked once the head is known: of two publishers, none puts what is older in place of what is newer.
   *
   * @throws TablesChanged, TablesBlocked
   */
  async function statusesOfTables(snapshot: LiveSnapshot): Promise<StatusesNow> {
    const pictures = await picturesIn(options.data);
    const { data, findings } = await validated();
    if (data === undefined && textOf(findings) === blocked) throw new TablesBlocked();
    if (data === undefined || memory.checkedKey !== built.tables || pictures !== built.pictures)
      throw new TablesChanged();
    if (blocked !== '') builder.recovered();
    blocked = '';
    builder.sources(findings);
    isBuildDue ||= someBecomeRemovedOrReturn(snapshot, data.statuses);
    return { statuses: data.statuses, readings: data.readings, findings: countOfData(data.report([])) };
  }

  return {
    async publish(mustBuild = false) {
      const isOld = blocked === '' && hasStepped && clock() - built.at >= (place.rebuildMs ?? Number.POSITIVE_INFINITY);
      if (isBuildDue || mustBuild || isOld) return build();
      try {
        const { kind, changed, moment, isBuildDue: isDue } = await statuses.publish(statusesOfTables);
        isBuildDue ||= isDue;
        hasStepped ||= kind === 'changed';
        if (isBuildDue && place.buildsAtOnce) return build();
        const isChanged = kind === 'changed';
        return { kind: STEPPED[kind], changed: changed.length, isChanged, publishedAt: Date.parse(moment) };
      } catch (error) {
        if (error instanceof TablesBlocked) return goOnBlocked();
        if (!(error instanceof NeedsBuild || error instanceof TablesChanged)) throw error;
        if (error instanceof NeedsBuild) note(error.message);
        return build();
      }
    },
  };
}

/** Stands for the pictures of a data directory: of tables and network.json, what they say is compared. */
async function picturesIn(data: string): Promise<string> {
  const paths = (await listDataFiles(data)).filter(
    (path) => !isTable(basename(path)) && basename(path) !== SETTINGS_FILE,
  );
  return JSON.stringify(await Promise.all(paths.map(async (path) => [path, await fingerprintOf(path)])));
}

function textOf(findings: readonly Finding[]): string {
  return JSON.stringify(findings.filter(isBlocking));
}

/** The tables are others than those that were built, or have errors that were not told yet. */
class TablesChanged extends Error {}

/** The tables have errors, which were told. */
class TablesBlocked extends Error {}
