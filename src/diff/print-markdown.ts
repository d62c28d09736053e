/** Prints a comparison as Markdown, for a job summary or a comment on GitHub. */

import type { Diff } from './compare/change.ts';
import type { PrintOptions } from './print-text.ts';
import { toReport } from './report.ts';
import { renderMarkdown } from './report-markdown.ts';

/** Ends with a line break. Nothing from the data is markup, a link or a mention. */
export function printMarkdown(diff: Diff, { limit, all }: PrintOptions): string {
  return renderMarkdown(toReport(diff, limit), { all });
}
