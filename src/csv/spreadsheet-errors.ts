/**
 * Contents that a spreadsheet leaves in a cell instead of a value: `#REF!` and its kin in the languages of spreadsheets, and formulas
 * that were saved as they are.
 */

/** `#REF!`, `#NAME?`, `#DIV/0!`, `#BEZUG!`, `#¿NOMBRE?`, and what LibreOffice shows: `Err:502`. */
const ERROR =
  /^(?:#[¡¿]?[\p{Lu}_]+(?:\/[\p{Lu}\d]+)?[!?]|(?:err|erreur|errore|error|fehler|fout|fel|fejl|błąd):\s?\d{3})$/iu;

/** "Not available", which has neither `!` nor `?`. */
const NOT_AVAILABLE = /^#(?:N\/[ABDT]|NV|I\/T|YOK|Н\/Д|HIÁNYZIK|NENÍ_K_DISPOZICI|GETTING_DATA|FELDER)$/iu;

/** A column that is too narrow for its numbers is full of these. */
const TOO_NARROW = /^#{3,}$/;

/** `=A1*1000`, `=SUMME(A1:A9)`, `='Sheet 1'!A1`, `=22*1000`, `+SUM(A1:A9)`. */
const FORMULA =
  /^(?:=\s*[-+(]*(?:\$?[a-z]{1,3}\$?\d+(?=\s*(?:$|[-+*/^&:;,)!%<>]))|[\p{L}_][\p{L}\p{N}._]*[(!]|[\d"'[])|[-+@][a-z]+\()/iu;

/** A formula that is only a value: `="0012"`, `=22000`. */
const CONSTANT = /^=\s*(?:"([^"]*)"|\+?(-?\d+(?:\.\d+)?))$/;

/** An online spreadsheet shows these while a formula is not calculated yet. */
const LOADING = /^(?:loading|wird geladen|chargement|cargando|laden|caricamento|wczytywanie)\s?(?:\.{3}|…)$/i;

/** Whether the whole text is an error that a spreadsheet shows. */
export function isSpreadsheetError(text: string): boolean {
  return ERROR.test(text) || NOT_AVAILABLE.test(text) || TOO_NARROW.test(text) || LOADING.test(text);
}

/** Whether a cell, with the apostrophe that would make it text, is a formula. */
export function isFormula(written: string): boolean {
  return FORMULA.test(written);
}

/** The value of a formula that does not calculate anything. */
export function constantOf(formula: string): string | undefined {
  const [, text, number] = CONSTANT.exec(formula) ?? [];
  return text ?? number;
}
