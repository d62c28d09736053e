/**
 * Rows that are not part of the table: comments, totals below it, the header of a table that was pasted below, and what Git
 * writes where two changes meet.
 */

import type { Finding } from '../findings/finding.ts';
import type { CsvFile } from './csv-file.ts';
import { finding } from './finding-codes.ts';
import { placeOf } from './position.ts';
import { isSpreadsheetError } from './spreadsheet-errors.ts';

/** Comments begin so in programs, and notes below a table. */
const COMMENT = /^(?:#|\/\/|\/\*|<!--|(?:--|;|%|'|\*\)?|rem)\s)/i;
const NOTE =
  /^(?:hinweise?|anmerkung(?:en)?|bemerkung(?:en)?|achtung|bitte beachten|stand|quelle|legende|notes?|n\.?b\.?|remarks?|comments?|attention|source|remarques?|légende|commentaires?|opmerking(?:en)?|let op|bron|legenda|nota)\s?:/i;

/** "Total" in the languages of Europe, perhaps with a count or with what was counted behind it. No two parts match the same signs: cells may be long. */
const TOTAL =
  /^(?:(?:grand|sub|sous|zwischen|eind|gesamt)[ -]?)?(?:totals?|totaux|sum|summe|gesamt|gesamtsumme|insgesamt|gesamtzahl|anzahl|ergebnis|totaal|aantal|som|totale|somme|nombre|suma|soma|razem|summa|i alt|celkem|count|average|durchschnitt|mittelwert|moyenne|gemiddelde)(?:[\s:=()\d]*|[\s:=(]+(?:\d[\d ]*)?\p{L}[\p{L} ]{0,23}:?[\s()\d]*)$/iu;

/** The words of a line that describes the columns: types, units, "required", dashes. */
const DESCRIPTION =
  /^(?:[-=_*.]+|\(.*\)|<.*>|string|text|char|varchar|number|numeric|decimal|int(?:eger)?|float|double|bool(?:ean)?|date|datetime|timestamp|url|zahl|texte?|nombre|tekst|getal|required|optional|mandatory|pflicht(?:feld)?|obligatoire|facultatif|verplicht|optioneel|°|grad|degr[eé]s?|degrees|graden|[kM]?[WVA]h?|ct|€|EUR|%|km|m|s|min|h)$/i;

/** Git's marks of a conflict: `<<<<<<< ours`, `=======`, `>>>>>>> theirs`. */
const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/;

const LETTER = /\p{L}/u;

/** A number with a unit, such as `33 kW`. */
const AMOUNT = /^\d[\d.,]{0,20} ?\p{L}{1,5}$/u;

/** Whether the first cell with content begins as a comment does in many languages. */
export function isComment(cells: readonly string[]): boolean {
  return beginsComment(cells.find((cell) => cell !== '') ?? '');
}

function isSameName(cell: string, name = ''): boolean {
  return cell === name || cell.toLowerCase().replace(/[\s-]/g, '_') === name.toLowerCase();
}

function beginsComment(cell: string): boolean {
  return (COMMENT.test(cell) || NOTE.test(cell)) && !isSpreadsheetError(cell);
}

/** The finding about a row that cannot be read because it is not part of the table. `cells` have no spaces around them. */
export function strayRow(file: Omit<CsvFile, 'rows'>, record: number, cells: readonly string[]): Finding | undefined {
  if (!file.mayHaveStrays) return undefined;
  const [first = '', ...rest] = cells.filter((cell) => cell !== '');
  if (beginsComment(first)) return commentRow(file, record);
  if (CONFLICT.test(first)) return finding('merge-conflict', placeOf(file, { record }, 0), {});
  if (rest.length > 0 && cells.every((cell, at) => isSameName(cell, file.written[at]))) {
    const { line: header = 1 } = placeOf(file, { record: file.headerRecord }, 0);
    return finding('repeated-header', placeOf(file, { record }, 0), { says: 'again', params: { header } });
  }
  if (rest.length > 0 && record === file.headerRecord + 1 && [first, ...rest].every((cell) => DESCRIPTION.test(cell))) {
    return finding('repeated-header', placeOf(file, { record }, 0), { says: 'description' });
  }
  if (!TOTAL.test(first) || rest.some((cell) => LETTER.test(cell) && !AMOUNT.test(cell))) return undefined;
  return finding('total-row', placeOf(file, { record }, cells.indexOf(first)), { params: { text: first } });
}

/** The finding about a row that begins with `#` or `//`. */
export function commentRow(file: Omit<CsvFile, 'rows'>, record: number): Finding {
  return finding('comment-row', placeOf(file, { record }, 0), { says: 'row' });
}
