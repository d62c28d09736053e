/**
 * Checks rendered objects against the JSON Schemas of `schemas/ocpi/`, which are independent of the code that rendered them.
 * A violation is a fault of this program, not of the data, and stops the build before anything is written. What a schema
 * can't express, such as unique ids, is in `invariants.ts`.
 */

import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { OcpiVersion } from '../ocpi/enums.ts';
import { conformingTo } from './conforming.ts';
import { newAjv } from './new-ajv.ts';

/** One violated rule. */
export interface Violation {
  /** JSON Pointer (RFC 6901) to the value, or to the place of a missing one. */
  pointer: string;
  /** The JSON Schema keyword that failed, `forbidden` for a field that must not be there, or the name of an invariant. */
  rule: string;
  message: string;
}

/** Checks a value against the contract. An empty list means that it conforms. */
export type Check = (value: unknown) => Violation[];

/** The contract of one OCPI version: its objects, and the envelopes in which they are published. */
export interface Contract {
  version: OcpiVersion;
  location: Check;
  evse: Check;
  connector: Check;
  tariff: Check;
  locationsResponse: Check;
  tariffsResponse: Check;
  versionsResponse: Check;
  versionDetailsResponse: Check;
}

/** The checks of one version, each compiled at its first use. */
export function compileContract(version: OcpiVersion): Contract {
  return {
    version,
    location: checkOf(`location-${version}.json`),
    evse: checkOf(`evse-${version}.json`),
    connector: checkOf(`connector-${version}.json`),
    tariff: checkOf(ofTariffs('tariff', version)),
    locationsResponse: checkOf(`locations-response-${version}.json`),
    tariffsResponse: checkOf(ofTariffs('tariffs-response', version)),
    versionsResponse: checkOf('versions-response.json'),
    versionDetailsResponse: checkOf('version-details-response.json'),
  };
}

/** 2.2 and 2.2.1 have the same tariffs. */
function ofTariffs(file: string, version: OcpiVersion): string {
  return version === '2.3.0' ? `${file}-2.3.0.json` : `${file}.json`;
}

/** Finding all violations is slow, so it is done only for a value that has one. */
function checkOf(schemaId: string): Check {
  let conforms: ReturnType<typeof conformingTo>;
  return (value) => {
    conforms ??= conformingTo(schemaId);
    return conforms?.(value) ? [] : violations(thorough(schemaId), value);
  };
}

let ajv: ReturnType<typeof newAjv> | undefined;

/** Finds everything that is wrong with a value, which in a build is a bug. */
function thorough(schemaId: string): ValidateFunction {
  ajv ??= newAjv({ allErrors: true, verbose: true });
  const validate = ajv.getSchema(schemaId);
  if (!validate) throw new Error(`schemas/ocpi has no ${schemaId}`);
  return validate;
}

function violations(validate: ValidateFunction, value: unknown): Violation[] {
  validate(value);
  const found = new Map<string, Violation>();
  for (const error of validate.errors ?? []) {
    if (error.keyword === 'if') continue; // the error in `then` or `else` is reported separately
    const violation = toViolation(error);
    // A value that no version has fails twice in 2.2, which has its own lists in addition to those of 2.2.1.
    found.set(`${violation.pointer} ${violation.rule}`, violation);
  }
  return [...found.values()];
}

function toViolation(error: ErrorObject): Violation {
  const { instancePath, keyword, params } = error;
  const { missingProperty, additionalProperty } = params;
  switch (keyword) {
    case 'required':
      return { pointer: `${instancePath}/${escaped(missingProperty)}`, rule: keyword, message: 'is missing' };
    case 'additionalProperties':
      return {
        pointer: `${instancePath}/${escaped(additionalProperty)}`,
        rule: 'forbidden',
        message: 'is not a published field of this object',
      };
    case 'false schema':
      return { pointer: instancePath, rule: 'forbidden', message: 'contradicts the other fields of this object' };
    default:
      return { pointer: instancePath, rule: keyword, message: wording(error) };
  }
}

function wording({ keyword, params, data, parentSchema, message }: ErrorObject): string {
  const shown = JSON.stringify(data);
  const { type, allowedValue, limit, i, j } = params;
  const { title } = parentSchema ?? {};
  switch (keyword) {
    case 'type':
      return `${shown} is not of the type ${type}`;
    case 'pattern':
    case 'enum':
      return `${shown} is not ${title}`;
    case 'const':
      return `${shown} is not ${JSON.stringify(allowedValue)}`;
    case 'maxLength':
      return `${shown} has ${[...String(data)].length} characters; the maximum is ${limit}`;
    case 'minimum':
      return `${shown} is less than ${limit}`;
    case 'maximum':
      return `${shown} is more than ${limit}`;
    case 'minItems':
    case 'minProperties':
      return 'is empty; it must be left out';
    case 'uniqueItems':
      return `has the same item twice, at ${Math.min(i, j)} and ${Math.max(i, j)}`;
    default:
      return message ?? `violates ${keyword}`;
  }
}

/** RFC 6901: `~` and `/` inside a member's name. */
function escaped(name: unknown): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1');
}
