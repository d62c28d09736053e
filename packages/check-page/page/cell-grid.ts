/** Rows of a table, as a spreadsheet shows them: arrow keys move, Enter edits, Escape leaves a cell as it was. */

import { Component, createRef, h } from 'preact';
import { type Finding, visible } from '../../../src/findings/browser.ts';
import { cellName, rowOfCell } from './cell-name.ts';
import type { CheckActions } from './check-actions.ts';
import type { CheckWords } from './check-words.ts';
import { replacementInWords } from './replacements.ts';

interface CellGridProps {
  readonly words: CheckWords;
  readonly file: string;
  readonly header: readonly string[];
  /** By their numbers, in their order. */
  readonly rows: ReadonlyMap<number, readonly string[]>;
  /** Those of the cause: their cells are marked most. */
  readonly findings: readonly Finding[];
  readonly foundAt: CheckActions['foundAt'];
  readonly describedBy: string;
  /** @param cell such as `F14` */
  readonly onWrite: (cell: string, text: string) => void;
}

interface CellGridState {
  /** The cell that the Tab key reaches. */
  readonly current?: string | undefined;
  readonly isEditing: boolean;
}

type CellInput = HTMLInputElement | HTMLTextAreaElement;

export class CellGrid extends Component<CellGridProps, CellGridState> {
  override state: CellGridState = { isEditing: false };

  readonly #frame = createRef<HTMLDivElement>();

  #hadFocus = false;

  /** The cell on which a button of the mouse went down. */
  #pressed: string | undefined;

  /** The text with which the edit began: a browser may write line ends in its own way. */
  #offered = '';

  /** What is wrong may stand far to the right. */
  override componentDidMount(): void {
    const cell = this.#element(this.#current());
    const frame = this.#frame.current;
    if (cell && frame && cell.offsetLeft + cell.offsetWidth > frame.clientWidth) {
      frame.scrollLeft = cell.offsetLeft - frame.clientWidth / 2;
    }
  }

  /** A row that is mended is gone, and with it the cell that had the focus. */
  override componentDidUpdate(_: CellGridProps, before: CellGridState): void {
    const { isEditing, current } = this.state;
    if (isEditing && !before.isEditing) this.#begin();
    else if (!isEditing && before.isEditing && this.#hadFocus) this.#element(current)?.focus();
    if (this.#hadFocus && document.activeElement === document.body) {
      this.#element(this.#current())?.focus({ preventScroll: true });
    }
  }

  override render() {
    const { words, file, header, findings, foundAt, describedBy } = this.props;
    const own = new Map(findings.flatMap((found) => (found.cell === undefined ? [] : [[found.cell, found]])));
    const rows = [...this.props.rows];
    const width = Math.max(header.length, ...rows.map(([, cells]) => cells.length));
    const current = this.#current();
    const hasOwnHints = findings.length > 1 && findings.some(({ replacement }) => replacement !== undefined);
    const numbers = Array.from({ length: width }, (_, i) => i);
    return h('div', { class: 'grid-frame', ref: this.#frame }, [
      h(
        'table',
        {
          ...{ role: 'grid', 'aria-label': words.say('table.label', { file }), 'aria-describedby': describedBy },
          ...{ onMouseDown: this.#press, onClick: this.#click },
          ...{ onKeyDown: this.#key, onFocusIn: this.#focusIn, onFocusOut: this.#focusOut },
        },
        [
          h('thead', null, [
            h('tr', null, [
              h('th', { scope: 'col', class: 'number' }, words.say('table.row')),
              ...numbers.map((i) => h('th', { scope: 'col' }, h('bdi', null, visible(header[i] ?? '')))),
              hasOwnHints &&
                h(
                  'th',
                  { scope: 'col', class: 'fix' },
                  h('span', { class: 'unseen' }, words.say('cause.write', { text: '…' })),
                ),
            ]),
          ]),
          h(
            'tbody',
            null,
            rows.map(([number, cells]) => {
              const cellsOfRow = numbers.map((i) => {
                const name = cellName(number, i);
                const found = own.get(name) ?? foundAt(file, name);
                return this.#cell(name, cells[i] ?? '', found, own.has(name), name === current);
              });
              const mended = numbers.flatMap((i) => own.get(cellName(number, i)) ?? [])[0];
              return h('tr', { key: number }, [
                h('th', { scope: 'row', class: 'number' }, number),
                ...cellsOfRow,
                hasOwnHints && h('td', { class: 'fix' }, mended && this.#fix(mended)),
              ]);
            }),
          ),
        ],
      ),
    ]);
  }

  #cell(name: string, text: string, found: Finding | undefined, isOwn: boolean, isCurrent: boolean) {
    const { words } = this.props;
    const isEdited = isCurrent && this.state.isEditing;
    return h(
      'td',
      {
        ...{ key: name, 'data-cell': name, tabIndex: isCurrent && !isEdited ? 0 : -1 },
        class: [isOwn ? 'is-wrong' : found && 'is-marked', isEdited && 'is-edited'].filter(Boolean).join(' '),
        'aria-invalid': found !== undefined,
        title: found && visible(found.message),
      },
      isEdited
        ? h(/[\r\n]/.test(text) ? 'textarea' : 'input', {
            // A value would be written again whenever anything else on the page changes.
            ...{ defaultValue: text, 'aria-label': words.say('table.edit', { cell: name }), dir: 'auto' },
            ...{
              autoComplete: 'off',
              spellcheck: false,
              enterKeyHint: 'done',
              size: Math.min(Math.max(text.length + 4, 12), 60),
            },
            onBlur: (event: Event) => this.#write(name, event.currentTarget as CellInput),
          })
        : h('bdi', null, visible(text)),
    );
  }

  /** The hint of one row. */
  #fix({ cell = '', replacement }: Finding) {
    const { words, onWrite } = this.props;
    if (replacement === undefined) return null;
    const write = () => onWrite(cell, replacement);
    return h('button', { type: 'button', onClick: write }, replacementInWords(words, replacement));
  }

  #current(): string | undefined {
    const { rows, findings } = this.props;
    const isThere = (cell: string | undefined) => rows.has(rowOfCell(cell ?? '')?.row ?? 0);
    const { current } = this.state;
    if (isThere(current)) return current;
    return findings.find(({ cell }) => isThere(cell))?.cell;
  }

  #edit(cell: string): void {
    this.setState({ current: cell, isEditing: true });
  }

  #begin(): void {
    const input = this.#input();
    input?.select();
    this.#offered = input?.value ?? '';
  }

  #write(cell: string, { value }: CellInput): void {
    if (!this.state.isEditing) return;
    this.setState({ isEditing: false });
    if (value !== this.#offered) this.props.onWrite(cell, value);
  }

  readonly #press = ({ target }: MouseEvent): void => {
    this.#pressed = cellAt(target);
  };

  /** Of the cell that was pressed: an edit that ends then may move another one below the pointer. */
  readonly #click = ({ target }: MouseEvent): void => {
    const cell = this.#pressed ?? cellAt(target);
    this.#pressed = undefined;
    if (cell !== undefined && !(this.state.isEditing && cell === this.state.current)) this.#edit(cell);
  };

  readonly #key = (event: KeyboardEvent): void => {
    const { isEditing } = this.state;
    const input = this.#input();
    if (isEditing && input) {
      if (event.key === 'Enter') input.blur();
      else if (event.key === 'Escape') {
        input.value = this.#offered;
        input.blur();
      }
      return;
    }
    const current = this.#current();
    if (current === undefined || (event.target as HTMLElement).dataset.cell === undefined) return;
    if (event.key === 'Enter' || event.key === 'F2') this.#edit(current);
    else if (!this.#move(event.key, current)) return;
    event.preventDefault();
  };

  /** @returns whether the key moves */
  #move(key: string, current: string): boolean {
    const cell = this.#element(current);
    const row = cell?.parentElement;
    const at = cell ? [...(row?.children ?? [])].indexOf(cell) : -1;
    const next = {
      ArrowLeft: cell?.previousElementSibling,
      ArrowRight: cell?.nextElementSibling,
      ArrowUp: row?.previousElementSibling?.children[at],
      ArrowDown: row?.nextElementSibling?.children[at],
      Home: row?.children[1],
    }[key];
    if (next === undefined) return false;
    if (next instanceof HTMLElement && next.dataset.cell !== undefined) {
      this.setState({ current: next.dataset.cell });
      next.focus();
    }
    return true;
  }

  readonly #focusIn = ({ target }: FocusEvent): void => {
    this.#hadFocus = true;
    const cell = target instanceof HTMLElement ? target.dataset.cell : undefined;
    if (cell !== undefined && !this.state.isEditing && cell !== this.state.current) this.setState({ current: cell });
  };

  /** What is taken away gives the focus to nothing. */
  readonly #focusOut = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !this.#frame.current?.contains(relatedTarget)) this.#hadFocus = false;
  };

  #element(cell: string | undefined): HTMLElement | undefined {
    if (cell === undefined) return undefined;
    return this.#frame.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`) ?? undefined;
  }

  #input(): CellInput | undefined {
    return this.#frame.current?.querySelector<CellInput>('td :is(input, textarea)') ?? undefined;
  }
}

function cellAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined;
}
