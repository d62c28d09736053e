/** A publication -> the files of a snapshot, asserted against the contract. */

import { startAssertion } from '../../contract/assert-conforms.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Location, Tariff } from '../../ocpi/types.ts';
import { GENERATOR } from '../../snapshot/generator.ts';
import { PROGRAM } from '../../snapshot/release.ts';
import { type ListItem, packSnapshot, type SnapshotFiles, type SnapshotInput } from '../../snapshot/snapshot.ts';
import type { Health } from '../../stored-format/health.ts';
import { jsonIn } from '../../stored-format/stored-body.ts';
import type { Publication } from '../history/carry-forward.ts';
import { countOfData } from '../history/finding-codes.ts';
import type { PublishedObject } from '../history/published-object.ts';
import { fullestVersion } from '../render/counts.ts';
import { plainFiles as makePlainFiles, type PlainInput } from './plain-files.ts';
import { healthOf, newestReportedAt, newestStatusOf } from './status-health.ts';

export interface PackInput extends PlainInput {
  /** All findings about the data, for `/_health.json`. */
  readonly findings: readonly Finding[];
  /** ms since 1970. */
  readonly builtAt: number;
  /** Called with the paths of plain files that are too large to be uploaded. */
  readonly onLeftOut?: ((paths: readonly string[]) => void) | undefined;
  /** Called with what companions say of their files. */
  readonly onNote?: ((note: string) => void) | undefined;
}

/**
 * Packs, and asserts each object when the pack asks for it, so that none is made twice and compression runs meanwhile on
 * other threads. Objects that no pack asks for, because the previous snapshot has that pack, are asserted afterwards.
 *
 * @param scope 'changes' only if the previous snapshot was asserted as a whole
 * @throws ContractBroken
 */
export async function packAndAssert(input: PackInput, scope: 'all' | 'changes'): Promise<SnapshotFiles> {
  const versions = input.publication.versions.map((version) => assertedVersion(version, scope));
  const previousFiles = input.previousFiles && { ...input.previousFiles, isAsserted: scope === 'changes' };
  const files = await pack({ ...input, previousFiles }, versions);
  for (const { end } of versions) end();
  return files;
}

type PublicationVersion = Publication['versions'][number];

/** The items of a version, which are asserted when they are first asked for. */
function assertedVersion({ version, locations, tariffs }: PublicationVersion, scope: 'all' | 'changes') {
  const isOpen = (object: PublishedObject) => scope === 'all' || object.isChanged;
  if (!locations.some(isOpen) && !tariffs.some(isOpen)) {
    return { ...toItems({ version, locations, tariffs }), end: () => {} };
  }
  const assertion = startAssertion(version);
  for (const { bytes } of tariffs) assertion.tariff(jsonIn<Tariff>(bytes()));
  const open = new Set(locations.filter(isOpen));
  const asserted = (object: PublishedObject): ListItem => {
    if (!open.has(object)) return toItem(object);
    const bytes: ListItem['bytes'] = (take) => {
      const json = object.bytes(take);
      if (open.delete(object)) assertion.location(jsonIn<Location>(json));
      return json;
    };
    return { ...toItem(object), bytes };
  };
  return {
    version,
    locations: locations.map(asserted),
    tariffs: tariffs.map(toItem),
    end: () => {
      for (const { bytes } of open) assertion.location(jsonIn<Location>(bytes()));
      assertion.end();
    },
  };
}

/** The files, without assertion. What is published goes through `packAndAssert`. */
export function pack(
  input: PackInput,
  versions: SnapshotInput['versions'] = input.publication.versions.map(toItems),
): Promise<SnapshotFiles> {
  const { settings, publishedAt, previousFiles, writeEarly } = input;
  const { pages, plainFiles, leftOut, notes } = makePlainFiles(input);
  if (leftOut.length > 0) input.onLeftOut?.(leftOut);
  for (const note of notes) input.onNote?.(note);
  return packSnapshot({
    declared: input.companions,
    settings,
    versions,
    pages,
    plainFiles,
    health: healthIn(input),
    generator: GENERATOR,
    publishedAt,
    writeEarly,
    ...(previousFiles ? { previousFiles } : {}),
  });
}

function healthIn({ settings, staticData, findings, publication, previousFiles, ...input }: PackInput): Health {
  const { statuses } = input;
  return healthOf({
    ...input,
    counts: publication.counts.published,
    codes: (fullestVersion(publication.versions)?.locations ?? []).map((object) => object.statuses),
    findings: countOfData(findings),
    program: PROGRAM,
    reportedAt: newestReportedAt(fullestVersion(staticData.versions)?.locations ?? [], statuses),
    changed: publication.events.statusChanged,
    sources: settings.status_sources.length,
    before: previousFiles && newestStatusOf(previousFiles.manifest),
  });
}

function toItems({ version, locations, tariffs }: Pick<PublicationVersion, 'version' | 'locations' | 'tariffs'>) {
  return { version, locations: locations.map(toItem), tariffs: tariffs.map(toItem) };
}

function toItem({ id, created, lastUpdated, wholeHash, bytes }: PublishedObject): ListItem {
  return { id, created, lastUpdated, hash: wholeHash, bytes };
}
