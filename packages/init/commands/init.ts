/** `init`: writes the repository of a network. */

import { readFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import {
  defineCommand,
  type ExitCode,
  isCheckout,
  packageRepository,
  packageRoot,
  packageVersion,
  type Terminal,
  UsageError,
} from '../../../src/command/index.ts';
import { documentation } from '../../../src/findings/index.ts';
import { type Companion, listDataFiles, removeAbandoned } from '../../../src/publish/index.ts';
import { EXAMPLE_SITE } from '../../../src/rules/index.ts';
import { countryAt, followsFrom } from '../repository/country.ts';
import { archivePath } from '../repository/package-files.ts';
import {
  ANSWERS,
  type AnswerName,
  type Answers,
  type Ask,
  answersGiven,
  CODE_HOSTS,
  type CodeHost,
  codeHostOf,
  type Given,
  gatherAnswers,
  QUESTIONS,
} from '../repository/questions.ts';
import { type NetworkFeed, type OwnPackage, TABLE_CHOICES, type TableChoice } from '../repository/templates.ts';
import { type NewNetwork, type WrittenRepository, writeRepository } from '../repository/write-repository.ts';
import { askAtTerminal } from './ask-at-terminal.ts';
import { importForInit, quotedForShell } from './init-from.ts';
import { packOwnPackage } from './pack-own-package.ts';

export interface InitOptions {
  /** What is plugged in. */
  readonly companions: readonly Companion[];
  readonly directory: string;
  readonly given: Given;
  readonly tables: TableChoice;
  /** ms since 1970. */
  readonly now: number;
  /** The time zone of this machine (IANA), which says where people probably are. */
  readonly here: string;
  /** Undefined where nobody can be asked. */
  readonly ask: Ask | undefined;
  readonly own: OwnPackage;
  /** Where the tables come from, in the place of an example. */
  readonly from?: { readonly feed: NetworkFeed; readonly environment: NodeJS.ProcessEnv } | undefined;
}

/** @param note says that a checkout is packed, which takes seconds */
export function ownPackage(note: (text: string) => void = () => {}): OwnPackage {
  const pack = () => {
    if (isCheckout()) note('The program is packed for the repository, which takes some 10 to 30 s.');
    return packOwnPackage();
  };
  return { root: packageRoot(), version: packageVersion(), repository: packageRepository(), pack };
}

/** The directories that files are written to. */
const WRITTEN_TO = ['.', 'data', 'program', '.github/workflows', '.woodpecker'];

/** Files that are there are kept, and named. What an earlier run was writing when it was killed is removed. */
export async function init(options: InitOptions, terminal: Terminal): Promise<ExitCode> {
  const { companions, directory, given, tables, now, own, from } = options;
  const known = answersGiven(given);
  let used: readonly AnswerName[] = ['ci'];
  const answers = async () => {
    used = ANSWERS;
    return begin(options, terminal);
  };
  await removeAbandoned(WRITTEN_TO.map((path) => join(directory, path)));
  if (from !== undefined) {
    const became = await importForInit({ ...from, companions, directory, given: known, now }, terminal);
    if (became === 'nothing') return 1;
    if (became === 'imported') used = ['name', 'base-url', 'ci'];
  }
  const tablesThere = (await listDataFiles(join(directory, 'data')))
    .slice(1)
    .map((path) => relative(directory, path).replaceAll('\\', '/'));
  const host = hostCalled(known.ci);
  const repository = await writeRepository({
    ...{ companions, directory, tables, host, own, now, answers, tablesThere, feed: from?.feed },
  });
  const { written, kept, isCompleted } = repository;
  for (const path of written) terminal.out(`wrote ${path}`);
  for (const path of kept) terminal.out(`kept ${path}`);
  if (isCompleted)
    terminal.note('An earlier run did not come to its end: network.json was missing. This one wrote what was.');
  const unused = ANSWERS.filter((answer) => given[answer] !== undefined && !used.includes(answer));
  if (unused.length > 0) {
    const why =
      from === undefined || used.length === 1 ? 'data/network.json was there and is kept' : 'The feed says it';
    terminal.note(`${why}, so nothing was made of ${unused.map((answer) => `--${answer}`).join(', ')}.`);
  }
  if (kept.includes('.gitignore')) await sayWhatToIgnore(directory, terminal);
  if (written.length === 0) terminal.note(`Everything was there, so nothing was changed.`);
  else sayWhatNext(directory, repository, own, terminal);
  if (options.ask === undefined && host === undefined && from === undefined) sayOtherHosts(written, terminal);
  return 0;
}

/** Asks about a new network, and says what follows from the answers. */
async function begin({ directory, given, ask, here }: InitOptions, { note }: Terminal): Promise<NewNetwork> {
  const usual: Answers = {
    name: nameOfDirectory(directory),
    country: countryAt(here) ?? 'NL',
    // The address of `start`; a deployment refuses it.
    'base-url': 'http://localhost:8787',
    ci: await codeHostOf(directory),
  };
  const answers = await gatherAnswers(given, usual, { ask, note });
  const follows = followsFrom(answers.country, here);
  const { place, currency, language } = follows;
  note(
    `time zone ${place.timeZone}, currency ${currency}, language ${language}: follows from the country, and can be changed`,
  );
  return { ...follows, answers, host: hostCalled(answers.ci) ?? 'github' };
}

function hostCalled(text: string | undefined): CodeHost | undefined {
  return CODE_HOSTS.find((host) => host === text);
}

/** `my-network` is the network My network. */
function nameOfDirectory(directory: string): string {
  const words = basename(resolve(directory))
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? 'Our network' : words.slice(0, 1).toUpperCase() + words.slice(1, 100);
}

/** GitHub was taken because nothing said where the repository will be. */
function sayOtherHosts(written: readonly string[], { note }: Terminal): void {
  const workflows = written.filter((path) => path.startsWith('.github/'));
  if (workflows.length === 0) return;
  const files = [...workflows, ...written.filter((path) => path === 'README.md')].join(', ');
  note(
    `For GitHub, it wrote ${files}. For GitLab or Codeberg, delete these, and run init again with --ci gitlab or --ci codeberg.`,
  );
}

/** Built files must not get into Git by an older .gitignore. */
async function sayWhatToIgnore(directory: string, terminal: Terminal): Promise<void> {
  const text = await readFile(join(directory, '.gitignore'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim().replace(/^\/|\/$/g, ''));
  const missing = BUILT.filter((name) => !lines.includes(name));
  if (missing.length > 0)
    terminal.note(`Add to .gitignore what is built: ${missing.map((name) => `/${name}`).join(' ')}`);
}

const BUILT = ['dist', '.dist', '.local', '.cache'];

function sayWhatNext(
  directory: string,
  { written, isInstallable, advice }: WrittenRepository,
  { version }: OwnPackage,
  terminal: Terminal,
): void {
  const readme = written.includes('README.md') ? join(directory, 'README.md') : documentation('own-network.md');
  const hasExample = written.some((path) => path.endsWith('.csv'));
  const install = isInstallable
    ? ['npm ci', 'npm start']
    : [`npm install ./${archivePath(version)}`, 'npx ocpi-snapshot start'];
  const lines = [
    'Next:',
    ...(directory === '.' ? [] : [`  cd ${quotedForShell(directory)}`]),
    ...install.map((command) => `  ${command}`),
    ...(hasExample ? [`Then replace the rows of ${EXAMPLE_SITE} in ${join(directory, 'data')} by your own.`] : []),
    `${readme} says how to edit, and how to publish.`,
    ...(advice === undefined ? [] : [advice]),
  ];
  terminal.note(lines.join('\n'));
}

const optionOf = (answer: AnswerName) => ({ value: 'TEXT', summary: QUESTIONS[answer].summary });

export const command = defineCommand({
  name: 'init',
  summary:
    'Write a repository for a network of your own: settings, an example, and workflows. It asks for what no option says, and keeps files that are there.',
  arguments: [
    {
      name: 'DIR',
      default: '.',
      summary: 'The directory; it may have files, and be a repository already. By default this one.',
    },
  ],
  options: {
    name: optionOf('name'),
    country: { ...optionOf('country'), value: 'CODE' },
    'base-url': { ...optionOf('base-url'), value: 'URL' },
    ci: { choices: CODE_HOSTS, summary: QUESTIONS.ci.summary },
    from: {
      value: 'URL',
      summary:
        'Take the tables from this OCPI feed, and write a workflow that brings them up to date: a list of locations, or the versions of a server.',
    },
    'token-env': { value: 'NAME', summary: 'With --from: the environment variable with the token of the server.' },
    tables: { choices: TABLE_CHOICES, default: 'sheet', summary: 'One sheet for everything, or several tables.' },
  },
  examples: [
    '',
    'my-network',
    'my-network --country NL --name Example --ci gitlab',
    'my-network --from https://ocpi.example.com/versions',
  ],
  run: async ({ values, operands: [directory = '.'], environment, companions }, terminal) => {
    const { tables, from: locations, 'token-env': token_env, ...given } = values;
    if (isCheckout() && resolve(directory) === packageRoot())
      throw new UsageError('This is the directory of the program. Name another one: npm run init -- ../my-network');
    if (locations === undefined && token_env !== undefined) throw new UsageError('--token-env is for --from URL.');
    if (locations !== undefined && given.ci !== undefined && given.ci !== 'github')
      throw new UsageError(
        '--from writes a workflow that only GitHub runs. Elsewhere, begin with "import ocpi", and run it again by yourself.',
      );
    const from = locations === undefined ? undefined : { feed: { locations, token_env }, environment };
    const asking = askAtTerminal();
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    try {
      return await init(
        {
          ...{ companions, directory, given, tables, now: Date.now(), here },
          ...{ ask: asking?.ask, own: ownPackage(terminal.note), from },
        },
        terminal,
      );
    } finally {
      asking?.close();
    }
  },
});
