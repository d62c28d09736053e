/**
 * Fills environment variables into the address of a source. What comes out holds secrets: it is for requests only, and
 * whatever is told about them is cleared of these first.
 */

import { Secrets } from '../../findings/text/secrets.ts';
import { HEADER_VALUE, isSecretName, VARIABLE } from '../../settings/source-texts.ts';
import { type Failed, failed } from './source-answer.ts';

/** Environment variables by name, such as process.env. */
export type Environment = Readonly<Record<string, string | undefined>>;

interface Written {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly token?: string | undefined;
}

/** An address that can be asked, and what must not be told of it. */
export interface Filled {
  readonly kind: 'filled';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly token: string | undefined;
  readonly secrets: Secrets;
}

/**
 * With these one can publish, the older names that wrangler still takes included. They are never sent to a source: people who may
 * change a source could have them sent to a server of their own.
 */
const OF_PUBLISHING = /^(?:(?:CLOUDFLARE|ACTIONS|WRANGLER)_|CF_(?:API_TOKEN|API_KEY|EMAIL|ACCOUNT_ID)$)/;

/** Fills in all variables. A failure names the first variable that cannot be used, and never a value. */
export function fillIn({ url, headers = {}, token }: Written, environment: Environment): Filled | Failed {
  const used = new Set<string>();
  const texts: readonly (readonly [setting: string, text: string])[] = [
    ['url', url],
    ...Object.entries(headers).map(([name, text]) => [`headers.${name}`, text] as const),
    ...(token === undefined ? [] : [['token', token] as const]),
  ];
  for (const [setting, text] of texts) {
    for (const [, name = ''] of text.matchAll(VARIABLE)) {
      const value = environment[name];
      const [problem, hint] = problemOf(name, value) ?? [];
      if (problem !== undefined) {
        const message = `The environment variable ${name}, which "${setting}" needs, ${problem}.`;
        return { ...failed(message, hint), setting };
      }
      used.add(value ?? '');
    }
  }
  const fill = (text: string) => text.replace(VARIABLE, (_, name: string) => environment[name] ?? '');
  return {
    kind: 'filled',
    // Encoded, so that a value is one part of the path or the query, whatever it holds.
    url: url.replace(VARIABLE, (_, name: string) => encodeURIComponent(environment[name] ?? '')),
    headers: Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, fill(text)])),
    token: token === undefined ? undefined : fill(token),
    secrets: new Secrets([...used, ...literalSecrets(headers), ...(token === undefined ? [] : [fill(token)])]),
  };
}

/** Secrets that stand in the file itself. */
function literalSecrets(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flatMap(([name, text]) =>
    isSecretName(name) ? [text, text.replace(/^\S+ +/, '')] : [],
  );
}

function problemOf(name: string, value: string | undefined): readonly [problem: string, hint: string] | undefined {
  if (OF_PUBLISHING.test(name))
    return ['is for publishing only', 'Give the source a token of its own, in a variable of another name.'];
  const where = `Set ${name} where the build runs: in .env on your machine, in a workflow from a secret.`;
  if (value === undefined) return ['is not set', where];
  if (value.trim() === '') return ['is empty', where];
  const again = `Set ${name} again; it must be visible ASCII characters.`;
  if (/[\r\n]/.test(value)) return ['has a line break in its value', again];
  if (value !== value.trim()) return ['has a space at the beginning or the end of its value', again];
  return HEADER_VALUE.test(value) ? undefined : ['has a character in its value that cannot be sent in a header', again];
}
