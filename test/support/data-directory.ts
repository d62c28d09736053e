/** For tests: what the check says about a directory, with the clock stopped. */

import { basename, join, relative } from 'node:path';
import type { Finding, Place } from '../../src/findings/finding.ts';
import { readDataFiles } from '../../src/publish/disk/data-directory.ts';
import { fullestVersion, liveEvses } from '../../src/publish/render/counts.ts';
import { type Validated, validate } from '../../src/publish/validate/validate.ts';
import type { DataFiles } from '../../src/read/load/data-files.ts';
import { placeOfSetting, readSettings } from '../../src/settings/read-settings.ts';
import { lastGoodInMemory } from '../../src/sources/statuses/last-good.ts';
import { ON_MACHINE } from '../../src/sources/statuses/on-machine.ts';
import { readStatusSources } from '../../src/sources/statuses/read-sources.ts';
import type { SourceReading } from '../../src/sources/statuses/source-life.ts';
import { askTables } from '../../src/sources/tables/ask-tables.ts';
import { keepTables } from '../../src/sources/tables/table-copies.ts';
import { tryTables } from '../../src/sources/tables/try-tables.ts';
import { type ReadSourceFile, readSourceFile } from '../../src/sources/urls/file.ts';
import { fillIn } from '../../src/sources/urls/fill-in.ts';
import type { FetchSource } from '../../src/sources/urls/url.ts';
import { COMPANIONS } from './companions.ts';

/** The time at which tests check and build. */
export const NOW = Date.parse('2026-01-01T00:00:00Z');

/** What a directory `data` below `parent` holds, and what its status sources report. */
export async function readDirectory(
  parent: string,
): Promise<{ dataFiles: DataFiles; readings: readonly SourceReading[] }> {
  const dataFiles = await withTables(await readDataFiles(`${parent}/data`), `${parent}/data`);
  const { data } = validate(dataFiles, { companions: COMPANIONS, now: NOW });
  const live = data && liveEvses(fullestVersion(data.staticData().versions)?.locations ?? [], data.statuses);
  return { dataFiles, readings: await readStatus(dataFiles, `${parent}/data`, live && (() => live)) };
}

/** Checks the directory `data` below `parent`; paths in findings begin with `data/`, wherever the test runs. */
export async function checkDirectory(parent: string): Promise<Validated> {
  const { dataFiles, readings } = await readDirectory(parent);
  const validated = validate(dataFiles, { companions: COMPANIONS, now: NOW, readings });
  return { ...validated, findings: validated.findings.map((found) => relativeTo(parent, found)) };
}

/** When Git wrote a file says nothing about it, so in tests every file of a status source is an hour old. */
const readOldFile: ReadSourceFile = async (request) => {
  const answer = await readSourceFile(request, { now: () => Number.POSITIVE_INFINITY, pause: async () => {} });
  return answer.kind === 'content' ? { ...answer, modified: NOW - 3_600_000 } : answer;
};

/** There is no network in tests: what a URL would answer lies in the directory, under the last name of its path. */
function fetchIn(directory: string, ending = ''): FetchSource {
  return async (request) => {
    const filled = fillIn(request, {});
    if (filled.kind === 'failed') return filled;
    const path = join(directory, `${basename(new URL(request.url).pathname)}${ending}`);
    return readOldFile({ path, timeout: request.timeout, maxBytes: request.maxBytes });
  };
}

/** With what the table sources say. A file whose name ends in `.before` is what one said an hour ago. */
async function withTables(given: DataFiles, directory: string): Promise<DataFiles> {
  const { settings } = given.settingsFile
    ? readSettings(given.settingsFile.path, given.settingsFile.bytes, COMPANIONS)
    : {};
  if (settings === undefined || settings.table_sources.length === 0) return given;
  const lastGood = lastGoodInMemory();
  const context = { lastGood, environment: {}, asks: true, allowsRemovals: false };
  const hourAgo = NOW - 3_600_000;
  const before = await askTables(settings, { ...context, now: hourAgo, fetch: fetchIn(directory, '.before') });
  await keepTables(before, lastGood);
  const asked = await askTables(settings, { ...context, now: NOW, fetch: fetchIn(directory) });
  const tried = await tryTables(given, asked, { now: NOW, mayLack: true }, async (dataFiles) => {
    const { findings } = validate(dataFiles, { companions: COMPANIONS, now: NOW });
    return { result: undefined, findings };
  });
  return tried.dataFiles;
}

async function readStatus(
  { settingsFile }: DataFiles,
  dataDirectory: string,
  live: (() => ReadonlySet<string>) | undefined,
): Promise<readonly SourceReading[]> {
  const { settings } = settingsFile ? readSettings(settingsFile.path, settingsFile.bytes, COMPANIONS) : {};
  if (settings === undefined) return [];
  const lastGood = lastGoodInMemory();
  const fetch = fetchIn(dataDirectory);
  const context = {
    ...{ now: NOW, dataDirectory, lastGood, ...ON_MACHINE, readFile: readOldFile, fetch },
    ...(settingsFile
      ? { placeOfSetting: (path: readonly (string | number)[]) => placeOfSetting(settingsFile, path) }
      : {}),
    ...(live ? { live } : {}),
  };
  return readStatusSources(settings, context);
}

function relativeTo(parent: string, found: Finding): Finding {
  // What a table source says is in no directory.
  const shorten = (place: Place) =>
    place.file.startsWith(parent) ? { ...place, file: relative(parent, place.file) } : place;
  return {
    ...found,
    ...shorten(found),
    message: found.message.replaceAll(`${relative('.', parent)}/`, ''),
    ...(found.related ? { related: found.related.map(shorten) } : {}),
  };
}
