/**
 * The filled cells of one draft row. A feed of a million connectors has ten million of them, so a row is one flat list
 * rather than a map of objects: column, text and place in turns.
 */

/** The text of a cell, and the JSON pointer (RFC 6901) of the value that it was made from. */
export interface ImportedCell {
  readonly text: string;
  readonly pointer: string;
}

/** Texts that recur, as most of a feed do, are kept once; a column with more of them than this is mostly unique. */
const KEPT_TEXTS = 1000;

/** Keeps one copy of each text. An import has one of these, and its rows share it. */
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

/** Cells by the name of their column, in the order in which they were added. */
export class ImportedCells {
  /** Column, text, place; a place below that of the row is written without it, so that rows share these too. */
  readonly #list: string[] = [];
  readonly #row: string;
  readonly #texts: SharedTexts;

  constructor(row: string, texts: SharedTexts) {
    this.#row = row;
    this.#texts = texts;
  }

  get(column: string): ImportedCell | undefined {
    const at = this.#find(column);
    const [text, place] = at < 0 ? [] : this.#list.slice(at + 1, at + 3);
    if (text === undefined || place === undefined) return undefined;
    return { text, pointer: place.startsWith(BELOW) ? this.#row + place.slice(1) : place };
  }

  /** As `get(column)?.text`, without making an object. */
  textOf(column: string): string | undefined {
    const at = this.#find(column);
    return at < 0 ? undefined : this.#list[at + 1];
  }

  has(column: string): boolean {
    return this.#find(column) >= 0;
  }

  set(column: string, { text, pointer }: ImportedCell): void {
    const isBelow = pointer.startsWith(this.#row);
    const place = isBelow ? this.#texts.share('', BELOW + pointer.slice(this.#row.length)) : pointer;
    const at = this.#find(column);
    this.#list.splice(at < 0 ? this.#list.length : at, 3, column, this.#texts.share(column, text), place);
  }

  delete(column: string): boolean {
    const at = this.#find(column);
    if (at >= 0) this.#list.splice(at, 3);
    return at >= 0;
  }

  columns(): string[] {
    return this.#list.filter((_, i) => i % 3 === 0);
  }

  #find(column: string): number {
    for (let at = 0; at < this.#list.length; at += 3) if (this.#list[at] === column) return at;
    return -1;
  }
}

/** Begins the place of a cell below that of its row; no JSON pointer begins with it. */
const BELOW = '.';
