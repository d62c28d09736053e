/** The whole page: what was opened, what the worker said of it, and what the reader does. */

import { Component, h } from 'preact';
import type { Checked, Converted, Refused } from '../messages.ts';
import type { CheckWords } from '../words/check-words.ts';
import { BusyLine } from './busy-line.ts';
import type { Busy, CheckActions } from './check-actions.ts';
import { Checker, type News } from './checker.ts';
import { ResultView } from './result-view.ts';
import { StartView } from './start-view.ts';
import { MOST_MEGABYTES, type Taken } from './taken-files.ts';
import { WrittenCells } from './written-cells.ts';

interface CheckAppProps {
  readonly words: CheckWords;
  /** Begins the worker that checks. */
  readonly begin: () => Worker;
  /** What the link to this page names; empty without. */
  readonly address: string;
}

interface CheckAppState {
  readonly busy?: Busy | undefined;
  readonly checked?: Checked | undefined;
  readonly converted?: Converted | undefined;
  /** Why nothing was checked, or an edit was not made. */
  readonly refused?: Pick<Refused, 'message' | 'hint'> | undefined;
  /** What happened last, in words, for the live region. */
  readonly notice: string;
}

const NOTHING = { busy: undefined, checked: undefined, converted: undefined, refused: undefined };

export class CheckApp extends Component<CheckAppProps, CheckAppState> {
  override state: CheckAppState = { notice: '' };

  readonly #checker = new Checker(this.props.begin, {
    hear: (news) => this.#hear(news),
    fail: (why) => this.#fail(why),
  });

  #written = new WrittenCells();

  /** A result that came while the reader was writing: it would take what they write away. */
  #held: Checked | undefined;

  readonly #actions: CheckActions = {
    ask: (kind, question) => this.#checker.ask(kind, question),
    write: (cells) => this.#change(() => this.#checker.tell({ kind: 'write', edit: this.#written.add(cells), cells })),
    textIn: (file, cell) => this.#written.textIn(file, cell),
    replace: (file) => this.#change(() => this.#checker.tell({ kind: 'replace', files: [file] })),
    toUtf8: (file) => this.#change(() => this.#checker.tell({ kind: 'to-utf8', file })),
    choose: (country) => this.#change(() => this.#checker.tell({ kind: 'country', country })),
    undo: () => this.#change(() => this.#checker.tell({ kind: 'undo' })),
    startAgain: () => {
      this.#end();
      this.setState({ ...NOTHING, notice: '' });
    },
  };

  override render() {
    const { words, address } = this.props;
    const { busy, checked, converted, refused, notice } = this.state;
    const isBegun = checked !== undefined || converted !== undefined;
    return h('div', { class: 'page check' }, [
      h('a', { class: 'skip', href: '#main' }, words.say('page.skip')),
      h('header', { class: 'top' }, [
        h('h1', { class: 'name' }, words.say('page.title')),
        h('p', { class: 'privacy' }, words.say('page.privacy')),
      ]),
      h('main', { id: 'main', tabIndex: -1, 'aria-busy': busy !== undefined, onFocusOut: this.#release }, [
        h(BusyLine, { key: 'busy', words, busy, onStop: this.#stop }),
        refused !== undefined &&
          h('div', { key: 'refused', class: 'notice warn', role: 'alert' }, [
            h('p', null, h('strong', null, words.say('result.refused'))),
            h('p', { lang: 'en' }, h('bdi', null, `${refused.message} ${refused.hint}`)),
          ]),
        h('p', { key: 'notice', class: 'notice', role: 'status' }, notice),
        isBegun
          ? h(ResultView, { key: 'result', words, checked, converted, actions: this.#actions })
          : h(StartView, {
              ...{ key: 'start', words, address, isBusy: busy !== undefined },
              onTake: this.#take,
              onUrl: this.#openUrl,
            }),
      ]),
    ]);
  }

  readonly #take = async (taking: Promise<Taken>): Promise<void> => {
    const { words } = this.props;
    this.#begin();
    this.setState({ ...NOTHING, busy: { step: 'files', canStop: false }, notice: '' });
    const taken = await taking;
    switch (taken.kind) {
      case 'files':
        this.setState({ busy: { step: 'read', canStop: true } });
        return this.#checker.tell({ kind: 'open', files: taken.files });
      case 'nothing':
        return this.setState({ busy: undefined, notice: words.say('start.nothing') });
      case 'too large':
        return this.setState({ busy: undefined, notice: words.say('start.too_large', { size: MOST_MEGABYTES }) });
      case 'unreadable':
        return this.setState({ busy: undefined, notice: words.say('start.unreadable', { name: taken.name }) });
      default:
        taken satisfies never;
    }
  };

  readonly #openUrl = (url: string): void => {
    this.#begin();
    this.setState({ ...NOTHING, busy: { step: 'fetch', canStop: true }, notice: '' });
    this.#checker.tell({ kind: 'open-url', url });
  };

  readonly #stop = (): void => {
    this.#end();
    this.setState({ ...NOTHING, notice: this.props.words.say('busy.stopped') });
  };

  #end(): void {
    this.#checker.end();
    this.#begin();
  }

  /** Nothing was written yet. */
  #begin(): void {
    [this.#written, this.#held] = [new WrittenCells(), undefined];
  }

  #change(tell: () => void): void {
    this.#held = undefined;
    tell();
    this.setState({ busy: { step: 'check', canStop: false }, refused: undefined });
  }

  #hear(news: News): void {
    switch (news.kind) {
      case 'progress':
        this.setState(({ busy }) => ({
          busy: { step: news.step, done: news.done, of: news.of, canStop: busy?.canStop ?? false },
        }));
        break;
      case 'converted':
        this.setState({ busy: undefined, converted: news });
        break;
      case 'checked':
        if (isWriting()) this.#held = news;
        else this.#show(news);
        break;
      case 'refused':
        if (news.edit !== undefined) this.#written.forget(news.edit);
        this.setState({ busy: undefined, refused: news });
        break;
      default:
        news satisfies never;
    }
  }

  /** The focus left something: what came meanwhile can be shown. */
  readonly #release = (): void => {
    const held = this.#held;
    this.#held = undefined;
    if (held) this.#show(held);
  };

  #show(news: Checked): void {
    // Of an edit that came after it, another check follows.
    const isLast = this.#written.forgetUpTo(news.edit);
    this.setState(({ checked, busy }) => ({
      ...{ busy: isLast ? undefined : busy, checked: news },
      notice: checked === undefined ? '' : changeInWords(this.props.words, countAll(news) - countAll(checked)),
    }));
  }

  #fail(why: string): void {
    this.#end();
    this.setState({ ...NOTHING, refused: { message: this.props.words.say('busy.failed'), hint: why } });
  }
}

/** Whether the reader is in the middle of an edit. */
function isWriting(): boolean {
  return document.activeElement?.matches('.grid-frame :is(input, textarea), .text-lines textarea') ?? false;
}

function countAll({ counts }: Checked): number {
  return counts.error + counts.doubt + counts.warning;
}

function changeInWords(words: CheckWords, change: number): string {
  if (change === 0) return words.say('result.same');
  return words.say(change < 0 ? 'result.fewer' : 'result.more', { count: Math.abs(change) });
}
