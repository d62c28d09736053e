/** The check of the page: files → report. It knows no browser, and nothing of a check before. */

import { codePageOf, type DataFile, isUtf8, rowCounts } from '../../../src/csv/index.ts';
import { countBySeverity, isBlocking } from '../../../src/findings/index.ts';
import { countsInWords, openSettings, sizesOf, validate } from '../../../src/publish/index.ts';
import { type Settings, withSettings } from '../../../src/settings/index.ts';
import { missingStatusFiles, tryTables, unaskedTables } from '../../../src/sources/index.ts';
import type { Checked, CheckedFile, Files, Report, ToCheck } from '../messages.ts';
import { causesToShow } from './causes-to-show.ts';
import { COMPANIONS } from './companions.ts';
import { convertDocuments, documentsIn } from './convert-documents.ts';
import { dataDirectoryOf, dataFilesOf, isDropped, splitFile } from './dropped-files.ts';
import { NOT_LOOKED_FOR } from './not-looked-for.ts';
import { aboutSheet, COUNTRIES, namedByColumns, sheetAlone, withCountry } from './sheet-alone.ts';

/** @param now ms since 1970 */
export async function check({ files, country }: ToCheck, now: number): Promise<Report> {
  const alone = sheetAlone(files);
  if (alone !== undefined) {
    const sheet = { country, countries: COUNTRIES };
    if (country === '') return { sheet };
    const made = namedByColumns(files, alone, country);
    return { sheet, checked: await checkTables(made ?? files, now, country), ...(made && { made }) };
  }
  const documents = documentsIn(files);
  if (documents.size === 0) return { checked: await checkTables(files, now) };
  const { converted, files: made } = convertDocuments(documents, now);
  return made.size === 0 ? { converted } : { converted, made, checked: await checkTables(made, now) };
}

/**
 * What `check --no-table-sources` says of a data directory, without a disk: the same code, over files that were dropped.
 *
 * @param country of a sheet that is alone (ISO 3166-1 alpha-2)
 */
async function checkTables(files: Files, now: number, country?: string): Promise<Checked> {
  const dropped = country === undefined ? files : withCountry(files, country);
  const given = await dataFilesOf(dropped, dataDirectoryOf(dropped));
  const aboutSources = await missingStatusFiles(given.settingsFile, COMPANIONS, async (path) =>
    isDropped(dropped, path),
  );
  const { settings, known } = openSettings(given, COMPANIONS);
  const asked = settings === undefined ? [] : unaskedTables(settings);
  const { result, dataFiles } = await tryTables(given, asked, { now, mayLack: true }, async (read) => {
    // A rehearsal (publish/history-findings/rehearse-build.ts) that finds nothing published before is no more than this.
    const validated = validate(read, { companions: COMPANIONS, now, aboutSources });
    return { result: validated, findings: validated.findings };
  });
  const tables = withSettings(dataFiles.tables, known, given.settingsFile?.path ?? '');
  const findings = country === undefined ? result.findings : aboutSheet(result.findings, sheetAlone(files) ?? '');
  const { data } = result;
  return {
    counts: countBySeverity(findings),
    canPublish: data !== undefined && !findings.some(isBlocking),
    causes: causesToShow(findings, rowCounts(tables)),
    tables: tablesIn(files, tables),
    ...(data && { sizes: countsInWords(sizesOf(data.staticData(), data.statuses)) }),
    notLookedFor: NOT_LOOKED_FOR,
    notAsked: settings === undefined ? [] : sourcesOf(settings),
  };
}

/** @param tables with what network.json says of their columns */
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

function sourcesOf({ table_sources, status_sources }: Settings): string[] {
  return [...table_sources, ...status_sources].flatMap(({ name, ...source }) =>
    source.url === undefined || !URL.canParse(source.url) ? [] : [`${name} (${new URL(source.url).host})`],
  );
}
