/**
 * `npm run roundtrip -- DIR [--format json] [--now TIME]`: imports and builds every OCPI feed in a directory, and compares the result
 * with the feed. X-tariffs.json is imported together with X-locations.json.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fastGlob from 'fast-glob';
import { OBJECT_TABLES, type ObjectTable } from '../../../../packages/import/rows/losses.ts';
import { type ObjectSummary, summaryInWords } from '../../../../packages/import/rows/summary.ts';
import { toNow } from '../../../../src/command/options.ts';
import { type ExitCode, UsageError } from '../../../../src/command/terminal.ts';
import { type Finding, isError } from '../../../../src/findings/finding.ts';
import { formatCount, formatWhole } from '../../../../src/findings/text/format.ts';
import { visible } from '../../../../src/findings/text/visible.ts';
import { type RoundTrip, roundTrip } from './round-trip.ts';

interface RoundTripOptions {
  readonly directory: string;
  readonly format: string;
  /** ms since 1970. */
  readonly now: number;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** How many differences are shown per feed. */
const SHOWN = 3;

const [LOCATIONS, TARIFFS] = ['-locations.json', '-tariffs.json'];

/** Exit code 1 if an object differs from its feed without a finding that says so, or if no feed could be imported. */
async function roundTrips(options: RoundTripOptions): Promise<ExitCode> {
  const { directory, format, now } = options;
  const all = await fastGlob('*.json', { cwd: directory });
  if (all.length === 0) throw new UsageError(`There are no JSON files in "${directory}".`);
  const read = async (name: string) => ({ path: name, bytes: await readFile(join(directory, name)) });
  const tariffsOf = (name: string) => all.find((other) => other !== name && other === name.replace(LOCATIONS, TARIFFS));
  const names = all.filter((name) => !all.some((other) => tariffsOf(other) === name));
  const reports: FeedReport[] = [];
  for (const name of names.sort()) {
    const tariffs = tariffsOf(name);
    const trip = await roundTrip(await read(name), tariffs === undefined ? undefined : await read(tariffs), now);
    const report = reportOf(name, trip);
    reports.push(report);
    if (format === 'text') say(inWords(report, trip));
  }
  const failed = reports.filter(({ verdict }) => verdict === 'FAIL').length;
  const refused = reports.filter(({ verdict }) => verdict === '----').length;
  const fine = names.length - failed - refused;
  if (format === 'json') say(JSON.stringify({ feeds: reports }, undefined, 2));
  else
    say(`${fine} of ${formatCount(names.length, 'feed')} without an unexplained difference, ${refused} not imported`);
  return failed > 0 || fine === 0 ? 1 : 0;
}

/** What became of a feed. */
interface FeedReport extends Pick<RoundTrip, 'total' | 'equal' | 'explained' | 'unexplained' | 'cellsToFillIn'> {
  readonly name: string;
  readonly verdict: 'ok' | 'FAIL' | '----';
  /** What became of the objects of each kind, and how many a build publishes. */
  readonly objects: { readonly [table in ObjectTable]: ObjectSummary & { readonly published: number } };
  /** How many places have findings, by code: those of the import, and those of a check of the tables. */
  readonly imported: Counts;
  readonly checked: Counts;
}

type Counts = { readonly [code: string]: number };

function reportOf(name: string, trip: RoundTrip): FeedReport {
  const { total, equal, explained, unexplained, findings, cellsToFillIn, summary, published, ofTables } = trip;
  const objects = OBJECT_TABLES.map((table) => [table, { ...summary[table], published: published[table] }] as const);
  const isRefused = findings.some(isError);
  return {
    name,
    verdict: unexplained.length > 0 ? 'FAIL' : isRefused ? '----' : 'ok',
    ...{ total, equal, explained, unexplained, cellsToFillIn },
    objects: Object.fromEntries(objects) as unknown as FeedReport['objects'],
    imported: countPlaces(findings),
    checked: { ...(cellsToFillIn > 0 ? { 'missing-value': cellsToFillIn } : {}), ...countPlaces(ofTables) },
  };
}

/** Equal findings are one, with all their places. */
function countPlaces(findings: readonly Finding[]): Counts {
  const counts: { [code: string]: number } = {};
  for (const { code, related = [], pointer } of findings) {
    counts[code] = (counts[code] ?? 0) + 1 + (pointer === undefined ? 0 : related.length);
  }
  return counts;
}

function inWords(report: FeedReport, { summary, findings }: RoundTrip): string {
  const { name, verdict, total, equal, explained, unexplained, imported, checked, objects } = report;
  const isRefused = verdict === '----';
  const compared = `${equal} of ${formatCount(total, 'object')} equal, ${explained} changed with a finding`;
  const published = OBJECT_TABLES.filter((table) => objects[table].inFeed > 0).map(
    (table) => `${formatWhole(objects[table].published)} ${table}`,
  );
  const lines = [
    ...unexplained.slice(0, SHOWN).map((pointer) => `${pointer} differs without a finding`),
    ...findings.filter(isError).map(({ message }) => visible(message)),
    ...summaryInWords(summary),
    ...(isRefused ? [] : [`published: ${published.join(', ')}`]),
    ...countsByCode('import', imported),
    ...countsByCode('check', checked),
  ];
  const head = `${verdict.padEnd(4)} ${name}: ${isRefused ? 'not imported' : compared}`;
  return [head, ...lines.map((line) => `     ${line}`)].join('\n');
}

function countsByCode(what: string, counts: Counts): string[] {
  const codes = Object.entries(counts).map(([code, count]) => `${formatWhole(count)} ${code}`);
  return codes.length === 0 ? [] : [`${what}: ${codes.join(', ')}`];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { format: { type: 'string', default: 'text' }, now: { type: 'string' } },
});

await roundTrips({ directory: positionals[0] ?? '', format: values.format, now: toNow(values.now) }).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`roundtrip: ${error.message}\n`);
    process.exitCode = 2;
  },
);
