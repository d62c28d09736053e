/** `repair`: finishes a replacement of tables that was cut off, or takes it back. It needs neither the feed nor the network. */

import { defineCommand } from '../../command/command.ts';
import { DATA } from '../../command/options.ts';
import type { ExitCode, Terminal } from '../../command/terminal.ts';
import { formatCount } from '../../findings/text/format.ts';
import { demandDirectory } from '../../publish/disk/data-directory.ts';
import { settleReplacement } from '../../publish/disk/unfinished-replacement.ts';

export interface RepairOptions {
  readonly data: string;
  /** Whether the old tables are put back, and not the new ones in place. */
  readonly undoes: boolean;
}

/** Exit code 1 if a table could not be put in place. @throws DamagedList */
export async function repair({ data, undoes }: RepairOptions, terminal: Terminal): Promise<ExitCode> {
  await demandDirectory(data);
  const settled = await settleReplacement(data, undoes ? 'old' : 'new');
  if (settled === undefined) {
    terminal.note(`Nothing is unfinished in ${data}.`);
    return 0;
  }
  const { files, problems } = settled;
  const call = terminal.callOf('check', data === 'data' ? '' : `--data ${data}`);
  if (problems.size === 0) {
    for (const path of files) terminal.out(`${data}/${path}: ${undoes ? 'as before' : 'new'}`);
    const what = undoes ? 'Everything was taken back' : 'The replacement is finished';
    terminal.note(`${what}: ${formatCount(files.length, 'file')}. next: ${call}`);
    return 0;
  }
  for (const [path, words] of problems) terminal.out(`${data}/${path} ${words}.`);
  terminal.note(`The replacement is still unfinished, and nothing is lost: ${data}/.replacing has the texts.`);
  return 1;
}

export const command = defineCommand({
  name: 'repair',
  summary:
    'Finish what a killed import --sync, format-data or check --write-waivers left half done, or take it back. Tables that were edited since then stay as they are.',
  options: {
    ...DATA,
    undo: { summary: 'Put the old tables back, instead of the rest of the new ones in place.' },
  },
  examples: ['', '--undo', '--data mine'],
  run: ({ values: { data, undo } }, terminal) => repair({ data, undoes: undo }, terminal),
});
