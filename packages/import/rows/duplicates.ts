/**
 * Objects of a feed whose id is there more than once, in any letter case. This is settled before anything is left out, so that
 * a faulty object never takes its good twin along. Equal objects become one. Of different ones, the one with the fewest
 * mistakes is kept, otherwise the one that changed last, otherwise the first. What fits together is joined: the EVSEs of a
 * site that the feed describes in several objects, and the connectors of such an EVSE. An EVSE that moved to another site may
 * have been left behind at the old one, often as REMOVED: there it is not lost. Of tariffs that differ, and of which none is
 * newer or better, none is kept: a guess could publish a wrong price.
 */

import { quoted } from '../../../src/cells/index.ts';
import { type Clause, clause } from '../../../src/findings/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import { repeatedRows } from '../../../src/read/index.ts';
import { type Columns, readCell, TABLES, type TableName } from '../../../src/tables/index.ts';
import { finding, type SaidBy } from './finding-codes.ts';
import { filledColumns, type ImportedRow } from './imported-row.ts';
import type { ImportedTables } from './imported-tables.ts';
import { isObjectTable } from './losses.ts';
import { ownPlace, placesOf } from './row-keys.ts';

/** An object whose id another one has too, and the rows of its parts. */
export interface Twin {
  readonly row: ImportedRow;
  readonly parts: ImportedRow[];
}

/**
 * The fate of a twin: it equals the kept one, some of its parts join those of the kept one, it is the kept one at another
 * site, or it is lost.
 */
type Fate = 'equal' | 'joined' | 'moved' | 'lost';

/** How the objects of one table are compared. */
interface Kind {
  readonly table: 'locations' | 'evses' | 'tariffs';
  readonly id: 'id' | 'uid';
  /** Its name in a message. */
  readonly name: string;
  readonly fateOf: (kept: Twin, other: Twin) => Fate;
  /** Whether a part of a twin that is joined stays beside those of the kept one. */
  readonly stays: (part: ImportedRow, kept: Twin) => boolean;
  /** Which parts of all are kept if they are joined. */
  readonly joined: string;
}

const KINDS: readonly Kind[] = [
  {
    table: 'locations',
    id: 'id',
    name: 'Location',
    fateOf: (kept, other) => (PLACE.every((column) => isSameText(kept, other, column)) ? 'joined' : 'lost'),
    stays: (part, kept) =>
      PARTS_OF_EVSES.has(part.table) || part.cells.evse_uid !== undefined || isAnotherPlace(part, kept),
    joined: 'EVSEs',
  },
  {
    table: 'evses',
    id: 'uid',
    name: 'EVSE',
    fateOf: fateOfEvse,
    stays: ({ table }) => table === 'connectors',
    joined: 'connectors',
  },
  {
    table: 'tariffs',
    id: 'id',
    name: 'Tariff',
    fateOf: (kept, other) => (contentOf(kept) === contentOf(other) ? 'equal' : 'lost'),
    stays: () => false,
    joined: '',
  },
];

/** Two sites with one id are the same one if these are the same. */
const PLACE = ['address', 'city', 'latitude', 'longitude'];

const PARTS_OF_EVSES: ReadonlySet<TableName> = new Set(['evses', 'connectors', 'status_schedules']);

/** Whether a row is a parking place that the kept site lacks, or a picture of one. */
function isAnotherPlace({ table, cells }: ImportedRow, kept: Twin): boolean {
  const id = cells[table === 'parking_places' ? 'id' : 'parking_place'];
  const places = kept.parts.filter((part) => part.table === 'parking_places');
  return id !== undefined && !places.some((place) => foldCase(place.cells.id) === foldCase(id));
}

/** To be called once all rows are in the draft, and before any is left out. */
export function mergeDuplicates(draft: ImportedTables): void {
  for (const kind of KINDS) mergeTwins(draft, kind);
}

function mergeTwins(draft: ImportedTables, kind: Kind): void {
  const groups = repeatedRows(draft.rows, ({ table, cells }) => {
    const id = table === kind.table ? cells[kind.id] : undefined;
    return id === undefined ? undefined : foldCase(id);
  });
  if (groups.length === 0) return;
  const twins = withParts(draft, groups.flat());
  /** Rows that go, and whether they are lost. */
  const gone = new Map<ImportedRow, boolean>();
  for (const group of groups) {
    const [kept, ...others] = ranked(group.flatMap((row) => twins.get(ownPlace(row)) ?? []));
    if (kept === undefined) continue;
    const isUnclear = kind.table === 'tariffs' && others.some((other) => isAnotherPrice(kind, kept, other));
    for (const other of others) {
      const fate = kind.fateOf(kept.twin, other.twin);
      for (const row of [other.twin.row, ...other.twin.parts]) {
        if (fate !== 'joined' || !kind.stays(row, kept.twin)) gone.set(row, isUnclear || fate === 'lost');
      }
      draft.findings.push(duplicateFinding(kind, fate, kept, other, isUnclear));
    }
    if (isUnclear) for (const row of [kept.twin.row, ...kept.twin.parts]) gone.set(row, true);
  }
  draft.rows = draft.rows.filter((row) => {
    const isLost = gone.get(row);
    if (isLost) draft.losses.lose(row.table, 'duplicate');
    else if (isLost === false && isObjectTable(row.table)) draft.losses.merge(row.table);
    return isLost === undefined;
  });
}

/** Whether nothing but their order tells two different prices apart. */
function isAnotherPrice({ fateOf }: Kind, kept: Ranked, other: Ranked): boolean {
  return fateOf(kept.twin, other.twin) === 'lost' && reasonFor(kept, other) === COMES_FIRST;
}

/** @param isUnclear whether nothing says which of the objects is right, so that none is kept */
function duplicateFinding({ id, name, joined }: Kind, fate: Fate, kept: Ranked, other: Ranked, isUnclear: boolean) {
  const { document, pointer, cells } = other.twin.row;
  const { row } = kept.twin;
  const about = { kind: name, id: quoted(cells[id] ?? '') };
  const place = row.document === document ? row.pointer : `${row.document}#${row.pointer}`;
  const choice = { ...about, place, reason: reasonFor(kept, other) };
  const said = {
    equal: { says: 'equal', params: { kind: 'object' } },
    joined: {
      ...{ says: 'joined', params: { ...about, parts: joined } },
      related: [{ file: row.document, pointer: row.pointer }],
    },
    moved: { says: 'moved', params: choice },
    lost: isUnclear ? { says: 'unclear', params: { ...about, place } } : { says: 'lost', params: choice },
  } satisfies { readonly [F in Fate]: SaidBy<'duplicate-object'> };
  return finding('duplicate-object', { file: document, pointer }, { field: id, ...said[fate] });
}

/** The twins by their places, each with its parts. */
function withParts(draft: ImportedTables, rows: readonly ImportedRow[]): Map<string, Twin> {
  const twins = new Map(rows.map((row): [string, Twin] => [ownPlace(row), { row, parts: [] }]));
  for (const row of draft.rows) for (const place of placesOf(row).slice(1)) twins.get(place)?.parts.push(row);
  return twins;
}

interface Ranked {
  readonly twin: Twin;
  readonly mistakes: number;
  /** Whether it is at another site still, where it is not REMOVED. */
  readonly isLeftBehind: boolean;
  /** ms since 1970. */
  readonly changed: number;
}

/** The best first. */
function ranked(twins: readonly Twin[]): Ranked[] {
  return twins
    .map((twin) => ({
      twin,
      mistakes: mistakesIn(twin),
      isLeftBehind: isRemoved(twin) && twins.some((other) => !isRemoved(other) && isAtAnotherSite(twin, other)),
      changed: Date.parse(twin.row.cells.last_updated ?? '') || 0,
    }))
    .sort(
      (a, b) => a.mistakes - b.mistakes || Number(a.isLeftBehind) - Number(b.isLeftBehind) || b.changed - a.changed,
    );
}

const COMES_FIRST = clause`comes first`;

function reasonFor(kept: Ranked, other: Ranked): Clause {
  if (kept.mistakes < other.mistakes) return clause`has fewer mistakes`;
  if (other.isLeftBehind && !kept.isLeftBehind) return clause`is not REMOVED`;
  return kept.changed > other.changed ? clause`changed later` : COMES_FIRST;
}

/** An EVSE without connectors cannot be published, whatever else is right. */
const WITHOUT_CONNECTORS = 1000;

function mistakesIn({ row, parts }: Twin): number {
  const isUseless = row.table === 'evses' && !parts.some(({ table }) => table === 'connectors');
  const own = row.table === 'locations' ? [row] : [row, ...parts];
  return own.reduce((sum, one) => sum + mistakesInRow(one), isUseless ? WITHOUT_CONNECTORS : 0);
}

/** How many cells of a row cannot be read, or are missing. */
function mistakesInRow({ table, cells }: ImportedRow): number {
  const columns: Columns = TABLES[table].columns;
  return Object.entries(columns).filter(([name, { type, presence }]) => {
    const text = cells[name];
    return text === undefined ? presence.kind === 'required' : 'problem' in readCell(type, text);
  }).length;
}

function fateOfEvse(kept: Twin, other: Twin): Fate {
  if (isAtAnotherSite(kept, other)) return hasSameEvseId(kept, other) ? 'moved' : 'lost';
  if (contentOf(kept) === contentOf(other)) return 'equal';
  const ids = ({ parts }: Twin) => parts.flatMap(({ cells }) => foldCase(cells.id ?? '') || []);
  const isDisjoint = new Set(ids(kept)).isDisjointFrom(new Set(ids(other)));
  return isDisjoint && ownContent(kept.row, ['status']) === ownContent(other.row, ['status']) ? 'joined' : 'lost';
}

/** Only an EVSE has the id of a site. */
function isAtAnotherSite(a: Twin, b: Twin): boolean {
  return !isSameText(a, b, 'location_id');
}

/** Without an evse_id, they may be two EVSEs, in a feed that numbers those of each site from 1. */
function hasSameEvseId(a: Twin, b: Twin): boolean {
  return a.row.cells.evse_id !== undefined && isSameText(a, b, 'evse_id');
}

function isRemoved({ row }: Twin): boolean {
  return row.cells.status?.toUpperCase() === 'REMOVED';
}

function isSameText(a: Twin, b: Twin, column: string): boolean {
  return foldCase(a.row.cells[column] ?? '') === foldCase(b.row.cells[column] ?? '');
}

/** The cells of an object and its parts as one text, without times of change. */
function contentOf({ row, parts }: Twin): string {
  return [row, ...parts].map((one) => ownContent(one)).join('\n');
}

/** The cells of a row as one text, without its time of change. */
export function ownContent({ table, cells }: ImportedRow, without: readonly string[] = []): string {
  const names = filledColumns(cells).filter((name) => name !== 'last_updated' && !without.includes(name));
  const ids = new Set(['id', 'uid', 'evse_uid', 'location_id', 'tariff_id']);
  const texts = names.map((name) => [name, ids.has(name) ? foldCase(cells[name]) : cells[name]]);
  return JSON.stringify([table, ...texts]);
}
