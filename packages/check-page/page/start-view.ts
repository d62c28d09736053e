/** How files get in: dropped, chosen, or by the address of what somebody publishes. */

import { Component, createRef, h } from 'preact';
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

interface StartViewState {
  /** Whether something is held over the page. */
  readonly isOver: boolean;
  readonly isBadUrl: boolean;
}

export class StartView extends Component<StartViewProps, StartViewState> {
  override state: StartViewState = { isOver: false, isBadUrl: false };

  readonly #button = createRef<HTMLButtonElement>();

  /** The whole window takes what is dropped: a browser would open a file that misses the area. */
  override componentDidMount(): void {
    addEventListener('dragover', this.#over);
    addEventListener('dragleave', this.#leave);
    addEventListener('drop', this.#drop);
    if (this.props.address !== '') this.#button.current?.focus();
  }

  override componentWillUnmount(): void {
    removeEventListener('dragover', this.#over);
    removeEventListener('dragleave', this.#leave);
    removeEventListener('drop', this.#drop);
  }

  override render() {
    const { words, isBusy } = this.props;
    return h('div', { class: 'start' }, [
      h('p', { class: 'lead' }, words.say('start.lead')),
      h('div', { class: `drop${this.state.isOver ? ' is-over' : ''}` }, [
        h('p', { class: 'drop-words' }, words.say('start.drop')),
        h('div', { class: 'choices' }, [
          this.#chooser(words.say('start.folder'), { webkitdirectory: true }),
          this.#chooser(words.say('start.files'), { multiple: true }),
        ]),
      ]),
      this.#urlForm(isBusy),
      h('p', { class: 'quiet' }, words.say('page.english')),
    ]);
  }

  /** A button that opens the hidden input: buttons are reached and named the same way everywhere. */
  #chooser(text: string, kind: { readonly webkitdirectory?: true; readonly multiple?: true }) {
    const open = (event: Event) => {
      const button = event.currentTarget as HTMLButtonElement;
      (button.nextElementSibling as HTMLInputElement).click();
    };
    const choose = (event: Event) => {
      const input = event.currentTarget as HTMLInputElement;
      const files = [...(input.files ?? [])];
      input.value = '';
      if (files.length > 0) this.props.onTake(takeChosen(files));
    };
    return [
      h('button', { type: 'button', onClick: open }, text),
      h('input', { type: 'file', hidden: true, onChange: choose, ...kind }),
    ];
  }

  #urlForm(isBusy: boolean) {
    const { words, address } = this.props;
    const { isBadUrl } = this.state;
    const note = address === '' ? 'start.url_note' : 'start.url_given';
    return h('form', { class: 'url-form', noValidate: true, onSubmit: this.#submit }, [
      h('label', { for: 'url' }, words.say('start.url')),
      h('div', { class: 'url-row' }, [
        h('input', {
          ...{ id: 'url', name: 'url', type: 'url', inputMode: 'url', autoComplete: 'off', spellcheck: false },
          ...{ defaultValue: address, placeholder: 'https://' },
          ...{ 'aria-invalid': isBadUrl, 'aria-describedby': 'url-note' },
        }),
        h(
          'button',
          { type: 'submit', ref: this.#button, disabled: isBusy, 'aria-describedby': 'url-note' },
          words.say('start.check'),
        ),
      ]),
      h('p', { id: 'url-note', class: isBadUrl ? 'bad' : 'quiet', role: isBadUrl ? 'alert' : undefined }, [
        words.say(isBadUrl ? 'start.bad_url' : note),
      ]),
    ]);
  }

  readonly #submit = (event: Event): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget as HTMLFormElement).get('url')).trim();
    const url = URL.parse(text);
    const isOfWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
    this.setState({ isBadUrl: !isOfWeb });
    if (isOfWeb) this.props.onUrl(text);
  };

  readonly #over = (event: DragEvent): void => {
    event.preventDefault();
    if (!this.state.isOver) this.setState({ isOver: true });
  };

  readonly #leave = ({ relatedTarget }: DragEvent): void => {
    if (relatedTarget === null) this.setState({ isOver: false });
  };

  readonly #drop = (event: DragEvent): void => {
    event.preventDefault();
    this.setState({ isOver: false });
    if (event.dataTransfer !== null) this.props.onTake(takeDropped(event.dataTransfer));
  };
}
