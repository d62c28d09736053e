/**
 * Whether objects conform, without saying why they do not: as fast as ajv can. Compiling takes longer than checking some
 * thousand objects, so the package has functions that are compiled ahead of time in the place of this file
 * (bin/compile-schemas.cjs).
 */

import { newAjv } from './new-ajv.ts';

let ajv: ReturnType<typeof newAjv> | undefined;

/** The check of a schema by its file name in schemas/ocpi. @returns undefined if it is not known here */
export function conformingTo(schemaId: string): ((value: unknown) => unknown) | undefined {
  ajv ??= newAjv({ messages: false });
  return ajv.getSchema(schemaId);
}
