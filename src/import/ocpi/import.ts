/** OCPI 2.2 and 2.2.1 documents -> the files of a data directory, and what could not be carried. */

import { type Finding, isError } from '../../findings/finding.ts';
import { mergeEqual } from '../../findings/merge.ts';
import { type Draft, recorder } from '../draft.ts';
import { tableFiles } from '../files.ts';
import { settle } from '../settle.ts';
import { AS_RECEIVED, readFeed } from './feed.ts';
import type { Source } from './json.ts';
import { importLocation } from './locations.ts';
import { takeSettings } from './network-settings.ts';
import { leaveOutUnused, sharedRows } from './shared-rows.ts';
import { importTariff } from './tariffs.ts';

/** A document as it was received; `path` is how findings name it. */
export interface Document {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface Imported {
  /** Text of each file by its name; none if there is nothing that could be published. */
  readonly files: ReadonlyMap<string, string>;
  /** What was lost or assumed, at its place in the documents. */
  readonly findings: readonly Finding[];
  /** How many rows each table got. */
  readonly counts: ReadonlyMap<string, number>;
  /** How many warnings the check has about the new tables. */
  readonly warnings: number;
}

/** Stands in for a publisher that the feed does not name while the rest is checked; never written. */
const NOBODY = { country_code: 'NL', party_id: 'XXX' };

/** Imports one list of locations and perhaps one of tariffs; `now` in ms since 1970. */
export function importFeeds(locations: Document, tariffs: Document | undefined, now: number): Imported {
  const draft: Draft = { rows: [], findings: [] };
  const shared = sharedRows();
  const sources = readFeed(locations.path, locations.bytes, draft);
  for (const source of sources) importLocation(source, shared);
  if (tariffs) for (const source of readFeed(tariffs.path, tariffs.bytes, draft)) importTariff(source, shared);
  if (draft.findings.some(isError)) return nothing(draft);
  settle(draft, NOBODY, now);
  if (!draft.rows.some(({ table }) => table === 'locations')) {
    recorder(draft, locations.path).report('nothing-imported', '', NO_LOCATION, hintFor(draft, sources));
    return nothing(draft);
  }
  leaveOutUnused(draft);
  const settings = takeSettings(draft);
  const lacking = Object.keys(NOBODY).filter((name) => !Object.hasOwn(settings, name));
  if (lacking.length > 0) {
    const hint = `Add ${lacking.join(' and ')} to network.json.`;
    recorder(draft, locations.path).report('unknown-publisher', '', 'The feed does not say who publishes it.', hint);
  }
  const warnings = settle(draft, { ...NOBODY, ...settings }, now);
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

const NO_LOCATION = 'There is no location in it that can be imported, so there is nothing to publish.';

function hintFor(draft: Draft, sources: readonly Source[]): string {
  if (sources.length === 0) return 'The list is empty: ask for it without date_from and offset.';
  if (sources.every(({ object }) => Object.hasOwn(object, 'elements'))) {
    return 'These are tariffs: give them with --tariffs, and the locations with --locations.';
  }
  return draft.findings.length > 0 ? 'The warnings say what is wrong with each.' : AS_RECEIVED;
}

/** The findings, and no files. */
function nothing({ findings }: Draft): Imported {
  return { files: new Map(), findings: mergeEqual(findings), counts: new Map(), warnings: 0 };
}
