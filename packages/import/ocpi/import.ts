/** Imports OCPI documents of the versions 2.1.1 to 2.3.0: the files of a data directory, and findings about what was lost or assumed. */

import { type Finding, isError, mergeEqual } from '../../../src/findings/index.ts';
import { foldCase, type OcpiVersion } from '../../../src/ocpi/index.ts';
import type { Companion } from '../../../src/publish/index.ts';
import { EXAMPLE_PARTY } from '../../../src/settings/index.ts';
import { type Document, isLocation, isTariff } from '../../../src/sources/index.ts';
import { at, member, type Source, toText } from '../ocpi-objects/feed-values.ts';
import { wholeTariffs } from '../ocpi-objects/inline-tariffs.ts';
import { importLocation } from '../ocpi-objects/locations.ts';
import { sharedRows } from '../ocpi-objects/shared-rows.ts';
import { importTariff } from '../ocpi-objects/tariffs.ts';
import { renumberConnectors } from '../rows/connector-ids.ts';
import { mergeDuplicates } from '../rows/duplicates.ts';
import {
  finishImport,
  type Imported,
  type ImportedFeed,
  missingPublisher,
  nothingImported,
} from '../rows/finish-import.ts';
import { leaveOutUnused } from '../rows/gone-objects.ts';
import { type ImportedRow, placeOfCell } from '../rows/imported-row.ts';
import { emptyImport, type ImportedTables, type Incomplete, recorder } from '../rows/imported-tables.ts';
import { leaveOutInvalid } from '../rows/leave-out-invalid.ts';
import { noNumbers, type ObjectNumbers } from '../rows/losses.ts';
import { type KnownSettings, publishersOf, takeSettings, useSettings } from '../rows/network-settings.ts';
import { undefinedTariffFindings } from '../rows/references.ts';
import { summaryOf } from '../rows/summary.ts';
import { countLocation, readFeed, reportSpellings } from './feed.ts';
import { settlePowers } from './powers.ts';

export type { Document } from '../../../src/sources/index.ts';

/** The result of an import of feeds. */
export interface ImportedFeeds extends Imported {
  /** The tables as rows, for a sync with tables that are there already. */
  readonly tables: ImportedFeed;
}

/** The publisher for the checks of a feed that names none. It is never written. */
const NOBODY = { country_code: 'NL', party_id: EXAMPLE_PARTY };

/** Decisions of people about an import. */
export interface ImportChoices {
  /** The settings of tables that are there already; without them, they follow from the feed. */
  readonly known?: KnownSettings | undefined;
  /** What is plugged in, if its settings may be among the known ones. */
  readonly companions?: readonly Companion[] | undefined;
  /** If what lacks a mandatory value is to be left out; otherwise its cells stay empty. */
  readonly incomplete?: Incomplete | undefined;
  /** Who publishes the feed, if it does not say so. */
  readonly publisher?: Pick<KnownSettings, 'country_code' | 'party_id'> | undefined;
  /** Which versions of OCPI new tables publish. */
  readonly versions?: readonly OcpiVersion[] | undefined;
}

/** One document, or several that make up a list together. */
export type Documents = Document | readonly Document[];

/**
 * Imports locations, with the tariffs beside or inside of them, and optionally documents of tariffs.
 *
 * @param now ms since 1970
 */
export function importFeeds(
  locations: Documents,
  tariffs: Documents | undefined,
  now: number,
  { known, companions, incomplete, publisher, versions }: ImportChoices = {},
): ImportedFeeds {
  const draft = emptyImport(incomplete && withDefaults(incomplete, known));
  const { inFeed, kind } = importAll(draft, locations, tariffs ?? []);
  const path = [locations].flat()[0]?.path ?? '';
  if (draft.findings.some(isError)) return nothing(draft, inFeed);
  settlePowers(draft);
  mergeDuplicates(draft);
  renumberConnectors(draft);
  leaveOutInvalid(draft, NOBODY, now);
  if (!draft.rows.some(({ table }) => table === 'locations')) {
    recorder(draft, path).report('nothing-imported', '', { says: 'locations', advises: adviceFor(draft, kind) });
    return nothing(draft, inFeed);
  }
  leaveOutUnused(draft);
  const publishers = publishersOf(draft);
  const settings = known === undefined ? { ...publisher, ...takeSettings(draft, versions) } : useSettings(draft, known);
  const missing = missingPublisher(settings);
  if (missing !== undefined)
    recorder(draft, path).report('unknown-publisher', '', { says: 'feed', params: { settings: missing } });
  const { tables: files, ...finished } = finishImport(draft, {
    settings: { ...settings },
    nobody: NOBODY,
    inFeed,
    now,
    companions,
  });
  return {
    ...finished,
    findings: mergeEqual([...draft.findings, ...finished.findings]),
    tables: {
      files,
      gapsOf: (row) => [...(draft.gaps.get(row)?.keys() ?? [])],
      isUncertain: uncertainCells(draft.findings),
      inSettings: draft.inSettings,
      publishers,
    },
  };
}

/** With the defaults of network.json, which stand for cells of sites that the feed leaves empty. */
function withDefaults({ isFilledIn }: Incomplete, known: object | undefined): Incomplete {
  return {
    isFilledIn: (table, key, column) =>
      (table === 'locations' && known !== undefined && Object.hasOwn(known, column)) ||
      isFilledIn?.(table, key, column) === true,
  };
}

/** Adds the rows of all documents, and counts their objects. */
function importAll(draft: ImportedTables, locations: Documents, tariffs: Documents) {
  const [shared, inFeed] = [sharedRows(), noNumbers()];
  const addTariff = (source: Source) => {
    inFeed.tariffs++;
    draft.tariffsOfFeed.add(foldCase(toText(member(source, 'id').value)));
    importTariff(source, shared);
  };
  const inline = wholeTariffs(addTariff);
  const kind = importEach(locations, draft, (source) => {
    if (isTariff(source.object)) return addTariff(source);
    countLocation(source, inFeed);
    importLocation(source, shared, inline);
  });
  importEach(tariffs, draft, (source) => (isLocation(source.object) ? leaveOutLocation(source) : addTariff(source)));
  return { inFeed, kind };
}

/** The kind of objects that a list seems to contain. Its objects are not kept, because their rows need the memory. */
type ListKind = 'empty' | 'tariffs' | 'locations';

function importEach(documents: Documents, draft: ImportedTables, add: (source: Source) => void): ListKind {
  const kinds = [documents].flat().map(({ path, bytes }): ListKind => {
    const { record, sources } = readFeed(path, bytes, draft);
    for (const source of sources) add(source);
    reportSpellings(record);
    if (sources.length === 0) return 'empty';
    return sources.every(({ object }) => isTariff(object)) ? 'tariffs' : 'locations';
  });
  return kinds.find((kind) => kind === 'locations') ?? kinds.find((kind) => kind === 'tariffs') ?? 'empty';
}

function leaveOutLocation({ record, pointer }: Source): void {
  record.report('object-left-out', pointer, { says: 'location among tariffs' });
}

function adviceFor({ findings }: ImportedTables, kind: ListKind) {
  if (kind !== 'locations') return kind;
  return findings.length > 0 ? 'faulty' : 'foreign';
}

/** The findings, and no files. */
function nothing(draft: ImportedTables, inFeed: ObjectNumbers): ImportedFeeds {
  const findings = mergeEqual([...draft.findings, ...undefinedTariffFindings(draft)]);
  const { inSettings } = emptyImport();
  const tables = { files: [], gapsOf: () => [], isUncertain: () => false, inSettings, publishers: new Set<string>() };
  return { ...nothingImported(summaryOf({ ...draft, rows: [] }, inFeed), findings), tables };
}

/**
 * Cells for which the feed has no value to rely on: the import derived it, or left out what it cannot read. What people write there is
 * worth more, so a sync leaves it alone.
 *
 * @param findings those of the import, before equal ones are merged
 */
function uncertainCells(findings: readonly Finding[]): (row: ImportedRow, column: string) => boolean {
  const [assumed, leftOut] = [new Set<string>(), new Set<string>()];
  for (const { code, file, field, pointer = '' } of findings) {
    if (code === 'assumed') assumed.add(`${file}#${pointer}`);
    if (code !== 'left-out') continue;
    const parent = parentOf(pointer);
    // The member itself, the list that it is in, or the column, which may have another name than the member.
    for (const place of [pointer, parent, ...(field === undefined ? [] : [at(parent, field)])]) {
      leftOut.add(`${file}#${place}`);
    }
  }
  return (row, column) =>
    row.cells[column] === undefined
      ? leftOut.has(`${row.document}#${at(row.pointer, column)}`)
      : assumed.has(`${row.document}#${placeOfCell(row, column)}`);
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}
