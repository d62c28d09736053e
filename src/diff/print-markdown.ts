/** A comparison for people who read it on GitHub: in a job summary, or pasted into a comment. */

import type { Diff } from './compare/change.ts';
import { renderMarkdown } from './markdown.ts';
import type { PrintOptions } from './print-text.ts';
import { toReport } from './report.ts';

/** With a line end at its end. Nothing from the data is markup, a link or a mention. */
export function printMarkdown(diff: Diff, { limit, all }: PrintOptions): string {
  return renderMarkdown(toReport(diff, limit), { all });
}
