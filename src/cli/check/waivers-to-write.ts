/** The options of `check` that say which rows it adds to waivers.csv, and what these say. */

import type { Options, OptionValues } from '../../command/command.ts';
import { UsageError } from '../../command/terminal.ts';
import type { Entries, Entry } from '../../findings/entry.ts';
import { dayOf } from '../../findings/text/day.ts';
import { documentation } from '../../findings/text/documentation.ts';
import { suggestionFor } from '../../findings/text/suggestion.ts';
import { textOf } from '../../findings/words.ts';
import { catalogueOf } from '../../publish/validate/catalogue.ts';
import type { WaiverTexts } from '../../publish/validate/draft-waivers.ts';
import type { Declared } from '../../settings/declared.ts';
import { readCell } from '../../tables/cell-types/read-cell.ts';
import { TABLES } from '../../tables/tables.ts';

export const WRITE_WAIVERS = {
  'write-waivers': {
    summary: 'Add a row to waivers.csv for each kind of doubt in a table, and of warning if there are too many.',
  },
  reason: { value: 'TEXT', summary: 'With --write-waivers: the reason of these rows. Without it, you fill it in.' },
  until: { value: 'DATE', summary: 'With --write-waivers: the last day of these rows; by default in a year.' },
  code: { value: 'CODE', summary: 'With --write-waivers: only for this kind of doubt or warning.' },
} as const satisfies Options;

export interface WaiversToWrite extends WaiverTexts {
  /** A code of the catalogue; by default all. */
  readonly code?: string | undefined;
}

/**
 * The rows to write; undefined for none.
 *
 * @param now ms since 1970
 * @throws UsageError if the file could not be read with these texts in it
 */
export function toWaivers(
  values: OptionValues<typeof WRITE_WAIVERS>,
  now: number,
  declared: readonly Declared[],
): WaiversToWrite | undefined {
  const { reason, until, code } = values;
  if (!values['write-waivers']) {
    const [option] = Object.entries({ reason, until, code }).find(([, value]) => value !== undefined) ?? [];
    if (option !== undefined) throw new UsageError(`--${option} goes together with --write-waivers.`);
    return undefined;
  }
  demandReadable('reason', reason);
  demandReadable('until', until);
  if (until !== undefined && until < dayOf(now)) throw new UsageError(`--until ${until} has passed.`);
  demandWaivable(code, catalogueOf(declared));
  return { reason, until, code };
}

function demandReadable(option: 'reason' | 'until', text: string | undefined): void {
  if (text === undefined) return;
  if (text.trim() === '') throw new UsageError(`--${option} is empty.`);
  const { columns } = TABLES.waivers;
  const reading = option === 'reason' ? readCell(columns.reason.type, text) : readCell(columns.until.type, text);
  if ('problem' in reading)
    throw new UsageError(`--${option}: ${textOf(reading.problem.problem)} ${reading.problem.hint}`);
}

function demandWaivable(code: string | undefined, catalogue: Entries): void {
  if (code === undefined) return;
  const { severity } = demandEntry(code, catalogue);
  if (severity === 'error') throw new UsageError(`"${code}" is an error, which no waiver accepts.`);
}

/** @throws UsageError if there is no such code; it names the nearest one */
export function demandEntry(code: string, catalogue: Entries): Entry {
  const entry = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
  if (entry !== undefined) return entry;
  const { hint = `All codes: ${documentation('findings.md')}` } = suggestionFor(code, Object.keys(catalogue)) ?? {};
  throw new UsageError(`There is no finding with the code "${code}". ${hint}`);
}
