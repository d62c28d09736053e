/**
 * Drafts: objects as the static data describes them, without current statuses and without history. They depend on nothing
 * that changes all day, so a process keeps them from build to build (publish/build-memory.ts).
 */

import { formatTimestamp } from '../../cells/times/timestamp.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { DateTime, OcpiObject } from '../../ocpi/types.ts';
import { hashOf } from '../../snapshot/blob-store.ts';
import { jsonIn } from '../../stored-format/stored-body.ts';
import { fillTemplate } from './fill-template.ts';
import {
  codeOfStatus,
  type RecurringTexts,
  statusesOf,
  toTemplate,
  type VolatileValues,
  withStatuses,
} from './template.ts';
import { detached, type TextStore } from './text-store.ts';

/** A Location or a Tariff. A `last_updated` that the tables do not give is an empty text. */
export interface Draft {
  readonly id: string;
  /** Hash of the template: equal for equal content, apart from statuses and times. */
  readonly hash: string;
  /** Statuses from the table of EVSEs, one code per EVSE (template.ts). */
  readonly statuses: string;
  /** The uids (foldCase) of the EVSEs of a Location, in its order. */
  readonly uids: readonly string[];
  /** The same as they are published. */
  readonly ownUids: readonly string[];
  /** Of a Tariff whose prices were written with VAT: these (typedPrices). They are for people and not for OCPI. */
  readonly typed?: string;
  /** Of a Tariff: whether somebody wrote that VAT is added to its prices, which people are told if the rate is not known. */
  readonly isVatAdded?: boolean;
  /** Of a Location: its HeldSite as JSON, if it has one, without what the newest published version says. */
  readonly held?: { readonly json: Uint8Array; readonly hash: string };
  /** Of a Tariff of 2.3.0: the same as older versions have it. */
  readonly older?: Draft;
  /** In UTF-8 (template.ts). */
  readonly template: Uint8Array;
  readonly volatile: () => VolatileValues;
}

/** The current status of an EVSE, from status.csv or a status source. */
interface CurrentStatus {
  readonly status: string;
  /** When it changed, in ms since 1970. */
  readonly lastUpdated?: number | undefined;
  /** When it was reported, in ms since 1970, if that is known. */
  readonly reportedAt?: number | undefined;
  /** Name of the status source that reports it; undefined if status.csv does. */
  readonly source?: string | undefined;
}

/** By uid (foldCase). */
export type CurrentStatuses = ReadonlyMap<string, CurrentStatus>;

/**
 * The draft of an object. Unknown times in it are empty texts.
 *
 * @param store where its template is kept
 * @param recurring as in toTemplate
 */
export function toDraft(object: OcpiObject, store: TextStore, recurring?: RecurringTexts): Draft {
  const { template, volatile } = toTemplate(object, recurring);
  const evses = 'evses' in object ? (object.evses ?? []) : [];
  const [id = '', ...ownUids] = detached([object.id, ...evses.map(({ uid }) => uid)]);
  return {
    id,
    hash: hashOf(template),
    statuses: statusesOf(volatile),
    uids: ownUids.map(foldCase),
    ownUids,
    template: store.add(template),
    volatile: () => volatile,
  };
}

/** The object of a draft. Its times are those of the tables. */
export function objectOf<T extends OcpiObject>(draft: Draft): T {
  return jsonIn<T>(fillTemplate(draft.template, draft.volatile()));
}

/** The statuses of a draft, replaced by current ones where there are any. */
export function currentStatuses(
  { statuses, uids }: Pick<Draft, 'statuses' | 'uids'>,
  current: CurrentStatuses,
): string {
  if (current.size === 0) return statuses;
  let codes = '';
  for (let i = 0; i < uids.length; i++) {
    const reported = current.get(uids[i] ?? '');
    codes += reported === undefined ? statuses[i] : codeOfStatus(reported.status);
  }
  return codes;
}

/**
 * The volatile values of an object without history. A time comes from the tables or the current statuses, else from the
 * object around it, else it is `publishedAt` (OCPI DateTime). None is older than those of its parts.
 */
export function firstVolatileValues(draft: Draft, statuses: CurrentStatuses, publishedAt: DateTime): VolatileValues {
  const volatile = withStatuses(draft.volatile(), currentStatuses(draft, statuses));
  const text = (instant: ReportedInstant) => (instant === undefined ? publishedAt : formatTimestamp(instant));
  const evses = volatile.evses.map(({ status, lastUpdated, connectors: times }, i) => {
    const own = resolveInstant(reported(lastUpdated), [statuses.get(draft.uids[i] ?? '')?.lastUpdated], undefined);
    const connectors = times.map(reported);
    return { status, own, connectors, all: resolveInstant(own, connectors, undefined) };
  });
  const ofObject = reported(volatile.lastUpdated);
  const parts = evses.map(({ all }) => all);
  const whole = resolveInstant(ofObject, parts, undefined);
  const around = ofObject ?? whole;
  return {
    evses: evses.map(({ status, own, connectors, all = around }) => ({
      status,
      connectors: connectors.map((connector) => text(connector ?? own ?? all)),
      lastUpdated: text(all),
    })),
    lastUpdated: text(whole),
  };
}

function reported(time: DateTime): ReportedInstant {
  return time === '' ? undefined : Date.parse(time);
}

/** An instant in ms since 1970; undefined if the tables do not give it. */
type ReportedInstant = number | undefined;

/**
 * The instant of an object with parts: that of its own row, else of its newest part, else of its parent. It is never older
 * than the newest part.
 */
export function resolveInstant(
  own: ReportedInstant,
  parts: readonly ReportedInstant[],
  inherited: ReportedInstant,
): ReportedInstant {
  let newest: ReportedInstant;
  for (const part of parts) if (part !== undefined && (newest === undefined || part > newest)) newest = part;
  if (own === undefined) return newest ?? inherited;
  return newest === undefined ? own : Math.max(own, newest);
}
