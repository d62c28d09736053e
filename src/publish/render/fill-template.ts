/** Puts the volatile values of an object back into its template. */

import { type Take, takeFresh } from '../../snapshot/in-turns.ts';
import type { KINDS, VolatileValues } from './template.ts';

/**
 * The JSON of the object. The bytes between the marks are copied, because most objects are only ever written to a file.
 *
 * @param template in UTF-8
 * @param take gives the memory for it
 * @throws RangeError if the number of values differs from that of their marks
 */
export function fillTemplate(template: Uint8Array, volatile: VolatileValues, take: Take = takeFresh): Uint8Array {
  const left = queuesOf(volatile);
  const filled = take(template.length + lengthOf(left));
  let end = 0;
  for (let at = 0; at < template.length; at++) {
    const byte = template[at] ?? 0;
    if (byte !== 0) {
      filled[end++] = byte;
      continue;
    }
    const value = left[String.fromCharCode(template[++at] ?? 0) as Kind]?.pop();
    if (value === undefined) throw new RangeError('A template has more marks than there are values.');
    end = writeValue(filled, end, value);
  }
  if (Object.values(left).some(({ length }) => length > 0)) {
    throw new RangeError('A template has fewer marks than there are values.');
  }
  return filled;
}

const QUOTE = 0x22;

/** Writes a value, a byte a sign, and its quotation marks, which take as many bytes as the mark. @returns where it ends */
function writeValue(bytes: Uint8Array, begin: number, value: string): number {
  let end = begin;
  bytes[end++] = QUOTE;
  for (let i = 0; i < value.length; i++) bytes[end++] = value.charCodeAt(i);
  bytes[end++] = QUOTE;
  return end;
}

type Kind = (typeof KINDS)[keyof typeof KINDS];
type Queues = { readonly [kind in Kind]: string[] };

function lengthOf(queues: Queues): number {
  return Object.values(queues).reduce((sum, values) => values.reduce((all, { length }) => all + length, sum), 0);
}

/** The values of each kind in reverse order, as `inBytes`. */
function queuesOf({ evses, lastUpdated }: VolatileValues): Queues {
  const queues: Queues = { s: [], c: [], e: [], o: [inBytes(lastUpdated)] };
  for (const { status, connectors, lastUpdated: own } of evses.toReversed()) {
    queues.s.push(inBytes(status));
    for (const connector of connectors.toReversed()) queues.c.push(inBytes(connector));
    queues.e.push(inBytes(own));
  }
  return queues;
}

/** Statuses and times: JSON escapes nothing in them, and each sign is a byte of UTF-8. */
const PLAIN_VALUE = /^[\w:.+-]*$/;
const ENCODER = new TextEncoder();

/** What stands between the quotation marks of a JSON text, with a sign for each of its bytes. */
function inBytes(value: string): string {
  if (PLAIN_VALUE.test(value)) return value;
  return String.fromCharCode(...ENCODER.encode(JSON.stringify(value).slice(1, -1)));
}
