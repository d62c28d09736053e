/** A publication -> the files of a snapshot, asserted against the contract. */

import { assertConforms } from '../contract/assert-conforms.ts';
import type { Finding } from '../findings/finding.ts';
import { renderSite } from '../front-page/front-page.ts';
import type { Location, Tariff } from '../ocpi/types.ts';
import type { Settings } from '../source/settings/settings.ts';
import type { SourceReading } from '../status/source-reading.ts';
import type { Health } from '../stored-format/health.ts';
import { GENERATOR } from './generator.ts';
import { newestStatusOf, toHealth } from './health.ts';
import { newestReport } from './newest-report.ts';
import type { Publication } from './publication.ts';
import { fullestVersion } from './render/counts.ts';
import type { CurrentStatuses } from './render/draft.ts';
import { type PreviousFiles, packSnapshot, type SnapshotFiles } from './snapshot/snapshot.ts';
import type { StaticData } from './static-data.ts';

export interface PackInput {
  readonly settings: Settings;
  readonly staticData: Pick<StaticData, 'versions' | 'listed'>;
  readonly statuses: CurrentStatuses;
  readonly publication: Publication;
  readonly readings: readonly SourceReading[];
  /** All findings about the data, for `/_health.json`. */
  readonly findings: readonly Finding[];
  /** ms since 1970. */
  readonly publishedAt: number;
  /** ms since 1970. */
  readonly builtAt: number;
  readonly previousFiles?: PreviousFiles | undefined;
}

/**
 * Packs, and asserts at the same time, because compression runs on other threads.
 *
 * @param scope 'changes' only if the previous snapshot was asserted as a whole
 * @throws ContractBroken
 */
export async function packAndAssert(input: PackInput, scope: 'all' | 'changes'): Promise<SnapshotFiles> {
  const packing = pack(input);
  try {
    assertPublication(input.publication, scope);
  } finally {
    await Promise.allSettled([packing]);
  }
  return packing;
}

function assertPublication({ versions }: Publication, scope: 'all' | 'changes'): void {
  for (const { version, locations, tariffs } of versions) {
    const checked = scope === 'all' ? locations : locations.filter(({ isChanged }) => isChanged);
    if (scope === 'changes' && checked.length === 0 && !tariffs.some(({ isChanged }) => isChanged)) continue;
    assertConforms(version, {
      locations: checked.map(({ text }) => JSON.parse(text()) as Location),
      tariffs: tariffs.map(({ text }) => JSON.parse(text()) as Tariff),
    });
  }
}

/** The files, without assertion. What is published goes through `packAndAssert`. */
export function pack(input: PackInput): Promise<SnapshotFiles> {
  const { settings, staticData, statuses, publication, publishedAt, previousFiles } = input;
  return packSnapshot({
    settings,
    versions: publication.versions.map(({ version, locations, tariffs }) => ({
      version,
      locations: locations.map(toItem),
      tariffs: tariffs.map(toItem),
    })),
    pages: renderSite(settings, { counts: publication.counts.published, listed: staticData.listed, statuses }),
    health: healthOf(input),
    generator: GENERATOR,
    publishedAt,
    ...(previousFiles ? { previousFiles } : {}),
  });
}

function healthOf({ settings, staticData, statuses, readings, findings, builtAt, ...input }: PackInput): Health {
  const { publication, previousFiles } = input;
  const newestStatus = newestReport({
    drafts: fullestVersion(staticData.versions)?.locations ?? [],
    statuses,
    changed: publication.events.statusChanged,
    readings,
    sources: settings.status_sources.length,
    before: previousFiles && newestStatusOf(previousFiles.manifest),
    builtAt,
  });
  return toHealth({ publication, readings, findings, builtAt, newestStatus });
}

function toItem({ id, created, lastUpdated, wholeHash, text }: Publication['versions'][number]['locations'][number]) {
  return { id, created, lastUpdated, hash: wholeHash, text };
}
