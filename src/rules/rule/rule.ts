/** The form of a rule: it declares its findings, and judges rows, sites, tariffs or the network as a whole. */

import type { Entries, Entry } from '../../findings/entry.ts';
import type { AboutCell, Finding } from '../../findings/finding.ts';
import type { Dataset, EvseData, LocationData, TariffData } from '../../read/load/join.ts';
import type { SoundSettings } from '../../settings/known-settings.ts';
import { rowFindingOf } from '../../tables/row-finding.ts';
import type { AnyRow } from '../../tables/table.ts';
import { type Contents, TABLE_NAMES, TABLES, type TableName } from '../../tables/tables.ts';

export interface RuleInput {
  readonly dataset: Dataset;
  readonly settings: SoundSettings;
  /** The files of data/images/ that are published, such as images/front.jpg; none if absent. */
  readonly pictures?: ReadonlySet<string>;
  /** The time of the build, in ms since 1970. */
  readonly now: number;
}

/** Whether all rows of these tables could be read. If not, nothing can be said about what no row has. */
export function areReadInFull(...tables: readonly Contents[TableName][]): boolean {
  return tables.every(({ incomplete, failedKeys }) => !incomplete && failedKeys.size === 0);
}

/** What has to be said of a cell beside the code of its finding; nothing where its words have no places. */
type Given<E extends Entry> = Record<never, never> extends AboutCell<E> ? [said?: AboutCell<E>] : [said: AboutCell<E>];

/** Reports a finding at the cell `field` of the row that is judged. */
export type Say<E extends Entries> = <C extends keyof E & string>(code: C, field: string, ...said: Given<E[C]>) => void;

/** Reports a finding at the cell `field` of any row. */
type Tell<E extends Entries> = <C extends keyof E & string>(
  code: C,
  table: TableName,
  row: AnyRow,
  field: string,
  ...said: Given<E[C]>
) => void;

/** What a judgement may look at beside its row, and how it reports at other rows. */
export interface Network<E extends Entries = Entries> extends RuleInput {
  readonly tell: Tell<E>;
  /** Says it once, at the first of many rows. Its key is the column, so a waiver holds whichever row is the first. */
  readonly tellOnce: Tell<E>;
}

type Judge<E extends Entries, S, W = void> = (subject: S, say: Say<E>, network: Network<E>, whole: W) => void;

type JudgesOfRows<E extends Entries> = { readonly [T in TableName]?: Judge<E, Contents[T]['rows'][number]> };

/** A rule as it is declared: its findings, and what it judges. */
interface Declared<E extends Entries, S extends Entries> extends Judges<E & S> {
  /** The heading of its findings in docs/findings.md. */
  readonly group: 'relations' | 'tariffs' | 'plausibility';
  /** The codes that no other rule has. */
  readonly findings: E;
  /** Codes that other parts of the program report too. */
  readonly shared?: S;
}

interface Judges<E extends Entries> {
  /** Each row of a table. */
  readonly rows?: JudgesOfRows<E>;
  /** Each kind of alike rows (Row.kind) once, and each row of a kind with a finding. What is judged must not be the first part of the key. */
  readonly kinds?: JudgesOfRows<E>;
  /** Each site with all that belongs to it. `say` reports at its row of locations.csv. */
  readonly sites?: Judge<E, LocationData>;
  /** Each EVSE with all that belongs to it; the whole is its site. `say` reports at its row of evses.csv. */
  readonly evses?: Judge<E, EvseData, LocationData>;
  /** Each tariff with its elements. `say` reports at its row of tariffs.csv. */
  readonly tariffs?: Judge<E, TariffData>;
  /** The network as a whole. */
  readonly network?: (network: Network<E>) => void;
}

/** Judgements of which each reports by itself. */
type Asked<T, W = void> = readonly ((subject: T, whole: W) => void)[];

/** A rule that judges one network. */
interface Begun {
  readonly rows: (table: TableName) => Asked<AnyRow>;
  readonly kinds: (table: TableName) => Asked<AnyRow>;
  readonly sites: Asked<LocationData>;
  readonly evses: Asked<EvseData, LocationData>;
  readonly tariffs: Asked<TariffData>;
  readonly network: () => void;
}

export interface Rule<E extends Entries = Entries> {
  readonly group: Declared<E, E>['group'];
  readonly findings: E;
  readonly begin: (input: RuleInput, report: (found: Finding) => void) => Begun;
}

/** A rule, and the function that makes its findings at the cell `field` of a row. */
export function defineRule<const E extends Entries, const S extends Entries = Record<never, Entry>>({
  group,
  findings,
  shared,
  ...judges
}: Declared<E, S>) {
  type All = E & S;
  const rowFinding = rowFindingOf<All>({ ...findings, ...shared } as All);
  const finding = <C extends keyof All & string>(
    code: C,
    table: TableName,
    row: AnyRow,
    field: string,
    ...[said]: Given<All[C]>
  ): Finding => rowFinding(code, TABLES[table], row, field, said ?? ({} as AboutCell<All[C]>));
  const ofColumn: typeof finding = (code, table, row, field, ...said) => ({
    ...finding(code, table, row, field, ...said),
    key: field,
  });

  const begin: Rule['begin'] = (input, report) => {
    const network: Network<All> = {
      ...input,
      tell: (code, table, row, field, ...said) => report(finding(code, table, row, field, ...said)),
      tellOnce: (code, table, row, field, ...said) => report(ofColumn(code, table, row, field, ...said)),
    };
    /** @param rowOf the row of a subject, at which `say` reports */
    const asking = <T, W = void>(
      table: TableName,
      judge: Judge<All, T, W> | undefined,
      rowOf: (subject: T) => AnyRow,
    ): Asked<T, W> => {
      if (judge === undefined) return [];
      let row: AnyRow;
      const say: Say<All> = (code, field, ...said) => report(finding(code, table, row, field, ...said));
      return [
        (subject, whole) => {
          row = rowOf(subject);
          judge(subject, say, network, whole);
        },
      ];
    };
    const ofRows =
      (given: JudgesOfRows<All> = {}) =>
      (table: TableName) =>
        asking<AnyRow>(table, given[table] as Judge<All, AnyRow> | undefined, (row) => row);
    return {
      rows: ofRows(judges.rows),
      kinds: ofRows(judges.kinds),
      sites: asking<LocationData>('locations', judges.sites, ({ location }) => location),
      evses: asking<EvseData, LocationData>('evses', judges.evses, ({ evse }) => evse),
      tariffs: asking<TariffData>('tariffs', judges.tariffs, ({ tariff }) => tariff),
      network: () => judges.network?.(network),
    };
  };
  return { group, findings, begin, finding, ofColumn };
}

/** All that rules find in the joined tables, in any order: one walk, in which all are asked. */
export function judged(rules: readonly Rule[], input: RuleInput): Finding[] {
  const found: Finding[] = [];
  const begun = rules.map((rule) => rule.begin(input, (one) => found.push(one)));
  const { contents, locations, tariffs } = input.dataset;
  for (const table of TABLE_NAMES) {
    const [ofRow, ofKind] = [begun.flatMap(({ rows }) => rows(table)), begun.flatMap(({ kinds }) => kinds(table))];
    judgeRows(contents[table].rows, ofRow, ofKind, found);
  }
  const [ofSite, ofEvse] = [begun.flatMap(({ sites }) => sites), begun.flatMap(({ evses }) => evses)];
  for (const site of locations) {
    for (const judge of ofSite) judge(site);
    for (const evse of site.evses) for (const judge of ofEvse) judge(evse, site);
  }
  const ofTariff = begun.flatMap((rule) => rule.tariffs);
  for (const tariff of tariffs) for (const judge of ofTariff) judge(tariff);
  for (const { network } of begun) network();
  return found;
}

/** @param found tells what was found in a row: of its kind, only that is looked for again */
function judgeRows(
  rows: readonly AnyRow[],
  ofRow: Asked<AnyRow>,
  ofKind: Asked<AnyRow>,
  found: readonly Finding[],
): void {
  if (ofRow.length === 0 && ofKind.length === 0) return;
  const left = new Map<object, Asked<AnyRow>>();
  for (const row of rows) {
    for (const judge of ofRow) judge(row);
    const { kind } = row;
    const asked = (kind && left.get(kind)) ?? ofKind;
    if (asked.length === 0) continue;
    const heard = asked.filter((judge) => {
      const before = found.length;
      judge(row);
      return found.length > before;
    });
    if (kind !== undefined && heard.length < asked.length) left.set(kind, heard);
  }
}

/** What is worked out once for all rows that a rule judges in a network. */
export function oncePerNetwork<T>(make: (network: RuleInput) => T): (network: RuleInput) => T {
  const made = new WeakMap<RuleInput, T>();
  return (network) => {
    if (!made.has(network)) made.set(network, make(network));
    return made.get(network) as T;
  };
}
