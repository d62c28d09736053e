/**
 * The Finding type: one thing that is wrong with somebody's data. Findings are collected, never thrown, so that people see
 * every mistake at once. What a code means is declared next to the code that reports it.
 */

import type { Entries, Entry, Severity } from './entry.ts';

/**
 * A place in a file. `line` and `column` count from 1; `column` counts characters, so that editors and annotations jump to
 * the cell. `cell` is its name in a spreadsheet, such as `F14`. In a JSON document, `pointer` (RFC 6901) takes their place.
 */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly cell?: string;
  readonly pointer?: string;
}

export interface Finding extends Place {
  /** One of the declared codes (publish/validate/catalogue.ts). */
  readonly code: string;
  readonly severity: Severity;
  /** Column of a table, or setting of network.json, that the finding is about. */
  readonly field?: string;
  /** Key of the row, for waivers: the key cells joined by `/`. */
  readonly key?: string;
  /** The text that is wrong, as it is in the file. */
  readonly value?: string;
  /** Says in plain words what is wrong. */
  readonly message: string;
  /** Says what to write or do instead. */
  readonly hint?: string;
  /** The text to write in place of the whole cell, if the hint names it. */
  readonly replacement?: string;
  /** Other places of the same mistake, such as the first of two equal keys. */
  readonly related?: readonly Place[];
  /** Id of the location that the row belongs to, if it is known. */
  readonly site?: string;
  /** Whether the data that was compared with has the same finding (many-findings.ts). */
  readonly isKnown?: true;
}

/** A finding without its code and place. */
export interface Details {
  readonly field?: string;
  readonly key?: string;
  readonly value?: string;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly replacement?: string | undefined;
  readonly related?: readonly Place[];
}

/** A function that makes findings with the declared codes and their severities. */
export function findingOf<E extends Entries>(declared: E) {
  return (code: keyof E & string, place: Place, details: Details): Finding => {
    const { severity } = declared[code] as Entry;
    const { hint, replacement, ...rest } = details;
    return {
      ...{ code, severity, ...place, ...rest },
      ...(hint === undefined ? {} : { hint }),
      ...(replacement === undefined ? {} : { replacement }),
    };
  };
}

/** Whether it stops a build, whatever waivers say. */
export function isError(found: Finding): boolean {
  return found.severity === 'error';
}

/** Whether it stops a build: an error always does, a doubt until a waiver accepts it. Waivers must have been applied. */
export function isBlocking({ severity }: Finding): boolean {
  return severity !== 'warning';
}

/** The findings about waivers themselves, which no waiver silences. */
const ABOUT_WAIVERS: ReadonlySet<string> = new Set(['unused-waiver', 'expired-waiver']);

/** Whether a row of waivers.csv can accept it. Waivers are for tables and network.json, and not for documents of others. */
export function isWaivable(found: Finding): boolean {
  return !isError(found) && found.pointer === undefined && !ABOUT_WAIVERS.has(found.code);
}

/** Sorts by file, line, column, pointer, code and message, by code units, so that every run prints the same order. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      comparePointers(a.pointer ?? '', b.pointer ?? '') ||
      compareText(a.code, b.code) ||
      compareText(a.message, b.message),
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function comparePointers(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [x = '', y = ''] = [left[i], right[i]];
    const order = /^\d+$/.test(x) && /^\d+$/.test(y) ? Number(x) - Number(y) : compareText(x, y);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
