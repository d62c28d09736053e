/** Settings that are read like cells of the tables, so that the same text means the same in both. */

import * as z from 'zod';
import { unreadable } from '../cells/cell.ts';
import type { Advice } from '../findings/text/advice.ts';
import { adviceFor } from '../tables/cell-types/advice-for.ts';
import type { CellType } from '../tables/cell-types/cell-type.ts';
import type { SettingCode } from './finding-codes.ts';

/** The problem of a text that a cell type cannot read, with the code of the cell's finding. An issue without a code is worded for settings. */
export interface SettingProblem extends Advice {
  readonly code: SettingCode;
}

/** A setting that is read like a cell of this type, without the spaces around it. It must not be empty. */
export function asCell<T>(type: CellType<T, SettingCode>): z.ZodType<T, string> {
  return z
    .string()
    .meta(type.json)
    .transform((written, context) => {
      const text = written.trim();
      if (text === '') {
        const params = { hint: 'Fill it in, or leave it out.' } satisfies Advice;
        context.addIssue({ code: 'custom', message: 'must not be empty', params });
        return z.NEVER;
      }
      const reading = text.isWellFormed() ? type.read(text) : HALF_A_CHARACTER;
      if (reading.ok) return reading.value;
      const advice = adviceFor(type.read, reading);
      const params = { code: reading.code ?? type.code, ...advice } satisfies SettingProblem;
      context.addIssue({ code: 'custom', message: reading.problem, params });
      return z.NEVER;
    });
}

const HALF_A_CHARACTER = {
  ...unreadable('contains half a character (a lone surrogate).', 'Type the text again.'),
  code: 'not-printable' as const,
};
