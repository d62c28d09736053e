/**
 * What plugs into a build. A companion is an object literal: a list of what a package has, all optional. The core calls its members in
 * a fixed order; with an empty list of companions a build publishes versions, locations, tariffs, statuses and health, and no more.
 */

import type { Finding, Place } from '../findings/finding.ts';
import type { DetailedLocation, DetailedTariff } from '../ocpi/detailed.ts';
import type { Status } from '../ocpi/enums.ts';
import type { DateTime } from '../ocpi/types.ts';
import type { Dataset } from '../read/load/join.ts';
import type { Declared, ListedFile } from '../settings/declared.ts';
import type { Settings } from '../settings/settings.ts';
import type { LiveHead } from '../stored-format/live-head.ts';
import type { LiveLocation } from './files/live-location.ts';
import type { TellStatus } from './files/status-file.ts';
import type { StatusFileHead } from './files/status-head.ts';
import type { CurrentStatuses, Draft } from './render/draft.ts';
import type { DraftedVersion } from './render/render-drafts.ts';

export interface Companion extends Declared {
  /** The same with what makes its files, which is loaded for builds alone. */
  readonly open?: (inputs: Inputs) => Promise<Companion>;
  /** Whether that takes longer than everything else. */
  readonly isSlowToOpen?: () => Promise<boolean>;
  /** Findings about tables without errors, beside those of the rules. */
  readonly check?: (checked: CheckedTables) => readonly Finding[];
  /** What its files depend on besides the network, such as scripts. */
  readonly key?: string;
  /** Begins its plain files that change only when the network does. */
  readonly files?: (published: Published) => FilesInMaking;
  /** Its plain files that may be other ones at each build. @param key of all that depends on the network */
  readonly filesOfNow?: (published: Published, key: string) => Iterable<PlainFile>;
  /** What `start` says above pages while the data cannot be published. @param language of the page (ISO 639-1) */
  readonly whyOld?: (language: string) => Promise<string>;
  /** What changed in its files between two built directories. */
  readonly compare?: (before: ReadBuilt, after: ReadBuilt) => readonly OtherChange[];
  /** Its plain files that change with a status: those whose paths it declares. */
  readonly steps?: SteppedFiles;
}

/** The world around a companion that is opened. */
export interface Inputs {
  /** Whether its pages come with scripts and styles. */
  readonly hasScripts: boolean;
  /** Told of what it loads, and of what is missing. @param name of what it is about */
  readonly note: (name: string, text: string) => void;
  /** Called at the end of a stage, with its name and its result. */
  readonly stage: (name: string, what: string) => void;
}

export function openCompanions(companions: readonly Companion[], inputs: Inputs): Promise<readonly Companion[]> {
  return Promise.all(companions.map((companion) => companion.open?.(inputs) ?? companion));
}

/** Reads a file of a built directory; undefined if it has none. @param path with a leading slash */
export type ReadBuilt = (path: string) => Uint8Array | undefined;

export interface CheckedTables {
  readonly dataset: Dataset;
  readonly settings: Settings;
  /** Where a setting of network.json is. */
  readonly placeOfSetting: (path: readonly (string | number)[]) => Place;
  /** The time of the build, in ms since 1970. */
  readonly now: number;
  /** Whether statuses may come from elsewhere than evses.csv. */
  readonly hasStatuses: boolean;
}

/** What is about to be published, for plain files. */
export interface Published {
  readonly settings: Settings;
  /** The live Locations of the version that leaves out least, in the order of their ids. */
  readonly locations: readonly LiveLocation[];
  /** Stands for their EVSEs and these in their order (files/live-location.ts). */
  readonly order: string;
  readonly drafts: readonly Draft[];
  /** The tariffs, by their ids. */
  readonly tariffs: ReadonlyMap<string, DetailedTariff>;
  /** When each of them last changed, in ms since 1970. */
  readonly tariffTimes: ReadonlyMap<string, number>;
  readonly versions: readonly DraftedVersion[];
  readonly statuses: CurrentStatuses;
  /** ms since 1970. */
  readonly publishedAt: number;
  /** How long /status.json may be kept, in seconds; undefined if it is too large to be published. */
  readonly statusTtl: number | undefined;
  /** Whether anybody says what is free, or is to say it. */
  readonly hasStatuses: boolean;
  /** The largest file that may be published, in bytes. */
  readonly largest: number;
  /** What companions list without having made it (Declared). */
  readonly listed: readonly ListedFile[];
}

/** Plain files while Locations are told one by one, because a large network has more of them than fit into memory together. */
export interface FilesInMaking {
  /** @param location as the API has it: nobody may change it */
  readonly location?: (location: DetailedLocation, live: LiveLocation) => void;
  /** @param listed by companions that ended before */
  readonly end: (listed: readonly ListedFile[]) => EndedFiles;
}

export interface EndedFiles {
  /** Each is asked for its bytes once, in this order. */
  readonly files: Iterable<PlainFile>;
  readonly listed?: readonly ListedFile[];
  /** What the operator is told of them. */
  readonly note?: string | undefined;
}

export interface PlainFile {
  /** Below the root of the site, with a leading slash. */
  readonly path: string;
  /** Hash of everything that its content depends on, if that is less than the whole network. */
  readonly key?: string;
  /** Undefined if it would be too large. */
  readonly bytes: () => Uint8Array | undefined;
}

/** A change of what is published that OCPI's objects do not show. */
export interface OtherChange {
  /** The package that found it. */
  readonly by: string;
  readonly isWorse: boolean;
  /** One sentence, without a full stop. What is from the data is an object. */
  readonly words: readonly (string | { readonly value: string })[];
  /** Of what, such as `AFIR item`, and which. */
  readonly unit: string;
  readonly ids: readonly string[];
}

/** JSON files that change with a status: a build makes them, and a live step changes them in a store (src/live/step/). */
export interface SteppedFiles {
  /** Where files are made: a Worker does without. */
  readonly begin?: (published: ToBeStepped) => SteppedInMaking;
  /** Their paths in what a build has written. */
  readonly paths: (read: ReadBuilt) => readonly string[];
  readonly change: (files: LiveHead['files'], step: StatusStep) => Promise<LiveHead['files']>;
}

/** What is known before the statuses are told. */
export type ToBeStepped = Omit<Published, 'statusTtl'>;

export interface SteppedInMaking {
  /** EVSEs come in the order of /status.json. */
  readonly add: TellStatus;
  /** By path without a leading slash. */
  readonly end: (head: StatusFileHead) => ReadonlyMap<string, Uint8Array>;
}

/** What a live step knows. */
export interface StatusStep {
  /** Of the EVSEs of the base (Published). */
  readonly order: string;
  /** The code of the status of each EVSE of the base, from now on. */
  readonly codes: string;
  /** Of /status.json, from now on. */
  readonly head: StatusFileHead;
  readonly changed: readonly {
    readonly location: string;
    readonly uid: string;
    /** Its EVSE id, if it has one. */
    readonly evseId: string | undefined;
    readonly status: Status;
    readonly since: DateTime | undefined;
  }[];
  readonly stored: StoredTexts;
}

/** Reads and stores the texts of stepped files. One of several lines is stored line by line, so that a step writes few of them. */
export interface StoredTexts {
  /** The text of a stored file, or one of its lines, from 0, with its end. @throws SnapshotDamaged */
  readonly read: (path: string, line?: number) => Promise<string>;
  readonly store: (path: string, text: string) => LiveHead['files'][string];
  /** The file with other lines, by their numbers. */
  readonly storeLines: (path: string, lines: ReadonlyMap<number, string>) => LiveHead['files'][string];
}
