/** The finding that stops everything that reads a data directory while a replacement of its files is unfinished. */

import { dirname } from 'node:path';
import type { Finding } from '../../findings/finding.ts';
import { listed } from '../../findings/text/format.ts';
import { finding } from '../../read/load/finding-codes.ts';
import type { Disk } from './disk.ts';
import { howToMend, type StateOfFile, type Unfinished, unfinishedReplacement } from './unfinished-replacement.ts';

/** Undefined if nothing is unfinished. */
export async function unfinishedFinding(directory: string, disk?: Disk): Promise<Finding | undefined> {
  const unfinished = await unfinishedReplacement(directory, disk);
  if (unfinished === undefined) return undefined;
  // The directory, and not the list in it: a person may never have seen that.
  const place = { file: dirname(unfinished.list) };
  const { damage, list } = unfinished;
  if (damage !== undefined) {
    const advice = { hint: howToMend(place.file) };
    return finding('unfinished-replacement', place, { says: 'damaged', params: { list, damage }, advice });
  }
  const advice = { hint: howToRepair(directory) };
  const params = { states: statesInWords(unfinished) };
  return finding('unfinished-replacement', place, { says: 'cut off', params, advice });
}

/** How to finish a replacement, or to take it back. */
export function howToRepair(directory: string): string {
  const call = `ocpi-snapshot repair${directory === 'data' ? '' : ` --data ${directory}`}`;
  return `Finish it with "${call}", or add --undo to take all of it back.`;
}

const WORDS: { readonly [S in StateOfFile]: string } = {
  new: 'new already',
  old: 'as before',
  edited: 'edited since then',
};

/** How many files of each state are named. */
const SHOWN = 5;

function statesInWords({ files }: Unfinished): string {
  const byState = Map.groupBy(files, ([, state]) => state);
  const parts = [...byState].map(([state, those]) => {
    const paths = those.map(([path]) => path);
    return `${listed(paths, SHOWN)} ${those.length === 1 ? 'is' : 'are'} ${WORDS[state]}`;
  });
  return parts.join('; ');
}
