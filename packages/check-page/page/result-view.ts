/** What was found: how much of it, the causes with the worst first, and what can be done with the files. */

import { Component, createRef, h } from 'preact';
import type { Severity } from '../../../src/findings/browser.ts';
import type { Checked, CheckedCause, Report } from '../messages.ts';
import { CauseCard } from './cause-card.ts';
import type { CheckActions } from './check-actions.ts';
import type { CheckWords } from './check-words.ts';
import { FilesSection } from './files-section.ts';
import type { Opened } from './opened.ts';
import { CountryChoice, DocumentSection, PublishSection, UnseenSection } from './sections.ts';

interface ResultViewProps {
  readonly words: CheckWords;
  readonly report: Report;
  readonly opened: Opened;
  readonly actions: CheckActions;
}

interface ResultViewState {
  /** Only causes of this severity are shown. */
  readonly only?: Severity | undefined;
  /** How many causes are shown. */
  readonly shown: number;
}

const SEVERITIES = ['error', 'doubt', 'warning'] as const satisfies readonly Severity[];

/** How many causes each press of the button adds. */
const MORE = 50;

/** The rows of so many causes are shown at once; of the others, on demand. */
const OPEN = 5;

export class ResultView extends Component<ResultViewProps, ResultViewState> {
  override state: ResultViewState = { shown: MORE };

  readonly #frame = createRef<HTMLDivElement>();

  /** The place of the cause in which the reader was last. */
  #place: number | undefined;

  override componentDidMount(): void {
    this.#focus('.result-title');
  }

  /** A cause that is mended is gone, and with it what had the focus: the one that took its place has it then. */
  override componentDidUpdate({ report }: ResultViewProps): void {
    if (report === this.props.report || document.activeElement !== document.body) return;
    const causes = this.#frame.current?.querySelectorAll<HTMLElement>('.causes > .cause') ?? [];
    const next = causes[Math.min(this.#place ?? Number.POSITIVE_INFINITY, causes.length - 1)];
    if (next === undefined || this.#place === undefined) this.#focus('.result-title');
    else next.focus();
  }

  override render() {
    const { words, report, opened, actions } = this.props;
    const { checked, converted } = report;
    const canPublish = checked?.canPublish === true;
    return h('div', { class: 'result', ref: this.#frame }, [
      h('div', { key: 'head', class: 'result-head' }, [
        h('h2', { class: 'result-title', tabIndex: -1 }, words.say('result.title')),
        h('div', { class: 'result-actions' }, [
          opened.before.length > 0 && h('button', { type: 'button', onClick: actions.undo }, words.say('result.undo')),
          h('button', { type: 'button', onClick: actions.startAgain }, words.say('result.again')),
        ]),
      ]),
      converted && h(DocumentSection, { key: 'document', words, converted, notes: opened.notes, canPublish }),
      checked && [
        checked.sheet && h(CountryChoice, { key: 'country', words, sheet: checked.sheet, onChoose: actions.choose }),
        this.#counts(checked),
        this.#causes(checked),
        h(FilesSection, { key: 'files', words, checked, opened }),
        canPublish && converted && h(PublishSection, { key: 'publish', words, commands: converted.next }),
        h(UnseenSection, { key: 'unseen', words, checked }),
      ],
    ]);
  }

  #counts({ counts, canPublish, sizes, sheet }: Checked) {
    const { words } = this.props;
    const found = SEVERITIES.filter((severity) => counts[severity] > 0);
    const isMended = counts.error + counts.doubt === 0;
    const ofSheet = sheet?.country === '' ? 'sheet.first' : 'sheet.can';
    const verdict = canPublish ? 'result.can' : sheet && isMended ? ofSheet : 'result.cannot';
    const isGood = verdict === 'result.can' || verdict === 'sheet.can';
    return h('div', { key: 'counts', class: `verdict ${isGood ? 'is-good' : 'is-bad'}` }, [
      h('p', { class: 'counts' }, [
        found.length === 0 && h('strong', null, words.say('result.none')),
        ...found.map((severity) =>
          h('span', { class: `count ${severity}` }, words.say(`result.${severity}s`, { count: counts[severity] })),
        ),
      ]),
      h('p', null, words.say(verdict)),
      canPublish && h('p', null, words.say('result.page')),
      sizes !== undefined && h('p', { class: 'quiet', lang: 'en' }, sizes),
      found.length > 0 && h('p', { class: 'quiet' }, words.say('result.what')),
      found.length > 1 && this.#filter(found),
    ]);
  }

  #filter(found: readonly Severity[]) {
    const { words } = this.props;
    const choice = (severity: Severity | undefined) =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': this.state.only === severity,
          onClick: () => this.setState({ only: severity, shown: MORE }),
        },
        severity === undefined ? words.say('result.all') : words.say(`severity.${severity}`),
      );
    return h('div', { class: 'chips', role: 'group', 'aria-label': words.say('result.show') }, [
      choice(undefined),
      ...found.map(choice),
    ]);
  }

  #causes({ causes, counts }: Checked) {
    const { words, actions } = this.props;
    const only = this.state.only !== undefined && counts[this.state.only] > 0 ? this.state.only : undefined;
    const wanted = only === undefined ? causes : causes.filter(({ first }) => first.severity === only);
    const names = namesOf(wanted);
    const left = wanted.length - this.state.shown;
    return h('div', { key: 'causes', class: 'causes' }, [
      wanted.some(({ first }) => first.cell !== undefined) &&
        h('p', { key: 'help', class: 'quiet' }, [
          h('span', { class: 'with-keys' }, words.say('table.help')),
          h('span', { class: 'with-fingers' }, words.say('table.help_touch')),
        ]),
      ...wanted.slice(0, this.state.shown).map((cause, i) =>
        h(CauseCard, {
          ...{ key: names[i], words, cause, actions },
          isOpen: i < OPEN,
          onFocus: () => {
            this.#place = i;
          },
        }),
      ),
      left > 0 &&
        h(
          'button',
          { type: 'button', key: 'more', onClick: () => this.setState(({ shown }) => ({ shown: shown + MORE })) },
          words.say('result.more_causes', { count: left }),
        ),
    ]);
  }

  #focus(selector: string): void {
    this.#frame.current?.querySelector<HTMLElement>(selector)?.focus();
  }
}

/** A cause keeps its name from one check to the next, while others of its kind are mended after it. */
function namesOf(causes: readonly CheckedCause[]): string[] {
  const seen = new Map<string, number>();
  return causes.map(({ first: { code, file, field = '' } }) => {
    const name = `${code} ${file} ${field}`;
    const number = seen.get(name) ?? 0;
    seen.set(name, number + 1);
    return `${name} ${number}`;
  });
}
