/** Imports OCPI 2.2 and 2.2.1 documents: the files of a data directory, and findings about what was lost or assumed. */

import { type Finding, isError } from '../../findings/finding.ts';
import { mergeEqual } from '../../findings/merge.ts';
import { emptyImport, type ImportedTables, recorder } from '../imported-tables.ts';
import { leaveOutInvalid } from '../leave-out-invalid.ts';
import { tableFiles } from '../table-files.ts';
import { isLocation, isTariff } from './document-lists.ts';
import { AS_RECEIVED, readFeed } from './feed.ts';
import type { Source } from './feed-values.ts';
import { inlineTariffs } from './inline-tariffs.ts';
import { importLocation } from './locations.ts';
import { reportSpellings } from './names.ts';
import { takeSettings } from './network-settings.ts';
import { leaveOutUnused, sharedRows } from './shared-rows.ts';
import { importTariff } from './tariffs.ts';

/** A document as it was received. Findings name it by `path`. */
export interface Document {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface Imported {
  /** The text of each file by its name; empty if nothing can be published. */
  readonly files: ReadonlyMap<string, string>;
  /** What was lost or assumed, with its place in the documents. */
  readonly findings: readonly Finding[];
  /** The number of rows of each table. */
  readonly counts: ReadonlyMap<string, number>;
  /** How many warnings a check of the new tables gives. */
  readonly warnings: number;
}

/** The publisher for the checks of a feed that names none. It is never written. */
const NOBODY = { country_code: 'NL', party_id: 'XXX' };

/** One document, or several that make up a list together. */
export type Documents = Document | readonly Document[];

/** Imports locations, with the tariffs beside or inside of them, and optionally documents of tariffs. @param now ms since 1970 */
export function importFeeds(locations: Documents, tariffs: Documents | undefined, now: number): Imported {
  const draft = emptyImport();
  const shared = sharedRows();
  const addTariff = (source: Source) => importTariff(source, shared);
  const inline = inlineTariffs(addTariff);
  const path = [locations].flat()[0]?.path ?? '';
  const kind = importEach(locations, draft, (source) =>
    isTariff(source.object) ? addTariff(source) : importLocation(source, shared, inline),
  );
  importEach(tariffs ?? [], draft, (source) =>
    isLocation(source.object) ? leaveOutLocation(source) : addTariff(source),
  );
  if (draft.findings.some(isError)) return nothing(draft);
  leaveOutInvalid(draft, NOBODY, now);
  if (!draft.rows.some(({ table }) => table === 'locations')) {
    recorder(draft, path).report('nothing-imported', '', NO_LOCATION, hintFor(draft, kind));
    return nothing(draft);
  }
  leaveOutUnused(draft);
  const settings = takeSettings(draft);
  const missing = Object.keys(NOBODY).filter((name) => !Object.hasOwn(settings, name));
  if (missing.length > 0) {
    const hint = `Add ${missing.join(' and ')} to network.json.`;
    recorder(draft, path).report('unknown-publisher', '', 'The feed does not say who publishes it.', hint);
  }
  const warnings = leaveOutInvalid(draft, { ...NOBODY, ...settings }, now);
  const files = tableFiles(draft.rows, { ...NOBODY, ...settings });
  return {
    files: new Map([
      ['network.json', `${JSON.stringify(settings, undefined, 2)}\n`],
      ...files.map(({ name, text }) => [name, text] as const),
    ]),
    findings: mergeEqual(draft.findings),
    counts: new Map(files.map(({ table, rows }) => [table, rows.length])),
    warnings: warnings.length,
  };
}

const NO_LOCATION = 'The document has no location that can be imported, so there is nothing to publish.';

/** What a list seems to contain. Its objects are not kept, because their rows need the memory. */
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
  const message = 'This is a location among tariffs, so it was left out.';
  record.report('object-left-out', pointer, message, 'Pass locations with --locations.');
}

function hintFor(draft: ImportedTables, kind: ListKind): string {
  if (kind === 'empty') return 'The list is empty. Request it without date_from and offset.';
  if (kind === 'tariffs') return 'These are tariffs. Pass them with --tariffs, and the locations with --locations.';
  return draft.findings.length > 0 ? 'The warnings say what is wrong with each location.' : AS_RECEIVED;
}

/** The findings, and no files. */
function nothing({ findings }: ImportedTables): Imported {
  return { files: new Map(), findings: mergeEqual(findings), counts: new Map(), warnings: 0 };
}
