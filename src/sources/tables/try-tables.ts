/**
 * Decides which content of each table source is used: what it says now, if everything can be published with it, or else its
 * last good copy. Nobody reviews a live sheet, so a mistake in one must not stop everything else, and what cannot be
 * published as a whole is not published in part.
 */

import { formatTimestamp } from '../../cells/times/timestamp.ts';
import { aboutSame, type Finding, isBlocking, type Place, sortFindings } from '../../findings/finding.ts';
import { asHint } from '../../findings/text/advice.ts';
import { type Clause, clause } from '../../findings/words.ts';
import { MOST_FINDINGS } from '../../read/files/limits.ts';
import type { DataFiles } from '../../read/load/data-files.ts';
import { placeOfSetting } from '../../settings/read-settings.ts';
import type { TableSource } from '../../settings/table-sources.ts';
import type { Failed } from '../urls/source-answer.ts';
import { type AskedTable, hasSameBytes, NOT_ASKED, type TableContentOf } from './asked-table.ts';
import { finding } from './finding-codes.ts';

/** One attempt to check or to build. */
export interface Attempt<R> {
  readonly result: R;
  /** Without those that a waiver accepts. */
  readonly findings: readonly Finding[];
}

export interface Tried<R> {
  readonly result: R;
  /** The data files that it was made of, with those of the sources. */
  readonly dataFiles: DataFiles;
  /** The sources whose content of now was used; empty if something blocks. */
  readonly used: readonly AskedTable[];
}

export interface TrialContext {
  /** ms since 1970. */
  readonly now: number;
  /** Whether this is only a check, which may lack a token and go on without the table. */
  readonly mayLack: boolean;
}

/** Data files of which something is made on trial, and the sources whose content of now is in them. */
export type TableTrial = Pick<Tried<unknown>, 'dataFiles' | 'used'>;

/** The data files with what the sources say now. */
export function tablesOfNow(given: DataFiles, asked: readonly AskedTable[], context: TrialContext): TableTrial {
  return trial(given, asked, context, [], []);
}

/**
 * What to try after that, one after the other: the sources that have the mistake fall back to their last good copies, then
 * all of them.
 */
export function tablesOfBefore(
  given: DataFiles,
  asked: readonly AskedTable[],
  context: TrialContext,
  blocking: readonly Finding[],
): TableTrial[] {
  const able = asked.filter(({ now, lastGood }) => !('kind' in now) && lastGood && !hasSameBytes(now, lastGood));
  const blamed = able.filter(({ path }) => blocking.some(({ file }) => file === path));
  const groups = blamed.length < able.length ? [blamed, able] : [able];
  return groups.filter((group) => group.length > 0).map((refused) => trial(given, asked, context, refused, blocking));
}

/** Tries what the sources say now, then their last good copies. If nothing helps, the mistake is elsewhere, and the first attempt counts. */
export async function tryTables<R>(
  given: DataFiles,
  asked: readonly AskedTable[],
  context: TrialContext,
  attempt: (dataFiles: DataFiles) => Promise<Attempt<R>>,
): Promise<Tried<R>> {
  const now = tablesOfNow(given, asked, context);
  const first = await attempt(now.dataFiles);
  const blocking = first.findings.filter(isBlocking);
  if (blocking.length === 0) return { result: first.result, ...now };
  for (const older of tablesOfBefore(given, asked, context, blocking)) {
    const next = await attempt(older.dataFiles);
    if (!next.findings.some(isBlocking)) return { result: next.result, ...older };
  }
  return { result: first.result, dataFiles: now.dataFiles, used: [] };
}

/** The data files with those of the sources, and what is to be said about these. @param refused sources that fall back */
function trial(
  given: DataFiles,
  asked: readonly AskedTable[],
  context: TrialContext,
  refused: readonly AskedTable[],
  blocking: readonly Finding[],
): TableTrial {
  const used = asked.filter((one) => !refused.includes(one));
  if (asked.length === 0) return { dataFiles: given, used };
  const chosen = asked.map((one) => {
    const mistakes = refused.includes(one) ? blocking.filter(({ file }) => file === one.path) : undefined;
    return { one, ...choose(one, given, mistakes, context) };
  });
  const files = chosen.flatMap(({ one, content }) => (content ? [{ path: one.path, bytes: content.copy.bytes }] : []));
  const lacking = chosen.filter(({ one, content }) => content === undefined && one.source.table !== 'status');
  const dataFiles = {
    ...given,
    tables: [...given.tables, ...files].sort((a, b) => (a.path < b.path ? -1 : 1)),
    findings: [...(given.findings ?? []), ...chosen.flatMap(({ findings }) => findings)],
    unread: [...(given.unread ?? []), ...lacking.map(({ one }) => one.path)],
  };
  return { dataFiles, used };
}

/** How old the last good copy of statuses may be, in ms. */
const FRESH_MS = 3_600_000;

function choose(
  one: AskedTable,
  given: DataFiles,
  mistakes: readonly Finding[] | undefined,
  context: TrialContext,
): { readonly content: TableContentOf | undefined; readonly findings: readonly Finding[] } {
  const { source, now, lastGood } = one;
  if (!('kind' in now) && mistakes === undefined) return { content: now, findings: now.notes };
  const isTooOld = source.table === 'status' && lastGood && context.now - lastGood.copy.updatedAt > FRESH_MS;
  const content = isTooOld ? undefined : lastGood;
  if (mistakes !== undefined) return { content, findings: refusals(one, given, mistakes, content) };
  const failure = 'kind' in now ? now : NOT_ASKED;
  const [code, instead] = outcome(source, failure, content, context);
  const place = placeOfSource(one, given, failure.setting?.split(/\.(.*)/s, 2));
  const notes = content?.notes ?? [];
  // That it was not asked was somebody's choice.
  if (code === 'table-source-failed' && failure === NOT_ASKED) return { content, findings: notes };
  const params = { problem: failure.message, instead };
  const said = { field: 'table_sources', key: source.name, params, advice: asHint(failure.hint) };
  return { content, findings: [finding(code, place, said), ...notes] };
}

/** The code of a failure, and the sentence that says what follows from it. */
function outcome(
  { table }: TableSource,
  failure: Failed,
  content: TableContentOf | undefined,
  { mayLack }: TrialContext,
) {
  if (content) return ['table-source-failed', clause`Its ${contentOf(content)} is used instead.`] as const;
  if (table === 'status') return ['table-source-failed', clause`It counts as empty.`] as const;
  const isUnasked = failure === NOT_ASKED || failure.setting?.startsWith('columns.') === false;
  if (mayLack && isUnasked) return ['table-source-unread', clause`Its rows were not checked.`] as const;
  return ['table-source-missing', clause`There is no earlier content to use instead.`] as const;
}

function contentOf({ copy }: TableContentOf): Clause {
  return clause`content from ${{ from: formatTimestamp(copy.updatedAt) }}`;
}

function placeOfSource({ index }: AskedTable, { settingsFile }: DataFiles, setting: readonly string[] = []): Place {
  return settingsFile ? placeOfSetting(settingsFile, ['table_sources', index, ...setting]) : { file: 'network.json' };
}

/** The mistakes for which the content of now is not used, as warnings at their places. */
function refusals(
  one: AskedTable,
  given: DataFiles,
  mistakes: readonly Finding[],
  content: TableContentOf | undefined,
): Finding[] {
  const { name } = one.source;
  const instead = content ? clause`The ${contentOf(content)} stays in use.` : clause`It counts as empty.`;
  if (mistakes.length === 0) {
    const said = { field: 'table_sources', key: name, says: 'whole', params: { instead } } as const;
    return [finding('table-source-refused', placeOfSource(one, given), said)];
  }
  return sortFindings(mistakes)
    .slice(0, MOST_FINDINGS)
    .map(({ file, line, column, cell, message: problem, ...found }) => {
      const place = { file, line, column, cell } as Place;
      const said = { says: 'cell', params: { problem, instead }, advice: asHint(found.hint) } as const;
      return finding('table-source-refused', place, { ...aboutSame(found), ...said });
    });
}
