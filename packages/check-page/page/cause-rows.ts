/** The rows of a cause, as many as were asked for, with their wrong cells marked. */

import { h } from 'preact';
import { useState } from 'preact/hooks';
import type { Finding } from '../../../src/findings/browser.ts';
import type { CheckedCause } from '../messages.ts';
import { CellGrid } from './cell-grid.ts';
import { rowOfCell } from './cell-name.ts';
import type { CheckActions } from './check-actions.ts';
import type { CheckWords } from './check-words.ts';

interface CauseRowsProps {
  readonly words: CheckWords;
  readonly cause: CheckedCause;
  readonly actions: CheckActions;
  /** Id of the element that says what is wrong. */
  readonly describedBy: string;
}

const FIRST = 10;
/** How many findings each press of the button adds. */
const MORE = 100;

export function CauseRows({ words, cause, actions, describedBy }: CauseRowsProps) {
  const [shown, setShown] = useState(FIRST);
  const { file } = cause.first;
  const found = actions.table(file);
  if (found === undefined) return null;
  const { table, headerRow } = found;
  const findings = cause.findings.slice(0, shown);
  const numbers = [...new Set(findings.flatMap(rowsOf))].filter((number) => number <= table.length);
  const left = cause.findings.length - shown;
  return h('div', { class: 'rows' }, [
    h(CellGrid, {
      ...{ words, file, findings, describedBy, foundAt: actions.foundAt, header: table.cells(headerRow) },
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
