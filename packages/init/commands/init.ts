/** `init`: writes the repository of a network. */

import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
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
import { CODE_HOSTS, type CodeHost } from '../repository/code-host.ts';
import { AnswersMissing, type Ask, gatherAnswers } from '../repository/gather-answers.ts';
import { archivePath } from '../repository/package-files.ts';
import type { NetworkFeed, OwnPackage } from '../repository/program-values.ts';
import { ANSWERS, type AnswerName, type Answers, QUESTIONS } from '../repository/questions.ts';
import { TABLE_CHOICES, type TableChoice } from '../repository/templates.ts';
import { type WrittenRepository, writeRepository } from '../repository/write-repository.ts';
import { importForInit, quotedForShell } from './init-from.ts';
import { packOwnPackage } from './pack-own-package.ts';

export interface InitOptions {
  /** What is plugged in. */
  readonly companions: readonly Companion[];
  readonly directory: string;
  readonly given: Answers;
  readonly tables: TableChoice;
  /** Where the repository is; by default, what stands in it says so. */
  readonly host?: CodeHost | undefined;
  /** ms since 1970. */
  readonly now: number;
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
export async function init(
  { companions, directory, given, tables, host, now, ask, own, from }: InitOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  let isAnswered = false;
  const answers = () => {
    isAnswered = true;
    return gatherAnswers({ given, ask, now, note: terminal.note });
  };
  await removeAbandoned(WRITTEN_TO.map((path) => join(directory, path)));
  if (from !== undefined && !(await importForInit({ ...from, companions, directory, given, now, ask }, terminal)))
    return 1;
  const tablesThere = (await listDataFiles(join(directory, 'data')))
    .slice(1)
    .map((path) => relative(directory, path).replaceAll('\\', '/'));
  const repository = await writeRepository({
    companions,
    directory,
    tables,
    host,
    own,
    now,
    answers,
    tablesThere,
    feed: from?.feed,
  });
  const { written, kept } = repository;
  for (const path of written) terminal.out(`wrote ${path}`);
  for (const path of kept) terminal.out(`kept ${path}`);
  const unused = ANSWERS.filter((answer) => given[answer] !== undefined);
  if (!isAnswered && from === undefined && unused.length > 0) {
    const options = unused.map((answer) => `--${answer}`).join(', ');
    terminal.note(`data/network.json was there and is kept, so nothing was made of ${options}.`);
  }
  if (kept.includes('.gitignore')) await sayWhatToIgnore(directory, terminal);
  if (written.length === 0) terminal.note(`Everything was there, so nothing was changed.`);
  else sayWhatNext(directory, repository, own, terminal);
  if (host === undefined && from === undefined) sayOtherHosts(written, terminal);
  return 0;
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

/** Asks at the terminal; nothing if this is none. Lines that were typed ahead answer the next questions. */
function askAtTerminal(): { readonly ask: Ask; readonly close: () => void } | undefined {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const typed = terminal[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    terminal.setPrompt(question);
    terminal.prompt();
    const line = await typed.next();
    if (line.done === true) throw new UsageError('The questions were not answered. Nothing was written.');
    return line.value;
  };
  return { ask, close: () => terminal.close() };
}

const optionOf = (answer: AnswerName) => ({ value: QUESTIONS[answer].value, summary: QUESTIONS[answer].summary });

export const command = defineCommand({
  name: 'init',
  summary:
    'Write a repository for a network of your own: settings, an example, and workflows. It asks for what no option says, and keeps files that are there.',
  arguments: [{ name: 'DIR', summary: 'The directory; it may have files, and be a repository already.' }],
  options: {
    name: optionOf('name'),
    country: optionOf('country'),
    party: optionOf('party'),
    'time-zone': optionOf('time-zone'),
    currency: optionOf('currency'),
    language: optionOf('language'),
    versions: optionOf('versions'),
    statuses: {
      value: 'WAY',
      summary:
        'How statuses come: none, hand (data/status.csv, as without this option), a file (.csv or .json), a URL, or pushed.',
    },
    'base-url': { value: 'URL', summary: 'Where the API will be published. It can be set later, in network.json.' },
    website: optionOf('website'),
    from: {
      value: 'URL',
      summary:
        'Take the tables from this OCPI feed, and write a workflow that brings them up to date: a list of locations, or the versions of a server.',
    },
    'token-env': { value: 'NAME', summary: 'With --from: the environment variable with the token of the server.' },
    ci: {
      choices: CODE_HOSTS,
      summary:
        'Who checks and publishes the repository; by default, the host that its remote or its files name, or GitHub.',
    },
    tables: { choices: TABLE_CHOICES, default: 'sheet', summary: 'One sheet for everything, or several tables.' },
  },
  examples: [
    'my-network',
    'my-network --country NL --party EXA --name Example --versions 2.2,2.2.1',
    'my-network --from https://ocpi.example.com/versions',
    'my-network --statuses https://cpms.example.com/ocpi/versions',
  ],
  run: async ({ values, operands: [directory = '.'], environment, companions }, terminal) => {
    const { tables, ci: host, from: locations, 'token-env': token_env, ...given } = values;
    if (locations !== undefined && given.statuses !== undefined)
      throw new UsageError('--statuses is for a network without --from. Add status_sources to network.json instead.');
    if (locations === undefined && token_env !== undefined) throw new UsageError('--token-env is for --from URL.');
    if (locations !== undefined && host !== undefined && host !== 'github')
      throw new UsageError(
        '--from writes a workflow that only GitHub runs. Elsewhere, begin with "import ocpi", and run it again by yourself.',
      );
    const from = locations === undefined ? undefined : { feed: { locations, token_env }, environment };
    const asking = askAtTerminal();
    try {
      return await init(
        {
          ...{ companions, directory, given, tables, host, now: Date.now() },
          ...{ ask: asking?.ask, own: ownPackage(terminal.note), from },
        },
        terminal,
      );
    } catch (error) {
      throw error instanceof AnswersMissing ? new UsageError(error.message) : error;
    } finally {
      asking?.close();
    }
  },
});
