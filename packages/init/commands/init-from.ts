/** `init --from`: tables of an OCPI feed in the place of the example. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Terminal, tokenHere, UsageError } from '../../../src/command/index.ts';
import type { Finding } from '../../../src/findings/index.ts';
import { OCPI_VERSION } from '../../../src/ocpi/index.ts';
import type { Companion } from '../../../src/publish/index.ts';
import { writeAside } from '../../../src/read/index.ts';
import { hasSetting, versionsIn, withSetting } from '../../../src/settings/index.ts';
import { importOcpi } from '../../import/commands/import-ocpi.ts';
import { type Ask, answersGiven, askUntilRight } from '../repository/gather-answers.ts';
import type { NetworkFeed } from '../repository/program-values.ts';
import { type Answers, QUESTIONS } from '../repository/questions.ts';

interface FeedOptions {
  /** What is plugged in. */
  readonly companions: readonly Companion[];
  /** The directory of the repository. */
  readonly directory: string;
  readonly feed: NetworkFeed;
  readonly given: Answers;
  /** Of the process, which has the token. */
  readonly environment: NodeJS.ProcessEnv;
  /** ms since 1970. */
  readonly now: number;
  /** Undefined where nobody can be asked. */
  readonly ask: Ask | undefined;
}

/**
 * Writes data/, by the import that the workflow sync.yml repeats; a network that is there is kept. False if nothing was written, and
 * it has said why.
 */
export async function importForInit(options: FeedOptions, terminal: Terminal): Promise<boolean> {
  const { directory, feed, given, environment, now, ask } = options;
  if (!URL.canParse(feed.locations) || !/^https?:/.test(feed.locations))
    throw new UsageError('--from must be a complete URL, which a workflow can ask again. For files: import ocpi.');
  if (feed.token_env !== undefined && !/^[A-Za-z_]\w*$/.test(feed.token_env))
    throw new UsageError('--token-env must be the name of an environment variable: letters, digits and _ only.');
  const out = join(directory, 'data');
  const places = { locations: feed.locations, tariffs: undefined, token: await tokenHere(environment, feed.token_env) };
  const settings = join(out, 'network.json');
  if (existsSync(settings)) return true;
  const answers = answersGiven(given, now);
  const { country: country_code, party: party_id } = answers;
  const publisher = country_code && party_id ? { country_code, party_id } : undefined;
  const askVersions =
    ask &&
    (async ({ message }: Finding) => {
      terminal.note(message);
      const asking = { ask, now, note: terminal.note };
      return versionsIn(await askUntilRight('versions', undefined, asking, OCPI_VERSION.join(',')));
    });
  const versions = versionsIn(answers.versions ?? '');
  const choices = { publisher, versions, askVersions, leavesOutIncomplete: true, needsPublisher: NEEDS_PUBLISHER };
  await importOcpi({ ...places, ...choices, companions: options.companions, out, format: 'text', now }, terminal);
  if (!existsSync(settings)) {
    const token = feed.token_env === undefined ? '' : ` --token-env ${feed.token_env}`;
    const call = terminal.callOf(
      'import ocpi',
      `--locations ${quotedForShell(feed.locations)} --out ${quotedForShell(out)} --leave-out-incomplete${token}`,
    );
    terminal.note(
      `init has no options of an import: run "${call}" with it, then init again. It goes on with the tables.`,
    );
    return false;
  }
  await addAnswers(settings, answers, terminal);
  return true;
}

const NEEDS_PUBLISHER = 'Nothing was written. The feed does not say who publishes it: add --country and --party.';

/** Adds what was given as an option and is not in the feed. */
async function addAnswers(path: string, given: Answers, terminal: Terminal): Promise<void> {
  let text = await readFile(path, 'utf8');
  const add = (setting: readonly string[], value: unknown) => {
    if (value !== undefined && !hasSetting(text, setting)) text = withSetting(text, setting, value);
  };
  for (const [answer, { setting }] of Object.entries(QUESTIONS)) {
    if (setting?.length === 1) add(setting, given[answer as keyof Answers]);
  }
  const { website, name } = given;
  if (website !== undefined && name !== undefined) add(['operator'], { name, website });
  if (hasSetting(text, ['operator'])) add(['operator', 'website'], website);
  else if (website !== undefined) terminal.note(NO_OPERATOR);
  await writeAside(path, [Buffer.from(text)]);
}

const NO_OPERATOR =
  '--website was left out, because the feed does not name the operator of all sites: add it to network.json.';

/** A path or a URL as it can be typed. */
export function quotedForShell(text: string): string {
  return /^[\w@%+=:,./\\-]+$/.test(text) ? text : `"${text}"`;
}
