/** The form of a rule: it declares its findings, and judges rows, sites, tariffs or the network as a whole. */

import type { Entries, Entry } from '../../findings/entry.ts';
import type { AboutCell, Finding } from '../../findings/finding.ts';
import type { Dataset, EvseData, LocationData, TariffData } from '../../read/load/join.ts';
import type { SoundSettings } from '../../settings/known-settings.ts';
import { rowFindingOf } from '../../tables/row-finding.ts';
import type { AnyRow } from '../../tables/table.ts';
import { type Contents, TABLES, type TableName } from '../../tables/tables.ts';

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

/** A rule as it is declared: its findings, and what it judges. All judgements are asked in one walk over the tables (walk.ts). */
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

/** The judgements of a rule of which each reports by itself. */
export interface Begun {
  readonly rows: { readonly [T in TableName]?: (row: AnyRow) => void };
  readonly kinds: { readonly [T in TableName]?: (row: AnyRow) => void };
  readonly site?: (site: LocationData) => void;
  readonly evse?: (evse: EvseData, site: LocationData) => void;
  readonly tariff?: (tariff: TariffData) => void;
  readonly network?: () => void;
}

export interface Rule<E extends Entries = Entries> {
  readonly group: Declared<E, E>['group'];
  readonly findings: E;
  /** Its judgements of one network. */
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

  const begin = (input: RuleInput, report: (found: Finding) => void): Begun => {
    const network: Network<All> = {
      ...input,
      tell: (code, table, row, field, ...said) => report(finding(code, table, row, field, ...said)),
      tellOnce: (code, table, row, field, ...said) => report(ofColumn(code, table, row, field, ...said)),
    };
    /** A judgement of subjects that have a row in a table. */
    const judging = <T, W>(table: TableName, rowOf: (subject: T) => AnyRow, judge: Judge<All, T, W>) => {
      let row: AnyRow;
      const say: Say<All> = (code, field, ...said) => report(finding(code, table, row, field, ...said));
      return (subject: T, whole: W) => {
        row = rowOf(subject);
        judge(subject, say, network, whole);
      };
    };
    const ofRows = (given: JudgesOfRows<All> = {}): Begun['rows'] => {
      const each = Object.entries(given) as [TableName, Judge<All, AnyRow>][];
      return Object.fromEntries(each.map(([table, judge]) => [table, judging(table, (row) => row, judge)]));
    };
    const { sites, evses, tariffs, network: ofNetwork } = judges;
    return {
      rows: ofRows(judges.rows),
      kinds: ofRows(judges.kinds),
      ...(sites && { site: judging('locations', ({ location }) => location, sites) }),
      ...(evses && { evse: judging('evses', ({ evse }) => evse, evses) }),
      ...(tariffs && { tariff: judging('tariffs', ({ tariff }) => tariff, tariffs) }),
      ...(ofNetwork && { network: () => ofNetwork(network) }),
    };
  };
  return { group, findings, begin, finding, ofColumn };
}

/** What is worked out once for all rows that a rule judges in a network. */
export function oncePerNetwork<T>(make: (network: RuleInput) => T): (network: RuleInput) => T {
  const made = new WeakMap<RuleInput, T>();
  return (network) => {
    if (!made.has(network)) made.set(network, make(network));
    return made.get(network) as T;
  };
}
