/** The settings and all tables but two, checked: what takes long, so that a process that builds all day keeps it (build-memory.ts). */

import { isLocalAddress } from '../../cells/texts/links.ts';
import { type Finding, isError } from '../../findings/finding.ts';
import { uidOfEvseId } from '../../ocpi/evse-id.ts';
import type { DataFiles } from '../../read/load/data-files.ts';
import { explainReferences } from '../../read/load/explain-references.ts';
import { finding } from '../../read/load/finding-codes.ts';
import { type Dataset, joinTables } from '../../read/load/join.ts';
import { ownPictures } from '../../read/load/own-pictures.ts';
import { isDirectory, mayHaveSites, readTables } from '../../read/load/read-tables.ts';
import { type Target, targetOf, targetOfEvses, targetOfIds } from '../../read/load/references.ts';
import { withSites } from '../../read/load/sites-of-findings.ts';
import { checkRules } from '../../rules/rules.ts';
import { otherCountry, wrongCountry } from '../../rules/wrong-country.ts';
import { defaultsOf, NOTHING_KNOWN, type SoundSettings, withUnknown } from '../../settings/known-settings.ts';
import { absentTableFiles, withSettings } from '../../settings/named-files.ts';
import { placeOfSetting, readSettings } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { once } from '../../sources/statuses/known-evses.ts';
import type { StatusTimes } from '../../sources/statuses/old-statuses.ts';
import { withoutStatusFiles } from '../../sources/statuses/status-files.ts';
import { statusTableFinding } from '../../sources/statuses/status-table.ts';
import { TABLES, tableOfFile, whereRowsAre } from '../../tables/tables.ts';
import type { Companion } from '../companion.ts';
import { isDynamicTable, renderTables, type StaticData, toStaticTables } from './static-data.ts';

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
    const evses = { ...targetOfIds(known.uids, whereRowsAre('evses', opened.dataFiles.tables)), meant };
    const { statusTimes, absent } = known;
    return { ...opened, now, findings, evses, statusTimes, absent, staticData: () => known };
  }
  const { settings } = opened;
  const { dataset, findings: checked } = checkTables(opened, opened.known, now);
  const ofTables = [...checked, ...findingsOfCompanions(opened, dataset, checked, now)];
  const findings = forAddress([...opened.findings, ...ofTables], settings);
  const content = dataset.contents.evses;
  const evses = targetOfEvses(content.rows, targetOf(TABLES.evses, content));
  const checkedStatic = { ...opened, now, findings, evses };
  if (settings === undefined || findings.some(isError))
    return { ...checkedStatic, statusTimes: new Map(), absent: new Map(), staticData: undefined };
  const tables = toStaticTables(dataset, settings, now);
  const { statusTimes, absent } = tables;
  // Rendering lets go of the rows of locations meanwhile: they are as large as what is rendered.
  const staticData = once(() => renderTables(settings, tables, { findings: ofTables, checkedAt: now }));
  return { ...checkedStatic, statusTimes, absent, staticData };
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
