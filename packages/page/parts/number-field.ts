/** A field for a number, which keeps what the reader types: "0," is on its way to a number. */

import { Component, h } from 'preact';
import { readNumber } from '../facts/route.ts';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  /** Text that is no number asks for nothing. */
  readonly onNumber: (value: number | undefined) => void;
}

interface NumberFieldState {
  readonly text: string;
  /** The number that the page had last. */
  readonly value?: number | undefined;
}

export class NumberField extends Component<NumberFieldProps, NumberFieldState> {
  override state: NumberFieldState = { text: '' };

  /** A number from elsewhere, such as the back button, replaces the text; the number of the text itself does not. */
  static override getDerivedStateFromProps({ value }: NumberFieldProps, state: NumberFieldState): NumberFieldState {
    if (value === state.value || value === readNumber(state.text)) return { ...state, value };
    return { text: value === undefined ? '' : String(value), value };
  }

  override render() {
    const { label, onNumber } = this.props;
    const type = (event: Event) => {
      const text = (event.currentTarget as HTMLInputElement).value;
      this.setState({ text });
      onNumber(readNumber(text));
    };
    return h('label', null, [
      h('span', null, label),
      h('input', { type: 'text', inputMode: 'decimal', size: 5, maxLength: 9, value: this.state.text, onInput: type }),
    ]);
  }
}
