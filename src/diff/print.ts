/** Prints a comparison: for a terminal, as Markdown for GitHub, and as JSON for programs. The most important change comes first. */

import { formatCount, formatWhole } from '../findings/text/format.ts';
import { visible } from '../findings/text/visible.ts';
import type { Change, Diff } from './compare/change.ts';
import { chooseChanges } from './compare/importance.ts';
import { NAMES } from './describe/objects.ts';
import { own, type Phrase } from './describe/phrase.ts';
import { type DiffReport, renderMarkdown } from './report-markdown.ts';

export interface PrintOptions {
  /** How many changes are shown; Infinity for all. */
  readonly limit: number;
  /** The command that shows all of them. */
  readonly all: string;
}

/** At most `limit` changes of a comparison. */
export function toReport(diff: Diff, limit: number): DiffReport {
  const changes = chooseChanges(diff.changes, limit).map((change) => change.words(change));
  return { summary: own(summariseChanges(diff)), changes, more: diff.changes.length - changes.length };
}

/**
 * A summary, then one line per change, without a final line break. No text from the data can control the terminal or begin a
 * line.
 */
export function printDiffText(diff: Diff, { limit, all }: PrintOptions): string {
  const { summary, changes, more } = toReport(diff, limit);
  const lines = changes.map((change) => `  ${toText(change)}`);
  if (more > 0) lines.push(`  and ${formatCount(more, 'more change')}; ${visible(all)} shows all`);
  return [toText(summary), ...(lines.length > 0 ? [''] : []), ...lines].join('\n');
}

function toText(phrase: Phrase): string {
  return phrase.map((piece) => (typeof piece === 'string' ? piece : visible(piece.value.toWellFormed()))).join('');
}

/** For a job summary or a comment. Ends with a line break. Nothing from the data is markup, a link or a mention. */
export function printMarkdown(diff: Diff, { limit, all }: PrintOptions): string {
  return renderMarkdown(toReport(diff, limit), { all });
}

/** `{ summary, counts, changes, more }` as indented JSON: each change with its sentence; `more` is how many `limit` leaves out. */
export function printDiffJson(diff: Diff, { limit }: { readonly limit: number }): string {
  const chosen = chooseChanges(diff.changes, limit);
  const changes = chosen.map((change) => ({ ...change, words: toText(change.words(change)) }));
  const more = diff.changes.length - changes.length;
  return JSON.stringify({ summary: summariseChanges(diff), counts: countChanges(diff), changes, more }, undefined, 2);
}

/** What is counted, in the order of the summary; then what companions found, and statuses. */
const COUNTED = [
  ...['location added', 'location removed', 'EVSE added', 'EVSE removed', 'EVSE moved to another location'],
  ...['connector added', 'connector removed', 'tariff added', 'tariff removed', 'tariff changed', 'location changed'],
  ...['EVSE changed', 'connector changed', 'network setting changed'],
];

/**
 * How many objects changed, by what and how: `EVSE added`. Only what changed is there. EVSEs of Locations that came or left
 * count too. Existing objects count once, however many of their fields have another value.
 */
function countChanges({ changes }: Diff): { readonly [what: string]: number } {
  const ids = new Map<string, Set<string>>(COUNTED.map((what) => [what, new Set()]));
  const evses = { added: 0, removed: 0, moved: 0, changed: 0 };
  for (const change of changes) {
    const what = whatOf(change);
    const own = ids.get(what) ?? new Set();
    ids.set(what, own);
    for (const id of change.class === 'settings' ? [change.field ?? ''] : change.ids) own.add(id);
    evses[change.kind] += change.evses ?? 0;
  }
  const counts = [...ids].map(([what, { size }]) => {
    const [of, kind] = what.split(' ');
    return [what, of === 'EVSE' ? size + (evses[kind as keyof typeof evses] ?? 0) : size] as const;
  });
  return Object.fromEntries(counts.filter(([, number]) => number > 0));
}

function whatOf({ class: of, kind, field }: Change): string {
  if (of === 'other') return `${field} changed`;
  if (of === 'status') return 'status changed';
  const name = of === 'Location' ? 'location' : NAMES[of];
  return `${name} ${kind}${kind === 'moved' ? ' to another location' : ''}`;
}

/** The first line of every report, with none of the data in it: `2 locations added, 3 EVSEs added, 12 statuses changed`. */
function summariseChanges(diff: Diff): string {
  const words = Object.entries(countChanges(diff)).map(([what, number]) => {
    const [one = '', how] = what.split(/ (?=added|removed|moved|changed)/);
    const many = one === 'status' && number !== 1 ? `${formatWhole(number)} statuses` : formatCount(number, one);
    return `${many} ${how}`;
  });
  return words.length === 0 ? 'Nothing changed in the published data.' : words.join(', ');
}
