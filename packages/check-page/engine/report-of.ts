/** The result of a check, as the page is told it. */

import { codePageOf, type DataFile, isUtf8, rowCounts } from '../../../src/csv/index.ts';
import { countBySeverity, isBlocking } from '../../../src/findings/index.ts';
import { countsInWords, sizesOf } from '../../../src/publish/index.ts';
import type { Settings } from '../../../src/settings/index.ts';
import type { Checked, CheckedFile, Files } from '../messages.ts';
import { causesToShow } from './causes-to-show.ts';
import type { CheckedDirectory } from './check-dropped.ts';
import { NOT_LOOKED_FOR } from './not-looked-for.ts';
import { splitFile } from './split-file.ts';

export function reportOf({ files, validated, tables, settings, sheet }: CheckedDirectory): Checked {
  const { findings, data } = validated;
  return {
    counts: countBySeverity(findings),
    canPublish: data !== undefined && !findings.some(isBlocking),
    causes: causesToShow(findings, rowCounts(tables)),
    tables: tablesIn(files, tables),
    ...(data && { sizes: countsInWords(sizesOf(data.staticData(), data.statuses)) }),
    ...(sheet && { sheet }),
    notLookedFor: NOT_LOOKED_FOR,
    notAsked: settings === undefined ? [] : sourcesOf(settings),
  };
}

function tablesIn(files: Files, tables: readonly DataFile[]): ReadonlyMap<string, CheckedFile> {
  const known = new Map(tables.map((table) => [table.path, table]));
  const named = [...files].filter(([path]) => /\.(?:csv|tsv|tab|txt)$/i.test(path));
  return new Map(
    named.flatMap(([path, bytes]) => {
      const table = { ...known.get(path), path, bytes };
      const split = splitFile(table);
      const codePage = isUtf8(bytes) ? undefined : codePageOf(table.country);
      if (split === undefined) return [];
      const form = { delimiter: split.delimiter, headerRow: split.headerRecord + 1, ...(codePage && { codePage }) };
      return [[path, { form, rows: split.rows.length }] as const];
    }),
  );
}

/** Who would be asked by a build, as findings name them. */
function sourcesOf({ table_sources, status_sources }: Settings): string[] {
  return [...table_sources, ...status_sources].flatMap(({ name, ...source }) =>
    source.url === undefined || !URL.canParse(source.url) ? [] : [`${name} (${new URL(source.url).host})`],
  );
}
