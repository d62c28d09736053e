/** The blocks of README.md, as they stand there. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './packed.ts';

export interface Block {
  /** Of its section. */
  readonly heading: string;
  /** `sh` has commands, `console` a command and its answer. */
  readonly language: string;
  readonly text: string;
}

export function readmeBlocks(): readonly Block[] {
  const [, ...sections] = readFileSync(join(PROJECT, 'README.md'), 'utf8').split(/^## /m);
  return sections.flatMap((section) => {
    const [heading = ''] = section.split('\n');
    return [...section.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({
      heading,
      language,
      text: text.trimEnd(),
    }));
  });
}

/** The only block of a kind in a section, or the first ones of several. @throws Error if there is none */
export function blockUnder(heading: string, language: string, index = 0): string {
  const found = readmeBlocks().filter((block) => block.heading === heading && block.language === language)[index];
  if (found === undefined) throw new Error(`README.md has no such block: ${heading}, ${language}, ${index}`);
  return found.text;
}
