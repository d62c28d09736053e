/** `init --from`: tables of an OCPI feed in the place of the example. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Terminal, tokenHere, UsageError } from '../../../src/command/index.ts';
import type { Companion } from '../../../src/publish/index.ts';
import { writeAside } from '../../../src/read/index.ts';
import { commentedSettings } from '../../../src/settings/index.ts';
import { importOcpi } from '../../import/commands/import-ocpi.ts';
import type { Answers } from '../repository/questions.ts';
import type { NetworkFeed } from '../repository/templates.ts';
import { SETTINGS_SCHEMA } from '../repository/write-repository.ts';

interface FeedOptions {
  /** What is plugged in. */
  readonly companions: readonly Companion[];
  /** The directory of the repository. */
  readonly directory: string;
  readonly feed: NetworkFeed;
  readonly given: Partial<Answers>;
  /** Of the process, which has the token. */
  readonly environment: NodeJS.ProcessEnv;
  /** ms since 1970. */
  readonly now: number;
}

/**
 * Writes data/, by the import that the workflow sync.yml repeats; a network that is there is kept. If nothing was
 * written, it has said why.
 */
export async function importForInit(
  options: FeedOptions,
  terminal: Terminal,
): Promise<'imported' | 'there' | 'nothing'> {
  const { companions, directory, feed, environment, now } = options;
  if (!URL.canParse(feed.locations) || !/^https?:/.test(feed.locations))
    throw new UsageError('--from must be a complete URL, which a workflow can ask again. For files: import ocpi.');
  if (feed.token_env !== undefined && !/^[A-Za-z_]\w*$/.test(feed.token_env))
    throw new UsageError('--token-env must be the name of an environment variable: letters, digits and _ only.');
  const out = join(directory, 'data');
  const places = { locations: feed.locations, tariffs: undefined, token: await tokenHere(environment, feed.token_env) };
  const settings = join(out, 'network.json');
  if (existsSync(settings)) return 'there';
  const { name, 'base-url': base_url } = options.given;
  const choices = { leavesOutIncomplete: true, needsPublisher: NEEDS_PUBLISHER };
  await importOcpi({ ...places, ...choices, companions, out, format: 'text', now }, terminal);
  if (!existsSync(settings)) {
    const token = feed.token_env === undefined ? '' : ` --token-env ${feed.token_env}`;
    const call = terminal.callOf(
      'import ocpi',
      `--locations ${quotedForShell(feed.locations)} --out ${quotedForShell(out)} --leave-out-incomplete${token}`,
    );
    terminal.note(
      `init has no options of an import: run "${call}" with it, then init again. It goes on with the tables.`,
    );
    return 'nothing';
  }
  const ofFeed = JSON.parse(await readFile(settings, 'utf8')) as { readonly [setting: string]: unknown };
  const text = commentedSettings({ $schema: SETTINGS_SCHEMA, name, base_url, ...ofFeed }, companions);
  await writeAside(settings, [Buffer.from(text)]);
  return 'imported';
}

const NEEDS_PUBLISHER =
  'Nothing was written. The feed does not say who publishes it: add --publisher with its country and id, such as NL-EXA.';

/** A path or a URL as it can be typed. */
export function quotedForShell(text: string): string {
  return /^[\w@%+=:,./\\-]+$/.test(text) ? text : `"${text}"`;
}
