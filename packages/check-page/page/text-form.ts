/** A text to write once for all findings of a cause: what belongs in their cells, or why they are right. */

import { h } from 'preact';
import { useId } from 'preact/hooks';

interface TextFormProps {
  readonly label: string;
  readonly button: string;
  /** Of what was written, which is not empty. */
  readonly onText: (text: string) => void;
}

export function TextForm({ label, button, onText }: TextFormProps) {
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget as HTMLFormElement).get('text')).trim();
    if (text !== '') onText(text);
  };
  return h('form', { class: 'text-form', onSubmit: submit }, [
    h('label', { for: id }, label),
    h('input', { id, name: 'text', required: true, autoComplete: 'off', dir: 'auto' }),
    h('button', { type: 'submit' }, button),
  ]);
}
