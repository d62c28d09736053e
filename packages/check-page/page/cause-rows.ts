/** The rows of a cause, as many as were asked for, with their wrong cells marked. */

import { Component, h } from 'preact';
import type { Finding } from '../../../src/findings/browser.ts';
import { rowOfCell } from '../cell-name.ts';
import type { CheckedCause } from '../messages.ts';
import type { CheckWords } from '../words/check-words.ts';
import { type CauseTexts, textsOfRows } from './cause-texts.ts';
import { CellGrid } from './cell-grid.ts';
import type { CheckActions } from './check-actions.ts';

interface CauseRowsProps {
  readonly words: CheckWords;
  readonly cause: CheckedCause;
  readonly actions: CheckActions;
  /** Id of the element that says what is wrong. */
  readonly describedBy: string;
}

interface CauseRowsState {
  /** How many findings are shown. */
  readonly shown: number;
  readonly loaded?: { readonly texts: CauseTexts; readonly findings: readonly Finding[] };
}

const FIRST = 10;
/** How many findings each press of the button adds. */
const MORE = 100;

export class CauseRows extends Component<CauseRowsProps, CauseRowsState> {
  override state: CauseRowsState = { shown: FIRST };

  override componentDidMount(): void {
    void this.#load();
  }

  override componentDidUpdate({ cause }: CauseRowsProps, { shown }: CauseRowsState): void {
    if (cause !== this.props.cause || shown !== this.state.shown) void this.#load();
  }

  override render() {
    const { words, cause, actions, describedBy } = this.props;
    const { loaded, shown } = this.state;
    if (loaded === undefined) return h('p', { class: 'wait' }, '…');
    const left = cause.count - shown;
    return h('div', { class: 'rows' }, [
      h(CellGrid, {
        ...{ words, texts: loaded.texts, findings: loaded.findings, describedBy, file: cause.first.file },
        textIn: (cell) => actions.textIn(cause.first.file, cell),
        onWrite: (cell, before, text) => actions.write([{ file: cause.first.file, cell, before, text }]),
      }),
      left > 0 &&
        h(
          'button',
          { type: 'button', onClick: () => this.setState({ shown: shown + MORE }) },
          words.say('cause.more', { count: left }),
        ),
    ]);
  }

  async #load(): Promise<void> {
    const { cause, actions } = this.props;
    const { shown } = this.state;
    const { key, count, first } = cause;
    const wanted = Math.min(shown, count);
    const findings =
      wanted <= cause.findings.length
        ? cause.findings.slice(0, wanted)
        : (await actions.ask('more', { cause: key, from: 0, count: wanted })).findings;
    const texts = await textsOfRows(actions.ask, first.file, findings.flatMap(rowsOf));
    // Another check may have ended meanwhile.
    if (cause === this.props.cause) this.setState({ loaded: { texts, findings } });
  }
}

/** The row of a finding, and others of the same mistake, such as the first of two equal keys. */
function rowsOf({ file, cell, related = [] }: Finding): number[] {
  const others = related.filter((place) => place.file === file).slice(0, FIRST);
  return [cell, ...others.map((place) => place.cell)].flatMap((name) => rowOfCell(name ?? '')?.row ?? []);
}
