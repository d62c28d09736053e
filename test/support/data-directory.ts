/** For tests: what the check says about a directory, with the clock stopped. */

import { relative } from 'node:path';
import { readDataFiles } from '../../src/build/disk/data-directory.ts';
import { fullestVersion, liveEvses } from '../../src/build/render/counts.ts';
import { renderDrafts } from '../../src/build/render/render.ts';
import { type Checked, checkSources } from '../../src/build/validate.ts';
import type { Finding, Place } from '../../src/findings/finding.ts';
import type { DataFiles } from '../../src/source/load/data-files.ts';
import { readNetwork } from '../../src/source/settings/settings.ts';
import { type ReadSourceFile, readSourceFile } from '../../src/status/fetch/file.ts';
import { lastGoodInMemory } from '../../src/status/last-good.ts';
import { readStatusSources } from '../../src/status/read-sources.ts';
import type { SourceReading } from '../../src/status/source-reading.ts';

/** The moment at which tests check and build. */
export const NOW = Date.parse('2026-01-01T00:00:00Z');

/** Checks the directory `data` below `parent`; paths in findings begin with `data/`, wherever the test runs. */
export async function checkDirectory(parent: string): Promise<Checked> {
  const sources = await readDataFiles(`${parent}/data`);
  const { publishable } = checkSources(sources, { now: NOW });
  const drafts = publishable && renderDrafts(publishable).versions;
  const live = publishable && liveEvses(fullestVersion(drafts ?? [])?.locations ?? [], publishable.present);
  const readings = await readStatus(sources, `${parent}/data`, live && (() => live));
  const checked = checkSources(sources, { now: NOW, readings });
  return { ...checked, findings: checked.findings.map((found) => relativeTo(parent, found)) };
}

/** When Git wrote a file says nothing about it, so in tests every file of a status source is an hour old. */
const readOldFile: ReadSourceFile = async (request) => {
  const answer = await readSourceFile(request, { now: () => Number.POSITIVE_INFINITY, pause: async () => {} });
  return answer.kind === 'content' ? { ...answer, modified: NOW - 3_600_000 } : answer;
};

async function readStatus(
  { network: settings }: DataFiles,
  dataDirectory: string,
  live: (() => ReadonlySet<string>) | undefined,
): Promise<readonly SourceReading[]> {
  const { network } = settings ? readNetwork(settings.path, settings.bytes) : {};
  if (network === undefined) return [];
  const lastGood = lastGoodInMemory();
  return readStatusSources(network, { now: NOW, dataDirectory, lastGood, settings, live, readFile: readOldFile });
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
