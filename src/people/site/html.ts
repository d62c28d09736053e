/** HTML from templates in which every value is escaped, unless it is marked as HTML. */

import { escapeHtml } from '../../findings/text/escape-html.ts';

/** Text that is HTML already. */
interface Raw {
  readonly raw: string;
}

/** A template of HTML. Values are escaped, except `{ raw }`. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Raw)[]): string {
  return parts.reduce((text, part, i) => {
    const value = values[i - 1] ?? '';
    return text + (typeof value === 'string' ? escapeHtml(value) : value.raw) + part;
  });
}
