/** The values in the files of a repository that are those of the program and of the network, besides the example. */

import { EXAMPLE_SITE } from '../../../src/rules/index.ts';
import type { Declared } from '../../../src/settings/index.ts';
import { STATUS_PATH } from '../../../src/stored-format/index.ts';
import { type CodeHost, HOST_NAMES } from './code-host.ts';
import type { PackedProgram } from './package-files.ts';
import { isLiveWay, STATUS_TOKEN, type StatusWay } from './status-way.ts';
import type { Conditions, TableChoice, TemplateValues } from './templates.ts';

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
  readonly country: string;
  readonly party: string;
  readonly tables: TableChoice;
  readonly statuses: StatusWay;
  /** The file or the URL that reports statuses, or else the word for the way. */
  readonly statusPlace: string;
  readonly feed?: NetworkFeed | undefined;
  readonly host: CodeHost;
  /** ISO 639-1; undefined where nobody says. */
  readonly language: string | undefined;
}

/** The finding about a slip in the third line of the example. A test makes the slip. */
const SLIP =
  'error    unknown-value     standard: "Tpye 2" is not one of the values in OCPI. Did you mean "IEC_62196_T2"?';

const MISTAKE: { readonly [C in TableChoice]: string } = {
  sheet: `data/chargers.csv:3:30 (J3)  ${SLIP}`,
  tables: `data/connectors.csv:3:13 (B3)  ${SLIP}`,
};

/** @param hasToken whether a status source needs one */
export function conditionsOf({ statuses, tables, host, feed }: Chosen, hasToken: boolean): Conditions {
  const isLive = isLiveWay(statuses);
  return new Set([
    statuses,
    tables,
    host,
    feed === undefined ? 'example' : 'feed',
    ...(statuses === 'file' ? [] : ['publishes', `${host}_publishes`]),
    ...(isLive ? ['live'] : []),
    ...(isLive && statuses !== 'file' ? ['worker'] : []),
    ...(hasToken ? ['token'] : []),
  ]);
}

/** @param declared whose files may change with a status */
export function programValues(
  { repository }: OwnPackage,
  chosen: Chosen,
  declared: readonly Declared[],
): TemplateValues {
  const project = `https://github.com/${repository}`;
  return {
    title: withoutMarkup(chosen.name),
    worker: workerName(chosen),
    mistake: MISTAKE[chosen.tables],
    example: EXAMPLE_SITE,
    host: HOST_NAMES[chosen.host],
    request: chosen.host === 'gitlab' ? 'merge request' : 'pull request',
    request_title: chosen.host === 'gitlab' ? 'Merge Request' : 'Pull Request',
    live_files: [STATUS_PATH, ...declared.flatMap(({ stepped = [] }) => stepped)].map((path) => `, "${path}"`).join(''),
    status_token: STATUS_TOKEN,
    status_token_secret: STATUS_TOKEN.toLowerCase(),
    status_place: chosen.statusPlace,
    project,
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
export function workerName({ name, country, party }: Pick<Chosen, 'name' | 'country' | 'party'>): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const label = trimmed(trimmed(plain.replaceAll(/[^a-z0-9]+/g, '-')).slice(0, LONGEST_LABEL));
  // A name in another alphabet leaves little or nothing.
  const isWhole = label.length >= 3 && !/[^\p{ASCII}]/u.test(plain.replaceAll(/[^\p{L}]/gu, ''));
  return isWhole ? label : `ocpi-${country}-${party}`.toLowerCase();
}

function trimmed(label: string): string {
  return label.replaceAll(/^-+|-+$/g, '');
}
