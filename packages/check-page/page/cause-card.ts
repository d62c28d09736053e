/** One cause: what is wrong, what to write instead, how far it goes, and where. */

import { type ComponentChild, h } from 'preact';
import { useId, useMemo, useState } from 'preact/hooks';
import { type Finding, visible } from '../../../src/findings/browser.ts';
import type { CheckedCause } from '../messages.ts';
import { CellGrid } from './cell-grid.ts';
import { rowOfCell } from './cell-name.ts';
import type { CheckActions } from './check-actions.ts';
import type { CheckWords } from './check-words.ts';
import { cellsToWrite, equalCells, replacementInWords, replacementsInWords, swappedCells } from './replacements.ts';
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

interface CauseRowsProps extends OfCause {
  /** Id of the element that says what is wrong. */
  readonly describedBy: string;
}

const FIRST = 10;
/** How many findings each press of the button adds. */
const MORE = 100;

function CauseRows({ words, cause, actions, describedBy }: CauseRowsProps) {
  const [shown, setShown] = useState(FIRST);
  const { file } = cause.first;
  const table = actions.table(file);
  if (table === undefined) return null;
  const findings = cause.findings.slice(0, shown);
  const numbers = [...new Set(findings.flatMap(rowsOf))].filter((number) => number <= table.length);
  const left = cause.findings.length - shown;
  return h('div', { class: 'rows' }, [
    h(CellGrid, {
      ...{ words, file, findings, describedBy, foundAt: actions.foundAt, header: table.cells(table.form.headerRow) },
      rows: new Map(numbers.sort((a, b) => a - b).map((number) => [number, table.cells(number)])),
      onWrite: (cell, text) => actions.write([{ file, cell, text }]),
    }),
    left > 0 &&
      h('button', { type: 'button', onClick: () => setShown(shown + MORE) }, words.say('cause.more', { count: left })),
  ]);
}

/** The row of a finding, and others of the same mistake, such as the first of two equal keys. */
function rowsOf({ file, cell, related = [] }: Finding): number[] {
  const others = related.filter((place) => place.file === file).slice(0, FIRST);
  return [cell, ...others.map((place) => place.cell)].flatMap((name) => rowOfCell(name ?? '')?.row ?? []);
}

interface TextFormProps {
  readonly label: string;
  readonly button: string;
  /** Of what was written, which is not empty. */
  readonly onText: (text: string) => void;
}

/** A text to write once for all findings of a cause: what belongs in their cells, or why they are right. */
function TextForm({ label, button, onText }: TextFormProps) {
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget as HTMLFormElement).get('text')).trim();
    if (text !== '') onText(text);
  };
  return h('form', { class: 'text-form', onSubmit: submit }, [
    h('label', { for: id }, label),
    h('input', { id, name: 'text', required: true, autoComplete: 'off', dir: 'auto' }),
    h('button', { type: 'submit' }, button),
  ]);
}
