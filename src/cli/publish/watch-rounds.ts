/** What `watch` does before it uploads: a round in the directory. */

import type { Terminal } from '../../command/terminal.ts';
import type { BuildResult, Built } from '../../publish/build-request.ts';
import type { BuildOutcome } from '../../watch/publisher.ts';
import { notRemoved } from './build.ts';
import { quietBuilder } from './build-quietly.ts';
import { lateUpload } from './deploy.ts';
import type { WatchOptions } from './may-watch.ts';
import { LATER, roundsInDirectory } from './places.ts';

/**
 * The rounds of `watch`, without a log; of findings, errors are told, where they differ from those of the build before. The
 * ages of status sources alone count as a change once they are half as old as the first source may become: otherwise
 * `/_health.json` would call it stale.
 */
export function watchRounds(
  { every: _, noDeploy, ...options }: WatchOptions,
  terminal: Terminal,
  note: (text: string) => void,
) {
  const builder = quietBuilder(terminal, note);
  const reported = new Set<string>();
  let [hasBegun, isUnknown] = [false, true];
  let newest: Built | undefined;
  let publishedAt = 0;
  let lastChange = Number.NEGATIVE_INFINITY;
  const build = async (): Promise<BuildResult> => {
    const isForPublishing = isUnknown && !noDeploy;
    const own = { isForPublishing, isUploaded: !noDeploy, isThorough: !hasBegun, now: Date.now() };
    const { built, report } = await builder.next({ ...options, ...(hasBegun ? LATER : {}), ...own });
    builder.tell(built.kind === 'invalid' ? report : '');
    if (built.kind === 'invalid') return built;
    newest = built;
    for (const text of built.left) if (!reported.has(text)) note(notRemoved(text));
    for (const text of built.left) reported.add(text);
    if (noDeploy) hasBegun = true;
    return built;
  };
  const rounds = roundsInDirectory({ options, builder, build, isUploaded: !noDeploy, note });
  return {
    async make(isLiveUnknown: boolean): Promise<BuildOutcome> {
      // The options for the first build apply until the first successful upload; with noDeploy, until the first valid build.
      if (!isLiveUnknown) hasBegun = true;
      isUnknown = isLiveUnknown;
      const now = Date.now();
      const round = await rounds.publish(isLiveUnknown && !noDeploy);
      if (round.kind === 'invalid') return 'invalid';
      ({ publishedAt } = round);
      const readings = newest?.data.readings ?? [];
      const patience = Math.min(...readings.map(({ maxAgeSeconds }) => maxAgeSeconds)) * 500;
      if (!round.isChanged && now - lastChange < patience) return 'unchanged';
      lastChange = now;
      return 'changed';
    },
    /** What to say of an upload that finished at this time, in ms since 1970. */
    lateAt: (time: number) => newest && lateUpload(time, { ...newest, publishedAt }),
  };
}
