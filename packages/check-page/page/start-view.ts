/** How files get in: dropped, chosen, or by the address of what somebody publishes. */

import { h } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { CheckWords } from './check-words.ts';
import { type Taken, takeChosen, takeDropped } from './taken-files.ts';

interface StartViewProps {
  readonly words: CheckWords;
  /** What is filled in; empty without. */
  readonly address: string;
  readonly isBusy: boolean;
  readonly onTake: (taking: Promise<Taken>) => void;
  readonly onUrl: (url: string) => void;
}

export function StartView({ words, address, isBusy, onTake, onUrl }: StartViewProps) {
  /** Whether something is held over the page. */
  const [isOver, setOver] = useState(false);
  // The whole window takes what is dropped: a browser would open a file that misses the area (main.ts).
  useLayoutEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const drop = ({ dataTransfer }: DragEvent) => {
      setOver(false);
      if (dataTransfer !== null) onTake(takeDropped(dataTransfer));
    };
    addEventListener('dragover', () => setOver(true), { signal });
    addEventListener('dragleave', ({ relatedTarget }) => setOver(relatedTarget !== null), { signal });
    addEventListener('drop', drop, { signal });
    return () => end.abort();
  }, []);
  const choose = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length > 0) onTake(takeChosen(files));
  };
  /** A button that opens the hidden input: buttons are reached and named the same way everywhere. */
  const chooser = (text: string, kind: { readonly webkitdirectory?: true; readonly multiple?: true }) => [
    h('button', { type: 'button', onClick: openNext }, text),
    h('input', { type: 'file', hidden: true, onChange: choose, ...kind }),
  ];
  return h('div', { class: 'start' }, [
    h('p', { class: 'lead' }, words.say('start.lead')),
    h('div', { class: `drop${isOver ? ' is-over' : ''}` }, [
      h('p', { class: 'drop-words' }, words.say('start.drop')),
      h('div', { class: 'choices' }, [
        chooser(words.say('start.folder'), { webkitdirectory: true }),
        chooser(words.say('start.files'), { multiple: true }),
      ]),
    ]),
    h(UrlForm, { words, address, isBusy, onUrl }),
    h('p', { class: 'quiet' }, words.say('page.english')),
  ]);
}

function openNext(event: Event): void {
  ((event.currentTarget as HTMLButtonElement).nextElementSibling as HTMLInputElement).click();
}

function UrlForm({ words, address, isBusy, onUrl }: Omit<StartViewProps, 'onTake'>) {
  const [isBad, setBad] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (address !== '') button.current?.focus();
  }, []);
  const submit = (event: Event) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget as HTMLFormElement).get('url')).trim();
    const isOfWeb = /^https?:$/.test(URL.parse(text)?.protocol ?? '');
    setBad(!isOfWeb);
    if (isOfWeb) onUrl(text);
  };
  const field = {
    id: 'url',
    name: 'url',
    type: 'url',
    inputMode: 'url',
    autoComplete: 'off',
    spellcheck: false,
  } as const;
  const described = { 'aria-describedby': 'url-note' };
  const note = words.say(isBad ? 'start.bad_url' : address === '' ? 'start.url_note' : 'start.url_given');
  return h('form', { class: 'url-form', noValidate: true, onSubmit: submit }, [
    h('label', { for: 'url' }, words.say('start.url')),
    h('div', { class: 'url-row' }, [
      h('input', { ...field, ...described, defaultValue: address, placeholder: 'https://', 'aria-invalid': isBad }),
      h('button', { type: 'submit', ref: button, disabled: isBusy, ...described }, words.say('start.check')),
    ]),
    h('p', { id: 'url-note', class: isBad ? 'bad' : 'quiet', role: isBad ? 'alert' : undefined }, note),
  ]);
}
