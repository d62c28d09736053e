/**
 * Files that are named after their content, open once for all answers under way that need them. A long list is opened with all its
 * files before it is sent, because a build may remove them meanwhile; without sharing, each slow client would hold hundreds open.
 */

import { openIfThere, type SiteFile } from './site-file.ts';

interface Shared {
  readonly file: Promise<SiteFile | undefined>;
  readers: number;
}

/** Opens such files; each path leads to one file that stays open until its last reader has gone. */
export function shareFiles(): (path: string) => Promise<ReadableStream<Uint8Array> | undefined> {
  const byPath = new Map<string, Shared>();
  return async (path) => {
    const shared = byPath.get(path) ?? { file: openIfThere(path), readers: 0 };
    byPath.set(path, shared);
    shared.readers += 1;
    const leave = async () => {
      shared.readers -= 1;
      if (shared.readers > 0) return;
      byPath.delete(path);
      await (await shared.file)?.close();
    };
    const file = await shared.file.catch(async (failure: unknown) => {
      await leave().catch(() => {});
      throw failure;
    });
    if (file !== undefined) return file.stream(leave);
    await leave();
    return undefined;
  };
}
