/**
 * All finding codes. Each is declared next to the code that reports it and collected here for docs/findings.md, for
 * waivers, and for the test that demands a fixture of every code.
 */

import { CELLS } from '../../cells/finding-codes.ts';
import { CSV } from '../../csv/finding-codes.ts';
import type { Entries } from '../../findings/entry.ts';
import { NO_SETTINGS, SOURCES } from '../../read/load/finding-codes.ts';
import type { Rule } from '../../rules/rule/rule.ts';
import { RULES } from '../../rules/rules.ts';
import type { Declared } from '../../settings/declared.ts';
import { SETTINGS } from '../../settings/finding-codes.ts';
import { STATUSES } from '../../sources/status-formats/finding-codes.ts';
import { TABLE_SOURCES } from '../../sources/tables/finding-codes.ts';
import { KEYS, SHEETS, STATUS_KEYS, TABLE_FILES } from '../../tables/finding-codes.ts';
import { HISTORY } from '../history/finding-codes.ts';
import { WAIVERS } from './waivers.ts';

/** The findings that no rule owns, by group. */
const DECLARED = {
  files: [SOURCES, CSV, TABLE_FILES, TABLE_SOURCES],
  cells: [CELLS],
  relations: [KEYS, SHEETS],
  statuses: [STATUSES, STATUS_KEYS],
  tariffs: [],
  plausibility: [],
  settings: [NO_SETTINGS, SETTINGS, WAIVERS],
  history: [HISTORY],
} as const satisfies { readonly [group: string]: readonly Entries[] };

type CodesOf<E> = E extends Entries ? keyof E & string : never;

/** The stable name of a kind of finding, in kebab case. */
export type Code = CodesOf<(typeof DECLARED)[keyof typeof DECLARED][number] | (typeof RULES)[number]['findings']>;

/** The groups in the order in which a maintainer meets them, with their headings in the documentation. */
export const GROUPS = [
  { title: 'Files and columns', entries: entriesOf('files') },
  { title: 'Cells', entries: entriesOf('cells') },
  { title: 'Rows that belong together', entries: entriesOf('relations') },
  { title: 'Statuses', entries: entriesOf('statuses') },
  { title: 'Tariffs', entries: entriesOf('tariffs') },
  { title: 'Plausibility', entries: entriesOf('plausibility') },
  { title: 'Settings and waivers', entries: entriesOf('settings') },
  { title: 'What was published before', entries: entriesOf('history') },
] as const;

function entriesOf(group: keyof typeof DECLARED): Entries {
  const rules: readonly Rule[] = RULES;
  const owned = rules.filter((rule) => rule.group === group).map(({ findings }) => findings);
  return Object.assign({}, ...DECLARED[group], ...owned) as Entries;
}

/** The groups of the core, into which those of companions with the same title go; the others stand before what was published before. */
function groupsWith(declared: readonly Declared[]): readonly { title: string; entries: Entries }[] {
  const theirs = declared.flatMap(({ findings = [] }) => findings.filter(({ ofData }) => ofData));
  const own = GROUPS.map(({ title, entries }) => {
    const added = theirs.filter((group) => group.title === title).map((group) => group.entries);
    return { title, entries: Object.assign({}, entries, ...added) as Entries };
  });
  const others = theirs.filter(({ title }) => !own.some((group) => group.title === title));
  return [...own.slice(0, -1), ...others, ...own.slice(-1)];
}

const known = new WeakMap<readonly Declared[], Entries>();

/** All that a check of data can find, by code. */
export function catalogueOf(declared: readonly Declared[]): Entries {
  const entries = known.get(declared) ?? Object.assign({}, ...groupsWith(declared).map((group) => group.entries));
  known.set(declared, entries);
  return entries as Entries;
}

/** All groups of finding codes, in the order of docs/findings.md: those of builds, and those of imports. */
export function allGroups(declared: readonly Declared[]): readonly { title: string; entries: Entries }[] {
  const others = declared.flatMap(({ findings = [] }) => findings.filter(({ ofData }) => !ofData));
  return [...groupsWith(declared), ...others];
}

/** All finding codes of the program. */
export function allFindings(declared: readonly Declared[]): Entries {
  return Object.assign({}, ...allGroups(declared).map(({ entries }) => entries)) as Entries;
}
