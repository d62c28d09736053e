/** The commands of README.md, as they stand in its blocks of shell. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './packed.ts';

/** @param heading of the section that has them. @throws Error if there are none */
export function commandsUnder(heading: string): readonly string[] {
  const text = readFileSync(join(PROJECT, 'README.md'), 'utf8');
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [own = ''] = section.split(/^## /m);
  const blocks = [...own.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block.trimEnd());
  if (blocks.length === 0) throw new Error(`README.md has no commands under "${heading}"`);
  return blocks;
}
