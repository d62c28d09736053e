/**
 * The Finding type: one thing that is wrong with somebody's data. Findings are collected, never thrown, so that people see
 * every mistake at once. What a code means is declared next to the code that reports it.
 */

import type { Entries, Entry, Severity, Wordings } from './entry.ts';
import type { Advice } from './text/advice.ts';
import { filledIn, type InFile, type Param, type Params, type PlacesOf } from './words.ts';

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

/** What mends a finding that no replacement of its cell mends, for programs that edit files. */
export type Mend =
  /** The texts of its cell and of this one change places. */
  | { readonly swapWith: Place }
  /** Columns that its file needs. */
  | { readonly addColumns: readonly string[] };

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
  readonly mend?: Mend;
  /** Other places of the same mistake, such as the first of two equal keys. */
  readonly related?: readonly Place[];
  /** Id of the location that the row belongs to, if it is known. */
  readonly site?: string;
  /** What is known of this mistake, by the names that the declared words have for it. */
  readonly params?: Params;
  /** The declared words, with places for the parameters; for what has to know whether two findings say the same. */
  readonly wording: { readonly message: string; readonly hint: string };
  /** Whether the data that was compared with has the same finding (many-findings.ts). */
  readonly isKnown?: true;
}

/** A finding without its code and place: its parameters, and which of its wordings is meant if there are several. */
export interface Said {
  readonly field?: string;
  readonly key?: string;
  readonly value?: string;
  readonly replacement?: string | undefined;
  readonly mend?: Mend | undefined;
  readonly related?: readonly Place[];
  /** The name of the message. */
  readonly says?: string | undefined;
  /** The name of the hint; without it, it is the one with the name of the message, or else `fix`. */
  readonly advises?: string | undefined;
  /** Advice that is the same for all codes, in place of the declared hint: what to write, or which name was meant. */
  readonly advice?: Advice | undefined;
  readonly params?: Params | undefined;
}

/** The texts of an entry by name; a single one has no name. */
type Named<W> = W extends string ? { readonly '': W } : W;

/** The hints of an entry; what nobody names is `fix`. */
type Hints<E> = E extends { readonly hint: infer H } ? (H extends string ? { '': H } : H & { '': '' }) : { '': '' };

/** The hints that can go with a message. One of its own name takes the place of `fix`. */
type HintsWith<A, H> = A extends '' ? keyof H : A extends keyof H ? Exclude<keyof H, ''> : keyof H;

type Says<A> = A extends '' ? { readonly says?: undefined } : { readonly says: A };

type Advises<B, A> = B extends ''
  ? { readonly advises?: undefined }
  : B extends A
    ? { readonly advises?: B | undefined }
    : { readonly advises: B };

type Needed<P extends string> = [P] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: { readonly [N in P]: Param } };

type SaidWith<M, H> = {
  [A in keyof M]: {
    [B in HintsWith<A, H>]: Says<A> & Advises<B, A> & Needed<PlacesOf<(M[A] | H[B]) & string>>;
  }[HintsWith<A, H>];
}[keyof M];

/** What has to be said of a finding with this entry: the parameters that its words name. */
export type SaidOf<E extends Entry> = E extends Entry
  ? Omit<Said, 'says' | 'advises' | 'params'> & SaidWith<Named<E['message']>, Hints<E>>
  : never;

/** What is said of a cell: its column, its text and its row need not be named. */
export type AboutCell<E extends Entry> =
  SaidOf<E> extends infer S ? (S extends unknown ? Omit<S, 'field' | 'key' | 'value'> : never) : never;

/** A function that makes findings with the declared codes, their severities and their words. */
export function findingOf<E extends Entries>(declared: E) {
  return <C extends keyof E & string>(code: C, place: Place, said: SaidOf<E[C]>, inFile?: InFile): Finding =>
    make(code, declared[code] as Entry, place, said as Said, inFile);
}

function make(code: string, entry: Entry, place: Place, said: Said, inFile: InFile | undefined): Finding {
  const { says = '', advises, advice, params, mend, replacement = advice?.replacement, ...rest } = said;
  const { field, key, value } = rest;
  const wording = { message: named(entry.message, says), hint: advice?.hint ?? hintOf(entry, advises ?? says) };
  const places = { field: inFile?.field ?? field, key, value, file: place.file, ...params };
  const hint = advice?.hint ?? filledIn(wording.hint, places, inFile);
  return {
    ...{ code, severity: entry.severity, ...place, ...rest },
    message: filledIn(wording.message, places, inFile),
    ...given({ hint: hint === '' ? undefined : hint, replacement, mend, params }),
    wording,
  };
}

function named(words: Wordings, name: string): string {
  return (typeof words === 'object' ? words[name] : words) ?? '';
}

function hintOf({ hint, fix }: Entry, name: string): string {
  return (typeof hint === 'object' ? (hint[name] ?? hint['']) : hint) ?? fix;
}

/** What a finding of another code about the same cell has, without its words. */
export function aboutSame({ field, key, value, related, site }: Omit<Finding, keyof Place | 'message'>) {
  return given({ field, key, value, related, site });
}

/** The members that are not undefined. */
function given<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never;
}

/** What stays the same when rows above it come and go. Without a key, the words take its place: they name what is wrong. */
export function identityOf({ code, file, key, field, value, pointer, message }: Finding) {
  return [code, file, key ?? message, field, value, pointer] as const;
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

/** How often each code was found. */
export function countCodes(findings: readonly Finding[]): { [code: string]: number } {
  const counts = new Map<string, number>();
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
