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

import { isLocalAddress } from '../../cells/texts/links.ts';
import { type Finding, isBlocking, isError, sortFindings } from '../../findings/finding.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { uidOfEvseId } from '../../ocpi/evse-id.ts';
import type { DataFiles } from '../../read/load/data-files.ts';
import { explainReferences } from '../../read/load/explain-references.ts';
import { finding } from '../../read/load/finding-codes.ts';
import { type Dataset, joinTables } from '../../read/load/join.ts';
import { ownPictures } from '../../read/load/own-pictures.ts';
import { isDirectory, mayHaveSites, readTables } from '../../read/load/read-tables.ts';
import { ownId, type Target, targetOf, targetOfEvses, targetOfIds } from '../../read/load/references.ts';
import { withSites } from '../../read/load/sites-of-findings.ts';
import { checkRules } from '../../rules/rules.ts';
import { wrongTimes } from '../../rules/times/future-timestamps.ts';
import { oldDespiteSources, oldStatuses } from '../../rules/times/old-statuses.ts';
import { otherCountry, wrongCountry } from '../../rules/wrong-country.ts';
import { defaultsOf, NOTHING_KNOWN, type SoundSettings, withUnknown } from '../../settings/known-settings.ts';
import { absentTableFiles, withSettings } from '../../settings/named-files.ts';
import { placeOfSetting, readSettings } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StatusReport } from '../../sources/status-formats/reported-statuses.ts';
import { mergeStatuses } from '../../sources/statuses/merge-statuses.ts';
import { type StatusTimes, withoutOld } from '../../sources/statuses/old-statuses.ts';
import type { SourceReading } from '../../sources/statuses/source-life.ts';
import { withoutStatusFiles } from '../../sources/statuses/status-files.ts';
import {
  duplicateStatuses,
  statusesOfAbsent,
  statusTableFinding,
  unreadableStatuses,
} from '../../sources/statuses/status-table.ts';
import { unknownStatusEvses } from '../../sources/statuses/unknown-status-evses.ts';
import { whereRowsAre } from '../../tables/declarations/chargers.ts';
import { type StatusRow, TABLES, tableOfFile, type WaiverRow } from '../../tables/tables.ts';
import type { Companion } from '../companion.ts';
import { HISTORY } from '../history/finding-codes.ts';
import type { CurrentStatuses } from '../render/draft.ts';
import { catalogueOf } from './catalogue.ts';
import { isDynamicTable, renderTables, type StaticData, type StaticTables, toStaticTables } from './static-data.ts';
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
  /** Ids of all tariffs in the tables; absent if the static data is that of an earlier build. */
  readonly tariffIds?: readonly string[];
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

export interface OpenedSettings {
  readonly companions: readonly Companion[];
  /** Undefined if network.json is missing or has errors. */
  readonly settings: Settings | undefined;
  /** Those that could be read, with the address that network.json names, whatever --base-url says: what rules find is kept for all builds. */
  readonly known: SoundSettings;
  /** Without the files of status sources. */
  readonly dataFiles: DataFiles;
  /** Pictures of one's own that are published, by their path below dist/. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** What is wrong with network.json, and with files that could not be opened. */
  readonly findings: readonly Finding[];
}

export function openSettings(given: DataFiles, companions: readonly Companion[], baseUrl?: string): OpenedSettings {
  const { settingsFile: file } = given;
  const { pictures, findings: ofPictures } = ownPictures(given.pictures ?? []);
  const { settings, known, findings } = file
    ? { settings: undefined, ...readSettings(file.path, file.bytes, companions, new Set(pictures.keys())) }
    : { settings: undefined, known: NOTHING_KNOWN, findings: [] };
  const own = withoutStatusFiles(given, known);
  const dataFiles = file ? { ...own, tables: withSettings(own.tables, known, file.path) } : own;
  const { findings: unopened = [] } = dataFiles;
  const absent = file ? absentTableFiles(file, given, known.table_files) : [];
  return {
    companions,
    settings: settings && baseUrl !== undefined ? { ...settings, base_url: baseUrl } : settings,
    known,
    dataFiles,
    pictures,
    findings: [
      ...absent,
      ...unopened.map((one) => statusTableFinding(one, new Set([one.file]))),
      ...findings,
      ...ofPictures,
    ],
  };
}

/** Findings that only matter where the data is published. */
const OF_PUBLISHING: ReadonlySet<string> = new Set(['example-site', 'example-address', 'example-party']);

/** Without them if --base-url is that of this machine: a preview, such as that of `start`, may show the example. */
function forAddress(findings: readonly Finding[], settings: Settings | undefined): readonly Finding[] {
  if (settings === undefined || !isLocalAddress(settings.base_url)) return findings;
  return findings.filter(({ code }) => !OF_PUBLISHING.has(code));
}

export interface CheckedStatic extends OpenedSettings {
  readonly now: number;
  /** The EVSEs that statuses can refer to. */
  readonly evses: Target;
  /** Ids of all tariffs in the tables; absent if the static data is that of an earlier build. */
  readonly tariffIds?: readonly string[];
  /** When statuses in the table of EVSEs were said; empty if there are errors. */
  readonly statusTimes: StatusTimes;
  /** Those that are not there, with their statuses; empty if there are errors. */
  readonly absent: StaticData['absent'];
  /** Undefined if there are errors. */
  readonly staticData: (() => StaticData) | undefined;
}

/** @param known the static data of these files from an earlier build; its findings replace those of the tables */
export function checkStatic(opened: OpenedSettings, now: number, known?: StaticData): CheckedStatic {
  if (known) {
    const findings = forAddress([...opened.findings, ...known.findings], opened.settings);
    const meant = uidOfEvseId(known.uids, known.evseIds);
    const evses = { ...targetOfIds(known.uids, whereEvsesAre(opened)), meant };
    return {
      ...opened,
      now,
      findings,
      evses,
      statusTimes: known.statusTimes,
      absent: known.absent,
      staticData: () => known,
    };
  }
  const { settings } = opened;
  const { dataset, findings: checked } = checkTables(opened, opened.known, now);
  const ofTables = [...checked, ...findingsOfCompanions(opened, dataset, checked, now)];
  const findings = forAddress([...opened.findings, ...ofTables], settings);
  const content = dataset.contents.evses;
  const evses = targetOfEvses(content.rows, targetOf(TABLES.evses, content, whereEvsesAre(opened)));
  const tariffIds = dataset.tariffs.map(({ tariff }) => tariff.values.id);
  if (settings === undefined || findings.some(isError)) {
    return {
      ...opened,
      now,
      findings,
      evses,
      tariffIds,
      statusTimes: new Map(),
      absent: new Map(),
      staticData: undefined,
    };
  }
  const tables = toStaticTables(dataset, settings, now);
  const staticData = renderedOnce(settings, tables, ofTables, now);
  const { statusTimes, absent } = tables;
  return { ...opened, now, findings, evses, tariffIds, statusTimes, absent, staticData };
}

/** What companions find in tables without errors. */
function findingsOfCompanions(
  { companions, settings, dataFiles }: OpenedSettings,
  dataset: Dataset,
  checked: readonly Finding[],
  now: number,
): readonly Finding[] {
  const { settingsFile, tables } = dataFiles;
  if (settings === undefined || settingsFile === undefined || checked.some(isError)) return [];
  const { status_sources, live } = settings;
  const hasFile = tables.some(({ path }) => tableOfFile(path) === 'status');
  const given = {
    ...{ dataset, settings, now },
    placeOfSetting: (path: readonly (string | number)[]) => placeOfSetting(settingsFile, path),
    hasStatuses: hasFile || live !== undefined || status_sources.length > 0,
  };
  return companions.flatMap(({ check }) => check?.(given) ?? []);
}

function whereEvsesAre({ dataFiles }: OpenedSettings): string {
  return whereRowsAre('evses', new Set(dataFiles.tables.map(({ path }) => tableOfFile(path))));
}

/** Renders when it is first called. The rows of locations are let go of meanwhile: they are as large as what is rendered. */
function renderedOnce(
  settings: Settings,
  tables: StaticTables,
  findings: readonly Finding[],
  now: number,
): () => StaticData {
  let rendered: StaticData | undefined;
  return () => {
    rendered ??= renderTables(settings, tables, { findings, checkedAt: now });
    return rendered;
  };
}

/** Takes a country that the tables contradict for unknown, so that it is found in network.json and not at each row. */
function checkTables(opened: OpenedSettings, settings: SoundSettings, now: number): CheckedTables {
  const checked = checkWith(opened, settings, now);
  const { settingsFile: file } = opened.dataFiles;
  const other = otherCountry({ ...checked, settings });
  if (file === undefined || other === undefined) return checked;
  const { findings: others } = checkWith(opened, withUnknown(settings, ['country']), now);
  const isCauseOfErrors = others.filter(isError).length < checked.findings.filter(isError).length;
  const place = placeOfSetting(file, ['country']);
  const found = wrongCountry(other, { country: settings.country, place, isCauseOfErrors });
  return { dataset: checked.dataset, findings: [found, ...others] };
}

interface CheckedTables {
  readonly dataset: Dataset;
  readonly findings: Finding[];
}

function checkWith({ dataFiles, pictures }: OpenedSettings, settings: SoundSettings, now: number): CheckedTables {
  const { findings: about = [], unread = [] } = dataFiles;
  const unopened = [...unread, ...about.filter(isError).map(({ file }) => file)];
  const files = dataFiles.tables.filter(({ path }) => !isDynamicTable(path));
  const read = readTables(files, defaultsOf(settings), unopened);
  const paths = [...unopened, ...files.map(({ path }) => path)];
  // In generated tables, what refers to nothing is left out row by row.
  const isGenerated = files.some((file) => file.isGenerated);
  const { contents, findings } = isGenerated ? read : explainReferences(read, paths);
  if (!paths.some((path) => mayHaveSites(path) || isDirectory(path))) findings.push(noTables(dataFiles));
  const dataset = joinTables(contents);
  const names = new Set(pictures.keys());
  for (const found of checkRules({ dataset, settings, now, pictures: names })) findings.push(found);
  return { dataset, findings: withSites(findings, contents) };
}

function noTables({ settingsFile, tables, findings = [] }: DataFiles): Finding {
  const paths = [settingsFile?.path, ...findings.map(({ file }) => file)];
  const settings = paths.find((path) => path?.endsWith('network.json')) ?? '';
  const place = { file: settings.replace(/[^/]*$/, 'locations.csv') };
  return finding('no-tables', place, tables.length === 0 ? { says: 'none' } : { says: 'others' });
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
  {
    companions,
    settings,
    dataFiles,
    pictures,
    staticData,
    statusTimes,
    tariffIds,
    evses,
    now,
    ...checked
  }: CheckedStatic,
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
    ...(tariffIds ? { tariffIds } : {}),
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
