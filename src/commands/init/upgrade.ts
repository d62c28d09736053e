/** `upgrade`: says what this version would change in the files that `init` wrote. */

import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ComparedFile, FileState } from '../../init/compare-files.ts';
import { archivePath, LOCK_FILE, MANIFEST_FILE } from '../../init/package-files.ts';
import type { OwnPackage } from '../../init/program-values.ts';
import { unifiedDiff } from '../../init/unified-diff.ts';
import { upgradeRepository } from '../../init/upgrade-repository.ts';
import { removeAbandoned } from '../../publish/disk/left-behind.ts';
import { defineCommand } from '../command/command.ts';
import type { ExitCode, Terminal } from '../command/terminal.ts';
import { ownPackage, WRITTEN_TO } from './init.ts';
import { quotedForShell } from './quoted-for-shell.ts';

export interface UpgradeOptions {
  readonly directory: string;
  readonly writes: boolean;
  readonly own: OwnPackage;
}

/** Exit code 1 if something is left to do. */
export async function upgrade({ directory, writes, own }: UpgradeOptions, terminal: Terminal): Promise<ExitCode> {
  if (writes) await removeAbandoned(WRITTEN_TO.map((path) => join(directory, path)));
  const { from, files } = await upgradeRepository({ directory, own, writes });
  for (const file of files) terminal.out(describe(file, writes));
  const isOwnPackage = files.every(({ path, state }) => !PAIR.has(path) || state !== 'conflict');
  if (!isOwnPackage)
    terminal.note(`You edited package.json. To bring this version into it: npm install ./${archivePath(own.version)}`);
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

const PAIR: ReadonlySet<string> = new Set([MANIFEST_FILE, LOCK_FILE]);

const TO_MERGE: ReadonlySet<FileState> = new Set(['conflict']);
const TO_DO: ReadonlySet<FileState> = new Set(['conflict', 'outdated', 'new', 'obsolete']);

function describe({ path, state, now, next }: ComparedFile, writes: boolean): string {
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
      return `${path}: ${writes ? 'written' : 'this version has it otherwise'}${difference(path, now, next)}`;
    case 'conflict':
      return now === undefined
        ? `${path}: is no file, and this version has it otherwise`
        : `${path}: edited by you, and this version has it otherwise (- yours, + this version)${difference(path, now, next)}`;
    default:
      return state satisfies never;
  }
}

/** Nobody reads that of an archive or of a lock file. */
function difference(path: string, now: ComparedFile['now'], next: ComparedFile['next']): string {
  if (typeof now !== 'string' || typeof next !== 'string' || path === LOCK_FILE) return '';
  return `\n${stripVTControlCharacters(unifiedDiff(now, next))}`;
}

export const command = defineCommand({
  name: 'upgrade',
  summary:
    'Say what this version would change in the files that init wrote. Exit code 1 if it would, for use on a schedule. Data is not looked at.',
  arguments: [{ name: 'DIR', default: '.', summary: 'The directory that init wrote to.' }],
  options: { write: { summary: 'Write the files that nobody edited.' } },
  examples: ['', 'my-network --write'],
  run: ({ values: { write }, operands: [directory = '.'] }, terminal) =>
    upgrade({ directory, writes: write, own: ownPackage() }, terminal),
});
