/** The values in the files of a repository that are those of the program and of the network, besides the example. */

import type { Declared } from '../../../src/settings/index.ts';
import { STATUS_PATH } from '../../../src/stored-format/index.ts';
import type { CodeHost } from './code-host.ts';
import { repositoryLanguage, WORDS } from './example-network.ts';
import type { PackedProgram } from './package-files.ts';
import { STATUSES, TABLES, type TableChoice, type TemplateValues } from './templates.ts';

/** This program: where it lives, and where its project is. */
export interface OwnPackage {
  /** The directory of the package. */
  readonly root: string;
  /** Such as `0.2.0`. */
  readonly version: string;
  /** Owner and name on GitHub: `owner/name`. */
  readonly repository: string;
  /** Takes seconds. */
  readonly pack: () => Promise<PackedProgram>;
}

/** The OCPI feed that a network's tables come from, as the workflow that asks it again must know it. */
export interface NetworkFeed {
  /** The URL of a list, or of the versions of a server. */
  readonly locations: string;
  /** Of the environment variable with the token, and of the secret that holds it at GitHub. */
  readonly token_env?: string | undefined;
}

/** The files depend on this besides the version. */
export interface Chosen {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly tables: TableChoice;
  readonly feed?: NetworkFeed | undefined;
  readonly host: CodeHost;
  /** ISO 639-1. */
  readonly language: string;
}

/** What a host calls itself and a change that somebody proposes (also where nouns begin with capitals), and where it shows a check. */
const WORDS_OF_HOSTS: {
  readonly [H in CodeHost]: readonly [host: string, request: string, title: string, report: string];
} = {
  github: ['GitHub', 'pull request', 'Pull Request', '*Files changed*, *Checks → check → Summary*'],
  gitlab: ['GitLab', 'merge request', 'Merge Request', '*Pipelines → check*'],
  codeberg: ['Codeberg', 'pull request', 'Pull Request', '*Details → check*'],
};

/** The finding about a slip in the third line of the example. A test makes the slip. */
function mistakeIn(tables: TableChoice, language: string): string {
  const [place, column] =
    tables === 'sheet'
      ? ['data/chargers.csv:3:30 (J3)', WORDS[repositoryLanguage(language)].plug]
      : ['data/connectors.csv:3:13 (B3)', 'standard'];
  const problem = '"Tpye 2" is not one of the values in OCPI. Did you mean "IEC_62196_T2"?';
  return `${place}  error    unknown-value     ${column}: ${problem}`;
}

/** @param declared whose files may change with a status */
export function programValues(
  { repository }: OwnPackage,
  chosen: Chosen,
  declared: readonly Declared[],
): TemplateValues {
  const project = `https://github.com/${repository}`;
  const [host, request, request_title, report] = WORDS_OF_HOSTS[chosen.host];
  return {
    ...{ host, request, request_title, report, project },
    title: withoutMarkup(chosen.name),
    worker: workerName(chosen),
    tables: TABLES[chosen.tables].flatMap((path) => (path === STATUSES ? [] : `\`${path}\``)).join(', '),
    mistake: mistakeIn(chosen.tables, chosen.language),
    live_files: [STATUS_PATH, ...declared.flatMap(({ stepped = [] }) => stepped)].map((path) => `, "${path}"`).join(''),
    // Not those of this version: people edit README.md, and every new version would change it.
    docs: `${project}/blob/main/docs`,
    ...(chosen.feed && feedValues(chosen.feed)),
  };
}

/** The feed in packages/init/template/github/sync.yml, as YAML. */
function feedValues({ locations, token_env: token }: NetworkFeed): TemplateValues {
  return {
    // GitHub would take two braces for an expression.
    feed: JSON.stringify(locations.replaceAll('{', '%7B').replaceAll('}', '%7D')),
    feed_token: token === undefined ? "''" : `\${{ secrets.${token} }}`,
  };
}

/** A text that Markdown shows as it is. */
function withoutMarkup(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~&!]/g, '\\$&');
}

/** The longest part of a host name (RFC 1035). */
const LONGEST_LABEL = 63;

/** The name of the Worker, which is part of its address, and of the package: lowercase letters, digits and hyphens. */
export function workerName({ name, country }: Pick<Chosen, 'name' | 'country'>): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const label = trimmed(trimmed(plain.replaceAll(/[^a-z0-9]+/g, '-')).slice(0, LONGEST_LABEL));
  // A name in another alphabet leaves little or nothing.
  const isWhole = label.length >= 3 && !/[^\p{ASCII}]/u.test(plain.replaceAll(/[^\p{L}]/gu, ''));
  return isWhole ? label : `ocpi-${country}`.toLowerCase();
}

function trimmed(label: string): string {
  return label.replaceAll(/^-+|-+$/g, '');
}
