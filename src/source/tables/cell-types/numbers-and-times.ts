/** Cell types for numbers, booleans, dates, times, image types and shares. */

import type { Big } from 'big.js';
import {
  type Cell,
  guessAt,
  type Meant,
  oneMeaning,
  quoted,
  read,
  type Unreadable,
  unreadable,
} from '../../cells/cell.ts';
import { formatDecimal, parseDecimal } from '../../cells/money.ts';
import {
  formatLocalDateTime,
  formatTimestamp,
  type LocalDateTime,
  parseLocalDateTime,
  parseTimestamp,
} from '../../cells/timestamp.ts';
import type { ColumnUnit } from '../../cells/units.ts';
import type { Vocabulary } from '../../cells/words/word.ts';
import { BOOLEAN_WORDS } from '../../cells/words/yes-and-no.ts';
import { meantDates } from '../../cells/written-dates.ts';
import { meantTimes } from '../../cells/written-times.ts';
import { type CellType, cellType, type Reading } from './cell-type.ts';
import { list } from './text.ts';

/** Bounds of a number, both inclusive, and its unit. */
export interface Range extends ColumnUnit {
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  /** A smaller number is read, but probably in another unit. Rules say so, so no hint names one. */
  readonly leastPlausible?: number;
}

/** A whole number. */
export function whole(range: Range): CellType<number> {
  return cellType(
    (text) => {
      const decimal = within(parseDecimal(text, { ...range, maxDecimals: 0 }), range);
      return decimal.ok ? read(decimal.value.toNumber()) : decimal;
    },
    {
      code: 'not-a-number',
      form: `whole number${inUnit(range)}`,
      json: { pattern: '^-?[0-9]+$' },
      numeric: true,
      write: String,
    },
  );
}

/** A decimal number, exact to its last digit. */
export function decimal(range: Range & { readonly decimals: number }): CellType<Big> {
  const form = `number with up to ${range.decimals} decimals${inUnit(range)}`;
  return cellType((text) => within(parseDecimal(text, { ...range, maxDecimals: range.decimals }), range), {
    code: 'not-a-number',
    form,
    json: { pattern: `^-?[0-9]+(\\.[0-9]{1,${range.decimals}})?$` },
    numeric: true,
    write: formatDecimal,
  });
}

/** `true` and `false` in any case, because spreadsheets write them in capitals, or words that mean them. */
export function boolean(): CellType<boolean> {
  return cellType(
    (text) => {
      const word = text.toLowerCase();
      if (word === 'true' || word === 'false') return read(word === 'true');
      return unreadable(
        `${quoted(text)} is neither true nor false.`,
        'Write true or false.',
        BOOLEAN_WORDS.meant(text),
      );
    },
    {
      code: 'not-a-boolean',
      form: 'true or false',
      json: { pattern: '^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$' },
      words: BOOLEAN_WORDS,
      write: String,
    },
  );
}

/** When something was last changed, in ms since 1970. Text without a time zone is UTC, as in OCPI. */
export function timestamp(): CellType<number> {
  return cellType(parseTimestamp, {
    code: 'not-a-timestamp',
    form: 'time in UTC, such as 2026-11-21T14:30:00Z',
    write: formatTimestamp,
  });
}

const IN_UTC = 'Write it in UTC, such as 2026-11-21T14:30:00Z.';

/** A planned time, in ms since 1970. People write these, so `Z` or an offset is required. */
export function plannedTime(): CellType<number> {
  return cellType(
    (text): Reading<number> => {
      const reading = parseLocalDateTime(text);
      if (!reading.ok) return { ...reading, hint: IN_UTC };
      if (reading.value.kind === 'instant') return read(reading.value.instant);
      return unreadable(`${quoted(text)} has no time zone.`, IN_UTC);
    },
    { code: 'not-a-timestamp', form: 'time in UTC, such as 2026-11-21T14:30:00Z', write: formatTimestamp },
  );
}

/** A time in UTC, or in the local time of a site that other tables know. */
export function localDateTime(): CellType<LocalDateTime> {
  return cellType(parseLocalDateTime, {
    code: 'not-a-timestamp',
    form: 'local time such as 2026-12-25 08:00, a day such as 2026-12-25, or a time in UTC such as 2026-12-25T07:00:00Z',
    write: writtenTime,
  });
}

/** Local time to the minute, as people write it, or the day alone if it begins then. */
function writtenTime(time: LocalDateTime): string {
  return formatLocalDateTime(time)
    .replace(/^(\S{10})T(?:00:00:00$)?(?!.*Z$)/, '$1 ')
    .replace(/(?<=^.{16}):00$/, '')
    .trim();
}

const TIME_OF_DAY = '^([01][0-9]|2[0-3]):[0-5][0-9]$';

/** A time of day, `HH:MM`. `24:00` becomes `00:00`, as OCPI writes the end of the day in restrictions. */
export function timeOfDay(): CellType<string> {
  return cellType(
    (text) => {
      const padded = /^\d:\d\d$/.test(text) ? `0${text}` : text;
      const time = padded === '24:00' ? '00:00' : padded;
      if (new RegExp(TIME_OF_DAY).test(time)) return read(time);
      const [time24] = meantTimes(text, 'minutes');
      const meant = oneMeaning(time24);
      return unreadable(`${quoted(text)} is not a time of day.`, 'Write hours and minutes, such as 08:00.', meant);
    },
    { code: 'not-a-time', form: 'time of day, HH:MM', write: String, json: { pattern: '^[0-9]{1,2}:[0-9]{2}$' } },
  );
}

/** A date, `YYYY-MM-DD`. */
export function date(): CellType<string> {
  return cellType(
    (text) => {
      const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && parseTimestamp(`${text}T00:00:00Z`).ok;
      if (isDay) return read(text);
      const values = meantDates(text)
        .map((date) => date.replace(/ 00:00$/, ''))
        .filter((date) => date !== text);
      return unreadable(`${quoted(text)} is not a date.`, 'Write year-month-day, such as 2026-11-21.', {
        values,
        certain: true,
      });
    },
    { code: 'not-a-date', form: 'date, YYYY-MM-DD', json: { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' } },
  );
}

/** OCPI Image.type: at most four characters, not a MIME type. OCPI names gif, jpeg, png and svg, but has no closed list. */
const IMAGE_TYPE = /^[A-Za-z0-9]{1,4}$/;

export function imageType(): CellType<string> {
  return cellType(
    (text) => {
      if (IMAGE_TYPE.test(text)) return read(text);
      const [, subtype] = /^image\/(\w+)/i.exec(text) ?? [];
      return unreadable(`${quoted(text)} is not an image type.`, 'Write gif, jpeg, png or svg.', oneMeaning(subtype));
    },
    { code: 'not-an-image-type', form: 'gif, jpeg, png or svg', json: { pattern: IMAGE_TYPE.source } },
  );
}

const IMAGE_ENDINGS = new Map(['gif', 'jpeg', 'png', 'svg', 'webp', 'avif'].map((type) => [type, type])).set(
  'jpg',
  'jpeg',
);

/** Kinds of files that browsers and cars do not show as pictures. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  'heic',
  'heif',
  'tif',
  'tiff',
  'bmp',
  'psd',
  'raw',
  'dng',
  'eps',
  'ai',
  'pdf',
  'doc',
  'docx',
  'html',
  'htm',
  'mp4',
  'mov',
]);

/** The ending of a picture that nobody can look at, such as `heic`. */
export function endingNotShown(address: string): string | undefined {
  const ending = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(address)?.[1]?.toLowerCase();
  return ending !== undefined && NOT_SHOWN.has(ending) ? ending : undefined;
}

/** The OCPI type of an image by the ending of its URL, if it has one. */
export function imageTypeOf(address: string): string | undefined {
  const ending = /\.([a-z]+)(?:[?#].*)?$/i.exec(address)?.[1]?.toLowerCase();
  return ending === undefined ? undefined : IMAGE_ENDINGS.get(ending);
}

/** Amounts by name: `SOLAR:40|WIND:60`. */
export function shares<const V extends string>(
  names: readonly V[],
  { max, unit }: { readonly max: number; readonly unit: string },
  words?: Vocabulary<V>,
): CellType<{ name: V; amount: Big }[]> {
  const readItem = (item: string): Reading<{ name: V; amount: Big }> => {
    const [word = '', number = '', ...rest] = item.split(':').map((part) => part.trim());
    const name = names.find((candidate) => candidate === word);
    if (number === '' || rest.length > 0) {
      const [, first, second] = /^(\w+)[\s=]+(\d.*)$/.exec(item) ?? [];
      const meant = oneMeaning(second === undefined ? undefined : `${first}:${second}`);
      const hint = `Write a name, a colon and an amount, such as ${names[0]}:40.`;
      return unreadable(`${quoted(item)} is not a name and an amount.`, hint, meant);
    }
    if (name === undefined) {
      const known = words?.meant(word) ?? guessAt(word, names);
      const meant = known && { ...known, values: known.values.map((value) => `${value}:${number}`) };
      const problem = `${quoted(word)} is not one of the values in OCPI.`;
      return { ...unreadable(problem, `Write one of ${names.join(', ')}.`, meant), code: 'unknown-value' };
    }
    const amount = within(parseDecimal(number, { maxDecimals: 4, unit }), { min: 0, max, unit });
    if (amount.ok) return read({ name, amount: amount.value });
    const meant = amount.meant && { ...amount.meant, values: amount.meant.values.map((value) => `${name}:${value}`) };
    return { code: 'not-a-number', ...amount, ...(meant && { meant }) };
  };
  return list(readItem, {
    form: `name and amount in ${unit}, joined by a colon; several separated by \`|\``,
    values: names,
    writeItem: ({ name, amount }) => `${name}:${formatDecimal(amount)}`,
    ...(words && { words }),
  });
}

function within(number: Cell<Big>, range: Range): Reading<Big> {
  if (!number.ok) return withoutImplausible(number, range);
  const { min, max, unit } = range;
  const { value } = number;
  if (value.gte(min) && value.lte(max)) return number;
  const hint = `Write a number from ${min} to ${max}${unit === '' ? '' : `; the unit is ${unit}`}.`;
  return {
    ...unreadable(`${value.toFixed()} is ${value.lt(min) ? 'too small' : 'too large'}.`, hint, inKilo(value, range)),
    code: 'out-of-range',
  };
}

/** A power that is too large for kilowatts is in watts. */
function inKilo(value: Big, { max, unit }: Range): Meant | undefined {
  const kilowatts = value.div(1000);
  if (unit !== 'kW' || kilowatts.lt(1) || kilowatts.gt(max)) return undefined;
  return { values: [kilowatts.toFixed()], note: 'The column is in kW, and you probably mean watts.' };
}

function withoutImplausible(number: Unreadable, { unit, leastPlausible = 0 }: Range): Unreadable {
  const values = number.meant?.values ?? [];
  const plausible = values.filter((value) => !(Number(value) < leastPlausible));
  if (plausible.length === values.length) return number;
  return unreadable(number.problem, `Check the unit: the column is in ${unit}.`, {
    ...number.meant,
    values: plausible,
  });
}

function inUnit({ unit }: Range): string {
  return unit === '' || unit === 'money' ? '' : `, in ${unit}`;
}
