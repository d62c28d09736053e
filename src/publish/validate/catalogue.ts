/**
 * All finding codes. Each is declared next to the code that reports it and collected here for docs/findings.md, for
 * waivers, and for the test that demands a fixture of every code.
 */

import { DEMANDS } from '../../../packages/afir/demands/finding-codes.ts';
import { CELLS } from '../../cells/finding-codes.ts';
import { CSV } from '../../csv/finding-codes.ts';
import type { Entries, Entry } from '../../findings/entry.ts';
import { NO_SETTINGS, SOURCES } from '../../read/load/finding-codes.ts';
import type { Rule } from '../../rules/rule/rule.ts';
import { RULES } from '../../rules/rules.ts';
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
  profiles: [DEMANDS],
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
  { title: 'What access points demand', entries: entriesOf('profiles') },
  { title: 'What was published before', entries: entriesOf('history') },
] as const;

function entriesOf(group: keyof typeof DECLARED): Entries {
  const rules: readonly Rule[] = RULES;
  const owned = rules.filter((rule) => rule.group === group).map(({ findings }) => findings);
  return Object.assign({}, ...DECLARED[group], ...owned) as Entries;
}

export const CATALOGUE = Object.assign({}, ...GROUPS.map(({ entries }) => entries)) as Readonly<Record<Code, Entry>>;

export function isCode(code: string): code is Code {
  return Object.hasOwn(CATALOGUE, code);
}
