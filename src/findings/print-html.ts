/**
 * Prints findings as one HTML page, file by file, with the rows that they are about. The page is complete in itself: no script,
 * and nothing from another address.
 */

import { causesOf, type FindingCause } from './causes.ts';
import { extentOf } from './extent.ts';
import type { Finding } from './finding.ts';
import { formatMessage, formatPlace } from './print-text.ts';
import { summarise } from './severities.ts';
import { escapeHtml } from './text/escape-html.ts';
import { formatCount } from './text/format.ts';
import { visible } from './text/visible.ts';
import { waiverOf } from './waiver-of-cause.ts';

/** A table as it is in its file, as far as the page needs it. */
export interface Sheet {
  readonly header: readonly string[];
  /** The cells of a row, by its number in a spreadsheet. */
  readonly row: (number: number) => readonly string[];
}

/** How many causes are shown per file; the rest is counted. */
const MOST_CAUSES = 500;

/** The page. `sheetOf` gives the table that a file holds, if it can be read. */
export function printHtml(findings: readonly Finding[], sheetOf: (file: string) => Sheet | undefined): string {
  const files = Map.groupBy(findings, ({ file }) => file);
  const sections = [...files].map(([file, found]) => section(file, found, sheetOf(file)));
  const counts = findings.length === 0 ? 'No findings' : summarise(findings);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Data check: ${counts}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Data check</h1>
<p>${counts}</p>
${sections.join('\n')}
</body>
</html>
`;
}

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color-scheme: light dark }
.table { overflow-x: auto } table { border-collapse: collapse; font-size: .875rem }
th, td { border: 1px solid #8886; padding: .2rem .5rem; text-align: left; white-space: nowrap }
th { font-weight: 500; background: #8882 }
article { border-left: .3rem solid #c80; padding: .1rem 1rem; margin: 1.5rem 0 } .error, .doubt { border-color: #c22 }
mark { background: #fd06; color: inherit; outline: 1px solid #c22; min-width: 1em; display: inline-block }
code { overflow-wrap: anywhere } .badge { font-weight: 600 }
`;

function section(file: string, findings: readonly Finding[], sheet: Sheet | undefined): string {
  const causes = causesOf(findings);
  const rest = causes.length - MOST_CAUSES;
  return [
    `<section><h2>${html(file)}</h2>`,
    ...causes.slice(0, MOST_CAUSES).map((cause) => article(cause, sheet)),
    ...(rest > 0 ? [`<p>${formatCount(rest, 'more cause')} in this file.</p>`] : []),
    '</section>',
  ].join('\n');
}

function article(cause: FindingCause, sheet: Sheet | undefined): string {
  const { first, findings } = cause;
  const extent = extentOf(cause);
  const waiver = waiverOf(cause);
  return [
    `<article class="${first.severity}">`,
    `<p><span class="badge">${first.severity}${first.isKnown ? ', known before' : ''}</span> ${html(first.code)} – ${html(formatPlace(first))}</p>`,
    `<p>${html(formatMessage(first))}</p>`,
    ...(extent === undefined ? [] : [`<p>${html(extent)}</p>`]),
    ...(sheet ? [rowsTable(findings, sheet)] : []),
    ...(waiver === undefined ? [] : [`<p>To accept it, in waivers.csv: <code>${html(waiver)}</code></p>`]),
    '</article>',
  ].join('\n');
}

/** How many rows are shown of one cause. */
const MOST_ROWS = 5;

function rowsTable(findings: readonly Finding[], { header, row }: Sheet): string {
  const rows = findings.flatMap(({ cell = '' }) => {
    const [, letters, number] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
    return letters === undefined ? [] : [{ column: columnOf(letters), number: Number(number) }];
  });
  if (rows.length === 0) return '';
  const lines = rows.slice(0, MOST_ROWS).map(({ column, number }) => {
    const cells = row(number).map(
      (text, i) => `<td>${i === column ? `<mark>${html(text)}</mark>` : escapeHtml(text)}</td>`,
    );
    return `<tr><th>${number}</th>${cells.join('')}</tr>`;
  });
  const names = header.map((name) => `<th>${html(name)}</th>`);
  return `<div class="table"><table><tr><th></th>${names.join('')}</tr>\n${lines.join('\n')}</table></div>`;
}

/** The column, counted from 0, that spreadsheets call `AB`. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function html(text: string): string {
  return escapeHtml(visible(text));
}
