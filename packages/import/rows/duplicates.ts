/**
 * Objects of a feed whose id is there more than once, in any letter case. Equal objects become one. Of different ones, the newest
 * counts, otherwise the first; but not an EVSE without connectors, nor one that is REMOVED at a site which it left. What fits
 * together is joined: the EVSEs of a site that the feed describes in several objects, and the connectors of such an EVSE. Of
 * tariffs that differ and are of the same age, none is kept: a guess could publish a wrong price.
 */

import { quoted } from '../../../src/cells/index.ts';
import { type Clause, clause } from '../../../src/findings/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import { repeatedRows } from '../../../src/read/index.ts';
import { finding, type SaidBy } from './finding-codes.ts';
import { filledColumns, type ImportedRow } from './imported-row.ts';
import type { ImportedTables } from './imported-tables.ts';
import { isObjectTable } from './losses.ts';
import { ownPlace, placesOf } from './row-keys.ts';

/** An object whose id another one has too, and the rows of its parts. */
interface Twin {
  readonly row: ImportedRow;
  readonly parts: ImportedRow[];
}

/** How twins of one table are told and joined. */
interface Kind {
  readonly table: 'locations' | 'evses' | 'tariffs';
  readonly id: 'id' | 'uid';
  /** Its name in a message. */
  readonly name: string;
  /** Whether two different ones are parts of one object, and which of their parts are then kept. */
  readonly areJoined: (a: Twin, b: Twin) => boolean;
  readonly stays: (part: ImportedRow, kept: Twin) => boolean;
  readonly joined: string;
}

/** Two sites with one id are the same one if these are the same. */
const PLACE = ['address', 'city', 'latitude', 'longitude'];

const KINDS: readonly Kind[] = [
  {
    ...{ table: 'locations', id: 'id', name: 'Location', joined: 'EVSEs' },
    areJoined: (a, b) => PLACE.every((column) => isSameText(a, b, column)),
    stays: (part, kept) => part.table === 'evses' || part.cells.evse_uid !== undefined || isAnotherPlace(part, kept),
  },
  {
    ...{ table: 'evses', id: 'uid', name: 'EVSE', joined: 'connectors' },
    areJoined: haveConnectorsOfOne,
    stays: ({ table }) => table === 'connectors',
  },
  {
    ...{ table: 'tariffs', id: 'id', name: 'Tariff', joined: '' },
    areJoined: () => false,
    stays: () => false,
  },
];

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
    const [kept, ...others] = bestFirst(group.flatMap((row) => twins.get(ownPlace(row)) ?? []));
    if (kept === undefined) continue;
    const judged = others.map((other) => ({ other, fate: fateOf(kept, other, kind), reason: reasonFor(kept, other) }));
    const isUnclear =
      kind.table === 'tariffs' && judged.some(({ fate, reason }) => fate === 'lost' && reason === COMES_FIRST);
    for (const { other, fate, reason } of judged) {
      for (const row of [other.row, ...other.parts]) {
        if (fate !== 'joined' || !kind.stays(row, kept)) gone.set(row, isUnclear || fate === 'lost');
      }
      draft.findings.push(duplicateFinding(kind, isUnclear && fate === 'lost' ? 'unclear' : fate, kept, other, reason));
    }
    if (isUnclear) for (const row of [kept.row, ...kept.parts]) gone.set(row, true);
  }
  draft.rows = draft.rows.filter((row) => {
    const isLost = gone.get(row);
    if (isLost) draft.losses.lose(row.table, 'duplicate');
    else if (isLost === false && isObjectTable(row.table)) draft.losses.merge(row.table);
    return isLost === undefined;
  });
}

/** The twins by their places, each with its parts. */
function withParts(draft: ImportedTables, rows: readonly ImportedRow[]): Map<string, Twin> {
  const twins = new Map(rows.map((row): [string, Twin] => [ownPlace(row), { row, parts: [] }]));
  for (const row of draft.rows) for (const place of placesOf(row).slice(1)) twins.get(place)?.parts.push(row);
  return twins;
}

/** What becomes of a twin: it equals the kept one, parts of it join that, it is that one at another site, or it is lost. */
type Fate = 'equal' | 'joined' | 'moved' | 'lost';

function fateOf(kept: Twin, other: Twin, { table, areJoined }: Kind): Fate {
  // Without an evse_id, they may be two EVSEs, in a feed that numbers those of each site from 1.
  if (table === 'evses' && !isSameText(kept, other, 'location_id'))
    return kept.row.cells.evse_id !== undefined && isSameText(kept, other, 'evse_id') ? 'moved' : 'lost';
  if (contentOf(kept) === contentOf(other)) return 'equal';
  return areJoined(kept, other) ? 'joined' : 'lost';
}

function haveConnectorsOfOne(a: Twin, b: Twin): boolean {
  const ids = ({ parts }: Twin) => new Set(parts.flatMap(({ cells }) => foldCase(cells.id ?? '') || []));
  return ids(a).isDisjointFrom(ids(b)) && ownContent(a.row, ['status']) === ownContent(b.row, ['status']);
}

function bestFirst(twins: readonly Twin[]): Twin[] {
  const givesWay = new Map(twins.map((twin) => [twin, isUseless(twin) || isLeftBehind(twin, twins)]));
  return [...twins].sort(
    (a, b) => Number(givesWay.get(a)) - Number(givesWay.get(b)) || changedAt(b.row) - changedAt(a.row),
  );
}

/** An EVSE without connectors cannot be published. */
function isUseless({ row, parts }: Twin): boolean {
  return row.table === 'evses' && !parts.some(({ table }) => table === 'connectors');
}

/** Whether it is REMOVED at one site, and not at another. */
function isLeftBehind(twin: Twin, twins: readonly Twin[]): boolean {
  return isRemoved(twin) && twins.some((other) => !isRemoved(other) && !isSameText(twin, other, 'location_id'));
}

function isRemoved({ row }: Twin): boolean {
  return row.cells.status?.toUpperCase() === 'REMOVED';
}

/** In ms since 1970. */
function changedAt({ cells }: ImportedRow): number {
  return Date.parse(cells.last_updated ?? '') || 0;
}

const COMES_FIRST = clause`comes first`;

function reasonFor(kept: Twin, other: Twin): Clause {
  if (isUseless(other) && !isUseless(kept)) return clause`has connectors`;
  if (isLeftBehind(other, [kept])) return clause`is not REMOVED`;
  return changedAt(kept.row) > changedAt(other.row) ? clause`changed later` : COMES_FIRST;
}

/** @param fate unclear: nothing says which of the objects is right, so that none is kept */
function duplicateFinding(
  { id, name, joined }: Kind,
  fate: Fate | 'unclear',
  { row }: Twin,
  { row: { document, pointer, cells } }: Twin,
  reason: Clause,
) {
  const about = { kind: name, id: quoted(cells[id] ?? '') };
  const place = row.document === document ? row.pointer : `${row.document}#${row.pointer}`;
  const choice = { ...about, place, reason };
  const said = {
    equal: { says: 'equal', params: { kind: 'object' } },
    joined: {
      ...{ says: 'joined', params: { ...about, parts: joined } },
      related: [{ file: row.document, pointer: row.pointer }],
    },
    moved: { says: 'moved', params: choice },
    lost: { says: 'lost', params: choice },
    unclear: { says: 'unclear', params: { ...about, place } },
  } satisfies { readonly [F in Fate | 'unclear']: SaidBy<'duplicate-object'> };
  return finding('duplicate-object', { file: document, pointer }, { field: id, ...said[fate] });
}

function isSameText(a: Twin, b: Twin, column: string): boolean {
  return foldCase(a.row.cells[column] ?? '') === foldCase(b.row.cells[column] ?? '');
}

/** The cells of an object and its parts as one text, without times of change. */
function contentOf({ row, parts }: Twin): string {
  return [row, ...parts].map((one) => ownContent(one)).join('\n');
}

const IDS: ReadonlySet<string> = new Set(['id', 'uid', 'evse_uid', 'location_id', 'tariff_id']);

/** The cells of a row as one text, without its time of change. */
export function ownContent({ table, cells }: ImportedRow, without: readonly string[] = []): string {
  const names = filledColumns(cells).filter((name) => name !== 'last_updated' && !without.includes(name));
  return JSON.stringify([table, ...names.map((name) => [name, IDS.has(name) ? foldCase(cells[name]) : cells[name]])]);
}
