/**
 * The filled cells of one imported row. A feed with a million connectors has ten million of them, so to save memory a
 * row is one list of texts, and one of columns and pointers, which all rows of a kind share.
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
  /** The same for the list of columns and pointers of a row. */
  shareList(list: readonly string[]): readonly string[];
}

export function sharedTexts(): SharedTexts {
  const columns = new Map<string, Map<string, string>>();
  const lists = new Map<string, readonly string[]>();
  return {
    share(column, text) {
      const known = columns.get(column) ?? new Map<string, string>();
      if (known.size === 0) columns.set(column, known);
      const kept = known.get(text);
      if (kept !== undefined) return kept;
      if (known.size < KEPT_TEXTS) known.set(text, text);
      return text;
    },
    shareList(list) {
      const key = list.join('\n');
      const kept = lists.get(key);
      if (kept !== undefined) return kept;
      if (lists.size < KEPT_TEXTS) lists.set(key, list);
      return list;
    },
  };
}

/** Cells by column name, in the order in which they were added. */
export class ImportedCells {
  /** Column, pointer, column, pointer. Rows share it, so it is replaced, never changed. */
  #places: readonly string[];
  /** The text of each column. */
  readonly #list: string[];
  readonly #row: string;
  readonly #texts: SharedTexts;

  /** @param cells column and cell; of two cells of a column, the last counts */
  constructor(row: string, texts: SharedTexts, cells: readonly (readonly [column: string, cell: ImportedCell])[] = []) {
    this.#row = row;
    this.#texts = texts;
    const last = new Map(cells);
    this.#places = texts.shareList([...last].flatMap(([column, { pointer }]) => [column, this.#stored(pointer)]));
    this.#list = [...last].map(([column, { text }]) => texts.share(column, text));
  }

  get(column: string): ImportedCell | undefined {
    const at = this.#find(column);
    if (at < 0) return undefined;
    const [text, stored] = [this.#list[at], this.#places[2 * at + 1]];
    if (text === undefined || stored === undefined) return undefined;
    return { text, pointer: this.#pointer(stored) };
  }

  /** Same as `get(column)?.text`, without allocating an object. */
  textOf(column: string): string | undefined {
    const at = this.#find(column);
    return at < 0 ? undefined : this.#list[at];
  }

  has(column: string): boolean {
    return this.#find(column) >= 0;
  }

  set(column: string, { text, pointer }: ImportedCell): void {
    const found = this.#find(column);
    const at = found < 0 ? this.#list.length : found;
    const stored = this.#stored(pointer);
    if (this.#places[2 * at + 1] !== stored)
      this.#places = this.#texts.shareList(this.#places.toSpliced(2 * at, 2, column, stored));
    this.#list[at] = this.#texts.share(column, text);
  }

  delete(column: string): boolean {
    const at = this.#find(column);
    if (at < 0) return false;
    this.#places = this.#texts.shareList(this.#places.toSpliced(2 * at, 2));
    this.#list.splice(at, 1);
    return true;
  }

  columns(): string[] {
    return this.#places.filter((_, i) => i % 2 === 0);
  }

  #find(column: string): number {
    for (let at = 0; at < this.#places.length; at += 2) if (this.#places[at] === column) return at / 2;
    return -1;
  }

  /** A pointer below the row, or below what the row is in, relative to the row: a dot, and one more for each level above. */
  #stored(pointer: string): string {
    let above = this.#row;
    let dots = RELATIVE;
    while (above !== '' && !pointer.startsWith(above)) {
      above = above.slice(0, Math.max(0, above.lastIndexOf('/')));
      dots += RELATIVE;
    }
    const rest = pointer.slice(above.length);
    return above === '' || rest.startsWith(RELATIVE) ? pointer : this.#texts.share('', dots + rest);
  }

  #pointer(stored: string): string {
    if (!stored.startsWith(RELATIVE)) return stored;
    let above = this.#row;
    let at = 1;
    for (; stored[at] === RELATIVE; at++) above = above.slice(0, above.lastIndexOf('/'));
    return above + stored.slice(at);
  }
}

/** The first character of a stored pointer that is relative to the row; no JSON pointer begins with it. */
const RELATIVE = '.';
