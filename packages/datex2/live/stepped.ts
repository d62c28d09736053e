/** The status publications after a live step: the lines of sites with another status, and the first line of each. */

import type { StatusStep, SteppedFiles } from '../../../src/publish/worker.ts';
import type { LiveHead } from '../../../src/stored-format/worker.ts';
import { detailFileOf } from '../../page/records/live-statuses.ts';
import { DATEX_STATUSES } from '../files/paths.ts';
import { statusMembers, withStatus, withTime } from './status-text.ts';

export const steps: SteppedFiles = {
  paths: (read) => statusPaths((path) => read(path) !== undefined),
  change,
};

async function change(files: LiveHead['files'], step: StatusStep): Promise<LiveHead['files']> {
  const { changed, head, stored } = step;
  const paths = statusPaths((path) => files[path] !== undefined);
  const sizes = paths.map((path) => (files[path]?.lines?.length ?? 1) - 1);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const byLine = Map.groupBy(changed, ({ location }) => detailFileOf(location, all));
  const next: { [path: string]: LiveHead['files'][string] } = { ...files };
  let first = 0;
  for (const [i, path] of paths.entries()) {
    const lines = new Map([[0, withTime(await stored.read(path, 0), head.last_updated)]]);
    for (let line = 1; line <= (sizes[i] ?? 0); line++) {
      const evses = byLine.get(first + line - 1);
      if (evses === undefined) continue;
      let text = await stored.read(path, line);
      for (const { location, uid, evseId = uid, status, since } of evses) {
        text = withStatus(text, location, evseId, statusMembers(status, since));
      }
      lines.set(line, text);
    }
    next[path] = stored.storeLines(path, lines);
    first += sizes[i] ?? 0;
  }
  return next;
}

/** The publication, or as many of several as are there, in their order. */
function statusPaths(isThere: (path: string) => boolean): string[] {
  const { path } = DATEX_STATUSES;
  if (isThere(path)) return [path];
  const paths: string[] = [];
  for (let part = 1; isThere(path.replace('.', `-${part}.`)); part++) paths.push(path.replace('.', `-${part}.`));
  return paths;
}
