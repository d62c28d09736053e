/** Lines of a file that is no table, such as network.json, and the whole of it to be edited as text. */

import { Component, createRef, h } from 'preact';
import { visible } from '../../../src/findings/browser.ts';
import type { CheckActions } from './check-actions.ts';
import type { CheckWords } from './check-words.ts';
import { linesOf, type TextFile, textFileOf } from './text-file.ts';

interface TextLinesProps {
  readonly words: CheckWords;
  readonly file: string;
  /** Those that are wrong, counted from 1. */
  readonly lines: readonly number[];
  readonly actions: CheckActions;
}

interface TextLinesState {
  readonly isEditing: boolean;
}

/** How many lines around a wrong one are shown. */
const AROUND = 1;
/** The most lines that are shown. */
const MOST = 30;

export class TextLines extends Component<TextLinesProps, TextLinesState> {
  override state: TextLinesState = { isEditing: false };

  readonly #field = createRef<HTMLTextAreaElement>();

  /** The edit begins where the first wrong line does. */
  override componentDidUpdate(_: TextLinesProps, before: TextLinesState): void {
    const field = this.#field.current;
    if (!this.state.isEditing || before.isEditing || field === null) return;
    const above = linesOf(field.value).slice(0, (this.props.lines[0] ?? 1) - 1);
    const at = above.reduce((sum, line) => sum + line.length + 1, 0);
    field.focus();
    field.setSelectionRange(at, at);
  }

  override render() {
    const { words, file, actions } = this.props;
    const bytes = actions.bytes(file);
    if (bytes === undefined) return null;
    const { text, write } = textFileOf(file, bytes);
    const edit = () => this.setState({ isEditing: true });
    return h(
      'div',
      { class: 'text-lines' },
      this.state.isEditing && write
        ? this.#form(text, write)
        : [
            // Long lines scroll: by the keyboard, too.
            h('ol', { class: 'code-lines', tabIndex: 0 }, this.#excerpt(text)),
            write && h('button', { type: 'button', onClick: edit }, words.say('file.edit', { file })),
          ],
    );
  }

  #excerpt(text: string) {
    const all = linesOf(text);
    const wrong = new Set(this.props.lines);
    const near = (line: number) => [...wrong].some((one) => Math.abs(one - line) <= AROUND);
    const shown = all.flatMap((content, i) => (near(i + 1) ? [{ line: i + 1, content }] : []));
    return shown
      .slice(0, MOST)
      .map(({ line, content }) =>
        h('li', { value: line, class: wrong.has(line) ? 'is-wrong' : '' }, [
          h('code', null, h('bdi', null, visible(content))),
        ]),
      );
  }

  #form(text: string, toBytes: NonNullable<TextFile['write']>) {
    const { words, file, actions } = this.props;
    const leave = () => this.setState({ isEditing: false });
    const write = (event: Event) => {
      event.preventDefault();
      const written = this.#field.current?.value ?? text;
      leave();
      actions.replace(new Map([[file, toBytes(written)]]));
    };
    return h('form', { onSubmit: write }, [
      h('label', null, [
        h('span', null, words.say('file.text', { file })),
        h('textarea', {
          ref: this.#field,
          rows: 16,
          spellcheck: false,
          autoComplete: 'off',
          defaultValue: text,
          wrap: 'off',
        }),
      ]),
      h('p', { class: 'choices' }, [
        h('button', { type: 'submit', class: 'primary' }, words.say('file.write')),
        h('button', { type: 'button', onClick: leave }, words.say('file.leave')),
      ]),
    ]);
  }
}
