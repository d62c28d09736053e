/** One cause: what is wrong, what to write instead, how far it goes, and where. */

import { type ComponentChild, h } from 'preact';
import { useId, useMemo, useState } from 'preact/hooks';
import { type Finding, visible } from '../../../src/findings/browser.ts';
import type { CheckedCause } from '../messages.ts';
import { CauseRows } from './cause-rows.ts';
import type { CheckActions } from './check-actions.ts';
import type { CheckWords } from './check-words.ts';
import { cellsToWrite, equalCells, replacementInWords, replacementsInWords, swappedCells } from './replacements.ts';
import { TextForm } from './text-form.ts';
import { TextLines } from './text-lines.ts';

interface CauseCardProps {
  readonly words: CheckWords;
  readonly cause: CheckedCause;
  readonly actions: CheckActions;
  /** Whether its rows are shown at once. */
  readonly isOpen: boolean;
  readonly onFocus: () => void;
}

export function CauseCard({ words, cause, actions, isOpen, onFocus }: CauseCardProps) {
  const { first, extent, waiver } = cause;
  const { severity, code } = first;
  const [areRowsShown, setShown] = useState(isOpen);
  const id = useId();
  return h('article', { class: `cause ${severity}`, tabIndex: -1, 'aria-labelledby': id, onFocusIn: onFocus }, [
    h('p', { class: 'cause-kind' }, [
      h('span', { class: `badge ${severity}` }, words.say(`severity.${severity}`)),
      h('span', { class: 'place' }, h('bdi', null, placeOf(first))),
      h('code', null, code),
    ]),
    h('h3', { id, lang: 'en', class: 'said' }, h('bdi', null, visible(first.message))),
    first.hint !== undefined && h('p', { lang: 'en', class: 'hint' }, h('bdi', null, visible(first.hint))),
    extent !== undefined && h('p', { lang: 'en', class: 'extent quiet' }, h('bdi', null, visible(extent))),
    h(MendButton, { words, cause, actions }),
    where({ words, cause, actions }, areRowsShown, () => setShown(true), id),
    waiver !== undefined &&
      h('details', { class: 'waiver' }, [
        h('summary', null, words.say('cause.waiver')),
        h('p', null, h('code', null, h('bdi', null, visible(waiver)))),
        h(TextForm, {
          label: words.say('cause.reason'),
          button: words.say('cause.accept'),
          onText: (reason) => actions.accept(cause.findings, reason),
        }),
      ]),
  ]);
}

type OfCause = Pick<CauseCardProps, 'words' | 'cause' | 'actions'>;

/** The rows of a table, the lines of another file, or nothing. */
function where({ words, cause, actions }: OfCause, isShown: boolean, show: () => void, id: string): ComponentChild {
  const { cell, line, file } = cause.first;
  if (cell === undefined && line === undefined) return null;
  if (!isShown) return h('button', { type: 'button', onClick: show }, words.say('cause.rows'));
  if (cell !== undefined) {
    return [h(FillForm, { words, cause, actions }), h(CauseRows, { words, cause, actions, describedBy: id })];
  }
  return h(TextLines, { words, file, lines: cause.findings.flatMap((one) => one.line ?? []), actions });
}

function placeOf({ file, line, cell, pointer }: Finding): string {
  const name = visible(file);
  if (pointer !== undefined && pointer !== '') return `${name} ${visible(pointer)}`;
  return cell !== undefined ? `${name} ${cell}` : line === undefined ? name : `${name}:${line}`;
}

/** One text for cells that are equal, such as all that are empty, where nothing says what belongs in them. */
function FillForm({ words, cause, actions }: OfCause) {
  const cells = useMemo(() => equalCells(cause.findings, actions.table), [cause]);
  const count = cells.length;
  if (count < 2) return null;
  return h(TextForm, {
    label: words.say('cause.fill'),
    button: words.say('cause.write_all', { count }),
    onText: (text) => actions.write(cells.map((place) => ({ ...place, text }))),
  });
}

/** The hint as a button: it mends all findings of the cause. */
function MendButton(props: OfCause) {
  const [text, mend] = mendOf(props) ?? [];
  if (mend === undefined) return null;
  return h('p', { class: 'mend' }, [h('button', { type: 'button', class: 'primary', onClick: mend }, text)]);
}

/** What the button says and does; undefined if nothing is known to mend the cause. */
function mendOf({ words, cause, actions }: OfCause): readonly [text: string, mend: () => void] | undefined {
  const { findings } = cause;
  const { code, file, replacement, mend } = cause.first;
  const count = findings.length;
  if (code === 'code-page') return [words.say('cause.to_utf8'), () => actions.toUtf8(file)];
  if (mend && 'addColumns' in mend) {
    const { addColumns: names } = mend;
    return [words.say('cause.add_columns', { count: names.length }), () => actions.addColumns(file, names)];
  }
  if (mend) return [words.say('cause.swap', { count }), () => actions.write(swappedCells(findings, actions.table))];
  if (replacement === undefined || findings.some((one) => one.cell === undefined || one.replacement === undefined)) {
    return undefined;
  }
  const isSame = findings.every((one) => one.replacement === replacement);
  const ofAll = isSame ? replacementsInWords(words, replacement, count) : words.say('cause.write_all', { count });
  const text = count === 1 ? replacementInWords(words, replacement) : ofAll;
  return [text, () => actions.write(cellsToWrite(findings))];
}
