/** The check of the page: files → report. It knows no browser, and nothing of a check before. */

import type { Report, ToCheck } from '../messages.ts';
import { checkDropped } from './check-dropped.ts';
import { convertDocuments, documentsIn } from './convert-documents.ts';
import { reportOf } from './report-of.ts';
import { namedByColumns } from './sheet-alone.ts';

/** @param now ms since 1970 */
export async function check({ files, country }: ToCheck, now: number): Promise<Report> {
  const documents = documentsIn(files);
  if (documents.size === 0) {
    const made = namedByColumns(files);
    const checked = reportOf(await checkDropped(made ?? files, now, country));
    return { checked, ...(made && { made }) };
  }
  const { converted, files: made } = convertDocuments(documents, now);
  if (made.size === 0) return { converted };
  return { converted, made, checked: reportOf(await checkDropped(made, now, country)) };
}
