/**
 * The filled cells of one imported row. A feed with a million connectors has ten million of them, so to save memory a
 * row is one flat list of column, text, pointer, column, text, pointer, and so on.
 */

/** The text of a cell, and the JSON pointer (RFC 6901) of the value that it comes from. */
export interface ImportedCell {
  readonly text: string;
  readonly pointer: string;
}

/** How many different texts of a column are kept for sharing. A column with more of them is mostly unique texts. */
const KEPT_TEXTS = 1000;

/** Keeps one copy of each repeated text, for all rows of an import. */
export interface SharedTexts {
  share(column: string, text: string): string;
}

export function sharedTexts(): SharedTexts {
  const columns = new Map<string, Map<string, string>>();
  return {
    share(column, text) {
      const known = columns.get(column) ?? new Map<string, string>();
      if (known.size === 0) columns.set(column, known);
      const kept = known.get(text);
      if (kept !== undefined) return kept;
      if (known.size < KEPT_TEXTS) known.set(text, text);
      return text;
    },
  };
}

/** Cells by column name, in the order in which they were added. */
export class ImportedCells {
  /** Column, text, pointer. A pointer below that of the row is stored relative to it, so that rows can share it. */
  #list: string[] = [];
  readonly #row: string;
  readonly #texts: SharedTexts;

  constructor(row: string, texts: SharedTexts) {
    this.#row = row;
    this.#texts = texts;
  }

  get(column: string): ImportedCell | undefined {
    const at = this.#find(column);
    const [text, stored] = at < 0 ? [] : this.#list.slice(at + 1, at + 3);
    if (text === undefined || stored === undefined) return undefined;
    return { text, pointer: stored.startsWith(RELATIVE) ? this.#row + stored.slice(1) : stored };
  }

  /** Same as `get(column)?.text`, without allocating an object. */
  textOf(column: string): string | undefined {
    const at = this.#find(column);
    return at < 0 ? undefined : this.#list[at + 1];
  }

  has(column: string): boolean {
    return this.#find(column) >= 0;
  }

  set(column: string, { text, pointer }: ImportedCell): void {
    const isBelow = pointer.startsWith(this.#row);
    const stored = isBelow ? this.#texts.share('', RELATIVE + pointer.slice(this.#row.length)) : pointer;
    const at = this.#find(column);
    this.#list.splice(at < 0 ? this.#list.length : at, 3, column, this.#texts.share(column, text), stored);
  }

  delete(column: string): boolean {
    const at = this.#find(column);
    if (at >= 0) this.#list.splice(at, 3);
    return at >= 0;
  }

  /** Gives back the room that the list had for more cells. */
  trim(): void {
    this.#list = this.#list.slice();
  }

  columns(): string[] {
    return this.#list.filter((_, i) => i % 3 === 0);
  }

  #find(column: string): number {
    for (let at = 0; at < this.#list.length; at += 3) if (this.#list[at] === column) return at;
    return -1;
  }
}

/** The first character of a stored pointer that is relative to the row; no JSON pointer begins with it. */
const RELATIVE = '.';
