/** What is known of a table source once it was asked, or was not asked on purpose. */

import type { Finding } from '../../findings/finding.ts';
import type { Settings } from '../../settings/settings.ts';
import type { TableSource } from '../../settings/table-sources.ts';
import type { Copy } from '../statuses/last-good.ts';
import { type Failed, failed } from '../urls/source-answer.ts';

/** A content of a source, as a file of its table. */
export interface TableContentOf {
  readonly copy: Copy;
  readonly notes: readonly Finding[];
}

/** One source that was asked. */
export interface AskedTable {
  readonly source: TableSource;
  readonly index: number;
  /** The path that findings show, which ends in the file name of the table. */
  readonly path: string;
  /** Its content of now, or why there is none. */
  readonly now: TableContentOf | Failed;
  /** Its content when everything was published with it. */
  readonly lastGood: TableContentOf | undefined;
}

/** Why a source says nothing if it was not asked. */
export const NOT_ASKED: Failed = failed('It was not asked (--no-table-sources).');

/** `sheet (docs.google.com)/chargers.csv`. Of the URL only the host: the rest may open the whole sheet. */
export function pathOfTable({ name, url, table }: Pick<TableSource, 'name' | 'url' | 'table'>): string {
  return `${name} (${/^[^/]*\/\/([^/?#]*)/.exec(url)?.[1] ?? ''})/${table}.csv`;
}

/** All sources of network.json, where nobody is asked and nothing was kept. */
export function unaskedTables({ table_sources }: Pick<Settings, 'table_sources'>): AskedTable[] {
  return table_sources.map((source, index) => {
    return { source, index, path: pathOfTable(source), now: NOT_ASKED, lastGood: undefined };
  });
}

export function hasSameBytes({ copy }: TableContentOf, { copy: other }: TableContentOf): boolean {
  return copy.bytes.length === other.bytes.length && copy.bytes.every((byte, i) => byte === other.bytes[i]);
}
