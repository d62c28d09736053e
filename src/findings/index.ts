/** What packages may use of this room. */

export type { Entries, Entry } from './entry.ts';
export { extentOf, type RowCount } from './extent.ts';
export { type Finding, findingOf, isBlocking, isError, type Place, type SaidOf } from './finding.ts';
export { causesOf, type FindingCause } from './print/causes.ts';
export { mergeEqual } from './print/many-findings.ts';
export { printJson } from './print/print-json.ts';
export { waiverOf } from './print/waiver-of-cause.ts';
export { countBySeverity } from './severities.ts';
export { asHint, write } from './text/advice.ts';
export { DAY_MS, startOfDay } from './text/day.ts';
export { documentation } from './text/documentation.ts';
export { formatCount, formatSize, formatWhole, listed, percent } from './text/format.ts';
export { withoutControls } from './text/letters.ts';
export { escapeItem } from './text/list-item.ts';
export { enteredLink, Markup, markup, sentence } from './text/markup.ts';
export { Secrets } from './text/secrets.ts';
export { didYouMean, nearest } from './text/suggestion.ts';
export { visible } from './text/visible.ts';
export { type Clause, clause, type Params, textOf } from './words.ts';
