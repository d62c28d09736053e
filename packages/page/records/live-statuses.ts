/**
 * The statuses as the page asks for them again and again. `/status.json` is the same for everybody else; here, a poll costs what has
 * changed: a head says of each part which content it has by now, and only parts that differ are loaded.
 */

import { type DateTime, STATUS, type Status } from '../../../src/ocpi/browser.ts';

/** The path of the head, below the root of the published site. */
export const LIVE_PATH = '/_site/statuses.json';

/** The head. What has the names of members of /status.json is the same. */
export interface StatusesHead {
  readonly last_updated: DateTime;
  /** How long to wait before asking again, in seconds. */
  readonly ttl: number;
  readonly expires?: DateTime;
  readonly confirmed?: DateTime;
  readonly silent?: true;
  /** Stands for the EVSEs and their order: that of a SitesFile with the same text. */
  readonly order: string;
  /** The `hash` of each AvailabilityFile. */
  readonly parts: readonly string[];
  /** In how many files the statuses of single sites are: a power of two. */
  readonly site_files: number;
}

/** `/_site/availability-<number>.json`: what the list and the map say of so many EVSEs, in the order of the ids of their sites, by code units. */
export interface AvailabilityFile {
  readonly order: string;
  readonly hash: string;
  /** A letter of `DIGITS` for two EVSEs. */
  readonly evses: string;
}

export const EVSES_PER_PART = 12_288;

export function availabilityPath(part: number): string {
  return `/_site/availability-${part}.json`;
}

/**
 * `/_site/statuses-<number>.json`: what a charger's own page says. A site is in the file with the number that detailFileOf
 * gives for `site_files`.
 */
export interface SiteStatuses {
  /** By uid: the place of the status in STATUS, and since when it is that if its report says so, such as `02026-01-10T00:00:00Z`. */
  readonly evses: { readonly [uid: string]: string };
}

export function siteStatusesPath(file: number): string {
  return `/_site/statuses-${file}.json`;
}

/** The number of the file that holds the statuses of a site, and of that with its details (site-details.ts). @param id ASCII (OCPI 16.1) @param files a power of two */
export function detailFileOf(id: string, files: number): number {
  let hash = 0x811c9dc5; // FNV-1a, 32 bits
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193) >>> 0;
  return hash & (files - 1);
}

/** The meaning of a status to a driver who wants to charge now. */
export const AVAILABILITY = ['unknown', 'free', 'taken', 'out', 'planned'] as const;
export type Availability = (typeof AVAILABILITY)[number];

export const MEANING: { readonly [S in Status]: Availability } = {
  AVAILABLE: 'free',
  BLOCKED: 'taken',
  CHARGING: 'taken',
  INOPERATIVE: 'out',
  OUTOFORDER: 'out',
  PLANNED: 'planned',
  REMOVED: 'out',
  RESERVED: 'taken',
  UNKNOWN: 'unknown',
};

/** Base64. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Two EVSEs a letter. @param meanings places in AVAILABILITY */
export function writeAvailability(meanings: readonly number[]): string {
  let text = '';
  for (let i = 0; i < meanings.length; i += 2) text += DIGITS[(meanings[i] ?? 0) + 8 * (meanings[i + 1] ?? 0)];
  return text;
}

/** What the EVSE with a number is, in a text of `writeAvailability`. */
export function availabilityAt(text: string, number: number): Availability {
  const digit = DIGITS.indexOf(text.charAt(Math.floor(number / 2)));
  return AVAILABILITY[(digit >> (3 * (number % 2))) & 7] ?? 'unknown';
}

export function writeSiteStatus(status: Status, since: DateTime | undefined): string {
  return `${STATUS.indexOf(status)}${since ?? ''}`;
}

/** Undefined if it was not given, or by a newer build that knows more. */
export function readSiteStatus(text: string | undefined): { status: Status; since?: DateTime } | undefined {
  const status = STATUS[Number(text?.charAt(0) || Number.NaN)];
  if (text === undefined || status === undefined) return undefined;
  return text.length === 1 ? { status } : { status, since: text.slice(1) };
}
