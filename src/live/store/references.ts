/** What heads named, as it is recorded in the store for remove-unreferenced.ts. If the record is lost or damaged, nothing is removed for a day. */

/** May be lost, and may not go back by more than a day. Whoever has written the note of removal.ts writes it. */
export const REFERENCES_PATH = '/_live/references.json';

/** The paths that a head named, with leading slashes. */
export interface References {
  /** When it was the head, in ms since 1970. */
  readonly at: number;
  readonly paths: ReadonlySet<string>;
}

export function writeReferences(recorded: readonly References[]): Uint8Array {
  const list = recorded.map(({ at, paths }) => ({ at, paths: [...paths] }));
  return new TextEncoder().encode(JSON.stringify(list));
}

export function parseReferences(bytes: Uint8Array | undefined): readonly References[] {
  if (bytes === undefined) return [];
  try {
    const list: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(list) ? list.flatMap(toReferences) : [];
  } catch {
    return [];
  }
}

function toReferences(entry: unknown): References[] {
  if (typeof entry !== 'object' || entry === null || !('at' in entry) || !('paths' in entry)) return [];
  const { at, paths } = entry;
  if (typeof at !== 'number' || !Array.isArray(paths) || !paths.every((path) => typeof path === 'string')) return [];
  return [{ at, paths: new Set(paths) }];
}
