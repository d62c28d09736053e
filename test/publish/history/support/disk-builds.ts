/** For tests: whole builds into a directory, as the commands make them, with everything around them under control. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDirectory, type DirectoryDependencies } from '../../../../src/publish/build-directory.ts';
import type { BuildResult } from '../../../../src/publish/build-request.ts';
import type { Companion } from '../../../../src/publish/companion.ts';
import type { FindOptions } from '../../../../src/publish/previous/find-previous.ts';
import type { Fetch } from '../../../../src/publish/previous/live-site.ts';
import type { DataFiles } from '../../../../src/read/load/data-files.ts';
import { OPENED } from '../../../support/companions.ts';

export interface BuildSettings
  extends Partial<Pick<DirectoryDependencies, 'clock' | 'fetch' | 'olderData' | 'readStatuses' | 'memory' | 'stage'>> {
  readonly baseUrl?: string;
  readonly previous?: FindOptions['choice'];
  readonly isForPublishing?: boolean;
  readonly isThorough?: boolean;
  readonly isUploaded?: boolean;
  readonly allowsRemovals?: boolean;
  readonly purge?: readonly string[];
  readonly companions?: readonly Companion[] | undefined;
}

export interface DiskBuild {
  readonly built: BuildResult;
  /** The results of the stages, by their name. */
  readonly reported: ReadonlyMap<string, string>;
}

/** Nothing is fetched in a test that did not say from where. */
export const noFetch: Fetch = async (url) => {
  throw new Error(`A test asked ${url}.`);
};

/** Builds into `out` at `now` (ms since 1970). */
export async function buildInto(
  out: string,
  dataFiles: DataFiles,
  now: number,
  settings: BuildSettings = {},
): Promise<DiskBuild> {
  const reported = new Map<string, string>();
  const built = await buildDirectory(
    {
      companions: settings.companions ?? OPENED,
      dataFiles,
      out,
      baseUrl: settings.baseUrl,
      now,
      previous: settings.previous ?? { kind: 'default' },
      isForPublishing: settings.isForPublishing ?? false,
      isThorough: settings.isThorough ?? false,
      isUploaded: settings.isUploaded ?? false,
      allowsRemovals: settings.allowsRemovals ?? true,
      purge: settings.purge ?? [],
    },
    {
      ...(settings.memory ? { memory: settings.memory } : {}),
      ...(settings.olderData ? { olderData: settings.olderData } : {}),
      ...(settings.clock ? { clock: settings.clock } : {}),
      fetch: settings.fetch ?? noFetch,
      readStatuses: settings.readStatuses ?? (async () => []),
      stage: (name, what) => {
        reported.set(name, what);
        settings.stage?.(name, what);
      },
    },
  );
  return { built, reported };
}

/** Every file of a built directory, by path. */
export function filesIn(directory: string): Map<string, Buffer> {
  const entries = readdirSync(`${directory}/`, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.sort().map((path) => [path.slice(directory.length + 1), readFileSync(path)]));
}

/** Paths at which two directories differ; a comparison of all bytes that can be read when it fails. */
export function differences(one: ReadonlyMap<string, Buffer>, other: ReadonlyMap<string, Buffer>): string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => !other.get(path)?.equals(one.get(path) ?? Buffer.of(0)) || !one.has(path));
}

/** The files of a directory as a live site gives them; `answers` replaces that of some paths. */
export function siteOf(
  files: ReadonlyMap<string, Buffer>,
  answers: { readonly [path: string]: () => Response | Promise<Response> } = {},
): Fetch {
  return async (url) => {
    const path = new URL(url).pathname.slice(1);
    const answer = answers[path];
    if (answer) return answer();
    const bytes = files.get(path);
    return bytes ? new Response(Uint8Array.from(bytes)) : new Response('not here', { status: 404 });
  };
}
