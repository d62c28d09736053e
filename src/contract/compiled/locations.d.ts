/** locations.js is generated from schemas/ocpi (tools/generate/schemas/compiled-locations.ts). */

/** Whether a value conforms; if not, `errors` says why. */
interface Conforms {
  (value: unknown): boolean;
  errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null;
}

/** The check of a schema by its file name in schemas/ocpi. Undefined if it is not compiled. */
export function compiledCheck(schemaId: string): Conforms | undefined;
