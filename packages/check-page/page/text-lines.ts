/** Lines of a file that is no table, such as network.json, and the whole of it to be edited as text. */

import { h } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
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

const AROUND = 1;
const MOST = 30;

export function TextLines(props: TextLinesProps) {
  const { words, file, actions } = props;
  const [isEditing, setEditing] = useState(false);
  const bytes = actions.bytes(file);
  if (bytes === undefined) return null;
  const { text, write } = textFileOf(file, bytes);
  const edit = () => setEditing(true);
  return h(
    'div',
    { class: 'text-lines' },
    isEditing && write
      ? h(EditForm, { ...props, text, toBytes: write, onEnd: () => setEditing(false) })
      : [
          // Long lines scroll: by the keyboard, too.
          h('ol', { class: 'code-lines', tabIndex: 0 }, excerpt(text, new Set(props.lines))),
          write && h('button', { type: 'button', onClick: edit }, words.say('file.edit', { file })),
        ],
  );
}

function excerpt(text: string, wrong: ReadonlySet<number>) {
  const near = (line: number) => [...wrong].some((one) => Math.abs(one - line) <= AROUND);
  const shown = linesOf(text).flatMap((content, i) => (near(i + 1) ? [{ line: i + 1, content }] : []));
  return shown
    .slice(0, MOST)
    .map(({ line, content }) =>
      h('li', { value: line, class: wrong.has(line) ? 'is-wrong' : '' }, [
        h('code', null, h('bdi', null, visible(content))),
      ]),
    );
}

interface EditFormProps extends TextLinesProps {
  readonly text: string;
  readonly toBytes: NonNullable<TextFile['write']>;
  readonly onEnd: () => void;
}

function EditForm({ words, file, lines, actions, text, toBytes, onEnd }: EditFormProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  // The edit begins where the first wrong line does.
  useLayoutEffect(() => {
    const above = linesOf(ref.current?.value ?? '').slice(0, (lines[0] ?? 1) - 1);
    const at = above.reduce((sum, line) => sum + line.length + 1, 0);
    ref.current?.focus();
    ref.current?.setSelectionRange(at, at);
  }, []);
  const write = (event: Event) => {
    event.preventDefault();
    const written = ref.current?.value ?? text;
    onEnd();
    actions.replace(new Map([[file, toBytes(written)]]));
  };
  const field = { ref, rows: 16, spellcheck: false, autoComplete: 'off', defaultValue: text, wrap: 'off' };
  return h('form', { onSubmit: write }, [
    h('label', null, [h('span', null, words.say('file.text', { file })), h('textarea', field)]),
    h('p', { class: 'choices' }, [
      h('button', { type: 'submit', class: 'primary' }, words.say('file.write')),
      h('button', { type: 'button', onClick: onEnd }, words.say('file.leave')),
    ]),
  ]);
}
