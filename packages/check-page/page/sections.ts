/** What stands around the causes: the country of a sheet, what became of a document and how it is published, and what was not looked for. */

import { type ComponentChild, h } from 'preact';
import { useState } from 'preact/hooks';
import { documentation, visible } from '../../../src/findings/browser.ts';
import { type Checked, type CheckedCause, type Converted, PASTED, type SheetAlone } from '../messages.ts';
import type { CheckWords } from './check-words.ts';
import type { Opened } from './opened.ts';

interface SheetSectionProps {
  readonly words: CheckWords;
  readonly sheet: SheetAlone;
  readonly opened: Opened;
  readonly onChoose: (country: string) => void;
}

/** Of a sheet that is alone: as which table it is read, and its country, which network.json would say. */
export function SheetSection({ words, sheet: { country, countries }, opened, onChoose }: SheetSectionProps) {
  const choose = (event: Event) => onChoose((event.currentTarget as HTMLSelectElement).value);
  const option = (value: string, text: string) => h('option', { value, selected: value === country }, text);
  const names = new Intl.DisplayNames(words.language, { type: 'region' });
  const { compare } = new Intl.Collator(words.language);
  const own = navigator.languages.map(regionOf);
  // Those of the reader's languages stand first.
  const rank = (code: string) => Number(!own.includes(code));
  const named = countries
    .map((code) => [names.of(code) ?? code, code] as const)
    .sort(([a, one], [b, other]) => rank(one) - rank(other) || compare(a, b));
  const { named: file = PASTED, files } = opened;
  return h('section', { class: 'sheet' }, [
    file !== PASTED &&
      h('p', null, words.say('sheet.named', { file: visible(file), table: [...files.keys()][0] ?? '' })),
    h('p', { class: 'country' }, [
      h('label', { for: 'country' }, words.say('sheet.country')),
      h('select', { id: 'country', onChange: choose }, [
        country === '' && option('', words.say('sheet.choose')),
        ...named.map(([name, code]) => option(code, name)),
      ]),
    ]),
    country === '' && h('p', null, words.say('sheet.first')),
  ]);
}

interface DocumentSectionProps {
  readonly words: CheckWords;
  readonly converted: Converted;
  /** What may be missing of the document itself. */
  readonly notes: readonly string[];
  /** What was empty may be filled in by now. */
  readonly canPublish: boolean;
}

/** What became of an OCPI document. */
export function DocumentSection({ words, converted, notes, canPublish }: DocumentSectionProps) {
  const { accounting, causes, cellsToFillIn, next } = converted;
  const losses = causes.map((cause) => loss(words, cause));
  return h('section', { class: 'document' }, [
    h('h2', null, words.say('document.title')),
    ...notes.map((note) => h('p', { class: 'notice warn', lang: 'en' }, h('bdi', null, visible(note)))),
    h('h3', null, words.say('document.accounting')),
    h('pre', { class: 'accounting', lang: 'en', tabIndex: 0 }, accounting.map(visible).join('\n')),
    losses.length > 0 && list('ul', { class: 'losses', lang: 'en' }, losses),
    next.length === 0 && h('p', { class: 'notice warn' }, words.say('document.none')),
    cellsToFillIn > 0 &&
      !canPublish &&
      h('p', { class: 'notice warn' }, words.say('document.fill_in', { count: cellsToFillIn })),
  ]);
}

function loss(words: CheckWords, { first, extent }: CheckedCause): ComponentChild {
  const { severity, message, hint, pointer } = first;
  return [
    h('span', { class: `badge ${severity}` }, words.say(`severity.${severity}`)),
    h('bdi', null, ` ${visible(hint === undefined ? message : `${message} ${hint}`)} `),
    h('span', { class: 'quiet' }, h('bdi', null, visible(extent ?? pointer ?? ''))),
  ];
}

/** How the tables of an OCPI document are published, once nothing speaks against it. */
export function PublishSection({ words, commands }: { words: CheckWords; commands: readonly string[] }) {
  const own = documentation('own-network.md');
  return h('section', { class: 'publish' }, [
    h('h2', null, words.say('document.publish')),
    h('p', null, words.say('document.publish_how')),
    list(
      'ol',
      { class: 'commands' },
      commands.map((command) => h(Command, { words, command })),
    ),
    h('p', null, h('a', { href: own, rel: 'noreferrer' }, words.say('document.publish_more'))),
  ]);
}

function Command({ words, command }: { words: CheckWords; command: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(command).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const said = words.say('document.copy');
  return [
    h('code', null, command),
    h('button', { type: 'button', onClick: copy, 'aria-label': `${said}: ${command}` }, said),
    h('span', { role: 'status' }, isCopied ? words.say('document.copied') : ''),
  ];
}

/** What was not looked for, so that nobody takes a check of files alone for more than it is. */
export function UnseenSection({ words, checked }: { words: CheckWords; checked: Checked }) {
  const codes = checked.notLookedFor.map((code) => h('code', null, code));
  const notAsked = checked.notAsked.map((name) => h('bdi', null, visible(name)));
  return h('details', { class: 'unlooked' }, [
    h('summary', null, words.say('unseen.title')),
    h('p', null, words.say('unseen.codes')),
    list('ul', { class: 'codes', lang: 'en' }, codes),
    notAsked.length > 0 && [h('p', null, words.say('unseen.asked')), list('ul', { class: 'codes' }, notAsked)],
  ]);
}

function list(tag: 'ul' | 'ol', props: { class: string; lang?: string }, items: readonly ComponentChild[]) {
  const made = items.map((item) => h('li', null, item));
  return h(tag, props, made);
}

/** Where most people live who read a language; undefined if its tag is of no standard, as `C`. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
}
