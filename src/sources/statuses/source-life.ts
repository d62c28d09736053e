/** What is known of a status source while it is asked, read and believed, and at the end (read-sources.ts leads it there). */

import type { Finding, Place } from '../../findings/finding.ts';
import type { StatusSource } from '../../settings/status-sources.ts';
import type {
  ContentOf,
  FileFormats,
  PlaceOfReport,
  ReportedStatuses,
  StatusReport,
} from '../status-formats/reported-statuses.ts';
import type { Crawled } from '../status-servers/crawl-locations.ts';
import type { FetchOcpi } from '../status-servers/fetch-ocpi.ts';
import type { ReadSourceFile } from '../urls/file.ts';
import type { Environment } from '../urls/fill-in.ts';
import type { Content, Failed, Unchanged } from '../urls/source-answer.ts';
import type { FetchSource } from '../urls/url.ts';
import type { KnownEvses } from './known-evses.ts';
import type { Copy, LastGood } from './last-good.ts';

/** A source that is asked. */
export interface AskedSource {
  readonly source: StatusSource;
  readonly index: number;
  readonly of: ContentOf;
  /** Its format and address. A last good copy belongs to these. */
  readonly origin: string;
  readonly copy: Copy | undefined;
}

/** What it answers. An OCPI server says how its content came about. */
export type SourceAnswer = (Content & { readonly crawled?: Crawled }) | Unchanged | Failed;

/** Its answer was read as reports (read-answer.ts). */
export interface ReadSource extends AskedSource {
  /** Its content of now, or why there is none. */
  readonly now: ReadContent | Unread;
  /** The content of its last good copy, if that can be read. */
  readonly previous: () => ReadContent | undefined;
}

/** It was decided, for all sources together, which content is believed (refuse-removals.ts). */
export interface BelievedSource extends ReadSource {
  readonly content: ReadContent | undefined;
  /** The newest content with too many removals. */
  readonly refused: { readonly content: ReadContent; readonly removals: Removals } | undefined;
}

/** It was decided what is used of it (fresh-or-stale.ts). */
export interface SourceReading {
  /**
   * `failed` if no content of it is believed; `unmatched` if the tables have no EVSE that it reports; `stale` if its newest content is
   * too old. Only `fresh` reports count.
   */
  readonly state: 'fresh' | 'stale' | 'failed' | 'unmatched';
  /** In how many rounds, one after the other, it has not confirmed what it said; counted up to MOST_MISSED. None if absent. */
  readonly missed?: number | undefined;
  readonly name: string;
  /** The path of its file, or its URL without the query, as findings show it. */
  readonly address: string;
  /** When the content was last updated, in ms since 1970. */
  readonly updatedAt?: number;
  readonly maxAgeSeconds: number;
  /** When it said anything by itself, in ms since 1970, if that is known: an answer to a question is no sign of life. */
  readonly heardAt?: number;
  /** Its reports. Unless the state is `fresh`, all of them count as UNKNOWN. */
  readonly reports: readonly StatusReport[];
  readonly findings: readonly Finding[];
  /** Of what was pushed: how many EVSEs the tables do not have, and how many reports about such were dropped so far. */
  readonly unknown?: number;
  readonly dropped?: number;
  readonly placeOf?: PlaceOfReport | undefined;
}

/** One question may go wrong. A source that misses so many rounds is silent, and whoever shows its statuses says so. */
export const MOST_MISSED = 2;

/** Whether what is published of it is no longer what it says now. Where it is stale, its statuses say that: they are UNKNOWN. */
export function isSilent({ state, missed = 0 }: Pick<SourceReading, 'state' | 'missed'>): boolean {
  return state === 'failed' || state === 'unmatched' || (state === 'fresh' && missed >= MOST_MISSED);
}

/** Content that could be read, whether it is new or the last good copy. */
export interface ReadContent extends ReportedStatuses {
  /** The copy that is kept if it is used. It says when the content was last updated. */
  readonly copy: Copy;
}

/** Why there is no content, and which EVSEs it may be about if there is some that cannot be read. */
export interface Unread extends Failed {
  readonly about?: readonly StatusReport[];
}

/** The EVSEs that content reports as REMOVED, where they are too many. */
export interface Removals {
  /** Their uids as the content writes them. */
  readonly uids: readonly string[];
  /** How many EVSEs all sources together report as REMOVED. */
  readonly together: number;
  /** How many EVSEs there are, and which share of them may be reported so. */
  readonly of: number;
  readonly share: number;
}

/** The world in which sources are asked. */
export interface StatusContext extends Partial<KnownEvses> {
  /** In ms since 1970. */
  readonly now: number;
  /** Relative paths begin here. */
  readonly dataDirectory: string;
  readonly lastGood: LastGood;
  /** On a machine (ON_MACHINE); sources in CSV fail without them. */
  readonly formats?: FileFormats;
  /** Where a setting stands in network.json. */
  readonly placeOfSetting?: ((path: readonly (string | number)[]) => Place) | undefined;
  /** For the variables in network.json. */
  readonly environment?: Environment;
  readonly fetch: FetchSource;
  readonly fetchOcpi: FetchOcpi;
  readonly readFile: ReadSourceFile;
}
