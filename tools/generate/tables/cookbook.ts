/** The programs of docs/cookbook.md, which are files of docs/cookbook/. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Parts } from '../marks.ts';

const FOLDER = 'docs/cookbook';

/** By the ending of the file: how the page calls it, and how GitHub does. */
const LANGUAGES = { sh: ['curl', 'sh'], js: ['JavaScript', 'js'], py: ['Python', 'python'] } as const;

/** `programs of nearest`, and so on. */
export function cookbookParts(): Parts {
  const names = new Set(globSync(`${FOLDER}/*`).map((path) => basename(path, extname(path))));
  return Object.fromEntries([...names].sort().map((name) => [`programs of ${name}`, programsOf(name)]));
}

function programsOf(name: string): string {
  const blocks = Object.entries(LANGUAGES).flatMap(([ending, [language, code]]) => {
    const path = `${FOLDER}/${name}.${ending}`;
    return existsSync(path) ? [`${language}:\n\n\`\`\`${code}\n${readFileSync(path, 'utf8')}\`\`\``] : [];
  });
  return blocks.join('\n\n');
}
