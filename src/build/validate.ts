/**
 * The way of the data in steps, all of them pure: time, settings, what the status sources said and what was published
 * before come in as arguments, and the same input gives the same bytes.
 *
 *     checkTables     all tables but two                    -> findings, dataset
 *     readDynamic     status.csv, waivers                   -> findings, rows
 *     checkLane       these rows, status sources            -> findings, present statuses
 *     toBase          dataset                               -> drafts (base.ts)
 *     renderSnapshot  drafts, statuses, history             -> the files of a snapshot
 */

import { type Finding, isError, sortFindings } from '../findings/finding.ts';
import { duplicateStatuses } from '../rules/duplicate-statuses.ts';
import { futureRows } from '../rules/future-timestamps.ts';
import { checkRules } from '../rules/rules.ts';
import { unknownStatusEvses } from '../rules/unknown-status-evses.ts';
import { applyWaivers } from '../rules/waivers.ts';
import { type Target, targetOf } from '../source/load/check-keys.ts';
import { finding } from '../source/load/codes.ts';
import type { DataFiles } from '../source/load/data-files.ts';
import { type Dataset, joinTables } from '../source/load/join.ts';
import { isDirectory, readTables } from '../source/load/read-tables.ts';
import { type Network, readNetwork } from '../source/settings/settings.ts';
import { type StatusRow, TABLES, tableOfFile, type WaiverRow } from '../source/tables/tables.ts';
import { mergeStatuses } from '../status/merge-statuses.ts';
import type { SourceReading } from '../status/source-reading.ts';
import { withoutStatusFiles } from '../status/status-files.ts';
import { CATALOGUE } from './catalogue.ts';
import { carryForward, renderJudged } from './publication.ts';
import { type Sizes, sizesOf } from './render/counts.ts';
import type { CurrentStatuses } from './render/draft.ts';
import type { SnapshotFiles } from './snapshot/snapshot.ts';
import { isDynamicTable, toStaticData } from './static-data.ts';

/** What a data directory holds, and everything that is wrong with it. */
export interface Checked {
  /** Sorted; without those that a waiver silences. */
  readonly findings: readonly Finding[];
  /** There exactly if no finding is an error. */
  readonly publishable?: Publishable;
}

export interface Publishable {
  readonly network: Network;
  readonly dataset: Dataset;
  /** What the status lane tells. */
  readonly present: CurrentStatuses;
}

export interface CheckOptions {
  /** The moment of the check, in ms since 1970. */
  readonly now: number;
  /** Takes the place of the base_url in network.json; without a slash at its end. */
  readonly baseUrl?: string | undefined;
  /** What the status sources said; nothing where they are not asked. */
  readonly readings?: readonly SourceReading[];
}

/** Checks everything, and joins the tables if there is no error. */
export function checkSources(given: DataFiles, options: CheckOptions): Checked {
  const { network, sources, findings } = checkSettings(given, options.baseUrl);
  const tables = checkTables(sources, network, options.now);
  const evses = targetOf(TABLES.evses, tables.dataset.contents.evses);
  const lane = checkDynamicData(readDynamicTables(sources, network, evses, options.now), evses, options.readings);
  for (const found of [...tables.findings, ...lane.findings]) findings.push(found);
  if (network === undefined) return { findings: sortFindings(findings) };
  const left = sortFindings(applyWaivers(findings, lane.waivers, options.now, CATALOGUE));
  if (left.some(isError)) return { findings: left };
  return { findings: left, publishable: { network, dataset: tables.dataset, present: lane.present } };
}

/** The settings, the files without those of status sources, and what is wrong with them or could not be opened. */
export function checkSettings(
  given: DataFiles,
  baseUrl: string | undefined,
): { network: Network | undefined; sources: DataFiles; findings: Finding[] } {
  const read = given.network ? readNetwork(given.network.path, given.network.bytes) : { findings: [] };
  const { network, findings } = { network: undefined, ...read };
  const settled = network && baseUrl !== undefined ? { ...network, base_url: baseUrl } : network;
  const sources = withoutStatusFiles(given, network);
  return { network: settled, sources, findings: [...(sources.findings ?? []), ...findings] };
}

/** Everything that can be said of the tables without the present statuses. */
export function checkTables(
  sources: DataFiles,
  network: Network | undefined,
  now: number,
): { dataset: Dataset; findings: Finding[] } {
  const unopened = (sources.findings ?? []).map(({ file }) => file);
  const files = sources.tables.filter(({ path }) => !isDynamicTable(path));
  const { contents, findings } = readTables(files, network ?? DEFAULTS_UNKNOWN, unopened);
  const paths = [...unopened, ...files.map(({ path }) => path)];
  if (!paths.some((path) => tableOfFile(path) === 'locations' || isDirectory(path))) findings.push(noTables(sources));
  const dataset = joinTables(contents);
  if (network) for (const found of checkRules({ dataset, network, now })) findings.push(found);
  return { dataset, findings };
}

/** While network.json cannot be read, no cell is blamed for relying on a default in it. */
const DEFAULTS_UNKNOWN = { country_code: 'XX', party_id: 'XXX', country: 'XXX', time_zone: 'Etc/UTC', currency: 'XXX' };

function noTables({ network, tables, findings = [] }: DataFiles): Finding {
  const paths = [network?.path, ...findings.map(({ file }) => file)];
  const settings = paths.find((path) => path?.endsWith('network.json')) ?? '';
  const message = tables.length === 0 ? 'There is no CSV file here.' : 'There is no locations.csv.';
  const hint = 'Give the directory that holds the tables with --data, or add locations.csv.';
  return finding('no-tables', { file: settings.replace(/[^/]*$/, 'locations.csv') }, { message, hint });
}

/** The tables that are read at each build, and what is wrong with them. */
export interface DynamicTables {
  readonly statuses: readonly StatusRow[];
  readonly waivers: readonly WaiverRow[];
  readonly findings: readonly Finding[];
}

/** status.csv and waivers.csv; `now` in ms since 1970. */
export function readDynamicTables(sources: DataFiles, network: Network | undefined, evses: Target, now: number): DynamicTables {
  const files = sources.tables.filter(({ path }) => isDynamicTable(path));
  const { contents, findings } = readTables(files, network ?? DEFAULTS_UNKNOWN, [], evses);
  const statuses = contents.status.rows;
  for (const some of [duplicateStatuses(statuses), futureRows('status', statuses, now)])
    for (const found of some) findings.push(found);
  return { statuses, waivers: contents.waivers.rows, findings };
}

export interface DynamicData {
  readonly findings: readonly Finding[];
  readonly present: CurrentStatuses;
  readonly waivers: readonly WaiverRow[];
}

/** The present statuses, from status.csv and from what the status sources said; and the waivers. */
export function checkDynamicData(
  { statuses, waivers, findings: own }: DynamicTables,
  evses: Target,
  readings: readonly SourceReading[] = [],
): DynamicData {
  const findings = [...own, ...readings.flatMap((reading) => reading.findings), ...unknownStatusEvses(readings, evses)];
  return { findings, present: mergeStatuses(statuses, readings), waivers };
}

/** What would be published of a network of which nothing was published before. */
export function countPublishable({ network, dataset, present }: Publishable): Sizes {
  return sizesOf(toStaticData(network, dataset, []), present);
}

/** The snapshot of a network of which nothing was published before; `now` in ms since 1970. */
export function renderSnapshot({ network, dataset, present }: Publishable, now: number): Promise<SnapshotFiles> {
  const base = toStaticData(network, dataset, []);
  const publication = carryForward({ network, base, present, moment: now });
  return renderJudged({ network, base, present, publication, readings: [], findings: [], moment: now }, 'all');
}
