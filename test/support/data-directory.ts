/** For tests: what the check says about a directory, with the clock stopped. */

import { basename, join, relative } from 'node:path';
import { readDataFiles } from '../../src/build/disk/data-directory.ts';
import { fullestVersion, liveEvses } from '../../src/build/render/counts.ts';
import { type Validated, validate } from '../../src/build/validate.ts';
import type { Finding, Place } from '../../src/findings/finding.ts';
import { type ReadSourceFile, readSourceFile } from '../../src/source/fetch/file.ts';
import type { FetchSource } from '../../src/source/fetch/url.ts';
import type { DataFiles } from '../../src/source/load/data-files.ts';
import { readSettings } from '../../src/source/settings/settings.ts';
import { lastGoodInMemory } from '../../src/status/last-good.ts';
import { readStatusSources } from '../../src/status/read-sources.ts';
import type { SourceReading } from '../../src/status/source-reading.ts';

/** The time at which tests check and build. */
export const NOW = Date.parse('2026-01-01T00:00:00Z');

/** What a directory `data` below `parent` holds, and what its status sources report. */
export async function readDirectory(
  parent: string,
): Promise<{ dataFiles: DataFiles; readings: readonly SourceReading[] }> {
  const dataFiles = await readDataFiles(`${parent}/data`);
  const { data } = validate(dataFiles, { now: NOW });
  const live = data && liveEvses(fullestVersion(data.staticData().versions)?.locations ?? [], data.statuses);
  return { dataFiles, readings: await readStatus(dataFiles, `${parent}/data`, live && (() => live)) };
}

/** Checks the directory `data` below `parent`; paths in findings begin with `data/`, wherever the test runs. */
export async function checkDirectory(parent: string): Promise<Validated> {
  const { dataFiles, readings } = await readDirectory(parent);
  const validated = validate(dataFiles, { now: NOW, readings });
  return { ...validated, findings: validated.findings.map((found) => relativeTo(parent, found)) };
}

/** When Git wrote a file says nothing about it, so in tests every file of a status source is an hour old. */
const readOldFile: ReadSourceFile = async (request) => {
  const answer = await readSourceFile(request, { now: () => Number.POSITIVE_INFINITY, pause: async () => {} });
  return answer.kind === 'content' ? { ...answer, modified: NOW - 3_600_000 } : answer;
};

async function readStatus(
  { settingsFile }: DataFiles,
  dataDirectory: string,
  live: (() => ReadonlySet<string>) | undefined,
): Promise<readonly SourceReading[]> {
  const { settings } = settingsFile ? readSettings(settingsFile.path, settingsFile.bytes) : {};
  if (settings === undefined) return [];
  const lastGood = lastGoodInMemory();
  // There is no network in tests: what a URL would answer lies in the directory, under the last name of its path.
  const fetch: FetchSource = ({ url, timeout, maxBytes }) =>
    readOldFile({ path: join(dataDirectory, basename(new URL(url).pathname)), timeout, maxBytes });
  const context = { now: NOW, dataDirectory, lastGood, settingsFile, live, readFile: readOldFile, fetch };
  return readStatusSources(settings, context);
}

function relativeTo(parent: string, found: Finding): Finding {
  const shorten = (place: Place) => ({ ...place, file: relative(parent, place.file) });
  return {
    ...found,
    ...shorten(found),
    message: found.message.replaceAll(`${relative('.', parent)}/`, ''),
    ...(found.related ? { related: found.related.map(shorten) } : {}),
  };
}
