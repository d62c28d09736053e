/** What a live step is given, and what it gives. */

import type { SteppedFiles } from '../../publish/companion.ts';
import type { CurrentStatuses } from '../../publish/render/draft.ts';
import type { SourceReading } from '../../sources/statuses/source-life.ts';
import type { LiveHead } from '../../stored-format/live-head.ts';
import type { Manifest } from '../../stored-format/manifest.ts';
import type { LiveBase } from './base.ts';
import type { PublishedStatuses } from './published-statuses.ts';
import type { Read } from './stored-json.ts';

/** A manifest that is a head. */
export type Head = Manifest & { readonly live: LiveHead };

/** What is published. */
export interface LiveSnapshot {
  readonly head: Head;
  readonly base: LiveBase;
  readonly statuses: PublishedStatuses;
  readonly read: Read;
}

/** What is known of statuses now. */
export interface StatusesNow {
  readonly statuses: CurrentStatuses;
  readonly readings: readonly SourceReading[];
  /** How often each code was found in the data: in the tables, and in what sources say. */
  readonly findings: { readonly [code: string]: number };
}

/** Times are in ms since 1970. */
export interface StepContext {
  /** Whole seconds; later than that of the head. */
  readonly publishedAt: number;
  readonly builtAt: number;
  /** When the new head should have been replaced. */
  readonly expires: number;
  /** Uids (foldCase) of EVSEs that get the new time with whatever status they have now: somebody may have missed their last change. */
  readonly again?: ReadonlySet<string>;
  /** Of this program, for the manifest and for people (snapshot/generator.ts). */
  readonly generator: string;
  readonly program: string;
  /** The files of companions that change with a status. */
  readonly steps: readonly SteppedFiles[];
}

export interface LiveChange {
  readonly head: Head;
  readonly statuses: PublishedStatuses;
  /** By path, with a leading slash. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Uids of the EVSEs with another status, and of those that are published again. */
  readonly changed: readonly string[];
}
