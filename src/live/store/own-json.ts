/** Values in a store as JSON, with the number of their format: whoever may write to the store is trusted to write it only with this program. */

/** Changes with the form of any of them: what another version has written counts as nothing. */
const FORMAT = 3;

export function writeOwn(value: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ format: FORMAT, ...value }));
}

/** Undefined if there is nothing, or if it is damaged or of another version. */
export function readOwn<T extends object>(bytes: Uint8Array | undefined): T | undefined {
  if (bytes === undefined) return undefined;
  try {
    const { format, ...value } = JSON.parse(new TextDecoder().decode(bytes)) as { readonly format?: number };
    return format === FORMAT ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}
