/** Who judges what we publish in DATEX II: a schema of ours, and those of the German profile where they stand beside the project. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { REGIMES } from '../../../support/shared-regimes.ts';
import { OWN_STATUS, OWN_TABLE } from './own-schema.ts';

export interface Publications {
  /** Absent of a network without sites. */
  readonly table?: unknown;
  readonly status: unknown;
}

/** What is wrong with them; nothing if they are right. */
export type Judge = (publications: Publications) => readonly string[];

const DIRECTORY = REGIMES && join(REGIMES, 'datex/german');

const TIME_OF_DAY = /^\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Undefined where the schemas are not. */
export const OFFICIAL: Judge | undefined =
  DIRECTORY === undefined
    ? undefined
    : judgeOf(official(DIRECTORY, 'table', 'D2Payload'), official(DIRECTORY, 'status', 'MessageContainer'));

export const OWN: Judge = judgeOf(new Ajv2020().compile(OWN_TABLE), new Ajv2020().compile(OWN_STATUS));

function judgeOf(table: ValidateFunction, status: ValidateFunction): Judge {
  const problems = (validate: ValidateFunction, document: unknown) =>
    (validate(document) as boolean) ? [] : (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
  return (own) => [...(own.table === undefined ? [] : problems(table, own.table)), ...problems(status, own.status)];
}

function official(directory: string, kind: string, root: string): ValidateFunction {
  const ajv = new Ajv2020({
    strict: false,
    formats: {
      'date-time': (text: string) => /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
      time: TIME_OF_DAY,
    },
  });
  for (const name of readdirSync(join(directory, kind)).filter((one) => one.startsWith('DATEXII'))) {
    ajv.addSchema(JSON.parse(readFileSync(join(directory, kind, name), 'utf8')), name);
  }
  const validate = ajv.getSchema(`DATEXII_3_${root}.json`);
  if (validate === undefined) throw new Error(`There is no ${root} in ${directory}.`);
  return validate;
}
