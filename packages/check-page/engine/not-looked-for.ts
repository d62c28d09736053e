/** What a check of files alone cannot find, because it asks no source, knows no earlier snapshot and has no disk. */

import { type Code, HISTORY } from '../../../src/publish/index.ts';
import { STATUSES, TABLE_SOURCES } from '../../../src/sources/index.ts';

/** What shows in the files: that a source was not asked or has no file, and what status.csv has in common with other sources. */
const IN_FILES: ReadonlySet<string> = new Set<Code>([
  'table-source-unread',
  'status-source-failed',
  'status-source-row',
  'status-source-column',
]);

/** Of what sources say. */
const OF_SOURCES = [...Object.keys(TABLE_SOURCES), ...Object.keys(STATUSES)].filter(
  (code) => /^(?:table|status)-source-/.test(code) && !IN_FILES.has(code),
) as Code[];

/** Of what a killed command left on a disk. */
const OF_DISK: readonly Code[] = ['unfinished-replacement'];

/** Of what was published before. */
const OF_HISTORY = Object.keys(HISTORY) as Code[];

export const NOT_LOOKED_FOR: readonly Code[] = [...OF_SOURCES, ...OF_HISTORY, ...OF_DISK];
