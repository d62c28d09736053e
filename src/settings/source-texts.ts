/** Texts of a source: the variables in them, what may be a secret, and what is shown. Nothing here needs the schema of the settings. */

/** An environment variable in a setting; its name is the first group. */
export const VARIABLE = /\$\{([A-Z_][A-Z0-9_]*)\}/g;

/** The variables that stand anywhere in settings. */
export function variablesIn(settings: object): string[] {
  return [...new Set([...JSON.stringify(settings).matchAll(VARIABLE)].map(([, name = '']) => name))];
}

/** Text without its variables, to look at the rest. */
export const withoutVariables = (text: string) => text.replace(VARIABLE, '0');

/** The value of a header (RFC 9110, 5.5): visible characters, with spaces only between them. */
export const HEADER_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** Whether a header or a parameter of this name is likely to hold a secret. */
export function isSecretName(name: string): boolean {
  return /(^|[-_])auth(orization)?([-_]|$)|cookie|token|secret|passw|credential|signature|^sig$|(^|[-_.])key$|api-?key/i.test(
    name,
  );
}

/** A URL as findings and reports show it. Its query may contain a key, and many people read findings. */
export function shownUrl(url: string): string {
  const { origin } = new URL(withoutVariables(url));
  const path = url.replace(/^[^/]*\/\/[^/?#]*/, '').replace(/[?#].*$/s, '');
  return `${origin}${path === '' ? '/' : path}`;
}

/** A source as far as it may hold secrets. */
export interface SourceWithSecrets {
  readonly name: string;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
}

/** Whether a secret is written out in a source. */
export function hasWrittenOutSecret(source: SourceWithSecrets): boolean {
  return secretsOf(source).length > 0;
}

/** The settings of a source that hold a secret. */
export function secretsOf({ url, headers, token }: SourceWithSecrets): string[][] {
  const named = Object.entries(headers).filter(([name, value]) => isSecretName(name) && isWrittenOut(value));
  return [
    ...(url !== undefined && hasSecret(url) ? [['url']] : []),
    ...named.map(([name]) => ['headers', name]),
    ...(token !== undefined && isWrittenOut(token) ? [['token']] : []),
  ];
}

function isWrittenOut(text: string): boolean {
  return text.search(VARIABLE) < 0;
}

function hasSecret(url: string): boolean {
  const query = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '');
  return [...query].some(([name, value]) => isSecretName(name) && value !== '' && isWrittenOut(value));
}
