/**
 * Secrets of one machine: the file .env in the directory where a command runs (Node's form, NAME=value). What the environment has
 * already wins. A workflow gets its secrets from its host, and may run what a stranger proposes, so there it is not read.
 */

import { lstatSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { errorCode } from '../read/files/file-errors.ts';
import { readRegularFile } from '../read/files/regular-file.ts';
import { UsageError } from './terminal.ts';

const FILE = '.env';

/** In bytes. */
const LARGEST = 65_536;

/** What would change how programs run or where tokens go. Whoever wants that sets it in the environment. */
const NEVER = /^(?:NODE_.*|npm_.*|PATH|LD_.*|DYLD_.*|.*_PROXY|WRANGLER_.*|CLOUDFLARE_(?!API_TOKEN$|ACCOUNT_ID$).*)$/i;

/** What was said already. */
const told = new Set<string>();

/**
 * The environment, with those of these variables from the file that it lacks. No other variable of the file is taken, and the file is
 * not looked at unless one is lacking: it may belong to another program.
 *
 * @param names of the variables that are needed now
 * @throws UsageError that never shows a value
 */
export async function withEnvFile(
  names: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
  directory = '.',
  note = (text: string): void => void process.stderr.write(`${text}\n`),
): Promise<NodeJS.ProcessEnv> {
  const lacking = names.filter((name) => environment[name] === undefined);
  if (lacking.length === 0 || environment.CI) return environment;
  const inFile = await variablesOf(directory);
  const refused = Object.keys(inFile).filter((name) => NEVER.test(name) && !told.has(name));
  for (const name of refused) told.add(name);
  if (refused.length > 0)
    note(`${FILE} in this directory also has ${refused.join(', ')}, which is never taken from there.`);
  const taken = lacking.filter((name) => inFile[name] !== undefined && !NEVER.test(name));
  return { ...environment, ...Object.fromEntries(taken.map((name) => [name, inFile[name]])) };
}

async function variablesOf(directory: string): Promise<NodeJS.Dict<string>> {
  const path = join(directory, FILE);
  const stats = statsOf(path);
  // Some programs keep a directory of that name.
  if (stats === undefined || stats.isDirectory()) return {};
  if (stats.isSymbolicLink())
    throw wrong('is a link, and may lead to a file of somebody else: put the file itself there');
  const bytes = await readRegularFile(path, LARGEST).catch((error: Error) => {
    throw wrong(`cannot be read (${errorCode(error) ?? error.message})`);
  });
  const text = decoded(bytes).replaceAll(/\r\n?/g, '\n');
  const line = oddLine(text);
  if (line !== undefined) throw wrong(`has a line ${line} that is not NAME=value`);
  return parseEnv(text);
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
