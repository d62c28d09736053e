/**
 * Validation: the files of a data directory -> data that can be published, or findings. All steps are pure.
 *
 *     openSettings        network.json                       -> settings
 *     checkStatic         all tables but two                 -> static data
 *     readDynamicTables   status.csv, waivers.csv            -> rows
 *     checkDynamic        these rows and status sources      -> statuses, and all findings
 *
 * Static and dynamic data are AFIR's two kinds. Static data (sites, plugs, prices) takes long to check, so a
 * process that builds all day keeps it (build-memory.ts). Dynamic data (statuses) and waivers are read at every build.
 */

import { type Finding, isBlocking, isError, sortFindings } from '../../findings/finding.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { DataFiles } from '../../read/load/data-files.ts';
import { readTables } from '../../read/load/read-tables.ts';
import { ownId } from '../../read/load/references.ts';
import { wrongTimes } from '../../rules/times/future-timestamps.ts';
import { oldDespiteSources, oldStatuses } from '../../rules/times/old-statuses.ts';
import { defaultsOf } from '../../settings/known-settings.ts';
import { placeOfSetting } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StatusReport } from '../../sources/status-formats/reported-statuses.ts';
import { mergeStatuses } from '../../sources/statuses/merge-statuses.ts';
import { type StatusTimes, withoutOld } from '../../sources/statuses/old-statuses.ts';
import type { SourceReading } from '../../sources/statuses/source-life.ts';
import {
  duplicateStatuses,
  statusesOfAbsent,
  statusTableFinding,
  unreadableStatuses,
} from '../../sources/statuses/status-table.ts';
import { unknownStatusEvses } from '../../sources/statuses/unknown-status-evses.ts';
import type { StatusRow, WaiverRow } from '../../tables/tables.ts';
import type { Companion } from '../companion.ts';
import { HISTORY } from '../history/finding-codes.ts';
import type { CurrentStatuses } from '../render/draft.ts';
import { catalogueOf } from './catalogue.ts';
import { type CheckedStatic, checkStatic, openSettings } from './check-static.ts';
import { isDynamicTable, type StaticData } from './static-data.ts';
import { applyWaivers } from './waivers.ts';

export interface ValidateOptions {
  readonly companions: readonly Companion[];
  /** The time of the check, in ms since 1970. */
  readonly now: number;
  /** Replaces the base_url of network.json; without a slash at its end. */
  readonly baseUrl?: string | undefined;
  /** What the status sources reported; nothing if they are not asked. */
  readonly readings?: readonly SourceReading[];
  /** What is known to be wrong with sources that are not asked. */
  readonly aboutSources?: readonly Finding[];
}

export interface Validated {
  /** Sorted, without waived ones. */
  readonly findings: readonly Finding[];
  /** Present exactly if no finding blocks. */
  readonly data?: ValidData;
}

/** Data without errors, and without doubts that nobody has accepted. */
export interface ValidData {
  readonly settings: Settings;
  readonly dataFiles: DataFiles;
  /** Pictures of one's own that are published, by their path below dist/. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Rendered when it is first asked for. */
  readonly staticData: () => StaticData;
  readonly statuses: CurrentStatuses;
  /** What status.csv alone says of them. */
  readonly tableStatuses: Pick<DynamicTables, 'statuses' | 'unreadable'>;
  readonly readings: readonly SourceReading[];
  /** All findings and those of a comparison with what was published before, sorted, without waived ones. */
  readonly report: (compared: readonly Finding[]) => readonly Finding[];
}

/** Checks everything in one go, without a cache. */
export function validate(given: DataFiles, options: ValidateOptions): Validated {
  const { companions, now, baseUrl, readings = [], aboutSources = [] } = options;
  const opened = openSettings(given, companions, baseUrl);
  const checked = checkStatic({ ...opened, findings: [...opened.findings, ...aboutSources] }, now);
  return checkDynamic(checked, readDynamicTables(checked), readings);
}

export interface DynamicTables {
  readonly statuses: readonly StatusRow[];
  /** Reports in status.csv that cannot be read. */
  readonly unreadable: readonly StatusReport[];
  readonly waivers: readonly WaiverRow[];
  readonly findings: readonly Finding[];
}

export function readDynamicTables({ dataFiles, known, evses, absent, now }: CheckedStatic): DynamicTables {
  const files = dataFiles.tables.filter(({ path }) => isDynamicTable(path));
  const { contents, findings: found, unread } = readTables(files, defaultsOf(known), [], evses);
  // An import leaves out what is an error.
  const isGenerated = files.some((file) => file.isGenerated);
  const findings = isGenerated ? found : found.map((one) => statusTableFinding(one, unread));
  const statuses = contents.status.rows;
  const broken = new Set(isGenerated ? [] : found.filter(isError).map(({ file }) => file));
  const unreadable = files
    .filter(({ path }) => broken.has(path))
    .flatMap((file) => unreadableStatuses(file, now))
    .map((one) => ({ ...one, evse_uid: ownId(evses, one.evse_uid) }))
    .filter(({ evse_uid }) => evses.keys.has(foldCase(evse_uid)));
  for (const one of duplicateStatuses(statuses)) findings.push(one);
  for (const one of wrongTimes(statuses, now)) findings.push(one);
  for (const one of oldStatuses(statuses, known, now)) findings.push(one);
  for (const one of statusesOfAbsent(statuses, absent)) findings.push(one);
  return { statuses, unreadable, waivers: contents.waivers.rows, findings };
}

export function checkDynamic(
  { companions, settings, dataFiles, pictures, staticData, statusTimes, evses, now, ...checked }: CheckedStatic,
  { statuses, unreadable, waivers, findings: ofTables }: DynamicTables,
  readings: readonly SourceReading[],
): Validated {
  const ofSources = [...readings.flatMap(({ findings }) => findings), ...unknownStatusEvses(readings, evses)];
  const ofStatic = areAllTold(statusTimes, statuses)
    ? checked.findings.filter(({ code }) => code !== 'old-status')
    : checked.findings;
  const merged = mergeStatuses(statuses, readings, unreadable);
  const current = settings && withoutOld(merged, statusTimes, readings, { now, hours: settings.max_status_hours });
  const found = [...ofStatic, ...ofTables, ...ofSources];
  // Where sources were not asked, nobody knows what they say.
  if (settings && current && dataFiles.settingsFile && readings.length > 0) {
    const count = [...current].filter(([uid, status]) => merged.get(uid) !== status).length;
    found.push(...oldDespiteSources(count, settings, placeOfSetting(dataFiles.settingsFile, ['status_sources'])));
  }
  const report = (compared?: readonly Finding[]) => {
    const all = [...found, ...(compared ?? [])];
    // What only a comparison finds may be waived all the same.
    const unknown = compared === undefined ? HISTORY : {};
    return sortFindings(applyWaivers(all, waivers, now, { declared: catalogueOf(companions), unknown }));
  };
  const findings = report();
  if (settings === undefined || current === undefined || staticData === undefined || findings.some(isBlocking))
    return { findings };
  const data: ValidData = {
    settings,
    dataFiles,
    pictures,
    staticData,
    statuses: current,
    tableStatuses: { statuses, unreadable },
    readings,
    report,
  };
  return { findings, data };
}

/** Whether status.csv says something of all EVSEs whose own status may be too old. */
function areAllTold(times: StatusTimes, rows: readonly StatusRow[]): boolean {
  if (times.size === 0 || rows.length === 0) return false;
  const told = new Set(rows.map(({ values }) => foldCase(values.evse_uid)));
  return [...times.keys()].every((uid) => told.has(uid));
}
