/** What became of the objects of a feed, in words. */

import { formatCount, formatWhole, percent } from '../../../src/findings/index.ts';
import { OBJECT_TABLES, type ObjectTable } from './losses.ts';
import { greatLosses, LARGEST_LOSS, type Summary } from './summary.ts';

const WORDS: { readonly [T in ObjectTable]: readonly [one: string, many: string] } = {
  locations: ['location', 'locations'],
  evses: ['EVSE', 'EVSEs'],
  connectors: ['connector', 'connectors'],
  tariffs: ['tariff', 'tariffs'],
};

/** A table of what became of the objects, and a line for each kind of which some are lost. */
export function summaryInWords(summary: Summary): string[] {
  const kinds = OBJECT_TABLES.filter((table) => summary[table].inFeed > 0);
  const head = ['', 'in feed', 'imported', 'changed', 'to fill in', 'merged', 'lost'];
  const rows = kinds.map((table) => {
    const { inFeed, imported, changed, toFillIn, merged, lost } = summary[table];
    return [WORDS[table][1], ...[inFeed, imported, changed, toFillIn, merged, lost].map(formatWhole)];
  });
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  return [
    ...[head, ...rows].map(line),
    ...kinds.flatMap((table) => lossesInWords(summary, table)),
    ...pricesInWords(summary),
  ];
}

function lossesInWords(summary: Summary, table: ObjectTable): string[] {
  const causes = Object.entries(summary[table].causes).map(([cause, count]) => `${formatWhole(count)}: ${cause}`);
  return causes.length === 0 ? [] : [`lost ${WORDS[table][1]}: ${causes.join('; ')}`];
}

/** How many connectors that have a price in the feed still have one. */
function pricesInWords({ connectors: { priced } }: Summary): string[] {
  if (priced === undefined || priced.inFeed === 0) return [];
  return [`connectors with a price: ${formatWhole(priced.carried)} of ${formatWhole(priced.inFeed)}`];
}

/** Why an import with these losses writes nothing; undefined if it may. */
export function refusalOf(summary: Summary): string | undefined {
  const kinds = greatLosses(summary).map((table) => {
    const { lost, inFeed } = summary[table];
    return `${formatWhole(lost)} of ${formatCount(inFeed, WORDS[table][0])}`;
  });
  if (kinds.length === 0) return undefined;
  const what = `nothing was written: ${kinds.join(' and ')} would be lost, more than ${percent(LARGEST_LOSS)}.`;
  return `${what} If that is as it should be, add --allow-losses.`;
}
