/**
 * Cells of latitude and longitude, as text: rows with commas between them, each from west to east, `1045 270 B12 -3 430`. It
 * begins at 1045/20 degrees north and 270/20 degrees east; then come twelve cells in the region whose code ends with B, three in
 * none that is certain, thirty in the one that ends with 4.
 */

/** A cell is 5.5 km high and, in the middle of Europe, 3.5 km wide. */
export const CELLS_PER_DEGREE = 20;

/** In cells from the equator and from Greenwich. */
export interface CellRow {
  readonly y: number;
  /** From west to east. The region is the last character of its NUTS-1 code. */
  readonly cells: readonly { readonly x: number; readonly region: string }[];
}

const NONE = '-';

/** The text of rows. */
export function writeRows(rows: readonly CellRow[]): string {
  return rows.map(({ y, cells }) => `${y} ${cells[0]?.x ?? 0} ${runs(cells)}`).join(',');
}

function runs(cells: CellRow['cells']): string {
  const written: { region: string; length: number }[] = [];
  const add = (region: string, length: number) => {
    const last = written.at(-1);
    if (last?.region === region) last.length += length;
    else written.push({ region, length });
  };
  cells.forEach(({ x, region }, i) => {
    const gap = x - 1 - (cells[i - 1]?.x ?? x - 1);
    if (gap > 0) add(NONE, gap);
    add(region, 1);
  });
  return written.map(({ region, length }) => `${region}${length}`).join(' ');
}

/** What is looked up: for each row its first cell, and the regions of it and those that follow, a character each. */
export type Cells = ReadonlyMap<number, { readonly x: number; readonly regions: string }>;

/** Reads the text of rows. */
export function readRows(text: string): Cells {
  return new Map(
    text.split(',').map((row) => {
      const [y, x, ...written] = row.split(' ');
      const regions = written.map((run) => run.charAt(0).repeat(Number(run.slice(1)))).join('');
      return [Number(y), { x: Number(x), regions }];
    }),
  );
}

/** The last character of the region's code at a point, in degrees; nothing if it is not certain. */
export function regionAt(cells: Cells, latitude: number, longitude: number): string | undefined {
  const row = cells.get(Math.floor(latitude * CELLS_PER_DEGREE));
  const region = row?.regions.charAt(Math.floor(longitude * CELLS_PER_DEGREE) - row.x);
  return region === '' || region === NONE ? undefined : region;
}
