/** Settings that are read like cells of the tables, so that the same text means the same in both. */

import * as z from 'zod';
import { unreadable } from '../cells/cell.ts';
import type { Advice } from '../findings/text/advice.ts';
import { adviceFor } from '../tables/cell-types/advice-for.ts';
import type { CellType, Reading } from '../tables/cell-types/cell-type.ts';
import type { SettingCode } from './finding-codes.ts';

/** The problem of a setting that its cell type cannot read. It becomes the finding of the cell (setting-findings.ts). */
export interface SettingProblem extends Advice {
  readonly code: SettingCode;
}

/** A setting that is read like a cell of this type, without the spaces around it. It must not be empty. */
export function asCell<T>(type: CellType<T, SettingCode>): z.ZodType<T, string> {
  return z
    .string()
    .meta(type.json)
    .transform((written, context) => {
      const reading = readSetting(type, written.trim());
      if (reading.ok) return reading.value;
      const advice = adviceFor(type.read, reading);
      const params = { code: reading.code ?? type.code, ...advice } satisfies SettingProblem;
      context.addIssue({ code: 'custom', message: reading.problem, params });
      return z.NEVER;
    });
}

function readSetting<T>(type: CellType<T, SettingCode>, text: string): Reading<T, SettingCode> {
  if (text === '')
    return { ...unreadable('must not be empty', 'Fill it in, or leave it out.'), code: 'invalid-setting' };
  if (text.isWellFormed()) return type.read(text);
  return {
    ...unreadable('contains half a character (a lone surrogate).', 'Type the text again.'),
    code: 'not-printable',
  };
}
