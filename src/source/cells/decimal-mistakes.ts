/** Common mistakes of people and spreadsheets in decimal numbers, with corrections. Texts here are short. */

import { Big } from 'big.js';
import { quoted, type Unreadable, unreadable } from './cell.ts';

interface Mistake {
  readonly form: RegExp;
  readonly problem: (text: string) => string;
  readonly hint: (text: string) => string;
}

/** The first form that matches says what is wrong. */
const MISTAKES: readonly Mistake[] = [
  {
    form: /^-?[1-9]\d{0,2},\d{3}$/,
    problem: () => 'has a comma, which may separate decimals or thousands',
    hint: (text) => `Write ${text.replace(',', '.')} with a point, or ${text.replace(',', '')} without a separator.`,
  },
  {
    form: /^-?\d+,\d+$/,
    problem: () => 'has a decimal comma',
    hint: (text) => `Write ${withoutZeros(text.replace(',', '.'))} with a point.`,
  },
  {
    form: /^-?\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,]\d+)?$/,
    problem: () => 'has thousands separators',
    hint: (text) => `Write ${withoutThousands(text)}.`,
  },
  {
    form: /^[-+]?\d+(?:\.\d+)?e[-+]?\d{1,2}$/i,
    problem: () => 'has an exponent',
    hint: (text) => `Write ${new Big(text.replace(/^\+/, '')).toFixed()}.`,
  },
  { form: /^-?\.\d+$/, problem: () => 'begins with a point', hint: (text) => `Write ${text.replace('.', '0.')}.` },
  { form: /^-?\d+[.,]$/, problem: () => 'ends with a point or comma', hint: (text) => `Write ${text.slice(0, -1)}.` },
  { form: /^-?0\d/, problem: () => 'begins with zeros', hint: (text) => `Write ${withoutZeros(text)}.` },
  { form: /^\+\s?\d/, problem: () => 'has a plus sign', hint: (text) => `Write ${text.slice(1).trim()}.` },
  {
    form: /^[−–]\s?\d/,
    problem: () => 'has a dash instead of a minus sign',
    hint: (text) => `Write -${text.slice(1).trim()}.`,
  },
  { form: /\d.*%$/, problem: () => 'has a percent sign', hint: (text) => `Write ${text.slice(0, -1).trim()}.` },
  {
    form: /^(?:[SW]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?°?\s?[SW])$/i,
    problem: besides,
    hint: (text) => `South and west are negative. Write -${numberIn(text)}.`,
  },
  {
    form: /^-?\d+(?:[.,]\d+)?\s?k[VW]$/i,
    problem: besides,
    hint: (text) =>
      `Write only a number, in the unit of the column: ${text} are ${timesThousand(text)} ${text.slice(-1)}.`,
  },
  {
    form: /^(?:[^\d.,+-]+\d+(?:[.,]\d+)?|-?\d+(?:[.,]\d+)?[^\d.,]+)$/,
    problem: besides,
    hint: (text) => `Write only the number: ${numberIn(text)}.`,
  },
];

/** What is wrong with text that is not a plain decimal. `example` is the hint where it is unclear which number is meant. */
export function decimalMistake(text: string, example: string): Unreadable {
  if (text === '') return unreadable('is empty', example);
  const mistake = MISTAKES.find(({ form }) => form.test(text));
  if (mistake) return unreadable(mistake.problem(text), mistake.hint(text));
  return unreadable('is not a number', example);
}

function besides(text: string): string {
  return `has ${quoted(text.replace(/[\d.,]+|^-/g, '').trim())} besides the number`;
}

/** The only number in a text, with a point. */
function numberIn(text: string): string {
  return (/-?\d+(?:[.,]\d+)?/.exec(text)?.[0] ?? '').replace(',', '.');
}

function timesThousand(text: string): string {
  return new Big(numberIn(text)).times(1000).toFixed();
}

function withoutZeros(text: string): string {
  return text.replace(/^(-?)0+(?=\d)/, '$1');
}

/** The last separator is the decimal sign if it differs from those before it. */
function withoutThousands(text: string): string {
  const separators = text.match(/[.,'’\s]/g) ?? [];
  const last = separators.at(-1) ?? '';
  const isDecimalSign = separators.length > 1 && separators[0] !== last;
  const at = isDecimalSign ? text.lastIndexOf(last) : text.length;
  const fraction = isDecimalSign ? `.${text.slice(at + 1)}` : '';
  return text.slice(0, at).replace(/[.,'’\s]/g, '') + fraction;
}
