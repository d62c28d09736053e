/** The whole page: what was opened, what the worker said of it, and what the reader does. */

import { Component, h } from 'preact';
import type { Finding } from '../../../src/findings/browser.ts';
import type { Accepted, Checked, Files, Report } from '../messages.ts';
import type { CheckActions } from './check-actions.ts';
import type { CheckWords } from './check-words.ts';
import { Checker } from './checker.ts';
import { CannotFetch, fetchPasted, isOnThisComputer } from './fetch-pasted.ts';
import { changed, type Opened, openedWith, undone } from './opened.ts';
import { ResultView } from './result-view.ts';
import { StartView } from './start-view.ts';
import type { Taken } from './taken-files.ts';
import { CannotWrite, inUtf8, withColumns, writeCells } from './write-cells.ts';

interface CheckAppProps {
  readonly words: CheckWords;
  /** Begins the worker that checks. */
  readonly begin: () => Worker;
  /** What the link to this page names; empty without. */
  readonly address: string;
}

interface Busy {
  readonly step: 'files' | 'fetch' | 'check';
  /** Whether it can be stopped: an edit cannot, because it would be lost with all others. */
  readonly canStop: boolean;
}

interface CheckAppState {
  readonly busy?: Busy | undefined;
  readonly opened: Opened;
  /** The last one, of these files or of what they were before the last edits. */
  readonly report?: Report | undefined;
  /** Why nothing was checked, or an edit was not made. */
  readonly refused?: { readonly message: string; readonly hint: string } | undefined;
  /** What happened last, in words, for the live region. */
  readonly notice: string;
}

const NOTHING = { busy: undefined, opened: openedWith(new Map()), report: undefined, refused: undefined, notice: '' };

export class CheckApp extends Component<CheckAppProps, CheckAppState> {
  override state: CheckAppState = NOTHING;

  readonly #checker = new Checker(this.props.begin, {
    hear: (report) => this.#hear(report),
    accept: (accepted) => this.#write(accepted),
    fail: (why) =>
      this.setState({ busy: undefined, refused: { message: this.props.words.say('busy.failed'), hint: why } }),
  });

  /** As it is by now: a state is set later. */
  #opened: Opened = NOTHING.opened;

  #country = '';

  /** Is stopped when the reader does not wait for files any more. */
  #taking = new AbortController();

  /** A report that came while the reader was writing: it would take what they write away. */
  #held: Report | undefined;

  /** The files of which findings were accepted last. */
  #accepted: Files = NOTHING.opened.files;

  #found: ReadonlyMap<string, Finding> = new Map();

  /** What splits tables. It is loaded with the first files, because the reader of CSV is large. */
  #tableOf: typeof import('./table.ts').tableOf | undefined;

  readonly #tableIn = (file: string) => {
    const [bytes, form] = [this.#opened.files.get(file), this.state.report?.checked?.tables.get(file)?.form];
    return bytes && form && this.#tableOf?.(bytes, form);
  };

  readonly #actions: CheckActions = {
    bytes: (file) => this.#opened.files.get(file),
    table: this.#tableIn,
    foundAt: (file, cell) => this.#found.get(`${cell} ${file}`),
    write: (cells) => this.#change((opened) => changed(opened, writeCells(opened.files, this.#tableIn, cells))),
    addColumns: (file, names) =>
      this.#change((opened) => changed(opened, withColumns(opened.files, this.#tableIn, file, names))),
    accept: (findings, reason) => {
      const { files } = this.#opened;
      this.#accepted = files;
      this.#checker.accept({ files, findings, reason });
    },
    replace: (files) => this.#change((opened) => changed(opened, new Map([...opened.files, ...files]))),
    toUtf8: (file) => this.#change((opened) => changed(opened, inUtf8(opened.files, this.#tableIn, file))),
    choose: (country) => {
      this.#country = country;
      this.#change((opened) => opened);
    },
    undo: () => this.#change(undone),
    startAgain: () => this.#forget(''),
  };

  override render() {
    const { words, address } = this.props;
    const { busy, opened, report, refused, notice } = this.state;
    return h('div', { class: 'page check' }, [
      h('a', { class: 'skip', href: '#main' }, words.say('page.skip')),
      h('header', { class: 'top' }, [
        h('h1', { class: 'name' }, words.say('page.title')),
        h('p', { class: 'privacy' }, words.say('page.privacy')),
      ]),
      h('main', { id: 'main', tabIndex: -1, 'aria-busy': busy !== undefined, onFocusOut: this.#release }, [
        this.#busyLine(),
        refused !== undefined &&
          h('div', { key: 'refused', class: 'notice warn', role: 'alert' }, [
            h('p', null, h('strong', null, words.say('result.refused'))),
            h('p', { lang: 'en' }, h('bdi', null, `${refused.message} ${refused.hint}`)),
          ]),
        h('p', { key: 'notice', class: 'notice', role: 'status' }, notice),
        report !== undefined
          ? h(ResultView, { key: 'result', words, report, opened, actions: this.#actions })
          : h(StartView, {
              ...{ key: 'start', words, address, isBusy: busy !== undefined },
              onTake: (taking) => this.#take('files', () => taking),
              onUrl: this.#openUrl,
            }),
      ]),
    ]);
  }

  #busyLine() {
    const { words } = this.props;
    const { busy } = this.state;
    const stop = () => this.#forget(words.say('busy.stopped'));
    return h('div', { key: 'busy', class: busy ? 'busy is-busy' : 'busy' }, [
      busy && h('progress', { 'aria-label': words.say('busy.label') }),
      busy && h('p', { role: 'status' }, words.say(`busy.${busy.step}`)),
      busy?.canStop && h('button', { type: 'button', onClick: stop }, words.say('busy.stop')),
    ]);
  }

  readonly #openUrl = (url: string): void => {
    const [isLocal, isOfLink] = [isOnThisComputer(location.hostname), url === this.props.address.trim()];
    const ask = (signal: AbortSignal) =>
      fetchPasted(url, { fetch: (...asked) => fetch(...asked), isLocal, isOfLink, signal });
    this.#take('fetch', ask);
  };

  /** Checks what is dropped, chosen or fetched. */
  async #take(step: Busy['step'], take: (signal: AbortSignal) => Promise<Taken>): Promise<void> {
    this.#forget('');
    const { signal } = this.#taking;
    this.setState({ busy: { step, canStop: true } });
    const taken = await Promise.all([take(signal), this.#loadTableOf()]).then(
      ([taken]) => taken,
      (error: unknown) => {
        if (error instanceof CannotFetch) return error;
        throw error;
      },
    );
    if (signal.aborted) return;
    if (taken instanceof CannotFetch) return this.setState({ busy: undefined, refused: taken });
    if (taken.kind === 'none') return this.setState({ busy: undefined, notice: taken.why(this.props.words) });
    this.#opened = openedWith(taken.files, taken.notes);
    this.#check(true);
  }

  async #loadTableOf(): Promise<void> {
    try {
      this.#tableOf = (await import('./table.ts')).tableOf;
    } catch (error) {
      throw new CannotFetch(this.props.words.say('busy.failed'), String(error));
    }
  }

  #forget(notice: string): void {
    this.#taking.abort();
    this.#checker.end();
    this.#taking = new AbortController();
    [this.#opened, this.#country, this.#held] = [NOTHING.opened, '', undefined];
    this.setState({ ...NOTHING, notice });
  }

  #change(change: (opened: Opened) => Opened): void {
    this.#held = undefined;
    try {
      this.#opened = change(this.#opened);
      this.#check(false);
    } catch (error) {
      if (!(error instanceof CannotWrite)) throw error;
      this.setState({ refused: { message: `Nothing was written. ${error.message}`, hint: '' } });
    }
  }

  /** Not over an edit of the same file that came meanwhile. */
  #write(accepted: Accepted): void {
    const isSame = (path: string) => this.#opened.files.get(path) === this.#accepted.get(path);
    if (accepted.kind === 'not accepted') this.setState({ refused: { message: accepted.why, hint: '' } });
    else if ([...accepted.written.keys()].every(isSame)) this.#actions.replace(accepted.written);
  }

  #check(canStop: boolean): void {
    this.setState({ opened: this.#opened, busy: { step: 'check', canStop }, refused: undefined });
    this.#checker.check({ files: this.#opened.files, country: this.#country });
  }

  #hear(report: Report): void {
    if (isWriting()) this.#held = report;
    else this.#show(report);
  }

  /** The focus left something: what came meanwhile can be shown. */
  readonly #release = (): void => {
    const held = this.#held;
    this.#held = undefined;
    if (held) this.#show(held);
  };

  #show({ made, ...news }: Report): void {
    const { checked } = news;
    if (made !== undefined) {
      const [named] = news.converted ? [] : [...this.#opened.files.keys()].filter((path) => !made.has(path));
      // All that a document became is new.
      const given = news.converted ? new Map() : made;
      this.#opened = { ...openedWith(made, this.#opened.notes), given, named };
    }
    const findings = (checked?.causes ?? []).flatMap((cause) => cause.findings);
    this.#found = new Map(findings.map((found) => [`${found.cell} ${found.file}`, found]));
    this.setState(({ report, busy }) => ({
      // Of an edit that came after it, another report follows.
      busy: this.#checker.isBusy ? busy : undefined,
      opened: this.#opened,
      report: { ...report, ...news },
      notice:
        report?.checked && checked ? changeInWords(this.props.words, countAll(checked) - countAll(report.checked)) : '',
    }));
  }
}

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
