/** `upgrade`: says what this version would change in the files that `init` wrote. */

import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { removeAbandoned } from '../build/disk/remove-abandoned.ts';
import type { ComparedFile, FileState } from '../init/compare-files.ts';
import { unifiedDiff } from '../init/unified-diff.ts';
import { upgradeRepository } from '../init/upgrade-repository.ts';
import { defineCommand } from './command.ts';
import { ownPackage, quotedForShell, WRITTEN_TO } from './init.ts';
import type { ExitCode, Terminal } from './terminal.ts';

export interface UpgradeOptions {
  readonly directory: string;
  readonly writes: boolean;
}

/** Exit code 1 if something is left to do. */
export async function upgrade({ directory, writes }: UpgradeOptions, terminal: Terminal): Promise<ExitCode> {
  const own = ownPackage();
  if (writes) await removeAbandoned(WRITTEN_TO.map((path) => join(directory, path)));
  const { from, files } = await upgradeRepository({ directory, own, writes });
  for (const file of files) terminal.out(describe(file, writes));
  const open = files.filter(({ state }) => (writes ? TO_MERGE : TO_DO).has(state));
  const versions = from === own.version ? own.version : `${from}, and this is ${own.version}`;
  terminal.note(`These files were written by ocpi-snapshot ${versions}.`);
  if (open.length === 0) return 0;
  terminal.note(
    writes
      ? 'What you edited was left as it is. Merge the differences above by hand; they will not be shown again.'
      : `${terminal.callOf('upgrade', `${quotedForShell(directory)} --write`)} writes what nobody edited.`,
  );
  return 1;
}

const TO_MERGE: ReadonlySet<FileState> = new Set(['conflict']);
const TO_DO: ReadonlySet<FileState> = new Set(['conflict', 'outdated', 'new', 'obsolete']);

function describe({ path, state, now, next = '' }: ComparedFile, writes: boolean): string {
  switch (state) {
    case 'same':
      return `${path}: same`;
    case 'edited':
      return `${path}: edited by you; this version has nothing new for it`;
    case 'foreign':
      return `${path}: yours, not written by init`;
    case 'deleted':
      return `${path}: deleted by you; init writes it again`;
    case 'obsolete':
      return `${path}: not needed any more; delete it`;
    case 'new':
      return writes ? `${path}: written` : `${path}: new in this version`;
    case 'outdated':
      return `${path}: ${writes ? 'written' : 'this version has it otherwise'}\n${difference(now, next)}`;
    case 'conflict':
      return now === undefined
        ? `${path}: is no file, and this version has it otherwise`
        : `${path}: edited by you, and this version has it otherwise (- yours, + this version)\n${difference(now, next)}`;
    default:
      return state satisfies never;
  }
}

function difference(now: string | undefined, next: string): string {
  return stripVTControlCharacters(unifiedDiff(now ?? '', next));
}

export const command = defineCommand({
  name: 'upgrade',
  summary:
    'Say what this version would change in the files that init wrote. Exit code 1 if it would, for use on a schedule. Data is not looked at.',
  arguments: [{ name: 'DIR', default: '.', summary: 'The directory that init wrote to.' }],
  options: { write: { summary: 'Write the files that nobody edited.' } },
  examples: ['', 'my-network --write'],
  run: ({ values: { write }, operands: [directory = '.'] }, terminal) =>
    upgrade({ directory, writes: write }, terminal),
});
