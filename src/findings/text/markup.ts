/** HTML from templates in which every text is escaped. */

import { escapeHtml } from './escape-html.ts';

/** Text that is HTML already. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[];

/** A template of HTML. Texts and numbers are escaped, markup stays as it is. */
export function markup(parts: TemplateStringsArray, ...values: readonly Part[]): Markup {
  return new Markup(parts.reduce((text, part, i) => text + partText(values[i - 1] ?? '') + part));
}

function partText(value: Part): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeHtml(String(value));
}

/** A sentence with `code` in backticks. */
export function sentence(text: string): Markup {
  const parts = text.split('`').map((part, i) => (i % 2 === 1 ? markup`<code>${part}</code>` : markup`${part}`));
  return markup`${parts}`;
}

/** A link to an address that somebody entered; the text alone if it is none of the web or of mail. */
export function enteredLink(address: string, text: string): Markup {
  if (!/^(https?:\/\/|mailto:)/i.test(address)) return markup`${text}`;
  return markup`<a href="${address}" rel="noopener">${text}</a>`;
}
