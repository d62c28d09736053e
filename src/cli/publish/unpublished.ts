/** Data that nobody can have published: deploy refuses it, so no client knows it. */

import { cellsOf } from '../../csv/csv-file.ts';
import { isUtf8 } from '../../csv/decode.ts';
import { readCsv } from '../../csv/read-csv.ts';
import { isPublic } from '../../publish/previous/find-previous.ts';
import { SETTINGS_FILE } from '../../read/load/collect-data-files.ts';
import type { DataFiles } from '../../read/load/data-files.ts';
import { EXAMPLE_SITE } from '../../rules/completeness/example-site.ts';
import { EXAMPLE_PARTY } from '../../settings/example-party.ts';
import { SETTINGS } from '../../settings/finding-codes.ts';
import type { Settings } from '../../settings/settings.ts';
import { tableOfFile } from '../../tables/tables.ts';

/** What keeps data from being published, and what to do about it. */
export interface Obstacle {
  /** The file with the obstacle. */
  readonly file: string;
  /** What is wrong with it: `it has …`. */
  readonly why: string;
  readonly hint: string;
}

/** Undefined if nothing does. */
export function publishingObstacle(dataFiles: DataFiles, settings: Settings): Obstacle | undefined {
  if (isPublic(settings.base_url)) return exampleObstacle(dataFiles, settings);
  const why = `its base_url is ${settings.base_url}, which clients cannot reach`;
  const hint = 'Set it to the https URL at which the API will be published.';
  return { file: dataFiles.settingsFile?.path ?? SETTINGS_FILE, why, hint };
}

/** Undefined if nothing is left of what `init` writes in the place of one's own. */
export function exampleObstacle(
  { settingsFile, tables }: Pick<DataFiles, 'settingsFile' | 'tables'>,
  { party_id }: Pick<Settings, 'party_id'>,
): Obstacle | undefined {
  const file = fileWithExample(tables);
  if (file === undefined) {
    if (party_id !== EXAMPLE_PARTY) return undefined;
    const why = `its party_id is ${EXAMPLE_PARTY}, which stands for an id that you do not have yet`;
    return { file: settingsFile?.path ?? SETTINGS_FILE, why, hint: SETTINGS['example-party'].hint };
  }
  const why = `it has the example site ${EXAMPLE_SITE}`;
  return { file, why, hint: 'Delete its rows, and write those of your own sites.' };
}

/** The path of the first file that has the example site; undefined if none has. Large tables are only searched, not read. */
function fileWithExample(tables: DataFiles['tables']): string | undefined {
  return tables.find(({ path, bytes }) => {
    const table = tableOfFile(path);
    if (table !== 'chargers' && table !== 'locations') return false;
    const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (!raw.includes(EXAMPLE_SITE)) return false;
    // The id is ASCII, so it does not matter what other letters there are in the code page of the file.
    const { file } = readCsv(path, isUtf8(bytes) ? bytes : Buffer.from(raw.toString('latin1')));
    return file?.rows.some((record) => cellsOf(file, record).includes(EXAMPLE_SITE)) === true;
  })?.path;
}
