/** HTML from templates in which every value is escaped, unless it is marked as HTML. */

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

/** Escapes text for use between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
