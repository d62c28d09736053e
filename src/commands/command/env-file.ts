/**
 * Secrets of one machine: the file .env in the directory where a command runs (Node's form, NAME=value). What the environment has
 * already wins. A workflow gets its secrets from its host, and may run what a stranger proposes, so there it is not read.
 */

import { lstatSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { errorCode } from '../../source/files/error-code.ts';
import { readRegularFile } from '../../source/files/regular-file.ts';
import { UsageError } from './terminal.ts';

const FILE = '.env';

/** In bytes. */
const LARGEST = 65_536;

/** Adds what the file has to the environment. @throws UsageError that never shows a value */
export async function readEnvFile(directory: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const path = join(directory, FILE);
  const stats = statsOf(path);
  // Some programs keep a directory of that name.
  if (stats === undefined || stats.isDirectory() || environment.CI) return;
  if (stats.isSymbolicLink())
    throw wrong('is a link, and may lead to a file of somebody else: put the file itself there');
  const bytes = await readRegularFile(path, LARGEST).catch((error: Error) => {
    throw wrong(`cannot be read (${errorCode(error) ?? error.message})`);
  });
  const text = decoded(bytes).replaceAll(/\r\n?/g, '\n');
  const line = oddLine(text);
  if (line !== undefined) throw wrong(`has a line ${line} that is not NAME=value`);
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value;
}

function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw wrong(`cannot be read (${errorCode(error)})`);
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw wrong('is not UTF-8');
  }
}

function wrong(what: string): UsageError {
  return new UsageError(`${FILE} in this directory ${what}. It holds secrets as NAME=value, one a line.`);
}

/** An empty line, a comment, or a variable, whose value may go over several lines in quotes. */
const ENTRY = /[ \t]*(?:#.*|(?:export[ \t]+)?[A-Za-z_]\w*[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`)?.*)?(?:\n|$)/y;

/** The number of the first line that means nothing; undefined if all do. Node would leave it out without a word. */
function oddLine(text: string): number | undefined {
  for (let at = 0; at < text.length; at = ENTRY.lastIndex) {
    ENTRY.lastIndex = at;
    if (!ENTRY.test(text)) return text.slice(0, at).split('\n').length;
  }
  return undefined;
}
