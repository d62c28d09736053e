/** The input of every part of a charger's own page. The parts know neither the browser nor the clock. */

import type { ComponentChild } from 'preact';
import type { Coordinates } from '../../../src/cells/browser.ts';
import type { DateTime, DetailedEvse, DetailedLocation, Status, Tariff } from '../../../src/ocpi/browser.ts';
import type { PageSettings } from '../records/page-settings.ts';
import type { PageWords } from '../words/words.ts';
import type { Navigator } from './route-links.ts';

/** The status of an EVSE now, and since when it has it, if that was reported. */
export interface StatusNow {
  readonly status: Status;
  readonly since?: DateTime;
}

export interface ChargerView {
  readonly location: DetailedLocation;
  /** Among them those that its Connectors refer to. */
  readonly tariffs: readonly Omit<Tariff, 'last_updated'>[];
  /** The current status of an EVSE, if one is known; absent where nobody says any, and then nothing is said of statuses. */
  readonly statusOf?: ((uid: string) => StatusNow | undefined) | undefined;
  /** The time of the statuses, in words, if they are old: then nothing is free now. */
  readonly asOf?: string | undefined;
  /** In ms since 1970. */
  readonly now: number;
  readonly words: PageWords;
  readonly settings: Pick<PageSettings, 'name' | 'base_url' | 'contact'>;
  readonly reader?: Reader;
  /** Draws where a place is; absent where nothing can be loaded. */
  readonly drawPlace?: ((at: Coordinates) => ComponentChild) | undefined;
}

/** The reader's browser; nothing is known of it in the build. */
export interface Reader {
  readonly navigator: Navigator;
  /** IANA name. */
  readonly timeZone: string;
  /** Absent if the browser cannot hand on a link. */
  readonly share?: Share | undefined;
}

/**
 * Hands on the link to what the page shows. The link is copied or handed on, or nothing becomes of it if the reader changed their
 * mind.
 *
 * @param title of what it leads to
 */
export type Share = (title: string) => Promise<'copied' | 'handed on' | 'nothing'>;

/** Ids that only machines read. */
const MACHINE_ID = /^[\da-f-]{20,}$/i;
/** So short that it needs a word before it. */
const SHORT_LABEL = /^\S{1,3}$/u;

/** The name of an EVSE among people: the reference on it, else its id, else its place in the list. */
export function labelOf(evse: DetailedEvse, { location, words }: Pick<ChargerView, 'location' | 'words'>): string {
  const { physical_reference, evse_id, uid } = evse;
  const label = physical_reference ?? evse_id ?? uid;
  if (MACHINE_ID.test(label)) return words.say('charger.point', { label: (location.evses ?? []).indexOf(evse) + 1 });
  return SHORT_LABEL.test(label) ? words.say('charger.point', { label }) : label;
}

/** An EVSE without status is of unknown status, which is not the same as unavailable; or it is planned, which is no news. */
export function statusNow({ statusOf }: ChargerView, { uid, planned }: DetailedEvse): Status {
  return statusOf?.(uid)?.status ?? (planned ? 'PLANNED' : 'UNKNOWN');
}
