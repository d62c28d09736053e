/** The shell scripts of the action as texts. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './workflow.ts';

const DIRECTORY = join(PROJECT, '.github/scripts');

/** By name. */
export function readActionScripts(): (readonly [string, string])[] {
  const names = readdirSync(DIRECTORY).filter((name) => name.endsWith('.sh'));
  return names.map((name) => [name, readFileSync(join(DIRECTORY, name), 'utf8')]);
}
