/** Lines of a file that is no table, such as network.json, and the whole of it to be edited as text. */

import { Component, createRef, h } from 'preact';
import { visible } from '../../../src/findings/browser.ts';
import type { CheckWords } from '../words/check-words.ts';
import type { CheckActions } from './check-actions.ts';
import { linesOf, type TextFile, textFileOf } from './text-file.ts';

interface TextLinesProps {
  readonly words: CheckWords;
  readonly file: string;
  /** Those that are wrong, counted from 1. */
  readonly lines: readonly number[];
  readonly actions: CheckActions;
}

interface TextLinesState {
  /** The whole file, once it is loaded. */
  readonly loaded?: TextFile | undefined;
  readonly isEditing: boolean;
}

/** How many lines around a wrong one are shown. */
const AROUND = 1;
/** The most lines that are shown. */
const MOST = 30;

export class TextLines extends Component<TextLinesProps, TextLinesState> {
  override state: TextLinesState = { isEditing: false };

  readonly #field = createRef<HTMLTextAreaElement>();

  override componentDidMount(): void {
    void this.#load();
  }

  override componentDidUpdate({ lines }: TextLinesProps, { isEditing }: TextLinesState): void {
    if (lines.join() !== this.props.lines.join()) void this.#load();
    if (this.state.isEditing && !isEditing) this.#begin();
  }

  override render() {
    const { words, file } = this.props;
    const { loaded, isEditing } = this.state;
    if (loaded === undefined) return h('p', { class: 'wait' }, '…');
    return h(
      'div',
      { class: 'text-lines' },
      isEditing && loaded.write
        ? this.#form(loaded.text, loaded.write)
        : [
            h('ol', { class: 'code-lines' }, this.#excerpt(loaded.text)),
            loaded.write &&
              h(
                'button',
                { type: 'button', onClick: () => this.setState({ isEditing: true }) },
                words.say('file.edit', { file }),
              ),
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
      actions.replace({ path: file, bytes: toBytes(written) });
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

  /** The edit begins where the first wrong line does. */
  #begin(): void {
    const field = this.#field.current;
    const before = linesOf(this.state.loaded?.text ?? '').slice(0, (this.props.lines[0] ?? 1) - 1);
    const at = before.reduce((sum, line) => sum + line.length + 1, 0);
    field?.focus();
    field?.setSelectionRange(at, at);
  }

  async #load(): Promise<void> {
    const { actions, file } = this.props;
    const [found] = (await actions.ask('download', { file })).files;
    if (found) this.setState({ loaded: textFileOf(found) });
  }
}
