/**
 * What is published: drafts, statuses and history -> objects, judged, and the files of a snapshot. Everything that did not
 * change is carried through untouched.
 */

import { assertConforms } from '../contract/assert-conforms.ts';
import type { Finding } from '../findings/finding.ts';
import type { Health } from '../format/health.ts';
import type { OcpiVersion } from '../ocpi/enums.ts';
import type { Location, Tariff } from '../ocpi/types.ts';
import { renderSite } from '../site/site.ts';
import type { Network } from '../source/settings/settings.ts';
import type { SourceReading } from '../status/source-reading.ts';
import { GENERATOR } from './generator.ts';
import { newestStatusOf, toHealth } from './health.ts';
import { type PublishedVersion, carryVersion } from './history/carry-forward.ts';
import { type Events, noEvents } from './history/events.ts';
import { type Previous, previousOf } from './history/previous.ts';
import { newestReport } from './newest-report.ts';
import { fullestVersion, type Sizes, sizesOf } from './render/counts.ts';
import type { CurrentStatuses } from './render/draft.ts';
import { type PreviousFiles, packSnapshot, type SnapshotFiles } from './snapshot/snapshot.ts';
import type { StaticData } from './static-data.ts';

export interface Publication {
  readonly versions: readonly (PublishedVersion & { readonly version: OcpiVersion })[];
  /** What happened since the previous snapshot, in the version that leaves out least. */
  readonly events: Events;
  readonly counts: Sizes;
}

export interface CarryForwardInput {
  readonly network: Network;
  readonly base: Pick<StaticData, 'versions' | 'drafted' | 'rows'>;
  readonly present: CurrentStatuses;
  readonly previous?: Previous | undefined;
  /** ms since 1970, whole seconds; later than that of the previous snapshot. */
  readonly moment: number;
  /** Ids of objects of which nothing stays (build/history/purge.ts). */
  readonly purged?: ReadonlySet<string>;
}

const DAY_MS = 86_400_000;

/** The lists of every version as they follow on those that were published before. */
export function carryForward(input: CarryForwardInput): Publication {
  const { network, base, present, previous, moment, purged = new Set() } = input;
  const keptLocationsMs = network.removed_location_days * DAY_MS;
  const keptTariffsMs = network.removed_tariff_days * DAY_MS;
  const fullest = fullestVersion(base.versions);
  const events = noEvents();
  const versions = base.versions.map((drafted) => {
    const heard = drafted === fullest ? events : noEvents();
    const before = previous && previousOf(previous, drafted.version);
    const options = { moment, present, keptLocationsMs, keptTariffsMs, purged, events: heard };
    const followed = carryVersion(drafted, before, options);
    return { ...followed, version: drafted.version };
  });
  return { versions, events, counts: sizesOf(base, present) };
}

/**
 * Holds what is about to be published against the contract: everything, or what changed since a snapshot that was judged
 * too. @throws ContractBroken
 */
export function judgePublication({ versions }: Publication, what: 'all' | 'changes'): void {
  for (const { version, locations, tariffs } of versions) {
    const judged = what === 'all' ? locations : locations.filter(({ isChanged }) => isChanged);
    if (what === 'changes' && judged.length === 0 && !tariffs.some(({ isChanged }) => isChanged)) continue;
    assertConforms(version, {
      locations: judged.map(({ text }) => JSON.parse(text()) as Location),
      tariffs: tariffs.map(({ text }) => JSON.parse(text()) as Tariff),
    });
  }
}

export interface RenderInput {
  readonly network: Network;
  readonly base: Pick<StaticData, 'versions' | 'listed'>;
  readonly present: CurrentStatuses;
  readonly publication: Publication;
  readonly readings: readonly SourceReading[];
  /** All that will be told about the data, for `/_health.json`. */
  readonly findings: readonly Finding[];
  readonly moment: number;
  /** When it is built, in ms since 1970, if that is not its moment. */
  readonly builtAt?: number;
  readonly former?: PreviousFiles | undefined;
}

/** The files of the snapshot, judged meanwhile, since compression runs on other threads. @throws ContractBroken */
export async function renderJudged(input: RenderInput, what: 'all' | 'changes'): Promise<SnapshotFiles> {
  const tree = renderPublication(input);
  try {
    judgePublication(input.publication, what);
  } finally {
    await Promise.allSettled([tree]);
  }
  return tree;
}

/** The files of the snapshot. */
export function renderPublication(input: RenderInput): Promise<SnapshotFiles> {
  const { network, base, present, publication, moment, former } = input;
  return packSnapshot({
    network,
    versions: publication.versions.map(({ version, locations, tariffs }) => ({
      version,
      locations: locations.map(toItem),
      tariffs: tariffs.map(toItem),
    })),
    pages: renderSite(network, { counts: publication.counts.published, listed: base.listed, present }),
    health: healthOf(input),
    generator: GENERATOR,
    moment,
    ...(former ? { former } : {}),
  });
}

function healthOf(input: RenderInput): Health {
  const { network, base, present, publication, readings, findings, moment, builtAt = moment, former } = input;
  const newestStatus = newestReport({
    drafts: fullestVersion(base.versions)?.locations ?? [],
    present,
    changed: publication.events.statusChanged,
    readings,
    sources: network.status_sources.length,
    before: former && newestStatusOf(former.manifest),
    builtAt,
  });
  return toHealth({ publication, readings, findings, builtAt, newestStatus });
}

function toItem({ id, created, lastUpdated, wholeHash, text }: PublishedVersion['locations'][number]) {
  return { id, created, lastUpdated, hash: wholeHash, text };
}
