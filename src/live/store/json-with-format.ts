/** Values in a store as JSON, with the number of their form: whoever may write to the store is trusted to write it only with this program. */

export function writeWithFormat(format: number, value: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ format, ...value }));
}

/** Undefined if there is nothing, or if it is damaged or of another form. */
export function readWithFormat<T extends object>(format: number, bytes: Uint8Array | undefined): T | undefined {
  const { format: own, ...value } = (bytes && readOfAnyFormat(bytes)) ?? {};
  return own === format ? (value as T) : undefined;
}

/** Undefined if it is damaged, or no object. */
export function readOfAnyFormat(bytes: Uint8Array): { readonly [member: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
