/** The sign of an app on a home screen: lightning on a square, as PNG. Systems cut the square into the form that they like. */

import { crc32, deflateSync } from 'node:zlib';

/** In a square of 32, within the circle of four fifths that no system cuts off. */
const LIGHTNING: readonly (readonly [x: number, y: number])[] = [
  [17.5, 7],
  [9, 17.8],
  [14.8, 17.8],
  [13.6, 25],
  [23, 14.2],
  [16.7, 14.2],
];

/** Lines that each row of points is looked at in, so that edges are smooth. */
const LINES = 8;

/** @param colour of the square, such as `#0b6b4b` @param size of the square, in points */
export function appIcon(colour: string, size: number): Uint8Array {
  const rows = Buffer.alloc(size * (size + 1)); // Each begins with a 0: it is not filtered.
  for (let y = 0; y < size; y++) rows.set(rowOf(y, size), y * (size + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 3], 8); // A byte a point: its place in a palette.
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', palette(colour)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** How much of each point is lightning: 0 to LINES. */
function rowOf(y: number, size: number): Float64Array {
  const row = new Float64Array(size);
  for (let line = 0; line < LINES; line++) {
    const ends = crossings(((y + (line + 0.5) / LINES) / size) * 32).map((x) => (x / 32) * size);
    for (let i = 0; i + 1 < ends.length; i += 2) fill(row, ends[i] ?? 0, ends[i + 1] ?? 0);
  }
  return row.map(Math.round);
}

/** Where a line crosses the edges of the lightning, from left to right. */
function crossings(y: number): number[] {
  return LIGHTNING.flatMap(([x1, y1], i) => {
    const [x2, y2] = LIGHTNING[(i + 1) % LIGHTNING.length] ?? [x1, y1];
    return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
  }).sort((a, b) => a - b);
}

function fill(row: Float64Array, from: number, to: number): void {
  for (let x = Math.floor(from); x < to; x++) row[x] = (row[x] ?? 0) + Math.min(x + 1, to) - Math.max(x, from);
}

/** From the colour to white. */
function palette(colour: string): Uint8Array {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const steps = Array.from({ length: LINES + 1 }, (_, i) => i / LINES);
  return Uint8Array.from(steps.flatMap((white) => parts.map((part) => Math.round(part + (255 - part) * white))));
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
