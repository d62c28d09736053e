/** Readers for the values of a feed, which do not always have the types that OCPI demands. */

import { Big } from 'big.js';
import { formatTimestamp, NO_ROW, quoted } from '../../../src/cells/index.ts';
import { type Clause, withoutControls } from '../../../src/findings/index.ts';
import {
  at,
  hasKnownMember,
  isObject,
  type JsonObject,
  otherNames,
  withOcpiNames,
} from '../../../src/sources/index.ts';
import type { ColumnType } from '../../../src/tables/index.ts';
import type { SaidBy } from '../rows/finding-codes.ts';
import type { ImportedCell, Recorder } from '../rows/imported-tables.ts';
import { repairOf } from '../rows/repairs.ts';
import { checkFields, type Source } from './check-fields.ts';

export type { JsonObject } from '../../../src/sources/index.ts';
export { at, isObject } from '../../../src/sources/index.ts';
export type { Source } from './check-fields.ts';

/** An object of a document, whose names may be spelled in another way. */
export function sourceOf(object: JsonObject, pointer: string, record: Recorder): Source {
  const source = withOcpiNames(object);
  for (const [meant, name] of source.spelled ?? []) if (object[name] !== null) record.spellings.set(name, meant);
  return { ...source, pointer, record };
}

/** The value of a field, also under one of its other names, and its place, named as in the document. */
export function member({ object, pointer, spelled }: Source, name: string): { value: unknown; place: string } {
  const used = Object.hasOwn(object, name)
    ? name
    : (otherNames(name).find((one) => Object.hasOwn(object, one)) ?? name);
  return { value: object[used], place: at(pointer, spelled?.get(used) ?? used) };
}

/**
 * A member as the text of a cell; undefined for null and empty text. Line breaks, tabs and other control characters,
 * which OCPI does not allow, become one space. Spaces at the ends are removed. What stood for a letter is told.
 */
export function cell(source: Source, name: string): ImportedCell | undefined {
  const { record } = source;
  const { value, place } = member(source, name);
  const text = toText(value);
  if (text === undefined) {
    record.report('left-out', place, ofOtherKind(name, value, 'a single value'));
    return undefined;
  }
  if (typeof value === 'string') tellLetters(source, name, value);
  return text === '' ? undefined : { text, pointer: place };
}

function tellLetters(source: Source, name: string, value: string): void {
  const read = withoutControls(value);
  if (read === undefined) return;
  const { place } = member(source, name);
  if (read.isCertain) source.record.repaired(place, { says: 'letters', member: name, from: value, to: read.text });
  else source.record.report('left-out', place, { says: 'letters', params: { member: name } });
}

/** A URL; characters that are not allowed in it are percent-encoded (RFC 3986). */
export function urlCell(source: Source, name: string): ImportedCell | undefined {
  const filled = cell(source, name);
  if (filled === undefined || !/^https?:\/\/\S*[^\x21-\x7e]/.test(filled.text) || !URL.canParse(filled.text))
    return filled;
  return { ...filled, text: new URL(filled.text).href };
}

/** A mandatory member. If it is missing: `text`, with a finding. */
export function assumedCell(source: Source, name: string, text: string | undefined): ImportedCell | undefined {
  const filled = cell(source, name);
  if (filled !== undefined || text === undefined) return filled;
  const pointer = at(source.pointer, name);
  source.record.report('assumed', pointer, { says: 'missing', params: { member: name, written: text } });
  return { text, pointer };
}

/** A derived value in place of one that is missing or cannot be used, with a finding that says from what. */
export function derive(
  source: Source,
  member: string,
  given: ImportedCell | undefined,
  written: string,
  reason: Clause,
): ImportedCell {
  const pointer = given?.pointer ?? at(source.pointer, member);
  const params = { member, written, reason };
  source.record.report(
    'assumed',
    pointer,
    given === undefined
      ? { says: 'missing and derived', params }
      : { says: 'unusable and derived', params: { ...params, given: quoted(given.text) } },
  );
  return { text: written, pointer };
}

/** When an object changed. Without it, the build writes the time of its publication here. */
export function lastUpdatedCell(source: Source): ImportedCell | undefined {
  const filled = timestampCell(source, 'last_updated');
  if (filled === undefined)
    source.record.report('assumed', at(source.pointer, 'last_updated'), { says: 'time of change' });
  return filled;
}

/** A timestamp with its Z, which OCPI allows feeds to leave out, also of the seconds or milliseconds since 1970. */
export function timestampCell(source: Source, name: string): ImportedCell | undefined {
  const filled = cell(source, name);
  if (filled && WITHOUT_ZONE.test(filled.text)) return { ...filled, text: `${filled.text}Z` };
  if (!filled || !SINCE_1970.test(filled.text)) return filled;
  const text = formatTimestamp(Number(filled.text.padEnd(13, '0')));
  const says = filled.text.length === 10 ? 'seconds' : 'milliseconds';
  source.record.repaired(filled.pointer, { says, member: name, from: filled.text, to: text });
  return { ...filled, text };
}

const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

/** From September 2001 to the year 2286. */
const SINCE_1970 = /^[1-9]\d{9}(?:\d{3})?$/;

/** The members of a list that are objects of a class, with their pointers. Fields that it does not have are reported. */
export function objects(source: Source, name: string, className: string): Source[] {
  const { record } = source;
  const { value, place } = member(source, name);
  if (value === undefined || value === null || value === '') return [];
  if (isObject(value) && hasKnownMember(value)) {
    record.report('repaired', place, { says: 'no list', params: { member: name } });
    return [checked(value, place, className, record)];
  }
  if (!Array.isArray(value)) {
    record.report('left-out', place, ofOtherKind(name, value, 'a list'));
    return [];
  }
  return value.flatMap((item, i) => {
    if (isObject(item)) return [checked(item, at(place, i), className, record)];
    record.report('left-out', at(place, i), ofOtherKind(name, item, 'an object'));
    return [];
  });
}

/** A member that is an object of a class. Fields that it does not have are reported. */
export function part(source: Source, name: string, className: string): Source | undefined {
  const { value, place: pointer } = member(source, name);
  if (value === undefined || value === null) return undefined;
  if (isObject(value)) return checked(value, pointer, className, source.record);
  source.record.report('left-out', pointer, ofOtherKind(name, value, 'an object'));
  return undefined;
}

function checked(object: JsonObject, pointer: string, className: string, record: Recorder): Source {
  const source = sourceOf(object, pointer, record);
  checkFields(className, source);
  return source;
}

/** The text of a cell, repaired if it can mean only one thing in a column of this type. */
export function repairedText(
  { record }: Source,
  member: string,
  { text, pointer }: ImportedCell,
  type: ColumnType<unknown>,
  row = NO_ROW,
): string {
  const repair = repairOf(type, member, text, row);
  if (repair !== undefined) record.repaired(pointer, repair);
  return repair?.to ?? text;
}

/** The text of a scalar, '' for null; undefined for lists, objects, and numbers that JavaScript cannot read exactly. */
export function toText(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string')
    return (withoutControls(value)?.text ?? value)
      .toWellFormed()
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim();
  if (typeof value === 'number') return isExact(value) ? new Big(value === 0 ? 0 : value).toFixed() : undefined;
  return typeof value === 'boolean' ? String(value) : undefined;
}

function isExact(number: number): boolean {
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER;
}

/** What is said of a member that has a value of another kind than OCPI demands. */
export function ofOtherKind(member: string, value: unknown, expected: string): SaidBy<'left-out'> {
  return { says: 'kind', params: { member, given: kindOf(value), expected } };
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' && !isExact(value)) return 'a number with too many digits';
  return typeof value === 'object' && value !== null ? 'an object' : quoted(String(value));
}
