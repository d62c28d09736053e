/** What was found: how much of it, the causes with the worst first, and what can be done with the files. */

import { h } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Severity } from '../../../src/findings/browser.ts';
import type { Checked, CheckedCause, Report } from '../messages.ts';
import { CauseCard } from './cause-card.ts';
import type { CheckActions } from './check-actions.ts';
import type { CheckWords } from './check-words.ts';
import { FilesSection } from './files-section.ts';
import type { Opened } from './opened.ts';
import { DocumentSection, PublishSection, SheetSection, UnseenSection } from './sections.ts';

interface ResultViewProps {
  readonly words: CheckWords;
  readonly report: Report;
  readonly opened: Opened;
  readonly actions: CheckActions;
}

export function ResultView({ words, report, opened, actions }: ResultViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  /** Of the cause in which the reader was last. */
  const place = useRef<number>(undefined);
  const focus = (next?: HTMLElement) => (next ?? frame.current?.querySelector<HTMLElement>('.result-title'))?.focus();
  useLayoutEffect(focus, []);
  // A cause that is mended is gone, and with it what had the focus: the one that took its place has it then.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const causes = [...(frame.current?.querySelectorAll<HTMLElement>('.causes > .cause') ?? [])];
    focus(place.current === undefined ? undefined : causes[Math.min(place.current, causes.length - 1)]);
  }, [report]);
  const { checked, converted, sheet } = report;
  const canPublish = checked?.canPublish === true;
  return h('div', { class: 'result', ref: frame }, [
    h('div', { key: 'head', class: 'result-head' }, [
      h('h2', { class: 'result-title', tabIndex: -1 }, words.say('result.title')),
      h('div', { class: 'result-actions' }, [
        opened.before.length > 0 && h('button', { type: 'button', onClick: actions.undo }, words.say('result.undo')),
        h('button', { type: 'button', onClick: actions.startAgain }, words.say('result.again')),
      ]),
    ]),
    converted && h(DocumentSection, { key: 'document', words, converted, notes: opened.notes, canPublish }),
    sheet && h(SheetSection, { key: 'sheet', words, sheet, opened, onChoose: actions.choose }),
    checked && [
      h(Found, { key: 'found', words, checked, isSheet: sheet !== undefined, actions, place }),
      h(FilesSection, { key: 'files', words, checked, opened }),
      canPublish && converted && h(PublishSection, { key: 'publish', words, commands: converted.next }),
      h(UnseenSection, { key: 'unseen', words, checked }),
    ],
  ]);
}

const SEVERITIES = ['error', 'doubt', 'warning'] as const satisfies readonly Severity[];

/** How many causes each press of the button adds. */
const MORE = 50;

/** The rows of so many causes are shown at once; of the others, on demand. */
const OPEN = 5;

interface FoundProps {
  readonly words: CheckWords;
  readonly checked: Checked;
  /** Whether a sheet is alone: network.json is still to come. */
  readonly isSheet: boolean;
  readonly actions: CheckActions;
  readonly place: { current: number | undefined };
}

/** How much was found, and the causes, of one severity if the reader likes. */
function Found({ words, checked, isSheet, actions, place }: FoundProps) {
  const [wished, setOnly] = useState<Severity>();
  const [shown, setShown] = useState(MORE);
  const { counts, canPublish, sizes, causes } = checked;
  const found = SEVERITIES.filter((severity) => counts[severity] > 0);
  const isMended = counts.error + counts.doubt === 0;
  const verdict = canPublish ? 'result.can' : isSheet && isMended ? 'sheet.can' : 'result.cannot';
  const only = wished !== undefined && found.includes(wished) ? wished : undefined;
  const wanted = only === undefined ? causes : causes.filter(({ first }) => first.severity === only);
  const names = namesOf(wanted);
  const show = (severity: Severity | undefined) => {
    setOnly(severity);
    setShown(MORE);
  };
  const chip = (severity: Severity | undefined) =>
    h(
      'button',
      { type: 'button', 'aria-pressed': wished === severity, onClick: () => show(severity) },
      words.say(severity === undefined ? 'result.all' : `severity.${severity}`),
    );
  return [
    h('div', { key: 'counts', class: `verdict ${verdict === 'result.cannot' ? 'is-bad' : 'is-good'}` }, [
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
      found.length > 1 &&
        h(
          'div',
          { class: 'chips', role: 'group', 'aria-label': words.say('result.show') },
          [undefined, ...found].map(chip),
        ),
    ]),
    h('div', { key: 'causes', class: 'causes' }, [
      wanted.some(({ first }) => first.cell !== undefined) &&
        h('p', { key: 'help', class: 'quiet' }, [
          h('span', { class: 'with-keys' }, words.say('table.help')),
          h('span', { class: 'with-fingers' }, words.say('table.help_touch')),
        ]),
      ...wanted.slice(0, shown).map((cause, i) =>
        h(CauseCard, {
          ...{ key: names[i], words, cause, actions, isOpen: i < OPEN },
          onFocus: () => {
            place.current = i;
          },
        }),
      ),
      wanted.length > shown &&
        h(
          'button',
          { type: 'button', key: 'more', onClick: () => setShown(shown + MORE) },
          words.say('result.more_causes', { count: wanted.length - shown }),
        ),
    ]),
  ];
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
