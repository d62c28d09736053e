/** OCPI 2.2 and 2.2.1 documents -> the files of a data directory, and what could not be carried. */

import { type Finding, isError } from '../../findings/finding.ts';
import { mergeEqual } from '../../findings/merge.ts';
import { type Draft, recorder } from '../draft.ts';
import { tableFiles } from '../files.ts';
import { settle } from '../settle.ts';
import { readFeed } from './feed.ts';
import { importLocation } from './locations.ts';
import { takeSettings } from './network-settings.ts';
import { sharedRows } from './shared-rows.ts';
import { leaveOutUndefinedTariffs } from './tariff-references.ts';
import { importTariff } from './tariffs.ts';

/** A document as it was received; `path` is how findings name it. */
export interface Document {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface Imported {
  /** Text of each file by its name; none if a document could not be read. */
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
  for (const source of readFeed(locations.path, locations.bytes, draft)) importLocation(source, shared);
  if (tariffs) for (const source of readFeed(tariffs.path, tariffs.bytes, draft)) importTariff(source, shared);
  if (draft.findings.some(isError)) {
    return { files: new Map(), findings: mergeEqual(draft.findings), counts: new Map(), warnings: 0 };
  }
  leaveOutUndefinedTariffs(draft);
  const settings = takeSettings(draft);
  const { country_code, party_id } = settings;
  if (country_code === undefined || party_id === undefined) {
    const lacking = Object.keys(NOBODY).filter((name) => !Object.hasOwn(settings, name));
    const message = 'The feed does not say who publishes it.';
    recorder(draft, locations.path).report(
      'unknown-publisher',
      '',
      message,
      `Add ${lacking.join(' and ')} to network.json.`,
    );
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
