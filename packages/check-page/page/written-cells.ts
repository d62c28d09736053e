/** What the reader wrote into cells and no check has seen yet: it is shown as written, whatever else goes on. */

import type { CellEdit } from '../messages.ts';

export class WrittenCells {
  readonly #texts = new Map<string, { readonly edit: number; readonly text: string }>();

  /** The number of the last edit. */
  #last = 0;

  /** @returns the number of the edit */
  add(cells: readonly CellEdit[]): number {
    const edit = ++this.#last;
    for (const { file, cell, text } of cells) this.#texts.set(keyOf(file, cell), { edit, text });
    return edit;
  }

  /** What stands in a cell; undefined if it is what the worker says. */
  textIn(file: string, cell: string): string | undefined {
    return this.#texts.get(keyOf(file, cell))?.text;
  }

  /** A check has seen all edits up to this one. @returns whether it has seen all */
  forgetUpTo(edit: number): boolean {
    for (const [key, written] of this.#texts) if (written.edit <= edit) this.#texts.delete(key);
    return edit >= this.#last;
  }

  /** The edit was not made. */
  forget(edit: number): void {
    for (const [key, written] of this.#texts) if (written.edit === edit) this.#texts.delete(key);
  }
}

function keyOf(file: string, cell: string): string {
  return `${cell} ${file}`;
}
