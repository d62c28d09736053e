/** The result of a check, as the page is told it. */

import { codePageOf, type DataFile, isUtf8, nameOfCodePage, rowCounts } from '../../../src/csv/index.ts';
import { countBySeverity, isBlocking } from '../../../src/findings/index.ts';
import { countsInWords, sizesOf } from '../../../src/publish/index.ts';
import type { Settings } from '../../../src/settings/index.ts';
import type { Checked, CheckedFile } from '../messages.ts';
import { causesToShow, type ShownCauses } from './causes-to-show.ts';
import type { CheckedDirectory } from './check-dropped.ts';
import type { Dropped } from './dropped-files.ts';
import { NOT_LOOKED_FOR } from './not-looked-for.ts';
import { COUNTRIES } from './sheet-alone.ts';
import { splitFile } from './split-file.ts';

/** What the page needs besides the check itself. */
interface Circumstances {
  readonly files: Dropped;
  readonly isChanged: (path: string) => boolean;
  readonly canUndo: boolean;
  /** The number of the last one. */
  readonly edit: number;
  /** That the reader chose for a sheet that is alone. */
  readonly country: string;
}

export function reportOf(
  { validated, tables, settings, isSheetAlone }: CheckedDirectory,
  { files, isChanged, canUndo, edit, country }: Circumstances,
): { readonly checked: Checked; readonly shown: ShownCauses } {
  const { findings, data } = validated;
  const shown = causesToShow('check-', findings, rowCounts(tables));
  const checked: Checked = {
    kind: 'checked',
    counts: countBySeverity(findings),
    canPublish: data !== undefined && !findings.some(isBlocking),
    causes: shown.causes,
    files: filesOf(files, tables, isChanged),
    ...(data && { sizes: countsInWords(sizesOf(data.staticData(), data.statuses)) }),
    ...(isSheetAlone && { sheet: { country, countries: COUNTRIES } }),
    notLookedFor: NOT_LOOKED_FOR,
    notAsked: settings === undefined ? [] : sourcesOf(settings),
    canUndo,
    edit,
  };
  return { checked, shown };
}

function filesOf(files: Dropped, tables: readonly DataFile[], isChanged: (path: string) => boolean): CheckedFile[] {
  const known = new Map(tables.map((table) => [table.path, table]));
  return [...files].map(([path, bytes]) => {
    const table = known.get(path);
    const split = table && splitFile(table);
    const page = codePageOf(table?.country);
    return {
      ...{ path, isChanged: isChanged(path) },
      ...(split && { rows: split.rows.length }),
      ...(split && page && !isUtf8(bytes) && { encoding: nameOfCodePage(page) }),
    };
  });
}

/** Who would be asked by a build, as findings name them. */
function sourcesOf({ table_sources, status_sources }: Settings): string[] {
  return [...table_sources, ...status_sources].flatMap(({ name, ...source }) =>
    source.url === undefined || !URL.canParse(source.url) ? [] : [`${name} (${new URL(source.url).host})`],
  );
}
