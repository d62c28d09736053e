/**
 * Cells that are made to be slow to read: each reader takes time that grows with the length and no faster.
 *
 * @module-tag alone: it counts time of the processor.
 */

import { describe, expect, test } from 'vitest';
import type { Cell } from '../../src/cells/cell.ts';
import { splitList } from '../../src/cells/list.ts';
import { parseDecimal } from '../../src/cells/numbers/money.ts';
import { parseOpeningHours } from '../../src/cells/opening-hours/opening-hours.ts';
import { parseDisplayTexts } from '../../src/cells/texts/display-text.ts';
import { parseTimeZone } from '../../src/cells/times/time-zone.ts';
import { parseLocalDateTime, parseTimestamp } from '../../src/cells/times/timestamp.ts';
import { textOf } from '../../src/findings/words.ts';
import { processorSeconds } from '../support/processor-time.ts';

const MEGABYTE = 1024 * 1024;

const READERS: readonly [string, (text: string) => Cell<unknown>][] = [
  ['opening hours', parseOpeningHours],
  ['time zone', parseTimeZone],
  ['timestamp', parseTimestamp],
  ['local moment', parseLocalDateTime],
  ['decimal', parseDecimal],
  ['list', splitList],
  ['display texts', (text) => parseDisplayTexts(text, 'en')],
];

const PIECES = [
  '9',
  ' ',
  'a',
  'Mo',
  '|',
  '\\',
  ',',
  ';',
  '1,000',
  ' x',
  'Mo,',
  '00:00-24:00,',
  'Mo-Su 20:00-26:00;',
  'Fr off;',
  'a|',
  '€ ',
];

describe.each(READERS)(
  '%s: a megabyte is read in time that grows with its length only, and messages stay short',
  (_, readCell) => {
    test.each(PIECES)('of "%s"', (piece) => {
      const text = piece.repeat(Math.floor(MEGABYTE / piece.length));
      let cell: ReturnType<typeof readCell> | undefined;
      const seconds = processorSeconds(() => {
        cell = readCell(text);
      });
      expect(seconds).toBeLessThan(2);
      if (cell?.ok === false) expect(textOf(cell.problem).length + cell.hint.length).toBeLessThan(500);
    });
  },
);
