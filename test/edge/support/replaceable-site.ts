/** A running edge rule over a site that a test replaces. */

import { ask } from './http.ts';
import { type RunningEdge, startWithAssets } from './running-edge.ts';
import type { Site } from './site.ts';

export interface ReplaceableSite extends RunningEdge {
  /** The paths that were read since the last `publish`. A test may empty it. */
  readonly asked: string[];
  /** Puts a site in the place of the present one. */
  publish(next: Site): Promise<void>;
}

/** @param path any that the edge rule answers */
export async function startReplaceable(path: string): Promise<ReplaceableSite> {
  let site: Site = new Map();
  const asked: string[] = [];
  const edge = await startWithAssets(async (file) => {
    asked.push(file);
    // As from a disk: others may ask before the answer.
    await new Promise((resolve) => setImmediate(resolve));
    return site.get(file) ?? 404;
  });
  return {
    ...edge,
    asked,
    async publish(next) {
      // A site without anything makes the edge rule forget the manifest.
      site = new Map();
      await ask(edge.url, path);
      asked.length = 0;
      site = next;
    },
  };
}
