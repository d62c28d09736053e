/** What `check` takes for published before: the data of --since, or the snapshot that --previous names. */

import { basename } from 'node:path';
import { BUILDING } from '../../command/options.ts';
import type { Terminal } from '../../command/terminal.ts';
import type { PreviousToCompare } from '../../publish/history-findings/carry-and-report.ts';
import { findPrevious, otherParty, type PreviousChoice } from '../../publish/previous/find-previous.ts';
import { previousOfData } from '../../publish/previous/previous-of-data.ts';
import type { ValidData } from '../../publish/validate/validate.ts';
import type { DataBefore } from './data-before.ts';

export interface ComparedWith {
  /** The option --since. */
  readonly since: string | undefined;
  /** Its data. */
  readonly before: DataBefore | undefined;
  /** ms since 1970. */
  readonly now: number;
  readonly terminal: Terminal;
}

/**
 * Undefined if nothing is to be compared. Without the options that is so: a plain check asks no server and looks at no
 * earlier build, so it says the same everywhere.
 *
 * @throws NoHistory
 */
export async function previousToCompare(
  choice: PreviousChoice,
  data: ValidData,
  { since, before, now, terminal }: ComparedWith,
): Promise<PreviousToCompare | undefined> {
  if (choice.kind === 'none') return undefined;
  if (choice.kind !== 'default') {
    const uids = () => data.staticData().uids;
    const options = { choice, isForPublishing: false, out: BUILDING.out.default, settings: data.settings, uids };
    const found = await findPrevious({ ...options, fetch });
    return { previous: found.snapshot?.previous, place: found.place ?? '', findings: found.findings };
  }
  if (since === undefined || before === undefined) return undefined;
  const { data: valid, obstacle } = before;
  if (obstacle) {
    const file = basename(obstacle.file);
    terminal.note(`Nothing of ${since} was ever published: see ${file} there, ${obstacle.why}. So nothing can vanish.`);
    return undefined;
  }
  if (valid === undefined) {
    terminal.note(`The data of ${since} could not be published, so what would vanish was not looked for.`);
    return undefined;
  }
  const other = otherParty(valid.settings, data.settings, data.dataFiles.settingsFile?.path ?? '');
  if (other) return { findings: [other] };
  return { previous: previousOfData(valid, now), findings: [] };
}
