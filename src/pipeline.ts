/**
 * The whole path in two steps: source files -> findings and joined tables -> the files of a snapshot. Both are pure:
 * time and settings come in as arguments, the same input gives the same bytes.
 */

import { type Finding, finding, isError, sortFindings } from './findings/finding.ts';
import { type Network, readNetwork } from './network.ts';
import { judge } from './ocpi/judge.ts';
import { renderObjects } from './ocpi/render.ts';
import { checkRules } from './rules/rules.ts';
import { applyWaivers } from './rules/waivers.ts';
import { renderTree, type Tree } from './snapshot/tree.ts';
import type { Sources } from './sources.ts';
import { type Dataset, joinTables } from './tables/dataset.ts';
import { readTables } from './tables/read-tables.ts';
import { tableOfFile } from './tables/tables.ts';

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
}

export interface CheckOptions {
  /** The moment of the check, in ms since 1970. */
  readonly now: number;
  /** Takes the place of the base_url in network.json; without a slash at its end. */
  readonly baseUrl?: string | undefined;
}

/** Checks everything, and joins the tables if there is no error. */
export function checkSources(sources: Sources, { now, baseUrl }: CheckOptions): Checked {
  const notOpened = sources.findings ?? [];
  const findings: Finding[] = [...notOpened];
  const settings = sources.network ? readNetwork(sources.network.path, sources.network.bytes) : { findings: [] };
  findings.push(...settings.findings);
  const { network: read } = settings;
  const network = read && baseUrl !== undefined ? { ...read, base_url: baseUrl } : read;
  const unopened = notOpened.map(({ file }) => file);
  const { contents, findings: tableFindings } = readTables(sources.tables, network ?? DEFAULTS_UNKNOWN, unopened);
  for (const found of tableFindings) findings.push(found);
  const paths = [...unopened, ...sources.tables.map(({ path }) => path)];
  if (!paths.some((path) => tableOfFile(path) === 'locations')) findings.push(noTables(sources));
  if (network === undefined) return { findings: sortFindings(findings) };
  const dataset = joinTables(contents);
  for (const found of checkRules({ dataset, network, now })) findings.push(found);
  const left = sortFindings(applyWaivers(findings, contents.waivers.rows, now));
  return left.some(isError) ? { findings: left } : { findings: left, publishable: { network, dataset } };
}

/** While network.json cannot be read, no cell is blamed for relying on a default in it. */
const DEFAULTS_UNKNOWN = { country_code: 'XX', party_id: 'XXX', country: 'XXX', time_zone: 'Etc/UTC', currency: 'XXX' };

function noTables({ network, tables, findings = [] }: Sources): Finding {
  const paths = [network?.path, ...findings.map(({ file }) => file)];
  const settings = paths.find((path) => path?.endsWith('network.json')) ?? '';
  const message = tables.length === 0 ? 'There is no CSV file here.' : 'There is no locations.csv.';
  const hint = 'Give the directory that holds the tables with --data, or add locations.csv.';
  return finding('no-tables', { file: settings.replace(/[^/]*$/, 'locations.csv') }, { message, hint });
}

/**
 * Renders, compresses and judges; the last two at the same time, since compression runs on other threads. A violation of
 * the published contract is our own fault: it throws.
 */
export async function renderSnapshot({ network, dataset }: Publishable, now: number): Promise<Tree> {
  const objects = renderObjects({ network, dataset, now });
  const tree = renderTree(network, objects, now);
  try {
    for (const { version, objects: published } of objects.versions) judge(version, published);
  } finally {
    await Promise.allSettled([tree]);
  }
  return tree;
}
