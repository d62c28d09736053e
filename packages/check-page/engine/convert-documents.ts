/** OCPI documents that were dropped or fetched → a data directory, and what became of their objects. */

import { RELEASE } from '../../../src/snapshot/index.ts';
import { importFeeds } from '../../import/ocpi/import.ts';
import { refusalOf, summaryInWords } from '../../import/rows/summary.ts';
import type { Converted, Files } from '../messages.ts';
import { causesToShow } from './causes-to-show.ts';
import { nameOf } from './dropped-files.ts';

export interface ConvertedDocuments {
  readonly converted: Converted;
  /** The data directory; empty if nothing could be imported. */
  readonly files: Files;
}

const CONVERTED = 'data';

/** The OCPI documents among files that are no data directory: JSON, and no table. */
export function documentsIn(dropped: Files): Files {
  const isOfTables = [...dropped.keys()].some((path) => /\.csv$/i.test(path) || nameOf(path) === 'network.json');
  const isHidden = (path: string) => path.split('/').some((name) => name.startsWith('.'));
  const documents = [...dropped].filter(([path]) => /\.json$/i.test(path) && !isHidden(path));
  return isOfTables ? new Map() : new Map(documents.sort(([a], [b]) => COLLATOR.compare(a, b)));
}

/** Page 2 comes before page 10. */
const COLLATOR = new Intl.Collator('en', { numeric: true });

/** @param now ms since 1970 */
export function convertDocuments(documents: Files, now: number): ConvertedDocuments {
  const given = [...documents].map(([path, bytes]) => ({ path, bytes }));
  const { files, findings, summary, cellsToFillIn } = importFeeds(given, undefined, now);
  const refusal = refusalOf(summary);
  return {
    converted: {
      // On a page, a person sees what is lost before anything is written.
      accounting: [...summaryInWords(summary), ...(refusal === undefined ? [] : [refusal])],
      causes: causesToShow(findings),
      cellsToFillIn,
      next: files.size === 0 ? [] : NEXT,
    },
    files: new Map([...files].map(([name, text]) => [`${CONVERTED}/${name}`, new TextEncoder().encode(text)])),
  };
}

/** In the folder that has the downloaded tables in `data`, and the program as a file (docs/own-network.md). */
const NEXT = [
  `npx ./ocpi-snapshot-${RELEASE}.tgz init .`,
  'npm ci --include=dev && npx ocpi-snapshot login',
  'npx ocpi-snapshot deploy',
];
