/** Writes docs/price-ranges.md, the table of plausible prices. */

import { EURO_RANGES, type PriceKind, plausibleRange, UNITS_PER_EURO } from './price-ranges.ts';

/** The whole page in Markdown. */
export function priceRangesPage(): string {
  const kinds = Object.keys(EURO_RANGES) as PriceKind[];
  const reasons = kinds.map((kind) => {
    const { low, high, per, reason } = EURO_RANGES[kind];
    return `| ${per} | ${low} to ${high} | ${reason} |`;
  });
  const currencies = Object.entries(UNITS_PER_EURO).map(([currency, rate]) => {
    const ranges = kinds.map((kind) => plausibleRange(kind, currency)?.join(' to ') ?? '');
    return `| ${[currency, rate, ...ranges].join(' | ')} |`;
  });
  return `# Plausible prices

Prices outside of these ranges are \`price-implausible\` ([findings](findings.md#price-implausible)). \`npm run generate\` writes this page
from \`src/rules/prices/price-ranges.ts\`; do not edit it here.

The ranges are meant to find slips: cents for euros, a lost decimal point, another currency. So they are far wider than real prices,
and hold with and without VAT. They were chosen in euros, from what public charging costs in the cheapest and the dearest countries, with
room on both sides. There is no source that has such ranges for every currency: the others follow from the euro by the rough
exchange rate in the table (of 2026, by hand), rounded outwards to two digits. Prices in a currency that is not listed are not checked.

| what | in euros | why |
|---|---|---|
${reasons.join('\n')}

| currency | units per euro | ${kinds.map((kind) => EURO_RANGES[kind].per).join(' | ')} |
|---|---|${kinds.map(() => '---').join('|')}|
${currencies.join('\n')}
`;
}
